/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BOSHOVING = withRivals(
  {
    name: 'Autoservice Bos & Hoving',
    aliases: ['Bos & Hoving', 'ABH'],
    legalName: 'Autoservice Bos en Hoving VOF',
    legalForm: 'vof',
    websites: ['https://www.boshoving.nl'],
    phones: ['0528 555 317', '06 30 55 54 82'],
    emails: ['werkplaats@boshoving.nl'],
    addresses: [{ street: 'Industrieweg 38', postalCode: '7903 AH', city: 'Hoogeveen' }],
    foundingYear: 1987,
    kvk: '04061529',
    vat: 'NL804417263B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoudsbeurt', 'Bandenwissel', 'Airco-onderhoud'],
    team: [
      { name: 'Henk Bos', role: 'eigenaar' },
      { name: 'Marjan Hoving', role: 'eigenaar' },
      { name: 'Sander Koops', role: 'chef werkplaats' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Garage Kikkert' },
    { name: 'Autocentrum Zuidwolde', website: 'https://autocentrumzuidwolde.nl' },
    { name: 'De Sleutelaar', website: 'https://www.desleutelaar.nl' },
  ],
)

export const VEERKRACHT = withRivals(
  {
    name: 'Fysiotherapie Veerkracht',
    aliases: ['Veerkracht', 'Veerkracht Fysio'],
    legalName: 'Maatschap Fysiotherapie Veerkracht',
    legalForm: 'maatschap',
    websites: ['https://fysioveerkracht.nl'],
    phones: ['033 555 29 14'],
    emails: ['balie@fysioveerkracht.nl'],
    addresses: [{ street: 'Leusderweg 117', postalCode: '3817 KB', city: 'Amersfoort' }],
    foundingYear: 2004,
    kvk: '32108457',
    vat: 'NL813590274B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Sportrevalidatie', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Ilse Brandsma', role: 'praktijkhouder' },
      { name: 'Joris ten Have', role: 'praktijkhouder' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Eemland', website: 'https://fysioeemland.nl' },
    { name: 'Praktijk Loopvast' },
    { name: 'Fysiotherapie Van Duin', website: 'https://www.fysiovanduin.nl' },
  ],
)

export const ROMPERTJE = withRivals(
  {
    name: 'Veluws Rompertje',
    aliases: ['Het Rompertje', 'VRK'],
    legalName: 'Veluws Rompertje Kinderkleding',
    legalForm: 'eenmanszaak',
    websites: ['https://www.veluwsrompertje.nl'],
    phones: ['0341 555 682'],
    emails: ['hallo@veluwsrompertje.nl'],
    addresses: [{ street: 'Dorpsstraat 21', postalCode: '8071 BZ', city: 'Nunspeet' }],
    foundingYear: 2016,
    kvk: '65820914',
    vat: 'NL001846395B72',
    sector: 'webwinkel',
    services: ['Rompertjes', 'Kraamcadeaus', 'Slaapzakken', 'Prematuurkleding'],
    team: [{ name: 'Femke Rozeboom', role: 'eigenaar' }],
    hours: ['ma,di,do,vr 09:30-16:00; wo 09:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mini & Mus', website: 'https://minienmus.nl' },
    { name: 'Wollig' },
    { name: 'Kraamkastje', website: 'https://www.kraamkastje.nl' },
  ],
)
