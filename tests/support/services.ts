/** The services of a process around a test's own database: a mail server on loopback and a clock that the test sets. */

import type { Database } from '#db/open-database.ts'
import { createAuth } from '#features/accounts/auth.server.ts'
import type { Services } from '#features/services.ts'
import { createMailer } from '#server/mailer.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

export const BASE_URL = 'http://localhost:3000'

export interface TestServices {
  services: Services
  mail: MailServer
  /** What was logged as an error. */
  errors: object[]
  /** Moves the clock. */
  pass(minutes: number): void
  close(): Promise<void>
}

export async function startServices(db: Database): Promise<TestServices> {
  const mail = await startMailServer()
  const mailFrom = 'Vindbaar <noreply@voorbeeld.nl>'
  const mailer = createMailer({ smtpUrl: mail.url, outbox: '/nowhere', from: mailFrom })
  const errors: object[] = []
  let ahead = 0
  return {
    services: {
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
      operator: {},
      log: { info() {}, warn() {}, error: (details) => errors.push(details) },
      auditAllowPrivateHosts: [],
    },
    mail,
    errors,
    pass: (minutes) => {
      ahead += minutes * 60_000
    },
    async close() {
      mailer.close()
      await mail.close()
    },
  }
}
