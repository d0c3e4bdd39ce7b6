/** Companies of answers that a stranger to the rules wrote: each has a name that others have too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LEEST = withRivals(
  {
    name: 'Schoenwinkel De Leest',
    aliases: ['De Leest', 'De Leest Schoenen', 'SDL'],
    legalName: 'Schoenwinkel De Leest V.O.F.',
    legalForm: 'vof',
    websites: ['https://deleestschoenen.nl'],
    phones: ['0314 55 51 84'],
    emails: ['winkel@deleestschoenen.nl'],
    addresses: [{ street: 'Heezenstraat 16', postalCode: '7001 BR', city: 'Doetinchem' }],
    foundingYear: 1987,
    kvk: '09046281',
    vat: 'NL803715246B01',
    sector: 'schoenenwinkel',
    services: ['Damesschoenen', 'Kinderschoenen', 'Steunzolen', 'Schoenreparatie'],
    team: [
      { name: 'Ans Wiggers', role: 'eigenaar' },
      { name: 'Bram Wiggers', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Schoenenhuis Gelders', website: 'https://schoenenhuisgelders.nl' },
    { name: 'Stap & Stijl' },
    { name: 'Kemperman Schoenen', website: 'https://kempermanschoenen.nl' },
  ],
)

export const ARK = withRivals(
  {
    name: 'Dierenkliniek De Ark',
    aliases: ['De Ark', 'De Ark Dierenartsen', 'DKA'],
    legalName: 'Dierenkliniek De Ark B.V.',
    legalForm: 'bv',
    websites: ['https://dierenkliniekdeark.nl'],
    phones: ['0522 55 53 17'],
    emails: ['balie@dierenkliniekdeark.nl'],
    addresses: [{ street: 'Zuideinde 44', postalCode: '7941 GJ', city: 'Meppel' }],
    foundingYear: 1996,
    kvk: '04058317',
    vat: 'NL805928134B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Castratie en sterilisatie', 'Gebitsreiniging', 'Echografie'],
    team: [
      { name: 'Femke Hoekstra', role: 'dierenarts en eigenaar' },
      { name: 'Ruben Slot', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsen Reestdal', website: 'https://dierenartsenreestdal.nl' },
    { name: 'Dierenkliniek Ezinge' },
    { name: 'Kliniek Pootgoed', website: 'https://kliniekpootgoed.nl' },
  ],
)

export const BOUWLUST = withRivals(
  {
    name: 'Bouwlust Verhuur',
    aliases: ['Bouwlust', 'Bouwlust Gereedschapverhuur', 'BLV'],
    legalName: 'Bouwlust Verhuur B.V.',
    legalForm: 'bv',
    websites: ['https://bouwlustverhuur.nl'],
    phones: ['0416 55 52 90'],
    emails: ['verhuur@bouwlustverhuur.nl'],
    addresses: [{ street: 'Biesbosweg 27', postalCode: '5145 PZ', city: 'Waalwijk' }],
    foundingYear: 2002,
    kvk: '18063729',
    vat: 'NL811460752B01',
    sector: 'gereedschapverhuur',
    services: ['Hoogwerkers', 'Minigravers', 'Trilplaten', 'Aanhangwagens'],
    team: [
      { name: 'Cor van Drunen', role: 'directeur' },
      { name: 'Lieke Mutsaers', role: 'verhuurmedewerker' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:30; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'Langstraat Rent', website: 'https://langstraatrent.nl' },
    { name: 'Verhuurcentrum Treffers' },
    { name: 'De Huurloods', website: 'https://dehuurloods.nl' },
  ],
)

export const MAAS = withRivals(
  {
    name: 'Eva Maas Fotografie',
    aliases: ['Eva Maas', 'Eva Maas Bruidsfotografie', 'EMF'],
    legalName: 'Eva Maas Fotografie',
    legalForm: 'eenmanszaak',
    websites: ['https://evamaasfotografie.nl'],
    phones: ['06 55 58 24 61'],
    emails: ['hoi@evamaasfotografie.nl'],
    addresses: [{ street: 'Wolwevershaven 12', postalCode: '3311 AW', city: 'Dordrecht' }],
    foundingYear: 2013,
    kvk: '57814036',
    vat: 'NL002351784B62',
    sector: 'bruidsfotograaf',
    services: ['Bruidsreportages', 'Loveshoots', 'Trouwalbums'],
    team: [{ name: 'Eva Maas', role: 'eigenaar en fotograaf' }],
    hours: ['ma gesloten; di,wo,do 10:00-17:00; vr,za 09:00-20:00; zo gesloten'],
  },
  [
    { name: 'Studio Biesbosch', website: 'https://studiobiesbosch.nl' },
    { name: 'Trouwfoto Verhage' },
    { name: 'Licht op Liefde', website: 'https://lichtopliefde.nl' },
  ],
)

export const VESUVIO = withRivals(
  {
    name: 'Pizzeria Vesuvio',
    aliases: ['Vesuvio', 'Vesuvio Goes', 'PVG'],
    legalName: 'Vesuvio Goes V.O.F.',
    legalForm: 'vof',
    websites: ['https://vesuviogoes.nl'],
    phones: ['0113 555 402'],
    emails: ['ciao@vesuviogoes.nl'],
    addresses: [{ street: 'Sint Jacobstraat 9', postalCode: '4461 BA', city: 'Goes' }],
    foundingYear: 1991,
    kvk: '22031975',
    vat: 'NL804263917B01',
    sector: 'pizzeria',
    services: ["Pizza's uit de houtoven", 'Verse pasta', 'Bezorgen', 'Catering'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Lucia Greco', role: 'chef-kok' },
    ],
    hours: ['ma gesloten; di,wo,do 16:30-22:00; vr,za 16:30-23:00; zo 16:00-22:00'],
  },
  [
    { name: 'Trattoria Zeeuws', website: 'https://trattoriazeeuws.nl' },
    { name: 'Pizzeria Il Porto' },
    { name: 'Da Matteo', website: 'https://damatteogoes.nl' },
  ],
)

export const EQUILIBRA = withRivals(
  {
    name: 'Equilibra Paardenfysiotherapie',
    aliases: ['Equilibra', 'Equilibra Paardenfysio', 'EPF'],
    legalName: 'Equilibra Paardenfysiotherapie',
    legalForm: 'eenmanszaak',
    websites: ['https://equilibra-paardenfysio.nl'],
    phones: ['06 55 51 93 70'],
    emails: ['afspraak@equilibra-paardenfysio.nl'],
    addresses: [{ street: 'Wesselseweg 81', postalCode: '3774 RA', city: 'Kootwijkerbroek' }],
    foundingYear: 2016,
    kvk: '65730418',
    vat: 'NL002487163B05',
    sector: 'paardenfysiotherapeut',
    services: ['Massage', 'Revalidatie', 'Lasertherapie', 'Zadelcontrole'],
    team: [{ name: 'Marit Brouwer', role: 'paardenfysiotherapeut' }],
    hours: ['ma,di,do,vr 08:30-18:00; wo gesloten; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Paard in Beweging', website: 'https://paardinbeweging.nl' },
    { name: 'Hippofysio Veluwe' },
    { name: 'Praktijk De Draf', website: 'https://praktijkdedraf.nl' },
  ],
)

export const KIOSK = withRivals(
  {
    name: 'Kiosk Webshops',
    aliases: ['Kiosk', 'Kiosk Leeuwarden', 'KWS'],
    legalName: 'Kiosk Webshops B.V.',
    legalForm: 'bv',
    websites: ['https://kioskwebshops.nl'],
    phones: ['058 555 71 26'],
    emails: ['hallo@kioskwebshops.nl'],
    addresses: [{ street: 'Blokhuisplein 40', postalCode: '8911 LJ', city: 'Leeuwarden' }],
    foundingYear: 2012,
    kvk: '54920617',
    vat: 'NL851492603B01',
    sector: 'webshopbouwer',
    services: ['Shopify-webshops', 'WooCommerce', 'Koppelingen met boekhouding', 'Webshoponderhoud'],
    team: [
      { name: 'Sytse Dijkstra', role: 'oprichter' },
      { name: 'Nadia Haddou', role: 'ontwikkelaar' },
      { name: 'Jorn Postma', role: 'ontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Winkelwagen Noord', website: 'https://winkelwagennoord.nl' },
    { name: 'Bureau Kassa' },
    { name: 'Friesch Digitaal', website: 'https://frieschdigitaal.nl' },
  ],
)

export const ANKER = withRivals(
  {
    name: 'Café Het Anker',
    aliases: ['Het Anker', 'Anker Vlissingen', 'CHA'],
    legalName: 'Café Het Anker',
    legalForm: 'eenmanszaak',
    websites: ['https://ankervlissingen.nl'],
    phones: ['0118 555 638'],
    emails: ['bar@ankervlissingen.nl'],
    addresses: [{ street: 'Nieuwendijk 33', postalCode: '4381 BV', city: 'Vlissingen' }],
    foundingYear: 1974,
    kvk: '22014683',
    vat: 'NL001392857B27',
    sector: 'café',
    services: ['Speciaalbieren', 'Livemuziek', 'Pubquiz', 'Borrelhapjes'],
    team: [{ name: 'Ko Wisse', role: 'eigenaar' }],
    hours: ['ma,di gesloten; wo,do 16:00-00:00; vr,za 14:00-02:00; zo 14:00-22:00'],
  },
  [
    { name: 'Kroeg De Loods', website: 'https://kroegdeloods.nl' },
    { name: 'Bar Scheldestroom' },
    { name: 'Eetcafé De Boei', website: 'https://deboeivlissingen.nl' },
  ],
)

export const VERSTAPPEN = withRivals(
  {
    name: 'Meubelstoffeerderij Verstappen',
    aliases: ['Verstappen', 'Stoffeerderij Verstappen', 'MSV'],
    legalName: 'Meubelstoffeerderij Verstappen',
    legalForm: 'eenmanszaak',
    websites: ['https://stoffeerderijverstappen.nl'],
    phones: ['0492 55 54 76'],
    emails: ['atelier@stoffeerderijverstappen.nl'],
    addresses: [{ street: 'Mierloseweg 118', postalCode: '5707 AR', city: 'Helmond' }],
    foundingYear: 1979,
    kvk: '17038264',
    vat: 'NL001264839B14',
    sector: 'meubelstoffeerder',
    services: ['Stoelen herstofferen', 'Banken herstofferen', 'Leerreparatie', 'Bootkussens'],
    team: [{ name: 'Frans Verstappen', role: 'eigenaar' }, { name: 'Mieke Raaijmakers', role: 'stoffeerder' }],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Zitgoed Helmond', website: 'https://zitgoedhelmond.nl' },
    { name: 'Stoffeeratelier Van Oort' },
    { name: 'De Peelstoffeerder', website: 'https://depeelstoffeerder.nl' },
  ],
)

export const COMPASS = withRivals(
  {
    name: 'Compass Tax',
    aliases: ['Compass', 'Compass Tax The Hague', 'CTX'],
    legalName: 'Compass Tax B.V.',
    legalForm: 'bv',
    websites: ['https://compasstax.nl'],
    phones: ['070 555 38 14'],
    emails: ['hello@compasstax.nl'],
    addresses: [{ street: 'Laan van Meerdervoort 210', postalCode: '2517 BJ', city: 'Den Haag' }],
    foundingYear: 2008,
    kvk: '27319506',
    vat: 'NL819053762B01',
    sector: 'belastingadviseur',
    services: ['Income tax returns', '30% ruling', 'VAT returns', 'M-form'],
    team: [
      { name: 'Helen Brandt', role: 'partner' },
      { name: 'Daan Kuipers', role: 'tax adviser' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Expat Tax Desk', website: 'https://expattaxdesk.nl' },
    { name: 'Haagse Fiscalisten' },
    { name: 'Polder Tax', website: 'https://poldertax.nl' },
  ],
)
