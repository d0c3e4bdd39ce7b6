/** Companies of answers that a stranger to the rules wrote, with their questions. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const FONTANA = withRivals(
  {
    name: 'Pizzeria La Fontana',
    aliases: ['La Fontana', 'La Fontana Doetinchem', 'PLF'],
    legalName: 'Pizzeria La Fontana V.O.F.',
    legalForm: 'vof',
    websites: ['https://lafontanadoetinchem.nl'],
    phones: ['0314 55 57 82'],
    emails: ['ciao@lafontanadoetinchem.nl'],
    addresses: [{ street: 'Waterstraat 26', postalCode: '7001 BH', city: 'Doetinchem' }],
    foundingYear: 1992,
    kvk: '09087415',
    vat: 'NL803164925B01',
    sector: 'pizzeria',
    services: ['Pizza uit de houtoven', 'Verse pasta', 'Afhalen en bezorgen', 'Kinderfeestjes'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Ilse Greco-Wolters', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 16:30-22:00; vr,za 16:30-23:00; zo 16:00-21:30'],
  },
  [
    { name: 'Ristorante Bellavista', website: 'https://bellavistadoetinchem.nl' },
    { name: 'Pizzeria Il Forno' },
    { name: 'Trattoria Da Nino', website: 'https://danino-doetinchem.nl' },
  ],
)

export const BRUG = withRivals(
  {
    name: 'De Brug Mediation',
    aliases: ['De Brug', 'Mediationpraktijk De Brug', 'DBM'],
    legalName: 'De Brug Mediation',
    legalForm: 'eenmanszaak',
    websites: ['https://debrugmediation.nl'],
    phones: ['0318 55 51 64'],
    emails: ['afspraak@debrugmediation.nl'],
    addresses: [{ street: 'Kerkewijk 143', postalCode: '3904 JB', city: 'Veenendaal' }],
    foundingYear: 2009,
    kvk: '30268417',
    vat: 'NL001946273B52',
    sector: 'mediator',
    services: ['Echtscheidingsmediation', 'Ouderschapsplan', 'Arbeidsmediation', 'Burenconflicten'],
    team: [{ name: 'Marleen Hardeman', role: 'mediator en eigenaar' }],
    hours: ['ma,di,do 09:00-17:30; wo 09:00-21:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Rijnzicht Mediators', website: 'https://rijnzichtmediators.nl' },
    { name: 'Scheidingspunt Vallei' },
    { name: 'Praktijk Samen Uit Elkaar', website: 'https://praktijksamenuitelkaar.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Van Rossum Keukens',
    aliases: ['Keukenhuis Van Rossum', 'Van Rossum', 'VRK'],
    legalName: 'Van Rossum Keukens B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumkeukens.nl'],
    phones: ['0416 55 53 90'],
    emails: ['showroom@vanrossumkeukens.nl'],
    addresses: [{ street: 'Laageinde 75', postalCode: '5142 EE', city: 'Waalwijk' }],
    foundingYear: 1974,
    kvk: '18023956',
    vat: 'NL805417362B01',
    sector: 'keukenzaak',
    services: ['Keukens op maat', 'Keukenrenovatie', 'Inbouwapparatuur', 'Montage'],
    team: [
      { name: 'Frank van Rossum', role: 'directeur' },
      { name: 'Linda Klerks', role: 'keukenadviseur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 10:00-18:00; vr 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Keukencentrum De Langstraat', website: 'https://keukencentrumdelangstraat.nl' },
    { name: 'Brabant Keukens' },
    { name: 'Kookstudio Baardwijk', website: 'https://kookstudiobaardwijk.nl' },
  ],
)

export const BLIKVANGER = withRivals(
  {
    name: 'Blikvanger Reclame',
    aliases: ['Blikvanger', 'De Blikvanger', 'BVR'],
    legalName: 'Blikvanger Reclame B.V.',
    legalForm: 'bv',
    websites: ['https://blikvangerreclame.nl'],
    phones: ['0591 55 54 17'],
    emails: ['info@blikvangerreclame.nl', 'ontwerp@blikvangerreclame.nl'],
    addresses: [{ street: 'Kapitein Nemostraat 14', postalCode: '7821 AC', city: 'Emmen' }],
    foundingYear: 1996,
    kvk: '04058273',
    vat: 'NL807253816B01',
    sector: 'signbedrijf',
    services: ['Gevelreclame', 'Autobelettering', 'Lichtreclame', 'Raamfolie', 'Beursstands'],
    team: [
      { name: 'Harm Eising', role: 'directeur' },
      { name: 'Sanne Wessels', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Signpoint Drenthe', website: 'https://signpointdrenthe.nl' },
    { name: 'Letterwerk Emmen' },
    { name: 'Bargermeer Reclame', website: 'https://bargermeerreclame.nl' },
  ],
)

export const HOEFSLAG = withRivals(
  {
    name: 'Manege De Hoefslag',
    aliases: ['De Hoefslag', 'Rijschool De Hoefslag', 'MDH'],
    legalName: 'Manege De Hoefslag V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoefslagnunspeet.nl'],
    phones: ['0341 55 52 06'],
    emails: ['lessen@hoefslagnunspeet.nl'],
    addresses: [{ street: 'Elspeterweg 31', postalCode: '8071 PA', city: 'Nunspeet' }],
    foundingYear: 1985,
    kvk: '08041692',
    vat: 'NL804962713B01',
    sector: 'manege',
    services: ['Paardrijlessen', 'Ponykampen', 'Buitenritten', 'Pensionstalling'],
    team: [
      { name: 'Gerda van Olst', role: 'eigenaar' },
      { name: 'Bas van Olst', role: 'vennoot' },
      { name: 'Fleur Docter', role: 'instructeur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 14:00-21:30; za 08:30-17:00; zo 09:00-13:00'],
  },
  [
    { name: 'Stal Zandenbos', website: 'https://stalzandenbos.nl' },
    { name: 'Manege Vierhouten' },
    { name: 'Ponyclub De Heideruiters', website: 'https://heideruiters.nl' },
  ],
)

export const ZONNEWENDE = withRivals(
  {
    name: 'Thuiszorg Zonnewende',
    aliases: ['Zonnewende', 'Zonnewende Thuiszorg', 'TZW'],
    legalName: 'Stichting Thuiszorg Zonnewende',
    legalForm: 'stichting',
    websites: ['https://thuiszorgzonnewende.nl'],
    phones: ['0115 55 56 38'],
    emails: ['zorg@thuiszorgzonnewende.nl'],
    addresses: [{ street: 'Axelsestraat 58', postalCode: '4537 AM', city: 'Terneuzen' }],
    foundingYear: 2007,
    kvk: '22063185',
    vat: 'NL818406357B01',
    sector: 'thuiszorg',
    services: ['Persoonlijke verzorging', 'Verpleging thuis', 'Huishoudelijke hulp', 'Nachtzorg'],
    team: [
      { name: 'Ingrid de Feijter', role: 'directeur' },
      { name: 'Joris Haak', role: 'wijkverpleegkundige' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Scheldezorg', website: 'https://scheldezorg.nl' },
    { name: 'Thuiszorg De Kreek' },
    { name: 'Zorggroep Zeeuws Land', website: 'https://zorggroepzeeuwsland.nl' },
  ],
)

export const CAPO = withRivals(
  {
    name: 'Pianoservice Da Capo',
    aliases: ['Da Capo', 'Da Capo Piano', 'PDC'],
    legalName: 'Pianoservice Da Capo',
    legalForm: 'eenmanszaak',
    websites: ['https://dacapopiano.nl'],
    phones: ['06 55 59 27 41'],
    emails: ['stemmen@dacapopiano.nl'],
    addresses: [{ street: 'Voorstreek 92', postalCode: '8911 JT', city: 'Leeuwarden' }],
    foundingYear: 2001,
    kvk: '01096347',
    vat: 'NL001827394B63',
    sector: 'pianostemmer',
    services: ['Piano stemmen', 'Vleugels stemmen', 'Reparatie en revisie', 'Taxaties'],
    team: [{ name: 'Sjoerd Hiemstra', role: 'eigenaar en pianostemmer' }],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Pianohuis Prinsentuin', website: 'https://pianohuisprinsentuin.nl' },
    { name: 'Stemwerk Friesland' },
    { name: 'Klavieratelier Bosma', website: 'https://klavieratelierbosma.nl' },
  ],
)

export const MERIDIAAN = withRivals(
  {
    name: 'Incassobureau Meridiaan',
    aliases: ['Meridiaan', 'Meridiaan Incasso', 'IMA'],
    legalName: 'Meridiaan Incasso B.V.',
    legalForm: 'bv',
    websites: ['https://meridiaanincasso.nl'],
    phones: ['055 555 73 19'],
    emails: ['dossiers@meridiaanincasso.nl', 'info@meridiaanincasso.nl'],
    addresses: [{ street: 'Hoofdstraat 187', postalCode: '7311 BA', city: 'Apeldoorn' }],
    foundingYear: 2004,
    kvk: '08123967',
    vat: 'NL813527046B01',
    sector: 'incassobureau',
    services: ['Minnelijke incasso', 'Gerechtelijke incasso', 'Debiteurenbeheer', 'Kredietinformatie'],
    team: [
      { name: 'Robert Tijhuis', role: 'directeur' },
      { name: 'Esra Yildiz', role: 'jurist' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Veluwe Incasso', website: 'https://veluweincasso.nl' },
    { name: 'Incassokantoor Stedendriehoek' },
    { name: 'Invorda', website: 'https://invorda.nl' },
  ],
)

export const NOORDSTER = withRivals(
  {
    name: 'Zeilmakerij Noordster',
    aliases: ['Noordster', 'Noordster Sails', 'ZNM'],
    legalName: 'Zeilmakerij Noordster B.V.',
    legalForm: 'bv',
    websites: ['https://noordstersails.nl'],
    phones: ['0227 55 51 88'],
    emails: ['loft@noordstersails.nl'],
    addresses: [{ street: 'Oosterhaven 12', postalCode: '1671 AB', city: 'Medemblik' }],
    foundingYear: 1979,
    kvk: '36018542',
    vat: 'NL806439152B01',
    sector: 'zeilmaker',
    services: ['Zeilen op maat', 'Zeilreparatie', 'Buiskappen', 'Dekzeilen'],
    team: [
      { name: 'Koen Ruiter', role: 'eigenaar' },
      { name: 'Mieke Schagen', role: 'zeilmaker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Westfriese Zeilen', website: 'https://westfriesezeilen.nl' },
    { name: 'Zeilmakerij De Wieling' },
    { name: 'IJsselmeer Sails', website: 'https://ijsselmeersails.nl' },
  ],
)

export const NAALD = withRivals(
  {
    name: 'Kleermakerij Naald & Draad',
    aliases: ['Naald & Draad', 'Naald en Draad Delft', 'KND'],
    legalName: 'Kleermakerij Naald & Draad',
    legalForm: 'eenmanszaak',
    websites: ['https://naaldendraaddelft.nl'],
    phones: ['015 555 26 04'],
    emails: ['atelier@naaldendraaddelft.nl'],
    addresses: [{ street: 'Choorstraat 41', postalCode: '2611 JG', city: 'Delft' }],
    foundingYear: 2012,
    kvk: '55730841',
    vat: 'NL002047185B29',
    sector: 'kleermaker',
    services: ['Maatpakken', 'Kleding vermaken', 'Bruidsjurken aanpassen', 'Ritsen vervangen'],
    team: [
      { name: 'Farid Azimi', role: 'eigenaar en kleermaker' },
      { name: 'Lotte Verkade', role: 'coupeuse' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:30; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Atelier Prinsenhof', website: 'https://atelierprinsenhof.nl' },
    { name: 'Kledingreparatie Voldersgracht' },
    { name: 'Maatwerk Van Dongen', website: 'https://maatwerkvandongen.nl' },
  ],
)
