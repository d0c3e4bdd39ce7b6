/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KNIP = withRivals(
  {
    name: 'Knip & Zo',
    aliases: ['Kapsalon Knip & Zo', 'Knip en Zo'],
    legalForm: 'eenmanszaak',
    websites: ['https://knipenzo-leeuwarden.nl'],
    phones: ['058 555 27 13'],
    emails: ['hallo@knipenzo-leeuwarden.nl'],
    addresses: [{ street: 'Nieuwestad 143', postalCode: '8911 CS', city: 'Leeuwarden' }],
    foundingYear: 2011,
    kvk: '01184736',
    vat: 'NL002217864B38',
    sector: 'kapsalon',
    services: ['Knippen zonder afspraak', 'Haar kleuren', 'Bruidskapsels', 'Baard trimmen', 'Hairextensions'],
    team: [
      { name: 'Sietske Bouma', role: 'eigenaar' },
      { name: 'Daan Postma', role: 'barbier' },
    ],
    hours: ['ma gesloten; di,wo 09:00-17:30; do 09:00-20:30; vr 09:00-17:30; za 08:30-16:00; zo gesloten'],
  },
  [
    { name: 'Salon Friso' },
    { name: 'Haarstudio Oldehove', website: 'https://haarstudio-oldehove.nl' },
    { name: 'Krul & Kam', website: 'https://krulenkam.nl' },
  ],
)

export const LIESHOUT = withRivals(
  {
    name: 'Slagerij Van Lieshout',
    aliases: ['Van Lieshout Vlees & Worst', 'Keurslager Van Lieshout'],
    legalName: 'Slagerij Van Lieshout V.O.F.',
    legalForm: 'vof',
    websites: ['https://slagerijvanlieshout.nl'],
    phones: ['0412 55 53 08'],
    emails: ['winkel@slagerijvanlieshout.nl'],
    addresses: [{ street: 'Heuvelstraat 61', postalCode: '5341 CW', city: 'Oss' }],
    foundingYear: 1957,
    kvk: '16023984',
    vat: 'NL805931472B01',
    sector: 'slagerij',
    services: ['Ambachtelijke worst', 'Barbecuepakketten', 'Gourmetschotels', 'Dry-aged rundvlees', 'Bezorging aan huis'],
    team: [
      { name: 'Toon van Lieshout', role: 'eigenaar' },
      { name: 'Marieke van Lieshout', role: 'mede-eigenaar' },
      { name: 'Bas Verhoeven', role: 'slager' },
    ],
    hours: ['ma gesloten; di,wo,do 08:30-18:00; vr 08:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Vleeshuis Maasland' },
    { name: 'Slagerij Hendriks', website: 'https://slagerijhendriks-oss.nl' },
    { name: 'De Osse Slager', website: 'https://deosseslager.nl' },
  ],
)

export const DRENTSE_AA = withRivals(
  {
    name: 'Dierenartsenpraktijk De Drentse Aa',
    aliases: ['De Drentse Aa Dierenartsen', 'DDA'],
    legalForm: 'maatschap',
    websites: ['https://drentseaadieren.nl'],
    phones: ['0592 55 54 71'],
    emails: ['balie@drentseaadieren.nl'],
    addresses: [{ street: 'Groningerstraat 208', postalCode: '9401 BR', city: 'Assen' }],
    foundingYear: 1986,
    kvk: '04058217',
    vat: 'NL811204639B01',
    sector: 'dierenartsenpraktijk',
    services: ['Vaccinaties', 'Sterilisatie en castratie', 'Gebitsbehandeling', 'Röntgenonderzoek', 'Paardenkeuringen'],
    team: [
      { name: 'Ineke Hadders', role: 'eigenaar' },
      { name: 'Ruben Kortlever', role: 'dierenarts' },
      { name: 'Joyce Smeenk', role: 'paraveterinair' },
    ],
    hours: ['ma,di 08:00-18:00; wo 08:00-20:00; do,vr 08:00-18:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek Kloosterveen', website: 'https://dierenkliniekkloosterveen.nl' },
    { name: 'Dierenartsen Noord-Drenthe' },
    { name: 'Vetpunt Assen', website: 'https://vetpuntassen.nl' },
  ],
)

