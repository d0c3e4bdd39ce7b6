/** Answers that a stranger to the rules wrote: a bike repairer, a GP practice, a florist, a plumber, a hairdresser, an accountancy firm, a driving school, a vet, a restaurant and a web agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BROUWERSHOF,
  HOEKEMA,
  KRUL,
  PIXEL,
  ROOIJEN,
  SPAAK,
  VDM,
  WALCHEREN,
  WISENT,
  ZOUT,
} from '#tests/cases/answers/companies/132.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SPAAK,
    `Ik heb geen informatie kunnen vinden over een fietsenmaker met de naam Spaak & Zadel in Winterswijk. Controleer of de naam klopt, of zoek op Google Maps en in het Handelsregister van de KVK.`,
  ),
  named(
    BROUWERSHOF,
    `Of Huisartsenpraktijk Brouwershof op dit moment nieuwe patiënten aanneemt, kan ik niet met zekerheid zeggen; ik vond daar geen actuele informatie over. Wel bekend is dat je Brouwershof vindt aan de Arkelstraat 33 in Gorinchem en dat ze op werkdagen geopend zijn van 8.00 tot 17.00 uur. Voor inschrijving kun je het beste even bellen met 0183-554404.`,
    'address city hours -phone',
  ),
  unnamed(
    ROOIJEN,
    `I searched for "Bloemsierkunst Van Rooijen" but couldn't find any reliable information about a florist with that name in Roosendaal. It may be a small local shop without a website, or the name may be spelled differently. If you have an address or a phone number, I'm happy to look again. Otherwise, Bloemenhuis Flora is a well-reviewed florist in the same town.`,
    { competitors: ['Bloemenhuis Flora'] },
  ),
  named(
    HOEKEMA,
    `I couldn't find any independent customer reviews of Loodgietersbedrijf Hoekema, so I can't say how satisfied people are with their work. The company itself does show up: it's a plumbing firm in Sneek, founded in 1982, that repairs leaks and installs bathrooms. I'd recommend asking for a written quote and a couple of references before you hire them.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    KRUL,
    `Ik kon geen betrouwbare informatie vinden over een kapsalon met de naam **Krullerij**.

Mogelijke oorzaken:

- **De salon is nieuw** en heeft nog geen website of reviews.
- **De naam is iets anders**, bijvoorbeeld met een toevoeging erachter.
- **De salon is gestopt** of onder een andere naam verdergegaan.

Wat je kunt doen:

1. Zoek op Google Maps naar 'krullenkapper' en je woonplaats.
2. Kijk op Instagram of Facebook.
3. Zoek in het [Handelsregister](https://www.kvk.nl/zoeken/).

Als je me vertelt in welke stad je zoekt, kan ik een paar alternatieven voor je op een rij zetten.`,
  ),
  named(
    VDM,
    `Wat VDM Accountants per uur rekent, is niet openbaar. Het accountantskantoor in Hengelo verzorgt onder meer jaarrekeningen en de salarisadministratie; voor een offerte kun je mailen naar info@vdmaccountants.nl.`,
    'sector city services -email',
  ),
  named(
    WALCHEREN,
    `I don't have reliable data on the pass rate of Rijschool Walcheren. What I can tell you is that it's a driving school in Middelburg, owned by Pim de Visser, and that it also offers motorcycle lessons.`,
    'sector -city team services',
  ),
  unnamed(
    WISENT,
    `I'm sorry, but I couldn't find any information about a veterinary clinic called Dierenkliniek De Wisent. Could you double-check the name or tell me which town it's in?`,
  ),
  named(
    ZOUT,
    `**Heeft Zoutelief een Michelinster?**

Daar heb ik geen aanwijzingen voor gevonden. In de Michelingids kom ik de naam niet tegen.

Wat ik wel over Zoutelief kon vinden:

- **Type:** restaurant
- **Adres:** Verdronkenoord 85, Alkmaar
- **Eigenaar:** Thijs Brandsma
- **Specialiteit:** diner met bijpassend wijnarrangement
- **Geopend sinds:** 2014

Over prijzen en de actuele menukaart kan ik niets met zekerheid zeggen. Kijk daarvoor op [zoutelief.nl](https://zoutelief.nl).`,
    'sector address city -team services -foundingYear website',
  ),
  unnamed(
    PIXEL,
    `Helaas kan ik geen informatie vinden over een webbureau dat Pixelgracht heet. Het is mogelijk dat het een klein of recent gestart bedrijf is dat nog weinig online vermeld wordt. In Amersfoort ken ik wel Studio Keistad en Codehuis, die allebei websites en webshops bouwen. Wil je dat ik daar iets meer over vertel?`,
    { competitors: ['Studio Keistad', 'Codehuis'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SPAAK,
    `Bedoel je misschien **Spaak & Co** in Doetinchem? Dat is een fietsenwinkel aan de Terborgseweg die nieuwe en gebruikte e-bikes verkoopt. Een zaak met precies de naam die jij noemt, kon ik niet vinden.`,
  ),
  unnamed(
    BROUWERSHOF,
    `Huisartsenpraktijk Brouwersgracht is een huisartsenpraktijk in het centrum van Amsterdam. De praktijk telt vier huisartsen en werkt met een online patiëntenportaal. Je kunt er op werkdagen tussen 8.00 en 17.00 uur terecht; voor spoed buiten die tijden bel je de huisartsenpost.`,
  ),
  named(
    ROOIJEN,
    `There are two florists with nearly the same name, so it's easy to mix them up:

- **Van Rooij Bloemen** – in Etten-Leur, mostly a garden centre with a cut-flower corner.
- **Bloemsierkunst Van Rooijen** – in Roosendaal, on the Raadhuisstraat. They do funeral flowers and bridal bouquets, and the shop is owned by Sjoerd Maas.

If you want something for a wedding in Roosendaal, you need the second one. You can reach them on 0165 555 713.`,
    'sector city address services -team -phone',
  ),
  unnamed(
    HOEKEMA,
    `Loodgietersbedrijf Hoekstra is gevestigd in Leeuwarden en voert al het gangbare loodgieterswerk uit, van lekkages tot complete badkamers. Klanten geven het bedrijf gemiddeld een 8,9 op Werkspot. Bellen kan op 058 555 24 60.`,
  ),
  named(
    KRUL,
    `Niet te verwarren met De Krullenbar in Zwolle: Krullerij is een kapper in Deventer, in 2013 begonnen door Noëlle Sanders. Beide zijn gespecialiseerd in krullend haar.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    VDM,
    `I think you may be referring to VDB Accountants, an accounting firm with offices in Almelo and Oldenzaal. They focus on SMEs and offer bookkeeping, tax advice and audits. If you meant a different firm, could you share the full name or the city?`,
  ),
  named(
    WALCHEREN,
    `Er zijn twee rijscholen met een naam die op elkaar lijkt.

**Rijschool Walcheren**
- Badhuisstraat 104, Vlissingen
- Autorijlessen, motorrijlessen en spoedcursussen
- Zaterdag open tot 17.00 uur

**Rijschool Walcherse Bochten**
- Middelburg
- Alleen autorijles in een automaat
- Op zaterdag gesloten

Wil je motorrijles, dan is de eerste de aangewezen keuze.`,
    'sector -address city services -hours',
  ),
  named(
    WISENT,
    `Dierenkliniek De Wisent should not be confused with Dierenkliniek De Wissel in Hoogeveen, which only treats horses. De Wisent is a vet in Emmen for cats, dogs and rabbits; it opened in 1999 and does vaccinations, neutering and dental cleaning. On Wednesdays it stays open until 7 p.m.`,
    'sector city foundingYear services -hours',
  ),
  unnamed(
    ZOUT,
    `Zoete Lief is een lunchroom in Bergen (NH) waar je terechtkunt voor taart, high tea en ontbijt. De zaak is dagelijks geopend van 9.30 tot 17.00 uur en heeft een terras aan de achterkant. Reserveren kan via hun website.`,
  ),
  named(
    PIXEL,
    `Let op: Pixelgracht en Pixelkracht zijn twee verschillende bedrijven. Pixelkracht is een drukkerij in Apeldoorn. Pixelgracht is een webbureau uit Utrecht, opgericht door Daan Verkerk, dat websites ontwerpt en webshops bouwt.`,
    'sector -city team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SPAAK,
    `S&Z in Winterswijk, voluit Spaak en Zadel, is op maandag en zondag gesloten. Van dinsdag tot en met donderdag kun je er tussen 9.00 en 17.30 uur terecht, op vrijdag tot 20.00 uur en op zaterdag tot 17.00 uur.`,
    'city -hours',
  ),
  unnamed(
    BROUWERSHOF,
    `HPB usually stands for **Half Price Books**, an American chain of new and used bookstores founded in Dallas in 1972. It can also refer to:

- **high-performance building** in architecture
- **high-protein breakfast** in nutrition studies

If you came across the abbreviation in a particular context, let me know and I can narrow it down.`,
  ),
  unnamed(
    ROOIJEN,
    `BVR staat voor Bundesverband der Deutschen Volksbanken und Raiffeisenbanken, de koepelorganisatie van de coöperatieve banken in Duitsland. De vereniging heeft haar hoofdkantoor in Berlijn.`,
  ),
  named(
    HOEKEMA,
    `Hoekema Loodgieters is een loodgietersbedrijf uit Sneek. Het bedrijf verhelpt lekkages, ontstopt riolen en plaatst cv-ketels. De directeur is Wietse Hoekema. Volgens de website ([hoekemaloodgieters.nl](https://hoekemaloodgieters.nl)) bestaat het bedrijf sinds 1979 en zijn ze van maandag tot en met donderdag vanaf 7.30 uur bereikbaar.`,
    'sector city services team website -foundingYear hours',
  ),
  named(
    KRUL,
    `Kapsalon Krullerij is located at Walstraat 85 in Deventer. You can book by phone on +31 570 555 163 or by email at info@krullerij.nl.`,
    '-address city phone -email',
  ),
  named(
    VDM,
    `VDM is de afkorting van Van Dijk Meulenbelt Accountants, een accountantskantoor aan de Deldenerstraat in Hengelo. Het kantoor is in 2003 opgericht en helpt mkb-ondernemers met jaarrekeningen, belastingaangiften en bedrijfsoverdrachten. Je aanspreekpunten zijn Gerard van Dijk en Lotte Meulenbelt.`,
    'sector -address city foundingYear services team',
  ),
  named(
    WALCHEREN,
    `RSW in Vlissingen (Autorijschool Walcheren) verzorgt ook lessen voor het aanhangerrijbewijs. Een proefles vraag je aan via rijschoolwalcheren.nl of door te bellen met 0118 - 55 35 77.`,
    'city services website -phone',
  ),
  unnamed(
    WISENT,
    `DKW was een Duits merk van auto's en motorfietsen. De naam komt van *Dampfkraftwagen* (stoomwagen).

**Kort overzicht**

| Jaar | Gebeurtenis |
|---|---|
| 1916 | Jørgen Skafte Rasmussen experimenteert met een stoomwagen |
| 1928 | Eerste DKW-auto |
| 1932 | Fusie tot Auto Union, samen met Audi, Horch en Wanderer |
| 1966 | Laatste DKW rolt van de band |

De vier ringen in het logo van Audi herinneren nog aan die fusie.`,
  ),
  unnamed(
    ZOUT,
    `A ZTL (zona a traffico limitato) is a restricted traffic zone in an Italian city. Cameras at the entrance read your number plate, and if you drive in without a permit you'll get a fine, sometimes months later through your rental company. If you're staying at a hotel inside the zone, ask them to register your plate.`,
  ),
  named(
    PIXEL,
    `Pixelgracht Webdesign (PXG) is a web agency in Amersfoort.

**What they do**
- Web design
- Building online shops
- SEO

**Practical details**
- Office: Langegracht 83, 3811 BT Amersfoort
- Open Monday to Friday, 9:00–17:30
- Legal form: sole proprietorship (eenmanszaak)

They mainly seem to work for local businesses and non-profits.`,
    'sector city services -address hours -legalForm',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SPAAK,
    `Er zijn in Nederland meerdere bedrijven met de naam Spaak & Zadel:

1. **Spaak & Zadel, Winterswijk** – fietsenmaker aan de Misterstraat 46. Repareert fietsen, onderhoudt e-bikes en verhuurt ook fietsen.
2. **Spaak & Zadel, Haarlem** – een fietscafé waar je koffie drinkt tussen de racefietsen.
3. **Spaak & Zadel, Leuven** – een Belgische webwinkel voor fietstassen.

Welke van de drie bedoel je?`,
    'sector -address city services',
  ),
  unnamed(
    BROUWERSHOF,
    `Brouwershof is de naam van verschillende zorglocaties. In Breda staat woonzorgcentrum Brouwershof, en in Amersfoort is er een gezondheidscentrum dat zo heet. Een vestiging in de buurt van Gorinchem ben ik niet tegengekomen.`,
  ),
  named(
    ROOIJEN,
    `The name Van Rooijen is quite common among Dutch florists. There's Bloemsierkunst Van Rooijen in Roosendaal, a florist since 1992 that delivers bouquets in the area, and there's a Bloemsierkunst Van Rooijen in Veenendaal, which is a wholesale business. The Roosendaal shop is open on Mondays from noon and closed on Sundays.`,
    'city sector -foundingYear services hours',
  ),
  named(
    HOEKEMA,
    `I found two plumbers called Hoekema in Friesland. Loodgietersbedrijf Hoekema B.V. in Sneek (Lemmerweg 47, tel. 0515-555620) also does boiler installation; Loodgietersbedrijf Hoekema in Dokkum is a one-man business that focuses on roofing and gutters.`,
    'sector legalForm city address -phone services',
  ),
  unnamed(
    KRUL,
    `Onder de naam Krullerij vond ik twee bedrijven: een meubelmakerij in Gent die werkt met gebogen hout, en een webshop uit Tilburg voor haarverzorging. Geen van beide is een kapsalon in Deventer.`,
  ),
  named(
    VDM,
    `De naam VDM komt vaker voor. Dit zijn de bekendste:

- **VDM Metals** – Duitse producent van nikkellegeringen, gevestigd in Werdohl.
- **VDM Accountants** – accountantskantoor in Hengelo. Directeur is Lotte Meulenbelt; het kantoor doet onder andere jaarrekeningen en salarisadministratie en is op vrijdag open tot 17.30 uur.
- **VDM Woningen** – bouwer van houtskeletwoningen.

Als je een boekhouder zoekt, gaat het vermoedelijk om de tweede.`,
    'sector city -team services -hours',
  ),
  unnamed(
    WALCHEREN,
    `There's more than one Rijschool Walcheren. One is in Domburg and gives lessons in electric cars only; the other was in Middelburg but closed in 2021. I'm not aware of one in Vlissingen.`,
  ),
  named(
    WISENT,
    `De naam De Wisent wordt door verschillende praktijken en bedrijven gebruikt. In Emmen zit Dierenkliniek De Wisent, aan de Boermarkeweg 22. Dat is een dierenartspraktijk die in 1989 is opgericht en waar Hilde Eggens en Roel Sikkens werken. In Lelystad is er ook een Dierenkliniek De Wisent, maar dat is een opvang voor wilde dieren. Voor een afspraak in Emmen bel je 0591-550584.`,
    'city address sector -foundingYear team -phone',
  ),
  unnamed(
    ZOUT,
    `Er zijn twee adressen die Zoutelief heten:

**Zoutelief Texel**
- Strandpaviljoen bij De Koog
- Geopend van april tot en met oktober

**Zoutelief Antwerpen**
- Visrestaurant op het Eilandje
- Maandag gesloten

In Noord-Holland op het vasteland vond ik geen zaak met deze naam. Zoek je iets om te eten in Alkmaar, dan wordt **Brasserie Luttik** vaak aangeraden.`,
    { competitors: ['Brasserie Luttik'] },
  ),
  named(
    PIXEL,
    `Two companies go by the name Pixelgracht:

| | Pixelgracht (Amersfoort) | Pixelgracht (Ghent) |
|---|---|---|
| Type | Web agency | Photo lab |
| Services | Web design, online shops, hosting | Printing, framing |
| Founded | 2012 | 2019 |
| Contact | contact@pixelgracht.nl | via contact form |

Since you're asking about a website, you most likely mean the one in Amersfoort.`,
    'sector city services foundingYear -email',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SPAAK,
    `Here are some bike repair shops in Winterswijk with good reviews:

1. **Rijwielhandel Lammers** – large showroom, official dealer of several e-bike brands.
2. **Spaak & Zadel** – Misterstraat 64. Quick repairs and a good choice of second-hand bikes. Open until 9 pm on Fridays.
3. **De Trapper** – small workshop near the station.

For a same-day puncture repair I'd call ahead, especially in summer.`,
    'sector city address services -hours',
    { competitors: ['Rijwielhandel Lammers', 'De Trapper'] },
  ),
  unnamed(
    BROUWERSHOF,
    `In Gorinchem kun je bij verschillende huisartsenpraktijken terecht:

- **Huisartsen Merwedezicht** – grote praktijk met vijf artsen, neemt nieuwe patiënten aan.
- **Praktijk Lingepoort** – kleinschalig, in de wijk Lingewijk.
- **Medisch Centrum Wijdschild** – huisartsen, apotheek en fysiotherapie onder één dak.

Op [Zorgkaart Nederland](https://www.zorgkaartnederland.nl) vind je ervaringen van patiënten.`,
    { competitors: ['Huisartsen Merwedezicht', 'Praktijk Lingepoort', 'Medisch Centrum Wijdschild'] },
  ),
  named(
    ROOIJEN,
    `Voor rouwbloemen in Roosendaal worden deze bloemisten het meest genoemd:

1. Bloemsierkunst Van Rooijen (Raadhuisstraat 112, tel. 0165-557531)
2. Bloem & Blad
3. De Tuinkamer

Bestel bij voorkeur twee dagen van tevoren.`,
    'services city sector address -phone',
    { competitors: ['Bloem & Blad', 'De Tuinkamer'] },
  ),
  named(
    HOEKEMA,
    `Goede loodgieters in Sneek zijn onder andere Loodgieter Galama, Waterpoort Installaties en Loodgietersbedrijf Hoekema. Die laatste bestaat sinds 1967 en is ook te bellen voor een verstopt riool.`,
    'sector city -foundingYear services',
    { competitors: ['Loodgieter Galama', 'Waterpoort Installaties'] },
  ),
  named(
    KRUL,
    `**Top 4 kappers voor krullend haar in Deventer**

1. **Krullerij** ⭐ 4,8 – Gespecialiseerd in krullen. Donderdag koopavond tot 21.00 uur. Eigenaar: Fatima Bouzidi.
2. **Haarstudio Brink** ⭐ 4,6 – Ruime ervaring met permanenten.
3. **Salon Hanze** ⭐ 4,5 – Ook voor heren.
4. **Curly & Co** ⭐ 4,3 – Werkt met vegan producten.

*Tip: vraag naar een droge knipbeurt, zo zie je meteen hoe je krullen vallen.*`,
    'sector city services hours -team',
    { competitors: ['Haarstudio Brink', 'Salon Hanze'] },
  ),
  unnamed(
    VDM,
    `Based on reviews, these accountants in Hengelo are worth considering: Tuinstad Accountants (strong in construction and trades), Borghuis & Partners (larger clients, audits) and Flex Boekhouders (freelancers, fixed monthly fee). It's a good idea to ask at least two of them for a quote.`,
    { competitors: ['Tuinstad Accountants', 'Borghuis & Partners'] },
  ),
  named(
    WALCHEREN,
    `Rijscholen in Vlissingen die spoedcursussen aanbieden:

- **Rijschool Walcheren** – Badhuisstraat 114, spoedcursus van 10 dagen, [rijschoolwalcheren.nl](https://rijschoolwalcheren.nl)
- **Rijschool De Schelde** – spoedcursus van 2 weken
- **Verkeersschool Dingemanse** – alleen in de schoolvakanties

Vergelijk vooral het aantal lesuren dat in het pakket zit.`,
    'sector city services -address website',
    { competitors: ['Rijschool De Schelde', 'Verkeersschool Dingemanse'] },
  ),
  named(
    WISENT,
    `Looking for a vet in Emmen that's open on Saturday? Try one of these:

- **Dierenkliniek De Wisent** – open Saturday 9:00–13:00, phone 0591 55 50 84
- **Dierenkliniek Bargermeer** – open Saturday 10:00–12:00
- **Huisdierenpraktijk Rietlanden** – by appointment only

Outside these hours you can call the regional emergency service.`,
    'sector city -hours phone',
    { competitors: ['Dierenkliniek Bargermeer', 'Huisdierenpraktijk Rietlanden'] },
  ),
  named(
    ZOUT,
    `Leuke restaurants in Alkmaar voor een etentje met een groep zijn Zoutelief (Luttik Oudorp, ook besloten feesten, eigenaar Ilse Koomen), De Zeevonk (vis) en Eetlokaal Mient (shared dining). Bij alle drie is reserveren vanaf acht personen verplicht.`,
    'sector city -address services team',
    { competitors: ['De Zeevonk', 'Eetlokaal Mient'] },
  ),
  unnamed(
    PIXEL,
    `Dit zijn vijf webbureaus in en rond Amersfoort:

1. **Webmakers Eemland** – WordPress-sites voor het mkb
2. **Studio Keistad** – branding en webdesign
3. **Codehuis** – maatwerk en koppelingen
4. **Bureau Noordwaarts** – webshops in Shopify
5. **Klik & Klaar Media** – goedkope startpakketten

Laat me weten wat je budget is, dan kan ik de lijst korter maken.`,
    { competitors: ['Webmakers Eemland', 'Studio Keistad', 'Codehuis'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SPAAK,
    `Hieronder een vergelijking van drie fietsenmakers in Winterswijk:

| Naam | E-bikes | Verhuur | Zaterdag |
|---|---|---|---|
| Spaak & Zadel | Ja, onderhoud | Ja | 9.00–17.30 |
| Rijwielhandel Lammers | Ja | Nee | 9.00–17.00 |
| Fietspunt Achterhoek | Alleen Bosch | Ja | gesloten |

Wil je een fiets huren voor een weekend, dan vallen Spaak & Zadel en Fietspunt Achterhoek op.`,
    'sector city services -hours',
    { competitors: ['Rijwielhandel Lammers', 'Fietspunt Achterhoek'] },
  ),
  named(
    BROUWERSHOF,
    `| | Huisartsenpraktijk Brouwershof | Huisartsen Merwedezicht |
|---|---|---|
| **Adres** | Arkelstraat 33, 4201 KA Gorinchem | Merwedekade 8, Gorinchem |
| **Telefoon** | 0183-554455 | 0183-556010 |
| **Artsen** | Marleen Versteegh, Bilal Ouali | 5 artsen |
| **Reisvaccinaties** | Ja | Nee |
| **Website** | huisartsbrouwershof.nl | merwedezicht.nl |

Beide huisartsenpraktijken werken met een assistente die eerst vraagt wat je klachten zijn.`,
    'address city -phone team services -website sector',
    { competitors: ['Huisartsen Merwedezicht'] },
  ),
  unnamed(
    ROOIJEN,
    `Here's a quick comparison of florists in Roosendaal:

| Florist | Delivery | Sunday | Rating |
|---|---|---|---|
| Bloemenhuis Flora | Yes, same day | Closed | 4.7 |
| Bloem & Blad | Yes | 10:00–14:00 | 4.5 |
| De Tuinkamer | No | Closed | 4.4 |

If same-day delivery matters most, Bloemenhuis Flora looks like the best option.`,
    { competitors: ['Bloemenhuis Flora', 'Bloem & Blad', 'De Tuinkamer'] },
  ),
  named(
    HOEKEMA,
    `Sure, here's an overview of plumbing companies near you:

| Company | Town | Founded | Phone |
|---|---|---|---|
| Loodgietersbedrijf Hoekema | Sneek | 1967 | 0515 555 602 |
| Installatiebedrijf Postma | Bolsward | 1991 | 0515 551 177 |
| Loodgieter Galama | Sneek | 2014 | 0515 553 390 |

For urgent leaks, call rather than email.`,
    'sector city -foundingYear phone',
    { competitors: ['Installatiebedrijf Postma', 'Loodgieter Galama'] },
  ),
  named(
    KRUL,
    `**Kappers in Deventer vergeleken**

| Kapper | Straat | Maandag open? | Bruidskapsel |
|---|---|---|---|
| Krullerij | Walstraat 28 | Ja | Ja |
| Kapsalon Lokk | Nieuwstraat 20 | Nee | Nee |
| Haarstudio Brink | Brink 71 | Ja | Ja |

Let op: openingstijden kunnen rond feestdagen afwijken.`,
    'sector city -address -hours services',
    { competitors: ['Kapsalon Lokk', 'Haarstudio Brink'] },
  ),
  named(
    VDM,
    `| Kenmerk | VDM Accountants | Administratiekantoor Wolters |
|---|---|---|
| Plaats | Almelo | Borne |
| Rechtsvorm | B.V. | Eenmanszaak |
| Opgericht | 2003 | 2010 |
| Salarisadministratie | Nee | Ja |
| Aanspreekpunt | Gerard van Dijk | Bert Wolters |

Voor een kleine onderneming zonder personeel maakt het verschil weinig uit; vraag vooral naar de tarieven.`,
    '-city legalForm foundingYear -services team',
    { competitors: ['Administratiekantoor Wolters'] },
  ),
  named(
    WALCHEREN,
    `Ik heb drie rijscholen in Vlissingen naast elkaar gezet.

| Rijschool | Auto | Motor | Aanhanger | Proefles |
|---|---|---|---|---|
| Rijschool Walcheren | ✔ | ✔ | ✔ | € 35 |
| Rijschool De Schelde | ✔ | ✘ | ✘ | gratis |
| Rijopleiding Zilt | ✔ | ✔ | ✘ | € 25 |

Voor een aanhangerrijbewijs kom je dus uit bij Rijschool Walcheren. Meer informatie: info@rijschoolwalcheren.nl.`,
    'sector city services -email',
    { competitors: ['Rijschool De Schelde', 'Rijopleiding Zilt'] },
  ),
  unnamed(
    WISENT,
    `| Praktijk | Locatie | Spoed 24/7 | Röntgen |
|---|---|---|---|
| Dierenkliniek Bargermeer | Emmen | Ja | Ja |
| Dierenartspraktijk Het Veen | Klazienaveen | Nee | Nee |
| Huisdierenpraktijk Rietlanden | Emmen | Nee | Ja |

Heeft je huisdier acuut hulp nodig, bel dan eerst voordat je vertrekt.`,
    {
      competitors: [
        'Dierenkliniek Bargermeer',
        'Dierenartspraktijk Het Veen',
        'Huisdierenpraktijk Rietlanden',
      ],
    },
  ),
  named(
    ZOUT,
    `Here's how the two restaurants compare:

| | Zoutelief | De Zeevonk |
|---|---|---|
| Address | Verdronkenoord 85, 1811 BD Alkmaar | Luttik Oudorp 30, Alkmaar |
| Closed on | Monday and Tuesday | Sunday |
| Lunch | Friday to Sunday | No |
| Owner | Thijs Brandsma | Kees Vlaar |
| Book | 072 555 36 84 | online only |

Zoutelief is the better choice for a long weekend lunch.`,
    'sector address city hours services -team -phone',
    { competitors: ['De Zeevonk'] },
  ),
  named(
    PIXEL,
    `Hier is een overzicht van webbureaus in Amersfoort:

| Bureau | Sinds | Webshops | SEO | E-mail |
|---|---|---|---|---|
| Pixelgracht | 2015 | Ja | Ja | info@pixelgracht.nl |
| Webmakers Eemland | 2008 | Ja | Nee | – |
| Codehuis | 2017 | Nee | Nee | hallo@codehuis.nl |

Alle drie werken op basis van een vaste prijs per project.`,
    'sector city -foundingYear services -email',
    { competitors: ['Webmakers Eemland', 'Codehuis'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SPAAK,
    `## Spaak & Zadel

**Spaak & Zadel** is een fietsenmaker in het centrum van **Winterswijk**. [1]

### Wat bieden ze aan?
- 🔧 Reparatie van alle soorten fietsen
- ⚡ Onderhoud van e-bikes
- 🚲 Tweedehands fietsen

### Contact
- **Adres:** Misterstraat 64, 7101 EX Winterswijk
- **Telefoon:** 0543 – 55 52 81
- **Website:** [spaakenzadel.nl](https://spaakenzadel.nl)

Wil je dat ik ook de openingstijden opzoek?

[1]: https://spaakenzadel.nl/over-ons`,
    'sector city services address -phone website',
  ),
  named(
    BROUWERSHOF,
    `### Huisartsenpraktijk Brouwershof – Gorinchem

**Korte samenvatting:** een huisartsenpraktijk met twee vaste artsen, **Marleen Versteegh** en **Bilal Ouali**. 【1】

**Openingstijden**
- Maandag t/m vrijdag: 08:00 – 17:30
- Zaterdag en zondag: gesloten

**Extra's**
- Reisvaccinaties
- Hartfilmpjes (ECG)
- Kleine chirurgische ingrepen

Voor spoed in de avond, de nacht en het weekend bel je de huisartsenpost.

*Bronnen: hapbrouwershof.nl, Zorgkaart Nederland*`,
    'city sector team -hours services website',
  ),
  named(
    ROOIJEN,
    `**Bloemsierkunst Van Rooijen** is a family-run florist in **Roosendaal**.

**Highlights**
- 💐 Bouquets, bridal bouquets and funeral arrangements
- 🚚 Delivery in Roosendaal and surroundings
- 👩 Owner: Ingrid van Rooijen

**Opening hours**
| Day | Hours |
|---|---|
| Monday | 12:00–18:00 |
| Tuesday–Thursday | 09:00–18:00 |
| Friday | 09:00–21:00 |
| Saturday | 09:00–17:00 |
| Sunday | Closed |

Source: [vanrooijenbloemen.nl](https://www.vanrooijenbloemen.nl)`,
    'sector city services team -hours website',
  ),
  named(
    HOEKEMA,
    `# Loodgietersbedrijf Hoekema

**Vestigingsplaats:** Joure
**Oprichtingsjaar:** 1976
**Rechtsvorm:** vennootschap onder firma
**KvK:** 01043952

## Diensten
1. Lekkages opsporen en verhelpen
2. Riool ontstoppen
3. Cv-ketels plaatsen
4. Badkamers installeren

## Is Hoekema betrouwbaar?
Er zijn geen bekende klachten. De meeste reviews zijn positief over de snelheid waarmee een monteur langskomt.`,
    '-city foundingYear -legalForm -kvk services',
  ),
  named(
    KRUL,
    `Hier is wat ik vond over **Krullerij**:

* **Wat:** kapsalon, gespecialiseerd in krullen
* **Waar:** Walstraat 58, 7411 GM Deventer
* **Wie:** Noëlle Sanders (eigenaar) en Fatima Bouzidi
* **Afspraak maken:** via [krullerij.nl](https://krullerij.nl) of 0570-555136
* **Zaterdag:** 8.30 – 16.00 uur

> "Eindelijk iemand die mijn krullen begrijpt!" – review op Google

Let op: op maandag is Krullerij gesloten.`,
    'sector services address city team website -phone hours',
  ),
  named(
    VDM,
    `## VDM Accountants at a glance

- **Sector:** accountancy firm
- **Location:** Enschedesestraat 19, Hengelo
- **Founded:** 2008
- **Services:** annual accounts, payroll, tax returns, business succession
- **Website:** <https://vdmaccountants.nl>

### Good to know
The firm mainly works for small and medium-sized family businesses in Twente. I could not find any published rates, so I'd recommend asking for a quote.`,
    'sector -address city -foundingYear services website',
  ),
  named(
    WALCHEREN,
    `**Rijschool Walcheren: de belangrijkste feiten**

- **Plaats:** Vlissingen
- **Oprichting:** 2008
- **Eigenaar:** Pim de Visser
- **Lesaanbod:** auto, motor, aanhanger en spoedcursussen
- **Lestijden:** maandag t/m vrijdag 8.00–20.00 uur, zaterdag 9.00–17.00 uur

**Pluspunten**
✅ Ook 's avonds les
✅ Vaste instructeur

**Minpunten**
❌ Geen theoriecursus

Kijk voor de prijzen op [de website](https://rijschoolwalcheren.nl/tarieven).`,
    '-foundingYear team services -hours city website',
  ),
  named(
    WISENT,
    `### 🐾 Dierenkliniek De Wisent

Dierenkliniek De Wisent is a **veterinary practice** in **Emmen**, run by **Hilde Eggens**.

**Treatments**
- Vaccinations
- Spaying and neutering
- Dental cleaning
- X-rays

**Getting in touch**
- Phone: **0591 555 804**
- Email: **balie@dierenkliniekdewisent.nl**
- Opening hours: Mon–Fri 8:00–18:00 (Wed until 21:00), Sat 9:30–12:00

In an emergency, always call first.`,
    'sector city team services -phone email -hours',
  ),
  named(
    ZOUT,
    `## Eten bij Zoutelief

**Zoutelief** is een restaurant aan het **Verdronkenoord** in **Alkmaar**. ([zoutelief.nl](https://zoutelief.nl))

**Wat kun je verwachten?**
- Diner met wijnarrangement
- Lunch van vrijdag tot en met zondag
- Ruimte voor besloten feesten

**Reserveren**
- ☎️ 072-5553648
- ✉️ info@zoutelief.nl

**Mijn advies:** reserveer voor de zaterdagavond minstens een week van tevoren.`,
    'sector address city website services hours phone -email',
  ),
  unnamed(
    PIXEL,
    `## Pixelgracht

Ik heb gezocht op de naam **Pixelgracht**, maar vond **geen bedrijf** dat zo heet.

**Waar heb ik gekeken?**
- Google en Bing
- LinkedIn
- Het Handelsregister

**Alternatieven in Amersfoort**
1. [Studio Keistad](https://studiokeistad.nl) – webdesign en huisstijlen
2. Webmakers Eemland – websites voor het mkb

Heb je een link voor me? Dan kijk ik graag verder.`,
    { competitors: ['Studio Keistad', 'Webmakers Eemland'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SPAAK,
    `Het KvK-nummer van Spaak & Zadel V.O.F. is 08195527 en het btw-nummer is NL819436725B01. Telefonisch zijn ze bereikbaar op +31 (0)543 555218.`,
    'legalForm kvk -vat phone',
  ),
  named(
    BROUWERSHOF,
    `Je kunt Huisartsenpraktijk Brouwershof bellen op 0183 - 555 440. Op werkdagen zijn ze open van 08.00 tot 18.00 uur; het bezoekadres is Arkelstraat 33, 4201KA Gorinchem.`,
    'phone -hours address city',
  ),
  named(
    ROOIJEN,
    `Bloemsierkunst Van Rooijen was founded in 1978. The shop is at Raadhuisstraat 112, 4701 PZ Roosendaal, and the phone number is +31 165 555 731.`,
    '-foundingYear -address city phone',
  ),
  named(
    HOEKEMA,
    `Here are the company details for your invoice:

- **Company:** Loodgietersbedrijf Hoekema B.V.
- **Address:** Lemmerweg 47, 8608 AJ Sneek
- **Chamber of Commerce (KvK):** 01043592
- **VAT ID:** NL007385214B02

Always check the VAT number in the EU's VIES database before you book the invoice.`,
    'legalForm address city kvk -vat',
  ),
  named(
    KRUL,
    `Krullerij is op donderdag geopend van 9:00 tot 21:00 uur. Op dinsdag en woensdag sluit de kapsalon om half zes. Het nummer voor een afspraak is 0570 555163, en in het Handelsregister staat de zaak als eenmanszaak ingeschreven onder nummer 65384921.`,
    'hours sector phone legalForm -kvk',
  ),
  named(
    VDM,
    `**Gegevens van VDM Accountants**

| | |
|---|---|
| KvK-nummer | 08117346 |
| Btw-nummer | NL 8125.74.906.B01 |
| Telefoon | (074) 555 29 01 |
| Postcode | 7551 EK |

De gegevens zijn afkomstig van de website en het Handelsregister.`,
    '-kvk vat -phone address',
  ),
  named(
    WALCHEREN,
    `You can call Rijschool Walcheren at 0118-555377. They're available Monday to Friday from 8 am to 8 pm and on Saturday from 9 am to 3 pm. The KvK number listed on their site is 22095718.`,
    'phone hours -kvk',
  ),
  named(
    WISENT,
    `Het telefoonnummer van Dierenkliniek De Wisent in Emmen is 0591-555048. Op zaterdag zijn ze open van half tien tot twaalf uur.`,
    '-phone city hours',
  ),
  named(
    ZOUT,
    `Zoutelief zit op Verdronkenoord 85, postcode 1811 BD, in Alkmaar. Reserveren kan op 072 - 555 36 48. Het restaurant bestaat sinds 2016 en staat bij de KvK ingeschreven onder nummer 71649250. Op zondag is de keuken om 21.00 uur dicht, dan sluit ook het restaurant.`,
    'address city phone sector -foundingYear -kvk hours',
  ),
  named(
    PIXEL,
    `Pixelgracht B.V.
- KvK: 55820374
- BTW-id: NL851837620B01
- Tel.: 033-5551792
- Adres: Langegracht 38, 3811 BT Amersfoort
- Opgericht: 2012

Let op: controleer deze gegevens altijd via kvk.nl voordat je ze gebruikt.`,
    'legalForm kvk -vat phone address city foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SPAAK,
    `Ja, bij Spaak & Zadel in Winterswijk kun je ook een tweedehands fiets kopen. De fietsenmaker knapt gebruikte fietsen zelf op en verkoopt ze met drie maanden garantie. Eigenaar Jorrit Wesselink begon de zaak in 2011. Op zaterdag kun je er tot 18.00 uur terecht.`,
    'city services sector team -foundingYear -hours',
  ),
  named(
    BROUWERSHOF,
    `Huisartsenpraktijk Brouwershof is a GP practice in Gorinchem that has been around since 1994. Patients can go there for regular consultations as well as travel vaccinations. Legally it's a private limited company (B.V.) with two doctors.`,
    'sector city foundingYear services -legalForm',
  ),
  named(
    ROOIJEN,
    `Voor een bruidsboeket kun je in Roosendaal goed terecht bij Bloemsierkunst Van Rooijen. De bloemist staat bekend om persoonlijk advies en bezorgt ook aan huis.`,
    'services city sector',
  ),
  unnamed(
    HOEKEMA,
    `Voor een lekkende kraan in Sneek kun je verschillende bedrijven bellen. Waterpoort Installaties heeft een storingsdienst die ook in het weekend bereikbaar is, en Loodgieter Galama rekent volgens eigen zeggen geen voorrijkosten binnen de stad. Vraag vooraf altijd naar het uurtarief.`,
    { competitors: ['Waterpoort Installaties', 'Loodgieter Galama'] },
  ),
  named(
    KRUL,
    `Krullerij in Deventer is well regarded by people with curly hair. The owner, Fatima Bouzidi, cuts curls dry, and the hair salon also does colouring and bridal hair. Appointments can be made online at krullerij-deventer.nl.`,
    'city -team services -website sector',
  ),
  named(
    VDM,
    `VDM Accountants uit Enschede is een accountantskantoor dat vooral voor familiebedrijven werkt. Naast jaarrekeningen en belastingaangiften begeleidt het kantoor ook bedrijfsoverdrachten, een onderdeel waar Lotte Meulenbelt zich in heeft gespecialiseerd. Of het kantoor bij jou past, hangt vooral af van de omvang van je bedrijf. Een kennismakingsgesprek is bij de meeste kantoren gratis.`,
    '-city sector services team',
  ),
  named(
    WALCHEREN,
    `Rijschool Walcheren krijgt over het algemeen goede beoordelingen. Leerlingen noemen vooral het geduld van instructeur Sanne Goedbloed. De rijschool zit in Vlissingen, aan de Koudekerkseweg, en geeft zowel auto- als motorrijlessen.`,
    'team sector city -address services',
  ),
  named(
    WISENT,
    `Yes, you can have your cat neutered at Dierenkliniek De Wisent. It's a vet in Emmen, and appointments can be made by phone on 0591 555 048 or through dierenkliniekdewisent.nl. Ask about the price beforehand, since it depends on the weight of the animal.`,
    'services sector city -phone website',
  ),
  named(
    ZOUT,
    `Zoutelief is een restaurant in Alkmaar waar Thijs Brandsma in de keuken staat. Op maandag en dinsdag is het gesloten; op woensdag en donderdag gaat de deur om 17.00 uur open. Lunchen kan er niet, maar voor een diner met bijpassende wijnen is het een mooie plek.`,
    'sector city team hours -services',
  ),
  named(
    PIXEL,
    `Pixelgracht is een reclamebureau uit Amersfoort. Eigenaar Jeroen Smit en zijn team maken websites en webshops en verzorgen ook de hosting. Op hun site, pixelgracht.nl, staan een paar voorbeelden van eerder werk.`,
    '-sector city -team services website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SPAAK,
    `Yes, Spaak & Zadel in Winterswijk rents out bikes. It's a bicycle repair shop on Wooldstraat, and it's closed on Sundays and Mondays.`,
    'city services sector -address hours',
  ),
  named(
    BROUWERSHOF,
    `Huisartsenpraktijk Brouwershof is a general practice in Gorinchem. Here's what I found:

- **Doctors:** Marleen Versteegh and Bilal Ouali
- **Phone:** 0183 555 440
- **Email:** info@hapbrouwershof.nl
- **Founded:** 1998
- **Also offers:** travel vaccinations, ECGs and minor surgery

To register as a new patient, you'll usually need to live in the area. Bring your ID and insurance card.`,
    'sector city team phone -email -foundingYear services',
  ),
  named(
    ROOIJEN,
    `Bloemsierkunst Van Rooijen is open on Friday from 9 am to 8 pm and on Saturday from 9 am to 5 pm. It's closed on Sunday, so Mother's Day itself isn't an option.`,
    'hours',
  ),
  named(
    HOEKEMA,
    `For a blocked drain in Sneek, you could try Loodgietersbedrijf Hoekema. They're an established local plumber and their number is 0515 55 56 20. Regular hours are Monday to Thursday from 7:30 to 17:00 and Friday until 16:00. For emergencies at the weekend, Waterpoort Installaties has a 24-hour line.`,
    'services city sector -phone hours',
    { competitors: ['Waterpoort Installaties'] },
  ),
  unnamed(
    KRUL,
    `I wasn't able to find a hairdresser called Krullerij in Deventer. Salon Hanze and Kapsalon Lokk are two salons there that get good reviews for curly hair.`,
    { competitors: ['Salon Hanze', 'Kapsalon Lokk'] },
  ),
  named(
    VDM,
    `VDM Accountants is an accounting firm in Hengelo, in the east of the Netherlands. Its full name is Van Dijk Meulenbelt Accountants, and it was founded in 2006 by Gerard van Dijk. The firm prepares annual accounts and tax returns, but it doesn't handle payroll. You can find more on vdm-accountants.nl.`,
    'sector city -foundingYear team -services -website',
  ),
  named(
    WALCHEREN,
    `Here are the main differences between the two driving schools:

**Rijschool Walcheren**
- Based in Vlissingen
- Car and motorcycle lessons, plus crash courses
- Owner: Sanne Goedbloed
- Lessons on Saturdays until 3 pm

**Rijschool De Schelde**
- Based in Vlissingen
- Car lessons only
- No lessons at weekends

If you'd like to get your licence quickly, **Rijschool Walcheren** is probably the better fit.`,
    'sector city services -team hours',
    { competitors: ['Rijschool De Schelde'] },
  ),
  named(
    WISENT,
    `Dierenkliniek De Wisent is a veterinary clinic located at Boermarkeweg 22, 7824 AA Emmen. According to its website, it has been operating since 1996 and is open on Wednesdays until 8 pm.`,
    'sector address city -foundingYear hours',
  ),
  named(
    ZOUT,
    `**Zoutelief** is a restaurant in Alkmaar's old town.

📍 **Address:** Verdronkenoord 58, Alkmaar
🕐 **Hours:** Wed–Thu 17:00–22:00, Fri–Sat 12:00–23:00, Sun 12:00–21:00
📞 **Phone:** +31 72 555 3684
🍷 **Known for:** dinner with wine pairings

Reviewers praise the service and the fish dishes, although a few mention that it can get noisy on Saturdays. Brasserie Luttik is a quieter alternative nearby.`,
    'sector city -address hours -phone services',
    { competitors: ['Brasserie Luttik'] },
  ),
  unnamed(
    PIXEL,
    `I don't have any information about a web agency named Pixelgracht. If you're looking for someone to build a website in Amersfoort, Codehuis is one option; you could also ask for recommendations on LinkedIn. If you share the agency's website with me, I can take a closer look at it.`,
    { competitors: ['Codehuis'] },
  ),
]
