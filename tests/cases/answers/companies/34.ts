/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra & De Haan Hoveniers',
    aliases: ['TDH Hoveniers', 'Terpstra en De Haan'],
    legalForm: 'vof',
    websites: ['https://tdhhoveniers.nl'],
    phones: ['058 555 31 74', '06 55 51 82 03'],
    emails: ['info@tdhhoveniers.nl'],
    addresses: [{ street: 'Harlingerstraatweg 214', postalCode: '8914 AZ', city: 'Leeuwarden' }],
    foundingYear: 1997,
    kvk: '01083652',
    vat: 'NL807315942B01',
    sector: 'hovenier',
    services: ['Tuinaanleg', 'Tuinontwerp', 'Tuinonderhoud', 'Bestrating'],
    team: [
      { name: 'Sjoerd Terpstra', role: 'eigenaar' },
      { name: 'Marleen de Haan', role: 'eigenaar' },
      { name: 'Jelmer Hofstra', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Tuinmeesters Fryslân', website: 'https://tuinmeestersfryslan.nl' },
    { name: 'Hoveniersbedrijf Wiersma' },
    { name: 'De Groene Terp', website: 'https://degroeneterp.nl' },
  ],
)

export const DAUW = withRivals(
  {
    name: 'Schoonheidssalon Dauw',
    aliases: ['Salon Dauw', 'Dauw Huidverzorging'],
    legalForm: 'eenmanszaak',
    websites: ['https://salondauw.nl'],
    phones: ['033 555 26 91'],
    emails: ['afspraak@salondauw.nl'],
    addresses: [{ street: 'Leusderweg 77', postalCode: '3817 KA', city: 'Amersfoort' }],
    foundingYear: 2014,
    kvk: '61478205',
    vat: 'NL002418637B52',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Harsen', 'Wimperlifting', 'Acnebehandeling'],
    team: [{ name: 'Nadia Verbeek', role: 'eigenaar' }],
    hours: ['di,wo,vr 09:00-17:30; do 09:00-21:00; za 09:00-15:00; ma,zo gesloten'],
  },
  [
    { name: 'Beautysalon Eemstad', website: 'https://beautysaloneemstad.nl' },
    { name: 'Huidstudio Lotus' },
    { name: 'Puur Schoon', website: 'https://puurschoon-amersfoort.nl' },
  ],
)

export const VECHTSTREEK = withRivals(
  {
    name: 'Verkeersschool Vechtstreek',
    aliases: ['VSV', 'VSV Rijopleidingen'],
    legalName: 'Coöperatie Verkeersschool Vechtstreek U.A.',
    legalForm: 'cooperatie',
    websites: ['https://vsvrijopleidingen.nl'],
    phones: ['0346 55 57 12'],
    emails: ['planning@vsvrijopleidingen.nl'],
    addresses: [{ street: 'Straatweg 63', postalCode: '3603 CV', city: 'Maarssen' }],
    foundingYear: 1986,
    kvk: '30097418',
    vat: 'NL009274186B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Aanhangerrijbewijs', 'Theoriecursus'],
    team: [
      { name: 'Bart Oosterom', role: 'directeur' },
      { name: 'Samira Haddou', role: 'rij-instructeur' },
    ],
    hours: ['ma,di,wo,do 08:30-20:00; vr 08:30-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Stuurman', website: 'https://rijschoolstuurman.nl' },
    { name: 'Rijcentrum Breukelen' },
    { name: 'Autorijschool De Kroon', website: 'https://autorijschooldekroon.nl' },
  ],
)
