/** What each service of a company is made of, for service-parts.ts to look for. */
import { stemAt } from '#engine/naming/reading/spellings.ts'
import { wordsOf } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { OwnParts } from './own-parts.ts'
import {
  ACTS,
  knownStart,
  meaningOf,
  meaningsOf,
  meant,
  NONE,
  TELLING_ALONE,
  TELLING_NOTHING,
  VERBS,
} from './service-meanings.ts'
import { meantByPair } from './words-together.ts'

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
  /** Nothing but what is done: 'bezorgt' of 'Bezorging'. */
  isAct: boolean
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
  const plain = services.map(plainly)
  const ofTrade = partsOfTrade(trade)
  const known = knownPartsOf(plain, trade, ofTrade, actsOfTrade(trade))
  const isKnown = new Set(known.map(({ index }) => index))
  const others = services.flatMap((service, index): ServiceParts[] =>
    isKnown.has(index)
      ? []
      : [service, ...joinedIn(service)].flatMap((part, at) =>
          ownPartsOf(part, own).flatMap((parts) => {
            // 'Kaasproeverijen' of a cheese shop
            const rest = parts.filter((part) => !ofTrade.includes(part))
            const one = { ...WHOLE, index, parts, isWhole: at === 0 }
            return parts.length === 2 && rest.length === 1 && !ACTS.has(rest[0]!)
              ? [one, { ...one, parts: rest, isWhole: false, isOfTrade: true }]
              : [one]
          }),
        ),
  )
  return {
    services: [...known, ...partsBesideTrade(plain, trade), ...others],
    own,
    trade: new Set(wordsOf(trade).map(({ spelling }) => stemAt(spelling))),
  }
}
/** 'E-mail' is read as 'mail', 'RI&E' as one word, and what stands in brackets tells the service more closely. */
const plainly = (service: string) => service.replace(/(?<!\p{L})e-(?=mail)|(?<=\p{Lu})&(?=\p{Lu})/giu, '')
const joinedIn = (service: string) => (JOINED.test(service) ? service.split(JOINED) : [])
const WHOLE = { isShortened: false, isOfTrade: false, isThing: false, isAct: false }

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
  // 'Beharen' of 'Strijkstokken beharen': what no list knows is done to nothing else.
  const verb = DONE_TO.exec(service)?.[1]
  const rare = verb && verb.length >= RARE_VERB && meaningsOf(fold(verb)).length === 0 && !COMMON_VERB.test(verb)
  return [
    ...ways.filter((parts) => parts.length > 1 || parts.some((part) => !ACTS.has(part))),
    ...(rare ? [own.waysOf(fold(verb))[0]!] : []),
  ]
}
const RARE_VERB = 7
const COMMON_VERB =
  /(?:voeren|nemen|bieden|stellen|maken|doen|geven|halen|komen|gaan|houden|werken|lopen|zoeken|spelen|kiezen|krijgen|helpen|brengen)$/u

