/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const VIJZEL = withRivals(
  {
    name: 'Apotheek De Vijzel',
    aliases: ['De Vijzel', 'Vijzel Apotheek', 'ADV'],
    legalName: 'Apotheek De Vijzel B.V.',
    legalForm: 'bv',
    websites: ['https://apotheekdevijzel.nl'],
    phones: ['0314 55 52 61'],
    emails: ['balie@apotheekdevijzel.nl'],
    addresses: [{ street: 'Terborgseweg 48', postalCode: '7001 GR', city: 'Doetinchem' }],
    foundingYear: 1987,
    kvk: '09071846',
    vat: 'NL807316254B01',
    sector: 'apotheek',
    services: ['Medicijnen op recept', 'Herhaalservice', 'Medicijnrol', 'Reisadvies en vaccinaties'],
    team: [
      { name: 'Femke Wassink', role: 'apotheker en eigenaar' },
      { name: 'Bart Hummelink', role: 'apotheker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Apotheek Oosseld', website: 'https://apotheekoosseld.nl' },
    { name: 'Medicijnhuis De Pol' },
    { name: 'Apotheek Wijnbergen', website: 'https://apotheekwijnbergen.nl' },
  ],
)

export const LEEST = withRivals(
  {
    name: 'Schoenmakerij De Leest',
    aliases: ['De Leest', 'De Leest Tiel', 'SDL'],
    legalName: 'Schoenmakerij De Leest',
    legalForm: 'eenmanszaak',
    websites: ['https://schoenmakerijdeleest.nl'],
    phones: ['0344 55 51 87'],
    emails: ['info@schoenmakerijdeleest.nl'],
    addresses: [{ street: 'Weerstraat 26', postalCode: '4001 LG', city: 'Tiel' }],
    foundingYear: 1974,
    kvk: '11019462',
    vat: 'NL001936482B57',
    sector: 'schoenmaker',
    services: ['Zolen en hakken vernieuwen', 'Sleutels bijmaken', 'Tassen en leer repareren', 'Steunzolen'],
    team: [
      { name: 'Cor Verbiesen', role: 'eigenaar' },
      { name: 'Iris Verbiesen', role: 'schoenhersteller' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Schoenservice Waalpoort', website: 'https://schoenservicewaalpoort.nl' },
    { name: 'Hakkenbar Betuwe' },
    { name: 'Schoenmakerij Van Kessel', website: 'https://schoenmakerijvankessel.nl' },
  ],
)

export const ATLAS = withRivals(
  {
    name: 'Atlas Bakfietsen',
    aliases: ['Atlas Cargo Bikes', 'Atlas', 'ABF'],
    legalName: 'Atlas Cargo Bikes B.V.',
    legalForm: 'bv',
    websites: ['https://atlasbakfietsen.nl'],
    phones: ['023 555 71 40'],
    emails: ['hello@atlasbakfietsen.nl', 'service@atlasbakfietsen.nl'],
    addresses: [{ street: 'Kleverlaan 93', postalCode: '2023 JD', city: 'Haarlem' }],
    foundingYear: 2016,
    kvk: '65829174',
    vat: 'NL856273914B01',
    sector: 'bakfietswinkel',
    services: ['Elektrische bakfietsen', 'Tweedehands bakfietsen', 'Onderhoud en reparatie', 'Bakfiets leasen'],
    team: [
      { name: 'Joost Hallewas', role: 'eigenaar' },
      { name: 'Megan Doyle', role: 'verkoopadviseur' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 10:00-18:00; za 10:00-17:00; zo 12:00-16:00'],
  },
  [
    { name: 'Bakfietsplein Spaarne', website: 'https://bakfietspleinspaarne.nl' },
    { name: 'Kidscargo Haarlem' },
    { name: 'De Rollende Bak', website: 'https://derollendebak.nl' },
  ],
)

export const MEANDER = withRivals(
  {
    name: 'Architectenbureau Meander',
    aliases: ['Meander Architecten', 'Meander', 'ABM'],
    legalName: 'Meander Architecten V.O.F.',
    legalForm: 'vof',
    websites: ['https://meanderarchitecten.nl'],
    phones: ['0570 55 54 29'],
    emails: ['studio@meanderarchitecten.nl'],
    addresses: [{ street: 'Rijkmanstraat 11', postalCode: '7411 GA', city: 'Deventer' }],
    foundingYear: 2002,
    kvk: '08098371',
    vat: 'NL811047392B01',
    sector: 'architect',
    services: ['Woningontwerp', 'Verbouwingen', 'Restauratie van monumenten', 'Vergunningaanvraag'],
    team: [
      { name: 'Liesbeth Oonk', role: 'architect en vennoot' },
      { name: 'Tjeerd Wissema', role: 'architect en vennoot' },
    ],
    hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bureau Hanzehof', website: 'https://bureauhanzehof.nl' },
    { name: 'Architect Brouwershuis' },
    { name: 'Studio Worp', website: 'https://studioworp.nl' },
  ],
)

export const PRAATPAAL = withRivals(
  {
    name: 'Logopediepraktijk Praatpaal',
    aliases: ['Praatpaal', 'Logopedie Praatpaal', 'LPP'],
    legalName: 'Maatschap Logopediepraktijk Praatpaal',
    legalForm: 'maatschap',
    websites: ['https://logopediepraatpaal.nl'],
    phones: ['0318 55 57 12'],
    emails: ['afspraak@logopediepraatpaal.nl'],
    addresses: [{ street: 'Zandstraat 57', postalCode: '3905 EB', city: 'Veenendaal' }],
    foundingYear: 1998,
    kvk: '30156294',
    vat: 'NL808462917B01',
    sector: 'logopedist',
    services: ['Stottertherapie', 'Stemtherapie', 'Taalontwikkeling bij kinderen', 'Afasie', 'Slikproblemen'],
    team: [
      { name: 'Margriet van Ginkel', role: 'logopedist en praktijkhouder' },
      { name: 'Samira Oulad', role: 'logopedist' },
    ],
    hours: ['ma,di,do 08:30-17:30; wo 08:30-12:30; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Logopedie Petenbos', website: 'https://logopediepetenbos.nl' },
    { name: 'Taalhuis Dragonder' },
    { name: 'Spraakpraktijk Valleizicht', website: 'https://spraakpraktijkvalleizicht.nl' },
  ],
)

export const KAUW = withRivals(
  {
    name: 'Schoorsteenveegbedrijf De Kauw',
    aliases: ['De Kauw', 'De Kauw Schoorsteenvegers', 'SDK'],
    legalName: 'Schoorsteenveegbedrijf De Kauw',
    legalForm: 'eenmanszaak',
    websites: ['https://schoorsteenvegerdekauw.nl'],
    phones: ['06 55 51 83 29'],
    emails: ['vegen@schoorsteenvegerdekauw.nl'],
    addresses: [{ street: 'Wilhelmsweg 140', postalCode: '7811 BR', city: 'Emmen' }],
    foundingYear: 2009,
    kvk: '04082971',
    vat: 'NL001628493B22',
    sector: 'schoorsteenveger',
    services: ['Schoorsteen vegen', 'Kachelonderhoud', 'Rookkanaal inspecteren', 'Vogelnesten verwijderen'],
    team: [{ name: 'Ruben Hidding', role: 'eigenaar' }],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 08:00-12:00; zo gesloten'],
  },
  [
    { name: 'Veegbedrijf Bargeres', website: 'https://veegbedrijfbargeres.nl' },
    { name: 'Schoorsteenservice Eising' },
    { name: 'Drentse Veegmeesters', website: 'https://drentseveegmeesters.nl' },
  ],
)

export const SANNE = withRivals(
  {
    name: 'Sanne de Boer Fotografie',
    aliases: ['Sanne de Boer', 'Sanne de Boer Trouwfotografie', 'SDBF'],
    legalName: 'Sanne de Boer Fotografie',
    legalForm: 'eenmanszaak',
    websites: ['https://sannedeboerfotografie.nl'],
    phones: ['06 55 57 42 90'],
    emails: ['hoi@sannedeboerfotografie.nl'],
    addresses: [{ street: 'Oosthaven 63', postalCode: '2801 PE', city: 'Gouda' }],
    foundingYear: 2012,
    kvk: '54719328',
    vat: 'NL001872364B90',
    sector: 'trouwfotograaf',
    services: ['Trouwreportages', 'Loveshoots', 'Trouwalbums', 'Trouwvideo'],
    team: [
      { name: 'Sanne de Boer', role: 'fotograaf en eigenaar' },
      { name: 'Milou Terlouw', role: 'tweede fotograaf' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:30-17:00; za,zo gesloten'],
  },
  [
    { name: 'Fotostudio De Waag', website: 'https://fotostudiodewaag.nl' },
    { name: 'Trouwfoto Anker' },
    { name: 'Lichtjaar Bruidsfotografie', website: 'https://lichtjaarbruidsfotografie.nl' },
  ],
)

export const AERTS = withRivals(
  {
    name: 'Kwekerij Aerts',
    aliases: ['Boomkwekerij Aerts', 'Aerts Planten', 'KAZ'],
    legalName: 'Boomkwekerij Aerts B.V.',
    legalForm: 'bv',
    websites: ['https://kwekerijaerts.nl'],
    phones: ['076 555 38 64'],
    emails: ['verkoop@kwekerijaerts.nl'],
    addresses: [{ street: 'Achtmaalseweg 118', postalCode: '4881 AZ', city: 'Zundert' }],
    foundingYear: 1961,
    kvk: '20034718',
    vat: 'NL803619257B01',
    sector: 'kwekerij',
    services: ['Haagplanten', 'Fruitbomen', 'Vaste planten', 'Bezorging aan huis'],
    team: [
      { name: 'Ad Aerts', role: 'directeur' },
      { name: 'Linde Aerts', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 08:30-15:00; zo gesloten'],
  },
  [
    { name: 'Plantencentrum Wernhout', website: 'https://plantencentrumwernhout.nl' },
    { name: 'Kwekerij Van Tichelt' },
    { name: 'Groenhof Klein-Zundert', website: 'https://groenhofkleinzundert.nl' },
  ],
)

export const BALANS = withRivals(
  {
    name: 'Administratiekantoor Balans',
    aliases: ['Balans Administraties', 'Balans', 'AKB'],
    legalName: 'Balans Administraties V.O.F.',
    legalForm: 'vof',
    websites: ['https://balanskampen.nl'],
    phones: ['038 555 26 13'],
    emails: ['info@balanskampen.nl'],
    addresses: [{ street: 'Burgwal 74', postalCode: '8261 ES', city: 'Kampen' }],
    foundingYear: 1993,
    kvk: '05058413',
    vat: 'NL805731946B01',
    sector: 'administratiekantoor',
    services: ['Boekhouding', 'Btw-aangifte', 'Loonadministratie', 'Inkomstenbelasting', 'Startersadvies'],
    team: [
      { name: 'Henrike Bos', role: 'vennoot' },
      { name: 'Arjen van Dijk', role: 'vennoot' },
      { name: 'Rosa Mulder', role: 'boekhouder' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Cijferhuis IJsselkade', website: 'https://cijferhuisijsselkade.nl' },
    { name: 'Boekhoudbureau Brunnepe' },
    { name: 'Van Unen Administratie', website: 'https://vanunenadministratie.nl' },
  ],
)

export const GECKO = withRivals(
  {
    name: 'Klimhal Gecko',
    aliases: ['Gecko', 'Gecko Climbing', 'KHG'],
    legalName: 'Gecko Klimsport B.V.',
    legalForm: 'bv',
    websites: ['https://klimhalgecko.nl'],
    phones: ['0513 55 59 04'],
    emails: ['balie@klimhalgecko.nl'],
    addresses: [{ street: 'De Kuinder 15', postalCode: '8444 DC', city: 'Heerenveen' }],
    foundingYear: 2013,
    kvk: '57382916',
    vat: 'NL852739164B01',
    sector: 'klimhal',
    services: ['Boulderen', 'Toprope klimmen', 'Klimcursussen', 'Kinderfeestjes'],
    team: [
      { name: 'Wietse Postma', role: 'eigenaar' },
      { name: 'Nadia Faber', role: 'hoofdinstructeur' },
    ],
    hours: ['ma,di,wo,do,vr 14:00-22:30; za 10:00-20:00; zo 10:00-18:00'],
  },
  [
    { name: 'Boulderhal Oranjewoud', website: 'https://boulderhaloranjewoud.nl' },
    { name: 'Klimcentrum De Hoogte' },
    { name: 'Klimmuur Nijehaske', website: 'https://klimmuurnijehaske.nl' },
  ],
)
