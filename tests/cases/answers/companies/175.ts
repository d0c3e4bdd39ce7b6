/** Companies of answers that a stranger to the rules wrote, each with its question. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROEK = withRivals(
  {
    name: 'Schoorsteenveegbedrijf De Roek',
    aliases: ['De Roek', 'De Roek Schoorsteenvegers', 'SDR'],
    legalName: 'Schoorsteenveegbedrijf De Roek',
    legalForm: 'eenmanszaak',
    websites: ['https://deroekveegt.nl'],
    phones: ['0524 55 53 17'],
    emails: ['afspraak@deroekveegt.nl'],
    addresses: [{ street: 'Sallandsestraat 46', postalCode: '7741 GZ', city: 'Coevorden' }],
    foundingYear: 1997,
    kvk: '05067214',
    vat: 'NL001836427B52',
    sector: 'schoorsteenveger',
    services: ['Schoorsteen vegen', 'Camera-inspectie', 'Vogelnesten verwijderen', 'Schoorsteenkap plaatsen'],
    team: [
      { name: 'Evert Wielink', role: 'eigenaar' },
      { name: 'Jorrit Pol', role: 'schoorsteenveger' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Veegservice Drentheland', website: 'https://veegservicedrentheland.nl' },
    { name: 'Schoorsteenveger Ensing' },
    { name: 'Kachel & Kanaal', website: 'https://kachelenkanaal.nl' },
  ],
)

export const PARELMOER = withRivals(
  {
    name: 'Nagelstudio Parelmoer',
    aliases: ['Parelmoer', 'Parelmoer Nagels', 'NSP'],
    legalName: 'Nagelstudio Parelmoer',
    legalForm: 'eenmanszaak',
    websites: ['https://parelmoernagels.nl'],
    phones: ['06 55 51 27 84'],
    emails: ['boek@parelmoernagels.nl', 'info@parelmoernagels.nl'],
    addresses: [{ street: 'Waterstraat 63', postalCode: '4001 AM', city: 'Tiel' }],
    foundingYear: 2014,
    kvk: '60472915',
    vat: 'NL002417836B09',
    sector: 'nagelstudio',
    services: ['Gelnagels', 'Acrylnagels', 'Manicure', 'Gellak', 'Nail art'],
    team: [
      { name: 'Chantal Verwoert', role: 'eigenaar' },
      { name: 'Linh Tran', role: 'nagelstylist' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Betuwe Beauty', website: 'https://betuwebeauty.nl' },
    { name: 'Studio Nagelrood' },
    { name: 'Nails by Romy', website: 'https://nailsbyromy.nl' },
  ],
)

export const RHEENEN = withRivals(
  {
    name: 'Notariskantoor Van Rheenen & Bos',
    aliases: ['Van Rheenen & Bos', 'Van Rheenen Bos Notarissen', 'VRB'],
    legalName: 'Van Rheenen & Bos Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://vanrheenenbos.nl'],
    phones: ['0317 55 54 60'],
    emails: ['notaris@vanrheenenbos.nl', 'info@vanrheenenbos.nl'],
    addresses: [{ street: 'Stationsstraat 14', postalCode: '6701 AM', city: 'Wageningen' }],
    foundingYear: 1974,
    kvk: '09083561',
    vat: 'NL807263514B01',
    sector: 'notaris',
    services: ['Testament', 'Samenlevingscontract', 'Hypotheekakte', 'Levenstestament', 'Oprichting bv'],
    team: [
      { name: 'Liesbeth van Rheenen', role: 'notaris' },
      { name: 'Arjan Bos', role: 'notaris' },
      { name: 'Fleur Hagendoorn', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Rijnzicht Notarissen', website: 'https://rijnzichtnotarissen.nl' },
    { name: 'Notariaat Binnenhaven' },
    { name: 'Notarishuis De Vallei', website: 'https://notarishuisdevallei.nl' },
  ],
)

export const STOLP = withRivals(
  {
    name: 'Kaasspeciaalzaak De Stolp',
    aliases: ['De Stolp', 'Stolp Kaas', 'KDS'],
    legalName: 'De Stolp Kaas en Delicatessen V.O.F.',
    legalForm: 'vof',
    websites: ['https://destolpkaas.nl'],
    phones: ['0224 55 58 29'],
    emails: ['winkel@destolpkaas.nl'],
    addresses: [{ street: 'Gedempte Gracht 37', postalCode: '1741 GA', city: 'Schagen' }],
    foundingYear: 1985,
    kvk: '37041826',
    vat: 'NL803519274B01',
    sector: 'kaaswinkel',
    services: ['Boerenkaas', 'Kaasplateaus', 'Kaasproeverij', 'Relatiegeschenken'],
    team: [
      { name: 'Ineke Koorn', role: 'vennoot' },
      { name: 'Bart Koorn', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kaashuis Noordkop', website: 'https://kaashuisnoordkop.nl' },
    { name: 'Kaasboer Slikker' },
    { name: 'Fromagerie Westfries', website: 'https://fromageriewestfries.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Rijschool Kompas',
    aliases: ['Kompas', 'Kompas Rijopleidingen', 'RSK'],
    legalName: 'Rijschool Kompas',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolkompas.nl'],
    phones: ['0598 55 51 06', '06 55 54 90 23'],
    emails: ['planning@rijschoolkompas.nl'],
    addresses: [{ street: 'Beneden Oosterdiep 88', postalCode: '9641 JK', city: 'Veendam' }],
    foundingYear: 2009,
    kvk: '02094718',
    vat: 'NL001927465B33',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Bromfietslessen', 'Aanhangerrijbewijs', 'Opfriscursus'],
    team: [
      { name: 'Harm Drenth', role: 'eigenaar' },
      { name: 'Samira Haddou', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-18:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Verkeersschool Oldambt', website: 'https://verkeersschoololdambt.nl' },
    { name: 'Rijschool Boelens' },
    { name: 'Rijles Kanaalstreek', website: 'https://rijleskanaalstreek.nl' },
  ],
)

export const LEEUW = withRivals(
  {
    name: 'Accountantskantoor De Leeuw',
    aliases: ['De Leeuw Accountants', 'De Leeuw', 'ADL'],
    legalName: 'De Leeuw Accountants en Adviseurs B.V.',
    legalForm: 'bv',
    websites: ['https://deleeuwaccountants.nl'],
    phones: ['0418 55 56 41'],
    emails: ['info@deleeuwaccountants.nl', 'salaris@deleeuwaccountants.nl'],
    addresses: [{ street: 'Gamersestraat 52', postalCode: '5301 AR', city: 'Zaltbommel' }],
    foundingYear: 1979,
    kvk: '11035872',
    vat: 'NL804628351B01',
    sector: 'accountant',
    services: ['Jaarrekening', 'Btw-aangifte', 'Loonadministratie', 'Bedrijfsadvies'],
    team: [
      { name: 'Martijn de Leeuw', role: 'directeur' },
      { name: 'Gerda Sterrenburg', role: 'accountant' },
      { name: 'Tim van Ooijen', role: 'salarisadministrateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Waalcijfers', website: 'https://waalcijfers.nl' },
    { name: 'Van Tuijl Administratie' },
    { name: 'Bommel Fiscaal', website: 'https://bommelfiscaal.nl' },
  ],
)

export const VERHAEGEN = withRivals(
  {
    name: 'Keukenmakerij Verhaegen',
    aliases: ['Verhaegen Keukens', 'Verhaegen', 'KMV'],
    legalName: 'Keukenmakerij Verhaegen B.V.',
    legalForm: 'bv',
    websites: ['https://verhaegenkeukens.nl', 'https://verhaegenkeukens.be'],
    phones: ['0114 55 57 92'],
    emails: ['showroom@verhaegenkeukens.nl'],
    addresses: [{ street: 'Absdaalseweg 21', postalCode: '4561 GE', city: 'Hulst' }],
    foundingYear: 1962,
    kvk: '21014593',
    vat: 'NL802946137B01',
    sector: 'keukenmaker',
    services: ['Maatwerkkeukens', 'Keukenrenovatie', 'Werkbladen', 'Inbouwapparatuur'],
    team: [
      { name: 'Koen Verhaegen', role: 'zaakvoerder' },
      { name: 'Lotte de Caluwé', role: 'keukenontwerper' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Keukenhuis Reynaert', website: 'https://keukenhuisreynaert.nl' },
    { name: 'Scheldekeukens' },
    { name: 'Keukens Van Damme', website: 'https://keukensvandamme.be' },
  ],
)

export const WILGENHOF = withRivals(
  {
    name: 'Dierenkliniek De Wilgenhof',
    aliases: ['De Wilgenhof', 'Wilgenhof Dierenartsen', 'DKW'],
    legalName: 'Maatschap Dierenkliniek De Wilgenhof',
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekwilgenhof.nl'],
    phones: ['0572 55 52 38'],
    emails: ['balie@dierenkliniekwilgenhof.nl'],
    addresses: [{ street: 'Zwolsestraat 109', postalCode: '8101 AB', city: 'Raalte' }],
    foundingYear: 1988,
    kvk: '05052947',
    vat: 'NL806451738B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Sterilisatie en castratie', 'Gebitsreiniging', 'Echografie'],
    team: [
      { name: 'Marieke Oosterveld', role: 'dierenarts' },
      { name: 'Bas Kruiper', role: 'dierenarts' },
      { name: 'Tess Holterman', role: 'paraveterinair' },
    ],
    hours: ['ma,wo,vr 08:00-18:00; di,do 08:00-19:30; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsen Salland', website: 'https://dierenartsensalland.nl' },
    { name: 'Dierenpraktijk Heino-Zuid' },
    { name: 'Kliniek Pootgoed', website: 'https://kliniekpootgoed.nl' },
  ],
)

export const KRUITHUIS = withRivals(
  {
    name: 'Escape Room Het Kruithuis',
    aliases: ['Het Kruithuis', 'Kruithuis Escape', 'ERK'],
    legalName: 'Kruithuis Entertainment B.V.',
    legalForm: 'bv',
    websites: ['https://escapekruithuis.nl'],
    phones: ['0348 55 59 14'],
    emails: ['play@escapekruithuis.nl'],
    addresses: [{ street: 'Wilhelminaweg 7', postalCode: '3441 XA', city: 'Woerden' }],
    foundingYear: 2017,
    kvk: '68392751',
    vat: 'NL857413926B01',
    sector: 'escaperoom',
    services: ['Virtual-realitygame', 'Kinderfeestjes', 'Teamuitjes', 'Buitenspel met tablet'],
    team: [
      { name: 'Daan Verkerk', role: 'eigenaar' },
      { name: 'Olivia Brandt', role: 'spelontwerper' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 14:00-22:30; za 10:00-23:00; zo 11:00-20:00'],
  },
  [
    { name: 'Locked Groene Hart', website: 'https://lockedgroenehart.nl' },
    { name: 'Escape Oude Rijn' },
    { name: 'De Kraakkamer', website: 'https://dekraakkamer.nl' },
  ],
)

export const SPAAK = withRivals(
  {
    name: 'Fietsenmakerij Spaak',
    aliases: ['Spaak', 'Spaak Fietsen', 'FMS'],
    legalName: 'Fietsenmakerij Spaak V.O.F.',
    legalForm: 'vof',
    websites: ['https://spaakoosterhout.nl'],
    phones: ['0162 55 50 68'],
    emails: ['fiets@spaakoosterhout.nl'],
    addresses: [{ street: 'Zandheuvel 29', postalCode: '4901 HS', city: 'Oosterhout' }],
    foundingYear: 2003,
    kvk: '20103846',
    vat: 'NL812635974B01',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'E-bike onderhoud', 'Lekke band plakken', 'Tweedehands fietsen'],
    team: [
      { name: 'Rens Oomen', role: 'eigenaar' },
      { name: 'Femke Schalken', role: 'fietsmonteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 08:30-18:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Wielerhuis De Contreie', website: 'https://wielerhuisdecontreie.nl' },
    { name: 'Fietspunt Slotje' },
    { name: 'Tweewielers Van Gool', website: 'https://tweewielersvangool.nl' },
  ],
)
