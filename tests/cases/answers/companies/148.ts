/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KRULTANG = withRivals(
  {
    name: 'Kapsalon De Krultang',
    aliases: ['De Krultang', 'Krultang Hair', 'KDK'],
    legalForm: 'eenmanszaak',
    websites: ['https://kapsalondekrultang.nl'],
    phones: ['0543 55 51 36'],
    emails: ['info@kapsalondekrultang.nl'],
    addresses: [{ street: 'Meddosestraat 31', postalCode: '7101 CR', city: 'Winterswijk' }],
    foundingYear: 2006,
    kvk: '08154293',
    vat: 'NL001736492B58',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Bruidskapsels', 'Baard trimmen'],
    team: [
      { name: 'Mirjam Wessels', role: 'eigenaar' },
      { name: 'Lotte Hengeveld', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:00-17:30; do 09:00-20:30; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon Nijenhuis', website: 'https://kapsalonnijenhuis.nl' },
    { name: 'Hair by Roelie' },
    { name: 'Salon Bovenkamer', website: 'https://salonbovenkamer.nl' },
  ],
)

export const KRANENDONK = withRivals(
  {
    name: 'Loodgietersbedrijf Kranendonk',
    aliases: ['Kranendonk Installaties', 'Loodgieter Kranendonk', 'LBK'],
    legalName: 'Loodgietersbedrijf Kranendonk B.V.',
    legalForm: 'bv',
    websites: ['https://kranendonkinstallaties.nl'],
    phones: ['0183 55 56 72'],
    emails: ['service@kranendonkinstallaties.nl'],
    addresses: [{ street: 'Arkelstraat 58', postalCode: '4201 KD', city: 'Gorinchem' }],
    foundingYear: 1968,
    kvk: '23041586',
    vat: 'NL804417263B01',
    sector: 'loodgieter',
    services: ['Lekkage opsporen', 'Badkamerrenovatie', 'Onderhoud van cv-ketels', 'Riool ontstoppen'],
    team: [
      { name: 'Peter Kranendonk', role: 'directeur' },
      { name: 'Nadia El Amrani', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Wijngaarden Installatietechniek', website: 'https://vanwijngaardentechniek.nl' },
    { name: 'Loodgieter De Merwede' },
  ],
)

export const VOSSENHOEK = withRivals(
  {
    name: 'Dierenkliniek De Vossenhoek',
    aliases: ['De Vossenhoek', 'Dierenarts Vossenhoek', 'DKV'],
    legalName: 'Maatschap Dierenkliniek De Vossenhoek',
    legalForm: 'maatschap',
    websites: ['https://devossenhoek.nl'],
    phones: ['0541 55 53 80'],
    emails: ['balie@devossenhoek.nl'],
    addresses: [{ street: 'Deurningerstraat 142', postalCode: '7571 BE', city: 'Oldenzaal' }],
    foundingYear: 1995,
    kvk: '06087315',
    vat: 'NL806152948B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandelingen', 'Castratie en sterilisatie', 'Paardenkeuringen'],
    team: [
      { name: 'Hanneke Reinders', role: 'dierenarts en eigenaar' },
      { name: 'Koen Scholten', role: 'dierenarts en eigenaar' },
      { name: 'Esther Blok', role: 'paraveterinair' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Twentepoort', website: 'https://dierenartstwentepoort.nl' },
    { name: 'Dierenkliniek Hulsbeek' },
    { name: 'Dierenarts Lansink', website: 'https://dierenartslansink.nl' },
  ],
)

export const KETTINGBLAD = withRivals(
  {
    name: 'Fietsenmakerij Het Kettingblad',
    aliases: ['Het Kettingblad', 'Kettingblad Fietsen', 'FHK'],
    legalForm: 'eenmanszaak',
    websites: ['https://hetkettingblad.nl'],
    phones: ['030 555 69 14'],
    emails: ['werkplaats@hetkettingblad.nl'],
    addresses: [{ street: 'Steynlaan 27', postalCode: '3701 EB', city: 'Zeist' }],
    foundingYear: 2015,
    kvk: '62483705',
    vat: 'NL002618374B41',
    sector: 'fietsenmaker',
    services: ['Fietsreparatie', 'Onderhoud van e-bikes', 'Tweedehands fietsen', 'Verhuur van bakfietsen'],
    team: [
      { name: 'Ruben Staal', role: 'eigenaar' },
      { name: 'Jelle Dijkman', role: 'monteur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 08:30-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhuis Van Ginkel', website: 'https://rijwielhuisvanginkel.nl' },
    { name: 'De Fietsenstal' },
  ],
)

export const STOOFPOT = withRivals(
  {
    name: 'Restaurant De Stoofpot',
    aliases: ['De Stoofpot', 'Eetkamer De Stoofpot', 'RDS'],
    legalName: 'Restaurant De Stoofpot V.O.F.',
    legalForm: 'vof',
    websites: ['https://destoofpothoorn.nl'],
    phones: ['0229 55 54 27'],
    emails: ['reserveren@destoofpothoorn.nl'],
    addresses: [{ street: 'Nieuwendam 12', postalCode: '1621 AP', city: 'Hoorn' }],
    foundingYear: 2011,
    kvk: '51920348',
    vat: 'NL850274619B01',
    sector: 'restaurant',
    services: ['Diner à la carte', 'Driegangenmenu', 'Groepsdiners', 'Terras aan de haven'],
    team: [
      { name: 'Thijs Brandsma', role: 'chef-kok en eigenaar' },
      { name: 'Carla Oudejans', role: 'gastvrouw en vennoot' },
    ],
    hours: ['ma,di gesloten; wo,do 17:00-22:00; vr,za 16:30-23:00; zo 13:00-21:00'],
  },
  [
    { name: 'Brasserie Het Hoofd', website: 'https://brasseriehethoofd.nl' },
    { name: 'Bistro Roode Steen' },
    { name: 'Eetcafé De Schippersvrouw', website: 'https://schippersvrouw.nl' },
  ],
)

export const TERPSTRA = withRivals(
  {
    name: 'Notariskantoor Terpstra & Van Loon',
    aliases: ['Terpstra & Van Loon', 'TVL Notarissen', 'Terpstra Van Loon'],
    legalName: 'Terpstra & Van Loon Notarissen B.V.',
    legalForm: 'bv',
    websites: ['https://tvlnotarissen.nl'],
    phones: ['0165 55 52 63'],
    emails: ['info@tvlnotarissen.nl'],
    addresses: [{ street: 'Molenstraat 85', postalCode: '4701 JS', city: 'Roosendaal' }],
    foundingYear: 1983,
    kvk: '20057418',
    vat: 'NL808361527B01',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Oprichting van bv’s'],
    team: [
      { name: 'Gerard Terpstra', role: 'notaris' },
      { name: 'Saskia van Loon', role: 'notaris' },
      { name: 'Dewi Hartono', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat De Markiezaten', website: 'https://notariaatdemarkiezaten.nl' },
    { name: 'Brouwers Notarissen' },
  ],
)

export const KWAST = withRivals(
  {
    name: 'Schildersbedrijf De Witte Kwast',
    aliases: ['De Witte Kwast', 'Witte Kwast Schilders', 'SWK'],
    legalName: 'Schildersbedrijf De Witte Kwast V.O.F.',
    legalForm: 'vof',
    websites: ['https://wittekwast.nl'],
    phones: ['0515 55 57 09'],
    emails: ['offerte@wittekwast.nl'],
    addresses: [{ street: 'Kleinzand 77', postalCode: '8601 BG', city: 'Sneek' }],
    foundingYear: 1999,
    kvk: '01096427',
    vat: 'NL809573146B01',
    sector: 'schilder',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel'],
    team: [
      { name: 'Wiebe Dijkstra', role: 'eigenaar' },
      { name: 'Harmen Bosma', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Ypma', website: 'https://ypmaschilders.nl' },
    { name: 'Hoekema Schilderwerken' },
    { name: 'Friso Onderhoud', website: 'https://frisoonderhoud.nl' },
  ],
)

export const BEWEEGREDEN = withRivals(
  {
    name: 'Fysiotherapie Beweegreden',
    aliases: ['Beweegreden', 'Praktijk Beweegreden', 'FBR'],
    legalName: 'Fysiotherapie Beweegreden B.V.',
    legalForm: 'bv',
    websites: ['https://fysiobeweegreden.nl'],
    phones: ['0492 55 58 41'],
    emails: ['afspraak@fysiobeweegreden.nl'],
    addresses: [{ street: 'Kanaaldijk 203', postalCode: '5707 LE', city: 'Helmond' }],
    foundingYear: 2008,
    kvk: '17219604',
    vat: 'NL819346052B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Dry needling', 'Sportrevalidatie', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Joris van den Heuvel', role: 'praktijkhouder' },
      { name: 'Merel Aarts', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,wo 07:30-20:00; di,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Fysio Brandevoort', website: 'https://fysiobrandevoort.nl' },
    { name: 'FysioFit De Peel' },
  ],
)

export const VINGERHOED = withRivals(
  {
    name: 'Bloemenatelier Vingerhoed',
    aliases: ['Vingerhoed', 'Vingerhoed Bloemen', 'BAV'],
    legalForm: 'eenmanszaak',
    websites: ['https://vingerhoedbloemen.nl'],
    phones: ['0187 55 51 67'],
    emails: ['hallo@vingerhoedbloemen.nl'],
    addresses: [{ street: 'Westdijk 8', postalCode: '3241 GH', city: 'Middelharnis' }],
    foundingYear: 2017,
    kvk: '68735142',
    vat: 'NL003152807B26',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemwerk', 'Bruidsboeketten', 'Bloemenabonnementen'],
    team: [
      { name: 'Fleur Korteweg', role: 'eigenaar' },
      { name: 'Annet Visbeen', role: 'bloembinder' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemsierkunst Tieleman', website: 'https://bloemsierkunsttieleman.nl' },
    { name: 'De Bloemenschuur' },
  ],
)

export const IJZERSTERK = withRivals(
  {
    name: 'Sportschool IJzersterk',
    aliases: ['IJzersterk', 'IJzersterk Fitness', 'SIJ'],
    legalName: 'Sportschool IJzersterk B.V.',
    legalForm: 'bv',
    websites: ['https://sportschoolijzersterk.nl'],
    phones: ['0591 55 53 95'],
    emails: ['balie@sportschoolijzersterk.nl'],
    addresses: [{ street: 'Weerdingerstraat 250', postalCode: '7811 CR', city: 'Emmen' }],
    foundingYear: 2003,
    kvk: '04073869',
    vat: 'NL812640935B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Bokstraining'],
    team: [
      { name: 'Dennis Kuipers', role: 'eigenaar' },
      { name: 'Samira Haddad', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do 06:30-22:30; vr 06:30-21:00; za,zo 08:30-15:00'],
  },
  [
    { name: 'Fit Palace Emmen', website: 'https://fitpalaceemmen.nl' },
    { name: 'Sportcentrum Bargeres' },
    { name: 'Gym Drenthe', website: 'https://gymdrenthe.nl' },
  ],
)
