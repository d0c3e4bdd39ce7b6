/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KESSEL = withRivals(
  {
    name: 'Van Kessel Loodgieters',
    aliases: ['Loodgietersbedrijf Van Kessel', 'VKL'],
    legalName: 'Van Kessel Loodgieters V.O.F.',
    legalForm: 'vof',
    websites: ['https://vankesselloodgieters.nl'],
    phones: ['013 555 27 31'],
    emails: ['info@vankesselloodgieters.nl'],
    addresses: [{ street: 'Korvelseweg 118', postalCode: '5025 JM', city: 'Tilburg' }],
    foundingYear: 1987,
    kvk: '18043927',
    vat: 'NL820936145B01',
    sector: 'loodgieter',
    services: ['Lekkage opsporen', 'Riool ontstoppen', 'Cv-ketel onderhoud', 'Badkamer renoveren'],
    team: [
      { name: 'Peter van Kessel', role: 'eigenaar' },
      { name: 'Joris van Kessel', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Loodgietersbedrijf Smulders', website: 'https://smuldersloodgieters.nl' },
    { name: 'Brabant Sanitair' },
    { name: 'De Klusloodgieter', website: 'https://deklusloodgieter.nl' },
  ],
)

export const ROOS = withRivals(
  {
    name: 'De Wilde Roos',
    aliases: ['Bloemist De Wilde Roos', 'Wilde Roos Bloemen', 'DWR'],
    legalForm: 'eenmanszaak',
    websites: ['https://dewilderoos-zutphen.nl'],
    phones: ['0575 55 51 24'],
    emails: ['bloemen@dewilderoos-zutphen.nl'],
    addresses: [{ street: 'Beukerstraat 43', postalCode: '7201 LC', city: 'Zutphen' }],
    foundingYear: 2006,
    kvk: '08152360',
    vat: 'NL001748236B28',
    sector: 'bloemist',
    services: ['Bruidsboeketten', 'Rouwwerk', 'Bloemenabonnement', 'Workshops bloemschikken'],
    team: [
      { name: 'Hanneke Wessels', role: 'eigenaar' },
      { name: 'Sofie Brandts', role: 'bloemist' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemenhuis Nijkamp', website: 'https://bloemenhuisnijkamp.nl' },
    { name: 'Fleur de Zutphen' },
    { name: 'Het Bloemenatelier', website: 'https://hetbloemenatelierzutphen.nl' },
  ],
)

export const OOG = withRivals(
  {
    name: 'Oogpunt Optiek',
    aliases: ['Opticien Oogpunt', 'Oogpunt', 'OPO'],
    legalName: 'Oogpunt Optiek B.V.',
    legalForm: 'bv',
    websites: ['https://oogpuntoptiek.nl'],
    phones: ['0475 55 53 80'],
    emails: ['welkom@oogpuntoptiek.nl'],
    addresses: [{ street: 'Neerstraat 27', postalCode: '6041 KA', city: 'Roermond' }],
    foundingYear: 1999,
    kvk: '13042875',
    vat: 'NL814507323B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Contactlenzen', 'Brilmonturen', 'Zonnebrillen op sterkte'],
    team: [
      { name: 'Ruud Janssen', role: 'opticien en eigenaar' },
      { name: 'Mieke Claessens', role: 'optometrist' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brillenhuis Maasland', website: 'https://brillenhuismaasland.nl' },
    { name: 'Optiek Verheggen' },
    { name: 'Zicht & Co', website: 'https://zichtenco.nl' },
  ],
)

export const BVA = withRivals(
  {
    name: 'Bakker Veenstra Accountants',
    aliases: ['Bakker Veenstra', 'Accountantskantoor Bakker Veenstra', 'BVA'],
    legalName: 'Bakker Veenstra Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://bakkerveenstra.nl'],
    phones: ['0515 55 52 17'],
    emails: ['kantoor@bakkerveenstra.nl'],
    addresses: [{ street: 'Lemmerweg 62', postalCode: '8608 AC', city: 'Sneek' }],
    foundingYear: 1978,
    kvk: '01062948',
    vat: 'NL800361878B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekening', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsoverdracht'],
    team: [
      { name: 'Jelle Veenstra', role: 'directeur en registeraccountant' },
      { name: 'Marijke Bakker', role: 'belastingadviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Hofstra Adviesgroep', website: 'https://hofstra-adviesgroep.nl' },
    { name: 'Meriaan Accountants' },
    { name: 'De Cijferaars', website: 'https://decijferaars.nl' },
  ],
)

export const TVC = withRivals(
  {
    name: 'Twentse Verhuiscentrale',
    aliases: ['Twentse Verhuis Centrale', 'TVC Verhuizingen', 'TVC'],
    legalName: 'Twentse Verhuiscentrale B.V.',
    legalForm: 'bv',
    websites: ['https://twentseverhuiscentrale.nl'],
    phones: ['074 555 16 09'],
    emails: ['planning@twentseverhuiscentrale.nl'],
    addresses: [{ street: 'Breemarsweg 205', postalCode: '7553 HR', city: 'Hengelo' }],
    foundingYear: 1964,
    kvk: '06028173',
    vat: 'NL855274918B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift huren'],
    team: [
      { name: 'Gerben Kuipers', role: 'directeur' },
      { name: 'Nicole ter Braak', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-18:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Verhuizers Oude Nijhuis', website: 'https://oudenijhuisverhuizers.nl' },
    { name: 'MoveEast' },
    { name: 'Erve Transport', website: 'https://ervetransport.nl' },
  ],
)

export const FIT = withRivals(
  {
    name: 'De Fitfabriek',
    aliases: ['Sportschool De Fitfabriek', 'Fitfabriek', 'DFF'],
    legalForm: 'vof',
    websites: ['https://defitfabriek.nl'],
    phones: ['0182 55 54 40'],
    emails: ['hallo@defitfabriek.nl'],
    addresses: [{ street: 'Winterdijk 9', postalCode: '2801 SJ', city: 'Gouda' }],
    foundingYear: 2014,
    kvk: '60417382',
    vat: 'NL827716400B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Sauna'],
    team: [
      { name: 'Bas Verkerk', role: 'eigenaar' },
      { name: 'Chantal de Wit', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 07:00-22:30; vr 07:00-21:00; za,zo 08:00-16:00'],
  },
  [
    { name: 'SportPlaza Gouda', website: 'https://sportplazagouda.nl' },
    { name: 'GymHouse' },
    { name: 'Vitaal Goudstad', website: 'https://vitaalgoudstad.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Studio Linde',
    aliases: ['Fotostudio Linde', 'Linde Fotografie', 'SLB'],
    legalForm: 'eenmanszaak',
    websites: ['https://studiolinde.nl'],
    phones: ['076 555 38 12'],
    emails: ['linde@studiolinde.nl'],
    addresses: [{ street: 'Boschstraat 74', postalCode: '4811 GK', city: 'Breda' }],
    foundingYear: 2017,
    kvk: '68291540',
    vat: 'NL002390517B20',
    sector: 'fotograaf',
    services: ['Bruidsfotografie', 'Zakelijke portretten', 'Newbornshoots', 'Productfotografie'],
    team: [
      { name: 'Linde Aarts', role: 'fotograaf en eigenaar' },
      { name: 'Tom Verschuren', role: 'assistent' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Fotografie Van Dongen', website: 'https://vandongenfotografie.nl' },
    { name: 'Lichtvang' },
    { name: 'Bredase Beelden', website: 'https://bredasebeelden.nl' },
  ],
)

export const GROOT = withRivals(
  {
    name: 'Dakwerken De Groot',
    aliases: ['De Groot Dakwerken', 'Dakdekkersbedrijf De Groot', 'DDG'],
    legalName: 'Dakwerken De Groot B.V.',
    legalForm: 'bv',
    websites: ['https://degrootdakwerken.nl'],
    phones: ['072 555 61 74'],
    emails: ['offerte@degrootdakwerken.nl'],
    addresses: [{ street: 'Helderseweg 33', postalCode: '1815 AB', city: 'Alkmaar' }],
    foundingYear: 1992,
    kvk: '37061829',
    vat: 'NL811960535B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakisolatie', 'Dakgoten vervangen', 'Pannendaken'],
    team: [
      { name: 'Marco de Groot', role: 'eigenaar' },
      { name: 'Ineke Schoorl', role: 'kantoor en planning' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Kaasstad Daken', website: 'https://kaasstaddaken.nl' },
    { name: 'Dakteam Noord' },
    { name: 'Bijlsma Dakbedekking', website: 'https://bijlsmadakbedekking.nl' },
  ],
)

export const PUUR = withRivals(
  {
    name: 'Salon Puur Natuur',
    aliases: ['Schoonheidssalon Puur Natuur', 'Puur Natuur', 'SPN'],
    legalForm: 'eenmanszaak',
    websites: ['https://salonpuurnatuur.nl'],
    phones: ['077 555 20 96'],
    emails: ['info@salonpuurnatuur.nl'],
    addresses: [{ street: 'Parade 51', postalCode: '5911 CC', city: 'Venlo' }],
    foundingYear: 2010,
    kvk: '12074935',
    vat: 'NL002117465B90',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Harsen', 'Wimperextensions', 'Massages'],
    team: [
      { name: 'Esther Peeters', role: 'eigenaar en schoonheidsspecialiste' },
      { name: 'Kim Lenders', role: 'schoonheidsspecialiste' },
    ],
    hours: [
      'ma 12:00-18:00; di,wo 09:00-18:00; do 09:00-21:00; vr 09:00-17:00; za 09:00-13:00; zo gesloten',
    ],
  },
  [
    { name: 'Beauty by Noor', website: 'https://beautybynoor.nl' },
    { name: 'Huidinstituut Venlo' },
    { name: 'Salon Belle', website: 'https://salonbellevenlo.nl' },
  ],
)

export const KHZ = withRivals(
  {
    name: 'Keukenhuis Zeeland',
    aliases: ['Zeeuws Keukenhuis', 'KHZ'],
    legalName: 'Keukenhuis Zeeland B.V.',
    legalForm: 'bv',
    websites: ['https://keukenhuiszeeland.nl'],
    phones: ['0113 55 57 35'],
    emails: ['showroom@keukenhuiszeeland.nl'],
    addresses: [{ street: 'Marconistraat 16', postalCode: '4461 HW', city: 'Goes' }],
    foundingYear: 2003,
    kvk: '22051764',
    vat: 'NL853104281B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Inbouwapparatuur', 'Keukenmontage', '3D-keukenontwerp'],
    team: [
      { name: 'Wim de Visser', role: 'directeur' },
      { name: 'Anouk Minnaard', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do 10:00-17:30; vr 10:00-20:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Keukencentrum Schelde', website: 'https://keukencentrumschelde.nl' },
    { name: 'De Keukenmakers' },
    { name: 'Van Damme Keukens', website: 'https://vandammekeukens.nl' },
  ],
)
