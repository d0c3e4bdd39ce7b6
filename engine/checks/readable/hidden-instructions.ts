/** Instructions to an AI in text that people do not see. A penalty, never points. */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { excerpt } from '#engine/wording.ts'

/** Instructions to a model. Mentioning AI or llms.txt is not an instruction. */
// Bounded: the first 2,000 characters of a line
const ORDERS =
  /\b(?:ignore|disregard|forget|negeer|vergeet) (?:all |alle |any |the |je |your )?(?:eerdere |vorige |previous |prior |above |other )?(?:instructions?|instructies|prompts?|opdrachten)|\b(?:ai|llm|chatgpt|claude|gemini|perplexity|gpt|language model|taalmodel|ai[- ]assistent\w*|ai assistants?)\b[^.\n]{0,80}\b(?:recommend|rank (?:us|this)|prefer (?:us|this)|beveel|raad[^.\n]{0,40} aan|noem altijd|vermeld altijd|kies altijd)\b|\b(?:recommend|beveel|raad) (?:only|alleen|always|altijd)\b[^.\n]{0,60}|\bsystem prompt\b|<\|im_start\|>/i

export const hiddenInstructions = defineCheck({
  id: 'hidden-instructions',
  category: 'leesbaar',
  title: { nl: 'Geen verborgen opdrachten aan AI', en: 'No hidden orders to AI' },
  why: {
    nl: 'Tekst die mensen niet zien en die AI opdrachten geeft, geldt als manipulatie en kan je site uit antwoorden doen verdwijnen.',
    en: 'Text that people cannot see and that gives AI orders counts as manipulation, and can make your site disappear from answers.',
  },
  evidenceClass: 'A',
  source: 'developers.google.com/search/docs/essentials/spam-policies (hidden text); OWASP LLM01',
  outcomes: {
    none: {
      points: 0,
      says: {
        nl: 'Geen verborgen tekst gevonden die AI opdrachten geeft.',
        en: 'No hidden text found that gives AI orders.',
      },
    },
    found: {
      points: -10,
      says: {
        nl: 'Waarschuwing: er staat verborgen tekst op de site die AI opdrachten geeft: “{text}”',
        en: 'Warning: the site holds hidden text that gives AI orders: “{text}”',
      },
      advice: {
        nl: 'Verwijder deze verborgen tekst. Zaten er vreemden in je website, zoek dan ook uit hoe.',
        en: 'Remove this hidden text. If strangers got into your website, find out how.',
      },
    },
  },
  judge: needsHome((site, home) => {
    for (const page of site.pages) {
      const text = orderIn(page)
      if (text)
        return { outcome: 'found', values: { text: excerpt(text, 140) }, evidence: [{ url: page.url, found: text }] }
    }
    return { outcome: 'none', evidence: [{ url: home.url, found: '-' }] }
  }),
})

function orderIn(page: Page): string | undefined {
  const hidden = page.lines.filter((line) => line.hidden).map((line) => line.text)
  return [...hidden, ...page.comments].map((text) => text.slice(0, 2000)).find((text) => ORDERS.test(text))
}
