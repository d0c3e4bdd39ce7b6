import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { Failure } from '#features/failure.ts'
import { createAccount, eachDatabase, setPlan, type TestAccount } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { FIELD_TEXTS } from './fields.schema.ts'
import type { ProfileFormValues } from './form.schema.ts'
import { EMPTY_ENTRIES, EMPTY_EXCEPTION, EMPTY_HOURS } from './profile.schema.ts'
import { getOwnProfile, saveProfile } from './profile.server.ts'

const BASIC = {
  andereNamen: ['De Proefbakker'],
  companyName: 'Bakkerij De Proefoven',
  url: 'https://voorbeeld.nl/',
  locations: ['Testwoude'],
  countries: ['NL'],
  desiredInfo: 'Desembrood',
  llmPlatforms: ['chatgpt' as const],
}
const EXTENDED = {
  sector: 'Bakkerij',
  sectoren: ['Horeca'],
  description: 'Wij bakken.\n\nElke dag.',
  samenvattingAlgemeen: 'De bakker van <Testwoude> & omstreken',
  publicEmail: 'info@voorbeeld.nl',
  mapsLink: 'https://maps.voorbeeld.nl/?q=1&x="2"',
  landingUrl: 'https://voorbeeld.nl/ai',
  socialProfielen: [{ platform: 'LinkedIn', url: 'https://www.linkedin.com/company/voorbeeld' }],
  rechtsvorm: 'bv',
  kvkNummer: '54812736',
  btwNummer: '',
  sbiCode: '1071',
  oprichtingsjaar: 1987,
  talen: ['nl', 'Fries'],
  tijdzone: 'Europe/Brussels',
  contentLicentie: 'alleen-citeren',
  primairEmail: 'ik@voorbeeld.nl',
  salesEmail: 'verkoop@voorbeeld.nl',
  salesTelefoon: '072 541 39 00',
  supportEmail: 'hulp@voorbeeld.nl',
  supportTelefoon: '+31 72 541 39 01',
  locatiesUitgebreid: [
    {
      ...EMPTY_ENTRIES.locatiesUitgebreid,
      naam: 'De molen',
      straat: 'Molenweg 7',
      postcode: '1234 AB',
      plaats: 'Testwoude',
      land: 'NL',
      openingstijden: [
        { ...EMPTY_HOURS, dagen: ['ma' as const, 'di' as const], van: '09:00', tot: '12:00' },
        { ...EMPTY_HOURS, dagen: ['zo' as const], gesloten: true },
      ],
      uitzonderingen: [{ ...EMPTY_EXCEPTION, datum: '2026-12-25', omschrijving: 'Kerst', gesloten: true }],
    },
  ],
  diensten: [{ naam: 'Brood', omschrijving: '"Warm"', prijsrange: '€ 3–5', categorie: 'Bakken' }],
  pakketten: [{ naam: 'Ontbijt', omschrijving: '', prijs: '€ 39' }],
  cases: [{ klant: 'Hotel', uitdaging: 'x', aanpak: 'y', resultaat: 'z', url: 'https://voorbeeld.nl/zee' }],
  reviewBronnen: [{ bronnaam: 'Kiyoh', score: '9,1', aantal: '12', url: 'https://www.kiyoh.com/voorbeeld' }],
  team: [{ naam: 'Ans', functie: 'Bakker', bio: '', foto: '', foto_alt: 'Ans met een brood', verborgen: true }],
  beeldrechtenAkkoord: true,
  faqs: [{ vraag: 'Open op zondag?', antwoord: 'Nee </script>' }],
  logoSvgUrl: '',
  logoPngUrl: 'https://voorbeeld.nl/logo.png',
  logoAlt: 'Logo van De Proefoven',
  heroAfbeeldingUrl: '',
  heroAlt: 'De oven',
} as const

const ownerOf = (account: TestAccount) => ({ ...sessionOf(account), domainId: account.domainId })

