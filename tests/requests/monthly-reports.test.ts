/** The monthly reports: who gets one, when, what it says, and that it comes once. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Plan } from '#db/schema/accounts.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { pastReports } from '#features/analyses/history.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { makeMonthlyReport } from '#features/reports/monthly-report.job.ts'
import { closePdfWorker } from '#features/reports/pdf/report-pdf.server.ts'
import type { Services } from '#features/services.ts'
import { asOwner, createAccount, eachDatabase, setPlan } from '../support/database.ts'
import { makeDueReports, makeReport, queuedReports } from '../support/monthly-reports.ts'
import { readPdf } from '../support/read-pdf.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const page = (more: string) => `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title>
<h1>Kaasmakerij De Proefkamer</h1><p>${'Boerenkaas van rauwe melk uit Testwoude. '.repeat(60)}</p>${more}`
const MORE = '<footer>Mail kaas@proefkamer.example of bel 072 541 39 00. KvK 12345678.</footer>'

afterAll(() => Promise.all([closeAuditWorkers(), closePdfWorker()]))

eachDatabase('monthly reports', (db) => {
  let context: TestServices
  let services: Services
  let website: Website
  let clock: Date
  let down: boolean
  let footer: string
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      if (down) return void request.socket.destroy()
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? page(footer) : '')
    })
    context = await startServices(db())
    services = context.services
    services.auditAllowPrivateHosts = [new URL(website.url).host]
    services.now = () => clock
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })
  beforeEach(async () => {
    await asOwner(db(), sql`update accounts set deleted_at = now() where deleted_at is null`)
    down = false
    footer = MORE
    clock = new Date('2026-11-01T12:00:00Z')
  })
  afterEach(() => mailed())

  async function customer(plan: Plan, settings = '') {
    const account = await createAccount(db(), { plan, name: 'Sanne de Vries' })
    const form = {
      ...{ companyName: 'Kaasmakerij De Proefkamer', url: website.url, locations: [], countries: [] },
      ...{ desiredInfo: '', llmPlatforms: [] },
    }
    await asOwner(db(), sql`update domains set live_name = null where live_name is not null`)
    await publishProfile(services, sessionOf(account), account.domainId, form)
    if (settings) await asOwner(db(), sql.raw(`update profiles set ${settings} where id = '${account.id}'`))
    return account
  }
  const jobs = async <Row extends Record<string, unknown>>(query: string) =>
    (await db().asJobs((tx) => tx.execute<Row>(sql.raw(query)))).rows
  const kept = (id: string) =>
    jobs<{ id: string; maand: string; score: number | null; monthly: boolean; link_json: string }>(
      `select id, maand, score, monthly, link_json from reports where user_id = '${id}' order by aangemaakt_op`,
    )
  const at = (moment: string) => {
    clock = new Date(moment)
  }
  const mailed = async () => {
    await context.mailsSent()
    return context.mail.mails.splice(0)
  }

  test('come to Pro and Expert on their day, not before it, and not to Gratis', async () => {
    const [pro, expert, free] = [await customer('pro'), await customer('expert'), await customer('free')]
    at('2026-11-10T05:59:00Z')
    expect(await makeDueReports(services)).toBe(0)
    at('2026-11-10T06:00:00Z')
    expect(await makeDueReports(services)).toBe(2)
    for (const { id } of [pro, expert])
      expect(await kept(id)).toEqual([expect.objectContaining({ maand: '2026-11', monthly: true })])
    expect(await kept(free.id)).toEqual([])
    const mails = await mailed()
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([pro.email, expert.email].sort())
    expect(mails[0]!.subject).toBe('Je rapport van november 2026: Kaasmakerij De Proefkamer')
    expect(mails[0]!.text).toMatch(
      /Hallo Sanne,[\s\S]*Score: \d+ van de 100, (goed|matig|zwak)\.[\s\S]*Wat nu het meest oplevert: /,
    )
    expect(mails[0]!.text).toContain(`/dashboard/analysis?domein=`)
    expect(mails[0]!.html).toMatch(/zwak\.<br><br>|matig\.<br><br>|goed\.<br><br>/)
  })

  test('are made once a month, whatever is queued or tried again', async () => {
    const { id } = await customer('pro')
    at('2026-11-10T08:00:00Z')
    const [job] = await queuedReports(services)
    await Promise.all([makeReport(services, job!), makeReport(services, job!)])
    await makeReport(services, job!)
    expect(await queuedReports(services)).toEqual([])
    at('2026-11-12T08:00:00Z')
    expect(await queuedReports(services)).toEqual([])
    expect(await kept(id)).toHaveLength(1)
    expect(await mailed()).toHaveLength(1)
  })

  test('use none of the day’s turns', async () => {
    const { id } = await customer('pro')
    at('2026-11-10T08:00:00Z')
    await makeDueReports(services)
    expect(await jobs(`select 1 from analyses where user_id = '${id}'`)).toEqual([])
  })

  test('go to the address, in the language and on the day of the account', async () => {
    const account = await customer(
      'expert',
      `rapport_email = 'rapport@voorbeeld.nl', taal = 'en', rapport_dag_vd_maand = 31, tijdzone = 'UTC'`,
    )
    at('2026-11-29T12:00:00Z')
    expect(await queuedReports(services)).toEqual([])
    at('2026-11-30T06:59:00Z')
    expect(await queuedReports(services)).toEqual([])
    at('2026-11-30T07:00:00Z')
    await makeDueReports(services)
    const [mail] = await mailed()
    expect(mail!.to).toEqual(['rapport@voorbeeld.nl'])
    expect(mail!.subject).toBe('Your report of November 2026: Kaasmakerij De Proefkamer')
    expect(mail!.text).toMatch(/Hello Sanne,[\s\S]*Score: \d+ out of 100, (good|fair|weak)\./)
    expect(await kept(account.id)).toHaveLength(1)
  })

  test('stay away with the frequency off, after the end of the plan, and while the account is locked', async () => {
    await customer('pro', `rapport_frequentie = 'uit'`)
    const lapsed = await customer('pro')
    await setPlan(db(), lapsed.id, 'pro', new Date(Date.now() - 1_000))
    const locked = await customer('pro')
    await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${locked.id}`)
    at('2026-11-10T08:00:00Z')
    expect(await queuedReports(services)).toEqual([])
  })

  test('stay away when that changes between the sweep and the job', async () => {
    const { id } = await customer('pro')
    at('2026-11-10T08:00:00Z')
    const [job] = await queuedReports(services)
    await setPlan(db(), id, 'free')
    await makeReport(services, job!)
    expect(await kept(id)).toEqual([])
  })

  test('are not mailed to who turned the summary off, and stand in the account all the same', async () => {
    const { id } = await customer('pro', 'rapport_samenvatting_email = false')
    at('2026-11-10T08:00:00Z')
    await makeDueReports(services)
    expect(await kept(id)).toHaveLength(1)
    expect(await mailed()).toEqual([])
  })

  /** The parts of a mail that are files, by their type. */
  const filesOf = (raw: string) =>
    new Map(
      [...raw.matchAll(/Content-Type: ((?:application|image)\/\w+)[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)].map(
        ([, type = '', body = '']) => [type, Buffer.from(body, 'base64')] as const,
      ),
    )

  test('show the score’s picture, and carry the whole PDF where it is wanted', async () => {
    await customer('pro')
    const wants = await customer('pro', `rapport_volledige_pdf = true, taal = 'en'`)
    const onlyPdf = await customer('pro', 'rapport_volledige_pdf = true, rapport_samenvatting_email = false')
    at('2026-11-10T08:00:00Z')
    await makeDueReports(services)
    const mails = await mailed()
    expect(mails).toHaveLength(3)
    const to = (account?: { email: string }) =>
      mails.find((mail) =>
        account ? mail.to[0] === account.email : ![wants.email, onlyPdf.email].includes(mail.to[0]!),
      )!
    expect(to().html).toMatch(/<img src="cid:score" alt="Score \d+ van de 100: (goed|matig|zwak)" width="340"/)
    expect([...filesOf(to().raw).keys()]).toEqual(['image/png'])
    expect(to().text).not.toContain('PDF')
    expect(filesOf(to().raw).get('image/png')!.subarray(1, 4).toString()).toBe('PNG')
    const files = filesOf(to(wants).raw)
    expect([...files.keys()].sort()).toEqual(['application/pdf', 'image/png'])
    const pdf = await readPdf(files.get('application/pdf')!)
    expect(pdf.pages).toBeGreaterThanOrEqual(3)
    expect(to(wants).raw).toContain('-2026-11.pdf')
    expect(to(wants).html).toContain('alt="Score ')
    expect(to(wants).text).toContain('The whole report is attached as a PDF.')
    expect(to(onlyPdf).text).toMatch(/Score: \d+ van de 100[\s\S]*Het hele rapport zit als PDF bij deze mail\./)
    expect(to(onlyPdf).text).not.toContain('Wat nu het meest oplevert')
  })

  test('say check by check what changed since the month before, shortly that nothing did, and compare no two rubrics', async () => {
    const account = await customer('pro')
    footer = ''
    at('2026-11-10T08:00:00Z')
    await makeDueReports(services)
    await mailed()
    footer = MORE
    at('2026-12-10T08:00:00Z')
    await makeDueReports(services)
    const [changed] = await mailed()
    const history = await pastReports(services, sessionOf(account), account.domainId)
    expect(history.map(({ takenAt }) => takenAt.slice(0, 10))).toEqual(['2026-11-10', '2026-12-10'])
    expect(history.every(({ pdf, json }) => pdf !== null && json !== null)).toBe(true)
    const shown = await latestAnalysis(services, sessionOf(account), account.domainId)
    expect(shown!.score).toBe(history.at(-1)!.score)
    expect(changed!.subject).toBe('Je rapport van december 2026: Kaasmakerij De Proefkamer')
    expect(changed!.text).toMatch(/Dat is meer dan in het vorige rapport: toen was het \d+\./)
    expect(changed!.text).toMatch(/Wat er veranderde:\r?\n– .+: .+ → .+/)
    at('2027-01-10T08:00:00Z')
    await makeDueReports(services)
    const [same] = await mailed()
    expect(same!.subject).toBe('Niets veranderd in januari 2027: Kaasmakerij De Proefkamer')
    expect(same!.html).toContain('<img src="cid:score"')
    expect(same!.text).toMatch(
      /Score: \d+ van de 100, \p{L}+\.\r?\n\r?\nWat nu het meest oplevert: .+\(van \d+ naar \d+\)\./u,
    )
    expect(same!.text).not.toMatch(/Wat er veranderde|Dat is (meer|minder)/)
    await asOwner(
      db(),
      sql`update reports set rubric_version = '0.9.0', result = result || '{"rubric_version": "0.9.0"}' where user_id = ${account.id}`,
    )
    at('2027-02-10T08:00:00Z')
    await makeDueReports(services)
    const [otherRubric] = await mailed()
    expect(otherRubric!.subject).toBe('Je rapport van februari 2027: Kaasmakerij De Proefkamer')
    expect(otherRubric!.text).toMatch(/Het vorige rapport gaf \d+, met een eerdere versie van de meetlat\./)
    expect(otherRubric!.text).not.toMatch(/Wat er veranderde|Dat is (meer|minder)/)
  })

  test('say of a website that gives no answer that it was not read, try it again each day, and replace that report', async () => {
    const { id } = await customer('pro')
    at('2026-11-10T08:00:00Z')
    await makeDueReports(services)
    await mailed()
    down = true
    at('2026-12-10T08:00:00Z')
    const [job] = await queuedReports(services)
    const { signal } = new AbortController()
    await expect(makeMonthlyReport(services, { data: job!.data!, tries: 0, signal })).rejects.toThrow()
    expect(await kept(id)).toHaveLength(1)
    await makeReport(services, job!)
    expect(await kept(id)).toMatchObject([{ maand: '2026-11' }, { maand: '2026-12', score: null }])
    const [unread] = await mailed()
    expect(unread!.subject).toBe('We konden de website van Kaasmakerij De Proefkamer niet lezen')
    expect(unread!.text).toContain('We proberen het de komende dagen elke dag opnieuw.')
    expect(unread!.text).not.toMatch(/niets veranderd|stabiel|Score:/i)
    at('2026-12-11T08:00:00Z')
    const [again] = await queuedReports(services)
    expect(again!.key).not.toBe(job!.key)
    await makeReport(services, again!)
    expect(await mailed()).toEqual([])
    down = false
    at('2026-12-12T08:00:00Z')
    await makeDueReports(services)
    const after = await kept(id)
    expect(after).toHaveLength(2)
    expect(after[1]!.score).toBeGreaterThan(0)
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Niets veranderd in december 2026: Kaasmakerij De Proefkamer',
    ])
  })
})
