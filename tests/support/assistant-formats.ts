/** How each assistant writes an answer on the wire, as its own documentation shows it, with the fields that we do not read beside it. */

export interface SaidPage {
  url: string
  title?: string
  /** The words of the text that it is cited for; absent: the first. */
  words?: string
}

export interface Said {
  text: string
  /** What the search found or opened. */
  opened?: SaidPage[]
  /** What the text refers to. */
  cited?: SaidPage[]
}

/** An answer that ends otherwise than as usual. */
export type Ending = 'refused' | 'empty' | 'cut-off'

type Format = (said: Said, model: string, ending?: Ending) => unknown

const title = ({ url, title }: SaidPage) => title ?? url
const wordsOf = (text: string, { words = text.slice(0, 4) }: SaidPage) => words

/** OpenAI and xAI. */
const responses =
  (refusal: boolean): Format =>
  ({ text, opened = [], cited = [] }, model, ending) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_795_000_000,
    model: `${model}-2026-08-01`,
    status: ending === 'cut-off' ? 'incomplete' : 'completed',
    ...(ending === 'cut-off' ? { incomplete_details: { reason: 'max_output_tokens' } } : {}),
    output: [
      {
        type: 'web_search_call',
        id: 'ws_1',
        status: 'completed',
        action: { type: 'search', query: 'x', sources: opened.map(({ url }) => ({ type: 'url', url })) },
      },
      { type: 'web_search_call', id: 'ws_2', status: 'completed', action: { type: 'open_page', url: opened[0]?.url } },
      {
        type: 'message',
        role: 'assistant',
        id: 'msg_1',
        status: 'completed',
        content: [
          ending === 'refused' && refusal
            ? { type: 'refusal', refusal: 'Daar kan ik niet bij helpen.' }
            : {
                type: 'output_text',
                text: ending === 'empty' ? '' : text,
                annotations: cited.map((page) => ({
                  ...{ type: 'url_citation', start_index: 0, end_index: 4, url: page.url, title: title(page) },
                })),
              },
        ],
      },
    ],
    usage: { input_tokens: 900, output_tokens: 120, total_tokens: 1_020 },
  })

const perplexity: Format = ({ text, opened = [] }, model, ending) => ({
  id: 'pplx-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model,
  citations: opened.map(({ url }) => url),
  search_results: opened.map((page) => ({ title: title(page), url: page.url, date: '2026-05-01' })),
  choices: [
    {
      index: 0,
      finish_reason: ending === 'cut-off' ? 'length' : 'stop',
      message: { role: 'assistant', content: ending === 'empty' ? '' : text },
    },
  ],
  usage: { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1_020, search_context_size: 'low' },
})

/** Counted in bytes; where it starts is absent for the first. */
function segmentOf(text: string, words: string) {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(words)))
  return { ...(start > 0 ? { startIndex: start } : {}), endIndex: start + Buffer.byteLength(words), text: words }
}

const gemini: Format = ({ text, opened = [], cited = [] }, model, ending) => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts: ending === 'empty' || ending === 'refused' ? [] : [{ text }],
      },
      finishReason: ending === 'refused' ? 'SAFETY' : ending === 'cut-off' ? 'MAX_TOKENS' : 'STOP',
      index: 0,
      groundingMetadata: {
        webSearchQueries: ['x'],
        groundingChunks: opened.map((page) => ({ web: { uri: page.url, title: title(page) } })),
        groundingSupports: cited.map((page) => ({
          segment: segmentOf(text, wordsOf(text, page)),
          groundingChunkIndices: [opened.findIndex(({ url }) => page.url === url)],
        })),
      },
    },
  ],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 120, totalTokenCount: 1_020 },
  modelVersion: model,
})

/** The text in parts, each with the pages that it is from. */
function citedParts(text: string, cited: SaidPage[]) {
  const edges = cited.flatMap((page) => {
    const at = text.indexOf(wordsOf(text, page))
    return [at, at + wordsOf(text, page).length]
  })
  const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, index) => {
    const part = text.slice(cuts[index], to)
    const citations = cited
      .filter((page) => wordsOf(text, page) === part)
      .map((page) => ({
        ...{ type: 'web_search_result_location', url: page.url, title: title(page) },
        ...{ encrypted_index: 'AAAA', cited_text: part },
      }))
    return { type: 'text', text: part, ...(citations.length > 0 ? { citations } : {}) }
  })
}

const claude: Format = ({ text, opened = [], cited = [] }, model, ending) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: `${model}-20260801`,
  content: [
    { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 'srvtoolu_1',
      content: opened.map((page) => ({
        ...{ type: 'web_search_result', url: page.url, title: title(page), encrypted_content: 'AAAA', page_age: null },
      })),
    },
    ...(ending === 'empty' || ending === 'refused' ? [] : citedParts(text, cited)),
  ],
  stop_reason: ending === 'refused' ? 'refusal' : ending === 'cut-off' ? 'max_tokens' : 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 900, output_tokens: 120, server_tool_use: { web_search_requests: 1 } },
})

export const FORMATS = { chatgpt: responses(true), grok: responses(true), perplexity, gemini, claude }

/** How each assistant writes an error. */
export const ERRORS = {
  chatgpt: (message: string, code: string) => ({ error: { message, type: 'error', param: null, code } }),
  grok: (message: string, code: string) => ({ code, error: message }),
  perplexity: (message: string) => ({ error: { message, type: 'error', code: 400 } }),
  gemini: (message: string, status: string) => ({ error: { code: 400, message, status } }),
  claude: (message: string, type: string) => ({ type: 'error', error: { type, message } }),
}
