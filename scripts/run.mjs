// The entry of every npm script: prepares what the command needs, then runs it. package.json says `exec`, so that
// there is no shell in between, which would lose our exit status on Ctrl-C and leave us running when npm is stopped.
// This file and node.mjs must parse on old Nodes: the machine's own may be the one that starts them.
import process from 'node:process'
import { inSuitableNode } from './node.mjs'

const [command = '', ...args] = process.argv.slice(2)

const commands = {
  start: () => import('./start.mjs').then((file) => file.start(args)),
  worker: () => import('./start.mjs').then((file) => file.worker(args)),
  dev: () => import('./start.mjs').then((file) => file.dev(args)),
  test: () => import('./test.mjs').then((file) => file.test(args)),
  attack: () => import('./attack.mjs').then((file) => file.attack(args)),
  check: () => import('./check.mjs').then((file) => file.check()),
  admin: () => quickly(['server/admin-cli.ts', ...args]),
  seed: () => quickly(['server/seed/seed-cli.ts', ...args]),
  backup: () => quickly(['server/backup/cli.ts', 'backup', ...args]),
  restore: () => quickly(['server/backup/cli.ts', 'restore', ...args]),
  audit: () => import('./process.mjs').then(({ run }) => run('node', ['engine/cli.ts', ...args])),
  bench: () => import('./bench.mjs').then(({ bench }) => bench('bench/run.ts', args)),
  'bench:scale': () => import('./bench.mjs').then(({ bench }) => bench('bench/scale.ts', args)),
  'bench:peers': () => import('./bench.mjs').then(({ bench }) => bench('bench/peers.ts')),
  regexes: () => import('./regexes.mjs').then((file) => file.regexes({ write: true })),
  format: () => import('./process.mjs').then(({ run }) => run('biome', ['check', '--write', '.'])),
  'db:generate': () => import('./generate-migration.mjs').then((file) => file.generateMigration(args)),
}

async function quickly(args) {
  const { run } = await import('./process.mjs')
  return run('node', ['--import', './scripts/quick-start.mjs', ...args])
}

async function main() {
  if (!Object.hasOwn(commands, command)) {
    console.error(`Onbekende opdracht '${command}'. Kies uit: ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  try {
    return await inSuitableNode(async () => {
      const { installDependencies } = await import('./install.mjs')
      await installDependencies()
      return await commands[command]()
    })
  } catch (error) {
    // Complaints are messages for the user; anything else is a bug and keeps its stack.
    console.error(error?.name === 'Complaint' ? error.message : error)
    return 1
  }
}

// `start` and `worker` return no status: they run in this process and end it.
const status = await main()
if (status !== undefined) process.exitCode = status
