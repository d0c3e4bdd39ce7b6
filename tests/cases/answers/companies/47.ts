/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ASPEREN = withRivals(
  {
    name: 'Van Asperen Interieurbouw',
    aliases: ['Van Asperen', 'VAI', 'Meubelmakerij Van Asperen'],
    legalName: 'Van Asperen Interieurbouw B.V.',
    legalForm: 'bv',
    websites: ['https://vanasperen-interieur.nl'],
    phones: ['0345 55 52 17'],
    emails: ['info@vanasperen-interieur.nl'],
    addresses: [{ street: 'Parallelweg West 23', postalCode: '4104 AX', city: 'Culemborg' }],
    foundingYear: 1978,
    kvk: '11027493',
    vat: 'NL809415362B01',
    sector: 'interieurbouwer',
    services: ['Keukens op maat', 'Inbouwkasten', 'Winkelinterieurs', 'Meubelrestauratie', 'Trappen'],
    team: [
      { name: 'Ruud van Asperen', role: 'directeur' },
      { name: 'Marieke van Asperen', role: 'interieurontwerper' },
      { name: 'Joost Kivits', role: 'werkplaatschef' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za 10:00-14:00; zo gesloten'],
  },
  [
    { name: 'De Betuwse Meubelmaker', website: 'https://debetuwsemeubelmaker.nl' },
    { name: 'Kaspar & Zn. Interieurbouw' },
    { name: 'Werkplaats Eik', website: 'https://werkplaatseik.nl' },
  ],
)

export const WISSEL = withRivals(
  {
    name: 'Dierenkliniek De Wissel',
    aliases: ['De Wissel', 'DKW', 'Dierenartsen De Wissel'],
    legalName: 'Maatschap Dierenkliniek De Wissel',
    legalForm: 'maatschap',
    websites: ['https://dierenkliniekdewissel.nl'],
    phones: ['0528 55 53 40', '06 55 55 18 26'],
    emails: ['balie@dierenkliniekdewissel.nl'],
    addresses: [{ street: 'Seinpad 8', postalCode: '7903 BK', city: 'Hoogeveen' }],
    foundingYear: 1994,
    kvk: '04058217',
    vat: 'NL814620375B01',
    sector: 'dierenkliniek',
    services: ['Vaccinaties', 'Sterilisatie en castratie', 'Gebitsbehandeling', 'Röntgenonderzoek', 'Spoedzorg'],
    team: [
      { name: 'Hanneke Lubbers', role: 'dierenarts' },
      { name: 'Tjeerd Mulder', role: 'dierenarts' },
      { name: 'Fleur Brinks', role: 'paraveterinair' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 10:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenartsenpraktijk Zuidwolde' },
    { name: 'Het Drentse Dier', website: 'https://hetdrentsedier.nl' },
    { name: 'Animare', website: 'https://animare-dierenartsen.nl' },
  ],
)

export const TAFELGOED = withRivals(
  {
    name: 'Tafelgoed Evenementenverhuur',
    aliases: ['Tafelgoed', 'TEV', 'Tafelgoed Partyverhuur'],
    legalForm: 'vof',
    websites: ['https://tafelgoed.nl'],
    phones: ['076 555 61 84'],
    emails: ['verhuur@tafelgoed.nl'],
    addresses: [{ street: 'Zeilmakerstraat 31', postalCode: '4871 EP', city: 'Etten-Leur' }],
    foundingYear: 2006,
    kvk: '20123865',
    vat: 'NL817354906B01',
    sector: 'evenementenverhuur',
    services: ['Tentverhuur', 'Servies en bestek', 'Statafels en stoelen', 'Tapinstallaties', 'Verlichting'],
    team: [
      { name: 'Corné Jochems', role: 'eigenaar' },
      { name: 'Ilse Jochems', role: 'eigenaar' },
      { name: 'Bram Roovers', role: 'planner' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za 08:30-12:30; zo gesloten'],
  },
  [
    { name: 'Partycentrale Brabant', website: 'https://partycentralebrabant.nl' },
    { name: 'Van Gils Tentverhuur' },
    { name: 'Feestwerk', website: 'https://feestwerk-verhuur.nl' },
  ],
)
