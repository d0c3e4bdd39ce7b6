/** The log: JSON lines for machines, short Dutch lines on a terminal. Secrets and mail texts never get here. */
import pino from 'pino'
import type { Settings } from './env.ts'

export type Log = pino.Logger

export function createLog(level: Settings['LOG_LEVEL']): Log {
  return pino({ level, base: null, redact: ['password', 'token', 'headers.cookie', 'headers.authorization'] })
}
