import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passkey, personalToken, session } from '#db/schema/auth.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { asOwner, createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { exportAccount } from './export.server.ts'

const LATER = new Date('2100-01-01')

eachDatabase('an export', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())

  /** A device, a passkey, a token and a visit. */
  async function signInOnce({ id, domainId }: { id: string; domainId: string }, name: string) {
    const { auth } = db()
    const secret = `geheim ${id}`
    await auth.insert(session).values({ userId: id, token: secret, userAgent: 'Firefox op Linux', expiresAt: LATER })
    await auth.insert(passkey).values({
      ...{ userId: id, name: `Telefoon ${name}`, publicKey: secret, credentialID: secret },
      ...{ counter: 0, deviceType: 'multiDevice', backedUp: false },
    })
    const token = { name: `Sleutel ${name}`, scope: 'read', tokenHash: secret, createdAt: new Date() } as const
    await auth.insert(personalToken).values({ userId: id, ...token })
    await asOwner(
      db(),
      sql`insert into crawler_visit_days (user_id, domain_id, day, crawler, verdict, hits)
        values (${id}, ${domainId}, '2026-11-01', 'GPTBot', 'verified', 3)`,
    )
  }

  test('holds everything that the account stored, and no passwords or data of another account', async () => {
    const [own, neighbour] = [await createAccount(db()), await createAccount(db())]
    const form = { locations: ['Testwoude'], countries: ['NL'], desiredInfo: 'Kaas.', llmPlatforms: [] }
    await publishProfile(context.services, sessionOf(own), own.domainId, {
      ...form,
      companyName: 'De Proefkamer',
      url: 'proefkamer.example',
    })
    await publishProfile(context.services, sessionOf(neighbour), neighbour.domainId, {
      ...form,
      companyName: 'De Buren',
      url: 'buren.example',
    })
    await signInOnce(own, 'Van mij')
    await signInOnce(neighbour, 'Van de buren')
    const text = JSON.stringify(await exportAccount(context.services, sessionOf(own)))
    for (const value of [
      'De Proefkamer',
      'https://proefkamer.example/',
      'Testwoude',
      'Kaas.',
      own.email,
      'Firefox op Linux',
      'Telefoon Van mij',
      'Sleutel Van mij',
      'GPTBot',
    ]) {
      expect(text).toContain(value)
    }
    for (const value of ['De Buren', neighbour.email, neighbour.id, '"password"', 'Van de buren', 'geheim'])
      expect(text).not.toContain(value)
  })
})
