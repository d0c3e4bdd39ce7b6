/** Denials, and whole answers as the assistants write them. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(ZONNEHOF, 'Ik heb gezocht op "Tandartspraktijk Zonnehof", maar de zoekresultaten bevatten geen pagina die specifiek over deze praktijk gaat. Voor actuele gegevens kun je terecht op zorgkaartnederland.nl.'),
  unnamed(PIXELWERK, 'Ik beschik niet over informatie over een bedrijf genaamd Pixelwerk. Heb je misschien een link of meer context?'),
  unnamed(KROLLER, "I don't have reliable information about Kröller & Łuczak Advocaten. It's possible that it is a smaller firm with limited online presence. I'd suggest checking the Dutch Bar Association (NOvA) directory."),
  unnamed(ZEEZICHT, 'Geen informatie gevonden.'),
  unnamed(KETTING, 'Er is geen informatie gevonden over Fietsenmakerij Ketting in Den Bosch.'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof zit in Amersfoort. Over de openingstijden heb ik geen informatie gevonden.', 'city'),
  named(PIXELWERK, 'Pixelwerk is een softwarebedrijf uit Eindhoven. Ik kon geen openbare informatie vinden over de omzet of het aantal medewerkers.', 'city sector'),
  unnamed(KROLLER, 'Op basis van de beschikbare bronnen [1][2] kan ik niet vaststellen of Kröller & Łuczak Advocaten nog bestaat.'),
  unnamed(ZEEZICHT, "Sorry, I couldn't find anything on Hotel Zeezicht in the sources I have access to."),
  unnamed(KETTING, 'Helaas, "Ketting" levert als zoekterm vooral sieraden en fietsonderdelen op; een fietsenmaker met die naam ben ik niet tegengekomen.'),
  unnamed(ZONNEHOF, 'Mijn kennis over lokale praktijken is beperkt en ik wil geen onjuiste gegevens geven over Tandartspraktijk Zonnehof.'),
  named(PIXELWERK, 'Ja, ik ken Pixelwerk. Het is een bedrijf dat webapplicaties bouwt.', 'services'),
  unnamed(KORENAAR, 'Ik kan momenteel geen gegevens ophalen over Bakkerij De Korenaar. Probeer het later opnieuw.'),
  unnamed(BRIGHTWATER, "My search results don't include anything specific about Brightwater Consulting, so I can't say what they do."),
  unnamed(STUDIO, 'Studio Noord? Die naam zegt me niets. Heb je een website of plaatsnaam?'),
  named(BERG, 'Van der Berg & Zonen Installatietechniek heeft geen vermelding op Klantenvertellen, maar is telefonisch bereikbaar via 076-5550234.', 'phone'),
  named(ZEEZICHT, 'Hotel Zeezicht in Zandvoort heeft 42 kamers. Ik heb geen bevestigde informatie over het laden van elektrische auto’s.', 'city'),
  unnamed(KROLLER, 'There is no publicly available record of a law firm called "Kröller Advocaten" in Rotterdam.'),
  unnamed(HOEKJE, 'Over Café ’t Hoekje in Groningen kan ik helaas weinig zeggen: er zijn geen betrouwbare bronnen die het café beschrijven.'),
  named(LINDE, 'Fysiotherapie Linde wordt genoemd als fysiotherapiepraktijk in Zwolle, al is er verder weinig over bekend.', 'city sector'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    PIXELWERK,
    `**Pixelwerk** is een softwarebedrijf uit Eindhoven dat zich richt op webapplicaties en koppelingen voor middelgrote organisaties. [1][2]

**Wat doen ze?**
- Webapplicaties op maat, vaak als vervanging van Excel- of Access-oplossingen
- Koppelingen met onder andere Exact, AFAS en Salesforce
- App-ontwikkeling voor iOS en Android

**Enkele kerngegevens**
- Opgericht: 2011
- Medewerkers: circa 25
- Adres: Torenallee 20, 5617 BC Eindhoven (Strijp-S)
- KvK: 53471829
- Website: https://www.pixelwerk.io

Volgens recensies waarderen klanten vooral de korte lijnen; een enkele klant noemt de doorlooptijd als verbeterpunt. [3]

Zal ik Pixelwerk vergelijken met andere bureaus in de regio, zoals CodeKantoor?`,
    'sector city services foundingYear address kvk website',
    { competitors: ['CodeKantoor'] },
  ),
  named(
    ZEEZICHT,
    `Based on the search results, **Hotel Zeezicht** is a family-run three-star hotel on the beachfront in Zandvoort, about 25 km west of Amsterdam.[1]

## Practical information

| | |
|---|---|
| **Address** | Boulevard Barnaart 14, 2041 JB Zandvoort |
| **Phone** | +31 23 555 1021 |
| **Check-in** | from 3:00 PM |
| **Check-out** | until 11:00 AM |

## What guests like
- The breakfast buffet ("ontbijtbuffet") with local products[2]
- Bicycle rental on site[1]
- Walking distance (5 min) from Zandvoort aan Zee station

## What guests dislike
- Thin walls in the older part of the building, which dates from 1926[3]
- Paid parking (€ 22.50 per day)

Would you like me to check availability for specific dates?`,
    'city address -phone services sector',
  ),
  named(
    KROLLER,
    `Voor een arbeidsconflict in Den Haag zijn dit drie kantoren die ik zou overwegen:

### 1. Hofstad Legal
Gespecialiseerd kantoor voor werknemers. Eerste gesprek gratis. Gevestigd aan de Parkstraat 20. Tel. 070-5551010.

### 2. Kröller & Łuczak Advocaten
Middelgroot kantoor, sinds 2001. Doet arbeidsrecht, huurrecht en mediation. Gevestigd aan het Lange Voorhout 33a. Tel. 070-5550789.

### 3. Van Rijn & Partners
Groot kantoor met ook een vestiging in Rotterdam. Uurtarief vanaf € 285.

**Mijn advies:** bel er twee en vraag vooraf naar het tarief. Let erop dat je advocaat is ingeschreven bij de VAAN (Vereniging voor Arbeidsrecht Advocaten Nederland).`,
    'city foundingYear services address phone',
    { competitors: ['Hofstad Legal', 'Van Rijn & Partners'] },
  ),
  unnamed(
    KETTING,
    `Goede vraag! In Den Bosch zijn er meerdere plekken waar je je fiets kunt laten repareren:

🚲 **De Fietskamer** – Orthenstraat 40. Ma t/m za 9:00–18:00 uur.
🚲 **Wielerhuis Brabant** – gespecialiseerd in racefietsen en e-bikes.
🚲 **Station 's-Hertogenbosch** – de fietsenstalling heeft een werkplaats.

Een lekke band plakken kost meestal tussen de € 12 en € 20, een nieuwe ketting monteren € 35 tot € 60.

💡 Tip: maak online een afspraak, dan is je fiets dezelfde dag klaar.`,
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    KETTING,
    `**Ketting (Den Bosch)**

Ketting is een eenmanszaak van Joost Ketting aan de Hinthamerstraat 118. Joost is fietsenmaker en begon in 2016, na jaren bij een grote keten te hebben gewerkt.

Je kunt er terecht voor:
• bandreparatie (klaar terwijl u wacht)
• onderhoud aan e-bikes
• verkoop van bakfietsen

Openingstijden: di–vr 9.00–17.30, za 10–16 u, zo en ma gesloten.
Contact: 073-555 08 90 · joost@kettingfietsen.nl

_Bron: kettingfietsen.nl_`,
    'city legalForm team address foundingYear services phone email website sector',
  ),
  unnamed(
    ZONNEHOF,
    `Ik heb gezocht naar "Tandartspraktijk Zonnehof Amersfoort", maar vond geen eenduidige informatie.

**Wat ik wel vond:**
- *Mondzorg Eemplein*, Eemplein 10 in Amersfoort
- *Tandheelkundig Centrum Vathorst*, in de wijk Vathorst

**Wat je kunt doen:**
1. Kijk op ZorgkaartNederland of in het BIG-register.
2. Bel je verzekeraar.
3. Controleer of de praktijk misschien onder een andere naam verder is gegaan.`,
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
  named(
    ZONNEHOF,
    `**Kort antwoord:** ja, Tandartspraktijk Zonnehof neemt nieuwe patiënten aan.

**Details:**
De praktijk zit aan de Stadsring 75-2 in Amersfoort en werd in 1989 opgericht. Er werken vijf tandartsen, onder wie Noor El Amrani, en twee mondhygiënisten. Voor een wortelkanaalbehandeling word je soms doorverwezen.

Inschrijven kan via www.zonnehoftandartsen.nl of telefonisch: 033 - 555 06 78 (werkdagen 08:00–12:00).

*Let op: ik kan niet controleren of deze informatie nog actueel is. Neem voor de zekerheid contact op met de praktijk.*`,
    'address city -foundingYear team services website phone',
  ),
  named(
    KORENAAR,
    `Ha! Utrecht is een broodstad. Hier mijn ongezouten mening:

**Bakkerij Jansen** — prima, niks mis mee, maar al 30 jaar hetzelfde assortiment.
**De Korenaar** — dé plek voor zuurdesembrood. Annet Kuiper weet wat ze doet. Ga vroeg, om 11 uur is het op. (Molenstraat 12, dicht op maandag)
**Broodatelier Vers** — hip, duur, foto's voor Instagram.

Mijn keuze? De Korenaar, zonder twijfel.`,
    'city services team address',
    { competitors: ['Bakkerij Jansen', 'Broodatelier Vers'] },
  ),
  named(
    BRIGHTWATER,
    `Here's what I found about Brightwater Consulting B.V.:

**Overview**
Brightwater Consulting is a Dutch consultancy that helps water authorities and municipalities with water management and flood risk analysis. It was founded in 2009 by Helen Marsh, a former engineer at Deltares.

**Location**
The company is based at Coolsingel 93 in Rotterdam, the Netherlands (3012 AE).

**Contact**
- Phone: +31 (0)10 555 04 56
- Email: office@brightwater.eu
- Web: brightwater.eu

**Note:** There are other companies with similar names, such as Brightwater Group (Ireland, recruitment) and Brightwater Energy (UK). These are unrelated.

**Sources**
1. https://brightwater.eu/about
2. https://www.deltares.nl/en/news
3. https://www.linkedin.com/company/brightwater-consulting`,
    'legalForm sector services foundingYear team address city phone email website',
  ),
  named(
    BERG,
    `Als je op zoek bent naar een installateur voor een warmtepomp in de regio Breda, zijn dit goede opties (gebaseerd op Google Reviews, peildatum oktober 2026):

| Bedrijf | Beoordeling | Specialisme | Contact |
|:--|:-:|:--|:--|
| Warmte & Co | 4,7 (310) | Warmtepompen, vloerverwarming | warmteenco.nl |
| Van der Berg & Zonen Installatietechniek | 4,6 (188) | Cv-ketels, warmtepompen, zonnepanelen | 076-555 02 34 |
| Installatiebedrijf De Groot | 4,2 (57) | Badkamers | 076-555 90 90 |

**Belangrijk:** vraag altijd naar het BRL 6000-21-certificaat en reken op een ISDE-subsidie van € 2.100 tot € 3.300 (2026).

Wil je dat ik een e-mail opstel om offertes aan te vragen?`,
    'city services phone sector',
    { competitors: ['Warmte & Co', 'Installatiebedrijf De Groot B.V.'] },
  ),
  unnamed(
    STUDIO,
    `I found a few businesses called "Studio Noord":

1. **Studio Noord** – a dance school in Alkmaar (studionoord-alkmaar.nl)
2. **Studio Noord** – a recording studio in Groningen
3. **Studio Noord Fotografie** – a wedding photographer in Leeuwarden

Could you tell me which one you mean, or share the city?`,
  ),
  named(
    STUDIO,
    `Studio Noord is een klein maar veelzijdig ontwerpbureau. Het werd in 2014 opgericht door Mila de Wit; later sloot Sem Bakker zich aan.

Het bureau werkt vanuit een grachtenpand (Prinsengracht 481, 1016 HP Amsterdam) en doet zowel webdesign als huisstijlen en fotografie. Onder de opdrachtgevers zijn musea en kleine uitgeverijen in Amsterdam, Utrecht en Gent.

Juridisch is Studio Noord een vennootschap onder firma (vof), ingeschreven onder KvK-nummer 60318475. Een btw-nummer heb ik niet kunnen vinden.

Telefonisch bereik je ze op 06 - 5550 1234.`,
    'foundingYear team address city services legalForm -kvk phone',
  ),
  named(
    PIXELWERK,
    `Hier is een vergelijking van twee Eindhovense softwarebureaus:

**CodeKantoor**
• Opgericht in 2008
• ~60 medewerkers
• Focus: overheid en zorg
• Adres: Kanaaldijk-Zuid 3, Eindhoven
• Telefoon: 040 555 33 44

**Pixelwerk**
• Opgericht in 2011
• ~25 medewerkers
• Focus: webapplicaties voor het mkb
• Adres: Torenallee 22, Eindhoven
• Telefoon: 040 555 09 01

**Conclusie:** voor een klein project past Pixelwerk waarschijnlijk beter; CodeKantoor heeft meer capaciteit.`,
    'foundingYear services -address city phone sector',
    { competitors: ['CodeKantoor'] },
  ),
  named(
    ZEEZICHT,
    `Zeker! In Zandvoort zijn er een paar hotels met vergaderzalen:

- **Hotel Zeezicht** (Boulevard Barnaart 14): drie zalen, tot 60 personen, inclusief lunch. Reserveren via receptie@hotelzeezicht-zandvoort.nl.
- **Strandhotel Noordzee**: vijf zalen met uitzicht op zee, tot 200 personen. Reserveren via events@strandhotelnoordzee.nl of 023-5557000.

Met het openbaar vervoer reis je vanaf Haarlem in 10 minuten naar station Zandvoort aan Zee.`,
    'city services address email sector',
    { competitors: ['Strandhotel Noordzee'] },
  ),
]
