/** KvK number, btw-id and legal form that an answer gives. */

import { kvkNumbersIn, vatNumbersIn } from '#engine/extract/contact/numbers-in-text.ts'
import { parseRechtsvorm, RECHTSVORMEN } from '#engine/identity/rechtsvorm.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { type Prepared, vatKey } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
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
      if (!right && isExample(text, at + length)) continue
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
      if (!right && isExample(text, at + length)) continue
      found.push({ fact: 'vat', at, end: at + length, right, said: value, ...tells(right, 'number') })
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
// Bounded: the at most 120 characters of a line before a number
const REGISTERED =
  /(?<!\p{L})(?:ingeschreven|inschrijving|geregistreerd|registratie|registered|registration|handelsregister|kvk|k\.v\.k\.?|kamer van koophandel|chamber of commerce|trade register)(?!\p{L})[^\n;|]{0,100}(?<!\p{L})(?:onder|under|nummer|number|dossier\p{L}*|nr\.?|no\.?)(?: (?:het|the))?(?: (?:nummer|number|nr\.?))?[ :]{0,2}$/iu
/** 'Met nummer 01094412 staat het bedrijf in het handelsregister', 'dossiernummer 01094412 bij de KvK' */
// Bounded: the 60 characters behind a number
const NUMBER_BEFORE = /(?:nummer|number|nr\.?|no\.?)[ :]{1,2}$/iu
const REGISTERED_BEHIND =
  /^ (?![^.;\n]{0,45}(?:niet|not|geen) )[^.;,|\n\d]{0,45}?(?:handelsregister|kvk|k\.v\.k\.|kamer van koophandel|chamber of commerce|trade register)(?!\p{L})/iu
const OTHER_NUMBER =
  /(?<!\p{L})(?:btw|vat|iban|rsin|vestigings\p{L}*|telefoon\p{L}*|tel|phone|fax)[^\p{L}\d]?[^\d\n]{0,20}$/iu

