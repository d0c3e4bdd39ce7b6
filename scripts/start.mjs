// Builds the product if needed and serves it from this process (a second process would cost memory and time).
// package.json starts it with a small young generation: at rest that saves 100 MB, which V8 would otherwise keep empty. And it
// leaves WebAssembly to V8's first compiler: the other one takes 550 MB for some of PGlite's functions, and without it a query
// costs a fifth more time. One thread collects the young garbage of each worker thread: helpers would take the processors of the other
// threads, which then judge a tenth fewer answers.
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { root, run } from './process.mjs'

const MAIN = path.join(root, 'server', 'main.ts')
const WORKER = path.join(root, 'server', 'background', 'worker.ts')

export async function start(args) {
  await build()
  await runHere(MAIN, args)
}

/**
 * Background work needs no screens, so nothing is built. package.json lets the heap grow by four tenths of what lives before it is collected:
 * left alone, V8 lets a morning of reports fill several times that with garbage, and the process grows for hours.
 * It is a flag, and no limit like --max-old-space-size, because that would replace the limits of the worker threads too.
 */
export async function worker(args) {
  await runHere(WORKER, args)
}

async function runHere(file, args) {
  process.chdir(root)
  stopOnce()
  process.argv = [process.execPath, file, ...args]
  await import('./quick-start.mjs')
  await import(pathToFileURL(file).href)
}

/**
 * On Ctrl-C the terminal and npm both signal us. Until the server handles signals, the first one ends the process;
 * after that the server stops at the first, and the second must not interrupt it.
 */
function stopOnce() {
  let signalled = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (!signalled && process.listenerCount(signal) === 1) process.exit(0)
      signalled = true
    })
  }
}

/** Node restarts the process when something below the screens changes; Vite, inside it, reloads the screens. */
export async function dev(args) {
  const watched = ['server', 'features', 'engine', 'db'].map((folder) => `--watch-path=${path.join(root, folder)}`)
  const status = await run('node', [...watched, '--watch-preserve-output', MAIN, '--dev', ...args])
  return status > 128 ? 0 : status
}
