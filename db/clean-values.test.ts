import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { user } from './actor.ts'
import { cleanValues } from './clean-values.ts'
import { profiles } from './schema/profiles.ts'
import { reports } from './schema/reports.ts'

const BAD = ['a\0b', 'a\uD800b', 'a\uDC00b', '\uD83D']

test('values that PostgreSQL can hold pass unchanged, including surrogate pairs and backslash escapes', () => {
  const values = [
    'é😀',
    '\\u0000',
    'a \\u0000 b',
    '{"a":"\\\\u0000"}',
    null,
    3,
    new Date(0),
    new Uint8Array([0]),
    ['x'],
  ]
  expect(cleanValues(values)).toBe(values)
})

test.each(BAD)('%j is replaced in text, in lists, in JSON and in its keys', (bad) => {
  const [text, list, json, object] = cleanValues([bad, [bad], JSON.stringify({ [bad]: [bad] }), { a: bad }])
  for (const one of [text, JSON.stringify(list), json, JSON.stringify(object)]) {
    expect(one).toContain('\uFFFD')
    expect(one).not.toMatch(/\0|\\u0000|\\ud8/i)
    expect(String(one).isWellFormed()).toBe(true)
  }
})

eachDatabase('values that PostgreSQL cannot hold', (db) => {
  test.each(
    BAD,
  )('%j is kept in columns, lists and JSON, for customers, visitors, jobs and sign-in alike', async (bad) => {
    const { id, domainId, email } = await createAccount(db())
    await db().as(user(id), async (tx) => {
      await tx.update(profiles).set({ description: bad, sectoren: [bad] })
      await tx
        .insert(reports)
        .values({ user_id: id, domain_id: domainId, maand: '2026-11', result: { [bad]: [{ bad }] } })
      await tx.execute(sql`select ${JSON.stringify({ bad })}::jsonb, ${bad}::text`)
    })
    await db().read(sql`select ${bad}::text as text`)
    await db().asJobs((tx) => tx.execute(sql`select ${bad}::text`))
    await db().auth.execute(sql`select ${`${bad}${email}`}::text`)
    await db().auth.transaction((tx) => tx.execute(sql`select ${bad}::text`))
    const [row] = await db().as(user(id), (tx) => tx.select({ result: reports.result }).from(reports))
    expect(JSON.stringify(row)).toContain('\uFFFD')
  })
})
