// The whole admin area (every function, page, file, stream and act) asked by everyone with every credential: only an admin's session
// gets in, and what is refused leaves every row of the database as it was. The lists of what there is are the program's own.

import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DELETED_QUESTIONS } from '#app/routes/admin/deleted/questions.ts'
import { QUESTIONS } from '#app/routes/admin/row-actions.ts'
import { toTyped } from '#features/mail-templates/template.schema.ts'
import { findEditedTemplate } from '#features/mail-templates/templates.server.ts'
import { createToken } from '#features/security/personal-tokens.server.ts'
import { URLS } from '#features/urls.ts'
import { FUNCTION_TABLE } from '#server/functions.ts'
import { builtScreens } from '#server/screens.ts'
import {
  addressOf,
  adminRoutes,
  callsOf,
  changes,
  formsOf,
  READS,
  type Subjects,
  UNMADE,
} from '../support/admin-acts.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { everyRow } from '../support/every-row.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { FOR_FORMS } from '../support/who-may-open.ts'

/** Each once had everything: a paid plan and a token. Who is locked or deleted is an admin. */
const KINDS = {
  ...{ visitor: 'nothing', locked: 'nothing', deleted: 'nothing' },
  ...{ free: 'customer', lapsed: 'customer', pro: 'customer', expert: 'customer', admin: 'admin' },
} as const
type Kind = keyof typeof KINDS
const CARRIERS = ['cookie', 'bearer', 'token'] as const
type Carrier = (typeof CARRIERS)[number]
const ROUTES = adminRoutes()
const ALL_FORMS = formsOf(UNMADE)

test('every function, action and intent of the admin area is among what is tried', () => {
  const calls = Object.keys(callsOf(UNMADE))
  const forAdmins = Object.entries(FUNCTION_TABLE).filter(([, { who }]) => who === 'admin')
  expect(forAdmins.map(([path]) => path.replace('/functions/v1/', '')).sort()).toEqual(calls.sort())
  const withAction = ROUTES.filter(({ source }) => /export (?:async )?(?:function|const) action\b/.test(source))
  expect([...new Set(ALL_FORMS.map(([path]) => path))].sort()).toEqual(withAction.map(({ path }) => path).sort())
  const sources = globSync('app/routes/admin/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const written = sources.flatMap((source) =>
    [...source.matchAll(/intent: '([\w-]+)'|name="intent" value="([\w-]+)"/g)].map(([, one, two]) => one ?? two!),
  )
  const intents = [...written, ...Object.keys(QUESTIONS), ...Object.keys(DELETED_QUESTIONS)]
  const tried = ALL_FORMS.flatMap(([, { intent }]) => intent ?? [])
  expect([...new Set(tried)].sort()).toEqual([...new Set(intents)].sort())
})

