/** noindex, nosnippet and related directives, from robots meta tags and the X-Robots-Tag header. */
import { scoredCrawlers } from '#engine/crawlers.ts'
import type { Source } from '#engine/evidence.ts'
import type { Page } from './page.ts'

export interface Directive {
  /** '*' for a bare robots tag, else the crawler that it names. */
  agent: string
  rules: string[]
  found: string
}

/** Tags that hold for the crawlers of assistants or the search engines behind them. */
const AGENTS = new Set([
  '*',
  ...[...scoredCrawlers('search'), ...scoredCrawlers('grounding')].map(({ token }) => token.toLowerCase()),
])

export function directivesOf(page: Page, source: Source): Directive[] {
  const found: Directive[] = []
  for (const { name, content } of page.metas) {
    const agent = name === 'robots' ? '*' : name
    if (AGENTS.has(agent))
      found.push({ agent, rules: rulesIn(content), found: `<meta name="${name}" content="${content.slice(0, 120)}">` })
  }
  const header = source.headers['x-robots-tag'] ?? ''
  if (header) {
    // 'googlebot: noindex, nofollow' names a crawler; the values after it belong to it until the next name.
    let agent = '*'
    for (const part of header.slice(0, 2000).split(',')) {
      // Bounded: a piece of the first 2,000 characters of a header
      const named = /^\s*([\w*-]+)\s*:\s*(?!\s*\d)(.*)$/.exec(part)
      const limit = /^\s*(?:max-|unavailable_after)/i.test(part)
      if (named && !limit) agent = named[1]!.toLowerCase()
      const rules = rulesIn(named && !limit ? named[2]! : part)
      if (AGENTS.has(agent)) found.push({ agent, rules, found: `X-Robots-Tag: ${part.trim().slice(0, 120)}` })
    }
  }
  return found
}

/** The tag that keeps the page out of every index; 'none' is noindex and nofollow. */
export function noindexOf(page: Page, source: Source): Directive | undefined {
  return directivesOf(page, source).find(
    ({ agent, rules }) => agent === '*' && (rules.includes('noindex') || rules.includes('none')),
  )
}

/** Whether a meta tag keeps the page or its text out of an index that assistants use. */
export function isClosingTag(name: string, content: string): boolean {
  const agent = name.trim().toLowerCase()
  const closing = ['noindex', 'none', 'nosnippet', 'max-snippet:0']
  return AGENTS.has(agent === 'robots' ? '*' : agent) && rulesIn(content).some((rule) => closing.includes(rule))
}

function rulesIn(content: string): string[] {
  return content
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
}
