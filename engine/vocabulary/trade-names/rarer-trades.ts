/** What answers call companies of rarer trades; how a line is read stands in crafts-care-and-catering.ts. Source: written by hand for this project. */

// biome-ignore format: one trade a line
export const RARER_TRADES = `
warmtepompinstallateur, warmtepompenbedrijf, warmtepompbedrijf, warmtepompspecialist, warmtepompenspecialist, warmtepompen~: heat pump~, heat pumps~, heat pump installer
waterontharderspecialist, waterontharders~, waterontharderbedrijf, waterbehandelingsbedrijf: water softener~, water softeners~, water treatment~
traprenovatiebedrijf, traprenovatie~, trappenrenovatie~, trapspecialist, trappenspecialist: stair renovation~, staircase renovation~, staircase~
badkamerrenovatie, badkamerrenovatiebedrijf, badkamerrenovatie~, badkamerspecialist, badkamerbedrijf, badkamerinstallateur: bathroom renovation~, bathroom remodeling~, bathroom renovator, bathroom~, bathrooms~
vochtbestrijder, vochtbestrijding~, vochtbestrijdingsbedrijf, vochtspecialist, kelderafdichting~: damp proofing~, damp control~, damp-proofing~, waterproofing~, moisture control~, damp specialist, damp control specialist, damp~, basement waterproofing~
houtrotspecialist, houtrotreparateur, houtrotreparatie~, houtrothersteller, houtrotherstel~: wood rot repair~, wood repair~, timber repair~
verandabouwer, veranda~, verandabedrijf, veranda's~, overkappingenbouwer, overkappingen~, serrebouwer, serres~, tuinkamerbouwer: veranda~, verandas~, veranda builder, conservatory builder, conservatories~, patio cover~, garden room builder
tuinhuisbouwer, tuinhuizenbouwer, tuinhuizenspecialist, tuinhuizen~, blokhutten~, tuinhuisjes~, tuinhoutspecialist, tuinhout~: garden shed~, garden sheds~, shed builder, garden house~, log cabin~
garagedeurspecialist, garagedeurenbedrijf, garagedeuren~, overheaddeuren~, poortenbedrijf, poorten~, deurenspecialist, deuren~: garage door~, garage doors~, gate builder, gate supplier, door supplier, overhead door~
kunstgrasleverancier, kunstgrasspecialist, kunstgras~, kunstgrasbedrijf, grasmatten~, graszoden~, graszodenkweker: artificial grass~, artificial turf~, synthetic grass~, turf~
vijverspecialist, vijvercentrum, vijverwinkel, vijverbouwer, vijveraanlegger, vijverhovenier, vijvers~, koispecialist, koikwekerij: pond~, ponds~, pond builder, koi~, pond specialist
domotica-installateur, domoticabedrijf, domoticaspecialist, domotica~, huisautomatisering~, smarthomespecialist: home automation~, smart home~, smart-home~, domotics~
tegelhandel, tegelwinkel, tegelzaak, tegelshowroom, tegels~, tegeloutlet, vloertegels~: tile~, tiles~
sierbestratingshandel, tuintegelhandel, tuintegels~, bestratingsmateriaal~: paving supplier, paving materials~, garden tile~
bouwmaterialenhandel, bouwmaterialen~, bouwmaterialengroothandel: building materials~, builders' merchant, builder's merchant, building supplies~
projectontwikkelaar, vastgoedontwikkelaar, vastgoedontwikkeling~, projectontwikkeling~, gebiedsontwikkelaar: property developer, real estate developer, property development~, real estate development~
vastgoedbelegger, vastgoedinvesteerder, vastgoedfonds: real estate investor, property investor
woningverhuurder, verhuurbemiddelaar, verhuurbemiddeling~, woningverhuur~, kamerverhuurder, verhuurmakelaar: letting agent, rental agent, housing agency, letting agency, rental agency
energielabeladviseur, energielabelbedrijf, energielabels~, energieadviseur, energielabelspecialist: energy label~, energy labels~, energy assessor, epc assessor, energy adviser, energy label adviser, energy label advisor, energy consultant
bewindvoerder, bewindvoerderskantoor, bewindvoeringskantoor, bewindvoering~, beschermingsbewindvoerder, beschermingsbewind~, mentorschap~: administration receiver, protective administrator, financial guardian, guardianship~
budgetcoach, budgetcoaches, budgetcoaching~, schuldhulpverlener, schuldhulpverlening~, schuldhulpbureau, budgetbeheerder, schuldhulpmaatje: budget coach, debt counsellor, debt counselling~, debt counselor, debt advice~, debt relief~, budget coaching~
octrooibureau, octrooigemachtigde, octrooigemachtigden, merkengemachtigde, merkenbureau: patent attorney, patent attorneys, patent agent, patent~, trademark~
letselschadebureau, letselschadespecialist, letselschade-expert, letselschadeadvocaat, letselschadekantoor, letselschade~, letselschadejurist, letselschadehulp~, slachtofferadvocaat, letselschadedienst: claims office, accident claims~, injury claims~, personal injury claims~, law office for accident victims, law firm for accident victims, lawyers for accident victims, personal injury lawyer, injury lawyer, accident lawyer, personal injury~, personal injury solicitor
arbeidsdeskundige, arbeidsdeskundig bureau, re-integratiebureau, re-integratie~, reïntegratiebureau: occupational expert, reintegration~, vocational rehabilitation~
callcenter, callcentrum, klantcontactcentrum, telefoonservice, telefonisch secretariaat, contactcenter, telemarketingbureau: call centre, call center, contact centre, contact center, answering service, telemarketing~
coworkingruimte, coworkingspace, coworkinglocatie, coworking~, bedrijfsverzamelgebouw, flexwerkplek, kantoorverhuurder, kantoorverhuur~, flexkantoor: coworking space, co-working space, coworking~, serviced office~, office space provider, shared workspace
cybersecuritybedrijf, cybersecurityspecialist, cybersecurity~, cybersecuritybureau, informatiebeveiligingsbedrijf, informatiebeveiliging~, beveiligingsonderzoeker: cybersecurity~, cyber security~, cyber-security~, information security~, it security~
databureau, data-analysebureau, data-analist, dataspecialist, data-analyse~, databedrijf, data~: data~, data analytics~, data analyst, analytics~, data science~
ai-bureau, ai-bedrijf, ai~, ai-adviesbureau, ai-specialist, kunstmatige intelligentie~: ai~, artificial intelligence~, machine learning~
dronebedrijf, dronepiloot, drone-operator, drones~, luchtfotograaf, luchtfotografie~, drone-opnames~: drone~, drones~, drone operator, drone pilot, aerial photographer, aerial photography~
illustrator, illustratrice, illustratiebureau, illustratiestudio, tekenaar, striptekenaar, cartoonist, illustraties~: illustrator, illustration~, cartoonist, comic artist
animatiestudio, animatiebureau, animator, animaties~, animatie~, motiondesigner, motion designer: animation~, animator, animation studio, motion designer, motion graphics~
podcaststudio, podcastproducent, podcastmaker, podcastbureau, podcasts~: podcast~, podcasts~, podcast producer
gamestudio, gameontwikkelaar, game-ontwikkelaar, gamebedrijf, gamemaker, games~: game developer, game studio, video game~, games studio, games developer, game development~
muziekproducent, muziekproductie~: music producer, music production~, record label
rouwbegeleider, rouwtherapeut, rouwcoach, rouwpraktijk, rouwbegeleiding~, verliesbegeleider, rouw- en verliesbegeleider, rouwverwerking~, verliestherapeut, rouw- en verliescoach, verliescoach: grief counsellor, grief counselor, grief coach, bereavement counsellor, bereavement counselor, grief counselling~, grief therapist, bereavement~, grief support~, bereavement support~, loss counsellor
slaapcoach, slaaptherapeut, slaappraktijk: sleep coach, sleep therapist, sleep consultant
voetreflexoloog, voetreflexzonetherapeut, voetreflexpraktijk, voetreflextherapeut, reflexoloog, reflexzonetherapeut, voetreflex~, voetreflexologie~, voetreflexzonetherapie~, voetreflexologen, voetzonetherapeut, voetmassagepraktijk: reflexologist, reflexology~, foot reflexology~, reflexologists, foot reflexologist
natuurgeneeskundige, natuurgeneeskundige praktijk, natuurgeneeskundig therapeut, natuurgeneeskunde~, homeopaat, homeopathie~, orthomoleculair therapeut, natuurgeneeskundig centrum, klassiek homeopaat, homeopatenpraktijk, homeopathiepraktijk, natuurgeneeskundigen, natuurgenezer, orthomoleculair praktijk, praktijk voor natuurgeneeskunde, fytotherapeut, natuurgeneeswijzen~: naturopath, naturopathy~, homeopath, homeopathy~, natural medicine~, naturopathic~, orthomolecular therapist, homeopathic~, homeopaths, naturopaths, herbalist, natural health~, natural healer, holistic health~
kinesioloog, kinesiologie~, kinesiologe, kinesiologen: kinesiologist, kinesiology~, kinesiologists
shiatsutherapeut, shiatsu~, shiatsupraktijk, reikimaster, reiki~, energetisch therapeut, reikipraktijk, reikimeester, reikitherapeut, healer, energetische praktijk, energetische healing~: shiatsu~, shiatsu therapist, reiki~, reiki master, energy healer, reiki practitioner, reiki healer, healer, energy healing~, spiritual healer
lactatiekundige, lactatiekundigen, borstvoedingskundige, lactatiekunde~, lactatiekundige praktijk: lactation consultant, breastfeeding consultant, lactation~, breastfeeding~, lactation specialist, ibclc
doula, doulapraktijk, bevallingscoach, zwangerschapscoach, doula's, geboortebegeleider, geboortecoach, zwangerschapsbegeleider: doula, birth coach, pregnancy coach, birth doula, doulas, postpartum doula, birth companion, birth support~
dyslexiepraktijk, dyslexiecentrum, dyslexiespecialist, remedial teacher, remedial teaching~, rt-praktijk, remediaal leraar, dyslexiebehandelaar, dyslexie~: dyslexia~, remedial teacher, remedial teaching~, dyslexia specialist, learning support~
orthopedagoog, orthopedagogen, orthopedagogenpraktijk, orthopedagogische praktijk, orthopedagogisch centrum, orthopedagogie~, kindercoach, kinderpraktijk, kindercoaches, kinder- en jeugdcoach, kinder- en jeugdpraktijk, jeugdcoach: educational psychologist, special needs educator, remedial educationalist, orthopedagogue, child coach, children's coach, educationalist, remedial educator
jeugdzorginstelling, jeugdhulpaanbieder, jeugdhulporganisatie, jeugdzorg~, jeugdhulp~, jeugdzorgaanbieder: youth care~, youth care organisation, youth services~, youth support~
ggz-instelling, ggz-aanbieder, ggz~, geestelijke gezondheidszorg~: mental health~, mental health care~, mental healthcare~, mental health institution
dagbesteding, dagbestedingscentrum, dagcentrum, dagbestedingslocatie, dagbesteding~, activiteitencentrum, dagverzorging~, dagopvang voor ouderen~: day centre, day center, day care for adults, day activities~, day care for the elderly~, adult day care~, day programme~
hospice, bijna-thuis-huis: hospice
zorgwinkel, thuiszorgwinkel, hulpmiddelenwinkel, hulpmiddelenleverancier, scootmobielwinkel, scootmobielen~, rolstoelleverancier, hulpmiddelen~, zorghulpmiddelen~: mobility shop, mobility aids~, home care shop, medical supplies~, mobility equipment~, mobility scooter~, wheelchair~
orthopedisch instrumentmaker, bandagist, orthopedietechniek~, orthopedisch adviseur, prothesemaker: orthopaedic technician, prosthetist, orthotist, prosthetics~, orthotics~
laboratorium, onderzoekslaboratorium, lab: laboratory, lab, research laboratory
haarwerkspecialist, pruikenmaker, haarwerkstudio, pruikenwinkel, haarwerken~, pruiken~, haarwerkspecialisten, pruikenspecialist, haarprothesespecialist, pruikenmaakster: wig~, wigs~, wig maker, hair replacement~, hair loss clinic, wig studio, wig shop, wig specialist, hairpieces~, hair systems~

wimperstudio, wimpersalon, wimperstyliste, wimperstylist, wimpers~, wenkbrauwstudio, wenkbrauwspecialist, lashstudio, browbar, brow bar, wimperextensions~, wenkbrauwstyliste, wimperspecialist, lash artist, wimperbar, wimper- en wenkbrauwstudio, browstudio, browartist: lash~, lashes~, lash artist, brow bar, brow studio, eyelash~, eyelash extension~, brow artist, lash technician, lash bar, lash studio, lash stylist, brows~, lash salon, eyebrow~, lash and brow~
pmu-studio, permanente make-up~, pmu-specialist, permanente make-upspecialist, pmu-artist, pmu-salon, pmu~: permanent make-up~, permanent makeup~, micropigmentation~, pmu artist, micropigmentist
laserkliniek, cosmetische kliniek, cosmetisch centrum, huidkliniek, ontharingsstudio, ontharingskliniek, laserontharing~, injectables~, laserstudio, botoxkliniek, ontharingssalon, waxsalon, waxstudio, harsstudio, suikersalon, laserpraktijk, huidlaserkliniek, ontharing~, cosmetisch arts, injectables-kliniek: laser clinic, cosmetic clinic, aesthetic clinic, aesthetics clinic, hair removal~, laser hair removal~, skin clinic, injectables~, waxing~, waxing salon, wax bar, skin laser clinic, cosmetic doctor, botox clinic, aesthetic doctor, laser studio
floatcentrum, floatstudio, floatingcentrum, floaten~: float centre, float center, floating centre, floatation~, float studio
meditatiecentrum, mindfulnesstrainer, mindfulnesspraktijk, mindfulness~, meditatie~, mindfulnesscoach, ademcoach, ademtherapeut, meditatiedocent, ademtrainer, meditatieschool, mindfulness-trainer: meditation~, meditation centre, mindfulness~, mindfulness trainer, mindfulness teacher, breathwork coach, meditation teacher, breathing coach, breathwork~

babykledingwinkel, babywinkel, babyspeciaalzaak, babyzaak, kinderkledingwinkel, kinderkledingzaak, kindermodezaak, kindermode~, babykleding~, babymode~, kinderkleding~, babykleertjes~, babyspullen~, babyartikelen~: baby clothes~, baby clothing~, babywear~, children's clothing~, children's clothes~, kids' clothing~, childrens clothing~, childrenswear~, kidswear~, children's fashion~, kids' clothes~, kids clothing~, baby~, baby store, baby shop
tweedehandskledingwinkel, vintagekledingwinkel, tweedehands kledingwinkel, kledingbank, tweedehands kleding~, vintagekleding~, vintagewinkel, kringloopwinkel: vintage clothing~, second-hand clothing~, secondhand clothing~, pre-loved clothing~, vintage shop, second-hand shop, second-hand store
stripwinkel, stripboekwinkel, stripspeciaalzaak, stripboekenwinkel, stripboeken~, strips~: comic shop, comic book~, comics~
spellenwinkel, spellenspeciaalzaak, bordspellenwinkel, gamewinkel, gameshop, bordspellen~, spellen~: board game~, board games~, game shop, game store, games shop
modelbouwwinkel, hobbywinkel, hobbyzaak, modelbouwzaak, modelspoorwinkel, modelbouw~, hobbyartikelen~, modeltreinen~, creatieve winkel, hobbymaterialen~, creawinkel: model shop, hobby shop, hobby store, model railway~, model train~, scale model~, craft store, craft shop, crafts~, craft supplies~
kunstenaarsbenodigdhedenwinkel, schilderswinkel, kunstschilderswinkel, kunstenaarsbenodigdheden~, teken- en schilderbenodigdheden~, tekenmaterialen~: art supplies~, art supply~, artist supplies~, artists' materials~, art materials~
breiwinkel, wolwinkel, garenwinkel, wol~, breigaren~, garens~, handwerkwinkel, handwerkzaak, wolzaak: yarn~, wool~, knitting~, yarn shop, wool shop
tassenwinkel, tassenzaak, lederwarenzaak, lederwarenwinkel, lederwinkel, leerwinkel, kofferzaak, lederwaren~, tassen~, koffers~: bag shop, leather goods~, bag store, handbag~, luggage~, bags~, leather~
parfumerie, parfumeriezaak, parfumwinkel, parfums~, parfumeur: perfumery, perfume~, perfumes~, fragrance~, perfumer
feestwinkel, feestartikelenwinkel, feestartikelen~, carnavalswinkel, carnavalskleding~, verkleedwinkel, ballonnenwinkel, ballondecorateur: party shop, party store, party supplies~, party supply~, costume shop, balloon~, fancy dress~, balloon decorator
kampeerwinkel, outdoorwinkel, buitensportzaak, buitensportwinkel, outdoorzaak, kampeerzaak, kampeerspeciaalzaak, kampeerartikelen~, outdoorspeciaalzaak: outdoor shop, outdoor store, camping store, camping shop, camping equipment~, outdoor gear~, outdoor equipment~, outdoor retailer
hengelsportzaak, hengelsportwinkel, hengelsport~, hengelsportspeciaalzaak, visspullenwinkel: fishing tackle~, tackle shop, angling shop, fishing shop, angling~
watersportwinkel, watersportzaak, watersportspeciaalzaak, scheepswinkel, bootaccessoires~, watersportartikelen~: chandlery, ship chandler, boating shop, water sports shop, watersports~, boat accessories~, marine supplies~
kruidenwinkel, specerijenwinkel, kruidenzaak, kruiden~, specerijen~: herb shop, spice~, spices~, herbs~, herbalist
verpakkingsvrije winkel, zerowastewinkel, verpakkingsvrij~: zero waste~, zero-waste~, packaging-free~, package-free~
postzegelhandel, muntenhandel, muntenhandelaar, postzegelhandelaar, munthandel, munten~, postzegels~, numismaat: coin~, coins~, stamp dealer, stamp shop, stamps~, numismatist
pandjeshuis, pandhuis, pandhuizen, goudinkoop, goudinkoper, inkoop van goud~, goudhandel, goudhandelaar: pawnshop, pawnbroker, pawn~, gold buyer, gold dealer, gold buying~
veilinghuis, veilinghuizen, veilingmeester, veilingbedrijf, veilingen~: auction~, auction house, auctioneer, auctioneers, auctions~
naaimachinewinkel, naaimachinezaak, naaimachinespecialist, naaimachinehandel, naaimachines~: sewing machine~, sewing machines~
stofzuigerwinkel, stofzuigerspecialist, stofzuigers~: vacuum cleaner~, vacuum cleaners~, vacuum~
witgoedreparateur, wasmachinereparateur, wasmachinemonteur, witgoedmonteur, witgoedreparatie~, wasmachinereparatie~, witgoedservice: appliance repair~, appliance repairer, washing machine repair~, white goods repair~, appliance technician
kantoorvakhandel, kantoorartikelenzaak, kantoorartikelen~, kantoorwinkel: stationery~, stationer, office supplies~, office supply~
vlaggenwinkel, vlaggenmakerij, vlaggenmaker, vlaggen~: flag~, flags~, flagmaker

palingrokerij, visrokerij, rokerij, zalmrokerij: smokehouse, fish smokehouse, eel smokehouse, fish smokery, smokery
eierboer, eierboerderij, pluimveebedrijf, pluimveehouder, eierhandel: egg farm, egg farmer, poultry farm, egg producer
mosterdmakerij, mosterdfabriek, mosterdmaker, jammaker, jammakerij, azijnmakerij: mustard maker, mustard~, jam maker, mustard mill, vinegar maker
ciderij, cidermaker, ciderhuis, ciderproducent, cider~: cidery, cider~, cider maker, cider mill
sapbar, smoothiebar, sappenmaker, sapperij, sapmaker: juice bar, smoothie bar, juice maker, juicery
poffertjeskraam, poffertjeshuis, oliebollenkraam, poffertjeszaak, gebakkraam, wafelkraam: poffertjes~, poffertjes stall, oliebollen~, oliebollen stall, waffle~, doughnut~
privékok, thuiskok, kok aan huis, chef aan huis, privéchef: private chef, personal chef, home chef
sushirestaurant, sushibar, sushizaak, sushi~, aziatisch restaurant, japans restaurant: sushi~, sushi restaurant, sushi bar, japanese restaurant, asian restaurant
champignonkweker, champignonkwekerij, paddenstoelenkweker, paddenstoelenkwekerij, champignons~: mushroom~, mushroom grower, mushroom farm, mushrooms~
zaadhandel, zaadbedrijf, zaadveredelaar, zaadteler, zaden~, zadenwinkel, veredelingsbedrijf: seed~, seeds~, seed merchant, plant breeder, plant breeding~
diervoederbedrijf, veevoederbedrijf, diervoeders~, veevoer~, voerleverancier, mengvoederbedrijf, diervoederproducent: animal feed~, feed~, feed supplier, feed mill, livestock feed~
veehandel, veehandelaar, veetransport~, paardenhandel, paardenhandelaar: cattle dealer, livestock dealer, cattle~, livestock~, horse dealer
landbouwmechanisatiebedrijf, mechanisatiebedrijf, trekkerdealer, tractordealer, landbouwmachines~, landbouwmechanisatie~, trekkers~, tractoren~, tuinmachines~: agricultural machinery~, tractor~, tractors~, farm machinery~, tractor dealer, farm equipment~, garden machinery~
aardappelhandel, aardappelhandelaar, aardappelboer, aardappels~, aardappelen~: potato~, potatoes~, potato merchant, potato farmer
bloemengroothandel, bloemenexporteur, bloemengroothandelaar, bloemenexport~, plantengroothandel: flower wholesale~, flower wholesaler, flower exporter, plant wholesaler, flower export~
horecagroothandel, horecaleverancier, horecabenodigdheden~, horeca-apparatuur~: foodservice~, food service~, hospitality supplier, catering supplier, catering equipment~, foodservice wholesaler, catering wholesaler, food wholesaler

jachtmakelaar, jachtmakelaardij, botenmakelaar, botenhandel, jachtbemiddelaar, botenhandelaar, botenverkoper: yacht broker, yacht brokerage, boat dealer, boat broker, boats~, yacht dealer, yachts~
scheepsmotorenbedrijf, scheepsmotoren~, scheepsmotorenspecialist, scheepsmonteur, buitenboordmotoren~, bootmonteur: marine engine~, marine engines~, marine mechanic, boat mechanic, outboard~
truckdealer, truckgarage, bedrijfswagengarage, truckbedrijf, vrachtwagengarage, bedrijfswagendealer, vrachtwagendealer, bedrijfswagens~, trucks~, bedrijfsautobedrijf: truck dealer, truck~, trucks~, commercial vehicle~, commercial vehicles~, truck garage, lorry dealer
oldtimergarage, oldtimerspecialist, oldtimerbedrijf, oldtimerrestaurateur, klassiekergarage, klassiekerspecialist, oldtimers~, klassieke auto's~, oldtimerrestauratie~: classic car~, classic cars~, classic car garage, classic car dealer, classic car restorer, vintage car~, oldtimer~, classic car restoration~
autoruitspecialist, autoruitenbedrijf, autoglasspecialist, autoruitherstel~, autoruiten~, autoglas~, ruitschadebedrijf, autoglasbedrijf: windscreen~, windshield~, windscreen repair~, car glass~, auto glass~, windshield repair~, car window~
trekhaakspecialist, trekhaakcentrum, trekhaakbedrijf, trekhaken~, trekhaakmontage~: tow bar~, towbar~, tow bars~, towbar fitter, tow bar fitter, trailer hitch~
autobekleder, autobekleding~, autobekleedster, autobekledingsbedrijf, autostoffeerder, bootstoffeerder, auto- en bootbekleder: car upholsterer, auto upholsterer, car upholstery~, auto upholstery~, car trimmer, boat upholsterer
chiptuningbedrijf, tuningbedrijf, chiptuner, chiptuning~, autotuning~: chip tuning~, chiptuning~, car tuner, car tuning~, tuning~
tankstation, pompstation, benzinestation, benzinepomp, brandstofleverancier, tankshop: petrol station, gas station, filling station, service station, fuel station, fuel supplier
scooterverhuur~, scooterverhuurder, scooterverhuurbedrijf: scooter rental~, scooter hire~, moped rental~
limousineverhuur~, trouwautoverhuur~, trouwautoverhuurder, limousineverhuurder, trouwauto's~, limousineservice: limousine~, limousine hire~, wedding car~, wedding car hire~, limo~, limousine rental~

hoedenmaker, hoedenmaakster, hoedenatelier, hoedenwinkel, hoedenmakerij, hoedenzaak, modiste, hoeden~, hoedenontwerper: milliner, hat maker, millinery, hat~, hats~, hatter
leerbewerker, leeratelier, lederatelier, leerbewerking~, lederbewerker, leerwerk~, tassenmaker, leermaker: leather worker, leatherworker, leather craftsman, leather workshop, leather studio, leathercraft~, leatherwork~, leather artisan, bag maker
mandenmaker, mandenvlechter, mandenmakerij, stoelenmatter, mandenvlechterij, rietvlechter, stoelenmatterij: basket maker, basket weaver, basketry~, chair caner, basketmaker
weverij, weefatelier, tapijtweverij, weefster, textielfabriek, textielbedrijf, textiel~: weaver, weaving~, weaving mill, textile~, textiles~, textile mill, textile manufacturer
borduuratelier, borduurstudio, borduurbedrijf, borduurster, borduurspecialist, borduren~, borduurwerk~: embroidery~, embroiderer, embroidery studio
textieldrukkerij, textieldrukker, t-shirtdrukkerij, textieldruk~, kledingdrukker, zeefdrukkerij, kledingbedrukking~, textielbedrukking~: textile printer, textile printing~, t-shirt printer, t-shirt printing~, screen printer, screen printing~, screenprinting~, garment printing~
graveerbedrijf, graveur, graveeratelier, graveerder, lasergraveur, lasergravures~, gravures~, graveren~, graveerwerk~: engraver, engraving~, laser engraving~, engravers
kalligraaf, kalligrafie~, kalligrafe: calligrapher, calligraphy~
meubelrestaurateur, antiekrestaurateur, meubelrestauratie~, antiekrestauratie~, meubelrestauratieatelier: furniture restorer, furniture restoration~, antiques restorer, antique restorer, antique restoration~
trofeeënwinkel, prijzenspecialist, bekerzaak, sportprijzen~, trofeeën~: trophy~, trophies~, awards~
sleutelkluis, kluizenspecialist, kluizenleverancier, kluizen~: safes~
orgelrestaurateur, pianorestaurateur, pianorestauratie~, pianoatelier: piano restorer, piano restoration~, piano workshop
drumschool, drumdocent, drumles~, drumleraar, drumlessen~, slagwerkdocent: drum school, drum teacher, drum lessons~
theaterschool, toneelschool, acteerschool, musicalschool, circusschool, theateropleiding~, theaterdocent: drama school, theatre school, acting school, musical theatre school, circus school, drama teacher
kunstschool, tekenschool, kunstacademie, tekenles~, schilderles~, schildercursussen~, creatief centrum: art school, art classes~, drawing school, art academy, painting classes~, art teacher
vaarschool, vaaropleider, vaarbewijsopleider, vaarbewijsopleiding~, vaarlessen~, vaarles~: boating school, boat licence school, boating lessons~, skipper training~
vliegschool, vliegopleiding~, zweefvliegclub: flying school, flight school, flight training~, pilot school
wijnschool, wijncursussen~, wijndocent, vinoloog, wijnopleiding~: wine school, wine courses~, wine educator, wine tasting~
bhv-opleider, bhv-trainer, bhv-opleidingen~, bhv-trainingen~, ehbo-opleider, ehbo-cursussen~, bhv-cursussen~, ehbo-instructeur, bhv~, ehbo~: first aid training~, first-aid training~, first aid trainer, safety training~, emergency response training~, first-aid trainer
veiligheidskundige, veiligheidsadviseur, veiligheidsadviesbureau, arbo-adviseur, veiligheidskundig adviesbureau: safety consultant, safety consultancy, safety adviser, health and safety consultant, safety advisor
brandbeveiligingsbedrijf, brandbeveiliging~, brandbeveiligingsspecialist, brandblussers~, brandpreventie~, brandpreventiebedrijf, brandveiligheid~, blusmiddelen~, brandveiligheidsadviesbureau, brandveiligheidsadviseur: fire protection~, fire safety~, fire prevention~, fire extinguisher~, fire security~
verkeersregelaarsbedrijf, verkeersregelaars, verkeersregelaar, verkeersbureau, verkeersmaatregelen~: traffic control~, traffic management~, traffic controllers
milieuadviesbureau, milieuadviseur, milieubureau, duurzaamheidsadviesbureau, duurzaamheidsadviseur, milieuadvies~: environmental consultancy, environmental consultant, sustainability consultancy, sustainability consultant, environmental~, sustainability~
bodemonderzoeksbureau, bodemonderzoek~, bodemadviesbureau, sonderingen~, sondeerbedrijf, grondboorbedrijf, bronboorbedrijf, bronboringen~: soil investigation~, soil survey~, soil testing~, soil research~, drilling~, well drilling~, borehole~
ecologisch adviesbureau, ecologisch bureau, ecoloog, ecologen, ecologie~, ecologisch onderzoeksbureau: ecological consultancy, ecologist, ecology~, ecological~
archeologisch bureau, archeologisch adviesbureau, archeologisch onderzoeksbureau, archeoloog, archeologie~: archaeological~, archaeology~, archaeologist
stedenbouwkundig bureau, stedenbouwkundig adviesbureau, stedenbouwkundige, stedenbouw~, planologisch bureau, planoloog: urban planning~, urban design~, urban planner, urban planners, town planner, planning consultancy
akoestisch adviesbureau, akoestiekbureau, geluidsadviesbureau, akoesticus, akoestiek~: acoustic consultancy, acoustics~, acoustic~, noise consultancy
marktonderzoeksbureau, onderzoeksbureau, marktonderzoeker, marktonderzoek~: market research~, market researcher, research agency, research firm
subsidieadviesbureau, subsidieadviseur, subsidiebureau, subsidieadvies~: grant consultancy, subsidy consultancy, grant adviser, subsidy adviser, subsidy consultant

springkussenverhuur~, springkussenverhuurder, springkussenverhuurbedrijf, luchtkussenverhuur~, springkastelen~: bouncy castle~, bouncy castle hire~, inflatable rental~, bounce house rental~, inflatables~
fotoboothverhuur~, fotoboothverhuurder, photoboothverhuur~, photobooth~, fotohokjes~: photo booth~, photobooth~, photo booth rental, photo booth hire, photo booth rental~, photo booth hire~
kostuumverhuur~, kostuumverhuurder, kledingverhuur~, kostuumverhuurbedrijf, kostuumatelier: costume hire~, costume rental~, costume~, suit hire~
toiletverhuur~, toiletverhuurder, sanitairverhuur~, toiletwagenverhuur~: toilet hire~, toilet rental~, portable toilet~, mobile toilet~
aggregaatverhuur~, aggregaatverhuurder, aggregaten~, stroomverhuur~: generator rental~, generator hire~, generators~, power rental~
av-bedrijf, audiovisueel bedrijf, licht- en geluidsbedrijf, licht en geluid~, geluidsverhuur~, geluidsbedrijf, lichtbedrijf, geluidsverhuurbedrijf, evenemententechniek~, podiumverhuur~: av~, audiovisual~, audio-visual~, sound and light~, sound and lighting~, light and sound~, stage rental~, event technology~, sound hire~, sound and light hire~
standbouwer, standbouwbedrijf, standbouw~, decorbouwer, decorbouwbedrijf, decorbouw~, beursstandbouwer, decoratelier: stand builder, exhibition stand~, set builder, exhibition builder, booth builder, trade show booth~, set construction~, exhibition stand builder
chaletverhuur~, chaletverhuurder, chalets~, stacaravans~, tiny-housebouwer, tiny houses~, chaletbouwer: chalet rental~, chalet~, mobile home~, tiny house~, tiny house builder
rondleidingsbureau, stadsgids, stadsgidsen, rondleidingen~, gidsenbureau, stadswandelingen~, reisgids, natuurgids: tour guide, guided tours~, guided tour~, city guide, walking tours~, tours~
outdoorcentrum, outdoorbedrijf, outdooractiviteiten~, buitensportcentrum, survivalcentrum, survivalbedrijf, teambuildingbedrijf, teambuilding~, teambuildingbureau, teamuitjes~, activiteitenbureau: outdoor centre, outdoor center, outdoor activities~, outdoor activity~, survival~, team building~, teambuilding~, adventure~, activity centre
paintballcentrum, lasergamecentrum, lasergame~, paintball~, lasergamehal: paintball~, laser tag~, laser game~, paintball centre, lasertag~, laser tag arena
bowlingcentrum, bowlingbaan, bowling, bowlinghal, kegelbaan: bowling alley, bowling centre, bowling center, bowling~
padelclub, padelcentrum, padelbaan, tennisclub, tennispark, tenniscentrum, padel~, padelpark, tennisvereniging: padel~, padel club, padel centre, tennis club, tennis centre, racket club
kartbaan, kartcentrum, karthal, kartcircuit, karten~: karting~, kart track, go-kart track, karting track, karting centre, go-karting~, go-kart~
ijsbaan, schaatsbaan, kunstijsbaan, ijshal: ice rink, skating rink, ice skating rink
midgetgolfbaan, minigolfbaan, midgetgolf, midgetgolfclub, minigolf, adventuregolf: mini golf course, mini golf~, minigolf~, miniature golf course, crazy golf course, crazy golf~
trampolinepark, trampolinehal, trampolinecentrum, jumphal: trampoline park, trampoline~, jump hall
speeltuin, speelpark, attractiepark, pretpark, familiepark: playground, amusement park, theme park, play park
kinderboerderij, dierenweide, stadsboerderij: petting zoo, petting farm, children's farm, city farm
dierentuin, dierenpark, vogelpark, aquariumpark: zoo, animal park, wildlife park, bird park
ballonvaartbedrijf, ballonvaarder, ballonvaarten~, ballonvaart~, luchtballonvaarten~: hot-air balloon~, hot air balloon~, ballooning~, balloon flight~, balloonist
parachutecentrum, parachuteclub, parachutespringen~, skydivecentrum: skydiving centre, skydiving center, skydiving~, parachute centre
hondenfokker, hondenfokkerij, kattenfokker, cattery, kennel: dog breeder, breeder, cat breeder, kennel, cattery
dierfysiotherapeut, dierenfysiotherapeut, hondenfysiotherapeut, paardenfysiotherapeut, dierfysiotherapie~, dierenosteopaat, dierosteopaat, dierfysiotherapiepraktijk, dierfysio, dierenfysio, praktijk voor dierfysiotherapie, dierenfysiotherapie~: animal physiotherapist, veterinary physiotherapist, veterinary physiotherapy~, animal physiotherapy~, equine physiotherapist, animal osteopath, canine physiotherapist, canine physiotherapy~, dog physiotherapist, animal physio~, canine rehabilitation~, equine physiotherapy~
paardencoach, coaching met paarden~, paardentrainer, instructeur paardrijden: equine coach, horse trainer, horse coach, equine therapist
begraafplaats, natuurbegraafplaats, kerkhof: cemetery, natural burial ground, graveyard
trouwambtenaar, babs, ceremoniemeester, ritueelbegeleider, trouwceremonies~, ceremoniespreker: wedding officiant, celebrant, wedding celebrant, officiant, master of ceremonies
goochelaar, illusionist, clown, kinderentertainer, entertainer, schminkster, schminker: magician, illusionist, clown, children's entertainer, entertainer, face painter
coverband, bruiloftsband, feestband: cover band, wedding band
`
