/** What the company form does with each kind of value (docs/spec.md, 'Validation'), through whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BTW_REASONS } from '#engine/identity/btw.ts'
import { KVK_REASONS } from '#engine/identity/kvk.ts'
import { PHONE_REASONS } from '#engine/identity/phone.ts'
import { POSTCODE_REASONS } from '#engine/identity/postcode.ts'
import { SBI_REASONS } from '#engine/identity/sbi.ts'
import { FIELD_TEXTS } from '#features/profiles/fields.schema.ts'
import { HOURS_TEXTS } from '#features/profiles/opening-hours.schema.ts'
import { builtScreens } from '#server/screens.ts'
import { BASIC, FORM_PAGE, formCustomer } from '#tests/support/company-form.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'

eachDatabase('the values of the company form', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())
  const customer = () => formCustomer(program, db(), 'pro')

  test('says at its field, in Dutch, why a value is refused, and stores the others of that form', async () => {
    const own = await customer()
    await own.save({ sector: 'Bakkerij' })
    const stored = async () => {
      const { updated_at: _, ...columns } = await own.stored()
      return columns
    }
    const before = await stored()
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
      [{ countries: ['Nederland'] }, 'countries', 'Kies een land uit de lijst.'],
      [{ andereNamen: ['BKU', 'x'] }, 'andereNamen', '‘x’ is te kort om naar te zoeken.'],
      [
        { andereNamen: ['BKU', 'Bakker'] },
        'andereNamen',
        '‘Bakker’ is een soort bedrijf of een plaats. Vul alleen namen in die van jou zijn.',
      ],
      [
        { andereNamen: Array.from({ length: 11 }, (_, at) => `Naam ${at}`) },
        'andereNamen',
        'Vul hier maximaal 10 regels in.',
      ],
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
      // Without a valid name nothing of the form can be stored.
      const isStored = field !== 'companyName'
      expect([status, body.isDone, body.fields], JSON.stringify(values).slice(0, 100)).toEqual([
        isStored ? 200 : 400,
        isStored,
        { [field]: text },
      ])
    }
    // All that was valid: the legal form beside a number that is no btw-id of one.
    expect(await stored()).toEqual({ ...before, sector: 'Anders', rechtsvorm: 'eenmanszaak' })
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
    const required = 'Vul dit veld in'
    expect(body.fields).toEqual({
      'diensten.0.naam': required,
      'pakketten.0.naam': required,
      'team.0.naam': required,
      'cases.0.klant': 'Vul de klant of de uitdaging in.',
      'reviewBronnen.0.bronnaam': required,
      'faqs.0.vraag': required,
      'socialProfielen.0.url': required,
    })
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
})
