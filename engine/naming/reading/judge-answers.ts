/** Judges several answers: the task of the worker thread, for answers are texts of strangers. */
import { inStep } from './in-step.ts'
import { type Judgement, stepsOfJudging } from './judge-answer.ts'
import { type Competitor, type KnownCompany, type Prepared, prepareCompany } from './known-company.ts'

export interface GivenAnswer {
  answer: string
  question?: string
  sources?: readonly string[]
}

type Paste = [answers: readonly GivenAnswer[], company: KnownCompany, competitors: readonly Competitor[]]

/** About one company. */
export const judgeAnswers = (...paste: Paste): Judgement[] => judgeAnswersTogether([paste])[0]!

/** Several pastes, each about another company or about the same. */
export function judgeAnswersTogether(pastes: readonly Paste[]): Judgement[][] {
  const judged = inStep(
    pastes.flatMap(([answers, company, competitors]) => {
      const known = preparedFor(company, competitors)
      return answers.map(({ answer, ...asked }) => stepsOfJudging(answer, known, asked))
    }),
  )
  return pastes.map(([answers]) => judged.splice(0, answers.length))
}

/** Answers come one by one, many about one company, and to prepare it takes as long as to judge one. Each takes about 20 kB. */
const MOST_PREPARED = 1_000
const PREPARED = new Map<string, Prepared>()

function preparedFor(company: KnownCompany, competitors: readonly Competitor[]): Prepared {
  const key = JSON.stringify([company, competitors])
  const prepared = PREPARED.get(key) ?? prepareCompany(company, competitors)
  // The one that was asked for longest ago goes.
  PREPARED.delete(key)
  if (PREPARED.size >= MOST_PREPARED) PREPARED.delete(PREPARED.keys().next().value!)
  PREPARED.set(key, prepared)
  return prepared
}
