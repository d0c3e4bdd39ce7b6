/** One Vindbaar per worker with its admin signed in, who creates customers; it may read websites on loopback, and its mail arrives. */
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { test as base, expect, type Page } from '@playwright/test'
import { OwnersFiles } from '#db/owners-files.ts'
import { PGLITE_OPTIONS } from '#db/pglite-options.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { connectTo } from '#tests/support/postgres-client.ts'
import { type DatabaseKind, newStorage, type Storage } from '#tests/support/storage.ts'
import { CUSTOMER_PASSWORD, type RunningVindbaar, startWithAdmin } from '#tests/support/vindbaar-with-admin.ts'
import { visit } from '#tests/support/visitor.ts'

export { expect, type Page } from '@playwright/test'

interface TestFixtures {
  /** A Vindbaar with a job that was given up. */
  withGivenUpJob: RunningVindbaar
}

interface WorkerFixtures {
  mailServer: RefusingMailServer
  vindbaar: RunningVindbaar
}

interface RefusingMailServer extends MailServer {
  /** Addresses that the mail server does not take mail for now. */
  refused: Set<string>
  /** How many mails it takes before it sends every connection away. */
  room: number
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const state = { refused: new Set<string>(), room: Number.POSITIVE_INFINITY }
      const server = await startMailServer({
        refuses: (address) => (state.refused.has(address) ? 550 : undefined),
        isFull: () => --state.room < 0,
      })
      await use(Object.assign(state, server))
      await server.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ mailServer }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startWithAdmin(storage, {
        AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        SMTP_URL: mailServer.url,
      })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  withGivenUpJob: [
    async ({ vindbaar }, use) => {
      if (vindbaar.storage.databaseUrl) {
        await giveUpJob(vindbaar.storage)
        return use(vindbaar)
      }
      // Only one process can have PGlite open: this one's first start makes the queue.
      const storage = await newStorage('pglite')
      await (await startWithAdmin(storage)).stop()
      await giveUpJob(storage)
      const own = await startWithAdmin(storage)
      await use(own)
      await own.stop()
      await storage.remove()
    },
    { timeout: 90_000 },
  ],
  baseURL: [({ vindbaar }, use) => use(vindbaar.url), { scope: 'test' }],
})

async function giveUpJob({ databaseUrl, dataDir }: Storage) {
  const job = `insert into jobs.job (name, source_name, data) values ('dead-letters', 'images', '{}')`
  if (databaseUrl) {
    const client = await connectTo(databaseUrl)
    await client.query(job)
    return client.end()
  }
  const client = await PGlite.create({ ...PGLITE_OPTIONS, fs: new OwnersFiles(join(dataDir, 'pglite')) })
  await client.exec(job)
  await client.close()
}

/** Signs this page's browser in without its form. */
export async function enter(page: Page, baseURL: string, email: string, password = CUSTOMER_PASSWORD) {
  const answer = await page.request.post('/login', {
    form: { email, password },
    headers: { origin: baseURL },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

/** Subscribes an address to the newsletter, and confirms it by the link in the mail. */
export async function subscribe({ url }: RunningVindbaar, mailServer: MailServer, email: string) {
  const visitor = visit(url)
  expect((await visitor.call('subscribe-newsletter', { email })).status).toBe(200)
  const { text } = await mailServer.waitFor(({ to, subject }) => to[0] === email && subject.startsWith('Bevestig'))
  const confirm = new URL(/https?:\/\/\S+\/nieuwsbrief\/bevestigen\/\S+/.exec(text)![0]).pathname
  expect((await visitor.post(confirm, {})).ok).toBe(true)
}

/** A customer with a company and two websites. */
export async function miller(vindbaar: RunningVindbaar) {
  const made = await vindbaar.customer('expert')
  for (const domain_name of ['molen-testwoude.nl', 'meel-testwoude.nl']) {
    await made.visitor.post('/account/domeinen', { intent: 'add', domain_name })
  }
  const form = { companyName: 'Molenaar Testwoude', url: 'https://molen-testwoude.nl', llmPlatforms: 'chatgpt' }
  expect((await made.visitor.post('/dashboard/company-data', { intent: 'save', ...form })).status).toBe(200)
  return made
}
