import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

test.each([
  ['kvk', 'right', 'KvK 0104-4412.'],
  ['kvk', 'wrong', 'Ingeschreven onder KvK 01.04.44.21.'],
  ['kvk', 'wrong', 'Chamber of Commerce: 01-044-421.'],
  ['kvk', 'wrong', 'Met nummer 01044421 staat het in het handelsregister.'],
  ['kvk', 'absent', 'Een KvK-nummer heeft acht cijfers, zoals 12345678.'],
  ['kvk', 'wrong', '01109327 (KvK).'],
  ['kvk', 'wrong', 'KvK-nummer (8 cijfers): 01109327'],
  ['kvk', 'wrong', 'Its KvK registration is 0110-9327.'],
  ['kvk', 'wrong', '01109327 is het KvK-nummer.'],
  ['kvk', 'wrong', 'Chamber of Commerce registration: 0110-9327.'],
  ['kvk', 'absent', 'Het VCA-certificaat heeft nummer 20231144.'],
  ['kvk', 'wrong', 'KvK 01-044-421.'],
  ['kvk', 'wrong', 'Inschrijvingsnummer: 01044421'],
  ['kvk', 'wrong', 'Its registration number is 01044421.'],
  ['kvk', 'wrong', 'Company number: 01044421'],
  ['kvk', 'wrong', 'Business registration: 01044421'],
  ['kvk', 'wrong', 'According to the company register, its number is 01044421.'],
  ['kvk', 'wrong', 'The Dutch business register lists it under 01044421.'],
  ['kvk', 'wrong', 'In the commercial register it has number 01044421.'],
  ['kvk', 'wrong', 'The official register gives its number as 01044421.'],
  ['kvk', 'wrong', 'It is registered as 01044421 with the KvK.'],
  ['kvk', 'wrong', 'Het is onder 01044421 ingeschreven in het handelsregister.'],
  ['kvk', 'wrong', '01044421 is het nummer waaronder het bij de KvK staat.'],
  ['kvk', 'absent', 'De verhuurder van het pand staat bij de KvK onder nummer 01044421.'],
  ['kvk', 'absent', 'Het registratienummer bij de brancheorganisatie is 01044421.'],
  ['kvk', 'absent', 'Geregistreerd bij de KvK. The membership number is 01044421.'],
  ['kvk', 'absent', 'Bij de KvK sinds 01-04-1999.'],
  ['vat', 'right', 'Btw-nummer NL 0012.34.567.B.89.'],
  ['vat', 'absent', 'Een btw-nummer begint met NL, bijvoorbeeld NL123456789B01.'],
])('the %s is %s in: %s', (fact, verdict, said) => {
  const numbers = { name: 'Van Dalen Dakwerken', kvk: '01044412', vat: 'NL001234567B89' }
  const { facts } = judgeAnswer(
    `Van Dalen Dakwerken zit in Zwolle. ${said}`,
    prepareCompany(plainCompany({ ...numbers, addresses: [{ city: 'Zwolle' }] }), []),
  )
  expect(facts.find((one) => one.fact === fact)!.verdict).toBe(verdict)
})
