// Many websites of one account: added by two processes at the same moment, and read in a fixed number of queries.
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { getPortfolio } from '#features/domains/portfolio.server.ts'
import { addWebsite, listWebsites } from '#features/domains/websites.server.ts'
import { countingQueries } from '../support/counting-queries.ts'
import { createAccount, databaseKinds, eachDatabase } from '../support/database.ts'
import { createPostgresDatabase, TEST_SECRET } from '../support/postgres-database.ts'
import { startServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'

eachDatabase('the overview of all websites', (db) => {
  test('takes the same number of queries with one website and with eleven', async () => {
    const started = await startServices(db())
    const account = await createAccount(db(), { plan: 'expert' })
    const session = sessionOf(account)
    const add = (domain_name: string) => addWebsite(started.services, session, { domain_name })
    await add('een.example')
    const { services, count } = countingQueries(started.services)
    await getPortfolio(services, session)
    const withOne = count()
    for (let at = 0; at < 10; at++) await add(`meer-${at}.example`)
    expect(await getPortfolio(services, session)).toHaveLength(11)
    expect(withOne).toBeGreaterThan(0)
    expect(count() - withOne).toBe(withOne)
    await started.close()
  })
})

describe.runIf(databaseKinds.includes('postgres'))('two processes on one PostgreSQL', () => {
  test('add no more than ten extra websites, and none twice, when all are added at once', async () => {
    const database = await createPostgresDatabase({ isMigrated: true })
    const dbs = [
      await openDatabase({ databaseUrl: database.url, secret: TEST_SECRET }),
      await openDatabase({ databaseUrl: database.url, secret: TEST_SECRET }),
    ]
    const started = await Promise.all(dbs.map((db) => startServices(db)))
    const account = await createAccount(dbs[0]!, { plan: 'expert' })
    const session = sessionOf(account)
    await addWebsite(started[0]!.services, session, { domain_name: 'hoofd.example' })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) =>
        // Each name is asked for at both processes.
        addWebsite(started[at % 2]!.services, session, { domain_name: `site-${Math.floor(at / 2)}.example` }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    const websites = await listWebsites(started[1]!.services, session)
    expect(websites).toHaveLength(11)
    expect(new Set(websites.map(({ host }) => host)).size).toBe(11)
    for (const one of started) await one.close()
    for (const db of dbs) await db.close()
    await database.drop()
  })
})
