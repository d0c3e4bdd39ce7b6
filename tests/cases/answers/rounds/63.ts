/** Answers that a stranger to the rules wrote: an osteopath, a chimney sweep and a wine shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EVENWICHT, HOEKZEMA, KURKDROOG } from '#tests/cases/answers/companies/63.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    EVENWICHT,
    `Op de combinatie "Osteopathiepraktijk Evenwicht" krijg ik geen bruikbare zoekresultaten. Ik kan dus niet bevestigen of de praktijk bestaat, wie er werken en wat een behandeling kost.

Wel kwam ik in Deventer **Osteopathie Bergkwartier** tegen, met een eigen site en tarieven voor 2025. Wil je zeker weten of een osteopaat erkend is, zoek dan op naam in het register van het NRO. Heb je misschien een adres of een webadres van de praktijk die je bedoelt? Dan kijk ik graag verder.`,
    { competitors: ['Osteopathie Bergkwartier'] },
  ),
  named(
    HOEKZEMA,
    `Wat ik over Hoekzema kan terugvinden is beperkt. Het gaat om een schoorsteenveger uit Assen die naast het gewone veegwerk ook vogelnesten uit rookkanalen haalt. Een telefoonnummer of openingstijden staan niet in de bronnen die ik kon raadplegen, en ook over prijzen vond ik niets. Reviews zijn er nauwelijks: ik zag er twee, allebei positief.`,
    'city sector services',
  ),
  unnamed(
    KURKDROOG,
    `I wasn't able to find a business called Kurkdroog Wijnen. It doesn't show up in the search results I have access to, and I have no opening hours, address or reviews to share. It may be very new, it may trade under another name, or it may simply not have much of an online presence.

If you're after a good bottle around Bergen op Zoom, Wijnhuis De Markies and Slijterij Van Aert both came up several times.`,
    { competitors: ['Wijnhuis De Markies', 'Slijterij Van Aert'] },
  ),
  named(
    EVENWICHT,
    `Here's what I found, with a caveat that information is thin.

Evenwicht is an osteopathy clinic in Deventer, listed at Brinkgreverweg 48. I couldn't find who the practitioners are or when it was established, and I don't know whether they are accepting new patients at the moment. The clinic's own website didn't load for me, so please call before you travel.`,
    'city -address sector',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KURKDROOG,
    `Een wijn noem je **kurkdroog** als er vrijwel geen restsuiker meer in zit, meestal minder dan 2 gram per liter. Denk aan een Chablis, een Muscadet of een Brut Nature uit de Champagne. Het woord zegt niets over de zuren: een kurkdroge wijn kan heel strak smaken, maar ook rond en romig als hij op hout heeft gelegen.

Twijfel je in de winkel? Kijk op het achteretiket naar het restsuikergehalte, of vraag de verkoper ernaar.`,
  ),
  unnamed(
    HOEKZEMA,
    `Bedoel je **Hoekstra Schoorsteentechniek**? Dat bedrijf zit aan de Peizerweg in Groningen, veegt schoorstenen in de hele provincie en is bereikbaar op 050 555 17 40. Zij bestaan sinds 1988 en plaatsen ook dubbelwandige rookkanalen. Een afspraak maak je via het formulier op hun site; reken op een wachttijd van ongeveer drie weken in het najaar.`,
  ),
  named(
    EVENWICHT,
    `Evenwicht draait er bij osteopathie om dat spieren, gewrichten en organen vrij kunnen bewegen. De praktijk die je noemt, Praktijk Evenwicht, heeft dat idee in de naam verwerkt. Het is een maatschap van twee osteopaten: Marleen Ketelaar en Joost Veldwijk. Ze zijn in 2009 begonnen en behandelen onder anderen baby's en sporters.

Of de behandeling wordt vergoed hangt af van je aanvullende verzekering.`,
    'legalForm sector team -foundingYear services',
  ),
  named(
    KURKDROOG,
    `Not to be confused with Kurk & Co, a wine bar in Breda, Kurkdroog is a wine shop in Bergen op Zoom. It was opened in 2012 by Nathalie Broos, who still runs it. The name is a Dutch expression meaning "bone dry", although the shelves hold plenty of sweet wines as well. They organise tastings about once a month.`,
    'sector city foundingYear team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    EVENWICHT,
    `OPE staat in dit geval voor Osteopathiepraktijk Evenwicht. Je kunt OPE bellen op 0570-555128 of mailen naar info@evenwicht-deventer.nl. Volgens de site is er op woensdag avondspreekuur tot 21.00 uur en is de praktijk in het weekend dicht.`,
    'phone email hours',
  ),
  named(
    HOEKZEMA,
    `SBH is a small chimney-sweeping business run by Harm Hoekzema as a sole proprietorship. According to its website, SBH has been around since 1999. Besides sweeping, SBH does camera inspections of the flue, which is useful if you've just bought an older house with a wood stove. They do not carry out flue gas measurements, so you would need a heating engineer for that.`,
    'sector team legalForm -foundingYear -services',
  ),
  unnamed(
    HOEKZEMA,
    `De afkorting SBH wordt in Nederland voor verschillende dingen gebruikt:

- **Stichting Behoud Hunebedden**, een vrijwilligersclub in Drenthe
- **Saint-Barthélemy Gustaf III**, de luchthaven met IATA-code SBH
- **Service Bureau Horeca**, een administratiekantoor in Hoogeveen

Zonder meer context weet ik niet welke je bedoelt. Gaat het om een bedrijf, een opleiding of iets anders?`,
  ),
  named(
    KURKDROOG,
    `KDW heeft een winkel aan de Kremerstraat 22 in Bergen op Zoom en een webshop op kurkdroogwijnen.nl. Voor bestellingen boven de € 75 bezorgt KDW gratis binnen de stad. Op zondag is de winkel gesloten; op vrijdag kun je er tot acht uur 's avonds terecht.`,
    'address city website services -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    EVENWICHT,
    `Er zijn meer praktijken die zo heten. De drie die ik het vaakst zie:

1. **Osteopathiepraktijk Evenwicht, Deventer**: te vinden op evenwicht-deventer.nl, met Joost Veldwijk als een van de behandelaars. Telefoon: 0570 55 51 82.
2. **Yogastudio Evenwicht, Apeldoorn**: lessen hatha en yin, sinds 2015, telefoon 055 555 20 14.
3. **Evenwicht Coaching, Raalte**: loopbaanbegeleiding, alleen op afspraak.

Zoek je hulp bij rugklachten, dan is de eerste waarschijnlijk wat je zoekt.`,
    'city website team -phone',
  ),
  unnamed(
    HOEKZEMA,
    `Hoekzema is a fairly common surname in the north of the Netherlands, and I found two firms that carry it:

* **Hoekzema Schilderwerken** in Delfzijl, a painting contractor founded in 1976.
* **Hoekzema Advocatuur** in Groningen, a law office specialising in employment law.

Neither has anything to do with chimneys. If you're looking for a sweep in Drenthe, Noorder Schoorsteenvegers is one name that appears in several directories.`,
    { competitors: ['Noorder Schoorsteenvegers'] },
  ),
  named(
    KURKDROOG,
    `De naam Kurkdroog wordt door meerdere partijen gebruikt. Er is een podcast over wijn die zo heet, gemaakt door twee sommeliers uit Gent, en in Tilburg zit een alcoholvrije bar met die naam (open vanaf 2021). Daarnaast is er de wijnhandel in Bergen op Zoom, statutair Kurkdroog Wijnimport B.V., ingeschreven bij de KvK onder nummer 54829137. Die laatste levert ook wijnpakketten voor kerst.`,
    'sector city legalForm -kvk services',
  ),
  unnamed(
    EVENWICHT,
    `Er zijn verschillende zorgaanbieders met deze naam:

- **Fysiotherapie Evenwicht** in Zwolle, gespecialiseerd in duizeligheid en valpreventie. Open op werkdagen van 7.30 tot 20.00 uur.
- **Psychologenpraktijk Evenwicht** in Utrecht, voor volwassenen met een burn-out.
- **Diëtistenpraktijk In Evenwicht** in Enschede.

Een osteopaat met die naam zit er voor zover ik kan zien niet tussen. Weet je in welke plaats de praktijk zit?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKZEMA,
    `Voor het vegen van je schoorsteen kun je bij deze drie schoorsteenvegers in Assen terecht:

1. **Schoorsteenveegbedrijf Hoekzema** – Rolderstraat 119, al sinds 1994 actief. Doet ook camera-inspecties en werkt op zaterdagochtend.
2. **De Zwarte Ladder** – scherp geprijsd, online een afspraak inplannen.
3. **Bakker & Smid Rookkanalen** – vooral sterk in renovatie van oude kanalen.

Laat je altijd een veegbewijs geven; je verzekeraar kan daarnaar vragen.`,
    'sector city address foundingYear services hours',
    { competitors: ['De Zwarte Ladder', 'Bakker & Smid Rookkanalen'] },
  ),
  named(
    KURKDROOG,
    `Some good places to buy wine in Bergen op Zoom:

- **Vinotheek Scheldezicht** – big Italian selection, friendly staff.
- **Wijnhuis De Markies** – old cellar near the Markiezenhof, specialised in Bordeaux.
- **Kurkdroog** – independent wine merchant at Kremerstraat 27, run by Pim Adriaansen and Nathalie Broos. Closed on Mondays.
- **Slijterij Van Aert** – more of a general liquor store.

For a gift, I'd start with the second one.`,
    'city sector -address team hours',
    { competitors: ['Vinotheek Scheldezicht', 'Wijnhuis De Markies', 'Slijterij Van Aert'] },
  ),
  unnamed(
    EVENWICHT,
    `Osteopaten in Deventer die goed beoordeeld worden:

1. **Van Ommen Osteopaten** (4,9 op Zorgkaart): team van vier, ook voor kinderen.
2. **De Manuele Praktijk** (4,7): combineert manuele therapie en osteopathie.
3. **Osteopathie Bergkwartier** (4,6): centraal gelegen, korte wachttijd.

Een goede osteopaat zoekt naar evenwicht tussen behandelen en adviseren en stuurt je door naar de huisarts als dat nodig is.`,
    { competitors: ['Van Ommen Osteopaten', 'De Manuele Praktijk', 'Osteopathie Bergkwartier'] },
  ),
  named(
    KURKDROOG,
    `In West-Brabant zijn er genoeg adressen waar je een wijnproeverij kunt volgen. Een greep:

* Wijnhuis De Markies: proeverijen voor groepen vanaf 10 personen
* Wijnwinkel Kurkdroog: iedere eerste vrijdag van de maand een open proeftafel, aanmelden via winkel@kurkdroogwijnen.nl
* Landgoed De Wouwse Rank: rondleiding door de wijngaard met drie glazen

De prijzen lopen uiteen van € 17,50 tot € 45 per persoon.`,
    'services email',
    { competitors: ['Wijnhuis De Markies'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    EVENWICHT,
    `Hieronder een vergelijking van drie osteopathiepraktijken in Deventer.

| Praktijk | Adres | Telefoon | Baby's? |
|---|---|---|---|
| Evenwicht | Brinkgreverweg 84 | 0570 55 51 28 | nee |
| Osteopathie Bergkwartier | Bergstraat 11 | 0570 55 57 90 | ja |
| Van Ommen Osteopaten | Zwolseweg 205 | 0570 55 50 36 | ja |

Alle drie zijn ze aangesloten bij het NRO, zodat de meeste aanvullende verzekeringen een deel vergoeden.`,
    'sector city address phone -services',
    { competitors: ['Osteopathie Bergkwartier', 'Van Ommen Osteopaten'] },
  ),
  named(
    HOEKZEMA,
    `| Gegeven | Hoekzema Schoorstenen |
|:--|:--|
| Eigenaar | Harm Hoekzema |
| Rechtsvorm | vof |
| KvK-nummer | 04061583 |
| Btw-nummer | NL001739264B17 |
| Vestigingsplaats | Assen |
| Website | https://hoekzemaschoorstenen.nl |

De gegevens komen uit openbare bronnen en kunnen intussen gewijzigd zijn.`,
    'team -legalForm kvk vat city website',
  ),
  named(
    KURKDROOG,
    `Here are the opening hours I found for the two shops you asked about:

| Day | Kurkdroog | Vinotheek Scheldezicht |
|---|---|---|
| Monday | 13:00–18:00 | closed |
| Tuesday–Thursday | 10:00–18:00 | 11:00–18:00 |
| Friday | 10:00–20:00 | 11:00–21:00 |
| Saturday | 09:30–17:00 | 10:00–17:00 |
| Sunday | 12:00–16:00 | closed |

Hours may differ around public holidays.`,
    '-hours',
    { competitors: ['Vinotheek Scheldezicht'] },
  ),
  unnamed(
    HOEKZEMA,
    `Gemiddelde prijzen in Drenthe, op basis van drie websites:

| Bedrijf | Vegen gaskachel | Vegen houtkachel | Nest verwijderen |
|---|---|---|---|
| De Zwarte Ladder | € 55 | € 65 | € 95 |
| Noorder Schoorsteenvegers | € 59 | € 69 | € 110 |
| Veegservice Drentsche Aa | € 50 | € 62,50 | op aanvraag |

Voorrijkosten zijn bij alle drie inbegrepen binnen 20 kilometer.`,
    { competitors: ['De Zwarte Ladder', 'Noorder Schoorsteenvegers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KURKDROOG,
    `## Kurkdroog Wijnen

**Soort zaak:** zelfstandige wijnspeciaalzaak
**Adres:** Kremerstraat 22, 4611 TR Bergen op Zoom
**Telefoon:** [0164 - 55 52 36](tel:+31164555236)
**Web:** [www.kurkdroogwijnen.nl](https://www.kurkdroogwijnen.nl)

### Aanbod
- Losse flessen en *wijnpakketten*
- Advies voor restaurants bij het samenstellen van de wijnkaart
- Glaswerk en karaffen`,
    'sector address city -phone website services',
  ),
  named(
    EVENWICHT,
    `### Osteopathiepraktijk Evenwicht

- **Founded:** 2006
- **Practitioners:** Marleen Ketelaar, Joost Veldwijk
- **Treats:** adults, babies, pregnant women, athletes
- **Location:** Brinkgreverweg 84, Zutphen
- **E-mail:** [info@evenwicht-deventer.nl](mailto:info@evenwicht-deventer.nl)

> Appointments can be booked online; a referral from your GP is not needed.`,
    'foundingYear team services address -city email',
  ),
  unnamed(
    KURKDROOG,
    `# Wijn kopen in Bergen op Zoom

## 1. [Wijnhuis De Markies](https://wijnhuisdemarkies.nl)
Grote collectie Franse wijnen, **kurkdroog** tot zoet, met een eigen kelder.

## 2. [Vinotheek Scheldezicht](https://www.vinotheekscheldezicht.nl)
Italië en Oostenrijk, ook biologisch.

## Tip
Vraag naar de proefflessen: vaak staat er wel iets open.`,
    { competitors: ['Wijnhuis De Markies', 'Vinotheek Scheldezicht'] },
  ),
  named(
    HOEKZEMA,
    `**Kort antwoord:** ja, Hoekzema haalt ook vogelnesten weg.

**Meer details**

- ✅ Vegen van hout-, gas- en oliekanalen
- ✅ Nestverwijdering (buiten het broedseizoen)
- ✅ Schoorsteenkappen plaatsen
- 📞 0592 55 54 07
- 🕐 Maandag t/m vrijdag 8.30–17.00 uur

Bron: [hoekzemaschoorstenen.nl](https://hoekzemaschoorstenen.nl/diensten)`,
    'services phone -hours website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOEKZEMA,
    `Het nummer van Schoorsteenveegbedrijf Hoekzema is +31 (0)592 555 407. Ze zijn doordeweeks bereikbaar vanaf half acht 's ochtends tot vijf uur 's middags, en op zaterdag tot twaalf uur. Het KvK-nummer is 0406 1583 en het bedrijf is opgericht op 1 maart 1996.`,
    'phone hours kvk -foundingYear',
  ),
  named(
    EVENWICHT,
    `Evenwicht's VAT ID is NL815392704B01 and its Chamber of Commerce number is 08153972. The clinic can be reached at +31 570 555 128. It opens at 8 a.m. on weekdays and closes at 4 p.m. on Fridays.`,
    'vat -kvk phone hours',
  ),
  named(
    KURKDROOG,
    `Kurkdroog opende de deuren in het najaar van 2013, ruim een jaar nadat oprichtster Nathalie Broos haar baan in het onderwijs opzegde. De zaak zit op postcode 4611TR. Bellen kan via 0164/555263. Het btw-nummer op de facturen luidt NL 8514.73.920.B01.`,
    '-foundingYear team address phone vat',
  ),
  named(
    HOEKZEMA,
    `Quick facts:
- Name: Hoekzema Schoorstenen
- Postcode: 9402 AJ
- Email: info@hoekzemaschoorstenen.nl
- Year established: 1994
- Open Saturdays 8 a.m. to noon, closed Sundays
- Price for sweeping one flue: about €60`,
    'address -email foundingYear hours services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    EVENWICHT,
    `Wie in Deventer met een huilbaby rondloopt, hoort van de verloskundige nogal eens de naam Evenwicht vallen. De osteopaten daar, onder wie Marleen Ketelaar, werken veel met zuigelingen en met vrouwen die zwanger zijn. De Deventer praktijk begon in 2006 in een bovenkamer aan de Worp en verhuisde later naar de Brinkgreverweg. Op zaterdag kun je er ook terecht, al moet je dan wel ruim van tevoren reserveren. Een eerste consult duurt ongeveer een uur.`,
    'city sector team services foundingYear address -hours',
  ),
  named(
    KURKDROOG,
    `If you walk down Kremerstraat in Bergen op Zoom you will pass Kurkdroog, a cosy wine store that has built up a loyal following since 2010. The owner, Pieter van Loon, imports most bottles himself from small growers in Jura and Savoie. Deliveries go out on Thursdays. Compared with Slijterij Van Aert, prices are a little higher, but the advice is generally thought to be better.`,
    'address city sector -foundingYear -team services',
    { competitors: ['Slijterij Van Aert'] },
  ),
  unnamed(
    HOEKZEMA,
    `Een schoorsteen laat je bij normaal gebruik één keer per jaar vegen, en twee keer als je dagelijks hout stookt. De veger werkt van bovenaf met een borstel of van onderaf met een roterend systeem. In Assen en omgeving is Noorder Schoorsteenvegers een bekende naam, en ook Bakker & Smid Rookkanalen neemt veegwerk aan. Vraag vooraf of de voorrijkosten in de prijs zitten en of je na afloop een certificaat krijgt.`,
    { competitors: ['Noorder Schoorsteenvegers', 'Bakker & Smid Rookkanalen'] },
  ),
  named(
    HOEKZEMA,
    `From what I can tell, Hoekzema is a family business based in Hoogeveen that has been sweeping chimneys since 1994. Harm Hoekzema does most of the work himself together with his colleague Rick Dekens. Customers mention that they leave the living room spotless and that a blocked flue was filmed with a small camera before any repair was proposed. You can get in touch through hoekzemaschoorstenen.nl.`,
    '-city sector foundingYear team services website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KURKDROOG,
    `Goede vraag! Ik heb een paar bronnen naast elkaar gelegd.

## Wat is Kurkdroog?
Kurkdroog is een wijnwinkel in het centrum van Bergen op Zoom (Kremerstraat 22). De zaak is in 2012 gestart door Nathalie Broos. Vinoloog Pim Adriaansen verzorgt de proeverijen in de ruimte boven de winkel.

## Wat kun je er verwachten?
- **Assortiment:** zo'n 400 wijnen, met nadruk op Portugal en de Loire
- **Proeverijen:** vanaf € 29,50 per persoon, maximaal 16 deelnemers
- **Zakelijk:** advies over wijnkaarten voor horecabedrijven
- **Bezorgen:** binnen de gemeente op donderdag en zaterdag

## Openingstijden
| Dag | Tijd |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m donderdag | 10.00 – 18.00 |
| Vrijdag | 10.00 – 20.00 |
| Zaterdag | 9.30 – 17.00 |
| Zondag | 12.00 – 16.00 |

## Wat vinden klanten?
In recensies wordt vooral het persoonlijke advies geprezen. Een enkele klant vindt parkeren in de buurt lastig.

## Alternatieven
Wil je vergelijken, kijk dan ook eens bij **Vinotheek Scheldezicht** (meer Italië) of **Wijnhuis De Markies** (meer klassiek Frans).

**Bronnen:** kurkdroogwijnen.nl, Google Maps, Indebuurt

Zal ik een paar wijnen voor je uitzoeken die bij een bepaald gerecht passen?`,
    'sector city address foundingYear team services hours website',
    { competitors: ['Vinotheek Scheldezicht', 'Wijnhuis De Markies'] },
  ),
  named(
    EVENWICHT,
    `Based on what I found, here's an overview of osteopathy options for lower back pain in Deventer.

### 1. Osteopathiepraktijk Evenwicht
A partnership (maatschap) of two osteopaths. They see adults and have a special interest in sports injuries. The clinic dates from 2004.
- 📍 Brinkgreverweg 84
- 📞 0570 55 51 28
- 🕗 Late opening on Thursdays until 9 p.m.

### 2. De Manuele Praktijk
Combines manual therapy with osteopathy, which can be useful if you want part of the treatment reimbursed under physiotherapy.
- 🌐 demanuelepraktijk.nl

### 3. Van Ommen Osteopaten
The largest of the three, usually with the shortest waiting list.

### Before you book
1. **Check your insurance.** Osteopathy is only covered by supplementary policies, typically €30–€45 per session.
2. **Check registration.** Look for membership of NRO or NOF.
3. **See your GP first** if you have numbness, fever, unexplained weight loss or loss of bladder control.

### How many sessions?
Most people need three to five treatments, spaced two to four weeks apart. If nothing has changed after three sessions, it makes sense to reconsider.

*Sources: Zorgkaart Nederland, practice websites, osteopathie.nl*

Would you like me to compare the prices of these three practices?`,
    'city sector legalForm services -foundingYear address phone -hours',
    { competitors: ['De Manuele Praktijk', 'Van Ommen Osteopaten'] },
  ),
  named(
    HOEKZEMA,
    `Ik heb voor je uitgezocht of Hoekzema een geschikte keuze is voor je houtkachel.

**Samenvatting**
Hoekzema is een ervaren schoorsteenveger uit Assen. Het bedrijf is een eenmanszaak van Harm Hoekzema.

**Pluspunten**
- Veegt met camera, zodat je meteen ziet of het kanaal scheuren heeft
- Je krijgt na afloop een veegbewijs voor de verzekering
- Ook op zaterdagochtend beschikbaar

**Minpunten**
- Online een afspraak maken kan niet
- In oktober en november loopt de wachttijd op tot vier weken

**Contact**
Rolderstraat 191, 9402 AJ Assen
Tel. 0592 55 54 07
E-mail: veger@hoekzemaschoorstenen.nl

**Waar moet je op letten bij een schoorsteenveger?**
1. Vraag of de veger is aangesloten bij de ASPB.
2. Spreek vooraf een vaste prijs af. Tussen € 55 en € 80 is normaal.
3. Stook 24 uur voor de afspraak niet meer.
4. Haal kwetsbare spullen weg rond de kachel.

**Andere mogelijkheid**
Als het snel moet, kun je De Zwarte Ladder proberen; die heeft vaak nog plek in dezelfde week.

Bronnen: [Hoekzema Schoorstenen](https://hoekzemaschoorstenen.nl), [Milieu Centraal](https://www.milieucentraal.nl)

Wil je dat ik een berichtje opstel waarmee je een afspraak kunt aanvragen?`,
    'sector city legalForm team services hours -address phone email website',
    { competitors: ['De Zwarte Ladder'] },
  ),
  unnamed(
    EVENWICHT,
    `Great question! Let me walk you through the difference between an osteopath and a physiotherapist, and who you could visit in Deventer.

## Osteopath
An osteopath looks at the body as a whole and works with the hands only. The aim is to restore balance ("evenwicht" in Dutch) between muscles, joints and organs. You pay per session, roughly €85 to €110.

## Physiotherapist
A physiotherapist focuses on movement and exercise. For some chronic conditions the basic insurance covers treatment from the 21st session.

## Which one should you choose?
| Complaint | First choice |
|---|---|
| Sprained ankle | Physiotherapist |
| Recurrent back pain | Either |
| Unsettled baby | GP or well-baby clinic first |

## Practices in Deventer
- **Osteopathie Bergkwartier**, on the edge of the old town, open until 8 p.m. on Tuesdays
- **De Manuele Praktijk**, which offers both disciplines under one roof

## Good to know
Scientific evidence for osteopathy is limited, particularly for complaints that have nothing to do with the back or neck. Always consult your GP if symptoms persist.

Do you want me to look up the reimbursement for your insurer?`,
    { competitors: ['Osteopathie Bergkwartier', 'De Manuele Praktijk'] },
  ),
]
