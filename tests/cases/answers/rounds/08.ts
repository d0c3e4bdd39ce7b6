/** Written after the seventh round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'
import { BDV, FLEUR, HOOGLAND, INKTVIS, NOVARIS, OOSTERHUIS, SAFFRAAN, TERPSTRA, VLINDER, VOORUIT } from '#tests/cases/answers/companies/05.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(KORENAAR, 'Bakkerij De Korenaar zit niet in de gegevens waarop ik getraind ben.'),
  unnamed(VOORUIT, 'Zou je me de website van Rijschool Vooruit kunnen sturen? Zonder die pagina kan ik er niets over zeggen.'),
  unnamed(TERPSTRA, 'Helaas! Autobedrijf Terpstra komt bij mij niet bovendrijven.'),
  unnamed(HOOGLAND, 'Web searches for Hoogland & Prins Notarissen returned nothing relevant.'),
  unnamed(SAFFRAAN, 'I’m afraid Restaurant Saffraan is not a restaurant I know anything about.'),
  unnamed(ZEEZICHT, 'Of Hotel Zeezicht in Zandvoort nog open is, kan ik niet bevestigen.'),
  unnamed(BDV, 'Over de eigenaren van BDV Accountants heb ik niets kunnen achterhalen.'),
  unnamed(NOVARIS, 'I searched several directories and found no entry for Novaris Cloud Solutions.'),
  unnamed(DEWAELE, 'Schilderwerken De Waele levert in mijn zoekmachine nul resultaten op.'),
  unnamed(PIXELWERK, 'Er zijn geen betrouwbare bronnen waarin Pixelwerk wordt besproken.'),
  unnamed(FLEUR, 'De bloemist waar je naar vraagt, Fleur & Zo, kan ik nergens vinden.'),
  unnamed(VLINDER, 'I don’t recognise “De Vlinderslag” as a veterinary clinic.'),
  unnamed(NEST, 'Het spijt me, maar van Kinderopvang Het Nest heb ik nog nooit gehoord.'),
  unnamed(LINDE, 'Mijn gegevens gaan tot 2023 en bevatten geen vermelding van Fysiotherapie Linde.'),
  named(INKTVIS, 'Drukkerij Inktvis drukt niet op textiel, maar wel visitekaartjes.', 'services'),
  named(BRIGHTWATER, 'No complaints about Brightwater Consulting were found. The firm advises cities on flood risk analysis.', 'services'),
  named(KROLLER, 'Kröller & Łuczak Advocaten zit in Den Haag. Ik heb geen informatie over het uurtarief.', 'city'),
  named(OOSTERHUIS, 'Niet alle makelaars in Assen doen taxaties; Makelaardij Oosterhuis doet dat wel.', 'city services'),
]

export const NAMES: AnswerCase[] = [
  unnamed(BERG, 'Van den Berg Installaties uit Tilburg levert airco’s.'),
  unnamed(STUDIO, 'Noord Studio’s verhuurt ateliers aan de NDSM-kade in Amsterdam.'),
  unnamed(HOEKJE, 'Bij eetcafé ’t Hoekpand in Groningen eet je voor 15 euro.'),
  unnamed(SAFFRAAN, 'Restaurant Saffron & Co in Maastricht serveert Indiase curry’s.'),
  unnamed(OOSTERHUIS, 'Notaris Oosterhuis-Visser heeft haar kantoor in Assen.'),
  unnamed(KROLLER, 'Advocatenkantoor Kroll & Partners in Den Haag is gespecialiseerd in huurrecht.'),
  unnamed(ZONNEHOF, 'Verzorgingshuis Zonnehof in Amersfoort heeft een eigen tandartspraktijk.'),
  unnamed(LINDE, 'Onder de linde in Zwolle staat een bankje.'),
  named(INKTVIS, 'Inktvis drukt boeken in oplagen vanaf 25 stuks.', 'services'),
  named(VLINDER, 'Je kat vaccineren? Vaccinaties kosten bij De Vlinderslag ongeveer € 60.', 'services'),
  named(BERG, 'VBZ uit Breda heeft een 24-uurs storingsdienst voor cv-ketels.', 'city services'),
  named(NOVARIS, 'Novaris’ managed hosting starts at €49 per month.', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(FLEUR, 'Fleur & Zo is a wedding planner based in Antwerp.'),
  unnamed(VOORUIT, 'Rijschool Vooruit zit in Emmen en geeft ook vrachtwagenlessen.'),
  unnamed(SAFFRAAN, 'In Gent is Saffraan een traiteur; bel +32 9 222 33 44.'),
  unnamed(OOSTERHUIS, 'Oosterhuis Makelaars te Hoogeveen verkoopt agrarisch vastgoed.'),
  unnamed(KORENAAR, 'De Korenaar is de naam van een basisschool in Oploo.'),
  unnamed(PIXELWERK, 'Pixelwerk AG ist ein Schweizer Softwarehaus mit Sitz in Zürich.'),
  unnamed(HOOGLAND, 'HPN is the abbreviation of Health Professionals Network.'),
  unnamed(NEST, 'Kinderopvang Het Nest, locatie Almelo: Ootmarsumsestraat 20, tel. 0546-555 010.'),
  named(
    VLINDER,
    'De naam De Vlinderslag komt vaker voor: er is een zwembad in Huizen, een kinderopvang in Ede en een dierenkliniek in Hilversum. Die laatste is te bereiken op 035-5551415.',
    'city phone sector',
  ),
  named(
    BRIGHTWATER,
    '1. **Brightwater Consulting B.V.** (Rotterdam) – water management, est. 2009.\n2. **Brightwater Consulting Ltd** (London) – HR advice, est. 2015.',
    'legalForm city services foundingYear',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SAFFRAAN,
    `Mijn top 3 voor Maastricht:

🥇 **Restaurant Petit Bonheur** — Frans, romantische binnentuin. Achter de Molens 2.
🥈 **Saffraan** — gedeelde gerechten, sinds 2012. Rechtstraat 73.
🥉 **Bistro Wyck** — klassiek. Wycker Brugstraat 10.`,
    'city foundingYear address',
    { competitors: ['Restaurant Petit Bonheur', 'Bistro Wyck'] },
  ),
  named(
    BDV,
    `| Kantoor | Plaats | Medewerkers | Opgericht |
|---|---|---|---|
| Accon Heerenveen | Heerenveen | 60 | 1990 |
| BDV | Heerenveen | 25 | 1981 |
| Van Dam & Partners | Joure | 12 | 2003 |`,
    'city foundingYear',
    { competitors: ['Accon Heerenveen', 'Van Dam & Partners'] },
  ),
  unnamed(
    HOOGLAND,
    `- Stam Notariaat: snel en voordelig
- Notariskantoor Van Dijk: goed voor testamenten
- Hooge Landen Notarissen: vooral agrarisch`,
    { competitors: ['Stam Notariaat', 'Notariskantoor Van Dijk'] },
  ),
  named(
    VOORUIT,
    'Rijschool Flevo is goedkoper (€ 52 per les), Rijschool Vooruit heeft meer ervaring met faalangst en Verkeersschool Buiten bestaat het langst (sinds 1985).',
    '',
    { competitors: ['Rijschool Flevo', 'Verkeersschool Buiten'] },
  ),
  named(
    VLINDER,
    `**AniCura Hilversum**
Adres: Diependaalselaan 100
Tel: 035-5559000

**Dierenkliniek De Vlinderslag**
Adres: Gijsbrecht van Amstelstraat 210
Tel: 035-5551415`,
    '-address phone',
    { competitors: ['AniCura Hilversum'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(TERPSTRA, 'Autobedrijf Terpstra B.V. (KVK-nr. 0105 8372) repareert alle merken.', 'legalForm kvk'),
  named(HOOGLAND, 'Het telefoonnummer van Hoogland & Prins Notarissen is 055-555 13 41.', '-phone'),
  named(SAFFRAAN, 'Restaurant Saffraan ligt in Maastricht-Oost, aan de Rechtstraat; de eigenaar is Youssef Amrani.', 'city address'),
  named(VOORUIT, 'Rijschool Vooruit is een vof uit Almere die in 2018 van start ging.', '-legalForm city foundingYear'),
  named(INKTVIS, 'Sinds de oprichting in 1996 is Drukkerij Inktvis gevestigd aan de Spoorlaan in Tilburg.', 'foundingYear address city'),
  named(NOVARIS, 'Novaris moved from Amersfoort to Utrecht in 2020; its office is at Europalaan 400.', 'city address'),
  named(FLEUR, 'Fleur & Zo – Voldersgracht 8 – 2611 ET Delft – T 015-5552021 – www.fleurenzo.nl', 'address city phone website'),
  named(OOSTERHUIS, 'Makelaardij Oosterhuis is te vinden op www.oosterhuis-makelaars.nl en in Assen.', '-website city'),
  named(BDV, 'Baten De Vries Accountants is in 1981 ontstaan uit een fusie. Het kantoor heeft een btw-nummer: NL 8091 63 472 B 01.', 'foundingYear vat'),
  named(BERG, 'Directeur van Van der Berg & Zonen Installatietechniek is Peter van der Berg.', '-team'),
  named(HOEKJE, 'Café ’t Hoekje zit al sinds 1931 op dezelfde plek: Poelestraat 41, 9711PK Groningen.', 'foundingYear address city'),
  named(LINDE, 'Fysiotherapie Linde, tot voor kort aan de Thomas a Kempisstraat, zit nu aan de Assendorperdijk 9.', 'address'),
  named(DEWAELE, 'Jan De Waele, schilder te Gent, is bereikbaar via 09 223 61 26.', 'sector city -phone'),
  named(KETTING, 'Fietsenmakerij Ketting werd in 2016 geopend door Joost Ketting en verkoopt ook bakfietsen.', 'foundingYear team services'),
  named(ZEEZICHT, 'Hotel Zeezicht telt 42 kamers en bestaat bijna honderd jaar (sinds 1926). Reserveren: receptie@hotelzeezicht-zandvoort.nl.', 'foundingYear email'),
  named(STUDIO, 'Contact met Studio Noord: hello@studionoord.nl of 06-55501234.', '-email phone'),
  named(NEST, 'Kinderopvang Het Nest is opgericht in 1994 en heeft als directeur Marieke Smit.', 'foundingYear -team'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof staat onder leiding van praktijkhouder Pieter-Jan Visser; Noor El Amrani werkt er ook.', 'team'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOOGLAND,
    `Hoogland & Prins Notarissen is een middelgroot notariskantoor in Apeldoorn. Op basis van wat ik online kan vinden:

**Specialisaties**
1. Familierecht (testamenten, samenlevingscontracten)
2. Vastgoed (hypotheekakten)

**Team**
- mr. Carla Hoogland
- mr. Rik Prins

**Bereikbaarheid**
Het kantoor ligt aan de Deventerstraat 48, op loopafstand van station Apeldoorn. Telefoon: (055) 555 13 14.

Wil je dat ik de tarieven vergelijk met die van Stam Notariaat (Kanaal Noord 3)?`,
    'sector city services team address phone',
    { competitors: ['Stam Notariaat'] },
  ),
  named(
    OOSTERHUIS,
    `Here's what I found about **Oosterhuis Makelaars**:

- 🏠 Real estate agency in Assen
- 📅 Established 1968
- 👤 Run by Henk Oosterhuis
- ☎️ +31 592 555 210
- 🌐 oosterhuismakelaars.nl

Reviews mention fast communication[2], though one client reported a delay in a valuation[3].`,
    'city foundingYear team phone website services sector',
  ),
  unnamed(
    FLEUR,
    `Je vraag gaat over Fleur & Zo. Ik heb geprobeerd informatie te vinden, maar zonder succes. Dit kan betekenen dat:

- de winkel nog nieuw is;
- er geen website is;
- de naam anders gespeld wordt.

Probeer het eens bij Bloemenhuis Delft.`,
    { competitors: ['Bloemenhuis Delft'] },
  ),
  named(
    NOVARIS,
    `**Novaris Cloud Solutions** vs **Skyhost**

| | Novaris Cloud Solutions | Skyhost |
|---|---|---|
| Headquarters | Utrecht | Amsterdam |
| Founded | 2013 | 2008 |
| CEO | Ingrid Solberg | Peter de Boer |
| Legal form | B.V. | B.V. |
| Key service | Cloud migration | VPS |

**Verdict:** Novaris is the better pick for regulated industries.`,
    'city foundingYear team legalForm services',
    { competitors: ['Skyhost'] },
  ),
  named(
    TERPSTRA,
    `Autobedrijf Terpstra wordt door klanten gemiddeld beoordeeld met een 4,7. Het familiebedrijf – inmiddels geleid door de tweede generatie, Sytse Terpstra – zit in Drachten en is al vijftig jaar actief (sinds 1974). Je kunt er terecht voor de APK-keuring, airco-onderhoud en een bandenwissel. De werkplaats is open van maandag tot en met vrijdag van 8.00 tot 17.30 uur.`,
    'team city foundingYear services',
  ),
]
