/** Ready-to-paste fixes for what a report found wanting. Each is itself valid: the tests parse it. */
import type { SiteReading } from '../extract/read-site.ts'
import type { AuditReport, Category, ReportBlock } from '../report.ts'
import { jsonLdFix } from './json-ld-block.ts'
import { llmsTxtFix } from './llms-txt.ts'
import { metaTagsFix } from './meta-tags.ts'
import { robotsFix } from './robots-lines.ts'

export interface Fix {
  category: Category
  /** The language of the code block. */
  format: Extract<ReportBlock, { kind: 'code' }>['format']
  intro: string
  code: string
}

export function fixesFor(report: AuditReport, site: SiteReading): Fix[] {
  return [robotsFix, metaTagsFix, jsonLdFix, llmsTxtFix].flatMap((make) => make(report, site) ?? [])
}

/** Whether the check was measured and left points on the table. */
export function wants(report: AuditReport, ...ids: string[]): boolean {
  return report.checks.some((check) => ids.includes(check.id) && check.measured && check.points < check.maxPoints)
}
