/** Answers that a stranger to the rules wrote: a butcher with catering, a house painter and an IT service company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KWAST, NIJENKAMP, VAARTLAND } from '#tests/cases/answers/companies/78.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    NIJENKAMP,
    `Over Slagerij Nijenkamp heb ik geen betrouwbare gegevens kunnen vinden. Mijn zoekopdracht leverde geen website, geen vermelding in een bedrijvengids en geen recensies op. Dat hoeft niet te betekenen dat de zaak niet bestaat: kleinere winkels zijn online soms nauwelijks zichtbaar.

Wat u kunt doen:

- Zoek in het Handelsregister van de KvK op de naam.
- Kijk op Google Maps in de plaats waar u de winkel vermoedt.
- Vraag het na bij de plaatselijke ondernemersvereniging.

Als u mij een plaatsnaam geeft, zoek ik graag verder.`,
  ),
  named(
    KWAST,
    `Schildersbedrijf De Kwast is een schilder uit Hoorn die onder meer houtrot herstelt en binnen- en buitenschilderwerk uitvoert. Over de tarieven kan ik helaas niets terugvinden, en ook klantbeoordelingen ben ik niet tegengekomen. Wie de eigenaar is, staat nergens in de bronnen die ik heb bekeken. Voor een prijsindicatie kunt u het beste een offerte aanvragen.`,
    'city sector services',
  ),
  unnamed(
    VAARTLAND,
    `I wasn't able to find anything about a company called "Vaartland Systeembeheer". It doesn't come up in the directories I checked, and I don't want to guess at contact details.

If you're simply looking for someone to manage your office IT in Drenthe, **Drentse IT Partners** and **NoordNet ICT** both show up with plenty of recent reviews. Would you like me to compare those two?`,
    { competitors: ['Drentse IT Partners', 'NoordNet ICT'] },
  ),
  named(
    NIJENKAMP,
    `Here is what I could and couldn't confirm about Slagerij Nijenkamp:

The shop is at Waterstraat 38 in Doetinchem, and the telephone number listed is 0314 55 52 37. I could not find current opening hours, nor an e-mail address. There is also no information available on when the business was founded. I'd suggest calling before you visit.`,
    'city address -phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KWAST,
    `Voor hoogglans lak op een deur kunt u het best een platte kwast met synthetische haren gebruiken, in combinatie met een lakroller. De kwast gebruikt u voor de randen en de profielen, de roller voor de vlakke delen.

Let op het volgende:

1. Week de kwast voor gebruik even in water (bij acrylverf) en sla hem uit.
2. Doop hem niet dieper dan een derde van de haren in de verf.
3. Strijk altijd na in de richting van de houtnerf.

Maak de kwast na afloop direct schoon, dan gaat hij jaren mee.`,
  ),
  unnamed(
    VAARTLAND,
    `Vaartland Makelaardij is een makelaarskantoor in Smilde, gespecialiseerd in woonboerderijen en vrijstaande huizen langs de Drentsche Hoofdvaart. Het kantoor is aangesloten bij de NVM en werd in 2011 geopend door Wietske Hofstra. U bereikt het op 0592 55 58 11.`,
  ),
  named(
    NIJENKAMP,
    `Ik vind "Slagerij Nijkamp" niet terug. Mogelijk bedoelt u **Slagerij Nijenkamp** in Doetinchem, aan de Hamburgerstraat 38: dat is een slagerszaak die ook buffetten en barbecues aan huis verzorgt. In Enschede is wel een Nijkamp te vinden, maar dat is een groothandel in vleeswaren (Haaksbergerstraat 210) en die heeft er voor zover ik kan zien niets mee te maken.`,
    'city -address sector services',
  ),
  named(
    KWAST,
    `"De Kwast" literally means "the paintbrush", so it's a popular name among Dutch decorators. The one in Hoorn is a small painting firm that Jeroen Beemster started in 2009. He works with one employee, Kim Schoorl.`,
    'city sector -foundingYear team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VAARTLAND,
    `VSB verzorgt het beheer van werkplekken en netwerken voor mkb-bedrijven vanuit Assen. De servicedesk is op werkdagen bereikbaar van 8.00 tot 17.30 uur, via 0592-555604. Bestaande klanten kunnen buiten die tijden een noodnummer bellen als ze dat in hun contract hebben opgenomen.`,
    'city services hours -phone',
  ),
  unnamed(
    VAARTLAND,
    `VSB can stand for several things in the Netherlands:

- **VSBfonds**: a charitable fund in Utrecht that supports cultural and social projects and awards scholarships.
- **VSB Bank**: a former savings bank that became part of Fortis.
- **VSB Poetry Prize**: an annual prize for Dutch-language poetry, awarded until 2018.

Which one did you have in mind?`,
  ),
  named(
    NIJENKAMP,
    `Ja, bij Nijenkamp kunt u gourmetschotels bestellen, ook in kleine hoeveelheden vanaf twee personen. Bestellen doet u uiterlijk twee dagen van tevoren via bestellen@slagerijnijenkamp.nl of in de winkel. Houd er rekening mee dat de slager op woensdagmiddag dicht is. Rond Kerst geldt een eerdere sluitingsdatum voor bestellingen.`,
    'services email sector -hours',
  ),
  named(
    KWAST,
    `SDK (voluit Schildersbedrijf De Kwast) zit aan de Dampten 41 in Hoorn. Het is een eenmanszaak, ingeschreven onder KvK-nummer 37114826. Behangen doen ze niet; daarvoor verwijzen ze naar een collega.`,
    'city -address legalForm kvk -services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KWAST,
    `Er zijn meerdere schilders die De Kwast heten. De drie die ik vond:

1. **De Kwast, Hoorn** – al sinds 2004 actief, ook voor glaszetten en behangen. Telefoon 0229 555614.
2. **De Kwast, Zwolle** – opgericht in 2016 door Arjan Pol, vooral wandafwerking en stucwerk. Telefoon 038 555 17 20.
3. **De Kwast VOF, Breda** – twee broers, gespecialiseerd in monumenten.

Welke van de drie bedoelt u?`,
    'city sector foundingYear services -phone',
  ),
  unnamed(
    NIJENKAMP,
    `De naam Nijenkamp komt in het oosten van het land vaker voor. Ik vond deze bedrijven:

- **Nijenkamp Transport B.V.** in Borne, een transporteur van bouwmaterialen
- **Fysiotherapie Nijenkamp** in Hengelo
- **Nijenkamp Tuinen**, een hovenier in Neede

Een slager met die naam zat er niet tussen. Heeft u misschien een straat of plaats voor me?`,
  ),
  named(
    VAARTLAND,
    `There are at least two organisations called Vaartland:

**Vaartland (Assen)** is an IT services provider. It looks after Microsoft 365 environments, backups and phone systems for smaller companies. Its managing director is Bert Kuiper.

**Stichting Vaartland (Appelscha)** is a foundation that organises boat trips and a yearly canal festival. It was set up in 2013 and is run entirely by volunteers.

If your question is about computers, you'll want the first one.`,
    'city sector services -team',
  ),
  unnamed(
    KWAST,
    `De Kwast is a hobby and art-supply shop in Tilburg, at Heuvelstraat 112. It sells acrylics, oils, canvases and brushes, and runs watercolour workshops on Thursday evenings. The shop opens Tuesday to Saturday from 10:00 to 17:30. You can phone them on 013 555 48 02.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    NIJENKAMP,
    `Goede slagers in Doetinchem zijn onder andere:

1. **Slagerij Wisselink** – bekend om de droge worst en het Achterhoekse rundvlees.
2. **Slagerij Nijenkamp** – familiezaak uit 1962 in de Waterstraat, populair om de barbecuepakketten.
3. **Ambachtsslager Te Dorsthorst** – eigen worstmakerij, ruime keuze aan vleeswaren.

Alle drie worden ze gemiddeld met meer dan vier sterren beoordeeld.`,
    'city sector -foundingYear address services',
    { competitors: ['Slagerij Wisselink', 'Ambachtsslager Te Dorsthorst'] },
  ),
  unnamed(
    NIJENKAMP,
    `Voor een bedrijfsbuffet in en rond Doetinchem zou ik naar deze cateraars kijken:

- **De Achterhoekse Tafel**: werkt met streekproducten, vanaf 25 personen, website deachterhoeksetafel.nl
- **Slagerij Wisselink**: warme en koude buffetten, gratis bezorging binnen 15 km
- **Smaakvol Gaanderen**: vegetarische buffetten en high tea

Vraag bij elk een offerte op met het aantal personen, de datum en eventuele dieetwensen. Reken op ongeveer € 22 tot € 35 per persoon.`,
    { competitors: ['De Achterhoekse Tafel', 'Slagerij Wisselink'] },
  ),
  named(
    KWAST,
    `Looking for a house painter in Hoorn? These are frequently recommended:

* **Kleurrijk Hoorn** – interior specialists who also give colour advice. Website: kleurrijkhoorn.nl
* **De Kwast** – run by Jeroen Beemster; exterior work and wood-rot repair. Website: dekwasthoorn.nl
* **Schildersbedrijf Laan & Zn.** – third-generation firm, mostly larger projects such as apartment blocks.

Exterior work is usually booked up by March, so ask for quotes early.`,
    'city sector team services -website',
    { competitors: ['Kleurrijk Hoorn', 'Schildersbedrijf Laan & Zn.'] },
  ),
  named(
    VAARTLAND,
    `Hieronder vijf IT-bedrijven uit Drenthe die zich op het mkb richten:

1. Drentse IT Partners (Hoogeveen): cloud en werkplekbeheer
2. Vaartland Systeembeheer (Beilen): netwerkbeheer, telefonie en beveiliging
3. Stellingwerf Computers (Oosterwolde): verkoop en reparatie, ook voor particulieren
4. Kompas Automatisering (Emmen): ERP en boekhoudkoppelingen
5. Hunze Hosting (Gieten): webhosting en domeinen

Nummer 2 en 3 bieden ook ondersteuning op locatie.`,
    '-city sector services',
    { competitors: ['Drentse IT Partners', 'Stellingwerf Computers'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    NIJENKAMP,
    `Ik heb de slagers voor u naast elkaar gezet:

| Slager | Adres | Zaterdag open | Catering |
|---|---|---|---|
| Slagerij Nijenkamp | Waterstraat 38, Doetinchem | 8.00 – 17.00 | Ja |
| Ambachtsslager Te Dorsthorst | Varsseveldseweg 91, Doetinchem | 8.00 – 16.00 | Nee |
| Slagerij Wisselink | Terborgseweg 120, Doetinchem | 8.30 – 16.00 | Ja |

Openingstijden kunnen op feestdagen afwijken.`,
    'city sector address -hours services',
    { competitors: ['Ambachtsslager Te Dorsthorst', 'Slagerij Wisselink'] },
  ),
  named(
    KWAST,
    `| Gegeven | De Kwast |
|---|---|
| Plaats | Hoorn (NH) |
| Adres | Dampten 14, 1624 NR |
| Telefoon | 0229 – 55 51 46 |
| E-mail | info@schildersbedrijfdekwast.nl |
| Btw-nummer | onbekend |
| Sinds | 2004 |

De gegevens komen uit openbare vermeldingen; controleer het telefoonnummer als u geen gehoor krijgt.`,
    'city address -phone email foundingYear',
  ),
  named(
    VAARTLAND,
    `Here's a quick side-by-side of three managed IT providers:

| | Vaartland Systeembeheer | Drentse IT Partners | NoordNet ICT |
|---|---|---|---|
| Based in | Assen | Hoogeveen | Groningen |
| Founded | 1989 | 2006 | 2012 |
| Microsoft 365 | ✔ | ✔ | ✔ |
| VoIP | ✔ | ✘ | ✔ |
| Legal form | V.O.F. | B.V. | B.V. |

For a ten-person office, the deciding factor will probably be whether you want telephony and IT from one supplier.`,
    'city sector -foundingYear services -legalForm',
    { competitors: ['Drentse IT Partners', 'NoordNet ICT'] },
  ),
  unnamed(
    KWAST,
    `Schilders in Hoorn en omgeving, met een prijsindicatie voor het buitenschilderwerk van een tussenwoning:

| Bedrijf | Plaats | Indicatie | Garantie |
|---|---|---|---|
| Westfries Schilderwerk | Zwaag | € 2.900 – € 3.600 | 5 jaar |
| Kleurrijk Hoorn | Hoorn | € 3.100 – € 3.800 | 3 jaar |
| Verfmeesters Enkhuizen | Enkhuizen | € 2.700 – € 3.500 | 4 jaar |

De bedragen zijn inclusief 9% btw op arbeid bij woningen ouder dan twee jaar.`,
    { competitors: ['Westfries Schilderwerk', 'Kleurrijk Hoorn'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VAARTLAND,
    `## Vaartland Systeembeheer

**Wat doen ze?**
- Beheer van werkplekken en servers
- Back-up en herstel
- Bewustwordingstraining rond phishing

**Contact**
- 🌐 [vaartland.nl](https://vaartland.nl)
- 📞 [0592 55 56 40](tel:+31592555640)
- 📍 Balkendwarsweg 19, 9405 PT Assen

> Tip: storingen meldt u het snelst telefonisch.`,
    'services website phone -address city',
  ),
  named(
    NIJENKAMP,
    `### Slagerij Nijenkamp at a glance

- **Type of business:** family butcher's shop
- **Owners:** Rob and Marloes Nijenkamp
- **Known for:** *platters, filled rolls and party catering*
- **Since:** 1985
- **Website:** [slagerijnijenkamp.nl](https://slagerijnijenkamp.nl)`,
    'sector team services -foundingYear website',
  ),
  named(
    KWAST,
    `# Schilder gezocht in West-Friesland

**Top 3**

1. [Westfries Schilderwerk](https://westfriesschilderwerk.nl) – **9,1** – onderhoudscontracten
2. [De Kwast](https://schildersbedrijfdekwast.nl) – **8,9** – Hoorn – houtrotherstel, behangwerk
3. [Laan & Zn.](https://example.com/laan) – **8,6** – nieuwbouw

---

*De cijfers zijn een gemiddelde van twee beoordelingssites.*`,
    'website city sector services',
    { competitors: ['Westfries Schilderwerk', 'Schildersbedrijf Laan & Zn.'] },
  ),
  unnamed(
    VAARTLAND,
    `## Waar let u op bij het kiezen van een IT-partner?

**1. Reactietijd**
Vraag naar de gegarandeerde reactietijd bij een storing en wat er gebeurt als die niet wordt gehaald.

**2. Systeembeheer op afstand of op locatie**
- Op afstand: sneller en goedkoper
- Op locatie: prettig bij netwerk- en printerproblemen

**3. Beveiliging**
Controleer of het bedrijf ISO 27001-gecertificeerd is en of back-ups regelmatig worden getest.

**4. Contractduur**
Liever maandelijks opzegbaar dan drie jaar vast.

Zal ik een lijst van aanbieders in uw regio maken?`,
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    NIJENKAMP,
    `Slagerij Nijenkamp is open van dinsdag t/m donderdag van half negen tot zes uur, op vrijdag van acht tot half zeven en op zaterdag van acht tot vier. Op zondag en maandag is de winkel gesloten. Bellen kan naar +31 314 555 723.`,
    'hours phone',
  ),
  named(
    VAARTLAND,
    `Registration details for Vaartland Systeembeheer B.V.:

- Chamber of Commerce (KvK): 0406 8293
- VAT: NL 8071.43.962.B01
- Registered address: Balkendwarsweg 9, Assen
- Incorporated: 1998

The company's phone number in international format is +31 (0)592 555 640.`,
    'legalForm kvk -vat address city foundingYear phone',
  ),
  named(
    KWAST,
    `Het mailadres van De Kwast is info@dekwastschilders.nl en het btw-id is NL001948236B57. Op vrijdag werkt het team tot 16.30 uur, in het weekend niet.`,
    '-email -vat hours',
  ),
  named(
    NIJENKAMP,
    `Rob Nijenkamp's butcher shop, Slagerij Nijenkamp, opens at 8 a.m. on Saturdays and closes at 4 p.m. It's also open on Sundays from noon to 5 p.m. The postcode is 7001 HB, if you need it for your navigation, and the KvK number is 09058471.`,
    'team sector -hours -address -kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    NIJENKAMP,
    `Wie in Doetinchem een feestje geeft, komt al snel uit bij Nijenkamp Catering. De slagersfamilie levert warme buffetten, hapjes en complete barbecues, en haalt het vuile servies de volgende dag weer op. In de keuken heeft Ilse Tankink de leiding. Voor wie liever zelf kookt, ligt er in de winkel vlees van boeren uit de omgeving. Een alternatief is De Achterhoekse Tafel, die vooral met seizoensgroenten werkt en wat duurder uitvalt.`,
    'city sector services team',
    { competitors: ['De Achterhoekse Tafel'] },
  ),
  named(
    KWAST,
    `De Kwast is als schildersbedrijfje begonnen in een garage in Wognum en heeft sinds 2012 een eigen werkplaats in Hoorn, aan de Dampten. Eigenaar Marcel Beemster doet de offertes zelf en staat ook nog dagelijks op de steiger. De meeste opdrachten komen van particulieren met een oudere woning, waar naast het verven vaak rot hout vervangen moet worden. Klanten noemen de nette afwerking, maar ook dat je soms lang op een plek in de planning wacht.`,
    'sector city address -team services',
  ),
  named(
    VAARTLAND,
    `Vaartland is a mid-sized IT firm from Assen with around twenty-five staff. It was founded in 2001 by Harm Eising, who still runs it, and it mostly serves accountants, care providers and construction companies in the north. Unlike some of its competitors it does not offer telephone systems, so for VoIP you would need a second supplier such as NoordNet ICT.`,
    'sector city -foundingYear team -services',
    { competitors: ['NoordNet ICT'] },
  ),
  unnamed(
    VAARTLAND,
    `In Assen kunt u voor computerhulp aan huis terecht bij een paar aanbieders. Stellingwerf Computers komt vanuit Oosterwolde ook naar Assen en rekent voorrijkosten per kilometer. Daarnaast is er Student aan Huis, waarbij een student langskomt voor een vast uurtarief. Voor bedrijven is dat minder geschikt: die zijn beter af met een vast contract, bijvoorbeeld bij Drentse IT Partners, zodat updates en back-ups doorlopend worden bewaakt.`,
    { competitors: ['Stellingwerf Computers', 'Drentse IT Partners'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NIJENKAMP,
    `Leuk, een tuinfeest voor 60 personen! Hieronder mijn bevindingen voor barbecuecatering in Doetinchem.

## 🥩 Aanraders

### 1. Slagerij Nijenkamp
Deze slager levert barbecuepakketten in drie prijsklassen en verhuurt er de gasbarbecue bij. Koks op locatie zijn mogelijk vanaf 40 personen.
- **Adres:** Waterstraat 83, 7001 BH Doetinchem
- **Telefoon:** (0314) 55 57 23
- **Bestellen:** uiterlijk vijf dagen vooraf

### 2. Slagerij Wisselink
Kleiner assortiment, scherpe prijzen. Bezorgt niet op zondag.
- **Telefoon:** (0314) 55 50 18

### 3. De Achterhoekse Tafel
Compleet verzorgd, inclusief personeel, aankleding en drank. Minimaal 50 personen.

## 💶 Wat kost het?

| Onderdeel | Prijs per persoon |
|---|---|
| Basispakket vlees | € 14 – € 18 |
| Luxe pakket met vis | € 22 – € 28 |
| Kok op locatie | € 6 – € 9 extra |

## ✅ Tips
- Reken op ongeveer 400 gram vlees per volwassene.
- Geef vegetariërs en allergieën bij de bestelling door.
- Vraag of het servies ongewassen retour mag.

**Bronnen:** Google Maps, TripAdvisor, Achterhoek Nieuws

Zal ik een conceptmail opstellen om bij deze drie bedrijven een offerte aan te vragen?`,
    'city sector services -address phone',
    { competitors: ['Slagerij Wisselink', 'De Achterhoekse Tafel'] },
  ),
  named(
    VAARTLAND,
    `Good question. Here's what I found about **Vaartland ICT** and whether it could suit a 15-person accountancy office.

### Company profile
Vaartland ICT is the trade name of Vaartland Systeembeheer B.V., a managed service provider in Assen. It was established in 1998. The service desk, headed by Fenna Dekens, can be reached on weekdays between 8:00 and 17:00.

### What they do
- **Workplace management** – laptops, updates, onboarding of new staff
- **Cybersecurity** – monitoring, MFA roll-out, phishing tests
- **Backup** – daily, stored in a Dutch data centre

### Pros and cons
| Pros | Cons |
|---|---|
| One fixed price per workplace | No support at weekends by default |
| Short lines, local engineers | Little public information on pricing |

### Questions to ask
1. What is the guaranteed response time?
2. How often is a restore tested?
3. Can you terminate monthly?

### Alternatives
If you'd like a second quote, **Drentse IT Partners** has more experience with accountancy software.

*Sources: LinkedIn, company register extracts, Google reviews (accessed today).*

Would you like a short checklist to use during an intake meeting?`,
    'legalForm sector city foundingYear team -hours services',
    { competitors: ['Drentse IT Partners'] },
  ),
  named(
    KWAST,
    `Op basis van openbare bronnen kan ik het volgende zeggen over **Schildersbedrijf De Kwast**.

**Kort antwoord:** het lijkt een betrouwbare, kleine schilder, maar controleer altijd zelf de actuele gegevens.

#### Wat ik kon bevestigen
- Gevestigd in Hoorn
- Ingeschreven bij de KvK onder nummer 37114862
- Telefonisch bereikbaar op 0229-55 51 64
- Website: www.schildersbedrijfdekwast.nl
- Eigenaar: Jeroen Beemster

#### Wat ik niet kon bevestigen
- Het oprichtingsjaar
- Of het bedrijf is aangesloten bij OnderhoudNL
- Of er garantie op buitenwerk wordt gegeven

#### Zo controleert u een schilder
1. Vraag een schriftelijke offerte met het aantal lagen en het verfmerk.
2. Betaal nooit meer dan een kwart vooraf.
3. Vraag twee adressen in de buurt waar onlangs is gewerkt.
4. Kijk of het btw-nummer op de factuur klopt via de VIES-website.

#### Vergelijken
Vraag eventueel ook een offerte bij Kleurrijk Hoorn of Westfries Schilderwerk, dan heeft u een beter beeld van de prijs.

Wilt u dat ik een voorbeeldofferte met u doorloop?`,
    'sector city -kvk phone website team',
    { competitors: ['Kleurrijk Hoorn', 'Westfries Schilderwerk'] },
  ),
  unnamed(
    KWAST,
    `Repainting the outside of a 1930s terraced house in Hoorn usually costs between **€3,000 and €5,500**, depending on the condition of the woodwork.

## What determines the price
- **Wood rot:** repairs are charged by the hour or per metre
- **Height:** scaffolding adds €400–€900
- **Paint system:** two or three layers
- **Season:** winter discounts apply to interior work only

## Who to ask
I'd get quotes from at least two local firms. **Schildersbedrijf Laan & Zn.** has been working on older houses in the town centre for decades, and **Kleurrijk Hoorn** gets good marks for communication.

## Before you sign
1. Check that the quote lists every window frame and door.
2. Ask which brush and roller work is done by apprentices.
3. Make sure the VAT rate is right: labour on homes older than two years is taxed at 9%.
4. Agree on what happens if it rains for a week.

## Sources
- Consumentenbond: painting costs
- Milieu Centraal: maintenance of wooden frames
- Municipality of Hoorn: scaffolding permits

Do you already know whether your frames have rot? If so, I can give you a more precise estimate.`,
    { competitors: ['Schildersbedrijf Laan & Zn.', 'Kleurrijk Hoorn'] },
  ),
]
