// Runs everything that must pass: checks, build, tests on both databases, tests in a real browser.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { checks } from './check.mjs'
import { root, run } from './process.mjs'
import { heading } from './steps.mjs'
import { readReport, runVitest, withTestMachine } from './vitest.mjs'

export async function test(files) {
  const before = gitState()
  const total = { passed: 0, failed: 0, why: [] }
  const add = ({ passed, failed, why = [] }) => {
    total.passed += passed
    total.failed += failed
    total.why.push(...why)
  }
  let interrupted = false
  const interrupt = () => {
    interrupted = true
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt)

  const wentOn = await withTestMachine(async (env, folder) => {
    // With file names only those tests run; without, everything.
    const inBrowser = files.filter((file) => file.includes('e2e'))
    const others = files.filter((file) => !file.includes('e2e'))
    if (files.length === 0) add(failures(await Promise.all([...checks(), built()])))
    else if (!(await built())) return false

    if (!interrupted && (files.length === 0 || others.length > 0)) {
      heading('Tests (vitest)')
      const { status, report } = await runVitest(others, env, folder)
      add(
        counted(status, report, (json) => ({
          passed: json.numPassedTests,
          failed: json.numFailedTests,
          why: json.testResults.flatMap(({ name, message, assertionResults }) => [
            ...(message ? [`${path.relative(root, name)}\n${message}`] : []),
            ...assertionResults
              .filter((result) => result.status === 'failed')
              .map((result) => [path.relative(root, name), result.fullName, ...result.failureMessages].join('\n')),
          ]),
        })),
      )
    }
    if (!interrupted && (files.length === 0 || inBrowser.length > 0)) {
      heading('Tests in de browser (playwright)')
      const report = path.join(folder, 'playwright.json')
      const status = await run('playwright', ['test', '--reporter=list,json', ...inBrowser], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      })
      add(
        counted(status, readReport(report), ({ stats }) => ({
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
        })),
      )
    }
    return true
  })
  if (!wentOn) return 1
  if (interrupted) return 130

  if (files.length === 0 && before !== gitState()) {
    heading('De tests hebben bestanden van het project veranderd: MISLUKT')
    console.log(gitState().slice(0, 4000))
    total.failed += 1
  }
  // Repeated at the end, so that the end of a long run shows the failures.
  for (const why of total.why) console.log(`\n${why.slice(0, 3000)}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function built() {
  try {
    await build()
    heading('Bouwen: in orde')
    return true
  } catch (error) {
    heading(`Bouwen: MISLUKT. ${error.message}`)
    return false
  }
}

/** A step that is not a test counts only when it fails, so that the last line never wrongly says 0 failed. */
const failures = (outcomes) => ({ passed: 0, failed: outcomes.filter((passed) => !passed).length })

function counted(status, report, read) {
  const counts = report ? read(report) : { passed: 0, failed: 0 }
  // A file that could not be loaded has no failed test in the report.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The state of the working tree according to git. A difference after the run means that a test wrote into the project. */
function gitState() {
  if (!fs.existsSync(path.join(root, '.git'))) return ''
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('status', '--porcelain') + git('diff', 'HEAD')
  } catch {
    // No git on this machine, or a folder that it does not trust.
    return ''
  }
}
