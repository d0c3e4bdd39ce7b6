/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WATERMAN = withRivals(
  {
    name: 'Elektrotechniek Waterman',
    aliases: ['Elektro Waterman', 'Waterman Elektro', 'EWP'],
    legalName: 'Elektrotechniek Waterman B.V.',
    legalForm: 'bv',
    websites: ['https://elektrowaterman.nl'],
    phones: ['0299 55 54 73'],
    emails: ['info@elektrowaterman.nl'],
    addresses: [{ street: 'Neckerstraat 21', postalCode: '1441 KX', city: 'Purmerend' }],
    foundingYear: 1996,
    kvk: '36048127',
    vat: 'NL806214973B01',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpalen', 'Zonnepanelen', 'Storingsdienst'],
    team: [
      { name: 'Ruud Waterman', role: 'eigenaar' },
      { name: 'Kevin Schouten', role: 'hoofdmonteur' },
    ],
    hours: ['ma,di,wo,do 07:30-16:30; vr 07:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Elektra Beemster', website: 'https://elektrabeemster.nl' },
    { name: 'Installatiebureau Tol' },
    { name: 'Purmer Elektro', website: 'https://purmerelektro.nl' },
  ],
)

export const VETTEOS = withRivals(
  {
    name: 'Slagerij De Vette Os',
    aliases: ['De Vette Os', 'Keurslager De Vette Os', 'SVO'],
    legalName: 'Slagerij De Vette Os V.O.F.',
    legalForm: 'vof',
    websites: ['https://devetteos.nl'],
    phones: ['0575 55 51 36'],
    emails: ['bestel@devetteos.nl'],
    addresses: [{ street: 'Beukerstraat 58', postalCode: '7201 LG', city: 'Zutphen' }],
    foundingYear: 1962,
    kvk: '08039471',
    vat: 'NL802174936B01',
    sector: 'slagerij',
    services: ['Dry-aged rundvlees', 'Barbecuepakketten', 'Huisgemaakte worst', 'Gourmetschotels'],
    team: [
      { name: 'Gerrit Wassink', role: 'eigenaar' },
      { name: 'Tineke Wassink', role: 'vennoot' },
      { name: 'Joris Lammers', role: 'slager' },
    ],
    hours: ['ma 12:00-18:00; di,wo,do 08:30-18:00; vr 08:00-18:00; za 08:00-16:00; zo gesloten'],
  },
  [
    { name: 'Slagerij Ten Broeke', website: 'https://slagerijtenbroeke.nl' },
    { name: 'Slagerij Meulenbrugge' },
    { name: 'De Zutphense Vleeshal', website: 'https://zutphensevleeshal.nl' },
  ],
)

