/** The rules about the profile (docs/spec.md, 'States' and 'Validation'), each through a whole request, as its form sends it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { Plan } from '#db/schema/accounts.ts'
import { BTW_REASONS } from '#engine/identity/btw.ts'
import { KVK_REASONS } from '#engine/identity/kvk.ts'
import { PHONE_REASONS } from '#engine/identity/phone.ts'
import { POSTCODE_REASONS } from '#engine/identity/postcode.ts'
import { SBI_REASONS } from '#engine/identity/sbi.ts'
import { FIELD_TEXTS } from '#features/profiles/fields.schema.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { HOURS_TEXTS } from '#features/profiles/opening-hours.schema.ts'
import { EMPTY_ENTRIES, EXTENDED_COLUMNS, EXTENDED_FIELDS } from '#features/profiles/profile.schema.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'
import { BASE_URL } from '#tests/support/services.ts'
import { primaryOf } from '#tests/support/session.ts'

const BASIC = {
  companyName: 'Bakkerij De Proefoven',
  url: 'https://proefoven.example/',
  locations: ['Testwoude'],
  countries: ['NL'],
  desiredInfo: 'Desembrood.',
  llmPlatforms: ['chatgpt'],
}
/** Something in each field of step 2. */
const EXTENDED = Object.fromEntries(
  EXTENDED_FIELDS.map((field) => {
    if (field === 'beeldrechtenAkkoord') return [field, true]
    if (!(field in EMPTY_ENTRIES)) return [field, field === 'talen' || field === 'sectoren' ? ['1998'] : '1998']
    const empty = EMPTY_ENTRIES[field as keyof typeof EMPTY_ENTRIES]
    return [field, [Object.fromEntries(Object.keys(empty).map((name) => [name, '1998']))]]
  }),
)
const PUBLISH = '/dashboard/geo-optimized'
const FORM_PAGE = '/dashboard/company-data'
const TOO_LONG = 'Gratis gebruikers kunnen maximaal 100 tekens gebruiken. Upgrade naar Pro voor onbeperkt.'

