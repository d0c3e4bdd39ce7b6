/** Answers that a stranger to the rules wrote: a restaurant, a bookkeeping office and a landscape gardener. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GRASDUIN, TIJM, TVL } from '#tests/cases/answers/companies/83.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TIJM,
    `Over Restaurant Tijm heb ik in de bronnen die ik kan raadplegen niets teruggevonden: geen recensies, geen menukaart en geen vermelding op de bekende reserveringssites. Misschien is de zaak nog maar net open, of staat hij online onder een andere naam.

Zoek je iets voor vanavond in de binnenstad, dan kun je denken aan **Bistro Langegracht** of **De Smidse**. Beide zijn online te reserveren. Heb je een adres of link van Tijm? Dan kijk ik graag verder mee.`,
    { competitors: ['Bistro Langegracht', 'De Smidse'] },
  ),
  named(
    TVL,
    `I can tell you a little, though not everything you asked for. Terpstra & Van Loon Administraties is a bookkeeping firm in Heerenveen, and the phone number given in the regional business directory is 0513 55 52 46.

What I could not establish is what they charge, when the office is open, or who would handle your file. None of the pages I looked at mention rates. I'd suggest calling them and asking for a quote based on your number of invoices per month.`,
    'city sector -phone',
  ),
  named(
    GRASDUIN,
    `Een compleet beeld kan ik je niet geven. Wat ik wel tegenkwam: Grasduin Hoveniers is een hoveniersbedrijf uit Roosendaal dat onder meer vijvers en sierbestrating aanlegt. Sinds wanneer ze bestaan, hoeveel mensen er werken en of ze bij een branchevereniging zijn aangesloten, kon ik niet achterhalen. Ook klantbeoordelingen heb ik niet gezien.

Vraag bij een offertegesprek gerust naar een paar adressen van eerder werk.`,
    '-city sector services',
  ),
  unnamed(
    TIJM,
    `I'm sorry, but I don't have any information about a place called "Tijm Amersfoort". It doesn't appear in the search results I have access to, so I can't confirm its opening times or whether it takes walk-ins.

A few things you could try:
- look it up in Google Maps for current hours
- check Instagram, where smaller kitchens often post their weekly menu
- call ahead, especially for groups larger than six

If you'd like, I can suggest a few other places in the city centre.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TVL,
    `Met "boekhouder Terpstra" bedoel je waarschijnlijk **Terpstra Accountants** in Drachten. Dat kantoor heeft zo'n twintig medewerkers en richt zich op agrarische ondernemers. Daarnaast bestaat er een Terpstra Belastingadvies in Leeuwarden, maar dat is een eenpitter die vooral particulieren helpt.

Zit je zelf dichter bij Heerenveen, dan is Administratiekantoor Hoekstra een praktisch alternatief.`,
    { competitors: ['Administratiekantoor Hoekstra'] },
  ),
  unnamed(
    GRASDUIN,
    `"Grasduin" on its own is not a word you'll hear often in Dutch. You are most likely thinking of the verb *grasduinen*, which means to browse or to dip into something at leisure: "grasduinen in oude tijdschriften". The image is that of cattle wandering around in lush grass, picking what they like.

Literally, *gras* is grass and *duin* is dune, so in a nature guide a "grasduin" could also describe a dune covered with marram grass.`,
  ),
  named(
    TIJM,
    `Bij Tijm draait het, zoals je al vermoedt, om kruiden: tijm, lavas en dragon komen uit de moestuin van de chef en duiken in bijna elke gang op. Je vindt het restaurant aan de Havik 32 in Amersfoort, met een klein terras aan het water. De kaart wisselt elke zes weken en er is altijd een volledig plantaardig menu.`,
    'city -address sector',
  ),
  named(
    TVL,
    `Let op, er zijn twee namen die op elkaar lijken.

*Van Loon Terpstra Notarissen* zit in Sneek en doet testamenten, hypotheekakten en bv-oprichtingen. **Terpstra & Van Loon** is iets heel anders: een administratiekantoor in Heerenveen dat de boekhouding en aangiften van mkb'ers doet. Salarisadministratie neemt dat kantoor niet aan; heb je personeel, dan moet je daarvoor dus een tweede partij zoeken.`,
    'city sector -services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    GRASDUIN,
    `GDH staat voor Grasduin Hoveniers. Het bedrijf werd in 2009 opgericht en ontwerpt en onderhoudt particuliere tuinen in West-Brabant. Op de bestelbussen zie je meestal alleen de drie letters staan, vandaar de verwarring. Met de gelijknamige voetbalclub heeft het niets te maken.`,
    '-foundingYear services',
  ),
  named(
    TIJM,
    `Yes, Tijm is a good pick for a Sunday. They open at noon and the kitchen stays open until 9 pm, so a long lunch is no problem. Book through restaurant-tijm.nl and mention allergies in the notes field; the menu is fixed and the kitchen likes to know a day ahead.

Parking in the old town is limited, so consider the garage near the station.`,
    'hours services -website',
  ),
  named(
    TVL,
    `TVL is voor een zzp'er een prima optie. Het kantoor van eigenaar Sietse Terpstra werkt met Moneybird en e-Boekhouden, en je krijgt een vaste contactpersoon. Voor de btw-aangifte per kwartaal rekenen ze een vast bedrag, dat volgens ondernemers op een forum rond de 60 euro ligt. Controleer dat wel even, want prijzen veranderen.

Vergelijk eventueel met Cijferwijs Friesland, dat alles via een app doet.`,
    '-team services',
    { competitors: ['Cijferwijs Friesland'] },
  ),
  unnamed(
    TVL,
    `TVL is de afkorting van **Tegemoetkoming Vaste Lasten**, een subsidie waarmee ondernemers tijdens de coronacrisis een deel van hun vaste lasten vergoed kregen. De regeling werd uitgevoerd door RVO en is inmiddels gesloten.

- De hoogte hing af van het omzetverlies en het percentage vaste lasten in je branche.
- Te veel ontvangen voorschotten moesten worden terugbetaald.
- Voor de vaststelling was in sommige gevallen een verklaring van een accountant nodig.

Heb je nog een openstaande terugbetaling, neem dan contact op met RVO over een betalingsregeling.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TIJM,
    `Er zijn meerdere zaken die zo heten:

1. **Tijm** in Utrecht, een lunchroom aan de Biltstraat (alleen overdag open).
2. **Restaurant Tijm** in Amersfoort, Havik 23. Dit is een bv, met Jasmijn Verkerk als chef-kok.
3. **Tijm & Co** in Groningen, een cateraar zonder eigen eetzaal.

Welke bedoel je? Dan zoek ik de menukaart erbij.`,
    'city address -legalForm team',
  ),
  unnamed(
    GRASDUIN,
    `De naam Grasduin kom ik op een paar plekken tegen, maar niet in de groensector:

- **Camping Grasduin** op Texel, een natuurkampeerterrein met 60 plaatsen
- **Kinderopvang Grasduin** in Schagen, met een bso en twee peutergroepen
- **Antiquariaat Grasduin** in Haarlem, gespecialiseerd in natuurboeken

Zocht je een hovenier, dan heb je misschien een andere naam in je hoofd.`,
  ),
  named(
    TVL,
    `Two businesses share this name, so make sure you get the right one.

The first is Terpstra & Van Loon Makelaars in Sneek, an estate agency founded in 1985 that sells homes around the lakes. The second, Terpstra & Van Loon Administraties, is an accounting office at Dracht 118, and that is the one you want for your annual accounts. It was started in 1989 and is registered as a private limited company (bv).

As far as I can see the two are not connected.`,
    'address sector services -foundingYear legalForm',
  ),
  unnamed(
    TIJM,
    `There are a few restaurants called Tijm, depending on where you are:

- **Tijm, Nijmegen**: a vegetarian kitchen near the Waalkade, dinner only, closed on Mondays.
- **Tijm, Ghent**: a wine bar with small plates in the Patershol quarter.
- **Tijm aan Zee, Domburg**: a beach pavilion open from March to October.

All three take online bookings. Let me know which city you'll be in and I can look up current menus.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TIJM,
    `Vijf restaurants in Amersfoort die in gidsen en op reviewsites vaak terugkomen:

1. **De Smidse** – grillgerechten in een oude werkplaats
2. **Tijm** – seizoenskeuken met veel groenten, dinsdag tot en met zondag geopend
3. **Eetlokaal Noord** – gedeelde gerechten, ongedwongen sfeer
4. **Wijnlokaal Sint Joris** – kleine kaart, grote wijnkelder
5. **Bistro Langegracht** – Franse klassiekers aan het water

Reserveer in het weekend minstens een week vooruit.`,
    'city sector -hours',
    { competitors: ['De Smidse', 'Eetlokaal Noord', 'Bistro Langegracht'] },
  ),
  named(
    TVL,
    `Administratiekantoren in Heerenveen waar zzp'ers goed terechtkunnen:

- **De Boekhoudkamer**: online boekhouden tegen een vast maandbedrag.
- **TVL Administraties**: al sinds 1988 actief, doet ook de loonadministratie voor kleine werkgevers. Bereikbaar via info@tvl-administraties.nl.
- **Fiscaal Bureau De Knipe**: vooral aangiften inkomstenbelasting.

Vraag altijd naar de kosten van de jaarrekening; die zit niet overal in het abonnement.`,
    'sector -foundingYear services email city',
    { competitors: ['De Boekhoudkamer'] },
  ),
  unnamed(
    GRASDUIN,
    `Here are some landscape gardeners in the Breda and Etten-Leur area that have solid reviews:

1. **Van Hooijdonk Tuinen** – large family firm, does everything from design to irrigation
2. **De Groene Spade** – ecological planting, green roofs
3. **Hovenierscollectief Mark & Vliet** – cooperative of six self-employed gardeners

Expect to pay between €45 and €60 per hour excluding VAT. For design work many firms charge a fixed fee that is deducted if you also let them do the construction.`,
    { competitors: ['Van Hooijdonk Tuinen', 'De Groene Spade'] },
  ),
  named(
    GRASDUIN,
    `Zoek je een hovenier in Etten-Leur? Dit zijn drie bedrijven om een offerte bij op te vragen:

**1. Buitenkamer Brabant**
Overkappingen en buitenkeukens, showtuin op afspraak.

**2. Hoveniersbedrijf Grasduin**
Ontwerpt en beplant natuurlijke tuinen. Site: www.grasduin-tuinen.nl, telefoon 076-5558390.

**3. Tuinservice Leurse Haven**
Vooral snoeien en gazononderhoud, ook voor VvE's.`,
    'city sector services -website phone',
    { competitors: ['Buitenkamer Brabant'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TVL,
    `Hieronder de kantoren naast elkaar:

| Kantoor | Plaats | Opgericht | Sterk in |
|---|---|---|---|
| Cijferwijs Friesland | Leeuwarden | 2015 | Boeken via app |
| Terpstra & Van Loon Administraties | Joure | 1998 | Jaarrekeningen en lonen |
| Administratiekantoor Hoekstra | Heerenveen | 1979 | Agrarische sector |

Voor een kleine bv zou ik beginnen met het tweede kantoor uit de tabel.`,
    '-city foundingYear services',
    { competitors: ['Cijferwijs Friesland', 'Administratiekantoor Hoekstra'] },
  ),
  named(
    GRASDUIN,
    `| | Gegevens |
|---|---|
| **Bedrijf** | Grasduin Hoveniers |
| **Adres** | Hoevenseweg 41, 4877 LA Etten-Leur |
| **Telefoon** | 076 - 555 83 09 |
| **E-mail** | tuin@grasduinhoveniers.nl |
| **KvK** | 20124938 |
| **Openingstijden** | ma–vr 8.00–17.00 uur |

Stuur je een bericht, zet er dan meteen de afmetingen van je tuin en een paar foto's bij; dat scheelt een ronde vragen.`,
    'city address -phone email kvk -hours',
  ),
  named(
    TIJM,
    `Ik heb de drie opties op een rij gezet voor jullie jubileum met 25 personen:

| Restaurant | Aparte zaal | Gesloten op | Prijs p.p. |
|---|:-:|---|---|
| Tijm | ja, besloten diner mogelijk | zondag en maandag | vanaf € 59 |
| Eetlokaal Noord | nee | dinsdag | vanaf € 42 |
| De Smidse | ja | woensdag | vanaf € 48 |

De prijzen zijn exclusief drank.`,
    'sector services -hours',
    { competitors: ['Eetlokaal Noord', 'De Smidse'] },
  ),
  named(
    TVL,
    `Here's a quick comparison of three Heerenveen bookkeepers for an expat freelancer:

| Office | English spoken | Contact | Saturday |
|---|---|---|---|
| De Boekhoudkamer | Yes | online form | closed |
| TVL | On request | +31 513 555 264 | 9:00–12:00 |
| Jongstra Cijfers | Yes | e-mail only | closed |

If you need your income tax return filed in English, ask beforehand whether that costs extra.`,
    'city sector phone -hours',
    { competitors: ['De Boekhoudkamer'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    GRASDUIN,
    `## Grasduin Hoveniers

**Wie?** Joost Goverde is de eigenaar; Lieke Aarts tekent de ontwerpen.

**Wat?**
- tuinontwerp met 3D-beelden
- aanleg en *onderhoud*
- geen vijvers (daarvoor verwijzen ze door)

**Waar?** Werkgebied: Etten-Leur, Breda, Rucphen en Zundert. Verder weg alleen bij grotere projecten.

[Bekijk de website](https://grasduinhoveniers.nl)`,
    'team -services website',
  ),
  named(
    TIJM,
    `### Restaurant Tijm: the essentials

- 📍 **Where:** Havik 23, 3811 EX Amersfoort
- 👩‍🍳 **Chef:** Ruben Hartgers
- 🍷 **Also on offer:** wine tastings, catering at home
- 🌐 **Web:** [eetbijtijm.nl](https://eetbijtijm.nl)
- 💶 **Price:** four courses for about €55

> Tip: ask for a table at the back, overlooking the canal.`,
    'city address -team services website',
  ),
  named(
    TVL,
    `# Boekhouder kiezen in Heerenveen

## Optie 1: Terpstra & Van Loon Administraties
* Rechtsvorm: **eenmanszaak**
* KvK-nummer: **01087346**
* Adres: **Dracht 181**
* Voor: mkb en zzp

## Optie 2: Administratiekantoor Hoekstra
* Rechtsvorm: **vof**
* Adres: **Fok 12**
* Voor: boeren en loonwerkers

---
*Gegevens kunnen verouderd zijn.*`,
    'city sector -legalForm kvk -address',
    { competitors: ['Administratiekantoor Hoekstra'] },
  ),
  unnamed(
    GRASDUIN,
    `## Wat kost een nieuwe tuin?

Een globale indeling voor **100 m²**:

- **Ontwerp**: € 600 – € 1.200
- **Grondwerk en afvoer**: € 1.500 – € 3.000
- **Bestrating**: € 60 – € 110 per m²
- **Beplanting**: € 25 – € 50 per m²

### Bedrijven om te benaderen
1. [De Groene Spade](https://degroenespade.nl)
2. [Van Hooijdonk Tuinen](https://vanhooijdonktuinen.nl)

Vraag minimaal drie offertes aan en laat de afvoer van grond **apart** specificeren.`,
    { competitors: ['De Groene Spade', 'Van Hooijdonk Tuinen'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TIJM,
    `Restaurant Tijm is telefonisch te bereiken op +31 (0)33 - 55 54 712, of per mail via info@eetbijtijm.nl. Het btw-nummer dat op de factuur hoort te staan is NL 8543.12.907.B01 en de inschrijving bij de Kamer van Koophandel is 614 072 85.`,
    'phone -email vat kvk',
  ),
  named(
    TVL,
    `De openingstijden van Terpstra & Van Loon zijn als volgt: van maandag tot en met vrijdag van half negen 's ochtends tot vijf uur 's middags, dus ook op vrijdagmiddag. In het weekend is er niemand. Het telefoonnummer is (0513) 555264.

Rond 1 april en 1 mei (aangifteperiode) kan het druk zijn aan de lijn.`,
    '-hours phone',
  ),
  named(
    GRASDUIN,
    `Some registry details for Hoveniersbedrijf Grasduin:

- Chamber of Commerce no.: 20 12 49 83
- VAT ID: NL001947268B40
- Legal form: sole proprietorship
- Established: March 2006
- Postcode: 4877LA

For invoices, always compare the VAT ID with the one in the European VIES database; registry copies on third-party sites are often a year or more behind.`,
    '-kvk -vat legalForm foundingYear address',
  ),
  named(
    TIJM,
    `Tijm opende op 12 september 2016 de deuren en vierde dus onlangs nog een jubileum. Doordeweeks, op woensdag en donderdag, schuif je aan vanaf 17 uur; vrijdag en zaterdag kan het al vanaf twaalf uur en gaat de keuken pas om half elf dicht. Er zijn 42 zitplaatsen binnen en 18 op het terras, en een driegangenmenu kost € 44,50.`,
    '-foundingYear hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TVL,
    `For a small webshop you don't need a firm from the Zuidas. A local office such as Terpstra & Van Loon will usually do: they keep the books, file your quarterly VAT returns and draw up the annual accounts, and Marloes van Loon, their tax specialist, can advise on the small business scheme. The office is located in Drachten, so dropping off a box of receipts is easy if you live nearby.`,
    'services team -city',
  ),
  named(
    GRASDUIN,
    `Een hovenier in Etten-Leur over wie je veel goeds hoort, is Grasduin. Joost Goverde begon het bedrijf in 2002 en is nog altijd zelf op de klus te vinden. De stijl is los en natuurlijk: veel vaste planten, halfverharding, hier en daar een vijver. Voor strak en modern werk wordt eerder Buitenkamer Brabant aangeraden. Wel moet je geduld hebben, want de wachttijd voor een complete aanleg liep vorig jaar op tot een maand of vijf.`,
    'city sector team -foundingYear services',
    { competitors: ['Buitenkamer Brabant'] },
  ),
  named(
    TIJM,
    `Het hangt er een beetje van af wat je zoekt. Wil je overdag iets eten, dan valt Tijm af, want lunch serveren ze daar niet; eigenaar Bram Oosterling houdt het bewust bij de avond. Bistro Langegracht heeft wel een lunchkaart, met onder meer een prima uiensoep. Met kinderen zou ik naar Eetlokaal Noord gaan, waar de tafels ruimer staan en niemand opkijkt van een omgevallen glas.`,
    '-services team -hours',
    { competitors: ['Bistro Langegracht', 'Eetlokaal Noord'] },
  ),
  unnamed(
    TVL,
    `Een boekhouder is niet verplicht, ook niet als je een bv hebt. Veel starters doen hun btw-aangifte de eerste jaren zelf met een pakket als Moneybird en schakelen pas hulp in bij de jaarrekening of de eerste werknemer. Let bij het kiezen op drie dingen: of het kantoor jouw branche kent, of je een vast maandbedrag betaalt en hoe snel je antwoord krijgt op een vraag. In Friesland zijn er tientallen kantoren, van een eenpitter aan huis tot een landelijke keten met een vestiging in Leeuwarden; vraag eens rond bij ondernemers die je kent.`,
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    GRASDUIN,
    `Goede vraag! Ik heb even gezocht naar informatie over **Grasduin Hoveniers** en zet het voor je op een rij.

## Over het bedrijf
Grasduin Hoveniers is een hoveniersbedrijf met een vestiging aan de Hoevenseweg 14 in Etten-Leur. Het bedrijf is een eenmanszaak van Joost Goverde en bestaat sinds 2006. Ze werken voor particulieren, maar ook voor een paar zorginstellingen in de streek.

## Diensten
- **Ontwerp**: een schets, een beplantingsplan en een begroting
- **Aanleg**: grondwerk, terrassen, schuttingen
- **Onderhoud**: los of in een jaarcontract

## Wat zeggen klanten?
De beoordelingen die ik vond zijn overwegend positief. Genoemd worden de nette afwerking en het meedenken over planten. Een enkele klant vond de communicatie over de planning rommelig.

## Alternatieven
| Bedrijf | Bijzonder |
|---|---|
| De Groene Spade | ecologische tuinen, groene daken |
| Van Hooijdonk Tuinen | grote projecten, eigen kwekerij |

## Tips voor je offerte
1. Maak foto's van je tuin op verschillende momenten van de dag.
2. Zet je wensen en je budget op papier.
3. Vraag of afvoer van grond en oude tegels in de prijs zit.
4. Spreek een inboetgarantie af voor de planten.

**Bronnen:** regionale bedrijvengids, reviewplatform, gemeentelijke nieuwsbrief

Wil je dat ik een mailtje voor je opstel om een kennismaking aan te vragen?`,
    'sector -address city legalForm team foundingYear services',
    { competitors: ['De Groene Spade', 'Van Hooijdonk Tuinen'] },
  ),
  named(
    TIJM,
    `Great choice for an anniversary dinner! Here's what I found about **Restaurant Tijm**.

### Overview
Tijm is a cosy restaurant on a canal in the medieval centre of Amersfoort. It opened in 2012 and is run by host and owner Bram Oosterling, with Jasmijn Verkerk in the kitchen. The cooking is Dutch with French touches: think smoked beetroot, North Sea fish and lamb with, naturally, thyme.

### Practical information
- **Reservations:** 033-555 47 21 or through the website
- **Opening days:** Wednesday to Sunday; closed Monday and Tuesday
- **Dress code:** smart casual
- **Vegetarian options:** yes, a full menu

### What guests like
1. The unhurried pace: your table is yours for the evening.
2. The wine list, with several Dutch wines by the glass.
3. The small room upstairs, which you can book for a private dinner with up to fourteen guests.

### What to keep in mind
Some reviewers mention that the staircase is steep and that the toilets are on the first floor, which may be inconvenient for guests who have trouble walking. The terrace is popular and can't be reserved.

### Alternatives nearby
If Tijm is fully booked, **Bistro Langegracht** is a five-minute walk away and has a comparable price level.

*Sources: a city guide, two review sites and a local newspaper. Details may have changed, so please double-check before you go.*

Would you like me to suggest a walk through the old town beforehand, or a hotel for the night?`,
    'sector city -foundingYear team -phone hours services',
    { competitors: ['Bistro Langegracht'] },
  ),
  named(
    TVL,
    `**Kort antwoord:** ja, Terpstra & Van Loon Administraties lijkt een passend kantoor voor een startende bv, maar vraag wel eerst een offerte op.

---

### 1. Wat is het voor kantoor?
TVL is een administratiekantoor met zeven medewerkers. Het staat als bv ingeschreven in het handelsregister onder nummer 01078346. Aan het hoofd staat Wiebe Terpstra.

### 2. Wat doen ze voor een bv?
- de lopende boekhouding, in jouw pakket of in het hunne
- de verloning van jou als dga
- de jaarrekening en de deponering bij de KvK
- de aangifte vennootschapsbelasting

### 3. Wat kost het ongeveer?
Concrete tarieven staan niet online. Reken bij kantoren van deze omvang op € 150 tot € 300 per maand voor een kleine bv.

### 4. Contact
Je kunt mailen naar administratie@tvl-heerenveen.nl of langsgaan op kantoor. Op vrijdagmiddag is het gesloten, dus plan je bezoek liever eerder in de week.

### 5. Met wie kun je vergelijken?
**Cijferwijs Friesland** werkt volledig digitaal en is vaak wat goedkoper. **De Boekhoudkamer** is interessant als je zelf wilt boeken en alleen controle zoekt.

### Checklist voor het eerste gesprek
- [ ] Wie wordt mijn vaste aanspreekpunt?
- [ ] Zit een tussentijdse belvraag in de prijs?
- [ ] Hoe zeg ik op?
- [ ] Wie is aansprakelijk bij een te late aangifte?

Bronnen: handelsregister, regionale ondernemersgids, forumberichten van ondernemers.

Zal ik een vergelijkingstabel maken met de drie kantoren?`,
    'sector legalForm -kvk team services -email hours',
    { competitors: ['Cijferwijs Friesland', 'De Boekhoudkamer'] },
  ),
  named(
    GRASDUIN,
    `Happy to help you find someone for your garden in the Breda area. Based on what I found online, I'd shortlist these three landscapers.

## 1. Grasduin
- **What they do:** garden design, paving, ponds and year-round maintenance
- **Based in:** Oosterhout
- **Owner:** Mark Goverde
- **Hours:** weekdays from 8:00 to 17:00, closed on Sundays
- **Contact:** tuin@grasduinhoveniers.nl

They seem the best match for the wild, low-maintenance look you describe.

## 2. Buitenkamer Brabant
- **What they do:** verandas, outdoor kitchens, lighting
- **Good to know:** has a show garden, by appointment

## 3. Van Hooijdonk Tuinen
- **What they do:** larger projects, automatic irrigation
- **Good to know:** long waiting list in spring

## How to choose
- Ask each gardener for two addresses of gardens that are at least three years old. A garden always looks good on the day it's finished.
- Check whether the quote includes soil improvement. On the sandy soils around Breda this makes a big difference.
- Agree on who waters the plants during the first summer.

## Rough budget
For 80 m² with a terrace of 25 m², a border and a small lawn, count on €9,000 to €14,000 including VAT.

**Sources:** company directories, review pages, a forum thread on gardening in Brabant

Shall I write a short message in Dutch that you can send to all three?`,
    'services -city -team -hours email sector',
    { competitors: ['Buitenkamer Brabant', 'Van Hooijdonk Tuinen'] },
  ),
]
