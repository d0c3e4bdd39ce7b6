/**
 * Legal forms as they follow a company's name, and as people call them.
 * Source: written by hand for this project: the forms of Dutch law (Burgerlijk Wetboek, book 2) and Belgian law (WVV), and the foreign
 * ones that Dutch companies meet most. The names of legal forms are in the public domain.
 */

/** Letters of an abbreviation; it is written with or without stops, in capitals or not. */
const ABBREVIATIONS = 'BV NV VOF CV UA BA BVBA CVBA VZW'.split(' ')
const OTHERS = ['Ltd\\.?', 'Limited', 'LLC', 'Inc\\.?', 'GmbH', 'S\\.?[àa]\\.?r\\.?l\\.?']

/** Small, as the first word of a form: of 'B.V.' that is its first letter. */
export const FORM_BEGINNINGS = [
  ...[...ABBREVIATIONS, 'SARL'].flatMap((letters) => [...letters].map((_, at) => letters.slice(0, at + 1))),
  ...['Ltd', 'Limited', 'LLC', 'Inc', 'GmbH'],
].map((word) => word.toLowerCase())

/** One form, as the source of a regular expression; the case is for the caller to decide. */
export const LEGAL_FORM = [...ABBREVIATIONS.map((letters) => [...letters].join('\\.?')), ...OTHERS]
  .toSorted((a, b) => b.length - a.length)
  .map((form) => `${form}\\.?`)
  .join('|')

/** Name in small letters without accents and stops → the form it means. */
export const OTHER_NAMES = {
  'besloten vennootschap': 'bv',
  'besloten vennootschap met beperkte aansprakelijkheid': 'bv',
  'flex bv': 'bv',
  'naamloze vennootschap': 'nv',
  'vennootschap onder firma': 'vof',
  zzp: 'eenmanszaak',
  zzper: 'eenmanszaak',
  freelancer: 'eenmanszaak',
  'commanditaire vennootschap': 'cv',
  cooperatie: 'coöperatie',
  'cooperatie ua': 'coöperatie',
  'cooperatieve vereniging': 'coöperatie',
  owm: 'onderlinge waarborgmaatschappij',
  'private limited company': 'bv',
  'private limited liability company': 'bv',
  'limited liability company': 'bv',
  'limited company': 'bv',
  'public limited company': 'nv',
  'general partnership': 'vof',
  'limited partnership': 'cv',
  'sole proprietorship': 'eenmanszaak',
  'sole trader': 'eenmanszaak',
  'sole proprietor': 'eenmanszaak',
  'one person business': 'eenmanszaak',
  'one man business': 'eenmanszaak',
  eenmansbedrijf: 'eenmanszaak',
  eenpersoonsbedrijf: 'eenmanszaak',
  eenpersoonszaak: 'eenmanszaak',
  'civil law partnership': 'maatschap',
  'professional partnership': 'maatschap',
  maatschapsverband: 'maatschap',
  foundation: 'stichting',
  association: 'vereniging',
  cooperative: 'coöperatie',
} as const
