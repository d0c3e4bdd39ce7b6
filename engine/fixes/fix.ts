/** A fix ready to paste: one edit of one file, that can be tried before anyone makes it. */

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
  /** Absent where the code stands elsewhere. */
  code?: { format: Extract<ReportBlock, { kind: 'code' }>['format']; text: string }
  /** The home page itself is edited, and must be read again to know what that brings. */
  changesPage?: true
  /** The site as it is with this edit made. */
  apply: (evidence: SiteEvidence) => SiteEvidence
}