eachDatabase('the admin area', (db, database) => {
  let program: Program
  const subjects = {} as Record<Carrier, Subjects>
  const credentials = {} as Record<Kind, Record<Carrier, Record<string, string>>>

  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    credentials.visitor = carried('niemand.heeft-dit', `vbt_${'x'.repeat(43)}`)
    for (const kind of Object.keys(KINDS) as Kind[]) {
      if (kind === 'visitor') continue
      const isAdmin = ['admin', 'locked', 'deleted'].includes(kind)
      const who = await program.newCustomer({ plan_type: 'expert', ...(isAdmin && { role: 'admin' }) })
      const bearer = await program.tokenFor(who)
      await asOwner(db(), sql`update auth.session set confirmed_at = now()`)
      const looked = await program.sessionOf(bearer)
      const token = await createToken(program.services, looked, { name: 'Weekrapport', scope: 'analyse' })
      credentials[kind] = carried(bearer, token)
      if (kind === 'free' || kind === 'pro') await setPlan(db(), who.id, kind)
      if (kind === 'lapsed') await setPlan(db(), who.id, 'expert', new Date(Date.now() - 1000))
      if (kind === 'locked')
        await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${who.id}`)
      if (kind === 'deleted') await asOwner(db(), sql`update accounts set deleted_at = now() where user_id = ${who.id}`)
    }
    subjects.cookie = await newSubjects('wachtwoord_reset')
    subjects.bearer = await newSubjects('wachtwoord_tijdelijk')
    await program.mailsSent()
  })
  afterAll(() => program.close())

  const carried = (session: string, token: string) => ({
    cookie: { cookie: `vindbaar.session_token=${encodeURIComponent(session)}` },
    bearer: { authorization: `Bearer ${session}` },
    token: { authorization: `Bearer ${token}` },
  })
  async function newSubjects(key: string): Promise<Subjects> {
    const [one, other, ...gone] = await Promise.all(Array.from({ length: 4 }, () => program.newCustomer()))
    for (const { id } of gone) await program.call('admin-delete-user', { userId: id }, program.adminToken)
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ id: string }>(sql`select id from domains where user_id = ${one!.id}`),
    )
    const ids = { subscriber: randomUUID(), mailingId: randomUUID(), entries: [1, 2, 3, 4, 5].map(() => randomUUID()) }
    for (const id of [ids.subscriber, randomUUID()])
      await asOwner(
        db(),
        sql`insert into newsletter_subscriptions
              (id, email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash, confirmed_at)
            values (${id}, ${id}, ${`${id}@lezers.example`}, now(), 'T', '1', 'i', ${id}, now())`,
      )
    await asOwner(
      db(),
      sql`insert into newsletter_mailings (id, template_id, version, started_at, next_at)
          select ${ids.mailingId}, id, 1, now(), now() from email_templates where key = ${key}`,
    )
    await asOwner(
      db(),
      sql`insert into newsletter_receivers (mailing_id, subscription_id, due_at)
          select ${ids.mailingId}, id, now() from newsletter_subscriptions`,
    )
    for (const id of ids.entries)
      await asOwner(
        db(),
        sql`insert into waitlist (id, name, company, email, accepted_privacy)
            values (${id}, 'Noor', 'Bakkerij Zon', ${`${id}@voorbeeld.nl`}, true)`,
      )
    await program.call('admin-invite', { id: ids.entries[0] }, program.adminToken)
    await asOwner(db(), sql`update waitlist set invited_at = now() - interval '1 hour' where invited_at is not null`)
    const admin = await program.sessionOf(program.adminToken)
    const text = toTyped(await findEditedTemplate(program.services, admin, key))
    const [first, second] = gone.map(({ id }) => id)
    return {
      ...ids,
      userId: one!.id,
      domainId: rows[0]!.id,
      other: other!.id,
      gone: [first!, second!],
      key,
      text,
    } as Subjects
  }

  /** Streams stay open, so the body is read only where it ends. */
  async function ask(path: string, headers: Record<string, string>, body?: URLSearchParams | string) {
    const isJson = typeof body === 'string'
    const response = await program.open(path, {
      headers: { origin: BASE_URL, ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body }),
    })
    const isStream = response.headers.get('content-type')?.includes('event-stream') === true
    if (isStream) await response.body?.cancel()
    const text = isStream ? '' : await response.text()
    return { status: response.status, location: response.headers.get('location'), text }
  }
  const call = (name: string, input: object, headers: Record<string, string>) => {
    const isGet = FUNCTION_TABLE[`/functions/v1/${name}`]!.methods[0] === 'GET'
    return ask(`/functions/v1/${name}`, headers, isGet ? undefined : JSON.stringify(input))
  }

  test.each(Object.keys(KINDS) as Kind[])('is closed to %s, and nothing changes', async (kind) => {
    const worth = KINDS[kind]
    const before = await everyRow(db())
    const wrong: unknown[] = []
    const about = subjects.cookie
    // An admin's token has none of its rights.
    for (const carrier of worth === 'admin' ? (['token'] as const) : CARRIERS) {
      const headers = credentials[kind][carrier]
      const isIn = worth !== 'nothing' && carrier !== 'token'
      const isPaid = kind !== 'free' && kind !== 'lapsed'
      const code = isIn ? 'not-allowed' : isPaid ? 'token-scope' : 'upgrade-required'
      for (const [name, input] of Object.entries(callsOf(about))) {
        const { status, text } = await call(name, input, headers)
        const wanted = worth === 'nothing' ? [401, 'not-signed-in'] : [403, code]
        const found = [status, JSON.parse(text || '{}').code]
        if (String(found) !== String(wanted)) wrong.push({ carrier, name, found, wanted })
      }
      const to = isIn ? URLS.dashboard : URLS.auth
      const requests = [
        ...ROUTES.map(({ path, id }) => ({ path, id, body: undefined })),
        ...formsOf(about).map(([path, form]) => ({
          path,
          id: ROUTES.find((route) => route.path === path)!.id,
          body: new URLSearchParams(form),
        })),
      ]
      for (const { path, id, body } of requests) {
        const address = addressOf(path, about)
        const { status, location } = await ask(address, headers, body)
        const isFormsOnly = !body && FOR_FORMS.includes(path)
        if (!isFormsOnly && (status !== 302 || location !== to)) wrong.push({ carrier, path, status, location })
        // What a screen in use asks: the data of this route alone, without those above it.
        if (carrier !== 'cookie' || database !== 'pglite') continue
        const data = await ask(`${address}.data?_routes=${encodeURIComponent(id)}`, headers, body)
        if (!isFormsOnly && (data.status !== 202 || !data.text.includes(`"${to}"`)))
          wrong.push({ carrier, data: path, status: data.status, text: data.text.slice(0, 200) })
      }
    }
    expect(wrong).toEqual([])
    expect(await everyRow(db())).toEqual(before)
  })

  test.each(['cookie', 'bearer'] as const)('opens and does everything for an admin with a %s', async (carrier) => {
    const headers = credentials.admin[carrier]
    const about = subjects[carrier]
    const wrong: unknown[] = []
    for (const { path } of ROUTES.filter((one) => !FOR_FORMS.includes(one.path))) {
      const { status } = await ask(addressOf(path, about), headers)
      if (status !== 200) wrong.push({ path, status })
    }
    // So that what is refused to others above would have changed something. The other credential comes second, and one database is enough.
    const isLookedAt = carrier === 'cookie' && database === 'pglite'
    let before = isLookedAt ? await everyRow(db()) : {}
    const expectChange = async (what: unknown, isRead: boolean) => {
      // A mailing starts once its test mail is sent.
      await program.mailsSent()
      if (!isLookedAt) return
      const after = await everyRow(db())
      if ((JSON.stringify(after) === JSON.stringify(before)) !== isRead) wrong.push({ unchanged: what })
      before = after
    }
    for (const [name, input] of Object.entries(callsOf(about))) {
      const { status, text } = await call(name, input, headers)
      if (status !== 200) wrong.push({ name, status, text })
      await expectChange(name, READS.includes(name))
    }
    for (const [path, form, wanted] of formsOf(about)) {
      const { status } = await ask(addressOf(path, about), headers, new URLSearchParams(form))
      if (status !== wanted) wrong.push({ path, form, status })
      await expectChange([path, form], !changes(path, form))
    }
    expect(wrong).toEqual([])
  })
})
