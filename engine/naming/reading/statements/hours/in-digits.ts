/** Opening hours that an answer gives in words or in the columns of a table, as it would have written them in digits on one line. */
import { Pieces } from '#engine/naming/reading/markup/pieces.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { ANY_DAYS, SOME_DAYS, TIME, TIMES } from './days-and-times.ts'

interface Rewritten {
  text: string
  sourceOf(position: number): number
}

/** Numbers in words. */
export const HOURS = new Map<string, number>()
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
for (const names of ['een twee drie vier vijf zes zeven acht negen tien elf twaalf', ENGLISH.join(' ')])
  names.split(' ').forEach((name, index) => {
    HOURS.set(name, index + 1)
  })
HOURS.set('één', 1)
/** 'Na vijven kun je er niet meer terecht' */
for (const [name, hour] of [
  ['vijven', 5],
  ['zessen', 6],
  ['zevenen', 7],
  ['negenen', 9],
] as const)
  HOURS.set(name, hour)
const HOUR = `(?:${[...HOURS.keys()].join('|')})`
/** 'Een' and 'one' mostly are no hour. */
export const SPOKEN_HOURS = [...HOURS].flatMap(([name, hour]) => (hour === 1 ? [] : [name, `half${name}`])).join(' ')
const SPOKEN_WORDS = new WordList(`${SPOKEN_HOURS} half kwart quarter`)
/** 'Until one in the afternoon', 'tot één uur' */
const BESIDE_ONE = new WordList('uur clock afternoon middags')
const SPOKEN_STARTS = new WordList(`${SPOKEN_HOURS} een one half kwart quarter`)
const PART_WORDS = new WordList(
  'ochtends morgens middags avonds nachts morning ochtend afternoon middag evening avond night',
)
const NOON_WORDS = new WordList('noon midday middaguur midnight middernacht')
const CLOCK_WORDS = new WordList('clock')
export const PARTS_OF_DAYS = new WordList(
  ['maan', 'dins', 'woens', 'donder', 'vrij', 'zater', 'zon']
    .flatMap((day) => ['ochtend', 'morgen', 'middag', 'avond'].map((part) => `${day}dag${part} ${day}dag${part}s`))
    .join(' '),
)

