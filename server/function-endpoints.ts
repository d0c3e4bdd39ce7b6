/** /functions/v1/<name>, /api/auth/<name> and /openapi.json: each row of the tables as a JSON endpoint. */
import { type Context, Hono } from 'hono'
import { requireAdmin, requireSession } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { streamRows } from '#server/streams/event-stream-rows.ts'
import { type FunctionRow, functions, tokenFunctions } from './functions.ts'
import { openApiDocument } from './openapi.ts'

const TABLES = { '/functions/v1': functions, '/api/auth': tokenFunctions }

interface Bindings {
  /** Set before: who asks, and from where. The request's origin was checked too. */
  Variables: { session: Session | null; clientAddress: string }
}

export function functionEndpoints(services: Services) {
  const app = new Hono<Bindings>()
  const document = JSON.stringify(openApiDocument(TABLES, streamRows, services.baseUrl))
  app.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))

  for (const [prefix, rows] of Object.entries(TABLES)) {
    // By name, a row's own types no longer matter: its schemas check what goes in and out.
    const table = new Map(Object.entries(rows as unknown as Record<string, FunctionRow>))
    app.all(`${prefix}/:name`, (c) => answer(services, table.get(c.req.param('name')), c))
  }
  for (const rest of ['/functions/*', '/api/*']) {
    app.all(rest, () => {
      throw new Failure('function-not-found')
    })
  }
  return app
}

async function answer(services: Services, row: FunctionRow | undefined, c: Context<Bindings>): Promise<Response> {
  if (!row) throw new Failure('function-not-found')
  const method = row.methods.find((one) => one === c.req.method)
  if (!method) throw new Failure('method-not-allowed', { allow: row.methods })
  // A row for signed-in callers gets a session for sure, which `requireCaller` sees to.
  const session = requireCaller(row, c.get('session')) as Session
  const input = parseInput(row.input, method === 'GET' ? c.req.query() : await bodyOf(c.req.raw))
  const headers = c.req.raw.headers
  const output = await row.run({ services, session, clientAddress: c.get('clientAddress'), headers }, input)
  return c.json(row.output.parse(output), 200, { 'Cache-Control': 'no-store' })
}

function requireCaller({ who }: FunctionRow, session: Session | null): Session | null {
  if (who === 'everyone') return session
  return who === 'admin' ? requireAdmin(session) : requireSession(session)
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw new Failure('invalid-json', { cause })
  }
}
