/** Sentences in which an assistant says that it knows nothing of a company: naming it there is no mention. */
import type { WordList } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { BEYOND_ME, FICTION, FICTIONAL } from './beyond-me.ts'
import { isInVain } from './in-vain.ts'
import { NEGATED } from './negations.ts'

// Bounded in this file: at most 400 characters of a sentence are looked at.

/** What may be lacking of a company that is known. */
const DETAILS_NL = 'website|telefoonnummer|adres|openingstijden|contactgegevens|e-mailadres|recensies'
const DETAILS_EN = 'phone number|address|website|opening hours|contact details'
export const ALL_NL =
  "informatie|gegevens|bedrijf|onderneming|bedrijven|resultaten|zoekresultaten|bronnen|bron|vermelding|vermeldingen|details|data|treffers?|hits?|match|matches|resultaat|bewijs|praktijk|restaurant|organisatie|kennis|pagina|pagina[’']s|informatiebron|artikelen|artikel|kantoor|winkel|café|zaak|hotel"
export const ALL_EN =
  'information|info|data|results?|records?|details|mentions?|evidence|references?|company|companies|business|listings?|sources?|knowledge|pages?|articles?|matches|match|hits?|firm|organi[sz]ation'
const THINGS_NL = `${ALL_NL}|${DETAILS_NL}`
const THINGS_EN = `${ALL_EN}|${DETAILS_EN}`
/** What only the one who answers says, or what is said of a search. */
const SEARCHED =
  /(?<!\p{L})(?:ik|mij|me|mijn|we|wij|er (?:is|zijn|bestaat|lijkt|lijken|staat|staan)|gevonden|vinden|vond|beschikbaar|bekend|zoekresultaten|opgeleverd|aangetroffen|levert|leverde|leveren|geeft|gaf|i|i’m|i'm|my|there|found|available|search|searched|looked|gezocht|zocht|return)(?!\p{L})/iu
const NOTHING_NL = new RegExp(
  `(?<!\\p{L})(?:geen|onvoldoende|te weinig|weinig)(?: \\p{L}{2,20}){0,3} (?:${THINGS_NL})(?!\\p{L})`,
  'iu',
)
const NOTHING_EN = new RegExp(
  `(?:(?<!\\p{L})(?:no|not|cannot|unable to|failed to|without|insufficient)|n[’']t)(?: (?!\\.)[\\p{L}’'-]{1,20}){0,6} (?:${THINGS_EN})(?!\\p{L})`,
  'iu',
)
const UNKNOWN: readonly RegExp[] = [
  /(?<!\p{L})(?:gegevens|informatie|info|bronnen|vermeldingen) (?:over|van) [^.,;\n]{1,60} (?:ontbre(?:ekt|ken)|(?:is|zijn) (?:te )?(?:beperkt|schaars|nihil))(?!\p{L})|(?<!\p{L})(?:information|details|data) (?:about|on) [^.,;\n]{1,60} (?:is|are) (?:too )?(?:limited|scarce)(?!\p{L})/iu,
  /(?<!\p{L})(?:niets|nergens|niks)(?: [\p{L}’']{1,20}){0,4} (?:over|van|bekend|gevonden|vinden|terugvinden|terug)(?!\p{L})|(?<!\p{L})(?:over|van)(?: [^.,;\n]{1,80})? (?:is|heb|vond|kon|weet|kan)(?: \p{L}{1,20}){0,3} (?:niets|niks)(?!\p{L})/iu,
  /(?<!\p{L})niet(?: \p{L}{2,20}){0,2} (?:bekend(?! (?:om|vanwege|voor|als|bij (?:het|de|veel|iedereen))(?!\p{L}))|gevonden|vinden|terugvinden|aangetroffen|te vinden|achterhalen)(?!\p{L})/iu,
  /(?<!\p{L})(?:mij|me|ons) (?:is )?niet bekend(?!\p{L})|(?<!\p{L})onvindbaar(?=[.,;!]|$)|(?<!\p{L})(?:staat|staan) (?:\p{L}{2,10} )?nergens(?=[.,;!]|$| (?:in|op|bij|tussen|vermeld|genoemd)(?!\p{L}))/iu,
  /(?<!\p{L})(?:komt|komen|kwam|staat|staan|zit|zitten) (?:\p{L}{2,20} ){0,2}niet (?:voor )?(?:in|tussen|op) (?:mijn|de|deze|het)(?! (?:top|pakket|aanbod|assortiment|programma|menu|(?:menu|prijs)?(?:kaart|lijst)))(?!\p{L})/iu,
  /(?<!\p{L})(?:ken|kent|kennen) (?:ik |we |wij )?[^.,;\n]{1,80} niet(?! (?:alleen|goed genoeg))(?!\p{L})|(?<=^\s*|[:–—-] |(?<!\p{L})(?:is|zijn|blijft|blijkt|lijkt|bedrijf|naam|mij|me|ons|helaas|volledig|geheel|verder|totaal|hier|dus|nog|volstrekt) )onbekend(?: (?:bij|voor) (?:mij|ons))?[.!]?$/iu,
  /(?<!\p{L})niet (?:\(meer\) )?(?:te )?(?:bestaat|bestaan|bevestigen|verifiëren)(?!\p{L})|(?<!\p{L})bestaat (?:[^.,;\n]{1,60} )?niet(?! (?:meer|alleen|uit|langer|enkel))(?!\p{L})/iu,
  /(?<!\p{L})(?:schiet|schoot|loopt|liep) (?:mijn|de|mij|me|ik|het)(?: [^.,;\n]{1,50})? (?:tekort|dood)(?!\p{L})|(?<!\p{L})(?:kennis|informatie|zoektocht|speurtocht|spoor)(?: [^.,;\n]{1,40})? (?:schiet|schoot|loopt|liep) (?:\p{L}{2,12} )?(?:tekort|dood)(?!\p{L})|(?<!\p{L})(?:zwijg(?:t|en) (?:mijn|de|alle) (?:\p{L}{3,12} )?bronnen|bronnen (?:\p{L}{2,12} )?zwijgen|ontbreekt (?:mij )?(?:elk|ieder|enig) spoor|(?:sta|stond|blijf|bleef|kom|kwam|zit) ik (?:\p{L}{2,12} ){0,3}met lege handen)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:draws?|drew|drawing|drawn) (?:me )?a(?: complete)? blank|(?:came|come|comes|coming) (?:up|back|away) (?:empty|blank|short|with nothing)|empty[- ]handed|know nothing|no luck (?:with|finding|on)|(?:is|are|was)(?: not|n[’']t) (?:part of|in|among|covered by|something)(?: [\p{L}’']{1,15}){0,4} (?:I|I’ve|I've|my|me)(?!\p{L}))/iu,
  /(?<!\p{L})(?:komt|komen|kwam|staat|staan) (?:\p{L}{2,12} ){0,2}(?:in|op|tussen) geen (?:enkele? )?\p{L}{3,20}(?!\p{L})|(?<!\p{L})(?:kom|kwam|komen|kwamen) [^.,;\n]{1,60} (?:niet|nergens) tegen(?!\p{L})|(?<!\p{L})niet (?:\p{L}{2,12} )?(?:plaatsen|thuisbrengen|traceren)(?=[.,;:]|$)|(?:(?<!\p{L})(?:not|cannot)|n[’']t) (?:\p{L}{2,12} )?see [^.,;\n]{1,60} (?:in|on|among) (?:any|my|the)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:vind|vond|krijg|kreeg|zie|zag) (?:ik|we)|(?:ik|we) (?:vind|vond|krijg|kreeg|zie|zag)) (?:\p{L}{2,12} ){0,3}(?:niets|niks|nergens)(?! (?:mis|op aan|aan op|anders))(?!\p{L})|(?<!\p{L})noch(?!\p{L})[^.;\n]{1,120}(?<!\p{L})(?:kom|kwam|vind|vond|zie|zag) ik(?!\p{L})|(?<!\p{L})(?:(?:gives?|gave|geeft|gaf|geven|gaven) (?:me |mij |us )?(?:nothing|niets|niks)|(?:levert|leverde) (?:\p{L}{2,10} )?(?:niets|niks)(?: \p{L}{4,12})? op)(?!\p{L})|(?<!\p{L})(?:duikt|duiken|dook|doken) (?:\p{L}{2,12} ){0,3}(?:niet|nergens)(?: \p{L}{2,12}){0,3} op(?!\p{L})/iu,
  /(?:(?<!\p{L})not|n[’']t)(?: \p{L}{2,20}){0,2} (?:(?:show|turn|come|pop)(?:ing)? up|appear (?:in|on|among)|ring(?:ing)? (?:a|any) bells?|familiar with|aware of|know of|know|known to me|recognize|recognise|exist|heard of|verify|confirm|appear in|find|found|locate)(?!\p{L})/iu,
  /(?<!\p{L})(?:never|nooit|nog niet|not yet)(?: \p{L}{2,10})? (?:come across|came across|run across|ran into|heard (?:of|about)|encountered|van gehoord|tegengekomen|van gelezen)(?!\p{L})|(?:(?<!\p{L})(?:not|cannot|unable to)|n[’']t) (?:\p{L}{2,10} )?(?:speak (?:to|about)|comment on)(?!\p{L})/iu,
  /(?<!\p{L})(?:geen (?:\p{L}{2,10} )?(?:belletje|bel|lampje|lichtje) (?:\p{L}{2,10} )?(?:rinkelen|branden|aan)|nooit (?:\p{L}{2,10} )?van [^.,;\n]{1,60} gehoord|zegt (?:me|mij) (?:helaas )?(?:niets|niks)|nooit (?:eerder )?van gehoord|geen idee|no idea|(?:doesn|does no)[’']?t ring a bell)(?!\p{L})/iu,
  /(?<!\p{L})(?:wordt|worden|werd|staat|komt|komen) (?:\p{L}{2,20} ){0,3}(?:niet|nergens) (?:genoemd|vermeld|besproken|beschreven)(?=$|[.,;!]| in (?:de|deze|mijn))|(?<!\p{L})(?:is|are|was|were)(?: not|n[’']t) (?:mentioned|listed|included|described)(?=$|[.,;!]| in (?:the|these|my))/iu,
  /(?<!\p{L})(?:(?:staat|staan) (?:mij|me) (?:\p{L}{2,12} )?niet (?:meteen )?bij|(?:ik|we|wij) (?:\p{L}{2,12} )?geen (?:\p{L}{2,12} )?(?:zicht|beeld|weet|kennis|toegang|inzicht|antwoord|benul)|antwoord (?:\p{L}{2,12} )?schuldig|(?:is|zijn) (?:mij|me) vreemd)(?!\p{L})/iu,
  /(?<!\p{L})(?:geen|no)(?: \p{L}{2,12})? (?:(?:aanwijzing(?:en)?|bewijs|bewijzen|signs?|indications?|evidence) (?:dat|that) (?:er|there)(?= )|(?:spoor|sporen|trace|sign) (?:van|of)|(?:zoek)?(?:resultaten|resultaat|treffers?|hits?|results?|matches) (?:voor|op|over|for|on|about))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:op)?gezocht|zocht|searched|looked)(?= )[^.;\n]{0,80}(?<!\p{L})(?:(?:zonder|without) (?:enig |any )?(?:resultaat|succes|results?|success|luck)|tevergeefs|vergeefs|in vain)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:there (?:is|was|seems to be)|er (?:is|bestaat|zit)|is er) (?:no|geen) (?:\p{L}{3,20} ){1,3}(?:by|of|with|under|met|van|onder) (?:exactly |precies )?(?:that|this|die|deze) (?:name|naam)|unfamiliar with|never heard of|unknown to me|does not exist|nowhere to be (?:found|seen)|nothing (?:(?:found|known|available) )?(?:about|on|is known|(?:comes?|came|turns?|turned|shows?|showed) up))(?!\p{L})/iu,
]
/** 'Geen resultaten', 'Sorry, no results' */
const NOTHING_FIRST = /^(?:(?:sorry|helaas|unfortunately|jammer|nee|no),? )?(?:geen|no)\s/iu
/** Who answers, and what was searched. */
const SEARCHER =
  /(?<!\p{L})(?:ik|mij|me|mijn|wij|we|er|bron|bronnen|zoekresultaten|zoekopdracht|zoekmachines?|resultaten|(?:ge)?lukte?|internet|web|online|database|trainingsdata|i|i[’'](?:m|ve|d)|my|there|results?|search|searches|sources?|training data|available|publicly)(?!\p{L})/iu
/** 'Niet alleen', 'zonder twijfel', 'no doubt': these deny nothing; nor does that two companies have 'niets met elkaar te maken', or 'why you couldn’t find it'. */
const NO_NEGATION =
  /(?<!\p{L})(?:familie van elkaar[^.;\n]{0,60} niet|(?:verwant|gelieerd|verbonden)[^.;\n]{0,40} niet|zou (?:ik )?niet (?:naar|voor|met)(?= [^.;\n]{2,60} (?:gaan|kiezen|werken)(?!\p{L}))|(?:not|(?:could|can)n[’']t) (?:confirm|verify|tell|establish|find out) (?:that|whether|if|how|when) (?:they|he|she|you|the \p{L}{3,12}) (?!exist|(?:is|are) (?:real|active))\p{L}+|niet (?:bevestigen|nagaan|achterhalen|vaststellen) (?:of|dat|hoe|wanneer) (?:ze|zij|hij|je|u) (?!(?:nog )?besta)\p{L}+|niet (?:bevestigen|nagaan|achterhalen|vaststellen) (?:of|dat) (?=\p{Lu})[^.,;\n]{2,50} (?:nog|ook|zelf) (?!(?:altijd |steeds )?(?:besta|actief|open|in bedrijf))\p{L}+|niet persoonlijk|don[’']t know [^.,;\n]{1,60} personally|(?:kent?|[Kk]en) (?:je|u|jij) [^.,;?\n]{1,60} niet|(?:je|u|jij) kent [^.,;?\n]{1,60} niet|you don[’']t know|niets boven|niets dan lof|nothing but praise|niet (?:alleen|enkel|slechts|te verwarren|voor niets|ver van|verwant|verbonden|gelieerd|gerelateerd)|not (?:only|to be confused|far from)|not(?: \p{L}{2,12})? (?:connected|related|affiliated|linked|associated|part of(?! (?:what|my|the (?:data|sources|results))))|niets (?:(?:met|van) [^.,;\n]{1,40} )?(?:te maken|van doen|gemeen)|nothing (?:to do with|in common)|(?:geen|no) (?:\p{L}{4,12} )?(?:relatie|verband|band|banden|familie|connectie|relation|relationship|connection|link|ties|affiliation) (?:met|tussen|van|with|to|between)|(?:why|waarom) (?:you|je|u|jij)(?: (?:(?:it|them|hem|haar|het|ze|die) )?(?:could|can|did|do))?(?: not| niet|n[’']t)?(?= )(?: [\p{L}’']{2,12}){0,3}? (?:find|vinden|kon|kunt|kan|vond)|you (?:won[’']t|will not|wouldn[’']t) (?:\p{L}{2,10} )?(?:find|see|get)|vindt? (?:je|u) (?:er|daar|hier|bij [^.,;\n]{1,30}) (?:\p{L}{2,12} )?(?:geen|niet|niets)|bij [^.,;\n]{2,40} vindt? (?:je|u) (?:\p{L}{2,12} )?(?:geen|niet|niets)|(?:zonder|geen|no|without)(?: (?:enige|enkele|a|any))? (?:twijfel|doubt|probleem|problem|afspraak|appointment|wachttijd|kosten|gedoe))(?!\p{L})|n[’']t(?: \p{L}{2,12})? (?:connected|related|affiliated|linked|associated|part of(?! (?:what|my|the (?:data|sources|results))))(?!\p{L})/giu
/** 'De Linde (Assen): openingstijden niet bekend' */
const DETAIL_LACKING =
  /(?<!\p{L})(?:openingstijden|prijzen|tarieven|reviews|recensies|beoordelingen|wachttijd(?:en)?|opening hours|prices|fees|rates)(?::| zijn| are)? (?:niet (?:bekend|vermeld|gevonden)|onbekend|unknown|not (?:known|listed|found))(?!\p{L})/giu
const KNOWING =
  /(?<!\p{L})(?:weet|weten|vinden|vond|gevonden|terugvinden|ken|kennen|kennis|bekend(?! (?:om|vanwege|voor|als|met|staan))|informatie|info|gegevens|details|bevat|bevatten|vermeld|vermeldt|vermelden|vermelding|noemen|noemt|genoemd|vaststellen|vast te stellen|bevestigen|verifiëren|achterhalen|traceren|lokaliseren|trace|tegengekomen|tegenkomen|tegenkwam|(?:kom|kwam|komen|kwamen) (?:ik|we|wij)(?: [^.,;\n]{1,60})? tegen|beschik|opgeleverd|opleverde|oplevert|levert|herken|thuisbrengen|treffers?|bestaan|bestaat|naar voren|terug|vindbaar|ontdekken|opsporen|nagaan|find|discover|found|locate|know|knowledge|information|data|details|records?|anything|mentions?|mentioned|confirm|verify|determine|establish|include|contain|return|returned|familiar|aware|recogni[sz]e|identify|hit|exist|exists|come across|came across|look up|opzoeken|(?:turn|show|pop)(?:p?ed|s)? up|dig up|dug up|koppelen|herleiden|(?:tie|link|connect|match) (?:any|it|this|that|them|one|the (?:name|letters|abbreviation))(?: [\p{L}’'-]{1,20}){0,3} (?:to|with)|comes? up|came up|hits)(?!\p{L})/iu
/** Only of the assistant itself: 'klanten zeggen dat er geen wachttijd is' denies nothing. */
const TELLING = /(?<!\p{L})(?:vertellen|zeggen|zegt|melden|tell|say|report)(?!\p{L})/iu
const ITSELF = /(?<!\p{L})(?:ik|mij|me|wij|we|i|i[’'](?:m|ve|d))(?!\p{L})/iu
/** 'Het is onduidelijk of De Linde nog bestaat', 'I’m not sure whether De Linde exists', 'not sure what De Linde is'. */
const UNSURE =
  /(?<!\p{L})(?:onduidelijk|niet (?:helemaal )?(?:duidelijk|zeker|vaststellen|vast te stellen|bevestigen|nagaan|achterhalen)|onzeker|unclear|not (?:entirely )?(?:clear|sure|certain)|unsure|uncertain|n[’']t sure) (?:(?:who|what|wie|wat) [^.,;\n]{2,60} (?:is|are|zijn)[.!]?$|(?:(?:of|whether|if|that) |(?=\p{Lu}))[^.;\n]{0,160}(?<!\p{L})(?:bestaat|bestaan|actief|exists?|active|in business|operating|real)(?!\p{L}))/iu
/** 'Of er in Assen een kantoor De Linde zit, kan ik niet bevestigen' */
const WHETHER_THERE =
  /^(?:of er [^.;\n]{3,160} (?:kan|kon) ik (?:\p{L}{2,10} )?niet (?:bevestigen|nagaan|vaststellen|achterhalen|zeggen)|(?:whether|if) there (?:is|are|was) [^.;\n]{3,160} I (?:can ?not|could not|can[’']t|couldn[’']t) (?:confirm|verify|say|tell|establish))(?!\p{L})/iu
/** 'Ik ken geen betere bakker dan De Linde.' */
const COMPARED = /(?<!\p{L})(?:dan|than)(?!\p{L})/iu
/** 'Er zijn geen klachten over De Linde gevonden' states something good of it. */
const PRAISED =
  /(?<!\p{L})(?:geen|nauwelijks|weinig|no|few|any) (?:\p{L}{2,20} )?(?:klachten|problemen|reden|aanleiding|signalen|aanwijzingen|complaints|issues|problems|reason|signs|indications?|red flags|warnings?|waarschuwing(?:en)?)(?!\p{L}| (?:te vinden |gevonden )?(?:voor|van|dat er|for|of|that there is) (?:een|an?|het bestaan|the existence) | dat [^.,;\n]{1,80} bestaat(?!\p{L})| that [^.,;\n]{1,80} exists(?!\p{L})| dat er (?:in \p{Lu}\S{1,25} )?een )|(?<!\p{L})(?:weinig|nauwelijks|few|hardly any) (?:\p{L}{3,12} )?(?:reviews|recensies|beoordelingen|ratings)(?!\p{L})|(?<!\p{L})(?:klachten|(?:negatieve|slechte) \p{L}{4,15}|complaints|(?:negative|bad) (?:reviews|comments|feedback|press))(?= )[^.;\n]{0,80}(?:niet|geen|nergens|not|n[’']t)(?!\p{L})|(?<!\p{L})(?:geen|no) (?:negatieve|slechte|kritische|negative|bad|critical) /iu
/** 'Andere bakkers dan De Linde ken ik niet' */
export const BESIDE_IT =
  /(?<!\p{L})(?:andere?|betere?|other|better)(?= )[^.,;:\n]{1,60} (?:dan|than) (?:de |het |the )?["'“‘„]?$/iu
/** 'Komt bij mij niet bovendrijven', 'means nothing to me'. */
const TO_ME =
  /(?<!\p{L})(?:(?:bij|voor) (?:mij|me)|(?:zegt|zeggen|is|klinkt|roept) (?:bij )?(?:mij|me)|(?:to|with|for) me)(?!\p{L})/iu
/** 'De Linde: geen resultaten.' */
const LACKING = new RegExp(
  `^["”’)]{0,2} (?:zat|zit|staat|stond|was|is) (?:er |daar |hier )?(?:\\p{L}{2,12} ){0,2}niet (?:bij|tussen)(?=[.,;!]|$)|^["”’)]{0,2} (?:geeft|gaf|levert|leverde|gives|gave|returns|returned|yields) (?:(?:mij|me|bij mij|helaas) )?(?:geen|no|zero|nul) (?:\\p{L}{3,15} )?(?:hits?|treffers?|resultaten|resultaat|results?|matches)(?!\\p{L})|^["”’)]{0,2} (?:laat|liet|leaves?|left) (?:online )?(?:geen|no) (?:sporen|spoor|trace)(?!\\p{L})|^["”’)]{0,2}(?::| [–—-]) (?:geen|no|nothing|niets)(?: (?:\\p{L}{2,20} )?(?:${THINGS_NL}|${THINGS_EN}|gevonden|bekend|found))(?!\\p{L})|^["”’)]{0,2}(?: (?:in|te|from) \\p{Lu}[\\p{L}’'-]{1,25})?(?::| [–—-]) (?:zero|none|nul|nihil|geen|0)[.!\\s]*$`,
  'iu',
)
/** 'Mijn zoektocht naar', 'no trace of', 'Over': what comes next is what was looked for. */
const TOPIC_BEFORE =
  /(?<!\p{L})(?:over|van|naar|rond|omtrent|betreffende|inzake|genaamd|genoemd|geheten|naam|noemt|noemen|about|on|of|for|regarding|concerning|named|called|mentions?|mentioning|naming)(?: (?:de|het|the|een|an?|bedrijf|onderneming|firma|company|firm|business|\p{Ll}{3,20})){0,2}[ :]{0,2}["'“‘„]?$/iu
/** 'Er is geen drukkerij met de naam De Linde', 'no bakery called De Linde'. */
const NONE_CALLED =
  /(?<!\p{L})(?:geen|no|any|nergens een)(?: [\p{L}’'-]{1,25}){1,6}? (?:genaamd|genoemd|geheten|naam|noemt|named|called|by the name of|name|matching|known as|bekend als)[ :]{0,2}["'“‘„]?$/iu
/** 'Een installateur die TWK heet, ken ik niet' */
const THAT_IS_CALLED =
  /(?<!\p{L})(?:dat|die|that|which|who)(?: (?:precies|exact|letterlijk|simpelweg|gewoon|alleen|ook|zo|nu|zelf|echt|daadwerkelijk|actually))? ["'“‘„]?$/iu
const IS_CALLED = /^["'”’]? (?:heet|heten|(?:wordt )?genoemd)(?!\p{L})/u
/** 'In Ede kan ik geen Slagerij Wessels vinden', 'I don’t see a De Kroon in Breda' */
// Bounded: the 40 characters before a name
const NO_SUCH =
  /(?:(?<!\p{L})(?:nothing|niets|niks) (?:for|on|about|over|voor|van) (?:an?|een) \p{Ll}{3,20}(?: called| genaamd)?|(?:(?<!\p{L})(?:geen|nergens(?: een)?|no)|(?:(?<!\p{L})(?:not|cannot)|n[’']t) (?:\p{L}{2,10} )?(?:see|find|know of|locate|identify) (?:an?|any))(?: (?:enkele|andere|echte|other|actual))?) ["'“‘„]?$/iu
export const isNoSuch = (before: string) => NO_SUCH.test(before)
/** What an assistant read or learnt: 'mijn trainingsdata', 'the search results'. */
const EVIDENCE =
  /(?<!\p{L})(?<!(?:volgens|according to|op basis van|based on|uit) (?:de |het |the )?)(?:(?:mijn|mij|onze|my|our|gevonden|geraadpleegde|doorzochte|beschikbare|openbare|publieke|available|public|search) (?:\p{L}{3,20} ){0,2}(?:trainings?data|training|data|dataset|databases?|bronnen|kennis|kennisbank|(?:trainings)?gegevens|geheugen|informatie|index|resultaten|pagina[’']?s|documenten|artikelen|knowledge|memory|sources|results|pages|documents|records)|trainingsdata|training data|(?:gegevens|data|teksten) (?:waarop|waarmee|die|i was|that i)|zoekmachines?|search engines?|zoekresultaten|zoekopdracht(?:en)?|zoektocht|zoekslag|speurtocht|speurwerk|search(?:es)?|knowledge (?:base|cutoff)|(?:geen|none)(?: enkele)? (?:van|of) (?:de|the|mijn|my) (?:\p{L}{3,20} )?(?:bronnen|sources|resultaten|results|pages|pagina[’']s|sites))(?!\p{L})/iu
/** 'There is a bakery in Utrecht called De Linde that does not deliver' */
const IS_THERE =
  /(?<!\p{L})(?:there(?: (?:is|was)|[’']s)|er (?:is|zit|staat|ligt|bestaat)|(?:is|zit|staat|ligt) er)(?: (?!geen )[^\s.,;:]{1,20}){0,4} (?:een|één|an?|one) [^.,;:\n]{3,60}$/iu
/** Words that may follow a name without stating anything of the company. */
const NO_STATEMENT = new Set(
  `is was zijn waren wordt worden werd lijkt lijken leek schijnt blijkt bleek blijft bleef komt komen kwam staat staan valt vallen bestaat bestaan zegt kan kon kunnen mag
  in te uit van aan op bij met zonder voor over naar onder tot als dat die dan wat waar wie hoe of en maar want omdat niet nergens niets niks geen ook helaas zelf nog al wel niet
  momenteel precies specifiek exact genaamd gevestigd heb hebben ken vind vond weet zie zag
  are were be been seems seem appears appear remains does doesn did didn do don isn aren wasn weren can cannot couldn could can't exists exist comes came turns turned
  at on from for by with about or and but not nor none nothing nowhere that which who based located registered operating specifically itself anywhere online
  konden draws drew rings rang herken terugvinden vinden gevonden tegengekomen achterhalen thuisbrengen plaatsen traceren`.split(
    /\s+/,
  ),
)
const NEXT_WORD =
  /^[’']?s?["”)’']{0,2} ?(?:B\.?V\.?|V\.?O\.?F\.?)?,? ?(?<verb>\p{Ll}{2,25})(?!\p{L})(?: (?<who>ik|we|wij|mij|me|i)(?!\p{L}))?/u
/** 'De Linde does not publish its prices' */
const DOES_NOT =
  /^(?: does not|n[’']t| doesn[’']t) (?!appear|show|come|exist|ring|turn|seem|pop|match|return|yield|figure|feature|mean|say|register|sound|get|have a (?:page|listing|profile|presence|website))\p{Ll}/u
/** 'De Linde heeft geen website' states something of it; 'De Linde ken ik niet' and 'De Linde komt niet voor' do not. */
function isSubject(after: string): boolean {
  const { verb, who } = NEXT_WORD.exec(after.slice(0, 60))?.groups ?? {}
  if (verb === undefined || who !== undefined) return false
  return !NO_STATEMENT.has(verb) || DOES_NOT.test(after.slice(0, 40))
}
/** Advice after a denial: where to look, what to ask. */
const ADVICE =
  /(?<!\p{L})(?:controleer|je noemt|u noemt|je vraag|uw vraag|your question|je vraagt|u vraagt|vroeg|you mention(?:ed)?|you (?:are )?ask(?:ed|ing)?|zoek|zoeken|gezocht|doorzocht|zoekopdracht|zocht|searched|probeer|geprobeerd|tried to (?:find|look|locate)|bekijk|bezoek|raadpleeg|adviseer (?:je|u)|doorverwijzen|het beste (?:zelf|direct|even)|(?:meer|wat) (?:informatie|context|gegevens|details) nodig|need (?:\p{L}{2,8} )?more (?:information|context|details)|let (?:er|op|goed|vooral|daarbij)|vergelijk|compare|neem|opnemen|misschien|mogelijk(?= \p{Ll})|wellicht|bedoel|bedoelt|bedoelde|als je|als u|indien|kun je(?! (?:er|hier|daar) terecht)|kunt u|kan je|check|try|visit|contact(?! lens)|contacting|search|if you|could you|can you|perhaps|maybe|might|het kan (?:\p{L}{3,6} )?(?:zijn )?dat|possible that|you (?:may|can|could)|(?<!(?:not|n[’']t|cannot|unable to) )verify|recommend (?:checking|visiting|contacting)|directly|rechtstreeks|zou [^.,;\n]{1,60} kunnen zijn|kan (?:het )?(?:om )?een (?:\p{L}{3,12} of )?(?:kleine?|nieuwe?|lokale?|beginnende?|startende?)|(?:may|could) (?:well )?be an? (?:\p{L}{3,12} or )?(?:small|new|local|very|recent)|may (?:well |also |simply |just )?(?:be (?:new|small|closed|listed|known|registered)|have (?:no|closed|changed|another|a different)|trade|operate|go by|not))(?!\p{L})/iu
/** 'Vraag bij dakreparaties altijd drie offertes' */
const IMPERATIVE =
  /^\s*(?:Vraag|Ask|Kies|Choose|Vergelijk|Compare|Overweeg|Consider|Houd|Begin|Let|Stuur|Geef|Deel|Send|Share|Give|Mocht|Stel dat|Suppose) /u

export const MOST = 400

/** 'There is no mention of parking on the site of De Linde', 'the website of De Linde says nothing about it' */
const ON_ITS_SITE =
  /(?:(?<!\p{L})(?:on|op)|(?<of>^|[.!?\n:,])) ?(?:the|de|hun|its) (?:web)?(?:site|pagina|page) (?:of|van) (?:de |het |the )?["'“‘]?$/iu
const SITE_SAYS = /^["'”’]? (?:says?|mentions?|lists?|gives?|shows?|states?|vermeldt|noemt|geeft|toont|zegt)(?!\p{L})/iu
export const isOnItsSite = (before: string, after: string) => {
  const site = ON_ITS_SITE.exec(before.slice(-40))
  return site !== null && (site.groups?.of === undefined || SITE_SAYS.test(after))
}

/** `clause`: the part of a sentence that holds the name; `before` and `after`: what stands in it on each side of the name. */
export function isDenial(clause: string, lead: string, after: string): boolean {
  const said = withoutSource(clause.slice(0, MOST)).trim()
  const before = withoutSource(lead)
  if (BEYOND_ME.test(said)) return true
  const negative = said.replace(NO_NEGATION, '').replace(DETAIL_LACKING, '')
  if (!NEGATED.test(negative)) return false
  if (LACKING.test(after.slice(0, 60))) return true
  if (PRAISED.test(said) || BESIDE_IT.test(before.slice(-80)) || isOnItsSite(before, after)) return false
  if (UNSURE.test(said) || WHETHER_THERE.test(said)) return true
  if (EVIDENCE.test(said) || TO_ME.test(said)) return true
  const isTopic =
    TOPIC_BEFORE.test(before.slice(-60)) ||
    (THAT_IS_CALLED.test(before.slice(-24)) && IS_CALLED.test(after.slice(0, 20)))
  if (isSubject(after) && !isTopic && !NEGATED.test(before.slice(-MOST))) return false
  if ((NOTHING_NL.test(said) || NOTHING_EN.test(said)) && (SEARCHED.test(said) || NOTHING_FIRST.test(said.trim())))
    return true
  if (UNKNOWN.some((pattern) => pattern.test(said))) return true
  if (COMPARED.test(before)) return false
  if (NONE_CALLED.test(before.slice(-160)) || (isNoSuch(before.slice(-40)) && SEARCHER.test(said))) return true
  const isThere = IS_THERE.test(before.slice(-160)) && !NEGATED.test(before.slice(-MOST))
  return (
    SEARCHER.test(said) && (KNOWING.test(said) || (TELLING.test(said) && ITSELF.test(said)) || (isTopic && !isThere))
  )
}

/** 'No, according to the information I found, De Linde doesn’t do lettings': what it says of the company, with where it read it. */
const SOURCE =
  /(?<!\p{L})(?:according to|based on|volgens|op basis van) (?:(?:the|de|my|mijn|alle|all) )?(?:information|info|sources?|data|results|informatie|gegevens|bronnen|resultaten)(?: (?:(?:that )?I (?:have )?(?:found|could find|saw)|die ik (?:vond|heb gevonden|kon vinden|zag)|available))?,/giu
/** 'As far as I can see, De Linde no longer does lettings' */
const HEDGED =
  /(?<!\p{L})(?:as far as I (?:can (?:see|tell)|know|am aware)|voor zover (?:ik (?:kan (?:zien|nagaan|vinden)|weet)|bekend)),?/giu
const withoutSource = (sentence: string) => withoutFound(sentence.replace(HEDGED, ''))
const withoutFound = (said: string) =>
  /^\s*(?:No|Nee),/.test(said) ? said.replace(/^\s*(?:No|Nee),/, '').replace(SOURCE, '') : said

/** Neither a question nor advice: a sentence that states something. */
export function isStatement(sentence: string): boolean {
  return (
    !/\?["”')\s]*$/.test(sentence.slice(-20)) &&
    !IMPERATIVE.test(sentence.slice(0, 20)) &&
    !ADVICE.test(
      [ASKED_FOR, OFFERED, OFFERED_AT, OFFERED_FOR, OFFERED_THERE].reduce(
        (said, one) => said.replace(one, ''),
        sentence.slice(0, MOST),
      ),
    )
  )
}
/** 'The bakery you are asking about, De Linde in Assen, has …' */
const ASKED_FOR =
  /^\s*(?:The|De|Het) \p{Ll}[^.,;\n]{2,40}? (?:you (?:are asking|asked)(?: about| for)?|waar (?:je|u) naar vr(?:aagt|oeg)),/u
/** 'Bij De Linde kun je een ijskar huren' states what it offers. */
const OFFERED =
  /(?<!\p{L})(?:[Bb]ij|[Aa]t|[Ff]rom) (?:de |het |the )?[\p{Lu}\d][^.,;:?\n]{1,50}? (?:kun je|kunt u|kan je|kun jij|you can|(?<=kun|kunt) (?:je|u))(?!(?: \p{Ll}{2,12}){0,4} (?:navragen|informeren|checken|nagaan|vragen|ask|check|verify|enquire)(?!\p{L}))/u
/** 'Kun je bij De Linde je boot stallen' behind 'hoewel' */
const OFFERED_AT =
  /(?<!\p{L})(?:kun je|kunt u|kan je|you can)(?: (?:ook|wel|also))? (?:bij|at) (?:de |het |the )?(?=\p{Lu})(?![^.;\n]{0,80}(?:navragen|informeren|checken|nagaan|vragen|ask|check|verify|enquire))/u
/** 'Voor een leasefiets kun je terecht bij De Linde', not 'voor meer informatie' */
const OFFERED_FOR =
  /(?<!\p{L})(?:[Vv]oor (?!(?:(?:de|het) )?(?:meer|actuele|verdere|andere|vragen|informatie|details|zekerheid)(?!\p{L}))[^.,;?\n]{3,60} (?:kun je|kunt u|kan je) (?:\p{Ll}{2,10} )?terecht bij|[Ff]or (?!(?:the )?(?:more|current|further|latest|details|information|questions)(?!\p{L}))[^.;?\n]{3,60} you can (?:go|turn|head) to) (?:de |het |the )?(?=\p{Lu})/u
/** 'You can rent safari tents there' */
const OFFERED_THERE =
  /(?<!\p{L})[Yy]ou can (?:also )?(?!(?:ask|check|verify|enquire|call|contact|reach|look|search|find|see|try)(?!\p{L}))\p{Ll}{3,12} (?=[^.;?\n]{2,60} there(?=[.,;]|$))/u

export const REFERS =
  /(?<!\p{L})(?:(?:die|dat|een \p{Ll}{4,20}) (?:zich |ook |precies |zelf )?zo (?:heet|noemt)|(?:that|which|who) goes by (?:it|that|this)|(?:met|onder|van) (?:(?:exact|precies|enkel|alleen) )?(?:die|deze|dezelfde) (?:exacte )?(?:(?:bedrijfs|handels)?naam|afkorting|letters)|(?:[Dd]at|[Dd]it|[Tt]hat|[Tt]he (?:search|results)) (?=(?:leverde?|gaf|gave|returned|yielded) )|such an? (?:\p{L}{3,20} )?\p{Ll}{3,20}(?= (?:exists?|in|by|at)(?!\p{L})|[.,;]|$)|zo[’']n \p{Ll}{4,25} (?=bestaa|is(?: er)?[.,;])|(?:link|tie|match|connect) it to (?=an? )|(?:daar|hier)(?:over|van| [^.,;\n]{0,60} (?:over|van|mee))|(?:over|van|about|on|regarding) (?:deze|dit|die|dat|this|that) \p{Ll}{4,25}|about (?:it|them)|(?:die|deze|dit|dat) (?:bedrijf|naam|onderneming|zaak|praktijk|winkel|organisatie|kantoor|company|business|name|firm|organi[sz]ation)|(?:this|that|(?<!(?<!\p{L})(?:who|when|how|where|since)(?!\p{L})[^.;\n]{0,40})the) (?:company|business|name(?! of (?:its|his|her|their|the|who))|letters|firm|organi[sz]ation)|(?:called|named) (?:that|so)|so (?:named|called)|you[’']?(?: a)?re (?:asking|looking|searching)|waar (?:u|je|jij) (?:naar|het over|op)|(?:over|van) (?:die|de) (?:tweede|eerste|laatste|andere)(?= )|(?:by|with|under|of) (?:exactly )?(?:this|that|these|those) (?:exact )?(?:name|abbreviation|acronym|initials|letters))(?!\p{L})/iu
/** 'Een restaurant in Hoorn zit daar niet bij', 'in Soest heb ik er geen kunnen vinden', 'I found none in Breda'; not 'lunch zit er niet bij'. */
const NOT_AMONG =
  /(?<!\p{L})(?:[Ii]n|uit|te) ['’]?\p{Lu}[^.;\n]{0,60}? (?:(?:zit|zitten|staat|staan) (?:er|daar|hier) (?:\p{L}{2,12} ){0,3}niet (?:bij|tussen)|(?:(?:heb|kon|kan|ken|zie|vond|weet) ik|ik (?:heb|kon|kan|ken|zie|vond|weet)) er (?:zelf |ook |helaas |echter |overigens )?geen(?= (?:kunnen )?(?:vinden|gevonden|aangetroffen|tegengekomen|terugvinden)|[.,;]|$))(?!\p{L})|(?<!\p{L})I (?:found|know of|see|could find) none in \p{Lu}|^\s*(?:Nothing|None|Niets|Niks|Geen) in ['’]?\p{Lu}/u
/** 'Een bakker met die naam zie ik er niet tussen staan' */
const SEEN =
  /(?<!\p{L})(?:zie|zag|vind|vond) (?:ik|we) (?:\p{L}{2,12} ){0,3}(?:niet|geen|nergens)(?!\p{L})|(?<!\p{L})(?:ik|we) (?:zie|zag|zagen|vind|vond) (?:\p{L}{2,12} ){0,3}(?:geen|nergens)(?!\p{L})|(?<!\p{L})(?:I|we) (?:do not|don[’']t|did not|didn[’']t|cannot|can[’']t) see(?!\p{L})/u
const OF_THAT_NAME =
  /(?<!\p{L})(?:(?:die|dat|that|who) (?:zich |ook |precies )?(?:zo (?:heet|noemt)|is called that|goes by it)|(?:met|onder|van|by|with|under|of) (?:exact(?:ly)? |precies )?(?:die|deze|dezelfde|this|that) (?:exacte? )?(?:naam|afkorting|name|abbreviation))(?!\p{L})/u
/** 'It doesn't show up in my search results' */
const IT_SHOWS =
  /^\s*(?:It|They|Het|Ze|Zij) [^.,;\n]{0,30}?(?:(?:show|turn|come|pop)s? up|appears?|listed|komt|komen|staat|staan|duikt|duiken|verschijnt|verschijnen|vinden)(?!\p{L})/u
const MORE_OF_IT =
  /(?<!\p{L})(?:meer|verder|verdere|overige|aanvullende|more|further|additional|other|exacte?|exact|specifieke|specific|actuele)(?!\p{L})/iu

/** 'Twee kappers heten De Krul, maar geen daarvan zit in Vorden', 'neither seems to be the one you are looking for' */
const NONE_OF_THEM =
  /(?<!\p{L})(?:[Gg]een(?: enkele)? (?:daarvan|ervan|hiervan|van (?:beide|allebei|hen|ze|deze|die|de (?:twee|drie|vier))(?: (?:twee|drie|vier|\p{L}{3,16}(?:en|s)))?)|(?:[Nn]one|[Nn]either)(?: of (?:them|these|those|the|both)(?: \p{L}{3,20}){0,2})?(?= (?:in|is|are|was|were|seems?|appears?|looks?|sits|operates|matches|fits)(?!\p{L})))(?:(?: (?:zit|zitten|is|ligt|staat|lijkt|blijkt|komt|bevindt|zich|gevestigd|te|zijn|zelf|ook|are|was|were|seems?|appears?|sits|operates|to|be|based|located|actually|even)){0,4} (?:in|te|uit|from|near|bij) (?=['’]?\p{Lu})|(?: (?!op |on |for |voor )\p{Ll}{2,15}){0,4}? (?:(?<=is )(?:een|an?) \p{Ll}{4,30}(?=[,.:;\n]|$)|(?:aan te sluiten|overeen|wat|die|dat) [^.;\n]{0,40}(?:je|u|vraag)(?!\p{L})|(?:the one|what) you|(?:matches|fits|match|fit) (?:your|the)(?!\p{L})|past bij je))|(?<!\p{L})(?:naam|heten|called|named|name)(?!\p{L})[^.;\n]{1,100}(?<!\p{L})(?:maar|but) (?:niet|geen|not|none)(?: (?!op |on )\p{Ll}{2,12}){0,2} (?:in|te|uit|from) (?=['’]?\p{Lu})/u

/** 'Die kapsalon ken ik niet', 'I don't know that salon' */
const DO_NOT_KNOW =
  /(?<!\p{L})(?:(?:[Dd]ie|[Dd]eze|[Dd]at|[Dd]it) (?:\p{Ll}{4,12} )?(?:naam|bedrijf|zaak|praktijk|winkel|onderneming) (?:vind|vond|herken|zie|zag) ik (?:\p{Ll}{2,12} )?(?:niet|nergens)|(?:[Dd]ie|[Dd]eze|[Dd]at|[Dd]it) \p{Ll}{4,25} ken ik (?:\p{Ll}{2,12} )?niet|ken ik (?:die|deze|dat|dit) \p{Ll}{4,25} niet|[Ii]k ken (?:die|deze|dat|dit) \p{Ll}{4,25} (?:\p{Ll}{2,12} )?niet|ik (?:die|deze|dat|dit|(?:het|de) (?=bedrijf|zaak|praktijk|winkel|onderneming|organisatie)) ?\p{Ll}{4,25} (?:\p{Ll}{2,12} )?niet ken|know the (?:company|business|firm|shop)|(?:don[’']t|do not) know (?:this|that) \p{Ll}{4,25})(?!\p{L})/u

/** 'I don't have prices, but I can tell you that the company …': what is lacking stands before 'but'. */
function untilBut(said: string): string {
  const but = said.search(/, (?:maar|but) /)
  return but > 0 && NEGATED.test(said.slice(0, but)) && !NEGATED.test(said.slice(but)) ? said.slice(0, but) : said
}

/** 'I couldn’t verify who currently owns the shop' */
export const OF_A_DETAIL =
  /(?<!\p{L})(?:verify|confirm|find(?: out)?|tell|see|know|say|vinden|achterhalen|zeggen|bevestigen|nagaan|zien|weten) (?:who|what|when|how|where|which|why|wie|wat|wanneer|hoe\p{L}*|waar|welke)(?!\p{L})(?! (?:company|business|bedrijf) )/iu
/** 'Een fietsenmaker met die naam ben ik niet tegengekomen.' Lacking more of it is no denial. `has`: whether its sentence holds one of some words. */
export function isDenialOfThat(said: string, has: (words: WordList) => boolean): boolean {
  const whole = said.slice(0, MOST)
  if (isInVain(whole, has) || (has(FICTIONAL) && FICTION.test(whole))) return true
  const short = untilBut(whole)
  if (DO_NOT_KNOW.test(whole) || NONE_OF_THEM.test(short) || NOT_AMONG.test(short)) return true
  // 'You want to know more about De Linde, but that company is not in my sources.'
  if (!NEGATED.test(short) || MORE_OF_IT.test(short.split(/, (?:maar|but) /).at(-1)!)) return false
  if (REFERS.test(short) && OF_A_DETAIL.test(short)) return false
  if (REFERS.test(short)) return (SEEN.test(short) && OF_THAT_NAME.test(short)) || isDenial(short, '', '')
  return IT_SHOWS.test(short) && EVIDENCE.test(short)
}

const BREAK =
  /,? (?:maar|wel(?! bestaa)|echter|behalve|dan dat|but|however|although|hoewel|except|other than|than that|apart from|verder dan|further than|beyond)(?!\p{L})|(?<=beperkt|limited|summier): |, (?:dus|zodat|so|al|though|while|terwijl|want|omdat|because|only|alleen) |; /giu

const CONCESSION =
  /^\s*(?:(?:unlike|anders dan|in tegenstelling tot) [^,;\n]{2,80}, (?:which|who|die|dat|waar\p{Ll}*) [^,;\n]{2,100}, |(?:hoewel|ofschoon|ook al|al|omdat|aangezien|because|although|though|even though|while|apart from|other than|behalve|afgezien van|(?:veel )?meer dan|(?:much )?more than)(?!\p{L})[^,;\n]{1,160}?(?:, | (?=(?:heb|kan|ken|weet|vond|vind|zie) ik |I (?:know|found|have|see) )))/iu

/** 'Over een vestiging in Nijmegen heb ik geen informatie', 'but I couldn’t find one in Nijmegen': where it is the company's place. */
const ONE_THERE =
  /(?<!\p{L})(?:een|an?)(?: \p{Ll}[\p{L}-]{2,20}){1,3} (?:in|te|uit|from) \p{Lu}[^.,;\n]{2,50}(?<!\p{L})(?:heb|vind|vond|ken|weet|zie|kan|kon) (?:ik|we) (?:\p{L}{2,12} ){0,3}?(?:geen|niet|niets|nergens)(?!\p{L})|(?:n[’']t|not|unable to|cannot) (?:find|see|locate|confirm|identify|know of|aware of)(?: any| one| an?)(?! (?:better|nicer|friendlier|cheaper))(?: \p{Ll}{3,20}){0,3} in \p{Lu}|(?<!\p{L})(?:in|uit|te) \p{Lu}[\p{L}’'-]{1,25}(?: zelf)? (?:heb|vind|vond|ken|zie|kan|kon) ik er (?:\p{L}{2,12} ){0,2}(?:geen|niet)(?!\p{L})/u
export const deniesOneThere = (sentence: string) => ONE_THERE.test(sentence.slice(0, MOST))
export const isNegated = (clause: string) => NEGATED.test(clause.slice(0, MOST))

/** 'I think you mean De Linde, not De Lind': that denies nothing of what stands before it. */
const NOT_ANOTHER =
  /(?:[,;]| [(–—-]| en| and| dus){1,2} ?(?:dus |en |and |so )?(?:niet|not)(?: (?:om|met|als|as|with))? (?:(?:de |het |the )?["'“‘„]?\p{Lu}|(?:het|de|the) (?:gelijknamige|one (?:in|from))(?!\p{L})|die (?:in|uit) )/u
/** 'De Lind is niet te vinden, De Linde wel' */
const IS_SO = /^ wel(?=[.,;:!)]|$)/u

/** The part of a sentence, between 'maar' and 'wel', that holds a place in it. */
export function clauseAround(sentence: string, at: number): { from: number; to: number } {
  let from = 0
  let to = sentence.length
  // 'Hoewel ik geen website vond, lijkt De Linde open.'
  const concession = CONCESSION.exec(sentence.slice(0, MOST))?.[0].length ?? 0
  if (concession > 0 && at >= concession) from = concession
  else if (concession > 0) to = concession
  // What is further away is no part of its clause.
  for (const match of allMatches(sentence.slice(0, at + MOST), BREAK, Math.max(0, at - MOST))) {
    if (match.index < at) from = Math.max(from, match.index + match[0].length)
    else {
      to = Math.min(to, match.index)
      if (IS_SO.test(sentence.slice(match.index, match.index + 6)))
        from = Math.max(from, sentence.lastIndexOf(', ', at) + 1)
      break
    }
  }
  const not = NOT_ANOTHER.exec(sentence.slice(at, Math.min(to, at + 200)))
  return { from, to: not ? at + not.index : to }
}
