/** The fonts of a PDF: the files that come with the program, read once per thread. The next file of a list writes what the first lacks. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

export type Face = 'sans' | 'sans-bold' | 'serif' | 'serif-bold'

export interface FontFile {
  /** The name under which the document embeds it. */
  name: string
  font: Font
}

type Family = 'instrument-sans' | 'source-serif-4'
type Weight = 400 | 600

const WEIGHTS: Record<Face, Weight> = { sans: 400, 'sans-bold': 600, serif: 400, 'serif-bold': 600 }
const SANS = ['latin', 'latin-ext']
const SERIF = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']

const require = createRequire(import.meta.url)
const FOLDERS: Record<Family, string> = {
  'instrument-sans': dirname(require.resolve('@fontsource/instrument-sans/package.json')),
  'source-serif-4': dirname(require.resolve('@fontsource/source-serif-4/package.json')),
}
const loaded = new Map<string, FontFile>()

/** The files that write this face, in the order to try them. Instrument Sans has Latin letters only. */
export function fontFiles(face: Face): (() => FontFile)[] {
  const weight = WEIGHTS[face]
  const serif = SERIF.map((subset) => () => fontFile('source-serif-4', subset, weight))
  if (face.startsWith('serif')) return serif
  return [...SANS.map((subset) => () => fontFile('instrument-sans', subset, weight)), ...serif]
}

function fontFile(family: Family, subset: string, weight: Weight): FontFile {
  const name = `${family}-${subset}-${weight}`
  let file = loaded.get(name)
  if (!file) {
    file = { name, font: create(unpacked(readFileSync(join(FOLDERS[family], 'files', `${name}-normal.woff`)))) as Font }
    loaded.set(name, file)
  }
  return file
}

const HEADER = 12
const ENTRY = 16

/** WOFF → TrueType. Of a packed file, the library would unpack a whole table for every letter. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER + count * ENTRY)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let at = 0; at < count; at++) {
    const entry = 44 + at * 20
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    woff.copy(directory, HEADER + at * ENTRY, entry, entry + 4)
    woff.copy(directory, HEADER + at * ENTRY + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, HEADER + at * ENTRY + 8)
    directory.writeUInt32BE(length, HEADER + at * ENTRY + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([directory, ...tables])
}
