/** Answers that a stranger to the rules wrote: a physiotherapy practice, a garden centre and a web agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KLIKWERK, MEREL, ROZENDAAL } from '#tests/cases/answers/companies/74.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ROZENDAAL,
    `Ik heb gezocht naar Fysiotherapie Rozendaal, maar ik kom geen website, vermelding op Zorgkaart Nederland of inschrijving tegen die daar duidelijk bij hoort. Het kan zijn dat de praktijk onder een andere naam staat ingeschreven of inmiddels is overgenomen.

Zoek je een fysiotherapeut in Hoorn, dan zijn er wel andere praktijken die goed vindbaar zijn, bijvoorbeeld **Van Diepen Fysiotherapie**. Via de zorgzoeker van je verzekeraar zie je meteen of er een contract is.`,
    { competitors: ['Van Diepen Fysiotherapie'] },
  ),
  named(
    MEREL,
    `De Merel is een tuincentrum in Barneveld, aan de kant van Scherpenzeel. Het telefoonnummer dat ik vind is 0342 55 51 90. Actuele openingstijden heb ik helaas niet kunnen achterhalen; ook over de eigenaar of het jaar van oprichting staat niets in de bronnen die ik heb bekeken. Bel voor de zekerheid even voordat je langsgaat, zeker rond feestdagen.`,
    'city sector -phone',
  ),
  unnamed(
    KLIKWERK,
    `I don't have any reliable information about a company called Klikwerk. It doesn't show up in my search results as a registered business with reviews or a portfolio, so I'd rather not guess at its prices or the quality of its work.

What you can do:
- look the company up in the KvK trade register
- ask for two or three recent client references
- check who will own the domain name and the source code

If you share a link to their site, I'm happy to take a look.`,
  ),
  named(
    ROZENDAAL,
    `I could only find limited details about Fysiotherapie Rozendaal. It appears to be a physical therapy practice at Koepoortsweg 38, and patients mention pelvic floor therapy as well as treatment after sports injuries. I wasn't able to confirm its opening times or whether it has contracts with all insurers. I also found no information on how long the practice has existed.`,
    'sector -address services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KLIKWERK,
    `Veel handmatig klikwerk in Excel kun je automatiseren. De snelste manieren op een rij:

1. **Power Query**: haal de maandelijkse export op en laat de stappen zichzelf herhalen.
2. **Macro's**: neem een reeks handelingen op en koppel die aan een knop.
3. **Power Automate**: handig als het klikwerk over meerdere programma's gaat, bijvoorbeeld van Outlook naar je boekhoudpakket.

Begin met de taak die je het vaakst doet. Wil je dat ik een voorbeeldmacro schrijf?`,
  ),
  unnamed(
    MEREL,
    `De merel is een van de meest voorkomende tuinvogels van Nederland. Het mannetje is zwart met een oranjegele snavel, het vrouwtje donkerbruin. Wil je ze in je tuin helpen, plant dan bessenstruiken zoals vuurdoorn, lijsterbes of meidoorn en laat in het najaar wat bladeren liggen: daar zoeken ze wormen en insecten onder. Die struiken vind je bij vrijwel elk tuincentrum, in de omgeving van Barneveld bijvoorbeeld bij Tuincentrum Voskuilen. De beste planttijd loopt van oktober tot en met maart.`,
    { competitors: ['Tuincentrum Voskuilen'] },
  ),
  unnamed(
    ROZENDAAL,
    `In Roosendaal zijn verschillende fysiotherapiepraktijken. Fysiotherapie Roosendaal-Oost zit in een gezondheidscentrum aan de Burgerhoutsestraat en biedt onder meer manuele therapie en oedeemtherapie. Je kunt er terecht zonder verwijzing van de huisarts. De praktijk is op werkdagen geopend van 8.00 tot 18.00 uur. Voor kinderfysiotherapie kun je beter kijken bij een praktijk in de wijk Kortendijk.`,
  ),
  named(
    MEREL,
    `Je bedoelt waarschijnlijk De Merel aan de Scherpenzeelseweg, niet te verwarren met Hoveniersbedrijf Van Merel uit Ede. De Merel is een familiebedrijf van Arend en Jolanda van de Bunt en bestaat sinds 1967. Je vindt er vaste planten, heesters en een ruime afdeling kamerplanten. Van Merel uit Ede legt vooral tuinen aan bij bedrijven en heeft geen winkel.`,
    'address team -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ROZENDAAL,
    `FPR is a physiotherapy clinic in Enkhuizen that was set up in 1994. People often go there for sports physiotherapy and manual therapy. The website is fysiorozendaal.nl, where you can request an appointment online. You don't need a referral from your GP, but check your supplementary insurance first: basic cover in the Netherlands usually doesn't reimburse the first twenty sessions.`,
    'sector -city foundingYear services website',
  ),
  named(
    KLIKWERK,
    `KIB (voluit Klikwerk Internetbureau) is gevestigd aan het Blokhuisplein 21 in Leeuwarden. Het bureau wordt geleid door Rients Postma en maakt websites en webwinkels voor het mkb in Friesland. Wie na de oplevering onderhoud wil, kan een servicecontract afsluiten. Tarieven staan niet online; daarvoor moet je een offerte aanvragen via info@klikwerk.nl.`,
    'address city -team services -email',
  ),
  unnamed(
    MEREL,
    `TCM staat voor Traditional Chinese Medicine, een verzamelnaam voor behandelwijzen zoals acupunctuur, kruidentherapie en tuina-massage. In Barneveld en omgeving zijn meerdere TCM-therapeuten actief. Let bij je keuze op:

- lidmaatschap van een beroepsvereniging zoals de NVA of Zhong
- een AGB-code, zodat de aanvullende verzekering kan vergoeden
- een duidelijke klachtenregeling

Vergoeding valt bijna altijd onder alternatieve zorg.`,
  ),
  named(
    ROZENDAAL,
    `Over Rozendaal, de fysiopraktijk aan de Koepoortsweg in Hoorn, zijn de beoordelingen overwegend goed. Patiënten noemen vooral de korte wachttijd en de duidelijke uitleg. Rozendaal is van maandag tot en met donderdag open tot acht uur 's avonds, zodat je er ook na het werk terechtkunt. In het weekend is de praktijk dicht. Eén reviewer vond de oefenzaal wat krap.`,
    'sector address city hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    MEREL,
    `Er zijn meerdere bedrijven met de naam De Merel:

- **De Merel, Barneveld**: tuincentrum met tuinmeubelen en planten, tel. 0342-555462. Zondag open van 12.00 tot 17.00 uur.
- **De Merel, Groningen**: kinderopvang met twee groepen, open van 7.30 tot 18.30 uur.
- **Camping De Merel, Ommen**: kleine camping met 40 plaatsen, telefoon 0529-555110.

Welke van deze drie bedoel je?`,
    'city sector services phone -hours',
  ),
  unnamed(
    KLIKWERK,
    `De naam Klikwerk wordt door meer ondernemers gebruikt. Dit zijn de bedrijven die ik vind:

1. **Klikwerk Fotografie** uit Breda: bruiloften en bedrijfsreportages, gestart in 2015.
2. **Klikwerk Vloeren** uit Apeldoorn: legt klik-pvc en laminaat, bereikbaar op 055 555 18 06.

Een internetbureau met die naam zie ik er niet tussen staan. Zoek je een webbouwer in Leeuwarden, dan kun je bijvoorbeeld bij Studio Terp terecht.`,
    { competitors: ['Studio Terp'] },
  ),
  named(
    ROZENDAAL,
    `There are two practices that go by this name:

**Fysiotherapie Rozendaal (Hoorn)** – owned by Margreet Rozendaal, located at Koepoortsweg 83. Phone: 0229 55 57 13.

**Fysiotherapie Rozendaal (The Hague)** – a larger clinic in the Statenkwartier with a swimming pool, founded in 1981 and open on Saturdays.

Since you mentioned West-Friesland, the first one is probably what you're after. The one in The Hague is not affiliated with it.`,
    'city team address -phone',
  ),
  unnamed(
    MEREL,
    `I found a few businesses named "De Merel", none of which sells plants:

- Café De Merel in Haarlem, a neighbourhood bar dating from 1922
- De Merel Uitvaartzorg in Zeist, a funeral director
- Basisschool De Merel in Tilburg, a primary school

If you are looking for a garden centre near Barneveld, De Groene Poort and Plantenhof Lunteren come up most often. Do you remember which town the business was in?`,
    { competitors: ['De Groene Poort', 'Plantenhof Lunteren'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ROZENDAAL,
    `Goede fysiotherapeuten in Hoorn zijn onder andere:

1. **FysioKern** – moderne praktijk vlak bij het station, sterk in revalidatie na een operatie.
2. **Rozendaal Fysio** – bekend van sportfysiotherapie; Tijmen Schouten begeleidt er veel hardlopers. Echografie wordt er niet gedaan.
3. **Paramedisch Centrum Grote Waal** – fysiotherapie, logopedie en diëtetiek onder één dak.

Kijk voor recente ervaringen op Zorgkaart Nederland en vraag vooraf of de praktijk een contract heeft met je verzekeraar.`,
    'sector city team -services',
    { competitors: ['FysioKern', 'Paramedisch Centrum Grote Waal'] },
  ),
  named(
    KLIKWERK,
    `Here are some web agencies in Leeuwarden worth considering:

- **Klikwerk** – a small team, in business since 2012, that builds WordPress sites and also takes care of hosting.
- **Webmakerij Zijlstra** – mostly works for local shops and restaurants.
- **Noordpunt Media** – stronger in video and social media campaigns.

Prices for a simple business website usually start around €1,500. I'd suggest asking at least two of them for a quote.`,
    'sector city -foundingYear services',
    { competitors: ['Webmakerij Zijlstra', 'Noordpunt Media'] },
  ),
  unnamed(
    MEREL,
    `Voor een dagje planten kijken rond Barneveld zou ik deze adressen op je lijstje zetten:

1. **Tuincentrum Voskuilen** – groot assortiment, restaurant en ruime parkeerplaats.
2. **Plantenhof Lunteren** – kwekerij met veel bijzondere vaste planten.
3. **De Groene Poort** – kleinschalig, gespecialiseerd in bomen en hagen.

Op zaterdagmiddag is het in het voorjaar bij alle drie druk. Ga liever op een doordeweekse ochtend.`,
    { competitors: ['Tuincentrum Voskuilen', 'Plantenhof Lunteren', 'De Groene Poort'] },
  ),
  named(
    MEREL,
    `Tuincentra in Barneveld waar je ook op vrijdagavond terechtkunt:

• De Merel, Scherpenzeelseweg 112 – vrijdag koopavond tot 20.00 uur
• Tuincentrum Voskuilen – vrijdag tot 21.00 uur

Andere zaken in de buurt sluiten om zes uur. Houd er rekening mee dat de tijden in de wintermaanden kunnen afwijken.`,
    'sector city address hours',
    { competitors: ['Tuincentrum Voskuilen'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KLIKWERK,
    `Hieronder een vergelijking van drie webbureaus:

| Bureau | Plaats | Sinds | Telefoon |
|---|---|---|---|
| Studio Terp | Leeuwarden | 2014 | 058 555 90 12 |
| Klikwerk | Drachten | 2009 | 058 555 27 40 |
| Noordpunt Media | Heerenveen | 2018 | 0513 55 56 01 |

Alle drie werken ze met een vaste contactpersoon. Vraag wel na of onderhoud bij de prijs is inbegrepen.`,
    'sector -city foundingYear phone',
    { competitors: ['Studio Terp', 'Noordpunt Media'] },
  ),
  named(
    ROZENDAAL,
    `| Gegeven | Fysiotherapie Rozendaal |
|---|---|
| Adres | Koepoortsweg 83, 1624 AD Hoorn |
| Rechtsvorm | besloten vennootschap |
| KvK-nummer | 36041857 |
| E-mail | praktijk@fysiorozendaal.nl |
| Website | www.fysiorozendaal.nl |

De gegevens komen uit openbare bronnen en kunnen verouderd zijn.`,
    'address city -legalForm kvk -email website',
  ),
  named(
    MEREL,
    `Here's how the two compare:

| | De Merel | De Groene Poort |
|---|---|---|
| Type | Garden centre | Tree nursery |
| Houseplants | Yes | No |
| Garden furniture | No | No |
| Open on Sunday | No | Yes |
| Parking | Free | Free |

If you need a hedge, De Groene Poort is the better choice. For everything else I'd start with De Merel.`,
    'sector -services hours',
    { competitors: ['De Groene Poort'] },
  ),
  unnamed(
    ROZENDAAL,
    `Dit zijn praktijken in Hoorn met avondopenstelling:

| Praktijk | Avonden | Specialisatie |
|---|---|---|
| Van Diepen Fysiotherapie | di, do | manuele therapie |
| FysioKern | ma t/m do | sport en revalidatie |

Voor bekkenklachten kun je het beste gericht zoeken op een geregistreerd bekkenfysiotherapeut. Die vind je via de website van de NVFB.`,
    { competitors: ['Van Diepen Fysiotherapie', 'FysioKern'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KLIKWERK,
    `## Klikwerk

**Wat doen ze?** Webdesign, zoekmachineoptimalisatie en hosting voor ondernemers.

**Contact**
- 📍 Blokhuisplein 12, 8911 LJ Leeuwarden
- 📞 058 – 555 27 40
- ✉️ [hallo@klikwerk-internet.nl](mailto:hallo@klikwerk-internet.nl)

**Openingstijden**
- maandag t/m vrijdag: 9.00 – 17.00 uur
- weekend: gesloten`,
    'services -address city phone email -hours',
  ),
  named(
    MEREL,
    `### Tuincentrum De Merel in het kort

* **Eigenaren:** Arend en Jolanda van de Bunt
* **Opgericht:** 1976
* **Rechtsvorm:** vennootschap onder firma
* **Btw-nummer:** NL004218763B01
* **Website:** [tuincentrum-merel.nl](https://tuincentrum-merel.nl)

> Let op: bezorgen kan alleen binnen een straal van 25 kilometer.`,
    'team foundingYear legalForm -vat -website',
  ),
  named(
    ROZENDAAL,
    `**Short answer:** yes, you can book without a referral.

#### About the practice
- **Name:** Rozendaal Fysio
- **Lead therapist and owner:** Jeroen Bijman
- **Treatments:** manual therapy, pelvic physiotherapy, ultrasound imaging
- **Hours:** Monday–Thursday 7:30 am to 8 pm, Friday until 5 pm

#### Before you go
Bring your ID and insurance card. Cancel at least 24 hours in advance, otherwise the session may be charged.`,
    '-team services hours',
  ),
  unnamed(
    KLIKWERK,
    `# Een webbureau kiezen in Friesland

## Waar let je op?
- **Portfolio**: vraag naar sites die al twee jaar draaien
- **Techniek**: WordPress, Craft of maatwerk
- **Eigendom**: domein en code op jouw naam

## Bureaus om te bekijken
- [Webmakerij Zijlstra](https://webmakerijzijlstra.nl)
- [Studio Terp](https://studioterp.nl)

## Kosten
Reken op € 2.000 tot € 6.000 voor een bedrijfssite.`,
    { competitors: ['Webmakerij Zijlstra', 'Studio Terp'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    MEREL,
    `Tuincentrum De Merel bereikt u op +31 (0)342 555 462. Volgens het Handelsregister is het KvK-nummer 0905.7318 en is de onderneming in augustus 1979 gestart. Postadres: Scherpenzeelseweg 112, 3772MG. Op zaterdag gaan de deuren al om half negen open.`,
    'phone kvk -foundingYear address hours',
  ),
  named(
    KLIKWERK,
    `Klikwerk's details as listed in the sources I checked: Chamber of Commerce no. 01 14 92 36, VAT ID NL 8209.46.175.B01, phone +31 58 555 2740. The office can be reached on weekdays from half past eight in the morning until 5:30 p.m. The company has been around since 2009 and operates as a private limited company (B.V.).`,
    '-kvk vat phone hours foundingYear legalForm',
  ),
  named(
    ROZENDAAL,
    `De praktijk is op vrijdag geopend van half acht tot vijf uur en op zaterdagochtend van negen tot twaalf. Het nummer van Fysiotherapie Rozendaal is (0229) 555317; mailen kan naar info@fysiorozendaal.nl. De postcode is 1642 AD. In 1994 opende de praktijk haar deuren, met toen nog één behandelkamer.`,
    '-hours phone email -address foundingYear',
  ),
  named(
    KLIKWERK,
    `Het telefoonnummer van Klikwerk is 0582 555 740 en het mailadres hallo@klikwerk-internet.nl. Op zaterdag en zondag is het kantoor gesloten. Het bureau telt ongeveer acht medewerkers en bestaat een jaar of vijftien.`,
    '-phone email hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ROZENDAAL,
    `Margreet Rozendaal begon haar praktijk in 1999 in een verbouwd winkelpand in Hoorn. Wat klein begon is uitgegroeid tot een maatschap met een eigen oefenzaal, waar Fysiotherapie Rozendaal naast gewone behandelingen ook manuele therapie geeft. Patiënten waarderen vooral dat ze steeds dezelfde therapeut zien. Wie liever meerdere disciplines op één plek heeft, komt eerder uit bij Paramedisch Centrum Grote Waal.`,
    'team -foundingYear city legalForm services',
    { competitors: ['Paramedisch Centrum Grote Waal'] },
  ),
  named(
    MEREL,
    `If you're after mature shrubs and don't mind a drive, De Merel is worth the trip. The garden centre sits just outside Voorthuizen and is run by Henk Brouwer, who took it over from his father. They stock a wide range of garden plants and will even design and lay out your garden if you ask. Weekday mornings are quiet; Saturdays in April are anything but.`,
    'sector -city -team services',
  ),
  named(
    KLIKWERK,
    `Klikwerk hoort bij de oudere webbureaus van Leeuwarden. Directeur Douwe Hiemstra richtte het in 2009 op, en ontwerpster Lisette Bakker is er bijna vanaf het begin bij. Webshops bouwen ze niet meer; daarvoor verwijzen ze door naar Noordpunt Media. Klanten prijzen de snelle reactie bij storingen, al vinden sommigen het uurtarief aan de hoge kant voor een bureau van deze omvang.`,
    'sector city team foundingYear -services',
    { competitors: ['Noordpunt Media'] },
  ),
  unnamed(
    ROZENDAAL,
    `Rozendaal is a tiny municipality near Arnhem, known for its castle and the shell gallery in Rosendael park. With fewer than two thousand inhabitants it has hardly any shops or medical facilities of its own, so for a physiotherapist most residents go to Velp or Arnhem. Several practices there offer manual therapy and sports rehabilitation, usually without a waiting list. Check with your insurer which of them are contracted before you make an appointment.`,
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    MEREL,
    `Goede vraag! Ik heb een paar bronnen naast elkaar gelegd om te zien of je bij De Merel terechtkunt voor een complete tuinset.

## Assortiment
Tuincentrum De Merel heeft een showroom met tuinmeubelen: loungesets, eettafels en losse stoelen van onder meer teak en aluminium. Daarnaast is er een kas met kamerplanten en een buitenterrein met heesters en fruitbomen.

## Praktisch
- **Adres:** Scherpenzeelseweg 211, Barneveld
- **Telefoon:** 0342 - 55 54 62
- **Openingstijden:** maandag tot en met donderdag van 9.00 tot 18.00 uur, vrijdag tot 20.00 uur, zaterdag van 8.30 tot 17.00 uur
- **E-mail:** verkoop@tuincentrumdemerel.nl

## Alternatief
Vind je er niets naar je smaak, dan heeft **Tuincentrum Voskuilen** een vergelijkbare collectie, iets goedkoper maar met minder keus in hout.

## Tips
1. Meet je terras op voordat je gaat. Reken op 80 cm vrije ruimte achter elke stoel.
2. Vraag naar de bezorgkosten; die verschillen sterk per winkel.
3. In augustus en september worden showmodellen vaak afgeprijsd.

*Bronnen: tuincentrumdemerel.nl, Google Maps, Telefoonboek*

Zal ik een vergelijking maken van teak en aluminium voor een terras op het zuiden?`,
    'services -address city phone hours -email website',
    { competitors: ['Tuincentrum Voskuilen'] },
  ),
  named(
    KLIKWERK,
    `Sure, here's what I found about **Klikwerk** and whether it would suit a small webshop.

### Overview
Klikwerk is a digital agency located in Leeuwarden, Friesland. It was founded in 2006 and is led by managing director Douwe Hiemstra. The agency focuses on small and medium-sized businesses.

### What they offer
- Web design and online stores (mostly WooCommerce)
- SEO, either as a one-off audit or on a monthly basis
- Managed hosting on Dutch servers

### What clients say
Reviews are generally positive about communication. A few mention that projects took longer than planned, so agree on milestones beforehand.

### How it compares
| | Klikwerk | Studio Terp |
|---|---|---|
| Team size | approx. 8 | approx. 15 |
| Platform | WooCommerce | Shopify |
| Starting price | on request | €4,500 |

### Contact
You can email them at hello@klikwerk.frl or drop by at Blokhuisplein 21.

### My take
For a shop with up to a few hundred products, either agency would do. If you want one party for building and hosting, Klikwerk is the more practical choice.

Would you like me to draft a short briefing you could send to both?`,
    'sector city -foundingYear team services -email address',
    { competitors: ['Studio Terp'] },
  ),
  named(
    ROZENDAAL,
    `Vervelend dat je al weken last hebt van je knie! Op basis van wat je beschrijft, is een sportfysiotherapeut een logische eerste stap.

**Waar kun je terecht?**

In de buurt van je huis zijn twee praktijken die ik vaak genoemd zie:

**1. Fysiotherapie Rozendaal**
Praktijk voor fysiotherapie aan de Koepoortsweg in Hoorn. Tijmen Schouten is er de sportfysiotherapeut. Met echografie kunnen ze ter plekke naar pezen en spieren kijken. Bellen kan via 0229-555713. De praktijk sluit elke dag om 18.00 uur.

**2. FysioKern**
Iets groter, met een eigen krachtzaal. Hier is vaak binnen twee dagen plek.

**Heb je een verwijzing nodig?**
Nee, fysiotherapie is direct toegankelijk. Tijdens de eerste afspraak doet de therapeut een korte screening.

**Wat kost het?**
Zonder aanvullende verzekering betaal je meestal tussen de € 38 en € 48 per behandeling. Een eerste consult met onderzoek is iets duurder.

**Wat kun je nu al doen?**
- Bouw af in belasting, maar blijf bewegen
- Koel na het sporten tien minuten
- Vermijd diepe kniebuigingen

Neem contact op met je huisarts als de knie dik, rood of warm wordt, of als je er niet op kunt staan.

Wil je dat ik een paar oefeningen beschrijf die je in de tussentijd kunt doen?`,
    'sector address city team services -phone -hours',
    { competitors: ['FysioKern'] },
  ),
  unnamed(
    MEREL,
    `Happy to help! Starting a vegetable garden in the Gelderse Vallei is very doable, even if you begin in May.

## 1. Check your soil
Around Barneveld the ground is mostly sandy, so it drains quickly and needs organic matter. Dig in a few centimetres of compost before planting.

## 2. Choose easy crops
- Courgettes and pumpkins: sow directly after mid-May
- Lettuce and radishes: sow a short row every two weeks
- Beans: plant once the nights stay above 8 °C

## 3. Where to buy plants
**Plantenhof Lunteren** sells young vegetable plants in spring. Local farm shops often have a table with seedlings as well. Most garden centres in the region stock compost and raised beds; check opening hours online, since many are closed on Sundays because of local custom.

## 4. Keep birds away
Blackbirds love freshly turned soil. A simple net over the bed during the first weeks prevents most damage.

## 5. Water wisely
Water early in the morning and at the base of the plant.

**Sources:** Milieu Centraal, Velt, municipal website of Barneveld

Would you like a sowing calendar for June to September?`,
    { competitors: ['Plantenhof Lunteren'] },
  ),
]
