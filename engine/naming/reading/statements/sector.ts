/** The trade that an answer gives. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/mentions.ts'
import { placeAt } from '#engine/naming/reading/places-in-answer.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import {
  isOfTrade,
  isOneTrade,
  isOtherTrade,
  isTradeWord,
  tradeInEnglish,
  tradeOf,
} from '#engine/naming/reading/trade-likeness.ts'
import { doesWorkOf, endsName, isNameOf, isNameOfOther, isWorkOf } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, type Word, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'

/** 'is een ambachtelijke bakkerij', 'Sector: bakkerij'. */
const IS_A =
  /(?:is|was|blijft|remains)(?: (?!een |an? |het |de |the )[\p{L}-]{2,20}){0,3} (?:een|an?|het|the|de) |(?:sector|branche|industry|(?:type|soort) \p{L}{3,15}|business type|type|categorie|category|business|beroep|vak)\s?:\s/iuy
/** ', een bakkerij', '– een bakkerij' */
const SET_OFF = /(?:,(?: (?:ook|namelijk|also))?| [–—-]|:) $/iu
const A = /(?:een|an?) /iuy
/** 'lijkt een bakkerij', 'staat bekend als een bakkerij': this can confirm the trade, but says no other. */
const SEEMS_A =
  /(?:werkt|werken|actief|works|operates|active) (?:als|as) (?:een |an? )?(?=\p{Ll})|(?:lijkt|schijnt|blijkt|geldt als|(?:staat )?bekend als|known as|seems to be|appears to be|seems|appears)(?: te gaan om)? (?:een|an?|the|de|het) /iuy
