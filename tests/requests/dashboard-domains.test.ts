/** The dashboard of an account with two websites: each tab, action, stream and function concerns the one that `?domein=` names. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { findProgress } from '#features/analyses/progress.server.ts'
import { DASHBOARD_TABS, EARLY_TABS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const REFUSED = 'Deze website staat niet in je account.'
/** The accounts here have Expert. */
const TABS = [...DASHBOARD_TABS, ...EARLY_TABS]
const STREAMS = ['/dashboard/bezoeken', `/functions/v1/progress/${randomUUID()}`]
/** Every action. */
const ACTIONS: [tab: string, form: Record<string, string>][] = [
  ['company-data', { intent: 'save', companyName: 'Gekaapt', url: 'https://gekaapt.example' }],
  ['company-data', { intent: 'retry-image', image: 'logo https://gekaapt.example/logo.png' }],
  ['geo-optimized', { intent: 'publish', companyName: 'Gekaapt', url: 'https://gekaapt.example' }],
  ['geo-optimized', { intent: 'publish-and-analyze', companyName: 'Gekaapt', url: 'https://gekaapt.example' }],
  ['geo-optimized', { intent: 'unpublish', bevestigd: 'ja' }],
  ['analysis', { intent: 'analyze' }],
  ['analysis', { intent: 'revise', readFirst: '/contact' }],
  ['competitors', { intent: 'compare', ownUrl: 'https://gekaapt.example' }],
  ['competitors', { intent: 'add-competitor' }],
  ['llms-txt', { intent: 'judge-file', text: '# Gekaapt' }],
  ['llms-txt', { intent: 'check-own-files' }],
]

const pageOf = (name: string) =>
  `<!doctype html><html lang="nl"><title>${name}</title><h1>${name}</h1><p>${`${name} maakt kaas. `.repeat(60)}</p>`
const openWebsite = (name: string) =>
  serveWebsite((request, response) => {
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? pageOf(name) : '')
  })

afterAll(closeAuditWorkers)

