/** What it is to ask an assistant: how it is reached, what it answers, and in which ways it does not. */
import type { LlmPlatform } from '#db/schema/choices.ts'
import type { CitedPage } from '#engine/naming/reading/beside-page.ts'

export type AskedAssistant = LlmPlatform

/** How an assistant is reached: from the settings, present only where its key is set. */
export interface AssistantAccess {
  apiKey: string
  baseUrl: string
  model: string
}
export type AssistantAccesses = Partial<Record<AskedAssistant, AssistantAccess>>

export interface Question {
  text: string
  /** Where the user is, two letters: 'NL'. Searches look from there. */
  country: string
  /** In which the answer is to be, two letters: 'nl'. */
  language: string
}

/** A page that an assistant names as a source. */
export interface Source extends CitedPage {
  /** The host of the page, without www. Of a redirect by the assistant it is the host that the assistant names beside it. */
  site: string
  title?: string
}

export interface AskedAnswer {
  text: string
  /** The name that the assistant gives of the model that answered. */
  model: string
  /** The pages that the search gave the assistant, or that it opened. */
  sourcesOpened: Source[]
  /** Those that the answer refers to. */
  sourcesCited: Source[]
  usage: { inputTokens: number; outputTokens: number }
  at: Date
}

/**
 * - `unauthorised`: the key is refused, or has no credit left
 * - `rate-limited`: too many requests; `retryAfterMs` if the assistant says when the next may come
 * - `provider-error`: the assistant is away, or refuses the request itself
 * - `malformed`: an answer that is not in its own format, or far too large
 * - `refused`: it will not answer this question
 * - `cut-off`: it stopped before its end, at the limit of its length
 */
export const ASK_PROBLEMS = [
  'unauthorised',
  'rate-limited',
  'provider-error',
  'time-out',
  'malformed',
  'refused',
  'empty',
  'cut-off',
] as const
export type AskProblem = (typeof ASK_PROBLEMS)[number]

export interface AskFailure {
  problem: AskProblem
  /** The HTTP status, if there was an answer. */
  status?: number
  retryAfterMs?: number
  /** Whether the same request may succeed a moment later. */
  mayPass: boolean
}

export type AskOutcome = { ok: true; answer: AskedAnswer } | { ok: false; failure: AskFailure }
