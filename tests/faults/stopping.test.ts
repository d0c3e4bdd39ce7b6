/** A stopping process cuts off no request, and nothing that hangs delays it. */
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { URLS } from '#features/urls.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '#tests/support/storage.ts'
import { proxyTo, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { signIn } from '#tests/support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

type Outcome = { status: number; connection: string | undefined } | 'refused' | 'cut'

/** One GET over the agent's connections; 'cut' when the connection broke before the answer was complete. */
function get(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = httpRequest(
      url,
      { agent, headers: { 'user-agent': 'Mozilla/5.0' } },
      (response: IncomingMessage) => {
        response.resume()
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        )
        response.once('error', () => resolve('cut'))
      },
    )
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
    request.end()
  })
}

const isKept = (outcome: Outcome) => typeof outcome === 'object' && outcome.connection !== 'close'

/** Requests one after the other over separate kept-alive connections, until each is closed. */
async function load(url: string, paths: string[], asking: { all: Outcome[] }): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let last: Outcome | null = null; last === null || isKept(last); ) {
        last = await get(url + path, agent)
        asking.all.push(last)
      }
      agent.destroy()
    }),
  )
}

/** An idle connection. */
async function idleConnection(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  socket.write(text)
  await new Promise((resolve) => (text === '' ? socket.once('connect', resolve) : socket.once('data', resolve)))
  return socket
}

describe.each(DATABASE_KINDS)('a stop on %s', (kind) => {
  let storage: Storage
  let vindbaar: Vindbaar
  beforeEach(async () => {
    storage = await newStorage(kind)
    vindbaar = await startVindbaar({ ...storage, env: { ...env, DRAIN_SECONDS: '1' } })
  })
  afterEach(async () => {
    await vindbaar.stop()
    await storage.remove()
  })

  test('no request is cut off, and each answer after the signal closes its connection', async () => {
    const asking: { all: Outcome[] } = { all: [] }
    const paths = [
      '/',
      URLS.pricing,
      '/login',
      '/healthz',
      '/readyz',
      '/functions/v1/get-public-profile?slug=niemand-x',
    ]
    const loaded = load(vindbaar.url, [...paths, ...paths], asking)
    await eventually(() => expect(asking.all.length).toBeGreaterThan(60))
    const ended = vindbaar.terminate()
    await loaded
    expect(await ended).toMatchObject({ status: 0 })
    expect(asking.all.filter((outcome) => typeof outcome === 'string')).toEqual([])
    expect(asking.all.filter((outcome) => !isKept(outcome))).toHaveLength(2 * paths.length)
  })

  test('open and idle connections do not delay it, and a request whose body never arrives is answered that we are restarting', async () => {
    const host = 'Host: localhost'
    const sockets = await Promise.all([
      idleConnection(vindbaar.url, ''),
      idleConnection(vindbaar.url, `GET / HTTP/1.1\r\n${host}\r\n\r\n`),
      idleConnection(vindbaar.url, `GET /login HTTP/1.1\r\n${host}\r\n\r\n`),
      idleConnection(vindbaar.url, `GET /login HTTP/1.1\r\n${host}\r\nAccept: text/html\r\n\r\n`),
    ])
    const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))

    const { hostname, port } = new URL(vindbaar.url)
    // A reset after the answer is one way to close it.
    const socket = connect(Number(port), hostname).on('error', () => {})
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      `POST /api/auth/sign-in HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    // Only what has arrived can be answered.
    await fetch(`${vindbaar.url}/healthz`)
    expect(await vindbaar.stop()).toMatchObject({ status: 0 })
    await Promise.all([...gone, closed])
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/\r\nRetry-After: \d+\r\n/i)
    expect(answer).toContain(FAILURE_TEXTS.stopping)
  })
})

describe('readiness during a stop', () => {
  test('a service manager’s stop makes the process unready before the port closes, while it stays live', async () => {
    const storage = await newStorage('pglite')
    const vindbaar = await startVindbaar({ ...storage, env: { ...env, DRAIN_SECONDS: '3' } })
    const agent = new Agent({ keepAlive: false })
    expect(await get(`${vindbaar.url}/readyz`, agent)).toMatchObject({ status: 200 })
    const ended = vindbaar.terminate()
    await eventually(async () => expect(await get(`${vindbaar.url}/readyz`, agent)).toMatchObject({ status: 503 }))
    expect(await get(`${vindbaar.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' })
    expect(await get(`${vindbaar.url}/`, agent)).toEqual({ status: 200, connection: 'close' })
    expect(await ended).toMatchObject({ status: 0 })
    await storage.remove()
  })

  test('Ctrl-C ends a drain that has begun', async () => {
    const storage = await newStorage('pglite')
    const vindbaar = await startVindbaar({ ...storage, env: { ...env, DRAIN_SECONDS: '60' } })
    const ended = vindbaar.terminate()
    await eventually(async () => expect((await fetch(`${vindbaar.url}/readyz`)).status).toBe(503))
    expect(await vindbaar.stop()).toMatchObject({ status: 0 })
    await ended
    await storage.remove()
  })
})

describe.runIf(DATABASE_KINDS.includes('postgres'))('a stop while queries hang', () => {
  let storage: Storage
  let way: TcpProxy
  let vindbaar: Vindbaar
  beforeEach(async () => {
    storage = await newStorage('postgres')
    const proxy = await proxyTo(storage.databaseUrl!)
    way = proxy
    vindbaar = await startVindbaar({ ...storage, databaseUrl: proxy.url, env })
  })
  afterEach(async () => {
    await vindbaar.stop()
    await way.close()
    await storage.remove()
  })

  test('exits with status 0, and every pending request got a 503', async () => {
    const admin = await signIn(vindbaar.url, ADMIN)
    way.stall()
    const html = { headers: { accept: 'text/html' } }
    const underWay = [
      admin.get('/dashboard', html),
      admin.get('/dashboard.data'),
      admin.get('/functions/v1/admin-get-users'),
      admin.post('/dashboard/company-data', { intent: 'save', companyName: 'Bakker' }, html),
      fetch(`${vindbaar.url}/profile/bakkerij-12345678`),
      fetch(`${vindbaar.url}/llms.txt`),
    ].map((answer) => answer.then(({ status, headers }) => [status, headers.has('retry-after')]))
    // Requests that arrived earlier are being handled once this one is answered.
    await fetch(`${vindbaar.url}/healthz`)
    expect(await vindbaar.terminate()).toMatchObject({ status: 0 })
    const answers = await Promise.all(underWay)
    expect(answers.slice(0, 4)).toEqual(Array(4).fill([503, true]))
    for (const [status] of answers) expect([200, 404, 503]).toContain(status)
  })
})
