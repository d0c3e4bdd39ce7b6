/** docs/security.md names existing tests, and every file of the attack suite. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file!)

test('every test that docs/security.md names exists', () => {
  expect(named.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([])
})

test('docs/security.md names every file of the attack suite', () => {
  const files = readdirSync(new URL('tests/attack/', ROOT)).filter((file) => file.endsWith('.test.ts'))
  expect(files.map((file) => `tests/attack/${file}`).filter((file) => !named.includes(file))).toEqual([])
})

test('each row names what bounds its promise and which test shows it', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  for (const row of rows.slice(1)) {
    expect(row.split('|').map((cell) => cell.trim() !== '')).toEqual([false, true, true, true, true, false])
    expect(row).toMatch(/\.(?:test|spec)\.ts`/)
  }
})
