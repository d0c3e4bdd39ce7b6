/** Answers that a stranger to the rules wrote: a fish shop, a stone mason and a translation bureau. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { CLAESSENS, TAALCENTRALE, ZILVERMEEUW } from '#tests/cases/answers/companies/67.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ZILVERMEEUW,
    `Over een viszaak met de naam De Zilvermeeuw kan ik op dit moment niets terugvinden. Het kan zijn dat de winkel alleen op Facebook actief is, of dat de naam in de registers anders gespeld staat.

Ben je op zoek naar een vishandel in de buurt van Hoorn, dan kom ik wel **Vishuis Molenaar** en **De Zeeparel** tegen. Heb je een straatnaam of telefoonnummer? Dan zoek ik graag verder.`,
    { competitors: ['Vishuis Molenaar', 'De Zeeparel'] },
  ),
  named(
    CLAESSENS,
    `Steenhouwerij Claessens in Roermond levert onder andere grafmonumenten en keukenbladen op maat. Wat ik niet kan achterhalen, is wat een gedenksteen er kost en hoe lang de levertijd is: op de site staan geen prijzen, alleen de uitnodiging om een afspraak te maken. Ook het aantal medewerkers heb ik nergens gezien. Bellen kan op 0475 55 54 60.`,
    'city services -phone',
  ),
  named(
    TAALCENTRALE,
    `I only have partial information on Taalcentrale Midden-Brabant.

**What I could confirm**
- It is a translation agency based in Breda.
- Its website is taalcentrale-mb.nl.

**What I could not verify**
- Whether its linguists hold ISO 17100 certification
- What it charges per word
- When the company was established

For those points it is best to send them an e-mail and ask for a quote.`,
    'sector -city website',
  ),
  unnamed(
    CLAESSENS,
    `I wasn't able to find any reliable details about a stonemason called Claessens in or around Roermond. It may be a small workshop without much of an online presence, or it may trade under another name.

If you need a headstone in Central Limburg, Van Heugten Grafmonumenten comes up repeatedly in search results and has a showroom. Would you like me to look for more options?`,
    { competitors: ['Van Heugten Grafmonumenten'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ZILVERMEEUW,
    `De zilvermeeuw (*Larus argentatus*) zie je in Hoorn het hele jaar door, vooral rond de haven en op marktdagen. De vogel is in Nederland beschermd: nesten en eieren mag je niet zonder ontheffing weghalen. Heb je last van meeuwen op je dak, dan adviseert de gemeente om vóór half maart spandraden of netten te laten aanbrengen. Voer ze niet en bied huisvuil in een gesloten container aan.`,
  ),
  unnamed(
    CLAESSENS,
    `Voor natuursteen in Midden-Limburg kwam ik de volgende bedrijven met een naam als deze tegen:

1. **Klaassen Natuursteen** (Venlo): vloeren en trappen van hardsteen.
2. **Claassen Tegels & Sanitair** (Weert): showroom voor badkamertegels, geen eigen steenhouwerij.

Daarnaast is er **Steengoed Swalmen**, op een kwartier rijden van Roermond. Bedoel je een van deze drie?`,
    { competitors: ['Steengoed Swalmen'] },
  ),
  named(
    TAALCENTRALE,
    `Taalcentrale Midden-Brabant should not be confused with Taalcentrum Brabant, which runs Dutch courses for newcomers. The Taalcentrale is a translation agency: it translates documents and writes web copy for businesses in Tilburg and beyond. It was founded in 2012, and the person in charge is Noortje van Esch.`,
    'sector services -foundingYear team',
  ),
  named(
    ZILVERMEEUW,
    `Je bedoelt waarschijnlijk De Zilvermeeuw aan het Kleine Noord in Hoorn, en niet het gelijknamige vakantiepark op Texel. De Zilvermeeuw in Hoorn is een viswinkel en is ingeschreven als eenmanszaak. De winkel is op maandag en zondag dicht. Voor het vakantiepark moet je bij een heel ander bedrijf zijn; daar horen de reserveringsnummers bij die je soms in zoekresultaten ziet.`,
    'address city sector -legalForm hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TAALCENTRALE,
    `TMB staat voor Taalcentrale Midden-Brabant, een coöperatie van zelfstandige vertalers en tekstschrijvers. TMB bestaat sinds 2009 en is telefonisch bereikbaar op 013 555 52 46. Omdat de leden samen opereren, kan TMB ook grotere opdrachten met meerdere talen tegelijk aannemen. Een offerte krijg je volgens de site meestal binnen één werkdag.`,
    'sector legalForm foundingYear -phone',
  ),
  unnamed(
    TAALCENTRALE,
    `"TMB" can mean several things depending on the context:

- **Transports Metropolitans de Barcelona**, the public transport operator in Barcelona
- **3,3',5,5'-Tetramethylbenzidine**, a reagent used in ELISA tests
- **Tour du Mont Blanc**, the long-distance hiking trail

If you came across it in a quote or an invoice, tell me a little about the sender and I can narrow it down.`,
  ),
  named(
    CLAESSENS,
    `Bij Claessens kun je op zaterdag van 10.00 tot 16.00 uur in de toonzaal terecht; doordeweeks is men er van 8 tot 5. Claessens maakt grafmonumenten, maar ook vensterbanken en werkbladen voor de keuken. Neem voor een werkblad wel een tekening met maten mee, dat scheelt een tweede bezoek.`,
    '-hours services',
  ),
  named(
    ZILVERMEEUW,
    `Zilvermeeuw Vis is the name the shop uses online. Orders for platters go through zilvermeeuwvis.nl or by e-mail at winkel@zilvermeeuwvis.nl, preferably two days ahead. It is run by Klaas and Mirjam Tuijp. I don't see a delivery option, so expect to collect your order from the shop in Enkhuizen.`,
    'website -email team services -city',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ZILVERMEEUW,
    `Er zijn meerdere bedrijven die De Zilvermeeuw heten:

- **De Zilvermeeuw, Hoorn** – viswinkel aan Kleine Noord 14, bekend om de haring
- **De Zilvermeeuw, Den Helder** – eetcafé bij de veerhaven, sinds 1998
- **De Zilvermeeuw, Callantsoog** – camping met 80 plaatsen, open van april tot en met oktober

Welke zoek je?`,
    'city sector -address services',
  ),
  unnamed(
    CLAESSENS,
    `De naam Claessens komt in Limburg veel voor. Ik vind onder meer:

* **Bakkerij Claessens** in Weert
* **Claessens Notarissen** in Sittard, opgericht in 1986
* **Autobedrijf Claessens** in Echt, tel. 0475 55 51 90

Een bedrijf met die naam dat natuursteen bewerkt, zit er in mijn resultaten niet bij. Weet je misschien in welke plaats het gevestigd is?`,
  ),
  named(
    CLAESSENS,
    `There are two stonemasons by this name. Claessens Steenkapperij in Antwerp mainly does church restoration and has been around since 1921. The Dutch one, Steenhouwerij Claessens, is in Roermond; it was started in 1952 and is owned by Roel Claessens. As far as I can tell, the two firms are not related. Since you asked for a supplier in the Netherlands, the Roermond company is probably the one you want.`,
    'sector city -foundingYear team',
  ),
  named(
    TAALCENTRALE,
    `Onder de naam Taalcentrale zijn er minstens twee organisaties actief. De Taalcentrale in Utrecht is een stichting die vrijwilligers koppelt aan anderstaligen. De Taalcentrale in Tilburg, voluit Taalcentrale Midden-Brabant, is een commercieel vertaalbureau en een besloten vennootschap. Het kantoor van die laatste ligt aan de Spoorlaan 302. Moet je een diploma laten vertalen, dan heb je de Tilburgse nodig.`,
    'city sector -legalForm address services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ZILVERMEEUW,
    `Dit zijn de viswinkels in Hoorn die het vaakst worden aanbevolen:

1. **Vishuis Molenaar** – groot assortiment, ook oesters en kreeft
2. **De Zilvermeeuw** – familiezaak uit 1979, goede kibbeling en verse haring
3. **Volendammer Vis Schilder** – kraam op de zaterdagmarkt, snel aan de beurt

Tip: ga voor de markt vóór elf uur, daarna is de keuze kleiner.`,
    'city sector -foundingYear services',
    { competitors: ['Vishuis Molenaar', 'Volendammer Vis Schilder'] },
  ),
  unnamed(
    CLAESSENS,
    `Voor een steenhouwer in Roermond en omgeving kun je denken aan:

- **Natuursteen Limburg Noord**: werkbladen, vloeren en dorpels. Heeft een eigen zagerij.
- **Van Heugten Grafmonumenten**: gespecialiseerd in gedenktekens, met een toonzaal van 400 m².
- **Restauratiewerkplaats De Beitel**: gevels en beeldhouwwerk voor monumenten.

Vraag bij een grafsteen altijd na welke maten de begraafplaats toestaat.`,
    { competitors: ['Natuursteen Limburg Noord', 'Van Heugten Grafmonumenten'] },
  ),
  named(
    TAALCENTRALE,
    `Here are some translation agencies in Tilburg worth contacting:

• **Lingua Brabantia**: legal and financial texts, mostly English and German.
• **Taalcentrale Midden-Brabant**: a group of freelance linguists working together; handles sworn translations too. Call 013-5552564.
• **Perfect Verwoord**: small outfit that focuses on marketing copy.

For official documents, make sure the translator is registered in the Rbtv.`,
    'city sector services -phone',
    { competitors: ['Lingua Brabantia', 'Perfect Verwoord'] },
  ),
  named(
    ZILVERMEEUW,
    `Een visschotel bestellen in West-Friesland kan bij verschillende zaken. De Zeeparel bezorgt in heel de regio vanaf € 75. Bij De Zilvermeeuw haal je de schotel zelf op; ze zijn er ook op zondagmiddag open, wat handig is voor verjaardagen. Wil je liever sushi erbij, dan is een gespecialiseerde traiteur een betere keus. Reken op 250 tot 300 gram per persoon als de schotel de hoofdmaaltijd is.`,
    'services -hours',
    { competitors: ['De Zeeparel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TAALCENTRALE,
    `Hieronder een vergelijking van drie vertaalbureaus:

| Bureau | Plaats | Sinds | Sterk in |
|---|---|---|---|
| Vertaalhuis De Komma | Eindhoven | 2001 | technische handleidingen |
| Taalcentrale Midden-Brabant | Tilburg | 2006 | ondertiteling en copywriting |
| Lingua Brabantia | Tilburg | 2009 | juridische stukken |

De tarieven liggen bij alle drie rond de 14 tot 18 cent per woord, afhankelijk van de taalcombinatie.`,
    'sector city -foundingYear services',
    { competitors: ['Vertaalhuis De Komma', 'Lingua Brabantia'] },
  ),
  named(
    ZILVERMEEUW,
    `These are the opening hours I found for De Zilvermeeuw, the fishmonger on Kleine Noord:

| Day | Open |
|---|---|
| Monday | closed |
| Tuesday–Friday | 9:00 am – 6:00 pm |
| Saturday | 8:30 am – 4:00 pm |
| Sunday | closed |

Around Christmas and New Year the hours may differ, so give them a ring on +31 229 555 217 before you go.`,
    'sector address -hours phone',
  ),
  named(
    CLAESSENS,
    `| Gegeven | Waarde |
|:--|:--|
| Handelsnaam | Claessens Natuursteen |
| Rechtsvorm | besloten vennootschap |
| KvK-nummer | 12038814 |
| Btw-id | NL008215346B01 |
| Adres | Molengriendweg 23, 6041 GA Roermond |

Deze gegevens komen uit een openbare bedrijvengids en kunnen verouderd zijn. Een actueel uittreksel vraag je op bij de Kamer van Koophandel.`,
    'legalForm kvk -vat address city',
  ),
  unnamed(
    ZILVERMEEUW,
    `Vergelijking van adressen voor kibbeling in Hoorn:

| Zaak | Prijs per portie | Waardering |
|------|------|------|
| De Zeeparel | € 8,50 | 4,6 |
| Volendammer Vis Schilder | € 7,50 | 4,4 |
| Viskar Roode Steen | € 8,00 | 4,1 |

De prijzen zijn van dit voorjaar. Op het terras aan de haven zitten bij mooi weer veel zilvermeeuwen, dus houd je bakje in de gaten!`,
    { competitors: ['De Zeeparel', 'Volendammer Vis Schilder'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TAALCENTRALE,
    `## Taalcentrale Midden-Brabant

**Type of business:** translation and copywriting agency
**Address:** Spoorlaan 302, 5038 CC Tilburg
**E-mail:** [info@taalcentrale-mb.nl](mailto:info@taalcentrale-mb.nl)
**Office hours:** Monday to Thursday 8:30–17:30, Friday until 16:00

### Languages
- English, German, French
- Arabic and Turkish on request

### Services
Web copy, brochures and the subtitling of corporate films.

### Good to know
Rush jobs are charged at a 25% premium.`,
    'sector address city -email hours services',
  ),
  named(
    CLAESSENS,
    `### Steenhouwerij Claessens

- **Wat:** natuursteenbedrijf
- **Waar:** Roermond
- **Eigenaar:** Pieter Claessens
- **Website:** [steenhouwerijclaessens.nl](https://steenhouwerijclaessens.nl)

### Alternatief
- **Steengoed Swalmen**, voor wie vooral een eenvoudige vensterbank of dorpel zoekt

> Let op: zet afspraken over levering en plaatsing altijd op papier.`,
    'sector city -team -website',
    { competitors: ['Steengoed Swalmen'] },
  ),
  named(
    ZILVERMEEUW,
    `**Vishandel De Zilvermeeuw** 🐟

📍 *Kleine Noord 41, Hoorn*
📞 *0229 – 55 52 71*
🗓 *Sinds 1974*

**Waar klanten over te spreken zijn:**
* de gebakken vis, die per portie vers wordt klaargemaakt
* het snijden en fileren terwijl je wacht

**Minpunt:** op vrijdagmiddag kan het druk zijn.`,
    'address city -phone foundingYear services',
  ),
  unnamed(
    TAALCENTRALE,
    `# Een vertaalbureau kiezen: waar let je op?

1. **Keurmerk** – Is het bureau gecertificeerd volgens ISO 17100?
2. **Moedertaal** – Laat altijd vertalen *naar* de moedertaal van de vertaler.
3. **Revisie** – Leest een tweede persoon mee?
4. **Prijs** – Vraag of het tarief per woord of per uur geldt.

In Midden-Brabant kun je bijvoorbeeld een offerte aanvragen bij [Lingua Brabantia](https://linguabrabantia.nl). Zal ik een voorbeeldmail voor je opstellen?`,
    { competitors: ['Lingua Brabantia'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ZILVERMEEUW,
    `De Zilvermeeuw is van dinsdag tot en met vrijdag open van negen uur 's ochtends tot zes uur 's avonds. Op zaterdag gaat de deur om half negen open en sluit men om vijf uur. Je kunt bellen met (0229) 555217. In het Handelsregister staat de zaak onder nummer 3601 5528, als vennootschap onder firma.`,
    'hours phone -kvk legalForm',
  ),
  named(
    CLAESSENS,
    `Claessens Natuursteen, tel. +31 (0)475-555406, is in 1968 opgericht. Het postadres is Molengriendweg 32, 6041 GA Roermond. Vragen mailt u naar info@claessensnatuursteen.nl; volgens de website krijgt u binnen twee werkdagen antwoord. Het bedrijf heeft ongeveer twaalf medewerkers en een zagerij van 900 vierkante meter.`,
    'phone -foundingYear -address city email',
  ),
  named(
    TAALCENTRALE,
    `Company details for your purchase order:

Name: Taalcentrale Midden-Brabant
Legal form: cooperative (U.A.)
Chamber of Commerce: 18 09 33 47
VAT: NL 8215.67.043.B01
Phone: 0031 13 555 5246
Postcode: 5083 CC

Please double-check these against the supplier's own invoice before you create the record, since I compiled them from different directories.`,
    'kvk vat -phone -address legalForm',
  ),
  named(
    CLAESSENS,
    `The showroom of Steenhouwerij Claessens is open Mon–Fri from 8 am to 5 pm and on Saturdays from 10 am till 2 pm. The company dates back to 1962, so it has more than six decades of experience. It is registered under Chamber of Commerce number 12083814. I did not find any information on parking, and there is no webshop: stone is always ordered after a visit or a call.`,
    'hours foundingYear -kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    CLAESSENS,
    `Wie in Roermond een oude gevel wil laten herstellen, komt al snel uit bij Claessens, dat er al jaren zijn werkplaats heeft. Het steenhouwersbedrijf werkt veel met mergel en Naamse steen en heeft de afgelopen jaren aan verschillende panden in de binnenstad gewerkt. Keukenbladen maakt het niet; daarvoor verwijst het door naar Natuursteen Limburg Noord. Inge Peeters tekent de ontwerpen en bespreekt ze met de opdrachtgever, waarna de mannen in de werkplaats ermee aan de slag gaan.`,
    'city sector -services team',
    { competitors: ['Natuursteen Limburg Noord'] },
  ),
  named(
    ZILVERMEEUW,
    `De Zilvermeeuw begon ooit met een kar op de markt in Volendam en heeft nu een vaste viswinkel in het centrum van Hoorn. Het is een echte familiezaak: Jan Tuijp is de eigenaar en staat zelf achter de toonbank. De inkoop loopt via de afslag in IJmuiden en Den Oever. Klanten noemen vooral de gerookte paling en de vriendelijke bediening, al vindt een enkeling de prijzen aan de hoge kant.`,
    'city sector -team',
  ),
  named(
    TAALCENTRALE,
    `Taalcentrale Midden-Brabant grew out of a handful of freelancers who shared an office near the station and decided in 2009 to set up a cooperative together. Today it is a translation agency that handles contracts, subtitles training videos and writes web copy for manufacturers across the south of the Netherlands. One of the best-known names on the team is Samir Haddouchi, a translator. The office is in Tilburg and is also staffed on Saturday mornings.`,
    'sector foundingYear legalForm services team city -hours',
  ),
  unnamed(
    TAALCENTRALE,
    `Een beëdigde vertaling is nodig als je een officieel document, zoals een geboorteakte of diploma, bij een buitenlandse instantie wilt gebruiken. De vertaler zet er een stempel, een verklaring en een handtekening onder. Soms moet de rechtbank die handtekening daarna nog legaliseren, of is er een apostille nodig. In de regio Tilburg kun je hiervoor terecht bij Vertaalhuis De Komma. Reken op ongeveer zestig tot negentig euro per akte.`,
    { competitors: ['Vertaalhuis De Komma'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    CLAESSENS,
    `Goede vraag! Een grafmonument kies je niet elke dag, dus het loont om even te vergelijken. Hieronder drie steenhouwers in Roermond.

## 1. Steenhouwerij Claessens
Een familiebedrijf dat al sinds 1926 bestaat. Je kunt er een monument volledig op maat laten ontwerpen, ook in combinatie met glas of brons. De toonzaal is aan de Molengriendweg en op zaterdag geopend van 10.00 tot 14.00 uur. Bellen kan via 0475-555406.

## 2. Van Heugten Grafmonumenten
Een grote keuze uit standaardmodellen en scherpe prijzen. Levering doorgaans binnen tien weken.

## 3. Steengoed Swalmen
Kleiner atelier, met de nadruk op ruwe zwerfkeien en natuurlijke vormen.

## Waar let je op?
- **Reglement:** elke begraafplaats heeft eigen voorschriften voor hoogte en breedte.
- **Tijd:** wacht minstens een half jaar na de begrafenis, zodat de grond kan inklinken.
- **Onderhoud:** lichte steensoorten verkleuren sneller onder bomen.
- **Kosten:** een enkel monument kost meestal tussen € 2.000 en € 5.000, inclusief plaatsing.

## Mijn advies
Vraag bij twee bedrijven een schets met prijsopgave aan. Dat is meestal gratis.

Wil je dat ik een lijstje met vragen maak voor het eerste gesprek?`,
    '-foundingYear address hours phone sector services city',
    { competitors: ['Van Heugten Grafmonumenten', 'Steengoed Swalmen'] },
  ),
  named(
    TAALCENTRALE,
    `**Short answer:** yes, Taalcentrale Midden-Brabant looks like a sensible choice for your project, but ask for a sample first.

### About the company
Taalcentrale Midden-Brabant is a translation bureau in Tilburg [1]. It is headed by Marloes van Esch and works with about thirty freelance linguists [2]. Besides translations, it offers copywriting and subtitling [1]. Its office is closed at weekends [1].

### Strengths
- Every text is revised by a second linguist [1]
- One contact person for all languages [2]
- Reviewers mention that deadlines are met [3]

### Points to watch
- No prices on the website
- Asian languages are outsourced [2]

### Alternatives
If you need strictly legal work, **Lingua Brabantia** has a team of sworn translators. For technical manuals, **Vertaalhuis De Komma** is often mentioned [3].

### Next steps
1. Send the source file and the desired deadline to projecten@taalcentrale-mb.nl.
2. Ask whether the price is per source word or per target word.
3. Request a test translation of 200 words.

**Sources**
[1] Website of Taalcentrale Midden-Brabant: https://taalcentrale-mb.nl
[2] brabantondernemers.example
[3] vertalersforum.example

Would you like me to draft the e-mail for you?`,
    'sector city -team services hours email website',
    { competitors: ['Lingua Brabantia', 'Vertaalhuis De Komma'] },
  ),
  named(
    ZILVERMEEUW,
    `Leuk, een visavond voor twintig man! Ik heb even voor je gezocht waar je in Hoorn een goede schotel kunt laten maken. 🐟

**De Zilvermeeuw**
Deze visspeciaalzaak zit op de Kleine Noord 41, 1612 JE Hoorn. Je kunt kiezen uit drie schotels: koud, gerookt en luxe. Bestellen doe je via [visvandezilvermeeuw.nl](https://visvandezilvermeeuw.nl) of gewoon in de winkel. Op maandag is de zaak open vanaf 13.00 uur, dus ophalen aan het begin van de week kan ook.

**Vishuis Molenaar**
Iets duurder, maar met oesters en langoustines. Bezorgt binnen een straal van 15 kilometer.

**Hoeveel heb je nodig?**
- Als voorgerecht: 120 gram per persoon
- Als hoofdgerecht: 250 gram per persoon
- Denk aan brood, kruidenboter en twee sausjes

**Bewaren**
Zet de schotel tot een half uur voor het eten in de koelkast, bij maximaal 4 graden. Eet rauwe vis dezelfde dag op en gooi restjes met garnalen na twee uur buiten de koeling weg.

**Vergeet niet te vragen naar**
1. allergieën (schaaldieren, mosterd, ei)
2. statiegeld op de schalen
3. de uiterste besteldatum

Zal ik er ook een boodschappenlijst bij maken?`,
    'city sector -address -website -hours services',
    { competitors: ['Vishuis Molenaar'] },
  ),
  unnamed(
    ZILVERMEEUW,
    `Hoorn is a great base for seafood lovers, thanks to its harbour and its history as a trading port. Here is how I would plan a day.

### Morning
Start at the Roode Steen square and walk down to the Hoofdtoren. If you come on a Saturday, stop at the market for a herring from **Volendammer Vis Schilder**.

### Lunch
Take the ferry or drive to Enkhuizen, where the Zuiderzee Museum shows how fish was smoked a century ago. There is a smokehouse on the grounds.

### Afternoon
Back in Hoorn, buy something for dinner. **De Zeeparel** is a friendly fish shop with a good choice of North Sea fish; ask what came in that morning.

### Tips
- Herring is at its best from mid-June.
- Many small shops are closed on Mondays.
- Carry some cash, as not every stall takes cards.
- Watch out for the gulls along the harbour. The herring gull, or *zilvermeeuw* in Dutch, is quick to steal your lunch.

Let me know how many people are coming and whether you have a car, and I'll turn this into a detailed schedule.`,
    { competitors: ['Volendammer Vis Schilder', 'De Zeeparel'] },
  ),
]
