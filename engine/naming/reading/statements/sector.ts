/** What kind of thing an answer says that the company is: 'is een drukkerij', 'een natuurgebied'. See told-trade.ts for its own trade. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { isOfTrade, isOneTrade, isOtherTrade, listedTrade, tradeOf } from '#engine/naming/reading/trade-likeness.ts'
import { doesWorkOf, isNameOf, isNameOfOther, isWorkOf } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, WordList, wordsOf } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'
import { tradePhrases } from './trade/trade-phrases.ts'

/** 'is een ambachtelijke bakkerij', 'Sector: bakkerij', 'What they do: roofing' without a list of services behind it. */
const IS_A =
  /(?:is|was|blijft|remains)(?: (?!een |an? |het |de |the |niet |not |vroeger |voorheen |formerly |no )[\p{L}-]{2,20}){0,3}(?<! (?:aan|at|bij|by|dan|for|from|in|langs|met|naar|naast|near|on|onder|op|tegenover|than|to|uit|under|van|via|volgens|sinds|since|tijdens|during|door|tot|until|voor|behind|beside|opposite|with|without|zonder)) (?:een|an?|het|the|de) |(?:appears?|seems?|turns out) to be (?:an?|the) |(?:lijkt|blijkt) een |(?:sector|branche|industry|(?:type|soort)(?: \p{L}{3,15})?|bedrijfs(?:type|soort)|business type|(?:kind|type) of (?:business|company)|soort (?:bedrijf|zaak|onderneming)|kind|categorie|category|business|beroep|vak(?:gebied)?|trade|line of (?:work|business)|wat|what(?: it is)?|(?:wat (?:ze|zij) doen|what they do|what it does)(?=\s?:\s[^,\n]{1,60}(?:\n|$))|(?:bedrijfs)?omschrijving(?: \p{Ll}{2,10}){0,2}|(?:hoofd)?activiteit(?:en)?|activity)\s?:\s/iuy
/** ', een bakkerij', '– een bakkerij', 'Wat voor bedrijf? Een bakkerij' */
const SET_OFF = /(?:,(?: (?:ook|namelijk|also))?| [–—-]|[:?]) $/iu
const A = /(?:een|an?) /iuy
/** 'De Linde: een loodgieter rekent al snel …' tells of any. */
export const ANY_DOES =
  /^[\p{L}-]{0,25} (?:kost|rekent|vraagt|moet|mag|kan|hoort|heeft|costs|charges|should|must|can|has) /u
/** 'Is het een kantoor of een notaris?' */
const QUESTION = /^(?:Is|Was) /u
const ASKED = /^[^.!?\n]{0,110}\?/u
/** 'In het handelsregister is het te vinden', 'daar is het goed parkeren' */
const IT_IS = /(?:is|was|blijft) het $/u
const NO_NOUN =
  /^(?:te|mogelijk|handig|verstandig|belangrijk|raadzaam|slim|goed|beter|prima|fijn|prettig|leuk|jammer|lastig|makkelijk|druk|rustig|stil|duidelijk|onduidelijk|bekend|onbekend|niet|wel|vaak|altijd|meestal|ook|al|nu|dan|net|zo|aan|waard|soms|nooit|gewoon|overigens|echter|dus|daar|hier|er|maar|nog|vooral|inmiddels|tegenwoordig|geen|gratis|gezellig)(?!\p{L})/u
