import { expect, test } from 'vitest'
import { questionsFor } from './questions.ts'

const textsOf = (...given: Parameters<typeof questionsFor>) => questionsFor(...given).map(({ text }) => text)

test('questions are made from the name, the place, the sector and the services', () => {
  const texts = textsOf(
    { name: 'De Korenaar', city: 'Utrecht', sector: 'Bakkerij', services: ['Bruidstaarten', 'APK'] },
    'nl',
  )
  expect(texts).toContain('Wat doet De Korenaar in Utrecht?')
  expect(texts).toContain('Welke bakkerij in Utrecht raad je aan?')
  expect(texts).toContain('Waar kan ik in Utrecht terecht voor bruidstaarten?')
  expect(texts).toContain('Waar kan ik in Utrecht terecht voor APK?')
  expect(texts).toContain('Wat is het telefoonnummer van De Korenaar in Utrecht?')
})

test('what the profile lacks is not asked for, and without a name nothing is', () => {
  expect(textsOf({ name: 'Brightwater', services: ['Advice'] }, 'en')).toEqual([
    'What does Brightwater do?',
    'What do you know about Brightwater?',
    'What is the phone number of Brightwater?',
    'What is the address of Brightwater?',
    'What is the website of Brightwater?',
    'In which year was Brightwater founded?',
  ])
  expect(textsOf({ name: ' ', city: 'Utrecht', services: [] }, 'nl')).toEqual([])
})

test.each([
  ['Installatiebedrijf', 'Welk installatiebedrijf in Ede raad je aan?', 'Which installer in Ede would you recommend?'],
  ['Dakbedekking', 'Welke dakdekker in Ede raad je aan?', 'Which roofer in Ede would you recommend?'],
  [
    'Ambachtelijke bakkerij',
    'Welke ambachtelijke bakkerij in Ede raad je aan?',
    'Which bakery in Ede would you recommend?',
  ],
  ['IT-dienstverlening', 'Welk IT-bedrijf in Ede raad je aan?', 'Which IT provider in Ede would you recommend?'],
  ['Roofing', 'Welke roofing in Ede raad je aan?', 'Which roofer in Ede would you recommend?'],
])('the trade %s is asked for as people do, in their language', (sector, dutch, english) => {
  const company = { name: 'De Korenaar', city: 'Ede', sector, services: [] }
  expect(textsOf(company, 'nl')).toContain(dutch)
  expect(textsOf(company, 'en')).toContain(english)
})

test('a trade without an English name is not asked for in English', () => {
  const company = { name: 'De Korenaar', city: 'Ede', sector: 'Onderwijs', services: [] }
  expect(textsOf(company, 'nl')).toContain('Welk bedrijf voor onderwijs in Ede raad je aan?')
  expect(textsOf(company, 'en').filter((text) => text.includes('recommend'))).toEqual([])
})
