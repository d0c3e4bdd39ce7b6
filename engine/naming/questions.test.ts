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
