/** Opening hours that an answer gives: right where every day that it names is as the company has it, wrong where one surely differs. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { Vocabulary, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { type Claim, isClaimOf } from './claimed-hours.ts'
import { claimsIn, withoutNarrower } from './claims.ts'
import { ANY_DAYS, endsBehindHalf } from './days-and-times.ts'
import { inDigits, PARTS_OF_DAYS } from './in-digits.ts'
import { isOfElse } from './own-words.ts'
import { hoursTokens, TELLING_WORDS } from './tokens.ts'
import { claimsWithoutDays, openingPlaces } from './without-days.ts'

const WEEK_WORDS = new WordList('week dagen days 24 weekendopenstelling zaterdagopenstelling zondagopenstelling')
const LISTS = [ANY_DAYS, PARTS_OF_DAYS, WEEK_WORDS]

/** Whose hours may be the company's own, so that they can confirm them: 'telefonisch bereikbaar', 'spreekuur'. */
// Bounded: a sentence of at most 1,000 characters
const NEAR_OWN =
  /(?<!\p{L})(?:telefo\p{L}*|phone\p{L}*|bel|bellen|belt|call|klantenservice|customer service|(?!avond)\p{L}{0,12}spreekuur|inloop\p{L}*|walk-in|receptie|reception|front desk|balie|caf[eé]|restaurant|theetuin|terras|terrace|keuken|kitchen|zwembad|pool|sauna|bar|brasserie|lunchroom|parkeer\p{L}*|parking|winkeltje|(?:werkt|werken|works?)(?! ze (?:alleen |ook |wel )?(?:van|tot|vanaf) \d)(?<!(?:wie|who|die|that|je|u|you|they|ze) (?:(?!en |and )\p{L}{2,15} ){0,2}\p{L}{4,6})|aanwezig)(?!\p{L})/iu
/** A closing time of these need not be that of the company. */
const REACHED = /(?<!\p{L})(?:bereikbaar|reachable)(?!\p{L})/iu
/** But a shop, an office or a practice as such is reached where its people are. */
const PLACE =
  '(?:kantoor|praktijk|winkel|zaak|studio|salon|bedrijf|werkplaats|showroom|office|practice|shop|store|business)'
// Bounded: a sentence of at most 1,000 characters
const PLACE_REACHED = new RegExp(
  `(?<!\\p{L})(?:de|het|the|this|deze|dit|dat) ${PLACE}(?: (?:van|of) [^.,;:]{1,60})? (?:is|zijn) (?:[^.,;]|\\.\\d){0,60}(?:bereikbaar|reachable)(?!\\p{L})|(?<!\\p{L})is (?:de|het) ${PLACE} (?:[^.,;]|\\.\\d){0,60}bereikbaar(?!\\p{L})`,
  'iu',
)
/** What has its own hours, or only holds for some weeks. */
// Bounded: a sentence of at most 1,000 characters
const OF_OTHERS =
  /(?<!\p{L})(?:app|mail\p{L}*|chat\p{L}*|bestel\p{L}*|order\p{L}*|bezorg\p{L}*|deliver\p{L}*|lever\p{L}*|(?:week|boeren|vlooien|kerst|jaar)?markt|market|braderie\p{L}*|beurs|kerk\p{L}*|church|inschrijv\p{L}*|registration|rondleiding\p{L}*|tours?|concert\p{L}*|repetitie\p{L}*|voorstelling\p{L}*|bijeenkomst\p{L}*|brunch|borrel|proeverij\p{L}*|tastings?|live muziek|live music|druk(?:st|ste|te)?|rustigste?|busy|busiest|quietest|trein\p{L}*|bus|bussen|tram|trams|trains?|ferry|pont|veerpont|boot|reserv\p{L}*|quiz|afhaal\p{L}*|afhalen|ophalen|pick-?up|lunch\p{L}*|diner|dinner|ontbijt\p{L}*|breakfast|(?:huisartsen|dokters)post|spoed\p{L}*|storing\p{L}*|emergenc\p{L}*|les|lessen|lessons?|class|classes|yoga|training\p{L}*|cursus\p{L}*|workshop\p{L}*|\p{L}{1,12}dienst|bezoekuur|happy hour|speeltijd\p{L}*|aanvang|vertrek|korting|actie|vakantie\p{L}*|zomer\p{L}*|summer|winter\p{L}*|feestdag\p{L}*|holidays?|december|kerst\p{L}*|christmas|pasen|easter|pinksteren|hemelvaart\p{L}*|koningsdag|bouwvak|koopzondag|op locatie|on location|aan huis|bij klanten|\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))(?!\p{L})/iu

