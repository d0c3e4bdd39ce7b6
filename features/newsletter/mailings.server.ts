/** Mailings, as admins start, follow, stop and continue them. A job sends them (send-mailing.job.ts). */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { email_template_versions, email_templates } from '#db/schema/mail/email-templates.ts'
import {
  email_template_tests,
  newsletter_mailings,
  newsletter_receivers,
  newsletter_subscriptions,
  RECEIVER_STATES,
} from '#db/schema/mail/newsletter.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { englishKey, TEMPLATE_VALUES } from '#features/mail/template-problems.rules.ts'
import type { Services } from '#features/services.ts'
import { type Mailing, mailingIdSchema, startMailingSchema, type Undelivered } from './mailings.schema.ts'

/** The templates that a mailing may use: each lets its receiver unsubscribe. */
export const MAILING_TEMPLATES = Object.entries(TEMPLATE_VALUES)
  .filter(([, { needs }]) => needs.includes('unsubscribe_url'))
  .flatMap(([key]) => [key, englishKey(key)])
  .sort()

const MOST_MAILINGS = 50
const MOST_UNDELIVERED = 200

/** What came of earlier steps with this very text: a test mail, or a mailing. Throws 'template-not-found'. */
export async function mailingStanding(
  services: Services,
  session: Session,
  { key, version }: { key: string; version: number },
): Promise<{ tested: boolean; mailingId: string | null }> {
  requireAdmin(session)
  if (!MAILING_TEMPLATES.includes(key)) throw new Failure('template-not-found')
  return services.db.as(actorOf(session), async (tx) => {
    const { rows } = await tx.execute<{ tested: boolean; mailing: string | null }>(sql`
      select exists (select from ${email_template_tests} s where s.template_id = t.id and s.version = ${version}) as tested,
        (select m.id from ${newsletter_mailings} m where m.template_id = t.id and m.version = ${version}) as mailing
      from ${email_templates} t where t.key = ${key}`)
    return { tested: rows[0]?.tested ?? false, mailingId: rows[0]?.mailing ?? null }
  })
}

/**
 * Pressed twice it starts once: one version of a text is one mailing. Returns its id. Throws 'invalid-input', 'not-allowed',
 * 'template-not-found', 'changed-elsewhere', 'mailing-untested' or 'mailing-without-receivers'.
 */
export async function startMailing(
  services: Services,
  session: Session,
  input: z.input<typeof startMailingSchema>,
): Promise<string> {
  const admin = requireAdmin(session)
  const { key, version } = parseInput(startMailingSchema, input)
  if (!MAILING_TEMPLATES.includes(key)) throw new Failure('template-not-found')
  return services.db.as(actorOf(admin), async (tx) => {
    const { rows } = await tx.execute<{ outcome: string; mailing_id: string }>(sql`
      select * from start_mailing(${key}, ${version}, ${services.now().toISOString()}::timestamptz)`)
    const { outcome, mailing_id } = rows[0]!
    if (outcome === 'changed') throw new Failure('changed-elsewhere')
    if (outcome === 'untested') throw new Failure('mailing-untested')
    if (outcome === 'no-receivers') throw new Failure('mailing-without-receivers')
    if (outcome === 'started') {
      const details = { template: key, version: String(version) }
      await recordAct(tx, services, { ...ownAct('mailing-started', admin), details })
    }
    return mailing_id
  })
}

/** False: it was not being sent. Throws 'invalid-input' or 'not-allowed'. */
export function stopMailing(services: Services, session: Session, input: { id: string }): Promise<boolean> {
  return change(
    services,
    session,
    input,
    'mailing-stopped',
    (id) => sql`select stop_mailing(${id}, ${at(services)}) as done`,
  )
}

/** Goes on after a stop; with `failedToo` what the mail server refused is tried again. False: nothing was left to send. */
export function continueMailing(
  services: Services,
  session: Session,
  { failedToo = false, ...input }: { id: string; failedToo?: boolean },
): Promise<boolean> {
  const query = (id: string) => sql`select continue_mailing(${id}, ${failedToo}, ${at(services)}) as done`
  return change(services, session, input, 'mailing-continued', query)
}

