/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TWK = withRivals(
  {
    name: 'TWK Installatietechniek',
    aliases: ['TWK', 'Ter Welle & Kok'],
    legalName: 'Ter Welle & Kok Installatietechniek VOF',
    legalForm: 'vof',
    websites: ['https://www.twk-installatie.nl'],
    phones: ['074 555 31 82', '06 28 55 53 91'],
    emails: ['info@twk-installatie.nl'],
    addresses: [{ street: 'Pruisische Veldweg 18', postalCode: '7552 AC', city: 'Hengelo' }],
    foundingYear: 1989,
    kvk: '06084731',
    vat: 'NL805417362B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Loodgieterswerk', 'Badkamers', 'Warmtepompen'],
    team: [
      { name: 'Gerard ter Welle', role: 'eigenaar' },
      { name: 'Erwin Kok', role: 'eigenaar' },
      { name: 'Sanne Wolbers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Twentse Ketelservice', website: 'https://twentseketelservice.nl' },
    { name: 'Nijland Installaties' },
    { name: 'De Loodgieters van Oost', website: 'https://www.loodgietersvanoost.nl' },
  ],
)

export const CONFETTI = withRivals(
  {
    name: 'Confetti Fotografie',
    aliases: ['Studio Confetti'],
    legalForm: 'eenmanszaak',
    websites: ['https://confettifotografie.nl'],
    phones: ['06 19 55 57 24'],
    emails: ['hallo@confettifotografie.nl'],
    addresses: [{ street: 'Westsingel 31', postalCode: '3811 BC', city: 'Amersfoort' }],
    foundingYear: 2014,
    kvk: '61840297',
    vat: 'NL002174865B39',
    sector: 'trouwfotograaf',
    services: ['Trouwreportages', 'Loveshoots', 'Trouwalbums', 'Fotobooth'],
    team: [{ name: 'Noor Kamphuis', role: 'eigenaar' }],
  },
  [
    { name: 'Ja Ik Wil Fotografie', website: 'https://jaikwilfotografie.nl' },
    { name: 'Studio Wit' },
    { name: 'Lotte Brands Fotografie', website: 'https://www.lottebrands.nl' },
  ],
)

export const VECHTDAL = withRivals(
  {
    name: 'Vechtdal Advocaten',
    aliases: ['Vechtdal Advocatuur', 'VDA'],
    legalName: 'Maatschap Oosterveen & Slag',
    legalForm: 'maatschap',
    websites: ['https://www.vechtdaladvocaten.nl'],
    phones: ['0523 55 51 84'],
    emails: ['secretariaat@vechtdaladvocaten.nl'],
    addresses: [{ street: 'Stationsstraat 26', postalCode: '7772 CH', city: 'Hardenberg' }],
    foundingYear: 2003,
    kvk: '08137264',
    vat: 'NL811936457B01',
    sector: 'advocatenkantoor',
    services: ['Familierecht', 'Arbeidsrecht', 'Strafrecht', 'Letselschade'],
    team: [
      { name: 'Hanneke Oosterveen', role: 'advocaat' },
      { name: 'Jeroen Slag', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Salland Advocaten', website: 'https://sallandadvocaten.nl' },
    { name: 'Mulder Van Essen Advocaten' },
    { name: 'Recht & Raad' },
  ],
)
