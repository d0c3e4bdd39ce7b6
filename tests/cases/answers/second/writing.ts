/** The same facts written in many ways: markdown, numbers in other notations, running text. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from '#tests/cases/answers/companies.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from './companies.ts'

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

export const NOTATIONS: AnswerCase[] = [
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
  named(PIXELWERK, "Pixelwerk was established in '11."),
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
  named(KROLLER, 'Het Haagse kantoor Kröller & Łuczak Advocaten werd in 2001 opgericht door Anaïs Kröller en Tomasz Łuczak.', 'foundingYear team'),
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
