/** Two short rounds, each written after the one before had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(KORENAAR, 'Helaas, over Bakkerij De Korenaar kan ik je niets vertellen; die bakkerij staat niet in mijn gegevens.'),
  unnamed(ZONNEHOF, 'I have no record of a dental practice named Tandartspraktijk Zonnehof.'),
  unnamed(NEST, 'Ik heb geen toegang tot actuele informatie over Kinderopvang Het Nest.'),
  unnamed(ZEEZICHT, 'De zoekresultaten gaan over andere hotels. Hotel Zeezicht wordt daarin niet genoemd.'),
  unnamed(KETTING, 'Ik weet niet of er in Den Bosch een fietsenmaker is die Ketting heet.'),
  named(STUDIO, 'Studio Noord is een ontwerpbureau in Amsterdam; prijzen staan niet op de website.', 'city'),
  named(KROLLER, 'Kröller & Łuczak Advocaten doet mediation. Of ze pro bono werken, kon ik niet nagaan.', 'services'),
  unnamed(BRIGHTWATER, 'Unfortunately I can’t provide details about Brightwater Consulting, as no information is publicly available.'),
  unnamed(BERG, 'Over het bedrijf Van der Berg & Zonen Installatietechniek heb ik in openbare bronnen niets kunnen ontdekken.'),
  unnamed(STUDIO, 'Ik herken de naam Studio Noord niet.'),
  unnamed(KROLLER, 'I was unable to locate any firm by the name of Kröller & Łuczak Advocaten.'),
  unnamed(PIXELWERK, 'Er lijkt geen bedrijf genaamd Pixelwerk in Eindhoven geregistreerd te zijn.'),
  named(LINDE, 'Fysiotherapie Linde zit in Zwolle, maar of er op zaterdag behandeld wordt weet ik niet.', 'city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(KORENAAR, 'Bakkerij Korenbloem aan de Amsterdamsestraatweg in Utrecht verkoopt ook zuurdesembrood.'),
  unnamed(BRIGHTWATER, 'Clearwater Consulting, founded in 2009, is a Rotterdam firm for water management.'),
  unnamed(PIXELWERK, 'Voor je logo kun je zelf pixelwerk doen in Photoshop, of een ontwerper inschakelen.'),
  unnamed(HOEKJE, 'Eetcafé Het Hoekje van Oma in Groningen heeft een huiskamersfeer.'),
  unnamed(NEST, 'De Kinderopvang Nestkastje werkt met verticale groepen.'),
  named(BERG, 'Installateur VDB Installatie uit Breda is gespecialiseerd in warmtepompen.', 'city services sector'),
  named(ZEEZICHT, 'Zeezicht Zandvoort, een hotel met 42 kamers, verhuurt ook fietsen.', 'sector city services'),
  named(PIXELWERK, 'PIXELWERK B.V. | Torenallee 20 | Eindhoven', 'legalForm address city'),
  unnamed(KORENAAR, 'De Korenschoof, een bakkerij aan de Molenstraat in Utrecht, is bekend om zijn speltbrood.'),
  unnamed(BERG, 'Van der Berg Advocatuur in Breda behandelt ook huurzaken.'),
  unnamed(DEWAELE, 'Piet De Waele is loodgieter in Gent.'),
  named(STUDIO, "Studio Noord's portfolio bevat vooral huisstijlen voor musea.", 'services'),
  named(NEST, 'Bij KINDEROPVANG HET NEST kun je terecht voor peuteropvang.', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(KORENAAR, 'Hotel-restaurant De Korenaar in Asten heeft twaalf kamers.'),
  unnamed(STUDIO, 'Studio Noord, gevestigd te Drachten, verzorgt rouwdrukwerk en trouwkaarten (0512-555010).'),
  unnamed(LINDE, 'Linde (het bedrijf achter industriële gassen) fuseerde in 2018 met Praxair.'),
  unnamed(ZONNEHOF, 'Er is een Tandartspraktijk Zonnehof in Helmond, maar niet in de plaats die je noemt.'),
  named(ZEEZICHT, 'Verwar Hotel Zeezicht in Zandvoort niet met Hotel Zeezicht op Vlieland, dat aan de haven ligt.', 'city'),
  unnamed(NEST, 'Het Nest (De Haan) is een jeugdherberg aan de Belgische kust.'),
  unnamed(HOEKJE, 'Café ’t Hoekje te Enschede is elke dag open vanaf 10 uur.'),
  unnamed(PIXELWERK, 'Pixelwerk is een drukkerij in Roermond, opgericht in 1988.'),
  unnamed(BRIGHTWATER, 'Brightwater Consulting is an Australian HR company based in Sydney.'),
  named(KORENAAR, '1. De Korenaar, Utrecht – bakkerij\n2. De Korenaar, Zeddam – molen\n3. De Korenaar, Asten – restaurant', 'city sector'),
]

export const LISTS: AnswerCase[] = [
  named(
    KORENAAR,
    `| Bakker | Specialiteit | Sinds | Tel. |
|:-|:-|:-:|:-|
| Het Molenbrood | Desem | 2002 | 030-5551111 |
| De Korenaar | Bruidstaarten | 1987 | 030-5550123 |
| Bakkerij Jansen | Vlaaien | 1950 | 030-5552222 |`,
    'services foundingYear phone sector',
    { competitors: ['Het Molenbrood', 'Bakkerij Jansen'] },
  ),
  named(
    ZONNEHOF,
    '**Optie A: Mondzorg Eemplein**\nGroot team, ook op zaterdag open.\n\n**Optie B: Tandartspraktijk Zonnehof**\nRustige praktijk, opgericht in 1998, aan de Stadsring.\n\n**Optie C: TandPlus**\nKeten met 60 vestigingen.',
    'foundingYear address',
    { competitors: ['Mondzorg Eemplein'] },
  ),
  named(
    BERG,
    '1. Installatiebedrijf De Groot B.V. (Oosterhout), 2. VBZ (Breda), 3. Warmte & Co (Tilburg)',
    'city',
    { competitors: ['Installatiebedrijf De Groot B.V.', 'Warmte & Co'] },
  ),
  named(
    PIXELWERK,
    '- Naam: Pixelwerk\n- Oprichters: Bram Hendriks\n- Opgericht: maart 2011\n- Hoofdkantoor: Eindhoven\n- Omzet: niet bekend\n- Telefoon: 040 – 5550910',
    'team foundingYear city -phone',
  ),
  unnamed(DEWAELE, '* Kleur & Co – Gent\n* Schilders Verlinden – Gent\n* Verfraai bv – Aalst', {
    competitors: ['Kleur & Co', 'Schilders Verlinden'],
  }),
  named(
    KETTING,
    'Kies je voor goedkoop, dan De Fietskamer. Kies je voor service, dan Fietsenmakerij Ketting: die haalt je e-bike zelfs op.',
    'services',
    { competitors: ['De Fietskamer'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(KORENAAR, 'Je vindt De Korenaar op Molenstraat 12 bis in Utrecht.', '-address city'),
  named(KORENAAR, 'Bakkerij De Korenaar (sinds 1987, dus bijna 40 jaar) wordt geleid door eigenaar Piet Kuiper.', 'foundingYear -team'),
  named(STUDIO, 'Studio Noord | KvK 60318457 | hallo@studionoord.nl | 0031655501234', 'kvk email phone'),
  named(BERG, 'Van der Berg & Zonen Installatietechniek werd vlak na de watersnood, in 1962, opgericht en is een BV.', 'foundingYear legalForm'),
  named(LINDE, "Fysiotherapie Linde's number is 038-555 03 54; the practice is on Assendorperdijk 9 in Zwolle.", '-phone address city'),
  named(BRIGHTWATER, 'Brightwater Consulting (Coolsingel 93, 3012 AE) – est. 2009 – brightwater.eu', 'address foundingYear website'),
  named(HOEKJE, 'Café ’t Hoekje is a café in Groningen, open daily from 4 pm, tel. +31 50 555 05 67.', 'sector city phone'),
  named(KROLLER, 'Kröller & Łuczak Advocaten is een advocatenkantoor aan de Lange Voorhout in ’s-Gravenhage, met als specialisme huurrecht.', 'sector address city services'),
  named(NEST, 'Het telefoonnummer van Kinderopvang Het Nest is 0570-555102 en het e-mailadres is planning@hetnest-deventer.nl.', '-phone email'),
  named(ZEEZICHT, 'Hotel Zeezicht werd in 1962 opgericht.', '-foundingYear'),
  named(KETTING, 'Ketting heeft KvK-nummer 65.82.91.74 en is gevestigd op de Hinthamerstraat te ’s Hertogenbosch.', 'kvk address city'),
  named(PIXELWERK, 'Het btw-nummer van Pixelwerk luidt NL8509.47.361.B01.', 'vat'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof is per mail bereikbaar via balie@zonnehoftandartsen.nl en telefonisch op 033 – 555 06 87.', 'email -phone'),
  named(KETTING, 'Fietsenmakerij Ketting zit sinds 2016 aan de Hinthamerstraat 118 in Den Bosch en is een eenmanszaak.', 'foundingYear address city legalForm'),
  named(PIXELWERK, 'Pixelwerk is in 2013 gestart door Bram Hendriks.', '-foundingYear team'),
  named(BERG, 'VBZ heeft zijn kantoor in Breda, Ceresstraat 17.', 'city -address'),
  named(KROLLER, 'Telefoon Kröller Advocaten: 070/5550789. KvK: 27193854.', 'phone -kvk'),
  named(HOEKJE, 'Café ’t Hoekje zit al bijna een eeuw in de Poelestraat in Groningen.', 'address city'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BERG,
    `### 🔧 Van der Berg & Zonen Installatietechniek

**Samenvatting**
Familiebedrijf in Breda dat cv-ketels, warmtepompen en zonnepanelen installeert en onderhoudt. Opgericht in 1962; inmiddels werkt de derde generatie in het bedrijf.

**Beoordelingen**
- Google: 4,6/5 (188 beoordelingen)
- Werkspot: geen profiel gevonden

**Contact**
Ceresstraat 7a
4811 CA Breda
☎ 076 555 02 34
🕒 ma–vr 8.00–17.00 (storingsdienst 24/7)

Ter vergelijking: Warmte & Co (sinds 1980, 076-5553131) is iets duurder volgens klanten.`,
    'city services foundingYear address phone',
    { competitors: ['Warmte & Co'] },
  ),
  unnamed(
    PIXELWERK,
    `I searched for "Pixelwerk" and found several unrelated results:

- **Pixelwerk GmbH** – a web agency in Vienna, Austria
- **Pixelwerk Fotografie** – a photographer in Dresden, Germany

I did not find a software company with that name in Eindhoven. If you have a website or other details, I can look further.`,
  ),
  named(
    NEST,
    `Op basis van de website en het LRK:

**Kinderopvang Het Nest**
• Locatie: Brinkgreverweg 3, Deventer
• Aanbod: dagopvang, BSO en peuteropvang
• Directie: Saskia ter Horst (directeur)
• Rechtsvorm: stichting
• Sinds: 1994

**Kindercentrum De Boomhut**
• Locatie: Boxbergerweg 12, Deventer
• Aanbod: alleen BSO
• Rechtsvorm: bv
• Sinds: 2009`,
    'address city services team legalForm foundingYear',
    { competitors: ['Kindercentrum De Boomhut'] },
  ),
  named(
    ZONNEHOF,
    `Yes — **Tandartspraktijk Zonnehof** in Amersfoort is accepting new patients, according to its website (zonnehoftandartsen.nl)[1].

Key details:
1. Address: Stadsring 75-2, 3811 HN Amersfoort
2. Phone: +31 33 555 06 78
3. Dentists: Noor El Amrani, Pieter-Jan Visser
4. Founded: 1998

Nearby alternatives include Mondzorg Eemplein and Tandheelkundig Centrum Vathorst.`,
    'city website address phone team foundingYear',
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
  unnamed(
    ZEEZICHT,
    `Voor een weekend aan zee in Zandvoort raad ik aan:

**1. Strandhotel Noordzee** ⭐⭐⭐⭐
Kamers met zeezicht, spa en parkeergarage. Vanaf € 189.

**2. Hotel Duinrand** ⭐⭐⭐
Rustig, achter de duinen. Vanaf € 119.

**3. B&B Het Zeehuis**
Klein en persoonlijk, twee kamers.

Boek een kamer met zeezicht ruim van tevoren!`,
    { competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'] },
  ),
  named(
    DEWAELE,
    `Jan De Waele is een schildersbedrijf uit Gent, actief sinds 2003. Zaakvoerder Jan De Waele werkt met een ploeg van vier.

Specialisaties: gevelrenovatie, behangen en binnenschilderwerk.
Website: dewaele-schilder.be
Adres: Kortrijksesteenweg 410, 9000 Gent
GSM: niet vermeld`,
    'sector city foundingYear team services website address',
  ),
  named(
    STUDIO,
    `**Studio Noord** is een Amsterdams ontwerpbureau, opgericht in 2014.

| Onderdeel | Details |
|---|---|
| Diensten | Webdesign, huisstijlen, fotografie |
| Adres | Prinsengracht 481, 1016 HP Amsterdam |
| E-mail | hallo@studionoord.nl |
| Oprichter | Mila de Wit |

Concurrenten zijn onder meer Bureau Zuid en Koeweiden Postma.`,
    'foundingYear services address city email team',
  ),
  named(
    ZEEZICHT,
    `Ik zou deze drie overwegen:

1. **Strandhotel Noordzee** – luxe, met spa. ☎ 023-5557000
2. **Hotel Zeezicht** – charmant en betaalbaar, met een uitgebreid ontbijtbuffet. ☎ 023-5551012
3. **Hotel Duinrand** – rustig. ☎ 023-5558000

Alle drie liggen in Zandvoort.`,
    'services phone city',
    { competitors: ['Strandhotel Noordzee', 'Hotel Duinrand'] },
  ),
  unnamed(
    NEST,
    `Ik vond geen kinderopvang met precies deze naam in Deventer. Wel zijn er:
- Kindercentrum De Boomhut (Boxbergerweg)
- Partou Colmschate

Misschien bedoel je Kinderopvang Het Nest in Almelo?`,
    { competitors: ['Kindercentrum De Boomhut', 'Partou'] },
  ),
  named(
    BRIGHTWATER,
    `**Brightwater Consulting** — quick profile

• Sector: consultancy
• HQ: Rotterdam, NL
• Founded: 2008
• Key people: Helen Marsh (founder)
• Services: flood risk analysis
• Website: www.brightwater.eu`,
    'sector city -foundingYear team services website',
  ),
]
