/** The Chromium for the browser tests: installed on the machine, or Debian's package if we may install it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The same browser without the parts that need a window: an eighth of the processor time of a test in the browser. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    WITHOUT_WINDOWS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

export function ensureChromium(): string {
  const problem = process.env.CHROMIUM_PATH || existsSync(WITHOUT_WINDOWS) ? null : installChromium()
  const found = findChromium()
  if (found) return found
  throw (
    problem ??
    new Error(
      'Installeer Chromium voor de browsertests (bijvoorbeeld met: npx playwright install chromium), of zet CHROMIUM_PATH.',
    )
  )
}

/** Only on Debian itself: Ubuntu's package is a pointer to a snap, which does not run everywhere. Returns why it failed, if it did. */
function installChromium(): Error | null {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID=debian/m.test(release)) return null
  process.stderr.write('Chromium installeren…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2] })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation')
    return null
  } catch (error) {
    return error as Error
  }
}
