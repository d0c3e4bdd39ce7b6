/** Where an answer names the company, its competitors and its people, and which likenesses of the name mean somebody else. */
import { isListedTrade } from '#engine/extract/offer/trades.ts'
import { fold } from '#engine/text.ts'
import { FORM_BEGINNINGS, LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'
import { OTHER_SIGN } from './inline-text.ts'
import type { OwnName, Prepared, Sought } from './known-company.ts'
import { type Mark, newMark } from './marks.ts'
import { isOfAny } from './namesakes/general-names.ts'
import { firmsOfPeople } from './namesakes/own-firms.ts'
import { isAlone, LEADS } from './namesakes/short-names.ts'
import { isPerson, isSurname, OFFICE, ORGANISATION, ROLE_BEFORE } from './namesakes/surnames.ts'
import { isOtherTrade, isTradeWord, sameTrade } from './trade-likeness.ts'
import { type Found, isJoined, startsWithCapital, type Word, WordList, wordsOf } from './words.ts'

export interface Mentions {
  marks: Mark[]
  /** Short forms of the name, behind the name in full. */
  shorts: Mark[]
  people: Found<Sought>[]
  /** The company's name as part of another name: 'Studio Noord Architecten'. */
  alike: boolean
}

const FORM_NEXT = new RegExp(`^[\\s,(]{0,3}(?:${LEGAL_FORM})(?![\\p{L}\\d])[)]?`, 'iu')
/** Forms of other countries that engine/vocabulary does not fold. */
export const FOREIGN_FORM =
  /^[\s,(]{0,3}(?:plc|ltd\.?|limited|llc|inc\.?|gmbh|ag|se|kg|corp\.?|corporation|s\.?[àa]\.?r\.?l\.?)(?![\p{L}\d])/iu
const ANY_FORMS = new WordList(`${FORM_BEGINNINGS.join(' ')} plc ag se kg corp corporation`)
/** As ORGANISATION, written small: 'het zwembad De Linde', 'duikschool De Linde'; or somebody: 'de zangeres Linde'. */
const NO_COMPANY =
  /(?:zwembad|sporthal|sportpark|molen|kerk|wijk|buurt|buurtschap|dorp|gehucht|plein|school|museum|natuurgebied|vereniging|koor|orkest|schip|boot|film|roman|album|college|bibliotheek|theater|camping|festival|rivier|zanger|zangeres|acteur|actrice|schrijver|schrijfster|dichter|voetballer|wielrenner|schaatser|wethouder|burgemeester|hoogleraar|politicus|historicus|historica|filosoof|filosofe|wiskundige|natuurkundige|componist|componiste|dirigent|regisseur|presentator|presentatrice|cabaretier|cabaretière|kamerlid|senator|premier|president|minister|ombudsman|generaal|keizer|keizerin|koning|koningin|prins|prinses|paus|bisschop|dominee|pastoor)$|^(?:village|hamlet|neighbou?rhood|church|mill|novel|movie|choir|river|singer|actor|actress|author|poet|footballer|cyclist|mayor|historian|philosopher|mathematician|composer|comedian|senator|emperor|empress|bishop)$/u
const SURNAME_PARTS = new Set(['der', 'den', 'ter', 'ten', 'vd', 'la', 'le', 'du', 'von', 'di'])
/** Words in capitals beside a name that belong to the sentence or to a label. */
const BESIDE = new Set(
  `adres telefoon tel mail email website site contact openingstijden locatie plaats kvk btw route reviews review diensten prijzen nederland netherlands
  belgie belgium holland ltd bv nv vof is was heeft biedt has offers team phone address services hours about over home ja nee yes no ook
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends maandag dinsdag woensdag donderdag vrijdag zaterdag zondag mon fri
  google facebook instagram linkedin i ik je u we wij het de een the a this dit deze dat`.split(/\s+/),
)
const ASIDE_BEFORE =
  /(?:^|[\s(,])(?:naast|anders dan|in tegenstelling tot|(?<=\p{L} )dan|vergeleken met|vergelijkbaar met|tegenover|vlak ?bij|unlike|than|besides|next to|compared (?:to|with)|similar to|different from|near|niet te verwarren met|not to be confused with)(?: (?:de|het|the))? $/iu

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
    if (found.of.name.isShort) {
      const isName = isAlone(text, found, found.of.name, words, isOwn)
      if (isName && !isPartOfOtherName(text, found, found.of.name, words, known))
        loose.push({ ...markOf(text, found, 'own', -1), isTraded: isBesideTrade(words, found, known) })
      else if (isWrittenAsName(text, found, found.of.name, words, noCapitals)) isShared = true
      continue
    }
    if (!isWrittenAsName(text, found, found.of.name, words, noCapitals) && !isInOwnCity(text, found, known)) continue
    if (!noCapitals && isOfAny(words, found, known)) continue
    const isPart = isPartOfOtherName(text, found, found.of.name, words, known)
    alike ||= isPart
    if (isPart && found.of.name.isOneWord && isSurname(text, found, words[found.first - 1])) continue
    if (!isPart && isBehindFirstWord(text, found, words, isOwn)) opened.push(marks.length)
    marks.push({ ...markOf(text, found, isPart ? 'other' : 'own', -1), isLonger: isPart })
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
  const apart = isShared || alike ? loose.filter(({ isTraded }) => isTraded) : loose
  if (apart.length === 0) return { marks, shorts: [], people, alike }
  const all = [...marks, ...apart.map((mark) => ({ ...mark, isLoose: true }))].sort((a, b) => a.at - b.at)
  return { marks: all, shorts: [], people, alike }
}

/** 'Van De Linde weet ik dat …': at the beginning of a sentence 'Van' need not be a part of the name. */
function vanApart(text: string, words: readonly Word[], { names }: Prepared): readonly Word[] {
  if (!SENTENCE_WITH_VAN.test(text)) return words
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
  const before = text.slice(Math.max(0, found.at - 50), found.at)
  const aside = before.endsWith(' ') && ASIDE_BEFORE.test(before)
  const until = aside ? contrastEnd(text, before, found) : -1
  return newMark(found.at, found.end, who, { index, aside, until })
}

const BEHIND =
  /^(?: (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{1,25})?(?: \([^()\n]{0,150}\)|, (?:dat|die|waarvan|waar|which|whose|where|run|owned|led|geleid|founded|established|opgericht|gevestigd|based|een|an?) [^,.;\n]{0,120}(?=[,.;\n]))/iu
const CONTRAST = /(?:verwarren met|confused with)(?: (?:de|het|the))? $/i

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

function isOwnTrade({ text, folded }: Word, { trade, ownWords }: Prepared): boolean {
  const small = text.toLowerCase()
  return isTradeWord(small) && (ownWords.has(folded) || (trade !== null && sameTrade(small, trade)))
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

const isCapital = ({ text }: Word) => /^[\p{Lu}\d&]/u.test(text)

const LONG_NAME = 14

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
  if (!name.isOneWord && !name.hasArticle && name.key.length >= LONG_NAME) return true
  const telling = words.slice(found.first, found.last + 1)
  const behindArticle = telling.length > 1 && /^(?:de|het|the)$/i.test(telling[0]!.text) ? telling.slice(1) : telling
  const shown = name.isOneWord ? telling.slice(-1) : behindArticle
  return shown.some((word) => /\p{Lu}|^\d/u.test(word.text))
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

function isPartOfOtherName(
  text: string,
  found: Found<Sought>,
  name: OwnName,
  words: readonly Word[],
  known: Prepared,
): boolean {
  const before = words[found.first - 1]
  const after = words[found.last + 1]
  const loud = isLoud(text, found)
  if (before && isBeside(text, before.end, found.at)) {
    // 'Nieuwe Horizon Coaching'
    if (!loud && !name.hasArticle && OF_ANOTHER.has(before.folded) && startsWithCapital(before)) return true
    if (isOtherKind(before, known) || isOtherKindBefore(words, found.first - 1, known)) return true
    // 'Jan van de Linde' is a person, 'de tarieven van de Achterhoekse Taxi Centrale' are the company's.
    if (SURNAME_PARTS.has(before.folded) && (name.isOneWord || before.folded !== 'vd')) return true
    // 'Ja, Loodgietersbedrijf Kuipers', of Loodgieter Kuipers
    const own = known.ownWords.has(before.folded) || BESIDE.has(before.folded) || isOwnTrade(before, known)
    // 'Karim Haddad begon in 2010 …' is another of the family.
    if (!own && name.isOneWord && !name.hasArticle && !LEADS.has(before.folded) && isSurname(text, found, before))
      return true
    // 'Sjoukje van der Wal is schilder.'
    if (!own && isPerson(text, found, name, before)) return true
    if (
      !own &&
      !loud &&
      // 'Toen ze in 2013 Bureau Kiem oprichtte'
      startsWithCapital(before) &&
      !name.hasArticle &&
      before.folded !== 'en' &&
      (!startsSentence(text, before.at) || ROLE_BEFORE.test(text.slice(Math.max(0, before.at - 40), before.at)))
    )
      return true
    if (text[found.at - 1] === '-' && !own) return true
  }
  // 'Tijm aan Zee'
  if (text.startsWith(' aan Zee', found.end) || text.startsWith(' by the Sea', found.end)) return true
  const mayBeForm = after && after.at - found.end <= 3 && ANY_FORMS.holds(after.spelling)
  const form = mayBeForm && FORM_NEXT.test(text.slice(found.end, found.end + 14))
  if (mayBeForm && known.legalForm && FOREIGN_FORM.test(text.slice(found.end, found.end + 16))) return true
  if (form || !after || !isBeside(text, found.end, after.at)) return false
  if (after.folded === 'en' && /^[&+]$/.test(after.text)) {
    const next = words[found.last + 2]
    return next !== undefined && isCapital(next) && !known.ownWords.has(next.folded) && !isListedTrade(next.text)
  }
  if (loud || !startsWithCapital(after)) return false
  // 'Anker ICT Services (Vlissingen)', not 'Anker ICT Services: …'
  if (after.folded === 'services' && PLACED_NEXT.test(text.slice(after.end, after.end + 6))) return true
  return !known.ownWords.has(after.folded) && !BESIDE.has(after.folded)
}

/** In front of a name without an article these are part of another name. */
const OF_ANOTHER = new Set(['nieuwe', 'nieuw', 'new', 'oude', 'old', 'jonge', 'grote', 'kleine'])
const PLACED_NEXT = /^(?: \(| in | uit )\p{Lu}/u

/** One blank or a hyphen: further away it is another part of the sentence. */
function isBeside(text: string, from: number, to: number): boolean {
  return to - from === 1 && isJoined(text, from, to) && !'.,/'.includes(text[from]!)
}

/** In a line of capitals, a capital tells nothing. */
function isLoud(text: string, { at, end }: { at: number; end: number }): boolean {
  const from = text.lastIndexOf('\n', at) + 1
  const to = text.indexOf('\n', end)
  const line = text.slice(Math.max(from, at - 60), to < 0 ? end + 60 : Math.min(to, end + 60))
  return !/\p{Ll}/u.test(line)
}

/** 'Zorgboerderij De Madelief' is not flower shop Madelief. */
function isOtherKindBefore(words: readonly Word[], article: number, known: Prepared): boolean {
  const [kind, word] = [words[article - 1], words[article]!]
  const isArticle = word.folded === 'de' || word.folded === 'het'
  return isArticle && kind?.end === word.at - 1 && startsWithCapital(kind) && isOtherKind(kind, known)
}

/** 'Restaurant De Korenaar' is not the bakery of that name. */
function isOtherKind(word: Word, known: Prepared): boolean {
  if (word.text.length < 4 || known.ownWords.has(word.folded)) return false
  const small = word.text.toLowerCase()
  if ((isCapital(word) ? OFFICE : NO_COMPANY).test(word.folded)) return true
  if (ORGANISATION.test(word.folded)) return isCapital(word)
  if (!isTradeWord(small)) return false
  // 'juwelier Ketting', where it is a bicycle shop.
  if (!isCapital(word)) return known.trade !== null && isOtherTrade(small, known.trade)
  return known.trade === null || !sameTrade(small, known.trade)
}

export function startsSentence(text: string, at: number): boolean {
  let i = at - 1
  while (i >= 0 && ' "\'“”‘’(*'.includes(text[i]!)) i--
  // '🐝 Check De Linde': a picture stands between sentences.
  return i < 0 || `.!?\n:|·${OTHER_SIGN}`.includes(text[i]!)
}
