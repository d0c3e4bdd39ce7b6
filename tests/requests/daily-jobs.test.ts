/** What the daily jobs do: all of it, however much there is. tests/requests/jobs.test.ts is about their queue. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobData, NewJob } from '#features/jobs/job-kind.ts'
import { checkAllOwnFiles, checkOwnFilesInTurn, type Run } from '#features/own-files/own-files.job.ts'
import {
  forgetExpiredSignIns,
  forgetOldCounters,
  forgetOldVisits,
  purgeDueAccount,
} from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'
import { asOwner, createAccount, eachDatabase } from '../support/database.ts'
import { publish } from '../support/public-site.ts'
import { purgeDeletedAccounts } from '../support/purge.ts'
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

  const jobs = async <Row extends Record<string, unknown>>(query: string) =>
    (await db().asJobs((tx) => tx.execute<Row>(sql.raw(query)))).rows
  const count = async (from: string) => (await jobs<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

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

  it('leave an account alone that was restored after it was found', async () => {
    const { id, domainId } = await createAccount(db())
    await asOwner(
      db(),
      sql.raw(`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
      values ('${id}', '${domainId}', now(), 'GPTBot', 'page', 'verified', true)`),
    )
    for (const deletedAt of ['null', `now() - interval '29 days'`]) {
      await jobs(`update accounts set deleted_at = ${deletedAt} where user_id = '${id}'`)
      await purgeDueAccount(services, id)
      expect(await count(`accounts where user_id = '${id}'`)).toBe(1)
      expect(await count(`crawler_visits where user_id = '${id}'`)).toBe(1)
    }
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

  it('are a chain of jobs: one whose time is over queues the next, which goes on where it was', async () => {
    const before = askedLlms()
    const link = async (data: JobData, given: Services, signal = new AbortController().signal) => {
      const queued: NewJob[] = []
      const send = async (_name: string, jobs: NewJob[]) => void queued.push(...jobs)
      await checkOwnFilesInTurn(given, { data, tries: 0, signal, send })
      return queued
    }
    // An hour passes once the first websites are being read.
    let looks = 0
    const now = () => new Date(started.services.now().getTime() + (++looks > 2 ? 3_600_000 : 0))
    const [next, ...others] = await link({ day: 'today' }, { ...services, now })
    expect(others).toEqual([])
    expect(slugs).toContain(next!.data!.place)
    expect(next!.key).toBe(`today ${next!.data!.place}`)
    expect(await link(next!.data!, services)).toEqual([])
    expect(askedLlms() - before).toBeGreaterThanOrEqual(30)
    await expect(link({ day: 'today' }, services, AbortSignal.abort())).rejects.toThrow()
  })
})
