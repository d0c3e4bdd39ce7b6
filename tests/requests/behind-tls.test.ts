/** Behind a proxy that ends TLS, every form of every screen works, and every cookie is secure. */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { startVindbaar, type Vindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'
import { LOOPBACK_CERTIFICATE, startTlsProxy, type TlsProxy } from '../support/tls-server.ts'
import { newCustomer, signIn, type Visitor, visit } from '../support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const PASSWORD = 'nog een wachtwoord'

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), LOOPBACK_CERTIFICATE]))

describe.each(DATABASE_KINDS)('behind a proxy that ends TLS, on %s', (kind) => {
  let proxy: TlsProxy
  let storage: Storage
  let vindbaar: Vindbaar
  let admin: Visitor
  beforeAll(async () => {
    proxy = await startTlsProxy()
    storage = await newStorage(kind)
    vindbaar = await startVindbaar({
      ...storage,
      env: {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        BASE_URL: proxy.url,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    })
    proxy.lead(vindbaar.url, 'kept')
    admin = await signIn(proxy.url, ADMIN)
  })
  afterAll(async () => {
    await vindbaar?.stop()
    await proxy?.close()
    await storage?.remove()
  })

  const newEmail = () => `klant-${randomUUID()}@voorbeeld.nl`
  const customer = () => newCustomer(proxy.url, admin, { email: newEmail(), password: PASSWORD }, 'pro')

  /** The link in a mail that the program sent to this address. */
  async function linkFor(email: string, path: string): Promise<string> {
    return eventually(async () => {
      const folder = join(storage.dataDir, 'outbox')
      for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml'))) {
        const mail = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const link = mail.includes(`To: ${email}`) && new RegExp(`${proxy.url}(${path}[\\w?=/-]+)`).exec(mail)?.[1]
        if (link) return link
      }
      throw new Error(`No mail with ${path} for ${email}`)
    })
  }

  const forms: Record<string, (visitor: Visitor) => Promise<Response>> = {
    waitlist: (visitor) =>
      visitor.post('/auth', { name: 'Jan', company: 'Bakkerij', email: newEmail(), accepted_privacy: 'on' }),
    newsletter: (visitor) => visitor.post('/nieuwsbrief', { email: newEmail(), consent: 'on' }),
    'unsubscribe of the newsletter': (visitor) => visitor.post('/nieuwsbrief/afmelden/onbekend', {}),
    'forgotten password': (visitor) => visitor.post('/login?modus=vergeten', { email: newEmail() }),
    'reset link': async (visitor) => {
      const email = newEmail()
      await newCustomer(proxy.url, admin, { email, password: PASSWORD })
      await visitor.post('/login?modus=vergeten', { email })
      return visitor.post(await linkFor(email, '/reset-password'), { password: 'anders2', confirm: 'anders2' })
    },
    'sign-in': async (visitor) => {
      const email = newEmail()
      await newCustomer(proxy.url, admin, { email, password: PASSWORD })
      return visitor.post('/login', { email, password: PASSWORD })
    },
    'sign-in of admins': (visitor) => visitor.post('/admin-vindbaar', ADMIN),
    'sign-out': async () => (await customer()).visitor.post('/uitloggen', {}),
    save: async () =>
      (await customer()).visitor.post('/dashboard/company-data', { intent: 'save', companyName: 'Bakkerij' }),
    publish: async () =>
      (await customer()).visitor.post('/dashboard', {
        intent: 'publish',
        companyName: 'Bakkerij',
        url: `https://${randomUUID()}.voorbeeld.nl`,
        llmPlatforms: ['chatgpt'],
      }),
    'taking offline': async () =>
      (await customer()).visitor.post('/dashboard', { intent: 'unpublish', bevestigd: 'ja' }),
    'own llms.txt': async () =>
      (await customer()).visitor.post('/dashboard/llms-txt', { intent: 'judge-file', text: '# a' }),
    competitors: async () => (await customer()).visitor.post('/dashboard/competitors', { intent: 'add-competitor' }),
    'action of an admin': async () => {
      const { id } = await customer()
      return admin.post('/admin', { intent: 'lock', userId: id, bevestigd: 'ja' })
    },
  }

  test.each(Object.keys(forms))('the form of %s works', async (name) => {
    const answer = await forms[name]!(visit(proxy.url))
    expect(answer.status, await answer.text()).toBeLessThan(400)
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/)
  })

  test('a screen that submits its form by script works too', async () => {
    const { visitor } = await customer()
    const answer = await visitor.post('/dashboard/company-data.data', { intent: 'save', companyName: 'Bakkerij' })
    expect(answer.status).toBeLessThan(300)
  })

  test('a page without a referrer submits its form with the origin null, and that works', async () => {
    const body = new URLSearchParams({ email: newEmail(), password: PASSWORD })
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${proxy.url}/login`, { method: 'POST', body, headers, redirect: 'manual' })
    expect(answer.status).toBe(401)
  })

  test('a form of another site is refused, and so is one that bypasses the proxy', async () => {
    for (const origin of ['https://val.example', vindbaar.url, proxy.url.replace('https:', 'http:')]) {
      const body = new URLSearchParams(ADMIN)
      const answer = await fetch(`${proxy.url}/login`, {
        method: 'POST',
        body,
        headers: { origin },
        redirect: 'manual',
      })
      expect(answer.status).toBe(403)
    }
  })

  test('a proxy that does not pass on the host makes no difference', async () => {
    proxy.lead(vindbaar.url, 'target')
    await signIn(proxy.url, ADMIN)
    proxy.lead(vindbaar.url, 'kept')
  })
})
