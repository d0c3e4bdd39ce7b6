/** What the form for a question to the assistants may send. For both sides. */
import { z } from 'zod'
import { LLM_PLATFORMS, TALEN } from '#db/schema/choices.ts'
import { COUNTRIES } from '#features/profiles/countries.ts'
import { storableText } from '#features/profiles/profile.schema.ts'

const ASKING_TEXTS = {
  question: 'Vul in wat je wilt vragen.',
  longQuestion: 'Gebruik hier maximaal 500 tekens.',
  assistants: 'Kies minstens één assistent.',
  country: 'Kies een land uit de lijst.',
  language: 'Kies een taal.',
} as const

const codes = new Set(COUNTRIES.map(({ code }) => code))

/** What every form that asks assistants has. */
export const ASKING_FIELDS = {
  question: z
    .string()
    .transform((typed) => storableText(typed).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, ASKING_TEXTS.question).max(500, ASKING_TEXTS.longQuestion)),
  assistants: z.array(z.enum(LLM_PLATFORMS, ASKING_TEXTS.assistants)).min(1, ASKING_TEXTS.assistants),
  country: z.string().refine((code) => codes.has(code), ASKING_TEXTS.country),
  language: z.enum(TALEN, ASKING_TEXTS.language),
}

export const askSchema = z.object(ASKING_FIELDS).transform(({ question, country, language, assistants }) => ({
  question: { text: question, country, language },
  assistants,
}))

/** The form as typed. */
export interface TypedQuestion {
  question: string
  assistants: string[]
  country: string
  language: string
}
