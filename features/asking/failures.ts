/** Which problem an error of a request to an assistant is. Nothing of the error itself is kept: it holds the question and may hold more. */
import { APICallError } from 'ai'
import type { AskFailure } from './asking.ts'
import { AnswerTooLarge } from './bounded-fetch.ts'

/** In bodies of refusals whose status does not say it. */
const NO_CREDIT = /insufficient_quota|credit balance is too low|exceeded your current quota, please check your plan/i
const BAD_KEY = /API_KEY_INVALID|API key not valid|incorrect api key|invalid api key/i
const LOOKED_AT = 20_000

export function failureOfError(error: unknown, now: Date): AskFailure {
  if (error instanceof AnswerTooLarge) return { problem: 'malformed', mayPass: false }
  if (!APICallError.isInstance(error)) return { problem: 'malformed', mayPass: true }
  const { statusCode: status, responseHeaders: headers = {}, responseBody } = error
  if (status === undefined) return { problem: 'provider-error', mayPass: true }
  const said = typeof responseBody === 'string' ? responseBody.slice(0, LOOKED_AT) : ''
  const mayPass = false
  // Successful, and yet no answer could be read from it.
  if (status < 300) return { problem: 'malformed', status, mayPass: true }
  if ([401, 402, 403].includes(status) || (status < 500 && BAD_KEY.test(said)))
    return { problem: 'unauthorised', status, mayPass }
  if (status < 500 && NO_CREDIT.test(said)) return { problem: 'unauthorised', status, mayPass }
  if (status === 429) {
    const retryAfterMs = retryAfter(headers, now)
    return { problem: 'rate-limited', status, mayPass: true, ...(retryAfterMs === null ? {} : { retryAfterMs }) }
  }
  if (status === 408) return { problem: 'time-out', status, mayPass: true }
  if (status < 500) return { problem: 'provider-error', status, mayPass }
  // 503 and 529 may say when to come back.
  const retryAfterMs = retryAfter(headers, now)
  return { problem: 'provider-error', status, mayPass: true, ...(retryAfterMs === null ? {} : { retryAfterMs }) }
}

/** Seconds, milliseconds (`retry-after-ms`) or a date. Null where there is none that makes sense. */
export function retryAfter(headers: Record<string, string>, now: Date): number | null {
  const [ms = '', value = ''] = [headers['retry-after-ms'], headers['retry-after']].map((said) => said?.trim())
  if (/^\d+(?:\.\d+)?$/.test(ms)) return Math.ceil(Number(ms))
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1_000)
  const date = value ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
