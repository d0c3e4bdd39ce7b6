/** Names that look like the company's own and are another's: 'HVN Makelaars' beside HVM Makelaars, 'Wiersma Elektro' beside Wiersma Techniek. */
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { startsWithCapital, type Word, wordsOf } from '#engine/naming/reading/words.ts'

/** The words by which another name is alike. */
export interface Lookalike {
  /** The last word of a name with what stands before it. */
  ends: ReadonlyMap<string, string>
  /** What is left of a name of two words without its trade. */
  starts: ReadonlySet<string>
  /** What each name tells in one word, by its first letter: 'oldenhof'. */
  words: ReadonlyMap<string, readonly string[]>
  /** Those of them that stand behind 'van': 'Daken' is not nearly 'Van Dalen'. */
  behindSmall: ReadonlySet<string>
  /** What all of these begin with, by the code of its first character: most words with a capital begin otherwise. */
  initials: ReadonlySet<number>
}

const ARTICLES = new Set(['de', 'het', 't', 'the', 'een', 'a', 'an'])
const SMALL_PARTS = new Set([...ARTICLES, 'van', 'vd', 'der', 'den', 'en'])
/** 'Top Makelaars', 'NVM Makelaars': no name. */
const GENERAL = new Set(
  `top beste goede best good andere alle onze drie vier vijf tien lokale erkende betrouwbare goedkope other local all our recommended aanbevolen populaire
  nederlandse dutch belgische vlaamse regionale nvm vbo vhg bovag vastgoedpro techniek uneto keurmerk vereniging federatie branche welke waarom hoe which why how over about
  voor for met with bij in op vergelijk vergelijking compare comparison kies vind zoek find meer more grote kleine`.split(
    /\s+/,
  ),
)

export function lookalikeOf(names: readonly string[]): Lookalike {
  const ends = new Map<string, string>()
  const starts = new Set<string>()
  const single = new Map<string, string[]>()
  const behindSmall = new Set<string>()
  for (const name of names) {
    const words = wordsOf(name)
    const telling = words.filter(({ folded }) => !ARTICLES.has(folded))
    const [first, last] = [telling[0], telling.at(-1)]
    const named = telling.filter((word) => !isTrade(word) && !SMALL_PARTS.has(word.folded))
    const [{ folded: only = '' } = {}] = named.length === 1 ? named : []
    if (only.length >= SHORTEST && !GENERAL.has(only)) single.set(only[0]!, [...(single.get(only[0]!) ?? []), only])
    if (telling.some(({ folded }) => SMALL_PARTS.has(folded))) behindSmall.add(only)
    if (!first || !last || first === last || !/^\p{Lu}/u.test(last.text)) continue
    ends.set(
      last.folded,
      telling
        .slice(0, -1)
        .map(({ folded }) => folded)
        .join(''),
    )
    // 'Kloosterman Keukens in Assen' is not Kloosterman & Zonen.
    if (telling.length === 3 && FAMILY.has(last.folded) && first.folded.length >= 4) starts.add(first.folded)
    if (telling.length !== 2 || isTrade(first) === isTrade(last)) continue
    const { folded } = isTrade(first) ? last : first
    if (folded.length >= 4) starts.add(folded)
  }
  const initials = new Set([...ends.keys(), ...starts, ...single.keys()].map((word) => word.charCodeAt(0)))
  return { ends, starts, words: single, behindSmall, initials }
}

const FAMILY = new Set(['zonen', 'zoon', 'zn', 'dochters', 'dochter', 'co', 'partners'])
const isTrade = ({ text }: Word) => isTradeWord(text.toLowerCase())

/** Without `isSure` it need be no name: 'Oldenhoff' alone. */
export interface FoundLookalike {
  at: number
  end: number
  isSure: boolean
}

