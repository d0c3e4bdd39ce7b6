// Runs steps in parallel, and prints each one's output under its heading when it is done.
import process from 'node:process'
import { runQuietly } from './process.mjs'

const started = Date.now()
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

export function heading(title) {
  console.log(`\n== ${title} (na ${((Date.now() - started) / 1000).toFixed(0)} s)`)
}

/** A step is one command, or several commands in sequence. `why`: null, or what went wrong. */
export async function step(title, ...commands) {
  let output = ''
  let passed = true
  for (const [name, ...args] of commands) {
    const result = await runQuietly(name, args, { env: colours })
    passed = result.status === 0
    output += result.output
    if (!passed) break
  }
  heading(`${title}: ${passed ? 'in orde' : 'MISLUKT'}`)
  if (!passed) console.log(output.trim())
  return { why: passed ? null : `${title}\n${output.trim() || 'zonder uitvoer'}` }
}

export async function allSteps(steps) {
  return (await Promise.all(steps)).every(({ why }) => why === null)
}
