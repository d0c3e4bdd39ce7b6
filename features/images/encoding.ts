/** What an image becomes: sizes per kind, and what passes between us and the process that re-encodes. */
import type { ImageKind, ImageType } from '#db/schema/images.ts'

export interface EncodeTask {
  bytes: Uint8Array
  kind: ImageKind
  /** Milliseconds of a processor's work: a busy machine makes no picture heavy. */
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

export interface EncodedImage {
  bytes: Uint8Array
  type: ImageType
  width: number
  height: number
  /** So light that it needs a dark ground. */
  onDark: boolean
}

export type EncodeProblem = 'web-page' | 'not-an-image' | 'too-many-pixels' | 'unreadable' | 'too-slow'
export type EncodeOutcome = { ok: true; image: EncodedImage } | { ok: false; problem: EncodeProblem }

/** A camera of 50 megapixels is still an honest one. */
export const MOST_PIXELS = 50_000_000

/** As those who show links want it (ogp.me). */
export const SHARE_SIZE = { width: 1_200, height: 630 }

/** The longer side in pixels. A search engine wants a logo of at least 112, and 1,200 to show a picture large. */
export const LONGEST_SIDE: Record<ImageKind, number> = { logo: 512, hero: 1_200, foto: 480 }
