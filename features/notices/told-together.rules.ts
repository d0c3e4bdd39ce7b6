/** Which notices are one thing to do something about, so that it is shown and mailed once. */
import type { NoticeOf } from './notice-details.ts'

/** Assistants that state the same wrong values on one day; every other notice is by itself. In the order of the first of each. */
export function toldTogether<Told extends NoticeOf & { id: string }>(told: readonly Told[]): [Told, ...Told[]][] {
  const groups = Map.groupBy(told, (one) => (one.kind === 'assistant-wrong' ? one.details.same : undefined) ?? one.id)
  return [...groups.values()] as [Told, ...Told[]][]
}
