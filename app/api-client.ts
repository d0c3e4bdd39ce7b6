/** The screens' client for the functions (docs/spec.md, 'Functions'): typed from the server's table, by type only. */
import type { z } from 'zod'
import { Failure, type FailureCode, type FieldErrors } from '#features/failure.ts'
import type { Functions } from '#server/functions.ts'
import { AWAY_STATUSES } from './away.ts'

export type FunctionName = keyof Functions
export type FunctionInput<Name extends FunctionName> = z.input<Functions[Name]['input']>
export type FunctionOutput<Name extends FunctionName> = z.output<Functions[Name]['output']>

// The type ensures that it is complete: the table itself stays on the server.
const METHODS: { [Name in FunctionName]: Functions[Name]['methods'][number] } = {
  'subscribe-newsletter': 'POST',
  'send-waitlist-confirmation': 'POST',
  'analyze-company': 'POST',
  'compare-competitors': 'POST',
  'get-comparison-usage': 'GET',
  'get-websites': 'GET',
  'get-report': 'GET',
  'get-score-history': 'GET',
  'get-profile': 'GET',
  'get-public-profile': 'GET',
  'admin-get-users': 'GET',
  'admin-get-changed-users': 'POST',
  'admin-create-user': 'POST',
  'admin-reset-password': 'POST',
  'admin-change-plan': 'POST',
  'admin-change-domain-plan': 'POST',
  'admin-delete-user': 'POST',
  'admin-invite': 'POST',
  'send-templated-email': 'POST',
}

/** Calls a function with the session's cookie. Throws a Failure with the server's code, fields and Retry-After. */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  input: FunctionInput<Name>,
  options: { signal?: AbortSignal } = {},
): Promise<FunctionOutput<Name>> {
  const request = METHODS[name] === 'GET' ? get(name, input) : post(name, input)
  const response = await fetch(request, options).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new Failure('something-went-wrong', { cause })
  })
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return body as FunctionOutput<Name>
  // A proxy that finds no server answers with its own page.
  const unsaid = AWAY_STATUSES.includes(response.status) ? 'database-away' : 'something-went-wrong'
  const { code = unsaid, fields = {} } = body as { code?: FailureCode; fields?: FieldErrors }
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new Failure(code, { fields, ...(retryAfter > 0 ? { retryAfter } : {}) })
}

function get(name: string, input: object): Request {
  const query = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return new Request(addressOf(name, new URLSearchParams(query.map(([key, value]) => [key, String(value)]))))
}

function post(name: string, input: object): Request {
  const headers = { 'Content-Type': 'application/json' }
  return new Request(addressOf(name), { method: 'POST', headers, body: JSON.stringify(input) })
}

function addressOf(name: string, query = new URLSearchParams()): string {
  const url = new URL(`/functions/v1/${name}`, window.location.origin)
  url.search = query.toString()
  return url.href
}
