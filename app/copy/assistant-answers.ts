/** What answers of assistants are called, pasted or asked by us, and what was found in them. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { AskProblem } from '#features/asking/asking.ts'
import type { AnsweringAssistant } from '#features/assistant-answers/answers.schema.ts'
import type { JudgedAnswer } from '#features/assistant-answers/judged-answer.rules.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import { LEGAL_FORM_LABELS } from '#features/public-profile/labels.ts'

export { FACT_LABELS } from '#features/assistant-answers/fact-labels.ts'

export const assistantLabel = (assistant: AnsweringAssistant) =>
  assistant === 'anders' ? 'Een andere assistent' : PLATFORM_LABELS[assistant]

/** Why an assistant gave no answer. */
export const ASK_PROBLEM_TEXTS: Record<AskProblem, string> = {
  unauthorised: 'De sleutel van deze assistent werkt niet. Meld het de beheerder.',
  'rate-limited': 'De assistent krijgt nu te veel vragen.',
  'provider-error': 'De assistent is nu niet te bereiken.',
  'time-out': 'De assistent gaf niet op tijd antwoord.',
  malformed: 'De assistent gaf een antwoord dat we niet konden lezen.',
  refused: 'De assistent wil deze vraag niet beantwoorden.',
  empty: 'De assistent gaf een leeg antwoord.',
  'cut-off': 'De assistent was te lang van stof: het antwoord brak af. Vraag het korter.',
}

/** The profile's value as people read it. */
export const ownValueText = (fact: FactKind, value: string) =>
  fact === 'legalForm' ? (LEGAL_FORM_LABELS[value] ?? value) : value

const NOT_NAMED: Record<NonNullable<JudgedAnswer['because']>, string> = {
  denied: 'zegt je niet te kennen',
  'only-asked': 'herhaalt je naam, maar zegt niets over je',
  'another-company': 'bedoelt een ander bedrijf met jouw naam',
  'another-name': 'noemt een naam die op de jouwe lijkt, maar niet jou',
  absent: 'noemt je niet',
}

interface Outcome {
  assistant: AnsweringAssistant
  named: boolean
  because: JudgedAnswer['because']
  right: number
  wrong: number
}

/** The conclusion on top of a judged answer. */
export function outcomeText({ assistant, named, because, right, wrong }: Outcome): string {
  const who = assistantLabel(assistant)
  const facts =
    wrong > 0
      ? `, maar ${wrong === 1 ? 'één gegeven klopt' : `${wrong} gegevens kloppen`} niet`
      : right > 0
        ? ', en wat we konden nagaan klopt'
        : ''
  // 'Op maandag zijn ze gesloten.', to a question about the company
  const what = named ? 'noemt je' : facts ? 'antwoordt zonder je naam te noemen' : NOT_NAMED[because ?? 'absent']
  return `${who} ${what}${facts}`
}

/** In a list: '2 goed, 1 fout'. */
export function countsText({ right, wrong }: { right: number; wrong: number }): string {
  return right + wrong === 0 ? 'geen gegevens' : `${right} goed, ${wrong} fout`
}

export const QUESTION_KINDS = {
  naming: 'Kent de assistent je bedrijf?',
  choice: 'Raadt de assistent je aan?',
  fact: 'Kloppen je gegevens?',
} as const
