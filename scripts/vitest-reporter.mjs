// A reporter of vitest: keeps what its JSON report leaves out, which is what failed outside a test, and how long each file took.
import fs from 'node:fs'
import process from 'node:process'

export default class {
  onTestRunEnd(modules, unhandledErrors, reason) {
    const report = { reason, problems: unhandledErrors.map((error) => `Buiten een test\n${textOf(error)}`), files: [] }
    for (const module of modules) {
      const { relativeModuleId: file } = module
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      report.files.push({ file, ms })
      // A file that could not be loaded, or a hook before or after its tests.
      for (const error of module.errors()) report.problems.push(`${file}\n${textOf(error)}`)
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors()) report.problems.push(`${file}\n${suite.fullName}\n${textOf(error)}`)
      }
    }
    fs.writeFileSync(process.env.TEST_PROBLEMS_FILE, JSON.stringify(report))
  }
}

function textOf(error) {
  const { type, message, stack, cause, code, VITEST_TEST_PATH: during } = error
  return [
    ...(type ? [`${type}${during ? ` tijdens ${during}` : ''}`] : []),
    stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`,
    ...(code ? [`code ${code}`] : []),
    ...(cause ? [`Oorzaak: ${textOf(cause)}`] : []),
  ].join('\n')
}
