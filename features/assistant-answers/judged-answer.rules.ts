/** How an answer was judged, as it is stored: complete in itself, so that it can be explained when profile and competitors have changed. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { Judgement } from '#engine/naming/reading/judge-answer.ts'
import type { Competitor, KnownCompany } from '#engine/naming/reading/known-company.ts'

/**
 * Which rules judged an answer: a digest of how they judge all answers in tests/cases/answers, so that it cannot stay behind
 * (tests/judged-answers.test.ts fails, and says the new value, when they judge otherwise).
 */
export const JUDGED_VERSION = 42306616

export interface Span {
  at: number
  end: number
}

export interface JudgedFactView {
  fact: FactKind
  verdict: 'right' | 'wrong' | 'absent'
  /** The profile's. */
  value: string
  said: (Span & { text: string; right: boolean })[]
}

/** By its name as the profile has it, by one of its other names, or in another spelling of one. */
export type Written = 'as-in-profile' | 'other-name' | 'otherwise'

export interface JudgedAnswer {
  named: boolean
  because: Judgement['because']
  mentions: Span[]
  facts: JudgedFactView[]
  competitors: { name: string; mentions: Span[] }[]
  citations: { url: string; whose: 'own' | 'competitor' | 'other'; competitor?: string }[]
  /** Which place the company has among the named companies; null where it is not named. */
  rank: number | null
  /** How the company is called in it; null where it is not named. Absent in answers that were judged before this was kept. */
  written?: Written | null
  /** How long the answer is, in the units of the places. Absent as `written` is. */
  size?: number
  /** Its signs that an assistant does not show, and what it shows in bold. Absent as `written` is. */
  hidden?: Span[]
  strong?: Span[]
  tables?: (Span & { rows: Span[][] })[]
}

/** More than a person reads; they keep a hostile answer from filling the table. */
const MOST = {
  mentions: 200,
  competitorMentions: 50,
  said: 30,
  citations: 50,
  signs: 1_000,
  tables: 5,
  cells: 400,
  value: 1_000,
  text: 300,
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)
const span = ({ at, end }: Span) => ({ at, end })

export function judgedAnswer(
  judged: Judgement,
  competitors: readonly Competitor[],
  { answer, company }: { answer: string; company: Pick<KnownCompany, 'name' | 'aliases'> },
): JudgedAnswer {
  const { named, because, mentions, facts, citations, rank, signs } = judged
  return {
    ...{ named, because, rank, mentions: mentions.slice(0, MOST.mentions).map(span) },
    ...{ written: named ? writtenAs(company, answer, mentions) : null, size: answer.length },
    hidden: signs.hidden.slice(0, MOST.signs).map(span),
    strong: signs.strong.slice(0, MOST.signs).map(span),
    tables: signs.tables
      .filter(({ rows }) => rows.length > 1 && rows.flat().length <= MOST.cells)
      .slice(0, MOST.tables)
      .map(({ rows, ...place }) => ({ ...span(place), rows: rows.map((row) => row.map(span)) })),
    facts: facts.map(({ fact, verdict, value, said }) => ({
      ...{ fact, verdict, value: cut(value, MOST.value) },
      said: said.slice(0, MOST.said).map(({ text, right, ...place }) => ({
        ...{ ...span(place), right, text: cut(text, MOST.text) },
      })),
    })),
    competitors: judged.competitors.map(({ index, mentions }) => ({
      name: competitors[index]!.name,
      mentions: mentions.slice(0, MOST.competitorMentions).map(span),
    })),
    citations: citations.slice(0, MOST.citations).map(({ url, whose, competitor }) => ({
      ...{ url, whose },
      ...(competitor === undefined ? {} : { competitor: competitors[competitor]!.name }),
    })),
  }
}

/** In one place of the answer: apart from blanks and the marks of bold and italics. */
function writtenAs(
  { name, aliases }: Pick<KnownCompany, 'name' | 'aliases'>,
  answer: string,
  mentions: readonly Span[],
): Written {
  const plain = (text: string) => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim()
  const said = new Set(mentions.map(({ at, end }) => plain(answer.slice(at, end))))
  if (said.has(plain(name))) return 'as-in-profile'
  return aliases.some((alias) => said.has(plain(alias))) ? 'other-name' : 'otherwise'
}

/** How many facts an answer states right and wrong. */
export function countFacts({ facts }: Pick<JudgedAnswer, 'facts'>): { right: number; wrong: number } {
  const of = (wanted: JudgedFactView['verdict']) => facts.filter(({ verdict }) => verdict === wanted).length
  return { right: of('right'), wrong: of('wrong') }
}
