/** The content of a report → the bytes of its PDF; null where they are too many. The same content gives the same bytes. Takes processor time: ask reportPdf, which has a thread for it. */
import { BRAND } from '#features/brand.ts'
import type { ReportContent } from '#features/reports/report-content.schema.ts'
import { drawChanges } from './changes.ts'
import { drawComparison } from './comparison.ts'
import { drawAsked, drawEvidence, drawMethod } from './evidence.ts'
import { drawFacts } from './facts.ts'
import { drawHistory } from './history.ts'
import { drawCover, drawFeet, drawHead } from './page-of-cover.ts'
import { drawSummary } from './page-of-summary.ts'
import { drawAssistants, drawParts } from './parts.ts'
import { type Report, titleOf, wordsIn } from './report-words.ts'
import { Sheet } from './sheet.ts'
import { TaggedDocument } from './tagged-document.ts'
import { drawTodo } from './todo.ts'

export type PdfForm = 'full' | 'summary'

export const MOST_PAGES: Record<PdfForm, number> = { full: 8, summary: 1 }

export async function drawReport(content: ReportContent, form: PdfForm, mostBytes: number): Promise<Uint8Array | null> {
  const doc = new TaggedDocument({
    title: titleOf(content),
    author: BRAND.name,
    language: content.language,
    createdAt: new Date(content.takenAt),
  })
  const report: Report = { sheet: new Sheet(doc, MOST_PAGES[form]), content, words: wordsIn(content.language) }
  if (form === 'summary') {
    drawHead(report)
    drawSummary(report)
  } else drawFull(report)
  drawFeet(report)
  const bytes = await doc.end()
  return bytes.length > mostBytes ? null : bytes
}

function drawFull(report: Report): void {
  drawCover(report)
  report.sheet.newPage()
  drawSummary(report)
  report.sheet.newPage()
  drawAsked(report)
  drawTodo(report)
  drawFacts(report)
  drawParts(report)
  drawAssistants(report)
  drawHistory(report)
  drawComparison(report)
  drawChanges(report)
  drawEvidence(report)
  drawMethod(report)
}
