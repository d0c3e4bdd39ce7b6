/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SOLAR = withRivals(
  {
    name: 'Zonnewerk Graafschap',
    aliases: ['Zonnewerk', 'ZWG'],
    legalName: 'Zonnewerk Graafschap B.V.',
    legalForm: 'bv',
    websites: ['https://www.zonnewerkgraafschap.nl'],
    phones: ['0314 55 52 18'],
    emails: ['info@zonnewerkgraafschap.nl'],
    addresses: [{ street: 'Fabriekstraat 22', postalCode: '7005 AR', city: 'Doetinchem' }],
    foundingYear: 2011,
    kvk: '53871946',
    vat: 'NL851093427B01',
    sector: 'zonnepanelen-installateur',
    services: ['Thuisbatterijen', 'Laadpalen', 'Omvormers vervangen', 'Reiniging van zonnepanelen'],
    team: [
      { name: 'Wim Reusink', role: 'directeur' },
      { name: 'Ilse te Brake', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Stroom van Boven', website: 'https://stroomvanboven.nl' },
    { name: 'Bresser Installatietechniek' },
    { name: 'Solarpunt Zutphen', website: 'https://www.solarpuntzutphen.nl' },
  ],
)

export const EATERY = withRivals(
  {
    name: 'Eetcafé De Buren',
    aliases: ['De Buren', 'Restaurant De Buren'],
    legalName: 'V.O.F. De Buren',
    legalForm: 'vof',
    websites: ['https://eetcafedeburen.nl'],
    phones: ['0183 55 54 07'],
    emails: ['reserveren@eetcafedeburen.nl'],
    addresses: [{ street: 'Appeldijk 31', postalCode: '4201 AG', city: 'Gorinchem' }],
    foundingYear: 1998,
    kvk: '23094517',
    vat: 'NL809417263B01',
    sector: 'eetcafé',
    services: ['Lunch', 'Diner', 'Borrelarrangementen', 'Catering', 'Familiefeesten'],
    team: [
      { name: 'Ruud Verhoeven', role: 'eigenaar' },
      { name: 'Annet Blom', role: 'eigenaar' },
      { name: 'Davy Klop', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 11:00-22:00; vr,za 11:00-00:00; zo 12:00-21:00'],
  },
  [
    { name: 'Brasserie Merwezicht', website: 'https://merwezicht.nl' },
    { name: 'Het Oude Veerhuis' },
    { name: 'Bij Toon', website: 'https://www.bijtoongorinchem.nl' },
  ],
)

export const COACH = withRivals(
  {
    name: 'Terpstra Loopbaanadvies',
    aliases: ['Marije Terpstra Loopbaanadvies', 'TLA'],
    legalForm: 'eenmanszaak',
    websites: ['https://terpstraloopbaanadvies.nl'],
    phones: ['06 55 51 27 64'],
    emails: ['marije@terpstraloopbaanadvies.nl'],
    addresses: [{ street: 'Kooikersweide 14', postalCode: '3994 HK', city: 'Houten' }],
    foundingYear: 2016,
    kvk: '66410283',
    vat: 'NL002184759B36',
    sector: 'loopbaancoach',
    services: ['Outplacement', 'Tweede spoor', 'Sollicitatietraining', 'Loopbaanscan', 'Burn-outbegeleiding'],
    team: [{ name: 'Marije Terpstra', role: 'loopbaancoach en eigenaar' }],
    hours: ['ma,di,do 09:00-17:00; wo 09:00-12:30; vr,za,zo gesloten'],
  },
  [
    { name: 'Koers & Co', website: 'https://koersenco.nl' },
    { name: 'Van Rossum Loopbaancoaching' },
    { name: 'De Werkwijzer', website: 'https://www.dewerkwijzer-utrecht.nl' },
  ],
)
