import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'

const executablePath = findChromium()

// For what the tests start (tests/support/process.ts).
process.env.TEST_QUICK_PASSWORDS = 'yes'

/**
 * Once is enough for what the database takes no part in (how a page looks and what it weighs, what a keyboard reaches, tests with the tag),
 * and for screens whose requests tests/requests and tests/attack send to both. The main journeys are walked on both.
 */
const ONCE = [
  ...['site-pages', 'site-content', 'site-journeys', 'every-screen', 'by-keyboard'],
  ...[
    'account',
    'security',
    'admin-customers',
    'images',
    'picture-upload',
    'competitors',
    'shared-report',
    'analysis',
    'analysis-lost',
    'doubt',
    'company-data-more',
    'admin-lists',
    'admin-newsletter',
    'admin-templates',
    'admin-without-javascript',
  ],
]
const POSTGRES = {
  name: 'postgres',
  testIgnore: new RegExp(`/(?:${ONCE.join('|')})\\.spec\\.ts$`),
  grepInvert: /@one-database/,
}

export default defineConfig({
  testDir: 'tests/e2e',
  // The same tests on both databases; each worker starts a Vindbaar of its own on the one its project names.
  projects: [{ name: 'pglite' }, ...(process.env.TEST_DATABASE_URL ? [POSTGRES] : [])],
  // As many as the smallest machine has processors: with more, two pages of a test overtake each other.
  workers: 2,
  // A browser on a busy machine can overtake a test once; what passes only the second time is named at the end of the log.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs should end here: a busy machine is slow, not wrong.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // Recording every step takes a quarter of the processor time, and a failure says its error, its place and what was on the screen without.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing but the page under test: no sandbox (it cannot run as root), no calls home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide as in a browser with a window.
        '--font-render-hinting=none',
      ],
    },
  },
})
