import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Tuincentrum De Gaard',
    aliases: ['De Gaard'],
    addresses: [{ city: 'Horst' }],
    sector: 'tuincentrum',
  }),
  [],
)
const LIST = 'Tuincentra in Horst:\n\n- Groenrijk: veel kamerplanten\n- De Peel: vijvers en tuinmeubels\n\n'

test.each([
  'Google Maps toont ook "De Gaard" aan de Venrayseweg, maar dat is een wegrestaurant.',
  'There is a "De Gaard" on the main road as well, but that’s a roadside restaurant.',
  '"De Gaard" kwam ook voorbij, but that is furniture rather than plants.',
  'A bit further on is De Gaard in Venray, a full restaurant rather than a garden centre.',
])('a name that is brought up to be dismissed is another’s: %s', (said) => {
  expect(judgeAnswer(LIST + said, known)).toMatchObject({ named: false, because: 'another-company' })
})

test.each([
  'De Gaard is ook een goede keus, maar dat is op zondag dicht.',
  'De Gaard heeft minder keus, maar het is wel de goedkoopste van de drie.',
  'De Gaard ligt buiten de stad, maar dat is een klein ritje.',
  'De Gaard, een tuincentrum in plaats van een bouwmarkt, is er het duurst.',
  'De Gaard is een tuincentrum rather than a nursery.',
  'De Gaard is groot, maar dat is een tuincentrum al gauw.',
])('of the company something else may follow: %s', (said) => {
  expect(judgeAnswer(LIST + said, known).named).toBe(true)
})
