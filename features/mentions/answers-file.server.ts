/** Asked answers with their judgements as a file for a spreadsheet, some at a time, so that many never stand in memory. */
import { sql } from 'drizzle-orm'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Source } from '#features/asking/asking.ts'
import { FACT_LABELS } from '#features/assistant-answers/fact-labels.ts'
import { countFacts, type JudgedAnswer, type JudgedFactView } from '#features/assistant-answers/judged-answer.rules.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { CSV_START, csvLine } from '#features/csv.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { askedAnswers, isMeant } from './asked-answers.server.ts'
import { askedBy } from './counted-answers.server.ts'
import { measuredWebsite } from './measured-website.server.ts'
import { WAY_LABELS } from './way-labels.ts'
import type { Way, WhichAnswers } from './which-answers.ts'

const AT_ONCE = 100
const HEADS = [
  ...['Datum', 'Assistent', 'Model', 'Vraag', 'Land', 'Taal', 'Genoemd', 'Hoe', 'Deel van het antwoord', 'Plek'],
  ...['Concurrenten genoemd', 'Aantal juist', 'Aantal onjuist', 'Juist', 'Onjuist', 'Niet vermeld'],
  ...['Bronnen', 'Alleen geopend', 'Antwoord'],
]

interface Row extends Record<string, unknown> {
  at: string | Date
  assistant: keyof typeof PLATFORM_LABELS
  model: string
  question: string
  country: string
  language: string
  way: Way
  third: number | null
  answer: string
  judgement: JudgedAnswer
  opened: Source[]
  cited: Source[]
}

/** Throws 'domain-not-found' or 'upgrade-required'. */
export async function* answersFile(
  services: Services,
  session: Session,
  domainId: string,
  which: WhichAnswers,
): AsyncGenerator<string> {
  const { sites } = await measuredWebsite(services, session, domainId)
  const asked = askedBy(services, session, domainId, which)
  const ids = await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    const { rows } = await tx.execute<{ id: string }>(
      sql`with ${askedAnswers(asked)} select id from asked where ${isMeant(which, sites)} order by at desc, id`,
    )
    return rows.map(({ id }) => id)
  })
  yield CSV_START + csvLine(HEADS)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const rows = await services.db.as(actorOf(session), async (tx) => {
      const read = await tx.execute<Row>(sql`
        with ${askedAnswers(asked)}
        select asked.at, asked.assistant, asked.model, asked.question, asked.country, asked.language, asked.way, asked.third,
          a.answer, a.judgement, asked.opened, asked.cited
        from asked join assistant_answers a on a.id = asked.id
        where asked.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(some)}::jsonb))
        order by asked.at desc, asked.id`)
      return read.rows
    })
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
  }
}

const PARTS = ['', 'Eerste derde', 'Middelste derde', 'Laatste derde']

function cellsOf(row: Row): string[] {
  const { judgement, cited, opened, third } = row
  const { right, wrong } = countFacts(judgement)
  const sources = new Set([...cited, ...judgement.citations].map(({ url }) => url))
  const factsOf = (verdict: JudgedFactView['verdict']) =>
    judgement.facts.filter((fact) => fact.verdict === verdict).map(factText)
  return [
    ...[amsterdamDay(new Date(row.at)), PLATFORM_LABELS[row.assistant], row.model, row.question],
    ...[row.country, row.language, judgement.named ? 'Ja' : 'Nee', WAY_LABELS[row.way], PARTS[third ?? 0] ?? ''],
    ...[
      judgement.rank === null ? '' : String(judgement.rank),
      judgement.competitors.map(({ name }) => name).join(', '),
    ],
    ...[String(right), String(wrong)],
    ...(['right', 'wrong', 'absent'] as const).map((verdict) => factsOf(verdict).join('; ')),
    [...sources].join(' '),
    opened.flatMap(({ url }) => (sources.has(url) ? [] : [url])).join(' '),
    row.answer,
  ]
}

function factText({ fact, verdict, value, said }: JudgedFactView): string {
  const name = FACT_LABELS[fact]
  if (verdict !== 'wrong') return `${name}: ${value}`
  const wrong = [...new Set(said.filter(({ right }) => !right).map(({ text }) => text))].slice(0, 5)
  return `${name}: ${wrong.join(', ')} (in je profiel: ${value})`
}
