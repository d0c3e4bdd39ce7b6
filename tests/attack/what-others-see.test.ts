/** What is for one person, or hidden from one reader, reaches nobody else. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import type { Visitor } from '../support/visitor.ts'

const REFUSED = 'PerplexityBot/1.0'

eachRunningVindbaar('what others see', (running) => {
  let owner: Visitor
  let slug = ''
  let userId = ''
  beforeAll(async () => {
    const { visitor, id } = await running().customer('free')
    owner = visitor
    userId = id
    const form = { companyName: 'Bakkerij Eén', url: 'https://bakkerij.voorbeeld.nl', llmPlatforms: ['chatgpt'] }
    expect((await visitor.post('/dashboard', { intent: 'publish', ...form })).status).toBe(200)
    slug = /\/profile\/([0-9a-f-]{36})/.exec(await (await visitor.get('/dashboard')).text())![1]!
    // The share image is drawn after publishing, and changes the page.
    await eventually(async () =>
      expect(await (await fetch(`${running().url}/profile/${slug}`)).text()).toContain('og:image'),
    )
  })

  test('a refused crawler stays refused with any invalid cookie or token', async () => {
    const forged: Record<string, string>[] = [
      {},
      { cookie: 'vindbaar.session_token=x' },
      { cookie: '__Secure-vindbaar.session_token=x' },
      { cookie: `vindbaar.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}%3D` },
      { authorization: 'Bearer x' },
      { authorization: 'Basic eDp4' },
      { authorization: `Bearer ${'a'.repeat(32)}.${'b'.repeat(43)}=` },
    ]
    for (const path of [
      `/profile/${slug}`,
      `/profile/id/${userId}`,
      `/profile/${slug}/llms.txt`,
      `/functions/v1/get-public-profile?slug=${slug}`,
    ]) {
      for (const headers of forged) {
        for (const method of ['GET', 'HEAD']) {
          const refused = await fetch(running().url + path, { method, headers: { ...headers, 'user-agent': REFUSED } })
          // Functions accept GET only.
          const status = method === 'HEAD' && path.startsWith('/functions') ? [403, 405] : [403]
          expect(status, `${method} ${path} ${JSON.stringify(headers)}`).toContain(refused.status)
          expect(await refused.text()).not.toContain('Bakkerij')
        }
        const allowed = await fetch(running().url + path, {
          headers: { ...headers, 'user-agent': 'OAI-SearchBot/1.0' },
        })
        expect(allowed.status).toBe(200)
      }
    }
  })

  test('a profile shows its owner a bar, and is the same page for everyone else', async () => {
    for (const path of [`/profile/${slug}`, `/profile/id/${userId}`]) {
      const url = running().url + path
      const owners = await owner.get(path)
      const html = await owners.text()
      expect(html).toContain('Terug naar je dashboard')
      const others = await Promise.all([
        fetch(url),
        fetch(url, { headers: { cookie: 'vindbaar.session_token=x' } }),
        running().admin.get(path),
        fetch(url),
      ])
      const [seen, ...same] = await Promise.all(others.map((answer) => answer.text()))
      expect(same).toEqual([seen, seen, seen])
      expect(html.replace(/<aside aria-label="Over dit profiel".*?<\/aside>/s, '')).toBe(seen)
      for (const name of ['content-security-policy', 'x-robots-tag', 'link', 'vary', 'content-type']) {
        expect(owners.headers.get(name), name).toBe(others[0]!.headers.get(name))
      }
      const known = { 'if-none-match': others[0]!.headers.get('etag')! }
      expect((await owner.get(path, { headers: known })).status).toBe(200)
      expect((await fetch(url, { headers: known })).status).toBe(304)
    }
    const missing = await owner.get(`/profile/${randomUUID()}`)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Profiel niet gevonden')])
  })

  test('no answer to a signed-in visitor is cached anywhere', async () => {
    for (const path of [
      '/dashboard',
      '/dashboard.data',
      '/dashboard/analysis',
      '/account',
      '/account.data',
      '/account/gegevens.json',
      '/dashboard/afbeeldingen',
      '/auth',
      '/login',
      '/bestaat-niet',
      `/profile/${slug}`,
      '/functions/v1/get-comparison-usage',
      `/functions/v1/progress/${randomUUID()}`,
      '/openapi.json',
    ]) {
      const answer = await owner.get(path)
      await answer.body?.cancel()
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
    const admin = running().admin
    for (const path of ['/admin', '/admin.data', '/functions/v1/admin-get-users']) {
      expect((await admin.get(path)).headers.get('cache-control'), path).toBe('no-store')
    }
    for (const path of ['/', '/pricing', '/voorwaarden', '/robots.txt', '/sitemap.xml']) {
      expect((await owner.get(path)).headers.get('cache-control'), path).not.toBe('no-store')
    }
    const html = await (await owner.get('/dashboard')).text()
    const asset = /\/assets\/[\w.-]+\.js/.exec(html)![0]
    expect((await owner.get(asset)).headers.get('cache-control')).toContain('immutable')
  })

  test('the answer to a sign-in is cached nowhere', async () => {
    const { email } = await running().customer()
    const answer = await fetch(`${running().url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: running().url },
      body: new URLSearchParams({ email, password: 'nog een wachtwoord' }),
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
