/** Perplexity, which always searches. */
import { createPerplexity } from '@ai-sdk/perplexity'
import { z } from 'zod'
import { leniently } from './leniently.ts'
import type { Provider } from './provider.ts'

const body = z.object({
  citations: leniently(z.string()).nullish(),
  search_results: leniently(z.object({ url: z.string(), title: z.string().nullish() })).nullish(),
})

export const perplexity: Provider = {
  prepare({ apiKey, baseUrl, model, fetch }, { country, language }) {
    return {
      model: createPerplexity({ apiKey, baseURL: baseUrl, fetch })(model),
      providerOptions: {
        perplexity: { web_search_options: { user_location: { country } }, language_preference: language },
      },
    }
  },
  pages(raw, text) {
    const { citations, search_results: results } = body.catch({}).parse(raw)
    const found = results ?? []
    const urls = citations ?? found.map(({ url }) => url)
    const titles = new Map(found.map(({ url, title }) => [url, title]))
    // '[2]' in the text is the second of the list.
    const listed = urls.map((url, at) => ({ url, title: titles.get(url), number: at + 1 }))
    const numbers = new Set([...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number)))
    return { opened: [...found, ...listed], cited: listed.filter(({ number }) => numbers.has(number)) }
  },
}
