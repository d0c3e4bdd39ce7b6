/** What a published customer does in the dashboard: the badge, visits as they happen, and going offline. */
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { newCustomer, signIn, type Visitor } from '#tests/support/visitor.ts'
import { expectSoundAsIs } from './sound.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const PASSWORD = 'nog een wachtwoord'
let count = 0

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
const test = base.extend<{}, { vindbaar: Vindbaar; beheer: Visitor }>({
  vindbaar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
      const vindbaar = await startVindbaar({ ...storage, env })
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  beheer: [async ({ vindbaar }, use) => use(await signIn(vindbaar.url, ADMIN)), { scope: 'worker' }],
})

/** Creates a customer on this plan; the profile is published by default. */
async function customer(url: string, beheer: Visitor, plan: string, isPublished = true) {
  const credentials = { email: `klant-${++count}@voorbeeld.nl`, password: PASSWORD }
  const { id, visitor } = await newCustomer(url, beheer, credentials, plan)
  const form = { companyName: 'Bakkerij Zon', url: `https://bakkerij-zon-${count}.example/`, locations: ['Testwoude'] }
  const answer = await visitor.post(isPublished ? '/dashboard' : '/dashboard/company-data', {
    intent: isPublished ? 'publish' : 'save',
    ...form,
    llmPlatforms: ['chatgpt', 'claude'],
  })
  expect(answer.status).toBe(200)
  return { id, ...credentials }
}

async function open(page: Page, { email, password }: { email: string; password: string }, path: string) {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^Inloggen/ }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto(path)
}

const LOOKS: BrowserContextOptions[] = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
]

test('an Expert copies the badge’s code, also when the browser denies access to the clipboard', {
  tag: '@one-database',
}, async ({ browser, vindbaar, beheer }) => {
  const expert = await customer(vindbaar.url, beheer, 'expert')
  for (const look of LOOKS) {
    const page = await (await browser.newContext({ baseURL: vindbaar.url, ...look })).newPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await open(page, expert, '/dashboard')
    const card = page.getByRole('region', { name: 'Partnerbadge' })
    await card.getByText('Partnerbadge').click()
    await expect(card.getByText('Er staat nog geen score op')).toBeVisible()
    for (const picture of await card.getByRole('img').all()) {
      await expect(picture).toHaveAccessibleName('Bakkerij Zon: Vindbaar-partner')
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(220)
    }
    const dark = card.getByRole('region', { name: 'Voor een donkere website' })
    await dark.getByRole('button', { name: 'Kopieer de code' }).click()
    await expect(page.getByText('Gekopieerd naar klembord!')).toBeVisible()
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<textarea id="plak"></textarea>'))
    await page.locator('#plak').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.locator('#plak')).toHaveValue(/^<a href=".*badge-dark\.svg".*<\/a>$/)
    await page.locator('#plak').evaluate((area) => area.remove())
    await expectSoundAsIs(page)
    await page.goto('/dashboard?vraag=offline')
    await expect(page.getByRole('heading', { name: 'Profiel offline halen?' })).toBeVisible()
    await expectSoundAsIs(page)
    await page.context().close()
  }
})

test('only a customer whose next plan is Expert sees the offer of the badge, once the profile is online', {
  tag: '@one-database',
}, async ({ browser, vindbaar, beheer }) => {
  const context = await browser.newContext({ baseURL: vindbaar.url })
  const page = await context.newPage()
  await open(page, await customer(vindbaar.url, beheer, 'pro'), '/dashboard')
  const card = page.getByRole('region', { name: 'Partnerbadge' })
  await expect(card.getByText('Met Expert ben je partner')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Bekijk Expert' })).toHaveAttribute('href', '/pricing')
  await expect(card.getByRole('img')).toHaveCount(0)
  await context.clearCookies()
  await open(page, await customer(vindbaar.url, beheer, 'expert', false), '/dashboard')
  await expect(page.getByText('Nog niet gepubliceerd')).toBeVisible()
  await expect(card).toHaveCount(0)
  await context.clearCookies()
  await open(page, await customer(vindbaar.url, beheer, 'free'), '/dashboard')
  await expect(page.getByRole('region', { name: 'Meer met Pro' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await context.close()
})

test('visits appear as they happen: the list, the chart, the table, and as text for screen readers', async ({
  browser,
  vindbaar,
  beheer,
  request,
}) => {
  const account = await customer(vindbaar.url, beheer, 'pro')
  const visit = async (userAgent: string, path = '') =>
    (
      await request.get(`${vindbaar.url}/profile/id/${account.id}${path}`, { headers: { 'User-Agent': userAgent } })
    ).status()
  for (const look of LOOKS) {
    const page = await (await browser.newContext({ baseURL: vindbaar.url, ...look })).newPage()
    await open(page, account, '/dashboard/crawler-visits')
    const first = look === LOOKS[0]
    const hits = first ? 0 : 4
    await expect(
      page.getByRole('heading', {
        name: first ? /nog geen AI-crawler langs/ : /^Van geen bezoek kon worden vastgesteld/,
      }),
    ).toBeVisible()
    for (let count = 0; count < 3; count++) expect(await visit('ClaudeBot/1.0')).toBe(200)
    expect(await visit('PerplexityBot/1.0', '/llms.txt')).toBe(403)
    // Without the vendors' address ranges no visit can be verified, so the title counts none.
    await expect(page.getByRole('heading', { name: /^Van geen bezoek kon worden vastgesteld/ })).toBeVisible()
    const claude = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Claude' }) })
    await expect(claude).toContainText(`Geverifieerd0Niet te verifiëren${(hits / 4) * 3 + 3}Nagemaakt0`)
    await expect(
      page.getByRole('img', { name: new RegExp(`Bezoeken per dag: ${hits + 4} in de laatste 30 dagen`) }),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /bezoek(en)?, het laatste van/ })).toHaveCount(1)
    await expect(
      page
        .getByRole('region', { name: 'Laatste bezoeken' })
        .getByRole('listitem')
        .filter({ hasText: 'PerplexityBot' })
        .first(),
    ).toContainText('Geweigerd')
    // By keyboard: a visit that is still coming in moves what is below it.
    await page.locator('summary', { hasText: 'Cijfers per dag' }).press('Enter')
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `${hits + 4}` })
        .first(),
    ).toBeVisible()
    await expectSoundAsIs(page)
    await page.context().close()
  }
})

