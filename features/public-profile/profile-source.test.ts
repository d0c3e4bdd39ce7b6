import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { primaryOf, sessionOf } from '#tests/support/session.ts'
import { profileSource } from './profile-source.server.ts'

eachDatabase('the profile behind a website', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())

  async function publish(companyName: string, url: string) {
    const account = await createAccount(db())
    const session = sessionOf(account)
    const empty = { locations: [], countries: [], desiredInfo: '', llmPlatforms: [] }
    await publishProfile(context.services, session, await primaryOf(context.services, session), {
      ...empty,
      companyName,
      url,
    })
    return { account, session }
  }
  const nameAt = async (address: string) =>
    (await profileSource(context.services, { website: new URL(address) })).profileFacts?.name?.value

  test('is found by its host only, with or without www', async () => {
    await publish('De Molen', 'https://www.molen.nl/')
    expect(await nameAt('https://molen.nl/contact')).toBe('De Molen')
    expect(await nameAt('https://www.molen.nl/')).toBe('De Molen')
    expect(await nameAt('https://winkel.molen.nl/')).toBeUndefined()
  })

  test('counts only while it is public and visible to AI', async () => {
    const { account, session } = await publish('De Smid', 'https://smid.nl/')
    const showToAi = (visible: boolean) =>
      db().as(user(account.id), (tx) =>
        tx.execute(sql`update profiles set zichtbaarheid_ai = ${visible} where id = ${account.id}`),
      )
    await showToAi(false)
    expect(await nameAt('https://smid.nl/')).toBeUndefined()
    await showToAi(true)
    expect(await nameAt('https://smid.nl/')).toBe('De Smid')
    await unpublishProfile(context.services, session, await primaryOf(context.services, session))
    expect(await nameAt('https://smid.nl/')).toBeUndefined()
  })

  test('is that of who is live with the website, and a customer gets their own', async () => {
    const first = await publish('Wie het eerst kwam', 'https://bakker.nl/')
    const other = await publish('De buren', 'https://buren.nl/')
    expect(await nameAt('https://bakker.nl/')).toBe('Wie het eerst kwam')
    for (const [{ account }, name] of [
      [first, 'Wie het eerst kwam'],
      [other, 'De buren'],
    ] as const)
      expect((await profileSource(context.services, { domainId: account.domainId })).profileFacts?.name?.value).toBe(
        name,
      )
  })
})
