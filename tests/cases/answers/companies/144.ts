/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const LANTERNA = withRivals(
  {
    name: 'Pizzeria La Lanterna',
    aliases: ['La Lanterna', 'Ristorante Pizzeria La Lanterna', 'PLL'],
    legalName: 'Pizzeria La Lanterna V.O.F.',
    legalForm: 'vof',
    websites: ['https://lalanternadeventer.nl'],
    phones: ['0570 55 51 38'],
    emails: ['ciao@lalanternadeventer.nl'],
    addresses: [{ street: 'Vlamingenstraat 18', postalCode: '7411 HV', city: 'Deventer' }],
    foundingYear: 2004,
    kvk: '08127364',
    vat: 'NL813402756B01',
    sector: 'pizzeria',
    services: ['Steenovenpizza’s', 'Verse pasta', 'Bezorging', 'Catering'],
    team: [
      { name: 'Marco Bellini', role: 'eigenaar' },
      { name: 'Silvia Bellini', role: 'bedrijfsleider' },
    ],
    hours: ['ma gesloten; di,wo,do 16:30-21:30; vr,za 16:30-22:30; zo 15:00-21:30'],
  },
  [
    { name: 'Trattoria San Pietro', website: 'https://sanpietrodeventer.nl' },
    { name: 'Pizzeria Roma' },
    { name: 'De Italiaan aan de IJssel', website: 'https://italiaanaandeijssel.nl' },
  ],
)

