/** Journeys of visitors: join the waitlist, subscribe to the newsletter and leave it, with and without JavaScript. */
import { randomUUID } from 'node:crypto'
import { press, reach, type } from './keyboard.ts'
import { expect, type Page, test } from './site-fixtures.ts'

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
  for (const name of ['name', 'company', 'email', 'website', 'use_case', 'target_audience']) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue('')
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  const next = page.getByRole('region', { name: 'Wat er nu gebeurt' })
  expect((await next.boundingBox())!.y).toBeLessThan((await page.getByLabel('Naam', { exact: true }).boundingBox())!.y)
  const confirmation = await mail.waitFor(({ to }) => to[0] === email)
  expect(confirmation.text).toContain('Je hebt je bedrijf aangemeld')
  expect(confirmation.text).toContain('KvK 69599084')

  await page.goto('/auth')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('')
  await page.getByLabel('Bedrijf', { exact: true }).fill('Bakkerij Noor')
  await fillWaitlist(page, email)
  await page.getByRole('button', { name: 'Kom op de wachtlijst' }).click()
  await expect(page.getByText('Dit e-mailadres staat al op de wachtlijst')).toBeVisible()
  expect(mail.mails.filter(({ to }) => to[0] === email)).toHaveLength(1)
})

test('a visitor reads an answer, joins the waitlist and asks for the newsletter with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/')
  await type(page, 'E-mailadres', newEmail())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welkom! Check je inbox voor de eerste tips')).toBeVisible()
  await press(page, page.locator('summary', { hasText: 'Kunnen jullie beloven dat ChatGPT mijn bedrijf noemt?' }))
  await expect(page.getByText('Nee, en niemand kan dat.', { exact: false })).toBeVisible()

  await page.goto('/')
  await type(page, 'Je bedrijfsnaam', 'Bakkerij Noor')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Bakkerij Noor')
  await type(page, /^Naam$/, 'Noor de Vries')
  await type(page, 'E-mailadres', newEmail())
  await reach(page, page.getByRole('checkbox', { name: /Ik ga akkoord met de algemene voorwaarden/ }))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Kom op de wachtlijst' }))
  await expect(page.getByText('Je bent toegevoegd aan de wachtlijst! Check je email.')).toBeVisible()
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

  test('the company name is passed in the URL, and the waitlist and newsletter work', async ({ page, mail }) => {
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
    await expect(page.locator('#vragen details h3')).toHaveCount(15)
  })
})

test('the newsletter is requested, confirmed by mail and ended with one click', async ({ page, request, mail }) => {
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
  // Like a mail program: without cookie, Origin header or page.
  const pressed = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.status()).toBe(200)
  expect(await pressed.text()).toContain('Je bent afgemeld')
  await page.getByRole('button', { name: 'Meld me af' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible()
})

test('a forged confirmation link is refused', async ({ page }) => {
  const response = await page.goto('/nieuwsbrief/bevestigen/verzonnen')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})

test('a signed-in visitor is redirected to the dashboard', async ({ request, vindbaar }) => {
  const [, email = ''] = /Eerste beheerder: (\S+)/.exec(vindbaar.output()) ?? []
  const [, password = ''] = /Eenmalig wachtwoord: (\S+)/.exec(vindbaar.output()) ?? []
  await request.get('/auth')
  const headers = { origin: vindbaar.url }
  await request.post('/login', { form: { email, password }, headers, maxRedirects: 0 })
  const response = await request.get('/auth', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([302, '/dashboard'])
})
