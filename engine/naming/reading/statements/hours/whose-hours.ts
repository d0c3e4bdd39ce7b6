/** Whether hours that are claimed are those of the company: not those of something else, of others, or of what nobody knows. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { isKnownTown, STREET_END } from '#engine/naming/reading/places-in-answer.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { areOfNothingElse, isOfOtherClause } from './bare-times.ts'
import { type Claim, isOutside } from './claimed-hours.ts'
import { isOfNamed } from './named-subjects.ts'
import { PLACE as A_PLACE, areOfLessons, isBegun, isOfElse } from './own-words.ts'
import { NO_WORK } from './phrases.ts'

/** The words that one of these patterns matches whole. */
function wordsLike(patterns: string): WordList {
  const whole = new RegExp(`^(?:${patterns})$`, 'u')
  return new WordList(({ folded }) => whole.test(folded))
}

const NEAR_WORD =
  'telefo\\p{L}*|phone\\p{L}*|bel|bellen|belt|call|klantenservice|(?!avond)\\p{L}{0,12}spreekuur|inloop\\p{L}*|receptie|reception|balie|caf[eé]|restaurant|theetuin|terras|terrace|keuken|kitchen|zwembad|pool|sauna|bar|brasserie|lunchroom|koffie(?:bar|hoek|corner)|coffee|kantine|canteen|cr[eè]che|park(?:eer|er)\\p{L}*|parking|winkeltje|aanwezig'
/** Without one of these there is nothing of the kind. */
const NEAR_WORDS = wordsLike(`${NEAR_WORD}|customer|walk|desk|werkt|werken|works?`)
/** Whose hours may be the company's own, so that they can confirm them: 'telefonisch bereikbaar', 'spreekuur'. */
// Bounded: a sentence of at most 1,000 characters
const NEAR_OWN = new RegExp(
  `(?<!\\p{L})(?:${NEAR_WORD}|customer service|walk-in|front desk|(?:werkt|werken|(?<!(?:from|after|before|off|outside|to|your|their) )works?)(?! ze (?:alleen |ook |wel )?(?:van|tot|vanaf) \\d)(?<!(?:wie|who|die|that|je|u|you|they|ze) (?:(?!en |and )\\p{L}{2,15} ){0,2}\\p{L}{4,6}))(?!\\p{L})`,
  'iu',
)
/** A closing time of these need not be that of the company. */
const REACHED = /(?<!\p{L})(?:bereikbaar|reachable)(?!\p{L})/iu
/** But a shop, an office or a practice as such is reached where its people are. */
const PLACE = `(?:${A_PLACE})`
// Bounded: a sentence of at most 1,000 characters
const PLACE_REACHED = new RegExp(
  `(?<!\\p{L})(?:de|het|the|this|deze|dit|dat) ${PLACE}(?: (?:van|of) [^.,;:]{1,60})? (?:is|zijn) (?:[^.,;]|\\.\\d){0,60}(?:bereikbaar|reachable)(?!\\p{L})|(?<!\\p{L})is (?:de|het) ${PLACE} (?:[^.,;]|\\.\\d){0,60}bereikbaar(?!\\p{L})`,
  'iu',
)
const MONTHS = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'
const OTHER_WORD =
  'elders|elsewhere|app|mail\\p{L}*|chat\\p{L}*|bestel\\p{L}*|order\\p{L}*|bezorg\\p{L}*|deliver\\p{L}*|lever\\p{L}*|(?:week|boeren|vlooien|kerst|jaar)?markt|market|braderie\\p{L}*|beurs|kerk\\p{L}*|church|inschrijv\\p{L}*|registration|rondleiding\\p{L}*|tours?|concert\\p{L}*|repetitie\\p{L}*|voorstelling\\p{L}*|bijeenkomst\\p{L}*|brunch|borrel|proeverij\\p{L}*|tastings?|druk(?:st|ste|te)?|rustigste?|busy|busiest|quietest|trein\\p{L}*|bus|bussen|tram|trams|(?<!you can )trains?|ferry|pont|veerpont|boot|reserv\\p{L}*|quiz|afhaal\\p{L}*|afhalen|ophalen|pickup|lunch\\p{L}*|diner|dinner|ontbijt\\p{L}*|breakfast|(?:huisartsen|dokters)post|spoed\\p{L}*|pech\\p{L}+|nood\\p{L}*|breakdowns?|rides?|proefrit\\p{L}*|lockers?|kluis\\p{L}*|\\p{L}*automa(?:at|ten)|laadpa\\p{L}*|storing\\p{L}*|emergenc\\p{L}*|les|lessen|lessons?|class|classes|yoga|training\\p{L}*|cursus\\p{L}*|workshop\\p{L}*|\\p{L}{1,12}dienst|bezoekuur|speeltijd\\p{L}*|aanvang|vertrek|korting|actie|vakantie\\p{L}*|zomer\\p{L}*|summer|winter\\p{L}*|feestdag\\p{L}*|holidays?|december|kerst\\p{L}*|christmas|pasen|easter|pinksteren|hemelvaart\\p{L}*|koningsdag|bouwvak|koopzondag(?:en)?|goede vrijdag|good friday|black friday|carnaval\\p{L}*|vastenavond'
