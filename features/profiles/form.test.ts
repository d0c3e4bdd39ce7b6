import { expect, test } from 'vitest'
import { incompleteEntries } from './entries.ts'
import { FIELD_TEXTS } from './fields.schema.ts'
import { profileFormSchema } from './form.schema.ts'
import { HOURS_TEXTS } from './opening-hours.schema.ts'

const BASIC = { companyName: 'Bakkerij', url: '', locations: [], countries: [], desiredInfo: '', llmPlatforms: [] }

/** The stored value of one field, or the message of the field that is wrong. */
function given(values: Record<string, unknown>): Record<string, unknown> {
  const parsed = profileFormSchema.safeParse({ ...BASIC, ...values })
  if (parsed.success) {
    const [field] = Object.keys(values)
    return { value: parsed.data[field as keyof typeof parsed.data] }
  }
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}
const hours = (openingstijden: unknown[], uitzonderingen: unknown[] = []) =>
  given({ locatiesUitgebreid: [{ plaats: 'Ede', openingstijden, uitzonderingen }] })
const HOURS = 'locatiesUitgebreid.0.openingstijden'
const EXCEPTIONS = 'locatiesUitgebreid.0.uitzonderingen'

test("'geen' and 'is er niet' empty links and the public e-mail address, and stay text everywhere else", () => {
  for (const none of ['geen', 'Is er niet', '  GEEN ']) {
    expect(given({ mapsLink: none })).toEqual({ value: '' })
    expect(given({ landingUrl: none })).toEqual({ value: '' })
    expect(given({ publicEmail: none })).toEqual({ value: '' })
    expect(given({ socialProfielen: [{ platform: 'LinkedIn', url: none }] })).toEqual({ value: [] })
  }
  expect(given({ sector: 'geen' })).toEqual({ value: 'geen' })
  expect(given({ salesEmail: 'geen' })).toEqual({ salesEmail: FIELD_TEXTS.email })
})

test('links become https, and an invalid link is refused at its field', () => {
  expect(given({ landingUrl: 'voorbeeld.nl/ai' })).toEqual({ value: 'https://voorbeeld.nl/ai' })
  expect(given({ mapsLink: 'http://maps.voorbeeld.nl/?q=1' })).toEqual({ value: 'https://maps.voorbeeld.nl/?q=1' })
  for (const wrong of ['javascript:alert(1)', 'ftp://voorbeeld.nl', 'https://a:b@voorbeeld.nl', 'bakker', 'https://'])
    expect(given({ landingUrl: wrong }), wrong).toEqual({ landingUrl: FIELD_TEXTS.link })
  expect(given({ socialProfielen: [{ platform: 'x', url: 'niets' }] })).toEqual({
    'socialProfielen.0.url': FIELD_TEXTS.link,
  })
})

test('an invalid public e-mail address is dropped, and other invalid addresses are refused', () => {
  expect(given({ publicEmail: 'info@voorbeeld.nl' })).toEqual({ value: 'info@voorbeeld.nl' })
  expect(given({ publicEmail: 'info@voorbeeld' })).toEqual({ value: '' })
  expect(given({ supportEmail: 'hulp' })).toEqual({ supportEmail: FIELD_TEXTS.email })
})

test('the KvK field accepts a number in any notation or a legal name, and refuses a malformed number', () => {
  expect(given({ kvkNummer: 'KvK 54.81.27.36' })).toEqual({ value: '54812736' })
  expect(given({ kvkNummer: 'Voorbeeld Holding B.V.' })).toEqual({ value: 'Voorbeeld Holding B.V.' })
  expect(given({ kvkNummer: '5481273' })).toEqual({ kvkNummer: 'Een KvK-nummer bestaat uit acht cijfers.' })
  expect(given({ kvkNummer: '12345678' })).toHaveProperty('kvkNummer')
})

test('numbers and codes are validated, and stored in one notation if they have one', () => {
  expect(given({ sbiCode: '10.71' })).toEqual({ value: '1071' })
  expect(given({ sbiCode: '1' })).toHaveProperty('sbiCode')
  expect(given({ btwNummer: 'nl 8206.46.660.b01' })).toEqual({ value: 'NL820646660B01' })
  expect(given({ btwNummer: 'NL820646661B01' })).toHaveProperty('btwNummer')
  for (const phone of ['072 541 39 00', '+31 (0)72-5413900', '0031725413900', '06-24681357', '+32 9 234 56 78'])
    expect(given({ salesTelefoon: phone }), phone).toEqual({ value: phone })
  expect(given({ supportTelefoon: '12' })).toHaveProperty('supportTelefoon')
  expect(given({ oprichtingsjaar: '1987' })).toEqual({ value: 1987 })
  expect(given({ oprichtingsjaar: '' })).toEqual({ value: null })
  expect(given({ oprichtingsjaar: "'87" })).toEqual({ oprichtingsjaar: FIELD_TEXTS.year })
  expect(given({ rechtsvorm: 'gmbh' })).toHaveProperty('rechtsvorm')
})

