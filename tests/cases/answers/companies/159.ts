/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOOGEBOOM = withRivals(
  {
    name: 'Schilderwerken Hoogeboom',
    aliases: ['Hoogeboom Schilders', 'Hoogeboom', 'SHB'],
    legalName: 'Schilderwerken Hoogeboom V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoogeboomschilders.nl'],
    phones: ['0348 55 52 64'],
    emails: ['offerte@hoogeboomschilders.nl', 'administratie@hoogeboomschilders.nl'],
    addresses: [{ street: 'Leidsestraatweg 118', postalCode: '3443 BX', city: 'Woerden' }],
    foundingYear: 1972,
    kvk: '30118274',
    vat: 'NL803416927B01',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Glas zetten', 'Latex spuiten'],
    team: [
      { name: 'Arjan Hoogeboom', role: 'vennoot' },
      { name: 'Corné Hoogeboom', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:00-16:00; vr 07:00-14:30; za,zo gesloten'],
  },
  [
    { name: 'Verbree Schilders', website: 'https://verbreeschilders.nl' },
    { name: 'Schildersbedrijf De Rijn' },
    { name: 'Kleurvak Harmelen', website: 'https://kleurvakharmelen.nl' },
  ],
)

export const KRUISBERG = withRivals(
  {
    name: 'Tandartsenpraktijk De Kruisberg',
    aliases: ['De Kruisberg', 'Kruisberg Mondzorg', 'TDK'],
    legalName: 'Kruisberg Mondzorg B.V.',
    legalForm: 'bv',
    websites: ['https://kruisbergmondzorg.nl'],
    phones: ['0314 55 57 19'],
    emails: ['afspraak@kruisbergmondzorg.nl'],
    addresses: [{ street: 'Kruisbergseweg 46', postalCode: '7009 BM', city: 'Doetinchem' }],
    foundingYear: 2001,
    kvk: '09117382',
    vat: 'NL810275394B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Wortelkanaalbehandeling', 'Kunstgebit', 'Kindertandheelkunde'],
    team: [
      { name: 'Femke Wissink', role: 'tandarts en praktijkhouder' },
      { name: 'Sander Olthof', role: 'tandarts' },
      { name: 'Rania Haddad', role: 'preventieassistent' },
    ],
    hours: ['ma,di,do 08:00-17:30; wo 08:00-21:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Tandartsen Slingelaan', website: 'https://tandartsenslingelaan.nl' },
    { name: 'Mondzorg De Huet' },
    { name: 'Dental Achterhoek', website: 'https://dentalachterhoek.nl' },
  ],
)

