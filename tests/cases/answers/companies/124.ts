/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WOUTERS = withRivals(
  {
    name: 'Slagerij Wouters',
    aliases: ['Keurslagerij Wouters', 'Wouters Vlees', 'SWB'],
    legalName: 'Slagerij Wouters V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijwouters.nl'],
    phones: ['0411 55 52 37'],
    emails: ['info@slagerijwouters.nl'],
    addresses: [{ street: 'Rechterstraat 46', postalCode: '5281 BW', city: 'Boxtel' }],
    foundingYear: 1968,
    kvk: '17126048',
    vat: 'NL803517264B01',
    sector: 'slagerij',
    services: ['Rundvlees', 'Gourmetschotels', 'Barbecuepakketten', 'Huisgemaakte worst'],
    team: [
      { name: 'Bart Wouters', role: 'eigenaar' },
      { name: 'Marieke Wouters', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Verhoeven', website: 'https://slagerijverhoevenboxtel.nl' },
    { name: 'Keurslager Van Rooij' },
    { name: 'De Boxtelse Vleeshouwer', website: 'https://deboxtelsevleeshouwer.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Garagebedrijf Hoekstra',
    aliases: ['Garage Hoekstra', 'Autobedrijf Hoekstra', 'GBH'],
    legalName: 'Garagebedrijf Hoekstra B.V.',
    legalForm: 'bv',
    websites: ['https://garagehoekstra.nl'],
    phones: ['0515 55 51 84'],
    emails: ['werkplaats@garagehoekstra.nl'],
    addresses: [{ street: 'Smidsstraat 9', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1983,
    kvk: '01074392',
    vat: 'NL812640375B01',
    sector: 'garagebedrijf',
    services: ['APK-keuring', 'Onderhoudsbeurt', 'Bandenwissel', 'Aircoservice'],
    team: [
      { name: 'Sietse Hoekstra', role: 'eigenaar' },
      { name: 'Jorrit Bosma', role: 'chef werkplaats' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Autoservice Waterpoort', website: 'https://autoservicewaterpoort.nl' },
    { name: 'Garage Zijlstra' },
    { name: 'Autobedrijf De Geeuw', website: 'https://autobedrijfdegeeuw.nl' },
  ],
)

export const VANDAM = withRivals(
  {
    name: 'Optiek Van Dam',
    aliases: ['Van Dam Optiek', 'Opticien Van Dam', 'OVD'],
    legalForm: 'eenmanszaak',
    websites: ['https://optiekvandam.nl'],
    phones: ['0182 55 54 61'],
    emails: ['winkel@optiekvandam.nl'],
    addresses: [{ street: 'Kleiweg 58', postalCode: '2801 GJ', city: 'Gouda' }],
    foundingYear: 1994,
    kvk: '29053817',
    vat: 'NL001874620B52',
    sector: 'opticien',
    services: ['Oogmeting', 'Contactlenzen', 'Zonnebrillen op sterkte', 'Brilreparatie'],
    team: [
      { name: 'Annelies van Dam', role: 'eigenaar' },
      { name: 'Kevin Ouwerkerk', role: 'optometrist' },
    ],
    hours: ['ma 13:00-17:30; di,wo,vr 09:30-17:30; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Brilmode Gouda', website: 'https://brilmodegouda.nl' },
    { name: 'Oogwinkel De Kijker' },
    { name: 'Optiek Schouten', website: 'https://optiekschouten.nl' },
  ],
)

export const KOBALT = withRivals(
  {
    name: 'Studio Kobalt',
    aliases: ['Kobalt Webdesign', 'Webbureau Kobalt', 'SKD'],
    legalName: 'Studio Kobalt B.V.',
    legalForm: 'bv',
    websites: ['https://studiokobalt.nl'],
    phones: ['0570 55 57 20'],
    emails: ['hallo@studiokobalt.nl'],
    addresses: [{ street: 'Assenstraat 33', postalCode: '7411 JS', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '50817346',
    vat: 'NL823059471B01',
    sector: 'webdesignbureau',
    services: ['Webdesign', 'Webshops', 'Huisstijl', 'SEO'],
    team: [
      { name: 'Floor Nijland', role: 'directeur' },
      { name: 'Tim Wassink', role: 'ontwikkelaar' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Pixelwerk', website: 'https://pixelwerk-deventer.nl' },
    { name: 'Bureau Salland' },
    { name: 'Webmakers Oost', website: 'https://webmakersoost.nl' },
  ],
)

export const LINDEBOOM = withRivals(
  {
    name: 'Hotel De Lindeboom',
    aliases: ['De Lindeboom', 'Hotel-Restaurant De Lindeboom', 'HDL'],
    legalName: 'Hotel De Lindeboom B.V.',
    legalForm: 'bv',
    websites: ['https://hoteldelindeboom.nl'],
    phones: ['0543 55 56 12'],
    emails: ['receptie@hoteldelindeboom.nl'],
    addresses: [{ street: 'Misterstraat 71', postalCode: '7101 ET', city: 'Winterswijk' }],
    foundingYear: 1926,
    kvk: '09062715',
    vat: 'NL805173926B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Diner', 'Vergaderzalen', 'Fietsarrangementen'],
    team: [
      { name: 'Henk Wissink', role: 'eigenaar' },
      { name: 'Carolien Wissink', role: 'gastvrouw' },
    ],
    hours: ['ma,di,wo,do 07:00-22:00; vr,za 07:00-23:00; zo 08:00-22:00'],
  },
  [
    { name: 'Landhotel ’t Woold', website: 'https://landhotelwoold.nl' },
    { name: 'Hotel Scholten' },
    { name: 'Hotel De Achterhoek', website: 'https://hoteldeachterhoek.nl' },
  ],
)

export const VLB = withRivals(
  {
    name: 'Van Leeuwen & Bos Advocaten',
    aliases: ['Van Leeuwen & Bos', 'VLB Advocaten', 'VLB'],
    legalForm: 'maatschap',
    websites: ['https://vlbadvocaten.nl'],
    phones: ['033 555 48 10'],
    emails: ['kantoor@vlbadvocaten.nl'],
    addresses: [{ street: 'Utrechtseweg 117', postalCode: '3818 EC', city: 'Amersfoort' }],
    foundingYear: 2003,
    kvk: '32094568',
    vat: 'NL811736025B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Saskia van Leeuwen', role: 'advocaat' },
      { name: 'Ruben Bos', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Advocaten', website: 'https://eemlandadvocaten.nl' },
    { name: 'Koppelpoort Advocatuur' },
    { name: 'Smits & Partners', website: 'https://smitsenpartners.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Verhuisbedrijf Kuipers',
    aliases: ['Kuipers Verhuizingen', 'Kuipers Verhuisservice', 'VBK'],
    legalName: 'Verhuisbedrijf Kuipers B.V.',
    legalForm: 'bv',
    websites: ['https://kuipersverhuizingen.nl'],
    phones: ['0591 55 53 79'],
    emails: ['planning@kuipersverhuizingen.nl'],
    addresses: [{ street: 'Phileas Foggstraat 28', postalCode: '7825 AK', city: 'Emmen' }],
    foundingYear: 1976,
    kvk: '04031659',
    vat: 'NL809452718B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Opslag', 'Verhuislift'],
    team: [
      { name: 'Gerrit Kuipers', role: 'eigenaar' },
      { name: 'Linda Hadders', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Drentse Verhuizers', website: 'https://drentseverhuizers.nl' },
    { name: 'Bakker Verhuizingen' },
    { name: 'Hondsrug Verhuisservice', website: 'https://hondsrugverhuisservice.nl' },
  ],
)

export const DEJONG = withRivals(
  {
    name: 'Stukadoorsbedrijf De Jong',
    aliases: ['De Jong Stukadoors', 'Stucadoorsbedrijf De Jong', 'SDJ'],
    legalForm: 'eenmanszaak',
    websites: ['https://dejongstukadoorsgoes.nl'],
    phones: ['06 55 53 18 24'],
    emails: ['info@dejongstukadoorsgoes.nl'],
    addresses: [{ street: 'Voorstad 84', postalCode: '4461 KT', city: 'Goes' }],
    foundingYear: 2014,
    kvk: '61275903',
    vat: 'NL001936284B74',
    sector: 'stukadoor',
    services: ['Glad pleisterwerk', 'Sierpleister', 'Spachtelputz', 'Gevelstucwerk'],
    team: [
      { name: 'Marco de Jong', role: 'eigenaar' },
      { name: 'Wesley Priem', role: 'stukadoor' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Zeeuws Stucwerk', website: 'https://zeeuwsstucwerk.nl' },
    { name: 'Afbouw Bevelanden' },
    { name: 'Stukadoor Minnaard', website: 'https://stukadoorminnaard.nl' },
  ],
)

export const PARKZICHT = withRivals(
  {
    name: 'Huisartsenpraktijk Parkzicht',
    aliases: ['Huisartsen Parkzicht', 'Praktijk Parkzicht', 'HPR'],
    legalForm: 'maatschap',
    websites: ['https://praktijkparkzicht.nl'],
    phones: ['0475 55 58 03'],
    emails: ['assistente@praktijkparkzicht.nl'],
    addresses: [{ street: 'Godsweerdersingel 40', postalCode: '6041 GM', city: 'Roermond' }],
    foundingYear: 1989,
    kvk: '13048276',
    vat: 'NL814290653B01',
    sector: 'huisartsenpraktijk',
    services: ['Spreekuur', 'Vaccinaties', 'Kleine chirurgie', 'Diabeteszorg'],
    team: [
      { name: 'Ingrid Janssen', role: 'huisarts' },
      { name: 'Paul Geraedts', role: 'huisarts' },
    ],
    hours: ['ma,di,do,vr 08:00-17:00; wo 08:00-12:30; za,zo gesloten'],
  },
  [
    { name: 'Huisartsenpraktijk Roerzicht', website: 'https://praktijkroerzicht.nl' },
    { name: 'Medisch Centrum Maasniel' },
    { name: 'Praktijk De Singel', website: 'https://praktijkdesingel.nl' },
  ],
)

export const KAASPLANKJE = withRivals(
  {
    name: 'Het Kaasplankje',
    aliases: ['Kaasspeciaalzaak Het Kaasplankje', 'Kaasplankje', 'HKP'],
    legalName: 'Het Kaasplankje V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetkaasplankje.nl'],
    phones: ['0299 55 52 96'],
    emails: ['winkel@hetkaasplankje.nl'],
    addresses: [{ street: 'Peperstraat 17', postalCode: '1441 BH', city: 'Purmerend' }],
    foundingYear: 2006,
    kvk: '37128540',
    vat: 'NL817364502B01',
    sector: 'kaasspeciaalzaak',
    services: ['Boerenkaas', 'Buitenlandse kaas', 'Kaasplateaus', 'Kaasfondue'],
    team: [
      { name: 'Joke Hartog', role: 'eigenaar' },
      { name: 'Niels Hartog', role: 'kaasmeester' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kaasboer Visser', website: 'https://kaasboervisser.nl' },
    { name: 'De Edammer Bol' },
    { name: 'Kaas van Klaas', website: 'https://kaasvanklaas.nl' },
  ],
)
