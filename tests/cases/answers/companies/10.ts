/** Companies of trades that the earlier rounds do not have. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VANLOON = withRivals(
  {
    name: 'Uitvaartzorg Van Loon',
    aliases: ['Van Loon Uitvaart'],
    legalForm: 'eenmanszaak',
    websites: ['https://www.uitvaartvanloon.nl'],
    phones: ['0475 55 53 10'],
    emails: ['info@uitvaartvanloon.nl'],
    addresses: [{ street: 'Kapellerlaan 22', postalCode: '6041 JC', city: 'Roermond' }],
    foundingYear: 1999,
    kvk: '13048827',
    sector: 'uitvaartonderneming',
    services: ['Begrafenissen', 'Crematies', 'Rouwbegeleiding'],
    team: [{ name: 'Petra van Loon', role: 'eigenaar' }],
  },
  [{ name: 'Uitvaartcentrum Maasdal' }, { name: 'Afscheid & Co', website: 'https://afscheidenco.nl' }],
)

export const WINDKRACHT = withRivals(
  {
    name: 'Zeilmakerij Windkracht',
    aliases: ['Windkracht Zeilen'],
    legalName: 'Zeilmakerij Windkracht B.V.',
    legalForm: 'bv',
    websites: ['https://windkrachtzeilen.nl'],
    phones: ['0515 55 54 20'],
    emails: ['zeilen@windkrachtzeilen.nl'],
    addresses: [{ street: 'Eeltjebaasweg 6', postalCode: '8606 KA', city: 'Sneek' }],
    foundingYear: 1978,
    kvk: '01094412',
    vat: 'NL805117824B01',
    sector: 'zeilmakerij',
    services: ['Zeilreparatie', 'Buiskappen', 'Dektenten'],
    team: [{ name: 'Jelle Hoekstra', role: 'eigenaar' }],
  },
  [{ name: 'Zeilmakerij De Vries', website: 'https://zeilmakerijdevries.nl' }, { name: 'Molenaar Zeilen' }],
)

export const PEETERS = withRivals(
  {
    name: 'Dakwerken Peeters',
    aliases: [],
    legalForm: 'bv',
    websites: ['https://www.dakwerkenpeeters.be'],
    phones: ['+32 14 55 53 30'],
    emails: ['info@dakwerkenpeeters.be'],
    addresses: [{ street: 'Steenweg op Gierle 110', postalCode: '2300', city: 'Turnhout' }],
    foundingYear: 2003,
    sector: 'dakdekker',
    services: ['Platte daken', 'Dakisolatie', 'Zinkwerk'],
    team: [{ name: 'Wim Peeters', role: 'zaakvoerder' }],
  },
  [{ name: 'Dakwerken Kempen' }, { name: 'Roofing Janssens' }],
)

export const IRIS = withRivals(
  {
    name: 'Optiek Iris',
    aliases: ['Iris Optiek'],
    legalForm: 'vof',
    websites: ['https://optiekiris.nl'],
    phones: ['0118 55 52 40'],
    emails: ['winkel@optiekiris.nl'],
    addresses: [{ street: 'Lange Delft 58', postalCode: '4331 AP', city: 'Middelburg' }],
    foundingYear: 1993,
    kvk: '22039185',
    sector: 'opticien',
    services: ['Oogmetingen', 'Contactlenzen', 'Zonnebrillen'],
    team: [
      { name: 'Marleen Goossen', role: 'optometrist' },
      { name: 'Bas Goossen', role: 'eigenaar' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [{ name: 'Specsavers Middelburg' }, { name: 'Brillenhuis Zeeland', website: 'https://brillenhuiszeeland.nl' }],
)

export const DACAPO = withRivals(
  {
    name: 'Muziekschool Da Capo',
    aliases: ['Da Capo'],
    legalName: 'Stichting Muziekschool Da Capo',
    legalForm: 'stichting',
    websites: ['https://dacapohoorn.nl'],
    phones: ['0229 55 51 50'],
    emails: ['administratie@dacapohoorn.nl'],
    addresses: [{ street: 'Gerritsland 35', postalCode: '1621 GS', city: 'Hoorn' }],
    foundingYear: 1985,
    kvk: '41235097',
    sector: 'muziekschool',
    services: ['Pianoles', 'Zangles', 'Gitaarles'],
    team: [{ name: 'Ilse Bakhuizen', role: 'directeur' }],
  },
  [{ name: 'Muziekschool Boedijn' }, { name: 'Popschool West-Friesland' }],
)

export const SNEL = withRivals(
  {
    name: 'Snel & Zoon Verhuizingen',
    aliases: ['Snel Verhuizingen'],
    legalName: 'Snel & Zoon Verhuizingen B.V.',
    legalForm: 'bv',
    websites: ['https://www.snelenzoon.nl'],
    phones: ['078 555 26 60'],
    emails: ['planning@snelenzoon.nl'],
    addresses: [{ street: 'Laan der Verenigde Naties 80', postalCode: '3316 AK', city: 'Dordrecht' }],
    foundingYear: 1954,
    kvk: '23051176',
    vat: 'NL803382716B01',
    sector: 'verhuisbedrijf',
    services: ['Bedrijfsverhuizingen', 'Opslag', 'Pianotransport'],
    team: [{ name: 'Ruud Snel', role: 'directeur' }],
  },
  [{ name: 'Verhuisservice Drechtsteden' }, { name: 'De Gele Verhuizers', website: 'https://geleverhuizers.nl' }],
)

export const ZOEMHOF = withRivals(
  {
    name: 'Imkerij Zoemhof',
    aliases: ['Zoemhof'],
    legalForm: 'eenmanszaak',
    websites: ['https://zoemhof.nl'],
    phones: ['06 21 55 57 70'],
    emails: ['honing@zoemhof.nl'],
    addresses: [{ street: 'Wooldseweg 141', postalCode: '7108 AJ', city: 'Winterswijk' }],
    foundingYear: 2016,
    kvk: '66812043',
    sector: 'imkerij',
    services: ['Lindehoning', 'Bijenwaskaarsen', 'Imkercursussen'],
    team: [{ name: 'Gerda te Winkel', role: 'imker' }],
  },
  [{ name: 'De Bijenstal' }, { name: 'Honingland', website: 'https://honingland.nl' }],
)

export const TALENTBRUG = withRivals(
  {
    name: 'Talentbrug Recruitment',
    aliases: ['Talentbrug'],
    legalName: 'Talentbrug Recruitment B.V.',
    legalForm: 'bv',
    websites: ['https://talentbrug.com'],
    phones: ['040 555 28 80'],
    emails: ['hello@talentbrug.com'],
    addresses: [{ street: 'Vestdijk 61', postalCode: '5611 CA', city: 'Eindhoven' }],
    foundingYear: 2011,
    kvk: '52390417',
    vat: 'NL850419273B01',
    sector: 'recruitmentbureau',
    services: ['Executive search', 'Interim placement', 'Assessments'],
    team: [{ name: 'Farah Nasser', role: 'founder' }],
  },
  [{ name: 'Brainport Talent', website: 'https://brainporttalent.nl' }, { name: 'Peakmatch' }],
)

export const ZWARTGOUD = withRivals(
  {
    name: 'Koffiebranderij Zwart Goud',
    aliases: ['Zwart Goud'],
    legalForm: 'vof',
    websites: ['https://zwartgoudkoffie.nl'],
    phones: ['024 555 29 90'],
    emails: ['bonen@zwartgoudkoffie.nl'],
    addresses: [{ street: 'Lange Hezelstraat 88', postalCode: '6511 CM', city: 'Nijmegen' }],
    foundingYear: 2017,
    kvk: '69370254',
    sector: 'koffiebranderij',
    services: ['Espressobonen', 'Baristatrainingen', 'Koffieabonnementen'],
    team: [
      { name: 'Thijs Verbeek', role: 'oprichter' },
      { name: 'Anouk Derks', role: 'oprichter' },
    ],
    hours: ['di,wo,do,vr 08:30-17:00; za 09:00-17:00; zo 10:00-16:00; ma gesloten'],
  },
  [{ name: 'Blommers Coffee Roasters' }, { name: 'De Bonenbaas' }],
)

export const LUMEN = withRivals(
  {
    name: 'Lumen Glass Studio',
    aliases: [],
    legalForm: 'bv',
    websites: ['https://lumenglass.studio'],
    phones: ['0345 55 53 05'],
    emails: ['studio@lumenglass.studio'],
    addresses: [{ street: 'Zuidwal 14', postalCode: '4141 BB', city: 'Leerdam' }],
    foundingYear: 1990,
    kvk: '11037264',
    sector: 'glasblazerij',
    services: ['Glass blowing workshops', 'Custom lighting', 'Restoration'],
    team: [{ name: 'Oskar Lindqvist', role: 'founder' }],
  },
  [{ name: 'Royal Glass Leerdam' }, { name: 'Vitrea Atelier' }],
)

export const SLEUTEL = withRivals(
  {
    name: 'Slotenservice De Sleutel',
    aliases: ['De Sleutel'],
    legalForm: 'eenmanszaak',
    websites: ['https://slotenservicedesleutel.nl'],
    phones: ['023 555 31 10', '06 33 55 53 11'],
    emails: ['hulp@slotenservicedesleutel.nl'],
    addresses: [{ street: 'Zijlweg 204', postalCode: '2015 CK', city: 'Haarlem' }],
    foundingYear: 2008,
    kvk: '34311928',
    sector: 'slotenmaker',
    services: ['Deuren openen', 'Inbraakbeveiliging', 'Autosleutels'],
    team: [{ name: 'Mo Idrissi', role: 'eigenaar' }],
  },
  [{ name: 'Sloten Kennemerland' }, { name: 'Lockmaster 24/7', website: 'https://lockmaster247.nl' }],
)

export const WEIDEZICHT = withRivals(
  {
    name: 'Kaasboerderij Weidezicht',
    aliases: ['Weidezicht'],
    legalName: 'Maatschap Weidezicht',
    legalForm: 'maatschap',
    websites: ['https://kaasboerderijweidezicht.nl'],
    phones: ['0182 55 51 32'],
    emails: ['kaas@kaasboerderijweidezicht.nl'],
    addresses: [{ street: 'Benedenberg 17', postalCode: '2821 LA', city: 'Stolwijk' }],
    foundingYear: 1922,
    sector: 'kaasboerderij',
    services: ['Boerenkaas', 'Rondleidingen', 'Kaaspakketten'],
    team: [{ name: 'Arie Verkaik', role: 'boer' }],
  },
  [{ name: 'Kaasboerderij Hoogerwaard' }, { name: 'De Driesprong' }],
)
