/** Whose a website is: from a refused publish to a proof by keyboard on a phone, and what the displaced account sees without JavaScript. */
import type { Locator } from '@playwright/test'
import { PROOF_FILE } from '#features/ownership/proof.rules.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { enter, expect, test } from './admin-fixtures.ts'
import { expectSoundAsIs } from './sound.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const HOME = `<!doctype html><html lang="nl"><head><title>Molen De Eigenaar</title></head><body><h1>Molen De Eigenaar</h1>
<p>${'Wij malen meel van de steen, in Testwoude. '.repeat(25)}</p></body></html>`

let file = ''
let website: Website

test.beforeAll(async () => {
  file = ''
  website = await serveWebsite((request, response) => {
    const body = request.url === PROOF_FILE ? file : request.url === '/' ? HOME : ''
    const type = request.url === '/' ? 'text/html' : 'text/plain'
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
  })
})
test.afterAll(() => website.close())

async function press(wanted: Locator) {
  await wanted.focus()
  await expect(wanted).toBeFocused()
  await wanted.press('Enter')
}

test('an owner is refused, proves the website by keyboard and takes over, and the displaced account is told without JavaScript', async ({
  browser,
  vindbaar,
}) => {
  const { host } = new URL(website.url)
  const [displaced, proven] = [await vindbaar.customer('pro'), await vindbaar.customer('expert')]
  const form = { companyName: 'Molen De Eigenaar', url: website.url, llmPlatforms: 'chatgpt' }
  expect((await displaced.visitor.post('/dashboard', { intent: 'publish', ...form })).status).toBe(200)
  expect((await proven.visitor.post('/dashboard/company-data', { intent: 'save', ...form })).status).toBe(200)

  const owner = await (await browser.newContext({ baseURL: vindbaar.url, ...PHONE })).newPage()
  await enter(owner, vindbaar.url, proven.email)
  await owner.goto('/dashboard')
  await owner.waitForLoadState('networkidle')
  const publish = owner.getByRole('button', { name: /^Publiceer/ })
  await press(publish)
  await expect(owner.getByRole('alert').filter({ hasText: 'staat al online onder een ander account' })).toBeVisible()
  await expectSoundAsIs(owner)

  await press(owner.getByRole('link', { name: 'Bewijs dat de website van jou is' }))
  await expect(owner.getByRole('heading', { level: 1, name: `Bewijs dat ${host} van jou is` })).toBeVisible()
  for (const system of await owner.locator('summary').all()) await press(system)
  await expectSoundAsIs(owner)
  const check = owner.getByRole('button', { name: 'Controleer nu' })
  await press(check)
  await expect(owner.getByRole('status').filter({ hasText: 'Nog niet gevonden' })).toBeVisible()
  await expect(owner.getByText('Het bestand staat er niet.')).toBeVisible()
  const line = await owner
    .locator('code', { hasText: /^vindbaar-eigendom=[0-9a-f]{40}$/ })
    .first()
    .textContent()
  file = `${line}\n`
  await press(check)
  await expect(owner.getByRole('status').filter({ hasText: 'Geverifieerd sinds' })).toBeVisible()
  await expectSoundAsIs(owner)

  await press(owner.getByRole('link', { name: 'Publiceer je profiel' }))
  await expect(publish).toBeVisible()
  await press(publish)
  await expect(owner).toHaveURL(/\/dashboard\/analysis/)
  await expect(owner.getByText('van 100').first()).toBeVisible()
  await owner.goto('/dashboard')
  await expect(owner.getByText(`Geverifieerd: ${host} is van jou.`)).toBeVisible()

  const first = await (await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })).newPage()
  await enter(first, vindbaar.url, displaced.email)
  await first.goto('/dashboard')
  await expect(first.getByText(`Een ander account staat nu online met ${host}`)).toBeVisible()
  await first.goto('/account/domeinen')
  await expect(first.getByText('Online onder een ander account')).toBeVisible()
  await first.getByRole('link', { name: 'Bewijs dat dit domein van jou is' }).click()
  await first.getByRole('button', { name: 'Controleer nu' }).click()
  await expect(first.getByText('Nog niet gevonden')).toBeVisible()
  await expect(first.getByText('Het bestand staat er, maar jouw regel staat er niet in.')).toBeVisible()
  file += `${await first
    .locator('code', { hasText: /^vindbaar-eigendom=[0-9a-f]{40}$/ })
    .first()
    .textContent()}\n`
  await first.getByRole('button', { name: 'Controleer nu' }).click()
  await expect(first.getByText('Geverifieerd sinds')).toBeVisible()
})
