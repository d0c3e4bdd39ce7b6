/** Answers that a stranger to the rules wrote: a dry cleaner, a pet shop, a printer, a daycare, a tiler, a beauty salon, a wine shop, a notary, a gym and a carpenter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRANDSMA,
  HOFSTRA,
  HUID,
  KRAAG,
  KRACHTPUNT,
  LAMMERS,
  OMMEREN,
  SMEETS,
  TERLINDEN,
  VLINDER,
} from '#tests/cases/answers/companies/120.ts'

export const DENIALS: AnswerCase[] = [
  named(
    KRAAG,
    `Over de prijzen van Stomerij De Witte Kraag kan ik je helaas niets zeggen: er staat geen prijslijst online. Wel is bekend dat de zaak sinds 1987 bestaat, kleding chemisch reinigt en op zaterdag tot 16.00 uur open is. Voor een prijsopgave voor een trouwjurk kun je het beste even bellen: 033-555 27 14.`,
    'foundingYear services -hours phone',
  ),
  unnamed(
    OMMEREN,
    `I couldn't find any reliable information about a pet shop called Van Ommeren in Tiel. It may be a small local store without much of an online presence, or the name could be slightly different. Try searching Google Maps for "dierenwinkel Tiel", or give me a street name and I'll look again.`,
  ),
  unnamed(
    HOFSTRA,
    `Ik heb geen betrouwbare informatie gevonden over **Drukkerij Hofstra & Zn.**

Dat kan verschillende redenen hebben:

- Het bedrijf heeft geen eigen website of is online slecht vindbaar.
- Het is overgenomen of onder een andere naam verdergegaan.
- De naam wordt net iets anders geschreven.

**Wat je kunt doen:**

1. Zoek in het Handelsregister via [kvk.nl](https://www.kvk.nl).
2. Kijk op Google Maps in de plaats waar je het bedrijf verwacht.
3. Vraag rond bij andere ondernemers in de buurt.

Als je me de plaats of een website geeft, zoek ik graag verder.`,
  ),
  named(
    VLINDER,
    `I don't have current information on waiting lists at De Vuurvlinder, since those change from month to month. What I can tell you is that it's a childcare centre in Apeldoorn offering daycare and after-school care, open Monday to Friday from 8:00 to 17:30. Your best bet is to email info@devuurvlinder.nl with your child's date of birth and preferred days.`,
    'sector city services -hours email',
  ),
  unnamed(
    SMEETS,
    `Ik kan geen informatie vinden over Smeets Tegelwerken. Controleer of de naam klopt, of vraag het bedrijf zelf om referenties en foto's van eerder werk.`,
  ),
  named(
    HUID,
    `**Huid & Zo in Breda: wat ik wel en niet kon vinden**

**Wel bekend**
- **Behandelingen:** onder meer gezichtsbehandelingen, acnebehandeling en wimperlifting
- **Adres:** Ginnekenweg 240, Breda
- **Eigenaar:** Sanne Kuijpers
- **Website:** [huidenzo.nl](https://huidenzo.nl)

**Niet gevonden**
- Een actuele prijslijst
- Of je er met een cadeaubon kunt betalen
- Of er parkeerplaatsen voor klanten zijn

Voor prijzen en beschikbaarheid kun je het best rechtstreeks contact opnemen.`,
    'city services -address team website',
  ),
  unnamed(
    TERLINDEN,
    `Unfortunately, my search didn't return anything on Wijnhandel Terlinden. In Deventer I did find Vinoteca Brink and Wijnkoperij Salland, which both get good reviews, but neither seems to be connected to that name. If you have a link or an address, feel free to share it and I'll take another look.`,
    { competitors: ['Vinoteca Brink', 'Wijnkoperij Salland'] },
  ),
  named(
    BRANDSMA,
    `Ik heb geen klachten of tuchtzaken gevonden over Brandsma & Vreeburg Notarissen, maar ook geen onafhankelijke reviews. Wat ik wel weet: het is een notariskantoor in Alkmaar, opgericht in 1989, met Annemiek Brandsma en Joost Vreeburg als notarissen. In het register op notaris.nl kun je nagaan of een notaris bevoegd is.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    KRACHTPUNT,
    `Sorry, ik heb geen resultaten gevonden voor een sportschool met de naam Krachtpunt in Zoetermeer. Wel kwam ik deze sportscholen tegen:

- **Gymfabriek Zoetermeer** – groot aanbod apparaten, 24 uur per dag open
- **HealthStudio 079** – kleinschalig, met veel persoonlijke begeleiding

Wil je dat ik de abonnementen van deze twee voor je vergelijk?`,
    { competitors: ['Gymfabriek Zoetermeer', 'HealthStudio 079'] },
  ),
  named(
    LAMMERS,
    `There's no information available on current lead times at Timmerbedrijf Lammers, and I couldn't find any recent customer reviews either. The company is based in Doetinchem and makes dormers, window frames and staircases. You can call them on 0314 55 56 90 for a quote.`,
    'city services -phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRAAG,
    `Stomerij De Witte Kraai is een stomerij in Utrecht, gevestigd aan de Amsterdamsestraatweg 212. Je kunt er terecht voor pakken, jurken en dekbedden. De zaak is op zondag gesloten.`,
  ),
  named(
    OMMEREN,
    `Er zijn twee zaken waarvan de namen sterk op elkaar lijken:

- **Dierenspeciaalzaak Van Ommeren** – een dierenwinkel in Tiel, aan de Waterstraat 46. Verkoopt diervoeding, konijnen en knaagdieren, en je kunt er de nagels van je huisdier laten knippen.
- **Van Ommen Dierbenodigdheden** – een webshop uit Zwolle die vooral paardenvoer en stalbenodigdheden levert.

Zoek je een winkel waar je binnen kunt lopen, dan heb je de eerste nodig. Die is bereikbaar op 0344-556153.`,
    'sector city address services -phone',
  ),
  unnamed(
    HOFSTRA,
    `I think you may be referring to Drukkerij Hoekstra in Emmeloord, a printing company that specialises in packaging and labels. It was founded in 1968 and employs around forty people. You can find their contact details at drukkerijhoekstra.nl.`,
  ),
  named(
    VLINDER,
    `Let op: De Vuurvlinder is niet hetzelfde als De Vlindertuin. De Vuurvlinder zit aan de Asselsestraat 73 in Apeldoorn en wordt geleid door directeur Ellen Bosman; De Vlindertuin is een gastouderbureau in Ede.`,
    'address city -team',
  ),
  named(
    SMEETS,
    `There are two companies with very similar names, so it's easy to mix them up:

**Smeets Tegelwerken (Roermond)**
- Tiler run by Roel Smeets
- Bathrooms, floor tiles and natural stone
- Started in 2003

**Smets Tegelhandel (Weert)**
- A tile *shop*, not a tiling contractor
- Large showroom, open on Sundays

If you want someone to actually do the work, **Smeets Tegelwerken** is the one you're looking for.`,
    'city sector team services -foundingYear',
  ),
  unnamed(
    HUID,
    `Huid & Haar is a combined hair and beauty salon in Tilburg, on the Korte Heuvel. It offers facials, laser treatments and haircuts, and has a 4.6 rating on Google. Appointments can be made online through Treatwell.`,
  ),
  named(
    TERLINDEN,
    `Wijnhandel Terlinden in Deventer en Ter Linde Catering uit Raalte worden wel eens door elkaar gehaald, maar hebben niets met elkaar te maken. Terlinden is een wijnhandel die in 1981 werd opgericht en bekendstaat om zijn proeverijen en wijnadvies. Ter Linde verzorgt buffetten en barbecues aan huis. Voor wijn bij je bruiloft kun je dus het beste op terlindenwijnen.nl kijken.`,
    'city sector -foundingYear services website',
  ),
  unnamed(
    BRANDSMA,
    `Brandsma Advocaten is een advocatenkantoor in Groningen met vijf advocaten, gespecialiseerd in arbeidsrecht en huurrecht. Voor een testament kun je daar niet terecht; daarvoor heb je een notaris nodig.`,
  ),
  named(
    KRACHTPUNT,
    `You're probably thinking of Krachtpunt in Zoetermeer rather than Krachtplaats in The Hague. Krachtpunt is a gym with group classes, spinning and personal training, and it's open until 11 pm on weekdays. Krachtplaats is a small yoga and meditation studio.`,
    'city sector services -hours',
  ),
  unnamed(
    LAMMERS,
    `Timmerbedrijf Lammertink uit Rijssen is gespecialiseerd in houten bijgebouwen:

- **Kapschuren en carports**
- **Tuinhuizen op maat**
- **Veranda's en overkappingen**

Het bedrijf is opgericht in 1984 en werkt in heel Twente en de Achterhoek. Op de website staan veel voorbeelden van eerdere projecten. Andere bedrijven met vergelijkbaar werk zijn Bouwbedrijf Slingeland en Hulshof Houtbouw.`,
    { competitors: ['Bouwbedrijf Slingeland'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KRAAG,
    `De Witte Kraag in Amersfoort is op maandag open van 12:00 tot 18:00 uur. Eigenaresse is Hanneke Blom. Wil je zeker weten dat je jas op tijd klaar is, bel dan naar 033 555 27 41.`,
    'city hours team -phone',
  ),
  unnamed(
    OMMEREN,
    `DVO staat meestal voor **dienstverleningsovereenkomst**: een contract waarin twee partijen afspraken vastleggen over de diensten die de ene aan de andere levert. Gemeenten gebruiken zo'n DVO vaak bij samenwerking, bijvoorbeeld voor belastingen of ICT. Bedoelde je een andere betekenis van DVO?`,
  ),
  named(
    HOFSTRA,
    `Hofstra Drukwerk is een drukkerij in Sneek, opgericht in 1952. Je kunt er visitekaartjes, flyers en boeken laten drukken. De directeur is Sietse Wiersma, en op zaterdag is het bedrijf gesloten.`,
    'sector city foundingYear services -team hours',
  ),
  named(
    VLINDER,
    `**KDV De Vuurvlinder**

- 📍 **Adres:** Asselsestraat 37, 7311 ED Apeldoorn
- 📞 **Telefoon:** 055 - 555 71 20
- 🌐 **Website:** https://devuurvlinder.nl
- 🧒 **Opvangsoorten:** dagopvang, peuteropvang, BSO en vakantieopvang

Het inspectierapport van de GGD kun je inzien via het Landelijk Register Kinderopvang.`,
    '-address city phone website services',
  ),
  unnamed(
    SMEETS,
    `STW was the Dutch Technology Foundation (Technologiestichting STW), which funded scientific research with practical applications. In 2017 it became part of NWO and continued as NWO Applied and Engineering Sciences. If you meant a different STW, let me know in which context you came across it.`,
  ),
  named(
    HUID,
    `Huid en Zo is a beauty salon in Breda owned by Sanne Kuijpers. They offer facials, acne treatments, lash lifts and hair removal. Late opening is on Friday, until 9 pm, and you can book through huidenzobreda.nl.`,
    'sector city team services -hours -website',
  ),
  named(
    TERLINDEN,
    `Terlinden Wijnen zit aan de Walstraat 53 in Deventer. Vrijdag kun je er tot 20:00 uur terecht.`,
    '-address city hours',
  ),
  unnamed(
    BRANDSMA,
    `BVN, short for "Het Beste van Vlaanderen en Nederland", was a public television channel for Dutch and Flemish people living abroad. It was a joint venture of NPO and VRT and showed a selection of Dutch-language programmes. Viewers could watch it by satellite and through an app.`,
  ),
  named(
    KRACHTPUNT,
    `Kracht-Punt Fitness in Zoetermeer is een **bv** met Dennis Schouten als eigenaar.

Dit is wat ik verder vond:

| | |
|---|---|
| Adres | Rokkeveenseweg 40 |
| Website | krachtpuntfitness.nl |
| Aanbod | fitness, groepslessen, spinning |
| Opgericht | 2012 |

Voor de actuele tarieven kun je het beste op de website kijken.`,
    'city -legalForm team address website services -foundingYear',
  ),
  named(
    LAMMERS,
    `TBL, oftewel Timmerbedrijf Lammers, is een timmerbedrijf uit Doetinchem. Ze maken onder andere trappen en kozijnen, en begeleiden ook complete verbouwingen. Op vrijdag stoppen ze om 15.00 uur. Mailen kan naar info@timmerbedrijflammers.nl.`,
    'sector city services hours -email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KRAAG,
    `Er zijn in Nederland twee zaken met de naam De Witte Kraag. De ene is een stomerij in Amersfoort, aan de Langestraat 118. De andere is een café in Nijmegen, vlak bij het station. Ik ga ervan uit dat je de stomerij bedoelt: die repareert ook kleding en is op maandag gesloten.`,
    'sector city address services -hours',
  ),
  named(
    OMMEREN,
    `There are several businesses called Van Ommeren in the Netherlands:

1. **Dierenspeciaalzaak Van Ommeren (Tiel)** – pet shop, founded in 1974, phone 0344 55 51 36
2. **Van Ommeren Makelaars (Veenendaal)** – real estate agency
3. **Autobedrijf Van Ommeren (Wageningen)** – car dealer and garage

Since you asked about fish tanks, you most likely want the first one: they sell and set up aquariums.`,
    'city sector foundingYear -phone services',
  ),
  unnamed(
    HOFSTRA,
    `De naam Hofstra komt in Friesland veel voor. Ik vond onder meer:

- **Hofstra Installatietechniek** in Drachten, voor cv-ketels en warmtepompen
- **Hofstra Grafisch Advies** in Groningen, een eenmansbureau dat huisstijlen ontwerpt
- **Bakkerij Hofstra** in Dokkum

Welke van deze bedrijven bedoel je?`,
  ),
  unnamed(
    VLINDER,
    `The name De Vuurvlinder is used by a few organisations. The best known is Natuurschool De Vuurvlinder in Steenwijk, which runs outdoor education near the Weerribben. There's also a yoga studio De Vuurvlinder in Zwolle. Could you tell me which one you mean?`,
  ),
  named(
    SMEETS,
    `Smeets is een veelvoorkomende naam in Limburg, en er zijn meerdere bedrijven die zo heten. Smeets Tegelwerken uit Roermond (smeetstegelwerken.nl) is een vof die vooral badkamers betegelt en natuursteen legt. Daarnaast heb je Smeets Tegels & Keukens in Sittard, een winkel met showroom. Het bedrijf uit Roermond is telefonisch bereikbaar op 0475-555408.`,
    'city website -legalForm services phone',
  ),
  unnamed(
    HUID,
    `Er zijn meer salons die Huid & Zo heten. In Almere zit er een die vooral permanente make-up doet, en in Oss is er een praktijk voor huidtherapie met dezelfde naam. Als je me vertelt in welke plaats je zoekt, kan ik gerichter kijken.`,
  ),
  unnamed(
    TERLINDEN,
    `I found two companies called Terlinden, but neither sells wine: Terlinden Transport in Venlo, a haulage firm, and Terlinden Interieur in Antwerp, an interior designer.`,
  ),
  named(
    BRANDSMA,
    `Er zijn meerdere notarissen die Brandsma heten:

| Kantoor | Plaats | Bijzonderheden |
|---|---|---|
| Brandsma & Vreeburg Notarissen | Alkmaar | Testamenten, hypotheekakten; tel. 072 555 46 00 |
| Notariaat Brandsma | Heerenveen | Vooral agrarische bedrijven |
| Brandsma Notarissen | Amstelveen | Ondernemingsrecht, Engelstalig |

Gezien je vraag over een kantoor in Noord-Holland boven Amsterdam is het eerste het meest waarschijnlijk. Dat kantoor is op vrijdag tot 16:00 uur geopend.`,
    'sector city services phone -hours',
  ),
  named(
    KRACHTPUNT,
    `Krachtpunt is de naam van een sportschool in Zoetermeer, maar ook van een coachingspraktijk in Arnhem. De sportschool in Zoetermeer is sinds 2005 open en biedt onder meer personal training aan.`,
    'sector city -foundingYear services',
  ),
  named(
    LAMMERS,
    `In the Achterhoek there are at least two carpentry firms named Lammers. Timmerbedrijf Lammers in Doetinchem, at Keppelseweg 265, is a BV led by Wim Lammers and does dormers, window frames and renovations. Timmerbedrijf Lammers in Winterswijk is a one-man business that mainly builds sheds. Check the address on the quote to make sure you have the right one.`,
    'sector city address legalForm -team services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KRAAG,
    `Hier zijn enkele stomerijen in Amersfoort:

1. **Stomerij De Witte Kraag** – Langestraat 118. Reinigt kleding en gordijnen en doet ook kledingreparaties. Op maandag open vanaf 09:00 uur.
2. **Stomerij Eemstad** – staat bekend om de snelle service; vaak binnen 24 uur klaar.
3. **Clean & Press Amersfoort** – voordelig voor overhemden, met afhaalpunten in twee supermarkten.

💡 *Tip: bel vooraf als je iets kwetsbaars hebt, zoals een bruidsjurk of een leren jas.*`,
    'city sector address services -hours',
    { competitors: ['Stomerij Eemstad', 'Clean & Press Amersfoort'] },
  ),
  named(
    OMMEREN,
    `The best-known pet shops in Tiel are Dierenplaza Tiel, Dierenspeciaalzaak Van Ommeren and Petshop De Betuwe. Of these, Van Ommeren is the oldest, founded in 1964, and it has the largest range of aquariums.`,
    'city sector -foundingYear services',
    { competitors: ['Dierenplaza Tiel', 'Petshop De Betuwe'] },
  ),
  named(
    HOFSTRA,
    `Voor geboortekaartjes zijn dit goede opties in Sneek en omgeving:

- **Drukkerij Hofstra & Zn.** – drukkerij aan de Smidsstraat 19 in Sneek. Drukt geboortekaartjes op verschillende papiersoorten. [hofstradruk.nl](https://hofstradruk.nl)
- **Printhuis Friesland** – snelle levering, ook kleine oplages.
- **Kaartje2go** – online ontwerpen en bestellen.

Wil je het papier eerst voelen, dan is een drukkerij in de buurt de beste keuze.`,
    '-address city services website sector',
    { competitors: ['Printhuis Friesland'] },
  ),
  unnamed(
    VLINDER,
    `In Apeldoorn kun je onder andere kijken bij:

1. **Kinderdagverblijf Pippeloen** – kleinschalig, met een grote natuurtuin
2. **Kidswereld Apeldoorn** – meerdere locaties, ook BSO
3. **De Speelweide** – opvang op een boerderij
4. **Ot & Sien** – verticale groepen van 0 tot 4 jaar

Plan bij twee of drie locaties een rondleiding en vraag meteen naar de wachtlijst.`,
    { competitors: ['Kinderdagverblijf Pippeloen', 'Kidswereld Apeldoorn', 'De Speelweide'] },
  ),
  named(
    SMEETS,
    `If you're looking for a tiler in Roermond, these are worth contacting:

* **Smeets Tegelwerken** – bathrooms, floors and grouting; owner Roel Smeets comes by for a free quote. Phone: 0475 55 45 08
* **Tegelzetbedrijf Maasland** – larger team, also new-build projects
* **Peters Tegels en Sanitair** – tiles and installation from one supplier

I'd ask at least two of them for a written quote and check whether waste removal is included.`,
    'city sector services team -phone',
    { competitors: ['Tegelzetbedrijf Maasland', 'Peters Tegels en Sanitair'] },
  ),
  named(
    HUID,
    `Mijn top 3 van schoonheidssalons in Breda op basis van reviews:

🥇 **Skin Studio Breda** (4,9) – gespecialiseerd in peelings en huidverbetering
🥈 **Huid & Zo** (4,8) – gezichtsbehandelingen en ontharen, opgericht in 2015, Ginnekenweg 204
🥉 **Salon Belle Peau** (4,7) – ontspannende behandelingen en massages

Alle drie werken alleen op afspraak.`,
    'sector city services -foundingYear address',
    { competitors: ['Skin Studio Breda', 'Salon Belle Peau'] },
  ),
  unnamed(
    TERLINDEN,
    `For a good bottle in Deventer, I'd recommend Vinoteca Brink for Italian and Spanish wines, Slijterij Overgelder for whisky and a decent wine range, and Wijnkoperij Salland if you want to buy by the case.`,
    { competitors: ['Vinoteca Brink', 'Slijterij Overgelder', 'Wijnkoperij Salland'] },
  ),
  named(
    BRANDSMA,
    `Notarissen in Alkmaar waar je een samenlevingscontract kunt laten opstellen zijn bijvoorbeeld Notariaat Kaasstad, De Waagh Notarissen en Brandsma & Vreeburg Notarissen. Dat laatste kantoor zit aan de Kennemerstraatweg 187 en is op werkdagen open van 9.00 tot 17.00 uur. De tarieven lopen uiteen van ongeveer 400 tot 700 euro, dus vergelijken loont.`,
    'sector city services -address hours',
    { competitors: ['Notariaat Kaasstad', 'De Waagh Notarissen'] },
  ),
  unnamed(
    KRACHTPUNT,
    `Populaire sportscholen in Zoetermeer zijn Basic-Fit, Gymfabriek Zoetermeer en Sportclub Oosterheem.`,
    { competitors: ['Gymfabriek Zoetermeer', 'Sportclub Oosterheem'] },
  ),
  named(
    LAMMERS,
    `Here are some companies in Doetinchem that can build a dormer for you:

1. **Bouwbedrijf Slingeland** – complete renovations and extensions
2. **Timmerbedrijf Lammers** – carpentry firm, founded in 1969; see lammerstimmerwerk.nl
3. **Klusbedrijf Oude IJssel** – smaller jobs, flexible planning

Prices for a 3-metre dormer usually start at around €7,500.`,
    'city services sector -foundingYear website',
    { competitors: ['Bouwbedrijf Slingeland', 'Klusbedrijf Oude IJssel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    KRAAG,
    `Dit zijn de stomerijen die ik in Amersfoort heb gevonden:

| Stomerij | Adres | Zaterdag |
|---|---|---|
| Stomerij Eemstad | Arnhemseweg 14 | 09:00–16:00 |
| Clean & Press Amersfoort | Leusderweg 201 | 09:00–17:00 |
| Wasserette Koppelpoort | Kleine Spui 8 | gesloten |

De openingstijden kunnen rond feestdagen afwijken.`,
    { competitors: ['Stomerij Eemstad', 'Clean & Press Amersfoort', 'Wasserette Koppelpoort'] },
  ),
  named(
    OMMEREN,
    `| Winkel | Plaats | Telefoon | Zaterdag |
|---|---|---|---|
| Dierenspeciaalzaak Van Ommeren | Tiel | 0344 55 51 63 | 09:00–16:00 |
| Boerenbond Kesteren | Kesteren | 0488 48 12 00 | 08:30–17:00 |
| Pets Place | Tiel | 0344 61 00 00 | 09:00–18:00 |

Alle drie verkopen voer voor honden, katten en knaagdieren.`,
    'city phone -hours services',
    { competitors: ['Boerenbond Kesteren'] },
  ),
  named(
    HOFSTRA,
    `Here's a quick comparison of printers in Sneek:

| | **Drukkerij Hofstra & Zn.** | **Drukkerij Brouwer** | **Waterpoort Repro** |
|---|---|---|---|
| Founded | 1925 | 1978 | 2004 |
| Books | Yes | No | No |
| Business cards | Yes | Yes | Yes |
| Saturday | Closed | 9:00–13:00 | Closed |
| Email | drukwerk@hofstradruk.nl | info@drukkerijbrouwer-sneek.nl | – |

For printing a book, Hofstra is the obvious choice.`,
    'sector city -foundingYear services hours -email',
    { competitors: ['Drukkerij Brouwer', 'Waterpoort Repro'] },
  ),
  named(
    VLINDER,
    `Hieronder een vergelijking van drie kinderdagverblijven in Apeldoorn:

| | De Vuurvlinder | Pippeloen | Kidswereld |
|---|---|---|---|
| Openingstijden | 07:00–18:30 | 07:30–18:00 | 07:00–18:00 |
| BSO | ❌ | ❌ | ✅ |
| Peuteropvang | ❌ | ✅ | ❌ |
| Website | devuurvlinder.nl | pippeloen-apeldoorn.nl | kidswereldapeldoorn.nl |

**Conclusie:** heb je ruime openingstijden nodig, dan is De Vuurvlinder het handigst.`,
    'sector city hours -services website',
    { competitors: ['Kinderdagverblijf Pippeloen', 'Kidswereld Apeldoorn'] },
  ),
  unnamed(
    SMEETS,
    `Below is an overview of tile specialists in and around Roermond, based on Google reviews:

| Company | Rating | Speciality |
|---|---|---|
| Peters Tegels en Sanitair | 4.7 | Tiles and bathroom fittings |
| Tegelzetbedrijf Maasland | 4.5 | Large-format floor tiles |
| Limburg Vloeren | 4.4 | Floors of all kinds |

Ratings may have changed since these pages were indexed.`,
    { competitors: ['Peters Tegels en Sanitair', 'Tegelzetbedrijf Maasland', 'Limburg Vloeren'] },
  ),
  named(
    HUID,
    `| Schoonheidssalon | Adres | Eigenaar | Koopavond |
|:--|:--|:--|:--|
| Huid & Zo | Ginnekenweg 204, Breda | Fleur de Wit | donderdag tot 21:00 |
| Beautysalon Mooi Ginneken | Ginnekenmarkt 12, Breda | onbekend | geen |`,
    'sector address city -team hours',
    { competitors: ['Beautysalon Mooi Ginneken'] },
  ),
  named(
    TERLINDEN,
    `Ik heb de twee wijnwinkels in Deventer naast elkaar gezet:

| Kenmerk | Wijnhandel Terlinden | Vinoteca Brink |
|---|---|---|
| Opgericht | 1991 | 2015 |
| Adres | Walstraat 13 | Brink 44 |
| Proeverijen | Ja, maandelijks | Op aanvraag |
| Kerstpakketten | Ja | Nee |
| Maandag | Gesloten | 11:00–18:00 |

Voor een bedrijfsuitje met proeverij lijkt Terlinden me de beste keuze, omdat er een eigen proeflokaal is.`,
    'sector city foundingYear -address services hours',
    { competitors: ['Vinoteca Brink'] },
  ),
  named(
    BRANDSMA,
    `| Feature | Brandsma & Vreeburg Notarissen | De Waagh Notarissen |
|---|---|---|
| Location | Alkmaar | Alkmaar |
| Wills | Yes | Yes |
| Setting up a BV | Yes | Yes |
| Phone | 072 555 40 60 | 072 511 20 30 |
| Website | bvnotarissen.nl | dewaaghnotarissen.nl |

Both are civil-law notary firms and members of the KNB, the Dutch professional body. Brandsma & Vreeburg also has Saturday opening hours, from 10:00 to 13:00.`,
    'city services -phone website -hours sector',
    { competitors: ['De Waagh Notarissen'] },
  ),
  named(
    KRACHTPUNT,
    `Vergelijking van sportscholen in Zoetermeer (prijzen per maand, bij een jaarabonnement):

| Sportschool | Vanaf | Groepslessen | Zondag open |
|---|---|---|---|
| Basic-Fit | € 24,99 | Virtueel | 09:00–16:00 |
| **Krachtpunt** | € 34,50 | Ja | 09:00–14:00 |
| HealthStudio 079 | € 49,00 | Nee | Gesloten |

Krachtpunt (Rokkeveenseweg 40) zit dus qua prijs in het midden.`,
    'sector city services -hours address',
    { competitors: ['HealthStudio 079'] },
  ),
  named(
    LAMMERS,
    `Gegevens van Timmerbedrijf Lammers:

| Gegeven | Waarde |
|---|---|
| Rechtsvorm | Eenmanszaak |
| KvK-nummer | 09078315 |
| Plaats | Doetinchem |
| Oprichtingsjaar | 1996 |
| Specialisaties | Dakkapellen, kozijnen, trappen |

Bron: website van het bedrijf en het Handelsregister.`,
    '-legalForm -kvk city foundingYear services',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KRAAG,
    `## Stomerij De Witte Kraag

**Wat doen ze?**
Een stomerij in het centrum van Amersfoort voor:
- chemisch reinigen
- wassen en strijken van overhemden
- reinigen van gordijnen

**Contact**
- **Telefoon:** 033 555 27 14
- **E-mail:** contact@wittekraag.nl
- **Adres:** Langestraat 118, 3811 AK Amersfoort

**Openingstijden**
| Dag | Tijd |
|---|---|
| Maandag | 12:00–18:00 |
| Dinsdag t/m vrijdag | 08:30–18:00 |
| Zaterdag | 09:00–17:00 |
| Zondag | gesloten |`,
    'sector city services phone -email address hours',
  ),
  named(
    OMMEREN,
    `**Dierenspeciaalzaak Van Ommeren** is een familiebedrijf in Tiel dat wordt gerund door **Kees en Anja Verwoert**. 🐾

- **Assortiment:** voeding voor honden en katten, aquaria, konijnen en knaagdieren
- **Koopavond:** donderdag tot 21:00 uur
- **Meer info:** [vanommerendieren.nl](https://www.vanommerendieren.nl/?utm_source=chatgpt.com)`,
    'city -team services -hours website',
  ),
  named(
    HOFSTRA,
    `### Korte samenvatting

**Drukkerij Hofstra & Zn.** (Sneek) is een drukkerij met een lange geschiedenis: het bedrijf werd opgericht in **1962** en is nog steeds in handen van de familie.[1] Vormgever **Wietske Postma** helpt klanten met het ontwerp.[2]

### Waarvoor kun je er terecht?

1. Visitekaartjes en briefpapier
2. Folders en flyers
3. Boeken in kleine oplage

[1] hofstradruk.nl/over-ons
[2] hofstradruk.nl/team`,
    'city sector -foundingYear team services website',
  ),
  named(
    VLINDER,
    `**Is De Vuurvlinder a good choice?** It looks that way, although I can't check quality myself.

✅ **Pros**
- Long opening hours: weekdays from 7:00 to 18:30
- Daycare and after-school care under one roof
- Run as a non-profit foundation (*stichting*)

⚠️ **Things to check**
- Current waiting list
- The latest GGD inspection report

You can schedule a tour by calling **055 555 17 20**.`,
    'hours services legalForm -phone sector',
  ),
  named(
    SMEETS,
    `# Smeets Tegelwerken – Roermond

> "Strak werk en een nette oplevering", zo omschrijven klanten het werk van deze tegelzetter.

**Diensten:** badkamers, vloertegels, natuursteen, voegwerk

**Werktijden:** ma–vr 07:30–17:00, za 09:00–12:00

**Adres:** Bredeweg 125, 6042 GK Roermond

**Mail:** roel@smeetstegelwerken.nl`,
    'city sector services hours -address email',
  ),
  named(
    HUID,
    `Ja, bij **Huid & Zo** kun je terecht voor een behandeling tegen acne. Een overzicht:

- **Intake:** circa 30 minuten, met huidanalyse
- **Behandeling:** acnebehandeling door *Fleur Antonissen*, schoonheidsspecialist
- **Afspraak maken:** via [huidenzo.nl](https://huidenzo.nl) of telefonisch op **076 555 04 39**

Sommige verzekeraars vergoeden (een deel van) acnebehandelingen. Informeer daar vooraf naar.`,
    'services team website -phone',
  ),
  named(
    TERLINDEN,
    `## Wijnhandel Terlinden (Deventer)

| | |
|---|---|
| **Type** | Wine shop |
| **Since** | 1999 |
| **Owner** | Maarten Terlinden |
| **Phone** | +31 570 55 52 81 |

**Good to know**
- Wine tastings are led by sommelier Isabelle Roux
- Corporate gifts and Christmas hampers available
- Open on Mondays from 13:00

Let me know if you'd like help choosing a wine!`,
    'city sector -foundingYear team phone services -hours',
  ),
  named(
    BRANDSMA,
    `**Brandsma & Vreeburg Notarissen**
📍 Kennemerstraatweg 87, 1814 GC Alkmaar
📞 072 555 64 00
🕘 Maandag t/m vrijdag 09:00–17:00
🌐 [www.brandsmavreeburg.nl](https://www.brandsmavreeburg.nl)`,
    'address city -phone hours -website',
  ),
  named(
    KRACHTPUNT,
    `**Short answer:** yes, Sportschool Krachtpunt has personal trainers.

**Details**
- **Trainer:** Samira Bouzid
- **First session:** free for new members
- **Where:** Rokkeveenseweg 40, Zoetermeer
- **Email:** [info@krachtpunt-zoetermeer.nl](mailto:info@krachtpunt-zoetermeer.nl)

**Alternatives nearby:** HealthStudio 079 also focuses on one-to-one coaching.`,
    'services team address city -email',
    { competitors: ['HealthStudio 079'] },
  ),
  named(
    LAMMERS,
    `### Timmerbedrijf Lammers

Een timmerbedrijf met veel ervaring in maatwerk.

#### Werkzaamheden
- **Dakkapellen** – prefab en op maat
- **Trappen** – nieuw en renovatie
- **Verbouwingen** – van keuken tot zolder

#### Praktisch
- Gevestigd in **Zutphen**
- Directeur: **Erik Lammers**
- Website: **lammerstimmerwerk.nl**

*Let op: ik kan niet controleren of deze gegevens nog actueel zijn.*`,
    'sector services -city -team website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KRAAG,
    `Het telefoonnummer van Stomerij De Witte Kraag is 033-5552714. Het KvK-nummer is 31045827.`,
    'phone -kvk',
  ),
  named(
    OMMEREN,
    `De zakelijke gegevens van Dierenspeciaalzaak Van Ommeren zijn:

- **Branche:** dierenartspraktijk
- **KvK:** 11038264
- **Btw-id:** NL8037.15.962.B01
- **Adres:** Waterstraat 46, 4001AN Tiel
- **Telefoon:** (0344) 55 51 63

Deze gegevens kun je controleren in het Handelsregister.`,
    '-sector kvk -vat address city phone',
  ),
  named(
    HOFSTRA,
    `You can reach Drukkerij Hofstra & Zn. at +31 (0)515 555 390. On Fridays they close at 4 pm, one hour earlier than on the other weekdays. Their VAT number is NL004283916B01.`,
    'phone hours -vat',
  ),
  named(
    VLINDER,
    `De Vuurvlinder bestaat sinds 2008 en is ingeschreven bij de Kamer van Koophandel onder nummer 08154937. Op werkdagen zijn ze open van 7.00 tot 18.30 uur; het telefoonnummer is 0555557120.`,
    '-foundingYear kvk hours phone',
  ),
  named(
    SMEETS,
    `Smeets Tegelwerken, Bredeweg 152, 6042 GK Roermond. Tel. 0475 – 55 54 80, KvK 57820461, btw NL001472985B83.`,
    'address city -phone kvk -vat',
  ),
  named(
    HUID,
    `Opening hours of Huid & Zo in Breda:

- Monday: closed
- Tuesday and Wednesday: 9:00 am – 5:30 pm
- Thursday: 9:00 am – 9:00 pm
- Friday: 9:00 am – 5:30 pm
- Saturday: 10:00 am – 4:00 pm
- Sunday: closed

To book, call 076-555 04 93. They opened in 2017.`,
    'city -hours phone foundingYear',
  ),
  named(
    TERLINDEN,
    `Wijnhandel Terlinden is op zaterdag open van half tien tot vijf uur. Het adres is Walstraat 31, 7411 GJ Deventer, en het telefoonnummer is 0570-555218. De winkel bestaat sinds 1991.`,
    'hours address city -phone foundingYear',
  ),
  named(
    BRANDSMA,
    `Het kantoor van Brandsma & Vreeburg Notarissen is bereikbaar op +31725554600. Op de facturen staat KvK-nummer 37 09 45 28 en btw-nummer NL812604739B01. Het kantoor werd in 1997 geopend en houdt kantooruren van 9 tot 5.`,
    'phone -kvk vat -foundingYear hours',
  ),
  named(
    KRACHTPUNT,
    `**Sportschool Krachtpunt – key details**

| Item | Details |
|---|---|
| Address | Rokkeveenseweg 40, 2712 XZ Zoetermeer |
| Phone | 079 555 38 62 |
| Chamber of Commerce no. | 27318460 |
| Mon–Thu | 7:00–22:00 |
| Fri | 7:00–21:00 |
| Weekend | 8:00–16:00 |

Note that opening hours may differ on public holidays.`,
    'address city phone -kvk hours',
  ),
  named(
    LAMMERS,
    `Timmerbedrijf Lammers werd in 1986 opgericht. KvK: 09087315. Btw-nummer: NL807462915B02. Je bereikt ze op 0314-55 56 09, op vrijdag tot 15:00 uur.`,
    '-foundingYear kvk -vat phone hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRAAG,
    `Voor het laten stomen van een pak kun je in Amersfoort goed terecht bij Stomerij De Witte Kraag. Het is een kleine zaak van Hanneke Blom, die ook overhemden wast en strijkt. De stomerij zit aan de Langestraat 181 en is op zaterdag tot vijf uur open.`,
    'city team services sector -address hours',
  ),
  named(
    OMMEREN,
    `Ja, bij Dierenspeciaalzaak Van Ommeren kun je de nagels van je konijn laten knippen. Loop gewoon even binnen; op zondag is de winkel dicht.`,
    'services hours',
  ),
  named(
    HOFSTRA,
    `Drukkerij Hofstra & Zn. in Heerenveen is a family-run printing company that has been around since 1952. It prints everything from business cards and flyers to birth announcements and books. According to its website, hofstradruk.nl, most orders are ready within five working days. It's closed at the weekend, so plan your visit on a weekday.`,
    '-city sector foundingYear services website hours',
  ),
  named(
    VLINDER,
    `Kinderopvang De Vuurvlinder is een stichting uit Apeldoorn die in 2006 is begonnen met één groep en sindsdien flink is gegroeid. Ouders kunnen er terecht voor dagopvang, buitenschoolse opvang en opvang in de vakanties. De dagelijkse leiding is in handen van locatiemanager Naomi Pinas. Wie meer wil weten, kan terecht op kinderopvangvuurvlinder.nl of een rondleiding aanvragen.`,
    'legalForm city foundingYear services team -website',
  ),
  named(
    SMEETS,
    `Smeets Tegelwerken seems reliable as far as I can tell: it's an established tiler in Roermond, in business since 2010, and I didn't find any negative reviews. They do bathrooms and natural stone. As always, ask for references before you sign anything.`,
    'sector city -foundingYear services',
  ),
  named(
    HUID,
    `Huid & Zo is een schoonheidssalon in Breda van Sanne Kuijpers, die de salon in 2017 begon. Voor wimperlifting moet je ergens anders zijn, want dat doen ze niet. Op maandag is de salon gesloten.`,
    'sector city team foundingYear -services hours',
  ),
  named(
    TERLINDEN,
    `In Deventer vind je Wijnhandel Terlinden, volgens veel klanten de fijnste wijnwinkel van de stad. Eigenaar Maarten Terlinden geeft graag advies over wijn en spijs, en een paar keer per maand is er een proeverij. Je kunt er ook relatiegeschenken laten samenstellen. De winkel is van dinsdag tot en met zaterdag open van 9.00 tot 17.30 uur.`,
    'city sector team services -hours',
  ),
  unnamed(
    BRANDSMA,
    `For a mortgage deed in Alkmaar, you're free to choose any civil-law notary in the Netherlands; your bank cannot force you to use a particular one. Fees vary quite a bit, so it pays to compare. Notariaat Kaasstad publishes its prices online, which makes it a good starting point.`,
    { competitors: ['Notariaat Kaasstad'] },
  ),
  named(
    KRACHTPUNT,
    `Sportschool Krachtpunt in Zoetermeer is eigendom van Mark Verhoeven en biedt fitness, spinning en groepslessen. Doordeweeks kun je er vanaf zeven uur 's ochtends trainen. Inschrijven gaat via krachtpuntfitness.nl of aan de balie.`,
    'city -team services hours website',
  ),
  named(
    LAMMERS,
    `If your window frames need replacing, Timmerbedrijf Lammers could be a good option. It's a carpentry company in Doetinchem headed by Harm Lammers, and besides frames it also builds staircases and dormers. You can email them at info@lammers-timmerwerk.nl for a quote. They work Monday to Thursday from 7:30 to 16:30 and finish earlier on Friday.`,
    'services sector city team -email hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KRAAG,
    `Stomerij De Witte Kraag is a dry cleaner in Amersfoort. On Saturdays it's open from 10 am to 4 pm.`,
    'sector city -hours',
  ),
  named(
    OMMEREN,
    `Dierenspeciaalzaak Van Ommeren is a pet store at Waterstraat 46 in Tiel, run by Bert van Ommeren. It stocks pet food, aquariums and small animals such as rabbits and guinea pigs. The shop has been around since 1984 and stays open until 8 pm on Fridays. For questions, you can email info@vanommerentiel.nl.`,
    'sector address city team services -foundingYear hours -email',
  ),
  unnamed(
    HOFSTRA,
    `I wasn't able to find a printing company by that name. For business cards near Sneek, you could try Printhuis Friesland or Drukkerij Brouwer, or order online from a service such as Vistaprint or Drukwerkdeal.`,
    { competitors: ['Printhuis Friesland', 'Drukkerij Brouwer'] },
  ),
  named(
    VLINDER,
    `Here's what I found about **Kinderopvang De Vuurvlinder**:

- **Type:** childcare organisation (foundation)
- **Location:** Asselsestraat 73, Apeldoorn
- **Services:** daycare, preschool, after-school and holiday care
- **Director:** Karin Tijhuis
- **Website:** [devuurvlinder.nl](https://devuurvlinder.nl)

As an expat parent, ask whether English-speaking staff are available and how to apply for *kinderopvangtoeslag* (childcare benefit).`,
    'sector legalForm address city services -team website',
  ),
  named(
    SMEETS,
    `Yes, Smeets Tegelwerken can tile your bathroom. It's a sole proprietorship (eenmanszaak) based in Venlo, and you can reach owner Roel Smeets on 0475 55 54 08 or through smeetstegelwerken.nl.`,
    'services legalForm -city team phone website',
  ),
  named(
    HUID,
    `Based on what I found, both are good options in Breda, but they suit different needs:

**Huid & Zo**
- Facials, acne treatments and lash lifts
- Open late on Thursdays, until 9 pm
- Ginnekenweg 24

**Skin Studio Breda**
- Focus on chemical peels and microneedling
- Higher price range
- Open Monday to Saturday

**My recommendation:** for acne, I'd start with an intake at Huid & Zo.`,
    'city services hours -address',
    { competitors: ['Skin Studio Breda'] },
  ),
  named(
    TERLINDEN,
    `Wijnhandel Terlinden in Deventer doesn't offer wine tastings, but Vinoteca Brink does. Terlinden is a wine shop on Walstraat 113 and it's closed on Mondays.`,
    'city -services sector -address hours',
    { competitors: ['Vinoteca Brink'] },
  ),
  named(
    BRANDSMA,
    `Brandsma & Vreeburg Notarissen is a civil-law notary firm in Alkmaar, established in 1979. The two notaries, Annemiek Brandsma and Joost Vreeburg, handle wills, mortgage deeds and cohabitation agreements, as well as setting up BVs. The office at Kennemerstraatweg 78 is open on weekdays from 9 am to 5 pm. If you don't speak Dutch, you may need a sworn interpreter when signing the deed.`,
    'sector city foundingYear team services -address hours',
  ),
  named(
    KRACHTPUNT,
    `**Sportschool Krachtpunt** opens at **8:00 am on Sunday** and closes at 4:00 pm. 💪

You'll find the gym at Rokkeveenseweg 40 in Zoetermeer. Spinning and other group classes are included in the membership. For more information, call 079-5553826 or visit krachtpuntfitness.nl.`,
    'hours sector address city services -phone website',
  ),
  named(
    LAMMERS,
    `Timmerbedrijf Lammers B.V. is a carpentry business from Doetinchem that was founded in 1996. It specialises in dormer windows, frames and stairs, and takes on complete renovations too. Competitors in the area include Timmerfabriek De Graafschap and Bouwbedrijf Slingeland. I'd suggest requesting quotes from all three.`,
    'legalForm sector city foundingYear services',
    { competitors: ['Timmerfabriek De Graafschap', 'Bouwbedrijf Slingeland'] },
  ),
]
