/** Answers that a stranger to the rules wrote: a bakery, a vet, an electrician, a thrift shop, an architecture firm, a campsite, a music school, a locksmith, a furniture maker and a pedicure. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ANJA,
  DRECHTSTAD,
  EIKELBOOM,
  HOEKSTRA,
  KLANKHUIS,
  RONDE,
  VELUWE,
  VLA,
  ZANDEN,
  ZEEKRAAL,
} from '#tests/cases/answers/companies/123.ts'

export const DENIALS: AnswerCase[] = [
  named(
    ZANDEN,
    `Of Bakkerij Van der Zanden glutenvrij brood verkoopt, kan ik nergens terugvinden. Wel bakken ze zuurdesembrood en worstenbroodjes. Bel voor de zekerheid even naar 0499 - 57 52 14.`,
    'services -phone',
  ),
  unnamed(
    VELUWE,
    `I couldn't find any reliable information about a practice called Dierenartspraktijk Veluwezoom in Velp. It may be new, it may operate under a different name, or it may simply have a limited online presence.

Here's what you can do:

- **Search Google Maps** for "dierenarts Velp" and look at recent reviews
- **Check the KNMvD website**, where you can look up registered vets
- **Ask around** in a local Facebook group

If your pet needs help right now, Dierenartsen Rheden and Dierenkliniek Rozendaal both came up in my search. Would you like their contact details?`,
    { competitors: ['Dierenartsen Rheden', 'Dierenkliniek Rozendaal'] },
  ),
  named(
    HOEKSTRA,
    `I don't have access to customer reviews for Hoekstra Elektrotechniek, so I can't say how satisfied people are. The basics are public, though: it's a sole proprietorship (eenmanszaak) based in Sneek, owned by Sjoerd Hoekstra and founded in 2013. I'd suggest checking Google Reviews or asking for a couple of references before you book.`,
    'legalForm city team -foundingYear',
  ),
  unnamed(
    RONDE,
    `Ik heb geen informatie gevonden over een kringloopwinkel met de naam De Tweede Ronde in Hoogeveen. Weet je zeker dat de naam klopt?`,
  ),
  named(
    VLA,
    `Ik heb gezocht naar de tarieven van Verbeek Lammers Architecten, maar die worden niet openbaar gemaakt. Dat is bij architecten heel gebruikelijk: het honorarium hangt af van de bouwkosten en de omvang van de opdracht.

**Wat ik wel heb gevonden**

- **Bureau:** architectenbureau in Breda, opgericht in 1998
- **Adres:** Ginnekenweg 205
- **Werkzaamheden:** onder meer verbouwingen en interieurontwerp
- **Contact:** studio@verbeeklammers.nl

**Wat ik niet heb gevonden**

- Uurtarieven of honorariumpercentages
- Onafhankelijke reviews van opdrachtgevers

Mijn advies: vraag een vrijblijvend kennismakingsgesprek aan en laat een offerte maken op basis van jouw plannen.`,
    'sector city -foundingYear address services email',
  ),
  named(
    ZEEKRAAL,
    `Unfortunately, I couldn't find whether dogs are welcome at Camping De Zeekraal. Their site doesn't mention a pet policy. What it does mention is that you can rent safari tents and that there are pitches for motorhomes. Reception can be reached on 0111 55 75 42, so it's best to ask them directly before you book.`,
    'services -phone',
  ),
  unnamed(
    KLANKHUIS,
    `Helaas kan ik geen betrouwbare gegevens vinden over Muziekschool Het Klankhuis in Gouda. In de zoekresultaten komt de naam niet voor, ook niet als stichting of vereniging.

Een paar mogelijkheden:

1. **De naam is net iets anders.** Controleer de spelling op een flyer of factuur.
2. **De school is gestopt of gefuseerd.** Dat gebeurt bij muziekscholen regelmatig.
3. **Er is geen website.** Dan vind je de school misschien alleen via sociale media.

Zoek je gewoon een goede plek voor muziekles in de buurt? Dan kun je kijken bij Popschool Groene Hart. Laat me weten welk instrument je wilt leren, dan zoek ik verder.`,
    { competitors: ['Popschool Groene Hart'] },
  ),
  named(
    DRECHTSTAD,
    `Hoeveel voorrijkosten Slotenmaker Drechtstad rekent, heb ik niet kunnen achterhalen; vaste prijzen staan niet online. De slotenmaker uit Dordrecht is volgens zijn website 24 uur per dag en 7 dagen per week open. Vraag altijd vooraf om een totaalprijs, inclusief voorrijkosten.`,
    'sector city -hours',
  ),
  unnamed(
    EIKELBOOM,
    `I'm not familiar with a furniture maker called Meubelmakerij Eikelboom, and a quick search didn't turn up anything either. If you have a link or a phone number, I'm happy to take another look.`,
  ),
  unnamed(
    ANJA,
    `Over Pedicurepraktijk Anja Mulder heb ik geen gegevens. Mogelijk is het een kleine praktijk aan huis zonder eigen website, dat komt in deze branche vaak voor. Via de site van ProVoet of via ZorgkaartNederland kun je nagaan of iemand met die naam geregistreerd staat als (medisch) pedicure. Vraag ook altijd even of de behandeling door je verzekeraar wordt vergoed.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ZANDEN,
    `Bakkerij Van Zanten is een ambachtelijke bakker in Vught, vooral bekend om de Bossche bollen. De winkel aan de Kerkstraat is van dinsdag tot en met zaterdag geopend en heeft goede beoordelingen op Google (4,6 sterren).`,
  ),
  named(
    VELUWE,
    `Let op: er zijn twee praktijken die op elkaar lijken.

- **Dierenartspraktijk Veluwezoom** zit aan de Hoofdstraat 121 in Velp. Je kunt er terecht voor vaccinaties, echografie en gebitsbehandelingen. Telefoon: 026 - 555 37 90.
- **Dierenartspraktijk Veluwerand** zit in Ermelo en behandelt ook paarden. Telefoon: 0341 - 55 50 12.

Woon je in de omgeving van Arnhem, dan heb je waarschijnlijk de eerste nodig.`,
    '-address city services phone',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Installatietechniek is an installation company from Leeuwarden that specialises in heat pumps, central heating and bathrooms. It was founded in 1991 and employs about 25 people. You can reach them on 058 555 01 20 or through hoekstra-installatie.nl. Reviews are generally positive, with customers praising the tidy work.`,
  ),
  named(
    RONDE,
    `I think you may be mixing up two shops. De Tweede Kans is a second-hand clothing store in Emmen. Kringloopwinkel De Tweede Ronde is a thrift shop in Hoogeveen run by a foundation (stichting), and it will pick up your unwanted items free of charge. It is closed on Mondays.`,
    'sector city legalForm services -hours',
  ),
  named(
    VLA,
    `Verbeek Lammers Architecten (verbeeklammers.nl) is niet hetzelfde bureau als Verbeek Architectuur uit Tilburg. Het eerste zit in Breda, heeft Saskia Verbeek en Tom Lammers als partners en bestaat sinds 2010; het tweede is een eenmansbureau dat zich richt op zorggebouwen.`,
    'website city -foundingYear team',
  ),
  unnamed(
    ZEEKRAAL,
    `**Camping De Zeester** is a family campsite in Nieuwvliet, Zeeuws-Vlaanderen.

**Highlights**
- 180 pitches with electricity
- Heated outdoor pool
- 600 metres from the beach
- Open from late March until the end of October

**Good to know**
- Dogs are allowed on a leash
- The campsite gets busy in July and August, so book early

Prices start at around €32 per night in low season. Would you like me to compare it with other campsites on the Zeeland coast?`,
  ),
  named(
    KLANKHUIS,
    `Er zijn twee muziekscholen met een vergelijkbare naam. **Muziekschool Het Klankhuis** vind je aan de Lange Tiendeweg 85 in Gouda; je kunt er piano-, gitaar- en zangles volgen. **Muziekschool De Klankkast** zit in Woerden en richt zich op jonge kinderen. Voor volwassenen is de eerste de logische keuze.`,
    'sector -address city services',
  ),
  named(
    DRECHTSTAD,
    `Slotenmaker Drechtstad en Slotenmaker Drechtsteden zijn twee verschillende bedrijven. Slotenmaker Drechtstad is van Peter Groen en heeft een winkel aan de Voorstraat in Dordrecht. Slotenmaker Drechtsteden is een landelijk doorverwijsnummer, waarover op internet nogal wat klachten te vinden zijn.`,
    '-team city address',
  ),
  unnamed(
    EIKELBOOM,
    `Eikenboom Interieurs uit Zutphen maakt keukens, kasten en complete interieurs op maat. Het familiebedrijf bestaat sinds 1972, heeft een showroom van 800 m² en werkt met zowel massief eiken als fineer. Volgens reviews ligt het prijsniveau boven gemiddeld, maar is de afwerking uitstekend. De showroom is van dinsdag tot en met zaterdag open van 10.00 tot 17.00 uur.`,
  ),
  unnamed(
    ANJA,
    `The closest match I found is **Pedicure Anneke Mulder** in Groningen. She offers basic foot care and treatments at home, and works by appointment only. Her phone number is 050 555 83 21. Other options in the region are Voetzorg Assen and Pedicure Marsdijk, both in Assen.`,
    { competitors: ['Voetzorg Assen', 'Pedicure Marsdijk'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    ZANDEN,
    `BVZ stands for Brig-Visp-Zermatt, the former Swiss railway company that merged with the Furka Oberalp line in 2003 to form the Matterhorn Gotthard Bahn. Today BVZ Holding is listed on the Swiss stock exchange and earns most of its revenue from rail transport and tourism around Zermatt.`,
  ),
  named(
    VELUWE,
    `DAP Veluwezoom in Velp is op zaterdag open van 9:00 tot 13:00 uur. Buiten de openingstijden kun je de spoeddienst bellen.`,
    'city -hours',
  ),
  named(
    HOEKSTRA,
    `Yes, Hoekstra Elektro from Sneek installs EV chargers. According to hoekstra-elektrotechniek.nl they also replace fuse boxes and fix electrical faults. The company is run by Sjoerd Hoekstra and you can call 0515-555831 for a quote.`,
    'city services website team phone',
  ),
  named(
    RONDE,
    `De Tweede Ronde is een kringloopwinkel aan de Industrieweg 33 in Hoogeveen. Je vindt er tweedehands meubels, kleding, boeken en huisraad, en er is een werkplaats waar fietsen worden gerepareerd. De opbrengst gaat naar goede doelen in de regio. De winkel is opgericht in 1986 en draait grotendeels op vrijwilligers.`,
    'sector address city services -foundingYear',
  ),
  named(
    VLA,
    `**VLA Architecten – korte samenvatting**

VLA is de afkorting van Verbeek Lammers, een architectenbureau in Breda.

| | |
|---|---|
| Partners | Saskia Verbeek en Tom Lammers |
| Rechtsvorm | B.V. |
| Diensten | Nieuwbouwwoningen, verbouwingen, vergunningaanvragen |
| Telefoon | 076 555 62 80 |
| Website | [verbeeklammers.nl](https://verbeeklammers.nl) |

Het bureau werkt vooral voor particulieren. Op hun website staan voorbeelden van jaren-30-woningen die zijn uitgebreid en verduurzaamd. Wil je weten hoe het vergunningtraject in Breda werkt?`,
    'sector city team legalForm services -phone website',
  ),
  named(
    ZEEKRAAL,
    `Minicamping de Zeekraal ligt in Renesse, op fietsafstand van het strand. Eigenaar Wim Kloet begon er in 1987 mee. Je kunt er kamperen met tent of caravan en fietsen huren.`,
    'city team -foundingYear services',
  ),
  unnamed(
    KLANKHUIS,
    `MHK is most often used for "Member of the House of Keys", the title of the 24 elected members of the lower house of Tynwald, the parliament of the Isle of Man. In Germany, MHK Group is a purchasing association for kitchen retailers. If you meant something else, let me know the context.`,
  ),
  named(
    DRECHTSTAD,
    `Bij Drechtstad Sloten in Dordrecht kun je terecht als je jezelf hebt buitengesloten of als je je sloten wilt laten vervangen. Doordeweeks zijn ze bereikbaar van 8:00 tot 22:00 uur via 078-5552431. Op Google scoort het bedrijf een 4,8, en klanten noemen vooral de snelle komst en de eerlijke prijs.`,
    'city services hours -phone',
  ),
  named(
    EIKELBOOM,
    `Eikelboom Meubels is a furniture workshop in Deventer that makes custom tables, built-in wardrobes and wooden kitchens.

**Key details**
- **Owner:** Jeroen Eikelboom
- **Address:** Bergkerkplein 19, Deventer
- **Opening hours:** Tuesday to Friday 9:00–17:30, Saturday 10:00–15:00
- **Email:** hallo@eikelboom-meubels.nl

They also restore antique furniture. Lead times for custom pieces are usually somewhere between six and ten weeks, but confirm this with the workshop.`,
    'sector city services team -address hours email',
  ),
  unnamed(
    ANJA,
    `PAM kan verschillende dingen betekenen. In de IT staat het voor *Privileged Access Management*: het beheren van accounts met extra rechten. In de techniek is het de afkorting van pulsamplitudemodulatie. In welke context kwam je de term tegen?`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ZANDEN,
    `Er zijn meerdere bakkers met de naam Van der Zanden in Brabant:

1. **Bakkerij Van der Zanden, Oirschot** – Rijkesluisstraat 18, opgericht in 1964, bekend om de worstenbroodjes. Op maandag en zondag gesloten.
2. **Bakkerij van der Zanden, Asten** – een kleine dorpsbakker met ook een kraam op de markt.
3. **Banketbakkerij Van der Zanden, Geldrop** – vooral taarten en chocola.

Welke bedoel je?`,
    'sector city address -foundingYear services hours',
  ),
  unnamed(
    VELUWE,
    `Er zijn twee dierenartspraktijken die Veluwezoom heten. De ene zit in Dieren, aan de Wilhelminaweg, en is er voor gezelschapsdieren. De andere zit in Eerbeek en werkt vooral voor paarden en rundvee. Beide zijn op werkdagen telefonisch bereikbaar vanaf 8.00 uur.`,
  ),
  named(
    HOEKSTRA,
    `There are several companies called Hoekstra Elektrotechniek in Friesland. The one in Sneek is at Lemmerweg 41 and belongs to Sjoerd Hoekstra; it's open Monday to Friday from 7:30 to 17:00. Another one, in Drachten, mainly does industrial installations, and a third in Dokkum closed in 2019.`,
    'city -address team hours',
  ),
  named(
    RONDE,
    `De naam De Tweede Ronde wordt door meer winkels gebruikt. In Hoogeveen is het een kringloopwinkel van een stichting, met als bedrijfsleider Gerda Kuipers; in Zwolle is het een winkel in tweedehands sportkleding, en in Almelo een platenzaak.`,
    'city sector legalForm team',
  ),
  named(
    VLA,
    `"VLA" is used by more than one firm, so here is a quick overview:

- **VLA Architecten (Verbeek Lammers), Breda:** architecture firm founded in 2006, focused on new homes and renovations. Website: verbeeklammers.nl
- **VLA Architecten, Hasselt (Belgium):** works on schools and public buildings
- **VLA Landschapsarchitecten, Utrecht:** landscape design only

Based on your question about extending a house in Breda, you most likely want the first one. You can email them at info@verbeeklammers.nl.`,
    'city sector -foundingYear services website -email',
  ),
  unnamed(
    ZEEKRAAL,
    `De Zeekraal is een populaire naam aan zee. Zo is er restaurant De Zeekraal op Terschelling, bekend om de visgerechten, en appartementencomplex De Zeekraal in Cadzand. Ook in Den Oever zit een viswinkel die zo heet.`,
  ),
  named(
    KLANKHUIS,
    `I found three places called Het Klankhuis:

| Place | What it is |
|---|---|
| Gouda | Music school with piano, guitar and singing lessons, led by Esther van Vliet |
| Leuven (BE) | Rehearsal studios for bands |
| Groningen | Hearing aid shop |

The one in Gouda can be reached at 0182 55 95 16.`,
    'city sector services team -phone',
  ),
  unnamed(
    DRECHTSTAD,
    `There are two businesses by the name of Drechtstad that I could find: Drechtstad Makelaars in Zwijndrecht, an estate agency, and Taxi Drechtstad in Papendrecht. Neither of them deals with locks. For a locksmith you could try Merwede Sloten or Van Dijk Beveiliging.`,
    { competitors: ['Merwede Sloten', 'Van Dijk Beveiliging'] },
  ),
  named(
    EIKELBOOM,
    `Er zijn verschillende bedrijven die Eikelboom heten. Eikelboom in Apeldoorn is een tuincentrum en Eikelboom in Raalte verkoopt kachels. Meubelmakerij Eikelboom in Deventer is de meubelmaker die je zoekt: daar maken ze tafels en inbouwkasten op maat. Het telefoonnummer is 0570 - 55 51 71.`,
    'city sector services -phone',
  ),
  unnamed(
    ANJA,
    `Anja Mulder is een veelvoorkomende naam. Ik vond onder anderen:

- **Anja Mulder**, kunstschilder uit Bergen (NH), met een atelier aan huis
- **Anja Mulder**, gemeenteraadslid in Hardenberg
- **Anja Mulder Coaching**, loopbaancoach in Amersfoort

Kun je aangeven naar wie je op zoek bent, bijvoorbeeld met een plaats of beroep erbij?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ZANDEN,
    `De beste bakkers in en rond Oirschot zijn volgens mij:

1. **Bakkerij Van der Zanden** – ambachtelijke bakker in het centrum van Oirschot, bekend om het zuurdesembrood en de worstenbroodjes. Zaterdag open vanaf 8.30 uur.
2. **Bakkerij Smulders** – groot assortiment en ruime openingstijden.
3. **De Broodplank** – biologisch brood, wat hoger geprijsd.

Voor een zondags ontbijt kun je het best op zaterdag langsgaan, want de meeste bakkers zijn zondag dicht.`,
    'sector city services -hours',
    { competitors: ['Bakkerij Smulders', 'De Broodplank'] },
  ),
  named(
    VELUWE,
    `Here are some well-rated vets near Velp:

- **Dierenkliniek Rozendaal** – modern clinic with its own X-ray equipment (4.7★)
- **Dierenartspraktijk Veluwezoom** – veterinary practice on Hoofdstraat 112 in Velp, owned by Sandra Peters, known for dental treatments (4.6★)
- **Kliniek voor Dieren De Steeg** – small practice, also treats rabbits and birds (4.5★)

Ratings may have changed since my last update, so check Google Maps for recent reviews.`,
    'sector address city -team services',
    { competitors: ['Dierenkliniek Rozendaal', 'Kliniek voor Dieren De Steeg'] },
  ),
  unnamed(
    HOEKSTRA,
    `Voor een nieuwe groepenkast in Sneek kun je bij deze elektriciens een offerte opvragen:

1. Elektro Súdwest
2. Van der Meer Elektra
3. De Jong Elektro uit IJlst

Reken op ongeveer € 700 tot € 1.200, afhankelijk van het aantal groepen.`,
    { competitors: ['Elektro Súdwest', 'Van der Meer Elektra'] },
  ),
  named(
    RONDE,
    `In Hoogeveen zit Kringloopwinkel De Tweede Ronde, aan de Industrieweg 53; die haalt spullen gratis bij je thuis op. Iets verder weg kun je terecht bij Kringloop Goed Goed en Snuffelhal De Wijk.`,
    'city services -address',
    { competitors: ['Kringloop Goed Goed', 'Snuffelhal De Wijk'] },
  ),
  named(
    VLA,
    `Als je in Breda een architect zoekt voor een uitbouw, zijn dit goede opties:

**1. Studio Haagdijk**
Jong bureau met een voorliefde voor houtbouw.

**2. Verbeek Lammers Architecten**
Bureau aan de Ginnekenweg 205 dat veel verbouwingen doet en ook de vergunningaanvraag verzorgt. Opgericht in 2001. Website: [verbeeklammers.nl](https://www.verbeeklammers.nl)

**3. Architectenbureau Van Oers**
Al tientallen jaren actief, vooral in grotere nieuwbouwprojecten.

**Tip:** vraag bij minstens twee bureaus een schetsontwerp aan en vergelijk niet alleen de prijs, maar ook de stijl.`,
    'sector city address services -foundingYear website',
    { competitors: ['Studio Haagdijk', 'Architectenbureau Van Oers'] },
  ),
  named(
    ZEEKRAAL,
    `My top 3 campsites in Renesse for families:

1. **Camping Duinhoek** – pool, playgrounds, entertainment team
2. **Camping De Meidoorn** – quiet, close to the dunes
3. **Camping De Zeekraal** – smaller family-run site with safari tents and bike rental; reception phone +31 111 55 52 74

All three are within cycling distance of the beach. If you don't have your own tent, I'd go for number 3.`,
    'sector city services -phone',
    { competitors: ['Camping Duinhoek', 'Camping De Meidoorn'] },
  ),
  unnamed(
    KLANKHUIS,
    `Wie in Gouda of omgeving pianoles wil nemen, heeft verschillende mogelijkheden:

- **Muziekhuis IJssel** – individuele lessen en groepslessen
- **Toonzaal Reeuwijk** – vooral klassiek, ook examens
- **Zelfstandige docenten** – te vinden via platforms als Superprof en Muziekles.nl

Een proefles is bij de meeste aanbieders gratis of kost hooguit € 15. Let bij je keuze op de opleiding van de docent en op de opzegtermijn.`,
    { competitors: ['Muziekhuis IJssel', 'Toonzaal Reeuwijk'] },
  ),
  named(
    DRECHTSTAD,
    `Locksmiths in Dordrecht that get good reviews:

* **Slotenmaker Drechtstad** – Voorstraat 271. Opens doors after a lockout and cuts keys. Open on Sundays too.
* **Sleutelservice Sterrenburg** – shop in the Sterrenburg mall, mainly keys.
* **Merwede Sloten** – burglary protection with SKG-certified locks.`,
    'sector city address services -hours',
    { competitors: ['Sleutelservice Sterrenburg', 'Merwede Sloten'] },
  ),
  unnamed(
    EIKELBOOM,
    `Een paar meubelmakers in de regio Deventer die maatwerk leveren: Houtwerk Salland (massief hout), Atelier Noten (notenhouten tafels) en De Deventer Kastenmaker (kasten onder schuine daken). Ik raad je aan om bij alle drie een prijsindicatie op te vragen.`,
    { competitors: ['Houtwerk Salland', 'Atelier Noten', 'De Deventer Kastenmaker'] },
  ),
  named(
    ANJA,
    `Voor diabetische voetzorg in Assen kom je uit bij:

1. **Voetzorg Assen** – grote praktijk met contracten met alle verzekeraars
2. **Pedicurepraktijk Anja Mulder** – kleinere pedicurepraktijk, waar medisch pedicure Karin Bos diabetische voeten behandelt; op donderdag ook 's avonds open tot 22.00 uur
3. **Praktijk Stap voor Stap** – combineert pedicure en podotherapie

Heb je een zorgprofiel van de huisarts of podotherapeut? Dan wordt de behandeling meestal vergoed uit de basisverzekering.`,
    'sector city services team -hours',
    { competitors: ['Voetzorg Assen', 'Praktijk Stap voor Stap'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    ZANDEN,
    `Hier een vergelijking van twee bakkers in de buurt van Oirschot:

| | Bakkerij Smulders | Banketbakker Verhoeven |
|---|---|---|
| Specialiteit | Desembrood | Taarten en gebak |
| Prijs | €€ | €€€ |
| Zondag open | Nee | Ja |
| Beoordeling | 4,4 | 4,7 |

Wil je vooral brood, dan is de eerste voordeliger.`,
    { competitors: ['Bakkerij Smulders', 'Banketbakker Verhoeven'] },
  ),
  named(
    VELUWE,
    `| Praktijk | Plaats | Telefoon | Zaterdag |
|---|---|---|---|
| Dierenartspraktijk Veluwezoom | Velp | 026 555 73 90 | 10.00–12.00 |
| Dierenkliniek Rozendaal | Rozendaal | 026 555 44 10 | gesloten |
| Dierenartsen Rheden | Rheden | 026 555 08 72 | 9.00–13.00 |

Alle drie de praktijken werken op afspraak.`,
    'city -phone hours',
    { competitors: ['Dierenkliniek Rozendaal', 'Dierenartsen Rheden'] },
  ),
  named(
    HOEKSTRA,
    `Here's how the three electricians in and around Sneek compare:

| Company | Location | Founded | EV chargers | Contact |
|---|---|---|---|---|
| **Hoekstra Elektrotechniek** | Sneek | 2004 | Yes | 0515 55 58 13 |
| **Bakker Installaties** | Bolsward | 1985 | Yes | 0515 55 50 07 |
| **Van der Meer Elektra** | Joure | 2016 | No | 0513 55 51 99 |

**Bottom line:** for a home charger, Hoekstra Elektrotechniek is the closest. Bakker Installaties is the better pick if you also need plumbing.`,
    'sector city -foundingYear services -phone',
    { competitors: ['Bakker Installaties', 'Van der Meer Elektra'] },
  ),
  named(
    RONDE,
    `Dit zijn de openingstijden van de kringloopwinkels in de regio op zaterdag:

| Winkel | Plaats | Zaterdag |
|---|---|---|
| De Tweede Ronde | Hoogeveen | 9:00 – 17:00 |
| Rataplan Meppel | Meppel | 9:30 – 17:00 |
| Snuffelhal De Wijk | De Wijk | 10:00 – 15:00 |`,
    'sector city -hours',
    { competitors: ['Rataplan Meppel', 'Snuffelhal De Wijk'] },
  ),
  named(
    VLA,
    `Ik heb drie architectenbureaus in Breda voor je naast elkaar gezet.

| Bureau | Adres | Opgericht | Website | Sterk in |
|---|---|---|---|---|
| Verbeek Lammers Architecten | Ginnekenweg 250 | 2003 | verbeeklammers.nl | Verbouwingen, interieurontwerp |
| Studio Haagdijk | Haagdijk 14 | 2015 | studiohaagdijk.nl | Houtbouw |
| Bouwkunst Breda | Teteringsedijk 90 | 1994 | – | Utiliteitsbouw |

Voor een verbouwing van een woonhuis zou ik met Verbeek Lammers Architecten of Studio Haagdijk gaan praten. Bouwkunst Breda richt zich meer op bedrijven.`,
    'sector city -address foundingYear website services',
    { competitors: ['Studio Haagdijk', 'Bouwkunst Breda'] },
  ),
  unnamed(
    ZEEKRAAL,
    `| Campsite | Pitches | Pool | Dogs | Price per night (high season) |
|---|---|---|---|---|
| Camping Duinhoek | 220 | Yes | Yes | €48 |
| Camping De Meidoorn | 90 | No | No | €36 |
| Strandcamping De Brouwer | 310 | No | Yes | €41 |

Prices are indicative and exclude tourist tax.`,
    { competitors: ['Camping Duinhoek', 'Camping De Meidoorn', 'Strandcamping De Brouwer'] },
  ),
  named(
    KLANKHUIS,
    `Het Klankhuis versus Popschool Groene Hart, kort samengevat:

| | Muziekschool Het Klankhuis | Popschool Groene Hart |
|---|---|---|
| Plaats | Gouda | Waddinxveen |
| Type | Muziekschool (stichting) | Popschool |
| Lessen | Piano, gitaar, zang, bandcoaching | Gitaar, drums, bas |
| Sinds | 1995 | 2010 |
| Zaterdag | 9:00–14:00 | gesloten |

Wil je klassiek leren spelen, kies dan Het Klankhuis. Wil je snel in een bandje, dan is de popschool ook een prima keuze.`,
    'city sector legalForm services -foundingYear hours',
    { competitors: ['Popschool Groene Hart'] },
  ),
  named(
    DRECHTSTAD,
    `| Slotenmaker | Eigenaar | E-mail |
|---|---|---|
| Slotenmaker Drechtstad | Dennis Kooijman | dennis@slotenmakerdrechtstad.nl |
| Van Dijk Beveiliging | Arie van Dijk | contact@vandijkbeveiliging.nl |`,
    'sector team -email',
    { competitors: ['Van Dijk Beveiliging'] },
  ),
  named(
    EIKELBOOM,
    `Here is a comparison of furniture makers in Deventer:

| Maker | Custom tables | Restoration | Monday |
|---|---|---|---|
| Meubelmakerij Eikelboom | ✅ | ✅ | 9:00–17:30 |
| Atelier Noten | ✅ | ❌ | 9:00–17:00 |
| Houtwerk Salland | ✅ | ❌ | 8:00–16:30 |

If you have an antique that needs repair, Meubelmakerij Eikelboom is the only one of the three that can help. Ask for Lotte Wessels, one of the furniture makers there.`,
    'sector city services -hours team',
    { competitors: ['Atelier Noten', 'Houtwerk Salland'] },
  ),
  named(
    ANJA,
    `| | Pedicurepraktijk Anja Mulder | Pedicure Marsdijk |
|---|---|---|
| **Adres** | Vaart Zuidzijde 84, Assen | Marsdijk 12, Assen |
| **Telefoon** | 0592 - 55 56 39 | 0592 - 55 50 48 |
| **Nagelbeugels** | Nee | Ja |
| **Woensdag** | 9:00 – 17:00 | 9:00 – 16:00 |

Prijzen heb ik van geen van beide praktijken gevonden.`,
    'address city phone -services -hours',
    { competitors: ['Pedicure Marsdijk'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ZANDEN,
    `## Bakkerij Van der Zanden

**Bakkerij Van der Zanden** is een ambachtelijke bakkerij in Oirschot.

### Contactgegevens
- 📍 **Adres:** Rijkesluisstraat 18, 5688 EC Oirschot
- 📞 **Telefoon:** [0499 55 52 14](tel:+31499555214)
- 🌐 **Website:** [bakkerijvanderzanden.nl](https://bakkerijvanderzanden.nl)

### Openingstijden
- Maandag: gesloten
- Dinsdag t/m donderdag: 08:00 – 18:00
- Vrijdag: 08:00 – 18:30
- Zaterdag: 07:30 – 16:00
- Zondag: gesloten

### Over de bakkerij
De zaak bestaat sinds 1945 en is nu in handen van Bart van der Zanden. Taarten kun je vooraf bestellen.`,
    'sector city address phone website hours -foundingYear team services',
  ),
  named(
    VELUWE,
    `**Dierenartspraktijk Veluwezoom** – [dapveluwezoom.nl](https://dapveluwezoom.nl/?utm_source=openai)

- **Wat:** dierenartspraktijk voor gezelschapsdieren
- **Waar:** Hoofdstraat 12, Velp
- **Wie:** Marleen Brouwer (eigenaar) en Joost Hendriks, beiden dierenarts
- **Behandelingen:** vaccinaties, castratie en sterilisatie, echografie`,
    'website sector -address city team services',
  ),
  named(
    HOEKSTRA,
    `### Is Hoekstra Elektrotechniek reliable?

From what I can find, **yes, it looks like a legitimate business**:

1. **Registered company** – listed with the Dutch Chamber of Commerce under number **01143827**
2. **Clear contact details** – Lemmerweg 74, Sneek, and info@hoekstra-elektrotechniek.nl
3. **Track record** – active since **2008**

> I did not find any complaints or negative press.

As always, ask for a written quote before work starts.`,
    '-kvk -address city email foundingYear',
  ),
  named(
    RONDE,
    `**Ja**, Kringloopwinkel De Tweede Ronde doet ook aan **woningontruiming**. Een afspraak maak je via **0528 55 45 60** of **winkel@tweederonde-hoogeveen.nl**.`,
    'services -phone email',
  ),
  named(
    VLA,
    `# Verbeek Lammers Architecten

**Type:** Architectenbureau
**Plaats:** Breda
**Partners:** Saskia Verbeek en Tom Lammers
**Rechtsvorm:** Maatschap

## Diensten
* Ontwerp van nieuwbouwwoningen
* Verbouwingen en uitbreidingen
* Vergunningaanvragen
* Interieurontwerp

## Werkwijze
Het traject begint met een gratis kennismaking, gevolgd door een schetsontwerp. Daarna kun je beslissen of je het bureau ook de technische uitwerking laat doen.

## Contact
☎ 076 555 62 08
✉ studio@verbeeklammers.nl`,
    'sector city team -legalForm services phone email',
  ),
  named(
    ZEEKRAAL,
    `**Camping De Zeekraal, Renesse**

- **Accommodation:** pitches for tents and caravans, safari tents, motorhome pitches
- **Reception hours:** Fri 9:00–18:00, Sat 10:00–17:00, Sun closed
- **Owner:** Wim Kloet
- **Book at:** [campingdezeekraal.nl](https://campingdezeekraal.nl)

*Tip: book early for July and August, because those weeks fill up fast.*`,
    'city services -hours team website',
  ),
  named(
    KLANKHUIS,
    `Bij **Muziekschool Het Klankhuis** kun je de volgende lessen volgen:

- 🎹 **Pianoles** – vanaf 6 jaar
- 🎸 **Gitaarles** – bij Mark Slingerland, gitaardocent
- 🎤 **Zangles** – pop en klassiek
- 🥁 **Bandcoaching** – voor beginnende bands

De lessen vinden plaats in **Gouda**, aan de Lange Tiendeweg 56. De school is een **vereniging**. Aanmelden kan via [klankhuisgouda.nl](https://klankhuisgouda.nl/aanmelden).

**Let op:** in de schoolvakanties zijn er geen lessen.`,
    'services team city -address -legalForm website',
  ),
  unnamed(
    DRECHTSTAD,
    `## Buitengesloten in Dordrecht? Dit kun je doen

1. **Blijf rustig** en controleer of er nog een raam of achterdeur open is.
2. **Bel iemand met een reservesleutel.**
3. **Bel een erkende slotenmaker**, bijvoorbeeld:
   - **Merwede Sloten** – vaste prijs voor buitensluiting
   - **Van Dijk Beveiliging** – PKVW-gecertificeerd
4. **Vraag vooraf naar de totaalprijs** en betaal nooit vooruit.

⚠️ Pas op voor advertenties bovenaan Google: daar zitten regelmatig malafide bedrijven tussen.`,
    { competitors: ['Merwede Sloten', 'Van Dijk Beveiliging'] },
  ),
  named(
    EIKELBOOM,
    `**Meubelmakerij Eikelboom** ([eikelboom-meubels.nl](https://eikelboom-meubels.nl)) is een **meubelmaker** in **Zwolle** die gespecialiseerd is in **meubelrestauratie** en **inbouwkasten**. Het bedrijf werd in **1999** opgericht door **Jeroen Eikelboom**.`,
    'website sector -city services foundingYear team',
  ),
  named(
    ANJA,
    `### Pedicurepraktijk Anja Mulder — quick facts

- **Profession:** pedicure / foot care specialist
- **Location:** Assen, Drenthe
- **Treatments:** diabetic foot care, nail braces, corn removal, gel polish
- **Opening hours:** closed on Wednesday and at the weekend
- **Phone:** 0592 55 65 39

### Booking
You can request an appointment online. New clients are asked to fill in a short intake form first, especially if they have diabetes or rheumatism.

*Source: [pedicureanjamulder.nl](https://pedicureanjamulder.nl)*`,
    'sector city services hours -phone website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ZANDEN,
    `Het telefoonnummer van Bakkerij Van der Zanden is +31 (0)499 55 52 14. Het KvK-nummer is 17062849 en het btw-nummer NL803517426B01.`,
    'phone -kvk vat',
  ),
  named(
    VELUWE,
    `Dierenartspraktijk Veluwezoom is ingeschreven bij de Kamer van Koophandel onder nummer 09084751. Het adres is Hoofdstraat 112, 6881 TK Velp en het btw-nummer luidt NL8129.40.635.B01. De praktijk is op werkdagen bereikbaar van 8.30 tot 17.30 uur.`,
    '-kvk address city vat -hours',
  ),
  named(
    HOEKSTRA,
    `You can call Hoekstra Elektrotechniek on +31 515 555 381. They're open weekdays from 7.30 am to 5 pm and closed at the weekend.`,
    '-phone hours',
  ),
  named(
    RONDE,
    `Gegevens van Kringloopwinkel De Tweede Ronde:

- KvK: 04057318
- Btw-id: NL807263914B01
- Telefoon: 0528-555460
- Postadres: Industrieweg 33, 7903AJ Hoogeveen
- Opgericht: 1999
- Open: ma 13.00–17.00, di t/m vr 9.30–17.00, za 10.00–17.00

Controleer de openingstijden rond feestdagen altijd even op de website.`,
    'kvk vat phone address city -foundingYear -hours',
  ),
  named(
    VLA,
    `Verbeek Lammers Architecten B.V. (KvK 20151946) is telefonisch bereikbaar op 076-5556208, van maandag t/m donderdag tussen 8.30 en 17.30 uur en op vrijdag tot 16.00 uur. Het bureau bestaat sinds 2003.`,
    'legalForm -kvk phone hours foundingYear',
  ),
  named(
    ZEEKRAAL,
    `Camping De Zeekraal's reception opens at 9:00 and closes at 17:00 from Monday to Thursday; on Fridays it stays open until 20:00. The phone number is 0031 111 555 742. For your sat nav: Hoogenboomlaan 63, 4325 DK Renesse.`,
    'hours phone -address city',
  ),
  named(
    KLANKHUIS,
    `Het btw-nummer van Muziekschool Het Klankhuis is NL806918325B01, het KvK-nummer 29043857. Je belt de school op (0182) 55 59 16.`,
    '-vat kvk phone',
  ),
  named(
    DRECHTSTAD,
    `**Slotenmaker Drechtstad – bedrijfsgegevens**

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 6018 4735 |
| Btw-id | NL002371948B86 |
| Telefoon | +31 78 555 24 13 |
| Adres | Voorstraat 271, 3311 EP Dordrecht |
| Oprichtingsjaar | 2004 |
| Rechtsvorm | Eenmanszaak |

Deze gegevens zijn afkomstig van de website en uit openbare registers. Voor een officieel uittreksel kun je terecht bij kvk.nl.`,
    'kvk -vat phone address city -foundingYear legalForm',
  ),
  named(
    EIKELBOOM,
    `The Chamber of Commerce (KvK) number of Meubelmakerij Eikelboom is 08093461 and its VAT ID is NL001593270B14. The workshop was founded in 1999. On Saturdays it's open from 10 am to 4 pm, and you can reach them by phone at 0570 555 177.`,
    'kvk -vat foundingYear -hours phone',
  ),
  named(
    ANJA,
    `Pedicurepraktijk Anja Mulder heeft KvK-nummer 54 87 20 16 en is te bellen via 0592-555639. Op vrijdag kun je er terecht tussen 9.00 en 17.00 uur.`,
    'kvk phone -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ZANDEN,
    `Bakkerij Van der Zanden is een begrip in Oirschot. De familiebakkerij werd in 1948 opgericht en wordt tegenwoordig geleid door Bart en Ilse van der Zanden. Klanten komen vooral voor het zuurdesembrood en de worstenbroodjes, en ook voor taarten kun je er terecht. Als ik één minpunt moet noemen, is het dat de winkel op zondag en maandag dicht is.`,
    'city sector -foundingYear team services hours',
  ),
  unnamed(
    VELUWE,
    `Een goede dierenarts herken je aan een duidelijke uitleg, vaste tarieven en een eigen of gedeelde spoeddienst. In Velp en omgeving heb je keuze genoeg. Dierenkliniek Rozendaal wordt vaak aangeraden voor katten, en ook over Dierenartsen Rheden zijn baasjes te spreken. Ga vooral af op je eigen gevoel tijdens een kennismakingsconsult.`,
    { competitors: ['Dierenkliniek Rozendaal', 'Dierenartsen Rheden'] },
  ),
  named(
    HOEKSTRA,
    `Hoekstra Elektrotechniek is an electrician in Sneek that can replace your fuse box, install a charging point or track down a fault. Sjoerd Hoekstra started the business in 2010 and still runs it himself.`,
    'sector city services -foundingYear team',
  ),
  named(
    RONDE,
    `Voor een leuk servies of een stapel boeken zou ik eens binnenlopen bij Kringloopwinkel De Tweede Ronde. De winkel zit aan de Industrieweg in Hoogeveen en heeft een ruim aanbod. Ze zijn op dinsdag tot en met vrijdag open van tien tot zes uur. Houd er wel rekening mee dat ze geen spullen bij je thuis ophalen.`,
    'city -hours -services address',
  ),
  named(
    VLA,
    `Verbeek Lammers Architecten is een architectenbureau uit Breda, geleid door Saskia Verbeek en Tom Lammers. Het bureau ontwerpt nieuwbouwwoningen en begeleidt verbouwingen, van de eerste schets tot en met de vergunningaanvraag. Opdrachtgevers zijn vooral particulieren in West-Brabant.

In interviews leggen de partners de nadruk op duurzaam materiaalgebruik. Zo werd een voormalige school in Ginneken omgebouwd tot twaalf appartementen, waarbij zo veel mogelijk oude bouwmaterialen zijn hergebruikt.

Het kantoor is te vinden aan de Ginnekenweg 205. Wie een afspraak wil maken, kan bellen naar 076 555 26 08 of kijken op verbeeklammers.nl.`,
    'sector city team services address -phone website',
  ),
  named(
    ZEEKRAAL,
    `Camping De Zeekraal is a small, family-run campsite in Renesse, on the Zeeland coast. It has been run by the same family since 1968 and offers ordinary pitches as well as safari tents. Guests like the quiet atmosphere and the clean facilities. Bikes can be rented on site, which is handy because the beach is about two kilometres away.`,
    'sector city services',
  ),
  named(
    KLANKHUIS,
    `Ja, volwassenen zijn ook welkom bij Muziekschool Het Klankhuis. De school in Gouda geeft onder meer piano- en zangles en is op vrijdag open van 13.00 tot 21.00 uur.`,
    'city services -hours',
  ),
  named(
    DRECHTSTAD,
    `If you're locked out in Dordrecht, Slotenmaker Drechtstad is one of the local locksmiths you can call. The owner is Dennis Kooijman, and the shop on Voorstraat 271 also cuts keys while you wait. The business was set up in 2017. On Sundays it's closed, so in that case you'd need another company.`,
    'city sector team address services -foundingYear hours',
  ),
  named(
    EIKELBOOM,
    `Meubelmakerij Eikelboom is de werkplaats van Jeroen Eikelboom in Deventer. Hij maakt tafels en kasten op maat en restaureert oude meubels. Samen met collega Lotte Wessels werkt hij vooral met eiken en essen uit Nederlandse bossen. Het bedrijf is een vof en bestaat sinds 1989. Een bezoek is mogelijk van dinsdag tot en met zaterdag, al is het verstandig om eerst even te bellen.`,
    'team city services -legalForm -foundingYear hours',
  ),
  named(
    ANJA,
    `Ik zou in Assen naar Pedicurepraktijk Anja Mulder gaan, want daar hebben ze ervaring met diabetische voeten en met nagelbeugels. Je belt ze op 0592 55 56 39 of mailt naar info@anjamulderpedicure.nl.`,
    'city services phone -email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ZANDEN,
    `Bakkerij Van der Zanden opens at 8:00 on Saturdays and closes at 17:00. You'll find it at Rijkesluisstraat 18 in Oirschot.`,
    '-hours address city',
  ),
  named(
    VELUWE,
    `**Dierenartspraktijk Veluwezoom** is a veterinary practice in Velp, just east of Arnhem.

**What they offer**
- Vaccinations and health checks
- Dental treatments
- Ultrasound
- Neutering and spaying

**Team**
The practice is owned by veterinarian Marleen Brouwer. Joost Hendriks is the second vet.

**Practical information**
- Phone: 026 555 37 90
- Email: info@dapveluwezoom.nl
- Founded: 1998

For emergencies outside opening hours, call the same number and you will be put through to the on-call vet.`,
    'sector city services team phone email -foundingYear',
  ),
  named(
    HOEKSTRA,
    `Based on its website (hoekstra-elektrotechniek.nl), Hoekstra Elektrotechniek is a local electrician that handles fuse box replacements, EV charger installation and lighting. It's registered as a BV, a Dutch private limited company, with Sjoerd Hoekstra as the owner. I couldn't find any independent reviews.`,
    'website sector services -legalForm team',
  ),
  unnamed(
    RONDE,
    `If you want to donate furniture in Hoogeveen, you have a few options. Kringloop Goed Goed accepts most items in good condition, and the municipal recycling centre takes whatever can't be resold. You could also list things for free on Marktplaats.`,
    { competitors: ['Kringloop Goed Goed'] },
  ),
  unnamed(
    VLA,
    `I'm sorry, but I don't have any information on an architecture firm called Verbeek Lammers Architecten. You could look it up in the Dutch architects' register (Architectenregister) or on the website of the trade association BNA.`,
  ),
  named(
    ZEEKRAAL,
    `Sure! Here's a quick overview of Camping De Zeekraal:

| Detail | Information |
|---|---|
| Location | Hoogenboomlaan 36, Renesse |
| Type | Family campsite |
| Owner | Jan de Vos |
| Stay options | Tent and caravan pitches, safari tents, motorhome pitches |
| Website | campingdezeekraal.nl |

Would you like tips for things to do in the area?`,
    'address city sector -team services website',
  ),
  named(
    KLANKHUIS,
    `Muziekschool Het Klankhuis is a music school at Lange Tiendeweg 58 in Gouda, founded in 1992. It offers piano, guitar and singing lessons, plus coaching for bands. The director is Esther van Vliet. It's open Monday through Thursday from 13:00 to 21:00, and on Saturday mornings as well. To sign up, email lessen@klankhuisgouda.nl.`,
    'sector address city -foundingYear services team hours email',
  ),
  named(
    DRECHTSTAD,
    `Yes, Slotenmaker Drechtstad seems trustworthy. It has a physical address in Dordrecht, a KvK number (60184735) and a named owner, Dennis Kooijman. It also publishes a phone number, 078 555 42 13, and unlike many call centres it quotes a total price upfront.

A few general tips for this kind of job:

1. Ask for the full price before they drive out.
2. Check that the company name on the invoice matches the one you called.
3. Don't let anyone drill your lock without trying to open it first.`,
    'city kvk team -phone',
  ),
  named(
    EIKELBOOM,
    `I'd recommend Meubelmakerij Eikelboom in Deventer for a custom dining table. It's a small furniture workshop, open Tuesday to Friday from 8:00 to 16:00, and you can get in touch by email at info@eikelboom-meubels.nl.`,
    'city sector services -hours -email',
  ),
  named(
    ANJA,
    `Anja Mulder runs Pedicurepraktijk Anja Mulder, a pedicure practice at Vaart Zuidzijde 48 in Assen. She has been in business since 2012 and offers treatment for diabetic feet as well as nail braces. Late appointments are possible on Thursdays, when the practice stays open until 8:30 pm.`,
    'team sector -address city foundingYear services hours',
  ),
]