/** Sentences that name days, each with its claims. */
export function hoursStatements(text: string, vocabulary: Vocabulary, known: Prepared): Statement[] {
  if (known.weeks.length === 0) return []
  if (!LISTS.some((words) => vocabulary.has(words)) && openingPlaces(vocabulary).length === 0) return []
  const digits = inDigits(text, vocabulary)
  if (!digits) return statementsIn(text, vocabulary, known)
  return statementsIn(digits.text, new Vocabulary(wordsOf(digits.text)), known).map((one) => ({
    ...one,
    at: digits.sourceOf(one.at),
    end: digits.sourceOf(one.end),
  }))
}

function statementsIn(text: string, vocabulary: Vocabulary, known: Prepared): Statement[] {
  const { weeks } = known
  const found: Statement[] = []
  const places = LISTS.flatMap((words) => vocabulary.placesOf(words)).sort((a, b) => a - b)
  /** Of sentences that follow each other on one line. */
  let together: Said[] = []
  let last = 0
  const judge = () => {
    const claims = together.map(({ claim }) => claim)
    for (const { claim, from, to } of together) {
      const right = isClaimOf(withoutNarrower(claim, claims), weeks)
      if (right !== null && mayBeSaid(claim, contextOf(text, claim, from, to), right, known))
        found.push({ fact: 'hours', at: claim.at, end: claim.end, right })
    }
    together = []
  }
  for (const place of places) {
    if (place < last) continue
    const [from, to] = sentenceAround(text, place, last)
    const isApart = from > last + 2 || text.slice(last, from).includes('\n') || together.length > MOST_TOGETHER
    if (together.length > 0 && isApart) judge()
    last = to
    // 'Welke tandartsen zijn op zaterdag open?'
    if (text[to] === '?') continue
    const named = together.flatMap(({ claim }) => claim.days)
    if (!vocabulary.isBetween(TELLING_WORDS, from, to) && !SHORT_NUMBER.test(text.slice(from, to))) continue
    const tokens = hoursTokens(text, from, to)
    for (const claim of claimsIn(tokens, named, () => isOfHours(text.slice(from, to), named)))
      together.push({ claim, from, to })
  }
  judge()
  return found.length > 0 ? found : statementsWithoutDays(text, vocabulary, known)
}

/** As far before it no day is named. */
const FARTHEST_DAY = 150

function statementsWithoutDays(text: string, vocabulary: Vocabulary, known: Prepared): Statement[] {
  const found: Statement[] = []
  let last = 0
  for (const place of openingPlaces(vocabulary)) {
    if (place < last) continue
    const [from, to] = sentenceAround(text, place, last)
    last = to
    if (text[to] === '?' || LISTS.some((words) => vocabulary.isBetween(words, from, to))) continue
    const isDayBefore = LISTS.some((words) => vocabulary.isBetween(words, from - FARTHEST_DAY, from))
    const days = isDayBefore ? daysBefore(text, from) : null
    if (isDayBefore && days === null) continue
    for (const said of claimsWithoutDays(hoursTokens(text, from, to), text, from)) {
      const claim = days ? { ...said, days, isAnyDay: false, isSure: false } : said
      const right = isClaimOf(claim, known.weeks)
      if (right !== null && mayBeSaid(claim, contextOf(text, claim, from, to), right, known))
        found.push({ fact: 'hours', at: claim.at, end: claim.end, right })
    }
  }
  return found
}

/** 'A good pick for a Sunday. They open at noon': of the only days named before it, which it can confirm. */
function daysBefore(text: string, from: number): readonly number[] | null {
  const start = Math.max(0, from - FARTHEST_DAY, text.lastIndexOf('\n', from - 1) + 1)
  const days = hoursTokens(text, start, from).filter((token) => token.kind === 'days')
  return days.length === 1 && !days[0]!.isRest && !days[0]!.part ? days[0]!.days : null
}

const isOfHours = (sentence: string, named: readonly number[]) =>
  named.length > 0 || LABELLED.test(sentence) || (REACHED.test(sentence) && PLACE_REACHED.test(sentence))

