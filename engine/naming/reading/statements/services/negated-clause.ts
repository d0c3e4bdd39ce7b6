/**
 * Whether the clause that holds a service says that it is not done, whatever the verb: 'does not draw up garden designs', 'een verstopt riool
 * wordt er niet ontstopt'. What only says of it where, when, how or for how much is no denial.
 */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: the at most 120 characters before a service and 120 behind it.
const NEAR = 120

const NEGATIONS = new WordList(
  'niet not t cannot never longer gestopt opgehouden nee no stopped elsewhere else another different',
)

/** What one does with a text or a price and not with a service, and what is no verb. */
const NO_DEED =
  'say|mention|list|specify|publish|state|show|tell|know|need|require|mean|cost|charge|advertise|recommend|seem|appear|depend|matter|have|see|find|confirm|want|worry|forget|hesitate|miss|let|go|only|just|merely|always|necessarily|every|all|the|a|an|yet|sure|clear|known|cheap|far|right|be|been|get|limited|suitable|ideal|exactly|quite|very|too|so|as|what|how|in|on|at|for|to|from|with|by|of|really|affiliated|mind|apply|differ|vary|disclose|describe|explain|give|reveal|indicate|display|feature|your|you|they|it|we|i|his|her|its|their'
/** 'Does not restore antique', 'no longer handles day-to-day', 'can’t carry out the yearly' */
const NOT_DOING = new RegExp(
  `(?:(?<=\\p{L})n[’']t|(?<!\\p{L})(?:not|cannot|no longer|never))(?: (?:currently|actually|itself|themselves|ever|also))? (?!(?:${NO_DEED})(?!\\p{L}))\\p{Ll}{2,14}(?: (?:out|on|up|with|for|in|off))?(?: (?:any|an?|the|its|their|your|own|of|new))*(?: [\\p{L}’'-]{2,18}){0,2}(?: (?:\\p{L}{3,12} )?(?:and|or))? $`,
  'u',
)
const ENDS =
  /^(?:[’']s)?(?: (?:work|jobs?|services?|treatments?|lessons?))?(?=$|[.,;:!?)\n]|(?: [\p{L}’'-]{3,15}){0,2} (?:any ?more|any longer)(?!\p{L})| (?:here|there|itself|themselves|at|in (?:its|their|the (?:shop|salon|practice|office))|or|and|but|according|since|because|so|as (?:far|it|they)|for (?:customers|clients|others|new)|on[- ]site|en|of|maar|want|omdat|dus|sinds|volgens)(?!\p{L}))/u

