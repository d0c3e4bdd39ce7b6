import { count, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { user, visitor } from './actor.ts'
import { accounts } from './schema/accounts.ts'
import { email_templates } from './schema/mail/email-templates.ts'
import { profiles } from './schema/profiles.ts'

eachDatabase('a database', (db) => {
  test('returns the same types', async () => {
    const { id } = await createAccount(db(), { name: 'Noor' })
    const [row] = await db().as(user(id), (tx) =>
      tx
        .update(profiles)
        .set({ locations: ['Utrecht', 'De "Bilt", met komma'], faqs: [{ vraag: 'Is dit {één} "vraag"?' }] })
        .returning(),
    )
    expect(row).toMatchObject({
      id,
      locations: ['Utrecht', 'De "Bilt", met komma'],
      location: 'Utrecht',
      faqs: [{ vraag: 'Is dit {één} "vraag"?' }],
      llm_platforms: ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'],
      taal: 'nl',
      frequency: 'maandelijks',
      day: 10,
      published: false,
    })
    expect(row?.updated_at).toBeInstanceOf(Date)
    const { rows } = await db().as(user(id), (tx) =>
      tx.execute(sql`select count(*) as count, 1.5::numeric as numeric, array['a', null] as list, '{"a": [1]}'::jsonb as json,
        '2026-01-02T03:04:05.678Z'::timestamptz as time from accounts`),
    )
    expect(rows).toEqual([
      { count: 1, numeric: '1.5', list: ['a', null], json: { a: [1] }, time: '2026-01-02 03:04:05.678+00' },
    ])
    expect(await db().as(user(id), (tx) => tx.select({ n: count() }).from(accounts))).toEqual([{ n: 1 }])
  })

  test('answers a statement that is asked often as it did at first, to each user with its own rows', async () => {
    const accounts = [await createAccount(db(), { name: 'Noor' }), await createAccount(db(), { name: 'Bo' })]
    const values = [['a "b", c', null], '{"x": [1]}', null, 3, true, new Date('2026-01-02T03:04:05.678Z')] as const
    const [list, json, nothing, number, flag, time] = values
    const ask = (id: string, divisor: number) =>
      db().as(user(id), async (tx) => {
        const asked = sql`select id, ${sql.param(list)}::text[] as list, ${json}::jsonb as json, ${nothing}::text as nothing,
          ${number}::int / ${divisor}::int as number, ${flag}::boolean as flag, ${time.toISOString()}::timestamptz as time from profiles`
        return (await tx.execute(asked)).rows
      })
    for (let times = 0; times < 20; times++) {
      for (const { id } of accounts) {
        expect(await ask(id, 2)).toEqual([
          { id, list, json: { x: [1] }, nothing, number: 1, flag, time: '2026-01-02 03:04:05.678+00' },
        ])
      }
      await expect(ask(accounts[0]!.id, 0)).rejects.toMatchObject({ cause: { code: '22012' } })
    }
  })

  test('rolls back a failed transaction and stays usable', async () => {
    const { id } = await createAccount(db())
    await expect(
      db().as(user(id), async (tx) => {
        await tx.update(profiles).set({ company_name: 'Half' })
        throw new Error('halfway')
      }),
    ).rejects.toThrow('halfway')
    const rows = await db().as(user(id), (tx) => tx.select({ name: profiles.company_name }).from(profiles))
    expect(rows).toEqual([{ name: '' }])
  })

  test('keeps the work of one savepoint when another fails', async () => {
    const { id } = await createAccount(db())
    await db().as(user(id), async (tx) => {
      await tx.update(profiles).set({ company_name: 'Heel' })
      await tx
        .transaction(async (part) => {
          await part.update(profiles).set({ company_name: 'Half' })
          throw new Error('part')
        })
        .catch(() => {})
    })
    const rows = await db().as(user(id), (tx) => tx.select({ name: profiles.company_name }).from(profiles))
    expect(rows).toEqual([{ name: 'Heel' }])
  })

  test('refuses a nested transaction or better-auth call instead of waiting forever', async () => {
    for (const inner of [() => db().as(visitor, async () => {}), () => db().auth.execute(sql`select 1`)]) {
      const refusal = await db()
        .as(visitor, async () => void (await inner()))
        .catch((error: Error) => error)
      // drizzle wraps the error of a query.
      expect(`${refusal} ${(refusal as Error).cause}`).toContain('A transaction is open already')
    }
    await db().as(visitor, async () => {})
  })

  test('keeps many concurrent transactions isolated', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await createAccount(db())).id))
    const seen = await Promise.all(
      ids.map((id) => db().as(user(id), (tx) => tx.select({ id: accounts.user_id }).from(accounts))),
    )
    expect(seen).toEqual(ids.map((id) => [{ id }]))
  })

  test('rejects a list with anything but objects, an unknown platform and half a country code', async () => {
    const { id } = await createAccount(db())
    const wrong = [
      sql`faqs = '{}'`,
      sql`faqs = '[1]'`,
      sql`faqs = '[[{}]]'`,
      sql`llm_platforms = '{copilot}'`,
      sql`countries = '{NL,Belgie}'`,
      sql`rechtsvorm = 'maatschap'`,
      sql`taal = 'de'`,
      sql`company_name = repeat('a', 30000)`,
      sql`public_email = repeat('a', 400)`,
    ]
    for (const change of wrong) {
      await expect(
        db().as(user(id), (tx) => tx.execute(sql`update profiles set ${change}`)),
        JSON.stringify(change.queryChunks),
      ).rejects.toMatchObject({ cause: { code: '23514' } })
    }
  })

  test('sets updated_at on every change', async () => {
    const { id } = await createAccount(db())
    const read = () => db().as(user(id), async (tx) => (await tx.select().from(profiles))[0]!.updated_at)
    const before = await read()
    await db().as(user(id), (tx) => tx.execute(sql`update profiles set updated_at = '2000-01-01'`))
    expect((await read()).getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  test('is migrated with mail templates that use known placeholders only', async () => {
    const templates = await db().asJobs((tx) => tx.select().from(email_templates))
    const keys = templates.map(({ key }) => key)
    const dutch = [
      ...[
        'account_aangemaakt',
        'bewijs_vervallen',
        'account_vergrendeld',
        'account_verwijderd',
        'nieuwsbrief',
        'nieuwsbrief_bevestiging',
      ],
      ...['nieuwsbrief_welkom', 'uitnodiging', 'wachtlijst_bevestiging', 'wachtwoord_reset', 'wachtwoord_tijdelijk'],
      ...['rapport_maand', 'rapport_niet_gelezen', 'rapport_onveranderd', 'website_overgenomen', 'meldingen'],
    ]
    expect(keys.sort()).toEqual(dutch.flatMap((key) => [key, `${key}_en`]).sort())
    for (const { html, text, subject } of templates) {
      const placeholders = (body: string) => [...new Set(body.match(/\{\{.*?\}\}/g) ?? [])].sort()
      expect(placeholders(html)).toEqual(placeholders(text!))
      for (const name of placeholders(`${subject}${html}`)) {
        const known = [
          'first_name',
          'confirm_url',
          'unsubscribe_url',
          'company_name',
          'temp_password',
          'period',
          'report',
          'notices',
        ]
        expect(known.map((one) => `{{${one}}}`)).toContain(name)
      }
      // The frame comes from features/mail/mail-layout.rules.ts.
      expect(html).not.toMatch(/<(?:html|h1|style)|style="margin/)
      expect(`${html}${text}`).not.toMatch(/%\d|\bu\b|\buw\b/i)
    }
  })
})
