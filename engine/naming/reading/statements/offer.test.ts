import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'

const known = prepareCompany(
  {
    name: 'Van Dalen Klimaat',
    aliases: [],
    websites: [],
    phones: [],
    emails: [],
    addresses: [{ city: 'Zwolle' }],
    services: ['Warmtepompen', 'Airconditioning'],
    team: [],
  },
  [],
)
const servicesIn = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'services')!.verdict

test.each([
  ['wrong', 'Airconditioning doen ze overigens niet.'],
  ['wrong', 'Airconditioning levert en plaatst het bedrijf niet.'],
  ['wrong', 'Airconditioning zit niet meer in het aanbod.'],
  ['wrong', 'Airconditioning? Nee, dat doen ze niet.'],
  ['wrong', 'Voor airconditioning moet je elders zijn.'],
  ['wrong', 'They no longer offer airconditioning.'],
  ['wrong', 'Airconditioning is not something they do.'],
  ['wrong', 'Ze doen alles behalve airconditioning.'],
  ['right', 'Warmtepompen: geen voorrijkosten.'],
  ['right', 'Warmtepompen plaatsen ze niet alleen in nieuwbouw.'],
  ['right', 'Warmtepompen zijn op zaterdag niet leverbaar.'],
  ['right', 'Voor warmtepompen word je soms doorverwezen.'],
])('a service is %s in: %s', (verdict, said) => {
  expect(servicesIn(`Van Dalen Klimaat zit in Zwolle. ${said}`)).toBe(verdict)
})
