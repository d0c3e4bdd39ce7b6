import { expect, test } from 'vitest'
import { isTranslated } from './trade-likeness.ts'

test('a trade is the same in Dutch and English, and any word may be one', () => {
  expect(isTranslated('roofing company', 'dakdekker')).toBe(true)
  expect(isTranslated('dakdekker', 'roofer')).toBe(true)
  expect(isTranslated('roofer', 'notaris')).toBe(false)
  expect(isTranslated('roofer', 'constructor')).toBe(false)
})
