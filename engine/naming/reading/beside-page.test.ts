import { expect, test } from 'vitest'
import { type AnswerWithPages, factsBesidePages } from './beside-page.ts'

const GUIDE = 'https://www.gids.example/bakkers'

function answered(answer: string, text: string, also: Partial<AnswerWithPages> = {}): AnswerWithPages {
  const at = answer.indexOf(text)
  const said = [{ at, end: at + text.length, text, right: false }]
  return {
    ...{ id: 'a', answer, cited: [GUIDE] },
    facts: [{ fact: 'city', said }],
    ...also,
  }
}

test.each([
  `De Korenaar zit in Zeist ([gids](${GUIDE})).`,
  `De Korenaar zit in Zeist, volgens ${GUIDE}.`,
  'De Korenaar zit in Zeist (http://gids.example/bakkers/), zo staat er.',
])('a page that follows a fact in its sentence stands beside it: %s', (answer) => {
  expect(factsBesidePages([answered(answer, 'Zeist')])).toEqual([
    { fact: 'city', said: 'Zeist', right: false, url: GUIDE, answers: 1, answerId: 'a' },
  ])
})

test.each([
  ['the sentence ends before it', `De Korenaar zit in Zeist. Meer op ${GUIDE}.`],
  ['it stands on another line', `De Korenaar zit in Zeist\n- ${GUIDE}`],
  ['another page comes first', `De Korenaar zit in Zeist (https://anders.example/), zie ${GUIDE}.`],
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
