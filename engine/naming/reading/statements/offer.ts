/** The trade, the services and the people that an answer gives. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Sought, Term } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/mentions.ts'
import { placeAt } from '#engine/naming/reading/places-in-answer.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isOneTrade, isOtherTrade, isTradeWord, isTranslated, tradeOf } from '#engine/naming/reading/trade-likeness.ts'
import { type Found, nameOf, type Vocabulary, type Word, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { servicesByParts } from './service-parts.ts'

/** 'is een ambachtelijke bakkerij', 'Sector: bakkerij'. */
const IS_A =
  /(?:is|was|blijft|remains)(?: (?!een |an? |het |de |the )[\p{L}-]{2,20}){0,3} (?:een|an?|het|the|de) |(?:sector|branche|industry|type bedrijf|business type|soort bedrijf|type|categorie|category)\s?:\s/iuy
/** ', een bakkerij', '– een bakkerij' */
const SET_OFF = /(?:,(?: (?:ook|namelijk|also))?| [–—-]|:) $/iu
const A = /(?:een|an?) /iuy
/** 'lijkt een bakkerij', 'staat bekend als een bakkerij': this can confirm the trade, but says no other. */
const SEEMS_A =
  /(?:lijkt|schijnt|blijkt|geldt als|(?:staat )?bekend als|known as|seems to be|appears to be|seems|appears)(?: te gaan om)? (?:een|an?|the|de|het) /iuy
