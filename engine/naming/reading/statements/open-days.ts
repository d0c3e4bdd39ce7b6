/** On which days, and parts of days, an answer says that a company is open, without a time: 'ook open op zaterdag', 'vrijdagmiddag gesloten'. */
import { OTHER_HOURS, type Week } from '#engine/extract/offer/hours-grammar.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import type { TimeAlone } from './closing-times.ts'
import { ANY_DAYS, daysIn, SOME_DAYS } from './days-and-times.ts'
import { PARTS_OF_DAYS } from './hours-in-digits.ts'

const YES_OR_NO = '\\s?[:?]\\s{0,3}(?:ja|nee|jazeker|yes|no)(?!\\p{L})'
/** 'Open op maandag: ja', 'Is De Linde open op zaterdag? Nee', 'ook open op zaterdag.' */
const OPEN_ON = new RegExp(
  `(?:open|geopend)(?: ook| also)? (?:op|on|in|at) (?:(?:de|the|het) )?(${SOME_DAYS})(?:${YES_OR_NO}|(?=[.,;\\n]))`,
  'iuy',
)
/** 'Zijn ze op zaterdag open? Nee', 'op zaterdag is de zaak ook gewoon open.' */
const OPEN_AFTER = new RegExp(
  `(${SOME_DAYS})(?: (?:is|zijn|are|kun|kunt|bij)(?: [^.,;:?\\n\\d]{2,60}?)?)?(?: ook| gewoon| wel| also| niet| not){0,2} (?:open|geopend|terecht)(?:${YES_OR_NO}|(?=[.,;!\\n]))`,
  'iuy',
)
const OPEN_WORDS = new WordList('open geopend terecht')
const NOT_OPEN =
  /(?<!\p{L})(?:niet|not|alleen|only|never|nooit|pas|eerste|laatste|first|last|once|other|behalve|uitgezonderd|except)(?!\p{L})[^.;\n]{0,12}$/iu
/** 'Op zaterdag is alleen de webshop open', 'soms op zondag open'. */
const NOT_ALL = /(?<!\p{L})(?:alleen|only|never|nooit|pas|soms|sometimes|webshop|telefo\p{L}*)(?!\p{L})/iu
const DENIES = /(?<!\p{L})(?:niet|not)(?!\p{L})/iu

const NUMBERS = new Map<string, number>()
for (const names of ['een twee drie vier vijf zes zeven', 'one two three four five six seven'])
  names.split(' ').forEach((name, index) => {
    NUMBERS.set(name, index + 1)
  })
const COUNT = `([1-7]|${[...NUMBERS.keys()].join('|')}) (?:dagen (?:per|in de) week|days (?:a|per) week)`
export const WEEK_WORDS = new WordList('dag dagen day days 24')
/** 'Zeven dagen per week open', 'open elke dag', 'open 24/7': no time, but the number of days. */
const OPEN_DAYS = new RegExp(
  `(?<!\\p{L})(?:${COUNT} (?:geopend|open)|(?:geopend|open) ${COUNT}|(?:elke dag|iedere dag|every day|24/7) (?:geopend|open)|(?:geopend|open) (?:elke dag|iedere dag|every day|24/7))(?!\\p{L})`,
  'iu',
)

const PART_ENGLISH = '(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening)s?'
const PART_OF_DAY = `((?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|morgen|middag|avond)s?|${PART_ENGLISH})(?!\\p{L})`
const STATE = '(?:niet open|niet geopend|not open|open|geopend|gesloten|dicht|closed)(?!\\p{L})'
const PART_FIRST = new RegExp(
  `${PART_OF_DAY} (?:(?:is|zijn|are|blijft)(?: [^.,;:?\\n\\d]{2,60}?)? )?(?:ook |altijd |gewoon |wel |also |always ){0,2}(${STATE})`,
  'iuy',
)
// Bounded: the 40 characters before a part of a day
const STATE_BEFORE = new RegExp(`(?<!\\p{L})(${STATE})(?: ook| also)?(?: op| on)?(?: elke| every| the)? $`, 'iu')
const PART_HERE = new RegExp(PART_OF_DAY, 'iuy')
/** Minutes since midnight in which a company that is open then surely is. */
const PARTS: [name: RegExp, from: number, to: number][] = [
  [/ochtend|morgen|morning/i, 510, 720],
  [/middag|afternoon/i, 810, 990],
  [/avond|evening/i, 1110, 1260],
]

