/** The log: JSON lines for machines, short Dutch lines on a terminal. Secrets, what people typed and mail texts never get here. */
import pino from 'pino'
import type { Settings } from './settings.ts'

export type Log = pino.Logger

export function createLog(level: Settings['LOG_LEVEL'], destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['password', 'token', 'headers.cookie', 'headers.authorization'],
      // Not only under 'err': whatever error is handed over, under any name.
      serializers: { err: (value: unknown) => value },
      formatters: { log: (details) => withoutValues(details) as Record<string, unknown> },
      hooks: {
        logMethod([first, ...rest], write) {
          // pino would take the text from the error itself.
          if ((first as unknown) instanceof Error) return write.call(this, { err: first }, 'Fout')
          return write.call(this, first, ...rest)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
}

/** Libraries write errors to the console, whole queries with them: from now on that goes through the log. Answers how to undo it. */
export function logConsole(log: Log): () => void {
  const own = { ...console }
  for (const [name, level] of CONSOLE) {
    console[name] = (...said: unknown[]) =>
      // Anything else than a text or an error may hold anything.
      log[level](
        { said: said.map((one) => (typeof one === 'string' || one instanceof Error ? one : typeof one)) },
        'Een onderdeel meldt iets',
      )
  }
  return () => void Object.assign(console, own)
}

const CONSOLE = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'debug'],
] as const

/** The part of an error that is about the program, and not about the person whose request it was. */
const KEPT = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'errno',
  'status',
] as const
const DEEPEST = 6

function withoutValues(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return plainError(value, depth)
  if (typeof value === 'string') return withoutPeople(value)
  if (depth >= DEEPEST || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutValues(item, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutValues(item, depth + 1)]))
}

/** An error for the log: queries keep their text, which holds no values, and lose their parameters. */
export function plainError(error: Error, depth = 0): Record<string, unknown> {
  const fields = error as unknown as Record<string, unknown>
  const message = safeMessage(error)
  const told: Record<string, unknown> = { type: error.constructor.name, message }
  for (const name of KEPT) if (['string', 'number'].includes(typeof fields[name])) told[name] = fields[name]
  // The stack begins with the message as it was.
  told.stack = [
    `${error.name}: ${message}`,
    ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  ].join('\n')
  if (depth < DEEPEST && error.cause !== undefined) {
    told.cause = error.cause instanceof Error ? plainError(error.cause, depth + 1) : typeof error.cause
  }
  if (depth < DEEPEST && error instanceof AggregateError) {
    told.errors = error.errors
      .slice(0, 5)
      .map((one) => (one instanceof Error ? plainError(one, depth + 1) : typeof one))
  }
  return told
}

function safeMessage(error: Error): string {
  const { severity } = error as { severity?: unknown }
  const [said = ''] = error.message.split(/\n[ \t]*params:/)
  // PostgreSQL quotes the value that it could not read; its names of tables and rules stand in fields of their own.
  const quiet = typeof severity === 'string' ? said.replace(/"[^"]*"?/g, '"…"') : said
  return withoutPeople(quiet.slice(0, 4_000))
}

/** E-mail addresses, and what is as long as the tokens in our links. */
function withoutPeople(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;@])[^\s<>"'(),;@]+@[^\s<>"'(),;@]+/g, '…@…')
    .replace(/(?<![\w-])[\w-]{40,}/g, '…')
}
