/** Queues mails in the transaction that they belong to, so that both commit or neither does. */
import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'
import type { TemplateVariables } from './mail.schema.ts'

const HOUR = 60 * 60 * 1000
/** Long enough to survive a mail server that is down for a night and a day. */
export const MAIL_EXPIRES_MS = 36 * HOUR

/** A transaction of background work, or one of better-auth's handle. */
interface Transaction {
  execute(query: SQL): PromiseLike<unknown>
}

interface QueuedMail {
  template_key: string
  to: string
  variables?: TemplateVariables
  /** It contains a password-reset link, and is sent only if an open account has the address. */
  withResetLink?: boolean
  /** How long it is useful. */
  expiresMs?: number
}

/** Sent as soon as the transaction commits, by whichever process. */
export async function queueMail(tx: Transaction, { now }: Pick<Services, 'now'>, mail: QueuedMail): Promise<void> {
  const { template_key, to, variables = {}, withResetLink = false, expiresMs = MAIL_EXPIRES_MS } = mail
  const at = now()
  const expires = new Date(at.getTime() + expiresMs)
  await tx.execute(sql`
    select queue_mail(${template_key}, ${to}, ${JSON.stringify(variables)}::jsonb, ${at.toISOString()}::timestamptz,
      ${expires.toISOString()}::timestamptz, ${withResetLink})`)
}
