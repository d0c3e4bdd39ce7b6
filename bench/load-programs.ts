/** The programs with which the bench puts load on a server. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackage } from '../tests/support/debian-packages.ts'

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
const PACKAGES = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' }

const has = (program: string) => FOLDERS.some((folder) => existsSync(join(folder, program)))

/** Whether all are installed, if necessary from Debian's packages; else prints which figures are left out and what to install. */
export function haveLoadPrograms(rows: string, programs: (keyof typeof PACKAGES)[]): boolean {
  for (const program of programs) if (!has(program)) installPackage(PACKAGES[program])
  const missing = programs.filter((program) => !has(program))
  if (missing.length > 0) console.error(`Overgeslagen: ${rows}. Installeer eerst: ${missing.join(', ')}.`)
  return missing.length === 0
}
