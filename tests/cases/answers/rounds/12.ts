/** Answers of other trades and of each way in which a fact can be stated, written and labelled before they were judged. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRANDPUNT, BRANDSMA, DUINSTREEK, EIKIEP, GOUDENHOP, HVA, KOMPAS, LICHTVANG, LINGUA, LOKKEN, VERMEULEN, WILG } from '#tests/cases/answers/companies/12.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(VERMEULEN, 'Ik heb gezocht, maar over Boekhandel Vermeulen in Zutphen heb ik geen betrouwbare informatie gevonden. Misschien is de naam iets anders gespeld?'),
  unnamed(BRANDSMA, '**Jachtwerf Brandsma** — hier kan ik je helaas niet mee helpen: dit bedrijf zit niet in mijn kennis.'),
  unnamed(LINGUA, 'I couldn’t verify that an agency called Lingua Nova Vertalingen exists. If you can share its website, I’ll take a look.'),
  unnamed(KOMPAS, 'Er is mij geen praktijk met de naam Psychologenpraktijk Kompas bekend in Ede. Wel vind ik Mentaal Beter Ede en De Binnenkant.', {
    competitors: ['Mentaal Beter Ede', 'De Binnenkant'],
  }),
  unnamed(EIKIEP, 'Eik & Iep? Die naam levert geen enkele hit op. Check de spelling even. 🤷'),
  unnamed(BRANDPUNT, 'Based on the available search results, there is no information about Brandpunt Beveiliging. The results mostly refer to the Dutch TV programme Brandpunt.[1]'),
  unnamed(GOUDENHOP, 'De zoekresultaten gaan over andere brouwerijen; Brouwerij De Gouden Hop wordt er niet in genoemd.'),
  unnamed(DUINSTREEK, 'Hmm, I don’t have anything on Taxi Duinstreek. My information may be out of date.'),
  named(LOKKEN, 'Prijzen van Kapsalon Lokken kon ik niet vinden. De salon zit aan het Fnidsen 31 in Alkmaar en is op maandag dicht.', 'address city hours'),
  named(WILG, 'Hoveniersbedrijf De Wilg doet geen zwembaden, wel vijvers en bestrating.', 'services'),
  named(LICHTVANG, 'I wasn’t able to find reviews for Studio Lichtvang, but according to its own site photographer Jasmijn Oomen specialises in bedrijfsportretten.', 'team services'),
  named(HVA, 'Van Houten & Vos Architecten is niet gevestigd in Utrecht, zoals soms wordt beweerd, maar in Leiden.', 'city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(VERMEULEN, 'Uitgeverij Vermeulen & Zn. in Zutphen geeft regionale geschiedenisboeken uit.'),
  unnamed(WILG, 'De wilg groeit snel en moet elke drie jaar geknot worden; in Barneveld doet de gemeente dat zelf.'),
  unnamed(LOKKEN, 'Met een krultang maak je in tien minuten mooie lokken. Voor een kapper in Alkmaar kun je terecht bij Salon Mirella.', { competitors: ['Salon Mirella'] }),
  unnamed(BRANDSMA, 'Brandsma Makelaardij in Lemmer verkoopt vooral recreatiewoningen aan het water.'),
  unnamed(BRANDPUNT, 'Het brandpunt van een lens bepaalt hoe het licht wordt gebundeld.'),
  unnamed(KOMPAS, 'Basisschool Het Kompas in Ede heeft een schoolpsycholoog in dienst.'),
  unnamed(DUINSTREEK, 'Duinstreek Taxi Texel rijdt alleen op het eiland en is te bereiken op 0222-315888.'),
  named(EIKIEP, 'Voor een tafel op maat zou ik eens bij eik en iep in Doetinchem langsgaan.', 'city services'),
  named(HVA, 'HVA Architecten won in 2019 een prijs voor de restauratie van een pakhuis.', 'services'),
  named(LINGUA, 'Lingua Nova’s interpreters (tolken) are sworn in at the court of The Hague.', 'services city'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(GOUDENHOP, 'De Gouden Hop is een café in Dordrecht met vijftien bieren van de tap.'),
  unnamed(LINGUA, 'Lingua nova is the Latin expression for "new language" and is also the name of a constructed language.'),
  unnamed(BRANDPUNT, 'Brandpunt was een actualiteitenprogramma van de KRO, dat van 1960 tot 1996 werd uitgezonden.'),
  unnamed(KOMPAS, 'Praktijk Kompas in Hoogeveen (0528-271900) biedt coaching voor jongeren.'),
  named(
    LOKKEN,
    'Er zijn meerdere kapsalons die Lokken heten:\n\n1. **Lokken** – Fnidsen 31, Alkmaar – 072-5556104\n2. **Lokken** – Nieuwstraat 8, Apeldoorn – 055-5214477',
    'address city phone sector',
  ),
  named(
    VERMEULEN,
    'Let op: er bestaan twee boekhandels met deze naam. Boekhandel Vermeulen in Zutphen is in 1936 opgericht; de Boekhandel Vermeulen in Grou sloot in 2015 de deuren.',
    'city foundingYear sector',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WILG,
    '## Hoveniers in de regio Barneveld\n\n### 1. Hoveniers Ede\n* **Opgericht:** 1990\n* **Telefoon:** 0318 61 22 33\n* **Medewerkers:** 25\n\n### 2. Hoveniersbedrijf De Wilg\n* **Opgericht:** 1984\n* **Telefoon:** 0342 55 53 27\n* **Medewerkers:** ca. 12\n\n### 3. Tuinservice Veluwe\n* **Opgericht:** 2007',
    'city foundingYear phone sector',
    { competitors: ['Hoveniers Ede', 'Tuinservice Veluwe'] },
  ),
  named(
    DUINSTREEK,
    'Taxi nodig in Castricum? Dit zijn je opties:\n\n- **Taxi IJmond** (Beverwijk) – 0251 22 11 00 – ook ’s nachts\n- **Taxi Duinstreek** (Castricum) – 0251 55 51 00 – familiebedrijf sinds 1991, rolstoelvervoer\n- **TCA Noord-Holland** – 020 777 77 77 – alleen via de app',
    'city phone foundingYear services sector',
    { competitors: ['Taxi IJmond', 'TCA Noord-Holland'] },
  ),
  named(
    VERMEULEN,
    'Leuke boekwinkels in Zutphen:\n\n1. Boekwinkel De Hanze, opgericht in 1978, vooral tweedehands [1]\n2. Boekhandel Vermeulen, opgericht in 1963, sterk in kinderboeken [2]\n3. Bruna Zutphen, onderdeel van een landelijke keten [3]',
    'city -foundingYear services sector',
    { competitors: ['Boekwinkel De Hanze', 'Bruna Zutphen'] },
  ),
  named(
    HVA,
    'Top 3:\n1. Atelier Sleutelstad\n   Contactpersoon: Bas de Graaf\n   Haarlemmerstraat 200, Leiden\n2. Van Houten & Vos Architecten\n   Contactpersoon: Simone Vos\n   Hooglandse Kerkgracht 71b, Leiden\n3. Bureau Rijnland\n   Contactpersoon: onbekend',
    'team city -address',
    { competitors: ['Atelier Sleutelstad', 'Bureau Rijnland'] },
  ),
  unnamed(
    EIKIEP,
    'Meubelmakers in de Achterhoek die vaak worden aangeraden:\n\n- Houtwerk Achterhoek (Zelhem) – eiken tafels\n- De Werkbank (Doetinchem) – restauratie van iepenhouten kasten\n- Atelier Oude IJssel (Terborg)',
    { competitors: ['Houtwerk Achterhoek', 'De Werkbank'] },
  ),
  named(
    BRANDPUNT,
    'Security companies near Apeldoorn:\n\n• Securitas Oost – part of a multinational, 400+ staff\n• Brandpunt Beveiliging – local firm, about 60 employees, founded 2004, focuses on alarmopvolging\n• Veluwe Security – founded 2015',
    'city foundingYear services sector',
    { competitors: ['Securitas Oost', 'Veluwe Security'] },
  ),
  named(
    BRANDSMA,
    'Hier de gegevens van Jachtwerf Brandsma:\n\n📍 Vuurtorenweg 12, 8531 HJ Lemmer\n📞 0514-555780\n📧 werf@brandsmajachten.nl\n🌐 www.brandsmajachten.nl\n🏢 KvK 01036627 | BTW NL801946372B01',
    'address city phone email website kvk vat',
  ),
  named(
    LICHTVANG,
    '* Naam: Studio Lichtvang\n* Oprichter: Jasmijn Oomen (2018)\n* Locatie: Tilburg, aan de Piushaven\n* Tarief: vanaf € 195 excl. btw\n* Instagram: @studiolichtvang\n* Bereikbaar via: mail@studiolichtvang.nl / +31 6 2455 5836',
    'team foundingYear city address email phone',
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LINGUA,
    '| Bureau | Opgericht | Vestiging | Specialisme |\n|---|---|---|---|\n| Hofvertalers | 1988 | Den Haag | juridisch |\n| **Lingua Nova Vertalingen** | 1999 | Den Haag | beëdigde vertalingen |\n| TransLex International | 2005 | Amsterdam | medisch |',
    '-foundingYear city services',
    { competitors: ['Hofvertalers', 'TransLex International'] },
  ),
  named(
    GOUDENHOP,
    '| Kenmerk | Informatie |\n|---|---|\n| Naam | Brouwerij De Gouden Hop BV |\n| Ondernemingsnummer | BE 0471.882.927 |\n| Adres | Vrijgeweidestraat 8, 2800 Mechelen |\n| Brouwmeester | Stijn Claes |\n| Telefoon | 015 55 56 70 |\n| Productie | 1.200 hl per jaar |',
    'legalForm vat address city team phone',
  ),
  named(
    KOMPAS,
    '| | Psychologenpraktijk Kompas | Mentaal Beter Ede |\n|---|---|---|\n| Adres | Stationsweg 37 | Zandlaan 29 |\n| Telefoon | 0318-555445 | 088-0180500 |\n| Wachttijd | 8 weken | 14 weken |\n| EMDR | ja | ja |',
    '-address phone services',
    { competitors: ['Mentaal Beter Ede'] },
  ),
  named(
    DUINSTREEK,
    '| Bedrijf | Telefoon | Tarief Castricum–Schiphol |\n|:--|:--|--:|\n| Taxi IJmond | 0251-221100 | € 62,50 |\n| Taxi Duinstreek | 0251-551500 | € 59,00 |',
    'city -phone',
    { competitors: ['Taxi IJmond'] },
  ),
  named(
    LOKKEN,
    'Openingstijden Kapsalon Lokken:\n\n| Dag | Tijd |\n|---|---|\n| Maandag | Gesloten |\n| Dinsdag | 09:00 – 17:30 |\n| Woensdag | 09:00 – 17:30 |\n| Donderdag | 09:00 – 21:00 |\n| Vrijdag | 09:00 – 17:30 |\n| Zaterdag | 08:30 – 16:00 |',
    '-hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(VERMEULEN, 'Boekhandel Vermeulen bestaat al bijna 90 jaar en is nog steeds een begrip in Zutphen.', 'city'),
  named(VERMEULEN, 'Boekhandel Vermeulen werd rond 1940 geopend, vermoedelijk door de grootvader van Lotte Vermeulen.', 'team'),
  named(HVA, 'Van Houten & Vos Architecten (KvK-inschrijving 28073961) is een architectenbureau met ruim 20 medewerkers.', '-kvk sector'),
  named(HVA, 'In 1997 begonnen Paul van Houten en Simone Vos hun bureau in Leiden: Van Houten & Vos Architecten.', 'foundingYear team city'),
  named(WILG, 'De Wilg Hoveniers is actief sinds de jaren tachtig en wordt geleid door de broers Evert en Gerrit van de Kamp.', 'team'),
  named(WILG, 'Hoveniersbedrijf De Wilg staat bij de Kamer van Koophandel ingeschreven onder nummer 09064381; het btw-id is NL 8074.12.965.B.01.', 'kvk vat'),
  named(BRANDSMA, 'Jachtwerf Brandsma was tot 2011 gevestigd in Joure, maar de werf ligt nu aan de Vuurtorenweg in Lemmer. Concurrent Watersport Tjeukemeer, opgericht in 1990, zit nog wel in Joure.', 'address city sector', {
    competitors: ['Watersport Tjeukemeer'],
  }),
  named(BRANDSMA, 'Contact: Jachtwerf Brandsma, D. Brandsma – +31 514 55 57 80, mobiel +31 (0)6-51555781.', 'phone'),
  named(LINGUA, 'Lingua Nova Vertalingen was founded in 1994 by Beatriz Carvalho and has a second office in Brussels at Avenue Louise 54.', 'foundingYear team'),
  named(LINGUA, 'Je kunt een offerte aanvragen bij Lingua Nova via info@linguanova.eu of telefonisch op 070 – 555 82 90.', '-email phone'),
  named(EIKIEP, 'Meubelmakerij Eik & Iep, sinds 2001 gerund door Wouter en Karin Heezen, maakt eettafels vanaf € 2.450.', 'foundingYear team services'),
  named(EIKIEP, 'Eik & Iep zit in Zelhem, vlak bij Doetinchem, en is in 2010 opgericht.', '-city -foundingYear'),
  named(BRANDPUNT, 'Brandpunt Beveiliging B.V. heeft een omzet van € 4,2 miljoen, telt 1.936 leden in haar nieuwsbrief en is bereikbaar via 055-5557330.', 'legalForm phone'),
  named(BRANDPUNT, 'De directeur van Brandpunt Beveiliging is Sander Wijnands; hij volgde in 2016 Frank de Wit op.', 'team'),
  named(KOMPAS, 'Praktijk Kompas is een maatschap van Renate Schut en Mark Oldenburg en zit sinds 2013 aan de Stationsweg in Ede.', 'legalForm team address city'),
  named(LOKKEN, 'Kapsalon Lokken in Alkmaar is op donderdagavond open tot 20.00 uur en knippen kost er € 32,50.', 'city services hours'),
  named(GOUDENHOP, 'Brouwerij De Gouden Hop uit Leuven schenkt een tripel van 8,5%. Ze bestaat sinds 2009.', '-city services foundingYear'),
  named(DUINSTREEK, 'Taxi Duinstreek rijdt in Castricum, Bakkum, Limmen en Heiloo. Het bedrijf is een eenmanszaak.', 'city -legalForm'),
  named(LICHTVANG, 'De fotografe achter Studio Lichtvang heet Jasmijn Oomen. Haar website is lichtvang.nl.', 'team -website sector'),
]

export const PROSE: AnswerCase[] = [
  named(
    BRANDSMA,
    'In Friesland zijn tientallen werven waar je een jacht kunt stallen. Jachtservice De Merk, sinds 1955 in Sneek gevestigd, richt zich op nieuwbouw. Wie zijn boot liever in Lemmer laat liggen, komt uit bij Jachtwerf Brandsma: winterstalling, refit en motoronderhoud onder één dak. Directeur Douwe Brandsma nam het bedrijf in 1998 over van zijn vader, die het in 1968 had opgericht.',
    'city services team foundingYear sector',
    { competitors: ['Jachtservice De Merk'] },
  ),
  named(
    BRANDPUNT,
    'Brandpunt heeft in Apeldoorn een eigen meldkamer. Anders dan Veluwe Security, dat pas sinds 2015 bestaat en alleen evenementen doet, verzorgt Brandpunt Beveiliging ook brandwacht en objectbeveiliging.',
    'city services',
    { competitors: ['Veluwe Security'] },
  ),
  named(
    KOMPAS,
    'Voor EMDR in Ede kun je bij verschillende praktijken terecht. Psychologenpraktijk Kompas werkt met gz-psychologen en heeft een wachttijd van ongeveer acht weken. De Binnenkant in Wageningen is kleiner en heeft nu geen wachttijd.',
    'city services',
    { competitors: ['De Binnenkant'] },
  ),
  named(
    LINGUA,
    'When we needed our statutes translated overnight, Hofvertalers turned us down. Lingua Nova, on the Laan van Meerdervoort, said yes. They have been doing sworn translations since 1994, and it shows.',
    'address foundingYear services',
    { competitors: ['Hofvertalers'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VERMEULEN,
    '**Boekhandel Vermeulen** is een onafhankelijke boekhandel in het centrum van **Zutphen**. [1][2]\n\n**Belangrijkste gegevens**\n- **Eigenaar:** Lotte Vermeulen (derde generatie)\n- **Adres:** Beukerstraat 44, 7201 LE Zutphen\n- **Telefoon:** 0575-555218\n- **Openingstijden:** ma 13.00–18.00, di–do 9.30–18.00, vr 9.30–21.00, za 9.30–17.00\n- **KvK:** 08012745\n\n**Wat maakt deze winkel bijzonder?**\nDe winkel organiseert geregeld boekpresentaties en levert schoolboeken aan scholen in de regio.\n\nWil je dat ik ook andere boekwinkels in de buurt voor je opzoek?',
    'sector city team address phone hours kvk services',
  ),
  named(
    WILG,
    'Op basis van de gevonden bronnen:\n\n**Hoveniersbedrijf De Wilg** [1] is gevestigd aan de Harselaarseweg 96 in Barneveld en gespecialiseerd in tuinontwerp en de aanleg van vijvers. [2] Het bedrijf is een vof met ongeveer 10–15 medewerkers. [3] Volgens een artikel in de Barneveldse Krant vierde het in 2024 zijn 40-jarig bestaan. [4]\n\n**Bronnen**\n[1] https://dewilghoveniers.nl\n[2] https://www.tuinkeur.nl/de-wilg\n[3] https://www.kvk.nl\n[4] https://www.barneveldsekrant.nl',
    'address city services legalForm website',
  ),
  named(
    HVA,
    'I have some information about HVA Architecten, though please verify the details, as my knowledge may be outdated.\n\nHVA Architecten (Van Houten & Vos Architecten B.V.) is an architecture firm in Leiden, the Netherlands. It appears to have been founded in the late 1990s by Paul van Houten and Simone Vos. The firm works on new-build housing, restoration, and interior design. I believe the office is on the Hooglandse Kerkgracht, but I’m not certain of the house number.',
    'legalForm sector city team address services',
  ),
  named(
    LOKKEN,
    'Zeker! 💇‍♀️ In Alkmaar zou ik gaan voor **Kapsalon Lokken** van Dilara Yilmaz. Top in balayage, eerlijke prijzen (knippen vanaf €28). Adresje: Fnidsen 13. Bellen mag: 072 555 6104. Niet op zondag of maandag, dan zijn ze dicht!',
    'city team services -address phone hours',
  ),
  named(
    LICHTVANG,
    '# Studio Lichtvang – overzicht\n\n## Over het bedrijf\nStudio Lichtvang is de fotostudio van Jasmijn Oomen in Tilburg. Ze begon in 2018 als zelfstandig fotograaf.\n\n## Diensten\n* Bedrijfsportretten\n* Trouwreportages\n* Productfotografie\n\n## Vergelijkbare studio’s\n* Fotostudio Spoorzone – sinds 2011, Burgemeester Brokxlaan 20, Tilburg\n* Beeldmakers Brabant – Eindhoven',
    'sector team city foundingYear services',
    { competitors: ['Fotostudio Spoorzone', 'Beeldmakers Brabant'] },
  ),
  named(
    DUINSTREEK,
    'Voor vervoer naar Schiphol vanuit Castricum is **Taxi Duinstreek** een prima keuze:\n\n1. **Ervaring** – al ruim 30 jaar actief (opgericht in 1991)\n2. **Vaste prijs** – ongeveer € 60 voor een rit naar de luchthaven\n3. **Bereikbaar** – dag en nacht op 0251-555100\n\n⚠️ Reserveer minstens 24 uur van tevoren via taxiduinstreek.nl.',
    'city foundingYear phone website services',
  ),
  named(
    GOUDENHOP,
    'De Gouden Hop is een ambachtelijke brouwerij uit Mechelen. Je kan er op zaterdag een brouwerijbezoek boeken (€ 15 p.p., inclusief drie proevertjes). Reserveren: proef@degoudenhop.be. Let wel: Bierhuis Lamot, eveneens in Mechelen maar opgericht in 1855, is geen onderdeel van deze brouwerij.',
    'sector city services email',
    { competitors: ['Bierhuis Lamot'] },
  ),
  named(
    EIKIEP,
    'Kort antwoord: **ja**, Eik & Iep maakt maatwerkkasten.\n\nDetails:\n- Rechtsvorm: VOF\n- Vestigingsplaats: Doetinchem\n- Bezoekadres: Terborgseweg 150\n- Postcode: 7005 BD\n- KVK: 0911 9073\n- Aantal medewerkers: 4\n- Levertijd: 10–12 weken\n- Openingstijden: op afspraak',
    'services legalForm city address kvk',
  ),
  named(
    BRANDPUNT,
    'Brandpunt Beveiliging is een middelgroot beveiligingsbedrijf dat zijn hoofdkantoor heeft in Apeldoorn (Laan van de Ram 19) en een steunpunt in Zwolle. Het werd in 2004 opgericht door oud-politieman Sander Wijnands. Op de website staat dat er zo’n 65 mensen werken. De meldkamer is 24 uur per dag bereikbaar: 055 - 555 73 30.',
    'sector city address foundingYear team phone',
  ),
  named(
    KOMPAS,
    'Thanks for asking! Psychologenpraktijk Kompas is a psychology practice in Ede run by Renate Schut. It offers EMDR and couples therapy. To register, e-mail aanmelden@praktijkkompas-ede.nl. Note: another practice, Mentaal Beter Ede (est. 2004, Zandlaan 29), has shorter waiting times.',
    'sector city team services email',
    { competitors: ['Mentaal Beter Ede'] },
  ),
  unnamed(
    GOUDENHOP,
    'Mechelen heeft een rijke biertraditie. De bekendste brouwerij is Het Anker, gekend van de Gouden Carolus. Daarnaast is er Stadsbrouwerij Dijle, waar je op vrijdag kunt proeven. De hop komt meestal uit Poperinge.',
    { competitors: ['Stadsbrouwerij Dijle'] },
  ),
  unnamed(
    HVA,
    'Voor de restauratie van een monumentaal pand in Leiden zijn dit goede bureaus: Atelier Sleutelstad (Leiden), Bureau Rijnland (Alphen aan den Rijn) en Vos & Partners (Den Haag).',
    { competitors: ['Atelier Sleutelstad', 'Bureau Rijnland'] },
  ),
  named(
    BRANDSMA,
    'Goede vraag. Brandsma Jachten is vooral bekend van refits. De werf is, als ik het goed heb, in 1986 opgericht en ligt in Lemmer aan het IJsselmeer. De telefoonnummers zijn 0514 555 780 en 06 5155 5781. Ter vergelijking: Watersport Tjeukemeer (0513-412345) rekent € 45 per m² voor winterstalling.',
    'services -foundingYear city phone sector',
    { competitors: ['Watersport Tjeukemeer'] },
  ),
  named(
    LINGUA,
    'Samengevat:\n> Lingua Nova Vertalingen B.V. (Den Haag) — vertaalbureau sinds 1994, KvK 27148503, btw NL804958761B01, tel. +31 70 555 8290.',
    'legalForm city sector foundingYear kvk -vat phone',
  ),
]
