import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Kleermakerij Haddad',
    aliases: ['Haddad'],
    addresses: [{ city: 'Utrecht' }],
    foundingYear: 2001,
    sector: 'kleermaker',
    team: [{ name: 'Samir Haddad', role: 'eigenaar' }],
  }),
  [],
)

test.each([
  [true, 'Samir Haddad opende in 2001 zijn kleermakerij in Utrecht.'],
  [true, 'Since 2001, Samir Haddad has run his tailor shop in Utrecht.'],
  [true, 'In de kleermakerij van Samir Haddad in Utrecht hangen de pakken rijen dik.'],
  [true, 'Bij kleermaker Samir Haddad in Utrecht kost een zoom 15 euro.'],
  [true, 'De kleermaker in Utrecht is Samir Haddad: hij vermaakt pakken.'],
  [true, 'Samir Haddad is kleermaker in Utrecht.'],
  [true, 'Samir Haddad, a tailor from Utrecht, mends coats.'],
  [true, 'In Utrecht werkt Samir Haddad als kleermaker.'],
  [false, 'Samir Haddad is kleermaker bij Naald & Draad in Utrecht.'],
  [false, 'Samir Haddad is kleermaker in Assen.'],
  [false, 'Samir Haddad heeft een kleermakerij in Assen.'],
  [false, 'Samir Haddad is hartchirurg in Utrecht.'],
  [false, 'Samir Haddad bracht zijn pak naar een kleermakerij in Utrecht.'],
  [false, 'Samir Haddad begon zijn kleermakerij Naald & Draad in Utrecht.'],
  [false, 'Samir Haddad uit Utrecht won de wedstrijd; zijn broer heeft een kleermakerij.'],
  [false, 'Karim Haddad begon in 2010 een kleermakerij in Rotterdam.'],
])('whom the company is called after names it by the trade that is his there, %s: %s', (named, answer) => {
  expect(judgeAnswer(answer, known).named).toBe(named)
})
