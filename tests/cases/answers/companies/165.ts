/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ZILVERSCHAAR = withRivals(
  {
    name: 'Kapsalon Zilverschaar',
    aliases: ['Zilverschaar', 'Zilverschaar Doetinchem', 'KZS'],
    legalName: 'Kapsalon Zilverschaar',
    legalForm: 'eenmanszaak',
    websites: ['https://zilverschaar.nl'],
    phones: ['0314 55 52 81'],
    emails: ['afspraak@zilverschaar.nl'],
    addresses: [{ street: 'Hamburgerstraat 47', postalCode: '7001 AH', city: 'Doetinchem' }],
    foundingYear: 2009,
    kvk: '09184526',
    vat: 'NL001924738B55',
    sector: 'kapper',
    services: ['Knippen', 'Kleuren', 'Permanenten', 'Extensions'],
    team: [
      { name: 'Ilse Wassink', role: 'eigenaar' },
      { name: 'Romy Hengeveld', role: 'kapper' },
    ],
    hours: ['ma,zo gesloten; di,wo,vr 09:00-17:30; do 09:00-21:00; za 08:00-15:00'],
  },
  [
    { name: 'Haarhuis Slingeland', website: 'https://haarhuisslingeland.nl' },
    { name: 'Kapper Overstegen' },
    { name: 'Salon Walstraat', website: 'https://salonwalstraat.nl' },
  ],
)

