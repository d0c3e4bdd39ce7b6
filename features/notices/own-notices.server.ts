/** The notices of an account, for its owner: the list, and marking them as read. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { domains } from '#db/schema/domains.ts'
import { notices, website_watches } from '#db/schema/notices.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { NoticeOf } from './notice-details.ts'
import { byGravity } from './notice-text.rules.ts'

type OwnNotice = NoticeOf & {
  id: string
  /** Null: about the account. */
  domainId: string | null
  /** ISO 8601. */
  at: string
  isRead: boolean
}

/** How the daily watch of a website goes. */
export interface WatchedSite {
  website: string
  /** ISO 8601; null: not read yet. */
  readAt: string | null
  /** ISO 8601: since when reading it fails; null: the last reading succeeded. */
  unreadSince: string | null
}

interface OwnNotices {
  /** Newest first. */
  notices: OwnNotice[]
  /** How many older ones are left out. */
  older: number
  watched: WatchedSite[]
}

const SHOWN = 100

export function ownNotices({ db }: Services, session: Session): Promise<OwnNotices> {
  return db.as(actorOf(session), async (tx) => {
    const rows = await tx
      .select()
      .from(notices)
      .where(eq(notices.user_id, session.userId))
      .orderBy(desc(notices.created_at), desc(notices.id))
      .limit(SHOWN)
    const [all] = await tx.select({ n: count() }).from(notices).where(eq(notices.user_id, session.userId))
    return {
      notices: rows
        .map(({ id, domain_id, kind, details, created_at, read_at }) => ({
          ...({ kind, details } as NoticeOf),
          ...{ id, domainId: domain_id, at: created_at.toISOString(), isRead: read_at !== null },
        }))
        .toSorted((one, other) => (one.at === other.at ? byGravity(one, other) : other.at.localeCompare(one.at))),
      older: (all?.n ?? 0) - rows.length,
      watched: await watchedBy(tx, session),
    }
  })
}

async function watchedBy(tx: Tx, { userId }: AccountHolder): Promise<WatchedSite[]> {
  const rows = await tx
    .select({
      website: website_watches.website,
      readAt: website_watches.read_at,
      unreadSince: website_watches.unread_since,
    })
    .from(website_watches)
    .innerJoin(domains, eq(domains.id, website_watches.domain_id))
    .where(
      and(
        eq(website_watches.user_id, userId),
        isNull(domains.deleted_at),
        sql`${website_watches.website} = ${domains.domain_name}`,
        sql`${website_watches.website} <> ''`,
      ),
    )
    .orderBy(desc(domains.is_primary), website_watches.website)
  return rows.map(({ website, readAt, unreadSince }) => ({
    website,
    readAt: readAt?.toISOString() ?? null,
    unreadSince: unreadSince?.toISOString() ?? null,
  }))
}

/** In a transaction of the account. Those that are told together are one (told-together.rules.ts). */
export async function unreadNotices(tx: Tx, { userId }: AccountHolder): Promise<number> {
  const [unread] = await tx
    .select({ n: sql<number>`count(distinct coalesce(${notices.details}->>'same', ${notices.id}::text))::int` })
    .from(notices)
    .where(and(eq(notices.user_id, userId), isNull(notices.read_at)))
  return unread?.n ?? 0
}

/** `ids` null: all of them. Marking one that is read, or another account's, changes nothing. */
export async function readNotices({ db, now }: Services, session: Session, ids: string[] | null): Promise<void> {
  await db.as(actorOf(session), (tx) =>
    tx
      .update(notices)
      .set({ read_at: now() })
      .where(
        and(
          eq(notices.user_id, session.userId),
          isNull(notices.read_at),
          ids === null ? undefined : inArray(sql`${notices.id}::text`, ids),
        ),
      ),
  )
}