eachDatabase('the dashboard of two websites', (db) => {
  let program: Program
  let websites: Website[]
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    websites = await Promise.all(['Kaasmakerij', 'Klompenmakerij', 'Hout', 'Leer'].map(openWebsite))
    program.services.auditAllowPrivateHosts = websites.map(({ url }) => new URL(url).host)
  })
  afterAll(async () => {
    await Promise.all(websites.map((site) => site.close()))
    await program.close()
  })

  /** An Expert with a second domain, each with its own website. */
  async function expert() {
    const account = await program.newCustomer({ plan_type: 'expert' })
    const token = await program.tokenFor(account)
    const session = await program.sessionOf(token)
    const primary = await primaryOf(program.services, session)
    const second = randomUUID()
    await asOwner(
      db(),
      sql`insert into domains (id, user_id, domain_name) values (${second}, ${account.id}, ${new URL(websites[1]!.url).host})`,
    )
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const at = (tab: string, domain: string | null) => `/dashboard/${tab}${domain === null ? '' : `?domein=${domain}`}`
    return {
      ...{ id: account.id, token, primary, second, headers },
      get: (tab: string, domain: string | null = null) => program.ask(at(tab, domain), { headers }),
      post(tab: string, domain: string | null, form: Record<string, string | string[]>) {
        const body = new URLSearchParams()
        for (const [name, value] of Object.entries(form)) for (const one of [value].flat()) body.append(name, one)
        return program.ask(at(tab, domain), { method: 'POST', headers, body })
      },
    }
  }
  const profile = (name: string, at: number) => ({
    ...{ companyName: name, url: websites[at]!.url, locations: `Plaats van ${name}`, desiredInfo: `${name} op maat.` },
    llmPlatforms: 'chatgpt',
  })
  const KAAS = 'Kaasmakerij De Proef'
  const KLOMP = 'Klompenmakerij De Wilg'

  test('reads, saves, publishes, analyses and compares each separately, and takes one offline without the other', async () => {
    const own = await expert()
    const fresh = await own.get('company-data', own.second)
    expect(fresh.body, 'the added website stands in an empty form').toContain(
      `https://${new URL(websites[1]!.url).host}/`,
    )

    expect((await own.post('company-data', null, { intent: 'save', ...profile(KAAS, 0) })).status).toBe(200)
    expect((await own.post('company-data', own.second, { intent: 'save', ...profile(KLOMP, 1) })).status).toBe(200)
    for (const tab of TABS) {
      const [first, named, second] = [
        await own.get(tab),
        await own.get(tab, own.primary),
        await own.get(tab, own.second),
      ]
      expect([first.status, named.status, second.status], tab).toEqual([200, 200, 200])
      for (const screen of [first, named])
        expect(screen.body.includes(KAAS) && !screen.body.includes(KLOMP), tab).toBe(true)
      expect(second.body.includes(KLOMP) && !second.body.includes(KAAS), tab).toBe(true)
      for (const other of TABS) {
        expect(second.body, `${tab} keeps the website in its links`).toContain(
          `href="/dashboard/${other}?domein=${own.second}"`,
        )
        expect(first.body).toContain(`href="/dashboard/${other}"`)
      }
    }

    const elsewhere = await own.post('geo-optimized', own.second, { intent: 'publish', ...profile(KLOMP, 0) })
    expect(elsewhere.status).toBe(400)
    for (const [domain, form] of [
      [null, profile(KAAS, 0)],
      [own.second, profile(KLOMP, 1)],
    ] as const) {
      const answer = await own.post('geo-optimized', domain, { intent: 'publish-and-analyze', ...form })
      const to = domain === null ? '/dashboard/analysis' : `/dashboard/analysis?domein=${domain}`
      expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    }
    const slugIn = (html: string) => /\/profile\/([0-9a-f-]{36})/.exec(html)![1]!
    const slugs = [
      slugIn((await own.get('geo-optimized')).body),
      slugIn((await own.get('geo-optimized', own.second)).body),
    ]
    expect(new Set(slugs).size).toBe(2)
    const publicStatus = async () =>
      Promise.all(slugs.map(async (slug) => (await program.get(`get-public-profile?slug=${slug}`)).status))
    expect(await publicStatus()).toEqual([200, 200])

    for (const [domain, at, other] of [
      [own.primary, 0, 1],
      [own.second, 1, 0],
    ] as const) {
      const { body } = await own.get('analysis', domain)
      expect(body).toContain(`${websites[at]!.url}/robots.txt`)
      expect(body).not.toContain(websites[other]!.url)
    }
    const again = await own.post('analysis', own.second, { intent: 'analyze' })
    expect(again.status).toBe(302)
    expect((await own.get('analysis', own.second)).body).toContain('Toon als tabel, met de rapporten')
    expect((await own.get('analysis')).body).not.toContain('Toon als tabel')

    const competitors = [websites[2]!.url, websites[3]!.url]
    const compare = { intent: 'compare', ownUrl: websites[1]!.url, competitors }
    expect((await own.post('competitors', null, compare)).status).toBe(403)
    expect((await own.post('competitors', own.second, compare)).status).toBe(302)
    expect((await own.get('competitors', own.second)).body).toContain('id="vergelijking"')
    expect((await own.get('competitors')).body).not.toContain('id="vergelijking"')

    const asked = await own.post('geo-optimized', own.second, { intent: 'unpublish' })
    expect(asked.headers.get('location')).toBe(`/dashboard/geo-optimized?domein=${own.second}&vraag=offline`)
    expect((await own.post('geo-optimized', own.second, { intent: 'unpublish', bevestigd: 'ja' })).status).toBe(200)
    expect(await publicStatus()).toEqual([200, 410])
  })

  test('streams each separately', async () => {
    const own = await expert()
    const now = program.services.now().toISOString()
    const progressId = randomUUID()
    await asOwner(
      db(),
      sql`insert into crawler_visits (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
        values (${own.id}, ${own.second}, ${now}, 'GPTBot', 'page', 'unverifiable', true)`,
    )
    await asOwner(
      db(),
      sql`insert into analyses (user_id, domain_id, progress_id, day, started_at, seen_at, state)
        values (${own.id}, ${own.second}, ${progressId}, '2026-11-22', ${now}, ${now}, 'done')`,
    )
    const firstEvent = async (path: string) => {
      const response = await program.open(path, { headers: own.headers })
      const reader = response.body!.getReader()
      const { value } = await reader.read()
      await reader.cancel()
      return new TextDecoder().decode(value)
    }
    expect(await firstEvent(`/dashboard/bezoeken?domein=${own.second}`)).toContain('GPTBot')
    for (const path of ['/dashboard/bezoeken', `/dashboard/bezoeken?domein=${own.primary}`])
      expect(await firstEvent(path)).toMatch(/"latest":\[\]/)
    const progress = `/functions/v1/progress/${progressId}`
    expect(await firstEvent(`${progress}?domein=${own.second}`)).toContain('"finished":true,"lost":false')
    const session = await program.sessionOf(own.token)
    expect(await findProgress(program.services, session, progressId, own.primary)).toBeNull()
  })

  describe('a website that is not the account’s own', () => {
    test('is refused in every tab, action, stream and function, with none of its data in the answer', async () => {
      const [own, other] = [await expert(), await expert()]
      expect((await other.post('company-data', null, { intent: 'save', ...profile(KLOMP, 1) })).status).toBe(200)
      const before = await other.get('company-data')
      for (const domain of [other.primary, other.second, randomUUID(), 'geen-id', '', "' or true --"]) {
        const query = new URLSearchParams({ domein: domain }).toString()
        const refused = async (path: string, init: RequestInit = {}) => {
          const { status, body } = await program.ask(path, { ...init, headers: { ...own.headers, ...init.headers } })
          const text = typeof body === 'string' ? body : JSON.stringify(body)
          expect(status, `${path} ${String(init.body)}`).toBe(404)
          return text
        }
        for (const path of ['/dashboard', ...TABS.map((tab) => `/dashboard/${tab}`)]) {
          const page = await refused(`${path}?${query}`)
          expect(page).toContain(REFUSED)
          expect(page).not.toContain(KLOMP)
        }
        for (const tab of ['analysis', 'company-data', 'competitors']) {
          const sent = await program.ask(`/dashboard/${tab}.data?${query}`, { headers: own.headers })
          const text = new TextDecoder().decode(sent.bytes)
          expect(text).toContain('domain-not-found')
          expect(text).not.toContain(KLOMP)
        }
        await refused(`/dashboard/afbeeldingen?${query}`)
        for (const [tab, form] of ACTIONS) {
          const page = await refused(`/dashboard/${tab}?${query}`, { method: 'POST', body: new URLSearchParams(form) })
          expect(page, `${tab} ${form.intent}`).toContain(REFUSED)
          // As the screen's scripts send it: without the loaders, and the first tab's actions look the website up themselves.
          const body = new URLSearchParams(form)
          const answer = await refused(`/dashboard/${tab}.data?${query}`, { method: 'POST', body })
          expect(answer, `${tab} ${form.intent}`).toContain('domain-not-found')
        }
        for (const path of STREAMS) expect(await refused(`${path}?${query}`)).toContain(REFUSED)
      }
      for (const domainId of [other.primary, randomUUID()]) {
        const calls: [string, object][] = [
          ['analyze-company', { companyName: 'Gekaapt', url: websites[1]!.url, domainId }],
          ['compare-competitors', { ownUrl: websites[1]!.url, competitors: [], domainId }],
        ]
        for (const [name, input] of calls)
          expect(await program.call(name, input, own.token)).toMatchObject({
            ...{ status: 404, body: { code: 'domain-not-found', error: REFUSED } },
          })
      }
      expect((await other.get('company-data')).body.includes('Gekaapt')).toBe(before.body.includes('Gekaapt'))
    })
  })

  test('a link with ?tab= redirects to the tab’s address with its other parameters, and an unknown tab to the first', async () => {
    const { headers, second } = await expert()
    const leads = async (path: string) => {
      const answer = await program.ask(path, { headers })
      return [answer.status, answer.headers.get('location')]
    }
    for (const tab of TABS) expect(await leads(`/dashboard?tab=${tab}`)).toEqual([302, `/dashboard/${tab}`])
    expect(await leads(`/dashboard?tab=analysis&domein=${second}&x=1`)).toEqual([
      ...[302, `/dashboard/analysis?domein=${second}&x=1`],
    ])
    expect(await leads('/dashboard?tab=geen-tab')).toEqual([302, '/dashboard/geo-optimized'])
    expect((await program.ask('/dashboard/geen-tab', { headers })).status).toBe(404)
    const { status, headers: answered } = await program.ask('/dashboard?tab=analysis')
    expect([status, answered.get('location')]).toEqual([302, '/auth'])
  })

  test('a refused form comes back with what was typed, on its own tab', async () => {
    const own = await expert()
    const typed = { companyName: '', url: 'geen adres', locations: ['Testwoude'], desiredInfo: 'Kaas van de boer.' }
    for (const [tab, intent] of [
      ['company-data', 'save'],
      ['geo-optimized', 'publish'],
    ] as const) {
      const { status, body } = await own.post(tab, own.second, { intent, ...typed })
      expect(status, tab).toBe(400)
      for (const text of ['geen adres', 'Testwoude', 'Kaas van de boer.']) expect(body, tab).toContain(text)
    }
    const kept = await own.post('company-data', null, { intent: 'save', ...typed, companyName: KAAS })
    expect(kept.status).toBe(200)
    expect(kept.body).toContain('Voer een geldige website-URL in (bijv. voorbeeld.nl)')
    expect(kept.body).toContain('value="geen adres"')
    expect((await own.post('faq', null, { intent: 'save' })).status).toBe(405)
    expect((await own.post('company-data', null, { intent: 'publish' })).status).toBe(400)
  })

  test('the questions and the optimizer for landing pages have their own tabs', async () => {
    const own = await expert()
    const faq = (await own.get('faq')).body as string
    expect(faq.match(/<summary/g)).toHaveLength(12)
    expect((await own.get('landingspaginas-optimizer')).body).toContain('Wat lezen machines op deze pagina?')
    expect(faq).toMatch(/>Start</)
  })
})
