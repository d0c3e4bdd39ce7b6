import { describe, expect, it } from 'vitest'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import type { ReportBlock } from '#engine/report/report.ts'
import { isAllowed, parseRobots } from '#engine/visit/robots.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'

const text = 'Wij herstellen kozijnen, deuren en trappen in Zwolle en omgeving, en doen dat graag. '.repeat(20)
const nasty = 'Bouw & "Zoon" </script><!-- ``` [x](y) # kop'
const home = `<html lang="nl"><meta name="robots" content="noindex"><meta property="og:site_name" content="${nasty.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"><title>${nasty.replaceAll('<', '&lt;')}</title><p>${text}</p><footer>© 2026 Bouw en Zoon<br>Dorpsstraat 1, 8011 AB Zwolle. KvK 54812736. <a href="tel:0385550178">bel</a></footer>`
const named = home.replaceAll(nasty.replaceAll('"', '&quot;').replaceAll('<', '&lt;'), 'Bouw en Zoon')

function blocks(page: string, robots: string, language: 'nl' | 'en' = 'nl') {
  const report = judgeEvidence(makeEvidence({ home: page, robots, sitemap: '<urlset></urlset>' }), { language })
  const found = report.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'code')
  return { report, found }
}

describe.each(['nl', 'en'] as const)('fixes in %s', (language) => {
  const { found } = blocks(named, 'User-agent: *\nDisallow: /\n\nUser-agent: PerplexityBot\nDisallow: /', language)

  it('hold robots.txt lines that let every search crawler in and name the sitemap', () => {
    const rules = parseRobots(found.find(({ code }) => code.includes('User-agent'))!.code)
    for (const token of ['OAI-SearchBot', 'PerplexityBot', 'Googlebot', 'ChatGPT-User', 'AnyBot']) {
      expect(isAllowed(rules, token, '/').allowed).toBe(true)
    }
    expect(rules.sitemaps.map(({ url }) => url)).toEqual(['https://voorbeeldbedrijf.example/sitemap.xml'])
  })

  it('hold JSON-LD with the facts of the site and no others', () => {
    const code = found.find(({ code }) => code.includes('ld+json'))!.code
    const node = JSON.parse(/<script type="application\/ld\+json">([\s\S]*)<\/script>/.exec(code)![1]!)
    expect(node).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Bouw en Zoon',
      telephone: '+31385550178',
      iso6523Code: '0106:54812736',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Dorpsstraat 1',
        postalCode: '8011 AB',
        addressCountry: 'NL',
      },
    })
    expect(node).not.toHaveProperty('vatID')
  })

  it('hold an llms.txt that follows the grammar', () => {
    const code = found.find(({ format }) => format === 'markdown')!.code
    expect(validateLlmsTxt(code).valid).toBe(true)
  })

  it('replace noindex by a tag that allows indexing', () => {
    expect(found.some(({ code }) => code.includes('content="index, follow'))).toBe(true)
  })
})

it('keeps the words of a hostile site from becoming markup, headings or the end of a block', () => {
  const { report, found } = blocks(home, 'User-agent: *\nDisallow: /')
  for (const { format, code } of found.filter(({ format }) => format === 'html')) {
    expect(code.match(/<\/script/g)?.length ?? 0, format).toBeLessThanOrEqual(1)
  }
  for (const { code } of found.filter(({ format }) => format === 'markdown'))
    expect(validateLlmsTxt(code).valid).toBe(true)
  const said = report.sections.filter(({ id }) => id === 'good' || id === 'changes')
  expect(said).toHaveLength(2)
  for (const text of report.sections.flatMap(({ blocks }) => blocks).flatMap(textsOf)) expect(text).not.toContain('\n')
})

function textsOf(block: ReportBlock): string[] {
  if (block.kind === 'code') return []
  return block.kind === 'list' ? block.items : [block.text]
}
