// Checks every regular expression of the product with recheck: none may take more than linear time on strangers' input.
// A pattern that recheck finds slow, or cannot judge, has a comment above it with its bound: `// Bounded: at most 200 characters, …`.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import recheck from 'recheck'
import { parseSync } from 'vite'
import { root as project } from './process.mjs'

/** Another folder than the project: for its test. */
const root = process.argv[1] === import.meta.filename ? (process.argv[2] ?? project) : project
const FOLDERS = ['engine', 'features', 'server', 'app', 'db']
const KNOWN = path.join(project, 'scripts/regexes.json')
/** Verdicts on expressions that are not in KNOWN yet: checking one can take seconds. */
const CACHE = path.join(root, 'node_modules/.cache/vindbaar/regexes.json')
/** Only what is endless should end here: on a busy machine a check of a second takes many. */
const CHECKER = { timeout: 60_000, randomSeed: 1 }
const BOUND = /^(?:\/\/|\/?\*+)?\s*Bounded: \S.*\d/
/** Lines between a bound and the last expression that it is about. */
const ABOVE = 6
/** For a file whose patterns all read the same. */
const BOUND_ALL = /^\/\/ Bounded in this file: \S.*\d/
const AT_ONCE = 2

/** `write`: keeps the verdicts in the project's file, without those of expressions that are gone. */
export async function regexes({ write = false } = {}) {
  const found = files().flatMap(expressionsOf)
  const composed = await composedOnes(found.filter(({ composed }) => composed))
  const all = [...found.filter(({ composed }) => !composed), ...composed]
  const verdicts = { ...read(CACHE), ...read(KNOWN) }
  const fresh = await verdictsOn(all.filter((one) => !(keyOf(one) in verdicts)))
  Object.assign(verdicts, fresh)
  const used = Object.fromEntries(
    [...new Set(all.filter(({ source }) => source !== undefined).map(keyOf))].sort().map((key) => [key, verdicts[key]]),
  )
  if (write) save(KNOWN, used)
  else if (Object.keys(fresh).length > 0) save(CACHE, used)

  const wrong = all.filter((one) => !one.bound && (one.problem || verdicts[keyOf(one)] !== 'safe'))
  for (const one of wrong) {
    const { file, line, source, flags, problem } = one
    console.log(`${file}:${line} ${problem ?? `${verdicts[keyOf(one)]}: /${source}/${flags}`}`)
  }
  if (wrong.length > 0) {
    console.log(
      '\nSchrijf ze lineair, of zet er een regel boven die zegt wat hun invoer begrenst: // Bounded: at most 200 characters, …',
    )
  } else console.log(`${Object.keys(used).length} reguliere expressies, alle lineair of begrensd.`)
  return wrong.length === 0 ? 0 : 1
}

function files() {
  return FOLDERS.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
}

function expressionsOf(file) {
  const code = fs.readFileSync(path.join(root, file), 'utf8')
  const lines = code.split('\n')
  const all = lines.some((text) => BOUND_ALL.test(text))
  const found = []
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const { type, start, regex, callee } = node
    const isMade = (type === 'NewExpression' || type === 'CallExpression') && callee.name === 'RegExp'
    if (isMade || (type === 'Literal' && regex)) {
      const line = code.slice(0, start).split('\n').length
      const bound = all || lines.slice(Math.max(0, line - 1 - ABOVE), line - 1).some((text) => BOUND.test(text.trim()))
      found.push({
        file,
        line,
        bound,
        ...(isMade ? { composed: true } : { source: regex.pattern, flags: regex.flags }),
      })
    }
    for (const [name, inner] of Object.entries(node)) if (name !== 'regex') visit(inner)
  }
  const { program, errors } = parseSync(path.join(root, file), code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  visit(program)
  return found
}

/** What `new RegExp(…)` makes is known once its module is loaded. One that is made later names a bound. */
async function composedOnes(calls) {
  const Original = globalThis.RegExp
  const made = []
  const record = (expression) => {
    made.push({ source: expression.source, flags: expression.flags, stack: new Error().stack ?? '' })
    return expression
  }
  Error.stackTraceLimit = 50
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, given) => record(new target(...given)),
    apply: (target, _self, given) => record(target(...given)),
  })
  try {
    for (const file of new Set(calls.map((call) => call.file))) {
      if (file.endsWith('.ts')) await import(pathToFileURL(path.join(root, file)).href)
    }
  } finally {
    globalThis.RegExp = Original
  }
  return calls.flatMap((call) => {
    const here = made.filter(({ stack }) => stack.includes(`${path.join(root, call.file)}:${call.line}:`))
    const once = [...new Map(here.map((one) => [`${one.source}/${one.flags}`, one])).values()]
    if (once.length === 0)
      return [{ ...call, problem: 'new RegExp(…) is no constant of its module: nobody can check it' }]
    return once.map(({ source, flags }) => ({ ...call, source, flags }))
  })
}

async function verdictsOn(expressions) {
  const left = [...new Map(expressions.filter(({ source }) => source !== undefined).map((one) => [keyOf(one), one]))]
  const verdicts = {}
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [key, { source, flags }] = next
        const { status, complexity } = await recheck.check(source, flags, CHECKER)
        verdicts[key] = status === 'vulnerable' ? `${complexity.type} ${complexity.degree ?? ''}`.trim() : status
      }
    }),
  )
  return verdicts
}

const keyOf = ({ source, flags }) => createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16)
const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {})
function save(file, verdicts) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(verdicts, null, 2)}\n`)
}

if (process.argv[1] === import.meta.filename) process.exitCode = await regexes()
