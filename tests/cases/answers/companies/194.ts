/** Companies of answers that a stranger to the rules wrote, of which others have the name too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LEPELAAR = withRivals(
  {
    name: 'Hotel De Lepelaar',
    aliases: ['De Lepelaar', 'Lepelaar Medemblik', 'HDL'],
    legalName: 'Hotel De Lepelaar B.V.',
    legalForm: 'bv',
    websites: ['https://hoteldelepelaar.nl'],
    phones: ['0227 55 51 64'],
    emails: ['info@hoteldelepelaar.nl', 'reserveren@hoteldelepelaar.nl'],
    addresses: [{ street: 'Oosterhaven 33', postalCode: '1671 AB', city: 'Medemblik' }],
    foundingYear: 1995,
    kvk: '36041927',
    vat: 'NL804513927B01',
    sector: 'hotel',
    services: ['Hotelkamers', 'Ontbijtbuffet', 'Vergaderzaal', 'Fietsverhuur'],
    team: [
      { name: 'Ilse Koomen', role: 'eigenaar' },
      { name: 'Bas Dekker', role: 'hotelmanager' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 07:00-22:00'],
  },
  [
    { name: 'Hotel Het Oude Waaggebouw', website: 'https://hoteloudewaaggebouw.nl' },
    { name: 'Logement Westfries' },
    { name: 'Hotel Radboudzicht', website: 'https://hotelradboudzicht.nl' },
  ],
)

export const AURELIA = withRivals(
  {
    name: 'Goudsmid Aurelia',
    aliases: ['Aurelia', 'Aurelia Sieraden', 'GSA'],
    legalName: 'Goudsmid Aurelia',
    legalForm: 'eenmanszaak',
    websites: ['https://goudsmidaurelia.nl'],
    phones: ['0570 55 58 21'],
    emails: ['atelier@goudsmidaurelia.nl'],
    addresses: [{ street: 'Walstraat 46', postalCode: '7411 GL', city: 'Deventer' }],
    foundingYear: 2004,
    kvk: '08127463',
    vat: 'NL001846273B52',
    sector: 'goudsmid',
    services: ['Trouwringen', 'Sieraden op maat', 'Reparatie van sieraden', 'Taxatie'],
    team: [
      { name: 'Femke Lohuis', role: 'goudsmid en eigenaar' },
      { name: 'Roel Janzen', role: 'edelsmid' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-17:30; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Van Buuren', website: 'https://juweliervanbuuren.nl' },
    { name: 'Edelsmederij De Bergpoort' },
    { name: 'Atelier Karaat', website: 'https://atelierkaraat.nl' },
  ],
)

export const BOSMAN = withRivals(
  {
    name: 'Tegelwerken Bosman',
    aliases: ['Bosman Tegelwerken', 'Bosman', 'TWB'],
    legalName: 'Tegelwerken Bosman V.O.F.',
    legalForm: 'vof',
    websites: ['https://bosmantegelwerken.nl'],
    phones: ['0318 55 57 40'],
    emails: ['info@bosmantegelwerken.nl'],
    addresses: [{ street: 'Wageningselaan 118', postalCode: '3903 LA', city: 'Veenendaal' }],
    foundingYear: 1982,
    kvk: '09052718',
    vat: 'NL803627148B01',
    sector: 'tegelzetter',
    services: ['Vloertegels leggen', 'Wandtegels zetten', 'Badkamers betegelen', 'Natuursteen'],
    team: [
      { name: 'Gert Bosman', role: 'vennoot' },
      { name: 'Arjan Bosman', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-16:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Tegelzetter Van Ginkel' },
    { name: 'Tegelhuis Vallei', website: 'https://tegelhuisvallei.nl' },
    { name: 'Davelaar Tegels', website: 'https://davelaartegels.nl' },
  ],
)

export const KOMPAS = withRivals(
  {
    name: 'Kompas ICT',
    aliases: ['Kompas', 'Kompas Automatisering', 'KIZ'],
    legalName: 'Kompas ICT Diensten B.V.',
    legalForm: 'bv',
    websites: ['https://kompas-ict.nl'],
    phones: ['079 555 39 02'],
    emails: ['helpdesk@kompas-ict.nl', 'info@kompas-ict.nl'],
    addresses: [{ street: 'Röntgenlaan 27', postalCode: '2719 DX', city: 'Zoetermeer' }],
    foundingYear: 2009,
    kvk: '27345816',
    vat: 'NL820716354B01',
    sector: 'ICT-dienstverlener',
    services: ['Helpdesk op afstand', 'Netwerkbeheer', 'Back-up', 'Microsoft 365'],
    team: [
      { name: 'Sandra Wolthuis', role: 'directeur' },
      { name: 'Murat Yildiz', role: 'systeembeheerder' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Bytehulp Zoetermeer', website: 'https://bytehulp.nl' },
    { name: 'Rokkeveen Systemen' },
    { name: 'NetPlus IT', website: 'https://netplus-it.nl' },
  ],
)

export const DRAAISCHIJF = withRivals(
  {
    name: 'Keramiekatelier De Draaischijf',
    aliases: ['De Draaischijf', 'Draaischijf Gouda', 'KDG'],
    legalName: 'Keramiekatelier De Draaischijf',
    legalForm: 'eenmanszaak',
    websites: ['https://dedraaischijf.nl'],
    phones: ['06 55 58 12 73'],
    emails: ['klei@dedraaischijf.nl'],
    addresses: [{ street: 'Lange Groenendaal 71', postalCode: '2801 LR', city: 'Gouda' }],
    foundingYear: 2013,
    kvk: '58271936',
    vat: 'NL002094175B63',
    sector: 'keramiekatelier',
    services: ['Draaicursus', 'Kinderworkshops', 'Bakservice', 'Handgemaakt servies'],
    team: [{ name: 'Marijke Verbaan', role: 'keramist en eigenaar' }],
    hours: ['ma,di gesloten; wo,do 10:00-21:30; vr,za 10:00-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Atelier Kleigoed', website: 'https://atelierkleigoed.nl' },
    { name: 'Pottenbakkerij Turfmarkt' },
    { name: 'Studio Oven', website: 'https://studio-oven.nl' },
  ],
)

export const HOFSTRA = withRivals(
  {
    name: 'Taxi Hofstra',
    aliases: ['Hofstra', 'Taxibedrijf Hofstra', 'THD'],
    legalName: 'Taxibedrijf Hofstra B.V.',
    legalForm: 'bv',
    websites: ['https://taxihofstra.nl'],
    phones: ['0512 55 54 90'],
    emails: ['ritten@taxihofstra.nl'],
    addresses: [{ street: 'De Lauwers 15', postalCode: '9206 BG', city: 'Drachten' }],
    foundingYear: 1971,
    kvk: '01036294',
    vat: 'NL801937462B01',
    sector: 'taxibedrijf',
    services: ['Luchthavenvervoer', 'Rolstoeltaxi', 'Zakelijk vervoer', 'Ziekenvervoer'],
    team: [
      { name: 'Jelle Hofstra', role: 'directeur' },
      { name: 'Anke Boersma', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-23:00; za,zo 08:00-23:00'],
  },
  [
    { name: 'Taxi Wouda', website: 'https://taxiwouda.nl' },
    { name: 'Smallinger Taxicentrale' },
    { name: 'Kuipers Personenvervoer', website: 'https://kuiperspersonenvervoer.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Diëtistenpraktijk Balans',
    aliases: ['Balans', 'Balans Diëtisten', 'DPB'],
    legalName: 'Maatschap Diëtistenpraktijk Balans',
    legalForm: 'maatschap',
    websites: ['https://balansdietisten.nl'],
    phones: ['055 555 26 18'],
    emails: ['afspraak@balansdietisten.nl'],
    addresses: [{ street: 'Deventerstraat 254', postalCode: '7321 CC', city: 'Apeldoorn' }],
    foundingYear: 2007,
    kvk: '08163925',
    vat: 'NL817352946B01',
    sector: 'diëtist',
    services: ['Gewichtsbegeleiding', 'Voedingsadvies bij diabetes', 'Sportvoeding', 'FODMAP-dieet'],
    team: [
      { name: 'Lotte Haverkamp', role: 'diëtist en maat' },
      { name: 'Merel Stoffels', role: 'diëtist en maat' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-20:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voedingspraktijk De Maten', website: 'https://voedingspraktijkdematen.nl' },
    { name: 'Diëtist Ter Horst' },
    { name: 'Eetwijzer Apeldoorn', website: 'https://eetwijzerapeldoorn.nl' },
  ],
)

export const BROMTOL = withRivals(
  {
    name: 'Speelgoedwinkel De Bromtol',
    aliases: ['De Bromtol', 'Bromtol Speelgoed', 'SDB'],
    legalName: 'Speelgoedwinkel De Bromtol V.O.F.',
    legalForm: 'vof',
    websites: ['https://debromtol.nl'],
    phones: ['0118 55 56 37'],
    emails: ['winkel@debromtol.nl'],
    addresses: [{ street: 'Lange Delft 89', postalCode: '4331 AM', city: 'Middelburg' }],
    foundingYear: 1988,
    kvk: '22018473',
    vat: 'NL805271639B01',
    sector: 'speelgoedwinkel',
    services: ['Houten speelgoed', 'Puzzels en bordspellen', 'Inpakservice', 'Poppenreparatie'],
    team: [
      { name: 'Corrie Wisse', role: 'eigenaar' },
      { name: 'Daan Wisse', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Speelhuis Walcheren', website: 'https://speelhuiswalcheren.nl' },
    { name: 'Toys & Zo' },
    { name: 'De Houten Trein', website: 'https://dehoutentrein.nl' },
  ],
)

export const PEETERS = withRivals(
  {
    name: 'Verhuizingen Peeters',
    aliases: ['Peeters Verhuizingen', 'Peeters', 'VPH'],
    legalName: 'Peeters Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://peetersverhuizingen.nl'],
    phones: ['0114 55 52 09'],
    emails: ['offerte@peetersverhuizingen.nl'],
    addresses: [{ street: 'Absdaalseweg 52', postalCode: '4561 GJ', city: 'Hulst' }],
    foundingYear: 1963,
    kvk: '21004738',
    vat: 'NL800419573B01',
    sector: 'verhuisbedrijf',
    services: ['Particuliere verhuizingen', 'Bedrijfsverhuizingen', 'Meubelopslag', 'Verhuislift'],
    team: [
      { name: 'Koen Peeters', role: 'directeur' },
      { name: 'Els Verstraeten', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Verhuisservice Zeeuws-Vlaanderen', website: 'https://verhuisservicezvl.nl' },
    { name: 'De Reynaert Verhuizers' },
    { name: 'Van Damme Transport', website: 'https://vandammetransport.nl' },
  ],
)

export const MAARTEN = withRivals(
  {
    name: 'Wijngaard Sint Maarten',
    aliases: ['Wijngoed Sint Maarten', 'Sint Maarten Wijnen', 'WSM'],
    legalName: 'Wijngaard Sint Maarten V.O.F.',
    legalForm: 'vof',
    websites: ['https://wijngaardsintmaarten.nl'],
    phones: ['024 555 71 46'],
    emails: ['proeven@wijngaardsintmaarten.nl'],
    addresses: [{ street: 'Lage Horst 27', postalCode: '6562 KA', city: 'Groesbeek' }],
    foundingYear: 2005,
    kvk: '09148352',
    vat: 'NL814639275B01',
    sector: 'wijngaard',
    services: ['Wijnproeverij', 'Rondleiding', 'Wijnverkoop', 'Bruiloften'],
    team: [
      { name: 'Hanneke Roelofs', role: 'eigenaar' },
      { name: 'Thijs Roelofs', role: 'wijnmaker' },
    ],
    hours: ['ma,di,wo,do gesloten; vr 13:00-18:00; za,zo 11:00-18:00'],
  },
  [
    { name: 'Wijnhoeve De Stuwwal', website: 'https://wijnhoevedestuwwal.nl' },
    { name: 'Domein Heiligland' },
    { name: 'Wijngaard Rijkswald', website: 'https://wijngaardrijkswald.nl' },
  ],
)
