/**
 * Trades as Dutch and English companies call them, each under the most specific schema.org type: those that
 * OpenStreetMap's list lacks or names less well.
 * Source: the words were written by hand for this project; the types are those of schema.org (CC BY-SA 3.0).
 */

// biome-ignore format: one type a line
export const OWN_TRADES = `
AccountingService: accountantskantoor, administratiekantoor, administratie- en belastingadvieskantoor, belastingadvies, belastingadviseur, belastingadvieskantoor, belastinghulp, boekhouding, boekhoudkantoor, salarisadministratie, accounting, accounting firm, bookkeeper, bookkeeping, tax advisor
ArtGallery: galerie, kunstgalerie, art gallery
Attorney: advocaat, advocatuur, lawyer
AutoBodyShop: autoschadebedrijf, autospuiterij, autopoetsbedrijf, schadeherstelbedrijf, carrosseriebedrijf, body shop
AutoDealer: autobedrijf, autohandel, autoverkoop, occasions, car dealer
AutoPartsStore: auto-onderdelen, autodemontage, autodemontagebedrijf, autosloperij
AutoRental: autoverhuurbedrijf, car rental
AutoRepair: garage, garagebedrijf, autogarage, autoservice, autoreparatie, autowerkplaats, apk-station, bandenservice, car repair
AutoWash: autowasserij
Bakery: bakker, brood- en banketbakkerij, banketbakker, broodbakkerij, bakery
BarOrPub: bar, bruin café, kroeg, cocktailbar, wijnbar, pub
BeautySalon: schoonheidsspecialiste, schoonheidsspecialist, beautysalon, zonnestudio, huidtherapeut, huidtherapie, huidverzorging, beauty salon
BedAndBreakfast: bed and breakfast, bed & breakfast, guesthouse, gastenverblijf
BikeStore: fietsenmaker, tweewielers, tweewielerzaak, rijwielhandel, rijwielzaak, bike shop
BookStore: boekhandel, boekwinkel, bookshop, bookstore
BowlingAlley: bowling
Brewery: brouwerij, bierbrouwerij, brewery
CafeOrCoffeeShop: brasserie, lunchroom, koffiebar, theehuis, theeschenkerij, tearoom, koffiebranderij, grand café, coffee roaster, coffee roastery
Campground: camping, minicamping, boerencamping
ChildCare: kinderopvang, kinderdagverblijf, gastouderbureau, gastouder, buitenschoolse opvang, peuteropvang, crèche, daycare
ClothingStore: kledingwinkel, modezaak, bruidsmode, herenmode, damesmode, kinderkleding, kledingverhuur
ComputerStore: computerzaak
Dentist: tandarts, tandartspraktijk, tandartsenpraktijk, tandheelkunde, tandprotheticus, mondhygiënist, implantoloog, orthodontie, dentist, dental clinic
DietNutrition: diëtist, diëtiste, diëtistenpraktijk, voedingsdeskundige, gewichtsconsulent
DryCleaningOrLaundry: wasserij, linnenverhuur, strijkservice, dry cleaner, laundry
Electrician: elektrotechniek, elektrotechnisch bureau, elektrotechnisch installatiebureau, elektromonteur, electrician
ElectronicsStore: witgoedwinkel, elektronicawinkel
EmploymentAgency: detachering, detacheringsbureau, werving en selectie, wervingsbureau, recruitment, recruitmentbureau, headhunter, payrollbedrijf, loopbaanadvies, recruitment agency
ExerciseGym: fitness, fitnessstudio, personal trainer, personal training, crossfit, pilatesstudio, yogastudio, yogaschool, yoga, sportschool, gym
EntertainmentBusiness: kermisexploitant, lasergame, speelparadijs
FastFoodRestaurant: snackbar, frituur, friettent, patatzaak, shoarmazaak, afhaalrestaurant, afhaalchinees
FinancialService: financieel adviseur, financieel advies, financieel planner, hypotheekadviseur, hypotheekadvies, hypotheekbemiddeling, pensioenadviseur, vermogensbeheer, vermogensbeheerder, incassobureau, kredietbemiddeling
Florist: bloemist, bloembinder, bloemenatelier
FoodEstablishment: catering, cateringbedrijf, traiteur, foodtruck, partycatering
FurnitureStore: meubelzaak, slaapspeciaalzaak, beddenzaak, beddenwinkel, woonwinkel
GardenStore: tuincentrum, kwekerij, boomkwekerij, plantenkwekerij, hoveniersbedrijf en tuincentrum
GeneralContractor: aannemer, aannemersbedrijf, aannemingsbedrijf, bouwbedrijf, bouwonderneming, bouwer, verbouwbedrijf, renovatiebedrijf, builder
GroceryStore: slager, keurslager, poelier, poeliersbedrijf, groenteman, kaasboer, vishandel, visboer, delicatessenwinkel, delicatessen, toko, biologische winkel, butcher
HairSalon: kapsalon, kapper, kapperszaak, barbershop, barber, hairdresser, hair salon
HardwareStore: ijzerhandel, doe-het-zelfzaak, bouwmarkt, gereedschapswinkel
HealthAndBeautyBusiness: massagepraktijk, massagesalon, masseur, massagetherapeut, wellness, wellnesscentrum, pedicure, pedicurepraktijk, visagist, visagie, permanente make-up, laserkliniek
HealthClub: sauna, saunacomplex, saunacentrum
HomeAndConstructionBusiness: timmerbedrijf, timmerwerken, timmerfabriek, klusbedrijf, klussenbedrijf, klusjesman, onderhoudsbedrijf, metselbedrijf, voegbedrijf, voeger, tegelzetter, tegelzettersbedrijf, vloerenbedrijf, vloerenlegger, vloerenspecialist, gietvloeren, parketteur, stukadoorsbedrijf, stucadoor, stucadoorsbedrijf, stuc, afbouwbedrijf, keukenspecialist, keukenmonteur, keukens, badkamers, badkamerspecialist, interieurbouw, interieurbouwer, meubelmakerij, glaszetter, glaszettersbedrijf, glasbedrijf, glashandel, kozijnen, kozijnenbedrijf, zonwering, zonweringsbedrijf, zonnepanelen, isolatiebedrijf, hoveniersbedrijf, tuinaanleg, tuinontwerp, boomverzorging, boomverzorger, boomchirurg, sloopbedrijf, sloopwerken, grondwerk, grondverzetbedrijf, grondwerken, stratenmaker, straatmakersbedrijf, bestratingsbedrijf, schoorsteenveger, schoorsteenveegbedrijf, steigerbouw, betonboorbedrijf, funderingsherstel, rietdekker, zwembadbouw, hekwerken, installatiebedrijf, installateur, liftenbedrijf, waterontharders, carpenter, joinery, gardener, landscaping
HomeGoodsStore: gordijnen, keukenzaak, woonwinkel, lampenwinkel
Hotel: hotel, hotelrestaurant
HousePainter: schildersbedrijf, schilder, schilderwerken, schilderwerk, behanger, behangbedrijf, painter, painting company
HVACBusiness: warmtepompen, airco, airconditioning, klimaattechniek, klimaatbeheersing, koeltechniek, cv-installateur, verwarmingsinstallateur, ventilatiebedrijf, airco-installateur
IceCreamShop: ijssalon, ijswinkel, ijsmakerij, gelateria
InsuranceAgency: verzekeringen, verzekeringsadviseur, verzekeringsagent, assurantiën, assurantiekantoor, verzekeringsmakelaar, insurance agency
JewelryStore: juwelier, goudsmid, goudsmederij, edelsmid, zilversmid, horlogerie, jeweller
LegalService: gerechtsdeurwaarder, deurwaarderskantoor, juridisch advies, juridisch adviesbureau, jurist, juristenkantoor, mediator, mediation, law firm, rechtsbijstand
LiquorStore: slijterij, wijnhandel, wijnkoperij, whiskywinkel
Locksmith: slotenservice, slotenspecialist, locksmith
LodgingBusiness: vakantieverblijf, groepsaccommodatie, vakantiepark, bungalowpark, trekkershutten
MedicalBusiness: huidkliniek, osteopathie, chiropractie, acupunctuur, acupuncturist, logopediepraktijk, psychologenpraktijk, psychologiepraktijk, psychologie, thuiszorg, thuiszorgorganisatie, zorginstelling, ggz-instelling, hypnotherapeut, oefentherapeut, oefentherapie, cesartherapie, haptotherapeut, haptotherapie, relatietherapeut, kindertherapeut, audicien, hoorcentrum, hoortoestellen, orthopedisch schoenmaker, natuurgeneeskundige
MedicalClinic: kliniek, polikliniek, gezondheidscentrum, privékliniek
Midwifery: verloskundigenpraktijk, kraamzorg, verloskundige
MotorcycleDealer: motorzaak, scooterwinkel, scooterzaak, bromfietshandel
MovieTheater: bioscoop, filmtheater
MovingCompany: verhuizer, verhuisservice, verhuizingen, mover
MusicStore: pianohandel
NailSalon: nagelstyliste, nagelstylist
Notary: notariskantoor, notaris, notariaat
OfficeEquipmentStore: kantoorinrichting, kantoorartikelen
Optician: opticien, optiek, optiekzaak, brillenzaak, optician
PetStore: dierenspeciaalzaak, aquariumwinkel
Pharmacy: apotheek, pharmacy
Physician: huisarts, huisartsenpraktijk, huisartsenpost, doktersdienst
Physiotherapy: fysiotherapie, fysiotherapeut, fysiotherapiepraktijk, manuele therapie, manueel therapeut, physiotherapy, physiotherapist
Plumber: loodgietersbedrijf, rioolservice, rioolreiniging, ontstoppingsbedrijf, ontstoppingsdienst, waterinstallateur, loodgieter, lekdetectie, plumbing, plumber
Podiatric: podotherapeut, podotherapie, podologie
Preschool: peuterspeelzaal
RealEstateAgent: makelaar, makelaardij, vastgoed, vastgoedbeheer, vastgoedmakelaar, woningmakelaar, bedrijfsmakelaar, aankoopmakelaar, taxateur, taxatiebureau, woningcorporatie, verhuurmakelaar, real estate, real estate agent
RecyclingCenter: recyclingbedrijf, oudijzerhandel, metaalrecycling
Restaurant: restaurant, eetcafé, eetcafe, eethuis, bistro, pizzeria, trattoria, grillroom, sushibar, tapasbar, pannenkoekenhuis, pannenkoekenrestaurant, steakhouse, strandpaviljoen, wokrestaurant
RoofingContractor: dakdekker, dakdekkersbedrijf, dakbedekking, dakspecialist, loodgieters- en dakdekkersbedrijf, roofer
School: basisschool, particuliere school
SelfStorage: opslagruimte, opslagboxen, selfstorage, self storage
ShoeStore: schoenwinkel, schoenenzaak
SportingGoodsStore: hengelsport, ruitersport, ruitersportwinkel
SportsActivityLocation: zwemschool, zwembad, dansstudio, balletschool, paintball, klimcentrum, kartbaan, rijschool voor paarden, tennisschool, golfschool, duikschool, surfschool, zeilschool, watersportcentrum, kanoverhuur, vechtsportschool, boksschool
SportsClub: sportvereniging, voetbalclub, tennisclub
Store: winkel in cadeaus, kaarsenmakerij, kringloop, antiek, antiquariaat, drogist, drogisterij, fourniturenwinkel, stoffenwinkel, kookwinkel, webwinkel, webshop, speciaalzaak, fotozaak, tabakszaak, kampeerspeciaalzaak, babyspeciaalzaak, houthandel, verfspeciaalzaak
TattooParlor: tatoeëerder, tattoo studio, tattoostudio, piercingstudio
TravelAgency: touroperator, reisorganisatie, reisadviseur, travel agency
VacationRental: vakantiewoning, vakantiehuis, vakantiehuizen, vakantiehuisjes, vakantiewoningen
VeterinaryCare: dierenkliniek, dierenartsenpraktijk, dierenartspraktijk, dierenziekenhuis, veterinary clinic
WholesaleStore: groothandel, importeur, wholesaler
ProfessionalService: ingenieursbureau, adviesbureau, consultancy, organisatieadvies, organisatieadviesbureau, bouwkundig bureau, bouwkundig adviesbureau, bouwkundig adviseur, constructiebureau, tekenbureau, landmeter, interieurarchitect, interieurontwerper, interieurstylist, tuinarchitect, architect, marketingbureau, communicatiebureau, reclame, ontwerpbureau, grafisch ontwerp, grafisch vormgever, webdesign, webdesigner, webbureau, webdesignbureau, internetbureau, contentbureau, seo-bureau, tekstschrijver, copywriter, tekstbureau, vertaalbureau, tolk, tolkenbureau, fotografie, fotostudio, bruidsfotograaf, trouwfotograaf, videograaf, videoproductie, filmproductie, softwarebedrijf, software ontwikkeling, softwareontwikkeling, it-bedrijf, ict-bedrijf, ict, it-dienstverlening, it-consultancy, systeembeheer, hosting, beveiligingsbedrijf, beveiliging, recherchebureau, evenementenbureau, weddingplanner, coach, coaching, coachingspraktijk, loopbaancoach, trainingsbureau, bedrijfsadvies, arbodienst, keuringsdienst, inspectiebedrijf, trouwambtenaar, virtual assistant, consulting firm, marketing agency, design agency, design studio, web agency, software company, software development, translation agency, photographer
LocalBusiness: uitgeverij, uitgever, drukkerij, zeefdrukkerij, boekdrukkerij, signbedrijf, reclamebedrijf, printshop, gordijnatelier, stoffeerderij, meubelstoffeerderij, naaiatelier, kledingreparatie, kledingherstel, schoenmakerij, schoenherstel, sleutelservice, hakkenbar, slijperij, glazenwasser, glazenwasserij, schoonmaakbedrijf, gevelreiniging, tapijtreiniging, ongediertebestrijding, ongediertebestrijder, transportbedrijf, transport, koeriersdienst, koeriersbedrijf, koerier, expediteur, taxibedrijf, taxi, taxicentrale, touringcarbedrijf, busbedrijf, rondvaartbedrijf, rederij, autorijschool, verkeersschool, motorrijschool, vrachtwagenrijschool, jachtwerf, scheepswerf, jachtbouw, botenverhuur, sloepverhuur, zeilmakerij, paardenpension, pensionstal, stoeterij, hoefsmederij, hondentrimsalon, trimsalon, hondenschool, hondenuitlaatservice, kattenpension, dierencrematorium, melkveebedrijf, veehouderij, akkerbouwbedrijf, loonbedrijf, fruitteler, fruitkwekerij, tuinbouwbedrijf, imkerij, zorgboerderij, boerderijwinkel, kaasmakerij, kaasboerderij, wijngaard, chocolaterie, koekfabriek, melkerij, zuivelfabriek, molen, opleidingen, opleidingsinstituut, bijles, bijlesbureau, huiswerkbegeleiding, huiswerkinstituut, muziekles, pianoles, zangles, volksuniversiteit, naaischool, kookstudio, kookschool, rijles, theaterschool, museum, theater, podium, poppodium, muziekstudio, opnamestudio, geluidsstudio, dj, artiestenbureau, feestverhuur, partyverhuur, tentenverhuur, verhuurbedrijf, machineverhuurbedrijf, aanhangerverhuur, steigerverhuur, hoogwerkerverhuur, containerverhuur, feestzaal, zalencentrum, trouwlocatie, vergaderlocatie, uitvaartondernemer, uitvaartverzorging, uitvaartverzorger, uitvaartzorg, uitvaartonderneming, begrafenisonderneming, steenhouwerij, steenhouwer, natuursteenbedrijf, grafmonumenten, machinefabriek, metaalbewerking, metaalbedrijf, lasbedrijf, constructiebedrijf, staalbouw, plaatwerkerij, draaierij, galvaniseerbedrijf, straalbedrijf, poedercoating, verspaningsbedrijf, gieterij, kunststofverwerking, houtzagerij, klompenmakerij, pottenbakkerij, keramist, glasblazerij, instrumentmaker, pianostemmer, vioolbouwer, orgelbouwer, restauratieatelier, lijstenmakerij, ontruimingsbedrijf, woningontruiming, containerbedrijf, afvalverwerking, rioleringsbedrijf, waterschap, energiebedrijf, laadpalen, mobiliteitswinkel, thuiszorgwinkel, stichting
`
/** Ends of words that make a trade of any word before them: 'dorpsbakkerij', 'zorgadviesbureau'. */
export const TRADE_ENDINGS =
  'bakkerij slagerij restaurant bedrijf bureau praktijk kantoor winkel salon studio makelaardij installateur specialist advies techniek werken onderhoud handel schilders kwekerij makerij fabriek rijschool opleidingen therapie reiniging verhuur bouw zorg'.split(
    ' ',
  )
