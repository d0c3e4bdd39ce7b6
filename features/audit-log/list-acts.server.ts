/** The audit log for admins: newest first, by page, searched by the database (db/sql/admin/acts.sql). */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import type { ActorKind } from '#db/schema/audit-log.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { ACT_TEXTS, type Act } from './acts.ts'
import { type ActsSearch, actsPageSchema, type RecordedAct } from './list-acts.schema.ts'

const ON_A_PAGE = 50

export interface ActsPage {
  acts: RecordedAct[]
  next: string | null
}

/** Throws 'invalid-input' or 'not-allowed'. */
export async function listActs(services: Services, session: Session, search: ActsSearch): Promise<ActsPage> {
  const admin = requireAdmin(session)
  return services.db.as(actorOf(admin), (tx) => readActs(tx, search, ON_A_PAGE))
}

/** Throws 'invalid-input'. */
export async function readActs(tx: Tx, search: ActsSearch, most: number): Promise<ActsPage> {
  const { who, whom, act, from, until, after } = parseInput(actsPageSchema, search)
  const place = readPlace(after)
  const { rows } = await tx.execute<Row>(sql`
    select sequence, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, act, actor_kind, actor_id, actor_email,
      subject_id, subject_email, address, details
    from find_acts(
      ${who || null}, ${whom || null}, ${act || null}, ${from || null}::date, ${until || null}::date,
      ${place?.at ?? null}::timestamptz, ${place?.sequence ?? null}::bigint, ${most + 1})`)
  const page = rows.slice(0, most)
  const last = rows.length > most ? page.at(-1)! : null
  return { acts: page.map(toAct), next: last && writePlace(last) }
}

interface Row extends Record<string, unknown> {
  sequence: number
  at: string
  act: string
  actor_kind: ActorKind
  actor_id: string | null
  actor_email: string | null
  subject_id: string | null
  subject_email: string | null
  address: string | null
  details: Record<string, string>
}

const OTHERS: Record<Exclude<ActorKind, 'user'>, string> = {
  visitor: 'Iemand die niet is ingelogd',
  operator: 'Beheerder op de server',
  job: 'Vindbaar zelf',
}

function toAct(row: Row): RecordedAct {
  // An act of an older version may have left the list.
  const text = Object.hasOwn(ACT_TEXTS, row.act) ? ACT_TEXTS[row.act as Act] : { label: row.act }
  return {
    sequence: Number(row.sequence),
    at: row.at,
    label: text.label,
    about: text.about?.(row.details) ?? '',
    who: row.actor_kind === 'user' ? personOf(row.actor_email, row.actor_id) : OTHERS[row.actor_kind],
    whom: row.subject_id === null && row.subject_email === null ? '' : personOf(row.subject_email, row.subject_id),
    address: row.address,
  }
}

function personOf(email: string | null, id: string | null): string {
  return email ?? `Verwijderd account ${id}`
}

const placeSchema = z.tuple([z.iso.datetime({ precision: 6 }), z.number().int().positive()])

const writePlace = ({ at, sequence }: Row) => Buffer.from(JSON.stringify([at, Number(sequence)])).toString('base64url')

function readPlace(text: string | undefined): { at: string; sequence: number } | null {
  if (!text) return null
  try {
    const [at, sequence] = placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { at, sequence }
  } catch {
    throw new Failure('invalid-input', { fields: { after: 'Kies een pagina van de lijst.' } })
  }
}
