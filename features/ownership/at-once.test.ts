// Two accounts at one website at the same moment: however they meet, one is live, and neither waits for ever.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#features/accounts/session.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { asOwner, createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'

eachDatabase('a website that accounts publish at once', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())

  async function customer() {
    const account = await createAccount(db(), { plan: 'pro' })
    return { ...account, session: sessionOf(account) }
  }
  type Customer = Awaited<ReturnType<typeof customer>>
  const newHost = () => `${randomUUID()}.example`
  const form = (url: string) => ({
    ...{ companyName: 'Kaasmakerij De Proef', url, locations: ['Testwoude'], countries: ['NL'] },
    ...{ desiredInfo: 'Boerenkaas van rauwe melk', llmPlatforms: ['chatgpt'] },
  })
  const publish = (one: Customer, url: string) => publishProfile(context.services, one.session, one.domainId, form(url))

  test('of many publishes at once ends with one live', async () => {
    const host = newHost()
    const many = await Promise.all(Array.from({ length: 8 }, () => customer()))
    const ended = await Promise.allSettled(many.map((one) => publish(one, `https://${host}/`)))
    const codes = ended.map((one) => (one.status === 'fulfilled' ? 'live' : (one.reason as { code: string }).code))
    expect(codes.toSorted()).toEqual(['live', ...Array(7).fill('website-taken')])
    const live = await db().read<{ n: number }>(
      sql`select count(*)::int as n from public_profiles where domain_name = ${host}`,
    )
    expect(live[0]!.n).toBe(1)
  })

  test('changes hands when two accounts take over each other’s at once, by a publish, a save or while they go offline', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const owners = [await customer(), await customer()] as const
        const hosts = owners.map(({ id }) => `${id}.example`) as [string, string]
        for (const at of [0, 1] as const) {
          const other = owners[1 - at]!
          await publish(owners[at], `https://${hosts[at]}/`)
          await asOwner(
            db(),
            sql`insert into domain_proofs (user_id, domain_id, website, method, proven_at, checked_at)
              values (${other.id}, ${other.domainId}, ${hosts[at]}, 'dns', now(), now())`,
          )
        }
        return { hosts, owners, urls: hosts.map((host) => `https://${host}/`) as [string, string] }
      }),
    )
    const save = (one: Customer, url: string) => saveProfile(context.services, one.session, one.domainId, form(url))
    const goOffline = (one: Customer) => unpublishProfile(context.services, one.session, one.domainId)
    await Promise.all(
      pairs.flatMap(({ urls, owners: [first, second] }, nth) => [
        publish(first, urls[1]),
        [() => publish(second, urls[0]), () => save(second, urls[0]), () => goOffline(second)][nth % 3]!(),
      ]),
    )
    await context.mailsSent()
    for (const [nth, { hosts, owners }] of pairs.entries()) {
      const live = await db().read<{ domain_id: string; domain_name: string }>(
        sql`select domain_id, domain_name from public_profiles where domain_name in (${hosts[0]}, ${hosts[1]})`,
      )
      const holders = Object.fromEntries(live.map((one) => [one.domain_name, one.domain_id]))
      expect(holders[hosts[1]], 'who proved it').toBe(owners[0].domainId)
      // A profile that is displaced before it is saved is not live, so its save publishes nothing.
      const ends = [[owners[1].domainId], [owners[1].domainId, undefined], [undefined]][nth % 3]
      expect(ends).toContain(holders[hosts[0]])
    }
  })

  test('of two that publish past our code is refused by the database', async () => {
    const host = newHost()
    const [first, second] = [await customer(), await customer()]
    await publish(first, `https://${host}/`)
    await db().as(actorOf(second.session), (tx) => tx.execute(sql`select ensure_primary_domain(${second.id}, ${host})`))
    await expect(asOwner(db(), sql`update profiles set published = true where id = ${second.id}`)).rejects.toThrow()
    await expect(
      asOwner(db(), sql`update domains set live_name = ${host} where id = ${second.domainId}`),
    ).rejects.toThrow()
  })
})
