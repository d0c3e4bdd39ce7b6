/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const ANKER = withRivals(
  {
    name: 'Anker ICT',
    aliases: ['Anker Automatisering', 'AICT'],
    legalName: 'Coöperatie Anker ICT U.A.',
    legalForm: 'cooperatie',
    websites: ['https://www.anker-ict.nl'],
    phones: ['0513 55 52 84'],
    emails: ['info@anker-ict.nl', 'helpdesk@anker-ict.nl'],
    addresses: [{ street: 'Trambaan 18', postalCode: '8441 BH', city: 'Heerenveen' }],
    foundingYear: 2006,
    kvk: '01138462',
    vat: 'NL815203947B01',
    sector: 'IT-dienstverlener',
    services: ['Werkplekbeheer', 'Back-up', 'VoIP-telefonie', 'Netwerkbeveiliging'],
    team: [
      { name: 'Sietske Hoekstra', role: 'directeur' },
      { name: 'Marco de Wit', role: 'systeembeheerder' },
      { name: 'Jelle Postma', role: 'helpdeskmedewerker' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo gesloten'],
  },
  [
    { name: 'Friesland Digitaal', website: 'https://frieslanddigitaal.nl' },
    { name: 'Compunet Noord' },
    { name: 'De ICT-Werf', website: 'https://www.ict-werf.nl' },
  ],
)

export const KLOOSTERMAN = withRivals(
  {
    name: 'Kloosterman & Zonen',
    aliases: ['Kloosterman Bouw', 'K&Z'],
    legalName: 'V.O.F. Aannemersbedrijf Kloosterman & Zonen',
    legalForm: 'vof',
    websites: ['https://kloostermanbouw.nl'],
    phones: ['0522 55 51 93', '06 55 51 28 37'],
    emails: ['info@kloostermanbouw.nl'],
    addresses: [{ street: 'Industrieweg 33', postalCode: '7944 HT', city: 'Meppel' }],
    foundingYear: 1978,
    kvk: '04029516',
    vat: 'NL804719362B01',
    sector: 'aannemer',
    services: ['Aanbouw', 'Dakkapellen', 'Renovatie', 'Nieuwbouw'],
    team: [
      { name: 'Gerrit Kloosterman', role: 'eigenaar' },
      { name: 'Bas Kloosterman', role: 'uitvoerder' },
    ],
    hours: ['ma,di,wo,do 07:00-16:30; vr 07:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Bouwgroep Reestdal', website: 'https://bouwgroepreestdal.nl' },
    { name: 'Aannemersbedrijf Bijkerk' },
    { name: 'Timmermans Totaalbouw', website: 'https://www.timmermanstotaalbouw.nl' },
  ],
)

export const IJSSELVALLEI = withRivals(
  {
    name: 'Dierenartsenpraktijk IJsselvallei',
    aliases: ['DAP IJsselvallei', 'Dierenkliniek IJsselvallei'],
    legalForm: 'maatschap',
    websites: ['https://dapijsselvallei.nl'],
    phones: ['0575 55 58 21'],
    emails: ['balie@dapijsselvallei.nl'],
    addresses: [{ street: 'Deventerweg 108', postalCode: '7203 AL', city: 'Zutphen' }],
    foundingYear: 1991,
    kvk: '08157294',
    vat: 'NL808346125B01',
    sector: 'dierenarts',
    services: ['Vaccinaties', 'Gebitsbehandeling', 'Castratie en sterilisatie', 'Echografie'],
    team: [
      { name: 'Mirjam Oldenhof', role: 'dierenarts' },
      { name: 'Thijs Wessels', role: 'dierenarts' },
      { name: 'Carla Bruil', role: 'paraveterinair' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-12:00; zo gesloten'],
  },
  [
    { name: 'Dierenkliniek De Hanze', website: 'https://dierenkliniekdehanze.nl' },
    { name: 'Dierenziekenhuis Graafschap' },
    { name: 'Praktijk Pootgoed', website: 'https://praktijkpootgoed.nl' },
  ],
)
