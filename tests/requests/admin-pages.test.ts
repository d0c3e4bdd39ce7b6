/** The list of accounts: page by page, each account once, whatever the filters. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'

const ACCOUNTS = 450

eachDatabase('the pages of admin-get-users', (db) => {
  let program: Program
  const mark = `blad-${randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    program = await startProgram(db())
    await asOwner(
      db(),
      sql.raw(`insert into auth."user" (name, email)
        select '', '${mark}-' || lpad(n::text, 4, '0') || '@voorbeeld.nl' from generate_series(1, ${ACCOUNTS}) n`),
    )
    // Many with the same creation time, so that the id has to order them.
    await asOwner(
      db(),
      sql.raw(`update accounts set created_at = '2020-01-01'::timestamptz + make_interval(hours => substr(email, ${mark.length + 2}, 4)::int / 40)
        where email like '${mark}%'`),
    )
  })
  afterAll(() => program.close())

  async function allPages(query: Record<string, string>) {
    const pages: string[][] = []
    for (let after: string | null = ''; after !== null; ) {
      const search = new URLSearchParams({ ...query, ...(after ? { after } : {}) })
      const { status, body } = await program.get(`admin-get-users?${search}`, program.adminToken)
      expect(status).toBe(200)
      pages.push(body.users.map(({ email }: { email: string }) => email))
      after = body.next
    }
    return pages
  }

  it('hold at most a hundred accounts, and together each account once', async () => {
    const pages = await allPages({ query: mark })
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 50])
    expect(new Set(pages.flat()).size).toBe(ACCOUNTS)
    const everyone = await allPages({})
    expect(everyone.flat()).toHaveLength(ACCOUNTS + 1)
  })

  it('reach the last account, and respect the filters', async () => {
    expect(await allPages({ query: `${mark}-0001` })).toEqual([[`${mark}-0001@voorbeeld.nl`]])
    expect(await allPages({ role: 'admin' })).toEqual([[expect.stringContaining('beheer')]])
    expect((await allPages({ query: mark, plan: 'pro' })).flat()).toEqual([])
    await asOwner(db(), sql.raw(`update accounts set deleted_at = now() where email like '${mark}-000%'`))
    expect((await allPages({ status: 'deleted' })).flat()).toHaveLength(9)
    expect((await allPages({ query: mark })).flat()).toHaveLength(ACCOUNTS - 9)
  })

  it('refuse an invalid cursor', async () => {
    const answer = await program.get('admin-get-users?after=morgen', program.adminToken)
    expect(answer).toMatchObject({ status: 400, body: { fields: { after: expect.any(String) } } })
  })
})
