/** Server-sent events that reconnect: a browser's own EventSource gives up for good at the first refusal. */

const TRY_AGAIN_MS = 5_000
/** The server sends a heartbeat every ten seconds. */
const SILENCE_MS = 30_000

/**
 * Subscribes to the events named in `on`, each with its data as text; `open` is the browser's own, for each new connection. `onSilence`: nothing came for half a minute, so the connection
 * may be dead. Returns the function that stops it.
 */
export function followEvents(
  address: string,
  on: Record<string, (data: string) => void>,
  onSilence: () => void = () => {},
): () => void {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function onSignal() {
    clearTimeout(silence)
    silence = setTimeout(onSilence, SILENCE_MS)
  }
  function open() {
    source = new EventSource(address)
    for (const [event, handle] of Object.entries(on)) {
      source.addEventListener(event, ({ data }) => {
        onSignal()
        handle(data as string)
      })
    }
    source.addEventListener('beat', onSignal)
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, TRY_AGAIN_MS)
    })
  }

  onSignal()
  open()
  return () => {
    clearTimeout(again)
    clearTimeout(silence)
    source.close()
  }
}
