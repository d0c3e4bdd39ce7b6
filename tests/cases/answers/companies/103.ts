/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WESSELINK = withRivals(
  {
    name: 'Garage Wesselink',
    aliases: ['Autobedrijf Wesselink', 'Wesselink Auto’s'],
    legalName: 'Garage Wesselink B.V.',
    legalForm: 'bv',
    websites: ['https://garagewesselink.nl'],
    phones: ['0314 55 56 18'],
    emails: ['werkplaats@garagewesselink.nl'],
    addresses: [{ street: 'Keppelseweg 214', postalCode: '7009 AD', city: 'Doetinchem' }],
    foundingYear: 1983,
    kvk: '09037452',
    vat: 'NL806214935B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Bandenwissel', 'Aircoservice'],
    team: [
      { name: 'Bennie Wesselink', role: 'eigenaar' },
      { name: 'Sanne te Brake', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Autoservice Slinge', website: 'https://autoserviceslinge.nl' },
    { name: 'Garage De Huet' },
    { name: 'Bosman Mobiliteit', website: 'https://bosmanmobiliteit.nl' },
  ],
)

export const KRUIMEL = withRivals(
  {
    name: 'Kruimel',
    aliases: ['Bakkerij Kruimel', 'Kruimel Brood & Gebak'],
    legalForm: 'eenmanszaak',
    websites: ['https://bakkerijkruimel.nl'],
    phones: ['0164 55 53 40'],
    emails: ['hallo@bakkerijkruimel.nl'],
    addresses: [{ street: 'Potterstraat 17', postalCode: '4611 NJ', city: 'Bergen op Zoom' }],
    foundingYear: 2016,
    kvk: '65820417',
    vat: 'NL002153789B44',
    sector: 'bakkerij',
    services: ['Desembrood', 'Bruidstaarten', 'Glutenvrij gebak', 'Bakworkshops'],
    team: [
      { name: 'Noor Adriaansen', role: 'eigenaar' },
      { name: 'Tim Verhulst', role: 'bakker' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 07:30-17:00; za 07:30-16:00; zo 08:00-12:00'],
  },
  [
    { name: 'Bakkerij Somers', website: 'https://bakkerijsomers.nl' },
    { name: 'Brood van Bram' },
    { name: 'Het Zeeuwse Deeg', website: 'https://hetzeeuwsedeeg.nl' },
  ],
)

export const WVC = withRivals(
  {
    name: 'Walcherse Verhuis Combinatie',
    aliases: ['WVC', 'WVC Verhuizingen'],
    legalName: 'Walcherse Verhuis Combinatie B.V.',
    legalForm: 'bv',
    websites: ['https://wvcverhuizingen.nl'],
    phones: ['0118 55 52 93'],
    emails: ['planning@wvcverhuizingen.nl'],
    addresses: [{ street: 'Industrieweg 45', postalCode: '4382 NA', city: 'Vlissingen' }],
    foundingYear: 1997,
    kvk: '22041863',
    vat: 'NL807530416B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Meubelopslag', 'Verhuisliftverhuur'],
    team: [
      { name: 'Jaap de Visser', role: 'directeur' },
      { name: 'Corine Minderhoud', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Zilt Verhuizers', website: 'https://ziltverhuizers.nl' },
    { name: 'Verhuisbedrijf Provoost' },
    { name: 'De Kaai Transport', website: 'https://dekaaitransport.nl' },
  ],
)

export const ELZENBROEK = withRivals(
  {
    name: 'Elzenbroek',
    aliases: ['Tandartspraktijk Elzenbroek', 'Tandartsen Elzenbroek'],
    legalName: 'Maatschap Tandartsen Elzenbroek',
    legalForm: 'maatschap',
    websites: ['https://tandartselzenbroek.nl'],
    phones: ['072 555 48 13'],
    emails: ['balie@tandartselzenbroek.nl'],
    addresses: [{ street: 'Kennemerstraatweg 188', postalCode: '1814 GS', city: 'Alkmaar' }],
    foundingYear: 2004,
    kvk: '37104926',
    vat: 'NL813906257B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Implantaten', 'Mondhygiëne', 'Tanden bleken'],
    team: [
      { name: 'Fatima Bouzid', role: 'eigenaar' },
      { name: 'Gijs Rinkel', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg De Mare', website: 'https://mondzorgdemare.nl' },
    { name: 'Tandheelkundig Centrum Oudorp', website: 'https://tcoudorp.nl' },
  ],
)

export const OTTER = withRivals(
  {
    name: 'Bright Otter',
    aliases: ['Bright Otter Webdesign', 'BrightOtter'],
    legalName: 'Bright Otter V.O.F.',
    legalForm: 'vof',
    websites: ['https://brightotter.nl'],
    phones: ['0475 55 57 06'],
    emails: ['studio@brightotter.nl'],
    addresses: [{ street: 'Roerkade 9', postalCode: '6041 KZ', city: 'Roermond' }],
    foundingYear: 2011,
    kvk: '52718390',
    vat: 'NL850613274B01',
    sector: 'webbureau',
    services: ['Websites op maat', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Lars Geelen', role: 'oprichter' },
      { name: 'Priya Nandoe', role: 'ontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Pixelmaas', website: 'https://pixelmaas.nl' },
    { name: 'Studio Munster' },
    { name: 'Webwerk Limburg', website: 'https://webwerklimburg.nl' },
  ],
)
