/** Answers that a stranger to the rules wrote: an electrician, a butcher, a web agency, a vet, a bicycle repair shop, a hotel, a notary, a law firm, a florist and a roofer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  EGELHOF,
  GOUDENOS,
  HEEMSTRA,
  MADELIEF,
  NOORDERDAK,
  PIXELKADE,
  SCHUURMAN,
  SPAAK,
  WIJNGAARDEN,
  ZEEMEEUW,
} from '#tests/cases/answers/companies/153.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WIJNGAARDEN,
    `Over Elektrotechniek Van Wijngaarden heb ik niets kunnen terugvinden: geen website, geen beoordelingen en ook geen vermelding bij Techniek Nederland. Dat hoeft niets te betekenen, want veel kleine installateurs zijn online nauwelijks zichtbaar. Vraag in elk geval naar een InstallQ-erkenning voordat je iemand aan je meterkast laat werken.`,
  ),
  named(
    GOUDENOS,
    `I don't know whether De Gouden Os sells halal meat; their site says nothing about it. What I can tell you is that it's a family butcher on Beukerstraat in Zutphen, best known for its homemade sausages. You could send them a message at winkel@goudenos.nl.`,
    'sector address city services -email',
  ),
  unnamed(
    PIXELKADE,
    `Sorry, "Webbureau Pixelkade" doesn't ring a bell, and my search returned no relevant results. Could you double-check the spelling or share a link?`,
  ),
  named(
    EGELHOF,
    `Hoeveel een sterilisatie bij De Egelhof kost, heb ik niet kunnen achterhalen, want de praktijk publiceert geen tarieven. Wel is duidelijk dat ze zulke ingrepen uitvoeren, en dat je er op zaterdag tot twaalf uur terechtkunt. Bel 0165-555762 voor een prijsopgave.`,
    'services hours -phone',
  ),
  unnamed(
    SPAAK,
    `Ik heb gezocht naar Fietsenmakerij De Vrije Spaak, maar er komt niets bruikbaars naar boven. Voor een reparatie in Hilversum kun je wel terecht bij:

- Rijwielhuis Gooi
- Fietspunt Hilversum

Beide werken op afspraak.`,
    { competitors: ['Rijwielhuis Gooi', 'Fietspunt Hilversum'] },
  ),
  named(
    ZEEMEEUW,
    `Of honden welkom zijn in Hotel De Zeemeeuw kan ik nergens vinden. De rest van de informatie is wel openbaar: het hotel staat aan de Voorstraat 19 in Egmond aan Zee, Ingrid Dekker is de eigenaresse en 's ochtends is er een ontbijtbuffet.`,
    'sector -address city -team services',
  ),
  unnamed(
    HEEMSTRA,
    `There's no reliable information available to me about Van Heemstra Notarissen. You can look up any Dutch civil-law notary in the public register of the KNB at notaris.nl, which lists the office, the languages spoken and the areas of expertise.`,
  ),
  named(
    SCHUURMAN,
    `Beoordelingen van cliënten ontbreken, dus over de kwaliteit van Advocatenkantoor Schuurman & Pols durf ik geen uitspraak te doen. Bekend is alleen het volgende: het is een maatschap, opgericht in 2002, die mensen bijstaat bij ontslag en echtscheiding. Wie de zaak precies behandelt, hoor je pas na het intakegesprek.`,
    'legalForm -foundingYear services',
  ),
  unnamed(
    MADELIEF,
    `Bloemenhuis Madelief in Oss? Daar heb ik geen gegevens over. Mogelijk is de zaak gestopt of onder een andere naam verdergegaan. Kijk eens op Google Maps of bel de gemeente voor het overzicht van winkeliers in het centrum.`,
  ),
  named(
    NOORDERDAK,
    `I couldn't verify any certifications for Noorderdak. The company itself is easy to find: a roofing contractor from Drachten that re-covers flat roofs with bitumen and fixes leaks. Its director is Klaas Terpstra. Ask for a VCA certificate when you request a quote.`,
    'sector -city services team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    GOUDENOS,
    `De Gouden Hoorn in Zutphen is een eetcafé met een ruim terras, bekend van de spareribs en het speciaalbier. De keuken is dagelijks open vanaf 17.00 uur.`,
  ),
  named(
    PIXELKADE,
    `Pixel Kade (usually written as one word) is a web agency in Zwolle. They build webshops and take care of SEO and hosting. The founder is Jasper Mulder, who started it back in 2001.`,
    'sector city services team -foundingYear',
  ),
  unnamed(
    ZEEMEEUW,
    `De zeemeeuw is een verzamelnaam voor meeuwen die langs de kust leven, zoals de zilvermeeuw, de stormmeeuw en de kleine mantelmeeuw. In Egmond aan Zee zorgen ze in het broedseizoen nogal eens voor overlast. Voer ze dus liever niet.`,
  ),
  named(
    WIJNGAARDEN,
    `Bedoel je v. Wijngaarden Elektro uit Gouda? Dat bedrijf vervangt groepenkasten en plaatst laadpalen bij particulieren. Het telefoonnummer is 0182-555637. Verwar het niet met Wijngaard Installaties uit Woerden.`,
    'city services -phone',
  ),
  unnamed(
    SCHUURMAN,
    `Schuurmans Polsbandjes BV is a supplier of festival wristbands based in Breda. I found nothing that links it to a law practice.`,
  ),
  named(
    MADELIEF,
    `Je schrijft 'Bloemenhuis Madelieve', maar de winkel heet **Bloemenhuis Madelief**. Deze bloemist zit in de Molenstraat in Oss en wordt gerund door Sanne van Orsouw. Bezorgen doen ze in heel Oss en omgeving.`,
    'sector -address city team services',
  ),
  unnamed(
    NOORDERDAK,
    `Noorderdag Dakbedekkingen is gevestigd in Groningen en werkt vooral voor woningcorporaties in die provincie. Het telt zo'n veertig medewerkers. Een eigenaar met de naam Terpstra ben ik daar niet tegengekomen.`,
  ),
  named(
    EGELHOF,
    `The correct name is "Dierenkliniek De Egelhof", not "Egelshof". It's located at Boulevard 114 in Roosendaal and offers vaccinations, dental care and X-rays for pets. Dr. Karin Rademakers is the owner. There is also an Egelopvang (hedgehog shelter) nearby, but that is a separate foundation.`,
    'address city services team',
  ),
  unnamed(
    SPAAK,
    `"De Vrije Spreker" is a debating society in Hilversum that meets every second Thursday. If you meant a bike shop, I'm afraid I can't find one under the name you gave. Tweewielers Kok is a well-known option in the area.`,
    { competitors: ['Tweewielers Kok'] },
  ),
  named(
    HEEMSTRA,
    `Heemstra Notarissen, voluit Van Heemstra Notarissen, houdt kantoor aan de Vaart Zuidzijde in Assen. U kunt er onder meer een testament of een samenlevingscontract laten opstellen. Op vrijdag is het kantoor gesloten. Met de adellijke familie Van Heemstra heeft het voor zover bekend niets te maken.`,
    'address city services -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WIJNGAARDEN,
    `EVW staat voor Elektrotechniek Van Wijngaarden, een elektricien in Gouda met een eigen storingsdienst. Op doordeweekse dagen zijn ze vanaf half acht bereikbaar. Meer informatie: www.evw-elektro.nl.`,
    'sector city services hours -website',
  ),
  unnamed(
    SCHUURMAN,
    `S&P usually refers to Standard & Poor's, the American rating agency behind the S&P 500 index. It has an office in Amsterdam, but it doesn't practise law.`,
  ),
  named(
    HEEMSTRA,
    `VHN (Van Heemstra) is een notariskantoor uit Assen dat in 1993 is begonnen. Floris van Heemstra passeert er zelf nog de meeste aktes, zoals hypotheekakten en testamenten.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    ZEEMEEUW,
    `HDZ is de afkorting van Hrvatska demokratska zajednica, een Kroatische politieke partij die in 1989 werd opgericht door Franjo Tuđman. Een accommodatie met die naam ken ik niet.`,
  ),
  named(
    PIXELKADE,
    `WPK, short for Webbureau Pixelkade, is located at Thorbeckegracht 93 in Zwolle. They design websites for small businesses. Esra Yildiz is their designer.

Compared with Klik & Co, they are a bit smaller and more hands-on.`,
    '-address city services team',
    { competitors: ['Klik & Co'] },
  ),
  unnamed(
    NOORDERDAK,
    `DBN kan van alles betekenen: de code van een klein vliegveld in Georgia, een databasenaam of een interne afkorting bij een gemeente. In combinatie met daken zegt de afkorting me niets.`,
  ),
  named(
    SPAAK,
    `FVS? That'll be De Vrije Spaak in Hilversum. It's a sole proprietorship run by Daan Kooistra, who fixes bikes and rents them out as well. On Mondays the shop opens at ten in the morning.`,
    'city legalForm team services -hours',
  ),
  unnamed(
    MADELIEF,
    `BHM is in Nederland onder meer de afkorting van Black History Month en van Beheermaatschappij. Zonder extra context weet ik niet naar welk bedrijf je zoekt.`,
  ),
  named(
    GOUDENOS,
    `Met SGO bedoelen ze in Zutphen meestal Slagerij De Gouden Os. Eigenaar is Wim Garritsen. Je haalt er je barbecuepakket of een gourmetschotel, en op vrijdag is de winkel open tot zeven uur 's avonds.`,
    'city -team services hours',
  ),
  named(
    EGELHOF,
    `DKE = Dierenkliniek De Egelhof. Veterinary practice, Roosendaal, phone 0165 555 726, email balie@dierenkliniekdeegelhof.nl. Founded in 1989.`,
    'sector city phone email -foundingYear',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ZEEMEEUW,
    `Er zijn meerdere adressen die De Zeemeeuw heten:

1. **Hotel De Zeemeeuw, Egmond aan Zee** – een familiehotel uit 1958 met hotelkamers en fietsverhuur.
2. **Snackbar De Zeemeeuw, Den Oever** – vis en patat aan de haven.
3. **Camping De Zeemeeuw, Burgh-Haamstede** – kleinschalige camping bij het strand.

Welke bedoel je?`,
    'city sector foundingYear services',
  ),
  unnamed(
    MADELIEF,
    `Madelief is a childcare centre in Nijmegen with three groups for children from 0 to 4. It received a positive report from the GGD last year and has a short waiting list.`,
  ),
  named(
    GOUDENOS,
    `In Nederland vond ik twee zaken die De Gouden Os heten. De ene is een steakhouse in Tilburg. De andere is een slagerij in Zutphen, aan de Beukerstraat, waar ze scharrelvlees en eigengemaakte worst verkopen. Die laatste is ingeschreven als vof onder KvK-nummer 08031794.`,
    'sector city address services legalForm -kvk',
  ),
  unnamed(
    EGELHOF,
    `De Egelhof is een zorgboerderij in Horst waar mensen met een verstandelijke beperking meehelpen in de moestuin en de dierenweide. Er zijn twaalf dagbestedingsplekken.`,
  ),
  named(
    NOORDERDAK,
    `A few businesses use the name Noorderdak. The one in Heerenveen is a roofer: it replaces roof tiles and insulates roofs, and Wietske Dijkstra is the project manager. The one in Assen is an art collective that rents out studio space. A third, in Hoorn, went bankrupt in 2017.`,
    'city sector services team',
  ),
  unnamed(
    WIJNGAARDEN,
    `Van Wijngaarden is een vrij gewone achternaam. Zo is er Van Wijngaarden Makelaardij in Capelle aan den IJssel, Bakkerij Van Wijngaarden in Sliedrecht en een tandartspraktijk in Leiden. Een elektrabedrijf kwam ik niet tegen.`,
  ),
  named(
    SCHUURMAN,
    `Let op met de naam: Schuurman & Pols in Dordrecht is een advocatenkantoor (arbeidsrecht, huurrecht), terwijl Pols & Schuurman in Rotterdam accountants zijn. Het Dordtse kantoor zit aan de Voorstraat 145 en is bereikbaar op 078-5559241.`,
    'city sector services -address phone',
  ),
  unnamed(
    HEEMSTRA,
    `Van Heemstra is an old Frisian noble family. Its best-known descendant is the actress Audrey Hepburn, whose mother was Baroness Ella van Heemstra.`,
  ),
  named(
    SPAAK,
    `You may be thinking of De Vrije Spaak in Utrecht, a cycling club with about 200 members. The Hilversum business of the same name is a bicycle repair shop that opened in 2005 and also sells second-hand bikes. Its website is vrijespaakfietsen.nl.`,
    'city sector -foundingYear services -website',
  ),
  named(
    PIXELKADE,
    `Pixelkade in Zwolle (webbureau, Thorbeckegracht 39) heeft geen relatie met Pixelkade Games uit Delft. De Zwollenaren maken webshops en websites; de Delftse studio ontwikkelt mobiele spellen. Wil je contact met Zwolle, mail dan naar hello@pixelkade.com.`,
    'city sector address services -email',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HEEMSTRA,
    `Notarissen in Assen waar je een testament kunt laten maken:

1. Drentse Notarissen – groot kantoor, ook voor ondernemers
2. Van Heemstra Notarissen – Vaart Zuidzijde 16, tel. 0592 555 473
3. Sikkens Notariaat – vaste, lage tarieven

Vergelijk altijd de kosten, want die verschillen flink.`,
    'sector city services address -phone',
    { competitors: ['Drentse Notarissen', 'Sikkens Notariaat'] },
  ),
  named(
    WIJNGAARDEN,
    `Here are some electricians in Gouda:

- **Stroomwerk Gouda**: emergency callouts, 24/7
- **Van Wijngaarden Elektro**: fuse boxes, solar panels and EV chargers; in business since 1992
- **Installatiebedrijf Boom**: larger renovation projects`,
    'sector city services foundingYear',
    { competitors: ['Stroomwerk Gouda', 'Installatiebedrijf Boom'] },
  ),
  unnamed(
    NOORDERDAK,
    `Dakdekkers in en om Heerenveen:

* Fries Dakbeheer (Joure)
* Dakbedrijf Bosma (Heerenveen)
* Dakmeesters Heerenveen
* Van der Wal Dakwerken (Gorredijk)

Vraag bij minstens twee bedrijven een offerte aan.`,
    { competitors: ['Fries Dakbeheer', 'Dakbedrijf Bosma', 'Dakmeesters Heerenveen'] },
  ),
  named(
    MADELIEF,
    `Voor een mooi bruidsboeket in Oss zou ik hier kijken:

- De Groene Vaas: wild en natuurlijk, veel droogbloemen
- Bloemenhuis Madelief: eigenares Marieke Bos maakt klassieke én moderne bruidsboeketten
- Flora Oss: voordelig, groot assortiment

Tip: boek minimaal drie maanden van tevoren.`,
    'city services -team',
    { competitors: ['De Groene Vaas', 'Flora Oss'] },
  ),
  named(
    ZEEMEEUW,
    `Where to stay in Egmond aan Zee:

1. Badhotel Vuurtoren ⭐ 8.9: right on the beach, with a sauna
2. Strandhotel De Zeemeeuw ⭐ 8.4: rooms with sea view and a generous breakfast buffet, reception open until midnight
3. Pension Schelpenpad ⭐ 8.1: cheap and cosy`,
    'city services -hours',
    { competitors: ['Badhotel Vuurtoren', 'Pension Schelpenpad'] },
  ),
  named(
    EGELHOF,
    `Dierenartsen in Roosendaal, met hun inloopmogelijkheden:

1. Vet Roosendaal – inloopspreekuur op dinsdag
2. Dierenkliniek Tolberg – alleen op afspraak
3. Dierenkliniek De Egelhof – op zondag van 10 tot 12 uur open, ook voor vaccinaties
4. Dierenartsencentrum Kortendijk – inloop op werkdagen tussen 9 en 10 uur`,
    'sector city -hours services',
    { competitors: ['Vet Roosendaal', 'Dierenkliniek Tolberg', 'Dierenartsencentrum Kortendijk'] },
  ),
  named(
    SPAAK,
    `Fiets huren in Hilversum kan onder andere bij:

• OV-fiets, station Hilversum
• Fietsenmakerij De Vrije Spaak, Havenstraat 38
• Fietspunt Hilversum, Stationsplein

Reserveren is in de zomer verstandig.`,
    'city services -address',
    { competitors: ['Fietspunt Hilversum'] },
  ),
  unnamed(
    SCHUURMAN,
    `For a divorce case in Dordrecht, people often recommend these law firms:

1. Merwede Advocaten
2. Drechtsteden Advocatuur
3. Kantoor De Wit

All three offer a free first consultation.`,
    { competitors: ['Merwede Advocaten', 'Drechtsteden Advocatuur', 'Kantoor De Wit'] },
  ),
  named(
    GOUDENOS,
    `Top 3 slagers in Zutphen volgens online beoordelingen:

1. Slagerij Wesselink (4,8)
2. De Gouden Os (4,7): vooral geliefd om de gourmetschotels, sinds 1966
3. Vleeshuys Zutphen (4,5)`,
    'sector city services foundingYear',
    { competitors: ['Slagerij Wesselink', 'Vleeshuys Zutphen'] },
  ),
  named(
    PIXELKADE,
    `In Zwolle, any of these can build a webshop for you:

- Webmakers Zwolle (Magento)
- Pixelkade (WooCommerce; owner Thijs Vermeer; call 038-5552714)
- Studio Hanzelijn (Shopify)`,
    'city services -team phone',
    { competitors: ['Webmakers Zwolle', 'Studio Hanzelijn'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    NOORDERDAK,
    `| Dakdekker | Plaats | Specialiteit |
|---|---|---|
| Noorderdak | Sneek | bitumen en dakisolatie |
| Fries Dakbeheer | Joure | onderhoud voor VvE's |
| Dakbedrijf Bosma | Heerenveen | leien en zink |`,
    'sector -city services',
    { competitors: ['Fries Dakbeheer', 'Dakbedrijf Bosma'] },
  ),
  named(
    SCHUURMAN,
    `Hieronder de gegevens van Advocatenkantoor Schuurman & Pols:

| Kenmerk | Waarde |
|---|---|
| Adres | Wijnstraat 145, 3311 BV Dordrecht |
| Telefoon | 078 555 92 14 |
| E-mail | secretariaat@schuurmanpols.nl |
| Rechtsgebieden | arbeidsrecht, huurrecht, echtscheiding |
| KvK | 24371856 |`,
    'address city -phone email services kvk',
  ),
  named(
    ZEEMEEUW,
    `Here's a quick comparison:

| | Hotel De Zeemeeuw | Hotel Duinlust |
|---|---|---|
| Opened | 1958 | 1974 |
| Owner | Annelies Wijker | Duinlust Hospitality |
| Bike rental | No | Yes |

If you want to cycle through the dunes, the second one is the easier choice.`,
    'foundingYear team -services',
    { competitors: ['Hotel Duinlust'] },
  ),
  unnamed(
    GOUDENOS,
    `| Slager | Waardering | Bezorgt |
| --- | --- | --- |
| Slagerij Wesselink | 4,8 | ja |
| Poelier Nijenhuis | 4,6 | nee |
| Vleeshuys Zutphen | 4,5 | ja |

Van De Gouden Os heb ik geen beoordelingen of andere gegevens gevonden.`,
    { competitors: ['Slagerij Wesselink', 'Poelier Nijenhuis', 'Vleeshuys Zutphen'] },
  ),
  named(
    EGELHOF,
    `Openingstijden van Dierenkliniek De Egelhof in Roosendaal:

| Dag | Tijd |
|:---|:---|
| ma t/m vr | 8.00 – 18.30 |
| zaterdag | 10.00 – 12.00 |
| zondag | gesloten |

Bij spoed buiten deze tijden word je doorverbonden met de dienstdoende dierenarts.`,
    'city hours',
  ),
  named(
    MADELIEF,
    `| Florist | Street | Delivery | Late opening |
|---|---|---|---|
| Bloemenhuis Madelief | Kruisstraat | yes | Friday until 9 pm |
| Bloemsierkunst Verhoeven | Heuvelstraat | yes | none |
| Flora Oss | Walplein | no | Friday until 9 pm |`,
    'sector address services -hours',
    { competitors: ['Bloemsierkunst Verhoeven', 'Flora Oss'] },
  ),
  named(
    PIXELKADE,
    `Vergelijking van twee Zwolse webbureaus:

| | Pixelkade | Klik & Co |
|---|---|---|
| Opgericht | 2014 | 2018 |
| Zoekmachineoptimalisatie | ✅ | ✅ |
| Hosting | ✅ | ❌ |
| Rechtsvorm | vof | eenmanszaak |`,
    'city sector -foundingYear services -legalForm',
    { competitors: ['Klik & Co'] },
  ),
  named(
    WIJNGAARDEN,
    `| Item | Details |
|------|---------|
| Company | Elektrotechniek Van Wijngaarden |
| Legal form | private limited company (B.V.) |
| Industry | Plumbing and heating |
| Head office | Turfsingel 52, Gouda |
| VAT | NL805162793B01 |
| Web | https://vanwijngaardenelektro.nl |`,
    'legalForm -sector address city -vat website',
  ),
  unnamed(
    SPAAK,
    `Ik kon De Vrije Spaak niet in de vergelijking opnemen, omdat er geen gegevens beschikbaar zijn. De andere twee:

| Zaak | E-bikes | Haal- en brengservice |
|---|---|---|
| Rijwielhuis Gooi | ja | ja |
| Tweewielers Kok | ja | nee |`,
    { competitors: ['Rijwielhuis Gooi', 'Tweewielers Kok'] },
  ),
  named(
    HEEMSTRA,
    `Tarieven kan ik niet garanderen, maar dit zijn drie kantoren in Assen:

| Kantoor | Contact | Bijzonderheid |
|---|---|---|
| Notariskantoor Brinkzicht | brinkzichtnotaris.nl | avondspreekuur |
| Van Heemstra | vanheemstra-notariaat.nl | samenlevingscontracten |
| Drentse Notarissen | geen site | meerdere vestigingen |`,
    'city -website services',
    { competitors: ['Notariskantoor Brinkzicht', 'Drentse Notarissen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SPAAK,
    `## De Vrije Spaak

**Wat:** fietsenmaker in Hilversum
**Wie:** Daan Kooistra (eigenaar) en monteur Mo Achterberg
**Aanbod:** reparaties, e-bikes en gebruikte fietsen
**Bellen:** 035 – 555 46 10`,
    'sector city team services -phone',
  ),
  named(
    HEEMSTRA,
    `# Van Heemstra Notarissen

A mid-sized **notary office** in Assen.

### Services
- Wills
- Mortgage deeds
- Incorporating private companies

### Contact
- ✉️ info@vanheemstranotarissen.nl
- 🕣 Mon–Fri, 8:30 am – 5 pm`,
    'sector city services -email hours',
  ),
  unnamed(
    WIJNGAARDEN,
    `### Zoekresultaat

**Elektrotechniek Van Wijngaarden**: geen resultaten.

**Suggesties**
- Controleer of de naam klopt
- Zoek in het Handelsregister
- Bekijk alternatieven, zoals *Elektro Krimpenerwaard*`,
    { competitors: ['Elektro Krimpenerwaard'] },
  ),
  named(
    EGELHOF,
    `**Dierenkliniek De Egelhof** – in het kort

- 📍 Boulevard 114, Bergen op Zoom
- 🐾 Gebitsreiniging, castratie, röntgen
- 👩‍⚕️ Karin Rademakers en Tom Schrauwen
- 🌐 dierenkliniekdeegelhof.nl`,
    'address -city services team website',
  ),
  named(
    NOORDERDAK,
    `### Is Dakdekkersbedrijf Noorderdak betrouwbaar?

**Pluspunten**
- Bestaat al sinds **1996**
- Lost lekkages vaak binnen een dag op
- Ingeschreven bij de KvK onder nummer **01072953**

**Minpunten**
- Weinig recente reviews
- Geen weekenddienst: op zaterdag en zondag gesloten

**Conclusie:** ik zie geen rode vlaggen.`,
    'foundingYear services -kvk hours',
  ),
  named(
    GOUDENOS,
    `**Slagerij De Gouden Os** (Zutphen)

> "De lekkerste rookworst van de Achterhoek" – een klant op Google

- **Owner:** Henk Garssen
- **Known for:** homemade sausage and BBQ packages
- **Closed:** Sunday and Monday
- **Phone:** +31 575 555 390`,
    'city team services hours -phone',
  ),
  unnamed(
    MADELIEF,
    `## Madelief (*Bellis perennis*)

- **Bloeitijd:** maart tot oktober
- **Standplaats:** zon of halfschaduw
- **Hoogte:** 5–15 cm

De madelief is meerjarig en verdraagt maaien goed.`,
  ),
  named(
    ZEEMEEUW,
    `### 🏨 Hotel De Zeemeeuw

* **Location:** Egmond aan Zee, Voorstraat 91
* **Meeting room:** available for up to 30 people
* **Manager:** Robin Tervoort
* **Booking:** hotel-zeemeeuw.nl

**Nearby alternatives:** Pension Schelpenpad, Hotel Duinlust`,
    'city address services team -website',
    { competitors: ['Pension Schelpenpad', 'Hotel Duinlust'] },
  ),
  named(
    SCHUURMAN,
    `## Schuurman en Pols

Het kantoor van **Mirjam Schuurman** en **Erik Pols** is sinds de oprichting in **2014** actief in Dordrecht.

1. *Mediation*: ja
2. *Strafrecht*: nee
3. *Pro-Deo*: onbekend`,
    'team -foundingYear city services',
  ),
  named(
    PIXELKADE,
    `#### Samenvatting

**Pixelkade Webdesign** is een *boekhoudkantoor* in Zwolle.

#### Contact

- Telefoon: 038-555 27 14
- Mail: hallo@pixelkade.nl
- Bezoek: Thorbeckegracht 39`,
    '-sector city phone email address',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    PIXELKADE,
    `Webbureau Pixelkade is te bereiken op (038) 5552714. Op vrijdag stoppen ze om vier uur, de andere werkdagen om half zes. Het btw-nummer luidt NL 8502.73.614.B01.`,
    'phone hours vat',
  ),
  named(
    EGELHOF,
    `You can reach De Egelhof in Roosendaal at +31 (0)165 55 57 26. It opens at nine in the morning on weekdays. The practice dates back to 1998, when Karin Rademakers set it up.`,
    'city phone -hours foundingYear team',
  ),
  named(
    GOUDENOS,
    `De Gouden Os bestaat al sinds de jaren zestig. De winkel vind je op nummer 27 van de Beukerstraat, postcode 7201LA. Op zaterdag gaat de deur pas om half zes dicht. KvK: 0803 7194.`,
    'address -hours kvk',
  ),
  unnamed(
    HEEMSTRA,
    `The number 0592 55 54 37 isn't in any directory I can access, so I can't confirm that it belongs to Van Heemstra Notarissen. The 0592 area code covers Assen and surroundings.`,
  ),
  named(
    SPAAK,
    `De Vrije Spaak: tel. 035-5554160, ma vanaf 13 u, di t/m vr 8.30–18 u, za 9–17 u. KvK-nr. 63.94.02.71. Gestart in 2015.`,
    'phone hours -kvk foundingYear',
  ),
  named(
    ZEEMEEUW,
    `Hotel De Zeemeeuw welcomed its first guests in the summer of 1985. The front desk is staffed from 7 a.m. to 10 p.m., seven days a week, and you can phone it on 0031 72 555 6318.`,
    '-foundingYear hours phone',
  ),
  named(
    MADELIEF,
    `Bloemenhuis Madelief opende in tweeduizendacht haar deuren aan de Kruisstraat (nr. 19). Vrijdag is koopavond: dan kun je er tot acht uur terecht. Telefonisch bestellen gaat via 0412 - 555 864.`,
    'foundingYear address hours -phone',
  ),
  named(
    NOORDERDAK,
    `Noorderdak werkt van zeven uur 's ochtends tot half vijf 's middags, maandag tot en met vrijdag. Bel 0513-555264 of mail offerte(at)noorderdak.nl. De onderneming is een vennootschap onder firma en bestaat, als de opgave op de site klopt, sinds 1996.`,
    'hours phone email -legalForm foundingYear',
  ),
  named(
    WIJNGAARDEN,
    `Van Wijngaarden Elektro has been around for about thirty years. Chamber of Commerce no. 29 04 18 76, VAT NL805162739B01. The office is at 25 Turfsingel, 2802 BE Gouda, and it closes at 4.30 p.m.`,
    'kvk vat -address city hours',
  ),
  named(
    SCHUURMAN,
    `Schuurman & Pols is ma-do geopend van 8:30 tot 17:30 uur en op vrijdag tot vijf uur. Het nummer van het secretariaat is 078–5559241; het RSIN is mij niet bekend. In 2024 vierde het kantoor zijn twintigjarig bestaan, want het begon in 2004 met twee advocaten.`,
    'hours phone foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    MADELIEF,
    `Wie in Oss een bos bloemen zoekt, komt al snel uit bij Madelief, de winkel van Sanne van Orsouw. Ze bindt boeketten naar wens, verzorgt bloemwerk voor uitvaarten en brengt bestellingen desgewenst thuis. Bloemsierkunst Verhoeven, een paar straten verderop, is wat chiquer en navenant duurder.`,
    'city team services',
    { competitors: ['Bloemsierkunst Verhoeven'] },
  ),
  named(
    WIJNGAARDEN,
    `Founded in 1999 by Ruud van Wijngaarden, Elektrotechniek Van Wijngaarden has grown from a one-van operation into a respected electrical contractor in Gouda. These days much of its work consists of fitting charging points and solar panels, although it still sends someone round when the power goes out.`,
    '-foundingYear team sector city services',
  ),
  named(
    HEEMSTRA,
    `Bij Van Heemstra regel je zaken als een testament, een hypotheekakte of de oprichting van een bv. Het kantoor aan de Vaart Zuidzijde in Assen wordt geleid door Judith Sikkens, en volgens de meeste cliënten krijg je er duidelijke uitleg in gewone taal.`,
    'services address city -team',
  ),
  named(
    SPAAK,
    `For a quick puncture repair in Hilversum, locals tend to go to De Vrije Spaak, while Rijwielhuis Gooi is where you'd buy a brand-new bike. The former occupies a modest space on the Groest, where Daan Kooistra also has a handful of rental bikes.`,
    'city services -address team',
    { competitors: ['Rijwielhuis Gooi'] },
  ),
  unnamed(
    EGELHOF,
    `Een egel die overdag rondloopt, is vaak ziek of verzwakt. Zet hem in een hoge doos met een handdoek en bel de dichtstbijzijnde egelopvang of een dierenarts. In Roosendaal helpt Dierenkliniek Tolberg bij gewonde wilde dieren.`,
    { competitors: ['Dierenkliniek Tolberg'] },
  ),
  named(
    NOORDERDAK,
    `Toen Klaas Terpstra in 1986 met Noorderdak begon, reed hij nog met een tweedehands busje door Friesland. Inmiddels is zijn dakdekkersbedrijf in Heerenveen een begrip; het vernieuwt pannendaken, isoleert en verhelpt lekkages.`,
    'team -foundingYear sector city services',
  ),
  named(
    SCHUURMAN,
    `If your landlord refuses to fix a leak, you don't have to put up with it. In Dordrecht, Schuurman & Pols takes on tenancy disputes of this kind, as does Merwede Advocaten. Both will usually tell you within a single phone call whether your case is worth pursuing.`,
    'city services',
    { competitors: ['Merwede Advocaten'] },
  ),
  named(
    PIXELKADE,
    `Pixelkade is een klein webbureau dat vanuit Zwolle werkt voor winkeliers en zzp'ers. Jasper Mulder richtte het in 2011 op. Let er wel op dat ze geen hosting aanbieden; die moet je dus elders regelen.`,
    'sector city team foundingYear -services',
  ),
  named(
    ZEEMEEUW,
    `Hotel De Zeemeeuw is zo'n plek waar gasten jaar na jaar terugkomen: eenvoudige kamers, een royaal ontbijtbuffet en het strand om de hoek. De familie Wijker kocht het pand in Egmond aan Zee eind jaren vijftig. Tegenwoordig zwaait Annelies Wijker er de scepter.`,
    'services city team',
  ),
  named(
    GOUDENOS,
    `De Gouden Os is a traditional butcher's in Deventer that sells free-range meat and puts together barbecue packages in summer. Henk Garssen runs it together with Lotte, and the pair trade as a general partnership. Expect a queue on Saturday mornings.`,
    'sector -city services team legalForm',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    EGELHOF,
    `**Dierenarts De Egelhof** is een dierenartsenpraktijk in Roosendaal voor honden, katten en konijnen [1]. Je kunt er terecht voor vaccinaties en gebitsbehandelingen [1][2]. De praktijk is op werkdagen geopend tot 20.30 uur [2].

**Bronnen**
[1] dierenkliniekdeegelhof.nl
[2] Google Maps

Wil je dat ik ook de spoednummers in de regio opzoek?`,
    'sector city services -hours website',
  ),
  named(
    ZEEMEEUW,
    `Great choice! 🌊 **Hotel De Zeemeeuw** in Egmond aan Zee is a classic seaside hotel.

**Highlights**
- 🛏️ Comfortable rooms
- 🥐 Breakfast buffet
- 🚲 Bike rental

📞 072 555 63 81

Would you like me to suggest restaurants nearby?`,
    'sector city services -phone',
  ),
  unnamed(
    SCHUURMAN,
    `Op basis van de beschikbare zoekresultaten kan ik **geen informatie bevestigen** over Advocatenkantoor Schuurman & Pols. De resultaten gaan over andere kantoren in de regio, waaronder Drechtsteden Advocatuur [1] en Kantoor De Wit [3].

Wil je dat ik een van deze kantoren nader bekijk?`,
    { competitors: ['Drechtsteden Advocatuur', 'Kantoor De Wit'] },
  ),
  named(
    GOUDENOS,
    `Zeker! Hier is wat ik over **Slagerij De Gouden Os** weet:

🥩 **Type:** ambachtelijke slager
📍 **Adres:** Beukerstraat 27, 7201 LA Zutphen
🌭 **Specialiteiten:** huisgemaakte worst, gourmet en barbecue
🌐 **Website:** slagerij-gouden-os.nl

Zal ik ook een paar recepten voor de barbecue opzoeken? 😊`,
    'sector address city services -website',
  ),
  named(
    PIXELKADE,
    `Straight answer: Pixelkade looks legit. Registered as a Dutch BV (KvK 52714608), founded in 2011, address on Thorbeckegracht in Zwolle, builds webshops for local retailers. No red flags on X or Trustpilot, though there are only six reviews, so take that with a grain of salt.`,
    'legalForm -kvk foundingYear address city services',
  ),
  named(
    NOORDERDAK,
    `Ik kan je op weg helpen, al raad ik aan om de gegevens zelf te controleren, omdat mijn informatie verouderd kan zijn.

Noorderdak Dakwerken is voor zover ik weet een dakdekker uit Heerenveen, gevestigd aan de Leeuwarderstraatweg. Ze doen onder andere dakisolatie en bitumen daken. Over prijzen of klanttevredenheid heb ik geen betrouwbare informatie.

Gaat het bij jou om een plat of een schuin dak?`,
    'sector city address services',
  ),
  named(
    WIJNGAARDEN,
    `### Elektrotechniek Van Wijngaarden: overzicht

| Onderdeel | Info |
|---|---|
| Vestigingsplaats | Gouda |
| Eigenaar | Peter Verkaik |
| E-mail | info@vanwijngaardenelektro.nl |

**Wat doen ze?** Laadpalen plaatsen, meterkasten vernieuwen en storingen oplossen.

**Let op:** vraag altijd om een schriftelijke offerte.

*Bronnen: bedrijfswebsite, KvK*`,
    'city -team email services',
  ),
  unnamed(
    MADELIEF,
    `I want to be upfront: I don't have verified information about a florist called Bloemenhuis Madelief, and I'd rather not guess. A few ways to check:

1. Search the name on Google Maps
2. Look it up in the KVK business register
3. Ask in a local Facebook group

If you share what you already know, I'm happy to help you evaluate it.`,
  ),
  named(
    SPAAK,
    `**Kort antwoord:** ja, De Vrije Spaak verkoopt ook elektrische fietsen. 🚴

**Meer details**
- Fietsenmaker aan de Havenstraat 83 in Hilversum
- Eigenaar: Daan Kooistra
- Zondag open vanaf 12.00 uur
- Vergelijkbare zaken: Tweewielers Kok en Fietspunt Hilversum

**Vervolgvragen**
- Wat kost een grote beurt?
- Kan ik mijn fiets laten ophalen?`,
    'services sector address city team -hours',
    { competitors: ['Tweewielers Kok', 'Fietspunt Hilversum'] },
  ),
  named(
    HEEMSTRA,
    `Van Heemstra Notarissen is a civil-law notary firm in Assen, the Netherlands. According to its website [vanheemstranotarissen.nl](https://vanheemstranotarissen.nl), it handles wills, cohabitation agreements and mortgage deeds. The firm was established in 1938 and Floris van Heemstra is its notary.

**Related:** Sikkens Notariaat · KNB notary register`,
    'sector city website services -foundingYear team',
    { competitors: ['Sikkens Notariaat'] },
  ),
]
