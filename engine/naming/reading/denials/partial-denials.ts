/** Sentences in which an assistant says that it knows something of a company, or lacks something only. */
import { ALL_EN, ALL_NL, isStatement, MOST, OF_A_DETAIL, REFERS } from './denials.ts'

// Bounded in this file: at most 400 characters of a sentence are looked at.

/** 'Wat ik wel weet', 'all I know': what comes next is known of the company. */
const AFFIRMED =
  /(?<!\p{L})(?:(?:wat|dit|dat) (?:ik|we|er|is|heb) (?:er |ik |we )?(?:(?:wel|wél|hierover|erover) )?(?:gevonden|bekend|weet|vond|vaststaat|zie|(?:heb|kan|kon) (?:kunnen )?(?:gevonden|vinden|terugvinden|vertellen|zeggen|achterhalen|vaststellen|bevestigen|nagaan|weet))|wel (?:heb|vond|weet|is|staat|blijkt)|(?<=^\s*)wel dat (?:het|de|ze|zij|er|dit|deze|\p{L}+)|(?:staat|vond ik|weet ik|is|vind ik) wel (?:op|vast|bekend|te vinden)|(?:het|de) enige|(?:weet|vond|zie) (?:ik |we |je )?(?:alleen|enkel|slechts|wel)|toch (?:een paar|wat|enkele)|niets is het niet|what (?:i|we) (?:do|did|can|could) (?:know|find|see|say|tell|confirm|establish)|what (?:i|we) (?:know|found)|what (?:it|they|(?:the|its|their) (?:web)?site) (?:does|do|did) (?:mention|say|state|list|show|offer)|wat (?:er|de (?:web)?site|hun (?:web)?site) (?:er )?wel (?:op )?(?:staat|vermeldt?|noemt|vermeld)|what is known|all (?:that )?(?:i|we) (?:know|found|have)|i (?:do|did) (?:know|find)|the only thing|a few (?:facts|things))(?!\p{L})/iu
