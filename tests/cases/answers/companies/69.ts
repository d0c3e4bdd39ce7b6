/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const EIKELAAR = withRivals(
  {
    name: 'De Eikelaar',
    aliases: ['Boomkwekerij De Eikelaar', 'Eikelaar Bomen'],
    legalName: 'Eikelaar Bomen V.O.F.',
    legalForm: 'vof',
    websites: ['https://eikelaarbomen.nl'],
    phones: ['0488 55 51 26'],
    emails: ['kwekerij@eikelaarbomen.nl'],
    addresses: [{ street: 'Dalwagenseweg 41', postalCode: '4043 KP', city: 'Opheusden' }],
    foundingYear: 1974,
    kvk: '11038265',
    vat: 'NL803164927B01',
    sector: 'boomkwekerij',
    services: ['Laanbomen', 'Fruitbomen', 'Haagplanten', 'Beplantingsadvies', 'Bomen planten'],
    team: [
      { name: 'Teun Hendriksen', role: 'vennoot' },
      { name: 'Marleen Hendriksen', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Kwekerij Het Groene Erf', website: 'https://kwekerijhetgroeneerf.nl' },
    { name: 'Gebroeders Roelofsen' },
    { name: 'Lingebomen', website: 'https://lingebomen-kesteren.nl' },
  ],
)

export const VSP = withRivals(
  {
    name: 'Ingenieursbureau Van der Sluijs & Postma',
    aliases: ['Van der Sluijs & Postma', 'VSP', 'VSP Constructies'],
    legalName: 'Van der Sluijs & Postma Constructies B.V.',
    legalForm: 'bv',
    websites: ['https://vspconstructies.nl'],
    phones: ['0570 55 52 17'],
    emails: ['info@vspconstructies.nl'],
    addresses: [{ street: 'Hanzeweg 23', postalCode: '7418 AW', city: 'Deventer' }],
    foundingYear: 1996,
    kvk: '38021947',
    vat: 'NL805317264B01',
    sector: 'constructiebureau',
    services: ['Constructieberekeningen', 'Funderingsadvies', 'Draagmuur verwijderen', 'Bouwkundig tekenwerk', 'Scheurinspectie'],
    team: [
      { name: 'Hessel Postma', role: 'directeur' },
      { name: 'Lotte van der Sluijs', role: 'constructeur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Constructeur Salland', website: 'https://constructeursalland.nl' },
    { name: 'Bureau Witteveld', website: 'https://www.bureauwitteveld.nl' },
    { name: 'Draagkracht Advies' },
  ],
)

export const GETIJ = withRivals(
  {
    name: 'Het Getij',
    aliases: ['Restaurant Het Getij', 'Eetlokaal Het Getij'],
    legalForm: 'eenmanszaak',
    websites: ['https://hetgetijzierikzee.nl'],
    phones: ['0111 55 54 09'],
    emails: ['reserveren@hetgetijzierikzee.nl'],
    addresses: [{ street: 'Meelstraat 18', postalCode: '4301 EC', city: 'Zierikzee' }],
    foundingYear: 2011,
    kvk: '52748016',
    vat: 'NL001947382B56',
    sector: 'restaurant',
    services: ['Lunch', 'Diner', 'Catering', 'Besloten feesten', 'Wijnproeverij'],
    team: [
      { name: 'Jorien Krijger', role: 'eigenaar' },
      { name: 'Bas Flikweert', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 17:00-22:00; za,zo 12:00-22:00'],
  },
  [
    { name: 'De Werfkeuken', website: 'https://dewerfkeuken.nl' },
    { name: 'Brasserie Zuidwal', website: 'https://brasseriezuidwal.nl' },
    { name: 'Oesterhuis Dirksen' },
  ],
)
