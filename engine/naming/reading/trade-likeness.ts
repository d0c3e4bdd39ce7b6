/** Whether two words for a trade mean one, and whether they surely mean two. */
import { isListedTrade, schemaTypeOf, tradeIn } from '#engine/extract/offer/trades.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'
import { kept } from './kept.ts'
import { firstNameOf, isNameOf, isNameOfOther, isRareTrade, tradesNamed } from './trade-names.ts'

/** Kept, for the same words come back in every answer. */
export const tradeOf = kept(tradeIn)
const typeOf = kept(schemaTypeOf)
export const isTradeWord = kept((small) => small.length >= 4 && (isListedTrade(small) || tradeOf(small) !== null))

export function sameTrade(a: string, b: string): boolean {
  if (a === b || a.includes(b) || b.includes(a) || isNameOf(a, b)) return true
  const [first, second] = [typeOf(a), typeOf(b)]
  return first !== null && first === second
}

/** Types of schema.org that many trades share. */
const WIDE = new Set(['ProfessionalService', 'LocalBusiness', 'Store', 'HomeAndConstructionBusiness', 'Organization'])
/** Types that say nearly the same, so that one is no wrong name for the other. */
const NEAR = [
  'Attorney LegalService',
  'LegalService Notary',
  'AccountingService FinancialService InsuranceAgency',
  'BarOrPub Brewery CafeOrCoffeeShop FastFoodRestaurant FoodEstablishment IceCreamShop NightClub Restaurant',
  'BedAndBreakfast Campground Hostel Hotel LodgingBusiness Motel Resort VacationRental',
  'Dentist MedicalBusiness MedicalClinic',
  'DiagnosticLab DietNutrition MedicalBusiness MedicalClinic Midwifery Physician Physiotherapy Podiatric',
  'HairSalon HealthAndBeautyBusiness',
  'BeautySalon HealthAndBeautyBusiness NailSalon',
  'ExerciseGym HealthClub SportsActivityLocation SportsClub',
  'Electrician GeneralContractor HVACBusiness HomeAndConstructionBusiness',
  'GeneralContractor HVACBusiness HomeAndConstructionBusiness Plumber RoofingContractor',
  'GeneralContractor HomeAndConstructionBusiness HousePainter',
  'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomotiveBusiness GasStation TireShop',
  'MotorcycleDealer MotorcycleRepair AutomotiveBusiness',
  'ChildCare Preschool School',
  'BikeStore SportingGoodsStore',
  'ComputerStore ElectronicsStore MobilePhoneStore OfficeEquipmentStore',
  'FurnitureStore HomeGoodsStore',
  'ClothingStore DepartmentStore ShoeStore',
  'Florist GardenStore',
  'Optician Optometric',
  'marketingbureau webdesignbureau ontwerpbureau tekstbureau videoproductiebedrijf',
  'marketingbureau drukkerij uitgeverij ontwerpbureau',
  'videoproductiebedrijf fotograaf',
  'architectenbureau interieurontwerper ontwerpbureau',
  'coachingspraktijk trainingsbureau psychologenpraktijk recruitmentbureau',
  'webdesignbureau softwarebedrijf it-bedrijf ComputerStore ProfessionalService',
  'HomeAndConstructionBusiness tuinarchitect',
  'Bakery CafeOrCoffeeShop FoodEstablishment',
  'GroceryStore FoodEstablishment traiteur',
  'MovingCompany transportbedrijf',
  'MedicalBusiness coachingspraktijk',
  'schoonmaakbedrijf glazenwasser',
  'uitvaartonderneming crematorium',
].map((types) => new Set(types.split(' ')))

export function isOneTrade(a: string, b: string): boolean {
  if (isNameOf(a, b)) return true
  if (isNameOfOther(a, b) || !sameTrade(a, b)) return false
  return a.includes(b) || b.includes(a) || !WIDE.has(typeOf(a) ?? '')
}

/** Of a trade that schema.org has no type for, the first word of its line in the list of names. */
const kindOf = kept((trade): string | null => {
  const type = typeOf(trade)
  return type !== null && type !== 'ProfessionalService' ? type : (firstNameOf(trade) ?? type)
})

