/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KUIPERS = withRivals(
  {
    name: 'Aannemersbedrijf Kuipers & Brandsma',
    aliases: ['Kuipers & Brandsma', 'Bouwbedrijf Kuipers & Brandsma', 'AKB'],
    legalName: 'Aannemersbedrijf Kuipers & Brandsma B.V.',
    legalForm: 'bv',
    websites: ['https://kuipersbrandsma.nl'],
    phones: ['0515 55 54 18'],
    emails: ['info@kuipersbrandsma.nl'],
    addresses: [{ street: 'Smidsstraat 12', postalCode: '8601 WB', city: 'Sneek' }],
    foundingYear: 1974,
    kvk: '01072936',
    vat: 'NL803162947B01',
    sector: 'aannemer',
    services: ['Verbouwingen', 'Aanbouwen', 'Dakkapellen', 'Nieuwbouw'],
    team: [
      { name: 'Sjoerd Kuipers', role: 'directeur' },
      { name: 'Anneke Brandsma', role: 'projectleider' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Hoekstra', website: 'https://bouwbedrijfhoekstra.nl' },
    { name: 'Wiersma Bouw' },
    { name: 'Aannemer De Waterpoort', website: 'https://aannemerdewaterpoort.nl' },
  ],
)

export const WESSEM = withRivals(
  {
    name: 'Notariskantoor Van Wessem',
    aliases: ['Van Wessem Notariaat', 'Van Wessem', 'NVW'],
    legalName: 'Van Wessem Notariaat B.V.',
    legalForm: 'bv',
    websites: ['https://vanwessemnotariaat.nl'],
    phones: ['0570 55 51 27'],
    emails: ['info@vanwessemnotariaat.nl'],
    addresses: [{ street: 'Brink 62', postalCode: '7411 BV', city: 'Deventer' }],
    foundingYear: 1989,
    kvk: '38014725',
    vat: 'NL815270436B01',
    sector: 'notaris',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Oprichting van bv’s'],
    team: [
      { name: 'Judith van Wessem', role: 'notaris' },
      { name: 'Maarten Kroon', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Aan de IJssel', website: 'https://notariaataandeijssel.nl' },
    { name: 'Salland Notarissen', website: 'https://sallandnotarissen.nl' },
    { name: 'Ten Brinke Notaris' },
  ],
)

export const VELDKAMP = withRivals(
  {
    name: 'Veldkamp Elektrotechniek',
    aliases: ['Veldkamp Elektra', 'Veldkamp Elektro', 'VKE'],
    legalName: 'Veldkamp Elektrotechniek V.O.F.',
    legalForm: 'vof',
    websites: ['https://veldkampelektro.nl'],
    phones: ['0314 55 57 63'],
    emails: ['service@veldkampelektro.nl'],
    addresses: [{ street: 'Terborgseweg 88', postalCode: '7001 GS', city: 'Doetinchem' }],
    foundingYear: 2006,
    kvk: '09158342',
    vat: 'NL816903527B01',
    sector: 'elektricien',
    services: ['Groepenkasten vervangen', 'Laadpalen installeren', 'Verlichting', 'Storingsdienst'],
    team: [
      { name: 'Niels Veldkamp', role: 'vennoot' },
      { name: 'Tom Wissink', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Elektro Achterhoek', website: 'https://elektroachterhoek.nl' },
    { name: 'Rensink Installaties', website: 'https://rensinkinstallaties.nl' },
    { name: 'StroomMeester' },
  ],
)

export const OEVER = withRivals(
  {
    name: 'Uitvaartzorg De Stille Oever',
    aliases: ['De Stille Oever', 'Stille Oever Uitvaarten', 'UDSO'],
    legalForm: 'eenmanszaak',
    websites: ['https://destilleoever.nl'],
    phones: ['0115 55 58 20'],
    emails: ['marleen@destilleoever.nl'],
    addresses: [{ street: 'Noordstraat 45', postalCode: '4531 GD', city: 'Terneuzen' }],
    foundingYear: 2013,
    kvk: '57230914',
    vat: 'NL001938274B62',
    sector: 'uitvaartondernemer',
    services: ['Begrafenissen', 'Crematies', 'Rouwkaarten', 'Opbaring thuis'],
    team: [
      { name: 'Marleen de Feijter', role: 'eigenaar' },
      { name: 'Johan Haak', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Van Damme Uitvaarten', website: 'https://vandammeuitvaarten.nl' },
    { name: 'Uitvaartzorg Schelde' },
    { name: 'Afscheidshuis De Linde', website: 'https://afscheidshuisdelinde.nl' },
  ],
)

export const AALST = withRivals(
  {
    name: 'Juwelier Van Aalst',
    aliases: ['Van Aalst Juweliers', 'Van Aalst Roermond', 'JVA'],
    legalName: 'Juwelier Van Aalst V.O.F.',
    legalForm: 'vof',
    websites: ['https://juweliervanaalst.nl'],
    phones: ['0475 55 56 09'],
    emails: ['winkel@juweliervanaalst.nl'],
    addresses: [{ street: 'Steenweg 31', postalCode: '6041 EV', city: 'Roermond' }],
    foundingYear: 1958,
    kvk: '13006418',
    vat: 'NL802745139B01',
    sector: 'juwelier',
    services: ['Trouwringen', 'Horlogereparatie', 'Inkoop van goud', 'Graveren'],
    team: [
      { name: 'Frits van Aalst', role: 'goudsmid' },
      { name: 'Linda Geraedts', role: 'bedrijfsleider' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do 09:30-18:00; vr 09:30-20:00; za 09:30-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Claessen', website: 'https://juwelierclaessen.nl' },
    { name: 'Goudsmederij Roer' },
    { name: 'Briljant & Zonen', website: 'https://briljantenzonen.nl' },
  ],
)

export const ZILVERBERK = withRivals(
  {
    name: 'Psychologenpraktijk Zilverberk',
    aliases: ['Praktijk Zilverberk', 'Zilverberk Psychologen', 'PPZ'],
    legalName: 'Maatschap Psychologenpraktijk Zilverberk',
    legalForm: 'maatschap',
    websites: ['https://praktijkzilverberk.nl'],
    phones: ['033 555 21 90'],
    emails: ['aanmelden@praktijkzilverberk.nl'],
    addresses: [{ street: 'Utrechtseweg 140', postalCode: '3818 EM', city: 'Amersfoort' }],
    foundingYear: 2009,
    kvk: '32140957',
    vat: 'NL820416385B01',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Relatietherapie', 'Behandeling van burn-out'],
    team: [
      { name: 'Esther Hoogland', role: 'gz-psycholoog' },
      { name: 'Ruben Polak', role: 'psycholoog' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-21:00; vr 08:30-15:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologen Eemland', website: 'https://psychologeneemland.nl' },
    { name: 'Mindpunt' },
    { name: 'De Luwte Psychologie', website: 'https://deluwtepsychologie.nl' },
  ],
)

export const EKSTER = withRivals(
  {
    name: 'Café De Bonte Ekster',
    aliases: ['De Bonte Ekster', 'Bonte Ekster', 'DBE'],
    legalForm: 'eenmanszaak',
    websites: ['https://debonteekster.nl'],
    phones: ['0164 55 53 71'],
    emails: ['proost@debonteekster.nl'],
    addresses: [{ street: 'Fortuinstraat 9', postalCode: '4611 NN', city: 'Bergen op Zoom' }],
    foundingYear: 1926,
    kvk: '20051386',
    vat: 'NL002471695B18',
    sector: 'café',
    services: ['Speciaalbieren', 'Livemuziek', 'Biljarten', 'Zaalverhuur'],
    team: [
      { name: 'Kees Adriaansen', role: 'eigenaar' },
      { name: 'Wendy Baartmans', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di gesloten; wo,do 15:00-23:00; vr,za 14:00-02:00; zo 13:00-22:00'],
  },
  [
    { name: 'Café De Zwijger' },
    { name: 'Grand Café Hugo', website: 'https://grandcafehugo.nl' },
    { name: 'Biercafé Markiezaat', website: 'https://biercafemarkiezaat.nl' },
  ],
)

export const ZKD = withRivals(
  {
    name: 'Zonnekracht Drenthe',
    aliases: ['Zonnekracht Assen', 'ZKD'],
    legalName: 'Zonnekracht Drenthe B.V.',
    legalForm: 'bv',
    websites: ['https://zonnekrachtdrenthe.nl'],
    phones: ['0592 55 54 66'],
    emails: ['advies@zonnekrachtdrenthe.nl'],
    addresses: [{ street: 'Industrieweg 27', postalCode: '9403 AB', city: 'Assen' }],
    foundingYear: 2012,
    kvk: '54817203',
    vat: 'NL851360472B01',
    sector: 'zonnepanelen-installateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Laadpalen', 'Omvormers vervangen'],
    team: [
      { name: 'Hendrik Oosting', role: 'directeur' },
      { name: 'Sanne Vrielink', role: 'adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'SolarNoord', website: 'https://solarnoord.nl' },
    { name: 'Zon op Dak Assen' },
    { name: 'Hunebed Solar', website: 'https://hunebedsolar.nl' },
  ],
)

export const HAZELAAR = withRivals(
  {
    name: 'Tuincentrum De Hazelaar',
    aliases: ['De Hazelaar', 'Hazelaar Barneveld', 'TCH'],
    legalName: 'Tuincentrum De Hazelaar B.V.',
    legalForm: 'bv',
    websites: ['https://tuincentrumdehazelaar.nl'],
    phones: ['0342 55 52 38'],
    emails: ['info@tuincentrumdehazelaar.nl'],
    addresses: [{ street: 'Wencopperweg 58', postalCode: '3771 PP', city: 'Barneveld' }],
    foundingYear: 1983,
    kvk: '08039571',
    vat: 'NL804618293B01',
    sector: 'tuincentrum',
    services: ['Kamerplanten', 'Tuinmeubelen', 'Tuinaanleg', 'Kerstbomen'],
    team: [
      { name: 'Gert van den Brandhof', role: 'eigenaar' },
      { name: 'Corine Methorst', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do 09:00-18:00; vr 09:00-20:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Tuincentrum Veluwezoom', website: 'https://tuincentrumveluwezoom.nl' },
    { name: 'De Groene Schuur' },
    { name: 'Plantenhuis Voorthuizen', website: 'https://plantenhuisvoorthuizen.nl' },
  ],
)

export const NOORDHOF = withRivals(
  {
    name: 'Drukkerij Noordhof',
    aliases: ['Noordhof Drukwerk', 'Noordhof Alkmaar', 'DNA'],
    legalName: 'Drukkerij Noordhof B.V.',
    legalForm: 'bv',
    websites: ['https://drukkerijnoordhof.nl'],
    phones: ['072 555 19 83'],
    emails: ['order@drukkerijnoordhof.nl'],
    addresses: [{ street: 'Helderseweg 74', postalCode: '1817 BG', city: 'Alkmaar' }],
    foundingYear: 1961,
    kvk: '37021648',
    vat: 'NL801594726B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Boeken drukken', 'Flyers', 'Spandoeken'],
    team: [
      { name: 'Paul Noordhof', role: 'directeur' },
      { name: 'Mirjam Schoorl', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Drukwerk Kennemerland', website: 'https://drukwerkkennemerland.nl' },
    { name: 'PrintPunt Alkmaar' },
    { name: 'Offset De Rijp', website: 'https://offsetderijp.nl' },
  ],
)
