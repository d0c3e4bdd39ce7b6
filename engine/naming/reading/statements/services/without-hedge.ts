/** What an answer says beside a denial, which takes nothing of it: how sure it is, since when it holds, and where. */

// Bounded in this file: the at most 90 characters behind a service.

/** 'Zit voor zover ik kan zien niet in het aanbod', 'is, as far as I can tell, not offered': as sure as an answer is. */
const HEDGE =
  /,? (?:voor zover (?:ik|wij|we|bekend)(?: (?!niet |geen )\p{L}{3,10}){0,2}|(?:naar|bij) mijn weten|volgens (?:de|hun|haar) (?:eigen )?(?:web)?site|as far as (?:I|we)(?:[’']m aware| (?:know|(?:can |could )?(?:tell|see|find)|am aware))|to (?:the best of )?my knowledge|according to (?:the|its|their) (?:own )?(?:web)?site|(?:naar het )?schijn(?:t|baar)|apparently|zo te zien|it seems|helaas|daarentegen|echter|overigens|unfortunately|sadly|on the other hand|however|by contrast|\(meer\))(?!\p{L}),?/iu
/** 'Bieden ze op dit moment niet aan', 'is er sinds vorig schooljaar niet meer' */
const WHEN =
  / (?:op dit moment|momenteel|tegenwoordig|inmiddels|voorlopig|(?:sinds|vanaf|per) (?:(?:begin|eind|medio) )?(?:(?:vorige?|dit|deze|afgelopen|komende?) \p{L}{4,12}|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?: \d{4})?|\d{4}|kort|enige tijd)|at the moment|at present|currently|these days|(?:since|as of) (?:(?:early|late) )?(?:\d{4}|(?:last|this) \p{L}{4,9})|in \d{4}(?=[.,;]|$))(?![\p{L}\d])/gu
/** 'Zit bij De Linde in Assen niet in het pakket' */
const AT_PLACED =
  / (?:bij|op|via) (?:[Dd]e |[Hh]et )?\p{Lu}[\p{L}\d’'&.-]{1,20}(?: (?:&|van|de|der|den|en|\p{Lu}[\p{L}\d’'-]{0,20})){0,4} in \p{Lu}[\p{L}’'-]{1,25}(?= (?:\p{L}{4,9} )?niet(?!\p{L}))/gu
export const withoutHedge = (said: string) => said.replace(HEDGE, '').replace(WHEN, '').replace(AT_PLACED, ' hier')
