/** The optimizer for landing pages: as whole requests without JavaScript, what the database keeps of it, and who has it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import { limit } from '#features/access/plans.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { LANDING_PAGE_TEXTS, MOST_LANDING_PAGES } from '#features/landing-pages/landing-pages.schema.ts'
import { landingPages } from '#features/landing-pages/landing-pages.server.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const TAB = '/dashboard/landingspaginas-optimizer'
const text = 'Wij herstellen ramen en deuren in Zwolle en de omgeving, en doen dat met plezier. '.repeat(20)
const page = (name: string, body: string) =>
  `<!doctype html><html lang="nl"><head><title>${name}</title></head><body><h1>${name}</h1><p>${text}</p>${body}</body></html>`
const PAGES: Record<string, string> = {
  '/robots.txt': 'User-agent: VindbaarBot\nDisallow: /geheim',
  '/': page('Bouw en Zoon', '<p>Bel 038 555 01 78.</p>'),
  '/deuren': page('Deuren', '<p>Bouw en Zoon: bel 038 555 01 78.</p><footer>KvK-nummer: 27312132</footer>'),
  '/geheim': page('Geheim', ''),
}
const DOORS = { intent: 'read', url: '/deuren' }

/** What a visitor reads of a page, without its scripts. */
const shownIn = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!-- -->/g, '')

afterAll(closeAuditWorkers)

