/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const DYNAMO = withRivals(
  {
    name: 'Fietsenzaak De Dynamo',
    aliases: ['De Dynamo', 'Dynamo Tweewielers'],
    legalForm: 'eenmanszaak',
    websites: ['https://dynamotweewielers.nl'],
    phones: ['0575 55 53 81'],
    emails: ['werkplaats@dynamotweewielers.nl'],
    addresses: [{ street: 'Laarstraat 57', postalCode: '7201 CB', city: 'Zutphen' }],
    foundingYear: 1987,
    kvk: '08136472',
    vat: 'NL002736451B82',
    sector: 'fietsenwinkel',
    services: ['Fietsreparatie', 'Elektrische fietsen', 'Bakfietsen', 'Fietsverhuur'],
    team: [
      { name: 'Gerben Wolters', role: 'eigenaar' },
      { name: 'Sanne Dijkman', role: 'monteur' },
    ],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:00-18:00; za 09:00-17:00; zo gesloten'],
  },
  [
    { name: 'Hanze Rijwielen', website: 'https://hanzerijwielen.nl' },
    { name: 'Fietsplein Berkel' },
    { name: 'Tweewielercentrum IJssel', website: 'https://www.tweewielercentrumijssel.nl' },
  ],
)

export const HOOGLAND = withRivals(
  {
    name: 'Hoogland Verbeek Notarissen',
    aliases: ['HV Notarissen', 'Hoogland Verbeek'],
    legalForm: 'maatschap',
    websites: ['https://www.hvnotarissen.nl'],
    phones: ['0515 55 52 79'],
    emails: ['info@hvnotarissen.nl'],
    addresses: [{ street: 'Oosterdijk 31', postalCode: '8601 BS', city: 'Sneek' }],
    foundingYear: 1998,
    kvk: '01094728',
    vat: 'NL807364152B01',
    sector: 'notariskantoor',
    services: ['Testamenten', 'Hypotheekakten', 'Samenlevingscontracten', 'Levering van woningen'],
    team: [
      { name: 'Froukje Hoogland', role: 'notaris' },
      { name: 'Jelle Verbeek', role: 'notaris' },
      { name: 'Tineke Postma', role: 'kandidaat-notaris' },
    ],
    hours: ['ma,di,wo,do 08:30-17:00; vr 08:30-16:00; za,zo gesloten'],
  },
  [
    { name: 'Notariaat Zuidwesthoek', website: 'https://notariaatzuidwesthoek.nl' },
    { name: 'Bakema & Terpstra Notarissen' },
    { name: 'Waterpoort Notarissen', website: 'https://waterpoortnotarissen.nl' },
  ],
)

export const VELUWS = withRivals(
  {
    name: 'Eet Veluws Catering',
    aliases: ['Eet Veluws', 'EVC'],
    legalName: 'Eet Veluws B.V.',
    legalForm: 'bv',
    websites: ['https://eetveluws.nl'],
    phones: ['055 555 61 37', '06 18 55 50 43'],
    emails: ['feest@eetveluws.nl'],
    addresses: [{ street: 'Arnhemseweg 212', postalCode: '7331 BP', city: 'Apeldoorn' }],
    foundingYear: 2006,
    kvk: '08152936',
    vat: 'NL816402957B01',
    sector: 'cateraar',
    services: ['Walking dinners', 'Barbecues', 'Bedrijfslunches', 'Bruiloften'],
    team: [
      { name: 'Marloes Kamphuis', role: 'eigenaar' },
      { name: 'Dennis Oortgiesen', role: 'chef-kok' },
    ],
    hours: ['ma,di,wo,do,vr 08:00-17:30; za 09:00-13:00; zo gesloten'],
  },
  [
    { name: 'Het Koninklijk Buffet', website: 'https://hetkoninklijkbuffet.nl' },
    { name: 'Traiteur Van Essen' },
    { name: 'Partykeuken De Vos', website: 'https://partykeukendevos.nl' },
  ],
)