test('a postcode is validated by its country', () => {
  const place = (postcode: string, land = '') => given({ locatiesUitgebreid: [{ plaats: 'Ede', postcode, land }] })
  expect(place('6711ab')).toMatchObject({ value: [{ postcode: '6711 AB' }] })
  expect(place('9000', 'BE')).toMatchObject({ value: [{ postcode: '9000' }] })
  expect(place('9000', 'NL')).toHaveProperty(['locatiesUitgebreid.0.postcode'])
  expect(place('EC1A 1BB', 'GB')).toMatchObject({ value: [{ postcode: 'EC1A 1BB' }] })
})

test('each list keeps only entries with their main field', () => {
  expect(given({ diensten: [{ naam: '', omschrijving: 'x' }, { naam: 'Brood' }] })).toMatchObject({
    value: [{ naam: 'Brood' }],
  })
  expect(given({ pakketten: [{ naam: '  ' }] })).toEqual({ value: [] })
  expect(given({ cases: [{ aanpak: 'x' }, { uitdaging: 'Te weinig ovens' }] })).toMatchObject({
    value: [{ uitdaging: 'Te weinig ovens' }],
  })
  expect(
    given({
      reviewBronnen: [
        { bronnaam: '', score: 9 },
        { bronnaam: 'Kiyoh', score: 9.1, aantal: 12 },
      ],
    }),
  ).toEqual({
    value: [{ bronnaam: 'Kiyoh', score: '9.1', aantal: '12', url: '' }],
  })
  expect(given({ faqs: [{ vraag: '', antwoord: 'Ja' }] })).toEqual({ value: [] })
  expect(given({ locatiesUitgebreid: [{ land: 'NL' }, { plaats: 'Ede' }] })).toMatchObject({
    value: [{ plaats: 'Ede' }],
  })
})

test('an entry in which something was typed, but not its main field, is an error at that field, and an empty one is none', () => {
  const required = 'Vul dit veld in'
  expect(
    incompleteEntries({
      diensten: [{ naam: 'Brood' }, { naam: ' ', omschrijving: 'Warm' }],
      pakketten: [{ naam: '', prijs: '€ 39' }, { naam: '' }],
      cases: [{ uitdaging: 'Te weinig ovens' }, { klant: '', aanpak: 'Meer ovens' }],
      reviewBronnen: [{ bronnaam: '', score: 9 }],
      team: [{ naam: '', verborgen: true, foto: '' }],
      faqs: [{ vraag: '\u0000', antwoord: 'Ja' }],
      socialProfielen: [
        { platform: 'LinkedIn', url: '' },
        { platform: 'X', url: 'geen' },
      ],
      locatiesUitgebreid: [
        { naam: '', land: 'NL', openingstijden: [{ dagen: [], van: '', tot: '', gesloten: false }] },
        { naam: '', openingstijden: [{ dagen: ['ma'], van: '9', tot: '17', gesloten: false }] },
      ],
      llmPlatforms: ['chatgpt'],
    }),
  ).toEqual({
    'diensten.1.naam': required,
    'pakketten.0.naam': required,
    'cases.1.klant': 'Vul de klant of de uitdaging in.',
    'reviewBronnen.0.bronnaam': required,
    'team.0.naam': required,
    'faqs.0.vraag': required,
    'socialProfielen.0.url': required,
    'locatiesUitgebreid.0.naam': 'Vul een naam, adres of telefoonnummer in.',
  })
})

test('opening hours accept several times a day, closed days and nights, stored in one notation', () => {
  expect(
    hours([
      { dagen: ['vr', 'ma'], van: '9', tot: '12.30', gesloten: false },
      { dagen: ['ma'], van: '13u00', tot: '17:30' },
      { dagen: ['za'], van: '18:00', tot: '02:00' },
      { dagen: ['zo'], gesloten: true, van: '', tot: '' },
      { dagen: [], van: '', tot: '' },
    ]),
  ).toMatchObject({
    value: [
      {
        openingstijden: [
          { dagen: ['ma', 'vr'], van: '09:00', tot: '12:30' },
          { dagen: ['ma'], van: '13:00', tot: '17:30' },
          { dagen: ['za'], van: '18:00', tot: '02:00' },
          { dagen: ['zo'], gesloten: true },
        ],
      },
    ],
  })
})

