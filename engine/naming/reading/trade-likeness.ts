/** Whether two words for a trade mean one, and whether they surely mean two. */
import { isListedTrade, schemaTypeOf, tradeIn } from '#engine/extract/offer/trades.ts'
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
].map((types) => new Set(types.split(' ')))

/** Of two types, yet one in daily speech. */
const ONE_WORD = [new Set(['garage', 'garagebedrijf', 'autogarage', 'autobedrijf', 'autoservice'])]

export function isOneTrade(a: string, b: string): boolean {
  if (ONE_WORD.some((words) => words.has(a) && words.has(b))) return true
  if (!sameTrade(a, b)) return false
  return a.includes(b) || b.includes(a) || !WIDE.has(typeOf(a) ?? '')
}

/** A trade in Dutch, and in the English of answers about companies of here. */
const IN_ENGLISH: Record<string, string> = {
  dakdekker: 'roofer, roofing company, roofing contractor',
  fietsenmaker: 'bicycle repair shop, bike repair shop, bike shop',
  glasblazerij: 'glassblower, glassblowing studio, glass studio',
  hovenier: 'gardener, landscaper, landscaping company',
  imkerij: 'beekeeper, apiary',
  installatiebedrijf: 'installation company, plumber, heating engineer',
  kaasboerderij: 'cheese farm',
  kinderopvang: 'daycare, childcare centre, nursery',
  koffiebranderij: 'coffee roaster, coffee roastery',
  makelaar: 'estate agent, estate agency, real estate agent, real estate agency',
  muziekschool: 'music school',
  notaris: 'notary, civil-law notary, notary office',
  opticien: 'optician, optometrist, eyewear store',
  rijschool: 'driving school',
  schoonmaakbedrijf: 'cleaning company',
  slotenmaker: 'locksmith',
  uitvaartonderneming: 'funeral home, funeral director, undertaker',
  verhuisbedrijf: 'mover, moving company, removal company, removals firm',
  zeilmakerij: 'sailmaker, sail loft',
}

/** Both ways: a Dutch answer about a company with an English trade. */
export function isTranslated(said: string, trade: string): boolean {
  const english = Object.hasOwn(IN_ENGLISH, trade) ? IN_ENGLISH[trade] : undefined
  if (english) return english.split(', ').some((one) => said.endsWith(one))
  return Object.entries(IN_ENGLISH).some(([dutch, words]) => said.endsWith(dutch) && words.split(', ').includes(trade))
}

export function isOtherTrade(a: string, b: string): boolean {
  const [first, second] = [typeOf(a), typeOf(b)]
  if (first === null || second === null || first === second) return false
  if ([first, second].includes('Store') && first.endsWith('Store') && second.endsWith('Store')) return false
  return !NEAR.some((types) => types.has(first) && types.has(second))
}
