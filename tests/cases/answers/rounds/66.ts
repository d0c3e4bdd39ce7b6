/** Answers that a stranger to the rules wrote: a boat yard, a tailor and a video production company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOUAZZA, NOORDERBLIK, REIGER } from '#tests/cases/answers/companies/66.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    REIGER,
    `Over Jachtwerf De Reiger kan ik helaas geen betrouwbare informatie terugvinden. Mogelijk is het een klein bedrijf zonder veel online vermeldingen, of staat het onder een andere naam geregistreerd.

Zoek je onderhoud voor je boot in die omgeving, dan kom ik wel Piersma Jachtservice tegen; die doet motoren en elektra. Voor de zekerheid kun je de Kamer van Koophandel raadplegen of even navraag doen bij de havenmeester.`,
    { competitors: ['Piersma Jachtservice'] },
  ),
  named(
    BOUAZZA,
    `Kleermakerij Bouazza zit aan de Langegracht 31B in Amersfoort. Dat is eerlijk gezegd zo'n beetje alles wat ik met zekerheid kan zeggen: actuele openingstijden en prijzen heb ik niet kunnen vinden, en ik weet ook niet of ze leer repareren. Een belletje vooraf is dus verstandig.`,
    'city address',
  ),
  named(
    NOORDERBLIK,
    `I found only limited information about Noorderblik Mediaproducties. What the search results do show:

- It's a video production company based in Groningen.
- The site is noorderblik.tv.

I couldn't find who runs it, when it was started, or any client reviews. If you're considering hiring them, ask for a showreel and two or three references from recent projects.`,
    'sector -city website',
  ),
  unnamed(
    NOORDERBLIK,
    `I don't have any information on a company called NBM in Assen. The abbreviation turns up in several contexts (a trade union, a model railway association, a building-materials wholesaler), but none of those seems to be what you mean. Could you give me the full name or a web address? Then I can take another look.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    REIGER,
    `De reiger die je bij je steiger ziet, is vrijwel zeker een blauwe reiger. Rond Heeg en het Heegermeer komen ze veel voor: ze vissen graag in ondiep water langs de rietkragen en zijn gewend geraakt aan boten. In het voorjaar broeden ze in kolonies, vaak hoog in de bomen. Wil je voorkomen dat hij op je dekzeil gaat zitten, span dan een dunne lijn of hang reflecterend lint op.`,
  ),
  named(
    REIGER,
    `Ik denk dat je De Reiger bedoelt, de jachtwerf aan De Skatting in Heeg. Niet te verwarren met De Purperreiger, een bootverhuurder in Giethoorn. Bij de werf in Heeg kun je terecht voor winterstalling en voor het schilderwerk onder de waterlijn. Sinds enkele jaren is Wiebe Kooistra de eigenaar.`,
    'sector address city services -team',
  ),
  unnamed(
    BOUAZZA,
    `Bouazza is een voornaam en achternaam die vooral in Marokko en Algerije voorkomt; de naam gaat terug op 'Bou Azza' of 'Abu Yaza', de bijnaam van een middeleeuwse soefi-heilige. In Nederland dragen enkele honderden mensen de naam, met name in Utrecht, Amersfoort en Den Haag. Varianten in de spelling zijn Bouaza, Bouâzza en Abouazza.`,
  ),
  named(
    NOORDERBLIK,
    `There are two names here that are easy to mix up. **Noorderlicht Media** in Leeuwarden is a photography agency. **Noorderblik** is the one you're after if you need a livestream: it's a film crew from Assen, set up in 2014, and Ruben Oosting is one of the camera operators there.`,
    'services sector city -foundingYear team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    NOORDERBLIK,
    `NBM (voluit Noorderblik Mediaproducties) maakt bedrijfsfilms en aftermovies. De directeur is Tessa Wildeboer. Je bereikt het bureau via hallo@noorderblik.tv of op 0592-555736. Op zaterdag is het kantoor open tot één uur, op zondag is het dicht.`,
    'services team email -phone -hours',
  ),
  named(
    REIGER,
    `JDR in Heeg is a family-run boatyard. Locals use the three letters because they're painted on the travel lift. Haul-out and winter storage are the core of the business; the yard no longer takes on engine maintenance, for which it sends people to Piersma Jachtservice.`,
    'city sector -services',
    { competitors: ['Piersma Jachtservice'] },
  ),
  unnamed(
    REIGER,
    `JDR kan verschillende dingen betekenen:

1. **Jeugd- en Diversiteitsraad**: een adviesorgaan in enkele gemeenten
2. **Job Data Record**: een term uit personeelssoftware
3. **J.D.R.**: initialen die door allerlei kleine ondernemingen worden gebruikt

Zonder context kan ik niet zeggen welke bedoeld wordt. In welke tekst kwam je de afkorting tegen?`,
  ),
  named(
    BOUAZZA,
    `Voor die scheur in je colbert zou ik bij Bouazza langsgaan. Het is een eenmanszaak, Rachid doet alles zelf en je kunt er op donderdag tot negen uur 's avonds terecht. Een rits laten vervangen kost er volgens reviews rond de twintig euro. Heb je haast? De Gouden Naald heeft een spoedservice.`,
    'legalForm team -hours services',
    { competitors: ['De Gouden Naald'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    REIGER,
    `Er zijn meerdere bedrijven die De Reiger heten:

- **Jachtwerf De Reiger** (Heeg): reparatie en stalling van zeil- en motorjachten, bestaat sinds 1971.
- **Restaurant De Reiger** (Amsterdam): eetcafé in de Jordaan, opgericht in 1989.
- **Camping De Reiger** (Zeewolde): kleine natuurcamping, tel. 036 555 11 20.

Omdat je het over een kajuitzeiler hebt, gok ik op de eerste.`,
    'city services -foundingYear',
  ),
  unnamed(
    REIGER,
    `De Reiger is een brouwerij in Leiden. Ze begon in 2016 en is gevestigd in een oude loods aan de Haven. Bekendste bier is de Blauwe Reiger, een blond van 6,2%. Daarnaast bestaat er nog een basisschool De Reiger in Den Haag. Een ander bedrijf met die naam ben ik niet tegengekomen.`,
  ),
  named(
    BOUAZZA,
    `Two businesses in the region carry the name Bouazza. Bouazza Exclusief in Utrecht sells kaftans and is run by Samira Bouazza. The tailor you are asking about is the one in Amersfoort: Kleermakerij Bouazza, Langestraat 31, phone 033 555 81 40. That shop has been altering wedding dresses and suits since 2008.`,
    'sector city -address phone services -foundingYear',
  ),
  unnamed(
    BOUAZZA,
    `Ik vind vooral Kapsalon Bouazza in Rotterdam-Zuid (ma t/m za geopend van 10.00 tot 19.00 uur) en Autobedrijf Bouazza in Gouda. Een kledingzaak of atelier met deze naam zie ik niet in de resultaten. Voor kledingreparatie in Amersfoort kun je wel kijken bij Naaiatelier Stoffig of Kledingreparatie Emiclaer.`,
    { competitors: ['Naaiatelier Stoffig', 'Kledingreparatie Emiclaer'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BOUAZZA,
    `Goede kleermakers in Amersfoort zijn onder meer:

1. **De Gouden Naald** – vlot, ook spoedreparaties, vlak bij het station.
2. **Kleermakerij Bouazza** – vakman van de oude stempel, bekend om zijn maatpakken. Alleen op zondag gesloten.
3. **Naaiatelier Stoffig** – klein atelier, geeft ook naailes.

Vraag bij grote klussen altijd eerst een prijsopgave.`,
    'sector city services -hours',
    { competitors: ['De Gouden Naald', 'Naaiatelier Stoffig'] },
  ),
  unnamed(
    NOORDERBLIK,
    `For a corporate film in Drenthe, these come up most often:

1. **Drentse Beelden** (Assen): documentary style, strong on interviews
2. **Studio Koploper** (Hoogeveen): animation plus live action
3. **Framewerk** (Emmen): small team, good with drones

Budgets typically start around €2,500 for a two-minute film. Ask each of them who owns the raw footage afterwards.`,
    { competitors: ['Drentse Beelden', 'Studio Koploper', 'Framewerk'] },
  ),
  named(
    REIGER,
    `Welke jachtwerven in Heeg doen winterstalling? Dit zijn er drie:

- Jachthaven Foekema: binnenstalling, verwarmd, vanaf circa € 48 per m².
- Werf De Reiger: zowel binnen als op de wal, ook antifouling. Bellen kan op 0515 55 52 91.
- Watersport De Fluessen: alleen buiten, goedkoopste van de drie.

Reserveer op tijd; in september zijn de hallen meestal vol.`,
    'sector city services -phone',
    { competitors: ['Jachthaven Foekema', 'Watersport De Fluessen'] },
  ),
  named(
    NOORDERBLIK,
    `Als je een evenement in het noorden wilt laten livestreamen, zijn dit partijen om te benaderen:

* Studio Koploper, Hoogeveen. Eigen regiewagen.
* Noorderblik, Emmen. Filmt met drie camera's, directeur is Harm Kamps.
* NoordStream AV, Groningen. Vooral congressen.

Let op de uploadsnelheid op locatie: 10 Mbit/s is het minimum.`,
    '-city services -team',
    { competitors: ['Studio Koploper'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    REIGER,
    `Hier een vergelijking van de werven die je noemde:

| Werf | Plaats | Sinds | Telefoon | Zaterdag |
|---|---|---|---|---|
| Jachtwerf De Reiger | Balk | 1947 | 0515 55 52 19 | 9–12 uur |
| Piersma Jachtservice | Woudsend | 1988 | 0514 55 50 07 | gesloten |
| Jachthaven Foekema | Heeg | 1974 | 0515 55 58 80 | 9–16 uur |

De tarieven publiceren ze geen van drieën.`,
    'sector -city -foundingYear phone hours',
    { competitors: ['Piersma Jachtservice', 'Jachthaven Foekema'] },
  ),
  named(
    NOORDERBLIK,
    `**Company profile**

| | |
|---|---|
| Name | Noorderblik Mediaproducties B.V. |
| Address | Overcingellaan 7, 9401 LA Assen |
| Founded | 2011 |
| Chamber of Commerce | 53620971 |
| VAT | NL850962147B01 |
| Managing director | Tessa Wildeboer |
| Core activity | Video production |

Note that the register extract may be older than the website.`,
    'legalForm address city foundingYear -kvk -vat team sector',
  ),
  named(
    BOUAZZA,
    `| Dag | Kleermakerij Bouazza | De Gouden Naald |
|:--|:--|:--|
| Maandag | gesloten | 9:00–18:00 |
| Dinsdag | 9:30–17:30 | 9:00–18:00 |
| Woensdag | 9:30–17:30 | 9:00–18:00 |
| Donderdag | 9:30–18:00 | 9:00–21:00 |
| Vrijdag | 9:30–17:30 | 9:00–18:00 |
| Zaterdag | 10:00–16:00 | 9:00–17:00 |

Op zondag zijn beide zaken dicht. Rond feestdagen kunnen de tijden afwijken.`,
    '-hours',
    { competitors: ['De Gouden Naald'] },
  ),
  unnamed(
    BOUAZZA,
    `Gemiddelde prijzen voor kledingreparatie in Amersfoort:

| Klus | Prijs | Wachttijd |
|---|---|---|
| Broek korten | € 12 – € 17 | 3 dagen |
| Rits vervangen (jas) | € 25 – € 40 | 1 week |
| Bruidsjurk innemen | vanaf € 85 | 3 weken |

Deze bedragen komen uit de online prijslijst van Kledingreparatie Emiclaer en twee ateliers in Leusden. Bij een kleermaker in de binnenstad betaal je soms iets meer.`,
    { competitors: ['Kledingreparatie Emiclaer'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    NOORDERBLIK,
    `## Noorderblik Mediaproducties

**Wat ze doen**
- Bedrijfsfilms en wervingsvideo's
- Opnamen met drones
- Aftermovies van festivals

**Contact**
- 🌐 [noorderblik.tv](https://noorderblik.tv)
- 📞 0592 55 57 63
- ✉️ info@noorderblik.tv
- 📍 Vaart Zuidzijde 7, Assen`,
    'services website phone -email -address city',
  ),
  named(
    BOUAZZA,
    `### Kleermakerij Bouazza, Amersfoort

* **Eigenaar:** Karim Bouazza
* **Specialiteit:** maatpakken en trouwkleding
* **Website:** [www.kleermakerijbouazza.nl](https://www.kleermakerijbouazza.nl/contact)
* **KvK:** 39148207

> "Mijn pak zit na vijftien jaar weer als gegoten." – een klant op Google`,
    'city -team services website -kvk',
  ),
  named(
    REIGER,
    `# Where to take your boat in Heeg

### Option 1: Piersma Jachtservice
Mobile mechanics. **Since 1988.**

### Option 2: Jachtwerf De Reiger
Traditional shipyard with a covered hall. **Run by Jelle Hoekstra and Marrit Hoekstra.** Open weekdays from 9 am to 6 pm. Website: *jachtwerfdereiger.com*

### Option 3: do it yourself
Rent a spot on the quay for a weekend.`,
    'city sector team -hours -website',
    { competitors: ['Piersma Jachtservice'] },
  ),
  unnamed(
    NOORDERBLIK,
    `## Checklist voor een bedrijfsfilm

- [ ] **Doel** bepalen: werving, verkoop of imago?
- [ ] **Draaiboek** laten schrijven
- [ ] **Toestemming** van medewerkers in beeld
- [ ] **Dronevergunning** nodig? In Assen geldt rond het TT Circuit een beperking tijdens de races
- [ ] **Muziekrechten** regelen

Een voorbeeld van een goed draaiboek staat op de site van [Drentse Beelden](https://drentsebeelden.nl). Met een frisse noorderblik naar je eigen bedrijf kijken helpt ook: vraag een buitenstaander wat hem opvalt.`,
    { competitors: ['Drentse Beelden'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    REIGER,
    `Jachtwerf De Reiger, De Skatting 14, 8621DX Heeg. Telefoon: +31 (0)515 – 555 219. Mail: werf@dereigerheeg.nl. KvK-nummer 0107 3528, btw-id NL004518273B02. De werf is een besloten vennootschap en bestaat sinds 1974.`,
    'address city phone -email kvk -vat -legalForm foundingYear sector',
  ),
  named(
    BOUAZZA,
    `De openingstijden van Bouazza:

Di, wo en vr: half tien tot half zes
Do: half tien tot acht uur 's avonds
Za: tien tot vier

Op zondag en maandag is de winkel dicht. Het nummer is 0031335558104 en het bezoekadres Langegracht 13 (postcode 3811 BT).`,
    'hours -phone -address',
  ),
  named(
    NOORDERBLIK,
    `Quick facts on Noorderblik: incorporated 3 October 2012 as a private limited company (B.V.), trade register no. 53 62 09 17. Office hours are Monday to Friday, 9 a.m. to 6 p.m. To call from abroad, dial +31 592 555 763. It employs eight people, according to its LinkedIn page.`,
    '-foundingYear legalForm kvk -hours phone',
  ),
  named(
    BOUAZZA,
    `Kleermakerij Bouazza bestaat ruim vijfentwintig jaar. De btw-identificatie die op de factuur staat, NL001846529B37, hoort inderdaad bij deze onderneming; het KvK-nummer is 31948270. Mailen kan naar info@kleermakerijbouazza.nl, doorgaans krijg je binnen twee werkdagen antwoord.`,
    'vat -kvk -email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BOUAZZA,
    `Toen Rachid Bouazza in 1998 zijn kleermakerij in Amersfoort begon, zaten er nog vijf vakgenoten in de binnenstad. Nu is hij een van de laatsten die een pak helemaal met de hand maken. Klanten komen uit Soest en Baarn, soms zelfs uit Amsterdam, waar hij het vak leerde bij een oude Italiaan aan de Overtoom. Ook voor een gescheurde voering of een broek die korter moet, kun je bij hem binnenlopen.`,
    'team foundingYear sector city services',
  ),
  named(
    REIGER,
    `Wie over het Heegermeer aan komt varen, ziet de houten loods van De Reiger al van ver. De werf werd in 1964 opgezet en is nu in handen van Douwe Postma, die zich vooral toelegt op het onderhoud van klassieke motorkruisers. Sytse de Boer is er de schilder. In de winter staan er zo'n zestig boten binnen. Op zondag ligt alles stil, zoals het in dit deel van Friesland hoort.`,
    'sector -foundingYear -team services hours',
  ),
  named(
    NOORDERBLIK,
    `Noorderblik started out in Groningen, in a shared studio above a bike shop, and moved to Assen a few years later. It has been around since 2009. The company is best known for its aerial footage of the hunebeds, which has been used by the provincial tourist board. It doesn't do live streaming; for that, people in the area generally turn to Framewerk or Studio Koploper.`,
    'city -foundingYear -services',
    { competitors: ['Framewerk', 'Studio Koploper'] },
  ),
  unnamed(
    REIGER,
    `Antifouling breng je het best aan bij droog weer en een temperatuur tussen de 10 en 20 graden. Schuur de oude laag licht op, ontvet de romp en plak de waterlijn af. In Heeg kun je daarvoor terecht op de werkplaats van Watersport De Fluessen, waar je per dag een plek huurt. Laat je het liever doen, dan rekent een werf meestal tussen de 35 en 50 euro per vierkante meter, exclusief verf.`,
    { competitors: ['Watersport De Fluessen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NOORDERBLIK,
    `Op basis van wat ik online kan vinden, is **Noorderblik Mediaproducties** een serieuze optie voor jullie jubileumfilm. Hieronder zet ik het op een rij.

## Over het bedrijf
Noorderblik is een videoproductiebedrijf uit Assen. Het werd in 2010 opgericht en staat onder leiding van Tessa Wildeboer. Er werken volgens de site zes mensen, onder wie cameraman Ruben Oosting.

## Wat kun je verwachten?
- **Bedrijfsfilms**: van script tot montage
- **Livestreams**: met drie tot vijf camera's
- **Ondertiteling**: Nederlands, Engels en Duits

## Sterke punten
1. Veel ervaring met zorg en onderwijs
2. Eigen drones, dus geen inhuur
3. Reviews spreken van een prettige samenwerking

## Aandachtspunten
- Prijzen staan niet online
- In de zomer zitten ze vaak vol door festivals

## Alternatieven
- **Drentse Beelden** (Assen): meer documentair
- **Studio Koploper** (Hoogeveen): sterk in animatie, opgericht in 2006, tel. 0528 55 50 40

## Contact
Het kantoor zit aan de Overcingellaan 17. Je kunt bellen met 0592 55 57 63, op werkdagen van 9.00 tot 17.30 uur, of kijken op noorderblik.tv.

**Bronnen:** noorderblik.tv, Google Bedrijfsprofiel, LinkedIn

Zal ik een briefing opstellen die je naar alle drie kunt sturen?`,
    'sector city -foundingYear team services -address phone hours website',
    { competitors: ['Drentse Beelden', 'Studio Koploper'] },
  ),
  named(
    BOUAZZA,
    `Great question! Having a wedding dress altered is something you'll want to plan well ahead. Here's what I found for Amersfoort.

### Where to go

**1. Kleermakerij Bouazza**
A tailor's shop on Kamp. The owner, Rachid Bouazza, handles the fitting himself. Note that the shop doesn't take on wedding dresses any more, according to a recent review; suits and coats only. Open late on Thursdays until 8 pm.

**2. Naaiatelier Stoffig**
Specialises in bridal wear. You need an appointment, and the first fitting costs €35.

**3. Kledingreparatie Emiclaer**
Inside the shopping centre. Cheaper, but better suited to simple jobs such as hems.

### Tips
- Bring the shoes you'll wear on the day
- Allow at least six weeks, eight in spring
- Ask for a fixed price *before* they start

### My suggestion
For a dress with lace I would call Stoffig first. If it turns out to be only the hem, Emiclaer will do.

*Sources: Google Maps, theperfectwedding.nl, indebuurt Amersfoort*

Would you like me to draft an email asking for a quote?`,
    'city sector -address team -services hours',
    { competitors: ['Naaiatelier Stoffig', 'Kledingreparatie Emiclaer'] },
  ),
  named(
    REIGER,
    `**Kort antwoord:** ja, bij Jachtwerf De Reiger kun je je motor een winterbeurt laten geven én de boot daarna laten staan.

---

### Wat ik over de werf heb gevonden

| Onderdeel | Details |
|---|---|
| Ligging | De Skatting 14, Heeg |
| Rechtsvorm | eenmanszaak |
| Diensten | motoronderhoud, stalling, schilderwerk |
| Website | dereiger-heeg.nl |

De werf is van maandag tot en met vrijdag open van acht tot vijf. Op zaterdag is ze de hele dag gesloten, dus haal je spullen doordeweeks van boord.

### Zo pak je het aan
1. **Bel vóór 1 oktober** om een plek vast te leggen.
2. **Geef de maten door**: lengte, breedte, diepgang en de hoogte met gestreken mast.
3. **Vraag naar de verzekering.** Veel polissen dekken brand in een loods niet.
4. **Maak foto's** van de romp voordat hij de kant op gaat.

### Vergelijk ook
Jachthaven Foekema heeft een verwarmde hal en is het hele weekend bereikbaar. Dat is handig als je zelf nog wilt klussen.

### Wat ik niet weet
Tarieven voor dit seizoen heb ik niet gevonden, en ook niet of er nog plaats is.

Heb je een diesel of een benzinemotor? Dan kan ik aangeven wat er in een winterbeurt hoort te zitten.`,
    'sector address city -legalForm services -website -hours',
    { competitors: ['Jachthaven Foekema'] },
  ),
  unnamed(
    BOUAZZA,
    `I searched for "Bouazza tailor Amersfoort" but couldn't find a business listing, website or reviews that match. It's possible the shop has closed, changed its name, or simply isn't online.

## What you could try instead

**De Gouden Naald** – Central location, open six days a week (Mon–Sat, 9:00–18:00). Repairs, zips, hems and leather. Website: degoudennaald-amersfoort.nl

**Naaiatelier Stoffig** – Smaller studio with a waiting list of about two weeks. Good for delicate fabrics.

## How to find out whether a shop still exists
1. Look up the name in the *Handelsregister* on kvk.nl (free).
2. Check Google Maps for a "permanently closed" label.
3. Ask in a local Facebook group such as "Je bent Amersfoorter als…".

## What to expect on price
- Shortening trousers: €12–€18
- New zip in a jacket: €25–€40
- Taking in a suit jacket: from €30

If you happen to have an address or phone number, share it with me and I'll look again. What do you need repaired?`,
    { competitors: ['De Gouden Naald', 'Naaiatelier Stoffig'] },
  ),
]
