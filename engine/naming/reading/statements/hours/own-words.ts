/** Words of other things with hours ('lunch', 'receptie', 'les') that are the company itself, or what it is open for. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { allMatches } from '#engine/text.ts'

/** Of these trades nothing else has these hours: a driving school gives its lessons at them, a campsite has its reception open. */
const OF_TRADES: readonly [trade: RegExp, words: RegExp][] = [
  [/rijschool|rijopleiding|rijles|driving school/i, /^less?(?:en|ons?)?$/i],
  [
    /camping|hotel|hostel|pension|herberg|vakantiepark|bed ?(?:&|and|en) ?breakfast|b&b/i,
    /^(?:receptie|reception|front desk|balie)$/i,
  ],
  [
    /maker|smid|smederij|timmer|meubel|hout|repar|restaur|fiets|garage|auto|motor|stoffeer|lijst|schoen|leder|leer|goud|zilver|klok|naai/i,
    /^workshop$/i,
  ],
  [/web(?:shop|winkel)|online/i, /^(?:webshop|webwinkel|online)/i],
  [/restaurant|brasserie|bistro|eetcaf|eethuis|pizz|lunch|caf[eé]|herberg|trattoria|sushi|grill/i, /^restaurant$/i],
]
/** 'Schildersbedrijf Veenstra werkt van 8 tot 17', but 'bij Veenstra werkt', 'Klaas Veenstra werkt'. */
const COMPANY = '~'
const OF_THE_COMPANY =
  /(?<!(?<!\p{L})(?:bij|voor|van|met|at|for|of|by|with|\p{Lu}[\p{L}’'-]{1,20}) )~(?: (?:in|uit|te|from) \p{Lu}[\p{L} ’'-]{1,25})? $/u
const BEGIN =
  'begint|beginnen|start|starten|starts|begin|begins|werkt|werken|rijdt|rijden|vaart|draait|works?|runs?|operates?'
const BEGINS = new RegExp(
  `(?<!\\p{L})(?:${BEGIN}) (?:al |pas )?(?:~|ze|zij|they|\\p{Lu}{2,5})(?!\\p{L})|(?<!\\p{L})(?:~|[Zz]e|[Zz]ij|[Tt]hey) (?:(?:does not|doesn[’']t|do not|don[’']t) )?(?:${BEGIN})(?!\\p{L})`,
  'u',
)
const WORKS = /^(?:werkt|werken|works?)$/i

const withoutNames = (text: string, { name, aliases }: Prepared['company']) =>
  [name, ...aliases].reduce((said, one) => said.replaceAll(one, COMPANY), text)

/** 'Op woensdag begint De Linde om elf uur' */
export const isBegun = (about: string, { company }: Prepared) => BEGINS.test(withoutNames(about, company))

const NAMED =
  /(?<=(?:^|[,;] |\p{L} )(?:[Ii]s|[Aa]re|[Ss]luit|[Oo]pent|[Gg]aat) )(?!De |Het |The |~|\p{Lu}[\p{L}’'.-]{1,25}(?: [\p{L}’'.-]{2,20}){0,3} \d)\p{Lu}\p{Ll}{2,}/u
/** 'In Deventer is Fietspunt op zondag open', not 'het adres is Kerkstraat 12' */
export function isOfNamed(about: string, { company }: Prepared): boolean {
  const word = NAMED.exec(withoutNames(about, company))?.[0]
  return (
    word !== undefined &&
    !DAY_NAME.test(word) &&
    ![company.name, ...company.aliases].some((name) => name.includes(word))
  )
}
const DAY_NAME = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Weekday)/

/** 'Je kunt er op zaterdag lessen van 9 tot 14 uur', of a driving school: it is open then. */
const LESSON_HOURS = /(?<!\p{L})(?:les|lessen|lessons?)(?!\p{L})/iu
export const areOfLessons = (about: string, { company }: Prepared) =>
  LESSON_HOURS.test(about) && OF_TRADES[0]![0].test(`${company.sector ?? ''} ${company.name}`)

/** Whether a word of something else stands there: 'Lunchroom Pruim is op maandag dicht' says nothing of lunch. `every` is the same pattern, everywhere. */
export function isOfElse(about: string, pattern: RegExp, every: RegExp, { company }: Prepared): boolean {
  if (!pattern.test(about)) return false
  const said = withoutNames(about, company)
  const sector = company.sector?.toLowerCase() ?? ''
  const trade = `${sector} ${company.name}`
  return allMatches(said, every).some(({ 0: word, index }) => {
    if (WORKS.test(word)) return !OF_THE_COMPANY.test(said.slice(0, index))
    if (OF_TRADES.some(([trades, words]) => words.test(word) && trades.test(trade))) return false
    return !sector.split(/[^\p{L}]+/u).includes(word.toLowerCase())
  })
}
