import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { Failure } from '#features/failure.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase, freeWebsites } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { primaryOf, sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { analyzeCompany, latestAnalysis } from './analyze-company.server.ts'
import { FIRST_PAGE_TEXTS, firstPagePath } from './first-pages.server.ts'

const menu = ['contact', 'over-ons', 'diensten', 'privacy'].map((path) => `<a href="/${path}">${path}</a>`).join(' ')
const page = (body: string) => `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title>
<h1>Kaasmakerij De Proefkamer</h1><p>${'Boerenkaas van rauwe melk uit Testwoude. '.repeat(40)}</p>${body}`
const PAGES: Record<string, string> = {
  '/': page(menu),
  ...Object.fromEntries(
    ['/contact', '/over-ons', '/diensten', '/privacy'].map((path) => [path, page(`<p>${path}</p>`)]),
  ),
  '/gegevens/boekhouding': page('<p>KvK 54812736</p>'),
}

afterAll(closeAuditWorkers)

eachDatabase('Klopt dit niet?', (db) => {
  let context: TestServices
  let website: Website
  let down = false
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      const html = down ? undefined : PAGES[request.url ?? '']
      response.writeHead(html ? 200 : down ? 503 : 404, { 'content-type': 'text/html' }).end(html ?? '')
    })
    const started = await startServices(db())
    started.services.auditAllowPrivateHosts = [new URL(website.url).host]
    context = started
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })

  async function analysed(plan: 'free' | 'pro') {
    const session = sessionOf(await createAccount(db(), { plan }))
    const form = {
      companyName: 'Kaasmakerij De Proefkamer',
      url: website.url,
      locations: [],
      countries: [],
      desiredInfo: '',
      llmPlatforms: [],
    }
    await freeWebsites(db())
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    const before = await analyzeCompany(context.services, session, form)
    return { session, form, before }
  }
  const fieldOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Failure ? (error.fields.readFirst ?? error.code) : error),
    )

  test.each([
    'free',
    'pro',
  ] as const)('%s: the page that was named is read first, and the difference is shown', async (plan) => {
    const { session, form, before } = await analysed(plan)
    expect(before.knownFields['KvK-nummer']).toBe(false)
    website.requests.length = 0
    const revised = await analyzeCompany(context.services, session, { ...form, readFirst: '/gegevens/boekhouding' })
    expect(revised.knownFields['KvK-nummer']).toBe(true)
    expect(website.requests).toContain('/gegevens/boekhouding')
    expect(website.requests.length).toBeLessThanOrEqual(8)
    expect(revised.revision).toMatchObject({
      page: `${website.url}/gegevens/boekhouding`,
      scoreBefore: before.score,
      scoreAfter: revised.score,
    })
    const change = revised.revision!.changes.find(({ title }) => title === 'KvK-nummer')!
    expect(change.before).toContain('niet gevonden')
    expect(change.after).toContain('54812736')
    expect(await latestAnalysis(context.services, session, await primaryOf(context.services, session))).toEqual(revised)
  })

  test('reads the named page first from then on, without its being named again', async () => {
    const { session, form } = await analysed('pro')
    await analyzeCompany(context.services, session, { ...form, readFirst: `${website.url}/gegevens/boekhouding` })
    const again = await analyzeCompany(context.services, session, form)
    expect(again.knownFields['KvK-nummer']).toBe(true)
    expect(again).not.toHaveProperty('revision')
    const { session: other, form: otherForm } = await analysed('pro')
    expect((await analyzeCompany(context.services, other, otherForm)).knownFields['KvK-nummer']).toBe(false)
  })

  test('works three times per report on Gratis, also when requested at once; on Pro it counts as an analysis', async () => {
    const { session, form } = await analysed('free')
    const asked = await Promise.all(
      Array.from({ length: 3 }, () =>
        fieldOf(analyzeCompany(context.services, session, { ...form, readFirst: '/contact' })),
      ),
    )
    for (let left = asked.filter((one) => one !== null).length; left > 0; left--)
      expect(await fieldOf(analyzeCompany(context.services, session, { ...form, readFirst: '/contact' }))).toBeNull()
    expect(await fieldOf(analyzeCompany(context.services, session, { ...form, readFirst: '/contact' }))).toBe(
      'revision-limit-reached',
    )
  })

  test('refuses a page that does not exist at its field, and keeps the report', async () => {
    const { session, form, before } = await analysed('free')
    const refused = await fieldOf(analyzeCompany(context.services, session, { ...form, readFirst: '/bestaat-niet' }))
    expect(refused).toBe(FIRST_PAGE_TEXTS.unread(404))
    down = true
    const away = await fieldOf(analyzeCompany(context.services, session, { ...form, readFirst: '/contact' })).finally(
      () => {
        down = false
      },
    )
    expect(away).toContain(FIRST_PAGE_TEXTS.kept)
    expect(await latestAnalysis(context.services, session, await primaryOf(context.services, session))).toEqual(before)
  })

  test('refuses an address of another website before anything is fetched', async () => {
    const { session, form } = await analysed('free')
    website.requests.length = 0
    for (const readFirst of ['https://elders.example/contact', 'http://10.0.0.1/', '//elders.example/x', '', '/'])
      expect(await fieldOf(analyzeCompany(context.services, session, { ...form, readFirst }))).toMatch(/adres/)
    expect(website.requests).toEqual([])
  })
})

test.each([
  ['/contact', '/contact'],
  ['contact', '/contact'],
  ['contact.html', '/contact.html'],
  ['https://www.kaas.example/a/b?c=1#d', '/a/b?c=1'],
  ['kaas.example/over', '/over'],
  ['WWW.KAAS.example/over', '/over'],
])('the page %s of a website is %s', (typed, path) => {
  expect(firstPagePath(typed, new URL('https://kaas.example/'))).toBe(path)
})
