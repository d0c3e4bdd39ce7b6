/**
 * Whether the clause that holds a service says that it is not done, whatever the verb: 'does not draw up garden designs', 'een verstopt riool
 * wordt er niet ontstopt'. What only says of it where, when, how or for how much is no denial.
 */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { OFFER_IN_DUTCH, OFFER_IN_ENGLISH } from '#engine/vocabulary/offering-words.ts'

// Bounded in this file: the at most 120 characters before a service and 120 behind it.
const NEAR = 120

const BEFORE = new WordList(
  'niet not t cannot never longer gestopt opgehouden no geen without zonder stopped closed scrapped dropped shut elsewhere else another different neither nor noch niemand nobody none',
)
const BEHIND = new WordList(
  'niet not t cannot never longer nee no gehaald verdwenen geschrapt missing absent lacking ontbreekt ontbreken stopped gestopt elsewhere else',
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
  /^(?:[’']s)?(?: (?:work|jobs?|services?|treatments?|lessons?|classes|courses?|sessions?|repairs?|doen|stellen))?(?=$|[.,;:!?)\n]|(?: [\p{L}’'-]{3,15}){0,2} (?:any ?more|any longer)(?!\p{L})| (?:here|there|itself|themselves|at|in (?:its|their|the (?:shop|salon|practice|office))|or|and|but|nor|noch|according|since|because|so|as (?:far|it|they)|for (?:customers|clients|others|new|pets|animals|children)|on (?!weekends|weekdays|the |an? )\p{Ll}+|for good|permanently|definitief|in \d{4}|on[- ]site|en|of|maar|want|omdat|dus|sinds|volgens)(?!\p{L}))/u

