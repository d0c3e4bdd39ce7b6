import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Linde',
    aliases: ['Kapsalon Linde'],
    addresses: [{ street: 'Markt 47', city: 'Gouda' }],
    phones: ['0182 555 010'],
    foundingYear: 2015,
    sector: 'kapper',
    services: ['Bruidskapsels', 'Knippen'],
    team: [{ name: 'Jan Smit', role: 'eigenaar' }],
  }),
  [],
)
const cityIn = (answer: string) => {
  const { named, facts } = judgeAnswer(answer, known)
  return named ? facts.find(({ fact }) => fact === 'city')!.verdict : 'unnamed'
}

test.each([
  ['unnamed', 'Kapsalon Linde is a hair salon in Tiel.'],
  ['wrong', 'Kapsalon Linde in Tiel verzorgt ook bruidskapsels.'],
  ['wrong', 'Linde in Tiel verzorgt ook bruidskapsels.'],
  ['wrong', 'Linde in Tiel bestaat sinds 2015.'],
  ['wrong', 'Kapsalon Linde in Tiel is van Jan Smit.'],
  ['wrong', 'Voor een bruidskapsel kun je terecht bij Kapsalon Linde in Tiel. Wat dat kost, kon ik niet vinden.'],
  ['wrong', 'Kapsalon Linde is een kringloopwinkel. De zaak zit in Tiel.'],
  ['wrong', 'Kapsalon Linde is een aanrader. Wel weet ik dat de zaak in Tiel zit.'],
  ['unnamed', 'Kapsalon Linde zit in Tiel.'],
  ['unnamed', 'The Kapsalon Linde I can find is based in Tiel. Another Jan Smit plays hockey.'],
  ['unnamed', 'Linde is a hair salon in Tiel.'],
  ['unnamed', 'Kapsalon Linde in Tiel is een kapper, te bereiken op 0344 555 010.'],
  ['unnamed', 'Kapsalon Linde in Tiel verzorgt bruidskapsels en bestaat sinds 1990.'],
  ['unnamed', 'Kapsalon Linde in Tiel verzorgt bruidskapsels. Eigenaar is Piet Bos.'],
  ['unnamed', 'Kapsalon Linde in Tiel verzorgt bruidskapsels. In Gouda ken ik geen kapper van die naam.'],
])('with another town beside it the name is the company’s where what else is said is its own, %s: %s', (verdict, answer) => {
  expect(cityIn(answer)).toBe(verdict)
})
