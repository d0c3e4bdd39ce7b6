import { expect, test } from 'vitest'
import type { AuditReport } from '#engine/report/report.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { takeTurn as takeComparisonTurn } from '#features/comparisons/quota.server.ts'
import type { Services } from '#features/services.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { failureOf } from '#tests/support/failure.ts'
import { sessionOf } from '#tests/support/session.ts'
import { findProgress } from './progress.server.ts'
import { endTurn, takeTurn, useTurn } from './turn.server.ts'

const SCORED = { score: 50 } as AuditReport
const UNSCORED = { score: null } as AuditReport

eachDatabase('the turns of analyses', (db) => {
  /** At 23:59:30 in Amsterdam, or this much later. */
  const at = (seconds = 0) =>
    ({ db: db(), now: () => new Date(Date.parse('2026-11-21T22:59:30Z') + seconds * 1_000) }) as Services
  async function customer(plan: 'free' | 'pro') {
    const account = await createAccount(db(), { plan })
    return { session: sessionOf(account), domain: { id: account.domainId, plan, language: 'nl' as const } }
  }
  type Customer = Awaited<ReturnType<typeof customer>>
  const take = async ({ session, domain }: Customer, seconds = 0) => {
    const turn = await takeTurn(at(seconds), session, domain, null)
    return 'id' in turn ? turn.id : null
  }
  const use = (session: Session, id: string | null, report: AuditReport) =>
    db().as(actorOf(session), (tx) => useTurn(tx, id!, report, at().now()))

  test('go to two of sixty simultaneous requests, and comparisons count with them', async () => {
    const one = await customer('pro')
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => take(one)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const comparison = { id: crypto.randomUUID(), ownUrl: 'http://a.example/', competitors: [] }
    expect(await failureOf(takeComparisonTurn(at(), one.session, comparison))).toMatchObject({
      code: 'too-many-at-once',
      status: 429,
      retryAfter: expect.any(Number),
    })
  })

  test('are limited to twenty a day per website, do not count our own failures, and start again at midnight in Amsterdam', async () => {
    const one = await customer('pro')
    for (let turn = 0; turn < 20; turn++) {
      await endTurn(at(), one.session, (await take(one))!, new Error('kapot'))
      await use(one.session, await take(one), turn % 2 ? SCORED : UNSCORED)
    }
    expect(await failureOf(take(one))).toMatchObject({ code: 'analysis-limit-reached', status: 429, retryAfter: 30 })
    expect(amsterdamDay(at(30).now())).toBe('2026-11-22')
    await take(one, 30)
  })

  test('are limited on Gratis to one running and five attempts a day without a score', async () => {
    const one = await customer('free')
    for (let attempt = 0; attempt < 5; attempt++) {
      const turn = await take(one)
      expect(await failureOf(take(one))).toMatchObject({ code: 'too-many-at-once' })
      await use(one.session, turn, UNSCORED)
    }
    expect(await failureOf(take(one))).toMatchObject({ code: 'analysis-limit-reached', retryAfter: 30 })
    await take(one, 30)
  })

  test('of a process that died come back after twenty seconds, and the listeners are notified', async () => {
    const one = await customer('free')
    const progressId = crypto.randomUUID()
    await takeTurn(at(), one.session, one.domain, progressId)
    expect(await findProgress(at(19), one.session, progressId, null)).toMatchObject({ finished: false, lost: false })
    expect((await failureOf(take(one, 19))).code).toBe('too-many-at-once')
    expect(await findProgress(at(20), one.session, progressId, null)).toMatchObject({
      finished: true,
      lost: true,
      until: null,
    })
    await take(one, 20)
  })
})
