/**
 * Untrusted texts are parsed off the main thread, so that other requests are answered meanwhile. On PGlite alone, which works on the
 * main thread itself: what delays nobody there delays nobody on PostgreSQL.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type HostileRun, harmlessText, hostileRuns } from '../support/hostile-runs.ts'
import { expectUnnoticed } from '../support/main-thread.ts'
import { eachRunningVindbaar, type RunningVindbaar } from '../support/running-vindbaar.ts'
import { type Visitor, visit } from '../support/visitor.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const KB = 1000
/** A form of more than 2 MB is refused unread, and some characters take three bytes in a form. */
const SIZES = [10 * KB, 600 * KB]
const PAGE = '<!doctype html><html lang="nl"><title>Bakkerij</title><h1>Bakkerij</h1><p>Wij bakken brood.</p>'

/** A website whose content each test sets; every other page is small. */
let site: Website
const files = new Map<string, { type: string; body: string }>()
beforeAll(async () => {
  site = await serveWebsite((request, response) => {
    const found = files.get(request.url ?? '') ?? (request.url === '/' ? { type: 'text/html', body: PAGE } : undefined)
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/html' }).end(found?.body)
  })
})
afterAll(() => site.close())
const allowSite = () => ({ AUDIT_ALLOW_PRIVATE_HOSTS: new URL(site.url).host })

const profile = (more: Record<string, string | string[]> = {}) => ({
  ...{ companyName: 'Bakkerij', url: site.url, locations: [], countries: ['NL'], desiredInfo: 'Brood' },
  llmPlatforms: ['chatgpt'],
  ...more,
})
const TAB = '/dashboard/llms-txt'

/** An intended answer: a page or a refusal, never an error of ours. */
async function answered(response: Response): Promise<string> {
  const text = await response.text()
  expect([200, 400, 413, 429]).toContain(response.status)
  expect(text).not.toContain('Er ging iets mis')
  return text
}

async function eachUnnoticed(running: RunningVindbaar, runs: HostileRun[], send: (text: string) => Promise<unknown>) {
  for (const { name, text } of runs) {
    const size = Buffer.byteLength(text)
    await expectUnnoticed(running, name, { hostile: () => send(text), harmless: () => send(harmlessText(size)) })
  }
}

