import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import type { Session } from '#features/accounts/session.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { asOwner, createAccount, eachDatabase, setPlan } from '#tests/support/database.ts'
import { failureOf } from '#tests/support/failure.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { primaryOf, sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { compareCompetitors } from './compare-competitors.server.ts'
import { findComparisonProgress } from './comparison-progress.server.ts'
import { getComparisonsTab } from './comparisons-tab.server.ts'
import { getComparisonUsage, giveTurnBack, takeTurn } from './quota.server.ts'

const page = (name: string, more = '') => `<!doctype html><html lang="nl"><title>${name}</title><h1>${name}</h1>
<p>${'Boerenkaas van rauwe melk uit Testwoude. '.repeat(60)}</p>${more}`

const PAGES = {
  own: page('Kaasmakerij De Proefkamer'),
  strong: page(
    'Kaas van Testdam',
    `<p>Mail kaas@testdam.example of bel <a href="tel:+31385550178">038 555 01 78</a>. KvK 54812736</p>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Kaas van Testdam",
    "description":"Kaas van de boer","foundingDate":"1998","telephone":"+31385550178","email":"kaas@testdam.example",
    "address":{"@type":"PostalAddress","streetAddress":"Dijk 1","postalCode":"7006 RA","addressLocality":"Testdam","addressCountry":"NL"}}</script>`,
  ),
}

afterAll(closeAuditWorkers)

