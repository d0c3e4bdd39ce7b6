/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const HOEKSTRA = withRivals(
  {
    name: 'Financieel Adviesbureau Hoekstra',
    aliases: ['Hoekstra Hypotheken', 'FA Hoekstra', 'FAH'],
    legalName: 'Hoekstra Financiële Diensten B.V.',
    legalForm: 'bv',
    websites: ['https://hoekstrahypotheken.nl'],
    phones: ['0512 55 51 84'],
    emails: ['info@hoekstrahypotheken.nl'],
    addresses: [{ street: 'Noorderbuurt 31', postalCode: '9203 AL', city: 'Drachten' }],
    foundingYear: 1996,
    kvk: '01087354',
    vat: 'NL805561273B01',
    sector: 'financieel adviseur',
    services: ['Hypotheekadvies', 'Pensioenadvies', 'Verzekeringen', 'Financiële planning'],
    team: [
      { name: 'Tjeerd Hoekstra', role: 'eigenaar' },
      { name: 'Marijke Postma', role: 'hypotheekadviseur' },
    ],
    hours: ['ma,di,wo,do,vr 09:00-17:30; za 10:00-13:00; zo gesloten'],
  },
  [
    { name: 'Smallinger Hypotheekadvies', website: 'https://smallingerhypotheekadvies.nl' },
    { name: 'De Geldwijzer', website: 'https://degeldwijzer-drachten.nl' },
    { name: 'Bosma & Veenstra' },
  ],
)

export const BUITENKANS = withRivals(
  {
    name: 'De Buitenkans',
    aliases: ['Dierenhotel De Buitenkans', 'Buitenkans Dierenpension', 'DHB'],
    legalForm: 'vof',
    websites: ['https://dierenhoteldebuitenkans.nl'],
    phones: ['013 555 26 40'],
    emails: ['balie@dierenhoteldebuitenkans.nl'],
    addresses: [{ street: 'Moergestelseweg 48', postalCode: '5062 SV', city: 'Oisterwijk' }],
    foundingYear: 2009,
    kvk: '18094627',
    vat: 'NL820714935B01',
    sector: 'dierenpension',
    services: ['Hondenpension', 'Kattenpension', 'Hondendagopvang', 'Haal- en brengservice', 'Trimsalon'],
    team: [
      { name: 'Ilse van Gestel', role: 'eigenaar' },
      { name: 'Ruud van Gestel', role: 'eigenaar' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-18:00; za 09:00-16:00; zo gesloten'],
  },
  [
    { name: 'Hondenhotel Brabant', website: 'https://hondenhotelbrabant.nl' },
    { name: 'Poot & Co', website: 'https://pootenco.nl' },
    { name: 'Dierenpension Het Hoefpad' },
  ],
)

export const KLEURSTAAL = withRivals(
  {
    name: 'Kleurstaal',
    aliases: ['Kleurstaal Reclame & Textiel', 'Kleurstaal Signing', 'KRT'],
    legalForm: 'eenmanszaak',
    websites: ['https://kleurstaal.nl'],
    phones: ['0570 55 57 09'],
    emails: ['hallo@kleurstaal.nl'],
    addresses: [{ street: 'Hanzeweg 112', postalCode: '7418 AW', city: 'Deventer' }],
    foundingYear: 2003,
    kvk: '08119043',
    vat: 'NL001947362B54',
    sector: 'signbedrijf',
    services: ['Autobelettering', 'Gevelreclame', 'Textieldruk', 'Borduren', 'Raamfolie'],
    team: [
      { name: 'Jeroen Wassink', role: 'eigenaar' },
      { name: 'Fleur Dekkers', role: 'vormgever' },
    ],
    hours: ['ma,di,wo,do 08:00-17:00; vr 08:00-15:00; za,zo gesloten'],
  },
  [
    { name: 'Signcentrum Salland', website: 'https://signcentrumsalland.nl' },
    { name: 'Textiel & Teken' },
    { name: 'Van Laar Reclame', website: 'https://vanlaarreclame.nl' },
  ],
)
