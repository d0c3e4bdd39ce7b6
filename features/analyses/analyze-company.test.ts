import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { Failure } from '#features/failure.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase, setPlan } from '#tests/support/database.ts'
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
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    return { session, input: { ...form, locations: [] } }
  }

  test('reads the real website and keeps a report in which every point shows its evidence', async () => {
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

  test('tells the website who reads it, with the page that says how to keep us out', async () => {
    const { session, input } = await published('pro')
    await analyzeCompany(context.services, session, input)
    expect(userAgent).toBe(`VindbaarBot/1.0 (+${context.services.baseUrl}/bot)`)
  })

  test('the published profile is one more source: counted half, and shown beside what the website says itself', async () => {
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

  test('Gratis gets what goes well, the changes and the first two sections; a better plan shows the rest of that report', async () => {
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

  test('a report from before there were sections shows what it holds, and says what it no longer has', async () => {
    const { session, input } = await published('pro')
    const view = await analyzeCompany(context.services, session, input)
    await db().asJobs((tx) => tx.execute(sql`update reports set result = result - 'sections'`))
    const old = (await latestAnalysis(context.services, session, await primaryOf(context.services, session)))!
    expect(old.sections.map(({ id }) => id)).toEqual(view.sections.map(({ id }) => id))
    const blocks = old.sections.flatMap((section) => section.blocks)
    expect(blocks.some(({ kind }) => kind === 'code')).toBe(false)
    expect(JSON.stringify(blocks)).toContain('Dit is een ouder rapport')
  })

  test('Gratis has one analysis a calendar month: a second call reads nothing and answers with the first', async () => {
    const { session, input } = await published('free')
    const first = await analyzeCompany(context.services, session, input)
    website.requests.length = 0
    expect(await analyzeCompany(context.services, session, input)).toEqual(first)
    expect(website.requests).toEqual([])
    context.pass(32 * 24 * 60)
    await analyzeCompany(context.services, session, input)
    expect(website.requests).not.toEqual([])
  })

  test('a website that is down gives a report that says so, and does not cost Gratis its month', async () => {
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

  test('a website of someone else is refused without a request', async () => {
    const { input } = await published('pro')
    const neighbour = sessionOf(await createAccount(db(), { plan: 'pro' }))
    website.requests.length = 0
    await expect(analyzeCompany(context.services, neighbour, input)).rejects.toBeInstanceOf(Failure)
    expect(website.requests).toEqual([])
  })

  test('nobody follows the progress of another', async () => {
    const { session, input } = await published('pro')
    const progressId = crypto.randomUUID()
    await analyzeCompany(context.services, session, { ...input, progressId })
    const neighbour = sessionOf(await createAccount(db()))
    expect(await findProgress(context.services, neighbour, progressId, null)).toBeNull()
  })
})
