/**
 * More parts of the names of services, trade by trade, written as the general ones are. A group whose first word is among those
 * already adds to its meaning. What begins with '+' has this meaning in an answer beside its other one, where other parts stand by it:
 * 'kappen' is done to hair and to trees. 'Glasbewassing=raambewassing' has the parts of the other word.
 * Source: written by hand for this project.
 */

// biome-ignore format: meanings behind each other
export const SERVICE_PARTS_BY_TRADE = `
- systeem systemen system systems unit units faciliteiten facilities diverse various
- behandeling verrichting verrichtingen treatment treatments ingreep ingrepen procedure procedures klachten complaints stoornis stoornissen disorder disorders problemen problems
* verwijdering verwijderen verwijderd verwijdert removal removing remove removed; * verhelpen fixing fixes fix oplossen
* reparatie +fixing +fix +verhelpen; * vervanging vernieuwen vernieuwing +nieuwe +new; * onderhoud +service +beurt +beurten
* inspectie +apk +mot; * hulp hulpverlening assistance help aid; * bewaking bewaken surveillance monitoring guarding toezicht
* controle controles checks checkup checkups +control; * meting +test +tests +testing
* beveiliging +cctv +camerabewaking; * aanvraag aanvragen application applications; * berekening berekeningen berekenen calculation calculations
* verhuur letting huur +huurauto +huurautos +huurfiets +huurfietsen; * zorg verzorging verzorgen verzorgt; * installatie +fitting
* beheer administratie +administration; * inrichting inrichten +interior +interiors +fitting; * training opleiding opleidingen trainer trainers +cursus +course +courses +cursussen
* cursus +training +class +classes +lessons; * les lesuur +classes +class; * begeleiding +help +hulp +assistance +supervision +aid
* uitbreiding uitbreidingen; aanbouw +uitbreidingen +uitbreiding
renovatie refurbishment refurbishing remodelling remodeling remodel opknappen opknapt vernieuwbouw
storten +pouring gieten giet gegoten poured cast casting; * bouw +construction +aannemer
ontstop ontstoppen ontstopping ontstoppingen verstopt verstopte verstopping verstoppingen unblocking unclogging unblock unclog clogged blocked blockage blockages
riool afvoer afvoeren; leiding leidingen leidingwerk pipe pipes pipework piping; onthard ontharder ontharders ontharding softener softeners softening
- cv; sanitair fixtures sanitaryware; storing storingen storingsdienst malfunction malfunctions fault faults troubleshooting breakdown breakdowns
pech breakdowns roadside +breakdown; zon pv photovoltaic; thuis home +homes; automatisering automation automatiseren; mechanisch mechanische mechanical
koel cold +koelkamers; cel cellen cell cells +rooms +kamers +kamer +koelkamer +koelkamers
groen groene green sedum sedumdak sedumdaken vegetatie; raam raamwerk
buiten exterior outdoor outside outdoors; exterieur +outdoor +buiten; binnen interior indoor indoors inside; interieur +interior +interiors inrichting inrichten inricht +fit-out furnishing furnishings
rot houtrot; glas beglazing glazing; saus sauzen sauswerk latex latexen; stuc pleister pleisterwerk pleisteren; spachtelputz sierpleister +decorative
impregneren impregneer impregnering impregnation waterproofing; plafond plafonds ceiling ceilings; schuren sanding schuurwerk geschuurd
raamdecoratie raambekleding raambekledingen coverings; tapijt vloerkleden vloerkleed
maatwerk maat fitted tailored measure +built; inbouw ingebouwd ingebouwde built built-in inbouwen
knippen +snoeien; rooien rooi vellen vel felling felled kap rooit +kappen +removal +kap +kapt
stob stobbe stobben stronk stronken boomstronk boomstronken stump stumps; frezen +grinding; gazon gras graszoden zoden turf; leggen leg laying +aanleg
kunst artificial +synthetic; schutting afscheiding afscheidingen tuinafscheiding tuinafscheidingen; beregening sproei sproeien sproeisysteem sproeisystemen sprinkler sprinklers
haag hagen +heggen; snoei +knippen +trimming; onkruid weed weeds; bestrijding bestrijden control verdelging; gladheid gladheidsbestrijding gritting sneeuwruimen +strooien
wissel wisselen wisseling change changes changing swap; beurt beurten onderhoudsbeurt onderhoudsbeurten; trekhaak trekhaken towbar towbars tow
uitdeuk uitdeuken deuk deuken dent dents; uitlijn uitlijnen uitlijning alignment; uitlezen uitlees readout; occasion second-hand tweedehands secondhand
tweedehands secondhand +used; auto automobiel automobielen +vehicle +vehicles; voertuig voertuigen vehicle vehicles
elektra e; ebike pedelec pedelecs; race racen racing racefiets racefietsen road wielren; mountainbike mountainbikes mtb mtbs
stad stads city; wieler wielerkleding; fiets +wielerkleding +cycling; kleding +clothes wear apparel +wielerkleding; accessoire toebehoren
stalling stallen stalt +storage +berging winterberging +livery +boarding; winter winterberging +winterberging; jacht jachten yacht yachts; sloep sloepen sloop sloops
ligplaats ligplaatsen berth berths mooring moorings; antifouling; motor +engine +engines
consult consulten consultation consultations spreekuur spreekuren; klein kleine minor small; bloed blood; prikken prik +test +tests +testing; reis reizen reizigers travel traveller travellers travelers trip trips
uitstrijkje uitstrijkjes smear pap; diabetes suikerziekte diabetisch diabetische diabetic diabeteszorg
gebit +mondhygiene +mondhygienist +gebitsreiniging; reiniging +hygiene +mondhygiene +hygienist +poetsen +wassen +wasst
vulling vullingen filling fillings gaatje gaatjes cavities cavity; wortelkanaal root endodontie; facing facings veneer veneers
angst angstig angstige anxious anxiety nervous +angstklachten; bekken bekkenbodem; oedeem oedema edema lymfedrainage lymphedema +lymph +lymfe; lymfe +lymfedrainage
echo echos echografie ultrasound ultrasounds scan scans; val vallen fall; preventie prevention preventief preventive; blessure +injury sportblessure sportblessures
relatie relaties relationship couples couple partnerrelatie; cognitief cognitieve cognitive; * therapie +cbt; gedrag +cbt; cognitief +cbt; emdr; trauma traumabehandeling +emdr
burnout burn; - out; depressie somber somberheid depressive depressief; rouw grief mourning bereavement; verwerking verwerken +counselling +counseling +support +begeleiding
hypno hypnotherapie hypnotherapy hypnose hypnosis; faalangst failure +fear; diagnostiek diagnostisch diagnostic +diagnostics +assessment +assessments +diagnosis +onderzoek
vaccinatie enten ingeent +entingen reisvaccinaties; castratie castraties castreren sterilisatie sterilisaties steriliseren neutering neuter spaying spay castration sterilisation sterilization
rontgen rontgenfoto rontgenfotos x-ray x-rays xray xrays ray rays; spoed spoedeisende acute crash intensive intensief intensieve express urgent; paard equine pony ponys ponies; geneeskunde medicine +care +zorg
oog +eye +eyes oogonderzoek +oogonderzoek; * onderzoek +rays +rontgenfoto +rontgenfotos +scan +scans; * meting +oogonderzoek +exam +exams; zonnebril zonnebrillen sunglasses; multifocaal multifocale multifocal varifocal varifocals
hoortoestel hoorapparaat hoorapparaten; medicijn medicijnen medicatie geneesmiddel geneesmiddelen medicines medication medications
beoordeling beoordelen review reviews; bezorg bezorgen bezorgd bezorgservice bezorging; * levering +bezorgen +bezorging; persoonlijk persoonlijke personal
huishoudelijk huishoudelijke huishouden huishouding household domestic; verpleging verplegen verpleegkundig verpleegkundige nursing nurse nurses
wond wonden wondzorg wound wounds; palliatief palliatieve terminaal terminale palliative terminal; kraam kraamzorg kraamverzorging maternity postnatal postpartum
borstvoeding lactatie lactatiekundig lactatiekundige breastfeeding lactation; bevalling bevallingen bevallen birth births childbirth +deliveries
steunzool steunzolen zolen zool insole insoles orthotics; eelt callus calluses; likdoorn likdoorns corns corn; ingegroeid ingegroeide ingrown; nagel +toenail +toenails teennagel teennagels
afvallen gewichtsverlies gewichtsafname +weight; allergie allergieen allergisch allergy allergies; voedsel eten food; afasie aphasia; slik slikken swallowing slikstoornis slikstoornissen
stotter +stotteren +stuttering; preverbaal preverbale preverbal; achterstand achterstanden delay delays taalontwikkelingsstoornis taalontwikkelingsstoornissen tos; taal taalontwikkelingsstoornis +taalontwikkelingsstoornissen +linguistic
ergo ergotherapie occupational; ontspanning ontspannings ontspannen relaxing; hotstone hot;  reflexologie reflexology reflexzone reflex; spraak logopedie +speech
kleuren haarkleuring kleuring colours colors colouration; haar +haarkleuring +hairstyle +hairstyles hairstyling +haarverlenging +kapsels +kapsel; extension haarverlenging extensions verlenging
kapsel kapsels hairstyle hairstyles hairdo updo +hair; trim trimming; epileren epileer epilatie waxing shaping threading waxen harsen; lifting lift lifts; gel gelnagel
manicure handverzorging; ontharing ontharing harsen +epilation +waxing +waxen +hair +harsen; permanente pmu micropigmentatie; verbetering verbeteren improvement; * maquillage makeup
make makeup pmu; - up; permanente +pmu; microneedling; piercing piercings
lunch lunchgerecht lunchgerechten luncht; diner avondeten dineren dineert dining dinners; high +afternoon; thee +afternoon; catering caterer cateraar; feest feestje feestjes feestelijk feestelijke festive celebration celebrations; partij gelegenheden gelegenheid
afhaal afhalen afhaalmaaltijd afhaalmaaltijden takeaway takeaways take-away takeout; maaltijd +takeaway +takeaways +afhalen
zaal +function +room +rooms; pizza pizzas; vegetarisch vega plantaardig plantaardige; * gerecht gerechten dish dishes +course +courses; verrassing verrassings verrassingen surprise surprises; speciaal speciale specialty speciality craft; live; proef tasting proeflokaal; lokaal
overnachting logeren logies stay stays overnight; kampeerplaats staanplaats staanplaatsen kampeerplekken; hut hutten trekkershut trekkershutten cabin cabins
zuurdesem zuurdesembrood; glutenvrij glutenvrije gluten-free gluten glutenfree; vrij free; worst saucijs saucijzen; broodje +rolls; vleeswaar vleeswaren charcuterie
gourmet gourmetten; schotel schotels platter platters; pakket package packages hamper hampers box boxes; vers verse fresh; vis seafood; gerookt gerookte smoked roken
haring haringen herring herrings; plank planken plankje plankjes board boards; boeren farm farmhouse; koffieboon koffiebonen bonen boon beans bean; barista
zakelijk corporate business; relatie +corporate +business +zakelijke +zakelijk; cadeau present presents geschenken; bonbon pralines praline; zacht soft softijs; ijs gelato; schep schepijs scoop scoops
whisky whiskys whiskies whiskey; zelfpluk pluk plukken pick-your-own pick
proef +tasting; lokaal +room; bloem +bloemstuk +rouwstukken +rouwstuk +bloemstukken +arrangements +arrangement +floral; rouw rouwstuk rouwstukken; abonnement abonnementen subscription subscriptions; schikken bloemschikken bloemschik arranging
planten plants; kamer +houseplant +houseplants +indoor; planten +houseplant +houseplants; school scholen schools leerlingen leerling pupils schoolkinderen student students; boek schoolbook schoolbooks +schoolbook +schoolbooks
presentatie presentaties launch launches presentations; graveren gravure engraving; dames vrouwen women womens ladies lady; heren mannen mens menswear; mode fashion kleding +clothing +wear
kleding menswear womenswear mode fashion; bruid trouwjurk trouwjurken; jurk jurken dress dresses gown gowns trouwjurk trouwjurken +trouwjurken; pak pakken suit suits; schoen footwear
voer diervoer food feed voeding; witgoed appliances appliance whitegoods; gereedschap gereedschappen tool tools; zagen gezaagd zaag sawing sawn cut; speelgoed toy toys; plaat platen vinyl lp lps records record
stemmen stemt; jaarrekening statements +audit +audits +auditing; overname overnames bedrijfsovername bedrijfsovernames acquisition acquisitions merger mergers takeover takeovers; starter start-up startup startups; controle audit audits auditing
contract overeenkomst overeenkomsten agreement agreements; huwelijkse prenup prenups marriage marital; levering overdracht transfer transfers conveyance conveyancing
oprichting oprichten opgericht incorporating setup +setting; bv bvs +companies +company; familie +family; salaris payrolling; huur rental; onderneming +corporate +company; intellectueel intellectuele intellectual; eigendom eigendommen ownership property
faillissement faillissementen bankruptcy bankruptcies insolvency insolvencies insolventie; aankoop koop kopen +aankoopmakelaar; verkoop +verkoopbemiddeling selling; vve vves homeowners; vastgoed pand panden property; woning +property +properties; pand panden premises +property +properties +goed
gezondheid gezond gezonde health healthy; financieel financiele financial finance finances; planning +plan; interim interimmanager interimmanagers; management managers manager
leiderschap leidinggeven leadership; ontwikkeling +training; communicatie communication communications; verzuim ziekteverzuim absenteeism +absence; hr hrm +personeelsadvies; * advies +personeelsadvies; * zorg +health; ehbo bhv +aid; vca
heftruck heftrucks forklift forklifts; online; zoekmachine zoekmachineoptimalisatie search; optimalisatie optimaliseren optimisation optimization optimising +seo; online +google; advertentie adwords ads; folder folders brochure
 systeembeheer administrator; werkplek workspace workspaces; cyber it-beveiliging itbeveiliging; backup back-up back-ups backups; voip +internet; telefonie bellen +voip
juridisch legal; redactie redigeren editing editorial eindredactie; notulen notuleerservice notulist; fotografie +portretten +portraits; newborn newborns pasgeboren newbornfotografie; fotografie shoot shoots fotoshoot fotoshoots photoshoot photoshoots
bedrijf corporate; drone drones dronebeelden aerial luchtopname luchtopnamen luchtfotografie; beeld beelden footage opname opnamen opnames images image +luchtopnamen +luchtfoto
animatie animaties animation animations animatievideo; visite +business; kaart cards card invitations invitation stationery uitnodiging uitnodigingen announcement announcements; geboorte birth births
auto vehicle +vehicle; belettering signs sign wrap wraps wrapping reclame; bedrijf +office +kantoor; reclame +signage +signs +sign; gevel shopfront +shop; textiel shirt shirts t-shirts; bedrukken bedrukt +printing bedrukking; druk bedrukken bedrukt
lichtreclame illuminated; licht illuminated; congres congressen conferentie conferenties conference conferences; teamuitje teamuitjes bedrijfsuitje bedrijfsuitjes outing outings teambuilding
geluid audio; organisatie +planning +planner; tekening +drafting blueprint blueprints; vergunning vergunningaanvraag vergunningaanvragen; begeleiding supervision; label +certificates +certificate
bouwkundig +building; keuring survey surveys surveyor; bodem soil grond; onderzoek investigation investigations tests testing test +survey +surveys; visualisatie visualisaties visualisation visualisations visualization visualizations render renders rendering impressions impressies
styling stylen styliste; kleur kleuren colour color colours
verhuizing removals verhuist verhuis +furniture; internationaal internationale international buitenland abroad; opslag warehousing opslaan storage opgeslagen; inboedel furniture goods +storage +opslag +spullen +huisraad +belongings; lift liften; inpak inpakken packing verpakken
ontruim ontruiming ontruimen ontruimt clearance clearances clearing; nationaal nationale national; snel +express; vervoer +transfers +transfer +travel +trips +trip;  koerier delivery
leerling leerlingen pupil pupils student students school; ziek zieken patient patients patienten; tocht tochten dagtocht dagtochten trip trips excursie; dagje
bewassing +cleaning +wassen +washing; oplever oplevering +construction +tenancy; trappenhuis trappenhuizen stairwell stairwells; graffiti
object objecten property site sites terrein; mobiel mobiele mobile; surveillance surveillances patrol patrols patrolling; toegang access; brandwacht +fire; wacht watch
nest nesten; muis mouse; bestrijding +removal +control +verwijderen +verwijdering; verwijdering +bestrijding; houtworm woodworm; inzameling inzamelen ophalen ophaal collection collecting collect; ijzer iron scrap; oud oude old scrap; grond excavation graafwerk graven grondverzet
sanering saneren remediation +removal +verwijdering +verwijderen; kraan crane cranes; steiger steigers scaffold scaffolding scaffolds
opvang +care +group +groep +playgroup +peuterspeelzaal +bso; buitenschoolse bso +after; naschools after bso; voorschoolse voorschools before before-school; peuter peuterspeelzaal playgroup playgroups; vakantie schoolvakantie schoolvakanties holiday holidays vacation
flexibel flexibele flexible; baby infants; rijbewijs rijbewijzen licence license licences driving; bromfiets bromfietsen brommer brommers moped mopeds scooter
piano klavier keyboard; band bands; muziek musical; huiswerk study; bijles +tutoring; wiskunde math maths mathematics; examen exam exams toets toetsen preparation; studie study; keuze choice; remedial; teaching
inburgering +integration civic; anderstaligen anderstalige foreigners nt2 second expats; nederlands +nt2; engels taalles
spinning; stijldansen ballroom; salsa; kickboksen kickboxing kickboks; boksen boxing boks; judo; karate; aqua aquafit aquarobics; fit fitness; surf surfen surfing; duik duiken diving scuba; boulder boulderen bouldering; klim klimmen
ballet; streetdance street hiphop; zwanger zwangerschaps
knippen clipping +trimming; nagel claw claws; wassen wash washing bathing gewassen; fohnen blow-drying drying blow; puppy puppys puppies pup pups; gehoorzaamheid gehoorzaamheids obedience; uitlaten uitlaat hondenuitlaat walking uitlaatservice
pension boarding cattery livery; kat cattery catteries; buitenrit buitenritten hacks trail rides ride hacking; hoef hoeven hoof hooves; bekappen bekapping bekap +trimming; beslaan beslag shoeing shod hoefbeslag; dressuur dressage; ruiter paardrij
begrafenis begrafenissen begraven burial burials funeral funerals; crematie crematies cremeren cremation cremations; rouw rouwkaart rouwkaarten; 
opbaring opbaren opgebaard thuisopbaring laying; graf grave graves gravestone gravestones headstone headstones memorial; monument +grafsteen +grafstenen +gravestone +gravestones +headstone +headstones +stones +stone +steen +stenen
urn urnen urns; afscheid farewell memorial; ceremonie services +service dienst; nazorg aftercare; natuur natural nature; kist kisten coffin coffins casket caskets
stoffering bekleden herstofferen reupholster upholstering upholstered upholsters gestoffeerd; meubel upholstery +upholstery; vermaken vermaakt alterations altering alteration +kledingreparatie +reparatie; kleding +alterations; rits ritsen zip zips zipper zippers
bijmaken bijgemaakt kopieren copying cutting duplicating; passe-partout passepartout passe-partouts passepartouts; lood leaded +stained lead; smeed forged ironwork +iron; sier sierhek sierhekken ornamental decorative
balustrade balustrades railing railings; slijpen geslepen sharpening sharpen; mes messen knife knives; zadel zadels saddle saddles; binden bind binding boekbinden bookbinding; boek +bookbinding; kaars kaarsen candle candles
keramiek pottery ceramic klei; cursus classes; schilderij schilderijen painting paintings; opdracht opdrachten commission commissioned commissions
rvs roestvrij roestvast stainless; staal +stainless; constructie constructions; plaatwerk sheet; cnc; machine machines machinery machinebouw; * zetten zetwerk bending +press; * kanten kantwerk braking folding
poeder powder; coaten coating coatings gecoat; revisie reviseren revisies overhaul overhauls overhauling reconditioning gereviseerd; spuitgieten spuitgiet injection; matrijs matrijzen mould moulds mold molds
stralen zandstralen gestraald sandblasting blasting; hydrauliek hydraulisch hydraulische hydraulics hydraulic; transportband transportbanden conveyor conveyors; kunststof kunststoffen plastic plastics upvc; kozijn +windows +window +frames
mest manure slurry; uitrijden spreading; maaien maait gemaaid mowing maaiwerk; hooi hay; stro straw; oogst oogsten harvest harvesting; sloot sloten ditch ditches; schonen baggeren dredging; zaaien zaait sowing seeding
vaste perennial perennials; planten +perennial +perennials; heester heesters shrub shrubs; appel appels apple apples; peer peren pear pears; aardbei aardbeien strawberry strawberries; wijngaard wijngaarden vineyard vineyards; wijn +vineyard +vineyards; bezoek bezoeken visit visits
glasbewassing=raambewassing glazenwassen=raambewassing ramenwassen=raambewassing skylight=dakraam skylights=dakraam
cattery=kattenpension catteries=kattenpension houseplant=kamerplant houseplants=kamerplant menswear=herenkleding womenswear=dameskleding
reupholstery=meubelstoffering uitlaatservice=hondenuitlaten
dagbesteding dagbestedings daytime activities activiteiten programmes programs +day; interview interviews; hydrofoberen
zak zakken bag bags sack sacks
`
