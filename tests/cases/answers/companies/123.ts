/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZANDEN = withRivals(
  {
    name: 'Bakkerij Van der Zanden',
    aliases: ['Bakker Van der Zanden', 'Van der Zanden', 'BVZ'],
    legalName: 'Bakkerij Van der Zanden V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijvanderzanden.nl'],
    phones: ['0499 55 52 14'],
    emails: ['bestellen@bakkerijvanderzanden.nl'],
    addresses: [{ street: 'Rijkesluisstraat 18', postalCode: '5688 EC', city: 'Oirschot' }],
    foundingYear: 1954,
    kvk: '17062894',
    vat: 'NL803517426B01',
    sector: 'bakkerij',
    services: ['Zuurdesembrood', 'Taarten op bestelling', 'Worstenbroodjes', 'Belegde broodjes'],
    team: [
      { name: 'Bart van der Zanden', role: 'eigenaar' },
      { name: 'Ilse van der Zanden', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 08:00-18:00; vr 08:00-18:30; za 07:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Smulders', website: 'https://bakkerijsmulders.nl' },
    { name: 'De Broodplank' },
    { name: 'Banketbakker Verhoeven', website: 'https://banketbakkerverhoeven.nl' },
  ],
)

export const VELUWE = withRivals(
  {
    name: 'Dierenartspraktijk Veluwezoom',
    aliases: ['DAP Veluwezoom', 'Dierenkliniek Veluwezoom', 'DPV'],
    legalName: 'Dierenartspraktijk Veluwezoom B.V.',
    legalForm: 'bv',
    websites: ['https://dapveluwezoom.nl'],
    phones: ['026 555 37 90'],
    emails: ['info@dapveluwezoom.nl'],
    addresses: [{ street: 'Hoofdstraat 112', postalCode: '6881 TK', city: 'Velp' }],
    foundingYear: 1989,
    kvk: '09084715',
    vat: 'NL812940635B01',
    sector: 'dierenartspraktijk',
    services: ['Vaccinaties', 'Gebitsbehandelingen', 'Echografie', 'Castratie en sterilisatie'],
    team: [
      { name: 'Marleen Brouwer', role: 'dierenarts en eigenaar' },
      { name: 'Joost Hendriks', role: 'dierenarts' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek Rozendaal', website: 'https://dierenkliniekrozendaal.nl' },
    { name: 'Dierenartsen Rheden', website: 'https://dierenartsenrheden.nl' },
    { name: 'Kliniek voor Dieren De Steeg' },
  ],
)

export const HOEKSTRA = withRivals(
  {
    name: 'Hoekstra Elektrotechniek',
    aliases: ['Hoekstra Elektro', 'Elektricien Hoekstra', 'HES'],
    legalForm: 'eenmanszaak',
    websites: ['https://hoekstra-elektrotechniek.nl'],
    phones: ['0515 55 58 31'],
    emails: ['info@hoekstra-elektrotechniek.nl'],
    addresses: [{ street: 'Lemmerweg 47', postalCode: '8608 AE', city: 'Sneek' }],
    foundingYear: 2008,
    kvk: '01134872',
    vat: 'NL001847362B52',
    sector: 'elektricien',
    services: ['Groepenkast vervangen', 'Laadpaal installeren', 'Storingen verhelpen', 'Verlichting aanleggen'],
    team: [
      { name: 'Sjoerd Hoekstra', role: 'eigenaar' },
      { name: 'Ruben de Boer', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Elektro Súdwest', website: 'https://elektrosudwest.nl' },
    { name: 'Bakker Installaties' },
    { name: 'Van der Meer Elektra', website: 'https://vandermeerelektra.nl' },
  ],
)

export const RONDE = withRivals(
  {
    name: 'Kringloopwinkel De Tweede Ronde',
    aliases: ['De Tweede Ronde', 'Kringloop De Tweede Ronde', 'KTR'],
    legalName: 'Stichting De Tweede Ronde',
    legalForm: 'stichting',
    websites: ['https://tweederonde-hoogeveen.nl'],
    phones: ['0528 55 54 60'],
    emails: ['winkel@tweederonde-hoogeveen.nl'],
    addresses: [{ street: 'Industrieweg 33', postalCode: '7903 AJ', city: 'Hoogeveen' }],
    foundingYear: 1996,
    kvk: '04057318',
    vat: 'NL807263914B01',
    sector: 'kringloopwinkel',
    services: ['Spullen gratis ophalen', 'Woningontruiming', 'Tweedehands meubels', 'Fietsreparatie'],
    team: [
      { name: 'Gerda Kuipers', role: 'bedrijfsleider' },
      { name: 'Henk Prins', role: 'voorzitter' },
    ],
    hours: ['ma 13:00-17:00; di,wo,do,vr 09:30-17:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Kringloop Goed Goed', website: 'https://kringloopgoedgoed.nl' },
    { name: 'Snuffelhal De Wijk' },
    { name: 'Rataplan Meppel', website: 'https://rataplanmeppel.nl' },
  ],
)

export const VLA = withRivals(
  {
    name: 'Verbeek Lammers Architecten',
    aliases: ['Verbeek Lammers', 'VLA Architecten', 'VLA'],
    legalName: 'Verbeek Lammers Architecten B.V.',
    legalForm: 'bv',
    websites: ['https://verbeeklammers.nl'],
    phones: ['076 555 62 08'],
    emails: ['studio@verbeeklammers.nl'],
    addresses: [{ street: 'Ginnekenweg 205', postalCode: '4835 NA', city: 'Breda' }],
    foundingYear: 2003,
    kvk: '20115946',
    vat: 'NL813652097B01',
    sector: 'architectenbureau',
    services: ['Nieuwbouwwoningen', 'Verbouwingen', 'Vergunningaanvragen', 'Interieurontwerp'],
    team: [
      { name: 'Saskia Verbeek', role: 'architect en partner' },
      { name: 'Tom Lammers', role: 'architect en partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Studio Haagdijk', website: 'https://studiohaagdijk.nl' },
    { name: 'Bouwkunst Breda' },
    { name: 'Architectenbureau Van Oers', website: 'https://vanoersarchitecten.nl' },
  ],
)

export const ZEEKRAAL = withRivals(
  {
    name: 'Camping De Zeekraal',
    aliases: ['De Zeekraal', 'Minicamping De Zeekraal', 'CDZ'],
    legalName: 'Camping De Zeekraal V.O.F.',
    legalForm: 'vof',
    websites: ['https://campingdezeekraal.nl'],
    phones: ['0111 55 57 42'],
    emails: ['receptie@campingdezeekraal.nl'],
    addresses: [{ street: 'Hoogenboomlaan 36', postalCode: '4325 DK', city: 'Renesse' }],
    foundingYear: 1978,
    kvk: '22051638',
    vat: 'NL804719283B01',
    sector: 'camping',
    services: ['Kampeerplaatsen', 'Safaritenten', 'Camperplaatsen', 'Fietsverhuur'],
    team: [
      { name: 'Wim Kloet', role: 'eigenaar' },
      { name: 'Petra Kloet', role: 'receptie' },
    ],
    hours: ['ma,di,wo,do 09:00-17:00; vr 09:00-20:00; za 09:00-18:00; zo 10:00-16:00'],
  },
  [
    { name: 'Camping Duinhoek', website: 'https://campingduinhoek.nl' },
    { name: 'Camping De Meidoorn', website: 'https://campingdemeidoorn.nl' },
    { name: 'Strandcamping De Brouwer' },
  ],
)

export const KLANKHUIS = withRivals(
  {
    name: 'Muziekschool Het Klankhuis',
    aliases: ['Het Klankhuis', 'Klankhuis Gouda', 'MHK'],
    legalName: 'Stichting Muziekschool Het Klankhuis',
    legalForm: 'stichting',
    websites: ['https://klankhuisgouda.nl'],
    phones: ['0182 55 59 16'],
    emails: ['lessen@klankhuisgouda.nl'],
    addresses: [{ street: 'Lange Tiendeweg 58', postalCode: '2801 KJ', city: 'Gouda' }],
    foundingYear: 1985,
    kvk: '29043857',
    vat: 'NL806918352B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Zangles', 'Bandcoaching'],
    team: [
      { name: 'Esther van Vliet', role: 'directeur' },
      { name: 'Mark Slingerland', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:00; vr 13:00-18:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Muziekhuis IJssel', website: 'https://muziekhuisijssel.nl' },
    { name: 'Toonzaal Reeuwijk' },
    { name: 'Popschool Groene Hart', website: 'https://popschoolgroenehart.nl' },
  ],
)

export const DRECHTSTAD = withRivals(
  {
    name: 'Slotenmaker Drechtstad',
    aliases: ['Drechtstad Sloten', 'Slotenservice Drechtstad', 'SMD'],
    legalForm: 'eenmanszaak',
    websites: ['https://slotenmakerdrechtstad.nl'],
    phones: ['078 555 24 13'],
    emails: ['info@slotenmakerdrechtstad.nl'],
    addresses: [{ street: 'Voorstraat 271', postalCode: '3311 EP', city: 'Dordrecht' }],
    foundingYear: 2014,
    kvk: '60184735',
    vat: 'NL002371948B68',
    sector: 'slotenmaker',
    services: ['Buitensluiting', 'Sloten vervangen', 'Inbraakbeveiliging', 'Sleutels bijmaken'],
    team: [
      { name: 'Dennis Kooijman', role: 'eigenaar' },
      { name: 'Rick Stam', role: 'slotenmaker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-22:00; za 09:00-20:00; zo gesloten'],
  },
  [
    { name: 'Merwede Sloten', website: 'https://merwedesloten.nl' },
    { name: 'Sleutelservice Sterrenburg' },
    { name: 'Van Dijk Beveiliging', website: 'https://vandijkbeveiliging.nl' },
  ],
)

export const EIKELBOOM = withRivals(
  {
    name: 'Meubelmakerij Eikelboom',
    aliases: ['Eikelboom Meubels', 'Eikelboom', 'MEB'],
    legalForm: 'eenmanszaak',
    websites: ['https://eikelboom-meubels.nl'],
    phones: ['0570 55 51 77'],
    emails: ['hallo@eikelboom-meubels.nl'],
    addresses: [{ street: 'Bergkerkplein 9', postalCode: '7411 EN', city: 'Deventer' }],
    foundingYear: 1999,
    kvk: '08093461',
    vat: 'NL001593720B14',
    sector: 'meubelmaker',
    services: ['Tafels op maat', 'Inbouwkasten', 'Meubelrestauratie', 'Houten keukens'],
    team: [
      { name: 'Jeroen Eikelboom', role: 'eigenaar' },
      { name: 'Lotte Wessels', role: 'meubelmaker' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 10:00-15:00; zo gesloten'],
  },
  [
    { name: 'Houtwerk Salland', website: 'https://houtwerksalland.nl' },
    { name: 'Atelier Noten' },
    { name: 'De Deventer Kastenmaker', website: 'https://deventerkastenmaker.nl' },
  ],
)

export const ANJA = withRivals(
  {
    name: 'Pedicurepraktijk Anja Mulder',
    aliases: ['Pedicure Anja Mulder', 'Anja Mulder Voetverzorging', 'PAM'],
    legalForm: 'eenmanszaak',
    websites: ['https://pedicureanjamulder.nl'],
    phones: ['0592 55 56 39'],
    emails: ['praktijk@pedicureanjamulder.nl'],
    addresses: [{ street: 'Vaart Zuidzijde 84', postalCode: '9401 GM', city: 'Assen' }],
    foundingYear: 2012,
    kvk: '54872016',
    vat: 'NL002094817B29',
    sector: 'pedicure',
    services: ['Diabetische voetzorg', 'Nagelbeugels', 'Likdoorns verwijderen', 'Gellak'],
    team: [
      { name: 'Anja Mulder', role: 'eigenaar' },
      { name: 'Karin Bos', role: 'medisch pedicure' },
    ],
    hours: ['ma,di 09:00-17:00; wo gesloten; do 09:00-20:30; vr 09:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Voetzorg Assen', website: 'https://voetzorgassen.nl' },
    { name: 'Pedicure Marsdijk' },
    { name: 'Praktijk Stap voor Stap', website: 'https://stapvoorstapassen.nl' },
  ],
)
