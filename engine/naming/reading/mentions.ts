/** Where an answer names the company, its competitors and its people, and which likenesses of the name mean somebody else. */
import { fold } from '#engine/text.ts'
import type { OwnName, Prepared, Sought } from './known-company.ts'
import { type Mark, newMark } from './marks.ts'
import { startsSentence } from './markup/inline-text.ts'
import type { Found } from './name-index.ts'
import { isOfAny } from './namesakes/general-names.ts'
import { isCapital, isFollowed, isOwnTrade, isPartOfOtherName, withTrade } from './namesakes/longer-names.ts'
import { firmsOfPeople } from './namesakes/own-firms.ts'
import { isAlone, LEADS } from './namesakes/short-names.ts'
import { AGAINST } from './namesakes/signs-of-others.ts'
import { isSurname } from './namesakes/surnames.ts'
import { isTradeWord } from './trade-likeness.ts'
import { startsWithCapital, type Word, wordsOf } from './words.ts'

export interface Mentions {
  marks: Mark[]
  /** Short forms of the name, behind the name in full. */
  shorts: Mark[]
  people: Found<Sought>[]
  /** The company's name as part of another name: 'Studio Noord Architecten'. */
  alike: boolean
}

// Bounded: the 50 characters before a name
const ASIDE_BEFORE = new RegExp(
  String.raw`(?:^|[\s(,])(?:naast|anders dan|in tegenstelling tot|(?<=\p{L} )(?<!(?<!\p{L})(?:probeer|ga|kies|bel|neem|kijk|zoek|overweeg|vraag|mail|en|maar|of) )dan(?: (?:voor|naar|bij|met|van|aan))?|vergeleken met|vergelijkbaar met|tegenover|vlak ?bij|unlike|than|besides|next to|compared (?:to|with)|similar to|different from|near|niet|not|instead of|in plaats van|${AGAINST})(?: (?:de|het|the))? $`,
  'iu',
)

export function mentionsIn(text: string, together: readonly Word[], known: Prepared): Mentions {
  const words = vanApart(text, together, known)
  const marks: Mark[] = []
  const loose: Mark[] = []
  const people: Found<Sought>[] = []
  const opened: number[] = []
  let alike = false
  /** 'Vechtdal Makelaardij': a short form is part of what others are called. */
  let isShared = false
  const noCapitals = !/[A-Z]/.test(text) && text === text.toLowerCase()
  const isOwn = (word: Word) => known.ownWords.has(word.folded) || isOwnTrade(word, known)
  for (const found of known.names.find(text, words)) {
    if (found.of.kind === 'person') {
      people.push(found)
      continue
    }
    if (found.of.kind === 'competitor') {
      if (isCapital(words[found.first]!) || noCapitals) marks.push(markOf(text, found, 'competitor', found.of.index))
      continue
    }
    const whole = withTrade(text, found, words, known)
    if (found.of.name.isShort) {
      const isName = isAlone(text, { ...found, behind: whole.end }, found.of.name, words, isOwn)
      if (isName && !isPartOfOtherName(text, found, found.of.name, words, known))
        loose.push({
          ...markOf(text, whole, 'own', -1),
          isTraded: whole !== found || isBesideTrade(words, found, known),
        })
      else if (isWrittenAsName(text, found, found.of.name, words, noCapitals)) isShared = true
      continue
    }
    const isWritten = isWrittenAsName(text, found, found.of.name, words, noCapitals)
    if (!isWritten && !isInOwnCity(text, found, known) && !isSmallBehindTrade(text, found, words, known)) continue
    if (!noCapitals && isOfAny(words, found, known)) continue
    const isPart =
      isPartOfOtherName(text, found, found.of.name, words, known) ||
      (whole !== found && isFollowed(text, whole, words, known))
    alike ||= isPart
    if (isPart && found.of.name.isOneWord && isSurname(text, found, words[found.first - 1])) continue
    if (!isPart && isBehindFirstWord(text, found, words, isOwn)) opened.push(marks.length)
    marks.push({ ...markOf(text, isPart ? found : whole, isPart ? 'other' : 'own', -1), isLonger: isPart })
  }
  // 'De DJI Spark is een drone. Apache Spark is een platform.'
  if (alike && opened.length > 0 && marks.every(({ who }, index) => who !== 'own' || opened.includes(index)))
    for (const index of opened) marks[index] = { ...marks[index]!, who: 'other', isLonger: true }
  const first = marks.find(({ who }) => who === 'own')
  if (first) {
    const shorts = loose.filter(({ at }) => at > first.at).map((mark) => ({ ...mark, isShort: true }))
    return { marks, shorts, people, alike }
  }
  for (const firm of firmsOfPeople(text, people, words, known))
    loose.push({ ...markOf(text, firm, 'own', -1), isTraded: true })
  if (loose.length === 0) return { marks, shorts: [], people, alike }
  const isAnybodys = (mark: Mark) => (isShared || alike) && !mark.isTraded
  const shown = loose.map((mark) => ({ ...mark, isLoose: true, isShared: isAnybodys(mark) }))
  const all = [...marks, ...shown].sort((a, b) => a.at - b.at)
  return { marks: all, shorts: [], people, alike }
}

