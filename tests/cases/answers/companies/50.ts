/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const OORSCHOT = withRivals(
  {
    name: 'Van Oorschot Schoonmaakdiensten',
    aliases: ['Van Oorschot Schoonmaak', 'VOS'],
    legalName: 'Van Oorschot Schoonmaakdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://www.vanoorschotschoonmaak.nl'],
    phones: ['033 55 52 740'],
    emails: ['info@vanoorschotschoonmaak.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 84', postalCode: '3812 PM', city: 'Amersfoort' }],
    foundingYear: 1994,
    kvk: '32061847',
    vat: 'NL806214735B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Vloeronderhoud'],
    team: [
      { name: 'Marcel van Oorschot', role: 'directeur' },
      { name: 'Ilse Brandsma', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Eemschoon', website: 'https://eemschoon.nl' },
    { name: 'Schoonmaakbedrijf Dekkers' },
    { name: 'Blinkers Facilitair', website: 'https://www.blinkersfacilitair.nl' },
  ],
)

export const LUWTE = withRivals(
  {
    name: 'Praktijk De Luwte',
    aliases: ['De Luwte', 'Psychologenpraktijk De Luwte', 'PDL'],
    legalForm: 'maatschap',
    websites: ['https://deluwtedeventer.nl'],
    phones: ['0570 55 51 96'],
    emails: ['aanmelden@deluwtedeventer.nl'],
    addresses: [{ street: 'Singel 23', postalCode: '7411 HW', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08198355',
    vat: 'NL821573094B01',
    sector: 'psychologenpraktijk',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Relatietherapie', 'Burn-outbehandeling'],
    team: [
      { name: 'Femke Roelofs', role: 'GZ-psycholoog' },
      { name: 'Tjeerd Huisman', role: 'psychotherapeut' },
    ],
    hours: ['ma,di,do 08:30-20:00; wo,vr 08:30-17:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Psychologen aan de IJssel', website: 'https://psychologenaandeijssel.nl' },
    { name: 'Praktijk Hartman' },
    { name: 'Mentaal Centrum Salland', website: 'https://mentaalcentrumsalland.nl' },
  ],
)

export const TRAPKRACHT = withRivals(
  {
    name: 'Trapkracht',
    aliases: ['Trapkracht Tweewielers', 'Trapkracht Hoorn'],
    legalName: 'Trapkracht Tweewielers V.O.F.',
    legalForm: 'vof',
    websites: ['https://trapkracht.nl'],
    phones: ['0229 55 56 18'],
    emails: ['winkel@trapkracht.nl'],
    addresses: [{ street: 'Kleine Noord 41', postalCode: '1621 JE', city: 'Hoorn' }],
    foundingYear: 2003,
    kvk: '37104962',
    vat: 'NL812490637B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Racefietsen', 'Leasefietsen'],
    team: [
      { name: 'Joost Schermer', role: 'eigenaar' },
      { name: 'Anouk Laan', role: 'werkplaatschef' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 09:00-17:30; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Westfries Fietshuis', website: 'https://westfriesfietshuis.nl' },
    { name: 'Bakker Rijwielen' },
    { name: 'De Gouden Ketting', website: 'https://www.degoudenketting.nl' },
  ],
)
