import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'

const known = prepareCompany(
  {
    name: 'Van Dalen Dakwerken',
    aliases: [],
    websites: [],
    phones: [],
    emails: [],
    addresses: [{ city: 'Zwolle' }],
    foundingYear: 1987,
    services: [],
    team: [],
  },
  [],
)

test.each([
  ['right', 'Het werd in negentienzevenentachtig opgericht.'],
  ['right', 'It was founded in nineteen eighty-seven.'],
  ['wrong', 'It was founded in nineteen seventy-eight.'],
  ['wrong', 'Het bestaat sinds tweeduizend drie.'],
  ['wrong', 'Als startjaar wordt 1978 vermeld.'],
  ['wrong', 'Het bedrijf ging van start in 1978.'],
  ['wrong', 'It opened its doors in 1978.'],
  ['absent', 'Het is onderdeel van Dakgroep Nederland, dat in 1995 begon.'],
  ['wrong', 'It has been in operation since 1978.'],
  ['wrong', 'Het staat te boek met 1978 als jaar van oprichting.'],
  ['right', 'Startdatum: 01-05-1987.'],
  ['wrong', '\n\n- Sinds? 1978'],
  ['absent', 'Het opende in 2015 een tweede loods.'],
  ['absent', 'Jan Wit begon er in 2015 als dakdekker.'],
  ['absent', 'It has laid two thousand roofs.'],
])('the founding year is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, known)
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})
