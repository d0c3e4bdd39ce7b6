/** Companies in flowing text that nobody told us of, by where they stand: 'De Linde en De Spaak', 'een alternatief is De Spaak', 'De Spaak daarentegen'. */
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { isKnownTown } from '#engine/naming/reading/places-in-answer.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { NAME, noNames, othersBeside } from './others-elsewhere.ts'

export interface OtherInProse extends Place {
  /** Of a name that is only passed by, to here the words are about it. */
  until?: number
}

const ENDS = String.raw`(?=[.,;:!?)\n]|$| \p{Ll})`
// Bounded: the 90 characters behind or before a name
const AND_BEHIND = new RegExp(
  `^(?: (?:en|of|and|or)(?: (?:bij|naar|ook|at))?|,? (?:net als|evenals|just like|like)) ${NAME}${ENDS}`,
  'u',
)
const AND_BEFORE = new RegExp(
  String.raw`(?:^|[.!?\n:(] ?|(?<!\p{L})(?:zitten|zijn|uit|tussen|bij|between|are|als|zowel|both|aan|van|op|from) )${NAME} (?:en|and|or)(?: (?:bij|naar|at))? $`,
  'u',
)

/** 'Een alternatief is', 'daarnaast zit in Assen', 'kom je', 'dan is … een optie' */
const LEADS = new WordList(
  'alternatief alternative ander andere tweede another second concurrent concurrentie competitor noem zit vind heb terecht there go recommends komt kom richt dan vergeleken compared verschil try vergelijkbaar similar kun kunt net evenals ook of verwijst',
)
// Bounded: from a word of the list on
const LED = new RegExp(
  String.raw`(?:(?:[Aa]lternatie(?:f|ve)|[Cc]oncurrent(?:ie)?|[Cc]ompetitor|(?:[Aa]ndere?|[Tt]weede|[Aa]nother|[Ss]econd)(?: \p{Ll}{3,15}){1,2})(?: (?:van|of|for|voor|in|die)[^.,;:()\n]{2,40}?)?(?:,? is| heet| noem ik| komt van)|noem ik|zit(?: in \p{Lu}[\p{L}’-]{1,25})?|vind je|heb je|terecht bij|[Tt]here(?: is|’s|'s)|go to|[Tt]ry|recommends|(?:[Kk]om|komt) je|richt|(?:kun|kunt) (?:je|u) naar|komt van|(?:vergeleken|verschil) met|compared (?:with|to)|[Vv]ergelijkbaar is|[Ss]imilar is|dan is|net als|evenals|[Oo]ok|of anders|verwijst(?: [^.,;:()\n]{2,40}?)? naar) ${NAME}(?=[.,;:!\n)]| (?:\(|zich|tegen|een optie|at |on |op \d|aan de|is |for |wordt |werkt |works ))`,
  'uy',
)
/** 'Achter De Linde zit Sanne Vos' */
// Bounded: the 60 characters before a word
const BEHIND_IS = /(?:Achter|achter) [^.;\n]{2,50}$/u
/** 'Ook populair, naast De Linde, is De Spaak.' */
const [IS, PASSED] = [new WordList('is'), new WordList('naast behalve besides next apart')]
const IS_LAST = new RegExp(`is ${NAME}(?=[.,])`, 'uy')
// Bounded: the 90 characters before a word
const NEXT_TO = /(?:[Nn]aast|[Bb]ehalve|[Bb]esides|next to|apart from) [^.;\n]{2,60}, $/u

/** 'De Spaak daarentegen', '…, maar De Spaak zit', '…, terwijl De Spaak aan de …' */
const CONTRASTS = new WordList('daarentegen contrast hand')
// Bounded: the 100 characters before the word
const CONTRASTED = new RegExp(String.raw`(?:^|[.!?;,\n] ?)${NAME},? (?:by |on the other )?$`, 'u')
const BUT = new WordList('maar terwijl but while whereas waarbij en and')
const BUT_THAT_ONE = new RegExp(
  String.raw`(?:maar|terwijl|but|while|whereas|waarbij|en|and) ${NAME}(?= (?:zit|ligt|bestaat|(?:is|can be|has been|was) (?:bereikbaar|reached|around|gevestigd|te vinden|opgericht|founded|located|at |on |in |op |van eigenaar|owned|closed|open|gesloten)|werd|aan de|aan het|op |sinds|in \d|van eigenaar|begon|began|opened))`,
  'uy',
)

/** 'Spaans en Italiaans op vijf niveaus' */
const AND_IN = /^(?:en|and) /u
const BARE = /^ (?:aan|op|sinds|in) /u

