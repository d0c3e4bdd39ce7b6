/** A tagged PDF (PDF/UA-1): every mark on a page belongs to an element of the structure, or is declared decoration. */
import PDFDocument from 'pdfkit'
import { escapeMarkup } from '#features/escape.ts'
import type { Line } from './lines.ts'
import { COLORS, PAGE } from './look.ts'
import { BOX_WIDTH } from './runs.ts'

export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Code'

export type Element = PDFKit.PDFStructureElement

export interface DocumentAbout {
  title: string
  author: string
  language: string
  /** Of the report, so that the same report gives the same file. */
  createdAt: Date
}

// The types of the library lack these.
const PDF_UA = 'PDF/UA' as unknown as 'PDF/A-2a'
const NO_FONT = null as unknown as string
/** A width that is known is not measured again. */
type TextOptions = PDFKit.Mixins.TextOptions & { textWidth: number; wordCount: number }

export class TaggedDocument {
  readonly root: Element
  readonly #doc: Escaped
  readonly #done: Promise<Uint8Array>

  constructor({ title, author, language, createdAt }: DocumentAbout) {
    this.#doc = new Escaped({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      subset: PDF_UA,
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      autoFirstPage: false,
      // The standard fonts cannot be embedded, so none is chosen.
      font: NO_FONT,
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: createdAt },
    })
    this.#done = this.#collected()
    this.root = this.#doc.struct('Document')
    this.#doc.addStructure(this.root)
  }

  get pages(): number {
    return this.#doc.bufferedPageRange().count
  }

  addPage(): void {
    this.#doc.addPage()
  }

  turnTo(page: number): void {
    this.#doc.switchToPage(page)
  }

  bookmark(title: string): void {
    this.#doc.outline.addItem(title)
  }

  /** A new element without content: content and elements are added with `mark` and `element`. */
  element(parent: Element, tag: Tag, options: ElementOptions = {}): Element {
    const element = this.#doc.struct(tag, options)
    parent.add(element)
    return element
  }

  /** A figure must say where it stands. */
  figure(parent: Element, alt: string, { x, y, width, height }: Box, draw: (pen: Pen) => void): void {
    const figure = this.element(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] })
    this.mark(figure, draw)
    figure.end()
  }

  /** Everything that `draw` puts on the page is content of this element. It may be called again for the next page. */
  mark(element: Element, draw: (pen: Pen) => void): void {
    element.add(() => draw(new Pen(this.#doc)))
  }

  /** Decoration: readers that speak or reflow skip it. `Pagination` is what returns on every page. */
  decorate(draw: (pen: Pen) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type })
    draw(new Pen(this.#doc))
    this.#doc.endMarkedContent()
  }

  async end(): Promise<Uint8Array> {
    this.root.end()
    this.#doc.listWholeFonts()
    this.#doc.end()
    return this.#done
  }

  #collected(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = []
      this.#doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      this.#doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.#doc.on('error', reject)
    })
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface ElementOptions {
  alt?: string
  bbox?: [number, number, number, number]
  scope?: 'Column' | 'Row'
  lang?: string
}

/** Draws within one element, or as decoration. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** `y` is the baseline. */
  line(line: Line, x: number, y: number): void {
    for (const { x: at, width, style, text, file } of line.pieces) {
      if (file) {
        this.#doc.registerFont(file.name, file.font as unknown as Uint8Array)
        this.#doc
          .font(file.name)
          .fontSize(style.size)
          .fillColor(style.color)
          .text(text, x + at, y, {
            lineBreak: false,
            baseline: 'alphabetic',
            textWidth: width,
            wordCount: 1,
            ...(style.tabular ? { features: ['tnum'] } : {}),
          } as TextOptions)
      } else this.#box(text, x + at, y, width, style)
    }
  }

  #box(text: string, x: number, y: number, width: number, { size, color }: { size: number; color: string }): void {
    this.#doc.markContent('Span', { actual: text })
    const wide = (BOX_WIDTH - 0.14) * size
    this.#doc
      .roundedRect(x + (width - wide) / 2, y - size * 0.62, wide, size * 0.62, size * 0.08)
      .lineWidth(size * 0.06)
      .stroke(color)
    this.#doc.endMarkedContent()
  }

  rectangle({ x, y, width, height }: Box, color: string, radius = 0): void {
    if (width <= 0) return
    if (radius > 0) this.#doc.roundedRect(x, y, width, height, Math.min(radius, width / 2)).fill(color)
    else this.#doc.rect(x, y, width, height).fill(color)
  }

  rule(x: number, y: number, width: number, color: string = COLORS.hairline, thickness = 0.6): void {
    this.#doc.rect(x, y, width, thickness).fill(color)
  }

  path(points: readonly { x: number; y: number }[], color: string, thickness: number): void {
    for (const [at, { x, y }] of points.entries()) at === 0 ? this.#doc.moveTo(x, y) : this.#doc.lineTo(x, y)
    this.#doc.lineWidth(thickness).lineJoin('round').lineCap('round').stroke(color)
  }

  area(points: readonly { x: number; y: number }[], color: string): void {
    for (const [at, { x, y }] of points.entries()) at === 0 ? this.#doc.moveTo(x, y) : this.#doc.lineTo(x, y)
    this.#doc.closePath().fill(color)
  }

  dot(x: number, y: number, radius: number, color: string): void {
    this.#doc.circle(x, y, radius).fill(color)
  }

  /** The marker behind a text, drawn by hand: not quite straight, a little wider than the text. */
  stroke(from: number, to: number, baseline: number, size: number): void {
    const [left, right] = [from - size * 0.1, to + size * 0.1]
    const [top, bottom] = [baseline - size * 0.2, baseline + size * 0.2]
    const lean = size * 0.04
    const middle = (left + right) / 2
    this.#doc
      .moveTo(left, top + lean)
      .quadraticCurveTo(middle, top - lean, right, top)
      .lineTo(right, bottom - lean)
      .quadraticCurveTo(middle, bottom + lean, left, bottom)
      .closePath()
      .fill(COLORS.marker)
  }

  paper(): void {
    this.#doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLORS.paper)
  }
}

