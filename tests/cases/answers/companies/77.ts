/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WILG = withRivals(
  {
    name: 'Dierenkliniek De Wilg',
    aliases: ['De Wilg', 'Kliniek De Wilg', 'DKW'],
    legalName: 'Dierenkliniek De Wilg V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.dierenkliniekdewilg.nl'],
    phones: ['0522 55 51 46'],
    emails: ['balie@dierenkliniekdewilg.nl'],
    addresses: [{ street: 'Zuideinde 118', postalCode: '7941 GK', city: 'Meppel' }],
    foundingYear: 1996,
    kvk: '04073218',
    vat: 'NL805417263B01',
    sector: 'dierenkliniek',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsbehandeling', 'Echografie', 'Konijnen en knaagdieren'],
    team: [
      { name: 'Marleen Kuipers', role: 'dierenarts' },
      { name: 'Hidde Postma', role: 'dierenarts' },
      { name: 'Anouk Reinders', role: 'paraveterinair' },
    ],
    hours: ['ma,di,wo,vr 08:00-18:00; do 08:00-20:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'DAP Reestdal', website: 'https://dapreestdal.nl' },
    { name: 'Dierenkliniek Het Erf', website: 'https://www.dierenkliniekheterf.nl' },
    { name: 'Huisdierenpraktijk Oosterboer' },
  ],
)

export const OOSTERHOUT = withRivals(
  {
    name: 'Van Oosterhout Dakwerken',
    aliases: ['Van Oosterhout', 'Dakbedrijf Van Oosterhout', 'VOD'],
    legalName: 'Van Oosterhout Dakwerken B.V.',
    legalForm: 'bv',
    websites: ['https://vanoosterhoutdakwerken.nl'],
    phones: ['0164 55 57 30'],
    emails: ['info@vanoosterhoutdakwerken.nl'],
    addresses: [{ street: 'Ravelstraat 22', postalCode: '4614 XM', city: 'Bergen op Zoom' }],
    foundingYear: 1978,
    kvk: '20051894',
    vat: 'NL009318275B01',
    sector: 'dakdekkersbedrijf',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Dakisolatie', 'Zinkwerk', 'Dakinspectie'],
    team: [
      { name: 'Ruud van Oosterhout', role: 'directeur' },
      { name: 'Carla Dingemans', role: 'planning' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Smolders Daken', website: 'https://smoldersdaken.nl' },
    { name: 'ProDak West', website: 'https://www.prodakwest.nl' },
    { name: 'Dakdekkersbedrijf Zoomland' },
  ],
)

export const KANTELPUNT = withRivals(
  {
    name: 'Kantelpunt',
    aliases: ['Kantelpunt Training & Coaching', 'KTC'],
    legalForm: 'eenmanszaak',
    websites: ['https://kantelpunt-training.nl'],
    phones: ['024 555 26 90'],
    emails: ['hallo@kantelpunt-training.nl'],
    addresses: [{ street: 'Berg en Dalseweg 91', postalCode: '6522 BC', city: 'Nijmegen' }],
    foundingYear: 2011,
    kvk: '52718406',
    vat: 'NL001947382B64',
    sector: 'trainings- en coachingsbureau',
    services: ['Leiderschapstraining', 'Teamcoaching', 'Loopbaancoaching', 'Training gespreksvoering'],
    team: [
      { name: 'Femke Aalbers', role: 'oprichter en trainer' },
      { name: 'Joris Teunissen', role: 'loopbaancoach' },
    ],
    hours: ['ma,di,do 09:00-17:30; wo,vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Opmaat', website: 'https://bureauopmaat.nl' },
    { name: 'De Leerwerf', website: 'https://www.deleerwerf.nl' },
    { name: 'Jansonius & Vos' },
  ],
)
