/** How quickly answers of assistants are judged, beside a plain search for the name, and how well: the answers written by hand. */

import { closeAuditWorkers, inWorker, PASTES_TOGETHER } from '#engine/analysis-pool.ts'
import { inStep } from '#engine/naming/reading/in-step.ts'
import { type Judgement, judgeAnswer, stepsOfJudging } from '#engine/naming/reading/judge-answer.ts'
import { type KnownCompany, type Prepared, prepareCompany } from '#engine/naming/reading/known-company.ts'
import { MOST_AT_ONCE } from '#features/assistant-answers/answers.schema.ts'
import { type AnswerCase, expectedFacts } from '#tests/cases/answers/answer-case.ts'
import { ANSWER_KINDS, HARDER_KINDS, HELD_OUT_KINDS } from '#tests/cases/answers/kinds.ts'
import { type Figure, times } from '../figures.ts'

/** Answers as long as those of an assistant that searched the web: shorter ones are also put together until they are. */
const LONG = 500
const SHORTEST = 1_000
const LONGEST = 3_000
/** Of the processor time of this thread, so that other programs on the machine do not count. */
const MEASURED_MS = 2_000
const GOAL = 5_000
const WARM_UP = 30_000
/** A thread's machine code is made as it judges: its first thousand answers take five times as long as those after twenty rounds, and until the fortieth some of it is made anew. */
const POOL_WARM_UP_ROUNDS = 40
const POOL_ROUNDS = 10
/** As many paste at once: enough that each of two threads always has all that it may be handed, and that to begin next. */
const VISITORS = 6 * PASTES_TOGETHER

/** How many answers come together: one that was asked for, those of a paste, and those of the pastes that a thread is handed on a busy server. */
const TOGETHER = [
  { many: 1, which: 'één voor één' },
  { many: MOST_AT_ONCE, which: `${MOST_AT_ONCE} tegelijk` },
  { many: PASTES_TOGETHER * MOST_AT_ONCE, which: `${PASTES_TOGETHER * MOST_AT_ONCE} tegelijk` },
]

export async function judgingSpeed(): Promise<Figure[]> {
  const written = answersAsWritten()
  const together = answersTogether()
  const rows = [
    { answers: written, which: 'zoals ze met de hand geschreven zijn' },
    { answers: written.filter(({ text }) => Buffer.byteLength(text) >= LONG), which: 'alleen de langere daarvan' },
    { answers: together, which: 'meer over één bedrijf aan elkaar' },
  ]
  const figures = rows.flatMap(({ answers, which }) => {
    const judged = TOGETHER.map(({ many, which }) => ({ which, perSecond: perSecond(groupsOf(answers, many), judge) }))
    const plain = perSecond([answers], (group) => {
      for (const { text, known } of group) hasName(text, known.company)
    })
    return [
      ...judged.map(({ which: how, perSecond }) => ({
        what: `Antwoorden beoordeeld per seconde processortijd, ${which} (${answers.length} van gemiddeld ${meanLength(answers)} kB), ${how}`,
        measured: count(perSecond),
        comparedTo: `doel: ${count(GOAL)}`,
        ratio: times(perSecond, GOAL),
      })),
      {
        what: 'Idem',
        measured: count(judged.at(-1)!.perSecond),
        comparedTo: `${count(plain)} met alleen zoeken naar de naam`,
        ratio: times(judged.at(-1)!.perSecond, plain),
      },
    ]
  })
  for (const { answers, which } of [rows[0]!, rows[2]!]) {
    const pooled = await throughPool(answers)
    figures.push({
      what: `Per seconde op de klok, ${which}, ${MOST_AT_ONCE} tegelijk geplakt per bedrijf, door de werkdraden van het product`,
      measured: count(pooled),
      comparedTo: `doel: ${count(GOAL)}`,
      ratio: times(pooled, GOAL),
    })
  }
  return figures
}

const judge = (group: readonly KnownAnswer[]) => inStep(group.map(({ text, known }) => stepsOfJudging(text, known)))

const groupsOf = <T>(all: readonly T[], many: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / many) }, (_, at) => all.slice(at * many, (at + 1) * many))

const meanLength = (answers: readonly KnownAnswer[]) => {
  const bytes = answers.reduce((total, { text }) => total + Buffer.byteLength(text), 0)
  return (bytes / answers.length / 1_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })
}

const count = (value: number) => Math.round(value).toLocaleString('nl-NL')

interface KnownAnswer {
  text: string
  known: Prepared
}

function answersAsWritten(): KnownAnswer[] {
  return [...aboutCompanies()].flatMap(([known, texts]) => texts.map((text) => ({ text, known })))
}

/** Answers about one company that follow each other, until they are as long as one that an assistant writes. */
function answersTogether(): KnownAnswer[] {
  const found: KnownAnswer[] = []
  for (const [known, texts] of aboutCompanies()) {
    let together = ''
    for (const text of texts.filter(({ length }) => length > 200)) {
      if (together.length + text.length > LONGEST) break
      together += `${text}\n\n`
      if (together.length < SHORTEST) continue
      found.push({ text: together, known })
      together = ''
    }
  }
  return found
}