/** 'You can’t get rolls at De Linde' */
const NOT_GOT =
  /(?:(?<!\p{L})(?:can(?:not|[’']t| not)|won[’']t|will not)) (?:get|buy|order|book)(?: (?:any|an?|the|your))?(?: [\p{L}’'-]{3,15}){0,2} $/u
/** 'Have to go elsewhere for dental hygiene' */
const AWAY =
  /(?<!\p{L})(?:go|look|be|turn|try)(?:ing)? (?:elsewhere|somewhere else|to (?:another|a different) [\p{L}-]{4,20}) for(?: [\p{L}’'-]{2,15}){0,2} $/u
/** 'For lettings, De Linde isn’t the right agency' */
const NOT_THE_PLACE =
  /^(?: [\p{L}’'-]{3,15}){0,2},? [^.,;\n]{2,40} (?:is|are)(?: not|n[’']t) (?:the (?:right|best)|where you)(?!\p{L})/u
const NEED_NOT =
  /(?<!\p{L})(?:need not|not (?:have|need)|n[’']t (?:have|need)|without|never|no need|instead|rather)(?!\p{L})/u
/** Between the service and 'niet': the verb, who does it and where, and no time, price or place where it is told. */
const BETWEEN =
  "(?: (?:in|uit|te) \\p{Lu}[\\p{L}’-]{1,25}| (?!(?:op|in|voor|tijdens|zonder|met|na|tot|binnen|buiten|vanaf|om|tussen|zolang|kost|kosten|duurt|staat|staan|vergoed|vergoedt|vergoeden|maar|als|dat|die|omdat|want|wanneer|hoef|hoeft|hoeven|weet|ken|kent|vind|vond|zie|zag|zijn|is|noemt|noem|lees|heb|hebt|of|wel|geldt|geeft|vermeldt|vermelden|noemen|meldt|zegt|rekent|berekent|mag|mogen)(?!\\p{L}))[\\p{L}\\d’'&.-]{1,25}){1,8}?"
const NO_PART =
  '(?!(?:vermeld|vermelden|genoemd|noemen|vergoed|vergoeden|gevonden|vinden|bekend|besproken|beschreven|inbegrepen|meegerekend|gerekend|berekend|opgenomen|verplicht|nodig|goedkoop|alleen|altijd|overal|hoeven|kosten|betalen|wachten|vergeten|geschikt|gratis|gemeld|gezien|gebruikt|bevestigen|bevestigd|beoordelen|verrassen|zeggen|terugvinden|achterhalen)(?!\\p{L}))'
/** 'Doet De Linde niet meer', 'wordt door De Linde niet ontstopt', 'biedt De Linde niet aan' */
const NOT_BEHIND = new RegExp(
  `^${BETWEEN} niet(?: (?:meer|langer|zelf))?(?: (?:aan|uit|af|mee|(?:in|tot|op) (?:het|hun|de|haar) (?:pakket|aanbod|assortiment|programma|kaart|menu|werk)|${NO_PART}(?:ge\\p{L}{3,14}|(?:be|ver|ont|her)\\p{L}{3,12}[dt]|aange\\p{L}{3,10}|uitge\\p{L}{3,10})))?(?=$|[.,;:!?)\\n]| (?:en|maar|want|omdat|dus|sinds|vanaf|wegens|vanwege|aangezien|daarvoor|volgens)(?!\\p{L}))`,
  'u',
)
/** 'Horen niet tot het aanbod', 'zit niet in het pakket', 'is not part of their work' */
const NOT_PART_OF =
  /^(?: [\p{L}’'-]{2,15}){0,2} (?:(?:hoort|horen|behoort|behoren|zit|zitten|valt|vallen|staat|staan|maakt|maken) (?:er |hier |daar )?(?:helaas )?niet (?:tot|bij|in|onder|op) (?:het|hun|de|haar|zijn) (?:\p{L}{3,12} )?(?:aanbod|pakket|assortiment|werk|werkzaamheden|diensten|dienstverlening|behandelingen|mogelijkheden|menu|kaart|menukaart|prijslijst)|(?:is|are)(?: not|n[’']t)(?: \p{L}{3,10})? (?:on offer|available|offered)(?= here| there| at|[.,;!)\n]|$)|(?:is|are)(?: not|n[’']t)(?: \p{L}{3,10})? (?:part of|among|included in|on) (?:its|their|the|his|her) (?:\p{L}{3,12} )?(?:work|services?|offer|offering|range|menu|list|treatments|package|repertoire))(?!\p{L})/u
/** 'Voor regulier onderhoud kun je niet bij De Linde terecht', 'voor het zetten van extensions moet je niet bij De Linde zijn' */
const FOR = /(?<!\p{L})(?:[Vv]oor|For)(?: (?:een|de|het|je|uw|nieuwe?))?(?: [\p{L}’'-]{3,18}){0,2}(?: van)? $/u
const NOT_THERE =
  /^(?: [\p{L}’'-]{3,15}){0,2} (?:kun|kunt|kan|moet|hoef|hoeft|ben|bent) (?:je|u|men) (?:(?:dus|helaas|hier|er|daar) )?niet (?:meer )?(?:bij [^.,;\n]{2,40} )?(?:terecht|zijn|te zijn|aan te kloppen|aan het juiste adres)(?!\p{L})/u
/** 'Is gestopt met het onderhoud van' */
const STOPPED =
  /(?<!\p{L})(?:(?:gestopt|opgehouden) met(?: (?:het|de|hun))?(?: \p{L}{4,16} van)?|stopped (?:doing|offering|with)|stopped \p{L}{3,12}ing)(?: (?:een|de|het|the|its|their))? $/iu
/** 'Doet De Linde ook zinkwerk? Nee, …' */
const ASKED = /^[^.?!\n]{0,60}\? (?:Helaas )?(?:Nee|No|nee)(?=[,.:;–—-]| [–—-])(?!,? (?:problem|maar))/u
/** A verb is negated in front of it: 'dat De Linde niet aan huis bezorgt' */
const NOT_DONE_SO = /(?<!\p{L})niet(?: (?:meer|langer|zelf|thuis|aan huis|bij klanten))* $/u
const IS_VERB = /^\p{Ll}{4,14}(?:t|en)$/u

/** Who sells no bathrooms may renovate them. */
const SELLS = /(?<!\p{L})(?:verko|sell|sold|lever|stock|suppl)/u

/** Whether the service at a place in the text is said not to be done; `isThing`: only what it is done to stands there. */
export function isNegatedInClause(
  text: string,
  at: number,
  end: number,
  vocabulary: Vocabulary,
  isThing = false,
): boolean {
  if (!vocabulary.isBetween(NEGATIONS, at - NEAR, end + NEAR)) return false
  // 'Onderhoud van cv' of 'cv-ketels'
  const whole = end + /^[\p{L}’'-]*/u.exec(text.slice(end, end + 30))![0].length
  const before = text.slice(Math.max(0, at - NEAR), at)
  const lead = before.slice(before.search(/[^.;:!?\n]*$/u))
  const after = text.slice(whole, whole + NEAR)
  if (isThing && SELLS.test(lead.slice(-40) + after.slice(0, 40))) return false
  return (
    (ENDS.test(after) &&
      (NOT_DOING.test(lead) ||
        STOPPED.test(lead) ||
        NOT_GOT.test(lead) ||
        (AWAY.test(lead) && !NEED_NOT.test(lead)))) ||
    NOT_BEHIND.test(after) ||
    NOT_PART_OF.test(after) ||
    ASKED.test(after) ||
    (FOR.test(lead) && (NOT_THERE.test(after) || NOT_THE_PLACE.test(after))) ||
    (IS_VERB.test(text.slice(at, end)) && ENDS.test(after) && NOT_DONE_SO.test(lead))
  )
}
