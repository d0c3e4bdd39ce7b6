/** Recognises the format of a picture by its bytes alone: what a server or a file name says is not trusted. */

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg'

/** Null for a format that we do not accept. A compressed SVG (.svgz) is refused: it could unpack to anything. */
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

/** HEIC has other brands than AVIF, and is refused. */
function isAvif(head: Buffer): boolean {
  return brandsOf(head).some((brand) => /^avi[fs]$/.test(brand))
}

/** An iPhone's own format, so that a refusal can say what to do. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 256))
  return head.toString('latin1', 4, 8) === 'ftyp' && brandsOf(head).some((brand) => /^he[iv][cmsx]$/.test(brand))
}

/** ISO 14496-12: the brands of the first box. */
function brandsOf(head: Buffer): string[] {
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), 256))
  return Array.from({ length: Math.floor(box.length / 4) }, (_, at) => box.toString('latin1', 4 * at, 4 * at + 4))
}

/** A web page that contains an SVG is not a picture: the root must be one, after at most what XML allows before it. */
function isSvg(text: string): boolean {
  return /^<(?:[\w.-]{1,40}:)?svg[\s/>]/.test(rootOf(text, ['<?', '<!--', '<!doctype']))
}

/** Whether it looks like a web page, so that a refusal can say so. */
export function isWebPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('utf8')
  return /^<(?:!doctype html|html|head|body)\b/i.test(rootOf(start, ['<!--']))
}

/** How each construct before the root ends. */
const ENDS: Record<string, string> = { '<?': '?>', '<!--': '-->', '<!doctype': '>' }

/** The text from its first element on, in one pass; empty when what comes before does not end. */
function rootOf(text: string, before: string[]): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const start = before.find((one) => rest.slice(0, one.length).toLowerCase() === one)
    if (!start || (start === '<!doctype' && !/^<!doctype\s{1,99}svg\b/i.test(rest))) return rest
    // A declaration of entities contains '>' itself.
    const subset = start === '<!doctype' ? rest.slice(0, rest.indexOf('>') + 1).indexOf('[') : -1
    const from = subset < 0 ? start.length : rest.indexOf(']', subset)
    const end = from < 0 ? -1 : rest.indexOf(ENDS[start]!, from)
    if (end < 0) return ''
    rest = rest.slice(end + ENDS[start]!.length).trimStart()
  }
}
