/**
 * `npm run bench:peers`: one whole analysis over the network beside Lighthouse on the same pages. Lighthouse is no dependency:
 * it is installed in a folder of its own, and stays there for the next time. Judges nothing.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { auditSite, closeAuditWorkers } from '#engine/audit-site.ts'
import { ensureChromium } from '../tests/support/chromium.ts'
import { serveWebsite } from '../tests/support/website.ts'
import { median, milliseconds, printTable, timed, times } from './figures.ts'
import { sixPageSite } from './six-page-site.ts'

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/bench-peers', import.meta.url))
const LIGHTHOUSE = join(FOLDER, 'node_modules/lighthouse/core/index.js')
const CATEGORIES = ['seo', 'agentic-browsing']
const OUR_RUNS = 15
const CHROMIUM_PORT = 20_000 + (process.pid % 10_000)

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { categories: object; lighthouseVersion: string } }>

async function lighthouse(): Promise<Lighthouse> {
  if (!existsSync(LIGHTHOUSE)) {
    console.error('Lighthouse installeren…')
    mkdirSync(FOLDER, { recursive: true })
    const args = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', 'lighthouse@13']
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return ((await import(pathToFileURL(LIGHTHOUSE).href)) as { default: Lighthouse }).default
}

const site = sixPageSite()
const website = await serveWebsite(site.folder)
const urls = site.pages.map(({ file }) => website.url + new URL(site.urlOf(file)).pathname)
const run = await lighthouse()
// Its start costs nothing here: it is open before the clock runs.
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${CHROMIUM_PORT}`],
})
try {
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
      const { lhr } = await run(page, { port: CHROMIUM_PORT, onlyCategories: CATEGORIES, logLevel: 'error' })
      version = lhr.lighthouseVersion
      measured = Object.keys(lhr.categories)
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
  await browser.close()
  await closeAuditWorkers()
  await website.close()
  site.remove()
}