/** 'Jelle Veenstra, die het van zijn vader leerde, is er de accountant' */
const WHO = /^(?:, (?:die|who) [^.,;\n]{1,60},)? $/u
const LONGEST_WHO = 68
const IN_BRACKETS = /^ \((?:een|an?|de|het|the) /u
/** 'In Zwolle is De Linde een garage' */
const IS_BEFORE = /(?<!\p{L})(?:is|was) $/u
const A_BEHIND = /^ (?:een|an?) /u
const PHRASE_END =
  /[.,;:\n()]| [–—-] | (?:in|uit|te|voor|van|met|die|dat|waar\p{Ll}*|aan|op|bij|nabij|vlak|sinds|naast|onder|over|about|tussen|langs|tegenover|gespecialiseerd|gericht|opgericht|geleid|gerund|at|on|near|by|since|under|between|to|from|for|that|which|who|whose|where|with|based|founded|established|offering|providing|selling|making|repairing|specialising|specializing|serving|focused|focusing|run|led|owned|known|and(?! [\p{L}-]{3,20} (?:company|firm|business|contractor)(?!\p{L}))|en|of|located|headquartered|gevestigd) /u
/** 'Een kleine, persoonlijke bakker' */
// Bounded: the 60 characters of a phrase
const ADJECTIVES = /^(?:\p{Ll}[\p{Ll}-]{2,18}, ){1,2}(?!geen |niet |not |no )(?=\p{Ll})/u
function behindAdjectives(text: string, at: number): number {
  const words = ADJECTIVES.exec(text.slice(at, at + 60))?.[0] ?? ''
  const isOfTrade = words.split(', ').some((word) => listedTrade(word) !== null || tradeOf(word) !== null)
  return at + (isOfTrade ? 0 : words.length)
}
/** 'Een goede keus als je je boekhouding zelf doet' */
const NEXT_CLAUSE =
  / (?:als (?:je|u|jij|men|iemand|het|de|er)|wanneer|omdat|doordat|want|maar|terwijl|aangezien|zodat|if|when|because|but|since|unless|whereas|although|though) /u
// Bounded: the 40 characters before a phrase
const SURNAME_BEFORE = /(?<!\p{L})\p{Lu}\p{Ll}{1,20} (?:(?:van|op|in) )?(?:de|den|der|het|’t|'t) $/u
/** 'There is a trial lesson', but 'er is een dorp dat zo heet' */
// Bounded: the 24 characters before a phrase and 80 behind it
const EXISTS = /(?<!\p{L})(?:there is|er is|er zit|is er)(?: (?:also|ook|nog|wel))? (?:an?|een) $/iu
/** 'There is also Dauw the florist' */
// Bounded: the 60 characters before a phrase
const ANOTHER_IS =
  /(?<!\p{L})(?:[Tt]here|[Ee]r) (?:is|was)(?: \p{Ll}{2,8})? \p{Lu}\S{1,20} (?:\S{1,20} ){0,2}(?:the|de|het) $/u
const CALLED_SO = /(?<!\p{L})(?:naam|heet|zo|genaamd|called|named|name)(?!\p{L})/iu
const STATE = / (?:dicht|gesloten|open|geopend|closed|bereikbaar|aanwezig|vol|leeg|druk|available|busy|full)$/
/** These say nothing of what kind of company it is. */
const ANY_COMPANY =
  /(?<!\p{L})(?:bedrijf|familiebedrijf|eenmansbedrijf|mkb-bedrijf|onderneming|zaak|winkel|company|business|firm|store|shop|b\.?v\.?|speler|player|naam|name|typo|tikfout|typefout|spelfout|schrijffout|misspelling|begrip|keuze|keus|choice|pity|shame|optie|option|adres|aanrader|specialist|partner|team|organisatie|organization|vof|eenmanszaak|vennootschap|stichting|praktijk|bureau|agency|plek|place|van de beste|one of|familie\p{L}*|klassieker|favoriet|favou?rite|gem|parel(?:tje)?|must|treat|delight|joy|hit|feest|genot|institution|instituut|staple|ervaring|experience|belevenis|uitkomst|vakman|asset|aanwinst|verademing|traktatie|vondst|find|bargain|icoon|icon|spot|hotspot|stop|trekpleister|winner|feestje|hulp|verrassing|surprise|goed\p{L}*|best\p{L}*|enige|eerste|grootste|oudste|bekendste|ander\p{L}*)$/iu
/** 'Een webwinkel met babykleding' */
const SELLS_ANYTHING = new Set(['webwinkel', 'groothandel', 'fabriek'])
/** 'Een ander kantoor dan De Linde', 'een van de oudste'. */
const ANOTHER = /^(?:andere?|different|other|another|van de|of the)(?!\p{L})/iu
/** 'Is een van de bekendere bakkers' */
const ONE_OF_SEVERAL = /^(?:van|of) (?:de|die|the|those) /u
/** No company at all, so nothing else need differ. */
const NO_COMPANY =
  /(?:naam|name|boom|tree|plant|bloem|dorp|stad|village|town|city|rivier|river|wijk|buurt|neighbou?rhood|film|movie|boek|book|lied|song|album|personage|character|wedstrijd|contest|competition|toernooi|tournament|festival|evenement|event|project|cursus|course|programma|programme|program|gezelschap|band|podcast|blog|tijdschrift|magazine|spel|game|vlinder|vogel|bird|dier|animal|vis|fish|steen|mineraal|zwemslag|term|serie|series|musical|opera|roman|novel|documentaire|documentary|voorstelling|gedicht|poem|schilderij|painting|uitdrukking|expression|diersoort|species|aria|sonate|sonata|symfonie|symphony|compositie|muziekstuk|dans|ritueel|ritual|ziekte|disease|insect|gerecht|mythe|legende|legend|standbeeld|statue|bestuur|orgaan|commissie|ministerie|subsidie|regeling|verdrag|treaty|ministry|committee|eiland|island|vulkaan|volcano|planeet|planet|soort|verschijnsel|phenomenon|materiaal|material|kleur|colou?r|ingredi[eë]nt|ingredient|woord|beroep|occupation|gemeente|municipality|provincie|province|sterrenbeeld|constellation|prijs|award|prize|spyware|malware|fietsmerk|automerk|kledingmerk|godin|goddess|deity|landstreek|polder|kanaal|canal|raket|missile|satelliet|satellite|bacterie|bacterium|geneesmiddel|medicijn|lettertype|typeface|programmeertaal|language|protocol|algoritme|algorithm|motorfiets|automodel|car model|vliegtuig|aircraft|locomotief|locomotive|valuta|currency|sprookje|dagblad|newspaper|fanfare|hondenras|appelras|veldslag|(?<!\p{L})(?:water|streek|gebied|regio|region|meer|lake|berg|mountain|rocket|virus|taal|schip|ship|krant|verhaal|story|koor|choir|orkest|orchestra|partij|komeet|comet|munt|coin|god|heilige|saint|battle)|studentenflat|flatgebouw|wolkenkrabber|skyscraper|voetbalclub|voetbalelftal|football club|rockband|basisschool|sportpark|begraafplaats|cemetery|popgroep|pop group)$/iu
/** 'Is een bekende naam in Meppel', 'is de juiste naam', and no 'veelvoorkomende naam' */
const GOOD_NAME =
  /(?<!\p{L})(?:juiste|officiële|volledige|right|correct|proper|official|full|bekende|vertrouwde|gevestigde|grote|goede|geliefde|gerenommeerde|sterke|household|well-known|familiar|trusted|established|respected|reputable|big|good|known|recogni[sz]ed) (?:naam|name)$/u
/** 'Is de titel van een roman', 'is het vermogen om te herstellen' */
const NO_COMPANY_BEGINS =
  /^(?:merk \p{L}|begrip uit de (?!regio|streek|buurt|stad)|concept (?:in|from) psych|(?:titel|vermogen|eigenschap|verschijnsel|verzamelnaam|synoniem|bijwoord|werkwoord|title|ability|capacity|brand of|process of|adverb|synonym)(?!\p{L}))/u
const CHAIN =
  /^(?:[\p{L}-]{4,20} ){0,2}(?:keten|\p{L}{4,12}keten|chain|franchiseketen|franchise chain) (?:van|of|met|with)(?!\p{L})/u
/** Its longest word: 'neighbourhood'. */
const LONGEST_NO_COMPANY = 13
const NATIONALITIES =
  'German American British English French Belgian Canadian Australian Irish Swiss Italian Spanish Duits Duitse Amerikaans Amerikaanse Brits Britse Engels Engelse Frans Franse Belgisch Belgische Canadees Canadese Italiaans Italiaanse Spaans Spaanse'.split(
    ' ',
  )
const NATIONS = new WordList(NATIONALITIES.join(' ').toLowerCase())
const COUNTRY_OF = new RegExp(
  `(?<!\\p{L})(?:${NATIONALITIES.join('|')})(?: [\\p{L}-]{2,20}){0,2} (?:company|firm|business|multinational|corporation|group|charity|chain|brand|retailer|manufacturer|publisher|magazine|organi[sz]ation|(?:software|tech|technologie|media)?bedrijf|onderneming|concern|multinational|groep|keten|merk|fabrikant|uitgever|organisatie|tijdschrift)(?!\\p{L})`,
  'giu',
)

const COUNTRY_WORDS = new WordList(
  'company firm business multinational corporation group charity chain brand retailer manufacturer publisher magazine organisation organization bedrijf softwarebedrijf techbedrijf technologiebedrijf mediabedrijf onderneming concern groep keten merk fabrikant uitgever organisatie tijdschrift',
)
const IS = new WordList('is was blijft remains appear appears seem seems turns lijkt blijkt')
const LABELS = new WordList(
  'sector branche industry type kind bedrijfstype bedrijfssoort business soort categorie category beroep vak vakgebied trade line wat what omschrijving bedrijfsomschrijving activiteit activiteiten hoofdactiviteit activity',
)
const BEFORE_TRADE = new WordList('een a an de het the vd')
const ARTICLES = new WordList('een a an one')

/** 'De Linde wordt vermeld als schildersbedrijf', 'bij De Linde gaat het om een fotostudio' */
const KNOWN = new WordList(
  'vermeld bekend geregistreerd ingeschreven omschreven listed known registered described als om',
)
const KNOWN_AS =
  /(?:vermeld|bekend|geregistreerd|ingeschreven|omschreven|listed|known|registered|described) (?:als|as) (?:(?:een|an?) )?|als (?:(?:een|an?) )?(?<=(?<!\p{L})(?:kennen|ken je|kent) [^.,;\n]{2,45} als (?:een )?)|om een (?<=(?<!\p{L})gaat het (?:[^.,;\n]{2,45} )?om een )/iuy

/** 'Jan Smit, geboren in 1971': a person, though the company may carry the name. */
const BORN_WORDS = new WordList('geboren born overleden died')
const BORN = /(?<!\p{L})(?:geboren (?:in|op|te)|born (?:in|on)|overleden in|died in)(?!\p{L})/giu
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
  const isA = [
    ...vocabulary.matches(text, IS, IS_A, { needs: [BEFORE_TRADE, 80] }),
    ...vocabulary.matches(text, LABELS, IS_A),
  ]
  // 'Jelle Veenstra is a chartered accountant': one of its people, unless the company is called after that one.
  const people = known.company.team.map(({ name }) => name).filter((name) => !known.company.name.includes(name))
  const isPerson = (at: number, lead: string) =>
    people.some((name) => {
      const before = text.slice(Math.max(0, at - name.length - LONGEST_WHO), at)
      const said = before.lastIndexOf(name)
      return lead.includes(` ${name} `) || (said >= 0 && WHO.test(before.slice(said + name.length)))
    })
  const starts = isA.flatMap(({ index, 0: lead }) =>
    isPerson(index, lead) || (QUESTION.test(lead) && ASKED.test(text.slice(index, index + 120)))
      ? []
      : [index + lead.length],
  )
  for (const { index, 0: lead } of vocabulary.matches(text, KNOWN, KNOWN_AS)) {
    const at = index + lead.length
    if (own.some(({ end }) => end <= at && at - end < 45)) starts.push(at)
  }
  const apart = new Set<number>()
  /** 'Glansrijk (de kapsalon in Delft)': which one of the name is meant. */
  const meant = new Set<number>()
  for (const { at, end } of own) {
    const inverted = IS_BEFORE.test(text.slice(Math.max(0, at - 5), at))
      ? A_BEHIND.exec(text.slice(end, end + 5))
      : null
    if (inverted) starts.push(end + inverted[0].length)
    const lead = IN_BRACKETS.exec(text.slice(end, end + 8))
    if (lead) starts.push(end + lead[0].length)
    if (lead && !/\((?:een|an?) $/.test(lead[0])) meant.add(end + lead[0].length)
  }
  const trades = tradePhrases(text, vocabulary, own)
  starts.push(...[...trades.keys()].filter((at) => !starts.includes(at)))
  for (const { index, 0: lead } of vocabulary.matches(text, ARTICLES, A, { behind: ',:?–—-kKoO', before: SET_OFF })) {
    const at = index + lead.length
    if (starts.includes(at) || (text[index - 2] === ':' && ANY_DOES.test(text.slice(at, at + 36)))) continue
    starts.push(at)
    // Behind another name or a person it may tell what those are.
    if (!own.some((mark) => mark.end <= at && at - mark.end < 35)) apart.add(at)
  }
  for (const begin of starts) {
    // 'Waarschijnlijk is De Linde op maandag dicht': the article is the name's.
    if (own.some((mark) => mark.at < begin && begin < mark.end)) continue
    const several = ONE_OF_SEVERAL.exec(text.slice(begin, begin + 12))?.[0] ?? ''
    const at = behindAdjectives(text, begin + several.length)
    const ahead = text.slice(at, trades.get(begin) ?? at + 80)
    const clause = ahead.search(NEXT_CLAUSE)
    const rest = clause < 0 ? ahead : ahead.slice(0, clause)
    const end = rest.search(PHRASE_END)
    const phrase = (end < 0 ? rest : rest.slice(0, end)).trim()
    const small = phrase.toLowerCase()
    // 'Orion is een van de bekendste sterrenbeelden'
    if (several !== '' && NO_COMPANY.test(small.replace(/(?:en|s)$/, '').slice(-LONGEST_NO_COMPANY)))
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'thing' })
    // 'Het bezoekadres is De Molen 62'
    if (IT_IS.test(text.slice(Math.max(0, at - 8), at)) && NO_NOUN.test(phrase)) continue
    if (
      phrase === '' ||
      /^\d/.test(phrase) ||
      ANOTHER.test(phrase) ||
      FORMER.test(phrase) ||
      /^\p{Lu}.* \d{1,4}[a-z]?$/u.test(phrase)
    )
      continue
    const listed = listedTrade(small)
    const stated = listed ?? tradeOf(phrase)
    const generic = listed === null && (ANY_COMPANY.test(small) || FORM_FIRST.test(rest))
    const isLabelled = text[begin - 2] === ':'
    // 'een praktijk voor fysiotherapie', 'a firm that does consultancy'
    const said =
      generic || isLabelled || (listed !== null && SELLS_ANYTHING.has(listed))
        ? rest.slice(0, rest.search(isLabelled ? /\n|$/ : /[.,;:\n()]|$/)).toLowerCase()
        : small
    const same =
      ((small.includes(trade) || holdsOne(said, trade)) && !isNameOfOther(small, trade)) ||
      // 'Een installatiebedrijf', of an 'elektrotechnisch installatiebedrijf'
      trade.endsWith(` ${small}`) ||
      isNameOf(small, trade) ||
      (isLabelled && isNameOf(said, trade)) ||
      isWorkOf(said, trade) ||
      (isLabelled && doesWorkOf(said, trade)) ||
      isOfTrade(said, trade) ||
      (stated !== null && isOneTrade(stated, trade))
    // 'Monteur is Jan de Boer'
    if (/^\p{Lu}/u.test(phrase) && SURNAME_BEFORE.test(text.slice(Math.max(0, at - 40), at))) continue
    // 'There is a trial lesson'
    if (EXISTS.test(text.slice(Math.max(0, at - 24), at)) && !CALLED_SO.test(rest.split(/[,;]/, 1)[0]!)) continue
    if (ANOTHER_IS.test(text.slice(Math.max(0, at - 60), at))) continue
    // 'Op maandag is het atelier dicht.'
    if (STATE.test(small)) continue
    // 'Een keten van tuincentra', of a company with one place
    const isChain = known.company.addresses.length < 2 && CHAIN.test(rest.toLowerCase())
    const isNoCompany =
      isChain ||
      (!GOOD_NAME.test(small) && NO_COMPANY.test(small.slice(-LONGEST_NO_COMPANY))) ||
      NO_COMPANY_BEGINS.test(rest.toLowerCase())
    // A holiday village is a holiday park.
    if (isNoCompany && !isNameOf(small, trade) && isToldBefore(text, at, own)) continue
    if (isNoCompany && !isNameOf(small, trade))
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'thing' })
    else if (same) found.push({ fact: 'sector', at, end: at + phrase.length, right: true })
    else if (wordsOf(phrase).some(({ folded }) => known.offerWords.has(folded))) continue
    else if (SOMEBODY_IS.test(text.slice(Math.max(0, at - 50), at))) continue
    else if (stated !== null && !generic) {
      // Of trades that may be one, nothing is said: 'adviesbureau' is no wrong name for a consultancy.
      // Nor of 'branderij' for a koffiebranderij, but a hair salon is no short word for a beauty salon.
      const last = small.slice(small.lastIndexOf(' ') + 1)
      const isShort = trade.endsWith(last) && (listedTrade(last) ?? tradeOf(last)) === stated
      const isWrong = !apart.has(begin) && !isShort && isOtherTrade(stated, trade)
      const end = isWrong && !meant.has(begin) ? at + phrase.length : at
      found.push({
        fact: 'sector',
        at,
        end,
        right: false,
        distinguishes: isWrong && meant.has(begin) ? 'thing' : 'kind',
      })
    }
    // A kind that is no trade: a mill, a village, a choir.
    else if (stated === null && !generic)
      found.push({ fact: 'sector', at, end: at, right: false, distinguishes: 'kind' })
  }
  return found
}

