/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const REIGER = withRivals(
  {
    name: 'Jachtwerf De Reiger',
    aliases: ['De Reiger', 'Werf De Reiger', 'JDR'],
    legalName: 'Jachtwerf De Reiger V.O.F.',
    legalForm: 'vof',
    websites: ['https://werfdereiger.nl'],
    phones: ['0515 55 52 19'],
    emails: ['info@werfdereiger.nl'],
    addresses: [{ street: 'De Skatting 14', postalCode: '8621 DX', city: 'Heeg' }],
    foundingYear: 1974,
    kvk: '01073528',
    vat: 'NL004518273B01',
    sector: 'jachtwerf',
    services: ['Scheepsreparatie', 'Winterstalling', 'Antifouling en schilderwerk', 'Motoronderhoud'],
    team: [
      { name: 'Jelle Hoekstra', role: 'eigenaar' },
      { name: 'Marrit Hoekstra', role: 'eigenaar' },
      { name: 'Sytse de Boer', role: 'scheepsschilder' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Piersma Jachtservice', website: 'https://piersmajachtservice.nl' },
    { name: 'Watersport De Fluessen' },
    { name: 'Jachthaven Foekema', website: 'https://www.jachthavenfoekema.nl' },
  ],
)

export const BOUAZZA = withRivals(
  {
    name: 'Kleermakerij Bouazza',
    aliases: ['Bouazza', 'Kleermaker Bouazza'],
    legalForm: 'eenmanszaak',
    websites: ['https://kleermakerijbouazza.nl'],
    phones: ['033 555 81 40'],
    emails: ['atelier@kleermakerijbouazza.nl'],
    addresses: [{ street: 'Langegracht 31B', postalCode: '3811 BT', city: 'Amersfoort' }],
    foundingYear: 1998,
    kvk: '31948207',
    vat: 'NL001846529B37',
    sector: 'kleermaker',
    services: ['Kledingreparatie', 'Maatpakken', 'Ritsen vervangen', 'Bruidsjurken vermaken'],
    team: [{ name: 'Rachid Bouazza', role: 'eigenaar en kleermaker' }],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-20:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'De Gouden Naald', website: 'https://degoudennaald-amersfoort.nl' },
    { name: 'Naaiatelier Stoffig' },
    { name: 'Kledingreparatie Emiclaer', website: 'https://kledingreparatie-emiclaer.nl' },
  ],
)

export const NOORDERBLIK = withRivals(
  {
    name: 'Noorderblik Mediaproducties',
    aliases: ['Noorderblik', 'NBM'],
    legalName: 'Noorderblik Mediaproducties B.V.',
    legalForm: 'bv',
    websites: ['https://noorderblik.tv'],
    phones: ['0592 55 57 63'],
    emails: ['hallo@noorderblik.tv'],
    addresses: [{ street: 'Overcingellaan 7', postalCode: '9401 LA', city: 'Assen' }],
    foundingYear: 2011,
    kvk: '53620917',
    vat: 'NL850962174B01',
    sector: 'videoproductiebedrijf',
    services: ['Bedrijfsfilms', 'Livestreams', 'Dronefilms', 'Aftermovies van evenementen'],
    team: [
      { name: 'Tessa Wildeboer', role: 'directeur' },
      { name: 'Ruben Oosting', role: 'cameraman' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Drentse Beelden', website: 'https://drentsebeelden.nl' },
    { name: 'Studio Koploper', website: 'https://studiokoploper.nl' },
    { name: 'Framewerk' },
  ],
)
