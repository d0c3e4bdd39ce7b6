/** Where an answer says that the company is, with the company as the subject: 'dat de zaak in Sneek zit', 'het bedrijf uit Sneek bestaat …'. */
import { isKnownTown, PREMISES, placeAt, TO_TOWN, TOWN } from '#engine/naming/reading/places-in-answer.ts'
import { questionBefore } from '#engine/naming/reading/sentences.ts'
import { isCompany } from '#engine/naming/reading/statements/founding/works-since.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'

// Bounded in this file: each pattern reads at most six words and a town from a word of its list on, and at most 28 characters before it.

const ENDS_IN = new RegExp(
  `(?:${PREMISES}|bedrijf|onderneming|bureau|firma|ij|er|aar|ist|eur|eut|arts|graaf|man|loog|school|company|business|firm|agency|bakery|dentist|restaurant|hotel|camping|café|campsite)$`,
)
const COMPANY = new WordList(({ folded }) => folded.length >= 4 && ENDS_IN.test(folded))
// Bounded: the 28 characters before a word
const THE = /(?<!\p{L})(?:de|het|dit|deze|the|this) (?:\p{Ll}{4,14} )?$/iu
const THE_FIRST =
  /(?:^|[.!?:;\n] ?|[^\p{L}](?:en|maar|want|and|but) )(?:de|het|dit|deze|the|this) (?:\p{Ll}{4,14} )?$/iu
const SITS = '(?:zit|zitten|ligt|liggen|huist|gevestigd|gehuisvest|te vinden)'
/** 'Een schilder die vanuit Breda werkt' */
const WHO = new WordList('die dat')
const WORKS_FROM = new RegExp(
  `(?:die|dat)(?: \\p{Ll}{2,10})? vanuit ${TO_TOWN}(?=${TOWN} (?:werkt|werken|opereert)(?!\\p{L}))`,
  'iuy',
)
/** 'Dat het bedrijf in Noordwijk zit', 'omdat de zaak ook in Breda gevestigd is', 'dat ze in Breda zitten' */
const SITS_BEHIND = new RegExp(
  `(?<noun>\\p{Ll}{4,30}|ze|zij|het)(?: (?!die |dat |waar )\\p{Ll}{2,10}){0,2} (?:in|te) ${TO_TOWN}(?=${TOWN} ${SITS}(?!\\p{L}))`,
  'iuy',
)
/** 'De zaak uit Breda bestaat al sinds 1987', 'the firm from Breda is run by …' */
const FROM = new RegExp(
  `(?<noun>\\p{Ll}{4,30}) (?:uit|from) ${TO_TOWN}(?=${TOWN},? (?!en |and |of |or )(?:\\p{Ll}{2,20}|\\())`,
  'iuy',
)
/** 'This plumber in Breda is cheap', 'deze bakker vind je in Breda' */
const THIS_IN = new RegExp(
  `(?<noun>\\p{Ll}{4,30}) (?:in ${TO_TOWN}(?=${TOWN},? (?!en |and |of |or )\\p{Ll}{2,20})|(?:vind je|vindt u|is te vinden|can be found) in ${TO_TOWN})`,
  'iuy',
)
// Bounded: the 28 characters before a word
const THIS = /(?:^|[.!?:;\n] ?|[^\p{L}](?:en|maar|want|and|but) )(?:deze|dit|this) (?:\p{Ll}{4,14} )?$/iu
/** 'Type: slager in Breda', and on a line of its own 'Een kleine bakkerij uit Breda'; 'Andere slager in Breda' is another */
const ON_A_LINE = new RegExp(
  `(?<noun>\\p{L}{4,30}) (?:in|uit|te|from|(?:based|located) in) ${TO_TOWN}(?=${TOWN}(?:[.,;)\\n]|$| (?:met|with|sinds|since|die|dat|that)(?!\\p{L})))`,
  'iuy',
)
// Bounded: the 60 characters before a word
const LINE =
  /(?:^|\n|(?:^|[\n,;] ?)(?:[Tt]ype|[Ww]at|[Ww]hat|[Ss]oort|[Kk]ind|[Bb]edrijf|[Bb]usiness|[Aa]ctiviteit): )(?:(?:[Ee]en|[Aa]n?) )?(?:(?!(?:[Aa]nder|[Bb]est|[Oo]ther|[Gg]oe[dk]|[Zz]oek|[Ee]lke|[Tt]op|[Nn]iet))\p{L}[\p{L}-]{2,15},? ){0,2}$/u
/** 'That the company is in Breda' */
const IS_IN = new RegExp(
  `(?<noun>\\p{Ll}{4,30}) (?:is|sits)(?: (?:actually|located|based|itself|now|just))? in ${TO_TOWN}(?=${TOWN}(?:[.,;)\\n]| (?:and|but)(?!\\p{L})))`,
  'iuy',
)
/** 'Klussen rond Zwolle, waar het bedrijf ook zit', 'around Zwolle, where it is based' */
const WHERE = new WordList('waar where')
const WHERE_IT_IS =
  /(?:waar (?:(?:het|de|dit|deze) (?<noun>\p{Ll}{4,30})|ze|zij)(?: (?:ook|zelf)){0,2} (?:zit|zitten|ligt|gevestigd is|gevestigd zijn|is gevestigd|zijn gevestigd|huist)|where (?:(?:the|this) (?<english>\p{Ll}{4,30})|it|they) (?:is|are|sits?)(?: also)? (?:based|located|situated))(?!\p{L})/iuy