/** 'A linde is a lime tree, and it gave De Linde its name': the company is named later in the sentence only. */
function isToldBefore(text: string, at: number, own: readonly Mark[]): boolean {
  const next = own.find((mark) => mark.at > at)
  if (!next || next.at - at > 200 || /[.!?\n]/.test(text.slice(at, next.at))) return false
  const before = own.findLast((mark) => mark.at < at)
  return !before || /[.!?\n]/.test(text.slice(before.end, at))
}

/** 'Haar man is een tandarts', 'the owner is a former plumber': what somebody is, and not the company. */
// Bounded: the 50 characters before a trade
const SOMEBODY_IS =
  /(?<!\p{L})(?:(?:haar|zijn|hun|mijn|his|her|their|my) (?:man|vrouw|partner|vader|moeder|zoon|dochter|broer|zus|oom|tante|buurman|husband|wife|father|mother|son|daughter|brother|sister|uncle|aunt|neighbou?r)|(?:de|the) (?:eigenaar|eigenares|eigenaresse|oprichter|owner|founder)) (?:is|was) (?:een|an?) (?:\p{Ll}{3,15} ){0,2}$/iu

/** Of 'een bureau voor makelaars' nothing is said. */
function holdsOne(said: string, trade: string): boolean {
  const at = said.indexOf(trade)
  return at >= 0 && !/^(?:s|en)(?!\p{L})/u.test(said.slice(at + trade.length, at + trade.length + 3))
}

/** 'Is een B.V. met KvK-nummer …' */
const FORM_FIRST = new RegExp(
  `^(?:${LEGAL_FORM}|eenmanszaak|maatschap|vennootschap|sole proprietorship|(?:general )?partnership|private limited)(?![\\p{L}\\d])`,
  'iu',
)

const FORMER = /^(?:former|ex-|oud-|voormalige?|retired|gepensioneerde?)/iu
