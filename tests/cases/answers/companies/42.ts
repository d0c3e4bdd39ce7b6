/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ROBIJN = withRivals(
  {
    name: 'Juwelier Robijn',
    aliases: ['Robijn', 'Robijn Goudsmeden'],
    legalName: 'Robijn Goudsmeden',
    legalForm: 'eenmanszaak',
    websites: ['https://juwelierrobijn.nl'],
    phones: ['033 555 27 14'],
    emails: ['atelier@juwelierrobijn.nl'],
    addresses: [{ street: 'Krommestraat 41', postalCode: '3811 CA', city: 'Amersfoort' }],
    foundingYear: 1974,
    kvk: '32055518',
    vat: 'NL001555274B36',
    sector: 'juwelier',
    services: ['Trouwringen', 'Sieraden op maat', 'Horlogereparatie', 'Taxaties', 'Inkoop oud goud'],
    team: [
      { name: 'Esther Kuipers', role: 'eigenaar en goudsmid' },
      { name: 'Joris van den Akker', role: 'edelsteenkundige' },
    ],
    hours: ['ma gesloten; di,wo,vr 10:00-17:30; do 10:00-20:00; za 10:00-17:00; zo gesloten'],
  },
  [
    { name: 'Juwelier Van Wezel', website: 'https://vanwezeljuwelier.nl' },
    { name: 'Goudsmid Anouk Tolhuis' },
    { name: 'Zilver & Co', website: 'https://zilverenco-amersfoort.nl' },
  ],
)

export const STAPSTEEN = withRivals(
  {
    name: 'Stapsteen Kinderfysiotherapie',
    aliases: ['Stapsteen', 'Kinderfysio Stapsteen', 'SKF'],
    legalName: 'Stapsteen Kinderfysiotherapie B.V.',
    legalForm: 'bv',
    websites: ['https://stapsteen-kinderfysio.nl'],
    phones: ['0570 55 54 26'],
    emails: ['welkom@stapsteen-kinderfysio.nl'],
    addresses: [{ street: 'Brinkgreverweg 118', postalCode: '7413 AD', city: 'Deventer' }],
    foundingYear: 2009,
    kvk: '08255563',
    vat: 'NL820555631B01',
    sector: 'kinderfysiotherapie',
    services: ['Voorkeurshouding bij baby’s', 'Schrijfmotoriek', 'Motorisch onderzoek', 'Behandeling aan huis'],
    team: [
      { name: 'Lotte Hulshof', role: 'eigenaar en kinderfysiotherapeut' },
      { name: 'Wouter Bremmer', role: 'kinderfysiotherapeut' },
    ],
    hours: ['ma,di,do 08:00-18:00; wo 08:00-17:00; vr 08:00-13:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Kinderfysio De IJssel' },
    { name: 'Fysiotherapie Rielerweg', website: 'https://fysiorielerweg.nl' },
    { name: 'Kiekeboe Kindertherapie', website: 'https://kiekeboe-kindertherapie.nl' },
  ],
)

export const WIERSMA = withRivals(
  {
    name: 'Timmerbedrijf Wiersma & Zonen',
    aliases: ['Wiersma & Zonen', 'Wiersma Timmerwerken', 'TWZ'],
    legalName: 'V.O.F. Wiersma & Zonen',
    legalForm: 'vof',
    websites: ['https://wiersmatimmerwerken.nl'],
    phones: ['0513 55 58 09'],
    emails: ['info@wiersmatimmerwerken.nl'],
    addresses: [{ street: 'Slachtedyk 23', postalCode: '8501 ZA', city: 'Joure' }],
    foundingYear: 1961,
    kvk: '01055547',
    vat: 'NL005554718B01',
    sector: 'timmerbedrijf',
    services: ['Kozijnen', 'Dakkapellen', 'Trappen', 'Houtrotherstel'],
    team: [
      { name: 'Sjoerd Wiersma', role: 'eigenaar' },
      { name: 'Jelle Wiersma', role: 'voorman' },
      { name: 'Anke de Vries', role: 'planning en administratie' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za gesloten; zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf De Haske' },
    { name: 'Kozijnhuis Friesland', website: 'https://kozijnhuisfriesland.nl' },
    { name: 'Timmerwerken Bouma', website: 'https://boumatimmert.nl' },
  ],
)
