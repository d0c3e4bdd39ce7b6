/** Which kind of picture bytes are, told by the bytes alone: what a server or a file name says of them is not believed. */

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg'

/** Null where it is none that we take. A compressed SVG (.svgz) is none: it could unpack to anything. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096))
  const at = (start: number, end: number) => head.toString('latin1', start, end)
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'gif'
  if (at(4, 8) === 'ftyp' && isAvif(head)) return 'avif'
  return isSvg(head.toString('utf8')) ? 'svg' : null
}

/** ISO 14496-12: the brands of the first box. HEIC (an iPhone's own) has others, and is not taken. */
function isAvif(head: Buffer): boolean {
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), 256))
  for (let at = 0; at + 4 <= box.length; at += 4) if (/^avi[fs]$/.test(box.toString('latin1', at, at + 4))) return true
  return false
}

/** A web page that has an SVG in it is no picture: the root must be one, after at most what XML lets stand before it. */
function isSvg(text: string): boolean {
  const root = text.replace(
    /^\uFEFF?\s*(?:(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[\s\S]*?\])?\s*>)\s*)*/i,
    '',
  )
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(root)
}

/** Whether it looks like a web page, so that a refusal can say so. */
export function isWebPage(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i.test(
    Buffer.from(bytes.subarray(0, 1_024)).toString('utf8'),
  )
}
