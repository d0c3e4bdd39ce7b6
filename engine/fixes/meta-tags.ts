/** Meta tags: open to indexing, with a description and the right language. */
import type { SiteReading } from '../extract/read-site.ts'
import type { AuditReport } from '../report.ts'
import type { Fix } from './fixes.ts'

export function metaTagsFix(report: AuditReport, site: SiteReading): Fix | null {
  const indexable = report.checks.find((check) => check.id === 'indexable')
  const description = report.checks.find((check) => check.id === 'known-description')
  const lines: string[] = []
  if (indexable?.measured && indexable.points < indexable.maxPoints)
    lines.push('<meta name="robots" content="index, follow, max-snippet:-1">')
  if (description?.outcome === 'unknown' && site.facts.name) {
    const { name, sector, address } = site.facts
    const where = address?.value.city
      ? report.language === 'nl'
        ? ` in ${address.value.city}`
        : ` in ${address.value.city}`
      : ''
    const what = sector ? `: ${sector.value}${where}` : where
    lines.push(`<meta name="description" content="${attribute(`${name!.value}${what}`)}">`)
  }
  if (lines.length === 0) return null
  return {
    category:
      indexable && indexable.points < indexable.maxPoints && indexable.measured ? 'toegang' : 'bekende-gegevens',
    format: 'html',
    intro:
      report.language === 'nl'
        ? 'Zet dit in de head, in plaats van de tags met dezelfde naam:'
        : 'Put this in the head, in place of the tags of the same name:',
    code: lines.join('\n'),
  }
}

export function attribute(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/`/g, '&#96;')
}
