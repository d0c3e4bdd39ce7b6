/** The figures of a website's asked answers over twelve weeks or months: counted by the database, each answer read once. */
import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import type { AnswerWithPages } from '#engine/naming/reading/beside-page.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import type { Services } from '#features/services.ts'
import { type AskedOf, askedAnswers } from './asked-answers.server.ts'
import { type Counts, figuresOf, type MentionFigures } from './figures.ts'
import { type Measured, measuredWebsite } from './measured-website.server.ts'
import { type CountedPages, pageFigures, pagesCounted } from './page-figures.server.ts'
import { type Grain, spansUntil } from './period.ts'

/** The newest answers whose texts are read for which page stands beside which fact. */
const MOST_READ = 100
const MOST_BESIDE = 50

type Row = Counts & { pages: CountedPages }

/** Throws 'domain-not-found' or 'upgrade-required'. */
export async function mentionFigures(
  services: Services,
  session: Session,
  domainId: string,
  grain: Grain,
): Promise<MentionFigures> {
  const website = await measuredWebsite(services, session, domainId)
  const spans = spansUntil(services.now(), grain)
  const asked = { userId: session.userId, domainId, grain, from: spans[0]!, one: false }
  const { pages, counts, texts } = await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const { pages, ...counts } = await count(tx, asked, website)
    return { pages, counts, texts: counts.spans.length === 0 ? [] : await answersWithPages(tx, asked) }
  })
  const answers = counts.spans.reduce((sum, { named }) => sum + named.length, 0)
  const read = texts.length === 0 ? { ok: true as const, value: [] } : await inWorker('factsBesidePages', texts)
  const beside = read.ok ? read.value.slice(0, MOST_BESIDE) : null
  return { grain, ...figuresOf(counts, spans), pages: pageFigures(pages, answers), beside }
}

async function count(tx: Tx, asked: AskedOf, { sites, rivals }: Measured): Promise<Row> {
  const { rows } = await tx.execute<{ counts: Row }>(sql`
    with ${askedAnswers(asked)},
    rival as materialized (
      select r.name, count(*) as answers,
        count(*) filter (where has.rival) as rival, count(*) filter (where asked.named) as own,
        count(*) filter (where has.rival and not asked.named) as only_rival,
        count(*) filter (where asked.named and not has.rival) as only_own
      from jsonb_to_recordset(${JSON.stringify(rivals)}::jsonb) as r(name text, typed text[])
      join asked on asked.listed && r.typed
      cross join lateral (select asked.rivals @> jsonb_build_array(jsonb_build_object('name', r.name)) as rival) has
      group by r.name
    ),
    ${pagesCounted(sites)}
    select jsonb_build_object(
      'spans', (select coalesce(jsonb_agg(to_jsonb(s) order by s.span desc), '[]') from (
        select span, assistant, model, question || ' ' || country || ' ' || language as question,
          jsonb_agg(named order by at desc, id) as named
        from asked group by 1, 2, 3, 4) s),
      'ways', (select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
        select way, count(*) as answers from asked group by 1) w),
      'thirds', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
        select third, count(*) as answers from asked where third is not null group by 1) t),
      'ranks', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select least(rank, 3) as rank, count(*) as answers from asked where named and rivals <> '[]' group by 1) r),
      'facts', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select f ->> 'fact' as fact, count(*) filter (where f ->> 'verdict' = 'right') as right,
          count(*) filter (where f ->> 'verdict' = 'wrong') as wrong,
          count(*) filter (where f ->> 'verdict' = 'absent') as absent
        from asked cross join lateral jsonb_array_elements(facts) f where about group by 1
        order by 3 desc, 2 desc, 1) f),
      'rivals', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'answers', answers, 'rival', rival, 'own', own,
        'onlyRival', only_rival, 'onlyOwn', only_own)), '[]') from rival),
      'pages', jsonb_build_object(
        'shares', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from page_share s),
        'listed', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from page_listed l))
    ) as counts`)
  return rows[0]!.counts
}

async function answersWithPages(tx: Tx, asked: AskedOf): Promise<AnswerWithPages[]> {
  const { rows } = await tx.execute<{
    id: string
    answer: string
    facts: AnswerWithPages['facts']
    cited: AnswerWithPages['cited']
  }>(sql`
    with ${askedAnswers(asked)}
    select asked.id, a.answer, asked.facts, (
      select coalesce(jsonb_agg(page), '[]') from jsonb_array_elements(asked.cited || asked.citations) page) as cited
    from asked join assistant_answers a on a.id = asked.id
    where asked.about and (a.answer ~ 'https?://' or asked.cited @? '$[*] ? (exists(@.numbers) || exists(@.claims))')
    order by asked.at desc, asked.id limit ${MOST_READ}`)
  return rows
}
