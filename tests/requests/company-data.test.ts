/** The rules about the profile (docs/spec.md, 'States' and 'Validation'), each through a whole request, as its form sends it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plan } from '#db/schema/accounts.ts'
import { EMPTY_ENTRIES, EXTENDED_COLUMNS, EXTENDED_FIELDS } from '#features/profiles/profile.schema.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { BASIC, FORM_PAGE, formCustomer, PUBLISH } from '#tests/support/company-form.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'
import { BASE_URL } from '#tests/support/services.ts'

/** Something in each field of step 2. */
const EXTENDED = Object.fromEntries(
  EXTENDED_FIELDS.map((field) => {
    if (field === 'beeldrechtenAkkoord') return [field, true]
    if (!(field in EMPTY_ENTRIES)) return [field, field === 'talen' || field === 'sectoren' ? ['1998'] : '1998']
    const empty = EMPTY_ENTRIES[field as keyof typeof EMPTY_ENTRIES]
    return [field, [Object.fromEntries(Object.keys(empty).map((name) => [name, '1998']))]]
  }),
)
const TOO_LONG = 'Gratis gebruikers kunnen maximaal 100 tekens gebruiken. Upgrade naar Pro voor onbeperkt.'

eachDatabase('the company form by request', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  const customer = (plan: Plan = 'pro') => formCustomer(program, db(), plan)
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

  test('sends the short answer to a script with its length, and compresses no part of it', async () => {
    const own = await customer('free')
    const headers = { ...own.headers, 'accept-encoding': 'gzip' }
    const body = new URLSearchParams({ intent: 'save', companyName: 'Bakkerij' })
    const answer = await program.ask(`${FORM_PAGE}.data`, { method: 'POST', headers, body })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-length')).toBe(String(answer.bytes.length))
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

  test('saves and publishes nothing of a form that began from an older version, and answers with the stored values', async () => {
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
    expect(lateForm.body, 'the form keeps what was typed').toContain('value="Slagerij"')
    const latePublish = await own.post(PUBLISH, { ...BASIC, sector: 'Slagerij' }, 'publish', first)
    expect(latePublish.status).toBe(409)
    expect(latePublish.body).toContain('Je gegevens zijn intussen ergens anders gewijzigd.')
    expect(await own.stored()).toMatchObject({ sector: 'Bakkerij', desired_info: BASIC.desiredInfo, published: false })

    expect((await own.post(PUBLISH, { ...BASIC, sector: 'Slagerij' }, 'publish', second)).status).toBe(200)
    expect(await own.stored()).toMatchObject({ sector: 'Slagerij', published: true })
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

  test('saves the complete entries of a list and names the others, which publishing and the page without JavaScript keep', async () => {
    const own = await customer()
    const diensten = [
      { ...EMPTY_ENTRIES.diensten, omschrijving: 'Warm uit de oven' },
      { ...EMPTY_ENTRIES.diensten, naam: 'Taart' },
      EMPTY_ENTRIES.diensten,
    ]
    const fields = { 'diensten.0.naam': 'Vul dit veld in' }
    expect((await own.save({ sector: 'Bakkerij', diensten })).body).toMatchObject({ isDone: true, fields })
    expect((await own.save({ publicEmail: 'info@proefoven' })).body).toMatchObject({
      isDone: true,
      fields: { publicEmail: 'Vul een geldig e-mailadres in, zoals info@voorbeeld.nl.' },
    })
    expect(await own.stored()).toMatchObject({ sector: 'Bakkerij', diensten: [{ naam: 'Taart' }] })
    const page = await own.post(FORM_PAGE, { ...BASIC, diensten }, 'save')
    expect(page.body).toContain('Warm uit de oven')
    expect(page.body).toContain('Vul dit veld in')
    const published = await own.post(PUBLISH, { ...BASIC, diensten }, 'publish')
    expect(published.status).toBe(400)
    expect(await own.stored()).toMatchObject({ published: false })
    const whole = await own.post(PUBLISH, { ...BASIC, diensten: diensten.slice(1) }, 'publish')
    expect(whole.status).toBe(200)
  })

  test('saves what is valid beside an invalid value, names that one, and publishes neither', async () => {
    const own = await customer()
    await own.save({ kvkNummer: '54812736', faqs: [{ vraag: 'Open op zondag?', antwoord: 'Nee' }] })
    const wrong = {
      ...{ kvkNummer: '123', sbiCode: 'x', salesEmail: 'verkoop', supportTelefoon: '12', landingUrl: 'geen adres' },
      faqs: [{ vraag: 'x'.repeat(5000), antwoord: 'Ja' }],
    }
    const { status, body } = await own.save({ ...wrong, sector: 'Bakkerij', desiredInfo: 'Taart.' })
    expect([status, body.isDone]).toEqual([200, true])
    expect(Object.keys(body.fields).toSorted()).toEqual(
      ['faqs.0.vraag', 'kvkNummer', 'landingUrl', 'salesEmail', 'sbiCode', 'supportTelefoon'].toSorted(),
    )
    expect(await own.stored()).toMatchObject({
      ...{ sector: 'Bakkerij', desired_info: 'Taart.', kvk_of_legal_name: '54812736', sbi_code: null },
      faqs: [{ vraag: 'Open op zondag?' }],
    })
    const page = await own.post(FORM_PAGE, { ...BASIC, ...wrong, sector: 'Slagerij' }, 'save')
    expect(page.body, 'the form keeps what was typed').toContain('value="verkoop"')
    expect(await own.stored()).toMatchObject({ sector: 'Slagerij' })
    const published = await own.post(PUBLISH, { ...BASIC, ...wrong, sector: 'Bakkerij' }, 'publish')
    expect(published.status).toBe(400)
    expect(await own.stored()).toMatchObject({ sector: 'Slagerij', published: false })
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
