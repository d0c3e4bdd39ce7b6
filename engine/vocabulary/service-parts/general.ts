/**
 * The parts of which Dutch makes the names of services, and what English answers call them: the words between two semicolons mean one
 * thing. What begins with '*' is done to many things ('onderhoud', 'repair') and tells a service only with the thing it is done to;
 * what begins with '-' tells nothing ('werk', 'services').
 * Source: written by hand for this project.
 */

// biome-ignore format: meanings behind each other
export const SERVICE_PARTS = `
- periodiek periodieke jaarlijks jaarlijkse halfjaarlijks halfjaarlijkse
- werk werkzaamheden werken dienst diensten dienstverlening service services work works zaken vraagstukken oplossing oplossingen solution solutions behandeling behandelingen treatment treatments
* onderhoud onderhouden onderhoudt maintenance servicing maintain maintains upkeep
reparatie repareren herstel herstellen repair repairs repairing; * aanleg aanleggen aangelegd construction laying landscaping
* advies adviseren adviseur advice advise advises advising advisory consulting consultancy
* installatie installeren installation install installs installing plaatsen plaatsing geplaatst fitting
~ montage monteren mounting assembly; * beheer beheren management managing manage
* planning plannen plant inplannen scheduling schedule schedules rostering rosters planner roosters rooster
* registratie registreren registration tracking registering logging; * ontwerp ontwerpen design designs designing vormgeving designed
* bouw bouwen bouwt gebouwd building build builds; * verkoop verkopen verkoopt sales sale sells selling
* aankoop inkoop aankopen inkopen ingekocht aangekocht opgekocht purchase purchasing buying; verhuur verhuren verhuurt verhuurd huren rental rentals hire rent rents renting
~ reiniging reinigen gereinigd reinigt schoonmaak schoonmaken cleaning clean cleans
~ renovatie renoveren renovation renovations renovating renovate verbouwing verbouwen verbouwingen
* vervanging vervangen vervangt replacement replacing replace
* inspectie inspecteren inspection inspections inspect keuring keuringen keuren controle; * training trainingen trainen trainings
* cursus cursussen course courses; * les lessen lesgeven lesson lessons class classes; workshop workshops
* begeleiding begeleiden begeleidt guidance coaching coach coaches counselling counseling support; * therapie therapieen therapy therapies
* onderzoek onderzoeken research examination examinations exam exams
* levering leveren levert bezorging bezorgen delivery deliver delivers deliveries; * productie produceren production
* verwerking verwerken processing; * analyse analyseren analyses analysis; opslag storage opslaan
* vervoer transport vervoeren transportation transporting; taxatie taxeren taxaties valuation valuations appraisal appraisals
* bemiddeling mediation bemiddelen; * organisatie organiseren organizing organising organization
~ fotografie fotograferen foto fotos photography photo photos photographs photographing
~ vertaling vertalingen vertalen vertaald vertaalt translation translations translate translating; * administratie administration
* aangifte aangiften return returns filing declaration; verzekering verzekeringen verzekeren insurance insurances; * recht law legal
* zorg care; * beveiliging beveiligen security; * ontwikkeling ontwikkelen development developing develop develops
~ isolatie isoleren insulation insulate insulating insulates; bestrating straatwerk bestraten paving pavement; dak daken dakbedekking dakbedekkingen roof roofs roofing
plat platte flat; pannen dakpannen tiled tiles tile; bitumen bituminous; zink zinken zinc
goot goten dakgoot dakgoten gutter gutters guttering; schoorsteen schoorstenen chimney chimneys; kapel dakkapel dakkapellen dormer dormers
muur muren wand wanden wall walls; gevel gevels facade facades; vloer vloeren floor floors flooring; kozijn kozijnen frame frames
raam ramen venster window windows; deur deuren door doors; trap trappen staircase staircases stairs stair; keuken keukens kitchen kitchens
badkamer badkamers bathroom bathrooms; slaapkamer bedroom bedrooms
kast kasten closet closets cupboard cupboards wardrobe wardrobes cabinet cabinets; tafel tafels table tables; stoel stoelen chair chairs
meubel meubels meubelen meubilair furniture; hout houten wood wooden timber; metaal metalen metal; staal stalen steel; glas glazen glass
verf paint; ~ schilder schilderen geschilderd schildert schilderwerk painting paints; behang behangen wallpaper wallpapering
~ stuc stukadoren stuken stucwerk stucadoren plaster plastering stucco; tegel tegels tegelwerk tegelzetten tiling
~ metsel metselen metselwerk masonry bricklaying brickwork; voeg voegen voegwerk pointing repointing grouting
timmer timmeren timmerwerk carpentry joinery; loodgieter loodgieterswerk loodgieten plumbing
riool riolering rioleringen sewer sewers sewerage drain drains drainage; lekkage lekkages lek leak leaks leakage
verwarming centrale heating; vloerverwarming underfloor; ketel ketels boiler boilers; warmte heat; pomp pompen pump pumps; zon zonne solar
paneel panelen panel panels; batterij batterijen accu battery batteries; laadpaal laadpalen laadstation charger chargers charging
elektra elektriciteit elektrisch elektrische electrical electric electricity wiring; licht verlichting lighting light
airco aircos airconditioning airconditioner; ventilatie ventileren ventilation; meterkast groepenkast fuse; domotica smart
alarm alarmen alarms alarmsysteem; camera cameras cctv; slot sloten lock locks; sleutel sleutels key keys; inbraak burglary
tuin tuinen garden gardens gardening; gras gazon lawn lawns turf; boom bomen tree trees; haag hagen heg heggen hedge hedges
~ snoei snoeien snoeit snoeiwerk gesnoeid pruning prune pruned trimming; planten beplanting plants planting; vijver vijvers pond ponds
zwembad zwembaden pool pools; schutting schuttingen fence fences fencing; terras terrassen terrace terraces patio patios
overkapping overkappingen veranda verandas canopy canopies; grond grondwerk groundwork earthworks; sloop slopen sloopwerk demolition
asbest asbestos; auto autos car cars; band banden tyre tyres tire tires; rem remmen brake brakes; olie oil; schade damage bodywork
motor motoren motorcycle motorcycles engine; fiets fietsen bicycle bicycles bike bikes cycle; ebike; bakfiets bakfietsen cargo
scooter scooters; boot boten boat boats; zeil zeilen sail sails sailing; caravan caravans; camper campers motorhome; apk mot
wasstraat carwash washing; brood broden bread breads loaf loaves; zuurdesem sourdough
taart taarten cake cakes; bruid bruids bruiloft bruiloften trouw huwelijk wedding weddings bridal bruidsreportage; verjaardag birthday
gebak pastry pastries; koek koekjes cookie cookies biscuits; chocolade bonbon bonbons chocolate chocolates; ijs ice
kaas kazen cheese cheeses; vlees meat meats; worst worsten sausage sausages; vis fish; wijn wijnen wine wines; bier bieren beer beers
koffie coffee; thee tea teas; * proeverij proeverijen proeven tasting; lunch lunches; ontbijt breakfast; diner diners dinner dinners
catering cateren; barbecue barbecues bbq; borrel borrels drinks; gerecht gerechten dish dishes; pannenkoek pannenkoeken pancake pancakes
vegetarisch vegetarische vegetarian; vegan veganistisch veganistische; feest feesten partij partijen party parties
vergadering vergaderen vergaderruimte vergaderzaal meeting meetings; zaal zalen hall halls
kamer kamers room rooms; evenement evenementen event events; muziek music; piano pianos; gitaar gitaren guitar guitars
viool violen violin violins; zang zingen singing vocal; dans dansen dance dancing; toneel theater theatre drama; kunst art
teken tekenen tekeningen drawing drawings; keramiek ceramics pottery; naaien naai sewing; kleding kleren clothing clothes
schoen schoenen shoe shoes; gordijn gordijnen curtain curtains; zonwering zonweringen awning awnings blinds sunshade sunscreens
bed bedden beds; matras matrassen mattress mattresses; bloem bloemen flower flowers; boeket boeketten bouquet bouquets
rouw rouwwerk uitvaart uitvaarten funeral funerals; kroon kronen crown crowns; brug bruggen bridge bridges
implantaat implantaten implantologie implant implants implantology
prothese kunstgebit prothesen protheses denture dentures prosthesis prostheses; beugel beugels orthodontie braces orthodontics
gebit tand tanden teeth tooth dental; mond oral; hygiene mondhygiene hygienist hygiene; tandheelkunde tandheelkundig dentistry
wortelkanaal wortelkanaalbehandeling wortelkanaalbehandelingen endodontics endodontic; bleken whitening bleaching
kind kinderen kinder children paediatric pediatric kids child; baby babys infant; zwanger zwangerschap pregnancy prenatal
ouderen senioren elderly seniors; volwassen volwassenen adult adults; gezin gezinnen families family; sport sporten sports
massage massages masseren; manueel manuele manual; fysio physio; oefen oefentherapie exercise
revalidatie revalideren rehabilitation rehab; rug; voet voeten foot feet; pedicure pedicures podiatry; hand handen; huid skin
gezicht gezichts facial facials; haar haren hair; knippen kappen haircut haircuts cutting; kleuren verven coloring colouring color colour
baard baarden beard beards; nagel nagels nail nails; wimper wimpers lash lashes eyelash eyelashes
wenkbrauw wenkbrauwen brow brows eyebrow eyebrows; make-up makeup visagie; tatoeage tattoo tattoos; ontspanning relaxation; yoga; pilates
stem voice; spraak speech; taal talen language languages; lezen lees reading; rekenen math maths; dyslexie dyslexia
stotter stotteren stuttering stutter; huiswerk homework; bijles bijlessen tutoring tutor; examen examens
rij rijden driving; theorie theory; hond honden dog dogs; kat katten cat cats; paard paarden horse horses
dier dieren huisdier huisdieren animal animals pet pets; vaccinatie vaccineren inenten inenting inentingen vaccination vaccinations
chirurgie operatie opereren surgery; chip chippen microchip microchipping; trim trimmen grooming; pension boarding kennel
gedrag behaviour behavior behavioural behavioral; stress; slaap sleep; voeding dieet nutrition nutritional diet dietary
gewicht afvallen weight; relatie relaties relationship couples; rouwverwerking grief; loopbaan career; leiderschap leadership; team teams
personeel personeels medewerker medewerkers werknemer werknemers staff workforce employee employees personnel
uur uren tijd tijds time hours hour; verlof leave absence; verzuim sickness absenteeism
salaris salarissen loon lonen salarisadministratie payroll salary salaries wages
boekhouding boekhouden boekhoud bookkeeping accounting bookkeeper; jaarrekening jaarrekeningen annual accounts
belasting belastingen fiscaal fiscale tax taxes; btw vat; inkomsten inkomen income; hypotheek hypotheken mortgage mortgages
pensioen pensioenen pensions; krediet lening leningen loan loans credit; testament testamenten wills
erf erfenis nalatenschap nalatenschappen erfrecht inheritance estate succession; scheiding echtscheiding echtscheidingen divorce divorces
arbeid arbeids employment labour labor; familie; huur tenancy; straf strafrecht criminal; bestuur bestuurs administrative
ondernemen corporate; letsel letselschade injury; contract contracten contracts; incasso incassos debt collection
vastgoed onroerend property properties; huis huizen woning woningen home homes house houses housing residential
appartement appartementen apartment apartments flats
bedrijf bedrijfs bedrijven zakelijk zakelijke zakelijk business commercial company companies; kantoor kantoren office offices
winkel winkels shop shops store stores retail; industrie industrieel industriele industrial; water; brand fire; energie energy
label labels; duurzaam duurzaamheid sustainable sustainability; milieu environmental environment; bodem soil
geluid sound acoustic acoustics noise; constructie constructies structural structures
vergunning vergunningen permit permits; verblijf verblijfs residence; immigratie immigration; migratie migration migrant migrants
visum visums visa visas; asiel asylum; interieur interieurs interior interiors; exterieur exterior; stedenbouw urban; landschap landscape
project projecten projects; proces processen process processes; strategie strategisch strategische strategy strategic
merk merken branding brands; huisstijl huisstijlen identity identities; logo logos; website websites web site sites
webshop webshops webwinkel webwinkels ecommerce; app apps applicatie applicaties application applications; software; data; cloud
netwerk netwerken network networks; server servers; hosting; back-up backup backups; werkplek werkplekken workplace workplaces
computer computers pc laptop laptops; telefonie telefoon telephony phone phones; internet; glasvezel fiber fibre; cyber cybersecurity
zoekmachine zoekmachines seo; advertentie advertenties adverteren advertising ads; social; tekst teksten copywriting copy
nieuwsbrief nieuwsbrieven newsletter newsletters; video videos film films filming; drone drones luchtfoto
portret portretten portrait portraits; product producten product products; reportage reportages coverage
druk drukken gedrukt drukt drukwerk print printing printed; flyer flyers folders leaflets; boek boeken book books; poster posters
spandoek spandoeken banner banners; sticker stickers belettering lettering signage
verpakking verpakkingen verpakken packaging; pallet pallets; koerier koeriers courier
~ verhuizing verhuizen verhuizingen moving removals relocation removal moves; inboedel household contents; container containers skips
afval waste; recycling recyclen; pakket pakketten parcel parcels; taxi taxis cab; bus bussen touringcar; luchthaven schiphol airport
rolstoel wheelchair; koel gekoeld koeling gekoelde refrigerated cooled cooling refrigeration; vries diepvries frozen freezer
werving recruitment recruiting wervings; selectie selection; detachering detacheren secondment
uitzend uitzenden uitzendkrachten temporary temp staffing; beediging beedigd beedigde sworn certified
tolk tolken interpreter interpreters interpreting; juridisch juridische; medisch medische medical; technisch technische technical
notulen notuleren; ondertiteling ondertitels ondertitelen subtitles subtitling; overstroming overstromings flood flooding
risico risicos risk risks; veiligheid veiligheids safety; las lassen laswerk welding welded; frees frezen milling; draai draaien turning
laser lasersnijden; smeed smeden smeedwerk forging wrought; hek hekken hekwerk poorten gate gates railings; leer leder leather
goud gouden gold; zilver zilveren silver; ring ringen rings; sieraad sieraden jewellery jewelry
horloge horloges uurwerk watches; klok klokken clock clocks; bril brillen glasses spectacles eyewear; lens lenzen contactlenzen lenses
oog ogen eye eyes; hoor hoortoestel hoortoestellen gehoor hearing; orgel organ organs; zweef klim klimmen climbing; abseilen
kano kanos kajak canoe canoes kayak; fitness gym; zwem zwemmen zwemles zwemlessen swimming; tennis padel; golf; ruiter paardrijden riding
kamp kampen camp camps; bso buitenschoolse naschoolse after-school; opvang kinderopvang dagopvang childcare daycare
peuter peuters toddler toddlers; gast gasten guest guests; arrangement arrangementen package packages; honing honey; bij bijen bees
ei eieren egg eggs; groente groenten groentes vegetable vegetables; fruit; zuivel melk dairy milk; biologisch biologische organic
streekproduct streekproducten regional; restauratie restaureren restoration restoring restores
stoffering stofferen stoffeer upholstery reupholstery; monument monumenten monumental heritage; antiek antieke antique antiques
akte akten akten deed deeds; samenleving samenlevings cohabitation; leven levens living; huwelijkse voorwaarden prenuptial
volmacht volmachten attorney; oprichting oprichten incorporation incorporating formation; statuten bylaws; kruid kruiden herb herbs
specerij specerijen spice spices; los losse loose; cadeau cadeaus geschenk geschenken gift gifts; set sets pakketje; noot noten nuts
zaad zaden seed seeds; olijf olijven olive olives; soep soepen soup soups; salade salades salad salads
broodje broodjes sandwich sandwiches; maaltijd maaltijden meal meals; snack snacks; cocktail cocktails; menu menus; kerst christmas
onderdeel onderdelen parts; accessoire accessoires accessories; tweedehands gebruikte occasion occasions used second-hand
nieuw nieuwe new; lease leasen leasing; carrosserie; ruit ruiten autoruit windscreen windshield; uitlaat uitlaten exhaust
distributieriem timing; diagnose diagnostics diagnosis; poets poetsen polijsten detailing polishing; bekleding
spuiten spuitwerk spray spraying; tapijt tapijten vloerbedekking carpet carpets
gang; laminaat laminate; parket parquet; pvc vinyl; beton betonnen concrete; natuursteen steen stenen stone natural; marmer marble
kelder kelders basement cellar; zolder zolders attic loft; aanbouw uitbouw extension extensions; serre serres conservatory
carport carports; garage garages; schuur schuren shed sheds; kas kassen greenhouse greenhouses; prieel pergola pergolas
beregening irrigatie irrigation; ongedierte pest; bestrijding bestrijden control; wesp wespen wasp wasps; muis muizen mice; rat ratten
schimmel mould mold; vocht damp moisture; gas; drink drinking; douche douches shower showers; toilet toiletten toilets
kraan kranen taps faucet faucets; radiator radiatoren radiators; thermostaat thermostaten thermostat thermostats; zekering zekeringen
stopcontact stopcontacten sockets; bekabeling kabel kabels cabling cable cables; wifi wi-fi; printer printers
scherm schermen screen screens; virus virussen; wachtwoord password; mail email e-mail; crm; erp
koppeling koppelingen integratie integraties integration integrations; api; dashboard dashboards; rapportage rapportages reporting reports
facturatie factureren factuur facturen invoicing invoices billing; betaling betalingen payment payments
kassa kassasysteem kassasystemen checkout; voorraad stock inventory; magazijn warehouse warehousing; distributie distribution
import importeren; export exporteren; douane customs; zee sea; lucht air; weg road; spoor rail; nacht night; weekend; dag day
avond evening; groepje groepjes groep groepen group groups; prive personal private individueel individuele individual; stage internship
nederlands nederlandse dutch; engels engelse english; duits duitse german; frans franse french; spaans spaanse spanish
italiaans italiaanse italian; inburgering integration-course; aanhanger trailer; vrachtwagen vrachtwagens truck trucks lorry
bestelbus bestelbussen vans; chauffeur chauffeurs driver; fysieke; blessure blessures injuries; hoofdpijn headache; nek neck
schouder schouders shoulder; knie knee; bekken pelvic; zwachtel; lymfe lymph oedeem; ! needling; droog dry; shockwave; acupunctuur acupuncture
osteopathie osteopathy; psycholoog psychologie psychology psychological; angst angsten anxiety; depressie depression; burn-out burnout
trauma emdr; adhd; autisme autism; mindfulness meditatie meditation; peeling peelings peels; ontharing ontharen hair-removal
waxen harsen waxing; permanente permanent; botox; filler fillers; acne; manicure manicures; tan; zonnebank; herenkapper heren men
dames women; stomerij stomen dry-cleaning; wasserij laundry; strijk strijken ironing; kaart kaarten kaartjes cards
brochure brochures; catalogus catalogi; doos dozen boxes; etiket etiketten
textiel textile textiles; borduren borduring embroidery; zeefdruk; beurs beurzen fair fairs exhibition
stand stands; podium; dj djs; artiest artiesten artists; spring springkussen springkussens bouncy; tent tenten tents marquee
servies crockery; trouwambtenaar; ceremonie ceremonies; locatie locaties venue venues; overnachting overnachten accommodation
rondvaart rondvaarten cruise cruises; rondleiding rondleidingen tour tours guided; excursie excursies excursions; speeltuin playground
dierentuin; kampeer kampeerplaats kampeerplaatsen pitch pitches; stacaravan stacaravans
huisje huisjes vakantiehuis vakantiehuisjes cottage cottages; sanitair sanitary
belegging beleggen beleggingen investment investments investing; vermogen vermogens wealth; onderneming ondernemingen entrepreneur
starter starters startups start-ups; subsidie subsidies grants; administratief; bezwaar bezwaren objection objections
procedure procedures litigation; ontslag dismissal; merkrecht merkregistratie trademark trademarks; privacy gdpr avg
octrooi octrooien patent patents; bestemmingsplan zoning; omgeving omgevings; wonen; bouwkundig bouwkundige
fundering funderingen foundation foundations; meting meten meetwerk measurement measurements surveying; tekening; 3d
prototype prototypes prototyping; maatwerk custom bespoke tailor-made; massief massieve solid; lijst lijsten inlijsten inlijsting framing
stemmen tuning; snaar snaren strings; blaas blaasinstrument blaasinstrumenten wind; drum drums drummen; koor koren choir choirs
kachel kachels haard haarden openhaard stove stoves fireplace fireplaces; spoed noodgeval urgent emergency emergencies
`
