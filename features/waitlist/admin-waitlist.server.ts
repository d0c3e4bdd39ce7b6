/** The waitlist for admins: newest first, by page, searched by the database (db/sql/customers.sql). */
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { waitlist } from '#db/schema/waitlist.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { WELCOME_LINK_DAYS } from '#features/accounts/reset-link.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { readPlace, writePlace } from '#features/admin/list-place.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type EntryState, removeEntrySchema, type WaitlistEntry, waitlistPageSchema } from './admin-waitlist.schema.ts'

const ON_A_PAGE = 50
const DAY_MS = 24 * 60 * 60 * 1000

/** Throws 'invalid-input' or 'not-allowed'. */
export async function getWaitlist(
  services: Services,
  session: Session,
  input: z.input<typeof waitlistPageSchema>,
  most = ON_A_PAGE,
): Promise<{ entries: WaitlistEntry[]; next: string | null }> {
  requireAdmin(session)
  return services.db.as(actorOf(session), (tx) => readWaitlist(tx, input, most))
}

/** Throws 'invalid-input'. */
export async function readWaitlist(
  tx: Tx,
  input: z.input<typeof waitlistPageSchema>,
  most: number,
): Promise<{ entries: WaitlistEntry[]; next: string | null }> {
  const { query, after } = parseInput(waitlistPageSchema, input)
  const place = readPlace(after, 'created_at')
  const { rows } = await tx.execute<Row>(sql`
    select * from find_waitlist(${query ?? null}, ${place?.key ?? null}::timestamptz, ${place?.id ?? null}::uuid,
      ${most + 1})`)
  const entries = rows.slice(0, most).map(toEntry)
  const last = entries.at(-1)
  const next = rows.length > most && last ? writePlace({ sort: 'created_at', key: last.joinedAt, id: last.id }) : null
  return { entries, next }
}

export interface WaitlistCounts {
  total: number
  withUseCase: number
}

export async function countWaitlist(services: Services, session: Session): Promise<WaitlistCounts> {
  requireAdmin(session)
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<{ total: number; with_use_case: number }>(sql`select * from count_waitlist()`),
  )
  return { total: rows[0]!.total, withUseCase: rows[0]!.with_use_case }
}

/** The address of one row; null when it is not on the list. */
export async function findEntry(
  services: Services,
  session: Session,
  id: string,
): Promise<{ id: string; name: string; email: string; invitedAt: Date | null } | null> {
  requireAdmin(session)
  if (!removeEntrySchema.safeParse({ id }).success) return null
  const [entry] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({ id: waitlist.id, name: waitlist.name, email: waitlist.email, invitedAt: waitlist.invited_at })
      .from(waitlist)
      .where(eq(waitlist.id, id)),
  )
  return entry ?? null
}

/** A row that is gone already is no failure. An account that was made by an invitation stays. Throws 'invalid-input' or 'not-allowed'. */
export async function removeEntry(
  services: Services,
  session: Session,
  input: z.input<typeof removeEntrySchema>,
): Promise<void> {
  const admin = requireAdmin(session)
  const { id } = parseInput(removeEntrySchema, input)
  await services.db.as(actorOf(admin), async (tx) => {
    const removed = await tx.delete(waitlist).where(eq(waitlist.id, id)).returning({ id: waitlist.id })
    if (removed.length > 0) await recordAct(tx, services, ownAct('waitlist-entry-removed', admin))
  })
}

type Row = Record<'id' | 'name' | 'company' | 'email', string> &
  Record<'website' | 'use_case' | 'target_audience', string | null> & {
    created_at: Date | string
    invited_at: Date | string | null
    account: 'none' | 'unopened' | 'opened' | 'closed'
  }

function toEntry(row: Row): WaitlistEntry {
  const invitedAt = row.invited_at === null ? null : new Date(row.invited_at)
  const state = stateOf(row.account, invitedAt !== null)
  return {
    id: row.id,
    joinedAt: new Date(row.created_at).toISOString(),
    name: row.name,
    company: row.company,
    email: row.email,
    website: row.website,
    useCase: row.use_case,
    audience: row.target_audience,
    state,
    invitedAt: invitedAt?.toISOString() ?? null,
    linkUntil:
      invitedAt && state === 'invited'
        ? new Date(invitedAt.getTime() + WELCOME_LINK_DAYS * DAY_MS).toISOString()
        : null,
  }
}

function stateOf(account: Row['account'], isInvited: boolean): EntryState {
  if (account === 'none') return 'waiting'
  if (account === 'closed') return 'closed'
  if (!isInvited) return 'has-account'
  return account === 'opened' ? 'opened' : 'invited'
}
