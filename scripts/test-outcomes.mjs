// What the parts of `npm test` report, in one form, and the end of its log: everything that failed, with its reason.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './process.mjs'

/** Lines and characters of one reason. */
const LINES = 30
const CHARACTERS = 3_000
const SLOWEST = 15

/**
 * An outcome: how many tests passed, how many failed, why (a text for each failure, its first line a name) and how long each file took.
 * A step that is not a test counts only when it fails, so that the last line never wrongly says 0 failed.
 */
export function fromSteps(steps) {
  const why = steps.map((step) => step.why).filter((text) => text !== null)
  return { passed: 0, failed: why.length, why, files: [] }
}

export function fromVitest({ status, report, besides }) {
  const results = report?.testResults ?? []
  const failedTests = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => [`${path.relative(root, name)} › ${result.fullName}`, ...result.failureMessages].join('\n')),
  )
  return counted('vitest', status, {
    passed: report?.numPassedTests ?? 0,
    why: [...failedTests, ...(besides?.problems ?? [])],
    files: besides?.files ?? [],
  })
}

export function fromPlaywright(status, report) {
  const tests = (report?.suites ?? []).flatMap(testsIn)
  const failed = tests.filter((test) => test.status === 'unexpected')
  const unsteady = tests.filter((test) => test.status === 'flaky')
  // A test before it in its file failed, or the time was up.
  const notRun = tests.filter((test) => test.status === 'skipped' && test.expectedStatus !== 'skipped')
  const took = new Map()
  for (const { file, projectName, results } of tests) {
    const name = `${file} (${projectName})`
    took.set(
      name,
      results.reduce((sum, { duration }) => sum + duration, took.get(name) ?? 0),
    )
  }
  return counted('playwright', status, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    why: [
      ...failed.map((test) => [test.title, ...test.results.flatMap(({ errors }) => errors.map(textOf))].join('\n')),
      ...(report?.errors ?? []).map((error) => `Buiten een test in de browser\n${textOf(error)}`),
    ],
    notRun: notRun.map(({ title }) => title),
    unsteady: unsteady.map((test) =>
      [test.title, ...test.results.flatMap(({ errors }) => errors.map(textOf))].join('\n'),
    ),
    files: [...took].map(([file, ms]) => ({ file, ms })),
  })
}

function testsIn(suite) {
  return [
    ...(suite.suites ?? []).flatMap(testsIn),
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests.map((test) => ({ ...test, file, title: `[${test.projectName}] ${file}:${line} › ${title}` })),
    ),
  ]
}

const textOf = ({ message, value, snippet }) => [message ?? value ?? '', ...(snippet ? [snippet] : [])].join('\n')

/** A program that ends with an error has failed, also if it says of nothing that it did. */
function counted(name, status, outcome) {
  const { why } = outcome
  const all =
    status !== 0 && why.length === 0 ? [`${name}\neindigde met status ${status}, zonder te zeggen waarom`] : why
  return { ...outcome, failed: all.length, why: all }
}

/** Prints the end of the log, and returns how much failed. The last lines name each failure once more, so that a tail always has them all. */
export function printEnd(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const files = outcomes.flatMap((outcome) => outcome.files)
  const why = outcomes.flatMap((outcome) => outcome.why.map(stripVTControlCharacters))

  if (files.length > SLOWEST) {
    console.log('\nDe traagste bestanden:')
    for (const { file, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
      console.log(`${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`)
    }
  }
  for (const text of why) console.log(`\n${text.slice(0, CHARACTERS).split('\n').slice(0, LINES).join('\n')}`)
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? [])
  if (unsteady.length > 0) console.log('\nPas bij de tweede keer geslaagd:')
  for (const text of unsteady) console.log(`- ${inOneLine(stripVTControlCharacters(text))}`)
  if (why.length > 0) console.log('\nMislukt:')
  for (const text of why) console.log(`- ${inOneLine(text)}`)
  for (const title of outcomes.flatMap(({ notRun = [] }) => notRun)) console.log(`- ${title}: niet uitgevoerd`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

function inOneLine(text) {
  const said = text.split('\n').map((line) => line.trim())
  return said
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 4)
    .join(' | ')
    .slice(0, 400)
}
