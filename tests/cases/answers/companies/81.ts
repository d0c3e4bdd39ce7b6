/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KRUIK = withRivals(
  {
    name: 'Café De Kruik',
    aliases: ['De Kruik', 'Eetcafé De Kruik'],
    legalName: 'Café De Kruik V.O.F.',
    legalForm: 'vof',
    websites: ['https://cafedekruik.nl'],
    phones: ['033 555 18 27'],
    emails: ['proost@cafedekruik.nl'],
    addresses: [{ street: 'Langegracht 22', postalCode: '3811 BW', city: 'Amersfoort' }],
    foundingYear: 1994,
    kvk: '32058714',
    vat: 'NL804173952B01',
    sector: 'café',
    services: ['Lunch', 'Speciaalbier', 'Live muziek', 'Zaalverhuur'],
    team: [
      { name: 'Wietske Bonnema', role: 'eigenaar' },
      { name: 'Joris van Aken', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 15:00-23:00; vr,za 12:00-01:00; zo 12:00-20:00'],
  },
  [
    { name: 'Het Hopgenot', website: 'https://hethopgenot.nl' },
    { name: 'Café Van Zanten' },
    { name: 'Stadscafé Koppel', website: 'https://www.stadscafekoppel.nl' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Schoonmaakdiensten',
    aliases: ['Terpstra Schoonmaak', 'TSD'],
    legalName: 'Terpstra Schoonmaakdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://www.terpstraschoon.nl'],
    phones: ['0512 55 54 09'],
    emails: ['info@terpstraschoon.nl'],
    addresses: [{ street: 'Het Helmhout 31', postalCode: '9206 AZ', city: 'Drachten' }],
    foundingYear: 2003,
    kvk: '01097532',
    vat: 'NL811425537B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Vloeronderhoud', 'Opleveringsschoonmaak'],
    team: [
      { name: 'Sjoerd Terpstra', role: 'directeur' },
      { name: 'Anneke Hofstra', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Frisia Clean', website: 'https://frisiaclean.nl' },
    { name: 'Schoonmaakbedrijf Veenstra', website: 'https://www.veenstraschoonmaak.nl' },
    { name: 'Helder & Co' },
  ],
)

export const GESPREK = withRivals(
  {
    name: 'Het Gesprek',
    aliases: ['Taalschool Het Gesprek', 'THG'],
    legalForm: 'eenmanszaak',
    websites: ['https://hetgesprektaalschool.nl'],
    phones: ['076 555 23 60'],
    emails: ['welkom@hetgesprektaalschool.nl'],
    addresses: [{ street: 'Nieuwe Boschstraat 48', postalCode: '4811 CX', city: 'Breda' }],
    foundingYear: 2011,
    kvk: '52846193',
    vat: 'NL002184637B44',
    sector: 'taalschool',
    services: ['Spaanse les', 'Italiaanse les', 'Nederlands als tweede taal', 'Conversatiegroepen'],
    team: [
      { name: 'Marisol Ferrer', role: 'eigenaar' },
      { name: 'Bram Kuijpers', role: 'docent Nederlands' },
    ],
    hours: ['ma,di,wo,do 09:00-21:30; vr 09:00-13:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Talenhuis Brabant', website: 'https://talenhuisbrabant.nl' },
    { name: 'Parla Breda', website: 'https://www.parlabreda.nl' },
    { name: 'Lingua Mark' },
  ],
)
