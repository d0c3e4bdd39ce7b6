import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { scoreHistory } from './history.server.ts'

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
    expect(await scoreHistory(context.services, sessionOf(account), account.domainId)).toEqual([
      { takenAt: '2026-08-05T10:00:00.000Z', score: 0, rubricVersion: '0.9.0' },
      { takenAt: '2026-10-05T10:00:00.000Z', score: 70, rubricVersion: '1.0.0' },
    ])
    const neighbour = await createAccount(db())
    expect(await scoreHistory(context.services, sessionOf(neighbour), neighbour.domainId)).toEqual([])
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
      (await scoreHistory(context.services, sessionOf(account), account.domainId)).map(({ score }) => score)
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
})
