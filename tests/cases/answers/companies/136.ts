/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const RIJSWIJK = withRivals(
  {
    name: 'Loodgietersbedrijf Van Rijswijk',
    aliases: ['Van Rijswijk Loodgieters', 'Van Rijswijk', 'LVR'],
    legalName: 'Loodgietersbedrijf Van Rijswijk B.V.',
    legalForm: 'bv',
    websites: ['https://vanrijswijkloodgieters.nl'],
    phones: ['0165 55 52 70'],
    emails: ['info@vanrijswijkloodgieters.nl'],
    addresses: [{ street: 'Burgerhoutsestraat 88', postalCode: '4701 BD', city: 'Roosendaal' }],
    foundingYear: 1987,
    kvk: '20076412',
    vat: 'NL808341526B01',
    sector: 'loodgieter',
    services: ['Lekkage verhelpen', 'Rioolontstopping', 'Cv-ketels installeren', 'Dakgoten vervangen'],
    team: [
      { name: 'Sjaak van Rijswijk', role: 'eigenaar' },
      { name: 'Kim Broos', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Brabant Riool', website: 'https://brabantriool.nl' },
    { name: 'Installatiebedrijf De Nijs' },
    { name: 'Matthijssen Sanitair', website: 'https://matthijssensanitair.nl' },
  ],
)

export const KRUKAS = withRivals(
  {
    name: 'Garage De Krukas',
    aliases: ['De Krukas', 'Krukas Autotechniek', 'GDK'],
    legalName: 'Garage De Krukas V.O.F.',
    legalForm: 'vof',
    websites: ['https://garagedekrukas.nl'],
    phones: ['0522 55 54 19'],
    emails: ['werkplaats@garagedekrukas.nl'],
    addresses: [{ street: 'Industrieweg 17', postalCode: '7944 HT', city: 'Meppel' }],
    foundingYear: 1996,
    kvk: '04051873',
    vat: 'NL805217934B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoudsbeurten', 'Bandenwissel', 'Airco-service'],
    team: [
      { name: 'Henk Slomp', role: 'eigenaar' },
      { name: 'Rianne Slomp', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autobedrijf Van der Weide', website: 'https://vanderweidemeppel.nl' },
    { name: 'Garage Oevers' },
    { name: 'Bosscha Banden', website: 'https://bosschabanden.nl' },
  ],
)

export const HUIDENZO = withRivals(
  {
    name: 'Huid & Zo',
    aliases: ['Salon Huid & Zo', 'Huid en Zo', 'H&Z'],
    legalForm: 'eenmanszaak',
    websites: ['https://huidenzo.nl'],
    phones: ['033 555 27 61'],
    emails: ['hallo@huidenzo.nl'],
    addresses: [{ street: 'Langestraat 112', postalCode: '3811 AK', city: 'Amersfoort' }],
    foundingYear: 2014,
    kvk: '61284093',
    vat: 'NL001934782B54',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Harsen', 'Wimpers en wenkbrauwen'],
    team: [
      { name: 'Naomi de Graaf', role: 'eigenaar' },
      { name: 'Esra Yildiz', role: 'schoonheidsspecialiste' },
    ],
    hours: ['ma gesloten; di,wo 09:30-17:30; do 09:30-21:00; vr 09:30-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Beautysalon Eemhof', website: 'https://beautysaloneemhof.nl' },
    { name: 'Skin Studio Koppelpoort' },
    { name: 'Salon Puur', website: 'https://salonpuuramersfoort.nl' },
  ],
)

export const WETERING = withRivals(
  {
    name: 'Dierenkliniek De Wetering',
    aliases: ['De Wetering Dierenartsen', 'De Wetering', 'DKW'],
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekdewetering.nl'],
    phones: ['0348 55 58 30'],
    emails: ['balie@dierenkliniekdewetering.nl'],
    addresses: [{ street: 'Rijnstraat 45', postalCode: '3441 BR', city: 'Woerden' }],
    foundingYear: 1979,
    kvk: '30187264',
    vat: 'NL815630472B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsreiniging', 'Spoedzorg'],
    team: [
      { name: 'Marleen Kok', role: 'dierenarts en eigenaar' },
      { name: 'Pieter Hoogland', role: 'dierenarts' },
    ],
    hours: ['ma,di 08:00-18:00; wo 08:00-20:00; do,vr 08:00-18:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Snel en Polanen' },
    { name: 'Dierenkliniek Harmelen', website: 'https://dierenkliniekharmelen.nl' },
    { name: 'Vet aan de Singel', website: 'https://vetaandesingel.nl' },
  ],
)

export const OOSTERVELD = withRivals(
  {
    name: 'Hoveniersbedrijf Oosterveld',
    aliases: ['Oosterveld Tuinen', 'Oosterveld Hoveniers', 'HBO'],
    legalForm: 'eenmanszaak',
    websites: ['https://oosterveldtuinen.nl'],
    phones: ['06 55 51 72 38'],
    emails: ['bram@oosterveldtuinen.nl'],
    addresses: [{ street: 'Heesweg 9', postalCode: '8102 PA', city: 'Raalte' }],
    foundingYear: 2008,
    kvk: '08172946',
    vat: 'NL001478205B63',
    sector: 'hovenier',
    services: ['Tuinaanleg', 'Tuinonderhoud', 'Bestrating', 'Snoeiwerk'],
    team: [
      { name: 'Bram Oosterveld', role: 'eigenaar' },
      { name: 'Tim Nijboer', role: 'hovenier' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Salland Groen', website: 'https://sallandgroen.nl' },
    { name: 'Van Dam Tuinen' },
    { name: 'Hoveniersbedrijf Kleinlugtenbelt', website: 'https://kleinlugtenbelthoveniers.nl' },
  ],
)

export const KVW = withRivals(
  {
    name: 'Kuipers Van Wijngaarden Advocaten',
    aliases: ['Kuipers Van Wijngaarden', 'KVW Advocaten', 'KVW'],
    legalName: 'Kuipers Van Wijngaarden Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://kvwadvocaten.nl'],
    phones: ['0118 55 56 04'],
    emails: ['secretariaat@kvwadvocaten.nl'],
    addresses: [{ street: 'Dam 31', postalCode: '4331 GE', city: 'Middelburg' }],
    foundingYear: 1992,
    kvk: '22034517',
    vat: 'NL803972615B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Letselschade'],
    team: [
      { name: 'Jeroen Kuipers', role: 'advocaat en partner' },
      { name: 'Annelies van Wijngaarden', role: 'advocaat en partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Zeeuwse Advocaten Groep', website: 'https://zeeuwseadvocatengroep.nl' },
    { name: 'De Koning Advocatuur' },
    { name: 'Walcheren Legal', website: 'https://walcherenlegal.nl' },
  ],
)

export const KORENHUYS = withRivals(
  {
    name: 'Bakkerij Het Korenhuys',
    aliases: ['Het Korenhuys', 'Korenhuys', 'BHK'],
    legalName: 'Bakkerij Het Korenhuys V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetkorenhuys.nl'],
    phones: ['0314 55 53 87'],
    emails: ['bestellen@hetkorenhuys.nl'],
    addresses: [{ street: 'Waterstraat 26', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 1954,
    kvk: '09061738',
    vat: 'NL809427163B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Bruidstaarten', 'Glutenvrij brood', 'Bezorging aan huis'],
    team: [
      { name: 'Willem te Pas', role: 'eigenaar' },
      { name: 'Joke te Pas', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 07:00-18:00; vr 07:00-18:30; za 06:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakker Hoenderboom' },
    { name: 'De Broodschuur', website: 'https://debroodschuur.nl' },
    { name: 'Banketbakkerij Ter Horst', website: 'https://terhorstbanket.nl' },
  ],
)

export const LICHTVAL = withRivals(
  {
    name: 'Studio Lichtval',
    aliases: ['Lichtval Fotografie', 'Lichtval', 'SLV'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolichtval.nl'],
    phones: ['077 555 91 24'],
    emails: ['foto@studiolichtval.nl'],
    addresses: [{ street: 'Parade 58', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 2016,
    kvk: '65839210',
    vat: 'NL002370946B19',
    sector: 'fotograaf',
    services: ['Bruiloften', 'Bedrijfsportretten', 'Newbornshoots', 'Productfotografie'],
    team: [
      { name: 'Sanne Thijssen', role: 'eigenaar' },
      { name: 'Ruud Peeters', role: 'fotograaf' },
    ],
    hours: ['ma,di 10:00-17:00; wo gesloten; do,vr 10:00-17:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fotostudio Maasbeeld', website: 'https://maasbeeld.nl' },
    { name: 'Beeldmakerij Blerick' },
    { name: 'Foto Janssen', website: 'https://fotojanssenvenlo.nl' },
  ],
)

export const IRONBASE = withRivals(
  {
    name: 'Sportschool Ironbase',
    aliases: ['Ironbase', 'Ironbase Gym', 'IBG'],
    legalName: 'Ironbase Fitness B.V.',
    legalForm: 'bv',
    websites: ['https://ironbase.nl'],
    phones: ['036 555 40 18'],
    emails: ['leden@ironbase.nl'],
    addresses: [{ street: 'Randstad 22', postalCode: '1316 BW', city: 'Almere' }],
    foundingYear: 2012,
    kvk: '56094381',
    vat: 'NL852017364B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Sauna'],
    team: [
      { name: 'Dennis Akkerman', role: 'eigenaar' },
      { name: 'Fatima Bouali', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 06:30-22:30; vr 06:30-21:00; za 08:00-17:00; zo 09:00-15:00'],
  },
  [
    { name: 'BodyWorks Almere' },
    { name: 'Fit Factory Flevo', website: 'https://fitfactoryflevo.nl' },
    { name: 'Sportcentrum Weerwater', website: 'https://sportcentrumweerwater.nl' },
  ],
)

export const ZONZICHT = withRivals(
  {
    name: 'Glazenwasserij Zonzicht',
    aliases: ['Zonzicht', 'Zonzicht Glasbewassing', 'GWZ'],
    legalName: 'Glazenwasserij Zonzicht V.O.F.',
    legalForm: 'vof',
    websites: ['https://zonzichtglas.nl'],
    phones: ['071 555 63 92'],
    emails: ['planning@zonzichtglas.nl'],
    addresses: [{ street: 'Voorstraat 74', postalCode: '2225 ER', city: 'Katwijk' }],
    foundingYear: 2005,
    kvk: '28104739',
    vat: 'NL814295037B01',
    sector: 'glazenwasser',
    services: ['Glasbewassing', 'Zonnepanelen reinigen', 'Gevelreiniging', 'Dakgoten leegmaken'],
    team: [
      { name: 'Arie Haasnoot', role: 'eigenaar' },
      { name: 'Kees van Duijn', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Van der Plas Glas', website: 'https://vanderplasglas.nl' },
    { name: 'Helder Wonen' },
    { name: 'Schoonmaakbedrijf Duinrand', website: 'https://duinrandschoonmaak.nl' },
  ],
)