/** Without one of these there is nothing of the kind. */
const OTHER_WORDS = wordsLike(
  `${OTHER_WORD}|${MONTHS}|webshop|webwinkel|website|automaat|online|goede|good|black|live|onderweg|dag|days?|house|pick|happy|locatie|location|huis|klanten|out|gp|doctors?`,
)
/** What has its own hours, or only holds for some weeks. */
// Bounded: a sentence of at most 1,000 characters
const OF_OTHERS = new RegExp(
  `(?<!\\p{L})(?:${OTHER_WORD}|live muziek|live music|out[- ]of[- ]hours|(?:gp|doctors?[’']?s?) (?:post|service)|pick-up|happy hour|pech onderweg|open (?:days?|dag|huis|house)(?! and| en)|(?<!(?:volgens|according to|op|on) (?:de|hun|haar|zijn|the|their|its) )(?:webshop|webwinkel|website|automaat|online (?:shop|store))(?: (?:van|of) [^.,;:]{1,40})? (?:is|zijn|blijft|are)|op locatie|on location|aan huis|bij klanten|\\d{1,2} (?:${MONTHS}))(?!\\p{L})`,
  'iu',
)

/** 'De studio aan de Nieuwe Markt', 'at the Kerkstraat': no market and no church. */
const STREET_NAMES = /(?<=(?<!\p{L})(?:aan|at|on) (?:de|het|the) )\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,25})?/gu

/** 'Opens for lunch at noon' */
const OPENS_FOR =
  /(?<=(?<!\p{L})(?:opens?|opent|open|geopend)) (?:for|voor) (?:lunch|dinner|diner|breakfast|ontbijt|brunch)(?!\p{L})/giu
