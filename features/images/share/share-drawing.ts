/** The picture of a shared profile: a company's sentence with its name marked, as large as fits, in the light scheme. */
import { BRAND } from '#features/brand.ts'
import { SHARE_SIZE } from '#features/images/encoding.ts'
import { drawable, textPaths, type Weight, widthOf } from './text-as-paths.ts'

const PAPER = '#faf6ef'
const INK = '#2a211c'
const SOFT = '#6b625b'
const MARKER = '#ffae4c'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const MARGIN = 80
const LINE_WIDTH = WIDTH - 2 * MARGIN
const TEXT_TOP = 72
const TEXT_HEIGHT = 420
const FOOT = HEIGHT - 62
const SIZES = [76, 68, 62, 56, 52, 48, 44, 40, 36, 32, 28, 25]
const LINE_HEIGHT = 1.28
/** Longer texts are cut: no more fits at the smallest size. */
const LONGEST = { name: 240, rest: 700 }

interface Piece {
  text: string
  weight: Weight
  width: number
}

/** Undefined if our fonts lack a letter of the name: a picture with holes in a name is worse than none. */
export function shareSvg({ name, rest }: { name: string; rest: string }): string | undefined {
  const marked = drawable(name.slice(0, LONGEST.name).toWellFormed(), 600)
  if (!marked) return undefined
  const plain = drawable(rest.slice(0, LONGEST.rest).toWellFormed(), 400) ?? ''
  const words = [...piecesOf(marked, 600), ...piecesOf(plain, 400)]
  let lines: Piece[][] = []
  let size = SIZES[0]!
  for (size of SIZES) {
    lines = inLines(words, LINE_WIDTH / size)
    if (lines.length * size * LINE_HEIGHT <= TEXT_HEIGHT) break
  }
  const fitting = lines.slice(0, Math.floor(TEXT_HEIGHT / (size * LINE_HEIGHT)))
  const top = TEXT_TOP + (TEXT_HEIGHT - fitting.length * size * LINE_HEIGHT) / 2
  const body = fitting.map((line, index) => drawLine(line, top + size * (0.95 + index * LINE_HEIGHT), size)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${body}${foot()}</svg>`
}

function piecesOf(text: string, weight: Weight): Piece[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, weight, width: widthOf(word, weight) }))
}

/** `most`: the width of a line in units of the font size. A wider word is broken at the end of the line. */
function inLines(words: Piece[], most: number): Piece[][] {
  const space = widthOf(' ', 400)
  const lines: Piece[][] = [[]]
  let used = 0
  const put = (piece: Piece) => {
    if (used > 0 && used + space + piece.width > most) {
      lines.push([])
      used = 0
    }
    lines.at(-1)!.push(piece)
    used += (used > 0 ? space : 0) + piece.width
  }
  for (const word of words) {
    for (const part of word.width > most ? brokenOff(word, most) : [word]) put(part)
  }
  return lines
}

function brokenOff({ text, weight }: Piece, most: number): Piece[] {
  const parts: Piece[] = []
  let part = ''
  for (const character of text) {
    if (part !== '' && widthOf(part + character, weight) > most) {
      parts.push({ text: part, weight, width: widthOf(part, weight) })
      part = ''
    }
    part += character
  }
  return [...parts, { text: part, weight, width: widthOf(part, weight) }]
}

function drawLine(line: Piece[], y: number, size: number): string {
  const space = widthOf(' ', 400) * size
  let x = MARGIN
  let letters = ''
  let markedTo = MARGIN
  for (const { text, weight, width } of line) {
    letters += textPaths(text, weight, { x, y, size })
    x += width * size
    if (weight === 600) markedTo = x
    x += space
  }
  const stroke = markedTo > MARGIN ? markerStroke(MARGIN, markedTo, y, size) : ''
  return `${stroke}<g fill="${INK}">${letters}</g>`
}

/** Drawn by hand: not quite straight, a little wider than the marked text. */
function markerStroke(from: number, to: number, y: number, size: number): string {
  const [left, right] = [from - size * 0.1, to + size * 0.1]
  const [top, bottom] = [y - size * 0.2, y + size * 0.2]
  const lean = size * 0.04
  const middle = (left + right) / 2
  return `<path fill="${MARKER}" stroke="${MARKER}" stroke-width="${size * 0.06}" stroke-linejoin="round" d="M${left} ${top + lean}Q${middle} ${top - lean} ${right} ${top}L${right} ${bottom - lean}Q${middle} ${bottom + lean} ${left} ${bottom}Z"/>`
}

function foot(): string {
  const size = 34
  const x = WIDTH - MARGIN - widthOf(BRAND.name, 600) * size
  const caption = textPaths('Samengesteld uit de gegevens van het bedrijf', 400, { x: MARGIN, y: FOOT, size: 25 })
  const name = textPaths(BRAND.name, 600, { x, y: FOOT, size })
  return `<g fill="${SOFT}">${caption}</g>${markerStroke(x, WIDTH - MARGIN, FOOT, size)}<g fill="${INK}">${name}</g>`
}
