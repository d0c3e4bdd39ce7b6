import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { profiles } from '#db/schema/profiles.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { bakeryPages, page } from '#tests/support/bakery-pages.ts'
import { createAccount, eachDatabase, setPlan, type TestAccount } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { decide } from './decide.server.ts'
import type { Decision, ProposalsView, ProposalView } from './proposals.schema.ts'
import { proposalsOf } from './proposals.server.ts'
import { readWebsite } from './read-website.server.ts'
import { findReading } from './readings.server.ts'

afterAll(closeAuditWorkers)

const ownerOf = (account: TestAccount) => ({ ...sessionOf(account), domainId: account.domainId })
type Owner = ReturnType<typeof ownerOf>

eachDatabase('proposals', (db) => {
  let context: TestServices
  let website: Website
  let pages = bakeryPages()
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      const html = pages[request.url ?? '']
      if (html === 'the connection breaks') response.destroy()
      else response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '<title>404</title>')
    })
    context = await startServices(db(), { sends: false })
    context.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  beforeEach(() => {
    pages = bakeryPages()
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })

  const read = (session: Owner, more: object = {}) =>
    readWebsite(context.services, session, session.domainId, { url: website.url, ...more })
  const choose = (session: Owner, decision: Decision) => decide(context.services, session, session.domainId, decision)
  const customer = async (plan?: 'pro') => ownerOf(await createAccount(db(), plan ? { plan } : {}))
  const stored = async ({ userId }: Session) => {
    const [row] = await db().as(user(userId), (tx) => tx.select().from(profiles).where(eq(profiles.id, userId)))
    return row!
  }
  const one = ({ open }: ProposalsView, field: ProposalView['field']) =>
    open.find((proposal) => proposal.field === field)!
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.code : error),
    )

  test('only accepted proposals enter a Pro profile', async () => {
    const session = await customer('pro')
    const { outcome, proposals, finished, lost } = await read(session)
    expect({ outcome, finished, lost }).toEqual({ outcome: 'read', finished: true, lost: false })
    expect(Object.fromEntries(proposals.open.map(({ field, shown }) => [field, shown]))).toMatchObject({
      company_name: 'Bakkerij De Proefoven',
      locations: 'Alkmaar',
      countries: 'Nederland',
      sales_telefoon: '+31 725413900',
      locaties_uitgebreid: 'Molenweg 7, 1812 AB Alkmaar, Nederland',
      openingstijden: 'maandag t/m vrijdag 08:00–17:30, zaterdag 08:00–16:00',
      kvk_of_legal_name: '54812736',
      oprichtingsjaar: '1987',
      social_profielen: expect.stringContaining('instagram.com/deproefoven'),
      description: 'Wij bakken desembrood in Testwoude, voor horeca en thuis.',
    })
    expect(one(proposals, 'kvk_of_legal_name').sources[0]).toMatchObject({
      place: 'in je footer',
      url: `${website.url}/`,
      snippet: expect.stringContaining('54812736'),
    })
    expect(one(proposals, 'openingstijden').sources[0]).toMatchObject({
      place: 'op de pagina Contact',
      url: `${website.url}/contact`,
    })
    // The customer typed the URL, so it is saved at once; found values are not.
    expect(await stored(session)).toMatchObject({ url: `${website.url}/`, company_name: '', kvk_of_legal_name: null })

    const dismissed = one(proposals, 'oprichtingsjaar')
    await choose(session, { decision: 'dismiss', id: dismissed.id })
    const postcode = {
      ...(one(proposals, 'locaties_uitgebreid').value as object),
      straat: 'Molenweg 9',
      postcode: '1812',
    }
    const adjust = { decision: 'adjust' as const, id: one(proposals, 'locaties_uitgebreid').id }
    await expect(choose(session, { ...adjust, value: postcode })).rejects.toMatchObject({
      fields: { 'value.postcode': expect.any(String) },
    })
    await choose(session, { ...adjust, value: { ...postcode, postcode: '1812ac' } })
    const left = await choose(session, { decision: 'accept-all' })
    expect(left.open).toEqual([])
    expect(left.dismissed.map(({ field }) => field)).toEqual(['oprichtingsjaar'])
    const { form } = await getOwnProfile(context.services, session, session.domainId)
    expect(form).toMatchObject({
      companyName: 'Bakkerij De Proefoven',
      locations: ['Alkmaar'],
      countries: ['NL'],
      kvkNummer: '54812736',
      salesTelefoon: '+31 725413900',
      oprichtingsjaar: '',
      locatiesUitgebreid: [
        {
          straat: 'Molenweg 9',
          postcode: '1812 AC',
          openingstijden: [
            { dagen: ['ma', 'di', 'wo', 'do', 'vr'], van: '08:00', tot: '17:30' },
            { dagen: ['za'], van: '08:00', tot: '16:00' },
          ],
        },
      ],
    })
    // The form accepts the values that were accepted as proposals.
    expect((await saveProfile(context.services, session, session.domainId, form)).fields).toEqual({})
    const back = await choose(session, { decision: 'reopen', id: dismissed.id })
    await choose(session, { decision: 'accept', id: one(back, 'oprichtingsjaar').id })
    expect((await stored(session)).oprichtingsjaar).toBe(1987)
  })

  test('proposals for Pro fields are shown and counted on Gratis, and can be accepted after an upgrade', async () => {
    const account = await createAccount(db())
    const session = ownerOf(account)
    const { proposals } = await read(session)
    expect(proposals.waiting).toBeGreaterThanOrEqual(8)
    expect(proposals.waiting + proposals.undisputed).toBe(proposals.open.length)
    const kvk = one(proposals, 'kvk_of_legal_name')
    expect(kvk).toMatchObject({ isAllowed: false, shown: '54812736' })
    expect(await codeOf(choose(session, { decision: 'accept', id: kvk.id }))).toBe('upgrade-required')
    expect(await codeOf(choose(session, { decision: 'adjust', id: kvk.id, value: '54812737' }))).toBe(
      'upgrade-required',
    )
    const left = await choose(session, { decision: 'accept-all' })
    expect(left.open).toHaveLength(proposals.waiting)
    expect(await stored(session)).toMatchObject({
      company_name: 'Bakkerij De Proefoven',
      desired_info: 'Wij bakken desembrood in Testwoude, voor horeca en thuis.',
      locations: ['Alkmaar'],
      countries: ['NL'],
      kvk_of_legal_name: null,
      locaties_uitgebreid: [],
      diensten: [],
    })
    await setPlan(db(), account.id, 'pro')
    expect(await proposalsOf(context.services, session, session.domainId)).toMatchObject({ waiting: 0 })
    await choose(session, { decision: 'accept-all' })
    expect((await stored(session)).kvk_of_legal_name).toBe('54812736')
  })

  test('a website can be read five times a day, also with simultaneous requests, and the next attempt fetches nothing', async () => {
    const session = await customer()
    const asked = await Promise.all(Array.from({ length: 2 }, () => codeOf(read(session))))
    for (let left = 3 + asked.filter((code) => code !== null).length; left > 0; left--)
      expect(await codeOf(read(session))).toBeNull()
    website.requests.length = 0
    expect(await codeOf(read(session))).toBe('reading-limit-reached')
    expect(website.requests).toEqual([])
    context.pass(24 * 60)
    expect(await codeOf(read(session))).toBeNull()
  })

  test('contradicting values are both proposed with their place, and accepting one dismisses the other', async () => {
    pages['/over-ons'] = page(
      'Over ons | Bakkerij De Proefoven',
      '<h1>Over ons</h1><p>Lekker.</p>',
      '<p>KvK 68750110</p>',
    )
    const session = await customer('pro')
    const { proposals } = await read(session)
    const numbers = proposals.open.filter(({ field }) => field === 'kvk_of_legal_name')
    expect(numbers.map(({ shown, isDisputed }) => [shown, isDisputed]).sort()).toEqual([
      ['54812736', true],
      ['68750110', true],
    ])
    expect(numbers.every(({ sources }) => sources[0]!.url?.startsWith(website.url))).toBe(true)
    expect(new Set(numbers.map(({ group }) => group)).size).toBe(1)
    await choose(session, { decision: 'accept-all' })
    expect((await stored(session)).kvk_of_legal_name).toBeNull()
    const right = numbers.find(({ shown }) => shown === '68750110')!
    const left = await choose(session, { decision: 'accept', id: right.id })
    expect(left.open.filter(({ field }) => field === 'kvk_of_legal_name')).toEqual([])
    expect((await stored(session)).kvk_of_legal_name).toBe('68750110')
  })

  test('a second reading proposes values for empty fields and changed values, but no dismissed ones', async () => {
    const session = await customer('pro')
    const { proposals } = await read(session)
    await choose(session, { decision: 'dismiss', id: one(proposals, 'oprichtingsjaar').id })
    await choose(session, { decision: 'adjust', id: one(proposals, 'sales_telefoon').id, value: '072 511 22 33' })
    await choose(session, { decision: 'accept-all' })
    expect((await read(session)).proposals.open).toEqual([])

    pages = bakeryPages('072 540 00 11')
    pages['/over-ons'] = page('Over ons', '<h1>Over ons</h1><p>Wij zijn opgericht in 1988 en bakken nog elke dag.</p>')
    const { form } = await getOwnProfile(context.services, session, session.domainId)
    await saveProfile(context.services, session, session.domainId, { ...form, description: '' })
    const again = (await read(session)).proposals
    expect(again.open.map(({ field, shown, current }) => [field, shown, current])).toEqual(
      expect.arrayContaining([
        ['sales_telefoon', '+31 725400011', '072 511 22 33'],
        ['oprichtingsjaar', '1988', null],
        ['description', 'Wij bakken desembrood in Testwoude, voor horeca en thuis.', null],
      ]),
    )
    expect(again.open).toHaveLength(3)
    // 'accept-all' also fills an empty field, but never replaces a value.
    await choose(session, { decision: 'accept-all' })
    expect(await stored(session)).toMatchObject({ sales_telefoon: '072 511 22 33', oprichtingsjaar: 1988 })
  })

  test('a running reading already returns proposals while later pages are still loading', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const slow = await serveWebsite(async (request, response) => {
      const html = bakeryPages()[request.url ?? '']
      if (request.url === '/contact') await arrived
      response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
    })
    context.services.auditAllowPrivateHosts = [new URL(website.url).host, new URL(slow.url).host]
    const session = await customer('pro')
    const readingId = randomUUID()
    const work = readWebsite(context.services, session, session.domainId, { url: slow.url, readingId })
    const seen = await eventually(async () => {
      const reading = await findReading(context.services, session, readingId, null)
      if (!reading?.proposals.open.length) throw new Error('no proposals yet')
      return reading
    })
    expect(seen).toMatchObject({ finished: false, lost: false, outcome: null })
    expect(one(seen.proposals, 'kvk_of_legal_name').shown).toBe('54812736')
    expect(one(seen.proposals, 'openingstijden')).toBeUndefined()
    arrive()
    expect(one((await work).proposals, 'openingstijden').shown).toContain('08:00')
    await slow.close()
  })

  test('an unreadable website is reported with its cause, and earlier proposals stay, as do those of a missed page', async () => {
    const session = await customer('pro')
    await read(session)
    pages['/contact'] = 'the connection breaks'
    const partly = (await read(session)).proposals
    expect(one(partly, 'openingstijden')).toBeDefined()
    const cause = 'De server nam geen verbinding aan.'
    expect(partly.missed).toEqual({ pages: [{ url: `${website.url}/contact`, cause }], asked: 4 })
    delete pages['/contact']
    expect(one((await read(session)).proposals, 'openingstijden')).toBeUndefined()
    pages = {}
    const { outcome, notRead, lost, proposals } = await read(session)
    expect({ outcome, lost, missed: proposals.missed }).toEqual({ outcome: 'not-found', lost: false, missed: null })
    expect(notRead).toMatchObject({ cause: expect.any(String), advice: expect.any(String) })
    expect(proposals.open.length).toBeGreaterThan(5)
    expect(await codeOf(read(session, { url: 'http://192.168.1.1/' }))).toBe('invalid-input')
    expect(await codeOf(read(session, { url: '' }))).toBe('invalid-input')
  })

  test('proposals and websites of another account can be neither read nor decided about', async () => {
    const [mine, other] = [await customer('pro'), await customer('pro')]
    const { proposals } = await read(mine)
    expect(await codeOf(readWebsite(context.services, other, mine.domainId, { url: website.url }))).toBe(
      'domain-not-found',
    )
    expect(await codeOf(proposalsOf(context.services, other, mine.domainId))).toBe('domain-not-found')
    const [first] = proposals.open
    for (const decision of ['accept', 'dismiss', 'reopen'] as const)
      expect(await codeOf(choose(other, { decision, id: first!.id }))).toBe('not-found')
    expect((await choose(other, { decision: 'accept-all', ids: [first!.id] })).open).toEqual([])
    expect(await stored(other)).toMatchObject({ company_name: '' })
    expect((await proposalsOf(context.services, mine, mine.domainId)).open).toEqual(proposals.open)
  })

  test('the export and the deletion of an account include its proposals and readings', async () => {
    const session = await customer()
    await read(session)
    const taken = (await exportAccount(context.services, session)) as Record<string, unknown[]>
    expect([taken.proposals!.length > 5, taken.readings!.length]).toEqual([true, 1])
    await db().asJobs((tx) =>
      tx.execute(sql`update accounts set deleted_at = '2020-01-01' where user_id = ${session.userId}`),
    )
    await purgeDeletedAccounts(context.services)
    for (const table of [sql.identifier('proposals'), sql.identifier('readings')]) {
      const left = sql`select user_id from ${table} where user_id = ${session.userId}`
      expect((await db().asJobs((tx) => tx.execute(left))).rows).toEqual([])
    }
  })
})
