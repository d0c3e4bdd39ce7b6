import { expect, it } from 'vitest'
import { whoDoes } from './who-does.rules.ts'

it('assigns texts and facts to the owner, and files and code to the website’s builder', () => {
  const code = { format: 'html' as const, intro: '', text: '' }
  expect(whoDoes({ id: 'concrete-numbers', category: 'inhoud' })).toBe('jij')
  expect(whoDoes({ id: 'known-phone', category: 'bekende-gegevens' })).toBe('jij')
  expect(whoDoes({ id: 'text-in-html', category: 'leesbaar' })).toBe('jij')
  expect(whoDoes({ id: 'json-ld', category: 'identiteit', code })).toBe('je websitebouwer')
  expect(whoDoes({ id: 'sitemap', category: 'ontdekking' })).toBe('je websitebouwer')
})
