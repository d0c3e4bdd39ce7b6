import { expect, test } from 'vitest'
import { judged } from '#tests/golden/named-site.ts'

const LONG = 'Onvoorstelbaarheidsverklaringen '.repeat(8)

test('the evidence of a fact in running text begins and ends at a word, with an ellipsis where it was cut', () => {
  const report = judged(
    {
      domain: 'molen.example',
      title: 'Molen De Maat',
      h1: 'Molen De Maat',
      body: `<p>${LONG}KvK 54812736 ${LONG}</p>`,
    },
    { name: 'Molen De Maat' },
  )
  const { snippet } = report.facts.kvk!
  const [, words = ''] = /^…(.*)…$/.exec(snippet) ?? []
  expect(words).toContain('KvK 54812736')
  expect(words.split(' ').filter((word) => !['KvK', '54812736', LONG.trim().split(' ')[0]].includes(word))).toEqual([])
  expect(report.checks.flatMap(({ evidence }) => evidence).map(({ found }) => found)).toContain(snippet)
})

test('what was found at a check is cut between words', () => {
  const report = judged(
    { domain: 'molen.example', title: 'Molen De Maat', h1: 'Molen De Maat', body: `<h2>${LONG}</h2><p>Meel.</p>` },
    { name: 'Molen De Maat' },
  )
  const { evidence } = report.checks.find(({ id }) => id === 'headings')!
  expect(evidence[0]!.found).toMatch(/Onvoorstelbaarheidsverklaringen…$/)
})
