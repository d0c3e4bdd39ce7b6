/** Pasted answers of assistants: what a form may send. For both sides. */
import { z } from 'zod'
import { ANSWERING_ASSISTANTS, type AnsweringAssistant } from '#db/schema/choices.ts'
import { storableText } from '#features/profiles/profile.schema.ts'

export { ANSWERING_ASSISTANTS, type AnsweringAssistant } from '#db/schema/choices.ts'

export const MOST_AT_ONCE = 5
/** Per website. */
export const MOST_KEPT = 200
/** As much as the judgement reads of one answer. */
export const MOST_CHARACTERS = 20_000
const MOST_COMPETITORS = 20

export const ANSWER_TEXTS = {
  assistant: 'Kies van welke assistent dit antwoord is.',
  question: 'Vul in welke vraag je stelde.',
  longQuestion: 'Gebruik hier maximaal 500 tekens.',
  answer: 'Plak hier het antwoord van de assistent.',
  longAnswer:
    'Dit antwoord is te lang: gebruik maximaal 20.000 tekens. Plak het in twee delen, of alleen het deel over jou.',
  tooHeavy: 'Dit antwoord is te ingewikkeld om te lezen. Plak alleen het deel over jouw bedrijf.',
  tooManyAtOnce: 'Plak hooguit vijf antwoorden tegelijk.',
  noName: 'Vul eerst je bedrijfsnaam in bij je bedrijfsgegevens: dan weten we naar welke naam we zoeken.',
  competitors: 'Vul hooguit twintig namen in, elk van maximaal 120 tekens.',
} as const

/** Without carriage returns, which forms add: the places of a judgement are those in the text that is stored. */
const pasted = z.string().transform((value) => storableText(value).replace(/\r\n?/g, '\n').trim())

const given = z.object({
  assistant: z.enum(ANSWERING_ASSISTANTS, ANSWER_TEXTS.assistant),
  question: pasted.pipe(z.string().min(1, ANSWER_TEXTS.question).max(500, ANSWER_TEXTS.longQuestion)),
  answer: pasted.pipe(z.string().min(1, ANSWER_TEXTS.answer).max(MOST_CHARACTERS, ANSWER_TEXTS.longAnswer)),
})

export const pasteSchema = z.object({
  answers: z.array(given).min(1, ANSWER_TEXTS.answer).max(MOST_AT_ONCE, ANSWER_TEXTS.tooManyAtOnce),
  /** One name or website a line. */
  competitors: pasted
    .transform((typed) => [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean))
    .refine(
      (lines) => lines.length <= MOST_COMPETITORS && lines.every((line) => line.length <= 120),
      ANSWER_TEXTS.competitors,
    ),
})
export type Paste = z.output<typeof pasteSchema>

/** One answer as typed. */
export interface TypedAnswer {
  assistant: AnsweringAssistant | ''
  question: string
  answer: string
}
export const NO_ANSWER: TypedAnswer = { assistant: '', question: '', answer: '' }
