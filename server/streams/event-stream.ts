/** One response of server-sent events. */
import type { Session } from '#features/accounts/session.ts'

export interface EventStream {
  session: Session
  openedAt: number
  response: Response
  /** The last data sent under each name; the same data is not sent again. */
  send(event: string, data: string): void
  end(): void
}

/** The limit of unread data: a client that does not read must not fill our memory. */
const MOST_BYTES = 256 * 1024
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }

export function openStream(session: Session, onEnd: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  let sent = ''
  const close = () => {
    if (!isOpen) return
    isOpen = false
    onEnd()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BYTES }),
  )
  const end = () => {
    const wasOpen = isOpen
    close()
    if (wasOpen) controller.close()
  }
  return {
    session,
    openedAt: Date.now(),
    response: new Response(body, { headers: HEADERS }),
    send(event, data) {
      const text = `event: ${event}\ndata: ${data}\n\n`
      if (!isOpen || text === sent) return
      // Heartbeats are all alike, and must be sent each time.
      if (data !== '{}') sent = text
      if ((controller.desiredSize ?? 0) < text.length) return end()
      controller.enqueue(encoder.encode(text))
    },
    end,
  }
}
