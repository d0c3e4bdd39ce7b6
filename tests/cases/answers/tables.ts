/** Tables in markdown, and lines with tabs. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from './companies.ts'

export const TABLES: AnswerCase[] = [
  named(
    KORENAAR,
    '| Bakkerij | Telefoon | Plaats |\n|---|---|---|\n| Bakkerij Jansen | 030 555 77 88 | Houten |\n| De Korenaar | 030 555 01 23 | Utrecht |',
    'phone city',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(
    KORENAAR,
    '| Bakkerij | Telefoon | Opgericht |\n|:---|---:|---:|\n| Bakkerij Jansen | 030 555 01 23 | 1987 |\n| De Korenaar | 030 555 77 88 | 1950 |',
    '-phone -foundingYear',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(
    KORENAAR,
    '| Gegeven | Waarde |\n|---|---|\n| Naam | Bakkerij De Korenaar |\n| Adres | Molenstraat 12 |\n| Plaats | Utrecht |\n| Telefoon | 030-5550123 |\n| KvK-nummer | 30184726 |\n| Opgericht | 1987 |',
    'address city phone kvk foundingYear',
  ),
  named(
    KORENAAR,
    '**Bakkerij De Korenaar**\n\n| | |\n|---|---|\n| Rechtsvorm | B.V. |\n| Eigenaar | Annet Kuiper |\n| Website | [dekorenaar.nl](https://www.dekorenaar.nl) |\n| E-mail | info@dekorenaar.nl |',
    'legalForm team website email',
  ),
  unnamed(
    KORENAAR,
    '| Bakkerij | Telefoon |\n|---|---|\n| Bakkerij Jansen | 030 555 77 88 |\n| Het Molenbrood | 030 555 66 55 |',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood'] },
  ),
  named(
    KORENAAR,
    'Bedrijf\tPlaats\tTelefoon\nDe Korenaar\tUtrecht\t030 555 01 23\nHet Molenbrood\tZeist\t030 555 66 55',
    'city phone',
    { competitors: ['Het Molenbrood'] },
  ),
  named(
    KORENAAR,
    '| # | Naam | Adres |\n|---|---|---|\n| 1 | Het Molenbrood | Kerkweg 8, 3701 AB Zeist |\n| 2 | De Korenaar | Molenstraat 21, 3581 CD Utrecht |',
    '-address city',
    { competitors: ['Het Molenbrood'] },
  ),
  named(
    STUDIO,
    '| Bureau | Sinds | Plaats |\n| --- | --- | --- |\n| Bureau Zuid | 1999 | Den Haag |\n| **Studio Noord** | 2014 | Amsterdam |',
    'foundingYear city',
  ),
  named(
    STUDIO,
    '| Bureau | Opgericht | Rechtsvorm |\n| --- | --- | --- |\n| Studio Noord | 2012 | B.V. |\n| Bureau Zuid | 2014 | V.O.F. |',
    '-foundingYear -legalForm',
  ),
  unnamed(
    STUDIO,
    '| Bureau | Plaats |\n| --- | --- |\n| Studio Noorderlicht | Leeuwarden |\n| Studio Noordzee | Amsterdam |',
  ),
  named(
    BERG,
    '| Installateur | Warmtepompen | Telefoon |\n|---|---|---|\n| Warmte & Co | ja | 076 555 31 31 |\n| Van der Berg & Zonen Installatietechniek | ja | +31 76 555 02 34 |',
    'services phone',
    { competitors: ['Warmte & Co'] },
  ),
  named(
    BERG,
    '| VBZ | |\n|---|---|\n| Adres | Ceresstraat 7A, 4811CA Breda |\n| Directeur | Kees van der Berg |\n| Oprichtingsjaar | 1926 |',
    'address city team -foundingYear',
  ),
  named(
    BRIGHTWATER,
    '| Field | Value |\n|---|---|\n| Company | Brightwater Consulting B.V. |\n| Founded | 2009 |\n| Headquarters | Rotterdam |\n| Phone | +31 10 555 04 56 |\n| Founder | Helen Marsh |',
    'legalForm foundingYear city phone team',
  ),
  named(
    BRIGHTWATER,
    '| Firm | City | Founded |\n|---|---|---|\n| Deltaworks Partners | Delft | 2009 |\n| Brightwater | The Hague | 2011 |',
    '-city -foundingYear',
  ),
  named(
    LINDE,
    '| Praktijk | Plaats | Behandelingen |\n|---|---|---|\n| Linde | Zwolle | manuele therapie, dry needling |\n| Fysio Centrum | Kampen | echografie |',
    'city services',
  ),
  unnamed(
    LINDE,
    '| Praktijk | Plaats |\n|---|---|\n| Fysio Lindenhof | Zwolle |\n| Fysio Centrum | Kampen |',
  ),
  named(
    HOEKJE,
    '| Café | Adres | Telefoon |\n|---|---|---|\n| Café De Toeter | Turfsingel 6 | 050 555 21 21 |\n| Café ’t Hoekje | Poelestraat 41 | 050 555 05 76 |',
    'address -phone',
  ),
  named(
    HOEKJE,
    'Café ’t Hoekje\n\nAdres\tPoelestraat 41\nPostcode\t9711 PK\nPlaats\tGroningen\nSinds\t1931',
    'address city foundingYear',
  ),
  named(
    STUDIO,
    '<table><tr><td>Studio Noord</td><td>Amsterdam</td><td>hallo@studionoord.nl</td></tr></table>',
    'city email',
  ),
  named(
    KORENAAR,
    '| | De Korenaar | Bakkerij Jansen |\n|---|---|---|\n| Telefoon | 030 555 01 23 | 030 555 77 88 |\n| Opgericht | 1987 | 1950 |',
    'phone foundingYear',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(
    KORENAAR,
    '| Kenmerk | Het Molenbrood | De Korenaar |\n|---|---|---|\n| Adres | Molenstraat 12 | Kerkweg 8 |\n| Opgericht | 1987 | 2001 |',
    '-address -foundingYear',
    { competitors: ['Het Molenbrood'] },
  ),
]
