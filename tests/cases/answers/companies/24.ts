/** Companies of answers that a stranger to the rules wrote: a car garage, a caterer, a maker of websites and marketing. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZWANENBURG = withRivals(
  {
    name: 'Autobedrijf Zwanenburg',
    aliases: ['Garage Zwanenburg'],
    legalName: 'Autobedrijf Gebroeders Zwanenburg V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.autozwanenburg.nl'],
    phones: ['072 555 28 37'],
    emails: ['balie@autozwanenburg.nl'],
    addresses: [{ street: 'Helderseweg 83', postalCode: '1815 AB', city: 'Alkmaar' }],
    foundingYear: 1969,
    kvk: '37048216',
    vat: 'NL803725863B01',
    sector: 'autobedrijf',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Bandenwissel', 'Occasions'],
    team: [
      { name: 'Rob Zwanenburg', role: 'eigenaar' },
      { name: 'Dennis Groot', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autoservice De Mare', website: 'https://autoservicedemare.nl' },
    { name: 'Garage Overdie' },
    { name: 'Kaasstad Auto', website: 'https://kaasstadauto.nl' },
  ],
)

export const PEPER = withRivals(
  {
    name: 'Peper & Zout Catering',
    aliases: ['Peper & Zout', 'P&Z Catering'],
    legalForm: 'eenmanszaak',
    websites: ['https://peperenzoutcatering.nl'],
    phones: ['076 555 83 02', '06 31 55 84 27'],
    emails: ['hallo@peperenzoutcatering.nl'],
    addresses: [{ street: 'Speelhuislaan 155', postalCode: '4815 CD', city: 'Breda' }],
    foundingYear: 2014,
    kvk: '60418327',
    vat: 'NL003916482B80',
    sector: 'cateraar',
    services: ['Bruiloften', 'Bedrijfslunches', 'Barbecues', 'Walking dinners'],
    team: [
      { name: 'Nadia el Amrani', role: 'eigenaar' },
      { name: 'Thijs Roovers', role: 'chef-kok' },
    ],
  },
  [
    { name: 'Smaak van Breda', website: 'https://smaakvanbreda.nl' },
    { name: 'Ginneken Catering', website: 'https://ginnekencatering.nl' },
    { name: 'De Feesttafel' },
  ],
)

export const BVK = withRivals(
  {
    name: 'BVK Online',
    aliases: ['Bureau Van Kampen'],
    legalName: 'Van Kampen Online Marketing B.V.',
    legalForm: 'bv',
    websites: ['https://bvkonline.nl'],
    phones: ['033 555 47 60'],
    emails: ['team@bvkonline.nl'],
    addresses: [{ street: 'Stadsring 212', postalCode: '3817 BA', city: 'Amersfoort' }],
    foundingYear: 2008,
    kvk: '32159074',
    vat: 'NL845901631B01',
    sector: 'online marketingbureau',
    services: ['Websites', 'Zoekmachineoptimalisatie', 'Google Ads', 'Socialmediabeheer'],
    team: [
      { name: 'Mirjam van Kampen', role: 'directeur' },
      { name: 'Sander Blok', role: 'hoofd SEO' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Eemklik', website: 'https://eemklik.nl' },
    { name: 'Keizer Digital' },
    { name: 'Webhuis Amersfoort', website: 'https://webhuisamersfoort.nl' },
  ],
)