export const WMC = withRivals(
  {
    name: 'Walcherse Makelaars Combinatie',
    aliases: ['WMC', 'WMC Makelaars'],
    legalName: 'Walcherse Makelaars Combinatie B.V.',
    legalForm: 'bv',
    websites: ['https://wmcmakelaars.nl'],
    phones: ['0118 55 56 32'],
    emails: ['info@wmcmakelaars.nl'],
    addresses: [{ street: 'Lange Delft 27', postalCode: '4331 AK', city: 'Middelburg' }],
    foundingYear: 1999,
    kvk: '22041875',
    vat: 'NL808146253B01',
    sector: 'makelaarskantoor',
    services: ['Verkoop van woningen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuurbeheer'],
    team: [
      { name: 'Jacco Marijs', role: 'directeur' },
      { name: 'Annelies de Visser', role: 'taxateur' },
      { name: 'Koen Francke', role: 'makelaar' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Makelaardij Zeeuwse Delta' },
    { name: 'Sloe Makelaars', website: 'https://sloemakelaars.nl' },
    { name: 'Huis & Kust', website: 'https://huisenkust.nl' },
  ],
)

export const TRAPKRACHT = withRivals(
  {
    name: 'Trapkracht',
    aliases: ['Trapkracht Fietsen'],
    legalForm: 'eenmanszaak',
    websites: ['https://trapkracht.nl'],
    phones: ['035 555 48 60'],
    emails: ['werkplaats@trapkracht.nl'],
    addresses: [{ street: 'Groest 84', postalCode: '1211 EC', city: 'Hilversum' }],
    foundingYear: 2006,
    kvk: '32118547',
    vat: 'NL001673928B52',
    sector: 'fietsenwinkel',
    services: ['E-bikes', 'Fietsreparatie', 'Bakfietsen', 'Fietsverhuur', 'Fietslease'],
    team: [
      { name: 'Wouter Nagtegaal', role: 'eigenaar' },
      { name: 'Selma Yildiz', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Rijwielhuis Gooiland', website: 'https://rijwielhuisgooiland.nl' },
    { name: 'Velo Gooi' },
    { name: 'Fietspoint Kerkelanden' },
  ],
)

export const STILLE_MAAS = withRivals(
  {
    name: 'Stille Maas Uitvaartzorg',
    aliases: ['Stille Maas', 'SMU'],
    legalForm: 'eenmanszaak',
    websites: ['https://stillemaas.nl'],
    phones: ['0475 55 55 19'],
    emails: ['contact@stillemaas.nl'],
    addresses: [{ street: 'Minderbroederssingel 9', postalCode: '6041 KG', city: 'Roermond' }],
    foundingYear: 2014,
    kvk: '61284739',
    vat: 'NL003148276B17',
    sector: 'uitvaartondernemer',
    services: ['Begrafenissen', 'Crematies', 'Opbaring thuis', 'Voorgesprekken', 'Nazorg'],
    team: [
      { name: 'Hanneke Geelen', role: 'eigenaar' },
      { name: 'Luc Peeters', role: 'uitvaartbegeleider' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Uitvaartzorg Roerdal', website: 'https://uitvaartzorgroerdal.nl' },
    { name: 'Afscheidshuis De Linde' },
    { name: 'Janssen & Dochter Uitvaart', website: 'https://janssenendochter.nl' },
  ],
)

export const WESSELINK = withRivals(
  {
    name: 'Gebroeders Wesselink Schilderwerken',
    aliases: ['GWS', 'Schildersbedrijf Wesselink', 'Gebr. Wesselink'],
    legalName: 'Gebroeders Wesselink Schilderwerken V.O.F.',
    legalForm: 'vof',
    websites: ['https://wesselinkschilders.nl'],
    phones: ['0575 55 58 41'],
    emails: ['post@wesselinkschilders.nl'],
    addresses: [{ street: 'Pollaan 36', postalCode: '7202 BX', city: 'Zutphen' }],
    foundingYear: 1973,
    kvk: '08027461',
    vat: 'NL802693157B01',
    sector: 'schildersbedrijf',
    services: ['Buitenschilderwerk', 'Binnenschilderwerk', 'Behangen', 'Houtrotherstel', 'Glaszetten'],
    team: [
      { name: 'Arjan Wesselink', role: 'eigenaar' },
      { name: 'Rik Wesselink', role: 'eigenaar' },
      { name: 'Petra Lammers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Schildersbedrijf Hanzekleur', website: 'https://hanzekleur.nl' },
    { name: 'Kwast & Co' },
    { name: 'De Graafschap Schilders' },
  ],
)

export const PERS88 = withRivals(
  {
    name: 'Pers 88',
    aliases: ['Drukkerij Pers 88', 'P88'],
    legalName: 'Pers 88 B.V.',
    legalForm: 'bv',
    websites: ['https://pers88.nl'],
    phones: ['078 555 61 94'],
    emails: ['order@pers88.nl'],
    addresses: [{ street: 'Wijnstraat 112', postalCode: '3311 BZ', city: 'Dordrecht' }],
    foundingYear: 1988,
    kvk: '23067194',
    vat: 'NL809472518B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Boeken en brochures', 'Risodruk', 'Etiketten', 'Posters'],
    team: [
      { name: 'Lidewij Vroege', role: 'directeur' },
      { name: 'Mo Achterberg', role: 'drukker' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Drukkerij De Merwede', website: 'https://drukkerijdemerwede.nl' },
    { name: 'Printhuis Zwijndrecht' },
    { name: 'Inktvis Grafisch', website: 'https://inktvisgrafisch.nl' },
  ],
)

export const FITPOLDER = withRivals(
  {
    name: 'FitPolder',
    aliases: ['Sportschool FitPolder', 'Fit Polder'],
    legalName: 'FitPolder Sport B.V.',
    legalForm: 'bv',
    websites: ['https://fitpolder.nl'],
    phones: ['0527 55 57 26'],
    emails: ['team@fitpolder.nl'],
    addresses: [{ street: 'Nagelerstraat 19', postalCode: '8302 CC', city: 'Emmeloord' }],
    foundingYear: 2017,
    kvk: '68931425',
    vat: 'NL857614093B01',
    sector: 'sportschool',
    services: ['Fitness', 'Groepslessen', 'Personal training', 'Voedingsadvies', 'Spinning'],
    team: [
      { name: 'Jorrit Knol', role: 'eigenaar' },
      { name: 'Denise Abbink', role: 'personal trainer' },
    ],
    hours: ['ma,di,wo,do,vr 06:30-22:00; za,zo 08:00-16:00'],
  },
  [
    { name: 'Noordoost Gym', website: 'https://noordoostgym.nl' },
    { name: 'Kracht & Balans' },
    { name: 'Vitaal Emmeloord', website: 'https://vitaalemmeloord.nl' },
  ],
)

export const HELDER = withRivals(
  {
    name: 'Helder',
    aliases: ['Helder Schoonmaak', 'Schoonmaakbedrijf Helder'],
    legalName: 'Helder Schoonmaak B.V.',
    legalForm: 'bv',
    websites: ['https://helderschoon.nl'],
    phones: ['0546 55 59 07'],
    emails: ['kantoor@helderschoon.nl'],
    addresses: [{ street: 'Grotestraat 175', postalCode: '7607 CN', city: 'Almelo' }],
    foundingYear: 1996,
    kvk: '06079382',
    vat: 'NL806258134B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Trappenhuisreiniging', 'Tapijtreiniging'],
    team: [
      { name: 'Gülay Demir', role: 'directeur' },
      { name: 'Harry Oude Nijhuis', role: 'voorman' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Twente Clean', website: 'https://twenteclean.nl' },
    { name: 'Blinkend Almelo' },
    { name: 'Schoonmaakdienst Ten Cate' },
  ],
)
