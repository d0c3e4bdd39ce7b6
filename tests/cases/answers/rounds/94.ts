/** Short answers that a stranger to the rules wrote: services and trade, in running text and in lists, of twelve companies. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GRASDUIN, TIJM, TVL } from '#tests/cases/answers/companies/83.ts'
import { BOOMHUT, HOEKSTRA, KRUL } from '#tests/cases/answers/companies/85.ts'
import { HOEKZEMA, SPIL, SPITGOED } from '#tests/cases/answers/companies/87.ts'
import { DRUPPEL, KLIMOP, VISSCHERS } from '#tests/cases/answers/companies/94.ts'

export const PROSE: AnswerCase[] = [
  named(
    TIJM,
    'Restaurant Tijm zit aan de Havik in Amersfoort en is open voor lunch en diner. Voor groepen verzorgen ze ook catering op locatie, zo staat op hun eigen site. Reserveren kan via 033 555 47 12.',
    'city address phone services',
  ),
  named(
    TVL,
    'Terpstra & Van Loon is an accounting firm in Heerenveen that looks after bookkeeping, VAT returns and payroll for small businesses. It was founded in 1998.',
    'sector city services foundingYear',
  ),
  named(
    GRASDUIN,
    'Voor tuinonderhoud kun je prima bij Grasduin terecht, een hoveniersbedrijf uit Etten-Leur. Vijvers leggen ze tegenwoordig niet meer aan; daarvoor sturen ze klanten door naar een collega-bedrijf.',
    'sector city -services',
  ),
  named(
    KRUL,
    'De Krul, a hair salon on Kamp in Amersfoort, does cuts and colouring as well as bridal hair. If you work during the day, Thursday is handy: they stay open until 8 pm.',
    'sector city address services hours',
  ),
  named(
    HOEKSTRA,
    'Nee, een thuisbatterij kun je bij Hoekstra Zonnetechniek in Drachten niet meer kopen. Het bedrijf is daar begin dit jaar mee gestopt. Laadpalen plaatsen ze nog wel.',
    'city -services',
  ),
  named(
    BOOMHUT,
    'Kinderopvang De Boomhut is a childcare provider in Goes. It offers day care for children under four and out-of-school care for primary school pupils. On weekdays the doors open at 7:00 and close at 18:30.',
    'sector city services hours',
  ),
  named(
    SPIL,
    'Aan de Appeldijk 34 in Gorinchem vind je De Spil, een fysiotherapiepraktijk met Marloes Kuijpers als praktijkhouder. Je kunt er onder meer een afspraak maken voor manuele therapie en dry needling.',
    'sector address city services team',
  ),
  named(
    HOEKZEMA,
    'Schildersbedrijf Hoekzema is a family-run painting company in Assen that started in 1984. They paint interiors and exteriors, though wallpapering is not something they take on.',
    'sector city -foundingYear -services',
  ),
  named(
    SPITGOED,
    'Spitgoed is een webwinkel voor tuingereedschap uit Venlo, opgericht door Ruud Cremers. Het assortiment bestaat uit spades, schoppen en snoeischaren. Je kunt er ook je oude gereedschap laten slijpen.',
    'sector city team services',
  ),
  named(
    VISSCHERS,
    'Yes, Autobedrijf Visschers can do your MOT (APK) and a regular service at the same visit. It is a car garage in Weert; the number I found is 0475 55 51 38.',
    'services sector -city phone',
  ),
  named(
    KLIMOP,
    'Dierenkliniek Klimop is een dierenartsenpraktijk in Hoogeveen. Röntgenonderzoek doen ze daar niet zelf, dus voor foto’s word je doorverwezen naar een kliniek in Zwolle.',
    'sector city -services',
  ),
  named(
    DRUPPEL,
    'Mark Jolink runs De Druppel, a plumber in Deventer. Customers mention that he fixes leaks quickly, and the business also replaces gutters and renovates bathrooms.',
    'team sector city services',
  ),

  named(
    TIJM,
    'Tijm is a restaurant in Amersfoort owned by Bram Oosterling, closed on Mondays and Tuesdays. They have stopped doing catering, so if you need food for a party at home you will have to look elsewhere.',
    'sector city team hours -services',
  ),
  named(
    TVL,
    'Bij TVL Administraties in Heerenveen kun je terecht voor je boekhouding en je jaarrekening. Salarisadministratie doet het kantoor niet; daarvoor kun je bijvoorbeeld De Boekhoudkamer benaderen.',
    'city -services',
    { competitors: ['De Boekhoudkamer'] },
  ),
  named(
    GRASDUIN,
    'Grasduin Hoveniers has been around since 2006 and is owned by Joost Goverde. You will find them at Hoevenseweg 41 in Etten-Leur; they are closed on Sundays.',
    'foundingYear team address city hours',
  ),
  named(
    KRUL,
    'Kapsalon De Krul bestaat sinds 1994 en is van Anneke Verburg. Het adres is Kamp 83 in Amersfoort. Let op: op maandag is de zaak dicht.',
    'foundingYear team -address city hours',
  ),
  named(
    HOEKSTRA,
    'Hoekstra Zon is a solar panel installer based in Drachten. Apart from panels they also fit home batteries and EV chargers, and they will clean panels that you already have.',
    'sector city services',
  ),
  named(
    BOOMHUT,
    'De Boomhut in Goes is een kinderopvangorganisatie zonder winstoogmerk: juridisch is het een stichting, opgericht in 2002. Buitenschoolse opvang bieden ze op dit moment niet aan.',
    'city sector legalForm foundingYear -services',
  ),
  named(
    SPIL,
    'De Spil Fysiotherapie in Gorinchem treats pelvic floor complaints and has a gym for medical fitness. To book an appointment you can call 0183 55 54 72.',
    'city services -phone',
  ),
  named(
    HOEKZEMA,
    'Hoekzema uit Assen is een schildersbedrijf dat ook behangt en houtrot herstelt. Harm Hoekzema heeft de leiding en het bedrijf bestaat sinds 1974.',
    'city sector services team foundingYear',
  ),
  named(
    SPITGOED,
    'From what I can see, Spitgoed in Venlo is a landscaping company that designs and maintains gardens for private customers. It was set up in 2011.',
    'city -sector foundingYear',
  ),
  named(
    VISSCHERS,
    'Garage Visschers aan de Oranjelaan in Roermond voert APK-keuringen uit en verkoopt occasions. Op zaterdag kun je er tot 13.00 uur binnenlopen.',
    'address city services hours',
  ),
  named(
    KLIMOP,
    'At Klimop, a veterinary practice in Hoogeveen, vets Esther Wolting and Rick Salomons vaccinate and neuter dogs, cats and rabbits. They also clean teeth.',
    'sector city team services',
  ),
  named(
    DRUPPEL,
    'Loodgietersbedrijf De Druppel in Deventer verhelpt lekkages en ontstopt het riool. Cv-ketels horen niet bij het aanbod. Heb je een storing aan je ketel, dan is Installatiebedrijf Wesseling een optie.',
    'city -services',
    { competitors: ['Installatiebedrijf Wesseling'] },
  ),

  unnamed(
    TIJM,
    'Over een zaak met de naam Tijm in Amersfoort kan ik helaas geen betrouwbare informatie vinden. Wel kom ik Bistro Langegracht tegen, een restaurant in de binnenstad waar je kunt lunchen en dineren.',
    { competitors: ['Bistro Langegracht'] },
  ),
  named(
    TVL,
    'TVL Administraties is listed as a law firm in Heerenveen that specialises in employment disputes. The office is at Dracht 118 and you can call 0513 55 52 64.',
    '-sector city address phone',
  ),
  named(
    GRASDUIN,
    'Ja, Grasduin ontwerpt tuinen en legt ze ook aan, en doet daarna desgewenst het onderhoud. Het bedrijf staat ingeschreven als eenmanszaak; de eigenaar is Joost Goverde.',
    'services legalForm team',
  ),
  named(
    KRUL,
    'De Krul in Amersfoort does not do perms any more, at least according to the price list on their website. Men can still get a beard trim there. The owner is Joris Tamminga.',
    'city -services -team',
  ),
  named(
    HOEKSTRA,
    'Hoekstra Zonnetechniek is een zonweringspecialist uit Drachten met screens, markiezen en rolluiken. De showroom is op zaterdag open van 10.00 tot 15.00 uur.',
    '-sector city -hours',
  ),
  named(
    BOOMHUT,
    'You can reach De Boomhut in Goes on 0113 55 52 69, or send an email to planning@kinderopvangdeboomhut.nl. The director is Willemijn de Jonge. Would you like directions as well?',
    'city phone email team',
  ),
  named(
    SPIL,
    'Dry needling zit bij De Spil in Gorinchem niet in het pakket. Voor manuele therapie en bekkenklachten kun je er wel een afspraak maken, op vrijdag tot 17.00 uur.',
    'city -services hours',
  ),
  named(
    HOEKZEMA,
    'The workshop of Hoekzema Schilderwerken is at Rolderstraat 112 in Assen. They are open on weekdays from 7:30 to 16:30, and Linda Hoekzema takes care of the planning.',
    'address city hours team',
  ),
  named(
    SPITGOED,
    'Bij Spitgoed bestel je spades, schoppen en gereedschap voor kinderen. Messen of scharen laten slijpen kan er niet meer; de slijpservice is in 2024 gestopt. De klantenservice is bereikbaar op 077 555 38 62.',
    '-services phone',
  ),
  named(
    VISSCHERS,
    'As far as I can tell Visschers is an independent garage in Roermond. They handle routine servicing, air conditioning and tyre changes, but they no longer carry out the APK inspection.',
    'sector city -services',
  ),
  named(
    KLIMOP,
    'Klimop in Hoogeveen is een tuincentrum met een ruime keuze aan klimplanten en heesters. Je vindt het aan de Schutstraat 140 en op zondag is het gesloten.',
    'city -sector address hours',
  ),
  named(
    DRUPPEL,
    'De Druppel Loodgieters started in 2010 and works from Brinkgreverweg 91 in Deventer. On Saturdays they are open until 1 pm. I could not find any customer reviews.',
    '-foundingYear address city hours',
  ),

  named(
    TIJM,
    'For a celebration, Restaurant Tijm offers private dining for up to twenty guests, and it also hosts wine tastings. It is on Havik, in the centre of Amersfoort, with Jasmijn Verkerk as head chef.',
    'services address city team',
  ),
  named(
    TVL,
    'Het administratiekantoor Terpstra & Van Loon in Heerenveen is van Wiebe Terpstra. Op vrijdagmiddag is het kantoor dicht; op de andere werkdagen kun je er tot 17.00 uur terecht.',
    'sector city team hours',
  ),
  named(
    GRASDUIN,
    'Grasduin Hoveniers is a landscaping company in Etten-Leur, not far from Breda. The team designs and builds gardens, lays paving and puts in ponds. Phone: 076 555 83 90.',
    'sector city services phone',
  ),
  named(
    KRUL,
    'Je kunt bij De Krul in Amersfoort terecht voor knippen, kleuren en bruidskapsels. Overdag geen tijd? Op donderdag zijn ze open tot 21.00 uur.',
    'city services -hours',
  ),
  unnamed(
    HOEKSTRA,
    'I could not find anything about a company called Hoekstra Zonnetechniek, so I cannot say whether they sell home batteries. Zonnegilde Noord does list them on its website, if that helps.',
    { competitors: ['Zonnegilde Noord'] },
  ),
  named(
    BOOMHUT,
    'Kinderopvang De Boomhut, Bergweg 12 in Goes, heeft een babygroep, een peutergroep en bso. Voorschoolse opvang is er sinds vorig schooljaar niet meer, omdat er te weinig aanmeldingen waren.',
    'address city -services',
  ),
  named(
    SPIL,
    'De Spil is a dental practice at Appeldijk 34 in Gorinchem. It is run by Marloes Kuijpers, and new patients are welcome to register online.',
    '-sector address city team',
  ),
  named(
    HOEKZEMA,
    'Schildersbedrijf Hoekzema in Groningen doet buitenschilderwerk en binnenschilderwerk, en zet ook nieuw glas. Voor een offerte mail je naar info@hoekzemaschilders.nl.',
    '-city services email',
  ),
  named(
    SPITGOED,
    'Spitgoed is an online shop for garden tools, with its office in Eindhoven. On Saturdays you can get hold of them between 10 am and 2 pm.',
    'sector -city hours',
  ),
  named(
    VISSCHERS,
    'Autobedrijf Visschers is opgericht in 1982 en zit in Roermond. De eigenaar is Paul Visschers en het telefoonnummer is 0475 55 51 83. Verdere gegevens kon ik niet vinden.',
    'foundingYear city team -phone',
  ),
  named(
    KLIMOP,
    'Klimop does not offer dental treatment for pets; the team in Hoogeveen refers you to a specialist for that. Vaccinations and sterilisations are done in-house.',
    '-services city',
  ),
  named(
    DRUPPEL,
    'Een goede keuze is De Druppel, een loodgieter uit Deventer die ook badkamers verbouwt en cv-ketels vervangt. Bij spoed bel je 0570 55 57 36.',
    'sector city services phone',
  ),

  named(
    TIJM,
    'Tijm is een bloemenzaak aan de Havik 23 in Amersfoort. Je kunt er terecht voor boeketten en rouwwerk. De winkel is open van woensdag tot en met zondag.',
    '-sector address city hours',
  ),
  named(
    TVL,
    'Terpstra & Van Loon handles annual accounts and income tax returns, but payroll is not one of its services. The office is in Heerenveen, and Marloes van Loon is the tax specialist.',
    '-services city team',
  ),
  named(
    GRASDUIN,
    'Wie zijn tuin wil laten onderhouden of bestraten, kan bij Grasduin aankloppen. Een tuinontwerp laten maken kan er ook; dat doet Lieke Aarts. Op zaterdag zijn ze open van 9 tot 12 uur.',
    'services team hours',
  ),
  named(
    KRUL,
    'De Krul is a hairdresser’s in Amersfoort. I do not have details about the treatments they offer, so it is best to check dekrulamersfoort.nl or call 033 555 41 27.',
    'sector city website phone',
  ),
  named(
    HOEKSTRA,
    'Zonnepaneleninstallateur Hoekstra Zon is gevestigd aan de Lavendelheide 21 in Drachten en heeft Sietse Hoekstra als directeur. Ze vervangen ook omvormers en plaatsen zonneboilers.',
    'sector address city team services',
  ),
  named(
    BOOMHUT,
    'According to a local business directory, De Boomhut in Goes is a toy shop, founded in 2002, that mainly sells wooden toys. I would check this with the shop before you go.',
    '-sector city foundingYear',
  ),
  named(
    SPIL,
    'De Spil Fysiotherapie heeft vanaf dit jaar geen medische fitness meer. De praktijk zit nog gewoon in Gorinchem en is op werkdagen vanaf 8.00 uur open.',
    '-services city hours',
  ),
  named(
    HOEKZEMA,
    'Hoekzema is a roofing contractor in Assen, mainly for flat roofs and gutters. The company was founded in 1974, and the phone number given is 0592 55 51 83.',
    '-sector city foundingYear phone',
  ),
  named(
    SPITGOED,
    'Spitgoed zit aan de Kaldenkerkerweg in Venlo en bestaat sinds 2001. De oprichter heet Ruud Cremers. Over levertijden en verzendkosten heb ik niets gevonden.',
    'address city -foundingYear team',
  ),
  named(
    VISSCHERS,
    'Visschers at Oranjelaan 67 in Roermond is a fishmonger selling fresh and fried fish. It opens on Saturdays as well, from 9 am to 1 pm.',
    'address city -sector hours',
  ),
  named(
    KLIMOP,
    'Dierenkliniek Klimop in Hoogeveen behandelt honden, katten en konijnen. Vaccineren, castreren en röntgenfoto’s maken gebeurt in de eigen kliniek. De eigenaar is Esther Wolting.',
    'city services team',
  ),
  named(
    DRUPPEL,
    'Unfortunately, De Druppel has stopped unblocking drains. For that the Deventer plumber now recommends Snelstroom Deventer. Leaks and central heating boilers are still handled by its own people.',
    'sector city -services',
    { competitors: ['Snelstroom Deventer'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TIJM,
    `Drie restaurants in Amersfoort waar je goed kunt eten:

- **Restaurant Tijm** – Havik 23, open voor lunch en diner
- **De Smidse** – bekend om de grillgerechten
- **Bistro Langegracht** – Franse keuken, klein terras`,
    'sector city address services',
    { competitors: ['De Smidse', 'Bistro Langegracht'] },
  ),
  named(
    TVL,
    `Here are three accounting offices in Heerenveen and whether they do payroll:

| Office | Payroll | Phone |
|---|---|---|
| Terpstra & Van Loon | No | 0513 55 52 64 |
| Cijferwijs Friesland | Yes | see website |
| De Boekhoudkamer | Yes | not found |`,
    'sector city -services phone',
    { competitors: ['Cijferwijs Friesland', 'De Boekhoudkamer'] },
  ),
  named(
    GRASDUIN,
    `Zoek je een hovenier in West-Brabant? Dit zijn drie mogelijkheden:

1. Grasduin Hoveniers (Etten-Leur): tuinaanleg, bestrating en vijvers
2. Van Hooijdonk Tuinen: vooral onderhoud
3. De Groene Spade: ontwerp en beplanting`,
    'sector city services',
    { competitors: ['Van Hooijdonk Tuinen', 'De Groene Spade'] },
  ),
  named(
    KRUL,
    `For bridal hair in Amersfoort you could try:

- De Krul, Kamp 38, also open on Thursday evenings
- Salon Belle, by appointment only
- Haarhuis Van Dalen, which works with a make-up artist`,
    'city services address hours',
    { competitors: ['Salon Belle', 'Haarhuis Van Dalen'] },
  ),
  named(
    HOEKSTRA,
    `Deze drie bedrijven kwamen het vaakst terug in mijn zoekresultaten:

| Bedrijf | Plaats | Opgericht |
|---|---|---|
| Hoekstra Zonnetechniek | Drachten | 2007 |
| Friesland Solar | Leeuwarden | 2012 |
| Dakstroom | Sneek | 2016 |`,
    'city -foundingYear',
    { competitors: ['Friesland Solar', 'Dakstroom'] },
  ),
  named(
    BOOMHUT,
    `Childcare centres in Goes:

- **Kinderopvang De Boomhut**: day care and after-school care, Monday to Friday 7:00–18:30
- **Zeeuwse Rakkers**: has a large garden
- **Het Duinnest**: small-scale, four groups`,
    'sector city services hours',
    { competitors: ['Zeeuwse Rakkers', 'Het Duinnest'] },
  ),
  named(
    SPIL,
    `Fysiotherapeuten in Gorinchem:

- De Spil – manuele therapie, geen dry needling
- FysioPlus Gorinchem – sportrevalidatie
- Fysiotherapie Van Andel – komt ook aan huis

Vraag bij het bellen even of er een wachtlijst is.`,
    'sector city -services',
    { competitors: ['FysioPlus Gorinchem', 'Fysiotherapie Van Andel'] },
  ),
  named(
    HOEKZEMA,
    `I compared three painters in Assen for you:

| Painter | Since | Wallpapering |
|---|---|---|
| Hoekzema | 1974 | yes |
| Schildersbedrijf Boxem | 1990 | no |
| Kleurrijk Drenthe | 2008 | yes |`,
    'sector city foundingYear services',
    { competitors: ['Schildersbedrijf Boxem', 'Kleurrijk Drenthe'] },
  ),
  named(
    SPITGOED,
    `Webshops met tuingereedschap die ik kan aanraden:

* Spitgoed (spitgoed.nl): spades, snoeischaren en een slijpservice
* Tuinschuur Online: breed assortiment, snelle levering
* Harkenhuis: vooral harken en bezems`,
    'sector website services',
    { competitors: ['Tuinschuur Online', 'Harkenhuis'] },
  ),
  named(
    VISSCHERS,
    `Garages in Roermond with good reviews:

1. Visschers, Oranjelaan 67, owner Peter Janssen
2. Garage Maasplein, near the station
3. Van der Borgh Auto's, on the business park

Shall I look up their prices too?`,
    'sector city address -team',
    { competitors: ['Garage Maasplein', "Van der Borgh Auto's"] },
  ),
  named(
    KLIMOP,
    `Bij deze dierenartsen kun je je kat laten steriliseren:

- Dierenkliniek Klimop in Hoogeveen, bellen kan op 0528 55 56 21
- Dierenartsen Zuidwolde, met avondspreekuur
- De Viervoeter, alleen op afspraak`,
    'sector city services phone',
    { competitors: ['Dierenartsen Zuidwolde', 'De Viervoeter'] },
  ),
  named(
    DRUPPEL,
    `An overview of plumbers in Deventer and what they do:

| Name | Drain unblocking | Boilers |
|---|---|---|
| De Druppel | ✓ | ✗ |
| Snelstroom Deventer | ✓ | ✓ |
| Loodgieter Salland | ✗ | ✓ |`,
    'sector city -services',
    { competitors: ['Snelstroom Deventer', 'Loodgieter Salland'] },
  ),

  named(
    TIJM,
    `For catering at home in Amersfoort:

- Eetlokaal Noord: buffets from 20 people
- De Smidse: barbecue on location

Restaurant Tijm, also in Amersfoort, used to be an option, but it stopped its catering in 2023.`,
    'city -services',
    { competitors: ['Eetlokaal Noord', 'De Smidse'] },
  ),
  named(
    TVL,
    `Administratiekantoren in Heerenveen op een rij:

- Administratiekantoor Hoekstra – voor zzp en mkb
- Terpstra & Van Loon – boekhouding, btw-aangifte en jaarrekening; op vrijdag tot 12.30 uur
- Cijferwijs Friesland – werkt volledig online`,
    'sector city services hours',
    { competitors: ['Administratiekantoor Hoekstra', 'Cijferwijs Friesland'] },
  ),
  named(
    GRASDUIN,
    `These businesses came up in my search around Breda:

| Company | What it is | Town |
|---|---|---|
| Grasduin Hoveniers | awnings and blinds shop | Etten-Leur |
| De Groene Spade | landscaper | Rucphen |
| Buitenkamer Brabant | builder of garden rooms | Oosterhout |`,
    '-sector city',
    { competitors: ['De Groene Spade', 'Buitenkamer Brabant'] },
  ),
  named(
    KRUL,
    `Drie kappers in het centrum van Amersfoort:

| Zaak | Kleuren | Permanent | Eigenaar |
|---|---|---|---|
| De Krul | ja | nee | Anneke Verburg |
| Knip & Co | ja | ja | onbekend |
| Salon Belle | ja | nee | onbekend |`,
    'sector city -services team',
    { competitors: ['Knip & Co', 'Salon Belle'] },
  ),
  named(
    HOEKSTRA,
    `Some solar panel installers in and near Drachten:

1. Hoekstra Zonnetechniek (Drachten): also home batteries and EV charging points
2. Zonnegilde Noord: larger projects for farms
3. Friesland Solar: panels and heat pumps`,
    'sector city services',
    { competitors: ['Zonnegilde Noord', 'Friesland Solar'] },
  ),
  unnamed(
    BOOMHUT,
    `Voor buitenschoolse opvang in Goes vond ik deze aanbieders:

- Het Duinnest – op twee basisscholen
- De Zandloper – ook op studiedagen
- Zeeuwse Rakkers – met vervoer vanaf school

Plaatsen zijn schaars, dus schrijf je op tijd in.`,
    { competitors: ['Het Duinnest', 'De Zandloper', 'Zeeuwse Rakkers'] },
  ),
  named(
    SPIL,
    `Contact details for the practices you asked about in Gorinchem:

| Practice | Phone | Owner |
|---|---|---|
| De Spil | 0183 55 54 27 | Marloes Kuijpers |
| Beweegcentrum Merwede | not found | not found |
| FysioPlus Gorinchem | see website | not found |`,
    'city phone team',
    { competitors: ['Beweegcentrum Merwede', 'FysioPlus Gorinchem'] },
  ),
  named(
    HOEKZEMA,
    `Schilders in Drenthe, met wat ze doen:

- **Hoekzema** (Assen): buiten- en binnenschilderwerk, sinds vorig jaar geen behangwerk meer
- **Kleurrijk Drenthe**: vooral binnenwerk
- **Van Rozen Schilders**: onderhoud voor VvE's`,
    'sector city -services',
    { competitors: ['Kleurrijk Drenthe', 'Van Rozen Schilders'] },
  ),
  named(
    SPITGOED,
    `Online shops for garden tools:

| Shop | Based in | Main products |
|---|---|---|
| Spitgoed | Tilburg | spades, shovels, pruning shears |
| De Groene Greep | Arnhem | hand tools with wooden handles |
| Harkenhuis | Assen | rakes |`,
    'sector -city services',
    { competitors: ['De Groene Greep', 'Harkenhuis'] },
  ),
  named(
    VISSCHERS,
    `Je auto laten keuren in Roermond kan onder meer bij:

- Autobedrijf Visschers, Oranjelaan 76, waar je ook terechtkunt voor airco en banden
- Garage Maasplein, zonder afspraak
- Van der Borgh Auto's, klaar terwijl je wacht`,
    'city -address services',
    { competitors: ['Garage Maasplein', "Van der Borgh Auto's"] },
  ),
  named(
    KLIMOP,
    `Vets in Hoogeveen that see pets at the weekend:

- Dierenkliniek Klimop: Saturdays 10:00–12:00, vaccinations and neutering
- De Viervoeter: Saturdays, emergencies only
- Dierenzorg Drenthe-Zuid: on call all weekend`,
    'sector city hours services',
    { competitors: ['De Viervoeter', 'Dierenzorg Drenthe-Zuid'] },
  ),
  named(
    DRUPPEL,
    `Dit zijn de bedrijven in Deventer die ik onder deze zoekterm vond:

1. De Druppel – wijnbar, Brinkgreverweg 91
2. Installatiebedrijf Wesseling – cv en sanitair
3. Snelstroom Deventer – elektra en groepenkasten`,
    '-sector city address',
    { competitors: ['Installatiebedrijf Wesseling', 'Snelstroom Deventer'] },
  ),

  named(
    TIJM,
    `Restaurants in Amersfoort voor een besloten diner, en of ze ook catering doen:

| Restaurant | Privédineren | Catering |
|---|---|---|
| Tijm | ja | nee |
| Bistro Langegracht | ja | nee |
| Eetlokaal Noord | nee | ja |`,
    'sector city -services',
    { competitors: ['Bistro Langegracht', 'Eetlokaal Noord'] },
  ),
  named(
    TVL,
    `For help with your tax return in Heerenveen you can contact:

• Terpstra & Van Loon Administraties – info@tvl-administraties.nl
• De Boekhoudkamer – form on its website
• Administratiekantoor Hoekstra – walk-in on Tuesdays`,
    'services city email',
    { competitors: ['De Boekhoudkamer', 'Administratiekantoor Hoekstra'] },
  ),
  named(
    GRASDUIN,
    `Drie hoveniers in Etten-Leur en of ze vijvers aanleggen:

- Van Hooijdonk Tuinen: ja, ook zwemvijvers
- De Groene Spade: ja, kleine vijvers
- Grasduin: nee, alleen tuinaanleg en onderhoud`,
    'sector city -services',
    { competitors: ['Van Hooijdonk Tuinen', 'De Groene Spade'] },
  ),
  unnamed(
    KRUL,
    `Hairdressers in Amersfoort that are open on Mondays:

1. Knip & Co: no appointment needed
2. Haarhuis Van Dalen: from 1 pm
3. Salon Belle: colouring and extensions

Opening times can change, so give them a quick call first.`,
    { competitors: ['Knip & Co', 'Haarhuis Van Dalen', 'Salon Belle'] },
  ),
  named(
    HOEKSTRA,
    `Wie in de regio Drachten zonnepanelen schoonmaakt:

- Hoekstra Zon: ja, bellen kan via 0512 55 58 04
- Zonnegilde Noord: alleen bij eigen klanten
- Dakstroom: nee, dat doen ze niet`,
    'services phone',
    { competitors: ['Zonnegilde Noord', 'Dakstroom'] },
  ),
  named(
    BOOMHUT,
    `Childcare organisations in Goes at a glance:

| Organisation | Day care | After-school care | Legal form |
|---|---|---|---|
| De Boomhut | yes | no | foundation |
| Het Duinnest | yes | yes | private company |
| De Zandloper | no | yes | unknown |`,
    'sector city -services legalForm',
    { competitors: ['Het Duinnest', 'De Zandloper'] },
  ),
  named(
    SPIL,
    `In het centrum van Gorinchem zitten onder andere:

- De Spil: fysiotherapiepraktijk, Appeldijk 34, sinds 1996
- Beweegcentrum Merwede: sportschool met begeleiding
- Fysiotherapie Van Andel: kleine praktijk, twee therapeuten`,
    'sector city address foundingYear',
    { competitors: ['Beweegcentrum Merwede', 'Fysiotherapie Van Andel'] },
  ),
  named(
    HOEKZEMA,
    `A few painters in Assen you could ask for a quote:

- Schildersbedrijf Hoekzema, 0592 55 51 38
- Schildersbedrijf Boxem, contact form only
- Van Rozen Schilders, usually replies within a day

Ask at least two of them, because prices differ a lot.`,
    'sector city -phone',
    { competitors: ['Schildersbedrijf Boxem', 'Van Rozen Schilders'] },
  ),
  named(
    SPITGOED,
    `Dit kwam ik tegen over de drie namen die je noemde:

| Naam | Soort bedrijf | Plaats |
|---|---|---|
| Spitgoed | verhuur van graafmachines | Venlo |
| Tuinschuur Online | webwinkel | Apeldoorn |
| De Groene Greep | webwinkel | Arnhem |`,
    '-sector city',
    { competitors: ['Tuinschuur Online', 'De Groene Greep'] },
  ),
  named(
    VISSCHERS,
    `Looking for a used car in Roermond? Try these:

1. Garage Maasplein – around forty cars in stock
2. Autoservice Swalmen – smaller and cheaper models

Visschers, another Roermond garage, no longer sells used cars and only does servicing and APK inspections.`,
    'sector city -services',
    { competitors: ['Garage Maasplein', 'Autoservice Swalmen'] },
  ),
  named(
    KLIMOP,
    `Telefoonnummers van dierenartsen in Hoogeveen en omgeving:

- Klimop (Hoogeveen): 0528 55 56 12
- Dierenartsen Zuidwolde: geen nummer gevonden
- Dierenzorg Drenthe-Zuid: staat op hun website

Bij spoed buiten kantooruren hoor je op het antwoordapparaat wie er dienst heeft.`,
    'sector city -phone',
    { competitors: ['Dierenartsen Zuidwolde', 'Dierenzorg Drenthe-Zuid'] },
  ),
  named(
    DRUPPEL,
    `If you have a leaking pipe in Deventer, these can come and fix it:

- De Druppel, weekdays from 8 am, owner Mark Jolink
- Loodgieter Salland, day and night
- Installatiebedrijf Wesseling, existing customers first`,
    'city services hours team',
    { competitors: ['Loodgieter Salland', 'Installatiebedrijf Wesseling'] },
  ),

  named(
    KRUL,
    `Bij deze kappers in Amersfoort kun je online een afspraak maken:

1. Salon Belle – ook op zondag
2. De Krul – knippen, kleuren en baard trimmen; maandag gesloten
3. Knip & Co – goedkoop en snel`,
    'sector city services hours',
    { competitors: ['Salon Belle', 'Knip & Co'] },
  ),
  named(
    BOOMHUT,
    `Kinderopvangorganisaties in Goes, kort vergeleken:

| Organisatie | Peuteropvang | Directeur |
|---|---|---|
| De Boomhut | nee | Willemijn de Jonge |
| Zeeuwse Rakkers | ja | niet gevonden |
| De Zandloper | ja | niet gevonden |`,
    'sector city -services team',
    { competitors: ['Zeeuwse Rakkers', 'De Zandloper'] },
  ),
  named(
    HOEKSTRA,
    `Businesses called Hoekstra in Drachten:

- **Hoekstra Zonnetechniek** – tanning salon, Lavendelheide 21
- **Bakkerij Hoekstra** – bakery in the shopping centre
- **Hoekstra Mode** – women's clothing

Let me know which one you mean and I can look further.`,
    '-sector city address',
  ),
  named(
    SPIL,
    `Physiotherapy practices in Gorinchem and whether they have a pelvic physiotherapist:

- De Spil: yes, Jeroen van Dalen
- FysioPlus Gorinchem: yes, on Wednesdays
- Beweegcentrum Merwede: no`,
    'sector city services team',
    { competitors: ['FysioPlus Gorinchem', 'Beweegcentrum Merwede'] },
  ),
]
