import type { ReportContent } from './report-content.schema.ts'

/** 'rapport-voorbeeld.nl-2026-11.json' */
export function reportFileName({ host, period }: ReportContent, type: 'json' | 'pdf'): string {
  return `rapport-${host.replaceAll(/[^a-z0-9.-]/gi, '-')}-${period}.${type}`
}
