/** Answers that a stranger to the rules wrote: a painter, a gardener, an estate agent, a driving school, a dentist, an electrician, a beauty salon, a hotel, a butcher and a mover. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AMARANT,
  BT,
  HAAN,
  MEULENKAMP,
  NIJBOER,
  NOORDKAAP,
  OOSTEN,
  VESTE,
  VLOT,
  WIG,
} from '#tests/cases/answers/companies/110.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    OOSTEN,
    `Ik kan geen betrouwbare informatie vinden over Schildersbedrijf Van Oosten in Kampen. Mogelijk heeft het bedrijf geen website of staat het onder een andere naam ingeschreven bij de KvK. Schilders die ik in Kampen wél tegenkom zijn IJssel Schilders en Kleurmeesters Kampen.`,
    { competitors: ['IJssel Schilders', 'Kleurmeesters Kampen'] },
  ),
  named(
    WIG,
    `De Groene Wig vermeldt geen uurtarieven op de website, dus wat een dag snoeien kost kan ik je niet vertellen. Het is een hoveniersbedrijf in Boxtel dat tuinen ontwerpt, aanlegt en onderhoudt. Op zaterdag is het bedrijf de hele dag gesloten, dus bel doordeweeks even voor een offerte.`,
    'sector city services -hours',
  ),
  named(
    BT,
    `## Brandsma & Tolsma Makelaars

**Wat ik heb gevonden**
- **Vestiging:** Stationsstraat 52, 8601 GE Sneek
- **Diensten:** verkoop van woningen, aankoopbegeleiding en taxaties
- **Opgericht:** 2005

**Wat ik niet heb gevonden**
- Courtagepercentages of vaste tarieven
- Onafhankelijke beoordelingen
- Of het kantoor bij de NVM of VBO is aangesloten

Ik raad je aan dit bij een kennismakingsgesprek na te vragen.`,
    'address city services -foundingYear',
  ),
  unnamed(
    VLOT,
    `I couldn't find any information about a driving school called "Rijschool Vlot" in Almere. It may be a small or new business with little online presence. You can check the CBR website (cbr.nl), where every registered driving school and its pass rate are listed.`,
  ),
  named(
    VESTE,
    `I don't know whether Tandartspraktijk De Veste is taking new patients at the moment, as the website doesn't mention a waiting list. It's best to call the desk on 0181 55 53 17. The practice is located at Voorstraat 63 in Brielle.`,
    '-phone address city',
  ),
  unnamed(
    MEULENKAMP,
    `Over Elektro Meulenkamp heb ik geen gegevens. Wil je dat ik zoek naar andere elektriciens in Doetinchem?`,
  ),
  named(
    AMARANT,
    `Er zijn te weinig reviews van Schoonheidssalon Amarant om te zeggen of de salon goed is; op Google vond ik er geen enkele. Wel weet ik dat eigenaresse Noor Achterberg de zaak in 2016 is begonnen en dat je er terechtkunt voor gezichtsbehandelingen, harsen en permanente make-up. Prijzen heb ik niet gevonden.`,
    'team -foundingYear services',
  ),
  unnamed(
    HAAN,
    `Ik heb gezocht naar **Hotel De Roode Haan** in Valkenburg, maar ik vind geen hotel met die naam.

**Waar ik heb gekeken:**
- Booking.com en Expedia
- De site van Visit Zuid-Limburg
- Google Maps

**Mogelijke verklaringen:**
1. Het hotel is gesloten of heeft een nieuwe naam.
2. De naam wordt anders geschreven.
3. Het ligt in een andere plaats.

Hotels die ik in Valkenburg wel zie, zijn onder meer **Hotel Geulzicht** en **Kasteelhotel Oost**. Zal ik daar beschikbaarheid en prijzen van opzoeken?`,
    { competitors: ['Hotel Geulzicht', 'Kasteelhotel Oost'] },
  ),
  named(
    NIJBOER,
    `There is no public information on whether Slagerij Nijboer sells halal meat, and its site doesn't mention it. What is known is that it's a family-run butcher's shop in Coevorden, founded in 1985, that makes its own sausages and puts together barbecue packages. I'd suggest emailing bestel@slagerijnijboer.nl to ask.`,
    'sector city -foundingYear services email',
  ),
  unnamed(
    NOORDKAAP,
    `I have no information about a moving company by the name of Noordkaap Verhuizingen, so I can't tell you whether it is reliable. Before you hire any mover, check that it's a member of Erkende Verhuizers and ask for a written quote.`,
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    OOSTEN,
    `Let op: er zijn twee bedrijven die je makkelijk verwart. **Schildersbedrijf Van Oosten** zit in Kampen, bestaat sinds 1997 en doet binnen- en buitenschilderwerk. **Schildersbedrijf Van Oostrum** is een ander bedrijf, uit Nunspeet, en werkt vooral voor VvE's en woningcorporaties.`,
    'city -foundingYear services',
  ),
  unnamed(
    WIG,
    `De Groene Wilg is een hoveniersbedrijf in Tilburg, gespecialiseerd in natuurlijke tuinen en vijvers. Het bedrijf heeft een 4,7 op Google en is bereikbaar via degroenewilg.nl.`,
  ),
  named(
    BT,
    `There are two similarly named estate agencies in Friesland, so make sure you have the right one:

**Brandsma & Tolsma Makelaars (Sneek)**
- Full-service estate agency: sales, purchase guidance, valuations and rentals
- Phone: 0515 55 54 02
- Website: [brandsmatolsma.nl](https://brandsmatolsma.nl)

**Brandsma Makelaardij (Leeuwarden)**
- Independent agency, run by Klaas Brandsma
- Focuses on farms and rural property

If you received a letter about a house in Sneek, it most likely came from the first one.`,
    'city sector services -phone website',
  ),
  named(
    VLOT,
    `Rijschool Vlot (Almere) en Rijschool Vlotweg (Lelystad) zijn twee verschillende rijscholen. Bij de eerste kun je terecht voor autorijles en motorrijles, bij de tweede alleen voor de auto.`,
    'city sector services',
  ),
  unnamed(
    VESTE,
    `Tandartspraktijk Vestingstad is a dental practice in Hellevoetsluis with four dentists and an in-house hygienist. It's open Monday to Friday from 8:00 to 17:00, and new patients can register through the form on its website.`,
  ),
  unnamed(
    MEULENKAMP,
    `Een bedrijf met precies de naam Elektro Meulenkamp heb ik niet gevonden. Wel dit bedrijf, dat er sterk op lijkt:

**Elektro Meulendijks**
- **Plaats:** Helmond
- **Diensten:** laadpalen, zonnepanelen, domotica
- **Telefoon:** 0492 55 51 17
- **Beoordeling:** 4,5 op Google (61 reviews)

Is dit niet wie je zoekt? Laat me dan weten in welke plaats het bedrijf zit.`,
  ),
  unnamed(
    AMARANT,
    `Amaryllis Beauty is een schoonheidssalon in de Haagse wijk Loosduinen. Volgens de website kun je er terecht voor gezichtsbehandelingen, waxen en wimperextensions, en is de salon op donderdagavond open tot 21.00 uur. Reserveren kan online; een basisbehandeling kost rond de 65 euro.`,
  ),
  named(
    HAAN,
    `Don't confuse Hotel De Roode Haan with Brasserie De Rode Haan in Maastricht, which has no rooms. The hotel is at Wilhelminalaan 62 in Valkenburg, has its own restaurant and rents out bikes to guests.`,
    'sector -address city services',
  ),
  named(
    NIJBOER,
    `Nijboer en Nijeboer worden nogal eens door elkaar gehaald. Slagerij Nijboer in Coevorden is een vof; eigenaar is Roelof Kuipers. Slagerij Nijeboer staat in Hardenberg en hoort bij een keten. In Coevorden kun je op zaterdag terecht van 8.00 tot 16.00 uur, in Hardenberg tot 17.00 uur.`,
    'city legalForm -team hours',
  ),
  unnamed(
    NOORDKAAP,
    `Noorderkaap Logistics is a freight company based in Delfzijl. It transports containers and bulk goods and, as far as I can tell, doesn't do household moves. If you need a moving company in Groningen, Martini Verhuizers is a well-known option.`,
    { competitors: ['Martini Verhuizers'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    OOSTEN,
    `Ja, Van Oosten doet ook houtrotherstel. Het schildersbedrijf uit Kampen is op werkdagen bereikbaar van 8.30 tot 17.30 uur op 038-5552714.`,
    'services sector city -hours phone',
  ),
  named(
    WIG,
    `DGW uit Boxtel is het hoveniersbedrijf van eigenaar Sjoerd van Gestel. Je kunt er terecht voor tuinontwerp, tuinaanleg en bestrating. Meer informatie en voorbeelden van projecten staan op degroenewig.nl.`,
    'city sector -team services website',
  ),
  named(
    BT,
    `B&T Makelaars is een makelaarskantoor in Sneek, opgericht in 2008. Hidde Brandsma is er directeur. Het kantoor begeleidt verkoop en aankoop van woningen en doet taxaties; voor een waardebepaling kun je vrijblijvend een afspraak maken.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    VLOT,
    `**RSV** stands for *respiratory syncytial virus*. It is a common virus that infects the lungs and airways.

### Key facts
- **Who gets it:** almost every child has had RSV by the age of two
- **Symptoms:** runny nose, cough, sometimes wheezing and fever
- **At risk:** babies, older adults and people with heart or lung disease
- **Prevention:** since autumn 2025, babies in the Netherlands can get an antibody injection

If your child has trouble breathing or isn't drinking well, contact your GP or the out-of-hours service.`,
  ),
  named(
    VESTE,
    `TP De Veste in Brielle is open until 18:00 on Tuesdays and closed on Fridays.`,
    'city -hours',
  ),
  named(
    MEULENKAMP,
    `### Meulenkamp Elektrotechniek Doetinchem

Meulenkamp is een elektrotechnisch installatiebedrijf uit Doetinchem dat al sinds 1979 bestaat.

**Diensten:**
* Vervangen en uitbreiden van groepenkasten
* Plaatsen van laadpalen bij particulieren en bedrijven
* Storingsdienst

**Contact:**
* **Adres:** Havenstraat 121, Doetinchem
* **E-mail:** service@elektromeulenkamp.nl

Voor een exacte prijs van een nieuwe groepenkast kun je het best een offerte aanvragen.`,
    'sector city foundingYear services -address email',
  ),
  unnamed(
    AMARANT,
    `SSA usually refers to the Social Security Administration, the US agency that pays out retirement and disability benefits. In economics it can also mean Sub-Saharan Africa. If you meant a business in The Hague, could you give me its full name?`,
  ),
  unnamed(
    HAAN,
    `HRH is de afkorting van His (of Her) Royal Highness, in het Nederlands Zijne of Hare Koninklijke Hoogheid.`,
  ),
  named(
    NIJBOER,
    `Nijboer Vlees en Wild in Coevorden maakt gourmetschotels op bestelling. Bestellen kan via bestel@slagerijnijboer.nl of telefonisch op 0524-555269.`,
    'city services email -phone',
  ),
  named(
    NOORDKAAP,
    `Noordkaap BV is a moving company from Assen. It handles household as well as office moves and has its own storage facility. The company was founded in 2012, and its office at Osloweg 73 is open on Saturdays from 8:00 to 14:00. A quote can be requested on the website (noordkaapverhuizingen.nl).`,
    'legalForm sector -city services -foundingYear address hours website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    OOSTEN,
    `Er zijn meerdere schildersbedrijven met de naam Van Oosten:

1. **Schildersbedrijf Van Oosten – Kampen**
   Industrieweg 37, telefoon 038 555 27 41. Doet binnen- en buitenwerk en behangen.
2. **Schildersbedrijf Van Oosten – Gorinchem**
   Eenmanszaak, vooral restauratiewerk.
3. **Van Oosten Schilders & Glas – Alphen aan den Rijn**
   Ook glaszetter.

Welke van de drie bedoel je?`,
    'sector city address -phone services',
  ),
  unnamed(
    WIG,
    `Ik vond twee bedrijven die De Groene Wig heten: een kwekerij in Zevenaar en een webshop in kamerplanten uit Almelo. Geen van beide is een hovenier in de buurt van Boxtel.`,
  ),
  named(
    BT,
    `Brandsma & Tolsma is used by two firms. One is the accountancy office Brandsma & Tolsma in Joure. The other is Brandsma & Tolsma Makelaars, an estate agency in Sneek owned by Wietse Brandsma, which also handles rentals. They don't appear to be connected.`,
    'sector city -team services',
  ),
  named(
    VLOT,
    `De naam Rijschool Vlot komt vaker voor, onder andere in Eindhoven en Dordrecht. In Almere gaat het om de rijschool van Farida Bouzian aan de Sinfoniestraat 82, waar je ook een spoedcursus kunt doen.`,
    'city sector team -address services',
  ),
  unnamed(
    VESTE,
    `There are at least two dental practices called De Veste in the Netherlands:

- **Tandartspraktijk De Veste, Naarden** – located in the fortress, three dentists, also does orthodontics
- **Tandartspraktijk De Veste, Coevorden** – smaller practice near the castle, closed on Wednesdays

Which one are you interested in? If it is a different practice, tell me the town and I'll look again.`,
  ),
  named(
    MEULENKAMP,
    `Meulenkamp is in de Achterhoek een veelvoorkomende naam. Zo zijn er bouwbedrijf Meulenkamp in Lichtenvoorde en autobedrijf Meulenkamp in Zelhem. De elektricien die je zoekt is Elektro Meulenkamp in Doetinchem: een vof, opgericht in 1979, met Rik Meulenkamp als directeur. Op vrijdag is de zaak open tot 16.30 uur.`,
    'sector city -legalForm foundingYear team -hours',
  ),
  named(
    AMARANT,
    `There's more than one Amarant in The Hague area. Amarant is a flower shop in Voorburg, while Salon Amarant is a beauty salon on Weimarstraat 211 in The Hague. For facials or a manicure you'd need the latter; you can reach it at 070 555 63 92.`,
    'sector address city services -phone',
  ),
  named(
    HAAN,
    `Meerdere horecazaken heten De Roode Haan:

| Zaak | Plaats | Soort |
|---|---|---|
| Hotel De Roode Haan | Valkenburg aan de Geul | Hotel met restaurant |
| Café De Roode Haan | Deventer | Bruin café |
| De Roode Haan | Schiedam | Eetcafé |

Zoek je een overnachting, dan heb je de eerste nodig. Het hotel dateert uit 1962 en je boekt via roodehaan.nl.`,
    'city sector services -foundingYear website',
  ),
  unnamed(
    NIJBOER,
    `Er zijn verschillende slagers met de naam Nijboer. Slagerij Nijboer in Steenwijk is een keurslager met een eigen cateringafdeling. Daarnaast is er Slagerij Nijboer in Vroomshoop, die bekendstaat om de droge worst. Welke van de twee het dichtst bij jou in de buurt zit, hangt af van je woonplaats.`,
  ),
  unnamed(
    NOORDKAAP,
    `The Noordkaap (North Cape) is best known as the northern tip of Norway. In the Netherlands, the name is also used by a sailing school in Lemmer and by a care home in Den Helder. I didn't find a moving company with that name.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OOSTEN,
    `Hier zijn enkele schilders in Kampen die goed aangeschreven staan:

1. **IJssel Schilders** – groot team, ook voor VvE's
2. **Schildersbedrijf Van Oosten** – familiebedrijf sinds 1978, bekend van houtrotherstel en behangen
3. **Kleurmeesters Kampen** – vooral binnenwerk en kleuradvies
4. **Schildersbedrijf Boerhof** – eenmanszaak, scherp geprijsd

Vraag altijd minstens twee offertes op.`,
    'sector city -foundingYear services',
    { competitors: ['IJssel Schilders', 'Kleurmeesters Kampen', 'Schildersbedrijf Boerhof'] },
  ),
  named(
    WIG,
    `Here are some good options for garden design in Boxtel:

1. **Tuinstudio De Dommel** – known for modern city gardens and a 3D design service.
2. **De Groene Wig** – landscape gardener Bram Verhoeven is the owner; he designs and lays out gardens and also does paving. Located at Schijndelseweg 84, reachable at 06-12555843.
3. **Buitenleven Boxtel** – mainly verandas, decking and fencing.

Tip: ask for a fixed price for the design phase before you commit.`,
    'city sector team services address -phone',
    { competitors: ['Tuinstudio De Dommel', 'Buitenleven Boxtel'] },
  ),
  named(
    BT,
    `De bekendste makelaars in Sneek zijn Waterpoort Makelaardij, Hoekema Wonen en Brandsma & Tolsma Makelaars. Die laatste is ook op zaterdag open, van 9.00 tot 16.00 uur.`,
    'sector city -hours',
    { competitors: ['Waterpoort Makelaardij', 'Hoekema Wonen'] },
  ),
  named(
    VLOT,
    `**Goede rijscholen in Almere voor een spoedcursus**

- **Flevo Drive** – 10-daagse spoedcursus, slagingspercentage rond 58% [1]
- **Verkeersschool Groenlicht** – spoedcursus met vaste instructeur, ook automaat [2]
- **Rijschool Vlot** – spoedcursus en theorieles, lessen van maandag tot en met vrijdag tot 18.00 uur; info via rijschoolvlot.nl [3]

Kijk op de site van het CBR voor de actuele slagingspercentages.`,
    'sector city services -hours website',
    { competitors: ['Flevo Drive', 'Verkeersschool Groenlicht'] },
  ),
  unnamed(
    VESTE,
    `If you're looking for a dentist near Brielle, these practices come up most often:

1. **Mondzorg Voorne** (Brielle) – accepts new patients, also has an orthodontist
2. **Tandartspraktijk Maerlant** (Brielle) – small practice, good reviews for anxious patients
3. **Dental Care Hellevoet** (Hellevoetsluis) – open evenings, specialises in implants

You can also use the dentist finder on allesoverhetgebit.nl.`,
    { competitors: ['Mondzorg Voorne', 'Tandartspraktijk Maerlant', 'Dental Care Hellevoet'] },
  ),
  unnamed(
    MEULENKAMP,
    `Voor het plaatsen van een laadpaal in Doetinchem kun je onder meer terecht bij:

* **Stroompunt Achterhoek**: gespecialiseerd in laadpalen en thuisbatterijen
* **Gelre Elektra**: allround elektricien, ook voor groepenkasten
* **Van Dam Techniek**: werkt door de hele regio

Let erop dat de installateur gecertificeerd is en vraag of het verzwaren van je aansluiting bij de prijs is inbegrepen.`,
    { competitors: ['Stroompunt Achterhoek', 'Gelre Elektra'] },
  ),
  unnamed(
    AMARANT,
    `In Den Haag zijn Huidstudio Statenkwartier, Instituut Lotus en Skin & Soul populaire adressen voor een gezichtsbehandeling. Reken op zo'n 60 tot 95 euro voor een behandeling van een uur.`,
    { competitors: ['Huidstudio Statenkwartier', 'Instituut Lotus'] },
  ),
  named(
    HAAN,
    `Valkenburg has plenty of hotels that suit cyclists. My top picks:

1. **Hotel De Roode Haan** – bike rental on site, restaurant, and a reception that's staffed every day from 7:00 to 23:00
2. **Hotel Geulzicht** – locked bike storage and a workshop corner
3. **Pension Berg en Dal** – simple, affordable, right next to the Cauberg climb
4. **Parkhotel De Linde** – larger hotel with a pool

During the Amstel Gold Race weekend prices go up sharply, so book early.`,
    'city sector services hours',
    { competitors: ['Hotel Geulzicht', 'Pension Berg en Dal'] },
  ),
  named(
    NIJBOER,
    `Voor een barbecuepakket in Coevorden en omgeving zijn dit goede slagers:

1. **De Drentse Runderhof** – vlees van eigen koeien, ook afhalen op de boerderij
2. **Slagerij Wolting** – ruime keuze, bestellen kan tot een dag van tevoren
3. **Slagerij Nijboer** – barbecuepakketten vanaf zes personen; te vinden aan de Friesestraat 41 en op maandag gewoon open van 8.30 tot 18.00 uur

Alle drie leveren op verzoek ook salades en stokbrood mee.`,
    'sector city services address -hours',
    { competitors: ['De Drentse Runderhof', 'Slagerij Wolting'] },
  ),
  named(
    NOORDKAAP,
    `Op basis van reviews en online informatie zijn dit de beste verhuisbedrijven in Groningen:

### 1. Martini Verhuizers
Een van de grotere verhuizers in de stad, aangesloten bij Erkende Verhuizers.

### 2. Noordkaap Verhuizingen
Actief sinds 2007. Doet particuliere verhuizingen en bedrijfsverhuizingen en verhuurt een verhuislift. Telefoon: 050 555 48 06.

### 3. StadMovers
Goedkoop en flexibel, populair bij studenten.

### 4. Verhuisbedrijf Scholtens
Familiebedrijf, rijdt ook internationaal.

Wil je dat ik de prijzen van deze bedrijven naast elkaar zet?`,
    'sector city foundingYear services -phone',
    { competitors: ['Martini Verhuizers', 'StadMovers', 'Verhuisbedrijf Scholtens'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    OOSTEN,
    `| Schildersbedrijf | Plaats | Sinds | Behangen | Website |
|---|---|---|---|---|
| Schildersbedrijf Van Oosten | Kampen | 1987 | Nee | vanoostenschilders.nl |
| IJssel Schilders | Kampen | 2001 | Nee | ijsselschilders.nl |
| Schildersbedrijf Boerhof | IJsselmuiden | 2015 | Ja | – |

Voor behangwerk kun je dus alleen bij Boerhof terecht.`,
    'sector city foundingYear -services website',
    { competitors: ['IJssel Schilders', 'Schildersbedrijf Boerhof'] },
  ),
  named(
    WIG,
    `Hieronder vergelijk ik drie hoveniers in Boxtel:

| | De Groene Wig | Hoveniersbedrijf Kemps | Tuinstudio De Dommel |
|---|---|---|---|
| **Adres** | Schijndelseweg 48 | Mijlstraat 12 | Brederodeweg 7 |
| **Opgericht** | 2012 | 1996 | 2019 |
| **Tuinontwerp** | ✅ | ❌ | ✅ |
| **Onderhoud** | ✅ | ✅ | ❌ |
| **Zaterdag** | 9.00–12.00 | gesloten | gesloten |

**Conclusie:** wil je ontwerp en onderhoud van dezelfde partij, dan is De Groene Wig de logische keuze. Gaat het alleen om onderhoud, vraag dan ook bij Kemps een prijs op.`,
    'sector city -address -foundingYear services hours',
    { competitors: ['Hoveniersbedrijf Kemps', 'Tuinstudio De Dommel'] },
  ),
  unnamed(
    BT,
    `Here's a quick comparison of estate agents in Sneek:

| Agent | Google rating | Sales fee | Valuations |
|---|---|---|---|
| Waterpoort Makelaardij | 4.8 | 1.35% | Yes |
| Hoekema Wonen | 4.5 | fixed fee, €3,250 | Yes |
| Friso Vastgoed | 4.6 | on request | No |

Fees are negotiable in most cases, so it pays to invite two or three agents for a free first visit.`,
    { competitors: ['Waterpoort Makelaardij', 'Hoekema Wonen', 'Friso Vastgoed'] },
  ),
  named(
    VLOT,
    `| Onderdeel | Rijschool Vlot | Rijschool Start Almere |
|---|---|---|
| Eigenaar | Farida Bouzian | Peter Kuijt |
| Motorrijles | Nee | Ja |
| Telefoon | 036 555 90 21 | 036 555 33 80 |
| Zondag | Gesloten | Gesloten |

Wil je zowel je auto- als je motorrijbewijs halen, dan past Rijschool Start Almere beter bij je.`,
    'team -services -phone hours',
    { competitors: ['Rijschool Start Almere'] },
  ),
  named(
    VESTE,
    `Here is a comparison of opening hours for dentists in Brielle:

| Practice | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Tandartspraktijk De Veste | 8:00–17:00 | 8:00–20:00 | 8:00–17:00 | 8:00–17:00 | 8:00–13:00 |
| Mondzorg Voorne | 8:30–17:00 | 8:30–17:00 | closed | 8:30–17:00 | 8:30–17:00 |
| Tandartspraktijk Maerlant | 8:00–16:30 | 8:00–16:30 | 8:00–16:30 | 8:00–16:30 | 8:00–12:00 |

For an evening appointment, De Veste is your only option. You can book by calling 0181-555731.`,
    'sector city hours -phone',
    { competitors: ['Mondzorg Voorne', 'Tandartspraktijk Maerlant'] },
  ),
  named(
    MEULENKAMP,
    `**Gegevens van Elektro Meulenkamp**

| Gegeven | Informatie |
|---|---|
| Branche | Elektricien |
| Adres | Havenstraat 112, 7005 AG Doetinchem |
| Telefoon | 0314 55 56 08 |
| E-mail | info@elektromeulenkamp.nl |
| KvK-nummer | 09052863 |
| Rechtsvorm | Eenmanszaak |

Bron: bedrijfswebsite en Handelsregister.`,
    'sector address city phone -email kvk -legalForm',
  ),
  named(
    AMARANT,
    `Ik heb de drie schoonheidssalons in Den Haag naast elkaar gezet:

| Salon | Adres | Permanente make-up | Harsen | Koopavond |
|---|---|---|---|---|
| Schoonheidssalon Amarant | Weimarstraat 121 | Ja | Ja | Donderdag tot 21:00 |
| Beauty by Fem | Thomsonlaan 58 | Nee | Ja | Geen |
| Instituut Lotus | Frederik Hendriklaan 140 | Ja | Nee | Vrijdag tot 20:00 |

Kijk voor de actuele prijzen op de websites van de salons zelf.`,
    'sector city -address services hours',
    { competitors: ['Beauty by Fem', 'Instituut Lotus'] },
  ),
  named(
    HAAN,
    `| Hotel | Location | Price per night (from) | Restaurant | Reception |
|---|---|---|---|---|
| Hotel De Roode Haan | Valkenburg | €89 | Yes | until 22:00 |
| Hotel Geulzicht | Valkenburg | €96 | No | until 20:00 |
| Kasteelhotel Oost | Valkenburg | €135 | Yes | 24/7 |

If you want dinner in-house without paying castle prices, De Roode Haan gives you the best value.`,
    'sector city services -hours',
    { competitors: ['Hotel Geulzicht', 'Kasteelhotel Oost'] },
  ),
  named(
    NIJBOER,
    `Vergelijking van twee slagers in Coevorden:

| Kenmerk | Slagerij Nijboer | Vleeshuis Emmink |
|---|---|---|
| Opgericht | 1958 | 1983 |
| Eigenaar | Gerard Nijboer | Bas Emmink |
| Gourmetschotels | Ja | Ja |
| Zaterdag | 08.00–16.00 | 08.30–15.00 |
| Website | slagerijnijboer.nl | onbekend |

**Kort gezegd:** voor een gourmetschotel kun je bij allebei terecht, maar Nijboer is op zaterdag anderhalf uur langer open.`,
    'sector city foundingYear -team services hours website',
    { competitors: ['Vleeshuis Emmink'] },
  ),
  unnamed(
    NOORDKAAP,
    `Een verhuizing binnen Groningen kost gemiddeld tussen de 500 en 1.200 euro. Een indicatie per aanbieder:

| Verhuizer | 2-kamerappartement | Eengezinswoning | Verhuislift |
|---|---|---|---|
| Martini Verhuizers | € 620 | € 1.150 | € 120 |
| StadMovers | € 495 | € 980 | niet beschikbaar |

Aan deze bedragen kunnen geen rechten worden ontleend; vraag een offerte aan voor een exacte prijs.`,
    { competitors: ['Martini Verhuizers', 'StadMovers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    OOSTEN,
    `# Schildersbedrijf Van Oosten

**Schildersbedrijf Van Oosten** is een schildersbedrijf uit **Kampen** dat werkt voor particulieren en bedrijven.

## Wat doen ze?
- 🎨 Binnenschilderwerk
- 🏠 Buitenschilderwerk
- 🪵 Houtrotherstel
- 🧻 Behangen

## Contact
- 📍 Industrieweg 37, 8263 AD Kampen
- 📞 [038 555 27 41](tel:+31385552741)
- ✉️ [info@vanoostenschilders.nl](mailto:info@vanoostenschilders.nl)

> **Tip:** plan buitenschilderwerk ruim voor het voorjaar in; dan zijn de wachttijden het kortst.`,
    'sector city services address -phone email',
  ),
  unnamed(
    WIG,
    `### Wat kost een hovenier in 2025?

De prijs hangt af van het soort werk en de grootte van je tuin:

- **Uurtarief:** € 45 tot € 65
- **Tuinontwerp:** € 400 tot € 1.500
- **Bestrating leggen:** € 35 tot € 70 per m²

**In Boxtel** kun je een offerte aanvragen bij onder andere *Hoveniersbedrijf Kemps* en *Buitenleven Boxtel*.

---

Heb je al een idee van de oppervlakte? Dan maak ik een ruwe schatting voor je.`,
    { competitors: ['Hoveniersbedrijf Kemps', 'Buitenleven Boxtel'] },
  ),
  named(
    BT,
    `**Brandsma & Tolsma Makelaars** is een makelaarskantoor in Sneek. ([brandsmatolsma.nl](https://brandsmatolsma.nl/?utm_source=chatgpt.com))

**Openingstijden**
- Maandag t/m donderdag: 08:30 – 17:30
- Vrijdag: 08:30 – 17:00
- Zaterdag en zondag: gesloten

**Team**
- *Hidde Brandsma* – directeur
- *Anke Tolsma* – makelaar

Het kantoor ligt op loopafstand van het station en er is gratis parkeergelegenheid achter het pand.`,
    'sector city website -hours team',
  ),
  named(
    VLOT,
    `## Is Rijschool Vlot a good choice?

**Short answer:** yes, if you want to combine theory and practice at one driving school.

### Pros
- ✅ Car and motorcycle lessons
- ✅ Theory classes at their own location in **Almere**
- ✅ Lessons possible until 21:00 on weekdays

### Cons
- ❌ No lessons on Sundays
- ❌ Prices are not on the website

### About the school
Rijschool Vlot was started in **2012** and is a sole proprietorship.`,
    'sector services city hours -foundingYear legalForm',
  ),
  named(
    VESTE,
    `**Tandartspraktijk De Veste – Brielle**

De praktijk zit aan de **Voorstraat 36** en biedt:
1. Periodieke controles
2. Mondhygiëne (door mondhygiënist **Omar Siddiqui**)
3. Kindertandheelkunde
4. Implantaten

👉 Inschrijven als nieuwe patiënt gaat via [tandartsdeveste.nl](https://tandartsdeveste.nl/inschrijven).`,
    'city -address services team website',
  ),
  named(
    MEULENKAMP,
    `## Elektro Meulenkamp – overzicht

* **Type bedrijf:** elektricien / elektrotechnisch installateur
* **Plaats:** Zutphen
* **Opgericht:** 1976
* **Specialisaties:**
  * groepenkasten
  * laadpalen
  * binnen- en buitenverlichting
* **Website:** [www.elektromeulenkamp.nl](https://www.elektromeulenkamp.nl)

### Storing?
Bel dan **0314 55 56 08**. Buiten kantooruren krijg je de storingsdienst aan de lijn.`,
    'sector -city -foundingYear services website phone',
  ),
  named(
    AMARANT,
    `**Salon Amarant (The Hague)**

- **Treatments:** facials, waxing, manicure, permanent make-up
- **Owner:** Soraya Jhagroe
- **Closed:** Sundays and Mondays
- **Book:** [salonamarant.nl](https://salonamarant.nl)

*Tip: Thursday evenings fill up quickly.*`,
    'city services -team hours website',
  ),
  named(
    HAAN,
    `### 🏨 Hotel De Roode Haan, Valkenburg

Een klein, sfeervol hotel in het centrum van Valkenburg, sinds **1936**.

**Wat kun je verwachten?**
- Uitgebreid **ontbijtbuffet**
- Eigen **restaurant** met Limburgse gerechten
- **Fietsverhuur** bij de receptie

**Praktisch**
| | |
|---|---|
| Adres | Wilhelminalaan 26, 6301 GJ Valkenburg |
| Telefoon | 043 555 71 30 |
| Receptie | 7.00 – 23.00 uur |

Boek je rechtstreeks bij het hotel, dan is annuleren meestal goedkoper dan via een boekingssite.`,
    'sector city -foundingYear services address phone hours',
  ),
  named(
    NIJBOER,
    `**Slagerij Nijboer** in Coevorden is een *ambachtelijke slagerij* met een eigen worstmakerij. [^1]

- **Vers vlees:** rund, varken, lam en in het seizoen wild
- **Feestdagen:** gourmetschotels bestellen kan tot en met 18 december
- **Bestellen:** via bestel@slagerijnijboer.nl of 0524 55 52 69

[^1]: Bron: Proef Drenthe, editie najaar`,
    'city sector services email -phone',
  ),
  named(
    NOORDKAAP,
    `## Moving company in Groningen: Noordkaap Verhuizingen

**Noordkaap Verhuizingen** is a moving company founded in **2007**. Its managing director is **Jelmer Postema**.

### What they offer
1. **Private moves** – within the Netherlands and to Germany
2. **Business moves** – offices, schools and practices
3. **Storage** – heated units, rented per month

### Opening hours
- Mon–Fri: 07:00–18:00
- Sat–Sun: closed

---
📞 **050 555 48 60** | 🌐 **noordkaapverhuizingen.nl**`,
    'sector city foundingYear team services -hours phone website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    OOSTEN,
    `Schildersbedrijf Van Oosten is ingeschreven bij de Kamer van Koophandel onder nummer 0503 1742. Het btw-nummer is NL8035.17.246.B01.`,
    'kvk -vat',
  ),
  named(
    WIG,
    `Je kunt De Groene Wig bellen op +31 6 12555834. Doordeweeks is de hovenier bereikbaar van 8 tot 5 en op zaterdag van 10 tot 3.`,
    'phone sector -hours',
  ),
  named(
    BT,
    `You can reach Brandsma & Tolsma Makelaars at +31 (0)515 555 420. The office is at Stationsstraat 52, 8601GE Sneek, and it's registered with the Chamber of Commerce under number 01102963.`,
    'phone address city -kvk',
  ),
  named(
    VLOT,
    `**Rijschool Vlot**
- Tel.: (036) 555 90 12
- KvK: 65738204
- Btw-id: NL002371946B51
- Adres: Sinfoniestraat 28, 1312ET Almere
- Lestijden: ma t/m vr van 08.00 tot 21.00 uur, za van 09.00 tot 17.00 uur`,
    'phone kvk -vat address city hours',
  ),
  named(
    VESTE,
    `Tandartspraktijk De Veste is op dinsdag open tot acht uur 's avonds en op vrijdag tot één uur 's middags. Op de andere werkdagen sluit de praktijk om vijf uur. Voor een afspraak bel je 0181 - 555 371.`,
    'hours phone',
  ),
  named(
    MEULENKAMP,
    `Hier zijn de gegevens die je nodig hebt voor de factuur:

- **Bedrijfsnaam:** Elektro Meulenkamp B.V.
- **KvK-nummer:** 09.05.28.36
- **Btw-identificatienummer:** NL 8059 20 417 B01
- **Adres:** Havenstraat 112, 7005 AG Doetinchem
- **Telefoon:** 0031 314 555608

Controleer het btw-nummer eventueel nog in het VIES-systeem van de Europese Commissie.`,
    'legalForm -kvk vat address city phone',
  ),
  named(
    AMARANT,
    `Volgens de website is Schoonheidssalon Amarant op donderdag geopend van half tien 's ochtends tot negen uur 's avonds. Telefonisch is de salon te bereiken via 070-5556392 en het KvK-nummer is 71295043.`,
    'hours -phone kvk',
  ),
  named(
    HAAN,
    `Hotel De Roode Haan has been welcoming guests since 1962. Reception opens at 7 a.m. and closes at 11 p.m. every day. To book by phone, dial +31 43 555 7130; when calling from within the Netherlands, that's 043-5557130.`,
    '-foundingYear hours phone',
  ),
  named(
    NIJBOER,
    `On Saturdays Slagerij Nijboer is open from 8 am to 6 pm. You can call the shop on +31 524 55 52 96, and its address is Friesestraat 41, 7741 GT Coevorden.`,
    '-hours phone address city',
  ),
  named(
    NOORDKAAP,
    `Noordkaap Verhuizingen werd opgericht op 12 maart 2007 en staat in het Handelsregister onder KvK 02094681. Het btw-nummer luidt NL818205347B01 en het adres is Osloweg 37, 9723 BK Groningen. De planning is bereikbaar op 050 - 555 48 60, van maandag tot en met vrijdag vanaf 7 uur.`,
    'foundingYear -kvk vat -address city phone hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    OOSTEN,
    `Schildersbedrijf Van Oosten seems a solid choice. It's a painting company that has been around since 1987 and works as a private limited company (BV), with Gerrit van Oosten as the owner. Besides regular painting, they also hang wallpaper and repair rotten window frames. I couldn't find many online reviews, so ask them for a few addresses of recent projects.`,
    'sector foundingYear -legalForm team services',
  ),
  named(
    WIG,
    `De Groene Wig is een hoveniersbedrijf uit Boxtel, in 2014 opgericht door eigenaar Bram Verhoeven. Bestrating doet het bedrijf niet; daarvoor moet je bij een stratenmaker zijn.`,
    'sector city foundingYear team -services',
  ),
  named(
    BT,
    `Brandsma & Tolsma Makelaars is een eenmanszaak die zich bezighoudt met de verkoop, verhuur en taxatie van woningen. Het kantoor staat aan de Stationsstraat 52 in Sneek. Voor een eerste gesprek kun je mailen naar sneek@brandsmatolsma.nl.`,
    '-legalForm services address city -email',
  ),
  named(
    VLOT,
    `Bij Rijschool Vlot in Almere kun je zowel autorijles als motorrijles nemen. Wie snel zijn rijbewijs wil halen, kan er een spoedcursus volgen. Een van de instructeurs is Kevin de Rooij. Een proefles vraag je aan via de website rijschoolvlot.nl of telefonisch op 036 555 90 21. Op zondag wordt er niet gelest.`,
    'city services team website -phone hours',
  ),
  named(
    VESTE,
    `Ja, bij De Veste in Brielle kun je terecht met kinderen; de tandartspraktijk noemt kindertandheelkunde als een van haar specialismen. Liselot Hagenaar is er tandarts. De praktijk bestaat sinds 1999.`,
    'city sector services team -foundingYear',
  ),
  named(
    MEULENKAMP,
    `Elektro Meulenkamp is an electrician in Doesburg that has been in business since 1979. The company replaces fuse boxes, installs EV chargers and has a breakdown service. Their email address is service@elektromeulenkamp.nl.`,
    'sector -city foundingYear services email',
  ),
  named(
    AMARANT,
    `Schoonheidssalon Amarant is a hair salon at Weimarstraat 211 in The Hague that also does permanent make-up. It is owned by Soraya Jhagroe and is open late on Thursdays, until 9 pm.`,
    'services city address -sector -team hours',
  ),
  named(
    HAAN,
    `Hotel De Roode Haan is een klein familiehotel in Valkenburg aan de Geul, vlak bij het station. Het hotel wordt gerund door eigenaar Jos Vroemen en heeft een eigen restaurant, waar ook niet-gasten kunnen eten. 's Ochtends is er een ontbijtbuffet. Gasten prijzen vooral de vriendelijke ontvangst en de rustige ligging, al vinden sommigen de kamers wat gedateerd. Reserveren kan via www.hotelderoodehaan.nl of op 043 555 71 30.`,
    'sector city -team services -website phone',
  ),
  named(
    NIJBOER,
    `Slagerij Nijboer verkoopt vers vlees, maakt zelf worst en stelt gourmetschotels samen. De slagerij in Coevorden is dinsdag, woensdag en donderdag open van half negen tot zes, vrijdag tot zeven uur en zaterdag van acht tot vier. Maandagmiddag kun je er terecht vanaf één uur; alleen op zondag is de winkel dicht.`,
    'services sector city -hours',
  ),
  unnamed(
    NOORDKAAP,
    `Een betrouwbare verhuizer herken je aan het keurmerk Erkende Verhuizers, een duidelijke offerte en een goede verzekering. In Groningen hebben Martini Verhuizers en Verhuisbedrijf Scholtens dat keurmerk. Vraag ook altijd of de verhuizer vooraf langskomt voor een opname, want dan weet je zeker dat de prijs klopt.`,
    { competitors: ['Martini Verhuizers', 'Verhuisbedrijf Scholtens'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    OOSTEN,
    `Schildersbedrijf Van Oosten is closed on Sundays. From Monday to Saturday you can reach them between 7:30 am and 5 pm at 038 555 27 14.`,
    '-hours phone',
  ),
  named(
    WIG,
    `De Groene Wig is a landscaping company based in Boxtel, North Brabant. Here's a summary of what I found:

- **Services:** garden design, construction and maintenance, plus paving
- **Owner:** Bram Verhoeven
- **Email:** info@degroenewig.nl
- **Phone:** 06 12 55 58 34
- **Saturday hours:** 9:00 AM – 12:00 PM

Would you like me to help you draft a message asking for a quote?`,
    'sector city services team -email phone hours',
  ),
  named(
    BT,
    `Yes, Brandsma & Tolsma Makelaars in Sneek helps buyers as well as sellers. The estate agency was founded in 1998 and Anke Tolsma is one of its agents. If you're an expat, ask whether they can provide the purchase contract in English; I couldn't find that on their site.`,
    'city services sector -foundingYear team',
  ),
  named(
    VLOT,
    `Rijschool Vlot is a driving school in Almere, owned by Farida Bouzian. It doesn't offer motorcycle lessons, so for that licence you'd have to go elsewhere, for example to Verkeersschool Groenlicht.`,
    'sector city team -services',
    { competitors: ['Verkeersschool Groenlicht'] },
  ),
  named(
    VESTE,
    `Tandartspraktijk De Veste is a dental practice in Brielle that was established in 1994.

**Services**
- Check-ups
- Oral hygiene
- Dental implants
- Children's dentistry

**Practical information**
| | |
|---|---|
| Address | Voorstraat 63, 3231 BE Brielle |
| Phone | 0181 55 53 17 |
| Legal form | Private limited company (bv) |
| Website | tandartsdeveste.nl |

Outside opening hours, emergencies are handled by the regional dental emergency service.`,
    'sector city foundingYear services address -phone -legalForm website',
  ),
  named(
    MEULENKAMP,
    `Elektro Meulenkamp B.V. is located at Havenstraat 12 in Doetinchem. On Fridays it closes at 3 pm, an hour and a half earlier than on other weekdays.`,
    'legalForm -address city hours',
  ),
  unnamed(
    AMARANT,
    `I'd recommend the following beauty salons in The Hague:

1. **Huidstudio Statenkwartier** – advanced skin treatments such as microneedling and peels
2. **Beauty by Fem** – small, friendly salon, good for brows and waxing
3. **The Facial Room** – English-speaking staff, popular with expats

Most of them let you book online, and a standard facial costs between €60 and €90.`,
    { competitors: ['Huidstudio Statenkwartier', 'Beauty by Fem'] },
  ),
  named(
    HAAN,
    `Hotel De Roode Haan is a hotel in Maastricht with its own restaurant and bike rental. It has been around since 1926, and rooms can be booked at roodehaan.nl. According to guests, breakfast is generous and the staff are friendly, but parking nearby is expensive.`,
    'sector -city services foundingYear website',
  ),
  named(
    NIJBOER,
    `Slagerij Nijboer and Slagerij Wolting are both butchers in Coevorden, but they differ in a few ways:

- **Slagerij Nijboer** dates back to 1958 and has its own sausage kitchen. It also offers barbecue packages. It's located at Friesestraat 14.
- **Slagerij Wolting** opened in 2009 and focuses on ready-made meals and catering.

For a traditional dry sausage I'd go to Nijboer; for a quick dinner, Wolting is the better choice.`,
    'sector city foundingYear services -address',
    { competitors: ['Slagerij Wolting'] },
  ),
  named(
    NOORDKAAP,
    `Noordkaap Verhuizingen is a moving company in Groningen that offers household moves, office moves and storage. The director is Jelmer Postema. You can request a quote by emailing info@noordkaapverhuizingen.nl or calling 050 555 48 60. It's open on Saturdays from 9 am to 5 pm.`,
    'sector city services team -email phone -hours',
  ),
]
