/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const SPIEGEL = withRivals(
  {
    name: 'De Spiegel',
    aliases: ['Kapsalon De Spiegel', 'De Spiegel Haarmode'],
    legalForm: 'eenmanszaak',
    websites: ['https://despiegelhaarmode.nl'],
    phones: ['0493 55 52 17'],
    emails: ['afspraak@despiegelhaarmode.nl'],
    addresses: [{ street: 'Molenstraat 38', postalCode: '5751 LE', city: 'Deurne' }],
    foundingYear: 2004,
    kvk: '17163528',
    vat: 'NL001984527B36',
    sector: 'kapsalon',
    services: ['Knippen', 'Haarkleuring', 'Bruidskapsels', 'Baard trimmen'],
    team: [
      { name: 'Ilse Verberne', role: 'eigenaar' },
      { name: 'Demi Kuijpers', role: 'kapper' },
    ],
    hours: ['di,wo,do 09:00-18:00; vr 09:00-20:30; za 08:30-16:00; zo,ma gesloten'],
  },
  [
    { name: 'Haarstudio Pien', website: 'https://haarstudiopien.nl' },
    { name: 'Kapsalon Knip-In' },
    { name: 'Barbershop Oranje', website: 'https://barbershoporanje.nl' },
  ],
)

export const HOEKZEMA = withRivals(
  {
    name: 'Autobedrijf Hoekzema',
    aliases: ['Hoekzema', 'Garage Hoekzema', 'ABH'],
    legalName: 'Autobedrijf Hoekzema B.V.',
    legalForm: 'bv',
    websites: ['https://autobedrijfhoekzema.nl'],
    phones: ['0598 55 54 63'],
    emails: ['werkplaats@autobedrijfhoekzema.nl'],
    addresses: [{ street: 'Lloydsweg 21', postalCode: '9641 KJ', city: 'Veendam' }],
    foundingYear: 1974,
    kvk: '02047391',
    vat: 'NL803415972B01',
    sector: 'autogarage',
    services: ['APK-keuring', 'Onderhoud en reparatie', 'Airco-service', 'Bandenwissel', 'Occasions'],
    team: [
      { name: 'Harm Hoekzema', role: 'eigenaar' },
      { name: 'Rianne Smid', role: 'werkplaatsplanner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-12:30; zo gesloten'],
  },
  [
    { name: 'Autoservice Parkstad', website: 'https://autoserviceparkstad.nl' },
    { name: 'Garage Meems' },
    { name: 'Vakgarage Bolhuis', website: 'https://vakgaragebolhuis.nl' },
  ],
)

export const TVL = withRivals(
  {
    name: 'Terpstra Van Lier Advocaten',
    aliases: ['Terpstra Van Lier', 'TVL Advocaten', 'TVL'],
    legalForm: 'maatschap',
    websites: ['https://terpstravanlier.nl'],
    phones: ['033 555 27 40'],
    emails: ['info@terpstravanlier.nl'],
    addresses: [{ street: 'Utrechtseweg 142', postalCode: '3818 EP', city: 'Amersfoort' }],
    foundingYear: 1996,
    kvk: '31048297',
    vat: 'NL008137264B01',
    sector: 'advocatenkantoor',
    services: ['Arbeidsrecht', 'Familierecht', 'Huurrecht', 'Mediation'],
    team: [
      { name: 'Marieke Terpstra', role: 'partner' },
      { name: 'Joost van Lier', role: 'partner' },
      { name: 'Nadia El Idrissi', role: 'advocaat' },
    ],
    hours: ['ma,di,wo,do,vr 08:30-17:30; za,zo gesloten'],
  },
  [
    { name: 'Eemland Advocaten', website: 'https://eemlandadvocaten.nl' },
    { name: 'Van Dorp Legal', website: 'https://vandorplegal.nl' },
    { name: 'De Koppelpoort Advocatuur' },
  ],
)
