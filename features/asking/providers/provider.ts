/** What differs between the assistants: the model with its search, and where the answer names its sources. */
import type { generateText } from 'ai'
import type { Stretch } from '#engine/naming/reading/beside-page.ts'
import type { AssistantAccess, Question } from '#features/asking/asking.ts'
import type { NamedPage } from '#features/asking/sources.ts'

type Request = Parameters<typeof generateText>[0]

export interface Asked {
  model: Request['model']
  tools?: NonNullable<Request['tools']>
  providerOptions?: NonNullable<Request['providerOptions']>
}

export interface NamedPages {
  opened: NamedPage[]
  cited: NamedPage[]
  /** The answer is a refusal although it ends as any other. */
  refused?: boolean
}

export interface Provider {
  prepare(access: AssistantAccess & { fetch: typeof fetch }, question: Question): Asked
  /**
   * Reads the sources from the body as the assistant sent it: the SDK does not tell those that were opened from those that are cited for
   * every assistant. What is not as expected is left out.
   */
  pages(body: unknown, text: string): NamedPages
}

/** Where some words of the answer stand, if they stand where the assistant says. */
export function stretchOf(text: string, words: string, from: number): Stretch | undefined {
  return words !== '' && text.startsWith(words, from) ? [from, from + words.length] : undefined
}
