import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scoringDoc } from './write-scoring-doc.ts'

it('keeps docs/scoring.md in step with the checks (run: node engine/write-scoring-doc.ts)', () => {
  expect(readFileSync(new URL('../docs/scoring.md', import.meta.url), 'utf8')).toBe(scoringDoc())
})
