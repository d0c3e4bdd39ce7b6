/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Las- en Constructiewerken',
    aliases: ['Hoekstra Lastechniek', 'HLC'],
    legalName: 'Hoekstra Las- en Constructiewerken B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstralas.nl'],
    phones: ['0512 55 51 37'],
    emails: ['info@hoekstralas.nl'],
    addresses: [{ street: 'Tussendiepen 38', postalCode: '9206 AD', city: 'Drachten' }],
    foundingYear: 1994,
    kvk: '01148832',
    vat: 'NL809455173B01',
    sector: 'metaalbewerkingsbedrijf',
    services: ['Constructiewerk', 'Lassen op locatie', 'Trappen en hekwerken', 'RVS op maat', 'Zetten en knippen'],
    team: [
      { name: 'Jelle Hoekstra', role: 'directeur' },
      { name: 'Wietske Dam', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Staalbouw Smallingerland', website: 'https://staalbouwsmallingerland.nl' },
    { name: 'Metaalwerken Postma' },
    { name: 'De Vonk Lasbedrijf', website: 'https://devonklas.nl' },
  ],
)

export const KAPSTOK = withRivals(
  {
    name: 'De Kapstok',
    aliases: ['Huiswerkinstituut De Kapstok', 'HDK'],
    legalForm: 'vof',
    websites: ['https://dekapstokstudie.nl'],
    phones: ['033 555 28 46'],
    emails: ['hallo@dekapstokstudie.nl'],
    addresses: [{ street: 'Utrechtseweg 112', postalCode: '3818 EP', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32158847',
    sector: 'huiswerkinstituut',
    services: ['Huiswerkbegeleiding', 'Bijles', 'Examentraining', 'Studiekeuzebegeleiding'],
    team: [
      { name: 'Marloes van Dalen', role: 'eigenaar' },
      { name: 'Thijs Rutgers', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do 14:30-19:00; vr 14:30-18:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Studiehuis Eemland', website: 'https://studiehuiseemland.nl' },
    { name: 'Leerwijs' },
    { name: 'Bijlespunt Keistad', website: 'https://bijlespuntkeistad.nl' },
  ],
)

export const ROOMHOEK = withRivals(
  {
    name: 'IJssalon Roomhoek',
    aliases: ['Roomhoek', 'De Roomhoek'],
    legalForm: 'eenmanszaak',
    websites: ['https://roomhoek.nl'],
    phones: ['0111 55 57 20'],
    emails: ['ijs@roomhoek.nl'],
    addresses: [{ street: 'Havenpark 21', postalCode: '4301 JG', city: 'Zierikzee' }],
    foundingYear: 1962,
    kvk: '22061935',
    vat: 'NL001847362B29',
    sector: 'ijssalon',
    services: ['Ambachtelijk schepijs', 'IJstaarten', 'Milkshakes', 'IJskar op locatie'],
    team: [{ name: 'Corné de Waal', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do,zo 12:00-20:00; vr,za 12:00-22:00'],
  },
  [
    { name: 'Gelateria San Marco', website: 'https://gelateriasanmarco.nl' },
    { name: "Snackbar 't Sluisje" },
    { name: 'De IJskelder', website: 'https://deijskelder.nl' },
  ],
)