const at = ({ now }: Services) => sql`${now().toISOString()}::timestamptz`

async function change(
  services: Services,
  session: Session,
  input: { id: string },
  act: 'mailing-stopped' | 'mailing-continued',
  query: (id: string) => ReturnType<typeof sql>,
): Promise<boolean> {
  const admin = requireAdmin(session)
  const { id } = parseInput(mailingIdSchema, input)
  return services.db.as(actorOf(admin), async (tx) => {
    const mailing = await readMailing(tx, id)
    const { rows } = await tx.execute<{ done: boolean }>(query(id))
    if (!rows[0]!.done) return false
    const details = { template: mailing.templateKey, version: String(mailing.version) }
    await recordAct(tx, services, { ...ownAct(act, admin), details })
    return true
  })
}

/** Newest first, without their counts. Throws 'not-allowed'. */
export async function listMailings(services: Services, session: Session): Promise<Omit<Mailing, 'counts' | 'total'>[]> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) =>
    (await rowsOf(tx).orderBy(desc(newsletter_mailings.started_at)).limit(MOST_MAILINGS)).map(toMailing),
  )
}

/** Throws 'not-allowed' or 'mailing-not-found'. */
export async function findMailing(
  services: Services,
  session: Session,
  id: string,
): Promise<{ mailing: Mailing; undelivered: Undelivered[] }> {
  requireAdmin(session)
  if (!mailingIdSchema.safeParse({ id }).success) throw new Failure('mailing-not-found')
  return services.db.as(actorOf(session), async (tx) => {
    const mailing = await readMailing(tx, id)
    const counted = await tx
      .select({ state: newsletter_receivers.state, n: count() })
      .from(newsletter_receivers)
      .where(eq(newsletter_receivers.mailing_id, id))
      .groupBy(newsletter_receivers.state)
    const counts = Object.fromEntries(
      RECEIVER_STATES.map((state) => [state, counted.find((row) => row.state === state)?.n ?? 0]),
    ) as Mailing['counts']
    const undelivered = await tx
      .select({
        id: newsletter_receivers.id,
        email: newsletter_subscriptions.email,
        state: newsletter_receivers.state,
        error: newsletter_receivers.error,
      })
      .from(newsletter_receivers)
      .innerJoin(newsletter_subscriptions, eq(newsletter_subscriptions.id, newsletter_receivers.subscription_id))
      .where(and(eq(newsletter_receivers.mailing_id, id), inArray(newsletter_receivers.state, ['failed', 'unsure'])))
      .limit(MOST_UNDELIVERED)
    const total = counted.reduce((sum, { n }) => sum + n, 0)
    return { mailing: { ...mailing, counts, total }, undelivered: undelivered as Undelivered[] }
  })
}

async function readMailing(tx: Tx, id: string) {
  const [row] = await rowsOf(tx).where(eq(newsletter_mailings.id, id))
  if (!row) throw new Failure('mailing-not-found')
  return toMailing(row)
}

function rowsOf(tx: Tx) {
  const { id, version, state, error, started_at, ended_at } = newsletter_mailings
  const { subject } = email_template_versions
  return tx
    .select({ id, templateKey: email_templates.key, version, subject, state, error, started_at, ended_at })
    .from(newsletter_mailings)
    .innerJoin(email_templates, eq(email_templates.id, newsletter_mailings.template_id))
    .innerJoin(
      email_template_versions,
      and(
        eq(email_template_versions.template_id, newsletter_mailings.template_id),
        eq(email_template_versions.version, newsletter_mailings.version),
      ),
    )
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function toMailing({ started_at, ended_at, ...row }: Row) {
  return { ...row, startedAt: started_at.toISOString(), endedAt: ended_at?.toISOString() ?? null }
}
