/**
 * `npm run bench:peers`: the public pages as Lighthouse sees them, and one whole analysis over the network beside Lighthouse on
 * the same pages. Fails where a page has less than 100 for accessibility, best practices or SEO; speed is only shown.
 */
import { auditSite, closeAuditWorkers } from '#engine/audit-site.ts'
import { serveWebsite } from '../tests/support/website.ts'
import { openLighthouse } from './browser/lighthouse.ts'
import { SITE_CATEGORIES, SITE_RUNS, sitePages } from './browser/site-pages.ts'
import { median, milliseconds, printTable, timed, times } from './figures.ts'
import { sixPageSite } from './six-page-site.ts'

const CATEGORIES = ['seo', 'agentic-browsing']
const OUR_RUNS = 15

const lighthouse = await openLighthouse()
const site = sixPageSite()
const website = await serveWebsite(site.folder)
const urls = site.pages.map(({ file }) => website.url + new URL(site.urlOf(file)).pathname)
try {
  const { figures, faults } = await sitePages(lighthouse)
  printTable(`Openbare pagina’s in Lighthouse (${SITE_CATEGORIES.join(' · ')}; mediaan van ${SITE_RUNS})`, figures)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1

  const audit = async () => {
    const host = new URL(website.url).host
    const result = await auditSite(website.url, { takenAt: new Date(), allowPrivateHosts: [host] })
    if (!result.ok) throw new Error(`The audit refused the site: ${result.reason}`)
    return result.report
  }
  const read = await audit()
  const pages = urls.filter((url) => read.sources_analyzed.some((source) => source.url === url))
  const ours: number[] = []
  while (ours.length < OUR_RUNS) ours.push(await timed(audit))

  let version = ''
  let measured: string[] = []
  const theirs = await timed(async () => {
    for (const page of pages) {
      const report = await lighthouse.run(page, CATEGORIES)
      version = report.lighthouseVersion
      measured = Object.keys(report.categories)
    }
  })
  printTable('Analyse over het netwerk, op loopback', [
    {
      what: `Eén site, ${pages.length} pagina’s gelezen (mediaan van ${OUR_RUNS})`,
      measured: milliseconds(median(ours)),
      comparedTo: `Lighthouse ${version} (${measured.join(', ')}) op dezelfde pagina’s: ${milliseconds(theirs)}`,
      ratio: times(median(ours), theirs),
    },
  ])
} finally {
  await lighthouse.close()
  await closeAuditWorkers()
  await website.close()
  site.remove()
}
