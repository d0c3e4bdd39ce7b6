import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { failureOf } from '#tests/support/failure.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { primaryOf, sessionOf } from '#tests/support/session.ts'
import { publishProfile, unpublishProfile } from './publish.server.ts'

const form: ProfileFormValues = {
  companyName: 'Kaasmakerij De Proefkamer',
  url: 'proefkamer.example',
  locations: ['Testwoude', '', 'Testwoude'],
  countries: ['NL'],
  desiredInfo: 'Boerenkaas van rauwe melk.',
  llmPlatforms: ['chatgpt', 'claude'],
}

eachDatabase('publishing', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())
  const customer = async (plan: 'free' | 'pro' = 'free') => sessionOf(await createAccount(db(), { plan }))

  test('makes a profile public at once, by slug and by user', async () => {
    const session = await customer()
    const { slug } = await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    const bySlug = await getPublicProfile(context.services, { slug })
    expect(bySlug).toMatchObject({
      company_name: 'Kaasmakerij De Proefkamer',
      url: 'https://proefkamer.example/',
      locations: ['Testwoude'],
      countries: ['NL'],
      desired_info: 'Boerenkaas van rauwe melk.',
      llm_platforms: ['chatgpt'],
    })
    expect(await getPublicProfile(context.services, { id: session.userId })).toEqual(bySlug)
    expect(await getPublicProfile(context.services, { slug: session.userId })).toEqual(bySlug)
  })

  test('keeps slug and profile when the website address changes', async () => {
    const session = await customer()
    const first = await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    const second = await publishProfile(context.services, session, await primaryOf(context.services, session), {
      ...form,
      url: 'https://anders.example/winkel',
    })
    expect(second).toMatchObject({ slug: first.slug, domainId: first.domainId })
    expect((await getOwnProfile(context.services, session, await primaryOf(context.services, session))).form.url).toBe(
      'https://anders.example/winkel',
    )
  })

  test('reports missing and wrong values at their field, and publishes nothing', async () => {
    const session = await customer()
    const fields = async (changed: Partial<ProfileFormValues>) =>
      (
        await failureOf(
          publishProfile(context.services, session, await primaryOf(context.services, session), {
            ...form,
            ...changed,
          }),
        )
      ).fields
    expect(await fields({ companyName: ' ', url: '' })).toEqual({
      companyName: 'Vul dit veld in',
      url: 'Vul dit veld in',
    })
    expect(await fields({ url: 'geen adres' })).toEqual({ url: 'Voer een geldige website-URL in (bijv. voorbeeld.nl)' })
    expect(await fields({ url: 'http://127.0.0.1/' })).toEqual({ url: PROFILE_TEXTS.urlInvalid })
    expect(await fields({ desiredInfo: 'é'.repeat(101) })).toEqual({
      desiredInfo: 'Gratis gebruikers kunnen maximaal 100 tekens gebruiken. Upgrade naar Pro voor onbeperkt.',
    })
    const own = await getOwnProfile(context.services, session, await primaryOf(context.services, session))
    expect(own).toMatchObject({ published: false, slug: null, publishedAt: null, form: { companyName: '' } })
  })

  test('accepts a hundred emoji in the hundred characters of Gratis, without a limit on Pro', async () => {
    for (const [plan, desiredInfo] of [
      ['free', '🧀'.repeat(100)],
      ['pro', 'a'.repeat(3000)],
    ] as const) {
      const session = await customer(plan)
      await publishProfile(context.services, session, await primaryOf(context.services, session), {
        ...form,
        url: `https://${plan}.example/`,
        desiredInfo,
      })
    }
  })

  test('restores the old address after the profile was offline', async () => {
    const session = await customer()
    const { slug } = await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    await unpublishProfile(context.services, session, await primaryOf(context.services, session))
    expect((await failureOf(getPublicProfile(context.services, { slug }))).code).toBe('profile-gone')
    expect(
      (await publishProfile(context.services, session, await primaryOf(context.services, session), form)).slug,
    ).toBe(slug)
  })

  test('finds nothing for a profile that was never public, in any form', async () => {
    const session = await customer()
    for (const slug of [session.userId, crypto.randomUUID(), '../etc/passwd', '%00', '']) {
      expect((await failureOf(getPublicProfile(context.services, { slug }))).code).toBe('profile-not-found')
    }
  })

  test('lets an autosave store valid values and name an invalid address', async () => {
    const session = await customer('pro')
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    const saved = await saveProfile(context.services, session, await primaryOf(context.services, session), {
      ...form,
      url: 'http://',
      desiredInfo: 'Nieuw',
    })
    expect(saved.fields).toEqual({ url: PROFILE_TEXTS.urlInvalid })
    const own = await getOwnProfile(context.services, session, await primaryOf(context.services, session))
    expect(own.form).toMatchObject({ url: 'https://proefkamer.example/', desiredInfo: 'Nieuw' })
  })

  test('lets an autosave without a company name change nothing', async () => {
    const session = await customer()
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    const failure = await failureOf(
      saveProfile(context.services, session, await primaryOf(context.services, session), { ...form, companyName: '' }),
    )
    expect(failure.fields).toEqual({ companyName: 'Vul dit veld in' })
    expect(
      (await getOwnProfile(context.services, session, await primaryOf(context.services, session))).form.companyName,
    ).toBe(form.companyName)
  })

  test('keeps the choice of assistants stored after a plan lapses, and shows it again after a renewal', async () => {
    const session = await customer('pro')
    await publishProfile(context.services, session, await primaryOf(context.services, session), form)
    expect(
      (await getOwnProfile(context.services, session, await primaryOf(context.services, session))).form.llmPlatforms,
    ).toEqual(['chatgpt', 'claude'])
  })

  test('cleans text that no database or page can hold, and leaves the rest as typed', async () => {
    const session = await customer()
    const { slug } = await publishProfile(context.services, session, await primaryOf(context.services, session), {
      ...form,
      companyName: 'Jo\u0000s \ud83d B.V. <b>&"',
    })
    expect((await getPublicProfile(context.services, { slug })).company_name).toBe('Jos \ufffd B.V. <b>&"')
  })
})
