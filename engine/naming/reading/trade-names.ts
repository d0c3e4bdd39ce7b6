/** Which trades a phrase is a name of, by the list of names. */
import { singularsOf } from '#engine/extract/offer/trades.ts'
import { MAY_BE_MARKED } from '#engine/text.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS, PERHAPS_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'
import { LISTED_TRADES, type ListedName } from '#engine/vocabulary/trade-names/listed-trades.ts'
import { kept } from './kept.ts'
import { termOf } from './words.ts'

/** The trades of the list of which a word is a name. */
type Trades = readonly number[]

const NAMES = new Map<string, number[]>()
/** What a trade does: 'dakbedekking', 'roofing'. */
const ACTIVITIES = new Map<string, number[]>()
/** What shops sell, by their names: 'kaas' of a 'kaaswinkel', which a 'kaaszaak' is as well. */
const SOLD = new Map<string, number[]>()
const SHOPS = ['zaak', 'winkel', 'winkeltje', 'speciaalzaak', 'handel']
const SHOP =
  / ?(?:speciaalzaak|vakzaak|vakwinkel|speciaalwinkel|winkeltje|winkel|zaakje|zaak|boetiek|shop|handel|specialist)$/
/** Names that a longer word can end in: a 'dorpsbakkerij' is a 'bakkerij'. */
const HEADS = new Set<string>()
/** Shorter ones end words of other meanings. */
const SHORTEST_HEAD = 6
const SHORTEST_SOLD = 4
const MOST_WORDS = 5
const NONE: Trades = []

for (const [trade, { dutch, english }] of LISTED_TRADES.entries()) {
  for (const listed of dutch) add(listed, trade, true)
  for (const listed of english) add(listed, trade, false)
}

/** 'Children’s clothing', 'psychologists’ practice' */
function withoutOwner(name: string): string {
  return name.includes("'") ? name.replace(/'s(?= )|(?<=s)'(?= )/g, '') : name
}

function add({ name: written, isActivity, isWholeWord }: ListedName, trade: number, isDutch: boolean) {
  const name = plainName(written)
  const list = isActivity ? ACTIVITIES : NAMES
  // 'Tuincentra', 'tandtechnische laboratoria'
  const plural = name.replace(/(?<=centr|laboratori)um$/, 'a').replace(/(?<=isch)(?= )/, 'e')
  for (const key of new Set([name, withoutOwner(name), plural])) {
    const trades = list.get(key)
    if (!trades) list.set(key, [trade])
    else if (!trades.includes(trade)) trades.push(trade)
  }
  const sold = isDutch ? name.replace(SHOP, '') : name
  if (sold !== name && sold.length >= SHORTEST_SOLD && !SOLD.get(sold)?.includes(trade))
    SOLD.set(sold, [...(SOLD.get(sold) ?? []), trade])
  if (isDutch && !isWholeWord && name.length >= SHORTEST_HEAD && !name.includes(' ')) HEADS.add(name)
}

