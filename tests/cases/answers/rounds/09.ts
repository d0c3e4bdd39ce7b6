/** Written after the eighth round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'
import { BDV, FLEUR, HOOGLAND, INKTVIS, NOVARIS, OOSTERHUIS, SAFFRAAN, TERPSTRA, VLINDER, VOORUIT } from '#tests/cases/answers/companies/05.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(SAFFRAAN, 'Ik heb onvoldoende informatie om iets over Restaurant Saffraan te zeggen.'),
  unnamed(OOSTERHUIS, 'I could not find a company with the exact name "Makelaardij Oosterhuis" in my sources.'),
  unnamed(STUDIO, 'Na een korte zoekronde is Studio Noord voor mij nog steeds een raadsel.'),
  unnamed(KETTING, 'Ik weet niet welke Ketting je bedoelt; kun je een plaats noemen?'),
  unnamed(HOEKJE, 'Het is me niet gelukt om gegevens over Café ’t Hoekje te achterhalen.'),
  unnamed(TERPSTRA, 'No information is available regarding Autobedrijf Terpstra.'),
  unnamed(NOVARIS, 'My training data doesn’t cover Novaris Cloud Solutions in any detail.'),
  unnamed(BRIGHTWATER, 'Unfortunately the results only mention other firms, not Brightwater Consulting.'),
  unnamed(VLINDER, 'Van Dierenkliniek De Vlinderslag zijn mij geen gegevens bekend.'),
  unnamed(BERG, 'Ik kan niet bevestigen dat Van der Berg & Zonen Installatietechniek bestaat.'),
  unnamed(KORENAAR, 'Bakkerij De Korenaar wordt in de gevonden artikelen niet genoemd.'),
  unnamed(ZEEZICHT, 'Sorry, I’m not able to look up Hotel Zeezicht right now.'),
  named(FLEUR, 'Fleur & Zo heeft geen eigen bezorgdienst; wel maken ze rouwwerk.', 'services'),
  named(HOOGLAND, 'Ik heb geen ervaringen van klanten gevonden, maar Hoogland & Prins Notarissen in Apeldoorn is lid van de KNB.', 'city'),
  named(LINDE, 'Fysiotherapie Linde in Zwolle is goed bereikbaar met de bus. Parkeren kan niet voor de deur.', 'city'),
  named(NEST, 'Of Kinderopvang Het Nest in Deventer plek heeft, weet ik niet. De opvang biedt dagopvang en BSO.', 'city services'),
]

export const NAMES: AnswerCase[] = [
  unnamed(BDV, 'De Vries Accountants in Heerenveen is een klein kantoor.'),
  unnamed(INKTVIS, 'Drukkerij Inktspot in Tilburg drukt ook boeken.'),
  unnamed(VOORUIT, 'Rijschool Voorsprong uit Almere is een van de grootste van de stad.'),
  unnamed(TERPSTRA, 'Rijschool Terpstra in Drachten heeft zes lesauto’s.'),
  unnamed(PIXELWERK, 'Pixel & Werk is een coworkingruimte in Eindhoven.'),
  unnamed(DEWAELE, 'Dewaele Vastgoed is een makelaar met een kantoor in Gent.'),
  named(SAFFRAAN, 'Bij restaurant Saffraan in Maastricht eet je voor ongeveer 45 euro.', 'city'),
  named(KROLLER, 'Kröller Advocaten is sterk in arbeidsrecht.', 'services'),
  named(NOVARIS, 'novaris cloud solutions provides cloud migration services.', 'services'),
  named(HOEKJE, "Café 't Hoekje organiseert elke maand livemuziek.", 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(STUDIO, 'Studio Noord is een kapsalon in Den Helder. Je kunt er zonder afspraak terecht.'),
  unnamed(KETTING, 'Ketting is de achternaam van een Nederlandse componist, Otto Ketting.'),
  unnamed(INKTVIS, 'Drukkerij Inktvis in Antwerpen drukt affiches.'),
  unnamed(HOEKJE, 'Café ’t Hoekje, Dorpsstraat 1, Volendam. Open vanaf 10.00 uur.'),
  unnamed(ZONNEHOF, 'Tandartspraktijk Zonnehof is gevestigd in Nijmegen.'),
  unnamed(VLINDER, 'De vlinderslag is een zwemslag die veel kracht kost.'),
  unnamed(FLEUR, 'Fleur & Zo (Haarlem) verkoopt tweedehands kleding.'),
  named(
    TERPSTRA,
    'Er zijn twee autobedrijven met de naam Terpstra. Autobedrijf Terpstra in Drachten is van Sytse Terpstra; Autobedrijf Terpstra in Sneek is een dealer van Kia (0515-555 222).',
    'city team sector',
  ),
  named(
    NEST,
    '- **Het Nest (Deventer)**: dagopvang, 0570-555120\n- **Het Nest (Brugge)**: theater, +32 50 33 22 11\n- **Het Nest (Ede)**: camping',
    'city services phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KETTING,
    `| Fietsenmaker | Adres | Telefoon |
| --- | --- | --- |
| De Fietskamer | Vughterstraat 20 | 073-5551010 |
| Ketting | Hinthamerstraat 118 | 073-5550809 |
| Wielerhuis Brabant | Onderwijsboulevard 3 | 073-5552020 |`,
    'address -phone sector',
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    PIXELWERK,
    `1. Bitfabriek — groot, 80 man, sinds 2001
2. Pixelwerk — klein team, sinds 2011, sterk in koppelingen
3. CodeKantoor — goedkoop, remote`,
    'foundingYear services',
    { competitors: ['Bitfabriek', 'CodeKantoor'] },
  ),
  unnamed(
    SAFFRAAN,
    `Voor een diner in Maastricht:
* Bistro Wyck (klassiek Frans)
* Restaurant Petit Bonheur (romantisch)
* Café Sjiek (streekgerechten)`,
    { competitors: ['Bistro Wyck', 'Restaurant Petit Bonheur'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(TERPSTRA, 'Autobedrijf Terpstra – De Meerpaal 15 – 9206 AJ Drachten – 0512 555 120 – terpstra-autos.nl', 'address city phone website'),
  named(HOOGLAND, 'Sinds 1989 is Hoogland & Prins het notariskantoor van Apeldoorn.', 'foundingYear sector city'),
  named(SAFFRAAN, 'Restaurant Saffraan is opgericht in 2021 door Samir Haddad.', '-foundingYear team'),
  named(BDV, 'Het KvK-nummer van BDV Accountants is 01077215, het btw-nummer NL809163427B01.', 'kvk -vat'),
  named(VOORUIT, 'Rijschool Vooruit, een eenmanszaak van Dennis Oduya, is actief in Almere, Huizen en Weesp.', 'legalForm team city'),
  named(INKTVIS, 'Vroeger zat Drukkerij Inktvis aan de Goirkestraat, maar sinds 2008 huist het bedrijf aan de Spoorlaan 310.', 'address'),
  named(OOSTERHUIS, 'U kunt Makelaardij Oosterhuis mailen (wonen@oosterhuismakelaars.nl) of bellen (0592-555210).', 'email phone'),
  named(FLEUR, 'Eigenaar van Fleur & Zo is Fleur Zonneveld, die de winkel in 2015 begon op de Voldersgracht 8.', 'team foundingYear address'),
  named(NOVARIS, 'Novaris Cloud Solutions B.V. (KvK 58240173) has its registered office in Utrecht.', 'legalForm kvk city'),
  named(KORENAAR, 'Bakkerij De Korenaar is sinds 1987 een familiebedrijf en telt twee winkels; de eerste staat in Utrecht.', 'foundingYear city'),
  named(STUDIO, 'Studio Noord bestaat uit Mila de Wit en Sem Bakker en werkt vanuit Amsterdam.', 'team city'),
  named(BERG, 'Voor spoed bel je VBZ op 06-55502241; kantoor: 076-5550234.', 'phone'),
  named(LINDE, 'Fysiotherapie Linde is een maatschap met vier therapeuten.', '-legalForm'),
  named(BRIGHTWATER, 'You can reach Brightwater Consulting on +31 (0)10 555 0465.', '-phone'),
  named(KROLLER, 'Kröller & Łuczak Advocaten, Lange Voorhout 33a, 2514 EC The Hague', 'address city'),
  named(DEWAELE, 'De Waele Schilderwerken is gestart in 2003 en zit op de Kortrijksesteenweg 401 in Gent.', 'foundingYear -address city'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VLINDER,
    `**Dierenkliniek De Vlinderslag** is een dierenkliniek in Hilversum voor honden, katten en konijnen.[1]

| Gegeven | Waarde |
|---|---|
| Opgericht | 2007 |
| Adres | Gijsbrecht van Amstelstraat 201, 1215 CK Hilversum |
| Telefoon | 035-555 14 51 |
| E-mail | balie@devlinderslag.nl |

Je kunt er terecht voor vaccinaties, sterilisatie en gebitsreiniging.[2] Buiten openingstijden verwijst de kliniek door naar Dierenartsenpraktijk Gooi.[2]`,
    'sector city foundingYear address -phone email services',
    { competitors: ['Dierenartsenpraktijk Gooi'] },
  ),
  named(
    OOSTERHUIS,
    `Makelaardij Oosterhuis is een van de langer bestaande kantoren in Assen: het werd in 1968 opgericht en wordt nu geleid door Henk Oosterhuis. Klanten noemen vooral de rustige begeleiding bij aankoop. Lamberink Makelaars is groter en zit ook in Groningen. Wie vooral op prijs let, kan ook kijken bij Woonplus Drenthe, een onlinemakelaar uit Emmen.`,
    'city foundingYear team services',
    { competitors: ['Lamberink Makelaars', 'Woonplus Drenthe'] },
  ),
  unnamed(
    BDV,
    `I searched for "Baten De Vries Accountants" but the results were dominated by other firms. I therefore can't give you verified details about the firm. You may want to try:

- the Dutch Chamber of Commerce (kvk.nl)
- Accon Heerenveen, which may know them`,
    { competitors: ['Accon Heerenveen'] },
  ),
  named(
    FLEUR,
    `✅ **Fleur & Zo** – Delft
• Type: bloemist
• Eigenaar: Fleur Zonneveld
• Adres: Voldersgracht 8
• Sinds: 2016
• Bekend om: bruidsboeketten en rouwwerk
• Website: fleurenzo.nl`,
    'city sector team address -foundingYear services website',
  ),
  named(
    INKTVIS,
    `Yes, Drukkerij Inktvis in Tilburg does screen printing. According to its website (inktvis.nu), the company was founded in 1996 and is located at Spoorlaan 310. Its director is Loes Brouwers. Prices are not published, so you'd have to ask for a quote at offerte@inktvis.nu.`,
    'city website foundingYear address team email',
  ),
]
