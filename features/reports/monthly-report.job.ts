/**
 * The report of a month: a sweep finds the websites that are due, a job for each reads the website, stores the report and queues its
 * mail. Report and mail are one transaction, and a domain has one monthly report a month: a job that is done twice adds nothing.
 */
import { and, desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import { reports } from '#db/schema/reports.ts'
import type { AuditReport } from '#engine/report/report.ts'
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { readWebsite } from '#features/analyses/read-website.server.ts'
import { differenceOf } from '#features/analyses/revision.rules.ts'
import { amsterdamDay } from '#features/calendar.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { dashboardTab } from '#features/urls.ts'
import { type DueDomain, dueDomain, dueDomains } from './due-domains.server.ts'
import type { ReportContent } from './report-content.schema.ts'
import { mailText, newsOf, shortText, shownPeriod, templateOf } from './report-mail.rules.ts'
import { contentOf } from './report-parts.server.ts'

const PAGE = 500
const START = '00000000-0000-0000-0000-000000000000'
/** Readings of a website that gives no answer, some minutes apart, before the customer hears of it. */
const READINGS = 3

/** Queues a job for each website that is due. One that could not be read is due again the next day, for as long as its month is. */
export async function findDueReports({ db, now }: Services, { signal, send }: JobRun): Promise<void> {
  const day = amsterdamDay(now())
  for (let last: string | null = START; last !== null; ) {
    signal.throwIfAborted()
    const after: string = last
    const { due, next } = await db.asJobs((tx) => dueDomains(tx, now(), { last: after, most: PAGE }))
    if (due.length > 0)
      await send(
        'monthly-report',
        due.map(({ id, period }) => ({ key: `${id} ${period} ${day}`, data: { id, period } })),
      )
    last = next
  }
}

class WebsiteNotRead extends Error {}

/** Does nothing where the report is there already, or is no longer due. Throws where the website gave no answer and may give one soon. */
export async function makeMonthlyReport(
  services: Services,
  { data, tries, signal }: Pick<JobRun, 'data' | 'tries' | 'signal'>,
): Promise<void> {
  const { db, now } = services
  const due = await db.asJobs((tx) => dueDomain(tx, now(), data.id!))
  if (due?.period !== data.period) return
  const url = typedUrl(due!.url, services)
  // An address that may not be read gives no report. Its customer sees why at the address, and Analyse says so too.
  if (!url) return
  const owner = { userId: due!.userId }
  const read = await services.work.run({ account: owner.userId, size: 1, onAhead() {} }, () =>
    readWebsite(services, owner, { domain: due!, url }),
  )
  if (read.score === null && tries < READINGS - 1) throw new WebsiteNotRead()
  signal.throwIfAborted()
  await store(services, due!, read)
}

async function store(services: Services, due: DueDomain, read: AuditReport): Promise<void> {
  const { db, now } = services
  await db.asJobs(async (tx) => {
    const [before] = await tx
      .select({ result: reports.result })
      .from(reports)
      .where(and(eq(reports.user_id, due.userId), eq(reports.domain_id, due.id)))
      .orderBy(desc(reports.aangemaakt_op))
      .limit(1)
    const difference = differenceOf((before?.result as StoredReport | null | undefined) ?? null, read)
    const result: StoredReport = { ...read, ...(difference ? { difference } : {}) }
    const columns = {
      aangemaakt_op: now(),
      url: read.url,
      score: read.score,
      samenvatting: read.summary,
      rubric_version: read.rubric_version,
      result,
    }
    const [stored] = await tx
      .insert(reports)
      .values({ ...columns, user_id: due.userId, domain_id: due.id, maand: due.period, monthly: true })
      .onConflictDoUpdate({
        target: [reports.domain_id, reports.maand],
        targetWhere: sql`monthly`,
        set: columns,
        // Only one that could not be read is replaced, by one that could.
        setWhere: sql`${reports.score} is null and excluded.score is not null`,
      })
      .returning({ id: reports.id })
    if (!stored) return
    await tx
      .update(profiles)
      .set({ laatste_scan: now() })
      .where(and(eq(profiles.id, due.userId), eq(profiles.domain_id, due.id)))
    const content = await contentOf(tx, { userId: due.userId, domainId: due.id, period: due.period, result })
    const mail = mailOf(services, due, { id: stored.id, content })
    if (mail) await queueMail(tx, services, mail)
  })
}

/** Null where the customer wants none. The files are drawn when it is sent (features/reports/report-files.job.ts). */
function mailOf({ baseUrl }: Services, due: DueDomain, { id, content }: { id: string; content: ReportContent }) {
  const { to, firstName, summary } = due.mail
  const news = newsOf(content)
  // Of a website that was not read there is nothing to send on.
  const pdf = due.mail.pdf && news !== 'not-read'
  if (!summary && !pdf) return null
  const isDutch = content.language === 'nl'
  const variables = {
    first_name: firstName || (isDutch ? 'daar' : 'there'),
    company_name: content.company,
    period: shownPeriod(due.period, content.language),
    report: summary ? mailText(content) : shortText(content),
    confirm_url: baseUrl + dashboardTab('analysis', due.id),
    report_id: id,
    ...(pdf ? { report_pdf: 'ja' } : {}),
  }
  return { template_key: templateOf(news, content.language), to, variables }
}
