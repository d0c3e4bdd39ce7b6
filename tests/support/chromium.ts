/** The Chromium for the browser tests: installed on the machine, or Debian's package if we may install it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

export function ensureChromium(): string {
  const found = findChromium() ?? installChromium()
  if (found) return found
  throw new Error(
    'Installeer Chromium voor de browsertests (bijvoorbeeld met: npx playwright install chromium), of zet CHROMIUM_PATH.',
  )
}

/** Only on Debian itself: Ubuntu's package is a pointer to a snap, which does not run everywhere. */
function installChromium(): string | undefined {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID=debian/m.test(release)) return undefined
  process.stderr.write('Chromium installeren…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return findChromium()
}
