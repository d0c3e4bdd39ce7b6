// A company's facts compared with what its website, files and pages elsewhere state: stored, kept until mended, and only for its owner.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { profiles } from '#db/schema/profiles.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import { CONSISTENCY_TEXTS } from '#features/consistency/consistency.schema.ts'
import {
  addLinkedPage,
  compareFactsNow,
  factsOverview,
  removeLinkedPage,
} from '#features/consistency/consistency.server.ts'
import type { Services } from '#features/services.ts'
import { page } from '../support/bakery-pages.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { change, type Published, publish } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

afterAll(closeAuditWorkers)

const OLD = '072 541 39 00'
const NEW = '020 624 77 31'

eachDatabase('the facts of a company compared with its sources', (db) => {
  let started: TestServices
  let services: Services
  let site: Website
  let elsewhere: Website
  const files = new Map<string, string>()
  const pagesElsewhere = new Map<string, string>()
  const serveFrom = (texts: Map<string, string>) =>
    serveWebsite((request, response) => {
      const body = texts.get(request.url ?? '')
      const status = body === undefined ? 404 : body === 'stuk' ? 500 : 200
      const type = request.url?.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
      response.writeHead(status, { 'content-type': type }).end(body)
    })

  beforeAll(async () => {
    started = await startServices(db())
    site = await serveFrom(files)
    elsewhere = await serveFrom(pagesElsewhere)
    services = { ...started.services, auditAllowPrivateHosts: [new URL(site.url).host, new URL(elsewhere.url).host] }
  })
  afterAll(async () => {
    await Promise.all([site.close(), elsewhere.close(), started.close()])
  })
  beforeEach(() => {
    files.clear()
    pagesElsewhere.clear()
  })

  function showPhone(phone: string) {
    files.set(
      '/',
      page('Bakkerij De Proefoven', `<h1>Bakkerij De Proefoven</h1><p>${'Brood uit Testwoude. '.repeat(20)}</p>`),
    )
    files.set(
      '/contact',
      page('Contact | Bakkerij De Proefoven', `<h1>Contact</h1><p>Bel <a href="tel:${phone}">${phone}</a></p>`),
    )
  }
  const company = (columns: Partial<typeof profiles.$inferInsert> = {}, plan: 'free' | 'pro' = 'pro') =>
    publish(db(), { company_name: 'Bakkerij De Proefoven', url: `${site.url}/`, sales_telefoon: OLD, ...columns }, plan)
  const overviewOf = (one: Published) => factsOverview(services, sessionOf(one), one.domainId)
  const compare = (one: Published) => compareFactsNow(services, sessionOf(one), one.domainId)
  const add = (one: Published, url: string, text = '') =>
    addLinkedPage(services, sessionOf(one), one.domainId, { url, text })
  /** The customer changes the number and publishes again. */
  const newNumber = (one: Published, at = new Date(Date.now() + 1000)) =>
    change(db(), one, { sales_telefoon: NEW, geo_published_at: at })
  const phonesIn = async (one: Published) =>
    (await overviewOf(one)).sources.map(({ kind, facts }) => `${kind}: ${facts.phone?.outcome}`)

  test('says of each source whether it states the same', async () => {
    showPhone('+31 (0)72-5413900')
    const one = await company()
    await compare(one)
    expect(await phonesIn(one)).toEqual(['website: same', 'markup: absent', 'llms-txt: absent', 'llm-profile: absent'])
    expect(await overviewOf(one)).toMatchObject({
      isStale: false,
      leftovers: [],
      present: { name: ['Bakkerij De Proefoven'] },
    })
  })

  test('keeps an old number in the list until its page is read without it', async () => {
    showPhone(OLD)
    const one = await company()
    await newNumber(one)
    await compare(one)
    const [first] = (await overviewOf(one)).leftovers
    expect(first).toMatchObject({ kind: 'website', fact: 'phone', value: '072 541 39 00', page: `${site.url}/contact` })
    // The page gives no answer: nobody knows whether it was mended.
    files.set('/contact', 'stuk')
    await compare(one)
    expect((await overviewOf(one)).leftovers).toContainEqual(first)
    showPhone(NEW)
    await compare(one)
    expect((await overviewOf(one)).leftovers).toEqual([])
  })

  test('finds a number that was public for a moment, though only saved', async () => {
    const between = '030 231 99 18'
    showPhone(between)
    const one = await company()
    await change(db(), one, { sales_telefoon: between })
    await change(db(), one, { sales_telefoon: NEW })
    await compare(one)
    // The text and its link.
    const { leftovers } = await overviewOf(one)
    expect(leftovers.map(({ fact, value, place }) => [fact, value, place])).toEqual([
      ['phone', between, 'contact'],
      ['phone', between, 'link'],
    ])
  })

  test('knows no leftover of a number that was saved while the profile was not public', async () => {
    showPhone(OLD)
    const one = await company({ sales_telefoon: NEW, published: false })
    await change(db(), one, { sales_telefoon: OLD })
    await change(db(), one, { sales_telefoon: NEW, published: true, geo_published_at: new Date() })
    await compare(one)
    expect(await phonesIn(one)).toContain('website: differs')
    expect((await overviewOf(one)).leftovers).toEqual([])
  })

  test('keeps a name that was half typed while public out of the old ones', async () => {
    showPhone(OLD)
    files.set('/', page('Bakkerij', `<h1>Bakkerij De Proefoven</h1><p>${'Bakkerij in Testwoude. '.repeat(20)}</p>`))
    const one = await company()
    await change(db(), one, { company_name: 'Bakkerij' })
    await change(db(), one, { company_name: 'Bakkerij De Proefoven' })
    await compare(one)
    expect((await overviewOf(one)).leftovers).toEqual([])
  })

  test('forgets a former value that is true again', async () => {
    showPhone(OLD)
    const one = await company()
    await newNumber(one)
    await compare(one)
    expect((await overviewOf(one)).leftovers).not.toEqual([])
    await change(db(), one, { sales_telefoon: OLD, geo_published_at: new Date(Date.now() + 2000) })
    await compare(one)
    expect((await overviewOf(one)).leftovers).toEqual([])
  })

  test('reads a page elsewhere only where its robots.txt allows, and compares a pasted text in its place', async () => {
    showPhone(NEW)
    const entry = `<!doctype html><title>Bakkerij De Proefoven</title><h1>Bakkerij De Proefoven</h1><p>Telefoon ${OLD}</p>`
    pagesElsewhere.set('/bakkerij', entry).set('/gesloten/bakkerij', entry)
    pagesElsewhere.set('/robots.txt', 'User-agent: *\nDisallow: /gesloten/\n')
    const one = await company()
    await newNumber(one)
    const closed = `${elsewhere.url}/gesloten/bakkerij`
    await add(one, `${elsewhere.url}/bakkerij`)
    await add(one, closed)
    await compare(one)
    expect(elsewhere.requests).not.toContain('/gesloten/bakkerij')
    expect((await overviewOf(one)).sources.slice(-2)).toMatchObject([
      { kind: 'linked-page', state: 'read', facts: { phone: { outcome: 'differs', stated: [{ isFormer: true }] } } },
      { kind: 'linked-page', state: 'not-readable', reason: 'robots', facts: { phone: { outcome: 'not-readable' } } },
    ])
    await add(one, closed, `Bakkerij De Proefoven\nBel ${OLD}`)
    await compare(one)
    expect((await overviewOf(one)).leftovers.map(({ kind }) => kind).toSorted()).toEqual(['linked-page', 'pasted-page'])
    await removeLinkedPage(services, sessionOf(one), one.domainId, closed)
    await compare(one)
    expect((await overviewOf(one)).leftovers.map(({ kind }) => kind)).toEqual(['linked-page'])
  })

  test('reads the social profiles and review pages of the company data, and calls one that answers nothing not readable', async () => {
    showPhone(NEW)
    const entry = `<!doctype html><title>Bakkerij De Proefoven</title><h1>Bakkerij De Proefoven</h1><p>Telefoon ${NEW}</p>`
    pagesElsewhere.set('/sociaal', entry)
    const one = await company({
      sales_telefoon: NEW,
      social_profielen: [{ platform: 'Gids', url: `${elsewhere.url}/sociaal` }],
      review_bronnen: [{ bronnaam: 'Kiyoh', score: '9', aantal: '1', url: `${elsewhere.url}/weg` }],
    })
    await compare(one)
    const { linked, sources } = await overviewOf(one)
    expect(linked.map(({ fromProfile }) => fromProfile)).toEqual([true, true])
    expect(sources.slice(-2)).toMatchObject([
      { url: `${elsewhere.url}/sociaal`, state: 'read', facts: { phone: { outcome: 'same' } } },
      { url: `${elsewhere.url}/weg`, state: 'not-readable', facts: { phone: { outcome: 'not-readable' } } },
    ])
  })

  test('takes an old number off the list when the page elsewhere that stated it is removed', async () => {
    showPhone(NEW)
    pagesElsewhere.set(
      '/gids',
      `<!doctype html><title>Bakkerij De Proefoven</title><h1>Bakkerij De Proefoven</h1><p>${OLD}</p>`,
    )
    const one = await company()
    await newNumber(one)
    await add(one, `${elsewhere.url}/gids`)
    await compare(one)
    expect((await overviewOf(one)).leftovers).not.toEqual([])
    pagesElsewhere.clear()
    await compare(one)
    expect((await overviewOf(one)).leftovers).toEqual([])
  })

  test('refuses its own website, a private address and more pages than the plan has', async () => {
    const one = await company()
    const refusal = (url: string) =>
      add(one, url).then(
        () => null,
        ({ fields }) => fields.url,
      )
    expect(await refusal(`${site.url}/contact`)).toBe(CONSISTENCY_TEXTS.ownWebsite)
    expect(await refusal('http://10.0.0.1/')).toBe(CONSISTENCY_TEXTS.urlInvalid)
    for (let at = 0; at < 9; at++) expect(await refusal(`https://gids.example/${at}`)).toBeNull()
    const four = ['a', 'b', 'c', 'd']
    // Open connections, so that the four that follow are really at once.
    await Promise.all(four.map(() => overviewOf(one)))
    const atOnce = await Promise.all(four.map((at) => refusal(`https://gids.example/${at}`)))
    const { tooManyPages } = CONSISTENCY_TEXTS
    expect(atOnce.toSorted()).toEqual([tooManyPages, tooManyPages, tooManyPages, null])
  })

  test('is for Pro: Gratis gets nothing, reads nothing and adds nothing', async () => {
    showPhone(OLD)
    const one = await company({}, 'free')
    site.requests.length = 0
    await expect(compare(one)).rejects.toMatchObject({ code: 'upgrade-required' })
    await expect(add(one, 'https://gids.example/a')).rejects.toMatchObject({ code: 'upgrade-required' })
    expect(site.requests).toEqual([])
    expect(await overviewOf(one)).toMatchObject({ allowed: false, sources: [], leftovers: [] })
    // What was found under Pro is not shown after it.
    await setPlan(db(), one.id, 'pro')
    await compare(one)
    await setPlan(db(), one.id, 'free')
    expect(await overviewOf(one)).toMatchObject({ allowed: false, sources: [], leftovers: [] })
  })

  test('shows a neighbour nothing, is in the download of one’s data, and ends with the website', async () => {
    showPhone(OLD)
    const [one, other] = [await company(), await company({ url: 'https://voorbeeld.nl/' })]
    await add(one, 'https://gids.example/a')
    await compare(one)
    await expect(factsOverview(services, sessionOf(other), one.domainId)).rejects.toMatchObject({
      code: 'domain-not-found',
    })
    await expect(compareFactsNow(services, sessionOf(other), one.domainId)).rejects.toMatchObject({
      code: 'domain-not-found',
    })
    const data = JSON.stringify(await exportAccount(services, sessionOf(one)))
    expect(data).toContain('"confirmed_facts":[{')
    expect(data).toContain('"fact_comparisons":[{')
    expect(data).toContain('https://gids.example/a')
    await asOwner(db(), sql`delete from domains where id = ${one.domainId}`)
    for (const table of ['confirmed_facts', 'fact_comparisons', 'linked_pages']) {
      const { rows } = await db().asJobs((tx) =>
        tx.execute<{ n: number }>(
          sql`select count(*)::int as n from ${sql.identifier(table)} where domain_id = ${one.domainId}`,
        ),
      )
      expect(rows[0]!.n, table).toBe(0)
    }
  })
})
