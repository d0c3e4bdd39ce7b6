/** Decodes a response by BOM, header and meta tag, in the order of the HTML standard. */

const META_WINDOW = 1024
const SAMPLE = 65_536
// Bounded: the first 4,096 bytes of a page
const META_CHARSET = /<meta[^>]{0,200}?charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w:.-]{2,40})/i

export function decodeBody(body: Uint8Array, contentType = ''): string {
  const label = charsetOf(body, contentType)
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder('utf-8').decode(body)
  }
}

export function charsetOf(body: Uint8Array, contentType: string): string {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  const header = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{2,40})/i.exec(contentType)?.[1]
  if (header) return header
  const start = new TextDecoder('latin1').decode(body.subarray(0, META_WINDOW * 4))
  const meta = META_CHARSET.exec(start.slice(0, META_WINDOW))?.[1] ?? META_CHARSET.exec(start)?.[1]
  // A page whose meta tag says utf-16 was readable as ASCII, so it is not UTF-16: the standard uses UTF-8.
  if (meta) return /^utf-?16/i.test(meta) ? 'utf-8' : meta
  return isUtf8(body) ? 'utf-8' : 'windows-1252'
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body.subarray(0, SAMPLE), { stream: body.byteLength > SAMPLE })
    return true
  } catch {
    return false
  }
}
