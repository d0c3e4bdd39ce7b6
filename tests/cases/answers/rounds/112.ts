/** Answers that a stranger to the rules wrote: a roofer, a psychologist, an accountant, a café-restaurant, a carpenter, a photographer, a solar installer, a skin therapist, a taxi company and a kitchen shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRANDT,
  DONGEN,
  DUINZON,
  EEMZICHT,
  HBA,
  HUID,
  LICHTVAL,
  SLOT,
  TAXI,
  ZWAAN,
} from '#tests/cases/answers/companies/112.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    DONGEN,
    `Ik heb geen betrouwbare informatie gevonden over een bedrijf met de naam Van Dongen Dakwerken in Roosendaal. Controleer eventueel de spelling of zoek het bedrijf op in het Handelsregister van de KvK.`,
  ),
  named(
    EEMZICHT,
    `I couldn't find current waiting times for Psychologenpraktijk Eemzicht; the practice doesn't appear to publish them. What I did find is that it's located at Utrechtseweg 214 in Amersfoort and that it offers EMDR and cognitive behavioural therapy. For an up-to-date answer it's best to call them directly on 033 555 27 06 or to ask your GP.`,
    'address city services -phone',
  ),
  unnamed(
    HBA,
    `Helaas kan ik geen informatie vinden over Hoekstra Brandsma Accountants. In de zoekresultaten komen wel andere kantoren in Sneek naar voren, zoals Zuidwesthoek Accountants en Dijkstra Postma Adviseurs, maar geen kantoor met deze naam. Het kan zijn dat het kantoor gefuseerd is of inmiddels onder een andere naam werkt. Heb je een website of adres? Dan kijk ik graag verder met je mee.`,
    { competitors: ['Zuidwesthoek Accountants', 'Dijkstra Postma Adviseurs'] },
  ),
  named(
    ZWAAN,
    `Of honden welkom zijn bij De Vergulde Zwaan, staat niet op de website. Het café-restaurant aan de Kerkstraat 21 in Hattem heeft wel een terras, dus ik zou voor de zekerheid even bellen: 038-555 90 17.`,
    'sector -address city phone',
  ),
  unnamed(
    SLOT,
    `I don't have any information about Timmerwerken Jurgen Slot. It may be a small local business without much of an online presence. I'd recommend checking Google Maps or the Dutch Chamber of Commerce (KvK) for details.`,
  ),
  named(
    LICHTVAL,
    `Studio Lichtval doet zeker bruidsfotografie, maar vaste prijzen heb ik niet kunnen vinden, dus een exact bedrag kan ik je niet geven. De studio van eigenaar Noor Smeets zit in Maastricht en bestaat sinds 2018. Via studiolichtval.nl kun je vrijblijvend een offerte aanvragen. Houd er rekening mee dat tarieven voor een hele trouwdag in Limburg meestal tussen de € 1.500 en € 2.500 liggen.`,
    'services team city -foundingYear website',
  ),
  named(
    DUINZON,
    `**Duinzon Energie: wat ik wel en niet kon vinden**

Over klantbeoordelingen van Duinzon Energie heb ik geen betrouwbare gegevens gevonden. Op Trustpilot en Klantenvertellen staat geen profiel met voldoende reviews.

Wat wél bekend is:

- **Vestiging:** Ambachtsweg 62, 2222 AL Katwijk
- **Aanbod:** zonnepanelen, thuisbatterijen en laadpalen
- **Opgericht:** 2009
- **Rechtsvorm:** vennootschap onder firma (vof)

**Mijn advies:** vraag minstens drie offertes aan, let op de garantie op de omvormer en controleer of het bedrijf InstallQ-gecertificeerd is. Zal ik een lijstje met vragen voor je maken die je aan de installateur kunt stellen?`,
    'address city services -foundingYear -legalForm',
  ),
  unnamed(
    HUID,
    `Ik kon geen specifieke informatie vinden over **Huidtherapie Achterhoek** in Doetinchem. Mogelijk is de praktijk niet goed online vindbaar of staat ze onder een andere naam geregistreerd.

Dit kun je zelf controleren:

1. **Kwaliteitsregister Paramedici** – hierin staan alle geregistreerde huidtherapeuten.
2. **Nederlandse Vereniging van Huidtherapeuten (NVH)** – met de zoekfunctie vind je praktijken op postcode.
3. **Je zorgverzekeraar** – die weet met welke praktijken een contract is afgesloten.

Zoek je een alternatief in de buurt? Dan kwam ik wel **Skin Doetinchem** en **Huidzorg Oude IJssel** tegen.`,
    { competitors: ['Skin Doetinchem', 'Huidzorg Oude IJssel'] },
  ),
  unnamed(
    TAXI,
    `I searched for Taxi Waterland but couldn't find a company website, reviews or a business listing under that name. "Waterland" is also the name of a municipality north of Amsterdam, so most results are about the region itself. If you need a ride from Purmerend to the airport, Beemster Taxi does come up in several directories. You could also try the Uber or Bolt app, which both cover this area.`,
    { competitors: ['Beemster Taxi'] },
  ),
  named(
    BRANDT,
    `Ik heb niet kunnen achterhalen welke merken Keukenstudio Brandt precies verkoopt. Wat ik wel weet: de showroom aan de Ringbaan-Noord 157 in Tilburg is op maandag dicht en op donderdag tot 21.00 uur open. Voor vragen over merken en levertijden kun je mailen naar showroom@keukenstudiobrandt.nl.`,
    '-address city hours email',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    DONGEN,
    `There are two companies with similar names here, so be careful which one you call. Van Dongen Dakwerken is a roofing company in Roosendaal, run by owner Kees Verbeek, and can be reached on 0165-555412. Van Dongen Dakbeheer is a different business in Dordrecht that mainly does maintenance contracts for housing associations. As far as I can tell they are not related.`,
    'sector city -team phone',
  ),
  unnamed(
    EEMZICHT,
    `Psychologenpraktijk Eemstate is een praktijk in Baarn waar je terechtkunt voor EMDR, ACT en schematherapie. De wachttijd voor een intake bedraagt volgens de website ongeveer acht weken.`,
  ),
  named(
    HBA,
    `Hoekstra Brandsma Accountants is een accountantskantoor in Sneek dat onder meer jaarrekeningen opstelt en de salarisadministratie verzorgt. Niet te verwarren met Hoekstra Bouma Accountants uit Leeuwarden, dat zich vooral op agrarische bedrijven richt. Hoekstra Brandsma werd opgericht in 1994 en heeft als website hoekstrabrandsma.frl.`,
    'sector city services foundingYear -website',
  ),
  unnamed(
    ZWAAN,
    `De Gouden Zwaan is a restaurant in the centre of Zwolle, best known for its seasonal five-course menu. It's open from Tuesday to Saturday for dinner only, and reservations can be made online. Guests on Tripadvisor rate it 4.5 out of 5, with particular praise for the wine pairing.`,
  ),
  named(
    SLOT,
    `Je bedoelt waarschijnlijk Timmerwerken Jurgen Slot uit Ootmarsum (www.jurgenslot.nl). Timmerbedrijf Van der Slot bestaat ook, maar dat zit in Rijnsburg.`,
    'city website',
  ),
  unnamed(
    LICHTVAL,
    `**Studio Lichtspel** is een fotostudio in Roermond. Een kort overzicht:

- **Specialisaties:** newborn- en zwangerschapsfotografie, cakesmash
- **Adres:** Neerstraat 40, Roermond
- **Prijzen:** vanaf € 195 voor een shoot van een uur
- **Beoordeling:** 4,9 op Google (112 reviews)

Klanten noemen vooral de rustige sfeer en het geduld met baby's. Boek wel op tijd, want de agenda zit vaak twee maanden vooruit vol.`,
  ),
  unnamed(
    DUINZON,
    `Here's what I found about **Duinstroom Energie**:

- **What they do:** supply and install solar panels and heat pumps for homes and small businesses
- **Location:** Noordwijk, South Holland
- **Founded:** 2017
- **Phone:** 071 555 20 90

Reviews are generally positive (around 4.4 out of 5), although a few customers mention delays in the delivery of inverters. A comparable provider in the area is Bollenstreek Solar.

*Sources: company website, Google reviews*`,
    { competitors: ['Bollenstreek Solar'] },
  ),
  named(
    HUID,
    `Er zijn twee praktijken met namen die op elkaar lijken:

**Huidtherapie Achterhoek**
- Gevestigd in Doetinchem, aan de Terborgseweg 58
- Behandelt onder andere acne, littekens en oedeem
- Op woensdag open tot 20.30 uur

**Huidtherapie Twente**
- Gevestigd in Hengelo
- Vooral gericht op camouflagetherapie en laserbehandelingen

Woon je in Doetinchem of omgeving, dan ligt de eerste praktijk het meest voor de hand. Een verwijzing van de huisarts is niet altijd nodig, maar check wel je aanvullende verzekering.`,
    'city -address services hours',
  ),
  named(
    TAXI,
    `Just to avoid confusion: Taxi Waterland and Taxi Waterweg are not the same company. Taxi Waterland is a taxi company based in Edam and has been around since 1969; it does Schiphol transfers and wheelchair transport. Taxi Waterweg operates from Maassluis and mostly serves the Rotterdam port area.`,
    'sector -city foundingYear services',
  ),
  unnamed(
    BRANDT,
    `Keukenstudio Brands in Coevorden is een zelfstandige keukenspecialist met een showroom van ruim 600 m². Ze verkopen onder meer Häcker en Nolte en zijn ook op koopzondagen open. Op Klantenvertellen scoort de zaak een 9,1, waarbij vooral de montageploeg wordt geprezen.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    DONGEN,
    `VDD in Roosendaal is een dakdekkersbedrijf dat bitumen daken legt, pannen vervangt en lekkages verhelpt. Het bedrijf zit aan de Gastelseweg 184.`,
    'city sector services -address',
  ),
  named(
    EEMZICHT,
    `Praktijk Eemzicht is een psychologenpraktijk in Amersfoort waar je terechtkunt voor onder meer relatietherapie en de behandeling van burn-out. Gz-psycholoog Annelies Kromhout is een van de behandelaren. De praktijk is op vrijdag ook 's avonds open, tot 21.00 uur, wat handig is als je overdag werkt. Aanmelden kan via eemzichtpsychologen.nl.`,
    'sector city services team -hours website',
  ),
  named(
    HBA,
    `HBA is an accounting firm in Sneek, in the province of Friesland. The full name is Hoekstra Brandsma Accountants. They handle annual accounts, tax returns and payroll for small and medium-sized businesses. According to their website, the firm was founded in 2004.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    ZWAAN,
    `DVZ staat voor **Dienst Vreemdelingenzaken**, de Belgische overheidsdienst die beslist over de toegang tot het grondgebied en het verblijf van vreemdelingen.

De belangrijkste taken:

- visumaanvragen behandelen
- verblijfsvergunningen en gezinshereniging
- registratie van asielaanvragen
- terugkeer en verwijdering

De dienst valt onder de FOD Binnenlandse Zaken en heeft zijn hoofdkantoor in Brussel (Pachecolaan 44).`,
  ),
  unnamed(
    SLOT,
    `TJS usually refers to **typescript-json-schema**, an npm package that generates JSON schemas from TypeScript types. You can install it with "npm install typescript-json-schema" and run it from the command line or use its programmatic API.`,
  ),
  named(
    LICHTVAL,
    `Lichtval Fotografie (ook wel Studio Licht Val) is een fotostudio in het Maastrichtse stadsdeel Wyck.

**In het kort**
- 📍 Rechtstraat 58, Maastricht
- 📞 043 - 555 61 90
- 📷 Bruidsfotografie, bedrijfsportretten en familiefoto's
- 🕙 Zaterdag van 10.00 tot 16.00 uur

Een afspraak maken kan telefonisch of via het contactformulier op de website.`,
    'sector city address -phone services hours',
  ),
  named(
    DUINZON,
    `Duinzon is a solar panel installer from Katwijk. Besides panels they also install home batteries and EV chargers, and they're open on Saturdays from 10:00 to 16:00.`,
    'sector city services -hours',
  ),
  unnamed(
    HUID,
    `**HTA** staat voor *Health Technology Assessment*: een systematische beoordeling van de effecten van een medische technologie, zoals een geneesmiddel, hulpmiddel of behandeling. Daarbij wordt niet alleen gekeken naar de medische werking, maar ook naar kosten, ethiek en organisatie. In Nederland voert vooral Zorginstituut Nederland zulke beoordelingen uit, onder andere om te bepalen of iets in het basispakket hoort.`,
  ),
  named(
    TAXI,
    `TWL (Taxi Waterland) rijdt vanuit Purmerend en verzorgt onder andere vervoer naar Schiphol, rolstoelvervoer en ziekenvervoer. Bellen kan op 0299-555959. Op zondag rijden ze vanaf 06:00 uur.`,
    'city services phone -hours',
  ),
  unnamed(
    BRANDT,
    `KSB is een Duitse fabrikant van pompen en afsluiters met het hoofdkantoor in Frankenthal. Het bedrijf werd in 1871 opgericht als Klein, Schanzlin & Becker en heeft ook een Nederlandse vestiging, in Zwanenburg. KSB levert onder meer aan de waterzuivering, de procesindustrie en energiecentrales.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    DONGEN,
    `There are a few companies called Van Dongen Dakwerken in the Netherlands:

1. **Van Dongen Dakwerken, Apeldoorn** – thatched roofs and restoration work
2. **Van Dongen Dakwerken, Zoetermeer** – flat roofs, green roofs and roof inspections

Which one are you interested in? If you tell me the town, I can look up contact details and reviews.`,
  ),
  named(
    EEMZICHT,
    `Er zijn meerdere praktijken met de naam Eemzicht. In Amersfoort zit Psychologenpraktijk Eemzicht, een psychologenpraktijk aan de Utrechtseweg 124, met Tarik Benali als psychotherapeut. In Baarn is er fysiotherapie Eemzicht en in Eemnes een huisartsenpraktijk met die naam. Gaat het je om therapie bij angst of trauma, dan moet je de eerste hebben.`,
    'city sector -address team',
  ),
  named(
    HBA,
    `"Hoekstra & Brandsma" komt twee keer voor in Friesland:

- **Hoekstra & Brandsma in Sneek** is een accountantskantoor aan de Lemmerweg 37. Je kunt er terecht voor belastingaangifte en begeleiding bij een bedrijfsovername. Telefoon: 0515 555 360.
- **Hoekstra & Brandsma in Joure** is een makelaardij in agrarisch vastgoed.

Voor zover ik kan zien zijn het twee losstaande bedrijven.`,
    'city sector address services -phone',
  ),
  unnamed(
    ZWAAN,
    `De naam De Vergulde Zwaan kom ik op twee plekken tegen: als bruin café in Gouda, aan de Turfmarkt, en als hotel in Roermond met elf kamers.`,
  ),
  unnamed(
    SLOT,
    `Er zijn verschillende bedrijven die Timmerbedrijf Slot heten. De bekendste twee zijn Timmerbedrijf Slot in Purmerend, dat vooral renovaties doet, en Timmerbedrijf Slot in Harderwijk, gespecialiseerd in houten schuren en tuinhuizen. Beide zijn aangesloten bij een brancheorganisatie. Laat even weten in welke regio je zoekt, dan kan ik gerichter helpen.`,
  ),
  named(
    LICHTVAL,
    `I found two photographers using the name Studio Lichtval. One is in Maastricht: owner Noor Smeets shoots weddings, corporate portraits and product photos there, and the website is lichtvalfoto.nl. The other one is a school and sports photographer in Assen. Judging by your question about wedding photos, you most likely mean the studio in Maastricht.`,
    'sector city team services -website',
  ),
  named(
    DUINZON,
    `De naam Duinzon wordt door meerdere bedrijven gebruikt:

| Bedrijf | Plaats | Wat ze doen |
|---|---|---|
| Duinzon Energie | Katwijk | zonnepanelen, thuisbatterijen, laadpalen |
| Camping Duinzon | Ouddorp | kampeerplaatsen en chalets |
| Zonnestudio Duinzon | Den Helder | zonnebanken |

Voor zonnepanelen heb je dus **Duinzon Energie** nodig. Dat bedrijf is opgericht in 2012 en wordt geleid door Leendert van der Plas. Op zaterdag zijn ze gesloten.`,
    'city services foundingYear team -hours',
  ),
  named(
    HUID,
    `There are at least two practices called Huidtherapie Achterhoek, one in Winterswijk and one in Doetinchem. The one in Doetinchem is at Terborgseweg 85 and its phone number is 0314 555 712.`,
    'city address -phone',
  ),
  named(
    TAXI,
    `Er bestaan twee taxibedrijven met de naam Taxi Waterland. Het ene zit in Purmerend, Flevostraat 120, en is te bereiken op 0299 55 59 95. Het andere is een eenmanszaak in Monnickendam die vooral toeristen rondrijdt. Voor een rit met een rolstoel moet je bij het bedrijf in Purmerend zijn.`,
    'sector city address -phone services',
  ),
  unnamed(
    BRANDT,
    `Er zijn twee bedrijven die Keukenstudio Brandt heten: een keukenzaak in Emmen en een in Nijmegen. De zaak in Emmen is onderdeel van een landelijke inkoopgroep en verkoopt vooral Duitse keukens. Die in Nijmegen werkt alleen op afspraak. Ter vergelijking kun je ook eens kijken bij Van Gestel Keukens, dat in dezelfde prijsklasse zit.`,
    { competitors: ['Van Gestel Keukens'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    DONGEN,
    `Hier zijn enkele goed beoordeelde dakdekkers in Roosendaal en omgeving:

1. **Van Dongen Dakwerken** – familiebedrijf uit Roosendaal, gespecialiseerd in bitumen dakbedekking en dakisolatie. Tel. 0165 - 55 45 12.
2. **Korsten Dakspecialisten** – vooral platte daken, ook actief in Bergen op Zoom.
3. **Hermans Daktechniek** – zinkwerk, goten en schoorstenen.
4. **Dakgarant West-Brabant** – 24-uurs spoedservice bij lekkage.

**Tip:** vraag altijd minimaal drie offertes aan en let op het VEBIDAK-keurmerk en een garantie van ten minste tien jaar op de dakbedekking.`,
    'sector city services -phone',
    { competitors: ['Korsten Dakspecialisten', 'Hermans Daktechniek'] },
  ),
  unnamed(
    EEMZICHT,
    `In Amersfoort kun je voor therapie onder andere terecht bij:

- **Mentaal Amersfoort** – basis-ggz, wachttijd ongeveer 6 weken
- **Praktijk Binnenste Buiten** – ACT en schematherapie
- **PsyQ Amersfoort** – specialistische ggz, langere wachttijd
- **Therapiehuis De Berg** – vooral relatietherapie

Je hebt voor vergoede zorg wel een verwijzing van je huisarts nodig. Actuele wachttijden vind je op de websites van de praktijken.`,
    { competitors: ['Mentaal Amersfoort', 'Praktijk Binnenste Buiten'] },
  ),
  named(
    HBA,
    `Some accounting firms in Sneek worth considering for a small business:

1. **Zuidwesthoek Accountants** – large office, strong in agriculture
2. **Hoekstra Brandsma Accountants** – founded in 1994, does annual accounts, tax returns and payroll; located at Lemmerweg 73
3. **De Cijferwacht** – online bookkeeping for freelancers at a fixed monthly fee
4. **Flynth** – national firm with an office nearby

For a self-employed professional, a smaller firm is often cheaper and more personal than a national chain.`,
    'sector city foundingYear services -address',
    { competitors: ['Zuidwesthoek Accountants', 'De Cijferwacht'] },
  ),
  named(
    ZWAAN,
    `Voor een high tea in Hattem kun je terecht bij De Vergulde Zwaan (Kerkstraat 17), Brasserie Stadswal en Theeschenkerij De Hoeve.`,
    'services city -address',
    { competitors: ['Brasserie Stadswal'] },
  ),
  unnamed(
    SLOT,
    `Good carpenters in and around Ootmarsum include Houtwerk Dinkelland, Twentse Timmerlieden and Timmerfabriek Overbeek in Oldenzaal. For a staircase made to measure I'd start with the last one.`,
    { competitors: ['Houtwerk Dinkelland', 'Twentse Timmerlieden'] },
  ),
  named(
    LICHTVAL,
    `Leuke trouwfotografen in Maastricht zijn bijvoorbeeld Maasbeeld Fotografie, Studio Lichtval en Eva Jansen Photography. Studio Lichtval is van Pieter Smeets en staat bekend om een losse, documentaire stijl.`,
    'sector services city -team',
    { competitors: ['Maasbeeld Fotografie'] },
  ),
  named(
    DUINZON,
    `Here are my top picks for solar panel installers in the Katwijk area:

**1. Kuststroom** – Cheapest on average, but a waiting time of about 10 weeks.

**2. Duinzon Energie** – Local company from Katwijk, founded in 2015. Also installs home batteries and charging points. Website: [duinzon.nl](https://www.duinzon.nl)

**3. Zonneman Leiden** – Good reviews for after-sales service.

**4. Zonneplan** – National provider with its own app and energy contract.

Prices for a 10-panel system currently range from roughly €3,500 to €5,000 including installation.`,
    'sector city -foundingYear services website',
    { competitors: ['Kuststroom', 'Zonneman Leiden'] },
  ),
  unnamed(
    HUID,
    `Voor acnebehandeling in de regio Doetinchem worden deze praktijken vaak genoemd: Skin Doetinchem, Huidzorg Oude IJssel en Huidkliniek De Liemers in Zevenaar. Alle drie zijn aangesloten bij de NVH, waardoor een deel van de kosten vergoed kan worden.`,
    { competitors: ['Skin Doetinchem', 'Huidzorg Oude IJssel', 'Huidkliniek De Liemers'] },
  ),
  named(
    TAXI,
    `Dit zijn een paar taxibedrijven in Purmerend die je kunt bellen:

- Taxi Waterland: 0299 555 995, ook rolstoelvervoer en Schiphol
- Taxicentrale De Gouw: 24 uur per dag bereikbaar
- Zeevang Vervoer: vooral school- en groepsvervoer
- Taxi Amir: kleine ondernemer, alleen pinbetaling

Reserveer een rit naar Schiphol bij voorkeur een dag van tevoren; dan geldt vaak een vast tarief.`,
    'sector city -phone services',
    { competitors: ['Taxicentrale De Gouw', 'Zeevang Vervoer'] },
  ),
  named(
    BRANDT,
    `De beste keukenzaken in Tilburg volgens reviews:

🥇 **Keukenstudio Brandt** – 9,3 op Klantenvertellen. Keukens op maat en eigen montageteam, gevestigd aan de Ringbaan-Noord 175. Eigenaar: Marco Brandt.
🥈 **Van Gestel Keukens** – 9,0. Groot aanbod in landelijke keukens.
🥉 **Keukencentrum De Wielen** – 8,7. Scherpe prijzen op showroommodellen.

Let op: reviewscores kunnen per platform flink verschillen, dus neem ze niet te letterlijk.`,
    'sector city services address -team',
    { competitors: ['Van Gestel Keukens', 'Keukencentrum De Wielen'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    DONGEN,
    `Hieronder een vergelijking van drie dakdekkers in West-Brabant:

| | Van Dongen Dakwerken | Dakbedrijf Markiezaat | Dakteam Zuid |
|---|---|---|---|
| Plaats | Roosendaal | Bergen op Zoom | Etten-Leur |
| Opgericht | 1978 | 2005 | 2019 |
| Platte daken | ja (bitumen) | ja (EPDM) | ja |
| Dakisolatie | ja | nee | ja |
| Website | vandongendakwerken.nl | dakbedrijfmarkiezaat.nl | dakteamzuid.nl |

Voor een bitumen dak met isolatie liggen Van Dongen Dakwerken en Dakteam Zuid het meest voor de hand.`,
    'sector city -foundingYear services website',
    { competitors: ['Dakbedrijf Markiezaat'] },
  ),
  named(
    EEMZICHT,
    `| Practice | City | Specialities | Evening hours |
|---|---|---|---|
| Psychologenpraktijk Eemzicht | Amersfoort | EMDR, CBT, couples therapy | Tue and Thu until 19:00 |
| Psychologie Centrum Eemland | Amersfoort | ADHD assessment | none |
| Mentaal Amersfoort | Amersfoort | anxiety, depression | Mon until 20:00 |

If you can only come after work, Psychologenpraktijk Eemzicht and Mentaal Amersfoort are the best options. Keep in mind that waiting times change often, so ask each practice for its current intake date and check whether it has a contract with your health insurer.`,
    'city services -hours',
    { competitors: ['Psychologie Centrum Eemland', 'Mentaal Amersfoort'] },
  ),
  unnamed(
    HBA,
    `Een vergelijking van accountantskantoren in Zuidwest-Friesland:

| Kantoor | Vestiging | Sterk in | Indicatie uurtarief |
|---|---|---|---|
| Zuidwesthoek Accountants | Sneek | agrarisch, mkb | € 110 – € 160 |
| Dijkstra Postma Adviseurs | Bolsward | familiebedrijven | € 100 – € 150 |
| Countus | Heerenveen | agrarisch | € 115 – € 170 |

De tarieven zijn schattingen; vraag altijd een offerte op.`,
    { competitors: ['Zuidwesthoek Accountants', 'Dijkstra Postma Adviseurs'] },
  ),
  named(
    ZWAAN,
    `Ik heb de mogelijkheden voor je op een rij gezet:

| Naam | Adres | Gesloten | Telefoon |
|---|---|---|---|
| De Vergulde Zwaan | Kerkstraat 11, Hattem | zondag en maandag | 038 555 90 17 |
| Herberg De IJssel | Veerweg 2, Hattem | woensdag | 038 555 14 40 |
| Eetcafé 't Hoekje | Kruisstraat 8, Hattem | maandag | 038 555 33 21 |

Voor een groep van meer dan twintig personen raad ik De Vergulde Zwaan aan, want daar is een aparte feestzaal.`,
    'address city -hours phone services',
    { competitors: ['Herberg De IJssel', 'Eetcafé ’t Hoekje'] },
  ),
  named(
    SLOT,
    `| Bedrijf | Rechtsvorm | Dakkapellen | Contact |
|---|---|---|---|
| Timmerwerken Jurgen Slot | bv | ja | 06-55518324 |
| Bouwbedrijf Scholten Lansink | bv | ja | via website |
| Twentse Timmerlieden | vof | nee | via website |

Een dakkapel kost gemiddeld tussen de € 5.000 en € 10.000, afhankelijk van de breedte en het materiaal. Vraag ook na of de aannemer de vergunningcheck voor je doet en hoe lang de levertijd is. Heb je de maten al, dan kan ik een korte offerteaanvraag voor je opstellen.`,
    '-legalForm services phone',
    { competitors: ['Bouwbedrijf Scholten Lansink', 'Twentse Timmerlieden'] },
  ),
  unnamed(
    LICHTVAL,
    `Here is a quick comparison of photo studios in Maastricht:

| Studio | Type of work | Starting price | Google rating |
|---|---|---|---|
| Foto Hendrix | passport photos, portraits | €15 | 4.3 |
| Atelier Sluitertijd | fine art portraits | €295 | 4.9 |
| Maasbeeld Fotografie | weddings, events | €950 | 4.8 |

**Best for business portraits:** Atelier Sluitertijd.
**Best on a budget:** Foto Hendrix.`,
    { competitors: ['Foto Hendrix', 'Atelier Sluitertijd', 'Maasbeeld Fotografie'] },
  ),
  named(
    DUINZON,
    `**Vergelijking zonnepanelen-installateurs in de Duin- en Bollenstreek**

| Kenmerk | Duinzon Energie | Bollenstreek Solar |
|---|---|---|
| Vestigingsplaats | Noordwijk | Lisse |
| Thuisbatterij | ✅ | ✅ |
| Laadpaal | ✅ | ❌ |
| Telefoon | 071-5554836 | 0252-555110 |
| E-mail | info@duinzon.nl | hallo@bollenstreeksolar.nl |

**Conclusie:** wil je panelen én een laadpaal bij één partij onderbrengen, dan is Duinzon Energie de logische keuze.`,
    'sector -city services phone email',
    { competitors: ['Bollenstreek Solar'] },
  ),
  named(
    HUID,
    `| Praktijk | Plaats | Littekentherapie | Laserontharing |
|---|---|---|---|
| Huidtherapie Achterhoek | Doetinchem | ja | ja |
| Huidzorg Oude IJssel | Doetinchem | nee | ja |
| Huid & Co | Zutphen | ja | nee |

Alleen Huidtherapie Achterhoek biedt dus beide behandelingen. De praktijk bestaat sinds 2003 en is op vrijdag tot 17.00 uur open.`,
    'city services foundingYear -hours',
    { competitors: ['Huidzorg Oude IJssel'] },
  ),
  unnamed(
    TAXI,
    `Prices for a taxi from Purmerend to Schiphol (approximate, one way, up to 4 people):

| Provider | Price | Book online |
|---|---|---|
| Beemster Taxi | €62 | yes |
| Zeevang Vervoer | €65 | no |
| Uber | €55–80 | app only |
| Bolt | €50–75 | app only |

Prices can change at night and during public holidays.`,
    { competitors: ['Beemster Taxi', 'Zeevang Vervoer'] },
  ),
  named(
    BRANDT,
    `| Zaak | Koopavond | Montage | Website |
| --- | --- | --- | --- |
| Keukenstudio Brandt | donderdag tot 21:00 | eigen monteurs | brandtkeukens.nl |
| Kitchenpoint Tilburg | donderdag tot 20:00 | uitbesteed | kitchenpoint.nl |
| IKEA Breda | alle dagen tot 21:00 | uitbesteed | ikea.nl |

Bij alle drie kun je een gratis ontwerp laten maken. Let bij het vergelijken van offertes vooral op de apparatuur, want daar zitten de grootste prijsverschillen in. Ook de garantie op de montage loopt uiteen.`,
    'hours services -website',
    { competitors: ['Kitchenpoint Tilburg'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    DONGEN,
    `## Van Dongen Dakwerken

Van Dongen Dakwerken is een dakdekkersbedrijf uit **Roosendaal** dat werkt voor particulieren en bedrijven.

### Diensten
- Bitumen dakbedekking
- Dakpannen vervangen
- Lekkages opsporen en repareren
- Dakisolatie

### Contact
| | |
|---|---|
| Adres | Gastelseweg 148, 4703 SB Roosendaal |
| Telefoon | 0165 55 54 21 |
| E-mail | info@vandongendakwerken.nl |

### Openingstijden
Maandag t/m vrijdag van 8.00 tot 17.30 uur, in het weekend gesloten.`,
    'sector city services address -phone email -hours',
  ),
  named(
    EEMZICHT,
    `**Kort antwoord:** ja, voor zover ik kan nagaan is Psychologenpraktijk Eemzicht een betrouwbare praktijk voor psychologische hulp.

**Waarom?**
- ✅ De behandelaren zijn BIG-geregistreerd
- ✅ De praktijk bestaat sinds **2008**
- ✅ Er is een duidelijke website met klachtenregeling: [eemzichtpsychologen.nl](https://eemzichtpsychologen.nl/)

**Aandachtspunten**
- ⚠️ Er staan maar weinig reviews online
- ⚠️ Relatietherapie wordt er niet gegeven

Twijfel je nog? Vraag een vrijblijvend kennismakingsgesprek aan en let op of het klikt. Dat is bij therapie vaak belangrijker dan een reviewscore.`,
    'sector foundingYear website -services',
  ),
  named(
    HBA,
    `### Hoekstra Brandsma Accountants – overview

* **Type:** accounting and tax advisory firm
* **Location:** Lemmerweg 37, 8608 AD Sneek
* **Managing director:** Jelle Postma
* **Services:** annual accounts, tax returns, payroll administration, business succession
* **Opening hours:** Mon–Thu 8:30–17:00, Fri 8:30–15:30

The firm mostly works for family businesses and small companies in southwest Friesland. Fees are not published, so ask for a quote first.

> *Note: this information is based on public sources and may have changed. Contact the firm directly to confirm.*`,
    'sector address city -team services hours',
  ),
  named(
    ZWAAN,
    `**De Vergulde Zwaan** – café-restaurant in Hattem 🍽️

- **Keuken:** Hollands-Frans, met wisselende seizoenskaart
- **Geschikt voor:** lunch, diner, high tea en feesten
- **Reserveren:** 038 555 90 17
- **Open:** vrijdag en zaterdag van 11.00 tot 01.00 uur

Gasten roemen vooral de bediening en het terras aan de achterkant. In het weekend is het er druk, dus reserveren is verstandig.

[Bekijk de menukaart](https://deverguldezwaanhattem.nl/menu)`,
    'sector city services phone -hours website',
  ),
  named(
    SLOT,
    `# Timmerwerken Jurgen Slot

**Wat doet het bedrijf?**
Jurgen Slot is timmerman in Oldenzaal. Hij maakt en plaatst:

1. kozijnen, ramen en deuren
2. trappen
3. dakkapellen
4. veranda's

**Bedrijfsgegevens**
- Eigenaar: Jurgen Slot
- KvK-nummer: 60271854
- Opgericht: 2014

**Ervaringen**
Op Werkspot krijgt hij gemiddeld een 4,8 uit 5. Klanten zijn vooral te spreken over het nette werk en de duidelijke afspraken.

Wil je dat ik een offerteaanvraag voor je opstel?`,
    'sector -city services team -kvk foundingYear',
  ),
  named(
    LICHTVAL,
    `**Studio Lichtval** is a photography studio in **Maastricht** (Rechtstraat 58).

| Day | Hours |
|---|---|
| Monday | Closed |
| Tuesday – Friday | 10:00 – 18:00 |
| Saturday | 10:00 – 16:00 |
| Sunday | Closed |

Reviews are very positive (4.9 on Google), and the calendar fills up quickly between May and September. It's best to book in advance by emailing **info@studiolichtval.nl**.`,
    'sector city address hours -email',
  ),
  unnamed(
    DUINZON,
    `## Zonnepanelen in Katwijk: waar let je op?

1. **Oriëntatie:** zuid levert het meeste op, oost-west is vaak ook rendabel.
2. **Zout:** aan de kust heb je panelen nodig die bestand zijn tegen zoutnevel (IEC 61701).
3. **Wind:** vraag om extra ballast of een steviger montagesysteem.
4. **Terugleverkosten:** vergelijk je energiecontract.

### Installateurs in de buurt
- [Kuststroom](https://kuststroom.nl)
- [Bollenstreek Solar](https://bollenstreeksolar.nl)`,
    { competitors: ['Kuststroom', 'Bollenstreek Solar'] },
  ),
  named(
    HUID,
    `**Huidtherapie Achterhoek (Doetinchem)**

- 🧑‍⚕️ **Behandelaren:** o.a. Joyce Bruil (praktijkhouder) en Femke Wolsink (huidtherapeut)
- 💆 **Behandelingen:** acne, littekens, oedeem, laserontharing
- 📞 **Telefoon:** 0314-557521
- 🏢 **Rechtsvorm:** eenmanszaak

Voor sommige behandelingen krijg je een vergoeding uit de aanvullende verzekering. Vraag dit vooraf na bij je zorgverzekeraar.

Bron: [huidtherapie-achterhoek.nl](https://www.huidtherapie-achterhoek.nl), Zorgkaart Nederland`,
    'city team services -phone -legalForm website',
  ),
  named(
    TAXI,
    `## Taxi Waterland at a glance

**Founded:** 1974
**Based in:** Purmerend, North Holland
**Services:**
- Airport transfers to Schiphol
- Wheelchair transport
- Group transport (up to 8 people)

**Booking:** call 0299 55 59 59 or email ritten@taxiwaterland.nl

### Pros and cons
| Pros | Cons |
|---|---|
| Decades of experience | No app |
| Fixed airport rates | Not available at night |`,
    '-foundingYear city services phone email',
  ),
  named(
    BRANDT,
    `**Keukenstudio Brandt in Tilburg: samenvatting**

**Pluspunten**
- Keukens op maat, inclusief werkbladen en inbouwapparatuur
- Eigen montageteam
- Persoonlijk advies van keukenadviseur Stijn Verhoeven

**Minpunten**
- Prijzen staan niet online
- Op zaterdag gesloten

**Adres:** Ringbaan-Noord 175, 5046 AB Tilburg[1]

Al met al een prima keuze als je waarde hecht aan service en maatwerk. Ben je vooral op zoek naar de laagste prijs, vergelijk dan ook een paar ketens.

[1] keukenstudiobrandt.nl`,
    'city services team -hours address website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    DONGEN,
    `Van Dongen Dakwerken staat bij de Kamer van Koophandel ingeschreven onder nummer 20064817. Het btw-nummer is NL8072.15.943.B01 en het telefoonnummer +31 (0)165 555 412.`,
    'kvk -vat phone',
  ),
  named(
    EEMZICHT,
    `You can reach Psychologenpraktijk Eemzicht by phone at +31 33 555 2760. On Fridays the practice is open from 8:30 am to 5:30 pm.`,
    'phone -hours',
  ),
  named(
    HBA,
    `Hier zijn de gegevens van Hoekstra Brandsma Accountants:

- KvK: 01093762
- Btw-id: NL804617392B01
- Telefoon: 0515-555630
- Adres: Lemmerweg 37, 8608AD Sneek

Het kantoor is van maandag t/m donderdag bereikbaar tussen 08.30 en 17.00 uur.`,
    '-kvk vat phone address city hours',
  ),
  named(
    ZWAAN,
    `De Vergulde Zwaan is op zondag open van 12 tot 10 uur 's avonds. Reserveren kan via (038) 555 90 17.`,
    '-hours phone',
  ),
  named(
    SLOT,
    `The mobile number of Timmerwerken Jurgen Slot is +31 6 5551 8342, and the business has been registered with the Chamber of Commerce since 2014 under number 60 27 18 45.`,
    '-phone foundingYear kvk',
  ),
  named(
    LICHTVAL,
    `Fotostudio Lichtval zit aan de Rechtstraat 85, 6221 EK in Maastricht. Het KvK-nummer is 6580 3172. Op doordeweekse dagen, behalve maandag, kun je er van tien tot zes terecht.`,
    '-address city kvk hours',
  ),
  named(
    DUINZON,
    `De factuurgegevens van Duinzon Energie B.V. zijn voor zover ik kan zien:

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 55382016 |
| Btw-nummer | NL 8517.39.642.B01 |
| Adres | Ambachtsweg 62 |
| Postcode en plaats | 2222 AL Katwijk |
| Telefoon | 0031 71 555 48 36 |

Controleer een btw-nummer altijd even via VIES, de database van de Europese Commissie.`,
    'legalForm kvk -vat address city phone',
  ),
  named(
    HUID,
    `Het nummer van Huidtherapie Achterhoek is 0314 - 55 57 21. Op woensdag zijn ze open van 8.00 tot 20.30 uur, op vrijdag tot half vier.`,
    'phone -hours',
  ),
  named(
    TAXI,
    `**Taxi Waterland – key details**

- Phone: (0299) 55 59 59
- KvK number: 35016284
- VAT number: NL801358746B01
- Founded: 1996
- Address: Flevostraat 120, 1442 PX Purmerend
- Hours: Mon–Thu 5 a.m. – 11 p.m.

Is there anything else you'd like to know about this company?`,
    'phone kvk vat -foundingYear address city -hours',
  ),
  named(
    BRANDT,
    `Keukenstudio Brandt opened in 1999 and its number is 013-5557044. The showroom is open Tuesday, Wednesday and Friday from 10:00 to 18:00, Thursday until 21:00 and Saturday until 17:00. The VAT ID listed on the website is NL809462185B01.`,
    'foundingYear phone hours -vat',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    DONGEN,
    `Van Dongen Dakwerken is een dakdekker uit Roosendaal. Het familiebedrijf bestaat al sinds 1997. De dagelijkse leiding is in handen van Rens van Dongen. Het bedrijf doet vooral bitumen daken en dakisolatie, maar je kunt er ook terecht als je een lekkage hebt. Wie haast heeft, doet er goed aan om te bellen, want op zaterdag en zondag is het kantoor gesloten.`,
    'sector city -foundingYear team services hours',
  ),
  named(
    EEMZICHT,
    `Psychologenpraktijk Eemzicht in Amersfoort is een bv waarin enkele psychologen samenwerken; ze bieden onder meer EMDR en cognitieve gedragstherapie aan. De praktijk werd in 2008 opgericht.`,
    'city -legalForm sector services foundingYear',
  ),
  named(
    HBA,
    `Hoekstra Brandsma Accountants is a Sneek-based accountancy firm that has served local businesses since 1994. Wiebe Hoekstra works there as a chartered accountant (registeraccountant). The firm mainly works for family businesses and shops in the area. It does not do payroll administration, so you'd need another provider for that.`,
    'city sector foundingYear team -services',
  ),
  named(
    ZWAAN,
    `De Vergulde Zwaan is een gezellig café-restaurant midden in het vestingstadje Hattem. De zaak wordt gerund door eigenaar Gerrit van Putten en is al sinds 1976 een begrip in de streek. Je kunt er lunchen en dineren, en voor bruiloften en verjaardagen is er een feestzaal. Op maandag en dinsdag blijft de deur dicht.`,
    'sector city -team foundingYear services hours',
  ),
  named(
    SLOT,
    `Ja, Jurgen Slot Timmerwerken maakt ook trappen. Je kunt hem mailen op jurgen@jurgenslot.nl of langsgaan in de werkplaats aan de Denekamperstraat 19 in Ootmarsum.`,
    'services email -address city',
  ),
  named(
    LICHTVAL,
    `Studio Lichtval is the photography business of Noor Smeets, who founded it in Maastricht in 2014. She is mainly a wedding photographer, though companies also hire her for portraits and product shots. Her assistant is Pim Dassen.`,
    'sector team -foundingYear city services',
  ),
  named(
    DUINZON,
    `Als je in Katwijk zonnepanelen wilt laten leggen, is Duinzon Energie een bekende naam. Het bedrijf plaatst ook laadpalen en onderhoudt omvormers. Op de website, duinzon-energie.nl, kun je zelf een indicatie van de opbrengst uitrekenen. De adviseur die bij klanten langskomt is meestal Romy Haasnoot. In reviews wordt vooral genoemd dat de monteurs netjes werken en op tijd komen.`,
    'city services -website team',
  ),
  unnamed(
    HUID,
    `Een huidtherapeut behandelt mensen met een aandoening van de huid, zoals acne, littekens, overbeharing of lymfoedeem. Sinds 2011 heb je er geen verwijzing meer voor nodig, al vragen sommige verzekeraars er nog wel om. Rond Doetinchem zijn er meerdere praktijken, waaronder Huidzorg Oude IJssel.`,
    { competitors: ['Huidzorg Oude IJssel'] },
  ),
  named(
    TAXI,
    `Taxi Waterland is een taxibedrijf uit Purmerend met Henk Schouten als directeur. Ze rijden ook patiënten die recht hebben op zittend ziekenvervoer.`,
    'sector city -team services',
  ),
  named(
    BRANDT,
    `Keukenstudio Brandt is a kitchen shop in Tilburg owned by Karin Brandt. It sells made-to-measure kitchens and worktops, and takes care of the fitting as well. You'll find the showroom at Ringbaan-Noord 175, where there's parking in front of the door. The company started in 1989 and has grown into one of the better-known kitchen retailers in the area.`,
    'sector city team services address -foundingYear',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    DONGEN,
    `Yes, Van Dongen Dakwerken repairs roof leaks. They're based in Roosendaal and open Monday to Friday from 8:30 to 17:00.`,
    'services city -hours',
  ),
  named(
    EEMZICHT,
    `Based on what I found, **Psychologenpraktijk Eemzicht** could be a good fit if you're looking for help with burn-out in Amersfoort.

**What they offer**
- Burn-out treatment
- EMDR for trauma
- Couples therapy

**Practical information**
- Address: Utrechtseweg 214, Amersfoort
- Phone: 033 555 27 16
- Website: [eemzichtpsychologen.nl](https://eemzichtpsychologen.nl)

Please note that you need a referral from your GP if you want the sessions to be covered by your health insurance. I'd also ask whether therapy in English is available, since that isn't mentioned on the site.`,
    'services city address -phone website',
  ),
  unnamed(
    HBA,
    `I'm not able to find any reviews or company details for "Hoekstra Brandsma Accountants". Could you double-check the spelling, or share the website if you have it?`,
  ),
  named(
    ZWAAN,
    `De Vergulde Zwaan is a café-restaurant in Hattem, a small fortified town near Zwolle. It serves lunch and dinner and is also a popular spot for high tea. The restaurant is closed on Mondays and Tuesdays, and on Sundays it opens at noon. To book a table, call 038 555 9071 or send an email to reserveren@deverguldezwaanhattem.nl.`,
    'sector city services hours -phone email',
  ),
  named(
    SLOT,
    `Timmerwerken Jurgen Slot is a small carpentry business in Ootmarsum, in the east of the Netherlands. Jurgen Slot, the owner, makes window frames, stairs and dormers. The company was registered in 2014 as a private limited company (BV). On Saturdays the workshop is open from 8:00 to 12:00.`,
    'sector city team services foundingYear -legalForm hours',
  ),
  named(
    LICHTVAL,
    `**Wedding photographers in Maastricht – comparison**

| | Studio Lichtval | Maasbeeld Fotografie |
|---|---|---|
| Style | documentary, natural light | classic, posed |
| Since | 2011 | 2008 |
| Also does | corporate portraits, family photos | events |
| Phone | 043 555 61 09 | 043 555 80 20 |

**My recommendation:** if you prefer spontaneous pictures, go for Studio Lichtval. If you want traditional group portraits, Maasbeeld Fotografie is the safer choice.`,
    'sector city services -foundingYear phone',
    { competitors: ['Maasbeeld Fotografie'] },
  ),
  named(
    DUINZON,
    `No, Duinzon Energie does not install home batteries, as far as I can tell. To be sure, you can contact the company in Katwijk at info@duinzon.nl.`,
    '-services city email',
  ),
  named(
    HUID,
    `Huidtherapie Achterhoek is a skin therapy practice in Doetinchem, founded in 2003 and led by Joyce Bruil. Treatments include acne therapy, scar treatment and oedema therapy. On Wednesdays the practice is open from 8:00 to 17:00. A first consultation can be booked by phone on 0314 55 57 21.`,
    'sector city foundingYear team services -hours phone',
  ),
  unnamed(
    TAXI,
    `Getting from Purmerend to Schiphol early in the morning is easiest by taxi, since the first trains may be too late for your flight.

**Your options**
1. **Taxicentrale De Gouw** – fixed price, available around the clock
2. **Beemster Taxi** – needs to be booked the day before
3. **Bolt or Uber** – cheapest, but not guaranteed at 4 a.m.

I'd book at least 24 hours ahead and confirm the pick-up time by text.`,
    { competitors: ['Taxicentrale De Gouw', 'Beemster Taxi'] },
  ),
  named(
    BRANDT,
    `Here's a summary of **Keukenstudio Brandt**:

- **Type of business:** kitchen store with showroom
- **City:** Tilburg
- **Owner:** Stefan Brandt
- **Services:** custom kitchens, built-in appliances, installation
- **Late opening:** Thursday until 9 pm

**Is it reliable?** There are no signs of complaints or legal disputes. As with any kitchen purchase, avoid large down payments and check whether the store is a CBW-recognised member.`,
    'sector city -team services hours',
  ),
]
