import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const BREDA = { addresses: [{ street: 'Haagdijk 83', city: 'Breda' }], foundingYear: 2013 }
const kroon = plainCompany({ ...BREDA, name: 'De Kroon', aliases: ['Barbershop De Kroon'], sector: 'barbershop' })
const opslag = plainCompany({ ...BREDA, name: 'Tolsma Verhuizingen & Opslag', sector: 'verhuisbedrijf' })
const kuipers = plainCompany({ ...BREDA, name: 'Waard & Kuipers Advocaten', sector: 'advocatenkantoor' })
const zn = plainCompany({ ...BREDA, name: 'Stucadoorsbedrijf Kuipers & Zn.', sector: 'stukadoor' })
const sons = plainCompany({ ...BREDA, name: 'Bouwbedrijf Visser & Zonen', sector: 'aannemer' })
const tolsma = plainCompany({ ...BREDA, name: 'Verhuisbedrijf Tolsma', sector: 'verhuisbedrijf' })

test.each([
  [true, kroon, 'Ja, bij Kroon aan de Haagdijk in Breda kun je ook op zondag terecht.'],
  [true, kroon, 'Barbershop Kroon zit in Breda.'],
  [true, kroon, 'Kroon in Breda was opened as a barbershop in 2013.'],
  [true, tolsma, '1. **Tolsma** – verhuisbedrijf in Breda, Haagdijk 83'],
  [true, tolsma, 'Tolsma is een verhuisbedrijf uit Breda.'],
  [true, opslag, 'Tolsma Verhuizingen zit in Breda. Tolsma Makelaardij is een ander bedrijf.'],
  [true, zn, 'Kuipers & Zn. in Breda is a plastering company that has existed since 2013.'],
  [true, zn, 'Kuipers en Zonen is een stukadoor in Breda.'],
  [true, sons, 'Visser & Zn. is een aannemer in Breda.'],
  [false, zn, 'Kuipers & Zn. is een slager in Breda.'],
  [false, zn, 'Slagerij Kuipers & Zn. zit in Breda.'],
  [true, kuipers, 'Waard en Kuipers in Breda is een advocatenkantoor.'],
  [
    true,
    tolsma,
    'Verhuizen? Tolsma aan de Haagdijk 83 in Breda. In Sneek zit ook een Tolsma, maar dat is een makelaar.',
  ],
  [false, tolsma, 'Verhuizen in Breda? Tolsma Makelaardij zit daar. Tolsma verkoopt huizen.'],
  [true, tolsma, 'Bel Tolsma, het verhuisbedrijf in Breda.'],
  [false, kroon, 'Kroon: zo heet wat een barbershop in Breda op je hoofd zet.'],
  [false, kroon, 'Kroon in Breda is op zondag open.'],
  [false, kroon, 'Kroon is een barbershop.'],
  [false, kroon, 'In Breda zit juwelier Kroon aan de Haagdijk.'],
  [true, kroon, '- Kroon: barbershop in Breda, Haagdijk 83'],
  [false, kroon, '- Kroon: zo heet in Breda wat een barbershop doet'],
  [false, kroon, 'Jan Kroon is barbier in Breda.'],
  [false, kroon, 'De heer Kroon heeft een barbershop in Breda.'],
  [false, kroon, 'Kroon van Dam heeft een barbershop in Breda.'],
  [false, tolsma, 'Het Tolsma is een buurt in Breda met een verhuisbedrijf.'],
  [false, tolsma, 'Tolsma is een makelaar uit Breda.'],
  [false, tolsma, 'Tolsma Makelaardij zit in Breda. Tolsma is geen verhuisbedrijf.'],
])('a short form alone names the company where trade and place, or what only it has, are beside it, %s: %s', (named, company, answer) => {
  expect(judgeAnswer(answer, prepareCompany(company, [])).named).toBe(named)
})

test('behind the name in full a short form is the company, and with another word it is another', () => {
  const year = (answer: string) =>
    judgeAnswer(answer, prepareCompany(tolsma, [])).facts.find(({ fact }) => fact === 'foundingYear')!.verdict
  expect(year('Verhuisbedrijf Tolsma zit in Breda. Ook Stam verhuist. Tolsma is opgericht in 1990.')).toBe('wrong')
  expect(year('Verhuisbedrijf Tolsma zit in Breda. Notariskantoor Tolsma is opgericht in 1990.')).toBe('absent')
})
