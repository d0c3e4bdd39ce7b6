/** Keeps the repository easy to navigate: small files in small folders, and documents that name existing paths. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.dirname(import.meta.dirname)
const MOST_IN_A_FOLDER = 25
const MOST_LINES = 300
const MEDIAN_LINES = 80

/** Generated or drawn as data: nobody reads these from top to bottom. */
const NOT_WRITTEN_BY_HAND = [
  'db/migrations/',
  'tests/golden/',
  'tests/cases/',
  'bench/equal-page/',
  'scripts/demo-video/',
]

const isTest = (file: string) => /[.](test|spec)[.]tsx?$/.test(file) || file.startsWith('tests/')
const under = (...folders: string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*`),
    { cwd: ROOT, exclude: (name) => name === 'node_modules' },
  )
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
const code = under('app', 'bench', 'db', 'engine', 'features', 'scripts', 'server', 'tests')
  .filter((file) => /[.](ts|tsx|mjs|js|css|sql|grit)$/.test(file))
  .filter((file) => !NOT_WRITTEN_BY_HAND.some((folder) => file.startsWith(folder)))
const documents = under('docs')
const linesOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length

test(`no folder holds more than ${MOST_IN_A_FOLDER} source files, tests not counted`, () => {
  const folders = Map.groupBy(
    code.filter((file) => !isTest(file)),
    (file) => path.dirname(file),
  )
  expect([...folders].filter(([, files]) => files.length > MOST_IN_A_FOLDER).map(([folder]) => folder)).toEqual([])
})

test(`no file is longer than ${MOST_LINES} lines`, () => {
  const long = code.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines > MOST_LINES)
  expect(long).toEqual([])
})

test(`half of the source files have at most ${MEDIAN_LINES} lines`, () => {
  const sorted = code
    .filter((file) => !isTest(file))
    .map(linesOf)
    .sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES)
})

/** Matches `server/app.ts`, `engine/fetch/`, `docs/decisions/0020`: code that begins with a folder of ours. */
const PATH = /`((?:app|bench|db|docs|engine|features|scripts|server|tests)\/[\w./-]*)`/g

function exists(named: string): boolean {
  if (existsSync(path.join(ROOT, named))) return true
  const decision = /^docs\/decisions\/(\d{4})$/.exec(named)?.[1]
  return decision !== undefined && documents.some((file) => file.startsWith(`docs/decisions/${decision}-`))
}

test.each([
  'docs/architecture.md',
  'docs/spec.md',
  'docs/security.md',
  'docs/operations.md',
])('every path that %s names exists', (document) => {
  const named = [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(PATH)].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((file) => !exists(file))).toEqual([])
})

test('every product rule and decision that code cites is in docs/', () => {
  const spec = readFileSync(path.join(ROOT, 'docs/spec.md'), 'utf8')
  const headings = new Set([...spec.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading!))
  const broken = code
    .filter((file) => !file.startsWith('scripts/lint/'))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      const cited = [...text.matchAll(/docs\/spec\.md, '([^'\n]+)'/g)].map(([, heading]) => heading!)
      const decisions = [...text.matchAll(/docs\/decisions\/(?:\d{4})/g)].map(([named]) => named)
      return [...cited.filter((heading) => !headings.has(heading)), ...decisions.filter((named) => !exists(named))].map(
        (reference) => `${file}: ${reference}`,
      )
    })
  expect(broken).toEqual([])
})

test('no code cites a document outside the repository', () => {
  const pattern =
    /\.\.\/shared|\(decisions: |[Ss]pecification(?:'s)?,? \(?section|\bsection \d of the (?:specification|contract)|\(profile-fields\)/
  expect(
    code.filter((file) => file !== 'tests/layout.test.ts' && pattern.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  ).toEqual([])
})
