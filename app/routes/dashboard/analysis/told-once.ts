/** Removes repeated sentences from a report: a sentence that appears twice is read as two tasks. */
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** Keeps the first occurrence: in the changes and ceilings, then in the checks, then in the consequences for each assistant. */
export function toldOnce(analysis: AnalysisView): AnalysisView {
  const told = new Set<string>()
  const tell = (text: string) => {
    const fresh = text.split('. ').filter((sentence) => {
      const plain = sentence.replace(/\.$/, '')
      const isFresh = !told.has(plain)
      told.add(plain)
      return isFresh
    })
    const joined = fresh.join('. ')
    return joined === '' || /[.?!’”"):]$/.test(joined) ? joined : `${joined}.`
  }
  for (const change of analysis.changes) {
    tell(change.says)
    if (change.code) tell(change.code.intro)
  }
  for (const gate of analysis.gates) tell(gate.says)
  const checks = analysis.checks.map(({ says, advice, ...check }) => ({
    ...check,
    // The facts have a list of their own, with their values.
    ...(says === undefined || check.category === 'bekende-gegevens' ? {} : { says: tell(says) }),
    ...(advice === undefined || check.category === 'bekende-gegevens' ? {} : { advice: tell(advice) }),
  }))
  const consequences = analysis.consequences.map(({ change, ...one }) => ({
    ...one,
    says: tell(one.says),
    ...(change === undefined ? {} : { change: tell(change) }),
  }))
  return { ...analysis, checks, consequences }
}
