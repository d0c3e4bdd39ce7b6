/** Which schema.org types are a company: Organization with the subclasses of the published vocabulary that businesses use. */

const ORGANIZATION =
  `Organization Corporation LocalBusiness OnlineBusiness OnlineStore NGO EducationalOrganization GovernmentOrganization
MedicalOrganization NewsMediaOrganization PerformingGroup SportsOrganization Consortium Cooperative LibrarySystem Airline FundingScheme
Project ResearchOrganization WorkersUnion Brand-less`.replace(' Brand-less', '')
const LOCAL = `AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation
MotorcycleDealer MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService FireStation Hospital PoliceStation EmploymentAgency
EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub FinancialService AccountingService
AutomatedTeller BankOrCreditUnion InsuranceAgency FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant
IceCreamShop Restaurant Winery GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor
InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental
MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic
Optician Optometric Otolaryngologic Pediatric Pharmacy Physician Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym
GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore
DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore
MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore
TireShop ToyStore WholesaleStore TelevisionStation TouristInformationCenter TravelAgency VeterinaryCare IndividualPhysician PhysiciansOffice
CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School DiagnosticLab DanceGroup MusicGroup TheaterGroup SportsTeam Embassy`

const GENERAL = new Set(ORGANIZATION.split(/\s+/))
const SPECIFIC = new Set(LOCAL.split(/\s+/))

/** 'https://schema.org/Bakery', 'schema:Bakery' and 'Bakery' are one. */
export function bareType(type: string): string {
  return type
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
    .replace(/^schema:/i, '')
    .trim()
}

/** A node's types including `additionalType`, which microdata uses because it allows one vocabulary. */
export function allTypes(types: string[], additional: string[]): string[] {
  return [...new Set([...types, ...additional.map(bareType)])]
}

export function isOrganization(types: string[]): boolean {
  return types.some((type) => GENERAL.has(type) || SPECIFIC.has(type))
}

export function isLocalBusiness(types: string[]): boolean {
  return types.some((type) => type === 'LocalBusiness' || SPECIFIC.has(type))
}

/** The type that names a trade: 'Bakery', not 'LocalBusiness'. */
export function tradeOf(types: string[]): string | null {
  return types.find((type) => SPECIFIC.has(type) && type !== 'ProfessionalService') ?? null
}
