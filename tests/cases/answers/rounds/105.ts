/** Answers of middle length that an independent tester wrote: care, a builder, a caterer, a bookshop, tax advisers, an escape room, IT and couriers. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BYTEWERK, EZELSOOR, HOFSTRA, KELDER, TKN, VMB, WILG, ZILT } from '#tests/cases/answers/companies/105.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WILG,
    `Over Thuiszorg De Wilg in Roermond heb ik helaas geen betrouwbare gegevens. Het kan zijn dat de organisatie te klein is om in mijn bronnen voor te komen, of dat ze onder een andere naam werkt. Vraag de huisarts welke aanbieders in jouw wijk actief zijn.`,
  ),
  unnamed(
    HOFSTRA,
    `Een aannemer met de naam Hofstra ben ik voor Assen niet tegengekomen. Wel bekend is Aannemersbedrijf Wiersema, dat in dezelfde regio uitbouwen en dakkapellen maakt. Controleer voor de zekerheid de spelling, of stuur me het adres dat op de offerte staat, dan kijk ik nog eens.`,
    { competitors: ['Aannemersbedrijf Wiersema'] },
  ),
  unnamed(
    ZILT,
    `I'm not familiar with a caterer called Zilt in Goes, so I would rather not guess at menus or prices. Nothing in my training data matches that name and place. A call to the local tourist office, or a look at Google Maps, should tell you more within a minute.`,
  ),
  named(
    EZELSOOR,
    `I don't have any customer ratings for 't Ezelsoor. What I can say is that it is a bookshop at Breed 12 in Hoorn, and that on Thursdays it stays open until nine in the evening. For opinions, a local Facebook group is probably your best bet.`,
    'sector -address city hours',
  ),
  unnamed(
    VMB,
    `Of er in Zutphen een kantoor Van der Meulen Brinkhorst zit, kan ik niet bevestigen. In de bronnen waar ik bij kan, komt de combinatie van die twee achternamen niet voor. Zoek de naam op in het Handelsregister; een uittreksel kost een paar euro en laat ook zien wie er mag tekenen.`,
  ),
  named(
    KELDER,
    `Prijzen van Kelder 13 kan ik nergens terugvinden; die verschijnen pas als je een datum kiest. Wat wel vaststaat: het is een escaperoom in Gouda, in 2018 begonnen door Dennis Verkaik, en op maandag en dinsdag blijft de deur dicht.`,
    'sector city -foundingYear team hours',
  ),
  unnamed(
    BYTEWERK,
    `Unfortunately, a search for Bytewerk in Lelystad turned up nothing I can rely on. It may be a young company, or one that trades under its owner's name. If you have a link or an address, paste it here and I'll happily summarise what it says.`,
  ),
  unnamed(
    TKN,
    `Nee, van Twents Koeriers Netwerk weet ik niets af: geen adres, geen tarieven en geen recensies. Heb je haast, dan kun je intussen Oost Expres of Snelvracht Hengelo bellen, die allebei nog dezelfde dag rijden. Vraag bij beide naar de toeslag voor ritten na zes uur 's avonds.`,
    { competitors: ['Oost Expres', 'Snelvracht Hengelo'] },
  ),
  named(
    BYTEWERK,
    `Wie er bij Bytewerk de leiding heeft, staat in geen van de bronnen die ik kan raadplegen. Het bedrijf uit Lelystad geeft op zijn site, bytewerk-ict.nl, alleen een algemeen nummer: 0320-555872. Vraag daar gerust naar de directie, of zoek op LinkedIn.`,
    'city website -phone',
  ),
  unnamed(
    KELDER,
    `There is no escape room by the name of Kelder 13 in any of the listings I checked. In Gouda I only came across Locked Out Gouda and Breinbunker, both of which take groups of up to eight. It's possible that the place you mean has closed or goes by a new name.`,
    { competitors: ['Locked Out Gouda', 'Breinbunker'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WILG,
    `Thuiszorg De Wilgenhof werkt vanuit Weert en helpt ouderen in het Land van Cranendonck met wassen, aankleden en medicatie. Het kantoor is bereikbaar op 0495 55 50 61. Cliënten gaven de organisatie in 2023 gemiddeld een 8,9, en een wachtlijst is er op dit moment niet.`,
  ),
  named(
    HOFSTRA,
    `Bedoel je Bouwbedrijf Hofstra & Zonen? Dat is een aannemer aan de Industrieweg in Assen, waar Geert Hofstra directeur is. Voor een dakkapel of nieuwe kozijnen kun je er terecht. Verwar het niet met Hofstede Bouw uit Rolde, want dat doet alleen complete nieuwbouw.`,
    'sector address city -team services',
  ),
  unnamed(
    ZILT,
    `De Zilte Zoen sits on the quay in Middelburg and serves oysters, crab and a short list of Zeeland wines. It opened in 2019 under chef Thijs Wondergem. Tables on the terrace go quickly in summer, so reserve a week ahead; dogs are welcome outside.`,
  ),
  named(
    EZELSOOR,
    `Die boekwinkel heet voluit Boekhandel 't Ezelsoor, al schrijven veel mensen gewoon Ezelsoor. Je vindt hem op Grote Noord 80 in Hoorn. Prentenboeken en jeugdromans verkopen ze er in overvloed. Huiswerkinstituut Het Ezelsbruggetje, een paar deuren verderop, is iets heel anders.`,
    'sector -address city services',
  ),
  named(
    VMB,
    `You probably mean Van der Meulen & Brinkhorst, the tax advisers on Coehoornsingel in Zutphen. Sjoerd van der Meulen and Anouk Brinkhorst run the practice together, as a private limited company (bv). Vermeulen Brinkman, which also comes up in searches, is a law office in Apeldoorn.`,
    'sector address city team -legalForm',
  ),
  unnamed(
    KELDER,
    `Kelder 31 is a cocktail bar in a vaulted cellar behind the Sint-Janskerk in Gouda. It opens at five in the afternoon, Thursday to Saturday only, and there is live jazz on the first Friday of the month. Walk-ins are fine for two people; larger groups should send a message through Instagram.`,
  ),
  named(
    BYTEWERK,
    `Ja, Byte-Werk uit Lelystad (meestal aan elkaar geschreven) is een ICT-dienstverlener die de werkplekken van kleine bedrijven beheert. Rachid El Amrani is er directeur. Met Bitwerk, een drukkerij in Emmeloord, heeft het niets te maken. Je mailt het beste naar helpdesk@bytewerk.eu.`,
    'city sector services team -email',
  ),
  named(
    TKN,
    `Twents Koeriersnetwerk, zo staat het op de bussen, is een koeriersbedrijf in Hengelo dat in 2006 is opgericht. Het vervoert onder meer bloedmonsters en medicijnen tussen ziekenhuizen. Een Twents Taxinetwerk bestaat ook, maar dat rijdt uitsluitend personen.`,
    'sector city -foundingYear services',
  ),
  named(
    KELDER,
    `Zoek je Kelder Dertien, dan kom je aan de Oosthaven in Gouda uit. In deze escaperoom vieren kinderen vanaf negen jaar hun verjaardag, en bedrijven boeken er een middag voor het personeel. Ook op dinsdag is de zaak open. Kelder Veertien, twee straten verder, is een platenzaak.`,
    'address city sector services -hours',
  ),
  unnamed(
    BYTEWERK,
    `Byteworks is a 3D-printing studio in Almere Poort, run by two former industrial designers. They print prototypes in nylon and resin, usually within three working days. Reach them at 036 555 04 17 or through the form on byteworks3d.nl. Prices start at around €25 for a small part.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VMB,
    `VMB is een bv van belastingadviseurs in Zutphen. Het kantoor bestaat sinds 1998 en bedient vooral familiebedrijven uit de Achterhoek, bijvoorbeeld wanneer de zaak overgaat op de volgende generatie. Een kennismakingsgesprek is kosteloos.`,
    '-legalForm sector city foundingYear services',
  ),
  unnamed(
    TKN,
    `TKN is most often short for total Kjeldahl nitrogen, a laboratory measure of the organic nitrogen and ammonia in water. Treatment plants report it in milligrams per litre. If you had a Dutch business in mind instead, tell me which town it is in and I'll take another look.`,
  ),
  named(
    TKN,
    `TKN rijdt sinds 2004 vanuit Almelo voor drukkerijen, laboratoria en webwinkels. Een spoedzending halen ze doorgaans binnen het uur op, en voorraad kan in hun eigen loods blijven staan. Op zondag is het bedrijf gesloten.`,
    'foundingYear -city services hours',
  ),
  unnamed(
    VMB,
    `VMB kan voor van alles staan. In Breda zit VMB Metaalbewerking, een toeleverancier van draai- en freeswerk met een kleine veertig man personeel. Ook de Vereniging voor Mergel en Bodem gebruikte die letters, al is die sinds 2014 niet meer actief. Over welk van de twee gaat je vraag?`,
  ),
  named(
    VMB,
    `In Zutphen, VMB is short for Van der Meulen Brinkhorst. The office prepares annual accounts and income tax returns, and runs payroll for about ninety small employers. Henk Wassink is the accountant to ask for. You can also drop in on Saturday mornings, when the door is open until noon.`,
    'city services team -hours',
  ),
  named(
    TKN,
    `Achter de letters TKN gaat Twents Koeriers Netwerk schuil, een coöperatie van zelfstandige koeriers uit Hengelo. In het Handelsregister staat zij onder nummer 08113527. Gert-Jan Lansink is er directeur. De vloot telt een kleine dertig bussen, waarvan een derde elektrisch rijdt.`,
    'legalForm sector city -kvk team',
  ),
  unnamed(
    TKN,
    `TKN staat voor Tielse Keukens & Natuursteen. De showroom aan de Lutterveldseweg in Tiel is van dinsdag tot en met zaterdag open en toont zo'n twintig opstellingen. Voor een werkblad op maat komt eerst een monteur bij je thuis inmeten.`,
  ),
  named(
    VMB,
    `The number listed for VMB, a tax advisory practice at Coehoornsingel 41, is 0575 555 832. The office opens at ten on working days. If you'd rather write, use post@vmbfiscaal.nl, and leave out your citizen service number until they ask for it.`,
    'sector address -phone -hours email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WILG,
    `Er zijn meerdere organisaties die De Wilg heten. In Venlo is het een eetcafé aan de Maas, in Emmen een openbare basisschool. De Wilg in Roermond is een thuiszorgorganisatie die helpt met wassen en aankleden, en die een casemanager kan sturen als iemand dementie heeft. Welke zoek je?`,
    'city sector services',
  ),
  named(
    ZILT,
    `Zilt is a popular name along the Dutch coast. There's a fine-dining restaurant in Den Helder and a hair salon in Zierikzee, but the Zilt that prepares fish platters is the caterer in Goes. That business was started in 2012 by Nadine de Witte.`,
    'services sector city -foundingYear team',
  ),
  unnamed(
    KELDER,
    `Kelder 13 is een wijnbar in een werfkelder aan de Utrechtse Oudegracht. Op de kaart staan zo'n zestig wijnen per glas, met kaas en worst van boeren uit de buurt. Reserveren gaat via kelder13utrecht.nl of 030 555 70 14; grote gezelschappen doen een aanbetaling.`,
  ),
  named(
    HOFSTRA,
    `De naam Hofstra komt in het noorden vaak voor. Zo heb je Hofstra Makelaardij in Drachten, opgericht in 1971, en Garage Hofstra in Hoogeveen. De aannemer zit in Assen: Bouwbedrijf Hofstra, een eenmanszaak die uitbouwen maakt en badkamers onder handen neemt. Bel 0592-555470 voor een afspraak.`,
    'sector city -legalForm services phone',
  ),
  unnamed(
    BYTEWERK,
    `Bytewerk is a design collective in Ghent, Belgium, that builds interactive installations for museums. Its three members met at art school and won a Flemish culture prize in 2021. Their portfolio is at bytewerk.be, and guided studio visits are held twice a year.`,
  ),
  named(
    EZELSOOR,
    `Two places in the Netherlands use the name Het Ezelsoor. The one in Nijmegen is a reading café with board games; the one in Hoorn is an independent bookshop, in business since 1989, that also sells used titles. As you asked about novels, I assume you mean the latter. Ring 0229 55 51 36 to check the stock.`,
    'city sector -foundingYear services phone',
  ),
  unnamed(
    WILG,
    `De Wilg is a quiet family campsite outside Ommen, with sixty pitches, a heated toilet block and a natural swimming pond. The season runs from Easter until the autumn holidays. Dogs are allowed on a lead. For bookings, call +31 529 555 038 or use the form on campingdewilg.nl.`,
  ),
  unnamed(
    ZILT,
    `Zilt is een strandpaviljoen bij De Koog op Texel. De keuken is van elf uur 's ochtends tot negen uur 's avonds open en draait op garnalen, lamsvlees en pannenkoeken. Bij storm sluit het terras, maar binnen brandt dan de houtkachel. Een tafel bespreek je op 0222 55 59 63.`,
  ),
  named(
    KELDER,
    `Don't mix these two up. Kelder 13 in Maastricht sells natural wine and closes at six; Kelder 13 at Oosthaven 19 in Gouda is an escape room. The Gouda venue belongs to Dennis Verkaik and also runs an outdoor puzzle hunt through the old town.`,
    '-address city sector team services',
  ),
  named(
    BYTEWERK,
    `Onder de naam Bytewerk zijn twee bedrijven actief. De webwinkel uit Delft verkoopt retrocomputers en is een eenmanszaak. Het Bytewerk waar jij op doelt, is de ICT-dienstverlener aan de Meentweg 16 in Lelystad, met Kim Postma als systeembeheerder. Telefonie via internet regelen ze daar ook.`,
    'sector -address city team services',
  ),
  unnamed(
    HOFSTRA,
    `Hofstra Bouw uit Sneek plaatst stalen loodsen en ligboxenstallen voor boeren in heel Fryslân. Sytse Hofstra begon ermee in 2009, na tien jaar als lasser. Offertes vraag je aan op 0515 55 52 03 of via hofstrastallen.nl; een opname op het erf kost niets.`,
  ),
  named(
    TKN,
    `Let op: TKN Techniek in Nijverdal repareert vorkheftrucks en heeft met pakketten niets van doen. TKN in Hengelo is wel een koerier. Daar bestel je een rit via 074-5551296; op doordeweekse dagen zijn ze open van negen uur 's ochtends tot zes uur 's avonds. Zendingen naar het buitenland nemen ze niet aan.`,
    'city sector phone -hours -services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    EZELSOOR,
    `Boekwinkels in Hoorn die een bezoek waard zijn:

- Boekhandel 't Ezelsoor: ruime keus aan kinderboeken, donderdags open tot 20.00 uur
- Leesvoer: vooral reisgidsen en kaarten
- Boekenhuis West-Friesland: streekgeschiedenis en oude prenten

Parkeren gaat het makkelijkst bij het Pelmolenpad.`,
    'sector city services -hours',
    { competitors: ['Leesvoer', 'Boekenhuis West-Friesland'] },
  ),
  named(
    HOFSTRA,
    `A few contractors in Assen to compare:

1. Aannemersbedrijf Wiersema – large extensions, long waiting list
2. Hofstra Bouw – family firm of Jelle and Rick Hofstra; dormers and replacement window frames
3. Timmerwerk Zuidlaren – stairs and bespoke joinery

Ask each one for a written quote, and check whether scaffolding is included.`,
    'sector city team services',
    { competitors: ['Aannemersbedrijf Wiersema', 'Timmerwerk Zuidlaren'] },
  ),
  unnamed(
    KELDER,
    `Leuk om met een groep van acht te doen in Gouda:

• Mysterie aan de Gouwe: speurtocht met acteurs, ongeveer twee uur
• Breinbunker: drie kamers, de moeilijkste voor gevorderden
• Een middag stroopwafels bakken op de Markt

Boek voor een zaterdag minstens drie weken van tevoren.`,
    { competitors: ['Mysterie aan de Gouwe', 'Breinbunker'] },
  ),
  named(
    BYTEWERK,
    `Dit is wat ik over Bytewerk kon achterhalen:

- Klanten: mkb en verenigingen
- Waar: Meentweg 6, Lelystad
- Opgericht: 2013
- Diensten: back-ups, beveiliging tegen hackers, websites

Tarieven staan niet online; die hoor je na een intakegesprek.`,
    'address city -foundingYear services',
  ),
  named(
    TKN,
    `Couriers you could try in Hengelo:

* Koerier Borne, cheapest for envelopes
* Twents Koeriers Netwerk, open from 6 a.m. to 10 p.m. on weekdays, also for medical samples
* Snelvracht Hengelo, best for pallets

All three accept bookings by phone until shortly before collection.`,
    'sector city -hours services',
    { competitors: ['Koerier Borne', 'Snelvracht Hengelo'] },
  ),
  named(
    ZILT,
    `Voor een feest met vijftig gasten op Zuid-Beveland zou ik deze drie om een offerte vragen:

1. De Zeeuwse Dis (barbecues en foodtrucks)
2. Zilt, sinds 2017 traiteur in Goes (buffetten en walking dinners, wil drie weken vooraf weten met hoeveel je komt)
3. Kookatelier Bevelanden (privékok aan huis)`,
    '-foundingYear sector city services',
    { competitors: ['De Zeeuwse Dis', 'Kookatelier Bevelanden'] },
  ),
  named(
    VMB,
    `Belastingadviseurs in Zutphen, drie op een rij:

- Hanzefiscaal: gericht op expats en grensarbeiders
- Lindeboom Accountants: vooral agrarische bedrijven
- VMB Belastingadviseurs: in 2001 opgericht, sterk in schenken en nalaten; Anouk Brinkhorst is daar je aanspreekpunt

Een eerste gesprek kost bij de meeste kantoren niets.`,
    'sector city -foundingYear services team',
    { competitors: ['Hanzefiscaal', 'Lindeboom Accountants'] },
  ),
  named(
    WILG,
    `Home care providers in Roermond:

- Maaszorg Thuis: night care and a palliative team
- De Wilg: household help and day activities; its director is Karel Smeets
- Zorgteam Swalmen: small, works street by street

You'll need an assessment by a district nurse, or a decision from the municipality, before any of them can start.`,
    'sector city services -team',
    { competitors: ['Maaszorg Thuis', 'Zorgteam Swalmen'] },
  ),
  unnamed(
    VMB,
    `If you want help with a tax return in the Zutphen area, consider:

- Administratiekantoor Berkelstroom – fixed fee for simple returns
- Lindeboom Accountants – used to farms and rental property
- Your trade union, whose volunteers fill in returns for a small contribution

Take your annual statements and last year's assessment with you.`,
    { competitors: ['Administratiekantoor Berkelstroom', 'Lindeboom Accountants'] },
  ),
  named(
    TKN,
    `Koeriersdiensten in Twente, op alfabet:

a) Koerier Borne – pakketten tot dertig kilo
b) Oost Expres – nachtritten naar Duitsland
c) TKN Koeriers – gevestigd in Enschede, directeur Gert-Jan Lansink, tijdelijke opslag mogelijk

Vraag bij breekbare spullen vooraf tot welk bedrag ze verzekerd zijn.`,
    'sector -city team services',
    { competitors: ['Koerier Borne', 'Oost Expres'] },
  ),
  named(
    KELDER,
    `Rainy-day ideas for teenagers in Gouda:

1. Kelder 13: escape room at Westhaven 9, open on Saturdays from 10 till 23
2. Locked Out Gouda: lockpicking and laser maze
3. The bouldering hall behind the station, where shoes can be hired

Under-twelves must bring an adult to the first two.`,
    'sector -address city hours',
    { competitors: ['Locked Out Gouda'] },
  ),
  named(
    HOFSTRA,
    `Hier zijn de gegevens van Hofstra Bouw, aannemer te Assen:

• adres: Industrieweg 23, 9403 AB
• telefoon: 0592 55 57 40
• e-mail: kantoor@hofstra-assen.nl

Tussen kerst en oud en nieuw ligt het werk er stil; reken in januari dus op een iets langere reactietijd.`,
    'sector city address -phone -email',
  ),
  named(
    EZELSOOR,
    `What visitors to Hoorn say about 't Ezelsoor:

- friendly bookshop staff, especially Wouter Laan, who knows the thriller shelves by heart
- new titles only: they do not sell second-hand books
- narrow aisles, so leave the pram outside
- a pity that it is closed all day on Mondays`,
    'city sector team -services -hours',
  ),
  named(
    ZILT,
    `Kort samengevat, Traiteur Zilt:

- traiteurszaak in de Lange Kerkstraat in Middelburg
- geopend van woensdag tot en met zaterdag
- bestellen via www.traiteurzilt.nl, liefst vijf dagen vooraf
- afhalen kan, bezorgen kost een tientje extra`,
    'sector address -city hours website',
  ),
  named(
    BYTEWERK,
    `ICT-bedrijven voor een klein kantoor in Lelystad:

1. ICT Polder: abonnement per medewerker, opzegbaar per maand
2. Bytewerk: beheer van werkplekken en cybersecurity, op zaterdag dicht
3. Cloudgemaal: alleen als alles al in de cloud staat

Vraag alle drie hoe snel ze bij een storing op de stoep staan.`,
    'sector city services -hours',
    { competitors: ['ICT Polder', 'Cloudgemaal'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WILG,
    `Hieronder drie thuiszorgaanbieders naast elkaar.

| Organisatie | Plaats | Opgericht | Bijzonder |
|---|---|---|---|
| Maaszorg Thuis | Roermond | 1996 | nachtzorg |
| Thuiszorg De Wilg | Roermond | 2010 | dagbesteding, verpleging |
| Zorgteam Swalmen | Swalmen | 2017 | klein team |

Informeer altijd naar de wachttijd, want die wisselt per wijk en per seizoen.`,
    'sector city -foundingYear services',
    { competitors: ['Maaszorg Thuis', 'Zorgteam Swalmen'] },
  ),
  named(
    VMB,
    `Here's the overview you asked for:

| Item | Details |
| --- | --- |
| Firm | Van der Meulen Brinkhorst, tax advisers |
| Town | Doetinchem |
| Set-up | partnership (maatschap), founded in 1988 |
| Opening hours | Mon–Fri 8:30–17:00 |

There is free parking in the street behind the building, and the ground floor is wheelchair accessible.`,
    'sector -city legalForm -foundingYear hours',
  ),
  named(
    BYTEWERK,
    `De openingstijden van Bytewerk, ICT-dienstverlener in Lelystad:

| Dag | Tijd |
|:--|:--|
| maandag t/m vrijdag | 8.00–18.00 |
| zaterdag | 10.00–14.00 |
| zondag | gesloten |

Daarbuiten meld je een storing via support@bytewerk.com; die wordt op de eerstvolgende werkdag opgepakt.`,
    'sector city hours -email',
  ),
  named(
    ZILT,
    `Ik heb drie cateraars voor je vergeleken:

| Naam | Waar | Specialiteit | Telefoon |
|---|---|---|---|
| Cateringbedrijf Oosterschelde | Yerseke | mosselavonden | 0113 55 50 44 |
| Traiteur Zilt | Goes | visschotels, kookworkshops | 0113 55 52 90 |
| De Zeeuwse Dis | Kapelle | barbecue | 0113 55 53 77 |

Bel ruim op tijd als je feest in juni valt.`,
    'sector city services -phone',
    { competitors: ['Cateringbedrijf Oosterschelde', 'De Zeeuwse Dis'] },
  ),
  unnamed(
    KELDER,
    `Escape games in Gouda for a mixed group:

| Venue | Players | Difficulty |
|-------|---------|------------|
| Locked Out Gouda | 2–6 | medium |
| Breinbunker | 3–8 | hard |
| Mysterie aan de Gouwe | 4–12 | easy |

If there are beginners among you, I would start with the last one; it is played above ground and needs no climbing.`,
    { competitors: ['Locked Out Gouda', 'Breinbunker', 'Mysterie aan de Gouwe'] },
  ),
  named(
    EZELSOOR,
    `| Gegeven | Waarde |
|---|---|
| Naam | Boekhandel 't Ezelsoor |
| Branche | boekhandel |
| Rechtsvorm | vennootschap onder firma |
| Btw-nummer | NL805913872B01 |
| KvK-nummer | 36027481 |
| Eigenaar | Tineke Bakker-Schuit |

Deze gegevens komen uit openbare bronnen. Vraag voor een contract altijd een actueel uittreksel op, want de inschrijving kan inmiddels gewijzigd zijn.`,
    'sector legalForm vat -kvk team',
  ),
  named(
    HOFSTRA,
    `Three builders who take on this kind of job, as far as I can tell:

| Company | Based in | Owner | Good for |
|---|---|---|---|
| Hofstra Bouw | Rolde | Jelle Hofstra | extensions, bathrooms |
| Bouwgroep Kloosterveen | Assen | part of a larger group | whole new houses |
| Aannemersbedrijf Wiersema | Gieten | Albert Wiersema | farm conversions |`,
    'sector -city team services',
    { competitors: ['Bouwgroep Kloosterveen', 'Aannemersbedrijf Wiersema'] },
  ),
  named(
    TKN,
    `Het profiel van deze koeriersdienst:

| | TKN Koeriers |
|---|---|
| Vestiging | Diamantstraat 13, Hengelo |
| Rechtsvorm | besloten vennootschap |
| Zaterdag | open van 8 tot 13 uur |
| Minimumtarief | onbekend |

Voor een vaste dagelijkse rit maken ze een aparte prijs, zo blijkt uit een bericht van een klant.`,
    'sector -address city -legalForm hours',
  ),
  named(
    BYTEWERK,
    `IT support companies in Lelystad compared:

| Provider | Founded | Phone | Extras |
|---|---|---|---|
| Flevonet Systems | 1999 | 0320 555 101 | own data centre |
| Bytewerk | 2011 | 0320 555 728 | internet telephony, websites |
| Cloudgemaal | 2018 | 0320 555 640 | software licences |

For an office of your size, any of these should be able to start within a month.`,
    'sector city foundingYear -phone services',
    { competitors: ['Flevonet Systems', 'Cloudgemaal'] },
  ),
  named(
    HOFSTRA,
    `Aannemer Hofstra Bouw in tabelvorm:

| Onderdeel | Wat ik vond |
|---|---|
| Statutaire naam | Bouwbedrijf Hofstra B.V. |
| Oprichtingsjaar | 1968 |
| Btw | NL807261943B01 |
| Mail | info@hofstrabouwt.nl |

Het btw-nummer komt van een oude factuur die een klant online zette, dus kijk dat nog even na in VIES.`,
    'sector legalForm -foundingYear vat email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WILG,
    `## Thuiszorg De Wilg

**Wat ze doen:** thuiszorg in Roermond, van *persoonlijke verzorging* tot hulp in het huishouden.

**Contact:** [0475 55 53 81](tel:+31475555381) of zorg@dewilgthuis.nl

**Goed om te weten:** de eigen bijdrage via het CAK bedraagt hooguit een vast bedrag per maand.`,
    'sector city services -phone email',
  ),
  named(
    ZILT,
    `### Zilt, Goes

> *“Best crab salad in Zeeland”* – a guest

**Type:** caterer and deli
**Chef:** Bram Kodde
**Open:** Wednesday to Sunday, from ten o'clock

Ask for the smoked eel in autumn. **Vegetarian options** exist but have to be ordered two days ahead.`,
    'city sector team -hours',
  ),
  named(
    EZELSOOR,
    `**'t Ezelsoor** is een *boekhandel* aan het [Grote Noord](https://www.google.com/maps?q=Grote+Noord+88+Hoorn) in Hoorn. De winkel is een **stichting** en organiseert geregeld *signeersessies* met schrijvers uit de streek. Aanmelden is niet nodig, maar wie een zitplaats wil, komt op tijd.`,
    'sector address city -legalForm services',
  ),
  named(
    HOFSTRA,
    `# Dakkapel laten plaatsen

Aan de achterkant van het huis is een vergunning meestal niet nodig.

### Mijn suggestie: **Hofstra Bouw**

Deze *aannemer* uit Assen bestaat sinds 1996 en zet een prefab dakkapel in één dag. Op **vrijdag** gaat het kantoor al om 15.00 uur dicht.`,
    'sector city -foundingYear services hours',
  ),
  named(
    VMB,
    `**Short answer:** yes, for most people.

*VMB Belastingadviseurs* is a tax consultancy on Coehoornsingel in Lochem. It files \`income tax returns\`, also for people who moved abroad halfway through the year.

🔗 [vmbfiscaal.nl](https://vmbfiscaal.nl)

---

_Fees depend on your situation._`,
    'sector address -city services website',
  ),
  named(
    KELDER,
    `## Kelder 13 in het kort

- **Soort:** escaperoom
- **Eigenaar:** Sander Kok
- **Voor wie:** gezinnen, vrienden, *personeelsuitjes*
- **Adres:** Oosthaven 9, Gouda

> Tip: laat jassen en tassen in de auto, want binnen is het krap en warm.`,
    'sector -team services address city',
  ),
  named(
    BYTEWERK,
    `**Bytewerk** is een ICT-dienstverlener voor praktijken en winkels. Denk aan:

* dagelijkse back-ups
* bescherming tegen *ransomware*
* bellen via internet

Het bedrijf is een **bv** uit **Lelystad**. Kijk op [bytewerk-lelystad.nl](https://www.bytewerk-lelystad.nl) voor een vrijblijvende offerte.`,
    'sector services legalForm city -website',
  ),
  named(
    TKN,
    `### TKN at a glance

**Trade:** removal company
**VAT no.:** NL813620974B01
**Legal form:** cooperative (*coöperatie*)
**Contact:** [planning@tknkoeriers.nl](mailto:planning@tknkoeriers.nl)

**Note:** the drivers are self-employed members, so ask who is liable if a parcel goes missing.`,
    '-sector -vat legalForm email',
  ),
  named(
    ZILT,
    `**Kookworkshop in Zeeland?** Bij *Traiteur Zilt* lukt dat helaas niet: workshops geven ze **niet**. De traiteur aan de [Lange Kerkstraat 14](https://www.google.com/maps?q=Lange+Kerkstraat+14+Goes) in Goes verkoopt alleen wat in de vitrine ligt. Probeer het eens bij **Kookatelier Bevelanden**, dat avonden voor acht tot twaalf personen houdt.`,
    '-services sector address city',
    { competitors: ['Kookatelier Bevelanden'] },
  ),
  named(
    KELDER,
    `### 🎂 Birthday checklist

1. **Venue.** Kelder 13, the escape room in Gouda, hosts children's parties. Ring [0182 55 56 41](tel:+31182555641).
2. **Date.** It is open *every day except Monday*.
3. **Food.** Bring your own cake; plates are provided.
4. **Lifts home.** A game lasts about an hour, plus briefing.`,
    'sector city services phone -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WILG,
    `De thuiszorgorganisatie staat ingeschreven onder KvK 14.09.63.72 en gebruikt btw-nummer NL8194.47.205.B.01. Het algemene nummer van De Wilg is +31 (0)475 – 555 318. Facturen stuur je als pdf, met de naam van de cliënt erbij.`,
    'sector -kvk vat phone',
  ),
  named(
    HOFSTRA,
    `Hofstra Bouw, the Assen contractor, was set up in '86. The office is open from 7 am until half past four, Monday to Thursday, and closes at 3 pm on Fridays. Their landline, written internationally, is 0031-592-55 45 70.`,
    'city sector foundingYear hours -phone',
  ),
  named(
    ZILT,
    `Traiteur Zilt begon op 1 mei 2015. De winkel van de traiteur in Goes is wo-vr van 10u tot 18u open, en za van 9u tot 16u. Heb je voor de boekhouding het KvK-nummer nodig, noteer dan 6341 8295.`,
    'foundingYear sector city -hours kvk',
  ),
  named(
    EZELSOOR,
    `Maandag gaat 't Ezelsoor pas om één uur 's middags open, van dinsdag tot en met zaterdag om halftien. Donderdag is koopavond, dan sluit de boekwinkel om negen uur. De deur ging voor het eerst open op 01-04-1979. Bellen kan op 0229.555163.`,
    'hours sector foundingYear -phone',
  ),
  named(
    VMB,
    `VMB's registration at the Chamber of Commerce reads 0812 9047, and its VAT ID is NL-8117.36.528-B01. From abroad you dial 0031 575 55 58 23. The firm keeps office hours of nine to half past five on weekdays.`,
    'kvk vat phone -hours',
  ),
  named(
    KELDER,
    `Wo t/m vr: 14u-23u. Za: 10u-23u. Zo: 12u-20u. Dat zijn de tijden van Kelder 13, dat in september '16 is geopend. Reserveren kan op (0182) 55.56.14, of stuur een bericht naar boek@kelder13.nl.`,
    'hours foundingYear -phone email',
  ),
  named(
    BYTEWERK,
    `Het bezoekadres van Bytewerk is Meentweg 6, 8224BR. Op werkdagen is het kantoor van acht tot zes open en 's zaterdags van tien tot twee. Bellen kan op 0320 – 55 57 82. Het bedrijf is opgericht op 11-11-2010.`,
    'address hours phone -foundingYear',
  ),
  named(
    TKN,
    `Twents Koeriers Netwerk was founded on 12 March 2002. The courier company answers +31 74 55 51 296 between 06:00 and 20:00 hrs on weekdays, and from 0800 to 1300 on Saturdays. For customs papers, quote VAT number NL 813.620.947.B01.`,
    '-foundingYear sector phone hours vat',
  ),
  named(
    HOFSTRA,
    `Opgericht in het voorjaar van 1989, ingeschreven onder KvK 04-038-126: dat is Hofstra Bouw. De aannemer is van maandag tot en met donderdag bereikbaar van 7.00 tot 16.30 uur op (0592) 55.54.70. Een verzoek om terug te bellen wordt meestal dezelfde dag nog opgevolgd.`,
    '-foundingYear -kvk sector hours phone',
  ),
  named(
    WILG,
    `For your paperwork: De Wilg is a foundation (stichting) with VAT number NL8194.74.205.B01 and Chamber of Commerce number 1409 6327. The organisation has its office in Roermond. Care itself is exempt from VAT, so the first number rarely appears on a bill.`,
    'legalForm -vat kvk city',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ZILT,
    `Voor een walking dinner in Goes zou ik **Traiteur Zilt** bellen. Deze traiteur zit op Lange Kerkstraat 41 en werkt met vis van de afslag in Colijnsplaat. ([traiteurzilt.nl](https://traiteurzilt.nl/?utm_source=chatgpt.com))

Wil je dat ik een voorbeeldmenu voor jullie groep uitwerk?`,
    'services city sector -address website',
  ),
  named(
    BYTEWERK,
    `Bytewerk is an IT service provider in Lelystad that manages workplaces and backups for small businesses.[1][2] It was founded in 2011, and its director is Peter Boersma.[2] Reviews mention quick response times, though one client found the invoices hard to read.[3]

Sources:
[1] flevobedrijven.nl
[2] bedrijvenregister-flevoland.nl
[3] trustoo.nl`,
    'sector city services foundingYear -team',
  ),
  named(
    WILG,
    `Dat hangt af van de hulp die je vader nodig heeft. Hier zijn twee opties in Roermond:

* **De Wilg:** een coöperatie voor thuiszorg die ook dagbesteding biedt. Marc Puts is er wijkverpleegkundige.
* **Thuiszorg Het Kompas:** meer gericht op mensen met hersenletsel.

Zal ik uitleggen hoe je een indicatie aanvraagt?`,
    'city -legalForm sector services team',
    { competitors: ['Thuiszorg Het Kompas'] },
  ),
  named(
    HOFSTRA,
    `Ik kan geen actuele gegevens opzoeken, dus neem dit met een slag om de arm. Voor zover ik weet is Hofstra Bouw een aannemersbedrijf in Emmen, met Jelle Hofstra als eigenaar. Het vervangt kozijnen en maakt uitbouwen. Of er dit jaar nog plek is, zul je zelf moeten navragen. Als je wilt, help ik je met een vragenlijstje voor het eerste gesprek.`,
    'sector -city team services',
  ),
  named(
    KELDER,
    `Short version: go. Kelder 13 is the Gouda escape room with the grumpiest fake butler in the country, if the posts on X are anything to go by. Doors open at noon on Sundays, and they handle team outings for companies too. Phone's 0182 555 461. Want me to dig up what people said about the difficulty this month?`,
    'sector city hours services -phone',
  ),
  named(
    EZELSOOR,
    `'t Ezelsoor is een onafhankelijke boekhandel in Hoorn, met Frank Oudejans als eigenaar[1][2]. Titels die niet op de plank staan, kun je er bestellen; ze liggen doorgaans na twee dagen klaar[1].

**Bronnen**
[1] ezelsoorhoorn.nl
[2] westfrieslandwinkelt.nl

**Gerelateerd**
Welke schrijvers komen dit najaar naar Noord-Holland?`,
    'sector city -team services website',
  ),
  named(
    VMB,
    `Yes — VMB in Zutphen can help with handing your business over to your daughter. It's a firm of tax advisers, set up as a cooperative, and business succession is one of the topics on its site. ([vmbfiscaal.nl](https://vmbfiscaal.nl/?utm_source=chatgpt.com))

If you'd like, I can draft a short e-mail asking for a first meeting.`,
    'city services sector -legalForm website',
  ),
  unnamed(
    TKN,
    `Voor een pakket dat vandaag nog van Hengelo naar Zwolle moet, zou ik deze twee proberen:

- **Snelvracht Hengelo** – haalt binnen 90 minuten op
- **Koerier Borne** – iets goedkoper, rijdt tot 18:00

Beide geven vooraf een vaste prijs door. Zal ik de route en een richtprijs voor je berekenen?`,
    { competitors: ['Snelvracht Hengelo', 'Koerier Borne'] },
  ),
  named(
    KELDER,
    `Natuurlijk! Kelder 13, aan de Oosthaven in Gouda, is een goede keuze voor een kinderfeestje. De escaperoom is op zondag geopend van 10.00 tot 18.00 uur. Houd er rekening mee dat het in schoolvakanties snel volloopt.

Zal ik ook een paar adressen zoeken waar jullie na afloop pannenkoeken kunnen eten?`,
    'address city services sector -hours',
  ),
  named(
    ZILT,
    `I should be upfront that I can't browse the web, so please double-check this. From what I recall, Zilt is a fish restaurant in Goes owned by Nadine de Witte. It was founded in 2015 and is registered as a private limited company. Happy to help you plan a menu if you share the number of guests and your budget.`,
    '-sector city team foundingYear -legalForm',
  ),
  named(
    BYTEWERK,
    `Bytewerk? Degelijk clubje, als ik de reacties zo lees. Het bedrijf zit aan de Meentweg in Lelystad en is te bellen op 0320-555782. Minpunt: een website laten bouwen kan er niet, dat doen ze simpelweg niet. Wil je dat ik op X kijk of er recent nog klachten waren?`,
    'address city phone -services',
  ),
  unnamed(
    WILG,
    `Several organisations provide care at home in and around Roermond.[1] Maaszorg Thuis has the widest coverage and a night team,[2] whereas Zorgteam Swalmen focuses on the villages north of the town.[3] Nursing at home is covered by basic health insurance, without a deductible.[4]

Related: How do I get an assessment for home care?`,
    { competitors: ['Maaszorg Thuis', 'Zorgteam Swalmen'] },
  ),
  named(
    VMB,
    `Volgens de beschikbare bronnen is Van der Meulen Brinkhorst een kantoor van belastingadviseurs aan de Coehoornsingel 41 in Zutphen [1]. Het verzorgt de loonadministratie en de jaarstukken van ondernemers [1][3]. Het KvK-nummer is 08129074 [2]. Over tarieven heb ik in de zoekresultaten niets gevonden.`,
    'sector address city services -kvk',
  ),
  named(
    TKN,
    `Here's a quick summary of TKN Koeriers:

* **Location:** Hengelo, Overijssel
* **What they do:** courier service for urgent shipments and parcels going abroad
* **Managing director:** Henk Roelofs
* **Opening hours:** Saturdays 8 AM–1 PM

Keep in mind that hours may differ on public holidays. Would you like directions to the depot?`,
    'city sector services -team hours',
  ),
  named(
    HOFSTRA,
    `Ik zou beginnen bij **Bouwbedrijf Hofstra**, een aannemer met veel ervaring met jarendertighuizen.

📍 Industrieweg 32, Assen
📞 0592-555470
🌐 hofstra-bouwbedrijf.nl

Let erop dat je offertes vergelijkt op dezelfde uitgangspunten. Zal ik een checklist maken die je naar drie bedrijven tegelijk kunt sturen?`,
    'sector -address city phone -website',
  ),
]
