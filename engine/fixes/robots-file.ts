/** The complete robots.txt to paste: the owner's file with the smallest edit that allows the assistants' crawlers and names the sitemap. */
import { homePath } from '#engine/checks/access/crawler-access.ts'
import { accessCheckId, OTHER_CRAWLERS_CHECK, scoredCrawlers } from '#engine/crawlers.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { isAllowed } from '#engine/visit/robots.ts'
import { octetsOf, withFile } from './file-edits.ts'
import type { Fix } from './fix.ts'
import { editRobots } from './robots-edit.ts'
import { outcomeOf } from './wants.ts'

/** Google-Extended is not included: it also decides on training, which is the owner's choice. */
const SEARCH = scoredCrawlers('search')
const FETCH = scoredCrawlers('fetch')
const NEW_FILE = 'User-agent: *\nAllow: /\n'
const MOST_LINKS = 80

export function robotsFix(report: AuditReport, site: SiteReading): Fix | null {
  const { evidence, robots } = site
  if (robots.access === 'disallow-all') return null
  const path = homePath(site)
  const judged = [
    ...SEARCH.filter((crawler) => outcomeOf(report, accessCheckId(crawler)) === 'blocked'),
    ...FETCH.filter(
      ({ token }) =>
        /blocked/.test(outcomeOf(report, 'user-fetchers') ?? '') && !isAllowed(robots, token, path).allowed,
    ),
  ]
  const open = judged.map(({ token }) => token)
  const everyone = outcomeOf(report, OTHER_CRAWLERS_CHECK) === 'blocked'
  const unlisted = outcomeOf(report, 'sitemap') === 'unlisted'
  const isPage = outcomeOf(report, 'robots-readable') === 'html'
  if (open.length === 0 && !everyone && !unlisted && !isPage) return null
  const sitemap = unlisted ? evidence.sitemap.finalUrl || evidence.sitemap.url : undefined
  const own = robots.access === 'rules' && !isPage ? octetsOf(evidence.robots) : NEW_FILE
  const edited = editRobots(own, { open, everyone, path, paths: pathsOf(site), sitemap })
  if (edited === null) return null
  const bytes = Buffer.from(edited, 'latin1')
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const letIn = [...open, ...(everyone ? [say('de overige crawlers', 'other crawlers')] : [])]
  const names = new Intl.ListFormat(report.language === 'nl' ? 'nl' : 'en-GB').format(letIn)
  const said = [
    ...(letIn.length ? [say(`laat ${names} toe`, `let ${names} in`)] : []),
    ...(unlisted ? [say('noem je sitemap', 'name your sitemap')] : []),
  ].join(say(' en ', ' and '))
  return {
    id: 'robots-txt',
    category: letIn.length || isPage ? 'toegang' : 'ontdekking',
    says: said
      ? say(`Pas robots.txt aan: ${said}.`, `Change robots.txt: ${said}.`)
      : say('Zet een echte robots.txt neer.', 'Put a real robots.txt in place.'),
    intro:
      robots.access === 'rules' && !isPage
        ? say(
            'Dit is je hele robots.txt met alleen deze wijziging: wat verder dicht of open staat, blijft zo, ook voor crawlers die modellen trainen. Vervang het bestand hierdoor:',
            'This is your whole robots.txt with this change only: what else is closed or open stays so, also for crawlers that train models. Replace the file by this:',
          )
        : say('Zet dit als robots.txt in de hoofdmap van je site:', 'Put this as robots.txt in the root of your site:'),
    code: {
      format: 'txt',
      text: bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trimEnd(),
    },
    apply: (given) => withFile(given, 'robots', new Uint8Array(bytes)),
  }
}

/** The requested paths and those that the home page links to on this site. */
function pathsOf({ evidence, home }: SiteReading): string[] {
  const base = URL.parse(evidence.home.finalUrl || evidence.url)
  const urls = [
    ...evidence.pages.map(({ finalUrl, url }) => finalUrl || url),
    ...(home?.links ?? []).slice(0, MOST_LINKS).map(({ href }) => href),
  ]
  return urls.flatMap((href) => {
    const url = URL.parse(href)
    return url && base && url.host === base.host ? [url.pathname + url.search] : []
  })
}
