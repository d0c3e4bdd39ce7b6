// Whose a website is: how it is proven, what a proof is worth, and that one account at a time is live with it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { textsOf } from '#engine/fetch/name-lookup.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { deleteUser, restoreUser } from '#features/admin/account-status.server.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, createAdmin, eachDatabase, setPlan } from '#tests/support/database.ts'
import { serveDns } from '#tests/support/dns-server.ts'
import { failureOf } from '#tests/support/failure.ts'
import { recheckAll } from '#tests/support/recheck.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'

import { ownership, proveOwnership } from './ownership.server.ts'
import { PROOF_FILE, PROOF_NAME, proofCode, proofLine } from './proof.rules.ts'

const DAY = 24 * 60
const admins = new WeakMap<object, Promise<Session>>()

afterAll(closeAuditWorkers)

eachDatabase('the ownership of a website', (db) => {
  let context: TestServices
  const websites: Website[] = []
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(async () => {
    await Promise.all(websites.map((site) => site.close()))
    await context.close()
  })

  async function customer(plan: 'free' | 'pro' | 'expert' = 'pro') {
    const account = await createAccount(db(), { plan, name: 'Anna Bakker' })
    const session = sessionOf(account)
    return { ...account, session, code: proofCode(account.domainId) }
  }
  type Customer = Awaited<ReturnType<typeof customer>>
  const form = (url: string) => ({
    ...{ companyName: 'Kaasmakerij De Proef', url, locations: ['Testwoude'], countries: ['NL'] },
    ...{ desiredInfo: 'Boerenkaas van rauwe melk', llmPlatforms: ['chatgpt'] },
  })
  const publish = (one: Customer, url: string, domainId = one.domainId) =>
    publishProfile(context.services, one.session, domainId, form(url))
  const isLive = async (slug: string) =>
    getPublicProfile(context.services, { slug }).then(
      () => true,
      () => false,
    )
  const standing = (one: Customer) => ownership(context.services, one.session, one.domainId, null)
  const prove = (one: Customer, url: string) => proveOwnership(context.services, one.session, one.domainId, url)

  /** A website whose proof file and home page can be changed. */
  async function openWebsite() {
    const holds = { lines: [] as string[], head: '', body: '', redirect: '' }
    const site = await serveWebsite((request, response) => {
      if (holds.redirect) return void response.writeHead(302, { location: holds.redirect + request.url }).end()
      if (request.url === PROOF_FILE && holds.lines.length > 0)
        return void response.writeHead(200, { 'content-type': 'text/plain' }).end(holds.lines.join('\r\n'))
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' })
      response.end(
        found ? `<!doctype html><html><head>${holds.head}</head><body><p>Kaas</p>${holds.body}</body></html>` : '',
      )
    }, 'localhost')
    websites.push(site)
    const { host } = new URL(site.url)
    context.services.auditAllowPrivateHosts = [...context.services.auditAllowPrivateHosts, host]
    return { ...site, holds, host }
  }

  test('is proven by a line of a file, a meta tag in the head, or a TXT record', async () => {
    const site = await openWebsite()
    const own = await customer()
    expect(await prove(own, site.url)).toEqual({
      ...{ method: null, found: { bestand: 'nothing', meta: 'nothing', dns: 'nothing' } },
    })
    expect(await standing(own)).toMatchObject({ provenAt: null })
    site.holds.lines = [proofLine('a'.repeat(40)), proofLine(own.code)]
    expect(await prove(own, site.url)).toMatchObject({ method: 'bestand' })
    site.holds.lines = []
    site.holds.head = `<meta name="${PROOF_NAME}" content="${own.code}">`
    expect(await prove(own, site.url)).toMatchObject({ method: 'meta', found: { bestand: 'nothing', meta: 'proven' } })
    site.holds.head = ''
    const dns = await serveDns({}, undefined, { [`_${PROOF_NAME}.localhost`]: ['v=spf1 -all', proofLine(own.code)] })
    const looked = await proveOwnership(context.services, own.session, own.domainId, site.url, (name, signal) =>
      textsOf(name, signal, [dns.address]),
    )
    expect(looked).toMatchObject({ method: 'dns' })
    expect(dns.questions).toEqual([`_${PROOF_NAME}.localhost`])
    await dns.close()
    expect(await ownership(context.services, own.session, own.domainId, site.url)).toMatchObject({ method: 'dns' })
  })

  test('is not proven by a code that stands elsewhere, belongs to another account, or comes from another website', async () => {
    const [site, other] = [await openWebsite(), await openWebsite()]
    const [own, neighbour] = [await customer(), await customer()]
    const tag = `<meta name="${PROOF_NAME}" content="${own.code}">`
    const cases: Partial<typeof site.holds>[] = [
      { body: tag },
      { body: proofLine(own.code) },
      { lines: [`zie ${proofLine(own.code)}`] },
      { lines: [proofLine(own.code).slice(0, -1)] },
      { lines: [proofLine(neighbour.code)], head: tag.replace(own.code, neighbour.code) },
      { redirect: other.url },
    ]
    other.holds.lines = [proofLine(own.code)]
    other.holds.head = tag
    for (const one of cases) {
      Object.assign(site.holds, { lines: [], head: '', body: '', redirect: '' }, one)
      expect((await prove(own, site.url)).method, JSON.stringify(one)).toBeNull()
    }
  })

  test('of a host that many share cannot be proven, and each of its parties is a website', async () => {
    const [first, second, third] = [await customer(), await customer(), await customer()]
    expect(await isLive((await publish(first, 'https://www.facebook.com/proefkaas/')).slug)).toBe(true)
    expect(await isLive((await publish(second, 'https://www.facebook.com/proefbrood')).slug)).toBe(true)
    expect((await failureOf(publish(third, 'https://nl-nl.facebook.com/ProefKaas/info'))).code).toBe(
      'shared-website-taken',
    )
    expect((await failureOf(prove(third, 'https://www.facebook.com/proefkaas'))).code).toBe('website-not-own')
    expect(await standing(first)).toMatchObject({ website: 'facebook.com/proefkaas', canBeProven: false })
  })

  test('lets an unproven second publish be refused, and a proven one take over at once, which its owner is told', async () => {
    const site = await openWebsite()
    const [first, owner] = [await customer(), await customer()]
    const { slug } = await publish(first, site.url)
    expect((await publish(first, `${site.url}/kaas`)).slug, 'publishing again is no second publish').toBe(slug)
    const refused = await failureOf(publish(owner, site.url))
    expect([refused.code, refused.status]).toEqual(['website-taken', 409])
    expect(await isLive(slug)).toBe(true)

    site.holds.lines = [proofLine(owner.code)]
    expect((await prove(owner, site.url)).method).toBe('bestand')
    const taken = await publish(owner, site.url)
    expect([await isLive(slug), await isLive(taken.slug)]).toEqual([false, true])
    expect((await getPublicProfile(context.services, { slug: taken.slug })).verified).toBe(true)
    await context.mailsSent()
    const [mail] = context.mail.mails.filter(({ to }) => to.includes(first.email))
    expect(mail!.text).toContain(site.host)
    expect(mail!.text).toContain(`/dashboard/eigendom?domein=${first.domainId}`)
    const displaced = await standing(first)
    expect(displaced).toMatchObject({ published: false, website: site.host })
    expect(displaced.displacedAt).not.toBeNull()
    const { rows } = await db().as(actorOf(first.session), (tx) =>
      tx.execute(sql`select company_name, profile_slug, geo_published_at from profiles where id = ${first.id}`),
    )
    expect(rows[0]).toMatchObject({ company_name: 'Kaasmakerij De Proef', profile_slug: slug })
    expect((await failureOf(publish(first, site.url))).code).toBe('website-taken')
    // Between two proofs the later one counts, and the earlier one does not take it back.
    site.holds.lines.push(proofLine(first.code))
    context.pass(1)
    await prove(first, site.url)
    expect((await publish(first, site.url)).slug).toBe(slug)
    expect([await isLive(slug), await isLive(taken.slug)]).toEqual([true, false])
    expect(await standing(first)).toMatchObject({ displacedAt: null })
    await prove(owner, site.url)
    expect((await failureOf(publish(owner, site.url))).code).toBe('website-taken')
  })

  test('is free again when its profile goes offline, and for who moves away from it', async () => {
    const [site, elsewhere] = [await openWebsite(), await openWebsite()]
    const [first, second] = [await customer(), await customer()]
    await publish(first, site.url)
    await unpublishProfile(context.services, first.session, first.domainId)
    const { slug } = await publish(second, site.url)
    expect((await failureOf(publish(first, site.url))).code).toBe('website-taken')
    await publish(second, elsewhere.url)
    await publish(first, site.url)
    expect(await isLive(slug)).toBe(true)
    expect((await failureOf(publish(second, site.url))).code).toBe('website-taken')
    expect((await getPublicProfile(context.services, { slug })).url, 'a refusal changes nothing').toBe(
      `${elsewhere.url}/`,
    )
    const saved = await saveProfile(context.services, second.session, second.domainId, form(site.url))
    expect(saved.fields.url).toBe('Deze website staat al online onder een ander account.')
    expect((await getPublicProfile(context.services, { slug })).url).toBe(`${elsewhere.url}/`)
  })

  test('moves with a saved address, and is then held by who saved it', async () => {
    const [site, elsewhere] = [await openWebsite(), await openWebsite()]
    const [first, second] = [await customer(), await customer()]
    const { slug } = await publish(first, site.url)
    expect((await saveProfile(context.services, first.session, first.domainId, form(elsewhere.url))).fields).toEqual({})
    expect(await standing(first)).toMatchObject({ website: elsewhere.host })
    const { rows } = await db().asJobs((tx) =>
      tx.execute(sql`select details from audit_log where subject_id = ${first.id} and act = 'website-changed'`),
    )
    expect(rows).toEqual([{ details: { from: site.host, to: elsewhere.host } }])
    expect((await failureOf(publish(second, elsewhere.url))).code).toBe('website-taken')
    await publish(second, site.url)
    expect((await getPublicProfile(context.services, { slug })).url).toBe(`${elsewhere.url}/`)
  })

  test('keeps the date of its first success, survives two failed days, and ends with the third', async () => {
    const site = await openWebsite()
    const own = await customer()
    site.holds.lines = [proofLine(own.code)]
    await prove(own, site.url)
    const { slug } = await publish(own, site.url)
    const { provenAt } = await standing(own)
    const nextDay = async () => {
      context.pass(DAY)
      const jobs = await recheckAll(context.services)
      expect(jobs.filter(({ id }) => id === own.domainId)).toHaveLength(1)
      // A job may run twice, also at once.
      await Promise.all([recheckAll(context.services), recheckAll(context.services)])
      return (await standing(own)).provenAt
    }
    const verified = async () => (await getPublicProfile(context.services, { slug })).verified
    expect(await nextDay()).toBe(provenAt)
    site.holds.lines = []
    for (const day of [1, 2]) expect(await nextDay(), `failed day ${day}`).toBe(provenAt)
    expect(await standing(own)).toMatchObject({ failedDays: 2 })
    site.holds.lines = [proofLine(own.code)]
    expect(await nextDay(), 'a success between them').toBe(provenAt)
    site.holds.lines = []
    await prove(own, site.url)
    expect(await standing(own), 'a look in between is no failed day').toMatchObject({ failedDays: 0 })
    expect([await nextDay(), await nextDay(), await verified()]).toEqual([provenAt, provenAt, true])
    expect([await nextDay(), await verified(), await isLive(slug)]).toEqual([null, false, true])
    await context.mailsSent()
    const told = context.mail.mails.filter(({ to }) => to[0] === own.email)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('niet meer geverifieerd')])
    expect(told[0]!.text).toContain(`${site.host} van jou is`)
    expect(told[0]!.text).toContain(`/dashboard/eigendom?domein=${own.domainId}`)
    site.holds.lines = [proofLine(own.code)]
    await prove(own, site.url)
    await prove(own, site.url)
    expect((await standing(own)).provenAt! > provenAt!).toBe(true)
    const { rows } = await db().asJobs((tx) =>
      tx.execute(sql`select act, actor_kind, details from audit_log
        where subject_id = ${own.id} and act in ('website-proven', 'website-unproven') order by at`),
    )
    const row = (act: string, actor_kind: string) => ({ act, actor_kind, details: { website: site.host } })
    expect(rows).toEqual([row('website-proven', 'user'), row('website-unproven', 'job'), row('website-proven', 'user')])
    expect(await verified()).toBe(true)
    const elsewhere = await openWebsite()
    await publish(own, elsewhere.url)
    expect(await verified(), 'another website is not proven').toBe(false)
    await publish(own, site.url)
    expect(await verified(), 'and this one still is').toBe(true)
  })

  test('goes to who publishes while its holder’s plan or account has ended, who then finds it taken and keeps the rest', async () => {
    const site = await openWebsite()
    const [lapsed, second] = [await customer('expert'), await customer()]
    const { rows } = await db().as(actorOf(lapsed.session), (tx) =>
      tx.execute<{ id: string }>(
        sql`insert into domains (user_id, domain_name) values (${lapsed.id}, ${site.host}) returning id`,
      ),
    )
    const { slug } = await publish(lapsed, site.url, rows[0]!.id)
    expect((await failureOf(publish(second, site.url))).code).toBe('website-taken')
    await setPlan(db(), lapsed.id, 'free')
    const taken = await publish(second, site.url)
    await setPlan(db(), lapsed.id, 'expert')
    expect([await isLive(slug), await isLive(taken.slug)]).toEqual([false, true])

    if (!admins.has(db()))
      admins.set(
        db(),
        createAdmin(db()).then((admin) => sessionOf(admin, 'admin')),
      )
    const admin = await admins.get(db())!
    await deleteUser(context.services, admin, second.id)
    const third = await customer()
    const newest = await publish(third, site.url)
    expect(await restoreUser(context.services, admin, second.id)).toEqual([site.host])
    expect([await isLive(taken.slug), await isLive(newest.slug)]).toEqual([false, true])
    expect((await standing(second)).displacedAt).not.toBeNull()
  })

  test('is looked for twenty times a day, counted before anything is fetched', async () => {
    const site = await openWebsite()
    const own = await customer()
    for (let nth = 0; nth < 20; nth++) await prove(own, site.url)
    const asked = site.requests.length
    expect((await failureOf(prove(own, site.url))).code).toBe('too-many-requests')
    expect(site.requests.length).toBe(asked)
    const neighbour = await customer()
    const theirs = ownership(context.services, neighbour.session, own.domainId, null)
    expect((await failureOf(theirs)).code).toBe('domain-not-found')
  })
})
