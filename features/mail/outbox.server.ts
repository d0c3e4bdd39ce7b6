/** Mails to be sent: queued in the transaction of what they belong to, so that neither is ever there without the other. */
import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'
import type { TemplateVariables } from './mail.schema.ts'

const HOUR = 60 * 60 * 1000
/** A mail server that was away over a night and a day is waited for. */
export const MAIL_EXPIRES_MS = 36 * HOUR

/** A transaction of background work's, or one of better-auth's handle. */
interface Transaction {
  execute(query: SQL): PromiseLike<unknown>
}

interface QueuedMail {
  template_key: string
  to: string
  variables?: TemplateVariables
  /** It carries a link that chooses a new password, and goes to nobody where no open account has the address. */
  withResetLink?: boolean
  /** How long it is of use. */
  expiresMs?: number
}

/** Goes out as soon as the transaction is done, whichever process sends it. */
export async function queueMail(tx: Transaction, { now }: Pick<Services, 'now'>, mail: QueuedMail): Promise<void> {
  const { template_key, to, variables = {}, withResetLink = false, expiresMs = MAIL_EXPIRES_MS } = mail
  const at = now()
  const expires = new Date(at.getTime() + expiresMs)
  await tx.execute(sql`
    select queue_mail(${template_key}, ${to}, ${JSON.stringify(variables)}::jsonb, ${at.toISOString()}::timestamptz,
      ${expires.toISOString()}::timestamptz, ${withResetLink})`)
}
