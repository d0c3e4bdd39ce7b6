/** The daily jobs: once a day, by one process at a time, resumed after an interruption, and completed however much there is. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Run, runDaily } from '#features/jobs/daily-run.job.ts'
import { checkAllOwnFiles } from '#features/own-files/own-files.job.ts'
import {
  forgetExpiredSignIns,
  forgetOldCounters,
  forgetOldVisits,
  purgeDeletedAccounts,
} from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'
import { asOwner, createAccount, eachDatabase } from '../support/database.ts'
import { publish } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { serveWebsite, type Website } from '../support/website.ts'

eachDatabase('daily jobs', (db) => {
  let started: TestServices
  let services: Services
  beforeAll(async () => {
    started = await startServices(db())
    services = started.services
  })
  afterAll(() => started.close())

  const ahead = (days: number): Services => ({
    ...services,
    now: () => new Date(started.services.now().getTime() + days * 86_400_000),
  })
  const jobs = async <Row extends Record<string, unknown>>(query: string) =>
    (await db().asJobs((tx) => tx.execute<Row>(sql.raw(query)))).rows
  const count = async (from: string) => (await jobs<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

  it('are run by one process, once a day', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const first = runDaily(services, 'een', () => {
      begin()
      return held
    })
    await begun
    const never = () => Promise.reject(new Error('two at once'))
    expect(await runDaily(services, 'een', never)).toBe(false)
    letGo()
    expect(await first).toBe(true)
    expect(await runDaily(services, 'een', never)).toBe(false)
    expect(await runDaily(ahead(1.01), 'een', async () => {})).toBe(true)
  })

  it('resume after an interruption: at once after a stop, and after a kill when the lease expires', async () => {
    const stopping = new AbortController()
    await runDaily(
      services,
      'stop',
      async ({ savePlace }) => {
        savePlace('halverwege')
        stopping.abort()
      },
      stopping.signal,
    )
    const places: string[] = []
    const goOn = () => runDaily(services, 'stop', async ({ place }) => void places.push(place))
    expect(await goOn()).toBe(true)
    expect(places).toEqual(['halverwege'])

    // What a killed process leaves behind.
    await jobs(`update job_runs set finished_at = null, place = 'verder', holder = '${randomUUID()}',
      held_until = '${services.now().toISOString()}'::timestamptz + interval '1 minute' where name = 'stop'`)
    expect(await runDaily(services, 'stop', async () => {})).toBe(false)
    started.pass(2)
    expect(await goOn()).toBe(true)
    expect(places.at(-1)).toBe('verder')
  })

  it('do not wait for a day that only a wrong clock can have set', async () => {
    expect(await runDaily(ahead(40), 'klok', async () => {})).toBe(true)
    expect(await runDaily(services, 'klok', async () => {})).toBe(true)
    await jobs(`update job_runs set finished_at = null, held_until = now() + interval '40 days' where name = 'klok'`)
    expect(await runDaily(services, 'klok', async () => {})).toBe(true)
  })

  it('remove every account that is due on the same day, with its visits', async () => {
    const due = []
    for (let number = 0; number < 230; number++) due.push(await createAccount(db()))
    await jobs(`update accounts set deleted_at = now() - interval '31 days' where user_id in
      (${due.map(({ id }) => `'${id}'`).join(', ')})`)
    const [{ id, domainId }] = due as [(typeof due)[0]]
    await asOwner(
      db(),
      sql.raw(`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
      select '${id}', '${domainId}', now(), 'GPTBot', 'page', 'verified', true from generate_series(1, 2500)`),
    )
    expect(await purgeDeletedAccounts(services)).toBe(230)
    expect(await count('accounts where deleted_at is not null')).toBe(0)
    expect(await count(`crawler_visits where user_id = '${id}'`)).toBe(0)
  })

  it('remove what has expired to the last row: visits, sessions, links and counters', async () => {
    const { id, domainId } = await createAccount(db())
    await asOwner(
      db(),
      sql.raw(`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
      select '${id}', '${domainId}', now() - make_interval(days => n % 100), 'GPTBot', 'page', 'verified', true
      from generate_series(1, 30000) n`),
    )
    await db().auth.execute(sql`insert into auth.session (user_id, token, expires_at)
      select ${id}, 'oud ' || n, now() - interval '1 minute' from generate_series(1, 2300) n`)
    await db().auth.execute(sql`insert into auth.session (user_id, token, expires_at)
      values (${id}, 'nieuw', now() + interval '1 day')`)
    await db().auth.execute(sql`insert into auth.verification (identifier, value, expires_at)
      select 'oud ' || n, 'x', now() - interval '1 minute' from generate_series(1, 1200) n`)
    await jobs(`select take_rate_limit('oud ' || n, 1, 60, now() - interval '3 days') from generate_series(1, 2300) n`)
    await jobs(`select take_rate_limit('nu ' || n, 1, 60, now()) from generate_series(1, 1100) n`)
    await forgetOldVisits(services)
    await forgetExpiredSignIns(services)
    await forgetOldCounters(services)
    expect(await count(`crawler_visits where visited_at < now() - interval '91 days'`)).toBe(0)
    expect(await count(`crawler_visits where user_id = '${id}'`)).toBeGreaterThan(26_000)
    const { rows } = await db().auth.execute<{ token: string }>(sql`select token from auth.session`)
    expect(rows).toEqual([{ token: 'nieuw' }])
    const links = await db().auth.execute(sql`select 1 from auth.verification`)
    expect(links.rows).toHaveLength(0)
    expect(await count(`rate_limits where key like 'oud %'`)).toBe(0)
    expect(await count(`rate_limits where key like 'nu %'`)).toBe(1100)
  })
})

eachDatabase('the files on very many websites', (db) => {
  let started: TestServices
  let services: Services
  let sites: (Website & { asked: string[]; most: number })[]
  const slugs: string[] = []
  beforeAll(async () => {
    started = await startServices(db())
    sites = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const seen = { asked: [] as string[], most: 0 }
        let open = 0
        const site = await serveWebsite(async (request, response) => {
          seen.most = Math.max(seen.most, ++open)
          seen.asked.push(request.url ?? '')
          await wait(10)
          open -= 1
          response.writeHead(404).end()
        })
        return Object.assign(seen, site)
      }),
    )
    services = { ...started.services, auditAllowPrivateHosts: sites.map(({ url }) => new URL(url).host) }
    for (let number = 0; number < 30; number++) {
      const { slug } = await publish(db(), { url: `${sites[number % sites.length]!.url}/` }, 'pro')
      slugs.push(slug)
    }
    slugs.sort()
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()))
    await started.close()
  })
  const run = (place: string, savePlace: Run['savePlace'], signal = new AbortController().signal): Run => ({
    place,
    savePlace,
    signal,
  })
  const askedLlms = () => sites.reduce((sum, { asked }) => sum + asked.filter((path) => path === '/llms.txt').length, 0)

  it('are read many at once, with one request at a time per website', async () => {
    const places: string[] = []
    await checkAllOwnFiles(
      services,
      run('', (place) => places.push(place)),
      { sameSitePause: 1 },
    )
    expect(askedLlms()).toBe(30)
    expect(sites.map(({ most }) => most)).toEqual([1, 1, 1, 1, 1, 1])
    expect(places).toEqual([...slugs, ''])
  })

  it('are resumed from the place of the interruption', async () => {
    const before = askedLlms()
    await checkAllOwnFiles(
      services,
      run(slugs[19]!, () => {}),
      { sameSitePause: 0 },
    )
    expect(askedLlms() - before).toBe(10)
    const stopping = new AbortController()
    let place = ''
    await checkAllOwnFiles(
      services,
      run(
        '',
        (next) => {
          place = next
          if (next === slugs[4]) stopping.abort()
        },
        stopping.signal,
      ),
      { sameSitePause: 0 },
    )
    expect(slugs.indexOf(place)).toBeGreaterThanOrEqual(4)
    expect(slugs.indexOf(place)).toBeLessThan(29)
  })
})