/** 'Hij huurt van De Spaak, dat in 1987 begon' */
const WHICH = new WordList('dat which')
// Bounded: the 100 characters before the word and 120 behind it
const BEFORE_WHICH = new RegExp(String.raw`(?:^|[ .!?;:\n(])(?<!(?:aan|op|in|on) (?:(?:de|het|the) )?)${NAME}, $`, 'u')
const STARTS = /(?:^|[.!?\n] ?)$/u

/** 'De Spaak zit aan de …' at the beginning of a sentence */
const SAYS = new WordList('zit ligt bestaat begon werd is can was has')
// Bounded: the 40 characters before the word
const SAID_OF =
  /(?:^|[.!?;\n] ?)(?<name>(?:De|Het|The) \p{Lu}\p{Ll}{2,25})(?<!straat|weg|laan|plein|markt|gracht|kade|dijk|singel|se|ing|heid) $/u

/** All places of those names, also where they are named again. */
export function othersInProse(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  names: readonly Mark[],
  ownWords: ReadonlySet<string>,
  people: ReadonlySet<string>,
): OtherInProse[] {
  const found: OtherInProse[] = othersBeside(text, words, vocabulary, ownWords, people)
  const isNone = noNames(ownWords, people)
  const called = new Set<string>()
  const isNot = (name: string) =>
    isNone(name) || name.split(' ').some((word) => isKnownTown(word) || isTradeWord(word.toLowerCase()))
  const add = (name: string | undefined, at: number) => {
    if (name === undefined || isNot(name)) return
    found.push({ at, end: at + name.length })
    called.add(name)
  }
  /** In what stands before a place. */
  const addBefore = (pattern: RegExp, until: number, most = 100) => {
    const from = Math.max(0, until - most)
    const match = pattern.exec(text.slice(from, until))
    if (match) add(match.groups!.name, from + match.index + match[0].lastIndexOf(match.groups!.name!))
  }
  for (const { at, end } of names) {
    const behind = AND_BEHIND.exec(text.slice(end, end + 90))
    if (behind) add(behind.groups!.name, end + behind[0].length - behind.groups!.name!.length)
    addBefore(AND_BEFORE, at)
  }
  const addAfter = ({ index, 0: said, groups }: RegExpExecArray) =>
    add(groups!.name, index + said.length - groups!.name!.length)
  for (const match of vocabulary.matches(text, LEADS, LED))
    if (!BEHIND_IS.test(text.slice(Math.max(0, match.index - 60), match.index))) addAfter(match)
  for (const match of vocabulary.has(PASSED) ? vocabulary.matches(text, IS, IS_LAST) : [])
    if (NEXT_TO.test(text.slice(Math.max(0, match.index - 90), match.index))) addAfter(match)
  for (const match of vocabulary.matches(text, BUT, BUT_THAT_ONE))
    if (
      !AND_IN.test(match[0]) ||
      !BARE.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8))
    )
      addAfter(match)
  for (const at of vocabulary.placesOf(CONTRASTS)) addBefore(CONTRASTED, at)
  for (const at of vocabulary.placesOf(SAYS)) if (isBehindCapital(text, at)) addBefore(SAID_OF, at, 40)
  for (const at of vocabulary.placesOf(WHICH)) {
    if (text[at - 2] !== ',') continue
    const from = Math.max(0, at - 100)
    const match = BEFORE_WHICH.exec(text.slice(from, at))
    const name = match?.groups?.name
    if (!match || name === undefined || isNot(name)) continue
    const start = from + match.index + match[0].indexOf(name)
    const rest = text.slice(at, at + 120)
    const stop = rest.search(/[,.;\n]/)
    const isPassed = !STARTS.test(text.slice(Math.max(0, start - 2), start))
    // 'Nee, dat doen ze niet.'
    if (!isPassed && !name.includes(' ')) continue
    found.push({ at: start, end: start + name.length, ...(isPassed ? { until: at + (stop < 0 ? 120 : stop) } : {}) })
    called.add(name)
  }
  for (const name of called)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length
      const isWhole = !/[\p{L}\d-]/u.test(`${text[at - 1] ?? ' '}${text[end] ?? ' '}`)
      if (isWhole && !found.some((one) => one.at < end && at < one.end)) found.push({ at, end })
    }
  return found
}

/** Quicker than looking for a name before each 'is'. */
function isBehindCapital(text: string, at: number): boolean {
  let from = at - 1
  while (at - from < 30 && text[from - 1] !== ' ') from--
  return /\p{Lu}/u.test(text[from] ?? '')
}
