/** Answers that a stranger to the rules wrote: a hearing care shop, a scaffolding company and a holiday park. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KORHOEN, SCHELP, TERPSTRA } from '#tests/cases/answers/companies/61.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SCHELP,
    `Ik kan op dit moment geen betrouwbare informatie vinden over een bedrijf met de naam Hoorwinkel De Schelp. Het kan zijn dat het om een kleine zaak gaat die weinig online staat, of dat de naam net iets anders wordt geschreven.

Wat je kunt doen:
- zoek in het register van StAr, daar staan alle geregistreerde audiciens in;
- kijk op de site van je zorgverzekeraar welke audiciens gecontracteerd zijn;
- bel een zaak die ik wel terugvind, zoals **Hoorcentrum Merwede**.

Weet je in welke plaats de winkel zit? Dan zoek ik gericht verder.`,
    { competitors: ['Hoorcentrum Merwede'] },
  ),
  named(
    TERPSTRA,
    `Over Terpstra Steigerbouw heb ik maar een paar dingen kunnen achterhalen. Het is een steigerbouwer uit Buitenpost die steigers verhuurt aan aannemers en schilders. Een telefoonnummer of openingstijden kwam ik nergens tegen, en ook over het oprichtingsjaar durf ik niets te zeggen. Voor een offerte kun je het best het contactformulier op hun eigen website gebruiken.`,
    'sector -city services',
  ),
  named(
    KORHOEN,
    `I found Vakantiepark Het Korhoen listed as a holiday park in Hardenberg, in the province of Overijssel. Beyond that my information is thin: I could not confirm current prices, whether dogs are welcome, or when check-in starts. The phone number given is 0529 55 51 90, so calling reception is probably the quickest way to find out.`,
    'sector -city phone',
  ),
  unnamed(
    TERPSTRA,
    `I'm not able to tell you who owns Terpstra Steigerbouw. I searched for the name but didn't come across a company page, a register extract or any press coverage that I could rely on, and I'd rather not guess.

You can look it up yourself in the Dutch business register (KVK): a basic search is free and an extract showing the directors costs a few euros. If you share a town or a website address, I'm happy to have another look.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KORHOEN,
    `Het korhoen is een hoenderachtige die in Nederland bijna is verdwenen. De laatste populatie leeft op de Sallandse Heuvelrug, waar sinds enkele jaren vogels uit Zweden worden uitgezet. De beste kans om er een te zien heb je in het vroege voorjaar, tijdens de balts, vanaf de kijkhut bij het bezoekerscentrum.

Wil je in de buurt overnachten? Dan is Camping Lemelerzicht een rustige uitvalsbasis. Houd er rekening mee dat delen van de heide in het broedseizoen zijn afgesloten.`,
    { competitors: ['Camping Lemelerzicht'] },
  ),
  named(
    SCHELP,
    `De Schelp aan de Arkelstraat in Gorinchem is een zelfstandige audicien. Je kunt er terecht voor een gratis hoortest en om hoortoestellen van verschillende merken op proef te dragen. De zaak is van Petra de Graaf, die ook zelf de metingen doet. Op maandag is de winkel gewoon open vanaf 9.00 uur, de rest van de week ook.`,
    'address city sector services -team -hours',
  ),
  unnamed(
    TERPSTRA,
    `Je bedoelt waarschijnlijk **Terpstra Schilderwerken** in Sneek. Dat is een schildersbedrijf dat al twintig jaar binnen- en buitenwerk doet in de zuidwesthoek van Friesland. Voor hoge gevels zetten ze zelf steigers neer, maar die verhuren ze niet los aan anderen.

Voor losse verhuur van steigers in Friesland kun je onder andere kijken bij Noorderzon Steigers of Hofstra Bouwhulp. Vraag altijd of montage en keuring bij de prijs zijn inbegrepen.`,
    { competitors: ['Noorderzon Steigers', 'Hofstra Bouwhulp'] },
  ),
  unnamed(
    SCHELP,
    `"De schelp" can mean two things when people talk about ears in Dutch. The *oorschelp* is the visible outer part of the ear (the auricle), while a "schelp" in hearing aid language is the custom-made earpiece that fills the bowl of the ear. Such a shell is moulded after an impression is taken by the hearing care professional and usually needs replacing every three to five years.

If yours whistles or hurts, it probably no longer fits well. Make an appointment with the shop where you bought your device; adjustments are generally free within the five-year period your insurer pays for.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    `TSB uit Drachten is een steigerbedrijf dat vooral verhuurt en monteert. Ze hebben ook rolsteigers voor particulieren die zelf een dakgoot willen schilderen. TSB is volgens het handelsregister een besloten vennootschap, ingeschreven onder KVK-nummer 01078432. Bellen kan op werkdagen van zeven tot half vijf, in het weekend is er niemand.`,
    'city services sector legalForm -kvk hours',
  ),
  named(
    KORHOEN,
    `VHK (Vakantiepark Het Korhoen) is a holiday resort in the east of the country. It opened in 1979 and is run as a cooperative of bungalow owners. Contact details I found:

- Phone: +31 529 55 51 90
- Email: info@hetkorhoen.nl

The park manager is Wilma Nijhuis. Note that VHK does not have a swimming pool of its own; guests usually go to the municipal pool in town.`,
    '-foundingYear legalForm phone -email team -services sector',
  ),
  unnamed(
    SCHELP,
    `HDS staat in de zorg meestal voor *Hospital Disinfection System* of, in de audiologie, soms voor een **Hearing Disability Scale**, een vragenlijst die in kaart brengt hoeveel hinder iemand van slechthorendheid heeft. De uitkomst ervan kan meewegen bij de keuze voor een categorie hoortoestel, maar zorgverzekeraars gebruiken in Nederland doorgaans het eigen hoorprotocol met een vragenlijst vooraf (de AVAB of COSI).

Kwam je de afkorting op een factuur tegen? Vraag dan bij de afzender na wat er precies mee bedoeld wordt.`,
  ),
  named(
    SCHELP,
    `HDS is de afkorting waaronder Hoorwinkel De Schelp in de buurt bekend is. Het is een audicienszaak in de vorm van een bv, met twee mensen in de winkel: Marloes van Dieren en Hakim Bouzid. De winkel begon in 2014. Naast hoortoestellen maken ze oordoppen op maat voor muzikanten en motorrijders.

Website: www.hoorwinkeldeschelp.nl`,
    '-legalForm sector team -foundingYear services website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KORHOEN,
    `Er zijn meerdere plekken die Het Korhoen heten:

1. **Vakantiepark Het Korhoen**, Hammerweg 16, Ommen. Een recreatiepark met bungalows en kampeerplaatsen.
2. **Restaurant Het Korhoen**, Nijverdal. Pannenkoekenhuis, open van woensdag tot en met zondag, opgericht in 2009.
3. **Basisschool Het Korhoen**, Hoenderloo. Een openbare school met ongeveer 120 leerlingen.

Gezien je vraag over een weekend weg ga ik uit van de eerste. Klopt dat?`,
    '-address city services sector',
  ),
  unnamed(
    SCHELP,
    `Ik vind drie bedrijven onder de naam De Schelp, maar geen daarvan verkoopt hoortoestellen:

- **Visrestaurant De Schelp** in Yerseke, bekend van de mosselen en oesters;
- **Kinderopvang De Schelp** in Katwijk, met drie groepen;
- **Camping De Schelp** op Texel, een kleine natuurcamping achter de duinen.

Voor een hoortest in de regio Gorinchem kun je terecht bij Van Tuyl Hooradvies. Daar werken ze op afspraak.`,
    { competitors: ['Van Tuyl Hooradvies'] },
  ),
  named(
    TERPSTRA,
    `There are at least two firms called Terpstra in this line of work, so be careful not to mix them up. *Terpstra Steigerbouw* is a scaffolding contractor based in Drachten that rents out its material across the north; its director is Harm Terpstra. *Terpstra Sloopwerken* is a demolition contractor from Franeker, founded in 1981, which can be reached on 0517 55 50 33. The two are not related as far as I can tell.`,
    'city services sector -team',
  ),
  unnamed(
    TERPSTRA,
    `De naam Terpstra komt in Friesland heel vaak voor. In de bouw ken ik:

| Bedrijf | Plaats | Werk |
|---|---|---|
| Terpstra Dakdekkers | Leeuwarden | platte daken |
| Bouwbedrijf S. Terpstra | Dokkum | nieuwbouw en renovatie |
| Terpstra & Zn. Heiwerken | Bolsward | funderingen |

Een steigerbouwer met die naam zit er voor zover ik kan zien niet tussen. Heb je een plaatsnaam of een telefoonnummer dat op de offerte staat? Dan kan ik nagaan om welk bedrijf het gaat.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SCHELP,
    `Goede audiciens in Gorinchem zijn onder meer:

1. **Hoorcentrum Merwede** – groot aanbod, ook kinderaudiologie.
2. **Hoorwinkel De Schelp** – kleine zaak met veel persoonlijke aandacht, ook begeleiding bij tinnitus. Tel. 0183 55 57 42.
3. **Oorwijs Gorinchem** – vooral bekend om de snelle service bij reparaties.

Een tip: vraag bij alle drie een proefperiode van minstens vier weken en vergelijk de nazorg.`,
    'sector city services -phone',
    { competitors: ['Hoorcentrum Merwede', 'Oorwijs Gorinchem'] },
  ),
  unnamed(
    KORHOEN,
    `Voor een vakantie met kinderen in het Vechtdal zou ik kijken naar:

- **Bungalowpark De Vechtstroom** – ruime huisjes aan het water, met kanoverhuur.
- **Landgoed Eerderhof** – wat luxer, met een eigen kinderboerderij.
- **Natuurcamping De Bosrand** – basic, maar midden in het bos.

In de schoolvakanties raken de bungalows snel vol, dus boek ruim van tevoren. Zal ik ook kijken welke parken een overdekt zwembad hebben?`,
    { competitors: ['Bungalowpark De Vechtstroom', 'Landgoed Eerderhof'] },
  ),
  named(
    TERPSTRA,
    `Here are some scaffolding companies in and around Heerenveen that come up most often:

1. Noorderzon Steigers – industrial projects, VCA certified.
2. Terpstra Steigers – located in Heerenveen, founded in 1996, also supplies temporary roof covers so that work can go on in the rain.
3. De Jong Klimmaterieel – rolling towers and ladders, mostly self-collect.

Prices for a standard terraced house façade tend to start at around €600 for two weeks.`,
    'sector -city foundingYear services',
    { competitors: ['Noorderzon Steigers', 'De Jong Klimmaterieel'] },
  ),
  named(
    KORHOEN,
    `Welke vakantieparken in Ommen hebben een groepsaccommodatie? Deze kwam ik tegen:

* Het Korhoen – groepshuis voor 24 personen, te boeken via vakantieparkkorhoen.com
* Landgoed Eerderhof – verbouwde schuur, tot 40 personen
* Camping Lemelerzicht – alleen in de zomer, in tenten

Let op: bij de meeste parken gelden er voor jongerengroepen aparte regels en een hogere borg.`,
    'sector city services -website',
    { competitors: ['Landgoed Eerderhof', 'Camping Lemelerzicht'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TERPSTRA,
    `Hieronder een vergelijking van drie steigerbedrijven in Friesland:

| Bedrijf | Vestigingsplaats | Sinds | Rolsteigers | Telefoon |
|---|---|---|---|---|
| Terpstra Steigerbouw | Drachten | 1998 | ja | 0512-555416 |
| Hofstra Bouwhulp | Joure | 2003 | nee | 0513-555208 |
| Noorderzon Steigers | Leeuwarden | 1989 | ja | 058-5550171 |

Alle drie werken ze door de hele provincie. Voor een eenmalige klus aan huis is een rolsteiger meestal het goedkoopst.`,
    'sector city -foundingYear services phone',
    { competitors: ['Hofstra Bouwhulp', 'Noorderzon Steigers'] },
  ),
  named(
    SCHELP,
    `These are the opening hours I could find:

| Day | Hoorwinkel De Schelp | Van Tuyl Hooradvies |
|---|---|---|
| Monday | closed | 9:00–17:00 |
| Tuesday–Friday | 9:00–17:30 | 9:00–17:00 |
| Saturday | 10:00–13:00 | closed |
| Sunday | closed | closed |

Both shops recommend making an appointment for a hearing test, although you can walk in for batteries and small repairs.`,
    '-hours services',
    { competitors: ['Van Tuyl Hooradvies'] },
  ),
  named(
    KORHOEN,
    `| Gegeven | Vakantiepark Het Korhoen |
|---|---|
| Adres | Hammerweg 61, 7731 PD Ommen |
| Rechtsvorm | B.V. |
| KvK | 05043219 |
| Btw-nummer | NL004718253B01 |
| E-mail | receptie@hetkorhoen.nl |

De gegevens komen uit openbare bronnen; controleer ze bij twijfel zelf in het Handelsregister.`,
    'address city -legalForm kvk -vat email',
  ),
  unnamed(
    SCHELP,
    `Een overzicht van wat hoortoestellen in 2025 ongeveer kosten via de basisverzekering:

| Categorie | Totale prijs per oor | Eigen bijdrage (25%) |
|---|---|---|
| 1 | € 480 | € 120 |
| 3 | € 640 | € 160 |
| 5 | € 850 | € 212 |

Het eigen risico komt daar nog bij. In Gorinchem publiceren Hoorcentrum Merwede en Oorwijs Gorinchem hun prijzen online. Bij andere winkels moet je erom vragen.`,
    { competitors: ['Hoorcentrum Merwede', 'Oorwijs Gorinchem'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KORHOEN,
    `## Het Korhoen in het kort

**Wat is het?** Een vakantiepark tussen de bossen van het Vechtdal.

**Wat kun je er doen?**
- zwemmen in het verwarmde buitenbad
- kamperen op ruime plekken
- een bungalow huren voor vier tot acht personen

**Contact**
- [Website](https://www.hetkorhoen.nl)
- Telefoon: **0529 – 55 51 09**
- Receptie op zondag: 10.00 tot 16.00 uur`,
    'sector services website -phone hours',
  ),
  named(
    TERPSTRA,
    `### Terpstra Steigerbouw

- **Location:** Loswal 27, 9206 AJ Drachten
- **Managing director:** Sietse Terpstra
- **Specialities:** suspended scaffolds, rolling towers, *temporary roofs*
- **E-mail:** [planning@terpstrasteigers.nl](mailto:planning@terpstrasteigers.nl)

### Good to know
This scaffolding firm works mostly for contractors, but private customers can also request a quote. Delivery within the province is usually possible in two or three working days.`,
    '-address city -team services email sector',
  ),
  named(
    SCHELP,
    `# Hoorwinkel De Schelp

> Zelfstandige hoorspecialist in de binnenstad van Gorinchem

**Pluspunten**
1. Merkonafhankelijk advies
2. Ruime proefperiode
3. Ook otoplastieken tegen lawaai

**Minpunten**
1. Geen begeleiding bij tinnitus; daarvoor verwijzen ze door naar het ziekenhuis
2. Parkeren is lastig

**Adres:** Arkelstraat 83 · **KvK:** 23140587`,
    'sector city -services -address -kvk',
  ),
  unnamed(
    TERPSTRA,
    `## Steiger huren: waar let je op?

### 1. Type steiger
- **Rolsteiger** – voor schilderwerk tot circa 8 meter
- **Gevelsteiger** – voor langdurig werk aan een hele gevel
- **Hangsteiger** – als er op de grond geen ruimte is

### 2. Keuring
Vraag om een *steigerkaart* en een opleverformulier.

### 3. Verhuurders in het noorden
- [De Jong Klimmaterieel](https://dejongklimmaterieel.nl)
- [Noorderzon Steigers](https://noorderzonsteigers.nl)

Wil je dat ik een checklist maak voor de offerteaanvraag?`,
    { competitors: ['De Jong Klimmaterieel', 'Noorderzon Steigers'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SCHELP,
    `Het telefoonnummer van Hoorwinkel De Schelp is +31 (0)183 555 724. Op zaterdag kun je er terecht van 10 tot 5 uur 's middags, op zon- en maandag is de zaak dicht. Mailen kan ook, naar balie@hoorwinkeldeschelp.nl; dan krijg je meestal binnen een werkdag antwoord.`,
    'phone -hours email',
  ),
  named(
    KORHOEN,
    `Vakantiepark Het Korhoen bestaat sinds 1 april 1974 en ligt aan de Hammerweg in Ommen. De receptie is doordeweeks en op zaterdag bereikbaar van negen uur 's ochtends tot acht uur 's avonds. Het KvK-nummer luidt 0504 3291 en de parkmanager is Wilma Nijhuis. Buiten deze tijden is er een noodnummer.`,
    'foundingYear address city -hours -kvk team',
  ),
  named(
    TERPSTRA,
    `Terpstra Steigerbouw's VAT number is NL 8052.71.634.B01 and it is registered with the Chamber of Commerce under 01078342. The company was established in 1969 and can be called on weekdays from 7 am to 4.30 pm at 0031-512-555416. I could not verify whether these details are still current.`,
    '-vat kvk -foundingYear hours phone',
  ),
  named(
    TERPSTRA,
    `Volgens de gegevens die ik vond is Terpstra Steigerbouw een eenmanszaak, gevestigd op het adres Loswal 22 (postcode 9206AJ). Ze zijn ook op zaterdagochtend open, van acht tot twaalf. Verder staat er een e-mailadres vermeld: verhuur@terpstrasteigers.nl. Meer kon ik niet vinden.`,
    '-legalForm address -hours -email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KORHOEN,
    `Als je rust zoekt, is Het Korhoen een prima keuze. Het vakantiepark ligt aan de rand van Ommen, op fietsafstand van de Vecht, en is met een kleine honderd bungalows overzichtelijk gebleven. Gasten prijzen in recensies vooral de vriendelijke ontvangst door Ruben Schutte en zijn mensen aan de receptie. Wie meer vertier wil, is misschien beter af bij Bungalowpark De Vechtstroom, waar een animatieteam rondloopt en een indoor speelhal is. Kamperen kan op Het Korhoen overigens niet meer: het park verhuurt alleen nog huisjes.`,
    'city team -services sector',
    { competitors: ['Bungalowpark De Vechtstroom'] },
  ),
  named(
    SCHELP,
    `My mother-in-law's generation often goes to the big chains, but an independent hearing aid shop can be a better fit. In Gorinchem, Hoorwinkel De Schelp has been helping people since 2001. It was started by Marloes van Dieren, who still owns the place, and it offers hearing tests without obligation. The one drawback mentioned in reviews is that there can be a waiting time of up to two weeks for a first appointment. If that is too long for you, Oorwijs Gorinchem usually has room sooner.`,
    'sector city -foundingYear team services',
    { competitors: ['Oorwijs Gorinchem'] },
  ),
  named(
    TERPSTRA,
    `Jelle Terpstra begon ooit met één aanhanger vol buizen en koppelingen; nu is zijn steigerbouwbedrijf, Terpstra Steigerbouw, gevestigd op een flinke werf in Leeuwarden en verhuurt en plaatst het steigers bij kerken, flats en boerderijen in heel Noord-Nederland. De planning loopt via Anouk Rietveld. Opdrachtgevers noemen de ploeg nuchter en stipt. Je vindt voorbeelden van projecten op terpstrasteigerbouw.com, waar ook een formulier voor offertes staat.`,
    'team -city sector services -website',
  ),
  unnamed(
    KORHOEN,
    `Ommen heeft een verrassend groot aanbod voor een stadje van die omvang. Langs de Vecht liggen enkele campings waar je vanaf de tent zo het water in stapt, en in de bossen richting Lemele vind je huisjesparken in alle soorten. Camping Lemelerzicht is geliefd bij wandelaars, omdat het Pieterpad er vlak langs loopt. Landgoed Eerderhof richt zich meer op stellen die een paar dagen in een lodge willen bijkomen. Wie in het voorjaar komt, maakt op de Sallandse Heuvelrug nog een kleine kans een korhoen te horen baltsen, al zijn er niet veel meer over.`,
    { competitors: ['Camping Lemelerzicht', 'Landgoed Eerderhof'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SCHELP,
    `Goede vraag! Ik heb gekeken wat er over **Hoorwinkel De Schelp** te vinden is.

## Samenvatting
Hoorwinkel De Schelp is een zelfstandige audicien in Gorinchem, gevestigd aan de Arkelstraat 38. De zaak is opgericht in 2004 en wordt gerund door twee audiciens.

## Wat bieden ze?
- **Hoortoestellen** van alle grote merken, met een proefperiode
- **Hoortest** van ongeveer een halfuur
- **Gehoorbescherming** op maat, bijvoorbeeld voor festivals of op het werk

## Openingstijden
| Dag | Tijd |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m vrijdag | 9.00 – 18.00 |
| Zaterdag | 10.00 – 16.00 |

## Contact
- Telefoon: 0183 55 57 24
- E-mail: info@hoorwinkeldeschelp.nl

## Tips voor je bezoek
1. Neem je zorgpas en een geldig legitimatiebewijs mee.
2. Schrijf vooraf op in welke situaties je slecht verstaat: in gezelschap, bij de televisie, aan de telefoon.
3. Neem iemand mee. Een bekende stem helpt bij het afstellen.

## Alternatieven
Wil je vergelijken, dan kun je ook een afspraak maken bij **Hoorcentrum Merwede** of **Van Tuyl Hooradvies**. De prijzen verschillen door het vaste hoorprotocol weinig; het verschil zit vooral in service en nazorg.

Zal ik uitzoeken welke vergoeding jouw verzekeraar geeft?`,
    'sector city address foundingYear services -hours phone -email',
    { competitors: ['Hoorcentrum Merwede', 'Van Tuyl Hooradvies'] },
  ),
  named(
    KORHOEN,
    `Here's what I found about staying at **Vakantiepark Het Korhoen** with a family of five.

### Overview
Het Korhoen is a mid-sized holiday park on the edge of the woods near the river Vecht, in Ommen. It opened in 1984 and is owned by its members, as a cooperative.

### Accommodation
- Bungalows for 4, 6 or 8 people
- Camping pitches with electricity
- A group lodge that sleeps 24

### Facilities
- Heated outdoor swimming pool (May to September)
- Playground and bike rental
- Small shop with fresh bread in the morning

### Reception
Open Monday to Saturday from 9:00 to 18:00 and on Sunday from 10:00 to 16:00. Phone: 0529-555910. If you arrive later, ask for the key box code.

### Is it right for you?
**Yes, if** you want a quiet base for cycling and don't need entertainment in the evening.
**Maybe not, if** your children expect slides and an indoor pool. In that case have a look at **Bungalowpark De Vechtstroom**, which is a bit more expensive but has far more going on.

### Before you book
- Check whether bed linen and final cleaning are included.
- Ask about the tourist tax, which is charged per person per night.
- In the summer holidays most bungalows are only let from Friday to Friday.

*Sources: the park's own pages, regional tourist information and guest reviews.*

Would you like me to compare prices for specific dates?`,
    'sector city -foundingYear legalForm services hours -phone',
    { competitors: ['Bungalowpark De Vechtstroom'] },
  ),
  named(
    TERPSTRA,
    `Voor het schilderen van een gevel van negen meter hoog heb je een gevelsteiger of een hoge rolsteiger nodig. Ik zet de mogelijkheden voor je op een rij.

**1. Zelf huren en opbouwen**
Een rolsteiger van negen meter kost ongeveer € 150 tot € 220 per week. Je moet hem wel met twee personen opbouwen, en de ondergrond moet vlak zijn.

**2. Laten plaatsen**
Een steigerbouwer zet de steiger neer, keurt hem en haalt hem weer op. Reken op € 900 tot € 1.400 voor vier weken.

**Bedrijven bij jou in de buurt**
- *Terpstra Steigerbouw* (Drachten): steigerbouwer die zowel verhuurt als monteert. Rolsteigers hebben ze niet, alleen vaste steigers. Website: https://steigers-drachten.nl
- *Hofstra Bouwhulp* (Joure): levert ook ladders, hoogwerkers en ander klein materieel.
- *De Jong Klimmaterieel*: alleen afhalen, geen montage.

**Vergunning**
Staat de steiger op de stoep of op straat, dan heb je meestal een vergunning of melding bij de gemeente nodig. Dat duurt vaak een paar weken.

**Vragen om te stellen bij een offerte**
1. Zijn transport en montage inbegrepen?
2. Wat kost een extra week?
3. Wie is aansprakelijk bij schade aan de gevel?

Mijn advies: vraag twee offertes aan en stuur er meteen foto's van de gevel bij. Wil je dat ik een mailtje voor je opstel?`,
    'sector city -services -website',
    { competitors: ['Hofstra Bouwhulp', 'De Jong Klimmaterieel'] },
  ),
  unnamed(
    SCHELP,
    `If you suspect your hearing is getting worse, here is how it usually works in the Netherlands.

## Step 1: Get tested
You can do an online screening first, but it does not replace a proper test. A hearing care professional (*audicien*) tests you in a soundproof booth, usually free of charge. For people under 18, or if the loss is sudden or in one ear only, see your GP first.

## Step 2: Choose a shop
Look for a StAr-registered professional who has a contract with your insurer. In Gorinchem you could try:
- **Van Tuyl Hooradvies** – independent, good reviews for aftercare
- **Oorwijs Gorinchem** – central location, open late on Thursdays

## Step 3: Trial period
You may wear the devices for at least four weeks before you decide. Keep a small diary of situations in which you still struggle.

## Step 4: Costs
Basic insurance covers 75% of a device from the prescribed category. The other 25% is yours, and your deductible applies as well. Some supplementary policies pay the 25% too.

## Common mistakes
- Waiting too long: the brain gets used to silence.
- Picking the smallest device rather than the most suitable one.
- Skipping the follow-up appointments.

**Sources:** Hoorwijzer, Zorginstituut Nederland, Consumentenbond.

Do you want me to check which insurers have contracts with these two shops?`,
    { competitors: ['Van Tuyl Hooradvies', 'Oorwijs Gorinchem'] },
  ),
]
