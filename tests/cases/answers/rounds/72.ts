/** Answers that a stranger to the rules wrote: a bakery, a plumbing and heating installer and an accountancy office. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KORENAAR, PIJLER, VERHOOGT } from '#tests/cases/answers/companies/72.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KORENAAR,
    `Over een bakkerij met de naam De Korenaar in Winterswijk kom ik in de zoekresultaten niets tegen. Het kan zijn dat de zaak onder een andere naam in de gidsen staat, of geen eigen website heeft.

Wat ik wel vind in het centrum is **Bakkerij Wensink**, die op zaterdag al om half zeven opengaat. Weet je misschien in welke straat de winkel zit? Dan zoek ik gerichter.`,
    { competitors: ['Bakkerij Wensink'] },
  ),
  named(
    VERHOOGT,
    `Ik heb maar een deel van wat je vraagt kunnen achterhalen. Verhoogt Installatietechniek plaatst en onderhoudt cv-ketels en warmtepompen, en is volgens de eigen site (verhoogt-installatie.nl) in 2003 begonnen. Tarieven publiceert het bedrijf niet, en of er een storingsdienst in het weekend is heb ik niet kunnen vaststellen. Het beste kun je daar zelf even over bellen.`,
    'services website -foundingYear',
  ),
  unnamed(
    PIJLER,
    `I wasn't able to find any dependable information on "Pijler Accountants & Adviseurs". There's no website, review page or news item that I can tie to that name with confidence, so I'd rather not guess at who runs it or what they charge.

A quick way to check is the KvK trade register, or the public register of the NBA, where every practising RA and AA in the Netherlands is listed.`,
  ),
  named(
    KORENAAR,
    `I can tell you where it is, but not much else. Bakkerij De Korenaar has its shop at Misterstraat 38 in Winterswijk. I don't have current opening hours, and I found no menu or price list online. I also couldn't confirm whether they bake gluten-free bread, so it is worth ringing ahead if that matters to you.`,
    'city address',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VERHOOGT,
    `Bedoel je misschien **Verhoog Techniek** uit Hoevelaken? Dat is een elektrotechnisch bedrijf dat vooral zonnepanelen en laadpalen aanlegt. Het zit aan de Zuiderinslag en is bereikbaar op 033 555 18 90.

Met een iets andere spelling vond ik verder alleen een schildersbedrijf, Verhoogh & Zn. in Soest. Geen van beide doet loodgieterswerk, voor zover ik kan zien.`,
  ),
  unnamed(
    PIJLER,
    `Het Nederlandse pensioenstelsel rust op drie delen. De eerste pijler is de AOW, de tweede pijler is het pensioen dat je via je werkgever opbouwt, en de derde pijler bestaat uit wat je zelf regelt: lijfrente, banksparen of een beleggingsrekening.

Als zelfstandige heb je meestal geen tweede pijler. Een accountant in Leeuwarden kan voor je uitrekenen hoeveel jaarruimte je hebt; kantoren als Cijfermeesters doen dat vaak samen met de aangifte inkomstenbelasting.`,
    { competitors: ['Cijfermeesters'] },
  ),
  named(
    KORENAAR,
    `Ze worden vaak door elkaar gehaald, maar het zijn twee zaken. Het Korenveld is een natuurvoedingswinkel in Aalten. De Korenaar is een ambachtelijke bakker in Winterswijk, van Henk en Marloes te Winkel, en staat vooral bekend om het desembrood. Met elkaar hebben ze niets te maken, al verkoopt Het Korenveld op vrijdag wel brood van een andere bakker uit de streek.`,
    'sector city team services',
  ),
  named(
    VERHOOGT,
    `There are a few firms with near-identical names around Amersfoort, so be careful which one you call:

1. Verhoogt Installatietechniek, the plumbing and heating company, phone 033 455 50 16.
2. Verhoogt Schilderwerken, a painter in Leusden, no relation as far as I can tell.
3. Verhoogd Wonen, a platform for senior housing.

For a leaking pipe you'll want the first.`,
    'sector -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    PIJLER,
    `PAA staat in dit geval voor Pijler Accountants & Adviseurs. Het kantoor is een maatschap met twee partners, Sietske Dijkstra en Auke Postma, en bedient vooral mkb-bedrijven en agrariërs. PAA is gevestigd in Drachten en stelt onder meer jaarrekeningen op.`,
    'legalForm team -city services',
  ),
  named(
    VERHOOGT,
    `VIT uit Amersfoort krijgt overwegend goede beoordelingen. Klanten schrijven dat de monteurs op tijd komen en netjes werken; een enkeling vond de offerte voor de warmtepomp aan de hoge kant. Op werkdagen kun je er terecht van 8 tot 5.

Ter vergelijking: Keistad Installaties scoort iets lager, vooral vanwege de wachttijd.`,
    'city services hours',
    { competitors: ['Keistad Installaties'] },
  ),
  unnamed(
    PIJLER,
    `The abbreviation PAA can mean several things depending on the field:

- **Peracetic acid**, a disinfectant used in food processing
- **Population Association of America**, a scholarly society
- **Pan American Airways**, the former airline's ICAO-style code

In a Dutch business context I don't know of a common use. If you saw it on an invoice, the sender's KvK number should tell you who it is.`,
  ),
  named(
    KORENAAR,
    `Bij Korenaar kun je een taart op bestelling laten maken, mits je dat twee dagen van tevoren doorgeeft. Dat kan in de winkel of per mail naar winkel@korenaarwinterswijk.nl. Let op: op maandag is de winkel gewoon open, maar wordt er niet gebakken.`,
    'services email -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KORENAAR,
    `Er zijn in Nederland meerdere zaken die De Korenaar heten. De bekendste:

- **De Korenaar, Eindhoven**: wijkcentrum met een zaal voor verenigingen.
- **De Korenaar, Winterswijk**: bakkerij aan de Meddosestraat, opgericht in 1964.
- **De Korenaar, Oirschot**: basisschool.

Omdat je naar openingstijden van een bakker vraagt, neem ik aan dat je de tweede bedoelt, maar die tijden heb ik niet gevonden.`,
    'city sector -address foundingYear',
  ),
  unnamed(
    KORENAAR,
    `Ik vond twee bakkerijen met deze naam. De Korenaar in Goes is een echte dorpsbakker met bolussen als specialiteit en zit aan de Lange Vorststraat. De andere De Korenaar staat in Hoogeveen, is in 2011 begonnen en levert ook aan horeca. Welke van de twee zoek je?`,
  ),
  unnamed(
    PIJLER,
    `"De Pijler" is the name of quite a few Dutch organisations. The ones that show up first are a community centre in Rotterdam, a primary school in Maassluis and a church building in Lelystad. None of them is an accounting practice. Could you add a city or the name of one of the partners?`,
  ),
  named(
    VERHOOGT,
    `Two Dutch businesses trade under the name Verhoogt. One is a family-owned garage in Uden that repairs vans and campers. The other is Verhoogt in Amersfoort, run by Jeroen Verhoogt, which renovates bathrooms and installs underfloor heating. The Amersfoort firm is registered under KvK number 32071846; the garage in Uden dates from 1974.`,
    'city team services kvk',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KORENAAR,
    `Voor vers brood kun je in Winterswijk goed terecht bij deze bakkers:

1. **Bakkerij Wensink** – groot assortiment, ook krentenwegge.
2. **Bakkerij De Korenaar** – desembrood en gebak, sinds 1946 in de Misterstraat.
3. **Het Gouden Deeg** – klein, met veel glutenvrije keus.

Op zaterdag is het overal druk, dus ga op tijd.`,
    'city sector services -foundingYear address',
    { competitors: ['Bakkerij Wensink', 'Het Gouden Deeg'] },
  ),
  unnamed(
    VERHOOGT,
    `Een paar installateurs in Amersfoort die hybride warmtepompen plaatsen:

- Eemland Klimaat: gespecialiseerd in lucht-water, eigen showroom op De Hoef.
- Loodgietersbedrijf Van Ginkel: familiebedrijf, doet ook dakwerk.
- Keistad Installaties: scherp geprijsd, levertijd rond de zes weken.

Vraag bij minstens twee ervan een offerte aan. Door de verhoogde vraag lopen de wachttijden op.`,
    { competitors: ['Eemland Klimaat', 'Loodgietersbedrijf Van Ginkel', 'Keistad Installaties'] },
  ),
  named(
    PIJLER,
    `Here are some accountants in Leeuwarden that work with small businesses and freelancers:

1. **Fries Administratiehuis** – bookkeeping at fixed monthly fees
2. **Hoekstra & Van der Meulen** – larger practice, also does statutory audits
3. **Pijler Accountants** – annual accounts and payroll, English-speaking contact available; call +31 58 255 5240

Fees for a sole trader usually run from €75 to €150 a month.`,
    'city sector services phone',
    { competitors: ['Fries Administratiehuis', 'Hoekstra & Van der Meulen'] },
  ),
  named(
    VERHOOGT,
    `Welke loodgieter in Amersfoort komt ook 's avonds? Dit vond ik:

* Loodgietersbedrijf Van Ginkel heeft een 24-uursdienst, met toeslag na zes uur.
* Riool Direct Eemland komt binnen twee uur voor verstoppingen.
* Verhoogt Installatietechniek werkt van maandag tot en met zaterdag, van 8.00 tot 17.00 uur. 's Avonds dus niet.`,
    'city sector -hours',
    { competitors: ['Loodgietersbedrijf Van Ginkel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PIJLER,
    `Hieronder de drie kantoren naast elkaar:

| Kantoor | Plaats | Opgericht | Salarisadministratie |
|---|---|---|---|
| Pijler Accountants & Adviseurs | Leeuwarden | 2006 | Nee |
| Hoekstra & Van der Meulen | Leeuwarden | 1979 | Ja |
| Cijfermeesters | Sneek | 2015 | Ja |

Voor een bedrijf met personeel liggen de laatste twee dus meer voor de hand.`,
    'city foundingYear -services',
    { competitors: ['Hoekstra & Van der Meulen', 'Cijfermeesters'] },
  ),
  named(
    KORENAAR,
    `| Dag | De Korenaar | Broodhuys Slinge |
|---|---|---|
| Maandag | gesloten | 8:00 – 17:00 |
| Dinsdag t/m vrijdag | 7:30 – 17:30 | 8:00 – 18:00 |
| Zaterdag | 7:00 – 16:00 | 8:00 – 16:00 |
| Zondag | gesloten | 9:00 – 12:00 |

Wil je op zondag verse broodjes, dan kom je dus bij Broodhuys Slinge uit.`,
    'hours',
    { competitors: ['Broodhuys Slinge'] },
  ),
  named(
    VERHOOGT,
    `Here is what I found on Verhoogt Installatietechniek:

| Item | Details |
|---|---|
| Legal form | Sole proprietorship (eenmanszaak) |
| Address | Nijverheidsweg-Noord 72, 3812 PM Amersfoort |
| Phone | +31 (0)33 455 50 61 |
| E-mail | service@verhoogt-installatie.nl |
| VAT number | not found |

Details come from the company's contact page and a business directory, and may be out of date.`,
    '-legalForm address city phone -email',
  ),
  unnamed(
    KORENAAR,
    `| Bakker | Waarom | Prijs wit brood |
|:--|:--|--:|
| Bakkerij Wensink | krentenwegge, ruime winkel | € 3,10 |
| Het Gouden Deeg | glutenvrij | € 3,95 |
| Broodhuys Slinge | zondag open | € 3,25 |

Dit zijn de bakkers in en rond Winterswijk waarvan ik recente prijzen kon vinden.`,
    { competitors: ['Bakkerij Wensink', 'Het Gouden Deeg', 'Broodhuys Slinge'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VERHOOGT,
    `## Verhoogt Installatietechniek

**Wat doen ze?**
- Plaatsen en onderhouden van cv-ketels
- Lekkages opsporen en afvoeren ontstoppen
- Complete badkamers

**Contact**
- 📍 Nijverheidsweg-Noord 27, Amersfoort
- 📞 033-4555061
- 🌐 [verhoogt-installatie.nl](https://verhoogt-installatie.nl)`,
    'services -address city phone website',
  ),
  named(
    PIJLER,
    `### Contactgegevens De Pijler (accountants)

- **Bezoekadres:** Zuidergrachtswal 14, 8933 AE Leeuwarden
- **E-mail:** [kantoor@pijleraccountants.nl](mailto:kantoor@pijleraccountants.nl)
- **Btw-nummer:** NL815526073B01
- **Openingstijden:** op vrijdag sluit het kantoor om 16.00 uur

> Tip: maak voor een eerste gesprek altijd een afspraak.`,
    'sector address city email -vat hours',
  ),
  named(
    KORENAAR,
    `# Taart bestellen in Winterswijk

**Korenaar Brood en Banket** maakt taarten op bestelling, ook met foto. Bestellen kan via [dekorenaarbakt.nl](https://www.dekorenaarbakt.nl).

**Het Gouden Deeg** heeft een kleinere kaart, maar bakt ook veganistisch.

---
*Reken op minimaal twee werkdagen voor een taart met opdruk.*`,
    'city services -website',
    { competitors: ['Het Gouden Deeg'] },
  ),
  unnamed(
    PIJLER,
    `## Choosing an accountant in Friesland

**What to look for**
- An RA or AA title, checked in the NBA register
- Experience with your line of business
- A fixed fee, with *clear agreements* about extra work

**Where to start**
- [Fries Administratiehuis](https://friesadministratiehuis.nl) for everyday bookkeeping
- Your bank or trade association for a referral

Trust is a pillar of this relationship, so meet at least two before you decide.`,
    { competitors: ['Fries Administratiehuis'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KORENAAR,
    `Bakkerij De Korenaar: KvK 0905 3827, btw-id NL8044.17.293.B01, telefoon (0543) 555 217. De vennootschap onder firma bestaat sinds 1 april 1968.`,
    'kvk vat phone legalForm -foundingYear',
  ),
  named(
    PIJLER,
    `Pijler Accountants opened its doors in September 2006. The office is open Monday to Thursday from 8.30 am to 5 pm and on Fridays until 4 pm. You can reach them on 0031 58 255 52 04, and their Chamber of Commerce number is 01128374.`,
    'foundingYear hours -phone kvk',
  ),
  named(
    VERHOOGT,
    `Het nummer van Verhoogt is 033 – 45 55 061. Ze zijn er doordeweeks vanaf half acht, en het KvK-nummer is 32 07 18 46. De postcode die bij de vestiging hoort is 3812PM.`,
    'phone -hours kvk address',
  ),
  named(
    KORENAAR,
    `De Korenaar doet op dinsdag de deur open om half acht 's ochtends en gaat om half zes weer dicht. Zaterdag kun je er al om zeven uur terecht. Bellen kan op 0543-555271.`,
    'hours -phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VERHOOGT,
    `Jeroen Verhoogt begon in 1998 vanuit een garagebox met het repareren van geisers, en inmiddels rijden er elf bussen met zijn naam rond. Verhoogt Installatietechniek legt tegenwoordig vooral warmtepompen aan, al wordt er ook nog gewoon een lekkende kraan vervangen. Het bedrijf is sinds een paar jaar een bv. Vanuit het pand in Nijkerk werken de monteurs in heel Eemland en op de Veluwe.`,
    'team foundingYear services legalForm -city',
  ),
  named(
    PIJLER,
    `De Pijler is een middelgroot advocatenkantoor in Leeuwarden met een nadruk op ondernemingsrecht. Volgens de website, pijleraccountants.nl, begeleidt het kantoor ook bedrijfsopvolging binnen families, en dat is waar de meeste lovende reacties over gaan. Ondernemers noemen de korte lijnen en het feit dat je steeds dezelfde persoon aan de telefoon krijgt.`,
    '-sector city website services',
  ),
  named(
    KORENAAR,
    `If you're staying near Winterswijk, locals will probably send you to De Korenaar for bread. It's a traditional bakery that has been owned by the Lammers family for three generations, and the sourdough sells out early on Saturdays. Filled rolls are made to order at lunchtime. Don't bother going on a Sunday: it's shut.`,
    'sector -team services hours',
  ),
  unnamed(
    VERHOOGT,
    `Als de druk van je cv-ketel te laag is, kun je die meestal zelf bijvullen. Sluit de vulslang aan op de kraan en op de ketel, laat de slang eerst vollopen zodat er geen lucht in het systeem komt, en draai dan de kraan rustig open tot de meter op ongeveer 1,8 bar staat. Wordt de druk te ver verhoogt, laat dan via een radiator wat water af. Zakt de druk binnen een paar weken opnieuw, dan zit er ergens een lek en is het verstandig een installateur te laten kijken.`,
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VERHOOGT,
    `Goede vraag! Ik heb gekeken naar wat er online te vinden is over **Verhoogt Installatietechniek**, zodat je kunt beoordelen of dit bedrijf bij je klus past.

## Over het bedrijf
Verhoogt Installatietechniek is een loodgieters- en installatiebedrijf in Amersfoort, opgericht in 1998. De dagelijkse leiding is in handen van Mark van Essen, die het bedrijf als directeur voert. Storingen worden vaak verholpen door Patrick Smeenk.

## Wat ze doen
- **Verwarming:** cv-ketels, warmtepompen en vloerverwarming
- **Sanitair:** badkamers van ontwerp tot oplevering
- **Spoed:** lekkages en verstoppingen, doorgaans dezelfde dag

## Praktisch
- **Telefoon:** 033 455 50 61
- **E-mail:** info@verhoogt-installatie.nl
- **Open:** ma–vr 08:00–17:00, in het weekend gesloten

## Wat klanten zeggen
De beoordelingen zijn overwegend positief. Klanten noemen de heldere uitleg en het nette werk. Kritiek gaat vooral over de wachttijd voor een warmtepomp: in het najaar kan die oplopen tot tien weken.

## Alternatieven
1. **Eemland Klimaat**: sterk in volledig elektrische systemen.
2. **Keistad Installaties**: vaak iets goedkoper, minder ruim in service.

### Tips bij het aanvragen van een offerte
- Laat een warmteverliesberekening maken vóór je een warmtepomp kiest.
- Vraag of de installateur de ISDE-subsidie voor je aanvraagt.
- Controleer of het bedrijf een CO-certificaat heeft; dat is sinds 2023 verplicht voor werk aan gasketels.

*Bronnen: verhoogt-installatie.nl, klantbeoordelingen, bedrijvengids Amersfoort.*

Zal ik een korte mail opstellen waarmee je bij alle drie een offerte kunt aanvragen?`,
    'sector city foundingYear -team services phone email hours website',
    { competitors: ['Eemland Klimaat', 'Keistad Installaties'] },
  ),
  named(
    PIJLER,
    `Sure, here's an overview to help you decide whether **Pijler Accountants & Adviseurs** is a good match for your business.

### At a glance
Pijler is an accounting firm in the Frisian capital, Leeuwarden. It was founded in 2009 and is structured as a partnership (*maatschap*). Two partners are named on the website: **Sietske Dijkstra**, a chartered accountant (RA), and **Auke Postma**.

### Services
| Service | Offered? |
|---|---|
| Annual accounts | ✅ |
| Tax returns | ✅ |
| Payroll | ✅ |
| Statutory audits | ❌ |

### Getting in touch
- Visit: Zuidergrachtswal 41, Leeuwarden
- Call: 058-2555240
- Opening hours: I could not verify these.

### Strengths and weaknesses
**Pros**
- Short lines of communication and a fixed contact person
- Experience with farms and family businesses

**Cons**
- No English version of the website
- Not licensed for audits, which larger companies need

### How does it compare?
**Hoekstra & Van der Meulen** is a bigger practice and does hold an audit licence. It charges more, and reviews mention changing contact people. For a freelancer with simple books, an online bookkeeping package may be all you need.

### Before you sign
1. Ask for a fixed quote for the first year.
2. Check who will do the actual work.
3. Make sure you can export your data if you leave.

**Sources:** firm website, NBA register, Google reviews.

Would you like me to list questions to ask in a first meeting?`,
    'sector city -foundingYear legalForm team services -address phone',
    { competitors: ['Hoekstra & Van der Meulen'] },
  ),
  named(
    KORENAAR,
    `Leuk dat je een bedrijfslunch organiseert! Voor twintig personen in Winterswijk zijn er een paar goede mogelijkheden.

## Mijn advies: De Korenaar
Deze bakker in de Misterstraat verzorgt belegde broodjes en levert gebak aan bedrijven. Je bestelt telefonisch via 0543 55 52 17 of per mail via bestellen@korenaarwinterswijk.nl. Let op de openingstijden: dinsdag tot en met vrijdag van 7.30 tot 17.30 uur, zaterdag tot 16.00 uur, zondag en maandag dicht.

## Andere opties
- **Bakkerij Wensink** heeft een lunchpakket vanaf € 9,50 per persoon.
- **Broodhuys Slinge** bezorgt ook op maandag, wat handig is als je lunch dan valt.

## Waar moet je op letten?
1. **Bestel op tijd.** Voor twintig personen vragen de meeste bakkers één tot twee werkdagen.
2. **Vraag naar allergieën.** Bakkers moeten kunnen aangeven welke allergenen erin zitten.
3. **Reken ruim.** Ga uit van tweeënhalf broodje per persoon, plus iets zoets.
4. **Bezorging.** Niet iedere bakker brengt; soms moet je zelf ophalen.

### Rekenvoorbeeld
| Onderdeel | Aantal | Schatting |
|---|---|---|
| Belegde broodjes | 50 | € 210 |
| Petitfours | 20 | € 45 |
| Sappen | 20 | € 50 |

Bij elkaar kom je rond de € 300 uit, exclusief bezorging. Dit zijn schattingen; prijzen kunnen veranderd zijn.

Op welke dag is de lunch? Dan kan ik nagaan wie er open is.`,
    'sector city address services phone -email hours',
    { competitors: ['Bakkerij Wensink', 'Broodhuys Slinge'] },
  ),
  unnamed(
    PIJLER,
    `Happy to help you find an accountant in Leeuwarden. Since you're a freelancer who recently moved here, these are the things I'd look at first.

## 1. Do you need an accountant at all?
A sole trader isn't required to hire one. If you send fewer than fifty invoices a year, a bookkeeper or an online package is usually enough. An accountant becomes useful once you hire staff, set up a BV or deal with income from abroad.

## 2. Firms to consider
- **Cijfermeesters** – works almost fully online, fixed price from €65 a month, and replies in English.
- **Fries Administratiehuis** – more traditional, with walk-in hours on Wednesday afternoon.
- **Hoekstra & Van der Meulen** – best suited to companies with more than ten employees.

## 3. What it costs
| Type of help | Typical yearly cost |
|---|---|
| Income tax return only | €250 – €450 |
| Bookkeeping and VAT | €900 – €1,800 |
| Full annual accounts | €1,500 – €3,000 |

## 4. Questions for the first meeting
1. Who will be my contact, and do they speak English?
2. Is advice during the year included in the fee?
3. Have you helped people with the 30% ruling before?
4. How quickly do you answer e-mail in the busy season?

## 5. Good to know
The income tax return is due on 1 May. An accountant can request an extension for you, often until the following spring, but only if you sign up before that date.

**Sources:** Belastingdienst.nl, websites of the firms named, NBA register.

Would you like a comparison of the three in more detail, or help deciding between a bookkeeper and an accountant?`,
    { competitors: ['Cijfermeesters', 'Fries Administratiehuis', 'Hoekstra & Van der Meulen'] },
  ),
]
