/** Installs programs from Debian's packages, on a machine where we may. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A package's own server is not started: it might take a port that is in use. */
const POLICY = '/usr/sbin/policy-rc.d'

/** Installs a package as root on Debian or a derivative. Otherwise, or if its packages are unreachable, does nothing. */
export function installPackage(name: string): void {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID(_LIKE)?=.*debian/m.test(release)) return
  process.stderr.write(`${name} installeren…\n`)
  const isOurs = !existsSync(POLICY)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] })
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', name)
  } catch {
    // Not every machine can reach the packages.
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
  }
}
