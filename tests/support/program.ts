/** A program that calls the functions (docs/spec.md, 'Functions') in whole requests: with a bearer token, without cookies or an origin. */
import { randomUUID } from 'node:crypto'
import type { Database } from '#db/open-database.ts'
import { readSession } from '#features/accounts/session.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { ensureFirstAdmin } from '#features/admin/first-admin.server.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import type { Screens } from '#server/screens.ts'
import { serve } from '#server/serve.ts'
import { BASE_URL, startServices, type TestServices } from './services.ts'

export const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'geheim1' }

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into with expectations
type Answer = { status: number; headers: Headers; body: any; bytes: Uint8Array }
type Sent = Record<string, string>

export interface Program extends TestServices {
  /** Over a loopback connection. */
  ask(path: string, init?: RequestInit): Promise<Answer>
  /** The same, before its body is read: a stream may never end. */
  open(path: string, init?: RequestInit): Promise<Response>
  /** POST; a text is sent as is, so it need not be JSON. */
  call(name: string, input: unknown, token?: string, headers?: Sent): Promise<Answer>
  get(nameAndQuery: string, token?: string, headers?: Sent): Promise<Answer>
  adminToken: string
  tokenFor(credentials: { email: string; password: string; code?: string }): Promise<string>
  sessionOf(token: string): Promise<Session>
  newCustomer(also?: object): Promise<{ id: string; email: string; password: string }>
}

/** Without screens, unless given. */
export async function startProgram(
  db: Database,
  screens: Screens = () => Promise.reject(new Error('No screen is asked for here')),
  trustedProxies: string[] = [],
): Promise<Program> {
  const test = await startServices(db)
  const serving = await serve({
    services: test.services,
    screens,
    ...{ host: '127.0.0.1', port: 0, clientAddress: clientAddressReader(trustedProxies) },
    ownOrigins: new Set([BASE_URL]),
    assetsFolder: null,
  })
  const bearer = (token?: string): Sent => (token ? { authorization: `Bearer ${token}` } : {})
  const program: Program = {
    ...test,
    adminToken: '',
    async close() {
      await serving.stop()
      await test.close()
    },
    async open(path, init) {
      const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
      return serving.app.request(`${BASE_URL}${path}`, init, connection)
    },
    async ask(path, init) {
      const response = await program.open(path, init)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = new TextDecoder().decode(bytes)
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && text !== '' ? JSON.parse(text) : text,
        bytes,
      }
    },
    call: (name, input, token, headers) =>
      program.ask(`/functions/v1/${name}`, {
        method: 'POST',
        body: typeof input === 'string' ? input : JSON.stringify(input),
        headers: { 'content-type': 'application/json', ...bearer(token), ...headers },
      }),
    get: (nameAndQuery, token, headers) =>
      program.ask(`/functions/v1/${nameAndQuery}`, { headers: { ...bearer(token), ...headers } }),
    async tokenFor(credentials) {
      const { status, body } = await program.ask('/api/auth/sign-in', {
        method: 'POST',
        body: JSON.stringify(credentials),
      })
      if (status !== 200) throw new Error(`${credentials.email} could not sign in: ${status} ${JSON.stringify(body)}`)
      return body.token
    },
    async sessionOf(token) {
      const { session } = await readSession(test.services, new Headers(bearer(token)))
      if (!session) throw new Error('This token has no session')
      return session
    },
    async newCustomer(also = {}) {
      const customer = { email: `klant-${randomUUID()}@voorbeeld.nl`, password: 'geheim1', ...also }
      const input = { email_opt_in: false, ...customer }
      const { status, body } = await program.call('admin-create-user', input, program.adminToken)
      if (status !== 200) throw new Error(`${customer.email} could not be made: ${status} ${JSON.stringify(body)}`)
      return { ...customer, id: body.id }
    },
  }
  await ensureFirstAdmin(test.services, ADMIN)
  program.adminToken = await program.tokenFor(ADMIN)
  return program
}

/** A new customer of the program with a token. */
export async function signedIn(program: Program) {
  const made = await program.newCustomer()
  return { ...made, token: await program.tokenFor(made) }
}
