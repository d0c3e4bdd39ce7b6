/** What goes with the mail of a report: the picture of its score and, where it is wanted, the whole report as a PDF. */
import { eq } from 'drizzle-orm'
import { reports } from '#db/schema/reports.ts'
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { drawScore } from '#features/images/encode.server.ts'
import { SCORE_SIZE } from '#features/images/encoding.ts'
import type { ShownPicture } from '#features/mail/templated-mail.server.ts'
import type { MailFile, Services } from '#features/services.ts'
import { reportPdf } from './pdf/report-pdf.server.ts'
import type { ReportContent } from './report-content.schema.ts'
import { reportFileName } from './report-file.rules.ts'
import { pdfNote, scoreAlt } from './report-mail.rules.ts'
import { contentOf } from './report-parts.server.ts'

interface ReportFiles {
  shown: ShownPicture | null
  pdf: MailFile | null
  /** Says where the whole report is; null: the text says so already. */
  note: string | null
}

/** The same report gives the same files. Null: the report is gone. Throws 'too-busy' where too many wait for a PDF. */
export async function reportFiles(
  { db }: Services,
  { reportId, wantsPdf }: { reportId: string; wantsPdf: boolean },
): Promise<ReportFiles | null> {
  const found = await db.asJobs(async (tx) => {
    const [row] = await tx
      .select({ userId: reports.user_id, domainId: reports.domain_id, period: reports.maand, result: reports.result })
      .from(reports)
      .where(eq(reports.id, reportId))
    if (!row?.result) return null
    return { userId: row.userId, content: await contentOf(tx, { ...row, result: row.result as StoredReport }) }
  })
  if (!found) return null
  const { userId, content } = found
  const drawn = wantsPdf ? await reportPdf(userId, content) : null
  return {
    shown: await pictureOf(content),
    pdf: drawn?.ok ? { name: reportFileName(content, 'pdf'), type: 'application/pdf', content: drawn.value } : null,
    note: drawn && pdfNote(content.language, drawn.ok),
  }
}

/** At most one of each score and language: the month's reports show the same ones. */
const drawn = new Map<string, Promise<Uint8Array | null>>()

async function pictureOf(content: ReportContent): Promise<ShownPicture | null> {
  const { score, scoreWord, language } = content
  if (score === null || scoreWord === null) return null
  const key = `${score} ${scoreWord}`
  const of = language === 'nl' ? 'van de 100' : 'out of 100'
  const drawing =
    drawn.get(key) ??
    drawScore({ score, word: scoreWord, of }).then((outcome) => (outcome.ok ? outcome.image.bytes : null))
  drawn.set(key, drawing)
  const bytes = await drawing
  if (bytes === null) {
    drawn.delete(key)
    return null
  }
  const id = 'score'
  return {
    picture: { id, alt: scoreAlt(content), width: SCORE_SIZE.width / 2, height: SCORE_SIZE.height / 2 },
    file: { name: `score-${score}.png`, type: 'image/png', content: bytes, shownAs: id },
  }
}
