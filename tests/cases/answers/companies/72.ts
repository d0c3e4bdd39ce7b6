/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const KORENAAR = withRivals(
  {
    name: 'Bakkerij De Korenaar',
    aliases: ['De Korenaar', 'Korenaar Brood en Banket'],
    legalName: 'V.O.F. Bakkerij De Korenaar',
    legalForm: 'vof',
    websites: ['https://korenaarwinterswijk.nl'],
    phones: ['0543 55 52 17'],
    emails: ['winkel@korenaarwinterswijk.nl'],
    addresses: [{ street: 'Misterstraat 38', postalCode: '7101 EX', city: 'Winterswijk' }],
    foundingYear: 1964,
    kvk: '09053827',
    vat: 'NL804417293B01',
    sector: 'bakkerij',
    services: ['Desembrood', 'Taarten op bestelling', 'Belegde broodjes', 'Gebak voor bedrijven'],
    team: [
      { name: 'Henk te Winkel', role: 'eigenaar' },
      { name: 'Marloes te Winkel', role: 'eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do,vr 07:30-17:30; za 07:00-16:00; zo gesloten'],
  },
  [
    { name: 'Bakkerij Wensink', website: 'https://bakkerijwensink.nl' },
    { name: 'Het Gouden Deeg' },
    { name: 'Broodhuys Slinge', website: 'https://broodhuysslinge.nl' },
  ],
)

export const VERHOOGT = withRivals(
  {
    name: 'Verhoogt Installatietechniek',
    aliases: ['Verhoogt', 'Loodgietersbedrijf Verhoogt', 'VIT'],
    legalName: 'Verhoogt Installatietechniek B.V.',
    legalForm: 'bv',
    websites: ['https://verhoogt-installatie.nl'],
    phones: ['033 455 50 61'],
    emails: ['info@verhoogt-installatie.nl'],
    addresses: [{ street: 'Nijverheidsweg-Noord 72', postalCode: '3812 PM', city: 'Amersfoort' }],
    foundingYear: 1998,
    kvk: '32071846',
    vat: 'NL807316254B01',
    sector: 'loodgieter en cv-installateur',
    services: ['Cv-ketels', 'Warmtepompen', 'Badkamerrenovatie', 'Lekkages en ontstopping', 'Vloerverwarming'],
    team: [
      { name: 'Jeroen Verhoogt', role: 'directeur' },
      { name: 'Patrick Smeenk', role: 'servicemonteur' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:00; za,zo gesloten'],
  },
  [
    { name: 'Eemland Klimaat', website: 'https://eemlandklimaat.nl' },
    { name: 'Loodgietersbedrijf Van Ginkel', website: 'https://vanginkel-loodgieters.nl' },
    { name: 'Keistad Installaties' },
  ],
)

export const PIJLER = withRivals(
  {
    name: 'Pijler Accountants & Adviseurs',
    aliases: ['De Pijler', 'Pijler Accountants', 'PAA'],
    legalForm: 'maatschap',
    websites: ['https://pijleraccountants.nl'],
    phones: ['058 255 52 40'],
    emails: ['kantoor@pijleraccountants.nl'],
    addresses: [{ street: 'Zuidergrachtswal 14', postalCode: '8933 AE', city: 'Leeuwarden' }],
    foundingYear: 2006,
    kvk: '01128374',
    vat: 'NL815526037B01',
    sector: 'accountantskantoor',
    services: ['Jaarrekening', 'Belastingaangifte', 'Salarisadministratie', 'Bedrijfsopvolging'],
    team: [
      { name: 'Sietske Dijkstra', role: 'registeraccountant en partner' },
      { name: 'Auke Postma', role: 'accountant en partner' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Fries Administratiehuis', website: 'https://friesadministratiehuis.nl' },
    { name: 'Hoekstra & Van der Meulen', website: 'https://hoekstravandermeulen.nl' },
    { name: 'Cijfermeesters' },
  ],
)
