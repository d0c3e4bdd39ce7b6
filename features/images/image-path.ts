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

/** The hash in the address of an image that we serve; null for any other address. */
export function hashInAddress(address: string, baseUrl: string): string | null {
  const [start, hash = ''] = [baseUrl + URLS.image.replace(':file', ''), address.slice(-68, -4)]
  const isOurs = /^[0-9a-f]{64}$/.test(hash) && [`${start}${hash}.png`, `${start}${hash}.jpg`].includes(address)
  return isOurs ? hash : null
}

export function imagePath(hash: string, type: ImageType): string {
  return URLS.image.replace(':file', `${hash}.${EXTENSIONS[type]}`)
}