export const LINDE = withRivals(
  {
    name: 'Huisartsenpraktijk De Linde',
    aliases: ['HAP De Linde', 'Huisartsen De Linde', 'HPDL'],
    legalForm: 'maatschap',
    websites: ['https://huisartsdelinde-assen.nl'],
    phones: ['0592 55 54 20'],
    emails: ['assistente@huisartsdelinde-assen.nl'],
    addresses: [{ street: 'Groningerstraat 64', postalCode: '9401 BK', city: 'Assen' }],
    foundingYear: 1987,
    kvk: '04073918',
    vat: 'NL805173926B01',
    sector: 'huisartsenpraktijk',
    services: ['Spreekuur', 'Reizigersvaccinaties', 'Kleine chirurgische ingrepen', 'Diabetescontroles'],
    team: [
      { name: 'Marijke Oosting', role: 'huisarts' },
      { name: 'Henk Drenth', role: 'huisarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Huisartsenpraktijk Vaartzicht', website: 'https://praktijkvaartzicht.nl' },
    { name: 'Gezondheidscentrum Kloosterveste' },
    { name: 'Huisartsen Asserpark', website: 'https://huisartsenasserpark.nl' },
  ],
)

export const ROSSUM = withRivals(
  {
    name: 'Stukadoorsbedrijf Van Rossum',
    aliases: ['Van Rossum Stukadoors', 'Van Rossum Stuc', 'SVR'],
    legalName: 'Stukadoorsbedrijf Van Rossum B.V.',
    legalForm: 'bv',
    websites: ['https://vanrossumstuc.nl'],
    phones: ['0344 55 56 71'],
    emails: ['info@vanrossumstuc.nl'],
    addresses: [{ street: 'Lingeweg 12', postalCode: '4004 LL', city: 'Tiel' }],
    foundingYear: 1994,
    kvk: '11047265',
    vat: 'NL809516342B01',
    sector: 'stukadoor',
    services: ['Glad stucwerk', 'Sierpleister', 'Gevelstucwerk', 'Betonlook'],
    team: [
      { name: 'Wim van Rossum', role: 'directeur' },
      { name: 'Jeroen Baars', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Betuws Stucwerk', website: 'https://betuwsstucwerk.nl' },
    { name: 'Pleisterbedrijf De Waal' },
    { name: 'Stukadoor Timmers', website: 'https://stukadoortimmers.nl' },
  ],
)

export const ZONNE = withRivals(
  {
    name: 'Glazenwasserij Zonneschijn',
    aliases: ['Zonneschijn Glasbewassing', 'Zonneschijn Venlo', 'GZV'],
    legalForm: 'eenmanszaak',
    websites: ['https://zonneschijnvenlo.nl'],
    phones: ['077 555 19 03'],
    emails: ['hallo@zonneschijnvenlo.nl'],
    addresses: [{ street: 'Straelseweg 152', postalCode: '5911 CS', city: 'Venlo' }],
    foundingYear: 2013,
    kvk: '57182946',
    vat: 'NL001947362B58',
    sector: 'glazenwasser',
    services: ['Ramen wassen', 'Zonnepanelen reinigen', 'Dakgoten schoonmaken', 'Gevelreiniging'],
    team: [
      { name: 'Roel Janssen', role: 'eigenaar' },
      { name: 'Kevin Peeters', role: 'glazenwasser' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Glasservice Limburg', website: 'https://glasservicelimburg.nl' },
    { name: 'Helder Venlo' },
    { name: 'Schoonmaakbedrijf Maasglans', website: 'https://maasglans.nl' },
  ],
)

export const LINNEN = withRivals(
  {
    name: 'Lotte & Linnen',
    aliases: ['Lotte en Linnen', 'Lotte & Linnen Dameskleding', 'L&L'],
    legalName: 'Lotte & Linnen V.O.F.',
    legalForm: 'vof',
    websites: ['https://lottelinnen.nl'],
    phones: ['0118 55 57 64'],
    emails: ['winkel@lottelinnen.nl'],
    addresses: [{ street: 'Lange Delft 93', postalCode: '4331 AN', city: 'Middelburg' }],
    foundingYear: 2009,
    kvk: '22067418',
    vat: 'NL821506394B01',
    sector: 'kledingwinkel',
    services: ['Dameskleding', 'Tassen en sieraden', 'Vermaken van kleding', 'Stijladvies'],
    team: [
      { name: 'Lotte Wisse', role: 'eigenaar' },
      { name: 'Anouk de Nooijer', role: 'styliste' },
    ],
    hours: ['ma 13:00-18:00; di,wo 09:30-18:00; do 09:30-21:00; vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Boetiek Zeeuws Meisje', website: 'https://boetiekzeeuwsmeisje.nl' },
    { name: 'Mode van Dijke' },
    { name: 'Studio Walcheren', website: 'https://studiowalcheren.nl' },
  ],
)

export const LOTUS = withRivals(
  {
    name: 'Yogastudio De Lotus',
    aliases: ['De Lotus Yoga', 'Lotus Amersfoort', 'YDL'],
    legalForm: 'eenmanszaak',
    websites: ['https://yogadelotus.nl'],
    phones: ['033 555 28 47'],
    emails: ['namaste@yogadelotus.nl'],
    addresses: [{ street: 'Kamp 61', postalCode: '3811 AP', city: 'Amersfoort' }],
    foundingYear: 2016,
    kvk: '65284173',
    vat: 'NL002385917B44',
    sector: 'yogastudio',
    services: ['Hatha yoga', 'Yin yoga', 'Zwangerschapsyoga', 'Meditatie'],
    team: [
      { name: 'Esther Blom', role: 'eigenaar' },
      { name: 'Ravi Sharma', role: 'yogadocent' },
    ],
    hours: ['ma,wo 09:00-21:30; di,do 17:00-21:30; vr 09:00-13:00; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Yoga aan de Eem', website: 'https://yogaaandeeem.nl' },
    { name: 'Studio Balans' },
    { name: 'Prana Amersfoort', website: 'https://pranaamersfoort.nl' },
  ],
)

export const HEIDE = withRivals(
  {
    name: 'Camping De Heidehoek',
    aliases: ['De Heidehoek', 'Natuurcamping De Heidehoek', 'CDH'],
    legalName: 'Camping De Heidehoek B.V.',
    legalForm: 'bv',
    websites: ['https://campingheidehoek.nl'],
    phones: ['0529 55 58 26'],
    emails: ['receptie@campingheidehoek.nl'],
    addresses: [{ street: 'Hessenweg 39', postalCode: '7731 RD', city: 'Ommen' }],
    foundingYear: 1972,
    kvk: '05039174',
    vat: 'NL804628175B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Verhuur van safaritenten', 'Camperplaatsen', 'Fietsverhuur'],
    team: [
      { name: 'Gerda Veldhuis', role: 'eigenaar' },
      { name: 'Bart Veldhuis', role: 'beheerder' },
    ],
    hours: ['ma,di,wo,do,zo 09:00-18:00; vr,za 09:00-21:00'],
  },
  [
    { name: 'Camping Vechtweide', website: 'https://campingvechtweide.nl' },
    { name: 'Vakantiepark De Besthmerhoeve' },
    { name: 'Recreatiepark Het Beerzerbos', website: 'https://beerzerbos.nl' },
  ],
)

export const BROUWER = withRivals(
  {
    name: 'Brouwer Belastingadvies',
    aliases: ['Brouwer Fiscaal', 'Brouwer Belastingadviseurs', 'BBA'],
    legalName: 'Brouwer Belastingadvies B.V.',
    legalForm: 'bv',
    websites: ['https://brouwerfiscaal.nl'],
    phones: ['072 555 36 90'],
    emails: ['contact@brouwerfiscaal.nl'],
    addresses: [{ street: 'Kennemerstraatweg 118', postalCode: '1814 GE', city: 'Alkmaar' }],
    foundingYear: 2001,
    kvk: '37092846',
    vat: 'NL810273645B01',
    sector: 'belastingadviseur',
    services: ['Aangifte inkomstenbelasting', 'Aangifte vennootschapsbelasting', 'Estate planning', 'Btw-advies'],
    team: [
      { name: 'Martijn Brouwer', role: 'directeur' },
      { name: 'Sanne Kuiper', role: 'belastingadviseur' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fiscaal Huis Alkmaar', website: 'https://fiscaalhuisalkmaar.nl' },
    { name: 'De Vries & Groot Belastingadviseurs' },
    { name: 'Kaasstad Fiscalisten', website: 'https://kaasstadfiscalisten.nl' },
  ],
)

export const KRUL = withRivals(
  {
    name: 'Trimsalon De Krullenbol',
    aliases: ['De Krullenbol', 'Hondentrimsalon De Krullenbol', 'TDK'],
    legalForm: 'eenmanszaak',
    websites: ['https://trimsalondekrullenbol.nl'],
    phones: ['0165 55 53 92'],
    emails: ['woef@trimsalondekrullenbol.nl'],
    addresses: [{ street: 'Kade 27', postalCode: '4703 GA', city: 'Roosendaal' }],
    foundingYear: 2018,
    kvk: '71362849',
    vat: 'NL002519384B12',
    sector: 'hondentrimsalon',
    services: ['Wassen en föhnen', 'Knippen en scheren', 'Plukken', 'Nagels knippen'],
    team: [
      { name: 'Naomi Goossens', role: 'eigenaar' },
      { name: 'Femke Rops', role: 'trimster' },
    ],
    hours: ['ma,zo gesloten; di,wo,vr 08:30-17:00; do 08:30-20:00; za 09:00-14:00'],
  },
  [
    { name: 'Trimsalon Pootje', website: 'https://trimsalonpootje.nl' },
    { name: 'Dogstyling Brabant' },
    { name: 'Hondenkapper Saar', website: 'https://hondenkappersaar.nl' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Meubelmakerij Hoekstra',
    aliases: ['Hoekstra Meubels', 'Hoekstra Maatwerkmeubelen', 'MHS'],
    legalName: 'Meubelmakerij Hoekstra V.O.F.',
    legalForm: 'vof',
    websites: ['https://hoekstrameubels.nl'],
    phones: ['0515 55 54 08'],
    emails: ['werkplaats@hoekstrameubels.nl'],
    addresses: [{ street: 'Oude Oppenhuizerweg 76', postalCode: '8606 JC', city: 'Sneek' }],
    foundingYear: 1999,
    kvk: '01083527',
    vat: 'NL807394162B01',
    sector: 'meubelmaker',
    services: ['Tafels op maat', 'Kasten op maat', 'Restauratie van meubels', 'Keukens op maat'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'eigenaar' },
      { name: 'Ilse Dijkstra', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Houtwerk Friesland', website: 'https://houtwerkfriesland.nl' },
    { name: 'Atelier Bolsward' },
    { name: 'De Friese Schaaf', website: 'https://defrieseschaaf.nl' },
  ],
)
