/** The README matches the program. `UPDATE_README=1 npx vitest run tests/readme.test.ts` regenerates it. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '#server/settings.ts'

const README = new URL('../README.md', import.meta.url)

function part(name: string): string {
  return new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)<!-- /${name} -->`).exec(readFileSync(README, 'utf8'))?.[1] ?? ''
}

function check(name: string, actual: string) {
  const rewrite = process.env.UPDATE_README === '1'
  if (rewrite) {
    const text = readFileSync(README, 'utf8')
    writeFileSync(
      README,
      text.replace(`<!-- ${name} -->\n${part(name)}`, () => `<!-- ${name} -->\n${actual}`),
    )
  }
  expect(part(name)).toBe(actual)
}

test('the report in the README is the output of its command', () => {
  const report = execFileSync(
    process.execPath,
    ['engine/cli.ts', 'https://voorbeeld.nl', '--from', 'tests/golden/accordion/www'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  check('audit', `\`\`\`\n${report.trim()}\n\`\`\`\n`)
})

test('the README names every setting with its meaning', () => {
  const rows = SETTINGS.map(({ name, meaning }) => `| \`${name}\` | ${meaning} |`)
  check('settings', `${['', '| setting | meaning |', '|---|---|', ...rows, ''].join('\n')}\n`)
})
