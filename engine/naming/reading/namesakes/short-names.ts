/** Shorter forms of a company's names: 'Van Beek' for Stukadoorsbedrijf Van Beek, 'Kroon' for Barbershop De Kroon. */
import { withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { startsWithCapital, type Word } from '#engine/naming/reading/words.ts'

const ARTICLE = /^(?:de|het|’t|'t|the)$/iu
const JOINS = /^(?:&|\+|en|and)$/iu
const FAMILY = /^(?:zonen|zoon|zn\.?|zoons|dochters?|sons?|co\.?)$/iu
const SHORTEST_NAME = 4

/** What is left of a name without the words of its trade, without its city, and without its article. */
export function shortNamesOf(names: readonly string[], isCity: (word: string) => boolean): string[] {
  const found = names.flatMap((name) => {
    const words = withoutLegalForm(name).split(' ')
    const isTrade = (word: string) => isTradeWord(word.toLowerCase()) || isCity(word)
    while (words.length > 1 && isTrade(words[0]!)) words.shift()
    // 'Tolsma Verhuizingen' for Tolsma Verhuizingen & Opslag
    const joint = words.findIndex((word) => JOINS.test(word))
    const isJoint = joint > 1 && joint === words.length - 2 && isTrade(words[joint - 1]!)
    const first = isJoint ? words.slice(0, joint) : []
    const isExtra = (word: string) => isTrade(word) || JOINS.test(word) || FAMILY.test(word)
    // 'Kuipers & Zn.' for Stucadoorsbedrijf Kuipers & Zn.
    const family = FAMILY.test(words.at(-1)!) && JOINS.test(words.at(-2) ?? '') ? withoutPoint(words) : []
    while (words.length > 1 && isExtra(words.at(-1)!)) words.pop()
    const isArticle = words.length > 1 && ARTICLE.test(words[0]!)
    // Without its article a word of a trade ('De Bakkerij') or of a town is nobody's.
    return [first, family, words, isArticle && !isTrade(words[1]!) ? words.slice(1) : []]
      .filter(([first = '']) => /^\p{Lu}/u.test(first) && !isTrade(first))
      .map((left) => left.join(' '))
      .filter((short) => short.length >= SHORTEST_NAME && !ARTICLE.test(short))
  })
  return [...new Set(found)].filter((short) => !names.includes(short))
}

/** 'Verhoeven & Smeets' for Verhoeven & Smeets Notarissen, of whose people one is called so: nobody else has both. */
export function isOfTwo(name: string, team: readonly { name: string }[]): boolean {
  const surnames =
    /^(\p{Lu}[\p{L}’'-]{2,25}) (?:&|en) ((?:[Vv]an (?:de |den |der )?)?\p{Lu}[\p{L}’'-]{2,25})$/u
      .exec(name)
      ?.slice(1) ?? []
  return surnames.some((surname) => team.some((one) => one.name.endsWith(` ${surname}`)))
}

/** What a sentence may begin with in front of a name: 'Bij Kroon', 'Is Kroon open?'. */
export const LEADS = new Set(
  `bij voor met van naar volgens over ook in op at for with from by about and but en maar of or ja yes nee no wel toch als wie waarom hoe wat is heeft doet
  kan does has can if when while since terwijl omdat want dus so de het the bel mail bezoek kies
  probeer vraag bekijk check call visit try contact ask`.split(/\s+/),
)
/** 'Mevrouw Van Beek' and 'familie Kroon' are people. */
export const PERSON =
  /(?<!\p{L})(?:familie|family|dhr\.?|meneer|mijnheer|de heer|mevrouw|mevr\.?|mw\.?|mr\.?|mrs\.?|ms\.?|drs\.?|dr\.?|ing\.?|ir\.?|notaris|meester|gebroeders|gebr\.?|zoon|dochter|broer|son|daughter|brother|wife|husband) $/iu

/** 'Iris van Dam' is somebody. */
const SURNAME_NEXT = /^ (?:van|von|de|der|den|ter|ten|te|el)(?: de| der| den| het)? \p{Lu}/u
const BEFORE_NOUN = /^(?:de|het|een|the|an?|deze|dit|this|in|uit|te|rond|regio|gemeente|near|around)$/iu

/** As a name is found, up to the end of its last word. */
const withoutPoint = (words: readonly string[]) => words.with(-1, words.at(-1)!.replace(/\.$/, ''))

/** 'De Waard en Kuipers' for De Waard & Kuipers Advocaten, 'Kuipers en Zonen' for Kuipers & Zn. */
const withAmpersand = (name: string) => name.replace(/ (?:en|and|\+) /u, ' & ').replace(/ & zn$/iu, ' & Zonen')

/** Whether a short form stands there as a name of its own: 'Notariskantoor Van Beek', 'Jan Van Beek' and 'Van Beek Keukens' are others. */
export function isAlone(
  text: string,
  /** `behind`: where what stands behind it begins, which may be behind a word of its trade. */
  { at, end, first, behind }: Pick<Found<unknown>, 'at' | 'end' | 'first'> & { behind: number },
  { written }: { written: string },
  words: readonly Word[],
  isOwn: (word: Word) => boolean,
): boolean {
  if (withAmpersand(text.slice(at, end)) !== withAmpersand(written) || text[at - 1] === '-') return false
  if (/^(?:[\p{L}\d-]| -\p{L}| ?&|[’']?s? \p{Lu}|\.\p{L})/u.test(text.slice(behind, behind + 4))) return false
  if (SURNAME_NEXT.test(text.slice(end, end + 16))) return false
  const before = words[first - 1]
  if (!before || at - before.end > 1) return !PERSON.test(text.slice(Math.max(0, at - 12), at))
  // 'De Vechtstreek is het gebied langs …'
  if (BEFORE_NOUN.test(before.text)) return false
  if (startsWithCapital(before)) return isOwn(before) || LEADS.has(before.folded)
  return !PERSON.test(text.slice(Math.max(0, at - 12), at))
}
