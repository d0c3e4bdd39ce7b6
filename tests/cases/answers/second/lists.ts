/** The company among others, in lists and tables. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from '#tests/cases/answers/companies.ts'
import { KETTING, KROLLER, PIXELWERK, ZEEZICHT, ZONNEHOF } from './companies.ts'

export const LISTS: AnswerCase[] = [
  named(
    ZONNEHOF,
    `Goede tandartsen in Amersfoort volgens reviews:

1. **Mondzorg Eemplein** (4,8 ★, 212 reviews) – nieuwe patiënten welkom
2. **Tandartspraktijk Zonnehof** (4,6 ★, 98 reviews) – gespecialiseerd in implantaten
3. **Tandheelkundig Centrum Vathorst** (4,1 ★)`,
    'city services',
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
  unnamed(
    ZONNEHOF,
    'In Amersfoort kun je onder meer terecht bij:\n* Mondzorg Eemplein\n* Tandarts Bergkwartier\n* Dental Clinic Amersfoort',
    { competitors: ['Mondzorg Eemplein'] },
  ),
  named(
    KROLLER,
    `Here are some employment lawyers in The Hague:

- **Hofstad Legal** — boutique firm, founded 2010
- **Kröller & Łuczak Advocaten** — focuses on arbeidsrecht and huurrecht; founded in 2001; +31 70 555 0789
- **Van Rijn & Partners** — large firm, offices in The Hague and Rotterdam`,
    'city services foundingYear phone',
    { competitors: ['Hofstad Legal', 'Van Rijn & Partners'] },
  ),
  named(
    KETTING,
    'Fietsenmakers in Den Bosch: De Fietskamer, Ketting en Wielerhuis Brabant. Alle drie repareren e-bikes.',
    'city services',
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    PIXELWERK,
    '1) CodeKantoor — Eindhoven — 60 medewerkers\n2) Pixelwerk — Eindhoven — ± 25 medewerkers\n3) Bitfabriek B.V. — Helmond — sinds 2005',
    'city',
    { competitors: ['CodeKantoor', 'Bitfabriek'] },
  ),
  named(PIXELWERK, '• Bitfabriek (0492-555100)\n• Pixelwerk (040-5550109)\n• CodeKantoor (040-5551111)', '-phone', {
    competitors: ['CodeKantoor', 'Bitfabriek'],
  }),
  named(
    ZEEZICHT,
    `Top 5 familiehotels in Zandvoort

1. Hotel Duinrand – direct aan het strand
2. Strandhotel Noordzee – modern, met spa (www.strandhotelnoordzee.nl)
3. Hotel Zeezicht – klassiek hotel sinds 1926, uitgebreid ontbijtbuffet
4. Amsterdam Beach Hotel – loopafstand van het station
5. Center Parcs – voor gezinnen`,
    'sector city foundingYear services',
    { competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'] },
  ),
  unnamed(
    ZEEZICHT,
    '- Strandhotel Noordzee: kamers met zeezicht vanaf € 160\n- Hotel Duinrand: rustig gelegen, geen zeezicht\n- NH Zandvoort: groot hotel aan zee',
    { competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'] },
  ),
  named(
    STUDIO,
    '1. **Amsterdam**\n   - Studio Noord: webdesign en huisstijlen\n   - Bureau Zuid: campagnes\n2. **Rotterdam**\n   - Maasontwerp: verpakkingen',
    'city services',
  ),
  named(
    KORENAAR,
    'Mijn top 3:\n🥇 Het Molenbrood – beste desem\n🥈 Bakkerij De Korenaar – Molenstraat 21, lekker maar druk\n🥉 Bakkerij Jansen – goedkoop',
    '-address',
    { competitors: ['Het Molenbrood', 'Bakkerij Jansen'] },
  ),
  named(
    KETTING,
    `Voor een bakfiets in Den Bosch:

**Wielerhuis Brabant**
Adres: Vughterstraat 5
Telefoon: 073-5551234

**Fietsenmakerij Ketting**
Adres: Hinthamerstraat 118
Telefoon: 06-55507788

**De Fietskamer**
Adres: Orthenstraat 40`,
    'services city address phone',
    { competitors: ['De Fietskamer', 'Wielerhuis Brabant'] },
  ),
  named(
    BRIGHTWATER,
    'Other firms worth considering are Deltaworks Partners, founded in 1999, Brightwater, founded in 2011, and Aqua Advies.',
    '-foundingYear',
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PIXELWERK,
    `| Bedrijf | Plaats | Opgericht | Website |
|---|---|---|---|
| CodeKantoor | Eindhoven | 2008 | codekantoor.nl |
| Pixelwerk | Eindhoven | 2011 | pixelwerk.io |
| Bitfabriek | Helmond | 2005 | bitfabriek.nl |`,
    'city foundingYear website',
    { competitors: ['CodeKantoor', 'Bitfabriek'] },
  ),
  named(
    ZEEZICHT,
    `| Kenmerk | Informatie |
| --- | --- |
| Naam | Hotel Zeezicht |
| Adres | Boulevard Barnaart 14, 2041 JB Zandvoort |
| Telefoon | +31 23 555 10 12 |
| Sterren | 3 |
| Bouwjaar | 1924 |
| Inchecken | 15:00–22:00 |`,
    'address city phone',
  ),
  named(
    KROLLER,
    `| | Hofstad Legal | Kröller & Łuczak Advocaten |
|:--|:--:|:--:|
| Plaats | Den Haag | ’s-Gravenhage |
| Sinds | 2010 | 2004 |
| Rechtsgebied | Strafrecht | Huurrecht |`,
    'city -foundingYear services',
    { competitors: ['Hofstad Legal'] },
  ),
  named(
    ZONNEHOF,
    'Praktijk\tTelefoon\tWachttijd\nMondzorg Eemplein\t033-5554321\t2 weken\nTandartspraktijk Zonnehof\t033-5550678\tgeen',
    'phone',
    { competitors: ['Mondzorg Eemplein'] },
  ),
  named(
    KETTING,
    '| # | Zaak | Score | Adres |\n|--|--|--|--|\n| 1 | De Fietskamer | 9,1 | Orthenstraat 40 |\n| 2 | Ketting | 8,8 | Hinthamerstraat 181 |',
    '-address',
    { competitors: ['De Fietskamer'] },
  ),
  named(
    BERG,
    `Van der Berg & Zonen Installatietechniek B.V.

| Gegeven | Waarde |
|---|---|
| KvK-nummer | 20113784 |
| Vestigingsplaats | Breda |
| Rechtsvorm | Besloten vennootschap |
| Oprichtingsdatum | 03-05-1962 |`,
    '-kvk city legalForm foundingYear',
  ),
  named(
    LINDE,
    `| Praktijk | Specialisaties | Afspraak |
|---|---|---|
| Fysio Centrum Zwolle | Sportrevalidatie | 038-5559999 |
| Fysiotherapie Linde | Dry needling, manuele therapie | praktijk@fysiolinde.nl |`,
    'services email',
  ),
  unnamed(ZEEZICHT, '| Hotel | Prijs p.n. |\n|---|---|\n| Hotel Duinrand | € 119 |\n| Strandhotel Noordzee | € 189 |', {
    competitors: ['Hotel Duinrand', 'Strandhotel Noordzee'],
  }),
  named(
    HOEKJE,
    '**Café ’t Hoekje – openingstijden**\n\n| Dag | Open |\n|---|---|\n| ma–do | 16.00 – 01.00 |\n| vr/za | 12:00-03:00 |\n| zo | gesloten |',
  ),
  named(
    STUDIO,
    '<table><tr><th>Bureau</th><th>Stad</th></tr><tr><td>Studio Noord</td><td>Amsterdam</td></tr><tr><td>Maasontwerp</td><td>Rotterdam</td></tr></table>',
    'city',
  ),
]
