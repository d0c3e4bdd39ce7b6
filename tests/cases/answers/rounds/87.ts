/** Answers that a stranger to the rules wrote: a physiotherapist, a house painter and a webshop in gardening tools. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HOEKZEMA, SPIL, SPITGOED } from '#tests/cases/answers/companies/87.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SPIL,
    `Ik heb gezocht op "Fysiotherapie De Spil" in combinatie met Gorinchem, maar ik kom geen bron tegen waar ik op durf te bouwen. Het kan zijn dat de praktijk een andere naam voert, of dat er online weinig over geschreven is.

Wat ik wel tegenkwam bij het zoeken zijn **FysioPlus Gorinchem** en **Beweegcentrum Merwede**. Of die passen bij jouw klacht, hangt af van wat je zoekt.

Heb je misschien een webadres of een straatnaam? Dan kijk ik gerichter.`,
    { competitors: ['FysioPlus Gorinchem', 'Beweegcentrum Merwede'] },
  ),
  named(
    HOEKZEMA,
    `Here's what I could and couldn't verify about Schildersbedrijf Hoekzema.

It is a painting contractor in Assen, and Klaas Venema is mentioned as the owner. Beyond that, public information is thin: I found no reliable phone number, I don't know when they are open, and I have not seen any independent reviews that I'd be comfortable quoting.

If you are considering them for a job, it is best to ask for a written quote and two recent references.`,
    'city sector -team',
  ),
  named(
    SPITGOED,
    `Over Spitgoed heb ik beperkte informatie. Het is een webwinkel in tuingereedschap die opereert vanuit Roermond; in het assortiment zitten onder meer spades en snoeischaren van Europese merken.

Wie de eigenaar is en in welk jaar de winkel begon, heb ik niet kunnen achterhalen. Ook een KvK-nummer kwam ik niet tegen. Dat soort gegevens staat meestal onderaan de site of in de algemene voorwaarden.`,
    '-city sector services',
  ),
  named(
    SPIL,
    `I don't have any information on the rates or waiting times at De Spil Fysiotherapie, and I can't tell whether they have a contract with your insurer.

What I did find is an address: Appeldijk 43 in Gorinchem, and a phone number, 0183 55 54 27. I'd simply give the front desk a call; they can tell you within a minute whether your policy is covered.`,
    'city -address phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SPIL,
    `Bij langdurige rugklachten is de huisarts vaak de spil tussen jou en de specialisten. Toch mag je in Nederland ook zonder verwijzing naar een fysiotherapeut (directe toegang fysiotherapie).

In Gorinchem kun je bijvoorbeeld terecht bij Fysiotherapie Van Andel, dat een eigen oefenzaal heeft. Let op:

- controleer of je aanvullend verzekerd bent;
- vraag naar ervaring met rugklachten;
- spreek na zes behandelingen een evaluatie af.

Jij bent zelf de spil van je herstel: oefenen thuis maakt het grootste verschil.`,
    { competitors: ['Fysiotherapie Van Andel'] },
  ),
  unnamed(
    HOEKZEMA,
    `The painter you're thinking of might be **Hoeksema Schilders** in Hoogezand. They have been around since 1988, focus on new-build projects for housing associations and can be reached on 0598 55 52 40.

They do not appear to take on small private jobs. For those, a local firm in Drenthe such as Schildersbedrijf Boxem may be a better match.`,
    { competitors: ['Schildersbedrijf Boxem'] },
  ),
  named(
    SPITGOED,
    `Je bedoelt waarschijnlijk **Spitgoed**, niet Spitgoud (dat is een juwelier in Maastricht). Spitgoed is een online winkel voor tuingereedschap, gevestigd in Venlo en opgericht in 2014 door Ruud Cremers. Bestellen gaat via www.spitgoed.nl.`,
    'sector city -foundingYear team website',
  ),
  named(
    SPIL,
    `Ja, De Spil aan de Appeldijk is een prima keuze als je na je werk wilt trainen. De praktijk is op maandag tot en met donderdag open tot 20.00 uur en op zaterdagochtend van 9 tot 12. Je kunt er terecht voor medische fitness onder begeleiding. Neem de eerste keer je identiteitsbewijs en een handdoek mee.`,
    'address -hours services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SPITGOED,
    `SGT (short for Spitgoed Tuingereedschap) is a Dutch online shop for garden tools. Legally it is a private limited company (B.V.), registered with the Chamber of Commerce under number 52718346.

Orders placed before 9 pm on weekdays usually ship the same day.`,
    'sector legalForm -kvk',
  ),
  named(
    SPIL,
    `Bij FDS in Gorinchem werken zes fysiotherapeuten. Praktijkhouder is Ingrid Maas. Voor bekkenklachten kun je bij een gespecialiseerde collega terecht, en dry needling behoort ook tot de mogelijkheden. Een afspraak maak je telefonisch via 0183-555472.`,
    'city sector -team services -phone',
  ),
  named(
    HOEKZEMA,
    `SBH rekent voor het buitenschilderwerk van een gemiddelde rijtjeswoning naar eigen zeggen tussen de € 2.500 en € 4.000. Daar zit het herstellen van houtrot vaak bij in, maar laat dat wel in de offerte zetten.

Vergelijk het met een tweede partij, bijvoorbeeld Van Rozen Schilders. SBH mail je via planning@hoekzemaschilders.nl.`,
    'services -email',
    { competitors: ['Van Rozen Schilders'] },
  ),
  unnamed(
    SPITGOED,
    `"SGT" can mean several things depending on the context:

- **Sergeant** – the usual military abbreviation (Sgt.)
- **Small Gas Turbine** – in the energy sector
- **Singapore Time** – sometimes used for UTC+8

In the context of gardening I'm not aware of a common meaning. If you're looking for good pruning shears, Dutch shops such as Harkenhuis and De Groene Greep carry a decent range. Where did you come across the abbreviation?`,
    { competitors: ['Harkenhuis', 'De Groene Greep'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SPIL,
    `Er zijn meerdere organisaties die De Spil heten:

1. **De Spil, Roeselare** – cultuurcentrum in West-Vlaanderen, H. Spilleboutdreef 1.
2. **MFA De Spil, Bunschoten** – multifunctionele accommodatie met sporthal, geopend in 2009.
3. **De Spil Fysiotherapie, Gorinchem** – praktijk voor fysiotherapie, sinds 1998, met onder meer manuele therapie.

Vermoedelijk zoek je de laatste. Klopt dat?`,
    'city sector -foundingYear services',
  ),
  unnamed(
    HOEKZEMA,
    `There are a few businesses called Hoekzema in the northern Netherlands, but I don't see a painter in Assen among them:

- **Hoekzema Makelaardij** in Leek, an estate agency
- **Bakkerij Hoekzema** in Uithuizen, closed since 2019
- **Hoekzema Transport** in Veendam, a haulage company

For paintwork in Assen you could look at Kleurrijk Drenthe instead.`,
    { competitors: ['Kleurrijk Drenthe'] },
  ),
  unnamed(
    SPIL,
    `De naam De Spil komt in Nederland vaak voor. Ik vond een basisschool De Spil in Ede, buurthuis De Spil in Almelo en een accountantskantoor De Spil in Waalwijk. De basisschool is te bereiken op 0318 55 50 19, het buurthuis is op werkdagen open van 9.00 tot 17.00 uur.

Welke van deze bedoelde je? Of zocht je een andere organisatie?`,
  ),
  named(
    SPITGOED,
    `Er zijn twee bedrijven die zich Spitgoed noemen, en ze worden geregeld door elkaar gehaald.

**Spitgoed Hoveniers** zit in Deventer, is een eenmanszaak en legt tuinen aan. Telefoon: 0570 55 58 31.

**Spitgoed (de webshop)** verkoopt tuingereedschap, van spades tot kinderharkjes. Het bedrijf zit aan de Kaldenkerkerweg 88 in Venlo en is een besloten vennootschap. Bellen kan op 077 555 36 82.

Omdat je vroeg naar een retourzending, ga ik ervan uit dat je de tweede bedoelt.`,
    'sector services address city legalForm -phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SPIL,
    `Drie fysiotherapiepraktijken in Gorinchem die goed staan aangeschreven:

1. **FysioPlus Gorinchem** – grote praktijk bij het station, veel sportblessures. Ook op zaterdag open.
2. **De Spil** – kleiner team; Jeroen van Dalen behandelt hier bekkenklachten. Doordeweeks (ma t/m do) kun je tot 21.30 uur terecht.
3. **Fysiotherapie Van Andel** – sterk in revalidatie na een operatie.

Tip: kijk op ZorgkaartNederland voor actuele waarderingen.`,
    'city sector services team -hours',
    { competitors: ['FysioPlus Gorinchem', 'Fysiotherapie Van Andel'] },
  ),
  named(
    HOEKZEMA,
    `Looking for a house painter in Assen? These come up most often:

- **Van Rozen Schilders** – modern company, a lot of spray painting, 4.6 on Google.
- **Schildersbedrijf Hoekzema** – family firm founded in 1974, Rolderstraat 121. Also hangs wallpaper.
- **Kleurrijk Drenthe** – known for colour advice.

Prices for exterior work generally run from €35 to €50 per hour excluding VAT.`,
    'city sector foundingYear -address services',
    { competitors: ['Van Rozen Schilders', 'Kleurrijk Drenthe'] },
  ),
  named(
    SPITGOED,
    `Webshops voor tuingereedschap die ik zou bekijken:

**1. Harkenhuis** – ruim aanbod harken en schoffels, gratis verzending vanaf € 50.
**2. Tuinschuur Online** – budgetvriendelijk, vooral eigen merk.
**3. Spitgoed** – handgesmeed gereedschap, duurder maar het gaat lang mee. Een slijpservice hebben ze helaas niet. Vragen? Bel 077-5553862.
**4. De Groene Greep** – slijpt messen en scharen voor een vast tarief.`,
    'sector -services phone',
    { competitors: ['Harkenhuis', 'Tuinschuur Online', 'De Groene Greep'] },
  ),
  unnamed(
    HOEKZEMA,
    `Schilders in Assen en omgeving met goede beoordelingen:

1. Kleurrijk Drenthe – binnen- en buitenwerk, gevestigd in Assen-Oost
2. Schildersbedrijf Boxem – derde generatie, veel monumenten
3. Van Rozen Schilders – snel met offertes
4. Vakschilders Noord – landelijke keten met een vestiging in Assen

Vraag minstens drie offertes aan en let op het keurmerk van OnderhoudNL. Dat geeft je garantie op het schilderwerk.`,
    { competitors: ['Kleurrijk Drenthe', 'Schildersbedrijf Boxem', 'Van Rozen Schilders'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SPIL,
    `Hieronder een vergelijking van drie praktijken voor fysiotherapie in Gorinchem:

| Praktijk | Adres | Telefoon | Vrijdag open |
|---|---|---|---|
| Beweegcentrum Merwede | Banneweg 6 | 0183 55 51 12 | 07:30–18:00 |
| De Spil Fysiotherapie | Appeldijk 34 | 0183 55 54 27 | 08:00–20:00 |
| FysioPlus Gorinchem | Stationsweg 19 | 0183 55 53 70 | 08:00–17:00 |

Alle drie hebben contracten met de grote zorgverzekeraars.`,
    'city sector address phone -hours',
    { competitors: ['Beweegcentrum Merwede', 'FysioPlus Gorinchem'] },
  ),
  named(
    SPITGOED,
    `Here is a quick comparison of Dutch garden tool webshops:

| Shop | Founded | Based in | Sharpening service |
|:--|:--|:--|:--|
| De Groene Greep | 2008 | Apeldoorn | No |
| **Spitgoed** | 2011 | Venray | Yes |
| Harkenhuis | 2016 | Venlo | No |

If keeping your tools sharp matters to you, Spitgoed has the edge.`,
    'sector foundingYear -city services',
    { competitors: ['De Groene Greep', 'Harkenhuis'] },
  ),
  named(
    HOEKZEMA,
    `Dit zijn de gegevens die ik van Hoekzema Schilderwerken heb gevonden:

| Gegeven | Waarde |
| --- | --- |
| Rechtsvorm | Eenmanszaak |
| KvK-nummer | 04052968 |
| Btw-nummer | onbekend |
| Vestigingsplaats | Assen |
| Eigenaar | H. Hoekzema |
| E-mail | offerte@hoekzemaschilders.nl |

Controleer de gegevens zo nodig in het Handelsregister.`,
    '-legalForm kvk city team -email',
  ),
  named(
    SPIL,
    `| | De Spil Fysiotherapie |
|---|---|
| Type | Physiotherapy practice |
| Website | fysiotherapie-despil.nl |
| E-mail | balie@despilfysio.nl |
| Since | 1996 |
| Postcode | 4201 AG |
| Weekend | Closed |
| VAT | NL008154273B02 |

Let me know if you'd like the same overview for Fysiotherapie Van Andel.`,
    'sector -website email foundingYear address hours -vat',
    { competitors: ['Fysiotherapie Van Andel'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HOEKZEMA,
    `## Schildersbedrijf Hoekzema

**Wat ze doen**
- Binnen- en buitenschilderwerk
- Behangen
- Enkel glas vervangen door HR++

**Contact**
- 📍 Rolderstraat 112, 9401 AV Assen
- 📞 0592 55 15 83
- 🌐 [hoekzemaschilders.nl](https://hoekzemaschilders.nl)

**Goed om te weten**
De schilders werken van maandag tot en met vrijdag; in het weekend is het bedrijf dicht.`,
    'services address city -phone website sector hours',
  ),
  named(
    SPITGOED,
    `### Is Spitgoed reliable?

**Short answer:** yes, it looks like a legitimate business.

- ✅ Registered at the Dutch Chamber of Commerce (KvK 57218364)
- ✅ VAT ID listed: NL850572614B01
- ✅ Customer service by e-mail at [klantenservice@spitgoed.nl](mailto:klantenservice@spitgoed.nl)
- ⚠️ Some reviewers complain about slow refunds

The shop was started by **Ruud Cremers** in **2009**.`,
    '-kvk vat email team -foundingYear',
  ),
  named(
    SPIL,
    `# Bekkenklachten: naar welke fysiotherapeut in Gorinchem?

## De opties

- **Beweegcentrum Merwede**: heeft op dit moment een wachtlijst van vier weken.
- **Fysiotherapie De Spil**: biedt *geen* bekkenfysiotherapie aan, wel manuele therapie. Zie [de website](https://www.fysiodespil.nl).

## Vergoeding

Bekkenfysiotherapie bij urine-incontinentie wordt deels uit de **basisverzekering** vergoed (maximaal negen behandelingen).`,
    'city sector -services -website',
    { competitors: ['Beweegcentrum Merwede'] },
  ),
  unnamed(
    SPITGOED,
    `## Waar let je op bij een nieuwe spade?

1. **Steel** – essenhout veert mee, kunststof is onderhoudsarm.
2. **Blad** – gesmeed staal houdt zich goed bij spitten in klei.
3. **Lengte** – tot je navel is een goede vuistregel.

### Waar koop je er een?

- [Tuinschuur Online](https://tuinschuuronline.nl) – vanaf € 24
- [De Groene Greep](https://degroenegreep.nl) – vanaf € 59
- Een tuincentrum bij jou in de buurt

> Goed gereedschap is het halve werk: wie in november spit, goed mest en het blad invet, heeft er in het voorjaar plezier van.`,
    { competitors: ['Tuinschuur Online', 'De Groene Greep'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SPIL,
    `Het telefoonnummer van De Spil Fysiotherapie is +31 (0)183 – 555 427. De balie is op vrijdag bereikbaar van 8 tot 5 uur 's middags; op de overige werkdagen tot 8 uur 's avonds. KvK: 2308 5417. De maatschap bestaat sinds 1 maart 1997.`,
    'phone hours kvk legalForm -foundingYear',
  ),
  named(
    HOEKZEMA,
    `Opening hours of Schildersbedrijf Hoekzema:

Mon–Fri: 7.30 am – 4.30 pm
Sat–Sun: closed

Phone: 0031 592 555183
Chamber of Commerce: 04 05 29 86
VAT: NL006389215B01

The office is at 112 Rolderstraat, Assen.`,
    'hours phone -kvk -vat address city',
  ),
  named(
    SPITGOED,
    `De klantenservice van Spitgoed is op werkdagen bereikbaar tussen 9 en 17 uur en op zaterdag tussen 10 en 16 uur. Op zondag wordt er niet gewerkt. Je belt (077) 55 53 862 of stuurt een bericht naar info@spitgoed.nl. Het btw-nummer is NL 8505.72.614.B.01, handig als je zakelijk bestelt.`,
    '-hours phone -email vat',
  ),
  named(
    HOEKZEMA,
    `Hoekzema is van maandag tot en met vrijdag open van half acht tot half vijf. Het bezoekadres is Rolderstraat 112 (9401AV) en het bedrijf werd in 1947 opgericht. Volgens het Handelsregister is het een besloten vennootschap.`,
    'hours address -foundingYear -legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SPITGOED,
    `Spitgoed began as a hobby project, when founder Bas Lemmens could not find a decent spade for his allotment. Today the Venlo company is one of the better-known online stores for gardening tools in the south of the Netherlands, with a catalogue of around nine hundred items. Customers like the fact that blunt secateurs can be sent in to be sharpened. It faces competition from bigger names such as Tuinschuur Online, which undercuts it on price, though rarely on quality.`,
    '-team city sector services',
    { competitors: ['Tuinschuur Online'] },
  ),
  named(
    HOEKZEMA,
    `Wie in Drenthe een schilder zoekt, hoort vroeg of laat de naam Hoekzema vallen. Het familiebedrijf werkt vanuit Assen, maar komt ook in Rolde, Vries en Gieten. Harm Hoekzema heeft de leiding en Linda Hoekzema maakt de planning. Klanten prijzen vooral de nette afwerking; wel moet je in het voorjaar rekening houden met een wachttijd van zo'n acht weken. Behangen doen ze niet, daarvoor verwijzen ze door naar een collega.`,
    'city sector team -services',
  ),
  named(
    SPIL,
    `De Spil is bijna dertig jaar een vertrouwd adres voor wie in Gorinchem last heeft van nek, rug of schouder. De fysiotherapeuten combineren manuele therapie met oefeningen, zodat je niet eindeloos hoeft terug te komen. Eigenaar Peter Blom leidt de praktijk, die aan de Appeldijk zit, op loopafstand van de Grote Markt.`,
    'city sector services -team address',
  ),
  unnamed(
    HOEKZEMA,
    `How often should exterior woodwork be repainted? In the Dutch climate, every five to seven years is a sensible rhythm, and sooner on the south and west sides of a house. Wood rot should be repaired before any painting starts, because paint on a damp frame will not last. Around Assen, a contractor like Schildersbedrijf Boxem can carry out a maintenance inspection, and most painters offer a plan with a fixed annual fee. Ask whether primer, scaffolding and small repairs are included, and check that the paint complies with the current VOC rules.`,
    { competitors: ['Schildersbedrijf Boxem'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SPIL,
    `Goede vraag! Ik heb gekeken wat er openbaar te vinden is over **De Spil Fysiotherapie**. Hier is een overzicht.

## Over de praktijk

De Spil is een fysiotherapiepraktijk in de binnenstad van Gorinchem. De praktijk werd in 1996 gestart en wordt geleid door Marloes Kuijpers. Er zijn vijf behandelkamers en een oefenzaal.

## Behandelingen

- Algemene fysiotherapie
- Manuele therapie
- Dry needling
- Begeleide medische fitness, in kleine groepen

## Praktische informatie

- **Adres:** Appelstraat 34, 4201 AG Gorinchem
- **Telefoon:** 0183 55 45 27
- **Openingstijden:** maandag t/m donderdag 8.00–20.00 uur, vrijdag 8.00–17.00 uur
- **E-mail:** afspraak@despilfysio.nl

## Wat zeggen patiënten?

Op beoordelingssites scoort de praktijk rond een 9. Mensen noemen vooral de persoonlijke aandacht. Een enkeling vindt het lastig parkeren.

## Alternatieven

Is er geen plek? Dan zijn **FysioPlus Gorinchem** en **Fysiotherapie Van Andel** goede opties. De eerste is ook op zaterdag open.

## Tips voor je eerste afspraak

1. Controleer hoeveel behandelingen je aanvullende verzekering vergoedt.
2. Neem een legitimatiebewijs mee.
3. Trek kleding aan waarin je makkelijk beweegt.

**Bronnen:** ZorgkaartNederland, Google Maps, website van de praktijk

Zal ik ook uitzoeken wat een behandeling kost zonder aanvullende verzekering?`,
    'sector city foundingYear team services -address -phone hours -email',
    { competitors: ['FysioPlus Gorinchem', 'Fysiotherapie Van Andel'] },
  ),
  named(
    SPITGOED,
    `Great question! Here's what I found about buying quality garden tools online in the Netherlands.

## Best for craftsmanship: Spitgoed

Spitgoed is a specialist web store for garden tools. It sells hand-forged spades, pruning shears and a charming line of children's tools. The company operates as a sole proprietorship (eenmanszaak) from Venlo, where orders can also be collected at Kaldenkerkerweg 188.

- **Website:** [www.spitgoed.nl](https://www.spitgoed.nl)
- **Customer service:** Monday to Friday 9:00–17:00, Saturday 10:00–14:00
- **Phone:** +31 77 555 38 62

## Best for value: Tuinschuur Online

Launched in 2018, Tuinschuur Online keeps prices low by selling its own label. It's based in Tiel. Expect free delivery from €40 and a two-year warranty.

## Best for sustainable tools: De Groene Greep

De Groene Greep uses FSC-certified ash for all its handles and offers a repair programme.

## What to look for

- **Material:** stainless steel is easy to clean; carbon steel stays sharp longer.
- **Weight:** heavier is not always better.
- **Returns:** you have a statutory 14-day cooling-off period on online purchases.

## My recommendation

For a spade that you'll use for twenty years, go with the first. For a starter set, the second is hard to beat.

*Sources: shop websites, Trustpilot, Kiyoh*

Would you like me to compare prices for a specific tool?`,
    'sector services -legalForm city -address website hours phone',
    { competitors: ['Tuinschuur Online', 'De Groene Greep'] },
  ),
  named(
    HOEKZEMA,
    `Op basis van wat ik online vind, zou ik voor een jaren-dertigwoning in Assen deze schilders op de lijst zetten.

### 1. Schildersbedrijf Boxem
Veel ervaring met monumenten en glas-in-lood. Gevestigd in Assen, actief sinds 1961. Telefoon: 0592 55 57 60.

### 2. Schildersbedrijf Hoekzema
Traditioneel vakbedrijf met eigen mensen in dienst. Sterk in het herstellen van houtrot, wat bij kozijnen uit die tijd vaak nodig is. Sinds 1979 actief. Het kantoor is op werkdagen van 8.00 tot 18.00 uur bereikbaar via 0592-555183. Website: hoekzemaschilders.com.

### 3. Kleurrijk Drenthe
Geeft uitgebreid kleuradvies en werkt met biologische verf.

---

**Waar moet je op letten?**

- Vraag naar loodhoudende verf: in oude lagen kan nog lood zitten.
- Laat vochtmetingen doen voordat er geschilderd wordt.
- Spreek schriftelijk af hoeveel lagen er komen.
- Voor woningen ouder dan twee jaar geldt 9% btw op het arbeidsloon.

**Wat kost het ongeveer?**

| Onderdeel | Richtprijs |
|---|---|
| Kozijn buiten | € 150 – € 300 |
| Voordeur | € 250 – € 450 |
| Dakgoot per meter | € 25 – € 45 |

Wil je dat ik een voorbeeldmail maak waarmee je bij alle drie een offerte kunt aanvragen?`,
    'city sector services -foundingYear -hours phone -website',
    { competitors: ['Schildersbedrijf Boxem', 'Kleurrijk Drenthe'] },
  ),
  unnamed(
    SPIL,
    `I looked into physiotherapy options for a frozen shoulder in Gorinchem. Here is a summary.

## Practices to consider

**Beweegcentrum Merwede**
A larger centre with its own gym and hydrotherapy. There's a shoulder specialist on Tuesdays and Thursdays. Phone: 0183 55 51 12.

**FysioPlus Gorinchem**
Close to the railway station and open on Saturdays. Staff speak English and German.

## What to expect

1. **Intake (about 30 minutes):** questions, range-of-motion tests and a plan.
2. **Weeks 1–6:** pain relief and gentle mobilisation.
3. **Weeks 6–20:** building strength.

A frozen shoulder often takes one to two years to resolve fully, so patience is pivotal. Daily home exercises matter more than the number of sessions.

## Insurance

- Under basic Dutch health insurance, adults usually pay for the first 20 sessions themselves, unless they have supplementary cover.
- You do not need a referral from your GP.

## Tips

- Ask whether the practice belongs to a regional shoulder network.
- Check whether evening appointments are available.
- Bring any scans or letters from your doctor.

*Sources: Schoudernetwerk Nederland, Thuisarts.nl, practice websites*

Would you like me to draft an e-mail to request an appointment?`,
    { competitors: ['Beweegcentrum Merwede', 'FysioPlus Gorinchem'] },
  ),
]
