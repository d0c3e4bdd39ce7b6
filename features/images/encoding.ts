/** What an image becomes: the sizes per kind, and the messages between us and the encoding process. */
import type { ImageKind, ImageType } from '#db/schema/images.ts'

export interface EncodeTask {
  bytes: Uint8Array
  kind: ImageKind
  /** Milliseconds of CPU time, so that a busy machine does not fail an honest picture. */
  mostWork: number
}

/** The sentence of a profile's share image. */
export interface ShareWords {
  name: string
  rest: string
}

export interface DrawTask {
  words: ShareWords
  mostWork: number
}

/** A score as a mail shows it, in the words of the mail's language. */
export interface ScoreWords {
  score: number
  word: string
  /** 'van de 100' */
  of: string
}

export interface ScoreTask {
  scored: ScoreWords
  mostWork: number
}

export interface EncodedImage {
  bytes: Uint8Array
  type: ImageType
  width: number
  height: number
  /** So light that it needs a dark background. */
  onDark: boolean
}

export type EncodeProblem = 'web-page' | 'heic' | 'not-an-image' | 'too-many-pixels' | 'unreadable' | 'too-slow'
export type EncodeOutcome = { ok: true; image: EncodedImage } | { ok: false; problem: EncodeProblem }

/** Allows a camera of 50 megapixels. */
export const MOST_PIXELS = 50_000_000

/** The size that link previews want (ogp.me). */
export const SHARE_SIZE = { width: 1_200, height: 630 }

/** Twice the size at which a mail shows it. */
export const SCORE_SIZE = { width: 680, height: 232 }

/** The longer side in pixels. Search engines want a logo of at least 112, and 1,200 to show a picture large. */
export const LONGEST_SIDE: Record<ImageKind, number> = { logo: 512, hero: 1_200, foto: 480 }
