/**
 * Sends the mails in the outbox, from any number of processes: each takes a lease on a mail while it tries to send it.
 * A mail is sent at least once. One process never sends a mail twice, even if it was suspended. Several can, with the same
 * Message-ID: if a process ends, or is suspended or without the database for longer than its lease, between the moment the mail
 * server accepts the mail and the moment that is recorded.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { mail_outbox } from '#db/schema/mail/mail-outbox.ts'
import { resetLinkVariables } from '#features/accounts/reset-link.server.ts'
import { reportFiles } from '#features/reports/report-files.job.ts'
import type { OutgoingMail, Services } from '#features/services.ts'
import type { TemplateVariables } from './mail.schema.ts'
import { composeTemplatedMail, findTemplate, findTemplateFor } from './templated-mail.server.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
/** Concurrent in one process: a mail server that hangs blocks no more than these. */
const AT_ONCE = 4
/** The lease, renewed while the process lives; after a kill the next attempt waits no longer than this. */
const LEASE_MS = 15 * SECOND
const RENEW_MS = 5 * SECOND
/** Between two attempts to record a mail that the mail server accepted. */
const NOTE_AGAIN_MS = SECOND
const FIRST_PAUSE_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 6 * HOUR
const MOST_TRIES = 14
const KEPT_DAYS = 7
const REMOVED_AT_ONCE = 1_000

