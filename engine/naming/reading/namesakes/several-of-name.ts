/** Answers that tell of several others of the name, and nothing of the company: 'Drie zaken heten De Linde: een café in Tiel, …'. */
import { isNegated } from '#engine/naming/reading/denials/denials.ts'
import { type FactKind, OF_THE_QUESTION, type Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { FOUND_IN_SEVERAL } from './signs-of-others.ts'

// Bounded in this file: the 160 characters before a name and 120 behind it

const COUNT =
  '(?:twee|drie|vier|vijf|zes|zeven|meer(?:dere)?|verschillende|diverse|enkele|een paar|een aantal|vele?|allerlei|wat|tal van|heel wat|genoeg|legio|talloze|two|three|four|five|six|seven|several|multiple|various|different|many|a few|a couple of|a number of|a handful of|numerous|other|plenty of|no shortage of|more than one|at least one)(?! (?:jaar|jaren|maanden|weken|years?|months|weeks)(?!\\p{L}))'
/** 'Drie zaken die De Linde heten', 'a few listings for De Linde', 'meerdere bedrijven met De Linde in de naam' */
const SEVERAL_CALLED = new RegExp(
  `(?<!\\p{L})${COUNT}(?: [\\p{L}’'-]{2,25}){0,6}? (?:keer|times|genaamd|genoemd|geheten|met (?:de|als) naam|onder de naam|met|die|dat|zijn|heten|dragen|called|named|with the name|by the name(?: of)?|under the name|abbreviated (?:to|as)|abbreviate to|afgekort tot|that (?:are called|go by|use|share|carry)|(?:trading|operating|handelend) (?:as|als)|(?:using|sharing|carrying|bearing|use|share|carry|bear) the name|go by(?: the name(?: of)?)?|listings for|results for|hits for|entries for|matches for|resultaten voor|treffers voor|vermeldingen (?:van|voor))(?: de naam| the name)? (?:de |het |the )?["'“‘„*_]{0,3}$`,
  'iu',
)
/** 'There is more than one De Linde' */
const MORE_THAN_ONE = new RegExp(
  `(?<!\\p{L})(?:there (?:is|are)|er (?:is|zijn|bestaat|bestaan)) (?:meer dan (?:één|een)|${COUNT})(?: different| verschillende)? ["'“‘„*_]{0,3}$|both \\p{Lu}[^.;,\\n]{2,30} and \\p{Lu}[\\p{L}’-]{1,25} (?:have|has) an? ["'“‘„*_]{0,3}$|zowel in \\p{Lu}[^.;\\n]{2,40} als in \\p{Lu}[\\p{L}’-]{1,25} (?:zit|is|ligt|bestaat|vind je)(?: er)? een ["'“‘„*_]{0,3}$`,
  'iu',
)
/** Behind 'met', 'die' or 'zijn' only with this behind the name. */
const LEAD_ALONE = / (?:met|die|dat|zijn) (?:de |het |the )?["'“‘„*_]{0,3}$/iu
const CALLED_BEHIND =
  /^["'”’*_]{0,3}(?: of (?:iets )?(?:een variant|iets dergelijks)[^.;:\n]{0,20})? (?:heten|genoemd|genaamd|in de naam|als naam|dragen|hebben|voeren|gebruiken)(?!\p{L})/iu

/** 'De naam De Linde komt vaker voor', 'The name De Linde belongs to a hotel in …' */
const THE_NAME = /(?<!\p{L})(?:[Dd]e|[Tt]he) (?:naam|name|letters|afkorting|abbreviation) ["'“‘„*_]{0,3}$/u
const OF_MANY =
  /^["'”’*_]{0,3} (?:(?:kom|kwam|vind|vond|zie|zag) ik (?:op |bij |als |voor |onder )?(?:meer|meerdere|verschillende|veel|twee|drie|een|allerlei|diverse)(?!\p{L})|(?:hoort|horen) bij|(?:duikt|duiken) (?:op )?(?:bij|op)|(?:wordt|worden|is|are) (?:\p{Ll}{2,12} ){0,3}(?:gebruikt|gedragen|gevoerd|used|shared|carried|borne|taken) (?:door|by)|wordt door (?:meer|meerdere|verschillende|veel|diverse|andere) [^.,;:\n]{3,30} (?:gebruikt|gedragen|gevoerd)|(?:belongs?|refers?|applies) to|(?:dragen|voeren|gebruiken|delen) (?:\p{Ll}{2,12} )?(?:meer|meerdere|verschillende|veel|twee|drie|diverse)(?!\p{L})|(?:comes?|turns?|shows?|pops?) up (?:for|in|as|with)|appears (?:in|as|for))/iu
/** '"De Linde" is a popular name', 'De Linde is een naam die veel voorkomt', 'Van De Linde bestaan er veel' */
const OFTEN =
  /^["'”’*_]{0,3} (?:komt(?: \p{Ll}{2,10}){0,2} (?:meerdere|verschillende|diverse|veel) (?:plekken|plaatsen|steden|dorpen|gemeenten)[^.;:\n]{0,40} voor(?!\p{L})|(?:exists|appears|occurs|can be found) in (?:several|multiple|many|various) (?:places|towns|cities|locations)(?!\p{L})|(?:is|blijkt|lijkt)(?: [\p{L}’'-]{1,12}){0,3} (?:(?:populaire?|veelgebruikte|veelvoorkomende|gangbare|popular|common|widespread|frequent)(?: [\p{L}-]{2,15}){0,2} (?:\p{L}{0,8}naam|\p{L}{0,5}name|(?:choice|keuze)(?= (?:for|voor|as|als) (?:een |an? )?(?:\p{L}{0,12}na(?:am|me)|names)))|(?:geliefde|bekende) (?:\p{L}{0,8}naam|keuze) (?:voor|onder|bij)|naam die|name (?:that|which|used|shared|for (?:many|several|all))|name of (?:a|an|several|many|two|three)|de naam van (?:een|meerdere|verschillende|twee|drie|veel))|komt (?:\p{L}{2,12} ){0,3}(?:vaker|vaak|veel|meermaals|meerdere keren|op (?:meer|twee|drie|verschillende)(?= |dere))|(?:bestaan|zijn|heb je) er (?:\p{L}{2,12} )?(?:meer|meerdere|veel|verschillende|twee|drie|vier|vijf|genoeg))(?!\p{L})/iu
/** 'Onder de naam De Linde vond ik een yogastudio (Leiden), een beddenzaak …', 'Ik kwam De Linde tegen als voetbalclub, als …' */
const FOUND_UNDER =
  /(?<!\p{L})(?:(?:[Oo]nder|[Mm]et|[Vv]oor|[Oo]p|[Bb]ij) (?:de )?(?:naam|term|zoekterm|zoekopdracht) |(?:[Uu]nder|[Ff]or|[Ww]ith) the name (?:of )?)["'“‘„*_]{0,3}$/u
const FINDS =
  /^["'”’*_]{0,3}(?:,| (?:vond|vind|zie|zag|krijg|kreeg|kom|kwam|ken|I (?:found|find|see|know|came)) )[^.;\n]{0,60}?(?:(?<!\p{L})(?:een|an?) |het volgende|de volgende|the following|alleen|only|:)/u
const AS_SEVERAL = /^["'”’*_]{0,3} (?:tegen )?(?:als|as) [^.;:\n]{3,60},? (?:(?:en|and) )?(?:als|as) /iu

/** Of longer answers whether none is meant is not looked for. */
const MOST = 4_000

const NAMING = new WordList(
  'naam heten heet genaamd genoemd geheten dragen letters afkorting afgekort called named name names abbreviation abbreviated listings results hits entries matches resultaten treffers vermeldingen tegen share carry bear bestaan zijn heb more meer several multiple plekken plaatsen steden dorpen keer times zowel both gebruikt used trading operating handelend',
)

/** 'None of which deals with pests', 'geen van deze heeft iets met fietsen te maken' */
const NONE =
  /(?<!\p{L})(?:geen|none|neither|not one|niet één)(?: enkele?)? (?:(?:van|of) (?:de |the |hen|ze|deze|die|dit|beide|drieën|tweeën|vieren|alle|allen|them|these|those|which|whom|all)|daarvan|ervan|hiervan|(?:that|die|dat) (?:match|fit|past|klopt|overeenkomt|aansluit|do|does)|(?:seems?|appears?|fits?|match(?:es)?|has|have|is|are|serves?|sells?|lists?|mentions?|shows?|does|do)(?!\p{L}))/iu

/** Whether the name stands there as that of several. */
export function isOfSeveral(text: string, { at, end }: Mark): boolean {
  const before = text.slice(Math.max(0, at - 160), at)
  const behind = text.slice(end, end + 120)
  if (SEVERAL_CALLED.test(before) && (!LEAD_ALONE.test(before) || CALLED_BEHIND.test(behind))) return true
  if (MORE_THAN_ONE.test(before)) return true
  if (OFTEN.test(behind) || AS_SEVERAL.test(behind) || FOUND_IN_SEVERAL.test(behind)) return true
  return (THE_NAME.test(before) && OF_MANY.test(behind)) || (FOUND_UNDER.test(before) && FINDS.test(behind))
}

// Bounded: a sentence
const IN_TOWNS =
  /^[^.;\n]{0,60}(?<!\p{L})(?:in|uit|te) ['’]?\p{Lu}[\p{L}’-]{1,25}(?: \p{Lu}[\p{L}’-]{1,20})?(?:, | en | and | of )/u
/** 'Several salons go by the name De Linde. There is one in Assen', 'One is in Assen' */
// Bounded: the 120 characters behind a name
const ONE_OF_THEM =
  /^["'”’*_]{0,3}[.:] (?:There is one|(?:The )?[Oo]ne(?: of them)?(?: \p{Ll}{2,12}){0,2}|Er (?:is|zit) er een|[Ee]en(?: daarvan)?(?: \p{Ll}{2,12}){0,2}|De (?:ene|eerste)(?: \p{Ll}{2,12}){0,2}) (?:in|uit|te) ['’‘]?(?<town>\p{Lu}[\p{L}’-]{1,25})/u
/** 'Als garage in Horst', 'in Horst zit een garage' */
// Bounded: the 60 characters before a trade and 40 behind it
const TOWN_BEHIND = /^ (?:in|uit|te|from) (['’‘]?\p{Lu}[\p{L}’-]{1,25})/u
const TOWN_BEFORE = /(?<!\p{L})(?:[Ii]n|[Uu]it|[Tt]e|[Ff]rom) (['’‘]?\p{Lu}[\p{L}’-]{1,25}),? (?:\p{Ll}{1,8} ){1,4}$/u
/** What not every company of the name has; a place and a trade may be the question's. */
const OWN = new Set<FactKind>(['services', 'foundingYear', 'legalForm', 'team', 'sector'])
/** 'Voor een kapper in Gouda kun je terecht bij …', 'For lessons in Assen there are other options', but 'Als je die in Assen bedoelt: …' */
export const FOR_THAT =
  /^\s*(?:(?:Voor|Zoek|Zoekt|Zocht|Wil|Wilt|Heb|Hebt|Ben|Bent|Als|Mocht|For|If|Should|Looking|Need|Do|Are|Would|Je vraag|Uw vraag|Your question|You (?:asked|mentioned|wanted|were asking|are asking)|(?:Je|U) (?:vroeg|zocht|noemde|zoekt))(?!\p{L})(?! (?:you|je|u)(?: (?:die|de|het|dat|the)(?: one)? [^.,;:\n]{2,40})? (?:mean|bedoelt)(?!\p{L})))/u
/** 'Dat is 120 kilometer van Assen', 'vanuit Assen is dat een uur rijden' */
// Bounded: a sentence
export const FAR_FROM =
  /(?<!\p{L})(?:\d{1,3} ?(?:km|kilomet\p{L}{2,4}|miles?)|(?:ver|far|miles|kilometers|nowhere near|een heel eind))(?: \p{L}{3,12})? (?:van(?:af)?|uit|from|away from|bij)(?= \p{Lu})|(?<!\p{L})(?:uur|kwartier|minuten) (?:rijden|fietsen|reizen)(?!\p{L})|(?<!\p{L})(?:hours?|minutes?)[’']?s? (?:drive|away|by car)(?!\p{L})/u
/** 'In Assen kun je wel terecht bij Smit', 'In Assen, try Smit': there it is another one that is told of. */
// Bounded: a sentence
export const ANOTHER_THERE =
  /^\s*(?:[Dd]ichterbij|[Cc]loser to home|(?:[Ii]n|[Nn]ear|[Rr]ond) ['’]?\p{Lu})[^.;:\n]{0,50}?(?<!\p{L})(?:terecht bij|uit bij|try|there[’']s|there is|(?:zit|vind je|heb je|kom je|is)(?: (?:wel|dan|er|ook|bijvoorbeeld|eerder)){1,3}) (?:de |het |the )?\p{Lu}/u

/** The places of the name that are others', where the answer says that several have it and states nothing of the company beside them. */
export function onlyOthersOfName(
  text: string,
  own: readonly Mark[],
  statements: readonly Statement[],
  subjects: Subjects,
  vocabulary: Vocabulary,
  { fullNames, cities }: Pick<Prepared, 'fullNames' | 'cities'>,
): boolean {
  if (!vocabulary.has(NAMING)) return false
  const first = own.slice(0, 3).find((mark) => isOfSeveral(text, mark))
  if (!first) return false
  const isNone = text.length < MOST && NONE.test(text)
  const isElsewhere = statements.some(({ fact, right, of }) => fact === 'city' && !right && of)
  const introduced = subjects.sentenceAt(first.at)
  const isAnotherTown = (town: string | undefined) =>
    town !== undefined &&
    !/^(?:Nederland|Netherlands|Holland|België|Belgium)$/u.test(town) &&
    ![...cities].some((city) => city.includes(fold(town)))
  const isInAnotherTown = (at: number, end: number): boolean =>
    isAnotherTown(
      TOWN_BEHIND.exec(text.slice(end, end + 40))?.[1] ?? TOWN_BEFORE.exec(text.slice(Math.max(0, at - 60), at))?.[1],
    )
  const isToldOfOthers = isAnotherTown(ONE_OF_THEM.exec(text.slice(first.end, first.end + 120))?.groups?.town)
  const isStated = statements.some(({ fact, right, identifies, at, end, of }) => {
    if (isNone && OF_THE_QUESTION.has(fact) && fact !== 'services') return false
    const owner = of ?? subjects.ownerAt(at)
    if (!right || !(identifies || OWN.has(fact)) || owner?.who !== 'own') return false
    const sentence = subjects.sentenceAt(at)
    if (!sentence) return false
    // 'In Hoorn zijn er drie kappers die De Linde heten'
    if (sentence === introduced && at < first.at && (fact === 'city' || isElsewhere)) return false
    // 'Er zijn verschillende bakkers die De Linde heten, in Ede en Tiel': the trade is the question's.
    if (
      sentence === introduced &&
      at < first.at &&
      fact === 'sector' &&
      IN_TOWNS.test(text.slice(first.end, sentence.to))
    )
      return false
    if (fact === 'sector' && (isInAnotherTown(at, end) || (at < first.at && isToldOfOthers))) return false
    // 'En in Ede een bloemist met die naam'
    if (fact === 'sector' && statements.some((one) => one.fact === 'city' && !one.right && one.of === owner))
      return false
    // 'Ik kwam De Linde tegen als koor en als straat in Hoorn'
    if (sentence === introduced && fact === 'city' && !of) return false
    if (sentence.marks.some(({ who, isPronoun }) => who === 'own' && !isPronoun)) return true
    const said = text.slice(sentence.from, sentence.to)
    return !isNegated(said) && !FOR_THAT.test(said) && !/\?\s*$/.test(said)
  })
  if (isStated) return false
  return !own.some(
    ({ at, end }) =>
      subjects.sentenceAt(at) !== introduced && fullNames.includes(text.slice(at, end)) && !isInAnotherTown(at, end),
  )
}
