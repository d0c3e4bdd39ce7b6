/** What is wrong with the text of a mail template, while it is typed and before it is stored: such a mail could not be sent. */
import type { FieldErrors } from '#features/failure.ts'
import { OWN_PLACEHOLDERS, PLACEHOLDERS } from './mail.schema.ts'

// {{first_name}}, or with a fallback for when the value is empty: {{first_name|daar}}.
export const PLACEHOLDER = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

type PlaceholderName = (typeof PLACEHOLDERS)[number] | (typeof OWN_PLACEHOLDERS)[number]

export function isPlaceholder(name: string): name is PlaceholderName {
  return [...PLACEHOLDERS, ...OWN_PLACEHOLDERS].some((known) => known === name)
}

interface Filled {
  /** What the product fills in whenever it sends this mail. */
  fills: readonly PlaceholderName[]
  /** Without these the mail is useless to whoever gets it. */
  needs: readonly PlaceholderName[]
}

const RESET_LINK: Filled = { fills: ['first_name', 'company_name', 'confirm_url'], needs: ['confirm_url'] }

const REPORT: Filled = {
  fills: ['first_name', 'company_name', 'period', 'report', 'confirm_url'],
  needs: ['company_name', 'report', 'confirm_url'],
}

/** The placeholders of each mail, in either language. A test compares it with the templates in the database. */
export const TEMPLATE_VALUES: Record<string, Filled> = {
  wachtwoord_reset: RESET_LINK,
  account_aangemaakt: RESET_LINK,
  account_vergrendeld: RESET_LINK,
  uitnodiging: RESET_LINK,
  wachtwoord_tijdelijk: {
    fills: ['first_name', 'temp_password', 'confirm_url'],
    needs: ['temp_password', 'confirm_url'],
  },
  account_verwijderd: { fills: ['confirm_url'], needs: ['confirm_url'] },
  website_overgenomen: { fills: ['first_name', 'company_name', 'confirm_url'], needs: ['company_name', 'confirm_url'] },
  bewijs_vervallen: { fills: ['first_name', 'company_name', 'confirm_url'], needs: ['company_name', 'confirm_url'] },
  wachtlijst_bevestiging: { fills: ['first_name', 'company_name'], needs: [] },
  nieuwsbrief_bevestiging: { fills: ['confirm_url'], needs: ['confirm_url'] },
  rapport_maand: REPORT,
  rapport_onveranderd: REPORT,
  rapport_niet_gelezen: REPORT,
  meldingen: {
    fills: ['first_name', 'company_name', 'notices', 'confirm_url'],
    needs: ['company_name', 'notices', 'confirm_url'],
  },
  nieuwsbrief_welkom: { fills: ['unsubscribe_url'], needs: ['unsubscribe_url'] },
  nieuwsbrief: { fills: ['unsubscribe_url'], needs: ['unsubscribe_url'] },
}

/** English mails have keys of their own. */
export const englishKey = (key: string) => `${key}_en`
export const dutchKey = (key: string) => key.replace(/_en$/, '')
export const languageOf = (key: string) => (key.endsWith('_en') ? 'en' : 'nl')

export const valuesOf = (key: string): Filled => TEMPLATE_VALUES[dutchKey(key)] ?? { fills: PLACEHOLDERS, needs: [] }

interface TemplateText {
  subject: string
  html: string
  /** Empty: derived from the HTML. */
  text: string
}

/** A message a field; {} when the mail can be sent. */
export function templateProblems(key: string, { subject, html, text }: TemplateText): FieldErrors {
  const { needs } = valuesOf(key)
  const missing = (body: string) =>
    needs
      .filter((name) => !namesIn(body).includes(name))
      .map((name) => `${written(name)} ontbreekt. Daar kan deze mail niet zonder.`)
  const problems = {
    subject: wrongPlaceholders(key, subject),
    html: [...wrongPlaceholders(key, html), ...wrongMarkup(html), ...(html.trim() ? missing(html) : [])],
    text: [...wrongPlaceholders(key, text), ...(text.trim() ? missing(text) : [])],
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, found]) =>
      found.length > 0 ? [[field, [...new Set(found)].join(' ')]] : [],
    ),
  )
}

const written = (name: string) => `{{${name}}}`
const namesIn = (source: string) => [...source.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())

function wrongPlaceholders(key: string, source: string): string[] {
  const { fills } = valuesOf(key)
  const known = fills.map(written).join(', ')
  const wrong = [...source.matchAll(PLACEHOLDER)].flatMap(([, name = '', fallback = '']) => {
    const trimmed = name.trim()
    if (!isPlaceholder(trimmed)) return [`${written(trimmed)} bestaat niet. Deze mail kent: ${known}.`]
    if (fills.includes(trimmed) || fallback.trim() !== '') return []
    return [`${written(trimmed)} is bij deze mail niet bekend. Deze mail kent: ${known}.`]
  })
  const leftover = source.replace(PLACEHOLDER, '').match(/\{\{|\}\}/g) ?? []
  return [...wrong, ...leftover.map((braces) => `Er staat ${braces} zonder naam van een gegeven.`)]
}

const ADDRESS = /\b(?:href|src)\s?=\s?["']?([^"'\s>]*)/gi
const GOOD_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\{\{\s?(?:confirm|unsubscribe)_url\b)/i

function wrongMarkup(html: string): string[] {
  const wrong: string[] = []
  if (/<script\b/i.test(html)) wrong.push('Een mail kan geen script bevatten.')
  for (const [, address = ''] of html.matchAll(ADDRESS)) {
    if (!GOOD_ADDRESS.test(address)) wrong.push('Een link in een mail begint met http:// of https://.')
  }
  // Without quotes a value could add attributes.
  if (/\s[\w-]+\s?=\s?\{\{/.test(html)) wrong.push('Zet aanhalingstekens om een gegeven binnen een tag.')
  return wrong
}
