/** A Vindbaar with a known operator and a real mail server, for the tests of the public site. */
import { test as base } from '@playwright/test'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'

export { expect, type Page } from '@playwright/test'

const OPERATOR = {
  OPERATOR_NAME: 'Voorbeeld Beheer B.V.',
  OPERATOR_ADDRESS: 'Voorbeeldstraat 1, 8011 AA Zwolle',
  OPERATOR_KVK: '69599084',
  OPERATOR_EMAIL: 'hallo@voorbeeld.nl',
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
export const test = base.extend<{}, { mail: MailServer; vindbaar: Vindbaar }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ mail }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startVindbaar({ ...storage, env: { SMTP_URL: mail.url, ...OPERATOR } })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: [({ vindbaar }, use) => use(vindbaar.url), { scope: 'test' }],
})
