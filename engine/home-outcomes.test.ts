import { describe, expect, it } from 'vitest'
import { OUTCOME_TEXTS } from '#engine/report/outcome-texts.ts'
import { audit, html, noRobots, PAGE, serve, text } from '#tests/support/audited-website.ts'
import { auditSite } from './audit-site.ts'
import { HOME_OUTCOMES, OUTCOME_KINDS } from './outcomes.ts'

describe('a home page that was read', () => {
  it('is scored', async () => {
    const report = await audit(await serve(html(PAGE), noRobots))
    expect(report).toMatchObject({ outcome: 'read', website_live: true })
    expect(report.score).toBeGreaterThan(0)
    expect(report).not.toHaveProperty('not_read')
  })

  it('has its score capped when it is an app shell', async () => {
    const shell = '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>'
    const report = await audit(await serve(html(shell), noRobots))
    expect(report).toMatchObject({ outcome: 'app-shell', website_live: true })
    expect(report.score).toBeLessThanOrEqual(50)
  })

  it('is not read when robots.txt blocks every crawler: only that is judged', async () => {
    const report = await audit(await serve(html(PAGE), text('User-agent: *\nDisallow: /')))
    expect(report).toMatchObject({ outcome: 'all-shut-out', website_live: null })
    expect(report.gates.map(({ id }) => id)).toEqual(['disallowed'])
    expect(report.score).toBeLessThanOrEqual(15)
  })
})

describe('the outcomes', () => {
  it('each have a cause and an advice in both languages', () => {
    for (const id of HOME_OUTCOMES) {
      expect(OUTCOME_KINDS[id]).toBeDefined()
      if (id === 'read' || id === 'app-shell') continue
      const { title, cause, advice } = OUTCOME_TEXTS[id]
      for (const one of [title, cause, advice]) expect(Math.min(one.nl.length, one.en.length)).toBeGreaterThan(3)
    }
  })

  it('include no report for a private address: it is refused', async () => {
    const takenAt = new Date()
    const resolve = async () => ['10.0.0.1']
    expect(await auditSite('http://intern.example/', { takenAt, fetchOptions: { resolve } })).toEqual({
      ok: false,
      reason: 'blocked-address',
    })
  })
})
