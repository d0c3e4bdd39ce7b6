import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createAccount, createAdmin, eachDatabase, setPlan, type TestAccount } from '#tests/support/database.ts'
import { user, visitor } from './actor.ts'
import { profiles } from './schema/profiles.ts'

type Row = Record<string, unknown>

const PAID_TEXTS = [
  'description',
  'samenvatting_algemeen',
  'sector',
  'public_email',
  'sales_email',
  'sales_telefoon',
  'support_email',
  'support_telefoon',
  'maps_link',
  'landing_url',
  'kvk_of_legal_name',
  'btw_nummer',
  'sbi_code',
  'logo_svg_url',
  'logo_png_url',
  'hero_afbeelding_url',
] as const

const FREE = {
  company_name: 'Bakkerij Voorbeeld',
  url: 'https://voorbeeld.nl/',
  locations: ['Utrecht', 'Zeist'],
  andere_namen: ['De Voorbeeldbakker'],
  countries: ['NL', 'BE'],
  desired_info: 'Desembrood voor de hele buurt.',
}

const PAID: Partial<typeof profiles.$inferInsert> = {
  ...Object.fromEntries(PAID_TEXTS.map((column) => [column, `de ${column}`])),
  rechtsvorm: 'bv',
  oprichtingsjaar: 1998,
  content_licentie: 'alleen-citeren',
  sectoren: ['horeca'],
  social_links: ['https://sociaal.voorbeeld/bakkerij'],
  talen: ['nl', 'en'],
  social_profielen: [{ platform: 'linkedin', url: 'https://sociaal.voorbeeld/bakkerij' }],
  diensten: [{ naam: 'Taart op bestelling' }],
  pakketten: [{ naam: 'Ontbijt' }],
  cases: [{ klant: 'Lunchroom', resultaat: 'Elke dag vers brood' }],
  review_bronnen: [{ bronnaam: 'Buurtgids', score: 4.5, aantal: 12 }],
  faqs: [{ vraag: 'Zijn jullie op maandag open?', antwoord: 'Nee.' }],
}

