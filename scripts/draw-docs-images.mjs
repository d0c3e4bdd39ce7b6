// Makes the pictures of the README: the landing page, the first tab, the analysis and a comparison, of the program itself with the
// made-up bakery of /voorbeeld. Run by hand after a change of those screens: node scripts/draw-docs-images.mjs. Needs a Chromium.
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { newStorage } from '../tests/support/storage.ts'
import { startWithAdmin } from '../tests/support/vindbaar-with-admin.ts'
import { newCustomer } from '../tests/support/visitor.ts'
import { serveWebsite } from '../tests/support/website.ts'
import { root } from './process.mjs'

const FOLDER = path.join(root, 'docs', 'images')
const SITES = path.join(root, 'features', 'example', 'sites')
const OWNER = { email: 'bakker@hetverzonnenbrood.example', password: 'lang genoeg' }
const WINDOW = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }

const [own, ...others] = await Promise.all(
  ['hetverzonnenbrood', 'bakkerijbedacht', 'fictievekorenaar'].map((site) => serveWebsite(path.join(SITES, site))),
)
const storage = await newStorage('pglite')
const vindbaar = await startWithAdmin(storage, { AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
const { visitor } = await newCustomer(vindbaar.url, vindbaar.admin, OWNER, 'pro')
await visitor.post('/dashboard/geo-optimized', {
  intent: 'publish-and-analyze',
  companyName: 'Het Verzonnen Brood',
  url: own.url,
  locations: ['Zwolle'],
  desiredInfo: 'Bakkerij met lunchrestaurant: desembrood van graan uit de streek.',
  llmPlatforms: ['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'],
})
await visitor.post('/dashboard/competitors', {
  intent: 'compare',
  ownUrl: own.url,
  competitors: others.map(({ url }) => url),
})

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const page = await browser.newPage({ baseURL: vindbaar.url, viewport: WINDOW, locale: 'nl-NL', colorScheme: 'light' })
await draw('landing', '/')
await page.request.post('/login', {
  form: OWNER,
  headers: { origin: vindbaar.url },
  maxRedirects: 0,
})
// It greets once.
await page.goto('/dashboard')
await draw('start', '/dashboard')
await draw('analysis', '/dashboard/analysis')
await page.setViewportSize(PHONE)
await draw('analysis-phone', '/dashboard/analysis')
await draw('comparison-phone', '/dashboard/competitors')

await browser.close()
await vindbaar.stop()
await storage.remove()
await Promise.all([own, ...others].map((site) => site.close()))

async function draw(name, address) {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) })
}
