import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { asOwner, createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { historyAndChange } from './change-since.server.ts'
import { pastReports } from './history.server.ts'

eachDatabase('the score over time', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())
  const moveTo = (id: string, host: string) =>
    db().as(user(id), (tx) => tx.execute(sql`select ensure_primary_domain(${id}, ${host})`))

  test('combines the reports of Gratis and of the paid plans, oldest first, each with its rubric', async () => {
    const account = await createAccount(db())
    await moveTo(account.id, 'voorbeeld.nl')
    const report = { user_id: account.id, domain_id: account.domainId, url: 'https://voorbeeld.nl/' }
    await db().as(user(account.id), async (tx) => {
      await tx.insert(reports).values([
        {
          ...report,
          maand: '2026-10',
          aangemaakt_op: new Date('2026-10-05T10:00Z'),
          score: 70,
          rubric_version: '1.0.0',
        },
        {
          ...report,
          maand: '2026-09',
          aangemaakt_op: new Date('2026-09-05T10:00Z'),
          score: null,
          rubric_version: '1.0.0',
        },
      ])
      await tx.insert(reports_free).values({
        ...report,
        year_month: '2026-08',
        created_at: new Date('2026-08-05T10:00Z'),
        score: 0,
        rubric_version: '0.9.0',
      })
    })
    expect(await pastReports(context.services, sessionOf(account), account.domainId)).toMatchObject([
      { takenAt: '2026-08-05T10:00:00.000Z', score: 0, rubricVersion: '0.9.0' },
      { takenAt: '2026-10-05T10:00:00.000Z', score: 70, rubricVersion: '1.0.0' },
    ])
    const neighbour = await createAccount(db())
    expect(await pastReports(context.services, sessionOf(neighbour), neighbour.domainId)).toEqual([])
  })

  test('covers the present website only: after a move to another host the old scores are hidden', async () => {
    const account = await createAccount(db())
    const report = (url: string, score: number, month: string) => ({
      ...{ user_id: account.id, domain_id: account.domainId, url, score, maand: month },
      aangemaakt_op: new Date(`${month}-05T10:00Z`),
    })
    await db().as(user(account.id), async (tx) => {
      await tx
        .insert(reports)
        .values([
          report('https://oud.nl/', 40, '2026-06'),
          report('https://www.oud.nl/', 50, '2026-07'),
          report('http://nieuw.nl:8080/', 60, '2026-08'),
          report('https://nieuw.nl.oud.nl/', 65, '2026-08'),
          report('https://nieuw.nl/', 70, '2026-09'),
        ])
      await tx.insert(reports_free).values({
        ...{ user_id: account.id, domain_id: account.domainId, url: 'https://oud.nl/', score: 30 },
        ...{ year_month: '2026-05', created_at: new Date('2026-05-05T10:00Z') },
      })
    })
    const scores = async () =>
      (await pastReports(context.services, sessionOf(account), account.domainId)).map(({ score }) => score)
    await moveTo(account.id, 'oud.nl')
    expect(await scores()).toEqual([30, 40, 50])
    await moveTo(account.id, 'www.oud.nl')
    expect(await scores()).toEqual([30, 40, 50])
    await moveTo(account.id, 'nieuw.nl')
    expect(await scores()).toEqual([70])
    await moveTo(account.id, 'nieuw.nl:8080')
    expect(await scores()).toEqual([60])
    await moveTo(account.id, 'nieuwst.nl')
    expect(await scores()).toEqual([])
  })

  test('tells since last month the score, the known facts and the verified visits, each only if both months have it', async () => {
    const account = await createAccount(db())
    await moveTo(account.id, 'voorbeeld.nl')
    const services = { ...context.services, now: () => new Date('2026-11-22T09:00Z') }
    const since = async () => (await historyAndChange(services, sessionOf(account), account.domainId)).sinceLastMonth
    const report = (day: string, score: number, known: number | null) => ({
      ...{
        user_id: account.id,
        domain_id: account.domainId,
        url: 'https://voorbeeld.nl/',
        score,
        maand: day.slice(0, 7),
      },
      ...{ aangemaakt_op: new Date(`${day}T10:00Z`), rubric_version: '1.2.0' },
      result: known === null ? null : { known_fields_count: known },
    })
    const add = (...of: Parameters<typeof report>) =>
      db().as(user(account.id), (tx) => tx.insert(reports).values(report(...of)))
    const visited = (day: string, verdict: string, hits: number) =>
      asOwner(
        db(),
        sql`insert into crawler_visit_days (user_id, domain_id, day, crawler, verdict, hits)
          values (${account.id}, ${account.domainId}, ${day}, 'GPTBot', ${verdict}, ${hits})`,
      )
    await add('2026-10-20', 52, 9)
    await visited('2026-11-03', 'verified', 7)
    expect(await since()).toEqual({ score: null, known: null, visits: null })
    await add('2026-11-20', 61, 12)
    await visited('2026-10-31', 'verified', 1)
    expect(await since()).toEqual({
      ...{ score: { from: 52, to: 61 }, known: { from: 9, to: 12 } },
      visits: { from: 0, to: 7 },
    })
    // Forged visits are nobody's, and those after the 22nd are of days that this month has not had.
    await visited('2026-10-22', 'verified', 4)
    await visited('2026-10-23', 'verified', 8)
    await visited('2026-11-02', 'forged', 90)
    await visited('2026-09-30', 'verified', 90)
    await add('2026-11-21', 63, null)
    expect(await since()).toEqual({ score: { from: 52, to: 63 }, known: null, visits: { from: 4, to: 7 } })
  })
})
