/** One Vindbaar process per worker, on the database of the Playwright project, and a real website to publish. */
import { test as base, expect } from '@playwright/test'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'

export { expect }

interface WorkerFixtures {
  /** Whether Vindbaar sends its mails, to `mailServer`. */
  sendsMail: boolean
  mailServer: MailServer
  /** A spec that needs a fresh Vindbaar sets its own story: stories do not share workers. */
  story: string
  website: Website
  vindbaar: Vindbaar
  /** The first admin's password, as printed at the start. */
  admin: { email: string; password: string }
}

const COMPANY = `<!doctype html><html lang="nl"><head><title>Kaasmakerij De Proefkamer</title>
<meta name="description" content="Boerenkaas uit Testwoude, gemaakt van rauwe melk."></head>
<body><header><nav><a href="/contact">Contact</a></nav></header><main><h1>Kaasmakerij De Proefkamer</h1>
<p>${'Wij maken al sinds 1998 boerenkaas van rauwe melk van onze eigen koeien. '.repeat(20)}</p></main></body></html>`

const CONTACT = `<!doctype html><html lang="nl"><head><title>Contact</title></head><body><h1>Contact</h1>
<address>Kaasmakerij De Proefkamer<br>Proefstraat 12<br>1234 AB Testwoude</address>
<p>Bel <a href="tel:+31201234560">020 123 45 60</a> of mail <a href="mailto:kaas@proefkamer.example">kaas@proefkamer.example</a></p>
</body></html>`

const PAGES: Record<string, string> = { '/': COMPANY, '/contact': CONTACT }

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
export const test = base.extend<{}, WorkerFixtures>({
  story: ['any', { option: true, scope: 'worker' }],
  sendsMail: [false, { option: true, scope: 'worker' }],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startMailServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  website: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const website = await serveWebsite((request, response) => {
        const page = PAGES[(request.url ?? '').split('?')[0] ?? '']
        response
          .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
          .end(page ?? 'niet gevonden')
      })
      await use(website)
      await website.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ website, sendsMail, mailServer }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startVindbaar({
        ...storage,
        env: {
          AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).hostname,
          ...(sendsMail ? { SMTP_URL: mailServer.url } : {}),
        },
      })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  admin: [
    async ({ vindbaar }, use) => {
      const [, email = ''] = /Eerste beheerder: (\S+)/.exec(vindbaar.output()) ?? []
      const [, password = ''] = /Eenmalig wachtwoord: (\S+)/.exec(vindbaar.output()) ?? []
      await use({ email, password })
    },
    { scope: 'worker' },
  ],
})