eachDatabase('the own profile', (db) => {
  let context: TestServices
  beforeAll(async () => {
    context = await startServices(db(), { sends: false })
  })
  afterAll(() => context.close())
  const fieldsOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.fields : error),
    )

  test('returns every field of a Pro profile as it was saved', async () => {
    const session = ownerOf(await createAccount(db(), { plan: 'pro' }))
    const form = { ...BASIC, ...EXTENDED } as unknown as ProfileFormValues
    await saveProfile(context.services, session, session.domainId, form)
    expect((await getOwnProfile(context.services, session, session.domainId)).form).toEqual(form)
    // A form that lacks fields leaves them as stored.
    await saveProfile(context.services, session, session.domainId, { ...BASIC, desiredInfo: 'Anders' })
    expect((await getOwnProfile(context.services, session, session.domainId)).form).toEqual({
      ...form,
      desiredInfo: 'Anders',
    })
  })

  test('saves only step 1 on Gratis, whatever is sent of step 2, and returns the rest after an upgrade', async () => {
    const account = await createAccount(db())
    const session = ownerOf(account)
    await saveProfile(context.services, session, session.domainId, {
      ...BASIC,
      ...EXTENDED,
      sbiCode: 'not a code',
      faqs: 7,
    })
    const { form } = await getOwnProfile(context.services, session, session.domainId)
    expect(form).toEqual(BASIC)
    const { rows } = await db().as(user(account.id), (tx) =>
      tx.execute(sql`select sector, faqs, kvk_of_legal_name, logo_alt from profiles where id = ${account.id}`),
    )
    expect(rows).toEqual([{ sector: null, faqs: [], kvk_of_legal_name: null, logo_alt: null }])
    await setPlan(db(), account.id, 'pro')
    await saveProfile(context.services, session, session.domainId, { ...BASIC, sector: 'Bakkerij' })
    await setPlan(db(), account.id, 'free')
    await saveProfile(context.services, session, session.domainId, { ...BASIC, sector: 'Slager' })
    await setPlan(db(), account.id, 'pro')
    expect((await getOwnProfile(context.services, session, session.domainId)).form.sector).toBe('Bakkerij')
  })

  test('stores no btw number that contains a BSN, whichever of it and the legal form was saved earlier, and stores the rest', async () => {
    const session = ownerOf(await createAccount(db(), { plan: 'pro' }))
    const save = (values: object) => saveProfile(context.services, session, session.domainId, { ...BASIC, ...values })
    const stored = async () => (await getOwnProfile(context.services, session, session.domainId)).form
    const withBsn = 'NL111222333B01'
    await save({ rechtsvorm: 'eenmanszaak' })
    expect((await save({ btwNummer: withBsn, sector: 'Bakkerij' })).fields).toEqual({ btwNummer: FIELD_TEXTS.bsn })
    expect(await stored()).toMatchObject({ btwNummer: '', rechtsvorm: 'eenmanszaak', sector: 'Bakkerij' })

    expect((await save({ rechtsvorm: 'bv', btwNummer: withBsn })).fields).toEqual({})
    expect((await save({ rechtsvorm: 'eenmanszaak' })).fields).toEqual({
      btwNummer: FIELD_TEXTS.bsn,
      rechtsvorm: FIELD_TEXTS.bsn,
    })
    expect(await stored()).toMatchObject({ btwNummer: withBsn, rechtsvorm: 'bv' })

    const next = context.services.now().getUTCFullYear() + 1
    expect((await save({ oprichtingsjaar: next })).fields).toEqual({ oprichtingsjaar: FIELD_TEXTS.futureYear })
  })

  test('stores every valid field of a form with invalid ones, keeps the stored value of those, and names them', async () => {
    const session = ownerOf(await createAccount(db(), { plan: 'pro' }))
    const save = (values: object) => saveProfile(context.services, session, session.domainId, { ...BASIC, ...values })
    const faqs = [{ vraag: 'Open op zondag?', antwoord: 'Nee' }]
    await save({ kvkNummer: '54812736', salesEmail: 'verkoop@voorbeeld.nl', faqs })
    const { fields, form } = await save({
      ...{ kvkNummer: '123', salesEmail: 'geen adres', salesTelefoon: '12', desiredInfo: 'Nieuw', sector: 'Bakkerij' },
      ...{ faqs: [...faqs, { vraag: 'x'.repeat(5000), antwoord: '' }], locations: ['x'.repeat(121), 'Ede'] },
    })
    expect(Object.keys(fields).toSorted()).toEqual([
      'faqs.1.vraag',
      'kvkNummer',
      'locations',
      'salesEmail',
      'salesTelefoon',
    ])
    expect(form).toMatchObject({
      ...{ kvkNummer: '54812736', salesEmail: 'verkoop@voorbeeld.nl', salesTelefoon: '', faqs },
      ...{ desiredInfo: 'Nieuw', sector: 'Bakkerij', locations: BASIC.locations },
    })
    const nameless = saveProfile(context.services, session, session.domainId, {
      ...BASIC,
      companyName: 'x'.repeat(201),
    })
    expect(await fieldsOf(nameless)).toHaveProperty('companyName')
  })
})
