/** Everywhere that an answer calls the company by its trade, in whatever words: 'het hoveniersbedrijf werd …', 'drie makelaars in Haarlem: …'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import { startsSentence } from '#engine/naming/reading/inline-text.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import type { Vocabulary, Word } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { ANY_DOES } from './sector.ts'
import { tradesIn } from './trade-places.ts'

/** Of no company of the trade, or of another one. */
// Bounded: the 60 characters before a word for the trade
const OTHER_BEFORE =
  /(?<!\p{L})(?:geen|no|not|niet (?:een|als|langer|meer)|vroeger|voorheen|formerly|(?<!onder )ander\p{L}*|other|another|elke|iedere|every|any|voormalige?|former|oud-|ex-|concurrerende?|collega-?)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $|-$/iu
/** 'Een van de betere bakkers', 'behoort tot de drukste garages', 'among the busiest garages' */
const ONE_OF =
  /(?<!\p{L})(?:(?:een|één|one) (?:van|of)|(?:behoort|behoren|hoort|horen|telt|rekent|gerekend|belongs?|counts?|ranks?|is|are)(?: [\p{L}-]{2,15}){0,3}? (?:tot|bij|onder|to|among(?:st)?)|(?:inmiddels|nog steeds|al jaren) tot|among(?:st)?) (?:de|the|hun|its)(?! meeste )(?: \p{Ll}[\p{L}-]{1,20}){0,4} $/iu
/** 'Van deze vier bakkers is De Linde …', 'Among notaries in Ede, …' */
const OF_THOSE =
  /^\s*(?:Van|Of|Onder|Among(?:st)?|Tussen) (?:(?:de|deze|die|alle|the|these|those|all) )?(?:[\p{Ll}\d]{1,12} ){0,2}$/u
