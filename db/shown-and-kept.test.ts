import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccount, createAdmin, eachDatabase } from '#tests/support/database.ts'
import { user, visitor } from './actor.ts'

eachDatabase('values that the database normalises itself', (db) => {
  test('a text that is too long is cut at a word, without a trailing separator', async () => {
    const cut = async (text: string) =>
      (await db().as(visitor, (tx) => tx.execute(sql`select cut_at_word(${text}, 100) as shown`))).rows[0]?.shown
    const words = 'woord '.repeat(16)
    expect(await cut(`${words}en een heel lang`)).toBe(`${words}en`)
    expect(await cut(`${'a'.repeat(49)} ${'b'.repeat(50)} c`)).toBe(`${'a'.repeat(49)} ${'b'.repeat(50)}`)
    expect(await cut(`${'a'.repeat(98)}, en meer`)).toBe('a'.repeat(98))
    expect(await cut('🧀'.repeat(101))).toBe('🧀'.repeat(100))
    expect(await cut('é'.repeat(100))).toBe('é'.repeat(100))
  })

  test('a website with and without www is the same website, however it is written, and stays verified', async () => {
    const admin = await createAdmin(db())
    const account = await createAccount(db(), { plan: 'expert' })
    const websites = async () => {
      const { rows } = await db().as(user(account.id), (tx) =>
        tx.execute(sql`select domain_name as name, verified_at is not null as proven from domains
          where user_id = ${account.id} order by is_primary desc`),
      )
      return rows
    }
    const rename = (to: string) =>
      db().as(user(account.id), (tx) => tx.execute(sql`select ensure_primary_domain(${account.id}, ${to})`))
    await rename(' WWW.Xn--Caf-dma.example')
    await db().as(user(admin.id), (tx) =>
      tx.execute(sql`update domains set verified_at = now() where id = ${account.domainId}`),
    )
    await rename('www.xn--caf-dma.example')
    expect(await websites()).toEqual([{ name: 'xn--caf-dma.example', proven: true }])
    await rename('www.nl')
    await db().as(user(account.id), (tx) =>
      tx.execute(sql`insert into domains (user_id, domain_name) values (${account.id}, 'www.tweede.example')`),
    )
    expect(await websites()).toEqual([
      { name: 'www.nl', proven: false },
      { name: 'tweede.example', proven: false },
    ])
  })
})
