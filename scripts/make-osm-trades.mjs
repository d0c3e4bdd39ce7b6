// Writes engine/vocabulary/osm-trades.ts from the Dutch names of OpenStreetMap's presets. Run it with the unpacked package:
//   npm pack @openstreetmap/id-tagging-schema && tar xzf openstreetmap-id-tagging-schema-*.tgz
//   node scripts/make-osm-trades.mjs package
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const folder = process.argv[2]
if (!folder) {
  console.error('Gebruik: node scripts/make-osm-trades.mjs MAP-VAN-HET-PAKKET')
  process.exit(1)
}
const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
const { version, license } = read('package.json')
const names = read('dist/translations/nl.json').nl.presets.presets

/** Preset → the most specific type of schema.org; '' where it has none for it, null where it is no trade. The one above it counts where it is not here. */
const TYPES = {
  'craft/electrician': 'Electrician',
  'craft/plumber': 'Plumber',
  'craft/tinsmith': 'Plumber',
  'craft/hvac': 'HVACBusiness',
  'craft/painter': 'HousePainter',
  'craft/roofer': 'RoofingContractor',
  'craft/locksmith': 'Locksmith',
  'craft/key_cutter': 'Locksmith',
  'craft/brewery': 'Brewery',
  'craft/distillery': 'Distillery',
  'craft/winery': 'Winery',
  'craft/caterer': 'FoodEstablishment',
  'craft/plasterer': 'HomeAndConstructionBusiness',
  'craft/carpenter': 'HomeAndConstructionBusiness',
  'craft/joiner': 'HomeAndConstructionBusiness',
  'craft/gardener': 'HomeAndConstructionBusiness',
  'craft/tiler': 'HomeAndConstructionBusiness',
  'craft/stonemason': 'HomeAndConstructionBusiness',
  'craft/parquet_layer': 'HomeAndConstructionBusiness',
  'craft/scaffolder': 'HomeAndConstructionBusiness',
  craft: '',
  'office/accountant': 'AccountingService',
  'office/tax_advisor': 'AccountingService',
  'office/lawyer': 'Attorney',
  'office/lawyer/notary': 'Notary',
  'office/notary': 'Notary',
  'office/insurance': 'InsuranceAgency',
  'office/employment_agency': 'EmploymentAgency',
  'office/estate_agent': 'RealEstateAgent',
  'office/travel_agent': 'TravelAgency',
  'office/moving_company': 'MovingCompany',
  'office/financial_advisor': 'FinancialService',
  'office/physician': 'Physician',
  ...Object.fromEntries(
    (
      'administrative association charity company coworking diplomatic educational_institution energy_supplier financial forestry foundation ' +
      'government ngo political_party quango religion union water_utility bail_bond_agent-US-PH guide'
    )
      .split(' ')
      .map((key) => [`office/${key}`, null]),
  ),
  office: '',
  'healthcare/dentist': 'Dentist',
  'healthcare/optometrist': 'Optometric',
  'healthcare/podiatrist': 'Podiatric',
  'healthcare/midwife': 'Midwifery',
  'healthcare/laboratory': 'DiagnosticLab',
  healthcare: 'MedicalBusiness',
  'shop/bakery': 'Bakery',
  'shop/pastry': 'Bakery',
  'shop/bicycle': 'BikeStore',
  'shop/books': 'BookStore',
  'shop/clothes': 'ClothingStore',
  'shop/boutique': 'ClothingStore',
  'shop/fashion': 'ClothingStore',
  'shop/computer': 'ComputerStore',
  'shop/convenience': 'ConvenienceStore',
  'shop/department_store': 'DepartmentStore',
  'shop/electronics': 'ElectronicsStore',
  'shop/hifi': 'ElectronicsStore',
  'shop/florist': 'Florist',
  'shop/furniture': 'FurnitureStore',
  'shop/garden_centre': 'GardenStore',
  'shop/greengrocer': 'GroceryStore',
  'shop/supermarket': 'GroceryStore',
  'shop/cheese': 'GroceryStore',
  'shop/butcher': 'GroceryStore',
  'shop/seafood': 'GroceryStore',
  'shop/hardware': 'HardwareStore',
  'shop/doityourself': 'HardwareStore',
  'shop/hobby': 'HobbyShop',
  'shop/houseware': 'HomeGoodsStore',
  'shop/kitchen': 'HomeGoodsStore',
  'shop/curtain': 'HomeGoodsStore',
  'shop/jewelry': 'JewelryStore',
  'shop/watches': 'JewelryStore',
  'shop/alcohol': 'LiquorStore',
  'shop/wine': 'LiquorStore',
  'shop/mobile_phone': 'MobilePhoneStore',
  'shop/musical_instrument': 'MusicStore',
  'shop/music': 'MusicStore',
  'shop/stationery': 'OfficeEquipmentStore',
  'shop/pawnbroker': 'PawnShop',
  'shop/pet': 'PetStore',
  'shop/shoes': 'ShoeStore',
  'shop/sports': 'SportingGoodsStore',
  'shop/tyres': 'TireShop',
  'shop/toys': 'ToyStore',
  'shop/wholesale': 'WholesaleStore',
  'shop/beauty': 'BeautySalon',
  'shop/beauty/nails': 'NailSalon',
  'shop/hairdresser': 'HairSalon',
  'shop/tattoo': 'TattooParlor',
  'shop/massage': 'HealthAndBeautyBusiness',
  'shop/car': 'AutoDealer',
  'shop/car_repair': 'AutoRepair',
  'shop/car_parts': 'AutoPartsStore',
  'shop/motorcycle': 'MotorcycleDealer',
  'shop/motorcycle_repair': 'MotorcycleRepair',
  'shop/laundry': 'DryCleaningOrLaundry',
  'shop/dry_cleaning': 'DryCleaningOrLaundry',
  'shop/travel_agency': 'TravelAgency',
  'shop/optician': 'Optician',
  'shop/locksmith': 'Locksmith',
  'shop/storage_rental': 'SelfStorage',
  'shop/video': 'MovieRentalStore',
  'shop/ice_cream': 'IceCreamShop',
  'shop/mall': 'ShoppingCenter',
  'shop/funeral_directors': '',
  'shop/pet_grooming': '',
  'shop/shoe_repair': '',
  'shop/tailor': '',
  'shop/copyshop': '',
  'shop/repair': '',
  'shop/tool_hire': '',
  shop: 'Store',
  'amenity/animal_boarding': '',
  'amenity/animal_shelter': 'AnimalShelter',
  'amenity/bar': 'BarOrPub',
  'amenity/pub': 'BarOrPub',
  'amenity/bicycle_rental': '',
  'amenity/boat_rental': '',
  'amenity/cafe': 'CafeOrCoffeeShop',
  'amenity/car_rental': 'AutoRental',
  'amenity/car_wash': 'AutoWash',
  'amenity/casino': 'Casino',
  'amenity/cinema': 'MovieTheater',
  'amenity/crematorium': '',
  'amenity/dancing_school': '',
  'amenity/dentist': 'Dentist',
  'amenity/dive_centre': 'SportsActivityLocation',
  'amenity/doctors': 'Physician',
  'amenity/driving_school': '',
  'amenity/events_venue': '',
  'amenity/fast_food': 'FastFoodRestaurant',
  'amenity/fuel': 'GasStation',
  'amenity/ice_cream': 'IceCreamShop',
  'amenity/internet_cafe': 'InternetCafe',
  'amenity/language_school': '',
  'amenity/music_school': '',
  'amenity/nightclub': 'NightClub',
  'amenity/nursing_home': '',
  'amenity/pharmacy': 'Pharmacy',
  'amenity/prep_school': '',
  'amenity/restaurant': 'Restaurant',
  'amenity/vehicle_inspection': 'AutomotiveBusiness',
  'amenity/veterinary': 'VeterinaryCare',
  'leisure/amusement_arcade': 'EntertainmentBusiness',
  'leisure/beach_resort': 'Resort',
  'leisure/bowling_alley': 'BowlingAlley',
  'leisure/escape_game': 'EntertainmentBusiness',
  'leisure/fitness_centre': 'ExerciseGym',
  'leisure/golf_course': 'GolfCourse',
  'leisure/horse_riding': 'SportsActivityLocation',
  'leisure/indoor_play': 'EntertainmentBusiness',
  'leisure/marina': '',
  'leisure/miniature_golf': 'SportsActivityLocation',
  'leisure/sauna': 'HealthClub',
  'leisure/sports_centre': 'SportsActivityLocation',
  'leisure/trampoline_park': 'SportsActivityLocation',
  'leisure/water_park': 'SportsActivityLocation',
  'tourism/apartment': 'VacationRental',
  'tourism/camp_site': 'Campground',
  'tourism/chalet': 'VacationRental',
  'tourism/gallery': 'ArtGallery',
  'tourism/guest_house': 'BedAndBreakfast',
  'tourism/hostel': 'Hostel',
  'tourism/hotel': 'Hotel',
  'tourism/motel': 'Motel',
  'tourism/theme_park': 'AmusementPark',
  'tourism/zoo': 'EntertainmentBusiness',
}

