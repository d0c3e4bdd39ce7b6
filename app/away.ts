/**
 * In the browser, while the server or its database cannot be reached: what was asked is asked again, the screen stays as it is,
 * and says so. The answers are those of server/failures.ts, or of a proxy that found no server at all.
 */
import { isRouteErrorResponse } from 'react-router'
import { toast } from 'sonner'
import { PENDING_TEXTS } from './copy/messages.ts'

export const AWAY_STATUSES: readonly number[] = [502, 503, 504]
const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 30

/** Seconds that the server asks to wait, 0 where it asks nothing; null for every failure that waiting does not mend. */
export function awaySeconds(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return AWAY_STATUSES.includes(error.status) ? secondsIn(error.data) : null
  if (!(error instanceof Error)) return null
  // No connection, or one that broke half-way an answer.
  return error instanceof TypeError || error.message.startsWith('Unable to decode') ? 0 : null
}

function secondsIn(body: unknown): number {
  try {
    return Number((JSON.parse(String(body)) as { retryAfter?: unknown }).retryAfter) || 0
  } catch {
    return 0
  }
}

/** Longer after each try that failed (`tries`), and never sooner than the server asked. */
export function waitMs(tries: number, askedSeconds: number): number {
  return Math.max(askedSeconds, Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS)) * 1_000
}

const TOAST = 'trying-again'
const trying = new Set<object>()

/** Says that something is being tried again; the answer ends it. One message, however much is waited for. */
export function sayTryingAgain(): () => void {
  const one = {}
  trying.add(one)
  toast.warning(PENDING_TEXTS['trying-again'], { id: TOAST, duration: Number.POSITIVE_INFINITY })
  return () => {
    trying.delete(one)
    if (trying.size === 0) toast.dismiss(TOAST)
  }
}

/** A loader or an action in the browser: asks until there is an answer. The screen that is there stays until then. */
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

/** React Router reads the body each time that it sends the request of an action: lets it do so more than once. */
export function makeRepeatable(request: Request): void {
  const copy = request.clone()
  request.formData = () => copy.clone().formData()
  request.text = () => copy.clone().text()
}

/** Ends early, and fails, once nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
