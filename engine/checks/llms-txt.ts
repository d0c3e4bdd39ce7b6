/** Is there an llms.txt that the reference parser can read? Its effect on citations is unproven, and the text says so. */
import { decodeBody } from '../extract/decode.ts'
import { isUsable } from '../extract/home-state.ts'
import { type LlmsProblem, llmsProblems } from '../extract/llms-txt-grammar.ts'
import { defineCheck, notMeasured, type Text } from './check.ts'

const PROBLEMS: Record<LlmsProblem, Text> = {
  bom: {
    nl: 'het bestand begint met een onzichtbaar teken (BOM)',
    en: 'the file begins with an invisible character (BOM)',
  },
  'no-title': { nl: 'de eerste regel is geen titel (‘# Naam’)', en: 'the first line is not a title (‘# Name’)' },
  'more-titles': { nl: 'er is meer dan één titel', en: 'there is more than one title' },
  'no-summary': {
    nl: 'tussen titel en secties ontbreekt een samenvatting',
    en: 'there is no summary between title and sections',
  },
  'sub-heading': { nl: 'er staat een tussenkop van een lager niveau in', en: 'it holds a heading of a lower level' },
  'not-a-link': {
    nl: 'onder een kop staat iets anders dan een link',
    en: 'below a heading stands something other than a link',
  },
  'double-section': { nl: 'twee secties hebben dezelfde titel', en: 'two sections have the same title' },
  empty: { nl: 'het bestand is leeg', en: 'the file is empty' },
}

export const llmsTxt = defineCheck({
  id: 'llms-txt',
  category: 'ontdekking',
  title: { nl: 'llms.txt', en: 'llms.txt' },
  why: {
    nl: 'llms.txt is een afspraak om een site in één bestand samen te vatten. Dat het tot meer vermeldingen leidt, is niet aangetoond; daarom weegt het licht.',
    en: 'llms.txt is a convention to sum up a site in one file. That it leads to more mentions has not been shown; so it weighs little.',
  },
  evidenceClass: 'D',
  source: 'llmstxt.org; SE Ranking en Ahrefs (2026) vonden geen effect',
  outcomes: {
    valid: {
      points: 2,
      says: { nl: 'llms.txt is gevonden en volgt de grammatica.', en: 'llms.txt was found and follows the grammar.' },
    },
    invalid: {
      points: 1,
      says: {
        nl: 'llms.txt is gevonden, maar op regel {line}: {problem}.',
        en: 'llms.txt was found, but at line {line}: {problem}.',
      },
      advice: {
        nl: 'Verbeter regel {line}, of maak het bestand opnieuw.',
        en: 'Mend line {line}, or make the file anew.',
      },
    },
    html: {
      points: 0,
      says: { nl: 'Op /llms.txt staat een HTML-pagina.', en: 'At /llms.txt there is an HTML page.' },
      advice: {
        nl: 'Zet een llms.txt in de hoofdmap van je site als je dat wilt.',
        en: 'Put an llms.txt in the root of your site if you like.',
      },
    },
    missing: {
      points: 0,
      says: {
        nl: 'Er is geen llms.txt. Dat dit vermeldingen kost, is niet aangetoond.',
        en: 'There is no llms.txt. That this costs mentions has not been shown.',
      },
      advice: {
        nl: 'Zet een llms.txt in de hoofdmap van je site als je dat wilt.',
        en: 'Put an llms.txt in the root of your site if you like.',
      },
    },
  },
  judge({ evidence: { llms, home } }) {
    if (llms.status === null || home.status === null)
      return notMeasured('llms.txt kon niet worden opgevraagd.', 'llms.txt could not be requested.')
    const url = llms.finalUrl || llms.url
    if (!isUsable(llms)) return { outcome: 'missing', evidence: [{ url, found: `HTTP ${llms.status}` }] }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(llms.body)
    if (/^[\s\ufeff]*<(?:!doctype|html|head)/i.test(decodeBody(llms.body.subarray(0, 300))))
      return { outcome: 'html', evidence: [{ url, found: text.trim().slice(0, 80) }] }
    const first = llmsProblems(text)[0]
    if (!first) return { outcome: 'valid', evidence: [{ url, found: text.trim().split('\n')[0] ?? '' }] }
    return {
      outcome: 'invalid',
      values: { line: first.line, problem: PROBLEMS[first.problem] },
      evidence: [{ url, found: `${first.line}: ${first.found}` }],
    }
  },
})
