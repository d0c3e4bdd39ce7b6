/** The log: JSON lines for machines, short Dutch lines on a terminal. Secrets, user input and mail texts are never logged. */
import pino from 'pino'
import type { Settings } from './settings.ts'

export type Log = pino.Logger

export function createLog(level: Settings['LOG_LEVEL'], destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['password', 'token', 'headers.cookie', 'headers.authorization'],
      // Errors under any name, not only under 'err'.
      serializers: { err: (value: unknown) => value },
      formatters: { log: (details) => withoutValues(details) as Record<string, unknown> },
      hooks: {
        logMethod([first, ...rest], write) {
          // pino would copy the message from the error itself.
          if ((first as unknown) instanceof Error) return write.call(this, { err: first }, 'Fout')
          return write.call(this, first, ...rest)
        },
      },
    },
    ...(destination ? [destination] : []),
  )
}

/** Libraries log errors to the console, including whole queries: from now on that goes through the log. Returns the undo. */
export function logConsole(log: Log): () => void {
  const own = { ...console }
  for (const [name, level] of CONSOLE) {
    console[name] = (...said: unknown[]) =>
      // Anything but a text or an error may contain anything.
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

/** The part of an error that is about the program, without the data of the person whose request it was. */
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

/** An error for the log: queries keep their SQL, which contains no values, and lose their parameters. */
export function plainError(error: Error, depth = 0): Record<string, unknown> {
  const fields = error as unknown as Record<string, unknown>
  const message = safeMessage(error)
  const plain: Record<string, unknown> = { type: error.constructor.name, message }
  for (const name of KEPT) if (['string', 'number'].includes(typeof fields[name])) plain[name] = fields[name]
  // The stack begins with the original message.
  plain.stack = [
    `${error.name}: ${message}`,
    ...(error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  ].join('\n')
  if (depth < DEEPEST && error.cause !== undefined) {
    plain.cause = error.cause instanceof Error ? plainError(error.cause, depth + 1) : typeof error.cause
  }
  if (depth < DEEPEST && error instanceof AggregateError) {
    plain.errors = error.errors
      .slice(0, 5)
      .map((one) => (one instanceof Error ? plainError(one, depth + 1) : typeof one))
  }
  return plain
}

function safeMessage(error: Error): string {
  const { severity } = error as { severity?: unknown }
  const [said = ''] = error.message.split(/\n[ \t]*params:/)
  // PostgreSQL quotes the value that it could not parse; its names of tables and constraints are in separate fields.
  const quiet = typeof severity === 'string' ? said.replace(/"[^"]*"?/g, '"…"') : said
  return withoutPeople(quiet.slice(0, 4_000))
}

/** E-mail addresses, and anything as long as the tokens in our links. */
function withoutPeople(text: string): string {
  return text
    .replace(/(?<![^\s<>"'(),;@])[^\s<>"'(),;@]+@[^\s<>"'(),;@]+/g, '…@…')
    .replace(/(?<![\w-])[\w-]{40,}/g, '…')
}
