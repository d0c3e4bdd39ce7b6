/** Answers that a stranger to the rules wrote: a hairdresser, a car garage and a law firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HOEKZEMA, SPIEGEL, TVL } from '#tests/cases/answers/companies/73.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SPIEGEL,
    `Ik heb gezocht op "Kapsalon De Spiegel Deurne", maar kom geen pagina tegen waar ik met zekerheid iets over kan zeggen. Geen website, geen vermelding in de reviewsites die ik heb bekeken en ook geen openingstijden.

Dat hoeft niet te betekenen dat de zaak niet bestaat: kleine salons werken vaak alleen via Instagram of mond-tot-mondreclame. Zoek je gewoon een kapper in de buurt, dan is **Haarstudio Pien** een optie; die salon heeft wel een eigen website met online agenda.`,
    { competitors: ['Haarstudio Pien'] },
  ),
  named(
    TVL,
    `I can tell you a little about Terpstra Van Lier, but not everything you asked for.

It is a law firm based in Amersfoort, and according to its own profile it has been around since 1999. What I could not find is a fee schedule: hourly rates are not published, and I have no information on whether they accept legal aid (toevoeging) cases. I'd suggest asking for a written quote before the first meeting.`,
    'sector city -foundingYear',
  ),
  named(
    HOEKZEMA,
    `Over de prijzen van Garage Hoekzema kan ik helaas niets vinden; er staat nergens een tarievenlijst online. Wat ik wel zie: je kunt er terecht voor een APK en voor airco-onderhoud, en het adres is Lloydsweg 12 in Veendam. Of ze een leenauto hebben weet ik niet. Bellen is het handigst, maar een telefoonnummer heb ik niet kunnen achterhalen.`,
    'services -address city',
  ),
  unnamed(
    HOEKZEMA,
    `I'm not able to find reliable information about a company called "Autobedrijf Hoekzema". It doesn't come up in the sources available to me, so I can't say anything about its quality, prices or customer reviews.

A few things you could do yourself:

- Look it up in the KvK trade register
- Check whether the garage is RDW-recognised for MOT (APK) inspections
- Read recent reviews on Google Maps`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SPIEGEL,
    `Een kapsel dat te kort uitvalt, is bijna altijd een kwestie van communicatie. Wat helpt:

1. Neem twee of drie foto's mee, ook van wat je níet wilt.
2. Wijs in de spiegel aan tot waar het haar mag komen, in plaats van centimeters te noemen.
3. Vraag de kapper om eerst de lengte te knippen en daarna pas de lagen.
4. Kijk halverwege even mee. De spiegel aan de achterkant is er niet alleen voor het eind!

Durf ook gewoon 'stop' te zeggen. Een goede kapper vindt dat niet vervelend.`,
  ),
  unnamed(
    TVL,
    `Met "advocaat Terpstra" bedoel je waarschijnlijk **Terpstra Advocatuur in Heerenveen**. Dat is een eenpitter die zich richt op strafrecht en jeugdrecht, gevestigd aan het Breedpad, telefonisch bereikbaar via 0513 55 51 08. Mr. Sjoerd Terpstra werd in 2011 beëdigd.

Zoek je juist iemand in de omgeving van Amersfoort? Dan zou ik eens kijken bij Eemland Advocaten, een middelgroot kantoor met meerdere specialisten.`,
    { competitors: ['Eemland Advocaten'] },
  ),
  named(
    SPIEGEL,
    `Let op: er zijn twee zaken die qua naam op elkaar lijken. *Spiegelbeeld Kappers* zit in Helmond en is onderdeel van een keten met vier vestigingen. *De Spiegel* is een zelfstandige kapsalon in Deurne, aan de Kerkstraat. Als je een afspraak wilde bij Ilse Verberne, moet je dus bij die laatste zijn; zij is daar de eigenaresse.`,
    'city sector -address team',
  ),
  named(
    HOEKZEMA,
    `Hoekzema is a fairly common surname in the province of Groningen, so you'll see it on more than one shop front. The car garage you mean is Autobedrijf Hoekzema in Stadskanaal, run by Harm Hoekzema. Don't mix it up with Hoekstra Auto's in Assen, which is a Škoda dealer (0592 55 57 30), or with the Hoekzema painting company in Delfzijl.`,
    'sector -city team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TVL,
    `TVL Advocaten is een middelgroot advocatenkantoor aan de Stationsstraat 8 in Amersfoort. Het kantoor staat werkgevers en werknemers bij in ontslagzaken en behandelt daarnaast huurgeschillen. De naam is een samentrekking van de achternamen van de twee oprichters.

Wil je weten of TVL ook op basis van gefinancierde rechtsbijstand werkt? Dat staat niet op de site; vraag het na bij de intake.`,
    'sector -address city services',
  ),
  unnamed(
    TVL,
    `TVL staat voor **Tegemoetkoming Vaste Lasten**. Dat was een coronaregeling voor ondernemers met omzetverlies, uitgevoerd door RVO. De regeling liep van juni 2020 tot en met het eerste kwartaal van 2022.

Heb je destijds een voorschot gekregen en moet je nu TVL terugbetalen, dan kun je bij RVO een betalingsregeling aanvragen. Ben je het niet eens met de vaststelling, dan kun je binnen zes weken bezwaar maken. Een advocaat is in de bezwaarfase niet verplicht.`,
  ),
  named(
    HOEKZEMA,
    `ABH is open Monday to Friday from 8 am to 5.30 pm, and on Saturday mornings. The business was set up in 1978 by the father of the present owner. You can have your tyres changed there in spring and autumn, though it's wise to book ahead because ABH gets busy once the first frost arrives.`,
    'hours -foundingYear services',
  ),
  named(
    HOEKZEMA,
    `Ja, bij Hoekzema kun je ook op zaterdag terecht: dan is de werkplaats open van 9.00 tot 16.00 uur. Bel voor de zekerheid even van tevoren: (0598) 555463. Voor iets kleins, zoals een kapotte lamp, hoef je meestal geen afspraak te maken; voor groter werk wel.`,
    '-hours phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SPIEGEL,
    `Er zijn in Nederland meerdere kapsalons met de naam De Spiegel. De bekendste die ik vind:

- **De Spiegel, Deurne** – Molenstraat 38. Dames- en herenkapper, ook bruidskapsels. Tel. 0493-555271.
- **Kapsalon De Spiegel, Roermond** – Neerstraat 11, alleen op afspraak. Tel. 0475-555906.
- **De Spiegel Hairdesign, Zaandam** – sinds 2015, gespecialiseerd in krullen.

Welke bedoel je? Dan zoek ik de openingstijden erbij.`,
    'sector city address services -phone',
  ),
  unnamed(
    SPIEGEL,
    `Ik kom twee salons tegen die De Spiegel heten. De ene zit in Gouda, aan de Lange Tiendeweg, en bestaat sinds 1991; eigenaar is Ronald Bakker. De andere zit in Hengelo en is sinds vorig jaar een barbershop, open van woensdag tot en met zaterdag. Laat me weten in welke regio je zoekt, dan kan ik gerichter antwoord geven.`,
  ),
  named(
    HOEKZEMA,
    `There are two garages by the name of Hoekzema:

**1. Autobedrijf Hoekzema (Veendam)**
An independent garage with its own MOT (APK) lane. Website: autobedrijfhoekzema.nl. On Saturdays it stays open until 4 pm.

**2. Hoekzema Auto's (Emmen)**
Mostly a used-car dealer, founded in 2009, open on Sundays by appointment. Website: hoekzema-autos-emmen.nl.

As far as I can tell, they're not related to each other.`,
    'sector city services website -hours',
  ),
  unnamed(
    TVL,
    `"TVL" is used by quite a few Dutch businesses, so I'd need a bit more context:

- **TVL Transport** in Venlo, a haulage company with around 40 lorries
- **TVL Accountants** in Tilburg, bookkeeping and payroll for SMEs
- **Stichting TVL** in The Hague, a foundation for literacy

Are you looking for one of these, or for something else?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SPIEGEL,
    `Goede kappers in Deurne zijn onder andere:

1. **Haarstudio Pien** – bekend om balayage en lange adviesgesprekken. Aan de prijzige kant.
2. **De Spiegel** – gemoedelijke salon van Anouk Verberne, fijn voor gezinnen. Op vrijdagavond open tot half negen.
3. **Barbershop Oranje** – alleen voor heren, zonder afspraak binnenlopen.

Voor kleurbehandelingen zou ik altijd eerst een intake plannen.`,
    'sector city -team hours',
    { competitors: ['Haarstudio Pien', 'Barbershop Oranje'] },
  ),
  unnamed(
    HOEKZEMA,
    `Voor een APK in Veendam heb je een aantal garages om uit te kiezen:

- **Garage Meems**: vaste lage prijs, klaar terwijl je wacht
- **Vakgarage Bolhuis**: alle merken, met vier jaar garantie op onderdelen
- **KwikFit Veendam**: zeven dagen per week online te boeken

Let erop of de afmeldkosten van de RDW in de prijs zitten. Dat scheelt al snel een paar euro.`,
    { competitors: ['Garage Meems', 'Vakgarage Bolhuis'] },
  ),
  named(
    TVL,
    `Here are some employment law firms in Amersfoort worth contacting:

1. Van Dorp Legal: boutique practice, mainly acts for employers.
2. Terpstra Van Lier Advocaten: a partnership (maatschap) founded in 1994; acts for employees and employers alike. Phone: +31 33 555 27 40.
3. De Koppelpoort Advocatuur: small office in the old town, free 20-minute consultation.

If you've been handed a settlement agreement, don't sign before one of them has looked at it. The employer usually contributes to the legal costs.`,
    'sector city legalForm -foundingYear phone services',
    { competitors: ['Van Dorp Legal', 'De Koppelpoort Advocatuur'] },
  ),
  named(
    HOEKZEMA,
    `Welke garage in Veendam het best bij je past, hangt af van je auto. Een korte selectie van garages ter plaatse:

* Autoservice Parkstad (veel ervaring met elektrische auto's)
* Autobedrijf Hoekzema (familiebedrijf uit 1974, ook voor occasions; Lloydsweg 112)
* Vakgarage Bolhuis (landelijke garantie, pechhulp inbegrepen)

Vraag bij een grote beurt altijd twee offertes op.`,
    'sector city foundingYear services -address',
    { competitors: ['Autoservice Parkstad', 'Vakgarage Bolhuis'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SPIEGEL,
    `Hieronder drie kapsalons in Deurne naast elkaar:

| Salon | Telefoon | Open op maandag? | Specialiteit |
|---|---|---|---|
| Kapsalon Knip-In | 0493 55 58 80 | Ja | Kinderen |
| Kapsalon De Spiegel | 0493 55 52 71 | Ja | Kleuren |
| Haarstudio Pien | 0493 55 50 42 | Nee | Balayage |

De prijzen voor knippen lopen uiteen van ongeveer € 24 tot € 38.`,
    'sector city -phone -hours services',
    { competitors: ['Kapsalon Knip-In', 'Haarstudio Pien'] },
  ),
  named(
    HOEKZEMA,
    `| Gegeven | Autobedrijf Hoekzema |
|---|---|
| Adres | Lloydsweg 21, 9641 KJ Veendam |
| Telefoon | 0598-55 45 63 |
| E-mail | info@garagehoekzema.nl |
| KvK-nummer | 02047391 |
| Rechtsvorm | Vennootschap onder firma |

Controleer de gegevens voor de zekerheid in het Handelsregister.`,
    'address city -phone -email kvk -legalForm',
  ),
  named(
    TVL,
    `Comparison of law firms in the Amersfoort area:

| Firm | Seat | Practice areas | Since |
|:--|:--|:--|--:|
| Eemland Advocaten | Amersfoort | Corporate, property | 1988 |
| Terpstra Van Lier | Leusden | Family law, mediation | 1991 |
| Van Dorp Legal | Soest | Employment | 2014 |

For a divorce in which you both want to stay on speaking terms, the second one looks like the best match.`,
    'sector -city services -foundingYear',
    { competitors: ['Eemland Advocaten', 'Van Dorp Legal'] },
  ),
  unnamed(
    TVL,
    `Dit zijn gemiddelde uurtarieven van advocaten in 2024, exclusief btw:

| Rechtsgebied | Laag | Hoog |
|---|---|---|
| Arbeidsrecht | € 180 | € 320 |
| Familierecht | € 170 | € 275 |
| Huurrecht | € 165 | € 260 |

Kantoren als De Koppelpoort Advocatuur in Amersfoort werken daarnaast met vaste prijzen voor eenvoudige zaken. Vraag altijd of de kantoorkosten (vaak 5 à 6 procent) erbij komen.`,
    { competitors: ['De Koppelpoort Advocatuur'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HOEKZEMA,
    `## Autobedrijf Hoekzema

**Wat voor bedrijf is het?**
Een merkonafhankelijke autogarage in Hoogezand.

**Wat doen ze?**
- APK-keuringen
- Kleine en grote beurten
- Airco bijvullen en reinigen

**Contact**
- 🌐 [hoekzema-garage.nl](https://www.hoekzema-garage.nl/contact)
- 📞 0598 55 54 63`,
    'sector -city services -website phone',
  ),
  named(
    SPIEGEL,
    `### De Spiegel Haarmode – in het kort

- **Sinds:** 2014
- **Eigenaar:** Ilse Verberne
- **Adres:** Molenstraat 83, Deurne
- **Bruidskapsels:** nee, die worden niet meer gedaan
- **Online boeken:** via [de website](https://despiegelhaarmode.nl)

> Tip: op zaterdag is het vaak druk, dus plan ruim vooruit.`,
    '-foundingYear team -address city -services website',
  ),
  named(
    TVL,
    `# Terpstra Van Lier Advocaten

## Team
* **Marieke Terpstra** (partner)
* **Joost van Lier** (partner)
* **Nadia El Idrissi** (advocaat)

## Bereikbaarheid
Het kantoor is op werkdagen geopend van **9.00 tot 17.00 uur**. Mailen kan naar [kantoor@tvladvocaten.nl](mailto:kantoor@tvladvocaten.nl).

## Expertise
Onder meer ~~strafrecht~~ familierecht en huurrecht; strafzaken behandelt het kantoor niet meer.`,
    'team -hours -email services',
  ),
  unnamed(
    HOEKZEMA,
    `## Small service or big service?

**Small service (kleine beurt)**
- Oil and oil filter
- Fluid check
- Usually once a year

**Big service (grote beurt)**
- Everything above, plus air, cabin and fuel filters
- Spark plugs where needed
- Every two years or 30,000 km

### Where to go
Most towns have both brand dealers and independents. In Veendam, [Autoservice Parkstad](https://autoserviceparkstad.nl) publishes its prices per model, which makes comparing easier.`,
    { competitors: ['Autoservice Parkstad'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SPIEGEL,
    `De openingstijden van De Spiegel in Deurne:

Maandag: gesloten
Dinsdag t/m donderdag: 9–18 u
Vrijdag: 9–20.30 u
Zaterdag: 8.30–16 u
Zondag: gesloten

Telefoon: +31 (0)493 555 217
BTW-id: NL001984527B63`,
    'city hours phone -vat',
  ),
  named(
    HOEKZEMA,
    `The registered details I found for Autobedrijf Hoekzema B.V. are as follows: Chamber of Commerce number 0204 7391, VAT number NL 8034.15.972.B01, postcode 9641 JK, incorporated on 1 April 1974. Its general phone line is 0031 598 55 54 36.`,
    'legalForm kvk vat -address foundingYear -phone',
  ),
  named(
    TVL,
    `Je bereikt Terpstra Van Lier op nummer 033-5552704, van maandag tot en met vrijdag tussen half negen en half zes. Het postadres is Utrechtseweg 142, 3818EP. Ingeschreven bij de KvK onder 31048279. Een btw-nummer heb ik niet gevonden; dat staat doorgaans op de factuur.`,
    '-phone hours address -kvk',
  ),
  named(
    SPIEGEL,
    `Kapsalon De Spiegel opende in 2007 de deuren en viert dus in 2027 het twintigjarig bestaan. Het is een eenmanszaak (KvK 17163528). Afspraken maak je per mail via info@despiegelhaarmode.nl. Geef daarbij aan op welke dagdelen je kunt; meestal krijg je dezelfde dag antwoord.`,
    '-foundingYear legalForm kvk -email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TVL,
    `Voor een conflict met je verhuurder zou ik een kantoor zoeken dat het huurrecht van twee kanten kent. Terpstra Van Lier Advocaten is er zo een: de advocaten treden op voor huurders en voor kleine verhuurders. Het advocatenkantoor zit in Amersfoort en werd in 1999 opgericht door Marieke Terpstra en Joost van Lier, die er allebei nog werken. Mediation bieden ze trouwens niet aan, dus als je er in goed overleg uit wilt komen, moet je bij een ander aankloppen. Eemland Advocaten doet dat bijvoorbeeld wel.`,
    'sector city -foundingYear team -services',
    { competitors: ['Eemland Advocaten'] },
  ),
  named(
    HOEKZEMA,
    `Garage Hoekzema in Veendam tends to get good reviews. Customers mention honest advice, and several note that the mechanics phone before doing anything that costs extra. Rianne Smid plans the workshop, and she is the one you'll get on the line when you call. The garage doesn't sell used cars, which some find reassuring: there's no one trying to talk you into trading yours in.`,
    'city sector team -services',
  ),
  named(
    SPIEGEL,
    `Als ik de recensies mag geloven, is De Spiegel vooral een plek voor mensen die geen haast hebben. Er wordt rustig gewerkt, er is koffie van een goede branderij en Demi Kuijpers, een van de kappers, krijgt opvallend vaak een compliment voor haar kleurwerk. Minder te spreken zijn klanten over het parkeren. Wie op dinsdag voor de deur staat, heeft pech, want dan is de salon dicht.`,
    'sector team services -hours',
  ),
  unnamed(
    SPIEGEL,
    `Finding a hairdresser in a small town like Deurne mostly comes down to asking around. Locals often recommend Kapsalon Knip-In for children, as there's a play corner and the cuts are quick. Men who want a proper hot-towel shave tend to go to Barbershop Oranje. If neither suits you, Helmond is a fifteen-minute drive and has dozens of salons, among them a few that specialise in curly hair.`,
    { competitors: ['Kapsalon Knip-In', 'Barbershop Oranje'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOEKZEMA,
    `Goede vraag! Ik heb gekeken wat er over **Autobedrijf Hoekzema** te vinden is.

### Over het bedrijf
Autobedrijf Hoekzema is een garagebedrijf in Veendam, opgericht in 1974. De huidige eigenaar is Jan Hoekzema, die de zaak van zijn vader overnam. Het is een universeel autobedrijf: ze zijn niet gebonden aan één merk.

### Diensten
- Onderhoud en reparatie van alle merken
- APK-keuring
- Wisselen en opslaan van winter- en zomerbanden
- Verkoop van gebruikte auto's

### Openingstijden
| Dag | Tijd |
|---|---|
| Maandag – vrijdag | 08:00 – 17:30 |
| Zaterdag | 09:00 – 12:30 |
| Zondag | gesloten |

### Ervaringen van klanten
Klanten zijn over het algemeen tevreden over de eerlijke uitleg. Een enkeling noemt de wachttijd in het bandenseizoen als minpunt.

### Alternatieven in de buurt
Wil je vergelijken, dan kun je ook kijken bij **Garage Meems** of **Autoservice Parkstad**.

### Tips
1. Vraag vooraf een prijsopgave.
2. Neem je onderhoudsboekje mee.
3. Informeer of de APK wordt gecombineerd met de beurt; dat is vaak goedkoper.

Meer informatie staat op www.hoekzema-veendam.nl.

**Bronnen:** Google Reviews, RDW

Zal ik uitzoeken wat een grote beurt voor jouw auto ongeveer kost?`,
    'sector city foundingYear -team services hours -website',
    { competitors: ['Garage Meems', 'Autoservice Parkstad'] },
  ),
  named(
    TVL,
    `Short answer: **yes, Terpstra Van Lier Advocaten looks like a reasonable choice for your dismissal case**, but compare at least two firms.

## What I found
Terpstra Van Lier (often shortened to TVL) is a Dutch law firm with employment law as one of its core areas. The office is at Utrechtseweg 124 in Amersfoort. It is organised as a private limited company (B.V.).

## Who would handle your case?
According to the team page, Nadia El Idrissi is one of the lawyers. I can't tell whether she takes on new clients at the moment.

## How it compares
- **Van Dorp Legal** is smaller and mainly works for employers.
- **Eemland Advocaten** is larger, with higher hourly rates.

## Before you call
- Have your contract and payslips at hand.
- Note the date on which you received the termination letter; deadlines are short (two months in most cases).
- Ask who pays: with a settlement agreement, employers often contribute €750–€1,500.

## Contact
- Website: https://terpstravanlier.nl
- Email: intake@terpstravanlier.nl

*This is general information and not legal advice.*

Would you like me to draft a first email to the firm?`,
    'sector services -address city -legalForm team website -email',
    { competitors: ['Van Dorp Legal', 'Eemland Advocaten'] },
  ),
  named(
    SPIEGEL,
    `Wat leuk dat je gaat trouwen! 💍 Voor een bruidskapsel in Deurne en omgeving heb ik het volgende gevonden.

**1. De Spiegel Haarmode**
Deze kapsalon aan de Molenstraat in Deurne maakt bruidskapsels, met een proefsessie vooraf. Op zaterdag kun je er al vanaf 7.00 uur terecht. Bellen kan op 0493 – 55 52 17.

**2. Haarstudio Pien**
Komt ook aan huis, wat handig is als je bruidsmeisjes gekapt moeten worden. Reken op € 175 tot € 250.

**3. Visagie & Haar Asten**
Combinatie van make-up en haar, ongeveer tien minuten rijden.

### Waar moet je op letten?
- Plan de proefsessie zes tot acht weken van tevoren.
- Neem een foto van je jurk mee (en verstop die goed voor je partner!).
- Vraag wat er gebeurt als de styliste ziek wordt.
- Was je haar de avond ervoor, niet op de dag zelf.

### Wat kost het?
Gemiddeld betaal je in Noord-Brabant tussen de € 120 en € 220, inclusief proefkapsel. Aan huis komt er meestal een voorrijtarief bij.

Wil je dat ik een checklist maak voor de ochtend van de bruiloft?`,
    'sector address city services -hours phone',
    { competitors: ['Haarstudio Pien'] },
  ),
  unnamed(
    TVL,
    `Een goede echtscheidingsadvocaat vinden begint met de vraag of jullie er samen uit kunnen komen.

## Samen: mediation of één advocaat
Zijn jullie het over de hoofdlijnen eens, dan kan één advocaat of mediator het convenant opstellen. Dat is sneller en goedkoper. Reken op € 2.500 tot € 4.500 in totaal.

## Apart: ieder een eigen advocaat
Is er ruzie over de kinderen, de woning of de alimentatie, dan neem je elk een eigen advocaat. De kosten lopen dan al snel op tot boven de € 5.000 per persoon.

## Waar let je op?
1. **Specialisatie** – is de advocaat lid van de vFAS?
2. **Tarief** – uurtarief of vaste prijs?
3. **Toevoeging** – kom je in aanmerking voor gesubsidieerde rechtsbijstand?
4. **Klik** – vertrouw op je gevoel na het eerste gesprek.

## Kantoren in Amersfoort
- **De Koppelpoort Advocatuur**: kleinschalig, gratis kennismaking
- **Van Dorp Legal**: vooral zakelijk, maar doet ook scheidingen van ondernemers

Via de zoekfunctie van de Nederlandse orde van advocaten vind je meer namen.

**Bronnen:** rechtsbijstand.nl, advocatenorde.nl, vfas.nl

Wil je dat ik uitreken of je waarschijnlijk recht hebt op een toevoeging?`,
    { competitors: ['De Koppelpoort Advocatuur', 'Van Dorp Legal'] },
  ),
]
