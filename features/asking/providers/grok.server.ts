/** xAI, by its Responses API. Its search takes no country: the instructions say where the user is. */
import { createXai } from '@ai-sdk/xai'
import type { Asked, Provider } from './provider.ts'
import { pagesOfResponses } from './responses-body.ts'

export const grok: Provider = {
  prepare({ apiKey, baseUrl, model, fetch }) {
    const xai = createXai({ apiKey, baseURL: baseUrl, fetch })
    return {
      model: xai.responses(model),
      // The same at run time; by type it is that of the release of the SDK's core that this package asks for.
      tools: { web_search: xai.tools.webSearch() } as unknown as NonNullable<Asked['tools']>,
      providerOptions: { xai: { store: false } },
    }
  },
  pages: pagesOfResponses,
}
