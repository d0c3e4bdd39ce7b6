/** The public site as visitors, keyboards, mail programs and machines meet it. */
import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'

const PAGES = ['/', '/auth', '/pricing', '/voorwaarden', '/privacy', '/over-ons', '/bot']

const OPERATOR = {
  OPERATOR_NAME: 'Voorbeeld Beheer B.V.',
  OPERATOR_ADDRESS: 'Voorbeeldstraat 1, 8011 AA Zwolle',
  OPERATOR_KVK: '69599084',
  OPERATOR_EMAIL: 'hallo@voorbeeld.nl',
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
const test = base.extend<{}, { mail: MailServer; vindbaar: Vindbaar }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ mail }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startVindbaar({ ...storage, env: { SMTP_URL: mail.url, ...OPERATOR } })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: [({ vindbaar }, use) => use(vindbaar.url), { scope: 'test' }],
})

const newEmail = () => `bezoeker-${randomUUID()}@voorbeeld.nl`

async function fillWaitlist(page: Page, email: string) {
  await page.getByLabel('Naam', { exact: true }).fill('Noor de Vries')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('checkbox', { name: /Ik ga akkoord met de algemene voorwaarden/ }).check()
}

test('a visitor types a company name, lands on the waitlist and gets one mail', async ({ page, mail }) => {
  await page.goto('/')
  await page.getByPlaceholder('Vul je bedrijfsnaam in...').fill('  Bakkerij Noor ')
  await page.getByRole('main').getByRole('button', { name: 'Kom op de wachtlijst' }).first().click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Bakkerij Noor')

  await page.getByRole('button', { name: 'Kom op de wachtlijst' }).click()
  await expect(page.getByText('Vul je naam in')).toBeVisible()
  await expect(page.getByText('Je moet akkoord gaan met de algemene voorwaarden')).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Bakkerij Noor')

  const email = newEmail()
  await fillWaitlist(page, email)
  await page.getByRole('button', { name: 'Kom op de wachtlijst' }).click()
  await expect(page.getByText('Je bent toegevoegd aan de wachtlijst! Check je email.')).toBeVisible()
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('')
  const confirmation = await mail.waitFor(({ to }) => to[0] === email)
  expect(confirmation.text).toContain('Je hebt Bakkerij Noor aangemeld')
  expect(confirmation.text).toContain('KvK 69599084')

  await page.goto('/auth')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('')
  await page.getByLabel('Bedrijf', { exact: true }).fill('Bakkerij Noor')
  await fillWaitlist(page, email)
  await page.getByRole('button', { name: 'Kom op de wachtlijst' }).click()
  await expect(page.getByText('Dit e-mailadres staat al op de wachtlijst')).toBeVisible()
  expect(mail.mails.filter(({ to }) => to[0] === email)).toHaveLength(1)
})

test('an empty name leads to the waitlist too, and every waitlist button does', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('link', { name: /Kom op de wachtlijst|Schrijf je in voor de wachtlijst/ })
  expect(await links.count()).toBeGreaterThanOrEqual(7)
  for (const link of await links.all()) expect(await link.getAttribute('href')).toBe('/auth')
  await page.getByRole('main').getByRole('button', { name: 'Kom op de wachtlijst' }).first().click()
  await expect(page).toHaveURL('/auth')
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the name travels in the address, and the waitlist and newsletter work', async ({ page, mail }) => {
    await page.goto('/')
    await page.getByPlaceholder('Vul je bedrijfsnaam in...').fill('Kaas & Zo')
    await page.getByRole('main').getByRole('button', { name: 'Kom op de wachtlijst' }).first().click()
    await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Kaas & Zo')
    const email = newEmail()
    await fillWaitlist(page, email)
    await page.getByRole('button', { name: 'Kom op de wachtlijst' }).click()
    await expect(page.getByText('Je bent toegevoegd aan de wachtlijst! Check je email.')).toBeVisible()

    await page.goto('/')
    await page.getByRole('button', { name: 'Stuur me de tips' }).click()
    await expect(page.getByText('Vul je email adres in')).toBeVisible()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Stuur me de tips' }).click()
    await expect(page.getByText('Welkom! Check je inbox voor de eerste tips')).toBeVisible()
    await mail.waitFor(({ to, subject }) => to[0] === email && subject.startsWith('Bevestig'))
  })

  test('all questions and their answers can be read', async ({ page }) => {
    await page.goto('/')
    const question = page.getByText('Kunnen jullie beloven dat ChatGPT mijn bedrijf noemt?')
    const answer = page.getByText('Nee, en niemand kan dat.', { exact: false })
    await expect(answer).toBeHidden()
    await question.focus()
    await page.locator('details', { has: question }).locator('summary').press('Enter')
    await expect(answer).toBeVisible()
    expect(await page.locator('#vragen details').count()).toBe(15)
  })
})

