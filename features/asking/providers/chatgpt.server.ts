/** OpenAI, by its Responses API. */
import { createOpenAI } from '@ai-sdk/openai'
import type { Provider } from './provider.ts'
import { pagesOfResponses } from './responses-body.ts'

export const chatgpt: Provider = {
  prepare({ apiKey, baseUrl, model, fetch }, { country }) {
    const openai = createOpenAI({ apiKey, baseURL: baseUrl, fetch })
    return {
      model: openai.responses(model),
      tools: { web_search: openai.tools.webSearch({ userLocation: { type: 'approximate', country } }) },
      // Nothing of a customer's question stays with the provider for later reading.
      providerOptions: { openai: { store: false } },
    }
  },
  pages: pagesOfResponses,
}