// Bounded: the 60 characters before a word for the trade
/** What is next to the company, or the reader's. */
const NOT_ITSELF =
  /(?<!\p{L})(?:(?<=\p{L} )(?:als (?:je|u|men|iemand)|wanneer|omdat|if you|when you|because)(?: [\p{L}’'-]{1,15}){0,5} (?:een|an?|geen|no)|(?:reserveer|reserveren|boek|boeken|bestel|bestellen|neem|book|order)(?: (?:ik|we|wij|je|u))? (?:een|an?)|(?:zoekt|huurt|huurde|schakelt|belde|hires|hired|employs|employed|seeks)(?: (?:zelf|ook|nog|nu))? (?:een|an?)|(?:heeft|had)(?: (?:zelf|ook|nog|nu)) (?:een|an?)|(?:naast|boven|tegenover|achter|next to|above|opposite|behind|beside)(?: (?:een|de|het|an?|the))?|in (?:een|an?)|uw|jouw|je|jullie|your)(?: (?!(?:bij|in|uit|naar|voor|onder|met|aan|deze|de|het|een|ook|at|to|the|these) )\p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Sietske is er accountant', 'die er als slager werkt', 'works there as a baker': what somebody is does not tell what the company is. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:(?:is|was|zijn|waren) (?:er|hier|daar)(?: (?:ook|nu|al jaren|vaste|eigen|de)){0,2}|(?:er|hier|daar)(?: (?:nu|ook|al \p{L}{3,8}))? als|(?:works?|worked|working) (?:there|here) as(?: an?| the)?|(?:werkt|werken|werkte) \p{Lu}[\p{L} -]{2,30} als) $/u
/** 'Al sinds 1988 uw makelaar in Heerenveen', as its own site has it. */
const SAYS_OF_ITSELF =
  /(?:^|[:"“'‘] ?|(?:sinds|since) \d{4} |(?:jaar|jaren|jarenlang|zich(?:zelf)?|als|years|itself|as|is|(?:it|that)[’']s) )(?:uw|jouw|je|your)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Het bureau', 'is een bureau', and no 'een rijschool': of any. */
const DETERMINED =
  /(?<!\p{L})(?:de|het|deze|dit|dat|the|this|onze|ons|(?:is|was|als|as|(?<!less )like|blijft|lijkt|blijkt|(?:appears?|seems?|turns out|happens|known|said) to be|tot|into)(?: an?| een| zo[’']n)?|are an?|(?:it|they|he|she|that)[’'](?:s|re) an?)(?: [\p{Ll}\d][\p{L}\d-]{1,20}){0,3} $/iu
/** 'Een degelijke ICT-partner voor wie …', 'Local mover out of Delft' */
const HEAD =
  /^\s*["“'‘]?(?:\p{L}{2,12}[?:] )?(?:\p{Lu}[\p{L}-]{0,20})(?: (?:Dutch|Nederlandse?))?(?:,? (?!een |an? |de |het |the )\p{Ll}[\p{L}-]{1,20}){0,3} $/u
/** '- a bike shop in Hoorn', '**Bedrijf** – timmerbedrijf uit Joure' */
const LABELLED =
  /^\s*(?:(?:een|an?) (?:\p{Ll}[\p{L}-]{1,20},? ){0,3}|(?:Bedrijf|Soort|Type|Wat|Wie|In het kort|Kort|Profiel|Omschrijving|Beschrijving|Vak|Company|Business|Firm|What|Who|In short|In brief|Profile|Summary|Description|Trade)(?: \p{Ll}{2,12}){0,3}(?: [–—-]|\??:|\?) (?:(?:een|an?) )?(?:\p{Ll}[\p{L}-]{1,20},? ){0,3})$/u
/** And 'De Linde: een loodgieter rekent …' */
const A_TOLD = /: (?:een|an?) $/iu
/** 'Een loodgieter rekent gemiddeld …' is any. */
const ANY_ONE = /^\s*(?:Een|An?) /u
const VERB_NEXT =
  /^ (?!(?:in|uit|te|voor|met|die|dat|waar|aan|op|bij|sinds|van|from|for|with|that|which|who|whose|where|out|at|on|since|of|and|en|near|based) )\p{Ll}/u
/** What is asked or advised is of any company. */
const ADVICE =
  /^\s*(?:Vraag|Kies|Let|Vergelijk|Controleer|Neem|Check|Ask|Make|Compare|Choose|Consider|Zoek|Wil|Zal|Heb|Tip|Would|Do|Does|Always|Kijk|Ga|Stel|Laat|Als|If|When|Whether|Before|Wie|Welke|Een goede|A good|Zet|Vermeld|Noteer|Bekijk|Lees|Zorg|Informeer|Houd|Bel|Boek|Bespreek|Overleg|Vaak|Meestal|Soms|Often|Usually|Sometimes|Call|Book|Get|Look|Read|Keep|Talk|Speak)(?!\p{L})/u

/** 'Zal ik de rijschool met De Linde vergelijken?': who answers offers it. */
const OFFERED =
  /^\s*(?:Wil je dat ik|Wilt u dat ik|Zal ik|Moet ik|Kan ik|Shall I|Should I|Do you want me|Would you like me|Want me)(?!\p{L})/u
/** 'Houd er rekening mee dat de trimsalon op maandag dicht is.' */
const REMINDS =
  /^\s*(?:Houd|Hou|Let|Bedenk|Onthoud|Weet|Keep|Note|Remember|Bear)(?!\p{L})[^.\n]{0,30}(?: dat| that|:)(?: [\p{L}\d]{1,12}){0,4}? (?:de|het|the) $/u
const DEFINITE = /(?<!\p{L})(?:de|het|deze|dit|this|the) $/iu
/** 'De hoveniers uit Ede', 'The landscapers, who are based in Ede', and no 'De hoveniers zijn opgeleid' of who works there. */
const MANY_OF = /^\s*(?:De|Deze|The|These) $/u
const WHERE_THEY_ARE =
  /^,?(?: (?:who|die|that))?(?: (?:are|zijn|zitten))?(?: (?:based|located|gevestigd))? (?:in|uit|from|at|aan) /u
/** 'Parking is easiest at the Koestraat garage', and no 'the Dutch bakery', 'het Haagse kantoor'. */
const NAMED_SO = /(?<=(?<!\p{L})(?:the|de|het) )(\p{Lu}\p{Ll}+)(?<!se|ch|sh|an) $/u
/** 'The bookseller: Hoogstraat 149', 'de hovenier: 076 …' */
const WHERE = /^(?:(?:\p{Lu}[\p{L}’'-]{1,20} ){1,3}\d|[+(\d]|www\.|https?:)/u
/** 'Removal men: that sums them up' */
const SUMS_UP = /^(?:that|dat|zo|dit|this) /u
/** 'De osteopaten daar werken veel met baby's' */
const THERE = /^ (?:daar|hier|there|here)(?!\p{L})/u
/** 'De makelaars in Nederland' are any. */
const ANYWHERE =
  /^ (?:in|uit|from) (?:heel |all of )?(?:(?:the )?Netherlands|Nederland|België|Belgium|Vlaanderen|ons land|het land|deze|dit)(?!\p{L})/u
/** And 'De psychologen vormen een maatschap': together they are the company. */
const WHAT_THEY_ARE = new RegExp(
  `${WHERE_THEY_ARE.source}|^ (?:vormen (?:samen|een (?:maatschap|vof|team|duo))|form a (?:partnership|team)|begonnen|startten|openden|vestigden|started|opened|founded|run) `,
  'u',
)
/** 'Psychologen in Deventer', a line of its own below the name. */
const SUBTITLE = /^ (?:in|uit|te|from)(?: \p{Lu}[\p{L}’'-]{1,25}){1,3}\.?\n?$/u

/** 'Diëtisten, onder andere voor diabetes.' */
const FOR_WHOM =
  /^(?:,(?: onder (?:andere|meer)| vooral| ook)?)? (?:voor|for) (?:(?!(?:zijn|is|are|hebben|kosten|vragen|werken|moeten|kunnen|worden|have|cost|charge|can|moet|kan) )[^\s.;:!?]{1,25} ){0,7}[^\s.;:!?]{1,25}\.?\s*$/u

/** 'Rietdekkers met een eigen onderhoudsploeg' */
const WITH_OWN = /^ (?:met|with)(?: (?:een|hun|an?|their))? (?:eigen|own)(?!\p{L})/u

const LIKES_YOUR = /(?<!\p{L})(?:like|love|prefer|want) your (?:\p{Ll}{3,15} )?$/iu

/** Right ones only: what says another trade is found in sector.ts. */
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
  const found: Statement[] = []
  for (const { at, end, isMany } of tradesIn(text, words, vocabulary, trade, own, people, known)) {
    const sentence = subjects.sentenceAt(at)!
    const before = text.slice(Math.max(sentence.from, at - 60), at)
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
    // 'Beide makelaars zitten in Utrecht.' below a table
    if (
      isMany &&
      first.at < at &&
      ALL_OF_THEM.test(text.slice(sentence.from, at)) &&
      isNamedBefore(sentence, subjects)
    ) {
      found.push({ fact: 'sector', at, end, right: true, of: first })
      continue
    }
    if (OTHER_BEFORE.test(before)) continue
    // 'Notaris: Jelle Verbeek' is somebody's profession, 'Notaris: HVK' the company's trade.
    if (
      !isMany &&
      text.startsWith(': ', end) &&
      !sentence.marks.some((mark) => mark.at === end + 2) &&
      !SUMS_UP.test(text.slice(end + 2, end + 8)) &&
      !(DEFINITE.test(before) && WHERE.test(text.slice(end + 2, end + 40)))
    )
      continue
    if (
      NOT_ITSELF.test(before) &&
      !SAYS_OF_ITSELF.test(before) &&
      !(HAS_NOW.test(before) && PLACE.test(text.slice(at, end))) &&
      !sentence.marks.some((mark) => mark.at === end + 1)
    )
      continue
    const named = NAMED_SO.exec(before)?.[1]
    if (named !== undefined && !known.ownWords.has(fold(named)) && !known.cities.has(fold(named))) continue
    if (isOneOfIts(text, end, before, sentence, people)) continue
    const somebody = OF_SOMEBODY.exec(before)?.[0]
    if (
      somebody &&
      !sentence.marks.some((mark) => mark.who === 'own' && mark.at >= at - somebody.length && mark.at < at)
    )
      continue
    const of = whoseTrade(text, at, end, isMany, before, sentence, first, people, subjects)
    if (of) found.push({ fact: 'sector', at, end, right: true, of })
  }
  return found
}

/** 'Begon met een kar en heeft nu een vaste viswinkel': a shop is its own, an accountant is not. */
const HAS_NOW = /(?<!\p{L})heeft nu een(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/u
const PLACES =
  /(?:winkels|zaken|praktijken|kantoren|salons|studio[’']s|bedrijven|shops|stores|studios|offices|practices)$/u
const PLACE = /(?:winkel|zaak|praktijk|kantoor|salon|atelier|studio|rij|bedrijf)$/u

/** 'Beide makelaars', 'van deze drie kaaswinkels' */
const ALL_OF_THEM =
  /^\s*(?:(?:Van|Of|Tussen|Among|Onder|Between) )?(?:Beide|Allebei de|Both(?: of (?:these|the))?|(?:Alle |All (?:of )?)?(?:deze|these|those|die)(?: twee| drie| vier| vijf| two| three| four| five)?|Alle (?:twee|drie|vier|vijf)(?: de)?|All (?:two|three|four|five)|(?:De|The) (?:twee|drie|vier|vijf|two|three|four|five)) $/iu
const OTHERS_TOO = /^\s*(?:Andere|Overige|Nog meer|Other)(?: \p{Ll}[\p{L}-]{2,15})? $/u
const NEAR_BY = /^(?: (?:in|uit|rond|nabij|near|around|nearby|dichtbij|vlakbij)(?: [\p{L}’'-]{2,25}){0,4})?:?\s*$/u
/** Each cell of a table is one. */
const SENTENCES_BEFORE = 24
function isNamedBefore(sentence: Sentence, { sentences }: Subjects): boolean {
  const place = sentences.indexOf(sentence)
  const named = sentences.slice(Math.max(0, place - SENTENCES_BEFORE), place).filter(({ marks }) => marks.length > 0)
  return named.some(({ marks }) => marks.some(({ who }) => who === 'own'))
}

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
  return marks.some(({ who }) => who === 'own') && !WHOSE.test(before)
}
const WHOSE = /(?:[–—-]|:|(?<!\p{L})(?:van|of|run by|owned by)) $/u

function whoseTrade(
  text: string,
  at: number,
  end: number,
  isMany: boolean,
  before: string,
  sentence: Sentence,
  first: Mark,
  people: readonly { at: number }[],
  subjects: Subjects,
): Mark | null {
  const behind = sentence.marks.find((mark) => mark.who === 'own' && mark.at >= end)
  const owner = subjects.ownerAt(at)
  const isFirst = owner === null || sentence.marks.every((mark) => mark.at >= end)
  // 'Drie makelaars in Haarlem: HVM, …', 'Zoek je een bakker, dan …'
  if (isMany && behind && OF_NAME.test(text.slice(end, behind.at))) return behind
  if (isFirst && behind && (!isMany || LISTS.test(text.slice(end, behind.at)) || OF_THOSE.test(before))) return behind
  // 'Er zijn meerdere slagers met de naam Wessels.'
  if (sentence.marks.every(({ isShort }) => isShort) && at < first.at && sentence.inherited === null) return first
  if (owner?.who !== 'own') return null
  const isNamed = sentence.marks.some(({ who }) => who === 'own')
  // 'HVK (Leeuwarden) – boekhouders voor het mkb'
  if (isMany) {
    const lead = text.slice(sentence.from, at)
    const isItself =
      (MANY_OF.test(lead) &&
        (THERE.test(text.slice(end, end + 10)) || WHAT_THEY_ARE.test(text.slice(end, end + 40))) &&
        !ANYWHERE.test(text.slice(end, end + 40))) ||
      (/: $/.test(lead) && WHERE_THEY_ARE.test(text.slice(end, end + 40))) ||
      (lead.trim() === '' &&
        (SUBTITLE.test(text.slice(end, sentence.to)) ||
          FOR_WHOM.test(text.slice(end, sentence.to)) ||
          WITH_OWN.test(text.slice(end, end + 20))))
    // 'De Linde in Zwolle: twee advocaten die …'
    if (
      COUNTED.test(before) &&
      isNamed &&
      !PLACES.test(text.slice(at, end)) &&
      / (?:die|who) /uy.test(text.slice(end, end + 6))
    )
      return owner
    // 'De praktijk van huidtherapeuten Fenna Verhoeven en Iris van Gorp'
    const areWhose = WHOSE.test(before) && people.some((one) => one.at === end + 1)
    return isItself ||
      areWhose ||
      MADE_OF.test(before) ||
      (HAS_MANY.test(before) && (text[end] === ':' || PLACES.test(text.slice(at, end)))) ||
      ONE_OF.test(before) ||
      BEHIND_NAME.test(text.slice(owner.end, at))
      ? owner
      : null
  }
  if (isNamed) return A_TOLD.test(before) && ANY_DOES.test(text.slice(end, end + 12)) ? null : owner
  if (DEFINITE.test(before) && OFFERED.test(text.slice(sentence.from, sentence.from + 25))) return owner
  if (DEFINITE.test(before) && REMINDS.test(text.slice(sentence.from, at))) return owner
  if (
    ADVICE.test(text.slice(sentence.from, sentence.from + 20)) ||
    /\?\s*$/.test(text.slice(sentence.to - 3, sentence.to))
  )
    return null
  return DETERMINED.test(before) ||
    (HEAD.test(before) && !(ANY_ONE.test(before) && VERB_NEXT.test(text.slice(end, end + 20)))) ||
    LABELLED.test(text.slice(sentence.from, at)) ||
    SAYS_OF_ITSELF.test(before) ||
    startsSentence(text, at)
    ? owner
    : null
}
/** 'Is a family firm of plasterers', 'een praktijk waar logopedisten … behandelen', 'allebei zijn het makelaars' */
const MADE_OF =
  /(?:(?:(?<!\p{L})(?:is|are|as|by) |(?<=\p{L})[’']s |[:–-] ?|^\s*)(?:a|an|the)(?: \p{Ll}[\p{L}-]{2,15}){0,2} (?:firm|duo|trio|pair|couple|family|company|business|team|crew|collective|cooperative|co-operative|practice|partnership|group)(?: \(\p{L}{3,20}\))? of(?: two| three| four)?(?: (?:freelance|independent|self-employed|experienced|certified))?|(?:(?<!\p{L})(?:is|zijn|om|als|door) |, |[:–-] ?)een(?: \p{Ll}[\p{L}-]{2,15}){0,2} (?:\p{Ll}{0,12}(?:bedrijf|praktijk|kantoor)|zaak|team|collectief|coöperatie|kantoor|maatschap|duo|tweetal|trio|stel|familie|samenwerking|groep(?:je)?)(?: (?:van|waar|met))?(?: (?:twee|drie|vier|vijf))?(?: (?:zelfstandige|freelance|samenwerkende|ervaren|erkende))?|^\s*(?:Het|Dit|Dat) zijn(?: (?:echte|ervaren|twee|drie|vier))?|^\s*They(?: are|[’']re)(?: \p{Ll}[\p{L}-]{2,15})?|(?<!\p{L})zijn het(?: allebei| beide)?|(?<!\p{L})are both) $/iu
const COUNTED = /: (?:twee|drie|vier|two|three|four)(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'Heeft twee diëtisten: …', who are all it has, 'runs three bike shops' */
const HAS_MANY =
  /(?<!\p{L})(?:heeft|telt|has|have|runs|operates|bestaat uit)(?: (?:inmiddels|nu|er|hier|daar|now|currently))?(?: (?:twee|drie|vier|vijf|zes|two|three|four|five|six))(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'De schilders van De Linde', 'the painters at De Linde' */
const OF_NAME = /^ (?:van|bij|of|at|from)(?: (?:de|the))? ["“‘]?$/u
const LISTS =
  /:|(?<!\p{L})(?:zoals|waaronder|zijn|such as|as|like|includ(?:e|es|ing)|are|als|if|for|called|named|by trade|van beroep|zo (?:kun|laat|valt)|genaamd|met de naam|with the name|by the name|share the name|delen de naam|die|that|which)(?!\p{L})/iu

// Bounded: what is in the brackets behind a name
const BEHIND_NAME =
  /^(?: \([^()\n]{1,40}\)|, \p{Lu}[\p{L}-]{1,25}(?= [–-]))?(?:(?:,| [–-]|:)(?: (?:de|the))?| (?:are|zijn)(?: \p{Ll}[\p{L}-]{2,15}){0,2}) $|^ \($/u
