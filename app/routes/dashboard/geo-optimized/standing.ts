/** The part of the newest report that the first tab shows. */
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { whoDoes } from '#features/analyses/who-does.rules.ts'

export type Standing = ReturnType<typeof standingOf>

export function standingOf({ score, notRead, takenAt, changes }: AnalysisView) {
  const [next] = changes
  const standing = { score, takenAt, cause: notRead?.title ?? null }
  if (!next) return { ...standing, next: null }
  const { code: _, ...change } = next
  return { ...standing, next: { change, who: whoDoes(next) } }
}
