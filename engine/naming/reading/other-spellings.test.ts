import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

test.each([
  [true, ['Kelder 13'], 'In Gouda kun je naar Kelder Dertien.'],
  [true, ['Studio Zeven'], 'Studio 7 is a yoga studio in Gouda.'],
  [false, ['Kelder 13'], 'Kelder Veertien is een platenzaak in Gouda.'],
  [true, ['Postma & Veldhuis'], 'Postma Veldhuis zit in Gouda.'],
  [true, ['Postma & Veldhuis'], 'Bij Postma-Veldhuis in Gouda kun je terecht.'],
  [true, ['Van der Meulen Brinkhorst Belastingadviseurs'], 'Van der Meulen & Brinkhorst Belastingadviseurs in Gouda.'],
  [true, ['Van der Meulen Brinkhorst'], 'You mean Van der Meulen and Brinkhorst in Gouda.'],
  [false, ['Van der Meulen Brinkhorst'], 'Vermeulen Brinkman in Gouda is a law office.'],
  [true, ['Bouwbedrijf Hofstra', 'Hofstra en Zonen'], 'Bouwbedrijf Hofstra & Zonen zit in Gouda.'],
  [false, ['Bouwbedrijf Hofstra'], 'Bouwbedrijf Hofstra & Zonen zit in Rolde.'],
])('%s that %j is named in: %s', (named, [name = '', ...aliases], answer) => {
  const company = plainCompany({ name, aliases, addresses: [{ city: 'Gouda' }] })
  expect(judgeAnswer(answer, prepareCompany(company, [])).named).toBe(named)
})