test('overlapping, reversed and incomplete hours are refused at their field', () => {
  const day = { dagen: ['ma'], gesloten: false }
  expect(hours([{ ...day, van: '17:00', tot: '09:00' }])).toEqual({ [`${HOURS}.0.tot`]: HOURS_TEXTS.reversed })
  expect(hours([{ ...day, van: '09:00', tot: '09:00' }])).toEqual({ [`${HOURS}.0.tot`]: HOURS_TEXTS.reversed })
  expect(
    hours([
      { ...day, van: '09:00', tot: '13:00' },
      { dagen: ['ma', 'di'], van: '12:00', tot: '17:00' },
    ]),
  ).toEqual({
    [`${HOURS}.1.van`]: HOURS_TEXTS.overlap,
  })
  // Sunday night continues on Monday.
  expect(
    hours([
      { ...day, van: '01:00', tot: '05:00' },
      { dagen: ['zo'], van: '22:00', tot: '03:00' },
    ]),
  ).toEqual({
    [`${HOURS}.1.van`]: HOURS_TEXTS.overlap,
  })
  expect(
    hours([
      { ...day, van: '09:00', tot: '12:00' },
      { ...day, van: '12:00', tot: '17:00' },
    ]),
  ).toHaveProperty('value')
  expect(hours([{ ...day, van: '25:00', tot: '26:00' }])).toEqual({ [`${HOURS}.0.van`]: HOURS_TEXTS.time })
  expect(hours([{ ...day, van: '09:00', tot: '' }])).toEqual({ [`${HOURS}.0.tot`]: HOURS_TEXTS.time })
  expect(hours([{ dagen: [], van: '09:00', tot: '17:00' }])).toEqual({ [`${HOURS}.0.dagen`]: HOURS_TEXTS.day })
  expect(hours([{ ...day, van: '', tot: '' }]), 'days without times').toEqual({ [`${HOURS}.0.van`]: HOURS_TEXTS.time })
  expect(
    hours([
      { ...day, van: '09:00', tot: '17:00' },
      { dagen: ['ma'], van: '', tot: '', gesloten: true },
    ]),
  ).toEqual({
    [`${HOURS}.0.dagen`]: HOURS_TEXTS.closed,
  })
})

test('exceptions need an existing date, are sorted, and follow the same rules for their times', () => {
  const christmas = { datum: '2026-12-25', omschrijving: 'Eerste kerstdag', van: '', tot: '', gesloten: true }
  const eve = { datum: '2026-12-24', omschrijving: '', van: '9', tot: '15', gesloten: false }
  expect(hours([], [christmas, eve])).toMatchObject({
    value: [
      {
        uitzonderingen: [
          { datum: '2026-12-24', van: '09:00', tot: '15:00' },
          { datum: '2026-12-25', omschrijving: 'Eerste kerstdag', gesloten: true },
        ],
      },
    ],
  })
  expect(hours([], [{ ...christmas, datum: '2026-02-30' }])).toEqual({ [`${EXCEPTIONS}.0.datum`]: HOURS_TEXTS.date })
  expect(hours([], [{ ...eve, tot: '8' }])).toEqual({ [`${EXCEPTIONS}.0.tot`]: HOURS_TEXTS.reversed })
  expect(hours([], [eve, { ...eve, van: '14', tot: '16' }])).toEqual({ [`${EXCEPTIONS}.1.van`]: HOURS_TEXTS.overlap })
  expect(hours([], [{ ...eve, gesloten: true, van: '', tot: '' }, eve])).toEqual({
    [`${EXCEPTIONS}.1.datum`]: HOURS_TEXTS.dateClosed,
  })
  expect(hours([], [{ ...eve, datum: '', omschrijving: 'Koopavond', van: '', tot: '' }])).toEqual({
    [`${EXCEPTIONS}.0.datum`]: HOURS_TEXTS.date,
  })
  expect(hours([], [{ ...eve, van: '', tot: '' }])).toEqual({ [`${EXCEPTIONS}.0.van`]: HOURS_TEXTS.time })
})