/** 'There is no delivery service', 'has no foot treatments', 'doet geen waxbehandelingen', 'the only one without banners', 'none of the three offers banners' */
const NONE =
  /(?<!\p{L})(?:(?:there (?:is|are)|has|have|offers?|does|do|provides?|biedt|bieden|heeft|hebben|doet|doen|geeft|geven|verzorgt|verkoopt|(?:er|zij|ze) (?:is|zijn)|(?:is|zijn) er)(?: \p{L}{2,10}){0,2} (?:no|geen)|(?:is|are) (?:the only one )?without|(?:none|neither) of (?:them|these|those|the (?:two|three|four|five))(?: \p{Ll}{2,12}){1,2}|(?:moet|moeten) (?:je|u|men) het zonder)(?: (?!extra|additional|idea|hidden|set|fixed|minimum|kosten|loss|tweedehands|gebruikte|nieuwe|grote|kleine|goedkope|separate|loose|second-hand|used|new|large|small|cheap|free|gratis|own|eigen)[\p{L}’'-]{2,15}){0,2} $/iu
/** 'You can’t get rolls at De Linde' */
const NOT_GOT =
  /(?:(?<!\p{L})(?:can(?:not|[’']t| not)|won[’']t|will not)) (?:be able to )?(?:get|buy|order|book|find)(?: (?:any|an?|the|your))?(?: [\p{L}’'-]{3,15}){0,2} $/u
/** 'Have to go elsewhere for dental hygiene' */
const AWAY =
  /(?<!\p{L})(?:go|look|be|turn|try)(?:ing)? (?:elsewhere|somewhere else|to (?:another|a different) [\p{L}-]{4,20}) for(?: [\p{L}’'-]{2,15}){0,2} $/u
/** 'For lettings, De Linde isn’t the right agency' */
const NOT_THE_PLACE =
  /^(?: [\p{L}’'-]{3,15}){0,2},? [^.,;\n]{2,40} (?:is|are)(?: not|n[’']t) (?:the (?:right|best)|where you)(?!\p{L})/u
const NEED_NOT =
  /(?<!\p{L})(?:need not|not (?:have|need)|n[’']t (?:have|need)|without|never|no need|instead|rather)(?!\p{L})/u
/** 'Een pedicure vind je niet bij De Linde', 'flyers laten drukken is er niet mogelijk', 'is van de behandelkaart gehaald' */
const NOT_FOUND = new RegExp(
  [
    String.raw`^ (?:vind|vindt|krijg|krijgt|koop|koopt|bestel|bestelt|boek|boekt) (?:je|u) (?:dus |helaas |er |hier |daar ){0,2}niet(?: meer)?(?: (?:bij|in (?:deze|de|dit|het) \p{Ll})|(?=$|[.,;!]))`,
    String.raw`^[^.;!?\n]{0,60}, (?:but|maar) [^.;!?\n]{2,50}(?:stopped|gestopt|no longer|niet meer)(?: (?:doing|offering|with|does|do))?(?: (?:it|that|them|daarmee|so))?(?=$|[.,;!])`,
    String.raw`^[^.;!?\n]{0,20},? you (?:will |would |[’']ll )?(?:have|need) to (?:look|go|turn) (?:elsewhere|somewhere else)(?!\p{L})`,
    String.raw`^(?: laten)?(?: voor [\p{Ll}-]{3,20})?(?: \p{L}{3,14}en)? (?:is|zijn|kan|kunnen|lukt|gaat)(?: (?:in|uit|te) \p{Lu}[\p{L}’-]{1,25}| (?!(?:op|in|voor|tijdens|zonder|met|na|tot|alleen|vaak|soms)(?!\p{L}))[\p{L}\d’'&.-]{1,25}){0,7} niet(?: meer)?(?: (?:mogelijk|beschikbaar|te (?:krijgen|koop|boeken|bestellen)))?(?=$|[.,;!)\n])`,
    String.raw`^ (?:is|zijn)(?: [\p{L}’'&.-]{1,25}){0,9}? (?:van|uit) (?:de|het) \p{Ll}{0,14}(?:lijst|kaart|menu|programma|aanbod|assortiment) (?:gehaald|verdwenen|geschrapt)`,
    String.raw`^ (?:is|are) the (?:one|only) (?:thing|service|treatment) (?:you|they|\p{Lu}[\p{L}\d’'& -]{1,30}) (?:can[’']t|cannot|don[’']t|do not|doesn[’']t|does not|won[’']t)(?!\p{L})`,
    String.raw`^ (?:zoekt|wil|nodig heeft),? (?:kan|kun je|kunt u) (?:die|dat|deze) [^.,;\n]{0,40}niet(?: \p{L}{4,14}en)?(?=$|[.,;!])`,
    String.raw`^[^.,;!?\n]{0,50}, (?:want|maar|en) (?:dat|die|daar) \p{L}{3,14} [^.,;\n]{2,40} niet(?: (?:aan|mee|zelf|meer|uit))*(?=$|[.,;!])`,
  ].join('|'),
  'u',
)
/** Between the service and 'niet': the verb, who does it and where, and no time, price or place where it is told. */
const BETWEEN =
  "(?: (?:in|uit|te) \\p{Lu}[\\p{L}’-]{1,25}| (?!(?:op|in|voor|tijdens|zonder|met|na|tot|binnen|buiten|vanaf|om|tussen|zolang|kost|kosten|duurt|staat|staan|vergoed|vergoedt|vergoeden|maar|als|dat|die|omdat|want|wanneer|hoef|hoeft|hoeven|weet|ken|kent|vind|vond|zie|zag|zijn|is|noemt|noem|lees|heb|hebt|of|wel|geldt|geeft|vermeldt|vermelden|noemen|meldt|zegt|rekent|berekent|mag|mogen|ik)(?!\\p{L}))[\\p{L}\\d’'&.-]{1,25}){1,8}?"
const NO_PART =
  '(?!(?:geven|vermeld|vermelden|genoemd|noemen|vergoed|vergoeden|gevonden|vinden|bekend|besproken|beschreven|inbegrepen|meegerekend|gerekend|berekend|opgenomen|verplicht|nodig|goedkoop|alleen|altijd|overal|hoeven|kosten|betalen|wachten|vergeten|geschikt|gratis|gemeld|gezien|gebruikt|bevestigen|bevestigd|beoordelen|verrassen|zeggen|terugvinden|achterhalen)(?!\\p{L}))'
/** 'Doet De Linde niet meer', 'wordt door De Linde niet ontstopt', 'biedt De Linde niet aan' */
const NOT_BEHIND = new RegExp(
  `^${BETWEEN} niet(?: (?:meer|langer|zelf))?(?: (?:aan|uit|af|mee|in(?: (?:reparatie|behandeling|onderhoud))?|(?:in|tot|op) (?:het|hun|de|haar) (?:pakket|aanbod|assortiment|programma|kaart|menu|werk)|${NO_PART}(?:ge\\p{L}{3,14}|(?:be|ver|ont|her)\\p{L}{3,12}[dt]|aange\\p{L}{3,10}|uitge\\p{L}{3,10})))?(?=$|[.,;:!?)\\n]| (?:en|maar|want|omdat|dus|sinds|vanaf|wegens|vanwege|aangezien|daarvoor|volgens)(?!\\p{L}))`,
  'u',
)
/** 'Horen niet tot het aanbod', 'zit niet in het pakket', 'is not part of their work' */
const NOT_PART_OF =
  /^(?: [\p{L}’'-]{2,15}){0,2} (?:(?:hoort|horen|behoort|behoren|zit|zitten|valt|vallen|staat|staan|maakt|maken) (?:er |hier |daar )?(?:helaas )?niet (?:tot|bij|in|onder|op) (?:het|hun|de|haar|zijn) (?:\p{L}{3,12} )?(?:aanbod|pakket|assortiment|werk|werkzaamheden|diensten|dienstverlening|behandelingen|mogelijkheden|menu|kaart|menukaart|prijslijst)|(?:is|are) (?:missing|absent|lacking) (?:from|in)|(?:ontbreekt|ontbreken) (?:in|op|bij)|(?:is|are)(?: not|n[’']t)(?: \p{L}{3,10})? (?:on offer|available|offered|possible)(?= here| there| at|[.,;!)\n]|$)|(?:is|are)(?: not|n[’']t)(?: \p{L}{3,10})? (?:part of|among|included in|on) (?:its|their|the|his|her) (?:\p{L}{3,12} )?(?:work|services?|offer|offering|range|menu|list|treatments|package|repertoire))(?!\p{L})/u
/** 'Voor regulier onderhoud kun je niet bij De Linde terecht', 'voor het zetten van extensions moet je niet bij De Linde zijn' */
const FOR =
  /(?<!\p{L})(?:[Vv]oor|For|looking for|in search of|op zoek naar|[Zz]oekt? (?:je|u))(?: (?:een|de|het|je|uw|nieuwe?|an?|the|your))?(?: [\p{L}’'-]{3,18}){0,2}(?: van)? $/u
const NOT_THERE =
  /^(?: [\p{L}’'-]{3,15}){0,2} (?:kun|kunt|kan|moet|hoef|hoeft|ben|bent) (?:je|u|men) (?:(?:dus|helaas|hier|er|daar) )?niet (?:meer )?(?:bij [^.,;\n]{2,40} )?(?:terecht|zijn|te zijn|aan te kloppen|aan het juiste adres)(?!\p{L})/u
/** 'Offers neither ultrasound nor dry needling' */
const NEITHER = /(?<!\p{L})(?:neither|nor|noch)(?: [\p{L}’'-]{2,15}){0,2} $/u
/** 'Niemand doet er', 'none of the therapists does', and no 'nobody in town does' */
const NOBODY = new RegExp(
  `(?<!\\p{L})(?:niemand|nobody|no one|none of (?:the|its|their) \\p{Ll}{3,20}|geen van de \\p{Ll}{3,20})(?: (?:er|hier|daar|there|here))? (?:${OFFER_IN_DUTCH}|${OFFER_IN_ENGLISH}|kan|kunnen|can)(?: (?:er|hier|daar|there|here|aan|je|uw|your|any|een|an?)){0,3}(?: (?:${OFFER_IN_ENGLISH})(?: (?:your|any|an?))?)? $`,
  'iu',
)
/** 'Is gestopt met het onderhoud van' */
const STOPPED =
  /(?<!\p{L})(?:(?:gestopt|opgehouden) met(?: (?:het|de|hun))?(?: zelf)?(?: \p{L}{4,16} van)?|(?:closed|scrapped|dropped|shut) (?:its|their|the)|stopped (?:doing|offering|with)|stopped \p{L}{3,12}ing)(?: (?:een|de|het|the|its|their))? $/iu
/** 'Doet De Linde ook zinkwerk? Nee, …' */
const ASKED =
  /^[^.?!\n]{0,60}\? (?:Helaas,? |Sorry,? )?(?:[Dd]at|[Dd]ie) (?:zit|zitten|hoort|horen|kan|lukt|doen|doet|bieden|biedt)[^.!?\n]{0,60} niet(?!\p{L})|^[^.?!\n]{0,60}\? (?:Helaas )?(?:Nee|No|nee)(?=[,.:;–—-]| [–—-])(?!,? (?:problem|maar))/u
const NOT_DONE_SO = /(?<!\p{L})niet(?: (?:meer|langer|zelf|thuis|aan huis|bij klanten))* $/u
const IS_VERB = /^\p{Ll}{4,14}(?:t|en)$/u

/** 'Of De Linde ook behangt, is onbekend', 'I wasn’t able to confirm that they make banners', 'Do they do lash lifts? I could not find a list' */
const WHETHER =
  /(?:^|[,;:–—-] ?)\s?(?:Of|of|Whether|whether) (?!(?:het|de|een|the|an?) \p{L}+,)[^.;?!\n]{2,90}$|(?<!\p{L})(?:whether|(?:know|say|tell|see|sure|clear) if|(?:n[’']t|not|unable to)(?: able to| be able to)? (?:confirm|verify) that|niet (?:te )?(?:bevestigen|nagaan|vaststellen) (?:dat|of)) [^.;?!\n]{2,90}$/u
const NOT_KNOWN =
  /(?:(?<!\p{L})(?:niet|geen|nergens|onbekend|onduidelijk|unclear|unknown|not|no|unable|cannot)|n[’']t)(?!\p{L})/iu
const ASKS = /^\s*(?:Does|Do|Can|Is|Are|Will|Doet|Doen|Kan|Biedt|Bieden|Heeft|Hebben|Verkoopt|Maakt) [^.?!\n]{3,90}$/u
const NO_ANSWER =
  /^[^.?!\n]{0,60}\?\s{1,3}(?:I (?:could|can|did|do)(?:n[’']t| not)|(?:Dat|Daar|Daarover) [^.?!\n]{0,40}(?:niet|geen|niets)|Ik (?:kon|kan|heb|vond|weet) [^.?!\n]{0,40}(?:niet|geen|niets)|That (?:is|isn[’']t) (?:not|unclear|clear))/u

/** Whether it is not known that the service at a place in the text is done. */
export function isUnsure(text: string, at: number, end: number, vocabulary: Vocabulary): boolean {
  if (!vocabulary.isBetween(UNSURE, at - NEAR, end + NEAR)) return false
  const lead = text.slice(beginOf(text, at, SENTENCE_ENDS), at)
  const after = text.slice(end, end + NEAR)
  if (ASKS.test(lead) && (NO_ANSWER.test(after) || (/^[^.?!\n]{0,60}\?\s*$/u.test(after) && text.length < end + NEAR)))
    return true
  // 'Verhuurt De Linde fietsen? Dat weet ik niet': the verb is the first word of it.
  if (/^\s*$/.test(lead) && NO_ANSWER.test(after)) return true
  // 'De prijs kon ik niet vinden, maar dat ze dat doen staat op de site'
  if (/, (?:maar|but) /.test(lead)) return false
  return WHETHER.test(lead) && NOT_KNOWN.test(lead + after.slice(0, after.search(/[.!?\n]|$/u)))
}
const UNSURE = new WordList(
  'niet geen nergens niets onbekend onduidelijk unclear unknown not no unable cannot t whether',
)

const SENTENCE_ENDS = '.!?\n'
const CLAUSE_ENDS = '.;:!?\n'

/** Where the sentence or clause begins that a place is in, at most so far before it. */
function beginOf(text: string, at: number, ends: string): number {
  let from = at
  const first = Math.max(0, at - NEAR)
  while (from > first && !ends.includes(text[from - 1]!)) from--
  return from
}

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
  // 'Onderhoud van cv' of 'cv-ketels'
  const whole = end + (text[end] === '-' ? /^[\p{L}’'-]*/u.exec(text.slice(end, end + 30))![0].length : 0)
  const lead = text.slice(beginOf(text, at, CLAUSE_ENDS), at)
  const after = text.slice(whole, whole + NEAR)
  const isDenied =
    (vocabulary.isBetween(BEFORE, at - NEAR, at) && isDeniedBefore(text.slice(at, end), lead, after)) ||
    (vocabulary.isBetween(BEHIND, end, end + NEAR) && isDeniedBehind(lead, after))
  return isDenied && !(isThing && SELLS.test(lead.slice(-40) + after.slice(0, 40)))
}

function isDeniedBefore(service: string, lead: string, after: string): boolean {
  if (!ENDS.test(after)) return false
  return (
    NOT_DOING.test(lead) ||
    STOPPED.test(lead) ||
    NEITHER.test(lead) ||
    NONE.test(lead) ||
    NOBODY.test(lead) ||
    NOT_GOT.test(lead) ||
    (AWAY.test(lead) && !NEED_NOT.test(lead)) ||
    // A verb is negated in front of it: 'dat De Linde niet aan huis bezorgt'
    (NOT_DONE_SO.test(lead) && IS_VERB.test(service))
  )
}

const isDeniedBehind = (lead: string, after: string): boolean =>
  NOT_BEHIND.test(after) ||
  NOT_PART_OF.test(after) ||
  NOT_FOUND.test(after) ||
  (after.includes('?') && ASKED.test(after)) ||
  (FOR.test(lead) && (NOT_THERE.test(after) || NOT_THE_PLACE.test(after)))

/** 'Brood voor wie geen gluten mag', 'cakes for people who can't have gluten': of them something is denied, not of the service. */
// Bounded: a service and 40 characters behind it
const WHO_HAS_NOT =
  / (?:voor (?:wie|mensen die|klanten die|gasten die|iedereen die)|for (?:those|people|anyone|guests|customers) who) (?:geen|niet|can[’']?t|cannot|do not|don[’']?t|should not|shouldn[’']?t) /iu
export const isForWhoHasNot = (words: string) => WHO_HAS_NOT.test(words)