export const DRENTH = withRivals(
  {
    name: 'Autogarage Drenth',
    aliases: ['Garage Drenth', 'Drenth', 'AGD'],
    legalName: 'Autogarage Drenth',
    legalForm: 'eenmanszaak',
    websites: ['https://garagedrenth.nl'],
    phones: ['0598 55 53 07', '06 55 51 82 74'],
    emails: ['werkplaats@garagedrenth.nl'],
    addresses: [{ street: 'Transportweg 23', postalCode: '9645 KZ', city: 'Veendam' }],
    foundingYear: 1987,
    kvk: '02047193',
    vat: 'NL001528374B62',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Bandenwissel', 'Trekhaak monteren'],
    team: [
      { name: 'Geert Drenth', role: 'eigenaar' },
      { name: 'Mirjam Drenth', role: 'administratie' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Autobedrijf Pekelmeer', website: 'https://autobedrijfpekelmeer.nl' },
    { name: 'Garage Bareveld' },
    { name: 'Autohuis Parkstad', website: 'https://autohuisparkstad.nl' },
  ],
)

export const LEESLAMP = withRivals(
  {
    name: 'Boekhandel De Leeslamp',
    aliases: ['De Leeslamp', 'Leeslamp Middelburg', 'BDL'],
    legalName: 'Boekhandel De Leeslamp B.V.',
    legalForm: 'bv',
    websites: ['https://deleeslamp.nl'],
    phones: ['0118 55 56 43'],
    emails: ['boeken@deleeslamp.nl'],
    addresses: [{ street: 'Lange Delft 73', postalCode: '4331 AM', city: 'Middelburg' }],
    foundingYear: 1954,
    kvk: '22016438',
    vat: 'NL805193728B01',
    sector: 'boekhandel',
    services: ['Boeken bestellen', 'Schoolboeken', 'Auteursavonden', 'Leesclubs', 'Boekenbonnen'],
    team: [
      { name: 'Ineke Verhage', role: 'eigenaar' },
      { name: 'Tobias Minderhoud', role: 'boekverkoper' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Zeeuwse Boekerij', website: 'https://zeeuwseboekerij.nl' },
    { name: 'Boekwinkel Het Abdijplein' },
    { name: 'Van Belzen Boeken', website: 'https://vanbelzenboeken.nl' },
  ],
)

export const ONBEZWAARD = withRivals(
  {
    name: 'Massagepraktijk Onbezwaard',
    aliases: ['Onbezwaard', 'Onbezwaard Massage', 'MPO'],
    legalName: 'Massagepraktijk Onbezwaard',
    legalForm: 'eenmanszaak',
    websites: ['https://onbezwaardmassage.nl'],
    phones: ['06 55 53 90 17'],
    emails: ['hallo@onbezwaardmassage.nl'],
    addresses: [{ street: 'Heuvelstraat 14', postalCode: '5341 CT', city: 'Oss' }],
    foundingYear: 2017,
    kvk: '68401925',
    vat: 'NL002374816B05',
    sector: 'massagepraktijk',
    services: ['Ontspanningsmassage', 'Sportmassage', 'Zwangerschapsmassage', 'Stoelmassage op kantoor'],
    team: [{ name: 'Linde van Erp', role: 'eigenaar en masseur' }],
    hours: ['ma gesloten; di,do 10:00-20:00; wo,vr 10:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Massage Maasland', website: 'https://massagemaasland.nl' },
    { name: 'Praktijk Schouders Los' },
    { name: 'Wellness Heesch', website: 'https://wellnessheesch.nl' },
  ],
)

export const VLECHTWERK = withRivals(
  {
    name: 'Studio Vlechtwerk',
    aliases: ['Vlechtwerk', 'Vlechtwerk Interieur', 'SVW'],
    legalName: 'Studio Vlechtwerk B.V.',
    legalForm: 'bv',
    websites: ['https://studiovlechtwerk.nl'],
    phones: ['035 555 64 82'],
    emails: ['studio@studiovlechtwerk.nl'],
    addresses: [{ street: 'Havenstraat 67', postalCode: '1404 EK', city: 'Bussum' }],
    foundingYear: 2013,
    kvk: '57294816',
    vat: 'NL852618374B01',
    sector: 'interieurontwerper',
    services: ['Kleuradvies', 'Lichtplan', 'Maatwerkmeubels', 'Verbouwingsbegeleiding'],
    team: [
      { name: 'Philine Verschuur', role: 'interieurontwerper en oprichter' },
      { name: 'Bas Nieland', role: 'projectleider' },
    ],
    hours: ['ma,di,do,vr 09:00-17:00; wo gesloten; za,zo gesloten'],
  },
  [
    { name: 'Atelier Gooisch Wonen', website: 'https://ateliergooischwonen.nl' },
    { name: 'Huis & Nerf' },
    { name: 'Interieurstudio Naerden', website: 'https://interieurstudionaerden.nl' },
  ],
)

export const ZIJDE = withRivals(
  {
    name: 'Zoom & Zijde',
    aliases: ['Zoom en Zijde', 'Zoom & Zijde Mode', 'Z&Z'],
    legalName: 'Zoom & Zijde V.O.F.',
    legalForm: 'vof',
    websites: ['https://zoomenzijde.nl'],
    phones: ['0183 55 58 26'],
    emails: ['winkel@zoomenzijde.nl'],
    addresses: [{ street: 'Gasthuisstraat 34', postalCode: '4201 GN', city: 'Gorinchem' }],
    foundingYear: 2008,
    kvk: '24438162',
    vat: 'NL819472635B01',
    sector: 'kledingwinkel',
    services: ['Damesmode', 'Herenmode', 'Kleding vermaken', 'Stijladvies'],
    team: [
      { name: 'Mathilde Kwakernaak', role: 'vennoot' },
      { name: 'Joost Kwakernaak', role: 'vennoot' },
    ],
    hours: ['ma 12:00-17:30; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Modehuis Vlaming', website: 'https://modehuisvlaming.nl' },
    { name: 'Kleedkamer 42' },
    { name: 'Boetiek Arkel', website: 'https://boetiekarkel.nl' },
  ],
)

export const GRENSPAAL = withRivals(
  {
    name: 'Architectenbureau Grenspaal',
    aliases: ['Grenspaal', 'Grenspaal Architecten', 'ABG'],
    legalName: 'Grenspaal Architecten B.V.',
    legalForm: 'bv',
    websites: ['https://grenspaalarchitecten.nl', 'https://grenspaal.be'],
    phones: ['013 555 72 19', '+32 14 55 59 03'],
    emails: ['bureau@grenspaalarchitecten.nl'],
    addresses: [{ street: 'Chaamseweg 11', postalCode: '5111 AE', city: 'Baarle-Nassau' }],
    foundingYear: 1996,
    kvk: '18043927',
    vat: 'NL807361942B01',
    sector: 'architect',
    services: ['Nieuwbouwwoningen', 'Verbouwingen', 'Vergunningaanvraag', 'Bouwbegeleiding'],
    team: [
      { name: 'Leontien Vermeiren', role: 'architect en directeur' },
      { name: 'Koen Adriaensen', role: 'architect' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Architect Van Gestel', website: 'https://architectvangestel.nl' },
    { name: 'Bureau Kempenbouw', website: 'https://bureaukempenbouw.be' },
    { name: 'Atelier Merksplas' },
  ],
)

export const BOTERBLOEM = withRivals(
  {
    name: 'Lunchroom Boterbloem',
    aliases: ['Boterbloem', 'Boterbloem Leiden', 'LBB'],
    legalName: 'Lunchroom Boterbloem',
    legalForm: 'eenmanszaak',
    websites: ['https://lunchroomboterbloem.nl'],
    phones: ['071 555 38 94'],
    emails: ['reserveer@lunchroomboterbloem.nl'],
    addresses: [{ street: 'Nieuwe Rijn 41', postalCode: '2312 JG', city: 'Leiden' }],
    foundingYear: 2019,
    kvk: '74019283',
    vat: 'NL003185427B39',
    sector: 'lunchroom',
    services: ['Lunch', 'High tea', 'Ontbijt', 'Glutenvrij gebak'],
    team: [
      { name: 'Roos Kempers', role: 'eigenaar' },
      { name: 'Amir Tahiri', role: 'kok' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 08:30-16:30; za 09:00-17:00; zo 10:00-16:00'],
  },
  [
    { name: 'Koffiehuis De Sleutel', website: 'https://koffiehuisdesleutel.nl' },
    { name: 'Lunchcafé Pieterskerk' },
    { name: 'Bakkes Brood', website: 'https://bakkesbrood.nl' },
  ],
)

export const WAAKZAAM = withRivals(
  {
    name: 'Waakzaam Beveiliging',
    aliases: ['Waakzaam', 'Waakzaam Security', 'WZB'],
    legalName: 'Waakzaam Beveiliging B.V.',
    legalForm: 'bv',
    websites: ['https://waakzaambeveiliging.nl'],
    phones: ['0299 55 54 60'],
    emails: ['info@waakzaambeveiliging.nl', 'planning@waakzaambeveiliging.nl'],
    addresses: [{ street: 'Wielingenstraat 120', postalCode: '1441 ZR', city: 'Purmerend' }],
    foundingYear: 2004,
    kvk: '37108264',
    vat: 'NL813529476B01',
    sector: 'beveiligingsbedrijf',
    services: ['Objectbeveiliging', 'Evenementenbeveiliging', 'Mobiele surveillance', 'Alarmopvolging'],
    team: [
      { name: 'Dennis Kroon', role: 'directeur' },
      { name: 'Shanti Ramdin', role: 'operationeel manager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Beemster Security', website: 'https://beemstersecurity.nl' },
    { name: 'Nachtwacht Bewaking' },
    { name: 'Safe Waterland', website: 'https://safewaterland.nl' },
  ],
)
