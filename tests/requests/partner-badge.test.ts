// The partner badge: the public picture, and the code that its owner embeds.

import { load } from 'cheerio'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { reports } from '#db/schema/reports.ts'
import type { Plan } from '#features/access/plans.ts'
import { partnerBadge } from '#features/badge/badge.server.ts'
import { eachDatabase, setPlan } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { change, type PublicSite, type Published, publish, servePublicSite } from '../support/public-site.ts'
import { BASE_URL, startServices, type TestServices } from '../support/services.ts'

eachDatabase('the partner badge', (db) => {
  let started: TestServices
  let site: PublicSite
  beforeAll(async () => {
    started = await startServices(db())
    site = await servePublicSite(started.services)
  })
  afterAll(async () => {
    await site.close()
    await started.close()
  })

  const expert = async (name = 'Partner & Co') => {
    const account = await publish(db(), { company_name: name }, 'expert')
    await moveTo(account, 'voorbeeld.nl')
    return account
  }
  const moveTo = ({ id }: { id: string }, host: string) =>
    db().as(user(id), (tx) => tx.execute(sql`select ensure_primary_domain(${id}, ${host})`))
  const titleOf = async (path: string) => load(await (await site.get(path)).text(), { xml: true })('title').text()
  const own = (account: Published, also: { plan?: Plan; published?: boolean } = {}) =>
    partnerBadge(started.services, account.id, {
      ...{ domainId: account.domainId, slug: account.slug, plan: 'expert', published: true },
      form: { companyName: 'Partner & Co' },
      ...also,
    })
  async function analyse({ id, domainId }: Published, score: number, on: string) {
    await db().as(user(id), (tx) =>
      tx.insert(reports).values({
        ...{ user_id: id, domain_id: domainId, url: 'https://voorbeeld.nl/', score },
        ...{ maand: on.slice(0, 7), aangemaakt_op: new Date(on) },
      }),
    )
    await change(db(), { id, domainId, email: '' }, { laatste_scan: new Date(on) })
  }

  test('shows the newest score and its day, and no score before there is one', async () => {
    const account = await expert()
    for (const file of ['badge.svg', 'badge-dark.svg']) {
      expect(await titleOf(`/profile/${account.slug}/${file}`)).toBe('Partner & Co: Vindbaar-partner')
    }
    await analyse(account, 61, '2026-10-03T09:00:00Z')
    await analyse(account, 74, '2026-11-03T09:00:00Z')
    for (const file of ['badge.svg', 'badge-dark.svg']) {
      await eventually(async () =>
        expect(await titleOf(`/profile/${account.slug}/${file}`)).toBe(
          'Partner & Co: Vindbaar-partner, AI-vindbaarheid 74 van 100 op 3 november 2026',
        ),
      )
    }
  })

  test('shows no score of a website that its customer has left, neither publicly nor to its owner', async () => {
    const account = await expert()
    await analyse(account, 74, '2026-11-03T09:00:00Z')
    const badge = `/profile/${account.slug}/badge.svg`
    const measured = 'Partner & Co: Vindbaar-partner, AI-vindbaarheid 74 van 100 op 3 november 2026'
    await eventually(async () => expect(await titleOf(badge)).toBe(measured))
    expect(await own(account)).toMatchObject({ text: measured, measured: { score: 74 } })

    await moveTo(account, 'nieuw.nl')
    await change(db(), account, { url: 'https://nieuw.nl/' })
    await eventually(async () => expect(await titleOf(badge)).toBe('Partner & Co: Vindbaar-partner'))
    expect(await own(account)).toMatchObject({ text: 'Partner & Co: Vindbaar-partner', measured: null })

    await moveTo(account, 'www.voorbeeld.nl')
    await change(db(), account, { url: 'https://www.voorbeeld.nl/' })
    await eventually(async () => expect(await titleOf(badge)).toBe(measured))
  })

  test('can be embedded by other websites, in two colour schemes, and is cached', async () => {
    const { slug } = await expert()
    const light = await site.get(`/profile/${slug}/badge.svg`)
    const dark = await site.get(`/profile/${slug}/badge-dark.svg`)
    for (const { headers } of [light, dark]) {
      expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    expect(await light.text()).not.toBe(await dark.text())
    const again = { 'if-none-match': dark.headers.get('etag')! }
    expect((await site.get(`/profile/${slug}/badge-dark.svg`, again)).status).toBe(304)
  })

  test('disappears with the plan and with the profile', async () => {
    const account = await expert()
    const status = async () => (await site.get(`/profile/${account.slug}/badge.svg`)).status
    expect(await status()).toBe(200)
    await setPlan(db(), account.id, 'pro')
    await eventually(async () => expect(await status()).toBe(404))
    await setPlan(db(), account.id, 'expert')
    await eventually(async () => expect(await status()).toBe(200))
    await change(db(), account, { published: false })
    await eventually(async () => expect(await status()).toBe(410))
  })

  test('gives its owner code that links to the profile, of the right size, with an alt text', async () => {
    const account = await expert()
    await analyse(account, 74, '2026-11-03T09:00:00Z')
    const badge = (await own(account))!
    for (const [look, file] of [
      ['light', 'badge.svg'],
      ['dark', 'badge-dark.svg'],
    ] as const) {
      const $ = load(badge.code[look], null, false)
      expect($('a').attr('href')).toBe(`${BASE_URL}/profile/${account.slug}`)
      expect($('a > img').attr()).toMatchObject({
        src: `${BASE_URL}/profile/${account.slug}/${file}`,
        alt: 'Partner & Co: Vindbaar-partner, AI-vindbaarheid 74 van 100 op 3 november 2026',
        width: '220',
        height: '56',
      })
      const picture = await site.get(new URL($('img').attr('src')!).pathname)
      expect(load(await picture.text(), { xml: true })('svg').attr()).toMatchObject({ width: '220', height: '56' })
    }
  })

  test('has no code on another plan, or while the profile is not public', async () => {
    const account = await expert()
    expect(await own(account, { plan: 'pro' })).toBeNull()
    expect(await own(account, { published: false })).toBeNull()
  })
})
