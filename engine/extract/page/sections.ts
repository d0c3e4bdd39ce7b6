/** A page's text under its headings, for the rules that read lists: services, reviews, cases, questions. */
import type { Page } from './page.ts'
import type { Line } from './page-markup.ts'

export interface Section {
  heading: Line
  level: number
  /** The lines below it, up to the next heading of the same or a higher level. */
  lines: Line[]
}

const LEVEL = /^h([1-6])$/

export function headingLevel(line: Line): number {
  return Number(LEVEL.exec(line.tag)?.[1] ?? 0)
}

export function sectionsOf(page: Page): Section[] {
  const sections: Section[] = []
  const open: Section[] = []
  for (const line of page.shown) {
    const level = headingLevel(line)
    if (level > 0) {
      while (open.length && open.at(-1)!.level >= level) open.pop()
    }
    for (const section of open) if (section.lines.length < 200) section.lines.push(line)
    if (level > 0 && sections.length < 500) {
      const section = { heading: line, level, lines: [] }
      sections.push(section)
      open.push(section)
    }
  }
  return sections
}
