/** The figures of what assistants say, from counts: shares with their intervals, and comparisons of periods. For both sides. */

import { differsInSameAnswers, type Share, shareOf } from '#engine/naming/intervals.ts'
import type { FactBesidePage } from '#engine/naming/reading/beside-page.ts'
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { AnsweringAssistant } from '#features/assistant-answers/answers.schema.ts'
import type { Grain } from './period.ts'
import { type AnswersToOne, type Comparison, compareOnSame } from './same-questions.ts'
import { PLACES, WAYS, type Way, type Whose } from './which-answers.ts'

/** Answers of one week or month to one question, of one assistant with one model. */
export interface SpanOfAnswers extends AnswersToOne {
  span: string
}

/** As the database counts them. */
export interface Counts {
  spans: SpanOfAnswers[]
  ways: { way: Way; answers: number }[]
  thirds: { third: number; answers: number }[]
  /** Among the named companies: 1, 2, or 3 for any later one. */
  ranks: { rank: number; answers: number }[]
  facts: { fact: FactKind; right: number; wrong: number; absent: number }[]
  /** `answers`: with this competitor on their list. */
  rivals: { name: string; answers: number; rival: number; own: number; onlyRival: number; onlyOwn: number }[]
}

export interface Line {
  /** Null: all together. */
  assistant: AnsweringAssistant | null
  whole: Share
  /** One for each week or month, oldest first. */
  spans: { span: string; share: Share }[]
  /** The two newest in which it answered; null with fewer than two. */
  change: { from: string; to: string; comparison: Comparison } | null
}

export interface FactFigure {
  fact: FactKind
  right: Share
  wrong: Share
  absent: Share
}

export interface RivalFigure {
  name: string
  rival: Share
  /** In the same answers. */
  own: Share
  /** Whether the difference is more than noise. */
  differs: boolean
}

export interface PageFigure {
  key: string
  url: string
  title: string | null
  site: string
  whose: Whose
  answers: number
}

export interface PageFigures {
  /** Answers with at least one such page. */
  shares: { whose: Whose; cited: Share; onlyOpened: Share }[]
  cited: PageFigure[]
  onlyOpened: PageFigure[]
  /** How many different pages there are; more than are listed. */
  total: { cited: number; onlyOpened: number }
}

/** The assistant that names the company most, and the one that does so least, on the same questions. */
export interface BetweenAssistants {
  most: AnsweringAssistant
  least: AnsweringAssistant
  comparison: Comparison
}

export interface MentionFigures {
  grain: Grain
  spans: string[]
  /** All assistants together, then each. */
  lines: Line[]
  /** Null: fewer than two assistants have enough answers. */
  between: BetweenAssistants | null
  ways: { way: Way; share: Share }[]
  thirds: { third: (typeof PLACES)[number]; share: Share }[]
  ranks: { rank: (typeof PLACES)[number]; share: Share }[]
  facts: FactFigure[]
  rivals: RivalFigure[]
  pages: PageFigures
  /** Null: the answers could not be read for it now. */
  beside: FactBesidePage[] | null
  questions: number
}

export type CountedFigures = Omit<MentionFigures, 'grain' | 'pages' | 'beside'>

export function figuresOf(counts: Counts, spans: readonly string[]): CountedFigures {
  const assistants = [...new Set(counts.spans.map(({ assistant }) => assistant))].sort()
  const lines = [null, ...assistants].map((one) => lineOf(counts.spans, spans, one as AnsweringAssistant | null))
  return {
    spans: [...spans],
    lines,
    between: betweenAssistants(counts.spans, lines),
    ways: sharesOf(counts.ways, WAYS, ({ way }) => way).map(({ value, share }) => ({ way: value, share })),
    thirds: sharesOf(counts.thirds, PLACES, ({ third }) => String(third)).map(({ value, share }) => ({
      third: value,
      share,
    })),
    ranks: sharesOf(counts.ranks, PLACES, ({ rank }) => String(rank)).map(({ value, share }) => ({
      rank: value,
      share,
    })),
    facts: counts.facts.map(({ fact, right, wrong, absent }) => {
      const of = right + wrong + absent
      return { fact, right: shareOf(right, of), wrong: shareOf(wrong, of), absent: shareOf(absent, of) }
    }),
    rivals: counts.rivals
      .map(({ name, answers, rival, own, onlyRival, onlyOwn }) => ({
        ...{ name, rival: shareOf(rival, answers), own: shareOf(own, answers) },
        differs: differsInSameAnswers(onlyOwn, onlyRival),
      }))
      .sort((a, b) => b.rival.count - a.rival.count || a.name.localeCompare(b.name, 'nl')),
    questions: new Set(counts.spans.map(({ question }) => question)).size,
  }
}

function betweenAssistants(all: readonly SpanOfAnswers[], lines: readonly Line[]): BetweenAssistants | null {
  const ranked = lines
    .filter(({ assistant, whole }) => assistant !== null && whole.share !== null)
    .sort((a, b) => a.whole.share! - b.whole.share!)
  const [least, most] = [ranked[0]?.assistant, ranked.at(-1)?.assistant]
  if (!least || !most || least === most) return null
  // The assistants are what differs here, and with them their models.
  const of = (wanted: string) =>
    all
      .filter(({ assistant }) => assistant === wanted)
      .map(({ question, named }) => ({ question, assistant: '', model: '', named }))
  return { most, least, comparison: compareOnSame(merged(of(least)), merged(of(most))) }
}

/** Several months of one question together, the newest first. */
function merged(answers: readonly AnswersToOne[]): AnswersToOne[] {
  const byQuestion = Map.groupBy(answers, ({ question }) => question)
  return [...byQuestion.values()].map((some) => ({ ...some[0]!, named: some.flatMap(({ named }) => named) }))
}

/** Each value with its share of all; what did not occur is not in `counted`. */
function sharesOf<Row extends { answers: number }, Value extends string>(
  counted: readonly Row[],
  values: readonly Value[],
  nameOf: (row: Row) => string,
) {
  const of = counted.reduce((sum, { answers }) => sum + answers, 0)
  const byValue = new Map(counted.map((row) => [nameOf(row), row.answers]))
  return values.map((value) => ({ value, share: shareOf(byValue.get(value) ?? 0, of) }))
}

function lineOf(all: readonly SpanOfAnswers[], spans: readonly string[], assistant: AnsweringAssistant | null): Line {
  const own = assistant === null ? all : all.filter((one) => one.assistant === assistant)
  const bySpan = spans.map((span) => ({ span, answers: own.filter((one) => one.span === span) }))
  const [before, after] = bySpan.filter(({ answers }) => answers.length > 0).slice(-2)
  return {
    assistant,
    whole: namedShare(own),
    spans: bySpan.map(({ span, answers }) => ({ span, share: namedShare(answers) })),
    change:
      before && after
        ? { from: before.span, to: after.span, comparison: compareOnSame(before.answers, after.answers) }
        : null,
  }
}

function namedShare(answers: readonly AnswersToOne[]): Share {
  const named = answers.flatMap((one) => one.named)
  return shareOf(named.filter(Boolean).length, named.length)
}