type Around = (at: number, end: number) => string | null

export function openDays(text: string, vocabulary: Vocabulary, week: Week, around: Around): TimeAlone[] {
  const found: TimeAlone[] = []
  const add = (at: number, end: number, right: boolean | null) => {
    if (right === null || (!right && OTHER_HOURS.test(around(at, end) ?? ''))) return
    found.push({ at, end, right })
  }
  const count = vocabulary.has(WEEK_WORDS) ? OPEN_DAYS.exec(text) : null
  // '24/7 open is alleen de website.'
  if (count && !NOT_ALL.test(text.slice(Math.max(0, count.index - 20), count.index + count[0].length + 30)))
    add(count.index, count.index + count[0].length, isCount(count[1] ?? count[2] ?? '7', week))
  const opens = ({ index, 0: all, 1: days }: RegExpExecArray) => {
    if (NOT_OPEN.test(text.slice(Math.max(0, index - 20), index)) || NOT_ALL.test(all)) return
    const isYes = /(?<!\p{L})(?:nee|no)$/iu.test(all) === DENIES.test(all)
    const own = daysIn(days!).flatMap((day) => (week[day] ? [week[day].length > 0 === isYes] : []))
    const right = own.length > 0 && own.every(Boolean)
    add(index, index + all.length, right || (own.length > 0 && !own.includes(true)) ? right : null)
  }
  for (const match of vocabulary.matches(text, OPEN_WORDS, OPEN_ON, { needs: [ANY_DAYS, 40] })) opens(match)
  for (const match of vocabulary.matches(text, ANY_DAYS, OPEN_AFTER, { needs: [OPEN_WORDS, 150] })) opens(match)
  for (const words of [PARTS_OF_DAYS, ANY_DAYS]) {
    for (const { index, 0: all, 1: part } of vocabulary.matches(text, words, PART_HERE)) {
      PART_FIRST.lastIndex = index
      const after = PART_FIRST.exec(text)
      const before = after ? null : STATE_BEFORE.exec(text.slice(Math.max(0, index - 40), index))
      const said = after ?? before
      if (!said || NOT_ALL.test(said[0]) || NOT_OPEN.test(text.slice(Math.max(0, index - 20), index))) continue
      const isOpen = /^(?:open|geopend)/i.test(after ? after[2]! : before![1]!)
      const at = before ? index - before[0].length : index
      add(at, index + (after ?? { 0: all })[0].length, isPart(part!, isOpen, week))
    }
  }
  return found
}

/** Null where not every day is known. */
function isCount(said: string, week: Week): boolean | null {
  const shut = week.filter((times) => times?.length === 0).length
  const days = NUMBERS.get(said.toLowerCase()) ?? Number(said)
  if (days > 7 - shut) return false
  return week.includes(undefined) ? null : days === 7 - shut
}

function isPart(written: string, isOpen: boolean, week: Week): boolean | null {
  // Bounded: a part of a day, of at most 20 characters
  const [day] = daysIn(written.replace(/(?<=dag)\p{L}+$| \p{L}+$/u, ''))
  const times = day === undefined ? undefined : week[day]
  const part = PARTS.find(([name]) => name.test(written))
  if (!times || !part) return null
  const open = times.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, part[2]) - Math.max(from, part[1])), 0)
  if (open === 0) return !isOpen
  return open >= 90 ? isOpen : null
}
