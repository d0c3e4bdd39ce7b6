/** An answer as bytes for the wire, built once and sent many times; its Date is renewed once a second. */
import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'
import type { FailureAnswer } from '#server/failures.ts'

/** Headers as Node accepts them without checks: names and values alternating. */
export type RawHeaders = string[]

/** What every answer promises (keep-alive): a connection stays open this many seconds for the next request. */
export const KEEP_ALIVE_SECONDS = 5

const STAYS_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`
const NOTHING = Buffer.alloc(0)

export class Reply {
  readonly status: number
  readonly headers: RawHeaders
  #message: Buffer
  #headLength: number
  #date = date()

  /** Throws for a header that Node would refuse, because nothing else checks what is written here. */
  constructor(status: number, headers: RawHeaders, body: Buffer = NOTHING) {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    for (let index = 0; index < headers.length; index += 2) {
      const [name, value] = [headers[index]!, headers[index + 1]!]
      validateHeaderName(name)
      validateHeaderValue(name, value)
      head += `${name}: ${value}\r\n`
    }
    this.status = status
    this.headers = headers
    head += `${STAYS_OPEN}Date: ${this.#date}\r\n\r\n`
    this.#headLength = head.length
    this.#message = Buffer.allocUnsafeSlow(head.length + body.length)
    this.#message.write(head, 'latin1')
    body.copy(this.#message, head.length)
  }

  /** The whole answer for the last one of its connection. */
  get lastMessage(): Buffer {
    const head = this.message.toString('latin1', 0, this.#headLength).replace(STAYS_OPEN, 'Connection: close\r\n')
    return Buffer.concat([Buffer.from(head, 'latin1'), this.body])
  }

  get body(): Buffer {
    return this.#message.subarray(this.#headLength)
  }

  /** The whole answer. Returned bytes are never modified. */
  get message(): Buffer {
    const now = date()
    if (this.#date !== now) {
      this.#date = now
      const fresh = Buffer.allocUnsafeSlow(this.#message.length)
      this.#message.copy(fresh)
      fresh.write(now, this.#headLength - 4 - now.length, 'latin1')
      this.#message = fresh
    }
    return this.#message
  }
}

/** An answer that is built once, with additional headers. */
export function replyOf({ status, headers, body }: FailureAnswer, more: RawHeaders = []): Reply {
  const bytes = Buffer.from(body)
  const all = [...Object.entries(headers).flat(), 'Content-Length', String(bytes.length), ...more]
  return new Reply(status, all, bytes)
}

/** The same answer for the app, which sends it through node:http. */
export function responseOf({ status, headers, body }: Reply): Response {
  const all = new Headers()
  for (let index = 0; index < headers.length; index += 2) all.append(headers[index]!, headers[index + 1]!)
  return new Response(status === 304 ? null : new Uint8Array(body), { status, headers: all })
}

/** Sends it through node:http, which writes its own head. */
export async function send({ method }: IncomingMessage, response: ServerResponse, promised: Reply | Promise<Reply>) {
  const { status, headers, body } = await promised
  response.writeHead(status, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

let known = ''

/** The date in HTTP format, always 29 characters (RFC 9110, section 5.6.7), made once a second. */
function date(): string {
  if (known === '') {
    const now = new Date()
    known = now.toUTCString()
    setTimeout(() => {
      known = ''
    }, 1_000 - now.getMilliseconds()).unref()
  }
  return known
}
