// Runs everything that must pass: checks, build, tests on both databases, tests in a real browser.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { checks } from './check.mjs'
import { root, run } from './process.mjs'
import { heading } from './steps.mjs'
import { fromPlaywright, fromSteps, fromVitest, printEnd } from './test-outcomes.mjs'
import { readReport, runVitest, withTestMachine } from './vitest.mjs'

export async function test(files) {
  const before = gitState()
  const outcomes = []
  let interrupted = false
  const interrupt = () => {
    interrupted = true
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt)

  const wentOn = await withTestMachine(async (env, folder) => {
    // With file names only those tests run; without, everything.
    const inBrowser = files.filter((file) => file.includes('e2e'))
    const others = files.filter((file) => !file.includes('e2e'))
    const steps = await Promise.all(files.length === 0 ? [...checks(), built()] : [built()])
    outcomes.push(fromSteps(steps))
    if (files.length > 0 && steps[0].why) return false

    if (!interrupted && (files.length === 0 || others.length > 0)) {
      heading('Tests (vitest)')
      outcomes.push(fromVitest(await runVitest(others, env, folder)))
    }
    if (!interrupted && (files.length === 0 || inBrowser.length > 0)) {
      heading('Tests in de browser (playwright)')
      const report = path.join(folder, 'playwright.json')
      const status = await run('playwright', ['test', '--reporter=list,json', ...inBrowser], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      })
      outcomes.push(fromPlaywright(status, readReport(report)))
    }
    return true
  })
  if (!wentOn) return 1
  if (interrupted) return 130

  const after = gitState()
  if (files.length === 0 && before !== after) {
    outcomes.push(fromSteps([{ why: `De tests hebben bestanden van het project veranderd\n${after}` }]))
  }
  return printEnd(outcomes) === 0 ? 0 : 1
}

async function built() {
  try {
    await build()
    heading('Bouwen: in orde')
    return { why: null }
  } catch (error) {
    heading(`Bouwen: MISLUKT. ${error.message}`)
    return { why: `Bouwen\n${error.message}` }
  }
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
