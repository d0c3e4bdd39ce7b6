import { afterAll, describe, expect, it } from 'vitest'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { closeAuditWorkers, inWorker } from './analysis-pool.ts'

afterAll(closeAuditWorkers)

/** Pages built to overload a parser; the worker's limits stop those that take too much. */
const HOSTILE: Record<string, string> = {
  'a megabyte of nested tags': '<div>'.repeat(200_000),
  'tables in tables': '<table><tr><td>'.repeat(60_000),
  'tags that close crosswise': '<b><i><a>'.repeat(60_000),
  'a hundred thousand links': '<a href="/x?a=1">y</a>'.repeat(100_000),
  'ten megabytes of base64': `<img src="data:image/png;base64,${'A'.repeat(10_000_000)}">`,
  'half surrogates': '<p>\ud800 KvK \udfff 06\udc00 \ud83d</p>'.repeat(10_000),
  'JSON nested a hundred thousand deep': `<script type="application/ld+json">${'{"a":'.repeat(100_000)}</script>`,
  'a bomb for expressions over phones': `<p>${'06-12 34 56 7 '.repeat(100_000)}</p>`,
  'a bomb for expressions over numbers': `<p>${'kvk '.repeat(300_000)}${' '.repeat(100_000)}1</p>`,
  'a bomb for expressions over addresses': `<p>${'a.'.repeat(500_000)}@${'b.'.repeat(100_000)}</p>`,
}

describe('the analysis pool', () => {
  it.each(
    Object.keys(HOSTILE),
  )('ends %s with a report or a typed failure, while another site is judged', async (name) => {
    const hostile = inWorker('judgeEvidence', makeEvidence({ home: HOSTILE[name]! }), {})
    const other = inWorker(
      'judgeEvidence',
      makeEvidence({ home: '<title>Bakkerij Brood</title><p>Wij bakken brood.</p>' }),
      {},
    )
    expect((await other).ok).toBe(true)
    const outcome = await hostile
    if (!outcome.ok) expect(outcome.failure).toBe('analysis-too-heavy')
    else expect(() => encodeURIComponent(JSON.stringify(outcome.value))).not.toThrow()
  })

  it('finds links with their words and place, and the target of a meta refresh', async () => {
    const { home } = makeEvidence({
      home: '<meta http-equiv="refresh" content="0; url=/nl/"><a href="/contact">Contact</a><footer><a href="voorwaarden.html"><b>Algemene</b> voorwaarden</a></footer>',
    })
    expect(await inWorker('linksOf', home)).toEqual({
      ok: true,
      value: {
        links: [
          { href: 'https://voorbeeldbedrijf.example/contact', text: 'Contact' },
          { href: 'https://voorbeeldbedrijf.example/voorwaarden.html', text: 'Algemene voorwaarden', inFooter: true },
        ],
        metaRefresh: '/nl/',
      },
    })
  })

  it('starts new threads after it was closed', async () => {
    await closeAuditWorkers()
    expect((await inWorker('judgeEvidence', makeEvidence({ home: '<p>hallo</p>' }), {})).ok).toBe(true)
  })
})
