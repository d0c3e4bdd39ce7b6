import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Vishandel De Zeemeeuw',
    aliases: ['De Zeemeeuw'],
    addresses: [{ street: 'Nieuwendijk 12', city: 'Vlissingen' }],
    phones: ['0118 555 426'],
    sector: 'vishandel',
    services: ['Verse zeevis', 'Visplateaus bezorgen'],
    foundingYear: 1959,
    hours: ['di,wo,do,vr 09:00-18:00; za 09:00-16:00; ma,zo gesloten'],
  }),
  [{ name: 'Vishandel Poppe' }],
)
const stated = (answer: string, question = 'Wat weet je over De Zeemeeuw in Vlissingen?') =>
  judgeAnswer(answer, known, { question })
    .facts.filter(({ verdict }) => verdict !== 'absent')
    .map(({ fact, verdict }) => (verdict === 'right' ? fact : `-${fact}`))
    .join(' ')

test.each([
  ['Ze zitten in Middelburg.', '-city'],
  ['Het telefoonnummer is 0118 555 999.', '-phone'],
  ['0118 555 426', 'phone'],
  ['Sinds 1987.', '-foundingYear'],
  ['Op maandag zijn ze gesloten. Bellen kan op 0118 555 426.', 'phone hours'],
  ['Ja, ze zijn op zondag open van 10 tot 16 uur.', '-hours'],
  ['It was founded in 1987 and sits at Nieuwendijk 12.', 'address -foundingYear'],
])('what an answer says without a name is said of the company that its question names: %s', (answer, facts) => {
  expect(stated(answer)).toBe(facts)
  for (const question of [
    'Waar koop je verse vis?',
    'Wat weet je over Vishandel Poppe?',
    'Is De Zeemeeuw of Vishandel Poppe beter?',
  ])
    expect(stated(answer, question)).toBe('')
})

test.each([
  'Bedoel je misschien Visbistro De Zilte? Die zit in Vlissingen en belt op 0118 555 999.',
  'De Zilvermeeuw is een vogel die je in Vlissingen het hele jaar ziet.',
  'De zeemeeuw broedt langs de hele kust, van Den Helder tot Vlissingen, en eet van alles: verse zeevis, afval en de friet van wie even niet oplet. Buiten de broedtijd trekt hij landinwaarts en slaapt hij in groepen.',
  'Het spijt me, maar over deze zaak heb ik geen gegevens. Kijk op kvk.nl, of bel het register op 088 585 22 22.',
])('what an answer says of something else is not: %s', (answer) => {
  expect(stated(answer)).toBe('')
})
