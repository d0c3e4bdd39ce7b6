/** The five assistants on loopback, each in its own wire format, answering as a test says. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AskedAssistant, AssistantAccess, AssistantAccesses } from '#features/asking/asking.ts'
import { assistantKeys } from '#server/settings.ts'
import { type Ending, ERRORS, FORMATS, type Said } from './assistant-formats.ts'
import { serveWebsite } from './website.ts'

export type Reply =
  | Said
  | { ending: Ending }
  | { status: number; headers?: Record<string, string>; message?: string; code?: string }
  /** Whatever bytes. */
  | { raw: string }
  /** This, once a test lets it come. */
  | { after: Promise<unknown>; said: Said }
  /** No answer. */
  | 'silence'
  | 'hang-up'

export interface AskedRequest {
  assistant: AskedAssistant
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

export interface AssistantServers {
  /** The settings of a program that has keys of these. */
  env(assistants: readonly AskedAssistant[]): Record<string, string>
  accesses: Record<AskedAssistant, AssistantAccess> & AssistantAccesses
  /** Newest last. */
  requests: AskedRequest[]
  /** The next replies of an assistant, in order; the last is repeated. */
  reply(assistant: AskedAssistant, ...replies: Reply[]): void
  close(): Promise<void>
}

export const ASKED_ASSISTANTS = ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'] as const
const SAID: Said = { text: 'De Korenaar is een bakkerij in Utrecht.' }

export async function startAssistants(): Promise<AssistantServers> {
  const requests: AskedRequest[] = []
  const replies = new Map<string, Reply[]>()
  const server = await serveWebsite((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [, assistant, ...path] = (request.url ?? '').split('/') as ['', AskedAssistant, ...string[]]
    const body = JSON.parse(await text(request)) as Record<string, unknown>
    requests.push({ assistant, path: `/${path.join('/')}`, headers: request.headers, body })
    const next = replies.get(assistant) ?? [SAID]
    const chosen = next.length > 1 ? next.shift()! : next[0]!
    const isLater = typeof chosen === 'object' && 'after' in chosen
    if (isLater) await chosen.after
    const reply = isLater ? chosen.said : chosen
    send(assistant, String(body.model ?? path.join('/')), reply, response)
  }

  return {
    accesses: Object.fromEntries(
      ASKED_ASSISTANTS.map((assistant) => [
        assistant,
        { apiKey: `key-of-${assistant}`, baseUrl: `${server.url}/${assistant}`, model: `${assistant}-model` },
      ]),
    ) as Record<AskedAssistant, AssistantAccess>,
    env: (assistants) =>
      Object.fromEntries(
        assistantKeys
          .filter(({ assistant }) => assistants.includes(assistant))
          .flatMap(({ assistant, setting }) => {
            const named = (what: string) => setting.replace(/API_KEY$/, what)
            return [
              [setting, `key-of-${assistant}`],
              [named('BASE_URL'), `${server.url}/${assistant}`],
              [named('MODEL'), `${assistant}-model`],
            ]
          }),
      ),
    requests,
    reply: (assistant, ...next) => replies.set(assistant, next),
    close: server.close,
  }
}

function send(
  assistant: AskedAssistant,
  model: string,
  reply: Exclude<Reply, { after: unknown }>,
  response: ServerResponse,
) {
  if (reply === 'silence') return
  if (reply === 'hang-up') {
    response.destroy()
    return
  }
  response.setHeader('content-type', 'application/json')
  if ('raw' in reply) {
    response.end(reply.raw)
  } else if ('status' in reply) {
    const { status, headers = {}, message = 'No.', code = 'no' } = reply
    response.writeHead(status, headers).end(JSON.stringify(ERRORS[assistant](message, code)))
  } else {
    const said = 'ending' in reply ? SAID : reply
    const ending = 'ending' in reply ? reply.ending : undefined
    response.end(JSON.stringify(FORMATS[assistant](said, model, ending)))
  }
}
