import { AWAY_STATUSES } from '#app/away.ts'
import { type SaveAnswer, writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

/** `away`: the server could not be reached; the number is when to retry, in seconds. */
export type SaveOutcome =
  | { kind: 'answer'; answer: SaveAnswer }
  | { kind: 'away'; seconds: number }
  | { kind: 'signed-out' }
  | { kind: 'failed' }

/** Browsers limit the body of a request that may outlive its page. */
const MOST_KEPT_ALIVE = 60_000

/** Sends the form in a request that continues after the page is closed. */
export async function sendForm(action: string, values: ProfileFormValues, version: string): Promise<SaveOutcome> {
  const body = new URLSearchParams()
  for (const [name, value] of writeProfileForm(values, 'save', version)) body.append(name, String(value))
  const text = body.toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', Accept: 'application/json' }
  const keepalive = text.length < MOST_KEPT_ALIVE
  try {
    const response = await fetch(action, { method: 'POST', body: text, headers, keepalive, redirect: 'manual' })
    // Without a session every request redirects to sign-in.
    if (response.type === 'opaqueredirect' || response.status === 401) return { kind: 'signed-out' }
    if (AWAY_STATUSES.includes(response.status))
      return { kind: 'away', seconds: Number(response.headers.get('Retry-After')) || 0 }
    const answer = (await response.json()) as SaveAnswer
    return typeof answer.isDone === 'boolean' ? { kind: 'answer', answer } : { kind: 'failed' }
  } catch (error) {
    return error instanceof SyntaxError ? { kind: 'failed' } : { kind: 'away', seconds: 0 }
  }
}