// Bounded: the 60 characters before 'waar'
const TOWN_BEFORE = new RegExp(
  `(?<!\\p{L})(?:in|te|van|rond|rondom|nabij|bij|uit|vanuit|around|near|of|from) (?<place>${TOWN})(?<rest>, )$|(?<=^|[.!?:;\\n] ?)(?<is>${TOWN}) is $`,
  'u',
)
const THEY = new WordList('ze zij')
/** 'Dat het in Breda zit'; 'dat het in Breda ligt aan de vraag' is no place. */
const IT = new WordList('het')
const THAT = /(?<!\p{L})(?:dat|omdat|want) $/iu
const SITS_THERE = /^\S+(?: \S+)? (?:zit|gevestigd|gehuisvest)(?!\p{L})/u

const ENGLISH = new Set(ENGLISH_COMPANY_WORDS)
const isOne = (noun: string) => ENGLISH.has(noun) || isCompany(noun.toLowerCase())

/** What stands between a noun and its town, and how far behind the beginning of the noun at most. */
const TO_A_TOWN = new WordList('in te uit from')
const FARTHEST = 70
/** 'Waar zit De Linde? In Sneek, aan de Markt.' */
const IN = new WordList('in te')
const IN_ANSWER = new RegExp(`(?:in|te) ${TO_TOWN}`, 'iuy')
/** 'In Sneek staat de winkel aan een drukke weg' */
const IN_FRONT = new RegExp(
  `in (?=${TOWN} (?:staat|zit|ligt|huist) (?:de|het|deze|dit) \\p{Ll}{0,20}(?:${PREMISES}|bedrijf|onderneming)(?!\\p{L}| (?:van|of|ook|die|dat)(?!\\p{L})))`,
  'iuy',
)
// Bounded: a question of at most 200 characters
const ASKED_WHERE =
  /(?<!\p{L})(?:waar|where|welke plaats|which (?:town|city))(?!\p{L})[^?]{0,100}(?:zit|zitten|is|ligt|gevestigd|vinden|vind|located|based|find)(?!\p{L})/iu

/** Each with the town behind it, but for those of `townsBeforeWhere`. */
export function companiesIn(text: string, vocabulary: Vocabulary): RegExpExecArray[] {
  const isInTown = ({ index, 0: lead }: RegExpExecArray) => isKnownTown(placeAt(text, index + lead.length) ?? '')
  return [
    ...vocabulary.placesOf(COMPANY).flatMap((at) => {
      if (!vocabulary.isBetween(TO_A_TOWN, at, at + FARTHEST)) return []
      const before = text.slice(Math.max(0, at - 28), at)
      const patterns = [
        ...(THE.test(before) ? [SITS_BEHIND, IS_IN] : []),
        ...(THE_FIRST.test(before) ? [FROM] : []),
        ...(THIS.test(before) ? [THIS_IN] : []),
        ...(LINE.test(text.slice(Math.max(0, at - 60), at)) ? [ON_A_LINE] : []),
      ]
      return patterns.flatMap((pattern) => {
        pattern.lastIndex = at
        const match = pattern.exec(text)
        return match && isOne(match.groups!.noun!.toLowerCase()) ? [match] : []
      })
    }),
    ...vocabulary.matches(text, THEY, SITS_BEHIND),
    ...vocabulary
      .matches(text, IT, SITS_BEHIND, { before: THAT })
      .filter(({ index, 0: lead }) => SITS_THERE.test(text.slice(index + lead.length, index + lead.length + 50))),
    ...vocabulary.matches(text, WHO, WORKS_FROM),
    ...vocabulary.matches(text, IN, IN_FRONT, { behind: '.!?:;\n' }),
    ...vocabulary
      .matches(text, IN, IN_ANSWER, { behind: '?:' })
      .filter(({ index }) => ASKED_WHERE.test(questionBefore(text, index))),
  ].filter(isInTown)
}

export function townsBeforeWhere(text: string, vocabulary: Vocabulary): { at: number; end: number; place: string }[] {
  return vocabulary.matches(text, WHERE, WHERE_IT_IS, { behind: ',s' }).flatMap(({ index, groups }) => {
    const noun = groups!.noun ?? groups!.english
    const before = TOWN_BEFORE.exec(text.slice(Math.max(0, index - 60), index))?.groups
    const place = before?.place ?? before?.is
    const end = index - (before?.is ? ' is '.length : ', '.length)
    if (!place || !isKnownTown(place) || (noun && !isOne(noun))) return []
    return [{ at: end - place.length, end, place }]
  })
}
