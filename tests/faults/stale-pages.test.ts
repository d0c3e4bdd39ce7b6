/** A process whose listener goes silent stops serving pages from its cache. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '#tests/support/storage.ts'
import { proxyTo, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { newCustomer, signIn } from '#tests/support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'nog een wachtwoord' }
const profile = (companyName: string) => ({
  intent: 'publish',
  companyName,
  url: 'https://bakkerij.voorbeeld.nl/',
  llmPlatforms: ['chatgpt'],
})

describe.runIf(DATABASE_KINDS.includes('postgres'))('a change by another process', () => {
  let storage: Storage
  let way: TcpProxy
  let writer: Vindbaar
  let reader: Vindbaar
  beforeAll(async () => {
    storage = await newStorage('postgres')
    const proxy = await proxyTo(storage.databaseUrl!)
    way = proxy
    const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    writer = await startVindbaar({ ...storage, env })
    reader = await startVindbaar({ ...storage, databaseUrl: proxy.url, env })
  })
  afterAll(async () => {
    await reader.stop()
    await writer.stop()
    await way.close()
    await storage.remove()
  })

  test("is not hidden by a cached page once the listener's connection is silent", async () => {
    const admin = await signIn(writer.url, ADMIN)
    const { id, visitor } = await newCustomer(writer.url, admin, CUSTOMER)
    expect((await visitor.post('/dashboard', profile('Naam van gisteren'))).status).toBe(200)
    const page = async () => {
      const answer = await fetch(`${reader.url}/profile/id/${id}`)
      return { status: answer.status, text: await answer.text() }
    }
    for (let times = 0; times < 3; times++) expect((await page()).text).toContain('Naam van gisteren')

    way.stall()
    expect((await visitor.post('/dashboard', profile('Naam van vandaag'))).status).toBe(200)
    // Nothing notifies the reader; it detects the silence itself, and then reports the database away.
    await eventually(async () => expect((await page()).status).toBe(503))
    await way.restore()
    await eventually(async () => expect((await page()).status).toBe(200))
    expect((await page()).text).toContain('Naam van vandaag')
  })
})
