/** Companies of answers that a stranger to the rules wrote, of names that others bear too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const BOLDER = withRivals(
  {
    name: 'Visrestaurant De Bolder',
    aliases: ['De Bolder', 'De Bolder Harlingen', 'VDB'],
    legalName: 'De Bolder Harlingen B.V.',
    legalForm: 'bv',
    websites: ['https://debolderharlingen.nl'],
    phones: ['0517 55 52 84'],
    emails: ['reserveren@debolderharlingen.nl'],
    addresses: [{ street: 'Noorderhaven 46', postalCode: '8861 AN', city: 'Harlingen' }],
    foundingYear: 1997,
    kvk: '01083462',
    vat: 'NL808214653B01',
    sector: 'visrestaurant',
    services: ['Visgerechten', 'Oesterbar', 'Lunch', 'Viscatering'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'eigenaar' },
      { name: 'Mirthe Zijlstra', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 16:00-22:00; vr,za,zo 12:00-22:00'],
  },
  [
    { name: 'Restaurant De Gaffel', website: 'https://degaffelharlingen.nl' },
    { name: 'Vishuis Zuiderhaven' },
    { name: 'Bistro Het Want', website: 'https://bistrohetwant.nl' },
  ],
)

export const SCHAKEL = withRivals(
  {
    name: 'Assurantiekantoor De Schakel',
    aliases: ['De Schakel', 'De Schakel Assurantiën', 'AKS'],
    legalName: 'Assurantiekantoor De Schakel V.O.F.',
    legalForm: 'vof',
    websites: ['https://deschakelassurantien.nl'],
    phones: ['0318 55 54 31'],
    emails: ['advies@deschakelassurantien.nl', 'schade@deschakelassurantien.nl'],
    addresses: [{ street: 'Kerkewijk 118', postalCode: '3904 JA', city: 'Veenendaal' }],
    foundingYear: 1974,
    kvk: '09061827',
    vat: 'NL803916247B01',
    sector: 'verzekeringsadviseur',
    services: ['Autoverzekering', 'Zakelijke verzekeringen', 'Pensioenadvies', 'Hypotheekadvies'],
    team: [
      { name: 'Arjan van Ginkel', role: 'vennoot' },
      { name: 'Corine Bos', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Valleipolis', website: 'https://valleipolis.nl' },
    { name: 'Geurtsen Assurantiën' },
    { name: 'Verzekeringshuis Ruisseveen', website: 'https://verzekeringshuisruisseveen.nl' },
  ],
)

export const BLOESEM = withRivals(
  {
    name: 'Nagelstudio Bloesem',
    aliases: ['Bloesem', 'Bloesem Nagels', 'NSB'],
    legalName: 'Nagelstudio Bloesem',
    legalForm: 'eenmanszaak',
    websites: ['https://nagelstudiobloesem.nl'],
    phones: ['06 55 53 20 97'],
    emails: ['afspraak@nagelstudiobloesem.nl'],
    addresses: [{ street: 'Waterstraat 63', postalCode: '4001 AM', city: 'Tiel' }],
    foundingYear: 2014,
    kvk: '60417385',
    vat: 'NL002381746B52',
    sector: 'nagelstudio',
    services: ['Gelnagels', 'Acrylnagels', 'Manicure', 'Nail art'],
    team: [
      { name: 'Kim-Ly Tran', role: 'eigenaar' },
      { name: 'Sanne Udo', role: 'nagelstyliste' },
    ],
    hours: ['ma gesloten; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Nails by Femke', website: 'https://nailsbyfemke.nl' },
    { name: 'Beautysalon Waalkade' },
    { name: 'Glans Tiel', website: 'https://glanstiel.nl' },
  ],
)

export const KEMPEN = withRivals(
  {
    name: 'Steigerbouw Van Kempen',
    aliases: ['Van Kempen', 'Van Kempen Steigers', 'SVK'],
    legalName: 'Steigerbouw Van Kempen B.V.',
    legalForm: 'bv',
    websites: ['https://vankempensteigers.nl'],
    phones: ['0412 55 57 16'],
    emails: ['planning@vankempensteigers.nl'],
    addresses: [{ street: 'Galliërsweg 27', postalCode: '5349 AT', city: 'Oss' }],
    foundingYear: 1986,
    kvk: '16058293',
    vat: 'NL807351924B01',
    sector: 'steigerbouwer',
    services: ['Gevelsteigers', 'Rolsteigers verhuren', 'Dakrandbeveiliging', 'Hangsteigers'],
    team: [
      { name: 'Ad van Kempen', role: 'directeur' },
      { name: 'Loes Verstegen', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 06:30-16:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Maasland Steigers', website: 'https://maaslandsteigers.nl' },
    { name: 'Steigerservice Heesch' },
    { name: 'Ruijs Hoogwerk', website: 'https://ruijshoogwerk.nl' },
  ],
)

export const MEENT = withRivals(
  {
    name: 'Boerderijwinkel De Meent',
    aliases: ['De Meent', 'De Meent Raalte', 'BDM'],
    legalName: 'Boerderijwinkel De Meent V.O.F.',
    legalForm: 'vof',
    websites: ['https://boerderijwinkeldemeent.nl'],
    phones: ['0572 55 51 68'],
    emails: ['winkel@boerderijwinkeldemeent.nl'],
    addresses: [{ street: 'Heetenseweg 34', postalCode: '8102 PD', city: 'Raalte' }],
    foundingYear: 2009,
    kvk: '08192736',
    vat: 'NL820473615B01',
    sector: 'boerderijwinkel',
    services: ['Verse zuivel', 'Vleespakketten', 'Seizoensgroenten', 'Kerstpakketten'],
    team: [
      { name: 'Gerrit Olthof', role: 'eigenaar' },
      { name: 'Annemiek Olthof', role: 'eigenaar' },
    ],
    hours: ['ma,di gesloten; wo,do 10:00-17:00; vr 10:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Hoeve De Lindert', website: 'https://hoevedelindert.nl' },
    { name: 'Streekwinkel Boetele' },
    { name: 'Erf Kottink', website: 'https://erfkottink.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas Werving & Selectie',
    aliases: ['Kompas', 'Kompas Werving', 'KWS'],
    legalName: 'Kompas Werving & Selectie B.V.',
    legalForm: 'bv',
    websites: ['https://kompaswerving.nl'],
    phones: ['033 555 82 40'],
    emails: ['info@kompaswerving.nl'],
    addresses: [{ street: 'Utrechtseweg 195', postalCode: '3818 EE', city: 'Amersfoort' }],
    foundingYear: 2004,
    kvk: '32097514',
    vat: 'NL813602547B01',
    sector: 'werving- en selectiebureau',
    services: ['Werving en selectie', 'Interim-management', 'Assessments', 'Loopbaanbegeleiding'],
    team: [
      { name: 'Renske Doornbos', role: 'directeur' },
      { name: 'Faisal Achterberg', role: 'recruiter' },
    ],
    hours: ['ma,di,wo,do 08:30-18:00; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Keistad Talent', website: 'https://keistadtalent.nl' },
    { name: 'Bureau Voorhoeve' },
    { name: 'Eemland Personeel', website: 'https://eemlandpersoneel.nl' },
  ],
)

export const OTTER = withRivals(
  {
    name: 'Bootverhuur De Otter',
    aliases: ['De Otter', 'De Otter Heeg', 'BDO'],
    legalName: 'Bootverhuur De Otter',
    legalForm: 'eenmanszaak',
    websites: ['https://deotterheeg.nl'],
    phones: ['0515 55 53 49'],
    emails: ['varen@deotterheeg.nl'],
    addresses: [{ street: 'It Bûtlân 12', postalCode: '8621 DV', city: 'Heeg' }],
    foundingYear: 1991,
    kvk: '01056918',
    vat: 'NL001528374B63',
    sector: 'bootverhuur',
    services: ['Sloepverhuur', 'Zeilboten huren', 'Kano’s en supboards', 'Vaarlessen'],
    team: [{ name: 'Douwe Postma', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za,zo 08:00-20:00'],
  },
  [
    { name: 'Sloepen Hegemer Mar', website: 'https://sloepenhegemermar.nl' },
    { name: 'Jachtverhuur Wiersma' },
    { name: 'Watersport De Draai', website: 'https://watersportdedraai.nl' },
  ],
)

export const SLEUTELSTAD = withRivals(
  {
    name: 'Sleutelstad Slotenservice',
    aliases: ['Sleutelstad', 'Sleutelstad Sloten', 'SSL'],
    legalName: 'Sleutelstad Slotenservice',
    legalForm: 'eenmanszaak',
    websites: ['https://sleutelstadsloten.nl'],
    phones: ['071 555 36 09'],
    emails: ['hulp@sleutelstadsloten.nl'],
    addresses: [{ street: 'Herenstraat 88', postalCode: '2313 AL', city: 'Leiden' }],
    foundingYear: 2012,
    kvk: '54728163',
    vat: 'NL001947265B40',
    sector: 'slotenmaker',
    services: ['Deuren openen', 'Sloten vervangen', 'Inbraakschade herstellen', 'Kluizen openen'],
    team: [{ name: 'Bart Rozendaal', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 08:00-22:00; za 09:00-20:00; zo 10:00-18:00'],
  },
  [
    { name: 'Slotenmaker Roodenburg', website: 'https://slotenmakerroodenburg.nl' },
    { name: 'De Morsch Sloten' },
    { name: 'Sleutelservice Merenwijk', website: 'https://sleutelservicemerenwijk.nl' },
  ],
)

export const TRED = withRivals(
  {
    name: 'Podotherapie De Tred',
    aliases: ['De Tred', 'De Tred Hulst', 'PDT'],
    legalName: 'Maatschap Podotherapie De Tred',
    legalForm: 'maatschap',
    websites: ['https://podotherapiedetred.nl'],
    phones: ['0114 55 56 72'],
    emails: ['praktijk@podotherapiedetred.nl'],
    addresses: [{ street: 'Steenstraat 19', postalCode: '4561 AR', city: 'Hulst' }],
    foundingYear: 2001,
    kvk: '22047351',
    vat: 'NL810263574B01',
    sector: 'podotherapeut',
    services: ['Podotherapeutische zolen', 'Diabetische voetzorg', 'Nagelbeugels', 'Loopanalyse'],
    team: [
      { name: 'Ilse de Waele', role: 'podotherapeut' },
      { name: 'Bram Verhaegen', role: 'podotherapeut' },
    ],
    hours: ['ma,do 08:00-18:00; di,wo 08:30-17:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Voetzorg Reynaert', website: 'https://voetzorgreynaert.nl' },
    { name: 'Podologie Saeftinghe' },
    { name: 'Voetencentrum Axel', website: 'https://voetencentrumaxel.nl' },
  ],
)

export const KRAAI = withRivals(
  {
    name: 'Studio Kraai',
    aliases: ['Kraai', 'Studio Kraai Haarlem', 'SKH'],
    legalName: 'Studio Kraai V.O.F.',
    legalForm: 'vof',
    websites: ['https://studiokraai.nl'],
    phones: ['023 555 71 84'],
    emails: ['hello@studiokraai.nl'],
    addresses: [{ street: 'Bakenessergracht 52', postalCode: '2011 JX', city: 'Haarlem' }],
    foundingYear: 2010,
    kvk: '50372916',
    vat: 'NL822615073B01',
    sector: 'grafisch ontwerpbureau',
    services: ['Logo-ontwerp', 'Huisstijl', 'Drukwerk', 'Verpakkingsontwerp'],
    team: [
      { name: 'Noor Kraaijeveld', role: 'ontwerper en eigenaar' },
      { name: 'Tom Baldwin', role: 'art director en eigenaar' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Atelier Spaarne', website: 'https://atelierspaarne.nl' },
    { name: 'Buro Vijfhoek' },
    { name: 'Grafisch Huis Bavo', website: 'https://grafischhuisbavo.nl' },
  ],
)
