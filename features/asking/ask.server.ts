/** Asks an assistant one question with its search on: one request, bounded in time, in tokens and in bytes. */
import { generateText } from 'ai'
import type { AskedAssistant, AskOutcome, AssistantAccess, Question } from './asking.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { failureOfError } from './failures.ts'
import { chatgpt } from './providers/chatgpt.server.ts'
import { claude } from './providers/claude.server.ts'
import { gemini } from './providers/gemini.server.ts'
import { grok } from './providers/grok.server.ts'
import { perplexity } from './providers/perplexity.server.ts'
import type { Provider } from './providers/provider.ts'
import { type NamedPage, sourcesOf } from './sources.ts'

const PROVIDERS: Record<AskedAssistant, Provider> = { chatgpt, perplexity, gemini, claude, grok }

export type Bounds = Record<'milliseconds' | 'tokens' | 'characters' | 'bytes', number>

/** What one request may take. */
export const ASKING_BOUNDS: Bounds = {
  // A search and some thinking take a minute; after this long nothing comes.
  milliseconds: 120_000,
  // With the model's thinking.
  tokens: 6_000,
  // As much as the judgement reads of one answer.
  characters: 20_000,
  // With everything that the search found.
  bytes: 4_000_000,
}

/** Its warnings are about options that a model ignores; they belong in no log of ours. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** Never throws, except the reason of `signal` once that is aborted. */
export async function ask(
  access: AssistantAccess,
  assistant: AskedAssistant,
  question: Question,
  { signal, now, bounds = ASKING_BOUNDS }: { signal: AbortSignal; now: () => Date; bounds?: Bounds },
): Promise<AskOutcome> {
  signal.throwIfAborted()
  const provider = PROVIDERS[assistant]
  const late = AbortSignal.timeout(bounds.milliseconds)
  try {
    const result = await generateText({
      ...provider.prepare({ ...access, fetch: boundedFetch(bounds.bytes) }, question),
      system: instructions(question),
      prompt: question.text,
      maxOutputTokens: bounds.tokens,
      // Tried again by the caller, who first takes another turn.
      maxRetries: 0,
      include: { responseBody: true },
      abortSignal: AbortSignal.any([signal, late]),
    })
    const { text, finishReason, usage, finalStep } = result
    const pages = provider.pages(finalStep.response.body, text)
    const problem = problemOf(finishReason, text, { refused: pages.refused ?? false, most: bounds.characters })
    if (problem) return { ok: false, failure: { problem, mayPass: problem === 'empty' } }
    return {
      ok: true,
      answer: {
        text: text.trim(),
        model: finalStep.response.modelId || access.model,
        sourcesOpened: sourcesOf([...pages.opened, ...pages.cited].map(({ url, title }) => ({ url, title }))),
        sourcesCited: sourcesOf(pages.cited.map((page) => withoutWhitespaceBefore(text, page))),
        usage: { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 },
        at: now(),
      },
    }
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) return { ok: false, failure: { problem: 'time-out', mayPass: true } }
    return { ok: false, failure: failureOfError(error, now()) }
  }
}

/** The answer is kept without the white space around it, so what is claimed of its words moves along. */
function withoutWhitespaceBefore(text: string, { claim, ...page }: NamedPage): NamedPage {
  const away = text.length - text.trimStart().length
  return { ...page, claim: claim && [Math.max(0, claim[0] - away), claim[1] - away] }
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The same for all of them, so that their answers can be compared. */
function instructions({ country, language }: Question): string {
  return `The user is in ${countries.of(country)}. Search the web. Answer in ${languages.of(language)}.`
}

function problemOf(reason: string, text: string, { refused, most }: { refused: boolean; most: number }) {
  if (refused || reason === 'content-filter') return 'refused'
  // Half an answer says nothing about what it did not come to. Only 'stop' is an end.
  if (reason !== 'stop' && (reason === 'length' || text.trim() !== '')) return 'cut-off'
  if (text.trim() === '') return 'empty'
  return text.length > most ? 'cut-off' : null
}
