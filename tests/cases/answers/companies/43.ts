/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WIERSUM = withRivals(
  {
    name: 'Loodgietersbedrijf Wiersum',
    aliases: ['Wiersum', 'Wiersum Loodgieters', 'LBW'],
    legalName: 'Loodgietersbedrijf Wiersum V.O.F.',
    legalForm: 'vof',
    websites: ['https://loodgieterwiersum.nl'],
    phones: ['0592 55 51 74'],
    emails: ['planning@loodgieterwiersum.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 88', postalCode: '9401 GT', city: 'Assen' }],
    foundingYear: 1974,
    kvk: '04037718',
    vat: 'NL806514927B01',
    sector: 'loodgieter',
    services: ['Lekkage verhelpen', 'Rioolontstopping', 'Onderhoud cv-ketel', 'Badkamerrenovatie', 'Zinkwerk'],
    team: [
      { name: 'Harm Wiersum', role: 'eigenaar' },
      { name: 'Jeroen Wiersum', role: 'mede-eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Nijdam', website: 'https://nijdaminstallatie.nl' },
    { name: 'Drentse Loodgieters', website: 'https://www.drentseloodgieters.nl' },
    { name: 'Waterwacht Assen' },
  ],
)

export const SPIL = withRivals(
  {
    name: 'Fysiotherapie De Spil',
    aliases: ['De Spil', 'Fysio De Spil', 'FDS'],
    legalName: 'Maatschap Fysiotherapie De Spil',
    legalForm: 'maatschap',
    websites: ['https://www.fysiodespil.nl'],
    phones: ['033 555 24 19'],
    emails: ['balie@fysiodespil.nl'],
    addresses: [{ street: 'Leusderweg 214', postalCode: '3817 KC', city: 'Amersfoort' }],
    foundingYear: 2003,
    kvk: '32089461',
    vat: 'NL813570246B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Kinderfysiotherapie', 'Dry needling', 'Bekkenfysiotherapie', 'Sportfysiotherapie'],
    team: [
      { name: 'Marijke Hoogland', role: 'praktijkhouder en fysiotherapeut' },
      { name: 'Tom Brandsma', role: 'manueel therapeut' },
      { name: 'Aylin Demir', role: 'kinderfysiotherapeut' },
      { name: 'Joost van Leer', role: 'sportfysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'FysioPlus Eemland', website: 'https://fysiopluseemland.nl' },
    { name: 'Beweegcentrum Vathorst', website: 'https://beweegcentrumvathorst.nl' },
    { name: 'Paramedisch Centrum Randenbroek' },
  ],
)

export const INKTVOGEL = withRivals(
  {
    name: 'Inktvogel',
    aliases: ['Studio Inktvogel', 'Bureau Inktvogel', 'SIV'],
    legalName: 'Inktvogel Grafisch Ontwerp B.V.',
    legalForm: 'bv',
    websites: ['https://inktvogel.nl'],
    phones: ['073 555 38 06'],
    emails: ['hallo@inktvogel.nl'],
    addresses: [{ street: 'Tramkade 22', postalCode: '5211 VB', city: "'s-Hertogenbosch" }],
    foundingYear: 2009,
    kvk: '17254380',
    vat: 'NL820946137B01',
    sector: 'grafisch ontwerpbureau',
    services: ['Huisstijlontwerp', 'Logo-ontwerp', 'Boekontwerp', 'Verpakkingsontwerp', 'Illustratie'],
    team: [
      { name: 'Femke Aarts', role: 'oprichter en creatief directeur' },
      { name: 'Ruben Smulders', role: 'grafisch ontwerper' },
      { name: 'Noor Verhagen', role: 'illustrator' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Kleurkracht', website: 'https://bureaukleurkracht.nl' },
    { name: 'Studio Zandpad', website: 'https://studiozandpad.nl' },
    { name: 'Merkmakers Brabant' },
  ],
)
