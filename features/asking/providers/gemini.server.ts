/** Google, whose answers are grounded in a search. The search takes no country: the instructions say where the user is. */
import { createGoogle } from '@ai-sdk/google'
import { z } from 'zod'
import { leniently } from './leniently.ts'
import { type Provider, stretchOf } from './provider.ts'

const grounding = z.object({
  // Kept in place where one is not as expected: the supports count them.
  groundingChunks: z
    .array(
      z
        .object({ web: z.object({ uri: z.string(), title: z.string().nullish() }) })
        .nullable()
        .catch(null),
    )
    .nullish(),
  groundingSupports: leniently(
    z.object({
      groundingChunkIndices: z.array(z.number()),
      segment: z
        .object({ text: z.string(), startIndex: z.int().min(0).default(0) })
        .nullable()
        .catch(null),
    }),
  ).nullish(),
})
const body = z.object({ candidates: leniently(z.object({ groundingMetadata: grounding.nullish() })) })

export const gemini: Provider = {
  prepare({ apiKey, baseUrl, model, fetch }) {
    const google = createGoogle({ apiKey, baseURL: baseUrl, fetch })
    return { model: google(model), tools: { google_search: google.tools.googleSearch({}) } }
  },
  pages(raw, text) {
    const [candidate] = body.catch({ candidates: [] }).parse(raw).candidates
    const chunks = (candidate?.groundingMetadata?.groundingChunks ?? []).map((chunk) => ({
      url: chunk?.web.uri,
      title: chunk?.web.title,
    }))
    const starts = (one: { segment: { startIndex: number } | null }) => one.segment?.startIndex ?? 0
    const supports = candidate?.groundingMetadata?.groundingSupports ?? []
    // They count bytes. In the order of the text, each byte is turned into characters once.
    const bytes = Buffer.from(text)
    let [read, from] = [0, 0]
    const cited = supports
      .toSorted((a, b) => starts(a) - starts(b))
      .flatMap(({ groundingChunkIndices, segment }) => {
        const start = segment?.startIndex ?? read
        from += bytes.subarray(read, start).toString().length
        read = start
        const claim = segment ? stretchOf(text, segment.text, from) : undefined
        return groundingChunkIndices.map((at) => ({ ...chunks[at], claim }))
      })
    return { opened: chunks, cited }
  },
}
