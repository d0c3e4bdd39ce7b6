/**
 * In the browser, while the server or its database is unreachable: requests are retried with backoff, the screen stays as it is,
 * and a message says so. The answers are those of server/failures.ts, or of a proxy that found no server.
 */
import { isRouteErrorResponse } from 'react-router'
import { toast } from '#app/ui/toast.ts'
import { PENDING_TEXTS } from './copy/messages.ts'

export const AWAY_STATUSES: readonly number[] = [502, 503, 504]
const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 30

/** The server's Retry-After in seconds, 0 without one; null for every failure that a retry does not fix. */
export function awaySeconds(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return AWAY_STATUSES.includes(error.status) ? secondsIn(error.data) : null
  if (!(error instanceof Error)) return null
  // No connection, or one that broke during the answer.
  return error instanceof TypeError || error.message.startsWith('Unable to decode') ? 0 : null
}

function secondsIn(body: unknown): number {
  try {
    return Number((JSON.parse(String(body)) as { retryAfter?: unknown }).retryAfter) || 0
  } catch {
    return 0
  }
}

/** Backoff: longer after each failed attempt (`tries`), and never sooner than the server's Retry-After. */
export function waitMs(tries: number, askedSeconds: number): number {
  return Math.max(askedSeconds, Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS)) * 1_000
}

const TOAST = 'trying-again'
const trying = new Set<object>()

/** Shows that something is being retried, until there is an answer. One message, however many requests wait. */
export function sayTryingAgain(): () => void {
  const one = {}
  trying.add(one)
  toast.warning(PENDING_TEXTS['trying-again'], { id: TOAST, duration: Number.POSITIVE_INFINITY })
  return () => {
    trying.delete(one)
    if (trying.size === 0) toast.dismiss(TOAST)
  }
}

/** Runs a loader or an action in the browser and retries until there is an answer. The current screen stays until then. */
export async function untilItAnswers<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  let done = () => {}
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        const seconds = awaySeconds(error)
        if (seconds === null || signal.aborted) throw error
        if (tries === 0) done = sayTryingAgain()
        await pause(waitMs(tries, seconds), signal)
      }
    }
  } finally {
    done()
  }
}

/** React Router reads the body each time that it sends an action's request: this lets it read it more than once. */
export function makeRepeatable(request: Request): void {
  const copy = request.clone()
  request.formData = () => copy.clone().formData()
  request.text = () => copy.clone().text()
}

/** Rejects early once the request is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