interface Inside {
  info: Record<string, unknown>
  _fontFamilies: Record<string, EmbeddedFont>
}
interface EmbeddedFont {
  scale: number
  widths: number[]
  unicode: number[][]
  font: { getGlyph: (id: number) => Glyph }
  subset: { glyphs: number[]; includeGlyph: (id: number) => number }
}
interface Glyph {
  advanceWidth: number
  codePoints: number[]
  _decode?: () => { numberOfContours: number; components?: { glyphID: number }[] } | null
}

/** Mends two things of the library on which a checker of PDF/UA stumbles. */
class Escaped extends PDFDocument {
  /** The library writes these texts into XML as they are. */
  _addInfo(): void {
    const inside = this as unknown as Inside
    const info = inside.info
    inside.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeMarkup(value) : value]),
    )
    const inherited = PDFDocument.prototype as unknown as { _addInfo: () => void }
    inherited._addInfo.call(this)
    inside.info = info
  }

  /** The accent of an 'é' is a glyph of its own in the embedded font, and the list of its glyphs must name that too. */
  listWholeFonts(): void {
    for (const embedded of new Set(Object.values((this as unknown as Inside)._fontFamilies))) {
      const { font, subset, widths, unicode, scale } = embedded
      for (let at = 0; at < subset.glyphs.length; at++) {
        const shape = font.getGlyph(subset.glyphs[at]!)._decode?.()
        if (!shape || shape.numberOfContours >= 0) continue
        for (const { glyphID } of shape.components ?? []) {
          const id = subset.includeGlyph(glyphID)
          const part = font.getGlyph(glyphID)
          widths[id] ??= part.advanceWidth * scale
          unicode[id] ??= part.codePoints
        }
      }
    }
  }
}