function aboutCompanies(): Map<Prepared, string[]> {
  const about = Map.groupBy(Object.values(ANSWER_KINDS).flat(), ({ company }) => company)
  return new Map(
    [...about].map(([company, cases]) => [prepareCompany(company, cases[0]!.known), cases.map(({ answer }) => answer)]),
  )
}

function hasName(text: string, { name, aliases }: KnownCompany): boolean {
  const small = text.toLowerCase()
  return [name, ...aliases].some((one) => small.includes(one.toLowerCase()))
}

function perSecond(groups: readonly KnownAnswer[][], judge: (group: readonly KnownAnswer[]) => unknown): number {
  const each = groups.reduce((total, { length }) => total + length, 0)
  const round = () => {
    for (const group of groups) judge(group)
  }
  for (let judged = 0; judged < WARM_UP; judged += each) round()
  const start = process.threadCpuUsage()
  let judged = 0
  let used = 0
  while (used < MEASURED_MS) {
    round()
    judged += each
    const { user, system } = process.threadCpuUsage(start)
    used = (user + system) / 1_000
  }
  return (judged / used) * 1_000
}

/** Of the clock, with as many threads as the product has on this machine, that have been at work for a while: other programs on it count. */
async function throughPool(answers: readonly KnownAnswer[]): Promise<number> {
  const pastes = [...Map.groupBy(answers, ({ known }) => known)].flatMap(([known, given]) =>
    groupsOf(given, MOST_AT_ONCE).map((group) => ({ known, pasted: group.map(({ text }) => ({ answer: text })) })),
  )
  /** Each visitor pastes again once the last judgements are there. */
  const rounds = async (many: number) => {
    const left = Array.from({ length: many }, () => pastes)
      .flat()
      .values()
    const visit = async () => {
      for (const { known, pasted } of left) await inWorker('judgeAnswers', pasted, known.company, known.competitors)
    }
    await Promise.all(Array.from({ length: VISITORS }, visit))
  }
  await rounds(POOL_WARM_UP_ROUNDS)
  const start = performance.now()
  await rounds(POOL_ROUNDS)
  const used = performance.now() - start
  await closeAuditWorkers()
  return ((POOL_ROUNDS * answers.length) / used) * 1_000
}

/** How often a name, and a fact, is judged as a careful reader does; a plain search can say only whether the name is there. */
export function judgingAccuracy(): Figure[] {
  return [
    ...Object.entries(ANSWER_KINDS).map(([kind, cases]) => accuracyOf(kind, cases)),
    accuracyOf('alle moeilijkere', Object.values(HARDER_KINDS).flat()),
    ...Object.entries(HELD_OUT_KINDS).map(([kind, cases]) => accuracyOf(`${kind}, zonder regels ervoor`, cases)),
    accuracyOf('alle zonder regels ervoor', Object.values(HELD_OUT_KINDS).flat()),
  ]
}

function accuracyOf(kind: string, cases: readonly AnswerCase[]): Figure {
  const judged = cases.map((one) => ({
    one,
    judged: judgeAnswer(one.answer, prepareCompany(one.company, one.known), one),
  }))
  const facts = judged.flatMap(({ one, judged }) => factsOf(one, judged))
  const stated = facts.filter(({ wanted, verdict }) => wanted !== 'absent' || verdict !== 'absent')
  /** Where the reader and the judgement both find the fact stated. */
  const both = stated.filter(({ wanted, verdict }) => wanted !== 'absent' && verdict !== 'absent')
  const named = judged.filter(({ one, judged }) => judged.named === one.named).length
  const plain = cases.filter(({ answer, company, named }) => hasName(answer, company) === named).length
  const falselyWrong = facts.filter(({ wanted, verdict }) => verdict === 'wrong' && wanted !== 'wrong').length
  return {
    what: `${kind} (${cases.length})`,
    measured: `genoemd ${share(named, cases.length)}, gegevens ${shareRight(stated)}, met de afwezige ${shareRight(facts)}, juist of onjuist ${shareRight(both)}, ${falselyWrong} ten onrechte onjuist`,
    comparedTo: `genoemd ${share(plain, cases.length)} met alleen zoeken`,
    ratio: '',
  }
}

type Verdict = Judgement['facts'][number]['verdict']

/** What a careful reader says of each fact, and what is judged. */
function factsOf({ facts }: AnswerCase, judged: Judgement): { wanted: Verdict; verdict: Verdict }[] {
  const expected = expectedFacts(facts)
  return judged.facts.map(({ fact, verdict }) => ({ wanted: expected.get(fact) ?? 'absent', verdict }))
}

const shareRight = (facts: readonly { wanted: Verdict; verdict: Verdict }[]) =>
  share(facts.filter(({ wanted, verdict }) => wanted === verdict).length, facts.length)

const share = (right: number, of: number) => (of === 0 ? '-' : (right / of).toFixed(3))
