import { describe, expect, it } from 'vitest'
import { analysisView, type StoredReport } from '#features/analyses/analysis-view.ts'
import stored from '#features/example/example.json' with { type: 'json' }
import { type ReportParts, reportContent } from './report-content.rules.ts'
import { reportContentSchema } from './report-content.schema.ts'

const report = stored.report as unknown as StoredReport
const parts: ReportParts = {
  report,
  company: 'Bakkerij Voorbeeld',
  period: '2026-11',
  full: true,
  previous: null,
  history: [],
  comparison: null,
}

const lastMonth = (changes: Partial<StoredReport>): StoredReport => ({
  ...report,
  taken_at: '2026-10-10T08:00:00Z',
  ...changes,
})

describe('the content of a report', () => {
  it('has the shape that is published, also for Gratis', () => {
    for (const full of [true, false])
      expect(() => reportContentSchema.parse(reportContent({ ...parts, full }))).not.toThrow()
  })

  it('holds of Gratis nothing that its analysis does not show', () => {
    const content = reportContent({ ...parts, full: false })
    const view = analysisView(report, false)
    expect(content.todo).toHaveLength(view.changes.length)
    expect(content.assistants).toEqual([])
    expect(content.facts.every(({ source }) => source === null)).toBe(true)
    for (const { shown, checks } of content.categories) {
      if (!shown) expect(checks.every(({ says, evidence }) => says === null && evidence.length === 0)).toBe(true)
    }
    expect(content.categories.map(({ id, shown }) => [id, shown])).toContainEqual(['identiteit', false])
  })

  it('lists fifteen facts with value, page and what states it', () => {
    const { facts } = reportContent(parts)
    expect(facts).toHaveLength(15)
    for (const fact of facts.filter(({ state }) => state === 'found')) {
      expect(fact.value).toBeTruthy()
      expect(fact.page).toMatch(/^https?:/)
      expect(fact.source).toBeTruthy()
    }
  })

  it('compares check by check within one rubric version', () => {
    const won = report.checks.find(({ points }) => points > 0)!
    const checks = report.checks.map((check) => (check === won ? { ...check, points: 0 } : check))
    const previous = lastMonth({ score: report.score! - 10, checks })
    const content = reportContent({ ...parts, previous })
    expect(content.previous).toMatchObject({ comparable: true, direction: 'up', score: report.score! - 10 })
    expect(content.previous!.changes).toEqual([
      expect.objectContaining({
        id: won.id,
        before: expect.objectContaining({ points: 0 }),
        after: expect.objectContaining({ points: won.points }),
      }),
    ])
  })

  it('compares nothing across rubric versions, and has no direction for it', () => {
    const content = reportContent({ ...parts, previous: lastMonth({ rubric_version: '0.0.1', score: 5, checks: [] }) })
    expect(content.previous).toMatchObject({ comparable: false, direction: null, changes: [], score: 5 })
  })

  it('calls a difference within the noise the same', () => {
    const content = reportContent({ ...parts, previous: lastMonth({ score: report.score! - 3 }) })
    expect(content.previous).toMatchObject({ direction: 'same', changes: [] })
  })

  it('says of a website that could not be read no direction and no word', () => {
    const unread = { ...report, score: null, checks: [] }
    const content = reportContent({ ...parts, report: unread, previous: lastMonth({}) })
    expect(content).toMatchObject({ score: null, scoreWord: null })
    expect(content.previous).toMatchObject({ direction: null, changes: [] })
  })
})
