/** The edits of one page that are written from the company's own facts, and where in its HTML each goes. */

import type { FactValues } from '#engine/consistency/facts.ts'
import type { Source } from '#engine/evidence.ts'
import { tokensOf, weekOf, writeWeek } from '#engine/extract/offer/hours-grammar.ts'
import { schemaTypeOf } from '#engine/extract/offer/trades.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { readPage } from '#engine/extract/page/page.ts'
import { asOctets, intoHead, octetsOf } from '#engine/fixes/file-edits.ts'
import { OPEN_TAG, withoutClosingTags } from '#engine/fixes/meta-tags.ts'
import type {
  LandingChangeId,
  LandingPageCompany,
  PageFact,
  PageFactId,
  ReadabilityRow,
} from '#engine/landing-page/landing-page.ts'
import type { Language } from '#engine/report/report.ts'
import type { AnswerableQuestion } from './page-questions.ts'

export interface PageEdit {
  id: LandingChangeId
  text?: string
  html: string
  /** The octets of the page with this edit. */
  apply: (octets: string) => string
}

/** More questions at once would bury the page's own text. */
const MOST_QUESTIONS = 6
const MOST_VALUES = 8

const LABELS: Record<Language, Record<PageFactId, string>> = {
  nl: {
    name: 'Bedrijf',
    legalForm: 'Rechtsvorm',
    address: 'Adres',
    phone: 'Telefoon',
    email: 'E-mail',
    kvk: 'KvK-nummer',
    vat: 'Btw-id',
    foundingYear: 'Opgericht in',
    hours: 'Openingstijden',
    services: 'Diensten',
  },
  en: {
    name: 'Company',
    legalForm: 'Legal form',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    kvk: 'Chamber of Commerce (KvK) number',
    vat: 'VAT number',
    foundingYear: 'Founded in',
    hours: 'Opening hours',
    services: 'Services',
  },
}

export interface EditedPage {
  page: Page
  source: Source
  language: Language
  company: LandingPageCompany
  present: FactValues
  facts: PageFact[]
  questions: AnswerableQuestion[]
  readability: ReadabilityRow[]
  /** Whether markup of the page stands for the company already. */
  hasMarkup: boolean
}

export function pageEdits(edited: EditedPage): PageEdit[] {
  return [factsEdit(edited), questionsEdit(edited), markupEdit(edited), langEdit(edited), indexingEdit(edited)].flatMap(
    (edit) => edit ?? [],
  )
}

/** A fact that the page states otherwise is replaced where it stands; a second value beside it would contradict it. */
function factsEdit(edited: EditedPage): PageEdit | null {
  const { facts, company, language } = edited
  const missing = facts.filter(({ outcome }) => outcome === 'misses')
  if (missing.length === 0) return null
  const name = company.questions.name.trim()
  const heading = { nl: name ? `Over ${name}` : 'Over ons', en: name ? `About ${name}` : 'About us' }[language]
  const lines = missing.map((fact) => `${labelOf(fact, language)}: ${valuesOf(fact, language).join(', ')}`)
  return inBody(edited, 'facts', {
    text: [heading, '', ...lines].join('\n'),
    html: ['<section>', `<h2>${escaped(heading)}</h2>`, '<ul>', ...lines.map(item), '</ul>', '</section>'].join('\n'),
  })
}

/** Days are Dutch for people who read Dutch, and the notation of schema.org on an English page. */
function valuesOf({ fact, values }: PageFact, language: Language): string[] {
  const shown = values.slice(0, MOST_VALUES)
  if (fact !== 'hours' || language === 'nl') return shown
  return shown.map((hours) => writeWeek(weekOf(tokensOf(hours) ?? []) ?? []))
}

const PLACE: Record<Language, string> = { nl: 'Plaats', en: 'Place' }

/** An address without a number is a place. */
function labelOf({ fact, values }: PageFact, language: Language): string {
  return fact === 'address' && !values.some((value) => /\d/.test(value)) ? PLACE[language] : LABELS[language][fact]
}

