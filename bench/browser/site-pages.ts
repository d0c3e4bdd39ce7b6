/** The public pages as Lighthouse sees them on a phone, on a Vindbaar with one full profile. */
import { URLS } from '#features/urls.ts'
import { startVindbaar } from '../../tests/support/process.ts'
import { DATABASE_KINDS, newStorage } from '../../tests/support/storage.ts'
import { type Figure, median, milliseconds } from '../figures.ts'
import { oneFullProfile } from '../many-profiles.ts'
import type { Lighthouse, Report } from './lighthouse.ts'

export const SITE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LLMS_TXT = 'llms-txt'
export const SITE_RUNS = 5
/** These hold on every machine, so less than 100 is a fault; performance is this machine's own, and only shown. */
const MUST_BE_WHOLE = ['accessibility', 'best-practices', 'seo']
const MAXIMUM_SCRIPT_BYTES = 15_000

/** The figures, and in a sentence each what a page falls short of. */
export async function sitePages(lighthouse: Lighthouse): Promise<{ figures: Figure[]; faults: string[] }> {
  const kind = DATABASE_KINDS.includes('postgres') ? 'postgres' : 'pglite'
  const storage = await newStorage(kind)
  const vindbaar = await startVindbaar(storage)
  try {
    const pages: string[] = [URLS.home, URLS.pricing, URLS.auth, URLS.terms, URLS.example]
    // The profile is written directly into the database before the program starts, because PGlite allows one process.
    if (storage.databaseUrl) pages.push(`/profile/${await oneFullProfile(storage.databaseUrl)}`)
    const figures: Figure[] = []
    const faults: string[] = []
    for (const path of pages) {
      const reports: Report[] = []
      // Sometimes Lighthouse sees no paint and gives no figures; such a run is repeated.
      for (let tries = 0; reports.length < SITE_RUNS && tries < SITE_RUNS * 2; tries++) {
        const report = await lighthouse.run(vindbaar.url + path)
        if (report.audits['first-contentful-paint']?.numericValue !== undefined) reports.push(report)
      }
      figures.push(figureOf(path, reports))
      faults.push(...faultsOf(path, reports))
    }
    return { figures, faults }
  } finally {
    await vindbaar.stop()
    await storage.remove()
  }
}

function figureOf(path: string, reports: Report[]): Figure {
  const isProfile = path.startsWith('/profile/')
  const middle = (read: (report: Report) => number) => median(reports.map(read))
  const metric = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const bytes = (type: string) => middle((report) => bytesOf(report, type))
  const scores = SITE_CATEGORIES.map((id) => `${middle((report) => scoreOf(report, id))}`)
  const llmsTxt = reports.every(({ audits }) => audits[LLMS_TXT]?.score === 1) ? 'goed' : 'afgekeurd'
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
  const firstPaint = seconds(metric('first-contentful-paint'))
  const shift = metric('cumulative-layout-shift').toFixed(3)
  return {
    what: isProfile ? 'Profielpagina' : path,
    measured: `${scores.join(' · ')}; eerste beeld ${firstPaint}, wacht ${milliseconds(metric('total-blocking-time'))}, verschuift ${shift}`,
    comparedTo: `HTML ${bytes('Document')} bytes, JavaScript ${bytes('Script')} bytes, llms.txt ${llmsTxt}`,
    ratio: '',
  }
}

const scoreOf = ({ categories }: Report, id: string) => Math.round((categories[id]?.score ?? 0) * 100)

function bytesOf({ audits }: Report, type: string): number {
  return (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

function faultsOf(path: string, reports: Report[]): string[] {
  if (reports.length === 0) return [`${path}: Lighthouse gaf geen cijfers`]
  const short = MUST_BE_WHOLE.filter((id) => reports.some((report) => scoreOf(report, id) < 100))
  const script = Math.max(...reports.map((report) => bytesOf(report, 'Script')))
  return [
    ...short.map((id) => `${path}: ${id} is ${Math.min(...reports.map((report) => scoreOf(report, id)))}, niet 100`),
    ...(script > MAXIMUM_SCRIPT_BYTES ? [`${path}: ${script} bytes JavaScript, meer dan ${MAXIMUM_SCRIPT_BYTES}`] : []),
  ]
}
