/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const CACAOLADE = withRivals(
  {
    name: 'Chocolaterie De Cacaolade',
    aliases: ['De Cacaolade', 'Cacaolade', 'CDC'],
    legalName: 'Chocolaterie De Cacaolade V.O.F.',
    legalForm: 'vof',
    websites: ['https://decacaolade.nl'],
    phones: ['0570 55 41 27'],
    emails: ['bonbons@decacaolade.nl', 'workshops@decacaolade.nl'],
    addresses: [{ street: 'Assenstraat 63', postalCode: '7411 JT', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08194726',
    vat: 'NL820417365B01',
    sector: 'chocolatier',
    services: ['Handgemaakte bonbons', 'Chocoladeworkshops', 'Relatiegeschenken', 'Chocoladetaarten'],
    team: [
      { name: 'Femke Oldenhof', role: 'eigenaar en chocolatier' },
      { name: 'Ruben Oldenhof', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 10:00-17:30; vr 10:00-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Bonbonhuis Salland', website: 'https://bonbonhuissalland.nl' },
    { name: 'Chocolade aan de IJssel' },
    { name: 'Pralinerie Brinkhof', website: 'https://pralineriebrinkhof.nl' },
  ],
)

export const KENTERING = withRivals(
  {
    name: 'Psychologenpraktijk De Kentering',
    aliases: ['De Kentering', 'Kentering Psychologen', 'PDK'],
    legalName: 'Psychologenpraktijk De Kentering B.V.',
    legalForm: 'bv',
    websites: ['https://dekenteringpsychologie.nl'],
    phones: ['038 555 71 94'],
    emails: ['aanmelden@dekenteringpsychologie.nl'],
    addresses: [{ street: 'Burgemeester van Roijensingel 14', postalCode: '8011 CT', city: 'Zwolle' }],
    foundingYear: 2013,
    kvk: '57284163',
    vat: 'NL852693174B01',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Burn-outbegeleiding', 'Relatietherapie'],
    team: [
      { name: 'Liesbeth Korterink', role: 'gz-psycholoog en praktijkhouder' },
      { name: 'Samir Azzouzi', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-21:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologie Assendorp', website: 'https://psychologieassendorp.nl' },
    { name: 'Praktijk Wezenlanden' },
    { name: 'Mentaal Stadshagen', website: 'https://mentaalstadshagen.nl' },
  ],
)

export const DUINPEDAAL = withRivals(
  {
    name: 'Fietsverhuur Duinpedaal',
    aliases: ['Duinpedaal', 'Duinpedaal Rent a Bike', 'FDP'],
    legalName: 'Fietsverhuur Duinpedaal',
    legalForm: 'eenmanszaak',
    websites: ['https://duinpedaal.nl'],
    phones: ['072 555 63 08'],
    emails: ['huren@duinpedaal.nl'],
    addresses: [{ street: 'Herenweg 147', postalCode: '1861 PD', city: 'Bergen' }],
    foundingYear: 1996,
    kvk: '37061894',
    vat: 'NL001628473B29',
    sector: 'fietsverhuur',
    services: ['E-bikes verhuren', 'Tandems', 'Bakfietsen', 'Fietsroutes'],
    team: [{ name: 'Kees Wokke', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za,zo 08:30-18:30'],
  },
  [
    { name: 'Rijwielverhuur Zeeweg', website: 'https://rijwielverhuurzeeweg.nl' },
    { name: 'Fietsen bij Schoorl' },
    { name: 'Kustfiets', website: 'https://kustfiets.nl' },
  ],
)

export const HEEMSKERK = withRivals(
  {
    name: 'Ingenieursbureau Heemskerk',
    aliases: ['Heemskerk', 'Heemskerk Ingenieurs', 'IBH'],
    legalName: 'Ingenieursbureau Heemskerk B.V.',
    legalForm: 'bv',
    websites: ['https://heemskerkingenieurs.nl'],
    phones: ['0183 55 58 16'],
    emails: ['info@heemskerkingenieurs.nl', 'projecten@heemskerkingenieurs.nl'],
    addresses: [{ street: 'Stationsweg 29', postalCode: '4205 AA', city: 'Gorinchem' }],
    foundingYear: 1974,
    kvk: '23041687',
    vat: 'NL804163927B01',
    sector: 'ingenieursbureau',
    services: ['Constructieberekeningen', 'Funderingsadvies', 'Bouwkundig tekenwerk', 'Bruginspectie'],
    team: [
      { name: 'Arjan Heemskerk', role: 'directeur' },
      { name: 'Tessa Verhoeff', role: 'constructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Constructiebureau Merwede', website: 'https://constructiebureaumerwede.nl' },
    { name: 'Bouwadvies Lingewaal' },
    { name: 'Stavast Ingenieurs', website: 'https://stavastingenieurs.nl' },
  ],
)

export const KRULLENBOL = withRivals(
  {
    name: 'Kapsalon Krullenbol',
    aliases: ['Krullenbol', 'Krullenbol Amersfoort', 'KKB'],
    legalName: 'Kapsalon Krullenbol',
    legalForm: 'eenmanszaak',
    websites: ['https://krullenbolamersfoort.nl'],
    phones: ['033 555 29 46'],
    emails: ['afspraak@krullenbolamersfoort.nl'],
    addresses: [{ street: 'Leusderweg 218', postalCode: '3817 KG', city: 'Amersfoort' }],
    foundingYear: 2014,
    kvk: '60172849',
    vat: 'NL002481637B52',
    sector: 'kapper',
    services: ['Krullen knippen', 'Kleuren', 'Föhnen', 'Kinderkapsels'],
    team: [
      { name: 'Chantal Brouwers', role: 'eigenaar' },
      { name: 'Imane Haddou', role: 'kapster' },
    ],
    hours: ['ma,zo gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 08:00-15:30'],
  },
  [
    { name: 'Haarmode Bergkwartier', website: 'https://haarmodebergkwartier.nl' },
    { name: 'Salon Kamperbinnen' },
    { name: 'Kapper Soesterkwartier', website: 'https://kappersoesterkwartier.nl' },
  ],
)

export const LINDENHOF = withRivals(
  {
    name: 'Pension Lindenhof',
    aliases: ['Lindenhof', 'Guesthouse Lindenhof', 'PLV'],
    legalName: 'Pension Lindenhof V.O.F.',
    legalForm: 'vof',
    websites: ['https://pensionlindenhof.nl'],
    phones: ['043 555 80 35'],
    emails: ['stay@pensionlindenhof.nl'],
    addresses: [{ street: 'Grotestraat 46', postalCode: '6301 CX', city: 'Valkenburg' }],
    foundingYear: 1987,
    kvk: '14037258',
    vat: 'NL805274196B01',
    sector: 'pension',
    services: ['Overnachting met ontbijt', 'Wandelarrangementen', 'Fietsenstalling', 'Familiekamers'],
    team: [
      { name: 'Monique Lemmens', role: 'eigenaar' },
      { name: 'Frans Lemmens', role: 'gastheer' },
    ],
    hours: ['ma,di,wo,do,vr,za,zo 08:00-22:00'],
  },
  [
    { name: 'Gasthuis Cauberg', website: 'https://gasthuiscauberg.nl' },
    { name: 'Pension De Geulrand' },
    { name: 'B&B Sibberkloof', website: 'https://sibberkloof.nl' },
  ],
)

export const KWISPEL = withRivals(
  {
    name: 'Hondenschool De Kwispel',
    aliases: ['De Kwispel', 'Kwispel Hondentraining', 'HDK'],
    legalName: 'Hondenschool De Kwispel',
    legalForm: 'eenmanszaak',
    websites: ['https://kwispelleusden.nl'],
    phones: ['06 55 53 81 27'],
    emails: ['training@kwispelleusden.nl'],
    addresses: [{ street: 'Hamersveldseweg 92', postalCode: '3833 GT', city: 'Leusden' }],
    foundingYear: 2017,
    kvk: '68419275',
    vat: 'NL001957284B63',
    sector: 'hondenschool',
    services: ['Puppycursus', 'Gehoorzaamheidstraining', 'Gedragstherapie', 'Speuren'],
    team: [{ name: 'Marit Doornbos', role: 'eigenaar en hondentrainer' }],
    hours: ['ma,vr,zo gesloten; di,do 13:00-21:00; wo 09:00-21:00; za 08:30-14:00'],
  },
  [
    { name: 'Hondencentrum Asschat', website: 'https://hondencentrumasschat.nl' },
    { name: 'Pootje Goed' },
    { name: 'Kynologenclub Stoutenburg', website: 'https://kcstoutenburg.nl' },
  ],
)

export const LEESWIJZER = withRivals(
  {
    name: 'Boekhandel De Leeswijzer',
    aliases: ['De Leeswijzer', 'Leeswijzer Boeken', 'BDL'],
    legalName: 'De Leeswijzer Boekhandel B.V.',
    legalForm: 'bv',
    websites: ['https://deleeswijzer.nl'],
    phones: ['0118 55 52 70'],
    emails: ['boeken@deleeswijzer.nl'],
    addresses: [{ street: 'Lange Delft 38', postalCode: '4331 AM', city: 'Middelburg' }],
    foundingYear: 1952,
    kvk: '22018463',
    vat: 'NL800736142B01',
    sector: 'boekhandel',
    services: ['Nieuwe boeken', 'Kinderboeken', 'Leesclubs', 'Cadeaubonnen', 'Schoolboeken bestellen'],
    team: [
      { name: 'Jacomien de Visser', role: 'eigenaar' },
      { name: 'Bram Wisse', role: 'boekverkoper' },
    ],
    hours: ['ma 12:00-18:00; di,wo,vr 09:30-18:00; do 09:30-21:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boekwinkel Damplein', website: 'https://boekwinkeldamplein.nl' },
    { name: 'Zeeuws Boekhuis' },
    { name: 'Antiquariaat Koepoort', website: 'https://antiquariaatkoepoort.nl' },
  ],
)

export const DEWAELE = withRivals(
  {
    name: 'Schilderwerken Dewaele',
    aliases: ['Dewaele', 'Dewaele Schilders', 'SWD'],
    legalName: 'Schilderwerken Dewaele B.V.',
    legalForm: 'bv',
    websites: ['https://dewaeleschilders.nl'],
    phones: ['0114 55 56 81'],
    emails: ['offerte@dewaeleschilders.nl'],
    addresses: [{ street: 'Absdaalseweg 17', postalCode: '4561 GB', city: 'Hulst' }],
    foundingYear: 1983,
    kvk: '21014836',
    vat: 'NL803917426B01',
    sector: 'schilder',
    services: ['Binnenschilderwerk', 'Gevelschilderwerk', 'Behangen', 'Spuitwerk'],
    team: [
      { name: 'Koen Dewaele', role: 'zaakvoerder' },
      { name: 'Griet Dewaele', role: 'kleuradviseur' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Reynaert', website: 'https://schildersbedrijfreynaert.nl' },
    { name: 'Afwerking Axel' },
    { name: 'Kleurwerk Saeftinghe', website: 'https://kleurwerksaeftinghe.nl' },
  ],
)

export const TITAAN = withRivals(
  {
    name: 'Titaan Kraanverhuur',
    aliases: ['Titaan', 'Titaan Kranen', 'TKV'],
    legalName: 'Titaan Kraanverhuur B.V.',
    legalForm: 'bv',
    websites: ['https://titaankraanverhuur.nl'],
    phones: ['0546 55 59 02'],
    emails: ['planning@titaankraanverhuur.nl'],
    addresses: [{ street: 'Bedrijvenpark Twente 305', postalCode: '7602 KL', city: 'Almelo' }],
    foundingYear: 1991,
    kvk: '06074218',
    vat: 'NL807316492B01',
    sector: 'kraanverhuur',
    services: ['Mobiele kranen', 'Torenkranen', 'Hijsplannen', 'Verticaal transport'],
    team: [
      { name: 'Harold Wessels', role: 'directeur' },
      { name: 'Kim Assink', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 06:30-17:00; za 07:00-12:00; zo gesloten'],
  },
  [
    { name: 'Hijsbedrijf Rieterink', website: 'https://hijsbedrijfrieterink.nl' },
    { name: 'Kranen Oost' },
    { name: 'Ten Barge Hijstechniek', website: 'https://tenbargehijstechniek.nl' },
  ],
)
