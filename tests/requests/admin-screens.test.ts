/** The screens of the admin area as a browser without scripts gets them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

eachDatabase('the screens of admins', (db) => {
  let program: Program
  let customer: Awaited<ReturnType<Program['newCustomer']>>
  let domain: string
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    await asOwner(db(), sql`update auth.session set confirmed_at = now()`)
    customer = await program.newCustomer()
    await asOwner(db(), sql`update profiles set company_name = 'Bakkerij Zon' where id = ${customer.id}`)
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ id: string }>(sql`select id from domains where user_id = ${customer.id}`),
    )
    domain = rows[0]!.id
    await asOwner(db(), sql`insert into domains (user_id, domain_name) values (${customer.id}, 'tweede.nl')`)
    await asOwner(
      db(),
      sql`
      insert into profiles (id, domain_id, company_name)
      select user_id, id, 'Banket Zon' from domains where domain_name = 'tweede.nl'`,
    )
    await asOwner(
      db(),
      sql`
      insert into reports (user_id, maand, score, samenvatting, link_json, link_pdf)
      values (${customer.id}, '2026-10', 71, 'Ruim voldoende', 'javascript:alert(1)', 'https://voorbeeld.nl/r.pdf')`,
    )
    await asOwner(
      db(),
      sql`
      insert into reports_free (user_id, year_month, score, samenvatting, created_at)
      values (${customer.id}, '2026-01', 40, 'Matig', '2026-01-02')`,
    )
  })
  afterAll(() => program.close())

  const cookieOf = (token: string) => `vindbaar.session_token=${encodeURIComponent(token)}`
  const see = (path: string, token = program.adminToken) => program.ask(path, { headers: { cookie: cookieOf(token) } })
  const send = (path: string, form: Record<string, string>, token = program.adminToken) =>
    program.ask(path, {
      method: 'POST',
      headers: { cookie: cookieOf(token), origin: BASE_URL },
      body: new URLSearchParams(form),
    })
  const pathOf = (what: string) => `/admin/klant/${customer.id}/${what}`
  const flash = (answer: { headers: Headers }) => answer.headers.get('set-cookie')

  test('are for admins only', async () => {
    const token = await program.tokenFor(customer)
    for (const path of [
      '/admin',
      '/admin/verwijderde-klanten',
      pathOf('plan'),
      pathOf('wachtwoord'),
      pathOf('rapporten'),
    ]) {
      expect(await program.ask(path), path).toMatchObject({ status: 302 })
      const refused = await see(path, token)
      expect(refused.headers.get('location'), path).toBe('/dashboard')
    }
    for (const path of ['/admin', '/admin/verwijderde-klanten', pathOf('plan'), pathOf('wachtwoord')]) {
      expect((await send(path, { plan: 'pro' }, token)).headers.get('location'), path).toBe('/dashboard')
    }
    for (const what of ['plan', 'wachtwoord', 'rapporten', `website/${NOBODY}`]) {
      expect((await see(`/admin/klant/${NOBODY}/${what}`)).status, what).toBe(404)
    }
  })

  test('show the list with counts, order and websites that unfold', async () => {
    const { body } = await see('/admin?query=bakerij&sort=name')
    expect(body).toContain('Bakkerij Zon')
    expect(body).toContain('2<!-- --> websites')
    expect(body).not.toContain('>tweede.nl<')
    expect((await see(`/admin?open=${customer.id}`)).body).toContain('>tweede.nl<')
    expect((await see('/admin?query=niemandheetzo')).body).toContain('Geen klanten gevonden')
    expect((await see('/admin?after=onzin')).body).toContain('Kon gebruikers niet laden')
  })

  test('show reports of both tables, newest first, and company data, and link to web addresses only', async () => {
    const { body } = await see(pathOf('rapporten'))
    expect(body.indexOf('Ruim voldoende')).toBeGreaterThan(0)
    expect(body.indexOf('Matig')).toBeGreaterThan(body.indexOf('Ruim voldoende'))
    expect(body).toContain('href="https://voorbeeld.nl/r.pdf"')
    expect(body).not.toContain('href="javascript:')
    expect((await see(pathOf(`website/${domain}`))).body).toContain('Eerste domein')
  })

  test('change a plan, of the account or of one website, and say so when nothing changes', async () => {
    expect(flash(await send(pathOf('plan'), { plan: 'pro', last_day: '' }))).toContain('plan-changed')
    expect(flash(await send(pathOf('plan'), { plan: 'pro', last_day: '' }))).toContain('no-change')
    const wrong = await send(pathOf('plan'), { plan: 'pro', last_day: '2020-01-01' })
    expect(wrong).toMatchObject({ status: 400, body: expect.stringContaining('Kies vandaag of een dag erna.') })
    expect(flash(await send(pathOf('plan'), { domain_id: domain, plan_type: 'expert' }))).toContain(
      'domain-plan-changed',
    )
    expect((await see(pathOf('plan'))).body).toContain('Zoals het account')
    const website = { domain_id: domain, plan_type: 'expert' }
    const past = await send(pathOf('plan'), { ...website, last_day: '2020-01-01' })
    expect(past).toMatchObject({ status: 400, body: expect.stringContaining('Kies vandaag of een dag erna.') })
    for (const outcome of ['domain-plan-changed', 'no-change'])
      expect(flash(await send(pathOf('plan'), { ...website, last_day: '2099-12-31' }))).toContain(outcome)
    expect((await see(pathOf('plan'))).body).toContain('value="2099-12-31"')
    expect((await see(`/admin?open=${customer.id}`)).body.replaceAll('<!-- -->', '')).toContain('Expert tot 01-01-2100')
    // The account's plan has no end, so the date that the field still holds is not sent.
    for (const plan_type of ['', 'expert'])
      expect(flash(await send(pathOf('plan'), { ...website, plan_type, last_day: plan_type && '' }))).toContain(
        'domain-plan-changed',
      )
  })

  test('reset a password by a link, or show a temporary one once', async () => {
    expect(flash(await send(pathOf('wachtwoord'), { methode: 'link' }))).toContain('reset-link-sent')
    const { body } = await send(pathOf('wachtwoord'), { methode: 'temp' })
    expect(body).toContain('Wachtwoord gereset')
    const password = /<code[^>]*>([^<]+)<\/code>/.exec(body)![1]!
    await program.tokenFor({ email: customer.email, password })
    const unconfirmed = await program.tokenFor({ email: 'beheer@voorbeeld.nl', password: 'geheim1' })
    expect((await see(pathOf('wachtwoord'), unconfirmed)).headers.get('location')).toContain('bevestigen')
  })

  test('tell which websites another account has live meanwhile, wherever a customer is restored', async () => {
    const publish = async (customer: { id: string; email: string; password: string }) => {
      const session = await program.sessionOf(await program.tokenFor(customer))
      const { rows } = await db().asJobs((tx) =>
        tx.execute<{ id: string }>(sql`select id from domains where user_id = ${customer.id}`),
      )
      await publishProfile(program.services, session, rows[0]!.id, {
        ...{ companyName: 'Bakkerij Zon', url: 'https://meermalen.example/', locations: ['Testwoude'] },
        ...{ countries: ['NL'], desiredInfo: 'Brood.', llmPlatforms: ['chatgpt'] },
      })
    }
    const first = await program.newCustomer()
    await publish(first)
    const remove = () => program.call('admin-delete-user', { userId: first.id }, program.adminToken)
    await remove()
    await publish(await program.newCustomer())
    for (const list of ['/admin', '/admin/verwijderde-klanten']) {
      const { body } = await send(list, { intent: 'restore', userId: first.id, bevestigd: 'ja' })
      expect(body, list).toMatch(/Een ander account heeft intussen live[\s\S]*meermalen\.example/)
      await remove()
    }
  })

  test('restore a deleted customer, or remove it for good after a question', async () => {
    const gone = await program.newCustomer()
    const list = '/admin/verwijderde-klanten'
    const live = await send(list, { intent: 'purge', userId: gone.id, bevestigd: 'ja' })
    expect(live).toMatchObject({ status: 409, body: expect.stringContaining('Dit account is niet verwijderd') })
    const remove = () => program.call('admin-delete-user', { userId: gone.id }, program.adminToken)
    await remove()
    expect((await see(list)).body).toMatch(new RegExp(`${gone.email}[\\s\\S]*30<!-- --> <!-- -->dagen`))
    expect((await send(list, { intent: 'restore', userId: gone.id })).headers.get('location')).toContain(
      'actie=restore',
    )
    expect((await send(list, { intent: 'restore', userId: gone.id, bevestigd: 'ja' })).body).toContain('Klant hersteld')
    await remove()
    const question = (await send(list, { intent: 'purge', userId: gone.id })).headers.get('location')!
    expect((await see(question)).body).toContain('Klant permanent verwijderen?')
    expect((await send(list, { intent: 'purge', userId: gone.id, bevestigd: 'ja' })).body).toContain(
      'Klant permanent verwijderd',
    )
    expect((await send(list, { intent: 'purge', userId: gone.id, bevestigd: 'ja' })).status).toBe(404)
    const { rows } = await db().asJobs((tx) =>
      tx.execute(
        sql`select act, actor_kind, email from audit_log where subject_id = ${gone.id} order by at desc, sequence desc limit 1`,
      ),
    )
    expect(rows).toEqual([{ act: 'account-purged', actor_kind: 'user', email: null }])
  })
})
