/**
 * What Dutch and English answers call a company of one trade and those who have it: a line is one trade, its Dutch names before the
 * colon and its English ones behind it, without 'company', 'firm', 'bedrijf' and 'zaak' behind them.
 * What ends in '~' is what the trade does, or too wide a word: it tells the trade only with a word for a company ('roofing company',
 * 'bedrijf voor dakbedekking'). What begins with '=' is that trade only as a whole word: a 'websitebouwer' is no 'bouwer'.
 * A word may stand in several lines. A line without an English name is there to tell its trade from those it sounds like.
 * Source: written by hand for this project.
 */

// biome-ignore format: one trade a line
export const CRAFTS_CARE_AND_CATERING = `
aannemer, aannemersbedrijf, aannemingsbedrijf, bouwbedrijf, bouwonderneming, bouwfirma, =bouwer, huizenbouwer, woningbouwer, hoofdaannemer, verbouwbedrijf, verbouwer, verbouwspecialist, renovatiebedrijf, renovatiespecialist, bouwspecialist, bouwkundig bedrijf, bouwteam, bouwvakker, bouwen en verbouwen~, nieuwbouw~, verbouwing~, verbouwingen~, bouw~: builder, contractor, building contractor, general contractor, building~, construction~, home builder, house builder, renovation~, renovations~, remodeling~, renovation contractor, home improvement~
klusbedrijf, klussenbedrijf, klusjesman, klusser, klusservice, klussendienst, allround klusser, onderhoudsbedrijf, onderhoudsdienst, klussen~, kluswerk~: handyman, handyman services, odd-job~, odd jobs~, home maintenance~, home repair~, property maintenance~
loodgieter, loodgietersbedrijf, loodgieterij, loodgietersservice, waterinstallateur, sanitair installateur, loodgieterswerk~: plumber, plumbing~, emergency plumber, plumbing contractor
installatiebedrijf, =installateur, installatietechniek~, installatietechnisch bedrijf, technisch installatiebedrijf, installatiebureau, cv-installateur, verwarmingsinstallateur, verwarmingsbedrijf, cv-bedrijf, cv-monteur, verwarmingsmonteur, verwarmingsspecialist, loodgieters- en installatiebedrijf, installaties~: installation~, installer, plumber, heating engineer, heating installer, plumbing and heating~, heating~, hvac~, hvac contractor, heating contractor, mechanical contractor, building services~, technical installation~
klimaattechniek~, klimaatbedrijf, airco-installateur, aircobedrijf, airco-specialist, aircomonteur, airco~, airconditioning~, koeltechniek~, koeltechnisch bedrijf, koelbedrijf, klimaatspecialist, klimaatinstallateur, koudetechniek~: air conditioning~, air-conditioning~, air conditioning installer, ac installer, refrigeration~, cooling~, climate control~, hvac~
elektricien, elektrotechniek~, elektrotechnisch bureau, elektrotechnisch bedrijf, elektrotechnisch installateur, elektrotechnisch installatiebedrijf, elektrotechnisch installatiebureau, elektrabedrijf, elektrobedrijf, elektromonteur, elektro-installateur, elektro-installatiebedrijf, elektra~, elektrawerk~: electrician, electrical~, electrical contractor, electrical installer, electrical engineer, electrical installation~
zonnepanelenbedrijf, installateur van zonnepanelen, zonnepanelen~, zonne-energiebedrijf, zonne-energie~, zonnepaneleninstallateur, zonnepanelenleverancier, zonnestroombedrijf, pv-installateur: solar~, solar panel~, solar panels~, solar energy~, solar power~, solar installer, solar panel installer, pv installer
dakdekker, dakdekkersbedrijf, dakwerker, dakbedrijf, dakspecialist, dakenspecialist, dakbedekkingsbedrijf, dakwerken, dakonderhoudsbedrijf, dakrenovatiebedrijf, dakbedekking~, dakwerk~, daken~, dakrenovatie~: roofer, roofing~, roof~, roofing contractor, roofing specialist, roof repair~
rietdekker, rietdekkersbedrijf, rietdekkerij, rietdakdekker, rieten daken~: thatcher, thatching~, master thatcher
schildersbedrijf, =schilder, huisschilder, schilderbedrijf, schildersfirma, schildersploeg, onderhoudsschilder, schilder en behanger, schilder- en behangersbedrijf, schilderwerk~, schilderwerken~, glas- en schildersbedrijf: painter, painting~, house painter, painting and decorating~, painter and decorator, decorator, painting contractor, house painting~
behanger, behangersbedrijf, behangspecialist, behangbedrijf, behangen~: paperhanger, wallpaper hanger, wallpapering~
stukadoor, stukadoorsbedrijf, stucadoor, stucadoorsbedrijf, stuc-bedrijf, stucbedrijf, gipswerkbedrijf, afbouwbedrijf, stucwerk~, stukadoorswerk~: plasterer, plastering~, drywall~, stucco~, plastering contractor
tegelzetter, tegelzettersbedrijf, tegelbedrijf, tegelwerken, tegellegger, tegelspecialist, tegelwerk~: tiler, tiling~, tile setter, tile installation~
metselbedrijf, metselaar, metselaarsbedrijf, metselwerken, metselwerk~, voegbedrijf, voeger, voegersbedrijf, gevelrenovatiebedrijf: bricklayer, bricklaying~, mason, masonry~, brickwork~, pointing~, repointing~
gevelreiniging~, gevelreinigingsbedrijf, gevelreiniger, gevelspecialist, gevelonderhoudsbedrijf: facade cleaning~, façade cleaning~, façade cleaner, facade cleaner
timmerbedrijf, timmerman, timmerwerkplaats, timmerfabriek, timmerlieden, timmerwerken, timmerwerk~, schrijnwerker, schrijnwerkerij, bouw- en timmerbedrijf, trappenmaker, trappenfabriek: carpenter, carpentry~, joinery, joinery~, joiner, woodworking~, carpentry workshop, woodworker
vloerenbedrijf, vloerenwinkel, vloerenspecialist, vloerenlegger, vloerlegger, vloerspecialist, parketteur, parketbedrijf, parketlegger, parketvloeren~, vloerenhuis, vloerenzaak, parketzaak, gietvloeren~, gietvloerenbedrijf, gietvloerspecialist, vloeren~: flooring~, floor layer, flooring contractor, floor fitter, flooring store, parquet~, floor specialist, floors~, flooring installer
woningstoffeerder, woningstoffeerderij, woninginrichting~, woninginrichter, woonwinkel, interieurzaak, interieurwinkel, tapijtzaak, tapijtwinkel, woonspeciaalzaak, projectstoffeerder, projectstoffeerderij, gordijnenzaak, gordijnenwinkel, gordijnatelier: home furnishing~, home furnishings~, carpet~, carpet fitter, soft furnishings~, curtain~, curtains~, home decor~, interior decoration~
keukenzaak, keukenshowroom, keukenwinkel, keukenspecialist, keukenbedrijf, keukenstudio, keukenleverancier, keukenbouwer, keukencentrum, keukenmaker, keukenmonteur, keukenatelier, keukens~, maatwerkkeukens~: kitchen~, kitchens~, kitchen supplier, kitchen retailer, kitchen showroom, kitchen fitter, kitchen maker, kitchen design~
badkamerspecialist, badkamerzaak, badkamerwinkel, badkamerbedrijf, badkamerinstallateur, badkamerstudio, sanitairzaak, sanitairwinkel, sanitairspecialist, badkamers~, sanitair~: bathroom~, bathrooms~, bathroom fitter, bathroom installer, bathroom showroom, bathroom renovation~, sanitary ware~
interieurbouwer, interieurbouwbedrijf, interieurbouw~, maatwerkinterieur~, kastenmaker, interieurbouw-bedrijf: interior builder, interior construction~, interior fit-out~, shopfitter, fitted furniture~, bespoke interior~, custom interior~
glaszetter, glaszettersbedrijf, glasbedrijf, glasspecialist, glashandel, ruitenzetter, glasservice, glasherstelbedrijf, glas~: glazier, glazing~, glass~, glass repair~, glazing contractor, glass company
kozijnenbedrijf, kozijnenspecialist, kozijnenleverancier, kozijnspecialist, kunststof kozijnen~, kozijnen~, kozijnenfabriek, gevelbouwer, kozijnbedrijf: window~, window and door~, windows and doors~, window frame~, window installer, window fitter, window supplier
zonweringsbedrijf, zonweringspecialist, zonwering~, zonweringzaak, zonweringbedrijf, rolluikenbedrijf, rolluiken~, raamdecoratiezaak, raamdecoratie~: awning~, awnings~, sun protection~, blinds~, sun shading~, sunshade~, shutters~, window blinds~
isolatiebedrijf, isolatiespecialist, isolateur, isolatie~, isoleerbedrijf, spouwmuurisolatie~, woningisolatie~: insulation~, insulation contractor, insulation installer
sloopbedrijf, sloper, slopersbedrijf, sloopwerk~, sloopwerken~, sloopaannemer, asbestsaneerder, asbestverwijderingsbedrijf, asbestsanering~: demolition~, demolition contractor, asbestos removal~, wrecking~
grondverzetbedrijf, grondwerkbedrijf, grondwerker, grondwerk~, grondwerken~, grondverzet~, gww-bedrijf, infrabedrijf, wegenbouwer, wegenbouwbedrijf: earthmoving~, groundworks~, groundwork~, groundworks contractor, excavation~, civil engineering contractor, road construction~
stratenmaker, straatmaker, stratenmakersbedrijf, straatmakersbedrijf, bestratingsbedrijf, bestratingsspecialist, bestrating~, straatwerk~, sierbestrating~: paver, paving~, paving contractor, paviour, driveway~
schoorsteenveger, schoorsteenveegbedrijf, schoorsteenvegersbedrijf, schoorsteenvegen~, schoorsteenspecialist: chimney sweep, chimney sweeping~, chimney~
rioleringsbedrijf, rioolservice, rioolbedrijf, ontstoppingsbedrijf, ontstoppingsdienst, ontstopper, ontstoppingsservice, rioolspecialist, rioolreiniging~, rioolreinigingsbedrijf, riolering~: drain cleaning~, drainage~, drain~, sewer~, sewer cleaning~, drain unblocking~
lekdetectie~, lekdetectiebedrijf, lekdetecteur, lekspecialist, lekopsporing~: leak detection~, leak detection specialist
slotenmaker, slotenservice, slotenspecialist, slotenmakersbedrijf, slotenmakerij, sleutelmaker, sleutelservice, slotensmid: locksmith, locks~
zwembadbouwer, zwembadenbouwer, zwembadbouw~, zwembadspecialist, zwembadbedrijf: pool builder, swimming pool builder, swimming pool~, swimming pools~, pool~
steigerbouwer, steigerbouw~, steigerbouwbedrijf, steigerbedrijf, steigerverhuur~, steigerverhuurder: scaffolder, scaffolding~, scaffold~
schadeherstel~, dakkapellenbouwer, dakkapelspecialist, dakkapellen~, dakkapellenbedrijf: dormer~, dormer builder, dormers~
betonboorbedrijf, betonbedrijf, betonboorder, betonspecialist, betonboringen~, betonwerken~, vlechtbedrijf: concrete~, concrete drilling~, concrete contractor
schilderijenrestaurator, restauratieatelier, restaurator, restauratiebedrijf, restauratieaannemer: restorer, conservator, restoration~, conservation studio, restoration contractor
hekwerkbedrijf, hekwerkspecialist, hekkenbouwer, hekwerken~, hekwerk~, schuttingenbedrijf, schuttingbouwer, schuttingen~: fencing~, fence~, fencing contractor, fence builder, fences~
lift, liftenbedrijf, liftbedrijf, liftinstallateur, trapliftenleverancier, trapliften~: elevator~, lift~, stairlift~, lift engineer
laadpaalinstallateur, laadpalen~, laadpalenbedrijf, laadpaalleverancier: ev charger installer, charging station~, ev charging~, charge point installer

hovenier, hoveniersbedrijf, hoveniers, tuinman, tuinlieden, tuinbedrijf, tuiniersbedrijf, tuinier, tuinaannemer, tuinspecialist, tuinbouwer, tuinaanlegger, tuinaanlegbedrijf, tuinonderhoudsbedrijf, groenbedrijf, groenvoorziener, groenvoorzieningsbedrijf, groenspecialist, groenaannemer, groenonderhoudsbedrijf, groenverzorger, tuin- en landschapsbedrijf, tuinenbedrijf, tuinaanleg~, tuinonderhoud~, groenvoorziening~, groenonderhoud~, tuinen~: gardener, landscaper, landscaping~, landscape gardener, landscape gardening~, landscape contractor, gardening~, garden~, garden design and landscaping~, garden maintenance~, garden construction~, garden contractor, garden landscaper, garden builder, lawn care~, green space~, groundskeeper, landscape~
tuinarchitect, tuinontwerper, tuinontwerp~, tuinontwerpbureau, tuin- en landschapsarchitect, landschapsarchitect, landschapsarchitectenbureau: garden designer, garden design~, landscape architect, landscape architecture~, landscape designer, landscape design~
boomverzorging~, boomverzorger, boomverzorgingsbedrijf, boomchirurg, boomrooier, boomrooibedrijf, boomspecialist, boomverzorgers, bomenbedrijf, bomenverzorger, boombedrijf, boomtechnisch adviesbureau, bomendienst: tree care~, tree surgeon, tree surgery~, arborist, tree~, tree service, tree services, tree specialist, tree felling~, arboricultural~
tuincentrum, plantencentrum, tuinwinkel: garden centre, garden center, plant shop
kwekerij, =kwekerij, boomkwekerij, plantenkwekerij, kweker, boomkweker, plantenkweker, rozenkwekerij, vasteplantenkwekerij, heesterkwekerij, bollenkweker, bollenkwekerij, kwekersbedrijf, kassenteelt~: plant nursery, tree nursery, nursery, grower, plant grower, bulb grower, horticultural~, horticulture~, nurseryman
loonbedrijf, loonwerker, loonwerkbedrijf, agrarisch loonbedrijf, loon- en grondverzetbedrijf, loonwerk~: agricultural contractor, farm contractor, agricultural contracting~
boerderij, =boerderij, boerenbedrijf, =boer, agrarisch bedrijf, melkveebedrijf, melkveehouderij, melkveehouder, veehouderij, veehouder, akkerbouwbedrijf, akkerbouwer, pluimveebedrijf, pluimveehouderij, varkenshouderij, geitenhouderij, geitenboerderij, landbouwbedrijf: farm, farmer, dairy farm, arable farm, livestock farm, goat farm, poultry farm, pig farm
tuinbouwbedrijf, tuinder, tuinderij, groentekweker, groentekwekerij, teler, glastuinbouwbedrijf, pluktuin, stadstuinderij: market garden, market gardener, vegetable grower, greenhouse grower, greenhouse~
fruitteler, fruitkweker, fruitkwekerij, fruitbedrijf, fruitteeltbedrijf, boomgaard, fruitboerderij: fruit grower, fruit farm, fruit farmer, orchard
boerderijwinkel, landwinkel, hofwinkel, boerenwinkel, streekwinkel: farm shop, farm store
zorgboerderij: care farm
wijngaard, wijnmakerij, wijnboer, wijnboerderij, wijngoed, wijndomein, wijnbouwer: vineyard, winery, winemaker, winegrower
imkerij, imker, bijenhouder, bijenhouderij, imkersbedrijf: beekeeper, apiary, beekeeping~, honey producer
kaasboerderij, kaasmakerij, kaasmaker, zuivelboerderij: cheese farm, cheesemaker, cheese maker, cheese dairy, cheesemaking~, dairy
kaaswinkel, kaasboer, kaashandel, kaashandelaar, kaasspeciaalzaak, kaasspecialist: cheese shop, cheesemonger, cheese store, cheese merchant, cheese retailer

autobedrijf, =garage, garagebedrijf, autogarage, garagehouder, universeel autobedrijf, autoservice: garage, car dealer, car dealership, car repair~, auto repair~, automotive~, car garage, auto garage, car service~, vehicle repair~, auto shop, car business
autodealer, autohandel, autohandelaar, autoverkoper, autoverkoopbedrijf, occasionbedrijf, occasiondealer, autoshowroom, autobedrijf, =garage, garagebedrijf, dealerbedrijf, merkdealer: car dealer, car dealership, used car dealer, auto dealer, dealership, automobile dealer, car sales~, car showroom, used cars~, used-car dealer
automonteur, autoreparatiebedrijf, autowerkplaats, autoreparateur, autoreparatie~, autobedrijf, =garage, garagebedrijf, autogarage, autoservice, apk-station, apk-keuringsstation, werkplaats voor auto's: mechanic, car mechanic, auto mechanic, car repair~, auto repair~, garage, car workshop, car repair shop, vehicle workshop, auto repair shop, mot station, repair garage
autoschadebedrijf, autoschadeherstelbedrijf, schadeherstelbedrijf, autoschadeherstel~, autospuiterij, autospuiter, carrosseriebedrijf, plaatwerker, autoplaatwerkerij, schadebedrijf, uitdeukbedrijf, autoschadespecialist, autoschade~: body shop, auto body shop, car body repair~, collision repair~, bodywork~, car body shop, auto body~, bodyshop, vehicle body repair~
autopoetsbedrijf, autopoetser, poetsbedrijf, autocleaning~, autodetailer, autopoetsen~, detailingbedrijf: car detailer, car detailing~, auto detailing~, detailing~, car valeting~
autowasserij, wasstraat, carwash, autowasstraat, wasbox: car wash, carwash
bandenspecialist, bandenservice, bandenbedrijf, bandencentrum, bandenhandel, bandenzaak, bandenwinkel, bandenboer, banden~: tyre~, tire~, tyre dealer, tire dealer, tyre specialist, tyre fitter, tyres~, tires~
autosloperij, autodemontagebedrijf, autodemontage~, autosloop: car dismantler, auto salvage~, scrapyard, breaker's yard, salvage yard, car breaker
autoverhuurbedrijf, autoverhuur~, autoverhuurder, busjesverhuur~, verhuurder van auto's: car rental~, car hire~, vehicle rental~, van rental~, van hire~
camperbedrijf, camperdealer, camperspecialist, camperverkoper: motorhome dealer, camper dealer, motorhome~, camper~, campervan~, rv dealer
camperverhuur~, camperverhuurder, camperverhuurbedrijf: camper rental~, motorhome rental~, campervan hire~, camper hire~
caravanbedrijf, caravandealer, caravanhandel, caravanspecialist, caravans~: caravan dealer, caravan~
motorzaak, motorhandel, motordealer, motorwinkel, motorspecialist, motorfietsenzaak, motorbedrijf: motorcycle dealer, motorcycle~, motorbike dealer, motorbike~, motorcycles~, motorcycle repair~
scooterzaak, scooterwinkel, scooterspecialist, scooterhandel, scooterbedrijf, bromfietshandel, brommerzaak, scooters~: scooter~, moped~, scooters~, scooter dealer, moped dealer
fietsenmaker, fietsenwinkel, fietsenzaak, fietswinkel, fietsenspecialist, fietsspecialist, fietsenhandel, fietshandel, tweewielerzaak, tweewielerbedrijf, tweewielerspecialist, tweewielers, rijwielhandel, rijwielzaak, rijwielhandelaar, fietsenhandelaar, fietsreparateur, fietsenreparateur, fietswerkplaats, fietsenwerkplaats, fietsenstalling met werkplaats, fietsenboer, fietsdealer, fietszaak, fietsen~, fietsreparatie~, fietsverkoop~: bicycle~, bike~, cycle~, bicycles~, bikes~, bicycle repair~, bike repair~, bicycle dealer, bike dealer, bicycle mechanic, bike mechanic, cycling~, bicycle retailer, bicycle repairer, bike repairer
fietsverhuur~, fietsverhuurder, fietsverhuurbedrijf: bike rental~, bicycle rental~, bike hire~, cycle hire~, bicycle hire~
aanhangerverhuur~, aanhangwagenbedrijf, aanhangwagens~, aanhangerspecialist: trailer~, trailers~, trailer dealer
jachtwerf, scheepswerf, jachtbouw~, jachtbouwer, scheepsbouwer, botenbouwer, scheepsbouwbedrijf, jachtbouwbedrijf, werf, botenwerf: shipyard, boatyard, yacht builder, boat builder, boatbuilder, shipbuilder, yard, yacht yard, shipbuilding~, boat building~
scheepsreparatie~, scheepsreparatiebedrijf, scheepsreparateur: ship repair~, boat repair~, ship repairer, ship repair yard
jachthaven, haven: marina, yacht harbour, harbour
botenverhuur~, botenverhuurder, bootverhuur~, bootverhuurder, sloepverhuur~, sloepenverhuur~, bootverhuurbedrijf, botenverhuurbedrijf, sloepenverhuurder: boat rental~, boat hire~, sloop rental~
kanoverhuur~, kanoverhuurder, kanoverhuurbedrijf, kanocentrum: canoe rental~, canoe hire~, kayak rental~
zeilmakerij, zeilmaker, zeilenmaker: sailmaker, sail loft, sailmaking~, sail maker
rondvaartbedrijf, rederij, rondvaartrederij: boat tour~, canal cruise~, shipping~, boat tour operator, cruise operator

huisarts, huisartsenpraktijk, huisartspraktijk, huisartsengroepspraktijk, dokterspraktijk, dokter, huisdokter, huisartsen: general practitioner, gp, family doctor, gp surgery, general practice, family physician, medical practice, family medicine practice, doctor's surgery, doctor, doctor's office, general practitioners
tandarts, tandartspraktijk, tandartsenpraktijk, tandheelkundige praktijk, tandheelkundig centrum, mondzorgpraktijk, mondzorgcentrum, tandartscentrum, tandheelkunde~, mondzorg~, tandartsengroep, tandzorgpraktijk: dentist, dental~, dental clinic, dental practice, dental surgery, dental surgeon, dentistry~, dental care~, dental office
orthodontist, orthodontiepraktijk, orthodontie~, beugelspecialist, beugeltandarts: orthodontist, orthodontic~, orthodontics~
mondhygiënist, mondhygiëniste, mondhygiënepraktijk, mondhygiëne~, mondhygiënistenpraktijk, praktijk voor mondhygiëne: dental hygienist, dental hygiene~, oral hygienist
tandprotheticus, tandprothetische praktijk, tandprothetiek~, gebittenmaker, kunstgebittenmaker: denturist, denture clinic, denture~, dental prosthetist
tandtechnisch laboratorium, tandtechnicus, tandtechniek~, tandtechnisch bedrijf: dental laboratory, dental lab, dental technician
kaakchirurg, implantoloog: oral surgeon, implantologist
fysiotherapeut, fysiotherapiepraktijk, fysiopraktijk, fysio, fysiotherapiecentrum, manueel therapeut, manuele therapie~, sportfysiotherapeut, kinderfysiotherapeut, fysiotherapeuten, beweegpraktijk, fysiotherapie: physiotherapy~, physiotherapist, physical therapy~, physical therapist, physio, physiotherapy clinic, physio~, manual therapist
oefentherapeut, oefentherapie~, oefentherapiepraktijk, cesartherapeut, mensendiecktherapeut: exercise therapist, exercise therapy~
ergotherapeut, ergotherapie~, ergotherapiepraktijk: occupational therapist, occupational therapy~
logopedie~, logopediepraktijk, logopedist, logopediste, logopedisch centrum, logopedisten: speech therapy~, speech therapist, speech and language therapist, speech and language therapy~, speech-language pathologist, speech pathologist
diëtist, diëtiste, diëtistenpraktijk, dieetpraktijk, voedingsdeskundige, voedingsadviseur, dieetadviesbureau, diëtetiek~, praktijk voor voeding, voedingsadvies~: dietitian, dietician, nutritionist, dietetics~, nutrition~, dietary~
podotherapie~, podotherapeut, podotherapiepraktijk, podologie~, podoloog, voetenspecialist: podiatry~, podiatrist, chiropodist
pedicure, pedicurepraktijk, pedicuresalon, medisch pedicure, voetverzorgingspraktijk, voetverzorger, voetverzorging~, voetverzorgster: chiropodist, pedicure~, pedicurist, foot care~, foot care specialist, medical pedicure
osteopaat, osteopathie~, osteopathiepraktijk: osteopath, osteopathy~, osteopathic~
chiropractor, chiropractie~, chiropractiepraktijk: chiropractor, chiropractic~
acupuncturist, acupunctuur~, acupunctuurpraktijk: acupuncturist, acupuncture~
psychologenpraktijk, psycholoog, psychologiepraktijk, psychologe, gz-psycholoog, kinderpsycholoog, psychotherapeut, psychotherapiepraktijk, psychologisch centrum, psychologische praktijk, psychologie~, praktijk voor psychologie, ggz-praktijk, psychotherapie~, psychologische hulp~, psychologische zorg~, psychologische behandeling~: psychology~, psychologists~, psychologist, mental health~, psychotherapy~, psychotherapist, psychological~, clinical psychologist, psychology practice, counsellor, counselor
relatietherapeut, haptotherapeut, gezinstherapeut, hypnotherapeut, kindertherapeut, speltherapeut, =therapeut, therapiepraktijk, relatietherapie~, haptotherapie~: therapist, counsellor, counselor, relationship therapist, family therapist, couples therapist, hypnotherapist, child therapist, therapy practice
verloskundigenpraktijk, verloskundige, verloskundige praktijk, vroedvrouw, vroedvrouwenpraktijk, verloskunde~, verloskundigen: midwife, midwifery~, midwifery practice, midwives
kraamzorg~, kraamzorgbureau, kraamzorgorganisatie, kraamzorgaanbieder, kraambureau, kraamverzorgster, kraamverzorgende: maternity care~, postnatal care~, maternity nurse, maternity home care~
thuiszorg~, zorginstelling, thuiszorgorganisatie, thuiszorgbureau, thuiszorgaanbieder, thuiszorgbedrijf, zorgorganisatie, zorgaanbieder, wijkverpleging~, zorgbureau, thuiszorginstelling: home care~, home care organisation, home care organization, care~, healthcare~, home nursing~, care provider, home healthcare~, nursing~, domiciliary care~, homecare~
verpleeghuis, woonzorgcentrum, verzorgingstehuis, verzorgingshuis, zorgcentrum, zorghuis: nursing home, care home, residential care home
apotheek, apotheker, apothekerspraktijk, dienstapotheek: pharmacy, chemist, pharmacist, chemist's, dispensing chemist
drogisterij, drogist, drogisterijwinkel: drugstore, chemist, health and beauty store
opticien, optiek, optiekzaak, opticienzaak, brillenzaak, brillenwinkel, brillenspecialist, optiekbedrijf, opticienswinkel, optometrist, optieker, oogzorgspecialist, brillen~: optician, optometrist, eyewear~, optical~, opticians, eyewear store, optics~, glasses shop, eyeglasses~, spectacles~, eye care~
audicien, hoorcentrum, hoorspecialist, hoortoestellen~, audiciensbedrijf, audicienspraktijk, hoorzaak, gehoorspecialist, hoorwinkel: audiologist, hearing aid~, hearing care~, hearing aid specialist, hearing centre, hearing~, hearing aid dispenser, hearing aids~
dierenarts, dierenkliniek, dierenartsenpraktijk, dierenartspraktijk, dierenartsenkliniek, dierenhospitaal, dierenziekenhuis, dierendokter, veearts, veeartsenpraktijk, dierenartsencentrum, diergeneeskundige praktijk, diergeneeskunde~, diergeneeskundig centrum, gezelschapsdierenpraktijk: vet, veterinarian, veterinary~, veterinary surgeon, veterinary clinic, animal clinic, animal hospital, vet clinic, vet practice, vets, veterinary practice, pet clinic, animal doctor
huidtherapeut, huidtherapie~, huidkliniek, huidpraktijk: skin therapist, skin therapy~, skin clinic, dermatology clinic

kapper, kapsalon, kapperszaak, haarsalon, kapster, haarstudio, hairstudio, haarstylist, kappersbedrijf, haarstyliste, hairstylist, dameskapper, dames- en herenkapper, haaratelier, haarkapper, kapsters, haarmode~, kappers: hairdresser, hair salon, hair~, hairdressing~, hairdressing salon, barber, hair stylist, hairstylist, hairdresser's, salon for hair, hair studio
barbier, barbershop, herenkapper, herenkapsalon, barber, kapper, kapsalon, kapperszaak: barber, barbershop, barber shop, men's hairdresser, barber's
schoonheidssalon, beautysalon, schoonheidsspecialiste, schoonheidsspecialist, beautystudio, schoonheidsinstituut, beautycenter, schoonheidspraktijk, huidverzorgingssalon, schoonheidsstudio, beauty-instituut, salon voor huidverzorging, gezichtsbehandelingen~, huidverzorging~, schoonheidsbehandelingen~: beauty salon, beautician, beauty~, beauty parlour, beauty parlor, cosmetician, esthetician, aesthetician, beauty therapist, skincare~, skin care~, beauty specialist
nagelstudio, nagelsalon, nagelstyliste, nagelstylist, nagels~: nail salon, nail studio, nail technician, nail artist, nail bar, nails~, nail~
massagepraktijk, massagesalon, masseur, masseuse, massagetherapeut, massagestudio, massage~: massage~, massage therapist, massage parlour, masseur, masseuse, massage therapy~
visagist, visagiste, visagie~, make-up artist, make-upartiest: make-up artist, makeup artist, make-up~, makeup~
tattooshop, tattoo studio, tattoostudio, tatoeëerder, tattoozetter, tattoeëerder, tattoo-artiest, tatoeagestudio, tatoeagesalon, tattooartiest, tatoeages~: tattoo~, tattoo artist, tattoo parlour, tattoo parlor, tattooist, tattoo studio
zonnestudio, zonnebankcentrum, zonnecentrum: tanning salon, tanning studio, solarium
sauna, wellnesscentrum, saunacentrum, saunacomplex, wellnessresort, =spa, thermen, wellness~: spa, sauna, wellness~, wellness resort, day spa

restaurant, eethuis, eetgelegenheid, eetcafé, eetlokaal, bistro, eethuisje, eetzaak, restaurantje, brasserie, trattoria, tapasbar, tapasrestaurant, sushibar, steakhouse, grillroom, grillrestaurant, eettent, pizzeria, pizzarestaurant, wokrestaurant, pannenkoekenhuis, pannenkoekenrestaurant, strandpaviljoen, gastrobar, gastropub, visrestaurant, hotelrestaurant, hotel-restaurant, café-restaurant, fine dining~: restaurant, eatery, bistro, steakhouse, brasserie, pizzeria, trattoria, dining venue, dining spot, tapas bar, sushi bar, fine-dining~, dining~, eating place, pancake house, hotel-restaurant, gastropub
pannenkoekenhuis, pannenkoekenrestaurant, pannenkoekenboerderij, pannenkoekenbakkerij, pannenkoekhuis: pancake house, pancake restaurant, pancake~, pancakes~
pizzeria, pizzarestaurant, pizzabakker, pizzazaak: pizzeria, pizza~, pizza restaurant, pizza place
café, =café, kroeg, bruin café, eetcafé, biercafé, dorpscafé, buurtcafé, muziekcafé, grand café, grand-café, wijnbar, cocktailbar, =bar, bierlokaal, proeflokaal, dorpskroeg, stamkroeg, speciaalbiercafé, biljartcafé, sportcafé, café-restaurant, tapperij, taveerne: café, cafe, pub, bar, tavern, brown café, brown cafe, beer café, wine bar, cocktail bar, tasting room, local pub, beer bar
lunchroom, koffiebar, koffiehuis, koffietent, koffiezaak, lunchcafé, theehuis, theeschenkerij, tearoom, koffiecafé, =café, ontbijtzaak, lunchzaak, koffiezaakje, koffie- en lunchzaak, koffie- en theehuis, espressobar, lunchrestaurant, brasserie: coffee shop, coffee bar, café, cafe, tearoom, tea room, lunchroom, lunch room, coffee house, espresso bar, tea house, lunch café, lunch cafe, lunch spot, teahouse, coffeehouse
broodjeszaak, broodjeswinkel, broodjesbar, belegde broodjes~, sandwichbar: sandwich~, sandwich bar, deli
snackbar, cafetaria, friettent, frituur, patatzaak, frietzaak, frietkot, friethuis, shoarmazaak, kebabzaak, snackzaak, patatkraam, afhaalrestaurant, fastfoodrestaurant, fastfoodzaak, snackkar, frietkraam, friteszaak: snack bar, chip shop, cafeteria, fast food~, fast-food~, takeaway, fries shop, takeaway restaurant, kebab~, chippy, fry shop, fast-food restaurant, friterie
ijssalon, ijswinkel, ijsmakerij, gelateria, ijsmaker, ijszaak, ijsboerderij, ijsbereider, schepijs~, ijs~, ijscosalon: ice cream parlour, ice cream parlor, gelateria, ice cream~, ice-cream parlour, ice cream maker, ice-cream~, gelato~, ice-cream maker, ice cream shop
cateringbedrijf, cateraar, catering~, partycatering~, cateringservice, partycateraar, bedrijfscatering~, cateringonderneming, bbq-cateraar, bedrijfscateraar, feestcatering~: caterer, catering~, catering company, party caterer, event caterer, food catering~
traiteur, delicatessenwinkel, delicatessenzaak, delicatessen~, traiteurzaak, delicatesse, comestibleswinkel: delicatessen, deli, caterer, fine food shop, traiteur
foodtruck: food truck
hotel, =hotel, hotelbedrijf, hotelletje, stadshotel, hotelrestaurant, hotel-restaurant, familiehotel, boetiekhotel, boutiquehotel, boutique hotel, hotel-café-restaurant: hotel, boutique hotel, hotel-restaurant, inn, city hotel
b&b, bed and breakfast, bed & breakfast, bed en breakfast, gastenverblijf, =pension, pensionnetje, gastenkamers~, gasthuis, bed-and-breakfast, kamerverhuur~: bed and breakfast, bed & breakfast, b&b, b&bs, guesthouse, guest house, guest accommodation, bnb, boarding house
camping, campingbedrijf, kampeerterrein, minicamping, boerencamping, natuurcamping, kampeerboerderij, familiecamping, campingterrein, kampeerplaats: camp site, campsite, campground, camping site, camping, farm campsite, holiday camp, camping ground, caravan park
vakantiepark, bungalowpark, recreatiepark, vakantiedorp, chaletpark: holiday park, holiday village, bungalow park, vacation park, holiday resort
vakantiehuis, vakantiewoning, vakantiehuisje, vakantieverblijf, vakantieappartement, vakantieboerderij, vakantiehuisjes, vakantiewoningen, vakantiehuizen, vakantieaccommodatie, logeeradres: holiday home, holiday cottage, vacation rental, holiday rental, vacation home, holiday house, holiday apartment, cottage, holiday let
groepsaccommodatie, groepsverblijf, kampeerboerderij, groepshuis: group accommodation, group lodge
hostel, jeugdherberg: hostel, youth hostel
zalencentrum, zalenverhuur~, feestzaal, partycentrum, zaalverhuur~, feestlocatie: function venue, banqueting hall, party venue, party centre, function rooms, events venue, banquet hall
evenementenlocatie, trouwlocatie, vergaderlocatie, congreslocatie, eventlocatie, evenementenzaal: event venue, wedding venue, venue, conference venue, meeting venue, events venue, conference centre
`
