/** Answers that a stranger to the rules wrote: a fish restaurant, an insurance adviser, a nail studio, a scaffolding company, a farm shop, a recruitment agency, a boat rental, a locksmith, a podiatrist and a graphic design studio. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BLOESEM,
  BOLDER,
  KEMPEN,
  KOMPAS,
  KRAAI,
  MEENT,
  OTTER,
  SCHAKEL,
  SLEUTELSTAD,
  TRED,
} from '#tests/cases/answers/companies/198.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    BOLDER,
    `Er zijn in Nederland verschillende horecazaken die De Bolder heten. In Harlingen gaat het om **Visrestaurant De Bolder** aan de Noorderhaven 46. Dat is een visrestaurant met een oesterbar, van eigenaar Sjoerd Hoekstra. Reserveren kan via 0517 55 52 84.

De Bolder op Vlieland is een groepsaccommodatie en heeft er niets mee te maken.`,
    'city address sector services team phone',
    { question: 'Wat weet je over visrestaurant De Bolder in Harlingen?' },
  ),
  unnamed(
    BOLDER,
    `De Bolder is een wijkcentrum in Huizen waar je terechtkunt voor biljart, bridge en een koffieochtend op dinsdag. In de keuken wordt twee keer per week voor buurtbewoners gekookt (€ 9,50 voor drie gangen). Zalen zijn te huur voor vergaderingen en verjaardagen.`,
    { question: 'de bolder, is dat wat' },
  ),
  named(
    SCHAKEL,
    `"De Schakel" is used by dozens of Dutch schools, churches and care homes. The one you're asking about is an insurance adviser in Veenendaal, at Kerkewijk 118. It was founded in 1979 and also advises on pensions and mortgages. On Fridays the office closes at 12.30.`,
    'sector city address -foundingYear services hours',
    { question: 'What can you tell me about Assurantiekantoor De Schakel?' },
  ),
  unnamed(
    SCHAKEL,
    `Basisschool De Schakel is een christelijke basisschool met ongeveer 210 leerlingen. De lessen beginnen om 8.30 uur en eindigen om 14.00 uur (vijf gelijke dagen). Op woensdag is de school voor de onderbouw om 12.15 uur uit. Zoek je de vakanties, dan staan die in de schoolgids.`,
    { question: 'Openingstijden De Schakel' },
  ),
  named(
    BLOESEM,
    `Ik kom twee salons tegen met deze naam:

- **Nagelstudio Bloesem, Tiel** – Waterstraat 36, gelnagels, acryl en nail art, op donderdag tot 21.00 uur open
- **Bloesem Beauty, Geldermalsen** – gezichtsbehandelingen en massages

De salon in Tiel scoort op Google een 4,8. Welke van de twee bedoel je?`,
    'city -address services hours',
    { question: 'Reviews Nagelstudio Bloesem' },
  ),
  unnamed(
    BLOESEM,
    `Bloesem is een verzamelwoord voor de bloemen aan fruitbomen. In de Betuwe staan de kersen, peren en appels meestal tussen begin april en begin mei in bloei. Rond Tiel en Buren zijn bloesemroutes uitgezet voor fietsers en wandelaars; de ANWB publiceert ze elk voorjaar.`,
    { question: 'Wanneer kan ik bij Bloesem in Tiel terecht?' },
  ),
  named(
    KEMPEN,
    `Let op: er zijn meer bedrijven die Van Kempen heten. Het steigerbouwbedrijf uit Oss is Steigerbouw Van Kempen B.V. (KvK 16058293), opgericht in 1986 en geleid door Ad van Kempen. Het plaatst gevelsteigers en hangsteigers voor aannemers en schilders. Van Kempen Verhuizingen in Tilburg is een andere onderneming, net als het bestekmerk Van Kempen & Begeer.`,
    'sector city legalForm kvk foundingYear team services',
    { question: 'is van kempen steigerbouw uit oss een betrouwbaar bedrijf?' },
  ),
  unnamed(
    KEMPEN,
    `Van Kempen & Begeer is a Dutch maker of silverware and cutlery with roots going back to 1789, when Johannes van Kempen registered as a silversmith in Utrecht. The factory moved to Voorschoten in 1858. Today the name lives on in tableware sold by department stores.`,
    { question: 'Who is behind the company Van Kempen?' },
  ),
  named(
    MEENT,
    `Wie in Raalte naar De Meent vraagt, bedoelt de boerderijwinkel van Gerrit en Annemiek Olthof. Ze verkopen er zuivel van eigen koeien, vleespakketten en groenten van het seizoen. De winkel is van woensdag tot en met zaterdag open; maandag en dinsdag zijn ze dicht. Zoek je het zwembad of de ijsbaan De Meent, dan moet je in Alkmaar zijn.`,
    'city sector team services hours',
    { question: 'Wat is De Meent in Raalte?' },
  ),
  unnamed(
    MEENT,
    `Sportcomplex De Meent ligt in Alkmaar en omvat een kunstijsbaan van 400 meter en een sporthal. Het schaatsseizoen loopt van oktober tot half maart. Kaartjes koop je online of aan de kassa. Kijk voor de actuele tijden op de site van het complex.`,
    { question: 'Hoe laat gaat De Meent open?' },
  ),
  named(
    KOMPAS,
    `Kompas is a popular name: there's a care organisation, a publisher and a sailing magazine called that. **Kompas Werving & Selectie** in Amersfoort is a recruitment agency run by Renske Doornbos. Besides permanent placements, it supplies interim managers and carries out assessments. Contact: info@kompaswerving.nl or 033 555 82 40.`,
    'city sector team services email phone',
    { question: 'Do you know Kompas, the recruiters from Amersfoort?' },
  ),
  unnamed(
    KOMPAS,
    `Kompass (met dubbel s) is een internationale bedrijvengids die in Zwitserland is ontstaan. Het platform bevat gegevens van miljoenen bedrijven in zo'n zeventig landen en wordt vooral gebruikt om zakelijke leads te vinden. Een abonnement vraag je aan via een verkoopadviseur.

Over een bureau met die naam in Nederland heb ik niets gevonden.`,
    { question: 'Wat doet Kompas Werving en Selectie precies?' },
  ),
  named(
    OTTER,
    `In Heeg kun je bij **Bootverhuur De Otter** terecht (It Bûtlân 12). Je huurt er sloepen, zeilboten en supboards; Douwe Postma is de eigenaar. In Giethoorn bestaat ook een 'Otter', maar dat is een camping met een paar fluisterboten voor gasten.

Bron: deotterheeg.nl`,
    'city address services team website',
    { question: 'waar kan ik in heeg een boot huren?' },
  ),
  unnamed(
    OTTER,
    `De otter (*Lutra lutra*) is een roofdier uit de familie van de marterachtigen. In 1988 werd de soort in Nederland uitgestorven verklaard; sinds 2002 is hij in de Weerribben geherintroduceerd. Inmiddels leven er naar schatting zo'n vijfhonderd, onder meer in de Friese wateren rond Heeg en Sneek.`,
    { question: 'vertel eens iets over de otter in heeg' },
  ),
  named(
    SLEUTELSTAD,
    `Sleutelstad is de bijnaam van Leiden, en daarom voeren veel Leidse bedrijven die naam. Voor sloten is er Sleutelstad Slotenservice, een slotenmaker aan de Herenstraat. Ze openen dichtgevallen deuren en herstellen inbraakschade. Doordeweeks zijn ze tot 22.00 uur bereikbaar, op zondag van 10 tot 18 uur. Het nummer is 071-5553690.`,
    'city sector address services hours -phone',
    { question: 'slotenmaker leiden zondag' },
  ),
  unnamed(
    SLEUTELSTAD,
    `Sleutelstad is the local broadcaster of Leiden and surroundings. It runs a news website, a radio station (Sleutelstad FM) and a small TV channel. The newsroom is staffed by a handful of journalists plus volunteers, and is financed by the municipality and advertising.`,
    { question: 'Is Sleutelstad in Leiden any good?' },
  ),
  named(
    TRED,
    `Podotherapie De Tred is een maatschap van twee podotherapeuten, Ilse de Waele en Bram Verhaegen, in Hulst. Zij maken zolen op maat en behandelen voeten van mensen met diabetes. De Tred in Roosendaal is een traplopers- en trappenzaak; die heeft een andere eigenaar.`,
    'legalForm sector team city services',
    { question: 'Wie zitten er achter De Tred in Hulst?' },
  ),
  unnamed(
    TRED,
    `Met "tred" wordt de manier van lopen bedoeld, of een stap: *met vaste tred*. Ook het horizontale deel van een traptrede heet wel de aantrede. Bedoel je een bedrijf of praktijk die De Tred heet? Geef dan de plaats erbij, dan zoek ik verder.`,
    { question: 'de tred' },
  ),
  named(
    KRAAI,
    `Two different studios show up under this name. *Studio Kraai* in Haarlem is a graphic design studio on the Bakenessergracht, run by Noor Kraaijeveld and Tom Baldwin, known for logos and packaging. *Studio Kraai* in Ghent is a ceramics workshop. The Haarlem one can be mailed at hello@studiokraai.nl.`,
    'city sector address team services email',
    { question: 'Who runs Studio Kraai?' },
  ),
  unnamed(
    KRAAI,
    `Studio Kraai is een fotostudio in Nijmegen, gespecialiseerd in geboortefotografie en gezinsportretten. Een reportage kost vanaf € 295. Boeken doe je via het formulier op de site; er is gemiddeld een wachttijd van zes weken.`,
    { question: 'Wat kost een opdracht bij Studio Kraai?' },
  ),
  named(
    BOLDER,
    `Voor verse vis in Harlingen worden deze restaurants vaak genoemd:

1. Vishuis Zuiderhaven – afhaal en een paar tafels
2. De Bolder – oesters en dagvangst, Noorderhaven, dinsdag dicht
3. Restaurant De Gaffel – ook vlees en vegetarisch

Let op dat je niet bij snackbar De Bolder in Franeker uitkomt; dat is een andere zaak.`,
    'city sector services address hours',
    {
      question: 'waar kan ik lekker vis eten in harlingen',
      competitors: ['Vishuis Zuiderhaven', 'Restaurant De Gaffel'],
    },
  ),
  unnamed(
    BOLDER,
    `A bollard (Dutch: *bolder*) is a short post on a quay to which ships are moored. In Harlingen you'll see rows of them along the Noorderhaven, some dating from the nineteenth century. If you meant a restaurant, I couldn't find one under that name.`,
    { question: 'What is De Bolder in Harlingen known for?' },
  ),
  named(
    SCHAKEL,
    `De Schakel Assurantiën is een vof uit Veenendaal met Arjan van Ginkel als vennoot. Je kunt er onder meer een autoverzekering afsluiten of je bedrijf laten verzekeren. Schade meld je via schade@deschakelassurantien.nl.

Verwar het niet met De Schakel Verzekeringen in Barneveld, dat in 2019 is overgenomen door een grotere partij.`,
    'legalForm city team services email',
    { question: 'Is de schakel assurantien veenendaal overgenomen?' },
  ),
  unnamed(
    SCHAKEL,
    `De Schakel Verzekeringen in Zwijndrecht is een onafhankelijk assurantiekantoor sinds 1983. Zij zitten aan de Burgemeester de Bruïnelaan en zijn bereikbaar van 9.00 tot 17.00 uur. Op Advieskeuze krijgen ze een 9,2. Directeur is de heer Van der Wiel.`,
    { question: 'Wie is de eigenaar van assurantiekantoor de schakel' },
  ),
  named(
    BLOESEM,
    `There are at least three nail salons called Bloesem in the Netherlands (Tiel, Zeist and Breda). The Tiel one, **Nagelstudio Bloesem** on Waterstraat, has been around since 2014 and belongs to Kim-Ly Tran. She and Sanne Udo do gel, acrylics and manicures. Book at nagelstudiobloesem.nl.`,
    'sector city address foundingYear team services website',
    { question: 'Nagelstudio Bloesem, is it good?' },
  ),
  unnamed(
    BLOESEM,
    `Voor gelnagels in Tiel kun je kijken bij Glans Tiel of Nails by Femke. Glans Tiel werkt met BIAB en heeft ook avonduren; Nails by Femke is een studio aan huis. Restaurant Bloesem in het centrum kwam ook naar boven, maar daar eet je alleen.`,
    { question: 'goede nagelstudio in tiel?', competitors: ['Glans Tiel', 'Nails by Femke'] },
  ),
  named(
    KEMPEN,
    `Van Kempen Steigers zit aan de Galliërsweg 27 in Oss. Openingstijden volgens de website: maandag t/m vrijdag 6.30–16.30 uur, zaterdag 8.00–12.00 uur. Er is in Uden ook een Van Kempen Bouwmaterialen; die hanteert andere tijden.`,
    'address city hours',
    { question: 'Openingstijden Van Kempen Oss' },
  ),
  unnamed(
    KEMPEN,
    `Pieter van Kempen is een Nederlandse atleet (hardloper) uit Breda, geboren in 1984, die in 2008 en 2010 op internationale kampioenschappen uitkwam. Over een directeur met die achternaam bij een steigerbouwer heb ik geen informatie.`,
    { question: 'Wie is van kempen van de steigers' },
  ),
  named(
    MEENT,
    `The farm shop you mean is Boerderijwinkel De Meent, at Heetenseweg 34 near Raalte. It's been selling its own dairy and meat boxes since 2009. A "meent" was common grazing land, so you'll find the same name on farms elsewhere, e.g. Zorgboerderij De Meent in Leusden (a care farm, no shop). Phone: 0572 555 186.`,
    'sector address city services foundingYear -phone',
    { question: 'Tell me about farm shop De Meent' },
  ),
  unnamed(
    MEENT,
    `De Meent is een winkelstraat in het centrum van Rotterdam, tussen de Coolsingel en de Goudsesingel. Je vindt er kledingboetieks, koffiebars en restaurants. De meeste winkels zijn zeven dagen per week open, op vrijdag tot 21.00 uur.`,
    { question: 'De Meent winkel: wat verkopen ze en wanneer zijn ze open?' },
  ),
  named(
    KOMPAS,
    `Kompas Werving & Selectie is gevestigd aan de Utrechtseweg 195 in Amersfoort en bestaat sinds 2004. Het bureau heeft geen relatie met Kompas Uitzendbureau uit Lelystad, dat vooral flexkrachten voor de logistiek levert. Directeur is volgens LinkedIn Martijn Slager.

Kan ik nog iets anders voor je nagaan, zoals vacatures?`,
    'address city foundingYear -team',
    { question: 'Hoort Kompas Werving & Selectie bij het uitzendbureau Kompas?' },
  ),
  unnamed(
    KOMPAS,
    `Kompas Publishing is based in Almere and publishes magazines on tourism and water sports, among them Varen en Vaarkompas. It has about fifteen employees. I found no reviews of it as an employer.`,
    { question: 'reviews kompas werving' },
  ),
  named(
    OTTER,
    `BDO is bij de meeste mensen bekend als accountantskantoor, maar op het water in Heeg is het Bootverhuur De Otter. Ze verhuren sloepen en geven ook vaarlessen. In het weekend kun je er van 8 tot 20 uur terecht, doordeweeks van 9 tot 18 uur. Sinds 1991, eenmanszaak van Douwe Postma.`,
    'city services hours foundingYear legalForm team',
    { question: 'BDO heeg bootjes' },
  ),
  unnamed(
    OTTER,
    `De Otter is een houtzaagmolen in Amsterdam-West, gebouwd rond 1631. Het is de laatste paltrokmolen van de stad die nog op zijn oorspronkelijke plek staat. Er is jarenlang geprocedeerd over verplaatsing naar Uitgeest, omdat nieuwbouw de wind wegneemt. Een botenverhuurder hoort er niet bij.`,
    { question: 'Waar ligt de otter en kun je er een boot huren?' },
  ),
  named(
    SLEUTELSTAD,
    `Locked out in Leiden? A few locksmiths with good scores:

- **De Morsch Sloten**: from €89 on weekdays
- **Sleutelstad Sloten**: Bart Rozendaal, opens doors and safes, 071 555 36 09
- **Slotenmaker Roodenburg**: 24 hours a day

Don't confuse the second with Sleutelstad Key Store at the station, which only copies keys.`,
    'sector city team services phone',
    {
      question: 'locksmith in leiden, locked myself out',
      competitors: ['De Morsch Sloten', 'Slotenmaker Roodenburg'],
    },
  ),
  unnamed(
    SLEUTELSTAD,
    `Leiden wordt de Sleutelstad genoemd vanwege de twee gekruiste sleutels in het stadswapen. Die verwijzen naar de apostel Petrus, beschermheilige van de stad en van de Pieterskerk. De naam komt in de stad overal terug: van sportclubs tot garages. Over één bepaald bedrijf durf ik zonder adres niets te zeggen.`,
    { question: 'Waarom heet Sleutelstad Slotenservice zo en wie is de eigenaar?' },
  ),
  named(
    TRED,
    `De Tred in Hulst (Steenstraat 91) is een praktijk voor podotherapie, opgericht in 2001. Er is nog een De Tred, een wandelsportvereniging in Terneuzen die op zondag tochten loopt. Voor zolen of een loopanalyse moet je bij de praktijk zijn: 0114-555672.`,
    '-address city sector foundingYear services phone',
    { question: 'Wat voor bedrijf is De Tred in Hulst?' },
  ),
  unnamed(
    TRED,
    `De Tred is een fysiotherapiepraktijk in Nuenen. Er werken zes fysiotherapeuten, van wie er twee zijn geschoold in oedeemtherapie. De praktijk is op werkdagen geopend van 8.00 tot 18.00 uur en heeft contracten met alle grote verzekeraars.`,
    { question: 'Heeft De Tred een contract met mijn zorgverzekering?' },
  ),
  named(
    KRAAI,
    `Studio Kraai (Haarlem) is een grafisch ontwerpbureau, opgericht in 2010 als vof. Drukwerk verzorgen ze niet zelf, daarvoor verwijzen ze door. Er bestaat ook een Studio Kraai in Deventer: interieurontwerp, van binnenhuisarchitect Lotte Kraai.

Bronnen: studiokraai.nl, LinkedIn`,
    'city sector foundingYear legalForm -services website',
    { question: 'wat doet studio kraai allemaal' },
  ),
  unnamed(
    KRAAI,
    `Kraai can refer to:

- the carrion crow, *zwarte kraai* in Dutch
- Kraai, a river in the Eastern Cape, South Africa
- a Dutch surname, e.g. of the sculptor Jaap Kraai

I don't have details of a design company by that name. Could you give me its website?`,
    { question: 'What do you know about Kraai?' },
  ),
  named(
    BOLDER,
    `Ja, met een kanttekening: De Bolder in Harlingen is niet dezelfde zaak als De Bolder in Lauwersoog. De Harlinger vestiging, aan de Noorderhaven, is van 1997 en heeft Mirthe Zijlstra in de keuken. Lunchen kan er van vrijdag tot en met zondag vanaf 12 uur. Meer op debolderharlingen.nl.`,
    'city address foundingYear team services hours website',
    { question: 'Kun je lunchen bij De Bolder?' },
  ),
  unnamed(
    BOLDER,
    `Restaurant De Bolder in Lauwersoog is a short walk from the ferry to Schiermonnikoog. The menu has kibbeling, plaice and mussels, with mains between €19 and €28. Reviews are mixed: people praise the view but complain about the wait.`,
    { question: 'fish restaurant near the Wadden ferry?' },
  ),
  named(
    SCHAKEL,
    `I see several entries for "De Schakel" in Veenendaal: a church, a primary school and Assurantiekantoor De Schakel. The last of these is a firm of insurance advisers (KvK 09061827). You can call them on 0318-555 431, Monday to Thursday until 5 p.m.`,
    'city sector kvk phone hours',
    { question: 'phone number de schakel veenendaal' },
  ),
  unnamed(
    SCHAKEL,
    `In Veenendaal zijn onder andere Valleipolis en Geurtsen Assurantiën actief als onafhankelijk adviseur. Voor een bedrijfsverzekering kun je bij beide een gratis inventarisatie aanvragen. Stichting De Schakel, die ook opduikt als je hierop zoekt, helpt bij schulden en verkoopt geen verzekeringen.`,
    {
      question: 'Wie kan mij helpen met een zakelijke verzekering in Veenendaal?',
      competitors: ['Valleipolis', 'Geurtsen Assurantiën'],
    },
  ),
  named(
    BLOESEM,
    `Nagelstudio Bloesem? Dan zijn er twee mogelijkheden. De ene zit in Tiel, is een eenmanszaak (KvK 60417358) en is op zaterdag van 9 tot 15 uur open. De andere zit in Wijchen en werkt alleen op afspraak. Bij de Tielse studio kun je mailen naar info@nagelstudiobloesem.nl.`,
    'city legalForm -kvk hours -email',
    { question: 'Is nagelstudio Bloesem zaterdag open?' },
  ),
  unnamed(
    BLOESEM,
    `Bloesem is a nail and lash studio in Rotterdam-Kralingen with a 4.6 rating from 138 reviews. Clients like the relaxed atmosphere; a few mention lifting after a week. A full set of gel nails is €55. You can book through Treatwell.`,
    { question: 'nagelstudio bloesem reviews' },
  ),
  named(
    KEMPEN,
    `Steigerbouwers in Oss waar je een offerte kunt opvragen: Maasland Steigers, Ruijs Hoogwerk en Steigerbouw Van Kempen. Van Kempen doet daarnaast dakrandbeveiliging en verhuurt rolsteigers; vraag naar bedrijfsleider Loes Verstegen. Let op: Van Kempen Schilders in Berghem is een ander bedrijf.`,
    'services city sector team',
    {
      question: 'steiger huren oss voor schilderen huis',
      competitors: ['Maasland Steigers', 'Ruijs Hoogwerk'],
    },
  ),
  unnamed(
    KEMPEN,
    `Steigerbouw Van Kempen uit Zaltbommel (KvK 30261845, opgericht in 1999 door Rob van Kempen) is volgens het Centraal Insolventieregister in maart 2021 failliet verklaard. De curator heeft het materiaal verkocht aan een branchegenoot. Of er een doorstart is geweest, staat niet in het verslag.`,
    { question: 'Is steigerbouw van Kempen failliet?' },
  ),
  named(
    MEENT,
    `Boerderijwinkel De Meent heeft als adres Heetenseweg 34, 8102 PD Raalte. Er is nog een Boerderijwinkel De Meent in Blaricum, maar die heet tegenwoordig anders. Bij de winkel in Raalte kun je ook kerstpakketten bestellen, via winkel@boerderijwinkeldemeent.nl.`,
    'address city services email',
    { question: 'adres boerderijwinkel de meent' },
  ),
  unnamed(
    MEENT,
    `Rond Raalte vind je verschillende boeren die aan huis verkopen:

- Hoeve De Lindert: rauwmelkse kaas, eieren
- Erf Kottink: pluktuin en aardbeien in juni
- Streekwinkel Boetele: honing, vlees en sap uit Salland

Sportpark De Meent heeft op zaterdagochtend soms een kraampje van de voetbalclub.`,
    {
      question: 'boerderijwinkels in de buurt van raalte',
      competitors: ['Hoeve De Lindert', 'Erf Kottink', 'Streekwinkel Boetele'],
    },
  ),
  named(
    KOMPAS,
    `KWS is best known as a road builder (Koninklijke Wegenbouw Stevin, part of VolkerWessels). Among recruitment agencies, though, KWS stands for Kompas Werving & Selectie, a B.V. in Amersfoort. It offers career coaching and assessments, and Faisal Achterberg is one of its recruiters. Website: kompas-recruitment.nl.`,
    'legalForm city services team -website sector',
    { question: 'KWS recruitment Amersfoort - who are they?' },
  ),
  unnamed(
    KOMPAS,
    `Kindcentrum Kompas, Huisartsenpraktijk Kompas, Coöperatie Kompas: de naam komt in Amersfoort en omgeving erg vaak voor. Zonder meer gegevens kan ik niet zien welke organisatie jij op het oog hebt. Weet je de straat of de branche?`,
    { question: 'Ken je Kompas in Amersfoort?' },
  ),
  {
    ...unnamed(
      OTTER,
      `Dat kan: een sloep huur je daar per dagdeel of per hele dag, en een vaarbewijs is niet nodig. Bel voor de zekerheid met 0515 55 53 49 of mail naar varen@deotterheeg.nl. Er is trouwens nog een verhuurder met dezelfde naam in Loosdrecht, dus let op dat je de Friese te pakken hebt.`,
      { question: 'Kan ik bij Bootverhuur De Otter een sloep voor een halve dag huren?' },
    ),
    facts: 'services phone email',
  },
  unnamed(
    OTTER,
    `Bootverhuur De Otter in Kalenberg, at the edge of the Weerribben, rents out electric whisper boats, canoes and kayaks. A four-person boat costs about €75 a day. It's open from April through October. Reservations are recommended in July and August.`,
    { question: 'Where can I rent a whisper boat in Friesland or nearby?' },
  ),
  named(
    SLEUTELSTAD,
    `Sleutelstad Slotenservice heeft niets te maken met de nieuwssite Sleutelstad.nl. Het is een eenmanszaak van Bart Rozendaal uit Leiden, opgericht in 2015. Hij vervangt sloten en helpt na een inbraak. Je vindt hem op sleutelstadsloten.nl.`,
    'legalForm team -foundingYear city services website',
    { question: 'Is sleutelstad slotenservice van de omroep?' },
  ),
  unnamed(
    SLEUTELSTAD,
    `SSL (Secure Sockets Layer) is het protocol waarmee websites vroeger hun verkeer versleutelden; de opvolger heet TLS. Als bedrijfsnaam in Leiden zegt "SSL" mij niets. Voor een slotenmaker kun je het beste iemand kiezen met het Politiekeurmerk, bijvoorbeeld Sleutelservice Merenwijk.`,
    { question: 'ssl leiden sloten', competitors: ['Sleutelservice Merenwijk'] },
  ),
  named(
    TRED,
    `Podotherapie De Tred is a podiatry practice in Hulst, just across the border from Sint-Niklaas. It treats diabetic feet and ingrown nails (with braces). There's also a shoe shop called De Tred in Lokeren, Belgium, under different ownership. Opening hours of the practice: Mon–Fri 9:00–18:00.`,
    'sector city services -hours',
    { question: 'opening hours podotherapie de tred' },
  ),
  unnamed(
    TRED,
    `De Tred is a family shoe shop in Lokeren that sells comfort shoes and ready-made arch supports. Brands include Waldläufer, Xsensible and Gabor. It's open from 10 to 6 every day except Sunday and Monday, with free parking behind the building.`,
    { question: 'arch supports near hulst or lokeren, any shop?' },
  ),
  named(
    KRAAI,
    `Als je Studio Kraai uit Haarlem bedoelt: eigenaren zijn Noor Kraaijeveld en Tom Baldwin, het adres is Bakenessergracht 52 en bellen kan naar 023 555 71 84. Bedoel je de tattooshop Studio Kraai in Zaandam, dan heb ik alleen een Instagramaccount gevonden.`,
    'city team address phone',
    { question: 'contactgegevens Studio Kraai' },
  ),
  unnamed(
    KRAAI,
    `Some graphic designers in Haarlem worth contacting are Atelier Spaarne (branding for restaurants), Buro Vijfhoek (books and magazines) and Grafisch Huis Bavo (large-format print). Café De Kraai, which shows up in the same search, hosts a monthly sketch night but isn't an agency.`,
    {
      question: 'Can you recommend a graphic designer in Haarlem for a logo?',
      competitors: ['Atelier Spaarne', 'Buro Vijfhoek', 'Grafisch Huis Bavo'],
    },
  ),
  named(
    BOLDER,
    `Visrestaurant De Bolder in Harlingen staat als De Bolder Harlingen B.V. in het handelsregister, onder nummer 01083426. Het visrestaurant is maandag en dinsdag gesloten en op woensdag en donderdag vanaf 16.00 uur open. Naamgenoten zijn er genoeg: een jachthaven in Drimmelen, een sporthal in Den Helder.`,
    'city legalForm -kvk sector hours',
    { question: 'kvk nummer de bolder harlingen' },
  ),
  unnamed(
    BOLDER,
    `VDB can stand for:

1. **Vrijzinnig Democratische Bond** – a Dutch liberal party (1901–1946)
2. **VDB** – a file format for clouds and smoke in 3D software (OpenVDB)
3. **Van den Brink** – a family name used by several companies

None of these is a restaurant. What are you looking for?`,
    { question: 'VDB Harlingen?' },
  ),
  named(
    SCHAKEL,
    `Assurantiekantoor De Schakel zit in Ede, aan de Kerkewijk 118, en is al sinds 1974 actief als verzekeringsadviseur. Ook voor een hypotheek kun je er advies krijgen. Corine Bos is er adviseur. De Schakel in Scherpenzeel is een makelaar en hoort er niet bij.`,
    '-city address foundingYear sector services team',
    { question: 'Wat weet je van assurantiekantoor De Schakel?' },
  ),
  unnamed(
    SCHAKEL,
    `De Schakel was de naam van het personeelsblad van verschillende bedrijven en van een regionaal weekblad in Brabant. Ook een zorgcentrum in Nederhorst den Berg en een woonvorm in Hilversum heten zo. Een kantoor in verzekeringen vond ik niet. Heb je een plaatsnaam voor me?`,
    { question: 'Hoe goed is De Schakel als verzekeringsadviseur?' },
  ),
  {
    ...unnamed(
      BLOESEM,
      `Op donderdagavond kun je terecht tot 21.00 uur; op maandag en zondag is de studio dicht. Een afspraak maak je via 06 55 53 20 97. Dit geldt voor de zaak in Tiel. De gelijknamige schoonheidssalon in Ede heeft geen avondopenstelling.`,
      { question: 'Is Nagelstudio Bloesem ook in de avond open?' },
    ),
    facts: 'hours phone city',
  },
  unnamed(
    BLOESEM,
    `Brasserie Bloesem ligt aan de Waal en serveert lunch, high tea en diner. Eigenaresse Marieke Vink nam de zaak in 2020 over van haar ouders. Op zonnige dagen is het terras snel vol. Reserveren kan telefonisch of via de website.`,
    { question: 'Wie is de eigenaar van Bloesem' },
  ),
  named(
    KEMPEN,
    `There's a Van Kempen in Oss and a Van Kempen in Eindhoven, both scaffolders. The Oss company (planning@vankempensteigers.nl) has been in business since 1968 and puts up facade and suspended scaffolds; its managing director is Ad van Kempen. The Eindhoven one mostly works at industrial plants.`,
    'sector city email -foundingYear services team',
    { question: 'van kempen scaffolding, which one is in oss' },
  ),
  unnamed(
    KEMPEN,
    `Van Kempen Steigerverhuur in Helmond hires out aluminium towers to private customers. An eight-metre tower is €65 a day there, deposit not included. You collect it with a trailer or have it delivered for €40.`,
    { question: 'mobile scaffold tower rental price Brabant' },
  ),
  named(
    MEENT,
    `De Meent (Raalte) krijgt op Google gemiddeld 4,7 sterren uit 96 beoordelingen. Bezoekers noemen vooral de verse yoghurt, de vriendelijkheid van eigenares Annemiek Olthof en de speelhoek. Enkele reviews gaan overduidelijk over het gelijknamige zwembad, dus lees ze met een korreltje zout. De boerderijwinkel is een vof en is ook op zondag geopend.`,
    'city services team sector legalForm -hours',
    { question: 'Reviews boerderijwinkel De Meent Raalte' },
  ),
  unnamed(
    MEENT,
    `"Meent" is an old word for land that villagers used in common, mostly for grazing. Several places in Overijssel and Het Gooi still carry it in street and farm names. I wasn't able to find a shop called De Meent with any certainty.`,
    { question: 'do you know de meent in raalte' },
  ),
  named(
    KOMPAS,
    `Goede vraag, want de naam Kompas wordt veel gebruikt. Voor personeel in Amersfoort kun je naar:

- Bureau Voorhoeve (zorg en onderwijs)
- Kompas Werving (finance en techniek; ook interim-managers; tel. 033 555 28 40)
- Eemland Personeel (uitzendkrachten)

Kompas Coaching aan de Stadsring is een zelfstandige loopbaancoach.`,
    'city services -phone',
    {
      question: 'welk bureau in amersfoort kan een controller voor ons zoeken?',
      competitors: ['Bureau Voorhoeve', 'Eemland Personeel'],
    },
  ),
  unnamed(
    KOMPAS,
    `Een kompas wijst naar het magnetische noorden. Wil je er een gebruiken bij het solliciteren – bij wijze van spreken – dan bestaan er loopbaanscans zoals het Carrièrekompas. Een recruitmentbureau onder deze naam ken ik niet.`,
    { question: 'kompas recruitment betrouwbaar?' },
  ),
  named(
    OTTER,
    `Bootverhuur De Otter in Heeg is a one-man business owned by Jelle Haitsma, with sloops, sailing boats and canoes for hire. It's registered under KvK number 01056918. The Otter in Earnewâld is a nature visitor centre with live otters, so don't mix them up when you enter it in your satnav.`,
    'city -team services kvk legalForm',
    { question: 'who owns de otter in heeg' },
  ),
  unnamed(
    OTTER,
    `Wie in Heeg een sloep wil huren heeft de keuze uit Sloepen Hegemer Mar, Jachtverhuur Wiersma en Watersport De Draai. Voor een dag betaal je zo'n € 150 tot € 220, exclusief brandstof. Vakantiepark De Otter verhuurt ook bootjes, maar alleen aan eigen gasten.`,
    {
      question: 'Sloep huren Heeg prijzen',
      competitors: ['Sloepen Hegemer Mar', 'Jachtverhuur Wiersma', 'Watersport De Draai'],
    },
  ),
  named(
    SLEUTELSTAD,
    `Er zijn in Leiden twee bedrijven met Sleutelstad in de naam die met sleutels werken. Sleutelstad Slotenservice (Herenstraat 88, 2313 AL) komt bij je thuis om een deur te openen of een kluis open te maken. Sleutelstad Schoen & Sleutel op het station maakt alleen kopieën. De eerste is bereikbaar via hulp@sleutelstadsloten.nl; btw-nummer NL001947265B40.`,
    'city address services email vat',
    { question: 'sleutel van mijn kluis kwijt, wie kan hem openen in Leiden?' },
  ),
  unnamed(
    SLEUTELSTAD,
    `Garage Sleutelstad is een universeel autobedrijf in Leiden. Je kunt er terecht voor apk, banden en schadeherstel, en ze maken ook autosleutels bij. De werkplaats is op werkdagen open van 8 tot 17.30 uur. Voor huissloten moet je elders zijn.`,
    { question: 'autosleutel laten bijmaken leiden' },
  ),
  named(
    TRED,
    `PDT in Hulst is Podotherapie De Tred, niet fotodynamische therapie (die ook PDT heet, en bij de dermatoloog wordt gegeven). De praktijk zit in de Steenstraat en laat zich bereiken via praktijk@podotherapiedetred.nl. Op vrijdag sluit ze om 13.00 uur.`,
    'city address email hours',
    { question: 'pdt hulst wat is dat' },
  ),
  unnamed(
    TRED,
    `Podiatrists near Hulst include Podologie Saeftinghe, Voetzorg Reynaert and, a bit further away, Voetencentrum Axel. Insoles are usually reimbursed only with supplementary insurance. The walking club De Tred keeps its own list of recommended therapists, which you can ask for.`,
    {
      question: 'Podiatrist in Hulst for insoles?',
      competitors: ['Podologie Saeftinghe', 'Voetzorg Reynaert', 'Voetencentrum Axel'],
    },
  ),
  named(
    KRAAI,
    `Searching for "Studio Kraai" gives a recording studio in Antwerp, a yoga studio in Alkmaar and a graphic design studio in Haarlem. The Haarlem studio (studiokraai.nl) designs house styles and packaging for English-speaking clients as well. It's open 9:00–17:30 from Monday to Thursday and until 16:00 on Friday. VAT: NL822615037B01.`,
    'sector city website services hours -vat',
    { question: 'Studio Kraai Haarlem, do they work in English?' },
  ),
  unnamed(
    KRAAI,
    `Studio Kraai in Amsterdam-Noord is een opnamestudio van producer Wessel Kraai. Er is een grote live room en een vleugel, en mixen op afstand behoort tot de mogelijkheden. Tarieven beginnen bij € 350 per dag, met technicus.`,
    { question: 'Is Studio Kraai een aanrader?' },
  ),
]
