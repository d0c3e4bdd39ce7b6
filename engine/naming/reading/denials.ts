/** Sentences in which an assistant says that it knows nothing of a company: naming it there is no mention. */

const THINGS_NL =
  'informatie|gegevens|bedrijf|onderneming|bedrijven|resultaten|zoekresultaten|bronnen|bron|vermelding|vermeldingen|details|data|treffers|bewijs|website|telefoonnummer|adres|openingstijden|contactgegevens|e-mailadres|recensies|praktijk|restaurant|organisatie|kennis|pagina|pagina’s|informatiebron|artikelen|artikel|kantoor|winkel|café|zaak|hotel'
const THINGS_EN =
  'information|info|data|results?|records?|details|mentions?|evidence|references?|company|companies|business|phone number|address|website|opening hours|contact details|listings?|sources?|knowledge|pages?|articles?|firm|organi[sz]ation'
/** What only the one who answers says, or what is said of a search. */
const SEARCHED =
  /(?<!\p{L})(?:ik|mij|me|mijn|we|wij|er (?:is|zijn|bestaat|lijkt|lijken|staat|staan)|gevonden|vinden|vond|beschikbaar|bekend|zoekresultaten|opgeleverd|aangetroffen|i|i’m|i'm|my|there|found|available|search|return)(?!\p{L})/iu
const NOTHING_NL = new RegExp(
  `(?<!\\p{L})(?:geen|onvoldoende|te weinig|weinig)(?: \\p{L}{2,20}){0,3} (?:${THINGS_NL})(?!\\p{L})`,
  'iu',
)
const NOTHING_EN = new RegExp(
  `(?:(?<!\\p{L})(?:no|not|cannot|unable to|failed to|without|insufficient)|n[’']t)(?: (?!\\.)[\\p{L}’'-]{1,20}){0,6} (?:${THINGS_EN})(?!\\p{L})`,
  'iu',
)
const UNKNOWN: readonly RegExp[] = [
  /(?<!\p{L})(?:niets|nergens|niks)(?: [\p{L}’']{1,20}){0,4} (?:over|van|bekend|gevonden|vinden|terugvinden|terug)(?!\p{L})|(?<!\p{L})(?:over|van)(?: [^.,;\n]{1,80})? (?:is|heb|vond|kon|weet|kan)(?: \p{L}{1,20}){0,3} (?:niets|niks)(?!\p{L})/iu,
  /(?<!\p{L})niet(?: \p{L}{2,20}){0,2} (?:bekend(?! (?:om|vanwege|voor|als))|gevonden|vinden|terugvinden|aangetroffen|te vinden|achterhalen)(?!\p{L})/iu,
  /(?<!\p{L})(?:mij|me|ons) (?:is )?niet bekend(?!\p{L})/iu,
  /(?<!\p{L})(?:komt|komen|kwam|staat|staan) (?:\p{L}{2,20} ){0,2}niet (?:voor )?(?:in|tussen|op) (?:mijn|de|deze|het)(?!\p{L})/iu,
  /(?<!\p{L})(?:ken|kent|kennen) (?:ik |we |wij )?[^.,;\n]{1,80} niet(?! (?:alleen|goed genoeg))(?!\p{L})|(?<!\p{L})onbekend(?: (?:bij|voor) (?:mij|ons))?[.!]?$/iu,
  /(?<!\p{L})niet (?:te )?(?:bestaan|bevestigen|verifiëren)(?!\p{L})|(?<!\p{L})bestaat (?:waarschijnlijk |mogelijk )?niet(?! meer)(?!\p{L})/iu,
  /(?:(?<!\p{L})not|n[’']t)(?: \p{L}{2,20}){0,2} (?:familiar with|aware of|know of|know|known to me|recognize|recognise|exist|heard of|verify|confirm|appear in|find|found|locate)(?!\p{L})/iu,
  /(?<!\p{L})(?:zegt (?:me|mij) (?:helaas )?(?:niets|niks)|geen idee|no idea|(?:doesn|does no)[’']?t ring a bell)(?!\p{L})/iu,
  /(?<!\p{L})(?:wordt|worden|werd|staat|komt|komen) (?:\p{L}{2,20} ){0,3}niet (?:genoemd|vermeld|besproken|beschreven)(?=$|[.,;!]| in (?:de|deze|mijn))|(?<!\p{L})(?:is|are|was|were)(?: not|n[’']t) (?:mentioned|listed|included|described)(?=$|[.,;!]| in (?:the|these|my))/iu,
  /(?<!\p{L})(?:unfamiliar with|never heard of|unknown to me|does not exist|nothing (?:about|on|is known))(?!\p{L})/iu,
]
/** Who answers, and what was searched. */
const SEARCHER =
  /(?<!\p{L})(?:ik|mij|me|mijn|wij|we|er|bron|bronnen|zoekresultaten|zoekopdracht|zoekmachines?|resultaten|internet|web|online|database|trainingsdata|i|i[’'](?:m|ve|d)|my|there|results?|search|searches|sources?|training data|available|publicly)(?!\p{L})/iu
const NEGATIVE =
  /(?<!\p{L})(?:niet(?! (?:alleen|enkel|slechts))|niets|niks|nergens|nooit|nauwelijks|weinig|onvoldoende|not(?! only)|nothing|never|cannot|unable|little|limited|insufficient|failed|lacks?)(?!\p{L})|n[’']t(?!\p{L})/iu
const KNOWING =
  /(?<!\p{L})(?:weet|weten|vinden|vond|gevonden|terugvinden|ken|kennen|kennis|bekend(?! (?:om|vanwege|voor|als|met|staan))|informatie|info|gegevens|details|bevat|bevatten|vermeld|vermeldt|vermelden|vermelding|noemen|noemt|genoemd|vaststellen|vast te stellen|bevestigen|verifiëren|achterhalen|tegengekomen|tegenkomen|beschik|vertellen|zeggen|opgeleverd|opleverde|oplevert|levert|herken|thuisbrengen|treffers?|bestaan|bestaat|naar voren|terug|vindbaar|ontdekken|opsporen|nagaan|find|discover|found|locate|know|knowledge|information|data|details|records?|anything|mentions?|mentioned|confirm|verify|determine|establish|include|contain|return|returned|familiar|aware|tell|say|recogni[sz]e|identify|exist|exists|come across|came across|turn up)(?!\p{L})/iu
/** 'Ik ken geen betere bakker dan De Linde.' */
const COMPARED = /(?<!\p{L})(?:dan|than)(?!\p{L})/iu
/** 'De Linde: geen resultaten.' */
const LACKING = new RegExp(
  `^["”’)]{0,2}(?::| [–—-]) (?:geen|no|nothing|niets)(?: (?:\\p{L}{2,20} )?(?:${THINGS_NL}|${THINGS_EN}|gevonden|bekend|found))(?!\\p{L})`,
  'iu',
)
/** The company is the subject: 'De Linde heeft geen website' says something about it. */
const SUBJECT_VERB =
  /^[’']?s? ?(?:B\.?V\.?|V\.?O\.?F\.?)?,? ?(?:heeft|hebben|biedt|neemt|levert|maakt|doet|werkt|vraagt|geeft|toont|vermeldt|publiceert|deelt|has|does|offers|lists|publishes|shows|provides|sells)(?!\p{L})/iu
/** Advice after a denial: where to look, what to ask. */
const ADVICE =
  /(?<!\p{L})(?:controleer|zoek|zoeken|gezocht|doorzocht|zoekopdracht|zocht|searched|probeer|bekijk|bezoek|raadpleeg|neem|opnemen|misschien|mogelijk|wellicht|bedoel|bedoelt|bedoelde|als je|als u|indien|kun je|kunt u|kan je|check|try|visit|contact|contacting|search|if you|could you|can you|perhaps|maybe|might|you (?:may|can|could)|verify|recommend (?:checking|visiting|contacting)|directly|rechtstreeks)(?!\p{L})/iu

const MOST = 400

/** Without one of these nothing is denied. */
export const NEGATED =
  /(?<!\p{L})(?:geen|niet|niets|niks|nergens|nauwelijks|weinig|onvoldoende|onbekend|no|not|nothing|never|cannot|without|unable|unfamiliar|unknown|failed|little|limited|insufficient|lacks?)(?!\p{L})|n[’']t(?!\p{L})/iu

/** `clause`: the part of a sentence that holds the name; `before` and `after`: what stands in it on each side of the name. */
export function isDenial(clause: string, before: string, after: string): boolean {
  const said = clause.slice(0, MOST)
  if (!NEGATED.test(said)) return false
  if (LACKING.test(after.slice(0, 60))) return true
  if (SUBJECT_VERB.test(after.slice(0, 60)) && !NEGATED.test(before.slice(-MOST))) return false
  if ((NOTHING_NL.test(said) || NOTHING_EN.test(said)) && (SEARCHED.test(said) || /^(?:geen|no)\s/i.test(said.trim())))
    return true
  if (UNKNOWN.some((pattern) => pattern.test(said))) return true
  return SEARCHER.test(said) && NEGATIVE.test(said) && KNOWING.test(said) && !COMPARED.test(before)
}

/** Neither a question nor advice: a sentence that states something. */
export function isStatement(sentence: string): boolean {
  return !/\?["”')\s]*$/.test(sentence.slice(-20)) && !ADVICE.test(sentence.slice(0, MOST))
}

const REFERS =
  /(?<!\p{L})(?:(?:met|onder) (?:die|deze) naam|daar(?:over| [^.,;\n]{0,60} over)|hierover|about (?:it|them)|(?:die|deze|dit|dat) (?:bedrijf|naam|onderneming|zaak|praktijk|winkel|organisatie|kantoor|company|business|name|firm|organi[sz]ation)|(?:this|that|the) (?:company|business|name|firm|organi[sz]ation)|(?:by|with) (?:this|that) name)(?!\p{L})/iu
const MORE_OF_IT =
  /(?<!\p{L})(?:meer|verder|verdere|overige|aanvullende|more|further|additional|other|exacte?|exact|specifieke|specific|actuele)(?!\p{L})/iu

/** 'Een fietsenmaker met die naam ben ik niet tegengekomen.' Lacking more of it is no denial. */
export function isDenialOfThat(said: string): boolean {
  const short = said.slice(0, MOST)
  return NEGATED.test(short) && REFERS.test(short) && !MORE_OF_IT.test(short) && isDenial(short, '', '')
}

const BREAK = /,? (?:maar|wel|echter|but|however|although|hoewel)(?!\p{L})|, (?:al|though|while|terwijl) |; /giu

const CONCESSION = /^\s*(?:hoewel|ofschoon|ook al|al|although|though|even though|while)(?!\p{L})[^,;\n]{1,160}, /iu

/** The part of a sentence, between 'maar' and 'wel', that holds a place in it. */
export function clauseAround(sentence: string, at: number): { from: number; to: number } {
  let from = 0
  let to = sentence.length
  // 'Hoewel ik geen website vond, lijkt De Linde open.'
  const concession = CONCESSION.exec(sentence.slice(0, MOST))?.[0].length ?? 0
  if (concession > 0 && at >= concession) from = concession
  else if (concession > 0) to = concession
  for (const match of sentence.matchAll(BREAK)) {
    if (match.index < at) from = Math.max(from, match.index + match[0].length)
    else {
      to = Math.min(to, match.index)
      break
    }
  }
  return { from, to }
}
