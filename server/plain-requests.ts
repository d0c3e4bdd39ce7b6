/**
 * The plainest requests — one whole GET without a body, in one piece — answered from memory before node:http makes its objects
 * for them, which is most of what such an answer costs (docs/decisions/0013). All else goes to node:http, from its first byte.
 */
import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

/** What a request from memory is answered by. node:http's IncomingMessage is one. */
export interface PublicRequest {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Longer heads, in bytes, are node:http's. */
const LONGEST_HEAD = 4_096
/** RFC 9112, sections 3 and 5, without folding, control characters or hard spaces: one whole head, with nothing after it. */
const PLAIN_GET = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t -~\x80-\x9f\xa1-\xff]*\r\n)+\r\n$/
/** Whoever sends one of these wants more than a page. */
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'http2-settings',
])

/** The request that `head` holds, in latin1; null unless it is one plain GET, whole, with nothing after it. */
export function readPlainRequest(head: string): Pick<PublicRequest, 'url' | 'headers'> | null {
  if (!PLAIN_GET.test(head)) return null
  let at = head.indexOf('\r\n')
  const url = head.slice('GET '.length, at - ' HTTP/1.1'.length)
  const headers: Record<string, string> = {}
  for (at += 2; at < head.length - 2; at = head.indexOf('\r\n', at) + 2) {
    const colon = head.indexOf(':', at)
    const name = head.slice(at, colon).toLowerCase()
    // What a second header of one name means differs by name; node:http knows. Names that every object has go there too.
    if (headers[name] !== undefined || NOT_PLAIN.has(name)) return null
    headers[name] = head.slice(colon + 1, head.indexOf('\r\n', colon)).trim()
  }
  const { connection = 'keep-alive', host } = headers
  return host && connection.toLowerCase() === 'keep-alive' ? { url, headers } : null
}

/**
 * Puts `answer`, which gives a whole HTTP message, in front of the server's own reading of requests; null from it means that
 * the request is for the server.
 * A connection that was given to the server stays there. Returns what ends the connections that are still here, once their
 * answers are out.
 */
export function answerPlainRequests(server: HttpServer, answer: (request: PublicRequest) => Buffer | null) {
  const [giveToServer] = server.listeners('connection')
  server.removeAllListeners('connection')
  const here = new Set<Socket>()
  // As node:http does: a second longer than what answers promise, so that we are not the first to hang up.
  const patience = server.keepAliveTimeout + 1_000

  server.on('connection', (socket: Socket) => {
    const read = (chunk: Buffer) => {
      const request = chunk.length <= LONGEST_HEAD ? readPlainRequest(chunk.toString('latin1')) : null
      const message = request && answer({ method: 'GET', ...request, socket })
      if (!message) return handOver(chunk)
      // Who does not read what was sent is sent no more.
      if (!socket.write(message)) socket.pause().once('drain', resume)
      if (socket.timeout !== patience) socket.setTimeout(patience)
    }
    const resume = () => socket.resume()
    const hangUp = () => socket.destroySoon()
    // At once: what is still to be sent would wait for a reader who may never take it in.
    const giveUp = () => socket.destroy()
    const leave = () => {
      here.delete(socket)
      socket.off('data', read).off('end', hangUp).off('timeout', giveUp).off('error', hangUp).off('close', leave)
    }
    function handOver(chunk: Buffer) {
      leave()
      socket.setTimeout(0)
      giveToServer!.call(server, socket)
      socket.unshift(chunk)
    }
    here.add(socket)
    socket.setTimeout(server.headersTimeout)
    socket.on('data', read).on('end', hangUp).on('timeout', giveUp).on('error', hangUp).on('close', leave)
  })

  return () => {
    for (const socket of here) socket.destroySoon()
  }
}
