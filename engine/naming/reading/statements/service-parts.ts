/** Services by what they are made of: 'roof insulation' and 'het isoleren van een plat dak' for 'Dakisolatie'. */
import { stemAt } from '#engine/naming/reading/spellings.ts'
import { type Vocabulary, type Word, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { isCalledSo, isCompany } from './company-phrases.ts'
import { OwnParts } from './own-parts.ts'
import {
  ACTS,
  headOf,
  impliedBy,
  implies,
  meaningOf,
  meaningsOf,
  meant,
  meantAtAll,
  NONE,
  TELLING_ALONE,
  TELLING_NOTHING,
  VERBS,
} from './service-meanings.ts'
import { meantByPair, meantTogether } from './words-together.ts'

/** Words that mean something as part of a service. */
const TELLING = new WordList((spelling) => meantAtAll(spelling).length > 0)

/** A service, or one of those that are joined by 'en', as the meanings of its parts. */
export interface ServiceParts {
  index: number
  parts: readonly number[]
  /** With parts left out, what it is comes last: 'motorcycle lessons', and no 'lesmotor'. */
  isShortened: boolean
  /** All that the service is, and not one of two that are joined. */
  isWhole: boolean
  /** The trade tells the rest: 'for offices' of a cleaning company. */
  isOfTrade: boolean
  /** Only what it is done to: 'badkamers doen ze niet' of 'Badkamerrenovatie'. */
  isThing: boolean
}

/** All services of a company, and what only its own words mean. */
export interface OfferedParts {
  services: readonly ServiceParts[]
  own: OwnParts
  /** What the company is called by its trade, which is no service: 'kinderopvang' beside 'Dagopvang'. */
  trade: ReadonlySet<string>
}

export function servicePartsOf(services: readonly string[], trade: string): OfferedParts {
  const own = new OwnParts()
  const known = knownPartsOf(services.map(plainly), trade)
  const isKnown = new Set(known.map(({ index }) => index))
  const others = services.flatMap((service, index): ServiceParts[] =>
    isKnown.has(index)
      ? []
      : [service, ...joinedIn(service)].flatMap((part, at) =>
          ownPartsOf(part, own).map((parts) => ({ ...WHOLE, index, parts, isWhole: at === 0 })),
        ),
  )
  return {
    services: [...known, ...others],
    own,
    trade: new Set(wordsOf(trade).map(({ spelling }) => stemAt(spelling))),
  }
}
/** 'E-mail' is read as 'mail', 'RI&E' as one word, and what stands in brackets tells the service more closely. */
const plainly = (service: string) => service.replace(/(?<!\p{L})e-(?=mail)|(?<=\p{Lu})&(?=\p{Lu})/giu, '')
const joinedIn = (service: string) => (JOINED.test(service) ? service.split(JOINED) : [])
const WHOLE = { isShortened: false, isOfTrade: false, isThing: false }

/** In how many ways a service may be made of its words. */
const MOST_WAYS = 24

function ownPartsOf(service: string, own: OwnParts): (readonly number[])[] {
  let ways: (readonly number[])[] = [NONE]
  for (const { spelling, folded } of wordsOf(service)) {
    if (SMALL_WORDS.has(folded) || TELLING_NOTHING.has(meaningOf(folded) ?? -1)) continue
    const known = meant(spelling)
    const next = known.length > 0 ? [known] : own.waysOf(folded)
    ways = ways.flatMap((way) => next.map((parts) => [...new Set([...way, ...parts])])).slice(0, MOST_WAYS)
  }
  return ways.filter((parts) => parts.length > 1 || parts.some((part) => !ACTS.has(part)))
}

/** Only of services all of whose words are known. */
function knownPartsOf(services: readonly string[], trade: string): ServiceParts[] {
  const ofTrade = wordsOf(trade).flatMap(({ folded }) => meaningsOf(folded.replace(TRADE_END, '')))
  return services.flatMap((service, index): ServiceParts[] => {
    const whole = partsOf(service)
    const rest = whole.filter((part) => !ofTrade.includes(part) && !(isSchool(trade) && LESSON.includes(part)))
    const isOfTrade = rest.length === 1 && whole.length === 2 && (!ACTS.has(rest[0]!) || MENDING.includes(rest[0]!))
    const sets = [whole, ...service.split(JOINED).map(partsOf)]
    const bracketed = BRACKETED.exec(service)
    // 'Zoekmachineoptimalisatie (SEO)', 'Nagels knippen (hond)'
    if (bracketed) sets.push(partsOf(bracketed[1]!), partsOf(bracketed[2]!))
    // 'Motorcycle lessons' for 'Motorrijles'
    if (whole.length > 2) sets.push([whole[0]!, whole.at(-1)!])
    const found = sets.flatMap((parts, at) => {
      const isTelling = parts.length > 1 || parts.some((part) => !ACTS.has(part))
      const isShortened = at > 0 && at === sets.length - 1 && whole.length > 2
      return isTelling && (at === 0 || sets.length > 2)
        ? [{ ...WHOLE, index, parts, isShortened, isWhole: at === 0 }]
        : []
    })
    if (isOfTrade) found.push({ ...WHOLE, index, parts: rest, isWhole: false, isOfTrade })
    const things = whole.length === 2 ? whole.filter((part) => !ACTS.has(part) && !VERBS.has(part)) : NONE
    if (things.length === 1 && !ofTrade.includes(things[0]!))
      found.push({ ...WHOLE, index, parts: things, isWhole: false, isThing: true })
    const alone = whole.length === 2 ? whole.filter((part) => TELLING_ALONE.has(part)) : NONE
    if (alone.length === 1) found.push({ ...WHOLE, index, parts: alone, isWhole: true })
    return found
  })
}
const TRADE_END = /(?:s?bedrijf|kantoor|bureau|praktijk|school|zaak|dienst|firma|studio|salon|winkel|atelier|en)$/
/** Of what the trade is about: 'voor een reparatie' to a bicycle shop. */
const MENDING = ['reparatie', 'onderhoud'].flatMap(meaningsOf)
const isSchool = (trade: string) => trade.endsWith('school')
const LESSON = meaningsOf('les')
const BRACKETED = /^(.{3,60}) \((\p{Lu}{2,6}|)/u
const JOINED = / (?:en|and|&|\+) |, ?| ?\/ ?/

const SMALL_WORDS = new Set(
  'van voor naar de het een in op aan uw je met of for the a your on and en aan huis bij s to na after tegen om te'.split(
    ' ',
  ),
)

function partsOf(service: string): readonly number[] {
  const found = new Set<number>()
  const words = wordsOf(service)
  for (let place = 0; place < words.length; place++) {
    const { folded, spelling } = words[place]!
    if (SMALL_WORDS.has(folded)) continue
    // 'Second opinion', 'sociale zekerheid'
    const pair = meantByPair(words, place)
    const parts = pair?.meanings ?? meant(spelling)
    const own = meaningOf(folded)
    if (parts.length === 0 && (own === undefined || !TELLING_NOTHING.has(own))) return NONE
    for (const part of parts) found.add(part)
    place = pair?.at ?? place
  }
  // 'Behandeling aan huis' tells nothing but where.
  if (AT_HOME.test(service) && [...found].every((part) => ACTS.has(part)))
    return [...found, ...meaningsOf(found.size > 0 ? 'huis' : 'komenhuis')]
  return [...found]
}
const AT_HOME = /(?<!\p{L})(?:aan huis|bij (?:je|u) thuis|at home|home visits?)(?!\p{L})/iu

interface FoundService {
  index: number
  at: number
  end: number
  /** It is all of the service. */
  isWhole: boolean
  isOfTrade: boolean
  isThing: boolean
}

/** At most so many words stand between two parts: 'het isoleren van een plat dak'. */
const BETWEEN = 3

/** A word that means something as part of a service. */
interface TellingWord {
  word: Word
  place: number
  /** What it means to this company only, or with another word behind it. */
  own: readonly number[]
}

export function servicesByParts(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  { services, own, trade }: OfferedParts,
): FoundService[] {
  const found: FoundService[] = []
  if (services.length === 0) return found
  const together = meantTogether(text, words, vocabulary)
  for (const [place, meanings] of own.find(words)) together.set(place, [...(together.get(place) ?? NONE), ...meanings])
  const telling = tellingWords(words, vocabulary, together)
  const said = new Set(telling.flatMap(meaningsHere))
  for (const { index, parts, isShortened, isWhole, isOfTrade, isThing } of services) {
    const isAlone = isOfTrade || isThing
    if (!parts.every((part) => said.has(part))) continue
    for (let first = 0; first < telling.length; first++) {
      if (!isPartOf(telling[first]!, parts, isAlone || parts.length > 1)) continue
      let last = isAlone ? first : lastPart(text, telling, first, parts)
      // 'Pelvic physiotherapy' is all of it, though 'pelvic' alone implies it.
      if (last === first && !isAlone && parts.length > 1 && implies(telling[first]!.word.spelling))
        last = Math.max(last, lastPart(text, telling, first, parts, withoutImplied))
      if (last < 0 || (isShortened && meant(telling[last]!.word.spelling).at(-1) !== parts.at(-1))) continue
      const [at, end] = [telling[first]!.word.at, telling[last]!.word.end]
      if (isCompany(text, words, telling[first]!, telling[last]!)) continue
      if (isCalledSo(words, telling, first, last, parts, trade)) continue
      found.push({
        index,
        at,
        end,
        isWhole: isWhole && isAllSaid(telling.slice(first, last + 1), parts),
        isOfTrade,
        isThing,
      })
      first = last
    }
  }
  return found
}

function tellingWords(
  words: readonly Word[],
  vocabulary: Vocabulary,
  own: ReadonlyMap<number, readonly number[]>,
): TellingWord[] {
  const listed = vocabulary.indexesOf(TELLING)
  const places = own.size === 0 ? listed : [...new Set([...listed, ...own.keys()])].sort((a, b) => a - b)
  return places.map((place) => ({ word: words[place]!, place, own: own.get(place) ?? NONE }))
}

const meaningsHere = ({ word, own }: TellingWord) =>
  own.length === 0 ? meantAtAll(word.spelling) : [...meantAtAll(word.spelling), ...own]

function isAllSaid(said: readonly TellingWord[], parts: readonly number[]): boolean {
  const own = said.flatMap(withoutImplied)
  return parts.every((part) => own.includes(part))
}

const withoutImplied = (one: TellingWord) => (implies(one.word.spelling) ? meant(one.word.spelling) : meaningsHere(one))

/** A 'pannenkoekenhuis' is no pancake: what a compound ends in is what it is. */
function isPartOf(
  { word: { spelling }, own }: TellingWord,
  parts: readonly number[],
  isLoose = parts.length > 1,
): boolean {
  if (own.length > 0 && (parts.includes(own.at(-1)!) || (ACTS.has(own.at(-1)!) && parts.includes(own[0]!)))) return true
  if (isLoose && spelling.also?.some((part) => parts.includes(part))) return true
  if (!isLoose && impliedBy(spelling).some((implied) => implied.length === 1 && implied[0] === parts[0])) return true
  const meanings = isLoose ? meantAtAll(spelling) : meant(spelling)
  if (meanings.length === 0)
    return meantAtAll(spelling).some((part) => parts.includes(part)) && headOf(spelling.folded, LONG_HEAD).length > 0
  const head = meanings.at(-1)!
  return (
    parts.includes(head) ||
    (ACTS.has(head) && meanings.some((part) => parts.includes(part))) ||
    (!isLoose && meanings.some((part) => TELLING_ALONE.has(part) && parts.includes(part)))
  )
}

/** A 'navelpiercing' is a piercing, but 'ervaring' no ring. */
const LONG_HEAD = 6

/** Where the last of the parts stands that begin here; -1 where they are not all there. */
function lastPart(
  text: string,
  telling: readonly TellingWord[],
  first: number,
  parts: readonly number[],
  meanings = meaningsHere,
): number {
  const left = new Set(parts)
  const isActFirst = isAct(telling[first]!.word)
  let isListed = false
  let turns = 0
  for (let at = first; at < telling.length; at++) {
    const { word, place } = telling[at]!
    if (at > first) {
      const before = telling[at - 1]!
      const between = text.slice(before.word.end, word.at)
      if (/[.;\n()|]/.test(between)) return -1
      const isNear = place - before.place <= BETWEEN + 1
      if (!isNear && !(place - before.place <= LATE_WITHIN && LATE.test(word.folded) && LATER.test(between))) return -1
      // 'Lessen: piano, gitaar en zang', and no 'fietsen: verkoop'
      if (between.includes(':') && !(at === first + 1 && isActFirst)) return -1
      if (isAct(word) !== isAct(before.word)) turns++
      isListed ||= between.includes(',')
      if (isListed && turns > 1) return -1
    }
    if (isPartOf(telling[at]!, parts)) for (const part of meanings(telling[at]!)) left.delete(part)
    if (left.size > 0) continue
    const isJoined =
      !isListed || (turns === 1 && (isActFirst || isJoinedLast(text.slice(telling[first]!.word.end, word.at))))
    return isJoined ? at : -1
  }
  return -1
}
/** 'Kinderen tot twaalf jaar worden er voor een lager tarief geknipt' */
const LATE_WITHIN = 10
const LATE = /^(?:\p{L}{2,4})?ge\p{L}{3,16}(?:[dt]|en)$|en$/u
const LATER = /^[^,:]{0,30}(?<!\p{L})(?:worden|wordt|kun|kan|kunt|kunnen|laten)(?!\p{L})[^,:]*$/u

/** 'Piano, guitar and singing lessons' */
const isJoinedLast = (between: string) => / (?:en|and|&|of|or) /.test(between.slice(between.lastIndexOf(',')))

function isAct({ spelling }: Word): boolean {
  const own = meant(spelling)
  return own.length === 1 && (ACTS.has(own[0]!) || VERBS.has(own[0]!))
}
