/** 'Klopt dit niet?': a customer names a page that the report missed, by keyboard and on a phone, and sees what changed. */
import { expect, test } from '@playwright/test'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { newCustomer, signIn as signInAsAdmin } from '#tests/support/visitor.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'
import { signIn } from './sign-in.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'molenaar@molen.example', password: 'windmolen' }
const menu = ['contact', 'over-ons', 'diensten', 'privacy'].map((path) => `<a href="/${path}">${path}</a>`).join(' ')
const page = (
  body: string,
) => `<!doctype html><html lang="nl"><title>Molen De Vergissing</title><h1>Molen De Vergissing</h1>
<p>${'Meel van de steen, gemalen in Testwoude. '.repeat(30)}</p>${body}`
const PAGES: Record<string, string> = {
  '/': page(menu),
  ...Object.fromEntries(
    ['/contact', '/over-ons', '/diensten', '/privacy'].map((path) => [path, page(`<p>${path}</p>`)]),
  ),
  '/cijfers': page('<p>KvK 54812736</p>'),
}

let website: Website
let vindbaar: Vindbaar
let remove: () => Promise<void>

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
test.beforeAll(async ({}, worker) => {
  test.setTimeout(120_000)
  website = await serveWebsite((request, response) => {
    const html = PAGES[request.url ?? '']
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? 'niet gevonden')
  })
  const storage = await newStorage(worker.project.name as DatabaseKind)
  remove = storage.remove
  const env = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).host,
  }
  vindbaar = await startVindbaar({ ...storage, env })
  const { visitor } = await newCustomer(vindbaar.url, await signInAsAdmin(vindbaar.url, ADMIN), CUSTOMER, 'pro')
  const published = await visitor.post('/dashboard', {
    intent: 'publish-and-analyze',
    companyName: 'Molen De Vergissing',
    url: website.url,
    locations: ['Zuiderwoude'],
    desiredInfo: 'Meel van de steen.',
    llmPlatforms: ['chatgpt'],
  })
  expect(published.status).toBe(302)
})

test.afterAll(async () => {
  await vindbaar.stop()
  await website.close()
  await remove()
})

test('a customer names a missed page by keyboard on a phone, and sees what changed', async ({ page: screen }) => {
  await screen.setViewportSize({ width: 360, height: 740 })
  await signIn(screen, `${vindbaar.url}/login`, CUSTOMER)
  await screen.goto(`${vindbaar.url}/dashboard/analysis`)
  const doubt = screen.getByRole('region', { name: 'Klopt dit niet?' })
  const field = doubt.getByLabel('Pagina op je website')

  await doubt.locator('summary').focus()
  await screen.keyboard.press('Enter')
  await field.focus()
  await screen.keyboard.type('https://elders.example/contact')
  await screen.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/hoort niet bij je website/)
  await expect(field).toHaveValue('https://elders.example/contact')

  await field.fill('/bestaat-niet')
  await screen.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/status 404/)

  await field.fill('/cijfers')
  await screen.keyboard.press('Enter')
  const revised = screen.getByRole('region', { name: /Nagekeken: dit veranderde/ })
  await expect(revised).toContainText('54812736')
  await expect(revised).toContainText('KvK-nummer')
  await expectToFit(screen)
  await expectAccessible(screen)
})

test('the same works without JavaScript, in one request', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const screen = await context.newPage()
  await signIn(screen, `${vindbaar.url}/login`, CUSTOMER)
  await screen.goto(`${vindbaar.url}/dashboard/analysis`)
  const field = screen.getByLabel('Pagina op je website')
  await screen.locator('summary', { hasText: 'Klopt dit niet?' }).click()
  await field.fill('/bestaat-niet')
  await screen.getByRole('button', { name: 'Kijk het na' }).click()
  await expect(screen.getByLabel('Pagina op je website')).toHaveAccessibleDescription(/status 404/)
  await screen.getByLabel('Pagina op je website').fill('/cijfers')
  await screen.getByRole('button', { name: 'Kijk het na' }).click()
  await expect(screen.getByRole('region', { name: /Nagekeken/ })).toBeVisible()
  await context.close()
})
