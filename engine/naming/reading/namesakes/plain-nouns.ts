/** Whether a name of one word stands for a thing or somebody, where the answer states nothing of the company: 'Lumen is een eenheid', '800 Lumen'. */

import { isNegated } from '#engine/naming/reading/denials/denials.ts'
import { OF_THE_QUESTION, type Statement } from '#engine/naming/reading/facts.ts'
import { NAME_LABELS } from '#engine/naming/reading/labels.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { AnswerText } from '#engine/naming/reading/markup/answer-text.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { FOR_THAT } from './several-of-name.ts'

// Bounded in this file: the 40 characters before a name and 60 behind it

const ONE_WORD = /^(?:(?:de|het|[’'‘`]?t|the) )?[\p{L}.’'-]+$/iu
const BEGINS_WITH_ARTICLE = /^(?:de|het|[’'‘`]?t|the) /iu
/** 'Een Pedaal', 'elk Pedaal', '800 Lumen': of names without an article. */
const COUNTED = /(?<!\p{L})(?:een|elke?|iedere?|geen|an?|each|every|any|no|\d+(?:[.,]\d+)?) $/iu
/** 'Lumen is Latijn voor licht', 'Lumen geeft aan hoeveel', 'Lumen meet je in', 'Lumen per watt', 'Pedaal of trapper?', 'Vooruit! Pak', 'Pistache-ijs' */
const AS_WORD =
  /^["'”’]{0,2}(?: (?:is|was|komt uit het) (?:het )?(?:Latijn|Grieks|Frans|Engels|Duits|Spaans|Italiaans|Fries|Arabisch|Hebreeuws|Latin|Greek|French|English|German|Spanish|Italian|Frisian|Arabic|Hebrew)(?:se?)?(?: (?:voor|for)|[.,])| (?:geeft|geven) aan (?:hoe(?:veel)?|of|wat)(?!\p{L})| (?:indicates?|measures?|describes?|denotes?|meet|meten|beschrijft|betekent|betekenen|means)(?!\p{L})| per \p{Ll}| is (?:daarbij|ook|wel|dan|het|natuurlijk|in elk geval) (?:of|dat|wat|niet)(?!\p{L})| komt van (?:het|de|een)(?!\p{L})| of \p{Ll}{3,20}\?| (?!open|dicht|gesloten|bellen|mailen|reviews)\p{Ll}{4,20}(?:en|t|d)[?]| \p{Ll}{3,20}en\.|, \p{Ll}{3,20}, \p{Ll}{3,20}(?:,? (?:en|and) \p{Ll}{3,20})?:|! \p{Lu}| (?:en|and) \p{Ll}{4,20}[:,.!]|-\p{Ll}{2,}| dan maar|, (?:nog|dan|kom|laten|tot slot|here|let[’']s))/u
/** 'Lumen: hoeveel licht een lamp geeft', 'Lumen (lm): de hoeveelheid' */
const DEFINED =
  /^["'”’]{0,2}(?: \(\p{Ll}{1,4}\))?(?::| =| [–—-]) (?:zet|snijd|maak|haal|houd|gebruik|doe|leg|was|zaai|plant|geef|draai|smeer|controleer|vervang|put|cut|use|place|keep|turn|replace|hoe(?:veel)?|de (?:hoeveelheid|mate|kracht|eenheid|kleur|maat)|het (?:aantal|vermogen|gemiddelde)|een maat|how|the (?:amount|number|degree|unit|ability)|a (?:measure|unit))(?!\p{L})/iu
/** 'L.E.J. Brouwer', 'historicus Brouwer' */
const SOMEBODY_BEFORE = /(?:(?<![\p{L}.])(?:\p{Lu}\.){2,5} ?| (?:\p{Lu}\.){1} )$/u
/** 'Zoë is de dochter van', 'Argus was een trouwe hond', 'Brouwer werd geboren' */
const IS_SOMEBODY =
  /^ (?:(?:is|was|werd) (?:de|het|een|the|an?|his|her|zijn|haar) (?:[\p{L}-]{2,20} ){0,3}?(?:zoon|dochter|vader|moeder|broer|zus|vrouw|man|echtgenote?|kind|hond|kat|paard|vriend|vriendin|god|godin|reus|held|heldin|heilige|koning|koningin|keizer|keizerin|prins|prinses|ridder|monster|engel|nimf|son|daughter|father|mother|brother|sister|wife|husband|child|dog|cat|horse|god|goddess|giant|hero|heroine|saint|king|queen|emperor|empress|prince|princess|knight|builder|hunter|soldier|warrior|nymph|angel|unit|eenheid|maat|begrip uit|dier|ras|vlinder)(?!\p{L})|(?:werd|is|was) (?:in \d{4} )?(?:geboren|born)(?!\p{L})|overleed|stierf|trouwde|studeerde|regeerde|died|married|reigned)/u

/** 'Zoë staat in de top van meisjesnamen' */
const NAMES =
  /(?<!\p{L})(?:(?:achter|familie|voor|meisjes|jongens|roep|doop)na(?:am|men)|naamdragers|surnames?|last names?|first names?|family names?|given names?|(?:girls?|boys?|baby)[’']? names?)(?!\p{L})/iu
const MOST = 1_000

/** 'Linde is een tussenpersoon', 'een gezellige tent' */
const ANY_COMPANY =
  /^[^.,;:\n]{0,40}(?:persoon|verlener|aanbieder|leverancier|club|tent|tentje|huis|adres|adresje|dienst|platform|keten|formule|merk|startup|start-up|initiatief|maker|expert|vakman|vakvrouw|vakmensen|ondernemer|ondernemers|gastheer|gastvrouw|parel|pareltje|hotspot|plek|plekje|coöperatie|collectief|duo|team|provider|supplier|broker|intermediary|spot|gem|venue|outfit|brand|chain|expert|professional|operator|vendor|manufacturer|fabrikant|producent|producer|cooperative)(?![\p{L}])/iu

// Bounded: the first 120 characters of a sentence
/** 'Een fietsenmaker in Woerden rekent …', 'Voor een fotostudio in Tilburg is …', below what is said of the word */
const ANY_ONE =
  /^\s*(?:[^.:;\n]{3,40}: )?(?:(?:Voor|For|Bij|At|Met|With|voor|for) )?(?:[Ee]en|[Aa]n?|Elke?|Iedere?|Every|Each|Any|De meeste|Most|Veel|Many) (?:goede? |good |gemiddelde? |average )?\p{Ll}/u
/** Whether a place, a trade or a service is that of any company, of the question, or of none. */
export function isOfAny(text: string, { fact, at, of }: Statement, { sentenceAt }: Subjects): boolean {
  const sentence = OF_THE_QUESTION.has(fact) && !of ? sentenceAt(at) : null
  if (!sentence || sentence.marks.some(({ who }) => who === 'own')) return false
  const said = text.slice(sentence.from, sentence.to)
  if (ANY_ONE.test(said.slice(0, 120)) && !/:\s*$/.test(said)) return sentence.marks.length === 0
  return FOR_THAT.test(said) || isNegated(said)
}

/** `own`: every place of the name in an answer that states nothing of the company. */
export function isPlainNoun(
  text: string,
  own: readonly Mark[],
  statements: readonly Statement[],
  subjects: Subjects,
): boolean {
  if (!own.every(({ at, end }) => ONE_WORD.test(text.slice(at, end)))) return false
  const isThing = statements.some(
    ({ distinguishes, at, end, of }) =>
      (distinguishes === 'thing' ||
        (distinguishes === 'kind' && at === end && !ANY_COMPANY.test(text.slice(at, at + 60)))) &&
      (of ?? subjects.ownerAt(at))?.who === 'own',
  )
  // What is stated beside it, be it wrong, is stated of a company.
  if (isThing && !statements.some(({ right, at, end }) => !right && end > at)) return true
  if (NAMES.test(text.slice(0, MOST))) return true
  return own.every((mark) => isNoun(text, mark)) || own.some((mark) => isSomebody(text, mark))
}

/**
 * A name of one word that only stands where every word begins with a capital, at the head of an item, with nothing in the
 * answer that is the company's: '1. Ketting – maak hem schoon' is about bicycle chains.
 */
export function isPerhapsNoun(
  answer: string,
  { text }: AnswerText,
  own: readonly Mark[],
  heads: ReadonlySet<Mark>,
): boolean {
  return (
    own.every((mark) => heads.has(mark) && /^\p{L}+$/u.test(text.slice(mark.at, mark.end))) &&
    !OF_COMPANIES.test(answer)
  )
}
/** The head of a table's column of companies, or of one whose columns are companies. */
const OF_COMPANIES = new RegExp(
  `^\\|? {0,3}(?:${NAME_LABELS}|companies|bedrijven|firm|zaak|aanbieder|provider) {0,3}\\||^\\| {0,3}\\|`,
  'imu',
)

function isNoun(text: string, { at, end }: Mark): boolean {
  const before = text.slice(Math.max(0, at - 12), at)
  if (!BEGINS_WITH_ARTICLE.test(text.slice(at, end)) && COUNTED.test(before)) return true
  if (!startsSentence(text, at)) return false
  const behind = text.slice(end, end + 60)
  return AS_WORD.test(behind) || DEFINED.test(behind)
}

function isSomebody(text: string, { at, end }: Mark): boolean {
  return SOMEBODY_BEFORE.test(text.slice(Math.max(0, at - 12), at)) || IS_SOMEBODY.test(text.slice(end, end + 60))
}