function questionsEdit(edited: EditedPage): PageEdit | null {
  const { questions, language } = edited
  const open = questions
    .filter(({ answeredBy, answer }) => answeredBy === null && answer !== '')
    .slice(0, MOST_QUESTIONS)
  if (open.length === 0) return null
  const heading = { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' }[language]
  return inBody(edited, 'questions', {
    text: [heading, ...open.map(({ question, answer }) => `${question}\n${answer}`)].join('\n\n'),
    html: [
      '<section>',
      `<h2>${escaped(heading)}</h2>`,
      ...open.flatMap(({ question, answer }) => [`<h3>${escaped(question)}</h3>`, `<p>${escaped(answer)}</p>`]),
      '</section>',
    ].join('\n'),
  })
}

/** For a page without markup of the company: what its profile says, for machines. */
function markupEdit({ source, company, present, hasMarkup }: EditedPage): PageEdit | null {
  const [name] = present.name
  if (hasMarkup || name === undefined) return null
  const { sector } = company.questions
  const { street, postalCode, city } = present.address[0] ?? {}
  const address = { streetAddress: street, postalCode, addressLocality: city }
  const node = {
    '@context': 'https://schema.org',
    '@type': (sector && schemaTypeOf(sector)) || 'Organization',
    name,
    url: present.website[0],
    description: company.description.trim() || undefined,
    telephone: present.phone[0],
    email: present.email[0],
    address: Object.values(address).some(Boolean) ? { '@type': 'PostalAddress', ...address } : undefined,
    vatID: present.vat[0],
    // 0106 is the code of the Dutch trade register in ISO 6523.
    iso6523Code: present.kvk[0] ? `0106:${present.kvk[0]}` : undefined,
    foundingDate: present.foundingYear[0],
    sameAs: company.socials.length > 0 ? company.socials : undefined,
  }
  // Nothing in it can close the surrounding <script>.
  const json = JSON.stringify(node, null, 2).replace(/</g, '\\u003c').replace(/`/g, '\\u0060')
  const html = `<script type="application/ld+json">\n${json}\n</script>`
  return { id: 'markup', html, apply: (octets) => intoHead(octets, asOctets(html, source, inUnits)) }
}

const HTML_TAG = /<html\b[^<>]{0,1000}>/i
const LANG = /\slang\s{0,5}=\s{0,5}(?:"[^"]{0,100}"|'[^']{0,100}'|[^\s>]{0,100})/i

function langEdit({ readability, language, page }: EditedPage): PageEdit | null {
  const row = readability.find(({ id }) => id === 'lang')
  const [tag] = HTML_TAG.exec(page.html.slice(0, 20_000)) ?? []
  // Of a text in neither language nothing is known.
  if (!row || row.state === 'good' || row.values.code !== language || !tag) return null
  const put = (old: string) =>
    `${old.replace(LANG, '').slice(0, 5)} lang="${language}"${old.replace(LANG, '').slice(5)}`
  return { id: 'lang', html: put(tag), apply: (octets) => octets.replace(HTML_TAG, put) }
}

/** Only for tags in the page: a header is set by the server. */
function indexingEdit({ source }: EditedPage): PageEdit | null {
  if (source.headers['x-robots-tag'] || withoutClosingTags(octetsOf(source)) === null) return null
  return { id: 'indexing', html: OPEN_TAG, apply: (octets) => withoutClosingTags(octets) ?? octets }
}

const PLACES = [/<\/main\s*>/gi, /<footer\b/gi, /<\/body\s*>/gi]
const PROBE = 'vindbaarproef'

/** At the end of the page's own text; a place that no reader sees, such as one inside a comment, is passed over. */
function inBody(
  { source }: EditedPage,
  id: LandingChangeId,
  { text, html }: { text: string; html: string },
): PageEdit | null {
  const octets = octetsOf(source)
  const into = [...PLACES.map((place) => beforeLast(place)), (page: string, piece: string) => `${page}\n${piece}`]
  const found = into.find((put) => {
    const body = new Uint8Array(Buffer.from(put(octets, `<p>${PROBE}</p>`), 'latin1'))
    return readPage({ ...source, body }).shown.some((line) => line.text === PROBE && !line.hidden)
  })
  if (!found) return null
  const piece = asOctets(html, source, (char) => `&#${char.codePointAt(0)};`)
  return { id, text, html, apply: (page) => found(page, piece) }
}

function beforeLast(place: RegExp) {
  return (page: string, piece: string): string => {
    const at = [...page.matchAll(place)].at(-1)?.index
    return at === undefined ? page : `${page.slice(0, at)}${piece}\n${page.slice(at)}`
  }
}

const item = (line: string) => `<li>${escaped(line)}</li>`

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/`/g, '&#96;')
}

function inUnits(char: string): string {
  return Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  )
}
