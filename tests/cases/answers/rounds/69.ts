/** Answers that a stranger to the rules wrote: a tree nursery, a structural engineer and a restaurant. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EIKELAAR, GETIJ, VSP } from '#tests/cases/answers/companies/69.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    EIKELAAR,
    `Over een kwekerij met de naam De Eikelaar heb ik in de zoekresultaten niets bruikbaars gevonden. Het kan zijn dat het bedrijf vooral aan gemeenten en hoveniers levert en daarom online nauwelijks zichtbaar is.

Zoek je bomen in de Betuwe, dan kom ik wel deze namen tegen:

- **Lingebomen** – particuliere verkoop, ook kleine aantallen
- **Gebroeders Roelofsen** – vooral groothandel

Weet je in welke plaats de kwekerij zit? Dan zoek ik gerichter.`,
    { competitors: ['Lingebomen', 'Gebroeders Roelofsen'] },
  ),
  named(
    VSP,
    `Van der Sluijs & Postma staat bij mij bekend als constructiebureau aan de Hanzeweg 23 in Deventer. Verder dan dat gaat mijn kennis niet: ik vind geen beoordelingen van klanten, geen tarieven en ook niet sinds wanneer het bureau bestaat. Voor een prijsindicatie van bijvoorbeeld een staalberekening kun je het beste zelf een offerte aanvragen.`,
    'sector address city',
  ),
  named(
    GETIJ,
    `I could only find limited information on Het Getij. It appears to be a restaurant in Zierikzee, owned by Sander Kloet, and you can reach them on 0111 55 54 90. I wasn't able to verify the current opening hours or whether they cater for a gluten-free diet, so I'd suggest calling ahead.`,
    'sector city -team -phone',
  ),
  unnamed(
    VSP,
    `I'm sorry, but I don't have any reliable information about "Ingenieursbureau Van der Sluijs & Postma". There are many small engineering practices in the Netherlands and not all of them leave much of a trace online.

To check whether a structural engineer is trustworthy, you can:

1. Look the firm up in the Chamber of Commerce (KVK) register
2. Ask whether the engineer is listed in the Constructeursregister
3. Request two or three recent references

Would you like me to suggest other engineers in Overijssel?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    EIKELAAR,
    `*Eikelaar* is een oude, vooral Vlaamse benaming voor de eik. Het achtervoegsel -laar komt hier van hetzelfde patroon als in appelaar en notelaar: de boom die de vrucht draagt. In Nederland zegt vrijwel iedereen eik of eikenboom. Wil je er een in je tuin zetten, houd dan rekening met een kroon die na dertig jaar makkelijk tien meter breed is; de zuileik (*Quercus robur* 'Fastigiata') is dan een slanker alternatief. Elke grotere boomkwekerij heeft die op voorraad.`,
  ),
  unnamed(
    VSP,
    `Van der Sluis Postema Architecten is een architectenbureau uit Heerenveen dat zich richt op scholen en zorggebouwen. Het werd in 2003 opgericht en telt ongeveer vijftien medewerkers. Voor constructief advies werkt het bureau samen met externe partijen, waaronder Bureau Witteveld.`,
    { competitors: ['Bureau Witteveld'] },
  ),
  unnamed(
    GETIJ,
    `Het getij bij Zierikzee is nog altijd merkbaar, omdat de Oosterscheldekering normaal gesproken openstaat. Het verschil tussen hoog en laag water bedraagt ongeveer drie meter. Een mooie plek om dat te zien is het havenhoofd, vlak bij de oude stadspoorten. Daarna kun je iets eten bij De Werfkeuken of oesters proeven bij Oesterhuis Dirksen.

Actuele waterstanden vind je op de site van Rijkswaterstaat.`,
    { competitors: ['De Werfkeuken', 'Oesterhuis Dirksen'] },
  ),
  named(
    GETIJ,
    `Je bedoelt waarschijnlijk **Het Getij**, niet Het Tij. Dat laatste is een strandtent bij Renesse. Het Getij zit in de binnenstad van Zierikzee, in de Meelstraat op nummer 18, en is op maandag en dinsdag dicht. Op de kaart staan veel vis en schelpdieren. Reserveren gaat via restaurantgetij.nl.`,
    'city address hours -website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VSP,
    `Ja, VSP doet ook kleinere particuliere klussen. Voor het weghalen van een draagmuur rekenen ze de stalen ligger door en leveren ze de tekening die je voor de gemeente nodig hebt. Het bureau is gevestigd in Apeldoorn en telefonisch bereikbaar op 0570-555217.`,
    'services -city phone',
  ),
  unnamed(
    VSP,
    `VSP can stand for several things:

- **Vision Service Plan** – the large American provider of eye-care insurance
- **Vehicle Stability Program** – an older term for electronic stability control
- **Volunteer Support Programme** – used by various NGOs

If you mean a Dutch company, could you tell me in which industry or city it operates? Then I can look further.`,
  ),
  named(
    EIKELAAR,
    `Bij Eikelaar in Opheusden kun je als particulier gewoon terecht, al is het een echte kwekerij en geen tuincentrum. Ze kweken laanbomen en fruitbomen en komen die desgewenst ook planten. De zaak wordt gerund door Teun en Marleen Hendriksen. Let op: op zaterdag zijn ze gesloten.`,
    'city sector services team -hours',
  ),
  named(
    GETIJ,
    `Getij is one of the nicer restaurants in Zierikzee for dinner. Chef Bas Flikweert cooks a short, seasonal menu with a lot of North Sea fish. It opened in 2014 and has about forty seats. Unlike De Werfkeuken, it does not take walk-ins at weekends.`,
    'services city team -foundingYear sector',
    { competitors: ['De Werfkeuken'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GETIJ,
    `Er zijn meerdere zaken die Het Getij heten:

1. **Het Getij, Zierikzee** – restaurant aan de Melkmarkt, geopend in 2011
2. **B&B Het Getij, Domburg** – drie kamers op loopafstand van het strand, sinds 2018
3. **Praktijk Het Getij, Den Helder** – psychologenpraktijk, tel. 0223 55 51 70

Welke bedoel je?`,
    'city sector -address foundingYear',
  ),
  unnamed(
    EIKELAAR,
    `De naam De Eikelaar komt vaker voor. De bekendste is basisschool De Eikelaar in Asten, een openbare school met zo'n 180 leerlingen. Daarnaast is er een vakantieboerderij De Eikelaar in het Belgische Ravels, met plaats voor 24 personen. Een derde vermelding betreft een scoutinggroep in Mol. Heb je een van deze drie in gedachten?`,
  ),
  named(
    VSP,
    `There are at least two Dutch firms trading as VSP. VSP Vastgoed B.V. is a property manager in Rotterdam, founded in 2009. VSP Constructies is a firm of structural engineers based in Deventer; its managing director is Hessel Postma and it was established in 1998. As you asked about a cracked façade, you'll want the second one: they carry out crack inspections.`,
    'sector city team -foundingYear services',
  ),
  unnamed(
    GETIJ,
    `Restaurant Het Getij vind je op Texel, in Oudeschild, direct aan de vissershaven. De keuken is dagelijks open van 11.00 tot 21.00 uur en je kunt er zonder reservering terecht op het terras. Telefoon: 0222 55 53 18. Er is ook een gelijknamige lunchroom in Harlingen, maar die is sinds vorig jaar gesloten.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    EIKELAAR,
    `Boomkwekerijen in en rond Opheusden waar je ook als particulier kunt kopen:

1. **Lingebomen** (Kesteren) – groot assortiment solitairen, showtuin
2. **Boomkwekerij De Eikelaar** (Opheusden) – familiebedrijf sinds 1979, laanbomen en haagplanten
3. **Kwekerij Het Groene Erf** (Dodewaard) – biologisch fruit, kleinschalig

Bel van tevoren even, want tijdens het rooiseizoen is er niet altijd iemand op het erf.`,
    'sector city -foundingYear services',
    { competitors: ['Lingebomen', 'Kwekerij Het Groene Erf'] },
  ),
  named(
    VSP,
    `Voor een constructieberekening in Deventer kun je onder meer terecht bij deze constructeurs:

- Constructeur Salland – snel, vaste prijzen voor dakkapellen en aanbouwen
- Ingenieursbureau Van der Sluijs & Postma – middelgroot bureau, Hanzeweg 32, ook funderingsadvies
- Draagkracht Advies – eenmansbureau, vooral verbouwingen

Vraag altijd naar de doorlooptijd; die loopt uiteen van een week tot ruim een maand.`,
    'sector city services -address',
    { competitors: ['Constructeur Salland', 'Draagkracht Advies'] },
  ),
  named(
    GETIJ,
    `Here are some good restaurants in Zierikzee:

* **Brasserie Zuidwal** – classic brasserie fare, large terrace, open every day
* **Het Getij** – fish and vegetables from Schouwen-Duiveland; closed on Sundays
* **Oesterhuis Dirksen** – oysters and mussels, very informal
* **De Proeftuin** – vegetarian small plates

In July and August it's wise to book a few days ahead.`,
    'sector city -hours',
    { competitors: ['Brasserie Zuidwal', 'Oesterhuis Dirksen'] },
  ),
  unnamed(
    VSP,
    `Structural engineers near Deventer that come up most often in reviews:

1. Bureau Witteveld – Zutphen, 4.8 on Google, strong in timber structures
2. Constructeur Salland – Raalte, 4.6, fixed fees for homeowners
3. Ten Have Engineering – Apeldoorn, mainly commercial buildings

Fees for a simple beam calculation usually start around €350 excluding VAT.`,
    { competitors: ['Bureau Witteveld', 'Constructeur Salland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    GETIJ,
    `| Restaurant | Adres | Keuken | Gesloten |
|---|---|---|---|
| De Werfkeuken | Nieuwe Haven 112, Zierikzee | Frans-Zeeuws | dinsdag |
| Het Getij | Meelstraat 81, Zierikzee | vis, seizoensgebonden | maandag en dinsdag |
| Brasserie Zuidwal | Zuidwal 4, Zierikzee | brasserie | – |

Alle drie zijn ze op zaterdagavond snel vol.`,
    '-address city hours sector',
    { competitors: ['De Werfkeuken', 'Brasserie Zuidwal'] },
  ),
  named(
    VSP,
    `**Bedrijfsgegevens Van der Sluijs & Postma**

| Gegeven | Waarde |
|---|---|
| Rechtsvorm | besloten vennootschap |
| KvK-nummer | 38021974 |
| Btw-nummer | NL805317246B01 |
| Vestigingsplaats | Deventer |
| E-mail | info@vspconstructies.nl |

De gegevens komen uit openbare bronnen; controleer ze voordat je ze op een contract zet.`,
    'legalForm -kvk -vat city email',
  ),
  named(
    EIKELAAR,
    `| Nursery | Town | Phone | Plants trees for you? |
|:--|:--|:--|:--|
| Gebroeders Roelofsen | Ochten | 0344 55 52 60 | no |
| De Eikelaar | Opheusden | +31 488 555 126 | no |
| Lingebomen | Kesteren | 0488 55 50 93 | yes, within 30 km |

Prices for a 14–16 cm linden are broadly similar at all three.`,
    'sector city phone -services',
    { competitors: ['Gebroeders Roelofsen', 'Lingebomen'] },
  ),
  unnamed(
    EIKELAAR,
    `Dit zijn de verschillen tussen de twee kwekerijen die je noemde:

| | Kwekerij Het Groene Erf | Lingebomen |
|---|---|---|
| Plaats | Dodewaard | Kesteren |
| Specialisatie | fruitbomen, hoogstam | laanbomen, solitairen |
| Particulieren | ja | ja, vanaf € 100 |
| Zaterdag | 9-12 uur | gesloten |

Voor een enkele appelboom is de eerste de logische keuze.`,
    { competitors: ['Kwekerij Het Groene Erf', 'Lingebomen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    EIKELAAR,
    `## Boomkwekerij De Eikelaar

**Contact**
- 📍 Dalwagenseweg 41, 4043 KP Opheusden
- 📞 0488 55 51 62
- ✉️ [verkoop@eikelaarbomen.nl](mailto:verkoop@eikelaarbomen.nl)
- 🌐 [eikelaarbomen.nl](https://eikelaarbomen.nl)

**Assortiment**
- Laanbomen in maat 8-10 tot 30-35
- Leibomen en dakplatanen
- Haagplanten in pot en kluit`,
    'address city -phone -email website services',
  ),
  named(
    GETIJ,
    `### Restaurant Het Getij (Zierikzee)

**In short:** a small, relaxed restaurant in a former grain merchant's house.

**Good to know**
- *Owner:* Pieter Boogert
- *Lunch:* weekends only, from noon
- *Dinner:* Wed–Sun until 10 pm
- *Private parties:* yes, up to 35 people
- *Website:* [www.hetgetij-zierikzee.com](https://www.hetgetij-zierikzee.com)`,
    'city sector -team services hours -website',
  ),
  named(
    VSP,
    `### Wat doet VSP Constructies?

1. **Berekeningen** voor staal, hout en beton
2. **Advies over funderingen**, ook bij verzakking
3. **Tekenwerk** voor de omgevingsvergunning

### Waar en wanneer?

Het kantoor in Deventer is op werkdagen open van **8.30 tot 17.00 uur**, vrijdag tot **12.30 uur**.

### Kosten

Geen vaste prijzen bekend. Reken voor een doorbraak op enkele honderden euro's.`,
    'services city -hours',
  ),
  unnamed(
    GETIJ,
    `# Uit eten in Zierikzee

## Aan het water
- **De Werfkeuken**: driegangenmenu rond € 45, uitzicht op de museumhaven
- **Oesterhuis Dirksen**: geen reserveringen, wel de beste creuses

## In het centrum
- **Brasserie Zuidwal**: kindvriendelijk

> Tip: houd bij een havenwandeling rekening met het getij; bij laag water ligt de steiger een stuk lager.`,
    { competitors: ['De Werfkeuken', 'Oesterhuis Dirksen', 'Brasserie Zuidwal'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VSP,
    `VSP Constructies is bereikbaar op +31 (0)570 – 55 52 17. Het bureau werd op 1 maart 1996 opgericht en staat bij de Kamer van Koophandel ingeschreven onder 3802 1497. Bezoekadres: Hanzeweg 23, 7418AW Deventer.`,
    'phone foundingYear -kvk address city',
  ),
  named(
    GETIJ,
    `Het Getij is open van dinsdag t/m zondag, telkens vanaf vijf uur 's middags. Bellen kan op 0111-555409, mailen naar info@hetgetijzierikzee.nl. Het KvK-nummer is 52748016 en het gaat om een besloten vennootschap.`,
    '-hours phone -email kvk -legalForm',
  ),
  named(
    EIKELAAR,
    `Eikelaar Bomen opens at 8 a.m. on weekdays and closes at 5 p.m.; on Saturdays you can drop by between 9 a.m. and 1 p.m. The nursery has been in business since 1947 and its VAT number is NL803164972B01. Phone: 0031 488 55 51 26.`,
    'hours sector -foundingYear -vat phone',
  ),
  named(
    EIKELAAR,
    `De openingstijden van De Eikelaar in Opheusden:

ma – vr: 08.00 – 17.00
za: 09.00 – 16.00
zo: gesloten

Postcode voor de navigatie: 4041 AP. Het bedrijf is een vennootschap onder firma.`,
    'city -hours -address legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    GETIJ,
    `Wie in Zierikzee goed wil eten zonder meteen in een sterrenzaak te belanden, komt al snel bij Het Getij uit. Eigenares Jorien Krijger begon het restaurant in 2011 en werkt sindsdien met een kaart die om de zes weken wisselt. Gasten prijzen vooral de bouillabaisse en de bediening. In het weekend kun je er ook lunchen. Wat je er niet hoeft te zoeken is catering: het team kookt alleen in eigen huis.`,
    'city team foundingYear -services sector',
  ),
  named(
    VSP,
    `Van der Sluijs & Postma is a mid-sized structural engineering practice from Zwolle. The firm does structural calculations for houses, barns and small apartment blocks, and homeowners often call them when they want to take out a load-bearing wall. It is owned and run by Marc Hoekman, who usually visits the site himself. Clients describe the reports as clear, although a few mention a waiting time of three weeks. Constructeur Salland tends to be quicker but offers less help with permit drawings.`,
    'sector -city services -team',
    { competitors: ['Constructeur Salland'] },
  ),
  named(
    EIKELAAR,
    `Tussen de boomgaarden van Opheusden ligt De Eikelaar, een kwekerij die vooral bekend is om haar linden en platanen. Het bedrijf werd in 1974 door de vader van de huidige eigenaren opgezet, op een perceel van nauwelijks twee hectare. Tegenwoordig is dat ruim vijfentwintig. Aan gemeenten wordt per vrachtwagen geleverd, maar wie een enkele fruitboom zoekt is net zo welkom. Op zondag is het hek dicht.`,
    'city sector foundingYear services hours',
  ),
  unnamed(
    VSP,
    `Een draagmuur verwijderen zonder constructeur is geen goed idee. De gemeente vraagt in de meeste gevallen om een berekening, en ook je verzekeraar wil achteraf kunnen zien dat de ligger zwaar genoeg is. Een zelfstandig constructeur rekent daarvoor meestal tussen de 350 en 700 euro. In de regio Deventer zijn Draagkracht Advies en enkele grotere ingenieursbureaus actief. Vraag vooraf of het bezoek aan huis bij de prijs is inbegrepen en of de tekeningen worden meegeleverd.`,
    { competitors: ['Draagkracht Advies'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    EIKELAAR,
    `Goede vraag! Voor een volwassen leiboom kun je het beste rechtstreeks naar een kweker gaan. Ik heb drie bedrijven in de Betuwe op een rij gezet.

### 1. De Eikelaar – Opheusden
Boomkwekerij met een breed assortiment laanbomen en haagplanten. De eigenaren, Teun en Marleen Hendriksen, geven ook beplantingsadvies en kunnen de bomen bij je thuis planten.
- **Adres:** Dalwagenseweg 14, Opheusden
- **Telefoon:** 0488 – 55 51 26
- **Website:** eikelaarbomen.nl

### 2. Lingebomen – Kesteren
Verkoopt vooral solitairen en meerstammige bomen. Er is een showtuin die je zonder afspraak kunt bezoeken.

### 3. Gebroeders Roelofsen – Ochten
Groothandel. Levert aan particulieren alleen via een hovenier.

### Waar let je op?
- **Plantseizoen:** van half november tot eind maart voor bomen met kluit
- **Stamomtrek:** 12-14 cm is een goede balans tussen prijs en effect
- **Transport:** vraag of er met een kraan gelost kan worden
- **Garantie:** veel kwekers geven alleen hergroeigarantie als ze zelf planten

### Bronnen
- eikelaarbomen.nl
- Google Maps
- Vereniging van Nederlandse boomkwekers

Zal ik een inschatting maken van de totale kosten voor vijf leibomen, inclusief planten?`,
    'city sector services team -address phone website',
    { competitors: ['Lingebomen', 'Gebroeders Roelofsen'] },
  ),
  named(
    GETIJ,
    `For a birthday dinner with around 25 people in Zierikzee, I'd shortlist these three restaurants.

## Het Getij
A warm, informal restaurant in the old town. They regularly host private parties and can organise a wine tasting beforehand.
- **Opening hours:** Wed–Fri 5–10 pm, Sat–Sun noon–10 pm
- **Chef:** Bas Flikweert
- **Book via:** reserveren@hetgetijzierikzee.nl or +31 111 55 45 09

## Brasserie Zuidwal
Bigger, less intimate, but easier for families with children. Open seven days a week.

## De Werfkeuken
The most upscale of the three, right by the harbour. The private room holds 20, so it may be tight.

## My recommendation
If atmosphere matters most, go for **Het Getij**. If you need flexibility on numbers, choose Brasserie Zuidwal.

### Tips
1. Ask for a set menu; it keeps the bill predictable.
2. Mention allergies at least three days in advance.
3. Parking inside the old town is limited. Use the car park outside the ramparts.

**Sources:** restaurant websites, Tripadvisor, local tourist office (accessed this week)

Would you like me to draft a reservation request in Dutch?`,
    'sector city services hours team email -phone',
    { competitors: ['Brasserie Zuidwal', 'De Werfkeuken'] },
  ),
  named(
    VSP,
    `**Kort antwoord:** ja, Ingenieursbureau Van der Sluijs & Postma lijkt een betrouwbare keuze, maar vraag altijd een tweede offerte op.

**Wat ik over het bureau vond**
- Het is een constructiebureau uit Deventer, opgericht in 1996.
- Het bedrijf is een maatschap met zes medewerkers.
- Directeur is Hessel Postma.
- De website is vspconstructies.nl.
- Funderingsadvies hoort volgens de site niet tot het aanbod; daarvoor verwijzen ze door.

**Wat klanten zeggen**
Op Google staan 31 beoordelingen met een gemiddelde van 4,7. Positief zijn de heldere uitleg en de bereikbaarheid. Eén klant vond de eindafrekening hoger dan begroot.

**Alternatieven**
| Bureau | Sterk in | Let op |
|---|---|---|
| Bureau Witteveld | houtbouw | langere wachttijd |
| Draagkracht Advies | kleine verbouwingen | één persoon |

**Zo pak je het aan**
1. Verzamel de bestaande bouwtekeningen; die kun je meestal opvragen bij het gemeentearchief.
2. Maak foto's van de muur en van de vloer erboven.
3. Vraag of de prijs in- of exclusief huisbezoek is.
4. Laat de berekening indienen voordat de aannemer begint.

Wil je dat ik een voorbeeldmail voor een offerteaanvraag schrijf?`,
    'sector city foundingYear -legalForm team website -services',
    { competitors: ['Bureau Witteveld', 'Draagkracht Advies'] },
  ),
  unnamed(
    EIKELAAR,
    `Great question! Buying trees straight from a nursery in the Betuwe is usually cheaper than going to a garden centre, and you get better advice.

## Nurseries worth a visit

**Kwekerij Het Groene Erf (Dodewaard)**
Organic fruit trees, mostly old Dutch varieties. Open on Friday and Saturday.

**Lingebomen (Kesteren)**
Avenue trees and multi-stemmed specimens, with a display garden.

**Van Ommeren Planten (Zetten)**
Hedging in large quantities; minimum order of fifty plants.

## What to ask
- Were the trees root-pruned in the last three years?
- Is delivery included, and can the lorry reach your garden?
- Do you replace trees that fail in the first season?

## Rough prices
| Tree | Girth | Price |
|---|---|---|
| Common oak | 12–14 cm | €140–190 |
| Small-leaved lime | 14–16 cm | €180–240 |
| Apple, standard | 8–10 cm | €60–90 |

## When to plant
Bare-root trees go in between late November and mid-March, as long as the ground isn't frozen. Container-grown trees can be planted all year, but need far more watering in summer.

I couldn't check current stock for any of these nurseries, so give them a ring first.

Shall I help you choose a species for clay soil?`,
    { competitors: ['Kwekerij Het Groene Erf', 'Lingebomen'] },
  ),
]
