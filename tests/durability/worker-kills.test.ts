/** Workers are killed at every step of a job, and between jobs: nothing is done twice and nothing is lost. */
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { openJobQueue } from '#features/jobs/job-queue.job.ts'
import type { Services } from '#features/services.ts'
import { JOBS } from '#server/background/jobs.job.ts'
import { eventually } from '../support/eventually.ts'
import { executeOn, passJobTime } from '../support/job-time.ts'
import { connectTo } from '../support/postgres-client.ts'
import { TEST_SECRET } from '../support/postgres-database.ts'
import { type Running, startWorker } from '../support/process.ts'
import { newStorage, type Storage } from '../support/storage.ts'

const ACCOUNTS = 200
const LOCK = 4242
/** The steps of the purge, each as what happens in the database at it. */
const STEPS = {
  'the sweep queues jobs': ['insert', 'jobs.job_common', `new.name = 'purge-account'`],
  'the end of the sweep is recorded': [
    ...['update', 'jobs.job_common'],
    `new.name = 'deleted-accounts' and new.state = 'completed'`,
  ],
  'a job is taken': ['update', 'jobs.job_common', `new.name = 'purge-account' and new.state = 'active'`],
  'visits are removed': ['delete', 'crawler_visits', 'true'],
  'the account is removed': ['delete', 'accounts', 'true'],
  'the act is recorded': ['insert', 'audit_log', `new.act = 'account-purged'`],
  'the end of a job is recorded': [
    ...['update', 'jobs.job_common'],
    `new.name = 'purge-account' and new.state = 'completed'`,
  ],
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('workers that are killed, on postgres', () => {
  let storage: Storage
  let owner: pg.Client
  const workers: Running[] = []
  beforeAll(async () => {
    storage = await newStorage('postgres')
    await queueTheSweep()
    owner = await connectTo(storage.databaseUrl)
  })
  afterAll(async () => {
    for (const worker of workers) await worker.kill9()
    await owner?.end()
    await storage?.remove()
  })

  async function queueTheSweep() {
    const db = await openDatabase({ databaseUrl: storage.databaseUrl!, secret: TEST_SECRET })
    const log = { info() {}, warn() {}, error() {} }
    const queue = await openJobQueue({ db, log, now: () => new Date() } as unknown as Services, JOBS)
    await queue.send('deleted-accounts', [{ key: 'today', data: { day: 'today' } }])
    await queue.stop(0)
    await db.close()
  }

  const count = async (from: string) =>
    Number((await owner.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)
  const purged = () => count(`audit_log where act = 'account-purged'`)
  const start = async () => {
    const worker = await startWorker({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl })
    workers.push(worker)
    return worker
  }

  async function makeDeletedAccounts() {
    await owner.query(`
      insert into auth."user" (email, name) select 'weg-' || n || '@voorbeeld.nl', '' from generate_series(1, ${ACCOUNTS}) n;
      update accounts set deleted_at = now() - interval '31 days';
      insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
        select user_id, id, now(), 'GPTBot', 'page', 'verified', true from domains, generate_series(1, 3)`)
  }

  /** At the step whose name is in `armed`, the worker's statement waits for a lock that the test holds. */
  async function addSteps() {
    await owner.query(`
      create table armed (step text);
      grant select on armed to public;
      create function hold() returns trigger language plpgsql as $$
      begin
        if exists (select from public.armed where step = tg_argv[0]) then perform pg_advisory_xact_lock(${LOCK}); end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$`)
    for (const [step, [verb, table, condition]] of Object.entries(STEPS)) {
      await owner.query(
        `create trigger "${step}" before ${verb} on ${table} for each row when (${condition}) execute function hold('${step}')`,
      )
    }
  }

  /** Until the server has noticed it too: a statement that runs to its end without its process counts as the process's. */
  async function kill(worker: Running) {
    await worker.kill9()
    await owner.query('select pg_advisory_unlock_all()')
    await eventually(async () =>
      expect(await count(`pg_stat_activity where datname = current_database() and application_name = 'vindbaar'`)).toBe(
        0,
      ),
    )
  }

  async function passTime() {
    await passJobTime(executeOn(owner))
    expect(await count(`jobs.job where state = 'active'`)).toBe(0)
  }

  test('200 jobs, with kills at every step and between them: nothing double, nothing lost', {
    timeout: 600_000,
  }, async () => {
    await makeDeletedAccounts()
    await addSteps()
    for (const step of Object.keys(STEPS)) {
      await owner.query(`select pg_advisory_lock(${LOCK})`)
      await owner.query('insert into armed values ($1)', [step])
      const worker = await start()
      const waiting = `pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
      await eventually(async () => expect(await count(waiting), step).toBeGreaterThan(0))
      await owner.query('delete from armed')
      await kill(worker)
      await passTime()
    }
    for (let round = 1; round <= 2; round++) {
      const before = await purged()
      const worker = await start()
      await eventually(async () => expect(await purged()).toBeGreaterThan(Math.min(before + 20 * round, ACCOUNTS - 1)))
      await kill(worker)
      await passTime()
    }
    const last = [await start(), await start()]
    await eventually(async () => expect(await count(`jobs.job where state < 'completed'`)).toBe(0))
    for (const worker of last) expect((await worker.terminate()).status).toBe(0)

    expect(await count('accounts')).toBe(0)
    expect(await count('crawler_visits')).toBe(0)
    expect(await purged()).toBe(ACCOUNTS)
    expect(await count(`(select distinct subject_id from audit_log where act = 'account-purged') s`)).toBe(ACCOUNTS)
    expect(await count(`jobs.job where name = 'purge-account' and state = 'completed'`)).toBe(ACCOUNTS)
    expect(await count(`jobs.job where name = 'dead-letters'`)).toBe(0)
  })
})
