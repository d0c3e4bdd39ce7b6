/** Several companies below each other, each with facts of its own. */
import { type AnswerCase, BERG, HOEKJE, KORENAAR, named, STUDIO, unnamed } from './companies.ts'

export const LISTS: AnswerCase[] = [
  named(
    KORENAAR,
    'Goede bakkers in Utrecht:\n\n1. Bakkerij Jansen – 030 555 77 88\n2. De Korenaar – 030 555 01 23\n3. Het Molenbrood – 030 555 66 55',
    'city phone',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood'] },
  ),
  named(
    KORENAAR,
    '- **Bakkerij Jansen**: sinds 1950, Dorpsstraat 4\n- **De Korenaar**: sinds 1987, Molenstraat 12\n- **Broodatelier Vers**: sinds 2019',
    'foundingYear address',
    { competitors: ['Bakkerij Jansen', 'Broodatelier Vers'] },
  ),
  named(
    KORENAAR,
    '1. **Bakkerij De Korenaar**\n   - Adres: Molenstraat 12, 3581 CD Utrecht\n   - Telefoon: 030 555 99 99\n2. **Bakkerij Jansen**\n   - Adres: Dorpsstraat 4, 3512 AA Utrecht\n   - Telefoon: 030 555 01 23',
    'address city -phone',
    { competitors: ['Bakkerij Jansen'] },
  ),
  named(
    KORENAAR,
    '1. **Bakkerij Jansen**\n   - Telefoon: 030 555 77 88\n   - Opgericht: 1950\n2. **Bakkerij De Korenaar**\n   - Opgericht: 1978',
    '-foundingYear',
    { competitors: ['Bakkerij Jansen'] },
  ),
  unnamed(KORENAAR, '1. Bakkerij Jansen\n2. Het Molenbrood\n3. Broodatelier Vers', {
    competitors: ['Bakkerij Jansen', 'Het Molenbrood', 'Broodatelier Vers'],
  }),
  unnamed(KORENAAR, 'Mijn top drie: Het Molenbrood, Bakkerij Jansen en Bakkerij Smit.', {
    competitors: ['Bakkerij Jansen', 'Het Molenbrood'],
  }),
  named(
    KORENAAR,
    'Bakkerij Jansen is bereikbaar op 030 555 77 88, De Korenaar op 030 555 01 23 en Het Molenbrood op 030 555 66 55.',
    'phone',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood'] },
  ),
  named(
    KORENAAR,
    'Naast De Korenaar zijn er nog andere bakkers:\n\n* Bakkerij Jansen, Dorpsstraat 4, 030 555 77 88\n* Het Molenbrood, Kerkweg 8, 030 555 66 55',
    '',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood'] },
  ),
  named(
    KORENAAR,
    '**Top 3 bakkers**\n\n🥇 **De Korenaar** – Molenstraat 12\n🥈 **Bakkerij Jansen** – Dorpsstraat 4\n🥉 **Het Molenbrood** – Kerkweg 8',
    'address',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood'] },
  ),
  named(
    BERG,
    '1) Warmte & Co (Breda) – warmtepompen, 076 555 31 31\n2) VBZ (Breda) – cv-ketels, 076 555 02 34\n3) Installatiebedrijf De Groot (Oosterhout)',
    'city services phone',
    { competitors: ['Warmte & Co', 'Installatiebedrijf De Groot B.V.'] },
  ),
  named(
    BERG,
    '• Warmte en Co\n• Van der Berg & Zonen Installatietechniek\n• Installatiebedrijf De Groot',
    '',
    { competitors: ['Warmte & Co', 'Installatiebedrijf De Groot B.V.'] },
  ),
  unnamed(BERG, '• Warmte & Co – 076 555 02 34\n• Installatiebedrijf De Groot – Ceresstraat 7a, 4811 CA Breda', {
    competitors: ['Warmte & Co', 'Installatiebedrijf De Groot B.V.'],
  }),
  named(
    STUDIO,
    '- Bureau Zuid B.V.: Damrak 20, opgericht in 1999\n- Studio Noord: Prinsengracht 481, opgericht in 2014\n- Bureau Oost B.V.: opgericht in 2001',
    'address foundingYear',
  ),
  named(
    STUDIO,
    '### 1. Bureau Zuid\nOpgericht in 1999. Telefoon: 020 555 44 33.\n\n### 2. Studio Noord\nOpgericht in 2016. Telefoon: 06-55501234.\n\n### 3. Bureau Oost\nOpgericht in 2001.',
    'phone -foundingYear',
  ),
  named(
    STUDIO,
    'Voor webdesign in Amsterdam kun je kiezen uit:\n- Studio Noord\n- Bureau Zuid\n- Bureau Oost',
    'city services',
  ),
  named(
    HOEKJE,
    'Leuke cafés in Groningen: Café De Toeter (050 555 21 21), Café ’t Hoekje (050 555 05 67) en Café Wolthoorn (050 555 31 31).',
    'city phone',
  ),
  named(
    HOEKJE,
    '1. Café De Toeter, Turfsingel 6\n2. Café ’t Hoekje, Poelestraat 14\n3. Café Wolthoorn, Turftorenstraat 6',
    '-address',
  ),
  unnamed(HOEKJE, '1. Café De Toeter, Turfsingel 6\n2. Café Wolthoorn, Turftorenstraat 6'),
  named(
    KORENAAR,
    'Contactgegevens van De Korenaar:\n\n- Adres: Molenstraat 12\n- Postcode: 3581 CD\n- Plaats: Utrecht\n- Telefoon: 030 555 01 23\n- E-mail: info@dekorenaar.nl\n- Website: www.dekorenaar.nl',
    'address city phone email website',
  ),
  named(
    KORENAAR,
    'De Korenaar\n- Eigenaar: Annet Kuiper\n- Opgericht: 1987\n- Rechtsvorm: besloten vennootschap\n- KvK: 30184726\n- Btw: NL804719263B01',
    'team foundingYear legalForm kvk vat',
  ),
  named(
    KORENAAR,
    'De Korenaar:\n- eigenaar: Piet Smit\n- opgericht: 1897\n- rechtsvorm: eenmanszaak\n- kvk: 30184762\n- btw-id: NL001234567B89',
    '-team -foundingYear -legalForm -kvk -vat',
  ),
]
