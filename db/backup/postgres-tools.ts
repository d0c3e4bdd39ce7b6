// Finds and runs pg_dump and pg_restore: those of Debian's packages, which keep a folder for each version, or those on the PATH.
import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { StartupError } from '#db/startup-error.ts'

export interface PostgresPlace {
  databaseUrl: string
  /** For the programs of PostgreSQL: the PATH, and settings such as PGSSLMODE. */
  environment: Record<string, string | undefined>
}

type Tool = 'pg_dump' | 'pg_restore'

const DEBIAN = '/usr/lib/postgresql'

interface Found {
  path: string
  major: number
}

/** The oldest one that is no older than the server. pg_dump refuses a newer server. */
async function findTool(tool: Tool, serverMajor: number): Promise<string> {
  const found = (await Promise.all([...inDebian(tool), tool].map(versionOf))).filter((one) => one !== null)
  const fitting = found.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major)[0]
  if (fitting) return fitting.path
  const newest = found.sort((a, b) => b.major - a.major)[0]
  throw new StartupError(
    'backup-tool-missing',
    newest
      ? `De server is PostgreSQL ${serverMajor}, maar ${tool} op deze machine is versie ${newest.major}. Installeer postgresql-client-${serverMajor}.`
      : `${tool} staat niet op deze machine. Installeer de programma's van PostgreSQL ${serverMajor} (op Debian: postgresql-client-${serverMajor}).`,
  )
}

function inDebian(tool: Tool): string[] {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .map((version) => `${DEBIAN}/${version}/bin/${tool}`)
    .filter((path) => existsSync(path))
}

async function versionOf(path: string): Promise<Found | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'])
    const major = /\) (\d+)/.exec(stdout)?.[1]
    return major === undefined ? null : { path, major: Number(major) }
  } catch {
    return null
  }
}

/** The password goes by the environment: arguments are visible to every user of the machine. */
export async function runTool(
  tool: Tool,
  serverMajor: number,
  { databaseUrl, environment }: PostgresPlace,
  options: string[],
): Promise<void> {
  const path = await findTool(tool, serverMajor)
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(path, ['--no-password', `--dbname=${url.href}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment, ...(password && { PGPASSWORD: password }), LC_ALL: 'C' },
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status !== 0) throw new StartupError('backup-tool-failed', `${tool} is mislukt:\n${said.trim()}`)
}
