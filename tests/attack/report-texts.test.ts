/** What a website says stays text in a customer's report: no link, no markup, no heading. */
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportSection } from '#engine/report/report.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const NAME = '[Bel ons](https://val.example/in) **Bakker** `code` <b>Jan</b>'
const escaped = NAME.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const PAGE = `<!doctype html><html lang="nl"><head><title>${escaped}</title><meta property="og:site_name" content="${escaped}">
<meta name="description" content="![x](https://val.example/x.png) ## Kop [a](https://val.example/b) van de bakker.">
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Bakery', name: NAME, telephone: '038 555 01 78' }).replaceAll('<', '\\u003c')}</script>
</head><body><h1>${escaped}</h1><h2>[FAQ](https://val.example/faq)</h2><p>${'Wij bakken brood in Zwolle. '.repeat(60)}</p>
<footer>© 2026 ${escaped}<br>Dorpsstraat 1, 8011 AB Zwolle. KvK 54812736. Bel [038](https://val.example/tel) 038 555 01 79</footer></body></html>`

let websites: Website[] = []
beforeAll(async () => {
  websites = await Promise.all(
    Array.from({ length: 3 }, () =>
      serveWebsite((request, response) => {
        const found = request.url === '/'
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(found ? PAGE : '')
      }),
    ),
  )
})
afterAll(() => Promise.all(websites.map((site) => site.close())))

eachRunningVindbaar(
  'a report’s texts',
  (running) => {
    test('are data on the screens and in the JSON: a link in a site’s name does not become a link', async () => {
      const { visitor } = await running().customer('pro')
      const [own, ...others] = websites.map(({ url }) => url)
      const company = { companyName: 'Bakkerij', url: own! }
      const published = await visitor.post('/dashboard', { intent: 'publish', ...company, llmPlatforms: ['chatgpt'] })
      expect(published.status).toBeLessThan(400)
      const analysis = await visitor.call('analyze-company', { ...company, locations: [], countries: [] })
      expect(analysis.status).toBe(200)
      const { summary, report } = (await analysis.json()) as { summary: string; report: { sections: ReportSection[] } }
      const { sections } = report
      expect(sections.map(({ id }) => id)).toEqual([
        ...['good', 'changes', 'toegang', 'leesbaar', 'identiteit', 'bekende-gegevens', 'inhoud', 'ontdekking'],
        'assistants',
      ])
      expect(JSON.stringify(sections)).toContain('https://val.example/in')
      for (const { heading } of sections) expect(summary.split('\n')).toContain(heading)

      const compared = await visitor.call('compare-competitors', { ownUrl: own, competitors: others })
      expect(compared.status).toBe(200)

      for (const tab of ['analysis', 'competitors']) {
        const screen = await visitor.get(`/dashboard/${tab}`)
        const html = await screen.text()
        expect(html).toContain('https://val.example/')
        expect(linksIn(html).filter((link) => link.includes('val.example'))).toEqual([])
        expect(html).not.toContain('<b>Jan</b>')
        expect(html).not.toContain('<strong>Bakker</strong>')
      }
    })
  },
  () => ({ AUDIT_ALLOW_PRIVATE_HOSTS: websites.map(({ url }) => new URL(url).host).join(',') }),
)

function linksIn(html: string): string[] {
  const links: string[] = []
  const walk = (node: { attrs?: { name: string; value: string }[]; childNodes?: unknown[] }) => {
    for (const { name, value } of node.attrs ?? []) if (['href', 'src', 'action'].includes(name)) links.push(value)
    for (const child of node.childNodes ?? []) walk(child as typeof node)
  }
  walk(parse(html) as never)
  return links
}