const MINUTES = new Map([
  ['fifteen', 15],
  ['thirty', 30],
  ['forty-five', 45],
])
/** 'Half acht', 'halfacht', 'kwart over 8', 'half past seven', and an hour in words where a time stands: 'van acht tot vijf'. */
const SPOKEN = new RegExp(
  `(?:(half past|half|quarter past|kwart over|quarter to|kwart voor)(?: |(?<=half)(?=\\p{Ll}))(${HOUR}|\\d{1,2})(?![\\p{L}\\d]|[:.]\\d)|(?<=(?:na|voor|after|before|by|van|vanaf|tot|from|to|until|till|om|at|tussen|between|en|and|-) )(${HOUR})(?= (?:uur|tot|to|until|till|en|and|o[’']clock|am|pm|a\\.m|p\\.m|in (?:the|de) |[’']s |op |on |geopend|open)|[.,;)\\n])|(${HOUR})(?= (?:tot|to|until|till) (?:${HOUR}(?!\\p{L})|\\d)| o[’']clock)|(${ENGLISH.join('|')})[- ](fifteen|thirty|forty-five)(?!\\p{L}))`,
  'iuy',
)
const NOON = /(?<![\p{L}\d])(?:12 )?(?:het )?(noon|midday|middaguur|midnight|middernacht)(?!\p{L})/giu
/** '5.30 uur 's middags', 'seven in the evening'. */
const OF_DAY =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?: uur| o[’']clock)?,? (?:[’']s (ochtends|morgens|middags|avonds|nachts)|(?:in (?:the|de)|at) (morning|ochtend|afternoon|middag|evening|avond|night))(?!\p{L})/giu
/** ''s Middags 5' */
const BEFORE_HOUR = /[’']s (ochtends|morgens|middags|avonds) (\d{1,2})(?:[:.](\d{2}))?(?![\d:.])/giu
const MORNING = /^(?:ocht|morg|morn)/i
const NIGHT = /^n/i
const CLOCK = /(?<=\d) o[’']clock(?!\p{L})/giu

const SHUT = '(?:gesloten|closed|dicht|niet|no|shut|n\\.?v\\.?t\\.?|x|[-–—])'
const OPENS =
  '(?:(?:open|geopend|opens|opent) )?(?:van|vanaf|from|at|om)|open|geopend|opent|opens|opening|openingstijd|opening time|begin|start'
const SHUTS =
  '(?:(?:open|geopend|closes?|sluit|dicht|gesloten) )?(?:tot|to|until|till|at|om)|dicht|sluit|sluiting|sluitingstijd|close|closes|closed|closing|closing time|eind|einde|end'
/** 'Maandag', 'Open: 8.30' and 'Dicht: 18.00', each on a line of its own. */
const COLUMNS = new RegExp(
  `(?<=\\n|^)(${SOME_DAYS}):?\\n(?:${OPENS}): (${TIME}|${SHUT})\\n(?:(?:${SHUTS}): (${TIME}|${SHUT})(?=\\n))?`,
  'giu',
)
/** 'Maandag' and 'Openingstijden: 8.30-18.00', where a third column says something else. */
const ONE_COLUMN = new RegExp(
  `(?<=\\n|^)(${SOME_DAYS}):?\\n(?:open|geopend|openingstijden|openingsuren|tijden|tijd|uren|opening hours|hours|time|times): (${TIMES}|${SHUT})(?=\\n)`,
  'giu',
)
/** 'Maandag', 'Ochtend: 8.00-12.00' and 'Middag: gesloten'. */
// Bounded: at most seven days and three stretches of times in each half
const HALVES = new RegExp(
  `(?<=\\n|^)(${SOME_DAYS}):?\\n(?:[’']s )?(?:ochtends?|morning|voormiddag): (${TIMES}|${SHUT})\\n(?:[’']s )?(?:middags?|afternoon|namiddag): (${TIMES}|${SHUT})(?=\\n)`,
  'giu',
)
/** 'Za/zo niet', 'zondag: –': all that stands on a line. */
const NOTHING = new RegExp(`(?<=\\n|^)(${SOME_DAYS})(?:: ?| )(niet|x|[-–—])(?=\\.?(?:\\n|$))`, 'giu')
/** Beside a day with its times a dash is 'closed'; alone in a cell it may as well be 'not known'. */
// Bounded: the 100 characters before a line and 100 from it on
const TIMES_BEFORE = new RegExp(
  `(?:^|\\n)${SOME_DAYS}:? ?[^\\n]*\\d[^\\n]*\\n(?:${SOME_DAYS}:? ?[^\\n\\d]{1,12}\\n){0,2}$`,
  'iu',
)
const TIMES_BEHIND = new RegExp(
  `^[^\\n]*\\n(?:${SOME_DAYS}:? ?[^\\n\\d]{1,12}\\n){0,2}${SOME_DAYS}:? ?[^\\n]*\\d`,
  'iu',
)
const isAmongTimes = (text: string, at: number) =>
  TIMES_BEFORE.test(text.slice(Math.max(0, at - 100), at)) || TIMES_BEHIND.test(text.slice(at, at + 100))
const HAS_COLUMNS = new RegExp(
  `\\n(?:${OPENS}|openingstijden|openingsuren|tijden|tijd|uren|opening hours|hours|time|times|ochtend|morning|voormiddag|[’']s ochtends): |(?:niet|x|[-–—])\\.?(?:\\n|$)`,
  'iu',
)

/** Days, and on the next line their times. */
const NEXT_LINE = new RegExp(`(?<=\\n|^)(${SOME_DAYS}):?\\n(${TIMES})(?=\\.?(?:\\n|$))`, 'giu')

/** 'Closes early on Fridays, at 12:30', 'sluit wat eerder, namelijk om 17.00 uur': the time says when. */
const EARLIER_WORDS = new WordList('eerder vroeger later early earlier late korter langer longer shorter')
// Bounded: at most 40 characters behind 'than' and 10 behind 'on'
const EARLIER =
  / (?:(?:wat|iets|al|een (?:half )?uur(?:tje)?|(?:half )?an hour|a (?:bit|little)) )?(?:eerder|vroeger|later|early|earlier|late|korter|langer|longer|shorter)(?: (?:dan|than) [^,.;\n]{3,40})?((?: (?:on|op) \p{L}{2,10})?),(?: (?:namelijk|al))?(?= (?:om|at|from|vanaf|tot|until) \d)/giu

/** Null where nothing is written otherwise. */
export function inDigits(text: string, vocabulary: Vocabulary): Rewritten | null {
  const hasDays = vocabulary.placesOf(ANY_DAYS).some((at) => at === 0 || text[at - 1] === '\n')
  const hasColumns = hasDays && HAS_COLUMNS.test(text)
  let said: Rewritten = { text, sourceOf: (position) => position }
  if (vocabulary.has(SPOKEN_WORDS) || vocabulary.has(BESIDE_ONE))
    said = rewrite(
      said,
      vocabulary.matches(text, SPOKEN_STARTS, SPOKEN),
      (_, before, after, alone, first, hour, minutes) =>
        hour
          ? `${HOURS.get(hour.toLowerCase())}:${MINUTES.get(minutes!.toLowerCase())}`
          : spoken(before?.toLowerCase(), after ?? alone ?? first!),
    )
  if (vocabulary.has(NOON_WORDS))
    said = rewrite(said, NOON, (_, name) => (/night|nacht/i.test(name!) ? '24:00' : '12:00'))
  if (vocabulary.has(PART_WORDS)) {
    said = rewrite(said, OF_DAY, (_, hour, minutes, dutch, english) =>
      clock(Number(hour), Number(minutes ?? 0), dutch ?? english!),
    )
    said = rewrite(said, BEFORE_HOUR, (_, part, hour, minutes) => clock(Number(hour), Number(minutes ?? 0), part!))
  }
  if (vocabulary.has(EARLIER_WORDS)) said = rewrite(said, EARLIER, (_, days) => days ?? '')
  if (vocabulary.has(CLOCK_WORDS)) said = rewrite(said, CLOCK, () => '')
  if (hasDays) said = rewrite(said, NEXT_LINE, (_, days, times) => `${days}: ${times}`)
  if (hasColumns) {
    said = rewrite(said, COLUMNS, (all, days, from, to) => {
      const times = [from!, to ?? ''].filter((time) => /\d/.test(time))
      if (times.length === 1) return all!
      return `${days}: ${times.join('-') || 'gesloten'}${to === undefined ? '\n' : ''}`
    })
    said = rewrite(said, ONE_COLUMN, (_, days, times) => `${days}: ${/\d/.test(times!) ? times : 'gesloten'}`)
    said = rewrite(said, HALVES, (_, days, morning, afternoon) => {
      const times = [morning!, afternoon!].filter((time) => /\d/.test(time))
      return `${days}: ${times.join(', ') || 'gesloten'}`
    })
    const { text: before } = said
    said = rewrite(
      said,
      allMatches(before, NOTHING).filter(({ index, 2: sign }) => !/[-–—]/.test(sign!) || isAmongTimes(before, index)),
      (_, days) => `${days}: gesloten`,
    )
  }
  return said.text === text ? null : said
}

function spoken(before: string | undefined, said: string): string {
  const hour = HOURS.get(said.toLowerCase()) ?? Number(said)
  if (before === undefined) return `${hour}`
  // 'Half five' in English is half past.
  if (before === 'half' && !ENGLISH.includes(said.toLowerCase())) return `${hour === 1 ? 12 : hour - 1}:30`
  if (before === 'half') return `${hour}:30`
  if (before === 'half past') return `${hour}:30`
  return /past|over/.test(before) ? `${hour}:15` : `${hour === 1 ? 12 : hour - 1}:45`
}

/** 'Two at night' is in the morning, 'eleven at night' is not. */
function clock(hour: number, minutes: number, part: string): string {
  const isMorning = MORNING.test(part) || (NIGHT.test(part) && hour < 6)
  const isMidnight = hour === 12 && NIGHT.test(part)
  const inDay = isMidnight ? 24 : isMorning || hour >= 12 ? hour : hour + 12
  return `${String(inDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function rewrite(
  { text, sourceOf }: Rewritten,
  found: RegExp | Iterable<RegExpExecArray>,
  written: (...groups: (string | undefined)[]) => string,
): Rewritten {
  const pieces = new Pieces()
  let from = 0
  for (const match of found instanceof RegExp ? allMatches(text, found) : found) {
    if (match.index < from) continue
    pieces.add(text.slice(from, match.index), from)
    pieces.add(written(...match), match.index)
    from = match.index + match[0].length
  }
  if (from === 0) return { text, sourceOf }
  pieces.add(text.slice(from), from)
  return { text: pieces.whole(), sourceOf: (position) => sourceOf(pieces.sourceOf(position)) }
}
