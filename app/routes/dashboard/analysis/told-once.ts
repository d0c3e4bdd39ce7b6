/** What a report says in several places is told where it comes first: a sentence that stands twice is read as two tasks. */
import type { AnalysisView } from '#features/analyses/analysis-view.ts'

/** The changes and ceilings stand first; then each check, then what it means for each assistant. */
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
    // The facts stand in a list of their own, with their values.
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
