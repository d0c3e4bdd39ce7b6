/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TROMMEL = withRivals(
  {
    name: 'Wasserette De Trommel',
    aliases: ['De Trommel', 'De Trommel Nijmegen', 'WDT'],
    legalName: 'Wasserette De Trommel',
    legalForm: 'eenmanszaak',
    websites: ['https://wasserettedetrommel.nl'],
    phones: ['024 555 71 36'],
    emails: ['was@wasserettedetrommel.nl'],
    addresses: [{ street: 'Groesbeekseweg 143', postalCode: '6524 CT', city: 'Nijmegen' }],
    foundingYear: 2009,
    kvk: '09187452',
    vat: 'NL002418573B62',
    sector: 'wasserette',
    services: ['Zelf wassen en drogen', 'Strijkservice', 'Dekbedden wassen', 'Wasgoed ophalen en bezorgen'],
    team: [
      { name: 'Nurcan Aydin', role: 'eigenaar' },
      { name: 'Bart Peelen', role: 'medewerker' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-21:00; za 08:00-20:00; zo 10:00-18:00'],
  },
  [
    { name: 'Wassalon Hazenkamp', website: 'https://wassalonhazenkamp.nl' },
    { name: 'Wasserij Bottendaal' },
    { name: 'Schoon Genoeg', website: 'https://schoongenoegnijmegen.nl' },
  ],
)

export const KALK = withRivals(
  {
    name: 'Binnenschilder Kalk & Kwast',
    aliases: ['Kalk & Kwast', 'Kalk en Kwast', 'BKK'],
    legalName: 'Kalk & Kwast V.O.F.',
    legalForm: 'vof',
    websites: ['https://kalkenkwast.nl'],
    phones: ['023 555 28 94'],
    emails: ['offerte@kalkenkwast.nl'],
    addresses: [{ street: 'Leidsevaart 296', postalCode: '2014 HK', city: 'Haarlem' }],
    foundingYear: 2013,
    kvk: '58241973',
    vat: 'NL853194607B01',
    sector: 'binnenschilder',
    services: ['Muren en plafonds sausen', 'Kalkverf aanbrengen', 'Trappen lakken', 'Keukens spuiten'],
    team: [
      { name: 'Jurre Tolsma', role: 'vennoot' },
      { name: 'Femke Oudshoorn', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Schildersatelier Spaarne', website: 'https://schildersatelierspaarne.nl' },
    { name: 'De Binnenkwast' },
    { name: 'Houtman Interieurschilders', website: 'https://houtmaninterieurschilders.nl' },
  ],
)

export const GLAZUUR = withRivals(
  {
    name: 'Mondhygiënepraktijk Glazuur',
    aliases: ['Glazuur', 'Praktijk Glazuur', 'MPG'],
    legalName: 'Mondhygiënepraktijk Glazuur B.V.',
    legalForm: 'bv',
    websites: ['https://mondhygieneglazuur.nl'],
    phones: ['035 555 64 18'],
    emails: ['afspraak@mondhygieneglazuur.nl', 'info@mondhygieneglazuur.nl'],
    addresses: [{ street: 'Havenstraat 77', postalCode: '1211 KH', city: 'Hilversum' }],
    foundingYear: 2012,
    kvk: '55390418',
    vat: 'NL851682934B01',
    sector: 'mondhygiënist',
    services: ['Gebitsreiniging', 'Tandvleesbehandeling', 'Tanden bleken', 'Poetsinstructie voor kinderen'],
    team: [
      { name: 'Ilse Verschuren', role: 'praktijkhouder en mondhygiënist' },
      { name: 'Samira Bouzidi', role: 'mondhygiënist' },
      { name: 'Tom Rietdijk', role: 'preventieassistent' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 12:00-20:30; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Mondhygiëne Gooi', website: 'https://mondhygienegooi.nl' },
    { name: 'Praktijk Schone Kies' },
    { name: 'Dental Care Kerkelanden', website: 'https://dentalcarekerkelanden.nl' },
  ],
)

export const KIEWIET = withRivals(
  {
    name: 'Fietsverhuur Kiewiet',
    aliases: ['Kiewiet', 'Kiewiet Fietsen', 'FVK'],
    legalName: 'Fietsverhuur Kiewiet V.O.F.',
    legalForm: 'vof',
    websites: ['https://fietsverhuurkiewiet.nl'],
    phones: ['0562 55 51 47'],
    emails: ['huur@fietsverhuurkiewiet.nl'],
    addresses: [{ street: 'Oosterburen 26', postalCode: '8891 GC', city: 'Midsland' }],
    foundingYear: 1986,
    kvk: '01084639',
    vat: 'NL803571946B01',
    sector: 'fietsverhuur',
    services: ['E-bikes huren', 'Tandems en bakfietsen', 'Fietsreparatie', 'Bagagevervoer vanaf de veerboot'],
    team: [
      { name: 'Douwe Ruijg', role: 'vennoot' },
      { name: 'Aaltje Ruijg', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-17:30; zo 10:00-16:00'],
  },
  [
    { name: 'Duinfietsen Formerum', website: 'https://duinfietsenformerum.nl' },
    { name: 'Fietspunt Lies' },
    { name: 'Wad & Wiel', website: 'https://wadenwiel.nl' },
  ],
)

export const WESSEM = withRivals(
  {
    name: 'Assurantiekantoor Van Wessem',
    aliases: ['Van Wessem Verzekeringen', 'Van Wessem', 'AVW'],
    legalName: 'Van Wessem Assurantiën B.V.',
    legalForm: 'bv',
    websites: ['https://vanwessemverzekeringen.nl'],
    phones: ['0344 55 56 09'],
    emails: ['advies@vanwessemverzekeringen.nl'],
    addresses: [{ street: 'Waterstraat 52', postalCode: '4001 AN', city: 'Tiel' }],
    foundingYear: 1973,
    kvk: '11017385',
    vat: 'NL804826173B01',
    sector: 'verzekeringstussenpersoon',
    services: ['Schadeverzekeringen', 'Hypotheekadvies', 'Pensioenadvies', 'Zakelijke verzekeringen'],
    team: [
      { name: 'Arend van Wessem', role: 'directeur' },
      { name: 'Kirsten Blokland', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Rivierenland Assurantiën', website: 'https://rivierenlandassurantien.nl' },
    { name: 'De Polisboom' },
    { name: 'Hol & Partners Advies', website: 'https://holpartnersadvies.nl' },
  ],
)

export const KRULLETTER = withRivals(
  {
    name: 'Bijlespraktijk Krulletter',
    aliases: ['Krulletter', 'Krulletter Bijles', 'BPK'],
    legalName: 'Bijlespraktijk Krulletter',
    legalForm: 'eenmanszaak',
    websites: ['https://krulletter.nl'],
    phones: ['06 55 53 82 70'],
    emails: ['juf@krulletter.nl'],
    addresses: [{ street: 'Loolaan 61', postalCode: '7314 AG', city: 'Apeldoorn' }],
    foundingYear: 2017,
    kvk: '69420357',
    vat: 'NL002785316B40',
    sector: 'bijles',
    services: ['Bijles rekenen', 'Leesbegeleiding', 'Cito-training', 'Begeleiding bij dyslexie'],
    team: [
      { name: 'Marit Hogenkamp', role: 'eigenaar' },
      { name: 'Tessel Vos', role: 'remedial teacher' },
    ],
    hours: ['ma,di,do 14:30-18:30; wo 12:30-18:00; vr gesloten; za 09:30-12:30; zo gesloten'],
  },
  [
    { name: 'Leerplek De Parken', website: 'https://leerplekdeparken.nl' },
    { name: 'Bijlesclub Ugchelen' },
    { name: 'Studiehuis Orden', website: 'https://studiehuisorden.nl' },
  ],
)

export const WESTHOEK = withRivals(
  {
    name: 'Vishandel Westhoek',
    aliases: ['Westhoek Vis', 'Westhoek', 'VWG'],
    legalName: 'Vishandel Westhoek V.O.F.',
    legalForm: 'vof',
    websites: ['https://vishandelwesthoek.nl'],
    phones: ['0113 55 54 28'],
    emails: ['bestel@vishandelwesthoek.nl'],
    addresses: [{ street: 'Lange Vorststraat 88', postalCode: '4461 JP', city: 'Goes' }],
    foundingYear: 1959,
    kvk: '22014726',
    vat: 'NL801936254B01',
    sector: 'viswinkel',
    services: ['Verse vis', 'Gebakken vis', 'Mosselen en oesters', 'Visschotels'],
    team: [
      { name: 'Adrie Westhoek', role: 'eigenaar' },
      { name: 'Corina de Pundert', role: 'winkelchef' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 08:30-19:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Zeeuwse Visbank', website: 'https://zeeuwsevisbank.nl' },
    { name: 'Vishuis Kloetinge' },
    { name: 'De Garnaal', website: 'https://degarnaalgoes.nl' },
  ],
)

export const DRAAGKRACHT = withRivals(
  {
    name: 'Constructiebureau Draagkracht',
    aliases: ['Draagkracht', 'Draagkracht Constructies', 'CBD'],
    legalName: 'Draagkracht Constructieadvies B.V.',
    legalForm: 'bv',
    websites: ['https://draagkrachtconstructie.nl'],
    phones: ['0318 55 57 92'],
    emails: ['berekening@draagkrachtconstructie.nl'],
    addresses: [{ street: 'Stationsweg 104', postalCode: '6711 PW', city: 'Ede' }],
    foundingYear: 2008,
    kvk: '30247915',
    vat: 'NL819403756B01',
    sector: 'constructeur',
    services: ['Constructieberekeningen', 'Doorbraak dragende muur', 'Funderingsadvies', 'Constructietekeningen'],
    team: [
      { name: 'Wilco Heijink', role: 'directeur' },
      { name: 'Roxanne Tjin', role: 'constructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-12:00; za,zo gesloten'],
  },
  [
    { name: 'Veluws Ingenieursbureau', website: 'https://veluwsingenieursbureau.nl' },
    { name: 'Staal & Balk' },
    { name: 'Rekenburo Van Ee', website: 'https://rekenburovanee.nl' },
  ],
)

export const WULPENHOEVE = withRivals(
  {
    name: 'Trouwlocatie De Wulpenhoeve',
    aliases: ['De Wulpenhoeve', 'Wulpenhoeve', 'TDW'],
    legalName: 'De Wulpenhoeve B.V.',
    legalForm: 'bv',
    websites: ['https://dewulpenhoeve.nl'],
    phones: ['0117 55 52 63'],
    emails: ['trouwen@dewulpenhoeve.nl'],
    addresses: [{ street: 'Zuiderbruggeweg 14', postalCode: '4524 KH', city: 'Sluis' }],
    foundingYear: 2014,
    kvk: '60817324',
    vat: 'NL854073918B01',
    sector: 'trouwlocatie',
    services: ['Bruiloften', 'Ceremonie in de tuin', 'Diner en feest', 'Overnachten in de bruidssuite'],
    team: [
      { name: 'Lieselot Dhondt', role: 'eigenaar' },
      { name: 'Maarten Risseeuw', role: 'locatiemanager' },
    ],
    hours: ['ma,di gesloten; wo,do,vr 10:00-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Hof van Retranchement', website: 'https://hofvanretranchement.nl' },
    { name: 'Kasteelhoeve Zwin' },
    { name: 'De Trouwschuur', website: 'https://detrouwschuur.nl' },
  ],
)

export const FLODDER = withRivals(
  {
    name: 'Trimsalon Flodder',
    aliases: ['Flodder', 'Hondentrimsalon Flodder', 'TSF'],
    legalName: 'Trimsalon Flodder',
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalonflodder.nl'],
    phones: ['0299 555 083'],
    emails: ['woef@trimsalonflodder.nl'],
    addresses: [{ street: 'Plantsoengracht 19', postalCode: '1441 DE', city: 'Purmerend' }],
    foundingYear: 2016,
    kvk: '65718294',
    vat: 'NL001947362B85',
    sector: 'trimsalon',
    services: ['Honden wassen en knippen', 'Handstripping', 'Nagels knippen', 'Katten trimmen'],
    team: [
      { name: 'Bianca Kuiper', role: 'eigenaar' },
      { name: 'Sanne Ooms', role: 'trimster' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 08:30-17:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Hondensalon De Gors', website: 'https://hondensalondegors.nl' },
    { name: 'Vacht & Staart' },
    { name: 'Trimhuis Overwhere', website: 'https://trimhuisoverwhere.nl' },
  ],
)
