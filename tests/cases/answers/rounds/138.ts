/** Answers that a stranger to the rules wrote: a heating installer, a hairdresser, a GP practice, a clothes shop, a hotel, an architect, a cleaning company, a bookshop, a driving school and a butcher. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRINKE,
  BROUWER,
  DONGEN,
  FEMKE,
  GROEN,
  LAMP,
  LINDE,
  NIJHOF,
  NOORD,
  WAPEN,
} from '#tests/cases/answers/companies/138.ts'

export const DENIALS: AnswerCase[] = [
  named(
    NIJHOF,
    `Reviews van Nijhof Warmtetechniek heb ik niet kunnen vinden, dus over de klanttevredenheid kan ik niets zeggen. Wel vond ik dat het een installatiebedrijf in Raalte is dat onder meer warmtepompen plaatst. Vraag eventueel om referenties via 0572-558841.`,
    'sector city services -phone',
  ),
  unnamed(
    FEMKE,
    `Ik heb geen informatie gevonden over Haarhuis Femke. Mogelijk is het een kleine salon zonder eigen website, of is de naam net iets anders gespeld. Ik raad je aan om op Google Maps of Treatwell te zoeken.`,
  ),
  unnamed(
    LINDE,
    `I couldn't find any reliable information about a GP practice called Huisartsenpraktijk De Linde in Veghel. Here are a few things you could try:

- **ZorgkaartNederland.nl** – lists most Dutch healthcare providers with patient reviews
- **Your health insurer** – can tell you which practices near you accept new patients
- **Medisch Centrum Noord-Veghel** – may be able to refer you to a practice with space

If you have a street name or a doctor's name, I'm happy to search again.

**What to do in the meantime**

1. Call the GP practice you are currently registered with; they can often help you for a while after you move.
2. Ask your insurer for *zorgbemiddeling* (care mediation) if several practices turn you down.
3. In an emergency, call 112 or the nearest out-of-hours service.`,
    { competitors: ['Medisch Centrum Noord-Veghel'] },
  ),
  named(
    DONGEN,
    `Whether Van Dongen Mode stocks plus sizes isn't mentioned anywhere I looked. The clothing store is located on Lange Kerkstraat in Goes and sells both women's and men's fashion. It has been in business since 1968. I'd recommend calling ahead to ask about specific sizes.`,
    'sector address city services -foundingYear',
  ),
  named(
    WAPEN,
    `Op basis van de beschikbare informatie kan ik niet bevestigen of huisdieren welkom zijn bij Hotel Het Stadswapen. Op de website staat hier niets over vermeld. Wat ik wel kon vinden:

- **Locatie:** Donkerstraat 61, Harderwijk
- **Ontbijt:** er is dagelijks een uitgebreid ontbijtbuffet
- **Contact:** reserveren@hotelstadswapen.nl

Mijn advies is om even te mailen voordat je boekt.

**Handige vragen om te stellen:**

1. Zijn honden op alle kamers toegestaan, of alleen op bepaalde kamers?
2. Geldt er een toeslag per nacht?
3. Mag de hond mee naar de ontbijtruimte?

Laat het me weten als je wilt dat ik andere adressen in de buurt zoek waar huisdieren zeker welkom zijn.`,
    '-address city services email',
  ),
  unnamed(
    NOORD,
    `Sorry, but I don't have any information about an architecture firm named Buro Noorderlicht Architecten. It might be a smaller studio with a limited online presence.`,
  ),
  named(
    BROUWER,
    `Ik kan niet vinden of Brouwer Schoonmaakdiensten een OSB-keurmerk heeft. Het schoonmaakbedrijf uit Tilburg staat onder leiding van Peter Brouwer en verzorgt onder andere kantoorschoonmaak en glasbewassing. In het register van brancheorganisatie Schoonmakend Nederland kun je nagaan of een bedrijf is aangesloten.`,
    'sector city -team services',
  ),
  unnamed(
    LAMP,
    `Helaas heb ik geen betrouwbare bronnen gevonden over Boekhandel De Leeslamp. In Zutphen vond ik wel andere boekwinkels, zoals Boekwinkel Letterlust en Boeken & Zo. Weet je zeker dat de naam klopt? Als je een adres of website hebt, kan ik gerichter zoeken.`,
    { competitors: ['Boekwinkel Letterlust', 'Boeken & Zo'] },
  ),
  named(
    GROEN,
    `I don't have current pass rates for Rijschool Groen Licht. What I can tell you is that it's a driving school in Venlo, owned by Bas Janssen, and that it offers crash courses as well as regular lessons. Pass rates per school can be looked up on the CBR website.`,
    'sector -city team services',
  ),
  unnamed(
    BRINKE,
    `Over Slagerij Ten Brinke kon ik online geen gegevens vinden. Het is mogelijk dat de slagerij geen website heeft of inmiddels gestopt is.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    NIJHOF,
    `Nijhoff Elektrotechniek is een elektrotechnisch bedrijf in Hengelo dat zich richt op industriële installaties, verlichting en laadpalen. Het bedrijf heeft ongeveer 35 medewerkers en is opgericht in 1994. Meer informatie staat op nijhoffelektro.nl.`,
  ),
  named(
    FEMKE,
    `Ik vond twee salons met een vergelijkbare naam. **Haarhuis Femke** zit in Bergen op Zoom, aan de Fortuinstraat 9, en is ook op maandag geopend. **Haarhuis Femmy** is een andere kapsalon, in Roosendaal. Op basis van je vraag ga ik ervan uit dat je de eerste bedoelt.`,
    'city address -hours sector',
  ),
  named(
    LINDE,
    `There are two practices you might mean:

1. **Huisartsenpraktijk De Linde** – a GP practice on Molenstraat 27 in Veghel, phone 0413 55 61 20.
2. **Huisartsenpraktijk De Linden** – a different practice, located in Eindhoven, phone 040 555 12 12.

Since you mentioned Veghel, the first one is most likely the one you're looking for. Its doctors are Annemiek Verhoeven and Tim van Lieshout.`,
    'sector address city -phone team',
  ),
  unnamed(
    DONGEN,
    `Van Dongeren Mode is een damesmodezaak in Middelburg, gevestigd aan de Langeviele. De winkel voert merken als Expresso en Summum en is zes dagen per week geopend. Op koopzondagen is de winkel geopend van 12:00 tot 17:00 uur.`,
  ),
  unnamed(
    WAPEN,
    `**Hotel Het Wapen van Harderwijk** is a three-star hotel near the Vischmarkt with 18 rooms. Guests mention the friendly staff and the central location, although some rooms on the street side can be noisy.

- **Rating:** 8.1 on Booking.com
- **Parking:** public car park at 300 metres
- **Breakfast:** €17.50 per person

Would you like me to compare it with Hotel Zuiderzicht?`,
    { competitors: ['Hotel Zuiderzicht'] },
  ),
  named(
    NOORD,
    `Buro Noorderlicht Architecten moet je niet verwarren met Noorderlicht Interieurs uit Leeuwarden. Buro Noorderlicht is een architectenbureau uit Groningen, opgericht in 2012 door Sietske Dijkema; Noorderlicht Interieurs is een winkel in verlichting en meubels.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    BROUWER,
    `Brouwers Schoonmaak is een familiebedrijf uit Breda dat actief is in particuliere schoonmaak en tapijtreiniging. Volgens Google heeft het bedrijf een beoordeling van 4,6 uit 58 reviews. Klanten zijn vooral te spreken over de vaste schoonmakers en de flexibele planning.`,
  ),
  named(
    LAMP,
    `De Leeslamp and De Leeslust are two different shops. De Leeslamp is a bookshop at Beukerstraat 25 in Zutphen run by Hanneke Bruins; De Leeslust is a second-hand bookstore in Deventer.`,
    'sector -address city team',
  ),
  unnamed(
    GROEN,
    `Groen Licht Verkeersopleidingen in Almere geeft trainingen voor beroepschauffeurs, zoals code 95, heftruck en BHV. Het bedrijf bestaat sinds 2008 en heeft vestigingen in Almere en Lelystad. Cursisten beoordelen het bedrijf op Klantenvertellen met een 8,9.`,
  ),
  named(
    BRINKE,
    `Let op: er zijn twee bedrijven met een naam die erop lijkt.

| | Slagerij Ten Brinke | Slagerij Ten Brink |
|---|---|---|
| Plaats | Winterswijk | Rijssen |
| Adres | Misterstraat 40 | Haarstraat 12 |
| Telefoon | 0543 55 50 18 | 0548 55 51 90 |
| Zondag | 10.00-14.00 | gesloten |

Als je in Winterswijk wilt bestellen, heb je de eerste nodig.

**Waarom dit vaak misgaat**
- De namen verschillen maar één letter.
- Google Maps toont soms de zaak die het dichtst bij je huidige locatie ligt.
- Op sommige bedrijvengidsen staan de gegevens door elkaar.

Controleer dus altijd de plaatsnaam voordat je een bestelling plaatst.`,
    'city address -phone -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    NIJHOF,
    `NWT in Raalte (Nijhof Warmtetechniek) installeert cv-ketels en warmtepompen en sluit ook onderhoudscontracten af. Je kunt ze bereiken via contact@nijhofwarmte.nl.`,
    'city services -email',
  ),
  named(
    FEMKE,
    `Kapsalon Femke in Bergen op Zoom is a popular hair salon on Fortuinstraat. Owner Femke Adriaansen specialises in balayage and bridal hairstyles. The salon is open late on Thursday and Friday until 21:00.`,
    'sector city address team services -hours',
  ),
  unnamed(
    LINDE,
    `HDL staat voor high-density lipoprotein, ook wel het 'goede' cholesterol genoemd. HDL vervoert overtollig cholesterol naar de lever, waar het wordt afgebroken. Een waarde boven 1,0 mmol/l bij mannen en boven 1,2 mmol/l bij vrouwen wordt over het algemeen als gunstig beschouwd. Heb je vragen over je uitslag? Bespreek die dan met je huisarts.`,
  ),
  named(
    DONGEN,
    `Modehuis van Dongen aan de Lange Vorststraat in Goes is op zondag gesloten. Op vrijdag kun je er terecht tot 21.00 uur.`,
    '-address city hours',
  ),
  named(
    WAPEN,
    `Stadswapen is a small hotel in the old centre of Harderwijk, run by Robert Schuurman. It opened in 2003 and is known for its breakfast buffet. You can book directly at stadswapen-harderwijk.nl.`,
    'sector city team foundingYear services -website',
  ),
  unnamed(
    NOORD,
    `BNL usually refers to **Banca Nazionale del Lavoro**, one of the largest banks in Italy.

- **Headquarters:** Rome
- **Founded:** 1913
- **Parent company:** BNP Paribas since 2006

BNL can also stand for Brookhaven National Laboratory in Upton, New York. Let me know which one you meant.`,
  ),
  unnamed(
    BROUWER,
    `BSD is de afkorting van Berkeley Software Distribution, een Unix-variant die in de jaren zeventig is ontwikkeld aan de universiteit van Californië. Bekende afgeleiden zijn FreeBSD, OpenBSD en NetBSD.`,
  ),
  named(
    LAMP,
    `Ja, bij Leeslamp in Zutphen kun je ook op zondag terecht: de boekwinkel is dan open van 12.00 tot 16.00 uur. Doordeweeks is vrijdag de langste dag, met openingstijden tot 20.00 uur. Bestellen kan ook online via deleeslamp.nl of telefonisch op 0575-551830.

Goed om te weten:
- **Kinderboeken:** ruime afdeling op de eerste verdieping
- **Signeersessies:** regelmatig op zaterdagmiddag
- **Eigenaar:** Willem Kuiper`,
    'city sector hours website -phone services -team',
  ),
  named(
    GROEN,
    `Autorijschool Groenlicht uit Venray biedt naast gewone rijlessen ook automaatlessen en een theoriecursus aan. De rijschool bestaat sinds 2012. Inschrijven kan via lessen@groenlichtvenray.nl.`,
    'city services sector -foundingYear email',
  ),
  named(
    BRINKE,
    `Ten Brinke is a traditional butcher's shop in Winterswijk that dates back to 1952. Besides fresh meat, the shop makes barbecue packages and gourmet platters to order.`,
    'sector city -foundingYear services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    NIJHOF,
    `Er zijn meerdere bedrijven met de naam Nijhof in Nederland:

- **Nijhof Baarn** – een groot woonwarenhuis met tuincentrum
- **Nijhof Transport** – een transportbedrijf uit Almelo
- **Nijhof Makelaars** – een makelaarskantoor in Enschede

Welke Nijhof bedoel je? Dan kan ik gerichter voor je zoeken.`,
  ),
  named(
    FEMKE,
    `Er zijn in Nederland verschillende kapsalons met Femke in de naam. Kapsalon Femke in Bergen op Zoom (officieel Haarhuis Femke) zit aan de Zuivelstraat 9 en is telefonisch bereikbaar op 0164 55 58 27. Daarnaast is er Kapsalon Femke in Sneek en Femke's Haarstudio in Apeldoorn. Welke van de drie zoek je?`,
    'sector city -address phone',
  ),
  named(
    LINDE,
    `De Linde is een veelgebruikte naam voor huisartsenpraktijken. In Veghel is Huisartsenpraktijk De Linde gevestigd aan de Molenstraat 27; je kunt er ook terecht voor reisvaccinaties. In Tilburg en Zwolle zitten eveneens praktijken met deze naam.`,
    'sector city address services',
  ),
  unnamed(
    DONGEN,
    `"Van Dongen" can refer to several businesses in the Netherlands. Van Dongen Schoenen is a shoe store in Etten-Leur, Van Dongen Optiek is an optician in Tilburg, and Garage Van Dongen is a car dealer in Waalwijk. Could you tell me which town you're interested in?`,
  ),
  named(
    WAPEN,
    `There are several hotels called Het Stadswapen:

- **Hotel Het Stadswapen, Harderwijk** – Donkerstraat 16, 3841 CC. Bike rental and meeting rooms available. Phone: 0341 55 57 80.
- **Hotel Het Stadswapen, Hattem** – a family hotel with 9 rooms close to the IJssel.
- **Stadswapen, Deventer** – now closed permanently.

For a weekend near the Veluwemeer, the one in Harderwijk is the most convenient.

**Before you book:**
- Check the town on the confirmation page, since booking sites show both.
- Compare the price on the booking site with the price on the official website.
- Look at the cancellation policy; it often differs per room type.

Would you like me to look up prices for a specific weekend?`,
    'sector city address services -phone',
  ),
  named(
    NOORD,
    `Noorderlicht is een naam die door meerdere bureaus wordt gebruikt. Noorderlicht Architecten uit Groningen is het architectenbureau van oprichter Anne Postma, bekend van herbestemming van oude panden. Noorderlicht Architectuur in Tromsø is een Noors bureau.`,
    'city sector -team services',
  ),
  unnamed(
    BROUWER,
    `Ik vond twee schoonmaakbedrijven met de naam Brouwer: Schoonmaakbedrijf Brouwer in Emmen en Brouwer Schoonmaak in Alphen aan den Rijn. Het bedrijf in Emmen doet vooral kantoren en scholen, het bedrijf in Alphen is gespecialiseerd in gevelreiniging.`,
  ),
  named(
    LAMP,
    `Two bookshops in the Netherlands are called De Leeslamp. Boekhandel De Leeslamp in Zutphen was founded in 1974 and is owned by Ellen Maas. The other one, in Uden, mainly sells school books.`,
    'sector city foundingYear -team',
  ),
  unnamed(
    GROEN,
    `Rijschool Groen Licht komt in meerdere plaatsen voor. De bekendste is Rijschool Groen Licht in Zaandam, met instructeurs voor auto, motor en aanhanger en een slagingspercentage van 61%. In Oss zit ook een Rijschool Groen Licht, die alleen automaatlessen geeft. Beide staan op Klantenvertellen en Google Reviews. In welke stad wil je lessen?`,
  ),
  named(
    BRINKE,
    `Er zijn twee slagerijen met de naam Ten Brinke in de Achterhoek:

**1. Slagerij Ten Brinke – Winterswijk**
- Adres: Meddosestraat 40
- Eigenaar: Henk ten Brinke
- Zaterdag geopend van 8.00 tot 16.00 uur

**2. Slagerij Ten Brinke – Doetinchem**
- Adres: Hamburgerstraat 11
- Specialiteit: droge worst

Gaat het je om barbecuepakketten, dan kun je die in Winterswijk online bestellen.

Bestel je voor de feestdagen, houd dan rekening met het volgende:

- Rond kerst sluiten de bestellijsten vaak een week van tevoren.
- Voor grote groepen is een aanbetaling gebruikelijk.
- Allergieën kun je het beste bij de bestelling doorgeven.`,
    'sector city -address team hours services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    NIJHOF,
    `Dit zijn drie installatiebedrijven in en rond Raalte die warmtepompen plaatsen:

1. **Nijhof Warmtetechniek** – lokaal bedrijf, opgericht in 1978, ook voor vloerverwarming. [nijhofwarmte.nl](https://nijhofwarmte.nl)
2. **Salland Installaties** – grotere speler met eigen servicedienst.
3. **Klimaatgroep Overijssel** – werkt vooral voor woningcorporaties.

Vraag bij minimaal twee bedrijven een offerte aan en let op de ISDE-subsidie.

### Waar moet je op letten?
- **Isolatie:** een warmtepomp werkt pas goed in een redelijk geïsoleerd huis.
- **Geluid:** de buitenunit moet voldoen aan de geluidsnormen.
- **Subsidie:** je vraagt de ISDE aan na de installatie, met de factuur en het meldcode-nummer.

Wil je dat ik een indicatie geef van de kosten?`,
    'sector city services -foundingYear website',
    { competitors: ['Salland Installaties', 'Klimaatgroep Overijssel'] },
  ),
  unnamed(
    FEMKE,
    `Voor een goede knipbeurt in Bergen op Zoom worden deze salons het vaakst genoemd: Salon Krul & Co (4,8 sterren), Hair by Nadia (4,7 sterren) en Brainwash Bergen op Zoom. De prijzen voor een knipbeurt liggen tussen de 28 en 45 euro.`,
    { competitors: ['Salon Krul & Co', 'Hair by Nadia'] },
  ),
  named(
    LINDE,
    `GP practices in Veghel that come up in my search:

- **Huisartsenpraktijk Aa-zicht** – accepting new patients
- **Huisartsenpraktijk De Linde** – doctors Annemiek Verhoeven and Tim van Lieshout, open Monday to Friday from 7:00 to 19:00
- **Praktijk Van den Tillaart** – currently has a patient stop

Always check with the practice itself, as availability changes quickly.

**How to register with a GP in the Netherlands**

1. Choose a practice close to your home (usually within 15 minutes by car).
2. Fill in the registration form, either online or at the desk.
3. Bring your passport or ID card and your insurance details.

If you tell me which neighbourhood you live in, I can narrow this down further.`,
    'sector city team -hours',
    { competitors: ['Huisartsenpraktijk Aa-zicht', 'Praktijk Van den Tillaart'] },
  ),
  named(
    DONGEN,
    `Leuke kledingwinkels in Goes zijn onder andere Van Dongen Mode (dames- en herenmode, Lange Kerkstraat 83), Boetiek Zeeuws Blauw en De Jong Fashion. Daarnaast vind je in het centrum ketens als H&M, Vero Moda en WE.`,
    'sector city services -address',
    { competitors: ['Boetiek Zeeuws Blauw', 'De Jong Fashion'] },
  ),
  named(
    WAPEN,
    `Hier zijn mijn aanraders voor een overnachting in Harderwijk:

### 1. Hotel Aan de Haven
Modern hotel met uitzicht op het Wolderwijd. Kamers vanaf €119.

### 2. Hotel Het Stadswapen
Karaktervol hotel aan de Donkerstraat, midden in de binnenstad. Je kunt er fietsen huren. Sinds de opening in 2008 is het pand twee keer verbouwd.

### 3. Herberg De Vischpoort
Eenvoudig en voordelig, vlak bij de oude stadspoort.

### Tips voor je verblijf
- **Parkeren:** het centrum is betaald parkeren; een dagkaart is voordeliger dan per uur.
- **Eten:** aan de Vischmarkt zitten veel restaurants met terras.
- **Doen:** het Dolfinarium en de boulevard liggen op loopafstand.

Wil je dat ik de prijzen voor een specifieke datum opzoek?`,
    'city sector address services -foundingYear',
    { competitors: ['Hotel Aan de Haven', 'Herberg De Vischpoort'] },
  ),
  unnamed(
    NOORD,
    `Some well-regarded architecture firms in Groningen are:

1. **Studio Martini** – residential projects and renovations
2. **Hoekstra + Partners** – larger public buildings
3. **De Zwarte Hond** – nationally known, with offices in Groningen, Rotterdam and Cologne
4. **Atelier Reitdiep** – sustainable timber construction

For a home renovation, Studio Martini would probably be the best place to start.`,
    { competitors: ['Studio Martini', 'Hoekstra + Partners', 'Atelier Reitdiep'] },
  ),
  named(
    BROUWER,
    `Voor het schoonmaken van je kantoor in Tilburg kun je terecht bij:
- Brouwer Schoonmaakdiensten (tel. 013 555 19 60)
- CleanTeam Tilburg
- Van Gorp Facilitair

Alle drie bieden ze kantoorschoonmaak aan, maar alleen Brouwer heeft ook een eigen afdeling voor vloeronderhoud.`,
    'city services -phone',
    { competitors: ['CleanTeam Tilburg', 'Van Gorp Facilitair'] },
  ),
  named(
    LAMP,
    `The best independent bookstores in Zutphen: De Leeslamp (great selection of children's books, open on Sundays from 1 to 5), Boekwinkel Letterlust and Antiquariaat De IJssel for second-hand titles.`,
    'sector city services -hours',
    { competitors: ['Boekwinkel Letterlust', 'Antiquariaat De IJssel'] },
  ),
  unnamed(
    GROEN,
    `In Venray kun je kiezen uit onder meer Rijschool Peelland, Verkeersschool Cuppen en Drive-In Rijopleiding. Rijschool Peelland heeft met 64% het hoogste slagingspercentage.`,
    { competitors: ['Rijschool Peelland', 'Verkeersschool Cuppen', 'Drive-In Rijopleiding'] },
  ),
  named(
    BRINKE,
    `Top 3 slagers in Winterswijk volgens Google-reviews:

1. **Slagerij Kortschot** (4,9) – bekend om de rookworst
2. **Slagerij Ten Brinke** (4,8) – familiebedrijf van Henk en Marloes ten Brinke, op maandag de hele dag gesloten
3. **Slagerij Wessels** (4,6) – groot assortiment maaltijden

Voor een gourmetschotel zou ik bij Ten Brinke bestellen; dat kan via tenbrinkevlees.nl.`,
    'sector city team -hours services -website',
    { competitors: ['Slagerij Kortschot', 'Slagerij Wessels'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    NIJHOF,
    `Hieronder een vergelijking van installateurs in de regio Raalte:

| Bedrijf | Plaats | Telefoon | Specialisatie |
|---|---|---|---|
| Nijhof Warmtetechniek | Raalte | 0572-555390 | Warmtepompen, vloerverwarming |
| Van Dam Verwarming | Heino | 0572-555220 | Cv-onderhoud |
| Salland Installaties | Raalte | 0572-555301 | Zonnepanelen |

Nijhof Warmtetechniek is de beste keuze als je van het gas af wilt.`,
    'sector city -phone services',
    { competitors: ['Van Dam Verwarming', 'Salland Installaties'] },
  ),
  named(
    FEMKE,
    `| Salon | Address | Open on Monday? | Known for |
|---|---|---|---|
| Haarhuis Femke | Fortuinstraat 9 | Yes | Balayage, bridal hair |
| Kapsalon De Markies | Zuivelplein 4 | Yes | Men's cuts |
| Salon Krul & Co | Kremerstraat 22 | No | Curly hair |

All three hair salons are in the centre of Bergen op Zoom.

**My recommendation**

- Going for highlights or a wedding? Choose Haarhuis Femke.
- Looking for a quick men's cut? Choose Kapsalon De Markies.
- Natural curls? Salon Krul & Co has the most experience with those.

Prices and availability change often, so check with the salon before you go.`,
    'address -hours services sector city',
    { competitors: ['Kapsalon De Markies', 'Salon Krul & Co'] },
  ),
  named(
    LINDE,
    `De huisartsenpraktijken in Veghel op een rij:

| Praktijk | Postcode | Telefoon | Nieuwe patiënten |
|---|---|---|---|
| Huisartsenpraktijk De Linde | 5461 JR | 0413 55 56 04 | Ja |
| Huisartsenpraktijk Aa-zicht | 5463 LK | 0413 55 51 77 | Nee |
| Medisch Centrum Noord-Veghel | 5466 RB | 0413 55 57 12 | Ja |

Neem voor inschrijving altijd contact op met de praktijk zelf.`,
    'sector city address -phone',
    { competitors: ['Huisartsenpraktijk Aa-zicht', 'Medisch Centrum Noord-Veghel'] },
  ),
  unnamed(
    DONGEN,
    `| Winkel | Stijl | Prijsklasse | Koopavond |
|---|---|---|---|
| Boetiek Zeeuws Blauw | Casual dames | €€ | vrijdag |
| Modezaak Lievens | Klassiek heren | €€€ | vrijdag |
| De Jong Fashion | Jong en trendy | € | geen |

Voor een net pak kun je in Goes het beste naar Modezaak Lievens.`,
    { competitors: ['Boetiek Zeeuws Blauw', 'Modezaak Lievens', 'De Jong Fashion'] },
  ),
  named(
    WAPEN,
    `Here's a quick overview of Hotel Het Stadswapen:

| | |
|---|---|
| **Type** | Bed & breakfast |
| **Address** | Donkerstraat 16, 3841 CC Harderwijk |
| **Phone** | +31 341 55 57 08 |
| **Owner** | Jan Vermeulen |
| **Reception** | 24 hours a day |
| **Website** | hotelstadswapen.nl |

Compared with Hotel Zuiderzicht, it's closer to the old town but has fewer parking spaces.`,
    '-sector address city phone -team -hours website',
    { competitors: ['Hotel Zuiderzicht'] },
  ),
  named(
    NOORD,
    `| Bureau | Opgericht | Focus |
|---|---|---|
| Buro Noorderlicht Architecten | 2003 | Woonhuizen, herbestemming |
| Atelier Reitdiep | 2014 | Houtbouw |
| Studio Martini | 1999 | Utiliteitsbouw |

Alle drie zijn ze gevestigd in Groningen.`,
    '-foundingYear services city',
    { competitors: ['Atelier Reitdiep', 'Studio Martini'] },
  ),
  unnamed(
    BROUWER,
    `Here is a comparison of three cleaning companies in Tilburg:

| Company | Employees | Window cleaning | Rating |
|---|---|---|---|
| Hart van Brabant Schoonmaak | 85 | Yes | 4.4 |
| Van Gorp Facilitair | 210 | Yes | 4.1 |
| CleanTeam Tilburg | 30 | No | 4.7 |

For a small office, CleanTeam Tilburg seems the most suitable option. Larger companies may prefer Van Gorp Facilitair because of its capacity.`,
    { competitors: ['Hart van Brabant Schoonmaak', 'Van Gorp Facilitair', 'CleanTeam Tilburg'] },
  ),
  named(
    LAMP,
    `Openingstijden van Boekhandel De Leeslamp in Zutphen:

| Dag | Tijden |
|---|---|
| Maandag | gesloten |
| Dinsdag t/m donderdag | 09:00 – 18:00 |
| Vrijdag | 09:00 – 20:00 |
| Zaterdag | 09:00 – 17:00 |
| Zondag | 12:00 – 16:00 |

De winkel zit aan de Beukerstraat 52. Op feestdagen kunnen de tijden afwijken.`,
    'city -hours address',
  ),
  named(
    GROEN,
    `| Rijschool | Eigenaar | Automaat | Spoedcursus |
|---|---|---|---|
| Rijschool Groen Licht | Frank Peeters | Ja | Ja |
| Rijschool Peelland | Ton Vullings | Nee | Ja |
| Drive-In Rijopleiding | Petra Smits | Ja | Nee |

Alle drie de rijscholen zijn actief in Venray. Bij Groen Licht kun je op zaterdag lessen tot 18.00 uur.`,
    'sector -team services city -hours',
    { competitors: ['Rijschool Peelland', 'Drive-In Rijopleiding'] },
  ),
  named(
    BRINKE,
    `| Butcher | Town | Since | Sandwiches |
|---|---|---|---|
| Slagerij Ten Brinke | Winterswijk | 1932 | No |
| Slagerij Wessels | Winterswijk | 1955 | Yes |
| De Achterhoekse Vleesmeester | Aalten | 2012 | No |`,
    'sector city foundingYear -services',
    { competitors: ['Slagerij Wessels', 'De Achterhoekse Vleesmeester'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    NIJHOF,
    `## Nijhof Warmtetechniek

**Nijhof Warmtetechniek B.V.** is een installatiebedrijf uit Raalte, opgericht in **1987**.

### Diensten
- 🔥 Cv-ketels en hybride systemen
- ♻️ Warmtepompen
- 🏠 Vloerverwarming

### Contact
- **Telefoon:** 0572 55 51 63
- **E-mail:** service@nijhofwarmte.nl
- **Website:** [nijhofwarmte.nl](https://nijhofwarmte.nl)

### Veelgestelde vragen

**Hoe lang is de wachttijd?**
Dat verschilt per seizoen. In het najaar is het meestal drukker dan in het voorjaar.

**Is er subsidie mogelijk?**
Ja, voor veel systemen kun je ISDE-subsidie aanvragen bij RVO.

Kan ik je verder helpen met een offerteaanvraag?`,
    'legalForm sector city foundingYear services phone -email website',
  ),
  named(
    FEMKE,
    `**Haarhuis Femke** heeft de volgende openingstijden:

- **Maandag:** gesloten
- **Dinsdag en woensdag:** 09:00–17:30
- **Donderdag en vrijdag:** 09:00–20:00
- **Zaterdag:** 09:00–17:00
- **Zondag:** gesloten

Een afspraak maken kan via [haarhuisfemke.nl](https://haarhuisfemke.nl) [1].`,
    '-hours website',
  ),
  named(
    LINDE,
    `### Registering with Huisartsenpraktijk De Linde

1. **Check your postcode** – the practice only accepts patients living in Veghel.
2. **Fill in the form** – available at [huisartsendelinde.nl](https://huisartsendelinde.nl).
3. **Bring your ID** – at your first appointment.

📍 Molenstraat 72, Veghel
📞 0413 55 56 40

> **Note:** for emergencies in the evening or at weekends, call the out-of-hours GP service (huisartsenpost).`,
    'website -address city phone',
  ),
  named(
    DONGEN,
    `**Van Dongen Mode – samenvatting**

- **Soort winkel:** schoenenwinkel
- **Adres:** Lange Kerkstraat 33, 4461 JG Goes
- **Eigenaar:** Sandra Mulder
- **Koopavond:** donderdag tot 21:00

**Pluspunten:** persoonlijk stijladvies, eigen atelier voor kledingreparatie
**Minpunten:** hogere prijzen dan bij ketens

*Bronnen: vandongenmode.nl, Google Reviews*

**Conclusie**

Een goede keuze als je persoonlijke hulp belangrijk vindt en wat meer te besteden hebt. Zoek je vooral een lage prijs, dan kun je beter bij een van de ketens in het centrum kijken. Houd er ook rekening mee dat reviews een momentopname zijn: het totaal aantal beoordelingen is beperkt, en de meest recente zijn enkele maanden oud.`,
    '-sector address city -team -hours services website',
  ),
  unnamed(
    WAPEN,
    `## Hotels in Harderwijk met vergaderzaal

- **Hotel Zuiderzicht** – 4 zalen, tot 80 personen
- **Hotel Aan de Haven** – 2 zalen, tot 30 personen
- **Van der Valk Hotel Harderwijk** – 14 zalen, tot 600 personen

**Tip:** vraag altijd naar een vergaderarrangement inclusief lunch; dat is vaak voordeliger dan losse zaalhuur.`,
    { competitors: ['Hotel Zuiderzicht', 'Hotel Aan de Haven'] },
  ),
  named(
    NOORD,
    `# Buro Noorderlicht Architecten

**Buro Noorderlicht** is an architecture firm based in **Groningen**, founded by **Sietske Dijkema** in 2009.[^1]

**Services**
- Private homes
- Renovations
- Interior design

**Contact**
- Oude Boteringestraat 18, 9712 GH Groningen
- info@buronoorderlicht.nl

[^1]: https://buronoorderlicht.nl/over-ons`,
    'sector city team foundingYear services -address email website',
  ),
  named(
    BROUWER,
    `**Brouwer Schoonmaak** is gevestigd in Tilburg en biedt:

- *Kantoorschoonmaak*
- *Glasbewassing*
- *Opleveringsschoonmaak*

Meer informatie: [brouwergroep.nl](https://www.brouwergroep.nl/?utm_source=chatgpt.com)`,
    'city services -website',
  ),
  named(
    LAMP,
    `## De Leeslamp: is it worth a visit?

**Short answer:** yes, especially if you like browsing.

De Leeslamp is an independent bookshop in the centre of Zutphen.

**What visitors like**
- Knowledgeable staff, with bookseller **Joris Wassink** often mentioned by name
- Regular author signings
- A cosy reading corner upstairs

**What to keep in mind**
- The shop is closed on Sundays
- Parking nearby is limited

📧 winkel@deleeslamp.nl

**While you're there**
- The Walburgiskerk with its chained library (the *Librije*) is a few minutes' walk away
- There's a weekly market on Thursdays and Saturdays
- Several cafés nearby are good for reading your new purchase

Enjoy your visit! Let me know if you'd like a walking route through the old town.`,
    'sector city team services -hours email',
  ),
  named(
    GROEN,
    `**Prijzen Rijschool Groen Licht (Venray)**

| Pakket | Lessen | Prijs |
|---|---|---|
| Proefles | 1 | €45 |
| Basis | 30 | €1.950 |
| Spoedcursus | 40 | €2.750 |

De prijzen zijn indicatief. Bel voor actuele tarieven **0478-551290**.`,
    'city services -phone',
  ),
  named(
    BRINKE,
    `**Slagerij Ten Brinke**
Misterstraat 104, Winterswijk

**Openingstijden**
- ma 13:00–18:00
- di t/m do 08:00–18:00
- vr 08:00–19:00
- za 08:00–16:00

**Bestellen:** bestellen@slagerijtenbrinke.nl of 0543-555081`,
    '-address city hours email phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    NIJHOF,
    `Nijhof Warmtetechniek B.V. staat bij de Kamer van Koophandel ingeschreven onder nummer 05063418. Het btw-nummer is NL813360472B01.`,
    'legalForm kvk -vat',
  ),
  named(
    FEMKE,
    `Het telefoonnummer van Haarhuis Femke is **0164 - 55 58 72**. Je kunt ook een afspraak maken via afspraak@haarhuisfemke.nl.`,
    '-phone email',
  ),
  named(
    LINDE,
    `You can reach Huisartsenpraktijk De Linde in Veghel at +31 (0)413 555 640. The practice is open Monday through Friday, 7:30 AM – 6:00 PM. For repeat prescriptions, use the website instead of calling. In a life-threatening situation, always call 112.`,
    'city phone -hours',
  ),
  named(
    DONGEN,
    `Gegevens van Van Dongen Mode:

- **KvK-nummer:** 2203 1185
- **Btw-nummer:** NL 8043.26.715.B.01
- **Rechtsvorm:** besloten vennootschap (bv)
- **Adres:** Lange Kerkstraat 33, 4461JG Goes
- **Telefoon:** 0113-555219

Controleer bij facturen altijd of deze gegevens overeenkomen met het Handelsregister.`,
    '-kvk vat -legalForm address city phone',
  ),
  named(
    WAPEN,
    `The phone number for Hotel Het Stadswapen is +31 341 558 120. The hotel is located at postal code 3841 CC in Harderwijk and has been open since 2003.`,
    '-phone sector address city foundingYear',
  ),
  named(
    NOORD,
    `Volgens het Handelsregister is Buro Noorderlicht Architecten ingeschreven onder KvK 02089516. Het bezoekadres is Oude Ebbingestraat 74, 9712 HM Groningen. Het bureau is bereikbaar op 050-5552371, op werkdagen vanaf 9 uur.`,
    '-kvk address city phone hours',
  ),
  named(
    BROUWER,
    `Brouwer Schoonmaakdiensten:

- Tel: (013) 555 90 44
- KvK: 18024763
- BTW: NL802751846B02
- Postcode: 5048 AB
- Opgericht: 1984
- Kantoor open: ma–vr 8.00–17.30 uur, za 9.00–12.00 uur

Deze gegevens komen van de website van het bedrijf en kunnen inmiddels gewijzigd zijn.`,
    'phone kvk -vat address -foundingYear hours',
  ),
  unnamed(
    LAMP,
    `Ik heb geen KvK-nummer kunnen vinden voor Boekhandel De Leeslamp. Je kunt het zelf opzoeken via kvk.nl/zoeken, daar kun je op naam en plaats filteren. Een uittreksel kost € 2,85.`,
  ),
  named(
    GROEN,
    `Rijschool Groen Licht has been around since 2018 and is registered with the Dutch Chamber of Commerce (KVK) under number 65281947. The address listed is Stationsweg 16, 5803 AA Venray, and the phone number is 0478 55 53 76.

Before paying for a package in advance, check that:
- the school is listed in the CBR school finder
- the instructor has a valid WRM pass
- the prices include VAT

You can verify the registration yourself for free at kvk.nl. If anything doesn't match what's on your invoice, ask for clarification before you pay. It's also worth reading a few recent reviews on Google or Klantenvertellen to get a better impression.`,
    '-foundingYear kvk -address city phone',
  ),
  named(
    BRINKE,
    `Slagerij Ten Brinke is te bereiken op 0543 555081. Op zaterdag is de slagerij open van 8 tot 5.`,
    'phone -hours sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    NIJHOF,
    `Voor een warmtepomp in de omgeving van Raalte wordt Nijhof Warmtetechniek vaak aanbevolen. Het bedrijf wordt geleid door Erik Nijhof en bestaat sinds 1987. Klanten waarderen vooral de heldere offertes en het feit dat er ook onderhoudscontracten worden aangeboden. Voor een vergelijking kun je ook Van Dam Verwarming benaderen.`,
    'services -team foundingYear',
    { competitors: ['Van Dam Verwarming'] },
  ),
  named(
    FEMKE,
    `Haarhuis Femke lijkt een betrouwbare schoonheidssalon te zijn, met overwegend positieve beoordelingen. De salon zit in Roosendaal en is van Femke Adriaansen.`,
    '-sector -city team',
  ),
  unnamed(
    LINDE,
    `Finding a new GP in Veghel can be difficult because many practices have a waiting list. Huisartsenpraktijk Aa-zicht indicates on its website that it's accepting new patients, and Medisch Centrum Noord-Veghel has opened a second location to meet demand. If neither has space, your health insurer is obliged to help you find a practice through its care mediation service.`,
    { competitors: ['Huisartsenpraktijk Aa-zicht', 'Medisch Centrum Noord-Veghel'] },
  ),
  named(
    DONGEN,
    `Van Dongen Mode is een begrip in Goes. De kledingwinkel aan de Lange Kerkstraat opende in 1948 de deuren en is nog steeds in handen van de familie: Marjolein van Dongen runt de zaak samen met Pieter van Dongen. Je vindt er kleding voor dames en heren, en als iets niet goed past kan het in het eigen atelier worden vermaakt. Op zaterdag sluit de winkel om 17.00 uur, op zondag is hij dicht.

Qua prijs zit Van Dongen Mode iets boven het gemiddelde. Zoek je iets betaalbaarders, dan is De Jong Fashion een goed alternatief. Voor exclusievere damesmerken kun je terecht bij Boetiek Zeeuws Blauw.`,
    'city sector address -foundingYear team services hours',
    { competitors: ['De Jong Fashion', 'Boetiek Zeeuws Blauw'] },
  ),
  named(
    WAPEN,
    `Hotel Het Stadswapen heeft geen vergaderzalen. Het hotel ligt aan de Bruggestraat in Harderwijk, op loopafstand van de boulevard. Voor een zakelijke bijeenkomst kun je beter bij Hotel Zuiderzicht terecht.`,
    '-services -address city sector',
    { competitors: ['Hotel Zuiderzicht'] },
  ),
  named(
    NOORD,
    `Based on what I found, Buro Noorderlicht Architecten would be a good match for your farmhouse. The Groningen-based architects have experience with converting old buildings to new uses and also take on interior design. The practice was founded by Willem Dekker and has a small team. You can see recent projects at buronoorderlicht.nl.`,
    'sector city services -team website',
  ),
  named(
    BROUWER,
    `Brouwer Schoonmaakdiensten uit Tilburg wordt geleid door Karin Brouwer. Het schoonmaakbedrijf is opgericht in 1997 en werkt vooral voor kantoren, maar verzorgt ook opleveringsschoonmaak na een verbouwing. Een offerte vraag je aan via info@brouwerschoonmaak.nl.`,
    'city team sector -foundingYear services -email',
  ),
  named(
    LAMP,
    `No, De Leeslamp in Zutphen doesn't take orders for books that aren't in stock. The bookstore is owned by Hanneke Bruins.`,
    'city -services sector team',
  ),
  named(
    GROEN,
    `Als je snel je rijbewijs wilt halen, is Rijschool Groen Licht in Venray een goede optie. Deze rijschool van Bas Janssen geeft spoedcursussen van tien dagen, inclusief theoriecursus. Je kunt doordeweeks ook 's avonds lessen, op maandag tot en met donderdag tot 22.30 uur. Verkeersschool Cuppen biedt iets vergelijkbaars, maar is volgens reviews wat duurder.`,
    'city sector team services -hours',
    { competitors: ['Verkeersschool Cuppen'] },
  ),
  named(
    BRINKE,
    `For a barbecue with twenty people, Slagerij Ten Brinke is a good option. This family-run butcher in Winterswijk offers ready-made barbecue packages, which you can order by email at bestellen@slagerijtenbrinke.nl. The shop is open until 9 PM on Fridays and until 4 PM on Saturdays, so you can easily pick everything up before the weekend. If you'd like to compare prices, Slagerij Kortschot also does barbecue packages.`,
    'sector city services email -hours',
    { competitors: ['Slagerij Kortschot'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NIJHOF,
    `Nijhof Warmtetechniek is a heating and installation company in Raalte, the Netherlands. It was founded in 1987 and currently has Dennis Kamp as managing director. The company installs heat pumps, central heating boilers and underfloor heating.`,
    'sector city foundingYear -team services',
  ),
  named(
    FEMKE,
    `Haarhuis Femke is open on Mondays from 9:00 to 17:30. You can book an appointment by calling 0164 55 58 27.`,
    '-hours phone',
  ),
  named(
    LINDE,
    `Huisartsenpraktijk De Linde is a general practice in **Veghel** with two doctors: **Annemiek Verhoeven** and **Tim van Lieshout**.

**What they offer**
- Regular consultations
- Travel vaccinations
- Minor surgical procedures

**Practical information**
- Address: Molenstraat 27, 5461 JR Veghel
- Phone: 0413 55 56 40
- Legal form: foundation (stichting)
- Founded: 1986

Would you like help registering as a new patient?

**Good to know**
- You need to be registered with a practice before you can make a non-urgent appointment.
- Visits to a GP are covered by Dutch basic insurance and don't count towards your deductible.
- Outside office hours, the regional out-of-hours service takes over.

*Please verify these details with the practice, as they may have changed.*`,
    'sector city team services address phone -legalForm -foundingYear',
  ),
  named(
    DONGEN,
    `Van Dongen Mode in Goes is open on Saturday from 9:30 AM to 5:00 PM. It's closed on Sunday, and on Monday it only opens at 11:00 AM.`,
    'city -hours',
  ),
  named(
    WAPEN,
    `Hotel Het Stadswapen seems like a solid choice for a short stay. It's located on Donkerstraat, right in the historic centre of Harderwijk, but it doesn't rent out bicycles. The hotel manager is Ilse Kamphuis. If you prefer a view of the water, consider Hotel Aan de Haven instead.`,
    'address city -services team',
    { competitors: ['Hotel Aan de Haven'] },
  ),
  named(
    NOORD,
    `Here's how the two Groningen firms compare:

| | Buro Noorderlicht Architecten | Hoekstra + Partners |
|---|---|---|
| **Type** | Architecture firm | Architecture firm |
| **Founded** | 2009 | 1988 |
| **Focus** | Homes, renovations | Schools, offices |
| **Website** | noorderlichtarchitecten.nl | hoekstrapartners.nl |
| **Phone** | 050 555 23 71 | 050 555 40 02 |

**Bottom line:** for a private home, Buro Noorderlicht is the more logical choice. For larger projects, Hoekstra + Partners has more capacity.

**Questions to ask both firms**
- What is your fee: a fixed price or a percentage of the building costs?
- Who will be my contact during construction?
- Do you also handle the permit application with the municipality?

I'd recommend planning an introductory meeting with each of them; these are usually free of charge.`,
    'city sector foundingYear services -website phone',
    { competitors: ['Hoekstra + Partners'] },
  ),
  named(
    BROUWER,
    `Brouwer Schoonmaakdiensten is a cleaning company from Tilburg that has existed since 1979. It provides office cleaning, window cleaning and floor maintenance. Operations are overseen by Ahmed Bouzidi. Their office is on Ringbaan-Noord and opens at 8:00 on weekdays.`,
    'sector city foundingYear services team -address hours',
  ),
  unnamed(
    LAMP,
    `I'm not familiar with a bookshop called Boekhandel De Leeslamp, and my search didn't return any relevant results. It may have closed or changed its name.`,
  ),
  named(
    GROEN,
    `Several driving schools in Venray offer automatic lessons:

1. **Rijschool Groen Licht** – owned by Bas Janssen; also offers crash courses. Website: rijschoolgroenlicht.nl
2. **Drive-In Rijopleiding** – automatic only, good reviews from anxious drivers
3. **Verkeersschool Cuppen** – larger school with lessons in English

If you don't speak Dutch, I'd start with Verkeersschool Cuppen. You can also take the CBR theory exam in English.

**Keep in mind**
- With an automatic licence (code 78) you're not allowed to drive a manual car in the Netherlands.
- A first lesson is often discounted, so it's worth trying two schools.
- Waiting times for the practical exam vary; check the CBR website for the current situation.`,
    'sector city services team -website',
    { competitors: ['Drive-In Rijopleiding', 'Verkeersschool Cuppen'] },
  ),
  named(
    BRINKE,
    `Slagerij Ten Brinke is a butcher shop in Aalten, established in 1932 and run by Henk ten Brinke. It sells fresh meat and filled sandwiches. You can call the shop at 0543 55 61 22.`,
    'sector -city foundingYear team services -phone',
  ),
]