/** As a time has; a year has not. */
const SHORT_NUMBER = /(?<!\d)(?:\d{1,2}|\d{4} ?- ?\d{4})(?!\d)/

interface Said {
  claim: Claim
  /** Its sentence. */
  from: number
  to: number
}

// Bounded: a sentence of at most 1,000 characters
const EVERY_NEAR = new RegExp(NEAR_OWN.source, 'giu')
// Bounded: a sentence of at most 1,000 characters
const EVERY_OTHER = new RegExp(OF_OTHERS.source, 'giu')

/** What may be the hours of something else can confirm them at most. */
function mayBeSaid(
  { ranges, isOpen, isSure }: Claim,
  { about, before }: Context,
  right: boolean,
  known: Prepared,
): boolean {
  if (!right && !isSure) return false
  if (NOT_SAID.test(about) || OF_SOME.test(before)) return false
  if (!right && GUESS.test(about)) return false
  if (isOfElse(about, OF_OTHERS, EVERY_OTHER, known))
    return right && (ranges !== undefined || OF_A_MEAL.test(about) || isButShut(about) || PLACE_OPENS.test(about))
  if (isOfElse(about, NEAR_OWN, EVERY_NEAR, known) || (!ranges && REACHED.test(about) && !PLACE_REACHED.test(about)))
    return right && (isOpen === undefined || !isSure || KITCHEN.test(about))
  return true
}

/** 'Op maandag blijft de keuken dicht' of a restaurant that is */
const KITCHEN = /(?<!\p{L})(?:keuken|kitchen) (?!(?:die|dat|which|that) )/iu
/** 'Evening classes run Monday to Thursday and the school closes at 21:30' */
const PLACE_OPENS = new RegExp(
  `(?<!\\p{L})(?:de|het|the) (?:${PLACE}|school|restaurant) (?:is|sluit|opent|closes|opens|gaat)(?!\\p{L})`,
  'iu',
)
/** 'Dinner: Wed–Sun until 10 pm' */
const OF_A_MEAL = /^[^\p{L}\n]{0,4}(?:lunch|diner|dinner|ontbijt|breakfast|brunch|keuken|kitchen)\s?: /iu
/** 'Serveert lunch, maar niet op maandag, want dan is de zaak gesloten' */
// Bounded: a sentence of at most 1,000 characters
const BUT_SHUT =
  /(?<!\p{L})(?:but|maar) ([^,;:]{0,60},? (?:(?:when|as|because|since|wanneer|want|omdat|dan) [^,;:]{0,30})(?:closed|shut|gesloten|dicht))(?!\p{L})/iu
function isButShut(about: string): boolean {
  const what = BUT_SHUT.exec(about)?.[1]
  return what !== undefined && !OF_OTHERS.test(what)
}

/** A guess can confirm, but not deny. */
const GUESS =
  /(?<!\p{L})(?:zou|zouden|would|might|may be|could be|misschien(?! handig| goed| fijn)|wellicht|waarschijnlijk|vermoedelijk|perhaps|maybe|probably|presumably|possibly|mogelijk (?:is|zijn))(?!\p{L})/iu

/** 'Weet niet of ze op zondag open zijn', 'de meeste zijn op zondag dicht', 'naast de bibliotheek, die op zaterdag open is'. */
// Bounded: a sentence of at most 1,000 characters
const NOT_SAID =
  /(?<!\p{L})(?:stel dat|suppose|(?<=^\s*)(?:als|indien|if) [^,;]{3,80} (?:(?:was|waren|zou|zouden)(?:$| (?:dan|geweest))|were)|(?:weet|kijk|check|vraag|vragen|controleer|navragen|nagaan|zeggen|zeker|bevestigen|achterhalen|vaststellen|duidelijk|onduidelijk|know|ask|see|verify|confirm|say|tell|sure|certain|clear|unclear|determine|establish) (?:[^.,;]{0,40} )?(?:of|whether|if) |(?<=^\s*)(?:Of (?!kom|ga|bel|loop|kies|rij)|Whether )|(?:tweede|andere|second|other|sister) (?:winkel|vestiging|zaak|locatie|kantoor|praktijk|filiaal|shop|store|branch|location|office|practice)(?!\p{L})|zusje|zuster(?:zaak|bedrijf|winkel)|afspra(?:ak|ken) (?:[^.,;]{0,30} )?(?:maak|maakt|maken|plan)|(?:naast|tegenover|boven|achter|next to|opposite|above|beside|behind|near) (?:de|het|een|the|an?) [^.,;]{2,40}(?:,| die| dat| which| that)|in (?:de|het|een|the|an?) [^.,;]{2,40}, (?:die|dat|which)|(?:dan|than) [^.,;]{2,40}, (?:die|dat|which|who)(?!\p{L}))/iu

