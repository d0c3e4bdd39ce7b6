/** Names, notations and lists again, written after the first had been learnt from; in two files. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'

export const NAMES: AnswerCase[] = [
  unnamed(ZONNEHOF, 'Tandartsenpraktijk Zonnestraal zit aan de Zonnehof in Amersfoort en neemt nieuwe patiënten aan.'),
  unnamed(ZONNEHOF, 'De Zonnehof is een tentoonstellingsgebouw van Rietveld in Amersfoort.'),
  unnamed(PIXELWERK, 'Pixelwerkers is een designcollectief uit Utrecht.'),
  unnamed(PIXELWERK, 'Pixelworks, Inc. (PXLW) is an American semiconductor company based in Portland, Oregon.'),
  unnamed(PIXELWERK, 'Een goede keuze is PixelWerkt, een reclamebureau dat ook webapplicaties maakt.'),
  unnamed(KROLLER, 'Het Kröller-Müller Museum in Otterlo bezit de op een na grootste Van Gogh-collectie ter wereld.'),
  unnamed(KROLLER, 'Kroll Advocaten is gespecialiseerd in arbeidsrecht.'),
  unnamed(KETTING, 'Een fietsketting gaat gemiddeld 3.000 tot 5.000 km mee. Laat je ketting op tijd vervangen.'),
  unnamed(KETTING, 'Ketting & Tandwiel in Rosmalen repareert ook e-bikes.'),
  unnamed(KETTING, 'Onderhoudstips voor je fiets:\n\n1. **Ketting** – Maak schoon en smeer elke 300 kilometer.\n2. **Banden** – Controleer de spanning.\n3. **Remmen** – Laat blokjes op tijd vervangen.'),
  unnamed(ZEEZICHT, 'Restaurant Zeezicht op de boulevard van Scheveningen serveert verse vis.'),
  unnamed(ZEEZICHT, 'Aan de boulevard vind je Hotel Zeerust en Strandhotel Zicht; beide hebben kamers met zeezicht.'),
  unnamed(ZEEZICHT, 'Zoek je een hotel met zeezicht in Zandvoort? Boek dan vroeg, want een hotelkamer met zeezicht is in juli snel weg.'),
  unnamed(KORENAAR, 'De Gouden Korenaar is een bakkerij in Utrecht-Oost.'),
  unnamed(BERG, 'Van den Berg Installaties B.V. uit Breda plaatst warmtepompen.'),
  unnamed(BRIGHTWATER, 'Bright Water Solutions offers flood risk analysis in Rotterdam.'),
  unnamed(STUDIO, 'Studio Noorderlicht maakt huisstijlen voor startups in Amsterdam.'),
  named(ZONNEHOF, 'Zonnehof Tandartsen in Amersfoort staat los van Tandartspraktijk Zonnehoeve in Soest.', 'city'),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(PIXELWERK, 'PW Software B.V. bouwt koppelingen tussen ERP-systemen.', 'legalForm services'),
  named(BERG, 'V.B.Z. uit Breda (076-5550234) kan dezelfde dag nog komen.', 'city phone'),
  named(KROLLER, 'Kroller & Luczak Advocaten (Den Haag) doet veel arbeidsrecht.', 'city services'),
  named(KETTING, 'Fietsenmakerij Ketting, Hinthamerstr. 118, Den Bosch, tel. 073-5550890.', 'address city phone'),
  named(HOEKJE, 'Cafe t Hoekje heeft elke dinsdag een pubquiz.', 'services'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof (TPZ) in Amersfoort is ruim opgezet. TPZ doet ook implantaten.', 'city services'),
  unnamed(BERG, 'VBZ Zürich is de vervoersmaatschappij van de stad Zürich.'),
  unnamed(BERG, 'VBZ staat voor Verkehrsbetriebe Zürich en exploiteert trams en bussen.'),
  named(BERG, 'v.d. Berg & Zn. Installatietechniek in Breda levert zonnepanelen.', 'city services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(ZEEZICHT, 'Hotel Zeezicht op Texel ligt vlak bij de haven van Oudeschild en heeft 20 kamers.'),
  unnamed(ZEEZICHT, 'Hotel Zeezicht Vlieland ligt aan het Havenplein en is gebouwd in 1889.'),
  named(ZEEZICHT, 'Er zijn meerdere hotels met de naam Zeezicht:\n- **Hotel Zeezicht, Zandvoort** – familiehotel aan de boulevard, 023-5551012\n- **Hotel Zeezicht, Harlingen** – kleinschalig hotel aan de Zuiderhaven, 0517-555019\n- **Hotel Zeezicht, Vlieland** – bij de veerboot', 'city phone sector'),
  unnamed(ZEEZICHT, 'Bedoelt u Hotel Zeezicht in Harlingen of in Egmond aan Zee? Beide zijn populair bij wandelaars.'),
  unnamed(PIXELWERK, 'Pixelwerk is a German photography studio located in Hamburg (pixelwerk-hamburg.de).'),
  unnamed(PIXELWERK, 'Pixelwerk GmbH, opgericht in 2003 in Wenen, maakt games voor mobiele telefoons.'),
  named(PIXELWERK, '**Pixelwerk (Eindhoven)** bouwt maatwerksoftware. Niet te verwarren met **Pixelwerk (Gent)**, een drukkerij, tel. +32 9 555 12 12.', 'city'),
  unnamed(ZONNEHOF, 'Tandartspraktijk Zonnehof in Tilburg: Ringbaan-West 12, 5025 VA Tilburg, 013-5550707.'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof — Amersfoort: 033-5550678. Tandartspraktijk Zonnehof — Tilburg: 013-5550707.', 'city phone'),
  unnamed(KETTING, 'Ketting is een Nederlandse achternaam; bekende dragers zijn onder anderen de schrijver Cornelis Ketting.'),
  unnamed(KETTING, 'Juwelier Ketting in Den Bosch verkoopt gouden sieraden.'),
  unnamed(KROLLER, 'Kröller Advocaten te Maastricht is gespecialiseerd in strafrecht en zit aan de Boschstraat 9.'),
  unnamed(STUDIO, 'Studio Noord is een yogastudio in Haarlem-Noord met lessen voor beginners.'),
  unnamed(BRIGHTWATER, 'Brightwater is a Canadian venture studio based in Vancouver, founded in 2018.'),
  unnamed(KORENAAR, 'Ik vond Bakkerij De Korenaar, Dorpsplein 2, 9101 AB Dokkum (0519-555012). Is dit de bakkerij die je zoekt?'),
]

export const LISTS: AnswerCase[] = [
  named(
    ZONNEHOF,
    `Goede tandartsen in Amersfoort volgens reviews:

1. **Mondzorg Eemplein** (4,8 ★, 212 reviews) – nieuwe patiënten welkom
2. **Tandartspraktijk Zonnehof** (4,6 ★, 98 reviews) – gespecialiseerd in implantaten
3. **Tandheelkundig Centrum Vathorst** (4,1 ★)`,
    'city services sector',
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
  unnamed(
    ZONNEHOF,
    'In Amersfoort kun je onder meer terecht bij:\n* Mondzorg Eemplein\n* Tandarts Bergkwartier\n* Dental Clinic Amersfoort',
    { competitors: ['Mondzorg Eemplein'] },
  ),
  named(
    KROLLER,
    `Here are some employment lawyers in The Hague:

- **Hofstad Legal** — boutique firm, founded 2010
- **Kröller & Łuczak Advocaten** — focuses on arbeidsrecht and huurrecht; founded in 2001; +31 70 555 0789
- **Van Rijn & Partners** — large firm, offices in The Hague and Rotterdam`,
    'city services foundingYear phone sector',
    { competitors: ['Hofstad Legal', 'Van Rijn & Partners'] },
  ),
  named(
    KETTING,
    'Fietsenmakers in Den Bosch: De Fietskamer, Ketting en Wielerhuis Brabant. Alle drie repareren e-bikes.',
    'city services sector',
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    PIXELWERK,
    '1) CodeKantoor — Eindhoven — 60 medewerkers\n2) Pixelwerk — Eindhoven — ± 25 medewerkers\n3) Bitfabriek B.V. — Helmond — sinds 2005',
    'city',
    { competitors: ['CodeKantoor', 'Bitfabriek'] },
  ),
  named(PIXELWERK, '• Bitfabriek (0492-555100)\n• Pixelwerk (040-5550109)\n• CodeKantoor (040-5551111)', '-phone', {
    competitors: ['CodeKantoor', 'Bitfabriek'],
  }),
  named(
    ZEEZICHT,
    `Top 5 familiehotels in Zandvoort

1. Hotel Duinrand – direct aan het strand
2. Strandhotel Noordzee – modern, met spa (www.strandhotelnoordzee.nl)
3. Hotel Zeezicht – klassiek hotel sinds 1926, uitgebreid ontbijtbuffet
4. Amsterdam Beach Hotel – loopafstand van het station
5. Center Parcs – voor gezinnen`,
    'sector city foundingYear services',
    { competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'] },
  ),
  unnamed(
    ZEEZICHT,
    '- Strandhotel Noordzee: kamers met zeezicht vanaf € 160\n- Hotel Duinrand: rustig gelegen, geen zeezicht\n- NH Zandvoort: groot hotel aan zee',
    { competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'] },
  ),
  named(
    STUDIO,
    '1. **Amsterdam**\n   - Studio Noord: webdesign en huisstijlen\n   - Bureau Zuid: campagnes\n2. **Rotterdam**\n   - Maasontwerp: verpakkingen',
    'city services',
  ),
  named(
    KORENAAR,
    'Mijn top 3:\n🥇 Het Molenbrood – beste desem\n🥈 Bakkerij De Korenaar – Molenstraat 21, lekker maar druk\n🥉 Bakkerij Jansen – goedkoop',
    '-address',
    { competitors: ['Het Molenbrood', 'Bakkerij Jansen'] },
  ),
  named(
    KETTING,
    `Voor een bakfiets in Den Bosch:

**Wielerhuis Brabant**
Adres: Vughterstraat 5
Telefoon: 073-5551234

**Fietsenmakerij Ketting**
Adres: Hinthamerstraat 118
Telefoon: 06-55507788

**De Fietskamer**
Adres: Orthenstraat 40`,
    'services city address phone',
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    BRIGHTWATER,
    'Other firms worth considering are Deltaworks Partners, founded in 1999, Brightwater, founded in 2011, and Aqua Advies.',
    '-foundingYear',
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PIXELWERK,
    `| Bedrijf | Plaats | Opgericht | Website |
|---|---|---|---|
| CodeKantoor | Eindhoven | 2008 | codekantoor.nl |
| Pixelwerk | Eindhoven | 2011 | pixelwerk.io |
| Bitfabriek | Helmond | 2005 | bitfabriek.nl |`,
    'city foundingYear website',
    { competitors: ['CodeKantoor', 'Bitfabriek'] },
  ),
  named(
    ZEEZICHT,
    `| Kenmerk | Informatie |
| --- | --- |
| Naam | Hotel Zeezicht |
| Adres | Boulevard Barnaart 14, 2041 JB Zandvoort |
| Telefoon | +31 23 555 10 12 |
| Sterren | 3 |
| Bouwjaar | 1924 |
| Inchecken | 15:00–22:00 |`,
    'address city phone',
  ),
  named(
    KROLLER,
    `| | Hofstad Legal | Kröller & Łuczak Advocaten |
|:--|:--:|:--:|
| Plaats | Den Haag | ’s-Gravenhage |
| Sinds | 2010 | 2004 |
| Rechtsgebied | Strafrecht | Huurrecht |`,
    'city -foundingYear services',
    { competitors: ['Hofstad Legal'] },
  ),
  named(
    ZONNEHOF,
    'Praktijk\tTelefoon\tWachttijd\nMondzorg Eemplein\t033-5554321\t2 weken\nTandartspraktijk Zonnehof\t033-5550678\tgeen',
    'phone',
    { competitors: ['Mondzorg Eemplein'] },
  ),
  named(
    KETTING,
    '| # | Zaak | Score | Adres |\n|--|--|--|--|\n| 1 | De Fietskamer | 9,1 | Orthenstraat 40 |\n| 2 | Ketting | 8,8 | Hinthamerstraat 181 |',
    '-address',
    { competitors: ['De Fietskamer'] },
  ),
  named(
    BERG,
    `Van der Berg & Zonen Installatietechniek B.V.

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 20113784 |
| Vestigingsplaats | Breda |
| Rechtsvorm | Besloten vennootschap |
| Oprichtingsdatum | 03-05-1962 |`,
    '-kvk city legalForm foundingYear',
  ),
  named(
    LINDE,
    `| Praktijk | Specialisaties | Afspraak |
|---|---|---|
| Fysio Centrum Zwolle | Sportrevalidatie | 038-5559999 |
| Fysiotherapie Linde | Dry needling, manuele therapie | praktijk@fysiolinde.nl |`,
    'services email',
  ),
  unnamed(ZEEZICHT, '| Hotel | Prijs p.n. |\n|---|---|\n| Hotel Duinrand | € 119 |\n| Strandhotel Noordzee | € 189 |', {
    competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'],
  }),
  named(
    HOEKJE,
    '**Café ’t Hoekje – openingstijden**\n\n| Dag | Open |\n|---|---|\n| ma–do | 16.00 – 01.00 |\n| vr/za | 12:00-03:00 |\n| zo | gesloten |',
  ),
  named(
    STUDIO,
    '<table><tr><th>Bureau</th><th>Stad</th></tr><tr><td>Studio Noord</td><td>Amsterdam</td></tr><tr><td>Maasontwerp</td><td>Rotterdam</td></tr></table>',
    'city',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(PIXELWERK, '# Pixel\u00adwerk\n\nPixel&shy;werk is een softwarebedrijf.', 'sector'),
  named(ZONNEHOF, '> "Tandartspraktijk  Zonnehof is een fijne praktijk" — patiënt op ZorgkaartNederland [^3]\n\n[^3]: https://www.zorgkaartnederland.nl/zorginstelling/tandartspraktijk-zonnehof-amersfoort-123'),
  named(KETTING, 'Hier zijn de gegevens van *Ketting*:\n\n**Website:** [www.kettingfietsen.nl](https://www.kettingfietsen.nl/?utm_source=chatgpt.com)\n**E-mail:** [joost@kettingfietsen.nl](mailto:joost@kettingfietsen.nl)\n**Tel:** [073 – 555 08 90](tel:+31735550890)', 'website email phone'),
  named(KROLLER, '***Kröller & Łuczak Advocaten N.V.*** ([krollerluczak.nl](https://krollerluczak.nl)) is gevestigd aan het **Lange Voorhout 33A** in **Den Haag**.[1][2][3]', 'legalForm website address city'),
  unnamed(PIXELWERK, 'Zie [deze vacature](https://www.pixelwerk.io/jobs/frontend) voor meer informatie.'),
  unnamed(ZEEZICHT, 'Reserveren kan via receptie@hotelzeezicht-zandvoort.nl.'),
  named(KORENAAR, 'Zuurdesembrood koop je in Utrecht bij ***De Korenaar*** (_Molenstraat_ 12)【4†source】.', 'services city address'),
  named(BRIGHTWATER, '## 1\\. Brightwater Consulting\n\n* __Location:__ Coolsingel 93, 3012AE Rotterdam\n* __Phone:__ +31\u00a010\u00a0555\u00a00456\n* __LinkedIn:__ linkedin.com/company/brightwater', 'address city phone'),
  named(STUDIO, '```\nStudio Noord\nPrinsengracht 481\n1016 HP Amsterdam\n```', 'address city'),
  named(ZONNEHOF, '<b>Tandartspraktijk Zonnehof</b><br>Stadsring 75-2<br>3811 HN Amersfoort<br>T 033 555 06 78', 'address city phone'),
  named(BERG, 'Van der Berg & Zonen Installatie­techniek plaatst al ruim 60 jaar cv\u2011ketels.', 'services'),
]

export const FACTS: AnswerCase[] = [
  named(ZEEZICHT, 'Hotel Zeezicht: 0031 23 5551012.', 'phone'),
  named(ZEEZICHT, 'Bel Hotel Zeezicht op +31 (0)23 – 555 1012 of mail naar receptie@hotelzeezicht-zandvoort.nl', 'phone email'),
  named(KETTING, 'Ketting is bereikbaar op 06.55.50.77.88.', 'phone'),
  named(KETTING, 'WhatsApp Ketting via +31655507788', 'phone'),
  named(KETTING, 'Ketting: 073/555 08 90', 'phone'),
  named(PIXELWERK, 'Pixelwerk Software B.V. — KVK 53 47 18 29, BTW NL 8509.47.361.B.01', 'legalForm kvk vat'),
  named(PIXELWERK, 'Pixelwerk (VAT ID: NL850947361B02)', '-vat'),
  named(KROLLER, 'Kröller & Łuczak Advocaten, Lange Voorhout 33 A, 2514EC ’s-Gravenhage', 'address city'),
  named(KROLLER, 'Kröller & Łuczak Advocaten houdt kantoor aan het Lange Voorhout 33-B te Den Haag.', '-address city'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof, Stadsring 75 - 2, Amersfoort', 'address city'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof bestaat al meer dan 25 jaar en telt vijf tandartsen.'),
  named(ZEEZICHT, 'Hotel Zeezicht (anno 1926) telt 42 kamers.', 'foundingYear'),
  named(ZEEZICHT, 'Hotel Zeezicht werd in 1926 geopend en in 2015 volledig gerenoveerd.', 'foundingYear'),
  named(PIXELWERK, 'Pixelwerk\nFounded 2011 · 11–50 employees · Eindhoven', 'foundingYear city'),
  named(PIXELWERK, "Pixelwerk was established in '11.", 'foundingYear'),
  named(BERG, 'Van der Berg & Zonen Installatietechniek: ma-vr 08.00-17.00 uur, storingsdienst 24/7 via 06-55502241.', 'phone'),
  named(BRIGHTWATER, 'Brightwater Consulting can be reached at (010) 555-0456 or +31 10 555 04 65.', '-phone'),
  named(KORENAAR, 'Bakkerij De Korenaar, 3581CD Utrecht, huisnummer 12.', 'address city'),
  named(KORENAAR, 'De Korenaar begon in de jaren ’80 als een klein winkeltje.'),
  named(STUDIO, 'Studio Noord: +31 6 5550 1234', 'phone'),
  named(LINDE, 'Linde, Assendorperdijk nr. 9, Zwolle. Opgericht: 1 september 2005.', 'address city foundingYear'),
  named(HOEKJE, 'Café ’t Hoekje: di t/m do 1600-0100, vr-za 1400-0300. Tel 050 555 05 76.', '-phone'),
]

export const PROSE: AnswerCase[] = [
  named(PIXELWERK, "Pixelwerk's klanten zijn vooral zorginstellingen; CEO Bram Hendriks noemt het bedrijf 'een digitale werkplaats'.", 'team'),
  named(PIXELWERK, 'The founder and CEO of Pixelwerk is Jeroen Smit.', '-team'),
  named(ZEEZICHT, 'Het in 1926 opgerichte Hotel Zeezicht aan de Boulevard Barnaart is bij gezinnen geliefd. Het ligt in Zandvoort.', 'foundingYear address city'),
  named(ZEEZICHT, 'In Zandvoort kun je overnachten bij Hotel Zeezicht, dat ook vergaderzalen en fietsverhuur aanbiedt. Vanuit Amsterdam ben je er in een half uur.', 'city services'),
  named(KROLLER, 'Het Haagse kantoor Kröller & Łuczak Advocaten werd in 2001 opgericht door Anaïs Kröller en Tomasz Łuczak.', 'foundingYear team city'),
  named(KROLLER, 'Voor een ontslagzaak zou ik eerder Hofstad Legal bellen dan Kröller & Łuczak Advocaten, want die laatste doet vooral huurrecht.', 'services', { competitors: ['Hofstad Legal'] }),
  named(ZONNEHOF, 'Zonnehof Tandartsen offers dental care for the whole family and is run by Pieter-Jan Visser.', 'team'),
  named(ZONNEHOF, 'De praktijkhouder van Tandartspraktijk Zonnehof is Karin Mulder.', '-team'),
  named(KETTING, 'Bij Ketting in Den Bosch repareert Joost Ketting zelf je lekke band; een bandreparatie kost daar ongeveer € 17,50.', 'city team services'),
  named(KETTING, 'Joost Ketting begon zijn werkplaats in 2016. Ketting richt zich vooral op bakfietsen en elektrische fietsen.', 'team foundingYear services'),
  named(BERG, 'De monteurs van Van der Berg & Zonen Installatietechniek komen uit Breda en plaatsen sinds 1962 ketels, en tegenwoordig ook warmtepompen.', 'city foundingYear services'),
  named(LINDE, 'Ik zou Linde aanraden: de therapeuten doen aan dry needling en je kunt er snel terecht.', 'services'),
  named(LINDE, 'Linde (heftrucks) is een ander bedrijf; Fysiotherapie Linde aan de Assendorperdijk behandelt rugklachten.', 'address'),
  named(HOEKJE, 'Voor een pubquiz ga je naar Café ’t Hoekje. Het adres is Poelestraat 14 in Groningen.', 'services -address city'),
  named(BRIGHTWATER, 'Helen Marsh founded Brightwater Consulting, which is headquartered in Amsterdam.', 'team -city'),
  named(STUDIO, 'Studio Noord telt twee ontwerpers: Mila de Wit en Sem Bakker. Het tweetal zit in een pand aan de Prinsengracht.', 'team address'),
  named(KORENAAR, 'Annet Kuiper van De Korenaar vertelde RTV Utrecht dat ze in 2023 een tweede winkel wilde openen.', 'team'),
]
