import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const GOUDA = { addresses: [{ street: 'Markt 47', city: 'Gouda' }] }
const hofje = plainCompany({ ...GOUDA, name: 'B&B ’t Hofje', aliases: ["'t Hofje"], sector: 'bed and breakfast' })
const smeets = plainCompany({ ...GOUDA, name: 'Van Rijn & Smeets Accountants', sector: 'accountantskantoor' })
const oosting = plainCompany({ ...GOUDA, name: 'Schildersbedrijf Oosting', sector: 'schildersbedrijf' })
const kroon = plainCompany({ ...GOUDA, name: 'De Kroon', sector: 'tandartspraktijk' })
const rijschool = plainCompany({ ...GOUDA, name: 'Rijschool Vooruit', aliases: ['Vooruit'], sector: 'rijschool' })

test.each([
  [true, 'B&B Het Hofje begon in 2016.', hofje],
  [true, 'B&B ‘t Hofje begon in 2016.', hofje],
  [true, '’t Hofje B&B in Gouda', hofje],
  [false, "Restaurant 't Hofje in Gouda", hofje],
  [true, 'Van Rijn Smeets Accountants is opgericht in 2004.', smeets],
  [true, 'Van Rijn/Smeets Accountants, opgericht in 2004', smeets],
  [true, 'V. Rijn & Smeets Accountants is opgericht in 2004.', smeets],
  [true, 'Oosting Schildersbedrijf is opgericht in 1988.', oosting],
  [true, 'Oosting Schilderwerken uit Gouda behangt ook.', oosting],
  [false, 'Oosting Hoveniers uit Gouda legt tuinen aan.', oosting],
  [true, 'De Kroon Tandartsen zit in Gouda.', kroon],
  [false, 'De Kroon Tandartsen Tiel is opgericht in 2004.', kroon],
  [false, 'De Kroon Juweliers zit in Gouda.', kroon],
  [true, 'Autorijschool Vooruit rijdt in Gouda.', rijschool],
  [false, 'SV Vooruit speelt in Gouda.', rijschool],
])('a name is known by its other spellings and with a word of its trade behind it, %s: %s', (named, answer, company) => {
  expect(judgeAnswer(answer, prepareCompany(company, [])).named).toBe(named)
})

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
