/** The route to PostgreSQL is lost silently: nothing is refused, nothing is answered. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitor } from '#db/actor.ts'
import { type Database, isDatabaseAway, openDatabase } from '#db/open-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createPostgresDatabase, TEST_SECRET } from '#tests/support/postgres-database.ts'
import { DATABASE_KINDS } from '#tests/support/storage.ts'
import { proxyTo, type TcpProxy } from '#tests/support/tcp-proxy.ts'

describe.runIf(DATABASE_KINDS.includes('postgres'))('PostgreSQL behind a way that is lost', () => {
  let storage: Awaited<ReturnType<typeof createPostgresDatabase>>
  let way: TcpProxy
  let db: Database
  beforeEach(async () => {
    storage = await createPostgresDatabase({ isMigrated: true })
    const proxy = await proxyTo(storage.url)
    way = proxy
    db = await openDatabase({ databaseUrl: proxy.url, secret: TEST_SECRET })
  })
  afterEach(async () => {
    await db.close(0)
    await way.close()
    await storage.drop()
  })

  const doors: Record<string, () => Promise<unknown>> = {
    'a visitor’s read': () => db.read(sql`select 1 as one`),
    'a transaction': () => db.as(visitor, (tx) => tx.execute(sql`select 1`)),
    'a session’s query': () => db.auth.execute(sql`select 1`),
    'a session’s transaction': () => db.auth.transaction((tx) => tx.execute(sql`select 1`)),
  }

  /** Enough queries to fill every pool, so that each has open connections. */
  const everyDoor = (times = 12) =>
    Promise.allSettled(Array.from({ length: times }, () => Object.values(doors).map((ask) => ask())).flat())

  const failuresOf = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as Error)

  // First: the driver warns once in a process.
  test('channels asked for at once are asked for one after another, and each hears its own', async () => {
    const warnings: string[] = []
    const warn = ({ message }: Error) => warnings.push(message)
    process.on('warning', warn)
    const heard: string[] = []
    const channels = ['een', 'twee', 'drie']
    await Promise.all(channels.map((channel) => db.listen(channel, (said) => heard.push(`${channel} ${said}`))))
    for (const channel of channels) await db.asJobs((tx) => tx.execute(sql`select pg_notify(${channel}, 'hallo')`))
    await eventually(() => expect(heard.toSorted()).toEqual(['drie hallo', 'een hallo', 'twee hallo']))
    process.off('warning', warn)
    expect(warnings).toEqual([])
  })

  test('every way in fails with a retryable error when packets vanish', async () => {
    for (const ask of Object.values(doors)) await ask()
    way.stall()
    const outcomes = await Promise.allSettled(Object.values(doors).map((ask) => ask()))
    for (const [at, door] of Object.keys(doors).entries()) {
      const outcome = outcomes[at]!
      expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason), door).toBe(true)
    }
  })

  test('a connection that did not answer is not reused once the route is back', async () => {
    expect(failuresOf(await everyDoor())).toEqual([])
    way.stall()
    const failures = failuresOf(await everyDoor(3))
    expect(failures).toHaveLength(12)
    expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([])
    await way.restore()
    expect(failuresOf(await everyDoor())).toEqual([])
  })

  test('idle connections are destroyed before a query waits for one of them', async () => {
    await db.listen('anything', () => {})
    expect(failuresOf(await everyDoor())).toEqual([])
    way.stall()
    await eventually(() => expect(db.isListening()).toBe(false))
    await way.restore()
    expect(failuresOf(await everyDoor())).toEqual([])
    await eventually(() => expect(db.isListening()).toBe(true))
  })

  test('refused, broken and restored connections are handled like silent ones', async () => {
    expect(failuresOf(await everyDoor())).toEqual([])
    const underWay = everyDoor()
    await way.cut()
    for (const error of [...failuresOf(await underWay), ...failuresOf(await everyDoor(1))]) {
      expect(isDatabaseAway(error)).toBe(true)
    }
    await way.restore()
    expect(failuresOf(await everyDoor())).toEqual([])
  })

  test('the server ends a statement that takes too long, and its connection stays usable', async () => {
    const failure = await db.as(visitor, (tx) => tx.execute(sql`select pg_sleep(60)`)).catch((error: unknown) => error)
    expect(isDatabaseAway(failure)).toBe(true)
    expect(failuresOf(await everyDoor())).toEqual([])
  })

  test('closing aborts what hangs', async () => {
    const hanging = db.asJobs((tx) => tx.execute(sql`select pg_sleep(60)`)).catch((error: unknown) => error)
    await db.asJobs((tx) => tx.execute(sql`select 1`))
    await db.close(0)
    expect(isDatabaseAway(await hanging)).toBe(true)
    expect(isDatabaseAway(await db.read(sql`select 1`).catch((error: unknown) => error))).toBe(true)
  })
})
