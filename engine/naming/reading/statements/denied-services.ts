/** Whether an answer says of a service that it is not offered. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: the at most 60 characters before a service and 90 behind it.

const DOES =
  'offers?|provides?|do|does|doing|sells?|makes?|handles?|covers?|carry|carries|performs?|installs?|repairs?|supplies|supply|takes? on|deal with|deals with'
/** 'Geen', 'biedt niet', 'no longer offers', 'alles behalve': what comes next is not offered. */
const NOT_BEFORE = new RegExp(
  `(?:(?<=\\p{L})n[’']t (?:${DOES})|(?<!\\p{L})(?:geen|niet(?! (?:alleen|enkel|slechts))|nooit|zonder|no|not(?! only)|without|(?:not|no longer|never) (?:${DOES})|behalve|uitgezonderd|met uitzondering van|except(?: for)?|excluding|(?:gestopt|opgehouden) met|stopped (?:doing|offering|providing)))(?: (?!maar |wel |but )[\\p{L}-]{2,20}){0,2} $`,
  'iu',
)
export const NOT_WORDS = new WordList(
  'geen niet nooit zonder no not without t never behalve uitgezonderd uitzondering except excluding gestopt opgehouden stopped',
)

/** 'Taxaties: nee', 'Taxaties? Nee, …', 'Taxaties (niet)': no 'taxaties: geen voorrijkosten'. */
const NO_AFTER =
  /^(?:\s?:\s?| \(|\? )(?:(?:helaas |unfortunately )?(?:nee|no|niet|geen|not offered|n\/a|[✗❌✘x])(?=\s?(?:$|[.,;|)\n!]))|(?:dat|die|that|those)(?: \p{L}{2,15}){1,5} (?:niet|not)(?!\p{L}))/iu
const OFFERED =
  'doen|doet|levert|leveren|plaatst|plaatsen|zet|zetten|biedt|bieden|verzorgt|verzorgen|verkoopt|verkopen|geeft|geven|heeft|hebben|maakt|maken|regelt|regelen|repareert|repareren|installeert|installeren|verricht|verrichten|voert|voeren|bemiddelt|behandelt|behandelen|legt|leggen'
