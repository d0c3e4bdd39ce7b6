/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LINDE = withRivals(
  {
    name: 'Tandartspraktijk De Linde',
    aliases: ['De Linde', 'Tandarts De Linde', 'TDL'],
    legalName: 'Maatschap Tandartspraktijk De Linde',
    legalForm: 'maatschap',
    websites: ['https://tandartsdelinde.nl'],
    phones: ['0575 55 53 41'],
    emails: ['balie@tandartsdelinde.nl'],
    addresses: [{ street: 'Coehoornsingel 28', postalCode: '7201 AB', city: 'Zutphen' }],
    foundingYear: 1998,
    kvk: '08093517',
    vat: 'NL809351742B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Implantaten', 'Mondhygiëne', 'Kronen en bruggen'],
    team: [
      { name: 'Hester Wolbers', role: 'eigenaar' },
      { name: 'Jeroen Nijhuis', role: 'tandarts' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Tandartsen IJsselkade', website: 'https://tandartsenijsselkade.nl' },
    { name: 'Mondzorg De Hoven' },
    { name: 'Tandheelkundig Centrum Berkel', website: 'https://tcberkel.nl' },
  ],
)

export const HOFSTEDE = withRivals(
  {
    name: 'Hofstede Advocaten',
    aliases: ['Hofstede', 'Advocatenkantoor Hofstede', 'Hofstede Advocatuur'],
    legalName: 'Hofstede Advocaten B.V.',
    legalForm: 'bv',
    websites: ['https://hofstedeadvocaten.nl'],
    phones: ['0475 55 58 12'],
    emails: ['secretariaat@hofstedeadvocaten.nl'],
    addresses: [{ street: 'Godsweerdersingel 61', postalCode: '6041 GK', city: 'Roermond' }],
    foundingYear: 2006,
    kvk: '14087264',
    vat: 'NL817264093B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Echtscheiding en alimentatie', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Martijn Hofstede', role: 'oprichter' },
      { name: 'Claire Smeets', role: 'advocaat' },
      { name: 'Noor Verhaegh', role: 'mediator' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Roerzicht Advocaten', website: 'https://roerzichtadvocaten.nl' },
    { name: 'Peeters & Knops' },
    { name: 'Advocatenkantoor Van Wylick', website: 'https://vanwylickadvocaten.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Administratiekantoor Balans',
    aliases: ['Balans', 'Balans Administraties', 'Boekhouder Balans'],
    legalName: 'Administratiekantoor Balans',
    legalForm: 'eenmanszaak',
    websites: ['https://balanshoorn.nl'],
    phones: ['0229 55 54 73'],
    emails: ['info@balanshoorn.nl'],
    addresses: [{ street: 'Kleine Noord 39', postalCode: '1621 JE', city: 'Hoorn' }],
    foundingYear: 2011,
    kvk: '53718264',
    vat: 'NL002417386B55',
    sector: 'boekhouder',
    services: ['Btw-aangifte', 'Jaarrekening', 'Salarisadministratie', 'Belastingaangifte'],
    team: [
      { name: 'Wilma Kramer', role: 'eigenaar' },
      { name: 'Ruud Beemster', role: 'salarisadministrateur' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-12:00; za,zo gesloten'],
  },
  [
    { name: 'Westfriese Cijfers', website: 'https://westfriesecijfers.nl' },
    { name: 'Kantoor Dekker & Bot' },
    { name: 'Van Diepen Administraties' },
  ],
)

export const GROENEWOUD = withRivals(
  {
    name: 'Hoveniersbedrijf Groenewoud',
    aliases: ['Groenewoud Tuinen', 'Hovenier Groenewoud', 'Groenewoud Hoveniers'],
    legalName: 'Hoveniersbedrijf Groenewoud V.O.F.',
    legalForm: 'vof',
    websites: ['https://groenewoudtuinen.nl'],
    phones: ['0342 55 56 29'],
    emails: ['info@groenewoudtuinen.nl'],
    addresses: [{ street: 'Thorbeckelaan 112', postalCode: '3771 EH', city: 'Barneveld' }],
    foundingYear: 1992,
    kvk: '09132846',
    vat: 'NL806284137B01',
    sector: 'hovenier',
    services: ['Tuinaanleg', 'Tuinonderhoud', 'Bestrating', 'Vijvers'],
    team: [
      { name: 'Gert Groenewoud', role: 'eigenaar' },
      { name: 'Lianne Groenewoud', role: 'vennoot' },
      { name: 'Dirk Evers', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Beek Tuinen', website: 'https://vanbeektuinen.nl' },
    { name: 'Veluwe Groen' },
    { name: 'Hoveniers De Valk', website: 'https://hoveniersdevalk.nl' },
  ],
)

export const SCHOUTEN = withRivals(
  {
    name: 'Dakdekkersbedrijf Schouten',
    aliases: ['Schouten Daken', 'Schouten Dakbedekking', 'Dakdekker Schouten'],
    legalName: 'Schouten Dakbedekking B.V.',
    legalForm: 'bv',
    websites: ['https://schoutendaken.nl'],
    phones: ['0181 55 51 36'],
    emails: ['offerte@schoutendaken.nl'],
    addresses: [{ street: 'Malledijk 24', postalCode: '3208 LA', city: 'Spijkenisse' }],
    foundingYear: 1981,
    kvk: '24175083',
    vat: 'NL801750834B01',
    sector: 'dakdekker',
    services: ['Bitumen dakbedekking', 'Dakpannen vervangen', 'Zinkwerk', 'Lekkage verhelpen'],
    team: [
      { name: 'Ron Schouten', role: 'directeur' },
      { name: 'Patrick Kleijn', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do 07:00-17:00; vr 07:00-15:30; za,zo gesloten'],
  },
  [
    { name: 'Voorne Dakwerken', website: 'https://voornedakwerken.nl' },
    { name: 'Nissewaard Daken' },
    { name: 'Dakservice De Bruin' },
  ],
)

export const HELDER = withRivals(
  {
    name: 'Optiek Helder',
    aliases: ['Helder', 'Helder Optiek', 'Opticien Helder'],
    legalName: 'Optiek Helder B.V.',
    legalForm: 'bv',
    websites: ['https://optiekhelder.nl'],
    phones: ['0515 55 57 64'],
    emails: ['winkel@optiekhelder.nl'],
    addresses: [{ street: 'Oosterdijk 52', postalCode: '8601 BV', city: 'Sneek' }],
    foundingYear: 2003,
    kvk: '01106382',
    vat: 'NL812638207B01',
    sector: 'opticien',
    services: ['Oogmeting', 'Brillen op sterkte', 'Contactlenzen', 'Kinderbrillen'],
    team: [
      { name: 'Femke Visser', role: 'eigenaar' },
      { name: 'Tjeerd Bakker', role: 'optometrist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Optiek De Waag', website: 'https://optiekdewaag.nl' },
    { name: 'Brillenhuis Sneek' },
    { name: 'Wiersma Optiek', website: 'https://wiersmaoptiek.nl' },
  ],
)

export const PUUR = withRivals(
  {
    name: 'Salon Puur',
    aliases: ['Schoonheidssalon Puur', 'Beautysalon Puur', 'Puur'],
    legalName: 'Schoonheidssalon Puur',
    legalForm: 'eenmanszaak',
    websites: ['https://salonpuur-oss.nl'],
    phones: ['0412 55 50 87'],
    emails: ['afspraak@salonpuur-oss.nl'],
    addresses: [{ street: 'Houtstraat 33', postalCode: '5341 GE', city: 'Oss' }],
    foundingYear: 2015,
    kvk: '63917405',
    vat: 'NL001746293B18',
    sector: 'schoonheidssalon',
    services: ['Gezichtsbehandeling', 'Harsen', 'Manicure', 'Huidverbetering'],
    team: [
      { name: 'Sanne van den Heuvel', role: 'eigenaar' },
      { name: 'Kim Loeffen', role: 'schoonheidsspecialiste' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-18:00; do 09:00-21:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Beauty by Lotte', website: 'https://beautybylotte.nl' },
    { name: 'Huidstudio Maasland' },
    { name: 'Schoonheidsinstituut Van Uden' },
  ],
)

export const VOORUIT = withRivals(
  {
    name: 'Rijschool Vooruit',
    aliases: ['Vooruit', 'Autorijschool Vooruit', 'Verkeersschool Vooruit'],
    legalName: 'Rijschool Vooruit',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolvooruit.nl'],
    phones: ['0546 55 59 03'],
    emails: ['lessen@rijschoolvooruit.nl'],
    addresses: [{ street: 'Wierdensestraat 140', postalCode: '7604 BJ', city: 'Almelo' }],
    foundingYear: 2008,
    kvk: '08172950',
    vat: 'NL001583927B40',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Spoedcursus', 'Aanhangwagenrijbewijs'],
    team: [
      { name: 'Erdal Yilmaz', role: 'eigenaar' },
      { name: 'Bianca Wolters', role: 'rij-instructeur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-21:00; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Twente Drive', website: 'https://twentedrive.nl' },
    { name: 'Verkeersschool Nijland' },
    { name: 'Rijschool Olde Meule' },
  ],
)

export const RUITER = withRivals(
  {
    name: 'Hotel De Zwarte Ruiter',
    aliases: ['De Zwarte Ruiter', 'Zwarte Ruiter', 'Hotel-Restaurant De Zwarte Ruiter'],
    legalName: 'Zwarte Ruiter Kampen B.V.',
    legalForm: 'bv',
    websites: ['https://dezwarteruiter.nl'],
    phones: ['038 555 41 90'],
    emails: ['receptie@dezwarteruiter.nl'],
    addresses: [{ street: 'IJsselkade 88', postalCode: '8261 AH', city: 'Kampen' }],
    foundingYear: 1964,
    kvk: '05038174',
    vat: 'NL804381726B01',
    sector: 'hotel',
    services: ['Overnachting met ontbijt', 'Restaurant', 'Vergaderzaal', 'Fietsverhuur'],
    team: [
      { name: 'Albert ten Have', role: 'eigenaar' },
      { name: 'Marjan Kolk', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-23:00'],
  },
  [
    { name: 'Hotel Stadsgracht', website: 'https://hotelstadsgracht.nl' },
    { name: 'Logement De Kogge' },
    { name: 'Hotel De Koornmarkt', website: 'https://hoteldekoornmarkt.nl' },
  ],
)

export const VLINDER = withRivals(
  {
    name: 'Kinderopvang De Vlinder',
    aliases: ['De Vlinder', 'Kinderdagverblijf De Vlinder', 'KDV De Vlinder'],
    legalName: 'Stichting Kinderopvang De Vlinder',
    legalForm: 'stichting',
    websites: ['https://kinderopvangdevlinder.nl'],
    phones: ['0597 55 52 86'],
    emails: ['info@kinderopvangdevlinder.nl'],
    addresses: [{ street: 'Torenstraat 15', postalCode: '9671 EC', city: 'Winschoten' }],
    foundingYear: 1995,
    kvk: '02063719',
    vat: 'NL805637192B01',
    sector: 'kinderopvang',
    services: ['Dagopvang', 'Buitenschoolse opvang', 'Peuteropvang', 'Voorschoolse opvang'],
    team: [
      { name: 'Ina Mulder', role: 'directeur' },
      { name: 'Roelien Drenth', role: 'locatiemanager' },
    ],
    hours: ['ma,di,wo,do,vr 06:45-18:30; za,zo gesloten'],
  },
  [
    { name: 'Kinderopvang Oldambt', website: 'https://kinderopvangoldambt.nl' },
    { name: 'KDV De Speelboom' },
    { name: 'Villa Kakelbont' },
  ],
)
