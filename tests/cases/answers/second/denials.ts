/** Answers that know nothing of the company, and those that lack one thing of it. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from '#tests/cases/answers/companies.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from './companies.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(ZONNEHOF, 'Ik heb gezocht op "Tandartspraktijk Zonnehof", maar de zoekresultaten bevatten geen pagina die specifiek over deze praktijk gaat. Voor actuele gegevens kun je terecht op zorgkaartnederland.nl.'),
  unnamed(PIXELWERK, 'Ik beschik niet over informatie over een bedrijf genaamd Pixelwerk. Heb je misschien een link of meer context?'),
  unnamed(KROLLER, "I don't have reliable information about Kröller & Łuczak Advocaten. It's possible that it is a smaller firm with limited online presence. I'd suggest checking the Dutch Bar Association (NOvA) directory."),
  unnamed(ZEEZICHT, 'Geen informatie gevonden.'),
  unnamed(KETTING, 'Er is geen informatie gevonden over Fietsenmakerij Ketting in Den Bosch.'),
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof zit in Amersfoort. Over de openingstijden heb ik geen informatie gevonden.', 'city'),
  named(PIXELWERK, 'Pixelwerk is een softwarebedrijf uit Eindhoven. Ik kon geen openbare informatie vinden over de omzet of het aantal medewerkers.', 'city sector'),
  unnamed(KROLLER, 'Op basis van de beschikbare bronnen [1][2] kan ik niet vaststellen of Kröller & Łuczak Advocaten nog bestaat.'),
  unnamed(ZEEZICHT, "Sorry, I couldn't find anything on Hotel Zeezicht in the sources I have access to."),
  unnamed(KETTING, 'Helaas, "Ketting" levert als zoekterm vooral sieraden en fietsonderdelen op; een fietsenmaker met die naam ben ik niet tegengekomen.'),
  unnamed(ZONNEHOF, 'Mijn kennis over lokale praktijken is beperkt en ik wil geen onjuiste gegevens geven over Tandartspraktijk Zonnehof.'),
  named(PIXELWERK, 'Ja, ik ken Pixelwerk. Het is een bedrijf dat webapplicaties bouwt.', 'services'),
  unnamed(KORENAAR, 'Ik kan momenteel geen gegevens ophalen over Bakkerij De Korenaar. Probeer het later opnieuw.'),
  unnamed(BRIGHTWATER, "My search results don't include anything specific about Brightwater Consulting, so I can't say what they do."),
  unnamed(STUDIO, 'Studio Noord? Die naam zegt me niets. Heb je een website of plaatsnaam?'),
  named(BERG, 'Van der Berg & Zonen Installatietechniek heeft geen vermelding op Klantenvertellen, maar is telefonisch bereikbaar via 076-5550234.', 'phone'),
  named(ZEEZICHT, 'Hotel Zeezicht in Zandvoort heeft 42 kamers. Ik heb geen bevestigde informatie over het laden van elektrische auto’s.', 'city'),
  unnamed(KROLLER, 'There is no publicly available record of a law firm called "Kröller Advocaten" in Rotterdam.'),
  unnamed(HOEKJE, 'Over Café ’t Hoekje in Groningen kan ik helaas weinig zeggen: er zijn geen betrouwbare bronnen die het café beschrijven.'),
  named(LINDE, 'Fysiotherapie Linde wordt genoemd als fysiotherapiepraktijk in Zwolle, al is er verder weinig over bekend.', 'city'),
]
