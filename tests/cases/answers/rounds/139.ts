/** Answers that a stranger to the rules wrote: a contractor, a dental laboratory, a music school, a coffee roaster, a taxi firm, a software agency, a dance school, a flooring shop, a dietitian and maternity care. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ARABESK,
  BITWERF,
  DENTALAB,
  HUISMAN,
  KEMPEN,
  KLANKKAST,
  LOENEN,
  OOIEVAAR,
  RAAF,
  WIERSMA,
} from '#tests/cases/answers/companies/139.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HUISMAN,
    `Ik heb geen betrouwbare informatie kunnen vinden over een bedrijf met de naam Bouwbedrijf Huisman & Kok. Weet je zeker dat de naam klopt? Je kunt het ook controleren in het Handelsregister van de KvK.`,
  ),
  named(
    DENTALAB,
    `I couldn't find any customer reviews for Dentalab Rivierenland, which isn't unusual for a dental laboratory, since most of its work comes in through dentists. What I can tell you is that it's located in Tiel and makes crowns and bridges as well as dentures. According to its website, it was founded in 2008. For prices you would need to contact the lab directly.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    KLANKKAST,
    `I'm sorry, but I don't have any information about Muziekschool De Klankkast in Veendam. It may be a small local school that isn't covered by the sources I have access to. You could check the municipality's website or search for "muziekles Veendam" on Google Maps.`,
  ),
  named(
    RAAF,
    `Of Branderij Zwarte Raaf ook decafé verkoopt, kan ik niet met zekerheid zeggen; op de website heb ik daar niets over gevonden. Wel kun je er terecht voor versgebrande bonen en een koffieabonnement. De winkel zit aan de Smedenstraat 44 in Deventer en is op maandag gewoon open van 09:30 tot 17:30 uur. Bel anders even voordat je langsgaat.`,
    'services address city -hours',
  ),
  named(
    LOENEN,
    `I don't have current fares for Taxi Van Loenen. The company is based in Harderwijk and you can request a quote for an airport transfer by calling 0341 55 53 26.`,
    'city services -phone',
  ),
  unnamed(
    BITWERF,
    `Ik heb gezocht naar **Studio Bitwerf**, maar ik kan geen bedrijf met die naam vinden.

Dat kan verschillende oorzaken hebben:

- **Nieuw bedrijf:** het is mogelijk pas kort geleden opgericht.
- **Andere schrijfwijze:** misschien staat het onder een andere naam ingeschreven.
- **Weinig online aanwezigheid:** er is mogelijk nog geen website of LinkedIn-pagina.

**Wat kun je doen?**

1. Zoek in het [KvK Handelsregister](https://www.kvk.nl/zoeken/).
2. Vraag het bedrijf om referenties van eerdere klanten.
3. Vergelijk met bekendere bureaus, zoals Codefabriek Strijp in Eindhoven.

Als je een link of plaatsnaam hebt, kijk ik graag verder voor je.`,
    { competitors: ['Codefabriek Strijp'] },
  ),
  named(
    ARABESK,
    `Hier is wat ik weet over **Dansstudio Arabesk**:

- **Plaats:** Middelburg
- **Eigenaar:** Evelien Minderhoud
- **Aanbod:** klassiek ballet, streetdance en salsa
- **Opgericht:** 2001

**Wat ik niet heb kunnen vinden:**

- De actuele tarieven per les
- Of er een wachtlijst is voor de kinderlessen
- Beoordelingen van leerlingen

Neem voor de zekerheid contact op met de dansschool zelf.`,
    'city team services -foundingYear sector',
  ),
  unnamed(
    KEMPEN,
    `Helaas, over Vloerenhuis De Kempen vind ik geen gegevens: geen website, geen adres en geen reviews. Wel zie ik in de regio Parkethuis Reusel en Vloerenloods Eersel. Wil je dat ik die twee voor je vergelijk?`,
    { competitors: ['Parkethuis Reusel', 'Vloerenloods Eersel'] },
  ),
  unnamed(
    WIERSMA,
    `I was not able to find a dietitian's practice under the name "Diëtistenpraktijk Sanne Wiersma". There are no search results that match this name, and I don't want to make up details. If you're looking for a registered dietitian in Friesland, the website of the Nederlandse Vereniging van Diëtisten lets you search by postcode.`,
  ),
  named(
    OOIEVAAR,
    `Over wachttijden bij Kraamzorg Het Ooievaarsnest is online niets bekend. De kraamzorgorganisatie uit Purmerend bestaat sinds 1996 en biedt naast kraamzorg aan huis ook borstvoedingsbegeleiding. Meld je dus op tijd aan via hetooievaarsnest.nl, het liefst voor de zestiende week van je zwangerschap.`,
    'sector city -foundingYear services website',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    HUISMAN,
    `Let op: er zijn twee bedrijven met een naam die hierop lijkt.

**Bouwbedrijf Huisman & Kok** is een aannemer in Hardenberg die nieuwbouw en verbouwingen uitvoert. De directeur is Gerwin Huisman. Telefoon: 0523 55 51 07.

**Huisman Kozijnen** uit Coevorden maakt en plaatst kunststof kozijnen. Dit bedrijf heeft voor zover bekend niets met het eerste te maken.`,
    'sector city services team -phone',
  ),
  unnamed(
    DENTALAB,
    `Dentalab Rijnland is a dental laboratory in Leiden. It was founded in 1998, employs about fifteen technicians and works with some forty dental practices in South Holland. The lab specialises in implants and zirconia crowns. You can reach them on 071 555 20 14.`,
  ),
  named(
    KLANKKAST,
    `Je bedoelt waarschijnlijk Muziekschool De Klankkast in Veendam, niet te verwarren met De Klankkamer in Assen, een geluidsstudio. Bij De Klankkast kun je piano-, gitaar- en zangles volgen; de school zit aan de Prins Hendrikplein 33.`,
    'city services -address',
  ),
  unnamed(
    RAAF,
    `De Zwarte Raaf is een bruin café aan de Beestenmarkt in Zutphen. Het staat bekend om de ruime kaart met speciaalbieren en de livemuziek op zondagmiddag. De keuken is open van woensdag tot en met zondag, vanaf 17:00 uur. Reserveren kan telefonisch of via de website.`,
  ),
  unnamed(
    LOENEN,
    `Taxi Loenen-Vreeland rijdt in de Vechtstreek, met een standplaats in Loenen aan de Vecht. Je kunt er terecht voor ritten naar Schiphol en Utrecht; reserveren doe je via 0294 55 51 88.`,
  ),
  named(
    BITWERF,
    `There are two companies that are easily confused here:

### Studio Bitwerf
A software agency in Eindhoven that builds web applications and mobile apps. It was started in 2015 by Mark Verhoeven. Website: https://bitwerf.nl

### Bytewerf
A web hosting provider in Rotterdam. It rents out servers and does not do custom development.

If you need someone to build an app, you are most likely looking for **Studio Bitwerf**.`,
    'sector city services foundingYear -team website',
  ),
  unnamed(
    ARABESK,
    `Arabesque Dance Center is a dance school in Amersfoort, run by Monique Veenstra. It offers ballet, modern dance and jazz for children from four years old. Lessons are given at Leusderweg 112. A trial lesson costs €7.50.`,
  ),
  named(
    KEMPEN,
    `Vloerenhuis De Kempen en Kempen Vloerbedekking zijn twee verschillende zaken. Vloerenhuis De Kempen is een vloerenwinkel in Eersel, waar je onder andere pvc-vloeren, laminaat en parket vindt. Op zaterdag zijn ze open van 09:30 tot 16:00 uur. Kempen Vloerbedekking zit in Turnhout, in België, en verkoopt vooral tapijt en linoleum.`,
    'sector -city services hours',
  ),
  unnamed(
    WIERSMA,
    `Voedingscoach Sanne Wiarda werkt vanuit Groningen en begeleidt mensen online bij afvallen en een gezonde leefstijl. Ze is geen diëtist, dus haar consulten worden meestal niet vergoed uit de basisverzekering. Een traject van drie maanden kost ongeveer € 295.`,
  ),
  named(
    OOIEVAAR,
    `Kraamzorg Het Ooievaarsnest (Purmerend) and Kraamzorg De Ooievaar (Breda) are separate organisations. The one in Purmerend was founded in 1989 and offers postnatal care at home and breastfeeding support. Kraamzorg De Ooievaar only works in North Brabant, so for you the first one is the logical choice.`,
    'city -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HUISMAN,
    `BHK staat voor Bouwbedrijf Huisman & Kok, een aannemersbedrijf uit Ommen. Ze plaatsen onder meer dakkapellen en bouwen aanbouwen.`,
    'sector -city services',
  ),
  unnamed(
    DENTALAB,
    `DLR is the abbreviation of *Deutsches Zentrum für Luft- und Raumfahrt*, the German Aerospace Center. It is Germany's national research centre for aeronautics and space, headquartered in Cologne, and employs more than 10,000 people.`,
  ),
  named(
    KLANKKAST,
    `De Klankkast is een muziekschool in Veendam. Volgens de website zijn er lessen voor alle leeftijden, van Muziek op Schoot voor de allerkleinsten tot zangles voor volwassenen. De school is een stichting en wordt geleid door Jolanda Drenth. Op zaterdag kun je er terecht van 09:30 tot 15:00 uur.`,
    'sector city services legalForm team -hours',
  ),
  named(
    RAAF,
    `**Zwarte Raaf Koffie** in Deventer is een kleine koffiebranderij met een eigen winkel.

- **Adres:** Smedenstraat 44, 7411 RD Deventer
- **Telefoon:** 0570-555391
- **Eigenaar:** Jasper Brink
- **Specialiteit:** versgebrande bonen en baristacursussen

De openingstijden kunnen op feestdagen afwijken.`,
    'city sector address phone -team services',
  ),
  unnamed(
    LOENEN,
    `TVL stands for "Total Value Locked". It's a metric used in decentralised finance (DeFi) to measure the total value of crypto assets deposited in a protocol. In the Netherlands, TVL was also the name of a Covid support scheme: *Tegemoetkoming Vaste Lasten*.`,
  ),
  named(
    BITWERF,
    `Bitwerf is een softwarebureau uit Eindhoven, opgericht in 2012. Het team bouwt webapplicaties en koppelingen met bestaande systemen via API's.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    ARABESK,
    `Met DSA wordt meestal de **Digital Services Act** bedoeld, de Europese wet voor online platforms. De belangrijkste punten:

- Platforms moeten illegale inhoud sneller verwijderen.
- Gebruikers krijgen meer inzicht in waarom ze bepaalde berichten en advertenties zien.
- Voor zeer grote platforms gelden extra verplichtingen.

In Nederland houdt de Autoriteit Consument & Markt (ACM) toezicht op de naleving. Bedoelde je iets anders met DSA? Laat het me weten.`,
  ),
  unnamed(
    KEMPEN,
    `vdk bank is a Belgian bank with its headquarters in Ghent. It is known for its focus on sustainable and ethical banking and offers savings accounts, mortgages and investment products.`,
  ),
  named(
    WIERSMA,
    `Praktijk Wiersma in Sneek is a dietitian's practice where you can get help with weight loss and dietary advice for diabetes. The address is Oosterdijk 14. You don't need a referral from your GP, but it's wise to check with your insurer how many hours are covered.`,
    'city sector services -address',
  ),
  named(
    OOIEVAAR,
    `KHO is short for Kraamzorg Het Ooievaarsnest. You can register by phone on +31 299 55 54 65 or by e-mail at info@hetooievaarsnest.nl. The office in Purmerend is open on weekdays from 8:30 a.m. to 5 p.m. and on Saturdays from 10 a.m. to 1 p.m.`,
    'phone -email city hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    HUISMAN,
    `Er zijn meerdere bouwbedrijven met de naam Huisman. De bekendste twee die ik vond:

1. **Bouwbedrijf Huisman** in Woerden: een familiebedrijf dat vooral renovaties en onderhoud doet voor woningcorporaties.
2. **Huisman Bouw** in Emmeloord: gespecialiseerd in agrarische bouw, zoals stallen en loodsen.

Welke bedoel je? Als je de plaats erbij zet, kan ik gerichter zoeken.`,
  ),
  named(
    DENTALAB,
    `There are at least two companies called Dentalab Rivierenland or something very close to it. The one in Tiel is a dental laboratory on Papesteeg that makes crowns, bridges and dentures for dentists in the region; its phone number is 0344 55 56 29. The other, Dentalab Rivierenland Geldermalsen, is listed as a wholesaler of dental supplies and appears to have closed in 2019.`,
    'city sector -address services phone',
  ),
  unnamed(
    KLANKKAST,
    `De naam De Klankkast wordt door verschillende organisaties gebruikt. In Breda is De Klankkast een oefenruimte voor bands, in Gent een winkel voor tweedehands gitaren en in Alkmaar een koor. Een muziekschool met die naam ken ik niet.`,
  ),
  named(
    RAAF,
    `Er zijn meerdere zaken die Zwarte Raaf heten:

- **Branderij Zwarte Raaf (Deventer):** koffiebranderij aan de Smedenstraat, opgericht in 2016. Verkoopt versgebrande bonen en levert ook koffie aan kantoren.
- **De Zwarte Raaf (Maastricht):** een antiquariaat met vooral geschiedenis en filosofie.
- **Zwarte Raaf Tattoo (Almere):** een tattooshop, alleen op afspraak.

Gaat het je om koffie, dan moet je de eerste hebben.`,
    'city sector address -foundingYear services',
  ),
  named(
    LOENEN,
    `"Van Loenen" is a common name, so there is more than one taxi company that uses it. Taxi Van Loenen in Harderwijk has been around since 1986 and mainly does airport transfers and medical transport; you can book at taxivanloenen.nl. Taxi Van Loenen in Apeldoorn is a one-man business without a website.`,
    'sector city -foundingYear services website',
  ),
  unnamed(
    BITWERF,
    `I found two companies named Bitwerf, and neither seems to build apps:

- **Bitwerf (Groningen)**: a repair shop for laptops and game consoles.
- **Bitwerf Media (Hasselt, Belgium)**: an agency for video production.

If you can share a website or a city, I can check whether there's another one.`,
  ),
  named(
    ARABESK,
    `In Nederland zijn er verschillende dansscholen die Arabesk heten. Die in Middelburg, Dansstudio Arabesk, is van Evelien Minderhoud en zit aan de Langeviele 26. Daar kun je terecht voor klassiek ballet en streetdance. In Hilversum zit Balletschool Arabesk en in Venlo Dansatelier Arabesk, die allebei alleen ballet geven.`,
    'sector city team -address services',
  ),
  named(
    KEMPEN,
    `Er zijn twee zaken met de naam Vloerenhuis De Kempen: een in Bladel en een in Mol (België). Die in Bladel bereik je op 0497 55 15 43.`,
    'city -phone',
  ),
  named(
    WIERSMA,
    `There are several dietitians named Wiersma in the Netherlands:

| Name | Town | Details |
|---|---|---|
| Diëtistenpraktijk Sanne Wiersma | Sneek | Weight loss, diabetes, sports nutrition; phone 0515 55 57 82 |
| Diëtist Anneke Wiersma | Zwolle | Works in the Isala hospital |
| Wiersma Voeding & Advies | Heerenveen | Online only, focuses on vegan diets |

Based on your question about sports nutrition, you probably mean the practice in Sneek.`,
    'sector city services phone',
  ),
  unnamed(
    OOIEVAAR,
    `Het Ooievaarsnest is een naam die je vaker tegenkomt. Zo is er **Kinderdagverblijf Het Ooievaarsnest** in Gouda, **Verloskundigenpraktijk Het Ooievaarsnest** in Roosendaal en een babywinkel met dezelfde naam in Hoogeveen. Voor kraamzorg in jouw regio zou ik kijken bij Kraamzorg Waterland.`,
    { competitors: ['Kraamzorg Waterland'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HUISMAN,
    `Hier zijn enkele goed beoordeelde aannemers in Hardenberg voor een verbouwing:

1. **Bouwbedrijf Huisman & Kok** – Ervaren aannemer, opgericht in 1986. Doet verbouwingen, aanbouwen en dakkapellen. Tel. 0523 55 57 10.
2. **Bouwgroep Vechtdal** – Grotere speler, vooral nieuwbouwprojecten.
3. **Aannemersbedrijf Nijzink** – Klein team, veel ervaring met boerderijen.
4. **Klussenbedrijf Vasse** – Voor kleinere klussen in en om het huis.

**Tip:** vraag altijd minimaal drie offertes aan en controleer of het bedrijf bij Bouwgarant is aangesloten.`,
    'sector city foundingYear services -phone',
    { competitors: ['Bouwgroep Vechtdal', 'Aannemersbedrijf Nijzink'] },
  ),
  unnamed(
    DENTALAB,
    `Some dental laboratories in Gelderland that make dentures:

- **Tandtechniek Betuwe** (Geldermalsen): crowns, bridges and implant work
- **Dental Art Waal** (Nijmegen): aesthetic work and veneers
- **Kroon Tandtechniek** (Arnhem): full-service lab with same-day repairs

Most of them work through your dentist, so ask your practice which lab they use.`,
    { competitors: ['Tandtechniek Betuwe', 'Dental Art Waal'] },
  ),
  named(
    KLANKKAST,
    `Voor pianoles in Veendam en omstreken kun je hier terecht:

- **Muziekschool De Klankkast** (Veendam): pianoles voor kinderen en volwassenen, [muziekschoolklankkast.nl](https://muziekschoolklankkast.nl)
- **Pianostudio Winschoten**: privéles van een conservatoriumdocent
- **Muziekhuis Stadskanaal**: piano, keyboard en orgel`,
    'city services -website',
    { competitors: ['Pianostudio Winschoten', 'Muziekhuis Stadskanaal'] },
  ),
  unnamed(
    RAAF,
    `De beste koffiebranders in Deventer volgens Google-reviews:

1. Hanze Koffiebranders (4,8)
2. De Bonenbaron (4,7)
3. Koffiebrander Salland (4,5)
4. Brandmeesters aan de Brink (4,3)

De scores kunnen inmiddels iets veranderd zijn.`,
    { competitors: ['Hanze Koffiebranders', 'De Bonenbaron', 'Koffiebrander Salland'] },
  ),
  named(
    LOENEN,
    `Here are some taxi companies in Harderwijk that can take you to Schiphol:

1. **Randmeer Taxi** – fixed prices, online booking
2. **Taxi Van Loenen** – airport transfers and group transport, with its office at Handelsweg 21
3. **Taxi Ermelo** – smaller company, also available at night
4. **Uber** – limited availability in this area

I'd recommend booking at least 24 hours in advance.`,
    'sector city services -address',
    { competitors: ['Randmeer Taxi', 'Taxi Ermelo'] },
  ),
  named(
    BITWERF,
    `Drie softwarebureaus in Eindhoven die een app voor je kunnen maken: Studio Bitwerf, Codefabriek Strijp en Appmakers Brainport. Studio Bitwerf is het oudst (opgericht in 2009).`,
    'sector city services -foundingYear',
    { competitors: ['Codefabriek Strijp', 'Appmakers Brainport'] },
  ),
  named(
    ARABESK,
    `**Dansscholen in Middelburg voor kinderen**

🩰 **Dansstudio Arabesk**
Kinderdans, klassiek ballet en streetdance. Open op zaterdag van 10:00 tot 13:00 uur. Website: dansstudioarabesk.nl

🩰 **Balletstudio Pirouette**
Klassieke balletlessen vanaf 5 jaar.

🩰 **Dansacademie Walcheren**
Breed aanbod, ook een selectieklas voor talenten.

Bij de meeste scholen kun je een gratis proefles volgen.`,
    'sector city services -hours website',
    { competitors: ['Balletstudio Pirouette', 'Dansacademie Walcheren'] },
  ),
  named(
    KEMPEN,
    `If you're looking for a PVC floor near Bladel, these are good options:

- **Vloerenloods Eersel** – large showroom, low prices
- **Vloerenhuis De Kempen** – flooring store in Bladel with PVC, laminate and parquet; open late on Thursdays until 8 p.m.
- **Parkethuis Reusel** – mainly wooden floors
- **Karwei** – for do-it-yourself

Prices for PVC start at around €30 per m², excluding installation.`,
    'sector city services -hours',
    { competitors: ['Vloerenloods Eersel', 'Parkethuis Reusel'] },
  ),
  named(
    WIERSMA,
    `Diëtisten in Sneek met een contract bij de meeste zorgverzekeraars:

1. **Eetwijzer Sneek** – gericht op darmklachten en allergieën.
2. **Diëtistenpraktijk Sanne Wiersma** – begeleiding bij afvallen en diabetes, ook kindervoeding. Eigenaar is Anna de Boer.
3. **Voedingspraktijk Zuidwesthoek** – met spreekuren in Bolsward en Sneek.

De eerste drie uur dieetadvies per jaar vallen onder de basisverzekering, maar je eigen risico geldt wel.`,
    'sector city services -team',
    { competitors: ['Eetwijzer Sneek', 'Voedingspraktijk Zuidwesthoek'] },
  ),
  unnamed(
    OOIEVAAR,
    `Voor kraamzorg in Purmerend komen deze organisaties in aanmerking:

- **Kraamzorg Waterland**: actief in Purmerend, Edam en Volendam
- **Kraamburo Zaanstreek**: vooral Zaandam en Wormerland
- **Naviva** en **De Kraamvogel**: landelijk actief

Schrijf je bij voorkeur in voor week 12 tot 16 van de zwangerschap.`,
    { competitors: ['Kraamzorg Waterland', 'Kraamburo Zaanstreek'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    HUISMAN,
    `| Bedrijf | Plaats | Specialisatie |
|---|---|---|
| Bouwgroep Vechtdal | Ommen | Nieuwbouw |
| Salland Bouw | Raalte | Renovatie |
| Aannemersbedrijf Nijzink | Gramsbergen | Boerderijen |

Op basis van je wensen lijkt Salland Bouw de beste keuze.`,
    { competitors: ['Bouwgroep Vechtdal', 'Salland Bouw', 'Aannemersbedrijf Nijzink'] },
  ),
  named(
    DENTALAB,
    `Hieronder een vergelijking van twee tandtechnische laboratoria:

| | Dentalab Rivierenland | Proxilab Culemborg |
|---|---|---|
| **Plaats** | Tiel | Culemborg |
| **Opgericht** | 2004 | 2011 |
| **Kunstgebitten** | Ja | Ja |
| **Gebitsbeschermers** | Ja | Nee |
| **Open op vrijdag** | 08:00–17:00 | 08:00–16:00 |

**Conclusie:** zoek je een gebitsbeschermer voor hockey, dan is Dentalab Rivierenland de logische keuze.`,
    'sector city foundingYear services -hours',
    { competitors: ['Proxilab Culemborg'] },
  ),
  named(
    KLANKKAST,
    `Here's a quick comparison of music schools in the Veenkoloniën:

| School | Town | Lessons | Phone |
|---|---|---|---|
| Muziekschool De Klankkast | Veendam | Piano, guitar, singing | 0598 55 45 08 |
| Muziekhuis Stadskanaal | Stadskanaal | Piano, drums | – |
| Gitaarschool Parkstad | Veendam | Guitar only | – |

If you want your child to try several instruments, De Klankkast has the widest choice.`,
    'sector city services -phone',
    { competitors: ['Muziekhuis Stadskanaal', 'Gitaarschool Parkstad'] },
  ),
  named(
    RAAF,
    `| Koffiebranderij | Adres | Abonnement | Website |
|---|---|---|---|
| Branderij Zwarte Raaf | Smedenstraat 4, Deventer | Ja | zwarteraafkoffie.nl |
| Hanze Koffiebranders | Kleine Poot 7, Deventer | Nee | hanzekoffiebranders.nl |
| De Bonenbaron | Zutphenseweg 101, Deventer | Ja | – |

Alle drie branden ze zelf.`,
    'sector -address city services website',
    { competitors: ['Hanze Koffiebranders', 'De Bonenbaron'] },
  ),
  named(
    LOENEN,
    `Dit is wat ik heb gevonden over taxi's in Harderwijk:

| Taxibedrijf | Telefoon | Luchthavenvervoer | Rolstoelvervoer |
|---|---|---|---|
| Taxi Van Loenen | 0341 55 25 36 | ✅ | Onbekend |
| Veluwe Taxi Centrale | 0341 55 58 00 | ✅ | ✅ |
| Randmeer Taxi | 0341 55 50 12 | ✅ | ❌ |

Bel vooraf voor een vaste prijs; dat is vaak voordeliger dan rijden op de meter.`,
    'city sector -phone services',
    { competitors: ['Veluwe Taxi Centrale', 'Randmeer Taxi'] },
  ),
  unnamed(
    BITWERF,
    `Below is an overview of software companies in Eindhoven:

| Company | Founded | Team size | Focus |
|---|---|---|---|
| Codefabriek Strijp | 2012 | 35 | Custom web apps |
| Lichtstad Software | 2008 | 20 | ERP integrations |
| Appmakers Brainport | 2017 | 12 | iOS and Android |

For a mobile app with a limited budget, Appmakers Brainport seems the best fit.`,
    { competitors: ['Codefabriek Strijp', 'Lichtstad Software', 'Appmakers Brainport'] },
  ),
  named(
    ARABESK,
    `| Dansschool | Plaats | Ballet | Salsa | Opgericht |
|---|---|---|---|---|
| Dansstudio Arabesk | Goes | ✔ | ✔ | 2006 |
| De Zeeuwse Pas | Vlissingen | ✘ | ✔ | 1991 |
| Balletstudio Pirouette | Middelburg | ✔ | ✘ | 2014 |`,
    'sector -city services foundingYear',
    { competitors: ['De Zeeuwse Pas', 'Balletstudio Pirouette'] },
  ),
  named(
    KEMPEN,
    `**Vergelijking vloerenwinkels in de Kempen**

| | Vloerenhuis De Kempen | Vloerenloods Eersel | Woonwinkel Hapert |
|---|---|---|---|
| Plaats | Bladel | Eersel | Hapert |
| Pvc | Ja | Ja | Ja |
| Traprenovatie | Ja | Nee | Nee |
| Koopavond | Donderdag tot 20:00 | Vrijdag tot 21:00 | Geen |
| Eigenaar | Wim Lavrijsen | Onbekend | Onbekend |

Wil je ook de trap laten doen? Dan valt de keuze op Vloerenhuis De Kempen.`,
    'sector city services -hours team',
    { competitors: ['Vloerenloods Eersel', 'Woonwinkel Hapert'] },
  ),
  named(
    WIERSMA,
    `Here is a comparison of dietitians in Sneek:

| Practice | Address | Evening appointments | Started |
|---|---|---|---|
| Diëtistenpraktijk Sanne Wiersma | Oosterdijk 40 | Thursday until 20:00 | 2014 |
| Eetwijzer Sneek | Leeuwenburg 3 | No | 2010 |
| Diëtiste Marije Postma | Home visits only | By arrangement | 2019 |

If you work during the day, the first practice is the most convenient because of its Thursday evening hours.`,
    'sector city address hours -foundingYear',
    { competitors: ['Eetwijzer Sneek', 'Diëtiste Marije Postma'] },
  ),
  named(
    OOIEVAAR,
    `Kraamzorgorganisaties in Purmerend naast elkaar:

| Organisatie | Telefoon | Borstvoedingsbegeleiding | Rechtsvorm |
|---|---|---|---|
| Kraamzorg Het Ooievaarsnest | 0299 55 54 65 | Ja | Stichting |
| Kraamzorg Waterland | 0299 55 60 60 | Ja | B.V. |
| Moeder & Kind Kraamzorg | 020 555 48 00 | Nee | B.V. |

Controleer bij je zorgverzekeraar met welke organisaties er een contract is.`,
    'sector city phone services -legalForm',
    { competitors: ['Kraamzorg Waterland', 'Moeder & Kind Kraamzorg'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HUISMAN,
    `## Bouwbedrijf Huisman & Kok

**Bouwbedrijf Huisman & Kok B.V.** is een aannemer uit Hardenberg.

### Diensten
- Nieuwbouw van woningen
- Verbouwingen
- Dakkapellen en aanbouwen

### Contactgegevens
- 📍 Bruchterweg 85, Hardenberg
- 📞 0523 55 51 70
- 🌐 [huismankok.nl](https://huismankok.nl)

### Openingstijden
Maandag t/m donderdag van 07:00 tot 17:00 uur, vrijdag tot 16:00 uur.`,
    'legalForm sector city services -address phone website hours',
  ),
  named(
    DENTALAB,
    `**Dentalab Rivierenland** – kort overzicht

- **Wat:** tandtechnisch laboratorium
- **Waar:** Tiel
- **Voor:** reparatie van protheses, kronen en bruggen
- **Contact:** info@dentalabrivierenland.nl

Een kapotte prothese kun je er meestal dezelfde dag laten maken.`,
    'sector city services -email',
  ),
  named(
    KLANKKAST,
    `### What I found about Muziekschool De Klankkast

**Location:** Kerkstraat 33, Veendam
**Type:** Music school (foundation)
**Director:** Henk Mulder
**Founded:** 1979

**Lessons include:**
* Piano
* Guitar
* Singing

*Sources: klankkastveendam.nl, Google Maps*`,
    'address city sector legalForm -team foundingYear services website',
  ),
  named(
    RAAF,
    `# Branderij Zwarte Raaf

Branderij Zwarte Raaf is a **coffee roastery** in Deventer, run by Thijs Oldenhof and founded in **2010**.

**Highlights**
- Freshly roasted beans, single origins and blends
- Coffee subscriptions delivered by post
- Barista courses on request

**Opening hours**
- Tuesday–Friday: 9:30 am – 5:30 pm
- Saturday: 9:00 am – 5:00 pm
- Sunday and Monday: closed`,
    'sector city team -foundingYear services hours',
  ),
  named(
    LOENEN,
    `**Is Taxi Van Loenen betrouwbaar?**

Alles wijst erop dat dit een betrouwbaar bedrijf is:

- ✅ **Lang bestaan:** opgericht in 1968
- ✅ **Duidelijke gegevens:** ingeschreven bij de KvK onder nummer 08032417
- ✅ **Contracten:** rijdt leerlingenvervoer en zittend ziekenvervoer

**Let op:** lees zelf ook recente reviews, want ervaringen kunnen verschillen. Bellen kan op 0341 55 52 36.`,
    'foundingYear -kvk services phone',
  ),
  named(
    BITWERF,
    `**Studio Bitwerf** in het kort:

| | |
|---|---|
| **Plaats** | Eindhoven |
| **Oprichter** | Koen Smulders |
| **E-mail** | hallo@bitwerf.nl |
| **Telefoon** | 040 555 37 80 |

**Wat doen ze?**
Webapplicaties, mobiele apps en onderhoud van bestaande software. Het softwarebureau werkt vooral voor bedrijven in het mkb.`,
    'city -team email phone services sector',
  ),
  unnamed(
    ARABESK,
    `## Salsa leren in Middelburg

Er zijn verschillende mogelijkheden:

### 1. De Zeeuwse Pas
Stijldansen en salsa voor volwassenen, met een vrije dansavond op vrijdag.

### 2. Salsa Zeeland
Cursussen van acht weken in een zaal in Vlissingen.

**Mijn advies:** begin met een proefles en kijk welke sfeer bij je past.`,
    { competitors: ['De Zeeuwse Pas'] },
  ),
  named(
    KEMPEN,
    `**Vloerenhuis De Kempen** 🏠

- **Adres:** Sniederslaan 71, 5531 EJ Bladel
- **Telefoon:** 0497 55 51 34
- **Assortiment:** pvc, laminaat, parket
- **Extra:** traprenovatie
- **Zondag:** gesloten

Meer informatie: [vloerenhuisdekempen.nl](https://www.vloerenhuisdekempen.nl/)`,
    'address city -phone services hours website',
  ),
  named(
    WIERSMA,
    `### Diëtistenpraktijk Sanne Wiersma (Sneek)

**Services**
1. Weight loss support
2. Dietary advice for diabetes
3. Children's nutrition

**Practical details**
- Phone: +31 515 555 782
- Closed on Wednesdays and at weekends
- Femke Hoekstra also works at the practice

**Costs:** Up to three hours per year are covered by basic insurance in the Netherlands.`,
    'city services phone hours team',
  ),
  named(
    OOIEVAAR,
    `**Kraamzorg Het Ooievaarsnest**

> Kraamzorgcoöperatie in Purmerend, opgericht in 1999.

**Wat bieden ze aan?**
- Kraamzorg aan huis
- Partusassistentie
- Hulp bij borstvoeding door lactatiekundige Lieke Beumer

**Aanmelden**
Via [hetooievaarsnest.nl](https://hetooievaarsnest.nl). Het kantoor is op werkdagen open van 09:00 tot 16:00 uur.`,
    'legalForm sector city foundingYear services team website -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HUISMAN,
    `De gegevens van Bouwbedrijf Huisman & Kok:

- Telefoon: +31 (0)523 55 51 70
- KvK-nummer: 05061974
- Btw-nummer: NL804417326B01
- Postcode: 7772BJ Hardenberg`,
    'phone -kvk vat address city',
  ),
  named(
    DENTALAB,
    `Dentalab Rivierenland is registered with the Dutch Chamber of Commerce (KvK) under number 11058273. The VAT number is NL 8139.05.742.B.01.`,
    'kvk vat',
  ),
  named(
    KLANKKAST,
    `Muziekschool De Klankkast is telefonisch bereikbaar op 0598-555480. Van maandag tot en met donderdag is de school open van 13.00 tot 21.00 uur, op vrijdag tot 18.00 uur. Op zondag is ze dicht.`,
    '-phone hours',
  ),
  named(
    RAAF,
    `Branderij Zwarte Raaf staat bij de Kamer van Koophandel ingeschreven onder nummer 58271406 en is opgericht in 2013. Het bezoekadres is Smedenstraat 44, 7411 DR Deventer. Voor bestellingen kun je bellen naar (0570) 55 53 91.`,
    'kvk foundingYear -address city phone',
  ),
  named(
    LOENEN,
    `You can call Taxi Van Loenen on **+31 341 555 236**. They're available:

| Day | Hours |
|---|---|
| Monday – Friday | 06:00 – 23:00 |
| Saturday | 07:00 – 23:00 |
| Sunday | 08:00 – 22:00 |

Outside these hours you need to book in advance. The company has been operating since 1978.`,
    'phone hours -foundingYear',
  ),
  named(
    BITWERF,
    `Studio Bitwerf is bereikbaar op 040-5553780. KvK: 63180527. Btw-id: NL855128730B01.`,
    'phone kvk -vat',
  ),
  named(
    ARABESK,
    `Het telefoonnummer van Dansstudio Arabesk in Middelburg is 0118 55 57 64. Mailen kan ook, naar dans@dansstudioarabesk.nl. Het KvK-nummer is 22061538. De studio is op vrijdag open van 15:00 tot 19:00 uur en op zaterdag van 9:00 tot 14:00 uur.`,
    'city -phone email kvk hours',
  ),
  named(
    KEMPEN,
    `Vloerenhuis De Kempen opens at 1 p.m. on Mondays and at 9:30 a.m. from Tuesday to Saturday. On Fridays it stays open until 8 p.m. The phone number is 0031 497 555 143 and the postcode for your navigation is 5531 JE.`,
    'hours phone -address',
  ),
  named(
    WIERSMA,
    `Volgens het Handelsregister gaat het om een eenmanszaak:

**Diëtistenpraktijk Sanne Wiersma**
KvK 69420817
Oosterdijk 40, 8601 BT Sneek
Tel. 0515 - 55 57 28
Gestart in 2017

Het btw-nummer staat onderaan de website vermeld.`,
    'legalForm kvk address city -phone foundingYear',
  ),
  named(
    OOIEVAAR,
    `These are the details I found for Kraamzorg Het Ooievaarsnest:

- **Phone:** 0299-555465
- **KvK number:** 37081246
- **Founded:** 1999
- **Postal code:** 1441 EK Purmerend
- **Office hours on Saturday:** 10:00–13:00

Please double-check the KvK number at kvk.nl before using it in a contract.`,
    'phone -kvk foundingYear address city hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HUISMAN,
    `Bouwbedrijf Huisman & Kok is een aannemer die al sinds 1968 bestaat en vooral actief is in het Vechtdal. Het bedrijf zit aan de Bruchterweg in Hardenberg en houdt zich bezig met nieuwbouw, verbouwingen en aanbouwen. Gerwin Huisman heeft de leiding. In reviews noemen klanten vooral de duidelijke communicatie en het nakomen van afspraken.`,
    'sector -foundingYear address city services team',
  ),
  named(
    DENTALAB,
    `Ja, bij Dentalab Rivierenland kun je een gebitsbeschermer laten maken, meestal via je eigen tandarts. Het laboratorium zit in Culemborg.`,
    'services -city sector',
  ),
  named(
    KLANKKAST,
    `Muziekschool De Klankkast in Veendam offers piano, guitar and singing lessons, as well as music classes for toddlers together with a parent. The school is open on Saturday mornings from 9:30 to 13:00, which is handy for families. It is a foundation, so it doesn't aim to make a profit. Guitar lessons are taught by Pieter Buikema.`,
    'city services hours legalForm team',
  ),
  named(
    RAAF,
    `Branderij Zwarte Raaf is een leuk adres als je van goede koffie houdt. De bonen worden ter plekke gebrand en je kunt er een baristacursus volgen bij Noor Bakhuis. De branderij is in handen van Thijs Oldenhof. Zaterdag kun je er terecht van 10:00 tot 16:00 uur.`,
    'services team sector -hours',
  ),
  named(
    LOENEN,
    `Taxi Van Loenen doet geen groepsvervoer, maar je kunt er wel een gewone taxi bestellen. Bel daarvoor 0341 55 52 36.`,
    '-services phone',
  ),
  named(
    BITWERF,
    `Studio Bitwerf is a software agency based in Tilburg. It was founded in 2015 by Ruben Hoefnagels and has since worked for manufacturers and logistics companies in the region. The team builds web applications and mobile apps and takes care of maintenance afterwards. If you'd like to discuss a project, you can send an email to info@bitwerf.nl.`,
    'sector -city foundingYear team services -email',
  ),
  named(
    ARABESK,
    `Dansstudio Arabesk is een dansschool in het centrum van Middelburg. Je kunt er ballet, streetdance en salsa leren, en voor de kleintjes is er kinderdans. De lessen streetdance worden gegeven door Jaïr Mercelina. De dansschool is een vof en zit aan de Nieuwstraat.`,
    'sector city services team -legalForm address',
  ),
  unnamed(
    KEMPEN,
    `Voor een houten vloer in de Kempen zou ik bij Parkethuis Reusel gaan kijken. Ze hebben een grote showroom, leggen de vloer zelf en geven tien jaar garantie. Wie minder wil uitgeven, kan ook bij een bouwmarkt terecht, maar dan moet je het leggen vaak zelf regelen.`,
    { competitors: ['Parkethuis Reusel'] },
  ),
  named(
    WIERSMA,
    `Bij Diëtistenpraktijk Sanne Wiersma in Sneek kun je op woensdag terecht van 08:30 tot 17:00 uur. Een afspraak maak je via praktijk@dietistwiersma.nl. Je kunt er onder meer terecht voor dieetadvies bij diabetes en voor sportvoeding.`,
    'city -hours email services',
  ),
  named(
    OOIEVAAR,
    `Kraamzorg Het Ooievaarsnest is a maternity care organisation in Purmerend with a good reputation among young parents. It was founded in 1999 and is led by Marieke Visser. Besides care at home after the birth, it offers intake interviews and breastfeeding support. As with all maternity care in the Netherlands, there's an hourly personal contribution, although supplementary insurance often pays for it.`,
    'sector city foundingYear -team services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HUISMAN,
    `Bouwbedrijf Huisman & Kok is a building contractor in Hardenberg that does new builds, renovations and dormer windows. It has been in business since 1986 and can be reached at info@huismankok.nl. On Fridays the office closes at 3 p.m.`,
    'sector city services foundingYear email -hours',
  ),
  named(
    DENTALAB,
    `Yes, Dentalab Rivierenland in Tiel repairs dentures. Call 0344 55 56 92 before you go.`,
    'city services -phone',
  ),
  unnamed(
    KLANKKAST,
    `For guitar lessons near Veendam, I'd suggest **Gitaarschool Parkstad**. It offers both acoustic and electric guitar, and lessons for beginners start at around €22 per half hour. Another option is to look for a private teacher on a platform like Superprof.`,
    { competitors: ['Gitaarschool Parkstad'] },
  ),
  named(
    RAAF,
    `Here's what you should know about **Branderij Zwarte Raaf**:

**Overview**
A small-batch coffee roaster in Zwolle, owned by Thijs Oldenhof.

**What they offer**
- Freshly roasted coffee beans
- Coffee subscriptions
- Coffee for offices

**Opening hours**
- Tuesday to Friday: 9:30 a.m. – 5:30 p.m.
- Saturday: 9 a.m. – 5 p.m.

**Website:** [zwarteraafkoffie.nl](https://zwarteraafkoffie.nl)

Would you like me to compare it with other roasters?`,
    'sector -city team services hours website',
  ),
  named(
    LOENEN,
    `Taxi Van Loenen is a taxi company in Harderwijk. The director is Erik van Loenen, and the company is registered as a private limited company (B.V.). Apart from regular rides it provides school transport and non-emergency medical transport. It's open on Sundays from 10 a.m. to 8 p.m.`,
    'sector city team legalForm services -hours',
  ),
  named(
    BITWERF,
    `Studio Bitwerf (https://bitwerf.nl) is located at Kanaaldijk-Zuid 92 in Eindhoven. The office is open Monday to Friday, 9:00–17:30.`,
    'website -address city hours',
  ),
  named(
    ARABESK,
    `Based on what I could find, **Dansstudio Arabesk** in Middelburg looks like a good choice for your daughter:

- **Classes:** children's dance, classical ballet, streetdance
- **Owner:** Ingrid de Visser
- **Experience:** founded in 2006
- **Contact:** +31 118 55 56 74

**Alternatives:** Balletstudio Pirouette is a bit smaller, while Dansacademie Walcheren offers pre-professional training.

I'd recommend booking a trial class at each before deciding.`,
    'city services -team foundingYear phone',
    { competitors: ['Balletstudio Pirouette', 'Dansacademie Walcheren'] },
  ),
  named(
    KEMPEN,
    `Vloerenhuis De Kempen is a flooring shop in Bladel that has existed since 1984. You can go there for laminate, parquet and stair renovation, and Anouk Hendrikx can advise you in the showroom. It is closed on Sundays.`,
    'sector city -foundingYear services team hours',
  ),
  named(
    WIERSMA,
    `Diëtistenpraktijk Sanne Wiersma opens at 8:30 on Thursdays and closes at 20:00. The practice is located at Oosterdijk 40 in Sneek, and the website is dietist-sannewiersma.nl.`,
    'hours address city -website',
  ),
  named(
    OOIEVAAR,
    `**Comparing Kraamzorg Het Ooievaarsnest and Kraamburo Zaanstreek**

1. **Location:** Het Ooievaarsnest is based in Purmerend, Kraamburo Zaanstreek in Zaandam.
2. **Services:** Both provide postnatal care at home. Het Ooievaarsnest also has its own breastfeeding support.
3. **Contact:** Het Ooievaarsnest can be reached on 0299 55 56 45; Kraamburo Zaanstreek only works with an online form.

**Bottom line:** if breastfeeding support matters to you, choose Het Ooievaarsnest.`,
    'city services -phone',
    { competitors: ['Kraamburo Zaanstreek'] },
  ),
]
