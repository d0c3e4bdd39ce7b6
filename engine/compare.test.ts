import { describe, expect, it } from 'vitest'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { compareReports } from './compare.ts'
import { judgeEvidence } from './judge.ts'
import type { AuditReport } from './report.ts'

const report = (url: string, score: number | null, known = 5): AuditReport => ({
  ...judgeEvidence(makeEvidence({ home: '<title>Kwast</title><p>Wij schilderen.</p>' })),
  url,
  score,
  known_fields_count: known,
})

describe('comparing reports', () => {
  it('names the highest score as the winner', () => {
    expect(compareReports(report('https://a.example/', 60), [report('https://b.example/', 70)]).winner).toBe(
      'https://b.example/',
    )
  })

  it('finds no winner within three points, and says so', () => {
    const { winner, conclusion } = compareReports(report('https://a.example/', 68), [report('https://b.example/', 70)])
    expect(winner).toBeNull()
    expect(conclusion).toContain('geen duidelijke winnaar')
  })

  it('lets more known fields decide between equal scores', () => {
    const { winner } = compareReports(report('https://a.example/', 70, 9), [report('https://b.example/', 70, 7)])
    expect(winner).toBe('https://a.example/')
  })

  it('leaves a site without a score out of the contest', () => {
    const { winner, results } = compareReports(report('https://a.example/', 40), [
      report('https://dood.example/', null),
      report('https://b.example/', 30),
    ])
    expect(winner).toBe('https://a.example/')
    expect(results.map((one) => one.total_score)).toEqual([null, 30])
  })

  it('calls the only site that answers ahead, and nothing where none does', () => {
    const dead = report('https://dood.example/', null)
    expect(compareReports(report('https://a.example/', 20), [dead]).winner).toBe('https://a.example/')
    expect(compareReports(dead, [dead])).toMatchObject({
      winner: null,
      conclusion: expect.stringContaining('Geen van de websites'),
    })
  })

  it('names the fields in which the customer is behind, and the change worth most', () => {
    const own = judgeEvidence(makeEvidence({ home: '<title>Kwast</title><p>Wij schilderen huizen.</p>' }))
    const other = judgeEvidence(
      makeEvidence({ home: '<title>Roller</title><p>KvK 54812736, bel <a href="tel:0385550178">ons</a>' }),
    )
    const { conclusion, fields } = compareReports(own, [other])
    expect(conclusion).toMatch(/KvK-nummer/)
    expect(conclusion).toContain('De verandering die het meest oplevert')
    expect(fields['KvK-nummer']).toEqual([false, true])
  })
})
