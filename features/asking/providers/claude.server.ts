/** Anthropic, by its Messages API. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { z } from 'zod'
import type { NamedPage } from '#features/asking/sources.ts'
import { leniently } from './leniently.ts'
import { type Provider, stretchOf } from './provider.ts'

const MOST_SEARCHES = 5

const page = z.object({ url: z.string(), title: z.string().nullish() })
const body = z.object({
  content: leniently(
    z.union([
      z.object({ type: z.literal('web_search_tool_result'), content: leniently(page) }),
      z.object({
        type: z.literal('text'),
        text: z.string(),
        citations: leniently(page.extend({ type: z.literal('web_search_result_location') })).nullish(),
      }),
    ]),
  ),
})

export const claude: Provider = {
  prepare({ apiKey, baseUrl, model, fetch }, { country }) {
    const anthropic = createAnthropic({ apiKey, baseURL: baseUrl, fetch })
    const search = anthropic.tools.webSearch_20250305({
      maxUses: MOST_SEARCHES,
      userLocation: { type: 'approximate', country },
    })
    return { model: anthropic(model), tools: { web_search: search } }
  },
  pages(raw, text) {
    const { content } = body.catch({ content: [] }).parse(raw)
    const cited: NamedPage[] = []
    let from = 0
    // Each part of the text has the citations for its words.
    for (const part of content.filter((one) => one.type === 'text')) {
      const claim = stretchOf(text, part.text, from)
      for (const page of part.citations ?? []) cited.push({ ...page, claim })
      from += part.text.length
    }
    return { opened: content.flatMap((part) => (part.type === 'web_search_tool_result' ? part.content : [])), cited }
  },
}
