/**
 * Visits of crawlers: buffered in memory at no cost to the request, written once a second. A kill loses at most the last second.
 * A visitor's address is held until the visit is verified, and never stored.
 */
import { sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import type { Verdict, VisitedFormat } from '#db/schema/crawler-visits.ts'
import type { Services } from '#features/services.ts'
import type { Crawler } from './crawlers.ts'
import type { Ranges } from './ranges.server.ts'
import { type Resolver, systemResolver, verdictByDns, verdictByRanges } from './verify.server.ts'

export interface VisitedProfile {
  userId: string
  domainId: string
}

export interface VisitBook {
  note(profile: VisitedProfile, crawler: Crawler, format: VisitedFormat, allowed: boolean, from: Address): void
  /** Flushes the buffer; called once a second and when the process stops. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** As given by the socket and the proxies. */
export interface Address {
  socket: string | undefined
  forwardedFor: string | undefined
}

interface Entry {
  profile: VisitedProfile
  crawler: Crawler
  format: VisitedFormat
  allowed: boolean
  /** Of the visitor, if our own proxies forward it. */
  address: string
  hits: number
}

const NOBODY = ''
const FLUSH_MS = 1_000
/** Bounds a flood of addresses: beyond this, visits of one crawler to one page are counted together and stay unverified. */
const MOST_ENTRIES = 10_000
const DNS_TIMEOUT_MS = 5_000
const MOST_KNOWN_NAMES = 5_000

export interface VisitBookOptions {
  ranges: () => Ranges
  readAddress: (socket: string | undefined, forwardedFor: string | null) => string
  resolver?: Resolver
}

export function openVisitBook(services: Services, options: VisitBookOptions): VisitBook {
  const { ranges, readAddress, resolver = systemResolver } = options
  let entries = new Map<string, Entry>()
  let writing: Promise<void> = Promise.resolve()
  /** Verdicts of name servers, by crawler and address; lost when the process ends. */
  const known = new Map<string, Promise<Verdict>>()

  const byDns = (crawler: Crawler, address: string) => {
    const key = `${crawler.token} ${address}`
    let verdict = known.get(key)
    if (!verdict) {
      if (known.size >= MOST_KNOWN_NAMES) known.delete(known.keys().next().value!)
      verdict = withTimeout(verdictByDns(crawler, address, resolver))
      known.set(key, verdict)
    }
    return verdict
  }

  function keep(visit: Omit<Entry, 'hits'>, hits: number) {
    const whose = keyOf(visit)
    const key = `${whose} ${visit.address}`
    const entry = entries.get(key) ?? (entries.size >= MOST_ENTRIES ? entries.get(whose) : undefined)
    if (entry) entry.hits += hits
    else if (entries.size < MOST_ENTRIES) entries.set(key, { ...visit, hits })
    else entries.set(whose, { ...visit, address: NOBODY, hits })
  }

  async function write(batch: Entry[], at: Date) {
    const judged = together(
      batch.map((entry) => ({ entry, verdict: verdictByRanges(entry.crawler, entry.address, ranges()) })),
    )
    const now = judged.map(({ entry, verdict }) => row(entry, verdict === 'ask-dns' ? 'unverifiable' : verdict, at))
    const ids = await insert(services, now)
    // Stored as unverifiable first, so that a slow name server loses no visit.
    const asked = judged.flatMap(({ entry, verdict }, index) =>
      verdict === 'ask-dns' ? [{ entry, id: ids[index]! }] : [],
    )
    if (asked.length > 0) void settle(asked).catch((err) => services.log.warn({ err }, 'Bezoeken niet nagekeken'))
  }

  async function settle(asked: { entry: Entry; id: string }[]) {
    for (const { entry, id } of asked) {
      const verdict = await byDns(entry.crawler, entry.address)
      if (verdict !== 'unverifiable') await changeVerdict(services, id, verdict)
    }
  }

  const flush = () => {
    if (entries.size > 0) {
      const batch = [...entries.values()]
      const at = services.now()
      entries = new Map()
      writing = writing
        .then(() => write(batch, at))
        .catch((err) => {
          services.log.error({ err, visits: batch.length }, 'Bezoeken van crawlers zijn nog niet bewaard')
          // Retried next second, as far as there is room.
          for (const { hits, ...visit } of batch.slice(0, MOST_ENTRIES - entries.size)) keep(visit, hits)
        })
    }
    return writing
  }
  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    note(profile, crawler, format, allowed, { socket, forwardedFor }) {
      // Normalised before it becomes part of a key, because a made-up value would make each visit a separate key.
      const address = readAddress(socket, forwardedFor ?? null)
      keep({ profile, crawler, format, allowed, address }, 1)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

type Judged = { entry: Entry; verdict: Verdict | 'ask-dns' }

/** Visits with the same verdict are merged without their addresses; only reverse DNS needs each address. */
function together(judged: Judged[]): Judged[] {
  const rows = new Map<string, Judged>()
  for (const { entry, verdict } of judged) {
    const key = [keyOf(entry), verdict, verdict === 'ask-dns' ? entry.address : ''].join(' ')
    const row = rows.get(key)
    if (row) row.entry.hits += entry.hits
    else rows.set(key, { entry: { ...entry }, verdict })
  }
  return [...rows.values()]
}

const keyOf = ({ profile, crawler, format, allowed }: Omit<Entry, 'address' | 'hits'>) =>
  `${profile.domainId} ${crawler.token} ${format} ${allowed}`

interface Row {
  user_id: string
  domain_id: string
  visited_at: string
  crawler: string
  format: VisitedFormat
  verdict: Verdict
  allowed: boolean
  hits: number
}

function row({ profile, crawler, format, allowed, hits }: Entry, verdict: Verdict, at: Date): Row {
  return {
    user_id: profile.userId,
    domain_id: profile.domainId,
    visited_at: at.toISOString(),
    crawler: crawler.token,
    format,
    verdict,
    allowed,
    hits,
  }
}

/** Inserts visits and daily counts, except those of an account that was removed meanwhile. Ids in the order of the rows. */
async function insert({ db }: Services, rows: Row[]): Promise<(string | undefined)[]> {
  const numbered = JSON.stringify(rows.map((row, nr) => ({ ...row, nr })))
  const { rows: made } = await db.as(visitor, (tx) =>
    tx.execute<{ id: string; nr: number }>(sql`select id, nr from record_crawler_visits(${numbered}::jsonb)`),
  )
  const ids: (string | undefined)[] = rows.map(() => undefined)
  for (const { id, nr } of made) ids[nr] = id
  return ids
}

async function changeVerdict({ db }: Services, id: string | undefined, verdict: Verdict): Promise<void> {
  if (!id) return
  await db.as(visitor, (tx) => tx.execute(sql`select settle_crawler_visit(${id}, ${verdict})`))
}

function withTimeout(verdict: Promise<Verdict>): Promise<Verdict> {
  const late = new Promise<Verdict>((resolve) => {
    setTimeout(() => resolve('unverifiable'), DNS_TIMEOUT_MS).unref()
  })
  return Promise.race([verdict, late])
}
