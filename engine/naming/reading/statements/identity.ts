/** KvK number, btw-id and legal form that an answer gives. */

import { kvkNumbersIn, vatNumbersIn } from '#engine/extract/contact/numbers-in-text.ts'
import { parseRechtsvorm, RECHTSVORMEN } from '#engine/identity/rechtsvorm.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { type Prepared, vatKey } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/mentions.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { FORM_BEGINNINGS, LEGAL_FORM, OTHER_NAMES } from '#engine/vocabulary/legal-forms.ts'

export function numberStatements(text: string, known: Prepared): Statement[] {
  const { kvk } = known.company
  const found: Statement[] = []
  if (!/\d/.test(text)) return found
  if (kvk) {
    for (const { value, at, length } of kvkNumbersIn(text)) {
      const right = value === kvk
      found.push({ fact: 'kvk', at, end: at + length, right, said: value, ...tells(right, 'number') })
    }
    for (const one of registeredNumbers(text, kvk)) {
      if (!found.some(({ at, end }) => at < one.end && one.at < end)) found.push(one)
    }
  }
  if (known.vat) {
    const seen = new Set<number>()
    for (const { value, at, length } of vatNumbersIn(text)) {
      // One number may be found with its label and without.
      if (seen.has(at + length)) continue
      seen.add(at + length)
      const right = vatKey(value) === known.vat
      found.push({ fact: 'vat', at, end: at + length, right, said: value, ...tells(right, 'number') })
    }
  }
  return found
}

const EIGHT_DIGITS = /(?<![\d+.,€£/-])\d(?:[ .]?\d){7}(?![ .,/-]?\d)/g
// Bounded: the at most 120 characters of a line before a number
const REGISTERED =
  /(?<!\p{L})(?:ingeschreven|inschrijving|geregistreerd|registratie|registered|registration|handelsregister|kvk|k\.v\.k\.?|kamer van koophandel|chamber of commerce|trade register)(?!\p{L})[^\n;|]{0,100}(?<!\p{L})(?:onder|under|nummer|number|dossier\p{L}*|nr\.?|no\.?)(?: (?:het|the))?(?: (?:nummer|number|nr\.?))?[ :]{0,2}$/iu
const OTHER_NUMBER =
  /(?<!\p{L})(?:btw|vat|iban|rsin|vestigings\p{L}*|telefoon\p{L}*|tel|phone|fax)[^\p{L}\d]?[^\d\n]{0,20}$/iu

/** 'Staat sinds 1978 bij de KvK ingeschreven onder nummer 01094412': the label is further away than on a page. */
function registeredNumbers(text: string, kvk: string): Statement[] {
  return allMatches(text, EIGHT_DIGITS).flatMap(({ index, 0: written }): Statement[] => {
    const value = written.replace(/\D/g, '')
    const right = value === kvk
    const before = text.slice(Math.max(0, index - 120), index)
    if (!right && (!REGISTERED.test(before) || OTHER_NUMBER.test(before))) return []
    return [{ fact: 'kvk', at: index, end: index + written.length, right, said: value, ...tells(right, 'number') }]
  })
}

export function tells(
  right: boolean,
  what: Statement['distinguishes'],
): Pick<Statement, 'identifies' | 'distinguishes'> {
  return right ? { identifies: true } : what ? { distinguishes: what } : {}
}

