/** What the figures need to know of a website: whose pages are its own, and the competitors that were on the lists of its answers. */
import { sql } from 'drizzle-orm'
import { allows } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { competitorOf, knownCompany } from '#features/assistant-answers/known-company.rules.ts'
import { Failure } from '#features/failure.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { publicProfile } from '#features/urls.ts'
import { type Sites, sitesOf } from './whose-page.server.ts'

/** As many as one list of competitors has, a few lists over. */
const MOST_RIVALS = 60
const NEWEST = 5_000

export interface Measured {
  sites: Sites
  /** Each with the ways in which it was typed on a list. */
  rivals: { name: string; typed: string[] }[]
}

/** Throws 'domain-not-found' or 'upgrade-required'. */
export async function measuredWebsite(services: Services, session: Session, domainId: string): Promise<Measured> {
  const { form, slug, plan } = await getOwnProfile(services, session, domainId)
  if (!allows(plan, 'early-access')) throw new Failure('upgrade-required')
  const { rows } = await services.db.as(actorOf(session), (tx) =>
    tx.execute<{ typed: string }>(sql`
      select typed from (
        select competitors from assistant_answers
        where user_id = ${session.userId} and domain_id = ${domainId} and obtained = 'asked'
        order by created_at desc limit ${NEWEST}) newest
      cross join lateral unnest(newest.competitors) typed
      group by typed order by count(*) desc, typed limit ${MOST_RIVALS}`),
  )
  const competitors = rows.map(({ typed }) => ({ typed, ...competitorOf(typed) }))
  const byName = Map.groupBy(competitors, ({ name }) => name)
  const { websites, pages = [] } = knownCompany(form, slug ? [services.baseUrl + publicProfile(slug)] : [])
  return {
    sites: sitesOf({ websites, pages, competitors }),
    rivals: [...byName].map(([name, all]) => ({ name, typed: all.map(({ typed }) => typed) })),
  }
}