test('without JavaScript nothing goes offline, is locked or deleted before the confirmation', {
  tag: '@one-database',
}, async ({ browser, vindbaar, beheer, request }) => {
  const account = await customer(vindbaar.url, beheer, 'pro')
  const profile = `${vindbaar.url}/profile/id/${account.id}`
  const context = await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, account, '/dashboard')
  await page.getByRole('button', { name: 'Haal offline' }).click()
  await expect(page.getByRole('heading', { name: 'Profiel offline halen?' })).toBeVisible()
  expect((await request.get(profile)).status()).toBe(200)
  await page.getByRole('link', { name: 'Annuleren' }).click()
  await expect(page.getByText('Profiel actief')).toBeVisible()
  await page.getByRole('button', { name: 'Haal offline' }).click()
  await expect(page.getByRole('heading', { name: 'Profiel offline halen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Haal offline' }).click()
  await expect(page.getByText('Nog niet gepubliceerd')).toBeVisible()
  expect((await request.get(profile)).status()).toBe(410)
  await context.clearCookies()

  const other = await customer(vindbaar.url, beheer, 'pro')
  await open(page, ADMIN, '/admin')
  await page.getByRole('button', { name: 'Nieuwe gebruiker' }).click()
  await page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
  await expect(page.getByText('Vul alle velden in').first()).toBeVisible()
  await page.getByLabel('E-mailadres').fill('zonder-scripts@voorbeeld.nl')
  await page.getByLabel('Wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
  await expect(page.getByText('Gebruiker aangemaakt')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'zonder-scripts@voorbeeld.nl', exact: true })).toBeVisible()
  for (const [act, title, done, status] of [
    ['Vergrendel', 'Account vergrendelen?', 'Gebruiker vergrendeld', 'suspended'],
    ['Verwijder', 'Klant verwijderen?', 'Gebruiker verwijderd', 'deleted'],
    ['Herstel', 'Klant herstellen?', 'Gebruiker hersteld', 'suspended'],
  ] as const) {
    await page.getByRole('link', { name: `Acties voor ${other.email}` }).click()
    await page.getByRole('link', { name: act, exact: true }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: act, exact: true }).click()
    await expect(page.getByText(done)).toBeVisible()
    await page.goto(`/admin?status=${status}`)
    await expect(page.getByRole('row', { name: other.email })).toBeVisible()
  }
  await context.close()
})

test('an unconfirmed answer does nothing', async ({ vindbaar, beheer, request }) => {
  const account = await customer(vindbaar.url, beheer, 'pro')
  const visitor = await signIn(vindbaar.url, account)
  const unpublish = await visitor.post('/dashboard', { intent: 'unpublish' })
  expect(unpublish.status).toBe(302)
  expect(unpublish.headers.get('location')).toContain('vraag=offline')
  for (const intent of ['lock', 'delete']) {
    const answer = await beheer.post('/admin', { intent, userId: account.id })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain(`actie=${intent}`)
  }
  expect((await request.get(`${vindbaar.url}/profile/id/${account.id}`)).status()).toBe(200)
})

test('without JavaScript a customer of Gratis has a file validated and repaired', {
  tag: '@one-database',
}, async ({ browser, vindbaar, beheer }) => {
  const context = await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, await customer(vindbaar.url, beheer, 'free'), '/dashboard/llms-txt')
  await expect(page.getByText('Jouw llms.txt bij ons')).toBeVisible()
  const pasted = '# Bakkerij Zon\n## Links\nvrije tekst\n* [Over](/over) - wie wij zijn\n'
  await page.getByLabel(/^Of plak de tekst/).fill(pasted)
  await page.getByRole('button', { name: 'Controleer', exact: true }).click()
  await expect(page.getByText('Fout, regel 3:')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hersteld bestand' })).toContainText(
    /- \[Over\]\(https:\/\/bakkerij-zon-\d+\.example\/over\): wie wij zijn/,
  )
  await expect(page.getByLabel(/^Of plak de tekst/)).toHaveValue(pasted)
  await page.getByLabel(/^Of plak de tekst/).fill('')
  await page.getByLabel(/^Adres van de website/).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Controleer', exact: true }).click()
  await expect(page.getByText('Vul je website URL in')).toBeVisible()
  await context.close()
})
