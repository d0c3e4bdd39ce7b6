/** Searching, sorting and counting the customers, through `customers` and its indexes. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCountedUsers, getUsers } from '#features/admin/get-users.server.ts'
import { asOwner, createAccount, createAdmin, eachDatabase, type TestAccount } from '../support/database.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'

eachDatabase('the list of customers', (db) => {
  let context: TestServices
  let admin: TestAccount
  const mark = randomUUID().slice(0, 8)
  const named: Record<string, TestAccount> = {}
  beforeAll(async () => {
    context = await startServices(db(), { sends: false })
    admin = await createAdmin(db())
    for (const [company, website, name] of [
      ['Café Ñandú', 'nandu.nl', 'Zoë ÖZTÜRK'],
      ['GRÖEN ÆRØ', 'groen.nl', 'SØREN ÅBERG'],
      ['Bakkerij van der Meulen', 'brood-en-zo.nl', 'Peter Meulen'],
      ['Loodgieter Jansen', 'lekkage.nl', 'Jan Jansen'],
    ] as const) {
      const account = await createAccount(db())
      named[company] = account
      await asOwner(
        db(),
        sql`update auth."user" set email = ${`${website.slice(0, 3)}-${mark}@post.nl`} where id = ${account.id}`,
      )
      await asOwner(db(), sql`update accounts set display_name = ${name} where user_id = ${account.id}`)
      await asOwner(db(), sql`update domains set domain_name = ${website} where user_id = ${account.id}`)
      await asOwner(db(), sql`update profiles set company_name = ${company} where id = ${account.id}`)
    }
  })
  afterAll(() => context.close())
  const list = async (input: Parameters<typeof getUsers>[2]) =>
    (await getUsers(context.services, sessionOf(admin, 'admin'), input)).users
  const counts = async (input: Parameters<typeof getUsers>[2]) =>
    (await getCountedUsers(context.services, sessionOf(admin, 'admin'), input)).counts

  test('is searched by name, e-mail address, company and website, whatever the accents, and with typing errors', async () => {
    for (const [query, company] of [
      ['cafe nandu', 'Café Ñandú'],
      ['CAFÉ', 'Café Ñandú'],
      ['ozturk zoe', 'Café Ñandú'],
      ['ÖZTÜRK', 'Café Ñandú'],
      ['groen aero soren', 'GRÖEN ÆRØ'],
      ['gröen ÆRØ', 'GRÖEN ÆRØ'],
      ['nandu.nl', 'Café Ñandú'],
      ['der meulen', 'Bakkerij van der Meulen'],
      ['bakerij meulen', 'Bakkerij van der Meulen'],
      ['brood-en', 'Bakkerij van der Meulen'],
      ['lodgieter', 'Loodgieter Jansen'],
      ['loodgeiter', 'Loodgieter Jansen'],
      [`lek-${mark}@post.nl`, 'Loodgieter Jansen'],
      ['lo ja', 'Loodgieter Jansen'],
      // Punctuation is a part of what is typed.
      ['-en-zo.', 'Bakkerij van der Meulen'],
      [`gro-${mark}@`, 'GRÖEN ÆRØ'],
      // Letters left out, doubled, changed, swapped, and a first letter that is wrong.
      [`lek-${mark}@pots.nl`, 'Loodgieter Jansen'],
      ['brod-en-zo.nl', 'Bakkerij van der Meulen'],
      ['ozturc zoe', 'Café Ñandú'],
      ['ozutrk', 'Café Ñandú'],
      ['peter meulne', 'Bakkerij van der Meulen'],
      ['nakkerij van der', 'Bakkerij van der Meulen'],
      // Long words, whose rarest parts the index finds.
      [`bro-${mark}@post.nl`, 'Bakkerij van der Meulen'],
      [`bro-${mark}@post.nl meulen`, 'Bakkerij van der Meulen'],
      [`bro-${mark}@pst.nl meulne`, 'Bakkerij van der Meulen'],
    ] as const) {
      expect(
        (await list({ query })).map(({ company_name }) => company_name),
        query,
      ).toEqual([company])
    }
    for (const query of [
      'niemand heet zo',
      '%',
      '_',
      '\\',
      '*',
      'br%od',
      "'; drop table accounts; --",
      'x'.repeat(200),
      "'δδδδδδδδδδδδδδ'",
      `mark@${mark}.nl`,
    ]) {
      expect(await list({ query }), query).toEqual([])
    }
  })

  test('follows every change of an account, of its plan and of its websites', async () => {
    const { id } = named['Loodgieter Jansen']!
    await asOwner(db(), sql`update profiles set company_name = 'Dakdekker Jansen' where id = ${id}`)
    expect(await list({ query: 'loodgieter' })).toEqual([])
    expect(await list({ query: 'dakdekker' })).toHaveLength(1)
    await asOwner(db(), sql`insert into domains (user_id, domain_name) values (${id}, 'tweede-zaak.nl')`)
    expect(await list({ query: 'tweede-zaak' })).toMatchObject([{ id }])
    await asOwner(db(), sql`delete from domains where domain_name = 'tweede-zaak.nl'`)
    expect(await list({ query: 'tweede-zaak.nl' })).toEqual([])
    await asOwner(db(), sql`update user_subscriptions set plan_type = 'pro' where user_id = ${id}`)
    expect(await list({ query: 'dakdekker', plan: 'free' })).toEqual([])
    expect(await counts({ query: 'dakdekker' })).toEqual({ everyone: 1, free: 0, pro: 1, expert: 0, admins: 0 })
    await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${id}`)
    expect(await list({ query: 'dakdekker', status: 'active' })).toEqual([])
    expect(await list({ query: 'dakdekker', status: 'suspended' })).toHaveLength(1)
    await asOwner(db(), sql`update accounts set deleted_at = now() where user_id = ${id}`)
    expect(await list({ query: 'dakdekker' })).toEqual([])
    expect(await list({ query: 'dakdekker', status: 'deleted' })).toHaveLength(1)
    await asOwner(db(), sql`delete from auth."user" where id = ${id}`)
    expect(await list({ query: 'dakdekker', status: 'deleted' })).toEqual([])
  })

  test('is refused to anyone but an admin by the database too', async () => {
    const nobody = sessionOf(named['Café Ñandú']!, 'admin')
    await expect(getCountedUsers(context.services, nobody, {})).rejects.toThrow()
  })
})
