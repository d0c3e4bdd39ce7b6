/** Which company an answer calls by its trade: the one that is named beside it, or that the text goes on about. */

import type { Mark } from '#engine/naming/reading/marks.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import { PREMISES } from '#engine/naming/reading/places-in-answer.ts'
import { ANY_DOES } from '#engine/naming/reading/statements/sector.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { DUTCH, ENGLISH } from '#engine/vocabulary/number-words.ts'

const COUNT = `(?: (?:${[...DUTCH, ...ENGLISH].join('|')}|\\d{1,3}))?`

/** 'Een van de betere bakkers', 'behoort tot de drukste garages', 'among the busiest garages' */
const ONE_OF =
  /(?<!\p{L})(?:(?:een|één|one) (?:van|of)|(?:behoort|behoren|hoort|horen|telt|rekent|gerekend|belongs?|counts?|ranks?|is|are)(?: [\p{L}-]{2,15}){0,3}? (?:tot|bij|onder|to|among(?:st)?)|(?:inmiddels|nog steeds|al jaren) tot|among(?:st)?) (?:de|the|hun|its|die|deze|those|these|several|many|verschillende|meerdere)(?! meeste )(?: \p{Ll}[\p{L}-]{1,20}){0,4} $/iu
/** 'Van deze vier bakkers is De Linde …', 'Among notaries in Ede, …' */
const OF_THOSE =
  /^\s*(?:Van|Of|Onder|Among(?:st)?|Tussen) (?:(?:de|deze|die|alle|the|these|those|all) )?(?:[\p{Ll}\d]{1,12} ){0,2}$/u
/** 'Een aanrader onder de bakkers' */
// Bounded: the 60 characters before a word for the trade
const AMONG =
  /(?<!\p{L})(?:onder|among(?:st)?|tussen|van|of) (?:de|alle|the|all|all the)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Vergeleken met andere bakkers is De Linde klein', 'heeft meer reviews dan andere bakkers': so it is one of them. */
// Bounded: the 60 characters before a word for the trade
export const THAN_OTHERS =
  /(?<!\p{L})(?:dan|than|vergeleken met|vergelijking met|compared (?:with|to)|unlike|tegenstelling tot|like|zoals|net als)(?: de| the)? (?:(?:meeste|most|veel|many|sommige|some)(?: (?:andere|other))?|andere|other)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Al sinds 1988 uw makelaar in Heerenveen', as its own site has it. */
