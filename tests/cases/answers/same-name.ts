/** Several companies with one name. */
import { type AnswerCase, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from './companies.ts'

export const SAME_NAME: AnswerCase[] = [
  unnamed(KORENAAR, 'De Korenaar is een molen in Zeddam.'),
  unnamed(KORENAAR, 'De Korenaar in Groningen is een restaurant met een terras.'),
  unnamed(KORENAAR, 'Bakkerij De Korenaar in Sexbierum bakt Fries roggebrood. Telefoon: 0517 55 50 12.'),
  unnamed(KORENAAR, 'De Korenaar (Deventer) is een biologische winkel, KvK 08091827.'),
  unnamed(
    KORENAAR,
    'De Korenaar is een kinderdagverblijf in Almere. Meer informatie staat op www.kdvdekorenaar.nl.',
  ),
  unnamed(
    KORENAAR,
    'Er zijn meerdere bedrijven met deze naam:\n\n1. **De Korenaar** in Arnhem: een bakkerij.\n2. **De Korenaar** in Venlo: een slagerij.\n\nWelke bedoel je?',
  ),
  unnamed(STUDIO, 'Studio Noord in Groningen is een opnamestudio voor muziek, te bereiken via 050 555 88 77.'),
  unnamed(STUDIO, 'Studio Noord is een danszaal in Alkmaar.'),
  unnamed(STUDIO, 'Studio Noord (Leeuwarden) geeft schilderlessen.'),
  unnamed(STUDIO, 'Studio Noord uit Assen is een fotostudio; zie www.studio-noord-assen.nl.'),
  unnamed(LINDE, 'Linde is a German company that supplies industrial gases; its website is www.linde.com.'),
  unnamed(LINDE, 'Linde plc is a chemical company based in Dublin.'),
  unnamed(LINDE, 'Kapsalon Linde knipt zonder afspraak.'),
  unnamed(BRIGHTWATER, 'Brightwater in Mississauga is a waterfront development in Canada.'),
  unnamed(BRIGHTWATER, 'Brightwater Consulting, based in Denver, helps hospitals; see brightwaterconsulting.com.'),
  unnamed(HOEKJE, 'Café ’t Hoekje in Volendam is bekend om het livemuziekprogramma.'),
  unnamed(HOEKJE, 'Café ’t Hoekje, Kerkstraat 3, 5611 GH Eindhoven'),
  unnamed(
    KORENAAR,
    'Bedoel je een ander bedrijf met dezelfde naam? De Korenaar is namelijk ook een molen in Sint-Oedenrode.',
  ),
  named(
    KORENAAR,
    'Er zijn meerdere bedrijven met deze naam:\n\n1. **De Korenaar** in Utrecht: een bakkerij, telefoon 030 555 01 23.\n2. **De Korenaar** in Venlo: een slagerij, telefoon 077 555 11 22.',
    'city sector phone',
  ),
  named(
    KORENAAR,
    'De Korenaar in Utrecht is een bakkerij. De Korenaar in Zeddam is een molen, gebouwd in 1840, telefoon 0314 55 50 99.',
    'city sector',
  ),
  named(
    STUDIO,
    'Studio Noord in Groningen is een opnamestudio. Studio Noord in Amsterdam maakt websites en is in 2014 opgericht.',
    'city foundingYear',
  ),
  named(
    STUDIO,
    '## Studio Noord (Amsterdam)\nWebdesign en fotografie. Telefoon 06 55 50 12 34.\n\n## Studio Noord (Leeuwarden)\nSchilderlessen. Telefoon 058 555 66 77.',
    'city services phone',
  ),
  named(
    BRIGHTWATER,
    'There are two companies called Brightwater. Brightwater Consulting in Rotterdam was founded in 2009. Brightwater in Mississauga is a housing development.',
    'city foundingYear',
  ),
  named(HOEKJE, 'Café ’t Hoekje aan de Poelestraat 41 is iets anders dan Café ’t Hoekje in Volendam.', 'address'),
  // A wrong fact about the company itself is no other company.
  named(KORENAAR, 'Bakkerij De Korenaar is gevestigd in Amersfoort. E-mail: info@dekorenaar.nl.', '-city email'),
  named(STUDIO, 'Studio Noord zit aan de Prinsengracht 481 in Rotterdam.', '-city address'),
  named(LINDE, 'Fysiotherapie Linde is gevestigd in Deventer en biedt manuele therapie.', '-city services'),
  named(HOEKJE, 'Café ’t Hoekje: 050 555 05 67, gevestigd in Assen.', '-city phone'),
]
