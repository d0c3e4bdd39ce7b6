/** Where an image stands with us: an address that never changes what it leads to. */
import type { ImageType } from '#db/schema/images.ts'
import { URLS } from '#features/urls.ts'

/** An image as pages and formats show it. */
export interface Picture {
  /** With us; never where it came from. */
  url: string
  width: number
  height: number
  /** So light that it needs a dark ground. */
  onDark: boolean
}

const EXTENSIONS: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

export function imagePath(hash: string, type: ImageType): string {
  return URLS.image.replace(':file', `${hash}.${EXTENSIONS[type]}`)
}
