/** Everywhere that an answer calls the company by its trade, in whatever words: 'het hoveniersbedrijf werd …', 'drie makelaars in Haarlem: …'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { isOtherTrade, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { tradesAsIt } from './trade/trades-as.ts'
import { DEFINITE, isOfAll, SAYS_OF_ITSELF, THAN_OTHERS, WHOSE, whoseTrade } from './trade/whose-trade.ts'
import { TRADES, tradesIn } from './trade-places.ts'

/** Of no company of the trade, or of another one. */
// Bounded: the 60 characters before a word for the trade
const OTHER_BEFORE =
  /(?<!\p{L})(?:geen|no|not|niet (?:een|als|langer|meer)|vroeger|voorheen|formerly|(?<!onder )ander\p{L}*|other|another|elke|iedere|every|(?<!just )any|average|gemiddelde|doorsnee|voormalige?|former|out-of-hours|after-hours|dienstdoende|on-call|oud-|ex-|concurrerende?|collega-?)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $|-$/iu
// Bounded: the 60 characters before a word for the trade
/** What is next to the company, or the reader's. */
const NOT_ITSELF =
  /(?<!\p{L})(?:(?<=\p{L} )(?:als (?:je|u|men|iemand)|wanneer|omdat|if you|when you|because)(?: [\p{L}’'-]{1,15}){0,5} (?:een|an?|geen|no)|(?:reserveer|reserveren|boek|boeken|bestel|bestellen|neem|book|order)(?: (?:ik|we|wij|je|u))? (?:een|an?)|(?:zoekt|huurt|huurde|schakelt|belde|hires|hired|employs|employed|seeks)(?: (?:zelf|ook|nog|nu))? (?:een|an?)|(?:heeft|had)(?: (?:zelf|ook|nog|nu)) (?:een|an?)|(?:naast|boven|tegenover|achter|next to|above|opposite|behind|beside)(?: (?:een|de|het|an?|the))?|(?<=(?<!\p{L})(?:naast|boven|tegenover|next to|above|opposite|beside) [^.,;:\n]{2,45} )(?:ligt|zit|staat|is|sits) (?:een|an?)|(?:werkt|werkte|werken|levert|leveren|works?|worked|supplies)(?: \p{Ll}{3,10})? (?:voor|aan|for|to|(?<=(?:eerder|daarvoor|vroeger|jarenlang|before|previously) )(?:bij|at)) (?:een|an?)|in (?:een|an?)|uw|jouw|je|jullie|your)(?: (?!(?:bij|in|uit|naar|voor|onder|met|aan|deze|de|het|een|ook|at|to|the|these) )\p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Sietske is er accountant', 'die er als slager werkt', 'works there as a baker': what somebody is does not tell what the company is. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:(?:is|was|zijn|waren) (?:er|hier|daar)(?: (?:ook|nu|al jaren|vaste|eigen|de)){0,2}|(?:er|hier|daar)(?: (?:nu|ook|al \p{L}{3,8}))? als|(?:works?|worked|working) (?:there|here) as(?: an?| the)?|(?:werkt|werken|werkte) \p{Lu}[\p{L} -]{2,30} als) $/u
/** 'Parking is easiest at the Koestraat garage', and no 'the Dutch bakery', 'het Haagse kantoor'. */
const NAMED_SO = /(?<=(?<!\p{L})(?:the|de|het) )(\p{Lu}\p{Ll}+)(?<!se|ch|sh|an) $/u
/** 'The bookseller: Hoogstraat 149', 'de hovenier: 076 …' */
const WHERE = /^(?:(?:\p{Lu}[\p{L}’'-]{1,20} ){1,3}\d|[+(\d]|www\.|https?:)/u
/** 'Removal men: that sums them up' */
const SUMS_UP = /^(?:that|dat|zo|dit|this) /u
/** 'Voor fysiotherapie heb je geen verwijzing nodig' */
const IN_GENERAL =
  /^ (?:heb|hebt|is|geldt|gelden|betaal|betaalt|moet|hoef|hoeft|in Nederland|you (?:do|don|need|pay)|there)(?!\p{L})/u
const LIKES_YOUR = /(?<!\p{L})(?:like|love|prefer|want) your (?:\p{Ll}{3,15} )?$/iu

/** 'The optician is located at …', 'Het restaurant van Jan …', 'dit timmerbedrijf herstelt …': what goes on about the company calls it another trade. */
const ARTICLES = new WordList('de het deze dit the this')
const AS_OTHER =
  /(?:(?:deze|dit|this) (?<pointed>\p{Ll}[\p{L}-]{2,25}(?: \p{Ll}[\p{L}-]{2,25}){0,2})(?= \p{Ll})|(?<=(?:^|[.!?\n] ?))(?:De|Het|The) (?:\p{Ll}{3,15} )?(?<called>\p{Ll}[\p{L}-]{4,25}(?: \p{Ll}{3,15})?)(?=,? (?:in|uit|te|from|at|on|aan|op|van|of) (?:de |het |the )?\p{Lu}|,? (?:owned|run|led|located|based|founded|gevestigd|geleid|gerund)(?!\p{L})| (?:is|was)(?: op (?:\p{Ll}{3,6}dag|\p{Ll}{3,6}dagen)| on \p{Lu}\p{Ll}{2,5}days?)? (?:located|based|open|closed|founded|run|owned|gevestigd|geopend|gesloten|dicht|opgericht|te vinden|te bereiken|bereikbaar)(?!\p{L})| (?:opens|opened|closes|zit|ligt|opent|sluit|bestaat)(?!\p{L})))/iuy

/** 'Dog school trains', 'dog school' and 'dog' */
function beginningsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.map((_, place) => words.slice(0, words.length - place).join(' '))
}

function* otherTrades(
  text: string,
  vocabulary: Vocabulary,
  first: Mark,
  subjects: Subjects,
  trade: string,
  known: Prepared,
): Generator<Statement> {
  for (const { index, 0: all, groups } of vocabulary.matches(text, ARTICLES, AS_OTHER, { needs: [TRADES, 40] })) {
    if (index < first.end) continue
    const phrase = (groups!.pointed ?? groups!.called)!
    const said = beginningsOf(phrase).find((one) => listedTrade(one) !== null)
    const owner = subjects.ownerAt(index)
    const { marks } = subjects.sentenceAt(index)!
    if (said === undefined || owner?.who !== 'own' || marks.some(({ who }) => who !== 'own')) continue
    if (known.offerWords.has(fold(said)) || trade.endsWith(said) || !isOtherTrade(listedTrade(said)!, trade)) continue
    const at = index + all.length - phrase.length
    yield { fact: 'sector', at, end: at + said.length, right: false, of: owner }
  }
}

/** Where it is called by its own trade, and where what goes on about it calls it by another; 'is een bakker' is read in sector.ts. */
export function toldTrade(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  own: readonly Mark[],
  people: readonly { at: number }[],
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { trade } = known
  const first = own.find(({ who, isPronoun, isNamesake }) => who === 'own' && (!isPronoun || isNamesake))
  if (trade === null || !first) return []
  const found: Statement[] = [...otherTrades(text, vocabulary, first, subjects, trade, known)]
  for (const { at, end, isMany, isDone } of tradesIn(text, words, vocabulary, trade, own, people, known)) {
    const sentence = subjects.sentenceAt(at)!
    const before = text.slice(Math.max(sentence.from, at - 60), at)
    if (isDone) {
      const owner = subjects.ownerAt(at)
      if (owner?.who === 'own' && !NOT_DONE.test(before))
        found.push({ fact: 'sector', at, end, right: true, of: owner })
      continue
    }
    // 'Andere uitvaartondernemers in de stad', above those that are not the company
    if (
      isMany &&
      first.at < at &&
      OTHERS_TOO.test(text.slice(sentence.from, at)) &&
      NEAR_BY.test(text.slice(end, sentence.to)) &&
      isNamedBefore(sentence, subjects)
    ) {
      found.push({ fact: 'sector', at, end, right: true, of: first })
      continue
    }
    // 'If you like your beauty salon small, De Linde is a good fit'
    const liked = LIKES_YOUR.test(before) ? sentence.marks.find((mark) => mark.at > end) : undefined
    if (liked?.who === 'own') {
      found.push({ fact: 'sector', at, end, right: true, of: liked })
      continue
    }
    const name = sentence.marks.find((mark) => at < mark.end && mark.at < end)
    if (name) {
      // 'Het timmerbedrijf Wiersma & Zonen': written small it is no part of the name.
      // 'Een bakker met die naam'
      const isNamesake = name.who === 'own' && name.isNamesake
      if (
        isNamesake ||
        (name.who === 'own' && name.at === at && DEFINITE.test(before) && /^\p{Ll}/u.test(text.slice(at, at + 2)))
      )
        found.push({ fact: 'sector', at, end, right: true, of: name })
      continue
    }
    // 'Beide makelaars zitten in Utrecht.' and 'De tabel toont makelaars in Utrecht.' below a table
    if (
      isMany &&
      first.at < at &&
      (ALL_OF_THEM.test(text.slice(sentence.from, at)) ||
        (THOSE_ARE.test(text.slice(sentence.from, at)) && !LEADS_ON.test(text.slice(end, sentence.to)))) &&
      isNamedBefore(sentence, subjects)
    ) {
      found.push({ fact: 'sector', at, end, right: true, of: first })
      continue
    }
    const another = IS_ANOTHER.exec(before) ?? IS_AS_WELL.exec(before)
    const it = another && sentence.marks.find((mark) => mark.who === 'own' && mark.end === at - another[0].length)
    if (it) {
      found.push({ fact: 'sector', at, end, right: true, of: it })
      continue
    }
    const others = isMany && THAN_OTHERS.test(before)
    const compared = others ? (sentence.marks.find(({ who }) => who === 'own') ?? subjects.ownerAt(at)) : undefined
    if (compared?.who === 'own') {
      found.push({ fact: 'sector', at, end, right: true, of: compared })
      continue
    }
    if (OTHER_BEFORE.test(before)) continue
    if (/^\s*(?:Voor|For) $/u.test(before) && IN_GENERAL.test(text.slice(end, end + 30))) continue
    // 'Notaris: Jelle Verbeek' is somebody's profession, 'Notaris: HVK' and 'Notaris: testamenten en …' the company's trade.
    if (
      !isMany &&
      /^: \P{Ll}/u.test(text.slice(end, end + 3)) &&
      !sentence.marks.some((mark) => mark.at === end + 2) &&
      !SUMS_UP.test(text.slice(end + 2, end + 8)) &&
      !ABOUT_THE.test(before) &&
      !(DEFINITE.test(before) && WHERE.test(text.slice(end + 2, end + 40)))
    )
      continue
    if (
      NOT_ITSELF.test(before) &&
      !SAYS_OF_ITSELF.test(before) &&
      !(HAS_NOW.test(before) && PLACE.test(text.slice(at, end))) &&
      !SOUGHT.test(text.slice(end, end + 14)) &&
      !sentence.marks.some((mark) => mark.at === end + 1)
    )
      continue
    const named = NAMED_SO.exec(before)?.[1]
    if (named !== undefined && !known.ownWords.has(fold(named)) && !known.cities.has(fold(named))) continue
    if (isOneOfIts(text, end, before, sentence, people) && !tradesAsIt(text, at, end, own)) continue
    if (isPersons(before, known) || BOOKED.test(text.slice(end, end + 14))) continue
    const somebody = OF_SOMEBODY.exec(before)?.[0]
    if (
      somebody &&
      !sentence.marks.some((mark) => mark.who === 'own' && mark.at >= at - somebody.length && mark.at < at)
    )
      continue
    if (
      isMany &&
      (at < first.at
        ? isOfAll(sentence) ||
          ALL_CALLED.test(text.slice(end, first.at)) ||
          NAMED_SO_BY.test(text.slice(end, first.end + 8))
        : NAME_OF.test(before))
    ) {
      found.push({ fact: 'sector', at, end, right: true, of: first, isOfAll: true })
      continue
    }
    const of = whoseTrade(text, at, end, isMany, before, sentence, first, people, subjects)
    if (of) found.push({ fact: 'sector', at, end, right: true, of })
  }
  return found
}

/** '“De Linde” is een populaire naam voor rijscholen' */
const NAME_OF = /(?<!\p{L})(?:naam|name) (?:voor|onder|bij|for|among) (?:(?:Nederlandse|Dutch) )?$/u
/** 'Er zijn twee sportscholen met de naam De Linde', 'two photographers using the name De Linde' */
// Bounded: to the name, and none where that is far
const ALL_CALLED =
  /^ (?:[^.,;:\n]{0,30} )?(?:(?:go(?:es)? by|carry|bear|share|use) the (?:same )?name(?: of)?|(?:dragen|delen|voeren|gebruiken) de naam|met (?:als |de |dezelfde )?naam|genaamd|die [^.,;:\n]{0,20}?heten|called|named|(?:with|using|sharing|under|by) the (?:same )?name(?: of)?) ["“'‘]?$/u
/** 'Twee schoonmaakbedrijven die Helderwit heten' */
// Bounded: to behind the name
const NAMED_SO_BY = /^ (?:die|dat) [^.,;:\n]{2,40} heten(?!\p{L})/u
/** 'De Linde is een andere rijschool': told from the one before it, and no 'een andere rijschool dan' */
const IS_ANOTHER = / (?:is|was) (?:een andere?|another|a different)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/u
/** 'De Linde is, net als De Boom, een rijschool' */
// Bounded: the 60 characters before a word for the trade
const IS_AS_WELL =
  / (?:is|was),? (?:net als|evenals|zoals|(?:just )?like|as well as) [^,;.\n]{2,40}, (?:ook |also )?(?:een|an?)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/u
/** 'Some background on the dental practice:', above a list */
const ABOUT_THE = /(?<!\p{L})(?:on|about|of|for|over|van) (?:de|het|deze|the|this) $/iu

/** 'Is niet gespecialiseerd in logopedie', 'is ook gespecialiseerd in' */
// Bounded: the 60 characters before what it does
const NOT_DONE = /(?<!\p{L})(?:niet|not|geen|no|nooit|never|ook|also|of|whether|ander\p{L}*|other)(?!\p{L})|n[’']t /iu
/** 'Wordt genoemd wanneer mensen een bakker zoeken' */
const SOUGHT = /^ (?:zoeken|zoekt|nodig heb)/u
/** 'Begon met een kar en heeft nu een vaste viswinkel': a shop is its own, an accountant is not. */
const HAS_NOW = /(?<!\p{L})heeft nu een(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/u
const PLACE = /(?:winkel|zaak|praktijk|kantoor|salon|atelier|studio|rij|bedrijf)$/u

/** 'Beide makelaars', 'van deze drie kaaswinkels' */
const ALL_OF_THEM =
  /^\s*(?:\p{Lu}[\p{L} ]{2,25}: )?(?:(?:(?:The|This|Deze|De|Dit|Het) (?:table|list|overview|comparison|tabel|lijst|overzicht) (?:covers|shows|lists|compares|toont|vergelijkt|bevat)|In (?:deze|dit|the|this) (?:tabel|lijst|overzicht|table|list) (?:staan|zie je|are))(?: \p{Ll}{2,12}){0,2}|(?:Van|Of|Tussen|Among|Onder|Between) )?(?:Beide|Allebei de|Both(?: of (?:these|the))?|(?:Alle |All (?:of )?)?(?:deze|these|those|die)(?: twee| drie| vier| vijf| two| three| four| five)?|Alle (?:twee|drie|vier|vijf)(?: de)?|All (?:two|three|four|five)|(?:De|The) (?:twee|drie|vier|vijf|two|three|four|five)|(?:Both|All (?:two|three|four|five)|They|These) are(?: both| all)?|(?:Het|Dit) zijn (?:allebei|beide|alle (?:twee|drie|vier))|(?:Beide|Alle (?:twee|drie|vier)) zijn(?: het)?) $/iu
/** 'Dit zijn drie dakdekkers in Helmond.', 'All of these are roofers', below them */
const THOSE_ARE =
  /^\s*(?:(?:(?:Alle|All) (?:drie|twee|vier|vijf|two|three|four|five) (?:de )?(?:bedrijven|zaken|companies|businesses|firms)|(?:Al )?[Dd]eze (?:(?:twee|drie|vier|vijf) )?(?:bedrijven|zaken)|(?:All (?:of )?)?[Tt]hese (?:(?:two|three|four|five) )?(?:companies|businesses|firms)|All of (?:these|those|them)|(?:Alle|De) genoemde (?:bedrijven|zaken)) (?:zijn|are)|(?:Dit|Dat|Het) zijn (?:dus )?(?:de )?(?:twee|drie|vier|vijf)|(?:These|Those) are (?:the )?(?:two|three|four|five)|Het (?:gaat (?:hier )?om|betreft) (?:twee|drie|vier|vijf)|(?:Zo|Dan|Daarmee) heb je (?:nu )?(?:twee|drie|vier|vijf))(?: \p{Ll}{4,14})? $/u
/** '… in Helmond:', above others */
const LEADS_ON = /:\s*$/u
const OTHERS_TOO = /^\s*(?:Andere|Overige|Nog meer|Other)(?: \p{Ll}[\p{L}-]{2,15})? $/u
const NEAR_BY = /^(?: (?:in|uit|rond|nabij|near|around|nearby|dichtbij|vlakbij)(?: [\p{L}’'-]{2,25}){0,4})?:?\s*$/u
/** Each cell of a table is one. */
const SENTENCES_BEFORE = 24
function isNamedBefore(sentence: Sentence, { sentences }: Subjects): boolean {
  const place = sentences.indexOf(sentence)
  const named = sentences.slice(Math.max(0, place - SENTENCES_BEFORE), place).filter(({ marks }) => marks.length > 0)
  return named.some(({ marks }) => marks.some(({ who }) => who === 'own'))
}

/** 'Een gewone taxi bestellen' */
const BOOKED = /^ (?:bestellen|boeken|reserveren|huren)(?!\p{L})/u
/** 'Jelle Veenstra is a chartered accountant', of a company that is not called after that one */
const IS_ONE = / (?:is|was) (?:een|an?)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/u
function isPersons(before: string, { company }: Prepared): boolean {
  const is = IS_ONE.exec(before)
  return (
    is !== null &&
    company.team.some(({ name }) => before.slice(0, is.index).endsWith(name) && !company.name.includes(name))
  )
}

/** 'The owner is dentist Hans van Ginkel' */
const AT_ITS_HEAD =
  /(?<!\p{L})(?:owner|founder|director|partner|eigenaar|eigenaresse|oprichter|oprichtster|directeur|praktijkhouder|vennoot) (?:is|was) $/iu
/** 'De optometrist, Marleen Bos', 'Smid Aart Hop nam De Linde over', but not '– career coach Marije Terpstra', 'is van fotografe Marit Ooms'. */
function isOneOfIts(
  text: string,
  end: number,
  before: string,
  { marks }: Sentence,
  people: readonly { at: number }[],
): boolean {
  const person = people.find(({ at }) => at > end && at <= end + 2)
  if (!person) return false
  if (text[end] !== ' ') return text[end] === ','
  if (AT_ITS_HEAD.test(before)) return true
  return marks.some(({ who }) => who === 'own') && !WHOSE.test(before)
}
