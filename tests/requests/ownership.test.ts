// The screen where an owner proves a website, and what the other screens say of it: as whole pages, without scripts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { PROOF_FILE, proofCode, proofLine, proofTag } from '#features/ownership/proof.rules.ts'
import { accountTab } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type Program, startProgram } from '../support/program.ts'
import { recheckAll } from '../support/recheck.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'
import { serveWebsite } from '../support/website.ts'

const DOMAINS = accountTab('domeinen')

afterAll(closeAuditWorkers)

eachDatabase('the screen for the ownership of a website', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer() {
    const account = await program.newCustomer({ plan_type: 'expert' })
    const token = await program.tokenFor(account)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const domainId = await primaryOf(program.services, await program.sessionOf(token))
    return {
      domainId,
      get: (path: string) => program.ask(path, { headers }),
      post: (path: string, form: Record<string, string>) =>
        program.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) }),
    }
  }

  test('leads from a refused publish to a proof, and from the proof to a live, verified profile', async () => {
    let file = ''
    const site = await serveWebsite((request, response) => {
      const body = request.url === PROOF_FILE ? file : request.url === '/' ? '<title>Kaas</title><p>Kaas' : ''
      response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body)
    })
    const { host } = new URL(site.url)
    program.services.auditAllowPrivateHosts = [host]
    const [first, owner] = [await customer(), await customer()]
    const form = { intent: 'publish', companyName: 'Kaasmakerij', url: site.url, llmPlatforms: 'chatgpt' }
    expect((await first.post('/dashboard', form)).status).toBe(200)
    const refused = await owner.post('/dashboard', form)
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('Bewijs dat hij van jou is, dan gaat jouw profiel voor.')
    const [, path = ''] = /href="(\/dashboard\/eigendom\?website=[^"]+)"/.exec(refused.body) ?? []
    const screen = await owner.get(path)
    expect(screen.status).toBe(200)
    const code = proofCode(owner.domainId)
    const texts = [
      proofLine(code),
      proofTag(code).replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ]
    for (const text of [`Bewijs dat ${host} van jou is`, ...texts, 'WordPress', 'Webflow', 'Nog niet bewezen'])
      expect(screen.body).toContain(text)
    expect((await owner.post(path, {})).body).toContain('Het bestand staat er niet.')

    file = proofLine(code)
    const proven = await owner.post(path, {})
    expect(proven.status).toBe(200)
    for (const text of ['Geverifieerd sinds', 'Een bestand bewijst het', 'Gevonden, met jouw code.'])
      expect(proven.body).toContain(text)
    expect((await owner.post('/dashboard', form)).status).toBe(200)
    const start = await owner.get('/dashboard')
    expect(start.body).toContain('Geverifieerd')
    const [, slug = ''] = /\/profile\/([0-9a-f-]{36})/.exec(start.body) ?? []
    const page = await program.ask(`/profile/${slug}`)
    expect(page.body).toContain('Geverifieerd')
    expect((await program.ask(`/profile/${slug}/llm-profile.json`)).body).toMatchObject({ verified: true })
    expect((await program.ask(`/profile/${slug}/badge.svg`)).body).toContain('Geverifieerd, partner van')
    const displaced = await first.get('/dashboard')
    expect(displaced.body).toContain(`Een ander account staat nu online met ${host}`)
    expect(displaced.body).toContain('Nog niet gepubliceerd')
    expect((await owner.get(DOMAINS)).body).toContain('Bekijk het bewijs')
    const theirs = await first.get(DOMAINS)
    for (const text of [
      'Online onder een ander account',
      'href="/dashboard/eigendom"',
      'Bewijs dat dit domein van jou is',
    ])
      expect(theirs.body).toContain(text)
    expect(theirs.body).not.toContain('Geverifieerd')

    // The file is gone for three days: nothing public says 'Geverifieerd' any more.
    file = ''
    const shown = async () => [
      (await program.ask(`/profile/${slug}`)).body.includes('Geverifieerd'),
      (await program.ask(`/profile/${slug}/llm-profile.json`)).body.verified,
      (await program.ask(`/profile/${slug}/badge.svg`)).body.includes('Geverifieerd'),
      (await owner.get(DOMAINS)).body.includes('Geverifieerd'),
    ]
    for (const day of [1, 2, 3]) {
      expect(await shown(), `before failed day ${day}`).toEqual([true, true, true, true])
      const now = new Date(Date.now() + day * 24 * 60 * 60_000)
      await recheckAll({ ...program.services, now: () => now })
    }
    await eventually(async () => expect(await shown()).toEqual([false, false, false, false]))
    expect((await program.ask(`/profile/${slug}`)).status).toBe(200)
    await site.close()
  })

  test('says when there is no website yet, when an address is wrong, and when it is a place on someone else’s website', async () => {
    const own = await customer()
    expect((await own.get('/dashboard/eigendom')).body).toContain('Je profiel heeft nog geen website')
    const wrong = await own.get('/dashboard/eigendom?website=geen%20adres')
    expect([wrong.status, wrong.body.includes('Voer een geldige website-URL in')]).toEqual([400, true])
    const shared = await own.get('/dashboard/eigendom?website=https://www.facebook.com/kaas')
    expect(shared.body).toContain('Dit adres kun je niet bewijzen')
    const refused = await own.post('/dashboard/eigendom?website=https://www.facebook.com/kaas', {})
    expect(refused.status).toBe(409)
    expect((await program.ask('/dashboard/eigendom')).headers.get('location')).toBe('/auth')
    const other = await customer()
    expect((await own.get(`/dashboard/eigendom?domein=${other.domainId}`)).status).toBe(404)
  })
})
