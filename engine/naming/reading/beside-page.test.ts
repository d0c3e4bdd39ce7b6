import { expect, test } from 'vitest'
import { type AnswerWithPages, factsBesidePages } from './beside-page.ts'

const GUIDE = 'https://www.gids.example/bakkers'

function answered(answer: string, text: string, also: Partial<AnswerWithPages> = {}): AnswerWithPages {
  const at = answer.indexOf(text)
  const said = [{ at, end: at + text.length, text, right: false }]
  return {
    ...{ id: 'a', answer, cited: [{ url: GUIDE }] },
    facts: [{ fact: 'city', said }],
    ...also,
  }
}

test.each([
  `De Korenaar zit in Zeist ([gids](${GUIDE})).`,
  `De Korenaar zit in Zeist, volgens ${GUIDE}.`,
  'De Korenaar zit in Zeist (http://gids.example/bakkers/), zo staat er.',
  `Opgericht in 1987. De Korenaar zit in Zeist. ([gids.example](${GUIDE}))`,
  `De Korenaar zit in Zeist.[[1]](${GUIDE}) De rest is onbekend.`,
  `De Korenaar zit in Zeist ([krant](https://krant.example/7), [gids](${GUIDE})).`,
])('a page that follows a fact in its sentence stands beside it: %s', (answer) => {
  expect(factsBesidePages([answered(answer, 'Zeist')])).toEqual([
    { fact: 'city', said: 'Zeist', right: false, url: GUIDE, answers: 1, answerId: 'a' },
  ])
})

test.each([
  ['the sentence ends before it', `De Korenaar zit in Zeist. Meer op ${GUIDE}.`],
  ['it stands on another line', `De Korenaar zit in Zeist\n- ${GUIDE}`],
  ['another page comes first', `De Korenaar zit in Zeist (https://anders.example/), zie ${GUIDE}.`],
  [
    'another page stands beside it',
    `De Korenaar zit in Zeist ([krant](https://krant.example/7)) sinds 1987 ([gids](${GUIDE})).`,
  ],
  ['the page is for the sentence after it', `De Korenaar zit in Zeist. Ze bakt sinds 1987. ([gids](${GUIDE}))`],
  ['there is none', 'De Korenaar zit in Zeist.'],
])('nothing is proven where %s', (_, answer) => {
  expect(factsBesidePages([answered(answer, 'Zeist')])).toEqual([])
})

test('an address is not said by the page beside it, and several answers are counted once each', () => {
  const answer = `De Korenaar zit in Zeist ([gids](${GUIDE})).`
  const [first, second] = [answered(answer, 'Zeist'), answered(answer, 'Zeist', { id: 'b' })]
  expect(factsBesidePages([first, second])).toMatchObject([{ answers: 2, answerId: 'a' }])
  const site = answered(`Kijk op dekorenaar.nl, zie ${GUIDE}.`, 'dekorenaar.nl')
  expect(factsBesidePages([{ ...site, facts: [{ ...site.facts[0]!, fact: 'website' }] }])).toEqual([])
})

test('a page that an assistant gives for some words stands beside the facts in them, and beside no others', () => {
  const answer = 'De Korenaar zit in Zeist. Ze bakt sinds 1987.'
  const claimed = (words: string) => {
    const from = answer.indexOf(words)
    return answered(answer, 'Zeist', { cited: [{ url: GUIDE, claims: [[from, from + words.length]] }] })
  }
  expect(factsBesidePages([claimed('De Korenaar zit in Zeist.')])).toMatchObject([{ said: 'Zeist', url: GUIDE }])
  expect(factsBesidePages([claimed('Ze bakt sinds 1987.')])).toEqual([])
})

test.each([
  ['In Zeist, sinds 1987 [1][2].', ['gids', 'krant'], ['gids', 'krant']],
  ['In Zeist[1] en sinds 1987[2].', ['gids'], ['krant']],
  ['In Zeist. Sinds 1987. [1] [2]', [], ['gids', 'krant']],
  ['In Zeist [3], sinds 1987.', [], []],
])('a number stands for the words before it: %s', (answer, place, year) => {
  const [gids, krant] = [
    { url: 'https://gids.example/', numbers: [1] },
    { url: 'https://krant.example/', numbers: [2] },
  ]
  const beside = (text: string) =>
    factsBesidePages([answered(answer, text, { cited: [gids, krant] })]).map(
      ({ url }) => new URL(url).hostname.split('.')[0],
    )
  expect([beside('Zeist'), beside('1987')]).toEqual([place, year])
})
