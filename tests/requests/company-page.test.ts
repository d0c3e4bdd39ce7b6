// /company/{id}: who sees the private page, what the others are told in the contract's words, and what stands on it.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'

eachDatabase('the private company page', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan_type = 'expert') {
    const made = await program.newCustomer({ plan_type })
    const name = `Kaasmakerij ${made.id.slice(0, 8)}`
    await asOwner(
      db(),
      sql`update profiles set company_name = ${name}, url = 'https://kaas.example/', locations = '{Testwoude}', countries = '{NL}',
        desired_info = 'Boerenkaas van rauwe melk', sector = 'Zuivelmakerij', kvk_of_legal_name = '12345678',
        public_email = 'kaas@kaas.example', social_profielen = '[{"platform": "LinkedIn", "url": "https://www.linkedin.com/company/kaas"}]',
        diensten = '[{"naam": "Rondleiding"}]', cases = '[{"klant": "Hotel Zeezicht"}]', review_bronnen = '[{"bronnaam": "Kiyoh"}]',
        faqs = '[{"vraag": "Is de kaas rauw?", "antwoord": "Ja."}]' where id = ${made.id}`,
    )
    return { ...made, name, token: await program.tokenFor(made) }
  }
  const open = (path: string, token?: string) =>
    program.ask(path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  async function refusal(path: string, token?: string) {
    const { status, headers, body } = await open(path, token)
    const text = String(body).replaceAll(/<[^>]+>/g, '\n')
    return { status, leads: headers.get('refresh'), robots: headers.get('x-robots-tag'), text }
  }

  test('checks session, address, rights and existence in this order, each with its own words and way on', async () => {
    const [own, other] = [await customer(), await customer()]
    const cases: [path: string, token: string | undefined, status: number, title: string, text: string, to: string][] =
      [
        [
          '/company/geen-id',
          undefined,
          401,
          'Geen toegang',
          'Je moet ingelogd zijn om deze pagina te bekijken.',
          '/auth',
        ],
        [
          `/company/${own.id}`,
          undefined,
          401,
          'Geen toegang',
          'Je moet ingelogd zijn om deze pagina te bekijken.',
          '/auth',
        ],
        ['/company/geen-id', own.token, 400, 'Ongeldige URL', 'Dit is geen geldig bedrijfsprofiel.', '/dashboard'],
        [
          `/company/${other.id}`,
          own.token,
          403,
          'Geen toegang',
          'Je hebt geen toegang tot dit bedrijfsprofiel.',
          '/dashboard',
        ],
        [
          `/company/${randomUUID()}`,
          own.token,
          403,
          'Geen toegang',
          'Je hebt geen toegang tot dit bedrijfsprofiel.',
          '/dashboard',
        ],
        [`/company/${randomUUID()}`, program.adminToken, 404, '', 'Bedrijfsinformatie niet gevonden', '/dashboard'],
        [
          `/company/${own.id}?domein=${randomUUID()}`,
          own.token,
          404,
          '',
          'Bedrijfsinformatie niet gevonden',
          '/dashboard',
        ],
        [`/company/${own.id}?domein=geen-id`, own.token, 404, '', 'Bedrijfsinformatie niet gevonden', '/dashboard'],
      ]
    for (const [path, token, status, title, text, to] of cases) {
      const answer = await refusal(path, token)
      expect([answer.status, answer.leads, answer.robots], path).toEqual([status, `2; url=${to}`, 'noindex'])
      expect(answer.text, path).toContain(title)
      expect(answer.text, path).toContain(text)
      expect(answer.text, path).not.toContain(other.name)
    }
  })

  test('shows the whole profile and its structured data to its owner and to an admin, unpublished as it is, and is never indexed', async () => {
    const own = await customer()
    for (const token of [own.token, program.adminToken]) {
      const { status, headers, body } = await open(`/company/${own.id.toUpperCase()}`, token)
      expect(status).toBe(200)
      expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
      expect(body).toContain('<meta name="robots" content="noindex"')
      const facts = ['Testwoude', 'Nederland', 'Boerenkaas van rauwe melk', 'Zuivelmakerij', '12345678']
      const more = ['kaas@kaas.example', 'linkedin.com/company/kaas', 'Rondleiding', 'Hotel Zeezicht', 'Kiyoh']
      for (const fact of [own.name, 'kaas.example', ...facts, ...more, 'Is de kaas rauw?']) expect(body).toContain(fact)
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
      const types = (JSON.parse(json)['@graph'] as { '@type': string; name?: string }[]).map((one) => one['@type'])
      expect(types).toContain('LocalBusiness')
      expect(body).not.toContain('llm-profile.json')
    }
  })

  test('shows the primary domain unless another one of the account is named', async () => {
    const own = await customer()
    const second = randomUUID()
    await asOwner(
      db(),
      sql`with made as (insert into domains (id, user_id, domain_name) values (${second}, ${own.id}, 'klomp.example'))
        insert into profiles (id, domain_id, company_name) values (${own.id}, ${second}, 'Klompenmakerij De Wilg')`,
    )
    expect((await open(`/company/${own.id}`, own.token)).body).not.toContain('Klompenmakerij')
    const named = await open(`/company/${own.id}?domein=${second}`, own.token)
    expect([named.status, named.body.includes('Klompenmakerij De Wilg'), named.body.includes(own.name)]).toEqual([
      ...[200, true, false],
    ])
  })

  test('leaves out what the plan in force does not show, and says when there is nothing yet', async () => {
    const free = await customer('free')
    const { body } = await open(`/company/${free.id}`, free.token)
    expect(body).toContain('Boerenkaas van rauwe melk')
    for (const extended of ['Zuivelmakerij', 'Rondleiding', '12345678']) expect(body).not.toContain(extended)
    const fresh = await program.newCustomer()
    const answer = await refusal(`/company/${fresh.id}`, await program.tokenFor(fresh))
    expect([answer.status, answer.text.includes('Bedrijfsinformatie niet gevonden')]).toEqual([404, true])
  })
})
