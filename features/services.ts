/** What the process provides to every feature: created once at the start, passed to each request. */
import type { Database } from '#db/open-database.ts'
import type { Auth } from './accounts/auth.server.ts'
import type { AssistantAccesses } from './asking/asking.ts'
import type { Operator } from './operator.ts'
import type { WorkQueue } from './turns/work-queue.ts'

/** A mail that is ready to send: addresses and subject contain no line breaks. */
export interface OutgoingMail {
  /** The same each time that it is sent: part of its Message-ID. */
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  files?: readonly MailFile[]
}

/** A file that goes with a mail. */
export interface MailFile {
  name: string
  type: string
  content: Uint8Array
  /** The text shows it, as `cid:` with this name; absent: an attachment. */
  shownAs?: string
}

export interface Setup {
  /** Of the program that runs. */
  version: string
  /** Of the program on disk. */
  installedVersion(): Promise<string>
  dataDir: string
  /** A mail server, or the folder with a file for each mail. */
  mailsGoTo: 'server' | 'folder'
  /** The settings of the assistants' keys, and whether each has a value. */
  assistantKeys: readonly { assistant: string; setting: string; isSet: boolean }[]
}

export interface Services {
  db: Database
  /** Public base URL without a slash at the end. */
  baseUrl: string
  /** The current time; a value in tests. */
  now(): Date
  /** Passwords and sessions; only features/accounts calls it. */
  auth: Auth
  /** Sends a mail with a timeout; only the job that empties the outbox calls it. */
  sendMail(mail: OutgoingMail): Promise<void>
  /** The sender of mails whose template has none: 'Naam <adres>'. */
  mailFrom: string
  /** Who runs this site, for the legal pages and the footer of mails. */
  operator: Operator
  /** How many mails of a mailing all processes together send in a minute. */
  newsletterPerMinute: number
  log: {
    info(details: object, text: string): void
    warn(details: object, text: string): void
    error(details: object, text: string): void
  }
  /** Private hosts that an audit may reach anyway (tests and demos). */
  auditAllowPrivateHosts: readonly string[]
  /** The assistants that can be asked: those whose key is set. */
  assistants: AssistantAccesses
  /** Admins can do nothing as such before they have a second factor. */
  adminRequireMfa: boolean
  /** How the process was set up, as far as the system check shows it. */
  setup: Setup
  /** The queue of analyses and comparisons of this process. */
  work: WorkQueue
}
