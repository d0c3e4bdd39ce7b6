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

  test('joins the reports of Gratis and of the paid plans, oldest first, each with its rubric', async () => {
    const account = await createAccount(db())
    const report = { user_id: account.id, domain_id: account.domainId }
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
    expect(await scoreHistory(context.services, sessionOf(account))).toEqual([
      { takenAt: '2026-08-05T10:00:00.000Z', score: 0, rubricVersion: '0.9.0' },
      { takenAt: '2026-10-05T10:00:00.000Z', score: 70, rubricVersion: '1.0.0' },
    ])
    const neighbour = await createAccount(db())
    expect(await scoreHistory(context.services, sessionOf(neighbour))).toEqual([])
  })
})
