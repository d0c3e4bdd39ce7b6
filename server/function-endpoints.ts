/** Serves each row of the table of functions as an endpoint, and /openapi.json. */
import { type Context, Hono } from 'hono'
import { requireAdmin, requireSession } from '#features/accounts/require.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { readToken } from '#features/security/personal-tokens.server.ts'
import type { Services } from '#features/services.ts'
import type { EventStreams } from '#server/streams/event-streams.ts'
import type { FunctionRow, StreamRow } from './function-row.ts'
import { FUNCTION_TABLE } from './functions.ts'
import { openApiDocument } from './openapi.ts'

interface Bindings {
  /** Set by earlier middleware: the session and the address. The request's origin was checked too. */
  Variables: { session: Session | null; clientAddress: string }
}

export function functionEndpoints(services: Services, streams: EventStreams) {
  const app = new Hono<Bindings>()
  const document = JSON.stringify(openApiDocument(FUNCTION_TABLE, services.baseUrl))
  app.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }))

  for (const [path, row] of Object.entries(FUNCTION_TABLE)) {
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(services, streams, row, c))
  }
  for (const rest of ['/functions/*', '/api/*']) {
    app.all(rest, () => {
      throw new Failure('function-not-found')
    })
  }
  return app
}

async function answer(
  services: Services,
  streams: EventStreams,
  row: FunctionRow | StreamRow,
  c: Context<Bindings>,
): Promise<Response> {
  // HEAD is refused, because Hono answers it as GET without the body: a stream would never end.
  const method = row.methods.find((one) => one === c.req.method)
  if (!method) throw new Failure('method-not-allowed', { allow: row.methods })
  // `requireCaller` guarantees a session for a row for signed-in callers.
  const session = requireCaller(row, c.get('session') ?? (await callerByToken(services, row, c))) as Session
  const given = method === 'GET' ? { ...c.req.query(), ...c.req.param() } : await bodyOf(c.req.raw)
  const input = parseInput(row.input, given)
  const headers = c.req.raw.headers
  if (row.kind === 'stream') return streams.open(session, headers, await row.follow({ services, session }, input))
  const output = await row.run({ services, session, clientAddress: c.get('clientAddress'), headers }, input)
  return c.json(row.output.parse(output), 200, { 'Cache-Control': 'no-store' })
}

function requireCaller({ who }: FunctionRow | StreamRow, session: Session | null): Session | null {
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

/** A personal token stands for its owner where the row's scope allows that, and nowhere else in the program. */
async function callerByToken(services: Services, row: FunctionRow | StreamRow, c: Context<Bindings>) {
  if (row.who === 'everyone') return null
  const found = await readToken(services, c.req.raw.headers, c.get('clientAddress'))
  if (!found) return null
  if (row.scope === null || (row.scope === 'analyse' && found.scope === 'read')) throw new Failure('token-scope')
  return found.session
}
