/** Renders a mail template with its variables to subject, HTML and text. User input can add no markup, header or recipient. */
import { load } from 'cheerio'
import { escapeMarkup } from '#features/escape.ts'
import { Failure } from '#features/failure.ts'
import type { OWN_PLACEHOLDERS, TemplateVariables } from './mail.schema.ts'
import { isPlaceholder, PLACEHOLDER } from './template-problems.rules.ts'

export interface MailTemplate {
  subject: string
  html: string
  /** Null: derived from the HTML. */
  text: string | null
}

// Characters that end a header line, or hide or reorder what a mailbox shows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/** One line without control characters: for a subject and for the name beside an address. */
export function headerText(value: string): string {
  return value.toWellFormed().replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim()
}

interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Throws 'template-placeholder-missing'. */
export function renderTemplate(template: MailTemplate, variables: TemplateVariables): RenderedMail {
  return fillTemplate(template, checkedValues([template.subject, template.html, template.text ?? ''], variables))
}

/** Without any check, for a text that is still being written: what is no placeholder stays as it is typed. */
export function fillTemplate(template: MailTemplate, values: Record<string, string>): RenderedMail {
  const fill = (source: string, write: (value: string, name: string) => string) =>
    source.replace(PLACEHOLDER, (typed, name: string, fallback?: string) =>
      isPlaceholder(name.trim()) ? write(values[name.trim()] || (fallback ?? '').trim(), name.trim()) : typed,
    )
  const html = fill(template.html, (value, name) =>
    name === HEADED ? headedHtml(value, values.confirm_url) : linesHtml(value),
  )
  return {
    subject: headerText(fill(template.subject, headerText)),
    html,
    text: template.text?.trim() ? fill(template.text, (value) => value) : textOf(html),
  }
}

/** Several texts with an empty line between them, of which the first line is the heading: in HTML it stands out. */
const HEADED = 'notices' satisfies (typeof OWN_PLACEHOLDERS)[number]

/** `button`: the address behind the mail's button. */
function headedHtml(value: string, button = ''): string {
  const own = isWebAddress(button) ? new URL('.', button).href : null
  const texts = value.split('\n\n').map((text) => text.split('\n'))
  return texts
    .map(([heading = '', ...lines]) =>
      [`<strong>${linesHtml(heading)}</strong>`, ...lines.map((line) => lineHtml(line, own))].join('<br>'),
    )
    .join('<br><br>')
}

/** 'Het antwoord: https://…' is a link by its words where the address stands beside the button's: a line that a stranger wrote is no way to a page of theirs. */
function lineHtml(line: string, own: string | null): string {
  const at = line.lastIndexOf(': ')
  const address = line.slice(at + 2)
  if (at < 0 || own === null || !address.startsWith(own) || !isWebAddress(address)) return linesHtml(line)
  return `<a href="${escapeMarkup(address)}">${linesHtml(line.slice(0, at))}</a>`
}

/** Lines of a value stay lines. In an address there are none. */
const linesHtml = (value: string) => escapeMarkup(value).replaceAll('\n', '<br>')

/** The values to fill in; throws unless every placeholder in the sources is known and has a value. */
function checkedValues(sources: string[], variables: TemplateVariables): Record<string, string> {
  const values: Record<string, string> = {}
  const fields: Record<string, string> = {}
  for (const [, written = '', fallback = ''] of sources.flatMap((source) => [...source.matchAll(PLACEHOLDER)])) {
    const name = written.trim()
    if (!isPlaceholder(name)) {
      fields[`variables.${name}`] = `De mailtekst gebruikt {{${name}}}, en dat gegeven bestaat niet.`
      continue
    }
    const value = (variables[name] ?? '').toWellFormed().replaceAll('\u0000', '').trim()
    if (value === '' && fallback.trim() === '') {
      fields[`variables.${name}`] = `De mailtekst gebruikt {{${name}}}. Geef daar een waarde voor.`
    } else if (value !== '' && name.endsWith('_url') && !isWebAddress(value)) {
      fields[`variables.${name}`] = 'Een link in een mail begint met http:// of https://.'
    }
    values[name] = value
  }
  for (const leftover of sources.flatMap((source) => source.replace(PLACEHOLDER, '').match(/\{\{|\}\}/g) ?? [])) {
    fields.template = `In de mailtekst staat ${leftover} zonder naam van een gegeven.`
  }
  if (Object.keys(fields).length > 0) throw new Failure('template-placeholder-missing', { fields })
  return values
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value) && !/[\s<>"]/.test(value)
}

/** The HTML as plain text: each paragraph on its own line, a link's address after its text. */
function textOf(html: string): string {
  const $ = load(html)
  $('style, script, head').remove()
  for (const link of $('a[href]')) {
    const href = $(link).attr('href')!
    const words = $(link).text().trim()
    $(link).text(words === href ? href : `${words}: ${href}`)
  }
  for (const block of $('br, p, div, li, tr, h1, h2, h3, h4, ul, ol, table')) $(block).after('\n\n')
  return $('body')
    .text()
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
