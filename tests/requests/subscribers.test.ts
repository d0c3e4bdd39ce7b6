/** The newsletter's subscribers for admins, in whole requests: the list, its file and removal. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSubscribers } from '#features/newsletter/subscribers.server.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, signedIn, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const LIST = '/admin/nieuwsbrief'
const hashOf = (email: string) => createHash('sha256').update(email).digest('hex')

eachDatabase('the subscribers for admins', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())
  beforeEach(() => asOwner(db(), sql`delete from newsletter_subscriptions`))

  const cookieOf = (token: string) => `vindbaar.session_token=${encodeURIComponent(token)}`
  const see = (path: string, token = program.adminToken) => program.ask(path, { headers: { cookie: cookieOf(token) } })
  const send = (form: Record<string, string>, token = program.adminToken) =>
    program.ask(LIST, {
      method: 'POST',
      headers: { cookie: cookieOf(token), origin: BASE_URL },
      body: new URLSearchParams(form),
    })
  const rowsOf = async (query: ReturnType<typeof sql>) => (await db().asJobs((tx) => tx.execute(query))).rows
  const recorded = () =>
    rowsOf(
      sql`select act, details from audit_log where act in ('newsletter-exported', 'subscriber-removed') order by at, sequence`,
    )
  async function add(email: string, state: 'asked' | 'confirmed' | 'unsubscribed') {
    const [confirmed, ended] = [state !== 'asked', state === 'unsubscribed']
    await asOwner(
      db(),
      sql`insert into newsletter_subscriptions
            (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash, confirmed_at, unsubscribed_at)
          values (${hashOf(email)}, ${ended ? null : email}, now(), 'T', '1', 'i', ${randomUUID()},
            case when ${confirmed} then now() end, case when ${ended} then now() end)`,
    )
    return String(
      (await rowsOf(sql`select id from newsletter_subscriptions where email_hash = ${hashOf(email)}`))[0]!.id,
    )
  }

  test('are shown by state, with counts, what a search finds and the next page', async () => {
    await add('jan@bakker.nl', 'confirmed')
    await add('piet@slager.nl', 'asked')
    await add('weg@kapper.nl', 'unsubscribed')
    const whole = (await see(LIST)).body
    for (const text of ['jan@bakker.nl', 'piet@slager.nl', 'Adres gewist', 'Bevestigd', 'Aangevraagd', 'Afgemeld'])
      expect(whole).toContain(text)
    expect((await see(`${LIST}?stand=confirmed`)).body).not.toContain('piet@slager.nl')
    const session = await program.sessionOf(program.adminToken)
    for (const [query, found] of [
      ['BAKKER', 1],
      ['weg@kapper.nl', 1],
      ['%', 0],
      ['.nl', 2],
    ] as const)
      expect((await getSubscribers(program.services, session, { query })).subscribers, query).toHaveLength(found)
    const first = await getSubscribers(program.services, session, {}, 2)
    const second = await getSubscribers(program.services, session, { after: first.next! }, 2)
    expect(new Set([...first.subscribers, ...second.subscribers].map(({ id }) => id)).size).toBe(3)
    expect(second.next).toBeNull()
    expect((await see(`${LIST}?after=onzin`)).body).toContain('Fout bij ophalen abonnees')
  })

  test('are downloaded as text that no spreadsheet runs, and the download is recorded', async () => {
    await add('=jan@bakker.nl', 'confirmed')
    await add('piet@slager.nl', 'asked')
    const before = (await recorded()).length
    const { headers, bytes } = await see(`${LIST}.csv`)
    expect(headers.get('content-disposition')).toContain('nieuwsbrief.csv')
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`"'=jan@bakker.nl";"Bevestigd"`)
    expect((await see(`${LIST}.csv?stand=asked`)).body).not.toContain('jan@')
    expect((await recorded()).slice(before)).toEqual([
      { act: 'newsletter-exported', details: { rows: 'all' } },
      { act: 'newsletter-exported', details: { rows: 'search' } },
    ])
  })

  test('are removed after a question, once, and the suppression stays', async () => {
    const id = await add('jan@bakker.nl', 'confirmed')
    await asOwner(
      db(),
      sql`insert into mail_suppressions (email_hash) values (${hashOf('jan@bakker.nl')}) on conflict do nothing`,
    )
    const before = (await recorded()).length
    const question = (await send({ abonnee: id })).headers.get('location')!
    expect((await see(question)).body).toContain('Abonnee verwijderen?')
    for (let time = 0; time < 2; time += 1)
      expect((await send({ abonnee: id, bevestigd: 'ja' })).body).toContain('Abonnee verwijderd')
    expect(await rowsOf(sql`select 1 from newsletter_subscriptions`)).toEqual([])
    expect(
      await rowsOf(sql`select 1 from mail_suppressions where email_hash = ${hashOf('jan@bakker.nl')}`),
    ).toHaveLength(1)
    expect((await recorded()).slice(before)).toEqual([{ act: 'subscriber-removed', details: {} }])
  })

  test('are for admins only, and a refusal changes nothing', async () => {
    const id = await add('jan@bakker.nl', 'confirmed')
    const customer = await signedIn(program)
    for (const path of [LIST, `${LIST}.csv`, `${LIST}/nieuwe-mailing`, `${LIST}/mailing/${id}`])
      expect((await see(path, customer.token)).headers.get('location'), path).toBe('/dashboard')
    expect((await send({ abonnee: id, bevestigd: 'ja' }, customer.token)).headers.get('location')).toBe('/dashboard')
    const session = await program.sessionOf(customer.token)
    await expect(getSubscribers(program.services, { ...session, role: 'admin' }, {})).rejects.toThrow()
    expect(await rowsOf(sql`select 1 from newsletter_subscriptions`)).toHaveLength(1)
  })
})
