import { expect, test } from 'vitest'
import { plainSigns } from './inline-text.ts'

test('curly quotes, dashes, bullets and pictures become plain signs, each in its place', () => {
  expect(plainSigns('“De Linde” – ’t café • €12 ✅ 🐝 café ⚙️')).toBe('"De Linde" - \'t café · £12 ¤ ¤¤ café ¤¤')
})

test('letters of other alphabets stay, also beside signs', () => {
  expect(plainSigns('Łódź – ’t')).toBe("Łódź - 't")
})
