/** What answers call companies of rarer trades in building, workshops, gardens and on the water; how a line is read stands in crafts-care-and-catering.ts. Source: written by hand for this project. */

// biome-ignore format: one trade a line
export const RARER_BUILDING_TRADES = `
heibedrijf, funderingsbedrijf, funderingsspecialist, funderingsaannemer, funderingshersteller, funderingsherstelbedrijf, heiploeg, heier, heiwerk~, heiwerken~, paalfundering~, paalfunderingen~, funderingen~, funderingstechniek~, funderingsherstel~, funderingsrenovatie~: piling~, piling contractor, pile driver, pile driving~, foundation~, foundations~, foundation repair~, foundation contractor, foundation specialist, underpinning~
trappenmaker, trappenfabriek, trappenbouwer, trappenbouwbedrijf, trappenbedrijf, trappenfabrikant, trapfabrikant, trappenleverancier, trappenatelier, trappenspecialist, trappen~: staircase~, staircases~, stair~, stairs~, stair builder, staircase builder, stair maker, staircase maker, staircase manufacturer, stair manufacturer, staircase supplier, stair workshop
leidekker, leidekkersbedrijf, zinkwerker, zinkwerkersbedrijf, loodgieter-zinkwerker, koperslager, zinkwerk~, leien daken~: slater, slate roofer, slate roofing~, zinc roofer, zinc worker, coppersmith
dakreinigingsbedrijf, dakreiniger, dakreiniging~, dakcoating~, dakcoatingbedrijf: roof cleaning~, roof cleaner, roof coating~
dakramenspecialist, dakraamspecialist, dakramen~, lichtkoepels~, lichtstraten~, daklichten~, dakraam: roof window~, roof windows~, skylight~, skylights~, rooflight~
dekvloerenbedrijf, cementdekvloerenbedrijf, dekvloeren~, cementdekvloeren~, vloerenegaliseerder, anhydrietvloeren~, egalisatiebedrijf, betonvloerenbedrijf, betonvloeren~: screed~, screeding~, screeder, floor screeding~, screeding contractor, concrete flooring~, concrete floor~
plafondbedrijf, plafondspecialist, plafondmonteur, wand- en plafondbedrijf, systeemplafonds~, spanplafonds~, plafonds~, systeemwanden~, scheidingswanden~, droogbouw~: ceiling~, ceilings~, suspended ceiling~, suspended ceilings~, stretch ceiling~, partition~, partition wall~, drylining~, dry lining~, ceiling contractor
kitbedrijf, kitspecialist, =kitter, kitvoegbedrijf, kitwerk~, kitwerken~, kitvoegen~, voeg- en kitbedrijf: caulking~, caulker, sealant~, sealant applicator, joint sealing~, sealing~
gevelbekledingsbedrijf, gevelbekledingsspecialist, gevelbekleding~, gevelbekleder, gevelmonteur, gevelmontagebedrijf, gevelbouwbedrijf: cladding~, cladding contractor, facade cladding~, façade cladding~, facade contractor, siding~
houtskeletbouwer, houtskeletbouwbedrijf, houtskeletbouw~, houtbouwer, houtbouwbedrijf, prefabbouwer, prefabbedrijf, systeembouwer, modulebouwer, modulaire bouw~, prefab bouw~, prefabbouw~: timber frame~, timber frame builder, timber framing~, prefab~, prefab builder, modular building~, modular construction~, timber construction~
hallenbouwer, loodsenbouwer, bedrijfshallenbouwer, stallenbouwer, stallenbouwbedrijf, agrarisch bouwbedrijf, bedrijfshallen~, hallenbouw~, stallenbouw~, loodsen~: barn builder, agricultural builder, shed builder, industrial building contractor, warehouse builder, farm buildings~
kassenbouwer, kassenbouwbedrijf, kassenbouw~, kassenfabrikant, tuinbouwkassen~: greenhouse builder, greenhouse manufacturer, greenhouse construction~, glasshouse builder
stalinrichter, stalinrichtingsbedrijf, stalinrichting~, stalinrichtingen~: barn equipment~, livestock housing~, stable fitter, stable equipment~
montagebedrijf, montageservice, =monteursbedrijf, montagewerk~: assembly~, fitting~, installation contractor
saunabouwer, wellnessbouwer, saunaspecialist, saunaleverancier, spabouwer, sauna's~, saunabouw~, jacuzzispecialist: sauna builder, sauna supplier, sauna manufacturer, wellness builder, hot tub supplier, hot tub~, hot tubs~
asfaltbedrijf, asfalteerder, asfalteerbedrijf, asfaltaannemer, asfalt~, asfaltwerk~, asfaltwerken~, asfalteren~: asphalt~, asphalting~, asphalt contractor, tarmac~, surfacing~, blacktop~
baggerbedrijf, baggeraar, waterbouwbedrijf, waterbouwer, baggerwerk~, baggeren~, waterbouw~, oeverbeschoeiing~, beschoeiingen~, beschoeiingsbedrijf, walbeschoeiing~: dredging~, dredger, dredging contractor, hydraulic engineering~, bank protection~, marine contractor
bronbemalingsbedrijf, bemalingsbedrijf, bronbemaling~, bemalingen~, grondwaterbemaling~: dewatering~, dewatering contractor, groundwater control~
kabel- en leidingbedrijf, kabelbedrijf, kabelaannemer, kabelwerken~, kabel- en leidingwerk~, kabellegger, leidingbedrijf, glasvezelaannemer, boogzinkerbedrijf, gestuurde boringen~: cable laying~, cable contractor, utility contractor, utilities contractor, pipeline contractor, directional drilling~
bodemsaneringsbedrijf, bodemsaneerder, saneringsbedrijf, grondsaneerder, bodemsanering~, grondsanering~, saneringen~: soil remediation~, remediation~, land remediation~, decontamination~
veegbedrijf, veegdienst, straatreiniger, straatreinigingsbedrijf, straatreiniging~, terreinreiniging~: street sweeping~, street cleaning~, sweeping~, road sweeping~
gladheidsbestrijder, gladheidbestrijder, strooibedrijf, strooidienst, sneeuwruimer, gladheidsbestrijding~, gladheidbestrijding~, sneeuwruimen~, winterdienst: gritting~, snow removal~, snow clearing~, winter maintenance~, de-icing~, gritting contractor

ventilatiebedrijf, ventilatiespecialist, ventilatie-installateur, luchttechnisch bedrijf, luchttechnisch installatiebedrijf, luchttechniek~, luchtbehandeling~, ventilatietechniek~, ventilatie~, luchtkanalen~: ventilation~, ventilation contractor, ventilation installer, air handling~, ductwork~
ventilatiereiniger, kanaalreiniger, ventilatiereiniging~, kanaalreiniging~, mv-reiniging~, luchtkanaalreiniging~: duct cleaning~, ventilation cleaning~, duct cleaner, air duct cleaning~
schotelantennespecialist, antennebouwer, antenne-installateur, antennebedrijf, schotelantennes~, satellietinstallateur, antennes~: aerial installer, satellite installer, satellite dish~, antenna~, antenna installer, aerial~
datanetwerkinstallateur, databekabelingsbedrijf, databekabeling~, datanetwerken~, netwerkbekabeling~, telecominstallateur, glasvezelmonteur, glasvezelinstallateur: data cabling~, network cabling~, structured cabling~, cabling contractor, telecom installer, fibre installer, fiber installer
deurautomatenspecialist, deurautomaten~, automatische deuren~, automatische-deurenspecialist, toegangstechniekbedrijf, toegangstechniek~, parkeersystemen~: automatic door~, automatic doors~, door automation~, access technology~, parking systems~
zonneboilerspecialist, zonneboilerinstallateur, zonneboilers~: solar water heating~, solar thermal~, solar boiler~
pompenspecialist, pompenbedrijf, pompenleverancier, pompenservice, pomptechnisch bedrijf, pompen~, pomptechniek~: pump~, pumps~, pump supplier, pump specialist
compressorenbedrijf, compressorenspecialist, persluchtspecialist, compressoren~, perslucht~, persluchttechniek~: compressor~, compressors~, compressed air~
elektromotorenbedrijf, wikkelbedrijf, wikkelarij, elektromotorenrevisiebedrijf, elektromotoren~: electric motor~, electric motors~, motor rewinding~, rewinding~, motor rewinder
hydrauliekbedrijf, hydrauliekspecialist, hydrauliekmonteur, slangenspecialist, hydrauliek~, hydraulische slangen~: hydraulics~, hydraulic~, hydraulic hose~, hose specialist
naaimachinehandel, naaimachinewinkel, naaimachinereparateur, naaimachinemonteur, naaimachinespecialist, naaimachines~: sewing machine~, sewing machines~, sewing machine dealer, sewing machine repairer
heftruckbedrijf, heftruckdealer, heftruckleverancier, heftruckspecialist, heftrucks~, magazijntrucks~, intern transport~: forklift~, forklifts~, forklift dealer, forklift supplier, lift truck~, material handling~
gereedschapmakerij, gereedschapsmakerij, stempelmakerij, matrijzenmaker, matrijzenbouwer, matrijzenbouw~, stempel- en matrijzenbouwer: toolmaker, tool maker, toolroom, mould maker, mold maker, die maker, tool and die~
modelmakerij, modelmaker, modelbouwer, maquettebouwer, maquettemaker, maquettes~, prototypebouwer: model maker, modelmaker, scale model maker, prototype maker, architectural model~
polyesterbedrijf, polyesterverwerker, composietbedrijf, composietverwerker, polyesterspecialist, polyester~, composieten~: polyester~, composites~, composite~, fibreglass~, fiberglass~, grp~
houtdraaier, houtdraaierij, houtdraaiwerk~, houtdraaien~: woodturner, wood turner, woodturning~, wood turning~
palletfabriek, kistenfabriek, kistenmakerij, kistenmaker, kistenfabrikant, palletbedrijf, pallethandel, palletleverancier, pallets~, houten verpakkingen~, exportkisten~: pallet~, pallets~, crate maker, pallet manufacturer, pallet supplier, packing case~, wooden packaging~
rvs-bedrijf, rvs-specialist, rvs-verwerker, rvs~, rvs-bewerking~, roestvaststaal~, roestvrijstaal~: stainless steel~, stainless~, stainless steel fabricator, stainless steel specialist
meubelspuiterij, keukenspuiterij, lakspuiterij, meubelspuiter, keukenspuiter, houtspuiterij, keukens spuiten~, spuiten van keukens~, meubels spuiten~: furniture sprayer, kitchen sprayer, furniture spraying~, kitchen spraying~, kitchen respraying~, spray shop, spray finishing~

interieurbeplanter, interieurbeplanting~, kantoorbeplanting~, binnenbeplanting~, plantenverhuur~: interior landscaping~, interior planting~, plant hire~, office plants~, interior landscaper
beregeningsbedrijf, beregeningsspecialist, beregeningsinstallateur, beregening~, irrigatiespecialist, irrigatiebedrijf, irrigatie~, tuinberegening~: irrigation~, irrigation contractor, irrigation specialist, irrigation installer, sprinkler~, garden irrigation~
sportveldenbouwer, sportveldenaannemer, sportveldenbedrijf, sportveldenaanleg~, sportveldenonderhoud~, sportvelden~, sportvloeren~: sports field~, sports pitch~, sports turf~, sports ground~, sports flooring~
speeltoestellenleverancier, speeltoestellenfabrikant, speeltuinbouwer, speelplaatsinrichter, speeltoestellen~: playground equipment~, play equipment~, playground builder, playground supplier
schapenhouderij, schapenhouder, schapenfokker, schapenboer, schapenboerderij, herder, herdersbedrijf, schaapskooi, schaapherder: sheep farm, sheep farmer, shepherd, sheep breeder
mesthandel, mesthandelaar, mestverwerker, mestdistributeur, mestverwerking~, mestdistributie~, mesttransport~, mest~: manure~, manure processor, manure trader, manure transport~, fertiliser supplier
klauwbekapper, klauwverzorger, klauwbekapbedrijf, klauwbekapping~, klauwverzorging~: hoof trimmer, cattle hoof trimmer, cow foot trimmer, hoof trimming~
mollenvanger, mollenbestrijder, muskusrattenvanger, rattenvanger, rattenbestrijder, marterbestrijder, duivenbestrijder, mollenbestrijding~: mole catcher, rat catcher, mole control~
archiefvernietiger, archiefvernietigingsbedrijf, archiefvernietiging~, papiervernietiging~, datavernietiging~: document destruction~, document shredding~, shredding~, data destruction~
zonnepanelenreiniger, zonnepaneelreiniger, zonnepanelenreiniging~, zonnepaneelreiniging~, zonnepanelen reinigen~: solar panel cleaning~, solar panel cleaner, panel cleaning~

jachtschilder, jachtschildersbedrijf, bootschilder, jachtschilderwerk~, jachtlakkerij, jachtspuiterij: yacht painter, yacht painting~, boat painter, boat painting~, yacht varnisher
jachtbetimmeraar, jachttimmerman, jachtinterieurbouwer, scheepstimmerman, scheepstimmerbedrijf, jachtbetimmering~, jachtinterieurs~, scheepsbetimmering~, scheepsinterieurs~: boat carpenter, shipwright, yacht joiner, marine joiner, yacht interior~, ship's carpenter, marine carpentry~
jachtservice, jachtservicebedrijf, bootservice, watersportbedrijf, jachtonderhoud~, bootonderhoud~, jachtreparatie~: yacht service~, yacht services~, yacht maintenance~, boat maintenance~, boat service~, boat services~, boat care~
scheepselektricien, bootelektricien, scheepselektra~, jachtelektra~, bootelektra~, scheepselektronica~: marine electrician, boat electrician, marine electrical~, marine electronics~, yacht electrician
duikbedrijf, duikersbedrijf, bergingsduiker, beroepsduiker, duikwerken~, onderwaterwerk~, duikwerkzaamheden~: commercial diver, commercial diving~, diving contractor, underwater~, underwater works~
`
