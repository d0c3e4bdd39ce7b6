/** What a report says about the checks of a fix. */
import type { AuditReport, CheckResult } from '#engine/report/report.ts'

/** Whether a check was measured and has points to gain. */
export function wants(report: AuditReport, ...ids: string[]): boolean {
  return report.checks.some((check) => ids.includes(check.id) && check.measured && check.points < check.maxPoints)
}

export function outcomeOf(report: AuditReport, id: string): CheckResult['outcome'] | undefined {
  return report.checks.find((check) => check.id === id)?.outcome
}