/** Only of services all of whose words are known. */
function knownPartsOf(
  services: readonly string[],
  trade: string,
  ofTrade: readonly number[],
  actsOfIt: readonly number[],
): ServiceParts[] {
  return services.flatMap((service, index): ServiceParts[] => {
    const whole = partsOf(service)
    const rest = whole.filter((part) => !ofTrade.includes(part) && !(isSchool(trade) && LESSON.includes(part)))
    const isOfTrade = rest.length === 1 && whole.length > 1 && (!ACTS.has(rest[0]!) || MENDING.includes(rest[0]!))
    const sets = [whole, ...service.split(JOINED).map(partsOf)]
    const plain = service.replace(HOW, '')
    // Who makes no cakes makes none to order.
    const plainAt = plain === service ? -1 : sets.push(partsOf(plain), NONE) - 2
    // Who repairs no bicycles repairs none while you wait.
    const head = partsOf(service.split(QUALIFIED)[0]!)
    if (QUALIFIED.test(service) && head.length > 1) sets.push(head, NONE)
    // A terrace is one, on whatever side of the harbour.
    const placed = partsOf(service.replace(PLACED, ''))
    if (PLACED.test(service) && placed.length === 1 && !ACTS.has(placed[0]!)) sets.push(placed, NONE)
    const bracketed = BRACKETED.exec(service)
    // What is sold is found there: 'gebruikte fietsen' of 'Verkoop van tweedehands fietsen'.
    const sold = SOLD.exec(service)?.[1]
    if (sold) sets.push(partsOf(sold), NONE)
    // 'Zoekmachineoptimalisatie (SEO)', 'Nagels knippen (hond)'
    if (bracketed) sets.push(partsOf(bracketed[1]!), partsOf(bracketed[2]!))
    // 'Motorcycle lessons' for 'Motorrijles'
    if (whole.length > 2) sets.push([whole[0]!, whole.at(-1)!])
    const found = sets.flatMap((parts, at) => {
      const isTelling = parts.length > 1 || parts.some((part) => !ACTS.has(part))
      const isShortened = at > 0 && at === sets.length - 1 && whole.length > 2
      // 'Motorcycle lessons' of a driving school is all of it.
      const isWhole =
        at === 0 || at === plainAt || (isShortened && whole.slice(1, -1).every((part) => ofTrade.includes(part)))
      return isTelling && (at === 0 || sets.length > 2) ? [{ ...WHOLE, index, parts, isShortened, isWhole }] : []
    })
    if (isOfTrade) found.push({ ...WHOLE, index, parts: rest, isWhole: false, isOfTrade })
    // 'Advies bij diabetes' of a dietitian who has 'Dieetadvies bij diabetes'
    const telling = rest.filter((part) => !ACTS.has(part))
    if (whole.length === 3 && rest.length === 2 && telling.length === 1)
      found.push({ ...WHOLE, index, parts: telling, isWhole: false, isOfTrade: true })
    if (rest.length === 1 && whole.length === 2 && actsOfIt.includes(rest[0]!))
      found.push({ ...WHOLE, index, parts: rest, isWhole: true })
    const verb = DONE_TO.exec(service)?.[1]
    const acts = verb === undefined ? NONE : meaningsOf(fold(verb))
    const isAct = (part: number) => ACTS.has(part) || VERBS.has(part) || MENDING.includes(part) || acts.includes(part)
    const things = whole.filter((part) => !isAct(part))
    if (things.length > 0 && things.length === whole.length - 1 && !things.some((part) => ofTrade.includes(part)))
      found.push({ ...WHOLE, index, parts: things, isWhole: false, isThing: true })
    const act = whole.length === 1 ? (whole[0] === DELIVERY ? DELIVERING : whole) : NONE
    if (act.length === 1 && SAID_ALONE.includes(act[0]!))
      found.push({ ...WHOLE, index, parts: act, isWhole: true, isAct: true })
    // 'Onderhoudt auto's' of a garage that has 'Onderhoud'
    if (whole.length === 1 && (ACTS.has(whole[0]!) || VERBS.has(whole[0]!)))
      for (const thing of ofTrade)
        if (!ACTS.has(thing) && !VERBS.has(thing))
          found.push({ ...WHOLE, index, parts: [thing, whole[0]!], isWhole: true })
    const alone = whole.length === 2 ? whole.filter((part) => TELLING_ALONE.has(part)) : NONE
    if (alone.length === 1) found.push({ ...WHOLE, index, parts: alone, isWhole: true })
    return found
  })
}
/** Of a 'boomverzorger' trees, though no list knows who cares for them. */
function partsOfTrade(trade: string): readonly number[] {
  return wordsOf(trade).flatMap(({ folded }) => {
    const known = meaningsOf(ABOUT.get(folded) ?? folded.replace(TRADE_END, ''))
    const start = known.length > 0 ? 0 : knownStart(folded)
    return start > 0 ? meaningsOf(folded.slice(0, start)) : known
  })
}
/** What a 'schoorsteenveger' or a 'meubelstoffeerder' does, so that 'they sweep' tells it without the chimney. */
function actsOfTrade(trade: string): readonly number[] {
  return wordsOf(trade).flatMap(({ folded }) => {
    const verb = folded.endsWith('eerder')
      ? folded.replace(/eerder$/, 'eren')
      : folded.replace(/(?<=\p{L}{5})er$/u, 'en')
    const start = verb === folded ? 0 : knownStart(folded)
    for (let at = start > 0 ? 3 : verb.length; at < verb.length - 4; at++) {
      const act = meaningOf(verb.slice(at))
      if (act !== undefined && meaningsOf(folded.slice(0, at)).length > 0) return DONE_BY_MANY.has(act) ? [] : [act]
    }
    return []
  })
}
const DONE_BY_MANY = new Set(
  'bouwen maken zetten leggen plaatsen leveren verkopen verhuren onderhouden geven dekken'
    .split(' ')
    .flatMap(meaningsOf),
)
/** What these are about is not in their names. */
const ABOUT = new Map([
  ['hovenier', 'tuin'],
  ['hoveniersbedrijf', 'tuin'],
  ['garage', 'auto'],
  ['autogarage', 'auto'],
  ['autobedrijf', 'auto'],
  ['kapsalon', 'haar'],
  ['kapper', 'haar'],
])
const TRADE_END =
  /(?:s?bedrijf|kantoor|bureau|praktijk|school|zaak|dienst|firma|studio|salon|winkel|atelier|dekker|verzorger|maker|zetter|legger|bouwer|handelaar|handel|specialist|monteur|en)$/
