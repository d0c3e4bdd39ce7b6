/** The body of the 'Responses' format, which OpenAI made and xAI speaks too. */
import { z } from 'zod'
import { leniently } from './leniently.ts'
import type { NamedPages } from './provider.ts'

const page = z.object({ url: z.string(), title: z.string().nullish() })

const body = z.object({
  output: leniently(
    z.union([
      z.object({
        type: z.literal('web_search_call'),
        action: z.object({ url: z.string().nullish(), sources: leniently(page).nullish() }).nullish(),
      }),
      z.object({
        type: z.literal('message'),
        content: leniently(
          z.object({
            type: z.string(),
            annotations: leniently(page.extend({ type: z.literal('url_citation') })).nullish(),
          }),
        ),
      }),
    ]),
  ),
})

/** A search names the pages that it found; the calls after it name the one that they open. */
export function pagesOfResponses(raw: unknown): NamedPages {
  const { output } = body.catch({ output: [] }).parse(raw)
  const calls = output.filter((item) => item.type === 'web_search_call')
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []))
  return {
    opened: calls.flatMap(({ action }) => [...(action?.sources ?? []), { url: action?.url }]),
    cited: parts.flatMap(({ annotations }) => annotations ?? []),
    refused: parts.some(({ type }) => type === 'refusal'),
  }
}
