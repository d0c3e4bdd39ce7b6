/** Answers that a stranger to the rules wrote: a plumber, a hairdresser, an Italian restaurant, an estate agent, a physiotherapist, a gardener, a garage, a law firm, a baker and a painter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  CUYPERS,
  KORENAAR,
  KRUL,
  LANTERNA,
  RUITER,
  VECHT,
  VLIERHOF,
  VRB,
  VSM,
  WAL,
} from '#tests/cases/answers/companies/115.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WAL,
    `Ik heb geen informatie kunnen vinden over Loodgietersbedrijf Van der Wal in Assen. Mogelijk heeft het bedrijf geen eigen website of staat het onder een andere naam in het Handelsregister.`,
  ),
  named(
    KRUL,
    `Over de prijzen van Kapsalon Krul & Co heb ik niets gevonden; op de website staat alleen dat je voor een tarief even moet bellen. Wat ik wel kan bevestigen: de zaak zit aan de Zuivelstraat 18 in Bergen op Zoom, doet onder meer balayage en bruidskapsels en is op vrijdag open tot 20.00 uur. Een afspraak maken kan via 0164 55 72 50.`,
    'address city services -hours -phone',
  ),
  unnamed(
    LANTERNA,
    `I couldn't find any reliable information about a restaurant called Trattoria La Lanterna in Utrecht.

**What I checked**
- Google Maps and Tripadvisor listings for Utrecht
- Reservation sites such as TheFork
- Local food blogs

None of them returned a match. The restaurant may have closed, changed its name, or be located in a different city.

**Italian restaurants in Utrecht that I did find**
- Osteria Bianchi, a small place with a seasonal menu
- Sapori di Napoli, mainly pizza

If you can share a street name or a link, I'm happy to look again.`,
    { competitors: ['Osteria Bianchi', 'Sapori di Napoli'] },
  ),
  named(
    VSM,
    `Of Verhoeven & Smit Makelaars bij de NVM is aangesloten, kan ik niet met zekerheid zeggen. Het kantoor in Tiel bestaat wel al sinds 1998 en doet naast de verkoop van woningen ook taxaties.`,
    'city -foundingYear services',
  ),
  unnamed(
    VLIERHOF,
    `I don't have any information about Fysiotherapiepraktijk Vlierhof. You could check ZorgkaartNederland or the website of your health insurer to see whether the practice is listed there.`,
  ),
  unnamed(
    VECHT,
    `Helaas, ik ken geen hoveniersbedrijf met de naam De Groene Vecht. Ik heb gezocht op de naam in combinatie met Ommen, maar kreeg alleen resultaten over wandelroutes langs de Vecht en over natuurgebieden in de buurt. Het kan een klein bedrijf zijn dat online weinig zichtbaar is. Als je een hovenier zoekt, kun je op de site van de VHG zoeken op postcode; daar staan alleen erkende bedrijven.`,
  ),
  named(
    CUYPERS,
    `I couldn't find any customer reviews for Autobedrijf Cuypers on Google or Klantenvertellen, so I can't say how satisfied people are. Some basic details are available, though: it's a garage at Kazernelaan 80 in Weert, owned by Martin Geelen, and it handles APK inspections and tyre changes. According to one directory it has been in business since 1967.`,
    'sector address city -team services -foundingYear',
  ),
  named(
    VRB,
    `**Kort antwoord:** dat is niet openbaar bekend.

Ik heb geen informatie gevonden over het uurtarief van Van Rossum Blom Advocaten. Wat er wel over het kantoor te vinden is:

- **Locatie:** Nassaulaan 51, Den Haag
- **Rechtsgebieden:** arbeidsrecht, familierecht en huurrecht
- **Telefoon:** 070 555 28 13
- **Gefinancierde rechtsbijstand:** onbekend of ze op toevoeging werken

Mijn advies is om te bellen en naar het tarief te vragen. Een eerste gesprek is bij veel kantoren gratis of tegen een vast bedrag. Wil je dat ik een paar vragen voor dat gesprek op een rij zet?`,
    '-address city services phone',
  ),
  named(
    KORENAAR,
    `I don't have information on whether De Korenaar in Middelharnis sells gluten-free bread. It's a family bakery run by Arjan Tanis, best known for its sourdough loaves, and it opens on Mondays at 7:00, so you could simply ask at the counter.`,
    'city sector team services -hours',
  ),
  unnamed(
    RUITER,
    `Ik heb gezocht naar Schildersbedrijf Ruiter in Medemblik, maar kan geen betrouwbare bron vinden die het bestaan van dit bedrijf bevestigt.

Mogelijke verklaringen:

1. Het bedrijf is een kleine zelfstandige zonder website.
2. De naam wordt anders geschreven.
3. Het bedrijf is gestopt of overgenomen.

Schilders in de regio die ik wel kon vinden:

- **Verfwerk West-Friesland** – onderhoud en nieuwbouw, actief in Hoorn en omgeving
- **Wit & Partners** – vooral voor verenigingen van eigenaren

Controleer altijd of een schilder is ingeschreven bij de KVK en vraag minimaal twee offertes aan.`,
    { competitors: ['Verfwerk West-Friesland', 'Wit & Partners'] },
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    WAL,
    `Er zijn twee bedrijven die je kunt bedoelen. Loodgietersbedrijf Van der Wal in Assen is een loodgieter die vooral lekkages verhelpt en cv-ketels plaatst; je bereikt ze op 0592 55 51 83. Van de Wal Dakwerken in Hoogeveen is iets anders: dat is een dakdekker, bereikbaar op 0528 55 57 12. Voor een lekkende kraan moet je dus bij de eerste zijn.`,
    'city sector services -phone',
  ),
  unnamed(
    KRUL,
    `Kapsalon Krullenbol in Breda is een kapsalon die zich richt op krullend haar. Je kunt er van dinsdag tot en met zaterdag terecht en online een afspraak maken via krullenbolbreda.nl.`,
  ),
  named(
    LANTERNA,
    `There are two Italian places in Utrecht with names that are easy to mix up:

**Trattoria La Lanterna**
- Address: Twijnstraat 52
- Known for fresh pasta and wood-fired pizza
- Closed on Tuesdays
- Owned by Marco Esposito

**La Lanterna Verde**
- Address: Amsterdamsestraatweg 210
- Vegetarian lunch and coffee
- Open daily until 17:00

If you're planning dinner, the one on Twijnstraat is most likely what you're looking for. Booking ahead is recommended on weekends.`,
    'city sector address services -hours -team',
  ),
  named(
    VSM,
    `Verhoeven & Smit Makelaars zit in Tiel, aan de Waterstraat 63. Verhoef & Smits Vastgoed is een ander kantoor, in Culemborg, dat alleen bedrijfspanden doet.`,
    'city -address',
  ),
  unnamed(
    VLIERHOF,
    `Fysiotherapie De Vlier is een praktijk in Deventer met vijf fysiotherapeuten. Je kunt er terecht voor algemene fysiotherapie, kinderfysiotherapie en echografie. De praktijk heeft contracten met alle grote zorgverzekeraars en is op werkdagen open van 8.00 tot 17.30 uur. Een verwijzing van de huisarts is niet nodig. Op ZorgkaartNederland krijgt de praktijk gemiddeld een 9,1.`,
  ),
  named(
    VECHT,
    `De Groene Vecht Hoveniers shouldn't be confused with Groene Vechtstreek, a conservation group based in Breukelen. De Groene Vecht Hoveniers is a landscaping and gardening company in Hardenberg, owned by Gerrit Makkinga. It designs gardens, lays paving and takes on pruning work. The conservation group, by contrast, mainly organises volunteer days along the river.`,
    '-city sector team services',
  ),
  unnamed(
    CUYPERS,
    `**Autobedrijf Kuipers – Venlo**

Autobedrijf Kuipers is een universele garage in Venlo. Dit is wat ik erover heb gevonden:

- **Adres:** Straelseweg 214, Venlo
- **Diensten:** onderhoud, reparatie, APK en occasions
- **Keurmerk:** aangesloten bij BOVAG
- **Openingstijden:** maandag t/m vrijdag van 8.00 tot 17.30 uur
- **Beoordeling:** 4,6 op Google (ruim 130 reviews)

Klanten noemen vooral de eerlijke prijzen en de leenauto. Een enkele klant vond de wachttijd voor een afspraak te lang.

Zal ik ook andere garages in Venlo voor je opzoeken?`,
  ),
  unnamed(
    VRB,
    `Van Rossem Advocaten is a small law firm in Rotterdam that specialises in shipping and insurance law. It was founded in 2012 by Pieter van Rossem.`,
  ),
  unnamed(
    KORENAAR,
    `Bakkerij De Korenbloem in Goes is probably the bakery you mean. It sells bread, cakes and the local speciality, bolus, and it has a second shop in Kapelle. Opening hours are Monday to Saturday from 8 am, according to its Facebook page. I'd double-check those before you drive over, since they may change during the holidays.`,
  ),
  named(
    RUITER,
    `Deze twee schilders worden vaak door elkaar gehaald:

| | Schildersbedrijf Ruiter | De Ruijter Schilders |
|---|---|---|
| Plaats | Medemblik | Alkmaar |
| Eigenaar | Klaas Ruiter | Johan de Ruijter |
| Telefoon | 0227 55 56 87 | 072 555 40 11 |
| Werk | buitenschilderwerk, behangen | spuitwerk, vloercoating |

Woon je in de buurt van Medemblik en wil je je kozijnen laten schilderen, dan ligt Schildersbedrijf Ruiter het meest voor de hand. De Ruijter werkt voornamelijk voor aannemers.`,
    'sector city team -phone services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WAL,
    `LVW in Assen is de afkorting van Loodgietersbedrijf Van der Wal. Ze ontstoppen riolen, plaatsen cv-ketels en zijn op werkdagen vanaf 8.30 uur open.`,
    'city services -hours',
  ),
  named(
    KRUL,
    `Krul&Co is a nail salon in Bergen op Zoom that opened in 2009. You can book online at krulenco.nl.`,
    '-sector city foundingYear website',
  ),
  unnamed(
    LANTERNA,
    `TLL is the IATA code for Lennart Meri Tallinn Airport, the largest airport in Estonia. It lies about four kilometres from the centre of Tallinn and is connected to the city by tram. Depending on the context, TLL can also be the abbreviation of a company or a sports league. Let me know which one you had in mind!`,
  ),
  named(
    VSM,
    `**Verhoeven en Smit (VSM)** is een makelaarskantoor in Tiel.

**Wat doen ze?**
- Verkoop van woningen
- Aankoopbegeleiding
- Taxaties voor de hypotheek

**Praktisch**
- Adres: Waterstraat 33
- Telefoon: 0344 55 56 21
- Zaterdag: gesloten

Het kantoor krijgt op Funda een gemiddelde van 8,9. Klanten waarderen vooral de kennis van de lokale markt. Wil je dat ik VSM vergelijk met een ander kantoor in de Betuwe?`,
    'sector city services address phone -hours',
  ),
  unnamed(
    VLIERHOF,
    `FPV staat voor *First Person View*. De term wordt vooral gebruikt bij drones: de piloot draagt een bril en ziet live de beelden van de camera. FPV-drones worden gebruikt voor races, voor video-opnamen en als hobby. In Nederland moet je je als exploitant registreren bij de RDW als de drone een camera heeft. Je hebt daarnaast een waarnemer nodig die de drone in het zicht houdt.`,
  ),
  named(
    VECHT,
    `Groene Vecht (voluit De Groene Vecht Hoveniers) zit aan de Zeesserweg 5 in Ommen. Eigenaar Gerrit Makkinga runt de zaak samen met zijn broer, het bedrijf is een vof. Naast tuinaanleg doet hij ook bestrating. Je kunt mailen naar info@degroenevecht.nl.`,
    'address city team -legalForm services -email',
  ),
  named(
    CUYPERS,
    `Bij Garage Cuypers in Weert kun je op zaterdag tot 13.00 uur terecht voor een APK of een bandenwissel. Bellen kan op 0495 55 63 35.`,
    'city hours services -phone',
  ),
  named(
    VRB,
    `**VRB** most likely refers to *Van Rossum Blom*, a law firm in The Hague.

### Overview
- **Founded:** 2007
- **Partners:** Eline van Rossum and Jeroen Blom
- **Practice areas:** employment law, family law, tenancy law and mediation
- **Address:** Nassaulaan 15
- **Website:** [vrb-advocaten.nl](https://vrb-advocaten.nl)

### Good to know
The firm mainly works for private individuals and small businesses. I couldn't find any published rates. If you meant a different VRB, please tell me a bit more.`,
    'sector city -foundingYear team services address -website',
  ),
  named(
    KORENAAR,
    `De Korenaar in Middelharnis is een bakker met desembrood, lunchbroodjes en taarten. Bruidstaarten maken ze ook, maar daarvoor moet je minstens drie weken van tevoren bestellen via bestel@korenaarmiddelharnis.nl. De zaak is al sinds 1962 in de familie en wordt tegenwoordig geleid door Kees Visbeen, die sinds 2019 eigenaar is. Op maandag is De Korenaar dicht.`,
    'city sector services email foundingYear -team hours',
  ),
  unnamed(
    RUITER,
    `SBR is kort voor Standard Business Reporting. Dat is de standaard waarmee bedrijven in Nederland hun aangiften, jaarrekeningen en kredietrapportages digitaal aanleveren bij de Belastingdienst, de KVK en banken.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    WAL,
    `Er zijn meerdere loodgieters met de naam Van der Wal in Nederland:

1. **Van der Wal Loodgieters, Dokkum** – dak- en zinkwerk, cv-onderhoud
2. **Loodgietersbedrijf Van der Wal, Katwijk** – sanitair en badkamers
3. **Van der Wal Installatie, Woerden** – warmtepompen en airco

Ze hebben voor zover ik kan zien niets met elkaar te maken. Het bedrijf in Dokkum heeft de meeste recensies (64, gemiddeld 4,6), het bedrijf in Woerden is het jongst. Alle drie werken alleen in hun eigen regio.

In welke plaats woon je? Dan kan ik gerichter zoeken.`,
  ),
  named(
    KRUL,
    `Ik vind twee kapsalons met de naam Krul & Co. De ene zit in Zwolle en richt zich op krullend haar. De andere is Kapsalon Krul & Co in Bergen op Zoom, aan de Zuivelstraat 18, van eigenaar Linda Baaijens. Die laatste heeft op donderdag koopavond tot 21.00 uur. Welke van de twee bedoel je?`,
    'sector city address -team -hours',
  ),
  named(
    LANTERNA,
    `There are several Italian restaurants called La Lanterna in the Netherlands, including ones in Zandvoort and Leeuwarden. The one in Utrecht is Trattoria La Lanterna on Twijnstraat 25, phone 030 555 36 41.`,
    'sector city -address phone',
  ),
  named(
    VSM,
    `Verhoeven & Smit is een naam die vaker voorkomt. In Den Bosch zit een accountantskantoor dat zo heet, en in Tiel zit Verhoeven & Smit Makelaars. Voor de verkoop van je huis moet je bij het kantoor in Tiel zijn; het telefoonnummer daarvan is 0344 55 56 21 en de website verhoevensmit-tiel.nl.`,
    'city services phone -website',
  ),
  named(
    VLIERHOF,
    `I found two physiotherapy practices with "Vlierhof" in the name:

**1. Fysiotherapiepraktijk Vlierhof (Almere)**
- Address: Bongerdstraat 121
- Treatments: manual therapy, dry needling, sports rehabilitation
- Late opening: Monday and Wednesday until 20:00
- Practice owner: Nadia Benali

**2. Fysiotherapie De Vlierhof (Apeldoorn)**
- Located inside a health centre
- Treatments: geriatric physiotherapy, oedema therapy
- Open weekdays until 17:30

Which one is closer to you? I can look up whether either of them has a contract with your insurer.`,
    'sector city -address services hours team',
  ),
  named(
    VECHT,
    `De naam De Groene Vecht wordt gebruikt door een hovenier in Ommen en door een camping bij Dalfsen. De hovenier bestaat sinds 2004 en verzorgt tuinontwerp en tuinaanleg.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    CUYPERS,
    `"Autobedrijf Cuypers" komt op twee plaatsen voor. In Maastricht is er een Autobedrijf Cuypers dat vooral occasions verkoopt, en in Horst een garage met dezelfde naam die gespecialiseerd is in Volvo. Ze lijken niets met elkaar te maken te hebben. Die in Horst is aangesloten bij BOVAG; van die in Maastricht heb ik dat niet kunnen vaststellen.`,
  ),
  named(
    VRB,
    `Van Rossum is a common name among Dutch lawyers, so I found more than one match:

- **Van Rossum Blom Advocaten (The Hague)** – employment, family and tenancy law; tel. 070 555 28 13; open Monday to Thursday until 17:30
- **Van Rossum Advocatuur (Nijmegen)** – criminal law only
- **Van Rossum Legal (Amsterdam)** – advises start-ups on contracts

For a dispute with your employer, the first one seems the best fit. Its website says that a first consultation of 30 minutes is free of charge [2]. The firm was founded in 1991.`,
    'sector city services phone hours -foundingYear',
  ),
  unnamed(
    KORENAAR,
    `Er zijn in Nederland verschillende bakkers die De Korenaar heten, onder andere in Nunspeet, Eersel en Winterswijk. Welke bedoel je precies?`,
  ),
  unnamed(
    RUITER,
    `There are at least three painters called Ruiter in the Netherlands. Ruiter Schilders in Meppel works mostly for housing associations, Schildersbedrijf Ruiter in Den Helder does yachts and ships, and Ruiter & Zn. in Barneveld focuses on wallpapering and interior painting. They are not related as far as I can tell. If you tell me where you live, I can say which one is nearest.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WAL,
    `Here are some well-reviewed plumbers in Assen:

1. **Hummel Installatietechniek** – Large installer, also does heat pumps and solar boilers. Rated 4.5 on Google.
2. **Loodgietersbedrijf Van der Wal** – Family business founded in 1978. Fixes leaks, unblocks drains and installs bathrooms. Phone: 0592 55 51 38.
3. **Loodservice Noord** – 24/7 emergency service, slightly more expensive at night.
4. **De Boer Sanitair** – Mainly bathrooms and toilets.

For an urgent leak I'd call Loodservice Noord first, since it answers the phone at night. For a planned job, ask two or three of them for a quote.`,
    'sector city -foundingYear services phone',
    { competitors: ['Hummel Installatietechniek', 'Loodservice Noord'] },
  ),
  named(
    KRUL,
    `For balayage in Bergen op Zoom, these hairdressers come up most often: Haarstudio Markiezen, Krul & Co (Zuivelstraat 81, open late on Fridays until 21:00) and Salon Elize.`,
    'sector city services -address hours',
    { competitors: ['Haarstudio Markiezen', 'Salon Elize'] },
  ),
  named(
    LANTERNA,
    `De beste Italiaanse restaurants in Utrecht volgens recensies:

1. Osteria Bianchi – klein, wisselend menu, reserveren noodzakelijk
2. Il Canale – aan de gracht, mooi terras
3. Trattoria La Lanterna – verse pasta, ook catering, sinds 2003
4. Pasta e Vino – betaalbaar, populair bij studenten
5. Sapori di Napoli – Napolitaanse pizza

Voor een romantisch diner zou ik nummer 1 of 3 kiezen. Let op: La Lanterna is op zondag gesloten. Reserveren kan via la-lanterna.nl.`,
    'sector city services foundingYear -hours -website',
    { competitors: ['Osteria Bianchi', 'Il Canale', 'Sapori di Napoli'] },
  ),
  named(
    VSM,
    `In Tiel kun je voor een taxatie onder meer terecht bij deze makelaars:

- Rivierenland Makelaardij
- Verhoeven & Smit Makelaars (taxateur: Peter Smit)
- Makelaarskantoor De Waal

Vraag bij alle drie een prijs op; een taxatierapport kost meestal tussen de 500 en 800 euro.`,
    'city services sector team',
    { competitors: ['Rivierenland Makelaardij', 'Makelaarskantoor De Waal'] },
  ),
  unnamed(
    VLIERHOF,
    `Goede fysiotherapeuten in Almere zijn volgens ZorgkaartNederland:

1. **FysioFlevo** – 9,4, meerdere locaties, gespecialiseerd in knie- en heupklachten
2. **Beweegstudio Almere Haven** – 9,2, combineert fysiotherapie met pilates
3. **Praktijk Het Bolwerk** – 9,0, ook echografie en shockwave
4. **Fysio Stadshart** – 8,8, centraal gelegen bij het station

Controleer bij je zorgverzekeraar of de praktijk een contract heeft. Zonder aanvullende verzekering betaal je de behandelingen meestal zelf.`,
    { competitors: ['FysioFlevo', 'Beweegstudio Almere Haven', 'Praktijk Het Bolwerk'] },
  ),
  named(
    VECHT,
    `Voor tuinaanleg in Ommen zijn dit de bekendste hoveniers: De Groene Vecht Hoveniers (0529 55 54 90, van Gerrit Makkinga), Hoveniersbedrijf Seinen en Groenwerk Dalfsen. De eerste heeft met Lotte Hekman een eigen tuinontwerper in huis. Hoveniersbedrijf Seinen is groter en doet ook bedrijventerreinen. Groenwerk Dalfsen is vooral sterk in onderhoud. Een gesprek bij je thuis is bij alle drie gratis.`,
    'services city sector -phone team',
    { competitors: ['Hoveniersbedrijf Seinen', 'Groenwerk Dalfsen'] },
  ),
  named(
    CUYPERS,
    `**Garages in Weert voor een APK**

1. **Carteam Weert** – APK vanaf € 29, wachten mogelijk
2. **Autobedrijf Cuypers** – Kazernelaan 18, APK en onderhoud van alle merken, leenauto beschikbaar
3. **Garage Hermans** – kleine garage, goede beoordelingen
4. **KwikFit Weert** – keten, ook zonder afspraak

Tip: plan je APK buiten de drukke maanden maart en april. Bij Cuypers kun je ook op zaterdagochtend vanaf 9.00 uur terecht.`,
    'sector city services -address hours',
    { competitors: ['Carteam Weert', 'Garage Hermans'] },
  ),
  named(
    VRB,
    `Top law firms for employment law in The Hague:

- **Hofstad Advocatuur** – works on both sides, strong in dismissal cases
- **Van Rossum Blom Advocaten** – employment and family law; partners Eline van Rossum and Jeroen Blom; offices on Nassaulaan 115
- **Dekker Lam Advocaten** – mostly employers
- **Benoord Legal** – fixed-fee packages for settlement agreements

**How to choose:** check whether the lawyer is a member of the VAAN, ask for an estimate in writing, and find out whether your legal expenses insurance lets you pick your own lawyer.`,
    'sector city services team -address',
    { competitors: ['Hofstad Advocatuur', 'Dekker Lam Advocaten', 'Benoord Legal'] },
  ),
  unnamed(
    KORENAAR,
    `The best bakeries in Middelharnis, based on online reviews, are Bakkerij Grinwis, Banketbakkerij Visser and the bread counter at Jumbo. Brood van Flakkee is a good alternative if you don't mind driving to Dirksland.`,
    { competitors: ['Bakkerij Grinwis', 'Banketbakkerij Visser', 'Brood van Flakkee'] },
  ),
  named(
    RUITER,
    `Schilders in Medemblik die ook behangen:

1. Schildersbedrijf Ruiter, Oosterhaven 21
2. Schildersbedrijf Commandeur
3. Verfwerk West-Friesland`,
    'sector city services -address',
    { competitors: ['Schildersbedrijf Commandeur', 'Verfwerk West-Friesland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WAL,
    `| Loodgieter | Plaats | Telefoon | Spoedservice |
|---|---|---|---|
| Kroon Sanitair | Assen | 0592 55 53 10 | Nee |
| Loodgietersbedrijf Van der Wal | Assen | 0592 55 15 38 | Ja |
| Loodservice Noord | Groningen | 050 555 90 44 | Ja, 24/7 |

Van der Wal is op zaterdag open tot 13.00 uur, Kroon Sanitair is dan dicht.`,
    'sector city -phone -hours',
    { competitors: ['Kroon Sanitair', 'Loodservice Noord'] },
  ),
  unnamed(
    KRUL,
    `Hier is een vergelijking van kappers in Bergen op Zoom:

| Kapper | Knippen dames | Knippen heren | Beoordeling |
|---|---|---|---|
| Haarstudio Markiezen | € 34 | € 26 | 4,7 |
| Knipkamer 12 | € 29 | € 22 | 4,5 |
| Salon Elize | € 38 | € 28 | 4,8 |
| Brainwash | € 31 | € 25 | 4,2 |

Prijzen kunnen inmiddels gewijzigd zijn. Kijk voor de actuele tarieven op de website van de kapper zelf.`,
    { competitors: ['Haarstudio Markiezen', 'Knipkamer 12', 'Salon Elize'] },
  ),
  named(
    LANTERNA,
    `Here's a quick comparison of the three Italian restaurants you mentioned:

| | Trattoria La Lanterna | Osteria Bianchi | Il Canale |
|---|---|---|---|
| **Address** | Twijnstraat 52 | Voorstraat 8 | Oudegracht 301 |
| **Known for** | Fresh pasta, wood-fired pizza | Tasting menu | Fish dishes |
| **Chef** | Chiara Galli | Paolo Bianchi | n/a |
| **Open on Sunday** | No | No | Yes, from 12:00 |
| **Price range** | €€ | €€€ | €€ |

**My take:** go for La Lanterna if you want a relaxed evening with classic dishes, and for Osteria Bianchi if you're celebrating something.`,
    'sector address services team -hours',
    { competitors: ['Osteria Bianchi', 'Il Canale'] },
  ),
  named(
    VSM,
    `Makelaars in Tiel vergeleken:

| Kantoor | Sinds | Courtage | Diensten |
|---|---|---|---|
| Verhoeven & Smit Makelaars | 1994 | op aanvraag | verkoop, aankoop, taxatie |
| Rivierenland Makelaardij | 2005 | 1,25 % | verkoop, aankoop |
| Van Ewijk Wonen | 2012 | vast tarief € 3.250 | verkoop |

Bij Verhoeven & Smit is het eerste gesprek gratis. Bel 0344 55 65 21 voor een afspraak.`,
    'sector city foundingYear services -phone',
    { competitors: ['Rivierenland Makelaardij', 'Van Ewijk Wonen'] },
  ),
  named(
    VLIERHOF,
    `| Praktijk | Avondopenstelling | Specialisaties |
|---|---|---|
| FysioFlevo | dinsdag | knie, heup |
| Fysiotherapie Vlierhof | dinsdag en donderdag tot 20.00 uur | bekkenfysiotherapie, dry needling |
| Praktijk Het Bolwerk | geen | echografie |

Alle drie zitten in Almere.

Voor klachten na een bevalling is een praktijk met een geregistreerde bekkenfysiotherapeut de beste keuze. Vraag vooraf of de behandelaar in het Centraal Kwaliteitsregister staat en of je verzekering de behandelingen vergoedt. Een intake duurt meestal een half uur.`,
    '-hours services city',
    { competitors: ['FysioFlevo', 'Praktijk Het Bolwerk'] },
  ),
  named(
    VECHT,
    `Below is an overview of gardeners in and near Ommen.

| Company | Location | Founded | Services |
|---|---|---|---|
| De Groene Vecht Hoveniers | Ommen | 2014 | Garden design, paving, pruning |
| Tuinen van Salland | Raalte | 2001 | Construction, ponds |
| Groenwerk Dalfsen | Dalfsen | 2009 | Maintenance |

De Groene Vecht is a sole proprietorship, so expect a waiting time of several weeks in spring. You can reach it by email at info@degroenevecht.nl.`,
    'sector city foundingYear services legalForm -email',
    { competitors: ['Tuinen van Salland', 'Groenwerk Dalfsen'] },
  ),
  unnamed(
    CUYPERS,
    `| Garage | APK-prijs | Zaterdag open |
|---|---|---|
| Carteam Weert | € 29 | Ja |
| Garage Hermans | € 35 | Nee |
| Autoservice Leudal | € 32 | Ja, tot 12.00 uur |

Van deze drie is Carteam Weert het goedkoopst.`,
    { competitors: ['Carteam Weert', 'Garage Hermans', 'Autoservice Leudal'] },
  ),
  named(
    VRB,
    `Ik heb de advocatenkantoren die je noemde naast elkaar gezet:

| Kenmerk | Van Rossum Blom Advocaten | Hofstad Advocatuur | Dekker Lam Advocaten |
|---|---|---|---|
| Vestiging | Den Haag | Den Haag | Rijswijk |
| Opgericht | 2011 | 1998 | 2016 |
| Rechtsgebieden | arbeidsrecht, familierecht, huurrecht | arbeidsrecht, strafrecht | ondernemingsrecht |
| Mediation | ja | nee | nee |
| Website | vanrossumblom.nl | hofstadadvocatuur.nl | dekkerlam.nl |

**Conclusie**

- Zoek je hulp bij een echtscheiding en wil je er samen uitkomen, dan ligt Van Rossum Blom voor de hand.
- Gaat het om een geschil met een andere ondernemer, kijk dan naar Dekker Lam Advocaten.

Tarieven staan bij geen van de kantoren online.`,
    'sector city -foundingYear services website',
    { competitors: ['Hofstad Advocatuur', 'Dekker Lam Advocaten'] },
  ),
  named(
    KORENAAR,
    `Openingstijden van bakkers in Middelharnis:

| | Bakkerij De Korenaar | Bakkerij Grinwis |
|---|---|---|
| Maandag | gesloten | 07.30–17.30 |
| Dinsdag t/m donderdag | 07.00–17.30 | 07.30–17.30 |
| Vrijdag | 07.00–18.00 | 07.30–18.00 |
| Zaterdag | 06.30–16.00 | 07.00–15.00 |
| Zondag | gesloten | gesloten |
| Adres | Voorstraat 14 | Westdijk 6 |

**Let op:** rond feestdagen gelden vaak andere tijden. Voor oliebollen en kerststol gaan bakkers in december soms eerder open. Bel bij twijfel even of kijk op Google Maps, daar worden afwijkende tijden meestal vermeld.`,
    'sector city hours -address',
    { competitors: ['Bakkerij Grinwis'] },
  ),
  named(
    RUITER,
    `| Company | Owner | Phone | Specialty |
|---|---|---|---|
| Schildersbedrijf Ruiter | Piet Ruiter | 0227 55 56 78 | Exterior painting, wood rot repair |
| Wit & Partners | Unknown | 0229 55 58 03 | Homeowners' associations |
| Schildersbedrijf Commandeur | Jan Commandeur | 0227 55 51 15 | Interior painting |

All three painters are based in West-Friesland. Ask for a written quote before you decide.

**Questions to ask**
- Is sanding and priming included?
- Which paint brand is used?
- How many years of guarantee do I get?

Would you like a template for requesting quotes?`,
    '-team phone services sector',
    { competitors: ['Wit & Partners', 'Schildersbedrijf Commandeur'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WAL,
    `## Loodgietersbedrijf Van der Wal

**Loodgietersbedrijf Van der Wal** is een loodgieter in Assen.

### Contactgegevens
- 📍 **Adres:** Vaart Zuidzijde 46, Assen
- 📞 **Telefoon:** [0592 55 51 38](tel:0592555138)
- 🌐 **Website:** [vanderwalloodgieters.nl](https://vanderwalloodgieters.nl)

### Diensten
- Lekkages opsporen en verhelpen
- Riool ontstoppen
- Badkamers installeren

### Reviews
Op Google krijgt het bedrijf een 4,7. Klanten noemen vooral dat de monteurs op tijd komen.

Wil je dat ik ook andere loodgieters in Assen voor je zoek?`,
    'sector city -address phone website services',
  ),
  named(
    KRUL,
    `### Openingstijden Krul & Co (Bergen op Zoom)

- **Maandag:** gesloten
- **Dinsdag t/m donderdag:** 09.00–17.30
- **Vrijdag:** 09.00–18.00
- **Zaterdag:** 08.30–16.00
- **Zondag:** gesloten

*Bron: [krulenco.nl](https://krulenco.nl)*`,
    'city -hours website',
  ),
  named(
    LANTERNA,
    `# Trattoria La Lanterna – Utrecht

**Type:** Italian restaurant
**Owner:** Matteo Galli
**Opened:** 2008
**Phone:** +31 30 555 36 41

## What to expect
- *Pasta made fresh every day*
- *Wood-fired pizzas*
- Wine tastings once a month

## Reviews in short
> "Feels like eating at an Italian grandmother's house."

Guests praise the service and the wine list. A few mention that the tables are close together.

## Booking
Reservations by email: [info@lalanternautrecht.nl](mailto:info@lalanternautrecht.nl)`,
    'city sector team -foundingYear phone services -email',
  ),
  named(
    VSM,
    `**Verhoeven & Smit Makelaars – in het kort**

- **Eigenaar:** Marloes Verhoeven
- **Plaats:** Geldermalsen
- **Diensten:** woningverkoop, aankoopbegeleiding, taxaties
- **KvK-nummer:** 11024958

Het kantoor heeft op Funda meer dan 200 beoordelingen.[1] Verkopers geven gemiddeld een 9,0.[1]

**Sterke punten volgens klanten**
1. Duidelijke uitleg over het biedproces
2. Goede foto’s van de woning
3. Snel antwoord op vragen

**Minder**
- Bezichtigingen alleen op vaste dagdelen

Vraag altijd naar de courtage en de opstartkosten voordat je een opdracht tekent.`,
    'team -city services -kvk',
  ),
  named(
    VLIERHOF,
    `**Fysiotherapiepraktijk Vlierhof** is a physiotherapy practice in Almere. Here is what I found:

* **Address:** Bongerdstraat 12, 1326 AA Almere
* **Treatments:** manual therapy, dry needling, pelvic floor physiotherapy
* **Opening hours:** Monday and Wednesday 08:00–20:00, Tuesday and Thursday 08:00–18:00, Friday 08:00–17:00
* **Team:** Nadia Benali (practice owner), Tom Wijnands (sports physiotherapist)

**Do I need a referral?**
No. In the Netherlands you can go to a physiotherapist without seeing your GP first.

**Is it covered?**
That depends on your supplementary insurance. Most policies cover between 9 and 27 sessions a year.

Sources: [fysiovlierhof.nl](https://fysiovlierhof.nl), [ZorgkaartNederland](https://www.zorgkaartnederland.nl)`,
    'sector city -address services hours team website',
  ),
  named(
    VECHT,
    `## De Groene Vecht Hoveniers

| Gegeven | Informatie |
|---|---|
| Plaats | Ommen |
| Eigenaar | Wim Oosting |
| Telefoon | 0529 55 45 09 |
| E-mail | post@degroenevecht.nl |

**Waarvoor kun je er terecht?**
- Tuinontwerp
- Bestrating
- Snoeiwerk

> Tip: vraag in de winter al een offerte aan, dan is de tuin in het voorjaar klaar.

**Recensies**
Ik vond 21 beoordelingen met een gemiddelde van 4,8. Klanten zijn vooral te spreken over de communicatie en het nette werk. Over prijzen staat er weinig online; een vrijblijvend gesprek geeft het snelst duidelijkheid.`,
    'city -team -phone email services',
  ),
  named(
    CUYPERS,
    `**Autobedrijf Cuypers** is een **universele garage** in **Weert**. Je kunt er terecht voor **APK**, **onderhoud**, **banden** en **airco-service**. Op zaterdag is de werkplaats open van **9.00 tot 15.00 uur**. ([autobedrijfcuypers.nl](https://autobedrijfcuypers.nl/contact))`,
    'sector city services -hours website',
  ),
  named(
    VRB,
    `### Is Van Rossum Blom Advocaten betrouwbaar?

**Ja, er zijn geen aanwijzingen van het tegendeel.** Een paar punten:

1. **Ingeschreven:** het advocatenkantoor staat in het Handelsregister onder nummer 27198453.
2. **Bestaat al lang:** sinds 2001.
3. **Duidelijk vindbaar:** Nassaulaan 15 in Den Haag, telefoon 070 555 28 13.

### Waar ik geen informatie over heb
- Aantal gewonnen zaken
- Klachten bij de deken

Je kunt op [advocatenorde.nl](https://www.advocatenorde.nl) controleren of een advocaat is ingeschreven op het tableau.`,
    'sector -kvk foundingYear address city phone',
  ),
  named(
    KORENAAR,
    `**Bakkerij De Korenaar** 🥖

A traditional bakery in Middelharnis, run by **Arjan Tanis**.

- **Bread:** sourdough, spelt, whole wheat
- **Cakes:** made to order, including wedding cakes
- **Address:** Voorstraat 41
- **Saturday:** 07:00–17:00

The pastry chef is Marieke Tanis.

**What customers say**
- Friendly staff and short queues on weekdays
- The gevulde koek is mentioned in many reviews
- Parking can be difficult on market days

For larger orders it is best to call at least two days in advance. Would you like me to look up other bakeries on Goeree-Overflakkee?`,
    'sector city team services address -hours',
  ),
  named(
    RUITER,
    `## Ruiter Schilderwerken

Ruiter Schilderwerken is een schildersbedrijf met vier medewerkers.

**Diensten**
- Buitenschilderwerk
- Binnenschilderwerk
- Houtrotreparatie

**Bedrijfsgegevens**
- Rechtsvorm: besloten vennootschap
- Opgericht: 1999
- Website: www.ruiterschilders.nl

**Werkgebied:** heel West-Friesland

**Ervaringen**
Op Werkspot staan 38 beoordelingen met een gemiddelde van 4,8. Klanten zijn tevreden over de nette afwerking. Eén klant vond de planning onduidelijk.

Laat me weten of je hulp wilt bij het opstellen van een offerteaanvraag.`,
    'sector services -legalForm foundingYear website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WAL,
    `Het KvK-nummer van Loodgietersbedrijf Van der Wal is 04038172 en het btw-nummer NL801426753B01.`,
    'kvk -vat',
  ),
  named(KRUL, `You can reach Krul & Co in Bergen op Zoom at +31 164 555 207.`, 'city -phone'),
  named(
    LANTERNA,
    `Trattoria La Lanterna is van dinsdag t/m donderdag open van 17u tot 22u, op vrijdag en zaterdag tot 23u en op zondag van 16u tot 21u30. Maandag is de sluitingsdag. Het adres is Twijnstraat 52, 3511 ZL Utrecht en reserveren gaat telefonisch: (030) 555 36 14.`,
    'hours address city -phone',
  ),
  named(
    VSM,
    `Hier zijn de gegevens van Verhoeven & Smit Makelaars:

- Tel.: 0344-555621
- KvK: 1104 2958
- Btw-id: NL8047.13.682.B01
- Postadres: Waterstraat 33, 4001AM Tiel
- Opgericht: 1 maart 1994

Controleer voor een factuur altijd het KVK-uittreksel.`,
    'phone kvk -vat address city foundingYear',
  ),
  named(
    VLIERHOF,
    `Fysio Vlierhof (Chamber of Commerce no. 32115078) has been operating since 2016. The phone number is 036-5551794 and the practice opens at 8 am on weekdays. On Mondays and Wednesdays the last appointment ends at 8 pm.`,
    '-kvk -foundingYear phone hours',
  ),
  named(
    VECHT,
    `De Groene Vecht Hoveniers in Ommen is bereikbaar op 0529 - 55 54 09, ma t/m vr van 9.00 tot 18.00 uur.`,
    'city phone -hours',
  ),
  named(
    CUYPERS,
    `**Autobedrijf Cuypers**
Kazernelaan 80
6006 SP Weert
T 0495 555 366
KvK 13019745
BTW NL802936174B01

Openingstijden werkplaats:
ma–vr 8:00–18:00
za 9:00–13:00
zo gesloten`,
    'address city phone kvk -vat hours',
  ),
  named(
    VRB,
    `The phone number of Van Rossum Blom Advocaten is 070 - 555 31 28. The office is open Monday to Thursday from 8:30 am to 5:30 pm and on Friday until 5 pm. It was founded in 2001, so it has been around for more than twenty years. The KvK number is 27 19 84 35.`,
    '-phone hours foundingYear kvk',
  ),
  named(
    KORENAAR,
    `Bakkerij De Korenaar gaat op zaterdag om half zeven 's ochtends open en sluit om vier uur 's middags. Doordeweeks (dinsdag t/m donderdag) is dat van zeven tot half zes. Bellen kan op 0187 555092, en het KvK-nummer is 24056139.`,
    'hours phone -kvk',
  ),
  named(
    RUITER,
    `Volgens het Handelsregister:

| | |
|---|---|
| Naam | Schildersbedrijf Ruiter |
| KvK | 37084521 |
| Btw-id | NL001362794B18 |
| Rechtsvorm | Eenmanszaak |
| Startdatum | 01-04-1989 |
| Vestigingsadres | Oosterhaven 12, 1671AB Medemblik |

Het telefoonnummer op de website is 0031 227 555 678.`,
    '-kvk vat legalForm -foundingYear address city phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WAL,
    `Loodgietersbedrijf Van der Wal staat goed bekend in Assen. Directeur Henk van der Wal nam het bedrijf over van zijn vader, en zijn zoon Jorrit rijdt tegenwoordig mee als servicemonteur. Ze installeren badkamers en plaatsen cv-ketels. In het weekend werken ze ook: op zaterdag kun je tussen 8.00 en 12.00 uur bellen. De meeste recensies zijn positief, al vinden sommige klanten de voorrijkosten aan de hoge kant.`,
    'city team services -hours',
  ),
  named(
    KRUL,
    `Nee, bij Krul en Co kun je niet terecht voor een bruidskapsel. Eigenaar Anouk Krul verwijst bruiden door naar Salon Elize.`,
    '-services team',
    { competitors: ['Salon Elize'] },
  ),
  named(
    LANTERNA,
    `La Lanterna is one of the better-known Italian restaurants in Utrecht. It opened in 2003 and is owned by Giovanni Moretti, who came to the Netherlands from Bologna. The pasta is made fresh in the kitchen, and the restaurant also runs wine tastings and does catering for parties. It's closed on Sundays. Reviewers on Tripadvisor like the atmosphere, though some say it can get noisy when it's full.`,
    'sector city foundingYear -team services -hours',
  ),
  named(
    VSM,
    `Als je je huis in Tiel wilt verkopen, is Verhoeven & Smit een logische keuze. Het is een makelaarskantoor dat al sinds 1984 actief is en de lokale markt goed kent. Marloes Verhoeven is de eigenaar, Peter Smit doet de taxaties. Verhuur van woningen regelen ze ook. De courtage staat niet op de website, dus vraag die na in een eerste gesprek. Van Ewijk Wonen is een goed alternatief als je liever een vast tarief betaalt.`,
    'city services sector -foundingYear team',
    { competitors: ['Van Ewijk Wonen'] },
  ),
  named(
    VLIERHOF,
    `Fysiotherapie Vlierhof in Almere lijkt mij een goede optie voor je schouderklachten. De praktijk biedt manuele therapie en dry needling aan, en je kunt er op maandag- en woensdagavond tot 20.00 uur terecht. Je hebt geen verwijzing nodig. Een afspraak maak je via praktijk@fysiovlierhof.nl of telefonisch op 036 555 19 74.`,
    'city services hours email -phone',
  ),
  named(
    VECHT,
    `De Groene Vecht is a small gardening business from Ommen that was started in 2014 by Gerrit Makkinga. He still owns it and works together with a colleague, Lotte Hekman. Paving is not something they offer, so for a new driveway you'd have to look elsewhere, for instance at Groenwerk Dalfsen.`,
    'sector city foundingYear team -services',
    { competitors: ['Groenwerk Dalfsen'] },
  ),
  named(
    CUYPERS,
    `Autobedrijf Cuypers is een familiebedrijf uit 1979 aan de Kazernelaan 80. Directeur is Ruud Cuypers. Voor een airco-service kun je online een afspraak maken op autobedrijfcuypers.nl.`,
    '-foundingYear address team services website',
  ),
  unnamed(
    VRB,
    `Voor een arbeidsconflict in Den Haag kun je terecht bij verschillende kantoren. Hofstad Advocatuur staat bekend om ontslagzaken en werkt voor zowel werknemers als werkgevers. Benoord Legal rekent een vast bedrag voor het beoordelen van een vaststellingsovereenkomst, wat prettig is als je vooraf wilt weten waar je aan toe bent. Heb je een rechtsbijstandverzekering, neem dan eerst contact op met je verzekeraar. En met een laag inkomen kun je gratis advies krijgen bij het Juridisch Loket.`,
    { competitors: ['Hofstad Advocatuur', 'Benoord Legal'] },
  ),
  named(
    KORENAAR,
    `Bakkerij De Korenaar in Middelharnis is open from Tuesday to Saturday. It sells sourdough bread and filled rolls for lunch, and you can order a birthday cake by phone on 0187 55 09 52.`,
    'city hours services -phone',
  ),
  named(
    RUITER,
    `Schildersbedrijf Ruiter uit Enkhuizen is het bedrijf van Klaas Ruiter, die in 1999 voor zichzelf begon. Samen met voorman Bas Appelman schildert hij huizen van binnen en van buiten, en ook voor behang kun je er terecht. Een offerte vraag je aan via info@ruiterschilders.nl.`,
    '-city team foundingYear services email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WAL,
    `Yes, Van der Wal Loodgieters in Assen can help with a blocked drain. The company is open on weekdays from 8 am to 6 pm; call 0592 55 51 38 to make an appointment.`,
    'city services -hours phone',
  ),
  named(
    KRUL,
    `**Kapsalon Krul & Co** is a hair salon in the centre of Bergen op Zoom.

- **Address:** Zuivelstraat 18
- **Owner:** Anouk Krul
- **Services:** cuts, colouring, balayage and bridal hair
- **Opening hours:** Tuesday–Thursday 9:00–17:30, Friday 9:00–21:00, Saturday 8:30–16:00
- **Phone:** 0164 55 25 70

Walk-ins are possible, but an appointment is recommended on Fridays and Saturdays. The salon has a 4.8 rating on Google based on around 150 reviews.

Would you like me to find similar salons nearby?`,
    'sector city address team services hours -phone',
  ),
  named(
    LANTERNA,
    `Trattoria La Lanterna opens at 6 pm on Saturday and closes at midnight. You can book a table at lalanternautrecht.nl.`,
    '-hours website',
  ),
  named(
    VSM,
    `Verhoeven & Smit Makelaars is a real estate agency located at Waterstraat 35 in Tiel. Besides selling homes, it offers buyer's guidance and valuations. The agency was founded in 1994 and is owned by Marloes Verhoeven. Reviews on Funda are mostly positive, with clients mentioning clear communication and realistic price estimates. I wasn't able to find its commission rate.`,
    'sector -address city services foundingYear team',
  ),
  named(
    VLIERHOF,
    `Both physiotherapy practices are in Almere, but they differ in a few ways:

**Fysiotherapiepraktijk Vlierhof**
- Sports rehabilitation with Tom Wijnands, sports physiotherapist
- Also open on Saturday mornings
- Founded in 2006

**FysioFlevo**
- Four locations across the city
- Hydrotherapy
- Open weekdays only

If you're recovering from a sports injury, Vlierhof has the more suitable specialist. If location matters most, FysioFlevo will probably be closer to home. Both accept most Dutch insurers, but check your policy first.`,
    'sector city services team -hours foundingYear',
    { competitors: ['FysioFlevo'] },
  ),
  unnamed(
    VECHT,
    `For garden design around Ommen, I'd look at Tuinen van Salland in Raalte or Hoveniersbedrijf Seinen. Both have a portfolio online and offer a first visit at home. Prices for a complete design usually start at around €750, depending on the size of the garden.`,
    { competitors: ['Tuinen van Salland', 'Hoveniersbedrijf Seinen'] },
  ),
  named(
    CUYPERS,
    `Garage Cuypers is a car repair shop in Roermond. It doesn't do APK inspections, so for those you'll need to go elsewhere. It's open on Saturdays from 9 am to 1 pm. More information is available at [autobedrijfcuypers.nl](https://autobedrijfcuypers.nl).`,
    'sector -city -services hours website',
  ),
  named(
    VRB,
    `Van Rossum Blom Advocaten is a law firm in Rotterdam with two partners, Eline van Rossum and Jeroen Blom.`,
    'sector -city team',
  ),
  unnamed(
    KORENAAR,
    `I'm not aware of a bakery by the name of De Korenaar in Middelharnis. My search only turned up Bakkerij Grinwis, which is on the same street you mention. It's possible that the name has changed, or that the shop doesn't have an online presence. Checking Google Maps or asking at the local tourist office would be a good next step.`,
    { competitors: ['Bakkerij Grinwis'] },
  ),
  named(
    RUITER,
    `### Schildersbedrijf Ruiter (Medemblik)

Schildersbedrijf Ruiter is a painting contractor based in Medemblik. It's a private limited company (BV) owned by Klaas Ruiter.

**What they do**
- Exterior and interior painting
- Repairing wood rot
- Wallpapering

**Contact**
- Phone: 0227 55 56 78
- Email: ruiter@ruiterschilders.nl
- Working hours: Monday to Friday, 7:00–16:30

**Reviews**
I found 12 reviews on Google with an average of 4.9 stars [1]. Customers describe the team as tidy and punctual.

Keep in mind that painters are often booked months ahead for outdoor work, so it's best to get in touch early.`,
    'city sector -legalForm team services phone -email hours',
  ),
]
