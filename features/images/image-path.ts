/** Where we serve an image: the content at this address never changes. */
import type { ImageType } from '#db/schema/images.ts'
import { URLS } from '#features/urls.ts'

/** An image as pages and formats show it. */
export interface Picture {
  /** On our server; never where it came from. */
  url: string
  width: number
  height: number
  /** So light that it needs a dark background. */
  onDark: boolean
}

const EXTENSIONS: Record<ImageType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

export function imagePath(hash: string, type: ImageType): string {
  return URLS.image.replace(':file', `${hash}.${EXTENSIONS[type]}`)
}
