/** An llms.txt that passes the grammar of llmstxt.org, made of the pages and facts that were found. */
import type { SiteReading } from '../extract/read-site.ts'
import type { AuditReport } from '../report.ts'
import { type Fix, wants } from './fixes.ts'

export function llmsTxtFix(report: AuditReport, site: SiteReading): Fix | null {
  const { name } = site.facts
  if (!name || !site.home || !wants(report, 'llms-txt')) return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  return {
    category: 'ontdekking',
    format: 'markdown',
    intro: say(
      'Zet dit als llms.txt in de hoofdmap van je site. Dat het tot meer vermeldingen leidt, is niet aangetoond.',
      'Put this as llms.txt in the root of your site. That it leads to more mentions has not been shown.',
    ),
    code: llmsTxt(report, site),
  }
}

export function llmsTxt(report: AuditReport, site: SiteReading): string {
  const { facts } = site
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const address = facts.address?.value
  const place = [address?.street, [address?.postalCode, address?.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const details: [string, string | undefined][] = [
    [say('Adres', 'Address'), place || undefined],
    [say('Telefoon', 'Phone'), facts.phone?.value],
    [say('E-mail', 'E-mail'), facts.email?.value],
    ['KvK', facts.kvk?.value],
    [say('Btw-id', 'VAT id'), facts.vat?.value],
    [say('Opgericht', 'Founded'), facts.foundingYear ? String(facts.foundingYear.value) : undefined],
    [say('Laatst bijgewerkt', 'Last updated'), report.taken_at.slice(0, 10)],
  ]
  const told = details.filter(([, value]) => value).map(([label, value]) => `**${label}:** ${line(value!)}`)
  const links = site.pages
    .slice(0, 6)
    .map(
      (page) =>
        `- [${line(title(page.title, page.url)).replace(/[[\]]/g, '')}](${page.url.replace(/\(/g, '%28').replace(/\)/g, '%29')})`,
    )
  return [
    `# ${line(facts.name?.value ?? '')}`,
    `> ${line(facts.description?.value ?? facts.sector?.value ?? facts.name?.value ?? '').slice(0, 300)}`,
    told.join('\n'),
    `## ${say('Pagina’s', 'Pages')}`,
    links.join('\n'),
  ].join('\n\n')
}

function title(text: string, url: string): string {
  return text || (URL.parse(url)?.pathname ?? url)
}

/** One line without what would be markup, a heading or the end of the code block. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[`#>]/g, '').trim()
}
