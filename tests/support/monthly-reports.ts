/** The monthly reports, without the queue between the sweep that finds what is due and the job for each website. */
import type { NewJob } from '#features/jobs/job-kind.ts'
import { findDueReports, makeMonthlyReport } from '#features/reports/monthly-report.job.ts'
import type { Services } from '#features/services.ts'

const { signal } = new AbortController()

export async function queuedReports(services: Services): Promise<NewJob[]> {
  const queued: NewJob[] = []
  await findDueReports(services, {
    data: {},
    tries: 0,
    signal,
    send: async (_name, jobs) => void queued.push(...jobs),
  })
  return queued
}

/** As often as the queue would try, without the pauses. */
export async function makeReport(services: Services, { data }: NewJob): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await makeMonthlyReport(services, { data: data!, tries, signal })
    } catch (error) {
      if (tries >= 10) throw error
    }
  }
}

/** Returns how many were queued. */
export async function makeDueReports(services: Services): Promise<number> {
  const queued = await queuedReports(services)
  for (const job of queued) await makeReport(services, job)
  return queued.length
}

/** Customers of Pro whose report is due since yesterday, all with the same website on loopback, which none has published. */
export async function addDueCustomers(
  run: (statement: string) => Promise<unknown>,
  { count, withPdf, url }: { count: number; withPdf: number; url: string },
): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).getUTCDate()
  await run(`
    insert into auth."user" (email, name)
      select 'klant-' || n || '@voorbeeld.nl', 'Klant ' || n from generate_series(1, ${count}) n;
    create temporary table due as select user_id, split_part(split_part(email, '@', 1), '-', 2)::int as number from accounts
      where email ~ '^klant-[0-9]+@voorbeeld.nl$';
    update user_subscriptions set plan_type = 'pro' where user_id in (select user_id from due);
    update domains set domain_name = '${new URL(url).host}' where user_id in (select user_id from due);
    update profiles p set url = '${url}/', company_name = 'Kaasmakerij', tijdzone = 'UTC', rapport_dag_vd_maand = ${yesterday},
      rapport_volledige_pdf = due.number <= ${withPdf}
    from due where due.user_id = p.id`)
}