/** Without accents and hyphens. */
export function plainName(text: string): string {
  const small = text.toLowerCase()
  return (MAY_BE_MARKED.test(small) ? small.normalize('NFD').replace(/\p{M}/gu, '') : small)
    .replace(/[’']/g, "'")
    .replace(/ & /g, ' and ')
    .replace(/[- ]+/g, ' ')
    .trim()
}

const ANY_WORD = (words: readonly string[]) => [...words, ...PERHAPS_COMPANY_WORDS].join('|')
/** 'A landscaping company' and 'a landscaper', 'a baby clothing web shop'. */
const ENGLISH_COMPANY = new RegExp(` (?:(?:web|online) (?:shop|store|retailer)|${ANY_WORD(ENGLISH_COMPANY_WORDS)})$`)
/** 'Dakbedekkingsbedrijf', 'dakbedekking specialist'. */
const DUTCH_COMPANY = new RegExp(` ?(?:${ANY_WORD(DUTCH_COMPANY_WORDS)})$`)

function listed(list: ReadonlyMap<string, Trades>, name: string): Trades | undefined {
  const found = list.get(name)
  if (found || name.length < 5) return found
  // 'Airco's'
  const singular = [...singularsOf(name), name.replace(/'s$/, '')].find((one) => one.length > 3 && list.has(one))
  return singular === undefined ? undefined : list.get(singular)
}

/** 'Keukenspeciaalzaak', of one who sells 'keukens'; 'fietshandel', of 'fietsen'. */
function activity(core: string): Trades | undefined {
  return (
    listed(ACTIVITIES, core) ??
    (core.length < 3 ? undefined : (ACTIVITIES.get(`${core}s`) ?? ACTIVITIES.get(`${core}en`)))
  )
}

/** A name as it is, or what a trade does with a word for a company behind it. */
function called(name: string): Trades | undefined {
  // 'Zonnepanelen installateur'
  const found = listed(NAMES, name) ?? (name.includes(' ') ? listed(NAMES, name.replaceAll(' ', '')) : undefined)
  if (found) return found
  const sold = name.replace(SHOP, '')
  const sells = sold === name ? undefined : SOLD.get(sold)
  if (sells) return sells
  let core = name
  for (let stripped = 0; stripped < 2; stripped++) {
    const shorter = core.replace(ENGLISH_COMPANY, '').replace(DUTCH_COMPANY, '')
    if (shorter === core || shorter.length < 2) return undefined
    core = shorter
    const meant = activity(core) ?? listed(NAMES, core)
    if (meant) return meant
  }
  return undefined
}

function headOf(word: string, find: (name: string) => Trades | undefined): Trades {
  for (let at = 2; at <= word.length - SHORTEST_HEAD; at++) {
    const rest = word.slice(at)
    const isHead = HEADS.has(rest) || singularsOf(rest).some((one) => HEADS.has(one)) || DUTCH_COMPANY.test(rest)
    const found = isHead ? find(rest) : undefined
    if (found) return found
  }
  return NONE
}

/** Of the words that a phrase ends in, the most that are a name decide: a 'tree nursery' is no 'nursery'. */
function endsIn(phrase: string, find: (name: string) => Trades | undefined): Trades {
  const words = withoutOwner(plainName(phrase)).split(' ').slice(-MOST_WORDS)
  for (let from = 0; from < words.length; from++) {
    const found = find(words.slice(from).join(' '))
    if (found) return found
  }
  return headOf(words.at(-1)!, find)
}

/** The trades that a phrase is a name of: 'een ambachtelijke bakkerij', 'family-run landscaping company'. */
export const tradesNamed = kept((phrase): Trades => endsIn(phrase, called))

/** Also those that do what it says: 'dakbedekking', 'roofing'. */
const tradesMeant = kept((phrase): Trades => {
  const named = tradesNamed(phrase)
  return named.length > 0 ? named : endsIn(phrase, (name) => listed(ACTIVITIES, name))
})

/** Those of a company, whose sector may tell several: 'installateur van airco’s en warmtepompen', 'bakkerij met lunchroom'. */
const tradesOf = kept((sector): Trades => {
  const parts = sector.split(JOINED).flatMap((part) => [part, ...part.split(OF_WHAT)])
  return [...new Set([sector, ...withSharedEnd(sector), ...parts].flatMap(tradesMeant))]
})
/** 'Wervings- en selectiebureau' is a 'wervingsbureau' too, 'schilders- en behangersbedrijf' a 'schildersbedrijf'. */
function withSharedEnd(sector: string): readonly string[] {
  const [, first, last] = SHARED_END.exec(sector) ?? []
  const end = last === undefined ? undefined : DUTCH_COMPANY.exec(last)?.[0]
  return end === undefined ? [] : [`${first}${end}`]
}
const SHARED_END = /^(\p{L}{3,20})- (?:en|&|of) (\p{L}{5,30})$/u
const JOINED = / (?:en|and|&|met|with) |, ?| ?\/ ?/
const OF_WHAT = / (?:van|voor|in|of|for) /

const shares = (some: Trades, others: Trades) => some.some((one) => others.includes(one))

/** Whether a phrase is a name of somebody with this trade. */
export const isNameOf = (phrase: string, trade: string) => shares(tradesNamed(phrase), tradesOf(trade))

/** Whether a phrase is a name of another trade, which may be near to it. */
export function isNameOfOther(phrase: string, trade: string): boolean {
  const [named, own] = [tradesMeant(phrase), tradesOf(trade)]
  return named.length > 0 && own.length > 0 && !shares(named, own)
}

/** How far behind 'bedrijf voor' what it does is looked for. */
const MOST_BEHIND = 5

/** Whether one of the first words ends what somebody with this trade does. */
function beginsWith(text: string, trade: string, meant: (said: string) => Trades): boolean {
  const own = tradesOf(trade)
  if (own.length === 0) return false
  const words = text.split(/[ ,;]+/, MOST_BEHIND)
  return words.some((_, last) => shares(meant(words.slice(0, last + 1).join(' ')), own))
}

/** 'Dakbedekking en isolatie in Ede': what somebody with this trade does, at the beginning. */
export const doesWorkOf = (text: string, trade: string) => beginsWith(text, trade, tradesMeant)

const activityMeant = kept((said): Trades => endsIn(said, (name) => listed(ACTIVITIES, name)))
/** What a trade does, and no company or people of it: a 'bureau voor makelaars' is no 'makelaar'. */
const workMeant = kept((said): Trades => {
  const last = said.slice(said.lastIndexOf(' ') + 1)
  return singularsOf(last).some((one) => NAMES.has(one)) ? activityMeant(said) : tradesMeant(said)
})

// Bounded: the 80 characters of a phrase
/** 'Een bedrijf voor dakbedekking', 'a firm that specialises in roofing', 'een bureau dat websites bouwt'. */
export function isWorkOf(said: string, trade: string): boolean {
  const work = WORK.exec(said)
  if (work !== null && beginsWith(said.slice(work.index + work[0].length), trade, workMeant)) return true
  const does = DOES.exec(said)
  return does !== null && beginsWith(said.slice(does[0].length), trade, activityMeant)
}
const WORK =
  /^[^.]{0,40}? (?:voor|in|for|gespecialiseerd in|gericht op|speciali[sz](?:ed|ing|es) in|focus(?:ed|ing) on|op het gebied van|doing) (?:het |de |the )?/
const DOES =
  /^[^.]{0,45}? (?:met|van|with|of|selling|(?:dat|die)(?! geen| niet| ook)|(?:that|which) (?:(?!does |not |also )\p{Ll}{3,14}s|(?:has|have) been \p{Ll}{3,14}ing)) /u

/** The first name of the trade that a phrase is a name of; null where it is none of the list. */
export function firstNameOf(phrase: string): string | null {
  const [trade] = tradesMeant(phrase)
  return trade === undefined ? null : LISTED_TRADES[trade]!.dutch[0]!.name
}

/** Of the list of rarer trades, whose words are less well told from those of their neighbours. */
export function isRareTrade(phrase: string): boolean {
  const [trade] = tradesMeant(phrase)
  return trade !== undefined && LISTED_TRADES[trade]!.isRare
}

/** What somebody with a trade is called, by the key that NameIndex looks it up by. */
export interface TradeName {
  /** It is what the trade does: 'roofing' tells it only with a word for a company. */
  isActivity: boolean
  /** One of its services: only 'kantoor voor boekhouding' tells the trade, and no 'boekhouding'. */
  isOffered: boolean
  /** All names of the trade, to tell one from many. */
  names: ReadonlySet<string>
}

const calledAs = kept((trade): { names: ReadonlySet<string>; activities: readonly string[] } => {
  const own = tradesOf(trade)
  const named = (list: ReadonlyMap<string, Trades>) =>
    [...list].filter(([, trades]) => shares(trades, own)).map(([name]) => name)
  // 'Kaaszaak' of a 'kaaswinkel'
  const shops = named(SOLD).flatMap((sold) => SHOPS.map((shop) => `${sold}${shop}`))
  return { names: new Set([trade, plainName(trade), ...named(NAMES), ...shops]), activities: named(ACTIVITIES) }
})

/** Whether it is one of the names of the trade, and nothing besides. */
export const isCalled = (phrase: string, trade: string) => calledAs(trade).names.has(plainName(phrase))

/** Without what is a service of the company: a 'kinderdagverblijf' may offer 'dagopvang'. */
export function namesOf(trade: string, services: readonly string[]): (readonly [string, TradeName])[] {
  const { names, activities } = calledAs(trade)
  const offered = new Set(services.map(termOf))
  const keyed = new Map<string, TradeName>()
  for (const name of activities)
    keyed.set(termOf(name), { isActivity: true, isOffered: offered.has(termOf(name)), names })
  for (const name of names) keyed.set(termOf(name), { isActivity: false, isOffered: false, names })
  return [...keyed].filter(
    ([key, { isActivity }]) => key.length > 1 && (isActivity || key === termOf(trade) || !offered.has(key)),
  )
}
