import { expect, test } from 'vitest'
import { linesText } from './lines-text.ts'

test.each([
  [[3], 'regel 3'],
  [[3, 3], 'regel 3'],
  [[3, 4], 'regels 3 en 4'],
  [[62, 63, 64, 70, 85, 86], 'regels 62 t/m 64, 70, 85 en 86'],
])('names the lines %j', (lines, text) => {
  expect(linesText(lines)).toBe(text)
})
