// 'Automatische validatie': the daily job that checks the files on the customers' own websites.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { profiles } from '#db/schema/profiles.ts'
import { llmsTab } from '#features/own-files/llms-tab.server.ts'
import { checkAllOwnFiles } from '#features/own-files/own-files.job.ts'
import type { Services } from '#features/services.ts'
import { eachDatabase } from '../support/database.ts'
import { change, type PublicSite, type Published, publish, servePublicSite } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const LLMS = '/llms.txt'
const PROFILE = '/.well-known/llm-profile.json'

eachDatabase('the files on a customer’s website', (db) => {
  let started: TestServices
  let services: Services
  let ours: PublicSite
  let site: Website
  const files = new Map<string, string>()
  beforeAll(async () => {
    started = await startServices(db())
    site = await serveWebsite((request, response) => {
      const body = files.get(request.url ?? '')
      const status = body === undefined ? 404 : body === 'stuk' ? 500 : 200
      response.writeHead(status, { 'content-type': 'text/plain' }).end(body)
    })
    services = { ...started.services, auditAllowPrivateHosts: [new URL(site.url).host] }
    ours = await servePublicSite(services)
  })
  afterAll(async () => {
    await ours.close()
    await site.close()
    await started.close()
  })

  async function customer(columns: Partial<typeof profiles.$inferInsert> = {}, plan: 'free' | 'pro' = 'pro') {
    files.clear()
    const account = await publish(db(), { url: `${site.url}/`, ...columns }, plan)
    return { ...account, plan }
  }
  type Customer = Published & { plan: 'free' | 'pro' }
  const tabOf = (one: Customer) => llmsTab(services, sessionOf(one), one.domainId)
  /** The state after the daily job. */
  async function states(one: Customer) {
    await checkAllOwnFiles(services, undefined, { sameSitePause: 0 })
    const { ownFiles } = await tabOf(one)
    return Object.fromEntries(ownFiles.map(({ url, state }) => [new URL(url).pathname, state]))
  }
  const hosted = async ({ slug }: Customer, file: string) => (await ours.get(`/profile/${slug}/${file}`)).text()
  async function install(one: Customer) {
    files.set(LLMS, await hosted(one, 'llms.txt'))
    files.set(PROFILE, await hosted(one, 'llm-profile.json'))
  }

  test('are missing until they exist, then valid, and outdated once the profile changes', async () => {
    const one = await customer()
    expect(await states(one)).toEqual({ [LLMS]: 'missing', [PROFILE]: 'missing' })
    await install(one)
    expect(await states(one)).toEqual({ [LLMS]: 'valid', [PROFILE]: 'valid' })
    await change(db(), one, { description: 'Wij bakken nu ook taart.' })
    expect(await states(one)).toEqual({ [LLMS]: 'outdated', [PROFILE]: 'outdated' })
  })

  test('are not outdated by an analysis, a setting or the customer’s own additions', async () => {
    const one = await customer()
    await install(one)
    files.set(LLMS, `${files.get(LLMS)}\n## Meer\n\n- [Blog](https://voorbeeld.nl/blog): wat er speelt\n`)
    await change(db(), one, { laatste_scan: new Date(), rapport_dag_vd_maand: 3 })
    expect(await states(one)).toEqual({ [LLMS]: 'valid', [PROFILE]: 'valid' })
  })

  test('are outdated while they still name what was removed from the profile', async () => {
    const one = await customer({ diensten: [{ naam: 'Taart' }, { naam: 'Brood' }], sales_telefoon: '+31201234567' })
    await install(one)
    await change(db(), one, { diensten: [{ naam: 'Taart' }] })
    expect(await states(one)).toEqual({ [LLMS]: 'outdated', [PROFILE]: 'outdated' })
    await install(one)
    await change(db(), one, { sales_telefoon: null })
    expect(await states(one)).toEqual({ [LLMS]: 'outdated', [PROFILE]: 'outdated' })
  })

  test('of another generator are outdated by their date', async () => {
    const one = await customer()
    const written = (day: string) =>
      `# Bakkerij\n\n> Wij bakken brood voor de hele buurt.\n\n- Last updated: ${day}\n\n## Meer\n\n- [Home](https://voorbeeld.nl/): brood\n`
    files.set(LLMS, written('2020-01-01'))
    expect(await states(one)).toMatchObject({ [LLMS]: 'outdated' })
    files.set(LLMS, written('2999-01-01'))
    expect(await states(one)).toMatchObject({ [LLMS]: 'valid' })
  })

  test('are reported with their errors, line by line and in Dutch', async () => {
    const one = await customer()
    await install(one)
    files.set(LLMS, '# X\n## Y\nvrije tekst\n')
    const broken = files
      .get(PROFILE)!
      .replace('"Voorbeeld"', '""')
      .replace(/ {2}"verified": .*\n/, '')
    files.set(PROFILE, broken)
    expect(await states(one)).toEqual({ [LLMS]: 'invalid', [PROFILE]: 'invalid' })
    const problems = async (file: string) => (await tabOf(one)).ownFiles.find((own) => own.file === file)!.problems
    expect((await problems('llms.txt')).map(({ line }) => line)).toContain(3)
    const line = broken.split('\n').findIndex((text) => text.includes('"company_name"')) + 1
    expect(await problems('llm-profile.json')).toEqual([
      { line: 1, message: 'Het schema vraagt om verified; dat ontbreekt.' },
      { line, message: 'De waarde van company.company_name past niet in het schema.' },
    ])
    files.set(PROFILE, '<!doctype html><title>Niet gevonden</title>')
    files.set(LLMS, 'stuk')
    expect(await states(one)).toEqual({ [LLMS]: 'unreachable', [PROFILE]: 'invalid' })
    expect(await problems('llm-profile.json')).toEqual([
      { line: 1, message: expect.stringContaining('Dit is geen JSON') },
    ])
  })

  test('llm-profile.json is read from the path in the profile, on that website only', async () => {
    const one = await customer({ publicatie_pad: '/ai/profiel.json' })
    files.set('/ai/profiel.json', await hosted(one, 'llm-profile.json'))
    expect(await states(one)).toEqual({ [LLMS]: 'missing', '/ai/profiel.json': 'valid' })
    expect((await tabOf(one)).profilePath).toBe('/ai/profiel.json')
    for (const publicatie_pad of ['https://elders.voorbeeld/x.json', '//elders.voorbeeld/x.json', '']) {
      await change(db(), one, { publicatie_pad })
      expect(await states(one)).toEqual({ [LLMS]: 'missing', [PROFILE]: 'missing' })
    }
  })

  test('are checked for every plan', async () => {
    const one = await customer({}, 'free')
    await install(one)
    expect(await states(one)).toEqual({ [LLMS]: 'valid', [PROFILE]: 'valid' })
  })
})
