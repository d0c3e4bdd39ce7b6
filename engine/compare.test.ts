import { describe, expect, it } from 'vitest'
import type { AuditReport } from '#engine/report/report.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { compareReports, standingOf } from './compare.ts'
import { judgeEvidence } from './judge/judge.ts'

const judged = judgeEvidence(makeEvidence({ home: '<title>Kwast</title><p>Wij schilderen.</p>' }))

const report = (name: string, score: number | null, known = 5, also: Partial<AuditReport> = {}): AuditReport => ({
  ...judged,
  url: `https://${name}.example/`,
  website_live: score !== null,
  score,
  known_fields_count: known,
  ...also,
})

const winner = (...reports: AuditReport[]) => compareReports(reports[0]!, reports.slice(1)).winner

describe('comparing reports', () => {
  it('puts the highest score ahead, whoever has it', () => {
    expect(winner(report('a', 60), report('b', 70))).toBe('https://b.example/')
    expect(winner(report('a', 70), report('b', 66), report('c', 12))).toBe('https://a.example/')
    expect(compareReports(report('a', 60), [report('b', 70)]).conclusion).toMatch(
      /^b\.example staat het sterkst, met 70 van 100; jij hebt 60\.\n/,
    )
  })

  it('finds no winner within three points, and says so', () => {
    for (const score of [67, 68, 70, 72, 73]) {
      const compared = compareReports(report('a', score), [report('b', 70), report('c', 20)])
      expect(compared.winner).toBeNull()
      expect(compared.conclusion).toContain('geen duidelijke winnaar')
    }
  })

  it('lets more known fields decide between equal scores, unless a third is close', () => {
    const [nine, seven] = [report('a', 70, 9), report('b', 70, 7)]
    expect(winner(nine, seven)).toBe('https://a.example/')
    expect(winner(seven, nine)).toBe('https://a.example/')
    expect(compareReports(nine, [seven]).conclusion).toContain('het aantal bekende gegevens geeft de doorslag')
    expect(winner(nine, seven, report('c', 68, 15))).toBeNull()
    expect(winner(nine, report('b', 70, 9))).toBeNull()
  })

  it('leaves out of the contest what could not be read, with and without a score', () => {
    const down = report('dood', 15, 0, { website_live: false })
    expect(winner(report('a', 10), down, report('weg', null))).toBe('https://a.example/')
    expect(winner(down, report('b', 10))).toBe('https://b.example/')
    const nothing = compareReports(down, [report('weg', null)])
    expect(nothing.winner).toBeNull()
    expect(nothing.conclusion).toMatch(/^Geen duidelijke winnaar/)
    expect(nothing.results.map((site) => site.total_score)).toEqual([null])
  })

  it('names the fields and checks in which the customer is behind, and the change worth most', () => {
    const own = judgeEvidence(makeEvidence({ home: '<title>Kwast</title><p>Wij schilderen huizen.</p>' }))
    const other = judgeEvidence(
      makeEvidence({
        home: '<html lang="nl"><title>Roller</title><p>KvK 54812736, bel <a href="tel:0385550178">ons</a>',
      }),
    )
    const { conclusion, fields, checks } = compareReports(own, [other, own])
    expect(conclusion).toMatch(/Gegevens die anderen wel noemen en jij niet: .*telefoon.*KvK-nummer/)
    expect(conclusion).toContain('Onderdelen waarop je achterloopt: ')
    expect(conclusion).toMatch(/De verandering die het meest oplevert \(\d+ punten\): /)
    expect(fields['KvK-nummer']).toEqual([false, true, false])
    for (const check of checks) {
      expect(check.points[2], check.id).toBe(check.points[0])
      expect(check.category).not.toBe('bekende-gegevens')
    }
  })

  it('says that no site is ahead when they are alike', () => {
    expect(compareReports(judged, [judged]).conclusion).toContain('Je loopt op geen enkel punt achter.')
  })

  it('speaks the language of the own report', () => {
    const english = compareReports(report('a', 60, 5, { language: 'en' }), [report('b', 61)])
    expect(english.conclusion).toMatch(/^There is no clear winner/)
    expect(english.conclusion).toContain('The change worth most')
  })

  it('gives the same answer to the same reports', () => {
    const once = () => JSON.stringify(compareReports(report('a', 60), [report('b', 70), report('c', 70)]))
    expect(once()).toBe(once())
  })

  it.each([
    [[1, 0, 2], 'behind'],
    [[false, false, true], 'behind'],
    [[2, 0, 1], 'ahead'],
    [[2, 2, 1, null], 'level'],
    [[true, true], 'equal'],
    [[0, null], 'equal'],
    [[null, 3], 'equal'],
    [[-10, 0], 'behind'],
  ] as const)('knows who is ahead in %j', (values, standing) => {
    expect(standingOf(values)).toBe(standing)
  })
})
