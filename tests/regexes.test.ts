/** `npm run regexes` finds slow patterns, however they are written. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SCRIPT = new URL('../scripts/regexes.mjs', import.meta.url).pathname

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vindbaar-regexes-'))
  mkdirSync(join(folder, 'engine'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Its report on one file with this text. */
async function saidOf(code: string) {
  writeFileSync(join(folder, 'engine/probe.ts'), code)
  return promisify(execFile)(process.execPath, [SCRIPT, folder]).then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code: status, stdout }: { code: number; stdout: string }) => ({ status, stdout }),
  )
}

test('a pattern that backtracks at every character is refused, with its place', async () => {
  const { status, stdout } = await saidOf('export const end = (text: string) =>\n  text.replace(/[ab]+$/, "")\n')
  expect(status).toBe(1)
  expect(stdout).toContain('engine/probe.ts:2 polynomial 2')
})

test('a composed pattern is refused, and so is one that is only known at run time', async () => {
  const composed = await saidOf(
    `const WORDS = ['a', 'b']\nexport const P = new RegExp(\`(?:\${WORDS.join('|')})+$\`)\n`,
  )
  expect(composed).toMatchObject({ status: 1, stdout: expect.stringContaining('engine/probe.ts:2 polynomial 2') })
  const late = await saidOf('export const made = (text: string) => new RegExp(text)\n')
  expect(late).toMatchObject({ status: 1, stdout: expect.stringContaining('engine/probe.ts:1 new RegExp') })
})

test('a linear pattern passes, and so does one with a numeric bound', async () => {
  expect((await saidOf('export const P = /^(?:[ab]c)*$/\n')).status).toBe(0)
  expect((await saidOf('// Bounded: the first 200 characters of a line\nexport const P = /[ab]+$/\n')).status).toBe(0)
  expect((await saidOf('// Bounded: a line\nexport const P = /[ab]+$/\n')).status).toBe(1)
})
