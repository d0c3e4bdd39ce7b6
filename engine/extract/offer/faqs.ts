/** Questions with their answers: FAQPage markup, <details>, and headings that ask something. */

import { first, nodes, type SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext, SNIPPET_LENGTH } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { excerpt } from '#engine/wording.ts'

export type Faq = Fact<{ question: string; answer: string }>

const MAX = 60
/** A call to action that is phrased as a question. */
const INVITES =
  /^(?:heb (?:je|u)|nog) (?:nog |een )*(?:vraag|vragen)|\b(?:benieuwd|interesse|meer weten|klaar om|zin in|kunnen wij (?:je|u) helpen|aan de slag|ready to|want to|interested|curious|have a question|any questions|afspraak maken|samenwerken)\b|^(?:nog )?vragen\?$/i
const ASKS =
  /^(?:wat|hoe|hoeveel|waarom|wanneer|kan|kun|kunnen|mag|moet|moeten|is|zijn|heb|heeft|hebben|wie|welke?|waar|waarmee|werken?|werkt|wordt|worden|krijg|bieden|doen|doe|zit|komt?|in welke|op welke|voor wie|tot hoever|what|how|why|when|can|do|does|is|are|will|who|which|where|should)\b/i
const FAQ_WORDS =
  /veel ?gestelde vragen|veel gestelde|\bfaq\b|frequently asked|vragen en antwoorden|vraag en antwoord|questions? (?:and|&) answers/i

export function faqsOf(site: SiteContext, all: SchemaNode[]): Faq[] {
  const found: Faq[] = []
  for (const node of all) {
    if (!node.types.includes('Question')) continue
    const question = strip(first(node, 'name', 'text') ?? '')
    const answer =
      nodes(node, 'acceptedAnswer', 'suggestedAnswer').map((inner) => strip(first(inner, 'text', 'name') ?? ''))[0] ??
      strip(first(node, 'acceptedAnswer') ?? '')
    if (question && answer)
      found.push({
        value: { question, answer: excerpt(answer, 600) },
        source: node.source,
        page: node.page,
        snippet: node.snippet,
      })
  }
  const marked = found.length > 0
  for (const page of site.pages) {
    if (page.kind === 'legal') continue
    found.push(...inDetails(page))
    // When markup lists the questions, headings that are questions are not part of the list.
    if (!marked) found.push(...inHeadings(page))
  }
  const seen = new Set<string>()
  return found
    .filter(({ value }) => {
      const key = fold(value.question)
      return key.length > 3 && !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX)
}

function inDetails(page: Page): Faq[] {
  const asks = page.details.filter((one) => one.question.trim().endsWith('?') && !INVITES.test(one.question))
  const about = FAQ_WORDS.test(page.text) || FAQ_WORDS.test(page.title)
  const use = about ? page.details : asks.length >= 2 ? asks : []
  return (
    use
      // A menu can be a <details> too: 'Diensten' is not a question.
      .filter(
        ({ question }) =>
          question.length > 5 && (question.includes('?') || ASKS.test(question) || question.split(' ').length >= 4),
      )
      .map((one) =>
        fact(
          page,
          'text',
          { question: excerpt(one.question, SNIPPET_LENGTH), answer: excerpt(one.answer, 600) },
          `<details> ${one.question}`,
        ),
      )
  )
}

/** Elements that contain one question: headings, and the buttons and terms of accordions. */
function inHeadings(page: Page): Faq[] {
  const lines = page.shown
  const found: Faq[] = []
  let inFaq = FAQ_WORDS.test(page.title) || /faq|veelgestelde/i.test(page.url)
  let sectionLevel = 0
  const outside: Faq[] = []
  for (let i = 0; i < lines.length && found.length < MAX; i++) {
    const line = lines[i]!
    const level = headingLevel(line)
    if (FAQ_WORDS.test(line.text) && line.text.length < 80 && (level > 0 || line.tag === 'p' || line.tag === 'div')) {
      inFaq = true
      sectionLevel = level
      continue
    }
    if (inFaq && level > 0 && sectionLevel > 0 && level <= sectionLevel && !line.text.endsWith('?')) inFaq = false
    const question =
      line.text.endsWith('?') && line.text.length > 10 && line.text.length < 220 && line.text.includes(' ')
    const asks =
      question &&
      (level >= 2 ||
        ((line.tag === 'button' || line.tag === 'dt' || line.tag === 'summary') && inFaq) ||
        (inFaq && (line.tag === 'p' || line.tag === 'div' || line.tag === 'li')))
    if (!asks) continue
    const answer: string[] = []
    for (let j = i + 1; j < Math.min(lines.length, i + 12); j++) {
      const next = lines[j]!
      if (
        headingLevel(next) > 0 ||
        (next.text.endsWith('?') && next.text.length < 220) ||
        (next.region === 'footer' && line.region !== 'footer') ||
        next.tag === 'button' ||
        next.tag === 'dt'
      )
        break
      answer.push(next.text)
    }
    const told = answer.join(' ')
    if (told.length < 20) continue
    if (!inFaq && !ASKS.test(line.text)) continue
    const list = inFaq ? found : outside
    list.push(fact(page, 'text', { question: line.text, answer: excerpt(told, 600) }, line.text))
  }
  // One or two headings with a question mark are rhetoric ('Waarom kiezen voor ons?'); a list of them is an FAQ.
  return [...(found.length >= 2 ? found : []), ...(outside.length >= 3 ? outside : [])]
}

function strip(text: string): string {
  return text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
