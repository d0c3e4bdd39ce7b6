/** Longer answers to the questions that people ask, written and labelled after the twelfth round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRANDSMA, DUINSTREEK, GOUDENHOP, KOMPAS, LICHTVANG, LINGUA, LOKKEN, VERMEULEN } from '#tests/cases/answers/companies/12.ts'
import { DUMIDI, HAMELINK, PIROUETTE, POOT, SMAAK, VANBEEK } from '#tests/cases/answers/companies/13.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(DUMIDI, 'Helaas heb ik geen toegang tot actuele gegevens over Wijnhandel Du Midi. Ik raad je aan de website van de winkel te raadplegen of even te bellen.'),
  unnamed(HAMELINK, 'I searched for "Hamelink Ingenieurs" but didn’t get any relevant matches. It may be a small firm with a limited online presence.'),
  unnamed(PIROUETTE, '## Dansstudio Pirouette (Venlo)\n\nIk heb geen geverifieerde informatie over deze dansschool. Wat ik wel kan doen:\n- uitleggen waar je op let bij een dansschool\n- andere dansscholen in Venlo noemen, zoals Danscentrum Limburg', {
    competitors: ['Danscentrum Limburg'],
  }),
  unnamed(POOT, 'Nope, Zachte Poot ken ik niet. Klinkt wel gezellig 😄'),
  unnamed(SMAAK, 'Het bedrijf Keukenatelier Smaak kon niet worden gevonden in de bronnen die ik heb doorzocht [1][2][3].'),
  unnamed(VANBEEK, 'Er is weinig tot niets bekend over Stukadoorsbedrijf Van Beek. Zonder verdere gegevens kan ik geen betrouwbaar oordeel geven.'),
  named(HAMELINK, 'Over de tarieven van Hamelink Ingenieurs is niets openbaar, maar het bureau staat bekend om zijn waterbouw en zit aan het Stationspark in Goes.', 'services address city'),
  named(SMAAK, 'Keukenatelier Smaak verkoopt geen losse apparatuur. Wel kun je er terecht voor keukenrenovatie. Reviews op Trustpilot heb ik niet gevonden.', 'services'),
  named(DUMIDI, 'Nee, Du Midi is op zondag niet open; op zaterdag kun je er van 10 tot 17 uur terecht.', 'hours'),
]

export const NAMES: AnswerCase[] = [
  unnamed(PIROUETTE, 'Een pirouette is een draai op één been, die bij klassiek ballet vaak op spitzen wordt uitgevoerd. In Venlo kun je dit leren bij Dance Factory Venlo.', {
    competitors: ['Dance Factory Venlo'],
  }),
  unnamed(VANBEEK, 'Van Beek & Zonen Schilders uit Houten doet ook behangwerk.'),
  unnamed(SMAAK, 'Over smaak valt niet te twisten: bij Keukenloods Veenendaal vind je voor ieder wat wils.', { competitors: ['Keukenloods Veenendaal'] }),
  unnamed(HAMELINK, 'Notariskantoor Hamelink in Goes is gespecialiseerd in familierecht.'),
  unnamed(POOT, 'Een zachte poot na het wandelen? Smeer de kussentjes in met vaseline.'),
  unnamed(DUMIDI, 'Het Canal du Midi loopt van Toulouse naar de Middellandse Zee en staat op de Werelderfgoedlijst.'),
  named(VANBEEK, 'Van beek stukadoors heeft bij ons de gang gedaan, strak spuitwerk!', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(PIROUETTE, 'Pirouette is een kinderdagverblijf in Hasselt (België).'),
  unnamed(SMAAK, 'Smaak Keukens in Drachten verkoopt vooral showroommodellen en is te bereiken op 0512-369258.'),
  unnamed(HAMELINK, 'Jan Hamelink (1921–2003) was een Nederlands ingenieur die onder meer aan de Deltawerken werkte.'),
  named(
    DUMIDI,
    'Met "Du Midi" kun je twee dingen bedoelen:\n- **Du Midi, Breda**: een wijnhandel aan de Nieuwe Ginnekenstraat 5.\n- **Hôtel du Midi, Brussel**: een budgethotel bij het Zuidstation.',
    'city address sector',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VANBEEK,
    'Hier zijn enkele goed beoordeelde stukadoors in en rond Houten:\n\n**1. De Gladde Wand** ⭐ 4,6 (87 reviews)\nActief sinds 2009, gespecialiseerd in betonlook. Telefoon: 030 211 22 33.\n\n**2. Stukadoorsbedrijf Van Beek** ⭐ 4,9 (132 reviews)\nFamiliebedrijf dat al bijna drie decennia bestaat. Bekend van sierpleister en buitengevelisolatie. Telefoon: 030 555 66 21.\n\n**3. Stuc & Co Utrecht** ⭐ 4,4 (45 reviews)\nGoedkoop, maar met langere wachttijden.\n\nTip: vraag altijd minstens drie offertes aan.',
    'city services phone sector',
    { competitors: ['De Gladde Wand', 'Stuc & Co Utrecht'] },
  ),
  named(
    POOT,
    'Trimsalons in Assen:\n1. Waf Assen | Marsdijk | 0592-111222 | sinds 2015\n2. Trimsalon Zachte Poot | Nobellaan 112 | 06-37555941 | sinds 2017\n3. Hondenkapsalon Drenthe | Kloosterveen | 0592-333444 | sinds 2008',
    'city address phone -foundingYear sector',
    { competitors: ['Waf Assen', 'Hondenkapsalon Drenthe'] },
  ),
  named(
    HAMELINK,
    'Shortlist of engineering firms in Zeeland:\n\n- **Zeeland Engineering** — Middelburg; ~80 staff; founded 1961; strong in offshore\n- **Hamelink Ingenieurs** — Goes; ~35 staff; founded 1973; strong in waterbouw and bodemonderzoek\n- **Delta Advies** — Vlissingen; ~12 staff; founded 2006; strong in permits',
    'city foundingYear services sector',
    { competitors: ['Zeeland Engineering', 'Delta Advies'] },
  ),
  named(
    DUMIDI,
    '**Wijnhandel Du Midi – feiten op een rij**\n\n- Opgericht: in 1979, door de vader van de huidige eigenaar\n- Specialiteit: wijnen uit Zuid-Frankrijk\n- Vinoloog: Philippe Janssen\n- Adres: Nieuwe Ginnekenstraat 5, 4811NM Breda\n- Bellen: 076 – 555 90 21\n- Mailen: bestel@dumidi-wijn.nl\n- Open: dinsdag t/m vrijdag 10.00–18.00, zaterdag tot 17.00',
    'foundingYear team address city -phone email hours',
  ),
  named(
    PIROUETTE,
    'Danslessen in Venlo, van goedkoop naar duur:\n\n* Dance Factory Venlo – € 32 per maand – Tegelseweg 3\n* Pirouette – € 39 per maand – Straelseweg 58 – ook kleuterdans\n* Danscentrum Limburg – € 45 per maand – Kaldenkerkerweg 20',
    'city address services',
    { competitors: ['Dance Factory Venlo', 'Danscentrum Limburg'] },
  ),
  unnamed(
    SMAAK,
    'Keukenzaken in Veenendaal:\n1. Mandemakers Keukens – landelijke keten\n2. Keukenloods Veenendaal – outlet\n3. Bruynzeel – merkwinkel\n\nVoor een maatwerkkeuken kun je ook een lokale meubelmaker vragen.',
    { competitors: ['Mandemakers Keukens', 'Keukenloods Veenendaal'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SMAAK,
    '| Zaak | Prijsklasse | Levertijd | Showroom |\n|---|---|---|---|\n| Keukenatelier Smaak | €€€ | 12 weken | Landjuweel 40 |\n| Keukenloods Veenendaal | € | 4 weken | Smalle Zijde 9 |\n| Mandemakers Keukens | €€ | 8 weken | De Vendelier 2 |\n\n*Keukenatelier Smaak wordt gerund door oprichter Robin Veldhuizen en is op vrijdag tot 21.00 uur open.*',
    'address team hours',
    { competitors: ['Keukenloods Veenendaal', 'Mandemakers Keukens'] },
  ),
  named(
    HAMELINK,
    '| Gegeven | Waarde | Bron |\n|---|---|---|\n| Statutaire naam | Hamelink Ingenieurs B.V. | [1] |\n| KvK-nummer | 22014983 | [1] |\n| Directeur | Annelies Hamelink | [2] |\n| Werknemers | 36 (2024) | [2] |\n| Telefoonnummer | +31 113 555 714 | [3] |\n| Vestigingsadres | Stationspark 31, Goes | [1] |',
    'legalForm -kvk team phone address city',
  ),
  named(
    PIROUETTE,
    '| School | Sinds | Stijlen |\n|---|---|---|\n| Danscentrum Limburg | 1992 | modern, jazz |\n| Dansstudio Pirouette | 1988 | klassiek ballet, streetdance |\n| Dance Factory Venlo | 2014 | hiphop |',
    'foundingYear services',
    { competitors: ['Danscentrum Limburg', 'Dance Factory Venlo'] },
  ),
  named(
    VANBEEK,
    '| | Van Beek Stukadoors | De Gladde Wand |\n|---|---|---|\n| Plaats | Houten | Nieuwegein |\n| Rechtsvorm | VOF | eenmanszaak |\n| Opgericht | 1995 | 2009 |\n| Website | vanbeek-stukadoors.nl | degladdewand.nl |',
    'city legalForm foundingYear -website',
    { competitors: ['De Gladde Wand'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(PIROUETTE, 'In het voorjaar van 1988 gaf Manon Geerlings haar eerste lessen; zo ontstond Dansstudio Pirouette.', 'foundingYear team'),
  named(PIROUETTE, 'Dansstudio Pirouette viert in 2028 haar veertigjarig bestaan en heeft 420 leerlingen.', ''),
  named(PIROUETTE, 'Je vindt Pirouette in Venlo-Zuid, Straelseweg 85. Bellen kan op 077-5551380, het liefst na 15 uur.', 'city -address phone'),
  named(DUMIDI, 'Du Midi Wijnimport B.V., handelend onder de naam Wijnhandel Du Midi, is geregistreerd onder KvK-nr. 20032815 en btw-nr. NL802753914B02.', 'legalForm kvk -vat'),
  named(DUMIDI, 'Wijnhandel Du Midi opende in 1979 haar deuren in Tilburg en verhuisde in 1991 naar de Nieuwe Ginnekenstraat in Breda.', 'foundingYear address city'),
  named(DUMIDI, 'Openingstijden van Du Midi: dinsdag tot en met zaterdag van 10.00 tot 18.00 uur.', '-hours'),
  named(VANBEEK, 'Stukadoorsbedrijf Van Beek telt tegenwoordig zo’n 15 vakmensen en werkt in de hele provincie Utrecht. Het is begonnen in 1995.', 'foundingYear'),
  named(VANBEEK, 'Eigenaren van Van Beek Stukadoors zijn Henk en Joris van Beek. Hun 06-nummer is 06-20555662.', 'team phone'),
  named(VANBEEK, 'Van Beek Stukadoors is niet gevestigd in Houten maar in Bunnik, aan de Stationsweg 12.', '-city -address'),
  named(HAMELINK, 'Hamelink Ingenieurs dateert van 1973; de oprichter, Cornelis Hamelink, droeg het bedrijf in 2005 over aan zijn dochter Annelies Hamelink.', 'foundingYear team'),
  named(HAMELINK, 'Het algemene nummer van Hamelink Ingenieurs is 0113-555714, buiten kantooruren kun je 06-12345987 bellen.', 'phone'),
  named(HAMELINK, 'Hamelink Ingenieurs is an engineering consultancy headquartered in Middelburg, in the Dutch province of Zeeland. It was set up in 1973.', '-city sector foundingYear'),
  named(SMAAK, 'Keukenatelier Smaak, gevestigd op Landjuweel 40 te Veenendaal, is een keukenzaak met eigen montageteam.', 'address city sector'),
  named(SMAAK, 'Smaak Keukens bestaat sinds 2008, aldus een bericht in de Gelderlander; oprichter is Robin Veldhuizen.', '-foundingYear team'),
  named(SMAAK, 'Mail naar info@smaakkeukens.nl of loop binnen bij Keukenatelier Smaak.', '-email'),
  named(POOT, 'Zachte Poot is de trimsalon van Wendy Scholte in Assen. Ze begon in 2019 aan huis, aan de Nobellaan.', 'sector team city foundingYear address'),
  named(POOT, 'Een wasbeurt bij Trimsalon Zachte Poot kost € 45; wassen en plukken samen € 70. KvK: 76.04.15.29.', 'services kvk'),
  named(POOT, 'Trimsalon Zachte Poot wordt gerund door Wendy Schouten.', '-team'),
  named(LOKKEN, 'Kapsalon Lokken, sinds 2012 een vertrouwd adres aan het Fnidsen, is nu ook op donderdagavond open.', 'foundingYear address hours'),
  named(LICHTVANG, 'Studio Lichtvang zit sinds 2021 aan de Piushaven; daarvoor werkte Jasmijn Oomen vanuit Goirle.', 'address team'),
]

export const PROSE: AnswerCase[] = [
  named(
    DUMIDI,
    'Wie in Breda goede wijn zoekt, hoeft niet naar de supermarkt. Wijnkoperij De Baronie, al sinds 1950 in de Haagdijk, heeft de grootste kelder. Maar voor Zuid-Franse wijnen is er eigenlijk maar één adres: Du Midi. Vinoloog Philippe Janssen kent elke boer persoonlijk, en zijn wijnproeverijen zijn weken van tevoren volgeboekt.',
    'city team services',
    { competitors: ['Wijnkoperij De Baronie'] },
  ),
  named(
    HAMELINK,
    'Toen de gemeente Goes in 2016 een nieuwe kade nodig had, schreven drie bureaus in. Delta Advies viel af op prijs. Hamelink Ingenieurs, een bureau dat al sinds 1973 in de stad zit, won de opdracht dankzij zijn ervaring met waterbouw.',
    'city foundingYear services',
    { competitors: ['Delta Advies'] },
  ),
  named(
    POOT,
    'I took my poodle to Zachte Poot last week. Wendy Scholte, who runs the place on her own, spent two hours on him. Compared to Waf Assen, which charges €60, it was a bargain.',
    'team',
    { competitors: ['Waf Assen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SMAAK,
    'Goede vraag! Hier is wat ik over **Keukenatelier Smaak** heb gevonden:\n\n### Algemeen\nKeukenatelier Smaak B.V. is een keukenspecialist in Veenendaal, opgericht in 2010 door Robin Veldhuizen.[1] Het bedrijf richt zich op maatwerkkeukens in het midden- en hogere segment.[2]\n\n### Praktisch\n| | |\n|---|---|\n| **Adres** | Landjuweel 40, 3905 PH Veenendaal |\n| **Telefoon** | 0318-555803 |\n| **Openingstijden** | ma–do 10:00–17:30, vr 10:00–21:00, za 10:00–17:00 |\n\n### Beoordelingen\nOp Google scoort de zaak een 4,7 op basis van 212 reviews. Klanten noemen vooral de goede afwerking; enkele klagen over de levertijd.\n\n**Bronnen:** [1] smaakkeukens.nl/over-ons [2] uw-keuken.nl',
    'legalForm sector city foundingYear team services address phone hours website',
  ),
  named(
    VANBEEK,
    'Ja, **Stukadoorsbedrijf Van Beek** lijkt een betrouwbare partij:\n\n✅ Ingeschreven bij de KvK sinds 1995 (nr. 30129847)\n✅ VOF van Henk en Joris van Beek\n✅ Positieve reviews op Werkspot (gemiddeld 9,2)\n⚠️ Geen lid van een brancheorganisatie, voor zover ik kan nagaan\n\nVergelijk voor de zekerheid ook met De Gladde Wand (KvK 54321678).',
    'foundingYear kvk legalForm team',
    { competitors: ['De Gladde Wand'] },
  ),
  named(
    PIROUETTE,
    'Based on publicly available information, **Dansstudio Pirouette** is a dance school in Venlo, in the south of the Netherlands. It offers classical ballet and streetdance for children and adults. The school appears to be owned by Manon Geerlings. I couldn’t find reliable information on its fees, and I’d recommend contacting them directly at 077 555 13 80 or dans@dansstudiopirouette.nl.',
    'sector city services team phone email',
  ),
  named(
    HAMELINK,
    'Hamelink Ingenieurs vs. Zeeland Engineering\n\n**Hamelink Ingenieurs**\n- Opgericht in 1973, familiebedrijf (tweede generatie)\n- Kantoor in Goes, Stationspark 31\n- Sterk in: constructieberekeningen, bodemonderzoek\n\n**Zeeland Engineering**\n- Opgericht in 1961, sinds 2018 onderdeel van een Belgische groep\n- Kantoor in Middelburg, Kousteensedijk 7\n- Sterk in: offshore, industrie\n\n**Advies:** voor een woonhuis of kade zou ik Hamelink kiezen.',
    'foundingYear city address services',
    { competitors: ['Zeeland Engineering'] },
  ),
  named(
    DUMIDI,
    'Voor relatiegeschenken met wijn uit de regio Breda raad ik Wijnhandel Du Midi aan. Ze maken pakketten vanaf € 17,50 en bezorgen door heel Nederland. Bestellen kan via www.dumidi-wijn.nl of per telefoon (076-5559012). Vergeet niet: vóór 1 december bestellen geeft 10% korting. Een alternatief is Gall & Gall Ginneken.',
    'services city website phone',
    { competitors: ['Gall & Gall Ginneken'] },
  ),
  named(
    POOT,
    'lol ja hoor, Zachte Poot in Assen is top 🐶 Wendy doet alles zelf, plukken, nagels knippen, noem maar op. Appen naar 06 3755 5941 werkt het snelst. Sinds 2019 bezig dus ze weet wat ze doet.',
    'city services phone foundingYear',
  ),
  named(
    BRANDSMA,
    'Jachtwerf Brandsma (Lemmer) is een middelgrote jachtwerf met plaats voor circa 140 boten. Volgens het handelsregister bestaat de B.V. sinds 1968 en is Douwe Brandsma bestuurder. Let op: verwar de werf niet met Brandsma Watersport in Grou, die in 1990 is opgericht en op 0566-621100 te bereiken is.',
    'city sector legalForm foundingYear team',
  ),
  named(
    KOMPAS,
    'Ik ben geen zorgverlener, maar ik kan je wel op weg helpen. Psychologenpraktijk Kompas (Stationsweg 73, Ede) biedt onder meer EMDR en burn-outbegeleiding. De praktijk werd in 2006 opgericht. Aanmelden doe je via aanmelden@praktijkkompas-ede.nl; houd rekening met een wachttijd. Bij acute nood bel je 112 of 113.',
    'address city services foundingYear email',
  ),
  named(
    GOUDENHOP,
    'Brouwerij De Gouden Hop (Mechelen, België) werd in 2009 opgericht door Stijn Claes en vrienden. De bekendste bieren zijn een tripel (8,5 %) en een saison. Bezoek: elke zaterdag om 14 u, Vrijgeweidestraat 8. Info: +32 15 55 56 07.',
    'city foundingYear team services address -phone',
  ),
  named(
    DUINSTREEK,
    'Taxi Duinstreek is een taxibedrijf in Castricum met een vloot van 14 auto’s, waarvan 3 rolstoelbussen. De eigenaar, Ron Admiraal, nam de zaak in 2009 over. Je kunt 24/7 bellen: 0251 555 100.',
    'sector city team phone',
  ),
  unnamed(
    LINGUA,
    'Voor beëdigde vertalingen in Den Haag heb je verschillende opties. Hofvertalers zit vlak bij de rechtbank. TransLex International werkt vooral voor multinationals. Kijk ook in het Register beëdigde tolken en vertalers (Rbtv).',
    { competitors: ['Hofvertalers', 'TransLex International'] },
  ),
  named(
    VERMEULEN,
    'De oudste boekhandel van Zutphen? Dat is waarschijnlijk Boekhandel Vermeulen: opgericht in 1936 en nog steeds in dezelfde familie. De huidige eigenaresse heet Lotte Vermeulen. Overigens beweert Boekwinkel De Hanze ouder te zijn (1921), maar daar vond ik geen bewijs voor.',
    'city sector foundingYear team',
    { competitors: ['Boekwinkel De Hanze'] },
  ),
]
