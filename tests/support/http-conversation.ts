/** Talks to an HTTP server in bytes, so that two servers can be compared by their answers. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export const BODY = Buffer.from('uit het geheugen')
export const HEADERS = ['Content-Type', 'text/plain', 'Content-Length', String(BODY.length)]
/**
 * node:http's error for bytes that are not a request, after an answer. It depends on timing whether node:http sends it; the
 * connection is closed either way.
 */
const LAST_COMPLAINT = /(?<=.)HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/s
export const LAST = 'GET /other HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Answers with what it parsed, so that two servers can be compared by what they understood. */
export async function listen(server: Server): Promise<Server> {
  server.on('request', async (request, response) => {
    if (request.url === '/page' && request.method === 'GET') return response.writeHead(200, HEADERS).end(BODY)
    let body = ''
    try {
      for await (const chunk of request) body += chunk
    } catch {
      return
    }
    // Without this the connection stays open for the other protocol.
    if (request.headers.upgrade) response.setHeader('Connection', 'close')
    response.end(JSON.stringify([request.method, request.url, request.headers, body]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export function open(server: Server): Socket {
  return connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
}

/** Everything that the server answers to these bytes, written piece by piece, until it closes the connection. */
export async function talk(server: Server, pieces: string[]): Promise<string> {
  const socket = open(server)
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
  })
  socket.on('error', () => undefined)
  const [theirs] = (await once(server, 'connection')) as [Socket]
  /** Waits until nothing happened for ten turns of the event loop: any answer has arrived by then. */
  const quiet = async () => {
    let last = ''
    for (let turns = 0; turns < 10; turns++) {
      await new Promise(setImmediate)
      const state = [theirs.bytesRead, theirs.bytesWritten, socket.bytesRead, theirs.destroyed].join()
      if (state !== last) turns = 0
      last = state
    }
  }
  let sent = 0
  for (const piece of pieces) {
    if (theirs.writableEnded) break
    socket.write(piece, 'latin1')
    sent += piece.length
    // Wait until the server has read a piece and we have read its answer: writing to a closed connection makes the kernel drop
    // what is still unread.
    while ((theirs.bytesRead < sent && !theirs.destroyed) || socket.bytesRead < theirs.bytesWritten) {
      await new Promise(setImmediate)
    }
  }
  await quiet()
  // A server that waits for the rest of a request need not wait for its timeout.
  socket.end()
  await new Promise((closed) => (socket.closed ? closed(null) : socket.once('close', closed)))
  return heard.replace(/^Date: .*\r\n/gm, '').replace(LAST_COMPLAINT, '')
}
