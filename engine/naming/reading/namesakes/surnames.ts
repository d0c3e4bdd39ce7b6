/** Whether the company's name stands there as somebody's: 'Eigenaar: Klaas Wiersum'. */
import type { OwnName, Sought } from '#engine/naming/reading/known-company.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import type { Word } from '#engine/naming/reading/words.ts'
import { LEADS } from './short-names.ts'

/** Kinds of organisation that are no trade; 'Muziekvereniging De Linde' is not bakery De Linde. */
export const ORGANISATION =
  /(?:vereniging|stichting|koor|school|college|club|museum|molen|kerk|parochie|orkest|bond|harmonie|fanfare|theater|toneel|gilde|groep|group|foundation|association|choir|church|mill|society|landgoed|residentie|wijkcentrum|buurthuis|dorpshuis|zorghuis|zorgcentrum|woonzorgcentrum|verpleeghuis|camping|vakantiepark|flat|gebouw|sporthal|bushalte|halte|speeltuin|begraafplaats|bibliotheek|ziekenhuis|station|wijk|buurt|zwembad|straat|plein|laan|weg|park|festival|hoeve|huize|villa|atelier|discotheek|dancing|nachtclub|bioscoop|kasteel|lyceum|gymnasium|stadion|hospice|klooster|cinema|castle|hospital|stadium|monastery)$/u

// Bounded: the 40 characters before a name and 40 behind it
const ROLE =
  'eigena|owner|propriet|praktijkhoud|uitbat|oprichter|oprichtster|founder|directeur|directrice|director|bestuurder|vennoot|firmant|bedrijfsleid|zaakvoerder|contactpersoon|partner|chef|manager|baas|ceo'
export const ROLE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:(?:mede-?|co-?)?(?:${ROLE})\\p{L}*(?=[ :(,])|(?:geleid|gerund|bestierd|opgericht|begonnen|gestart|run|led|owned|founded|started|headed) (?:door|by)|noem(?:t|en)|naam van|handen van|leiding van|roer staat|hoofd staat)[^.;\\n]{0,20}$`,
  'iu',
)
// Bounded: the 40 characters behind a name
const ROLE_BEHIND = new RegExp(
  `^,? (?:\\()?(?:is |die |who |als |as |de |the |its |het |er |hier |nu |ook )*(?:(?:mede-?|co-?)?(?:${ROLE})|runt|runs|leidt|leads|owns|richtte|founded|started|begon)`,
  'iu',
)
/** 'Eigenaar: Klaas Wiersum', 'run by Klaas Wiersum', 'Klaas Wiersum is de eigenaar': one of the family, and no other company. */
export function isSurname(text: string, { at, end }: Found<Sought>, before: Word | undefined): boolean {
  if (!before || before.end !== at - 1 || text[at - 1] !== ' ' || !/^\p{Lu}\p{Ll}+$/u.test(before.text)) return false
  if (ORGANISATION.test(before.folded) || isTradeWord(before.text.toLowerCase())) return false
  return (
    ROLE_BEFORE.test(text.slice(Math.max(0, before.at - 40), before.at)) || ROLE_BEHIND.test(text.slice(end, end + 40))
  )
}

/** 'Burgemeester Smit opende een garage.' */
export const OFFICE =
  /^(?:burgemeester|wethouder|minister|staatssecretaris|hoogleraar|professor|mayor|alderman|koning|koningin|keizer|keizerin|prins|prinses|paus|bisschop|dominee|pastoor|generaal|kamerlid|senator|president|premier|rechter|emperor|empress|pope|bishop|queen|historicus|historian)$/u

// Bounded: the 30 characters behind a name
const IS_SOMEBODY =
  /^ (?:is \p{Ll}{4,20}(?! (?:in|uit|aan|bij|voor|met)(?!\p{L}))(?!\p{L})|exposeert|speelt|speelde|woont|won|schrijft|schreef|zingt|publiceert)(?!\p{L})/u
/** 'Sjoukje van der Wal is schilder': a first name before the company's name, written as a surname, and what somebody is or does behind it. */
export function isPerson(text: string, found: Found<Sought>, name: OwnName, before: Word): boolean {
  return (
    name.written.startsWith('Van ') &&
    text[found.at] === 'v' &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(before.text) &&
    !LEADS.has(before.folded) &&
    !isTradeWord(before.text.toLowerCase()) &&
    IS_SOMEBODY.test(text.slice(found.end, found.end + 30)) &&
    !isSurname(text, found, before)
  )
}
