/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SLUIS = withRivals(
  {
    name: 'Loodgietersbedrijf Van der Sluis',
    aliases: ['Van der Sluis Loodgieters', 'Loodgieter Van der Sluis', 'LVS'],
    legalName: 'Loodgietersbedrijf Van der Sluis B.V.',
    legalForm: 'bv',
    websites: ['https://vandersluisloodgieters.nl'],
    phones: ['0524 55 52 17'],
    emails: ['info@vandersluisloodgieters.nl'],
    addresses: [{ street: 'Sallandsestraat 46', postalCode: '7741 JM', city: 'Coevorden' }],
    foundingYear: 1986,
    kvk: '04037215',
    vat: 'NL803417265B01',
    sector: 'loodgieter',
    services: ['Lekkage verhelpen', 'Riool ontstoppen', 'Onderhoud van cv-ketels', 'Dakgoten vervangen'],
    team: [
      { name: 'Henk van der Sluis', role: 'eigenaar' },
      { name: 'Marloes Eising', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Installatiebedrijf Hulsebos', website: 'https://hulsebosinstallatie.nl' },
    { name: 'Loodgietersbedrijf Koops' },
    { name: 'Warmtehuis Drenthe', website: 'https://warmtehuisdrenthe.nl' },
  ],
)

export const LINNEA = withRivals(
  {
    name: 'Haarstudio Linnea',
    aliases: ['Kapsalon Linnea', 'Linnea Hair', 'HSL'],
    legalForm: 'eenmanszaak',
    websites: ['https://haarstudiolinnea.nl'],
    phones: ['0495 55 51 93'],
    emails: ['hallo@haarstudiolinnea.nl'],
    addresses: [{ street: 'Langpoort 12', postalCode: '6001 CL', city: 'Weert' }],
    foundingYear: 2014,
    kvk: '60481927',
    vat: 'NL002318745B61',
    sector: 'kapper',
    services: ['Knippen', 'Balayage', 'Bruidskapsels', 'Keratinebehandeling'],
    team: [
      { name: 'Linnea Vossen', role: 'eigenaar' },
      { name: 'Sanne Peeters', role: 'stylist' },
    ],
    hours: ['ma gesloten; di,wo 09:00-18:00; do 09:00-21:00; vr 09:00-18:00; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Kapsalon De Krul' },
    { name: 'Hair by Noor', website: 'https://hairbynoor.nl' },
    { name: 'Salon Maaspoort', website: 'https://salonmaaspoort.nl' },
  ],
)

export const FONTANELLA = withRivals(
  {
    name: 'Pizzeria La Fontanella',
    aliases: ['La Fontanella', 'Ristorante La Fontanella', 'PLF'],
    legalName: 'Pizzeria La Fontanella V.O.F.',
    legalForm: 'vof',
    websites: ['https://lafontanelladenhelder.nl'],
    phones: ['0223 55 54 80'],
    emails: ['reserveren@lafontanelladenhelder.nl'],
    addresses: [{ street: 'Koningstraat 57', postalCode: '1781 KC', city: 'Den Helder' }],
    foundingYear: 1992,
    kvk: '37061844',
    vat: 'NL804926318B01',
    sector: 'pizzeria',
    services: ['Steenovenpizza’s', 'Afhalen', 'Bezorgen', 'Feesten en partijen'],
    team: [
      { name: 'Salvatore Greco', role: 'eigenaar' },
      { name: 'Chiara Greco', role: 'gastvrouw' },
    ],
    hours: ['ma gesloten; di,wo,do 16:30-21:30; vr,za 16:30-22:30; zo 15:00-21:30'],
  },
  [
    { name: 'Pizzeria Milano' },
    { name: 'Da Enzo', website: 'https://daenzodenhelder.nl' },
    { name: 'Ristorante Sotto Vento', website: 'https://sottovento.nl' },
  ],
)

export const BORGMAN = withRivals(
  {
    name: 'Borgman & Tuinstra Makelaars',
    aliases: ['Borgman Tuinstra', 'B&T Makelaars', 'BTM'],
    legalName: 'Borgman & Tuinstra Makelaars B.V.',
    legalForm: 'bv',
    websites: ['https://borgmantuinstra.nl'],
    phones: ['055 555 27 60'],
    emails: ['wonen@borgmantuinstra.nl'],
    addresses: [{ street: 'Deventerstraat 71', postalCode: '7321 BW', city: 'Apeldoorn' }],
    foundingYear: 2003,
    kvk: '08119536',
    vat: 'NL812740593B01',
    sector: 'makelaar',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Erik Borgman', role: 'eigenaar' },
      { name: 'Wietske Tuinstra', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Veluwe Wonen Makelaardij', website: 'https://veluwewonenmakelaardij.nl' },
    { name: 'Makelaarskantoor Ten Broeke' },
    { name: 'Huis & Hof Apeldoorn', website: 'https://huisenhofapeldoorn.nl' },
  ],
)

export const VLIET = withRivals(
  {
    name: 'Osteopathie De Vliet',
    aliases: ['Osteopathiepraktijk De Vliet', 'Praktijk De Vliet', 'ODV'],
    legalForm: 'eenmanszaak',
    websites: ['https://osteopathiedevliet.nl'],
    phones: ['070 555 38 04'],
    emails: ['praktijk@osteopathiedevliet.nl'],
    addresses: [{ street: 'Herenstraat 118', postalCode: '2271 CL', city: 'Voorburg' }],
    foundingYear: 2009,
    kvk: '27349102',
    vat: 'NL001874526B19',
    sector: 'osteopaat',
    services: ['Behandeling van rugklachten', 'Osteopathie voor baby’s', 'Sportblessures', 'Zwangerschapsklachten'],
    team: [
      { name: 'Jeroen Mulders', role: 'eigenaar' },
      { name: 'Fleur van Dijk', role: 'kinderosteopaat' },
    ],
    hours: ['ma,di 08:00-18:00; wo 08:00-21:00; do 08:00-18:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Osteopathie Huygens', website: 'https://osteopathiehuygens.nl' },
    { name: 'Praktijk In Balans' },
    { name: 'Osteopathie Damlaan', website: 'https://osteopathiedamlaan.nl' },
  ],
)

export const HOEK = withRivals(
  {
    name: 'Hoveniersbedrijf De Groene Hoek',
    aliases: ['De Groene Hoek', 'Groene Hoek Tuinen', 'DGH'],
    legalName: 'Hoveniersbedrijf De Groene Hoek V.O.F.',
    legalForm: 'vof',
    websites: ['https://degroenehoek-tuinen.nl'],
    phones: ['0413 55 57 29'],
    emails: ['tuin@degroenehoek-tuinen.nl'],
    addresses: [{ street: 'Eikenlaan 24', postalCode: '5462 HJ', city: 'Veghel' }],
    foundingYear: 2006,
    kvk: '17185240',
    vat: 'NL815302476B01',
    sector: 'hovenier',
    services: ['Tuinontwerp', 'Tuinaanleg', 'Tuinonderhoud', 'Sierbestrating'],
    team: [
      { name: 'Bart van Lieshout', role: 'eigenaar' },
      { name: 'Anke Verhoeven', role: 'tuinontwerper' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Van Asten Tuinen', website: 'https://vanastentuinen.nl' },
    { name: 'Hoveniers Meierij' },
    { name: 'Groenwerk Uden', website: 'https://groenwerkuden.nl' },
  ],
)

export const KETTING = withRivals(
  {
    name: 'Fietsenmakerij De Ketting',
    aliases: ['De Ketting', 'Fietsenwinkel De Ketting', 'FDK'],
    legalForm: 'eenmanszaak',
    websites: ['https://dekettingzutphen.nl'],
    phones: ['0575 55 56 41'],
    emails: ['werkplaats@dekettingzutphen.nl'],
    addresses: [{ street: 'Laarstraat 83', postalCode: '7201 CC', city: 'Zutphen' }],
    foundingYear: 2017,
    kvk: '68240519',
    vat: 'NL003051827B44',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Verkoop van e-bikes', 'Fietsverhuur', 'Tweedehands fietsen'],
    team: [
      { name: 'Joost Garritsen', role: 'eigenaar' },
      { name: 'Mees Wolters', role: 'fietsenmaker' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:00-18:00; vr 09:00-20:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Tweewielers Lenselink', website: 'https://tweewielerslenselink.nl' },
    { name: 'Hanze Bikes', website: 'https://hanzebikes.nl' },
    { name: 'Rijwielhandel Berkel' },
  ],
)

export const HEEMST = withRivals(
  {
    name: 'Van Heemst Notariaat',
    aliases: ['Notariskantoor Van Heemst', 'Van Heemst Notarissen', 'VHN'],
    legalName: 'Van Heemst Notariaat B.V.',
    legalForm: 'bv',
    websites: ['https://vanheemstnotariaat.nl'],
    phones: ['010 555 71 90'],
    emails: ['info@vanheemstnotariaat.nl'],
    addresses: [{ street: 'Westersingel 62', postalCode: '3015 LB', city: 'Rotterdam' }],
    foundingYear: 1979,
    kvk: '24208673',
    vat: 'NL801563947B01',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Oprichting van bv’s', 'Samenlevingscontracten'],
    team: [
      { name: 'Charlotte van Heemst', role: 'notaris' },
      { name: 'Daan Okkerse', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Maashaven Notarissen', website: 'https://maashavennotarissen.nl' },
    { name: 'Notariaat Delfshaven' },
    { name: 'Kooij & Kralingen Notarissen', website: 'https://kooijkralingen.nl' },
  ],
)

export const DUQUESNOY = withRivals(
  {
    name: 'Banketbakkerij Duquesnoy',
    aliases: ['Patisserie Duquesnoy', 'Duquesnoy Banket', 'BDM'],
    legalName: 'Banketbakkerij Duquesnoy V.O.F.',
    legalForm: 'vof',
    websites: ['https://duquesnoybanket.nl'],
    phones: ['0118 55 58 32'],
    emails: ['bestellen@duquesnoybanket.nl'],
    addresses: [{ street: 'Langeviele 29', postalCode: '4331 LS', city: 'Middelburg' }],
    foundingYear: 1934,
    kvk: '22019458',
    vat: 'NL802718549B01',
    sector: 'banketbakker',
    services: ['Taarten op bestelling', 'Zeeuwse bolussen', 'Bonbons', 'Bruidstaarten'],
    team: [
      { name: 'Pieter Duquesnoy', role: 'eigenaar' },
      { name: 'Ilse Duquesnoy', role: 'chocolatier' },
    ],
    hours: ['ma gesloten; di,wo,do 08:00-17:30; vr 08:00-18:00; za 07:30-17:00; zo gesloten'],
  },
  [
    { name: 'Banketbakkerij De Abdij' },
    { name: 'Zoet Walcheren', website: 'https://zoetwalcheren.nl' },
    { name: 'Bakkerij Boone', website: 'https://bakkerijboone.nl' },
  ],
)

export const WITGLAD = withRivals(
  {
    name: 'Stukadoorsbedrijf Wit & Glad',
    aliases: ['Wit & Glad', 'Wit en Glad Stucwerk', 'SWG'],
    legalForm: 'eenmanszaak',
    websites: ['https://witenglad.nl'],
    phones: ['0527 55 59 14'],
    emails: ['offerte@witenglad.nl'],
    addresses: [{ street: 'Constructieweg 17', postalCode: '8305 AA', city: 'Emmeloord' }],
    foundingYear: 2012,
    kvk: '55617390',
    vat: 'NL002490163B08',
    sector: 'stukadoor',
    services: ['Wanden stucen', 'Plafonds stucen', 'Sierpleister', 'Betonlook'],
    team: [
      { name: 'Remco Bakker', role: 'eigenaar' },
      { name: 'Dennis Hoving', role: 'stukadoor' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Stucwerk Polder', website: 'https://stucwerkpolder.nl' },
    { name: 'Stukadoor Visscher' },
    { name: 'De Gladde Wand', website: 'https://degladdewand.nl' },
  ],
)
