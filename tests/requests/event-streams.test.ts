import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'

eachDatabase('event streams', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  async function customer() {
    const made = await program.newCustomer({ plan_type: 'pro' })
    return { ...made, token: await program.tokenFor(made) }
  }
  const mustChange = (id: string) =>
    db().asJobs((tx) => tx.execute(sql`update accounts set must_change_password = true where user_id = ${id}`))
  const running = (id: string, progressId: string) =>
    db().as(user(id), (tx) =>
      tx.execute(sql`
        insert into analyses (user_id, progress_id, day, started_at, seen_at, ahead)
        values (${id}, ${progressId}, '2026-11-21', ${program.services.now().toISOString()}, ${program.services.now().toISOString()}, 3)`),
    )

  test('end, and can no longer be opened, once a password must be chosen first', async () => {
    const { id, token } = await customer()
    const headers = { authorization: `Bearer ${token}` }
    const stream = await program.open(`/functions/v1/progress/${randomUUID()}`, { headers })
    expect(stream.status).toBe(200)
    await mustChange(id)
    await stream.text()
    expect(await program.get(`progress/${randomUUID()}`, token)).toMatchObject({
      status: 403,
      body: { code: 'password-change-required' },
    })
  })

  test('report the place in the queue, each step, and the end', async () => {
    const { id, token } = await customer()
    const progressId = randomUUID()
    const stream = program.get(`progress/${progressId}`, token)
    await running(id, progressId)
    const set = (change: string) =>
      db().as(user(id), (tx) =>
        tx.execute(sql`update analyses set ${sql.raw(change)} where progress_id = ${progressId}`),
      )
    await set("ahead = null, step = 'home'")
    await set("state = 'done'")
    const { body } = await stream
    expect(body).toContain('event: progress')
    expect(body).toContain('"finished":true,"lost":false')
  })

  test('report within half a minute that an analysis died with its process, and also one that never began', async () => {
    const { id, token } = await customer()
    const progressId = randomUUID()
    await running(id, progressId)
    // A moment before its lease ends, so that the stream has to check again by itself.
    program.pass(19.5 / 60)
    expect((await program.get(`progress/${progressId}`, token)).body).toContain('"finished":true,"lost":true')
    const unknown = randomUUID()
    const stream = program.get(`progress/${unknown}`, token)
    for (let i = 0; i < 3; i++) await program.get('get-comparison-usage', token)
    program.pass(1)
    await db().asJobs((tx) => tx.execute(sql`select pg_notify('streams', ${`analysis ${id} ${unknown}`})`))
    expect((await stream).body).toContain('"finished":true,"lost":true')
  })
})