eachDatabase('a comparison', (db) => {
  let context: TestServices
  let own: Website
  let strong: Website
  let down: Website
  const sites = () => [own, strong, down]

  beforeAll(async () => {
    const serve = (html: string) =>
      serveWebsite((request, response) => {
        const found = request.url === '/'
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? html : '')
      })
    own = await serve(PAGES.own)
    strong = await serve(PAGES.strong)
    down = await serveWebsite((request) => void request.socket.destroy())
    context = await startServices(db())
    context.services.auditAllowPrivateHosts = sites().map(({ url }) => new URL(url).host)
  })
  afterAll(async () => {
    await context.close()
    await Promise.all(sites().map((site) => site.close()))
  })

  async function customer(plan: 'free' | 'pro' | 'expert' = 'pro') {
    const session = sessionOf(await createAccount(db(), { plan }))
    await publishProfile(context.services, session, await primaryOf(context.services, session), {
      companyName: 'Kaasmakerij De Proefkamer',
      url: own.url,
      locations: [],
      countries: [],
      desiredInfo: '',
      llmPlatforms: ['chatgpt'],
    })
    return session
  }
  const request = (progressId?: string) => ({
    ownUrl: own.url,
    competitors: ['', strong.url, down.url],
    ...(progressId ? { progressId } : {}),
  })
  const compare = (session: Session, progressId?: string) =>
    compareCompetitors(context.services, session, request(progressId))
  const usedBy = async (session: Session) => (await getComparisonUsage(context.services, session)).used
  /** Turns that other comparisons have used this month. */
  const useUp = (session: Session, turns: number) =>
    db().as(user(session.userId), (tx) =>
      tx.execute(sql`
        insert into comparisons (user_id, id, month, state, own_url, started_at, seen_at, result)
        select ${session.userId}, gen_random_uuid(), to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM'),
          'done', ${own.url}, now(), now(), '{}' from generate_series(1, ${turns}::int)`),
    )

  test('reads all websites and says which is ahead, where the customer is behind, and what it cost', async () => {
    const session = await customer()
    const id = crypto.randomUUID()
    const answer = await compare(session, id)
    expect(answer.client_analysis).toMatchObject({ url: `${own.url}/`, website_live: true })
    expect(answer.results.map(({ url, website_live }) => [url, website_live])).toEqual([
      [`${strong.url}/`, true],
      [`${down.url}/`, false],
    ])
    expect(answer.results[0]!.sources_analyzed.map(({ url }) => url)).toContain(`${strong.url}/`)
    expect(answer.winner).toBe(`${strong.url}/`)
    expect(answer.conclusion).toContain('KvK-nummer')
    expect(answer.fields.telefoon).toEqual([false, true, null])
    expect(answer.usage_info).toMatchObject({ used: 1, limit: 10, remaining: 9 })

    const progress = await findComparisonProgress(context.services, session, id, null)
    expect(progress).toMatchObject({ finished: true })
    expect(progress!.sites.map(({ step }) => step)).toEqual(['ready', 'ready', 'ready'])
  })

  test('counts a competitor’s public profile like the customer’s own, next to what the website states itself', async () => {
    const session = await customer()
    expect((await compare(session)).results[0]).not.toHaveProperty('known_fields_with_profile')
    const competitor = sessionOf(await createAccount(db()))
    const profile = { companyName: 'Kaas van Testdam', url: strong.url, locations: [], countries: [], llmPlatforms: [] }
    await publishProfile(context.services, competitor, await primaryOf(context.services, competitor), {
      ...profile,
      desiredInfo: 'Kaas van de boer.',
    })
    const { client_analysis, results } = await compare(session)
    for (const site of [client_analysis, results[0]!]) {
      expect(site.known_fields_with_profile).toBeGreaterThanOrEqual(site.known_fields_count)
    }
    await unpublishProfile(context.services, competitor, await primaryOf(context.services, competitor))
  })

  test('is found again after a reload, finished or still running', async () => {
    const session = await customer()
    expect(
      await getComparisonsTab(context.services, session, await primaryOf(context.services, session)),
    ).toMatchObject({ running: null, latest: null })
    const answer = await compare(session)
    const { latest } = await getComparisonsTab(context.services, session, await primaryOf(context.services, session))
    expect(latest).toMatchObject({ winner: answer.winner, conclusion: answer.conclusion.split('\n\n') })
    expect(latest!.sites.map(({ url, total_score }) => [url, total_score])).toEqual(
      [answer.client_analysis, ...answer.results].map(({ url, total_score }) => [url, total_score]),
    )
    expect(latest!.fields.find(({ name }) => name === 'telefoon')).toMatchObject({ standing: 'behind' })
    const turn = { id: crypto.randomUUID(), ownUrl: own.url, competitors: [strong.url] }
    await takeTurn(context.services, session, turn)
    expect(
      (await getComparisonsTab(context.services, session, await primaryOf(context.services, session))).running,
    ).toMatchObject({ id: turn.id, finished: false })
  })

  test('counts once after a double click and gives both requests the same answer', async () => {
    const session = await customer()
    const id = crypto.randomUUID()
    const [first, second] = await Promise.all([compare(session, id), compare(session, id)])
    expect(second).toEqual(first)
    expect(first!.usage_info.used).toBe(1)
    expect(await compare(session, id)).toEqual(first)
    expect(await usedBy(session)).toBe(1)
  })

  test('is joined by the same request from another window', async () => {
    const session = await customer()
    const turn = () => ({ id: crypto.randomUUID(), ownUrl: own.url, competitors: [strong.url, down.url] })
    const running = turn()
    expect(await takeTurn(context.services, session, running)).toEqual({ joined: null })
    expect(await takeTurn(context.services, session, turn())).toEqual({ joined: running.id })
    await giveTurnBack(context.services, session, running.id)
    expect(await takeTurn(context.services, session, turn())).toEqual({ joined: null })
    expect(await usedBy(session)).toBe(1)
  })

  test('goes to one of two requests for the last turn', async () => {
    const session = await customer()
    await useUp(session, 9)
    const turns = [1, 2].map((path) => ({
      id: crypto.randomUUID(),
      ownUrl: own.url,
      competitors: [`${strong.url}/${path}`],
    }))
    const outcomes = await Promise.allSettled(turns.map((turn) => takeTurn(context.services, session, turn)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await usedBy(session)).toBe(10)
  })

  test('reads no website over the limit, and is possible again next month', async () => {
    const session = await customer()
    await useUp(session, 10)
    own.requests.length = 0
    expect(await failureOf(compare(session))).toMatchObject({ code: 'comparison-limit-reached', status: 429 })
    expect(own.requests).toEqual([])
    expect(await getComparisonUsage(context.services, session)).toMatchObject({ used: 10, remaining: 0 })
    const { resets_on } = await getComparisonUsage(context.services, session)
    const later = { ...context.services, now: () => new Date(`${resets_on}T00:00:00+01:00`) }
    expect(await getComparisonUsage(later, session)).toMatchObject({ used: 0, remaining: 10 })
    await setPlan(db(), session.userId, 'expert')
    expect(await getComparisonUsage(context.services, session)).toMatchObject({ used: 10, limit: 30, remaining: 20 })
  })

  test('gives its turn back after a failure of ours, so that the same request can be retried', async () => {
    const session = await customer()
    const id = crypto.randomUUID()
    await asOwner(db(), sql`alter table comparisons add constraint broken check (state <> 'done') not valid`)
    expect((await failureOf(compare(session, id))).code).toBe('comparison-failed')
    await asOwner(db(), sql`alter table comparisons drop constraint broken`)
    expect(await usedBy(session)).toBe(0)
    await compare(session, id)
    expect(await usedBy(session)).toBe(1)
  })

  test('gives its turn back within half a minute when its process is killed', async () => {
    const session = await customer()
    const turn = { id: crypto.randomUUID(), ownUrl: own.url, competitors: [strong.url] }
    await takeTurn(context.services, session, turn)
    expect(await usedBy(session)).toBe(1)
    const later = { ...context.services, now: () => new Date(Date.now() + 20_001) }
    expect((await getComparisonUsage(later, session)).used).toBe(0)
    expect(await findComparisonProgress(later, session, turn.id, null)).toMatchObject({ finished: true })
    expect(await takeTurn(later, session, turn)).toEqual({ joined: null })
  })

  test('is refused on Gratis without reading anything', async () => {
    const session = await customer('free')
    own.requests.length = 0
    expect(await failureOf(compare(session))).toMatchObject({ code: 'upgrade-required', status: 403 })
    expect(own.requests).toEqual([])
    expect(await getComparisonUsage(context.services, session)).toMatchObject({ used: 0, limit: 0, remaining: 0 })
  })

  test('is refused for a website outside the account', async () => {
    const session = await customer()
    const other = { ownUrl: strong.url, competitors: [own.url, down.url] }
    expect(await failureOf(compareCompetitors(context.services, session, other))).toMatchObject({
      status: 403,
      fields: { ownUrl: expect.any(String) },
    })
    expect(await usedBy(session)).toBe(0)
  })

  test('refuses a competitor on a private network at its field, without using up a turn', async () => {
    const session = await customer()
    const input = { ownUrl: own.url, competitors: [strong.url, '', 'http://10.0.0.1/', down.url] }
    expect((await failureOf(compareCompetitors(context.services, session, input))).fields).toEqual({
      'competitors.2': 'Voer een geldige website-URL in (bijv. voorbeeld.nl)',
    })
    expect(await usedBy(session)).toBe(0)
  })

  test('is visible to its own account only, even with its id', async () => {
    const session = await customer()
    const id = crypto.randomUUID()
    await compare(session, id)
    await unpublishProfile(context.services, session, await primaryOf(context.services, session))
    const neighbour = await customer()
    expect(await findComparisonProgress(context.services, neighbour, id, null)).toBeNull()
    expect(
      (await getComparisonsTab(context.services, neighbour, await primaryOf(context.services, neighbour))).latest,
    ).toBeNull()
    await compare(neighbour, id)
    expect(await usedBy(neighbour)).toBe(1)
  })
})
