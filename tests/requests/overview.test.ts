/** The overview of the admin area: what is counted of each day, what stays of it, and the screen. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDays } from '#features/overview/count-days.job.ts'
import { newestAnalyses } from '#features/overview/newest.server.ts'
import { getOverview } from '#features/overview/overview.server.ts'
import { builtScreens } from '#server/screens.ts'
import { countingQueries } from '../support/counting-queries.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, signedIn, startProgram } from '../support/program.ts'

const PATH = '/admin/overzicht'

eachDatabase('the overview', (db) => {
  let program: Program
  let customer: Awaited<ReturnType<Program['newCustomer']>>
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    customer = await program.newCustomer({ plan_type: 'pro' })
  })
  afterAll(() => program.close())

  const at = (moment: string) => ({ ...program.services, now: () => new Date(moment) })
  const admin = () => program.sessionOf(program.adminToken)
  const overviewAt = async (moment: string, atOnce?: number) => getOverview(at(moment), await admin(), atOnce)
  const dayOf = async (day: string, moment: string) =>
    (await overviewAt(moment)).days.find((one) => one.day === day)!.figures
  const publish = (moment: string) =>
    asOwner(
      db(),
      sql`insert into audit_log (at, act, actor_kind, actor_id, subject_id)
        values (${moment}, 'profile-published', 'user', ${customer.id}, ${customer.id})`,
    )
  const analyse = (moment: string, score: number | null = 70) =>
    asOwner(
      db(),
      sql`insert into reports (user_id, aangemaakt_op, maand, url, score)
        values (${customer.id}, ${moment}, '2026-03', 'https://bakkerijzon.example/', ${score})`,
    )
  const visit = (moment: string, verdict: string, hits: number) =>
    asOwner(
      db(),
      sql`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed, hits)
        select user_id, id, ${moment}, 'GPTBot', 'page', ${verdict}, true, ${hits} from domains where user_id = ${customer.id}`,
    )
  const join = (moment: string) =>
    asOwner(
      db(),
      sql`insert into waitlist (created_at, name, company, email, accepted_privacy)
        values (${moment}, 'Noor', 'Bakkerij', ${`wacht-${randomUUID()}@voorbeeld.nl`}, true)`,
    )
  const headers = (token: string) => ({ cookie: `vindbaar.session_token=${encodeURIComponent(token)}` })
  const see = async (path: string, token = program.adminToken) =>
    (await program.ask(path, { headers: headers(token) })).body.replaceAll('<!-- -->', '') as string

  test('counts today as it is, and says that nothing before it was counted', async () => {
    const overview = await overviewAt('2026-03-28T12:00:00Z')
    expect(overview).toMatchObject({ since: '2026-03-28', customersOf: null })
    expect(overview.days).toHaveLength(30)
    expect(overview.days.at(-1)).toEqual({
      day: '2026-03-28',
      figures: {
        ...{ 'customers-free': 1, 'customers-pro': 1, 'customers-expert': 0 },
        ...{ publishes: 0, analyses: 0, visits: 0, waitlist: 0 },
      },
    })
  })

  test('counts each whole day of Amsterdam, one of 23 hours too, and keeps the number when what was counted is gone', async () => {
    await countDays(at('2026-03-28T12:00:00Z'))
    // The clocks go forward in the night of 29 March: the day is from 28 March 23:00 to 29 March 22:00 in UTC.
    for (const moment of [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00Z',
    ]) {
      await publish(moment)
      await analyse(moment)
      await visit(moment, 'verified', 3)
      await visit(moment, 'forged', 100)
      await visit(moment, 'unverifiable', 100)
      await join(moment)
    }
    const expected = { publishes: 2, analyses: 2, visits: 6, waitlist: 2 }
    expect(await dayOf('2026-03-29', '2026-03-29T21:00:00Z')).toMatchObject(expected)
    await countDays(at('2026-03-30T01:00:00Z'))
    await asOwner(db(), sql`delete from waitlist`)
    await asOwner(db(), sql`delete from reports`)
    for (let time = 0; time < 2; time++) await countDays(at('2026-03-30T02:00:00Z'))
    expect(await dayOf('2026-03-29', '2026-03-30T03:00:00Z')).toMatchObject(expected)
    expect(await dayOf('2026-03-28', '2026-03-30T03:00:00Z')).toMatchObject({ publishes: 1, analyses: 1, visits: 3 })
    expect(await overviewAt('2026-03-30T03:00:00Z')).toMatchObject({ since: '2026-03-28' })
  })

  test('counts the days that a machine was off, and leaves out what nobody counted on them', async () => {
    await publish('2026-04-02T10:00:00Z')
    await countDays(at('2026-04-04T08:00:00Z'))
    const day = await dayOf('2026-04-02', '2026-04-04T09:00:00Z')
    expect(day).toMatchObject({ publishes: 1, analyses: 0 })
    expect(day['customers-free']).toBeUndefined()
    expect((await dayOf('2026-04-04', '2026-04-04T09:00:00Z'))['customers-pro']).toBe(1)
  })

  test('counts a visit that was verified after midnight for its own day', async () => {
    await visit('2026-04-04T20:00:00Z', 'unverifiable', 5)
    await countDays(at('2026-04-05T00:30:00Z'))
    await asOwner(db(), sql`update crawler_visits set verdict = 'verified' where hits = 5`)
    await countDays(at('2026-04-06T00:30:00Z'))
    expect(await dayOf('2026-04-04', '2026-04-06T09:00:00Z')).toMatchObject({ visits: 5 })
  })

  test('shows the customers of the last count, and of which day it was, where a plan has too many to count at once', async () => {
    await program.newCustomer({ plan_type: 'pro' })
    const [few, many] = [await overviewAt('2026-04-06T12:00:00Z'), await overviewAt('2026-04-06T12:00:00Z', 1)]
    expect(few.days.at(-1)!.figures).toMatchObject({ 'customers-pro': 2 })
    expect(many.days.at(-1)!.figures).toMatchObject({ 'customers-pro': 1, 'customers-free': 1 })
    expect([few.customersOf, many.customersOf]).toEqual([null, '2026-04-06'])
    expect((await overviewAt('2027-01-01T12:00:00Z', 1)).customersOf).toBeNull()
  })

  test('asks the database few things, whatever the number of days', async () => {
    const counting = countingQueries(program.services)
    await getOverview(counting.services, await admin())
    expect(counting.count()).toBe(4)
  })

  test('is a screen for admins with a conclusion, a table and a link to the list for each chart', async () => {
    await asOwner(db(), sql`delete from daily_figures`)
    const now = new Date().toISOString()
    await publish(now)
    await analyse(now, null)
    await visit(now, 'verified', 1)
    await join(now)
    const page = await see(PATH)
    for (const text of [
      ...['Klanten per plan', '3 klanten. Eerdere dagen zijn niet geteld.', 'Pro: 2'],
      ...['1 analyse vandaag.', '1 geverifieerd bezoek vandaag.', '1 inschrijving vandaag.', 'Cijfers per dag'],
      ...['href="/admin?plan=expert"', 'href="/admin/auditlog?handeling=profile-published"'],
      ...[`href="${PATH}/analyses"`, `href="${PATH}/bezoeken"`, 'href="/admin/wachtlijst"'],
    ])
      expect(page, text).toContain(text)
    const analyses = await see(`${PATH}/analyses`)
    for (const text of [customer.email, 'bakkerijzon.example', 'Niet gemeten', `/admin/klant/${customer.id}/rapporten`])
      expect(analyses, text).toContain(text)
    const visits = await see(`${PATH}/bezoeken`)
    for (const text of [customer.email, 'GPTBot', 'profielpagina']) expect(visits, text).toContain(text)
    const other = await signedIn(program)
    for (const path of [PATH, `${PATH}/analyses`, `${PATH}/bezoeken`]) {
      const refused = await program.ask(path, { headers: headers(other.token) })
      expect(refused.headers.get('location'), path).toBe('/dashboard')
    }
    const forged = { ...(await program.sessionOf(other.token)), role: 'admin' as const }
    await expect(getOverview(program.services, forged)).rejects.toThrow()
    await expect(newestAnalyses(program.services, forged, null)).rejects.toThrow()
  })

  test('lists the newest of both kinds of reports and the visits, each once, page after page', async () => {
    await asOwner(db(), sql`delete from reports`)
    await asOwner(db(), sql`delete from crawler_visits`)
    await asOwner(
      db(),
      sql`insert into reports (user_id, aangemaakt_op, maand, url, score)
        select ${customer.id}, '2026-05-01T00:00:00Z'::timestamptz + make_interval(mins => n / 2), '2026-05', 'https://a.example/' || n, 50
        from generate_series(1, 60) n`,
    )
    await asOwner(
      db(),
      sql`insert into reports_free (user_id, created_at, year_month, url, score)
        select ${customer.id}, '2026-05-01T00:00:00Z'::timestamptz + make_interval(mins => n), '20' || 60 + n / 12 || '-' || lpad((n % 12 + 1)::text, 2, '0'), 'https://b.example/' || n, 50
        from generate_series(1, 20) n`,
    )
    await visit('2026-05-01T00:00:00Z', 'forged', 1)
    for (const [list, total] of [
      ['analyses', 80],
      ['bezoeken', 0],
    ] as const) {
      const seen: string[] = []
      const times: string[] = []
      for (let next: string | undefined = `${PATH}/${list}`, pages = 0; next && pages < 4; pages++) {
        const page: string = await see(next)
        seen.push(...[...page.matchAll(/[ab]\.example\/\d+/g)].map(([url]) => url))
        times.push(...[...page.matchAll(/dateTime="([^"]+)"|datetime="([^"]+)"/g)].map(([, a, b]) => a ?? b!))
        const link: string | undefined = /href="([^"]*na=[^"]*)"[^>]*>Volgende pagina/.exec(page)?.[1]
        next = link && new URL(link, `http://x${PATH}/${list}`).href.slice('http://x'.length)
      }
      expect(new Set(seen).size, list).toBe(total)
      expect(times).toEqual([...times].sort().reverse())
    }
    expect(await see(`${PATH}/analyses?na=onzin`)).toContain('a.example/60')
  })
})
