import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { auditRecorded, closeAuditWorkers } from '#engine/audit-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { type Expected, scoreFacts } from './score-facts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const sites = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())

afterAll(closeAuditWorkers)

async function audit(id: string, url: string): Promise<AuditReport> {
  const result = await auditRecorded(`${root}/${id}/www`, url, { takenAt: '2026-11-21T09:00:00Z' })
  if (!result.ok) throw new Error(result.reason)
  return result.report
}

it('every golden site has outcomes and a score range that can fail', () => {
  for (const { name } of sites) {
    const { outcomes, score } = JSON.parse(readFileSync(`${root}/${name}/expected.json`, 'utf8')) as Expected
    expect(Object.keys(outcomes).length, name).toBeGreaterThanOrEqual(4)
    const [lowest, highest] = score
    expect(lowest, name).toBeGreaterThan(0)
    expect(highest, name).toBeLessThan(100)
    expect(highest - lowest, name).toBeLessThanOrEqual(20)
  }
})

describe.each(sites.map(({ name }) => name))('the golden site %s', (id) => {
  const expected = JSON.parse(readFileSync(`${root}/${id}/expected.json`, 'utf8')) as Expected

  it('yields exactly the facts that a person found', async () => {
    const { facts } = await audit(id, expected.url)
    const notes = scoreFacts(facts, expected).filter(({ wrong, missed }) => wrong + missed > 0)
    expect(notes).toEqual([])
  })

  it('is judged as a person would judge it', async () => {
    const report = await audit(id, expected.url)
    const outcomes = Object.keys(expected.outcomes).map((check) => [
      check,
      report.checks.find(({ id }) => id === check)?.outcome,
    ])
    expect(Object.fromEntries(outcomes)).toEqual(expected.outcomes)
    expect(report.gates.map((gate) => gate.id)).toEqual(expected.gates ?? [])
    const [lowest, highest] = expected.score
    expect(report.score).toBeGreaterThanOrEqual(lowest)
    expect(report.score).toBeLessThanOrEqual(highest)
    if (expected.conflicts) expect(report.conflicts.map(({ field }) => field)).toEqual(expected.conflicts)
  })

  it('gives every fact with the page and the words that say it', async () => {
    const { facts } = await audit(id, expected.url)
    for (const fact of Object.values(facts).flat()) {
      expect(URL.canParse(fact.page)).toBe(true)
      expect(fact.snippet.length).toBeGreaterThan(0)
      expect(fact.snippet.length).toBeLessThanOrEqual(200)
    }
  })
})
