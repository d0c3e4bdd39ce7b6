/** What answers call rarer shops, places to eat, drink, stay and go out, and who works at events; how a line is read stands in crafts-care-and-catering.ts. Source: written by hand for this project. */

// biome-ignore format: one trade a line
export const RARER_SHOP_TRADES = `
strandtent, strandpaviljoen, strandclub, beachclub, beach club, strandrestaurant, stadsstrand: beach club, beach bar, beach restaurant, beach pavilion
theetuin, theeschenkerij, theehuis, thee- en koffietuin, koffietuin: tea garden, tea house, tea room, tearoom
nachtclub, discotheek, danscafé, feestcafé: nightclub, night club, discotheque
poppodium, concertzaal, muziekpodium, concertgebouw, muziektheater: music venue, concert hall, concert venue, live music venue
casino, speelautomatenhal, speelhal, amusementshal, gokhal: casino, amusement arcade
kunstuitleen, kunstuitleencentrum: art library, art lending~, art rental~
kasteelhotel, landgoedhotel, kasteelrestaurant: castle hotel, country house hotel
bezoekerscentrum, natuurinformatiecentrum, informatiecentrum: visitor centre, visitor center, nature centre
vvv, vvv-kantoor, toeristenkantoor, toeristeninformatie~: tourist information~, tourist office, visitor information~
bruiloftsstylist, weddingstylist, bruidsstylist, bruiloftsdecorateur, evenementenstylist, decoratiebedrijf, decoratieverhuur~, bruiloftsstyling~, aankleding van feesten~: wedding stylist, event stylist, wedding decorator, event decorator, wedding decoration~, wedding styling~
ballondecorateur, ballonartiest, ballonnist, ballondecoratie~, ballonnen~, ballonnenwinkel: balloon artist, balloon decorator, balloon decoration~, balloon~
fietsverhuur~, rijwielverhuur, rijwielverhuurder, rijwielverhuurbedrijf, fietsverhuurder, fietsverhuurbedrijf, fietsenverhuur~, fietsenverhuurder: bike rental~, bicycle rental~, bike hire~, cycle hire~, bicycle hire~, bike rental, bicycle rental, cycle hire
kanoverhuur~, kanoverhuurder, kanoverhuurbedrijf, kanocentrum, supverhuur~: canoe rental~, canoe hire~, kayak rental~, canoe centre, paddleboard rental~
meubelverhuur~, meubelverhuurder, meubelverhuurbedrijf: furniture rental~, furniture hire~
zeilcharter, charterschip, chartervaart~, charterbedrijf, zeilcharterbedrijf, charterrederij: sailing charter~, charter ship, charter~, yacht charter~
partyboot, partyschip, feestboot, salonboot, hotelboot: party boat, party ship, hotel boat, houseboat
sportvisbedrijf, sportvisserij, visgids: fishing charter~, fishing guide, sport fishing~
camperplaats, camperpark, camperstandplaats: motorhome site, camper park, camper site, motorhome park
glampingpark, glampingterrein, glamping~, glampingcamping: glamping~, glamping site, glamping park
aparthotel, appartementenhotel, appartementenverhuur~, short stay~, shortstay~, shortstayaanbieder, verhuurder van vakantieappartementen: aparthotel, apartment hotel, serviced apartments~, short-stay~, short stay~, apartment rental~
herberg, logement, taveerne, hofstede: inn, tavern, coaching inn
strandhuisjes~, strandhuisjesverhuur~, strandhuisverhuurder: beach house~, beach houses~
conferentieoord, congrescentrum, conferentiecentrum, congresgebouw, congreshotel, vergadercentrum, vergaderlocatie: conference centre, conference center, conference venue, congress centre, meeting centre
kralenwinkel, kralenzaak, kralen~: bead shop, bead store, beads~
vapewinkel, vapeshop, e-sigarettenwinkel, e-sigaretten~: vape shop, vape store, e-cigarette~
wereldwinkel, fairtradewinkel, fairtrade~: fair trade shop, fairtrade shop, world shop, fair-trade~
kerstwinkel, kerstdecoratiewinkel, kerstshop: christmas shop, christmas store
souvenirwinkel, souvenirshop, souvenirs~: souvenir shop, souvenir~, souvenirs~
skateshop, skatewinkel, skateboardwinkel, skateboards~: skate shop, skateboard~
surfshop, surfwinkel, surfspullen~, kiteshop: surf shop, surf store, kite shop, surf gear~
skiwinkel, skispeciaalzaak, wintersportwinkel, wintersportzaak, wintersportartikelen~: ski shop, ski store, winter sports shop, snowboard shop
golfwinkel, golfshop, golfspeciaalzaak, golfartikelen~: golf shop, golf store, golf equipment~
duikwinkel, duikshop, duikspeciaalzaak, duikspullen~, duikartikelen~: dive shop, diving shop, scuba shop, diving equipment~
biljartwinkel, biljartspeciaalzaak, biljarts~, biljartfabriek: billiards shop, billiard~, billiards~, pool table~
wapenhandel, wapenwinkel, schietsportwinkel, jachtwinkel, jachtspeciaalzaak: gun shop, gunsmith, hunting shop, gun dealer
messenwinkel, messenspeciaalzaak, messenmaker, messen~: knife shop, knife maker, cutlery shop, knives~
servieswinkel, servieszaak, serviezen~, porseleinwinkel, servies~: tableware~, crockery~, china shop
barbecuewinkel, barbecuespeciaalzaak, bbq-winkel, bbq-shop, barbecues~, bbq's~: barbecue shop, bbq shop, barbecue store, barbecues~
werkkledingwinkel, werkkleding~, bedrijfskleding~, werkkledingspecialist, bedrijfskledingleverancier: workwear~, work clothing~, corporate clothing~, work clothes~
danskledingwinkel, danskleding~, balletwinkel, dansschoenen~: dancewear~, dance shop, dance clothing~, ballet shop
hifiwinkel, hifi-winkel, hifi-speciaalzaak, hifi~, audiowinkel, audiospeciaalzaak: hi-fi~, hifi~, audio shop, audio store
fotozaak, fotowinkel, foto- en videozaak, camerawinkel, fotospeciaalzaak, camera's~, fotolab: camera shop, camera store, photo shop, photo lab, photo store
kinderwagenwinkel, kinderwagens~, kinderwagenspeciaalzaak: pram shop, pushchair~, stroller~, prams~
bontatelier, bonthandel, bontwerker: furrier, fur shop
bierwinkel, bierspeciaalzaak, bierhandel, speciaalbierwinkel, speciaalbieren~: beer shop, beer store, craft beer shop, bottle shop
maaltijdservice, maaltijdbezorger, maaltijdbezorging~, maaltijdbezorgservice, bezorgrestaurant, maaltijden aan huis~: meal delivery~, meal service, delivery restaurant, meal delivery service
donutwinkel, donutzaak, donuts~, bagelwinkel, bagelbar, bagels~, wafelhuis: donut shop, doughnut shop, bagel shop, bagel bar, donuts~
plantenwinkel, plantenzaak, kamerplantenwinkel, plantenboetiek, kamerplanten~, stekjeswinkel: plant shop, plant store, houseplant shop, houseplants~
posterwinkel, posters~, wanddecoratie~: poster shop, poster store, wall art~
woonaccessoirewinkel, woonaccessoires~, lifestylewinkel, woondecoratiewinkel, woondecoratie~: homeware~, homewares~, home accessories~, lifestyle store, lifestyle shop, home decor~
warenhuis, familiewarenhuis: department store
vloerkledenwinkel, vloerkleden~, karpetten~, tapijtengalerie: rug~, rugs~, rug shop, rug store
behangwinkel, behangspeciaalzaak: wallpaper shop, wallpaper store
uniformenwinkel, uniformen~, schooluniformen~: uniform~, uniforms~, school uniform~
zanger, zangeres, muzikant, singer-songwriter, troubadour, saxofonist, pianist, violist, harpist: singer, musician, vocalist, saxophonist, pianist, harpist, troubadour
feestorkest, =orkest, jazzband, dweilorkest, strijkkwartet, muziekgroep: orchestra, jazz band, string quartet, live band
poppentheater, kindertheater, poppenspeler, jeugdtheater: puppet theatre, children's theatre, puppeteer
dagvoorzitter, presentator, presentatrice, cabaretier, spreekster: moderator, presenter, comedian, keynote speaker
pokébowlrestaurant, pokébowlzaak, poké bowls~, saladebar: poke bowl~, poke restaurant, salad bar
beautywinkel, cosmeticawinkel, cosmetica~, make-upwinkel: cosmetics~, beauty store, beauty shop, cosmetics shop
schoonmaakmiddelenwinkel, huishoudwinkel, huishoudelijke artikelen~, huishoudzaak: household goods~, housewares~
kindermeubelwinkel, kinderkamerwinkel, kindermeubelen~, kinderkamers~, babykamers~: children's furniture~, nursery furniture~, kids' furniture~
tuinmeubelwinkel, tuinmeubelen~, tuinmeubels~, tuinmeubelzaak: garden furniture~, outdoor furniture~, patio furniture~
`