eachDatabase('pages that are judged on their own', (db) => {
  let program: Program
  let site: Website
  let pages = PAGES
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    site = await serveWebsite((request, response) => {
      const body = pages[request.url ?? '']
      const type = request.url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8'
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? '')
    })
    program.services.auditAllowPrivateHosts = [new URL(site.url).host]
  })
  afterAll(() => Promise.all([program.close(), site.close()]))
  beforeEach(() => {
    pages = PAGES
  })

  async function customer(plan: 'free' | 'pro' | 'expert' = 'expert') {
    const account = await program.newCustomer({ plan_type: plan })
    const token = await program.tokenFor(account)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const session = await program.sessionOf(token)
    const one = {
      ...{ ...account, token, session, domainId: await primaryOf(program.services, session) },
      get: (path: string) => program.ask(path.split('#')[0]!, { headers }),
      post: (form: Record<string, string>, path = TAB) =>
        program.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) }),
      tab: (id: string | null = null) => landingPages(program.services, session, one.domainId, id),
    }
    const company = { intent: 'save', companyName: 'Bouw en Zoon', url: site.url, locations: 'Zwolle' }
    expect((await one.post(company, '/dashboard/company-data')).status).toBeLessThan(400)
    await asOwner(
      db(),
      sql`update profiles set sales_telefoon = '038 555 01 78', kvk_of_legal_name = '54812736', oprichtingsjaar = 1998,
        faqs = ${JSON.stringify([{ vraag: 'Geven jullie garantie?', antwoord: 'Ja, vijf jaar op al het timmerwerk.' }])}::jsonb
        where id = ${account.id}`,
    )
    return one
  }

  test('a page is read, judged beside the profile and kept at an address of its own', async () => {
    const builder = await customer()
    const before = site.requests.length
    const read = await builder.post(DOORS)
    expect(read.status).toBe(302)
    expect(site.requests.slice(before)).toContain('/deuren')
    const shown = shownIn((await builder.get(read.headers.get('location')!)).body)
    for (const said of [
      'Op de pagina staat: 27312132.',
      'Geven jullie garantie?',
      'Ja, vijf jaar op al het timmerwerk.',
      'Opgericht in: 1998',
      'Bouw en Zoon is opgericht in 1998.',
      'Zet je gegevens als JSON-LD op de pagina',
      'De HTML noemt de taal: nl.',
      'Vandaag nog 19 van 20 keer.',
      'BETA',
    ])
      expect.soft(shown, said).toContain(said)
    const { report } = (await builder.tab()).shown!
    expect(shown).toMatch(new RegExp(`brengen je website van ${report.score} naar ${report.together!.to}`))
    expect(report.together!.to).toBeGreaterThan(report.score)
    expect(report.changes.find(({ id }) => id === 'facts')!.text).not.toContain('54812736')
  })

  test('of one page, one other fact and no question it speaks in the singular', async () => {
    const builder = await customer()
    await asOwner(
      db(),
      sql`update profiles set sales_telefoon = '038 555 01 79', kvk_of_legal_name = null, oprichtingsjaar = null, faqs = '[]'
        where id = ${builder.id}`,
    )
    const of = async (body: string) => {
      pages = { '/': page('Bouw en Zoon', body) }
      const read = await builder.post({ intent: 'read', url: '/' })
      return shownIn((await builder.get(read.headers.get('location')!)).body)
    }
    expect(await of('')).toContain('De pagina beantwoordt de vraag niet')
    const shown = await of('<footer>Bel <a href="tel:+31385550178">038 555 01 78</a></footer>')
    expect.soft(shown).toContain('We lazen er één pagina voor, deze homepage inbegrepen.')
    expect.soft(shown).toMatch(/1 van de \d gegevens staat er niet, of anders/)
    expect.soft(shown).toContain('Nog geen vragen om het antwoord op te zoeken')
    expect.soft(shown).toMatch(/van 0 naar 1 van 1 punt\b/)
  })

  test('for Gratis and Pro the tab stays the placeholder to the letter, and the server refuses them', async () => {
    for (const plan of ['free', 'pro'] as const) {
      const builder = await customer(plan)
      const shown = shownIn((await builder.get(TAB)).body)
      expect(shown).toContain('Optimizer voor landingspagina’s')
      expect(shown).toContain('Voorstellen voor de tekst op je eigen pagina’s.')
      expect(shown).toContain('Dit is in ontwikkeling. Verwacht: Q1 2026.')
      expect(shown).not.toMatch(/Lees de pagina|name="url"/)
      for (const path of [TAB, URLS.landingPages]) expect((await builder.post(DOORS, path)).status, plan).toBe(403)
    }
    const former = await customer()
    expect((await former.post(DOORS)).status).toBe(302)
    const { id } = (await former.tab()).newest[0]!
    await setPlan(db(), former.id, 'pro')
    expect((await former.get(`${TAB}?pagina=${id}`)).body).not.toContain('opgericht in 1998')
    expect((await former.post({ intent: 'remove', id, bevestigd: 'ja' })).status).toBe(403)
  })

  test('a page that is not on the own website, or not given by it, is refused at the field and keeps what was typed', async () => {
    const builder = await customer()
    const before = site.requests.length
    for (const url of [
      'https://ander.example/deuren',
      'http://127.0.0.1/deuren',
      '//ander.example/x',
      'file:///etc/passwd',
      '',
    ]) {
      const refused = await builder.post({ intent: 'read', url })
      expect(refused.status, url).toBe(400)
      expect(refused.body).toContain(url === '' ? LANDING_PAGE_TEXTS.empty : LANDING_PAGE_TEXTS.otherSite)
    }
    expect(site.requests.slice(before)).toEqual([])
    expect((await builder.tab()).usage.used).toBe(0)

    for (const [url, said] of [
      ['/geheim', LANDING_PAGE_TEXTS.robots],
      ['/weg', LANDING_PAGE_TEXTS.gone],
    ] as const) {
      const refused = await builder.post({ intent: 'read', url })
      expect(refused.status).toBe(400)
      expect(refused.body).toContain(said)
      expect(refused.body).toContain(`value="${url}"`)
    }
    expect(site.requests.slice(before)).not.toContain('/geheim')
    expect(await builder.tab()).toMatchObject({ usage: { used: 2 }, shown: null, newest: [] })
    expect((await builder.post({ intent: 'iets', url: '/deuren' })).status).toBe(400)
  })

  test('the turns of a day are counted before the work, also of requests at once, and one of ours that failed is given back', async () => {
    const builder = await customer()
    const most = limit('expert', 'landing-pages-a-day')
    await asOwner(
      db(),
      sql`insert into readings (user_id, domain_id, kind, subject, day, state, started_at, seen_at)
        select ${builder.id}, ${builder.domainId}, 'landing-page', '/x', ${amsterdamDay(program.services.now())}, 'done', now(), now()
        from generate_series(1, ${most - 1})`,
    )
    const pool = program.services.work
    program.services.work = { run: () => Promise.reject(new Error('stuk')) } as unknown as typeof pool
    const failed = await builder.post(DOORS)
    program.services.work = pool
    expect(failed.status).toBe(500)
    expect(failed.body).toContain('telt niet mee')
    expect((await builder.tab()).usage).toEqual({ used: most - 1, limit: most })
    const statuses = (await Promise.all([DOORS, DOORS].map((form) => builder.post(form)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([302, 429])
    const over = await builder.post(DOORS)
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(over.body).toContain('Morgen kan het weer')
  })

  test('the last results are kept, one is removed after a question, and none is anybody else’s', async () => {
    const [builder, other] = [await customer(), await customer()]
    expect((await builder.post(DOORS)).status).toBe(302)
    await asOwner(
      db(),
      sql`insert into landing_pages (user_id, domain_id, url, report, read_at)
        select user_id, domain_id, url, report, read_at - interval '1 day'
        from landing_pages, generate_series(1, ${MOST_LANDING_PAGES}) where user_id = ${builder.id}`,
    )
    expect((await builder.post({ intent: 'read', url: '/' })).status).toBe(302)
    const { newest, shown } = await builder.tab()
    expect(newest).toHaveLength(MOST_LANDING_PAGES)
    expect(shown!.report.isHome).toBe(true)

    const { id } = newest[1]!
    const asked = await builder.post({ intent: 'remove', id })
    expect((await builder.get(asked.headers.get('location')!)).body).toContain('Resultaat verwijderen?')
    expect(await builder.tab()).toMatchObject({ newest })
    expect((await other.post({ intent: 'remove', id, bevestigd: 'ja' })).status).toBe(404)
    expect((await other.get(`${TAB}?pagina=${id}`)).body).not.toContain('27312132')
    expect((await builder.post({ intent: 'remove', id, bevestigd: 'ja' })).status).toBe(302)
    expect((await builder.tab()).newest.map((one) => one.id)).not.toContain(id)
    expect((await builder.tab()).usage.used).toBe(2)

    const exported = await program.ask(URLS.accountExport, { headers: { authorization: `Bearer ${builder.token}` } })
    expect(exported.body.landing_pages).toHaveLength(MOST_LANDING_PAGES - 1)
    await asOwner(db(), sql`delete from accounts where user_id = ${builder.id}`)
    const left = await db().as({ kind: 'user', userId: builder.id }, (tx) =>
      tx.execute(sql`select 1 from landing_pages`),
    )
    expect(left.rows).toEqual([])
  })

  test('hostile text of a page is shown as text', async () => {
    pages = { ...PAGES, '/deuren': page('Deuren', '<footer>KvK 27312132 &lt;img src=x onerror=alert(1)&gt;</footer>') }
    const builder = await customer()
    const read = await builder.post(DOORS)
    const { body } = await builder.get(read.headers.get('location')!)
    expect(body).toContain('&lt;img src=x')
    expect(body).not.toContain('<img src=x')
  })
})
