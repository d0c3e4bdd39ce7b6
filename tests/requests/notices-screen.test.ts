/** The screen with notices, as whole pages, without scripts: empty, filled, read and unread, and the setting for mail. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTab, URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

eachDatabase('the screen with notices', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan_type: 'free' | 'pro') {
    const account = await program.newCustomer({ plan_type })
    const headers = { authorization: `Bearer ${await program.tokenFor(account)}`, origin: BASE_URL }
    return {
      id: String(account.id),
      get: async (path: string) => {
        const answer = await program.ask(path, { headers })
        // What React puts between two texts.
        return { ...answer, body: String(answer.body).replaceAll('<!-- -->', '') }
      },
      post: (path: string, form: Record<string, string>) =>
        program.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) }),
    }
  }
  const tell = (id: string, kind: string, cause: string, details: object) =>
    asOwner(
      db(),
      sql`insert into notices (user_id, domain_id, kind, cause, details, created_at)
        select ${id}, id, ${kind}, ${cause}, ${JSON.stringify(details)}::jsonb, now() from domains where user_id = ${id}`,
    )

  test('says what will be there, and to Gratis what Pro adds', async () => {
    const free = await customer('free')
    const { status, body } = await free.get(URLS.notices)
    expect(status).toBe(200)
    expect(body).toContain('Er zijn nog geen meldingen')
    expect(body).toContain('Bij Pro en Expert kijken we elke dag')
    const pro = await (await customer('pro')).get(URLS.notices)
    expect(pro.body).not.toContain('Bij Pro en Expert kijken we elke dag')
  })

  test('lists notices with the lines as text, counts the unread ones, and marks them as read', async () => {
    const [one, other] = [await customer('pro'), await customer('pro')]
    const since = '2026-11-01T12:00:00.000Z'
    const lines = [{ kind: 'added', number: 3, text: 'Disallow: /<script>alert(1)</script>' }]
    await tell(one.id, 'robots-txt', 'a', { since, lines, more: 0, cause: null })
    await tell(one.id, 'noindex', 'b', { since, before: null, after: '<meta name="robots" content="noindex">' })
    const { body } = await one.get(URLS.notices)
    expect(body).toContain('Je robots.txt is veranderd')
    expect(body).toContain('Je homepage staat op noindex')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script>alert(1)')
    expect(body.match(/>Nieuw</g)).toHaveLength(2)
    expect((await one.get('/dashboard')).body).toMatch(
      />2<[^>]*><span class="sr-only"> ongelezen|2<span class="sr-only"> ongelezen/,
    )
    const [, id = ''] = /name="melding" value="([\w-]+)"/.exec(body) ?? []
    // Another account's id changes nothing.
    expect((await other.post(URLS.notices, { melding: id })).status).toBe(302)
    expect((await one.get(URLS.notices)).body.match(/>Nieuw</g)).toHaveLength(2)
    expect((await one.post(URLS.notices, { melding: id })).status).toBe(302)
    expect((await one.get(URLS.notices)).body.match(/>Nieuw</g)).toHaveLength(1)
    expect((await one.post(URLS.notices, {})).status).toBe(302)
    const read = (await one.get(URLS.notices)).body
    expect(read).not.toContain('>Nieuw<')
    expect(read).not.toContain('Alles gelezen')
    expect((await other.get(URLS.notices)).body).toContain('Er zijn nog geen meldingen')
  })

  test('says of a website that was not read that nobody knows whether something changed', async () => {
    const one = await customer('pro')
    await asOwner(db(), sql`update domains set domain_name = 'kaas.example' where user_id = ${one.id}`)
    await asOwner(
      db(),
      sql`insert into website_watches (user_id, domain_id, website, state, watched_on, read_at, unread_since)
        select ${one.id}, id, 'kaas.example', '{}', '2026-11-03', '2026-11-01', '2026-11-02' from domains where user_id = ${one.id}`,
    )
    const { body } = await one.get(URLS.notices)
    expect(body).toContain('kaas.example konden we niet lezen')
    expect(body).toContain('Of er iets veranderde, weten we dus')
    expect(body).not.toMatch(/stabiel|niets veranderd/i)
  })

  test('is mailed or not, as the account chooses', async () => {
    const one = await customer('pro')
    const form = { rapport_email: '', rapport_frequentie: 'maandelijks', rapport_dag_vd_maand: '10' }
    const box = async () => /name="meldingen_email"[^>]*/.exec((await one.get(accountTab('e-mail'))).body)?.[0]
    expect(await box()).toContain('checked')
    expect((await one.post(accountTab('e-mail'), form)).status).toBe(302)
    expect(await box()).not.toContain('checked')
    expect((await one.post(accountTab('e-mail'), { ...form, meldingen_email: 'on' })).status).toBe(302)
    expect(await box()).toContain('checked')
  })
})
