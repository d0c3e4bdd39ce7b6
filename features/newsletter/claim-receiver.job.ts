/** Takes the next receiver of a mailing, in one transaction that also keeps the pace and asks whether the mail is still wanted. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { newsletter_mailings } from '#db/schema/mail/newsletter.ts'
import type { MailTemplate } from '#features/mail/render-template.rules.ts'
import type { Services } from '#features/services.ts'

/** Longer than the mailer waits for a mail server: whoever has not recorded an end by then never will. */
const CLAIM_MS = 5 * 60_000

export interface Claimed {
  mailingId: string
  receiverId: string
  to: string
  unsubscribeToken: string
  /** This one included. */
  tries: number
  template: MailTemplate & { key: string; from_name: string | null; from_email: string | null }
}

/** 'over': it was stopped, or everyone was dealt with. */
export function claimReceiver(services: Services, mailingId: string): Promise<Claimed | { waitMs: number } | 'over'> {
  const { db, newsletterPerMinute } = services
  return db.asJobs(async (tx) => {
    const now = services.now()
    const gap = 60_000 / newsletterPerMinute
    // Processes that send the same mailing take turns at this row.
    const mailing = await lockMailing(tx, mailingId)
    if (mailing?.state !== 'sending') return 'over'
    const early = mailing.next_at.getTime() - now.getTime()
    if (early > 0) return { waitMs: early }
    await skipUnsubscribed(tx, mailingId, now)
    const receiver = await takeNext(tx, mailingId, now)
    if (!receiver) return whatIsLeft(tx, mailingId, now)
    await tx
      .update(newsletter_mailings)
      .set({ next_at: new Date(now.getTime() + gap), error: null })
      .where(eq(newsletter_mailings.id, mailingId))
    return { mailingId, ...receiver, template: await textOf(tx, mailing) }
  })
}

/** The mail server cannot be used: nobody of this mailing is tried for a while. */
export async function pauseMailing({ db, now }: Services, id: string, ms: number, error: string): Promise<void> {
  const next_at = new Date(now().getTime() + ms)
  await db.asJobs((tx) => tx.update(newsletter_mailings).set({ next_at, error }).where(eq(newsletter_mailings.id, id)))
}

async function lockMailing(tx: Tx, id: string) {
  const [mailing] = await tx.select().from(newsletter_mailings).where(eq(newsletter_mailings.id, id)).for('update')
  return mailing
}

const isWanted = (subscription: SQL) => sql`exists (
  select from newsletter_subscriptions n where n.id = ${subscription} and n.state = 'confirmed'
    and not exists (select from mail_suppressions s where s.email_hash = n.email_hash))`

/** Those who are next and unsubscribed since the start. */
async function skipUnsubscribed(tx: Tx, mailingId: string, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute(sql`
      update newsletter_receivers r set state = 'skipped', error = null
      from (${nextOf(mailingId, now)}) next
      where r.id = next.id and not ${isWanted(sql`r.subscription_id`)} returning 1`)
    if (rows.length === 0) return
  }
}

const nextOf = (mailingId: string, now: Date) => sql`
  select id from newsletter_receivers
  where mailing_id = ${mailingId} and state = 'waiting' and due_at <= ${now.toISOString()}::timestamptz
  order by due_at, id limit 1`

async function takeNext(tx: Tx, mailingId: string, now: Date) {
  const { rows } = await tx.execute<{ id: string; tries: number; email: string; token: string }>(sql`
    update newsletter_receivers r
    set state = 'sending', claimed_at = ${now.toISOString()}::timestamptz, tries = r.tries + 1, error = null
    from newsletter_subscriptions n
    where r.id = (${nextOf(mailingId, now)}) and n.id = r.subscription_id and n.state = 'confirmed'
    returning r.id, r.tries, n.email, n.unsubscribe_token as token`)
  const row = rows[0]
  return row && { receiverId: row.id, tries: row.tries, to: row.email, unsubscribeToken: row.token }
}

/** Nobody is due: some are to be tried later, some are being sent by someone, or it is done. */
async function whatIsLeft(tx: Tx, mailingId: string, now: Date): Promise<{ waitMs: number } | 'over'> {
  await tx.execute(sql`
    update newsletter_receivers set state = 'unsure', error = null
    where mailing_id = ${mailingId} and state = 'sending'
      and claimed_at < ${new Date(now.getTime() - CLAIM_MS).toISOString()}::timestamptz`)
  const { rows } = await tx.execute<{ next: Date | string | null }>(sql`
    select min(case when state = 'waiting' then due_at else claimed_at + ${CLAIM_MS / 1000} * interval '1 second' end) as next
    from newsletter_receivers where mailing_id = ${mailingId} and state in ('waiting', 'sending')`)
  const next = rows[0]!.next
  if (next !== null) return { waitMs: Math.max(1_000, new Date(next).getTime() - now.getTime()) }
  await tx
    .update(newsletter_mailings)
    .set({ state: 'done', ended_at: now, error: null })
    .where(eq(newsletter_mailings.id, mailingId))
  return 'over'
}

async function textOf(tx: Tx, mailing: typeof newsletter_mailings.$inferSelect): Promise<Claimed['template']> {
  const { rows } = await tx.execute<Claimed['template'] & Record<string, unknown>>(sql`
    select t.key, v.subject, v.from_name, v.from_email, v.html, v.text
    from email_template_versions v join email_templates t on t.id = v.template_id
    where v.template_id = ${mailing.template_id} and v.version = ${mailing.version}`)
  return rows[0]!
}