export function lookalikesIn(
  text: string,
  words: readonly Word[],
  { ends, starts, words: single, behindSmall, initials }: Lookalike,
  ownWords: ReadonlySet<string>,
): FoundLookalike[] {
  const found: FoundLookalike[] = []
  const follows = (at: number) => words[at - 1]?.end === words[at]!.at - 1 && text[words[at]!.at - 1] === ' '
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!initials.has(word.folded.charCodeAt(0)) || !startsWithCapital(word)) continue
    const alike = word.folded.length < SHORTEST ? undefined : single.get(word.folded[0]!)
    const isBehindSmall = SMALL_PARTS.has(words[at - 1]?.folded ?? '')
    const sought = isBehindSmall ? alike : alike?.filter((name) => !behindSmall.has(name))
    if (sought && !ownWords.has(word.folded) && isAnyMisspelt(word.folded, sought)) {
      let last = at
      while (words[last + 1] && follows(last + 1) && startsWithCapital(words[last + 1]!) && last < at + 3) last++
      // 'Slagerij Van Beeveren'
      let first = at
      while (first > 0 && follows(first) && SMALL_PARTS.has(words[first - 1]!.folded)) first--
      const before = first > 0 && follows(first) ? words[first - 1]! : word
      const trade = isTrade(before) || ownWords.has(before.folded) ? before : word
      const isSure = IS_OTHER.test(text.slice(words[last]!.end, words[last]!.end + 16))
      found.push({ at: trade.at, end: words[last]!.end, isSure })
    }
    const own = ends.get(word.folded)
    if (own !== undefined && follows(at)) {
      let first = at
      for (let back = at; back > at - 3 && back > 0 && follows(back); back--) {
        const before = words[back - 1]!
        if (startsWithCapital(before) && !ARTICLES.has(before.folded)) first = back - 1
        else if (!SMALL_PARTS.has(before.folded)) break
      }
      const lead = words.slice(first, at)
      const isName =
        lead.some(({ folded }) => !SMALL_PARTS.has(folded)) &&
        !lead.some(({ folded }) => GENERAL.has(folded) || ownWords.has(folded))
      const said = lead.map(({ folded }) => folded).join('')
      if (isName && (isTrade(word) || isNear(said, own) || GOES_ON.test(text.slice(word.end, word.end + 12))))
        found.push({ at: lead[0]!.at, end: word.end, isSure: true })
    }
    const next = words[at + 1]
    if (!next || !starts.has(word.folded) || !follows(at + 1) || !startsWithCapital(next)) continue
    const isOther =
      (isTrade(next) || GOES_ON.test(text.slice(next.end, next.end + 12))) &&
      !ownWords.has(next.folded) &&
      !LABEL.test(next.folded)
    // 'De Groot Dakbedekkingen'
    const lead = follows(at) && SMALL_PARTS.has(words[at - 1]!.folded) ? words[at - 1]! : word
    if (isOther && (lead !== word || !(follows(at) && startsWithCapital(words[at - 1]!))))
      found.push({ at: lead.at, end: next.end, isSure: true })
  }
  return found
}

/** 'Wiersma Openingstijden (2025)' */
const LABEL =
  /^(?:openingstijden|contact|contactgegevens|adres|address|telefoon|phone|website|diensten|services|prijzen|prices|reviews?|ervaringen|locatie|location|team|over|about|route|info|informatie|information|holding|groep|group)$/

/** Of a company: 'Wiersma Elektro in Sneek', 'Wiersma Elektro (1998)'. */
const GOES_ON = /^(?: (?:in|uit|te|from|is|zit|ligt|was|werd|bestaat)(?!\p{L})| \()/u

const SHORTEST = 5
/** 'Oldenhoff, with a double f, is', 'Oldenhoff uit Almelo', 'Oldenhoff (Almelo)' */
const IS_OTHER =
  /^(?: (?:in|uit|te(?= \p{Lu})|from|is|zit|ligt|was|werd|bestaat|heeft|has|met|with|zonder|without|of|or|en|and)(?!\p{L})|,? \(| [–—-] |, (?:een|an?|in|uit|met|with|zonder|without|die|dat|which|that)(?!\p{L})|:)/u

/** 'Oldenhoff' for 'Oldenhof', 'Stylkamer' for 'Stijlkamer', but not 'Oldenhofs' or 'Oldenhofse'. */
function isMisspelt(said: string, name: string): boolean {
  const [a, b] = [said.replaceAll('ij', 'y'), name.replaceAll('ij', 'y')]
  if (a === b) return said !== name
  if (Math.abs(a.length - b.length) > 1 || a === b || a === `${b}s` || a === `${b}e`) return false
  return differsByOne(a, b)
}

const isAnyMisspelt = (said: string, names: readonly string[]) => names.some((name) => isMisspelt(said, name))

/** A short word with one letter changed, added or left out, or with its letters in another order. */
function isNear(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || b.length > 6) return false
  if (a.length > 2 && [...a].sort().join('') === [...b].sort().join('')) return true
  return differsByOne(a, b)
}

function differsByOne(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  let last = 0
  while (last < Math.min(a.length, b.length) - same && a.at(-1 - last) === b.at(-1 - last)) last++
  return Math.max(a.length, b.length) - same - last <= 1
}
