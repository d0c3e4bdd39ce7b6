/** robots.txt lines that let the assistants' search crawlers in, and name the sitemap. */
import { accessCheckId, otherCrawlers } from '../checks/crawler-access.ts'
import { userFetchers } from '../checks/user-fetchers.ts'
import { scoredCrawlers } from '../crawlers.ts'
import type { SiteReading } from '../extract/read-site.ts'
import { hasOwnGroup } from '../fetch/robots.ts'
import type { AuditReport } from '../report.ts'
import { type Fix, wants } from './fixes.ts'

/** Check → the token that it judges. */
const TOKENS: [string, string][] = [
  ...[...scoredCrawlers('search'), ...scoredCrawlers('grounding')].map((one): [string, string] => [
    accessCheckId(one),
    one.token,
  ]),
  ...scoredCrawlers('fetch').map(({ token }): [string, string] => [userFetchers.id, token]),
  [otherCrawlers.id, '*'],
]

export function robotsFix(report: AuditReport, site: SiteReading): Fix | null {
  const blocked = TOKENS.filter(([id]) =>
    report.checks.some((check) => check.id === id && check.outcome === 'blocked'),
  ).map(([, token]) => token)
  const sitemap = report.checks.find((check) => check.id === 'sitemap')
  const unlisted = sitemap?.outcome === 'unlisted'
  if (blocked.length === 0 && !unlisted) return null
  const named = blocked.filter((token) => token !== '*')
  const groups = blocked.includes('*')
    ? [...(named.length ? [group(named)] : []), group(['*'])]
    : named.length
      ? [group(named)]
      : []
  const lines = [
    ...groups,
    ...(unlisted ? [`Sitemap: ${site.evidence.sitemap.finalUrl || site.evidence.sitemap.url}`] : []),
  ]
  const replaced = blocked.some((token) => token === '*' || hasOwnGroup(site.robots, token))
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  return {
    category: wants(report, 'sitemap') && blocked.length === 0 ? 'ontdekking' : 'toegang',
    format: 'txt',
    intro: replaced
      ? say(
          'Zet dit in robots.txt, in plaats van de groepen die deze crawlers nu uitsluiten:',
          'Put this in robots.txt, in place of the groups that shut these crawlers out now:',
        )
      : say('Zet dit in robots.txt:', 'Put this in robots.txt:'),
    code: lines.join('\n\n'),
  }
}

function group(tokens: string[]): string {
  return [...tokens.map((token) => `User-agent: ${token}`), 'Allow: /'].join('\n')
}
