/** Names that are like the company's, and its name shortened. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, named, STUDIO, unnamed } from '#tests/cases/answers/companies.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from './companies.ts'

export const SIMILAR_NAMES: AnswerCase[] = [
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
  named(ZEEZICHT, 'Er zijn meerdere hotels met de naam Zeezicht:\n- **Hotel Zeezicht, Zandvoort** – familiehotel aan de boulevard, 023-5551012\n- **Hotel Zeezicht, Harlingen** – kleinschalig hotel aan de Zuiderhaven, 0517-555019\n- **Hotel Zeezicht, Vlieland** – bij de veerboot', 'city phone'),
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