/** 'Telefonie doen ze niet', 'airco levert en plaatst het bedrijf niet'. */
const THEY_DO_NOT = new RegExp(
  `^(?: (?:en|of) \\p{L}{3,20})? (?:${OFFERED})(?: (?:en|of) \\p{L}{4,15})?(?: (?!(?:op|in|voor|tijdens|zonder|met|na|tot) )[\\p{L}’'-]{2,20}){1,4}? niet(?: (?:meer|zelf|aan|uit|standaard)){0,2}(?=$|[.,;!)\\n]| en | maar | want | omdat )|^ (?:kan|kunnen|is|zijn) (?:er|hier|daar|bij (?:hen|ze)) niet(?: (?:meer|mogelijk|beschikbaar)){0,2}(?=$|[.,;!)\\n])|^ (?:laten|laat|besteden|besteedt) (?:[\\p{L}’'-]{2,20} ){1,3}(?:over(?= aan)|uit(?=[.,;\\n]| aan))|^ (?:valt|vallen|ligt|liggen|staat|staan) (?:\\p{L}{2,10} )?buiten(?!\\p{L})`,
  'iu',
)
/** 'Zit niet in het aanbod', 'wordt niet meer aangeboden', 'is not something they do', 'isn’t offered'. */
const IS_NOT =
  /^(?: (?:en|of|and|or) \p{L}{3,20})? (?:(?:is|zijn|wordt|worden|zit|zitten|behoort|behoren|hoort|horen|valt|vallen|maakt|maken|staat|staan)(?: (?!op |in |voor )[\p{L}-]{2,15}){0,3}? (?:niet|geen)(?: (?:meer|langer|standaard))? (?:(?:in|tot|bij|onder|van) (?:(?:het|hun|de|zijn|haar|dit|deze) )?(?:\p{L}{2,15} )?(?:aanbod|pakket|assortiment|diensten|dienstverlening|portfolio|mogelijkheden|werkzaamheden|specialiteiten|behandelingen|repertoire)|bij(?=[.,;\n]|$)|(?:onder)?deel (?:uit )?van|aangeboden|gedaan|uitgevoerd|geleverd|geplaatst|behandeld|gegeven|verzorgd|gemaakt|verkocht|verricht)|(?:(?:is|are|was|were)(?: not|n[’']t)|(?:is|are) no longer)(?: [\p{L}-]{2,15}){0,2}? (?:something|offered|available|provided|done|performed|sold|part of|on offer|among|one of|(?:in|included in) (?:the|their|its) (?:services|range|offer|offering|package)|what they do))(?!\p{L})/iu
/** 'Lettings they do not handle', 'implants it doesn’t place'. */
const THEY_DO_NOT_IN_ENGLISH =
  /^,? (?:they|it|the (?:company|business|firm|practice|clinic|agency|office|shop)) (?:does|do|doesn|don|will|won|can|no longer)(?:[’']t| not)?(?: \p{L}{2,12})?(?=[.,;!)\n]|$)/iu
const NEGATIVE = /not|n[’']t|no longer/iu
/** 'Voor taxaties moet je elders zijn', 'for implants you are referred to another clinic'. */
const FOR = /(?<!\p{L})(?:voor|for|met|with|aan|wie)(?: (?:een|an?|de|het|the|your|je|uw|nieuwe|new)){0,2} $/iu
const ELSEWHERE =
  /^ (?:(?:begint|beginnen|doet|doen|waagt|wagen)(?: [\p{L}’'-]{2,20}){1,3} niet(?: aan)?(?=[.,;!\n]|$)|(?:zoekt|wil|nodig heeft)[^.;\n]{0,30} (?:elders|ergens anders)|(?:moet|kun|kan|kunt|hoef|hoeft|zul|zult|dien|word|wordt|worden|ga|verwijst|verwijzen|zijn|is)(?: (?!soms |vaak |eventueel )[\p{L}\d-]{2,15}){0,5}? (?:elders|ergens anders|doorverwezen|door(?= naar|[.,;\n])|niet terecht|niet (?:bij (?:hen|ze|hem|haar)|hier|daar) (?:zijn|terecht)|niet te (?:bellen|zijn|komen)|gestopt|opgehouden)|(?:you|they|patients|customers|clients)(?: (?!sometimes |often |may |might )[\p{L}’'-]{2,15}){0,6}? (?:elsewhere|refer(?:s|red)?(?: you| patients| customers)? (?:to|on)|somewhere else|another (?:company|firm|practice|clinic|agency|office|party)))(?!\p{L})/iu

/** 'Wat ze niet doen: taxaties', above a list too. */
const NOT_DONE =
  /(?:^|[\n.!?:;] ?|¤ ?)(?:wat (?:ze|zij|het \p{L}{4,12}|de \p{L}{4,12}) niet (?:doen|doet|bieden|biedt|aanbiedt|aanbieden|levert|leveren)|(?:doen|doet|bieden) (?:ze|zij) niet|niet (?:in (?:het|hun) (?:aanbod|pakket)|aangeboden|beschikbaar|inbegrepen in het aanbod)|not (?:offered|available|provided)|what they (?:do not|don[’']t) (?:do|offer)|(?:they )?(?:do not|don[’']t) (?:do|offer))(?:, is|, zijn| is| zijn| are|:)?(?: [^.;\n]{0,40})?$/iu

/** Whether what stands right below these words is not offered. */
export const denies = (above: string) => NOT_DONE.test(above.slice(-LONGEST_BEFORE).trim().replace(/:$/, ''))

const LONGEST_BEFORE = 60
const LONGEST_AFTER = 90

export function isDeniedService(text: string, at: number, end: number, vocabulary: Vocabulary): boolean {
  const isAfterBlank = text[at - 1] === ' '
  const before = () => text.slice(Math.max(0, at - LONGEST_BEFORE), at)
  if (
    isAfterBlank &&
    vocabulary.isBetween(NOT_WORDS, at - LONGEST_BEFORE, at) &&
    (NOT_BEFORE.test(before()) || NOT_DONE.test(before()))
  )
    return true
  const isDenying = vocabulary.isBetween(DENYING, end, end + LONGEST_AFTER)
  if (!isDenying && !SIGN_OF_NO.test(text.slice(end, end + 5))) return false
  const after = text.slice(end, end + LONGEST_AFTER)
  if (NO_AFTER.test(after) || THEY_DO_NOT.test(after) || IS_NOT.test(after)) return true
  const english = THEY_DO_NOT_IN_ENGLISH.exec(after)?.[0]
  if (english !== undefined && NEGATIVE.test(english)) return true
  return isAfterBlank && FOR.test(before()) && ELSEWHERE.test(after)
}
const DENYING = new WordList(
  'niet geen nee no not t buiten over uit elders ergens doorverwezen door elsewhere somewhere another refer refers referred gestopt opgehouden longer n a x',
)
const SIGN_OF_NO = /[✗❌✘]/u
