/** Answers that know nothing of the company, and those that only seem so. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from './companies.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(KORENAAR, 'Ik kon geen informatie vinden over Bakkerij De Korenaar.'),
  unnamed(KORENAAR, 'Geen informatie gevonden over De Korenaar in Utrecht.'),
  unnamed(
    KORENAAR,
    'Helaas heb ik geen betrouwbare gegevens over Bakkerij De Korenaar kunnen vinden. Controleer de website van De Korenaar of zoek in het handelsregister van de KvK.',
  ),
  unnamed(STUDIO, 'Er is mij geen bedrijf met de naam Studio Noord bekend.'),
  unnamed(STUDIO, 'Over Studio Noord is niets bekend in de bronnen die ik heb geraadpleegd.'),
  unnamed(STUDIO, 'Studio Noord komt niet voor in mijn zoekresultaten.'),
  unnamed(LINDE, 'Ik ken Fysiotherapie Linde niet. Misschien bedoel je een andere praktijk?'),
  unnamed(BERG, 'Mijn excuses, maar ik heb geen gegevens over Van der Berg & Zonen Installatietechniek.'),
  unnamed(BERG, 'VBZ is mij niet bekend als installatiebedrijf. Kun je meer context geven?'),
  unnamed(HOEKJE, 'Er zijn geen resultaten gevonden voor "Café ’t Hoekje".'),
  unnamed(BRIGHTWATER, "I couldn't find any information about Brightwater Consulting."),
  unnamed(BRIGHTWATER, 'I’m not familiar with a company called Brightwater Consulting. Could you share more details?'),
  unnamed(BRIGHTWATER, 'There is no information available on Brightwater in the search results.'),
  unnamed(
    BRIGHTWATER,
    'Unfortunately, my search did not return any results for Brightwater Consulting. You could try contacting Brightwater Consulting directly or check the Dutch Chamber of Commerce.',
  ),
  unnamed(BRIGHTWATER, 'I do not have any data on "Brightwater Consulting B.V.".'),
  unnamed(
    KORENAAR,
    'Ik heb geen specifieke informatie over "De Korenaar". Als je mij meer details geeft, help ik je graag verder.',
  ),
  unnamed(STUDIO, 'Ik kan het bestaan van Studio Noord niet bevestigen.'),
  unnamed(STUDIO, 'No results were found for Studio Noord.'),
  unnamed(KORENAAR, 'Bakkerij De Korenaar? Daar heb ik niets over gevonden.'),
  unnamed(LINDE, 'Ik heb geen telefoonnummer van Fysiotherapie Linde kunnen vinden.'),
  unnamed(KORENAAR, 'Een bakkerij met de naam De Korenaar lijkt niet te bestaan in Utrecht.'),
  // Not denials: the company is known.
  named(KORENAAR, 'De Korenaar is niet de goedkoopste bakkerij van Utrecht, wel een van de beste.', 'city sector'),
  named(
    KORENAAR,
    'Ik kon geen openingstijden vinden, maar Bakkerij De Korenaar zit aan de Molenstraat 12 in Utrecht.',
    'address city',
  ),
  named(STUDIO, 'Er zijn geen negatieve reviews over Studio Noord gevonden.'),
  named(STUDIO, 'Studio Noord heeft geen winkel; je maakt een afspraak.'),
  named(
    BERG,
    'Over een vestiging in Tilburg vond ik niets. Van der Berg & Zonen Installatietechniek is gevestigd in Breda.',
    'city',
  ),
  named(
    BRIGHTWATER,
    'I could not find their opening hours. Brightwater Consulting is based in Rotterdam and was founded in 2009.',
    'city foundingYear',
  ),
  named(HOEKJE, 'Café ’t Hoekje neemt geen reserveringen aan, maar er is bijna altijd plek.'),
  named(LINDE, 'Bij Linde heb je geen verwijzing van de huisarts nodig.'),
]
