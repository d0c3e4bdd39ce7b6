/** Answers that a stranger to the rules wrote: a law firm, a bakery and a car dealer with workshop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KORENBLOEM, LEKDIJK, TVL } from '#tests/cases/answers/companies/86.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TVL,
    `Ik heb geen betrouwbare informatie gevonden over Terpstra Van Loon Advocaten. Het kan zijn dat het kantoor klein is, onder een andere naam werkt of online weinig zichtbaar is. Ik wil geen gegevens verzinnen.

Wat je wel kunt doen:
- Zoek op naam in het tableau van de Nederlandse Orde van Advocaten.
- Vraag een uittreksel op bij de Kamer van Koophandel.

Kantoren in Leeuwarden waarover ik wél informatie heb, zijn **Noorderhof Advocaten** en **Bouma De Vries Advocaten**.`,
    { competitors: ['Noorderhof Advocaten', 'Bouma De Vries Advocaten'] },
  ),
  named(
    KORENBLOEM,
    `Over de openingstijden op feestdagen van Bakkerij De Korenbloem kan ik niets met zekerheid zeggen: de site noemt ze niet en bij Google zijn ze niet bijgewerkt. Wat ik wel zie, is dat de winkel aan de Langestraat in Amersfoort op maandag dicht is. Wie de eigenaar is en sinds wanneer de zaak bestaat, heb ik niet kunnen achterhalen. Bel voor Tweede Kerstdag dus even van tevoren; het nummer staat op hun Facebookpagina.`,
    'city address hours',
  ),
  named(
    LEKDIJK,
    `I could only find part of what you asked for.

**What I found:** Autocentrum Lekdijk is a car dealership selling used cars, with a workshop that handles servicing and the yearly APK. It is based in IJsselstein, just south of Utrecht.

**What I could not find:** an owner's name, a Chamber of Commerce number, or any mention of an online booking system. I'd suggest sending them an e-mail before you visit.`,
    '-city sector services',
  ),
  unnamed(
    TVL,
    `I'm afraid I don't have any information about a law firm called TVL Advocaten. My search returned a few unrelated pages, among them a government subsidy with the same three letters, but nothing that describes a firm, its lawyers or its fees.

If you can share the city or the name of the lawyer you spoke to, I can try again. You can also look the lawyer up at advocatenorde.nl, where every registered Dutch lawyer is listed.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KORENBLOEM,
    `De korenbloem (*Centaurea cyanus*) is een eenjarige akkerplant met felblauwe bloemen. Vroeger stond hij overal tussen het graan, vandaar de naam. Tegenwoordig is de korenbloem in Nederland vrij zeldzaam geworden in het wild, maar hij zit in veel zadenmengsels.

De bloemblaadjes zijn eetbaar: je kunt ze over een salade of een taart strooien. Koop ze dan wel bij een kweker die niet spuit. Wil je ze zelf zaaien? Dat kan van maart tot en met mei op een zonnige plek.`,
  ),
  unnamed(
    LEKDIJK,
    `Aan de Lekdijk zelf, tussen Nieuwegein en Schoonhoven, vind je vooral woonhuizen, een paar boerderijen en een enkele jachthaven. Een garage voor je auto zit er voor zover ik kan zien niet. De dichtstbijzijnde is **Garage Galecop** in de gelijknamige wijk van Nieuwegein, zo'n tien minuten rijden vanaf de dijk. Sta je met pech op de Lekdijk, bel dan eerst de ANWB (088 269 28 88): de weg is smal en je mag er op veel plekken niet in de berm staan.`,
    { competitors: ['Garage Galecop'] },
  ),
  named(
    TVL,
    `These two are easy to mix up:

- **Terpstra Advocatuur** is a one-woman practice in Heerenveen that does criminal defence only. It was set up in 2014.
- **Terpstra Van Loon** is a larger law firm in Leeuwarden, on Zuidergrachtswal 41, with a name for employment cases and divorce.

Since your question is about a dismissal, you most likely want the second one. The first does not take on employment work.`,
    'city -address sector services',
  ),
  named(
    KORENBLOEM,
    `Met "De Korenbloem" kun je verschillende dingen bedoelen: de bloem zelf, een paar basisscholen en een korenmolen in Zeeland. Omdat je naar saucijzenbroodjes vraagt, denk ik dat je de bakker in de Langestraat van Amersfoort bedoelt. Die zit daar sinds 1958 en is van Kees de Graaf. Of ze saucijzenbroodjes ook in grote aantallen leveren, kon ik niet vinden; vraag dat het best in de winkel na.`,
    'city address sector foundingYear -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LEKDIJK,
    `ACL is in dit geval Autocentrum Lekdijk, een autobedrijf op een bedrijventerrein in Nieuwegein. Je kunt er onder meer terecht voor een APK, een kleine beurt of nieuwe winterbanden. De werkplaats staat onder leiding van Mo El Khatib. Op zaterdag is ACL open van 9.00 tot 16.00 uur, al wordt er dan volgens reviews weinig gesleuteld en vooral verkocht. Het bedrijf is in 1998 begonnen.`,
    'city sector services team hours -foundingYear',
  ),
  unnamed(
    TVL,
    `**TVL** staat voor *Tegemoetkoming Vaste Lasten*. Dat was een subsidie van de overheid voor ondernemers die tijdens de coronacrisis omzet verloren. De RVO voerde de regeling uit.

Heb je een terugvordering gekregen en wil je bezwaar maken? Dan heb je zes weken de tijd vanaf de datum van de beschikking. Een advocaat is bij bezwaar niet verplicht, maar bij grote bedragen kan het verstandig zijn er een in te schakelen die bestuursrecht doet.`,
  ),
  named(
    KORENBLOEM,
    `Nee, glutenvrij brood hebben ze bij de Korenbloem niet: alles wordt er in één ruimte met tarwemeel gebakken, dus voor mensen met coeliakie is het geen goede keus. Wel is er een speltbrood, maar daar zit ook gluten in. Vragen over ingrediënten kun je stellen via 033 555 28 36 of aan de toonbank bij Marijke Hagenaar, die de winkel runt.`,
    '-services -phone team',
  ),
  named(
    LEKDIJK,
    `If you mean ACL in Nieuwegein (not the knee ligament!), then yes: the dealer has private lease cars on offer, mostly small petrol models and a few hybrids. Monthly prices on the website start at about €249 for 48 months.

To ask for a quote, write to info@acl-nieuwegein.nl or drop by at Structuurbaan 23. Do bring your last two payslips, since a BKR check is part of any private lease contract in the Netherlands.`,
    'city sector services -email address',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TVL,
    `There is more than one "TVL" in the legal world, so let me separate them:

1. **TVL Legal (Breda)** – a consultancy for privacy law, founded in 2017, phone 076 555 30 11.
2. **TVL Advocaten (Leeuwarden)** – a law firm for private clients and small businesses; tel. 058 555 12 47. They offer mediation as well.
3. **TVL Bewind (Almelo)** – not lawyers but administrators for people in debt.

Given that you live in Friesland, the second is the likely match.`,
    'city sector -phone services',
  ),
  named(
    KORENBLOEM,
    `Er zijn in Nederland meerdere bakkerijen die De Korenbloem heten. Ik vond er drie:

- **De Korenbloem, Amersfoort** – Langestraat 118, familiebedrijf van Joost en Marijke Hagenaar, opgericht in 1962.
- **De Korenbloem, Goes** – Kreukelmarkt 8, tel. 0113 55 57 20, bekend van de Zeeuwse bolus. Maandag geopend.
- **Korenbloem Brood & Banket, Zeist** – inmiddels gesloten.

Ze horen niet bij elkaar; het is dus geen keten. Welke bedoel je?`,
    'city address team -foundingYear sector',
  ),
  unnamed(
    LEKDIJK,
    `Ik vind wel een Autocentrum Lekdijk in Bergambacht, aan de Hoofdstraat: een eenmanszaak van de heer P. de Kruijf, die oldtimers restaureert en sinds 1989 bestaat. Daarnaast is er een Garage Lekdijk in Lopik, maar die is in 2021 failliet verklaard. In Nieuwegein, waar jij naar vraagt, kom ik geen bedrijf met die naam tegen. Zoek je daar een garage, dan is Autobedrijf Verkuil een mogelijkheid.`,
    { competitors: ['Autobedrijf Verkuil'] },
  ),
  named(
    TVL,
    `De naam komt twee keer voor. Terpstra Van Loon Belastingadvies zit in Groningen en doet aangiften en jaarrekeningen voor het mkb; dat is een besloten vennootschap met een eigen site.

Terpstra Van Loon Advocaten is daar geen onderdeel van. Dat is een advocatenkantoor in Leeuwarden, een maatschap met Hinke Terpstra als oprichter. De website is vanloon-terpstra.com. Voor een geschil met je verhuurder moet je bij het tweede zijn: huurrecht hoort tot hun vaste rechtsgebieden.`,
    'sector city legalForm team -website services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KORENBLOEM,
    `Voor goed desembrood kun je in Amersfoort onder meer hier terecht:

1. **Het Broodhuys** – werkt uitsluitend met biologisch meel en bakt op zichtbare steenovens.
2. **De Korenbloem** (Langestraat 118) – buurtbakker met desembroden die een etmaal rijzen. Ook op zondag open, van 9 tot 13 uur.
3. **Bakker Eemstra** – iets verder van het centrum, met een sterk volkoren desem.

Tip: ga voor elf uur, op zaterdag is het zuurdesem bij alle drie snel uitverkocht.`,
    'city address sector services -hours',
    { competitors: ['Het Broodhuys', 'Bakker Eemstra'] },
  ),
  named(
    LEKDIJK,
    `Here are a few well-reviewed garages in Nieuwegein:

- **Garage Galecop** – small, independent, known for honest advice. 4.8 stars.
- **Merwede Mobiel** – focuses on electric cars and hybrids.
- **Autocentrum Lekdijk** – dealer and workshop in one; they change tyres while you wait. Call 030 555 74 19 for a slot.
- **Autobedrijf Verkuil** – family-run, also does bodywork.

For a plain oil change I would start with Galecop; for something more complex ask two of them for a written quote.`,
    'city sector services -phone',
    { competitors: ['Garage Galecop', 'Merwede Mobiel', 'Autobedrijf Verkuil'] },
  ),
  unnamed(
    TVL,
    `Arbeidsrechtadvocaten in Leeuwarden die vaak genoemd worden:

- **Noorderhof Advocaten** – groot kantoor, werkt zowel voor werkgevers als werknemers.
- **Advocatenkantoor Prinsentuin** – klein kantoor met een gratis inloopspreekuur op dinsdag.
- **Haersma Arbeidsrecht** – nichekantoor, alleen werkgevers.

Let bij je keuze op het keurmerk van de Vereniging Arbeidsrecht Advocaten Nederland (VAAN) en vraag vooraf naar het uurtarief. Bij een vaststellingsovereenkomst betaalt de werkgever meestal (een deel van) de kosten.`,
    { competitors: ['Noorderhof Advocaten', 'Advocatenkantoor Prinsentuin'] },
  ),
  named(
    KORENBLOEM,
    `For a wedding cake in or near Amersfoort, these bakeries come up most often:

**1. Bakkerij Van Wijngaarden** – classic tiered cakes, delivery included.
**2. De Korenbloem, Hilversum** – pastry chef Tarik Aydin designs wedding cakes to order; tasting sessions by appointment.
**3. Suikerwerk Studio, Leusden** – fondant and sugar flowers.

Prices usually run from €5 to €9 per slice. Order at least two months ahead between May and September.`,
    '-city sector services team',
    { competitors: ['Bakkerij Van Wijngaarden'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LEKDIJK,
    `Ik heb drie autobedrijven voor je naast elkaar gezet:

| Bedrijf | Plaats | APK | Private lease | Zaterdag |
|---|---|---|---|---|
| Autocentrum Lekdijk | Nieuwegein | ja | nee | 9.00–17.00 |
| Autobedrijf Verkuil | Houten | ja | ja | gesloten |
| Merwede Mobiel | Utrecht | nee | ja | 10.00–16.00 |

Wil je lease en onderhoud onder één dak, dan blijft Verkuil over. De tijden komen van Google en kunnen afwijken.`,
    'city sector -services -hours',
    { competitors: ['Autobedrijf Verkuil', 'Merwede Mobiel'] },
  ),
  named(
    TVL,
    `Here is what I could gather about the firm:

| | |
|---|---|
| **Name** | Terpstra Van Loon Advocaten |
| **Type** | Law firm, partnership (*maatschap*) |
| **Established** | 1996 |
| **Address** | Noorderweg 62, 8911 ES Leeuwarden |
| **Phone** | +31 58 555 12 74 |
| **Website** | www.tvl-advocaten.nl |
| **Partners** | Hinke Terpstra, Maarten van Loon |

I did not find a page with hourly rates. Dutch firms of this size usually charge between €200 and €275 an hour, excluding VAT.`,
    'sector legalForm foundingYear -address city phone -website team',
  ),
  named(
    KORENBLOEM,
    `De openingstijden van Bakkerij De Korenbloem volgens hun eigen website (bakkerijdekorenbloem.nl):

| Dag | Open |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m vrijdag | 07:30 – 17:30 |
| Zaterdag | 07:00 – 17:00 |
| Zondag | gesloten |

Rond Pasen en Kerst gelden vaak afwijkende tijden. Bestellingen kun je ophalen aan de zijdeur, dat scheelt wachten.`,
    'website -hours',
  ),
  named(
    LEKDIJK,
    `Dit zijn de APK-prijzen die ik bij garages in jouw buurt tegenkwam:

| Garage | Plaats | APK benzine | Telefoon |
|---|---|---|---|
| Garage Galecop | Nieuwegein | € 39,50 | 030 555 81 02 |
| Lekdijk Auto's | Vianen | € 45,00 | 030 555 47 19 |
| Kwik Banden & APK | Utrecht | € 29,95 | 030 555 66 40 |

De RDW-afmeldkosten zitten niet altijd in de prijs. Een goedkope keuring kan duurder uitvallen als er veel reparaties volgen, dus spreek vooraf af dat ze je bellen voordat ze extra werk uitvoeren.`,
    '-city sector services phone',
    { competitors: ['Garage Galecop'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TVL,
    `## Terpstra Van Loon Advocaten

**Plaats:** Drachten
**Rechtsgebieden:** arbeidsrecht, huurrecht, letselschade
**Oprichter:** Sietske Hoekstra
**E-mail:** [info@terpstravanloon.nl](mailto:info@terpstravanloon.nl)

### Goed om te weten
- Het eerste gesprek van een half uur is kosteloos.
- Gefinancierde rechtsbijstand (toevoeging) is mogelijk, afhankelijk van je inkomen.
- Parkeren kan gratis achter het pand.`,
    '-city services -team email',
  ),
  named(
    KORENBLOEM,
    `### De Korenbloem: quick overview

- **What:** artisan bakery with a small lunch corner
- **Where:** Langestraat 181, Amersfoort, a few steps from the Kamperbinnenpoort
- **Known for:** sourdough loaves, filled rolls at lunchtime
- **Open:** Tuesday to Saturday
- **Orders:** [info@korenbloembrood.nl](mailto:info@korenbloembrood.nl)

> "Best rye sourdough in town, worth the queue." – Google review

*Cards accepted; no seating on market days.*`,
    'sector city -address services hours -email',
  ),
  named(
    LEKDIJK,
    `# Autocentrum Lekdijk

## Bedrijfsgegevens
* **KvK-nummer:** 30185764
* **Rechtsvorm:** eenmanszaak
* **Website:** [autocentrumlekdijk.nl](https://autocentrumlekdijk.nl)

## Aanbod
* Ruim 60 **occasions** op voorraad, van stadsauto tot bestelbus
* Werkplaats voor *onderhoud en reparatie* van alle merken
* Haal- en brengservice binnen tien kilometer

## Beoordeling
**8,9** op basis van 214 reviews (AutoTrack).`,
    '-kvk -legalForm website services',
  ),
  named(
    TVL,
    `**Twee advocatenkantoren in Leeuwarden vergeleken**

### 1. Noorderhof Advocaten
- 22 advocaten, vooral ondernemingsrecht
- Blokhuisplein 3
- Sinds 1974

### 2. Terpstra Van Loon
- 6 advocaten, vooral particulieren
- Familierecht door **Yara Benali**
- Sinds 2006
- Bellen: **058 – 555 30 06**

➡️ *Voor een echtscheiding past het tweede kantoor beter; voor een aandeelhoudersgeschil het eerste.*`,
    'sector city services team -foundingYear -phone',
    { competitors: ['Noorderhof Advocaten'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KORENBLOEM,
    `De gegevens die ik voor Bakkerij De Korenbloem V.O.F. heb gevonden, zijn deze: telefoon +31 (0)33 5552863, KvK 3204 7169 en btw-nummer NL8053.17.264.B.01. Gebruik je ze voor een factuur, controleer het btw-nummer dan in VIES; dat systeem zegt alleen of een nummer geldig is, niet altijd van wie het is. Een rekeningnummer heb ik niet gevonden en zou ik ook altijd bij het bedrijf zelf opvragen.`,
    'legalForm phone -kvk vat',
  ),
  named(
    LEKDIJK,
    `Autocentrum Lekdijk was founded on 1 April 2003. The showroom is at Structuurbaan 23 in Nieuwegein (postcode 3439MB) and can be reached on 0031-30-5554719. It opens at 8 a.m. and closes at 6 p.m. on weekdays; on Saturdays it is open from ten to two. The VAT number shown on the invoices is NL 8126 49 503 B01. I found no fax number and no separate number for breakdowns.`,
    'foundingYear address city phone -hours -vat',
  ),
  named(
    TVL,
    `Het kantoor van Terpstra Van Loon is op werkdagen bereikbaar van half negen tot half zes, via 058-5551427. In het weekend kun je alleen een bericht achterlaten. Verder staat het ingeschreven onder KvK-nummer 01.08.45.27. Op de site staat nog dat een kennismakingsgesprek € 75 kost, een bedrag dat vervalt als je cliënt wordt. Een afspraak in de avond kan in overleg.`,
    '-hours -phone kvk',
  ),
  named(
    KORENBLOEM,
    `Kort antwoord: **1968**. In dat jaar opende de vader van de huidige eigenaar de eerste winkel van De Korenbloem in Amersfoort. In 1991 werd de bakkerij uitgebreid en in 2015 kwam Joost Hagenaar aan het roer. Het huisnummer is 18, aan de Langestraat. Van dinsdag tot en met vrijdag gaat de deur om half acht open, op zaterdag al om zeven uur.`,
    '-foundingYear city sector team -address hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LEKDIJK,
    `Wie in de regio Utrecht een gebruikte auto zoekt, komt al snel bij Autocentrum Lekdijk uit. Het autobedrijf van directeur Peter Brouwer heeft een ruime showroom met jonge occasions en een eigen werkplaats, waar ook auto's van andere merken worden onderhouden. Kopers zijn over het algemeen te spreken over de rustige manier van verkopen; de klachten die er zijn, gaan meestal over de levertijd. Op zondag kun je er niet terecht.`,
    'sector services -team hours',
  ),
  named(
    TVL,
    `Terpstra Van Loon is a mid-sized firm of lawyers on the Zuidergrachtswal in Leeuwarden. Most of its clients are private individuals: tenants, employees, people going through a divorce. It does not take personal injury cases, so after a traffic accident you would have to look elsewhere, for instance at Bouma De Vries Advocaten. Reviews praise the plain language of its letters. It has been around since 1996.`,
    'sector city address -services foundingYear',
    { competitors: ['Bouma De Vries Advocaten'] },
  ),
  named(
    KORENBLOEM,
    `De Korenbloem is een bloemenwinkel in het centrum van Amersfoort, aan de Langestraat 118. Klanten noemen vooral de verzorgde veldboeketten en de vriendelijke bediening. De winkel bezorgt in de hele stad en neemt bestellingen voor bruiloften en uitvaarten aan, het liefst minstens drie dagen van tevoren. Op maandag is de winkel gesloten. Voor een snelle bos bloemen is er ook een kraam op de vrijdagmarkt.`,
    '-sector city address hours',
  ),
  named(
    LEKDIJK,
    `People who have bought from Autocentrum Lekdijk tend to mention Chantal Oudijk, the sales adviser, by name: she is said to take her time and to be open about a car's history. The dealership, which started in 2013, keeps mainly Japanese and Korean models and services them in house. It is on an industrial estate in Nieuwegein, at Ravenswade 120, with the tram stop within walking distance. A test drive needs to be booked a day ahead.`,
    'team sector -foundingYear services city -address',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TVL,
    `Goede vraag! Een ontslag op staande voet is ingrijpend en je hebt weinig tijd, dus ik zet eerst de hoofdlijn op een rij en daarna een paar kantoren.

## Wat moet je nu doen?
1. **Teken niets** en laat schriftelijk weten dat je het niet eens bent met het ontslag.
2. **Houd je beschikbaar** voor werk.
3. **Let op de termijn:** je hebt twee maanden om de kantonrechter te vragen het ontslag te vernietigen.

## Advocatenkantoren in Leeuwarden

**Terpstra Van Loon Advocaten**
Kantoor met een sterke praktijk in het arbeidsrecht. Maarten van Loon behandelt de ontslagzaken. Adres: Zuidergrachtswal 14. Het kantoor is te bereiken op 058 555 21 74 en is ook op zaterdagochtend open voor spoed.

**Advocatenkantoor Prinsentuin**
Klein kantoor, werkt veel op toevoeging. Telefonisch spreekuur op dinsdag.

**Noorderhof Advocaten**
Groter en wat duurder, vaak aan de kant van werkgevers.

## Wat kost het?
Reken op € 200 tot € 260 per uur. Met een laag inkomen kom je misschien in aanmerking voor een toevoeging; dan betaal je alleen een eigen bijdrage. Heb je een rechtsbijstandverzekering, meld de zaak dan daar eerst.

## Bronnen
- terpstravanloon.nl
- rechtspraak.nl
- juridischloket.nl

Wil je dat ik een protestbrief aan je werkgever voor je opstel?`,
    'sector city services team address -phone -hours website',
    { competitors: ['Advocatenkantoor Prinsentuin', 'Noorderhof Advocaten'] },
  ),
  named(
    KORENBLOEM,
    `Happy to help you plan that birthday cake! Here's what I found for Amersfoort.

### 🎂 My suggestion: De Korenbloem
This traditional bakery in the old town makes cakes to order, with a choice of fillings and a printed photo on request. According to its website, the business is run by **Anneke Verschoor**, and it was founded in 1958.

**Practical details**
- **Address:** Langestraat 118
- **Order by:** at least 48 hours ahead
- **Phone:** 033-555 28 63
- **Open:** Tuesday to Friday until 6:30 p.m., Saturday until 4 p.m.

### Alternatives
- **Bakker Eemstra** – a bit cheaper, fewer flavours, good for large groups.
- **Het Broodhuys** – mainly bread, but its carrot cake is popular.

### How much cake do you need?
A rule of thumb is one 24 cm cake for twelve people. For thirty guests, order two large cakes or one large and a tray of pastries.

### Allergies
Ask each shop about nuts, egg and gluten. "Gluten-free" on a label is not the same as baked in a separate space, and this matters for guests with coeliac disease.

**Sources:** bakkerijdekorenbloem.nl · Google Maps · Tripadvisor

Shall I draft an e-mail in Dutch with your order? If so, let me know the date, the number of guests and the name that should be on the cake.`,
    'city sector services -team foundingYear address phone -hours website',
    { competitors: ['Bakker Eemstra', 'Het Broodhuys'] },
  ),
  named(
    LEKDIJK,
    `Hieronder vind je wat ik heb gevonden over **Autocentrum Lekdijk**, plus een paar tips voor als je er een tweedehands auto wilt kopen.

## In het kort
Autocentrum Lekdijk is een universeel autobedrijf met verkoop en werkplaats. Het is gevestigd aan de Structuurbaan 32 in Nieuwegein en bestaat sinds 2003. Naast occasions kun je er terecht voor APK, bandenwissel en private lease.

## Contact
- 📞 030 – 555 47 19
- ✉️ info@autocentrumlekdijk.nl
- 🌐 www.autocentrumlekdijk.nl

## Wat zeggen klanten?
**Positief**
- Duidelijke uitleg bij reparaties
- Koffie en een leenauto tijdens de beurt

**Minder positief**
- Op zaterdag druk; soms een uur wachten
- Inruilprijzen aan de lage kant

## Waar moet je op letten?
1. Vraag naar de **BOVAG-garantie**: niet elke occasion heeft die.
2. Controleer de kilometerstand via de RDW.
3. Laat bij een auto van meer dan € 10.000 een aankoopkeuring doen, bij voorkeur door een ander bedrijf.
4. Vergelijk de prijs met vergelijkbare auto's, bijvoorbeeld bij Merwede Mobiel.

## Conclusie
Een degelijke keuze voor wie zekerheid zoekt en niet per se de laagste prijs. Directeur Ruben Slagboom reageert opvallend vaak zelf op reviews, wat vertrouwen geeft.

Heb je al een auto op het oog? Stuur me het kenteken of de link, dan kijk ik mee.`,
    'sector -address city foundingYear services phone -email website team',
    { competitors: ['Merwede Mobiel'] },
  ),
  named(
    TVL,
    `Als je wilt scheiden zonder rechtszaak, is mediation vaak de snelste en goedkoopste weg. Ik heb gekeken wie dat in en om Leeuwarden doet.

**1. TVL Advocaten, Sneek**
Dit advocatenkantoor heeft twee MfN-registermediators en doet daarnaast familierecht. Het is een B.V. met zo'n tien medewerkers. Mailen kan naar info@terpstravanloon.nl; je krijgt doorgaans binnen een werkdag antwoord.

**2. Bouma De Vries Advocaten, Leeuwarden**
Meer gericht op ondernemers, maar doet ook echtscheidingen waarbij een bedrijf in het spel is.

**3. Zelfstandige mediators**
In het MfN-register kun je op postcode zoeken. Een zelfstandige mediator is vaak iets goedkoper, maar kan het verzoekschrift niet zelf indienen; daar blijft een advocaat voor nodig.

**Zo verloopt het meestal**
- Kennismaking (30 tot 60 minuten, vaak gratis)
- Drie tot vijf gesprekken over kinderen, huis, pensioen en alimentatie
- Convenant en ouderschapsplan
- Indienen bij de rechtbank

**Kosten**
Gemiddeld € 2.500 tot € 4.000 samen, exclusief griffierecht. Met een lager inkomen kun je een toevoeging aanvragen bij de Raad voor Rechtsbijstand.

*Let op: dit is algemene informatie en geen juridisch advies.*

Wil je dat ik een checklist maak van de papieren die je bij het eerste gesprek nodig hebt?`,
    '-city sector services -legalForm email',
    { competitors: ['Bouma De Vries Advocaten'] },
  ),
]
