// Finds a recent enough Node: the machine's own, else the npm package of it under .node/.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { withLock } from './lock.mjs'
import { npmCommand } from './npm.mjs'
import { complaint, root, run, runQuietly } from './process.mjs'

const VERSION = '24.21.0'

/** 22.22 and every even release after it: TypeScript without a flag, and block lists on sockets that are not ignored. */
function isSuitable(version) {
  const [major, minor] = version.split('.').map(Number)
  return (major === 22 && minor >= 22) || major >= 24
}

/** Runs the work here, or repeats the whole command under a suitable Node. */
export async function inSuitableNode(work) {
  if (isSuitable(process.versions.node)) return work()
  const node = await ownNode()
  // First in PATH, so that programs started later find it too. On Windows the variable may be spelt Path,
  // which process.env knows.
  process.env.PATH = path.dirname(node) + path.delimiter + process.env.PATH
  return run(node, [...process.execArgv, ...process.argv.slice(1)])
}

async function ownNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const node = path.join(root, '.node/node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const works = () => fs.existsSync(node) && spawnSync(node, ['--version']).stdout?.toString().trim() === `v${VERSION}`
  if (works()) return node

  return withLock(async () => {
    if (works()) return node
    console.error(`Node ${process.versions.node} is te oud voor Vindbaar. Node ${VERSION} ophalen…`)
    const [npm, npmArgs] = npmCommand()
    const { output } = await runQuietly(npm, [
      ...npmArgs,
      ...['install', '--prefix', path.join(root, '.node'), '--no-save', '--no-package-lock', '--no-audit', '--no-fund'],
      ...['--loglevel=error', `${name}@${VERSION}`],
    ])
    if (works()) return node
    if (output.trim()) console.error(output.trim())
    throw complaint(
      `Vindbaar heeft Node 22.22 of nieuwer nodig en kon die niet zelf ophalen. Installeer Node 24 van https://nodejs.org en probeer het opnieuw.`,
    )
  })
}
