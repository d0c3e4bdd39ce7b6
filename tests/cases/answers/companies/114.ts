/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const POORT = withRivals(
  {
    name: 'De Groene Poort',
    aliases: ['Tuincentrum De Groene Poort', 'Groene Poort Barneveld', 'TGP'],
    legalName: 'Tuincentrum De Groene Poort B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumdegroenepoort.nl'],
    phones: ['0342 555 214'],
    emails: ['info@tuincentrumdegroenepoort.nl'],
    addresses: [{ street: 'Wencopperweg 38', postalCode: '3771 PM', city: 'Barneveld' }],
    foundingYear: 1986,
    kvk: '08047512',
    vat: 'NL804512967B01',
    sector: 'tuincentrum',
    services: ['Tuinplanten', 'Tuinmeubelen', 'Kamerplanten', 'Tuinontwerp'],
    team: [
      { name: 'Gerben van Ginkel', role: 'eigenaar' },
      { name: 'Annelies Bos', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Tuincentrum Veldhuizen', website: 'https://tuincentrumveldhuizen.nl' },
    { name: 'Bloem & Blad' },
    { name: 'Kwekerij De Glind', website: 'https://kwekerijdeglind.nl' },
  ],
)

export const GLOSS = withRivals(
  {
    name: 'Nagelstudio Gloss',
    aliases: ['Gloss Nails Almere', 'Gloss Nails', 'NSG'],
    legalForm: 'eenmanszaak',
    websites: ['https://glossnagels.nl'],
    phones: ['036 555 07 91'],
    emails: ['boek@glossnagels.nl'],
    addresses: [{ street: 'Stadhuisstraat 17', postalCode: '1315 HC', city: 'Almere' }],
    foundingYear: 2017,
    kvk: '69341827',
    vat: 'NL002317845B62',
    sector: 'nagelstudio',
    services: ['Gellak', 'Acrylnagels', 'Manicure', 'Pedicure'],
    team: [
      { name: 'Kimberly Sewnath', role: 'eigenaar' },
      { name: 'Joyce de Wit', role: 'nagelstyliste' },
    ],
    hours: ['ma gesloten; di,wo 10:00-18:00; do,vr 10:00-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Nails by Naomi', website: 'https://nailsbynaomi.nl' },
    { name: 'Beauty Lounge Almere', website: 'https://beautyloungealmere.nl' },
    { name: 'Studio Lak' },
  ],
)

export const ZILVERKUST = withRivals(
  {
    name: 'Reisbureau Zilverkust',
    aliases: ['Zilverkust Reizen', 'Zilverkust', 'RZK'],
    legalName: 'Zilverkust Reizen B.V.',
    legalForm: 'bv',
    websites: ['https://zilverkustreizen.nl'],
    phones: ['077 555 63 20'],
    emails: ['advies@zilverkustreizen.nl'],
    addresses: [{ street: 'Parade 44', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 1994,
    kvk: '12036489',
    vat: 'NL803764218B01',
    sector: 'reisbureau',
    services: ['Cruises', 'Rondreizen', 'Groepsreizen', 'Vliegvakanties'],
    team: [
      { name: 'Harrie Janssen', role: 'eigenaar' },
      { name: 'Mieke Peeters', role: 'reisadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Limburg Travel', website: 'https://limburgtravel.nl' },
    { name: 'Reisburo Maasduinen', website: 'https://maasduinenreizen.nl' },
    { name: 'Globe Reisadvies' },
  ],
)

export const NOORDERLICHT = withRivals(
  {
    name: 'Noorderlicht Automatisering',
    aliases: ['Noorderlicht IT', 'Noorderlicht ICT', 'NLA'],
    legalName: 'Noorderlicht Automatisering B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlicht-it.nl'],
    phones: ['050 555 48 30'],
    emails: ['support@noorderlicht-it.nl'],
    addresses: [{ street: 'Osloweg 112', postalCode: '9723 BX', city: 'Groningen' }],
    foundingYear: 2004,
    kvk: '02084716',
    vat: 'NL813527409B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Cloudmigratie', 'Cybersecurity', 'VoIP-telefonie'],
    team: [
      { name: 'Jelmer Wiersma', role: 'directeur' },
      { name: 'Sanne Kooi', role: 'servicemanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Hunze ICT', website: 'https://hunze-ict.nl' },
    { name: 'Systeemhuis Martini', website: 'https://systeemhuismartini.nl' },
    { name: 'Bitfabriek Noord' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Meubelmakerij Van Rossum',
    aliases: ['Van Rossum Meubels', 'Van Rossum Meubelmakers', 'MVR'],
    legalForm: 'eenmanszaak',
    websites: ['https://meubelmakerijvanrossum.nl'],
    phones: ['0345 555 872'],
    emails: ['hout@meubelmakerijvanrossum.nl'],
    addresses: [{ street: 'Prijssestraat 9', postalCode: '4101 CM', city: 'Culemborg' }],
    foundingYear: 2009,
    kvk: '11068324',
    vat: 'NL001845763B18',
    sector: 'meubelmaker',
    services: ['Eettafels op maat', 'Inbouwkasten', 'Meubelrestauratie', 'Keukens op maat'],
    team: [
      { name: 'Teun van Rossum', role: 'eigenaar' },
      { name: 'Ilse Baars', role: 'ontwerper' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 09:00-17:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Houtwerk Betuwe', website: 'https://houtwerkbetuwe.nl' },
    { name: 'Ambacht & Eik', website: 'https://ambachteneik.nl' },
    { name: 'Atelier Lekhout' },
  ],
)

export const EVENWICHT = withRivals(
  {
    name: 'Diëtistenpraktijk Evenwicht',
    aliases: ['Evenwicht Diëtisten', 'Praktijk Evenwicht', 'DPE'],
    legalForm: 'maatschap',
    websites: ['https://evenwichtdietisten.nl'],
    phones: ['0113 55 52 67'],
    emails: ['praktijk@evenwichtdietisten.nl'],
    addresses: [{ street: 'Beestenmarkt 12', postalCode: '4461 CX', city: 'Goes' }],
    foundingYear: 2013,
    kvk: '58120743',
    vat: 'NL852896417B01',
    sector: 'diëtist',
    services: ['Gewichtsbeheersing', 'Voedingsadvies bij diabetes', 'Sportvoeding', 'Kindervoeding'],
    team: [
      { name: 'Fenna de Rijke', role: 'praktijkhouder' },
      { name: 'Lotte Minderhoud', role: 'diëtist' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-20:30; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voeding & Zo', website: 'https://voedingenzo-goes.nl' },
    { name: 'Dieetpraktijk Bevelanden' },
    { name: 'Eetwijzer Zeeland', website: 'https://eetwijzerzeeland.nl' },
  ],
)

export const HENDRIKS = withRivals(
  {
    name: 'Hendriks & Pol',
    aliases: ['Bouwkundig Adviesbureau Hendriks & Pol', 'Hendriks & Pol Bouwadvies', 'BHP'],
    legalName: 'Bouwkundig Adviesbureau Hendriks & Pol V.O.F.',
    legalForm: 'vof',
    websites: ['https://hendrikspol.nl'],
    phones: ['0570 555 346'],
    emails: ['info@hendrikspol.nl'],
    addresses: [{ street: 'Brinkgreverweg 71', postalCode: '7413 AB', city: 'Deventer' }],
    foundingYear: 2001,
    kvk: '38024915',
    vat: 'NL809461735B01',
    sector: 'bouwkundig adviesbureau',
    services: ['Bouwkundige keuring', 'Aanvraag omgevingsvergunning', 'Constructieberekeningen', 'Verbouwingsontwerp'],
    team: [
      { name: 'Rik Hendriks', role: 'eigenaar' },
      { name: 'Carolien Pol', role: 'constructeur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwadvies IJsselstreek', website: 'https://bouwadviesijsselstreek.nl' },
    { name: 'Perspectief Bouwkundigen' },
    { name: 'Salland Constructies', website: 'https://sallandconstructies.nl' },
  ],
)

export const EIKENHORST = withRivals(
  {
    name: 'Camping De Eikenhorst',
    aliases: ['De Eikenhorst', 'Eikenhorst Dwingeloo', 'CDE'],
    legalName: 'Camping De Eikenhorst V.O.F.',
    legalForm: 'vof',
    websites: ['https://campingdeeikenhorst.nl'],
    phones: ['0521 55 59 03'],
    emails: ['receptie@campingdeeikenhorst.nl'],
    addresses: [{ street: 'Leggeloo 27', postalCode: '7991 PE', city: 'Dwingeloo' }],
    foundingYear: 1974,
    kvk: '04035178',
    vat: 'NL807230519B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Safaritenten', 'Fietsverhuur'],
    team: [
      { name: 'Roelof Hidding', role: 'eigenaar' },
      { name: 'Janneke Hidding', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr,za 09:00-21:00; zo 10:00-17:00'],
  },
  [
    { name: 'Camping Het Drentse Bos', website: 'https://hetdrentsebos.nl' },
    { name: 'Natuurcamping Lheederzand' },
    { name: 'Vakantiepark De Brink', website: 'https://vakantieparkdebrink.nl' },
  ],
)

export const ZEEBAARS = withRivals(
  {
    name: 'De Zilte Zeebaars',
    aliases: ['Viswinkel De Zilte Zeebaars', 'Zilte Zeebaars', 'DZZ'],
    legalForm: 'eenmanszaak',
    websites: ['https://deziltezeebaars.nl'],
    phones: ['0187 555 419'],
    emails: ['bestel@deziltezeebaars.nl'],
    addresses: [{ street: 'Voorstraat 33', postalCode: '3241 EE', city: 'Middelharnis' }],
    foundingYear: 1991,
    kvk: '24219603',
    vat: 'NL001264398B07',
    sector: 'viswinkel',
    services: ['Verse vis', 'Gerookte paling', 'Visschotels', 'Kibbeling'],
    team: [
      { name: 'Kees Tanis', role: 'eigenaar' },
      { name: 'Corrie Tanis', role: 'winkelmanager' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 08:30-19:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Vishandel Grevelingen', website: 'https://vishandelgrevelingen.nl' },
    { name: 'De Haringkoning' },
    { name: 'Vis van Jaap', website: 'https://visvanjaap.nl' },
  ],
)

export const KUIPER = withRivals(
  {
    name: 'Marloes Kuiper Coaching',
    aliases: ['Marloes Kuiper', 'Kuiper Coaching', 'MKC'],
    legalForm: 'eenmanszaak',
    websites: ['https://marloeskuiper.nl'],
    phones: ['010 555 29 64'],
    emails: ['hallo@marloeskuiper.nl'],
    addresses: [{ street: 'Nieuwe Binnenweg 318', postalCode: '3021 GT', city: 'Rotterdam' }],
    foundingYear: 2018,
    kvk: '71480256',
    vat: 'NL003096481B55',
    sector: 'coach',
    services: ['Loopbaanbegeleiding', 'Burn-outbegeleiding', 'Teamtraining', 'Wandelcoaching'],
    team: [
      { name: 'Marloes Kuiper', role: 'eigenaar' },
      { name: 'Esra Yildiz', role: 'trainer' },
    ],
    hours: ['ma,di,do 09:00-17:30; wo 09:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Koers Coaching', website: 'https://koerscoaching.nl' },
    { name: 'Maas Loopbaanadvies', website: 'https://maasloopbaanadvies.nl' },
    { name: 'Bureau Veerkracht' },
  ],
)
