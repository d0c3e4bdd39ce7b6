/** A text as a QR code: the outline of its dark squares, for an SVG. */
import { encode } from 'uqr'

export interface QrCode {
  /** Squares per side. */
  size: number
  /** For the `d` of a path. */
  path: string
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
