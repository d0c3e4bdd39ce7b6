/**
 * Dutch names of shops, crafts, offices and other businesses, each below the most specific type that schema.org has for it.
 * Source: @openstreetmap/id-tagging-schema 7.2.0, dist/translations/nl.json (ISC licence, copyright iD contributors).
 * Made by scripts/make-osm-trades.mjs; do not change it by hand.
 */

// biome-ignore format: one type a line
export const OSM_TRADES = `
LocalBusiness: adoptiebureau, advertentiebureau, adviesbureau, architectenbureau, architectenkantoor, artisanale snoepmaker, atelier, beeldhouwer, begrafenisondernemer, belwinkel, beveiligingskantoor, bijenhouder, bijlesinstituut, boekbinder, boekbinderij, boerderij, bootverhuur, bordenmaker, botenbouwer, computerkantoor, copyshop, crematorium, cultureel centrum, dansschool, dierenhotel, dierenpension, elektronicaherstelwinkel, elektronicakantoor, evenementenlocatie, exertisekantoor, fietsverhuur, foto-ontwikkellab, fotograaf, gereedschapsverhuur, glazenmaker, grafisch ontwerper, gsm-herstelwinkel, herstelwinkel, hoefsmid, hondenhotel, hondenpension, horlogemaker, huisdierenhotel, huisdiertrimmer, imker, inbinder, jachthaven, kleermaker, klokmaker, kopieerwinkel, kopieshop, krantredactie, landmeterskantoor, machineverhuur, mandenvlechter, manege, metaalbewerker, muziekschool, onderzoekerskantoor, onderzoekskantoor, opiniepeilersbureau, poetsdienst, pottenbakker, privédetective, privédetectivekantoor, rechercheurskantoor, reclamebureau, reparatiewinkel, researchkantoor, rijschool, risicoschatterskantoor, ruitenmaker, scheepsbouwer, scheepstuiger, schermherstelwinkel, schoenenmaker, schoenenreparatiewinkel, schoenmaker, schoonmaakdienst, schoonmaker, schoorsteenveger, securitykantoor, smartphoneherstelwinkel, smederij, smid, snoepmaker, statisticikantoor, stoffeerder, taalschool, tapijtlegger, telcokantoor, telecomkantoor, telefoonherstelwinkel, therapeut, therapeutenkantoor, therapiekantoor, tuiger, uitvaartcentrum, uurwerkmaker, vastgoedbeheerder, verassingscentrum, verkeersbordenmaker, verpleeghuis, vertaler, vloerder, werktuigkundige, woonzorgcentrum, zadelmaker, zagerij, zeilenhersteller, zeilenmaker, zeilmaker
AccountingService: accountant, belastingsadviseur, boekhouder
AmusementPark: themapark
AnimalShelter: dierenasiel
ArtGallery: kunstgalerij
Attorney: advocatenbureau, advocatenkantoor
AutoDealer: autodealer, autoshowroom, autowinkel, garage, tweedehands autodealer
AutoPartsStore: auto-onderdelenhandel, auto-onderdelenwinkel, automaterialenhandel, automaterialenwinkel
AutoRental: autoverhuur
AutoRepair: autogarage, autohersteller
AutoWash: autowasstraat, carwash, wasstraat
AutomotiveBusiness: voertuigkeuring
Bakery: bakkerij, banketbakkerij, patisserie, patissier
BarOrPub: brouwerij, ierse pub, kleine brouwerij
BeautySalon: schoonheidssalon, schoonheidsspeciaalzaak, schoonheidswinkel, zonnebank, zonnebankcentrum, zonnecentrum
BedAndBreakfast: pension
BikeStore: fietsenwinkel, fietsenzaak, fietswinkel
BookStore: boekenwinkel
BowlingAlley: bowlingbaan, bowlingcentrum
Brewery: ambachtelijke brouwerij, microbrouwerij
CafeOrCoffeeShop: bubbelthee café, café, koffiehuis, theehuisje
Campground: camping, groepcamping, off-piste camping
Casino: casino
ClothingStore: boetiek, kledinghandel, kledingwinkel, kledingzaak, modewinkel, pakkenwinkel, trouwkledingwinkel, tweedehands kledingwinkel, werkkledingwinkel
ComputerStore: computerwinkel
ConvenienceStore: buurtwinkel, gemakswinkel, tankstationwinkel
Dentist: beugeltandarts, orthodontist, tandarts
DepartmentStore: warenhuis
DiagnosticLab: medisch laboratorium
Distillery: destilleerderij, destillerij, distilleerderij, distillerij, stokerij
DryCleaningOrLaundry: stomerij, wassalon, wasserette, wasserij
Electrician: elektricien
EmploymentAgency: interimkantoor, uitzendbureau, uitzendkantoor, werkwinkel
EntertainmentBusiness: binnenspeeltuin, dierentuin, escaperoom, safaripark, speelhal, wildpark
ExerciseGym: fitnesscentrum, sportschool, yoga-studio, yogacentrum, yogastudio
FastFoodRestaurant: bagelwinkel, bedrijfsrestaurant, broodjesfastfoodzaak, broodjeszaak, burgerrestaurant, cafetaria, donutzaak, fastfood chinees, fastfood kiprestaurant, fastfoodrestaurant, fish-and-chipsfastfoodzaak, hamburgerfastfoodzaak, hamburgerrestaurant, hotdogzaak, ijskraam, kebabzaak, kippenrestaurant, kiprestaurant, mexicaanse fastfoodzaak, pizzafastfoodzaak, snackbar
FinancialService: financieel adviseur
Florist: bloemenwinkel, bloemenzaak, bloemist
FoodEstablishment: cateraar, traiteur
FurnitureStore: meubelwinkel, meubelzaak
GardenStore: tuincentrum
GasStation: tankstation
GolfCourse: golfbaan
GroceryStore: beenhouwerij, biologische supermarkt, biowinkel, fruitwinkel, fruitzaak, groenteboer, groentewinkel, groentezaak, kaashandel, kaaswinkel, slagerij, supermarkt, visverkoper, viswinkel
HairSalon: barbier, kapper
HardwareStore: bouwmarkt, bouwmaterialenspeciaalzaak, doe-het-zelfwinkel, kluswinkel
HealthAndBeautyBusiness: massagewinkel
HealthClub: sauna
HobbyShop: hobbywinkel
HomeAndConstructionBusiness: hovenier, kastenmaker, metselaar, meubelmaker, parketlegger, schrijnwerker, stellagemaker, stellingenmaker, stukadoor, tegellegger, tegelmaker, timmerman, tuinbouwer, tuinman
HomeGoodsStore: gordijnenwinkel, gordijnenzaak, huisraadwinkel, keukendesignwinkel, keukendesignzaak, keukenontwerpwinkel, keukenwinkel, keukenzaak
Hostel: hostel, jeugdherberg
Hotel: hotel
HousePainter: schilder, schildersbedrijf
IceCreamShop: ijscowinkel, ijssalon
InsuranceAgency: makelaarkantoor, verzekeringskantoor, verzekeringsmakelaarkantoor
InternetCafe: cybercafé, internetcafé
JewelryStore: horlogewinkel, juwelierszaak, klokkenwinkel, uurwerkwinkel
LiquorStore: alcoholwinkel, slijterij, wijnerij, wijnhandel, wijnwinkel, wijnzaak
Locksmith: sleutelmaker, slotenmaker
MedicalBusiness: acupunctuur praktijk, afkickkliniek, alternatieve geneeskunde, audiologist, ayurveda praktijk, bevalcentrum, chiropractor, cognitieverevalidatiekliniek, ergotherapeut, ergotherapie, geboortecentrum, geboortehotel, geboortehuis, gehoorarts, gezichtsrevalidatiekliniek, homeopaat, logopedie, logopedist, naturopaat, neuropsychologischerevalidatiekliniek, ontwenningskliniek, osteopaat, palliatievezorgcentrum, psychologischerevalidatiekliniek, psycholoog, psychotherapeut, psychotherapie, revalidatiekliniek, spraaktherapeut, spraaktherapie
Midwifery: verloskundige, vroedvrouw
MobilePhoneStore: gsm-zaak, mobieletelefoonwinkel, mobieltjeswinkel, mobieltjeszaak, telefoonwinkel, telefoonzaak
Motel: motel, motorhotel
MotorcycleDealer: motorwinkel
MotorcycleRepair: motorfietsreparatie, motorreparatie
MovieRentalStore: dvd-theek, dvd-verhuur, videotheek, videoverhuur
MovieTheater: bioscoop
MovingCompany: verhuisbedrijf, verhuisbedrijfkantoor
MusicStore: gitaarwinkel, muziekinstrumentenwinkel, muziekwinkel, pianowinkel, vioolwinkel
NailSalon: nagelsalon, nagelstudio
NightClub: nachtclub
Notary: notaris, notariskantoor
OfficeEquipmentStore: kantoorboekhandel
Optician: brillenwinkel, opticien
Optometric: optometrist
PawnShop: pandjeshuis
PetStore: dierenwinkel, dierenzaak
Pharmacy: apotheek
Physician: allergoloog, anatoom-patholoog, cardioloog, chirurg, darmchirurg, dermatoloog, gastro-enteroloog, hematoloog, huisarts, internist, kinderarts, longarts, nefroloog, nephroloog, neurochirurg, neuroloog, neus-keel-oorarts, nierarts, oncoloog, oogarts, orthopedisch chirurg, patholoog, pediater, plastisch chirurg, podoloog, psychiater, radioloog, reumatoloog, traumachirurg, uroloog
Plumber: loodgieter
RealEstateAgent: immobiliënkantoor, makelaarskantoor, vastgoedkantoor, vastgoedmakelaarskantoor
Resort: strandhotel, strandoord
Restaurant: amerikaans restaurant, aziatisch restaurant, barbecuerestaurant, biefstukrestaurant, chinees restaurant, duits restaurant, frans restaurant, georgisch restaurant, grieks restaurant, indiaas restaurant, italiaans restaurant, japans restaurant, koreaans restaurant, mexicaans restaurant, noedelrestaurant, oekraïens restaurant, pizzarestaurant, ramen-restaurant, ramennoedelrestaurant, restaurant, rijstnoedelrestaurant, spaans restaurant, steakrestaurant, sushirestaurant, thais restaurant, turks restaurant, vietnamees restaurant, visrestaurant, vleesrestaurant, zeevruchtenrestaurant
RoofingContractor: dakwerker
SelfStorage: zelfopslag
ShoeStore: schoenenhandel, schoenenwinkel, schoenenzaak
SportingGoodsStore: sportwinkel, sportzaak
SportsActivityLocation: avonturenpark, duikcentrum, karting-faciliteit, klimhal, minigolf, paardenrenbaan, paardrijcentrum, schietbaancentrum, sportcentrum, trampolinepark, waterpretpark, zwembadfaciliteit
Store: antiekhandelaar, antiekwinkel, antiekzaak, antiquair, babyartikelenwinkel, babykledijwinkel, babyspullenwinkel, badkamermeubelwinkel, binnenhuisdecoratiewinkel, bookmaker, bootwinkel, bordspellenwinkel, bouwmaterialengroothandel, bouwmaterialenhandel, bouwmaterialenwinkel, bouwmaterialenzaak, brandstofwinkel, buitensportwinkel, cadeauwinkel, cadeauzaak, cannabiswinkel, caravan-dealer, carnavalswinkel, cataloguswinkel, chocoladewinkel, chocolatier, coffeeshop, computerspelwinkel, cosmeticawinkel, delicatessen, deurenwinkel, discountwinkel, drankenhandel, drankenwinkel, drankhandel, drinkwaterwinkel, drogisterij, duikwinkel, e-cigarettewinkel, e-sigarettenwinkel, feestwinkel, flessenwaterwinkel, fopspeenwinkel, fotowinkel, galerie, gasflessenwinkel, gaswinkel, geschenkwinkel, glashandel, godsdienstwinkel, goudkoper, haarbenodigdhedenwinkel, haardwinkel, hengelsportwinkel, honingwinkel, hoorapparatenwinkel, houtgroothandel, houthandel, jachtwinkel, jaloeziewinkel, kaarsenwinkel, kachelwinkel, kampeerwinkel, kapperswinkel, kledijwinkel, koffiewinkel, krantenkiosk, krantenwinkel, kringloopcentrum, kringloopwinkel, kruidenwinkel, kunstgalerie, kunstwinkel, landbouwbenodigdhedenwinkel, landbouwerswinkel, landbouwerszaak, landbouwgereedschapswinkel, landbouwwerktuigenwinkel, landbouwwinkel, landbouwzaak, lederwinkel, leerwinkel, legerdump, lijstenmaker, lijstenmakerij, loodgieterswinkel, medaillewinkel, meststoffenwinkel, modeaccessoirewinkel, modelwinkel, muurtegelwinkel, naaiwinkel, natuurvoedingswinkel, notenwinkel, parfumwinkel, particuliere gelduitleendienst, pastawinkel, pesticidenwinkel, plankenhandel, plattelandswinkel, printerinktwinkel, pruikenwinkel, ramenhandel, reformwinkel, rijstwinkel, ruitenhandel, sanitairwinkel, seksshop, sex shop, sigarettenwinkel, snoepwinkel, souvenirwinkel, stofwinkel, stofzuigerwinkel, tabakswinkel, tapijtwinkel, tegelgroothandel, tegelhandel, tegelwinkel, telecomwinkel, theewinkel, ticketverkoop, toupetwinkel, tractorwinkel, trofeewinkel, tweedehandswinkel, veevoerwinkel, vensterhandel, verfhandel, verfwinkel, verfzaak, verlichtingswinkel, videospelwinkel, visgereiwinkel, visserijwinkel, visserswinkel, vloerbedekkingsspeciaalzaak, vloerbedekkingswinkel, vloertegelwinkel, vloerwinkel, voedingssupplementenwinkel, voerwinkel, vuurwerkwinkel, wapenwinkel, waterflessenwinkel, waterwinkel, winkelkiosk, zadenwinkel, zuivelhandel, zuivelwinkel, zwembadwinkel
TattooParlor: tattoeagezetter, tattooshop, tattoozetter
TireShop: bandenwinkel
ToyStore: speelgoedwinkel
TravelAgency: reisbureau
VacationRental: vakantieappartement, vakantiehuisje
VeterinaryCare: dierenarts, veearts
WholesaleStore: groothandel, groothandelszaak
Winery: wijngoed, wijnmakerij
`
