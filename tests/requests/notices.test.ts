/** Notices: thirty days of a website give exactly the notices that they should, on screen and by mail. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Plan } from '#db/schema/accounts.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import type { NoticeOf } from '#features/notices/notice-details.ts'
import { noticeText } from '#features/notices/notice-text.rules.ts'
import { ownNotices, readNotices } from '#features/notices/own-notices.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { forgetOldNotices } from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'
import { asOwner, createAccount, eachDatabase, freeWebsites, setPlan } from '../support/database.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { queuedWatches, watch, watchAll } from '../support/watch.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const TEXT = 'Boerenkaas van rauwe melk uit Testwoude, gemaakt op de eigen boerderij. '.repeat(60)
const FACTS = `<footer>Kaasmakerij De Proefkamer, Dorpsstraat 1, 1234 AB Testwoude. Mail kaas@proefkamer.example
  of bel 072 541 39 00. KvK 12345678. Btw NL001234567B01. Sinds 1987.</footer>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Kaasmakerij De Proefkamer",
  "telephone":"+31725413900","email":"kaas@proefkamer.example","description":"Boerenkaas uit Testwoude",
  "address":{"@type":"PostalAddress","streetAddress":"Dorpsstraat 1","postalCode":"1234 AB","addressLocality":"Testwoude","addressCountry":"NL"}}</script>`
const ROBOTS = 'User-agent: *\nDisallow: /beheer\n'
const LLMS = '# Kaasmakerij De Proefkamer\n\n> Boerenkaas uit Testwoude.\n\n- [Home](/): wie we zijn\n'
const CART = `${ROBOTS}Disallow: /winkelwagen\n`
const CLOUDFLARE =
  '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n'

const GOOD = {
  ...{ robots: ROBOTS as string | number, llms: LLMS as string | number, facts: true, noindex: false },
  /** Whether it answers: not at all, with a wall for every address, or as usual. */
  answers: 'usual' as 'not' | 'wall' | 'usual',
}
type Site = typeof GOOD

afterAll(closeAuditWorkers)

