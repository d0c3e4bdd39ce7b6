/** Written after the sixth round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'
import { BDV, FLEUR, HOOGLAND, INKTVIS, NOVARIS, OOSTERHUIS, SAFFRAAN, TERPSTRA, VLINDER, VOORUIT } from '#tests/cases/answers/companies/05.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(VLINDER, 'Ik kan geen specifieke gegevens vinden over Dierenkliniek De Vlinderslag. Het kan zijn dat de kliniek onder een andere naam werkt.'),
  unnamed(BERG, 'Sorry, ik heb geen actuele informatie over Van der Berg & Zonen Installatietechniek. Voor betrouwbare gegevens raad ik aan hun website te bezoeken.'),
  unnamed(OOSTERHUIS, 'I don’t have access to real-time data, so I can’t tell you anything about Makelaardij Oosterhuis.'),
  unnamed(INKTVIS, 'A company called Drukkerij Inktvis does not show up in the sources I checked.'),
  unnamed(BRIGHTWATER, 'Brightwater Consulting does not appear to have a significant online presence, and I found no reliable details.'),
  unnamed(STUDIO, 'Ik ben niet bekend met Studio Noord.'),
  unnamed(HOOGLAND, 'Er is voor zover ik weet geen notariskantoor dat Hoogland & Prins heet.'),
  unnamed(ZONNEHOF, 'De naam Tandartspraktijk Zonnehof komt in geen enkele bron voor die ik ken.'),
  unnamed(KETTING, 'Op basis van de beschikbare informatie kan ik Fietsenmakerij Ketting niet identificeren.'),
  unnamed(NEST, 'Unfortunately, there are no verified reviews or records for Kinderopvang Het Nest that I could find.'),
  unnamed(DEWAELE, 'Jan De Waele is een veelvoorkomende naam; zonder meer context weet ik niet wie je bedoelt.'),
  unnamed(KORENAAR, 'Je noemt Bakkerij De Korenaar. Daar weet ik eerlijk gezegd niets van.'),
  unnamed(SAFFRAAN, 'Restaurant Saffraan kon ik niet terugvinden in Maastricht; mogelijk is het gesloten of van naam veranderd.'),
  unnamed(FLEUR, 'No reliable sources were available for “Fleur & Zo”.'),
  named(TERPSTRA, 'Autobedrijf Terpstra is een garage in Drachten. Recente beoordelingen heb ik niet kunnen vinden.', 'city sector'),
  named(PIXELWERK, 'Pixelwerk bouwt webapplicaties voor de zorg. Er is geen informatie beschikbaar over hun prijzen.', 'services'),
  named(ZEEZICHT, 'Helaas heeft Hotel Zeezicht geen zwembad, maar wel vergaderzalen.', 'services'),
  named(VOORUIT, 'While I couldn’t find pass rates, Rijschool Vooruit in Almere is known for its fear-of-failure training.', 'city services'),
  named(BDV, 'Let op: ik kan niet garanderen dat dit actueel is. BDV Accountants zit in Heerenveen en doet onder meer belastingaangiften.', 'city services'),
]

export const NAMES: AnswerCase[] = [
  unnamed(TERPSTRA, 'Makelaar Terpstra verkoopt huizen in Drachten.'),
  unnamed(VLINDER, 'De Vlindertuin is een dierenartspraktijk in Hilversum.'),
  unnamed(OOSTERHUIS, 'Het Oosterhuis in Assen is een verzorgingshuis.'),
  unnamed(KROLLER, 'Het Kröller-Müller Museum ligt op de Hoge Veluwe.'),
  unnamed(ZEEZICHT, 'Appartement met zeezicht in Zandvoort te huur vanaf 120 euro per nacht.'),
  unnamed(PIXELWERK, 'Pixelwerkers Media maakt reclamefilms in Eindhoven.'),
  unnamed(KETTING, 'Vervang de ketting van je fiets elke 3000 kilometer.'),
  unnamed(NOVARIS, 'Novarix offers cloud migration in Utrecht since 2013.'),
  named(OOSTERHUIS, 'Bij Makelaardij Oosterhuis B.V. kun je terecht voor verhuur.', 'legalForm services'),
  named(NEST, 'Peuteropvang in Deventer: Het Nest heeft plek voor 48 kinderen.', 'services city'),
  named(KETTING, 'Joost van Fietsenmakerij Ketting haalt je bakfiets thuis op.', 'services'),
  named(LINDE, 'De fysiotherapeuten van Fysiotherapie Linde doen ook aan dry-needling.', 'services sector'),
  named(ZEEZICHT, 'Zeezicht Zandvoort is het oudste hotel aan de boulevard.', 'sector city'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(VLINDER, 'De Vlinderslag in Breda is een praktijk voor kinderfysiotherapie.'),
  unnamed(INKTVIS, 'Inktvis is een tattooshop in Den Haag met vier artiesten.'),
  unnamed(BDV, 'BDV staat voor Bund Deutscher Verfahrenstechniker.'),
  unnamed(BRIGHTWATER, 'Brightwater was founded in Seattle as a wastewater treatment plant operated by King County.'),
  unnamed(LINDE, 'Linde is een rivier in Friesland, ook wel De Linde genoemd.'),
  unnamed(HOEKJE, 'Café ’t Hoekje ligt in het centrum van Hoorn, schuin tegenover de kerk.'),
  unnamed(TERPSTRA, 'Autobedrijf Terpstra (Sneek)\nIndustriestraat 4\n8606 JB Sneek\n0515-555 222'),
  unnamed(FLEUR, 'Bloemist Fleur & Zo in Zwolle bezorgt elke dag behalve zondag.'),
  named(
    STUDIO,
    `Er bestaan verschillende bedrijven met de naam Studio Noord:

| Naam | Plaats | Activiteit |
|---|---|---|
| Studio Noord | Groningen | muziekstudio |
| Studio Noord | Amsterdam | webdesign en huisstijlen |
| Studio Noord | Alkmaar | dansschool |`,
    'city services sector',
  ),
  named(
    INKTVIS,
    'Bedoel je Drukkerij Inktvis in Tilburg (drukwerk, sinds 1996) of duikschool Inktvis op Bonaire (sinds 2004)?',
    'city foundingYear',
  ),
  named(KETTING, 'Ketting (Den Bosch) is een fietsenmaker; niet te verwarren met juwelier Ketting & Ring in Tilburg.', 'city sector'),
]

export const LISTS: AnswerCase[] = [
  named(
    FLEUR,
    `### Bloemisten in Delft vergeleken

|Bloemist|Prijs|Bezorging|Bijzonder|
|-|-|-|-|
|Fleur & Zo|€€|ja|Bruidsboeketten|
|De Tulp|€|nee|Markt|
|Bloemenhuis Delft|€€€|ja|Sinds 1955|`,
    'city services sector',
    { competitors: ['De Tulp', 'Bloemenhuis Delft'] },
  ),
  named(
    TERPSTRA,
    `Garages in Drachten en omgeving:

**1. Autoservice Noord**
   - Adres: Noorderhogeweg 12
   - Telefoon: 0512-555999
   - APK: €35

**2. Autobedrijf Terpstra**
   - Adres: De Meerpaal 51
   - Telefoon: 0512-555120
   - APK-keuring: €39

**3. Garage Wijma (Burgum)**
   - Telefoon: 0511-555321`,
    'city -address phone services sector',
    { competitors: ['Autoservice Noord', 'Garage Wijma'] },
  ),
  unnamed(
    NOVARIS,
    `Leading managed hosting providers in the Netherlands include:

1. **Skyhost** – Amsterdam, founded 2008
2. **CloudNine IT** – The Hague
3. **TransIP** – Leiden`,
    { competitors: ['Skyhost', 'CloudNine IT'] },
  ),
  named(
    ZONNEHOF,
    'Goede tandartsen in Amersfoort zijn Mondzorg Eemplein, Tandartspraktijk Zonnehof (033-5550678) en Tandheelkundig Centrum Vathorst (033-5551122).',
    'city phone sector',
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(VLINDER, 'De dierenkliniek aan de Gijsbrecht van Amstelstraat 201 (De Vlinderslag) is er sinds 2007 en telt drie artsen, onder wie Marjolein Kok.', 'address foundingYear team sector'),
  named(SAFFRAAN, 'Saffraan, dat tot 2018 in de Brusselsestraat zat, vind je nu aan de Rechtstraat 73.', 'address'),
  named(TERPSTRA, 'Autobedrijf Terpstra viert dit jaar zijn vijftigjarig bestaan: de garage werd in 1974 begonnen door de vader van Sytse Terpstra.', 'foundingYear team sector'),
  named(HOOGLAND, 'Hoogland & Prins Notarissen – Deventerstraat 84, Apeldoorn – info@hooglandprins.nl', '-address city email'),
  named(BDV, 'Baten De Vries Accountants employs about 25 people. It was established in Heerenveen in 1981 and its VAT number is NL 8091.63.472.B01.', 'city foundingYear vat'),
  named(INKTVIS, 'Directeur Loes Brouwers nam Drukkerij Inktvis in 2010 over van haar vader.', 'team'),
  named(OOSTERHUIS, 'Makelaardij Oosterhuis, in 1968 gesticht, heeft zowel een kantoor in Assen als in Beilen.', 'foundingYear city'),
  named(FLEUR, 'Voor rouwwerk kun je Fleur & Zo bellen: 015-5552021 (ma t/m za).', 'services phone'),
  named(NOVARIS, 'Novaris Cloud Solutions, registered with the KvK under number 58240137, is based in Utrecht.', '-kvk city'),
  named(VOORUIT, 'Rijschool Vooruit is te bereiken per WhatsApp op +31 6 1255 5190.', 'phone'),
  named(KORENAAR, 'Het brood van De Korenaar komt uit de oven aan de Molenstraat 12A in Utrecht.', '-address city'),
  named(STUDIO, 'Studio Noord werd een decennium geleden, in 2014, opgericht door Mila de Wit en Sem Bakker.', 'foundingYear team'),
  named(LINDE, 'Praktijk Fysiotherapie Linde is gestart in 2008.', '-foundingYear'),
  named(KROLLER, 'Het Haagse kantoor Kröller & Łuczak Advocaten (opgericht 2001) wordt geleid door Anaïs Kröller.', 'foundingYear team city'),
  named(DEWAELE, 'Je kan Jan De Waele bereiken op het nummer +32 (0)9 223 61 62.', 'phone'),
  named(PIXELWERK, 'Het hoofdkantoor van Pixelwerk staat op Strijp-S in Eindhoven (Torenallee 20, 5617BC).', 'city address'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof neemt sinds 2020 geen nieuwe patiënten aan. De praktijk zit aan Stadsring 75.', 'address'),
  named(HOEKJE, 'At Café ’t Hoekje, a café on Poelestraat in Groningen since 1931, a beer costs €3.20.', 'sector address city foundingYear'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    INKTVIS,
    `Drukkerij Inktvis is een Tilburgse drukkerij die zich richt op kleine oplagen. Het bedrijf is in 1996 opgericht en wordt geleid door Loes Brouwers.

**Wat ze doen**
- Boekdruk in eigen huis
- Visitekaartjes, ook met folie
- Ontwerp (via partners)

**Waar je ze vindt**
Spoorlaan 310, 5038 CC Tilburg, op tien minuten lopen van het station. Let op: op sommige websites staat nog het oude adres aan de Goirkestraat 20.

**Contact**
offerte@inktvis.nu | 013 555 18 19`,
    'sector foundingYear team services address city email phone',
  ),
  named(
    SAFFRAAN,
    `I'd suggest Restaurant Saffraan for a Middle Eastern dinner in Maastricht. It's run by chef Samir Haddad and sits on Rechtstraat in the Wyck district. Expect shared plates, tasting menus and a decent wine list. You can book at reserveren@restaurantsaffraan.nl. If it's full, Bistro Wyck around the corner (since 1998) is a good fallback.`,
    'city team address email',
    { competitors: ['Bistro Wyck'] },
  ),
  unnamed(
    OOSTERHUIS,
    `Ik heb geen informatie kunnen vinden over een makelaar met de naam "Makelaardij Oosterhuis" in Assen.

Mogelijke verklaringen:
- De naam is net iets anders gespeld.
- Het kantoor is opgegaan in een ander kantoor.

Wel actief in Assen:
- Lamberink Makelaars
- Woonplus Drenthe`,
    { competitors: ['Lamberink Makelaars', 'Woonplus Drenthe'] },
  ),
  named(
    BDV,
    `**BDV Accountants – profiel**

> Officiële naam: Baten De Vries Accountants & Adviseurs B.V.
> Vestigingsplaats: Heerenveen
> Opgericht in: 1979
> KvK: 01077215
> Diensten: jaarrekeningen, salarisadministratie, fiscaal advies

Het kantoor is lid van de NBA. Een concurrent in dezelfde regio is Accon Heerenveen, opgericht in 1990.`,
    'legalForm city -foundingYear kvk services',
    { competitors: ['Accon Heerenveen'] },
  ),
  named(
    LINDE,
    `Yes. Fysiotherapie Linde is a physiotherapy practice in Zwolle, on the Assendorperdijk. It has been around since 2005 and offers manual therapy and dry needling. You can reach them at 038 555 0345 or praktijk@fysiolinde.nl.`,
    'sector city address foundingYear services phone email',
  ),
]
