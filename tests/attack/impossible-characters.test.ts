/** NUL and lone surrogates, which no database can hold, are replaced on input and fail no request. */
import { afterAll, expect, test } from 'vitest'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import { serveWebsite } from '../support/website.ts'

/** In text, in an attribute, in an address and in structured data, where JSON can write both. */
const PAGE = `<!doctype html><html lang="nl"><title>Bak\0kerij &#0; De Proef</title><h1>Bakkerij\0 De Proef</h1>
<meta name="description" content="Brood\0 van desem"><a href="/contact\0">Contact</a>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"De \\u0000 Proef \\ud800",
"telephone":"+31 20 123\\u0000 45 60","legalName":"\\udc00 B.V.","sameAs":["https://a.example/\\u0000","\\ud83d"]}</script>
<p>${'Brood van desem uit Testwoude. '.repeat(60)}</p>`

const websites = Promise.all(
  [PAGE, PAGE, PAGE].map((page) =>
    serveWebsite((request, response) => {
      const type = request.url?.endsWith('.txt') ? 'text/plain' : 'text/html'
      response.writeHead(200, { 'content-type': type }).end(type === 'text/plain' ? '# Naam\0\n\n> \0\n' : page)
    }),
  ),
)
afterAll(async () => {
  for (const website of await websites) await website.close()
})

eachRunningVindbaar(
  'impossible characters',
  (running) => {
    test('on a website do not stop it from being analysed, compared and judged', async () => {
      const [own, ...others] = (await websites).map(({ url }) => url)
      const { visitor } = await running().customer('pro')
      const form = { intent: 'publish', companyName: 'Bakkerij', url: own!, llmPlatforms: ['chatgpt'] }
      expect((await visitor.post('/dashboard', { ...form, desiredInfo: 'Brood.' })).status).toBeLessThan(400)
      const analysis = await visitor.call('analyze-company', { companyName: 'Bakkerij', url: own })
      expect(analysis.status, await analysis.clone().text()).toBe(200)
      const comparison = await visitor.call('compare-competitors', { ownUrl: own, competitors: others })
      expect(comparison.status, await comparison.clone().text()).toBe(200)
      const judged = await visitor.post('/dashboard/llms-txt', { intent: 'judge-file', url: own! })
      expect(judged.status).toBeLessThan(500)
    })

    test('sent by a visitor or customer cause no error of ours', async () => {
      const { visitor } = await running().customer('pro')
      for (const bad of ['\0', '\uD800', 'a\0b']) {
        const encoded = bad === '\uD800' ? '%ED%A0%80' : encodeURIComponent(bad)
        for (const path of [
          `/profile/${encoded}`,
          `/functions/v1/get-public-profile?slug=${encoded}`,
          `/x?domein=${encoded}`,
        ]) {
          expect((await visitor.get(path)).status, path).toBeLessThan(500)
        }
        const forms = [
          [
            '/dashboard/company-data',
            { intent: 'save', companyName: bad, desiredInfo: bad, locations: [bad], url: '' },
          ],
          ['/login', { email: `${bad}@voorbeeld.nl`, password: bad }],
          ['/auth', { email: 'iemand@voorbeeld.nl', first_name: bad, company_name: bad }],
        ] as const
        for (const [path, form] of forms) expect((await visitor.post(path, form)).status, path).toBeLessThan(500)
        const call = await visitor.call('analyze-company', { companyName: bad, url: `http://${bad}.example/` })
        expect(call.status).toBeLessThan(500)
        const asked = await visitor.call('subscribe-newsletter', { email: 'a@voorbeeld.nl', name: bad, naam: bad })
        expect(asked.status).toBeLessThan(500)
      }
    })
  },
  async () => ({ AUDIT_ALLOW_PRIVATE_HOSTS: (await websites).map(({ url }) => new URL(url).host).join(',') }),
)
