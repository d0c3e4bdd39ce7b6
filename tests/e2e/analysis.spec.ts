/** The analysis tab as a Pro customer uses it: read the report, copy a fix, analyse again and see the score over time. */
import { readFile } from 'node:fs/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { newCustomer, signIn } from '#tests/support/visitor.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'molenaar@molen.example', password: 'windmolen' }

/** The page states two different founding years, and the website has no robots.txt. */
const HOME = `<!doctype html><html lang="nl"><head><title>Molen De Vergissing</title>
<meta name="description" content="Meel van de steen, gemalen in Testwoude.">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Molen De Vergissing",
"telephone":"+31302331472","foundingDate":"1987"}</script></head><body><h1>Molen De Vergissing</h1>
<p>${'Wij malen al sinds 1998 meel voor bakkers in de omgeving van Testwoude. '.repeat(20)}</p>
<footer><p>Opgericht in 1998. KvK 54812736</p></footer></body></html>`

let home = HOME

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
const test = base.extend<{}, { website: Website; vindbaar: Vindbaar }>({
  website: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const website = await serveWebsite((request, response) => {
        const found = request.url === '/'
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? home : 'niet gevonden')
      })
      await use(website)
      await website.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ website }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const env = {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        AUDIT_ALLOW_PRIVATE_HOSTS: ['127.0.0.1', 'localhost']
          .map((name) => `${name}:${new URL(website.url).port}`)
          .join(','),
      }
      const vindbaar = await startVindbaar({ ...storage, env })
      const { visitor } = await newCustomer(vindbaar.url, await signIn(vindbaar.url, ADMIN), CUSTOMER, 'pro')
      const published = await visitor.post('/dashboard', {
        intent: 'publish-and-analyze',
        companyName: 'Molen De Vergissing',
        url: website.url,
        locations: ['Zuiderwoude'],
        desiredInfo: 'Meel van de steen.',
        llmPlatforms: ['chatgpt'],
      })
      expect(published.status).toBe(302)
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: [({ vindbaar }, use) => use(vindbaar.url), { scope: 'test' }],
})

async function openAnalysis(page: Page, { email, password } = CUSTOMER) {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^Inloggen/ }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/analysis')
  await page.waitForLoadState('networkidle')
}

