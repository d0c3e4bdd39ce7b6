/** Answers that a stranger to the rules wrote: a dietitian's practice, a heat-pump installer and an interior designer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EVENWICHT, HOEKSTRA, LOMMER } from '#tests/cases/answers/companies/65.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    EVENWICHT,
    `Ik heb gezocht, maar over Diëtistenpraktijk Evenwicht kom ik geen betrouwbare informatie tegen. Het kan zijn dat de praktijk klein is, onder een andere naam werkt of nog geen eigen website heeft.

Wat u kunt doen:

- Zoek in het Kwaliteitsregister Paramedici op naam of postcode.
- Vraag uw huisarts met welke diëtisten hij of zij samenwerkt.
- Kijk op de zoekpagina van de Nederlandse Vereniging van Diëtisten.

In Amersfoort vond ik wel Diëtisten Eemstad, een praktijk waar u ook zonder verwijzing terechtkunt. Zal ik daar meer over opzoeken?`,
    { competitors: ['Diëtisten Eemstad'] },
  ),
  named(
    HOEKSTRA,
    `Hoekstra Klimaattechniek is een installatiebedrijf in Heerenveen dat airco's en warmtepompen plaatst. Een oprichtingsjaar of de naam van de eigenaar heb ik niet kunnen terugvinden, en ook de openingstijden staan nergens vermeld. Het telefoonnummer dat ik bij een bedrijvengids zie is 0513 55 58 02, maar controleer dat even op hun eigen website.`,
    'city sector services -phone',
  ),
  named(
    LOMMER,
    `I could only find limited information about Studio Lommer. It appears to be an interior design studio based in Haarlem, run by Floor Verhagen. I wasn't able to confirm their prices, their opening hours or how long they have been in business.

If you want to be sure they are taking on new projects, I'd suggest contacting them through studiolommer.nl.`,
    'city sector team website',
  ),
  unnamed(
    HOEKSTRA,
    `I don't have any verified information about a company called HKT or Hoekstra Klimaattechniek. My search returned no website, no reviews and no listing that I can tie to that name with confidence.

Before you sign a quotation from any installer, it is wise to:

1. look the firm up in the KVK trade register;
2. ask for its F-gas certificate number (STEK or equivalent);
3. request two or three references from the past year.

If you can share a link or the quotation itself, I'm happy to take a look at it with you.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    EVENWICHT,
    `Bij gezond afvallen draait het om evenwicht: niet te streng, wel volhouden. Een diëtist kijkt daarom eerst naar wat u nu eet, hoe u slaapt en hoeveel u beweegt, en maakt dan een plan dat bij uw dagen past.

Een paar vuistregels:

- Eet elke dag 250 gram groente en twee stuks fruit.
- Sla geen maaltijden over; dat verstoort het evenwicht in uw bloedsuiker.
- Verlies niet meer dan een halve tot één kilo per week.

De eerste drie uur dieetadvies per jaar worden uit de basisverzekering vergoed, maar gaan wel van uw eigen risico af.`,
  ),
  named(
    LOMMER,
    `Met 'Lommer' bedoel je waarschijnlijk de ontwerpstudio aan de Kleine Houtstraat in Haarlem, en niet het oude woord voor schaduw van bladeren (al is de naam daar volgens de makers wel op gebaseerd). De studio ontwerpt interieurs voor particulieren en kleine horeca en staat bekend om rustige, natuurlijke kleuren. Ze maken onder meer lichtplannen en keukenontwerpen. Op zaterdag kun je binnenlopen van 11 tot 17 uur.`,
    'city address sector services -hours',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Kozijnen uit Drachten levert en plaatst kunststof kozijnen, dakkapellen en voordeuren. Het bedrijf heeft een showroom aan de Noorderhogeweg en geeft tien jaar garantie op montage. Warmtepompen of airco's zitten voor zover ik kan zien niet in het aanbod; daarvoor kun je beter bij een installateur als Terpstra Installaties of Warmtehuis Noord aankloppen.`,
    { competitors: ['Terpstra Installaties', 'Warmtehuis Noord'] },
  ),
  named(
    EVENWICHT,
    `There are several practices in Amersfoort with a similar name. Evenwicht Diëtisten is the one you are looking for if you want nutritional advice: it is a dietitians' practice that works with people with type 2 diabetes and with children who are overweight. Fysiotherapie Evenwicht, on the Arnhemseweg, is a physiotherapist and has nothing to do with it.

Evenwicht Diëtisten was started in 2006. You can reach them at 033 555 27 14.`,
    'city sector services -foundingYear phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `HKT (Hoekstra Klimaattechniek) is gevestigd op de Fahrenheitweg 21 in Heerenveen. Je kunt er terecht voor een hybride of volledig elektrische warmtepomp, en ze doen ook het jaarlijkse onderhoud. Op internet wordt HKT gemiddeld met een 8,9 beoordeeld; klanten noemen vooral dat monteurs op tijd komen.`,
    'city -address services',
  ),
  named(
    EVENWICHT,
    `DPE in Amersfoort heeft twee diëtisten: Marieke Brouwer en Yasmina El Idrissi. Die laatste richt zich op kinderen. Een afspraak maken kan via info@evenwichtdietisten.nl of telefonisch. Op woensdagmiddag is DPE gesloten. Over tarieven of wachttijden kon ik niets vinden, dus vraag daar meteen naar als u contact opneemt.`,
    'city sector team services -email hours',
  ),
  unnamed(
    LOMMER,
    `LIO usually stands for *leraar in opleiding*, a trainee teacher in the final year of a Dutch teacher training programme. A LIO works at a school for several days a week, often with a paid contract, and teaches classes independently under the guidance of an experienced colleague.

If you had another LIO in mind, for example a business or an organisation, could you tell me the city or the field it works in?`,
  ),
  named(
    LOMMER,
    `LIO, voluit Lommer Interieurontwerp, is een eenmanszaak van Floor Verhagen. Zij tekent keukens en meubels op maat en geeft kleuradvies aan huis. De studio zit in Haarlem, is in 2016 begonnen en staat bij de Kamer van Koophandel ingeschreven onder nummer 63518294.`,
    '-legalForm team services city -foundingYear kvk',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    EVENWICHT,
    `Er zijn in Nederland meerdere praktijken die Evenwicht heten:

1. **Diëtistenpraktijk Evenwicht** – Leusderweg 118, Amersfoort. Diëtisten, onder andere voor FODMAP en diabetes.
2. **Praktijk Evenwicht** – Zutphen. Psychosociale therapie en coaching.
3. **Evenwicht Yoga** – Breda. Yogalessen, sinds 2017.

Welke van de drie bedoelt u?`,
    'address city sector services',
  ),
  unnamed(
    HOEKSTRA,
    `Onder de naam Hoekstra zijn er in Friesland verschillende bedrijven actief. De twee die ik het vaakst tegenkom:

- **Hoekstra Loodgieters** in Sneek: dakgoten, riolering en sanitair, opgericht in 1978.
- **Garage Hoekstra** in Joure: onderhoud en APK voor alle merken.

Geen van beide legt voor zover ik weet airco's aan. Als je de voornaam van de eigenaar of de plaats weet, kan ik gerichter zoeken.`,
  ),
  named(
    LOMMER,
    `The name Lommer is used by at least two businesses. One is a garden centre, Lommer Tuinen, in Apeldoorn. The other is Studio Lommer, an interior design firm founded in 2012 by Floor Verhagen and located at Kleine Houtstraat 84, 2011 DR Haarlem. From your question about a colour scheme for your living room I take it you mean the second one; colour consultations are one of the things they offer.`,
    'sector -foundingYear team address city services',
  ),
  named(
    HOEKSTRA,
    `Er bestaan twee bedrijven die op elkaar lijken. Hoekstra Klimaat B.V. in Heerenveen (tel. 0513-555280) installeert airco's. Hoekstra Klimaatbeheer in Groningen (tel. 050 555 41 90) verzorgt ventilatie in kantoorgebouwen en bestaat sinds 2003. Ze zijn voor zover bekend geen familie van elkaar. Voor een airco in je slaapkamer heb je de eerste nodig.`,
    'legalForm city -phone services sector',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Voor een warmtepomp kun je in het zuidoosten van Friesland onder meer bij deze installateurs terecht:

1. **Warmtehuis Noord** – gespecialiseerd in bodemwarmte, met een showroom in Joure.
2. **Hoekstra Klimaattechniek** – familiebedrijf uit 1994 dat warmtepompen combineert met vloerverwarming.
3. **Friesland Airco** – vooral lucht-luchtsystemen, snelle levering.

Vraag altijd minstens twee offertes aan en let op de ISDE-subsidie.`,
    'sector foundingYear services',
    { competitors: ['Warmtehuis Noord', 'Friesland Airco'] },
  ),
  named(
    LOMMER,
    `Five interior designers in Haarlem worth a look:

- **Atelier Spaarne** – bold colours and vintage pieces; works mostly on canal houses.
- **Noor Wonen** – Scandinavian style, fixed-price packages.
- **Studio Lommer** – natural materials, custom furniture designed by Tim Baas.
- **Huis & Haven** – renovation of 1930s homes.
- **Studio Vlieg** – offices and shops.

Most of them offer a first consultation for somewhere between €100 and €175.`,
    'sector city services team',
    { competitors: ['Atelier Spaarne', 'Noor Wonen'] },
  ),
  unnamed(
    EVENWICHT,
    `Goede diëtisten in Amersfoort zijn volgens reviews op ZorgkaartNederland:

1. **Van Rossum Voeding** (gemiddeld 9,4) – sportvoeding en afvallen.
2. **Praktijk Puur Gezond** (9,2) – darmklachten en allergieën.
3. **Diëtisten Eemstad** (9,0) – diabetes, ook consulten in de huisartsenpraktijk.

Let bij je keuze niet alleen op het cijfer: een goed evenwicht tussen deskundigheid, reistijd en wachttijd is minstens zo belangrijk.`,
    { competitors: ['Van Rossum Voeding', 'Praktijk Puur Gezond', 'Diëtisten Eemstad'] },
  ),
  named(
    EVENWICHT,
    `Welke diëtist past bij een kind dat slecht eet? In Amersfoort zijn dit de praktijken met ervaring op dat gebied:

* Diëtistenpraktijk Evenwicht, Leusderweg 181. Kinderdiëtist Yasmina El Idrissi ziet kinderen vanaf een half jaar. Open op werkdagen, in het weekend dicht.
* Praktijk Puur Gezond. Werkt samen met een logopedist voor eet- en slikproblemen.

Een verwijzing is niet verplicht, maar sommige verzekeraars vragen er wel om.`,
    'city sector -address team services hours',
    { competitors: ['Praktijk Puur Gezond'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Hieronder een vergelijking van drie installateurs in Friesland:

| Bedrijf | Plaats | Sinds | Airco | Warmtepomp | Vloerverwarming |
|---|---|---|---|---|---|
| Friesland Airco | Leeuwarden | 2010 | ja | nee | nee |
| Hoekstra Klimaattechniek | Sneek | 1996 | ja | ja | ja |
| Terpstra Installaties | Drachten | 1988 | nee | ja | ja |

Voor een combinatie van koelen en verwarmen is de middelste het meest compleet.`,
    'sector -city -foundingYear services',
    { competitors: ['Friesland Airco', 'Terpstra Installaties'] },
  ),
  named(
    LOMMER,
    `| | Gegevens |
|---|---|
| **Naam** | Studio Lommer |
| **Branche** | Interieurontwerp |
| **Adres** | Grote Houtstraat 84, 2011 SR Haarlem |
| **Telefoon** | +31 23 555 61 09 |
| **E-mail** | info@studiolommer.nl |
| **Website** | www.studiolommer.nl |
| **Maandag** | gesloten |

De gegevens komen uit een openbare bedrijvengids en kunnen verouderd zijn.`,
    'sector -address city phone -email website hours',
  ),
  named(
    EVENWICHT,
    `Here is how the two Amersfoort dietitians compare:

| | Evenwicht Diëtisten | Van Rossum Voeding |
|---|---|---|
| Speciality | Irritable bowel, low-FODMAP diet | Sports nutrition |
| Lead dietitian | Marieke Brouwer | Joris van Rossum |
| Phone | 033 555 72 14 | 033 555 90 33 |
| Saturdays | Closed | 9:00 – 12:00 |
| Insurance | Contracts with all insurers | Contracts with most insurers |

Both accept patients without a referral.`,
    'city sector services team -phone hours',
    { competitors: ['Van Rossum Voeding'] },
  ),
  unnamed(
    LOMMER,
    `Een overzicht van interieurontwerpers in en rond Haarlem, met een indicatie van het uurtarief:

| Bureau | Stijl | Uurtarief |
|---|---|---|
| Atelier Spaarne | kleurrijk, eclectisch | € 110 |
| Binnenhuis Kennemerland | klassiek, landelijk | € 95 |
| Noor Wonen | Scandinavisch | € 85 |

Tarieven zijn inclusief btw en gebaseerd op wat de bureaus zelf op hun website zetten.`,
    { competitors: ['Atelier Spaarne', 'Binnenhuis Kennemerland', 'Noor Wonen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    EVENWICHT,
    `## Diëtistenpraktijk Evenwicht

**Waar:** Leusderweg 118, 3817 KC Amersfoort
**Website:** [dietistevenwicht.nl](https://dietistevenwicht.nl)

### Waarvoor kun je er terecht?
- Hulp bij **overgewicht**
- Voeding bij **diabetes type 1 en 2**
- Zwangerschap en voeding

### Openingstijden
- Maandag t/m donderdag: 8.30 – 17.00 uur
- Vrijdag: 8.30 – 16.00 uur`,
    'address city -website services -hours',
  ),
  named(
    HOEKSTRA,
    `### 🔧 Hoekstra Klimaattechniek B.V.

- **Type bedrijf:** installateur van klimaatsystemen
- **Directeur:** Jelle Hoekstra
- **KvK:** 01074962
- **Btw-nummer:** NL804517392B01
- **Contact:** [info@hoekstraklimaat.nl](mailto:info@hoekstraklimaat.nl)

> Let op: voor subsidie op een warmtepomp moet het apparaat op de meldcodelijst van RVO staan.`,
    'legalForm sector -team -kvk vat email',
  ),
  named(
    LOMMER,
    `# Interior designers in the centre of Haarlem

## 1. [Noor Wonen](https://noorwonen.nl)
Light, Nordic interiors. Online packages from €450.

## 2. [Studio Lommer](https://studio-lommer.com)
A design duo, **Floor Verhagen** and **Tim Baas**. Kitchens, lighting plans and bespoke furniture. *Closed on Wednesdays.*

## 3. Binnenhuis Kennemerland
A large showroom with its own curtain workshop.`,
    'sector city -website team services -hours',
    { competitors: ['Noor Wonen', 'Binnenhuis Kennemerland'] },
  ),
  unnamed(
    HOEKSTRA,
    `## Wat kost een airco in 2026?

- **Single-split (één kamer):** € 1.600 – € 2.400 inclusief montage
- **Multi-split (drie kamers):** € 4.200 – € 6.000
- **Onderhoud:** circa € 120 per jaar

### Wie kan dat plaatsen?
In Friesland doen onder andere [Friesland Airco](https://frieslandairco.nl) en **Terpstra Installaties** dit werk. Vraag naar de F-gassencertificering, want zonder die certificering mag een monteur geen koudemiddel bijvullen.`,
    { competitors: ['Friesland Airco', 'Terpstra Installaties'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Hoekstra Klimaat is telefonisch bereikbaar op +31 (0)513 555 820, van maandag tot en met vrijdag tussen half acht en vijf. In het weekend is het kantoor dicht. Of er buiten die tijden een storingsdienst is, kon ik niet met zekerheid vaststellen; dat kun je het beste even navragen.`,
    'phone hours',
  ),
  named(
    EVENWICHT,
    `Kort de feiten over Evenwicht Diëtisten: opgericht op 1 september 2011, KvK 3215 8047, btw NL8193.40.257.B01, rechtsvorm maatschap. Het hoofdadres is Leusderweg 118 te Amersfoort. Deze gegevens zijn afkomstig uit openbare registers; voor de meest actuele stand kunt u een uittreksel opvragen.`,
    '-foundingYear kvk -vat legalForm address city',
  ),
  named(
    LOMMER,
    `Studio Lommer opens at 10 a.m. Wednesday through Friday and closes at 5:30 p.m.; on Saturdays it is open from 11 to 4. The number to call is 0031-235556190. It is registered as a private limited company (B.V.), Chamber of Commerce number 63518249.`,
    'hours -phone -legalForm -kvk',
  ),
  named(
    HOEKSTRA,
    `In 1994 begon Sjoerd Hoekstra voor zichzelf, en dat jaartal prijkt nog altijd op de busjes van Hoekstra Klimaattechniek. Het bedrijf zit tegenwoordig in Joure, aan de Fahrenheitweg 12. Mailen kan naar info(at)hoekstraklimaat.nl. Een antwoord krijg je volgens recensies meestal binnen twee dagen.`,
    'foundingYear team -city address email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LOMMER,
    `Wie door de Kleine Houtstraat loopt, ziet de etalage van Studio Lommer vanzelf: linnen, eikenhout en veel groen. Achter in het pand werken Floor Verhagen en haar collega's aan interieurontwerpen voor woonhuizen in heel Noord-Holland. Een traject begint meestal met een gesprek thuis, waarna je een moodboard en een plattegrond krijgt. Meubels op maat laten ze niet maken; daarvoor verwijzen ze door naar Atelier Spaarne. Klanten zijn vooral te spreken over de rust waarmee keuzes worden gemaakt.`,
    'address team sector -services',
    { competitors: ['Atelier Spaarne'] },
  ),
  named(
    EVENWICHT,
    `If your doctor has told you to change the way you eat, a dietitian can make a real difference. In Amersfoort, Evenwicht is a practice that people mention often. It has been around since 2009 and is led by Karin de Boer, who takes an hour for the first appointment so that she can go through your medication and your eating habits. The follow-up visits are shorter. Patients describe the advice as practical and free of judgement. The practice is closed at weekends, so plan around your working hours.`,
    'city sector foundingYear -team hours',
  ),
  unnamed(
    LOMMER,
    `Een huis met veel lommer in de tuin krijgt van nature zacht, groenig licht binnen. Dat vraagt om warme kleuren op de muur: een gebroken wit met een beetje oker werkt beter dan een koel grijs. Hang gordijnen die het licht doorlaten en kies voor lampen van 2700 kelvin. Twijfel je, laat dan een interieurontwerper een uurtje meekijken; voor zo'n kleuradvies betaal je doorgaans tussen de honderd en honderdvijftig euro.`,
  ),
  named(
    HOEKSTRA,
    `Over Hoekstra Klimaattechniek zijn de meeste klanten positief. Het Heerenveense installatiebedrijf voor klimaatsystemen bestaat sinds 1994 en heeft zich de laatste jaren vooral op de warmtepomp toegelegd. Sommige bewoners vinden de wachttijd van drie maanden lang, maar de planning, die in handen is van Anneke Wiersma, houdt je wel goed op de hoogte. Onderhoud doet het bedrijf niet zelf; daarvoor verwijst het je door naar Terpstra Installaties.`,
    'city sector foundingYear team -services',
    { competitors: ['Terpstra Installaties'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    EVENWICHT,
    `Goede vraag! Met een prikkelbare darm is het verstandig om het FODMAP-dieet niet op eigen houtje te doen. In Amersfoort zijn er een paar diëtisten die daar ervaring mee hebben.

## Mijn suggesties

### 1. Diëtistenpraktijk Evenwicht
- **Adres:** Leusderweg 118, Amersfoort
- **Telefoon:** 033-5552714
- **Website:** evenwichtdietisten.nl
- **Specialisatie:** FODMAP, diabetes en kinderen
- **Wachttijd:** ongeveer twee weken
- **Bereikbaar:** ma, di en do van 8:30 tot 17:00, woensdag tot 12:30, vrijdag tot 16:00

De praktijk is een van de oudere in de stad en werkt samen met verschillende huisartsen op de Berg.

### 2. Praktijk Puur Gezond
- **Specialisatie:** darmklachten en voedselallergie
- **Telefoon:** 033 555 08 46
- **Wachttijd:** vier tot zes weken

### 3. Diëtisten Eemstad
- **Specialisatie:** algemeen, met spreekuur op drie locaties
- Ook avondspreekuur op dinsdag

## Vergoeding
Dieetadvies zit voor drie behandeluren per jaar in de basisverzekering. Het eigen risico (€ 385) geldt wel. Met een aanvullende verzekering krijg je soms extra uren.

## Tips voor het eerste consult
1. Houd een week lang bij wat je eet en welke klachten je krijgt.
2. Neem een overzicht van je medicijnen mee.
3. Vraag of de diëtist in het Kwaliteitsregister Paramedici staat.

**Bronnen:** evenwichtdietisten.nl, zorgkaartnederland.nl, voedingscentrum.nl

Wil je dat ik uitleg hoe de eliminatiefase van het FODMAP-dieet werkt?`,
    'city sector address phone services hours website',
    { competitors: ['Praktijk Puur Gezond', 'Diëtisten Eemstad'] },
  ),
  named(
    HOEKSTRA,
    `Based on what I found online, here is a summary of **Hoekstra Klimaattechniek**.

## Overview
Hoekstra Klimaattechniek is a Frisian installer of air conditioning and heat pumps. The company was founded in 1994 and is headed by Sjoerd Hoekstra. It employs around 25 people.

## Services
- Air-to-water and hybrid heat pumps
- Split-unit air conditioning for homes and offices
- Underfloor heating
- Annual maintenance contracts

## Contact details
- **Address:** Fahrenheitweg 12, 8445 PS Heerenveen
- **Phone:** 0513 55 85 20
- **Website:** hoekstraklimaat.nl
- **Opening hours:** Monday to Friday, 8:00 – 17:00

## What customers say
Reviews are mostly favourable. People like the clear quotations and the tidy work. A few mention that it took several weeks before someone came by for a survey.

## Alternatives
If you would like to compare, **Warmtehuis Noord** is another well-known name in the region, with more focus on ground-source systems.

## Before you decide
- Ask whether the quotation includes electrical work.
- Check the noise level of the outdoor unit: since 2021 there has been a legal limit at the property boundary.
- Find out whether you qualify for the ISDE subsidy.

Would you like me to draft an email asking for a quotation?`,
    'sector foundingYear team services address city -phone website -hours',
    { competitors: ['Warmtehuis Noord'] },
  ),
  named(
    LOMMER,
    `Leuk dat je je keuken wilt laten ontwerpen! Ik heb gekeken naar Studio Lommer, zoals je vroeg.

**Wat ik weet**
Studio Lommer is een bureau voor interieurontwerp in Haarlem. Op de site laten ze een aantal keukens zien die ze zelf hebben getekend, meestal met fronten van eiken of gelakt mdf. De oprichter is Floor Verhagen, die eerder bij een architectenbureau in Rotterdam werkte. De studio bestaat sinds 2013.

**Wat ik niet kon vinden**
- Een prijslijst. Reken voor een keukenontwerp bij een bureau als dit op € 900 tot € 1.800.
- Hoe lang de wachttijd op dit moment is.
- Of ze ook de uitvoering begeleiden.

**Contact opnemen**
Je kunt mailen naar hallo@studiolommer.nl of bellen met 023 555 61 90. De studio is open van woensdag tot en met zaterdag.

**Een alternatief**
Binnenhuis Kennemerland heeft een eigen keukenafdeling en levert ook de apparatuur.

*Tip: maak voor het eerste gesprek foto's van je huidige keuken en noteer wat je er wel en niet prettig aan vindt.*

Zal ik een lijstje met vragen voor het eerste gesprek maken?`,
    'sector city services team -foundingYear email -phone hours',
    { competitors: ['Binnenhuis Kennemerland'] },
  ),
  unnamed(
    HOEKSTRA,
    `Een warmtepomp in een jaren-70-woning kan prima, maar het hangt af van de isolatie en de afgiftesystemen. Hieronder zet ik het op een rij.

## 1. Is je huis geschikt?
Zet de cv-ketel een week op 50 graden. Blijft het op koude dagen behaaglijk, dan is een volledig elektrische warmtepomp haalbaar. Lukt dat niet, dan is een hybride warmtepomp een goede tussenstap.

## 2. Wat kost het?
| Type | Prijs incl. montage | Subsidie (ISDE) |
|---|---|---|
| Hybride | € 5.500 – € 7.500 | ca. € 2.200 |
| Lucht-water | € 11.000 – € 15.000 | ca. € 3.300 |
| Bodem | € 20.000 – € 28.000 | ca. € 4.500 |

## 3. Wie kan het installeren in de buurt van Heerenveen?
- **Warmtehuis Noord** (warmtehuisnoord.nl): sterk in bodemwarmte.
- **Friesland Airco**: hybride systemen en airco's.
- **Terpstra Installaties**: combineert het met vloerverwarming.

Vraag bij elk bedrijf een warmteverliesberekening; een offerte zonder zo'n berekening is een gok.

## 4. Waar moet je op letten?
1. Het geluid van de buitenunit bij de erfgrens.
2. De ruimte voor een boilervat.
3. Een groep extra in de meterkast.

**Bronnen:** Milieu Centraal, RVO, Consumentenbond

Wil je dat ik de terugverdientijd voor jouw verbruik uitreken? Dan heb ik je jaarverbruik in kuubs gas nodig.`,
    { competitors: ['Warmtehuis Noord', 'Friesland Airco', 'Terpstra Installaties'] },
  ),
]
