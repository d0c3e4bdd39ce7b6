/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Wielinga Notarissen',
    aliases: ['Terpstra Wielinga', 'TW Notarissen', 'TWN'],
    legalForm: 'maatschap',
    websites: ['https://terpstrawielinga.nl'],
    phones: ['0513 55 51 72'],
    emails: ['info@terpstrawielinga.nl'],
    addresses: [{ street: 'Dracht 114', postalCode: '8442 BS', city: 'Heerenveen' }],
    foundingYear: 1974,
    kvk: '01094827',
    vat: 'NL812046375B01',
    sector: 'notariskantoor',
    services: ['Hypotheekakte', 'Testament', 'Levenstestament', 'Samenlevingscontract', 'Oprichting bv'],
    team: [
      { name: 'Froukje Terpstra', role: 'notaris' },
      { name: 'Jelle Wielinga', role: 'notaris' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Hoekstra & De Boer Notarissen', website: 'https://hoekstradeboer.nl' },
    { name: 'Notariskantoor Van der Sluis', website: 'https://notarisvandersluis.nl' },
    { name: 'Notariaat De Friese Meren' },
  ],
)

export const KROON = withRivals(
  {
    name: 'De Kroon',
    aliases: ['Barbershop De Kroon', 'De Kroon Barbers'],
    legalForm: 'eenmanszaak',
    websites: ['https://dekroonbarbers.nl'],
    phones: ['076 555 52 14'],
    emails: ['afspraak@dekroonbarbers.nl'],
    addresses: [{ street: 'Haagdijk 83', postalCode: '4811 TR', city: 'Breda' }],
    foundingYear: 2013,
    kvk: '57318842',
    vat: 'NL001947362B17',
    sector: 'barbershop',
    services: ['Heren knippen', 'Baard trimmen', 'Hot towel shave', 'Kinderen knippen'],
    team: [
      { name: 'Youssef Amrani', role: 'eigenaar' },
      { name: 'Daan Verschuren', role: 'barber' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-18:00; do 09:30-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Heren van Breda', website: 'https://herenvanbreda.nl' },
    { name: 'Barberking' },
    { name: 'Kapsalon Ginneken', website: 'https://kapsalonginneken.nl' },
  ],
)

export const VECHTDAL = withRivals(
  {
    name: 'Keukenstudio Vechtdal',
    aliases: ['Vechtdal Keukens', 'KSV'],
    legalName: 'Vechtdal Interieurbouw B.V.',
    legalForm: 'bv',
    websites: ['https://keukenstudiovechtdal.nl'],
    phones: ['0529 55 53 08'],
    emails: ['info@keukenstudiovechtdal.nl'],
    addresses: [{ street: 'Balkerweg 49', postalCode: '7731 RX', city: 'Ommen' }],
    foundingYear: 1998,
    kvk: '05068213',
    vat: 'NL807514936B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Keukenrenovatie', 'Werkbladen', 'Inbouwapparatuur', 'Montage'],
    team: [
      { name: 'Harm Nijboer', role: 'eigenaar' },
      { name: 'Lisette Kamphuis', role: 'keukenadviseur' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bruynink Keukens', website: 'https://bruyninkkeukens.nl' },
    { name: 'Keukenhuis Dalfsen', website: 'https://keukenhuisdalfsen.nl' },
    { name: 'De Keukenloods' },
  ],
)