eachDatabase('public profiles', (db) => {
  let admin: TestAccount
  beforeAll(async () => {
    admin = await createAdmin(db())
  })

  /** A customer with every column of the profile filled, published. */
  async function publishedCustomer(plan: 'free' | 'pro' | 'expert'): Promise<TestAccount> {
    const account = await createAccount(db(), { plan })
    await edit(account, sql`published = true, status = 'active', geo_published_at = now()`)
    await db().as(user(account.id), (tx) =>
      tx.update(profiles).set({
        ...FREE,
        ...PAID,
        locaties_uitgebreid: [
          { naam: 'Winkel', straat: 'Dorpsstraat 1', postcode: '1234 AB', plaats: 'Utrecht' },
          { straat: 'Achterweg 2', postcode: '4321 ZZ', plaats: 'Zeist', telefoon: '030', alleen_plaats: true },
        ],
        team: [
          { naam: 'Anna', functie: 'bakker', foto: 'https://voorbeeld.nl/anna.jpg' },
          { naam: 'Bram', verborgen: true },
        ],
        primair_email: 'prive@voorbeeld.nl',
        email: 'login@voorbeeld.nl',
        rapport_email: 'rapport@voorbeeld.nl',
      }),
    )
    return account
  }

  const edit = ({ id }: TestAccount, set: SQL) =>
    db().as(user(id), (tx) => tx.execute(sql`update profiles set ${set} where id = ${id}`))

  const asAdmin = (statement: SQL) => db().as(user(admin.id), (tx) => tx.execute(statement))

  async function seen({ id }: TestAccount): Promise<Row | undefined> {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<Row>(sql`select * from public_profiles where id = ${id}`),
    )
    return rows[0]
  }

  async function wasPublic(key: string): Promise<boolean> {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ gone: boolean }>(sql`select profile_was_public(${key}) as gone`),
    )
    return rows[0]!.gone
  }

  test('Pro shows every public column', async () => {
    const row = await seen(await publishedCustomer('pro'))
    expect(row).toMatchObject({ ...FREE, ...PAID, plan: 'pro', is_primary: true })
    expect(row?.llm_platforms).toEqual(['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'])
  })

  test('social_links always lists the addresses in social_profielen', async () => {
    const account = await publishedCustomer('pro')
    const links = async () => (await seen(account))?.social_links
    await edit(
      account,
      sql`social_profielen = '[{"platform": "b", "url": "https://b.voorbeeld/"}, {"platform": "leeg", "url": " "},
        {"platform": "niets"}, {"platform": "a", "url": "https://a.voorbeeld/"}]'`,
    )
    expect(await links()).toEqual(['https://b.voorbeeld/', 'https://a.voorbeeld/'])
    await edit(account, sql`social_links = '{https://elders.voorbeeld/}', company_name = 'Nieuw'`)
    expect(await links()).toEqual(['https://b.voorbeeld/', 'https://a.voorbeeld/'])
    await edit(account, sql`social_profielen = '[]'`)
    expect(await links()).toEqual([])
    await expect(edit(account, sql`social_profielen = '{}'`)).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test('internal addresses, settings, hidden people, and the street of a profile that shows only its place stay private', async () => {
    const row = await seen(await publishedCustomer('expert'))
    const internal = [
      'primair_email',
      'email',
      'rapport_email',
      'location',
      'contact_email_publiek',
      'taal',
      'tijdzone',
    ]
    expect(Object.keys(row!)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(rapport_|frequency|day)/)]))
    for (const column of internal) expect(row).not.toHaveProperty(column)
    const text = JSON.stringify(row)
    for (const secret of ['prive@', 'login@', 'rapport@', 'Bram', 'Achterweg', '4321 ZZ', 'verborgen']) {
      expect(text).not.toContain(secret)
    }
    expect(row?.locaties_uitgebreid).toEqual([
      { naam: 'Winkel', straat: 'Dorpsstraat 1', postcode: '1234 AB', plaats: 'Utrecht' },
      { plaats: 'Zeist', telefoon: '030', alleen_plaats: true },
    ])
  })

  test('photos of people are shown only with their consent', async () => {
    const account = await publishedCustomer('pro')
    expect((await seen(account))?.team).toEqual([{ naam: 'Anna', functie: 'bakker' }])
    await edit(account, sql`beeldrechten_akkoord = true`)
    expect((await seen(account))?.team).toEqual([
      { naam: 'Anna', functie: 'bakker', foto: 'https://voorbeeld.nl/anna.jpg' },
    ])
  })

  async function expectFree(account: TestAccount) {
    const row = await seen(account)
    expect(row).toMatchObject({ ...FREE, plan: 'free', llm_platforms: ['chatgpt'] })
    const shown = Object.keys({ ...PAID, locaties_uitgebreid: 0, team: 0 }).filter((column) => {
      const value = row?.[column]
      return value !== null && !(Array.isArray(value) && value.length === 0)
    })
    expect(shown).toEqual([])
  }

  test('Gratis shows its own columns only', async () => {
    await expectFree(await publishedCustomer('free'))
  })

  test('an ended subscription shows what Gratis shows, and renewing it brings everything back', async () => {
    const account = await publishedCustomer('pro')
    await setPlan(db(), account.id, 'pro', new Date(Date.now() - 1000))
    await expectFree(account)
    await setPlan(db(), account.id, 'pro', new Date(Date.now() + 60_000))
    expect(await seen(account)).toMatchObject(PAID)
  })

  test('a domain’s own plan wins over the account’s', async () => {
    const account = await publishedCustomer('free')
    await asAdmin(sql`update domains set plan_type = 'pro' where id = ${account.domainId}`)
    expect(await seen(account)).toMatchObject(PAID)
    await setPlan(db(), account.id, 'expert')
    await asAdmin(sql`update domains set plan_type = 'free' where id = ${account.domainId}`)
    await expectFree(account)
  })

  test('the profile of an extra website is online for Expert only, with the account’s own toggles', async () => {
    const account = await publishedCustomer('expert')
    const extra = await db().as(user(account.id), async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into domains (user_id, domain_name) values (${account.id}, 'tweede.nl') returning id`,
      )
      await tx.execute(sql`insert into profiles (id, domain_id, company_name, published, geo_published_at)
        values (${account.id}, ${rows[0]!.id}, 'Tweede', true, now())`)
      await tx.execute(sql`update profiles set noindex_google = false, zichtbaarheid_ai = false
        where domain_id = ${account.domainId}`)
      return rows[0]!.id
    })
    const find = async () =>
      (await db().as(visitor, (tx) => tx.execute<Row>(sql`select * from public_profiles where domain_id = ${extra}`)))
        .rows[0]
    const online = await find()
    expect(online).toMatchObject({ is_primary: false, noindex_google: false, zichtbaarheid_ai: false })
    await setPlan(db(), account.id, 'pro')
    expect(await find()).toBeUndefined()
    expect(await wasPublic(String(online?.profile_slug))).toBe(true)
    expect(await seen(account)).toMatchObject({ is_primary: true })
    await setPlan(db(), account.id, 'expert')
    expect(await find()).toBeDefined()
  })

  test('a profile that is no longer public is distinguished from one that never was', async () => {
    const account = await publishedCustomer('free')
    const slug = String((await seen(account))?.profile_slug)
    expect([await wasPublic(slug), await wasPublic(account.id)]).toEqual([false, false])
    await edit(account, sql`published = false`)
    expect(await seen(account)).toBeUndefined()
    expect([await wasPublic(slug), await wasPublic(account.id)]).toEqual([true, true])
    const never = await createAccount(db())
    expect(await wasPublic(never.id)).toBe(false)
    expect(await wasPublic(crypto.randomUUID())).toBe(false)
  })

  test('the profile of a deleted account is gone, that of a suspended one stays', async () => {
    const account = await publishedCustomer('free')
    await asAdmin(sql`update accounts set suspended_at = now() where user_id = ${account.id}`)
    expect(await seen(account)).toBeDefined()
    await asAdmin(sql`update accounts set deleted_at = now() where user_id = ${account.id}`)
    expect(await seen(account)).toBeUndefined()
    await asAdmin(sql`update accounts set deleted_at = null where user_id = ${account.id}`)
    await asAdmin(sql`update profiles set deleted_at = now() where id = ${account.id}`)
    expect(await seen(account)).toBeUndefined()
  })

  test('the slug is created on publishing and survives a change of website and of status', async () => {
    const account = await publishedCustomer('free')
    const slug = (await seen(account))?.profile_slug
    expect(slug).toMatch(/^[0-9a-f-]{36}$/)
    await db().as(user(account.id), (tx) =>
      tx.execute(sql`select ensure_primary_domain(${account.id}, 'Nieuw-Voorbeeld.nl')`),
    )
    await edit(account, sql`published = false`)
    await edit(account, sql`published = true, profile_slug = gen_random_uuid()`)
    expect(await seen(account)).toMatchObject({ profile_slug: slug, domain_name: 'nieuw-voorbeeld.nl' })
  })

  test('a profile is found by slug and by account without reading the others', async () => {
    for (const column of ['profile_slug', 'id']) {
      const plan = await db().as(visitor, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        const { rows } = await tx.execute(
          sql`explain select * from public_profiles where ${sql.identifier(column)} = ${admin.id}`,
        )
        return JSON.stringify(rows)
      })
      expect(plan).not.toContain('Seq Scan')
    }
  })

  test('every change to public data sends a notification, and no other change does', async () => {
    const account = await publishedCustomer('pro')
    const heard: { id: string; slug: string | null }[] = []
    let gotAll = () => {}
    const all = new Promise<void>((resolve) => {
      gotAll = resolve
    })
    const stop = await db().listen('profile_changed', (payload) => {
      const message = JSON.parse(payload)
      if (message.id === admin.id) gotAll()
      else if (message.id === account.id) heard.push(message)
    })
    const slug = (await seen(account))?.profile_slug
    const draft = await createAccount(db())
    await edit(draft, sql`company_name = 'Concept'`)
    await edit(account, sql`company_name = 'Nieuwe naam'`)
    await setPlan(db(), account.id, 'free')
    await asAdmin(sql`update domains set plan_type = 'pro' where id = ${account.domainId}`)
    await asAdmin(sql`update accounts set deleted_at = now() where user_id = ${account.id}`)
    await asAdmin(sql`update accounts set suspended_at = null where user_id = ${admin.id}`)
    await all
    await stop()
    expect(heard).toEqual([
      { id: account.id, slug },
      { id: account.id, slug: null },
      { id: account.id, slug: null },
      { id: account.id, slug: null },
    ])
  })
})