export const WIERSINGA = withRivals(
  {
    name: 'Wiersinga Makelaardij',
    aliases: ['Makelaardij Wiersinga', 'Wiersinga', 'WMM'],
    legalName: 'Wiersinga Makelaardij B.V.',
    legalForm: 'bv',
    websites: ['https://wiersingamakelaardij.nl'],
    phones: ['0522 55 51 47'],
    emails: ['info@wiersingamakelaardij.nl', 'taxaties@wiersingamakelaardij.nl'],
    addresses: [{ street: 'Woldstraat 44', postalCode: '7941 LK', city: 'Meppel' }],
    foundingYear: 1986,
    kvk: '04028371',
    vat: 'NL803716254B01',
    sector: 'makelaar',
    services: ['Verkoop van woningen', 'Aankoopbegeleiding', 'Taxaties', 'Verhuur'],
    team: [
      { name: 'Tjeerd Wiersinga', role: 'directeur' },
      { name: 'Lianne Buning', role: 'taxateur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Reestland Makelaars', website: 'https://reestlandmakelaars.nl' },
    { name: 'Makelaar Kisteman' },
    { name: 'Drentse Poort Wonen', website: 'https://drentsepoortwonen.nl' },
  ],
)

export const EETWIJS = withRivals(
  {
    name: 'Diëtistenpraktijk Eetwijs',
    aliases: ['Eetwijs', 'Eetwijs Barneveld', 'DPE'],
    legalName: 'Diëtistenpraktijk Eetwijs',
    legalForm: 'eenmanszaak',
    websites: ['https://dietist-eetwijs.nl'],
    phones: ['06 55 58 24 16'],
    emails: ['praktijk@dietist-eetwijs.nl'],
    addresses: [{ street: 'Langstraat 61', postalCode: '3771 BE', city: 'Barneveld' }],
    foundingYear: 2014,
    kvk: '60418273',
    vat: 'NL002318645B27',
    sector: 'diëtist',
    services: ['Voedingsadvies bij diabetes', 'Afvallen', 'FODMAP-dieet', 'Sportvoeding'],
    team: [{ name: 'Hanneke van Ginkel', role: 'diëtist en eigenaar' }],
    hours: ['ma,do 08:30-17:00; di 08:30-20:30; wo,vr 08:30-12:30; za,zo gesloten'],
  },
  [
    { name: 'Voedingspraktijk Gelderse Vallei', website: 'https://voedingspraktijkgeldersevallei.nl' },
    { name: 'Diëtist Mulderink' },
    { name: 'Puur Voedingsadvies', website: 'https://puurvoedingsadvies.nl' },
  ],
)

export const HOLTKAMP = withRivals(
  {
    name: 'Timmerbedrijf Holtkamp',
    aliases: ['Holtkamp Timmerwerken', 'Holtkamp', 'THO'],
    legalName: 'Timmerbedrijf Holtkamp V.O.F.',
    legalForm: 'vof',
    websites: ['https://holtkamptimmerwerken.nl'],
    phones: ['0541 55 57 09'],
    emails: ['info@holtkamptimmerwerken.nl'],
    addresses: [{ street: 'Eekboerstraat 27', postalCode: '7575 AV', city: 'Oldenzaal' }],
    foundingYear: 1993,
    kvk: '06073918',
    vat: 'NL808462917B01',
    sector: 'timmerman',
    services: ['Kozijnen', 'Dakkapellen', 'Trappen op maat', 'Houten vloeren'],
    team: [
      { name: 'Erwin Holtkamp', role: 'vennoot' },
      { name: 'Sander Holtkamp', role: 'vennoot' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Lutterzand', website: 'https://bouwbedrijflutterzand.nl' },
    { name: 'Timmerwerken Oude Engberink' },
    { name: 'De Houtploeg', website: 'https://dehoutploeg.nl' },
  ],
)

export const LETTERBAK = withRivals(
  {
    name: 'Drukkerij De Letterbak',
    aliases: ['De Letterbak', 'Letterbak Gouda', 'DLB'],
    legalName: 'De Letterbak Drukwerk B.V.',
    legalForm: 'bv',
    websites: ['https://deletterbak.nl'],
    phones: ['0182 55 53 60'],
    emails: ['drukwerk@deletterbak.nl'],
    addresses: [{ street: 'Lage Gouwe 118', postalCode: '2801 LK', city: 'Gouda' }],
    foundingYear: 1974,
    kvk: '29016842',
    vat: 'NL800573918B01',
    sector: 'drukkerij',
    services: ['Visitekaartjes', 'Geboortekaartjes', 'Brochures en folders', 'Posters', 'Boekbinden'],
    team: [
      { name: 'Arjan Verkaik', role: 'directeur' },
      { name: 'Noor Speksnijder', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'Goudse Drukkers', website: 'https://goudsedrukkers.nl' },
    { name: 'Printshop Kleiweg' },
    { name: 'Drukwerk Van Vliet', website: 'https://drukwerkvanvliet.nl' },
  ],
)

export const SKYFRAME = withRivals(
  {
    name: 'Skyframe Zeeland',
    aliases: ['Skyframe', 'Skyframe Drone Photography', 'SFZ'],
    legalName: 'Skyframe Zeeland',
    legalForm: 'eenmanszaak',
    websites: ['https://skyframezeeland.nl'],
    phones: ['06 55 51 93 27'],
    emails: ['hello@skyframezeeland.nl'],
    addresses: [{ street: 'Vlasmarkt 36', postalCode: '4331 PE', city: 'Middelburg' }],
    foundingYear: 2018,
    kvk: '72904163',
    vat: 'NL003142867B09',
    sector: 'dronefotograaf',
    services: ['Luchtfotografie', 'Dronevideo’s', 'Dakinspecties', 'Thermografie'],
    team: [{ name: 'Bram Koole', role: 'eigenaar en dronepiloot' }],
    hours: ['ma,di,wo,do,vr 09:00-18:00; za 10:00-16:00; zo gesloten'],
  },
  [
    { name: 'Dronehuis Walcheren', website: 'https://dronehuiswalcheren.nl' },
    { name: 'Vogelvlucht Fotografie' },
    { name: 'Delta Aerials', website: 'https://deltaaerials.nl' },
  ],
)

export const SMAAKKELDER = withRivals(
  {
    name: 'Delicatessen De Smaakkelder',
    aliases: ['De Smaakkelder', 'Smaakkelder Hulst', 'DSK'],
    legalName: 'De Smaakkelder V.O.F.',
    legalForm: 'vof',
    websites: ['https://desmaakkelder.nl', 'https://desmaakkelder.be'],
    phones: ['0114 55 54 38'],
    emails: ['bestel@desmaakkelder.nl'],
    addresses: [{ street: 'Gentsestraat 19', postalCode: '4561 EE', city: 'Hulst' }],
    foundingYear: 2003,
    kvk: '20108634',
    vat: 'NL812647305B01',
    sector: 'delicatessenzaak',
    services: ['Kaas', 'Tapas', 'Cadeaumanden', 'Catering', 'Belegde broodjes'],
    team: [
      { name: 'Griet Cools', role: 'vennoot' },
      { name: 'Martijn de Waele', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do 09:30-18:00; vr 09:30-18:30; za 09:00-17:00; zo 11:00-17:00'],
  },
  [
    { name: 'Kaashuis Reynaert', website: 'https://kaashuisreynaert.nl' },
    { name: 'Traiteur Dubbele Poort' },
    { name: 'Comestibles Baudeloo', website: 'https://comestiblesbaudeloo.nl' },
  ],
)

export const BIJLSMA = withRivals(
  {
    name: 'Autorijschool Bijlsma',
    aliases: ['Rijschool Bijlsma', 'Bijlsma', 'ARB'],
    legalName: 'Autorijschool Bijlsma',
    legalForm: 'eenmanszaak',
    websites: ['https://rijschoolbijlsma.nl'],
    phones: ['0599 55 56 14'],
    emails: ['rijles@rijschoolbijlsma.nl'],
    addresses: [{ street: 'Navolaan 74', postalCode: '9501 VK', city: 'Stadskanaal' }],
    foundingYear: 1997,
    kvk: '02068357',
    vat: 'NL001583294B62',
    sector: 'rijschool',
    services: ['Autorijlessen', 'Automaatlessen', 'Bromfietslessen', 'Aanhangerrijbewijs'],
    team: [
      { name: 'Klaas Bijlsma', role: 'eigenaar' },
      { name: 'Femke Drent', role: 'instructeur' },
    ],
    hours: ['ma,di,wo,do 08:00-20:00; vr 08:00-18:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Rijschool Knoalster', website: 'https://rijschoolknoalster.nl' },
    { name: 'Verkeersschool Ter Apelkanaal' },
    { name: 'Lesauto Westerwolde', website: 'https://lesautowesterwolde.nl' },
  ],
)

export const STILLELAAN = withRivals(
  {
    name: 'Uitvaartzorg De Stille Laan',
    aliases: ['De Stille Laan', 'Stille Laan Uitvaarten', 'USL'],
    legalName: 'Uitvaartzorg De Stille Laan B.V.',
    legalForm: 'bv',
    websites: ['https://destillelaan.nl'],
    phones: ['0478 55 50 72'],
    emails: ['contact@destillelaan.nl'],
    addresses: [{ street: 'Stationsweg 112', postalCode: '5803 AC', city: 'Venray' }],
    foundingYear: 2011,
    kvk: '52718469',
    vat: 'NL850937164B01',
    sector: 'uitvaartondernemer',
    services: ['Begrafenissen', 'Crematies', 'Opbaring thuis', 'Nazorg'],
    team: [
      { name: 'Marleen Arts', role: 'eigenaar' },
      { name: 'Koen Vullings', role: 'uitvaartverzorger' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Uitvaartzorg Peelrand', website: 'https://uitvaartzorgpeelrand.nl' },
    { name: 'Uitvaarthuis Loonen' },
    { name: 'Afscheidshuis Oostrum', website: 'https://afscheidshuisoostrum.nl' },
  ],
)

export const NOORDERSTEK = withRivals(
  {
    name: 'Jachtwerf Noorderstek',
    aliases: ['Noorderstek', 'Werf Noorderstek', 'JNL'],
    legalName: 'Jachtwerf Noorderstek B.V.',
    legalForm: 'bv',
    websites: ['https://noorderstek.nl'],
    phones: ['0514 55 59 83'],
    emails: ['werf@noorderstek.nl'],
    addresses: [{ street: 'Vuurtorenweg 8', postalCode: '8531 HJ', city: 'Lemmer' }],
    foundingYear: 1962,
    kvk: '01049275',
    vat: 'NL802938471B01',
    sector: 'jachtwerf',
    services: ['Winterstalling', 'Motoronderhoud', 'Polyesterreparatie', 'Jachtbouw'],
    team: [
      { name: 'Sietse Hoekema', role: 'directeur' },
      { name: 'Anke Hoekema', role: 'bedrijfsleider' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Scheepswerf Grutte Brekken', website: 'https://scheepswerfgruttebrekken.nl' },
    { name: 'Jachtservice Tacozijl' },
    { name: 'Watersport Zwartehuis', website: 'https://watersportzwartehuis.nl' },
  ],
)
