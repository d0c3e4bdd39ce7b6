import { expect, it } from 'vitest'
import { textInHtml } from '#engine/checks/readable/text-in-html.ts'
import { whoDoes } from './who-does.rules.ts'

it('assigns texts and facts to the owner, and files and code to the website’s builder', () => {
  const code = { format: 'html' as const, intro: '', text: '' }
  const says = 'Noem je prijzen.'
  expect(whoDoes({ id: 'concrete-numbers', category: 'inhoud', says })).toBe('jij')
  expect(whoDoes({ id: 'known-phone', category: 'bekende-gegevens', says })).toBe('jij')
  expect(whoDoes({ id: 'json-ld', category: 'identiteit', says, code })).toBe('je websitebouwer')
  expect(whoDoes({ id: 'sitemap', category: 'ontdekking', says })).toBe('je websitebouwer')
})

it('assigns missing text to the owner, and a page that is empty without JavaScript to the builder', () => {
  const change = { id: 'text-in-html', category: 'leesbaar' } as const
  const { little, none } = textInHtml.outcomes
  for (const language of ['nl', 'en'] as const) {
    expect(whoDoes({ ...change, says: little!.advice![language] })).toBe('jij')
    expect(whoDoes({ ...change, says: none!.advice![language] })).toBe('je websitebouwer')
  }
})
