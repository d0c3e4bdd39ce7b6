/** KvK number and btw-id that an answer gives. */

import { kvkNumbersIn, vatNumbersIn } from '#engine/extract/contact/numbers-in-text.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { vatKey } from '#engine/naming/reading/statements/keys.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import type { Vocabulary } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { isOfOthers } from './other-subjects.ts'

export function numberStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { kvk } = known.company
  const found: Statement[] = []
  if (!/\d/.test(text)) return found
  const add = (fact: 'kvk' | 'vat', said: string, right: boolean, at: number, end: number) => {
    if (right || !(isExample(text, end) || isOfOthers(text, at, vocabulary, subjects, known)))
      found.push({ fact, at, end, right, said, ...tells(right, 'number') })
  }
  if (kvk) {
    for (const { value, at: label, length } of kvkNumbersIn(text)) {
      const end = label + length
      // 'Bij de KvK. The membership number is 12345678'
      // Bounded: a label and the number at most 60 characters behind it
      if (value !== kvk && OTHER_NUMBER.test(text.slice(label + 3, end).replace(/[\d .]+$/, ' '))) continue
      // 'KvK: onbekend' of one row, and the number of the next
      add('kvk', value, value === kvk, Math.max(label, text.lastIndexOf('\n', end - 1) + 1), end)
    }
    for (const { value, at, end } of registeredNumbers(text, kvk)) {
      if (!found.some((one) => one.at < end && at < one.end)) add('kvk', value, value === kvk, at, end)
    }
  }
  if (known.vat) {
    const seen = new Set<number>()
    for (const { value, at, length } of vatNumbersIn(text)) {
      // One number may be found with its label and without.
      if (seen.has(at + length)) continue
      seen.add(at + length)
      add('vat', value, vatKey(value) === known.vat, at, at + length)
    }
  }
  return found
}

/** 'Een KvK-nummer heeft acht cijfers, bijvoorbeeld 12345678', 'zoals NL123456789B01' */
// Bounded: a number and the 40 characters before it
const EXAMPLE =
  /(?<!\p{L})(?:bijvoorbeeld|bijv\.?|bv\.|zoals|voorbeeld|example|e\.g\.|such as|like)[ :,('"“‘]{0,4}(?:NL)?[\d .]{6,14}(?:B[\d .]{2,4})?$/iu
const isExample = (text: string, end: number) => EXAMPLE.test(text.slice(Math.max(0, end - 60), end))

const EIGHT_DIGITS = /(?<![\d+.,€£/-])\d(?:[ .-]?\d){7}(?![ .,/-]?\d)/g
/** '01-04-1987' */
const DATE = /^[0-3]\d[ .-][01]\d[ .-][12]\d{3}$/
const REGISTER =
  '(?:handelsregister|kvk|k\\.v\\.k\\.?|coc|kamer van koophandel|chamber of commerce|(?:trade|business|company|companies|commercial) register)'
const NUMBER = '(?:nummer|number|nr\\.?|no\\.?)'
// Bounded: the at most 120 characters of a line before a number
const REGISTERED = new RegExp(
  `(?<!\\p{L})(?:ingeschreven|inschrijving|geregistreerd|registratie|registered|registration|${REGISTER}|official register)(?!\\p{L})[^\\n;|]{0,100}(?<!\\p{L})(?:onder|under|dossier\\p{L}*|${NUMBER})(?: (?:het|the))?(?: ${NUMBER})?(?: (?:is|as|luidt))?[ :]{0,2}$`,
  'iu',
)
/** 'Met nummer 01094412 staat het bedrijf in het handelsregister', 'dossiernummer 01094412 bij de KvK', 'is registered as 01094412 with the KvK' */
// Bounded: the 60 characters behind a number
const NUMBER_BEFORE = new RegExp(
  `(?:${NUMBER}[ :]{1,2}|(?<!\\p{L})(?:onder|under|(?:ingeschreven|geregistreerd|bekend|registered|known|listed) (?:als|as)) )$`,
  'iu',
)
const REGISTERED_BEHIND = new RegExp(
  `^ (?![^.;\\n]{0,45}(?:niet|not|geen) )[^.;,|\\n\\d]{0,45}?${REGISTER}(?!\\p{L})`,
  'iu',
)
/** 'Chamber of Commerce registration: 0104-4412', 'KvK 01-044-412', 'its registration number is 01044412' */
// Bounded: the at most 120 characters of a line before a number
const LABEL_BEFORE = new RegExp(
  `${REGISTER}[ -]?(?:registration|inschrijving|registratie|entry|id)?(?:: ?| is )$|(?<!\\p{L})${REGISTER}(?:[ -]?${NUMBER})? ?\\((?:8|acht|eight)[ -](?:cijfers|digits)\\):? ?$|(?<!\\p{L})${REGISTER}(?:[ -]?${NUMBER})? ?\\(?$|(?:^|[\\n.:•·|–—] ?|(?<!\\p{L})(?:het|hun|zijn|haar|its|their|the) )(?:(?:official|officiële|Dutch|company|business) ){0,2}(?:(?:registration|registratie|inschrijvings|inschrijf|handelsregister|company|business|reg\\.)[ -]?${NUMBER}|(?<=(?:company|business) )registration(?=:))(?: (?:is|luidt))?:? ?$`,
  'iu',
)
/** '01109327 (KvK)', '01109327 is het KvK-nummer', '… is het nummer waaronder het bij de KvK staat' */
// Bounded: the 80 characters behind a number
const LABEL_BEHIND = new RegExp(
  `^ (?:\\((?:kvk|k\\.v\\.k\\.|coc|handelsregister|chamber of commerce)|is (?:het|the|its|hun|zijn|haar) (?:(?:kvk|inschrijf|handelsregister|registration|chamber of commerce|coc)|${NUMBER} [^.;,|\\n\\d]{0,45}${REGISTER}(?!\\p{L})))`,
  'iu',
)
const OTHER_NUMBER =
  /(?<!\p{L})(?:(?:btw|vat|iban|rsin|vestigings\p{L}*|telefoon\p{L}*|tel|phone|fax)[^\p{L}\d]?[^\d\n]{0,20}|(?:\p{L}*lid|lidmaatschap\p{L}*|member(?:ship)?|agb|big|lrk|crkbo|vca|certifica\p{L}*|order|klant|customer|polis|policy)(?:[ -]?(?:code|nummer|number))?(?!\p{L})[^\d\n.;]{0,40})$/iu

/** 'Staat sinds 1978 bij de KvK ingeschreven onder nummer 01094412': the label is further away than on a page. */
function registeredNumbers(text: string, kvk: string): { value: string; at: number; end: number }[] {
  return allMatches(text, EIGHT_DIGITS).flatMap(({ index, 0: written }) => {
    const value = written.replace(/\D/g, '')
    const end = index + written.length
    const one = { value, at: index, end }
    if (value === kvk) return [one]
    const before = text.slice(Math.max(0, index - 120), index)
    if (OTHER_NUMBER.test(before) || DATE.test(written)) return []
    const isRegistered =
      REGISTERED.test(before) ||
      LABEL_BEFORE.test(before) ||
      LABEL_BEHIND.test(text.slice(end, end + 80)) ||
      (NUMBER_BEFORE.test(before) && REGISTERED_BEHIND.test(text.slice(end, end + 60)))
    return isRegistered ? [one] : []
  })
}

export function tells(
  right: boolean,
  what: Statement['distinguishes'],
): Pick<Statement, 'identifies' | 'distinguishes'> {
  return right ? { identifies: true } : what ? { distinguishes: what } : {}
}
