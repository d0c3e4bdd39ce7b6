// Every function, stream and path of /api/auth refuses in one format, in Dutch, with a status that /openapi.json documents.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockUser } from '#features/admin/account-status.server.ts'
import { FUNCTION_TABLE } from '#server/functions.ts'
import { eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'

const NOT_DUTCH =
  /\b(?:undefined|null|nan|expected|received|invalid|required|string|number|array|boolean|must|should|not found|error|verwacht|ontving)\b/i

/** Signing out accepts any input, and would end the session of the requests after it. */
const POSTS = paths('POST').filter((path) => !path.endsWith('/sign-out'))
const GETS = paths('GET')
const STREAMS = Object.entries(FUNCTION_TABLE)
  .filter(([, { kind }]) => kind === 'stream')
  .map(([path]) => path.replace('{id}', randomUUID()))
/** The fields of all functions, so that each can be given invalid values. */
const FIELDS = [...new Set(Object.values(FUNCTION_TABLE).flatMap(({ input }) => Object.keys(input.shape)))]
const WRONG_VALUES = [7, true, null, [], [7], {}, 'x'.repeat(6_000), Array.from({ length: 120 }, () => 'x')]

/** The functions with one answer. */
function paths(method: 'GET' | 'POST'): string[] {
  return Object.entries(FUNCTION_TABLE)
    .filter(([, { kind, methods }]) => kind === 'call' && (methods as readonly string[]).includes(method))
    .map(([path]) => path)
}

eachDatabase('refusals', (db) => {
  let program: Program
  let customer: string
  // biome-ignore lint/suspicious/noExplicitAny: the document is walked by name
  let operations: any
  beforeAll(async () => {
    program = await startProgram(db())
    const account = await program.newCustomer({ plan_type: 'pro' })
    customer = await program.tokenFor(account)
    operations = (await program.ask('/openapi.json')).body.paths
  })
  afterAll(() => program.close())

  /** Checks that the answer is as documented; returns it. */
  async function ask(path: string, init: RequestInit & { token?: string | undefined } = {}) {
    const { token, ...request } = init
    const headers = new Headers(request.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const answer = await program.ask(path, { ...request, headers })
    const about = `${request.method ?? 'GET'} ${path} ${String(request.body).slice(0, 200)}`
    expect(answer.status, about).toBeLessThan(500)
    if (answer.status === 200) return answer
    expect(answer.headers.get('content-type'), about).toMatch(/^application\/json/)
    expect(Object.keys(answer.body).sort(), about).toEqual(['code', 'error', 'fields'])
    const { error, code, fields } = answer.body
    for (const text of [error, ...Object.values(fields)]) {
      expect(text, about).toMatch(/^\p{Lu}.{5,}/u)
      expect(text, about).not.toMatch(NOT_DUTCH)
    }
    const documented = Object.entries(operations).find(([known]) =>
      new RegExp(`^${known.replace('{id}', '[^/]+')}$`).test(path.split('?')[0]!),
    )
    if (!documented) return answer
    // biome-ignore lint/suspicious/noExplicitAny: idem
    const byMethod = documented[1] as any
    const operation = byMethod[(request.method ?? 'GET').toLowerCase()] ?? Object.values(byMethod)[0]
    expect(operation.responses, about).toHaveProperty(String(answer.status))
    const { schema } = operation.responses[answer.status].content['application/json']
    expect(schema.allOf[1].properties.code.enum, about).toContain(code)
    if (answer.status === 405) expect(answer.headers.get('allow'), about).toBeTruthy()
    return answer
  }
  const post = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), token, headers })

  test('of a function without its fields name each of them in Dutch', async () => {
    for (const path of POSTS) {
      const { status, body } = await post(path, {}, program.adminToken)
      if (status !== 200) expect(body, path).toMatchObject({ code: 'invalid-input', fields: expect.any(Object) })
      if (status !== 200) expect(Object.keys(body.fields).length, path).toBeGreaterThan(0)
    }
    expect((await post('/functions/v1/analyze-company', {}, customer)).body.fields).toEqual({
      companyName: 'Vul dit veld in',
      url: 'Vul dit veld in',
    })
  })

  test('of values of a wrong type or size have the same format', async () => {
    for (const path of POSTS) {
      for (const body of [null, [], [{}], 7, 'true', '"tekst"', '{"email":', ',', '[[[[']) {
        expect((await post(path, body, program.adminToken)).status, path).toBe(400)
      }
      for (const wrong of WRONG_VALUES) {
        const body = Object.fromEntries(FIELDS.map((field) => [field, wrong]))
        await post(path, body, program.adminToken)
        await post(path, body, customer)
      }
      expect((await post(path, { x: 'x'.repeat(300_000) }, program.adminToken)).body.code, path).toBe('body-too-large')
      expect((await post(path, { x: Array(2_500).fill(1) }, program.adminToken)).body.code).toBe('too-many-fields')
    }
    for (const path of GETS) {
      for (const wrong of ['', '7', 'null', 'x'.repeat(3_000), '\0']) {
        const query = new URLSearchParams(FIELDS.map((field) => [field, wrong]))
        await ask(`${path}?${query}`, { token: program.adminToken })
        // The function reads only its own fields by themselves; all others were in the query before.
        for (const field of Object.keys(FUNCTION_TABLE[path]!.input.shape)) {
          await ask(`${path}?${new URLSearchParams({ [field]: wrong })}`, { token: program.adminToken })
        }
      }
    }
  })

  test('of callers without rights have the same format', async () => {
    const { id, ...temporary } = await program.newCustomer()
    const mustChange = await program.tokenFor(temporary)
    await db().asJobs((tx) => tx.execute(sql`update accounts set must_change_password = true where user_id = ${id}`))
    for (const token of [undefined, 'geen.token', customer, mustChange]) {
      for (const path of POSTS) await post(path, {}, token)
      for (const path of GETS) await ask(path, { token })
      for (const path of token === customer ? [] : STREAMS) {
        const { status } = await ask(path, { token })
        expect(status, path).toBe(token === mustChange ? 403 : 401)
      }
    }
    expect((await ask('/functions/v1/progress/geen-id', { token: customer })).body.code).toBe('progress-not-found')
  })

  test('of another origin, another method or an unknown address have the same format', async () => {
    const headers = { origin: 'https://kwaad.voorbeeld', cookie: 'vindbaar.session_token=x' }
    for (const path of [...POSTS, ...GETS, ...STREAMS]) {
      expect((await post(path, {}, undefined, headers)).body, path).toMatchObject({ code: 'wrong-origin', fields: {} })
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        expect((await ask(path, { method })).body.code, `${method} ${path}`).toBe('method-not-allowed')
      }
      expect((await program.ask(path, { method: 'HEAD' })).status, path).toBe(405)
    }
    for (const path of STREAMS) expect((await post(path, {}, customer)).body.code).toBe('method-not-allowed')
    for (const path of ['/functions/v1/weg', '/functions', '/functions/v1/a/b', '/api/auth/sign-up/email', '/api/x']) {
      expect((await ask(path)).body.code, path).toBe('function-not-found')
      expect((await post(path, {})).body.code, path).toBe('function-not-found')
    }
  })

  test('of a page are text to a browser and the same format to a program', async () => {
    const headers = { origin: 'https://kwaad.voorbeeld', accept: 'text/html' }
    const asked = await program.ask('/login', { method: 'POST', body: 'email=x', headers })
    expect(asked).toMatchObject({ status: 403, body: expect.stringContaining('niet van onze eigen pagina') })
    const told = await program.ask('/login', { method: 'POST', body: 'email=x', headers: { origin: headers.origin } })
    expect(told).toMatchObject({ status: 403, body: { code: 'wrong-origin', fields: {}, error: asked.body } })
  })

  test('of a locked account promise no reset link, and only the right password reveals who locked it', async () => {
    const { id, ...credentials } = await program.newCustomer()
    await lockUser(program.services, await program.sessionOf(program.adminToken), id)
    const signIn = (password: string) => post('/api/auth/sign-in', { ...credentials, password })
    const { status, body } = await signIn(credentials.password)
    expect([status, body.code]).toEqual([403, 'account-suspended'])
    expect(body.error).not.toMatch(/link/i)
    expect((await signIn('verkeerd')).body.code).toBe('invalid-credentials')
    const stranger = await post('/api/auth/sign-in', {
      email: `weg-${randomUUID()}@voorbeeld.nl`,
      password: 'verkeerd',
    })
    expect(stranger.body.code).toBe('invalid-credentials')
  })

  test('do not meet GET or POST of the comparison usage, which give the same answer', async () => {
    const [got, posted, empty] = await Promise.all([
      program.get('get-comparison-usage', customer),
      program.call('get-comparison-usage', {}, customer),
      program.call('get-comparison-usage', '', customer),
    ])
    expect(got).toMatchObject({ status: 200, body: { used: 0 } })
    expect([posted.body, empty.body]).toEqual([got.body, got.body])
    expect(Object.keys(operations['/functions/v1/get-comparison-usage'])).toEqual(['get', 'post'])
  })
})
