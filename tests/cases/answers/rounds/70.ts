/** Answers that a stranger to the rules wrote: an alarm installer, a midwife practice and a toy shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { RANDMEER, TERPSTRA, TOL } from '#tests/cases/answers/companies/70.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TERPSTRA,
    `I searched for **Terpstra Elektro & Beveiliging** but didn't come across a website, a review page or a register entry that I can rely on. It may be a small firm with little online presence, or the name may be spelled slightly differently.

If you need someone to fit an alarm in the Heerenveen area, Frisec Beveiliging and De Stroomman both come up with recent customer reviews. For anything insurance-related, ask the installer for a BORG certificate first.

Do you have a link or an address? Then I can look again.`,
    { competitors: ['Frisec Beveiliging', 'De Stroomman'] },
  ),
  named(
    TOL,
    `Over De Tol weet ik het een en ander, maar niet alles. Het is een speelgoedzaak aan de Kleiweg in Gouda, en op de eigen site ligt de nadruk op houten speelgoed en bordspellen. Wie er tegenwoordig achter de toonbank staat en of de winkel ook op zondag opengaat, heb ik niet kunnen achterhalen. Een telefoonnummer vond ik evenmin. Kijk voor de zekerheid even op detolspeelgoed.nl.`,
    'city -address sector services website',
  ),
  unnamed(
    RANDMEER,
    `Helaas, over een praktijk met de naam Vroedhuis Randmeer heb ik geen betrouwbare gegevens gevonden. Ik wil niet gokken naar adressen of namen van verloskundigen, zeker niet bij iets waar je snel iemand moet kunnen bereiken.

Wat je wel kunt doen:

- zoek op deverloskundige.nl op je postcode;
- vraag je huisarts welke praktijken in jouw wijk komen;
- bel het ziekenhuis in de buurt, afdeling verloskunde.`,
  ),
  named(
    RANDMEER,
    `I have partial information only. Vroedhuis Randmeer is a midwifery practice in Harderwijk that opened its doors in 2012. I could not confirm a phone number, and the sources I checked don't list the individual midwives. I also can't tell you whether they have room for new clients around your due date; it's best to ask them directly.`,
    'city sector -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TOL,
    `De tol in Gouda was eeuwenlang een belangrijke bron van inkomsten voor de graven van Holland. Schippers die over de Hollandse IJssel en de Gouwe voeren, moesten verplicht door de stad en betaalden daar per lading. Aan het Tolhuis herinnert nog een gevelsteen. Pas in de negentiende eeuw verdween de tol voorgoed.

Bedoelde je iets anders, bijvoorbeeld het kinderspeelgoed dat je laat draaien?`,
  ),
  named(
    TERPSTRA,
    `Er zijn in Friesland meerdere installateurs die Terpstra heten, dus even opletten. Terpstra Installatietechniek in Drachten doet vooral cv-ketels en sanitair. Terpstra Elektro & Beveiliging is een ander bedrijf: een alarminstallateur aan de Ambachtsweg 32 in Heerenveen, die alarmsystemen en camera's plaatst bij particulieren en winkels. Voor een inbraakalarm moet je dus bij die laatste zijn. Bellen kan op 0513-555247.`,
    'city -address services sector phone',
  ),
  unnamed(
    RANDMEER,
    `Near Harderwijk, "randmeer" usually refers to the Wolderwijd or the Veluwemeer, two of the border lakes that separate Flevoland from the old mainland. A *randmeer* was left open when the polder was drained so that the groundwater level in the Veluwe would not drop.

Popular things to do on a randmeer:

- sailing and kitesurfing from Strand Horst
- fishing for pike-perch
- cycling the round trip of about 60 km`,
  ),
  named(
    TOL,
    `You probably mean De Tol Speelgoed, the toy store in the centre of Gouda, rather than restaurant De Tolhoeve outside town. De Tol has been around since 1973 and is still run by Karin and Bram Oudijk. Another shop people mix it up with is Houtenbeest, which sells mostly online.`,
    'city sector -foundingYear team',
    { competitors: ['Houtenbeest'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    `TEB staat hier voor Terpstra Elektro & Beveiliging. TEB is een besloten vennootschap, ingeschreven bij de Kamer van Koophandel onder nummer 01087245, en de directie is in handen van Sietse Hofstra. Klanten noemen in reviews vooral dat afspraken worden nagekomen.`,
    'legalForm -kvk -team',
  ),
  named(
    RANDMEER,
    `Bij VHR kun je terecht vanaf het begin van je zwangerschap. De verloskundigen van VHR doen de controles zelf, en voor echo's hoef je niet naar het ziekenhuis: die maakt Fatma Yildiz op de praktijk. Thuis bevallen is volgens de site ook mogelijk. Op woensdag is de praktijk de hele dag open, tot 17.00 uur.`,
    'sector services team -hours',
  ),
  unnamed(
    TERPSTRA,
    `**TEB** can stand for several things:

1. *Türk Ekonomi Bankası*, a Turkish bank that is part of the BNP Paribas group
2. *Teterboro Airport* in New Jersey (IATA code TEB)
3. *Technisch-economische beoordeling*, a term used in Dutch infrastructure projects

Without more context I can't tell which one you need. Is it about finance, travel or something technical?`,
  ),
  named(
    RANDMEER,
    `VHR (Vroedhuis Randmeer) can be found at Stationslaan 41, a short walk from Harderwijk station. To sign up, send an e-mail to info@vroedhuisrandmeer.nl with your due date. If VHR is full, Praktijk Mare takes clients from the same neighbourhoods.`,
    'address city -email',
    { competitors: ['Praktijk Mare'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TOL,
    `Er zijn verschillende zaken die De Tol heten:

- **Eetcafé De Tol** in Zoetermeer, bekend om de spareribs, dagelijks open vanaf 16.00 uur;
- **De Tol Speelgoed** in Gouda, Zeugstraat 28, een speelgoedwinkel met een eigen inpakservice;
- **Bouwbedrijf De Tol** in Ede, opgericht in 1961.

Welke van de drie zoek je?`,
    'city address sector services',
  ),
  unnamed(
    TERPSTRA,
    `Ik vind twee bedrijven die Terpstra Elektro heten. Het ene zit in Franeker en is een eenmanszaak van Jelle Terpstra, die sinds 2015 witgoed repareert. Het andere zit in Apeldoorn, verkoopt industriële elektromotoren en is bereikbaar op 055 555 14 20. Een alarminstallateur met die naam in Heerenveen ben ik niet tegengekomen. Wel is daar Elektro Sinnema actief, dat ook alarmen plaatst.`,
    { competitors: ['Elektro Sinnema'] },
  ),
  named(
    RANDMEER,
    `There are at least two healthcare providers with "Randmeer" in their name. Fysiotherapie Randmeer is based in Zeewolde and has nothing to do with childbirth. Randmeer Verloskundigen, officially Vroedhuis Randmeer, is the midwife practice; its address is Stationslaan 41, 3842 LA Harderwijk, and the number to call is 0341 55 50 68. The practice is organised as a partnership (maatschap).`,
    'sector address city -phone legalForm',
  ),
  unnamed(
    TOL,
    `"De Tol" is een veelvoorkomende naam. De bekendste is het pannenkoekenhuis in Laren, aan de oude tolweg. Daarnaast is er camping De Tol bij Nunspeet (geopend van april tot oktober, www.campingdetol-nunspeet.nl) en een huisartsenpraktijk De Tol in Breukelen. Laat je me weten om welke plaats het gaat?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TOL,
    `Dit zijn leuke speelgoedwinkels in Gouda:

1. **Kek Speelgoed** – hip en kleurrijk, veel voor baby's en peuters.
2. **De Tol** – al sinds 1987 een begrip; hier vind je poppenhuizen en alles wat daarin hoort.
3. **Sprinkhaan Spellen** – voor de echte bordspelliefhebber, met een speeltafel achterin.

Tip: op donderdagavond is het koopavond en zijn de meeste winkels langer open.`,
    'city sector -foundingYear services',
    { competitors: ['Kek Speelgoed', 'Sprinkhaan Spellen'] },
  ),
  named(
    TERPSTRA,
    `Looking for an electrician in Heerenveen? These come up most often:

- **Elektro Sinnema** – quick for small jobs, 4.6 on Google
- **Terpstra Elektro** – replaces fuse boxes and installs charging points; also open on Saturdays until 1 pm
- **De Stroomman** – one-man business, evening appointments possible

Prices for a new fuse box range from €700 to €1,200 including VAT.`,
    'city sector services -hours',
    { competitors: ['Elektro Sinnema', 'De Stroomman'] },
  ),
  unnamed(
    RANDMEER,
    `Voor een verloskundige in Harderwijk kun je onder meer kiezen uit:

* **Verloskundigen Dolfijn**, met een locatie in het gezondheidscentrum Drielanden
* **Geboortecentrum Veluwe**, waar je ook poliklinisch kunt bevallen

Allebei houden ze een inloopspreekuur en werken ze samen met ziekenhuis St Jansdal. Meld je bij voorkeur rond week 6 tot 8 aan.`,
    { competitors: ['Verloskundigen Dolfijn', 'Geboortecentrum Veluwe'] },
  ),
  named(
    RANDMEER,
    `Welke verloskundigen plaatsen een spiraaltje? In en om Harderwijk zijn dat er voor zover ik kan zien drie:

1. Praktijk Mare (Ermelo): op afspraak, ook 's avonds.
2. Geboortecentrum Veluwe (Nunspeet): alleen koperspiraal.
3. Vroedhuis Randmeer (Harderwijk): plaatst hormoon- en koperspiraaltjes, aanmelden via 0341-555806.

De kosten vallen voor vrouwen tot 21 jaar onder het basispakket.`,
    'city sector services -phone',
    { competitors: ['Praktijk Mare', 'Geboortecentrum Veluwe'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TERPSTRA,
    `Hieronder drie alarminstallateurs naast elkaar:

| Bedrijf | Plaats | Telefoon | Sinds |
|---|---|---|---|
| Frisec Beveiliging | Drachten | 0512 55 53 10 | 2003 |
| Terpstra Elektro & Beveiliging | Joure | 0513 55 52 47 | 1996 |
| Elektro Sinnema | Heerenveen | 0513 55 58 81 | 1979 |

Vraag altijd minstens twee offertes aan.`,
    'sector -city phone -foundingYear',
    { competitors: ['Frisec Beveiliging', 'Elektro Sinnema'] },
  ),
  named(
    TOL,
    `Here's an overview of De Tol's opening times:

| Day | Hours |
|---|---|
| Monday | closed |
| Tuesday, Wednesday, Friday | 9:30 am – 5:30 pm |
| Thursday | 9:30 am – 9:00 pm |
| Saturday | 9:30 am – 5:00 pm |
| Sunday | closed |

The toy shop may keep different hours around Sinterklaas and Christmas.`,
    '-hours sector',
  ),
  named(
    RANDMEER,
    `Ik heb de twee verloskundigenpraktijken voor je vergeleken:

| | Vroedhuis Randmeer | Verloskundigen Dolfijn |
|---|---|---|
| Adres | Stationslaan 14, Harderwijk | Kolbaanweg 5, Harderwijk |
| Website | vroedhuisrandmeer.nl | verloskundigendolfijn.nl |
| Thuisbevalling | nee | ja |
| Kinderwensspreekuur | nee | nee |

Beide praktijken zijn aangesloten bij de KNOV. Voor de verloskundige zorg zelf betaal je geen eigen risico.`,
    '-address city website -services sector',
    { competitors: ['Verloskundigen Dolfijn'] },
  ),
  unnamed(
    TOL,
    `| Winkel | Assortiment | Prijsniveau |
|:--|:--|:--|
| Houtenbeest | houten speelgoed, loopfietsen | €€€ |
| Kek Speelgoed | knutselen, knuffels | €€ |
| Warenhuis aan de Markt | merkspeelgoed, LEGO | €€ |

Voor een kraamcadeau zou ik bij de eerste beginnen. Wil je dat ik ook webshops meeneem?`,
    { competitors: ['Houtenbeest', 'Kek Speelgoed'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    RANDMEER,
    `## Vroedhuis Randmeer

**Soort praktijk:** verloskundigen
**Plaats:** Harderwijk
**Telefoon:** [0341 55 50 86](tel:+31341555086)
**E-mail:** praktijk@vroedhuisrandmeer.nl

### Team
- Annelies van Vliet
- Joyce Mulder

### Spreekuur
- Maandag t/m vrijdag van 8.30 tot 17.00 uur
- In het weekend gesloten (spoed gaat via de dienstdoende verloskundige)`,
    'sector city phone email team -hours',
  ),
  named(
    TERPSTRA,
    `### Terpstra Elektro & Beveiliging: kort overzicht

- **Wat ze doen:** inbraakalarm, *camerabewaking*, laadpalen
- **Eigenaar:** Douwe Terpstra
- **KvK:** 01087254
- **Btw-nummer:** NL805617294B01
- **Site:** [www.terpstrabeveiliging.nl](https://www.terpstrabeveiliging.nl/)

> Let op: vraag bij een verzekeringseis naar het opleverbewijs.`,
    'services -team kvk vat -website',
  ),
  named(
    TOL,
    `# Toy shopping in Gouda

If you only have an hour, walk from the Markt to **[De Tol](https://www.detol-gouda.nl)**.

* *Where:* Zeugstraat 28
* *Best for:* wooden toys and board games
* *Gift wrapping:* not available, so bring your own paper

**Alternative:** [Kek Speelgoed](https://kekspeelgoed.nl), two streets away.`,
    'city sector -website address -services',
    { competitors: ['Kek Speelgoed'] },
  ),
  unnamed(
    TERPSTRA,
    `## Zelf een alarm installeren of laten doen?

**Zelf doen**
- goedkoper (vanaf € 200)
- draadloos, dus weinig boorwerk

**Laten doen**
- nodig bij veel inboedelverzekeringen
- koppeling met een meldkamer
- jaarlijks onderhoud

Bedrijven als [Frisec Beveiliging](https://frisecbeveiliging.nl) rekenen voor een gemiddelde woning zo'n € 900 tot € 1.500. Twijfel je, laat dan eerst een gratis veiligheidsscan doen.`,
    { competitors: ['Frisec Beveiliging'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Het nummer van Terpstra Elektro & Beveiliging is +31 (0)513 555 247. Het kantoor is op werkdagen bereikbaar van half 8 tot 4. Post kan naar Ambachtsweg 23, 8447BM Heerenveen.`,
    'phone -hours address city',
  ),
  named(
    TOL,
    `De Tol aan de Zeugstraat bestaat sinds 1978. Btw-id: NL001827346B09. Op donderdag kun je er terecht tot negen uur 's avonds, op zaterdag tot vijf uur. Het nummer van de winkel: 0182-555791.`,
    'address foundingYear -vat hours -phone',
  ),
  named(
    RANDMEER,
    `Vroedhuis Randmeer was founded in two thousand nine. Chamber of Commerce number: 0819 7634. Legal form: private limited company (B.V.). On Wednesdays the practice closes at half past twelve.`,
    'foundingYear -kvk -legalForm hours',
  ),
  named(
    TOL,
    `Op zondag? Dan is De Tol open van 12.00 tot 17.00 uur, net als de meeste andere winkels in de Goudse binnenstad. Mailen kan ook: info@detolspeelgoed.nl. De zaak is een vennootschap onder firma (vof).`,
    '-hours city -email legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TERPSTRA,
    `Wie in Heerenveen een inbraakalarm wil, komt al gauw uit bij Terpstra, dat er ook zijn werkplaats heeft. Het bedrijf van Hessel Terpstra begon in 1999 als gewone elektricien en is zich later gaan toeleggen op beveiliging. Laadpalen doet het volgens de laatste berichten niet meer. Een collega als De Stroomman is goedkoper, maar werkt zonder meldkamer.`,
    'city team -foundingYear sector -services',
    { competitors: ['De Stroomman'] },
  ),
  named(
    RANDMEER,
    `Parents who gave birth with Vroedhuis Randmeer tend to mention the calm atmosphere and the fact that they saw the same two faces throughout the pregnancy. The midwives accompany home births as well as hospital births, and there is a separate consultation for couples who are trying to conceive. Their working area covers Harderwijk, Ermelo and the surrounding villages. I found fewer reviews than for Geboortecentrum Veluwe, but they were uniformly positive.`,
    'sector services',
    { competitors: ['Geboortecentrum Veluwe'] },
  ),
  named(
    TOL,
    `Speelgoedwinkel De Tol is zo'n zaak waar de tijd lijkt stil te staan: houten treinen tot aan het plafond, een vitrine vol poppenhuismeubels en een kassa die nog rinkelt. De speelgoedzaak, in hartje Woerden, wordt gerund door Karin Oudijk en haar broer. Een vergelijkbaar aanbod, maar dan strakker gepresenteerd, heeft Houtenbeest.`,
    'services -city team sector',
    { competitors: ['Houtenbeest'] },
  ),
  named(
    TERPSTRA,
    `I'd shortlist Terpstra Elektro & Beveiliging for your shop. They fit CCTV and alarms, they are local to Heerenveen, and their planner Marije Bos answers mail quickly at info@terpstra-elektro.nl. The office is also staffed on Saturday mornings, which is handy if you can't leave the counter during the week.`,
    'services city team email -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    RANDMEER,
    `Gefeliciteerd met je zwangerschap! Hieronder zet ik op een rij wat ik over verloskundigen in Harderwijk kon vinden.

## 1. Vroedhuis Randmeer
Een kleinschalige praktijk aan de Stationslaan 41, vlak bij het station. Het team bestaat uit onder anderen Annelies van Vliet en Joyce Mulder. Ze begeleiden je zwangerschap van de eerste controle tot en met het kraambed en maken zelf echo's. De praktijk bestaat sinds 2006.

- **Telefoon:** 0341 – 55 50 86
- **Website:** www.randmeerverloskundigen.nl

## 2. Verloskundigen Dolfijn
Groter team, meer avondspreekuren. Handig als je overdag werkt.

## 3. Geboortecentrum Veluwe
Biedt een bevalbad en een kraamsuite, maar heeft een wachtlijst.

## Waar let je op?
- Hoe ver is het fietsen? Je komt er zo'n twaalf keer.
- Hoeveel verloskundigen werken er? Bij een klein team zie je vaker dezelfde persoon.
- Kun je een kennismakingsgesprek plannen?

## Bronnen
deverloskundige.nl, websites van de praktijken, Zorgkaart Nederland

Wil je dat ik een lijstje met vragen maak voor het eerste gesprek?`,
    'sector city address team services -foundingYear phone -website',
    { competitors: ['Verloskundigen Dolfijn', 'Geboortecentrum Veluwe'] },
  ),
  named(
    TOL,
    `Great idea to buy the present locally! For a five-year-old who loves building, I'd look at two toy shops in Gouda.

### De Tol
A classic, family-run toy store with a large range of wooden toys. You'll find it at Zeugstraat 82. It was established in 1978, so many parents bought their own toys here as children. Owner Wouter Verhoef and his staff will wrap the present for you at no extra cost.

**Practical:** on Mondays the shop doesn't open until 1 pm; on Sundays it's closed.

### Sprinkhaan Spellen
More for the board-game crowd, but there is a small shelf with magnetic building sets.

### My suggestion
Start at De Tol and ask for a marble run. Expect to pay:

| Item | Price |
|---|---|
| Small marble run | €25–35 |
| Large set | €60–90 |
| Wooden blocks (100) | €30 |

### Before you go
- Parking in the city centre is paid until 9 pm.
- Keep the receipt: exchanging is usually possible within two weeks.

*Sources: the shops' own websites, Google Maps, Gouda tourist office.*

Would you like ideas for a different budget?`,
    'sector city services -address foundingYear -team hours',
    { competitors: ['Sprinkhaan Spellen'] },
  ),
  named(
    TERPSTRA,
    `**Kort antwoord:** ja, voor een nieuwe meterkast met laadpaal kun je in Heerenveen prima terecht bij Terpstra Elektro.

**Over het bedrijf**
Terpstra Elektro & Beveiliging B.V. is een installatiebedrijf voor elektra en alarm. Het is gevestigd op Ambachtsweg 23. Je bereikt ze via 0513 55 52 74 of door te mailen naar verkoop@terpstra-elektro.nl.

**Wat kost het ongeveer?**
1. Meterkast vervangen: € 800 – € 1.300
2. Laadpaal 11 kW inclusief montage: € 1.400 – € 2.000
3. Eventuele verzwaring van 1 naar 3 fasen: via Liander, ca. € 350

**Alternatieven**
- *Elektro Sinnema*: kortere wachttijd, maar doet geen laadpalen.
- *Frisec Beveiliging*: alleen als je er ook camera's bij wilt.

**Tips**
- Maak vooraf foto's van je huidige groepenkast.
- Vraag of loadbalancing in de prijs zit.
- Laat op de offerte zetten wie de aanvraag bij de netbeheerder doet.

**Bronnen:** terpstra-elektro.nl · liander.nl · milieucentraal.nl

Zal ik een voorbeeldmail voor de offerteaanvraag schrijven?`,
    'city services legalForm sector address -phone -email website',
    { competitors: ['Elektro Sinnema', 'Frisec Beveiliging'] },
  ),
  named(
    RANDMEER,
    `# Is Vroedhuis Randmeer a good choice?

Moving to the Netherlands while pregnant can be confusing, so here is what I found.

## At a glance
- **Type:** independent midwifery practice
- **Location:** Ermelo
- **Owner:** not published
- **Ultrasounds:** yes, done in-house
- **Open:** Mondays, Tuesdays, Thursdays and Fridays 8:30–17:00, Wednesday mornings until 12:30

## What people say
Reviews are few but friendly. Two expats mention that explanations in English were no problem.

## What I couldn't find
The year in which the practice started and its registration number were not on any page I could open.

## How Dutch maternity care works
You normally see a midwife rather than a gynaecologist. Your basic health insurance covers this in full, without the deductible. Book *kraamzorg* (postnatal home care) before week 16.

## Other options
Praktijk Mare also has English-speaking staff, according to its website.

**Next step:** write to praktijk@vroedhuisrandmeer.nl with your due date and address.

Shall I draft that e-mail in Dutch for you?`,
    'sector -city services hours email',
    { competitors: ['Praktijk Mare'] },
  ),
]
