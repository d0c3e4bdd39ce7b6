/** A name that an answer says is the company's own, spelled wrongly: '“Parelmoor Juweliers” heet eigenlijk Parelmoer Juweliers'. */
import type { Mark } from '#engine/naming/reading/marks.ts'

/** As far as the right name stands behind the wrong one. */
const FARTHEST = 90
// Bounded: the characters between the two
const CORRECTED = new RegExp(
  `^["'”’*]{0,3}(?:${[
    // '… is meestal geschreven als', '… heet eigenlijk', '… verwijst naar'
    ' (?:(?:is|wordt|staat)(?: \\p{Ll}{3,14}){0,3} (?:geschreven(?: als| met)?|bekend als|spelled|written(?: as)?|known as)|heet (?:eigenlijk|officieel|voluit|in werkelijkheid|in het echt)|(?:is|was)(?: \\p{Ll}{3,12})? (?:een (?:spelfout|tikfout|verschrijving)|an? (?:typo|misspelling))(?: (?:voor|van|for|of))?|(?:should|must)(?: \\p{Ll}{3,12})? be|moet(?: \\p{Ll}{3,12})? zijn|(?:verwijst|refers)(?: \\p{Ll}{3,12})? (?:naar|to))',
    // '… – I believe you mean', '…? Je bedoelt waarschijnlijk'
    '[^.!\\n]{0,50}(?:[–—,;:?(-]|\\. ?)\\s?(?:(?:I (?:believe|think|assume|suspect)|[Ii]k (?:denk|neem aan|vermoed) dat|presumably|waarschijnlijk|vermoedelijk)(?: that)? )?(?:[Yy]ou(?: probably| likely)? mean|[Jj]e bedoelt|[Uu] bedoelt|bedoelt? (?:je|u)|[Dd]id you mean|meant)(?: (?:waarschijnlijk|vermoedelijk|eigenlijk|probably|denk ik))?',
    // '… bestaat niet; de zaak heet', '…, maar de juiste naam is'
    '[^.!\\n]{0,50}(?:[–—,;:?(-]|\\. ?)\\s?(?:(?:maar|but|want) )?(?:(?:[Dd]e|[Hh]et|[Tt]he) (?:\\p{Ll}{3,20} ){1,4}?(?:heet|is called|is named|is spelled)|(?:de|the|[Dd]e|[Tt]he) (?:juiste|goede|volledige|officiële|correct|right|full|official|proper)(?: (?:naam|spelling|schrijfwijze|name))? is)(?: (?:eigenlijk|gewoon|officieel|actually|simply))?',
  ].join('|')})(?: (?:de|het|the))? ["'“‘„*]{0,3}$`,
  'u',
)

/** Whether what stands at a place that looks like the name is said to be the name, of which the next mention is the right spelling. */
export function isCorrected(text: string, { end }: { end: number }, known: readonly Mark[]): boolean {
  const right = known.find((mark) => mark.at > end)
  return right?.who === 'own' && right.at - end <= FARTHEST && CORRECTED.test(text.slice(end, right.at))
}
