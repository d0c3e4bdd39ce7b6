/** Answers in sentences, right and wrong, in Dutch and English. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from './companies.ts'

export const PROSE: AnswerCase[] = [
  named(
    KORENAAR,
    'Bakkerij De Korenaar is een ambachtelijke bakkerij in Utrecht. Het bedrijf is opgericht in 1987 en staat bekend om zuurdesembrood. Je vindt de winkel aan de Molenstraat 12.',
    'city sector foundingYear services address',
  ),
  named(
    KORENAAR,
    'Bakkerij De Korenaar is in 1897 opgericht door Piet Smit. Annet Kuiper is nu eigenaar.',
    '-foundingYear team',
  ),
  named(KORENAAR, 'De eigenaar van De Korenaar is Jan Vermeer.', '-team'),
  named(KORENAAR, 'De Korenaar biedt geen bedrijfslunch aan.', '-services'),
  named(KORENAAR, 'Op 030 555 01 23 bereik je De Korenaar.', 'phone'),
  named(KORENAAR, 'Het telefoonnummer van Bakkerij Jansen is 030 555 77 88. Dat van De Korenaar is 030 555 01 23.', 'phone', {
    competitors: ['Bakkerij Jansen'],
  }),
  named(
    KORENAAR,
    'De Korenaar bakt beter dan Bakkerij Jansen. Het telefoonnummer is 030 555 01 23.',
    'phone',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(
    KORENAAR,
    'Bakkerij Jansen is opgericht in 1950. De winkel zit naast De Korenaar, in Utrecht.',
    'city',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(KORENAAR, 'De website van De Korenaar is www.dekorenaar.nl.', 'website'),
  named(KORENAAR, 'De website van De Korenaar is www.bakkerij-korenaar.test.', '-website'),
  named(KORENAAR, 'De Korenaar is een slagerij in Utrecht.', 'city -sector'),
  unnamed(KORENAAR, 'In Utrecht zijn veel goede bakkers. Let op vers brood en een goede prijs.'),
  unnamed(KORENAAR, ''),
  unnamed(KORENAAR, 'Ik raad Bakkerij Jansen aan.', { competitors: ['Bakkerij Jansen'] }),
  named(
    STUDIO,
    'Studio Noord is een webdesignbureau uit Amsterdam, opgericht door Mila de Wit. Ze maken huisstijlen en doen fotografie.',
    'city sector team services',
  ),
  named(STUDIO, 'Ontwerper bij Studio Noord is Sem Bakker.', 'team'),
  named(STUDIO, 'Studio Noord heeft geen telefoonnummer op de website staan.'),
  named(STUDIO, 'Met Studio Noord kun je mailen via hallo@studionoord.nl; bellen kan ook: 06 55 50 43 21.', 'email -phone'),
  named(
    BERG,
    'Van der Berg & Zonen Installatietechniek, gevestigd in Breda, installeert cv-ketels en warmtepompen. Directeur is Kees van der Berg.',
    'city services team',
  ),
  named(BERG, 'VBZ uit Breda bestaat sinds 1962. Warmte & Co uit Tilburg bestaat sinds 1980.', 'city foundingYear', {
    competitors: ['Warmte & Co'],
  }),
  named(BERG, 'Kies bijvoorbeeld VBZ of Warmte en Co.', '', { competitors: ['Warmte & Co'] }),
  named(BERG, 'VBZ doet geen zonnepanelen, wel warmtepompen.', '-services'),
  named(
    LINDE,
    'Fysiotherapie Linde is een praktijk in Zwolle. De praktijk is in 2005 gestart en biedt manuele therapie.',
    'city foundingYear services',
  ),
  named(LINDE, 'Linde zit in Zwolle aan de Assendorperdijk 19.', 'city -address'),
  named(HOEKJE, 'Café ’t Hoekje is een café in Groningen dat sinds 1931 bestaat.', 'city sector foundingYear'),
  named(HOEKJE, 'Elke donderdag is er een pubquiz in Café ’t Hoekje, Poelestraat 41.', 'services address'),
  named(
    BRIGHTWATER,
    'Brightwater Consulting is a consultancy based in Rotterdam, founded in 2009 by Helen Marsh. It specialises in flood risk analysis.',
    'city sector foundingYear team services',
  ),
  named(BRIGHTWATER, 'Brightwater Consulting is headquartered in Amsterdam and was founded by Helen Marsh.', '-city team'),
  named(BRIGHTWATER, 'The founder of Brightwater Consulting is Peter Jones.', '-team'),
  named(BRIGHTWATER, 'You can reach Brightwater at office@brightwater.eu or +31 10 555 04 56.', 'email phone'),
  named(BRIGHTWATER, 'Their website, brightwater.eu, says that Brightwater offers water management.', 'website services'),
  unnamed(BRIGHTWATER, 'There are many consultants in Rotterdam; ask for references.'),
  named(BRIGHTWATER, 'Unlike Deltaworks Partners B.V., founded in 1998, Brightwater was founded in 2009.', 'foundingYear'),
]