test('the newsletter: asked for, confirmed by mail, ended with one click', async ({ page, request, mail }) => {
  const email = newEmail()
  await page.goto('/')
  await page.getByLabel('E-mailadres').fill('geen adres')
  await page.getByRole('button', { name: 'Stuur me de tips' }).click()
  await expect(page.getByText('Vul een geldig email adres in.')).toBeVisible()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur me de tips' }).click()
  await expect(page.getByText('Welkom! Check je inbox voor de eerste tips')).toBeVisible()
  await expect(page).toHaveURL('/')

  const asking = await mail.waitFor(({ to }) => to[0] === email)
  await page.goto(/https?:\/\/\S+\/nieuwsbrief\/bevestigen\/\S+/.exec(asking.text)![0])
  expect(mail.mails.filter(({ to }) => to[0] === email)).toHaveLength(1)
  await page.getByRole('button', { name: 'Bevestig je aanmelding' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent aangemeld' })).toBeVisible()

  const welcome = await mail.waitFor(({ to, subject }) => to[0] === email && subject.startsWith('De eerste tips'))
  const unsubscribe = welcome.headers['list-unsubscribe']!.slice(1, -1)
  await page.goto(unsubscribe)
  await expect(page.getByRole('button', { name: 'Meld me af' })).toBeVisible()
  // As a mail program does it: no cookie, no origin, no page.
  const pressed = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.status()).toBe(200)
  expect(await pressed.text()).toContain('Je bent afgemeld')
  await page.getByRole('button', { name: 'Meld me af' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible()
})

test('a confirmation link that nobody was sent says so', async ({ page }) => {
  const response = await page.goto('/nieuwsbrief/bevestigen/verzonnen')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})

test('the video plays from the start, muted, while it is in view', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('video')
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      playing: !element.paused,
      muted: element.muted,
      rate: element.playbackRate,
    }))
  expect(await state()).toMatchObject({ playing: false, muted: true })
  await video.scrollIntoViewIfNeeded()
  await expect.poll(state).toEqual({ playing: true, muted: true, rate: 1.5 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(state).toMatchObject({ playing: false })
})

test('the video stays still for who asked for less motion, and its story can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('video').scrollIntoViewIfNeeded()
  await page.getByText('Lees wat er in de video gebeurt').click()
  await expect(page.getByText('In een leeg chatvenster', { exact: false })).toBeVisible()
  expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await context.close()
})

test('the sections come in the order of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Word zichtbaar in ChatGPT, Gemini en Perplexity')
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Het Verzonnen Bord wordt geciteerd door ChatGPT',
    'Van losse website naar leesbaar bedrijf',
    'Wat je nu al kunt',
    'Eerst zelf aan de slag?',
    'Waar we aan werken',
    'Drie plannen, opzegbaar per maand',
    'Vragen die je nu vast hebt',
    'Waarom Pro?',
  ])
  await expect(page.locator('#now-features')).toContainText('Vindbaar hé?')
})

test('a keyboard reaches the content first and sees where it is', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByPlaceholder('Vul je bedrijfsnaam in...')).toBeFocused()
  await page.keyboard.type('Noor')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Noor')
})

for (const path of PAGES) {
  test(`${path} is accessible and fits, wide and narrow, light and dark`, async ({ browser, baseURL }) => {
    for (const width of [320, 1440]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const viewport = { width, height: 800 }
        const settings = { viewport, colorScheme, reducedMotion: 'reduce' as const }
        const context = await browser.newContext({ ...settings, ...(baseURL ? { baseURL } : {}) })
        const page = await context.newPage()
        const errors: string[] = []
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect(errors).toEqual([])
        await context.close()
      }
    }
  })

  test(`${path} is one whole page to a machine, with next to no script`, async ({ page, request, vindbaar }) => {
    let scripts = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts += (await response.body()).length
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts).toBeLessThan(15_000)
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${vindbaar.url}${path}`)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(await page.locator(`meta[property="${name}"]`).getAttribute('content')).toBeTruthy()
    }
    const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content'))!)
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const { etag, 'content-security-policy': policy } = (await request.get(path)).headers()
    expect(policy).toContain("script-src 'self';")
    expect((await request.get(path, { headers: { 'if-none-match': etag! } })).status()).toBe(304)
    const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
    for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200)
  })
}

test('the home page says as data what it says as text, and who runs it', async ({ page }) => {
  await page.goto('/')
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)['@graph']
  const ofType = (type: string) => graph.find((node: { '@type': string }) => node['@type'] === type)
  expect(ofType('Organization')).toMatchObject({
    name: 'Vindbaar',
    legalName: 'Voorbeeld Beheer B.V.',
    address: { streetAddress: 'Voorbeeldstraat 1', postalCode: '8011 AA', addressLocality: 'Zwolle' },
    iso6523Code: '0106:69599084',
  })
  expect(ofType('FAQPage').mainEntity).toHaveLength(15)
  const text = (await page.locator('#vragen').textContent())!
  for (const { name, acceptedAnswer } of ofType('FAQPage').mainEntity) {
    expect(text).toContain(name)
    expect(text).toContain(acceptedAnswer.text)
  }
  await expect(page.getByRole('contentinfo')).toContainText('KvK 69599084')
  await expect(page.getByRole('link', { name: 'Mail ons' })).toHaveAttribute('href', 'mailto:hallo@voorbeeld.nl')
})

test('the plans stand side by side in a table that a screen reader can walk, without an amount', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/pricing')
  const row = page.getByRole('row', { name: /Vergelijkingen met concurrenten/ })
  await expect(row.getByRole('cell')).toHaveText(['nee', '10 per maand', '30 per maand'])
  expect(await page.getByRole('main').textContent()).not.toMatch(/€|\d+ euro/)
})

test('a page that does not exist says so and leads home', async ({ page }) => {
  const response = await page.goto('/bestaat-niet')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page).toHaveURL('/')
})

test('who is signed in goes on to the dashboard', async ({ request, vindbaar }) => {
  const [, email = ''] = /Eerste beheerder: (\S+)/.exec(vindbaar.output()) ?? []
  const [, password = ''] = /Eenmalig wachtwoord: (\S+)/.exec(vindbaar.output()) ?? []
  await request.get('/auth')
  const headers = { origin: vindbaar.url }
  await request.post('/login', { form: { email, password }, headers, maxRedirects: 0 })
  const response = await request.get('/auth', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/dashboard'])
})
