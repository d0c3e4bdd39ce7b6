/** Runs Vindbaar as people do: a separate process, addressed over HTTP, stopped by signals. */
import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import project from '../../package.json' with { type: 'json' }
import { TEST_SECRET } from './postgres-database.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** For every program that a test starts on the same accounts. Those of the bench, which sets no such variable, hash as always. */
export const QUICK_PASSWORDS = process.env.TEST_QUICK_PASSWORDS
  ? ['--import', new URL('./quick-passwords.mjs', import.meta.url).href]
  : []
const STARTED = /Vindbaar draait op (http:\/\/\S+)/
const WORKS = /(Vindbaar doet nu taken)/

export interface VindbaarOptions {
  dataDir: string
  /** PostgreSQL; without it PGlite in dataDir. */
  databaseUrl?: string | undefined
  env?: Record<string, string>
  /** Hashes passwords at the cost that they have in use. */
  slowPasswords?: boolean
}

export interface Ended {
  /** Null when a signal ended it. */
  status: number | null
  output: string
}

export interface Vindbaar extends Running {
  url: string
}

export interface Running {
  pid: number
  /** Everything that it printed so far. */
  output(): string
  /** Like Ctrl-C: under npm each process of the terminal gets it twice. */
  stop(): Promise<Ended>
  /** Like a service manager. */
  terminate(): Promise<Ended>
  /** Like a power cut: none of our code runs any more. */
  kill9(): Promise<void>
}

/** Thrown when the process exits before it serves. */
export class DidNotStart extends Error {
  readonly ended: Ended
  constructor(ended: Ended) {
    super(`Vindbaar did not start (status ${ended.status}):\n${ended.output}`)
    this.ended = ended
  }
}

export async function startVindbaar(options: VindbaarOptions): Promise<Vindbaar> {
  const { seen: url, ...running } = await startScript('start', STARTED, options)
  return { ...running, url }
}

/** A process that does background work alone. */
export async function startWorker(options: VindbaarOptions): Promise<Running> {
  return startScript('worker', WORKS, options)
}

async function startScript(
  script: 'start' | 'worker',
  started: RegExp,
  { dataDir, databaseUrl, env = {}, slowPasswords = false }: VindbaarOptions,
): Promise<Running & { seen: string }> {
  // What npm runs, without npm.
  const command = project.scripts[script].replace(/^exec node /, '').split(' ')
  const child = spawn(process.execPath, [...(slowPasswords ? [] : QUICK_PASSWORDS), ...command], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only these variables: the settings of the machine must not influence the outcome.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: tmpdir(),
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl, AUTH_SECRET: TEST_SECRET } : {}),
      ...env,
    },
  })
  // An interrupted test leaves no process running.
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  child.once('exit', () => process.off('exit', killed))
  const output = collect(child)
  const exited = new Promise<Ended>((resolve) => {
    child.once('close', (status) => resolve({ status, output: output.text }))
  })
  const seen = await Promise.race([output.seen(started), exited])
  if (typeof seen !== 'string') throw new DidNotStart(seen)
  return {
    seen,
    pid: child.pid!,
    output: () => output.text,
    async stop() {
      child.kill('SIGINT')
      child.kill('SIGINT')
      return exited
    },
    async terminate() {
      child.kill('SIGTERM')
      return exited
    },
    async kill9() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** A start that must fail: its exit status and output. */
export async function failToStart(options: VindbaarOptions): Promise<Ended> {
  try {
    await (await startVindbaar(options)).stop()
  } catch (error) {
    if (error instanceof DidNotStart) return error.ended
    throw error
  }
  throw new Error('Vindbaar started where it should have refused')
}

function collect(child: ChildProcess) {
  const waiting: { pattern: RegExp; resolve: (found: string) => void }[] = []
  const output = {
    text: '',
    /** Resolves with the pattern's first group once it was printed. */
    seen: (pattern: RegExp) => new Promise<string>((resolve) => waiting.push({ pattern, resolve })),
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
      for (const { pattern, resolve } of waiting) {
        const found = pattern.exec(output.text)?.[1]
        if (found) resolve(found)
      }
    })
  }
  return output
}