/** Terms help people search; only those that name a business or its owner are used. */
const BUSINESS =
  /(?:winkel|zaak|handel|handelaar|[^v]erij|makerij|bedrijf|bureau|kantoor|salon|studio|school|praktijk|kliniek|arts|loog|peut|verhuur|verhuurder|garage|restaurant|caf[eé]|slager|bakker|boer|smid|centrum|hotel|pension|dealer|reparatie|theek|legger|bouwer|hersteller|koper|zetter|detective|atelier|galerie|ondernemer|notaris|accountant|hostel|traiteur|chocolatier|antiquair|patissier|metselaar|hovenier|vroedvrouw|binder|loodgieter|boekhouder|manege|wasstraat|carwash|wassalon|therapie|logopedie|opticien|bloemist|shop|dienst|maker|houder)$/
/** Names of things and places, of shops that sell anything, and of what governments and households do. */
const NOT_A_TRADE =
  /\(|\/|\*|;|\blg\w*[-+]|\b(?:van|voor|met|een|of|kantoor|winkel)\b|^(?:handelszaak|winkeltje|bedrijfskantoor|verhuurder|kunstenaar|gebouwenontwerper|tekenaar|kennel|adoptie|outlet|poetsvrouw|dancing|disco|bier|herbalist|kamers|hoofdkwartier|loterij|leegstaande winkel|verhuurwinkel|kinderboerderij|winkelcentrum|rouwcentrum|visboot|boot|ziekenhuis|hotelgebouw|huur|studio|kantine|huisdierenpension|kringwinkel|meerwinkel|stripclub|park|kabinet|schilderij|papier|bib|oc|cc|optreden|arts|dokter|bar|zwembad|stiel|ambacht|glas|gym|handwerk|politie|bank|poetsdients|plombeur|dhz-winkel|diy-winkel|huishoudelijkeapparatuurwinkel|bedrijf|de beveiliging|hersteller|opkoper|ontmoetingscentrum|bouwcentrum|homocafé|lesbocafé|liturgisch centrum|galerij|delicatessenwinkel|medium)$/

const presets = Object.entries(names)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([preset, said]) => {
    const type = typeOf(preset)
    return typeof type === 'string' ? [{ type, ...said }] : []
  })
