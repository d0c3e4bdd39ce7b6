/** /functions/v1/<name> and /openapi.json: each row of the table as a JSON endpoint. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { requireAdmin, requireSession } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type FunctionRow, functions } from './functions.ts'
import { openApiDocument } from './openapi.ts'

const MAX_BODY_BYTES = 256 * 1024

// By name, each row's own types no longer matter: its schemas check what goes in and out.
const table = functions as unknown as Record<string, FunctionRow>

/** Expects the session in the context; the caller's origin was checked before. */
export function functionEndpoints(services: Services) {
  const app = new Hono<{ Variables: { session: Session | null } }>()
  const document = JSON.stringify(openApiDocument(functions, services.baseUrl))

  app.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))

  app.use(
    '/functions/v1/*',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => failureResponse(new Failure('body-too-large')) }),
  )
  app.all('/functions/v1/:name', async (c) => {
    const name = c.req.param('name')
    try {
      const definition = Object.hasOwn(table, name) ? table[name] : undefined
      if (!definition) throw new Failure('function-not-found')
      if (c.req.method !== definition.method) throw new Failure('method-not-allowed')
      const session = requireCaller(definition, c.get('session'))
      const input = parseInput(definition.input, definition.method === 'GET' ? c.req.query() : await bodyOf(c.req.raw))
      const output = await definition.run({ services, session: session as Session }, input)
      return c.json(definition.output.parse(output), 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      if (error instanceof Failure) return failureResponse(error)
      services.log.error({ err: error, function: name }, 'Een functie is mislukt')
      return failureResponse(new Failure('something-went-wrong'))
    }
  })
  return app
}

function requireCaller(definition: FunctionRow, session: Session | null): Session | null {
  if (definition.who === 'everyone') return session
  return definition.who === 'admin' ? requireAdmin(session) : requireSession(session)
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new Failure('invalid-json', { cause })
  }
}

/** The one mapping of failures to HTTP for endpoints: `error` is the Dutch text, `fields` a message a field. */
export function failureResponse({ code, status, fields, retryAfter }: Failure): Response {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) }
  return Response.json({ error: FAILURE_TEXTS[code], code, fields }, { status, headers })
}
