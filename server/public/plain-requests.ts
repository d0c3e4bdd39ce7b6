/**
 * The plainest requests — one whole GET without a body, in one piece — for a public page, answered before node:http makes its
 * objects for them, which is most of what such an answer costs (docs/decisions/0013). All else goes to node:http, from its first byte.
 */
import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { Asked } from '#server/failures.ts'
import type { Reply } from './reply.ts'

/** What a public page is chosen by. node:http's IncomingMessage is one. */
export interface PublicRequest {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Longer heads, in bytes, are node:http's. */
const LONGEST_HEAD = 4_096
/** RFC 9112, section 3. */
const PLAIN_LINE = /^GET \/[!-~]* HTTP\/1\.1$/
/** RFC 9112, section 5, without folding, control characters or hard spaces: from the end of the first line, with nothing after it. */
const PLAIN_HEADERS = /^\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~\x80-\x9f\xa1-\xff]*\r\n)+\r\n$/
/** A request with one of these asks for more than a page. */
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'http2-settings',
])
const CARRIAGE_RETURN = 13

const CHECKED_EVERY_MS = 500

/** A connection that is answered here, until it closes or is handed to the server. */
interface Connection {
  hangUp(): void
  /** Sends this instead of the answer that is being made. */
  cutOff(answerTo: (asked: Asked) => Reply): void
  /** Closes the connection if it has been quiet for too long; `now` in monotonic milliseconds. */
  check(now: number): void
}

export interface PlainConnections {
  /** From now on each connection is closed after its answer. */
  startClosing(): void
  /** Ends the connections that are still here, once their answers are out. */
  closeIdle(): void
  /** Answers this to each request that still waits. */
  cutOff(answerTo: (asked: Asked) => Reply): void
}

/** Where every request goes to node:http. */
export const NO_PLAIN_CONNECTIONS: PlainConnections = { startClosing() {}, closeIdle() {}, cutOff() {} }

interface PlainRequest {
  url: string
  headers: IncomingHttpHeaders
}

/**
 * Reads the requests of one connection. Null unless `head` is one plain GET, whole, with nothing after it. A connection mostly sends
 * the same headers again, often for the same page: what was read before is only compared.
 */
export function plainRequestReader(): (head: Buffer) => PlainRequest | null {
  let line = ''
  let url = ''
  let headers: IncomingHttpHeaders = {}
  let known: Buffer = Buffer.alloc(0)
  let knownFrom = 0

  return (head) => {
    if (head.length > LONGEST_HEAD) return null
    const from = head.indexOf(CARRIAGE_RETURN)
    if (from < 0) return null
    const nextLine = head.toString('latin1', 0, from)
    if (nextLine !== line) {
      if (!PLAIN_LINE.test(nextLine)) return null
      line = nextLine
      url = line.slice('GET '.length, -' HTTP/1.1'.length)
    }
    if (head.length - from !== known.length - knownFrom || head.compare(known, knownFrom, known.length, from) !== 0) {
      const read = readHeaders(head.toString('latin1', from))
      if (!read) return null
      headers = read
      known = head
      knownFrom = from
    }
    return { url, headers }
  }
}

function readHeaders(text: string): IncomingHttpHeaders | null {
  if (!PLAIN_HEADERS.test(text)) return null
  const headers: Record<string, string> = {}
  for (let at = 2; at < text.length - 2; at = text.indexOf('\r\n', at) + 2) {
    const colon = text.indexOf(':', at)
    const name = text.slice(at, colon).toLowerCase()
    // What a second header of one name means differs by name; node:http knows. Names that every object has go there too.
    if (headers[name] !== undefined || NOT_PLAIN.has(name)) return null
    headers[name] = text.slice(colon + 1, text.indexOf('\r\n', colon)).trim()
  }
  const { connection = 'keep-alive', host } = headers
  return host && connection.toLowerCase() === 'keep-alive' ? headers : null
}

/**
 * Puts `answer`, which replies now or later, in front of the server's own reading of requests; null from it
 * means that the request is for the server. A promise of it must resolve.
 * A connection that was given to the server stays there.
 */
export function answerPlainRequests(
  server: HttpServer,
  answer: (request: PublicRequest) => Reply | Promise<Reply> | null,
): PlainConnections {
  const [giveToServer] = server.listeners('connection')
  server.removeAllListeners('connection')
  const here = new Set<Connection>()
  let isClosing = false
  // As node:http does: a second longer than what answers promise, so that we are not the first to hang up.
  const patience = server.keepAliveTimeout + 1_000

  server.on('connection', (socket: Socket) => {
    const readRequest = plainRequestReader()
    let bytesRead = 0
    let quietSince = performance.now()
    /** The request whose answer is being made. */
    let answering: PlainRequest | null = null
    let isLast = false

    const read = (chunk: Buffer) => {
      const request = readRequest(chunk)
      const reply = request && answer({ method: 'GET', url: request.url, headers: request.headers, socket })
      if (!reply) return handOver(chunk)
      if (reply instanceof Promise) void sayLater(request, reply)
      else say(reply)
    }
    const say = (reply: Reply) => {
      if (isClosing) {
        socket.off('data', read)
        socket.write(reply.lastMessage)
        return socket.destroySoon()
      }
      // A client that does not read what was sent is sent no more.
      if (!socket.write(reply.message)) socket.pause().once('drain', resume)
    }
    /** The next request is read once this one was answered. */
    const sayLater = async (request: PlainRequest, promised: Promise<Reply>) => {
      answering = request
      socket.pause()
      const reply = await promised
      if (socket.destroyed || !answering) return
      answering = null
      socket.resume()
      say(reply)
      if (isLast) socket.destroySoon()
    }
    const resume = () => socket.resume()
    /** Once the answer under way is out. */
    const hangUp = () => {
      isLast = true
      if (!answering) socket.destroySoon()
    }
    // At once: what is still to be sent would wait for a client that may never take it in.
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
      check(now) {
        const isSending = socket.writableLength > 0
        // The socket's own timer sees whether any of it is taken in.
        if (isSending !== (socket.timeout === patience)) socket.setTimeout(isSending ? patience : 0)
        const isBusy = isSending || answering !== null || socket.bytesRead !== bytesRead
        bytesRead = socket.bytesRead
        if (isBusy) quietSince = now
        else if (now - quietSince > (bytesRead === 0 ? server.headersTimeout : patience)) giveUp()
      },
    }
    here.add(connection)
    socket.on('data', read).on('end', hangUp).on('timeout', giveUp).on('error', hangUp).on('close', leave)
  })
  // One clock for all: a timer of each that starts anew with every request costs a twentieth of the fastest answers.
  const clock = setInterval(() => {
    const now = performance.now()
    for (const connection of here) connection.check(now)
  }, CHECKED_EVERY_MS)
  server.once('close', () => clearInterval(clock))
  clock.unref()

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
