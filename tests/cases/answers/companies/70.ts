/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Elektro & Beveiliging',
    aliases: ['Terpstra Elektro', 'TEB'],
    legalName: 'Terpstra Elektro & Beveiliging B.V.',
    legalForm: 'bv',
    websites: ['https://terpstra-elektro.nl'],
    phones: ['0513 55 52 47'],
    emails: ['info@terpstra-elektro.nl'],
    addresses: [{ street: 'Ambachtsweg 23', postalCode: '8447 BM', city: 'Heerenveen' }],
    foundingYear: 1994,
    kvk: '01087254',
    vat: 'NL805617294B01',
    sector: 'elektricien en alarminstallateur',
    services: ['Alarmsystemen', 'Camerabewaking', 'Meterkast vervangen', 'Laadpalen'],
    team: [
      { name: 'Hessel Terpstra', role: 'directeur' },
      { name: 'Marije Bos', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Frisec Beveiliging', website: 'https://frisecbeveiliging.nl' },
    { name: 'Elektro Sinnema', website: 'https://elektrosinnema.nl' },
    { name: 'De Stroomman' },
  ],
)

export const RANDMEER = withRivals(
  {
    name: 'Vroedhuis Randmeer',
    aliases: ['Randmeer Verloskundigen', 'VHR'],
    legalForm: 'maatschap',
    websites: ['https://vroedhuisrandmeer.nl'],
    phones: ['0341 55 50 86'],
    emails: ['praktijk@vroedhuisrandmeer.nl'],
    addresses: [{ street: 'Stationslaan 41', postalCode: '3842 LA', city: 'Harderwijk' }],
    foundingYear: 2009,
    kvk: '08197643',
    sector: 'verloskundigenpraktijk',
    services: ['Zwangerschapsbegeleiding', 'Echo', 'Thuisbevalling', 'Kinderwensspreekuur', 'Spiraaltje plaatsen'],
    team: [
      { name: 'Annelies van Vliet', role: 'verloskundige' },
      { name: 'Joyce Mulder', role: 'verloskundige' },
      { name: 'Fatma Yildiz', role: 'echoscopist' },
    ],
    hours: ['ma,di,do,vr 08:30-17:00; wo 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Verloskundigen Dolfijn', website: 'https://verloskundigendolfijn.nl' },
    { name: 'Geboortecentrum Veluwe', website: 'https://geboortecentrumveluwe.nl' },
    { name: 'Praktijk Mare' },
  ],
)

export const TOL = withRivals(
  {
    name: 'De Tol',
    aliases: ['Speelgoedwinkel De Tol', 'De Tol Speelgoed'],
    legalForm: 'vof',
    websites: ['https://detolspeelgoed.nl'],
    phones: ['0182 55 57 19'],
    emails: ['winkel@detolspeelgoed.nl'],
    addresses: [{ street: 'Zeugstraat 28', postalCode: '2801 JC', city: 'Gouda' }],
    foundingYear: 1978,
    kvk: '29041876',
    vat: 'NL001827364B09',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Gezelschapsspellen', 'Poppenhuizen', 'Inpakservice'],
    team: [
      { name: 'Karin Oudijk', role: 'eigenaar' },
      { name: 'Bram Oudijk', role: 'eigenaar' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kek Speelgoed', website: 'https://kekspeelgoed.nl' },
    { name: 'Houtenbeest', website: 'https://houtenbeest.nl' },
    { name: 'Sprinkhaan Spellen' },
  ],
)
