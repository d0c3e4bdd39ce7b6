import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { Failure } from '#features/failure.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase, freeWebsites, setPlan } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { primaryOf, sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { analyzeCompany, latestAnalysis } from './analyze-company.server.ts'
import { findProgress } from './progress.server.ts'

const PAGE = `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title><h1>Kaasmakerij De Proefkamer</h1>
<p>${'Boerenkaas van rauwe melk uit Testwoude. '.repeat(60)}</p><p>Mail kaas@proefkamer.example</p>`

afterAll(closeAuditWorkers)

eachDatabase('an analysis', (db) => {
  let context: TestServices
  let website: Website
  let down = false
  let userAgent: string | undefined
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      userAgent = request.headers['user-agent']
      if (down) return void request.socket.destroy()
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? PAGE : '')
    })
    const started = await startServices(db())
    started.services.auditAllowPrivateHosts = [new URL(website.url).host]
    context = started
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })

  async function published(plan: 'free' | 'pro', countries: string[] = []) {
    const session = sessionOf(await createAccount(db(), { plan }))
    const form = {
      companyName: 'Kaasmakerij De Proefkamer',
      url: website.url,
      locations: [],
      countries,
      desiredInfo: '',
      llmPlatforms: [],
    }
    await freeWebsites(db())
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    return { session, input: { ...form, locations: [] } }
  }

  test('reads the real website and stores a report in which every point shows its evidence', async () => {
    const { session, input } = await published('pro')
    const progressId = crypto.randomUUID()
    const view = await analyzeCompany(context.services, session, { ...input, progressId })
    expect(view).toMatchObject({ websiteLive: true, hiddenSections: 0 })
    expect(view.score).toBeGreaterThan(0)
    expect(view.sources.map((source) => source.url)).toContain(`${website.url}/`)
    for (const check of view.checks.filter((each) => each.measured && each.points > 0)) {
      expect(check.evidence?.length, check.id).toBeGreaterThan(0)
    }
    expect(await latestAnalysis(context.services, session, await primaryOf(context.services, session))).toEqual(view)
    expect(await findProgress(context.services, session, progressId, null)).toMatchObject({ finished: true })
  })

  test('identifies itself to the website, with the page that says how to block us', async () => {
    const { session, input } = await published('pro')
    await analyzeCompany(context.services, session, input)
    expect(userAgent).toBe(`VindbaarBot/1.0 (+${context.services.baseUrl}/bot)`)
  })

  test('counts the published profile as a second source, for half, and shows it next to what the website states itself', async () => {
    const { session, input } = await published('pro', ['NL'])
    const view = await analyzeCompany(context.services, session, input)
    const fromProfile = view.checks.filter((check) => check.outcome === 'only-profile')
    expect(fromProfile.map(({ points }) => points)).toEqual(fromProfile.map(() => 0.5))
    expect(view.knownFieldsWithProfile).toBe(view.knownFieldsCount + fromProfile.length)
    expect(fromProfile.length).toBeGreaterThan(0)
    for (const { evidence } of fromProfile) expect(evidence?.[0]?.url).toContain(`${context.services.baseUrl}/profile/`)

    await unpublishProfile(context.services, session, await primaryOf(context.services, session))
    const alone = await analyzeCompany(context.services, session, input)
    expect(alone).not.toHaveProperty('knownFieldsWithProfile')
    expect(alone.knownFieldsCount).toBe(view.knownFieldsCount)
  })

  test('gives Gratis what goes well, the changes and the first two sections; a better plan shows the rest of that report', async () => {
    const { session, input } = await published('free')
    const part = await analyzeCompany(context.services, session, input)
    const shown = ['good', 'changes', 'toegang', 'leesbaar']
    expect(part.sections.map(({ id }) => id)).toEqual(shown)
    await setPlan(db(), session.userId, 'pro')
    const whole = await latestAnalysis(context.services, session, await primaryOf(context.services, session))
    expect(whole?.sections.length).toBe(part.sections.length + part.hiddenSections)
    expect(whole?.sections.filter(({ id }) => shown.includes(id))).toEqual(part.sections)
    expect(whole?.checks.every((check) => check.says !== undefined)).toBe(true)
  })

  test('shows a report from before there were sections with what it contains, and says what it lacks', async () => {
    const { session, input } = await published('pro')
    const view = await analyzeCompany(context.services, session, input)
    await db().asJobs((tx) => tx.execute(sql`update reports set result = result - 'sections'`))
    const old = (await latestAnalysis(context.services, session, await primaryOf(context.services, session)))!
    expect(old.sections.map(({ id }) => id)).toEqual(view.sections.map(({ id }) => id))
    const blocks = old.sections.flatMap((section) => section.blocks)
    expect(blocks.some(({ kind }) => kind === 'code')).toBe(false)
    expect(JSON.stringify(blocks)).toContain('Dit is een ouder rapport')
  })

  test('is limited to one a calendar month on Gratis: a second call reads nothing and returns the first', async () => {
    const { session, input } = await published('free')
    const first = await analyzeCompany(context.services, session, input)
    website.requests.length = 0
    expect(await analyzeCompany(context.services, session, input)).toEqual(first)
    expect(website.requests).toEqual([])
    context.pass(32 * 24 * 60)
    await analyzeCompany(context.services, session, input)
    expect(website.requests).not.toEqual([])
  })

  test('reports that a website is down without using up Gratis’s month', async () => {
    const { session, input } = await published('free')
    down = true
    const report = await analyzeCompany(context.services, session, input).finally(() => {
      down = false
    })
    expect(report.websiteLive).toBe(false)
    expect((await analyzeCompany(context.services, session, input)).websiteLive).toBe(true)
    expect(
      (await latestAnalysis(context.services, session, await primaryOf(context.services, session)))?.websiteLive,
    ).toBe(true)
  })

  test('refuses someone else’s website without a request', async () => {
    const { input } = await published('pro')
    const neighbour = sessionOf(await createAccount(db(), { plan: 'pro' }))
    website.requests.length = 0
    await expect(analyzeCompany(context.services, neighbour, input)).rejects.toBeInstanceOf(Failure)
    expect(website.requests).toEqual([])
  })

  test('shows its progress to its own account only', async () => {
    const { session, input } = await published('pro')
    const progressId = crypto.randomUUID()
    await analyzeCompany(context.services, session, { ...input, progressId })
    const neighbour = sessionOf(await createAccount(db()))
    expect(await findProgress(context.services, neighbour, progressId, null)).toBeNull()
  })
})
