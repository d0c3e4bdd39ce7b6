/** The answers behind a figure: a page of them, newest first. */
import { sql } from 'drizzle-orm'
import type { LlmPlatform } from '#db/schema/choices.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { type AskedOf, askedAnswers, isMeant } from './asked-answers.server.ts'
import { measuredWebsite } from './measured-website.server.ts'
import { spansUntil } from './period.ts'
import type { Way, WhichAnswers } from './which-answers.ts'

export interface CountedAnswer {
  id: string
  /** ISO 8601. */
  at: string
  assistant: LlmPlatform
  model: string
  question: string
  way: Way
  named: boolean
  right: number
  wrong: number
}

export interface CountedAnswers {
  answers: CountedAnswer[]
  total: number
  page: number
  pages: number
}

const A_PAGE = 20

/** Throws 'domain-not-found' or 'upgrade-required'. */
export async function countedAnswers(
  services: Services,
  session: Session,
  domainId: string,
  { page: wanted, ...which }: WhichAnswers & { page: number },
): Promise<CountedAnswers> {
  const { sites } = await measuredWebsite(services, session, domainId)
  const asked = askedBy(services, session, domainId, which)
  return services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const meant = isMeant(which, sites)
    const { rows: counted } = await tx.execute<{ total: number }>(
      sql`with ${askedAnswers(asked)} select count(*)::int as total from asked where ${meant}`,
    )
    const total = counted[0]?.total ?? 0
    const pages = Math.max(1, Math.ceil(total / A_PAGE))
    const page = Math.min(wanted, pages)
    const { rows } = await tx.execute<Omit<CountedAnswer, 'at'> & { at: string | Date }>(sql`
      with ${askedAnswers(asked)}
      select id, at, assistant, model, question, way, named,
        jsonb_array_length(jsonb_path_query_array(facts, '$[*] ? (@.verdict == "right")')) as right,
        jsonb_array_length(jsonb_path_query_array(facts, '$[*] ? (@.verdict == "wrong")')) as wrong
      from asked where ${meant} order by at desc, id limit ${A_PAGE} offset ${(page - 1) * A_PAGE}`)
    return { total, page, pages, answers: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) }
  })
}

/** Of one week or month, or of all twelve. */
export function askedBy(services: Services, { userId }: Session, domainId: string, which: WhichAnswers): AskedOf {
  const { grain, span } = which
  return { userId, domainId, grain, from: span ?? spansUntil(services.now(), grain)[0]!, one: span !== null }
}
