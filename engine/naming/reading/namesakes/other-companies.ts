/** Companies in an answer that nobody told us of: 'Bakkerij Smit', 'Bureau Zuid B.V.', the other items of a list of companies. */

import {
  headEnd,
  isLabel,
  NAME_AND_DASH,
  NAME_AND_VERB,
  rowsOfOwn,
  siblingsOfNames,
} from '#engine/naming/reading/heads-of-blocks.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { type Mark, newMark } from '#engine/naming/reading/marks.ts'
import type { AnswerText } from '#engine/naming/reading/markup/answer-text.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import { asideAt, type Mentions } from '#engine/naming/reading/mentions.ts'
import { nobodyUntil } from '#engine/naming/reading/namesakes/corrected-names.ts'
import { lookalikesIn } from '#engine/naming/reading/namesakes/lookalikes.ts'
import { othersElsewhere } from '#engine/naming/reading/namesakes/others-elsewhere.ts'
import { othersInProse } from '#engine/naming/reading/namesakes/others-in-prose.ts'
import { AGAINST_WORDS, SET_AGAINST } from '#engine/naming/reading/namesakes/signs-of-others.ts'
import { isKnownTown } from '#engine/naming/reading/places-in-answer.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { startsWithCapital, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'
import { LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'

// Bounded: at most six words of 30 characters before a legal form
/** And no 'a Dutch B.V.' */
const WITH_FORM = new RegExp(
  `(?<![\\p{L}\\d])(?!(?:Dutch|Nederlandse) (?:${LEGAL_FORM})(?![\\p{L}\\d]))\\p{Lu}[\\p{L}\\d’'-]{0,30}(?: (?:&|\\+|en|van|de|der|den|het|[\\p{Lu}\\d][\\p{L}\\d’'-]{0,30})){0,5},? (?:${LEGAL_FORM})(?![\\p{L}\\d])`,
  'gu',
)
/** Quicker than looking for a name before it everywhere. */
const ANY_FORM = new RegExp(` (?:${LEGAL_FORM})(?![\\p{L}\\d])`, 'u')
/** Six words of 31 characters, five blanks and a comma. */
const MOST_BEFORE_FORM = 192
/** 'Concurrent Brandsma Watersport, opgericht in 1990, …' */
const INTRODUCED =
  /(?<!\p{L})(?:probeer (?:dan|anders|eens)|(?:ga|bel|kies) dan(?: naar)?|try|concurrent|concullega|alternatief(?: is)?|branchegenoot|collegabedrijf|zusterbedrijf|moederbedrijf|dochterbedrijf|competitor|alternative is|(?:andere|tweede|other|another|second) (?:optie|option|keuze|choice|mogelijkheid) is|[Aa]nders dan|in tegenstelling tot|unlike|vergeleken met|compared (?:with|to)|rival|sister company|parent company|(?:er (?:is|bestaat|zit)|there (?:is|exists)) (?:(?:ook nog|ook|nog|also) (?:een|an?)(?: andere| other)?|(?:een|an?)(?= \p{Lu}[\p{L}’'-]{2,25} \p{Lu}\p{Ll})))[,:]? (?:is )?(?:de |het |the )?(?=\p{Lu})/iuy
/** 'Terpstra & Dijkstra Loopbaan uit Drachten is een heel ander bureau', 'Jansen Movers, a competitor' */
const IS_ANOTHER =
  /(?:(?:competitor|rival|concurrent|concullega|branchegenoot)(?!\p{L})|(?:andere?|different|another|separate|unrelated|losstaande?) (?:\p{Ll}{3,20} )?\p{Ll}{0,15}(?:bedrijf|bureau|kantoor|zaak|praktijk|winkel|onderneming|organisatie|firma|company|firm|business|agency|shop|practice|organi[sz]ation|outfit)(?!\p{L}))/uy
// Bounded: the 140 characters before 'ander'
const NAME_IS =
  /(?<=^|[.!?:;,\n(*"“] ?|(?:maar|en|but|and|while|terwijl) )(?:[Dd]e |[Hh]et |[Tt]he )?(?<name>\p{Lu}[\p{L}\d’'-]{1,30}(?: (?:&|van|de|der|den|en|and|\p{Lu}[\p{L}\d’'-]{0,30})){0,5})(?:,? (?:uit|in|te|from|at) \p{Lu}[\p{L}’'-]{1,25})?(?: \([^()\n]{1,40}\))?(?: (?:is|was) (?:[\p{Ll}’']{1,12} ){0,4}|, (?:een|an?) (?:\p{Ll}{3,15} ){0,2})$/u
const NOBODY = /^(?:Het|Dit|Dat|Die|De|Deze|Er|This|That|It|There|The|He|She|Who|Wat|What)$/
const POINTS = /^(?:Eerstgenoemde|Laatstgenoemde|Beide|Allebei|Both|Neither)$/
const ANOTHER = new WordList(
  'ander andere different another separate unrelated losstaand losstaande competitor rival concurrent concullega branchegenoot',
)
/** 'Plankenland is een houthandel in Den Bosch' */
const IS = new WordList('is')
const IS_A = /^is (?:een|an?) (?<said>\p{Ll}[\p{L}-]{2,25}(?: \p{Ll}[\p{L}-]{2,25}){0,2})/u
/** 'Specsavers is ook een optie', 'Van Dam Brillen is another option' */
const IS_CHOICE =
  /^is (?:ook |also |nog |still )?(?:een|an?|another) (?:\p{Ll}{3,15} ){0,2}(?:alternatief|alternative|optie|option|keuze|keus|choice|pick|concurrent|competitor|mogelijkheid)(?!\p{L})/u
/** 'Bellen is een optie', 'Dit is een goed alternatief' */
const isAny = (name: readonly Word[]) =>
  name.length === 1 && (NOBODY.test(name[0]!.text) || /en$/.test(name[0]!.folded) || isTradeWord(name[0]!.folded))
const IS_FORM =
  /^(?:eenmanszaak|vof|bv|maatschap|stichting|vereniging|sole proprietorship|partnership|private limited)(?!\p{L})/u
/** 'De Boom, on the other hand, is', 'Pure Skin, om de hoek, is' */
const ASIDE =
  /(?:,? (?:on the other hand|by contrast|however|meanwhile|daarentegen|echter),?|, \p{Ll}{2,12}(?: \p{Ll}{1,12}){1,3},) $/u
/** 'Een kliniek voor laserontharing' */
const FOR_WHOM = / (?:voor|in|met|van|op|die|dat|for|with|of|that|at)(?= |$)/u
const IS_COMPANY = new RegExp(`(?:^|[ -])(?:${[...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS].join('|')})$`)
/** 'Studio Blauw is een fotostudio' */
const IS_PLACE =
  /(?:bedrijf|winkel|zaak|bureau|kantoor|praktijk|atelier|studio|salon|kliniek|centrum|clinic|centre|center|shop|store|restaurant|caf[eé]|hotel|camping|museum|school)$/
const ARTICLE = /^(?:De|Het|The)$/
/** 'The B.V. was registered in 2007' */
const FORM_ALONE = /^(?:De|Het|The|Deze|This) \S+$/u
/** The words of a line with capitals, at most four, that end there. */
function nameEndingAt(text: string, words: readonly Word[], last: number): readonly Word[] {
  let first = last + 1
  while (first > 0 && first > last - 3 && startsWithCapital(words[first - 1]!)) {
    const { end } = words[first - 1]!
    if (first <= last && (end !== words[first]!.at - 1 || text[end] === '\n')) break
    first--
  }
  return words.slice(Math.max(0, first), last + 1)
}
const INTRODUCING = new WordList(
  'probeer ga bel kies try concurrent concullega alternatief alternative branchegenoot collegabedrijf zusterbedrijf moederbedrijf dochterbedrijf competitor rival sister parent er there andere tweede other another second anders in unlike vergeleken compared',
)
/** 'In Sneek zit een schilder die ook zo heet' */
const A = new WordList('een a an')
const NAMED_SO = new WordList('heet naam name')
const OF_THE_NAME =
  /(?:een|an?) \p{Ll}{4,25} (?:(?:die|dat) (?:ook |precies )?zo heet|(?:met|van|with|of|by) (?:die|dezelfde|the same|that) (?:naam|name))(?!\p{L})/uy
// Bounded: the 60 characters before 'een'
const SITS_IN =
  /(?:^|[.!?;\n] ?)(?:In|Te) (?<town>\p{Lu}[\p{L}’-]{1,25}) (?:zit|is|bestaat|staat|there is)(?: (?:ook|nog|er|also)){0,2} $/u
/** 'De Linde, niet te verwarren met De Lindehof, is …': the words are about the first again. */
const AGAINST_END =
  /(?<!(?<!\p{L})(?:tel|nr|est|ca))[.!?;](?:\s|$)|\n|, (?:is|was|zit|ligt|staat|heeft|bestaat|biedt|maakt|levert|werkt|doet|has|offers|works|makes)(?!\p{L})/u
const NAME_HERE = /^\p{Lu}[\p{L}\d’'&-]*(?: (?:&|van|de|der|den|het|en|\p{Lu}[\p{L}\d’'-]*)){0,5}/u

/** 'Glans & Zoon is een wasserij', not 'Hylke & Marga runnen', 'SEO & Ads zijn'. */
const AMPERSANDS = new WordList(({ written }) => written === '&')
// Bounded: the 30 characters behind a name
const IS_SUBJECT =
  /^,? (?:is|was|werd|heeft|zit|ligt|staat|doet|biedt|bestaat|werkt|levert|maakt|verkoopt|rekent|richt|kost|opende|begon|has|offers|does|sells|makes|opened|charges|focuses) /u
const PARTNERS = /^(?:zo|zoon|zonen|zn|zoons|dochters?|co|partners?|sons?)$/iu

/** Trades that many people are called after. */
const SURNAMES = new Set(
  'bakker visser slager smid smit kuiper schilder timmerman molenaar mulder brouwer snijder bouwer bouwman koster kok boer tuinman schoenmaker jager kramer barber baker brewer cook'.split(
    ' ',
  ),
)
/** 'Familiebedrijf van Sietse Hoekstra' and 'Thuiswinkel Waarborg' are no name. */
const ANY_KIND =
  /^(?:familie|gezins|eenmans|vak|klein|thuis)?(?:bedrijf|zaak|kantoor|bureau|winkel|praktijk|onderneming)$/i
/** 'Bakkerij', that a name may begin with. */
const TRADES_AS_NAMES = new WordList(
  ({ written }) => /^\p{Lu}\p{Ll}/u.test(written) && !ANY_KIND.test(written) && isTradeWord(written.toLowerCase()),
)
const SMALL_PARTS = new Set(['de', 'het', 't', 'van', 'vd', 'la', 'le', 'en'])

export function otherCompanies(
  { text, blocks }: AnswerText,
  parents: readonly number[],
  words: readonly Word[],
  vocabulary: Vocabulary,
  { marks: known, people }: Pick<Mentions, 'marks' | 'people'>,
  { lookalike, ownWords, wordsOfPeople, company }: Prepared,
): Mark[] {
  const found: Mark[] = []
  const alike = lookalikesIn(text, words, lookalike, ownWords)
  const taken = (at: number, end: number) =>
    // 'Smid Aart Hop'
    [known, found, people].some((places) => places.some((one) => one.at < end && at < one.end))
  const add = (at: number, end: number, isSure = true, knownUntil?: number) => {
    if (taken(at, end)) return
    const until = knownUntil ?? nobodyUntil(text, { at, end }, known)
    if (isSure || until !== null)
      found.push(newMark(at, end, 'other', until === null ? asideAt(text, { at, end }) : { aside: true, until }))
  }
  const form = text.search(ANY_FORM)
  if (form >= 0) {
    for (const match of allMatches(text, WITH_FORM, Math.max(0, form - MOST_BEFORE_FORM)))
      if (!FORM_ALONE.test(match[0])) add(match.index, match.index + match[0].length)
  }
  const introduce = (begins: WordList, pattern: RegExp, isAgainst: boolean) => {
    for (const { index, 0: lead } of vocabulary.matches(text, begins, pattern)) {
      const at = index + lead.length
      const end = at + (NAME_HERE.exec(text.slice(at, at + 80))?.[0].length ?? 0)
      // 'Anders dan Amsterdam'
      if (end === at || taken(at, end) || isKnownTown(text.slice(at, end))) continue
      const stop = text.slice(end, end + 200).search(AGAINST_END)
      const until = isAgainst ? (stop < 0 ? end + 200 : end + stop) : -1
      found.push(newMark(at, end, 'other', isAgainst ? { aside: true, until } : asideAt(text, { at, end })))
    }
  }
  introduce(AGAINST_WORDS, SET_AGAINST, true)
  introduce(INTRODUCING, INTRODUCED, false)
  for (const { index, 0: said } of vocabulary.matches(text, A, OF_THE_NAME, { needs: [NAMED_SO, 60] })) {
    const town = SITS_IN.exec(text.slice(Math.max(0, index - 60), index))?.groups?.town
    if (town && !ownWords.has(fold(town))) add(index, index + said.length)
  }
  for (const { index } of vocabulary.matches(text, ANOTHER, IS_ANOTHER)) {
    const from = Math.max(0, index - 140)
    const match = NAME_IS.exec(text.slice(from, index))
    const name = match?.groups?.name ?? ''
    if (!match || name === '' || NOBODY.test(name)) continue
    const at = from + match.index + match[0].indexOf(name)
    add(at, at + name.length)
  }
  for (const i of vocabulary.indexesOf(IS)) {
    const aside = ASIDE.exec(text.slice(Math.max(0, words[i]!.at - 60), words[i]!.at))?.[0].length ?? 0
    let ends = i - 1
    while (aside > 0 && ends >= 0 && words[ends]!.at >= words[i]!.at - aside) ends--
    const name = nameEndingAt(text, words, ends)
    const [first, last] = [name[0], name.at(-1)]
    // 'There is a sauna'
    if (name.length === 1 && NOBODY.test(first!.text)) continue
    if (!first || POINTS.test(first.text) || words[i]!.at - aside - last!.end > 3) continue
    if (!startsSentence(text, first.at) && text[first.at - 2] !== ';') continue
    const said = IS_A.exec(text.slice(words[i]!.at, words[i]!.at + 60))?.groups?.said?.split(FOR_WHOM)[0]
    if (
      IS_CHOICE.test(text.slice(words[i]!.at, words[i]!.at + 70)) &&
      !isAny(name) &&
      !name.some(({ folded }) => ownWords.has(folded))
    ) {
      add(first.at, last!.end)
      continue
    }
    // 'Houder is een stichting'
    const isTrade = said?.split(' ').some((word) => isTradeWord(word) && !IS_FORM.test(word))
    // 'Van Rossem Interieurs is an interior design shop', which nobody is.
    const isNoPerson =
      said !== undefined &&
      name.length > 1 &&
      (IS_COMPANY.test(said) || IS_PLACE.test(said) || IS_PLACE.test(first.folded))
    if (!said || !(isTrade || isNoPerson || (name.length > 1 && IS_FORM.test(said)))) continue
    const telling = name.length > 1 ? name.slice(1) : name
    // 'Jan de Vries is een bakker' may be one of its people.
    const mayBePerson = name.length > 1 ? name.length < 3 || !ARTICLE.test(first.text) : first.folded.length < 5
    if (mayBePerson && !isNoPerson) continue
    if (
      telling.some(({ text, folded }) => ownWords.has(folded) || (name.length === 1 && isTradeWord(text.toLowerCase())))
    )
      continue
    add(first.at, last!.end)
  }
  for (const { at, end } of othersElsewhere(text, words, vocabulary, ownWords)) add(at, end)
  const names = known.filter(({ who }) => who === 'own')
  if (names.length > 0)
    for (const { at, end, until } of othersInProse(text, words, vocabulary, names, ownWords, wordsOfPeople))
      add(at, end, true, until)
  // 'Van Daalen Optiek (Beukerstraat 41, Zutphen)' is Van Dalen Optiek, spelled otherwise.
  for (const { at, end, isSure } of alike)
    if (!isSure || !isOwnBeside(text.slice(end, end + OWN_BESIDE), company)) add(at, end, isSure)
    else if (!taken(at, end)) found.push(newMark(at, end, 'own'))
  for (const i of vocabulary.indexesOf(AMPERSANDS)) {
    const [before, after] = [words[i - 1], words[i + 1]]
    if (!before || !after || !startsWithCapital(before) || after.at - before.end > 3) continue
    if (!(startsWithCapital(after) || PARTNERS.test(after.text))) continue
    if (ownWords.has(before.folded) || ownWords.has(after.folded)) continue
    // 'Huis & Kompas Makelaars is …'
    let last = i + 1
    while (last < i + 4 && isNameGoingOn(text, words, last)) last++
    const { end } = words[last]!
    if (IS_SUBJECT.test(text.slice(end, end + 30))) add(before.at, end)
  }
  let done = -1
  for (const i of vocabulary.indexesOf(TRADES_AS_NAMES)) {
    if (i <= done) continue
    const word = words[i]!
    let last = i + 1
    while (words[last] && SMALL_PARTS.has(words[last]!.folded) && last < i + 3) last++
    const next = words[last]
    if (!next || next.at - word.end > 12 || !startsWithCapital(next)) continue
    // 'Sytse Bakker en Anneke'
    const before = words[i - 1]
    if (before && before.end === word.at - 1 && startsWithCapital(before) && SURNAMES.has(word.folded)) continue
    if (!/^(?! -)[ ’'‘.-]+$/.test(text.slice(word.end, words[i + 1]!.at))) continue
    while (isNameGoingOn(text, words, last)) last++
    add(word.at, words[last]!.end)
    done = last
  }
  const heads = names.length > 0 ? rowsOfOwn(text, blocks, company) : []
  for (const { headFrom, headEnd } of heads)
    if (!taken(headFrom, headEnd)) found.push(newMark(headFrom, headEnd, 'own', { isShort: true }))
  // 'Schoonglas Tiel …, while Schoonglas is larger'
  const called = new Map(
    found.flatMap(({ who, at, end }) => (who === 'other' ? shortOf(text.slice(at, end), at, ownWords) : [])),
  )
  if (called.size > 0)
    for (const word of words)
      if (word.at > (called.get(word.text) ?? text.length) && DOES.test(text.slice(word.end, word.end + 14)))
        add(word.at, word.end)
  for (const mark of names) {
    if ((mark.at > 0 && text[mark.at - 1] !== '\n') || !/^ [–—-] /.test(text.slice(mark.end, mark.end + 3))) continue
    for (const line of linesBelow(text, mark.end)) {
      const name = NAME_AND_DASH.exec(text.slice(line, line + 120))?.[1]
      if (!name || isLabel(name)) break
      add(line, line + name.length)
    }
  }
  for (const block of siblingsOfNames({ text, blocks }, parents, heads.length > 0 ? [...known, ...found] : known)) {
    const end = headEnd(text, block)
    const verb = NAME_AND_VERB.exec(text.slice(block.headFrom, end))
    add(block.headFrom, verb ? block.headFrom + verb[1]!.length : end)
  }
  return found
}

/** Where at most ten lines begin that stand below a place. */
function* linesBelow(text: string, at: number): Generator<number> {
  let end = text.indexOf('\n', at)
  for (let lines = 0; lines < 10 && end >= 0 && end + 1 < text.length; lines++, end = text.indexOf('\n', end + 1))
    yield end + 1
}

/** What a name of several words is called once it is known: its first word that tells something and names no town. */
function shortOf(name: string, at: number, ownWords: ReadonlySet<string>): (readonly [short: string, at: number])[] {
  const [first = '', next] = name.split(' ')
  const isTelling = next !== undefined && /^\p{Lu}\p{L}{4,}$/u.test(first)
  const isOther = () => !isTradeWord(first.toLowerCase()) && !ownWords.has(fold(first)) && !isKnownTown(first)
  return isTelling && isOther() ? [[first, at]] : []
}
const DOES =
  /^ (?:is|was|zit|heeft|doet|biedt|verkoopt|richt|werkt|rekent|has|does|offers|sells|focuses|works|charges)(?!\p{L})/u

/** Whether another word with a capital comes behind a word, on the same line. */
function isNameGoingOn(text: string, words: readonly Word[], last: number): boolean {
  const [{ end }, next] = [words[last]!, words[last + 1]]
  return next?.at === end + 1 && text[end] === ' ' && startsWithCapital(next)
}

const OWN_BESIDE = 60
/** Whether the company's own street and number, telephone number or e-mail address stand right behind a name. */
const isOwnBeside = (behind: string, { addresses, phones, emails }: Prepared['company']) =>
  [...addresses.map(({ street = '' }) => (/\d/.test(street) ? street : '')), ...phones, ...emails].some(
    (own) => own !== '' && behind.includes(own),
  )
