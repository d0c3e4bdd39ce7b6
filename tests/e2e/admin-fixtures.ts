/** One Vindbaar per worker with its admin signed in, who creates customers; it may read websites on loopback, and its mail arrives. */
import { test as base, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { CUSTOMER_PASSWORD, type RunningVindbaar, startWithAdmin } from '#tests/support/vindbaar-with-admin.ts'

export { expect, type Page } from '@playwright/test'

interface WorkerFixtures {
  /** Settings of Vindbaar that a spec needs; such a spec has a Vindbaar of its own. */
  settings: Record<string, string>
  mailServer: RefusingMailServer
  vindbaar: RunningVindbaar
}

export interface RefusingMailServer extends MailServer {
  /** Addresses that the mail server does not take mail for now. */
  refused: Set<string>
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
export const test = base.extend<{}, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const refused = new Set<string>()
      const server = await startMailServer({ refuses: (address) => (refused.has(address) ? 550 : undefined) })
      await use({ ...server, refused })
      await server.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ mailServer, settings }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startWithAdmin(storage, {
        AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
        SMTP_URL: mailServer.url,
        ...settings,
      })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: [({ vindbaar }, use) => use(vindbaar.url), { scope: 'test' }],
})

/** Signs this page's browser in without its form. */
export async function enter(page: Page, baseURL: string, email: string, password = CUSTOMER_PASSWORD) {
  const answer = await page.request.post('/login', {
    form: { email, password },
    headers: { origin: baseURL },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`${email} could not sign in: ${answer.status()}`)
}