const FORM_BESIDE = new RegExp(`^[\\s,(]{0,3}(${LEGAL_FORM})(?![\\p{L}\\d])`, 'iu')
/** 'Stichting De Linde'. */
const FORM_BEFORE = /(?<!\p{L})(stichting|coöperatie|vereniging|maatschap|eenmanszaak|vof) (?=\p{Lu})/iu
const FORMS_BEFORE = new WordList('stichting cooperatie vereniging maatschap eenmanszaak vof')
const FORM_NAMES = [...RECHTSVORMEN, ...Object.keys(OTHER_NAMES), 'cooperatie'].toSorted((a, b) => b.length - a.length)
const FORM = `(${LEGAL_FORM}|${FORM_NAMES.join('|')})(?![\\p{L}\\d]|[’']er)`
/** The first words of all of them. */
const ANY_FORMS = new WordList([...FORM_BEGINNINGS, ...FORM_NAMES.map((name) => fold(name.split(' ')[0]!))].join(' '))
const FORM_SAID = new RegExp(
  `(?:(?:vorm van|form of) (?:een |an? )?|(?:rechtsvorm|juridische vorm|legal form|legal entity)[^\\p{L}\\n]{1,4}(?:is |een |an? ){0,2}|(?:is|als|was|as|became|werd) (?:(?:sinds|since) (?:\\d{4}|\\p{L}{3,12}) )?(?:een|an?|de|the) (?:\\p{L}{2,20} )?|(?:(?:sinds|since) \\d{4} )(?:een|an?) |(?:als|as) |(?<=[,–—-] )(?:een|an?) )${FORM}`,
  'iuy',
)
/** 'Juridisch gezien is De Linde een besloten vennootschap.' */
const A_FORM = /^ (?:een|an?) /iu
const IS_BEFORE = /(?<!\p{L})(?:is|blijft|werd)(?: de| het)? $/iu
const FORM_AFTER_NAME = new RegExp(`^ (?:een|an?) ${FORM}`, 'iu')
const ANY_FORM = new RegExp(FORM, 'iuy')
const BRACKET = /\($/
/** 'Bestaat de B.V. sinds 1968', '- VOF van Henk en Joris': it can confirm the form, but be another's. */
const OF_NAME_OR_DENIED =
  /(?:(?<!\p{L})(?!(?:De|The|Een|An?|Als|As) )\p{Lu}[\p{L}&.’'-]{0,25}|(?<!\p{L})(?:geen|no|not an?|niet))[ ,(]{1,2}$/u
const FORM_WORDS = new WordList('vorm form een a an rechtsvorm juridische legal is als was as werd became sinds since')
/** 'Begon als eenmanszaak': what it once was. */
// Bounded: the 60 characters before a legal form
const BEGAN_AS =
  /(?<!\p{L})(?:begon|begonnen|gestart|startte|startten|opgericht|ontstaan|ooit|eerst|aanvankelijk|oorspronkelijk|started|began|founded|established|set up|originally|first|was)(?!\p{L})[^.;\n]{0,30} (?:als|as)?(?: een| an?)? ?$/iu

export function legalFormStatements(
  text: string,
  own: readonly Mark[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  if (known.legalForm === null) return []
  const found: Statement[] = []
  const add = (form: string, at: number) => {
    const parsed = parseRechtsvorm(form)
    if (!parsed.ok || found.some((one) => one.at === at)) return
    const right = parsed.value === known.legalForm
    if (!right && BEGAN_AS.test(text.slice(Math.max(0, at - 60), at))) return
    found.push({ fact: 'legalForm', at, end: at + form.length, right })
  }
  const mayStandBefore = vocabulary.has(FORMS_BEFORE)
  for (const { at, end } of own) {
    const from = Math.max(0, at - 16)
    const before = mayStandBefore ? FORM_BEFORE.exec(text.slice(from, Math.min(end, at + 16))) : null
    if (before && from + before.index <= at) add(before[1]!, from + before.index)
    if (!vocabulary.isBetween(ANY_FORMS, end, end + 8)) continue
    const inverted = A_FORM.test(text.slice(end, end + 8)) && IS_BEFORE.test(text.slice(Math.max(0, at - 40), at))
    const said = inverted ? FORM_AFTER_NAME.exec(text.slice(end, end + 50)) : null
    if (said) add(said[1]!, end + said[0].length - said[1]!.length)
    const match = FORM_BESIDE.exec(text.slice(end, end + 16))
    if (match) add(match[1]!, end + match[0].length - match[1]!.length)
  }
  for (const { index, 0: form } of vocabulary.matches(text, ANY_FORMS, ANY_FORM)) {
    // 'Zzp-boekhouding' is for others.
    if (/^zzp/i.test(form) || OF_NAME_OR_DENIED.test(text.slice(Math.max(0, index - 30), index))) continue
    const parsed = parseRechtsvorm(form)
    if (parsed.ok && parsed.value === known.legalForm) add(form, index)
  }
  const said = (match: RegExpExecArray) => add(match[1]!, match.index + match[0].length - match[1]!.length)
  for (const match of vocabulary.matches(text, FORM_WORDS, FORM_SAID, { needs: [ANY_FORMS, 70] })) said(match)
  for (const match of vocabulary.matches(text, ANY_FORMS, ANY_FORM, { before: BRACKET })) said(match)
  return found
}
