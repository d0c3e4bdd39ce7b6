/** Where an answer that lacks something of the company knows it all the same: 'I found De Linde, a bakery in Assen (prices unknown)'. */
import { NEGATED } from './negations.ts'

// Bounded in this file: at most 120 characters before the name and 200 behind it

/** 'I found', 'in Assen vond ik', 'my search turned up', 'there is' */
const FINDS =
  /(?<!\p{L})(?:I(?: (?:did|do|also|only|have|could|was able to)){0,2} (?:found|find|see|came across|located|identified|know of)|(?:search|results?|sources?|maps|google)(?: \p{L}{2,10}){0,2} (?:turned up|turns up|shows?|showed|returned|returns|lists?|mentions?)|I have|[Tt]here is(?: also)?|[Ee]r is(?: ook)?|[Ii]k (?:vond|vind|zie|zag|kwam|ken|heb)|(?:vond|vind|zie|zag|kwam|ken|heb) ik)(?: (?:wel|ook|alleen|only|also|a company called|een bedrijf genaamd))?[ :]{1,2}(?:de |het |the )?["'“‘*]{0,3}$/iu
/** 'Ik kwam De Linde tegen', 'ik heb De Linde gevonden': what the verb needs behind the name. */
const TAKEN_UP = /(?:kwam ik|ik kwam|heb ik|ik heb)(?: (?:wel|ook|alleen))?[ :]{1,2}(?:de |het )?["'“‘*]{0,3}$/iu
const TAKES_UP = /(?<!\p{L})(?:tegen|gevonden|teruggevonden|gezien|aangetroffen)(?!\p{L})/iu
/** 'De Linde appears in my results as a bakery' */
const APPEARS =
  /^["'”’*]{0,3} (?:appears?|comes? up|came up|shows? up|showed up|turns? up|turned up|(?:is|are) (?:listed|mentioned)|(?:staat|komt|wordt|is|duikt)(?: [\p{L}’]{2,15}){1,6}(?<= (?:op|vermeld|genoemd|voor|voren|tegen|vinden|google|maps|lijst)))(?!\p{L})/iu
/** What is said of the name itself, before a description or addition: a denial here is of the company. */
const FIRST_PART = /^[^,;(\n]*?(?=[,;(\n]| (?:die|dat|that|which|who|zonder|without|al|though|an?|een|als|as) |$)/iu

/** 'De Linde is een bakker die geen prijzen op de site zet', not 'is een bedrijf dat ik niet ken' or 'is a name that …' */
const IS_A =
  /^["'”’*]{0,3} (?:is|was) (?:een|an?|dé|hét|the) (?!(?:\p{Ll}[\p{L}-]{1,15} )?(?:naam|name|woord|word|term|begrip|bedrijf|onderneming|company|business|firm|organisatie|organi[sz]ation|mystery|raadsel|blank|blinde|onbekende?|unknown)(?!\p{L}))\p{Ll}{3}/iu
const OF_SOURCES =
  /(?<!\p{L})(?:ik|mij|me|mijn|wij|we|i|i[’'](?:m|ve|d)|my|bronnen|resultaten|zoekresultaten|sources?|results?|search|data|internet|online|found|gevonden|vinden|find|bekend|known)(?!\p{L})/iu

/** `before`, `after`: what stands on each side of the name in its sentence, or the part of it that holds the name. */
export function isFound(before: string, after: string): boolean {
  const lead = before.slice(-120)
  if (NEGATED.test(lead)) return false
  const rest = after.slice(0, 200)
  if (IS_A.test(rest) && !OF_SOURCES.test(rest)) return true
  const first = FIRST_PART.exec(rest)?.[0] ?? rest
  if (NEGATED.test(first)) return false
  return APPEARS.test(first) || (FINDS.test(lead) && (!TAKEN_UP.test(lead) || TAKES_UP.test(first)))
}

/** 'Ik heb geen ervaring met De Linde, maar de reviews zijn goed': what comes behind 'maar' is said of it. */
const OF_IT =
  /^(?:(?:,? (?:maar|wel|echter|but|however|although|hoewel|al|though),?|;)? |(?:, )?(?:zijn|is|krijgt|krijgen|heeft|hebben) )(?:er (?:staat|is) (?:wel )?(?:op|een) |(?:ze|zij|it|they)(?!\p{L})|(?:de|het|the|its|their|hun|haar|zijn) (?:\p{L}{3,12}[ -]){0,2}(?:score|cijfer|reviews?|recensies?|beoordelingen|beoordeling|ratings?|reputati(?:e|on)|(?:web)?site|telefoonnummer|adres|phone(?: number)?|address|bedrijf|zaak|winkel|praktijk|kantoor|salon|company|business|shop|practice|firm|owners?|eigenaar)(?!\p{L}))/iu
const OF_OTHERS = /(?<!\p{L})(?:ik|mij|me|i|i[’'](?:m|ve|d)|je|jij|u|you|your|andere?|others?|similar)(?!\p{L})/iu

/** `rest`: what comes in a sentence behind the part that denies something. */
export const goesOnOfIt = (rest: string) =>
  OF_IT.test(rest.slice(0, 60)) && !NEGATED.test(rest.slice(0, 200)) && !OF_OTHERS.test(rest.slice(0, 200))
