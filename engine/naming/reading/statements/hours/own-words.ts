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
/** What a company is called without its name. */
export const PLACE =
  'kantoor|praktijk|winkel|zaak|studio|salon|bedrijf|werkplaats|showroom|office|practice|shop|store|business'
/** Also where another one of these may be meant: 'de school', 'het restaurant'. */
export const OWN_PLACE = `${PLACE}|atelier|company|place|school|restaurant|hotel|camping|kliniek|clinic|garage|bakkerij|bakery|team`
/** 'Schildersbedrijf Veenstra werkt van 8 tot 17', but 'bij Veenstra werkt', 'Klaas Veenstra werkt'. */
const COMPANY = '~'
const OF_THE_COMPANY =
  /(?<!(?<!\p{L})(?:bij|voor|van|met|at|for|of|by|with|\p{Lu}[\p{L}’'-]{1,20}) )~(?: (?:in|uit|te|from) \p{Lu}[\p{L} ’'-]{1,25})? $/u
const BEGIN =
  'begint|beginnen|start|starten|starts|begin|begins|werkt|werken|rijdt|rijden|vaart|draait|works?|runs?|operates?'
const BEGINS = new RegExp(
  `(?<!\\p{L})(?:${BEGIN}) (?:al |pas )?(?:~|ze|zij|they|(?:de|het|the) (?:dienst|werkdag|werk|work|working day)|\\p{Lu}{2,5})(?!\\p{L})|(?<!\\p{L})(?<!(?:[Bb]ij|[Vv]oor|[Vv]an|[Aa]t|[Ff]or) )(?:~|[Zz]e|[Zz]ij|[Tt]hey) (?:(?:does not|doesn[’']t|do not|don[’']t) )?(?:${BEGIN})(?!\\p{L})`,
  'u',
)
const WORKS = /^(?:werkt|werken|works?)$/i

export const withoutNames = (text: string, { name, aliases }: Prepared['company']) =>
  [name, ...aliases].reduce((said, one) => said.replaceAll(one, COMPANY), text)

/** 'Van maandag tot en met vrijdag wordt er gewerkt', 'op vrijdag is er helemaal niemand te bereiken' */
// Bounded: a sentence of at most 1,000 characters
const ALL_WORK =
  /(?<!\p{L})(?:wordt (?:[^.,;]{1,40} )?gewerkt|is er (?:\p{L}{2,10} )?niemand(?: te bereiken| aanwezig)?(?=[.,;!]|$| en )|niemand (?:te bereiken|aanwezig))(?!\p{L})/iu
const BY_TELEPHONE = /telefo|phone/iu
const doAllWork = (about: string) => ALL_WORK.test(about) && !BY_TELEPHONE.test(about)

/** 'Op woensdag begint De Linde om elf uur' */
export const isBegun = (about: string, { company }: Prepared) =>
  BEGINS.test(withoutNames(about, company)) || doAllWork(about)

const tradeOf = ({ sector, name }: Prepared['company']) => `${sector ?? ''} ${name}`
/** 'Receptie' of a campsite */
export function isOwn(word: string, company: Prepared['company']): boolean {
  return OF_TRADES.some(([trades, words]) => words.test(word) && trades.test(tradeOf(company)))
}

/** 'Je kunt er op zaterdag lessen van 9 tot 14 uur', of a driving school: it is open then. */
const LESSON_HOURS = /(?<!\p{L})(?:les|lessen|lessons?)(?!\p{L})/iu
export const areOfLessons = (about: string, { company }: Prepared) =>
  LESSON_HOURS.test(about) && OF_TRADES[0]![0].test(tradeOf(company))

/** Whether a word of something else stands there: 'Lunchroom Pruim is op maandag dicht' says nothing of lunch. `every` is the same pattern, everywhere. */
export function isOfElse(about: string, pattern: RegExp, every: RegExp, { company }: Prepared): boolean {
  if (!pattern.test(about)) return false
  const said = withoutNames(about, company)
  const sector = company.sector?.toLowerCase() ?? ''
  return allMatches(said, every).some(({ 0: word, index }) => {
    if (WORKS.test(word)) return !OF_THE_COMPANY.test(said.slice(0, index))
    return !isOwn(word, company) && !sector.split(/[^\p{L}]+/u).includes(word.toLowerCase())
  })
}
