/** The name brought up to be dismissed: '"De Oude Tol" stands along the N271, but that is a roadside restaurant'. */
import { type Statement, TELL_APART } from '#engine/naming/reading/facts.ts'
import type { Place } from '#engine/naming/reading/markup/pieces.ts'

/** As far behind a name as it is read. */
const FARTHEST = 140
// Bounded in this file: the 140 characters behind a name
const BUT_THAT_IS =
  /^["'”’*]{0,3}[^.;\n]{0,60}?(?:,|;| –| —)? (?:but|maar|though|al|only|alleen) (?:that|this|it|dat|dit|die|deze)(?:[’']s| is| zijn| was)(?: (?:actually|in fact|eigenlijk|echter|weer|really))? (?=(?:an?|een|the|more|eerder|in)(?!\p{L}))/u
/** '… in Lochem, a full restaurant rather than a tea room', '…, but that’s maternity nursing rather than midwifery' */
const RATHER_THAN =
  /^(?<what>["'”’*]{0,3}[^.;,\n]{0,50}(?:,? (?:but|maar) (?:that|it|dat|die)(?:[’']s| is)|, (?:an?|een)) \p{Ll}[\p{L} -]{2,40}) (?:rather than|in plaats van) \p{Ll}/u

/** Whether every place of the name is followed by what else it is: another trade, or in another town. 'De Linde, een bakkerij in plaats van een keten' is none. */
export function isDismissed(text: string, names: readonly Place[], statements: readonly Statement[]): boolean {
  return names.every(({ end }) => {
    const behind = text.slice(end, end + FARTHEST)
    const but = BUT_THAT_IS.exec(behind)
    if (!but) {
      const rather = RATHER_THAN.exec(behind)?.groups?.what
      return (
        rather !== undefined &&
        !statements.some(({ fact, right, at }) => fact === 'sector' && right && end <= at && at < end + rather.length)
      )
    }
    const from = end + but[0].length
    const to = from + 40
    return statements.some(
      ({ fact, right, at, end: last }) => TELL_APART.has(fact) && !right && last > at && from <= at && at < to,
    )
  })
}
