/** The pages that an owner named because a report was wrong: later analyses read them first. */
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { first_pages } from '#db/schema/analyses.ts'
import { isSameSite, withoutWww } from '#engine/fetch/same-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'

/** More would leave no room for pages that we choose. */
const READ = 3

export const FIRST_PAGE_TEXTS = {
  empty: 'Vul het adres in van een pagina op je website, bijvoorbeeld /contact.',
  otherSite: 'Dit adres hoort niet bij je website. Vul een pagina van dezelfde website in.',
  home: 'Je homepage lezen we altijd al. Vul het adres van een andere pagina in.',
  kept: 'We konden je website nu niet lezen; je rapport blijft zoals het was.',
  unread: (status: number | null) =>
    status === null
      ? 'Deze pagina gaf geen antwoord, of robots.txt verbiedt ons hem te lezen.'
      : `Op dit adres staat geen pagina die wij kunnen lezen (status ${status}).`,
} as const

/** The path of a page of `site`, typed with or without host and scheme. Throws 'invalid-input' at the field `readFirst`. */
export function firstPagePath(typed: string, site: URL): string {
  if (typed.trim() === '') throw unreadable(FIRST_PAGE_TEXTS.empty)
  const url = pageOfSite(typed, site)
  if (!url) throw unreadable(FIRST_PAGE_TEXTS.otherSite)
  const path = url.pathname + url.search
  if (/^\/(?:index\.\w{2,5})?$/.test(path)) throw unreadable(FIRST_PAGE_TEXTS.home)
  return path
}

/** A page of `site`, typed with or without host and scheme; null for what is not on it. */
export function pageOfSite(typed: string, site: URL): URL | null {
  const text = typed.trim()
  if (/^(?!https?:)[a-z][a-z\d+.-]{0,20}:\/\//i.test(text)) return null
  const url = /^https?:\/\//i.test(text)
    ? URL.parse(text)
    : text.startsWith('/')
      ? URL.parse(text, site)
      : withoutWww(text).startsWith(withoutWww(site.host))
        ? URL.parse(`${site.protocol}//${text}`)
        : /^[^\s/]{1,253}\.[a-z]{2,24}(?:[/?#]|$)/i.test(text) && !/\.html?$/i.test(text)
          ? null
          : URL.parse(`/${text}`, site)
  return url && isSameSite(url, site) && !url.username && !url.password ? url : null
}

/** Throws when the named page could not be read; its address is not stored then. */
export function requireRead(report: AuditReport, path: string): void {
  const source = report.sources_analyzed.find(({ url }) => {
    const at = URL.parse(url)
    return at !== null && at.pathname + at.search === path
  })
  const read = (report.pages_read ?? []).some((url) => {
    const at = URL.parse(url)
    return at !== null && at.pathname + at.search === path
  })
  if (report.not_read) throw unreadable(`${FIRST_PAGE_TEXTS.kept} ${report.not_read.cause}`)
  if (read || (source?.status === 200 && !source.problem)) return
  throw unreadable(FIRST_PAGE_TEXTS.unread(source?.status ?? null))
}

const unreadable = (text: string) => new Failure('invalid-input', { fields: { readFirst: text } })

/** Newest first. */
export async function firstPagesOf(
  { db }: Services,
  session: AccountHolder,
  domainId: string,
  site: URL,
): Promise<string[]> {
  const rows = await db.as(actorOf(session), (tx) =>
    tx
      .select({ path: first_pages.path })
      .from(first_pages)
      .where(
        and(
          eq(first_pages.user_id, session.userId),
          eq(first_pages.domain_id, domainId),
          eq(first_pages.host, site.host),
        ),
      )
      .orderBy(desc(first_pages.named_at))
      .limit(READ),
  )
  return rows.map(({ path }) => path)
}

export async function keepFirstPage(
  tx: Tx,
  session: AccountHolder,
  page: { domainId: string; site: URL; path: string; now: Date },
): Promise<void> {
  await tx
    .insert(first_pages)
    .values({
      user_id: session.userId,
      domain_id: page.domainId,
      host: page.site.host,
      path: page.path,
      named_at: page.now,
    })
    .onConflictDoUpdate({
      target: [first_pages.domain_id, first_pages.host, first_pages.path],
      set: { named_at: page.now },
    })
}
