/** The picture of a score in a mail: the number, its word, and where it stands on the scale. In the colours of a light page. */
import { FAIR_SCORE, GOOD_SCORE } from '#features/analyses/score-words.ts'
import { SCORE_SIZE, type ScoreWords } from '#features/images/encoding.ts'
import { textPaths, widthOf } from './text-as-paths.ts'

const PAPER = '#faf6ef'
const INK = '#2a211c'
const SOFT = '#6b625b'
const HAIRLINE = '#ded6cb'
const COLORS = { good: '#1b6236', fair: '#7d5002', weak: '#a51f1e' }

const { width: WIDTH, height: HEIGHT } = SCORE_SIZE
const MARGIN = 40
const SCALE = WIDTH - 2 * MARGIN
const BAR = HEIGHT - 62

export function scoreSvg({ score, word, of }: ScoreWords): string {
  const color = score >= GOOD_SCORE ? COLORS.good : score >= FAIR_SCORE ? COLORS.fair : COLORS.weak
  const number = String(score)
  const beside = MARGIN + widthOf(number, 600) * 112 + 24
  const at = (value: number) => MARGIN + (value / 100) * SCALE
  const limits = [FAIR_SCORE, GOOD_SCORE]
    .map((limit) => `<rect x="${at(limit) - 1.5}" y="${BAR - 8}" width="3" height="34" fill="${INK}"/>`)
    .join('')
  const bar = (width: number, fill: string) =>
    `<rect x="${MARGIN}" y="${BAR}" width="${width}" height="18" rx="9" fill="${fill}"/>`
  const written = (text: string, weight: 400 | 600, fill: string, place: { x: number; y: number; size: number }) =>
    `<g fill="${fill}">${textPaths(text, weight, place)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${[
    written(number, 600, INK, { x: MARGIN, y: 128, size: 112 }),
    written(word, 600, color, { x: beside, y: 84, size: 44 }),
    written(of, 400, SOFT, { x: beside, y: 128, size: 28 }),
    bar(SCALE, HAIRLINE),
    score > 0 ? bar(Math.max(18, at(score) - MARGIN), color) : '',
    limits,
  ].join('')}</svg>`
}
