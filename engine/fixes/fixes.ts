/** The fixes for what a report found missing. Each is valid and removes nothing; the tests try them. */

import type { SiteReading } from '#engine/extract/read-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import type { Fix } from './fix.ts'
import { jsonLdFix } from './json-ld-fix.ts'
import { llmsTxtFix } from './llms-txt.ts'
import { descriptionFix, indexingFix } from './meta-tags.ts'
import { robotsFix } from './robots-file.ts'

export function fixesFor(report: AuditReport, site: SiteReading): Fix[] {
  return [robotsFix, indexingFix, jsonLdFix, descriptionFix, llmsTxtFix].flatMap((make) => make(report, site) ?? [])
}
