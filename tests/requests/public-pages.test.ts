import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/open-database.ts'
import { openDatabase } from '#db/open-database.ts'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import { databaseKinds, eachDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { connectTo } from '../support/postgres-client.ts'
import { createPostgresDatabase, TEST_SECRET } from '../support/postgres-database.ts'
import { change, type PublicSite, publish, servePublicSite } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'

const GPTBOT = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)' }
const CLAUDE = { 'user-agent': 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)' }
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

const visitsOf = async (db: Database, userId: string) =>
  (
    await db.asJobs((tx) =>
      tx.execute(
        sql`select crawler, format, verdict, allowed, sum(hits)::int as hits from crawler_visits where user_id = ${userId}
            group by 1, 2, 3, 4 order by 1, 2`,
      ),
    )
  ).rows

eachDatabase('public pages', (db) => {
  let test_: TestServices
  let site: PublicSite
  beforeAll(async () => {
    test_ = await startServices(db())
    site = await servePublicSite(test_.services, ['127.0.0.1'])
  })
  afterAll(async () => {
    await site.close()
    await test_.close()
  })

  test('a profile is served in all its formats, each naming the others', async () => {
    const { slug, id } = await publish(db(), { description: 'Wij bakken.' })
    const page = await site.get(`/profile/${slug}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(page.headers.get('link')).toContain(`/profile/${slug}/llms.txt>; rel="alternate"`)
    expect(await page.text()).toContain(`<link rel="alternate" type="text/plain" title="llms.txt"`)
    const llms = await site.get(`/profile/${slug}/llms.txt`)
    expect(llms.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(validateLlmsTxt(await llms.text()).valid).toBe(true)
    const json = await site.get(`/profile/${slug}/llm-profile.json`)
    expect(await json.json()).toMatchObject({ company: { company_name: 'Voorbeeld', description: 'Wij bakken.' } })
    expect((await site.get(`/profile/id/${id}`)).status).toBe(200)
    expect((await site.get(`/profile/${id}/llms.txt`)).status).toBe(200)
  })

  test('an unchanged page is answered with 304, and a repeated request gets it compressed', async () => {
    const { slug } = await publish(db())
    const first = await site.get(`/profile/${slug}`)
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^W\/"/)
    expect((await site.get(`/profile/${slug}`, { 'if-none-match': etag })).status).toBe(304)
    expect((await site.get(`/profile/${slug}`, { 'if-none-match': `"x", ${etag.slice(2)}` })).status).toBe(304)
    await eventually(async () => {
      const again = await site.get(`/profile/${slug}`, { 'accept-encoding': 'br' })
      expect(again.headers.get('content-encoding')).toBe('br')
      expect(await again.text()).toBe(await first.clone().text())
      const refused = await site.get(`/profile/${slug}`, { 'accept-encoding': 'br;q=0, gzip' })
      expect(refused.headers.get('content-encoding')).toBe('gzip')
    })
  })

  test('a change shows at the next request, and a takedown is 410 in every format', async () => {
    const profile = await publish(db())
    expect(await (await site.get(`/profile/${profile.slug}`)).text()).not.toContain('Nieuwe naam')
    await change(db(), profile, { company_name: 'Nieuwe naam' })
    await eventually(async () =>
      expect(await (await site.get(`/profile/${profile.slug}`)).text()).toContain('Nieuwe naam'),
    )
    await change(db(), profile, { published: false })
    for (const format of ['', '/llms.txt', '/llm-profile.json']) {
      await eventually(async () => expect((await site.get(`/profile/${profile.slug}${format}`)).status).toBe(410))
    }
    const gone = await site.get(`/profile/${profile.slug}`)
    expect(await gone.text()).toContain('Profiel niet gevonden')
    expect((await site.get('/profile/6e7a0d9c-6f0e-4c39-9d5a-0a8b0f6c1d2e')).status).toBe(404)
    expect((await site.get('/profile/geen-uuid/llms.txt')).status).toBe(404)
  })

  test('while the database is unreachable, people read that and crawlers get a time to come back', async () => {
    const { slug } = await publish(db())
    let isAway = false
    const read: Database['read'] = (query) =>
      isAway ? Promise.reject(new Error('the database does not answer')) : db().read(query)
    const broken = await servePublicSite({ ...test_.services, db: { ...db(), read } })
    isAway = true
    for (const [format, type] of [
      ['', 'text/html'],
      ['/llms.txt', 'text/plain'],
    ]) {
      const answer = await broken.get(`/profile/${slug}${format}`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('60')
      expect(answer.headers.get('content-type')).toContain(type)
      expect(await answer.text()).toContain('Er ging iets mis')
    }
    await broken.close()
  })

  test('an invalid session cookie changes nothing, from the cache or not', async () => {
    const { slug } = await publish(db())
    const cookie = { cookie: 'vindbaar.session_token=x' }
    for (const format of ['', '/llms.txt']) {
      const anew = await site.get(`/profile/${slug}${format}`, cookie)
      const visitors = await site.get(`/profile/${slug}${format}`)
      const kept = await site.get(`/profile/${slug}${format}`, cookie)
      expect([anew.status, kept.status]).toEqual([200, 200])
      expect([anew.headers.get('etag'), kept.headers.get('etag')]).toEqual(Array(2).fill(visitors.headers.get('etag')))
      const text = await visitors.text()
      expect([await anew.text(), await kept.text()]).toEqual([text, text])
    }
    expect((await site.get('/profile/geen-uuid', cookie)).status).toBe(404)
  })

  test('an assistant that the profile does not allow gets 403; a search engine never does', async () => {
    const profile = await publish(db(), { llm_platforms: ['claude'] })
    for (const format of ['', '/llms.txt', '/llm-profile.json']) {
      expect((await site.get(`/profile/${profile.slug}${format}`, GPTBOT)).status).toBe(403)
      expect((await site.get(`/profile/${profile.slug}${format}`, CLAUDE)).status).toBe(200)
      expect((await site.get(`/profile/${profile.slug}${format}`, GOOGLE)).status).toBe(200)
    }
    await change(db(), profile, { zichtbaarheid_ai: false })
    await eventually(async () => expect((await site.get(`/profile/${profile.slug}`, CLAUDE)).status).toBe(403))
    const page = await site.get(`/profile/${profile.slug}`)
    expect(page.headers.get('x-robots-tag')).toContain('GPTBot: noindex')
    expect(await page.text()).toContain('<meta name="GPTBot" content="noindex')
    expect(await (await site.get(`/profile/${profile.slug}/llms.txt`)).text()).toContain('- Allow Claude: no')
  })

  test('noindex names the search engines one by one, in every format, and disappears when it is switched off', async () => {
    const profile = await publish(db(), { noindex_google: true })
    for (const format of ['', '/llms.txt', '/llm-profile.json']) {
      const tags = (await site.get(`/profile/${profile.slug}${format}`)).headers.get('x-robots-tag')!
      expect(tags).toContain('googlebot: noindex, noarchive')
      expect(tags).not.toMatch(/GPTBot|OAI-SearchBot|^noindex|, noindex/)
    }
    await change(db(), profile, { noindex_google: false })
    await eventually(async () =>
      expect((await site.get(`/profile/${profile.slug}`)).headers.get('x-robots-tag')).toBeNull(),
    )
  })

  test('robots.txt, the sitemaps and the product’s llms.txt lead to what is public and visible to AI', async () => {
    const shown = await publish(db(), { company_name: 'Te vinden' })
    const hidden = await publish(db(), { zichtbaarheid_ai: false })
    expect(await (await site.get('/robots.txt')).text()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: http/)
    const index = await (await site.get('/sitemap.xml')).text()
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
    expect(parts).toEqual(['/sitemaps/site.xml', '/sitemaps/1.xml'])
    const maps = await Promise.all(parts.map(async (part) => (await site.get(part)).text()))
    expect(maps.join()).toContain(`/profile/${shown.slug}</loc>`)
    expect(maps.join()).not.toContain(hidden.slug)
    expect(await (await site.get('/sitemaps/2.xml')).text()).not.toContain('<url>')
    const llms = await (await site.get('/llms.txt')).text()
    expect(validateLlmsTxt(llms).valid).toBe(true)
    expect(llms).toContain(`- [Te vinden](http://localhost:3000/profile/${shown.slug})`)
    expect((await site.get('/schemas/llm-profile-1.0.json')).headers.get('content-type')).toContain('json')
    expect(await (await site.get('/sleutel-van-indexnow.txt')).text()).toBe('sleutel-van-indexnow')
  })

  describe('visits', () => {
    test('are written with their verdict, merged when alike, and without any address', async () => {
      const { id, slug } = await publish(db(), { llm_platforms: ['chatgpt'] })
      await db().asJobs((tx) =>
        tx.execute(sql`insert into crawler_ranges (source, prefixes, fetched_at, checked_at)
          values ('https://openai.com/gptbot.json', '["192.0.2.0/24"]', now(), now()) on conflict do nothing`),
      )
      await db().asJobs((tx) => tx.execute(sql`select pg_notify('crawler_ranges_changed', '')`))
      const from = (address: string) => ({ ...GPTBOT, 'x-forwarded-for': address })
      await eventually(async () => {
        await db().asJobs((tx) => tx.execute(sql`delete from crawler_visits where user_id = ${id}`))
        await site.get(`/profile/${slug}`, from('192.0.2.7'))
        await site.get(`/profile/${slug}`, from('192.0.2.7'))
        await site.get(`/profile/${slug}/llms.txt`, from('198.51.100.7'))
        await site.get(`/profile/${slug}`, { ...CLAUDE, 'x-forwarded-for': '198.51.100.8' })
        await site.get(`/profile/${slug}`)
        await site.pages.visits.flush()
        expect(await visitsOf(db(), id)).toEqual([
          { crawler: 'ClaudeBot', format: 'page', verdict: 'unverifiable', allowed: false, hits: 1 },
          { crawler: 'GPTBot', format: 'llms.txt', verdict: 'forged', allowed: true, hits: 1 },
          { crawler: 'GPTBot', format: 'page', verdict: 'verified', allowed: true, hits: 2 },
        ])
      })
      const { rows } = await db().asJobs((tx) =>
        tx.execute<{ all: string }>(sql`select coalesce(json_agg(v)::text, '') as all from crawler_visits v`),
      )
      expect(rows[0]!.all).not.toMatch(/192\.0\.2|198\.51/)
      const days = await db().asJobs((tx) =>
        tx.execute(sql`select crawler, verdict from crawler_visit_days where user_id = ${id} order by 1, 2`),
      )
      expect(days.rows).toContainEqual({ crawler: 'GPTBot', verdict: 'verified' })
    })
  })
})

describe.runIf(databaseKinds.includes('postgres'))('two processes on one PostgreSQL', () => {
  test('both show a change and a takedown, keep nothing while their listener is down, and keep again after', async () => {
    const { url, drop } = await createPostgresDatabase({ isMigrated: true })
    const dbs = [
      await openDatabase({ databaseUrl: url, secret: TEST_SECRET }),
      await openDatabase({ databaseUrl: url, secret: TEST_SECRET }),
    ] as const
    const tests = [await startServices(dbs[0]), await startServices(dbs[1])] as const
    const sites = [await servePublicSite(tests[0].services), await servePublicSite(tests[1].services)] as const
    const all = async (path: string) => Promise.all(sites.map(async (site) => (await site.get(path)).text()))
    try {
      const profile = await publish(dbs[0])
      const path = `/profile/${profile.slug}`
      const bothKeep = () =>
        eventually(async () => {
          await all(path)
          expect(sites.map(({ pages }) => pages.cache.get(path) !== null)).toEqual([true, true])
        })
      await bothKeep()

      for (let round = 0; round < 20; round++) {
        await all(path)
        await change(dbs[0], profile, { company_name: `Ronde ${round}` })
        await eventually(async () => {
          const texts = await all(path)
          for (const text of texts) {
            // Consistent: the name in the title is the one in the text.
            const names = [...text.matchAll(/(?:<title>|class="marked[^"]*">)(Voorbeeld|Ronde \d+)/g)].map(
              ([, name]) => name,
            )
            expect(names).toHaveLength(2)
            expect(names[0]).toBe(names[1])
          }
          expect(texts.every((text) => text.includes(`Ronde ${round}<`))).toBe(true)
        })
      }

      const admin = await connectTo(url)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'vindbaar listener'`)
      await eventually(() => expect(sites.some(({ pages }) => !pages.cache.isListening)).toBe(true))
      await change(dbs[0], profile, { company_name: 'In de stilte' })
      for (const text of await all(path)) expect(text).toContain('In de stilte')
      await eventually(() => expect(sites.every(({ pages }) => pages.cache.isListening)).toBe(true))
      await bothKeep()

      await change(dbs[1], profile, { published: false })
      await eventually(async () => {
        for (const site of sites) expect((await site.get(path)).status).toBe(410)
      })
      await admin.end()
    } finally {
      for (const site of sites) await site.close()
      for (const one of tests) await one.close()
      for (const db of dbs) await db.close()
      await drop()
    }
  })
})
