/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TOLSMA = withRivals(
  {
    name: 'Tolsma Verhuizingen & Opslag',
    aliases: ['Tolsma Verhuizingen', 'Verhuisbedrijf Tolsma', 'TVO'],
    legalName: 'Tolsma Verhuizingen & Opslag B.V.',
    legalForm: 'bv',
    websites: ['https://tolsmaverhuist.nl'],
    phones: ['0592 55 54 18'],
    emails: ['planning@tolsmaverhuist.nl'],
    addresses: [{ street: 'Dr. A.F. Philipsweg 61', postalCode: '9403 AD', city: 'Assen' }],
    foundingYear: 1964,
    kvk: '04059271',
    vat: 'NL801463925B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuisliften', 'Pianotransport'],
    team: [
      { name: 'Wiebe Tolsma', role: 'directeur' },
      { name: 'Marleen Oosting', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:30; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Drentse Verhuizers', website: 'https://drentseverhuizers.nl' },
    { name: 'Verhuisservice Kuipers' },
    { name: 'De Noorderkist', website: 'https://www.denoorderkist.nl' },
  ],
)

export const BLOS = withRivals(
  {
    name: 'Huidtherapie Blos',
    aliases: ['Blos', 'Praktijk Blos'],
    legalForm: 'maatschap',
    websites: ['https://huidtherapieblos.nl'],
    phones: ['013 555 72 06'],
    emails: ['afspraak@huidtherapieblos.nl'],
    addresses: [{ street: 'Korvelseweg 148', postalCode: '5025 JL', city: 'Tilburg' }],
    foundingYear: 2011,
    kvk: '52917364',
    vat: 'NL850273614B01',
    sector: 'huidtherapiepraktijk',
    services: ['Acnebehandeling', 'Oedeemtherapie', 'Littekentherapie', 'Laserontharing', 'Camouflagetherapie'],
    team: [
      { name: 'Fenna Verhoeven', role: 'huidtherapeut' },
      { name: 'Iris van Gorp', role: 'huidtherapeut' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 12:00-20:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Huidpraktijk Reeshof', website: 'https://huidpraktijkreeshof.nl' },
    { name: 'Skinzorg Brabant' },
    { name: 'De Huidkamer', website: 'https://dehuidkamer.nl' },
  ],
)

export const VINDKRACHT = withRivals(
  {
    name: 'Vindkracht',
    aliases: ['Bureau Vindkracht', 'Vindkracht Online Marketing', 'VOM'],
    legalName: 'Vindkracht Online Marketing V.O.F.',
    legalForm: 'vof',
    websites: ['https://bureauvindkracht.nl'],
    phones: ['0172 55 56 90'],
    emails: ['hallo@bureauvindkracht.nl'],
    addresses: [{ street: 'Raoul Wallenbergplein 23', postalCode: '2404 ND', city: 'Alphen aan den Rijn' }],
    foundingYear: 2016,
    kvk: '66480912',
    vat: 'NL856571208B01',
    sector: 'online marketingbureau',
    services: [
      'Zoekmachineoptimalisatie (SEO)',
      'Google Ads',
      'Social media advertising',
      'E-mailmarketing',
      'Conversieoptimalisatie',
    ],
    team: [
      { name: 'Joost Bakkenes', role: 'mede-eigenaar' },
      { name: 'Naomi Pinas', role: 'mede-eigenaar' },
      { name: 'Tim de Rooij', role: 'SEO-specialist' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Klikfabriek', website: 'https://klikfabriek.nl' },
    { name: 'Rijnstreek Media' },
    { name: 'Studio Bovenaan', website: 'https://studiobovenaan.nl' },
  ],
)
