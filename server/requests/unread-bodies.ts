/**
 * Requests that are answered before their body has come in. A connection that is closed with bytes unread is reset, and its client
 * may lose the answer: so our side ends first, and what still comes is read and dropped for a while (nginx: 'lingering_close').
 */
import type { IncomingMessage } from 'node:http'

const MOST_MS = 30_000
/** Without a byte. */
const MOST_SILENT_MS = 5_000
const MOST_BYTES = 64 * 1024 * 1024

/** To be called before the answer. */
export function lingerWhenClosed(request: IncomingMessage): void {
  const { socket, headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  let lingers = false
  // node:http closes a connection in this way, once its last answer is written.
  socket.destroySoon = () => {
    if (lingers) return
    lingers = true
    if (request.complete || socket.destroyed) closeNow(request)
    else linger(request)
  }
}

function linger(request: IncomingMessage): void {
  const { socket } = request
  let left = MOST_BYTES
  const close = () => {
    clearTimeout(longest)
    clearTimeout(silent)
    closeNow(request)
  }
  const longest = setTimeout(close, MOST_MS).unref()
  const silent = setTimeout(close, MOST_SILENT_MS).unref()
  socket.end()
  // The handler that was reading has answered; waiting for it would block the rest.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    silent.refresh()
    left -= chunk.length
    if (left < 0) close()
  })
  request.once('end', close)
  socket.once('close', close)
  request.resume()
}

function closeNow({ socket }: IncomingMessage): void {
  Reflect.deleteProperty(socket, 'destroySoon')
  if (!socket.destroyed) socket.destroySoon()
}
