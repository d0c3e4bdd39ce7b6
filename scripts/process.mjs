// Starting other programs: from the project's folder, under the Node that runs us, without leaving any behind.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** A message for the person at the keyboard: printed as one line, without a stack. */
export function complaint(message) {
  return Object.assign(new Error(message), { name: 'Complaint' })
}

/** 'node' is the Node that runs us; a name that npm installed is taken from node_modules/.bin. */
function programOf(name) {
  if (name === 'node') return process.execPath
  return path.isAbsolute(name) ? name : path.join(root, 'node_modules', '.bin', name)
}

function start(name, args, { env = {}, ...options }) {
  const child = spawn(programOf(name), args, { cwd: root, env: { ...process.env, ...env }, ...options })
  // npm and the terminal both signal us: the child hears each kind once.
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.once(signal, forward)
  // Later ones find no handler of ours but must not end us before the child.
  const ignore = () => {}
  for (const signal of signals) process.on(signal, ignore)
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, error }))
    child.on('close', (code, signal) => resolve({ status: code ?? 128 + os.constants.signals[signal], signal }))
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward).off(signal, ignore)
  })
  return { child, ended }
}

/** Runs a program on our own input and output; resolves with its exit status. */
export async function run(name, args, options = {}) {
  const { status, error } = await start(name, args, { stdio: 'inherit', ...options }).ended
  if (error) throw complaint(`${name} kon niet starten: ${error.message}`)
  return status
}

/** Runs a program out of sight; resolves with its exit status and all that it printed. */
export async function runQuietly(name, args, options = {}) {
  const { child, ended } = start(name, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const { status, error } = await ended
  return { status, output: error ? error.message : output }
}
