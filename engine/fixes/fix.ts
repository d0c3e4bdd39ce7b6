/** A fix ready to paste: one edit of one file, which is tried before it is advised. */

import type { SiteEvidence } from '#engine/evidence.ts'
import type { Category, ReportBlock } from '#engine/report/report.ts'

export type FixId = 'robots-txt' | 'indexing' | 'description' | 'json-ld' | 'llms-txt'

export interface Fix {
  id: FixId
  category: Category
  /** The change in one sentence. */
  says: string
  /** What to do with the code. */
  intro: string
  /** Absent when the code is elsewhere. */
  code?: { format: Extract<ReportBlock, { kind: 'code' }>['format']; text: string }
  /** The edit changes the home page, which must be parsed again to know its effect. */
  changesPage?: true
  /** The evidence with this edit applied. */
  apply: (evidence: SiteEvidence) => SiteEvidence
}