const byType = new Map()
const seen = new Set()
// A preset's own name says more than what people search it by.
for (const { type, name } of presets) add(type, name.split(', '))
for (const { type, terms = [], aliases = [] } of presets)
  add(type, [...aliases, ...terms.filter((term) => BUSINESS.test(term.toLowerCase()))])

function add(type, words) {
  for (const word of words.map((one) =>
    one
      .toLowerCase()
      .trim()
      .replace(/^kantoor van (?:een )?/, ''),
  )) {
    if (word.length < 4 || word.split(' ').length > 2 || NOT_A_TRADE.test(word) || seen.has(word)) continue
    seen.add(word)
    byType.set(type, [...(byType.get(type) ?? []), word])
  }
}

function typeOf(preset) {
  if (!preset.includes('/')) return undefined
  for (let key = preset; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('/'))))
    if (key in TYPES) return TYPES[key]
  return undefined
}

const lines = [...byType]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([type, words]) => `${type || 'LocalBusiness'}: ${words.sort().join(', ')}`)
writeFileSync(
  new URL('../engine/vocabulary/osm-trades.ts', import.meta.url),
  `/**
 * Dutch names of shops, crafts, offices and other businesses, each below the most specific type that schema.org has for it.
 * Source: @openstreetmap/id-tagging-schema ${version}, dist/translations/nl.json (${license} licence, copyright iD contributors).
 * Made by scripts/make-osm-trades.mjs; do not change it by hand.
 */

// biome-ignore format: one type a line
export const OSM_TRADES = \`
${lines.join('\n')}
\`
`,
)
