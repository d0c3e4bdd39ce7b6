/** Is there an llms.txt that the reference parser can read? Its effect on citations is unproven, and the text says so. */

import { defineCheck, notMeasured } from '#engine/checks/check.ts'
import { isUsable } from '#engine/extract/page/home-state.ts'
import { problemMessage } from '#engine/llms-txt/problems.ts'
import { looksLikeWebPage, validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'

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
    unwise: {
      points: 2,
      says: {
        nl: 'llms.txt is gevonden en volgt de grammatica. Wat beter kan, op regel {line}: {problem}',
        en: 'llms.txt was found and follows the grammar. What could be better, at line {line}: {problem}',
      },
    },
    invalid: {
      points: 1,
      says: {
        nl: 'llms.txt is gevonden, maar lezers lopen vast op regel {line}. {problem}',
        en: 'llms.txt was found, but readers fail at line {line}. {problem}',
      },
      advice: {
        nl: 'Verbeter regel {line} van llms.txt.',
        en: 'Mend line {line} of llms.txt.',
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
    const lines = text.split(/\r\n|\n|\r/)
    const found = (line: number) => `${line}: ${lines[line - 1] ?? ''}`
    if (looksLikeWebPage(text)) return { outcome: 'html', evidence: [{ url, found: text.trim().slice(0, 80) }] }
    const { problems } = validateLlmsTxt(text)
    const fault = problems.find(({ severity }) => severity === 'fout')
    const worst = fault ?? problems[0]
    if (!worst) return { outcome: 'valid', evidence: [{ url, found: found(1) }] }
    return {
      outcome: fault ? 'invalid' : 'unwise',
      values: { line: worst.line, problem: problemMessage(worst) },
      evidence: [{ url, found: found(worst.line) }],
    }
  },
})
