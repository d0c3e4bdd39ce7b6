/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BRAAK = withRivals(
  {
    name: 'Hoveniersbedrijf Ter Braak',
    aliases: ['Ter Braak Hoveniers', 'Ter Braak', 'HTB'],
    legalForm: 'eenmanszaak',
    websites: ['https://terbraakhoveniers.nl'],
    phones: ['0529 555 214'],
    emails: ['info@terbraakhoveniers.nl'],
    addresses: [{ street: 'Hardenbergerweg 38', postalCode: '7731 PE', city: 'Ommen' }],
    foundingYear: 1994,
    kvk: '05071842',
    vat: 'NL001947362B58',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Vijvers'],
    team: [
      { name: 'Gerrit ter Braak', role: 'eigenaar' },
      { name: 'Marleen Dijkhuis', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Tuinservice Vechtdal', website: 'https://tuinservicevechtdal.nl' },
    { name: 'Hoveniersbedrijf Nijland' },
    { name: 'De Groene Schop', website: 'https://degroeneschop.nl' },
  ],
)

export const VOORRANG = withRivals(
  {
    name: 'Rijschool Voorrang',
    aliases: ['Verkeersschool Voorrang', 'Voorrang', 'RSV'],
    legalName: 'Rijschool Voorrang V.O.F.',
    legalForm: 'vof',
    websites: ['https://www.rijschoolvoorrang.nl'],
    phones: ['0299 555 637'],
    emails: ['info@rijschoolvoorrang.nl'],
    addresses: [{ street: 'Gedempte Where 52', postalCode: '1441 EC', city: 'Purmerend' }],
    foundingYear: 2006,
    kvk: '37124590',
    vat: 'NL815203749B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Bromfietsles', 'Spoedcursus'],
    team: [
      { name: 'Esther Koning', role: 'eigenaar' },
      { name: 'Rachid Bouali', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool De Where', website: 'https://rijschooldewhere.nl' },
    { name: 'Verkeersschool Waterland' },
    { name: 'Drive Academy Purmerend', website: 'https://driveacademypurmerend.nl' },
  ],
)

export const VRL = withRivals(
  {
    name: 'Van Rossum Lindeman Advocaten',
    aliases: ['VRL Advocaten', 'Van Rossum Lindeman', 'VRL'],
    legalForm: 'maatschap',
    websites: ['https://www.vrl-advocaten.nl'],
    phones: ['033 555 82 40'],
    emails: ['info@vrl-advocaten.nl'],
    addresses: [{ street: 'Utrechtseweg 176', postalCode: '3818 EG', city: 'Amersfoort' }],
    foundingYear: 1982,
    kvk: '32087415',
    vat: 'NL007341958B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Charlotte van Rossum', role: 'advocaat' },
      { name: 'Bas Lindeman', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Keistad Advocaten', website: 'https://keistadadvocaten.nl' },
    { name: 'Eemland Advocatuur' },
    { name: 'Boog & Partners', website: 'https://boogenpartners.nl' },
  ],
)

export const WILGENHOF = withRivals(
  {
    name: 'Dierenkliniek De Wilgenhof',
    aliases: ['Dierenartsen De Wilgenhof', 'De Wilgenhof', 'DKW'],
    legalName: 'Dierenkliniek De Wilgenhof B.V.',
    legalForm: 'bv',
    websites: ['https://dewilgenhof-uden.nl'],
    phones: ['0413 555 916'],
    emails: ['balie@dewilgenhof-uden.nl'],
    addresses: [{ street: 'Bitswijk 27', postalCode: '5401 JB', city: 'Uden' }],
    foundingYear: 2003,
    kvk: '17158206',
    vat: 'NL812670934B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsreiniging', 'Röntgenonderzoek'],
    team: [
      { name: 'Anneke van den Heuvel', role: 'eigenaar' },
      { name: 'Joris Smits', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:30; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Maashorst', website: 'https://dapmaashorst.nl' },
    { name: 'Dierenkliniek Volkel' },
    { name: 'AniVet Uden', website: 'https://anivet-uden.nl' },
  ],
)

export const HUID = withRivals(
  {
    name: 'Huid & Rust',
    aliases: ['Salon Huid & Rust', 'Schoonheidssalon Huid en Rust', 'H&R'],
    legalForm: 'eenmanszaak',
    websites: ['https://huidenrust.nl'],
    phones: ['0113 555 208'],
    emails: ['contact@huidenrust.nl'],
    addresses: [{ street: 'Lange Kerkstraat 19', postalCode: '4461 JG', city: 'Goes' }],
    foundingYear: 2014,
    kvk: '60913478',
    vat: 'NL002846175B09',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Waxen', 'Acnebehandeling', 'Wimperlifting'],
    team: [
      { name: 'Sanne de Witte', role: 'eigenaar' },
      { name: 'Lotte Jobse', role: 'schoonheidsspecialiste' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Salon Sereen', website: 'https://salonsereen.nl' },
    { name: 'Skin Studio Zeeland', website: 'https://skinstudiozeeland.nl' },
    { name: 'Beauty by Noor' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Loodgietersbedrijf Kuipers & Zn.',
    aliases: ['Kuipers en Zoon', 'Loodgieter Kuipers', 'LKZ'],
    legalName: 'Loodgietersbedrijf Kuipers & Zn. V.O.F.',
    legalForm: 'vof',
    websites: ['https://kuipersenzn.nl'],
    phones: ['0515 555 473'],
    emails: ['info@kuipersenzn.nl'],
    addresses: [{ street: 'Oude Oppenhuizerweg 64', postalCode: '8606 JC', city: 'Sneek' }],
    foundingYear: 1968,
    kvk: '01043927',
    vat: 'NL004618273B01',
    sector: 'loodgieter',
    services: ['Lekkages', 'Rioolontstopping', 'Cv-ketels', 'Dakgoten'],
    team: [
      { name: 'Douwe Kuipers', role: 'vennoot' },
      { name: 'Jelmer Kuipers', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Hofstra' },
    { name: 'Waterpoort Loodgieters', website: 'https://waterpoortloodgieters.nl' },
    { name: 'De Vries Sanitair', website: 'https://devriessanitair.nl' },
  ],
)

export const LINDEN = withRivals(
  {
    name: 'Hotel De Drie Linden',
    aliases: ['De Drie Linden', 'Hotel Drie Linden', 'HDL'],
    legalName: 'Hotel De Drie Linden B.V.',
    legalForm: 'bv',
    websites: ['https://www.dedrielinden.nl'],
    phones: ['0543 555 760'],
    emails: ['receptie@dedrielinden.nl'],
    addresses: [{ street: 'Ratumsestraat 12', postalCode: '7101 MT', city: 'Winterswijk' }],
    foundingYear: 1921,
    kvk: '09034618',
    vat: 'NL802954713B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Restaurant', 'Vergaderzalen', 'Fietsverhuur'],
    team: [
      { name: 'Henk Wassink', role: 'eigenaar' },
      { name: 'Ilse Roerdink', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Het Wapen van Winterswijk', website: 'https://hetwapenvanwinterswijk.nl' },
    { name: 'Landgoed De Bosrand' },
    { name: 'Herberg De Steengroeve', website: 'https://herbergdesteengroeve.nl' },
  ],
)

export const BRINKMAN = withRivals(
  {
    name: 'Oogwereld Brinkman',
    aliases: ['Optiek Brinkman', 'Brinkman Optiek', 'OWB'],
    legalName: 'Oogwereld Brinkman B.V.',
    legalForm: 'bv',
    websites: ['https://oogwereldbrinkman.nl'],
    phones: ['0528 555 391'],
    emails: ['info@oogwereldbrinkman.nl'],
    addresses: [{ street: 'Hoofdstraat 143', postalCode: '7901 CK', city: 'Hoogeveen' }],
    foundingYear: 1976,
    kvk: '04027361',
    vat: 'NL806731942B01',
    sector: 'opticien',
    services: ['Oogmetingen', 'Contactlenzen', 'Zonnebrillen', 'Brilreparatie'],
    team: [
      { name: 'Wim Brinkman', role: 'eigenaar' },
      { name: 'Marjan Oosting', role: 'optometrist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Optiek Drenthe', website: 'https://optiekdrenthe.nl' },
    { name: 'Brillenhuis Kolk' },
    { name: 'Zuidwolder Optiek', website: 'https://zuidwolderoptiek.nl' },
  ],
)

export const ZONNEBLOEM = withRivals(
  {
    name: 'Kinderopvang De Zonnebloem',
    aliases: ['De Zonnebloem', 'KDV De Zonnebloem', 'KOZ'],
    legalName: 'Stichting Kinderopvang De Zonnebloem',
    legalForm: 'stichting',
    websites: ['https://zonnebloemgouda.nl'],
    phones: ['0182 555 648'],
    emails: ['info@zonnebloemgouda.nl'],
    addresses: [{ street: 'Bloemendaalseweg 85', postalCode: '2803 AC', city: 'Gouda' }],
    foundingYear: 1999,
    kvk: '29041876',
    vat: 'NL808164527B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Peuteropvang', 'Buitenschoolse opvang', 'Flexibele opvang'],
    team: [
      { name: 'Petra Verkaik', role: 'directeur' },
      { name: 'Naomi Bakker', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderdagverblijf Kaasjesland', website: 'https://kaasjesland.nl' },
    { name: 'Opvang De Waag' },
    { name: 'Ukkenburg', website: 'https://ukkenburg.nl' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Studio Lichtval',
    aliases: ['Lichtval Fotografie', 'Lichtval', 'SLV'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolichtval.nl'],
    phones: ['077 555 12 84'],
    emails: ['hallo@studiolichtval.nl'],
    addresses: [{ street: 'Parade 48', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 2016,
    kvk: '65720493',
    vat: 'NL001738264B82',
    sector: 'fotograaf',
    services: ['Trouwfotografie', 'Portretfotografie', 'Bedrijfsfotografie', 'Newbornshoots'],
    team: [
      { name: 'Femke Janssen', role: 'eigenaar' },
      { name: 'Tom Peeters', role: 'assistent' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Foto Hendrix' },
    { name: 'Maasbeeld Fotografie', website: 'https://maasbeeldfotografie.nl' },
    { name: 'Atelier Scherp', website: 'https://atelierscherp.nl' },
  ],
)
