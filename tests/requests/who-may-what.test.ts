// Who may open what: each kind of credential at each screen and each function. Both lists are the program's own, so that a new address
// without an expectation fails. What is refused changes nothing. The screens and acts of the admin area are in admin-area-for-others.test.ts.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { user } from '#db/actor.ts'
import { createToken } from '#features/security/personal-tokens.server.ts'
import { accountTab, URLS } from '#features/urls.ts'
import { FUNCTION_TABLE } from '#server/functions.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { ADMIN, type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { FOR_FORMS, FOR_SCRIPTS, type For, FUNCTIONS, SCREENS, SIGNED_IN } from '../support/who-may-open.ts'

/** A credential a row. What it is worth: nothing (as a visitor), a customer, one with a paid plan, an admin. */
const KINDS = {
  visitor: 'nothing',
  locked: 'nothing',
  deleted: 'nothing',
  free: 'customer',
  lapsed: 'customer',
  pro: 'paid',
  expert: 'paid',
  // Its plan is Gratis.
  admin: 'admin',
} as const
type Kind = keyof typeof KINDS
const ALL = ['cookie', 'bearer', 'token'] as const
const SESSIONS = ['cookie', 'bearer'] as const
/** What each kind can show: Gratis and admins make no personal tokens. */
const CARRIERS: Record<Kind, readonly (typeof ALL)[number][]> = {
  ...{ visitor: ['cookie'], locked: ALL, deleted: ALL, free: SESSIONS, lapsed: SESSIONS },
  ...{ pro: ALL, expert: ALL, admin: SESSIONS },
}

interface Entry {
  path?: string
  children?: Entry[]
}
const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = path.startsWith('/') || path === '*' ? path : `${above}/${path}`
    return [own, ...pathsOf(children, own)]
  })
const PATHS = [...new Set(pathsOf(routes as Entry[]).map((path) => path.replace('?', '')))]
const forOf = (path: string): For | undefined =>
  SCREENS[path] ??
  (path.startsWith(`${URLS.admin}/`) ? 'admin' : undefined) ??
  (SIGNED_IN.some((start) => path === start || path.startsWith(`${start}/`)) ? 'signed-in' : undefined)
const exampleOf = (path: string) =>
  path
    .replace('*', '/bestaat-niet')
    .replace('/account/:tab', accountTab('domeinen'))
    .replaceAll(/:\w+|\{\w+\}/g, 'bestaat-niet')
test('every screen and every function has an expectation', () => {
  expect(PATHS.filter((path) => forOf(path) === undefined)).toEqual([])
  expect(Object.keys(FUNCTIONS).sort()).toEqual(Object.keys(FUNCTION_TABLE).sort())
})

