/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VREEKEN = withRivals(
  {
    name: 'Bloemengroothandel Vreeken',
    aliases: ['Vreeken Bloemen', 'Vreeken', 'BGV'],
    legalName: 'Bloemengroothandel Vreeken B.V.',
    legalForm: 'bv',
    websites: ['https://vreekenbloemen.nl'],
    phones: ['071 555 64 20'],
    emails: ['verkoop@vreekenbloemen.nl', 'export@vreekenbloemen.nl'],
    addresses: [{ street: 'Sandtlaan 48', postalCode: '2231 CD', city: 'Rijnsburg' }],
    foundingYear: 1972,
    kvk: '28041639',
    vat: 'NL803612784B01',
    sector: 'bloemengroothandel',
    services: ['Snijbloemen', 'Kamerplanten', 'Bezorging aan bloemisten', 'Bloemenexport'],
    team: [
      { name: 'Arjan Vreeken', role: 'directeur' },
      { name: 'Linda Zwetsloot', role: 'verkoopleider' },
    ],
    hours: ['ma,di,wo,do,vr 05:00-13:00; za 06:00-10:00; zo gesloten'],
  },
  [
    { name: 'Rijnflora', website: 'https://rijnflora.nl' },
    { name: 'Bloemenhandel Guijt' },
    { name: 'Flora Depot Sassenheim', website: 'https://floradepotsassenheim.nl' },
  ],
)

