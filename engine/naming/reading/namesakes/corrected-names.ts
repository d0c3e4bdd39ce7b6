/** Names in an answer that are nobody else's: the company's own spelled wrongly or of the past, and one that does not exist ('geen Bakkerij Oldekamp, wel Bakkerij Oldenkamp'). */
import { clauseAround, isDenial, isNoSuch } from '#engine/naming/reading/denials/denials.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'

/** As far as the right name stands from the wrong one. */
const FARTHEST = 90
const MISTAKE =
  '(?:spelfout|spelfoutje|tikfout|tikfoutje|typefout|typfout|schrijffout|verschrijving|verbastering|fout|vergissing|typo|misspelling|mistake|error|misnomer)'
// Bounded: the characters between the two
const CORRECTED = new RegExp(
  `^["'”’*]{0,3}(?:${[
    // '… is meestal geschreven als', '… heet eigenlijk', '… verwijst naar'
    ` (?:(?:is|wordt|staat)(?: \\p{Ll}{1,14}){0,3} (?:geschreven(?: als| met)?|bekend als|spelled|written(?: as)?|known as)|heet (?:eigenlijk|officieel|voluit|in werkelijkheid|in het echt)|(?:is|was|lijkt|seems|appears)(?: \\p{Ll}{1,12}){0,4} ${MISTAKE}(?: te zijn)?(?: (?:voor|van|for|of))?|(?:schrijf|spel) (?:je|u)(?: \\p{Ll}{1,14}){1,5}(?=[,:;])|(?:should|must)(?: \\p{Ll}{3,12})? be|moet(?: \\p{Ll}{3,12})? zijn|(?:verwijst|refers)(?: \\p{Ll}{3,12})? (?:naar|to))[,:;.]?(?: (?:dus|so|namely|namelijk|(?:[Hh]et|[Ii]t|[Tt]hat) is|it[’']s))?`,
    // '… heet tegenwoordig', '… has been renamed'
    ' (?:heet (?:nu|tegenwoordig|inmiddels|sinds \\d{4}|voortaan)|(?:is|was|werd)(?: \\p{Ll}{2,12}| in \\d{4}| sinds \\d{4}){0,2} (?:omgedoopt tot|verdergegaan (?:als|onder de naam)|verder gegaan (?:als|onder de naam)|called|renamed(?: to| as)?|rebranded (?:to|as)|operating as|trading as)|(?:has|have)(?: \\p{Ll}{2,12})? (?:been (?:renamed|rebranded)(?: to| as)?|changed its name to)|gaat(?: \\p{Ll}{2,12}){0,5} verder (?:als|onder de naam)|(?:is|was)(?: \\p{Ll}{2,12})? (?:(?:de|een|the|an?) )(?:(?:oude|vroegere|voormalige|andere|eerdere|old|former|previous|other|earlier) (?:naam|name)|handelsnaam|trade name|trading name) (?:van|voor|of|for)|(?:veranderde|wijzigde)(?: \\p{Ll}{2,12}){0,2} naam in|changed (?:its|their|the) name to)',
    // 'Je schrijft "…", maar het is', '… klopt niet: het gaat om'
    `(?: (?:klopt|is|isn[’']t|was)(?: [\\p{Ll}’']{1,14}){0,4})?[,;:.]? ?["”’*]{0,3}[,;:.]? ?(?:(?:maar|but|–|—|-) )?(?:(?:officieel|eigenlijk|in werkelijkheid|officially|actually) (?:is|heet) het|(?:[Hh]et|[Dd]at|[Ii]t|[Tt]hat)(?:[’']s| is| heet| gaat om| moet zijn| should be| must be| is called))(?: (?:eigenlijk|officieel|actually))?`,
    // '… – I believe you mean', '…? Je bedoelt waarschijnlijk'
    '[^.!\\n]{0,50}(?:[–—,;:?(-]|\\. ?)\\s?(?:(?:I (?:believe|think|assume|suspect)|[Ii]k (?:denk|neem aan|vermoed) dat|presumably|waarschijnlijk|vermoedelijk)(?: that)? )?(?:[Yy]ou(?: probably| likely)? mean|[Jj]e bedoelt|[Uu] bedoelt|bedoelt? (?:je|u)|[Dd]id you mean|meant)(?: (?:waarschijnlijk|vermoedelijk|eigenlijk|probably|denk ik))?',
    // '…, maar gezien de plaats denk ik dat je'
    '[^.!\\n]{0,60} (?:denk|vermoed|neem|ga) (?:ik|we) (?:\\p{Ll}{2,10} ){0,2}dat (?:je|u|jij|het om)(?: eigenlijk| waarschijnlijk| misschien)?',
    // '… bestaat niet; de zaak heet', '…, maar de juiste naam is'
    '[^.!\\n]{0,50}(?:[–—,;:?(-]|\\. ?)\\s?(?:(?:maar|but|want) )?(?:(?:[Dd]e|[Hh]et|[Tt]he) (?:\\p{Ll}{3,20} ){1,4}?(?:in \\p{Lu}[\\p{L}’-]{1,25} )?(?:heet|is called|is named|is spelled)|(?:de|the|[Dd]e|[Tt]he) (?:juiste|goede|volledige|officiële|correct|right|full|official|proper)(?: (?:naam|spelling|schrijfwijze|name))? is)(?: (?:eigenlijk|gewoon|officieel|actually|simply))?',
  ].join('|')})(?: (?:de|het|the))? ["'“‘„*]{0,3}$`,
  'u',
)
/** 'De Linde, voorheen De Lind', 'De Linde (dus niet De Lind)', 'De Linde, not De Lind' */
const OTHER_NAME =
  /^["'”’*]{0,3}[,;]? ?\(?(?:(?:voorheen|vroeger|eerder|formerly|previously)(?: (?:bekend als|genaamd|geheten|known as|called|named))?|(?:ook|also)(?: wel)? (?:bekend (?:als|onder de naam)|geschreven als|gespeld als|genaamd|genoemd|known as|called|spelled|written)|(?:staat|stond|is|was|werd|wordt|bekend)(?: (?:ook|also|vroeger|eerder|voorheen|soms|wel|in het verleden|sometimes|formerly|previously)){0,3} (?:bekend (?:als|onder de naam)|bekend|genoemd|known as|called|spelled(?: as)?|gespeld als|geschreven als)|heette (?:vroeger|voorheen|eerder|eerst|tot \d{4})|used to be (?:called|known as|named)|(?:in|op|door|by|on) [\p{Ll} -]{3,40} (?:gespeld|geschreven|spelled|written|listed)(?: (?:als|as))?|aka|a\.k\.a\.|oftewel|alias|(?:dus |en |and |so |rather than |instead of |in plaats van ){0,2}(?:(?:niet|not)(?: (?:als|om|as))?|(?<=rather than |instead of |in plaats van )))(?: (?:de|het|the))? ?["'“‘„*]{0,3}$/u
/** '…, niet De Linde': the company itself is what is not meant. */
const NOT_ITSELF =
  /(?<!\p{L})(?:niet|not|geen|instead of|rather than|in plaats van)(?: (?:om|met|als|as|with))?(?: (?:de|het|the))? ["'“‘„*]{0,3}$/iu
/** 'De Lind en De Linde zijn hetzelfde bedrijf' */
const BOTH = /^["'”’*]{0,3} (?:en|and|of|or) (?:de |het |the )?["'“‘„*]{0,3}$/u
const ARE_ONE =
  /^["'”’*]{0,3} (?:zijn|are|is)(?: \p{Ll}{2,12}){0,3} (?:hetzelfde|dezelfde|één|een en hetzelfde|twee namen|the same|one and the same|two names)(?!\p{L})/u
/** '… is een veelgemaakte schrijffout' */
const IS_MISTAKE = new RegExp(`^["'”’*]{0,3} (?:is|was)(?: \\p{Ll}{1,14}){0,4} ${MISTAKE}(?!\\p{L})`, 'u')

/** 'Ik vind De Lind niet', 'niet De Lind, maar' */
const LEADS_IN_VAIN: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?<!\p{L})(?:vind|vond|zie|zag)(?: ik| we)? ["'“‘„*]{0,3}$/iu, /^["'”’*]{0,3} (?:\p{Ll}{2,12} )?niet(?=[.,;])/u],
  [/(?:not|n[’']t) (?:appear|seem) to (?:be|exist|have) (?:an?|any) ["'“‘„*]{0,3}$/iu, /^/u],
  [/(?<!\p{L})(?:niet|not) (?:de naam |the name )?["'“‘„*]{0,3}$/iu, /^["'”’*]{0,3},? (?:maar|but)(?!\p{L})/u],
]
const SENTENCE_END = /[.!?:;\n]/u
function isDenied(text: string, { at, end }: Place, to: number): boolean {
  const lead = text
    .slice(Math.max(0, at - FARTHEST), at)
    .split(SENTENCE_END)
    .at(-1)!
  if (isNoSuch(lead)) return true
  const behind = text.slice(end, to)
  if (LEADS_IN_VAIN.some(([before, after]) => before.test(lead) && after.test(behind))) return true
  const said = lead + text.slice(at, to).split(SENTENCE_END)[0]!
  const clause = clauseAround(said, lead.length)
  return isDenial(
    said.slice(clause.from, clause.to),
    said.slice(clause.from, lead.length),
    said.slice(lead.length + end - at, clause.to),
  )
}

/**
 * Up to where the words are about a name that is nobody else's, for it is said to be the company's own spelled otherwise, or not to exist;
 * null where it is another company's.
 */
export function nobodyUntil(text: string, place: Place, known: readonly Mark[]): number | null {
  const { at, end } = place
  const next = known.find((mark) => mark.at >= end)
  if (next?.who === 'own' && next.at - end <= FARTHEST) {
    const between = text.slice(end, next.at)
    if (NOT_ITSELF.test(between)) return null
    if (CORRECTED.test(between) || isDenied(text, place, next.at)) return next.at
    if (BOTH.test(between) && ARE_ONE.test(text.slice(next.end, next.end + 60))) return next.at
  }
  const last = known.findLast((mark) => mark.end <= at)
  if (last?.who !== 'own' || at - last.end > FARTHEST) return null
  if (OTHER_NAME.test(text.slice(last.end, at)) || isDenied(text, place, end + FARTHEST)) return end
  const mistake = IS_MISTAKE.exec(text.slice(end, end + 60))
  return mistake && end + mistake[0].length
}
