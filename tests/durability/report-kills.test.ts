/**
 * Workers are killed at every step of a morning with 200 reports that are due, each after more of them were made: each customer gets one
 * report and one mail.
 */
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { openJobQueue } from '#features/jobs/job-queue.job.ts'
import type { Services } from '#features/services.ts'
import { JOBS } from '#server/background/jobs.job.ts'
import { eventually } from '../support/eventually.ts'
import { executeOn, passJobTime } from '../support/job-time.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { addDueCustomers } from '../support/monthly-reports.ts'
import { connectTo } from '../support/postgres-client.ts'
import { TEST_SECRET } from '../support/postgres-database.ts'
import { type Running, startWorker } from '../support/process.ts'
import { newStorage, type Storage } from '../support/storage.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const CUSTOMERS = 200
/** Of these the mail carries the PDF. */
const WITH_PDF = 4
const LOCK = 4244
/** Mails that one process sends at once: a kill may leave as many sent and not recorded. */
const SENT_AT_ONCE = 4
/** Reports that are made between one kill and the next, so that the kills are spread over the morning. */
const BETWEEN = 20
/** The steps of a report, each as what happens in the database at it; null: it is at the website. */
const STEPS = {
  'the sweep queues jobs': ['insert', 'jobs.job_common', `new.name = 'monthly-report'`],
  'the website is read': null,
  'the mail is queued, in the transaction of its report': ['insert', 'mail_outbox', 'true'],
  'the end of a job is recorded': [
    ...['update', 'jobs.job_common'],
    `new.name = 'monthly-report' and new.state = 'completed'`,
  ],
  'a mail is taken': ['update', 'mail_outbox', 'new.tries > old.tries'],
  'a mail is recorded as sent': ['update', 'mail_outbox', `new.state = 'sent'`],
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('a morning of reports whose workers are killed, on postgres', () => {
  let storage: Storage
  let owner: pg.Client
  let mail: MailServer
  let website: Website
  let isHolding = false
  let held = 0
  const workers: Running[] = []
  beforeAll(async () => {
    storage = await newStorage('postgres')
    mail = await startMailServer()
    website = await serveWebsite((request, response) => {
      if (isHolding) return void held++
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' })
      response.end(found ? '<title>Kaasmakerij</title><h1>Kaasmakerij</h1><p>Boerenkaas uit Testwoude.' : '')
    })
    await queueTheSweep()
    owner = await connectTo(storage.databaseUrl)
  })
  afterAll(async () => {
    for (const worker of workers) await worker.kill9()
    await owner?.end()
    await mail?.close()
    await website?.close()
    await storage?.remove()
  })

  async function queueTheSweep() {
    const db = await openDatabase({ databaseUrl: storage.databaseUrl!, secret: TEST_SECRET })
    const log = { info() {}, warn() {}, error() {} }
    const queue = await openJobQueue({ db, log, now: () => new Date() } as unknown as Services, JOBS)
    await queue.send('monthly-reports', [{ key: 'this hour', data: { day: 'today' } }])
    await queue.stop(0)
    await db.close()
  }

  const count = async (from: string) =>
    Number((await owner.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)
  const start = async () => {
    const env = { SMTP_URL: mail.url, AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).host }
    const worker = await startWorker({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl, env })
    workers.push(worker)
    return worker
  }

  /** At the step whose name is in `armed`, once there are as many reports, the worker's statement waits for a lock that the test holds. */
  async function addSteps() {
    await owner.query(`
      create table armed (step text, reports int);
      create function hold() returns trigger language plpgsql security definer as $$
      begin
        if exists (select from public.armed where step = tg_argv[0] and reports <= (select count(*) from public.reports))
          then perform pg_advisory_xact_lock(${LOCK}); end if;
        return new;
      end $$`)
    for (const [step, statement] of Object.entries(STEPS)) {
      if (!statement) continue
      const [verb, table, condition] = statement
      await owner.query(
        `create trigger "${step}" before ${verb} on ${table} for each row when (${condition}) execute function hold('${step}')`,
      )
    }
  }

  /** Until the server has noticed it too: a statement that runs to its end without its process counts as the process's. */
  async function kill(worker: Running) {
    await worker.kill9()
    await owner.query('select pg_advisory_unlock_all()')
    const connected = `pg_stat_activity where datname = current_database() and application_name = 'vindbaar'`
    await eventually(async () => expect(await count(connected)).toBe(0))
    await passJobTime(executeOn(owner))
    // As if the lease of a mail had ended.
    await owner.query(`update mail_outbox set due_at = now() where state = 'waiting'`)
  }

  test('each customer gets one report and one mail', { timeout: 300_000 }, async () => {
    await addDueCustomers((statement) => owner.query(statement), {
      count: CUSTOMERS,
      withPdf: WITH_PDF,
      url: website.url,
    })
    await addSteps()
    for (const [at, [step, statement]] of Object.entries(STEPS).entries()) {
      await owner.query(`select pg_advisory_lock(${LOCK})`)
      await owner.query('insert into armed values ($1, $2)', [step, at * BETWEEN])
      isHolding = !statement
      const worker = await start()
      const waiting = `pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
      await eventually(async () => expect(statement ? await count(waiting) : held, step).toBeGreaterThan(0))
      await owner.query('delete from armed')
      await kill(worker)
      isHolding = false
    }
    const early = await count('reports')
    expect(early).toBeGreaterThanOrEqual(BETWEEN)
    expect(early).toBeLessThan(CUSTOMERS)
    const last = [await start(), await start()]
    const isDone = async () => {
      expect(await count(`jobs.job where state < 'completed'`)).toBe(0)
      expect(await count(`mail_outbox where state = 'waiting'`)).toBe(0)
    }
    await vi.waitFor(isDone, { timeout: 240_000, interval: 200 })
    for (const worker of last) expect((await worker.terminate()).status).toBe(0)

    expect(await count('reports where monthly and score is not null')).toBe(CUSTOMERS)
    expect(await count('(select distinct domain_id from reports) d')).toBe(CUSTOMERS)
    expect(await count(`jobs.job where name = 'dead-letters'`)).toBe(0)
    expect(await count(`mail_outbox where state = 'sent'`)).toBe(CUSTOMERS)
    const ids = new Map(mail.mails.map(({ to, headers }) => [headers['message-id']!, to[0]!]))
    expect(new Set(ids.values()).size).toBe(CUSTOMERS)
    // A mail that was sent and not recorded is sent again under the same Message-ID, which shows that it is the same one.
    expect(ids.size).toBe(CUSTOMERS)
    expect(mail.mails.length).toBeLessThanOrEqual(CUSTOMERS + Object.keys(STEPS).length * SENT_AT_ONCE)
    const withPdf = mail.mails.filter(({ raw }) => raw.includes('application/pdf'))
    expect(new Set(withPdf.map(({ to }) => to[0])).size).toBe(WITH_PDF)
  })
})