export const GOUDHAAN = withRivals(
  {
    name: 'Atelier Goudhaan',
    aliases: ['Goudhaan', 'Goudsmid Goudhaan', 'AGH'],
    legalName: 'Atelier Goudhaan',
    legalForm: 'eenmanszaak',
    websites: ['https://goudhaan.nl'],
    phones: ['0570 55 51 84'],
    emails: ['atelier@goudhaan.nl'],
    addresses: [{ street: 'Walstraat 63', postalCode: '7411 GK', city: 'Deventer' }],
    foundingYear: 2008,
    kvk: '08174926',
    vat: 'NL001938462B27',
    sector: 'goudsmid',
    services: ['Trouwringen op maat', 'Sieraden repareren', 'Oud goud omsmelten', 'Workshop ringen maken'],
    team: [
      { name: 'Floor Wissink', role: 'goudsmid en eigenaar' },
      { name: 'Tamar Beumer', role: 'edelsmid' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:30; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Hagedoorn', website: 'https://juwelierhagedoorn.nl' },
    { name: 'Edelsmederij Brons' },
    { name: 'Ringenatelier Noordenberg', website: 'https://ringenateliernoordenberg.nl' },
  ],
)

export const KWISPEL = withRivals(
  {
    name: 'Hondenschool De Kwispel',
    aliases: ['De Kwispel', 'Kwispel Leusden', 'HDK'],
    legalName: 'Hondenschool De Kwispel V.O.F.',
    legalForm: 'vof',
    websites: ['https://hondenschooldekwispel.nl'],
    phones: ['06 55 52 87 13'],
    emails: ['info@hondenschooldekwispel.nl', 'gedrag@hondenschooldekwispel.nl'],
    addresses: [{ street: 'Hamersveldseweg 118', postalCode: '3833 GT', city: 'Leusden' }],
    foundingYear: 2013,
    kvk: '57204816',
    vat: 'NL852716394B01',
    sector: 'hondenschool',
    services: ['Puppycursus', 'Gehoorzaamheidstraining', 'Gedragstherapie', 'Speuren'],
    team: [
      { name: 'Marieke Tolboom', role: 'vennoot en gedragstherapeut' },
      { name: 'Sjoerd Tolboom', role: 'vennoot en instructeur' },
    ],
    hours: ['ma,vr gesloten; di,wo,do 18:00-21:30; za 09:00-15:00; zo 10:00-13:00'],
  },
  [
    { name: 'Hondencentrum Valleirand', website: 'https://hondencentrumvalleirand.nl' },
    { name: 'Poot & Baas' },
    { name: 'Hondenschool Snuffelgoed', website: 'https://snuffelgoed.nl' },
  ],
)

export const OOSTERHOF = withRivals(
  {
    name: 'Makelaardij Oosterhof',
    aliases: ['Oosterhof Makelaars', 'Oosterhof', 'OMM'],
    legalName: 'Oosterhof Makelaars Meppel B.V.',
    legalForm: 'bv',
    websites: ['https://oosterhofmakelaardij.nl'],
    phones: ['0522 55 53 60'],
    emails: ['info@oosterhofmakelaardij.nl'],
    addresses: [{ street: 'Hoofdstraat 27', postalCode: '7941 AC', city: 'Meppel' }],
    foundingYear: 1986,
    kvk: '04039271',
    vat: 'NL807462915B01',
    sector: 'makelaar',
    services: ['Woning verkopen', 'Aankoopbegeleiding', 'Taxatie', 'Verhuur'],
    team: [
      { name: 'Henk Oosterhof', role: 'directeur' },
      { name: 'Janneke Prins', role: 'taxateur' },
      { name: 'Bas Oosterhof', role: 'makelaar' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Makelaar Ter Wal', website: 'https://makelaarterwal.nl' },
    { name: 'Drentse Huizen' },
    { name: 'Reest Makelaars', website: 'https://reestmakelaars.nl' },
  ],
)

export const THEEMUTS = withRivals(
  {
    name: 'Lunchroom De Theemuts',
    aliases: ['De Theemuts', 'Theemuts Gouda', 'LDT'],
    legalName: 'Lunchroom De Theemuts',
    legalForm: 'eenmanszaak',
    websites: ['https://detheemuts.nl'],
    phones: ['0182 55 57 02'],
    emails: ['hallo@detheemuts.nl'],
    addresses: [{ street: 'Lange Tiendeweg 44', postalCode: '2801 KK', city: 'Gouda' }],
    foundingYear: 2017,
    kvk: '68310427',
    vat: 'NL002471936B55',
    sector: 'lunchroom',
    services: ['Ontbijt', 'Lunch', 'High tea', 'Taart op bestelling'],
    team: [
      { name: 'Ineke Verburg', role: 'eigenaar' },
      { name: 'Soraya Mahabir', role: 'patissier' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:00; za 09:00-17:30; zo 11:00-16:30'],
  },
  [
    { name: 'Koffiehuis Sint Jan', website: 'https://koffiehuissintjan.nl' },
    { name: 'Brood & Bonen' },
    { name: 'Lunchcafé Kaasmarkt', website: 'https://lunchcafekaasmarkt.nl' },
  ],
)

export const LICHTVELD = withRivals(
  {
    name: 'Lichtveld Zonnepanelen',
    aliases: ['Lichtveld', 'Lichtveld Solar', 'LZP'],
    legalName: 'Lichtveld Zonnepanelen B.V.',
    legalForm: 'bv',
    websites: ['https://lichtveld.nl'],
    phones: ['072 555 19 46'],
    emails: ['info@lichtveld.nl', 'service@lichtveld.nl'],
    addresses: [{ street: 'W.M. Dudokweg 35', postalCode: '1703 DA', city: 'Heerhugowaard' }],
    foundingYear: 2012,
    kvk: '55812043',
    vat: 'NL851947206B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Onderhoud en reiniging'],
    team: [
      { name: 'Dennis Schoutsen', role: 'directeur' },
      { name: 'Fatima Ouali', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Solar Langedijk', website: 'https://solarlangedijk.nl' },
    { name: 'Zonwerk Alkmaar' },
    { name: 'Dakstroom', website: 'https://dakstroom-nh.nl' },
  ],
)

export const KLANKKAST = withRivals(
  {
    name: 'Logopediepraktijk De Klankkast',
    aliases: ['De Klankkast', 'Logopedie De Klankkast', 'LDK'],
    legalName: 'Maatschap Logopediepraktijk De Klankkast',
    legalForm: 'maatschap',
    websites: ['https://deklankkast.nl'],
    phones: ['0318 55 54 29'],
    emails: ['praktijk@deklankkast.nl', 'aanmelden@deklankkast.nl'],
    addresses: [{ street: 'Kerkewijk 92', postalCode: '3904 JH', city: 'Veenendaal' }],
    foundingYear: 1998,
    kvk: '30147285',
    vat: 'NL808351642B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Taalontwikkeling bij kinderen', 'Stemtherapie', 'Slikproblemen'],
    team: [
      { name: 'Renske Hardeman', role: 'praktijkhouder' },
      { name: 'Eva van Schuppen', role: 'logopedist' },
      { name: 'Mirjam Bos', role: 'stottertherapeut' },
    ],
    hours: ['ma,di,do 08:30-18:00; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Grebbe', website: 'https://logopediegrebbe.nl' },
    { name: 'Praatpunt' },
    { name: 'Spraakhuis Ede', website: 'https://spraakhuisede.nl' },
  ],
)

export const WESSEM = withRivals(
  {
    name: 'Boekbinderij Van Wessem',
    aliases: ['Van Wessem', 'Van Wessem Boekbinders', 'BVW'],
    legalName: 'Boekbinderij Van Wessem V.O.F.',
    legalForm: 'vof',
    websites: ['https://boekbinderijvanwessem.nl'],
    phones: ['038 555 33 71'],
    emails: ['info@boekbinderijvanwessem.nl'],
    addresses: [{ street: 'Oudestraat 137', postalCode: '8261 CL', city: 'Kampen' }],
    foundingYear: 1954,
    kvk: '05027846',
    vat: 'NL804917263B01',
    sector: 'boekbinder',
    services: ['Boekrestauratie', 'Scripties inbinden', 'Handgebonden boeken', 'Foedralen en dozen'],
    team: [
      { name: 'Cornelis van Wessem', role: 'vennoot' },
      { name: 'Aleid van Wessem', role: 'boekrestaurator' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Boekatelier IJsselkade', website: 'https://boekatelierijsselkade.nl' },
    { name: 'Binderij Salland' },
    { name: 'De Gouden Snede', website: 'https://degoudensnede.nl' },
  ],
)

export const KLUIVER = withRivals(
  {
    name: 'Zeilschool De Kluiver',
    aliases: ['De Kluiver', 'Kluiver Sailing', 'ZDK'],
    legalName: 'Zeilschool De Kluiver B.V.',
    legalForm: 'bv',
    websites: ['https://dekluiver.nl', 'https://kluiversailing.com'],
    phones: ['0515 55 52 08'],
    emails: ['info@dekluiver.nl', 'sailing@dekluiver.nl'],
    addresses: [{ street: 'Harinxmastraat 21', postalCode: '8621 BJ', city: 'Heeg' }],
    foundingYear: 1991,
    kvk: '01064938',
    vat: 'NL806254817B01',
    sector: 'zeilschool',
    services: ['Zeilkampen voor kinderen', 'Zeilweekenden voor volwassenen', 'CWO-diploma', 'Bootverhuur'],
    team: [
      { name: 'Jelle Hoekstra', role: 'eigenaar' },
      { name: 'Tineke Bouma', role: 'hoofdinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za,zo 08:30-19:00'],
  },
  [
    { name: 'Zeilcentrum Heegermeer', website: 'https://zeilcentrumheegermeer.nl' },
    { name: 'Friese Zeilacademie' },
    { name: 'Watersportkamp It Wiid', website: 'https://itwiid.nl' },
  ],
)

export const VERSCHUEREN = withRivals(
  {
    name: 'Bakkerij Verschueren',
    aliases: ['Verschueren', 'Verschueren Hulst', 'BVH'],
    legalName: 'Bakkerij Verschueren V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijverschueren.nl'],
    phones: ['0114 55 52 47'],
    emails: ['winkel@bakkerijverschueren.nl'],
    addresses: [{ street: 'Gentsestraat 15', postalCode: '4561 EC', city: 'Hulst' }],
    foundingYear: 1934,
    kvk: '21036482',
    vat: 'NL805173924B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Taarten op bestelling', 'Zeeuwse bolussen', 'Glutenvrij brood'],
    team: [
      { name: 'Koen Verschueren', role: 'bakker en eigenaar' },
      { name: 'Lies Verschueren', role: 'eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:00-18:00; za 06:30-16:00; zo 07:00-12:00'],
  },
  [
    { name: "Bakkerij D'Hondt", website: 'https://bakkerijdhondt.nl' },
    { name: 'Het Zeeuwse Korenhuis' },
    { name: 'Brood van Axel', website: 'https://broodvanaxel.nl' },
  ],
)
