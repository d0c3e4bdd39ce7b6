/** Each rule of dependency-cruiser.config.mjs refuses what it should: in a small tree every rule is broken at least once. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module", "imports": { "#*": "./*" } }',
  'node_modules/react/index.js': 'export const a = 1',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/parse5/index.js': 'export const a = 1',
  'node_modules/parse5/package.json': '{ "name": "parse5", "main": "index.js" }',
  'engine/plain.ts': 'export const a = 1; export type A = number',
  'engine/visit/robots.ts': "import { a } from 'parse5'; export const b = a; export type B = number",
  'engine/audit-worker.ts': "import { b } from './visit/robots.ts'; export const c = b",
  'features/thing.server.ts': 'export const a = 1; export type A = number',
  'db/table.ts': 'export const a = 1; export type A = number',
  'server/functions.ts': 'export const a = 1; export type A = number',
  'app/screen.tsx': 'export const a = 1; export type A = number',
}

/** File, its text, and the rules that refuse it: none if it is allowed. A circle is reported once, at its first file. */
const PROBES: [file: string, text: string, rules: string[]][] = [
  ['engine/uses-react.ts', "import { a } from 'react'; export { a }", ['engine-is-pure']],
  [
    'engine/uses-features.ts',
    "import type { A } from '../features/thing.server.ts'; export type X = A",
    ['engine-is-pure'],
  ],
  ['db/uses-engine.ts', "import { a } from '#engine/plain.ts'; export { a }", ['db-knows-tables']],
  [
    'features/uses-app.server.ts',
    "import type { A } from '#app/screen.tsx'; export type X = A",
    ['features-know-engine-and-db'],
  ],
  [
    'features/uses-server.server.ts',
    "export const x = () => import('#server/functions.ts')",
    ['features-know-engine-and-db'],
  ],
  ['app/engine-value.tsx', "import { a } from '#engine/plain.ts'; export { a }", ['app-calls-features']],
  ['app/engine-reexport.tsx', "export * from '../engine/plain.ts'", ['app-calls-features']],
  ['app/engine-type.tsx', "import { type A } from '#engine/plain.ts'; export type X = A", []],
  ['app/db-type.tsx', "import type { A } from '../db/table.ts'; export type X = A", ['app-knows-no-db']],
  ['app/server-type.tsx', "import type { A } from '#server/functions.ts'; export type X = A", ['app-knows-no-server']],
  [
    'app/api-client.ts',
    "import { a } from '#server/functions.ts'; export { a }",
    ['app-knows-the-function-table-by-type'],
  ],
  [
    'app/uses-server-code.tsx',
    "import { a } from '#features/thing.server.ts'; export { a }",
    ['browser-code-is-no-server-code'],
  ],
  ['features/rules.ts', "import { a } from './thing.server.ts'; export { a }", ['browser-code-is-no-server-code']],
  ['features/rules-by-type.ts', "import type { A } from './thing.server.ts'; export type X = A", []],
  ['app/routes/auth/login.tsx', "import { a } from '#features/thing.server.ts'; export { a }", []],
  [
    'engine/reads-here.ts',
    "import { b } from './visit/../visit/robots.ts'; export { b }",
    ['parsers-run-in-the-worker'],
  ],
  ['engine/fetch/reads-here.ts', "import { b } from '../visit/robots.ts'; export { b }", ['parsers-run-in-the-worker']],
  [
    'server/reads-here.ts',
    "export const x = async () => (await import('#engine/visit/robots.ts')).b",
    ['parsers-run-in-the-worker'],
  ],
  ['engine/by-type.ts', "import type { B } from './visit/robots.ts'; export type X = B", []],
  ['server/parses.ts', "import { a } from 'parse5'; export { a }", ['html-is-parsed-in-the-worker']],
  [
    'server/circle-a.ts',
    "import { b } from './circle-b.ts'; export const a = () => b",
    ['no-circle', 'no-circle-of-types'],
  ],
  ['server/circle-b.ts', "import { a } from './circle-a.ts'; export const b = () => a", []],
  [
    'server/half-a.ts',
    "import { b } from './half-b.ts'; export const a = b; export type A = number",
    ['no-circle-of-types'],
  ],
  ['server/half-b.ts', "import type { A } from './half-a.ts'; export const b: A = 1", []],
  ['server/any.test.ts', "import { b } from '#engine/visit/robots.ts'; export { b }", []],
]

let folder: string
let refused: Map<string, string[]>
let rules: string[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'layers-'))
  for (const [file, text] of [...Object.entries(FILES), ...PROBES]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const root = path.dirname(import.meta.dirname)
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/.bin/depcruise'),
      ...['--config', path.join(root, 'dependency-cruiser.config.mjs'), '--output-type', 'json'],
      ...['engine', 'features', 'app', 'server', 'db'],
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const { violations, ruleSetUsed } = JSON.parse(stdout).summary as {
    violations: { from: string; rule: { name: string } }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
  rules = ruleSetUsed.forbidden.map(({ name }) => name)
  refused = new Map(
    [...Map.groupBy(violations, ({ from }) => from)].map(([from, all]) => [
      from,
      [...new Set(all.map(({ rule }) => rule.name))].sort(),
    ]),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(PROBES)('%s with “%s” breaks exactly the rules %j', (file, _text, names) => {
  expect(refused.get(file) ?? []).toEqual(names)
})

test('nothing else in the tree is refused', () => {
  const probes = new Set(PROBES.map(([file]) => file))
  expect([...refused.keys()].filter((file) => !probes.has(file))).toEqual([])
})

test('every rule refuses something here', () => {
  const shown = new Set(PROBES.flatMap(([, , names]) => names))
  expect(rules.filter((name) => !shown.has(name))).toEqual([])
})
