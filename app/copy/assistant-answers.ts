/** What pasted answers of assistants are called, and what was found in them. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { AnsweringAssistant } from '#features/assistant-answers/answers.schema.ts'
import type { JudgedAnswer } from '#features/assistant-answers/judged-answer.rules.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import { LEGAL_FORM_LABELS } from '#features/public-profile/labels.ts'

export const assistantLabel = (assistant: AnsweringAssistant) =>
  assistant === 'anders' ? 'Een andere assistent' : PLATFORM_LABELS[assistant]

export const FACT_LABELS: Record<FactKind, string> = {
  city: 'Plaats',
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  website: 'Website',
  kvk: 'KvK-nummer',
  vat: 'Btw-id',
  foundingYear: 'Oprichtingsjaar',
  legalForm: 'Rechtsvorm',
  sector: 'Sector',
  services: 'Diensten',
  team: 'Team',
}

/** The profile's value as people read it. */
export const ownValueText = (fact: FactKind, value: string) =>
  fact === 'legalForm' ? (LEGAL_FORM_LABELS[value] ?? value) : value

const NOT_NAMED: Record<NonNullable<JudgedAnswer['because']>, string> = {
  denied: 'zegt je niet te kennen',
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
  return `${who} ${named ? 'noemt je' : NOT_NAMED[because ?? 'absent']}${facts}`
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
