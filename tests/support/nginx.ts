/** The nginx of this machine, or Debian's package if we may install it; run with a test's configuration. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackage } from './debian-packages.ts'
import { eventually } from './eventually.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Undefined when there is none and none may be installed. */
export function findNginx(): string | undefined {
  if (!PLACES.some(existsSync)) installPackage('nginx-light')
  return PLACES.find(existsSync)
}

export interface Nginx {
  stop(): Promise<void>
}

/** `http`: the contents of the http block. Ready once `url` answers. */
export async function startNginx(binary: string, http: string, url: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    [
      'daemon off;',
      `pid ${join(folder, 'pid')};`,
      'error_log stderr warn;',
      // Otherwise its workers run as a user who may not read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      `http {\naccess_log off;\n${temporary.join('\n')}\n${http}\n}`,
    ].join('\n'),
  )
  const child = spawn(binary, ['-c', file, '-e', 'stderr', '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000)
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`nginx start niet:\n${said}`)
    await fetch(url)
  })
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