/** And Winterswijk is no winter, the Kerkstraat no church, its own Winterdijk no winter. */
const withoutPlaces = (about: string, { company }: Prepared) =>
  company.addresses
    .reduce((said, { street }) => said.replaceAll(street?.split(/ (?=\d)/)[0] || '~', ''), about)
    .replace(STREET_NAMES, '')
    .replace(/\p{Lu}[\p{L}’'-]{3,25}/gu, (word) => (isKnownTown(word) || STREET_END.test(word) ? '' : word))

// Bounded: a sentence of at most 1,000 characters
const EVERY_NEAR = new RegExp(NEAR_OWN.source, 'giu')
// Bounded: a sentence of at most 1,000 characters
const EVERY_OTHER = new RegExp(OF_OTHERS.source, 'giu')

/** What may be the hours of something else can confirm them at most. */
export function mayBeSaid(claim: Claim, context: Context, right: boolean, known: Prepared): boolean {
  const { about, before, upTo, after, has } = context
  const { ranges, isOpen } = claim
  const isSure =
    claim.isSure ||
    (isOpen === undefined && areOfLessons(about, known)) ||
    (!right && claim.isBare === true && areOfNothingElse(before, after, known))
  const isBeyond = !right && (isOpen === undefined || claim.isReached === true) && isOutside(claim, known.weeks)
  const isOwnWork = !right && claim.isWork === true && isOpen !== true && isBegun(about, known)
  if (!right && !isSure && !(claim.isReached && isBeyond) && !isOwnWork) return false
  if ((has(NOT_SAID_WORDS) || STARTS_UNSURE.test(about)) && NOT_SAID.test(about)) return false
  if (isOpen !== undefined && WANTED.test(upTo)) return false
  if ((!right || isOpen !== undefined) && has(AGREED_WORDS) && AGREED.test(about)) return false
  if (!right && isOfNamed(context, known)) return false
  if (!right && ranges && !claim.isBare && isOfOtherClause(context)) return false
  if (has(PERIOD_WORDS) && PERIOD.test(about)) return false
  if (has(PLACE_WORDS) && isOfAnotherPlace(about, known)) return false
  if (has(SOME_WORDS) && (OF_SOME.test(before) || OF_SOME.test(upTo))) return false
  if (!right && GUESS.test(about)) return false
  if (has(OTHER_WORDS) && isOfElse(withoutPlaces(about, known).replace(OPENS_FOR, ''), OF_OTHERS, EVERY_OTHER, known))
    return (
      right &&
      (ranges !== undefined ||
        OF_A_MEAL.test(about) ||
        isButShut(about) ||
        PLACE_OPENS.test(about) ||
        TERECHT.test(about) ||
        (isOpen === undefined && CAN.test(about)) ||
        (isOpen === false && NO_LESSONS.test(about)))
    )
  const isNear =
    !isOwnWork &&
    has(NEAR_WORDS) &&
    !PLACE_IS_SHUT.test(about.slice(before.length, upTo.length + 40)) &&
    isOfElse(about, NEAR_OWN, EVERY_NEAR, known)
  if (isNear || (!ranges && REACHED.test(about) && !PLACE_REACHED.test(about)))
    return right
      ? isOpen === undefined || !isSure || KITCHEN.test(about)
      : isBeyond && (!isNear || (CALLED.test(about) && !OF_ANOTHER.test(about)))
  return true
}

/** 'Bel gerust, maar op zaterdag is het kantoor gesloten' */
// Bounded: a claim and the 40 characters behind it
const PLACE_IS_SHUT = new RegExp(
  `(?:is|zijn) (?:(?:de|het) ${PLACE}|ze|zij) (?:\\p{L}{2,10} )?(?:gesloten|dicht|open|geopend)(?!\\p{L})`,
  'iu',
)
/** Nobody calls, or is seen, where nobody is. */
const CALLED =
  /(?<!\p{L})(?:aanwezig|balie|receptie|reception|front desk|bel|bellen|belt|call|spreekuur|(?:de|the) (?:telefoon|phone))(?!\p{L})/iu
const OF_ANOTHER =
  /(?<!\p{L})(?:telefonisch|klantenservice|customer service|(?!spreekuur)\p{L}{1,12}spreekuur|caf[eé]|restaurant|terras|terrace|keuken|kitchen|zwembad|pool|sauna|bar|parkeer\p{L}*|parking)(?!\p{L})/iu

/** 'De praktijk is op werkdagen bereikbaar' */
export const isPlaceReached = (sentence: string) => REACHED.test(sentence) && PLACE_REACHED.test(sentence)

/** 'Op maandag blijft de keuken dicht' of a restaurant that is */
const KITCHEN = /(?<!\p{L})(?:keuken|kitchen) (?!(?:die|dat|which|that) )/iu
/** 'Evening classes run Monday to Thursday and the school closes at 21:30' */
const PLACE_OPENS = new RegExp(
  `(?<!\\p{L})(?:(?:de|het|the) (?:${PLACE}|school|restaurant) (?:is|sluit|opent|closes|opens|gaat)|(?:is|sluit|opent|gaat) (?:de|het) (?:${PLACE}|school|restaurant)|(?:gaan|zijn) (?:ze|zij)(?= [^.,;]{0,30}(?:open|dicht|gesloten)))(?!\\p{L})`,
  'iu',
)
/** 'Voor een borrel kun je er vanaf drie uur terecht' */
const TERECHT = /(?<!\p{L})(?:kun|kunt) (?:je|u) [^.,;]{0,50}terecht(?!\p{L})/u
/** 'Storing melden kan op werkdagen vanaf half acht' */
const CAN = /(?<!\p{L})kan (?:op|van|vanaf|tussen|elke|iedere|dagelijks|doordeweeks)(?!\p{L})/u
/** 'No lessons on Fridays' of a school */
const NO_LESSONS = new RegExp(`(?<!\\p{L})${NO_WORK}(?!\\p{L})`, 'iu')
/** 'Dinner: Wed–Sun until 10 pm' */
const OF_A_MEAL = /^[^\p{L}\n]{0,4}(?:lunch|diner|dinner|ontbijt|breakfast|brunch|keuken|kitchen)\s?: /iu
/** 'Serveert lunch, maar niet op maandag, want dan is de zaak gesloten' */
// Bounded: a sentence of at most 1,000 characters
const BUT_SHUT =
  /(?<!\p{L})(?:but|maar) ([^,;:]{0,60},? (?:(?:when|as|because|since|wanneer|want|omdat|dan) [^,;:]{0,30})(?:closed|shut|gesloten|dicht))(?!\p{L})/iu
function isButShut(about: string): boolean {
  const what = BUT_SHUT.exec(about)?.[1]
  return what !== undefined && !OF_OTHERS.test(what)
}

/** A guess can confirm, but not deny. */
const GUESS =
  /(?<!\p{L})(?:zou|zouden|would|might|may be|could be|misschien(?! handig| goed| fijn)|wellicht|waarschijnlijk|vermoedelijk|perhaps|maybe|probably|presumably|possibly|mogelijk (?:is|zijn)|(?:is|zijn) mogelijk (?:ook|op))(?!\p{L})/iu

const NOT_SAID_WORDS = new WordList(
  'stel suppose was waren zou zouden were whether of weet weten benieuwd wonder wondering afvraag afvraagt afvragen kijk kijken check checken vraag vragen controleer navragen nagaan zeggen zeker bevestigen achterhalen vaststellen duidelijk onduidelijk know ask see verify confirm say tell sure certain clear unclear determine establish tweede andere second other sister zusje zusterzaak zusterbedrijf zusterwinkel naast ernaast hiernaast tegenover boven achter koopavond next opposite above beside behind near die dat that which who reviewer klant customer bezoeker visitor some sommige',
)
const STARTS_UNSURE = /^\s*(?:of|whether) /iu
const OTHER_PLACE =
  'museum|bibliotheek|library|stadhuis|gemeentehuis|theater|theatre|bioscoop|cinema|supermarkt|supermarket|postkantoor|straat|street|brug|bridge|apotheek|pharmacy|lab|laboratorium|meldpunt|ziekenhuis|hospital'
const PLACE_WORDS = wordsLike(OTHER_PLACE)
/** 'Het museum ernaast is op maandag dicht', 'the museum (open Tuesday to Sunday)' */
// Bounded: a sentence of at most 1,000 characters
const OF_ANOTHER_PLACE = new RegExp(
  `(?<!(?:tegenover|naast|bij|achter|voor|boven|onder|in|op|aan|vanaf|near|opposite|behind|beside|to|from|at|by) )(?<!\\p{L})(?:het|de|the) (?:${OTHER_PLACE})(?: [^.,;()]{1,30})? (?:is|sluit|opent|opens|closes|gaat|heeft|has)(?!\\p{L})|(?<!\\p{L})(?:${OTHER_PLACE}) \\(`,
  'iu',
)
function isOfAnotherPlace(about: string, { company }: Prepared): boolean {
  const place = OF_ANOTHER_PLACE.exec(about)?.[0].toLowerCase()
  const trades = (company.sector ?? '').toLowerCase().split(/[^\p{L}]+/u)
  return place !== undefined && !trades.some((trade) => trade.length > 2 && place.includes(trade))
}

const PERIOD_WORDS = wordsLike(
  `${MONTHS}|january|february|march|april|june|july|august|september|october|november|december|week|jaar|year|kort|recently|vroeger|voorheen|formerly|(?:vanwege|wegens)(?! (?:de )?(?:koopavond|avondopenstelling))|tijdelijk|temporarily|binnenkort|plan|plans|planning|hopes|intends|was|were|waren`,
)
/** Hours that hold for a while, or held: 'in juli en augustus', 'tot vorig jaar'. */
const PERIOD = new RegExp(
  `(?<!\\p{L})(?:(?:in|vanaf|tot|tot en met|t/m|during|from|until|starting) (?:(?:begin|half|eind|de maanden?) )?(?:${MONTHS}|January|February|March|June|July|August|October)(?! \\d{4})|(?:deze|volgende|komende|this|next|coming) week|(?:vorig|last|next|volgend) (?:jaar|year)|tot voor kort|until recently|vroeger|voorheen|formerly|(?:vanwege|wegens)(?! (?:de )?(?:koopavond|avondopenstelling))|tijdelijk|temporarily|binnenkort|(?:plans?|planning|hopes|intends) to|van plan|(?:was|were|waren) (?:(?!is |are |zijn |en |and )[^.,;]){0,40}(?:closed|shut|open|dicht|gesloten|geopend)|(?:open|dicht|gesloten|geopend) (?:was|waren))(?!\\p{L})`,
  'iu',
)
const AGREED_WORDS = new WordList('afspraak afspraken')
/** 'Voor een afspraak maken kun je er op vrijdag tot 17 uur terecht' can confirm. */
const AGREED = /(?<!\p{L})afspra(?:ak|ken) (?:[^.,;]{0,30} )?(?:maak|maakt|maken|plan)/iu
/** 'Wil je op zondag terecht, …': what somebody wants is not said of anybody. */
const WANTED =
  /^[^\p{L}]{0,4}(?:(?:maar|but) )?(?:(?:wil|wilt|moet|moest|mocht|zoek|heb) (?:je|u|jij)|wie|als (?:je|u)|if you|need|looking) (?:[^,?;.]|\.\d){0,120}$/iu

/** 'Weet niet of ze op zondag open zijn', 'de meeste zijn op zondag dicht', 'naast de bibliotheek, die op zaterdag open is'. */
// Bounded: a sentence of at most 1,000 characters
const NOT_SAID =
  /(?<!\p{L})(?:stel dat|suppose|(?<!asked )whether |(?<=(?:,|en|maar|noch|niet) )of (?:je|u|ze|zij|er|het|de|die|deze) |(?<=^\s*)(?:als|indien|if) [^,;]{3,80} (?:(?:was|waren|zou|zouden)(?:$| (?:dan|geweest))|were)|(?:weet|weten|benieuwd|wonder|wondering|afvraag|afvraagt|afvragen|kijk|kijken|check|checken|vraag|vragen|controleer|navragen|nagaan|zeggen|zeker|bevestigen|achterhalen|vaststellen|duidelijk|onduidelijk|know|ask|see|verify|confirm|say|tell|sure|certain|clear|unclear|determine|establish) (?:[^.,;]{0,40} )?(?:of|whether|if) |(?<=^\s*)(?:Of (?!(?:the|these|those|all) )(?![^?]*\? ?(?:ja|nee)|kom|ga|bel|loop|kies|rij)|Whether )|(?:tweede|andere|second|other|sister) (?:winkel|vestiging|zaak|locatie|kantoor|praktijk|filiaal|shop|store|branch|location|office|practice)(?!\p{L})|(?:sommige|andere|some|other) (?:bronnen|sources|websites|gidsen|directories)|(?:heeft|deelt|zit|zitten|met|has|shares|with|houses) (?:[^.,;]{1,20} )?(?:een|a|an) (?!(?:eigen )?(?:winkel|zaak|praktijk|kantoor|showroom|werkplaats|shop|store|studio|salon|practice|office) )[^.,;]{2,40} (?:die|dat|which|that) |(?:reviewer|klant|customer|bezoeker|visitor) [^.;]{0,30}(?:came|found|trof|kwam)|(?:ernaast|hiernaast|next door)(?!\p{L})|zusje|zuster(?:zaak|bedrijf|winkel)|(?:naast|tegenover|boven|achter|next to|opposite|above|beside|behind|near) (?:de|het|een|the|an?) [^.,;]{2,40}(?:,| die| dat| which| that)|in (?:de|het|een|the|an?) [^.,;]{2,40}, (?:die|dat|which)|(?<=^\s*)in \p{L}+ is (?:het|er) (?:[^.,;]{0,30} )?koopavond|(?:dan|than) [^.,;]{2,40}, (?:die|dat|which|who)(?!\p{L}))/iu

const SOME_WORDS = new WordList('veel meeste sommige andere most many some other')
/** 'De meeste bakkers zijn op zondag dicht', and 'veel bakkers, waaronder De Linde, zijn …'. */
const OF_SOME =
  // Bounded: at most 200 characters
  /(?:^[^\p{L}]{0,4}(?:(?:maar|but) )?|(?:tot|dan|than|unlike|in|bij|at|zijn|are) |[,(-] ?(?:maar |but |en |and |want |while |terwijl )?)(?:(?:zoals|like) )?(?:veel|de meeste|sommige|(?:de )?andere|most|many|some|(?:the )?other) (?!(?:werk|week)?dagen|days)\p{L}{3,30}(?!\p{L}| (?:in \p{L}{2,20} )?(?:is|sluit|opent|gaat|blijft|kun|kunt|heeft) )(?:[^,()]|, (?:waaronder|zoals|including|like) [^,]{2,40},){0,80}$/iu

interface Context {
  /** From the beginning of its clause to its end. */
  about: string
  /** At most 200 characters of it that stand before it. */
  before: string
  /** To where it ends. */
  upTo: string
  /** What follows there. */
  after: string
  /** Whether one of these words stands in it. */
  has(words: WordList): boolean
}

const BUT = new WordList('but maar')
const AFTER_BUT = /, (?:but|maar) (?!.*, (?:but|maar) )/u
/** 'Het nummer is 030 555 01 23 en het kantoor is open van …': what stands before it is of something else. */
const OPEN_WORDS = new WordList('open geopend opens opent')
// Bounded: a sentence of at most 1,000 characters
const PLACE_IS_OPEN = new RegExp(
  `(?:,|(?<!\\p{L})(?:en|and|while|terwijl|maar|but)) (?:de|het|the) ${PLACE}(?:(?: is)? (?:open|geopend|opens|opent)(?: \\p{L}{2,10}){0,4}| is(?: (?:op|on|ook|also)){0,2}) $`,
  'iu',
)

/** 'Krachtpunt is a gym with classes, and it is open until …': of the subject of the sentence, unless that is a part of the company. */
// Bounded: a sentence of at most 1,000 characters
const IT_IS_OPEN =
  /,? (?:en|and|maar|but) (?:(?:it is|they are|ze zijn|hij is|is|zijn) (?:open|geopend)|(?:it |they )?opens?|(?:ze )?(?:opent|openen))(?: \p{L}{2,10}){0,4} $/iu
const OTHER_SUBJECT = /^\s*(?:(?:De|Het|The|Een|An?|Their|Its|Hun|Haar|Onze) \p{Ll}|(?:Er|There) )/u

/** 'Een eetcafé met een lunchkaart, op zondag gesloten' */
const ITEM_OF_DAYS = /, (?:op |on )?$/u
const ENDS_THERE = /^(?:[.;)\n]|$)/u

/** '… vanaf 9 uur en dinsdagavond is er spreekuur tot half tien' */
/** '… is op zaterdag gesloten en neemt bestellingen aan', '… terecht om je bestelling op te halen' */
const NEXT_CLAUSE =
  /[,;(]| (?:en|and) (?:(?:(?:op|on) )?\p{L}{3,15} (?:is|are|zijn|kun|kan|can|there) |(?:you|they|it|je|u|ze) (?:can|may|kunt?|also) |(?:neemt|bezorgt|levert|verzorgt|heeft|biedt|takes|delivers|offers|has) )| om (?:je|jouw|uw|jullie) /u

/** What these hours are said of. */
export function contextOf(
  text: string,
  vocabulary: Vocabulary,
  { at, end }: { at: number; end: number },
  from: number,
  to: number,
): Context {
  // 'Of ze fietsen verhuren is niet bekend, maar op zaterdag zijn ze open'
  const semicolon = Math.max(from, text.lastIndexOf(';', at) + 1)
  const but = vocabulary.isBetween(BUT, semicolon, at) ? text.slice(semicolon, at).search(AFTER_BUT) : -1
  const clause = but < 0 ? semicolon : semicolon + but + 2
  const place = vocabulary.isBetween(OPEN_WORDS, clause, end) ? text.slice(clause, at).search(PLACE_IS_OPEN) : -1
  const it =
    vocabulary.isBetween(OPEN_WORDS, clause, at) && !OTHER_SUBJECT.test(text.slice(clause, clause + 30))
      ? text.slice(clause, at).search(IT_IS_OPEN)
      : -1
  const apart =
    it < 0 && ITEM_OF_DAYS.test(text.slice(Math.max(clause, at - 10), at)) && ENDS_THERE.test(text.slice(end, end + 2))
  const start =
    apart && !OTHER_SUBJECT.test(text.slice(clause, clause + 30)) ? at : Math.max(clause, clause + place, clause + it)
  // Bounded: to the next comma
  const after = text.slice(end, to).search(NEXT_CLAUSE)
  const until = after < 0 ? to : end + after
  return {
    about: text.slice(start, until),
    before: text.slice(Math.max(start, at - 200), at),
    upTo: text.slice(start, end),
    after: text.slice(end, Math.min(to, end + 20)),
    has: (words) => vocabulary.isBetween(words, start, until),
  }
}
