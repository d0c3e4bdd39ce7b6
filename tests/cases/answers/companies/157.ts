/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HAZELHOF = withRivals(
  {
    name: 'Tuincentrum De Hazelhof',
    aliases: ['De Hazelhof', 'Hazelhof', 'Hazelhof Barneveld', 'TDH'],
    legalName: 'Tuincentrum De Hazelhof B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumhazelhof.nl'],
    phones: ['0342 55 51 83'],
    emails: ['klantenservice@tuincentrumhazelhof.nl'],
    addresses: [{ street: 'Wesselseweg 143', postalCode: '3774 RL', city: 'Barneveld' }],
    foundingYear: 1983,
    kvk: '09063157',
    vat: 'NL805931742B01',
    sector: 'tuincentrum',
    services: ['Kamerplanten', 'Tuinmeubelen', 'Vijvers en vissen', 'Kerstshow', 'Tuincafé'],
    team: [
      { name: 'Geert van de Bospoort', role: 'eigenaar' },
      { name: 'Lianne Schuiteman', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,za 09:00-18:00; vr 09:00-21:00; zo gesloten'],
  },
  [
    { name: 'Tuincentrum Valleigroen', website: 'https://valleigroen.nl' },
    { name: 'De Plantenschuur' },
    { name: 'Van Maanen Tuinplezier', website: 'https://vanmaanentuinplezier.nl' },
  ],
)

export const STILWATER = withRivals(
  {
    name: 'Psychologiepraktijk Stilwater',
    aliases: ['Stilwater', 'Praktijk Stilwater', 'PPS'],
    legalName: 'Psychologiepraktijk Stilwater',
    legalForm: 'eenmanszaak',
    websites: ['https://praktijkstilwater.nl'],
    phones: ['0118 55 52 76'],
    emails: ['aanmelden@praktijkstilwater.nl'],
    addresses: [{ street: 'Lange Noordstraat 52', postalCode: '4331 CE', city: 'Middelburg' }],
    foundingYear: 2013,
    kvk: '57920436',
    vat: 'NL001938475B62',
    sector: 'psycholoog',
    services: ['Cognitieve gedragstherapie', 'EMDR', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Elske Dingemanse', role: 'GZ-psycholoog en eigenaar' },
      { name: 'Job Wisse', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo gesloten; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologenpraktijk Walcheren', website: 'https://psychologenwalcheren.nl' },
    { name: 'Praktijk Arneborg' },
    { name: 'Van Sluijs Psychologie', website: 'https://vansluijspsychologie.nl' },
  ],
)

export const OOSTERLING = withRivals(
  {
    name: 'Drukkerij Oosterling',
    aliases: ['Oosterling Drukwerk', 'Oosterling', 'DOK'],
    legalName: 'Drukkerij Oosterling B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijoosterling.nl'],
    phones: ['038 555 61 40'],
    emails: ['info@drukkerijoosterling.nl', 'orders@drukkerijoosterling.nl'],
    addresses: [{ street: 'Nijverheidsstraat 46', postalCode: '8263 AN', city: 'Kampen' }],
    foundingYear: 1934,
    kvk: '05024871',
    vat: 'NL803571948B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures', 'Boeken drukken', 'Geboortekaartjes'],
    team: [
      { name: 'Harmen Oosterling', role: 'directeur' },
      { name: 'Wilma Post', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Drukkerij Hanzeprint', website: 'https://hanzeprint.nl' },
    { name: 'Reprohuis Kampen' },
    { name: 'Drukwerkhuis IJssel', website: 'https://drukwerkhuisijssel.nl' },
  ],
)

export const TONNEAU = withRivals(
  {
    name: 'Wijnhandel Le Tonneau',
    aliases: ['Le Tonneau', 'Tonneau Wijnen', 'WLT'],
    legalName: 'Wijnhandel Le Tonneau V.O.F.',
    legalForm: 'vof',
    websites: ['https://letonneau.nl'],
    phones: ['076 555 48 21'],
    emails: ['proeven@letonneau.nl'],
    addresses: [{ street: 'Ginnekenweg 118', postalCode: '4818 JK', city: 'Breda' }],
    foundingYear: 1986,
    kvk: '20061935',
    vat: 'NL800617354B01',
    sector: 'wijnhandel',
    services: ['Wijnproeverijen', 'Wijnabonnement', 'Relatiegeschenken', 'Horecalevering'],
    team: [
      { name: 'Marc Verhulst', role: 'vennoot' },
      { name: 'Ilse Verhulst', role: 'vennoot' },
      { name: 'Tom Jaspers', role: 'vinoloog' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-18:00; vr 10:00-20:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Wijnkoperij Baronie', website: 'https://wijnkoperijbaronie.nl' },
    { name: 'Vinotheek Markdal' },
    { name: 'De Druivenpers', website: 'https://dedruivenpers.nl' },
  ],
)

export const ZWANENWAARD = withRivals(
  {
    name: 'Camping De Zwanenwaard',
    aliases: ['De Zwanenwaard', 'Zwanenwaard', 'CDZ'],
    legalName: 'Camping De Zwanenwaard V.O.F.',
    legalForm: 'vof',
    websites: ['https://dezwanenwaard.nl'],
    phones: ['0529 55 53 94'],
    emails: ['receptie@dezwanenwaard.nl'],
    addresses: [{ street: 'Zwolseweg 27', postalCode: '7731 BC', city: 'Ommen' }],
    foundingYear: 1972,
    kvk: '05037629',
    vat: 'NL804263971B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Trekkershutten', 'Safaritenten', 'Kanoverhuur'],
    team: [
      { name: 'Albert Kleinjan', role: 'eigenaar' },
      { name: 'Roelie Kleinjan', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr,za 09:00-21:00; zo 10:00-17:00'],
  },
  [
    { name: 'Camping Vechtoever', website: 'https://campingvechtoever.nl' },
    { name: 'Recreatiepark Bosbeek', website: 'https://recreatieparkbosbeek.nl' },
    { name: 'Camping Het Varsenerveld' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Stukadoorsbedrijf Hoekstra & Zn',
    aliases: ['Hoekstra Stukadoors', 'Hoekstra & Zn', 'SHZ'],
    legalName: 'Stukadoorsbedrijf Hoekstra & Zn V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoekstrastukadoors.nl'],
    phones: ['0512 55 58 07', '06 55 51 82 64'],
    emails: ['info@hoekstrastukadoors.nl'],
    addresses: [{ street: 'Noorderdwarsvaart 73', postalCode: '9203 HB', city: 'Drachten' }],
    foundingYear: 1979,
    kvk: '01059482',
    vat: 'NL807159326B01',
    sector: 'stukadoor',
    services: ['Wanden en plafonds stucen', 'Sierpleister', 'Spachtelputz', 'Beton ciré'],
    team: [
      { name: 'Sietse Hoekstra', role: 'vennoot' },
      { name: 'Jelmer Hoekstra', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za,zo gesloten'],
  },
  [
    { name: 'Stucbedrijf De Wâlden', website: 'https://stucbedrijfdewalden.nl' },
    { name: 'Smelne Stukadoors' },
    { name: 'Veenstra Afbouw', website: 'https://veenstra-afbouw.nl' },
  ],
)

export const LICHTVOET = withRivals(
  {
    name: 'Pedicurepraktijk Lichtvoet',
    aliases: ['Lichtvoet', 'Pedicure Lichtvoet', 'PPL'],
    legalName: 'Pedicurepraktijk Lichtvoet',
    legalForm: 'eenmanszaak',
    websites: ['https://pedicurelichtvoet.nl'],
    phones: ['0495 55 51 29'],
    emails: ['mieke@pedicurelichtvoet.nl'],
    addresses: [{ street: 'Maasstraat 14', postalCode: '6001 EC', city: 'Weert' }],
    foundingYear: 2010,
    kvk: '50381746',
    vat: 'NL002074613B29',
    sector: 'pedicure',
    services: ['Diabetische voetzorg', 'Nagelbeugels', 'Eelt en likdoorns verwijderen', 'Voetmassage'],
    team: [{ name: 'Mieke Stultiens', role: 'medisch pedicure en eigenaar' }],
    hours: ['ma,wo,do 09:00-17:00; di 12:00-20:00; vr 09:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Pedicure Keent', website: 'https://pedicurekeent.nl' },
    { name: 'Voetzorg Kempenbroek' },
    { name: 'Salon Voetwerk', website: 'https://salonvoetwerk.nl' },
  ],
)

export const KOMPASROOS = withRivals(
  {
    name: 'Reisbureau Kompasroos',
    aliases: ['Kompasroos', 'Kompasroos Reizen', 'RBK'],
    legalName: 'Kompasroos Reizen B.V.',
    legalForm: 'bv',
    websites: ['https://kompasroosreizen.nl'],
    phones: ['0114 555 370'],
    emails: ['reizen@kompasroosreizen.nl'],
    addresses: [{ street: 'Steenstraat 19', postalCode: '4561 AR', city: 'Hulst' }],
    foundingYear: 1991,
    kvk: '21013856',
    vat: 'NL806538127B01',
    sector: 'reisbureau',
    services: ['Rondreizen op maat', 'Cruises', 'Groepsreizen', 'Vliegtickets'],
    team: [
      { name: 'Els de Waele', role: 'directeur' },
      { name: 'Patrick Cerpentier', role: 'reisadviseur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Reisbureau Vlierhof', website: 'https://reisbureauvlierhof.nl' },
    { name: 'Scheldeland Travel' },
    { name: 'Wereldwijs Reizen', website: 'https://wereldwijsreizen.be' },
  ],
)

export const TOONLADDER = withRivals(
  {
    name: 'Muziekschool De Toonladder',
    aliases: ['De Toonladder', 'Toonladder Alkmaar', 'MTA'],
    legalName: 'Stichting Muziekschool De Toonladder',
    legalForm: 'stichting',
    websites: ['https://toonladderalkmaar.nl'],
    phones: ['072 555 29 18'],
    emails: ['administratie@toonladderalkmaar.nl'],
    addresses: [{ street: 'Kanaalkade 62', postalCode: '1811 LT', city: 'Alkmaar' }],
    foundingYear: 1965,
    kvk: '41239067',
    vat: 'NL002819536B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Muziek op schoot', 'Bandcoaching'],
    team: [
      { name: 'Fenna Groot', role: 'directeur' },
      { name: 'Ruben Kuijper', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekcentrum Egmonderhout', website: 'https://egmonderhoutmuziek.nl' },
    { name: 'Popschool Overdie' },
    { name: 'Muziekstudio De Mient', website: 'https://muziekstudiodemient.nl' },
  ],
)

export const POLDERBIKES = withRivals(
  {
    name: 'Polderbikes Edam',
    aliases: ['Polderbikes', 'Polder Bikes', 'PBE'],
    legalName: 'Polderbikes Edam B.V.',
    legalForm: 'bv',
    websites: ['https://polderbikes.nl'],
    phones: ['0299 55 56 82'],
    emails: ['hello@polderbikes.nl', 'groups@polderbikes.nl'],
    addresses: [{ street: 'Spui 8', postalCode: '1135 BA', city: 'Edam' }],
    foundingYear: 2016,
    kvk: '65729318',
    vat: 'NL856194073B01',
    sector: 'rijwielverhuur',
    services: ['E-bikes', 'Tandems', 'Bakfietsen', 'Begeleide fietstochten'],
    team: [
      { name: 'Daan Tol', role: 'eigenaar' },
      { name: 'Hannah Whitfield', role: 'gids' },
    ],
    hours: ['ma,di,wo,do,vr 09:30-17:30; za,zo 09:00-18:30'],
  },
  [
    { name: 'Fietsverhuur Damplein', website: 'https://fietsverhuurdamplein.nl' },
    { name: 'Volendam Rent-a-Bike', website: 'https://volendamrentabike.com' },
    { name: 'Zeevang Fietsen' },
  ],
)
