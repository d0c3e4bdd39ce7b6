/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LUWTE = withRivals(
  {
    name: 'Psychologiepraktijk De Luwte',
    aliases: ['De Luwte', 'Praktijk De Luwte', 'PDL'],
    legalName: 'Psychologiepraktijk De Luwte',
    legalForm: 'eenmanszaak',
    websites: ['https://praktijkdeluwte.nl'],
    phones: ['0317 55 52 68'],
    emails: ['info@praktijkdeluwte.nl'],
    addresses: [{ street: 'Herenstraat 41', postalCode: '6701 DJ', city: 'Wageningen' }],
    foundingYear: 2013,
    kvk: '57382914',
    vat: 'NL001927364B52',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Burn-outbehandeling', 'Relatietherapie'],
    team: [
      { name: 'Marieke Oosterveld', role: 'praktijkhouder' },
      { name: 'Bas Teunissen', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-20:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologen Rijnoever', website: 'https://psychologenrijnoever.nl' },
    { name: 'Mentaal Wageningen' },
    { name: 'Praktijk Grebbezicht', website: 'https://praktijkgrebbezicht.nl' },
  ],
)

export const ZWALUW = withRivals(
  {
    name: 'Drukkerij De Zwaluw',
    aliases: ['De Zwaluw', 'De Zwaluw Drukwerk', 'DDZ'],
    legalName: 'Drukkerij De Zwaluw B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijdezwaluw.nl'],
    phones: ['0162 55 56 40'],
    emails: ['order@drukkerijdezwaluw.nl', 'info@drukkerijdezwaluw.nl'],
    addresses: [{ street: 'Leijsenhoek 22', postalCode: '4901 ER', city: 'Oosterhout' }],
    foundingYear: 1961,
    kvk: '20037518',
    vat: 'NL803617452B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Brochures en magazines', 'Geboortekaartjes', 'Banners en posters'],
    team: [
      { name: 'Koen Rijnders', role: 'directeur' },
      { name: 'Lian Snoeren', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Brouwers Print', website: 'https://brouwersprint.nl' },
    { name: 'Inktlab Breda' },
    { name: 'Repro Markkant', website: 'https://repromarkkant.nl' },
  ],
)

export const WILDEMAN = withRivals(
  {
    name: 'Slagerij Wildeman',
    aliases: ['Wildeman', 'Slagerij Wildeman Kampen', 'SWK'],
    legalName: 'Slagerij Wildeman V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijwildeman.nl'],
    phones: ['038 555 71 26'],
    emails: ['winkel@slagerijwildeman.nl'],
    addresses: [{ street: 'Oudestraat 118', postalCode: '8261 CW', city: 'Kampen' }],
    foundingYear: 1954,
    kvk: '05036281',
    vat: 'NL804275613B01',
    sector: 'slager',
    services: ['Barbecuepakketten', 'Gourmetschotels', 'Huisgemaakte worst', 'Belegde broodjes'],
    team: [
      { name: 'Gert-Jan Wildeman', role: 'vennoot' },
      { name: 'Alie Wildeman', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 08:30-18:00; vr 08:00-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Bastiaan', website: 'https://slagerijbastiaan.nl' },
    { name: 'Slagerij De Bovenpoort' },
    { name: 'Vleeshuys IJsselmuiden', website: 'https://vleeshuysijsselmuiden.nl' },
  ],
)

export const BROMTOL = withRivals(
  {
    name: 'Bromtol',
    aliases: ['Bromtol Speelgoed', 'Webwinkel Bromtol', 'BTS'],
    legalName: 'Bromtol Speelgoed B.V.',
    legalForm: 'bv',
    websites: ['https://bromtol.nl'],
    phones: ['0570 55 54 19'],
    emails: ['klantenservice@bromtol.nl'],
    addresses: [{ street: 'Zutphenseweg 51-C', postalCode: '7418 AH', city: 'Deventer' }],
    foundingYear: 2010,
    kvk: '50831746',
    vat: 'NL822916354B01',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Puzzels en spellen', 'Kraamcadeaus', 'Cadeaus inpakken'],
    team: [
      { name: 'Femke Hulshof', role: 'oprichter' },
      { name: 'Daan Kolkman', role: 'klantenservice' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Houtenkikker', website: 'https://houtenkikker.nl' },
    { name: 'Speelkoffer' },
    { name: 'De Blokkendoos', website: 'https://deblokkendoos-speelgoed.nl' },
  ],
)

export const TAXUS = withRivals(
  {
    name: 'Boomverzorging Taxus',
    aliases: ['Taxus', 'Taxus Boomverzorgers', 'BVT'],
    legalName: 'Boomverzorging Taxus',
    legalForm: 'eenmanszaak',
    websites: ['https://taxusbomen.nl'],
    phones: ['06 55 58 23 97'],
    emails: ['wouter@taxusbomen.nl'],
    addresses: [{ street: 'Wencopperweg 33', postalCode: '3771 PP', city: 'Barneveld' }],
    foundingYear: 2005,
    kvk: '09154372',
    vat: 'NL001648295B07',
    sector: 'boomverzorger',
    services: ['Bomen snoeien', 'Bomen rooien', 'Stobben frezen', 'Boomveiligheidscontrole'],
    team: [
      { name: 'Wouter Hardeman', role: 'eigenaar' },
      { name: 'Evelien Bos', role: 'boomtechnisch adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Boomdienst Vallei', website: 'https://boomdienstvallei.nl' },
    { name: 'Klimmend Groen' },
    { name: 'Van Ginkel Bomen', website: 'https://vanginkelbomen.nl' },
  ],
)

export const REIGER = withRivals(
  {
    name: 'Hotel De Reiger',
    aliases: ['De Reiger', 'Hotel Reiger', 'HDR'],
    legalName: 'Hotel De Reiger B.V.',
    legalForm: 'bv',
    websites: ['https://hoteldereiger.nl'],
    phones: ['0117 55 53 81'],
    emails: ['receptie@hoteldereiger.nl', 'info@hoteldereiger.nl'],
    addresses: [{ street: 'Nieuwstraat 26', postalCode: '4524 EG', city: 'Sluis' }],
    foundingYear: 1988,
    kvk: '22031964',
    vat: 'NL807452916B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Fietsverhuur', 'Vergaderruimte'],
    team: [
      { name: 'Frank Provoost', role: 'eigenaar' },
      { name: 'Annelies de Smet', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:30-22:00'],
  },
  [
    { name: 'Hotel Zwinzicht', website: 'https://hotelzwinzicht.nl' },
    { name: 'Herberg De Wallen' },
    { name: 'Logement Sint-Anna', website: 'https://logementsintanna.nl' },
  ],
)

export const ZANTEN = withRivals(
  {
    name: 'Van Zanten Belastingadvies',
    aliases: ['Van Zanten', 'Van Zanten Belastingadviseurs', 'VZB'],
    legalName: 'Van Zanten Belastingadvies B.V.',
    legalForm: 'bv',
    websites: ['https://vanzantenbelastingadvies.nl'],
    phones: ['072 555 34 08'],
    emails: ['info@vanzantenbelastingadvies.nl'],
    addresses: [{ street: 'Kennemersingel 12', postalCode: '1815 BB', city: 'Alkmaar' }],
    foundingYear: 1996,
    kvk: '37084215',
    vat: 'NL806931547B01',
    sector: 'belastingadviseur',
    services: ['Belastingaangifte', 'Btw-advies', 'Erfbelasting en schenking', 'Bezwaar en beroep'],
    team: [
      { name: 'Rutger van Zanten', role: 'eigenaar' },
      { name: 'Karin Blokker', role: 'fiscalist' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Kaasstad Fiscalisten', website: 'https://kaasstadfiscalisten.nl' },
    { name: 'Belastingkantoor Overdie' },
    { name: 'Schermer Tax', website: 'https://schermertax.nl' },
  ],
)

export const ALLEGRO = withRivals(
  {
    name: 'Muziekschool Allegro',
    aliases: ['Allegro', 'Allegro Muziekonderwijs', 'MSA'],
    legalName: 'Stichting Muziekschool Allegro',
    legalForm: 'stichting',
    websites: ['https://allegro-oss.nl'],
    phones: ['0412 55 58 02'],
    emails: ['administratie@allegro-oss.nl'],
    addresses: [{ street: 'Raadhuislaan 9', postalCode: '5341 GL', city: 'Oss' }],
    foundingYear: 1979,
    kvk: '41082637',
    vat: 'NL805216374B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Vioolles', 'Muziek op schoot'],
    team: [
      { name: 'Ingrid van Schijndel', role: 'directeur' },
      { name: 'Tomás Ferreira', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis Maasland', website: 'https://muziekhuismaasland.nl' },
    { name: 'Studio Noot' },
    { name: 'De Klankschool', website: 'https://deklankschool.nl' },
  ],
)

export const ZONNEKRACHT = withRivals(
  {
    name: 'Zonnekracht',
    aliases: ['Zonnekracht Installaties', 'Zonnekracht Flevoland', 'ZKI'],
    legalName: 'Zonnekracht Installaties B.V.',
    legalForm: 'bv',
    websites: ['https://zonnekracht-installaties.nl'],
    phones: ['0527 55 57 63'],
    emails: ['info@zonnekracht-installaties.nl', 'offerte@zonnekracht-installaties.nl'],
    addresses: [{ street: 'Ecopark 14', postalCode: '8305 BK', city: 'Emmeloord' }],
    foundingYear: 2014,
    kvk: '60472918',
    vat: 'NL853926471B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Zonnepanelen reinigen'],
    team: [
      { name: 'Jelmer Brandsma', role: 'directeur' },
      { name: 'Nadia Bouzid', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Polderzon', website: 'https://polderzon.nl' },
    { name: 'Sunto Techniek' },
    { name: 'Van der Velde Solar', website: 'https://vanderveldesolar.nl' },
  ],
)

export const IRIS = withRivals(
  {
    name: 'Kapsalon Iris',
    aliases: ['Iris', 'Haarsalon Iris', 'KIG'],
    legalName: 'Kapsalon Iris',
    legalForm: 'eenmanszaak',
    websites: ['https://kapsaloniris.nl'],
    phones: ['0182 55 51 94'],
    emails: ['afspraak@kapsaloniris.nl'],
    addresses: [{ street: 'Zeugstraat 37', postalCode: '2801 JC', city: 'Gouda' }],
    foundingYear: 2001,
    kvk: '29047163',
    vat: 'NL001384726B45',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Extensions', 'Kinderkapsels'],
    team: [
      { name: 'Iris Verweij', role: 'eigenaar' },
      { name: 'Samira Haddou', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-21:00; vr 09:00-18:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Knipsalon Goudse Glans', website: 'https://goudseglans.nl' },
    { name: 'Haarmode De Waag' },
    { name: 'Barbier Wijdstraat', website: 'https://barbierwijdstraat.nl' },
  ],
)
