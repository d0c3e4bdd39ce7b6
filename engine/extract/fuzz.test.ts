import { describe, expect, it } from 'vitest'
import { parseJson } from '#engine/extract/markup/json-ld.ts'
import { decodeBody } from '#engine/extract/page/decode.ts'
import { linksOf } from '#engine/extract/page/page-links.ts'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import fc from '#tests/support/fast-check.ts'

/** Text pieces with and without a meaning for the rules. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '<div>',
    '</div>',
    '<p',
    '>',
    '<a href="',
    'mailto:',
    'tel:',
    '"',
    "'",
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":"Organization"',
    '"address":',
    '{}',
    '[',
    ']',
    '<div itemscope itemtype="https://schema.org/Store" itemref="x">',
    '<b itemprop=name>',
    '<i typeof=Organization property=name>',
    'KvK ',
    '54812736',
    'NL',
    'B01',
    '843372928',
    '3511 AB ',
    'Dorpsstraat 1 ',
    'Utrecht ',
    '06-',
    '41027745',
    'sinds ',
    '1998 ',
    '© ',
    '@',
    '.nl',
    '?',
    '<h2>',
    '<details><summary>',
    '<table><tr><td>',
    '<footer>',
    '&#0;',
    '&amp',
    '\u0000',
    '\ud800',
    '\u202e',
    '<meta name=robots content=',
    'noindex',
    '<title>',
    '<base href="',
    '<svg>',
    '<template>',
    '<!--',
    'data-cfemail="5a',
    '<time datetime=',
    '<img alt="logo" src=',
  ),
)
const page = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

describe('whatever a website holds', () => {
  it('becomes a report with a score between 0 and 100, and the same one twice', () => {
    fc.assert(
      fc.property(page, page, page, (home, other, robots) => {
        const evidence = makeEvidence({ home, robots, llms: robots, sitemap: other, pages: { '/contact': other } })
        const report = judgeEvidence(evidence)
        expect(report.score === null || (report.score >= 0 && report.score <= 100)).toBe(true)
        expect(JSON.stringify(judgeEvidence(evidence))).toBe(JSON.stringify(report))
        expect(JSON.stringify(report).isWellFormed()).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws in the parsers of bytes, links, JSON-LD and llms.txt', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), page, fc.string({ maxLength: 40 }), (bytes, text, type) => {
        decodeBody(bytes, type)
        parseJson(text)
        validateLlmsTxt(text)
        linksOf({ ...makeEvidence({ home: text }).home, headers: { 'content-type': type } })
      }),
      { numRuns: 500 },
    )
  })
})
