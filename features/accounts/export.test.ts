import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { exportAccount } from './export.server.ts'

eachDatabase('an export', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())

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
    const text = JSON.stringify(await exportAccount(context.services, sessionOf(own)))
    for (const value of ['De Proefkamer', 'https://proefkamer.example/', 'Testwoude', 'Kaas.', own.email]) {
      expect(text).toContain(value)
    }
    for (const value of ['De Buren', neighbour.email, neighbour.id, '"password"']) expect(text).not.toContain(value)
  })
})
