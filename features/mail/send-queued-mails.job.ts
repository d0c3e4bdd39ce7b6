/**
 * Sends the mails in the outbox, from any number of processes: each takes a lease on a mail while it tries to send it.
 * A mail is sent at least once; if a process ends between sending and recording it, the mail is sent again with the same
 * Message-ID.
 */
import { and, eq, sql } from 'drizzle-orm'
import { mail_outbox } from '#db/schema/mail-outbox.ts'
import { resetLinkVariables } from '#features/accounts/reset-link.server.ts'
import type { Services } from '#features/services.ts'
import type { TemplateVariables } from './mail.schema.ts'
import { composeTemplatedMail, findTemplate } from './templated-mail.server.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
/** Concurrent in one process: a mail server that hangs blocks no more than these. */
const AT_ONCE = 4
/** The lease, renewed while the process lives; after a kill the next attempt waits no longer than this. */
const LEASE_MS = 15 * SECOND
const RENEW_MS = 5 * SECOND
const FIRST_PAUSE_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 6 * HOUR
const MOST_TRIES = 14
const KEPT_DAYS = 7
const REMOVED_AT_ONCE = 1_000

/** Until nothing is due, or `stopping`. Returns how many were sent. */
export async function sendQueuedMails(services: Services, stopping?: AbortSignal): Promise<number> {
  let sent = 0
  const sendAll = async (first: Taken | null = null) => {
    for (let mail = first; ; mail = null) {
      if (stopping?.aborted) return
      mail ??= await take(services)
      if (!mail) return
      if (await trySending(services, mail, stopping)) sent += 1
    }
  }
  const first = await take(services)
  if (first) await Promise.all([sendAll(first), ...Array.from({ length: AT_ONCE - 1 }, () => sendAll())])
  return sent
}

/** Removes what ended a week ago. The address and text of a sent mail are erased long before. */
export async function forgetEndedMails({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY).toISOString()
  let removed: number
  do {
    const { rows } = await db.asJobs((tx) =>
      tx.execute<{ id: string }>(sql`
        delete from mail_outbox where id in (
          select id from mail_outbox where state <> 'waiting' and ended_at < ${before}::timestamptz
          limit ${REMOVED_AT_ONCE})
        returning id`),
    )
    removed = rows.length
  } while (removed === REMOVED_AT_ONCE)
}

type Taken = Pick<typeof mail_outbox.$inferSelect, 'id' | 'template_key' | 'with_reset_link' | 'tries'> & {
  to: string
  variables: Record<string, string>
  expiresAt: Date
  lastError: string | null
}

/** A moment further ahead than any backoff is a clock error. */
async function take({ db, now }: Services): Promise<Taken | null> {
  const at = now()
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds).toISOString()
  const [taken] = await db.asJobs((tx) =>
    tx
      .update(mail_outbox)
      .set({ tries: sql`${mail_outbox.tries} + 1`, due_at: new Date(after(LEASE_MS)) })
      .where(
        sql`${mail_outbox.id} = (
          select id from mail_outbox
          where state = 'waiting' and (due_at <= ${at.toISOString()} or due_at > ${after(2 * LONGEST_PAUSE_MS)})
          order by due_at limit 1 for update skip locked)`,
      )
      .returning(),
  )
  if (!taken) return null
  const { id, template_key, with_reset_link, tries, expires_at, error } = taken
  const variables = taken.variables ?? {}
  return {
    id,
    template_key,
    with_reset_link,
    tries,
    to: taken.to_address!,
    variables,
    expiresAt: expires_at,
    lastError: error,
  }
}

async function trySending(services: Services, mail: Taken, stopping: AbortSignal | undefined): Promise<boolean> {
  const { db, now, log } = services
  const note = (columns: Partial<typeof mail_outbox.$inferInsert>) =>
    db.asJobs((tx) =>
      tx
        .update(mail_outbox)
        .set(columns)
        .where(and(eq(mail_outbox.id, mail.id), eq(mail_outbox.state, 'waiting'))),
    )
  const giveUp = async (error: string) => {
    await note({ state: 'failed', ended_at: now(), variables: null, error })
    log.error({ mail: mail.id, template: mail.template_key, error }, 'Een mail kon niet worden verstuurd')
  }
  if (mail.expiresAt <= now()) {
    await giveUp(mail.lastError ?? 'Expired before it could be sent')
    return false
  }
  const renewing = setInterval(() => {
    note({ due_at: new Date(now().getTime() + LEASE_MS) }).catch(() => {})
  }, RENEW_MS)
  try {
    const variables = mail.with_reset_link
      ? await resetLinkVariables(services, mail.to, mail.expiresAt)
      : withAddresses(mail.variables, services.baseUrl)
    // Nobody has this address, or the account was closed meanwhile.
    if (variables) {
      const template = await db.asJobs((tx) => findTemplate(tx, mail.template_key))
      await services.sendMail({ id: mail.id, ...composeTemplatedMail(services, template, { to: mail.to, variables }) })
    }
    clearInterval(renewing)
    await note({ state: 'sent', ended_at: now(), to_address: null, variables: null, error: null })
    return variables !== null
  } catch (err) {
    clearInterval(renewing)
    const error = errorText(err)
    // Interrupted because this process stops: another one retries at once.
    if (stopping?.aborted) await note({ tries: mail.tries - 1, due_at: now() })
    else if (isRefusal(err) || mail.tries >= MOST_TRIES) await giveUp(error)
    else {
      await note({ due_at: new Date(now().getTime() + pauseAfter(mail.tries)), error })
      log.warn(
        { mail: mail.id, template: mail.template_key, tries: mail.tries, error },
        'Een mail wacht op een volgende poging',
      )
    }
    return false
  }
}

/** A mail queued by a visitor's transaction contains a path only, so that it cannot choose the host of the links. */
function withAddresses(variables: Record<string, string>, baseUrl: string): TemplateVariables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) =>
      name.endsWith('_path') ? [name.replace(/_path$/, '_url'), `${baseUrl}${value}`] : [name, value],
    ),
  )
}

/** Exponential backoff with jitter. */
function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 3 ** (tries - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)
}

/** The mail server refuses this mail for good: its recipient does not exist, for example. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1_000)
}
