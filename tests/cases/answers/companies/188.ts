/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WATERVAL = withRivals(
  {
    name: 'Autowasstraat De Waterval',
    aliases: ['De Waterval', 'Waterval Carwash', 'ADW'],
    legalName: 'Autowasstraat De Waterval B.V.',
    legalForm: 'bv',
    websites: ['https://watervalcarwash.nl'],
    phones: ['0318 55 57 40'],
    emails: ['info@watervalcarwash.nl'],
    addresses: [{ street: 'Nieuweweg 214', postalCode: '3905 LT', city: 'Veenendaal' }],
    foundingYear: 2004,
    kvk: '30197426',
    vat: 'NL813620475B01',
    sector: 'autowasstraat',
    services: ['Wassen', 'Interieurreiniging', 'Poetsen en polijsten', 'Wasabonnement'],
    team: [{ name: 'Gijs van Ginkel', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 08:00-19:00; za 08:00-17:30; zo gesloten'],
  },
  [
    { name: 'Carwash Het Goeie Spoor', website: 'https://hetgoeiespoor.nl' },
    { name: 'Wasbox De Klomp' },
    { name: 'Schuim & Glans', website: 'https://schuimenglans.nl' },
  ],
)

export const KROON = withRivals(
  {
    name: 'Barbershop De Kroon',
    aliases: ['De Kroon', 'De Kroon Barbers', 'BDK'],
    legalName: 'Barbershop De Kroon',
    legalForm: 'eenmanszaak',
    websites: ['https://dekroonbarbers.nl'],
    phones: ['0344 55 51 26'],
    emails: ['afspraak@dekroonbarbers.nl'],
    addresses: [{ street: 'Weerstraat 38', postalCode: '4001 LG', city: 'Tiel' }],
    foundingYear: 2017,
    kvk: '68412905',
    vat: 'NL002318764B42',
    sector: 'barbier',
    services: ['Heren knippen', 'Baard trimmen', 'Scheren met warme handdoek', 'Kinderen knippen'],
    team: [
      { name: 'Samir Bouzid', role: 'eigenaar' },
      { name: 'Tim Verwoert', role: 'barbier' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-18:00; vr 09:30-21:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Barbier Bas', website: 'https://barbierbas.nl' },
    { name: 'The Razor Room' },
    { name: 'Heeren van Tiel', website: 'https://heerenvantiel.nl' },
  ],
)

export const BABEL = withRivals(
  {
    name: 'Tolkenbureau Babel',
    aliases: ['Babel', 'Babel Tolken', 'TBB'],
    legalName: 'Babel Taaldiensten B.V.',
    legalForm: 'bv',
    websites: ['https://babeltolken.nl'],
    phones: ['036 555 71 08'],
    emails: ['aanvraag@babeltolken.nl', 'planning@babeltolken.nl'],
    addresses: [{ street: 'Randstad 22-117', postalCode: '1316 BW', city: 'Almere' }],
    foundingYear: 1998,
    kvk: '39071852',
    vat: 'NL808451726B01',
    sector: 'tolkenbureau',
    services: ['Tolken op locatie', 'Telefonisch tolken', 'Beëdigde vertalingen', 'Simultaantolken'],
    team: [
      { name: 'Leyla Demirtas', role: 'directeur' },
      { name: 'Frank Oudshoorn', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za,zo gesloten'],
  },
  [
    { name: 'Flevo Tolken', website: 'https://flevotolken.nl' },
    { name: 'Taalbrug Almere' },
    { name: 'Verbatim Interpreting', website: 'https://verbatiminterpreting.nl' },
  ],
)

export const MOESTUIN = withRivals(
  {
    name: 'Groentewinkel De Moestuin',
    aliases: ['De Moestuin', 'Moestuin Goes', 'GDM'],
    legalName: 'Groentewinkel De Moestuin V.O.F.',
    legalForm: 'vof',
    websites: ['https://demoestuingoes.nl'],
    phones: ['0113 555 284'],
    emails: ['winkel@demoestuingoes.nl'],
    addresses: [{ street: 'Lange Kerkstraat 47', postalCode: '4461 JG', city: 'Goes' }],
    foundingYear: 1985,
    kvk: '22034819',
    vat: 'NL803917542B01',
    sector: 'groentewinkel',
    services: ['Groente en fruit', 'Fruitmanden', 'Maaltijdsalades', 'Bezorgen aan huis'],
    team: [
      { name: 'Kees Rijk', role: 'eigenaar' },
      { name: 'Corrie Rijk', role: 'eigenaar' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do 08:30-18:00; vr 08:30-20:00; za 08:00-17:00; zo gesloten'],
  },
  [
    { name: 'Van Boven Groente & Fruit', website: 'https://vanbovengroente.nl' },
    { name: 'De Appelbloem' },
    { name: 'Versmarkt Zuid-Beveland', website: 'https://versmarktzb.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Interieurstudio Linde',
    aliases: ['Studio Linde', 'Linde', 'ISL'],
    legalName: 'Interieurstudio Linde',
    legalForm: 'eenmanszaak',
    websites: ['https://interieurstudiolinde.nl'],
    phones: ['06 55 52 84 19'],
    emails: ['hallo@interieurstudiolinde.nl'],
    addresses: [{ street: 'Bokkingshang 6', postalCode: '7411 GG', city: 'Deventer' }],
    foundingYear: 2013,
    kvk: '57284031',
    vat: 'NL001946273B55',
    sector: 'interieurontwerper',
    services: ['Interieurontwerp', 'Kleuradvies', 'Maatwerk meubels', 'Verkoopstyling'],
    team: [{ name: 'Linde Wagenvoort', role: 'eigenaar' }],
    hours: ['ma,di,do,vr 09:00-17:00; wo gesloten; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Studio Bergkwartier', website: 'https://studiobergkwartier.nl' },
    { name: 'Wonen met Wies' },
    { name: 'Atelier Salland', website: 'https://ateliersalland.nl' },
  ],
)

export const ALBATROS = withRivals(
  {
    name: 'Zeilschool De Albatros',
    aliases: ['De Albatros', 'Albatros Zeilen', 'ZDA'],
    legalName: 'Zeilschool De Albatros B.V.',
    legalForm: 'bv',
    websites: ['https://zeilschoolalbatros.nl'],
    phones: ['0566 55 53 61'],
    emails: ['boeken@zeilschoolalbatros.nl'],
    addresses: [{ street: 'Wilhelminastraat 55', postalCode: '9001 KB', city: 'Grou' }],
    foundingYear: 1972,
    kvk: '01048236',
    vat: 'NL802736418B01',
    sector: 'zeilschool',
    services: ['Zeilkampen', 'Zeilcursus volwassenen', 'Bootverhuur', 'Privéles'],
    team: [
      { name: 'Sjoerd Hoekema', role: 'directeur' },
      { name: 'Femke Zijlstra', role: 'hoofdinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo 09:00-18:00'],
  },
  [
    { name: 'Zeilschool Pikmeer', website: 'https://zeilschoolpikmeer.nl' },
    { name: 'Friese Wind' },
    { name: 'Watersportcamp Wijde Ee', website: 'https://wijde-ee.nl' },
  ],
)

export const MINERVA = withRivals(
  {
    name: 'Huiswerkinstituut Minerva',
    aliases: ['Minerva', 'Minerva Huiswerkbegeleiding', 'HIM'],
    legalName: 'Minerva Onderwijs B.V.',
    legalForm: 'bv',
    websites: ['https://huiswerkminerva.nl'],
    phones: ['0172 55 56 92'],
    emails: ['info@huiswerkminerva.nl'],
    addresses: [{ street: 'Raadhuisstraat 119', postalCode: '2406 AC', city: 'Alphen aan den Rijn' }],
    foundingYear: 2009,
    kvk: '28153947',
    vat: 'NL820174635B01',
    sector: 'huiswerkinstituut',
    services: ['Huiswerkbegeleiding', 'Bijles', 'Examentraining', 'Studiekeuzeadvies'],
    team: [
      { name: 'Joost Hazelhoff', role: 'oprichter' },
      { name: 'Myrthe Kranenburg', role: 'vestigingsleider' },
    ],
    hours: ['ma,di,wo,do 14:00-20:00; vr 14:00-18:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Bijlespunt Rijnstreek', website: 'https://bijlespuntrijnstreek.nl' },
    { name: 'De Studiezolder' },
    { name: 'Slagen Alphen', website: 'https://slagenalphen.nl' },
  ],
)

export const SESAM = withRivals(
  {
    name: 'Slotenmaker Sesam',
    aliases: ['Sesam', 'Sesam Slotenservice', 'SSB'],
    legalName: 'Sesam Slotenservice V.O.F.',
    legalForm: 'vof',
    websites: ['https://sesamsloten.nl'],
    phones: ['076 555 34 17'],
    emails: ['help@sesamsloten.nl'],
    addresses: [{ street: 'Haagweg 302', postalCode: '4813 XE', city: 'Breda' }],
    foundingYear: 1991,
    kvk: '20064718',
    vat: 'NL806283914B01',
    sector: 'slotenmaker',
    services: ['Deur openen', 'Sloten vervangen', 'Inbraakpreventie', 'Autosleutels bijmaken'],
    team: [
      { name: 'Ron Michielsen', role: 'eigenaar' },
      { name: 'Dave Michielsen', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Slotenexpert Baronie', website: 'https://slotenexpertbaronie.nl' },
    { name: 'Sleutelservice Ginneken' },
    { name: 'Lock & Go', website: 'https://lockandgo.nl' },
  ],
)

export const NEST = withRivals(
  {
    name: 'Gastouderbureau Het Nest',
    aliases: ['Het Nest', 'GOB Het Nest', 'GHN'],
    legalName: 'Stichting Gastouderbureau Het Nest',
    legalForm: 'stichting',
    websites: ['https://gobhetnest.nl'],
    phones: ['055 555 46 80'],
    emails: ['contact@gobhetnest.nl'],
    addresses: [{ street: 'Arnhemseweg 158', postalCode: '7331 BN', city: 'Apeldoorn' }],
    foundingYear: 2005,
    kvk: '08139624',
    vat: 'NL814507236B01',
    sector: 'gastouderbureau',
    services: ['Gastouders bemiddelen', 'Nanny aan huis', 'Cursussen voor gastouders', 'Begeleiding bij toeslag'],
    team: [
      { name: 'Ingrid Bosgoed', role: 'directeur' },
      { name: 'Sanne Witteveen', role: 'bemiddelaar' },
    ],
    hours: ['ma,di,do 08:30-16:30; wo,vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Gastouderbureau Veluwekind', website: 'https://veluwekind.nl' },
    { name: 'De Kleine Eik' },
    { name: 'Opvang Thuis Apeldoorn', website: 'https://opvangthuisapeldoorn.nl' },
  ],
)

export const ADAM = withRivals(
  {
    name: 'Ciderij Adam',
    aliases: ['Adam', 'Adam Cider', 'CAH'],
    legalName: 'Ciderij Adam B.V.',
    legalForm: 'bv',
    websites: ['https://ciderijadam.nl'],
    phones: ['0114 55 58 03'],
    emails: ['proost@ciderijadam.nl'],
    addresses: [{ street: 'Absdaalseweg 71', postalCode: '4561 GE', city: 'Hulst' }],
    foundingYear: 2016,
    kvk: '65903182',
    vat: 'NL856318402B01',
    sector: 'cidermaker',
    services: ['Cider', 'Proeverijen', 'Rondleidingen', 'Appelsap persen'],
    team: [
      { name: 'Lieven de Waele', role: 'oprichter' },
      { name: 'Hanneke Buijs', role: 'cidermaker' },
    ],
    hours: ['ma,di,wo gesloten; do,vr 13:00-17:00; za 11:00-18:00; zo 13:00-17:00'],
  },
  [
    { name: 'Zeeuwse Bubbels', website: 'https://zeeuwsebubbels.nl' },
    { name: 'Ciderhuis Axel' },
    { name: 'Boomgaard Reynaert', website: 'https://boomgaardreynaert.be' },
  ],
)
