/**
 * vitest cannot time out a test that blocks the event loop, because its timer shares that thread. A separate thread ends the
 * process of a file that takes this long, with the file's name, so that the run continues and fails.
 */
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'

const LONGEST_FILE_MS = 10 * 60_000

const source = `
  const { workerData } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  setTimeout(() => {
    writeSync(2, workerData.file + ' takes more than ' + workerData.longest + ' ms: ended\\n')
    process.kill(process.pid, 'SIGKILL')
  }, workerData.longest)`
// A process that runs several files has the thread of the last one only.
const threads = globalThis as { endsWhatSpins?: Worker }
threads.endsWhatSpins?.terminate()
threads.endsWhatSpins = new Worker(source, {
  eval: true,
  execArgv: [],
  workerData: { file: expect.getState().testPath, longest: LONGEST_FILE_MS },
})
threads.endsWhatSpins.unref()
