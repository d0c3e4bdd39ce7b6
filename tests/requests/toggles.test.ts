// A customer's toggle takes effect everywhere at once: every format, the robots rules, the lists, in every process.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { type Database, openDatabase } from '#db/open-database.ts'
import type { profiles } from '#db/schema/profiles.ts'
import { databaseKinds } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { createPostgresDatabase, TEST_SECRET } from '../support/postgres-database.ts'
import { change, type PublicSite, type Published, publish, servePublicSite } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'

const FORMATS = ['', '/llms.txt', '/llm-profile.json', '/badge.svg', '/badge-dark.svg']
/** A visitor; a crawler of each assistant that has one; one of no assistant; a search engine. */
const READERS = {
  person: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36',
  chatgpt: 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  perplexity: 'Mozilla/5.0 (compatible; PerplexityBot/1.0)',
  claude: 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  gemini: 'Google-CloudVertexBot',
  grok: 'GrokBot/1.0',
  noAssistant: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
  searchEngine: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}
type Reader = keyof typeof READERS
const EVERYONE = Object.keys(READERS) as Reader[]

interface Seen {
  status: Record<Reader, number>
  /** From the X-Robots-Tag header: the agents that may not index. */
  noindex: string[]
  body: string
}

describe.runIf(databaseKinds.includes('postgres'))('two processes on one PostgreSQL', () => {
  let dbs: Database[]
  let started: TestServices[]
  let sites: PublicSite[]
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await createPostgresDatabase({ isMigrated: true })
    drop = database.drop
    dbs = [
      await openDatabase({ databaseUrl: database.url, secret: TEST_SECRET }),
      await openDatabase({ databaseUrl: database.url, secret: TEST_SECRET }),
    ]
    started = await Promise.all(dbs.map((db) => startServices(db)))
    sites = await Promise.all(started.map(({ services }) => servePublicSite(services)))
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    for (const one of started) await one.close()
    for (const db of dbs) await db.close()
    await drop()
  })

  const pathsOf = ({ slug, id }: Published) =>
    FORMATS.flatMap((format) => [`/profile/${slug}${format}`, `/profile/id/${id}${format}`])

  async function look(site: PublicSite, path: string): Promise<Seen> {
    const answers = await Promise.all(EVERYONE.map((reader) => site.get(path, { 'user-agent': READERS[reader] })))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    const tag = answers[0]!.headers.get('x-robots-tag') ?? ''
    return {
      status: Object.fromEntries(EVERYONE.map((reader, at) => [reader, answers[at]!.status])) as Seen['status'],
      noindex: [...tag.matchAll(/([\w-]+): noindex/g)].map(([, agent]) => agent!),
      body: bodies[0]!,
    }
  }

  /** Waits until `holds` does for every format at every process; each was read before, and so is cached. */
  async function everywhere(profile: Published, holds: (seen: Seen, path: string) => void) {
    await eventually(async () => {
      for (const site of sites) for (const path of pathsOf(profile)) holds(await look(site, path), path)
    })
  }

  const allow = (...refused: Reader[]) =>
    Object.fromEntries(EVERYONE.map((reader) => [reader, refused.includes(reader) ? 403 : 200]))
  const set = (profile: Published, columns: Partial<typeof profiles.$inferInsert>) => change(dbs[0]!, profile, columns)
  const expert = () => publish(dbs[0]!, { company_name: 'Overal', noindex_google: false }, 'expert')

  test('zichtbaarheid_ai off refuses every AI crawler in every format, with the reason; on allows them again', async () => {
    const profile = await expert()
    const shown = (seen: Seen) => {
      expect(seen.status).toEqual(allow())
      expect(seen.noindex).toEqual([])
    }
    await everywhere(profile, shown)
    await set(profile, { zichtbaarheid_ai: false })
    await everywhere(profile, ({ status, noindex, body }, path) => {
      expect(status).toEqual(allow('chatgpt', 'perplexity', 'claude', 'gemini', 'grok', 'noAssistant'))
      expect(noindex).toEqual(
        expect.arrayContaining(['OAI-SearchBot', 'GPTBot', 'PerplexityBot', 'ClaudeBot', 'CCBot']),
      )
      expect(noindex).not.toContain('googlebot')
      if (path.endsWith('llms.txt')) expect(body).not.toContain(': yes')
      if (path.endsWith('.json')) expect(Object.values(JSON.parse(body).allow)).not.toContain(true)
      if (/profile\/(?:id\/)?[^/]+$/.test(path)) expect(body).toContain('<meta name="GPTBot" content="noindex')
    })
    await set(profile, { zichtbaarheid_ai: true })
    await everywhere(profile, shown)
  })

  test('noindex_google on excludes the search engines by name in every format, and no AI crawler', async () => {
    const profile = await expert()
    await everywhere(profile, ({ noindex }) => expect(noindex).toEqual([]))
    await set(profile, { noindex_google: true })
    await everywhere(profile, ({ status, noindex, body }, path) => {
      expect(status).toEqual(allow())
      expect(noindex).toEqual(expect.arrayContaining(['googlebot', 'bingbot', 'yandex', 'duckduckbot']))
      expect(noindex.join()).not.toMatch(/GPTBot|SearchBot|Claude|Perplexity/)
      if (/profile\/(?:id\/)?[^/]+$/.test(path)) expect(body).toContain('<meta name="googlebot" content="noindex')
    })
    await set(profile, { noindex_google: false })
    await everywhere(profile, ({ noindex }) => expect(noindex).toEqual([]))
  })

  test('llm_platforms gives an assistant that is not chosen 403 in every format, cached or not', async () => {
    const profile = await expert()
    await everywhere(profile, ({ status }) => expect(status).toEqual(allow()))
    await set(profile, { llm_platforms: ['claude'] })
    await everywhere(profile, ({ status, body }, path) => {
      expect(status).toEqual(allow('chatgpt', 'perplexity', 'gemini', 'grok'))
      if (path.endsWith('llms.txt')) expect(body).toMatch(/Allow ChatGPT: no\n[\s\S]*Allow Claude: yes/)
    })
    // Also when the page is in the cache, before the cache and for a conditional request.
    for (const site of sites)
      for (const path of pathsOf(profile)) {
        const etag = (await site.get(path)).headers.get('etag')!
        const again = await site.get(path, { 'user-agent': READERS.chatgpt, 'if-none-match': etag })
        expect([again.status, again.headers.get('cache-control')]).toEqual([403, 'no-store'])
      }
  })

  test('both toggles of the account apply to its other websites too', async () => {
    const profile = await expert()
    const second = await addWebsite(profile)
    await everywhere(second, ({ status }) => expect(status).toEqual(allow()))
    await set(profile, { zichtbaarheid_ai: false, noindex_google: true })
    await everywhere(second, ({ status, noindex }) => {
      expect(status.chatgpt).toBe(403)
      expect(noindex).toEqual(expect.arrayContaining(['GPTBot', 'googlebot']))
    })
  })

  test('taken offline or deleted, every format is 410 for everyone; published again it is back', async () => {
    const profile = await expert()
    const all = (wanted: number) =>
      everywhere(profile, ({ status }) => expect(new Set(Object.values(status))).toEqual(new Set([wanted])))
    await all(200)
    await set(profile, { published: false, llm_profiel_status: 'concept' })
    await all(410)
    await set(profile, { published: true, llm_profiel_status: 'published' })
    await all(200)
    await remove(profile, true)
    await all(410)
    await remove(profile, false)
    await all(200)
  })

  test('a newly rendered list names only what AI may see', async () => {
    const profile = await expert()
    const lists = ['/sitemaps/1.xml', '/llms.txt']
    /** As answered by a process that has nothing cached. */
    const named = async () => {
      const fresh = await servePublicSite(started[1]!.services)
      const texts = await Promise.all(lists.map(async (list) => (await fresh.get(list)).text()))
      await fresh.close()
      return texts.map((text) => text.includes(profile.slug))
    }
    expect(await named()).toEqual([true, true])
    for (const [off, on] of [
      [{ zichtbaarheid_ai: false }, { zichtbaarheid_ai: true }],
      [{ published: false }, { published: true }],
    ] as const) {
      await set(profile, off)
      expect(await named()).toEqual([false, false])
      await set(profile, on)
      expect(await named()).toEqual([true, true])
    }
  })

  test('a cached list names a profile no longer than an hour after it was hidden', async () => {
    const profile = await expert()
    let now = 0
    const site = await servePublicSite(started[1]!.services, [], () => now)
    const names = async (list: string) => (await (await site.get(list)).text()).includes(profile.slug)
    const lists = ['/sitemaps/1.xml', '/llms.txt']
    for (const list of lists) {
      await eventually(async () => {
        expect(await names(list)).toBe(true)
        expect(site.pages.cache.get(list)).not.toBeNull()
      })
    }
    await set(profile, { zichtbaarheid_ai: false })
    now += 60 * 60_000
    for (const list of lists) expect(await names(list)).toBe(false)
    await site.close()
  })

  /** Another website of the same account; visible under its own slug only. */
  async function addWebsite({ id, email }: Published): Promise<Published> {
    const { rows } = await dbs[0]!.as(user(id), (tx) =>
      tx.execute<{ domain_id: string; slug: string }>(sql`
        with added as (insert into domains (user_id, domain_name) values (${id}, ${`${id}.nl`}) returning id)
        insert into profiles (id, domain_id, company_name, url, published, status, geo_published_at)
        select ${id}, id, 'Tweede', 'https://tweede.nl/', true, 'active', now() from added
        returning domain_id, profile_slug as slug`),
    )
    return { id, email, domainId: rows[0]!.domain_id, slug: rows[0]!.slug }
  }

  async function remove({ id }: Published, isGone: boolean) {
    await dbs[1]!.asJobs((tx) =>
      tx.execute(
        sql`update accounts set deleted_at = ${isGone ? new Date().toISOString() : null} where user_id = ${id}`,
      ),
    )
  }
})
