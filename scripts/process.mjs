// Starts other programs from the project's folder, under the same Node, and leaves none running.
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** The programs that run, each with the signals it has had. */
const running = new Map()

/** npm and the terminal may both signal us; forward each kind of signal once, and exit after the program. */
function forward(signal) {
  for (const [child, had] of running) {
    if (had.has(signal)) continue
    had.add(signal)
    child.kill(signal)
  }
}

function start(name, args, { env = {}, ...options }) {
  const child = spawn(programOf(name), args, { cwd: root, env: { ...process.env, ...env }, ...options })
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, forward)
  running.set(child, new Set())
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, error }))
    child.on('close', (code, signal) => resolve({ status: code ?? 128 + os.constants.signals[signal] }))
  }).finally(() => {
    running.delete(child)
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, forward)
  })
  return { child, ended }
}

/** Runs a program on our own input and output; resolves with its exit status. */
export async function run(name, args, options = {}) {
  const { status, error } = await start(name, args, { stdio: 'inherit', ...options }).ended
  if (error) throw complaint(`${name} kon niet starten: ${error.message}`)
  return status
}

/** Runs a program with captured output; resolves with its exit status and output. */
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
