/** The main job of a new user: from the first start to a published, analysed profile. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const CUSTOMER = { email: 'kaasmaker@proefkamer.example', password: 'rauwemelk' }

/** Opens a screen and waits for hydration: until then a button that opens a dialog does nothing. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

// One story: the later tests use the customer of the first one.
test.describe.configure({ mode: 'serial' })
test.use({ story: 'the main job' })

test('an admin creates a customer, who publishes a website and sees a score with evidence', async ({
  browser,
  vindbaar,
  website,
  admin,
  request,
}) => {
  const context = await browser.newContext({ baseURL: vindbaar.url })
  const page = await context.newPage()

  await test.step('the admin signs in with the printed password and chooses a new one', async () => {
    await signIn(page, '/admin-vindbaar', admin)
    await expectAccessible(page)
    await page.getByLabel('Nieuw wachtwoord').fill('beheerder-1')
    await page.getByLabel('Herhaal het wachtwoord').fill('beheerder-1')
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByText('Wachtwoord succesvol gewijzigd!')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard/)
    await open(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  })

  await test.step('the admin creates a customer', async () => {
    await page.getByRole('button', { name: 'Nieuwe gebruiker' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
    await expect(dialog.getByText('Vul alle velden in').first()).toBeVisible()
    await dialog.getByLabel('E-mailadres').fill(CUSTOMER.email)
    await dialog.getByLabel('Wachtwoord').fill(CUSTOMER.password)
    await dialog.getByRole('button', { name: 'Gebruiker aanmaken' }).click()
    await expect(page.getByText('Gebruiker aangemaakt')).toBeVisible()
    await expect(page.getByRole('cell', { name: CUSTOMER.email, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(/\/(login)?$/)
  })

  await test.step('the customer signs in and fills in step 1', async () => {
    await signIn(page, '/login', CUSTOMER)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText('Welkom terug!')).toBeVisible()
    await expect
      .poll(async () => (await page.getByText('Welkom terug!').boundingBox())?.y, 'below the top of the page')
      .toBeGreaterThan(page.viewportSize()!.height / 2)
    await expect(page.getByText('Nog niet gepubliceerd')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publiceer en analyseer' })).toBeDisabled()
    await open(page, '/dashboard/company-data?zelf=1')
    await page.getByLabel('Bedrijfsnaam').focus()
    await page.getByLabel('Website').fill('proefkamer')
    await expect(page.getByText('Vul dit veld in').first()).toBeVisible()
    await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Proefkamer')
    await expect(page.getByText('Voer een geldige URL in, inclusief https')).toBeVisible()
    await page.getByLabel('Website').fill(website.url)
    await page.getByRole('textbox', { name: 'Andere namen' }).fill('Kaasmakers PK')
    await page.getByRole('textbox', { name: 'Andere namen' }).press('Enter')
    await expect(page.getByRole('definition').filter({ hasText: 'Kaasmakers PK' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Plaatsen' }).fill('Testwoude')
    await page.getByRole('textbox', { name: 'Plaatsen' }).press('Enter')
    await page.getByLabel(/^Korte omschrijving/).fill('k'.repeat(120))
    await expect(page.getByText('100/100')).toBeVisible()
    await page.getByLabel(/^Korte omschrijving/).fill('Boerenkaas van rauwe melk.')
    await expect(page.getByRole('checkbox', { name: 'Perplexity' })).toBeDisabled()
  })

  await test.step('the customer publishes, watches the progress and sees the score', async () => {
    await page.getByRole('tab', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Publiceer en analyseer' }).click()
    await expect(page.getByText('Profiel gepubliceerd! Je bent nu vindbaar voor AI-platforms.')).toBeVisible()
    await expect(page.getByText('Analyse compleet!')).toBeVisible()
    await expect(page).toHaveURL(/dashboard\/analysis/)
    await expect(page.getByText('van 100').first()).toBeVisible()
    // The pressed button disappeared: the focus moves to the result.
    await expect(page.locator('#oordeel')).toBeFocused()
    await page.locator('summary', { hasText: 'Toegang' }).click()
    await page.getByText('In orde: ').first().click()
    await page.getByText('Bewijs', { exact: true }).locator('visible=true').first().click()
    await expect(page.getByText(`${website.url}/`).first()).toBeVisible()
    await page.getByText(/^Wat we lazen: /).click()
    await expect(page.getByRole('row', { name: `${website.url}/contact` })).toBeVisible()
    expect(website.requests).toContain('/robots.txt')
  })

  const address = await test.step('a crawler finds every fact in the HTML of the public profile', async () => {
    await open(page, '/dashboard')
    const link = page.getByRole('link', { name: /Bekijk openbaar profiel/ })
    const address = new URL((await link.getAttribute('href')) ?? '', vindbaar.url).href
    const answer = await request.get(address, { headers: { 'User-Agent': 'GPTBot' } })
    const html = await answer.text()
    for (const fact of [
      'Kaasmakerij De Proefkamer',
      'Kaasmakers PK',
      website.url,
      'Testwoude',
      'Boerenkaas van rauwe melk.',
    ]) {
      expect(html).toContain(fact)
    }
    expect(html).toContain('application/ld+json')
    expect(answer.headers()['x-robots-tag']).toContain('googlebot: noindex')
    return address
  })

  await test.step('once taken offline it is gone for everyone', async () => {
    await page.getByRole('button', { name: 'Haal offline' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Haal offline' }).click()
    await expect(page.getByText('Nog niet gepubliceerd')).toBeVisible()
    const gone = await request.get(address)
    expect(gone.status()).toBe(410)
    expect(await gone.text()).toContain('Dit bedrijfsprofiel bestaat niet of is verwijderd.')
  })
  await context.close()
})

test('closing the page right after typing loses nothing', async ({ browser, vindbaar }) => {
  const context = await browser.newContext({ baseURL: vindbaar.url })
  const page = await context.newPage()
  await signIn(page, '/login', CUSTOMER)
  await open(page, '/dashboard/company-data')
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Nieuwe Proefkamer')
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await expect(async () => {
    await next.goto('/dashboard/company-data')
    await expect(next.getByLabel('Bedrijfsnaam')).toHaveValue('Kaasmakerij De Nieuwe Proefkamer', { timeout: 500 })
  }).toPass()
  await context.close()
})

test('without JavaScript a customer signs in, publishes and reads the analysis', async ({
  browser,
  vindbaar,
  website,
}) => {
  const context = await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page, '/login', { ...CUSTOMER, password: 'verkeerd' })
  await expect(page.getByText('Onjuiste email of wachtwoord')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(CUSTOMER.email)
  await signIn(page, '/login', CUSTOMER)
  await page.goto('/dashboard/company-data')
  await page.getByLabel('Bedrijfsnaam').fill('De Proefkamer')
  await page.getByLabel('Website').fill(website.url)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Publiceer en analyseer' }).click()
  await expect(page.getByText('van 100').first()).toBeVisible()
  await context.close()
})
