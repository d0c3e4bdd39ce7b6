/** Whether a place that an answer tells is of something else than the company: of who is told of, of its people, of another. */
import { PREMISES, townOfAdjective } from '#engine/naming/reading/places-in-answer.ts'
import { isNameOf } from '#engine/naming/reading/trade-names.ts'

/** 'Wat voor bedrijf is het? Een garage in Velp.', but 'Zoek je brood? Een bakker in Velp vind je …' */
// Bounded: what leads to a place, and the 60 characters before it
const A_BEHIND_QUESTION = /\?[ \n](?:Een|An?) [^.!?\n]{0,100}$/u
const WHAT_IS_IT =
  /(?<!\p{L})(?:[Ww]at (?:is|voor)|[Ww]ie (?:is|zijn)|[Ww]hat (?:is|kind|sort|type))(?![^?\n]{0,40}altern)[^?\n]{0,40}\?[ \n]$/u
const ENDS_THERE = /^['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?(?:[.,;\n]|$)/u
/** 'Haar studio, die in Leusden zit'; 'de enige zaak die in Sneek adverteert' may be elsewhere */
const SITS_BEHIND =
  /^\S{2,30}(?: \p{Lu}\S{1,20})?(?: (?:aan|op) [^.,;]{3,30})? (?:zit|ligt|staat|is|huist|gevestigd)(?!\p{L})/u
/** 'Een ander kantoor dan Prins Vastgoed in Assen': the place is that of another. */
const MOVES = /^(?:verhuis|moved|relocated)/iu
const OF_ANOTHER =
  /(?<!\p{L})(?:(?:dan|than|naast|van|of|by) (?:\p{Ll}{2,12} )?\p{Lu}|(?:dan|than) in $|(?:van|of) (?:de|het|the) (?:keten|groep|franchise|moeder|chain|group|parent))/u
/** 'Is een bedrijf met wortels in Weert', 'with clients in Assen': where those are, and not the company. */
const OF_ITS_THINGS =
  /(?<!\p{L})(?:met|with)(?: \p{L}{2,20}){0,3} (?:wortels|oorsprong|klanten|opdrachtgevers|cliënten|projecten|afnemers|leveranciers|roots|origins|clients|customers|projects|suppliers) (?:in|uit|te|from) $/iu
/** 'An upholsterer trained in Antwerp', 'die klanten heeft in Breda', 'of a theatre in Breda': of its people and what it did for others */
const LEARNT_OR_DONE =
  /(?<!\p{L})(?:(?:leerde|geleerd|opgeleid|opleiding|getraind|studeerde|gestudeerd|geboren|getogen|opgegroeid|werkte|gewerkt|learnt|learned|trained|studied|apprenticed|apprenticeship|born|raised|grew up|worked|graduated|career|(?:learning|leren) [^.,;\n]{2,20}|(?:klanten|clients|customers) (?:heeft|has))|(?:voor|for|of|van|aan|to) (?:een|an?) (?:\p{Ll}{2,15} ){0,2}(?:theatre|theater|hotel|restaurant|school|kerk|museum|ziekenhuis|villa|church|hospital|client|klant|project|orkest|orchestra)) (?:in|uit|te|from) $/iu
/** 'Staat op zaterdag op de markt in Velp' */
const AT_A_MARKET =
  /(?<!\p{L})(?:op|met|at|on|with) (?:(?:de|het|een|haar|zijn|hun|the|an?|its|their) )?(?:\p{Ll}{2,15} )?\p{Ll}{0,10}(?:markt|kraam|foodtruck|beurs|braderie|festival|market|stall|fair)(?!\p{L})/u
/** 'De Wegenwacht zit in Utrecht' */
// Bounded: the 60 characters before 'zit'
const ANOTHER_SITS =
  /(?:^|[.!?;:\n] ?|(?<!\p{L})(?:en|and) )(?:(?:[Dd]e|[Hh]et|[Tt]he) (\p{Lu}[\p{L}\d’'&-]{1,25}(?: (?:van )?\p{Lu}[\p{L}’'-]{1,20})?)|((?!(?:Volgens|Op|Via|In|Bij|Voor|Met|Naast|Ook|According|Per|Sinds|Since) )\p{Lu}[\p{L}’'-]{1,25} (?:(?:van|de|der|den|en|&) ){0,2}\p{Lu}[\p{L}’'-]{1,20})) $/u
/** ': een klant uit Sneek is tevreden' */
const A_PERSON =
  /^(?:(?:om|betreft) )?(?:een|an?) (?:[\p{L}-]{2,20} ){0,2}(?:klant|klante|patiënte?|cliënte?|gast|bezoeker|reviewer|recensent|vrouw|man|stel|gezin|ondernemer|lezer|customer|client|patient|guest|visitor|reviewer|woman|couple|family|reader|collega|leverancier|klus|opdracht|project|job|supplier|colleague) /iu
/** 'You are referred to a hospital in Utrecht', 'de praktijk verwijst naar de kliniek in Ede': where somebody else is. */
const SENT_ON =
  /(?<!\p{L})(?:(?:door)?verw[ie]\p{L}+|doorgestuurd|refers?|referred|referral|dienstdoende|dichtstbijzijnde|nearest|spoed\p{L}*|nood\p{L}*|emergency|out-of-hours)(?!\p{L})|^(?:is|was|zijn|are)(?: \p{L}{2,20}){0,1} (?:naar|bij|van|met|voor|door|in|op|aan|to|from|by|with|for|on|at) (?:een|a|an|de|het|the) |(?<!\p{L})(?:met|bij|with|from) (?:een|an?|its|zijn|haar|hun|their) [^,]{2,40} (?:in|uit|te|from) $/iu
