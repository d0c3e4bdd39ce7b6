/** Answers in the manner of the assistants themselves: longer, with headings, hedges, emoji and offers to help. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from './companies.ts'

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
    'city services -foundingYear phone',
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
    'city address services',
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
    'city',
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
    'city foundingYear services phone',
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
    'address city sector services',
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
    'services city',
  ),
]
