/** How quickly answers of assistants are judged, beside a plain search for the name, and how well: the answers written by hand. */

import { closeAuditWorkers, inWorker } from '#engine/analysis-pool.ts'
import { type Judgement, judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { type KnownCompany, type Prepared, prepareCompany } from '#engine/naming/reading/known-company.ts'
import { MOST_AT_ONCE } from '#features/assistant-answers/answers.schema.ts'
import { type AnswerCase, expectedFacts } from '#tests/cases/answers/answer-case.ts'
import { ANSWER_KINDS } from '#tests/cases/answers/kinds.ts'
import { type Figure, times } from '../figures.ts'

/** As long as the answers of assistants to a question about a company are. */
const SHORTEST = 1_000
const LONGEST = 3_000
/** Of the processor time of this thread, so that other programs on the machine do not count. */
const MEASURED_MS = 2_000
const GOAL = 5_000
const WARM_UP = 200

export async function judgingSpeed(): Promise<Figure[]> {
  const answers = longAnswers()
  const length = answers.reduce((total, { text }) => total + Buffer.byteLength(text), 0) / answers.length
  const plain = perSecond(answers, ({ text, known }) => hasName(text, known.company))
  const judged = perSecond(answers, ({ text, known }) => judgeAnswer(text, known).named)
  const pooled = await throughPool(answers)
  const each = `${answers.length} antwoorden van gemiddeld ${(length / 1_000).toFixed(1)} kB`
  return [
    {
      what: `Antwoorden beoordeeld per seconde processortijd (${each})`,
      measured: count(judged),
      comparedTo: `doel: ${count(GOAL)}`,
      ratio: times(judged, GOAL),
    },
    {
      what: 'Idem',
      measured: count(judged),
      comparedTo: `${count(plain)} met alleen zoeken naar de naam`,
      ratio: times(judged, plain),
    },
    {
      what: `Beoordeeld per seconde op de klok, ${MOST_AT_ONCE} tegelijk geplakt per bedrijf, door de werkdraden van het product`,
      measured: count(pooled),
      comparedTo: `${count(judged)} per seconde processortijd in één draad`,
      ratio: times(pooled, judged),
    },
  ]
}

const count = (value: number) => Math.round(value).toLocaleString('nl-NL')

interface LongAnswer {
  text: string
  known: Prepared
}

/** Answers about one company that follow each other, until they are as long as one that an assistant writes. */
function longAnswers(): LongAnswer[] {
  const found: LongAnswer[] = []
  const cases = Object.values(ANSWER_KINDS).flat()
  const companies = new Map<KnownCompany, AnswerCase[]>()
  for (const one of cases) companies.set(one.company, [...(companies.get(one.company) ?? []), one])
  for (const [company, about] of companies) {
    const known = prepareCompany(company, about[0]!.known)
    let text = ''
    for (const { answer } of about.filter(({ answer }) => answer.length > 200)) {
      if (text.length + answer.length > LONGEST) break
      text += `${answer}\n\n`
      if (text.length < SHORTEST) continue
      found.push({ text, known })
      text = ''
    }
  }
  return found
}

function hasName(text: string, { name, aliases }: KnownCompany): boolean {
  const small = text.toLowerCase()
  return [name, ...aliases].some((one) => small.includes(one.toLowerCase()))
}

function perSecond(answers: readonly LongAnswer[], judge: (answer: LongAnswer) => boolean): number {
  let judged = 0
  const rounds = () => {
    for (const answer of answers) judge(answer)
    judged += answers.length
  }
  for (let round = 0; round < WARM_UP; round++) rounds()
  judged = 0
  const start = process.threadCpuUsage()
  let used = 0
  while (used < MEASURED_MS) {
    for (let round = 0; round < 10; round++) rounds()
    const { user, system } = process.threadCpuUsage(start)
    used = (user + system) / 1_000
  }
  return (judged / used) * 1_000
}

const POOL_WARM_UP = 80

/** Of the clock, with as many threads as the product has on this machine: other programs on it count. */
async function throughPool(answers: readonly LongAnswer[]): Promise<number> {
  const about = [...Map.groupBy(answers, ({ known }) => known)].map(([known, given]) => ({
    known,
    pasted: Array.from({ length: MOST_AT_ONCE }, (_, at) => ({ answer: given[at % given.length]!.text })),
  }))
  const round = () =>
    Promise.all(about.map(({ known, pasted }) => inWorker('judgeAnswers', pasted, known.company, known.competitors)))
  for (let rounds = 0; rounds < POOL_WARM_UP; rounds++) await round()
  const start = performance.now()
  let judged = 0
  while (performance.now() - start < MEASURED_MS) {
    await round()
    judged += about.length * MOST_AT_ONCE
  }
  const used = performance.now() - start
  await closeAuditWorkers()
  return (judged / used) * 1_000
}

/** How often a name, and a fact, is judged as a careful reader does; a plain search can say only whether the name is there. */
export function judgingAccuracy(): Figure[] {
  return Object.entries(ANSWER_KINDS).map(([kind, cases]) => {
    const judged = cases.map((one) => ({
      one,
      judged: judgeAnswer(one.answer, prepareCompany(one.company, one.known)),
    }))
    const facts = judged.flatMap(({ one, judged }) => factsOf(one, judged))
    const named = judged.filter(({ one, judged }) => judged.named === one.named).length
    const plain = cases.filter(({ answer, company, named }) => hasName(answer, company) === named).length
    return {
      what: `${kind} (${cases.length})`,
      measured: `genoemd ${share(named, cases.length)}, gegevens ${share(facts.filter(Boolean).length, facts.length)}`,
      comparedTo: `genoemd ${share(plain, cases.length)} met alleen zoeken`,
      ratio: '',
    }
  })
}

/** Whether each fact that is stated, or judged as if it were, is judged as a careful reader does. */
function factsOf({ facts }: AnswerCase, judged: Judgement): boolean[] {
  const expected = expectedFacts(facts)
  return judged.facts.flatMap(({ fact, verdict }) => {
    const wanted = expected.get(fact) ?? 'absent'
    return wanted === 'absent' && verdict === 'absent' ? [] : [wanted === verdict]
  })
}

const share = (right: number, of: number) => (of === 0 ? '-' : (right / of).toFixed(3))