/** Until nothing is due, or `stopping`. Returns how many were sent. */
export async function sendQueuedMails(services: Services, stopping?: AbortSignal): Promise<number> {
  let sent = 0
  // A lease can lapse while the process is suspended, on a laptop that sleeps for example; this set does not.
  const sending = new Set<string>()
  const sendAll = async (first: Taken | null = null) => {
    for (let mail = first; ; mail = null) {
      if (stopping?.aborted) return
      mail ??= await take(services, sending)
      if (!mail) return
      sending.add(mail.id)
      try {
        if (await trySending(services, mail, stopping)) sent += 1
      } finally {
        sending.delete(mail.id)
      }
    }
  }
  const first = await take(services, sending)
  if (!first) return 0
  const ended = await Promise.allSettled([sendAll(first), ...Array.from({ length: AT_ONCE - 1 }, () => sendAll())])
  // Not before the others have ended: the next call would take what they are sending.
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
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

type Taken = Pick<
  typeof mail_outbox.$inferSelect,
  'id' | 'template_key' | 'with_reset_link' | 'chosen_by' | 'tries'
> & {
  to: string
  variables: Record<string, string>
  expiresAt: Date
  lastError: string | null
}

/** A moment further ahead than any backoff is a clock error. */
async function take({ db, now }: Services, sending: ReadonlySet<string>): Promise<Taken | null> {
  const [taken] = await db.asJobs((tx) => {
    // Not before the connection is there: the lease must not run out while this waits for one.
    const at = now()
    const after = (milliseconds: number) => new Date(at.getTime() + milliseconds).toISOString()
    return tx
      .update(mail_outbox)
      .set({ tries: sql`${mail_outbox.tries} + 1`, due_at: new Date(after(LEASE_MS)) })
      .where(
        sql`${mail_outbox.id} = (
          select id from mail_outbox
          where state = 'waiting' and (due_at <= ${at.toISOString()} or due_at > ${after(2 * LONGEST_PAUSE_MS)})
            and not (id = any (${`{${[...sending].join()}}`}::uuid[]))
          order by due_at limit 1 for update skip locked)`,
      )
      .returning()
  })
  if (!taken) return null
  const { id, template_key, with_reset_link, chosen_by, tries, expires_at, error } = taken
  const variables = taken.variables ?? {}
  return {
    id,
    template_key,
    with_reset_link,
    chosen_by,
    tries,
    to: taken.to_address!,
    variables,
    expiresAt: expires_at,
    lastError: error,
  }
}

async function trySending(services: Services, mail: Taken, stopping: AbortSignal | undefined): Promise<boolean> {
  const { db, now, log } = services
  const waits = and(eq(mail_outbox.id, mail.id), eq(mail_outbox.state, 'waiting'))
  // Another process that took the mail meanwhile has counted one more: what becomes of it is not for this one to say.
  const isOurs = and(waits, eq(mail_outbox.tries, mail.tries))
  const note = (columns: Partial<typeof mail_outbox.$inferInsert>) =>
    db.asJobs((tx) => tx.update(mail_outbox).set(columns).where(isOurs).returning({ id: mail_outbox.id }))
  const renew = () => note({ due_at: new Date(now().getTime() + LEASE_MS) })
  const giveUp = async (error: string) => {
    await note({ state: 'failed', ended_at: now(), variables: null, error })
    log.error({ mail: mail.id, template: mail.template_key, error }, 'Een mail kon niet worden verstuurd')
  }
  if (mail.expiresAt <= now()) {
    await giveUp(mail.lastError ?? 'Expired before it could be sent')
    return false
  }
  let renewed: Promise<unknown> = Promise.resolve()
  const renewing = setInterval(() => {
    renewed = renew().catch(() => {})
  }, RENEW_MS)
  try {
    const composed = await compose(services, mail)
    // That may have taken long enough for another process to take the mail, and send it.
    if (composed && (await renew()).length === 0) return false
    if (composed) await services.sendMail(composed.mail)
    const isSent = { state: 'sent', ended_at: now(), to_address: null, variables: null, error: null } as const
    const noteSent = () =>
      db.asJobs(async (tx) => {
        if (composed && mail.chosen_by) await noteTest(tx, mail, composed.version, now())
        await tx.update(mail_outbox).set(isSent).where(waits)
      })
    await untilNoted(noteSent, stopping)
    return composed !== null
  } catch (err) {
    if (err instanceof SentUnnoted) throw err.cause
    clearInterval(renewing)
    await renewed
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
  } finally {
    clearInterval(renewing)
  }
}

/** Null where nobody has this address, or the account was closed meanwhile. */
async function compose(services: Services, mail: Taken): Promise<{ mail: OutgoingMail; version: number } | null> {
  const variables = mail.with_reset_link
    ? await resetLinkVariables(services, mail.to, mail.expiresAt)
    : withAddresses(mail.variables, services.baseUrl)
  if (!variables) return null
  const { template_key: key, to, chosen_by } = mail
  // Reports and notices are written in the language of their account, whoever gets them.
  const isChosen = chosen_by !== null || variables.report !== undefined || variables.notices !== undefined
  const template = await services.db.asJobs((tx) => (isChosen ? findTemplate(tx, key) : findTemplateFor(tx, key, to)))
  const { report_id: reportId, report_pdf: wantsPdf } = mail.variables
  // Drawn now: a mail in the queue is text, and one that is tried again has the same files.
  const report = reportId ? await reportFiles(services, { reportId, wantsPdf: wantsPdf !== undefined }) : null
  if (report?.note && variables.report !== undefined) variables.report += `\n\n${report.note}`
  const composed = composeTemplatedMail(services, template, { to, variables, shown: report?.shown ?? null })
  const files = [...(composed.files ?? []), ...(report?.pdf ? [report.pdf] : [])]
  return { mail: { id: mail.id, ...composed, files }, version: template.version }
}

/** An admin who got a text at the own address has tested that version of it. */
async function noteTest(tx: Tx, { template_key, to, chosen_by }: Taken, version: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into email_template_tests (template_id, version, sent_at)
    select t.id, ${version}, ${at.toISOString()}::timestamptz from email_templates t, accounts a
    where t.key = ${template_key} and a.user_id = ${chosen_by} and lower(a.email) = lower(${to})
    on conflict do nothing`)
}

/** The mail server accepted it, but the process must end while the database is away. */
class SentUnnoted extends Error {}

/** The lease is renewed meanwhile: what the mail server accepted is not sent again because the database is away. */
async function untilNoted(note: () => Promise<unknown>, stopping: AbortSignal | undefined): Promise<void> {
  for (;;) {
    try {
      await note()
      return
    } catch (cause) {
      if (stopping?.aborted) throw new SentUnnoted('', { cause })
      await delay(NOTE_AGAIN_MS, undefined, { signal: stopping }).catch(() => {})
    }
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
