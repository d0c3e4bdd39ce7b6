/** Companies of answers that a stranger to the rules wrote: flowing ones. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROGGEVELD = withRivals(
  {
    name: 'Bakkerij Roggeveld',
    aliases: ['Roggeveld', 'Bakker Roggeveld', 'BRV'],
    legalName: 'Bakkerij Roggeveld V.O.F.',
    legalForm: 'vof',
    websites: ['https://bakkerijroggeveld.nl'],
    phones: ['0598 55 51 27'],
    emails: ['winkel@bakkerijroggeveld.nl'],
    addresses: [{ street: 'Prins Hendrikplein 14', postalCode: '9641 GK', city: 'Veendam' }],
    foundingYear: 1952,
    kvk: '02038164',
    vat: 'NL803416725B01',
    sector: 'bakkerij',
    services: ['Zuurdesembrood', 'Taarten op bestelling', 'Glutenvrij brood', 'Broodjeslunch'],
    team: [
      { name: 'Harm Dijkema', role: 'eigenaar en bakker' },
      { name: 'Geertje Dijkema-Pot', role: 'vennoot' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:00-17:30; za 06:30-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Wildervank', website: 'https://bakkerijwildervank.nl' },
    { name: 'De Turfoven' },
    { name: 'Banketbakkerij Sikkema', website: 'https://banketbakkerijsikkema.nl' },
  ],
)

export const MORGENLICHT = withRivals(
  {
    name: 'Verloskundigenpraktijk Morgenlicht',
    aliases: ['Morgenlicht', 'Verloskundigen Morgenlicht', 'VPM'],
    legalName: 'Maatschap Verloskundigenpraktijk Morgenlicht',
    legalForm: 'maatschap',
    websites: ['https://verloskundigenmorgenlicht.nl'],
    phones: ['0344 55 53 09'],
    emails: ['praktijk@verloskundigenmorgenlicht.nl', 'echo@verloskundigenmorgenlicht.nl'],
    addresses: [{ street: 'Binnenhoek 7', postalCode: '4001 CV', city: 'Tiel' }],
    foundingYear: 2001,
    kvk: '11052937',
    vat: 'NL810537264B01',
    sector: 'verloskundigenpraktijk',
    services: ['Zwangerschapsbegeleiding', 'Echo', 'Thuisbevalling', 'Anticonceptie', 'Kraamcontrole'],
    team: [
      { name: 'Lotte van Zoelen', role: 'verloskundige en maat' },
      { name: 'Sanne Bijsterveld', role: 'verloskundige en maat' },
      { name: 'Ilham Azzouzi', role: 'echoscopist' },
    ],
    hours: ['ma,di,do 08:30-17:00; wo 08:30-20:00; vr 08:30-13:00; za,zo gesloten'],
  },
  [
    { name: 'Verloskundigen Rivierenland', website: 'https://verloskundigenrivierenland.nl' },
    { name: 'Geboortehuis De Waal' },
    { name: 'Verloskundig Collectief Passewaaij', website: 'https://vcpassewaaij.nl' },
  ],
)

export const ZONNEKRACHT = withRivals(
  {
    name: 'Zonnekracht Salland',
    aliases: ['Zonnekracht', 'Zonnekracht Raalte', 'ZKS'],
    legalName: 'Zonnekracht Salland B.V.',
    legalForm: 'bv',
    websites: ['https://zonnekrachtsalland.nl'],
    phones: ['0572 55 56 41'],
    emails: ['advies@zonnekrachtsalland.nl'],
    addresses: [{ street: 'Zompstraat 29', postalCode: '8102 HX', city: 'Raalte' }],
    foundingYear: 2012,
    kvk: '55374816',
    vat: 'NL851682394B01',
    sector: 'zonnepaneleninstallateur',
    services: ['Zonnepanelen plaatsen', 'Thuisbatterijen', 'Omvormer vervangen', 'Laadpalen'],
    team: [
      { name: 'Bart Nijenhuis', role: 'directeur' },
      { name: 'Kim Oosterlaar', role: 'energieadviseur' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-16:00; za,zo gesloten'],
  },
  [
    { name: 'Solar Heino', website: 'https://solarheino.nl' },
    { name: 'Dakstroom Oost' },
    { name: 'Wiegerink Zonnepanelen', website: 'https://wiegerinkzonnepanelen.nl' },
  ],
)

export const INKTENVOUW = withRivals(
  {
    name: 'Inkt & Vouw',
    aliases: ['Inkt en Vouw', 'Papierwinkel Inkt & Vouw', 'I&V'],
    legalName: 'Inkt & Vouw',
    legalForm: 'eenmanszaak',
    websites: ['https://inktenvouw.nl'],
    phones: ['0182 55 54 83'],
    emails: ['post@inktenvouw.nl'],
    addresses: [{ street: 'Lange Groenendaal 63', postalCode: '2801 LR', city: 'Gouda' }],
    foundingYear: 2017,
    kvk: '68425193',
    vat: 'NL002317584B62',
    sector: 'kantoorboekhandel',
    services: ['Vulpennen', 'Notitieboeken', 'Geboortekaartjes drukken', 'Workshop kalligrafie'],
    team: [{ name: 'Merel Schouten', role: 'eigenaar' }],
    hours: ['ma 13:00-18:00; di,wo,vr 10:00-18:00; do 10:00-21:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Kantoorvakhandel Verkaaik', website: 'https://verkaaikgouda.nl' },
    { name: 'De Postduif' },
    { name: 'Papeterie Kleiweg', website: 'https://papeteriekleiweg.nl' },
  ],
)

export const HOGENBIRK = withRivals(
  {
    name: 'Hogenbirk Touringcars',
    aliases: ['Hogenbirk', 'Hogenbirk Reizen', 'HTC'],
    legalName: 'Hogenbirk Touringcars B.V.',
    legalForm: 'bv',
    websites: ['https://hogenbirktouringcars.nl'],
    phones: ['0527 55 50 74'],
    emails: ['reizen@hogenbirktouringcars.nl'],
    addresses: [{ street: 'Nagelerweg 118', postalCode: '8305 AB', city: 'Emmeloord' }],
    foundingYear: 1963,
    kvk: '39041725',
    vat: 'NL804951637B01',
    sector: 'touringcarbedrijf',
    services: ['Dagtochten', 'Schoolreizen', 'Groepsvervoer', 'Meerdaagse busreizen'],
    team: [
      { name: 'Klaas Hogenbirk', role: 'directeur' },
      { name: 'Ineke Wagter', role: 'reisplanner' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Polderbus Reizen', website: 'https://polderbusreizen.nl' },
    { name: 'Touringcarbedrijf Snoek' },
    { name: 'De Vries Dagtochten', website: 'https://devriesdagtochten.nl' },
  ],
)

export const BAETENS = withRivals(
  {
    name: 'Slotenmaker Baetens',
    aliases: ['Baetens', 'Baetens Sloten', 'SBH'],
    legalName: 'Slotenmaker Baetens',
    legalForm: 'eenmanszaak',
    websites: ['https://slotenmakerbaetens.nl', 'https://slotenmakerbaetens.be'],
    phones: ['0114 55 57 92'],
    emails: ['hulp@slotenmakerbaetens.nl'],
    addresses: [{ street: 'Gentsestraat 36', postalCode: '4561 EJ', city: 'Hulst' }],
    foundingYear: 1996,
    kvk: '21018593',
    vat: 'NL001648239B57',
    sector: 'slotenmaker',
    services: ['Deur openen bij buitensluiting', 'Cilinders vervangen', 'Sleutels bijmaken', 'Inbraakschade herstellen'],
    team: [
      { name: 'Dirk Baetens', role: 'eigenaar' },
      { name: 'Wesley de Maat', role: 'monteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-14:00; zo gesloten'],
  },
  [
    { name: 'Zeeuwse Slotenservice', website: 'https://zeeuwseslotenservice.nl' },
    { name: 'Sleutelhuis Axel' },
    { name: 'Van Acker Beveiliging', website: 'https://vanackerbeveiliging.nl' },
  ],
)

export const KERSENPIT = withRivals(
  {
    name: 'Bistro De Kersenpit',
    aliases: ['De Kersenpit', 'Kersenpit', 'BDK'],
    legalName: 'Kersenpit Horeca B.V.',
    legalForm: 'bv',
    websites: ['https://bistrodekersenpit.nl'],
    phones: ['0343 55 52 60'],
    emails: ['gastvrij@bistrodekersenpit.nl'],
    addresses: [{ street: 'Oeverstraat 11', postalCode: '3961 AM', city: 'Wijk bij Duurstede' }],
    foundingYear: 2014,
    kvk: '60738425',
    vat: 'NL854029617B01',
    sector: 'bistro',
    services: ['Lunch', 'Diner', 'Wijnproeverij', 'Private dining'],
    team: [
      { name: 'Floor van Cothen', role: 'eigenaar' },
      { name: 'Thibault Mercier', role: 'chef-kok' },
    ],
    hours: ['ma,di gesloten; wo,do 11:30-22:00; vr,za 11:30-23:00; zo 12:00-20:00'],
  },
  [
    { name: 'Eetkamer Dorestad', website: 'https://eetkamerdorestad.nl' },
    { name: 'Brasserie De Lekpoort' },
    { name: "Wijnlokaal 't Veer", website: 'https://wijnlokaalhetveer.nl' },
  ],
)

export const LUWTE = withRivals(
  {
    name: 'Psychologenpraktijk Luwte',
    aliases: ['Luwte', 'Luwte Delft', 'Praktijk Luwte', 'PPL'],
    legalName: 'Psychologenpraktijk Luwte B.V.',
    legalForm: 'bv',
    websites: ['https://praktijkluwte.nl'],
    phones: ['015 555 27 46'],
    emails: ['aanmelden@praktijkluwte.nl', 'english@praktijkluwte.nl'],
    addresses: [{ street: 'Voorstraat 52', postalCode: '2611 JS', city: 'Delft' }],
    foundingYear: 2009,
    kvk: '27361842',
    vat: 'NL821740563B01',
    sector: 'psycholoog',
    services: ['EMDR', 'Cognitieve gedragstherapie', 'Relatietherapie', 'Burn-outbegeleiding'],
    team: [
      { name: 'Eva Rozendaal', role: 'GZ-psycholoog en praktijkhouder' },
      { name: 'Samir Haddou', role: 'psycholoog' },
      { name: 'Nienke Posthumus', role: 'relatietherapeut' },
    ],
    hours: ['ma,wo,do 08:30-18:00; di 08:30-21:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Psychologie Oude Delft', website: 'https://psychologieoudedelft.nl' },
    { name: 'Praktijk Hof van Rust' },
    { name: 'Mindwell Delft', website: 'https://mindwelldelft.nl' },
  ],
)

export const BLOKLETTER = withRivals(
  {
    name: 'Blokletter Signmakers',
    aliases: ['Blokletter', 'Blokletter Drachten', 'BSM'],
    legalName: 'Blokletter Signmakers V.O.F.',
    legalForm: 'vof',
    websites: ['https://blokletter-sign.nl'],
    phones: ['0512 55 58 35'],
    emails: ['studio@blokletter-sign.nl'],
    addresses: [{ street: 'De Hemmen 45', postalCode: '9206 AG', city: 'Drachten' }],
    foundingYear: 1998,
    kvk: '01083629',
    vat: 'NL807263915B01',
    sector: 'signmaker',
    services: ['Autobelettering', 'Gevelreclame', 'Lichtreclame', 'Raamfolie', 'Spandoeken'],
    team: [
      { name: 'Sjoerd Wiersinga', role: 'vennoot' },
      { name: 'Femke Boonstra', role: 'ontwerper' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-15:30; za,zo gesloten'],
  },
  [
    { name: 'Hoekstra Reclame', website: 'https://hoekstrareclame.nl' },
    { name: 'Signpoint Smallingerland' },
    { name: 'De Letterij', website: 'https://deletterij.nl' },
  ],
)

export const VERHAGEN = withRivals(
  {
    name: 'Keukenmontage Verhagen',
    aliases: ['Verhagen Keukens', 'Verhagen Keukenmontage', 'KMV'],
    legalName: 'Keukenmontage Verhagen',
    legalForm: 'eenmanszaak',
    websites: ['https://keukenmontageverhagen.nl'],
    phones: ['0416 55 59 18', '06 55 53 84 20'],
    emails: ['planning@keukenmontageverhagen.nl'],
    addresses: [{ street: 'Besoyensestraat 102', postalCode: '5141 AJ', city: 'Waalwijk' }],
    foundingYear: 2008,
    kvk: '18092574',
    vat: 'NL001937462B05',
    sector: 'keukenmonteur',
    services: ['Keukens monteren', 'Werkbladen vervangen', 'Keukenfronten vernieuwen', 'Inbouwapparatuur aansluiten'],
    team: [
      { name: 'Jeffrey Verhagen', role: 'eigenaar' },
      { name: 'Anita Klerkx', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 07:00-17:00; za 08:00-13:00; zo gesloten'],
  },
  [
    { name: 'Van Dongen Keukenservice', website: 'https://vandongenkeukenservice.nl' },
    { name: 'Montageteam Langstraat' },
    { name: 'Keukenklus Kaatsheuvel', website: 'https://keukenkluskaatsheuvel.nl' },
  ],
)
