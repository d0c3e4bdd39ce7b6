/** The websites of an account: adding and deleting, the switcher, and the partner's overview of all of them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { getPortfolio } from '#features/domains/portfolio.server.ts'
import { listWebsites } from '#features/domains/websites.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase, freeWebsites, setPlan } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { failureOf } from '../support/failure.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const HERE = '/account/domeinen'
const PORTFOLIO_TEXTS =
  `Gestegen van 60 naar 72|Vrijwel gelijk: van 60 naar 62|Analyse mislukt op|Verouderd: gemeten op|Niet te lezen op
|Nog niet geanalyseerd|Analyse loopt|Volgt na de analyse|Zet je adres op je website`.split(/\n?[|]/)
const profile = (companyName: string, url: string) => ({
  ...{ companyName, url, locations: [], countries: [], desiredInfo: `${companyName} op maat.` },
  llmPlatforms: ['chatgpt' as const],
})

eachDatabase('websites', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan: Plan = 'expert') {
    const made = await program.newCustomer({ plan_type: plan })
    const token = await program.tokenFor(made)
    const session = await program.sessionOf(token)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const post = (form: Record<string, string>) =>
      program.ask(HERE, { method: 'POST', headers, body: new URLSearchParams(form) })
    return {
      ...{ ...made, token, session, post },
      get: (path: string) => program.ask(path, { headers }),
      add: (domain_name: string) => post({ intent: 'add', domain_name }),
      list: () => listWebsites(program.services, session),
    }
  }
  type Customer = Awaited<ReturnType<typeof customer>>
  const hosts = async (own: Customer) => (await own.list()).map(({ host }) => host)
  const flashOf = ({ headers }: { headers: Headers }) => /melding=([a-z-]+)/.exec(headers.get('set-cookie') ?? '')?.[1]

  /** A customer whose primary website and one more are public. */
  async function withTwo() {
    const [own] = await Promise.all([customer(), freeWebsites(db())])
    await own.add('eerste.example')
    await own.add('www.Tweede.example/contact')
    const [primary, second] = await own.list()
    const publish = (id: string, name: string, url: string) =>
      publishProfile(program.services, own.session, id, profile(name, url))
    const one = await publish(primary!.id, 'De Eerste', 'https://eerste.example/')
    const two = await publish(second!.id, 'De Tweede', 'https://tweede.example/')
    return { own, primary: { ...primary!, slug: one.slug }, second: { ...second!, slug: two.slug } }
  }

  test('the first website that an account adds becomes its primary one, the next are extra', async () => {
    const own = await customer()
    const empty = await own.get(HERE)
    expect(empty.body).toContain('Vul je website-URL in')
    const added = await own.add('www.Eerste.example/over-ons')
    expect([added.status, added.headers.get('location'), flashOf(added)]).toEqual([302, HERE, 'domain-added'])
    expect(await own.list()).toMatchObject([{ host: 'eerste.example', isPrimary: true }])
    await own.add('café.example')
    expect(await own.list()).toMatchObject([
      { host: 'eerste.example', isPrimary: true },
      { host: 'xn--caf-dma.example', isPrimary: false },
    ])
    const { body } = await own.get(HERE)
    expect(body.replaceAll('<!-- -->', '')).toMatch(/eerste\.example[\s\S]*1\/10[\s\S]*xn--caf-dma\.example/)
  })

  test('what is empty, no address, private or there already is refused with the reason, and nothing is added', async () => {
    const own = await customer()
    await own.add('eerste.example')
    await own.add('tweede.example')
    const refusals: [string, string][] = [
      ['', 'Vul een domeinnaam in'],
      ['   ', 'Vul een domeinnaam in'],
      ['kaas', 'Vul een geldige domeinnaam in'],
      ['javascript:alert(1)', 'Vul een geldige domeinnaam in'],
      ['http://localhost/', 'Vul een geldige domeinnaam in'],
      ['http://10.0.0.1/', 'Vul een geldige domeinnaam in'],
      [`${'a'.repeat(64)}.example`, 'Vul een geldige domeinnaam in'],
      ['a'.repeat(10_000), 'Vul een geldige domeinnaam in'],
      ['https://iemand:geheim@derde.example', 'Vul een geldige domeinnaam in'],
      ['EERSTE.example', 'Deze website staat al in je account.'],
      ['https://www.tweede.example/contact', 'Deze website staat al in je account.'],
    ]
    for (const [typed, text] of refusals) {
      const { status, body } = await own.add(typed)
      expect([status, body.includes(text)], typed.slice(0, 50)).toEqual([400, true])
    }
    expect(await hosts(own)).toEqual(['eerste.example', 'tweede.example'])
  })

  test('only Expert adds websites, and ten at most', async () => {
    for (const plan of ['free', 'pro'] as const) {
      const own = await customer(plan)
      const { status, body } = await own.add('extra.example')
      expect(status).toBe(403)
      expect(body).toContain('Alleen Expert gebruikers kunnen meerdere domeinen toevoegen')
      expect(await hosts(own)).toEqual([''])
    }
    const own = await customer()
    for (let at = 0; at <= 10; at++) expect((await own.add(`site-${at}.example`)).status).toBe(302)
    const eleventh = await own.add('te-veel.example')
    expect(eleventh.status).toBe(409)
    expect(eleventh.body).toContain('Je kunt maximaal 10 domeinen toevoegen')
    expect(await hosts(own)).toHaveLength(11)
  })

  test('deleting asks first, says what goes offline, takes it offline everywhere and leaves the other website', async () => {
    const { own, primary, second } = await withTwo()
    const status = async (slug: string) => (await program.ask(`/profile/${slug}`)).status
    expect([await status(primary.slug), await status(second.slug)]).toEqual([200, 200])
    const asked = await own.post({ intent: 'delete', domein: second.id })
    const question = asked.headers.get('location')!
    expect([asked.status, question]).toEqual([302, `${HERE}?verwijder=${second.id}`])
    const { body } = await own.get(question)
    expect(body.replaceAll('<!-- -->', '')).toContain('De profielpagina van tweede.example gaat meteen offline')
    expect(await hosts(own)).toHaveLength(2)

    const deleted = await own.post({ intent: 'delete', domein: second.id, bevestigd: 'ja' })
    expect([deleted.status, flashOf(deleted)]).toEqual([302, 'domain-deleted'])
    await eventually(async () =>
      expect([await status(second.slug), await status(`${second.slug}/llms.txt`)]).toEqual([410, 410]),
    )
    expect((await program.get(`get-public-profile?slug=${second.slug}`)).status).toBe(410)
    expect(await status(primary.slug)).toBe(200)
    expect((await own.get(`/dashboard?domein=${second.id}`)).status).toBe(404)
    const { rows } = await db().as({ kind: 'visitor' }, (tx) =>
      tx.execute(sql`select slug from sitemap_entries where slug in (${primary.slug}, ${second.slug})`),
    )
    expect(rows).toEqual([{ slug: primary.slug }])
  })

  test('the primary website and a neighbour’s cannot be deleted', async () => {
    const { own, primary } = await withTwo()
    const refused = await own.post({ intent: 'delete', domein: primary.id, bevestigd: 'ja' })
    expect(refused.status).toBe(409)
    const neighbour = await withTwo()
    for (const domein of [neighbour.second.id, neighbour.primary.id, 'geen-id', '']) {
      expect((await own.post({ intent: 'delete', domein, bevestigd: 'ja' })).status).toBe(404)
    }
    expect(await hosts(own)).toHaveLength(2)
    expect(await hosts(neighbour.own)).toHaveLength(2)
  })

  test('without Expert extra websites are kept, shown as offline, and refuse to be published until it is back', async () => {
    const { own, second } = await withTwo()
    await setPlan(db(), own.id, 'pro')
    const again = () =>
      publishProfile(program.services, own.session, second.id, profile('De Tweede', 'https://tweede.example/'))
    expect((await failureOf(again())).code).toBe('website-not-covered')
    for (const path of ['/dashboard', '/account'])
      expect((await own.get(path)).body).toContain('Je extra website is offline')
    expect((await own.get(HERE)).body).toMatch(/tweede\.example[\s\S]*Offline/)
    const start = `/dashboard?domein=${second.id}`
    const offline = (await own.get(start)).body
    expect(offline).toContain('Je profiel is offline')
    for (const text of ['Gepubliceerd', 'Profiel bijgewerkt', 'Profiel actief', 'Bekijk openbaar profiel'])
      expect(offline, text).not.toContain(text)
    expect((await program.ask(`/profile/${second.slug}`)).status).toBe(410)
    await setPlan(db(), own.id, 'expert')
    await again()
    expect((await program.ask(`/profile/${second.slug}`)).status).toBe(200)
    expect((await own.get('/dashboard')).body).not.toContain('Je extra website is offline')
    for (const text of ['Gepubliceerd', 'Profiel actief', 'Bekijk openbaar profiel'])
      expect((await own.get(start)).body, text).toContain(text)
  })

  test('a plan of one website is shown as it is, on its dashboard and in the list', async () => {
    const { own, second } = await withTwo()
    await db().asJobs((tx) => tx.execute(sql`update domains set plan_type = 'pro' where id = ${second.id}`))
    const page = async (path: string) => (await own.get(path)).body.replaceAll('<!-- -->', '')
    expect(await page(`/dashboard?domein=${second.id}`)).toContain(
      'Voor deze website geldt Pro; je account heeft Expert.',
    )
    expect(await page('/dashboard')).not.toContain('Voor deze website geldt')
    expect(await page(HERE)).toContain('Eigen plan: Pro')
  })

  test('the switcher leads to the same tab of each website, for Expert only', async () => {
    const { own, primary, second } = await withTwo()
    for (const [path, current] of [
      ['/dashboard/analysis', primary.id],
      [`/dashboard/analysis?domein=${second.id}`, second.id],
    ]) {
      const { body } = await own.get(path!)
      const [form = ''] =
        /<form[^>]*action="\/dashboard\/analysis"[^>]*>[\s\S]*?<select name="domein"[\s\S]*?<\/form>/.exec(body) ?? []
      const options = [...form.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)/g)].map(([, id, chosen, name]) => ({
        id,
        name,
        isChosen: chosen !== '',
      }))
      expect(options).toEqual([
        { id: primary.id, name: 'eerste.example', isChosen: current === primary.id },
        { id: second.id, name: 'tweede.example', isChosen: current === second.id },
      ])
      expect(form).toContain('href="/dashboard/portfolio"')
    }
    expect((await own.get(`/dashboard/analysis?domein=${primary.id}`)).status).toBe(200)
    const other = await customer('pro')
    expect((await other.get('/dashboard')).body).not.toContain('/dashboard/portfolio')
  })

  describe('the overview of all websites', () => {
    const DAY = 86_400_000

    async function report(own: Customer, id: string, url: string, score: number | null, daysAgo: number, says = '') {
      const at = new Date(Date.now() - daysAgo * DAY)
      await db().asJobs((tx) =>
        tx.execute(sql`insert into reports (user_id, domain_id, url, score, aangemaakt_op, maand, rubric_version, result)
          values (${own.id}, ${id}, ${url}, ${score}, ${at.toISOString()}, ${at.toISOString().slice(0, 7)}, '1',
            ${JSON.stringify({ changes: says ? [{ says }] : [] })}::jsonb)`),
      )
    }
    async function attempt(own: Customer, domainId: string, state: string, seenAgo = 0) {
      const at = new Date(Date.now() - seenAgo).toISOString()
      await db().as(user(own.id), (tx) =>
        tx.execute(sql`insert into analyses (user_id, domain_id, day, state, started_at, seen_at)
          values (${own.id}, ${domainId}, '2026-11-22', ${state}, ${at}, ${at})`),
      )
    }

    test('says score, change, state and next step, and never calls unchanged what failed or is stale', async () => {
      const own = await customer()
      const names = ['hoofd', 'omhoog', 'ruis', 'mislukt', 'dood', 'oud', 'dicht', 'nieuw', 'loopt'] as const
      for (const name of names) await own.add(`${name}.example`)
      const ids = Object.fromEntries((await own.list()).map(({ host, id }) => [host.split('.')[0]!, id]))
      const score = (name: string, points: number | null, daysAgo: number, says = '') =>
        report(own, ids[name]!, `https://${name}.example/`, points, daysAgo, says)
      const lastMonth = Number(amsterdamDay(new Date()).slice(-2)) + 2
      for (const name of ['omhoog', 'ruis', 'mislukt', 'dood', 'oud', 'dicht'] as const)
        await score(name, 60, lastMonth)
      await score('omhoog', 72, 0, 'Zet je adres op je website')
      await score('ruis', 62, 0)
      await score('mislukt', 60, 0.5)
      await attempt(own, ids.mislukt!, 'failed')
      await score('dood', 60, 0.5)
      await attempt(own, ids.dood!, 'running', 60_000)
      await db().asJobs((tx) =>
        tx.execute(
          sql`update reports set aangemaakt_op = ${new Date(Date.now() - 36 * DAY).toISOString()} where domain_id = ${ids.oud}`,
        ),
      )
      await score('dicht', null, 0)
      await attempt(own, ids.loopt!, 'running')

      const rows = Object.fromEntries(
        (await getPortfolio(program.services, own.session)).map((row) => [row.host.split('.')[0]!, row]),
      )
      expect(Object.fromEntries(names.map((name) => [name, rows[name]!.state]))).toEqual({
        ...{ hoofd: 'never', omhoog: 'current', ruis: 'current', mislukt: 'failed', dood: 'failed' },
        ...{ oud: 'stale', dicht: 'not-read', nieuw: 'never', loopt: 'running' },
      })
      expect(rows.omhoog).toMatchObject({
        score: 72,
        change: { from: 60, to: 72, direction: 'up' },
        next: 'Zet je adres op je website',
      })
      expect(rows.ruis!.change).toMatchObject({ direction: 'same' })
      for (const name of ['mislukt', 'dood', 'oud', 'dicht', 'nieuw']) expect(rows[name]!.change, name).toBeNull()

      const { body } = await own.get('/dashboard/portfolio?sorteer=score&richting=af')
      const page = body.replaceAll('<!-- -->', '')
      for (const text of PORTFOLIO_TEXTS) expect(page, text).toContain(text)
      expect(page).not.toMatch(/stabiel/i)
      expect(page).toContain('aria-sort="descending"')
      const order = [...page.matchAll(/<th scope="row"[\s\S]*?>(\w+)\.example<\/a>/g)].map(([, name]) => name)
      expect(order.slice(0, 2)).toEqual(['omhoog', 'ruis'])
      expect(order).toHaveLength(9)
      const named = (await own.get('/dashboard/portfolio?sorteer=onzin')).body
      expect([...named.matchAll(/<th scope="row"[\s\S]*?>(\w+)\.example<\/a>/g)].map(([, name]) => name)).toEqual(
        [...names].sort(),
      )
    })

    test('is Expert’s: Pro and Gratis see how to get it, and none of its data', async () => {
      for (const plan of ['free', 'pro'] as const) {
        const own = await customer(plan)
        const { status, body } = await own.get('/dashboard/portfolio')
        expect(status).toBe(200)
        expect(body).toContain('Bekijk Expert')
        expect(body).not.toContain('<table')
      }
      const { status, headers } = await program.ask('/dashboard/portfolio')
      expect([status, headers.get('location')]).toEqual([302, '/auth'])
    })
  })
})