/** 'Is een stoffeerder met een werkplaats in Breda'; one that 'samenwerkt met een winkel in Breda' is not there */
// Bounded: what leads to a place, at most some 150 characters
const WITH_PREMISES = new RegExp(
  `^(?![^]*(?:samen|together|contract|partner))[^]*(?:met|with) (?:een|an?|zijn|haar|hun|its|their|his|her) (?:\\p{Ll}{2,15} ){0,2}\\p{Ll}{0,15}(?:${PREMISES}) (?:in|te) $`,
  'iu',
)
/** 'A short walk from the Grote Markt' */
const A_WALK =
  /(?<!\p{L})(?:walk|drive|ride|minutes|stone[’']?s throw|steenworp|wandeling|loopafstand|fietsafstand|minuten) (?:from|in|te|uit|van) (?:the |de |het )?$/iu
/** 'Its main supplier is a manufacturer in Deventer' */
// Bounded: the 60 characters before what is said
const OTHER_SUBJECT =
  /(?<!\p{L})(\p{L}{0,20}(?:leverancier|project|eigenaar|oprichter|directeur|klant|partner|fabrikant|fabriek|importeur|distributeur|dealer|voorganger|concurrent|collega|alternatief|magazijn|groothandel|keten|opdrachtgever|moedermaatschappij|moederbedrijf|franchisegever|producten)(?:s|en)?|station|treinstation|halte|bushalte|rechtbank|luchthaven|court|airport|suppliers?|importers?|factory|distributors?|owners?|founders?|directors?|clients?|customers?|manufacturers?|competitors?|colleagues?|alternatives?|warehouse|wholesalers?|chain|products|parent company|parent)(?: \p{L}{2,15}){0,2} $/iu
/** 'Werkt samen met een winkel in Almelo', 'als je kantoor in Almelo staat', 'Jan, die zijn winkel in Almelo verkocht' */
const OF_SOMEBODY =
  /(?<!\p{L})(?:(?:samen met|bij|naar|voor|aan|door|together with|to|for|by|at) (?:een|an?)(?: \p{Ll}{2,20}){0,2}|je|jouw|uw|jullie|your|(?:je|u|you|I|ik) (?:(?:heb|hebt|have|own) )?(?:een|an?)|(?:die|dat|who|met|with|verkocht|sloot|verliet|sold|closed|left) (?:zijn|haar|hun|his|her|their|een|an?)) $/u
/** 'Is named after a street in Ghent' */
const NAMED_AFTER = /(?:named|called|genoemd|vernoemd) (?:after|naar) [^.,;\n]{1,60}$/u
/** 'Staat in het Handelsregister': a town has no article before it, or a capital in it. */
const IN_A_THING = /(?<!\p{L})(?:in|te|at|near) (?:de|het|the) $/iu
/** 'Fit Forever, een studio in Zeist' */
// Bounded: what leads to a place, and the 60 characters before it
const BEHIND_NAME = /\p{Lu}[\p{L}\d&’'-]{1,25}(?=, (?:een|an?) [^,.;\n]{2,60}$)/u

/** 'And not Vakbrugge, which is a training centre in Bruges' */
// Bounded: the 60 characters before what is said
const RELATIVE = /(\p{Lu}[\p{L}\d&’'-]{1,25}), (?:die|dat|which|that) $/u

/** `match` is what leads to the place; `isReached` where it tells where one goes. */
export function isOfSomethingElse(
  text: string,
  { index, 0: lead, groups }: RegExpExecArray,
  isOwn: (end: number) => boolean,
  isReached: boolean,
  trade: string | null,
): boolean {
  const at = index + lead.length
  const before = text.slice(Math.max(0, index - 60), index)
  const asked = A_BEHIND_QUESTION.exec(before + lead)
  const anotherSits = ANOTHER_SITS.exec(before)
  const another = anotherSits?.[1] ?? anotherSits?.[2]
  const name = BEHIND_NAME.exec(before + lead)
  const relative = RELATIVE.exec(before)
  // 'The supplier is in Ede'
  const subject = OTHER_SUBJECT.exec(groups?.noun ? `${before}${groups.noun} ` : before)?.[1]?.toLowerCase()
  return (
    (name !== null && !isOwn(index - before.length + name.index + name[0].length)) ||
    (relative !== null && !isOwn(index - before.length + relative.index + relative[1]!.length)) ||
    (another !== undefined && townOfAdjective(another) === undefined && !isOwn(index - 1)) ||
    (asked !== null &&
      !(WHAT_IS_IT.test(before.slice(0, asked.index + 2)) && ENDS_THERE.test(text.slice(at, at + 50)))) ||
    AT_A_MARKET.test(lead) ||
    LEARNT_OR_DONE.test(lead) ||
    (/ (?:die|dat) (?:in|te) /.test(lead) && !SITS_BEHIND.test(text.slice(at, at + 60))) ||
    (subject !== undefined && (trade === null || !(trade.endsWith(subject) || isNameOf(subject, trade)))) ||
    // 'Je vindt ze in Sneek', 'je kunt terecht in Sneek'
    (!isReached && !/^(?:vind|find|bezoek|visit)/i.test(lead) && OF_SOMEBODY.test(before)) ||
    (OF_ANOTHER.test(isReached ? lead.slice(lead.lastIndexOf(', ') + 1) : lead) && !MOVES.test(lead)) ||
    OF_ITS_THINGS.test(lead) ||
    A_PERSON.test(lead) ||
    (!isReached && SENT_ON.test(lead) && !WITH_PREMISES.test(lead)) ||
    A_WALK.test(lead) ||
    IN_A_THING.test(lead) ||
    NAMED_AFTER.test(before + lead)
  )
}
