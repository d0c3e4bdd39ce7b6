/** The services of a process on a test's database: a mail server on loopback and a clock that the test sets. */
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import { createAuth } from '#features/accounts/auth.server.ts'
import type { Services } from '#features/services.ts'
import { WorkQueue } from '#features/turns/work-queue.ts'
import { startMailSender } from '#server/background/mail-sender.ts'
import { createMailer } from '#server/background/mailer.ts'
import { eventually } from './eventually.ts'
import { type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts'

export const BASE_URL = 'http://localhost:3000'

export interface TestServices {
  services: Services
  mail: MailServer
  /** The errors that were logged. */
  errors: object[]
  /** Resolves once the outbox has nothing left to send. */
  mailsSent(): Promise<void>
  /** Moves the clock. */
  pass(minutes: number): void
  close(): Promise<void>
}

/** `sends: false` leaves queued mails in the outbox. */
export async function startServices(
  db: Database,
  { sends = true, ...mailServer }: MailServerOptions & { sends?: boolean } = {},
): Promise<TestServices> {
  const mail = await startMailServer(mailServer)
  const mailFrom = 'Vindbaar <noreply@voorbeeld.nl>'
  const mailer = createMailer({ smtpUrl: mail.url, outbox: '/nowhere', from: mailFrom })
  const errors: object[] = []
  let ahead = 0
  const services: Services = {
    db,
    baseUrl: BASE_URL,
    now: () => new Date(Date.now() + ahead),
    auth: createAuth({
      db,
      baseUrl: BASE_URL,
      trustedOrigins: [BASE_URL],
      secret: 'a secret of at least 32 characters',
    }),
    sendMail: mailer.send,
    mailFrom,
    newsletterPerMinute: 6_000,
    operator: {},
    log: { info() {}, warn() {}, error: (details) => errors.push(details) },
    auditAllowPrivateHosts: [],
    assistants: {},
    adminRequireMfa: false,
    setup: {
      ...{ version: '1.0.0', installedVersion: async () => '1.0.0' },
      ...{ dataDir: tmpdir(), mailsGoTo: 'server', assistantKeys: [] },
    },
    work: new WorkQueue({ places: 16, longest: 100 }),
  }
  const sender = sends ? await startMailSender(services, mailer) : { stop: async () => mailer.close() }
  return {
    services,
    mail,
    errors,
    mailsSent: () =>
      eventually(async () => {
        const waiting = await db.asJobs((tx) => tx.execute(sql`select 1 from mail_outbox where state = 'waiting'`))
        if (waiting.rows.length > 0) throw new Error(`${waiting.rows.length} mails wait to be sent`)
      }),
    pass: (minutes) => {
      ahead += minutes * 60_000
    },
    async close() {
      await sender.stop()
      await mail.close()
    },
  }
}
