/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const EEMKANT = withRivals(
  {
    name: 'Tandartspraktijk De Eemkant',
    aliases: ['De Eemkant Tandartsen', 'Tandarts De Eemkant', 'TDE'],
    legalName: 'Tandartspraktijk De Eemkant B.V.',
    legalForm: 'bv',
    websites: ['https://tandartseemkant.nl'],
    phones: ['035 555 27 14'],
    emails: ['balie@tandartseemkant.nl'],
    addresses: [{ street: 'Eemnesserweg 48', postalCode: '3741 GA', city: 'Baarn' }],
    foundingYear: 1994,
    kvk: '32061847',
    vat: 'NL803517264B01',
    sector: 'tandarts',
    services: ['Gebitscontrole', 'Mondhygiëne', 'Implantaten', 'Tanden bleken'],
    team: [
      { name: 'Marieke Donker', role: 'eigenaar' },
      { name: 'Sjoerd Pals', role: 'tandarts' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Laanstraat', website: 'https://mondzorglaanstraat.nl' },
    { name: 'Tandartsen aan de Brink' },
    { name: 'Dental Clinic Soestdijk', website: 'https://dentalclinicsoestdijk.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Elektrotechniek Van Rossum',
    aliases: ['Van Rossum Elektro', 'Elektricien Van Rossum', 'EVR'],
    legalForm: 'eenmanszaak',
    websites: ['https://vanrossumelektro.nl'],
    phones: ['0314 55 51 62'],
    emails: ['info@vanrossumelektro.nl'],
    addresses: [{ street: 'Terborgseweg 203', postalCode: '7005 BA', city: 'Doetinchem' }],
    foundingYear: 2008,
    kvk: '09187423',
    vat: 'NL001834726B64',
    sector: 'elektricien',
    services: ['Groepenkasten', 'Laadpalen', 'Storingsdienst', 'Verlichting'],
    team: [
      { name: 'Bram van Rossum', role: 'eigenaar' },
      { name: 'Niels Wissink', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Achterhoek Installaties', website: 'https://achterhoekinstallaties.nl' },
    { name: 'Elektro Bongers' },
    { name: 'Stroomwacht Doetinchem', website: 'https://stroomwachtdoetinchem.nl' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloemsierkunst Madelief',
    aliases: ['Madelief', 'Madelief Bloemen', 'BSM'],
    legalForm: 'eenmanszaak',
    websites: ['https://bloemsierkunstmadelief.nl'],
    phones: ['0515 55 54 09'],
    emails: ['bloemen@bloemsierkunstmadelief.nl'],
    addresses: [{ street: 'Plein 9', postalCode: '8754 ER', city: 'Makkum' }],
    foundingYear: 2014,
    kvk: '60482715',
    vat: 'NL003271958B12',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwwerk', 'Bruidsboeketten', 'Workshops bloemschikken'],
    team: [
      { name: 'Sietske Wiersma', role: 'eigenaar' },
      { name: 'Anouk Bruinsma', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Fleur & Zo', website: 'https://fleurenzobolsward.nl' },
    { name: 'Bloemenhuis De Waag' },
    { name: 'De Groene Kas', website: 'https://degroenekas.frl' },
  ],
)

export const HBA = withRivals(
  {
    name: 'Hoekstra Brouns Accountants',
    aliases: ['Hoekstra Brouns', 'Hoekstra & Brouns', 'HBA'],
    legalName: 'Hoekstra Brouns Accountants B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrabrouns.nl'],
    phones: ['077 555 38 20'],
    emails: ['kantoor@hoekstrabrouns.nl'],
    addresses: [{ street: 'Deken van Oppensingel 61', postalCode: '5911 AD', city: 'Venlo' }],
    foundingYear: 1987,
    kvk: '12034956',
    vat: 'NL808142635B01',
    sector: 'accountant',
    services: ['Jaarrekeningen', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsadvies'],
    team: [
      { name: 'Petra Brouns', role: 'directeur' },
      { name: 'Jelmer Hoekstra', role: 'accountant' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Maasland Accountancy', website: 'https://maaslandaccountancy.nl' },
    { name: 'Peeters & Van Lier' },
    { name: 'Cijferhuis Venlo', website: 'https://cijferhuisvenlo.nl' },
  ],
)

export const GROENLICHT = withRivals(
  {
    name: 'Rijschool Groen Licht',
    aliases: ['Groen Licht', 'Verkeersschool Groen Licht', 'RGL'],
    legalName: 'Rijschool Groen Licht V.O.F.',
    legalForm: 'vof',
    websites: ['https://groenlichtalmere.nl'],
    phones: ['036 555 71 46'],
    emails: ['rijles@groenlichtalmere.nl'],
    addresses: [{ street: 'Stationsstraat 32', postalCode: '1315 KT', city: 'Almere' }],
    foundingYear: 2006,
    kvk: '39087254',
    vat: 'NL815903472B01',
    sector: 'rijschool',
    services: ['Autorijles', 'Motorrijles', 'Aanhangerrijbewijs', 'Spoedcursus'],
    team: [
      { name: 'Mo Benali', role: 'eigenaar' },
      { name: 'Karin Schipper', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Flevo', website: 'https://rijschoolflevo.nl' },
    { name: 'Verkeerscollege Almere' },
    { name: 'Drive Academy', website: 'https://driveacademy.nl' },
  ],
)

export const THALASSA = withRivals(
  {
    name: 'Grieks Restaurant Thalassa',
    aliases: ['Thalassa', 'Taverna Thalassa', 'GRT'],
    legalName: 'Grieks Restaurant Thalassa V.O.F.',
    legalForm: 'vof',
    websites: ['https://thalassavlissingen.nl'],
    phones: ['0118 55 56 33'],
    emails: ['reserveren@thalassavlissingen.nl'],
    addresses: [{ street: 'Boulevard Bankert 18', postalCode: '4382 AC', city: 'Vlissingen' }],
    foundingYear: 2001,
    kvk: '22051968',
    vat: 'NL809726415B01',
    sector: 'Grieks restaurant',
    services: ['Grillgerechten', 'Mezze', 'Afhaalmaaltijden', 'Catering'],
    team: [
      { name: 'Kostas Dimitriou', role: 'eigenaar' },
      { name: 'Eleni Dimitriou', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do 17:00-22:00; vr,za 16:30-23:00; zo 16:30-22:00'],
  },
  [
    { name: 'Restaurant Mykonos', website: 'https://mykonosvlissingen.nl' },
    { name: 'Bistro De Kaai' },
    { name: 'Akropolis Middelburg', website: 'https://akropolismiddelburg.nl' },
  ],
)

export const BELLEPEAU = withRivals(
  {
    name: 'Schoonheidssalon Belle Peau',
    aliases: ['Belle Peau', 'Huidinstituut Belle Peau', 'SBP'],
    legalForm: 'eenmanszaak',
    websites: ['https://bellepeau-oss.nl'],
    phones: ['0412 55 53 78'],
    emails: ['hallo@bellepeau-oss.nl'],
    addresses: [{ street: 'Heuvelstraat 27', postalCode: '5341 CV', city: 'Oss' }],
    foundingYear: 2017,
    kvk: '68315942',
    vat: 'NL002946173B85',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandelingen', 'Acnebehandeling', 'Harsen', 'Wimperextensions'],
    team: [
      { name: 'Ilse van Gerwen', role: 'eigenaar' },
      { name: 'Demi Peters', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:00; do 09:00-21:00; vr 09:00-17:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Skin Studio Oss', website: 'https://skinstudio-oss.nl' },
    { name: 'Salon Jolie' },
    { name: 'Beauty Lounge 53', website: 'https://beautylounge53.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Dakdekkersbedrijf Kuipers & Zn.',
    aliases: ['Kuipers Daken', 'Kuipers & Zn', 'DKZ'],
    legalName: 'Dakdekkersbedrijf Kuipers & Zn. B.V.',
    legalForm: 'bv',
    websites: ['https://kuipersdaken.nl'],
    phones: ['0528 55 52 90'],
    emails: ['info@kuipersdaken.nl'],
    addresses: [{ street: 'Industrieweg 44', postalCode: '7903 AJ', city: 'Hoogeveen' }],
    foundingYear: 1976,
    kvk: '04028617',
    vat: 'NL805318724B01',
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakgoten', 'Dakisolatie', 'Daklekkages'],
    team: [
      { name: 'Harm Kuipers', role: 'directeur' },
      { name: 'Gert Slomp', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Drents Dakwerk', website: 'https://drentsdakwerk.nl' },
    { name: 'Dakservice De Wolden' },
    { name: 'Oosting Dakbedekking', website: 'https://oostingdakbedekking.nl' },
  ],
)

export const STRAATEN = withRivals(
  {
    name: 'Juwelier Van Straaten',
    aliases: ['Van Straaten', 'Van Straaten Juweliers', 'JVS'],
    legalName: 'Juwelier Van Straaten V.O.F.',
    legalForm: 'vof',
    websites: ['https://juweliervanstraaten.nl'],
    phones: ['0182 55 56 81'],
    emails: ['winkel@juweliervanstraaten.nl'],
    addresses: [{ street: 'Kleiweg 72', postalCode: '2801 GJ', city: 'Gouda' }],
    foundingYear: 1952,
    kvk: '29014738',
    vat: 'NL801946357B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Inkoop van goud', 'Sieraden op maat'],
    team: [
      { name: 'Willem van Straaten', role: 'eigenaar' },
      { name: 'Noor Kastelein', role: 'goudsmid' },
    ],
    hours: ['ma 13:00-17:30; di,wo 09:30-17:30; do 09:30-21:00; vr 09:30-17:30; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Goudsmid Lemmens', website: 'https://goudsmidlemmens.nl' },
    { name: 'Kroon Juweliers' },
    { name: 'Tijd & Goud', website: 'https://tijdengoud.nl' },
  ],
)

export const FPO = withRivals(
  {
    name: 'FysioPunt Oosterpoort',
    aliases: ['Fysiotherapie Oosterpoort', 'FysioPunt Groningen', 'FPO'],
    legalForm: 'maatschap',
    websites: ['https://fysiopuntoosterpoort.nl'],
    phones: ['050 555 64 17'],
    emails: ['praktijk@fysiopuntoosterpoort.nl'],
    addresses: [{ street: 'Meeuwerderweg 115', postalCode: '9724 EP', city: 'Groningen' }],
    foundingYear: 2010,
    kvk: '50271839',
    vat: 'NL822451736B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportrevalidatie', 'Dry needling', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Lotte Huizinga', role: 'praktijkhouder' },
      { name: 'Ruben Datema', role: 'fysiotherapeut' },
    ],
    hours: ['ma,di,wo,do 07:30-20:00; vr 07:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Fysio Verbindingskanaal', website: 'https://fysioverbindingskanaal.nl' },
    { name: 'Beweegcentrum Noord' },
    { name: 'Praktijk Herestraat', website: 'https://praktijkherestraat.nl' },
  ],
)
