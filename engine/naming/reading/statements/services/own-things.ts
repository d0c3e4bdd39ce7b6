/** What a company may offer and has itself: a website, a telephone number. */

// Bounded in this file: the at most 90 characters before a thing and 90 behind it.

/** A builder of websites that has none itself still builds them. */
export const OWN_THING = /^(?:websites?|sites?|webshops?|telefo\p{L}{1,6}|phones?|social ?media|apps?|e-?mails?)$/iu
export const HAS_NONE =
  /(?<!\p{L})(?:heeft|hebben|has|have)(?: \p{L}{2,12}){0,2} (?:geen|no|not|any)(?: \p{L}{2,12})? $/iu

/** 'By phone', 'Telefoon: 0318', 'its website is', 'te volgen op social media'; but 'maakt een website'. */
export function isItsOwn(thing: string, before: string, after: string): boolean {
  if (REACHED_BY.test(before) || /^: ?[+(\d]/.test(after)) return true
  return ONE_SITE.test(thing) && !MADE_BEFORE.test(before) && !MADE_AFTER.test(after)
}
const REACHED_BY =
  /(?<!\p{L})(?:by|per|via|over the|op zijn|via de|(?:actief|aanwezig|vindt?|te (?:vinden|volgen|zien)|volg|volgen|foto[’']s|active|present|follow|found|photos|posts?)(?: [\p{L}’'-]{2,20}){0,4} (?:op|on|via)(?: (?:hun|haar|zijn|its|their))?) $/iu
const ONE_SITE = /^(?:website|site|webshop|app)$/iu
const MADE_BEFORE =
  /(?<!\p{L})(?:(?:bouw|maa?k|ontwerp|ontwikkel|onderhou|lever|verzorg|regel|beheer|buil[dt]|creat|design|develop|maintain|mak(?:e|ing)|diensten|services|aanbod)\p{L}*(?! (?:its|their|hun|haar|zijn) )[^.;\n]{0,50}|(?:voor|for) (?:een|an?) (?:\p{L}{3,15} )?|(?:een|an?|je|your) (?:nieuwe|new|eigen|own|goede|good|professionele|professional) )$/iu
const MADE_AFTER =
  /^ (?:laten|nodig|op maat|bouwen|maken|ontwerpen|ontwikkelen|made|built|designed|developed|gebouwd|gemaakt|ontworpen)(?!\p{L})/iu
