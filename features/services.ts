/** What the process offers to every feature: made once at the start, handed to each request. */
import type { Database } from '#db/open-database.ts'
import type { Auth } from './accounts/auth.server.ts'
import type { Operator } from './operator.ts'
import type { WorkQueue } from './turns/work-queue.ts'

/** A mail that is ready to go: addresses and subject are free of line breaks. */
export interface OutgoingMail {
  /** The same each time that it is sent: its Message-ID is made of it. */
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

export interface Services {
  db: Database
  /** Public base URL without a slash at the end. */
  baseUrl: string
  /** The moment at hand; a value in tests. */
  now(): Date
  /** Passwords and sessions; only features/accounts speaks to it. */
  auth: Auth
  /** The way out of the process, in bounded time; only the job that empties the outbox takes it. */
  sendMail(mail: OutgoingMail): Promise<void>
  /** The sender of mails whose template names none: 'Naam <adres>'. */
  mailFrom: string
  /** Who runs this site, for the legal pages and the foot of mails. */
  operator: Operator
  log: {
    info(details: object, text: string): void
    warn(details: object, text: string): void
    error(details: object, text: string): void
  }
  /** Hosts that an audit may reach although they are private (tests and demos). */
  auditAllowPrivateHosts: readonly string[]
  /** Analyses and comparisons of this process. */
  work: WorkQueue
}
