/**
 * A service that is part of what is denied: 'Voor vaste ligplaatsen moet je elders zijn', 'stickers op maat doen ze niet', 'used cars are
 * not something they do'. It may be done in another way, so nothing is said of it.
 */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

const DENYING = new WordList('niet not t elders elsewhere else anders verkeerde another')
/** How a clause begins with what is denied: what stands before the service in it is part of that. */
const LEAD =
  /(?:^|[.!?;:,\n] ?|(?<!\p{L})(?:maar|want|but) )(?:(?:voor|for|met|with|aan) )?((?:[\p{L}’'-]{1,18} ){0,4})$/iu
// Bounded: at most 90 characters before a service and six words behind it, with at most 90 characters behind those
const NEAR = 90
const MORE = 6
const NEXT =
  /^[ -](?!(?:en|and|maar|but|want|so|dus|die|dat|that|which|who|omdat|because|ze|zij|hij|they|it|kan|kun|kunt|kunnen|can|will)(?!\p{L}))[\p{L}\d’'-]{1,20}/iu

/** `isDenied`: whether what stands between two places is. */
export function isPartOfDenied(
  text: string,
  at: number,
  end: number,
  vocabulary: Vocabulary,
  isDenied: (from: number, to: number) => boolean,
): boolean {
  if (!vocabulary.isBetween(DENYING, end, end + NEAR)) return false
  const lead = LEAD.exec(text.slice(Math.max(0, at - NEAR), at))?.[1]
  if (lead === undefined) return false
  const from = at - lead.length
  let to = end
  for (let more = 0; more <= MORE; more++) {
    if ((to > end || from < at) && isDenied(from, to)) return true
    const next = NEXT.exec(text.slice(to, to + 21))?.[0]
    if (next === undefined) return false
    to += next.length
  }
  return false
}
