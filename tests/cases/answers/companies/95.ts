/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KNIPOOG = withRivals(
  {
    name: 'Knipoog',
    aliases: ['Kapsalon Knipoog', 'Knipoog Kappers'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.knipoogkappers.nl'],
    phones: ['0570 55 54 19'],
    emails: ['afspraak@knipoogkappers.nl'],
    addresses: [{ street: 'Smedenstraat 63', postalCode: '7411 RB', city: 'Deventer' }],
    foundingYear: 2006,
    kvk: '08143726',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Balayage', 'Bruidskapsels'],
    team: [
      { name: 'Esther Nijkamp', role: 'eigenaar' },
      { name: 'Dilara Yilmaz', role: 'kleurspecialist' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-20:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Haarstudio Brink', website: 'https://haarstudiobrink.nl' },
    { name: 'De Kamer Kappers' },
    { name: 'Salon Hanzehof', website: 'https://salonhanzehof.nl' },
  ],
)

export const ROELOFSEN = withRivals(
  {
    name: 'Autobedrijf Roelofsen',
    aliases: ['Roelofsen', 'Garage Roelofsen'],
    legalName: 'Autobedrijf Roelofsen Ede B.V.',
    legalForm: 'bv',
    websites: ['https://www.autoroelofsen.nl'],
    phones: ['0318 55 56 72'],
    emails: ['werkplaats@autoroelofsen.nl'],
    addresses: [{ street: 'Galvanistraat 29', postalCode: '6716 AE', city: 'Ede' }],
    foundingYear: 1979,
    kvk: '09041862',
    vat: 'NL007351824B01',
    sector: 'autogarage',
    services: ['APK', 'Onderhoud', 'Bandenwissel', 'Occasions'],
    team: [
      { name: 'Henk Roelofsen', role: 'eigenaar' },
      { name: 'Marco van Ginkel', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage De Klomp', website: 'https://garagedeklomp.nl' },
    { name: 'Autoservice Veldhuizen' },
    { name: 'Van Maanen Auto’s', website: 'https://vanmaanenautos.nl' },
  ],
)

export const BVT = withRivals(
  {
    name: 'BVT Installatietechniek',
    aliases: ['BVT', 'Bredase Verwarmingstechniek'],
    legalName: 'BVT Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://www.bvtinstallatie.nl'],
    phones: ['076 555 24 80'],
    emails: ['service@bvtinstallatie.nl'],
    addresses: [{ street: 'Minervum 7140', postalCode: '4817 ZN', city: 'Breda' }],
    foundingYear: 2001,
    kvk: '20103857',
    vat: 'NL809627415B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Airconditioning', 'Loodgieterswerk'],
    team: [
      { name: 'Wesley Verkooijen', role: 'directeur' },
      { name: 'Inge Damen', role: 'planning' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Warmtehuis Breda', website: 'https://warmtehuisbreda.nl' },
    { name: 'Installatiebedrijf Jochems', website: 'https://jochems-installatie.nl' },
    { name: 'Mark en Aa Techniek' },
  ],
)
