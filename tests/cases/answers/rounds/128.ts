/** Answers that a stranger to the rules wrote: a florist, a veterinary clinic, a painter, an eatery, a mortgage adviser, a car body shop, a daycare, an interior designer, a sauna and a drugstore. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BOSUIL,
  BRINKMAN,
  DKR,
  HOEKJE,
  LEEUWEN,
  LINDE,
  MAASLAND,
  PIOEN,
  VEENPOEL,
  WAL,
} from '#tests/cases/answers/companies/128.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    PIOEN,
    `Ik heb helaas geen informatie kunnen vinden over Bloemsierkunst De Pioen in Winterswijk. Het kan zijn dat de winkel weinig online aanwezig is of inmiddels een andere naam heeft. Wil je dat ik andere bloemisten in de buurt voor je zoek?`,
  ),
  named(
    DKR,
    `Dierenkliniek Kromme Rijn in Houten publiceert geen tarieven op de website, dus wat een sterilisatie van een kat precies kost kan ik je niet zeggen. Wel bieden ze castraties en sterilisaties aan, en je kunt op zaterdag terecht van 10:00 tot 13:00 uur. Voor een prijsopgave kun je het beste bellen met 030 - 555 71 80.`,
    'city services -hours phone',
  ),
  unnamed(
    WAL,
    `I couldn't find any reliable information about Schildersbedrijf Van der Wal. There are many painting companies in Friesland with similar names, so I don't want to guess. You could check the KVK register or Google Maps to verify whether the company is active.`,
  ),
  named(
    HOEKJE,
    `Of Eetcafé 't Hoekje een glutenvrije kaart heeft, heb ik nergens kunnen vinden. Het eetcafé zit aan de Waterstraat in Tiel en serveert zowel lunch als diner. Op maandag en dinsdag is het gesloten.

Tip: mail even naar info@eetcafehoekje.nl met je dieetwensen voordat je reserveert.`,
    'sector address city services hours -email',
  ),
  unnamed(
    MAASLAND,
    `Over Maasland Hypotheken kan ik op dit moment geen betrouwbare gegevens terugvinden. In de zoekresultaten kwamen wel Hypotheekhuis Roermond en De Financiële Poort naar voren, twee adviseurs die in Roermond actief zijn. Controleer bij twijfel altijd het AFM-register om te zien of een adviseur een vergunning heeft.`,
    { competitors: ['Hypotheekhuis Roermond', 'De Financiële Poort'] },
  ),
  named(
    BRINKMAN,
    `I found no independent reviews of Autoschade Brinkman on Google or Trustpilot, so I can't tell you how satisfied customers are. What I can confirm is that it's a car body repair shop in Almelo, in business since 1985, and that it offers paintless dent removal and a replacement car while yours is being fixed.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    BOSUIL,
    `Ik kan geen kinderopvang met de naam De Bosuil vinden in Ede. Wel kun je in het Landelijk Register Kinderopvang (LRK) nagaan of een opvanglocatie geregistreerd staat en wat de GGD in het laatste inspectierapport heeft opgeschreven.`,
  ),
  named(
    LINDE,
    `Hoeveel Studio Linde Interieur per uur rekent, staat niet op de website. De interieurontwerper uit Bergen op Zoom, opgericht door Marloes Verhagen, werkt volgens studiolinde.nl met een vrijblijvend kennismakingsgesprek en maakt daarna een offerte op maat. Kleuradvies kun je er ook los afnemen.`,
    'sector city -team website services',
  ),
  unnamed(
    VEENPOEL,
    `I'm sorry, but I don't have any information about a sauna called De Veenpoel. It may be a small or recently opened business that isn't covered in my sources. If you're looking for a spa day in Drenthe, Wellness De Reest and Badhuis Assen are two places that do come up.`,
    { competitors: ['Wellness De Reest', 'Badhuis Assen'] },
  ),
  named(
    LEEUWEN,
    `Er is mij niets bekend over een webshop van Drogisterij Van Leeuwen. De winkel zelf vind je aan de Padjedijk 62 in Purmerend en is op vrijdag tot 21.00 uur open. Zelfzorgmedicijnen en voedingssupplementen koop je er gewoon aan de balie.`,
    '-address city hours services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    PIOEN,
    `**De Pioenroos** is een bloemenwinkel in Aalten, aan de Landstraat. De winkel verkoopt boeketten, planten en woonaccessoires en bezorgt in de hele Achterhoek. Je kunt er van dinsdag tot en met zaterdag terecht.`,
  ),
  named(
    DKR,
    `Let op: er zijn twee praktijken met een vergelijkbare naam. **Dierenkliniek Kromme Rijn** zit in Houten, aan De Molen 26, en wordt geleid door Saskia Verweij. **Dierenkliniek De Krommerijn** is een andere praktijk, in Wijk bij Duurstede, met eigen artsen en een eigen telefoonnummer (0343 555 214). Voor een vaccinatie kun je bij allebei terecht.`,
    'city -address team services',
  ),
  unnamed(
    WAL,
    `Van der Wal Bouw is a construction company based in Drachten. It focuses on extensions, dormers and renovation projects and has around 25 employees. According to its website, the company was founded in 1996. Is this the company you were looking for?`,
  ),
  named(
    HOEKJE,
    `There are two places you might mean:

1. **Eetcafé 't Hoekje** – in Tiel, on Waterstraat. Open Wednesday to Sunday, known for its sharing boards with drinks (borrelplanken).
2. **Café De Hoek** – in Zaltbommel, a traditional brown café without a kitchen.

If you want to have dinner, the first one is the better choice. You can book on 0344 55 58 63.`,
    'city address hours services -phone',
  ),
  unnamed(
    MAASLAND,
    `Maasland Makelaars is een makelaarskantoor in Maassluis dat zich richt op de verkoop en taxatie van woningen in Midden-Delfland. Het kantoor is aangesloten bij de NVM en krijgt op Funda gemiddeld een 9,1. Hypotheekadvies geeft het kantoor zelf niet, daarvoor verwijst het door.`,
  ),
  named(
    BRINKMAN,
    `Autoschade Brinkman en Autobedrijf Brinkmann worden vaak door elkaar gehaald. Autoschade Brinkman is het schadeherstelbedrijf aan de Turfkade in Almelo, met Henk Brinkman als directeur. Autobedrijf Brinkmann (met dubbel n) verkoopt occasions in Nijverdal en doet geen schadeherstel.`,
    'sector address city -team',
  ),
  unnamed(
    BOSUIL,
    `I found **Kinderopvang De Bosuiltjes**, a daycare in Apeldoorn:

- **Address:** Asselsestraat 210, Apeldoorn
- **Services:** daycare (0–4) and after-school care
- **Opening hours:** Monday to Friday, 7:30–18:30
- **Rating:** 4.6 on Google (38 reviews)

Places can be requested through the website of the organisation.`,
  ),
  named(
    LINDE,
    `Ja, maar er is ook een andere studio die erop lijkt. Studio Linde Interieur is het interieurontwerpbureau van Linde Verhagen in Roosendaal; zij maakt onder meer lichtplannen en 3D-visualisaties. Lindestudio is een fotostudio in Breda en heeft er niets mee te maken.`,
    'sector team -city services',
  ),
  unnamed(
    VEENPOEL,
    `De Veenplas is een recreatiegebied bij Veenendaal waar je kunt zwemmen, vissen en wandelen. Er is een strandje en een paviljoen, maar geen sauna. De toegang is gratis en honden mogen er buiten het zomerseizoen los lopen.`,
  ),
  named(
    LEEUWEN,
    `You're probably thinking of one of these two shops. Drogisterij Van Leeuwen is a family drugstore in the centre of Purmerend, where you can have passport photos taken. Parfumerie Van Leeuwen, on the other hand, is a perfume shop in Zaandam; as far as I can see the two aren't related. The Purmerend shop was founded in 1936 and is closed on Sundays.`,
    'sector city services -foundingYear hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    PIOEN,
    `Bij De Pioen in Winterswijk kun je een bloemenabonnement nemen: je krijgt dan wekelijks of om de week een vers boeket thuisbezorgd. Bestellen kan via depioenwinterswijk.nl of telefonisch op 0543-551527.`,
    'city services website -phone',
  ),
  unnamed(
    DKR,
    `DKR staat in Amerika voor het **Darrell K Royal–Texas Memorial Stadium**, het American footballstadion van de University of Texas in Austin. Er kunnen ruim 100.000 toeschouwers in. Het is vernoemd naar Darrell Royal, de succesvolste coach van de Longhorns.`,
  ),
  named(
    WAL,
    `SVDW (Van der Wal uit Sneek) is volgens de reviews een degelijke vakman voor buitenwerk. Ze doen ook houtrotreparatie, zodat je niet apart een timmerman hoeft in te huren. Eigenaar is Klaas van der Wal; hij komt zelf langs voor de offerte.`,
    'city services -team',
  ),
  unnamed(
    HOEKJE,
    `ETH is the ticker symbol for Ether, the cryptocurrency of the Ethereum network. It's the second-largest cryptocurrency by market capitalisation after Bitcoin. The name is also used for ETH Zürich, the Swiss technical university.`,
  ),
  named(
    MAASLAND,
    `**Maasland Hypotheekadvies** (Roermond)

- 📍 Swalmerstraat 33, 6041 CW Roermond
- 📞 0475-555268
- 🕘 Donderdagavond open tot 21:00 uur
- 💬 Onafhankelijk hypotheekadvieskantoor, gespecialiseerd in starters en het oversluiten van hypotheken

Het eerste gesprek is gratis en vrijblijvend.`,
    'city address phone -hours sector services',
  ),
  unnamed(
    BRINKMAN,
    `ASB kan verschillende dingen betekenen. In de vastgoedwereld is het een veelgebruikte afkorting voor asbest; in Nieuw-Zeeland is ASB een grote bank. Bij vloeren en sportzalen is ASB bekend van de Duitse glazen sportvloer (ASB GlassFloor). Kun je aangeven in welke context je de afkorting tegenkwam?`,
  ),
  named(
    BOSUIL,
    `KDV de Bosuil is a childcare centre on Verlengde Maanderweg in Ede. It's run by a foundation (stichting) and takes children from ten weeks until they finish primary school, since it offers both day care and after-school care. Waiting times vary per age group.`,
    'sector -address city legalForm services',
  ),
  named(
    LINDE,
    `Studio Linde is gevestigd aan de Steenbergsestraat 9 in Bergen op Zoom. Je kunt er op zaterdag binnenlopen tussen 10.00 en 17.00 uur. Afspraken maak je via hallo@studiolinde.nl.`,
    'address city -hours email',
  ),
  named(
    VEENPOEL,
    `Veenpoel Wellness is a swimming pool in Hoogeveen, with a hammam and a restaurant. It opened its doors in 2003. On weekdays other than Monday you can go in from 10 am, and it closes at 11 pm.`,
    '-sector city services -foundingYear hours',
  ),
  named(
    LEEUWEN,
    `DVL, de drogisterij aan de Padjedijk in Purmerend, maakt pasfoto's die geschikt zijn voor paspoort en rijbewijs. Je hoeft geen afspraak te maken. De winkel is van dinsdag tot en met donderdag van 8.30 tot 17.30 uur geopend.`,
    'address city services -hours sector',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    PIOEN,
    `Er zijn in Nederland meerdere zaken die De Pioen heten:

- **De Pioen, Leeuwarden** – een bloemenstal bij het station
- **Restaurant De Pioen, Venlo** – Chinees-Indisch restaurant
- **Kwekerij De Pioen, Lisse** – teler van pioenrozen, alleen groothandel

Welke van deze bedoel je? Als je een plaats noemt, kan ik gerichter zoeken.`,
  ),
  named(
    DKR,
    `I found two veterinary practices called Kromme Rijn. Dierenkliniek Kromme Rijn in Houten has been around since 1998 and does vaccinations, dental treatments and X-rays. The other, in Bunnik, is a practice for horses only. For a cat or dog you'll want the one in Houten: its number is 030 555 71 80.`,
    'sector city -foundingYear services phone',
  ),
  named(
    WAL,
    `Er zijn meerdere schilders met de naam Van der Wal in Nederland. De bekendste drie:

1. **Schildersbedrijf Van der Wal – Sneek.** Einsteinstraat 17, binnen- en buitenschilderwerk, actief sinds 1978.
2. **Schildersbedrijf Van der Wal – Zwolle.** Eenmanszaak, vooral nieuwbouw.
3. **Van der Wal Schilderwerken – Katwijk.** Specialist in monumenten.

Woon je in Friesland, dan ligt de eerste voor de hand.`,
    'sector city -address services foundingYear',
  ),
  unnamed(
    HOEKJE,
    `'t Hoekje is een erg populaire naam voor horecazaken. In Volendam is 't Hoekje een visrestaurant aan de haven, in Groningen is het een bruin café bij de Grote Markt, en in Goes gaat het om een cafetaria met afhaal. Laat even weten in welke plaats je wilt eten, dan geef ik je de juiste gegevens.`,
  ),
  named(
    MAASLAND,
    `There are two companies by the name of Maasland. Maasland Hypotheken, on Swalmerstraat in Roermond, is an independent mortgage broker headed by Frans Geraedts. Maasland in the village of Maasland itself is an insurance intermediary and has nothing to do with mortgages. Based on your question about refinancing, you probably mean the Roermond firm, which does offer that.`,
    'sector address city -team services',
  ),
  named(
    BRINKMAN,
    `De naam Brinkman komt vaker voor in de autobranche. Autoschade Brinkman in Almelo (telefoon 0546-55 35 91) herstelt schade voor alle verzekeraars en heeft leenauto's. Autoschade Brinkman in Zevenaar is sinds 2021 onderdeel van een keten en heeft een andere eigenaar. De vestiging in Almelo is op zaterdagochtend geopend, die in Zevenaar niet.`,
    'city -phone services hours',
  ),
  unnamed(
    BOSUIL,
    `Several childcare organisations in the Netherlands use the name De Bosuil. One is an after-school care location in Zeist, run by a large regional provider; another is a small nature daycare in Oisterwijk with 16 places. Both have a good GGD inspection report. Could you tell me which town you're in?`,
  ),
  named(
    LINDE,
    `Onder de naam Studio Linde vond ik twee bedrijven:

| | Plaats | Wat ze doen |
|---|---|---|
| Studio Linde Interieur | Bergen op Zoom | Interieurontwerp, keukenontwerp en kleuradvies |
| Studio Linde | Haarlem | Grafisch ontwerp en huisstijlen |

De eerste, een eenmanszaak van Linde Verhagen, bestaat sinds 2012.`,
    'city services legalForm team -foundingYear',
  ),
  unnamed(
    VEENPOEL,
    `Er zijn twee locaties die De Veenpoel heten. Camping De Veenpoel ligt bij Schoonebeek en heeft een klein zwembad en een speeltuin. Daarnaast is er een zorgboerderij De Veenpoel in Vriezenveen, met dagbesteding voor ouderen. Een wellnesscentrum met die naam heb ik niet gevonden.`,
  ),
  named(
    LEEUWEN,
    `Je hebt meerdere drogisterijen Van Leeuwen. In Purmerend zit Drogisterij Van Leeuwen aan de Padjedijk 26; in Woerden zit een DA-winkel die door een andere familie Van Leeuwen wordt gerund. De zaak in Purmerend is van Martin van Leeuwen en heeft als website drogisterijvanleeuwen.nl.`,
    'sector city address -team website',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    PIOEN,
    `Dit zijn de best beoordeelde bloemenwinkels in Winterswijk:

1. **Bloemsierkunst De Pioen** – Misterstraat 48. Sterk in bruidsboeketten en rouwwerk. Op vrijdag koopavond tot 21.00 uur.
2. **Bloemen Hesselink** – Grote keuze aan kamerplanten en snijbloemen, bezorgt ook op zondag.
3. **Fleur de Lis Winterswijk** – Kleine winkel met een moderne stijl.

Voor een trouwboeket zou ik bij de eerste beginnen en minstens zes weken van tevoren langsgaan.`,
    'sector city address services -hours',
    { competitors: ['Bloemen Hesselink', 'Fleur de Lis Winterswijk'] },
  ),
  named(
    DKR,
    `Here are some vets in Houten:

- **Dierenarts Schonauwen** – small practice, walk-in consultation hours every morning
- **Dierenkliniek Kromme Rijn** – De Molen 62, open until 20:00 on Tuesdays, in-house X-ray
- **Dierenhospitaal De Schalkwijk** – 24/7 emergency care
- **Dierenkliniek Het Oude Dorp** – focuses on rabbits and other small animals

For emergencies outside office hours, call the animal hospital first.`,
    'sector city address -hours services',
    { competitors: ['Dierenarts Schonauwen', 'Dierenhospitaal De Schalkwijk'] },
  ),
  unnamed(
    WAL,
    `Goede schilders in Sneek en omgeving zijn onder andere:

1. Zijlstra Schilderwerken – bekend om strak binnenwerk
2. Schilderspartners Zuidwest – grotere ploeg, ook VvE's
3. Hoekstra Schilders – particulier onderhoud

Vraag altijd minimaal twee offertes op en let erop of het schuren en gronden is inbegrepen.`,
    { competitors: ['Zijlstra Schilderwerken', 'Schilderspartners Zuidwest'] },
  ),
  named(
    HOEKJE,
    `Leuke plekken om te lunchen in Tiel:

* **Grand Café Flipje** – groot terras aan de markt
* **Brasserie De Waal** – uitzicht over de rivier, iets duurder
* **Eetcafé 't Hoekje** – gezellig eetcafé van Gerrit van Ommeren, met een eenvoudige lunchkaart, op zondag gesloten
* **Bakkerscafé Zoet** – voor koffie met gebak

Wil je 's avonds blijven hangen, dan zijn de eerste en de derde het gezelligst.`,
    'city sector team services -hours',
    { competitors: ['Grand Café Flipje', 'Brasserie De Waal'] },
  ),
  named(
    MAASLAND,
    `If you're buying your first home in Roermond, these mortgage advisers are worth a call:

1. **Hypotheekhuis Roermond** – part of a national franchise, lots of reviews
2. **Maasland Hypotheken** – independent, does starter mortgages, founded in 2013
3. **Limburg Hypotheekadviseurs** – advice at home in the evening

All three offer a free first meeting. Ask each of them what the total advice fee will be before you sign anything.`,
    'city sector services -foundingYear',
    { competitors: ['Hypotheekhuis Roermond', 'Limburg Hypotheekadviseurs'] },
  ),
  named(
    BRINKMAN,
    `Voor autoschade in Almelo kun je hier terecht:

- **Autoschade Brinkman** (Turfkade 21, 0546 55 53 91) – uitdeuken zonder spuiten, spuitwerk en ruitreparatie
- **Carrosserie Ter Horst** – ook voor oldtimers
- **Schadeherstel Kuipers** – snelle service bij kleine schade

Controleer bij je verzekeraar of het bedrijf is aangesloten, anders kan je eigen risico hoger uitvallen.`,
    'city -address phone services',
    { competitors: ['Carrosserie Ter Horst', 'Schadeherstel Kuipers'] },
  ),
  unnamed(
    BOSUIL,
    `Kinderdagverblijven in Ede met op dit moment plek:

1. **Kinderdagverblijf Pippeloentje** – baby- en peutergroepen, in het centrum
2. **Opvang 't Nestje** – kleinschalig, maximaal 12 kinderen per groep
3. **Kindercentrum De Veluwe** – ook BSO met vervoer

De beschikbaarheid verandert snel, dus bel de locaties voor de actuele wachttijd.`,
    { competitors: ['Kinderdagverblijf Pippeloentje', "Opvang 't Nestje", 'Kindercentrum De Veluwe'] },
  ),
  named(
    LINDE,
    `My top 3 interior designers in Bergen op Zoom:

1. **Ontwerpbureau Kade 8** – high-end renovations, works with its own contractor
2. **Studio Linde Interieur** – run by Linde Verhagen; colour advice, lighting plans and 3D renderings. Website: studiolinde.com
3. **Wonen bij Jet** – styling and furniture from its own shop

Prices for a full design usually start at around €1,500.`,
    'sector city team services -website',
    { competitors: ['Ontwerpbureau Kade 8', 'Wonen bij Jet'] },
  ),
  named(
    VEENPOEL,
    `Een paar fijne sauna's in Drenthe:

1. **Thermen Het Hunebed** – groot complex met 12 sauna's, in Borger
2. **Sauna De Veenpoel** – in Meppel, rustig en betaalbaar, met massages en een hammam
3. **Badhuis Assen** – kleinschalig, midden in de stad
4. **Wellness De Reest** – privésauna voor twee tot zes personen

Reserveren is in het weekend bijna overal verplicht.`,
    'sector -city services',
    { competitors: ['Thermen Het Hunebed', 'Badhuis Assen', 'Wellness De Reest'] },
  ),
  unnamed(
    LEEUWEN,
    `Drogisterijen in het centrum van Purmerend:

- Kruidvat (Kaasmarkt)
- Etos (Eggert)
- Drogist De Weerwal
- Kruidenhuis Purmerend, vooral voor homeopathie en thee

Voor pasfoto's kun je ook terecht bij de HEMA.`,
    { competitors: ['Drogist De Weerwal', 'Kruidenhuis Purmerend'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PIOEN,
    `Hier is een vergelijking van drie bloemisten in Winterswijk:

| Winkel | Adres | Specialiteit | Zondag open |
|---|---|---|---|
| Bloemsierkunst De Pioen | Misterstraat 48 | Rouw- en trouwbloemen | Ja |
| Bloemen Hesselink | Wooldstraat 12 | Planten | Ja |
| Bloembinderij Roos | Jeugdkerkstraat 3 | Droogbloemen | Nee |

Wil je vandaag nog iets laten bezorgen, bel dan voor 14.00 uur.`,
    'sector city address services -hours',
    { competitors: ['Bloemen Hesselink', 'Bloembinderij Roos'] },
  ),
  named(
    DKR,
    `| | Dierenkliniek Kromme Rijn | Kliniek voor Dieren Nieuwegein |
|---|---|---|
| **Plaats** | Houten | Nieuwegein |
| **Telefoon** | 030 555 17 80 | 030 555 62 11 |
| **Zaterdag** | 09:00–12:00 | gesloten |
| **Gebitsbehandeling** | ja | ja |
| **Spoed 's nachts** | nee | nee |

Woon je in Houten, dan is Kromme Rijn dus de praktischere keuze, zeker als je op zaterdag wilt komen.`,
    'city -phone hours services',
    { competitors: ['Kliniek voor Dieren Nieuwegein'] },
  ),
  named(
    WAL,
    `Below is a quick comparison of painting companies near Sneek:

| Company | Based in | Founded | Services | Website |
|---|---|---|---|---|
| Zijlstra Schilderwerken | Joure | 2001 | Interior painting | zijlstraschilderwerken.nl |
| Schildersbedrijf Van der Wal | Sneek | 1982 | Exterior and interior painting, wallpapering | vanderwalschilders.nl |
| Friso Glas & Verf | Bolsward | 1989 | Glazing and painting | – |

**Bottom line:** for an older house with wooden frames, an experienced all-round firm is usually the safest choice.`,
    'sector city -foundingYear services website',
    { competitors: ['Zijlstra Schilderwerken', 'Friso Glas & Verf'] },
  ),
  unnamed(
    HOEKJE,
    `Restaurants in Tiel waar je met een groep terechtkunt:

| Naam | Max. groep | Keuken | Prijs |
|---|---|---|---|
| Brasserie De Waal | 60 | Frans-Nederlands | €€€ |
| Grand Café Flipje | 40 | Nederlands | €€ |
| Eetcafé Den Engel | 25 | Nederlands | €€ |

Reserveer voor groepen vanaf 10 personen minstens een week vooraf.`,
    { competitors: ['Brasserie De Waal', 'Grand Café Flipje', 'Eetcafé Den Engel'] },
  ),
  named(
    MAASLAND,
    `| Kantoor | Adres | Avondopening | Oversluiten |
|---|---|---|---|
| Maasland Hypotheken | Swalmerstraat 53, Roermond | Donderdag tot 20.00 uur | Ja |
| De Financiële Poort | Willem II Singel 8, Roermond | Op afspraak | Ja |
| Limburg Hypotheekadviseurs | Weert | Ma t/m do | Ja |

Let op de advieskosten: die liggen meestal tussen € 2.000 en € 3.000.`,
    '-address city hours services',
    { competitors: ['De Financiële Poort', 'Limburg Hypotheekadviseurs'] },
  ),
  named(
    BRINKMAN,
    `Ik heb de schadeherstellers in Almelo voor je op een rij gezet:

| Bedrijf | Eigenaar | Sinds | Leenauto |
|---|---|---|---|
| Autoschade Brinkman | Gerard Brinkman | 1991 | ja |
| Autolakkerij Twenthe | onbekend | 2005 | nee |
| Carrosserie Ter Horst | Johan ter Horst | 1972 | ja |

Alle drie geven garantie op het spuitwerk.`,
    'sector city -team foundingYear services',
    { competitors: ['Autolakkerij Twenthe', 'Carrosserie Ter Horst'] },
  ),
  named(
    BOSUIL,
    `| Daycare in Ede | Opens | Closes | After-school care |
|---|---|---|---|
| Kinderopvang De Bosuil | 6:30 | 18:30 | Yes |
| Kindercentrum De Veluwe | 7:30 | 18:30 | Yes |
| Opvang 't Nestje | 7:30 | 18:00 | No |

De Bosuil opens earliest, which is handy if you commute by train. You can request a tour by email: planning@kinderopvangdebosuil.nl.`,
    'sector city -hours services email',
    { competitors: ['Kindercentrum De Veluwe', "Opvang 't Nestje"] },
  ),
  unnamed(
    LINDE,
    `Overzicht van interieurontwerpers in West-Brabant:

| Bureau | Plaats | Stijl | Indicatie uurtarief |
|---|---|---|---|
| Atelier Noord Interieurs | Roosendaal | Scandinavisch | € 85 |
| Ontwerpbureau Kade 8 | Bergen op Zoom | Strak, modern | € 110 |
| Studio Wit | Etten-Leur | Landelijk | € 75 |

De tarieven zijn schattingen op basis van de websites.`,
    { competitors: ['Atelier Noord Interieurs', 'Ontwerpbureau Kade 8'] },
  ),
  named(
    VEENPOEL,
    `Vergelijking van twee wellnesscentra in Zuid-Drenthe:

| Kenmerk | Sauna De Veenpoel | Wellness De Reest |
|---|---|---|
| Plaats | Hoogeveen | De Wijk |
| Adres | Alteveerstraat 140 | Dorpsstraat 9 |
| Hammam | ✅ | ❌ |
| Massages | ✅ | ✅ |
| Zondag | 10:00–20:00 | gesloten |

**Conclusie:** voor een hele dag wellness is De Veenpoel de beste keuze.`,
    'sector city -address services hours',
    { competitors: ['Wellness De Reest'] },
  ),
  named(
    LEEUWEN,
    `Sure! Here's a table of drugstores in Purmerend:

| Store | Street | Late opening | Passport photos |
|---|---|---|---|
| Drogisterij Van Leeuwen | Padjedijk 26 | Friday until 21:00 | No |
| Gezond & Wel | Gedempte Singelgracht 4 | – | No |
| Etos | Eggert | Friday until 21:00 | Yes |

Let me know if you'd like directions.`,
    'sector city address hours -services',
    { competitors: ['Gezond & Wel'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    PIOEN,
    `## Bloemsierkunst De Pioen

**Bloemsierkunst De Pioen** is een bloemenwinkel in het centrum van Winterswijk, gerund door **Marieke Wensink**.

### Wat kun je er krijgen?
- Dagverse boeketten
- Bruidsboeketten en corsages
- Rouwbloemwerk
- Bloemenabonnementen voor thuis en kantoor

### Praktisch
- **Adres:** Misterstraat 48, 7101 EX Winterswijk
- **Telefoon:** 0543 55 51 72
- **Website:** [depioenwinterswijk.nl](https://depioenwinterswijk.nl)
- **Maandag:** gesloten

Wil je dat ik ook de bezorgkosten uitzoek?`,
    'sector city team services address -phone website -hours',
  ),
  named(
    DKR,
    `### Dierenkliniek Kromme Rijn – is it any good?

**Short answer:** yes, the reviews are mostly positive (4.7/5 on Google).

**What people like**
- Patient vets, Bas Korteland in particular gets mentioned a lot
- Clear cost estimates before surgery
- Late opening on Wednesdays, until 9 pm

**What people like less**
- Limited parking in front of the building
- Busy phone line in the morning

The veterinary clinic is at **De Molen 62 in Houten**. Appointments can be made through [dkkrommerijn.nl](https://dkkrommerijn.nl).`,
    'team -hours address city website sector',
  ),
  named(
    WAL,
    `# Schildersbedrijf Van der Wal (Sneek)

| | |
|---|---|
| **Directeur** | Sietse van der Wal |
| **Opgericht** | 1987 |
| **Rechtsvorm** | B.V. |
| **Adres** | Edisonstraat 17, 8606 JH Sneek |
| **E-mail** | info@vanderwalschilders.nl |

## Diensten
1. Buitenschilderwerk
2. Binnenschilderwerk
3. Behangen
4. Houtrotreparatie

> Tip: in de winter geven veel schilders korting op binnenwerk.`,
    'city team -foundingYear legalForm address email services',
  ),
  named(
    HOEKJE,
    `**Eetcafé 't Hoekje – Tiel** 🍽️

Een gemoedelijk eetcafé waar je zowel voor een broodje als voor een driegangenmenu terechtkunt.

**Openingstijden**
- Maandag & dinsdag: gesloten
- Woensdag & donderdag: 11:00 – 22:00
- Vrijdag & zaterdag: 11:00 – 23:30
- Zondag: 12:00 – 21:00

**Reserveren**
- Bel 0344 – 55 58 63
- Of mail naar reserveren@eetcafehoekje.nl

**Feest geven?** De zaak is ook te huur voor feesten en partijen tot 50 personen.`,
    'sector city hours -phone email services',
  ),
  unnamed(
    MAASLAND,
    `## Hypotheekadvies in Roermond: waar moet je op letten?

1. **Onafhankelijk of gebonden?** Een onafhankelijke adviseur vergelijkt meerdere geldverstrekkers.
2. **Kosten** – vraag om een dienstverleningsdocument.
3. **Keurmerk** – kijk of de adviseur *erkend* is door de SEH.

### Kantoren om mee te beginnen
- **Hypotheekhuis Roermond** – [hypotheekhuisroermond.nl](https://hypotheekhuisroermond.nl)
- **De Financiële Poort** – kleinschalig kantoor bij het station

Succes met je zoektocht! 🏡`,
    { competitors: ['Hypotheekhuis Roermond', 'De Financiële Poort'] },
  ),
  named(
    BRINKMAN,
    `## Autoschade Brinkman

- **Type:** car body repair shop
- **Location:** Turfkade 12, 7602 PA Almelo
- **Founded:** 1997
- **Managing director:** Harm Brinkman
- **Opening hours:** Mon–Fri 07:30–18:00, Sat 09:00–14:00

### Services
- Paintless dent repair
- Spray painting
- Windscreen repair

**Sources:** autoschadebrinkman.nl, Google Maps`,
    'sector address city -foundingYear team -hours services website',
  ),
  named(
    BOSUIL,
    `### Kinderopvang De Bosuil in Ede

**In het kort**
- 🏢 **Rechtsvorm:** B.V.
- 📅 **Bestaat sinds:** 2006
- 👩 **Locatiemanager:** Tessa van Ginkel
- ☎️ **Telefoon:** 0318-555624

**Opvangvormen**
- Dagopvang (0–4 jaar)
- Peuteropvang
- Buitenschoolse opvang

**Goed om te weten**
In het weekend is De Bosuil gesloten. Een rondleiding kun je aanvragen via het contactformulier op de site.`,
    'city -legalForm foundingYear team -phone services hours',
  ),
  named(
    LINDE,
    `## Wie is Studio Linde Interieur?

Studio Linde Interieur is een **architectenbureau uit Bergen op Zoom**. Oprichter Linde Verhagen begon in **2014** voor zichzelf.

### Werkwijze
1. **Kennismaking** bij jou thuis
2. **Ontwerp** met moodboard, lichtplan en 3D-visualisaties
3. **Uitvoering** met vaste vakmensen uit de regio

### Contact
- Steenbergsestraat 9, 4611 TC Bergen op Zoom
- 0164 55 57 14

### Alternatieven
- *Atelier Noord Interieurs*
- *Wonen bij Jet*`,
    '-sector city team -foundingYear services address phone',
    { competitors: ['Atelier Noord Interieurs', 'Wonen bij Jet'] },
  ),
  named(
    VEENPOEL,
    `**Sauna De Veenpoel: what to know before you go**

1. **Where is it?** Alteveerstraat 104, Hoogeveen. Free parking.
2. **When is it open?** Daily from 09:00 to 22:00.
3. **What can you book?** Massages, facials and day packages.
4. **Who runs it?** Erik Pomper owns the place; Wilma Slomp is the manager.
5. **How do I book?** At [deveenpoel.nl](https://www.deveenpoel.nl) or by phone.

Enjoy your day!`,
    'address city -hours services team website',
  ),
  named(
    LEEUWEN,
    `## Drogisterij Van Leeuwen, Purmerend

Een zelfstandige apotheek die al sinds **1963** bestaat en nog altijd in handen is van de familie.

**Waarvoor kun je er terecht?**
- Zelfzorgmedicijnen
- Huidadvies
- Pasfoto's

**Contactgegevens**
- Adres: Padjedijk 26, 1441 HB Purmerend
- Telefoon: 0299 55 95 20
- E-mail: info@drogisterijvanleeuwen.nl

*Openingstijden kunnen op feestdagen afwijken.*`,
    '-sector city foundingYear services address -phone -email',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    PIOEN,
    `Het telefoonnummer van Bloemsierkunst De Pioen is +31 543 555 127. De winkel staat bij de Kamer van Koophandel ingeschreven onder nummer 09183462.`,
    'phone -kvk',
  ),
  named(
    DKR,
    `Dierenkliniek Kromme Rijn heeft KvK-nummer 3012 7845 en btw-nummer NL8194.20.637.B01. Het bezoekadres is De Molen 62, 3995AX Houten.`,
    'kvk -vat address city',
  ),
  named(
    WAL,
    `According to the trade register, Schildersbedrijf Van der Wal is a private limited company (B.V.) with KvK number 01074396. The VAT number is NL804716925B01. The office can be reached at (0515) 55 54 09 and opens at 8:30 am on weekdays.`,
    'legalForm -kvk vat phone -hours',
  ),
  named(
    HOEKJE,
    `Eetcafé 't Hoekje zit op de Waterstraat 71 (4001 AM) in Tiel. Op vrijdag en zaterdag is de zaak open van elf uur 's ochtends tot half twaalf 's avonds. Bellen kan op 0344-55 85 36.`,
    'address city hours -phone',
  ),
  named(
    MAASLAND,
    `Gegevens van Maasland Hypotheken:

- KvK: 12068475
- Btw-id: NL820936145B01
- Telefoon: 0475 555 268
- Postcode: 6041 CW
- Opgericht: 2007`,
    'kvk -vat phone address -foundingYear',
  ),
  named(
    BRINKMAN,
    `You can call Autoschade Brinkman on +31 (0)546 55 53 19. They're open from 8 am to 5.30 pm on weekdays and from 9 am until noon on Saturdays. For an estimate, send photos of the damage to schade@autoschadebrinkman.nl.`,
    '-phone hours email',
  ),
  named(
    BOSUIL,
    `Kinderopvang De Bosuil is bereikbaar op 0318 - 55 65 42. De organisatie bestaat sinds 2008 en staat in het handelsregister met KvK 09163075. De postcode is 6717 GL.`,
    '-phone -foundingYear kvk address',
  ),
  named(
    LINDE,
    `The VAT ID of Studio Linde Interieur is NL002193746B08 and its Chamber of Commerce number is 65381420. The studio, a sole proprietorship, was founded in 2016 and can be reached by phone at 0031 164 55 57 14.`,
    'vat -kvk legalForm foundingYear phone',
  ),
  named(
    VEENPOEL,
    `Sauna De Veenpoel opent op maandag om 13.00 uur en op de andere dagen om 10.00 uur. Het telefoonnummer is 0528-550573 en het adres Alteveerstraat 104, 7906 CD Hoogeveen. Volgens de KvK is het bedrijf in 1999 gestart.`,
    'hours -phone -address city foundingYear',
  ),
  named(
    LEEUWEN,
    `**Bedrijfsgegevens Drogisterij Van Leeuwen**

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 37029416 |
| Btw-nummer | NL 8019 35 628 B01 |
| Telefoon | 0299 – 55 59 20 |
| Rechtsvorm | eenmanszaak |
| Vrijdag | 09.00–20.00 uur |

De gegevens komen uit openbare bronnen en kunnen intussen gewijzigd zijn.`,
    'kvk vat phone -legalForm -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    PIOEN,
    `Voor een mooi rouwstuk kun je in Winterswijk goed terecht bij Bloemsierkunst De Pioen. De bloemist aan de Misterstraat staat bekend om persoonlijk maatwerk en neemt rustig de tijd om de wensen van de familie te bespreken. Eigenares Ellen Wensink werkt samen met meerdere uitvaartondernemers in de Achterhoek, zodat de bloemen op tijd op de plek van de uitvaart zijn.`,
    'city services sector address -team',
  ),
  named(
    DKR,
    `Voor de jaarlijkse vaccinatie van je hond kun je terecht bij Dierenkliniek Kromme Rijn in Nieuwegein. De dierenkliniek bestaat sinds 1994 en is op woensdag tot acht uur 's avonds open, wat handig is als je overdag werkt.`,
    'services -city sector foundingYear hours',
  ),
  named(
    WAL,
    `If your window frames need work, Schildersbedrijf Van der Wal in Sneek is a solid option. The company repairs wood rot before it starts painting, so you don't have to bring in a carpenter. It's been around since 1988 and is led by Sietse van der Wal. Expect a waiting time of several weeks in spring.`,
    'city services -foundingYear team',
  ),
  named(
    HOEKJE,
    `Met een groep van twintig kun je prima bij Eetcafé 't Hoekje in Culemborg terecht, want ze verzorgen ook feesten en partijen. Lotte Baars staat er in de keuken. Wil je liever iets aan het water, kijk dan ook eens bij Brasserie De Waal.`,
    '-city services team',
    { competitors: ['Brasserie De Waal'] },
  ),
  named(
    MAASLAND,
    `Maasland Hypotheken is een hypotheekadvieskantoor in Roermond dat in 2009 is opgericht. Het kantoor helpt starters aan hun eerste hypotheek en denkt ook mee over financiële planning op de langere termijn. Klanten noemen vooral de duidelijke uitleg van adviseur Nicole Smeets. Let erop dat het kantoor op zaterdag gesloten is.`,
    'sector city foundingYear services team -hours',
  ),
  named(
    BRINKMAN,
    `Nee, Autoschade Brinkman biedt geen vervangend vervoer terwijl je auto in reparatie is. Het bedrijf zit aan de Turfkade in Almelo en handelt de schade rechtstreeks af met je verzekeraar.`,
    '-services address city',
  ),
  named(
    BOSUIL,
    `Kinderopvang De Bosuil is a non-profit childcare provider in Ede, set up as a foundation. Parents describe the staff as warm and the groups as small, and there's a big garden that borders the woods. Annelies Roelofsen is the director. On Wednesdays and Fridays it closes a bit earlier than on the other days, at six o'clock.`,
    'sector city legalForm -team hours',
  ),
  unnamed(
    LINDE,
    `Voor een interieurontwerp in Bergen op Zoom zou ik eens kijken bij Ontwerpbureau Kade 8. Dat bureau doet veel verbouwingen van herenhuizen en heeft een mooie portfolio online staan. Een goedkoper alternatief is een kleuradvies bij een verfspeciaalzaak, dat is vaak gratis als je er ook de verf koopt.`,
    { competitors: ['Ontwerpbureau Kade 8'] },
  ),
  named(
    VEENPOEL,
    `A lot of people in the region go to Sauna De Veenpoel in Hoogeveen for a relaxing day out. Besides the saunas and pools there's a wide choice of massages and facial treatments, and you can book an all-in package with lunch. It was started in 1999 and is a limited company (B.V.).`,
    'city services foundingYear -legalForm',
  ),
  named(
    LEEUWEN,
    `Heb je last van een droge huid, dan kun je bij Drogisterij Van Leeuwen aan de Padjedijk gratis huidadvies krijgen. Drogist Fatima Boukhari kijkt met je mee en zoekt er een passende crème bij. Kom je op maandag, dan kan dat pas vanaf één uur.`,
    'address services team -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    PIOEN,
    `Bloemsierkunst De Pioen is a florist in Winterswijk, in the east of the Netherlands. It's open until 9 pm on Fridays. You can order bouquets on depioenwinterswijk.nl.`,
    'sector city -hours services website',
  ),
  named(
    DKR,
    `Dierenkliniek Kromme Rijn is a veterinary clinic in Houten, near Utrecht. It was founded by Peter Hoogland in 1992 and offers the usual care for pets: vaccinations, neutering, dental work and X-rays. If you're new to the area, you can register your pet at the front desk or by sending an email to balie@dkkrommerijn.nl.`,
    'sector city -team -foundingYear services email',
  ),
  named(
    WAL,
    `No, Schildersbedrijf Van der Wal doesn't do wallpapering. The company is located at Edisonstraat 71 in Sneek; it's best to email info@vanderwalschilders.nl for a quote.`,
    '-services -address city email',
  ),
  named(
    HOEKJE,
    `Here's what I found about **Eetcafé 't Hoekje**:

- **Type:** Dutch eetcafé (casual pub-restaurant)
- **Address:** Waterstraat 71, 4001 AM Tiel
- **Owner:** Gerrit van Ommeren
- **Open:** Wednesday to Sunday; closed Monday and Tuesday
- **Since:** 1978

Reservations are recommended on Friday and Saturday evenings. [eetcafehoekje.nl](https://eetcafehoekje.nl)`,
    'sector address city team hours -foundingYear website',
  ),
  named(
    MAASLAND,
    `Maasland Hypotheken stays open until 8 pm on Thursdays. On Saturdays you can visit the office in Roermond between 10 am and 1 pm. To make an appointment, call 0475 55 52 86.`,
    'hours city -phone',
  ),
  named(
    BRINKMAN,
    `Based on the available reviews, Autoschade Brinkman seems to be a trustworthy body shop. Customers mention quick communication and friendly staff, and Ilse Nijland is praised for handling the insurance paperwork. A few reviewers found the waiting time long. The shop is in Almelo and doesn't provide replacement cars, so plan your transport in advance.

Would you like me to compare it with Schadeherstel Kuipers?`,
    'sector team city -services',
    { competitors: ['Schadeherstel Kuipers'] },
  ),
  unnamed(
    BOSUIL,
    `Finding childcare in Ede can take a while, as most locations have waiting lists. Two good places to start:

1. **Kindercentrum De Veluwe** – day care and after-school care, close to the station
2. **Kinderdagverblijf Pippeloentje** – small-scale day care for children aged 0–4

You can compare inspection reports on landelijkregisterkinderopvang.nl, and don't forget to apply for *kinderopvangtoeslag*.`,
    { competitors: ['Kindercentrum De Veluwe', 'Kinderdagverblijf Pippeloentje'] },
  ),
  named(
    LINDE,
    `Studio Linde Interieur is an interior design studio based in Bergen op Zoom. Linde Verhagen founded it in 2018 and works with stylist Sophie Adriaansen. The studio does complete designs, but you can also hire them for just a kitchen design or colour advice. Visits are possible from Tuesday to Saturday.`,
    'sector city team -foundingYear services hours',
  ),
  named(
    VEENPOEL,
    `## Sauna De Veenpoel vs. Thermen Het Hunebed

**Sauna De Veenpoel (Hoogeveen)**
- Medium-sized sauna with a hammam and massages
- Open daily, on Sundays until 22:00
- Tel. 0528 55 50 73

**Thermen Het Hunebed (Borger)**
- Larger complex with a salt cave
- Swimwear days twice a week

**Verdict:** choose De Veenpoel for peace and quiet, and Thermen Het Hunebed if you want more facilities.`,
    'city sector services -hours phone',
    { competitors: ['Thermen Het Hunebed'] },
  ),
  named(
    LEEUWEN,
    `For over-the-counter medicine in Purmerend you can go to Drogisterij Van Leeuwen, an independent drugstore at Padjedijk 36. The owner is Jeroen van Leeuwen. It opens at noon on Mondays and at 9 am from Tuesday to Saturday.`,
    'services city sector -address team hours',
  ),
]
