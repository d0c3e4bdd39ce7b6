import { expect, test } from 'vitest'
import { readProfileForm, writeProfileForm } from './profile-form.ts'

const values = {
  companyName: 'Bakkerij Voorbeeld',
  andereNamen: ['De Voorbeeldbakker'],
  url: 'https://voorbeeld.nl',
  locations: ['Ede', 'Zwolle'],
  countries: ['NL'],
  desiredInfo: '',
  llmPlatforms: ['chatgpt' as const],
}

test('the action reads the same values as the form sends', () => {
  const form = writeProfileForm(values, 'publish', '')
  expect(form.get('intent')).toBe('publish')
  expect(readProfileForm(form)).toEqual(values)
})

test('without JavaScript the box for another country may stay empty', () => {
  const form = writeProfileForm(values, 'save', '')
  form.append('countries', '')
  expect(readProfileForm(form).countries).toEqual(['NL'])
})