/** 'A recruitment agency': the trade that a phrase is a name of; null where it is none of the list. */
export const listedTrade = kept((phrase): string | null =>
  tradesNamed(phrase).length > 0 ? firstNameOf(phrase) : null,
)

export function isOtherTrade(a: string, b: string): boolean {
  if (isNameOf(a, b) || isNameOf(b, a)) return false
  const [first, second] = [kindOf(a), kindOf(b)]
  if (first === null || second === null || first === second) return false
  const [name, other] = [firstNameOf(a), firstNameOf(b)]
  // A 'lash studio' may be a 'beautysalon' too, but no notary.
  if ((isRareTrade(a) && !isUnmistakable(other, a)) || (isRareTrade(b) && !isUnmistakable(name, b))) return false
  if (typeOf(a) !== null && typeOf(a) === typeOf(b) && (name === null || other === null)) return false
  // An adviser may advise on anything, and a webshop sell it.
  if ([first, second, name, other].some((one) => one !== null && ANYTHING.has(one))) return false
  if (name !== null && other !== null && name !== other && PROFESSIONS.has(name) && PROFESSIONS.has(other)) return true
  if (areOtherCrafts(name, other)) return true
  if ([first, second].includes('Store') && first.endsWith('Store') && second.endsWith('Store')) return false
  return !NEAR.some((types) => types.has(first) && types.has(second)) && !isBesides(name, other)
}

const ANYTHING = new Set(['adviesbureau', 'webwinkel'])
/** Each of these is learnt, and nobody is two of them, though schema.org has a wide type for some. */
const PROFESSIONS = new Set(
  'apotheek audicien dierenarts diëtist ergotherapeut fysiotherapeut huisarts logopedie notaris opticien podotherapie psychologenpraktijk tandarts verloskundigenpraktijk'.split(
    ' ',
  ),
)

/** Crafts of building, by their first names; one company may be those of a line at once. */
const CRAFTS = [
  'loodgieter dakdekker',
  'loodgieter elektricien',
  'stukadoor tegelzetter metselbedrijf',
  'stukadoor schildersbedrijf behanger',
  'timmerbedrijf dakdekker rietdekker',
  'timmerbedrijf meubelmaker trappenmaker',
  'timmerbedrijf glaszetter',
  'hovenier stratenmaker boomverzorging',
].map((names) => new Set(names.split(' ')))

/** schema.org has one wide type for nearly all of these, but a gardener is no plasterer. */
function areOtherCrafts(name: string | null, other: string | null): boolean {
  if (name === null || other === null || name === other) return false
  const isCraft = (craft: string) => CRAFTS.some((names) => names.has(craft))
  return isCraft(name) && isCraft(other) && !CRAFTS.some((names) => names.has(name) && names.has(other))
}

/** Trades, by their first names, that one company often is at once, so that one says nothing against the other. */
const BESIDES = [
  'boerderij boerderijwinkel kaasboerderij zorgboerderij b&b camping vakantiehuis groepsaccommodatie wijngaard imkerij fruitteler tuinbouwbedrijf',
  'wijnhandel traiteur kaaswinkel theewinkel kaasboerderij cadeauwinkel',
  'brouwerij distilleerderij wijnhandel',
  'meubelzaak woningstoffeerder vloerenbedrijf zonweringsbedrijf interieurontwerper interieurbouwer slaapspeciaalzaak lampenwinkel',
  'keukenzaak badkamerspecialist interieurbouwer',
  'verhuisbedrijf opslagbedrijf transportbedrijf ontruimingsbedrijf',
  'transportbedrijf koeriersbedrijf',
  'taxibedrijf touringcarbedrijf',
  'restaurant evenementenlocatie zalencentrum hotel cateringbedrijf kookstudio',
  'jachtwerf jachthaven botenverhuur scheepsreparatie',
  'smederij lasbedrijf metaalbedrijf constructiebedrijf machinefabriek straalbedrijf hekwerkbedrijf',
  'reclamemaker drukkerij marketingbureau ontwerpbureau',
  'videoproductiebedrijf fotograaf geluidsstudio',
  'it-bedrijf telecombedrijf hostingbedrijf softwarebedrijf computerwinkel telefoonwinkel',
  'beveiligingsbedrijf beveiligingsinstallateur',
  'kleermaker naaischool stoffenwinkel',
  'juwelier goudsmid horlogemaker',
  'schoenmakerij schoenenwinkel slotenmaker',
  'hondenschool dierenpension trimsalon hondenuitlaatservice',
  'manege paardenpension stoeterij',
  'sportschool yogastudio vechtsportschool pilatesstudio personal fysiotherapeut',
  'apotheek drogisterij',
  'autobedrijf autodealer automonteur bandenspecialist autoschadebedrijf autopoetsbedrijf autowasserij',
  'coachingspraktijk trainingsbureau hr-adviesbureau mediator relatietherapeut',
  'thuiszorg verpleeghuis kraamzorg',
  'galerie lijstenmakerij schildersatelier',
  'advocatenkantoor juridisch mediator',
  'makelaar taxateur vastgoedbeheer',
  'afvalbedrijf sloopbedrijf grondverzetbedrijf',
].map((names) => new Set(names.split(' ')))