/** 'Wel vond ik deze praktijken', 'it may be a small firm', 'voor een taxatie betaal je': nothing that is known of this one. */
const OF_OTHERS =
  /(?:every|each|all|elke|iedere|alle) \p{L}{4,20}(?<=(?<!\p{L})(?:lists?|listing|find|vermeldt|vindt?|toont|shows?) (?:je |u |you )?(?:every|each|all|elke|iedere|alle) \p{L}{4,20})(?!\p{L})|(?:that I|die ik) (?<=(?<!\p{L})[\p{L}-]{4,25}(?:s|en|zaken) (?:in|near|around|rond|uit|bij) \p{Lu}[\p{L}’-]{1,25}(?: \p{Lu}[\p{L}’-]{1,20})? (?:that I|die ik) )|^\s*(?:Een|A|An|Elke|Iedere|Any|Every|De meeste|Most) (?!ander)\p{Ll}|^\s*(?:Voor|For) (?:een|an?|any) [^,.;\n]{3,50},? (?:kun je|kunt u|kan je|you can|you could)(?! (?:er|hier|daar|ook|bij (?:hen|ze|haar|hem)|also|there)(?!\p{L}))|(?<!\p{L})(?:deze|andere|volgende|enkele|meerdere|verschillende|diverse|veel|these|other|several|some|many|following) (?!sites|websites|bronnen|sources|pages|listings|gidsen|reviews|details|facts|things|basics|gegevens|feiten|dingen|zaken)\p{L}{3,20}(?:s|en)(?!\p{L})|(?<!\p{L})(?:kan (?:het )?zijn|(?:zou|zouden) (?:\p{L}{2,12} ){0,3}kunnen|may be|might be|could be|meestal|gemiddeld|doorgaans|circa|usually|typically|on average|(?:at|bij) (?:the |de )?(?:most|meeste)|costs? (?:around|about|between|roughly)|kost(?:en)? (?:ongeveer|rond|tussen|zo[’']n|circa|landelijk)|betaal je|je betaalt|market|markt|er zijn|zijn er|there are|(?:in|voor) \p{L}{2,20} (?:\p{L}{2,20} )?zijn)(?!\p{L})/iu
/** 'Weinig informatie', 'geen beoordelingen', 'of het betrouwbaar is': something else may well be known. */
const PARTLY =
  /(?<!\p{L})(?:weinig|nauwelijks|(?:weet|zie|vind) (?:ik|we) niet (?:hoe(?:veel|lang)?|wanneer|wie|welke|waarom|of (?:ze|er|je))|(?:don[’']t|do not) know (?:how|when|who|which|why|whether (?:they|you|it has))|niets? (?:meer|verder)(?=\s*$)|niet (?:\p{L}{2,6} )?(?:veel|goed|alles)|beperkte?|summiere?|een beetje|little|not (?:\p{L}{2,6} )?(?:much|many|everything)|much|limited|sketchy|scarce|schaars|summier|behalve|except|other than|apart from|(?:geen|no|any|niet|weinig) (?:\p{L}{2,20} ){0,2}(?:website|site|profiel|beoordelingen|recensies|reviews?|klachten|ervaringen|openingstijden|telefoonnummer|e-mailadres|prijzen|tarieven|profile|ratings|opening hours|phone number|prices|fees)|betrouwbaar(?:heid)?|kwaliteit|trustworthy|trustworthiness|reliability|(?:is|are|be) (?:\p{L}{2,10} )?reliable|vouch|oordel?e?n?|oordeel|mening|opinion|instaan|reputation|reputatie|quality|aanbevelen|aanraden|recommend)(?!\p{L})/iu

/** Whatever else is said there: 'Ik heb weinig aanknopingspunten: De Linde komt in mijn bronnen niet voor.' */
const WHOLLY =
  /(?<!\p{L})(?:niets|niks|nothing|geen idee|no idea|familiar with|heard of|(?:enough|genoeg|voldoende) (?:\p{L}{4,15} )?(?:information|data|informatie|gegevens)|niet voor(?=[.,;!]|$)|(?:geen|no|any) (?:\p{L}{2,20} ){0,2}(?:informatie|gegevens|vermelding|resultaten|bron|bronnen|information|data|records?|results?|sources?))(?!\p{L})/iu

/** 'De tarieven van De Linde', 'warranty at De Linde': of that nothing is known; 'informatie over De Linde', 'een spoor van De Linde' is all. */
const SOMETHING_OF =
  /(?<!\p{L})(?<what>[\p{L}-]{3,30}) (?:van|voor|over|bij|of|for|at|about|on|from) (?:de |het |the )?["'“‘]?$/iu
const ALL_OF_IT = new RegExp(
  `^(?:${ALL_NL}|${ALL_EN}|(?:bedrijfs|basis|achtergrond|registratie|company|business)(?:gegevens|informatie|info|data)|sporen|spoor|trace|sign|idee|idea|weet|benul|beeld|zicht|naam|name|bestaan|existence|niets|niks|nothing|anything|something|iets|veel|weinig|meer|much|more|lot|bekend|gehoord|heard|know|knew|weten|vertellen|zeggen|melden|vinden|gevonden|vind|vond|find|found|tell|say|share|search|searched|looked|look|zoeken|gezocht|zocht|zoektocht|zoekopdracht|zoekactie|blank|leeg|empty|available|beschikbaar|advies|beschrijving|description|profiel|profile|overview|overzicht|installateur|aanbieder|provider|and|but|not|niet|ook|who|wie|wat|die|dat|that)$`,
  'iu',
)
/** 'Of De Linde ook op zondag open is', 'what De Linde charges per hour', not 'of De Linde bestaat', 'wat De Linde is'. */
const ASKED_OF =
  /(?<!\p{L})(?:(?:wie|who|hoe|hoeveel|how|wat|what|wanneer|when)(?: [\p{L}’'-]{1,20}){1,5} (?:bij|van|door|voor|at|of|for|by)|of|hoe(?:veel|lang)?(?: \p{L}{2,12}){0,2}|wanneer|whether|if|how(?: \p{L}{2,12}){0,2}|when|what|which \p{L}{3,20}|welke \p{L}{3,20}|wat)(?: de| het| the)?(?: \p{L}{3,20} (?:bij|van|at|of))? ["'“‘]?$/iu
/** 'Whether dogs are welcome at De Linde', not 'whether there is a company by the name of De Linde' */
const WHETHER_AT =
  /(?<!\p{L})(?:whether|if|of) (?!.{0,60}(?<!\p{L})(?:bedrijf|onderneming|company|business|naam|name|bestaat|bestaan|exists?|informatie|gegevens|information|details)(?!\p{L}))(?:[\p{L}’'-]{1,20} ){1,6}(?:bij|in|op|at|on|with)(?: de| het| the)? ["'“‘]?$/iu
const IS_IT =
  /^["'”’]? (?:\p{L}{2,12} ){0,3}(?:bestaat|bestaan|existe?d?|exists|(?<!(?!(?:precies|exact|eigenlijk|nog|wel|ook|echt|er|nu|zelf|exactly|still|really|actually|actief|active|gevestigd|opgeheven|gestopt|verhuisd|failliet) )\p{L}{2,12} )(?:is|was)|precies is|exactly is|doet|does|betekent|means)(?!\p{L} \p{L})[^\p{L}]{0,3}$/iu

/** 'I couldn’t find who owns De Linde', 'ik kan niet zeggen hoe oud De Linde is', not 'wat De Linde is' */
const OF_QUALITY =
  /(?<!\p{L})(?:vinden|achterhalen|zeggen|bevestigen|nagaan|find(?: out)?|tell|say|verify|confirm) (?:(?:hoe|how) \p{Ll}{2,12}|(?:wie|who) (?:de |het |the )?(?:eigena\p{L}+|owns?|runs|leads|leidt|founded|oprichter)|when|wanneer)(?!\p{L})/iu

/** Whether a denial leaves open that the answer goes on with what it does know; `before` and `after`: what stands there beside the name. */
export function isPartial(denial: string, before: string, after: string): boolean {
  const what = SOMETHING_OF.exec(before.slice(-60))?.groups?.what
  if ((what !== undefined && !ALL_OF_IT.test(what)) || WHETHER_AT.test(before.slice(-80))) return true
  if (ASKED_OF.test(before.slice(-60)) && !IS_IT.test(after.split(/[,;]/)[0]!.slice(0, 60)) && !/^\s*$/.test(after))
    return true
  if (OF_QUALITY.test(denial.slice(0, MOST))) return true
  return PARTLY.test(denial.slice(0, MOST)) && !WHOLLY.test(denial.slice(0, MOST))
}

/** Whether what stands at a place in a sentence is stated there; advice may follow it. */
export function statesAt(sentence: string, at: number): boolean {
  const end = at + sentence.slice(at).search(/[,;] |$/)
  return affirms(sentence) || isStatement(sentence.slice(0, end) + (/\?["”')\s]*$/.exec(sentence)?.[0] ?? ''))
}

/** 'Wat ik wel kan zeggen: ze doen aanleg en onderhoud.' */
const ABOUT_IT =
  /(?<!\p{L})(?:ze|zij|dat het (?=\p{Ll})|(?:dat|:|is) het (?:om )?een (?=\p{Ll})|dat (?:je|u) er|(?:that|:) it is an? |het (?:bedrijf|kantoor|bureau|team)|de (?:praktijk|zaak|winkel|salon|school|firma|eigen\p{L}{3,8})|they|the (?:company|firm|practice|shop|business|agency|owners?|team))(?!\p{L})/iu
export const affirmsOfIt = (sentence: string) => affirms(sentence) && ABOUT_IT.test(sentence.slice(0, MOST))
export const affirms = (sentence: string) => AFFIRMED.test(sentence.slice(0, MOST))
/** 'What it does mention is that there are safari tents': of nobody else. */
const IT_MENTIONS =
  /(?<!\p{L})(?:what (?:it|they|(?:the|its|their) (?:web)?site) (?:does|do|did)|wat (?:er|de (?:web)?site|hun (?:web)?site) (?:er )?wel)(?!\p{L})/iu
/** 'Wat ik wel vond in Assen: Bakkerij Smit, Broodhuis Drenthe en De Korenaar.' */
const OTHERS_LISTED = /: (?:\p{Lu}[^,.;\n]{2,40}, ){1,5}\p{Lu}[^,.;\n]{2,40} (?:en|and|of|or) \p{Lu}/u
export const isOfOthers = (sentence: string) =>
  OTHERS_LISTED.test(sentence.slice(0, MOST)) ||
  (OF_OTHERS.test(sentence.slice(0, MOST)) && !IT_MENTIONS.test(sentence.slice(0, MOST)))
/** 'Reviews heb ik niet gevonden': of the company itself nothing is denied. */
const OF_DETAILS =
  /(?<!\p{L})(?:reviews?|recensies|beoordelingen|tarieven|prijzen|prijslijst|wachttijd(?:en)?|openingstijden|parkeer\p{L}*|voorraad|fees|rates|prices|pricing|price list|ratings|(?:opening )?hours|waiting times?)(?!\p{L})/iu
const OF_ALL = new RegExp(`(?<!\\p{L})(?:${ALL_NL}|${ALL_EN}|website|naam|name|adres|address)(?!\\p{L})`, 'iu')
/** 'Wat dat kost, staat niet op de website' */
const COSTS =
  /^\s*(?:Wat (?:het|dat|dit|zo[’']n|een) (?:\p{L}{3,20} )?(?:kost|kosten)|Hoeveel|How much|What (?:it|that|this) costs)(?!\p{L})/u
export function deniesDetails(sentence: string): boolean {
  const said = sentence.slice(0, MOST)
  return (
    COSTS.test(said) || OF_A_DETAIL.test(said) || (OF_DETAILS.test(said) && !OF_ALL.test(said) && !REFERS.test(said))
  )
}
