/** Whether the company's name is part of another name: 'Studio Noord Architecten', 'Restaurant De Korenaar' where De Korenaar is a bakery. */
import { isListedTrade } from '#engine/extract/offer/trades.ts'
import type { OwnName, Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import { type Found, isJoined } from '#engine/naming/reading/name-index.ts'
import { isOtherTrade, isTradeWord, sameTrade } from '#engine/naming/reading/trade-likeness.ts'
import { doesWorkOf } from '#engine/naming/reading/trade-names.ts'
import { startsWithCapital, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { FORM_BEGINNINGS, LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'
import { DAY_NAMES, LOOKED_UP_IN } from '#engine/vocabulary/never-names.ts'
import { LEADS } from './short-names.ts'
import { isPerson, isSurname, OFFICE, ORGANISATION, ROLE_BEFORE } from './surnames.ts'

const FORM_NEXT = new RegExp(`^[\\s,(]{0,3}(?:${LEGAL_FORM})(?![\\p{L}\\d])[)]?`, 'iu')
/** Forms of other countries that engine/vocabulary does not fold. */
const FOREIGN_FORM =
  /^[\s,(]{0,3}(?:plc|ltd\.?|limited|llc|inc\.?|gmbh|ag|se|kg|corp\.?|corporation|s\.?[àa]\.?r\.?l\.?)(?![\p{L}\d])/iu
const ANY_FORMS = new WordList(`${FORM_BEGINNINGS.join(' ')} plc ag se kg corp corporation`)
/** As ORGANISATION, written small: 'het zwembad De Linde', 'duikschool De Linde'; or somebody: 'de zangeres Linde'. */
const NO_COMPANY =
  /(?:zwembad|sporthal|sportpark|molen|kerk|wijk|buurt|buurtschap|dorp|gehucht|plein|school|museum|natuurgebied|vereniging|koor|orkest|schip|boot|film|roman|album|college|bibliotheek|theater|camping|festival|complex|flatgebouw|woontoren|winkelcentrum|brug|vuurtoren|standbeeld|rivier|zanger|zangeres|acteur|actrice|schrijver|schrijfster|dichter|voetballer|wielrenner|schaatser|wethouder|burgemeester|hoogleraar|politicus|historicus|historica|filosoof|filosofe|wiskundige|natuurkundige|componist|componiste|dirigent|regisseur|presentator|presentatrice|cabaretier|cabaretière|kamerlid|senator|premier|president|minister|ombudsman|generaal|keizer|keizerin|koning|koningin|prins|prinses|paus|bisschop|dominee|pastoor)$|^(?:village|hamlet|neighbou?rhood|church|mill|novel|movie|choir|river|singer|actor|actress|author|poet|footballer|cyclist|mayor|historian|philosopher|mathematician|composer|comedian|senator|emperor|empress|bishop)$/u
const SURNAME_PARTS = new Set(['der', 'den', 'ter', 'ten', 'vd', 'la', 'le', 'du', 'von', 'di'])
/** Words in capitals beside a name that belong to the sentence or to a label. */
const BESIDE_WORDS = new Set(
  `adres telefoon tel mail email website site contact openingstijden locatie plaats kvk btw route reviews review diensten prijzen nederland netherlands
  belgie belgium holland ltd bv nv vof is was heeft biedt has offers team phone address services hours about over home ja nee yes no ook
  weekdays weekends mon fri i ik je u we wij het de een the a this dit deze dat`.split(/\s+/),
)
const NEVER_A_NAME = new RegExp(`^(?:${DAY_NAMES}|${LOOKED_UP_IN})$`, 'iu')
const isBesideName = (folded: string) => BESIDE_WORDS.has(folded) || NEVER_A_NAME.test(folded)
export function isOwnTrade({ text, folded }: Word, { trade, ownWords }: Prepared): boolean {
  const small = text.toLowerCase()
  // 'Fysio' of a 'fysiotherapeut'
  if (trade !== null && small.length > 4 && small.length < trade.length && trade.startsWith(small)) return true
  return isTradeWord(small) && (ownWords.has(folded) || (trade !== null && sameTrade(small, trade)))
}

export const isCapital = ({ text }: Word) => /^[\p{Lu}\d&]/u.test(text)

export function isPartOfOtherName(
  text: string,
  found: Found<Sought>,
  name: OwnName,
  words: readonly Word[],
  known: Prepared,
): boolean {
  const before = words[found.first - 1]
  const after = words[found.last + 1]
  const loud = isLoud(text, found)
  // 'Restaurant ’t Hofje'
  const from = /['’‘`´]/.test(text[found.at - 1] ?? '') ? found.at - 1 : found.at
  if (before && isBeside(text, before.end, from)) {
    // 'Nieuwe Horizon Coaching'
    if (!loud && !name.hasArticle && OF_ANOTHER.has(before.folded) && startsWithCapital(before)) return true
    if (isOtherKind(before, known) || isOtherKindBefore(words, found.first - 1, known)) return true
    // 'Jan van de Linde' is a person, 'de tarieven van de Achterhoekse Taxi Centrale' are the company's.
    if (SURNAME_PARTS.has(before.folded) && (name.isOneWord || before.folded !== 'vd')) return true
    // 'Ja, Loodgietersbedrijf Kuipers', of Loodgieter Kuipers
    const own = known.ownWords.has(before.folded) || isBesideName(before.folded) || isOwnTrade(before, known)
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
  // 'De Schatkamer van de Sint-Servaasbasiliek'
  const whole = fold(OF_THE.exec(text.slice(found.end, found.end + 45))?.groups?.whole ?? '')
  if (whole !== '' && ![known.ownWords, known.cities, known.wordsOfPeople].some((words) => words.has(whole)))
    return true
  // 'KOMPAS-3D', not 'Kompas-medewerkers'
  if (IS_VERSION.test(text.slice(found.end, found.end + 3))) return true
  const mayBeForm = after && after.at - found.end <= 3 && ANY_FORMS.holds(after.spelling)
  const form = mayBeForm && FORM_NEXT.test(text.slice(found.end, found.end + 14))
  if (mayBeForm && known.legalForm && FOREIGN_FORM.test(text.slice(found.end, found.end + 16))) return true
  if (form || !after || !isBeside(text, found.end, after.at)) return false
  // 'Zwaluw de stomerij', 'Pedaal the café'
  const kind = /^(?:de|het|the)$/.test(after.text) ? words[found.last + 2] : undefined
  if (kind?.at === after.end + 1 && !isCapital(kind) && isOtherKind(kind, known)) return true
  if (after.folded === 'en' && /^[&+]$/.test(after.text)) {
    const next = words[found.last + 2]
    return next !== undefined && isCapital(next) && !known.ownWords.has(next.folded) && !isListedTrade(next.text)
  }
  if (loud || !startsWithCapital(after)) return false
  // 'Anker ICT Services (Vlissingen)', not 'Anker ICT Services: …'
  if (after.folded === 'services' && PLACED_NEXT.test(text.slice(after.end, after.end + 6))) return true
  return !known.ownWords.has(after.folded) && !isBesideName(after.folded) && !tellsTrade(after, known)
}

/** 'De Kroon Tandartsen' for Tandartspraktijk De Kroon, 'Lumen Photography' */
function tellsTrade(word: Word, known: Prepared): boolean {
  const small = word.text.toLowerCase()
  if (known.ownWords.has(word.folded)) return isTradeWord(small)
  return known.trade !== null && doesWorkOf(small, known.trade)
}

/** With the word of its trade behind it, so that what stands beside the whole is found: 'De Kroon Tandartsen in Hoorn'. */
export function withTrade(text: string, found: Found<Sought>, words: readonly Word[], known: Prepared): Found<Sought> {
  const after = words[found.last + 1]
  if (!after || after.at !== found.end + 1 || !startsWithCapital(after) || text[found.end] !== ' ') return found
  return tellsTrade(after, known) && !isLoud(text, found) ? { ...found, end: after.end, last: found.last + 1 } : found
}

/** 'Stadspoort Makelaardij Kampen' is not Stadspoort Makelaars in Amersfoort. */
export function isFollowed(
  text: string,
  { end, last }: Found<Sought>,
  words: readonly Word[],
  known: Prepared,
): boolean {
  const after = words[last + 1]
  if (!after || after.at !== end + 1 || text[end] !== ' ' || !startsWithCapital(after)) return false
  return !known.ownWords.has(after.folded) && !isBesideName(after.folded)
}

/** In front of a name without an article these are part of another name. */
const OF_ANOTHER = new Set(
  'nieuwe nieuw new oude old jonge grote kleine sv vv fc sc rkvv ckv obs cbs rkbs pcbs'.split(' '),
)
/** Behind it stands what the thing of that name is part of. */
// Bounded: the 45 characters behind a name
const OF_THE = /^ (?:van (?:de|het)|of the) (?<whole>\p{Lu}[\p{L}’'-]{1,30})/u
const IS_VERSION = /^-\d/u
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
  // 'Autorijschool De Linde' is Rijschool De Linde.
  if (known.trade !== null && isTradeWord(small) && sameTrade(small, known.trade)) return false
  if ((isCapital(word) ? OFFICE : NO_COMPANY).test(word.folded)) return true
  if (ORGANISATION.test(word.folded)) return isCapital(word)
  if (!isTradeWord(small)) return false
  // 'juwelier Ketting', where it is a bicycle shop.
  if (!isCapital(word)) return known.trade !== null && isOtherTrade(small, known.trade)
  return true
}
