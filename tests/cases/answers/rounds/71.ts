/** Answers that a stranger to the rules wrote: a tax adviser, a farm shop and a window cleaner. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { FARM, TAX, WINDOWS } from '#tests/cases/answers/companies/71.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TAX,
    `Ik heb gezocht op "Hamstra Kuiper Belastingadvies", maar daar komt niets bruikbaars uit: geen website, geen recensies en ook geen vermelding in de gangbare bedrijvengidsen. Mogelijk is de naam net anders geschreven of werkt het kantoor vooral via mond-tot-mondreclame.

Zoek je iemand voor je aangifte in de omgeving van Heerenveen? Dan kom ik wel **Friesland Fiscaal** en **De Aangiftemakers** tegen. Beide nemen volgens hun eigen site nieuwe particuliere klanten aan.`,
    { competitors: ['Friesland Fiscaal', 'De Aangiftemakers'] },
  ),
  named(
    FARM,
    `Landwinkel De Korenbloem zit aan de Barchemseweg 7 in Lochem, zoveel is duidelijk. Wanneer ze precies open zijn, heb ik niet kunnen achterhalen; de bronnen spreken elkaar tegen. Ook een telefoonnummer of mailadres staat er niet bij. Mijn advies: kijk op Google Maps voordat je in de auto stapt.`,
    'city -address',
  ),
  named(
    WINDOWS,
    `I couldn't find any customer reviews for Streeploos Glasbewassing, so I can't say much about the quality of their work.

What the public record does show:

- it is a private limited company (B.V.);
- the Chamber of Commerce number is 58273916;
- the registered office is in Utrecht.

I found nothing about prices, staff or when the business was set up.`,
    'legalForm kvk -city',
  ),
  named(
    TAX,
    `I don't have a reliable phone number for Hamstra Kuiper, and I'd rather not guess one. Their website is hamstra-kuiper-fiscalisten.nl, which should have a contact page. I also wasn't able to confirm who currently runs the practice or what an hour of advice costs.`,
    '-website',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    FARM,
    `De korenbloem (*Centaurea cyanus*) is een eenjarige plant uit de composietenfamilie. De helderblauwe bloemen zag je vroeger volop tussen het graan, maar door onkruidbestrijding is de soort in het wild zeldzaam geworden.

**Zaaien**: van maart tot en met mei, direct in de volle grond.
**Bloei**: juni tot september.
**Plek**: zonnig, niet te voedzame grond.

De bloemblaadjes zijn eetbaar en doen het leuk in een salade. Zaden koop je bij vrijwel elk tuincentrum en soms ook bij een boerderijwinkel in de buurt.`,
  ),
  unnamed(
    WINDOWS,
    `Ramen streeploos schoonmaken lukt het best op een bewolkte dag, want in de zon droogt het water te snel op.

1. Haal eerst stof en spinrag weg met een zachte borstel.
2. Was het glas in met lauw water en een klein scheutje afwasmiddel.
3. Trek het water af met een wisser, van boven naar beneden, en veeg het rubber na iedere baan droog.
4. Werk de randen na met een zeem.

Liever uitbesteden? In Amersfoort kun je bijvoorbeeld bij Ruitenmeester terecht voor een eenmalige beurt.`,
    { competitors: ['Ruitenmeester'] },
  ),
  unnamed(
    TAX,
    `There are a few firms with names like that in Friesland, and they are easy to mix up. **Hamstra Accountants** is an accountancy practice in Drachten with about fifteen employees. **Kuiper Hypotheken** in Joure arranges mortgages. Neither of them presents itself as a tax advisory firm, although Hamstra Accountants does file annual accounts for small businesses. Could you tell me where you came across the name?`,
  ),
  named(
    FARM,
    `Je bedoelt waarschijnlijk De Korenbloem in Lochem, een boerderijwinkel die sinds 2011 bestaat. Die moet je niet verwarren met molen De Korenbloem in Ulft of met de gelijknamige kinderopvang in Zutphen; dat zijn heel andere organisaties die er niets mee te maken hebben.`,
    'city sector -foundingYear',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WINDOWS,
    `Bij SGB maak je een afspraak via de planning, op 033-5555729. Ze nemen op werkdagen op van 8.00 tot 18.00 uur. Voor een vaste beurt hoef je niet thuis te zijn, zolang de poort maar van het slot is. Afrekenen gaat achteraf met een betaalverzoek.`,
    'phone -hours',
  ),
  named(
    TAX,
    `HKB is short for Hamstra Kuiper Belastingadvies, a tax consultancy in Heerenveen. The two owners, Jelle Hamstra and Marijke Kuiper, mostly work for family businesses and help them hand the company over to the next generation. HKB was founded in 1998.`,
    'city sector team services -foundingYear',
  ),
  named(
    FARM,
    `Ja, bij Korenbloem Streekproducten kun je streekpakketten laten samenstellen, ook in grotere aantallen voor bedrijven. Mail je wensen naar info@korenbloem-streek.nl en geef daarbij je budget per pakket door. Voor kerst is het verstandig om uiterlijk half november te bestellen, want daarna loopt het snel vol.`,
    'services -email',
  ),
  unnamed(
    WINDOWS,
    `De afkorting SGB heeft meerdere betekenissen, afhankelijk van de context:

- **Sozialgesetzbuch**: het Duitse wetboek voor sociale zekerheid (SGB I tot en met XIV).
- **Schweizerischer Gewerkschaftsbund**: de Zwitserse vakbondskoepel.
- **Stichting Gebruikt Bouwmateriaal**: kom je soms tegen in oude bestekken.

In welke tekst ben je de afkorting tegengekomen? Dan kan ik gerichter zoeken.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    FARM,
    `Several places in the Netherlands are called De Korenbloem:

1. **De Korenbloem, Lochem** – a farm shop run by Herman Wansink. It sells dairy from its own cows. Phone: 0573 55 54 60.
2. **De Korenbloem, Breda** – a primary school on the east side of the city, founded in 1978.
3. **De Korenbloem, Sint-Oedenrode** – a bakery with a small lunchroom, closed on Mondays.

Which one did you have in mind?`,
    'city sector team services -phone',
  ),
  named(
    TAX,
    `Onder de naam Hamstra Kuiper vind ik twee kantoren. Het ene is Hamstra Kuiper Makelaardij in Sneek, aan de Singel 8, dat in 2003 is begonnen. Het andere is Hamstra Kuiper Belastingadvies aan de Oude Koemarkt 32 in Heerenveen; dat kantoor is een maatschap en staat ingeschreven onder KvK-nummer 01087342. Voor een vraag over je btw moet je bij het tweede zijn.`,
    'city -address legalForm kvk services',
  ),
  unnamed(
    WINDOWS,
    `Er zijn meerdere bedrijven die Streeploos heten. Streeploos Schoonmaak uit Tilburg maakt kantoren en scholen schoon en heeft ongeveer veertig mensen in dienst. In Groningen zit Streeploos Noord, een eenmanszaak van Patrick Huizinga die autoruiten poetst. Een vestiging of bedrijf met deze naam in Amersfoort kom ik niet tegen. Daar zijn wel Keistad Glazenwassers en Schoonmaakbedrijf Van Ginkel actief.`,
    { competitors: ['Keistad Glazenwassers', 'Schoonmaakbedrijf Van Ginkel'] },
  ),
  unnamed(
    FARM,
    `**De Korenbloem** in Kortrijk was jarenlang een restaurant met een ster, waar chef Kristof Marrannes groenten van eigen kweek op het bord bracht. Daarnaast is **De Korenbloem** de naam van een woonzorgcentrum voor mensen met jongdementie, eveneens in Kortrijk. Een Nederlandse zaak met deze naam heb ik bij mijn zoekopdracht niet gevonden.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WINDOWS,
    `Dit zijn drie goed bekendstaande glazenwassers in Amersfoort:

1. **Keistad Glazenwassers** – komt iedere acht weken langs en rekent vanaf € 12 per beurt.
2. **Streeploos Glasbewassing** – werkt met osmosewater en maakt ook zonnepanelen schoon. Bestaat sinds 2018.
3. **Ruitenmeester** – vooral voor winkels en kantoren, al sinds 1991.

Vraag altijd of kozijnen bij de prijs zijn inbegrepen.`,
    'city sector services -foundingYear',
    { competitors: ['Keistad Glazenwassers', 'Ruitenmeester'] },
  ),
  named(
    TAX,
    `If you need a tax adviser in Heerenveen, these three come up most often:

- **Brouwer Tax & Advies**: specialises in cross-border workers; English-speaking staff.
- **Hamstra Kuiper**: estate planning and income tax returns. Owned by Douwe Postma. Open on Saturday mornings.
- **Friesland Fiscaal**: low fixed fees, everything online.

For a simple return any of them will do; for an inheritance question I would start with the second.`,
    'city sector services -team -hours',
    { competitors: ['Brouwer Tax & Advies', 'Friesland Fiscaal'] },
  ),
  unnamed(
    FARM,
    `In en rond Lochem kun je op verschillende plekken rechtstreeks bij de boer kopen:

* **Erve Nijland** – asperges, aardbeien en aardappelen, met een automaat langs de weg.
* **De Melktap** – verse rauwe melk en yoghurt, 24 uur per dag.
* **Boerderijwinkel Groot Roessink** – lamsvlees en scharreleieren; op vrijdag en zaterdag geopend.

In de zomer staan er langs de fietsroutes bovendien vaak kraampjes met fruit en bosjes korenbloemen.`,
    { competitors: ['Erve Nijland', 'De Melktap', 'Boerderijwinkel Groot Roessink'] },
  ),
  named(
    WINDOWS,
    `A few options for getting your gutters and windows cleaned around Amersfoort:

**Schoonmaakbedrijf Van Ginkel** – general cleaning firm, based in Leusden.
**Streeploos** – sole proprietorship, Kleine Koppel 38. Does façade cleaning, but they say they don't empty gutters.
**Ruitenmeester** – cleans gutters for a fixed price of €85.

So for the gutters specifically, Ruitenmeester seems the best fit.`,
    '-legalForm address -services',
    { competitors: ['Schoonmaakbedrijf Van Ginkel', 'Ruitenmeester'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TAX,
    `Hieronder een vergelijking van drie belastingadviseurs:

| Kantoor | Plaats | Sinds | Telefoon |
|---|---|---|---|
| Friesland Fiscaal | Leeuwarden | 2008 | 058 555 10 20 |
| Hamstra Kuiper Belastingadvies | Joure | 1994 | 0513 55 25 18 |
| De Aangiftemakers | Drachten | 2016 | 0512 55 57 70 |

De tarieven staan bij geen van de drie online.`,
    'sector -city foundingYear -phone',
    { competitors: ['Friesland Fiscaal', 'De Aangiftemakers'] },
  ),
  named(
    FARM,
    `**Openingstijden De Korenbloem**

| Dag | Tijd |
|---|---|
| Maandag | gesloten |
| Dinsdag | gesloten |
| Woensdag | 9.30 – 17.30 uur |
| Donderdag | 9.30 – 17.30 uur |
| Vrijdag | 9.30 – 17.30 uur |
| Zaterdag | 9.00 – 16.00 uur |
| Zondag | gesloten |

Op feestdagen kunnen de tijden afwijken.`,
    'hours',
  ),
  named(
    WINDOWS,
    `Here is what I found on the company:

| Item | Details |
|---|---|
| Name | Streeploos Glasbewassing |
| Legal form | B.V. |
| Address | Kleine Koppel 83, 3812 PH Amersfoort |
| VAT number | NL852963147B01 |
| E-mail | info@streeploos.com |
| Director | Youssef Amrani |
| Founded | 2015 |

Details were taken from the trade register and the company's own site.`,
    'legalForm -address city vat -email team -foundingYear',
  ),
  named(
    TAX,
    `| | Hamstra Kuiper | Brouwer Tax & Advies |
|---|---|---|
| Rechtsvorm | B.V. | eenmanszaak |
| Btw-advies | ja | ja |
| Zaterdag open | nee | ja |
| Website | hamstrakuiper.nl | – |
| Eerste gesprek | gratis | € 75 |

Wil je vooral buiten kantooruren terechtkunnen, dan ligt Brouwer meer voor de hand.`,
    '-legalForm services hours website',
    { competitors: ['Brouwer Tax & Advies'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    FARM,
    `## Landwinkel De Korenbloem

**Adres:** Zwiepseweg 114, 7241 GR Lochem
**Website:** [korenbloemlochem.nl](https://korenbloemlochem.nl)
**Telefoon:** +31 573 555 416

### Assortiment
- kaas, karnemelk en boter van de eigen koeien
- rundvlees uit de vriezer
- honing van een imker uit Vorden

### Goed om te weten
- Op **zondag** is de winkel geopend van 12 tot 16 uur.
- Pinnen is mogelijk.`,
    'address city website -phone services -hours',
  ),
  named(
    WINDOWS,
    `### Streeploos – quick profile

* **What:** window cleaner for homes and small offices
* **Where:** Amersfoort
* **Run by:** Youssef Amrani
* **Online:** [www.streeploos-amersfoort.nl](https://www.streeploos-amersfoort.nl)
* **Opening hours:** Mon–Fri 7:30 am – 4:30 pm

> Tip: first-time customers usually wait about two weeks.`,
    'sector city team -website hours',
  ),
  named(
    TAX,
    `# Contactgegevens

**Hamstra Kuiper Belastingadvies**

- 📍 Oude Koemarkt 23, 8441 EP Heerenveen
- 📞 [0513 - 55 52 18](tel:0513555218)
- ✉️ [kantoor@hamstrakuiper.nl](mailto:kantoor@hamstrakuiper.nl)
- 🏛️ KvK 01078342

Maak vooraf een afspraak; zonder afspraak is er niet altijd een adviseur aanwezig. Parkeren kan op het plein voor de deur.

*Bron: bedrijvengids*`,
    'address city phone -email -kvk',
  ),
  unnamed(
    FARM,
    `## Kinderfeestje op de boerderij

Een feestje tussen de koeien is populair in de Achterhoek. **Twee adressen** die je kunt proberen:

- [Erve Nijland](https://ervenijland.nl): speurtocht, pannenkoeken en trekkerrijden, vanaf 8 kinderen.
- [De Melktap](https://demelktap.nl): ijs maken en kalfjes voeren, op woensdagmiddag.

### Vooraf vragen
1. Is er een overdekte plek als het regent?
2. Mag je eigen taart meenemen?
3. Moeten kinderen laarzen aan?`,
    { competitors: ['Erve Nijland', 'De Melktap'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WINDOWS,
    `Streeploos Glasbewassing is op 1 april 2013 opgericht en bij de Kamer van Koophandel bekend onder nummer 5827 3916. Het btw-nummer luidt NL852936147B01. Bellen kan via (033) 555 57 29. Hoeveel mensen er werken en wat de omzet is, staat niet in de openbare gegevens.`,
    'foundingYear kvk -vat phone',
  ),
  named(
    TAX,
    `Hamstra Kuiper is open Monday to Thursday from 8:30 a.m. to 5 p.m. and closed on Fridays. You can call +31 (0)513 555 218 or write to info@hamstrakuiper.nl. The office is at Oude Koemarkt 23; visits are by appointment only.`,
    '-hours phone email address',
  ),
  named(
    FARM,
    `De Korenbloem gaat op woensdag, donderdag en vrijdag om half tien open en sluit om half zes. Op zaterdag kun je er van tien tot vijf terecht. Het telefoonnummer is 0573-555407. De winkel bestaat sinds 2006. Rond Kerst en Pasen gelden soms andere tijden.`,
    '-hours -phone foundingYear',
  ),
  named(
    WINDOWS,
    `According to the register, SGB (Streeploos Glasbewassing) is a general partnership that has been in business since 2010. Its postcode is 3812 PH in Amersfoort, and the Chamber of Commerce number is 58 27 39 61. It has roughly nine employees and an average review score of 4.7 out of 5 (83 reviews).`,
    '-legalForm -foundingYear address city -kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TAX,
    `Wie in Heerenveen een fiscalist zoekt, komt al snel uit bij Hamstra Kuiper. Het kantoor is in 1979 begonnen en is nog altijd in handen van Jelle Hamstra en Marijke Kuiper. Ondernemers waarderen vooral dat er niet met een uurtje-factuurtje wordt gewerkt: je krijgt vooraf een vaste prijs. Particulieren kunnen er in het voorjaar ook hun aangifte inkomstenbelasting laten doen. De wachttijd loopt in maart wel op tot een week of drie.`,
    'city sector -foundingYear team services',
  ),
  named(
    FARM,
    `De Korenbloem is a farm shop in Zutphen, on a dairy farm where you can watch the cows being milked through a large window. The owner is Gerrit Lammers, who took up cheesemaking after a course in Friesland. People drive over for the buttermilk and the beef from the farm's own animals, and many go home with a jar of local honey as well. If the shop is too crowded, De Melktap down the road has a vending machine for fresh milk.`,
    'sector -city -team services',
    { competitors: ['De Melktap'] },
  ),
  named(
    WINDOWS,
    `Over Streeploos zijn klanten overwegend te spreken. Ze noemen de vriendelijke directeur, Kees Blom, en het feit dat de mannen ook bij regen gewoon komen. Een enkeling klaagt dat de prijs na een jaar omhoogging. Het bedrijf komt uit Nijkerk en wast ramen in de hele regio, van Bunschoten tot Leusden. Vergeleken met Keistad Glazenwassers is het iets duurder, maar daar staat tegenover dat de kozijnen altijd worden meegenomen.`,
    '-team -city services',
    { competitors: ['Keistad Glazenwassers'] },
  ),
  unnamed(
    TAX,
    `Een belastingadviseur is in Nederland geen beschermd beroep, dus het loont om even door te vragen. Kijk of iemand is aangesloten bij het Register Belastingadviseurs of de Nederlandse Orde van Belastingadviseurs, want dan gelden er opleidingseisen en tuchtrecht. In Friesland heb je zowel grote kantoren als kleine praktijken. De Aangiftemakers richt zich bijvoorbeeld op zzp'ers met een eenvoudige administratie, terwijl Brouwer Tax & Advies meer doet met bedrijfsoverdrachten en schenkingen. Reken op honderd tot tweehonderd euro per uur.`,
    { competitors: ['De Aangiftemakers', 'Brouwer Tax & Advies'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    FARM,
    `Leuk dat je lokaal boodschappen wilt doen! Ik heb gekeken naar boerderijwinkels in de buurt van Lochem en dit zijn de opvallendste.

## 1. Landwinkel De Korenbloem
Een boerderijwinkel aan de Zwiepseweg 141 in Lochem, gerund door Herman Wansink en kaasmaker Ilse Wansink. Je vindt er:
- zuivel van de eigen koeien, zoals kaas, vla en boter;
- streekpakketten om cadeau te geven;
- groenten van telers uit de omgeving.

De winkel is op maandag en dinsdag dicht. Website: korenbloem-winkel.nl. [1]

## 2. Erve Nijland
Bekend om de asperges en aardbeien. In het seizoen zeven dagen per week open, van 9 tot 18 uur. [2]

## 3. Boerderijwinkel Groot Roessink
Kleinschalig, met lamsvlees en eieren. Sinds 1999 in handen van dezelfde familie. [3]

## Tips
- **Neem een koeltas mee**, zeker in de zomer.
- **Ga vroeg op zaterdag**; de verse producten zijn vaak snel uitverkocht.
- **Vraag naar proeverijtjes**: veel boeren laten je graag iets proeven.

**Bronnen**
[1] Streekgids Achterhoek
[2] ervenijland.nl
[3] achterhoek.nl/streekwinkels

Zal ik een fietsroute voor je maken die langs deze drie winkels voert?`,
    'sector -address city team services hours -website',
    { competitors: ['Erve Nijland', 'Boerderijwinkel Groot Roessink'] },
  ),
  named(
    WINDOWS,
    `Great question! Here's an overview to help you decide whether **Streeploos Glasbewassing** is the right choice for your house.

### The company
Streeploos is a window cleaner based in Amersfoort. It started in 2013 and is a private limited company (B.V.). The director is Mark Hoogland.

### Services
- Window washing inside and outside
- Façade cleaning
- Cleaning of solar panels

### Contact
- Phone: 033 555 57 92
- Email: planning@streeploos.nl
- Office hours: weekdays 9:00–17:00

### What to watch out for
1. Ask whether window frames are included in the quote.
2. Check whether they are insured for damage to your property.
3. Agree on a frequency; every eight weeks is common in the Netherlands.

### Alternatives
If they are fully booked, **Keistad Glazenwassers** works in the same neighbourhoods and has been around since 2001. **Ruitenmeester** is mainly aimed at businesses.

### Bottom line
For a regular terraced house, expect to pay between €12 and €20 per visit. Prices and availability change, so please confirm directly with the company.

Would you like me to draft an email asking for a quote?`,
    'sector city foundingYear legalForm -team services -phone email -hours',
    { competitors: ['Keistad Glazenwassers', 'Ruitenmeester'] },
  ),
  named(
    TAX,
    `Je wilt je bedrijf overdragen aan je dochter en zoekt daar fiscale hulp bij. Hieronder zet ik de stappen en een paar kantoren op een rij.

## Zo pak je het aan
1. **Begin op tijd.** Voor de bedrijfsopvolgingsregeling gelden termijnen; drie tot vijf jaar vooraf is niet overdreven.
2. **Laat het bedrijf waarderen.** Dat doet meestal een accountant of een register valuator.
3. **Leg afspraken vast** bij de notaris.

## Kantoren in Friesland
**Hamstra Kuiper Belastingadvies (Sneek)**
Belastingadvieskantoor dat sinds 1989 familiebedrijven begeleidt bij de bedrijfsoverdracht. Ook voor estate planning kun je er terecht. Website: hamstrakuiper.nl.

**Friesland Fiscaal (Leeuwarden)**
Groter kantoor met aparte afdelingen voor loonheffing en vennootschapsbelasting. Telefoon 058 555 10 20.

## Vragen voor het eerste gesprek
- Hoeveel overdrachten hebben jullie het afgelopen jaar gedaan?
- Wie is mijn vaste aanspreekpunt?
- Werken jullie met een vaste prijs?

## Let op
De regels rond de bedrijfsopvolging zijn de laatste jaren aangepast. Controleer dus of de informatie die je leest actueel is.

Wil je dat ik uitleg hoe de vrijstelling in jouw geval ongeveer uitpakt? Dan heb ik de waarde van het bedrijf en de rechtsvorm nodig.`,
    '-city sector -foundingYear services website',
    { competitors: ['Friesland Fiscaal'] },
  ),
  named(
    FARM,
    `Ik heb de informatie over **De Korenbloem** voor je verzameld. 🌾

**Kort samengevat**
De Korenbloem is een camping met zwembad in Lochem. De onderneming is een eenmanszaak en staat bij de KvK ingeschreven onder 08145290.

**Bereikbaarheid**
- Adres: Zwiepseweg 114, 7241 GR Lochem
- E-mail: winkel@korenbloemlochem.nl
- Met de bus: vanaf station Lochem is het nog ongeveer 25 minuten lopen.

**Kinderfeestjes**
Die organiseren ze niet meer. Boerderijwinkel Groot Roessink doet dat wel, op woensdag en zaterdag.

**Wat ik niet kon vinden**
- actuele prijzen
- of honden welkom zijn

**Tip:** stuur een mailtje als je met een groep van meer dan tien personen komt.

Heb je verder nog iets nodig, bijvoorbeeld leuke uitstapjes in de omgeving?`,
    '-sector city -legalForm -kvk address email -services',
    { competitors: ['Boerderijwinkel Groot Roessink'] },
  ),
]
