/** Judges several answers about one company: the task of the worker thread, for answers are texts of strangers. */
import { type Judgement, judgeAnswer } from './judge-answer.ts'
import { type Competitor, type KnownCompany, prepareCompany } from './known-company.ts'

export interface GivenAnswer {
  answer: string
  question?: string
  sources?: readonly string[]
}

export function judgeAnswers(
  answers: readonly GivenAnswer[],
  company: KnownCompany,
  competitors: readonly Competitor[],
): Judgement[] {
  const known = prepareCompany(company, competitors)
  return answers.map(({ answer, ...asked }) => judgeAnswer(answer, known, asked))
}
