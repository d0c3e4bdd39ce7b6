/** What an answer that we asked for states wrongly, and the own pages that state the same: read from what was stored, nothing is fetched. */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import type { PageValue } from '#engine/consistency/reading/said-values.ts'
import { isSameSite } from '#engine/fetch/same-site.ts'
import type { Address, AuditReport, Fact } from '#engine/report/report.ts'
import { allows } from '#features/access/plans.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import { newestReport } from '#features/analyses/analyze-company.server.ts'
import type { JudgedAnswer } from '#features/assistant-answers/judged-answer.rules.ts'
import { COMPARED_FACTS } from '#features/consistency/consistency.schema.ts'
import { lastComparison } from '#features/consistency/consistency.server.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import type { NoticeDetails, WrongFact } from './notice-details.ts'

/** More would not be read in a notice. */
const MOST_WRONG = 6
const MOST_PLACES = 3

type Wrong = Pick<NoticeDetails['assistant-wrong'], 'wrong' | 'readAt'>

interface PageStatement extends PageValue {
  page: string
  quote: string
  readAt: string
}

/** Outside any transaction. Null where nothing is to be told: nothing is wrong, another company is meant, or the plan tells nothing. */
export async function wrongFactsOf(
  services: Services,
  owner: AccountHolder,
  profile: OwnProfile,
  { facts }: JudgedAnswer,
): Promise<Wrong | null> {
  const said = facts
    .filter(({ verdict }) => verdict === 'wrong')
    .flatMap(({ fact, value, said }) =>
      said.filter(({ right }) => !right).map(({ text }) => ({ fact, value, said: text })),
    )
  if (said.length === 0 || !allows(profile.plan, 'daily-watch')) return null
  const { stated, readAt } = await statedOnOwnPages(services, owner, profile)
  const country = profile.form.countries[0] === 'BE' ? 'BE' : 'NL'
  const where = () => inWorker('whereSaid', said, stated, country)
  // The worker may have had no time while it was busy with others' pages; the answer is not asked for again because of it.
  const first = await where()
  const outcome = first.ok ? first : await where()
  if (!outcome.ok) return null
  const wrong = new Map<string, WrongFact>()
  for (const [at, { key, stated: places }] of outcome.value.entries()) {
    const one = said[at]!
    const id = `${one.fact} ${key}`
    if (wrong.has(id) || wrong.size === MOST_WRONG) continue
    wrong.set(id, { ...one, key, places: placesOf(places.map((place) => stated[place]!)) })
  }
  return { wrong: [...wrong.values()], readAt }
}

/** Each page once, with what was read last of it. */
function placesOf(stated: readonly PageStatement[]): WrongFact['places'] {
  const pages = new Map<string, WrongFact['places'][number]>()
  for (const { page, quote, readAt } of stated.toSorted((a, b) => b.readAt.localeCompare(a.readAt)))
    if (!pages.has(page)) pages.set(page, { page, quote, readAt })
  return [...pages.values()].slice(0, MOST_PLACES)
}

/** In the transaction that stores the answer, as its owner. What was told before is told again only after it was right in between. */
export async function tellWrongFacts(tx: Tx, answerId: string, wrong: Wrong): Promise<void> {
  await tx.execute(sql`select tell_wrong_facts(${answerId}::uuid, ${JSON.stringify(wrong)}::jsonb)`)
}

/** Of the newest report and the newest comparison of facts, where those are of the website that the profile has now. */
async function statedOnOwnPages(services: Services, owner: AccountHolder, { domainId, form }: OwnProfile) {
  const website = URL.parse(form.url)
  const isOwn = (address: string) => {
    const url = URL.parse(address)
    return website !== null && url !== null && isSameSite(url, website)
  }
  const newest = await newestReport(services, owner, domainId)
  const report = newest && newest.score !== null && isOwn(newest.url) ? newest : null
  const last = await services.db.as(actorOf(owner), (tx) => lastComparison(tx, { userId: owner.userId, domainId }))
  const compared = last && isOwn(last.website) ? last : null
  const stated = [...(report ? ofReport(report) : []), ...(compared ? ofComparison(compared) : [])]
  const read = [
    ...(report ? [report.taken_at] : []),
    ...(compared?.sources.some(({ state }) => state === 'read') ? [compared.readAt] : []),
  ]
  return { stated, readAt: read.toSorted().at(-1) ?? null }
}

function ofComparison({ sources, readAt }: NonNullable<Awaited<ReturnType<typeof lastComparison>>>): PageStatement[] {
  return sources.flatMap(({ facts }) =>
    COMPARED_FACTS.flatMap((fact) =>
      (facts[fact]?.stated ?? []).map(({ value, page, quote }) => ({ fact, value, page, quote, readAt })),
    ),
  )
}

/** What the website itself states; the public profile is no page of it. */
function ofReport({ facts, conflicts, taken_at }: Pick<AuditReport, 'facts' | 'conflicts' | 'taken_at'>) {
  type Single = Fact<string | number | Address>
  return COMPARED_FACTS.flatMap((fact): PageStatement[] => {
    const known = fact === 'legalForm' ? undefined : facts[fact]
    const others = conflicts.filter(({ field }) => field === fact).flatMap(({ values }) => values)
    return [...(known ? [known as Single] : []), ...others]
      .filter(({ source }) => source !== 'profile')
      .map(({ value, page, snippet }) => ({
        ...{ fact, value: typeof value === 'number' ? String(value) : value, page, quote: snippet, readAt: taken_at },
      }))
  })
}
