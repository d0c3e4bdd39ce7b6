/** Puts text, lists and tables under each other on the pages of a report, and starts a new page where they do not fit. */
import { type Line, linesOf, type Span, type Style } from './lines.ts'
import { BODY, CONTENT_WIDTH, HEADINGS, LINE_HEIGHT, PAGE } from './look.ts'
import type { Element, Tag, TaggedDocument } from './tagged-document.ts'

export interface ParagraphOptions {
  parent?: Element
  tag?: Tag
  x?: number
  width?: number
  /** Below it. */
  gap?: number
  lineHeight?: number
  align?: 'left' | 'right'
  /** Lines; a longer text is cut. */
  most?: number
}

export class Sheet {
  readonly doc: TaggedDocument
  readonly mostPages: number
  y = 0
  #parent: Element
  /** How much could not be put on the pages. */
  leftOut = 0

  constructor(doc: TaggedDocument, mostPages: number) {
    this.doc = doc
    this.mostPages = mostPages
    this.#parent = doc.root
  }

  get parent(): Element {
    return this.#parent
  }

  newPage(top: number = PAGE.top): void {
    this.doc.addPage()
    this.y = top
  }

  /** The height that is free on this page. */
  get left(): number {
    return PAGE.height - PAGE.bottom - this.y
  }

  /** The height that is free on all pages together, without the last lines that say what was left out. */
  get leftInAll(): number {
    const perPage = PAGE.height - PAGE.bottom - PAGE.top
    return this.left + (this.mostPages - this.doc.pages) * perPage - 60
  }

  /** Starts a new page where less than this is free. */
  need(height: number): void {
    if (this.left < height) this.newPage()
  }

  skip(height: number): void {
    if (this.left < height) return
    this.y += height
  }

  section(draw: () => void): void {
    const outer = this.#parent
    this.#parent = this.doc.element(outer, 'Sect')
    draw()
    this.#parent.end()
    this.#parent = outer
  }

  /** With `next`: what must follow it on the same page. */
  heading(level: 2 | 3, text: string, next = 70): void {
    const style = HEADINGS[level]
    const lines = linesOf([{ ...style, text }], CONTENT_WIDTH)
    const height = lines.length * style.size * 1.25
    const before = level === 2 ? 30 : 18
    this.need(before + height + next)
    if (this.y > PAGE.top) this.y += before
    if (level === 2) this.doc.bookmark(text)
    const element = this.doc.element(this.#parent, level === 2 ? 'H2' : 'H3')
    this.doc.mark(element, (pen) => {
      for (const [at, line] of lines.entries()) pen.line(line, PAGE.left, this.y + style.size * (0.95 + at * 1.25))
    })
    element.end()
    this.y += height + (level === 2 ? 9 : 5)
  }

  paragraph(text: string | Span[], options: ParagraphOptions & { style?: Style } = {}): void {
    const { parent = this.#parent, tag = 'P', gap = 7, style = BODY } = options
    const element = this.doc.element(parent, tag)
    this.lines(element, typeof text === 'string' ? [{ ...style, text }] : text, options)
    element.end()
    this.y += gap
  }

  /** Writes into an element; a text that goes on on the next page is one element. */
  lines(element: Element, spans: Span[], options: ParagraphOptions = {}): void {
    const { x = PAGE.left, width = CONTENT_WIDTH, lineHeight = LINE_HEIGHT } = options
    const size = Math.max(...spans.map((span) => span.size))
    const high = size * lineHeight
    let rest = linesOf(spans, width, options.most)
    while (rest.length > 0) {
      const fit = Math.floor((this.left + 0.5) / high)
      // No single line of a paragraph at the foot of a page or at the head of the next.
      const now = fit >= rest.length ? rest.length : fit < 2 ? 0 : Math.min(fit, rest.length - 2)
      if (now <= 0) {
        this.newPage()
        continue
      }
      this.put(element, rest.slice(0, now), { ...options, x, width, lineHeight }, size)
      rest = rest.slice(now)
      this.y += now * high
    }
  }

  /** Writes lines at the current height, which does not change. */
  put(element: Element, lines: Line[], options: ParagraphOptions, size: number): void {
    if (lines.length === 0) return
    const placed = this.#placed(lines, options, size)
    const marked = placed.flatMap(({ line, x, y }) =>
      line.pieces.filter(({ style }) => style.marked).map((piece) => ({ piece, x, y })),
    )
    if (marked.length > 0) {
      this.doc.decorate((pen) => {
        for (const { piece, x, y } of marked) pen.stroke(x + piece.x, x + piece.x + piece.width, y, piece.style.size)
      })
    }
    this.doc.mark(element, (pen) => {
      for (const { line, x, y } of placed) pen.line(line, x, y)
    })
  }

  /** As `put`, of what was said before: the head of a table on its next page. */
  decorateLines(lines: Line[], options: ParagraphOptions, size: number): void {
    const placed = this.#placed(lines, options, size)
    this.doc.decorate((pen) => {
      for (const { line, x, y } of placed) pen.line(line, x, y)
    }, 'Pagination')
  }

  #placed(lines: Line[], options: ParagraphOptions, size: number): { line: Line; x: number; y: number }[] {
    const { x = PAGE.left, width = CONTENT_WIDTH, lineHeight = LINE_HEIGHT, align } = options
    const high = size * lineHeight
    return lines.map((line, at) => ({
      line,
      x: align === 'right' ? x + width - line.width : x,
      y: this.y + high * at + high * 0.5 + size * 0.35,
    }))
  }

  /** `label` of an item is its number or bullet. Stops where less than `reserve` is free on all pages; gives how many items were left out. */
  list(
    items: readonly { label: string; draw: (body: Element, x: number, width: number) => void }[],
    indent = 16,
    reserve = 0,
  ): number {
    if (items.length === 0 || this.leftInAll < reserve) return items.length
    const list = this.doc.element(this.#parent, 'L')
    let drawn = 0
    for (const { label, draw } of items) {
      if (this.leftInAll < reserve) break
      drawn += 1
      this.need(2 * BODY.size * LINE_HEIGHT)
      const item = this.doc.element(list, 'LI')
      const lbl = this.doc.element(item, 'Lbl')
      this.put(lbl, linesOf([{ ...BODY, text: label }], indent), {}, BODY.size)
      lbl.end()
      const body = this.doc.element(item, 'LBody')
      draw(body, PAGE.left + indent, CONTENT_WIDTH - indent)
      body.end()
      item.end()
    }
    list.end()
    this.y += 4
    return items.length - drawn
  }

  bullets(texts: readonly string[], most: number): void {
    this.list(
      texts.map((text) => ({
        label: '•',
        draw: (parent, x, width) => this.paragraph(text, { parent, x, width, gap: 3, most }),
      })),
      12,
    )
  }
}
