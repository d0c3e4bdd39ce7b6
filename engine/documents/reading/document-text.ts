/**
 * The text of a document as HTML, page by page, so that what finds facts on websites finds them here too. The readers of each format
 * are loaded when one comes: a thread that reads websites alone does without.
 */
import { inflateSync } from 'node:zlib'
import type { DocumentProblem } from '#engine/documents/document-problems.ts'

export type DocumentText = { ok: true; pages: string[]; isPaged: boolean } | { ok: false; problem: DocumentProblem }

/** Of the texts in a DOCX, which is a zip file: a small one can hold a very large one. */
const MOST_UNPACKED = 40 * 1024 * 1024
const MOST_PARTS = 2_000
const MOST_PAGES = 200
const MOST_CHARACTERS = 1_000_000

const failed = (problem: DocumentProblem): DocumentText => ({ ok: false, problem })
const bytesAre = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, at) => bytes[at] === byte)

export async function documentText(bytes: Uint8Array, name: string): Promise<DocumentText> {
  const text = await textOf(bytes, /\.([a-z]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '')
  if (!text.ok) return text
  // Bounded: 2,000 characters a tag, in the worker
  const hasText = text.pages.some((page) => /\p{L}{2}/u.test(page.replace(/<[^<>]{0,2000}>/g, ' ')))
  return hasText ? text : failed('no-text')
}

async function textOf(bytes: Uint8Array, ending: string): Promise<DocumentText> {
  // Word files under a password, and those of before 2007.
  if (bytesAre(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    return failed(isEncrypted ? 'password' : ending === 'doc' || ending === 'docx' ? 'old-word' : 'not-a-document')
  }
  if (ending === 'pdf') return isPdf(bytes) ? pdfText(bytes) : failed('not-a-document')
  if (ending === 'docx') return bytesAre(bytes, 0x50, 0x4b, 3, 4) ? docxText(bytes) : failed('not-a-document')
  if (ending === 'md' || ending === 'txt') {
    const text = plainText(bytes)?.slice(0, MOST_CHARACTERS)
    if (text === undefined || isPdf(bytes)) return failed('not-a-document')
    if (ending === 'txt') return { ok: true, pages: [htmlOf(text)], isPaged: false }
    const { marked } = await import('marked')
    return { ok: true, pages: [marked.parse(text, { async: false })], isPaged: false }
  }
  return failed('not-a-document')
}

/** Some programs write a few lines before the mark. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

async function pdfText(bytes: Uint8Array): Promise<DocumentText> {
  if (unpacksTooLarge(bytes)) return failed('too-large')
  try {
    const { getDocumentProxy } = await import('unpdf')
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
    const pages: string[] = []
    let length = 0
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && length < MOST_CHARACTERS; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      length += text.length
      pages.push(htmlOf(text.slice(0, MOST_CHARACTERS)))
      page.cleanup()
    }
    return { ok: true, pages, isPaged: true }
  } catch (error) {
    return failed(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'not-a-document')
  }
}

/** Looks at every packed stream by itself, since the reader would unpack one as a whole. */
function unpacksTooLarge(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unpacked = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    const start = at + (file[at + 6] === 0x0d ? 8 : 7)
    try {
      unpacked += inflateSync(file.subarray(start), { maxOutputLength: MOST_UNPACKED }).length
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true
      // Packed in another way, or not at all.
    }
    if (unpacked > 4 * MOST_UNPACKED) return true
  }
  return false
}

/** Only its texts are unpacked, up to the limit, and repacked for the reader. */
async function docxText(bytes: Uint8Array): Promise<DocumentText> {
  let size = 0
  let parts = 0
  const { strFromU8, unzipSync, zipSync } = await import('fflate')
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/i.test(name)) return false
        parts += 1
        size += originalSize
        if (size > MOST_UNPACKED || parts > MOST_PARTS) throw new TooMuch()
        return true
      },
    })
    if (!files['word/document.xml']) return failed('not-a-document')
    // Nothing that a document needs: entities that refer to each other grow without end.
    if (Object.values(files).some((file) => strFromU8(file.subarray(0, 2_000), true).includes('<!DOCTYPE'))) {
      return failed('not-a-document')
    }
    const clean = Buffer.from(zipSync(files, { level: 0 }))
    const { default: mammoth } = await import('mammoth')
    const images = mammoth.images.imgElement(async () => ({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer: clean }, { convertImage: images })
    return { ok: true, pages: [value.slice(0, 4 * MOST_CHARACTERS)], isPaged: false }
  } catch (error) {
    return failed(error instanceof TooMuch ? 'too-large' : 'not-a-document')
  }
}

class TooMuch extends Error {}

/** Undefined for what is no text: a program, an image. */
function plainText(bytes: Uint8Array): string | undefined {
  const wide = bytesAre(bytes, 0xff, 0xfe) ? 'utf-16le' : bytesAre(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined
  let text: string
  try {
    text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes)
  }
  const isBinary = [...text.slice(0, 4_000)].some((sign) => sign < '\u0009' || (sign > '\u000d' && sign < '\u0020'))
  return isBinary ? undefined : text
}

const BULLET = /^[-–•*·▪o]\s+(?=\S)/

/** Lines become paragraphs, bullets a list, and what announces either a heading. */
export function htmlOf(text: string): string {
  const lines = text.split(/\r\n|[\n\r\f]/).map((line) => line.replace(/\s+/g, ' ').trim())
  const out: string[] = []
  for (const [at, line] of lines.entries()) {
    if (line === '') continue
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const next = lines.slice(at + 1).find(Boolean) ?? ''
    if (BULLET.test(line)) out.push(`<ul><li>${escaped.replace(BULLET, '')}</li></ul>`)
    else if (line.length <= 60 && isHeading(line, next)) out.push(`<h2>${escaped.replace(/:$/, '')}</h2>`)
    else out.push(`<p>${escaped}</p>`)
  }
  return out.join('\n')
}

function isHeading(line: string, next: string): boolean {
  if (/[.,;!?]$/.test(line) || /\d{2,}/.test(line)) return false
  const isLoud = /\p{Lu}{4}/u.test(line) && line === line.toUpperCase()
  return isLoud || (BULLET.test(next) && !BULLET.test(line)) || /^veel ?gestelde vragen:?$/i.test(line)
}