eachDatabase('notices', (db) => {
  let context: TestServices
  let services: Services
  let website: Website
  let site: Site = GOOD
  let day = 0
  // The plan in force follows the database's clock, so the days begin today. At noon, so that no change of the clocks skips a day.
  const start = Date.parse(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  const DAY = 86_400_000
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      if (site.answers === 'not') return void request.socket.destroy()
      if (site.answers === 'wall') return void response.writeHead(403).end('Geen toegang')
      const robots = site.noindex ? '<meta name="robots" content="noindex">' : ''
      const page = `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title>${robots}
        <h1>Kaasmakerij De Proefkamer</h1><p>${TEXT}</p>${site.facts ? FACTS : ''}`
      const found = { '/': page, '/robots.txt': site.robots, '/llms.txt': site.llms }[request.url ?? ''] ?? 404
      const isPage = typeof found === 'string' && found.startsWith('<')
      response.writeHead(typeof found === 'number' ? found : 200, {
        'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      })
      response.end(typeof found === 'number' ? '' : found)
    })
    context = await startServices(db())
    services = context.services
    services.auditAllowPrivateHosts = [new URL(website.url).host]
    services.now = () => new Date(start + day * DAY)
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })
  beforeEach(async () => {
    await asOwner(db(), sql`update accounts set deleted_at = now() where deleted_at is null`)
    await context.mailsSent()
    context.mail.mails.splice(0)
    site = GOOD
    day = 0
  })

  async function customer(plan: Plan = 'pro', settings = '') {
    await freeWebsites(db())
    const account = await createAccount(db(), { plan, name: 'Sanne de Vries' })
    const form = {
      ...{ companyName: 'Kaasmakerij De Proefkamer', url: website.url, locations: [], countries: [] },
      ...{ desiredInfo: '', llmPlatforms: [] },
    }
    await publishProfile(services, sessionOf(account), account.domainId, form)
    if (settings) await asOwner(db(), sql.raw(`update profiles set ${settings} where id = '${account.id}'`))
    return account
  }
  type Customer = Awaited<ReturnType<typeof customer>>
  const listOf = (account: Customer) => ownNotices(services, sessionOf(account))
  /** Oldest first. */
  const noticesOf = async (account: Customer) => (await listOf(account)).notices.toReversed()
  const kindsOf = async (account: Customer) => (await noticesOf(account)).map(({ kind }) => kind)
  const textsOf = (notice: NoticeOf) => {
    const { title, lines, changed } = noticeText(notice, 'nl')
    return [title, ...lines, ...changed.map(({ kind, text }) => `${kind} ${text}`)].join('\n')
  }
  const mailed = async () => {
    await context.mailsSent()
    return context.mail.mails.splice(0)
  }
  /** The day as it is at the website, and the watch of it. Its mail is sent before the clock moves on: it expires after 36 hours. */
  async function on(which: number, changes: Partial<Site>, times = 1) {
    day = which
    site = { ...site, ...changes }
    await watchAll(services, times)
    await context.mailsSent()
  }

  test('of thirty days are exactly those of what held for two readings', async () => {
    const account = await customer()
    await setPlan(db(), account.id, 'pro', new Date(start + 40 * DAY))
    const told = new Map<number, string[]>()
    const texts: string[] = []
    const script: Record<number, Partial<Site>> = {
      1: {},
      // One reading in which a part of the page is missing.
      3: { facts: false },
      4: { facts: true },
      // A comment is no change for a crawler.
      5: { robots: `# Welkom\n${ROBOTS}` },
      6: { robots: CART },
      8: { llms: `${LLMS}- [Winkel](/winkel): onze kazen\n` },
      10: { answers: 'not' },
      11: { answers: 'usual', robots: CART + CLOUDFLARE },
      12: { answers: 'not' },
      13: { answers: 'usual' },
      14: { noindex: true },
      15: { noindex: false },
      16: { noindex: true },
      18: { noindex: false },
      // Our reading of robots.txt failed, whatever it means for crawlers.
      20: { robots: 503 },
      21: { robots: CART + CLOUDFLARE, llms: 404 },
      // A website that answers every address with a page has no llms.txt either.
      22: { llms: '<!doctype html><title>Niet gevonden</title>' },
      24: { llms: LLMS },
      27: { answers: 'wall' },
      29: { answers: 'usual', facts: false },
      30: {},
    }
    for (let which = 1; which <= 30; which++) {
      const before = (await noticesOf(account)).length
      await on(which, script[which] ?? {}, [7, 13].includes(which) ? 2 : 1)
      const found = (await noticesOf(account)).slice(before)
      if (found.length > 0) told.set(which, found.map(({ kind }) => kind).sort())
      texts.push(...found.map(textsOf))
    }
    expect(Object.fromEntries(told)).toEqual({
      7: ['robots-txt'],
      9: ['llms-txt'],
      13: ['crawler-access'],
      17: ['noindex', 'score-fell'],
      19: ['noindex'],
      22: ['llms-txt'],
      25: ['llms-txt'],
      26: ['plan-ending'],
      30: ['score-fell'],
    })
    expect((await kindsOf(account))[0]).toBe('published')
    // That it is online was mailed on the first day.
    const mails = await mailed()
    expect(mails).toHaveLength(1 + told.size)
    expect(mails.map(({ text }) => text).join('\n')).not.toMatch(/stabiel|niets veranderd/i)
    const all = texts.join('\n')
    expect(all).toContain('added Disallow: /winkelwagen')
    expect(all).toContain('added - [Winkel](/winkel): onze kazen')
    expect(all).toContain('Niet meer: GPTBot.')
    expect(all).toContain('Dat zegt regel 6: Disallow: /')
    expect(all).toContain('Het bestand noemt zelf wat de regels schreef: ‘# BEGIN Cloudflare Managed content’')
    expect(all.match(/Het bestand noemt zelf/g)).toHaveLength(1)
    expect(all).toContain('<meta name="robots" content="noindex">')
    expect(all).toMatch(/Je score daalde van \d+ naar (?:[1-3]\d|40)\n/)
    expect(all).not.toMatch(/stabiel|niets veranderd/i)
  })

  test('come in one mail a day, in the language and at the address of the account', async () => {
    await customer('pro', `rapport_email = 'meldingen@voorbeeld.nl'`)
    await on(1, {})
    const [first, ...others] = await mailed()
    expect(others).toEqual([])
    expect(first!.to).toEqual(['meldingen@voorbeeld.nl'])
    expect(first!.subject).toBe('Nieuws over Kaasmakerij De Proefkamer')
    expect(first!.text).toMatch(/Hallo Sanne,[\s\S]*staat online[\s\S]*\/dashboard\/meldingen/)
    await on(2, { robots: CART, llms: 404 })
    expect(await mailed()).toEqual([])
    await asOwner(db(), sql`update profiles set taal = 'en'`)
    await on(3, {}, 2)
    const [news, ...more] = await mailed()
    expect(more).toEqual([])
    expect(news!.subject).toBe('News about Kaasmakerij De Proefkamer')
    expect(news!.text).toContain('Your robots.txt has changed')
    expect(news!.text).toContain('– line 3, added: Disallow: /winkelwagen')
    expect(news!.text).toContain('Your llms.txt is gone')
    expect(await mailed()).toEqual([])
  })

  test('stay on screen where mail is off, and are not mailed later', async () => {
    const account = await customer('pro', 'meldingen_email = false')
    await on(1, {})
    expect(await mailed()).toEqual([])
    await asOwner(db(), sql`update profiles set meldingen_email = true`)
    await on(2, {})
    expect(await mailed()).toEqual([])
    expect(await kindsOf(account)).toEqual(['published'])
  })

  test('of the website need Pro or Expert, and stop when that ends between the sweep and the job', async () => {
    await customer('free')
    expect(await queuedWatches(services)).toEqual([])
    const account = await customer('expert')
    await on(1, {})
    day = 2
    const [job] = await queuedWatches(services)
    await setPlan(db(), account.id, 'free')
    const asked = website.requests.length
    await watch(services, job!)
    expect(website.requests.length).toBe(asked)
  })

  test('say of a website that was not read that nobody knows, and never that nothing changed', async () => {
    const account = await customer()
    await on(1, {})
    const [read] = (await listOf(account)).watched
    expect(read).toMatchObject({ unreadSince: null, readAt: new Date(start + DAY).toISOString() })
    await on(2, { answers: 'not' })
    await on(3, {})
    expect((await listOf(account)).watched).toMatchObject([
      { readAt: new Date(start + DAY).toISOString(), unreadSince: new Date(start + 2 * DAY).toISOString() },
    ])
    await on(4, { answers: 'usual' })
    expect((await listOf(account)).watched).toMatchObject([{ unreadSince: null }])
    expect(await kindsOf(account)).toEqual(['published'])
  })

  test('of another website begin anew', async () => {
    const account = await customer()
    await on(1, {})
    await asOwner(db(), sql`update website_watches set website = 'elders.example'`)
    await on(2, { robots: CART })
    await on(3, {})
    expect(await kindsOf(account)).toEqual(['published'])
  })

  test('tell at once what happens to the profile, whatever the plan: online, proof lost, taken over', async () => {
    const first = await customer('free')
    const session = sessionOf(first)
    await unpublishProfile(services, session, first.domainId)
    day = 1
    const owner = await createAccount(db(), { plan: 'pro' })
    const host = new URL(website.url).host
    const check = (id: string, method: string | null, on: string | null) =>
      db().asJobs((tx) =>
        tx.execute(
          sql`select note_ownership_check(${id}, ${host}, ${method}, ${services.now().toISOString()}, ${on}::date)`,
        ),
      )
    await check(first.domainId, 'dns', null)
    for (const on of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']) await check(first.domainId, null, on)
    day = 1.5
    const form = {
      ...{ companyName: 'De echte', url: website.url, locations: [], countries: [], desiredInfo: '', llmPlatforms: [] },
    }
    await publishProfile(services, session, first.domainId, { ...form, companyName: 'Kaasmakerij De Proefkamer' })
    await publishProfile(services, session, first.domainId, { ...form, companyName: 'Kaasmakerij De Proefkamer' })
    day = 2
    await check(owner.domainId, 'dns', null)
    await publishProfile(services, sessionOf(owner), owner.domainId, form)
    expect(await kindsOf(first)).toEqual(['published', 'proof-lost', 'published', 'displaced'])
    expect(textsOf((await noticesOf(first)).at(-1)!)).toContain(`Een ander account heeft ${host} overgenomen`)
  })

  test('are marked as read by their owner alone, stand in the export, and are kept for a year', async () => {
    const account = await customer()
    const other = await customer('free')
    const [notice] = await noticesOf(account)
    await readNotices(services, sessionOf(other), [notice!.id])
    expect((await noticesOf(account))[0]!.isRead).toBe(false)
    await readNotices(services, sessionOf(account), [notice!.id])
    expect((await noticesOf(account))[0]!.isRead).toBe(true)
    const kept = (await exportAccount(services, sessionOf(account))) as { notices: unknown[] }
    expect(kept.notices).toHaveLength(1)
    day = 364
    await forgetOldNotices(services)
    expect(await kindsOf(account)).toHaveLength(1)
    day = 367
    await forgetOldNotices(services)
    expect(await kindsOf(account)).toEqual([])
  })
})
