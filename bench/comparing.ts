/** Comparing ten websites, next to the unavoidable minimum: waiting for the slowest, and reading all ten. */
import { setTimeout as wait } from 'node:timers/promises'
import { auditSite, closeAuditWorkers } from '#engine/audit-site.ts'
import { compareReports } from '#engine/compare.ts'
import { serveWebsite, type Website } from '../tests/support/website.ts'
import { type Figure, median, milliseconds, timed, times } from './figures.ts'
import { sixPageSite } from './six-page-site.ts'

const SITES = 10
const RUNS = 7
/** Milliseconds before each answer: for the fastest site, and the extra for each next one. */
const QUICKEST = 60
const STEP = 30

export async function comparing(): Promise<Figure[]> {
  const site = sixPageSite()
  const bodies = new Map(site.pages.map(({ file, body }) => [new URL(site.urlOf(file)).pathname, body]))
  const serve = (delay: number) =>
    serveWebsite(async (request, response) => {
      if (delay > 0) await wait(delay)
      const body = bodies.get(request.url ?? '')
      response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? '')
    })
  const slow = await Promise.all(Array.from({ length: SITES }, (_, at) => serve(QUICKEST + STEP * at)))
  const instant = await Promise.all(Array.from({ length: SITES }, () => serve(0)))
  try {
    await compare(slow)
    const all = await repeat(() => compare(slow))
    const slowest = await repeat(() => compare(slow.slice(-1)))
    const compute = await repeat(() => compare(instant))
    const floor = slowest + compute
    return [
      {
        what: `${SITES} sites vergeleken, elk antwoord na ${QUICKEST} tot ${QUICKEST + STEP * (SITES - 1)} ms`,
        measured: milliseconds(all),
        comparedTo: `de traagste alleen ${milliseconds(slowest)}, plus alle ${SITES} zonder wachten ${milliseconds(compute)}`,
        ratio: times(all, floor),
      },
    ]
  } finally {
    await closeAuditWorkers()
    await Promise.all([...slow, ...instant].map((website) => website.close()))
    site.remove()
  }
}

async function repeat(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  while (took.length < RUNS) took.push(await timed(work))
  return median(took)
}

async function compare(websites: Website[]): Promise<void> {
  const reports = await Promise.all(
    websites.map(async ({ url }) => {
      const options = { takenAt: '2026-01-01T12:00:00Z', allowPrivateHosts: [new URL(url).host] }
      const result = await auditSite(url, options)
      if (!result.ok) throw new Error(`The audit refused ${url}: ${result.reason}`)
      return result.report
    }),
  )
  compareReports(reports[0]!, reports.slice(1))
}
