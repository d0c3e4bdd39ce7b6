/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BELLA = withRivals(
  {
    name: 'Pizzeria Bella Vista',
    aliases: ['Bella Vista', 'Bella Vista Doetinchem', 'PBV'],
    legalName: 'Pizzeria Bella Vista V.O.F.',
    legalForm: 'vof',
    websites: ['https://bellavistadoetinchem.nl'],
    phones: ['0314 55 52 71'],
    emails: ['info@bellavistadoetinchem.nl'],
    addresses: [{ street: 'Waterstraat 38', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 2004,
    kvk: '09138264',
    vat: 'NL813462097B01',
    sector: 'pizzeria',
    services: ['Pizza’s uit de houtoven', 'Pasta’s', 'Bezorging', 'Catering'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Chiara Greco', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 16:00-21:30; vr,za 16:00-22:30; zo 15:00-21:30'],
  },
  [
    { name: 'La Piazza', website: 'https://lapiazzadoetinchem.nl' },
    { name: 'Pizzeria Napoli' },
    { name: 'Trattoria Sapori', website: 'https://trattoriasapori.nl' },
  ],
)

export const SPREEK = withRivals(
  {
    name: 'Logopediepraktijk Spreekwijs',
    aliases: ['Spreekwijs', 'Praktijk Spreekwijs', 'LPS'],
    legalForm: 'maatschap',
    websites: ['https://spreekwijsassen.nl'],
    phones: ['0592 55 54 08'],
    emails: ['praktijk@spreekwijsassen.nl'],
    addresses: [{ street: 'Nieuwe Huizen 12', postalCode: '9401 JR', city: 'Assen' }],
    foundingYear: 2009,
    kvk: '01156287',
    vat: 'NL820415736B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Stemtherapie', 'Taalontwikkeling bij kinderen', 'Afasiebehandeling'],
    team: [
      { name: 'Ilse Hadders', role: 'praktijkhouder' },
      { name: 'Marieke Drent', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:00-17:30; wo 08:00-13:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Drentse Aa', website: 'https://logopediedrentseaa.nl' },
    { name: 'Logopedisch Centrum Assen' },
    { name: 'Praatgraag', website: 'https://praatgraag-assen.nl' },
  ],
)

export const HOF = withRivals(
  {
    name: 'Tuincentrum De Groene Hof',
    aliases: ['De Groene Hof', 'Groene Hof Barneveld', 'TGH'],
    legalName: 'Tuincentrum De Groene Hof B.V.',
    legalForm: 'bv',
    websites: ['https://degroenehof-barneveld.nl'],
    phones: ['0342 55 51 90'],
    emails: ['info@degroenehof-barneveld.nl'],
    addresses: [{ street: 'Wesselseweg 84', postalCode: '3771 PC', city: 'Barneveld' }],
    foundingYear: 1987,
    kvk: '08045913',
    vat: 'NL804719352B01',
    sector: 'tuincentrum',
    services: ['Tuinplanten', 'Kamerplanten', 'Tuinmeubelen', 'Bezorgservice'],
    team: [
      { name: 'Gerrit van den Brink', role: 'eigenaar' },
      { name: 'Anja van den Brink', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Tuinland Voorthuizen', website: 'https://tuinlandvoorthuizen.nl' },
    { name: 'Groenrijk De Valk' },
    { name: 'Kwekerij Van Ginkel', website: 'https://kwekerijvanginkel.nl' },
  ],
)

export const DONGEN = withRivals(
  {
    name: 'Van Dongen Schoonmaak',
    aliases: ['Van Dongen Schoonmaakdiensten', 'Schoonmaakbedrijf Van Dongen', 'VDS'],
    legalName: 'Van Dongen Schoonmaakdiensten B.V.',
    legalForm: 'bv',
    websites: ['https://vandongenschoonmaak.nl'],
    phones: ['0165 55 56 34'],
    emails: ['offerte@vandongenschoonmaak.nl'],
    addresses: [{ street: 'Bredaseweg 215', postalCode: '4705 RN', city: 'Roosendaal' }],
    foundingYear: 1994,
    kvk: '20078345',
    vat: 'NL809357146B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Tapijtreiniging'],
    team: [
      { name: 'Peter van Dongen', role: 'directeur' },
      { name: 'Sandra Jochems', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Brabant Clean', website: 'https://brabantclean.nl' },
    { name: 'Helder & Co', website: 'https://helderenco.nl' },
    { name: 'Schoonmaakbedrijf Kerstens' },
  ],
)

export const BOLERO = withRivals(
  {
    name: 'Dansschool Bolero',
    aliases: ['Bolero', 'Danscentrum Bolero', 'DSB'],
    legalForm: 'vof',
    websites: ['https://dansschoolbolero.nl'],
    phones: ['074 555 31 07'],
    emails: ['dansen@dansschoolbolero.nl'],
    addresses: [{ street: 'Deldenerstraat 117', postalCode: '7551 AC', city: 'Hengelo' }],
    foundingYear: 1976,
    kvk: '06031752',
    vat: 'NL802645918B01',
    sector: 'dansschool',
    services: ['Stijldansen', 'Salsa', 'Streetdance voor kinderen', 'Bruiloftsdans'],
    team: [
      { name: 'Ronald Wissink', role: 'eigenaar' },
      { name: 'Karin Wissink', role: 'dansdocent' },
    ],
    hours: ['ma,di,wo,do 18:30-22:30; vr 19:00-23:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Dance Factory Twente', website: 'https://dancefactorytwente.nl' },
    { name: 'Dansschool Kortink' },
    { name: 'Studio Passo', website: 'https://studiopasso.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Bouwbedrijf Hoekstra & Zn.',
    aliases: ['Hoekstra Bouw', 'Hoekstra en Zonen', 'BHZ'],
    legalName: 'Bouwbedrijf Hoekstra & Zn. B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrabouwsneek.nl'],
    phones: ['0515 55 58 26'],
    emails: ['info@hoekstrabouwsneek.nl'],
    addresses: [{ street: 'Smidsstraat 9', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1968,
    kvk: '01042876',
    vat: 'NL801934627B01',
    sector: 'aannemer',
    services: ['Nieuwbouw', 'Verbouwingen', 'Aanbouwen', 'Dakkapellen'],
    team: [
      { name: 'Jelle Hoekstra', role: 'directeur' },
      { name: 'Wietse Hoekstra', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Zuidwest', website: 'https://bouwgroepzuidwest.nl' },
    { name: 'Aannemersbedrijf De Vries' },
    { name: 'Friso Verbouw', website: 'https://frisoverbouw.nl' },
  ],
)

export const LINGE = withRivals(
  {
    name: 'Taxi Lingestad',
    aliases: ['Lingestad Taxi', 'Taxicentrale Lingestad', 'TLG'],
    legalForm: 'bv',
    legalName: 'Taxi Lingestad B.V.',
    websites: ['https://taxilingestad.nl'],
    phones: ['0183 55 57 77'],
    emails: ['boeken@taxilingestad.nl'],
    addresses: [{ street: 'Spijksedijk 28', postalCode: '4207 GN', city: 'Gorinchem' }],
    foundingYear: 2013,
    kvk: '57418236',
    vat: 'NL852570913B01',
    sector: 'taxibedrijf',
    services: ['Luchthavenvervoer', 'Rolstoelvervoer', 'Zakelijk vervoer', 'Ziekenvervoer'],
    team: [
      { name: 'Mehmet Aydin', role: 'eigenaar' },
      { name: 'Hans de Kort', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 06:00-23:00; vr,za 06:00-23:30; zo 08:00-22:00'],
  },
  [
    { name: 'Taxi De Merwede', website: 'https://taxidemerwede.nl' },
    { name: 'Van Wijk Vervoer' },
    { name: 'Citytax Gorinchem', website: 'https://citytaxgorinchem.nl' },
  ],
)

export const LOLA = withRivals(
  {
    name: 'Lola & Liv',
    aliases: ['Lola en Liv', 'Lola & Liv Mode', 'L&L'],
    legalForm: 'eenmanszaak',
    websites: ['https://lolaenliv.nl'],
    phones: ['0118 55 59 43'],
    emails: ['hallo@lolaenliv.nl'],
    addresses: [{ street: 'Lange Delft 52', postalCode: '4331 AN', city: 'Middelburg' }],
    foundingYear: 2016,
    kvk: '66310829',
    vat: 'NL003417562B81',
    sector: 'kledingwinkel',
    services: ['Dameskleding', 'Schoenen', 'Kledingadvies', 'Accessoires'],
    team: [
      { name: 'Lotte Geluk', role: 'eigenaar' },
      { name: 'Nienke Wisse', role: 'stylist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 10:00-18:00; do 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Mode Maxime', website: 'https://modemaxime.nl' },
    { name: 'Studio Zeeuws' },
    { name: 'De Kledingkast', website: 'https://dekledingkastmiddelburg.nl' },
  ],
)

export const NOORDER = withRivals(
  {
    name: 'Noorderlicht Media',
    aliases: ['Noorderlicht', 'Noorderlicht Marketing', 'NLM'],
    legalName: 'Noorderlicht Media B.V.',
    legalForm: 'bv',
    websites: ['https://noorderlichtmedia.nl'],
    phones: ['072 555 64 80'],
    emails: ['hallo@noorderlichtmedia.nl'],
    addresses: [{ street: 'Kennemerstraatweg 131', postalCode: '1814 GC', city: 'Alkmaar' }],
    foundingYear: 2012,
    kvk: '55283914',
    vat: 'NL851640273B01',
    sector: 'marketingbureau',
    services: ['Zoekmachineoptimalisatie', 'Google Ads', 'Socialmediabeheer', 'Webdesign'],
    team: [
      { name: 'Femke Bakker', role: 'directeur' },
      { name: 'Daan Schouten', role: 'SEO-specialist' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Klikkracht', website: 'https://klikkracht.nl' },
    { name: 'Bureau Wit' },
    { name: 'Online Vooruit', website: 'https://onlinevooruit.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Massagepraktijk Balans',
    aliases: ['Balans Massage', 'Praktijk Balans', 'MPB'],
    legalForm: 'eenmanszaak',
    websites: ['https://balansmassagevenlo.nl'],
    phones: ['077 555 12 96'],
    emails: ['afspraak@balansmassagevenlo.nl'],
    addresses: [{ street: 'Parade 71', postalCode: '5911 CB', city: 'Venlo' }],
    foundingYear: 2018,
    kvk: '71852046',
    vat: 'NL001876325B44',
    sector: 'massagepraktijk',
    services: ['Ontspanningsmassage', 'Sportmassage', 'Zwangerschapsmassage', 'Hotstonemassage'],
    team: [
      { name: 'Ellen Janssen', role: 'eigenaar' },
      { name: 'Bram Peeters', role: 'sportmasseur' },
    ],
    hours: ['ma gesloten; di,do 10:00-20:00; wo,vr 09:00-17:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Massage Lounge Venlo', website: 'https://massageloungevenlo.nl' },
    { name: 'Thai Orchid' },
    { name: 'Handen van Rust', website: 'https://handenvanrust.nl' },
  ],
)
