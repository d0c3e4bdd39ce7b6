/** Several companies below each other, and answers in the manner of the assistants. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'

export const LISTS: AnswerCase[] = [
  named(
    KORENAAR,
    'Goede bakkers in Utrecht:\n\n1. Bakkerij Jansen – 030 555 77 88\n2. De Korenaar – 030 555 01 23\n3. Het Molenbrood – 030 555 66 55',
    'city phone sector',
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
    'address sector',
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
    'city phone sector',
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

export const ASSISTANTS: AnswerCase[] = [
  named(
    KORENAAR,
    `**Bakkerij De Korenaar** is een ambachtelijke bakker in het centrum van Utrecht. De zaak staat bekend om haar zuurdesembrood en bruidstaarten.

### Contactgegevens
- 📍 **Adres:** Molenstraat 12, 3581 CD Utrecht
- 📞 **Telefoon:** [030 555 01 23](tel:0305550123)
- 🌐 **Website:** [dekorenaar.nl](https://www.dekorenaar.nl)

Wil je dat ik ook de openingstijden opzoek?`,
    'city sector services address phone website',
  ),
  named(
    KORENAAR,
    `In Utrecht zijn verschillende goede bakkers. Een paar aanraders:

1. **Bakkerij Jansen** – Al sinds 1950 een begrip. Adres: Dorpsstraat 4. Tel: 030 555 77 88.
2. **Bakkerij De Korenaar** – Specialist in zuurdesembrood, opgericht in 1978. Tel: 030 555 01 23.
3. **Broodatelier Vers** – Modern concept met koffie erbij, geopend in 2019.

Mijn persoonlijke tip is Bakkerij Jansen.`,
    'city services -foundingYear phone sector',
    { competitors: ['Bakkerij Jansen', 'Broodatelier Vers'] },
  ),
  named(
    KORENAAR,
    'Volgens de Kamer van Koophandel staat Bakkerij De Korenaar B.V. ingeschreven onder KvK-nummer 30184726. Het btw-nummer is NL804719263B01.',
    'legalForm kvk vat',
  ),
  unnamed(
    KORENAAR,
    'Helaas kan ik geen actuele informatie vinden over de bakkerij die je noemt. Ik raad je aan om op Google Maps te kijken of de lokale VVV te raadplegen.',
  ),
  unnamed(
    KORENAAR,
    'Ik heb het web doorzocht, maar er is geen betrouwbare bron die Bakkerij De Korenaar vermeldt. Mogelijk is de bakkerij niet (meer) actief of gebruikt zij een andere naam.',
  ),
  unnamed(
    KORENAAR,
    'De bekendste bakkerijen in Utrecht zijn Bakkerij Jansen, Het Molenbrood en Broodatelier Vers. Voor zuurdesembrood kun je het beste naar Het Molenbrood.',
    { competitors: ['Bakkerij Jansen', 'Het Molenbrood', 'Broodatelier Vers'] },
  ),
  named(
    KORENAAR,
    'Kort antwoord: De Korenaar. De eigenaresse, Annet Kuiper, bakt er met haar team dagelijks vers brood.',
    'team',
  ),
  named(
    KORENAAR,
    'Let op: er bestaan meer zaken die De Korenaar heten. De bakkerij in Utrecht (Molenstraat 12) is degene die zuurdesembrood verkoopt.',
    'city address services sector',
  ),
  unnamed(
    KORENAAR,
    'De Korenaar is een biologische supermarkt in Nijmegen, gevestigd aan de Groenestraat 180. De winkel is telefonisch bereikbaar op 024 555 12 13.',
  ),
  named(
    STUDIO,
    `Studio Noord is een creatief bureau in Amsterdam.

**Diensten**
* Webdesign
* Huisstijlen

**Team**
* Mila de Wit – oprichter
* Sem Bakker – ontwerper

**Contact**
* hallo@studionoord.nl
* 06-55501234`,
    'city services team email phone',
  ),
  named(
    STUDIO,
    'Studio Noord werd in 2014 opgericht door Mila de Wit en is gevestigd aan de Keizersgracht 481 in Amsterdam.',
    'foundingYear team -address city',
  ),
  named(
    STUDIO,
    'Als je een webdesignbureau in Amsterdam zoekt, zou ik Studio Noord en Bureau Zuid met elkaar vergelijken. Beide hebben ervaring met culturele instellingen.',
    'city sector',
  ),
  unnamed(STUDIO, 'Er zijn in Amsterdam-Noord veel studio’s te huur, zoals NDSM-studio’s en Broedplaats Noord.'),
  unnamed(
    STUDIO,
    'Mijn zoekopdracht naar "Studio Noord" leverde vooral resultaten op voor andere bedrijven, zoals Studio Noorderpark. Over het bureau dat je bedoelt heb ik niets gevonden.',
  ),
  unnamed(STUDIO, 'Studio Noord, a recording studio in Tromsø, Norway, was built in 1998.'),
  named(
    BERG,
    `## Installateurs in Breda

### Van der Berg & Zonen Installatietechniek
Familiebedrijf sinds 1962. Plaatst warmtepompen en zonnepanelen.
Telefoon: 076-555 02 34

### Warmte & Co
Sinds 1980. Telefoon: 076-555 31 31`,
    'city foundingYear services phone sector',
    { competitors: ['Warmte & Co'] },
  ),
  named(
    BERG,
    'Voor een storing aan je cv-ketel bel je VBZ (076 – 555 02 34); voor een warmtepomp is Warmte & Co goedkoper.',
    'services phone',
    { competitors: ['Warmte & Co'] },
  ),
  named(
    BERG,
    'VDB Installatie (officieel Van der Berg & Zonen Installatietechniek B.V.) is sinds 1962 actief, met de heer Kees van der Berg als directeur.',
    'legalForm foundingYear team',
  ),
  unnamed(
    BERG,
    'Ik vond geen installatiebedrijf met die naam in Breda. Wel vond ik Warmte & Co en Installatiebedrijf De Groot.',
    { competitors: ['Warmte & Co', 'Installatiebedrijf De Groot B.V.'] },
  ),
  named(
    LINDE,
    'Linde (fysiotherapie, Zwolle) heeft goede beoordelingen. Je vindt de praktijk aan de Assendorperdijk 9.',
    'sector city address',
  ),
  named(
    LINDE,
    'In Zwolle kun je voor manuele therapie terecht bij onder andere Fysiotherapie Linde en Fysio Centrum Zwolle.',
    'city services',
  ),
  unnamed(LINDE, 'De lindeboom (Tilia) is een loofboom. Linde is ook een meisjesnaam.'),
  unnamed(LINDE, 'Linde Material Handling levert heftrucks en is onderdeel van KION Group.'),
  named(
    HOEKJE,
    'Een echte aanrader is Café ’t Hoekje (Poelestraat 41, Groningen), een bruin café uit 1931 met livemuziek.',
    'address city foundingYear sector services',
  ),
  named(
    HOEKJE,
    'Café ’t Hoekje ligt in de Poelestraat in Groningen. Bellen kan op nummer 050-5550567.',
    'address city phone',
  ),
  unnamed(HOEKJE, 'In Groningen zijn Café De Toeter en Café Wolthoorn populair. In een hoekje vind je vaak een piano.'),
  named(
    BRIGHTWATER,
    `Brightwater Consulting is a Rotterdam-based consultancy.

**Key facts**
- Founded: 2009
- Founder: Helen Marsh
- Services: water management, flood risk analysis
- Website: https://brightwater.eu

Sources: brightwater.eu, deltatimes.test`,
    'city sector foundingYear team services website',
  ),
  named(
    BRIGHTWATER,
    'Brightwater Consulting appears to be a small Dutch firm. I found the e-mail address info@brightwater-consulting.com, but I could not verify it.',
    '-email',
  ),
  unnamed(
    BRIGHTWATER,
    'I searched for the company but did not find reliable sources that mention Brightwater Consulting.',
  ),
  unnamed(
    BRIGHTWATER,
    'As of my last update, I have no specific information on Brightwater Consulting. It might be a small or private company.',
  ),
  unnamed(BRIGHTWATER, 'BrightWater Capital Partners LLC manages funds in Chicago.'),
  named(
    BRIGHTWATER,
    'Top consultancies for flood risk analysis in the Netherlands: Deltaworks Partners (Delft), Brightwater Consulting (Rotterdam) and Aqua Advies (Utrecht).',
    'services city sector',
  ),
]