const SEEMS = new WordList(
  'werkt werken actief works operates active lijkt schijnt blijkt geldt bekend known seems appears',
)
/** Not what somebody looks for: 'zoek je een bakker in Ede'. */
const AMONG = /(?:[:,;]| en| of| and| or| is| zijn| are) $/u
const A_PLACED = /(?:een|an?)(?: [\p{L}-]{2,25}){1,3} (?:in|te|uit|from) (?=['’‘\p{Lu}])/iuy
const PHRASE_END =
  /[.,;:\n()]| [–—-] | (?:in|uit|te|voor|van|met|die|dat|waar\p{Ll}*|aan|op|bij|nabij|vlak|sinds|naast|onder|tussen|langs|tegenover|gespecialiseerd|gericht|opgericht|geleid|gerund|at|on|near|by|since|under|between|to|from|for|that|which|who|whose|where|with|based|founded|established|offering|providing|specialising|specializing|serving|focused|focusing|run|led|owned|known|and|en|of|located|headquartered|gevestigd) /u
/** 'Is sinds 2016 de imkerij van', 'is Hoogland & Prins het notariskantoor van': this can confirm the trade, but says no other. */
const IS_THE =
  /(?:is|was)(?: (?!een |an? |het |de |the )[\p{L}\d&’'-]{1,20}){1,5} (?:een|an?|de|het|the) (?=(?:\p{Ll}[\p{L}-]{1,30} ){1,3}(?:van|voor|in|uit|of|from|for)(?!\p{L}))/iuy
/** 'Een van de bekendere communicatiebureaus': this can confirm the trade as well. */
const ONE_OF = /(?:een|één|one) (?:van|of) (?:de|the) (?=\p{Ll})/iuy
const STATE = / (?:dicht|gesloten|open|geopend|closed|bereikbaar|aanwezig|vol|leeg|druk|available|busy|full)$/
/** Right behind the name: '— vertaalbureau sinds 1994', '(vertaalbureau in Den Haag)'. */
// Bounded: the 80 characters after a name
const BEHIND_NAME =
  /^(?: ?B\.?V\.?| ?V\.?O\.?F\.?)?(?: ?\([^()\n]{1,40}\)| (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{2,25})?(?:,| [–—-]| \() ?(?:(?:[Hh]et|[Dd]e|[Tt]he|[Ee]en|[Aa]n?) )?(\p{L}[\p{L}-]{2,30}(?: \p{Ll}[\p{L}-]{2,20}){0,2})(?! \p{Lu})(?=[\s.,;)]|$)/u
/** Quicker: what must be there. */
const SET_BEHIND = /^.{0,48}(?:,| [–—-]| \() ?\p{L}/u
/** These say nothing of what kind of company it is. */
const ANY_COMPANY =
  /(?<!\p{L})(?:bedrijf|familiebedrijf|eenmansbedrijf|mkb-bedrijf|onderneming|zaak|winkel|company|business|firm|store|shop|b\.?v\.?|speler|player|naam|name|begrip|keuze|choice|optie|option|adres|aanrader|specialist|partner|team|organisatie|organization|vof|eenmanszaak|vennootschap|stichting|praktijk|bureau|agency|plek|place|van de beste|one of|familie\p{L}*|klassieker|favoriet|goed\p{L}*|best\p{L}*|enige|eerste|grootste|oudste|bekendste|ander\p{L}*)$/iu
/** 'Een ander kantoor dan De Linde', 'een van de oudste'. */
const ANOTHER = /^(?:andere?|different|other|another|van de|of the)(?!\p{L})/iu
/** No company at all, so nothing else need differ. */
const NO_COMPANY =
  /(?:naam|name|boom|tree|plant|bloem|dorp|stad|village|town|city|rivier|river|wijk|buurt|neighbou?rhood|film|movie|boek|book|lied|song|album|personage|character|wedstrijd|contest|competition|toernooi|tournament|festival|evenement|event|project|cursus|course|programma|programme|program|gezelschap|band|podcast|blog|tijdschrift|magazine|spel|game|vlinder|vogel|bird|dier|animal|vis|fish|steen|mineraal|zwemslag|term|serie|series|musical|opera|roman|novel|documentaire|documentary|voorstelling|gedicht|poem|schilderij|painting|uitdrukking|expression|diersoort|species|aria|sonate|sonata|symfonie|symphony|compositie|muziekstuk|dans|ritueel|ritual|ziekte|disease|insect|gerecht|mythe|legende|legend|standbeeld|statue|eiland|island|vulkaan|volcano|planeet|planet|sterrenbeeld|constellation)$/iu
/** Its longest word: 'neighbourhood'. */
const LONGEST_NO_COMPANY = 13
const NATIONALITIES =
  'German American British English French Belgian Canadian Australian Irish Swiss Italian Spanish Duits Duitse Amerikaans Amerikaanse Brits Britse Engels Engelse Frans Franse Belgisch Belgische Canadees Canadese Italiaans Italiaanse Spaans Spaanse'.split(
    ' ',
  )
const NATIONS = new WordList(NATIONALITIES.join(' ').toLowerCase())
const COUNTRY_OF = new RegExp(
  `(?<!\\p{L})(?:${NATIONALITIES.join('|')})(?: [\\p{L}-]{2,20}){0,2} (?:company|firm|business|multinational|corporation|group|bedrijf|onderneming|concern|multinational|groep)(?!\\p{L})`,
  'giu',
)

const COUNTRY_WORDS = new WordList(
  'company firm business multinational corporation group bedrijf onderneming concern groep',
)
const IS = new WordList('is was blijft remains')
const LABELS = new WordList('sector branche industry type business soort categorie category beroep vak')
const ARTICLES = new WordList('een a an one')
/** 'Van de' is one word. */
const BEFORE_TRADE = new WordList('een a an de het the vd')
const IN = new WordList('in te uit from')
const OF = new WordList('van vd of')

/** 'Jan Smit, geboren in 1971': a person, though the company may carry the name. */
const BORN_WORDS = new WordList('geboren born overleden died')
const BORN = /(?<!\p{L})(?:geboren (?:in|op|te)|born (?:in|on)|overleden in|died in)(?!\p{L})/giu
// Bounded: the 33 characters before a name
const TRADE_BEFORE =
  /(?<!\p{L})(\p{Ll}{4,30}) ["'“‘„]?$|(?:haar|zijn|hun|eigen|dit|her|his|their|own|this) (\p{Ll}{4,30}),? ["'“‘„]?$/u

function isOwnTrade(word: string, trade: string): boolean {
  if (isNameOfOther(word, trade)) return false
  const stated = tradeOf(word)
  return word.includes(trade) || (stated !== null && isOneTrade(stated, trade))
}

function isOwnTradeWord(word: string, trade: string): boolean {
  return isTradeWord(word) && isOwnTrade(word, trade)
}

// Bounded: the 60 characters before a name
const TRADE_PHRASE =
  /(?<!\p{L})(?:[Dd]e|[Hh]et|[Tt]he|[Aa]n?|[Ee]en) ((?:\p{Ll}[\p{L}-]{1,20} ){0,2}\p{Ll}[\p{L}-]{3,30}) (?:(?:van|bij|of|at|from|called|named|genaamd) )?["'“‘„]?$|(?:^|[.!?:\n] ?)(\p{Lu}[\p{Ll}-]{4,30}) ["'“‘„]?$/u

/** The trade of one, and what may follow it; 'webdesign en huisstijlen' are services. */
const HEAD =
  /^(?:(?:Een|A|An|Het|De|The) )?(\p{L}[\p{L}’'-]{2,30}(?: \p{Ll}[\p{L}-]{2,20}){0,2}?)(?=$|\n|[,.(]| \(| (?:in|aan|op|te|uit|van|met|sinds|opgericht|gevestigd|voor|founded|established|based|located|with|at|on|since|from|for|run|led|near)(?!\p{L}))/u

/** 'Installateur VDB Installatie': what the name says already. */
const repeats = (name: string, phrase: string, trade: string) =>
  name.includes(trade) || (phrase.length >= 7 && name.includes(phrase.slice(0, 7)))

const MANY = /(?:en|[^'’s]s)$/

/** At the beginning of a line, a sentence or what is behind a colon. */
function isHead(text: string, at: number): boolean {
  const before = text[at - 1]
  return at === 0 || before === '\n' || (before === ' ' && (text[at - 2] === ':' || text[at - 2] === '.'))
}

/** A head ends in one of these. */
const PERHAPS_TRADES = new WordList(({ written }) => {
  const small = written.toLowerCase()
  return isTradeWord(small) || endsName(small)
})
const MOST_WORDS_OF_HEAD = 4

function mayBeTrade(text: string, words: readonly Word[], first: number): boolean {
  for (let i = first; i < Math.min(first + MOST_WORDS_OF_HEAD, words.length); i++) {
    const { end, spelling } = words[i]!
    const next = text[end]
    if (PERHAPS_TRADES.holds(spelling) || next === '-' || next === "'") return true
    if (next !== ' ' || words[i + 1]?.at !== end + 1) return false
  }
  return false
}

/** 'De oudste boekhandel van Zutphen? Dat is waarschijnlijk Boekhandel Vermeulen.' */
// Bounded: the 120 characters before a name
const IS_NAME =
  /(?<!\p{L})(?:de|het|the|een|an?) (?:[\p{L}-]{2,20} ){0,3}?(\p{Ll}{4,30})(?: (?:van|in|uit|of|from|at) (?:[\p{L}’'-]{1,20} ?){1,3})?\??(?: (?:Dat|That|It))? (?:is|zijn)(?: \p{Ll}{2,20}){0,2} $/iu

/** Without this it is not tried. */
const IS_BEFORE = / (?:is|zijn) [^\n]{0,40}$/
/** Without this nothing that ends in a trade is tried. */
const LETTER_BEFORE = /[\p{L}-],? ["'“‘„]?$/u
const LONGER_WORD = /\p{L}[\p{L}-]{3,}/gu

export function sectorStatements(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  own: readonly Mark[],
  known: Prepared,
): Statement[] {
  const found: Statement[] = []
  if (vocabulary.has(BORN_WORDS)) {
    for (const match of allMatches(text, BORN))
      found.push({ fact: 'sector', at: match.index, end: match.index, right: false, distinguishes: 'thing' })
  }
  if (vocabulary.has(COUNTRY_WORDS) && vocabulary.has(NATIONS)) {
    for (const match of allMatches(text, COUNTRY_OF)) {
      found.push({ fact: 'sector', at: match.index, end: match.index, right: false, distinguishes: 'country' })
    }
  }
  const { trade } = known
  if (trade === null) return found
  for (const { at, end, who, isPronoun } of own) {
    if (who !== 'own' || isPronoun) continue
    const behind = SET_BEHIND.test(text.slice(end, end + 60)) ? BEHIND_NAME.exec(text.slice(end, end + 80)) : null
    const phrase = behind?.[1] ?? ''
    if (isNameOf(phrase.toLowerCase(), trade)) {
      const from = end + behind![0].length - phrase.length
      found.push({ fact: 'sector', at: from, end: from + phrase.length, right: true })
    }
    for (const { 0: written, index } of phrase === '' ? [] : allMatches(phrase, LONGER_WORD)) {
      const from = end + behind![0].length - phrase.length + index
      const word = written.toLowerCase()
      if (isTradeWord(word) && isOwnTrade(word, trade))
        found.push({ fact: 'sector', at: from, end: from + word.length, right: true })
    }
    const is = IS_BEFORE.test(text.slice(Math.max(0, at - 50), at))
      ? IS_NAME.exec(text.slice(Math.max(0, at - 120), at))
      : null
    const named = is?.[1] ?? ''
    if (is && isTradeWord(named) && isOwnTrade(named, trade)) {
      const from = at - is[0].length + is[0].indexOf(named)
      found.push({
        fact: 'sector',
        at: from,
        end: from + named.length,
        right: true,
        of: own.find((one) => one.at === at)!,
      })
    }
    if (!LETTER_BEFORE.test(text.slice(Math.max(0, at - 3), at))) continue
    const lead = TRADE_PHRASE.exec(text.slice(Math.max(0, at - 60), at))
    const phraseBefore = (lead?.[1] ?? lead?.[2] ?? '').toLowerCase()
    // 'The roofing company De Linde', 'de dakdekkers van De Linde', 'Dakdekkersbedrijf De Linde'
    if (
      lead &&
      !repeats(text.slice(at, end).toLowerCase(), phraseBefore, trade) &&
      (isNameOf(phraseBefore, trade) || isOwnTradeWord(phraseBefore.split(' ').at(-1)!, trade))
    )
      found.push({
        fact: 'sector',
        at: at - lead[0].length,
        end: at - 1,
        right: true,
        of: own.find((one) => one.at === at)!,
      })
    // 'Het notariskantoor Prins is …'
    const match = TRADE_BEFORE.exec(text.slice(Math.max(0, at - 33), at))
    const word = match?.[1] ?? match?.[2]
    if (!match || !word || !isTradeWord(word)) continue
    if (isOwnTrade(word, trade)) {
      const from = at - (match[0].length - match[0].lastIndexOf(word))
      found.push({ fact: 'sector', at: from, end: from + word.length, right: true })
    }
  }
  const isA = [
    ...vocabulary.matches(text, IS, IS_A, { needs: [BEFORE_TRADE, 80] }),
    ...vocabulary.matches(text, LABELS, IS_A),
  ]
  const starts = isA.map(({ index, 0: lead }) => index + lead.length)
  const apart = new Set<number>()
  for (const { index, 0: lead } of vocabulary.matches(text, ARTICLES, A, { before: SET_OFF })) {
    const at = index + lead.length
    if (starts.includes(at)) continue
    starts.push(at)
    // Behind another name or a person it may tell what those are.
    if (!own.some((mark) => mark.end <= at && at - mark.end < 35)) apart.add(at)
  }
  // '- Notariskantoor in de vorm van een maatschap', 'De Linde in Ede: bakker aan de markt'
  for (let first = 0; first < words.length; first++) {
    const { at } = words[first]!
    if (!isHead(text, at) || !mayBeTrade(text, words, first)) continue
    const owner = subjects.ownerAt(at)
    if (starts.includes(at) || owner?.who !== 'own' || owner.at >= at) continue
    const head = HEAD.exec(text.slice(at, at + 60))
    if (!head) continue
    const phrase = head[1]!.toLowerCase()
    const from = at + head[0].length - phrase.length
    const last = phrase.split(' ').at(-1)!
    // The trade of one: 'notarissen in Apeldoorn' are many.
    const isOne =
      tradeOf(last) === last && (last === trade || !known.offerWords.has(last)) && isOwnTradeWord(last, trade)
    if (isOne || (!MANY.test(phrase) && isNameOf(phrase, trade)))
      found.push({ fact: 'sector', at: from, end: from + phrase.length, right: true })
  }
  /** 'Een camping in Ommen en een kaasboerderij in Stolwijk': with its own place it is the company's. */
  const placed = vocabulary
    .matches(text, ARTICLES, A_PLACED, { before: AMONG, needs: [IN, 90] })
    .flatMap(({ index, 0: lead }) => {
      const place = placeAt(text, index + lead.length)
      return place && known.cities.has(fold(place)) ? [index + lead.indexOf(' ') + 1] : []
    })
  const hedged = [
    ...placed,
    ...vocabulary.matches(text, ARTICLES, ONE_OF, { needs: [OF, 4] }).map(({ index, 0: lead }) => index + lead.length),
    ...vocabulary
      .matches(text, IS, IS_THE, { needs: [BEFORE_TRADE, 115] })
      .map(({ index, 0: lead }) => index + lead.length),
    ...vocabulary.matches(text, SEEMS, SEEMS_A).map(({ index, 0: lead }) => index + lead.length),
  ]
  for (const at of new Set([...starts, ...hedged])) {
    const rest = text.slice(at, at + 80)
    const end = rest.search(PHRASE_END)
    const phrase = (end < 0 ? rest : rest.slice(0, end)).trim()
    if (phrase === '' || ANOTHER.test(phrase)) continue
    const small = phrase.toLowerCase()
    const english = tradeInEnglish(small)
    const stated = english ?? tradeOf(phrase)
    const generic = english === null && ANY_COMPANY.test(small)
    const isLabelled = text[at - 2] === ':'
    // 'een praktijk voor fysiotherapie', 'a firm that does consultancy'
    const said =
      generic || isLabelled ? rest.slice(0, rest.search(isLabelled ? /\n|$/ : /[.,;:\n()]|$/)).toLowerCase() : small
    const isFormer = FORMER.test(phrase)
    const same =
      !isFormer &&
      ((said.includes(trade) && !isNameOfOther(small, trade)) ||
        isNameOf(small, trade) ||
        isNameOf(said, trade) ||
        isWorkOf(said, trade) ||
        (isLabelled && doesWorkOf(said, trade)) ||
        isOfTrade(said, trade) ||
        (stated !== null && isOneTrade(stated, trade)))
    if (!same && !starts.includes(at)) continue
    // 'Op maandag is het atelier dicht.'
    if (STATE.test(small)) continue
    if (NO_COMPANY.test(small.slice(-LONGEST_NO_COMPANY)))
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'thing' })
    else if (same) found.push({ fact: 'sector', at, end: at + phrase.length, right: true })
    else if (wordsOf(phrase).some(({ folded }) => known.offerWords.has(folded))) continue
    else if (stated !== null && !generic) {
      // Of trades that may be one, nothing is said: 'adviesbureau' is no wrong name for a consultancy.
      const isWrong = !apart.has(at) && !isFormer && isOtherTrade(stated, trade)
      const end = isWrong ? at + phrase.length : at
      found.push({ fact: 'sector', at, end, right: false, distinguishes: 'kind' })
    }
    // A kind that is no trade: a mill, a village, a choir.
    else if (stated === null && !generic)
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'kind' })
  }
  return found
}

const FORMER = /^(?:former|ex-|oud-|voormalige?|retired|gepensioneerde?)/iu
