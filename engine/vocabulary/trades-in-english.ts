/**
 * Trades in Dutch and what English answers call those who have them, without 'company', 'firm' and 'shop' behind it.
 * Source: written by hand for this project.
 */

// biome-ignore format: one trade a line
export const TRADES_IN_ENGLISH = `
aannemer, aannemersbedrijf, bouwbedrijf, bouwonderneming: builder, contractor, building contractor, construction, building, general contractor
accountantskantoor, accountant, administratiekantoor, boekhouder, boekhoudkantoor: accountant, accounting, accountancy, bookkeeper, bookkeeping
adviesbureau, consultancy, organisatieadviesbureau: consultancy, consulting, consultant, advisory
advocatenkantoor, advocaat: law, lawyer, attorney, legal
apotheek: pharmacy, chemist
architectenbureau, architect, architectenkantoor: architect, architecture, architectural, architectural design
autobedrijf, garage, garagebedrijf, autogarage: garage, car dealer, car dealership, car repair, auto repair, automotive
autorijschool, rijschool: driving school, driving instructor
bakkerij, bakker: bakery, baker
beveiligingsbedrijf, beveiliging, beveiligingsdienst: security, security services, private security
bloemist, bloemenwinkel: florist, flower
boekhandel, boekwinkel: bookshop, bookstore, bookseller, book
brouwerij, bierbrouwerij: brewery, brewer, microbrewery, craft brewery
boomverzorging, boomverzorger: tree care, tree surgeon, arborist
café, kroeg: café, cafe, pub, bar
camping: campsite, campground
cateringbedrijf, cateraar: caterer, catering
dakdekker, dakdekkersbedrijf: roofer, roofing
dansschool: dance school, dance studio
dierenarts, dierenkliniek, dierenartsenpraktijk: vet, veterinarian, veterinary, animal
drukkerij: printer, printing, print
evenementenbureau: event, events, event management
fietsenmaker, fietsenwinkel, fietsenzaak: bicycle repair, bike repair, bike, bicycle, cycle
fotograaf, fotostudio, fotografie: photographer, photography, photo
fysiotherapie, fysiotherapeut, fysiotherapiepraktijk: physiotherapy, physiotherapist, physical therapy, physio
geluidsstudio, opnamestudio: sound, recording, audio
glasblazerij: glassblower, glassblowing, glass
glaszetter, glaszettersbedrijf: glazier, glazing
hondenschool: dog training, dog school, dog trainer
hotel: hotel
hovenier, hoveniersbedrijf, tuinman: gardener, landscaper, landscaping, landscape gardener, landscape gardening, gardening, garden design
huisarts, huisartsenpraktijk: general practitioner, gp, family doctor
imkerij, imker: beekeeper, apiary, beekeeping
ingenieursbureau: engineering, engineer
installatiebedrijf, installateur: installation, installer, plumber, heating engineer, hvac
it-bedrijf: it, it services
jachtwerf, scheepswerf, jachtbouw: shipyard, boatyard, yacht builder, boat builder, yard, yacht yard
juwelier, goudsmid: jeweller, jeweler, goldsmith, jewellery, jewelry
kaasboerderij: cheese farm, cheesemaker
kapper, kapsalon, kapperszaak: hairdresser, hair salon, hair, hairdressing, hairdressing salon, barber
keukenzaak, keukenwinkel, keukenspecialist: kitchen, kitchens
kinderopvang, kinderdagverblijf: daycare, day care, childcare, nursery, day nursery
koffiebranderij: coffee roaster, coffee roastery
loodgieter, loodgietersbedrijf: plumber, plumbing
makelaar, makelaardij, makelaarskantoor: estate agent, estate agency, real estate agent, real estate, real estate agency, realtor
marketingbureau, communicatiebureau, reclamebureau: marketing, advertising, communications, digital marketing
massagepraktijk, massagesalon: massage
meubelmaker, meubelmakerij: furniture maker, furniture, cabinetmaker, cabinet maker, furniture-making
muziekschool: music school
notaris, notariskantoor: notary, civil-law notary, civil law notary, notarial
opticien, optiek: optician, optometrist, eyewear, optical
pianostemmer: piano tuner
psychologenpraktijk, psycholoog: psychology, psychologist, mental health, psychotherapy
recruitmentbureau, uitzendbureau, wervingsbureau: recruitment, recruiter, staffing, employment
reisbureau: travel, travel agent, tour operator
restaurant: restaurant
scheepsreparatie: ship repair
schildersbedrijf, schilder: painter, painting, house painter, painting and decorating
schoenmakerij, schoenmaker: shoemaker, cobbler, shoe repair
schoonheidssalon: beauty salon, beautician, beauty
schoonmaakbedrijf: cleaning, cleaner
slager, slagerij: butcher
slotenmaker, slotenservice: locksmith
softwarebedrijf, softwarebureau, softwareontwikkelaar: software, saas, software-as-a-service, software vendor, software developer, software development
sportschool, fitnesscentrum: gym, fitness, fitness centre, fitness center
smederij, smid: blacksmith, forge, smithy
stoffeerderij, meubelstoffeerderij, stoffeerder: upholsterer, upholstery
stukadoor, stukadoorsbedrijf: plasterer, plastering
tandarts, tandartspraktijk: dentist, dental
tandtechnisch laboratorium: dental laboratory, dental lab
taxibedrijf, taxi: taxi, cab, taxi operator
tegelzetter, tegelzettersbedrijf: tiler, tiling
theater: theatre, theater
timmerbedrijf, timmerman: carpenter, carpentry, joinery, joiner
transportbedrijf: transport, haulage, haulier, logistics
uitgeverij, uitgever: publisher, publishing
uitvaartonderneming, uitvaartverzorger: funeral home, funeral director, undertaker, funeral
verhuisbedrijf, verhuizer: mover, moving, removal, removals
verloskundigenpraktijk, verloskundige: midwife, midwifery
vertaalbureau, vertaler: translation, translator, translations
verzekeringskantoor, assurantiekantoor: insurance, insurance broker, insurance agency
webdesignbureau, webbureau, internetbureau: web design, web design agency, web, digital
webwinkel, webshop: web shop, webshop, web store, webstore, online shop, online store, e-commerce, online retailer, online
wijnhandel, slijterij, wijnwinkel: wine merchant, wine, liquor, off-licence
yogastudio, yogaschool: yoga, yoga school
zeilmakerij, zeilmaker: sailmaker, sail loft, sailmaking
zeilschool: sailing school
zorginstelling, thuiszorg, thuiszorgorganisatie: home care, care, healthcare
bouwmarkt: diy
beveiligingsinstallateur: alarm installer
boerderijwinkel: farm shop
botenverhuur: boat rental, boat hire
brillenzaak: optician
camperbedrijf: motorhome dealer, camper dealer
coachingspraktijk, coach, coachingsbureau: coaching, coach, life coach, business coach
deurwaarderskantoor, deurwaarder: bailiff
dierenwinkel, dierenspeciaalzaak: pet, pet supplies
diëtist, diëtistenpraktijk: dietitian, dietician, nutritionist
elektricien, elektrotechniek, elektrotechnisch bureau: electrician, electrical, electrical contractor
evenementenlocatie, trouwlocatie: event venue, wedding venue
financieel adviseur: financial adviser, financial advisor, financial advice, financial planner
galerie, kunstgalerie: gallery, art gallery
ontwerpbureau, grafisch ontwerpbureau, ontwerper: graphic design, design, graphic designer, designer
groothandel: wholesale, wholesaler
groenteboer, groentewinkel: greengrocer
huiswerkinstituut: tutoring, homework
hypotheekadviseur, hypotheekadvies: mortgage adviser, mortgage advisor, mortgage broker, mortgage
incassobureau: debt collection
ijssalon: ice cream parlour, ice cream parlor, gelateria, ice cream
interieurontwerper, interieurarchitect: interior designer, interior design, interior architect
isolatiebedrijf: insulation
kledingwinkel, modezaak: clothing, fashion
koeriersbedrijf, koeriersdienst: courier
kwekerij, boomkwekerij: plant nursery, tree nursery
lasbedrijf: welding
logopedie, logopediepraktijk, logopedist: speech therapy, speech therapist
manege: riding school, riding stables
mediator: mediation
metaalbedrijf, metaalbewerkingsbedrijf: metalworking, metal fabrication, metal
natuurwinkel: health food
podotherapie, podotherapeut: podiatry, podiatrist
rietdekker: thatcher, thatching
schildersatelier: art studio
steenhouwerij, steenhouwer: stonemason
taalschool, taleninstituut: language school
tekstbureau, tekstschrijver: copywriting, copywriter
telefoonwinkel: phone
trainingsbureau, opleider: training, training provider
traiteur: delicatessen, deli
tuincentrum: garden centre, garden center
videoproductiebedrijf: video production, film production
viswinkel, vishandel: fishmonger, fish
vloerenbedrijf, vloerenwinkel: flooring
zonnepanelenbedrijf: solar, solar panel, solar energy
zonweringsbedrijf: awning, sun protection
zwemschool: swimming school
`