const SEEMS = new WordList('lijkt schijnt blijkt geldt bekend known seems appears')
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
  /^(?: ?B\.?V\.?| ?V\.?O\.?F\.?)?(?: ?\([^()\n]{1,40}\)| (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{2,25})?(?:,| [–—-]| \() ?(?:(?:het|de|the|een|an?) )?((?:\p{Ll}[\p{L}-]{2,20} ){0,2}\p{Ll}[\p{L}-]{3,30})(?=[\s.,;)]|$)/u
/** Quicker: what must be there. */
const SET_BEHIND = /^.{0,48}(?:,| [–—-]| \() ?\p{Ll}/u
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
const IS = new WordList('is was blijft remains sector branche industry type business soort categorie category')
const ARTICLES = new WordList('een a an one')

/** 'Jan Smit, geboren in 1971': a person, though the company may carry the name. */
const BORN_WORDS = new WordList('geboren born overleden died')
const BORN = /(?<!\p{L})(?:geboren (?:in|op|te)|born (?:in|on)|overleden in|died in)(?!\p{L})/giu
/** 'IT-bedrijf' and 'IT company': what is left without the word for a company. */
function isOfTrade(said: string, trade: string): boolean {
  const word = COMPANY_WORDS.find((word) => trade.endsWith(word))
  const core = word ? trade.slice(0, -word.length).replace(/[- ]$/, '') : ''
  if (core.length < 2) return false
  const at = said.indexOf(core)
  if (at < 0 || /\p{L}/u.test(said[at - 1] ?? '')) return false
  const rest = said.slice(at + core.length).replace(/^[- ]/, '')
  return COMPANY_WORDS.some((word) => rest.startsWith(word))
}
const COMPANY_WORDS = 'bedrijf zaak bureau kantoor onderneming company firm agency provider specialist business'.split(
  ' ',
)
// Bounded: the 33 characters before a name
const TRADE_BEFORE =
  /(?<!\p{L})(\p{Ll}{4,30}) ["'“‘„]?$|(?:haar|zijn|hun|eigen|dit|her|his|their|own|this) (\p{Ll}{4,30}),? ["'“‘„]?$/u

function isOwnTrade(word: string, trade: string): boolean {
  const stated = tradeOf(word)
  return word.includes(trade) || (stated !== null && isOneTrade(stated, trade))
}

/** 'De oudste boekhandel van Zutphen? Dat is waarschijnlijk Boekhandel Vermeulen.' */
// Bounded: the 120 characters before a name
const IS_NAME =
  /(?<!\p{L})(?:de|het|the|een|an?) (?:[\p{L}-]{2,20} ){0,3}?(\p{Ll}{4,30})(?: (?:van|in|uit|of|from|at) (?:[\p{L}’'-]{1,20} ?){1,3})?\??(?: (?:Dat|That|It))? (?:is|zijn)(?: \p{Ll}{2,20}){0,2} $/iu

/** Without this it is not tried. */
const IS_BEFORE = / (?:is|zijn) [^\n]{0,40}$/
/** Without this it is not tried. */
const LETTER_BEFORE = /\p{L},? ["'“‘„]?$/u

export function sectorStatements(
  text: string,
  vocabulary: Vocabulary,
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
    for (const { 0: word, index } of phrase === '' ? [] : phrase.matchAll(/\p{L}[\p{L}-]{3,}/gu)) {
      const from = end + behind![0].length - phrase.length + index
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
    // 'Het notariskantoor Prins is …'
    if (!LETTER_BEFORE.test(text.slice(Math.max(0, at - 3), at))) continue
    const match = TRADE_BEFORE.exec(text.slice(Math.max(0, at - 33), at))
    const word = match?.[1] ?? match?.[2]
    if (!match || !word || !isTradeWord(word)) continue
    if (isOwnTrade(word, trade)) {
      const from = at - (match[0].length - match[0].lastIndexOf(word))
      found.push({ fact: 'sector', at: from, end: from + word.length, right: true })
    }
  }
  const starts = Array.from(vocabulary.matches(text, IS, IS_A), ({ index, 0: lead }) => index + lead.length)
  for (const { index, 0: lead } of vocabulary.matches(text, ARTICLES, A, SET_OFF)) {
    const at = index + lead.length
    if (!starts.includes(at)) starts.push(at)
  }
  /** 'Een camping in Ommen en een kaasboerderij in Stolwijk': with its own place it is the company's. */
  const placed = vocabulary.matches(text, ARTICLES, A_PLACED, AMONG).flatMap(({ index, 0: lead }) => {
    const place = placeAt(text, index + lead.length)
    return place && known.cities.has(fold(place)) ? [index + lead.indexOf(' ') + 1] : []
  })
  const hedged = [
    ...placed,
    ...vocabulary.matches(text, ARTICLES, ONE_OF).map(({ index, 0: lead }) => index + lead.length),
    ...vocabulary.matches(text, IS, IS_THE).map(({ index, 0: lead }) => index + lead.length),
    ...vocabulary.matches(text, SEEMS, SEEMS_A).map(({ index, 0: lead }) => index + lead.length),
  ]
  for (const at of new Set([...starts, ...hedged])) {
    const rest = text.slice(at, at + 80)
    const end = rest.search(PHRASE_END)
    const phrase = (end < 0 ? rest : rest.slice(0, end)).trim()
    if (phrase === '' || ANOTHER.test(phrase)) continue
    const small = phrase.toLowerCase()
    const stated = tradeOf(phrase)
    const generic = ANY_COMPANY.test(small)
    const isLabelled = text[at - 2] === ':'
    // 'een praktijk voor fysiotherapie', 'a firm that does consultancy'
    const said =
      generic || isLabelled ? rest.slice(0, rest.search(isLabelled ? /\n|$/ : /[.,;:\n()]|$/)).toLowerCase() : small
    const same =
      said.includes(trade) ||
      isTranslated(small, trade) ||
      isTranslated(said, trade) ||
      isOfTrade(said, trade) ||
      (stated !== null && isOneTrade(stated, trade))
    if (!same && !starts.includes(at)) continue
    // 'Op maandag is het atelier dicht.'
    if (STATE.test(small)) continue
    if (NO_COMPANY.test(small.slice(-LONGEST_NO_COMPANY)))
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'thing' })
    else if (same) found.push({ fact: 'sector', at, end: at + phrase.length, right: true })
    else if (wordsOf(phrase).some(({ folded }) => known.offerWords.has(folded))) continue
    else if (stated !== null && !generic) {
      // Of trades that may be one, nothing is said: 'adviesbureau' is no wrong name for a consultancy.
      const end = isOtherTrade(stated, trade) ? at + phrase.length : at
      found.push({ fact: 'sector', at, end, right: false, distinguishes: 'kind' })
    }
    // A kind that is no trade: a mill, a village, a choir.
    else if (stated === null && !generic)
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'kind' })
  }
  return found
}

const NOT_BEFORE =
  /(?<!\p{L})(?:geen|niet(?! (?:alleen|enkel|slechts))|nooit|zonder|no|not(?! only)|without|n[’']t (?:offer|provide|do|sell|make)|not (?:offer|provide|do|sell|make))(?: (?!maar |wel |but )[\p{L}-]{2,20}){0,2} $/iu
const NO_AFTER = /^\s?:\s?(?:nee|no|niet|geen|✗|❌|x)(?!\p{L})/iu

/** Without one of these, or 'n’t', nothing is denied. */
const NOT = new WordList('geen niet nooit zonder no not without t')

export function serviceStatements(
  text: string,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const mayDeny = vocabulary.has(NOT)
  const isDenied = (at: number, end: number) =>
    (mayDeny && text[at - 1] === ' ' && NOT_BEFORE.test(text.slice(Math.max(0, at - 60), at))) ||
    NO_AFTER.test(text.slice(end, end + 10))
  const written = terms.flatMap(({ at, end, of }): Statement[] => {
    if (of.kind !== 'service') return []
    // 'Wassen' is no 'was'.
    if (end - at < 4 && known.company.services[of.index]!.length > end - at) return []
    return [{ fact: 'services', at, end, right: !isDenied(at, end) }]
  })
  // In other words it can confirm a service, but deny none: it may be another one that is not offered.
  const meant = servicesByParts(text, words, subjects, known.serviceParts)
    .filter(({ at, end }) => !isDenied(at, end) && !written.some((one) => one.at < end && at < one.end))
    .map(({ at, end }): Statement => ({ fact: 'services', at, end, right: true }))
  return [...written, ...meant]
}

const ROLES: readonly [string, RegExp][] = [
  ['owner', /eigenaar|eigenaresse|owner|proprietor/i],
  ['founder', /oprichter|oprichtster|founder|opgericht door|founded by|gestart door|started by/i],
  ['partner', /partner|vennoot/i],
  ['director', /directeur|directrice|bestuurder|director|ceo|dga/i],
]
const roleOf = (role: string) => ROLES.find(([, words]) => words.test(role))?.[0] ?? fold(role)

/** Who runs it may be somebody whom the company does not name; with the first name of one whom it does, the surname is wrong. */
const RUN_BY = /^(?:gerund|geleid|run|led|owned|managed) (?:door|by)$/i
function isMisnamed(name: string, { company }: Prepared): boolean {
  const [first] = name.split(' ')
  return company.team.some((one) => one.name.split(' ')[0] === first)
}

/** 'eigenaar Jan Smit', 'De eigenaar van De Linde is Jan Smit', 'opgericht door Jan Smit'. */
const HELD_BY =
  /(praktijkhouder|praktijkhoudster|praktijkmanager|locatiemanager|vestigingsmanager|zaakvoerder|bedrijfsleider|bedrijfsleidster|chef-kok|head chef|voorzitter|managing partner|cto|cfo|coo|eigenaar|eigenaresse|owner|proprietor|(?:mede-?)?oprichter|oprichtster|(?:co-?)?founder|opgericht door|founded by|gestart door|started by|(?:gerund|geleid) door|(?:run|led|owned|managed) by|(?:algemeen )?directeur|directrice|bestuurder|(?:managing )?director|ceo|dga)(?:(?: en |\/| & | and )(\p{L}{3,20}))?(?: (?:van|of|bij|at) [^.,;:\n]{1,80}? (?:is|was|heet)|(?: is| was| heet)?:?) (?:de heer |mevrouw |dhr\.? |mevr\.? |mr\.? |mrs\.? |ms\.? )?(\p{Lu}[\p{L}’'.-]{1,30}(?: (?:van|de|der|den|ten|ter|el|von)){0,3} \p{Lu}[\p{L}’'-]{1,30})/iuy

const ROLE_WORDS = new WordList(
  'praktijkhouder praktijkhoudster praktijkmanager locatiemanager vestigingsmanager bedrijfsleidster chef head voorzitter managing zaakvoerder bedrijfsleider cto cfo coo eigenaar eigenaresse owner proprietor oprichter oprichtster founder medeoprichter cofounder opgericht founded gestart started gerund geleid run led owned managed directeur directrice bestuurder director ceo dga',
)

export function teamStatements(
  text: string,
  people: readonly Found<Sought>[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const found: Statement[] = people.map(({ at, end }) => ({ fact: 'team', at, end, right: true, identifies: true }))
  if (known.teamNames.size === 0 || !vocabulary.has(ROLE_WORDS)) return found
  const roles = new Set(known.company.team.map(({ role }) => roleOf(role)))
  for (const match of vocabulary.matches(text, ROLE_WORDS, HELD_BY)) {
    const name = match[3]!
    // The flags ignore case, so capitals are looked at here.
    if (!/^\p{Lu}/u.test(name) || !/^\p{Lu}/u.test(name.split(' ').at(-1)!) || /^(?:De|Het|The|Van) /.test(name))
      continue
    const isMember = known.teamNames.has(nameOf(name))
    // 'M. de Wit' may be Mila de Wit.
    const surname = /^(?:\p{Lu}\.? ?){1,4}(?=\p{L}{3}|(?:van|de|der|den|ten|ter|el) )/u.exec(name)
    if (surname && [...known.teamNames].some((one) => one.endsWith(nameOf(name.slice(surname[0].length))))) continue
    if (!isMember && /door$|by$/i.test(match[1]!) && RUN_BY.test(match[1]!) && !isMisnamed(name, known)) continue
    if (!isMember && !RUN_BY.test(match[1]!) && ![match[1]!, match[2] ?? ''].some((role) => roles.has(roleOf(role))))
      continue
    const at = match.index + match[0].length - name.length
    // The company may carry the name of who owns it.
    found.push({ fact: 'team', at, end: at + name.length, right: isMember, said: name })
  }
  return found
}
