/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const TERHORST = withRivals(
  {
    name: 'Aannemersbedrijf Ter Horst',
    aliases: ['Ter Horst', 'Ter Horst Verbouw & Aanbouw', 'ATH'],
    legalName: 'Aannemersbedrijf Ter Horst Raalte B.V.',
    legalForm: 'bv',
    websites: ['https://terhorstverbouw.nl'],
    phones: ['0572 55 54 19'],
    emails: ['info@terhorstverbouw.nl'],
    addresses: [{ street: 'Zompstraat 22', postalCode: '8102 HX', city: 'Raalte' }],
    foundingYear: 1974,
    kvk: '05073918',
    vat: 'NL006418273B01',
    sector: 'aannemersbedrijf',
    services: ['Aanbouw', 'Verbouwing', 'Dakkapel', 'Badkamerrenovatie'],
    team: [
      { name: 'Arjan ter Horst', role: 'directeur' },
      { name: 'Marloes Kogelman', role: 'werkvoorbereider' },
    ],
    hours: ['ma,di,wo,do 07:30-17:00; vr 07:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwbedrijf Salland', website: 'https://bouwbedrijfsalland.nl' },
    { name: 'Klein Overmeer Bouw' },
    { name: 'Haarman Verbouw', website: 'https://haarmanverbouw.nl' },
  ],
)

export const MORGENSTER = withRivals(
  {
    name: 'De Morgenster',
    aliases: ['B&B De Morgenster', 'Morgenster Middelburg'],
    legalForm: 'vof',
    websites: ['https://morgensterlogies.nl'],
    phones: ['0118 55 52 07'],
    emails: ['welkom@morgensterlogies.nl'],
    addresses: [{ street: 'Spanjaardstraat 31', postalCode: '4331 EN', city: 'Middelburg' }],
    foundingYear: 2011,
    kvk: '22061847',
    vat: 'NL850317264B01',
    sector: 'bed and breakfast',
    services: ['Overnachting met ontbijt', 'Familiekamer', 'Fietsverhuur', 'High tea'],
    team: [
      { name: 'Ilse Provoost', role: 'eigenaar' },
      { name: 'Wim Provoost', role: 'gastheer' },
    ],
    hours: ['ma,di,wo,do,vr,za 09:00-21:00; zo 09:00-18:00'],
  },
  [
    { name: 'Hotel Het Abdijplein', website: 'https://hotelhetabdijplein.nl' },
    { name: 'B&B De Kousteense Poort' },
    { name: 'Logement Vlasmarkt', website: 'https://logementvlasmarkt.nl' },
  ],
)

export const MWL = withRivals(
  {
    name: 'Muziekschool Waal en Linge',
    aliases: ['MWL', 'Waal & Linge'],
    legalName: 'Stichting Muziekschool Waal en Linge',
    legalForm: 'stichting',
    websites: ['https://muziekschoolwaalenlinge.nl', 'https://mwl-tiel.nl'],
    phones: ['0344 55 56 82'],
    emails: ['administratie@mwl-tiel.nl'],
    addresses: [{ street: 'Ambtmanstraat 8', postalCode: '4001 BE', city: 'Tiel' }],
    foundingYear: 1958,
    kvk: '41055273',
    vat: 'NL003927461B01',
    sector: 'muziekschool',
    services: ['Pianoles', 'Gitaarles', 'Muziek op schoot', 'Koor'],
    team: [
      { name: 'Hester van Ooijen', role: 'directeur' },
      { name: 'Bas Timmer', role: 'gitaardocent' },
    ],
    hours: ['ma,di,wo,do 13:00-21:30; vr 13:00-18:00; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Popschool Rivierenland', website: 'https://popschoolrivierenland.nl' },
    { name: 'De Notenkraker', website: 'https://notenkrakermuziek.nl' },
    { name: 'Muziekhuis Betuwe' },
  ],
)
