/** Answers that name the company only to say that nothing is known of it, in whatever words. */

import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { JudgedFact } from '#engine/naming/reading/judged-facts.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { BESIDE_IT, clauseAround, isNegated, isOnItsSite } from './denials.ts'
import { goesOnOfIt, isFound } from './found.ts'

/** What an answer may have from the question. */
export const ASKED: ReadonlySet<FactKind> = new Set<FactKind>(['city', 'sector'])

/** 'You asked about De Linde at Molenstraat 12': what the question said. */
const ECHO =
  /^\s*(?:You (?:asked|mentioned|are asking)|(?:Je|U) (?:vroeg|vraagt|noemde|noemt)|(?:Regarding|As for|About) your question|Wat betreft)(?!\p{L})/u
export const isEcho = (sentence: string) => ECHO.test(sentence)

/** The one who answers, or what was searched. */
const ANSWERER =
  /(?<!\p{L})(?:ik|mij|me|mijn|i|i[’'](?:m|ve|d|ll)|my|(?:zoek)?resulta(?:at|ten)|results?|bron(?:nen)?|sources?|search(?:es|ed|ing)?|zoek(?:en|t|opdracht|actie|tocht)?|gezocht|looked (?:for|up|at)|entr(?:y|ies)|listings?|lists?|lijst(?:en)?|registers?|databases?|kennis|knowledge|bells?|belletjes?|vermelding(?:en)?|treffers?|hits?|matches)(?!\p{L})/iu
/** 'Ik zou De Linde niet overslaan', 'I wouldn't recommend De Linde': an opinion of it. */
const JUDGES =
  /(?<!\p{L})(?:zou|zouden|would|wouldn|aanraden|aan te raden|aanbevelen|recommend|overslaan|skip|missen|miss|klachten|negatieve|slechte|reden|reason|niets boven|complaints|negative|bad|red flags|vertrouwen|trust)(?!\p{L})/iu
/** 'De Linde zit in Assen', 'De Linde heeft geen website': said of the company, and not that it 'is mij onbekend' or 'isn’t listed'. */
const STATES =
  /^["”’)*_]{0,3}(?: B\.?V\.?)?(?: (?:in|uit|te|from|at) \p{Lu}[\p{L}’'-]{1,25})?,? (?:(?:does not|doesn[’']t) (?:publish|list|mention|offer|have|sell|charge|give|state|disclose|share|take|accept|open|allow)|(?:heeft|biedt|doet|levert|vermeldt|publiceert|rekent|lists|publishes|mentions|charges|maakt|verkoopt|werkt|verzorgt|neemt|geeft|has|offers|does(?!n[’']t| not)|sits|makes|sells|works|takes|runs|provides)|(?:is|zijn|was|zit|ligt|staat)(?!n[’']t| (?:\p{L}{2,12} )?(?:not|niet|mij|me|ons|onbekend|unknown|nowhere|nergens|nothing|niets)(?!\p{L})))(?!\p{L})/u

/**
 * Whether every place of the name stands in a denial of the one who answers, and nothing is stated elsewhere. `rights`: where the answer has
 * something of the company right, which may come from the question where it stands in the denial.
 */
export function saysNothing(
  text: string,
  named: readonly Mark[],
  facts: readonly JudgedFact[],
  rights: readonly number[],
  { sentenceAt }: Subjects,
): boolean {
  if (facts.some(({ fact, verdict }) => verdict === 'wrong' || (verdict === 'right' && !ASKED.has(fact)))) return false
  const clauses = named.map(({ at, end }) => {
    const sentence = sentenceAt(at)!
    const said = text.slice(sentence.from, sentence.to)
    const clause = clauseAround(said, at - sentence.from)
    return {
      sentence: said,
      start: sentence.from,
      from: sentence.from + clause.from,
      to: sentence.from + clause.to,
      at,
      end,
    }
  })
  return (
    rights.every((at) => clauses.some(({ from, to }) => from <= at && at < to)) &&
    clauses.every(
      ({ sentence, start, from, to, at, end }) =>
        isNegated(text.slice(from, to)) &&
        ANSWERER.test(sentence) &&
        !JUDGES.test(sentence) &&
        !STATES.test(text.slice(end, to)) &&
        !isOnItsSite(text.slice(from, at), text.slice(end, to)) &&
        !BESIDE_IT.test(text.slice(Math.max(from, at - 80), at)) &&
        !isFound(text.slice(from, at), text.slice(end, to)) &&
        !goesOnOfIt(sentence.slice(to - start)),
    )
  )
}