eachRunningVindbaar(
  'texts of strangers',
  (running) => {
    const judging = (visitor: Visitor) => (form: Record<string, string>) =>
      visitor.post(TAB, { intent: 'judge-file', ...form }).then(answered)

    test('a pasted llms.txt delays nobody, whatever it contains', async () => {
      const runs = [
        ...SIZES.flatMap((size) => hostileRuns(size, '# a', 'b')),
        { name: '200,000 lines', text: 'x\n'.repeat(200_000) },
        { name: 'lines to repair', text: `x${' '.repeat(80_000)}y` },
        { name: 'links', text: `# a\n## b\n${'- [a](b)\n'.repeat(50_000)}` },
        { name: 'headings', text: '# a\n'.repeat(100_000) },
      ]
      for (let at = 0; at < runs.length; at += 25) {
        const judge = judging((await running().customer()).visitor)
        await eachUnnoticed(running(), runs.slice(at, at + 25), (text) => judge({ url: '', text }))
      }
    })

    test('a file that is too large is refused at its field', async () => {
      const judge = judging((await running().customer()).visitor)
      expect(await judge({ url: '', text: 'a'.repeat(1_100_000) })).toContain('Dit bestand is te groot')
      files.set('/groot.txt', { type: 'text/plain', body: 'a'.repeat(2_000_000) })
      expect(await judge({ url: `${site.url}/groot.txt`, text: '' })).toContain('Dit bestand is te groot')
    })

    test('a typed address is refused for its length before a pattern reads it', async () => {
      const { visitor } = await running().customer()
      const judge = judging(visitor)
      await eachUnnoticed(running(), hostileRuns(300 * KB, 'a', 'b'), async (url) => {
        expect(await judge({ url, text: '' })).toContain('Vul je website URL in')
      })
      await eachUnnoticed(running(), hostileRuns(40 * KB, 'a', 'b'), async (text) => {
        await visitor.call('analyze-company', profile({ url: text })).then(answered)
        await visitor.call('compare-competitors', { ownUrl: site.url, competitors: [text, text] }).then(answered)
      })
    })

    test('names, addresses and passwords in any form are refused for their length before a pattern reads them', async () => {
      const { visitor } = await running().customer('pro')
      await eachUnnoticed(running(), hostileRuns(100 * KB, 'a', 'b'), async (text) => {
        await answered(
          await visitor.post('/dashboard/company-data', {
            intent: 'save',
            ...profile({ companyName: text, url: text }),
          }),
        )
        const stranger = visit(running().url)
        await answered(await stranger.post('/login', { email: text, password: text }))
        const waiting = { name: text, company: text, email: text, website: text, accepted_privacy: 'on' }
        await answered(await stranger.post('/auth', waiting))
        await answered(await stranger.post('/nieuwsbrief', { email: text }))
      })
    })

    test('an analysed website delays nobody, whatever its files contain', async () => {
      const heavy = '<b><i><a>'.repeat(150_000)
      const sites: Record<string, Record<string, { type: string; body: string }>> = {
        'blanks in a sitemap': { '/sitemap.xml': { type: 'text/xml', body: `<loc>${' '.repeat(100_000)}x` } },
        'many blanks in a sitemap': {
          '/sitemap.xml': { type: 'text/xml', body: `<urlset>${`<loc>${' '.repeat(10_000)}x`.repeat(150)}` },
        },
        'rules in robots.txt': {
          '/robots.txt': {
            type: 'text/plain',
            body: `User-agent: *\n${`Disallow: /${'*a'.repeat(20)}$\n`.repeat(10_000)}`,
          },
          '/': {
            type: 'text/html',
            body: PAGE + '<a href="/contact?a=aaaaaaaaaaaaaaaaaaaaaaa">contact</a>'.repeat(3_000),
          },
        },
        'blanks in robots.txt': { '/robots.txt': { type: 'text/plain', body: `a${' '.repeat(400_000)}b` } },
        'a page that kills the worker, with a heavy llms.txt': {
          '/': { type: 'text/html', body: heavy },
          '/llms.txt': { type: 'text/plain', body: `# a${' '.repeat(30_000)}b\n`.repeat(30) },
        },
        'a page of blanks': { '/': { type: 'text/html', body: `${PAGE}<p>a${' '.repeat(1_900_000)}b` } },
        'a page of entities': { '/': { type: 'text/html', body: `${PAGE}<p>${'&nbsp;'.repeat(300_000)}b` } },
        'a name of a megabyte': {
          '/': {
            type: 'text/html',
            body: `${PAGE}<script type="application/ld+json">${JSON.stringify({
              '@context': 'https://schema.org',
              ...{ '@type': 'Organization', name: `a${' '.repeat(500_000)}b`, description: 'a '.repeat(500_000) },
            })}</script>`,
          },
        },
        'a title of brackets': { '/': { type: 'text/html', body: `<title>${'['.repeat(500_000)}</title>${PAGE}` } },
      }
      for (const [name, set] of Object.entries(sites)) {
        const { visitor } = await running().customer('pro')
        await answered(await visitor.post('/dashboard', { intent: 'publish', ...profile() }))
        const analyse = (hostile: typeof set) => async () => {
          files.clear()
          for (const [path, file] of Object.entries(hostile)) files.set(path, file)
          await answered(await visitor.call('analyze-company', profile()))
        }
        const harmless = { '/': { type: 'text/html', body: `${PAGE}<p>${harmlessText(1_000_000)}` } }
        await expectUnnoticed(running(), name, { hostile: analyse(set), harmless: analyse(harmless) })
        // The next customer has the same website.
        await answered(await visitor.post('/dashboard', { intent: 'unpublish', bevestigd: 'ja' }))
      }
      files.clear()
    })

    test('files on a customer’s website are judged off the main thread', async () => {
      const { visitor } = await running().customer('pro')
      await answered(await visitor.post('/dashboard', { intent: 'publish', ...profile() }))
      const check = (path: string, type: string) => async (body: string) => {
        files.set(path, { type, body })
        await answered(await visitor.post(TAB, { intent: 'check-own-files' }))
      }
      const json = check('/.well-known/llm-profile.json', 'application/json')
      const wrong = { version: 1, company: { locations: Array.from({ length: 12_000 }, () => 1) } }
      await eachUnnoticed(
        running(),
        [
          { name: '12,000 wrong items', text: JSON.stringify(wrong) },
          { name: 'depth', text: '['.repeat(500_000) },
          ...hostileRuns(500 * KB, '{"company":"', '"}').slice(0, 6),
        ],
        json,
      )
      await eachUnnoticed(running(), hostileRuns(500 * KB, '# a', 'b').slice(0, 8), check('/llms.txt', 'text/plain'))
      files.clear()
    })

    test('a logo is inspected off the main thread', async () => {
      const { visitor } = await running().customer('pro')
      let sent = 0
      const save = async (body: string) => {
        const path = `/logo-${sent++}.svg`
        files.set(path, { type: 'image/svg+xml', body })
        const logoSvgUrl = site.url + path
        await answered(
          await visitor.post('/dashboard/company-data', {
            intent: 'save',
            uitgebreid: 'logoSvgUrl',
            ...profile({ logoSvgUrl }),
          }),
        )
        await eventually(() => expect(site.requests).toContain(path))
        await eventually(async () => expect(await (await visitor.get('/dashboard')).text()).not.toContain('"bezig"'))
      }
      await eachUnnoticed(
        running(),
        [
          { name: '27 comments', text: '<!---->'.repeat(27) },
          { name: '500 comments', text: '<!---->'.repeat(500) },
          { name: 'instructions', text: '<?a?> '.repeat(600) },
          { name: 'types', text: '<!DOCTYPE svg>'.repeat(200) },
          { name: 'blanks', text: ' '.repeat(4_000) },
        ],
        save,
      )
    })
  },
  allowSite,
  ['pglite'],
)
