import { expect, test } from 'vitest'
import { isNameOf } from './trade-names.ts'

test('a trade is the same in Dutch and English, and any word may be one', () => {
  expect(isNameOf('roofing company', 'dakdekker')).toBe(true)
  expect(isNameOf('dakdekker', 'roofer')).toBe(true)
  expect(isNameOf('roofer', 'notaris')).toBe(false)
  expect(isNameOf('roofer', 'constructor')).toBe(false)
})
