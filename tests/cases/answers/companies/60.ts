/** Companies of answers that a stranger to the rules wrote. */
import { withRivals } from '#tests/cases/answers/answer-case.ts'

export const WRONGEL = withRivals(
  {
    name: 'Kaaswinkel De Wrongel',
    aliases: ['De Wrongel', 'Wrongel Kaas & Delicatessen'],
    legalForm: 'vof',
    websites: ['https://dewrongel-amersfoort.nl'],
    phones: ['033 555 12 74'],
    emails: ['winkel@dewrongel-amersfoort.nl'],
    addresses: [{ street: 'Krommestraat 38', postalCode: '3811 CC', city: 'Amersfoort' }],
    foundingYear: 1994,
    kvk: '32067418',
    vat: 'NL806214973B01',
    sector: 'kaaswinkel',
    services: ['Kaas op maat gesneden', 'Kaasplateaus', 'Kaasproeverijen', 'Relatiegeschenken'],
    team: [
      { name: 'Marijke Tolsma', role: 'eigenaar' },
      { name: 'Joost van Ginkel', role: 'eigenaar' },
    ],
    hours: ['ma gesloten; di,wo,do 09:00-17:30; vr 09:00-18:00; za 08:30-17:00; zo gesloten'],
  },
  [
    { name: 'Kaashandel Eemland', website: 'https://kaashandeleemland.nl' },
    { name: 'Het Kaasluik' },
    { name: 'Zuivelhuis Bergpoort', website: 'https://www.zuivelhuisbergpoort.nl' },
  ],
)

export const HARTGERINK = withRivals(
  {
    name: 'Hartgerink Boomverzorging',
    aliases: ['Hartgerink', 'Boomverzorging Hartgerink', 'HBV'],
    legalForm: 'eenmanszaak',
    websites: ['https://hartgerinkbomen.nl'],
    phones: ['0314 55 56 02'],
    emails: ['info@hartgerinkbomen.nl'],
    addresses: [{ street: 'Zelhemseweg 112', postalCode: '7004 HD', city: 'Doetinchem' }],
    foundingYear: 2006,
    kvk: '09158234',
    vat: 'NL001750392B64',
    sector: 'boomverzorger',
    services: ['Bomen snoeien', 'Bomen vellen', 'Stobben frezen', 'Boomveiligheidsinspectie (VTA)'],
    team: [
      { name: 'Rik Hartgerink', role: 'eigenaar' },
      { name: 'Lotte Smeenk', role: 'boomtechnisch adviseur' },
    ],
    hours: ['ma,di,wo,do,vr 07:30-16:30; za gesloten; zo gesloten'],
  },
  [
    { name: 'Boomrijk Achterhoek', website: 'https://boomrijkachterhoek.nl' },
    { name: 'De Groene Zaag' },
    { name: 'Wiltink Groen', website: 'https://www.wiltinkgroen.nl' },
  ],
)

export const VAKBRUG = withRivals(
  {
    name: 'Vakbrug',
    aliases: ['Vakbrug Werving & Selectie', 'VWS'],
    legalName: 'Vakbrug Werving en Selectie B.V.',
    legalForm: 'bv',
    websites: ['https://vakbrug.nl'],
    phones: ['013 555 40 19'],
    emails: ['hallo@vakbrug.nl'],
    addresses: [{ street: 'Spoorlaan 284', postalCode: '5038 CB', city: 'Tilburg' }],
    foundingYear: 2013,
    kvk: '57816203',
    vat: 'NL852740618B01',
    sector: 'wervings- en selectiebureau',
    services: ['Werving en selectie', 'Detachering', 'Interim-management', 'Assessments'],
    team: [
      { name: 'Noor Verhagen', role: 'directeur' },
      { name: 'Bas Kuipers', role: 'recruiter' },
    ],
    hours: ['ma,di,wo,do 08:30-17:30; vr 08:30-17:00; za gesloten; zo gesloten'],
  },
  [
    { name: 'Brabant Talent', website: 'https://brabanttalent.nl' },
    { name: 'De Personeelsmakers' },
    { name: 'Kanters & Van Loon', website: 'https://kantersvanloon.nl' },
  ],
)
