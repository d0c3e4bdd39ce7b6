/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROZENDAAL = withRivals(
  {
    name: 'Fysiotherapie Rozendaal',
    aliases: ['Rozendaal Fysio', 'Fysiotherapiepraktijk Rozendaal', 'FPR'],
    legalName: 'Maatschap Fysiotherapie Rozendaal',
    legalForm: 'maatschap',
    websites: ['https://fysiorozendaal.nl'],
    phones: ['0229 55 53 17'],
    emails: ['info@fysiorozendaal.nl'],
    addresses: [{ street: 'Koepoortsweg 83', postalCode: '1624 AD', city: 'Hoorn' }],
    foundingYear: 1994,
    kvk: '36041857',
    vat: 'NL805173624B01',
    sector: 'fysiotherapiepraktijk',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Bekkenfysiotherapie', 'Echografie'],
    team: [
      { name: 'Margreet Rozendaal', role: 'praktijkhouder' },
      { name: 'Tijmen Schouten', role: 'sportfysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Van Diepen Fysiotherapie', website: 'https://vandiepenfysio.nl' },
    { name: 'Paramedisch Centrum Grote Waal' },
    { name: 'FysioKern', website: 'https://fysiokern-hoorn.nl' },
  ],
)

export const MEREL = withRivals(
  {
    name: 'De Merel',
    aliases: ['Tuincentrum De Merel', 'TCM'],
    legalName: 'V.O.F. Tuincentrum De Merel',
    legalForm: 'vof',
    websites: ['https://tuincentrumdemerel.nl'],
    phones: ['0342 55 54 62'],
    emails: ['klantenservice@tuincentrumdemerel.nl'],
    addresses: [{ street: 'Scherpenzeelseweg 112', postalCode: '3772 MG', city: 'Barneveld' }],
    foundingYear: 1976,
    kvk: '09057318',
    vat: 'NL004218736B01',
    sector: 'tuincentrum',
    services: ['Tuinplanten', 'Kamerplanten', 'Tuinmeubelen', 'Tuinaanleg'],
    team: [
      { name: 'Arend van de Bunt', role: 'eigenaar' },
      { name: 'Jolanda van de Bunt', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Tuincentrum Voskuilen', website: 'https://tuincentrumvoskuilen.nl' },
    { name: 'De Groene Poort' },
    { name: 'Plantenhof Lunteren', website: 'https://plantenhof-lunteren.nl' },
  ],
)

export const KLIKWERK = withRivals(
  {
    name: 'Klikwerk',
    aliases: ['Klikwerk Internetbureau', 'KIB'],
    legalName: 'Klikwerk B.V.',
    legalForm: 'bv',
    websites: ['https://klikwerk-internet.nl'],
    phones: ['058 555 27 40'],
    emails: ['hallo@klikwerk-internet.nl'],
    addresses: [{ street: 'Blokhuisplein 21', postalCode: '8911 LJ', city: 'Leeuwarden' }],
    foundingYear: 2009,
    kvk: '01149263',
    vat: 'NL820946175B01',
    sector: 'webbureau',
    services: ['Webdesign', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Douwe Hiemstra', role: 'directeur' },
      { name: 'Lisette Bakker', role: 'webdesigner' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Studio Terp', website: 'https://studioterp.nl' },
    { name: 'Webmakerij Zijlstra', website: 'https://webmakerijzijlstra.nl' },
    { name: 'Noordpunt Media' },
  ],
)
