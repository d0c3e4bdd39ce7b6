/**
 * The plainest requests (one whole GET without a body, in one packet) for a public page, answered before node:http creates its
 * objects for them, which is most of the cost of such an answer (docs/decisions/0013). Everything else goes to node:http from its first byte.
 */
import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { Asked } from '#server/failures.ts'
import type { Reply } from './reply.ts'

/** The part of a request that selects a public page. node:http's IncomingMessage is one. */
export interface PublicRequest {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Longer heads, in bytes, go to node:http. */
const LONGEST_HEAD = 4_096
/** RFC 9112, section 3. */
const PLAIN_LINE = /^GET \/[!-~]* HTTP\/1\.1$/
/** RFC 9112, section 5, without folding, control characters or non-ASCII spaces: from the end of the first line to the end of the packet. */
const PLAIN_HEADERS = /^\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~\x80-\x9f\xa1-\xff]*\r\n)+\r\n$/
/** A request with one of these headers needs more than a page. */
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'http2-settings',
])

/** A connection that is answered here, until it closes or is handed to the server. */
interface Connection {
  hangUp(): void
  /** Sends this instead of the pending answer. */
  cutOff(answerTo: (asked: Asked) => Reply): void
}

export interface PlainConnections {
  /** From now on each connection closes after its answer. */
  startClosing(): void
  /** Closes the remaining connections, once their answers are sent. */
  closeIdle(): void
  /** Answers each request that still waits with this. */
  cutOff(answerTo: (asked: Asked) => Reply): void
}

/** Passes every request to node:http. */
export const NO_PLAIN_CONNECTIONS: PlainConnections = { startClosing() {}, closeIdle() {}, cutOff() {} }

interface PlainRequest {
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Parses the requests of one connection. Null unless the packet is exactly one plain GET. A connection mostly repeats its headers, which
 * are parsed once.
 */
export function plainRequestReader(): (packet: Buffer) => PlainRequest | null {
  let known = ''
  let headers: IncomingHttpHeaders | null = null
  return (packet) => {
    if (packet.length > LONGEST_HEAD) return null
    const head = packet.toString('latin1')
    const end = head.indexOf('\r\n')
    if (end < 0) return null
    const line = head.slice(0, end)
    if (!PLAIN_LINE.test(line)) return null
    const rest = head.slice(end)
    if (rest !== known) {
      headers = readHeaders(rest)
      known = rest
    }
    return headers && { url: line.slice('GET '.length, -' HTTP/1.1'.length), headers }
  }
}

function readHeaders(text: string): IncomingHttpHeaders | null {
  if (!PLAIN_HEADERS.test(text)) return null
  const headers: Record<string, string> = {}
  for (let at = 2; at < text.length - 2; at = text.indexOf('\r\n', at) + 2) {
    const colon = text.indexOf(':', at)
    const name = text.slice(at, colon).toLowerCase()
    // What a repeated header means differs per name; node:http knows. Names from Object.prototype go there too.
    if (headers[name] !== undefined || NOT_PLAIN.has(name)) return null
    headers[name] = text.slice(colon + 1, text.indexOf('\r\n', colon)).trim()
  }
  const { connection = 'keep-alive', host } = headers
  return host && connection.toLowerCase() === 'keep-alive' ? headers : null
}

/**
 * Puts `answer`, which replies now or later, in front of the server's own parsing of requests; null from it
 * means that the request is for the server. A promise of it must resolve.
 * A connection that was handed to the server stays there.
 */
export function answerPlainRequests(
  server: HttpServer,
  answer: (request: PublicRequest) => Reply | Promise<Reply> | null,
): PlainConnections {
  const [giveToServer] = server.listeners('connection')
  server.removeAllListeners('connection')
  const here = new Set<Connection>()
  let isClosing = false
  // As node:http does: a second longer than answers promise, so that we do not close first.
  const patience = server.keepAliveTimeout + 1_000

  server.on('connection', (socket: Socket) => {
    const readRequest = plainRequestReader()
    /** The request with a pending answer. */
    let answering: PlainRequest | null = null
    let isLast = false

    const read = (chunk: Buffer) => {
      const request = readRequest(chunk)
      const reply = request && answer({ method: 'GET', url: request.url, headers: request.headers, socket })
      if (!reply) return handOver(chunk)
      if (socket.timeout !== patience) socket.setTimeout(patience)
      if (reply instanceof Promise) void sayLater(request, reply)
      else say(reply)
    }
    const say = (reply: Reply) => {
      if (isClosing) {
        socket.off('data', read)
        socket.write(reply.lastMessage)
        return socket.destroySoon()
      }
      // A client that does not read is sent no more.
      if (!socket.write(reply.message)) socket.pause().once('drain', resume)
    }
    /** The next request is parsed once this one was answered. */
    const sayLater = async (request: PlainRequest, promised: Promise<Reply>) => {
      answering = request
      socket.setTimeout(0).pause()
      const reply = await promised
      if (socket.destroyed || !answering) return
      answering = null
      socket.setTimeout(patience).resume()
      say(reply)
      if (isLast) socket.destroySoon()
    }
    const resume = () => socket.resume()
    /** Once the pending answer is sent. */
    const hangUp = () => {
      isLast = true
      if (!answering) socket.destroySoon()
    }
    // At once: the client may never read what is still to be sent.
    const giveUp = () => socket.destroy()
    const leave = () => {
      here.delete(connection)
      socket.off('data', read).off('end', hangUp).off('timeout', giveUp).off('error', hangUp).off('close', leave)
    }
    function handOver(chunk: Buffer) {
      leave()
      socket.setTimeout(0)
      giveToServer!.call(server, socket)
      socket.unshift(chunk)
    }
    const connection: Connection = {
      hangUp,
      cutOff(answerTo) {
        if (!answering) return
        const { url, headers } = answering
        answering = null
        socket.write(answerTo({ method: 'GET', path: url.split('?')[0]!, accept: headers.accept ?? '' }).lastMessage)
        socket.destroySoon()
      },
    }
    here.add(connection)
    socket.setTimeout(server.headersTimeout)
    socket.on('data', read).on('end', hangUp).on('timeout', giveUp).on('error', hangUp).on('close', leave)
  })

  return {
    startClosing() {
      isClosing = true
    },
    closeIdle() {
      for (const { hangUp } of here) hangUp()
    },
    cutOff(answerTo) {
      for (const connection of here) connection.cutOff(answerTo)
    },
  }
}
