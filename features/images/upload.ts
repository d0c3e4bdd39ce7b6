/** What browser and server share of an uploaded picture: its limits and the names of its fields. */
import type { ImageKind } from '#db/schema/images.ts'

/** A camera's JPEG fits. A form of pictures with its texts stays below what docs/operations.md lets nginx pass. */
export const MOST_UPLOAD_BYTES = 10 * 1024 * 1024

/** For the file chooser. HEIC is absent on purpose: a phone then converts its photos to JPEG. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml'

const KINDS: Readonly<Record<string, ImageKind>> = {
  logoSvgUrl: 'logo',
  logoPngUrl: 'logo',
  heroAfbeeldingUrl: 'hero',
}
const PHOTO = /^team\.\d{1,4}\.foto$/

/** The kind of picture that a field of the profile form holds; null for other fields. */
export function pictureKindAt(path: string): ImageKind | null {
  return PHOTO.test(path) ? 'foto' : Object.hasOwn(KINDS, path) ? KINDS[path]! : null
}

const FILE = 'bestand.'

/** The file input beside a field, for a form that is sent without JavaScript. */
export const fileInputOf = (path: string) => FILE + path

export function fieldOfFileInput(name: string): string | null {
  return name.startsWith(FILE) ? name.slice(FILE.length) : null
}