export const SAYS_OF_ITSELF =
  /(?:^|[:"“'‘] ?| [–-] |(?:sinds|since) \d{4} |(?:jaar|jaren|jarenlang|zich(?:zelf)?|als|years|itself|as|is) )(?:uw|jouw|je|your)(?: \p{Ll}[\p{L}-]{1,20}){0,2} $/iu
/** 'Het bureau', 'is een bureau', and no 'een rijschool': of any. */
// Bounded: the 60 characters before a word for the trade
const DETERMINED =
  /(?<!\p{L})(?:de|het|deze|dit|dat|the|this|onze|ons|(?:(?<!(?<!\p{L})(?:there|er) )(?:is|was)|als|as|(?<!less )like|blijft|lijkt|blijkt|(?:appears?|seems?|turns out|happens|known|said) to be|tot|into)(?: an?| een| zo[’']n)?|(?:choice|option|pick|keuze|keus|optie|aanrader|adres) (?:for|as|voor|als) (?:an?|een)|are an?|(?:it|this|that) is (?:\p{Lu}[\p{L}-]{1,20} ){0,2}\p{Lu}[\p{L}-]{1,20}[’']s?)(?: (?!(?:met|with|married|getrouwd) )[\p{Ll}\d][\p{L}\d-]{1,20}){0,3} $/iu
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
  /^ (?!(?:in|uit|te|voor|met|die|dat|waar|aan|op|bij|sinds|van|from|for|with|that|which|who|whose|where|out|at|on|since|of|and|en|near|based|run|led|owned|founded|opened|known|located|offering|specialising|specializing|gerund|geleid|gevestigd|gespecialiseerd|opgericht|just|right|behind|close|opposite|outside|inside|achter|vlak|direct|net|tegenover|vlakbij|dichtbij|nabij|midden) )\p{Ll}/u
/** What is asked or advised is of any company. */
const ADVICE =
  /^\s*(?:Vraag|Kies|Let|Vergelijk|Controleer|Neem|Check|Ask|Make|Compare|Choose|Consider|Zoek|Wil|Zal|Heb|Tip|Would|Do|Does|Always|Kijk|Ga|Stel|Laat|Als|If|When|Whether|Before|Wie|Welke|Een goede|A good|Zet|Vermeld|Noteer|Bekijk|Lees|Zorg|Informeer|Houd|Bel|Boek|Bespreek|Overleg|Vaak|Meestal|Soms|Often|Usually|Sometimes|Call|Book|Get|Look|Read|Keep|Talk|Speak)(?!\p{L})/u

/** 'Zal ik de rijschool met De Linde vergelijken?': who answers offers it. */
const OFFERED =
  /^\s*(?:Wil je dat ik|Wilt u dat ik|Zal ik|Moet ik|Kan ik|Shall I|Should I|Do you want me|Would you like me|Want me)(?!\p{L})/u
/** 'Houd er rekening mee dat de trimsalon op maandag dicht is.' */
const REMINDS =
  /^\s*(?:Houd|Hou|Let|Bedenk|Onthoud|Weet|Keep|Note|Remember|Bear)(?!\p{L})[^.\n]{0,30}(?: dat| that|:)(?: [\p{L}\d]{1,12}){0,4}? (?:de|het|the) $/u
/** 'Bel bij twijfel de bakkerij', 'Check with the bakery': no 'Vraag de notaris', who is any. */
const CALL_IT =
  /^\s*(?:(?:Tip|Let op|Note): )?(?:Bel|Mail|App|Vraag|Neem|Check|Call|Email|Ask|Contact|Phone|Ring|Visit|Bezoek)(?: [\p{L}\d]{1,12}){0,7}? (?:de|het|the) $/iu
/** 'Bel de slager in Lochem even op 0573 …' */
const ON_NUMBER =
  /^(?: in \p{Lu}[\p{L}’'-]{1,25})?(?: (?:even|gerust|eerst|dan)){0,2} (?:op|on|at|via)(?: \p{Ll}{2,12})? [+(]?\d/u
const A_PLACE = new RegExp(
  `(?:${PREMISES}|rij|bedrijf|onderneming|company|firm|business|school|hotel|camping|restaurant|café|lunchroom|bakery|brewery|campsite|butchers?|florist)$`,
  'iu',
)
export const DEFINITE = /(?<!\p{L})(?:de|het|deze|dit|this|the) $/iu
/** 'De hoveniers uit Ede', 'The landscapers, who are based in Ede', and no 'De hoveniers zijn opgeleid' of who works there. */
const MANY_OF = /(?:^\s*(?:De|Deze|The|These)|; (?:de|deze|the|these)) (?:\p{Lu}[\p{L}’'-]{2,20}-based )?$/u
const WHERE_THEY_ARE =
  /^, (?:onder wie|waaronder|including|among them) \p{Lu}|^,?(?: (?:who|die|that))?(?: (?:are|zijn|zitten))?(?: (?:based|located|gevestigd))? (?:in|uit|from|at|aan) /u
/** 'De osteopaten daar werken veel met baby's' */
const THERE = /^ (?:daar|hier|there|here)(?!\p{L})/u
/** 'De makelaars in Nederland' are any. */
const ANYWHERE =
  /^ (?:in|uit|from) (?:heel |all of )?(?:(?:the )?Netherlands|Nederland|België|Belgium|Vlaanderen|ons land|het land|deze|dit)(?!\p{L})/u
/** And 'De psychologen vormen een maatschap': together they are the company. */
const WHAT_THEY_ARE = new RegExp(
  `${WHERE_THEY_ARE.source}|^ (?:(?:are|zijn|blijven) (?:open|closed|known|gesloten|geopend|bereikbaar|dicht)|(?:answer|pick up) the (?:phone|telephone)|werken (?:in|door|vooral|veel|voor)|work (?:in|across|mainly|throughout|for)|keep (?:office|shop|opening) hours|have a (?:good |solid )?(?:name|reputation)|staan bekend|have (?:a lot of |lots of |plenty of |years of |\\p{Ll}{4,12} )?experience|charge|rekenen|vragen (?:ongeveer|zo[’']n|gemiddeld|\\d)|can be reached|will come to you|come to your)(?!\\p{L})|^ (?:vormen (?:samen|een (?:maatschap|vof|team|duo))|form a (?:partnership|team)|begonnen|startten|openden|vestigden|started|opened|founded|run) `,
  'u',
)
/** 'Psychologen in Deventer', 'Roofers from Helmond with a long track record': a line of its own below the name. */
const SUBTITLE =
  /^ (?:in|uit|te|from)(?: \p{Lu}[\p{L}’'-]{1,25}){1,3}(?: (?:met|with|sinds|since)(?: (?!(?:zijn|is|are|hebben|rekenen|vragen|werken|kosten|kunnen|moeten|worden|have|cost|charge|can|must|ask) )[^\s.;:!?]{1,20}){1,8})?\.?\n?$/u

/** 'Diëtisten, onder andere voor diabetes.' */
const FOR_WHOM =
  /^(?:,(?: onder (?:andere|meer)| vooral| ook)?)? (?:voor|for) (?:(?!(?:zijn|is|are|hebben|kosten|vragen|werken|moeten|kunnen|worden|have|cost|charge|can|moet|kan) )[^\s.;:!?]{1,25} ){0,7}[^\s.;:!?]{1,25}\.?\s*$/u

/** 'Smile Oss is a dentist', before the company is named */
// Bounded: the beginning of a sentence
const SOMEBODY_IS =
  /^\s*(?!(?:It|This|That|Het|Dit|Dat|Er|There|Here|Hier|De|The) )\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,25}){0,3} (?:is|was) (?:een|an?|de|het|the)(?: \p{Ll}[\p{L}-]{1,20}){0,3} $/u
const OTHER_IS =
  /^[^.,;\n]{0,60} is (?:[Dd]e |[Hh]et |[Tt]he )?\p{Lu}[\p{L}’'-]{1,25}(?: (?:&|van|de|\p{Lu}[\p{L}’'-]{1,25})){0,3}[.;!]?\s*$/u
/** 'Ervaren logopedisten', an item of a list */
const SKILLED =
  /^\s*(?:Ervaren|Vakkundige|Deskundige|Vriendelijke|Gediplomeerde|Gecertificeerde|Erkende|Geregistreerde|Betrokken|Kundige|Experienced|Skilled|Friendly|Qualified|Certified|Knowledgeable|Registered|Licensed)(?: (?:en|and) \p{Ll}{4,15})? $/u
/** 'Rietdekkers met een eigen onderhoudsploeg' */
const WITH_OWN = /^ (?:met|with)(?: (?:een|hun|an?|their))? (?:eigen|own)(?!\p{L})/u

/** 'Er zijn meerdere slagers met de naam Wessels.' */
export const isOfAll = ({ marks, inherited }: Sentence) => inherited === null && marks.every(({ isShort }) => isShort)

const PLACES =
  /(?:winkels|zaken|praktijken|kantoren|salons|studio[’']s|bedrijven|shops|stores|studios|offices|practices)$/u
export const WHOSE = /(?:[–—-]|:|(?<!\p{L})(?:van|of|run by|owned by)) $/u

/** The name that what stands there calls a company of the trade; null where it says so of nobody, or of another. */
export function whoseTrade(
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
  if (isMany && behind && DEFINITE.test(before) && sentence.marks.some((mark) => mark.at === end + 1)) return behind
  if (isMany && behind && OF_NAME.test(text.slice(end, behind.at))) return behind
  if (isMany && behind && WHO_BEGAN.test(text.slice(end, behind.at))) return behind
  if (isFirst && behind && (!isMany || LISTS.test(text.slice(end, behind.at)) || OF_THOSE.test(before))) return behind
  if (at < first.at && isOfAll(sentence)) return SOMEBODY_IS.test(text.slice(sentence.from, at)) ? null : first
  // 'Een aanrader onder de bakkers in Zwolle is De Linde'
  if (isFirst && behind && AMONG.test(before) && / is $/.test(text.slice(end, behind.at))) return behind
  // 'De naam komt vaker voor. Dit zijn de garages die ik vond:', above a list with the company
  const listed = isMany && sentence.marks.length === 0 ? sentence.together.find(({ who }) => who === 'own') : undefined
  if (listed && !/[.!?]\s*$/.test(text.slice(end, sentence.to))) return listed
  if (isMany && ARE_MANY.test(before)) {
    const named = sentence.marks.find(({ who, end }) => who === 'own' && end < at)
    if (named) return named
  }
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
    const areWhose = (WHOSE.test(before) || lead.trim() === '') && people.some((one) => one.at === end + 1)
    return isItself ||
      areWhose ||
      (SKILLED.test(lead) && /^\s*$/.test(text.slice(end, sentence.to))) ||
      MADE_OF.test(before) ||
      STAFF.test(before) ||
      (HAS_MANY.test(before) && text.startsWith(' in dienst', end)) ||
      (/^\s*As $/.test(lead) && text.startsWith(' go,', end)) ||
      (HAS_MANY.test(before) && (text[end] === ':' || PLACES.test(text.slice(at, end)))) ||
      ONE_OF.test(before) ||
      BEHIND_NAME.test(text.slice(owner.end, at))
      ? owner
      : null
  }
  // 'Een bakker met veel goede reviews is De Korenaar'
  if (!isNamed && OTHER_IS.test(text.slice(end, sentence.to))) return null
  if (isNamed) return A_TOLD.test(before) && ANY_DOES.test(text.slice(end, end + 12)) ? null : owner
  if (DEFINITE.test(before) && OFFERED.test(text.slice(sentence.from, sentence.from + 25))) return owner
  if (DEFINITE.test(before) && REMINDS.test(text.slice(sentence.from, at))) return owner
  if (
    (A_PLACE.test(text.slice(at, end)) || ON_NUMBER.test(text.slice(end, end + 60))) &&
    CALL_IT.test(text.slice(sentence.from, at))
  )
    return owner
  if (VISITED.test(before) && VISITS.test(text.slice(end, end + 20))) return owner
  if (
    ADVICE.test(text.slice(sentence.from, sentence.from + 20)) ||
    /\?\s*$/.test(text.slice(sentence.to - 3, sentence.to))
  )
    return null
  return DETERMINED.test(before) ||
    BEGAN_ONE.test(before) ||
    (ITS_OWN.test(before) && (OWN.test(before) || A_PLACE.test(text.slice(at, end)))) ||
    (HEAD.test(before) && !(ANY_ONE.test(before) && VERB_NEXT.test(text.slice(end, end + 20)))) ||
    LABELLED.test(text.slice(sentence.from, at)) ||
    SAYS_OF_ITSELF.test(before) ||
    startsSentence(text, at)
    ? owner
    : null
}
/** 'Wie bij de opticien wil langskomen' */
const VISITED = /(?<!\p{L})(?:bij|naar|at|to) (?:de|het|the) $/u
const VISITS = /^ (?:wil|wilt|langs|een afspraak|binnen|terecht|komt)/u
/** 'Houdt zijn timmerbedrijf liever klein', 'began haar eigen kapsalon', and no 'zijn notaris' */
const ITS_OWN = /(?<!\p{L})(?:zijn|haar|hun|his|her|their)(?: \p{Ll}[\p{L}-]{1,20}){0,3} $/u
const OWN = / (?:eigen|own) /u
/** 'Zij begonnen samen een accountantskantoor', 'opende hier in 2009 een kapsalon' */
// Bounded: the 60 characters before a word for the trade
const BEGAN_ONE =
  /(?<!\p{L})(?:begon|begonnen|startten?|opende|openden|richtten?|started|opened|founded)(?: (?:zij|ze|hij|er|hier|daar|samen|zelf|toen|together|here|there|in \d{4}|in \p{Lu}[\p{L}-]{2,20})){0,4} (?:een|an?)(?: (?!tweede|andere?|second|another)\p{Ll}[\p{L}-]{1,20}){0,3} $/iu
/** 'De Linde en De Boom zijn twee verschillende slagers', 'are both butchers in Assen' */
// Bounded: the 60 characters before a word for the trade
const ARE_MANY =
  /(?<!\p{L})(?:zijn|are)(?: (?:alle (?:twee|drie)|allebei|beide|twee|drie|both|all|two|three|(?:heel )?verschillende|aparte|losse|bekende|goede|vergelijkbare|lokale|(?:very )?different|separate|distinct|unrelated|similar|(?:well-)?known|good|popular|local|independent|zelfstandige|onafhankelijke|gewaardeerde)){0,4} $/iu
/** 'Is a family firm of plasterers', 'een praktijk waar logopedisten … behandelen', 'allebei zijn het makelaars' */
const MADE_OF = new RegExp(
  String.raw`(?:(?<!\p{L})(?:in de|onder de|in the|under the) (?:categorie|rubriek|branche|category)|(?:(?<!\p{L})(?:is|are|as|by) |(?<=\p{L})[’']s |[:–-] ?|^\s*)(?:a|an|the|this)(?: \p{Ll}[\p{L}-]{2,15}){0,2} (?:firm|duo|trio|pair|couple|family|company|business|team|crew|collective|cooperative|co-operative|practice|partnership|group)(?: \(\p{L}{3,20}\))? of${COUNT}(?: (?:freelance|independent|self-employed|experienced|certified))?|(?:(?<!\p{L})(?:is|zijn|om|als|door) |, |[:–-] ?|^\s*)een(?: \p{Ll}[\p{L}-]{2,15}){0,2} (?:\p{Ll}{0,12}(?:bedrijf|praktijk|kantoor)|zaak|team|collectief|coöperatie|kantoor|maatschap|duo|tweetal|trio|stel|familie|samenwerking|b\.?v\.?|v\.?o\.?f\.?|vennootschap|stichting|groep(?:je)?)(?: (?:van|waar|waarin|met))?(?: (?:enkele|meerdere|verschillende))?${COUNT}(?: (?:zelfstandige|freelance|samenwerkende|ervaren|erkende))?|^\s*(?:Het|Dit|Dat) zijn(?: (?:echte|ervaren|twee|drie|vier))?|^\s*They are(?: \p{Ll}[\p{L}-]{2,15})?|(?<!\p{L})zijn het(?: allebei| beide)?|(?<!\p{L})are both) $`,
  'iu',
)
const COUNTED = /: (?:twee|drie|vier|two|three|four)(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'Heeft twee diëtisten: …', who are all it has, 'runs three bike shops' */
const HAS_MANY =
  /(?<!\p{L})(?:heeft|telt|has|have|runs|operates|bestaat uit)(?: (?:inmiddels|nu|er|hier|daar|now|currently))?(?: (?:twee|drie|vier|vijf|zes|two|three|four|five|six))(?: \p{Ll}[\p{L}-]{2,15})? $/u
/** 'Daar werken hondentrimmers', 'employs six gardeners', 'het team bestaat uit vier loodgieters', 'the people there are painters' */
// Bounded: the 60 characters before a word for the trade
const STAFF = new RegExp(
  String.raw`(?<!\p{L})(?:(?:werken|staan)(?: (?:er|hier|daar))?|(?<=(?<!\p{L})(?:Achter|Behind) [^.,;:\n]{2,45} )(?:gaan|zitten|staan|schuilen|are)|bestaat uit|consists of|is made up of|employs?|(?:geholpen|geknipt|behandeld|begeleid|ontvangen|helped|treated|served|looked after) (?:door|by)|(?:its|their|hun) (?:\p{Ll}{3,12} )?team (?:of|van)|(?:team|ploeg|crew|people|mensen)(?: (?!(?:voor|aan|for|to|with|met|als) )[^\s.,;:]{1,20}){0,7} (?:are|zijn|bestaat uit|consists of|is made up of))${COUNT}(?: (?:ervaren|vakkundige|experienced|qualified|skilled|trained))? $`,
  'iu',
)
/** 'Twee opticiens begonnen in 1998 De Linde', 'three vets work at De Linde' */
const WHO_BEGAN =
  /^ (?:(?:begonnen|startten|openden|runnen|leiden|vormen|founded|started|opened|run|lead|form)(?: (?:samen|together|in \d{4})){0,2}|(?:werken|work)(?: (?:samen|together))? (?:bij|voor|at|for)) ["“‘]?$/u
/** 'De schilders van De Linde', 'the painters at De Linde' */
const OF_NAME = /^ (?:van|bij|of|at|from)(?: (?:de|the))? ["“‘]?$/u
const LISTS =
  /:|(?<!\p{L})(?:zoals|waaronder|zijn|such as|as|like|includ(?:e|es|ing)|are|als|if|for|called|named|by trade|van beroep|zo (?:kun|laat|valt)|genaamd|met de naam|with the name|by the name|share the name|delen de naam|die|that|which)(?!\p{L})/iu

// Bounded: what is in the brackets behind a name
const BEHIND_NAME =
  /^(?: \([^()\n]{1,40}\)|, \p{Lu}[\p{L}-]{1,25}(?= [–-]))?(?:(?:,| [–-]|:)(?: (?:de|the))?| (?:are|zijn)(?: \p{Ll}[\p{L}-]{2,15}){0,2}) $|^ \($/u
