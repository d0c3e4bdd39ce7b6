/** Written and labelled after the fifteenth round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GOUDENHOP, LOKKEN, WILG } from '#tests/cases/answers/companies/12.ts'
import { DUMIDI, SMAAK, VANBEEK } from '#tests/cases/answers/companies/13.ts'
import { DRAAD, HAMERSLAG, HARBOUR, KLIM, POLDERNET, SPRANKEL } from '#tests/cases/answers/companies/14.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(DRAAD, 'Ik heb geen recente informatie over Naaiatelier Draadkracht in Emmeloord kunnen vinden, dus ik kan niet zeggen of het goed is.'),
  unnamed(POLDERNET, 'I’m unable to find details about Poldernet Hosting. You might want to check the Dutch Chamber of Commerce.'),
  unnamed(DRAAD, 'Draadkracht? Sorry, daar weet ik niks van.'),
  unnamed(POLDERNET, 'In de openbare bronnen die ik kan inzien, wordt Poldernet niet genoemd.'),
  named(POLDERNET, 'Poldernet biedt geen domeinregistratie aan particulieren, wel webhosting en colocatie voor bedrijven.', 'services'),
  named(DRAAD, 'Reviews van Draadkracht heb ik niet, maar wel dit: het naaiatelier zit op de Lange Nering 61 en geeft ook naailes.', 'address services sector'),
]

export const NAMES: AnswerCase[] = [
  unnamed(POLDERNET, 'Het poldernetwerk in Lelystad wordt dit jaar verglaasd door KPN.'),
  unnamed(DRAAD, 'De draadkracht van een bout hangt af van de spoed en de diameter.'),
  named(POLDERNET, 'We switched from TransIP to Poldernet last year and never looked back.', '', { competitors: ['TransIP'] }),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(DRAAD, 'Draadkracht in Tilburg is een textielmuseum-workshopruimte, geopend in 2018.'),
  unnamed(POLDERNET, 'Poldernet was een glasvezelproject van de gemeente Dronten dat in 2009 is gestopt.'),
]

export const LISTS: AnswerCase[] = [
  named(
    DRAAD,
    'Kleding laten vermaken in Emmeloord:\n\n1. **De Gouden Naald** – De Deel 20 – 0527 61 00 00 – sinds 1987\n2. **Naaiatelier Draadkracht** – Lange Nering 61 – 0527 55 51 49 – sinds 2013\n\nBij beide kun je zonder afspraak terecht.',
    'city address -phone foundingYear',
    { competitors: ['De Gouden Naald'] },
  ),
  named(
    POLDERNET,
    'Dutch hosting providers with their own data centre:\n- Poldernet (Lelystad): since 2002, colocatie from €75/month\n- TransIP (Leiden): since 2003, VPS from €5/month\n- Flevohost (Almere): since 2010, shared only',
    'city foundingYear services sector',
    { competitors: ['TransIP', 'Flevohost'] },
  ),
  named(
    VANBEEK,
    'Contactgegevens:\n- Naam: Van Beek Stukadoors\n- Vestiging: Houten\n- Tel. (vast): 030-5556621\n- Mobiel: 06-20555662\n- E-mail: info@vanbeekstukadoors.nl\n- Btw-nr.: NL808361427B01',
    'city phone -email vat',
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    POLDERNET,
    '| Aanbieder | Opgericht | Klantenservice | Hoofdkantoor |\n|---|---|---|---|\n| Flevohost | 2010 | 036-5301000 | Almere |\n| Poldernet | 2003 | 0320-555700 | Lelystad |\n| TransIP | 2003 | chat | Leiden |',
    '-foundingYear phone city',
    { competitors: ['Flevohost', 'TransIP'] },
  ),
  named(
    DRAAD,
    '| Dag | Draadkracht | De Gouden Naald |\n|---|---|---|\n| Maandag | gesloten | 10:00–17:00 |\n| Dinsdag | 09:30–17:00 | 10:00–17:00 |\n| Vrijdag | 09:30–18:00 | 10:00–20:00 |',
    'hours',
    { competitors: ['De Gouden Naald'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(DRAAD, 'Naaiatelier Draadkracht, van Tineke Bos, is al ruim tien jaar een begrip in Emmeloord en omstreken.', 'team city'),
  named(DRAAD, 'Tineke Bos startte Draadkracht in 2013 vanuit haar garage; sinds 2017 heeft ze een winkel aan de Lange Nering.', 'team foundingYear address'),
  named(DRAAD, 'Draadkracht (KvK 57820461) is een eenmanszaak.', '-kvk legalForm'),
  named(DRAAD, 'Draadkracht is open van dinsdag tot en met donderdag tussen 9.30 en 17.00 uur.', 'hours'),
  named(DRAAD, 'Op zaterdag sluit Draadkracht al om 15.00 uur, en op zondag en maandag is het atelier dicht.', 'hours sector'),
  named(DRAAD, 'Naaiatelier Draadkracht is te vinden op Lange Nering 16 te Emmeloord, naast de HEMA.', '-address city'),
  named(POLDERNET, 'Poldernet Hosting B.V. is een Nederlands hostingbedrijf dat in 2002 werd opgericht door drie studenten.', 'legalForm sector foundingYear'),
  named(POLDERNET, 'Poldernet’s CEO, Ewout Kramer, previously worked at Flevohost, which was founded in 2010.', 'team', { competitors: ['Flevohost'] }),
  named(POLDERNET, 'De storingslijn van Poldernet is 0320-555799; het gewone nummer is 0320-555700.', 'phone'),
  named(POLDERNET, 'Poldernet Hosting, Meentweg 14, 8224 BP Lelystad. Registered with the Chamber of Commerce under 39073518; VAT NL810927364B01.', 'address city kvk vat'),
  named(POLDERNET, 'Poldernet was originally based in Dronten but relocated to Lelystad in 2011.', 'city'),
  named(POLDERNET, 'Poldernet werd in 2019 overgenomen door een Duits investeringsfonds; CEO bleef Ewout Kramer.', 'team'),
  named(POLDERNET, 'The website of Poldernet is poldernet.nl and support can be reached at support@poldernet.cloud.', '-website email'),
  named(HAMERSLAG, 'Smederij Hamerslag, een smederij in Nunspeet, is op afspraak geopend. Smid is Aart Hop.', 'sector city team'),
  named(KLIM, 'Boomverzorging Klim v.o.f. – Brinkstraat 21 – Beilen – eigenaren J. Klim en S. Mulder', 'legalForm address city'),
  named(GOUDENHOP, 'Brouwerij De Gouden Hop brouwt sinds 2012 in Mechelen, maar bestaat al sinds 2009.', 'city foundingYear'),
]

export const PROSE: AnswerCase[] = [
  named(
    DRAAD,
    'Een gescheurde winterjas hoeft niet weg. De Gouden Naald, aan De Deel, vroeg € 45 en een week geduld. Bij Draadkracht was het de volgende dag klaar voor € 28. Tineke Bos doet kledingreparatie terwijl je koffie drinkt.',
    'team services',
    { competitors: ['De Gouden Naald'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    POLDERNET,
    '**Poldernet Hosting** is een hostingprovider uit Lelystad.\n\n**In het kort**\n- 🏢 Opgericht: 2002\n- 👥 Medewerkers: circa 40\n- 👤 CEO: Ewout Kramer\n- 📍 Meentweg 14, Lelystad\n- ☎️ 0320 55 57 00\n- 🌍 poldernet.cloud\n\n**Vergelijking**\nFlevohost is goedkoper (vanaf € 2,50 p/m), maar heeft geen eigen datacenter en bestaat pas sinds 2010.\n\n**Conclusie:** voor colocatie is Poldernet de betere keuze.',
    'sector city foundingYear team address phone website services',
    { competitors: ['Flevohost'] },
  ),
  named(
    DRAAD,
    'Naaiatelier Draadkracht in Emmeloord lijkt me een prima keuze! Op hun site lees ik dat ze kleding repareren, gordijnen maken en op dinsdagavond naailes geven. Eigenaresse Tineke Bos heeft een opleiding aan de modevakschool gedaan. Je hoeft geen afspraak te maken; het atelier is van dinsdag t/m donderdag open van 9.30 tot 17.00 uur. Bel voor de zekerheid even: 0527-555194.',
    'city services team hours phone sector',
  ),
  named(
    SPRANKEL,
    'Yes — Logopediepraktijk Sprankel has two practices, one in Wijchen (Kasteellaan 24) and one in Beuningen (Julianaplein 6). It was started in 2003 by Hanneke Wouters. Praat Maar, in Nijmegen, opened in 2010 and only treats children.',
    'city address foundingYear team',
    { competitors: ['Praat Maar'] },
  ),
  named(
    SMAAK,
    'Smaak Keukens scoort goed: 4,7 sterren. Nadelen volgens klanten: lange levertijd en geen parkeerplaats voor de deur. Voordelen: maatwerk, vakkundige monteurs. Je vindt de showroom op Landjuweel 40 in Veenendaal. Ze zijn op zondag gesloten. Keukenloods Veenendaal is wel elke eerste zondag van de maand open.',
    'address city hours',
    { competitors: ['Keukenloods Veenendaal'] },
  ),
  named(
    WILG,
    'Volgens mijn gegevens is Hoveniersbedrijf De Wilg opgericht in 1984 en gevestigd in Barneveld. De huidige eigenaren zijn Evert en Gerrit van de Kamp. Ze hebben ongeveer 12 mensen in dienst. Ik weet niet zeker of ze ook in Ede werken; Hoveniers Ede doet dat uiteraard wel.',
    'foundingYear city team',
    { competitors: ['Hoveniers Ede'] },
  ),
  named(
    DUMIDI,
    'Hier is een korte vergelijking van twee wijnwinkels in Breda. Wijnkoperij De Baronie: groot assortiment, webshop, sinds 1950, telefoon 076-5210000. Wijnhandel Du Midi: specialist in Zuid-Frankrijk, wijnproeverijen, sinds 1979, telefoon 076-5559012.',
    'city services foundingYear phone sector',
    { competitors: ['Wijnkoperij De Baronie'] },
  ),
  named(
    HARBOUR,
    'Harbour & Hill is run by its founder Sophie Laurent. The company has been active in Rotterdam since 2012 and, as of 2024, manages around 400 flats. It is unrelated to Harbour Hill Estates in Dublin, which dates from 1998.',
    'team city foundingYear',
  ),
  unnamed(
    LOKKEN,
    'Wil je volle lokken? In Alkmaar zijn Haarwerk Alkmaar en Salon Mirella populair. Salon Mirella is op maandag gesloten.',
    { competitors: ['Haarwerk Alkmaar', 'Salon Mirella'] },
  ),
]
