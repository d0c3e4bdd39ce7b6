/** The waitlist for admins, in whole requests: the list, its file, invitations and removal. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWaitlist, getWaitlist } from '#features/waitlist/admin-waitlist.server.ts'
import { joinWaitlist } from '#features/waitlist/waitlist.server.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { seeWholeReads } from '../support/whole-reads.ts'

const LIST = '/admin/wachtlijst'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const SEVEN_DAYS = 7 * 24 * 60

eachDatabase('the waitlist for admins', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())
  beforeEach(() => asOwner(db(), sql`delete from waitlist`))

  const cookieOf = (token: string) => `vindbaar.session_token=${encodeURIComponent(token)}`
  const see = (path: string, token = program.adminToken) => program.ask(path, { headers: { cookie: cookieOf(token) } })
  const send = (form: [string, string][], token = program.adminToken) =>
    program.ask(LIST, {
      method: 'POST',
      headers: { cookie: cookieOf(token), origin: BASE_URL },
      body: new URLSearchParams(form),
    })
  const rowOf = async (email: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ id: string; invited_at: string | null }>(sql`select * from waitlist where email = ${email}`),
      )
    ).rows[0]
  async function join(also: object = {}) {
    const email = `wacht-${randomUUID()}@voorbeeld.nl`
    const address = `2001:db8:${randomUUID().slice(0, 4)}::1`
    await joinWaitlist(program.services, address, {
      ...{ name: 'Noor de Vries', company: 'Bakkerij Zon', email, accepted_privacy: 'on', ...also },
    })
    return { email, id: (await rowOf(email))!.id }
  }
  const invite = (input: object, token = program.adminToken) => program.call('admin-invite', input, token)
  const invitationsTo = async (email: string) => {
    await program.mailsSent()
    return program.mail.mails.filter(({ to, subject }) => to[0] === email && subject.startsWith('Je bent aan de beurt'))
  }
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!
  const choose = (token: string, password: string) =>
    program.ask(`/reset-password?token=${token}`, {
      method: 'POST',
      headers: { origin: BASE_URL },
      body: new URLSearchParams({ password, confirm: password }),
    })
  const accountsOf = async (email: string) =>
    (await db().asJobs((tx) => tx.execute(sql`select user_id from accounts where email = ${email}`))).rows.length

  /** The acts on the list itself, oldest first. */
  const recorded = async () =>
    (
      await db().asJobs((tx) =>
        tx.execute(sql`select act, details from audit_log where act like 'waitlist-%' order by at, sequence`),
      )
    ).rows

  test('is for admins only, and a refusal changes nothing', async () => {
    const { email, id } = await join()
    const customer = await signedIn(program)
    expect(await program.call('admin-invite', { id })).toMatchObject({ status: 401 })
    expect(await invite({ id }, customer.token)).toMatchObject({ status: 403 })
    for (const path of [LIST, `${LIST}.csv`]) {
      expect(await program.ask(path), path).toMatchObject({ status: 302 })
      expect((await see(path, customer.token)).headers.get('location'), path).toBe('/dashboard')
    }
    for (const form of [
      [['een', id]],
      [
        ['intent', 'delete'],
        ['inschrijving', id],
        ['bevestigd', 'ja'],
      ],
    ] as [string, string][][]) {
      expect((await send(form, customer.token)).headers.get('location')).toBe('/dashboard')
    }
    const session = await program.sessionOf(customer.token)
    await expect(getWaitlist(program.services, { ...session, role: 'admin' }, {})).rejects.toThrow()
    await expect(countWaitlist(program.services, { ...session, role: 'admin' })).rejects.toThrow()
    expect(await rowOf(email)).toMatchObject({ invited_at: null })
    expect(await accountsOf(email)).toBe(0)
  })

  test('shows every column, the counts, what a search finds and the next page', async () => {
    await join({
      name: 'Zoë Öztürk',
      company: 'Café <Ñandú>',
      website: 'nandu.nl',
      use_case: 'Vaker genoemd',
      target_audience: 'Buurt',
    })
    await join()
    const { body } = await see(LIST)
    for (const text of ['Zoë Öztürk', 'Café &lt;Ñandú&gt;', 'Vaker genoemd', 'Buurt', 'href="https://nandu.nl/"']) {
      expect(body).toContain(text)
    }
    expect(body.replaceAll('<!-- -->', '')).toContain('2 inschrijvingen, 1 met een use case')
    for (const [query, found] of [
      ['ozturk zoe', 1],
      ['CAFE nan', 1],
      ['nandu.nl', 1],
      ['@voorbeeld.nl', 2],
      ['%', 0],
      ['niemand heet zo', 0],
    ] as const) {
      const { entries } = await getWaitlist(program.services, await program.sessionOf(program.adminToken), { query })
      expect(entries, query).toHaveLength(found)
    }
    expect((await see(`${LIST}?query=niemandheetzo`)).body).toContain('Geen inschrijvingen gevonden')
    expect((await see(`${LIST}?after=onzin`)).body).toContain('Fout bij ophalen wachtlijst')
    await asOwner(
      db(),
      sql`insert into waitlist (name, company, email, accepted_privacy, created_at)
          select 'N', 'B', n || '@vol.nl', true, '2026-01-01'::timestamptz - (n / 2) * interval '1 hour' from generate_series(1, 60) n`,
    )
    const next = /href="([^"]*after=[^"]*)"/.exec((await see(LIST)).body)![1]!.replaceAll('&amp;', '&')
    const last = (await see(`${LIST}${next.slice(next.indexOf('?'))}`)).body
    expect(last.match(/Kies [\w-]+@vol\.nl/g)).toHaveLength(12)
  })

  test('is downloaded whole, as text that no spreadsheet runs', async () => {
    await join({ name: '=1+1', company: '+Zon', use_case: 'twee\nregels;=2' })
    await asOwner(
      db(),
      sql`insert into waitlist (name, company, email, accepted_privacy) select 'N', 'B', n || '@vol.nl', true from generate_series(1, 1100) n`,
    )
    const { headers, bytes } = await see(`${LIST}.csv`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('attachment')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.filter((line) => line.includes('@vol.nl'))).toHaveLength(1100)
    expect(lines.find((line) => line.includes('Zon'))).toContain(`"'=1+1";"'+Zon"`)
    expect(lines.join()).toContain(`"twee regels;'=2"`)
    const before = await recorded()
    expect((await see(`${LIST}.csv?query=zon`)).body).not.toContain('vol.nl')
    await see(`${LIST}.csv`)
    expect((await recorded()).slice(before.length)).toEqual([
      { act: 'waitlist-exported', details: { rows: 'search' } },
      { act: 'waitlist-exported', details: { rows: 'all' } },
    ])
  })

  test('invites once, however often and however many at the same moment', async () => {
    const { email, id } = await join()
    const outcomes = (await Promise.all([1, 2, 3].map(() => invite({ id })))).map(({ body }) => body.outcome)
    expect(outcomes.sort()).toEqual(['invited', 'unchanged', 'unchanged'])
    expect((await invite({ id })).body).toEqual({ ok: true, outcome: 'unchanged' })
    const mails = await invitationsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Hallo Noor,')
    expect((await rowOf(email))!.invited_at).not.toBeNull()
    expect(await accountsOf(email)).toBe(1)
    expect((await see(LIST)).body).toContain('link werkt tot')
    const { rows } = await db().asJobs((tx) =>
      tx.execute(sql`select act, actor_kind from audit_log where email = ${email}`),
    )
    expect(rows).toEqual([{ act: 'account-created', actor_kind: 'user' }])
  })

  test('says who cannot be invited, and why', async () => {
    const customer = await program.newCustomer()
    await asOwner(
      db(),
      sql`insert into waitlist (name, company, email, accepted_privacy) values ('N', 'B', ${customer.email}, true)`,
    )
    const { id } = (await rowOf(customer.email))!
    expect(await invite({ id })).toMatchObject({ status: 409, body: { code: 'email-taken' } })
    expect(await rowOf(customer.email)).toMatchObject({ invited_at: null })
    expect((await see(LIST)).body).toContain('Heeft al een account')
    expect(await invite({ id: NOBODY })).toMatchObject({ status: 404, body: { code: 'waitlist-entry-not-found' } })
    expect(await invite({ id: 'iemand' })).toMatchObject({ status: 400, body: { fields: { id: expect.any(String) } } })
    const other = await join()
    await invite({ id: other.id })
    await asOwner(db(), sql`update accounts set suspended_at = now() where email = ${other.email}`)
    program.pass(2)
    expect(await invite({ id: other.id, again: true })).toMatchObject({ status: 409, body: { code: 'account-closed' } })
    expect((await see(LIST)).body).toContain('Account gesloten')
  })

  test('invites several at once without scripts, and says what became of each', async () => {
    const people = [await join(), await join(), await join({ name: 'Kijk op kwaad.nl' })]
    await invite({ id: people[0]!.id })
    expect((await see(`${LIST}?kies=iedereen`)).body.match(/<input[^>]*checked/g)).toHaveLength(2)
    const { body } = await send([...people.map(({ id }): [string, string] => ['id', id]), ['id', NOBODY]])
    expect(body).toContain('2 uitnodigingen verstuurd')
    expect(body).toContain('Geen wijziging: al uitgenodigd')
    expect(body).toContain('Deze inschrijving staat niet meer op de wachtlijst.')
    for (const { email } of people) expect(await invitationsTo(email)).toHaveLength(1)
    // Nothing that a stranger typed goes into the mail, except a name.
    expect((await invitationsTo(people[2]!.email))[0]!.text).not.toContain('kwaad')
    expect((await send([])).body).toContain('Kies eerst wie je wilt uitnodigen.')
  })

  test('removes a row after a question, and twice the same is once', async () => {
    const { email, id } = await join()
    const form = (confirmed: boolean): [string, string][] => [
      ['intent', 'delete'],
      ['inschrijving', id],
      ...(confirmed ? ([['bevestigd', 'ja']] as [string, string][]) : []),
    ]
    const before = await recorded()
    const question = (await send(form(false))).headers.get('location')!
    expect((await see(question)).body).toContain('Inschrijving verwijderen?')
    expect(await rowOf(email)).toBeDefined()
    for (let time = 0; time < 2; time += 1) expect((await send(form(true))).body).toContain('Inschrijving verwijderd')
    expect(await rowOf(email)).toBeUndefined()
    expect((await recorded()).slice(before.length)).toEqual([{ act: 'waitlist-entry-removed', details: {} }])
    const wrong = await send([
      ['intent', 'delete'],
      ['inschrijving', 'x'],
      ['bevestigd', 'ja'],
    ])
    expect(wrong).toMatchObject({ status: 400, body: expect.stringContaining('Fout bij verwijderen') })
  })

  test('mails a link that opens the account for seven days, and a new one on request until it was opened', async () => {
    const { email, id } = await join()
    await invite({ id })
    const first = tokenIn((await invitationsTo(email))[0]!.text)
    program.pass(SEVEN_DAYS - 5)
    expect((await program.ask(`/reset-password?token=${first}`)).body).not.toContain('Ongeldige of verlopen')
    program.pass(10)
    expect((await program.ask(`/reset-password?token=${first}`)).body).toContain('Ongeldige of verlopen reset link')
    program.adminToken = await program.tokenFor(ADMIN)
    const both = await Promise.all([1, 2].map(() => invite({ id, again: true })))
    expect(both.map(({ body }) => body.outcome).sort()).toEqual(['renewed', 'unchanged'])
    const mails = await invitationsTo(email)
    expect(mails).toHaveLength(2)
    await choose(tokenIn(mails[1]!.text), 'geheim12')
    await program.tokenFor({ email, password: 'geheim12' })
    program.pass(2)
    expect((await invite({ id, again: true })).body.outcome).toBe('unchanged')
    expect(await invitationsTo(email)).toHaveLength(2)
    expect((await see(LIST)).body).toContain('Account geopend')
  })

  test('is read by its indexes, however long it is', async ({ skip }) => {
    if (db().kind !== 'postgres') skip()
    await asOwner(
      db(),
      sql`insert into waitlist (name, company, email, use_case, accepted_privacy)
          select 'Naam ' || n, 'Bakkerij ' || n, n || '@vol.nl', case when n % 3 = 0 then 'x' end, true from generate_series(1, 50000) n`,
    )
    await asOwner(db(), sql`analyze waitlist`)
    const readWhole: string[] = []
    const services: Program['services'] = { ...program.services, db: seeWholeReads(db(), readWhole) }
    const session = await program.sessionOf(program.adminToken)
    for (const query of [undefined, 'bakkerij 4321', 'ba', 'niemand heet zo']) {
      const { next } = await getWaitlist(services, session, { query })
      if (next) await getWaitlist(services, session, { query, after: next })
    }
    expect(await countWaitlist(services, session)).toEqual({ total: 50_000, withUseCase: 16_666 })
    expect(readWhole).not.toContain('waitlist')
  })
})
