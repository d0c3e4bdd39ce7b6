/** The queue of jobs: each is done by one process, again after a failure, and set aside in the end. */
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import type { JobKind, JobRun } from '#features/jobs/job-kind.ts'
import { type JobQueue, openJobQueue } from '#features/jobs/job-queue.job.ts'
import type { Services } from '#features/services.ts'
import { queueDaily } from '#server/background/jobs.job.ts'
import { code } from '../support/attempts.ts'
import { createAdmin, eachDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { startServices, type TestServices } from '../support/services.ts'

eachDatabase('the queue of jobs', (db) => {
  let started: TestServices
  let warnings: object[]
  let services: Services
  const open: JobQueue[] = []
  beforeAll(async () => {
    started = await startServices(db(), { sends: false })
    const log = { ...started.services.log, warn: (details: object) => void warnings.push(details) }
    services = { ...started.services, log }
  })
  afterEach(async () => {
    for (const queue of open.splice(0)) await queue.stop(0)
    warnings = []
  })
  afterAll(() => started.close())
  warnings = []

  const queueOf = async (kinds: Record<string, JobKind>) => {
    const queue = await openJobQueue(services, kinds)
    open.push(queue)
    return queue
  }
  const small = (work: (run: JobRun) => Promise<unknown>): JobKind => ({ daily: false, work: (_, run) => work(run) })
  const daily = (work: (run: JobRun) => Promise<unknown>): JobKind => ({ ...small(work), daily: true })
  const query = async (text: string) =>
    (await db().asJobs((tx) => tx.execute<Record<string, unknown>>(sql.raw(text)))).rows
  const stateOf = async (name: string) =>
    (await query(`select state::text, retry_count from jobs.job where name = '${name}'`))[0]
  /** As if the pause before the next attempt had passed. */
  const retryNow = async (kinds: Record<string, JobKind>) => {
    await query(`update jobs.job set start_after = now() where state = 'retry'`)
    await (await queueOf(kinds)).work()
  }

  it('queues a day’s jobs once, whichever process asks and however often, and not while one is unfinished', async () => {
    const done: string[] = []
    const kinds = { day: daily(async ({ data }) => void done.push(data.day!)), never: small(async () => {}) }
    const [first, second] = [await queueOf(kinds), await queueOf(kinds)]
    await Promise.all([first, second, first, second].map((queue) => queueDaily(services, queue, kinds)))
    expect(await query(`select name, state::text from jobs.job where name in ('day', 'never')`)).toEqual([
      { name: 'day', state: 'created' },
    ])
    const tomorrow = { ...services, now: () => new Date(services.now().getTime() + 86_400_000) }
    await queueDaily(tomorrow, first, kinds)
    expect(await query(`select 1 from jobs.job where name = 'day'`)).toHaveLength(1)
    await Promise.all([first.work(), second.work()])
    await eventually(() => expect(done).toHaveLength(1))
    await eventually(async () => expect(await stateOf('day')).toMatchObject({ state: 'completed' }))
    await queueDaily(services, second, kinds)
    await queueDaily(tomorrow, second, kinds)
    await eventually(() => expect(done).toHaveLength(2))
    expect(new Set(done).size).toBe(2)
  })

  it('does each job once, by two processes together, and queues nothing twice', async () => {
    const done: string[] = []
    const kinds = {
      sweep: daily(async ({ send }) =>
        send(
          'each',
          Array.from({ length: 60 }, (_, n) => ({ key: `${n}`, data: { n: `${n}` } })),
        ),
      ),
      each: small(async ({ data }) => void done.push(data.n!)),
    }
    const queues = [await queueOf(kinds), await queueOf(kinds)]
    for (const queue of queues) await queue.work()
    for (const key of ['first', 'again']) await queues[0]!.send('sweep', [{ key }])
    await eventually(async () => {
      expect(await query(`select 1 from jobs.job where state < 'completed'`)).toEqual([])
      expect(done.length).toBeGreaterThanOrEqual(60)
    })
    expect([...done].sort()).toEqual(Array.from({ length: 60 }, (_, n) => `${n}`).sort())
  })

  it('tries a job that fails later again, delays no other by it, and keeps no text of the error', async () => {
    const done: string[] = []
    const kinds = {
      flaky: small(async ({ data }) => {
        if (data.fails && done.length === 1) throw new Error('geheim@voorbeeld.nl')
        done.push(data.fails ?? 'fine')
      }),
    }
    const queue = await queueOf(kinds)
    await queue.send('flaky', [{ key: '0' }, { key: '1', data: { fails: 'once' } }, { key: '2' }])
    await queue.work()
    await eventually(() => expect(done).toEqual(['fine', 'fine']))
    expect(warnings).toContainEqual(expect.objectContaining({ job: 'flaky', tries: 1 }))
    const [waiting] = await query(
      `select output::text, start_after > now() as later from jobs.job where state = 'retry'`,
    )
    expect(waiting).toMatchObject({ later: true })
    expect(waiting!.output).not.toContain('voorbeeld.nl')
    await retryNow(kinds)
    await eventually(() => expect(done).toEqual(['fine', 'fine', 'once']))
  })

  it('sets a job aside that fails for good, says so in the log, and again each day', async () => {
    const kinds = { hopeless: small(() => Promise.reject(new Error('on purpose'))) }
    const queue = await queueOf(kinds)
    const errors = started.errors.length
    await queue.send('hopeless', [{ key: 'one', data: { id: 'kept' } }])
    await query(`update jobs.job set retry_limit = 1 where name = 'hopeless'`)
    await queue.work()
    await eventually(async () => expect(await stateOf('hopeless')).toMatchObject({ state: 'retry' }))
    await retryNow(kinds)
    await eventually(async () => expect(await queue.deadLetters()).toEqual({ hopeless: 1 }))
    expect(started.errors.slice(errors)).toEqual([expect.objectContaining({ job: 'hopeless', tries: 2 })])
    expect(await query(`select data, source_name from jobs.job where name = 'dead-letters'`)).toEqual([
      { data: { id: 'kept' }, source_name: 'hopeless' },
    ])
    await queueDaily(services, queue, {})
    expect(warnings).toContainEqual({ jobs: { hopeless: 1 } })
  })

  it('finishes a running job when it stops, and gives one back that does not end', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const kinds = {
      obedient: small(async ({ signal }) => {
        if (!signal.aborted) await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      }),
      deaf: small(() => {
        begin()
        return new Promise(() => {})
      }),
    }
    const first = await openJobQueue(services, kinds)
    await first.send('obedient', [{ key: 'one' }])
    await first.work()
    await eventually(async () => expect(await stateOf('obedient')).toMatchObject({ state: 'active' }))
    await first.stop(60_000)
    expect(await stateOf('obedient')).toMatchObject({ state: 'completed' })

    const second = await openJobQueue(services, kinds)
    await second.send('deaf', [{ key: 'one' }])
    await second.work()
    await begun
    await second.stop(0)
    expect(await stateOf('deaf')).toMatchObject({ state: 'retry' })
    const taken: string[] = []
    await retryNow({ deaf: small(async () => void taken.push('deaf')) })
    await eventually(() => expect(taken).toEqual(['deaf']))
  })

  it('has the tables that this version of pg-boss expects, closed to every role but that of jobs', async () => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => db().jobQueue.executeSql(text, values) },
      ...{ backend: db().kind, schema: 'jobs', migrate: false },
    })
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
    const admin = await createAdmin(db())
    const look = sql`select * from jobs.job`
    for (const actor of [visitor, user(admin.id)])
      await expect(db().as(actor, (tx) => tx.execute(look))).rejects.toSatisfy(code('42501'))
    await expect(db().auth.execute(look)).rejects.toSatisfy(code('42501'))
    await expect(db().read(look)).rejects.toSatisfy(code('42501'))
    await expect(db().jobQueue.executeSql('drop table jobs.warning')).rejects.toSatisfy(code('42501'))
    await expect(db().asJobs(() => db().jobQueue.executeSql('select 1'))).rejects.toThrow('A transaction is open')
  })
})
