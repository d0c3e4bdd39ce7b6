/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HAKVOORT = withRivals(
  {
    name: 'Schoenmakerij Hakvoort',
    aliases: ['Hakvoort Schoenreparatie', 'Schoenmaker Hakvoort', 'SHK'],
    legalForm: 'eenmanszaak',
    websites: ['https://schoenmakerijhakvoort.nl'],
    phones: ['038 555 21 47'],
    emails: ['info@schoenmakerijhakvoort.nl'],
    addresses: [{ street: 'Geerstraat 33', postalCode: '8261 HL', city: 'Kampen' }],
    foundingYear: 1974,
    kvk: '05027416',
    vat: 'NL001783462B54',
    sector: 'schoenmaker',
    services: ['Schoenreparatie', 'Sleutels bijmaken', 'Orthopedische aanpassingen', 'Lederreparatie'],
    team: [
      { name: 'Bert Hakvoort', role: 'eigenaar' },
      { name: 'Ineke Hakvoort', role: 'schoenmaker' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 09:00-17:30; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Schoenservice Prins', website: 'https://schoenserviceprins.nl' },
    { name: 'Hakkenbar IJsselstad' },
    { name: 'Kamper Leerhuis', website: 'https://kamperleerhuis.nl' },
  ],
)

export const BRINKHUIS = withRivals(
  {
    name: 'Brinkhuis Makelaardij',
    aliases: ['Brinkhuis Makelaars', 'Makelaarskantoor Brinkhuis', 'BMD'],
    legalName: 'Brinkhuis Makelaardij B.V.',
    legalForm: 'bv',
    websites: ['https://www.brinkhuismakelaardij.nl'],
    phones: ['0314 555 260'],
    emails: ['kantoor@brinkhuismakelaardij.nl'],
    addresses: [{ street: 'Terborgseweg 48', postalCode: '7001 GR', city: 'Doetinchem' }],
    foundingYear: 2003,
    kvk: '09134872',
    vat: 'NL812047365B01',
    sector: 'makelaarskantoor',
    services: ['Verkoopbegeleiding', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Marloes Brinkhuis', role: 'eigenaar' },
      { name: 'Tom Wessels', role: 'makelaar-taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Slingeland Makelaars', website: 'https://slingelandmakelaars.nl' },
    { name: 'Rensink & Partners', website: 'https://rensinkpartners.nl' },
    { name: 'Thuis in de Achterhoek' },
  ],
)

export const PEELLAND = withRivals(
  {
    name: 'Peelland Automatisering',
    aliases: ['Peelland ICT', 'Peelland IT', 'PLA'],
    legalName: 'Peelland Automatisering B.V.',
    legalForm: 'bv',
    websites: ['https://peelland-ict.nl'],
    phones: ['0492 555 310'],
    emails: ['info@peelland-ict.nl'],
    addresses: [{ street: 'Kanaaldijk Noord-West 57', postalCode: '5707 LC', city: 'Helmond' }],
    foundingYear: 1996,
    kvk: '17098245',
    vat: 'NL805614920B01',
    sector: 'ICT-bedrijf',
    services: ['Werkplekbeheer', 'Cloudback-up', 'Netwerkbeveiliging', 'VoIP-telefonie'],
    team: [
      { name: 'Joost van den Elzen', role: 'directeur' },
      { name: 'Samira Bouali', role: 'servicedeskmanager' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Data Brabant', website: 'https://databrabant.nl' },
    { name: 'Netkwadraat', website: 'https://netkwadraat.nl' },
    { name: 'Berkers Systemen' },
  ],
)

export const KRUISPUNT = withRivals(
  {
    name: 'Rijschool Kruispunt',
    aliases: ['Verkeersschool Kruispunt', 'Autorijschool Kruispunt', 'RSK'],
    legalName: 'Rijschool Kruispunt V.O.F.',
    legalForm: 'vof',
    websites: ['https://rijschoolkruispunt.nl'],
    phones: ['0528 555 419'],
    emails: ['les@rijschoolkruispunt.nl'],
    addresses: [{ street: 'Schutstraat 92', postalCode: '7901 EG', city: 'Hoogeveen' }],
    foundingYear: 2008,
    kvk: '04081635',
    vat: 'NL819350274B01',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Motorrijlessen', 'Aanhangerrijbewijs', 'Opfriscursus'],
    team: [
      { name: 'Jeroen Kuiper', role: 'eigenaar' },
      { name: 'Anouk Kuiper', role: 'rijinstructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-21:00; vr 08:00-18:00; za 09:00-15:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Groen Licht', website: 'https://rijschoolgroenlicht.nl' },
    { name: 'Autorijschool Zantinge' },
    { name: 'Drive Drenthe', website: 'https://drivedrenthe.nl' },
  ],
)

export const ROOIJEN = withRivals(
  {
    name: 'Van Rooijen Vloeren',
    aliases: ['Vloerenspecialist Van Rooijen', 'Van Rooijen Parket', 'VRV'],
    legalName: 'Van Rooijen Vloeren B.V.',
    legalForm: 'bv',
    websites: ['https://www.vanrooijenvloeren.nl'],
    phones: ['0172 555 638'],
    emails: ['winkel@vanrooijenvloeren.nl'],
    addresses: [{ street: 'Julianastraat 66', postalCode: '2405 CK', city: 'Alphen aan den Rijn' }],
    foundingYear: 1987,
    kvk: '28047193',
    vat: 'NL803962157B01',
    sector: 'vloerenspecialist',
    services: ['PVC-vloeren', 'Parket schuren', 'Laminaat leggen', 'Traprenovatie'],
    team: [
      { name: 'Peter van Rooijen', role: 'eigenaar' },
      { name: 'Kim Zwart', role: 'interieuradviseur' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-17:30; vr 09:30-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Vloerenhal Rijnland', website: 'https://vloerenhalrijnland.nl' },
    { name: 'Parkethuis De Aar', website: 'https://parkethuisdeaar.nl' },
    { name: 'Floor & Co' },
  ],
)

export const PUUR = withRivals(
  {
    name: 'Voedingspraktijk Puur Balans',
    aliases: ['Puur Balans', 'Diëtistenpraktijk Puur Balans', 'VPB'],
    legalForm: 'eenmanszaak',
    websites: ['https://puurbalans-roermond.nl'],
    phones: ['0475 555 927'],
    emails: ['praktijk@puurbalans-roermond.nl'],
    addresses: [{ street: 'Swalmerstraat 19', postalCode: '6041 CV', city: 'Roermond' }],
    foundingYear: 2014,
    kvk: '61438207',
    vat: 'NL002391746B18',
    sector: 'diëtist',
    services: ['Dieetadvies bij diabetes', 'Afvalbegeleiding', 'FODMAP-dieet', 'Sportvoeding'],
    team: [
      { name: 'Lieke Janssen', role: 'eigenaar' },
      { name: 'Noor Hendrikx', role: 'diëtist' },
    ],
    hours: ['ma,di 08:30-17:00; wo gesloten; do 08:30-20:00; vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Diëtiste Maasvallei' },
    { name: 'Praktijk Gezond Gewicht', website: 'https://praktijkgezondgewicht.nl' },
    { name: 'Eetwijs Limburg', website: 'https://eetwijslimburg.nl' },
  ],
)

export const PASTORIE = withRivals(
  {
    name: 'De Oude Pastorie',
    aliases: ['B&B De Oude Pastorie', 'Bed and Breakfast De Oude Pastorie', 'Pastorie Ootmarsum', 'BOP'],
    legalName: 'B&B De Oude Pastorie V.O.F.',
    legalForm: 'vof',
    websites: ['https://oudepastorie-ootmarsum.nl'],
    phones: ['0541 555 072'],
    emails: ['welkom@oudepastorie-ootmarsum.nl'],
    addresses: [{ street: 'Walstraat 11', postalCode: '7631 AB', city: 'Ootmarsum' }],
    foundingYear: 2012,
    kvk: '54872316',
    vat: 'NL851493620B01',
    sector: 'bed and breakfast',
    services: ['Overnachting met ontbijt', 'Fietsverhuur', 'Sauna', 'Wandelarrangementen'],
    team: [
      { name: 'Hanneke Oude Lansink', role: 'eigenaar' },
      { name: 'Gerard Oude Lansink', role: 'gastheer' },
    ],
    hours: ['ma,di,wo,do 15:00-19:00; vr,za 14:00-21:00; zo 10:00-16:00'],
  },
  [
    { name: 'Logement ’t Stift', website: 'https://logementhetstift.nl' },
    { name: 'Herberg De Es', website: 'https://herbergdees.nl' },
    { name: 'B&B Bij Siep' },
  ],
)

export const TUINSTRA = withRivals(
  {
    name: 'Vishandel Tuinstra',
    aliases: ['Tuinstra Vis', 'Viswinkel Tuinstra', 'VTH'],
    legalName: 'Vishandel Tuinstra V.O.F.',
    legalForm: 'vof',
    websites: ['https://vishandeltuinstra.nl'],
    phones: ['0517 555 184'],
    emails: ['bestellen@vishandeltuinstra.nl'],
    addresses: [{ street: 'Voorstraat 40', postalCode: '8861 BM', city: 'Harlingen' }],
    foundingYear: 1968,
    kvk: '01063927',
    vat: 'NL807245318B01',
    sector: 'viswinkel',
    services: ['Verse vis', 'Gebakken vis', 'Hollandse Nieuwe', 'Visschotels'],
    team: [
      { name: 'Sietske Tuinstra', role: 'eigenaar' },
      { name: 'Jelle Tuinstra', role: 'visbakker' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-18:00; vr 09:00-19:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Zeebanket Waddenkust', website: 'https://zeebanketwaddenkust.nl' },
    { name: 'De Vrije Visser' },
    { name: 'Vis & Zo', website: 'https://visenzo-harlingen.nl' },
  ],
)

export const LVDB = withRivals(
  {
    name: 'Lamers Van der Burgt Notarissen',
    aliases: ['LvdB Notarissen', 'Notariskantoor Lamers Van der Burgt', 'Lamers Van der Burgt'],
    legalForm: 'maatschap',
    websites: ['https://lvdbnotarissen.nl'],
    phones: ['0412 555 706'],
    emails: ['info@lvdbnotarissen.nl'],
    addresses: [{ street: 'Raadhuislaan 24', postalCode: '5341 GM', city: 'Oss' }],
    foundingYear: 1979,
    kvk: '16042873',
    vat: 'NL804739162B01',
    sector: 'notariskantoor',
    services: ['Testament', 'Levenstestament', 'Hypotheekakte', 'Samenlevingscontract'],
    team: [
      { name: 'Hans Lamers', role: 'notaris' },
      { name: 'Eva van der Burgt', role: 'notaris' },
    ],
    hours: ['ma,di,wo 08:30-17:00; do 08:30-19:00; vr 08:30-16:30; za,zo gesloten'],
  },
  [
    { name: 'Maasland Notariaat', website: 'https://maaslandnotariaat.nl' },
    { name: 'Notaris Verhagen' },
    { name: 'Huis & Erf Notarissen', website: 'https://huisenerfnotarissen.nl' },
  ],
)

export const VELDKAMP = withRivals(
  {
    name: 'Veldkamp Kozijnen',
    aliases: ['Veldkamp Kunststof Kozijnen', 'Kozijnenbedrijf Veldkamp', 'VKH'],
    legalName: 'Veldkamp Kozijnen B.V.',
    legalForm: 'bv',
    websites: ['https://www.veldkampkozijnen.nl'],
    phones: ['0523 555 843'],
    emails: ['info@veldkampkozijnen.nl'],
    addresses: [{ street: 'Handelsstraat 15', postalCode: '7772 TS', city: 'Hardenberg' }],
    foundingYear: 1992,
    kvk: '05061794',
    vat: 'NL802581473B01',
    sector: 'kozijnenbedrijf',
    services: ['Kunststof kozijnen', 'Schuifpuien', 'Voordeuren', 'Dakkapellen'],
    team: [
      { name: 'Arjan Veldkamp', role: 'directeur' },
      { name: 'Sandra Meijerink', role: 'verkoopadviseur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Vechtdal Kozijnen', website: 'https://vechtdalkozijnen.nl' },
    { name: 'Raam & Deur Overijssel', website: 'https://raamendeuroverijssel.nl' },
    { name: 'Profila Hardenberg' },
  ],
)
