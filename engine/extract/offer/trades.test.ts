import { describe, expect, it, test } from 'vitest'
import { isLocalBusiness } from '#engine/extract/markup/schema-types.ts'
import { schemaTypeOf, tradeIn } from './trades.ts'

/** Ordinary Dutch trades, with the type when schema.org has a specific one. */
const ORDINARY: [string, string | null][] = [
  ...(['stomerij', 'wasserij', 'wasserette'] as const).map((one): [string, string] => [one, 'DryCleaningOrLaundry']),
  ...(['garage', 'garagebedrijf', 'autogarage'] as const).map((one): [string, string] => [one, 'AutoRepair']),
  ...(['kapper', 'kapsalon', 'barbier'] as const).map((one): [string, string] => [one, 'HairSalon']),
  ['uitgeverij', null],
  ['sauna', 'HealthClub'],
  ['drukkerij', null],
  ['bakkerij', 'Bakery'],
  ['slagerij', 'GroceryStore'],
  ['viswinkel', 'GroceryStore'],
  ['slijterij', 'LiquorStore'],
  ['drogisterij', 'Store'],
  ['dakdekker', 'RoofingContractor'],
  ['loodgieter', 'Plumber'],
  ['elektricien', 'Electrician'],
  ['schildersbedrijf', 'HousePainter'],
  ['stukadoor', 'HomeAndConstructionBusiness'],
  ['aannemer', 'GeneralContractor'],
  ['hovenier', 'HomeAndConstructionBusiness'],
  ['slotenmaker', 'Locksmith'],
  ['verhuisbedrijf', 'MovingCompany'],
  ['schoorsteenveger', 'HomeAndConstructionBusiness'],
  ['glazenwasser', null],
  ['rijschool', null],
  ['taxibedrijf', null],
  ['begrafenisondernemer', null],
  ['uitvaartverzorger', null],
  ['imker', null],
  ['hoefsmid', null],
  ['manege', null],
  ['dierenpension', null],
  ['dierenarts', 'VeterinaryCare'],
  ['hondentrimsalon', null],
  ['tandarts', 'Dentist'],
  ['huisarts', 'Physician'],
  ['fysiotherapeut', 'Physiotherapy'],
  ['logopedist', 'MedicalBusiness'],
  ['verloskundige', 'Midwifery'],
  ['kinderopvang', 'ChildCare'],
  ['notaris', 'Notary'],
  ['advocatenkantoor', 'Attorney'],
  ['boekhouder', 'AccountingService'],
  ['makelaar', 'RealEstateAgent'],
  ['hypotheekadviseur', 'FinancialService'],
  ['uitzendbureau', 'EmploymentAgency'],
  ['reisbureau', 'TravelAgency'],
  ['camping', 'Campground'],
  ['pannenkoekenhuis', 'Restaurant'],
  ['snackbar', 'FastFoodRestaurant'],
  ['ijssalon', 'IceCreamShop'],
  ['brouwerij', 'Brewery'],
  ['boekhandel', 'BookStore'],
  ['fietsenmaker', 'BikeStore'],
  ['bloemist', 'Florist'],
  ['juwelier', 'JewelryStore'],
  ['opticien', 'Optician'],
  ['schoenmaker', null],
  ['kleermaker', null],
  ['pottenbakker', null],
  ['meubelmaker', 'HomeAndConstructionBusiness'],
  ['tuincentrum', 'GardenStore'],
  ['kringloopwinkel', 'Store'],
  ['fotograaf', null],
  ['vertaalbureau', 'ProfessionalService'],
  ['architectenbureau', null],
  ['tattooshop', 'TattooParlor'],
  ['nagelstudio', 'NailSalon'],
  ['sportschool', 'ExerciseGym'],
  ['dansschool', null],
  ['bioscoop', 'MovieTheater'],
  ['groothandel', 'WholesaleStore'],
  ['ongediertebestrijding', null],
  ['scheepswerf', null],
]

describe('the trade of a company', () => {
  it.each(ORDINARY)('%s is one, of type %s', (trade, type) => {
    expect(tradeIn(`Welkom bij Jansen, ${trade} in Deventer`)).toBe(trade)
    if (type) expect(schemaTypeOf(trade)).toBe(type)
  })

  test('of a compound word is the trade of its last part', () => {
    expect(tradeIn('De mooiste dorpsbakkerij van Twente')).toBe('dorpsbakkerij')
    expect(schemaTypeOf('dorpsbakkerij')).toBe('Bakery')
    expect(schemaTypeOf('bedrijfsmakelaardij')).toBe('RealEstateAgent')
  })

  test('is the longest one in the text, in upper or lower case, also with an ampersand', () => {
    expect(tradeIn('Japans restaurant Sakura')).toBe('japans restaurant')
    expect(tradeIn('IT-bedrijf in Breda')).toBe('it-bedrijf')
    expect(tradeIn('Bed & breakfast De Linde')).toBe('bed & breakfast')
    expect(tradeIn('Airco installateur in Breda')).toBe('airco installateur')
  })

  test('is null when no trade is named', () => {
    for (const text of ['Welkom op onze website', 'Wie zijn wij?', '', 'Neem contact op voor meer informatie'])
      expect(tradeIn(text)).toBeNull()
  })

  test('has a type that schema.org knows', () => {
    for (const [trade] of ORDINARY) {
      const type = schemaTypeOf(trade)
      if (type) expect(isLocalBusiness([type]), `${trade} ${type}`).toBe(true)
    }
  })
})

describe('a trade in the plural', () => {
  it.each([
    ['Jansen & De Boer Advocaten', 'advocaat'],
    ['Drie notarissen onder één dak', 'notaris'],
    ['De architecten van Breda', 'architect'],
    ['Smit Makelaars', 'makelaar'],
    ['Kappers in Zwolle', 'kapper'],
    ['Van Dam schilders', 'schilder'],
    ['Onze fotografen', 'fotograaf'],
    ['Registeraccountants & accountants', 'accountant'],
    ['De fysiotherapeuten van Lisse', 'fysiotherapeut'],
    ['Wij zijn tandartsen', 'tandarts'],
    ['Twee bakkerijen in Gouda', 'bakkerij'],
    ['Airco installateurs in Breda', 'airco installateur'],
    ['Timmerbedrijven', 'timmerbedrijf'],
    ['Dutch photographers', 'photographer'],
    ['Two bakeries', 'bakery'],
  ])('%s: %s', (text, trade) => {
    expect(tradeIn(text)).toBe(trade)
    expect(schemaTypeOf(trade)).toBe(schemaTypeOf(text.toLowerCase()))
  })

  it('of things that are sold stays as it is', () => {
    expect(tradeIn('Keukens en badkamers')).toBe('keukens')
    expect(tradeIn('Kozijnen op maat')).toBe('kozijnen')
  })
})
