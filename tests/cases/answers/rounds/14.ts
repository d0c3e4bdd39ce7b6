/** Answers about companies with two places, of Belgium and in English. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HVA, LOKKEN, WILG } from '#tests/cases/answers/companies/12.ts'
import { DUMIDI, PIROUETTE, SMAAK } from '#tests/cases/answers/companies/13.ts'
import { BUREAU38, HARBOUR, HOOISCHUUR, LINDENGROEN, NOORDZIJDE, SPRANKEL } from '#tests/cases/answers/companies/14.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(BUREAU38, 'Ik vind geen bureau met de naam Bureau 38 in Zwolle. Bedoel je misschien Studio IJssel?', { competitors: ['Studio IJssel'] }),
  unnamed(HARBOUR, 'There is no verifiable evidence online of a Rotterdam estate agent called Harbour & Hill Property.'),
  unnamed(LINDENGROEN, 'Over Vanderlinden Groenprojecten heb ik in mijn kennisbank geen info zitten. Kijk eens op hun website of in de Gouden Gids.'),
  unnamed(NOORDZIJDE, 'Mijn excuses, maar Scheepsreparatie Noordzijde is voor mij onbekend terrein; ik kan je wel vertellen welke werven er in Harlingen zijn.'),
  unnamed(SPRANKEL, 'As an AI without browsing, I can’t tell you anything specific about Logopediepraktijk Sprankel.'),
  unnamed(HOOISCHUUR, '**Pannenkoekenhuis De Hooischuur**\n- Adres: niet gevonden\n- Telefoon: niet gevonden\n- Openingstijden: niet gevonden'),
  named(HARBOUR, 'I don’t see any complaints about Harbour & Hill, and the agency does list its KvK number (55218430) on its site.', 'kvk'),
  named(SPRANKEL, 'Sprankel Logopedie heeft voor zover ik weet geen wachtlijst. Of stottertherapie vergoed wordt, weet ik niet zeker: vraag dat na bij je verzekeraar.', 'services'),
  named(NOORDZIJDE, 'Het exacte oprichtingsjaar van Noordzijde heb ik niet kunnen achterhalen, maar de werkplaats ligt aan de Industriehaven in Harlingen.', 'address city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(BUREAU38, 'Er werken 38 mensen bij het bureau, verdeeld over Zwolle en Deventer.'),
  unnamed(HARBOUR, 'Harbour Hill Hotel is a boutique hotel in Nova Scotia.'),
  unnamed(NOORDZIJDE, 'Aan de noordzijde van de haven in Harlingen ligt Scheepswerf De Wadden.', { competitors: ['Scheepswerf De Wadden'] }),
  unnamed(HOOISCHUUR, 'Achter de boerderij staat een hooischuur uit 1910, die nu als vergaderruimte wordt verhuurd.'),
  unnamed(LINDENGROEN, 'Van der Linden Groenvoorziening in Venray onderhoudt sportvelden.'),
  named(BUREAU38, 'De campagne “Zwolle fietst” is bedacht door Bureau Achtendertig.', 'city services'),
  named(LINDENGROEN, 'Onze zwemvijver is aangelegd door vanderlinden groenprojecten en we zijn dik tevreden.', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(HOOISCHUUR, 'De Hooischuur is een trouwlocatie in Heeswijk-Dinther met plaats voor 150 gasten.'),
  unnamed(NOORDZIJDE, 'Noordzijde is een straat in Zwaanshoek en ook de naam van een woonwijk.'),
  unnamed(BUREAU38, 'Bureau 38 in Groningen is een detacheringsbureau voor juristen (KvK 62811234).'),
  named(
    HOOISCHUUR,
    'Je bedoelt vermoedelijk De Hooischuur in Otterlo, het pannenkoekenhuis aan de Dorpsstraat. Er is ook een Hooischuur in Laren; dat is een galerie.',
    'city sector address',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOOISCHUUR,
    'Lekker pannenkoeken eten op de Veluwe? Hier mijn selectie:\n\n🥞 **De Koperen Pan** (Hoenderloo) — sinds 1975, groot terras, di gesloten\n🥞 **De Hooischuur** (Otterlo) — sinds 1982, kinderfeestjes, ma en di gesloten\n🥞 **Pannenkoekenboerderij Het Bosch** (Ede) — sinds 1998, elke dag open',
    'city foundingYear services hours',
    { competitors: ['De Koperen Pan', 'Pannenkoekenboerderij Het Bosch'] },
  ),
  named(
    HARBOUR,
    'Expat-friendly agencies in Rotterdam:\n\n1. **Rotterdam Rentals** – Coolsingel 6. Founded 2008. Phone: 010 222 33 44.\n2. **Harbour & Hill** – Willemskade 22. Founded 2012. Phone: 010 555 72 27.\n3. **Maas Makelaars** – Goudsesingel 90. Founded 1985. Phone: 010 444 55 66.',
    'city address foundingYear -phone',
    { competitors: ['Rotterdam Rentals', 'Maas Makelaars'] },
  ),
  named(
    SPRANKEL,
    'Logopedisten in de regio Wijchen:\n- Logopedie Maas en Waal (Druten, 0487-512345)\n- Logopediepraktijk Sprankel (Wijchen en Beuningen, 024-5554720): stemtherapie en dyslexiebegeleiding\n- Praat Maar (Nijmegen, 024-3601234)',
    'city phone services sector',
    { competitors: ['Logopedie Maas en Waal', 'Praat Maar'] },
  ),
  named(
    LINDENGROEN,
    '**Vanderlinden Groenprojecten BV**\n• Zaakvoerder: Koen Vanderlinden\n• Maatschappelijke zetel: Luikersteenweg 233, 3500 Hasselt\n• Ondernemingsnummer: 0466.172.381\n• Oprichtingsdatum: 12 mei 1999\n• Personeel: 11 à 15 medewerkers\n• Tel.: 011/55.57.90',
    'legalForm team address city vat foundingYear phone',
  ),
  named(
    NOORDZIJDE,
    'Adressen voor je schip in Harlingen:\n1) Scheepswerf De Wadden: nieuwbouw. Opgericht 1910.\n2) Marine Service Noord: motoren. Opgericht 2001.\n3) Scheepsreparatie Noordzijde: laswerk en droogdok. Opgericht 1995.',
    'city services -foundingYear',
    { competitors: ['Scheepswerf De Wadden', 'Marine Service Noord'] },
  ),
  unnamed(
    BUREAU38,
    'Communicatiebureaus in Zwolle:\n| # | Naam | Score |\n|---|---|---|\n| 1 | Studio IJssel | 4,8 |\n| 2 | Reclamebureau Hanze | 4,6 |\n| 3 | Bureau Overijssel | 4,3 |',
    { competitors: ['Studio IJssel', 'Reclamebureau Hanze'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    BUREAU38,
    '| Onderdeel | Bureau 38 | Studio IJssel |\n|---|---|---|\n| Oprichting | 2005 | 2012 |\n| Directie | Nienke Schaap | Tim Bos |\n| Adres | Rodetorenplein 10 | Thorbeckegracht 50 |\n| Uurtarief | € 115 | € 98 |',
    'foundingYear team address',
    { competitors: ['Studio IJssel'] },
  ),
  named(
    NOORDZIJDE,
    'Openingstijden en contactgegevens van Scheepsreparatie Noordzijde:\n\n| | |\n|---|---|\n| Maandag t/m vrijdag | 07:30 – 16:30 |\n| Zaterdag | 08:00 – 12:00 |\n| Telefoon | 0517-555826 |\n| E-mail | info@noordzijde-schepen.nl |',
    '-hours phone -email',
  ),
  named(
    HARBOUR,
    '| Agency | Fee | Since | Website |\n|---|---|---|---|\n| Maas Makelaars | 1 month’s rent | 1985 | maasmakelaars.nl |\n| Harbour & Hill Property | 1 month’s rent | 2012 | harbourhill.com |',
    'foundingYear website',
    { competitors: ['Maas Makelaars'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(BUREAU38, 'Bureau 38 (Bureau 38 Communicatie B.V., KvK 05081937, btw NL814736259B01) houdt kantoor op het Rodetorenplein in Zwolle.', 'legalForm kvk vat address city'),
  named(BUREAU38, 'Het communicatiebureau Bureau 38 is in handen van Nienke Schaap, die het in 2011 overnam van oprichter Peter Vos.', 'sector team'),
  named(BUREAU38, 'Bureau 38 werd opgericht in 2005 en verhuisde vijf jaar later van de Melkmarkt naar het Rodetorenplein.', 'foundingYear address'),
  named(BUREAU38, 'Bureau 38 zit in Zwolle, heeft 38 medewerkers en bestaat 20 jaar.', 'city'),
  named(SPRANKEL, 'Logopediepraktijk Sprankel heeft twee locaties: Kasteellaan 24 in Wijchen en Julianaplein 6 in Beuningen.', 'address city'),
  named(SPRANKEL, 'Sprankel Logopedie, Kasteellaan 42, Wijchen. Behandelaars: Hanneke Wouters en Iris Peelen.', '-address city team'),
  named(SPRANKEL, 'De praktijk Sprankel Logopedie heeft sinds kort ook een vestiging in Druten.', ''),
  named(LINDENGROEN, 'Vanderlinden Groenprojecten is een tuinaannemer uit Hasselt die al een kwarteeuw bestaat (opgericht in 1999).', 'sector city foundingYear'),
  named(LINDENGROEN, 'Voor een offerte van Vanderlinden Groen bel je +32 (0)11 55 57 90 of mail je naar info@vanderlindengroen.be.', 'phone -email'),
  named(LINDENGROEN, 'Vanderlinden Groenprojecten uit Genk legt groendaken aan; BTW BE 0466.172.381.', '-city services vat'),
  named(HARBOUR, 'Harbour & Hill Property was established in 2013 by Sophie Laurent, a former lawyer.', '-foundingYear team'),
  named(HARBOUR, 'Harbour & Hill is one of the few estate agents in Rotterdam with an English-only team; it also handles property management.', 'city services sector'),
  named(HARBOUR, 'You can reach Harbour & Hill Property on weekdays at +31 10 555 7272 or by e-mail at rent@harbourhill.com. The office is at Willemskade 22, not at the Wijnhaven as some directories state.', 'phone email address'),
  named(NOORDZIJDE, 'Scheepsreparatie Noordzijde: open op werkdagen van half acht tot half vijf, Industriehaven 3 te Harlingen.', 'address city hours'),
  named(NOORDZIJDE, 'De werf van Sjoerd Wiersma, Scheepsreparatie Noordzijde, dateert uit de jaren vijftig.', 'team'),
  named(NOORDZIJDE, 'Noordzijde is doordeweeks geopend van 7.30 tot 16.30 uur en in het weekend gesloten. Spoed? Bel 0517-555826.', 'hours phone'),
  named(HOOISCHUUR, 'De Hooischuur in Otterlo heeft 120 zitplaatsen binnen en een terras met uitzicht. In 1982 is het door Gijs Bouwman en zijn vrouw geopend.', 'city services foundingYear team'),
  named(HOOISCHUUR, 'Pannenkoekenhuis De Hooischuur is op maandag en dinsdag open en op woensdag gesloten.', '-hours'),
  named(HOOISCHUUR, 'Pannenkoekenhuis De Hooischuur werd in 2015 verbouwd na een brand. KvK-nummer: 09042571.', '-kvk'),
  named(WILG, 'Hoveniersbedrijf De Wilg in Barneveld bestaat ruim 40 jaar en is lid van VHG sinds 1996.', 'city'),
  named(HVA, 'Van Houten & Vos Architecten werkt sinds 2008 vanuit een pakhuis aan de Hooglandse Kerkgracht.', 'address'),
  named(LOKKEN, 'Eigenaresse Dilara Yilmaz opende Kapsalon Lokken op haar 24e, in 2012.', 'team foundingYear'),
]

export const PROSE: AnswerCase[] = [
  named(
    HOOISCHUUR,
    'Na een fietstocht over de Hoge Veluwe smaakt een pannenkoek het best. In Otterlo heb je daarvoor De Hooischuur, waar Gijs Bouwman al jaren achter de bakplaat staat. Reserveer wel, want met mooi weer zit het terras vol. Lukt dat niet, dan is De Koperen Pan in Hoenderloo (055-3781234) een prima tweede keus.',
    'city team services',
    { competitors: ['De Koperen Pan'] },
  ),
  named(
    BUREAU38,
    'De gemeente koos uiteindelijk voor Bureau 38. Dat het bureau in Zwolle zit, gaf de doorslag: Reclamebureau Hanze, opgericht in 1998, werkt sinds vorig jaar alleen nog vanuit Apeldoorn. Directeur Nienke Schaap tekende het contract vorige week.',
    'city team',
    { competitors: ['Reclamebureau Hanze'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HARBOUR,
    'Yes, **Harbour & Hill Property** looks legitimate. Here’s what I found:\n\n- **Registration:** listed in the Dutch trade register under number 55218430 [1]\n- **Founder:** Sophie Laurent [2]\n- **Office:** Willemskade 22, 3016 DM Rotterdam [2]\n- **Services:** expat rentals, property management and valuations [2]\n- **Reviews:** 4.6/5 from 87 Google reviews [3]\n\nAs always, never pay a deposit before viewing the apartment.\n\nSources:\n1. kvk.nl\n2. harbourhill.com/about\n3. Google Maps',
    'kvk team address city services website',
  ),
  named(
    SPRANKEL,
    'Voor dyslexiebegeleiding in Wijchen kun je terecht bij **Logopediepraktijk Sprankel**. Een paar feiten:\n\n* De praktijk is in 2003 gestart als maatschap.\n* Er werken zes logopedisten, onder wie Hanneke Wouters.\n* De tweede vestiging zit in Beuningen, aan het Julianaplein.\n* Je hebt geen verwijzing van de huisarts nodig (DTL).\n\nAfspraak maken? Bel 024 - 555 47 20.',
    'services city foundingYear legalForm team address phone',
  ),
  named(
    LINDENGROEN,
    'Zeker! **Vanderlinden Groenprojecten** (Hasselt) is een goede keuze voor een zwemvijver. Volgens hun website realiseren ze er zo’n 20 per jaar. Reken op € 40.000 tot € 70.000. Ter vergelijking: **Tuinen Jacobs** (Bilzen) werkt sinds 2004 en is iets goedkoper. Wil je weten wie de zaakvoerder is? Dat is Koen Vanderlinden.',
    'city services team',
    { competitors: ['Tuinen Jacobs'] },
  ),
  named(
    NOORDZIJDE,
    '# Scheepsreparatie Noordzijde B.V.\n\n**Sector:** scheepsreparatie\n**Vestigingsplaats:** Harlingen\n**Oprichtingsjaar:** 1959\n**Eigenaar:** S. Wiersma\n**KvK:** 0102.7793\n**Website:** https://www.noordzijde-schepen.nl\n\n*Bron: openbare registers; geraadpleegd in maart 2025.*',
    'legalForm sector city foundingYear kvk website',
  ),
  named(
    HOOISCHUUR,
    'Hoi! De Hooischuur is een pannenkoekenhuis in Otterlo 🥞\n\n⏰ Woensdag t/m zondag 11.30–20.30 uur, maandag en dinsdag dicht\n📞 0318 555 915\n📍 Dorpsstraat 44\n👶 Kinderfeestjes vanaf 6 kinderen (€ 14,50 p.k.)\n\nGeen idee of honden welkom zijn, dat even navragen!',
    'sector city hours phone address services',
  ),
  named(
    BUREAU38,
    'Bureau 38 is, for what I can tell, a Dutch communications agency based in Zwolle. It appears to have around 15–20 employees and works mainly for local governments. Founding year: 2005 (according to its LinkedIn page). Key people include Nienke Schaap and Ruben de Graaf. Please double-check this information, as I may be mistaken.',
    'sector city foundingYear team',
  ),
  named(
    DUMIDI,
    'Wijnhandel Du Midi heeft volgens de meest recente gegevens één winkel, in Breda. De eerdere filialen in Oosterhout en Tilburg zijn in 2016 gesloten. De webwinkel (dumidi-wijn.nl) levert in heel Nederland.',
    'city website',
  ),
  named(
    PIROUETTE,
    'Wat kost dansles bij Dansstudio Pirouette? Voor kleuterdans betaal je € 11 per les. De lessen zijn op woensdag van 14:00 tot 15:00 uur en zaterdag van 9:30 tot 10:30 uur. Inschrijven doe je via dans@dansstudiopirouette.nl.',
    'services email',
  ),
  named(
    SMAAK,
    'Vergelijking op basis van reviews:\n\n- Keukenatelier Smaak: 4,7 (212 reviews). Pluspunt: maatwerk. Minpunt: levertijd. Telefoon 0318-555803.\n- Mandemakers Keukens: 4,1 (1.980 reviews). Pluspunt: prijs. Minpunt: nazorg. Telefoon 0800-1990.',
    'phone',
    { competitors: ['Mandemakers Keukens'] },
  ),
  unnamed(
    HARBOUR,
    'If you’re looking for a rental near the harbour in Rotterdam, try Maas Makelaars or Rotterdam Rentals. Areas such as Katendrecht and the Wilhelminapier are popular with expats; for something hillier you’d have to move to Limburg!',
    { competitors: ['Maas Makelaars', 'Rotterdam Rentals'] },
  ),
]
