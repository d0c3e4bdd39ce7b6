/** What is said of standing questions: where and how often they are asked, and why one was not. */

import type { MissedBecause, QuestionSchedule } from '#features/standing-questions/choices.ts'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { dutchDate } from './dates.ts'

export const SCHEDULE_LABELS: Record<QuestionSchedule, string> = {
  off: 'Zonder schema',
  weekly: 'Elke week',
  monthly: 'Elke maand',
}

export const LANGUAGE_LABELS = { nl: 'Nederlands', en: 'Engels' } as const

export const whereText = ({ countryInSentence, language }: Pick<StandingView, 'countryInSentence' | 'language'>) =>
  `vanuit ${countryInSentence}, in het ${language === 'en' ? LANGUAGE_LABELS.en : LANGUAGE_LABELS.nl}`

export const countedAnswers = (count: number) => (count === 1 ? '1 antwoord' : `${count} antwoorden`)

const BECAUSE: Record<MissedBecause, string> = {
  limit: 'Je had die maand niet genoeg antwoorden over voor al zijn assistenten.',
  'no-key': 'Voor een van zijn assistenten is geen sleutel ingesteld.',
  plan: 'Je plan was toen geen Expert.',
  'no-name': 'Je bedrijfsgegevens hebben geen naam, dus we weten niet waarnaar we zoeken.',
}

/** Why it was not asked, and when it will be. */
export function missedText(
  { schedule }: StandingView,
  { because }: { because: MissedBecause },
  nextDay: string | null,
) {
  if (schedule === 'off' || !nextDay) return BECAUSE[because]
  const day = dutchDate(`${nextDay}T12:00:00Z`)
  const then = because === 'limit' ? `We vragen het op ${day}.` : `Op ${day} proberen we het opnieuw, en dan elke dag.`
  return `${BECAUSE[because]} ${then}`
}
