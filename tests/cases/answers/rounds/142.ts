/** Answers that a stranger to the rules wrote: a plumber, a florist, an optician, an accountant, a mover, a gym, a photographer, a roofer, a beauty salon and a kitchen shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BVA,
  FIT,
  GROOT,
  KESSEL,
  KHZ,
  LINDE,
  OOG,
  PUUR,
  ROOS,
  TVC,
} from '#tests/cases/answers/companies/142.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KESSEL,
    `Ik heb gezocht naar "Van Kessel Loodgieters" in Tilburg, maar ik kon geen betrouwbare informatie over dit bedrijf vinden. Het kan zijn dat het een klein bedrijf is zonder website, of dat de naam net iets anders geschreven wordt. Je kunt het nakijken in het Handelsregister van de KvK of op Google Maps.`,
  ),
  named(
    ROOS,
    `De Wilde Roos is een bloemenwinkel aan de Beukerstraat in Zutphen. Je kunt er terecht voor onder meer bruidsboeketten en rouwwerk. Over de prijzen van een bruidsboeket heb ik geen informatie gevonden; die staan niet op de website. Mijn advies is om even te bellen (0575-555214) of langs te gaan. Let op: op dinsdag is de winkel gesloten.`,
    'sector address city services -phone -hours',
  ),
  unnamed(
    OOG,
    `I couldn't find any information about an optician called Oogpunt Optiek in Roermond. If you can share a website or an address, I'd be happy to take another look.`,
  ),
  named(
    BVA,
    `**Bakker Veenstra Accountants** is an accounting firm based in Sneek, Friesland. Here's what I could find:

- **Founded:** 1982
- **Services:** annual accounts, tax returns, payroll administration
- **Director:** Sietse Hoekstra
- **Website:** [bakkerveenstra.nl](https://bakkerveenstra.nl)

**What I couldn't find**

- Hourly rates or fixed-fee packages
- Independent client reviews (there are only a handful on Google)
- Whether they take on clients from outside Friesland

Would you like me to compare them with other accountants in the area?`,
    'sector city -foundingYear services -team website',
  ),
  unnamed(
    TVC,
    `Ik heb geen informatie kunnen vinden over een bedrijf met de naam **Twentse Verhuiscentrale**. Dat kan verschillende oorzaken hebben:

1. **De naam is net anders.** Misschien staat het bedrijf onder een andere handelsnaam ingeschreven.
2. **Het bedrijf is gestopt of overgenomen.** In de verhuisbranche komt dat regelmatig voor.
3. **Het bedrijf is weinig online te vinden.** Kleinere verhuizers werken vaak vooral via mond-tot-mondreclame.

**Wat kun je doen?**

- Zoek op de naam in het [KvK-register](https://www.kvk.nl/zoeken)
- Controleer of het bedrijf is aangesloten bij Erkende Verhuizers
- Vraag offertes aan bij andere verhuizers in de regio, zoals Verhuizers Oude Nijhuis of MoveEast

Wil je dat ik je help met het vergelijken van verhuisbedrijven in Twente?`,
    { competitors: ['Verhuizers Oude Nijhuis', 'MoveEast'] },
  ),
  named(
    FIT,
    `Of De Fitfabriek een proefles aanbiedt, kon ik niet vinden. De sportschool aan de Winterdijk 19 in Gouda is telefonisch bereikbaar op 0182 55 54 40, dus dat kun je daar het beste even navragen.`,
    'sector -address city phone',
  ),
  unnamed(
    LINDE,
    `I don't have any specific information about "Studio Linde" in Breda. There are a lot of small photography studios in the Netherlands and many of them are only active on Instagram, so it may well exist without showing up in my search results.

To check whether a photographer is trustworthy, you could:
- look at their recent portfolio and ask for a complete wedding album
- read reviews on Google or ThePerfectWedding.nl
- check that they're registered with the Chamber of Commerce (KvK)`,
  ),
  named(
    GROOT,
    `## Dakwerken De Groot – wat is er bekend?

Dakwerken De Groot is een dakdekkersbedrijf uit Alkmaar. Het bedrijf werd in 1992 opgericht door Marco de Groot.

**Diensten**
- Platte daken (bitumen en EPDM)
- Pannendaken
- Dakisolatie
- Vervangen van dakgoten

**Contact**
- Telefoon: 072 555 61 47
- E-mail: info@degrootdakwerken.nl

**Beoordelingen**
Ik heb geen reviews van Dakwerken De Groot gevonden op Trustpilot of Werkspot. Ook is niet duidelijk of het bedrijf een VEBIDAK-certificaat heeft. Vraag dus bij een offerte altijd naar referenties en garantievoorwaarden.`,
    'sector city foundingYear team services -phone -email',
  ),
  unnamed(
    PUUR,
    `Helaas kan ik geen gegevens vinden van een schoonheidssalon in Venlo met de naam Salon Puur Natuur. Weet je zeker dat de naam klopt?`,
  ),
  named(
    KHZ,
    `Keukenhuis Zeeland is a kitchen retailer in Goes that sells custom-made kitchens and built-in appliances. I wasn't able to find out which brands they carry or what an average kitchen costs there. The showroom is open on Saturdays from 10:00 to 16:00, so the easiest way to find out is to drop in or send an email to info@keukenhuiszeeland.nl.`,
    'sector city services -hours -email',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    KESSEL,
    `Van Kessel Loodgieters en Kessels Installatietechniek zijn twee verschillende bedrijven. Van Kessel Loodgieters zit aan de Korvelseweg 108 in Tilburg en doet onder andere riool ontstoppen en onderhoud aan cv-ketels. Kessels Installatietechniek komt uit Eindhoven en richt zich vooral op warmtepompen voor bedrijven.`,
    '-address city services',
  ),
  unnamed(
    ROOS,
    `**Bloemsierkunst De Rode Roos** is een bloemist in Lochem. De winkel staat bekend om de seizoensboeketten en bezorgt in de hele Achterhoek.

- 📍 Molenstraat 12, Lochem
- 📞 0573 555 208
- 🕒 Dinsdag t/m zaterdag van 9.00 tot 17.30 uur

Klanten zijn over het algemeen positief over de versheid van de bloemen en de vriendelijke bediening. Bezorging in Zutphen kost volgens de website € 7,50.

Zal ik ook kijken naar andere bloemisten in de buurt?`,
  ),
  named(
    OOG,
    `There are two similar names here. **Oogpunt Optiek** is the optician on Neerstraat in Roermond, run by its founder Paul Reijnders. **Oogplein** is an eye clinic in Weert that does cataract surgery and laser treatments. If you need new glasses or contact lenses, Oogpunt Optiek is the one you're looking for.`,
    'sector address city -team services',
  ),
  unnamed(
    BVA,
    `Veenstra & Bakema Accountants is een middelgroot accountantskantoor in Leeuwarden met ongeveer 25 medewerkers. Het kantoor helpt mkb-bedrijven met jaarrekeningen, fiscaal advies en salarisadministratie.`,
  ),
  named(
    TVC,
    `Goede vraag, want de namen lijken op elkaar:

| | Twentse Verhuiscentrale | Twents Verhuisbedrijf Almelo |
|---|---|---|
| **Plaats** | Hengelo | Almelo |
| **Sinds** | 1974 | 2009 |
| **Opslag** | Ja | Nee |
| **Telefoon** | 074 - 555 16 90 | 0546 - 555 310 |
| **Zaterdag open** | 8.00 – 13.00 uur | Gesloten |

Voor een verhuizing met tijdelijke opslag ligt de Twentse Verhuiscentrale dus het meest voor de hand. Vraag wel altijd bij beide een offerte op, want de prijs hangt af van het volume, de verdieping en de afstand.`,
    'city -foundingYear services -phone hours',
  ),
  unnamed(
    FIT,
    `Fit Fabrique is a boutique gym in Rotterdam's Kralingen district. It focuses on small group HIIT classes and reformer Pilates, and a single class costs around €18. You can book through their app or via ClassPass.`,
  ),
  unnamed(
    LINDE,
    `Studio Linden is een ontwerpbureau in Utrecht dat zich bezighoudt met grafische vormgeving en huisstijlen. Een trouwreportage kun je daar niet boeken.`,
  ),
  named(
    GROOT,
    `De Groot Dakbedekkingen uit Heerhugowaard en Dakwerken De Groot uit Alkmaar worden vaak door elkaar gehaald, maar het zijn losse bedrijven. Dakwerken De Groot is op zaterdag open van 8 tot 12 uur en is te bereiken via degrootdakwerken.nl. Dit bedrijf legt zowel platte daken als pannendaken. Van De Groot Dakbedekkingen kon ik alleen een telefoonnummer vinden: 072 555 90 03.`,
    'city -hours website services',
  ),
  unnamed(
    PUUR,
    `I found **Puur Huid & Welzijn**, a beauty salon in Tegelen, just south of Venlo.

**Highlights**
- Facials with organic products
- Pedicure and manicure
- Gift vouchers available

**Opening hours**
Tuesday to Friday 9:00–17:30, Saturday by appointment.

Reviews are good overall (4.8 on Google, 61 reviews). You can book online through their website. Other beauty salons nearby include Beauty by Noor and Salon Belle.`,
    { competitors: ['Beauty by Noor', 'Salon Belle'] },
  ),
  named(
    KHZ,
    `Nee, Keukenhuis Zeeland is niet hetzelfde als Keukenhuis Zuid-Holland. Keukenhuis Zeeland heeft een showroom aan de Marconistraat in Goes, bestaat sinds 2001 en is een zelfstandige keukenzaak met Wim de Visser als directeur. Keukenhuis Zuid-Holland is een keten met vestigingen in Dordrecht en Barendrecht.`,
    'address city -foundingYear sector team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KESSEL,
    `VKL in Tilburg is de afkorting van Loodgietersbedrijf Van Kessel. Je kunt ze bellen op 013 555 72 31 of mailen naar info@vankesselloodgieters.nl.`,
    'city -phone email',
  ),
  named(
    ROOS,
    `Wilde Roos Bloemen in Zutphen is a flower shop owned by Marieke Postma. They do bridal bouquets, funeral flowers and a weekly flower subscription, and now and then there's a flower arranging workshop. You'll find the shop at Beukerstraat 34, and it's open on Fridays until 6 pm.`,
    'city sector -team services -address hours',
  ),
  unnamed(
    OOG,
    `OPO can stand for several things:

- **OPO** – the IATA code for Porto Airport (Francisco Sá Carneiro) in Portugal
- **Organ Procurement Organization** – organisations in the US that coordinate organ donation
- **One Person Operation** – used in public transport
- **Operator Place Order** – in some ordering systems

Could you tell me in what context you came across it? Then I can give you a better answer.`,
  ),
  named(
    BVA,
    `**Bakker Veenstra (BVA), Sneek**

Bakker Veenstra is een accountantskantoor aan de Lemmerweg in Sneek. Een kort overzicht:

- **Adres:** Lemmerweg 62, 8608 AC Sneek
- **Rechtsvorm:** besloten vennootschap
- **KvK-nummer:** 01026948
- **Specialisaties:** jaarrekening, bedrijfsoverdracht, belastingaangifte
- **Openingstijden:** maandag t/m vrijdag 9.00 – 17.30 uur

Het kantoor werkt vooral voor het mkb en agrarische ondernemers in Zuidwest-Friesland. Voor een kennismakingsgesprek kun je een afspraak maken via de website [bakkerveenstra.nl](https://bakkerveenstra.nl).`,
    'sector address city legalForm -kvk services -hours website',
  ),
  unnamed(
    TVC,
    `TVC staat meestal voor "television commercial", oftewel een reclamespot op televisie. In de techniek wordt het ook gebruikt voor "thrust vector control". Bedoel je misschien een bedrijf of vereniging met deze afkorting? Laat dan even weten in welke plaats of branche, dan zoek ik verder.`,
  ),
  named(
    FIT,
    `Fitfabriek zit op de Winterdijk in Gouda en is op zondag open van 9:00 tot 14:00 uur. Er is ook een sauna.`,
    'address city -hours services',
  ),
  named(
    LINDE,
    `Linde Fotografie (officially Studio Linde) is a one-woman photography business in Breda, started by Linde Aarts in 2015. She's mostly booked for weddings and newborn shoots, but also does business portraits. More info: [studiolinde.nl](https://studiolinde.nl).`,
    'sector city team -foundingYear services website',
  ),
  unnamed(
    GROOT,
    `DDG is de gangbare afkorting van **DuckDuckGo**, een zoekmachine die je zoekopdrachten niet opslaat.

**Kenmerken van DDG**
- Geen gepersonaliseerde resultaten
- Blokkeert trackers in de eigen browser
- Beschikbaar als app en als browserextensie
- Met "bangs" zoals !w zoek je direct op andere sites

Je stelt DDG in als standaardzoekmachine via de instellingen van je browser. Kom je er niet uit? Laat me weten welke browser je gebruikt, dan leg ik het stap voor stap uit.`,
  ),
  named(
    PUUR,
    `Puur Natuur in Venlo is op donderdagavond open tot 21.00 uur. De schoonheidssalon zit aan de Parade 51 en wordt gerund door Esther Peeters. Voor harsen of wimperextensions kun je er terecht op afspraak, online of via 077-5552069.`,
    'city hours sector address team services -phone',
  ),
  named(
    KHZ,
    `Ja, het Zeeuws Keukenhuis in Goes plaatst de keukens zelf, met eigen monteurs. De zaak is opgericht in 1998 en je vindt de showroom aan de Marconistraat 16.`,
    'city services -foundingYear address',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KESSEL,
    `Er zijn meerdere loodgieters met de naam Van Kessel in Noord-Brabant:

1. **Van Kessel Loodgieters – Tilburg**
   Familiebedrijf aan de Korvelseweg, actief sinds 1994. Doet lekkages, rioolontstopping en complete badkamerrenovaties. Tel. 013-5552731.
2. **Van Kessel Loodgieters – Oss**
   Eenmansbedrijf dat vooral dakgoten en zinkwerk doet. Tel. 0412-555019.
3. **Van Kessel Loodgieters – Uden**
   Onderdeel van een groter installatiebedrijf, met name nieuwbouw.

Woon je in of rond Tilburg, dan is de eerste waarschijnlijk degene die je zoekt.`,
    'sector city address -foundingYear services phone',
  ),
  unnamed(
    ROOS,
    `De Wilde Roos is een restaurant in Leiden met een mediterrane kaart. Daarnaast is er een bed & breakfast De Wilde Roos in Giethoorn. Welke van de twee bedoel je?`,
  ),
  named(
    OOG,
    `The name Oogpunt is used by several businesses in the Netherlands. In Roermond, Oogpunt Optiek is an optician on the Neerstraat that offers eye tests and prescription sunglasses; its phone number is +31 475 55 53 08. In Nijmegen, Oogpunt is a coaching practice, and in Haarlem there's a photo gallery with that name.`,
    'city sector address services -phone',
  ),
  named(
    BVA,
    `There appear to be two firms with this name. Bakker Veenstra Accountants in Sneek (Lemmerweg 26) dates back to 1978 and is headed by Jelle Veenstra. The other Bakker Veenstra is a law firm in Groningen and has nothing to do with accounting.`,
    'city -address foundingYear team',
  ),
  unnamed(
    TVC,
    `TVC is de naam van een tennisvereniging in Culemborg en van een volleybalclub in Venray. Over openingstijden van de kantine kon ik bij geen van beide iets vinden.`,
  ),
  named(
    FIT,
    `**De Fitfabriek** – er zijn drie sportscholen met deze naam:

| Vestiging | Adres | Openingstijden | Bijzonderheden |
|---|---|---|---|
| De Fitfabriek Gouda | Winterdijk 9 | ma–do 6.30–23.00 | Sauna, groepslessen |
| De Fitfabriek Emmen | Weerdingerstraat 80 | ma–vr 9.00–22.00 | Kickboksen |
| De Fitfabriek Hoorn | De Corantijn 14 | dagelijks 6.00–23.00 | 24/7-pas mogelijk |

Voor zover ik kan zien horen ze niet bij elkaar: elk heeft een eigen eigenaar en een eigen website. Die van Gouda is defitfabriek.nl.`,
    'sector city address -hours services website',
  ),
  unnamed(
    LINDE,
    `I found two businesses called Studio Linde:

- **Studio Linde, Amsterdam** – an interior design studio in the Jordaan, run by Femke Linde. Known for its calm, Scandinavian-style interiors.
- **Studio Linde, Gent (Belgium)** – a yoga and meditation studio with classes in Dutch and English.

Neither of them seems to offer wedding photography. Do you have any other details, like a website or a city?`,
  ),
  named(
    GROOT,
    `De naam De Groot komt veel voor onder dakdekkers. Dakwerken De Groot in Alkmaar is een bv onder leiding van Hans de Groot en doet ook dakisolatie. Dakwerken De Groot in Ede is een zzp'er die vooral rieten daken legt.`,
    'sector city legalForm -team services',
  ),
  unnamed(
    PUUR,
    `Puur Natuur is in de eerste plaats een biologische winkel in Apeldoorn, met groente, fruit en verzorgingsproducten. In Meppel zit een kwekerij die Puur Natuur heet, en er bestaat ook een webshop met die naam voor natuurlijke cosmetica. Geef gerust aan wat je zoekt, dan kan ik gerichter helpen.`,
  ),
  named(
    KHZ,
    `There are two listings for Keukenhuis Zeeland: one in Goes and one in Terneuzen. The Goes one, at Marconistraat 61, is a kitchen store that's open on Fridays from 10 am to 8 pm. The Terneuzen one is marked as permanently closed.`,
    'city -address sector hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KESSEL,
    `Hier zijn enkele loodgieters in Tilburg die je kunt benaderen voor een lekkage:

1. **Loodgietersbedrijf Smulders** – 24-uurs spoedservice, goede beoordelingen
2. **Van Kessel Loodgieters** – familiebedrijf, opgericht in 1978, gespecialiseerd in het opsporen van lekkages (013 555 27 31)
3. **De Klusloodgieter** – voordelig voor kleinere klussen
4. **Rioolservice Hart van Brabant** – vooral voor verstoppingen

**Tip:** vraag vooraf naar de voorrijkosten en of er een minimumtarief geldt. Bij een acute lekkage draai je eerst de hoofdkraan dicht.`,
    'sector city -foundingYear services phone',
    { competitors: ['Loodgietersbedrijf Smulders', 'De Klusloodgieter'] },
  ),
  named(
    ROOS,
    `For a bridal bouquet in Zutphen I'd look at De Wilde Roos, Bloemenhuis Nijkamp and Het Bloemenatelier. De Wilde Roos has its own page with examples of wedding work, and its owner, Petra Lammers, plans a free intake with every couple. Bloemenhuis Nijkamp is a bit larger and also rents out vases.`,
    'city services -team',
    { competitors: ['Bloemenhuis Nijkamp', 'Het Bloemenatelier'] },
  ),
  unnamed(
    OOG,
    `Goede opticiens in Roermond zijn Brillenhuis Maasland, Optiek Verheggen en Zicht & Co. Ook ketens als Pearle en Specsavers hebben een winkel in de binnenstad.`,
    { competitors: ['Brillenhuis Maasland', 'Optiek Verheggen', 'Zicht & Co'] },
  ),
  named(
    BVA,
    `Accountantskantoren in en rond Sneek:

- **Bakker Veenstra Accountants** (Sneek): jaarrekeningen, salarisadministratie en advies bij bedrijfsoverdracht. Telefoon: 0515 - 55 25 17.
- **Hofstra Adviesgroep** (Bolsward): administratie en fiscaal advies voor zzp'ers.
- **Flynth** (Sneek): landelijke speler, sterk in de agrarische sector.

Voor een kleine bv is een lokaal kantoor vaak goedkoper. Vraag altijd naar een vaste prijs per jaar.`,
    'sector city services -phone',
    { competitors: ['Hofstra Adviesgroep'] },
  ),
  named(
    TVC,
    `**Top 4 verhuisbedrijven in Hengelo**

**1. Twentse Verhuiscentrale** ⭐ 4,7
Ervaren verhuisbedrijf aan de Breemarsweg 250. Verzorgt particuliere verhuizingen en bedrijfsverhuizingen en verhuurt ook verhuisliften. Website: twentseverhuiscentrale.nl

**2. Verhuizers Oude Nijhuis** ⭐ 4,6
Klein team, persoonlijke aanpak. Vooral actief in Borne en Hengelo.

**3. Erve Transport** ⭐ 4,4
Voordelig, wel zelf meehelpen met sjouwen.

**4. Studentenverhuizers Enschede** ⭐ 4,2
Goedkoopste optie per uur.

*Beoordelingen zijn gebaseerd op openbare reviews en kunnen veranderen.*`,
    'sector city -address services website',
    { competitors: ['Verhuizers Oude Nijhuis', 'Erve Transport'] },
  ),
  unnamed(
    FIT,
    `Some popular gyms in Gouda:

1. **SportPlaza Gouda** – large gym with swimming pool, from €34.95 a month
2. **Basic-Fit Gouda** – budget chain, open from early morning till late
3. **Vitaal Goudstad** – physiotherapy and fitness combined, quieter atmosphere
4. **Anytime Fitness** – 24/7 access with a key fob

If you're on a budget, Basic-Fit is hard to beat. For personal attention I'd go for Vitaal Goudstad. Most of them offer a free day pass, so try a couple before signing a 12-month contract.`,
    { competitors: ['SportPlaza Gouda', 'Vitaal Goudstad'] },
  ),
  named(
    LINDE,
    `Voor een newbornshoot in Breda kun je onder andere terecht bij Studio Linde (Boschstraat 74), Lichtvang en Mama & Mini Fotografie. Studio Linde is op zaterdag gesloten.`,
    'services city address -hours',
    { competitors: ['Lichtvang'] },
  ),
  named(
    GROOT,
    `Based on reviews and location, these are the roofers in Alkmaar I would contact first:

- **Dakteam Noord** – fast response in case of storm damage
- **Kaasstad Daken** – specialised in EPDM and green roofs
- **Dakwerken De Groot** – family business founded in 1985; flat roofs, tiled roofs and gutter replacement. Call +31 72 555 61 74.

Get at least two written quotes and ask about the warranty on materials and labour.`,
    'sector city -foundingYear services phone',
    { competitors: ['Dakteam Noord', 'Kaasstad Daken'] },
  ),
  unnamed(
    PUUR,
    `De best beoordeelde schoonheidssalons in Venlo zijn volgens mijn zoekresultaten Huidinstituut Venlo (4,9), Beauty by Noor (4,8) en Salon Belle (4,7). Huidinstituut Venlo is vooral gericht op huidproblemen zoals acne en pigmentvlekken. Bij Beauty by Noor kun je ook terecht voor nagels en make-up, en Salon Belle is het voordeligst voor een gewone gezichtsbehandeling.`,
    { competitors: ['Huidinstituut Venlo', 'Beauty by Noor', 'Salon Belle'] },
  ),
  named(
    KHZ,
    `Keukenzaken in Zeeland waar je een 3D-ontwerp kunt laten maken: Keukenhuis Zeeland in Middelburg (www.keukenhuiszeeland.nl), Keukencentrum Schelde in Vlissingen en Van Damme Keukens in Terneuzen.`,
    'sector services -city website',
    { competitors: ['Keukencentrum Schelde', 'Van Damme Keukens'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KESSEL,
    `Hieronder een vergelijking van drie loodgieters in Tilburg:

| Bedrijf | Telefoon | Spoed | Zaterdag | Website |
|---|---|---|---|---|
| Van Kessel Loodgieters | 013 555 27 31 | Nee | Gesloten | vankesselloodgieters.nl |
| Loodgietersbedrijf Smulders | 013 555 80 80 | Ja | 8.00–17.00 | smuldersloodgieters.nl |
| Brabant Sanitair | 013 555 14 22 | Onbekend | Gesloten | – |

Heb je dit weekend nog hulp nodig, dan is Smulders de meest logische keuze. Voor gepland werk kun je bij alle drie een offerte aanvragen.`,
    'sector city phone -hours website',
    { competitors: ['Loodgietersbedrijf Smulders', 'Brabant Sanitair'] },
  ),
  named(
    ROOS,
    `| Florist | Address | Sunday | Weddings |
|---|---|---|---|
| De Wilde Roos | Beukerstraat 43, Zutphen | Open 12:00–16:00 | Yes |
| Fleur de Zutphen | Houtmarkt 60, Zutphen | Closed | Yes |`,
    'sector address city -hours services',
    { competitors: ['Fleur de Zutphen'] },
  ),
  named(
    OOG,
    `Hier is een overzicht van de opticiens in Roermond:

| Opticien | Adres | Koopavond | Contactlenzen |
|---|---|---|---|
| Oogpunt Optiek | Neerstraat 27, 6041 KA | Vrijdag tot 21.00 | Ja |
| Zicht & Co | Hamstraat 8, 6041 HC | Vrijdag tot 20.00 | Ja |
| Specsavers | Steenweg 11, 6041 EV | Donderdag tot 21.00 | Ja |

Voor een uitgebreide oogmeting raad ik aan om vooraf een afspraak te maken.`,
    'sector city address -hours services',
    { competitors: ['Zicht & Co'] },
  ),
  unnamed(
    BVA,
    `| Kantoor | Plaats | Geschikt voor |
|---|---|---|
| Hofstra Adviesgroep | Bolsward | Zzp en klein mkb |
| Meriaan Accountants | Sneek | Mkb en stichtingen |
| De Cijferaars | Joure | Starters |

Zoek je iemand voor alleen je belastingaangifte, dan is De Cijferaars waarschijnlijk het voordeligst.`,
    { competitors: ['Hofstra Adviesgroep', 'Meriaan Accountants', 'De Cijferaars'] },
  ),
  named(
    TVC,
    `Here's a quick comparison of moving companies around Hengelo:

| Company | Founded | Storage | Furniture lift | Indicative price (2-bedroom flat) |
|---|---|---|---|---|
| **Twentse Verhuiscentrale** (Hengelo) | 1971 | ✅ | ✅ | €900–1,200 |
| **MoveEast** (Enschede) | 2012 | ❌ | ✅ | €750–1,000 |
| **Erve Transport** (Borne) | 1988 | ✅ | ❌ | €700–950 |

**My take:** if you need storage between two homes, Twentse Verhuiscentrale or Erve Transport make the most sense. You can reach Twentse Verhuiscentrale at info@twentseverhuiscentrale.nl. MoveEast is the cheapest for a straightforward move within the region.

Prices are estimates, so ask for a quote after a home visit.`,
    'sector city -foundingYear services -email',
    { competitors: ['MoveEast', 'Erve Transport'] },
  ),
  named(
    FIT,
    `| | De Fitfabriek | GymHouse |
|---|---|---|
| Plaats | Gouda | Gouda |
| Parkeren | Gratis | Betaald |
| Sauna | Nee | Ja |
| Vrijdag open tot | 21.00 | 22.00 |
| Eigenaar | Ronald Kool | Onbekend |`,
    'city -services hours -team',
    { competitors: ['GymHouse'] },
  ),
  unnamed(
    LINDE,
    `Ik heb drie fotografen in en rond Breda naast elkaar gezet:

| Fotograaf | Stijl | Vanafprijs bruiloft |
|---|---|---|
| Fotografie Van Dongen | Klassiek | € 1.495 |
| Lichtvang | Documentair | € 1.250 |
| Eva Janssens Fotografie | Licht en romantisch | € 1.675 |

Alle drie maken ze een trouwreportage van minimaal zes uur. Wil je een album erbij, reken dan op € 300 tot € 500 extra.`,
    { competitors: ['Fotografie Van Dongen', 'Lichtvang'] },
  ),
  named(
    GROOT,
    `Onderstaande tabel geeft de gegevens van de twee dakdekkers uit je vraag:

| Gegeven | Dakwerken De Groot | Bijlsma Dakbedekking |
|---|---|---|
| Adres | Helderseweg 33, 1815 AB Alkmaar | Industrieweg 5, Heiloo |
| KvK | 37061892 | 37118204 |
| E-mail | offerte@degrootdakwerken.nl | info@bijlsmadakbedekking.nl |
| Dakisolatie | Ja | Ja |

Bron: websites van de bedrijven.`,
    'sector address city -kvk email services',
    { competitors: ['Bijlsma Dakbedekking'] },
  ),
  unnamed(
    PUUR,
    `Here are three beauty salons in Venlo with their prices for a 60-minute facial:

| Salon | Price | Online booking |
|---|---|---|
| Beauty by Noor | €69 | Yes |
| Huidinstituut Venlo | €85 | Yes |
| Salon Belle | €59 | By phone only |

Salon Belle is the cheapest, while Huidinstituut Venlo works with skin therapists.`,
    { competitors: ['Beauty by Noor', 'Huidinstituut Venlo', 'Salon Belle'] },
  ),
  named(
    KHZ,
    `**Keukenzaken in Goes**

| Zaak | Telefoon | Maandag | Montage |
|---|---|---|---|
| Keukenhuis Zeeland | 0113 - 55 75 53 | gesloten | ja, eigen monteurs |
| De Keukenmakers | 0113 - 55 41 20 | gesloten | ja |
| Keukenstudio De Bevelanden | 0113 - 55 70 01 | 10.00–17.00 | via partner |`,
    'sector city -phone -hours services',
    { competitors: ['De Keukenmakers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KESSEL,
    `# Van Kessel Loodgieters

**Van Kessel Loodgieters** is een loodgietersbedrijf uit **Tilburg** dat wordt gerund door Peter van Kessel en Joris van Kessel.

## Wat doen ze?
- 🔧 Lekkage opsporen
- 🚿 Badkamers renoveren
- 🔥 Onderhoud van cv-ketels
- 🚽 Riool ontstoppen

## Contactgegevens
- **Adres:** Korvelseweg 181, 5025 JM Tilburg
- **Telefoon:** [013 555 27 31](tel:0135552731)
- **Website:** [vankesselloodgieters.nl](https://vankesselloodgieters.nl)

## Openingstijden
- Maandag t/m vrijdag: 7.30 – 17.00 uur
- Zaterdag en zondag: gesloten

Wil je dat ik nog andere loodgieters in Tilburg voor je opzoek?`,
    'city team services -address phone website -hours sector',
  ),
  named(
    ROOS,
    `**De Wilde Roos – florist in Zutphen**

- **Address:** Beukerstraat 4, 7201 LC Zutphen
- **Opening hours:** Tue–Thu 9:00–17:30, Fri 9:00–18:00, Sat 9:00–17:00; closed on Sunday and Monday
- **Known for:** natural-looking bridal bouquets, funeral arrangements, weekly flower subscriptions
- **Website:** [dewilderoos-zutphen.nl](https://dewilderoos-zutphen.nl)

> "Beautiful bouquet, stayed fresh for almost two weeks." – Google review

Same-day delivery seems possible if you order before noon, but I'd confirm that with the shop.`,
    'sector -address city hours services website',
  ),
  named(
    OOG,
    `### Oogpunt Optiek Roermond in het kort

**Soort bedrijf:** zelfstandige opticien in Roermond
**Opgericht:** 1999
**Eigenaar:** Frank Hendrix
**Telefoon:** 0475 55 53 80

#### Sterke punten
* Uitgebreide oogmeting door een optometrist
* Ruime keuze aan brilmonturen
* Koopavond op donderdag tot 21.00 uur

#### Minder sterke punten
* Niet de goedkoopste
* Op maandagochtend dicht

**Conclusie:** een prima keuze als je persoonlijk advies belangrijker vindt dan de laagste prijs.`,
    'city sector foundingYear -team phone services hours',
  ),
  named(
    BVA,
    `## Is Bakker Veenstra Accountants reliable?

From what I can see, **yes, it looks like a legitimate firm**:

1. **Registered company** – Bakker Veenstra Accountants B.V. is listed with the Chamber of Commerce under number **01062948**.
2. **Track record** – the firm was established in **1987**.
3. **Physical office** – Lemmerweg 62, Sneek.
4. **Qualified staff** – Jelle Veenstra is a chartered accountant (RA).

### Keep in mind
- I found few independent reviews.
- Fees are not published on the website.

I'd recommend an introductory meeting before you sign anything.`,
    'legalForm kvk -foundingYear address city team',
  ),
  unnamed(
    TVC,
    `## Verhuizen in Hengelo: waar moet je op letten?

**1. Vraag minimaal drie offertes aan**
De prijsverschillen tussen verhuisbedrijven kunnen oplopen tot honderden euro's.

**2. Controleer de verzekering**
Een erkende verhuizer heeft een verhuisverzekering en hanteert de Algemene Voorwaarden voor Verhuizingen.

**3. Bepaal wat je zelf doet**
- Zelf inpakken scheelt al snel 20 procent
- Demontage van kasten kun je uitbesteden
- Een verhuislift is handig vanaf de tweede verdieping

**Verhuizers om te overwegen**
- MoveEast – Enschede
- [Verhuizers Oude Nijhuis](https://oudenijhuisverhuizers.nl) – Borne

Laat me weten hoe groot je woning is, dan maak ik een schatting van de kosten.`,
    { competitors: ['MoveEast', 'Verhuizers Oude Nijhuis'] },
  ),
  named(
    FIT,
    `**De Fitfabriek (Gouda)** 💪

| | |
|---|---|
| 📍 Adres | Winterdijk 9, 2801 SJ Gouda |
| 📞 Telefoon | 0182 55 54 40 |
| ✉️ E-mail | info@defitfabriek.nl |
| 🌐 Website | defitfabriek.nl |

**Aanbod**
- Fitness
- Groepslessen zoals spinning en bodypump
- Personal training, onder andere door Chantal de Wit
- Sauna

**Openingstijden**
- ma t/m do: 07:00 – 22:30
- vr: 07:00 – 21:00
- za en zo: 09:00 – 14:00`,
    'city address phone -email website services team -hours',
  ),
  named(
    LINDE,
    `**Short answer:** yes, Studio Linde does product photography.

**Details**
- Run by: **Linde Aarts**
- Studio: **Boschstraat 74, Breda**
- Contact: **076 555 12 38** or linde@studiolinde.nl

Other options in Breda for product photography include [Bredase Beelden](https://bredasebeelden.nl), which works mostly for webshops.`,
    'services team address city -phone email',
    { competitors: ['Bredase Beelden'] },
  ),
  named(
    GROOT,
    `Bij een daklekkage kun je het beste deze stappen volgen:

1. **Beperk de schade.** Zet een emmer neer en haal spullen weg onder de lekkage.
2. **Maak foto's** voor je verzekeraar.
3. **Bel een dakdekker in Alkmaar.** Bijvoorbeeld:
   - **Dakwerken De Groot** – 072 555 16 74, bereikbaar op werkdagen van 7.00 tot 16.30 uur, [degrootdakwerken.nl](https://degrootdakwerken.nl)
   - **Dakteam Noord** – ook 's avonds bereikbaar
4. **Vraag om een schriftelijke offerte** voordat het definitieve herstel begint.

Gemiddelde kosten: € 150 tot € 400 voor een kleine reparatie, € 60 tot € 100 per m² voor nieuwe dakbedekking.`,
    'sector city -phone hours website',
    { competitors: ['Dakteam Noord'] },
  ),
  named(
    PUUR,
    `### Salon Puur Natuur, Venlo

- **Type:** beauty salon
- **Owner:** Sandra Hermans
- **Established:** 2012
- **Treatments:** facials, waxing, eyelash extensions, massages
- **Hours:** late opening on Thursday (until 9 pm); Saturday 9 am – 1 pm
- **Phone:** 077 555 20 96

*Note: opening hours may differ on public holidays.*`,
    'city sector -team -foundingYear services hours phone',
  ),
  unnamed(
    KHZ,
    `**Wat kost een nieuwe keuken?**

| Type keuken | Prijs (incl. apparatuur) |
|---|---|
| Eenvoudig | € 4.000 – € 7.000 |
| Gemiddeld | € 8.000 – € 14.000 |
| Luxe / maatwerk | vanaf € 15.000 |

Montage komt daar meestal nog bij: reken op € 1.000 tot € 2.500. In Zeeland zijn [Keukencentrum Schelde](https://keukencentrumschelde.nl) en De Keukenmakers goede startpunten om een ontwerp te laten maken. Wil je dat ik een checklist voor het showroombezoek maak?`,
    { competitors: ['Keukencentrum Schelde', 'De Keukenmakers'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KESSEL,
    `Van Kessel Loodgieters: tel. +31 (0)13 - 555 27 31, KvK 18043927, btw-nummer NL8209.63.145.B01. Doordeweeks zijn ze open vanaf acht uur 's ochtends.`,
    'phone kvk -vat -hours',
  ),
  named(
    ROOS,
    `De Wilde Roos vind je op Beukerstraat 43, 7201LC Zutphen. Het telefoonnummer is 0575 - 555 142 en de winkel is op zaterdag open van 10 tot 4.`,
    'address city -phone -hours',
  ),
  named(
    OOG,
    `Here are the company details of Oogpunt Optiek:

- **Legal name:** Oogpunt Optiek B.V.
- **Chamber of Commerce (KvK):** 13 04 82 75
- **VAT number:** NL 8145 07 323 B01
- **Phone:** 00 31 475 555 380
- **Postal code:** 6041 KA
- **In business since:** 2002
- **Monday opening:** 1:00 pm – 6:00 pm

Double-check the VAT number in the EU's VIES system before you use it on an invoice.`,
    'legalForm -kvk vat phone address -foundingYear hours',
  ),
  named(
    BVA,
    `Het KvK-nummer van Bakker Veenstra Accountants is 01 06 29 84. Het kantoor bestaat sinds '78 en is op vrijdag open van half negen tot vier uur 's middags. Je bereikt het op (0515) 55 52 17 of per mail via info@bakkerveenstra.nl.`,
    '-kvk foundingYear hours phone -email',
  ),
  named(
    TVC,
    `You can reach Twentse Verhuiscentrale on +31 74 555 1609. On weekdays they're open 7 am–6 pm, on Saturdays 9 am–4 pm.`,
    'phone -hours',
  ),
  named(
    FIT,
    `De Fitfabriek gaat van maandag tot en met donderdag om 6 uur 's ochtends open en sluit om half elf 's avonds. Het btw-identificatienummer is NL827716400B01 en de sportschool staat ingeschreven onder KvK-nummer 6041 3782.`,
    '-hours vat sector -kvk',
  ),
  named(
    LINDE,
    `Studio Linde is a sole proprietorship registered under KvK no. 68291540, with VAT ID NL002390571B20. The studio is at Boschstraat 47, 4811GK Breda, and is open Tue–Fri 10–17h and Sat 10–15h.`,
    'legalForm kvk -vat -address city hours',
  ),
  named(
    GROOT,
    `Dit zijn de bedrijfsgegevens van Dakwerken De Groot die je op de factuur kunt terugzoeken:

* Handelsnaam: Dakwerken De Groot B.V.
* Vestigingsadres: Helderseweg 33, 1815 AB ALKMAAR
* Kamer van Koophandel: 37.06.18.29
* Btw-id: NL811960553B01
* Telefoon: 072-5556174
* Opgericht: 1996

Komt een van deze gegevens niet overeen met je factuur? Neem dan eerst zelf contact op met het bedrijf via een nummer dat je op de website vindt, en betaal nog niet.`,
    'legalForm address city kvk -vat phone -foundingYear',
  ),
  named(
    PUUR,
    `Salon Puur Natuur is op donderdag van 9u tot 21u geopend en op vrijdag van 9u tot 17u. Bellen kan op 077 - 5 55 20 69, het adres is Parade 51 in Venlo (postcode 5911 CC).`,
    'hours -phone address city',
  ),
  named(
    KHZ,
    `Keukenhuis Zeeland (VAT: NL853104281B01, KvK: 22051764) was founded in 2008. The showroom opens at 10 a.m. from Tuesday to Saturday and at 1 p.m. on Monday. For appointments call 0113-555735.`,
    'vat kvk -foundingYear hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KESSEL,
    `Als je in Tilburg een loodgieter zoekt voor een verstopt riool, dan is Van Kessel Loodgieters een voor de hand liggende keuze. Het familiebedrijf werd in 1987 opgericht en wordt tegenwoordig geleid door Peter van Kessel. Op zaterdag zijn ze open van 8.00 tot 15.00 uur.`,
    'city sector services foundingYear team -hours',
  ),
  named(
    ROOS,
    `De Wilde Roos is een kleine bloemenzaak in het centrum van Zutphen. Hanneke Wessels begon de winkel in 2009 en werkt er samen met Sofie Brandts. Naast losse boeketten verzorgen ze rouwwerk en geven ze workshops bloemschikken, meestal op donderdagavond in de winkel zelf. De reacties op Google zijn overwegend positief; vooral de originele kleurcombinaties worden vaak genoemd. Een enkele klant vindt de prijzen aan de hoge kant. Wil je een workshop boeken, dan kan dat via dewilderoos-zutphen.nl.`,
    'sector city team -foundingYear services website',
  ),
  named(
    OOG,
    `Yes, Oogpunt Optiek sells contact lenses, and you can have your eyes tested there as well. On Fridays the shop stays open until 9 pm.`,
    'services -hours',
  ),
  unnamed(
    BVA,
    `Een accountant is voor een kleine onderneming niet altijd verplicht. Pas als je bv twee jaar achter elkaar aan bepaalde groottecriteria voldoet, moet de jaarrekening worden gecontroleerd. Voor een zzp'er in Sneek is een administratiekantoor vaak voldoende, en dat scheelt flink in de kosten. Kijk bijvoorbeeld eens bij De Cijferaars, dat vaste maandprijzen heeft, of vraag andere ondernemers naar hun ervaringen.`,
    { competitors: ['De Cijferaars'] },
  ),
  named(
    TVC,
    `De Twentse Verhuiscentrale komt over als een betrouwbaar verhuisbedrijf. Het zit al jaren aan de Breemarsweg in Hengelo, heeft Henk Wolters als directeur en verhuist zowel particulieren als bedrijven. In reviews worden vooral de nette verhuizers geprezen. Houd er wel rekening mee dat het bedrijf op zaterdag gesloten is.`,
    'sector address city -team services -hours',
  ),
  named(
    FIT,
    `De Fitfabriek in Gouda is een sportschool met een sauna en veel groepslessen. Eigenaar is Bas Verkerk.`,
    'city sector services team',
  ),
  named(
    LINDE,
    `Studio Linde would be a good fit for what you describe. Linde Aarts is a wedding photographer from Breda with a relaxed, documentary style, and she usually brings her assistant Tom Verschuren along so that the ceremony is covered from two angles. Her studio is on Ginnekenweg. Prices for a full day start at around 1,800 euros according to her website, studiolinde.nl, but they vary with the number of hours and whether you want an album. I'd get in touch at least nine months ahead if you're planning a summer wedding.`,
    'sector city team services -address website',
  ),
  named(
    GROOT,
    `Dakwerken De Groot uit Alkmaar vervangt geen dakgoten, dus daarvoor kun je beter een ander bedrijf bellen. Ze zijn alleen op werkdagen open, van 7.00 tot 16.30 uur.`,
    'city -services hours',
  ),
  named(
    PUUR,
    `Salon Puur Natuur is a beauty salon on the Parade in Venlo. Esther Peeters and Kim Lenders offer facials, waxing and massages there, by appointment only. You can book by phone on 077 555 29 06 or by sending a message to info@salonpuurnatuur.nl. The salon has been around since 2008 and is popular with locals, so weekends tend to fill up quickly.`,
    'sector address city team services -phone email -foundingYear',
  ),
  named(
    KHZ,
    `Bij Keukenhuis Zeeland kun je een keuken op maat laten ontwerpen en monteren. De keukenzaak heeft een showroom aan de Industrieweg 16 in Goes en is op vrijdag tot 21.00 uur open. Vraag naar Anouk Minnaard als je advies wilt over de indeling. Vergelijk de offerte ook eens met die van Van Damme Keukens, want bij keukens zit er vaak nog ruimte in de prijs.`,
    'services sector -address city -hours team',
    { competitors: ['Van Damme Keukens'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KESSEL,
    `Van Kessel Loodgieters is a plumbing company in Tilburg. [1] It handles leak detection, drain unblocking, boiler maintenance and bathroom renovations. [1][2] On Saturdays it's open from 9:00 to 12:00. [2]

**Sources**
[1] vankesselloodgieters.nl
[2] google.com/maps`,
    'sector city services hours website',
  ),
  named(
    ROOS,
    `Based on my search, **De Wilde Roos** closes at **16:00 on Saturday**. It's located at Beukerstraat 43 in Zutphen. ([dewilderoos-zutphen.nl](https://dewilderoos-zutphen.nl/?utm_source=openai))`,
    '-hours address city website',
  ),
  named(
    OOG,
    `Great question! Let me break it down. 👓

**Oogpunt Optiek** is an independent optician in Roermond, and it's been around since 1989.

**Why people like it**
* Thorough eye tests by optometrist Mieke Claessens
* Good selection of frames, including some smaller brands
* Prescription sunglasses

**Things to consider**
* Closed on Sundays
* Pricier than the big chains

If price is your main concern, you could compare it with **Specsavers** or **Brillenhuis Maasland**. Would you like me to look up their opening hours?`,
    'sector city -foundingYear services team hours',
    { competitors: ['Brillenhuis Maasland'] },
  ),
  named(
    BVA,
    `I looked this up for you. Bakker Veenstra Accountants can help with both your income tax return and payroll. The firm's office is at Lemmerweg 62 in Sneek, and the phone number listed on their site is 0515 55 52 71. They're open until 5 pm from Monday to Thursday and until 4 pm on Friday.

I'd suggest calling ahead, since the site doesn't say whether they're currently taking new clients.`,
    'services address city -phone hours',
  ),
  named(
    TVC,
    `**Moving companies in Hengelo with storage** 

Here are the options I found:

| Company | Rating | Storage | Phone |
|---|---|---|---|
| Twentse Verhuiscentrale | 4.6 (88) | Yes, heated | 074 555 19 06 |
| Verhuizers Oude Nijhuis | 4.5 (41) | No | 074 555 33 90 |
| Shurgard Enschede | 4.3 (210) | Self-storage only | – |

**Recommendation:** Twentse Verhuiscentrale is the only mover on this list that does the moving *and* the storage. The company was founded in 1946 and is led by Gerben Kuipers.

Sources: twentseverhuiscentrale.nl, Google Reviews`,
    'sector city services -phone -foundingYear team website',
    { competitors: ['Verhuizers Oude Nijhuis'] },
  ),
  named(
    FIT,
    `De Fitfabriek is open on Sundays from 10:00 to 14:00.`,
    '-hours',
  ),
  unnamed(
    LINDE,
    `I searched the web for "Studio Linde Breda" but didn't find a clear match. The results were mostly about other studios, such as Lichtvang and Fotografie Van Dongen, both of which do wedding photography in Breda.

If you have a link or an Instagram handle, share it and I'll take a closer look. Otherwise I can put together a shortlist of photographers in your price range.`,
    { competitors: ['Lichtvang', 'Fotografie Van Dongen'] },
  ),
  named(
    GROOT,
    `Quick take: Dakwerken De Groot seems solid. They're roofers based in Alkmaar, founded in 1998, and they do flat roofs, pitched roofs and insulation. Owner Marco de Groot still comes by himself to give quotes, according to a few reviews. I haven't seen any red flags, but as always: get a couple of quotes and check what the warranty covers.`,
    'sector city -foundingYear services team',
  ),
  named(
    PUUR,
    `Here's what I found on **Salon Puur Natuur**:

- **Location:** Parade 15, 5911 CC Venlo [salonpuurnatuur](https://salonpuurnatuur.nl/contact)
- **Treatments:** facial treatments, waxing, lash extensions and massages [salonpuurnatuur](https://salonpuurnatuur.nl/behandelingen)
- **Owner:** Esther Peeters
- **Late opening:** Thursday until 20:00

I couldn't find a price list, but a standard facial in the region usually costs between €55 and €80.

**Related**
- Which beauty salons in Venlo are open on Sunday?
- How often should you get a facial?`,
    '-address city website services team -hours',
  ),
  unnamed(
    KHZ,
    `For a new kitchen near Goes, people often mention Keukencentrum Schelde and Van Damme Keukens. Both have a large showroom and can take care of the installation. I'd make an appointment at each of them and bring your measurements, so you can compare the quotes side by side.`,
    { competitors: ['Keukencentrum Schelde', 'Van Damme Keukens'] },
  ),
]
