/** A report behind a link for the web builder: what a stranger with the address gets, when it ends, and whose turns it spends. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { analyzeCompany } from '#features/analyses/analyze-company.server.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { SHARED_DAYS, sharedLink, shareReport, unshareReport } from '#features/shared-reports/own-link.server.ts'
import { dashboardTab, URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase, freeWebsites, setPlan } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const STORY = 'Wij snijden klompen van wilgenhout voor tuinders rond Testwoude. '
const home = (head: string) => `<!doctype html><html lang="nl"><head><title>Klompenmakerij De Holle Wilg</title>${head}
<meta name="generator" content="WordPress 6.8"><script type="application/ld+json">{"@context":"https://schema.org",
"@type":"LocalBusiness","name":"Klompenmakerij De Holle Wilg","telephone":"+31302331472","foundingDate":"1987"}</script></head>
<body><h1>Klompenmakerij De Holle Wilg</h1><p>${STORY.repeat(20)}</p><p>Wij doen dit al sinds 1998.</p></body></html>`
const DAY_IN_MINUTES = 24 * 60
const NOINDEX = '<meta name="robots" content="noindex">'
afterAll(closeAuditWorkers)

eachDatabase('a report for the web builder', (db) => {
  let program: Program
  let website: Website
  let head = NOINDEX
  /** While this is set, the website lets its readers wait. */
  let held: (() => void)[] | null = null

  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens(), ['127.0.0.1'])
    // A check belongs to its day in Amsterdam, and no test may depend on when it is run.
    program.pass((new Date().setUTCHours(11, 0, 0, 0) - Date.now()) / 60_000)
    website = await serveWebsite((request, response) => {
      const answer = () =>
        response
          .writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' })
          .end(request.url === '/' ? home(head) : '')
      if (held) held.push(answer)
      else answer()
    })
    program.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  afterAll(async () => {
    await website.close()
    await program.close()
  })

  async function customer(plan: 'free' | 'pro' | 'expert') {
    head = NOINDEX
    const [made] = await Promise.all([program.newCustomer(), freeWebsites(db())])
    await setPlan(db(), made.id, plan)
    const token = await program.tokenFor(made)
    const session = await program.sessionOf(token)
    const domainId = await primaryOf(program.services, session)
    const own = { companyName: 'De Holle Wilg', url: website.url, desiredInfo: 'Klompen.' }
    const facts = { ...own, locations: [], countries: [] }
    await publishProfile(program.services, session, domainId, { ...facts, llmPlatforms: [] })
    await analyzeCompany(program.services, session, { ...facts, domainId })
    return { ...made, token, session, domainId }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  async function linkOf({ session, domainId }: Customer): Promise<string> {
    await shareReport(program.services, session, domainId)
    const link = await sharedLink(program.services, session, domainId)
    return link!.address!.slice(BASE_URL.length)
  }
  const check = (path: string, headers: Record<string, string> = {}) =>
    program.ask(path, { method: 'POST', body: new URLSearchParams(), headers: { origin: BASE_URL, ...headers } })
  const settled = (path: string) =>
    eventually(async () => {
      const page = await program.ask(path)
      if (page.headers.has('refresh')) throw new Error('The website is still being read')
      return page
    })

  test('shows the changes with their code and the steps of the recognised system, to a stranger, and is kept nowhere', async () => {
    const owner = await customer('pro')
    const path = await linkOf(owner)
    expect(path).toMatch(/^\/rapport\/[A-Za-z0-9_-]{43}$/)
    const page = await program.ask(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.has('set-cookie')).toBe(false)
    expect(page.body).toContain('<meta name="robots" content="noindex"')
    expect(page.body).toContain('Laat de homepage opnemen en aanhalen.')
    expect(page.body).toContain('index, follow, max-snippet:-1')
    expect(page.body).toContain('Zo doe je dat in WordPress')
    expect(page.body).not.toContain('Squarespace')
    expect(page.body).toContain('Klaar, controleer')
    // The database holds only the hash of the key.
    const key = path.split('/').at(-1)!
    const { rows } = await db().as({ kind: 'user', userId: owner.id }, (tx) =>
      tx.execute<{ row: string }>(sql`select row_to_json(s)::text as row from shared_reports s`),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).toContain(createHash('sha256').update(key).digest('hex'))
    expect(rows[0]!.row).not.toContain(key)
    const exported = await program.ask(URLS.accountExport, { headers: { authorization: `Bearer ${owner.token}` } })
    expect(exported.body.shared_reports).toHaveLength(1)
    expect(JSON.stringify(exported.body)).not.toContain(rows[0]!.row.match(/"token_hash":"([0-9a-f]{64})"/)![1])
  })

  test('contains nothing else of the customer: no address, plan, other website or internal id, in the page or in its data', async () => {
    for (const plan of ['expert', 'free'] as const) {
      const owner = await customer(plan)
      if (plan === 'expert')
        await asOwner(
          db(),
          sql`insert into domains (user_id, domain_name) values (${owner.id}, 'geheime-tweede.example')`,
        )
      const path = await linkOf(owner)
      const { rows } = await db().as({ kind: 'user', userId: owner.id }, (tx) =>
        tx.execute<{ id: string }>(sql`
          select id::text from shared_reports union select id::text from reports union select id::text from analyses
          union select id::text from domains union select id::text from reports_free`),
      )
      for (const address of [path, `${path}.data`]) {
        const { status, bytes } = await program.ask(address)
        expect(status, address).toBe(200)
        const text = new TextDecoder().decode(bytes)
        for (const secret of [
          owner.email,
          owner.id,
          'geheime-tweede',
          'hoort bij Pro',
          'Bekijk Pro',
          ...rows.map(({ id }) => id),
        ])
          expect(text, `${plan}: ${secret} in ${address}`).not.toContain(secret)
        expect(text).not.toMatch(/\b(?:Gratis|Expert|expert|free|plan_type)\b/)
      }
    }
  })

  test('stops at once when it is revoked, when a new link is made and after thirty days, and says so in Dutch', async () => {
    const owner = await customer('pro')
    const [first, second] = [await linkOf(owner), await linkOf(owner)]
    const gone = async (path: string, kept = second) => {
      const page = await program.ask(path)
      expect(page.status).toBe(410)
      expect(page.body).toContain('Deze link werkt niet meer.')
      expect(page.body).not.toContain('Klompenmakerij')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect((await check(path)).status, kept).toBe(410)
    }
    await gone(first)
    expect((await program.ask(second)).status).toBe(200)
    await unshareReport(program.services, owner.session, owner.domainId)
    await gone(second)
    expect(await sharedLink(program.services, owner.session, owner.domainId)).toBeNull()

    const third = await linkOf(owner)
    try {
      program.pass(SHARED_DAYS * DAY_IN_MINUTES - 1)
      expect((await program.ask(third)).status).toBe(200)
      program.pass(2)
      await gone(third)
      expect(await sharedLink(program.services, owner.session, owner.domainId)).toBeNull()
    } finally {
      program.pass(-SHARED_DAYS * DAY_IN_MINUTES - 1)
    }

    for (const state of ['suspended_at', 'deleted_at'] as const) {
      await asOwner(db(), sql`update accounts set ${sql.identifier(state)} = now() where user_id = ${owner.id}`)
      await gone(third)
      await asOwner(db(), sql`update accounts set ${sql.identifier(state)} = null where user_id = ${owner.id}`)
    }
    await asOwner(db(), sql`update domains set domain_name = 'verhuisd.example' where id = ${owner.domainId}`)
    await gone(third)
    for (const other of [`/rapport/${'A'.repeat(43)}`, '/rapport/kort', `${third}x`]) {
      const page = await program.ask(other)
      expect(page.status, other).toBe(404)
      expect(page.body).toContain('Deze link bestaat niet.')
    }
  })

  test('has the website read again on the owner’s turns, shows how far it is, and marks what changed', async () => {
    const owner = await customer('pro')
    const path = await linkOf(owner)
    head = ''
    held = []
    const pressed = await check(path)
    expect(pressed.status).toBe(302)
    expect(pressed.headers.get('location')).toBe(`${path}#controle`)
    const during = await eventually(async () => {
      const page = await program.ask(path)
      expect(page.body).toContain('We lezen de website opnieuw')
      return page
    })
    expect(during.headers.get('refresh')).toMatch(/^4; url=\?keer=[\w-]+#controle$/)
    expect(during.body).toContain('role="progressbar"')
    // A second press while it runs takes no second turn.
    expect((await check(path)).status).toBe(302)
    const waiting = held
    held = null
    for (const answer of waiting) answer()
    const after = await settled(path)
    expect(after.body).toContain('Sinds je deze link kreeg')
    expect(after.body).toMatch(/Gedaan:<\/span>[^\p{L}]*Laat de homepage opnemen en aanhalen\./u)
    expect(after.body).toContain('vandaag nog 4 keer')
    const { rows } = await db().as({ kind: 'user', userId: owner.id }, (tx) =>
      tx.execute<{ n: string }>(sql`select count(*)::text as n from analyses where for_builder`),
    )
    expect(rows[0]!.n).toBe('1')
  })

  test('is checked at most five times a day, counted before anything is read, also when pressed at once and over links', async () => {
    const owner = await customer('pro')
    let path = await linkOf(owner)
    // Four checks from earlier that day; one that failed through us was given back.
    const now = program.services.now()
    const earlier = new Date(now.getTime() - 60_000).toISOString()
    await asOwner(
      db(),
      sql`insert into analyses (user_id, domain_id, day, state, for_builder, started_at, seen_at)
          select ${owner.id}, ${owner.domainId}, ${amsterdamDay(now)}, state, true, ${earlier}::timestamptz, ${earlier}::timestamptz
          from unnest(array['done', 'done', 'no-score', 'done', 'failed']) as state`,
    )
    expect((await program.ask(path)).body).toContain('vandaag nog 1 keer')
    path = await linkOf(owner)
    const before = website.requests.length
    await Promise.all([check(path), check(path), check(path)])
    await settled(path)
    expect(website.requests.slice(before).filter((asked) => asked === '/')).toHaveLength(1)
    const refused = await check(path)
    expect(refused).toMatchObject({ status: 429, body: expect.stringContaining('al vijf keer gecontroleerd') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(website.requests.slice(before).filter((asked) => asked === '/')).toHaveLength(1)
    // Tomorrow there are five again.
    program.pass(DAY_IN_MINUTES)
    expect((await program.ask(path)).body).toContain('vandaag nog 5 keer')
    program.pass(-DAY_IN_MINUTES)
  })

  test('shows what Gratis sees once the plan has lapsed, and all of it again when it is back', async () => {
    const owner = await customer('pro')
    const path = await linkOf(owner)
    const whole = await program.ask(path)
    expect(whole.body).toContain('Wat dit betekent per assistent')
    await setPlan(db(), owner.id, 'pro', new Date('2020-01-01'))
    const lapsed = await program.ask(path)
    expect(lapsed.status).toBe(200)
    expect(lapsed.body).not.toContain('Wat dit betekent per assistent')
    expect(lapsed.body).not.toContain('Klaar, controleer')
    expect((await check(path)).status).toBe(403)
    await setPlan(db(), owner.id, 'pro')
    expect((await program.ask(path)).body).toContain('Wat dit betekent per assistent')
  })

  test('is refused to a stranger who asks for very many links or checks', async () => {
    const from = { 'x-forwarded-for': '198.51.100.9' }
    await db().auth.execute(sql`select take_rate_limit(name || ':198.51.100.9', 600, 3600, ${program.services.now().toISOString()}::timestamptz)
      from unnest(array['shared-report-by-address', 'shared-check-by-address']) as name, generate_series(1, 600)`)
    const page = await program.ask(`/rapport/${'B'.repeat(43)}`, { headers: from })
    const checked = await check('/rapport/x', from)
    expect([page.status, checked.status]).toEqual([429, 429])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is made, asked about, revoked and refused by forms that need no JavaScript, by its owner alone', async () => {
    const [owner, other] = [await customer('pro'), await customer('pro')]
    const send = (token: string, fields: Record<string, string>, domain = owner.domainId) =>
      program.ask(dashboardTab('analysis', domain), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: BASE_URL, authorization: `Bearer ${token}` },
      })
    const signedIn = { headers: { authorization: `Bearer ${owner.token}` } }
    const tab = async (more = '') => (await program.ask(dashboardTab('analysis', null) + more, signedIn)).body as string
    expect(await tab()).toContain('Stuur naar je websitebouwer')
    expect((await send(other.token, { intent: 'share' })).status).toBe(404)
    expect((await send(owner.token, { intent: 'share' })).status).toBe(302)
    const link = await sharedLink(program.services, owner.session, owner.domainId)
    expect(await tab()).toContain(link!.address)
    expect((await send(other.token, { intent: 'unshare', bevestigd: 'ja' })).status).toBe(404)
    for (const intent of ['unshare', 'share']) {
      const asked = await send(owner.token, { intent })
      expect(asked.headers.get('location')).toContain('vraag=link-')
    }
    expect(await tab('?vraag=link-intrekken')).toContain('Link intrekken?')
    expect((await program.ask(link!.address!.slice(BASE_URL.length))).status).toBe(200)
    expect((await send(owner.token, { intent: 'unshare', bevestigd: 'ja' })).status).toBe(302)
    expect((await program.ask(link!.address!.slice(BASE_URL.length))).status).toBe(410)
    expect(await tab()).toContain('Stuur naar je websitebouwer')
    await db().auth.execute(sql`
      select take_rate_limit(${`share-by-user:${owner.id}`}, 99, 3600, ${program.services.now().toISOString()}::timestamptz) from generate_series(1, 99)`)
    const refused = await send(owner.token, { intent: 'share' })
    expect(refused.status).toBe(429)
    expect(refused.body).toMatch(/value="share".*role="alert".*Dat ging iets te vaak/s)
  })
})
