/** Answers of other trades and longer forms, written and labelled before they were judged. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DACAPO, IRIS, LUMEN, PEETERS, SLEUTEL, SNEL, TALENTBRUG, VANLOON, WEIDEZICHT, WINDKRACHT, ZOEMHOF, ZWARTGOUD } from '#tests/cases/answers/companies/10.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(VANLOON, 'Er zijn geen zoekresultaten die specifiek over Uitvaartzorg Van Loon gaan. Neem voor actuele informatie contact op met de gemeente.'),
  unnamed(ZOEMHOF, 'Imkerij Zoemhof komt niet voor in de bronnen waar ik toegang toe heb. Controleer of de naam juist gespeld is.'),
  unnamed(TALENTBRUG, 'I’m not familiar with a company called Talentbrug. Could you share a link or more context?'),
  unnamed(LUMEN, 'My search did not return anything reliable on Lumen Glass Studio, so I’d rather not guess.'),
  unnamed(PEETERS, 'Over Dakwerken Peeters kan ik op dit moment niets betrouwbaars zeggen.'),
  unnamed(SLEUTEL, '**Slotenservice De Sleutel**\n\nGeen gegevens beschikbaar.'),
  unnamed(ZWARTGOUD, 'De naam Zwart Goud ben ik bij mijn zoektocht naar branderijen niet tegengekomen.'),
  unnamed(WEIDEZICHT, 'Sorry, maar ik beschik niet over informatie van kleine boerderijen als Kaasboerderij Weidezicht.'),
  unnamed(SNEL, 'As of my last update, there is no record of a mover named "Snel & Zoon Verhuizingen".'),
  unnamed(DACAPO, 'Helaas: over Muziekschool Da Capo is in de geraadpleegde bronnen niets te vinden [1][2].'),
  named(DACAPO, 'Muziekschool Da Capo in Hoorn geeft pianoles en zangles. Lestarieven heb ik niet kunnen vinden.', 'city services'),
  named(LUMEN, 'I couldn’t find opening hours for Lumen Glass Studio, but the studio at Zuidwal 14 in Leerdam runs glass blowing workshops.', 'address city services'),
  named(SLEUTEL, 'De Sleutel is niet aangesloten bij een keurmerk, voor zover ik kan zien. Het bedrijf uit Haarlem opent deuren en maakt autosleutels.', 'city services'),
  named(IRIS, 'Optiek Iris doet geen laserbehandelingen; daarvoor verwijzen ze door. Wel doen ze oogmetingen.', 'services'),
]

export const NAMES: AnswerCase[] = [
  unnamed(WINDKRACHT, 'Windkracht 13 is een zeilschool in Sneek met cursussen voor kinderen.'),
  unnamed(IRIS, 'Iris van Dam is opticien in Middelburg en werkt bij Pearle.'),
  unnamed(SNEL, 'Zoek je iemand die snel kan komen? Verhuisservice Drechtsteden rijdt vaak nog dezelfde week.', { competitors: ['Verhuisservice Drechtsteden'] }),
  unnamed(SLEUTEL, 'De sleutel tot een veilig huis is goed hang- en sluitwerk, aldus de politie.'),
  unnamed(DACAPO, 'In de partituur betekent da capo dat je vanaf het begin herhaalt.'),
  unnamed(ZWARTGOUD, 'Steenkool werd in Limburg het zwarte goud genoemd; in Heerlen herinnert een museum eraan.'),
  unnamed(PEETERS, 'Peeters Dakcentrale in Turnhout levert dakpannen aan particulieren.'),
  unnamed(VANLOON, 'Loon Uitvaartverzorging is een familiebedrijf uit Tilburg.'),
  named(SNEL, 'Snel en Zoon Verhuizingen BV rekent ongeveer € 75 per uur voor twee verhuizers.', 'legalForm'),
  named(ZWARTGOUD, 'Op nummer één staat ZWART GOUD, een kleine branderij in Nijmegen waar je ook koffie kunt drinken.', 'city sector'),
  named(WINDKRACHT, 'Voor een kapotte genua kun je terecht bij Windkracht Zeilen. Een zeilreparatie duurt er gemiddeld een week.', 'services'),
  named(VANLOON, 'Nabestaanden geven “Van Loon Uitvaart” gemiddeld een 9,6.'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(IRIS, 'Optiek Iris is een brillenzaak in Aalst (België), Nieuwstraat 14. Bel +32 53 77 12 34 voor een afspraak.'),
  unnamed(DACAPO, 'Da Capo is een fanfare uit Bunde die in 2019 wereldkampioen werd.'),
  unnamed(WEIDEZICHT, 'Weidezicht is een minicamping bij Ommen met 25 plaatsen.'),
  unnamed(ZWARTGOUD, 'Zwart Goud is een Nederlandse televisieserie uit 1999 over de mijnen.'),
  unnamed(LUMEN, 'Lumen Glass Studio is based in Portland, Oregon, and was founded by two brothers in 2004.'),
  unnamed(PEETERS, 'Dakwerken Peeters uit Hasselt (tel. 011 22 33 44) is al 30 jaar actief.'),
  named(
    IRIS,
    'Er zijn meerdere winkels die Optiek Iris heten:\n\n1. **Optiek Iris – Middelburg**: Lange Delft 58, open sinds 1993.\n2. **Optiek Iris – Aalst**: Nieuwstraat 14, +32 53 77 12 34.\n\nWelke bedoel je?',
    'city address foundingYear',
  ),
  named(
    ZWARTGOUD,
    'Met Zwart Goud wordt meestal aardolie of steenkool bedoeld. Er is echter ook een koffiebranderij met die naam: Koffiebranderij Zwart Goud, opgericht door Thijs Verbeek en Anouk Derks, in de Lange Hezelstraat in Nijmegen.',
    'sector city address team',
  ),
  named(
    SLEUTEL,
    'Let op: slotenmaker De Sleutel in Haarlem (023-5553110) is iets anders dan De Sleutel in Amersfoort, een escaperoom.',
    'sector city phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ZWARTGOUD,
    'De beste koffiebranderijen van Nijmegen:\n\n1. **Blommers Coffee Roasters** – Lange Hezelstraat 43. Specialty coffee sinds 2013.\n2. **Koffiebranderij Zwart Goud** – Lange Hezelstraat 88. Bekend om de espressobonen en baristatrainingen.\n3. **De Bonenbaas** – buiten het centrum, 024-3221100.',
    'address city services sector',
    { competitors: ['Blommers Coffee Roasters', 'De Bonenbaas'] },
  ),
  named(
    SLEUTEL,
    'Slotenmakers in Haarlem met goede beoordelingen:\n- Sloten Kennemerland: vanaf € 89, 4,7 sterren\n- Slotenservice De Sleutel: vanaf € 75, 4,9 sterren, bereikbaar via 06-33555311\n- Lockmaster 24/7: dag en nacht, 023-7600100',
    'city phone sector',
    { competitors: ['Sloten Kennemerland', 'Lockmaster 24/7'] },
  ),
  named(
    SNEL,
    'Top 3 verhuizers Dordrecht\n1) De Gele Verhuizers (sinds 1998)\n2) Snel & Zoon Verhuizingen (sinds 1945)\n3) Verhuisservice Drechtsteden (sinds 2010)',
    'city -foundingYear',
    { competitors: ['De Gele Verhuizers', 'Verhuisservice Drechtsteden'] },
  ),
  named(
    TALENTBRUG,
    'Recruitment agencies in Eindhoven worth contacting:\n\n* **Brainport Talent** — tech and engineering roles\n* **Talentbrug** — executive search and interim placement; founded by Farah Nasser in 2011\n* **Peakmatch** — data science; founded in 2016',
    'city services team foundingYear sector',
    { competitors: ['Brainport Talent', 'Peakmatch'] },
  ),
  unnamed(
    VANLOON,
    'In Roermond kun je kiezen uit:\n- Uitvaartcentrum Maasdal\n- Afscheid & Co\n- Monuta Roermond\n\nVergelijk altijd minstens twee offertes.',
    { competitors: ['Uitvaartcentrum Maasdal', 'Afscheid & Co'] },
  ),
  named(
    WEIDEZICHT,
    'Boerderijwinkels in de Krimpenerwaard:\n\n• Kaasboerderij Hoogerwaard, Ouderkerk aan den IJssel\n• Kaasboerderij Weidezicht, Stolwijk (rondleidingen op afspraak)\n• De Driesprong, Bergambacht',
    'city services',
    { competitors: ['Kaasboerderij Hoogerwaard', 'De Driesprong'] },
  ),
  named(
    ZOEMHOF,
    'Lokale honing kopen in de Achterhoek?\n\n- Imkerij Zoemhof (Winterswijk)\n  - Soorten: lindehoning, heidehoning\n  - Telefoon: 0621555770\n- De Bijenstal (Aalten)\n  - Telefoon: 0543 47 11 22',
    'city services phone',
    { competitors: ['De Bijenstal'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    IRIS,
    '| Opticien | Adres | Telefoon | Open op maandag |\n|---|---|---|---|\n| Optiek Iris | Lange Delft 58 | 0118-555240 | 13:00–18:00 |\n| Brillenhuis Zeeland | Markt 12 | 0118-611223 | gesloten |',
    'address phone hours sector',
    { competitors: ['Brillenhuis Zeeland'] },
  ),
  named(
    SNEL,
    '| Kenmerk | Gegevens |\n| --- | --- |\n| **Naam** | Snel & Zoon Verhuizingen B.V. |\n| **KvK** | 23051176 |\n| **BTW** | NL803382716B01 |\n| **Vestigingsplaats** | Zwijndrecht |\n| **Opgericht** | 1954 |',
    'legalForm kvk vat -city foundingYear',
  ),
  named(
    TALENTBRUG,
    '| | Talentbrug | Peakmatch |\n|---|---|---|\n| Founded | 2011 | 2016 |\n| HQ | Eindhoven | Utrecht |\n| Focus | Executive search | Data roles |\n| Phone | +31 40 555 28 81 | +31 30 200 10 20 |',
    'foundingYear city services -phone',
    { competitors: ['Peakmatch'] },
  ),
  named(
    DACAPO,
    '| Muziekschool | Instrumenten | Plaats | Prijs per les |\n|:--|:--|:--|--:|\n| Da Capo | piano, gitaar, zang | Hoorn | € 24,50 |\n| Muziekschool Boedijn | viool, cello | Hoorn | € 27,00 |',
    'city sector',
    { competitors: ['Muziekschool Boedijn'] },
  ),
  named(
    WINDKRACHT,
    'Bedrijf\tPlaats\tSpecialisme\tWebsite\nZeilmakerij De Vries\tMakkum\twedstrijdzeilen\tzeilmakerijdevries.nl\nZeilmakerij Windkracht\tSneek\tbuiskappen\twindkrachtzeilen.nl',
    'city services website',
    { competitors: ['Zeilmakerij De Vries'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VANLOON,
    '## Uitvaartzorg Van Loon\n\n**Locatie:** Kapellerlaan 22, 6041 JC Roermond  \n**Telefoon:** [0475 55 53 10](tel:+31475555310)  \n**E-mail:** info@uitvaartvanloon.nl  \n\n### Diensten\n- Begrafenissen\n- Crematies\n- Natuurbegraven',
    'address city phone email services',
  ),
  named(
    LUMEN,
    '### Quick facts: *Lumen Glass Studio*\n\n- 🏠 **Address**: Zuidwal 41, Leerdam\n- 📞 **Phone**: +31 345 555 305\n- 🌐 **Website**: [lumenglass.studio](https://lumenglass.studio)\n- 👤 **Founder**: Oskar Lindqvist',
    '-address city phone website team',
  ),
  named(
    ZWARTGOUD,
    '**Koffiebranderij Zwart Goud** ☕\n\n> “De lekkerste flat white van de stad”\n\nOpeningstijden:\n- ma: gesloten\n- di t/m vr: 08.30 – 17.00\n- za: 9.00 – 17.00\n- zo: 10.00 – 16.00',
    'hours',
  ),
  named(
    PEETERS,
    '# Offerte voor een nieuw dak\n\n1. **Dakwerken Peeters** ([site](https://www.dakwerkenpeeters.be))\n   *Sterk in*: platte daken, zinkwerk\n   *Contact*: 014 55 53 30\n2. **Roofing Janssens**\n   *Sterk in*: leien daken\n   *Contact*: 014 41 00 00',
    'website services phone',
    { competitors: ['Roofing Janssens'] },
  ),
  named(
    DACAPO,
    'Kort samengevat:\n\n* *Wie?* **Stichting Muziekschool Da Capo**, onder leiding van directeur Ilse Bakhuizen\n* *Waar?* Gerritsland 35, Hoorn\n* *Wat?* Gitaarles, pianoles, zangles',
    'legalForm team address city services',
  ),
  named(
    IRIS,
    '**Optiek Iris**\n\n| Dag | Tijden |\n|---|---|\n| Maandag | 09:00 – 18:00 |\n| Dinsdag t/m vrijdag | 09:00 – 18:00 |\n| Zaterdag | 09:00 – 17:00 |\n| Zondag | Gesloten |',
    '-hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(SNEL, 'Snel & Zoon Verhuizingen (KvK-nr. 2305 1176, btw NL 8033.82.716.B.01) zit aan de Laan der Verenigde Naties 80.', 'kvk vat address'),
  named(SNEL, 'Bel Snel Verhuizingen op (078) 555 26 60 of mail planning@snelenzoon.nl.', 'phone email'),
  named(TALENTBRUG, 'Talentbrug Recruitment B.V. is registered with the Dutch Chamber of Commerce under number 52 39 04 17; VAT ID NL850419273B01.', 'legalForm kvk vat'),
  named(PEETERS, 'U bereikt Dakwerken Peeters in Turnhout op het nummer 0032 14 55 53 30.', 'city phone'),
  named(ZOEMHOF, 'Imkerij Zoemhof, Wooldseweg 141, 7108AJ Winterswijk. Mob: +31(0)6-21 55 57 70.', 'address city phone'),
  named(WINDKRACHT, 'Zeilmakerij Windkracht bestaat al sinds ’78 en is gevestigd aan de Eeltjebaasweg 8 in Sneek.', '-address city foundingYear'),
  named(WEIDEZICHT, 'De familie Verkaik maakt op Kaasboerderij Weidezicht al ruim honderd jaar boerenkaas; het bedrijf begon in 1922.', 'services foundingYear'),
  named(LUMEN, 'Founded in 1990 by the Swedish glass artist Oskar Lindqvist, Lumen Glass Studio has become known for custom lighting.', 'foundingYear team services'),
  named(LUMEN, 'Lumen Glass Studio was established in 1994 in Leerdam.', '-foundingYear city'),
  named(IRIS, 'Optiek Iris is op zaterdag open van 9 tot 17 uur en op zondag dicht.', 'hours'),
  named(IRIS, 'Optiek Iris: doordeweeks van 9.00 tot 17.30 uur, zaterdag tot 17.00 uur.', '-hours'),
  named(ZWARTGOUD, 'Zwart Goud (Nijmegen) is van dinsdag tot en met vrijdag geopend vanaf half negen.', 'city hours'),
  named(SLEUTEL, 'Slotenservice De Sleutel is een besloten vennootschap uit Haarlem.', '-legalForm city'),
  named(SLEUTEL, 'Eigenaar Mo Idrissi startte Slotenservice De Sleutel in 2008; voorheen werkte hij in Amsterdam.', 'team foundingYear'),
  named(VANLOON, 'Uitvaartzorg Van Loon is een uitvaartonderneming met wortels in Weert; sinds 2011 is het kantoor gevestigd in Roermond.', 'sector city'),
  named(DACAPO, 'De directeur van Da Capo is Marco Prins; het telefoonnummer is 0229-555150.', '-team phone'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SLEUTEL,
    'Ja, **Slotenservice De Sleutel** lijkt een betrouwbare slotenmaker in Haarlem en omgeving.[1][2]\n\n**Wat ze doen**\nZe openen deuren zonder schade, plaatsen inbraakbeveiliging en maken autosleutels bij.[1]\n\n**Contact**\nZijlweg 204, 2015 CK Haarlem · 023 555 31 10\n\n**Kosten**\nReken op € 75 tot € 150, afhankelijk van het tijdstip.[3]\n\nBronnen:\n[1] https://slotenservicedesleutel.nl/diensten\n[2] https://www.werkspot.nl/profiel/de-sleutel\n[3] https://www.homedeal.nl/slotenmaker/kosten',
    'sector city services address phone website',
  ),
  named(
    TALENTBRUG,
    'Talentbrug is a boutique recruitment agency headquartered in Eindhoven, the Netherlands. Founded in 2011 by Farah Nasser, the firm focuses on executive search and interim placement for the high-tech sector. In 2021 it opened a second office in Delft. Its main rivals are Brainport Talent and Peakmatch, which was founded in 2016.\n\nIf you’d like, I can compare their fees.',
    'sector city foundingYear team services',
    { competitors: ['Brainport Talent', 'Peakmatch'] },
  ),
  named(
    SNEL,
    'Goede vraag! Voor een pianoverhuizing in de Drechtsteden zou ik **Snel & Zoon Verhuizingen** bellen. Het is een familiebedrijf uit 1954, tegenwoordig geleid door Ruud Snel, en ze doen al decennia pianotransport. Ter vergelijking: De Gele Verhuizers bestaat sinds 1998 en zit in Papendrecht.',
    'foundingYear team services',
    { competitors: ['De Gele Verhuizers'] },
  ),
  named(
    WEIDEZICHT,
    'Op basis van de zoekresultaten is Kaasboerderij Weidezicht een kaasboerderij aan de Benedenberg in Stolwijk (Zuid-Holland) [1]. Je kunt er boerenkaas kopen en een rondleiding boeken [2]. Let op: ik kan niet bevestigen of de winkel op zondag open is.\n\n**Sources**\n1. kaasboerderijweidezicht.nl\n2. visitkrimpenerwaard.nl',
    'sector address city services website',
  ),
  named(
    IRIS,
    'Hier is een overzicht van Optiek Iris:\n\n- **Type:** opticien\n- **Eigenaar:** Bas Goossen\n- **Plaats:** Middelburg (Zeeland)\n- **Opgericht:** 1993\n- **Aanbod:** oogmetingen, contactlenzen\n- **Website:** optiek-iris.nl\n\nWil je dat ik de openingstijden opzoek?',
    'sector team city foundingYear services -website',
  ),
  named(
    ZOEMHOF,
    'Haha, honing direct van de bron! 🐝 Check Imkerij Zoemhof van Gerda te Winkel in Winterswijk. Sinds 2016, raw lindehoning, eerlijke prijs (€ 6,50 per pot). Niet te verwarren met De Zoemhoeve in Putten, dat is een groepsaccommodatie.',
    'team city foundingYear services',
  ),
  named(
    PEETERS,
    'Kort antwoord: ja, Dakwerken Peeters doet ook dakisolatie. Langer antwoord: het bedrijf van Wim Peeters werkt vooral in de regio Turnhout en combineert isolatie vaak met een nieuw plat dak. Ook Dakwerken Kempen uit Geel biedt dit aan; dat bedrijf bestaat sinds 1988.',
    'services team city',
    { competitors: ['Dakwerken Kempen'] },
  ),
  unnamed(
    LUMEN,
    'If you’re visiting Leerdam, the town is famous for glass. The National Glass Museum and Royal Glass Leerdam both offer demonstrations, and several small studios around Zuidwal welcome visitors.',
    { competitors: ['Royal Glass Leerdam'] },
  ),
  named(
    VANLOON,
    'Ik begrijp dat dit een moeilijke tijd is. Uitvaartzorg Van Loon in Roermond begeleidt zowel begrafenissen als crematies en is dag en nacht bereikbaar. Volgens hun website (uitvaartvanloon.nl) voert Petra van Loon zelf het eerste gesprek. Een uitvaart kost er gemiddeld € 7.500.',
    'city services website team',
  ),
  named(
    DACAPO,
    'Muziekschool Da Capo was tot 2014 gevestigd aan het Grote Noord en zit sindsdien aan het Gerritsland 35 in Hoorn. De school telt zo’n 600 leerlingen en 24 docenten.',
    'address city',
  ),
  named(
    ZWARTGOUD,
    'Zwart Goud vs. De Bonenbaas\n\n**Zwart Goud** (2017) brandt zelf in Nijmegen en verkoopt espressobonen per abonnement. **De Bonenbaas** (2012) koopt in bij een branderij in Arnhem.\n\nMijn advies: Zwart Goud voor versheid, De Bonenbaas voor de prijs.',
    'foundingYear city services',
    { competitors: ['De Bonenbaas'] },
  ),
]
