/** Answers written after those of last.ts had been learnt from. */
import { type AnswerCase, BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, named, STUDIO, unnamed } from '#tests/cases/answers/companies.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/second/companies.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(BERG, 'Over het bedrijf Van der Berg & Zonen Installatietechniek heb ik in openbare bronnen niets kunnen ontdekken.'),
  unnamed(STUDIO, 'Ik herken de naam Studio Noord niet.'),
  unnamed(KROLLER, 'I was unable to locate any firm by the name of Kröller & Łuczak Advocaten.'),
  unnamed(PIXELWERK, 'Er lijkt geen bedrijf genaamd Pixelwerk in Eindhoven geregistreerd te zijn.'),
  named(LINDE, 'Fysiotherapie Linde zit in Zwolle, maar of er op zaterdag behandeld wordt weet ik niet.', 'city'),
]
export const NAMES: AnswerCase[] = [
  unnamed(KORENAAR, 'De Korenschoof, een bakkerij aan de Molenstraat in Utrecht, is bekend om zijn speltbrood.'),
  unnamed(BERG, 'Van der Berg Advocatuur in Breda behandelt ook huurzaken.'),
  unnamed(DEWAELE, 'Piet De Waele is loodgieter in Gent.'),
  named(STUDIO, "Studio Noord's portfolio bevat vooral huisstijlen voor musea.", 'services'),
  named(NEST, 'Bij KINDEROPVANG HET NEST kun je terecht voor peuteropvang.', 'services'),
]
export const SAME_NAME: AnswerCase[] = [
  unnamed(HOEKJE, 'Café ’t Hoekje te Enschede is elke dag open vanaf 10 uur.'),
  unnamed(PIXELWERK, 'Pixelwerk is een drukkerij in Roermond, opgericht in 1988.'),
  unnamed(BRIGHTWATER, 'Brightwater Consulting is an Australian HR company based in Sydney.'),
  named(KORENAAR, '1. De Korenaar, Utrecht – bakkerij\n2. De Korenaar, Zeddam – molen\n3. De Korenaar, Asten – restaurant', 'city'),
]
export const FACTS: AnswerCase[] = [
  named(ZONNEHOF, 'Tandartspraktijk Zonnehof is per mail bereikbaar via balie@zonnehoftandartsen.nl en telefonisch op 033 – 555 06 87.', 'email -phone'),
  named(KETTING, 'Fietsenmakerij Ketting zit sinds 2016 aan de Hinthamerstraat 118 in Den Bosch en is een eenmanszaak.', 'foundingYear address city legalForm'),
  named(PIXELWERK, 'Pixelwerk is in 2013 gestart door Bram Hendriks.', '-foundingYear team'),
  named(BERG, 'VBZ heeft zijn kantoor in Breda, Ceresstraat 17.', 'city -address'),
  named(KROLLER, 'Telefoon Kröller Advocaten: 070/5550789. KvK: 27193854.', 'phone -kvk'),
  named(HOEKJE, 'Café ’t Hoekje zit al bijna een eeuw in de Poelestraat in Groningen.', 'address city'),
]
export const ASSISTANTS: AnswerCase[] = [
  named(
    STUDIO,
    `**Studio Noord** is een Amsterdams ontwerpbureau, opgericht in 2014.

| Onderdeel | Details |
|---|---|
| Diensten | Webdesign, huisstijlen, fotografie |
| Adres | Prinsengracht 481, 1016 HP Amsterdam |
| E-mail | hallo@studionoord.nl |
| Oprichter | Mila de Wit |

Concurrenten zijn onder meer Bureau Zuid en Koeweiden Postma.`,
    'foundingYear services address city email team',
  ),
  named(
    ZEEZICHT,
    `Ik zou deze drie overwegen:

1. **Strandhotel Noordzee** – luxe, met spa. ☎ 023-5557000
2. **Hotel Zeezicht** – charmant en betaalbaar, met een uitgebreid ontbijtbuffet. ☎ 023-5551012
3. **Hotel Duinrand** – rustig. ☎ 023-5558000

Alle drie liggen in Zandvoort.`,
    'services phone city',
    { competitors: ['Strandhotel Noordzee', 'Hotel Duinrand'] },
  ),
  unnamed(
    NEST,
    `Ik vond geen kinderopvang met precies deze naam in Deventer. Wel zijn er:
- Kindercentrum De Boomhut (Boxbergerweg)
- Partou Colmschate

Misschien bedoel je Kinderopvang Het Nest in Almelo?`,
    { competitors: ['Kindercentrum De Boomhut', 'Partou'] },
  ),
  named(
    BRIGHTWATER,
    `**Brightwater Consulting** — quick profile

• Sector: consultancy
• HQ: Rotterdam, NL
• Founded: 2008
• Key people: Helen Marsh (founder)
• Services: flood risk analysis
• Website: www.brightwater.eu`,
    'sector city -foundingYear team services website',
  ),
]
