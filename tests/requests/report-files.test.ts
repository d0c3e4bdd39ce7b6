/** The files of a report: for its owner and for admins, and for nobody else. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import stored from '#features/example/example.json' with { type: 'json' }
import { reportContentSchema } from '#features/reports/report-content.schema.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { readPdf } from '../support/read-pdf.ts'

eachDatabase('the files of reports', (db) => {
  let program: Program
  let owner: Awaited<ReturnType<Program['newCustomer']>>
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    owner = await program.newCustomer()
    await setPlan(db(), owner.id, 'pro')
    const result = JSON.stringify(stored.report)
    for (const statement of [
      sql`insert into reports (user_id, domain_id, maand, score, url, rubric_version, result, aangemaakt_op)
        select ${owner.id}, id, '2026-10', 60, ${stored.report.url}, ${stored.report.rubric_version}, ${result}::jsonb, '2026-10-10'
        from domains where user_id = ${owner.id}`,
      sql`insert into reports_free (user_id, domain_id, year_month, score, url, rubric_version, result, created_at)
        select ${owner.id}, id, '2026-09', 50, ${stored.report.url}, ${stored.report.rubric_version}, ${result}::jsonb, '2026-09-10'
        from domains where user_id = ${owner.id}`,
      sql`insert into reports (user_id, maand, score) values (${owner.id}, '2026-08', 40)`,
    ])
      await asOwner(db(), statement)
  })
  afterAll(() => program.close())

  const linksOf = async (table: string) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ id: string; json: string | null; pdf: string | null }>(
          sql.raw(
            `select id, link_json as json, link_pdf as pdf from ${table} where user_id = '${owner.id}' order by score desc`,
          ),
        ),
      )
    ).rows
  const cookieOf = (token: string) => `vindbaar.session_token=${encodeURIComponent(token)}`
  const see = (path: string, token?: string) =>
    program.ask(path, token ? { headers: { cookie: cookieOf(token) } } : undefined)

  test('have the published shape, of both tables, and link to the schema', async () => {
    const token = await program.tokenFor(owner)
    const [paid] = await linksOf('reports')
    const [free] = await linksOf('reports_free')
    for (const { json } of [paid!, free!]) {
      const answer = await see(json!, token)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="rapport-[\w.-]+-2026-(10|09)\.json"$/,
      )
      expect(answer.headers.get('cache-control')).toContain('no-store')
      const { $schema, ...content } = answer.body
      expect(reportContentSchema.parse(content)).toEqual(content)
      const schema = await program.ask(new URL($schema).pathname)
      expect(schema.headers.get('content-type')).toContain('json')
      expect(JSON.parse(schema.body)).toMatchObject({ $id: $schema, properties: { facts: { type: 'array' } } })
    }
  })

  test('open for an admin, from the list of the customer’s reports', async () => {
    const list = await see(`/admin/klant/${owner.id}/rapporten`, program.adminToken)
    const links = [...(await linksOf('reports')), ...(await linksOf('reports_free'))].flatMap(({ json }) => json ?? [])
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(list.body).toContain(`href="${link}"`)
      expect((await see(link, program.adminToken)).status).toBe(200)
    }
  })

  test('do not exist for another customer, and ask a visitor to sign in', async () => {
    const other = await program.tokenFor(await program.newCustomer())
    const [{ json } = { json: null }] = await linksOf('reports')
    expect((await see(json!, other)).status).toBe(404)
    expect((await see('/rapporten/00000000-0000-4000-8000-000000000000/json', other)).status).toBe(404)
    expect((await see("/rapporten/x'y/json", other)).status).toBe(404)
    const visitor = await see(json!)
    expect(visitor.status).toBe(302)
    expect(visitor.body).not.toContain(stored.report.url)
  })

  test('are PDFs too, whole and as a summary of one page', async () => {
    const token = await program.tokenFor(owner)
    const [{ pdf } = { pdf: null }] = await linksOf('reports')
    const answer = await see(pdf!, token)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="rapport-[\w.-]+-2026-10\.pdf"$/)
    expect((await readPdf(answer.bytes)).pages).toBeGreaterThanOrEqual(3)
    expect((await readPdf((await see(`${pdf}?vorm=samenvatting`, token)).bytes)).pages).toBe(1)
    expect((await see(pdf!, await program.tokenFor(await program.newCustomer()))).status).toBe(404)
    expect((await see(pdf!)).status).toBe(302)
  })

  test('are not promised of a report of which only the score was kept', async () => {
    const token = await program.tokenFor(owner)
    const old = (await linksOf('reports')).at(-1)!
    expect(old).toMatchObject({ json: null, pdf: null })
    expect((await see(`/rapporten/${old.id}/json`, token)).status).toBe(404)
  })

  test('show of a lapsed plan what Gratis sees', async () => {
    const [{ json } = { json: null }] = await linksOf('reports')
    const token = await program.tokenFor(owner)
    await setPlan(db(), owner.id, 'pro', new Date(Date.now() - 1_000))
    const { hiddenSections, assistants } = (await see(json!, token)).body
    expect(hiddenSections).toBeGreaterThan(0)
    expect(assistants).toEqual([])
  })
})
