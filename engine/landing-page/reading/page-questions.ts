/** Which questions one page answers. Only what can be pointed at counts: the question with its answer, or the answer itself. */
import { nameIn, wordsIn } from '#engine/consistency/reading/words-in-text.ts'
import type { SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import { nameKey } from '#engine/extract/naming/name-parts.ts'
import { faqsOf } from '#engine/extract/offer/faqs.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { siteContext } from '#engine/extract/site-context.ts'
import type { LandingPageCompany, PageFact, PageQuestion } from '#engine/landing-page/landing-page.ts'
import { type Question, questionsFor } from '#engine/naming/questions.ts'
import type { Language } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { around, excerpt } from '#engine/wording.ts'

/** A question with the text of the profile that answers it; empty where the profile has none. */
export interface AnswerableQuestion extends PageQuestion {
  answer: string
}

/** Shorter answers ('Ja') stand on every page. */
const SHORTEST_ANSWER = 25

export function pageQuestions(
  page: Page,
  given: { nodes: SchemaNode[]; takenAt: string; facts: PageFact[]; language: Language },
  company: LandingPageCompany,
): AnswerableQuestion[] {
  const site = siteContext([page], page.url, given.takenAt)
  const asked = faqsOf(
    site,
    given.nodes.filter((node) => node.page === page.url),
  )
  const own = company.faqs.map(({ question, answer }): AnswerableQuestion => {
    const there = asked.find(({ value }) => fold(value.question) === fold(question))
    const quote = there ? there.value.answer : passageWith(page, answer)
    return {
      ...{ question, answer, from: 'profile' },
      answeredBy: quote ? { quote: excerpt(quote, 200), place: there ? 'question' : 'text' } : null,
    }
  })
  const known = new Set(own.map(({ question }) => fold(question)))
  const suggested = questionsFor(company.questions, given.language).flatMap((question) =>
    known.has(fold(question.text)) ? [] : suggestedQuestion(question, page, given, company),
  )
  return [...own, ...suggested]
}

/** The passage that holds this text whole, whatever its punctuation. */
function passageWith(page: Page, text: string): string | null {
  const key = fold(text)
  if (key.length < SHORTEST_ANSWER || !fold(page.text).includes(key)) return null
  return page.shown.find((line) => fold(line.text).includes(key))?.text ?? text
}

/** No page can answer who should be chosen, and every page answers what its website is. */
function suggestedQuestion(
  { kind, about, text }: Question,
  page: Page,
  { facts, language }: { facts: PageFact[]; language: Language },
  { questions, description }: LandingPageCompany,
): AnswerableQuestion[] {
  const base = { question: text, from: 'suggested' as const }
  const factOf = (id: PageFact['fact']) => facts.find(({ fact }) => fact === id)
  if (kind === 'fact' && about && typeof about === 'string' && about !== 'website') {
    const fact = factOf(about)
    // A place alone answers no question for an address.
    if (!fact || fact.outcome === 'differs' || (about === 'address' && !/\d/.test(fact.values[0] ?? ''))) return []
    const [stated] = fact.outcome === 'states' ? fact.stated : []
    const answeredBy = stated ? { quote: stated.quote, place: stated.place } : null
    return [{ ...base, answer: factAnswer(about, fact.values[0] ?? '', questions, language), answeredBy }]
  }
  if (kind === 'choice' && about && typeof about === 'object' && questions.city) {
    const isPlaced = nameIn(wordsIn(page.text), nameKey(questions.city)).length > 0
    const isNamed = factOf('name')?.outcome === 'states'
    const quote = isPlaced && isNamed ? lineAbout(page, about.service) : null
    const answer =
      language === 'nl'
        ? `Voor ${about.service} in ${questions.city} kun je terecht bij ${questions.name}.`
        : `For ${about.service} in ${questions.city} you can go to ${questions.name}.`
    return [{ ...base, answer, answeredBy: quote ? { quote: excerpt(quote, 200), place: 'text' } : null }]
  }
  // 'Wat doet …?' is answered by the company's own description; 'Wat weet je over …?' asks the same.
  if (kind !== 'naming' || description.trim() === '' || /^(?:wat weet|what do you know)/i.test(text)) return []
  const quote = passageWith(page, description)
  return [
    { ...base, answer: description.trim(), answeredBy: quote ? { quote: excerpt(quote, 200), place: 'text' } : null },
  ]
}

/** A sentence of the page's own text that names the service: a link to another page tells nothing of it. */
function lineAbout(page: Page, service: string): string | null {
  const links = new Set(page.links.map(({ text }) => fold(text)))
  const key = nameKey(service)
  for (const { region, text } of page.shown) {
    if (region !== 'main' || links.has(fold(text))) continue
    const [found] = nameIn(wordsIn(text), key)
    if (found) return around(text, found.at, 60, found.length + 80)
  }
  return null
}

const FACT_ANSWERS: Record<
  Language,
  Record<'phone' | 'address' | 'foundingYear', (name: string, value: string) => string>
> = {
  nl: {
    phone: (name, value) => `Het telefoonnummer van ${name} is ${value}.`,
    address: (name, value) => `Het adres van ${name} is ${value}.`,
    foundingYear: (name, value) => `${name} is opgericht in ${value}.`,
  },
  en: {
    phone: (name, value) => `The phone number of ${name} is ${value}.`,
    address: (name, value) => `The address of ${name} is ${value}.`,
    foundingYear: (name, value) => `${name} was founded in ${value}.`,
  },
}

function factAnswer(
  about: 'phone' | 'address' | 'foundingYear',
  value: string,
  { name }: LandingPageCompany['questions'],
  language: Language,
): string {
  return value === '' ? '' : FACT_ANSWERS[language][about](name.trim(), value)
}