export const KIEZEL = withRivals(
  {
    name: 'Webbureau Kiezel',
    aliases: ['Kiezel', 'Kiezel Webdesign', 'Kiezel Digital'],
    legalName: 'Kiezel Digital B.V.',
    legalForm: 'bv',
    websites: ['https://kiezelweb.nl'],
    phones: ['058 555 26 14'],
    emails: ['hallo@kiezelweb.nl'],
    addresses: [{ street: 'Blokhuisplein 9', postalCode: '8911 LJ', city: 'Leeuwarden' }],
    foundingYear: 2011,
    kvk: '52387016',
    vat: 'NL850419263B01',
    sector: 'webbureau',
    services: ['WordPress-websites', 'Webshops', 'Zoekmachineoptimalisatie', 'Hosting en onderhoud'],
    team: [
      { name: 'Nynke de Boer', role: 'oprichter' },
      { name: 'Jelmer Sikkema', role: 'developer' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Studio Elfsteden', website: 'https://studioelfsteden.nl' },
    { name: 'Webmakers Friesland', website: 'https://webmakersfriesland.nl' },
    { name: 'Puntkomma Online' },
  ],
)

export const EIKELBOOM = withRivals(
  {
    name: 'Timmerbedrijf Eikelboom',
    aliases: ['Eikelboom', 'Eikelboom Timmerwerken', 'TBE'],
    legalForm: 'eenmanszaak',
    websites: ['https://eikelboomtimmerwerken.nl'],
    phones: ['0183 55 56 82'],
    emails: ['wouter@eikelboomtimmerwerken.nl'],
    addresses: [{ street: 'Arkelsedijk 33', postalCode: '4206 AC', city: 'Gorinchem' }],
    foundingYear: 2004,
    kvk: '23107458',
    vat: 'NL001647382B27',
    sector: 'timmerbedrijf',
    services: ['Kozijnen', 'Trappen op maat', 'Inbouwkasten', 'Tuinhuizen en overkappingen'],
    team: [{ name: 'Wouter Eikelboom', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 07:00-16:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Timmerfabriek Merwede', website: 'https://timmerfabriekmerwede.nl' },
    { name: 'Houtwerk Gorcum', website: 'https://houtwerkgorcum.nl' },
    { name: 'Timmerwerken Van Dalen' },
  ],
)

export const BEEKSTROOM = withRivals(
  {
    name: 'Huisartsenpraktijk De Beekstroom',
    aliases: ['De Beekstroom', 'Praktijk De Beekstroom', 'HDB'],
    legalName: 'Maatschap Huisartsenpraktijk De Beekstroom',
    legalForm: 'maatschap',
    websites: ['https://huisartsbeekstroom.nl'],
    phones: ['0548 55 53 27'],
    emails: ['assistente@huisartsbeekstroom.nl'],
    addresses: [{ street: 'Grotestraat 84', postalCode: '7443 BK', city: 'Nijverdal' }],
    foundingYear: 1998,
    kvk: '08172635',
    vat: 'NL811527064B01',
    sector: 'huisarts',
    services: ['Spreekuur', 'Reizigersvaccinaties', 'Kleine chirurgische ingrepen', 'Diabeteszorg'],
    team: [
      { name: 'Femke Nijland', role: 'huisarts' },
      { name: 'Paul ter Horst', role: 'huisarts' },
      { name: 'Hanneke Smit', role: 'praktijkmanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Huisartsen Salland', website: 'https://huisartsensalland.nl' },
    { name: 'Medisch Centrum Noetsele', website: 'https://mcnoetsele.nl' },
    { name: 'Huisartsenpraktijk Hulsen' },
  ],
)

export const WINDSTIL = withRivals(
  {
    name: 'Psychologenpraktijk Windstil',
    aliases: ['Windstil', 'Windstil Psychologie', 'PPW'],
    legalForm: 'eenmanszaak',
    websites: ['https://windstilpsychologie.nl'],
    phones: ['0164 55 58 63'],
    emails: ['contact@windstilpsychologie.nl'],
    addresses: [{ street: 'Zuidmolenstraat 15', postalCode: '4611 PG', city: 'Bergen op Zoom' }],
    foundingYear: 2016,
    kvk: '65192837',
    vat: 'NL002193847B51',
    sector: 'psycholoog',
    services: ['Cognitieve gedragstherapie', 'EMDR', 'Burn-outbegeleiding', 'Relatietherapie'],
    team: [
      { name: 'Iris Verhagen', role: 'eigenaar' },
      { name: 'Thijs Maas', role: 'gz-psycholoog' },
    ],
    hours: ['ma,di,do 09:00-18:00; wo gesloten; vr 09:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Praktijk Scheldezicht', website: 'https://praktijkscheldezicht.nl' },
    { name: 'Psychologen Brabantse Wal', website: 'https://psychologenbrabantsewal.nl' },
    { name: 'Mentaal Centrum Markiezaat' },
  ],
)

export const GOUDENHAAN = withRivals(
  {
    name: 'Café De Gouden Haan',
    aliases: ['De Gouden Haan', 'Gouden Haan', 'CGH'],
    legalName: 'Café De Gouden Haan V.O.F.',
    legalForm: 'vof',
    websites: ['https://cafedegoudenhaan.nl'],
    phones: ['046 555 71 20'],
    emails: ['proost@cafedegoudenhaan.nl'],
    addresses: [{ street: 'Markt 27', postalCode: '6131 EK', city: 'Sittard' }],
    foundingYear: 1934,
    kvk: '14057293',
    vat: 'NL804839217B01',
    sector: 'café',
    services: ['Speciaalbieren', 'Borrelplanken', 'Livemuziek', 'Zaalverhuur'],
    team: [
      { name: 'Math Crutzen', role: 'eigenaar' },
      { name: 'Lieke Crutzen', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 16:00-23:00; vr 15:00-23:30; za 12:00-23:30; zo 12:00-22:00'],
  },
  [
    { name: 'Grandcafé Sint Rosa', website: 'https://sintrosa.nl' },
    { name: 'Café De Witte Zwaan' },
    { name: 'Bierlokaal Het Brandhuis', website: 'https://hetbrandhuis.nl' },
  ],
)

export const GLANSRIJK = withRivals(
  {
    name: 'Schoonmaakbedrijf Glansrijk',
    aliases: ['Glansrijk', 'Glansrijk Schoonmaak', 'SBG'],
    legalName: 'Schoonmaakbedrijf Glansrijk B.V.',
    legalForm: 'bv',
    websites: ['https://glansrijkschoonmaak.nl'],
    phones: ['036 555 48 91'],
    emails: ['planning@glansrijkschoonmaak.nl'],
    addresses: [{ street: 'Bolderweg 12', postalCode: '1332 AT', city: 'Almere' }],
    foundingYear: 2008,
    kvk: '39104826',
    vat: 'NL819360475B01',
    sector: 'schoonmaakbedrijf',
    services: ['Kantoorschoonmaak', 'Glasbewassing', 'Opleveringsschoonmaak', 'Vloeronderhoud'],
    team: [
      { name: 'Samira el Amrani', role: 'directeur' },
      { name: 'Dennis Pos', role: 'objectleider' },
    ],
    hours: ['ma,di,wo,do,vr 06:00-20:00; za 08:00-14:00; zo gesloten'],
  },
  [
    { name: 'Flevo Clean', website: 'https://flevoclean.nl' },
    { name: 'Helder Schoonmaakdiensten', website: 'https://helderschoonmaakdiensten.nl' },
    { name: 'Schoonmaakgroep Markermeer' },
  ],
)

export const KALKMAN = withRivals(
  {
    name: 'Stukadoorsbedrijf Kalkman',
    aliases: ['Kalkman', 'Kalkman Stucwerk', 'SBK'],
    legalForm: 'eenmanszaak',
    websites: ['https://kalkmanstucwerk.nl'],
    phones: ['0115 55 59 42'],
    emails: ['offerte@kalkmanstucwerk.nl'],
    addresses: [{ street: 'Axelsestraat 61', postalCode: '4537 AD', city: 'Terneuzen' }],
    foundingYear: 2010,
    kvk: '22081946',
    vat: 'NL001836475B13',
    sector: 'stukadoor',
    services: ['Glad stucwerk', 'Spachtelputz', 'Sierlijsten', 'Betonciré'],
    team: [
      { name: 'Rik Kalkman', role: 'eigenaar' },
      { name: 'Marco de Pooter', role: 'stukadoor' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-15:30; za,zo gesloten'],
  },
  [
    { name: 'Stukadoors Zeeuws-Vlaanderen', website: 'https://stukadoorszvl.nl' },
    { name: 'Afbouw De Rechter' },
    { name: 'Wandwerk Scheldemond', website: 'https://wandwerkscheldemond.nl' },
  ],
)

export const PARELMOER = withRivals(
  {
    name: 'Juwelier Parelmoer',
    aliases: ['Parelmoer', 'Parelmoer Juweliers', 'JPR'],
    legalName: 'Juwelier Parelmoer V.O.F.',
    legalForm: 'vof',
    websites: ['https://juwelierparelmoer.nl'],
    phones: ['0475 55 52 69'],
    emails: ['atelier@juwelierparelmoer.nl'],
    addresses: [{ street: 'Neerstraat 40', postalCode: '6041 KD', city: 'Roermond' }],
    foundingYear: 1979,
    kvk: '13028465',
    vat: 'NL805927318B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Sieraden op maat', 'Inkoop van oud goud'],
    team: [
      { name: 'Suzanne Peeters', role: 'eigenaar' },
      { name: 'Roel Peeters', role: 'goudsmid' },
    ],
    hours: ['ma 13:00-17:30; di,wo,do,vr 09:30-17:30; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Hendriks', website: 'https://juwelierhendriks.nl' },
    { name: 'Goudsmederij Maasgoud', website: 'https://maasgoud.nl' },
    { name: 'Schaap Juweliers' },
  ],
)