eachDatabase('who may open what', (db, database) => {
  let program: Program
  let neighbour: { id: string; domainId: string }
  const credentials = new Map<string, Record<string, string>>()

  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    for (const kind of Object.keys(KINDS) as Kind[]) {
      if (kind === 'visitor') continue
      const plan_type = kind === 'free' || kind === 'pro' ? kind : 'expert'
      const who = kind === 'admin' ? ADMIN : await program.newCustomer({ plan_type })
      credentials.set(`${kind} bearer`, { authorization: `Bearer ${await program.tokenFor(who)}` })
      const { headers } = await program.ask('/login', {
        method: 'POST',
        headers: { origin: BASE_URL },
        body: new URLSearchParams({ email: who.email, password: who.password }),
      })
      const cookie = headers.getSetCookie().map((one) => one.split(';')[0])
      credentials.set(`${kind} cookie`, { cookie: cookie.join('; ') })
      if (!('id' in who)) continue
      if (CARRIERS[kind].includes('token'))
        credentials.set(`${kind} token`, { authorization: `Bearer ${await personalTokenOf(who)}` })
      if (kind === 'lapsed') await setPlan(db(), String(who.id), 'expert', new Date(Date.now() - 1000))
      if (kind === 'locked')
        await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${who.id}`)
      if (kind === 'deleted') await asOwner(db(), sql`update accounts set deleted_at = now() where user_id = ${who.id}`)
    }
    const { id } = await program.newCustomer({ plan_type: 'expert' })
    await asOwner(db(), sql`update profiles set company_name = 'Van de buren' where id = ${id}`)
    neighbour = { id, domainId: '' }
    const { rows } = await db().as(user(id), (tx) => tx.execute<{ id: string }>(sql`select id from domains`))
    neighbour.domainId = rows[0]!.id
  })
  afterAll(() => program.close())

  async function personalTokenOf(who: { email: string; password: string }) {
    const session = await program.sessionOf(await program.tokenFor(who))
    const looked = { ...session, confirmedAt: program.services.now() }
    return createToken(program.services, looked, { name: 'Weekrapport', scope: 'analyse' })
  }
  const headersOf = (kind: Kind, carrier: string) => ({ origin: BASE_URL, ...credentials.get(`${kind} ${carrier}`) })
  /** What the neighbour has. */
  const stateOfNeighbour = async () => {
    const { rows } = await db().as(user(neighbour.id), (tx) =>
      tx.execute(sql`
        select (select json_agg(p) from profiles p) as p, (select json_agg(d) from domains d) as d, (select json_agg(a) from accounts a) as a,
          (select json_agg(s) from shared_reports s) as s, (select json_agg(r) from readings r) as r,
          (select json_agg(u) from user_subscriptions u) as u, (select json_agg(o) from user_roles o) as o`),
    )
    const signIn = await db().auth.execute(sql`
      select (select password from auth.account where user_id = ${neighbour.id}) as password,
        (select count(*)::int from auth.session where user_id = ${neighbour.id}) as sessions`)
    return JSON.stringify([rows, signIn.rows])
  }
  /** Streams stay open, so the body is read only where it ends. */
  async function ask(path: string, init: RequestInit) {
    const response = await program.open(path, init)
    const isStream = response.headers.get('content-type')?.includes('event-stream') === true
    if (isStream) await response.body?.cancel()
    const body = isStream ? '' : await response.text()
    return { status: response.status, location: response.headers.get('location'), body }
  }

  describe.each(Object.keys(KINDS) as Kind[])('%s', (kind) => {
    const worth = KINDS[kind]
    const carriers = CARRIERS[kind]
    // These end the session that the other requests use.
    const ends = (path: string) => worth !== 'nothing' && (path === URLS.signOut || path === '/api/auth/sign-out')

    // What a credential is worth is decided outside the database, so one of them is enough; what a row gives is not.
    const once = database === 'pglite' ? carriers : []
    test.each(once)('opens the screens that it may, and no other, with a %s', async (carrier) => {
      const wrong: unknown[] = []
      const others = PATHS.filter((path) => !ends(path) && forOf(path) !== 'admin')
      for (const path of others) {
        const whom = forOf(path)!
        const { status, location } = await ask(exampleOf(path), { headers: headersOf(kind, carrier) })
        // A personal token opens no screen.
        const isIn = worth !== 'nothing' && carrier !== 'token'
        const refused = FOR_SCRIPTS.includes(path) ? [401, null] : [302, URLS.auth]
        const isRight = FOR_FORMS.includes(path)
          ? status < 500 && status !== 200
          : whom === 'everyone' || isIn
            ? ![401, 403].includes(status) && status < 500 && (whom === 'everyone' || location !== URLS.auth)
            : status === refused[0] && location === refused[1]
        if (!isRight) wrong.push({ path, whom, status, location })
      }
      expect(wrong).toEqual([])
    })

    test.each(once)('calls the functions that it may, and no other, with a %s', async (carrier) => {
      const wrong: unknown[] = []
      for (const [path, whom] of Object.entries(FUNCTIONS)) {
        if (ends(path)) continue
        const row = FUNCTION_TABLE[path]!
        const method = row.methods[0]!
        const { status, body } = await ask(exampleOf(path), {
          method,
          headers: { 'content-type': 'application/json', ...headersOf(kind, carrier) },
          ...(method === 'POST'
            ? { body: JSON.stringify({ url: 'x', companyName: 'x', ownUrl: 'x', competitors: [] }) }
            : {}),
        })
        const code = /"code":"([a-z-]+)"/.exec(body)?.[1]
        const isRight =
          whom === 'everyone'
            ? status !== 403 && status < 500
            : worth === 'nothing'
              ? status === 401
              : carrier === 'token' && row.scope === null
                ? status === 403 && code === 'token-scope'
                : whom === 'admin' && worth !== 'admin'
                  ? status === 403 && code === 'not-allowed'
                  : whom === 'paid' && worth !== 'paid'
                    ? status === 403 && code === 'upgrade-required'
                    : status !== 401 && status < 500 && code !== 'not-allowed' && code !== 'upgrade-required'
        if (!isRight) wrong.push({ path, whom, status, body })
      }
      expect(wrong).toEqual([])
    })

    test.each(carriers)('gets and changes nothing of a neighbour with a %s', async (carrier) => {
      const before = await stateOfNeighbour()
      const isIn = worth !== 'nothing' && carrier !== 'token'
      const wrong: unknown[] = []
      for (const path of PATHS.filter((one) => one.startsWith(URLS.dashboard))) {
        const address = `${path}?domein=${neighbour.domainId}`
        const form = { intent: 'save', companyName: 'Gekaapt', url: 'https://gekaapt.example', bevestigd: 'ja' }
        for (const body of [undefined, new URLSearchParams(form)]) {
          const method = body ? 'POST' : 'GET'
          const answer = await ask(address, { method, headers: headersOf(kind, carrier), ...(body ? { body } : {}) })
          // The screens of a whole account ask for none of its websites.
          const isOfAccount = path === URLS.portfolio || path === URLS.notices
          const wanted = isOfAccount ? answer.status < 500 : answer.status === 404
          // 405: the screen takes no form from anyone.
          const isRight = isIn
            ? wanted
            : [401, 405].includes(answer.status) || (answer.status === 302 && answer.location === URLS.auth)
          if (!isRight || answer.body.includes('Van de buren'))
            wrong.push({ method, path, status: answer.status, location: answer.location })
        }
      }
      for (const [path, { input, methods, scope, who }] of Object.entries(FUNCTION_TABLE)) {
        if (!('domainId' in input.shape)) continue
        const about = { domainId: neighbour.domainId, companyName: 'Gekaapt', url: 'https://gekaapt.example' }
        const own = { ownUrl: about.url, competitors: ['https://a.example', 'https://b.example'] }
        const asked =
          methods[0] === 'GET'
            ? await ask(`${path}?domainId=${about.domainId}`, { headers: headersOf(kind, carrier) })
            : await ask(path, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...headersOf(kind, carrier) },
                body: JSON.stringify({ ...about, ...own }),
              })
        const known = worth === 'nothing' ? [401] : FUNCTIONS[path] === 'paid' && worth !== 'paid' ? [403, 404] : [404]
        if (!known.includes(asked.status)) wrong.push({ path, who, scope, ...asked })
      }
      const taken = await ask(accountTab('domeinen'), {
        method: 'POST',
        headers: headersOf(kind, carrier),
        body: new URLSearchParams({ intent: 'delete', domein: neighbour.domainId, bevestigd: 'ja' }),
      })
      if (isIn ? taken.status !== 404 : taken.location !== URLS.auth) wrong.push({ domeinen: taken.status })
      expect(wrong).toEqual([])
      const company = await ask(`/company/${neighbour.id}`, { headers: headersOf(kind, carrier) })
      const isAdmin = isIn && worth === 'admin'
      expect(company.status).toBe(isAdmin ? 200 : isIn ? 403 : 401)
      expect(company.body.includes('Van de buren')).toBe(isAdmin)
      expect(await stateOfNeighbour()).toBe(before)
    })
  })
})
