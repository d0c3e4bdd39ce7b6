/** KvK number, btw-id, legal form and founding year that an answer gives. */

import { kvkNumbersIn, vatNumbersIn } from '#engine/extract/contact/numbers-in-text.ts'
import { SOMETHING_ELSE } from '#engine/extract/offer/founding-year.ts'
import { parseRechtsvorm, RECHTSVORMEN } from '#engine/identity/rechtsvorm.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { type Prepared, vatKey } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/mentions.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
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
const ALONE_BEFORE_FORM = /(?:^|[\n.!?:•·|] ?|(?<!\p{L})(?:de|the) )$/iu
/** As wordsOf() has them: of 'B.V.' the first letter. */
const FORMS = new WordList('bv b vof v nv n cv c stichting maatschap eenmanszaak cooperatie vereniging')
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
  for (const { index, 0: form } of vocabulary.matches(text, FORMS, ANY_FORM)) {
    if (!ALONE_BEFORE_FORM.test(text.slice(Math.max(0, index - 5), index))) continue
    const parsed = parseRechtsvorm(form)
    if (parsed.ok && parsed.value === known.legalForm) add(form, index)
  }
  const said = (match: RegExpExecArray) => add(match[1]!, match.index + match[0].length - match[1]!.length)
  for (const match of vocabulary.matches(text, FORM_WORDS, FORM_SAID, { needs: [ANY_FORMS, 70] })) said(match)
  for (const match of vocabulary.matches(text, ANY_FORMS, ANY_FORM, { before: BRACKET })) said(match)
  return found
}

