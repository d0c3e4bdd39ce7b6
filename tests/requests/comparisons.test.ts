import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { eachDatabase, freeWebsites } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'
import { primaryOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'

const PAGE = '<!doctype html><html lang="nl"><title>Kaas</title><h1>Kaas</h1><p>Boerenkaas uit Testwoude.</p>'

afterAll(closeAuditWorkers)

eachDatabase('compare-competitors', (db) => {
  let program: Program
  let websites: Website[]
  beforeAll(async () => {
    websites = await Promise.all(
      [1, 2, 3].map(() =>
        serveWebsite((_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
        }),
      ),
    )
    program = await startProgram(db())
    program.services.auditAllowPrivateHosts = websites.map(({ url }) => new URL(url).host)
  })
  afterAll(async () => {
    await program.close()
    await Promise.all(websites.map((site) => site.close()))
  })

  async function customer(plan_type: string) {
    const token = await program.tokenFor(await program.newCustomer({ plan_type }))
    await freeWebsites(db())
    await publishProfile(
      program.services,
      await program.sessionOf(token),
      await primaryOf(program.services, await program.sessionOf(token)),
      {
        companyName: 'Kaas',
        url: websites[0]!.url,
        locations: [],
        countries: [],
        desiredInfo: '',
        llmPlatforms: ['chatgpt'],
      },
    )
    return token
  }
  const input = () => ({ ownUrl: websites[0]!.url, competitors: websites.slice(1).map(({ url }) => url) })

  it('answers with both sides, the winner, the conclusion and the usage, and streams each site’s progress', async () => {
    const token = await customer('pro')
    const progressId = randomUUID()
    const { status, body } = await program.call('compare-competitors', { ...input(), progressId }, token)
    expect(status).toBe(200)
    const site = {
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
      website_live: true,
      total_score: expect.any(Number),
      known_fields_count: expect.any(Number),
      sources_analyzed: expect.arrayContaining([expect.objectContaining({ url: expect.any(String), status: 200 })]),
      sections: expect.arrayContaining([expect.objectContaining({ id: 'good', heading: 'Wat goed gaat' })]),
      summary: expect.stringContaining('Wat goed gaat\n'),
    }
    expect(body).toMatchObject({
      client_analysis: site,
      results: [site, site],
      winner: null,
      conclusion: expect.stringContaining('geen duidelijke winnaar'),
      usage_info: { used: 1, limit: 10, remaining: 9 },
    })
    const usage = await program.get('get-comparison-usage', token)
    expect(usage).toMatchObject({ status: 200, body: body.usage_info })
    expect(usage.body.resets_on).toMatch(/^\d{4}-\d\d-01$/)

    const stream = await program.get(`comparison-progress/${progressId}`, token)
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const { sites, finished } = JSON.parse(/data: (.*)/.exec(stream.body)![1]!)
    expect(finished).toBe(true)
    expect(sites.map(({ url }: { url: string }) => url)).toEqual(websites.map(({ url }) => `${url}/`))
  })

  it('reports errors per field', async () => {
    const token = await customer('pro')
    const { ownUrl, competitors } = input()
    const refused = (sent: object) => program.call('compare-competitors', sent, token)
    expect(await refused({ ownUrl, competitors: [competitors[0], ''] })).toMatchObject({
      status: 400,
      body: { fields: { competitors: "Vul minimaal 2 geldige concurrent-URL's in (bijv. voorbeeld.nl)" } },
    })
    expect(await refused({ ownUrl, competitors: [...competitors, ownUrl, 'http://169.254.169.254/'] })).toMatchObject({
      status: 400,
      body: { fields: { 'competitors.2': expect.any(String), 'competitors.3': expect.any(String) } },
    })
    expect(await refused({ competitors })).toMatchObject({
      status: 400,
      body: { fields: { ownUrl: expect.any(String) } },
    })
    expect((await program.get('get-comparison-usage', token)).body.used).toBe(0)
  })

  it('is for signed-in customers of Pro and Expert', async () => {
    expect(await program.call('compare-competitors', input())).toMatchObject({ status: 401 })
    expect(await program.get('get-comparison-usage')).toMatchObject({ status: 401 })
    const free = await customer('free')
    expect(await program.call('compare-competitors', input(), free)).toMatchObject({
      status: 403,
      body: { code: 'upgrade-required' },
    })
    expect((await program.get('get-comparison-usage', free)).body).toMatchObject({ used: 0, limit: 0, remaining: 0 })
  })

  it('answers 429 when the month’s comparisons are used up', async () => {
    const token = await customer('pro')
    for (let turn = 0; turn < 10; turn++) {
      expect((await program.call('compare-competitors', input(), token)).status).toBe(200)
    }
    const { status, body } = await program.call('compare-competitors', input(), token)
    expect(status).toBe(429)
    expect(body.error).toContain('limiet bereikt')
    expect((await program.get('get-comparison-usage', token)).body).toMatchObject({ used: 10, remaining: 0 })
  })
})