eachDatabase('the company form by request', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan: Plan = 'pro') {
    const { id, ...account } = await program.newCustomer({ plan_type: plan })
    const token = await program.tokenFor({ email: account.email, password: account.password })
    const domainId = await primaryOf(program.services, await program.sessionOf(token))
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const post = (address: string, values: object, intent: string, version?: string) => {
      const form = writeProfileForm(values as ProfileFormValues, 'save', version ?? '')
      if (version === undefined) form.delete('version')
      form.set('intent', intent)
      const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
      return program.ask(address, { method: 'POST', headers, body })
    }
    return {
      domainId,
      post,
      /** As the autosave sends it. */
      save: (values: object, version?: string, address: string = URLS.saveProfile) =>
        post(address, { ...BASIC, ...values }, 'save', version),
      async stored() {
        const { rows } = await db().asJobs((tx) =>
          tx.execute<Record<string, unknown>>(sql`select * from profiles where id = ${id} and domain_id = ${domainId}`),
        )
        return rows[0] ?? {}
      },
    }
  }
  const extendedOf = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.values(EXTENDED_COLUMNS).map((column) => [column, row[column]]))

  test('stores nothing of step 2 for Gratis, whichever of its addresses gets it', async () => {
    const own = await customer('free')
    const empty = extendedOf(await own.stored())
    const typed = { ...BASIC, ...EXTENDED, llmPlatforms: ['perplexity', 'claude'] }
    expect((await own.save(typed)).body).toMatchObject({ isDone: true, fields: {} })
    expect((await own.post(FORM_PAGE, typed, 'save')).status).toBe(200)
    expect((await own.post(`${FORM_PAGE}.data`, typed, 'save')).status).toBe(200)
    expect((await own.post(PUBLISH, typed, 'publish')).status).toBe(200)
    const row = await own.stored()
    expect(row).toMatchObject({ company_name: BASIC.companyName, published: true })
    expect(extendedOf(row)).toEqual(empty)
    // Nor does a wrong value there keep the rest from being saved.
    expect((await own.save({ btwNummer: 'geen nummer', desiredInfo: 'Taart.' })).body).toMatchObject({ isDone: true })
    expect(await own.stored()).toMatchObject({ desired_info: 'Taart.', btw_nummer: null })
  })

  test('refuses the 101st character of the description on Gratis, when saving and when publishing', async () => {
    const own = await customer('free')
    await own.save({ desiredInfo: '🥖'.repeat(100) })
    const saved = await own.save({ desiredInfo: 'é'.repeat(101), locations: ['Ede'] })
    expect(saved.body).toMatchObject({ isDone: true, fields: { desiredInfo: TOO_LONG } })
    expect(await own.stored()).toMatchObject({ desired_info: '🥖'.repeat(100), locations: ['Ede'] })
    const published = await own.post(PUBLISH, { ...BASIC, desiredInfo: 'é'.repeat(101) }, 'publish')
    expect(published.status).toBe(400)
    expect(await own.stored()).toMatchObject({ published: false, desired_info: '🥖'.repeat(100) })
    const pro = await customer('pro')
    expect((await pro.save({ desiredInfo: 'é'.repeat(101) })).body.fields).toEqual({})
  })

  test('answers about another account’s website as if it did not exist, and changes nothing of it', async () => {
    const [own, other] = [await customer(), await customer()]
    await other.save({ companyName: 'Van een ander' })
    const before = await other.stored()
    for (const domain of [other.domainId, randomUUID(), 'x']) {
      for (const [path, intent] of [
        [URLS.saveProfile, 'save'],
        [FORM_PAGE, 'save'],
        [PUBLISH, 'publish'],
        [PUBLISH, 'unpublish'],
        [FORM_PAGE, 'accept-all'],
        [URLS.proposals, 'accept-all'],
        [URLS.documents, 'save'],
      ] as const) {
        const { status } = await own.post(`${path}?domein=${domain}`, BASIC, intent)
        expect(status, `${path} ${intent} ${domain}`).toBe(404)
      }
    }
    expect(await other.stored()).toEqual(before)
  })

  test('saves and publishes nothing of a form that began from an older version, and answers with what stands there', async () => {
    const own = await customer()
    const first = (await own.save({})).body.stored.version as string
    const second = (await own.save({ sector: 'Bakkerij' }, first)).body.stored.version as string
    expect(second).not.toBe(first)

    const late = await own.save({ sector: 'Slagerij', desiredInfo: 'Worst.' }, first)
    expect(late.body).toMatchObject({
      isDone: false,
      isConflict: true,
      stored: { version: second, form: { sector: 'Bakkerij', desiredInfo: BASIC.desiredInfo } },
    })
    const lateForm = await own.post(FORM_PAGE, { ...BASIC, sector: 'Slagerij' }, 'save', first)
    expect(lateForm.body).toContain('Je gegevens zijn intussen ergens anders gewijzigd.')
    expect(lateForm.body, 'what was typed stands in the form').toContain('value="Slagerij"')
    const latePublish = await own.post(PUBLISH, { ...BASIC, sector: 'Slagerij' }, 'publish', first)
    expect(latePublish.status).toBe(409)
    expect(latePublish.body).toContain('Je gegevens zijn intussen ergens anders gewijzigd.')
    expect(await own.stored()).toMatchObject({ sector: 'Bakkerij', desired_info: BASIC.desiredInfo, published: false })

    expect((await own.post(PUBLISH, { ...BASIC, sector: 'Slagerij' }, 'publish', second)).status).toBe(200)
    expect(await own.stored()).toMatchObject({ sector: 'Slagerij', published: true })
  })

  test('says at its field, in Dutch, why a value is refused, and stores nothing of that form', async () => {
    const own = await customer()
    await own.save({ sector: 'Bakkerij' })
    const before = await own.stored()
    const place = (fields: object) => ({ locatiesUitgebreid: [{ plaats: 'Ede', ...fields }] })
    const hours = (...openingstijden: object[]) => place({ openingstijden })
    const dates = (...uitzonderingen: object[]) => place({ uitzonderingen })
    const PLACE = 'locatiesUitgebreid.0'
    const refused: [values: object, field: string, text: string][] = [
      [{ companyName: '  ' }, 'companyName', 'Vul dit veld in'],
      [{ kvkNummer: '1234567' }, 'kvkNummer', KVK_REASONS.malformed],
      [{ kvkNummer: '12345678' }, 'kvkNummer', KVK_REASONS.placeholder],
      [{ btwNummer: 'NL12B01' }, 'btwNummer', BTW_REASONS.malformed],
      [{ btwNummer: 'NL820646661B01' }, 'btwNummer', BTW_REASONS['check-digit']],
      [{ btwNummer: 'NL123456782B90' }, 'btwNummer', BTW_REASONS.placeholder],
      [{ btwNummer: 'DE129273398' }, 'btwNummer', BTW_REASONS['other-country']],
      [{ btwNummer: 'NL111222333B01', rechtsvorm: 'eenmanszaak' }, 'btwNummer', FIELD_TEXTS.bsn],
      [{ sbiCode: '1' }, 'sbiCode', SBI_REASONS.malformed],
      [{ oprichtingsjaar: "'87" }, 'oprichtingsjaar', FIELD_TEXTS.year],
      [{ oprichtingsjaar: '2190' }, 'oprichtingsjaar', FIELD_TEXTS.futureYear],
      [{ salesTelefoon: '12' }, 'salesTelefoon', PHONE_REASONS.malformed],
      [{ supportTelefoon: '020 000 00 00' }, 'supportTelefoon', PHONE_REASONS.placeholder],
      [{ salesEmail: 'verkoop' }, 'salesEmail', FIELD_TEXTS.email],
      [{ supportEmail: 'geen' }, 'supportEmail', FIELD_TEXTS.email],
      [{ primairEmail: 'ik@' }, 'primairEmail', FIELD_TEXTS.email],
      [{ mapsLink: 'ftp://voorbeeld.nl' }, 'mapsLink', FIELD_TEXTS.link],
      [{ landingUrl: 'javascript:alert(1)' }, 'landingUrl', FIELD_TEXTS.link],
      [{ socialProfielen: [{ platform: 'X', url: 'een pagina' }] }, 'socialProfielen.0.url', FIELD_TEXTS.link],
      [{ cases: [{ klant: 'Hotel', url: 'geen' }] }, 'cases.0.url', FIELD_TEXTS.link],
      [{ reviewBronnen: [{ bronnaam: 'Kiyoh', url: 'kiyoh' }] }, 'reviewBronnen.0.url', FIELD_TEXTS.link],
      [{ rechtsvorm: 'gmbh' }, 'rechtsvorm', FIELD_TEXTS.choice],
      [{ tijdzone: 'Mars/Olympus' }, 'tijdzone', FIELD_TEXTS.choice],
      [{ contentLicentie: 'alles' }, 'contentLicentie', FIELD_TEXTS.choice],
      [{ countries: ['Nederland'] }, 'countries.0', 'Kies een land uit de lijst.'],
      [{ companyName: 'x'.repeat(201) }, 'companyName', 'Gebruik hier maximaal 200 tekens.'],
      [place({ postcode: '12 AB', land: 'NL' }), `${PLACE}.postcode`, POSTCODE_REASONS.malformed],
      [
        place({ postcode: '6711 AB', land: 'BE' }),
        `${PLACE}.postcode`,
        'Een Belgische postcode bestaat uit vier cijfers, zoals 9000.',
      ],
      [place({ telefoon: 'bel maar' }), `${PLACE}.telefoon`, PHONE_REASONS.malformed],
      [hours({ dagen: ['ma'], van: '17:00', tot: '09:00' }), `${PLACE}.openingstijden.0.tot`, HOURS_TEXTS.reversed],
      [
        hours({ dagen: ['ma'], van: '9', tot: '13' }, { dagen: ['ma'], van: '12', tot: '17' }),
        `${PLACE}.openingstijden.1.van`,
        HOURS_TEXTS.overlap,
      ],
      [dates({ datum: '2026-02-30', gesloten: true }), `${PLACE}.uitzonderingen.0.datum`, HOURS_TEXTS.date],
      [
        { diensten: Array.from({ length: 301 }, (_, at) => ({ naam: `Dienst ${at}` })) },
        'diensten',
        'Vul hier maximaal 300 regels in.',
      ],
    ]
    for (const [values, field, text] of refused) {
      const { status, body } = await own.save({ sector: 'Anders', ...values })
      expect([status, body.isDone, body.fields], JSON.stringify(values).slice(0, 100)).toEqual([
        400,
        false,
        { [field]: text },
      ])
    }
    expect(await own.stored()).toEqual(before)
    // Without JavaScript the page shows the same text at that field.
    const page = await own.post(FORM_PAGE, { ...BASIC, sbiCode: '1' }, 'save')
    expect(page.body).toMatch(/aria-invalid="true"[^>]*name="sbiCode"|name="sbiCode"[^>]*aria-invalid="true"/)
    expect(page.body).toContain(SBI_REASONS.malformed)
  })

  test('takes identity numbers and telephone numbers in any notation', async () => {
    const own = await customer()
    const { body } = await own.save({
      kvkNummer: 'KvK 54.81.27.36',
      btwNummer: 'nl 8206.46.660.b01',
      sbiCode: '10.71',
      oprichtingsjaar: ' 1987 ',
      salesTelefoon: '(072) 541-39 00',
      supportTelefoon: '0031 6 24 68 13 57',
      locatiesUitgebreid: [{ postcode: '6711ab', land: 'NL' }],
    })
    expect(body.fields).toEqual({})
    expect(await own.stored()).toMatchObject({
      kvk_of_legal_name: '54812736',
      btw_nummer: 'NL820646660B01',
      sbi_code: '1071',
      oprichtingsjaar: 1987,
      sales_telefoon: '(072) 541-39 00',
      support_telefoon: '0031 6 24 68 13 57',
      locaties_uitgebreid: [{ postcode: '6711 AB' }],
    })
    expect((await own.save({ kvkNummer: 'Voorbeeld Holding B.V.' })).body.fields).toEqual({})
    expect(await own.stored()).toMatchObject({ kvk_of_legal_name: 'Voorbeeld Holding B.V.' })
  })

  test("reads 'geen' and 'is er niet' as empty in links, the map, the landing page and the public e-mail, and nowhere else", async () => {
    const own = await customer()
    for (const none of ['geen', 'Is er niet', ' GEEN ']) {
      await own.save({ mapsLink: 'kaart.example/x', landingUrl: 'x.example', publicEmail: 'a@b.nl' })
      const { body } = await own.save({
        ...{ mapsLink: none, landingUrl: none, publicEmail: none },
        socialProfielen: [{ platform: 'LinkedIn', url: none }],
        ...{ sector: none, description: none, kvkNummer: none },
        faqs: [{ vraag: none, antwoord: none }],
      })
      expect(body.fields).toEqual({})
      expect(await own.stored()).toMatchObject({
        ...{ maps_link: null, landing_url: null, public_email: null, social_profielen: [], social_links: [] },
        ...{ sector: none.trim(), description: none.trim(), kvk_of_legal_name: none.trim() },
        faqs: [{ vraag: none.trim(), antwoord: none.trim() }],
      })
    }
    await own.save({ publicEmail: 'geen adres' })
    expect(await own.stored(), 'an address without the pattern is dropped').toMatchObject({ public_email: null })
  })

  test('keeps the entries of each list that have what the list is about, and normalises what they hold', async () => {
    const own = await customer()
    const { body } = await own.save({
      locations: ['Ede', '', ' Ede ', 'Ede'],
      diensten: [{ omschrijving: 'zonder naam' }, { naam: ' Brood ' }],
      pakketten: [{ prijs: '5' }, { naam: 'Ontbijt' }],
      team: [{ functie: 'Bakker' }, { naam: 'Ans' }],
      cases: [{ aanpak: 'x' }, { klant: 'Hotel' }, { uitdaging: 'Te weinig ovens', url: 'voorbeeld.nl/case' }],
      reviewBronnen: [{ score: '9' }, { bronnaam: 'Kiyoh', score: '9,1', aantal: '12' }],
      faqs: [{ antwoord: 'Ja' }, { vraag: 'Open op zondag?' }],
      socialProfielen: [{ platform: 'X' }, { platform: 'LinkedIn', url: 'http://www.linkedin.com/company/x' }],
      mapsLink: 'kaart.example/?q=1',
    })
    expect(body.fields).toEqual({})
    expect(await own.stored()).toMatchObject({
      locations: ['Ede'],
      location: 'Ede',
      diensten: [{ naam: 'Brood' }],
      pakketten: [{ naam: 'Ontbijt' }],
      team: [{ naam: 'Ans' }],
      cases: [{ klant: 'Hotel' }, { uitdaging: 'Te weinig ovens', url: 'https://voorbeeld.nl/case' }],
      review_bronnen: [{ bronnaam: 'Kiyoh', score: '9,1', aantal: '12' }],
      faqs: [{ vraag: 'Open op zondag?' }],
      social_profielen: [{ platform: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }],
      social_links: ['https://www.linkedin.com/company/x'],
      maps_link: 'https://kaart.example/?q=1',
    })
  })

  test('publishes only with a name and a valid address, to which it adds https', async () => {
    const own = await customer()
    const publish = (values: object) => own.post(PUBLISH, { ...BASIC, ...values }, 'publish')
    for (const missing of [{ companyName: ' ' }, { url: '' }]) {
      const { status, body } = await publish(missing)
      expect(status).toBe(400)
      expect(body).toContain('Vul je bedrijfsnaam en URL in')
    }
    const wrong = await publish({ url: 'http://' })
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.stringContaining('Voer een geldige website-URL in (bijv. voorbeeld.nl)'),
    ])
    expect(await own.stored()).toMatchObject({ published: false })
    expect((await publish({ url: 'proefoven.example' })).status).toBe(200)
    expect(await own.stored()).toMatchObject({ published: true, url: 'https://proefoven.example/' })
  })

  test('takes a profile with every list full, and refuses more fields with a text that its page can show', async () => {
    const own = await customer()
    const many = <Entry>(length: number, entry: (at: number) => Entry) => Array.from({ length }, (_, at) => entry(at))
    const full = {
      diensten: many(300, (at) => ({ naam: `Dienst ${at}`, omschrijving: 'x', prijsrange: '', categorie: '' })),
      pakketten: many(300, (at) => ({ naam: `Pakket ${at}`, omschrijving: '', prijs: '' })),
      cases: many(300, (at) => ({ klant: `Klant ${at}`, uitdaging: '', aanpak: '', resultaat: '', url: '' })),
      faqs: many(300, (at) => ({ vraag: `Vraag ${at}?`, antwoord: 'Ja' })),
      reviewBronnen: many(50, (at) => ({ bronnaam: `Bron ${at}`, score: '', aantal: '', url: '' })),
    }
    const { status, body } = await own.save(full)
    expect([status, body.fields]).toEqual([200, {}])
    expect((await own.stored()).cases).toHaveLength(300)
    const tooMany = await own.save({ sectoren: many(10_000, (at) => `Sector ${at}`) })
    expect(tooMany).toMatchObject({
      status: 400,
      body: { code: 'too-many-fields', error: 'Dit formulier heeft te veel velden.' },
    })
    const nobody = await program.ask(URLS.saveProfile, {
      method: 'POST',
      headers: { origin: BASE_URL },
      body: new URLSearchParams(many(2_100, (at) => ['a', String(at)])),
    })
    expect(nobody).toMatchObject({ status: 400, body: { code: 'too-many-fields' } })
  })

  test('saves for nobody without a session', async () => {
    const { status } = await program.ask(URLS.saveProfile, {
      method: 'POST',
      headers: { origin: BASE_URL },
      body: new URLSearchParams({ intent: 'save', companyName: 'Iemand' }),
    })
    expect([302, 401]).toContain(status)
  })
})