/** The elements that are wider than the page. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    .map((element) => element.outerHTML.slice(0, 120))
}

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test('the report shows each finding with its place, the contradictions, and the most valuable change', async ({
  page,
  website,
}) => {
  await openAnalysis(page)
  await expect(page.getByRole('img', { name: /^Score: \d+ van 100$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'De drie veranderingen die het meest opleveren' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Website \d+ van 15, met profiel \d+$/ })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'adres of plaats' }).getByText('alleen in profiel'),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'KvK-nummer' }).getByText('54812736')).toBeVisible()
  const conflict = page.getByRole('region', { name: 'Eén gegeven spreekt zichzelf tegen' })
  await expect(conflict.getByText('1987', { exact: true })).toBeVisible()
  await expect(conflict.getByText('1998', { exact: true })).toBeVisible()
  await page.getByText('Wat dit betekent per assistent').click()
  for (const assistant of ['ChatGPT', 'Perplexity', 'Gemini', 'Claude', 'Grok']) {
    await expect(page.getByRole('heading', { name: assistant, exact: true })).toBeVisible()
  }
  await page.getByText(/^Wat we lazen: /).click()
  await expect(page.getByRole('row', { name: `${website.url}/robots.txt` })).toBeVisible()
  await page.getByText('Identiteit', { exact: true }).first().click()
  await page.getByText('Bewijs', { exact: true }).locator('visible=true').first().click()
  await expect(
    page
      .getByText(/^Klasse [A-D], bron \d+$/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
})

test('who published without an analysis starts it on this tab; on Gratis the report shows what the plan includes, and otherwise the names, the points and the way to Pro', async ({
  page,
  vindbaar,
  website,
}) => {
  const customer = { email: 'gratis@molen.example', password: 'windmolen' }
  const neighbour = new URL(website.url)
  neighbour.hostname = 'localhost'
  const { visitor } = await newCustomer(vindbaar.url, await signIn(vindbaar.url, ADMIN), customer)
  const published = await visitor.post('/dashboard', {
    intent: 'publish',
    ...{ companyName: 'Molen De Vergissing', url: neighbour.href, desiredInfo: 'Meel.', llmPlatforms: ['chatgpt'] },
  })
  expect(published.status).toBe(200)
  await openAnalysis(page, customer)
  await expect(page.getByText('je website is nog niet gelezen', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Analyseer je website' }).click()
  await expect(page.getByRole('heading', { name: 'De drie veranderingen die het meest opleveren' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'KvK-nummer' }).getByText('54812736')).toBeVisible()
  for (const name of ['Identiteit', 'Inhoud', 'Ontdekking'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk Pro' })).toHaveAttribute('href', '/pricing')
  await page.getByRole('heading', { name: 'Identiteit', exact: true }).click()
  await expect(page.getByText('Overal dezelfde naam').locator('visible=true')).toHaveCount(1)
  await expect(page.getByText('Bewijs', { exact: true }).locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Meer met Pro' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Controleer opnieuw' })).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(tooWide), `${width} px`).toEqual([])
  }
})

test('a fix is copied to the clipboard', { tag: '@one-database' }, async ({ page, context, vindbaar }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: vindbaar.url })
  await openAnalysis(page)
  await page.getByText(/^Nog .+ verandering/).click()
  const change = page.locator('figure').filter({ has: page.getByRole('button', { name: 'Kopieer de tekst' }) })
  await change.first().getByRole('button').click()
  await expect(page.getByText('Gekopieerd naar klembord!')).toBeVisible()
  const code = await change.first().locator('pre').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('a new analysis adds its score to the line and the table of scores over time, whose reports are downloaded as PDFs', async ({
  page,
  website,
}) => {
  await openAnalysis(page)
  await expect(page.getByText('Toon als tabel')).toHaveCount(0)
  const before = website.requests.length
  home = HOME.replace('Meel van de steen', 'Wij malen meel van de steen, btw-id NL005549376B19').replace(
    '<footer><p>',
    '<footer><p>Btw-id NL005549376B19. Bel 030 233 14 72. ',
  )
  // With the keyboard only: the pressed button disappears, and the focus moves to the result.
  const again = page.getByRole('button', { name: 'Controleer opnieuw' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Analyse compleet!')).toBeVisible()
  const difference = page.getByRole('heading', { name: 'Opnieuw gelezen: dit veranderde' })
  await expect(difference).toBeFocused()
  const told = page.getByRole('region', { name: 'Opnieuw gelezen: dit veranderde' })
  await expect(told).toContainText(/Je score (ging van \d+ naar \d+|bleef \d+)\./)
  await expect(told).toContainText('NL005549376B19')
  expect(website.requests.length).toBeGreaterThan(before)
  await expect(page.getByRole('img', { name: /^Scores van / })).toBeVisible()
  await page.getByText('Toon als tabel, met de rapporten').click()
  await expect(page.getByRole('columnheader', { name: 'Meetlat' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Rapport van .+ als PDF$/ })
    .first()
    .press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^rapport-.+\.pdf$/)
  const pdf = await readPdf(await readFile(await file.path()))
  expect(pdf.pages).toBeGreaterThanOrEqual(3)
  expect(pdf.text).toContain('Molen De Vergissing')
})

test('a further analysis is refused with a message once the day’s limit is used up, with and without JavaScript', {
  tag: '@one-database',
}, async ({ page, browser, vindbaar }) => {
  const customer = await signIn(vindbaar.url, CUSTOMER)
  await expect(async () => {
    const answer = await customer.post('/dashboard/analysis', { intent: 'analyze' })
    expect(answer.status).toBe(429)
  }).toPass()
  await openAnalysis(page)
  await page.getByRole('button', { name: 'Controleer opnieuw' }).click()
  await expect(page.getByText(/Je analyselimiet is bereikt/)).toBeVisible()

  const context = await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await openAnalysis(plain)
  await plain.getByRole('button', { name: 'Controleer opnieuw' }).click()
  await expect(plain.getByText(/Je analyselimiet is bereikt/)).toBeVisible()
  await context.close()
})

test('the first change is within the first screen of a phone, the whole folded report within five, and Start within two', {
  tag: '@one-database',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAnalysis(page)
  const first = await page
    .getByRole('region', { name: /^De drie veranderingen/ })
    .getByRole('paragraph')
    .first()
    .boundingBox()
  expect(first!.y + first!.height).toBeLessThan(740)
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / 740)
  expect(await screens()).toBeLessThanOrEqual(5)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('img', { name: /^Score: \d+ van 100$/ })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^(goed|matig|zwak)$/ })).toBeVisible()
  expect(await screens()).toBeLessThanOrEqual(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
  await page.getByRole('link', { name: 'Begin hiermee' }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis#doen$/)
})

test('the open report has no accessibility errors, on a phone in the dark and on a wide screen in the light', {
  tag: '@one-database',
}, async ({ page }) => {
  await openAnalysis(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
    expect(await page.evaluate(tooWide), `${width} px`).toEqual([])
  }
})
