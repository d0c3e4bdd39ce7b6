/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SPIL = withRivals(
  {
    name: 'De Spil',
    aliases: ['Fysiotherapie De Spil', 'Praktijk De Spil'],
    legalForm: 'maatschap',
    websites: ['https://fysiodespil.nl'],
    phones: ['0570 55 53 18'],
    emails: ['balie@fysiodespil.nl'],
    addresses: [{ street: 'Brinkgreverweg 64', postalCode: '7413 AB', city: 'Deventer' }],
    foundingYear: 1999,
    kvk: '38020741',
    vat: 'NL808214637B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Dry needling', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Harm Ensink', role: 'eigenaar' },
      { name: 'Loes Wegereef', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Salland', website: 'https://fysiosalland.nl' },
    { name: 'Beweegcentrum IJssel' },
    { name: 'Praktijk Noordenberg', website: 'https://praktijknoordenberg.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Brouwer Installatietechniek',
    aliases: ['Brouwer', 'Loodgietersbedrijf Brouwer'],
    legalName: 'Brouwer Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://brouwer-installatie.nl'],
    phones: ['075 555 61 42'],
    emails: ['service@brouwer-installatie.nl'],
    addresses: [{ street: 'Provincialeweg 203', postalCode: '1506 MD', city: 'Zaandam' }],
    foundingYear: 1976,
    kvk: '35014826',
    vat: 'NL003916528B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketel onderhoud', 'Warmtepompen', 'Badkamerrenovatie', 'Lekkage verhelpen'],
    team: [
      { name: 'Klaas Brouwer', role: 'directeur' },
      { name: 'Ilse Kuiper', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Zaanse Installateurs', website: 'https://zaanseinstallateurs.nl' },
    { name: 'Loodgieter Kat' },
    { name: 'Van der Laan Techniek', website: 'https://vanderlaantechniek.nl' },
  ],
)

export const KWAST = withRivals(
  {
    name: 'Kwaststreek',
    aliases: ['Schildersbedrijf Kwaststreek', 'Kwaststreek Schilders'],
    legalForm: 'eenmanszaak',
    websites: ['https://kwaststreek.nl'],
    phones: ['024 555 70 36'],
    emails: ['mail@kwaststreek.nl'],
    addresses: [{ street: 'Groesbeekseweg 155', postalCode: '6524 CW', city: 'Nijmegen' }],
    foundingYear: 2009,
    kvk: '09187452',
    vat: 'NL001582940B36',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotreparatie'],
    team: [
      { name: 'Teun Derks', role: 'eigenaar' },
      { name: 'Mirthe Janssen', role: 'kleuradviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Van Haren Schilders', website: 'https://vanharenschilders.nl' },
    { name: 'De Verfploeg' },
    { name: 'Kleurrijk Nijmegen', website: 'https://kleurrijknijmegen.nl' },
  ],
)
