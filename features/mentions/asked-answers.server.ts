/** The answers that we asked for a website, as SQL reads them: one row each, with what its judgement says. Pasted answers are left out: they are chosen, not measured. */
import { type SQL, sql } from 'drizzle-orm'
import type { Grain } from './period.ts'
import type { WhichAnswers } from './which-answers.ts'
import { pageIs, pagesOfAnswer, type Sites } from './whose-page.server.ts'

/** More than an account with the largest plan asks in the longest period. */
const MOST = 5_000

export interface AskedOf {
  userId: string
  domainId: string
  grain: Grain
  /** The first day that counts. */
  from: string
  /** Whether only one week or month is meant, from that day. */
  one: boolean
}

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/Amsterdam')`
const spanOf = (at: SQL, grain: Grain) =>
  sql`to_char(date_trunc(${sql.raw(`'${grain}'`)}, ${at} at time zone 'Europe/Amsterdam'), 'YYYY-MM-DD')`

/** `asked as materialized (…)`: for a statement that begins with `with`. */
export function askedAnswers({ userId, domainId, grain, from, one }: AskedOf): SQL {
  const length = sql.raw(`interval '1 ${grain}'`)
  const before = one ? sql`and a.created_at < (${from}::timestamp + ${length}) at time zone 'Europe/Amsterdam'` : sql``
  return sql`asked as materialized (
    select a.id, a.created_at as at, ${spanOf(sql`a.created_at`, grain)} as span,
      a.assistant, a.question, k.country, k.language, a.model, a.competitors as listed,
      j.named, j.rank, j.facts, j.competitors as rivals, j.citations, a.sources_opened as opened, a.sources_cited as cited,
      case when j.named then coalesce(j.written, 'unknown')
        when j.because = 'absent' and j.citations @> '[{"whose": "own"}]' then 'only-website'
        else j.because end as way,
      -- Answers that name nobody may be about the company all the same: "Het nummer is 030 233 14 72."
      j.named or j.facts @> '[{"verdict": "right"}]' or j.facts @> '[{"verdict": "wrong"}]' as about,
      case when j.named and j.size > 0
        then least(3, 1 + 3 * (j.mentions #>> '{0,at}')::int / j.size) end as third
    from assistant_answers a
    join askings k on k.id = a.asking_id
    cross join lateral jsonb_to_record(a.judgement) as j(named boolean, because text, rank int, written text, size int,
      mentions jsonb, facts jsonb, competitors jsonb, citations jsonb)
    where a.user_id = ${userId} and a.domain_id = ${domainId} and a.obtained = 'asked'
      and a.created_at >= ${midnight(from)} ${before}
    order by a.created_at desc, a.id
    limit ${MOST}
  )`
}

/** The condition on a row of `asked` that an address asks for; `sites` tells whose a page is. */
export function isMeant({ assistant, figure }: Pick<WhichAnswers, 'assistant' | 'figure'>, sites: Sites): SQL {
  return sql`${assistant ? sql`asked.assistant = ${assistant}` : sql`true`} and ${figure ? isBehind(figure, sites) : sql`true`}`
}

function isBehind({ kind, value }: NonNullable<WhichAnswers['figure']>, sites: Sites): SQL {
  const states = (verdict: string) =>
    sql`asked.about and asked.facts @> ${JSON.stringify([{ fact: value, verdict }])}::jsonb`
  const hasPage = (condition: SQL) => sql`exists (select 1 from ${pagesOfAnswer()} p where ${condition})`
  switch (kind) {
    case 'genoemd':
      return sql`asked.named = ${value !== 'nee'}`
    case 'hoe':
      return sql`asked.way = ${value}`
    case 'deel':
      return sql`asked.third::text = ${value}`
    case 'plek':
      return sql`asked.named and asked.rivals <> '[]' and least(asked.rank, 3)::text = ${value}`
    case 'concurrent':
      return sql`asked.rivals @> ${JSON.stringify([{ name: value }])}::jsonb`
    case 'juist':
      return states('right')
    case 'onjuist':
      return states('wrong')
    case 'afwezig':
      return states('absent')
    case 'bron':
      return hasPage(sql`p.is_cited and p.key = ${value}`)
    case 'geopend':
      return hasPage(sql`not p.is_cited and p.key = ${value}`)
    case 'bronnen':
      return hasPage(sql`p.is_cited and ${pageIs(sites)} = ${value}`)
    case 'alleen-geopend':
      return hasPage(sql`not p.is_cited and ${pageIs(sites)} = ${value}`)
  }
}
