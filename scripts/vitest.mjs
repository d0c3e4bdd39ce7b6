// Runs vitest with what the tests need: a PostgreSQL server, Chromium, a folder for temporary files.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { complaint, root, run, runQuietly } from './process.mjs'

const MEMORY = '/dev/shm'
/** Several times what a whole run has in its files at once. */
const ROOM = 3 * 2 ** 30

/** Runs `work` with the environment that tests expect and a temporary folder that is removed afterwards, also after an interruption. */
export async function withTestMachine(work) {
  const place = placeForFiles()
  const { chromium, postgres } = await prepare(place)
  const folder = fs.mkdtempSync(path.join(place, 'vindbaar-'))
  try {
    const env = { TEST_DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium, TMPDIR: folder }
    const [pglite, template] = await Promise.all([preparePglite(folder), preparePostgres(env)])
    return await work({ ...env, ...pglite, ...template }, folder)
  } finally {
    await postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * In memory, where the machine has room there: every test creates and removes the thousand files of a database, which on ext4 took a
 * twelfth of the processor time and makes each start wait for what others write.
 */
function placeForFiles() {
  if (process.env.TMPDIR || !fs.existsSync(MEMORY)) return os.tmpdir()
  const { bavail, bsize } = fs.statfsSync(MEMORY)
  return Math.min(bavail * bsize, os.freemem() / 2) > ROOM ? MEMORY : os.tmpdir()
}

/** The exit status, vitest's report and that of scripts/vitest-reporter.mjs; null for one that was not written. */
export async function runVitest(files, env, folder) {
  const file = path.join(folder, 'vitest.json')
  const problems = path.join(folder, 'vitest-problems.json')
  const reporters = ['default', 'json', './scripts/vitest-reporter.mjs'].map((name) => `--reporter=${name}`)
  const status = await run('vitest', ['run', ...reporters, `--outputFile.json=${file}`, ...files], {
    env: { ...env, TEST_PROBLEMS_FILE: problems },
  })
  return { status, report: readReport(file), besides: readReport(problems) }
}

export function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

/** See tests/support/prepared-pglite.ts. A process of its own, because PGlite gives no memory back. */
async function preparePglite(folder) {
  const files = { TEST_PGLITE_FOLDER: path.join(folder, 'pglite'), TEST_PGLITE_TAR: path.join(folder, 'pglite.tar') }
  const script = path.join(root, 'tests', 'support', 'make-prepared-pglite.ts')
  const { status, output } = await runQuietly('node', [script, ...Object.values(files)])
  if (status !== 0) throw complaint(`PGlite kon niet worden voorbereid:\n${output}`)
  return files
}

/** See tests/support/postgres-database.ts. */
async function preparePostgres(env) {
  const name = 'vindbaar_template'
  const script = path.join(root, 'tests', 'support', 'make-prepared-postgres.ts')
  const { status, output } = await runQuietly('node', [script, name], { env })
  if (status !== 0) throw complaint(`PostgreSQL kon niet worden voorbereid:\n${output}`)
  return { TEST_POSTGRES_TEMPLATE: name }
}

/** TypeScript, so only imported once Node is known to read it. */
async function prepare(place) {
  try {
    const { ensureChromium } = await import('../tests/support/chromium.ts')
    const { startPostgres } = await import('../tests/support/postgres-server.ts')
    return { chromium: ensureChromium(), postgres: await startPostgres({}, place) }
  } catch (error) {
    throw complaint(error.message)
  }
}
