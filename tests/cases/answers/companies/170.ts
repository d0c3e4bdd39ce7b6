/** Companies of answers that a stranger to the rules wrote: each has a name that others have too. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LEESTEKEN = withRivals(
  {
    name: 'Boekhandel Het Leesteken',
    aliases: ['Het Leesteken', 'Leesteken Meppel', 'BHL'],
    legalName: 'Boekhandel Het Leesteken V.O.F.',
    legalForm: 'vof',
    websites: ['https://hetleestekenmeppel.nl'],
    phones: ['0522 55 41 86'],
    emails: ['boeken@hetleestekenmeppel.nl'],
    addresses: [{ street: 'Kruisstraat 14', postalCode: '7941 AN', city: 'Meppel' }],
    foundingYear: 1987,
    kvk: '04031926',
    vat: 'NL803517264B01',
    sector: 'boekhandel',
    services: ['Kinderboeken', 'Studieboeken', 'Boeken bestellen', 'Signeersessies'],
    team: [
      { name: 'Jantien Oosting', role: 'eigenaar' },
      { name: 'Wolter Oosting', role: 'vennoot' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekhuis Reggersplein', website: 'https://boekhuisreggersplein.nl' },
    { name: 'De Drentse Letter' },
    { name: 'Boekwinkel Tipker', website: 'https://boekwinkeltipker.nl' },
  ],
)

export const POMONA = withRivals(
  {
    name: 'Groentewinkel Pomona',
    aliases: ['Pomona', 'Pomona Tiel', 'GWP'],
    legalName: 'Groentewinkel Pomona',
    legalForm: 'eenmanszaak',
    websites: ['https://pomonatiel.nl'],
    phones: ['0344 55 62 07'],
    emails: ['winkel@pomonatiel.nl'],
    addresses: [{ street: 'Waterstraat 52', postalCode: '4001 AN', city: 'Tiel' }],
    foundingYear: 1996,
    kvk: '11046283',
    vat: 'NL001926384B57',
    sector: 'groenteboer',
    services: ['Groente en fruit', 'Fruitmanden', 'Verse sappen', 'Thuisbezorgen'],
    team: [{ name: 'Gijs van Mourik', role: 'eigenaar' }],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:30-19:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Versmarkt De Betuwe', website: 'https://versmarktdebetuwe.nl' },
    { name: 'Van Ooijen Groenten' },
    { name: 'De Groene Mand', website: 'https://degroenemandtiel.nl' },
  ],
)

export const ROZENDAAL = withRivals(
  {
    name: 'Tandartspraktijk Rozendaal',
    aliases: ['Tandarts Rozendaal', 'Rozendaal', 'TPR'],
    legalName: 'Tandartspraktijk Rozendaal B.V.',
    legalForm: 'bv',
    websites: ['https://tandartsrozendaal.nl'],
    phones: ['0598 55 53 91'],
    emails: ['praktijk@tandartsrozendaal.nl'],
    addresses: [{ street: 'Beneden Westerdiep 46', postalCode: '9641 HE', city: 'Veendam' }],
    foundingYear: 2001,
    kvk: '02074819',
    vat: 'NL810264739B01',
    sector: 'tandarts',
    services: ['Periodieke controle', 'Wortelkanaalbehandeling', 'Kronen', 'Tanden bleken'],
    team: [
      { name: 'Harm Rozendaal', role: 'tandarts' },
      { name: 'Inge Mulder', role: 'mondhygiënist' },
    ],
    hours: ['ma,di,do 08:00-17:00; wo 08:00-20:00; vr 08:00-12:00; za,zo gesloten'],
  },
  [
    { name: 'Mondzorg Parkstad', website: 'https://mondzorgparkstad.nl' },
    { name: 'Tandartsen Oude Ae' },
    { name: 'Dentiek', website: 'https://dentiekveendam.nl' },
  ],
)

export const KRAMER = withRivals(
  {
    name: 'Elektrobedrijf Kramer',
    aliases: ['Kramer Elektro', 'Kramer', 'EBK'],
    legalName: 'Elektrobedrijf Kramer B.V.',
    legalForm: 'bv',
    websites: ['https://kramerelektro.nl'],
    phones: ['0527 55 61 34'],
    emails: ['info@kramerelektro.nl'],
    addresses: [{ street: 'Produktieweg 17', postalCode: '8304 AV', city: 'Emmeloord' }],
    foundingYear: 1974,
    kvk: '39021857',
    vat: 'NL804629173B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Zonnepanelen', 'Laadpalen', 'Storingsdienst'],
    team: [
      { name: 'Bert Kramer', role: 'directeur' },
      { name: 'Lianne Post', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Polderstroom', website: 'https://polderstroom.nl' },
    { name: 'Installatiebedrijf Hoekstein' },
    { name: 'De Vries Elektra', website: 'https://devrieselektra-emmeloord.nl' },
  ],
)

export const ESTRELLA = withRivals(
  {
    name: 'Dansschool Estrella',
    aliases: ['Estrella', 'Estrella Dance', 'DSE'],
    legalName: 'Dansschool Estrella',
    legalForm: 'eenmanszaak',
    websites: ['https://dansschoolestrella.nl'],
    phones: ['06 55 51 84 20'],
    emails: ['dans@dansschoolestrella.nl'],
    addresses: [{ street: 'Klappeijstraat 33', postalCode: '4901 HD', city: 'Oosterhout' }],
    foundingYear: 2009,
    kvk: '20147536',
    vat: 'NL001648273B06',
    sector: 'dansschool',
    services: ['Salsa', 'Stijldansen', 'Kinderdans', 'Bruiloftsdans'],
    team: [
      { name: 'Carmen Verhagen', role: 'eigenaar' },
      { name: 'Diego Lopes', role: 'dansdocent' },
    ],
    hours: ['ma,di,wo,do 18:00-22:30; vr 19:00-23:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Danscentrum Slotjes', website: 'https://danscentrumslotjes.nl' },
    { name: 'Dansstudio Beweeg' },
    { name: 'Ritmo Oosterhout', website: 'https://ritmo-oosterhout.nl' },
  ],
)

export const LEPEL = withRivals(
  {
    name: 'Cateringbedrijf De Gouden Lepel',
    aliases: ['De Gouden Lepel', 'Gouden Lepel Catering', 'DGL'],
    legalName: 'De Gouden Lepel Catering B.V.',
    legalForm: 'bv',
    websites: ['https://goudenlepelcatering.nl'],
    phones: ['0299 55 57 60'],
    emails: ['feest@goudenlepelcatering.nl'],
    addresses: [{ street: 'Component 19', postalCode: '1446 WP', city: 'Purmerend' }],
    foundingYear: 2005,
    kvk: '37118264',
    vat: 'NL814930562B01',
    sector: 'cateraar',
    services: ['Buffetten', 'Barbecues', 'Bedrijfslunches', 'Foodtruck'],
    team: [
      { name: 'Marcel Tuip', role: 'eigenaar' },
      { name: 'Ilse Zwarthoed', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Waterland Catering', website: 'https://waterlandcatering.nl' },
    { name: 'Smaakmakers Noord' },
    { name: 'Partyservice Overweg', website: 'https://partyserviceoverweg.nl' },
  ],
)

export const ZWAAN = withRivals(
  {
    name: 'Wasserij De Zwaan',
    aliases: ['De Zwaan', 'De Zwaan Textielservice', 'WDZ'],
    legalName: 'Wasserij De Zwaan V.O.F.',
    legalForm: 'vof',
    websites: ['https://wasserijdezwaan.nl'],
    phones: ['0543 55 50 28'],
    emails: ['balie@wasserijdezwaan.nl'],
    addresses: [{ street: 'Misterweg 77', postalCode: '7102 BE', city: 'Winterswijk' }],
    foundingYear: 1958,
    kvk: '09037415',
    vat: 'NL801736295B01',
    sector: 'wasserij',
    services: ['Stomerij', 'Beddengoed wassen', 'Bedrijfskleding', 'Gordijnen reinigen'],
    team: [
      { name: 'Henk Wamelink', role: 'eigenaar' },
      { name: 'Truus Wamelink', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Stomerij Het Weurden' },
    { name: 'Achterhoekse Wasservice', website: 'https://achterhoeksewasservice.nl' },
    { name: 'Cleanhuis Winterswijk', website: 'https://cleanhuiswinterswijk.nl' },
  ],
)

export const HOFLAND = withRivals(
  {
    name: 'Notariskantoor Hofland',
    aliases: ['Hofland Notariaat', 'Hofland', 'NHL'],
    legalName: 'Notariskantoor Hofland B.V.',
    legalForm: 'bv',
    websites: ['https://hoflandnotariaat.nl'],
    phones: ['0345 55 58 12'],
    emails: ['post@hoflandnotariaat.nl'],
    addresses: [{ street: 'Stationsweg 25', postalCode: '4141 HB', city: 'Leerdam' }],
    foundingYear: 1992,
    kvk: '23058947',
    vat: 'NL808452136B01',
    sector: 'notaris',
    services: ['Testament', 'Hypotheekakte', 'Samenlevingscontract', 'Oprichting van een bv'],
    team: [
      { name: 'Rosalie Hofland', role: 'notaris' },
      { name: 'Tom Biesheuvel', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,vr 08:30-17:00; do 08:30-19:00; za,zo gesloten'],
  },
  [
    { name: 'Lingestreek Notarissen', website: 'https://lingestreeknotarissen.nl' },
    { name: 'Notaris Van Arkel' },
    { name: 'Vijfheerenlanden Notariaat', website: 'https://vhl-notariaat.nl' },
  ],
)

export const PEGASUS = withRivals(
  {
    name: 'Tweewielers Pegasus',
    aliases: ['Pegasus', 'Pegasus Fietsen', 'TWP'],
    legalName: 'Tweewielers Pegasus V.O.F.',
    legalForm: 'vof',
    websites: ['https://pegasusfietsen.nl'],
    phones: ['0114 55 53 68'],
    emails: ['werkplaats@pegasusfietsen.nl'],
    addresses: [{ street: 'Gentsestraat 41', postalCode: '4561 EE', city: 'Hulst' }],
    foundingYear: 1983,
    kvk: '22034176',
    vat: 'NL802951746B01',
    sector: 'fietsenwinkel',
    services: ['Elektrische fietsen', 'Fietsreparatie', 'Fietsverhuur', 'Racefietsen'],
    team: [
      { name: 'Luc de Waele', role: 'eigenaar' },
      { name: 'Sandra de Waele', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Fietsen Baudelo' },
    { name: 'Rijwielhuis Reynaert', website: 'https://rijwielhuisreynaert.nl' },
    { name: 'Cycles Van Hecke', website: 'https://cyclesvanhecke.nl' },
  ],
)

export const IRIS = withRivals(
  {
    name: 'Schoonheidssalon Iris',
    aliases: ['Salon Iris', 'Iris Skincare', 'SSI'],
    legalName: 'Schoonheidssalon Iris',
    legalForm: 'eenmanszaak',
    websites: ['https://saloniriswassenaar.nl'],
    phones: ['070 555 41 92'],
    emails: ['afspraak@saloniriswassenaar.nl'],
    addresses: [{ street: 'Langstraat 118', postalCode: '2242 JZ', city: 'Wassenaar' }],
    foundingYear: 2012,
    kvk: '55720438',
    vat: 'NL002074816B39',
    sector: 'schoonheidsspecialist',
    services: ['Gezichtsbehandelingen', 'Waxen', 'Permanente make-up', 'Massage'],
    team: [
      { name: 'Iris van Beek', role: 'eigenaar' },
      { name: 'Noor Haddad', role: 'schoonheidsspecialist' },
    ],
    hours: ['ma,zo gesloten; di,wo,vr 09:30-17:30; do 12:00-21:00; za 10:00-16:00'],
  },
  [
    { name: 'Huidkliniek Rijksdorp', website: 'https://huidkliniekrijksdorp.nl' },
    { name: 'Beauty by Fleur' },
    { name: 'The Skin Room', website: 'https://theskinroom-wassenaar.nl' },
  ],
)
