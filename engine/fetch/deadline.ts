/**
 * A signal that aborts after a time, or together with another signal. AbortSignal.any and AbortSignal.timeout do not fit: nested under
 * a signal that lives longer they are never garbage-collected, and a process that fetches for days keeps all of them.
 */
export interface Deadline {
  signal: AbortSignal
  abort(): void
  /** Stops the timer and removes the listener from the other signal. */
  end(): void
}

export function openDeadline(ms: number, also?: AbortSignal): Deadline {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (also?.aborted) abort()
  also?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    abort,
    end() {
      clearTimeout(timer)
      also?.removeEventListener('abort', abort)
    },
  }
}
