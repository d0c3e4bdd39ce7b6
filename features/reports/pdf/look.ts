/** Sizes and colours of a PDF: the light scheme of app/styles/tokens.css as PDF writes colours. */
import type { Style } from './lines.ts'

export const COLORS = {
  paper: '#faf6ee',
  shade: '#f2ece2',
  ink: '#271d16',
  soft: '#62554c',
  band: '#f1e2cd',
  hairline: '#ded6cb',
  edge: '#8b7d71',
  marker: '#ffac4f',
  good: '#1b6236',
  warn: '#7d5002',
  bad: '#a51f1e',
} as const

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 60, right: 60, top: 64, bottom: 72 } as const
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right

const { ink, soft } = COLORS

export const BODY: Style = { face: 'sans', size: 9.5, color: ink }
export const STRONG: Style = { face: 'sans-bold', size: 9.5, color: ink }
export const LARGE: Style = { face: 'sans', size: 11.5, color: ink }
export const SMALL: Style = { face: 'sans', size: 8.5, color: soft }
export const FIGURE: Style = { face: 'sans', size: 9.5, color: ink, tabular: true }
export const HEAD: Style = { face: 'sans-bold', size: 8.5, color: soft }
export const HEADINGS: Record<2 | 3, Style> = {
  2: { face: 'serif-bold', size: 19, color: ink },
  3: { face: 'serif-bold', size: 12.5, color: ink },
}
export const LINE_HEIGHT = 1.45
