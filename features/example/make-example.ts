/** The engine's report on the made-up bakery and its made-up competitors, whose recorded websites are in ./sites. */
import { fileURLToPath } from 'node:url'
import { type AuditOptions, auditRecorded } from '#engine/audit-site.ts'
import { type Comparison, compareReports } from '#engine/compare.ts'
import type { AuditReport } from '#engine/report/report.ts'
import type { PastScore } from '#features/analyses/history.server.ts'
import { profileFacts } from '#features/public-profile/profile-facts.ts'
import { EXAMPLE_PROFILE } from './profile.ts'

export interface Example {
  report: AuditReport
  comparison: Comparison
  /** Scores of the same website over time, oldest first. */
  history: PastScore[]
}

const TAKEN_AT = '2026-11-16T07:30:00.000Z'
const EARLIER = '2026-09-14T07:30:00.000Z'
const COMPETITORS = ['bakkerijbedacht', 'fictievekorenaar']

/** The same input gives the same report, so a change of the engine or of a website shows as a difference in example.json. */
export async function makeExample(): Promise<Example> {
  const { company_name: name, url = '' } = EXAMPLE_PROFILE
  const own = { account: { name }, profileFacts: profileFacts(EXAMPLE_PROFILE, 'https://vindbaar.example') }
  const report = await audit('hetverzonnenbrood', url, { takenAt: TAKEN_AT, ...own })
  const earlier = await audit('hetverzonnenbrood-september', url, { takenAt: EARLIER, account: { name } })
  const others: AuditReport[] = []
  for (const other of COMPETITORS) others.push(await audit(other, `https://${other}.example/`, { takenAt: TAKEN_AT }))
  return {
    report,
    comparison: compareReports(report, others),
    history: [earlier, report].map(({ taken_at, score, rubric_version }) => ({
      takenAt: taken_at,
      score: score!,
      rubricVersion: rubric_version,
    })),
  }
}

async function audit(folder: string, url: string, options: AuditOptions): Promise<AuditReport> {
  const result = await auditRecorded(fileURLToPath(new URL(`sites/${folder}`, import.meta.url)), url, options)
  if (!result.ok) throw new Error(`The example website ${folder} was refused: ${result.reason}`)
  return result.report
}
