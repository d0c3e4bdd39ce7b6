/** Removes repeated sentences from a report: a sentence that appears twice is read as two tasks. */
import type { AnalysisView, CheckView } from '#features/analyses/analysis-view.ts'

/** Keeps the first occurrence: in the changes and ceilings, then in the checks, then in the consequences for each assistant. */
export function withoutRepeats(analysis: AnalysisView): AnalysisView {
  const seen = new Set<string>()
  const fresh = (text: string) => {
    const kept = text.split('. ').filter((sentence) => {
      const plain = sentence.replace(/\.$/, '')
      const isFresh = !seen.has(plain)
      seen.add(plain)
      return isFresh
    })
    const joined = kept.join('. ')
    return joined === '' || /[.?!’”"):]$/.test(joined) ? joined : `${joined}.`
  }
  for (const change of analysis.changes) {
    fresh(change.says)
    if (change.code) fresh(change.code.intro)
  }
  for (const gate of analysis.gates) fresh(gate.says)
  const checks = analysis.checks.map(({ says, advice, evidence, ...check }) => ({
    ...check,
    ...(evidence === undefined ? {} : { evidence: eachOnce(evidence) }),
    // The facts have a list of their own, with their values.
    ...(says === undefined || check.category === 'bekende-gegevens' ? {} : { says: fresh(says) }),
    ...(advice === undefined || check.category === 'bekende-gegevens' ? {} : { advice: fresh(advice) }),
  }))
  const consequences = analysis.consequences.map(({ change, ...one }) => ({
    ...one,
    says: fresh(one.says),
    ...(change === undefined ? {} : { change: fresh(change) }),
  }))
  return { ...analysis, checks, consequences }
}

/** One line of a page, such as a rule of robots.txt, can be the evidence for several crawlers. */
function eachOnce(evidence: NonNullable<CheckView['evidence']>) {
  return [...new Map(evidence.map((item) => [item.url + item.found, item])).values()]
}
