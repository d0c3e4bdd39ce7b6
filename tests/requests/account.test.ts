/** /account and /settings over HTTP, as a browser without scripts uses them: what each plan sees, and what each form saves. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { ACCOUNT_TABS, accountTab } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase, setPlan } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'

const ADDRESSES = [...ACCOUNT_TABS.map(accountTab), '/settings']
const GPTBOT = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)' }
const DAY = 86_400_000

const OVERVIEW = { rapport_email: '', taal: 'nl', tijdzone: 'Europe/Amsterdam' }
const MAIL = {
  ...{ rapport_email: 'rapport@voorbeeld.nl', rapport_frequentie: 'uit', rapport_dag_vd_maand: '28' },
  ...{ rapport_volledige_pdf: 'on' },
}

eachDatabase('the account', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan: Plan = 'free') {
    const made = await program.newCustomer({ plan_type: plan })
    const token = await program.tokenFor(made)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    return {
      ...{ ...made, token },
      get: async (path: string) => {
        const { status, body } = await program.ask(path, { headers })
        expect(status, path).toBe(200)
        return String(body).replaceAll('<!-- -->', '')
      },
      post: (path: string, form: Record<string, string>) =>
        program.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) }),
    }
  }
  async function stored({ id }: { id: string }) {
    const { rows } = await db().as(user(id), (tx) =>
      tx.execute(
        sql`select p.* from profiles p join domains d on d.id = p.domain_id where p.id = ${id} and d.is_primary`,
      ),
    )
    return rows[0]!
  }

  test('every tab has an address of its own, which sends a visitor to /auth and refuses a visitor’s form', async () => {
    for (const path of ADDRESSES) {
      const { status, headers } = await program.ask(path)
      expect([status, headers.get('location')], path).toEqual([302, '/auth'])
      const sent = await program.ask(path, {
        method: 'POST',
        headers: { origin: BASE_URL },
        body: new URLSearchParams({ ...OVERVIEW, ...MAIL, intent: 'add', domain_name: 'voorbeeld.nl' }),
      })
      expect([sent.status, sent.headers.get('location')], path).toEqual([302, '/auth'])
    }
  })

  test('Gratis sees an upgrade in its banner and tabs, and no invoice', async () => {
    const own = await customer()
    for (const tab of ACCOUNT_TABS) {
      const page = await own.get(accountTab(tab))
      expect(page, tab).toContain('Upgrade naar Pro')
      expect(page, tab).toContain(`>${own.email}</span>`)
    }
    const subscription = await own.get(accountTab('abonnement'))
    for (const text of ['Alle resultaten en tips', 'Vergelijken met concurrenten', 'Publicatie op alle vijf'])
      expect(subscription).toContain(text)
    expect(subscription).not.toContain('Facturen')
    expect(await own.get(accountTab('domeinen'))).toContain('Voor meerdere domeinen heb je Expert nodig.')
  })

  test('Pro sees a thank-you, its next invoice date, and that managing is yet to come', async () => {
    const own = await customer('pro')
    await setPlan(db(), own.id, 'pro', new Date('2031-03-05T12:00:00Z'))
    expect(await own.get('/account')).toContain('Bedankt dat je Pro gebruikt.')
    for (const path of ['/account', '/account/abonnement']) {
      const page = await own.get(path)
      expect(page).toMatch(/Volgende factuurdatum: <strong[^>]*>5 maart 2031/)
      expect(page).toContain('Beheer abonnement')
      expect(page).toContain('Actief')
    }
    const page = await own.get('/account/abonnement')
    expect(page).toContain('Nog geen facturen beschikbaar')
    expect(page).toContain('Vergelijken met concurrenten kan niet.')
    expect(page).not.toContain('partnerbadge')
    const managed = await own.post('/account/abonnement', { intent: 'manage' })
    expect(managed.body).toContain('Abonnementsbeheer komt binnenkort beschikbaar')
    expect(await own.get('/account/domeinen')).toContain('Upgrade naar Expert')
  })

  test('each form saves its own settings, answers with the contract’s text, and leaves the others as they were', async () => {
    const own = await customer()
    const saves = async (path: string, form: Record<string, string>, expected: object) => {
      const answer = await own.post(path, form)
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, path])
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('melding='))!
      const after = await program.ask(path, {
        headers: { authorization: `Bearer ${own.token}`, cookie: cookie.split(';')[0]! },
      })
      expect(after.body).toContain('Instellingen opgeslagen')
      expect(await stored(own)).toMatchObject(expected)
    }
    const overview = { rapport_email: 'Rapport@Voorbeeld.nl', taal: 'en', tijdzone: 'UTC' }
    const mail = {
      ...{ rapport_email: 'rapport@voorbeeld.nl', rapport_frequentie: 'uit', rapport_dag_vd_maand: 28 },
      ...{ rapport_samenvatting_email: false, rapport_volledige_pdf: true },
    }
    await saves('/account', overview, {
      ...overview,
      rapport_email: 'rapport@voorbeeld.nl',
      rapport_frequentie: 'maandelijks',
    })
    await saves('/account/e-mail', MAIL, { ...mail, taal: 'en', tijdzone: 'UTC', zichtbaarheid_ai: true })
    await saves(
      '/account/publicatie',
      { zichtbaarheid_ai: 'on' },
      { ...mail, zichtbaarheid_ai: true, noindex_google: false },
    )
    const all = { ...MAIL, taal: 'nl', tijdzone: 'Europe/Brussels', rapport_email: '', noindex_google: 'on' }
    await saves('/settings', all, {
      ...{ ...mail, rapport_email: null, taal: 'nl', tijdzone: 'Europe/Brussels' },
      ...{ zichtbaarheid_ai: false, noindex_google: true },
    })
    const page = await own.get('/account')
    expect(page).toMatch(/<option value="Europe\/Brussels" selected="">Brussel/)
  })

  test('a refused form stores nothing, and comes back with what was typed and a message at its field', async () => {
    const own = await customer()
    const before = await stored(own)
    const refusals: [string, Record<string, string>, string][] = [
      ['/account', { ...OVERVIEW, rapport_email: 'geen adres' }, 'Vul een geldig email adres in.'],
      ['/account', { ...OVERVIEW, taal: 'fr' }, 'Kies iets uit de lijst.'],
      ['/account', { ...OVERVIEW, tijdzone: 'Europe/London' }, 'Kies iets uit de lijst.'],
      ['/account', { ...OVERVIEW, tijdzone: 'Mars/Olympus' }, 'Kies iets uit de lijst.'],
      ['/account/e-mail', { ...MAIL, rapport_dag_vd_maand: '32' }, 'Kies een dag van 1 tot en met 31.'],
      ['/account/e-mail', { ...MAIL, rapport_dag_vd_maand: '1.5' }, 'Kies een dag van 1 tot en met 31.'],
      ['/account/e-mail', { ...MAIL, rapport_dag_vd_maand: '' }, 'Kies een dag van 1 tot en met 31.'],
      ['/account/e-mail', { ...MAIL, rapport_frequentie: 'dagelijks' }, 'Kies iets uit de lijst.'],
      ['/settings', { ...MAIL, ...OVERVIEW, rapport_email: '@' }, 'Vul een geldig email adres in.'],
    ]
    for (const [path, form, text] of refusals) {
      const { status, body } = await own.post(path, form)
      expect([status, body.includes(text)], `${path} ${JSON.stringify(form)}`).toEqual([400, true])
    }
    const { body } = await own.post('/account', { ...OVERVIEW, rapport_email: 'geen adres' })
    expect(body).toContain('value="geen adres"')
    expect(await stored(own)).toEqual(before)
  })

  test('a time zone that the company data has stays on offer and can be saved', async () => {
    const own = await customer('pro')
    await db().as(user(own.id), (tx) =>
      tx.execute(sql`update profiles set tijdzone = 'Europe/London' where id = ${own.id}`),
    )
    expect(await own.get('/account')).toMatch(/<option value="Europe\/London" selected="">Londen/)
    const kept = await own.post('/account', { ...OVERVIEW, tijdzone: 'Europe/London' })
    expect(kept.status).toBe(302)
    expect(await stored(own)).toMatchObject({ tijdzone: 'Europe/London' })
  })

  test('both toggles act on the public pages, their headers and the sitemap once saved, also where those are cached', async () => {
    const own = await customer()
    const session = await program.sessionOf(own.token)
    const { slug } = await publishProfile(program.services, session, await primaryOf(program.services, session), {
      ...{ companyName: 'Kaasmakerij De Proef', url: 'https://proef.example/', locations: [], countries: [] },
      ...{ desiredInfo: 'Boerenkaas.', llmPlatforms: ['chatgpt'] },
    })
    const paths = ['', '/llms.txt', '/llm-profile.json'].map((file) => `/profile/${slug}${file}`)
    const seen = async (path: string) => {
      const [person, crawler] = [await program.ask(path), await program.ask(path, { headers: GPTBOT })]
      return { person: person.status, crawler: crawler.status, tag: person.headers.get('x-robots-tag') ?? '' }
    }
    const everywhere = (holds: (found: Awaited<ReturnType<typeof seen>>) => void) =>
      eventually(async () => {
        for (const path of paths) holds(await seen(path))
      })
    await everywhere(({ person, crawler, tag }) => {
      expect([person, crawler]).toEqual([200, 200])
      expect(tag).toContain('googlebot: noindex')
    })
    expect(await own.get('/account/publicatie')).toMatch(/Gepubliceerd[\s\S]*\/\.well-known\/llm-profile\.json/)

    const hidden = 'AI-assistenten mogen je profiel niet lezen'
    expect(await own.get('/dashboard')).not.toContain(hidden)
    await own.post('/account/publicatie', {})
    const start = await own.get('/dashboard')
    expect(start).toContain(hidden)
    expect(start).not.toContain('Zichtbaar voor ')
    await everywhere(({ person, crawler, tag }) => {
      expect([person, crawler]).toEqual([200, 403])
      expect(tag).not.toContain('googlebot')
      expect(tag).toContain('GPTBot: noindex')
    })
    const listed = async () => {
      const { rows } = await db().as({ kind: 'visitor' }, (tx) =>
        tx.execute(sql`select 1 from sitemap_entries where slug = ${slug}`),
      )
      return rows.length
    }
    expect(await listed()).toBe(0)
    await own.post('/settings', { ...OVERVIEW, ...MAIL, zichtbaarheid_ai: 'on', noindex_google: 'on' })
    await everywhere(({ crawler, tag }) => {
      expect(crawler).toBe(200)
      expect(tag).toContain('googlebot: noindex')
    })
    expect(await listed()).toBe(1)
  })

  test('the end of a plan is announced two weeks before, told when it has come, and gone once the plan is back', async () => {
    const own = await customer('expert')
    const screens = ['/dashboard/faq', '/account/abonnement']
    const tells = async (text: RegExp | null) => {
      for (const path of screens) {
        const page = await own.get(path)
        if (text) expect(page, path).toMatch(text)
        else expect(page, path).not.toMatch(/Je (?:Pro|Expert) (?:loopt tot|is gestopt op)/)
      }
    }
    const until = (days: number, plan: Plan = 'expert') =>
      setPlan(db(), own.id, plan, new Date(Date.now() + days * DAY))
    const tellsWhatStops = async () => {
      const page = await own.get('/account/abonnement')
      for (const loss of [
        ...['alleen nog voor ChatGPT', 'Vergelijken', 'llms.txt', 'document', 'sleutels', 'partnerbadge'],
        ...['Domeinen toevoegen', 'overzicht van al je websites'],
      ])
        expect(page).toMatch(new RegExp(`<li[^>]*>[^<]*${loss}`))
    }
    await until(20)
    await tells(null)
    await until(13)
    await tells(/Je Expert loopt tot \d+ \w+ \d{4}/)
    await tellsWhatStops()
    await until(-1)
    await tellsWhatStops()
    await tells(/Je Expert is gestopt op \d+ \w+ \d{4}/)
    expect(await own.get('/account')).toContain('Upgrade naar Pro')
    await until(-1, 'free')
    await tells(null)
    await until(400)
    await tells(null)
  })
})
