/** One answer of server-sent events. */
import type { Session } from '#features/accounts/session.ts'

export interface EventStream {
  session: Session
  openedAt: number
  response: Response
  /** What was sent last under the same name is not sent again. */
  send(event: string, data: string): void
  end(): void
}

/** Of what is not read yet: a client that reads nothing must not fill our memory. */
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
      // Beats are all alike, and must go out each time.
      if (data !== '{}') sent = text
      if ((controller.desiredSize ?? 0) < text.length) return end()
      controller.enqueue(encoder.encode(text))
    },
    end,
  }
}
