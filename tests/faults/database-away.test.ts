/** The database is unreachable or does not answer: no answer says that the visitor is signed out, and no transaction is left open. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '#tests/support/storage.ts'
import { proxyTo, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { newCustomer, signIn, type Visitor } from '#tests/support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'nog een wachtwoord' }
const PROFILE = { companyName: 'Bakkerij Jansen', url: 'https://bakkerij.voorbeeld.nl/', llmPlatforms: ['chatgpt'] }

const WAYS = {
  'nothing listens there': (way: TcpProxy) => way.cut(),
  'packets vanish without a word': async (way: TcpProxy) => way.stall(),
}

describe.runIf(DATABASE_KINDS.includes('postgres'))('with the database away', () => {
  let storage: Storage
  let way: TcpProxy
  let vindbaar: Vindbaar
  let customer: Visitor
  let admin: Visitor
  let slug: string
  beforeAll(async () => {
    storage = await newStorage('postgres')
    const proxy = await proxyTo(storage.databaseUrl!)
    way = proxy
    vindbaar = await startVindbaar({
      ...storage,
      databaseUrl: proxy.url,
      env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    })
    admin = await signIn(vindbaar.url, ADMIN)
    ;({ visitor: customer } = await newCustomer(vindbaar.url, admin, CUSTOMER, 'pro'))
    const published = await customer.post('/dashboard', { intent: 'publish', ...PROFILE })
    expect(published.status).toBe(200)
    slug = /\/profile\/(?!id)([\w-]+)/.exec(await (await customer.get('/dashboard')).text())![1]!
  })
  afterAll(async () => {
    await way.restore()
    await vindbaar.stop()
    await way.close()
    await storage.remove()
  })

  const isBack = () => eventually(async () => expect((await fetch(`${vindbaar.url}/readyz`)).status).toBe(200))

  describe.each(Object.entries(WAYS))('because %s', (_name, breakIt) => {
    beforeAll(async () => {
      await isBack()
      await breakIt(way)
    })
    afterAll(async () => {
      await way.restore()
      await isBack()
    })

    // At once: most of each is the wait for a time-out.
    const html = { headers: { accept: 'text/html' } }
    const SCREENS = ['/dashboard', '/dashboard/analysis', '/account', '/account/export', '/login', '/admin']

    test.concurrent.each(SCREENS)('%s is a page of ours that asks to come back', async (path) => {
      const answer = await (path === '/admin' ? admin : customer).get(path, html)
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).toContain('We zijn er zo weer')
    })

    test.concurrent.each([
      ['save', 'company-data'],
      ['publish', 'geo-optimized'],
      ['unpublish', 'geo-optimized'],
      ['judge-file', 'llms-txt'],
      ['compare', 'competitors'],
    ])('a form that wants to %s is not sent to sign in', async (intent, tab) => {
      const answer = await customer.post(`/dashboard/${tab}`, { intent, ...PROFILE }, html)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).not.toBeNull()
      expect(await answer.text()).toContain('Laad deze pagina over een paar seconden opnieuw')
    })

    test.concurrent.each([
      '/dashboard.data',
      '/account.data',
      '/dashboard.data?_routes=routes%2Fdashboard%2Flayout',
    ])('%s tells the scripts of a screen when to try again', async (path) => {
      for (const answer of [await customer.get(path), await customer.post(path, { intent: 'save', ...PROFILE })]) {
        expect(answer.status).toBe(503)
        // Otherwise React Router takes it for its own answer and replaces the screen.
        expect(answer.headers.get('x-remix-response')).toBeNull()
        expect(await answer.json()).toMatchObject({ code: 'database-away', retryAfter: expect.any(Number) })
      }
    })

    test.concurrent('functions report it in the format of every failure', async () => {
      const calls = [
        customer.get('/functions/v1/get-comparison-usage'),
        customer.call('analyze-company', PROFILE),
        admin.get('/functions/v1/admin-get-users'),
        fetch(`${vindbaar.url}/functions/v1/get-public-profile?slug=${slug}`),
        fetch(`${vindbaar.url}/api/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(CUSTOMER),
        }),
      ]
      for (const answer of await Promise.all(calls)) {
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.json()).toEqual({
          error: FAILURE_TEXTS['database-away'],
          code: 'database-away',
          fields: {},
        })
      }
    })

    test.concurrent('a form without a session keeps what was typed', async () => {
      const { host } = new URL(vindbaar.url)
      const answer = await fetch(`${vindbaar.url}/login`, {
        method: 'POST',
        headers: { origin: `http://${host}` },
        body: new URLSearchParams({ email: 'iemand@voorbeeld.nl', password: 'geheim-123' }),
      })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).not.toBeNull()
      const page = await answer.text()
      expect(page).toContain('iemand@voorbeeld.nl')
      expect(page).toContain(FAILURE_TEXTS['database-away'])
    })

    test.concurrent('an event stream gets an answer after which the browser reconnects', async () => {
      const answer = await customer.get(`/functions/v1/progress/${crypto.randomUUID()}`, {
        headers: { accept: 'text/event-stream' },
      })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^retry: \d{4,}\n\n$/)])
    })

    test.concurrent('what needs no database is answered, and a page that cannot be rendered says when to come back', async () => {
      expect((await fetch(`${vindbaar.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${vindbaar.url}/`)).status).toBe(200)
      const profile = await fetch(`${vindbaar.url}/profile/${slug}`)
      expect([profile.status, Number(profile.headers.get('retry-after')) > 0]).toEqual([503, true])
    })

    test.concurrent('the process reports that it is not ready', async () => {
      await eventually(async () => expect((await fetch(`${vindbaar.url}/readyz`)).status).toBe(503))
    })
  })

  test('afterwards everyone is still signed in, and wrong passwords were not counted', async () => {
    await isBack()
    expect((await customer.get('/dashboard')).status).toBe(200)
    expect((await admin.get('/admin')).status).toBe(200)
    await signIn(vindbaar.url, CUSTOMER)
  })
})
