/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LIEVE = withRivals(
  {
    name: 'Haarstudio Lieve',
    aliases: ['Lieve Haarstudio', 'Studio Lieve', 'HSL'],
    legalForm: 'eenmanszaak',
    websites: ['https://haarstudiolieve.nl'],
    phones: ['0570 55 52 19'],
    emails: ['hallo@haarstudiolieve.nl'],
    addresses: [{ street: 'Kleine Overstraat 38', postalCode: '7411 JM', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08194627',
    vat: 'NL001873624B52',
    sector: 'kapper',
    services: ['Knippen', 'Haar kleuren', 'Bruidskapsels', 'Keratinebehandelingen'],
    team: [
      { name: 'Lieve Brandsma', role: 'eigenaar' },
      { name: 'Joyce ten Have', role: 'kapster' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-20:00; vr 09:00-18:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon Noor', website: 'https://kapsalonnoor.nl' },
    { name: 'Salon Bergkwartier' },
    { name: 'Hairlounge Deventer', website: 'https://hairloungedeventer.nl' },
  ],
)

export const VEERHUIS = withRivals(
  {
    name: 'Restaurant Het Oude Veerhuis',
    aliases: ['Het Oude Veerhuis', 'Veerhuis Culemborg', 'HOV'],
    legalName: 'Het Oude Veerhuis V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetoudeveerhuis.nl'],
    phones: ['0345 55 51 70'],
    emails: ['reserveren@hetoudeveerhuis.nl'],
    addresses: [{ street: 'Veerweg 4', postalCode: '4101 AK', city: 'Culemborg' }],
    foundingYear: 2003,
    kvk: '11059382',
    vat: 'NL812740365B01',
    sector: 'restaurant',
    services: ['Lunch', 'Diner', 'High tea', 'Bruiloften'],
    team: [
      { name: 'Marloes van Tuyl', role: 'eigenaar' },
      { name: 'Ruben de Kock', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 12:00-21:00; vr,za 12:00-22:00; zo 12:00-20:00'],
  },
  [
    { name: 'Restaurant De Lekpoort', website: 'https://delekpoort.nl' },
    { name: 'Bistro Binnenpoort', website: 'https://bistrobinnenpoort.nl' },
    { name: 'Eetcafé De Gracht' },
  ],
)

export const DRUNEN = withRivals(
  {
    name: 'Van Drunen Installatietechniek',
    aliases: ['Van Drunen Installaties', 'Van Drunen', 'VDI'],
    legalName: 'Van Drunen Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://vandruneninstallatie.nl'],
    phones: ['0165 55 54 08'],
    emails: ['info@vandruneninstallatie.nl'],
    addresses: [{ street: 'Bredaseweg 215', postalCode: '4705 RN', city: 'Roosendaal' }],
    foundingYear: 1987,
    kvk: '20067418',
    vat: 'NL009384617B01',
    sector: 'installatiebedrijf',
    services: ['Cv-ketels', 'Warmtepompen', 'Airconditioning', 'Badkamers'],
    team: [
      { name: 'Kees van Drunen', role: 'directeur' },
      { name: 'Sanne Goorden', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Rovers', website: 'https://roversinstallaties.nl' },
    { name: 'Klimaat Brabant', website: 'https://klimaatbrabant.nl' },
    { name: 'Feskens Techniek' },
  ],
)

export const BRINK = withRivals(
  {
    name: 'Fysiotherapie De Brink',
    aliases: ['Fysio De Brink', 'De Brink Fysiotherapeuten', 'FDB'],
    legalForm: 'maatschap',
    websites: ['https://fysiodebrink.nl'],
    phones: ['0592 55 53 61'],
    emails: ['info@fysiodebrink.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 77', postalCode: '9401 GH', city: 'Assen' }],
    foundingYear: 1994,
    kvk: '04061725',
    vat: 'NL803917264B01',
    sector: 'fysiotherapeut',
    services: ['Manuele therapie', 'Sportfysiotherapie', 'Dry needling', 'Bekkenfysiotherapie'],
    team: [
      { name: 'Harm Oosting', role: 'fysiotherapeut en eigenaar' },
      { name: 'Femke Wiersma', role: 'bekkenfysiotherapeut' },
    ],
    hours: ['ma,do 07:30-20:00; di,wo 08:00-18:00; vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fysio Asserbos', website: 'https://fysioasserbos.nl' },
    { name: 'Fysiotherapie Kloosterveen' },
    { name: 'Beweegcentrum Drenthe', website: 'https://beweegcentrumdrenthe.nl' },
  ],
)

export const KUIPERS = withRivals(
  {
    name: 'Administratiekantoor Kuipers & Maas',
    aliases: ['Kuipers & Maas', 'Kuipers en Maas', 'AKM'],
    legalName: 'Administratiekantoor Kuipers & Maas B.V.',
    legalForm: 'bv',
    websites: ['https://kuipersmaas.nl'],
    phones: ['077 555 31 90'],
    emails: ['info@kuipersmaas.nl'],
    addresses: [{ street: 'Parade 54', postalCode: '5911 CD', city: 'Venlo' }],
    foundingYear: 2006,
    kvk: '12058316',
    vat: 'NL815203947B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Salarisadministratie', 'Belastingaangifte', 'Jaarrekeningen'],
    team: [
      { name: 'Esther Kuipers', role: 'directeur' },
      { name: 'Joep Maas', role: 'mede-eigenaar' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Limburg Administraties', website: 'https://limburgadministraties.nl' },
    { name: 'Boekhoudkantoor Peeters' },
    { name: 'Cijferwerk Venlo', website: 'https://cijferwerkvenlo.nl' },
  ],
)

export const WIELINGA = withRivals(
  {
    name: 'Rijwielhandel Wielinga',
    aliases: ['Wielinga Fietsen', 'Wielinga Sneek', 'RHW'],
    legalName: 'Rijwielhandel Wielinga V.O.F.',
    legalForm: 'vof',
    websites: ['https://wielingafietsen.nl'],
    phones: ['0515 55 56 24'],
    emails: ['winkel@wielingafietsen.nl'],
    addresses: [{ street: 'Oosterdijk 61', postalCode: '8601 BS', city: 'Sneek' }],
    foundingYear: 1968,
    kvk: '01043928',
    vat: 'NL804519372B01',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Fietsverhuur', 'Leasefietsen'],
    team: [
      { name: 'Douwe Wielinga', role: 'eigenaar' },
      { name: 'Jelte Postma', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Fietswereld Sneek', website: 'https://fietswereldsneek.nl' },
    { name: 'Fietspunt Waterpoort' },
    { name: 'Hoekstra Tweewielers', website: 'https://hoekstratweewielers.nl' },
  ],
)

export const MERWEDE = withRivals(
  {
    name: 'Slotenservice Merwede',
    aliases: ['Merwede Slotenservice', 'Slotenmaker Merwede', 'SSM'],
    legalForm: 'eenmanszaak',
    websites: ['https://slotenservicemerwede.nl'],
    phones: ['0183 55 57 33'],
    emails: ['spoed@slotenservicemerwede.nl'],
    addresses: [{ street: 'Arkelstraat 29', postalCode: '4201 KB', city: 'Gorinchem' }],
    foundingYear: 2014,
    kvk: '61384927',
    vat: 'NL002947183B16',
    sector: 'slotenmaker',
    services: ['Deuren openen', 'Sloten vervangen', 'Inbraakpreventie', 'Autosleutels'],
    team: [
      { name: 'Patrick Vonk', role: 'eigenaar' },
      { name: 'Bilal Aydin', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-22:00; za 09:00-20:00; zo 10:00-18:00'],
  },
  [
    { name: 'Sleutelexpert Rivierenland', website: 'https://sleutelexpertrivierenland.nl' },
    { name: 'Van Wijk Sloten', website: 'https://vanwijksloten.nl' },
    { name: 'Gorcumse Sleutelservice' },
  ],
)

export const MADELIEF = withRivals(
  {
    name: 'Bloematelier Madelief',
    aliases: ['Madelief Bloemen', 'Atelier Madelief', 'BAM'],
    legalForm: 'eenmanszaak',
    websites: ['https://bloemateliermadelief.nl'],
    phones: ['0575 55 58 02'],
    emails: ['bestellen@bloemateliermadelief.nl'],
    addresses: [{ street: 'Beukerstraat 73', postalCode: '7201 LD', city: 'Zutphen' }],
    foundingYear: 2012,
    kvk: '54927163',
    vat: 'NL001629483B74',
    sector: 'bloemist',
    services: ['Boeketten', 'Rouwbloemen', 'Bruidsboeketten', 'Workshops bloemschikken'],
    team: [
      { name: 'Annelies Roording', role: 'eigenaar' },
      { name: 'Mieke Bosch', role: 'bloembinder' },
    ],
    hours: ['ma 12:00-17:30; di,wo,do 09:00-17:30; vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Bloemen van Ginkel', website: 'https://bloemenvanginkel.nl' },
    { name: 'Flora Zutphen' },
    { name: 'De Groene Vaas', website: 'https://degroenevaas.nl' },
  ],
)

export const ORANJEPLEIN = withRivals(
  {
    name: 'Tandartspraktijk Oranjeplein',
    aliases: ['Tandartsen Oranjeplein', 'Praktijk Oranjeplein', 'TPO'],
    legalName: 'Tandartspraktijk Oranjeplein B.V.',
    legalForm: 'bv',
    websites: ['https://tandartsenoranjeplein.nl'],
    phones: ['0113 55 54 47'],
    emails: ['balie@tandartsenoranjeplein.nl'],
    addresses: [{ street: 'Westwal 18', postalCode: '4461 CN', city: 'Goes' }],
    foundingYear: 2001,
    kvk: '22058194',
    vat: 'NL820164739B01',
    sector: 'tandarts',
    services: ['Implantaten', 'Gebitsreiniging', 'Kronen en bruggen', 'Onzichtbare beugels'],
    team: [
      { name: 'Nienke Almekinders', role: 'tandarts en eigenaar' },
      { name: 'Omar Haddad', role: 'implantoloog' },
    ],
    hours: ['ma,di 08:00-17:00; wo 08:00-20:00; do 08:00-17:00; vr 08:00-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Goes', website: 'https://mondzorggoes.nl' },
    { name: 'Tandartspraktijk De Poel' },
    { name: 'Dental Clinic Zeeland', website: 'https://dentalcliniczeeland.nl' },
  ],
)

export const STOLK = withRivals(
  {
    name: 'Vloerenhuis Stolk',
    aliases: ['Stolk Vloeren', 'Stolk Alphen', 'VHS'],
    legalName: 'Vloerenhuis Stolk B.V.',
    legalForm: 'bv',
    websites: ['https://stolkvloeren.nl'],
    phones: ['0172 55 51 36'],
    emails: ['showroom@stolkvloeren.nl'],
    addresses: [{ street: 'Hoorn 340', postalCode: '2404 HL', city: 'Alphen aan den Rijn' }],
    foundingYear: 1996,
    kvk: '28073516',
    vat: 'NL806932174B01',
    sector: 'vloerenspecialist',
    services: ['Pvc-vloeren', 'Houten vloeren', 'Traprenovatie', 'Vloeren schuren'],
    team: [
      { name: 'Wim Stolk', role: 'eigenaar' },
      { name: 'Chantal Verkade', role: 'verkoopadviseur' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-20:00; za 09:30-17:00; zo 12:00-17:00'],
  },
  [
    { name: 'Parketmeester Alphen', website: 'https://parketmeesteralphen.nl' },
    { name: 'Vloer & Zo' },
    { name: 'Rijnland Vloeren', website: 'https://rijnlandvloeren.nl' },
  ],
)