/** Also the year of '01-04-1987' and '1 april 1987'. */
const YEAR = /(?<![\d.,€£])(?:\d{1,2}[-/.]\d{1,2}[-/.])?(1[5-9]\d\d|20\d\d)(?!\d|[.,]\d|%|[’']?s(?![a-z]))/g
// Bounded: the at most 60 characters of a sentence before a year
const BEGUN_BEFORE =
  /(?<!\p{L})(?:opgericht|oprichting|oprichtingsjaar|oprichtingsdatum|gesticht|founded|founding|established|gestart|startte|startten|begonnen|begon|ontstaan|ontstond|started|began|launched|set up|formed|in het leven geroepen|sinds|sedert|since|anno|est\.?|dateert|stamt|gaat terug|dates|goes back)(?: (?:year|date|jaar))?[^\d\n;|]{0,30}(?:\d{1,2} \p{L}{3,9} )?$|(?:bedrijf|onderneming|zaak|bureau|kantoor|praktijk|company|business|firm|agency)(?: zelf| itself)?(?: is| dateert| stamt)? (?:uit|van|from) $/iu
/** 'De Linde (1987)': a year in brackets right behind the name can confirm the founding year, but be another. */
const IN_BRACKETS = /^ ?\($/u
const DATES = /(?<!\p{L})(?:dateert|stamt|dates|goes back|gaat terug)(?!\p{L})/iu
const DATING = new WordList('dateert stamt dates goes gaat')
/** 'Het pand dateert uit 1926.' */
const OF_A_BUILDING =
  /(?<!\p{L})(?:pand|gebouw|huis|woning|boerderij|villa|monument|kerk|recept|building|house|premises|property|recipe)(?!\p{L})[^;\n]{0,60}$/iu
/** 'Sinds de oprichting in 1987 …' */
const SINCE_BEGINNING =
  /(?:sinds|sedert|since) (?:de|het|haar|zijn|hun|the|its|their) (?:oprichting|ontstaan|begin|start|foundation|founding|establishment|beginning)(?: \p{L}{2,12}){0,3} $/iu
const SINCE = /(?<!\p{L})(?:sinds|sedert|since)[^\d\n;|]{0,30}(?:\d{1,2} \p{L}{3,9} )?$/iu
const BEGUN_AFTER =
  /^[^\d\n;.|]{0,40}?(?<!\p{L})(?:opgerichte?|gestichte?|founded|established|gestarte?|begonnen|ontstaa?ne?|startte|van start|ging open|begon|richtte|richtten|started|began|set up|formed|opende (?:zijn|haar) deuren|opened its doors|(?:zijn|haar|hun|its|their|the) (?:eerste |first )?(?:deuren|doors)|in het leven geroepen|was born)(?!\p{L})/iu
/** What may tell of its beginning only confirms the year: opening can be that of another shop. */
const PERHAPS_BEGUN =
  /(?<!\p{L})(?:geopende?|openden?|opened|opgestart|opgerichte?|oprichters?|oprichtster|oprichting|gestichte?|founde[dr]s?|founding|established|gestarte?|startten?|startte|begonn?e?n?|ontstaan|ontstond|geroepen|born|started|began|levenslicht|deuren|geschiedenis|historie|wortels|roots|history|vanaf|bestaat|bestaan|sinds|sedert|since|anno|start|ingeschreven|inschrijving|geregistreerd|registered|registratie)(?!\p{L})/iu
/** 'Rond 1940', 'de jaren 1990', 'between 1990 and 1995', '1994 of 1995' may be the year or another. */
// Bounded: the 20 characters before a year
const ABOUT =
  /(?<!\p{L})(?:rond|omstreeks|circa|ca\.?|ongeveer|around|about|approximately|roughly|vóór|voor|na|before|after|jaren|tussen|between|tussen \d{4} en|between \d{4} and|\d{4} of|\d{4} or)(?: het jaar| the year)? $|[±~]\s?$/iu
const OR_ANOTHER = /^ (?:of|or|à|a) (?:in )?\d{4}|^\s?[/–-]\s?\d{2,4}(?!\d)/u
/** Of what holds since a year, only that the company exists tells when it began: 'zit sinds 2013 aan de Stationsweg'. */
// Bounded: the at most 100 characters of a sentence before a year and 64 from it on
const EXISTS =
  /(?<!\p{L})(?:bestaat|bestaan|bestond|actief|bezig|werkzaam|exists?|existed|active|in business|in bedrijf|operating|operates|operated|been around|een begrip|familiebedrijf|familiezaak|family business|opgericht|founded)(?!\p{L})/iu
const ALONE_BEFORE =
  /(?:^|[(,:;|•·–—-]\s?)(?:\p{L}{2,20}bedrijf |al |reeds |open |actief |family business )?(?:sinds|sedert|since|anno|est\.?|dateert|stamt)[^\p{L}\d\n]{0,3}(?:\d{1,2} \p{L}{3,9} )?$/iu
const ALONE_AFTER = /^\s?(?:$|[),;|\n]|\.(?:\s|$)| [–—-] )/u
// Bounded: the at most 60 characters before a year and 40 from it on
/** 'Neemt sinds 2020 geen patiënten aan', 'has offered courses since 2020': something else began. */
const DOES_SINCE =
  /(?<!\p{L})(?!(?:bestaat|zit|staat|draait|is|was|uit|actief|met|niet) )(?:\p{Ll}{2,18}t|heeft|hebben|has|have) (?:ook |has |also )?(?:sinds|sedert|since) |(?:sinds|sedert|since) [^.;\n]{0,20}\d{4},? (?:(?:is|zijn|are) (?:\p{L}{2,20} ){1,4}(?:gevestigd|te vinden|onderdeel|eigendom|based|located|part of|owned)|huist|zit|zitten|ligt|staat|ook|geen|niet|een nieuwe?|also|no|not|a new|biedt|verkoopt|levert|heeft|has|offers)(?!\p{L})/iu
/** Somebody's job that began, or another owner's. */
const JOB =
  /(?<!\p{L})(?:eigenaar|eigenaresse|directeur|baas|leiding|overgenomen|overname|in handen|owner|director|ceo|took over|taken over|acquired|runs|leads)(?!\p{L})/iu

function tellsBeginning(before: string, after: string, said: string, { trade }: Prepared): boolean {
  if (EXISTS.test(said) || (ALONE_BEFORE.test(before) && ALONE_AFTER.test(after))) return true
  // A bakery 'bakt sinds 1978'.
  const verb = /(?<!\p{L})(\p{Ll}{3,15})t (?:al |reeds )?(?:sinds|sedert) $/iu.exec(before)?.[1]
  return verb !== undefined && trade?.startsWith(verb) === true
}

/** '01-04-1987' */
const MOST_BEFORE_YEAR = 6

export function foundingYearStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { foundingYear } = known.company
  if (!foundingYear) return []
  const found: Statement[] = []
  const digits = text.search(/\d{4}/)
  if (digits < 0) return found
  const mayDate = vocabulary.has(DATING)
  for (const match of allMatches(text, YEAR, Math.max(0, digits - MOST_BEFORE_YEAR))) {
    const at = match.index + match[0].length - 4
    const sentence = subjects.sentenceAt(at)
    if (!sentence) continue
    const before = text.slice(Math.max(sentence.from, match.index - 60), match.index)
    const after = text.slice(at + 4, Math.min(sentence.to, at + 64))
    const right = Number(match[1]) === foundingYear
    if (mayDate && DATES.test(before) && OF_A_BUILDING.test(before)) continue
    if (!right && (ABOUT.test(before.slice(-20)) || OR_ANOTHER.test(after))) continue
    const isBeside =
      right &&
      text[at + 4] === ')' &&
      sentence.marks.some(({ who, end }) => who === 'own' && IN_BRACKETS.test(text.slice(end, at)))
    if (isBeside) found.push({ fact: 'foundingYear', at, end: at + 4, right })
    if (isBeside) continue
    if (!BEGUN_BEFORE.test(before) && !BEGUN_AFTER.test(after) && !(right && PERHAPS_BEGUN.test(before + after)))
      continue
    const said = text.slice(Math.max(sentence.from, at - 100), Math.min(sentence.to, at + 64))
    const isSince = !right && SINCE.test(before)
    const isDated = isSince && SINCE_BEGINNING.test(before)
    if (isSince && !isDated && !tellsBeginning(before, after, said, known)) continue
    if (isSince && !isDated && DOES_SINCE.test(before + text.slice(at, at + 40))) continue
    if (!right && (SOMETHING_ELSE.test(said) || (isSince && JOB.test(said)))) continue
    found.push({ fact: 'foundingYear', at, end: at + 4, right })
  }
  return found
}
