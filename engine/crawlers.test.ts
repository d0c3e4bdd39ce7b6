import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CRAWLERS, type Crawler, crawlersFor, decidingCrawler, scoredCrawlers, UNNAMED } from './crawlers.ts'
import { RUBRIC } from './judge/rubric.ts'

const all: readonly Crawler[] = CRAWLERS

describe('the registry of crawlers', () => {
  it('names each token once, and never the token for unnamed crawlers', () => {
    const tokens = all.map(({ token }) => token.toLowerCase())
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(tokens).not.toContain(UNNAMED.toLowerCase())
    // The product token of RFC 9309.
    for (const { token } of all) expect(token).toMatch(/^[A-Za-z_-]+$/)
  })

  it('gives points for documented crawlers only, and never for training', () => {
    for (const { token, scored, documentation, uses } of all) {
      if (!scored) continue
      expect(documentation, token).toMatch(/^https:\/\//)
      expect(uses, token).not.toEqual(['training'])
    }
  })

  it('knows for each assistant of the report which crawler decides, and for Grok that none is documented', () => {
    expect(
      (['chatgpt', 'perplexity', 'gemini', 'claude', 'grok', 'copilot'] as const).map(
        (assistant) => decidingCrawler(assistant)?.token ?? null,
      ),
    ).toEqual(['OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'Claude-SearchBot', null, 'bingbot'])
  })

  it('is what the rubric judges: a check of its own for every search crawler with points', () => {
    for (const { token, scored } of [...scoredCrawlers('search'), ...scoredCrawlers('grounding')])
      expect(RUBRIC.find(({ id }) => id === token.toLowerCase())?.maxPoints, token).toBe(scored.points)
    expect(RUBRIC.find(({ id }) => id === 'user-fetchers')?.maxPoints).toBe(scoredCrawlers('fetch').length)
    expect(crawlersFor('training').map(({ token }) => token)).toContain('GPTBot')
  })

  it('is the only list: no other file of the program names a crawler as data', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const files = globSync(['engine/**/*.ts', 'features/**/*.ts', 'server/**/*.ts'], { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && file !== 'engine/crawlers.ts',
    )
    expect(files.length).toBeGreaterThan(100)
    const quoted = new RegExp(`['"](?:${all.map(({ token }) => token).join('|')})['"]`, 'i')
    const data = (file: string) => readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect(files.filter((file) => quoted.test(data(file)))).toEqual([])
  })
})