/** Of what the trade is about: 'voor een reparatie' to a bicycle shop. */
const MENDING = ['reparatie', 'onderhoud', 'proeverij', 'vegen'].flatMap(meaningsOf)
/** 'Bruidsjurken vermaken', 'Baard trimmen' */
const DONE_TO = /^\p{L}{3,25} (\p{L}{3,20}en)$/u
/** 'Bezorging': these are services without a thing. */
const SAID_ALONE = ['levering', 'reparatie', 'proeverij', 'onderhoud', 'controle', 'bemiddeling'].flatMap(meaningsOf)
const [DELIVERY] = meaningsOf('bezorging')
const DELIVERING = meaningsOf('levering')
/** The same letters begin 'osteopaat' and 'osteopathie'. */
const SHORTEST_TRADE = 4

/** 'Babyosteopathie' of an osteopath, 'Kinderdiëtetiek' of a dietitian: what stands beside the trade, though no list knows that. */
function partsBesideTrade(services: readonly string[], trade: string): ServiceParts[] {
  const called = wordsOf(trade).map(({ folded }) => folded)
  const start = called.length === 1 ? called[0]!.slice(0, Math.max(SHORTEST_TRADE, called[0]!.length - 3)) : ''
  if (start.length < SHORTEST_TRADE) return []
  return services.flatMap((service, index): ServiceParts[] => {
    const beside = wordsOf(service).filter(({ folded }) => !SMALL_WORDS.has(folded) && !folded.startsWith(start))
    // 'Pedicure aan huis'
    if (beside.length === 0 && AT_HOME.test(service))
      return [{ ...WHOLE, index, parts: meaningsOf('komenhuis'), isWhole: false }]
    if (beside.length !== 1) return []
    const { folded } = beside[0]!
    const at = folded.indexOf(start)
    const parts = at === 0 ? NONE : meaningsOf(at < 0 ? folded : folded.slice(0, at))
    const isBeside = at > 0 || wordsOf(service).length > beside.length
    return isBeside && parts.length === 1 && !ACTS.has(parts[0]!)
      ? [{ ...WHOLE, index, parts, isWhole: false, isOfTrade: true }]
      : []
  })
}
const isSchool = (trade: string) => trade.endsWith('school')
const LESSON = meaningsOf('les')
const SOLD = /^verkoop van (.{3,60} .{3,60})$/iu
/** 'Taarten op bestelling' are cakes. */
const HOW = / (?:op (?:bestelling|maat|afspraak|locatie|aanvraag)|aan huis|to order|on request)$| gratis(?= )/u
/** 'Fietsreparatie terwijl je wacht', 'Keukenmontage door eigen monteurs' */
const QUALIFIED = / (?:terwijl|via|door|tijdens|zonder|inclusief|while|with no|without) /iu
/** 'Terras aan de haven' */
const PLACED = / (?:aan|op|bij|in) (?:de|het|een) \p{Ll}{3,15}$/u
const BRACKETED = /^(.{3,60}) \((\p{Lu}{2,6}|)/u
const JOINED = / (?:en|and|&|\+) |, ?| ?\/ ?/

const SMALL_WORDS = new Set(
  'van vd voor naar de het een in op aan uw je met of for the a your on and en als as aan huis bij s to na after tegen om te tijdens during uit u via door terwijl while laten'.split(
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