/** 'De meeste bakkers zijn op zondag dicht', and 'veel bakkers, waaronder De Linde, zijn …'. */
const OF_SOME =
  // Bounded: at most 200 characters
  /(?:^[^\p{L}]{0,4}|(?:tot|dan|than|unlike|in|bij|at) |[,(] ?(?:maar |but |en |and |want |while |terwijl )?)(?:(?:zoals|like) )?(?:veel|de meeste|sommige|andere|most|many|some|other) \p{L}{3,30}(?:[^,()]|, (?:waaronder|zoals|including|like) [^,]{2,40},){0,80}$/iu

interface Context {
  /** From the beginning of its clause to its end. */
  about: string
  /** At most 200 characters of it that stand before it. */
  before: string
}

/** '… vanaf 9 uur en dinsdagavond is er spreekuur tot half tien' */
const NEXT_CLAUSE = /[,;(]| (?:en|and) (?:(?:op|on) )?\p{L}{3,15} (?:is|zijn|kun|kan|there) /u

/** What these hours are said of. */
function contextOf(text: string, { at, end }: { at: number; end: number }, from: number, to: number): Context {
  const start = Math.max(from, text.lastIndexOf(';', at) + 1)
  // Bounded: to the next comma
  const after = text.slice(end, to).search(NEXT_CLAUSE)
  return { about: text.slice(start, after < 0 ? to : end + after), before: text.slice(Math.max(start, at - 200), at) }
}

/** 'Avonden: ma–do tot 21.30 uur', 'vrijdag tot 16.00': a line of a list of days. */
const LABELLED =
  /^[^\p{L}\d\n]{0,4}(?:(?:(?:[^:\n]{0,30} )?(?:open\p{L}*|\p{L}{0,12}uren|tijden|hours|times|\p{L}{0,12}avond\p{L}{0,14}|evenings?|late nights?|weekends?|days)\s?: )?(?:op |on |van |from )?(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|werkdag|weekend|weekday|dagelijks|daily)(?:s|nes|rs|ur|day|days|dagen)*(?!\p{L})[^\p{L}]{0,3}(?:\d|(?:tot|until|till|van|vanaf|from|en|and|t\/m|to|through)(?!\p{L})|(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)(?!\p{L})|\p{L}{3,6}dag|\p{L}{3,6}day))/iu

const END =
  /[.!](?=["”’)]?\s+["“‘(’']?\p{Lu})|\?(?!"?:?\s{0,3}(?:(?:[Jj]a|[Nn]ee|[Jj]azeker|[Yy]es|[Nn]o|[Nn]iet)(?!\p{L})|(?:Helaas (?:niet|nee)|(?:Unfortunately|Sadly),? (?:not|no))(?=[.,;!\n]|$)))(?=\s)|\n/gu
const SHORTENED = /(?:^|[\s(])(?:ma|di|wo|do|vr|za|zo|mon|tues?|wed|thu|thurs|fri|sat|sun|\p{L}|a\.m|p\.m)$/iu

/** More than anybody says of opening hours at once, so that a text of days alone takes no more than linear time. */
const MOST_TOGETHER = 15
const FARTHEST_BEFORE = 500
const FARTHEST_BEHIND = 500

/** Also of a question with its answer: 'Open op zondag? Nee'. */
function sentenceAround(text: string, place: number, after: number): [from: number, to: number] {
  let from = Math.max(after, text.lastIndexOf('\n', place - 1) + 1)
  const bounded = (to: number): [number, number] => [
    Math.max(from, place - FARTHEST_BEFORE),
    Math.min(to, place + FARTHEST_BEHIND),
  ]
  END.lastIndex = from
  for (let match = END.exec(text); match; match = END.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 6), match.index)
    const isHalf = endsBehindHalf(before, text.slice(match.index, match.index + 30))
    const isShort = match[0] === '.' && !isHalf && SHORTENED.test(before)
    if (isShort) continue
    if (match.index >= place) return bounded(match.index)
    from = match.index + 1
  }
  return bounded(text.length)
}
