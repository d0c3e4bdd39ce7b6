/** Liveness and readiness of the process. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '#features/services.ts'

/** A load balancer must get 'no' well before its own timeout. */
const ANSWER_WITHIN_MS = 2_000

export function healthAddresses({ db }: Services, stopping: AbortSignal) {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))

  /** One query at a time, however many requests ask. */
  let asking: Promise<boolean> | null = null
  const databaseAnswers = () => {
    asking ??= answersInTime(db.read(sql`select 1`)).finally(() => {
      asking = null
    })
    return asking
  }

  app.get('/readyz', async (c) => {
    const reason = stopping.aborted
      ? 'stopping'
      : !db.isListening() || !(await databaseAnswers())
        ? 'database away'
        : // The stop may have begun meanwhile.
          stopping.aborted && 'stopping'
    c.header('Cache-Control', 'no-store')
    return reason ? c.text(reason, 503, { 'Retry-After': '1' }) : c.text('ok')
  })
  return app
}

async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  const answered = question.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
