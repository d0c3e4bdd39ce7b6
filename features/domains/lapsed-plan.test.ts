// What a lapsed plan shows, keeps and refuses (decisions, 'Lapsed plan'), and what a renewal brings back.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plan } from '#db/schema/accounts.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase, setPlan } from '#tests/support/database.ts'
import { failureOf } from '#tests/support/failure.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'

const LONG = `${'Boerenkaas van rauwe melk '.repeat(6)}en meer.`
const SHOWN = 'Boerenkaas van rauwe melk Boerenkaas van rauwe melk Boerenkaas van rauwe melk Boerenkaas van rauwe'

const form: ProfileFormValues = {
  companyName: 'Kaasmakerij De Proefkamer',
  url: 'https://www.proefkamer.example/',
  locations: ['Testwoude'],
  countries: ['NL'],
  desiredInfo: LONG,
  llmPlatforms: ['chatgpt', 'claude'],
  team: [{ naam: 'Anna', functie: 'kaasmaker', bio: '', foto: '', foto_alt: '', verborgen: false }],
  beeldrechtenAkkoord: false,
}

eachDatabase('a lapsed plan', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db())
  })
  afterAll(() => context.close())

  async function customer() {
    const account = await createAccount(db(), { plan: 'expert' })
    const session = sessionOf(account)
    const { slug } = await publishProfile(context.services, session, account.domainId, form)
    return { account, session, slug }
  }
  const endPlan = (userId: string, plan: Plan) => setPlan(db(), userId, plan, new Date(Date.now() - 1000))
  const shown = (slug: string) => getPublicProfile(context.services, { slug })
  async function stored(session: Session, domainId: string) {
    const { rows } = await db().as(actorOf(session), (tx) =>
      tx.execute(sql`select company_name, desired_info, llm_platforms, team from profiles
        where id = ${session.userId} and domain_id = ${domainId}`),
    )
    return rows[0]
  }

  test('shows what Gratis sees, with the description cut at a word, and shows all of it again after a renewal', async () => {
    const { account, slug } = await customer()
    const before = await shown(slug)
    expect(before).toMatchObject({ desired_info: LONG, team: [{ naam: 'Anna' }] })
    await endPlan(account.id, 'expert')
    const lapsed = await shown(slug)
    expect(lapsed).toMatchObject({ desired_info: SHOWN, llm_platforms: ['chatgpt'] })
    expect(lapsed.team ?? []).toEqual([])
    await setPlan(db(), account.id, 'expert')
    expect(await shown(slug)).toEqual(before)
  })

  test('refuses to publish until the description is shortened, saves the rest, and keeps what the plan added', async () => {
    const { account, session, slug } = await customer()
    await endPlan(account.id, 'expert')
    const publish = (values: ProfileFormValues) => publishProfile(context.services, session, account.domainId, values)
    expect((await failureOf(publish(form))).fields).toEqual({ desiredInfo: PROFILE_TEXTS.descriptionTooLong })

    const typed = { ...form, companyName: 'Kaasmakerij De Nieuwe Kamer', desiredInfo: `${LONG} Nog meer.` }
    const { fields } = await saveProfile(context.services, session, account.domainId, typed)
    expect(fields).toEqual({ desiredInfo: PROFILE_TEXTS.descriptionTooLong })
    const kept = { llm_platforms: form.llmPlatforms, team: [{ naam: 'Anna' }] }
    expect(await stored(session, account.domainId)).toMatchObject({
      company_name: 'Kaasmakerij De Nieuwe Kamer',
      desired_info: LONG,
      ...kept,
    })
    expect(await shown(slug)).toMatchObject({ company_name: 'Kaasmakerij De Nieuwe Kamer', desired_info: SHOWN })

    await publish({ ...form, desiredInfo: 'Boerenkaas.' })
    expect(await shown(slug)).toMatchObject({ desired_info: 'Boerenkaas.' })
    expect(await stored(session, account.domainId)).toMatchObject(kept)
    await setPlan(db(), account.id, 'pro')
    const own = await getOwnProfile(context.services, session, account.domainId)
    expect(own.form).toMatchObject({ llmPlatforms: form.llmPlatforms, team: [{ naam: 'Anna' }] })
  })

  test('takes extra websites offline, whose profiles return under their old address', async () => {
    const { account, session, slug } = await customer()
    const { rows } = await db().as(actorOf(session), (tx) =>
      tx.execute<{ id: string }>(
        sql`insert into domains (user_id, domain_name) values (${account.id}, 'www.tweede.example') returning id`,
      ),
    )
    const second = { ...form, companyName: 'De Tweede Kamer', url: 'https://tweede.example/' }
    const extra = await publishProfile(context.services, session, rows[0]!.id, second)
    expect(await shown(extra.slug)).toMatchObject({ company_name: 'De Tweede Kamer' })
    await endPlan(account.id, 'expert')
    expect((await failureOf(shown(extra.slug))).code).toBe('profile-gone')
    expect(await shown(slug)).toMatchObject({ company_name: form.companyName })
    await setPlan(db(), account.id, 'expert')
    expect(await shown(extra.slug)).toMatchObject({ company_name: 'De Tweede Kamer', desired_info: LONG })
  })
})
