/** What every program of ours does at its start, and how it says that it cannot. */
import { saysFull } from '#db/disk-full.ts'
import { StartupError } from '#db/open-database.ts'
import { BRAND } from '#features/brand.ts'
import { type Log, plainError } from './log.ts'
import type { Settings } from './settings.ts'

/** Prints in one line why the process cannot run, and exits. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

export function failedToStart(error: unknown): never {
  if (error instanceof StartupError) refuse(error.message)
  if (saysFull(error)) refuse('De schijf van de databaseserver is vol. Maak daar ruimte vrij en start opnieuw.')
  const plain = error instanceof Error ? plainError(error) : { error: typeof error }
  process.stderr.write(`${BRAND.name} kon niet starten: ${JSON.stringify(plain, null, 2)}\n`)
  process.exit(1)
}

/** Node would print the error itself, with the parameters of a query in it. */
export function endOnUnexpectedError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Een onverwachte fout; het proces stopt')
    process.exit(1)
  })
}

/** Without a slash at the end. */
export function baseUrlOf(settings: Settings, port: number): string {
  return (settings.BASE_URL ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '')
}
