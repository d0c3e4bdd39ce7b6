import { describe, expect, it } from 'vitest'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { KNOWN_FIELDS } from '#engine/report/report.ts'
import { outcomeOf, TEXT } from '#tests/golden/bare-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { viewsOf } from './views.ts'

describe('the views of a page', () => {
  it('cost linear time on hostile input', () => {
    for (const html of [
      '<'.repeat(500_000),
      '<a '.repeat(300_000),
      '<!--'.repeat(200_000),
      '<script>'.repeat(100_000),
      '&#'.repeat(400_000),
      '0 '.repeat(500_000),
      'kvk 1'.repeat(100_000),
    ]) {
      const report = judgeEvidence(makeEvidence({ home: `<title>x</title><p>${TEXT}</p>${html}` }))
      expect(KNOWN_FIELDS.every((field) => outcomeOf(report, field))).toBe(true)
    }
  }, 60_000)

  it('keep text, attributes and scripts apart', () => {
    const page = { html: '<p title="a">b<!-- c --></p><script>d</script>' } as Parameters<typeof viewsOf>[0]
    const views = viewsOf(page)
    expect(views.map(({ zone }) => zone)).toEqual(['text', 'text', 'attribute', 'script'])
    expect(views.map(({ text }) => text.trim())).toEqual(['b', 'b', 'title="a"', 'd'])
  })
})
