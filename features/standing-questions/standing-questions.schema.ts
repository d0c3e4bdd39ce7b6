/** The standing questions of a website: what their forms may send. For both sides. */
import { z } from 'zod'
import { ASKING_FIELDS } from '#features/asking/asking.schema.ts'
import { MOST_QUESTIONS, QUESTION_SCHEDULES } from './choices.ts'

export const STANDING_TEXTS = {
  none: 'Kies een vraag, of typ er zelf een.',
  tooMany: `Er passen hooguit ${MOST_QUESTIONS} vragen bij één website. Kies er minder, of verwijder er eerst een.`,
  twice: 'Deze vraag staat al in je lijst.',
  schedule: 'Kies hoe vaak we het vragen.',
  noName: 'Vul eerst je bedrijfsnaam in bij je bedrijfsgegevens: dan weten we naar welke naam we zoeken.',
} as const

const { question, country, language, assistants } = ASKING_FIELDS
const settings = { country, language, assistants, schedule: z.enum(QUESTION_SCHEDULES, STANDING_TEXTS.schedule) }

export const addSchema = z.object({
  /** The suggestions that were chosen, and the customer's own. */
  question: z.array(question).min(1, STANDING_TEXTS.none).max(MOST_QUESTIONS, STANDING_TEXTS.tooMany),
  ...settings,
})
export const changeSchema = z.object({ question, ...settings })

export type AddedQuestions = z.output<typeof addSchema>
export type ChangedQuestion = z.output<typeof changeSchema>

/** The fields as typed. */
export interface TypedStanding {
  /** The chosen suggestions. */
  chosen: string[]
  question: string
  country: string
  language: string
  assistants: string[]
  schedule: string
}
