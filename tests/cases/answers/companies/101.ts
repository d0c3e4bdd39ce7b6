/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERPSTRA = withRivals(
  {
    name: 'Terpstra Naaimachines',
    aliases: ['Naaimachinehuis Terpstra', 'Terpstra Sneek', 'TNM'],
    legalForm: 'eenmanszaak',
    websites: ['https://terpstranaaimachines.nl'],
    phones: ['0515 55 52 18'],
    emails: ['winkel@terpstranaaimachines.nl'],
    addresses: [{ street: 'Kleinzand 84', postalCode: '8601 BH', city: 'Sneek' }],
    foundingYear: 1974,
    kvk: '01084537',
    vat: 'NL001738264B57',
    sector: 'naaimachinewinkel',
    services: ['Verkoop van naaimachines', 'Reparatie en onderhoud', 'Lockmachines', 'Borduurmachines', 'Naaicursussen'],
    team: [
      { name: 'Froukje Terpstra', role: 'eigenaar' },
      { name: 'Wiebe Hoekstra', role: 'monteur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 09:30-16:00; zo gesloten'],
  },
  [
    { name: 'Naaicentrum Friesland', website: 'https://naaicentrumfriesland.nl' },
    { name: 'De Gouden Spoel' },
    { name: 'Bijlsma Stoffen & Machines', website: 'https://bijlsmastoffen.nl' },
  ],
)

export const WIEG = withRivals(
  {
    name: 'Verloskundigenpraktijk De Wieg',
    aliases: ['De Wieg', 'Verloskundigen De Wieg', 'VDW'],
    legalForm: 'maatschap',
    websites: ['https://verloskundigendewieg.nl'],
    phones: ['0475 55 54 63'],
    emails: ['assistente@verloskundigendewieg.nl'],
    addresses: [{ street: 'Swalmerstraat 41', postalCode: '6041 CV', city: 'Roermond' }],
    foundingYear: 2003,
    kvk: '14096218',
    sector: 'verloskundigenpraktijk',
    services: ['Zwangerschapsbegeleiding', 'Echo’s', 'Thuisbevallingen', 'Kraamcontroles', 'Preconceptieconsult'],
    team: [
      { name: 'Marloes Geraedts', role: 'praktijkhouder' },
      { name: 'Inge Cuypers', role: 'verloskundige' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo,vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Verloskundigen Maas en Roer', website: 'https://maasenroer.nl' },
    { name: 'Geboortehuis Roerdalen', website: 'https://geboortehuisroerdalen.nl' },
    { name: 'Praktijk Lief Begin' },
  ],
)

export const COLLECTIEF = withRivals(
  {
    name: 'Salaris Collectief Noord',
    aliases: ['SCN', 'Salariscollectief Noord'],
    legalName: 'Salaris Collectief Noord B.V.',
    legalForm: 'bv',
    websites: ['https://salariscollectief.nl'],
    phones: ['0592 55 57 30'],
    emails: ['hallo@salariscollectief.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 62', postalCode: '9401 GK', city: 'Assen' }],
    foundingYear: 2011,
    kvk: '52618394',
    vat: 'NL850524716B01',
    sector: 'salarisadministratiekantoor',
    services: ['Salarisadministratie', 'Loonaangifte', 'HR-advies', 'Verzuimbegeleiding', 'Pensioenadministratie'],
    team: [
      { name: 'Harm Jan Oosting', role: 'directeur' },
      { name: 'Petra Schuiling', role: 'salarisadviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Loonbureau Hunze', website: 'https://loonbureauhunze.nl' },
    { name: 'Brink Salarissen' },
    { name: 'PayPunt Drenthe', website: 'https://paypuntdrenthe.nl' },
  ],
)

export const OTTER = withRivals(
  {
    name: 'Zwemschool De Otter',
    aliases: ['De Otter', 'Otter Zwemlessen', 'ZDO'],
    legalForm: 'vof',
    websites: ['https://zwemschooldeotter.nl'],
    phones: ['0113 55 51 94'],
    emails: ['lessen@zwemschooldeotter.nl'],
    addresses: [{ street: 'Ringbaan West 35', postalCode: '4461 VC', city: 'Goes' }],
    foundingYear: 1998,
    kvk: '22047163',
    vat: 'NL807315942B01',
    sector: 'zwemschool',
    services: ['Zwemles voor kinderen', 'Zwemdiploma A, B en C', 'Zwemles voor volwassenen', 'Turbocursus', 'Baby- en peuterzwemmen'],
    team: [
      { name: 'Corné Nijsse', role: 'eigenaar' },
      { name: 'Lianne de Witte', role: 'zweminstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 14:00-19:30; za 08:30-13:00; zo gesloten'],
  },
  [
    { name: 'Zwemacademie Zeeland', website: 'https://zwemacademiezeeland.nl' },
    { name: 'Aquafit Bevelanden' },
    { name: 'Het Kikkertje', website: 'https://zwemlesbijhetkikkertje.nl' },
  ],
)

export const ZWAARTEKRACHT = withRivals(
  {
    name: 'Klimhal Zwaartekracht',
    aliases: ['Zwaartekracht', 'Zwaartekracht Haarlem', 'KHZ'],
    legalName: 'Zwaartekracht Klimsport B.V.',
    legalForm: 'bv',
    websites: ['https://klimhalzwaartekracht.nl'],
    phones: ['023 555 36 27'],
    emails: ['balie@klimhalzwaartekracht.nl'],
    addresses: [{ street: 'Waarderweg 118', postalCode: '2031 BP', city: 'Haarlem' }],
    foundingYear: 2009,
    kvk: '34362871',
    vat: 'NL821047365B01',
    sector: 'klimhal',
    services: ['Boulderen', 'Toprope klimmen', 'Klimcursussen', 'Kinderfeestjes', 'Bedrijfsuitjes'],
    team: [
      { name: 'Daan Verkuijl', role: 'eigenaar' },
      { name: 'Noor Brouwer', role: 'hoofdinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 10:00-23:00; za,zo 09:00-21:00'],
  },
  [
    { name: 'Blokhal Kennemerland', website: 'https://blokhalkennemerland.nl' },
    { name: 'De Steile Wand' },
    { name: 'Kliminn Spaarne', website: 'https://kliminnspaarne.nl' },
  ],
)