/** Of a name of several words, by the first. */
const isBesides = (name: string | null, other: string | null) => {
  const [one = '', two = ''] = [name?.split(' ', 1)[0], other?.split(' ', 1)[0]]
  return BESIDES.some((names) => names.has(one) && names.has(two))
}

/** Trades that are never a word for a rarer one, each with what a rarer one may have in common with it. */
const UNMISTAKABLE = new Map([
  ['bakkerij', /waffle|kraam|mosterd|sap|poffertjes/],
  ['slager', /vee|eier|rok/],
  ['kapper', /wimper|wenkbrauw|lash|brow|pmu|make-?up|kliniek|haar|pruik|wig|hair|clinic|hond|dier|dog|pet/],
  ['tandarts', /laborator|kliniek|clinic|tand|denti/],
  ['notaris', /bewind|octrooi|advies/],
  ['makelaar', /vastgoed|woning|verhuur|jacht|boot|yacht|boat|estate|property|rental|letting|ontwikkel/],
  [
    'loodgieter',
    /warmte|water|badkamer|heat|bath|bron|sond|drill|zink|zinc|vocht|damp|ventil|lucht|zonne|solar|pomp|pump/,
  ],
  [
    'dakdekker',
    /veranda|serre|vocht|damp|hout|warmte|kunstgras|dak|roof|lei|slat|zink|zinc|gevel|clad|solar|zonne|skylight/,
  ],
  ['autorijschool', /vaar|vlieg|verkeer|opleid|training|school|coach/],
  ['uitvaartonderneming', /begraaf|kerkhof|rouw|trouw|spreker|cemetery|grief|celebrant|ceremon/],
  ['verhuisbedrijf', /verhuur|veiling|inkoop|rental/],
])

function isUnmistakable(name: string | null, rare: string): boolean {
  const alike = name === null ? undefined : UNMISTAKABLE.get(name)
  return alike !== undefined && !alike.test(rare)
}

/** 'IT-bedrijf' and 'IT company': what is left without the word for a company. */
export function isOfTrade(said: string, trade: string): boolean {
  const word = COMPANY_WORDS.find((word) => trade.endsWith(word))
  const core = word ? trade.slice(0, -word.length).replace(/[- ]$/, '') : ''
  if (core.length < 2) return false
  const at = said.indexOf(core)
  if (at < 0 || /\p{L}/u.test(said[at - 1] ?? '')) return false
  const rest = said.slice(at + core.length).replace(/^[- ]/, '')
  return COMPANY_WORDS.some((word) => rest.startsWith(word))
}
/** The longest first: a 'speciaalzaak' is more than a 'zaak'. */
const COMPANY_WORDS = [...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS].sort((a, b) => b.length - a.length)

export function isOwnTradeWord(word: string, trade: string): boolean {
  if (!isTradeWord(word) || isNameOfOther(word, trade)) return false
  const stated = tradeOf(word)
  return word.includes(trade) || (stated !== null && isOneTrade(stated, trade))
}
