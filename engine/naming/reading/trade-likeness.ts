/** Whether two words for a trade mean one, and whether they surely mean two. */
import { isListedTrade, schemaTypeOf, tradeIn } from '#engine/extract/offer/trades.ts'
import { TRADES_IN_ENGLISH } from '#engine/vocabulary/trades-in-english.ts'
import { kept } from './kept.ts'

/** Kept, for the same words come back in every answer. */
export const tradeOf = kept(tradeIn)
const typeOf = kept(schemaTypeOf)
export const isTradeWord = kept((small) => small.length >= 4 && (isListedTrade(small) || tradeOf(small) !== null))

export function sameTrade(a: string, b: string): boolean {
  if (a === b || a.includes(b) || b.includes(a)) return true
  const [first, second] = [typeOf(a), typeOf(b)]
  return first !== null && first === second
}

/** Types of schema.org that many trades share. */
const WIDE = new Set(['ProfessionalService', 'LocalBusiness', 'Store', 'HomeAndConstructionBusiness', 'Organization'])
/** Types that say nearly the same, so that one is no wrong name for the other. */
const NEAR = [
  'Attorney LegalService Notary',
  'AccountingService FinancialService InsuranceAgency',
  'BarOrPub Brewery CafeOrCoffeeShop FastFoodRestaurant FoodEstablishment IceCreamShop NightClub Restaurant',
  'BedAndBreakfast Campground Hostel Hotel LodgingBusiness Motel Resort VacationRental',
  'Dentist MedicalBusiness MedicalClinic',
  'DiagnosticLab DietNutrition MedicalBusiness MedicalClinic Midwifery Physician Physiotherapy Podiatric',
  'BeautySalon HairSalon HealthAndBeautyBusiness NailSalon',
  'ExerciseGym HealthClub SportsActivityLocation SportsClub',
  'Electrician GeneralContractor HVACBusiness HomeAndConstructionBusiness HousePainter Plumber RoofingContractor',
  'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness GasStation TireShop',
  'MotorcycleDealer MotorcycleRepair AutomotiveBusiness',
  'ChildCare Preschool School',
  'BikeStore SportingGoodsStore',
  'ComputerStore ElectronicsStore MobilePhoneStore OfficeEquipmentStore',
  'FurnitureStore HomeGoodsStore',
  'ClothingStore DepartmentStore ShoeStore',
  'Florist GardenStore',
  'Optician Optometric',
  'marketingbureau webdesignbureau drukkerij uitgeverij ontwerpbureau tekstbureau videoproductiebedrijf fotograaf',
  'architectenbureau interieurontwerper ontwerpbureau',
  'coachingspraktijk trainingsbureau psychologenpraktijk recruitmentbureau',
  'webdesignbureau softwarebedrijf it-bedrijf ComputerStore ProfessionalService',
].map((types) => new Set(types.split(' ')))

/** Of two types, yet one in daily speech. */
const ONE_WORD = [new Set(['garage', 'garagebedrijf', 'autogarage', 'autobedrijf', 'autoservice'])]

export function isOneTrade(a: string, b: string): boolean {
  if (ONE_WORD.some((words) => words.has(a) && words.has(b))) return true
  if (!sameTrade(a, b)) return false
  return a.includes(b) || b.includes(a) || !WIDE.has(typeOf(a) ?? '')
}

/** Dutch and English words of one trade. */
const LANGUAGES = TRADES_IN_ENGLISH.split('\n')
  .filter(Boolean)
  .map((line) => line.split(': ', 2).map((words) => words.split(', ')) as [string[], string[]])
const IN_ENGLISH = new Map(LANGUAGES.flatMap(([dutch, english]) => dutch.map((word) => [word, english] as const)))
const IN_DUTCH = new Map(LANGUAGES.flatMap(([dutch, english]) => english.map((word) => [word, dutch] as const)))
/** 'A landscaping company' and 'a landscaper'. */
const ANY_COMPANY =
  / (?:firm|company|companies|practice|agency|studio|shop|store|business|office|bureau|services?|provider|specialist|workshop|centre|center|clinic|salon|partner|dealer|consultancy|consultants|contractors?|operator|house|professionals?|experts?|specialists?|group|start-?up|vendor)$/

/** 'Roofing company' and 'roofer', and no 'employment law'. */
export const isCompany = (said: string) => ANY_COMPANY.test(said) || /(?:er|or|ist|ary|ian)$/.test(said)

const wordsFor = kept((trade): readonly string[] => [
  ...(IN_ENGLISH.get(trade) ?? []),
  ...(IN_DUTCH.get(trade) ?? IN_DUTCH.get(trade.replace(ANY_COMPANY, '')) ?? []),
])

/** Both ways: a Dutch answer about a company with an English trade. */
export function isTranslated(written: string, trade: string): boolean {
  const words = wordsFor(trade)
  if (words.length === 0) return false
  // 'A notary’s office'
  const said = written.replace(/[’']s(?= )/, '')
  const core = said.replace(ANY_COMPANY, '')
  return words.some((word) => endsWith(said, word) || endsWith(core, word))
}

const endsWith = (said: string, word: string) =>
  said.endsWith(word) && (said.length === word.length || said[said.length - word.length - 1] === ' ')

/** Of a trade that schema.org has no type for, the first word of its line in the list of two languages. */
const FIRST_WORD = new Map(
  LANGUAGES.flatMap(([dutch, english]) => [...english, ...dutch].map((word) => [word, dutch[0]!] as const)),
)
const kindOf = kept((trade): string | null => {
  const type = typeOf(trade)
  return type !== null && type !== 'ProfessionalService' ? type : (FIRST_WORD.get(trade) ?? type)
})

/** 'A recruitment agency': the trade that an English phrase ends in, in Dutch; null where it is none of the list. */
export const tradeInEnglish = kept((phrase): string | null => {
  const words = phrase.replace(ANY_COMPANY, '').split(' ')
  if (words.length === phrase.split(' ').length) return null
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const dutch = IN_DUTCH.get(words.slice(from).join(' '))?.[0]
    if (dutch) return dutch
  }
  return null
})

export function isOtherTrade(a: string, b: string): boolean {
  const [first, second] = [kindOf(a), kindOf(b)]
  if (first === null || second === null || first === second) return false
  if (typeOf(a) !== null && typeOf(a) === typeOf(b) && !(FIRST_WORD.has(a) && FIRST_WORD.has(b))) return false
  if ((FIRST_WORD.get(a) ?? a) === (FIRST_WORD.get(b) ?? b)) return false
  // An adviser may advise on anything.
  if (first === 'adviesbureau' || second === 'adviesbureau') return false
  if ([first, second].includes('Store') && first.endsWith('Store') && second.endsWith('Store')) return false
  return !NEAR.some((types) => types.has(first) && types.has(second))
}
