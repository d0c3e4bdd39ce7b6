/** The share image of a profile: the words that are drawn, and whether the stored image still matches them. */
import { hash } from 'node:crypto'
import { SHARE_SIZE } from '#features/images/encoding.ts'
import { imagePath, type Picture } from '#features/images/image-path.ts'
import type { PublicProfile } from './schema.ts'
import { type CompanySentence, sentenceOf } from './sentence.ts'

/** Raised when the drawing changes, so that every image is redrawn. */
const DRAWING = 1

/** A company with only a known name is shown by its name. */
export function shareWordsOf(profile: PublicProfile): CompanySentence {
  return sentenceOf(profile) ?? { name: profile.company_name, rest: '' }
}

export function digestOf({ name, rest }: CompanySentence): string {
  return hash('sha256', JSON.stringify([DRAWING, name, rest]))
}

/** Whether nothing needs to be drawn. */
export function isDrawn(profile: PublicProfile): boolean {
  return profile.drawn?.words === digestOf(shareWordsOf(profile))
}

/** An image with outdated words, or those of another plan, is not shown. */
export function shareImageOf(profile: PublicProfile, baseUrl: string): Picture | undefined {
  if (!profile.drawn?.hash || !isDrawn(profile)) return undefined
  return { url: baseUrl + imagePath(profile.drawn.hash, 'image/png'), ...SHARE_SIZE, onDark: false }
}
