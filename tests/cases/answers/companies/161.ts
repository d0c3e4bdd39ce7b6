/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VELOSMID = withRivals(
  {
    name: 'Fietsenmakerij De Velosmid',
    aliases: ['De Velosmid', 'Velosmid Deventer', 'FDV'],
    legalName: 'Fietsenmakerij De Velosmid',
    legalForm: 'eenmanszaak',
    websites: ['https://develosmid.nl'],
    phones: ['0570 55 54 81'],
    emails: ['werkplaats@develosmid.nl'],
    addresses: [{ street: 'Rijkmanstraat 14', postalCode: '7411 GC', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08196427',
    vat: 'NL001826354B47',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Onderhoudsbeurt', 'E-bike service', 'Tweedehands fietsen'],
    team: [
      { name: 'Bram Oltmans', role: 'eigenaar' },
      { name: 'Lotte Wijnbergen', role: 'fietstechnicus' },
    ],
    hours: ['ma,zo gesloten; di,wo,do,vr 08:30-17:30; za 09:00-16:00'],
  },
  [
    { name: 'Fietsplaats Pothoofd', website: 'https://fietsplaatspothoofd.nl' },
    { name: 'Rijwielhandel Ankersmit' },
    { name: 'Bikeshop Bergkwartier', website: 'https://bikeshopbergkwartier.nl' },
  ],
)

export const RAVELIJN = withRivals(
  {
    name: 'Dierenkliniek Het Ravelijn',
    aliases: ['Het Ravelijn', 'Ravelijn Dierenartsen', 'DHR'],
    legalName: 'Dierenkliniek Het Ravelijn B.V.',
    legalForm: 'bv',
    websites: ['https://ravelijndierenkliniek.nl'],
    phones: ['0524 55 52 19'],
    emails: ['assistentie@ravelijndierenkliniek.nl'],
    addresses: [{ street: 'Aleida Kramersingel 23', postalCode: '7741 GA', city: 'Coevorden' }],
    foundingYear: 1996,
    kvk: '04058391',
    vat: 'NL807315264B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Sterilisatie en castratie', 'Röntgenonderzoek'],
    team: [
      { name: 'Ilse Hovinga', role: 'dierenarts en eigenaar' },
      { name: 'Tjeerd Kuipers', role: 'dierenarts' },
      { name: 'Romy Zandstra', role: 'paraveterinair' },
    ],
    hours: ['ma,di,do 08:00-18:00; wo 08:00-20:00; vr 08:00-17:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Loodiep', website: 'https://dierenartsloodiep.nl' },
    { name: 'Dierendokters De Holwert' },
    { name: 'Kleindierenkliniek Stieltjes', website: 'https://kliniekstieltjes.nl' },
  ],
)

export const TOONLADDER = withRivals(
  {
    name: 'Pianopraktijk Toonladder',
    aliases: ['Toonladder', 'Pianolessen Toonladder', 'PPT'],
    legalName: 'Pianopraktijk Toonladder',
    legalForm: 'eenmanszaak',
    websites: ['https://pianopraktijktoonladder.nl'],
    phones: ['06 55 51 94 27'],
    emails: ['les@pianopraktijktoonladder.nl'],
    addresses: [{ street: 'Leusderweg 148', postalCode: '3817 KE', city: 'Amersfoort' }],
    foundingYear: 2013,
    kvk: '57318462',
    vat: 'NL002274816B33',
    sector: 'pianodocent',
    services: ['Pianoles voor kinderen', 'Pianoles voor volwassenen', 'Muziektheorie', 'Examentraining'],
    team: [{ name: 'Marguerite Vlasblom', role: 'pianodocent en eigenaar' }],
    hours: ['ma,di,do 13:00-21:00; wo 12:00-20:00; vr 13:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Muziekhuis Kortegracht', website: 'https://muziekhuiskortegracht.nl' },
    { name: 'Pianoles Randenbroek' },
    { name: 'Pianostudio Eemklank', website: 'https://eemklank.nl' },
  ],
)

export const RIELANT = withRivals(
  {
    name: 'Dakdekkersbedrijf Van Rielant',
    aliases: ['Van Rielant Dakwerken', 'Van Rielant', 'DVR'],
    legalName: 'Dakdekkersbedrijf Van Rielant B.V.',
    legalForm: 'bv',
    websites: ['https://vanrielantdakwerken.nl'],
    phones: ['0162 55 56 74'],
    emails: ['offerte@vanrielantdakwerken.nl', 'service@vanrielantdakwerken.nl'],
    addresses: [{ street: 'Beneluxweg 37', postalCode: '4904 SJ', city: 'Oosterhout' }],
    foundingYear: 1985,
    kvk: '18036259',
    vat: 'NL803628417B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Zinkwerk', 'Dakisolatie'],
    team: [
      { name: 'Kees van Rielant', role: 'directeur' },
      { name: 'Sanne Oomen', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Dakwerken Slotjes', website: 'https://dakwerkenslotjes.nl' },
    { name: 'Brabantse Dakmeesters', website: 'https://brabantsedakmeesters.nl' },
    { name: 'Dakdekker Houtakker' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Notariskantoor Hoekzema & Visch',
    aliases: ['Hoekzema & Visch', 'Hoekzema Visch Notarissen', 'NHV'],
    legalName: 'Maatschap Hoekzema & Visch Notarissen',
    legalForm: 'maatschap',
    websites: ['https://hoekzemavisch.nl'],
    phones: ['0512 55 53 08'],
    emails: ['info@hoekzemavisch.nl'],
    addresses: [{ street: 'Stationsweg 61', postalCode: '9201 GJ', city: 'Drachten' }],
    foundingYear: 1978,
    kvk: '01092836',
    vat: 'NL805143729B01',
    sector: 'notaris',
    services: ['Testament opstellen', 'Hypotheekakte', 'Levenstestament', 'BV oprichten'],
    team: [
      { name: 'Sietske Hoekzema', role: 'notaris' },
      { name: 'Reinder Visch', role: 'notaris' },
      { name: 'Fatima Achbari', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat De Drait', website: 'https://notariaatdedrait.nl' },
    { name: 'Smelne Notarissen', website: 'https://smelnenotarissen.nl' },
    { name: 'Notariskantoor Wijbenga' },
  ],
)

export const MARETAK = withRivals(
  {
    name: 'B&B De Maretak',
    aliases: ['De Maretak', 'Bed & Breakfast De Maretak', 'BDM'],
    legalName: 'B&B De Maretak V.O.F.',
    legalForm: 'vof',
    websites: ['https://bnbdemaretak.nl'],
    phones: ['043 555 27 36'],
    emails: ['welkom@bnbdemaretak.nl'],
    addresses: [{ street: 'Looierstraat 12', postalCode: '6271 BB', city: 'Gulpen' }],
    foundingYear: 2017,
    kvk: '68427135',
    vat: 'NL857416283B01',
    sector: 'bed and breakfast',
    services: ['Overnachting met ontbijt', 'Fietsverhuur', 'Lunchpakketten', 'Wandelarrangementen'],
    team: [
      { name: 'Judith Crutzen', role: 'eigenaar en gastvrouw' },
      { name: 'Paul Vaessen', role: 'vennoot' },
    ],
    hours: ['ma,do,vr,za,zo 08:00-21:00; di,wo gesloten'],
  },
  [
    { name: 'B&B Op de Heuvel', website: 'https://bnbopdeheuvel.nl' },
    { name: 'Gasthof Mergelrijk', website: 'https://mergelrijk.nl' },
    { name: 'Pension Geulzicht' },
  ],
)

export const WULP = withRivals(
  {
    name: 'Van der Wulp Bakkerijgrondstoffen',
    aliases: ['Van der Wulp', 'Wulp Bakkerijgroothandel', 'VWB'],
    legalName: 'Van der Wulp Bakkerijgrondstoffen B.V.',
    legalForm: 'bv',
    websites: ['https://vanderwulpgrondstoffen.nl'],
    phones: ['0182 55 50 63'],
    emails: ['verkoop@vanderwulpgrondstoffen.nl', 'administratie@vanderwulpgrondstoffen.nl'],
    addresses: [{ street: 'Goudkade 29', postalCode: '2802 AA', city: 'Gouda' }],
    foundingYear: 1962,
    kvk: '29013574',
    vat: 'NL800931645B01',
    sector: 'groothandel in bakkerijgrondstoffen',
    services: ['Meel en bloem', 'Vullingen en fondant', 'Bakkerijverpakkingen', 'Receptuuradvies'],
    team: [
      { name: 'Arjan van der Wulp', role: 'directeur' },
      { name: 'Mirjam Kooiman', role: 'accountmanager' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-15:30; za 06:00-10:00; zo gesloten'],
  },
  [
    { name: 'Bakgoed Midden-Holland', website: 'https://bakgoedmiddenholland.nl' },
    { name: 'Grondstoffenhuis De Korenaar' },
    { name: 'Bakservice Reeuwijk', website: 'https://bakservicereeuwijk.nl' },
  ],
)

export const SPRAAKWAARD = withRivals(
  {
    name: 'Logopediepraktijk Spraakwaard',
    aliases: ['Spraakwaard', 'Logopedie Spraakwaard', 'LPS'],
    legalName: 'Logopediepraktijk Spraakwaard V.O.F.',
    legalForm: 'vof',
    websites: ['https://logopediespraakwaard.nl'],
    phones: ['0118 55 51 72'],
    emails: ['praktijk@logopediespraakwaard.nl'],
    addresses: [{ street: 'Seissingel 45', postalCode: '4334 AC', city: 'Middelburg' }],
    foundingYear: 2008,
    kvk: '22067918',
    vat: 'NL819264037B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Taalontwikkeling bij kinderen', 'Slikproblemen', 'Stemtherapie'],
    team: [
      { name: 'Liesbeth Minderhoud', role: 'logopedist en praktijkhouder' },
      { name: 'Jantine Poppe', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:15-17:30; wo 08:15-12:30; vr 08:15-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Dauwendaele', website: 'https://logopediedauwendaele.nl' },
    { name: 'Praktijk Mondig' },
    { name: 'Spraakcentrum Arne', website: 'https://spraakcentrumarne.nl' },
  ],
)

export const OLMENHOF = withRivals(
  {
    name: 'Tuincentrum De Olmenhof',
    aliases: ['De Olmenhof', 'Olmenhof Hulst', 'TCO'],
    legalName: 'Olmenhof Tuin & Dier B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumolmenhof.nl', 'https://tuincentrumolmenhof.be'],
    phones: ['0114 55 57 90'],
    emails: ['klantenservice@tuincentrumolmenhof.nl'],
    addresses: [{ street: 'Absdaalseweg 52', postalCode: '4561 GG', city: 'Hulst' }],
    foundingYear: 1991,
    kvk: '21014863',
    vat: 'NL808572391B01',
    sector: 'tuincentrum',
    services: ['Kamerplanten', 'Tuinplanten en bomen', 'Tuinmeubelen', 'Dierenvoeding', 'Kerstshow'],
    team: [
      { name: 'Rudi de Maeyer', role: 'directeur' },
      { name: 'Els Verstraeten', role: 'plantenspecialist' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:30; zo 10:00-17:00'],
  },
  [
    { name: 'Groenwereld Axel', website: 'https://groenwereldaxel.nl' },
    { name: 'Plantenhuis Clinge' },
    { name: 'Kwekerij Reynaert', website: 'https://kwekerijreynaert.nl' },
  ],
)

export const NOORDERPIXEL = withRivals(
  {
    name: 'Webbureau Noorderpixel',
    aliases: ['Noorderpixel', 'Noorderpixel Leeuwarden', 'WBN'],
    legalName: 'Noorderpixel B.V.',
    legalForm: 'bv',
    websites: ['https://noorderpixel.nl'],
    phones: ['058 555 41 26'],
    emails: ['hallo@noorderpixel.nl'],
    addresses: [{ street: 'Oostergoweg 19', postalCode: '8932 PG', city: 'Leeuwarden' }],
    foundingYear: 2014,
    kvk: '60715284',
    vat: 'NL854027316B01',
    sector: 'webbureau',
    services: ['Webdesign', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting'],
    team: [
      { name: 'Hidde Bosgra', role: 'oprichter en eigenaar' },
      { name: 'Yara Tielens', role: 'designer' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Websmederij Fryslân', website: 'https://websmederijfryslan.nl' },
    { name: 'Klikwerk' },
    { name: 'Bureau Terp', website: 'https://bureauterp.nl' },
  ],
)