/** 'Staat sinds 1978 bij de KvK ingeschreven onder nummer 01094412': the label is further away than on a page. */
function registeredNumbers(text: string, kvk: string): Statement[] {
  return allMatches(text, EIGHT_DIGITS).flatMap(({ index, 0: written }): Statement[] => {
    const value = written.replace(/\D/g, '')
    const right = value === kvk
    const before = text.slice(Math.max(0, index - 120), index)
    if (!right && OTHER_NUMBER.test(before)) return []
    const end = index + written.length
    const isRegistered =
      REGISTERED.test(before) || (NUMBER_BEFORE.test(before) && REGISTERED_BEHIND.test(text.slice(end, end + 60)))
    if (!right && !isRegistered) return []
    return [{ fact: 'kvk', at: index, end, right, said: value, ...tells(right, 'number') }]
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
const FORMS = `(?:${FORM_NAMES.map((name) => name.replaceAll(' ', '[ -]')).join('|')}|${LEGAL_FORM})`
const FORM = new RegExp(`${FORMS}(?![\\p{L}\\d]|[’']er|-\\p{L})`, 'iuy')
/** The first words of all of them. */
const FORM_WORDS = new WordList(
  [...FORM_BEGINNINGS, ...FORM_NAMES.map((name) => fold(name.split(/[ -]/)[0]!))].join(' '),
)
// Bounded: the at most 90 characters before a legal form
const DESCRIBED =
  "(?:(?!(?:een|de|het|en|of|van|voor|met|bij|aan|the|and|or|for|with|by) )[\\p{L}\\d’'-]{2,20},? ){0,3}"
/** 'Formeel is het kantoor een', 'set up as a', 'Rechtsvorm:', ', een' and the like, in front of the form. */
const TELLS_FORM = new RegExp(
  [
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:er|there) )(?:is|are|being|zijn|blijft|blijkt|werd|became|becoming|remains|betreft|vormt)(?: [^\\s,.;:]{1,20}){0,6}?(?<! (?:van|voor|bij|aan|met|naast|door|naar|tussen|between|niet|vaak|en|of|for|with|at|by|to|not|often|and|or)) (?:een|an?|de|the) ${DESCRIBED}`,
    `(?<=[’']s) an? ${DESCRIBED}`,
    // 'Is een commercieel vertaalbureau en een besloten vennootschap'
    `(?<!\\p{L})(?:is|are|zijn) (?:een|an?|the) (?:(?!(?:van|voor|bij|met|tussen|of|for|with|between|by) )[\\p{Ll}-]{2,30} ){1,3}(?:in \\p{Lu}[\\p{L}-]{1,25} )?(?:en|and) (?:een|an?) `,
    `(?<!\\p{L})(?:als|as) (?:(?:een|an?) )?${DESCRIBED}`,
    `(?<!\\p{L})(?:(?:gaat|handelt) (?:het )?(?:hier )?om|betreft|concerns|(?:omgezet|veranderd|overgegaan|overgezet) (?:in|naar|tot)|(?:converted|turned|changed) (?:in)?to|sprake van|inmiddels|tegenwoordig|nu|thans|now|today|currently|(?:sinds|since) \\d{4}) (?:een|an?) ${DESCRIBED}`,
    `(?<!\\p{L})(?:rechtsvorm|rechtspersoon|juridische (?:vorm|status|structuur)|(?:bedrijfs|ondernemings|organisatie)vorm|(?:type|soort) (?:onderneming|bedrijf|organisatie)|(?:legal|business|corporate) (?:form|entity|structure|status|type)|(?:company|entity) type|type of (?:company|business|entity)|vorm van|form of)(?!\\p{L})(?:(?!niet|onbekend|not|unknown|zoals|bijvoorbeeld|such)[^.;\\n]){0,40}`,
    `(?<!\\p{L})(?:(?:geen|not an?|no longer an?) [^.;\\n]{1,40},? (?:maar|but)(?: \\p{L}{2,12})?|(?:achter|behind) [^.,;\\n]{1,30} (?:zit|schuilt|staat|is|stands|sits)) (?:een|an?) ${DESCRIBED}`,
    `(?:^|[,–—-] )(?:een|an?) (?:(?:eenvoudige|kleine|gewone|small|Dutch|local) )?`,
    '(?:^|[.!?] )(?:Deze|Dit|This) ',
    '(?:^|[\\n.;•|·]) ?[^\\p{L}\\d\\n]{0,4}(?:structure|structuur|vorm|company form|type|registered as|ingeschreven als|(?:kvk-)?inschrijving) ?[:|–—-] ',
    // A line of its own.
    '(?:^|[\\n;•|·(])[^\\p{L}\\d\\n]{0,4}',
  ]
    .map((one) => `(?:${one})$`)
    .join('|'),
  'iu',
)
const STANDS_ALONE = /(?:^|[\n;•|·])[^\p{L}\d\n]{0,4}$/u
const ENDS_ALONE = /^\s*(?:$|[\n;•|·,])/u
/** 'Let op de rechtsvorm: bij een eenmanszaak …' */
const OF_ANY = /(?<!\p{L})(?:bij|voor|met|for|with) (?:een|an?) $/iu
/** 'Werkt voor bv’s', but 'the B.V.'s director' */
const SEVERAL = /^[’']s(?!\p{L})/u
const THE = /(?<!\p{L})(?:de|het|the|deze|dit|this|its) $/iu
/** 'Voor een kleine bv zou ik hier beginnen' */
const FOR_ONE =
  /(?<!\p{L})(?:(?:bij|voor|aan|for) (?:een|an?|je|jouw|your) (?:\p{Ll}{3,15} ){0,2}|(?:overstap|overgang|stap|switch|move) [^.;\n]{0,40}(?:naar|to) (?:een |an? )?)$/iu
/** 'Omdat het een B.V. is, …': the verb comes last. */
const A_FORM = new RegExp(`(?<!(?:van|voor|bij|aan|met|naast) )(?<!\\p{L})een ${DESCRIBED}$`, 'iu')
const IS_AFTER =
  /^ (?:is|zijn|betreft|blijkt(?: te zijn)?|vormt|is geworden|geworden is)(?=[,.;:!?)\n]|$| (?:en|maar) )/iu
/** 'Bestaat de B.V. sinds 1968', '- VOF van Henk en Joris': it can confirm the form, but be another's. */
const OF_NAME_OR_DENIED =
  /(?:(?<!\p{L})(?!(?:De|The|Een|An?|Als|As) )\p{Lu}[\p{L}&.’'-]{0,25}(?<![’']s)|(?<!\p{L})(?:geen|no|not an?|niet))[ ,(]{1,2}$/u
/** 'Of het een B.V. is, weet ik niet', 'je bedrijf als vof', 'hun grootste klant is een stichting'. */
// Bounded: the 90 characters before a legal form
const UNSURE_OR_OTHERS =
  /(?<!\p{L})(?:of (?:het|dit|dat|deze|ze|zij|de|er|een)|(?:dan|than|vaak|meestal|doorgaans|usually|often|typically)(?= (?:bij |with |for )?(?:een|an?|de|the) )|whether|if|wanneer|indien|tenzij|unless|when|je|jij|u|jullie|you|your|jouw|uw|wie|klant|klanten|opdrachtgevers?|huurder|verhuurder|ondernemers?|starters?|clients?|customers?|landlord)(?!\p{L})[^.;,:?!\n]{0,40}$/iu
const TO_YOU = /^ (?:\p{L}{2,10} )?(?:je|jij|u|jullie|you)(?!\p{L})/u
const OR_ANOTHER = /^(?: (?:of|or)|\/) /iu
/** 'Eenmanszaak, vof of bv.' */
const OTHER_BEFORE = new RegExp(`${FORMS}(?:,|/| of| or)(?: (?:een|an?))? ?$`, 'iu')
const OTHER_AFTER = new RegExp(`^(?:,|/| of| or)(?: (?:een|an?))? ?${FORMS}(?!\\p{L})`, 'iu')
/** 'VEBIDAK is een vereniging.' */
const OF_LETTERS = /(?:^\s?|[.!?]\s)(?:Een |An? )?\p{Lu}\p{L}?\p{Lu}\p{L}{0,10}(?<rest> (?:is|zijn) (?:een|an?) )$/u
/** 'Bv. op zaterdag', 'upload je cv', 'the foundation of a house', 'an association for roofers'. */
const OTHER_MEANING = /^(?:zzp|freelancer)|^cv$/u
/** 'Voor winkels, een stichting en een school': one of those it works for. */
const IN_A_LIST = /, (?:een|an?) $/u
const LIST_GOES_ON = /^ (?:en|and|of|or) (?:(?:een|an?) )?\p{Ll}/u
/** 'KvK 01234567, eenmanszaak, opgericht in 1999', 'De Linde, eenmanszaak' */
// Bounded: the 90 characters before a legal form
const AMONG_FACTS = /(?<isDigit>\d)?(?: ?\([^()\n]{2,30}\))?, $/u
const ENDS_FACT = /^(?:$|[,;.)\n])/u
const FOR_EXAMPLE = /^bv\. \p{Ll}/u
const ABSTRACT = /^(?:foundation|association|cooperative)$/iu
const IS_ABSTRACT = /^ (?:of|for|to|stone|course)(?!\p{L})/u
const IS_BODY = /(?:(?:^|[^\p{L}])an?|Dutch|non-?profit|charitable|registered|independent|cultural|public|[:(|–-]) ?$/iu
/** 'Begon als eenmanszaak': what it once was. */
// Bounded: the 60 characters before a legal form
const BEGAN_AS =
  /(?<!\p{L})(?:begon|begonnen|gestart|startte|startten|opgericht|ontstaan|ooit|eerst|aanvankelijk|oorspronkelijk|started|began|founded|established|originally|first|was)(?!\p{L})(?:(?!(?:inmiddels|nu|tegenwoordig|thans|sinds|now|today|currently|since|later) )[^.;\n]){0,30} (?:als|as)?(?: een| an?)? ?$/iu

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
  const isOfLetters = (before: string, at: number) => {
    const rest = OF_LETTERS.exec(before)?.groups?.rest
    const end = at - (rest?.length ?? 0)
    return rest !== undefined && !own.some((mark) => mark.at < end && end <= mark.end)
  }
  const mayStandBefore = vocabulary.has(FORMS_BEFORE)
  for (const { at, end } of own) {
    const from = Math.max(0, at - 16)
    const before = mayStandBefore ? FORM_BEFORE.exec(text.slice(from, Math.min(end, at + 16))) : null
    if (before && from + before.index <= at) add(before[1]!, from + before.index)
    if (!vocabulary.isBetween(FORM_WORDS, end, end + 8)) continue
    const match = FORM_BESIDE.exec(text.slice(end, end + 16))
    if (match) add(match[1]!, end + match[0].length - match[1]!.length)
  }
  for (const { index, 0: form } of vocabulary.matches(text, FORM_WORDS, FORM)) {
    const before = text.slice(Math.max(0, index - 90), index)
    const end = index + form.length
    const after = text.slice(end, end + 30)
    if (UNSURE_OR_OTHERS.test(before) || TO_YOU.test(after) || FOR_EXAMPLE.test(text.slice(index, end + 3))) continue
    if (OTHER_BEFORE.test(before.slice(-45)) || OTHER_AFTER.test(after.slice(0, 45))) continue
    const parsed = parseRechtsvorm(form)
    const right = parsed.ok && parsed.value === known.legalForm
    const facts = ENDS_FACT.test(after) ? AMONG_FACTS.exec(before) : null
    const isFact =
      facts !== null && (facts.groups?.isDigit !== undefined || own.some(({ end }) => end === index - facts[0].length))
    if (SEVERAL.test(after) && !THE.test(before)) continue
    const mayConfirm = right && !/^zzp/i.test(form) && !OF_NAME_OR_DENIED.test(before) && !FOR_ONE.test(before)
    if (mayConfirm || ((isFact || isTold(form, before, after)) && !isOfLetters(before, index))) add(form, index)
  }
  return found
}

function isTold(form: string, before: string, after: string): boolean {
  if (OTHER_MEANING.test(form) || OR_ANOTHER.test(after)) return false
  if (ABSTRACT.test(form) && (IS_ABSTRACT.test(after) || !IS_BODY.test(before))) return false
  if (OF_ANY.test(before) || (IN_A_LIST.test(before) && LIST_GOES_ON.test(after))) return false
  if (STANDS_ALONE.test(before)) return ENDS_ALONE.test(after)
  return TELLS_FORM.test(before) || (IS_AFTER.test(after) && A_FORM.test(before))
}