/** 'Van De Linde weet ik dat …': at the beginning of a sentence 'Van' need not be a part of the name. */
function vanApart(text: string, words: readonly Word[], { names }: Prepared): readonly Word[] {
  if (!text.includes('Van De ') || !SENTENCE_WITH_VAN.test(text)) return words
  const [van, de] = wordsOf('Van, De')
  const apart = words.flatMap((word) => {
    const { at, end } = word
    if (text.slice(at, end) !== 'Van De' || !startsSentence(text, at)) return word
    return [
      { ...van!, at, end: at + 3 },
      { ...de!, at: end - 2, end },
    ]
  })
  const inFull = (among: readonly Word[]) =>
    names.find(text, among).filter(({ of }) => of.kind === 'own' && !of.name.isShort).length
  return inFull(apart) > inFull(words) ? apart : words
}
const SENTENCE_WITH_VAN = /(?:^|[.!?:\n] ?)Van De \p{Lu}/u

function markOf(text: string, found: { at: number; end: number }, who: Mark['who'], index: number): Mark {
  // The last point of 'V.D.K.' and 'Hofstra & Zn.', unless it ends the sentence.
  const isPointed = /(?:\.\p{Lu}\. ?[\p{Ll}(,:–-]|(?:Zn|Co)\.(?: ?[\p{Ll}(,:–-]| [BV]\.))/u.test(
    text.slice(found.end - 2, found.end + 4),
  )
  const end = isPointed ? found.end + 1 : found.end
  return newMark(found.at, end, who, { index, ...asideAt(text, found) })
}

/** Whether a name stands beside the subject of its sentence: 'anders dan De Linde'. */
export function asideAt(text: string, name: { at: number; end: number }): Pick<Mark, 'aside' | 'until'> {
  const before = text.slice(Math.max(0, name.at - 50), name.at)
  const aside = before.endsWith(' ') && ASIDE_BEFORE.test(before)
  return { aside, until: aside ? contrastEnd(text, before, name) : -1 }
}

const BEHIND =
  /^(?: (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{1,25})?(?: \([^()\n]{0,150}\)|, (?:dat|die|waarvan|waar|which|whose|where|run|owned|led|geleid|founded|established|opgericht|gevestigd|based|een|an?) [^,.;\n]{0,120}(?=[,.;\n]))/iu
const CONTRAST = new RegExp(String.raw`(?<!\p{L})${AGAINST}(?: (?:de|het|the))? $`, 'iu')

/** The end of the brackets or the sentence in which a name is set against the subject. */
function contrastEnd(text: string, before: string, { at, end }: { at: number; end: number }): number {
  if (!CONTRAST.test(before)) {
    // 'Vergeleken met De Linde (sinds 1980) is …'
    const behind = BEHIND.exec(text.slice(end, end + 160))
    return behind ? end + behind[0].length : -1
  }
  const inBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
  const rest = text.slice(end, end + 200)
  const stop = inBrackets
    ? rest.replace(/\([^()]{0,80}\)/, (all) => ' '.repeat(all.length)).indexOf(')')
    : rest.search(/[.!?;](?:\s|$)|\n/)
  return stop < 0 ? at + 200 : end + stop
}

function isBesideTrade(words: readonly Word[], { first, last }: Found<Sought>, known: Prepared): boolean {
  const before = words[first - 1]
  return (before !== undefined && isOwnTrade(before, known)) || (last > first && isOwnTrade(words[last]!, known))
}

/** 'Apache Spark is …', not 'Bureau Spark' */
const ANY_KIND = /(?:bureau|studio|bedrijf|zaak|winkel|praktijk|kantoor|salon)$/u
function isBehindFirstWord(
  text: string,
  { at, first, of }: Found<Sought>,
  words: readonly Word[],
  isOwn: (word: Word) => boolean,
): boolean {
  const before = of.kind === 'own' && of.name.isOneWord && !of.name.hasArticle ? words[first - 1] : undefined
  if (!before || text[at - 1] !== ' ' || before.end !== at - 1) return false
  const mayBeName = !LEADS.has(before.folded) && !isTradeWord(before.folded) && !ANY_KIND.test(before.folded)
  return mayBeName && startsWithCapital(before) && !isOwn(before) && startsSentence(text, before.at)
}

const LONG_NAME = 14
/** 'Een zilveren dienblad poets je zo.' */
const isOfKind = (before: Word | undefined) => before !== undefined && KINDS_BEFORE.has(before.folded)
const KINDS_BEFORE = new Set('een a an elk elke ieder iedere geen any every each'.split(' '))

/** 'een linde' is a tree and 'een studio noord van de stad' a room: a name is written with a capital. 'sn' is not 'SN'. */
function isWrittenAsName(
  text: string,
  found: Found<Sought>,
  name: OwnName,
  words: readonly Word[],
  noCapitals: boolean,
): boolean {
  const written = text.slice(found.at, found.end)
  if (name.isCapitals) return !/\p{Ll}/u.test(written)
  // 'de inwoners van Heumen' are not Van Heumen's.
  if (!noCapitals && written.startsWith('van ') && /^Van \p{Lu}\S+$/u.test(name.written)) return false
  // Several words that are as long as these hardly stand together by chance; 'de groene vingers van de buurt' do.
  if (name.startsSmall || noCapitals) return true
  if (!name.isOneWord && !name.hasArticle && name.key.length >= LONG_NAME && !isOfKind(words[found.first - 1]))
    return true
  const telling = words.slice(found.first, found.last + 1)
  const behindArticle = telling.length > 1 && /^(?:de|het|the)$/i.test(telling[0]!.text) ? telling.slice(1) : telling
  // 'Eik en es zijn houtsoorten': at the beginning of a sentence any word has a capital.
  const isBegin = /^\p{Lu}\S* .*\p{Lu}/u.test(name.written) && telling.length > 1 && startsSentence(text, found.at)
  const shown = name.isOneWord
    ? telling.slice(-1)
    : isBegin && behindArticle === telling
      ? telling.slice(1)
      : behindArticle
  return shown.some((word) => /\p{Lu}|^\d/u.test(word.text))
}

/** 'Dakdekker vdk' */
function isSmallBehindTrade(
  text: string,
  { at, end, first, of }: Found<Sought>,
  words: readonly Word[],
  known: Prepared,
) {
  const before = of.kind === 'own' && of.name.isCapitals ? words[first - 1] : undefined
  return before?.end === at - 1 && /^\p{Ll}+$/u.test(text.slice(at, end)) && isOwnTrade(before, known)
}

/** 'Eik en iep in Doetinchem', without capitals: several words with the company's own place behind them. */
function isInOwnCity(text: string, { at, end, of }: Found<Sought>, { cities }: Prepared): boolean {
  if (of.kind !== 'own' || of.name.isOneWord || end - at < 6) return false
  const place = /^ (?:in|uit|te|from) (\p{Lu}[\p{L}’'-]{2,25}(?: [\p{L}’'-]{2,20}){0,2})/u.exec(
    text.slice(end, end + 60),
  )?.[1]
  if (place === undefined) return false
  const words = place.split(' ')
  return words.some((_, last) => cities.has(fold(words.slice(0, last + 1).join(' '))))
}
