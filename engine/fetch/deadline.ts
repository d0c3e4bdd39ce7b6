/**
 * A signal that ends after a time, or with another. Not AbortSignal.any and AbortSignal.timeout: nested in each other and under
 * a signal that lives longer they are never collected, and a process that fetches for days fills up with them.
 */
export interface Deadline {
  signal: AbortSignal
  abort(): void
  /** Stops the clock and lets go of the other signal. */
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
