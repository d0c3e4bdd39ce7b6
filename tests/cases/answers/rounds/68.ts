/** Answers that a stranger to the rules wrote: a car body repair shop, an acupuncture practice and a furniture shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { PEELLAND, TIEMERSMA, WENDING } from '#tests/cases/answers/companies/68.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    PEELLAND,
    `Over Autoschadeherstel Peelland kan ik helaas geen betrouwbare informatie terugvinden. De naam duikt niet op in mijn zoekresultaten en ook in de gangbare bedrijvengidsen kom ik niets tegen. Het kan zijn dat de zaak inmiddels anders heet of online nauwelijks zichtbaar is.

Zoek je iemand in de buurt van Helmond die schade kan herstellen? Deze bedrijven vond ik wel:

- **Carrosserie Van den Eijnde** – herstelt schade voor particulieren en leasemaatschappijen
- **Lakstraat Helmond** – vooral spuitwerk en kleine reparaties

Bel gerust even voor een vrijblijvende offerte.`,
    { competitors: ['Carrosserie Van den Eijnde', 'Lakstraat Helmond'] },
  ),
  named(
    WENDING,
    `I could only find limited information about De Wending. What I can confirm is that it is an acupuncture practice in Haarlem, that Marieke Vonk runs it, and that the website is dewendinghaarlem.nl.

I did not find a price list, and I couldn't verify whether treatments are reimbursed by your insurer. There is also no reliable information on opening hours, so I'd suggest contacting the practice before you plan a visit.`,
    'sector city team -website',
  ),
  named(
    TIEMERSMA,
    `Tiemersma Wonen & Slapen is een meubelzaak in Drachten die volgens een lokaal artikel in 1986 is opgericht. Op tiemersmawonen.nl staan vooral banken en boxsprings.

Wat ik niet heb kunnen achterhalen:
- of er op koopzondagen iemand aanwezig is;
- wie de huidige eigenaar is;
- of ze oude meubels meenemen bij levering.

Voor die vragen kun je het beste de winkel zelf benaderen.`,
    'sector city -foundingYear website services',
  ),
  named(
    PEELLAND,
    `I don't have any reviews for Autoschadeherstel Peelland, so I can't tell you how satisfied customers are. The only listing I came across places the company at Energiestraat 32 in Deurne, with phone number 0493-555138. I found no details on whether they provide a courtesy car or work directly with your insurance company. If that matters to you, ask before you drop off the car.`,
    'city -address phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WENDING,
    `Bij chronische migraine kan acupunctuur een zinvolle aanvulling zijn op de behandeling van je huisarts. Uit een Cochrane-review blijkt dat een deel van de patiënten minder aanvallen krijgt. Voor sommigen betekende een reeks van zes tot acht behandelingen zelfs de wending in een jarenlang traject met medicijnen.

Let bij het kiezen van een behandelaar op een registratie bij de NVA of Zhong. In Haarlem kun je bijvoorbeeld terecht bij Qi Praktijk Haarlem of bij Lotte Bosman Acupunctuur. Controleer vooraf of je aanvullende verzekering (een deel van) de kosten vergoedt.`,
    { competitors: ['Qi Praktijk Haarlem', 'Lotte Bosman Acupunctuur'] },
  ),
  unnamed(
    TIEMERSMA,
    `Je bedoelt waarschijnlijk **Tiemens Woonwereld** in Leeuwarden. Dat is een grote interieurzaak aan de rand van de stad, met meubelen, vloeren en een eigen slaapafdeling. De winkel bestaat sinds 1975 en is op vrijdag tot 20.00 uur open. Een vergelijkbaar aanbod dichter bij Drachten vind je bij Meubelhal Smallingerland.

Klopt dit niet? Geef me dan de plaats door, dan zoek ik verder.`,
    { competitors: ['Meubelhal Smallingerland'] },
  ),
  named(
    PEELLAND,
    `Peelland is van oorsprong de naam van een van de vier kwartieren van de Meierij van 's-Hertogenbosch; tegenwoordig gebruiken veel ondernemers in Zuidoost-Brabant hem nog. Een voorbeeld is Autoschadeherstel Peelland uit Asten, een schadeherstelbedrijf dat Rob Manders in 1994 begon. De naam verwijst dus naar de streek en niet naar een familie of een keten.`,
    '-city sector team foundingYear',
  ),
  named(
    WENDING,
    `"De Wending" translates roughly as "the turn" or "the turning point", so it is a popular name for all kinds of practices. The one you're probably looking for is De Wending on Kleverparkweg in Haarlem, where you can get acupuncture and cupping. It opened in 2013. You can book by emailing contact@praktijkdewending.nl; appointments usually last about an hour.`,
    'city address services -foundingYear email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TIEMERSMA,
    `TWS in Drachten zit aan de Zuiderhogeweg 44. Op maandag gaat de winkel om 13.00 uur open, op vrijdag is er koopavond tot 21.00 uur. Op zondag is TWS gesloten. Parkeren kan gratis voor de deur.

Wil je interieuradvies? Dan is het handig om vooraf een afspraak te maken via 0512 – 55 59 70.`,
    'city address hours -phone services',
  ),
  named(
    PEELLAND,
    `ASP is short for Autoschadeherstel Peelland, a body shop in Deurne. The company repairs collision damage on passenger cars and campers and also does paintless dent repair. It's a private limited company (B.V.) registered with the Chamber of Commerce under 17092864. Carrosserie Van den Eijnde is the other name that often comes up in this area.`,
    'sector city services legalForm -kvk',
    { competitors: ['Carrosserie Van den Eijnde'] },
  ),
  named(
    WENDING,
    `Voor een zwangerschapsmassage in Haarlem zou ik eens kijken bij Wending (voluit De Wending Acupunctuur & Shiatsu). De massages worden gegeven door Joost Hemmes, en woensdag kun je er ook 's avonds terecht: dan is de praktijk open van 13.00 tot 21.00 uur. Op zaterdag werken ze van 10.00 tot 14.00 uur.

Een alternatief is Massagestudio Zandloper, waar je online een tijd kunt kiezen.`,
    'city services team -hours',
    { competitors: ['Massagestudio Zandloper'] },
  ),
  unnamed(
    TIEMERSMA,
    `TWS staat voor **True Wireless Stereo**. Je ziet de afkorting vooral bij draadloze oordopjes: de linker- en rechterkant hebben onderling geen kabel en maken elk via bluetooth verbinding met je telefoon.

Waar let je op bij de aanschaf?
1. Accuduur per lading (vijf uur of meer is gangbaar)
2. Ruisonderdrukking
3. Waterbestendigheid, bijvoorbeeld IPX4

Bedoelde je een bedrijf met deze afkorting? Laat dan weten in welke plaats het zit.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    PEELLAND,
    `Er zijn meerdere bedrijven met Peelland in de naam:

1. **Peelland Autoschade** (Deurne) – herstelt blikschade en ruitschade
2. **Peelland Banden** (Gemert) – bandenservice, opgericht in 2003
3. **Rijschool Peelland** (Someren) – auto- en motorrijlessen, tel. 0493 55 58 20

Voor een deuk in je portier heb je de eerste nodig. Die zit op de Energiestraat 23 en is eigendom van Wim Keeris.`,
    'city services address -team',
  ),
  unnamed(
    WENDING,
    `I found several organisations called De Wending, but none of them is an acupuncturist:

- **De Wending** in Groningen – career coaching and outplacement
- **CBS De Wending** in Zwolle – primary school with around 180 pupils
- **Stichting De Wending** in Tilburg – addiction support, founded in 1999

There doesn't appear to be one in Haarlem. If you want acupuncture there, Lotte Bosman Acupunctuur takes new clients.`,
    { competitors: ['Lotte Bosman Acupunctuur'] },
  ),
  named(
    TIEMERSMA,
    `There are two unrelated businesses named Tiemersma in Friesland. Tiemersma Keukens in Sneek sells fitted kitchens and was founded in 1991. The other, Tiemersma in Drachten, is a furniture store that has been around for decades. The latter can be reached on +31 512 55 95 07. They do not share owners.`,
    'city sector -phone',
  ),
  named(
    WENDING,
    `Bij "De Wending" vind ik drie praktijken:

**De Wending, Arnhem** – psychologenpraktijk, KvK 09183355
**De Wending, Haarlem** – acupunctuurpraktijk, Kleverparkweg 181, KvK 53718206
**De Wending, Breda** – relatietherapie, Ginnekenweg 12

Welke van de drie zoek je? Dan geef ik je de contactgegevens.`,
    'city sector -address kvk',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TIEMERSMA,
    `Meubelzaken in Drachten die goed beoordeeld worden:

1. **Woonhuys Dijkstra** – modern en landelijk, ruime showroom over drie verdiepingen.
2. **Tiemersma Wonen & Slapen** – familiezaak sinds 1978, sterk in boxsprings. Eigenaar Hylke Tiemersma staat zelf nog op de vloer.
3. **Meubelhal Smallingerland** – lagere prijzen, veel direct uit voorraad leverbaar.

Mijn tip: ga op een doordeweekse ochtend, dan hebben verkopers meer tijd voor je.`,
    'sector city -foundingYear services team',
    { competitors: ['Woonhuys Dijkstra', 'Meubelhal Smallingerland'] },
  ),
  named(
    PEELLAND,
    `Looking for a body shop around Deurne? These are the names I came across most often:

- Autoschade Goossens: family firm, works with most insurers
- Autoschadeherstel Peelland: based in Helmond, open Saturdays from 9:00 to 12:00, but does not handle windscreen damage
- Lakstraat Helmond: quick spot repairs, often ready the same day

Always ask for a written estimate and check the warranty on paintwork.`,
    'sector -city hours -services',
    { competitors: ['Autoschade Goossens', 'Lakstraat Helmond'] },
  ),
  unnamed(
    WENDING,
    `Voor shiatsu of een andere drukpuntmassage in Haarlem en omgeving zijn dit de opties die ik vond:

* **Massagestudio Zandloper** – shiatsu en sportmassage, ook in de avond
* **Qi Praktijk Haarlem** – combinatie van acupunctuur en tuina
* **Shiatsu aan Zee** in Zandvoort – kleine praktijk aan huis

De tarieven liggen tussen 65 en 90 euro per uur. Bij een aanvullende verzekering krijg je soms een deel terug, mits de therapeut bij een beroepsvereniging is aangesloten.`,
    { competitors: ['Massagestudio Zandloper', 'Qi Praktijk Haarlem'] },
  ),
  named(
    TIEMERSMA,
    `Hier kun je in de omgeving van Drachten lampen kopen:

1. De Lampenier – gespecialiseerd in design- en railverlichting
2. Tiemersma Wonen – meubelwinkel met een afdeling verlichting (Zuiderhogeweg 4, Drachten, geopend op zondag van 12.00 tot 17.00 uur)
3. Woonhuys Dijkstra – kleinere collectie, wel veel vloerlampen

Neem een foto van je kamer mee, dan kan de verkoper makkelijker meedenken over lichtsterkte en kleur.`,
    'sector services -address city -hours',
    { competitors: ['De Lampenier', 'Woonhuys Dijkstra'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PEELLAND,
    `Hieronder een vergelijking van drie schadeherstelbedrijven in de regio:

| Bedrijf | Plaats | Telefoon | Sinds |
|---|---|---|---|
| Carrosserie Van den Eijnde | Someren | 0493 55 54 02 | 1979 |
| Autoschadeherstel Peelland | Deurne | 0493 55 51 38 | 1999 |
| Lakstraat Helmond | Helmond | 0492 55 56 11 | 2008 |

Alle drie werken ze samen met verzekeraars. Let op: de gegevens kunnen inmiddels gewijzigd zijn.`,
    'sector city phone -foundingYear',
    { competitors: ['Carrosserie Van den Eijnde', 'Lakstraat Helmond'] },
  ),
  named(
    WENDING,
    `Here's what I found about De Wending:

| Detail | Information |
|---|---|
| Type | Acupuncture clinic |
| Practitioners | Marieke Vonk, Joost Hemmes |
| Address | Kleverparkweg 118, 2023 CH Haarlem |
| Phone | 06-10557523 |
| Website | https://praktijkdewending.nl/ |
| Weekend | Closed |

Note that availability can vary, so it's best to make an appointment.`,
    'sector team address city -phone website hours',
  ),
  named(
    TIEMERSMA,
    `| Winkel | Banken | Boxsprings | Gordijnen op maat | Koopavond |
|---|---|---|---|---|
| Tiemersma Wonen & Slapen | ja | ja | ja | donderdag tot 21.00 |
| Meubelhal Smallingerland | ja | nee | nee | vrijdag tot 20.00 |
| Woonhuys Dijkstra | ja | ja | nee | geen |

Zoek je een compleet interieur inclusief raamdecoratie, dan is de eerste de meest logische keuze. Gaat het je alleen om een bank, vergelijk dan vooral zitcomfort en levertijd.`,
    'services -hours',
    { competitors: ['Meubelhal Smallingerland', 'Woonhuys Dijkstra'] },
  ),
  named(
    PEELLAND,
    `Bedrijfsgegevens volgens openbare bronnen:

| | |
|---|---|
| **Handelsnaam** | Peelland Autoschade |
| **Rechtsvorm** | Vennootschap onder firma |
| **KvK-nummer** | 17029846 |
| **Btw-nummer** | NL806314729B01 |
| **Vestigingsadres** | Energiestraat 23, Deurne |
| **E-mail** | schade@autoschadepeelland.nl |

Voor een officieel uittreksel kun je terecht bij kvk.nl.`,
    '-legalForm -kvk vat address city -email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WENDING,
    `## Praktijk De Wending

**Wat doen ze?** Acupunctuur, shiatsu en cupping.
**Waar?** [Kleverparkweg 118](https://maps.example.com), Haarlem
**Wanneer?**
- Maandag, dinsdag en donderdag: 9.00–17.00 uur
- Woensdag: 13.00–21.00 uur
- Vrijdag: 9.00–17.00 uur

**Contact:** [info@praktijkdewending.nl](mailto:info@praktijkdewending.nl)`,
    'services address city -hours -email',
  ),
  named(
    TIEMERSMA,
    `### Tiemersma Wonen & Slapen 🛋️

* **Furniture store** in Heerenveen
* Known for **sofas** and **box springs**
* Run as a general partnership (*vof*)
* More info: [tiemersmawonen.nl](https://tiemersmawonen.nl)

### Similar stores

* **De Lampenier** for lighting
* **Meubelhal Smallingerland** for budget furniture`,
    'sector -city services legalForm website',
    { competitors: ['De Lampenier', 'Meubelhal Smallingerland'] },
  ),
  named(
    PEELLAND,
    `# Camperschade laten herstellen in de Peel

## Waarom een specialist?
De opbouw van een camper bestaat vaak uit polyester of sandwichpanelen. Dat vraagt om andere technieken dan gewoon plaatwerk.

## Waar kun je terecht?
- **Autoschadeherstel Peelland** – *pakt ook camperschade aan*; laat een calculatie maken door **Ilse van Bree**
- **Autoschade Goossens** – *vooral personenauto's*

## Openingstijden
Peelland is doordeweeks open van **8.00 tot 17.30 uur**. Zaterdag gesloten.`,
    'services team -hours',
    { competitors: ['Autoschade Goossens'] },
  ),
  unnamed(
    WENDING,
    `## Acupuncture in Haarlem: where to start

**1. Check registration.** Look for membership of *NVA* or *Zhong*.

**2. Compare clinics.**
- [Qi Praktijk Haarlem](https://qipraktijkhaarlem.nl) – traditional Chinese medicine, English-speaking
- [Lotte Bosman Acupunctuur](https://example.com) – focuses on women's health

**3. Ask about costs.** A first consultation is typically **€80–€100**.

> Tip: many insurers only reimburse alternative treatments under a supplementary policy.`,
    { competitors: ['Qi Praktijk Haarlem', 'Lotte Bosman Acupunctuur'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TIEMERSMA,
    `Het telefoonnummer van Tiemersma is 0512-555907. Vanuit het buitenland bel je 0031 512 555 907. Mailen kan naar verkoop@tiemersmawonen.nl. De zaak staat bij de Kamer van Koophandel ingeschreven onder nummer 01047563.`,
    'phone -email kvk',
  ),
  named(
    PEELLAND,
    `Autoschadeherstel Peelland opens at 8 am and closes at 5:30 pm, Monday to Friday. On Saturday mornings you can drop in between nine and noon. The workshop is at Energiestraat 23, 5753 RN. It was founded on 1 April 1984, according to the company profile, and has nine employees.`,
    'hours address -foundingYear',
  ),
  named(
    WENDING,
    `De praktijk De Wending bestaat sinds 2011 en is een eenmanszaak. De vestiging zit op postcode 2023 CH, huisnummer 118. Je bereikt De Wending op (+31) 6 1055 5723. Een consult acupunctuur duurt 60 minuten en kost 85 euro; een zwangerschapsmassage is 75 euro. Op dinsdag kun je er vanaf 8 uur 's ochtends terecht en dinsdagavond is er spreekuur tot half tien.`,
    'foundingYear legalForm address phone services -hours',
  ),
  named(
    TIEMERSMA,
    `Quick facts on Tiemersma Wonen & Slapen:

- Established: 1968
- Legal form: B.V.
- Showroom: 2,400 m²
- Monday: 1 pm – 6 pm
- Friday: 9.30 am – 9 pm
- Postal code: 9203 PK
- Website: www.tiemersma-wonen.nl`,
    'foundingYear -legalForm hours -address -website',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    PEELLAND,
    `Wie met een kras of deuk in de auto rondrijdt, kan in Deurne terecht bij Autoschadeherstel Peelland. Het bedrijf spuit in eigen cabine en kan kleine deukjes er vaak uithalen zonder dat er lak aan te pas komt. Oprichter en eigenaar is Theo Manders, die ooit klein begon in een voormalige smederij. Klanten noemen vooral de duidelijke communicatie. Wie liever vergelijkt, kan ook een offerte opvragen bij Autoschade Goossens.`,
    'city services -team',
    { competitors: ['Autoschade Goossens'] },
  ),
  named(
    WENDING,
    `De Wending is a small acupuncture practice in Haarlem where you can also have shiatsu. Marieke Vonk trained in Amsterdam and later spent half a year at a hospital in Chengdu, and her colleague Joost Hemmes joined a few years later. The practice moved from Overveen to its current address at Kleverlaan 118. People who have been there describe the atmosphere as calm and unhurried, although the waiting time for a first appointment can be three weeks.`,
    'sector services team -address city',
  ),
  named(
    TIEMERSMA,
    `Tiemersma in Drachten wordt vaak genoemd als het over slapen gaat, want de boxsprings worden er met de hand uitgezocht en thuis gemonteerd. De winkel is in 1958 begonnen als stoffeerderij en groeide uit tot een volledige meubelwinkel. Alleen voor lampen moet je ergens anders zijn, bijvoorbeeld bij De Lampenier, want verlichting verkopen ze niet. Anneke Bos komt voor interieuradvies ook bij mensen thuis.`,
    'city -services -foundingYear sector team',
    { competitors: ['De Lampenier'] },
  ),
  unnamed(
    PEELLAND,
    `Uitdeuken zonder spuiten is meestal de goedkoopste manier om een parkeerdeuk kwijt te raken, zolang de lak nog heel is. De monteur drukt of trekt het plaatwerk van binnenuit terug in vorm, wat per deuk vaak niet meer dan een uur kost. In heel Peelland zijn er bedrijven die deze techniek beheersen; in Helmond is Lakstraat Helmond daar een bekend voorbeeld van. Is de lak gebarsten, dan ontkom je niet aan spuitwerk en loopt de rekening al gauw op tot een paar honderd euro per paneel.`,
    { competitors: ['Lakstraat Helmond'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WENDING,
    `Goede vraag! Ik heb gekeken naar acupuncturisten in Haarlem die ook zwangere vrouwen behandelen. Hieronder mijn bevindingen.

## Beste opties

### 1. De Wending
Acupunctuur en zwangerschapsmassage onder één dak. De praktijk is van Marieke Vonk en bestaat sinds 2009.
- 📍 Kleverparkweg 118
- 📞 06 10 55 75 32
- 🌐 praktijkdewending.nl

### 2. Lotte Bosman Acupunctuur
Gericht op vruchtbaarheid en zwangerschap. Heeft een wachtlijst van ongeveer twee weken.

### 3. Qi Praktijk Haarlem
Grotere praktijk met vier behandelaars. Ook tuina-massage en kruidenadvies.

## Waar moet je op letten?

- **Ervaring met zwangerschap.** Sommige punten worden in het eerste trimester liever niet geprikt. Vraag ernaar.
- **Registratie.** Kijk of de behandelaar is aangesloten bij een beroepsvereniging.
- **Vergoeding.** Vanuit de basisverzekering wordt acupunctuur niet vergoed. Vanuit een aanvullende verzekering vaak wel, tot een vast bedrag per dag.
- **Overleg.** Laat je verloskundige weten dat je een behandeling overweegt.

## Mijn advies

Wil je massage en acupunctuur combineren, dan ligt De Wending het meest voor de hand. Zoek je vooral begeleiding bij vruchtbaarheid, begin dan bij Lotte Bosman Acupunctuur.

*Bronnen: websites van de praktijken, Zorgkaart, Google-recensies.*

Zal ik uitzoeken welke zorgverzekeraars deze praktijken vergoeden?`,
    'sector city services team -foundingYear address -phone website',
    { competitors: ['Lotte Bosman Acupunctuur', 'Qi Praktijk Haarlem'] },
  ),
  named(
    TIEMERSMA,
    `Sure! Here's an overview to help you plan your furniture shopping in Drachten.

## Where to go

**Tiemersma Wonen & Slapen**
A family-owned furniture shop at Zuiderhogeweg 44. Strong points are the bed department and the personal interior design advice. The store is open on Fridays until 9 pm and stays closed on Sundays. The owner is Sietse Veenstra.

**Woonhuys Dijkstra**
A larger showroom with several well-known Dutch brands. There is a café on the top floor and delivery is free within 30 km.

**Meubelhal Smallingerland**
A warehouse-style outlet where most items can be taken home immediately.

## Things to keep in mind

1. **Delivery times.** Custom sofas usually take 8 to 12 weeks.
2. **Deposits.** Dutch shops may ask for a down payment of up to 50 percent.
3. **Returns.** In a physical store you have no statutory right to return an item simply because you changed your mind.
4. **Trial lying.** Take at least fifteen minutes per mattress, ideally with your partner.

## Which one should you choose?

For a bed or made-to-measure curtains I'd start at Tiemersma. For a quick, cheap solution the outlet makes more sense.

**Sources:** store websites, Google Maps, local news

## Budget guide

| Item | Entry level | Mid range |
|---|---|---|
| Three-seater sofa | €700 | €1,800 |
| Dining table | €350 | €1,100 |
| Box spring (180 cm) | €900 | €2,400 |

Prices vary a lot per season. January and July are the traditional sale months in the Netherlands.

Would you like me to suggest a route with parking for a Saturday afternoon?`,
    'sector city address services hours -team',
    { competitors: ['Woonhuys Dijkstra', 'Meubelhal Smallingerland'] },
  ),
  named(
    PEELLAND,
    `Vervelend, een aanrijding! Hier is een stappenplan, plus een bedrijf bij jou in de buurt.

**Stap 1 – Leg alles vast**
Vul het Europees schadeformulier in en maak foto's van beide auto's en van de situatie op straat.

**Stap 2 – Meld de schade**
Doe dit zo snel mogelijk bij je verzekeraar. Vraag meteen of je vrij bent in de keuze van hersteller; bij sommige polissen geldt een hoger eigen risico als je zelf kiest.

**Stap 3 – Laat een calculatie maken**
In Deurne kun je hiervoor naar Autoschadeherstel Peelland. Dit schadeherstelbedrijf doet zowel plaatwerk als spuitwerk.

- Adres: Energielaan 23, Deurne
- Telefoon: 0493 55 15 38
- E-mail: info@autoschadepeelland.nl
- Open: maandag t/m vrijdag van 8.00 tot 17.30 uur

**Stap 4 – Vergelijk**
Vraag eventueel een tweede prijs aan bij Carrosserie Van den Eijnde. Let niet alleen op het bedrag, maar ook op garantie en op vervangend vervoer.

**Stap 5 – Controleer bij het ophalen**
Bekijk de auto bij daglicht. Kleurverschil tussen panelen zie je binnen nauwelijks. Test ook lampen, sensoren en camera's.

**Veelgestelde vragen**

*Moet ik de auto laten repareren?* Nee. Bij schade aan je eigen auto die de tegenpartij moet betalen, kun je ook kiezen voor een uitkering in geld. Die valt dan vaak exclusief btw uit.

*Hoe lang duurt een reparatie?* Reken bij een bumper op twee tot drie werkdagen. Moeten er onderdelen worden besteld, dan kan het een week of langer worden.

*Wat als de auto total loss is?* Dan schakelt de verzekeraar een expert in. Die bepaalt de dagwaarde en de restwaarde, en jij krijgt in de meeste gevallen het verschil uitgekeerd.

Heb je het schadeformulier al ingevuld? Dan kan ik je helpen met de melding aan je verzekeraar.

Bronnen: Verbond van Verzekeraars, ANWB, bedrijfswebsite`,
    'city sector services -address -phone email hours',
    { competitors: ['Carrosserie Van den Eijnde'] },
  ),
  named(
    WENDING,
    `Based on what's publicly available, here is my assessment of **De Wending**.

### At a glance
De Wending is an acupuncture practice in Heemstede, founded in 2011 by Marieke Vonk. It is registered at the Chamber of Commerce under number 53718260.

### Pros
- Combination of acupuncture and shiatsu
- Evening appointments on Wednesdays, until 9 pm
- Clear explanation during the intake, according to reviewers

### Cons
- Not available at weekends
- No online booking; you need to call or send a message
- Limited information in English

### How does it compare?
Massagestudio Zandloper is cheaper and has more slots in the evening, but concentrates on relaxation. If you have a specific complaint, such as neck pain or insomnia, a trained acupuncturist is the better place to start.

### Before you go
Eat something light beforehand, avoid alcohol, and wear loose clothing. Tell the therapist about blood thinners or a pacemaker. Mild bruising afterwards is normal and disappears within days.

I can't verify whether your insurer covers the sessions, so please check your policy.

Would you like a short message in Dutch that you can send to request an appointment?`,
    'sector -city foundingYear team -kvk services hours',
    { competitors: ['Massagestudio Zandloper'] },
  ),
]
