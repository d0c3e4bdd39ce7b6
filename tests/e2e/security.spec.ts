/** The security screens by keyboard: password, devices, second step, tokens, passkeys, signing out in every tab, and deleting and restoring the account. */
import type { Page } from '@playwright/test'
import { authenticatorOf } from '#tests/support/authenticator.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers, signIn } from './sign-in.ts'
import { expectSound } from './sound.ts'

test.use({ story: 'security', sendsMail: true })

const EMAIL = 'pro@proefkamer.example'
const FIRST_PASSWORD = 'rauwemelk'
const PASSWORD = 'gerijpte-boerenkaas'
const SCREEN = '/account/beveiliging'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).first().focus()
  await page.keyboard.type(text)
}

async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).press('Enter')
}

test('a customer protects the account, is signed out in every tab, comes back with a code, and deletes and restores it', async ({
  browser,
  vindbaar,
  admin,
  mailServer,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)
  const elsewhere = await customerPage(browser, vindbaar.url, EMAIL, '/dashboard')
  const page = await customerPage(browser, vindbaar.url, EMAIL, SCREEN)
  const devices = page.getByRole('listitem').filter({ hasText: 'Chrome op Linux' })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText(/Dit apparaat\s*Ingelogd op \d{1,2} \w+ \d{4} om \d\d[.:]\d\d/)
  await expectSound(page)
  await press(page, 'Uitloggen elders')
  await expect(page.getByText('Je bent nergens anders ingelogd.')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await open(elsewhere, '/dashboard')
  await expect(elsewhere).toHaveURL(/\/auth$/)
  await elsewhere.context().close()

  await type(page, 'Huidig wachtwoord', 'verkeerd')
  await type(page, 'Nieuw wachtwoord', PASSWORD)
  await type(page, 'Herhaal het nieuwe wachtwoord', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
  await expect(page.getByLabel('Huidig wachtwoord')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(FIRST_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()

  await page.getByRole('link', { name: 'Tweede stap instellen' }).press('Enter')
  await type(page, 'Je wachtwoord', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  const codes = await page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await expectSound(page)
  const app = authenticatorOf(await page.locator('input[name=uri]').inputValue(), codes)
  await type(page, 'Code van zes cijfers', '123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vul de code van zes cijfers in')).toBeVisible()
  await page.getByLabel('Code van zes cijfers').press('Control+A')
  await page.keyboard.type(await app.code())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Staat aan', { exact: true })).toBeVisible()
  await open(page, `${SCREEN}/tweede-stap`)
  await expect(page.getByRole('button', { name: 'Maak nieuwe herstelcodes' })).toBeVisible()
  await expect(page.getByText(codes[0]!)).toHaveCount(0)

  // Setting up the second step was a second look already; its screen can be opened all the same.
  await open(page, `${SCREEN}/bevestigen?naar=/account/sleutels`)
  await expect(page.getByRole('heading', { name: 'Of met een code' })).toBeVisible()
  await expectSound(page)
  await type(page, 'Je wachtwoord', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Naam', { exact: true })).toBeVisible()
  await type(page, 'Naam', 'Weekrapport')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^vbt_[\w-]{43}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trek in: Weekrapport' })).toBeVisible()
  await expectSound(page)
  await open(page, '/account/sleutels')
  await expect(page.getByRole('button', { name: 'Trek in: Weekrapport' })).toBeVisible()
  await expect(page.getByText(/^vbt_/)).toHaveCount(0)
  await press(page, 'Trek in: Weekrapport')
  await expect(page.getByText('Je hebt nog geen sleutels.')).toBeVisible()

  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  await open(page, `${SCREEN}/passkeys`)
  await type(page, 'Naam', 'Telefoon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Je passkey is toegevoegd.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verwijder Telefoon' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('textbox', { name: 'Naam van Telefoon' }).press('Control+A')
  await page.keyboard.type('Oude telefoon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Verwijder Oude telefoon' })).toBeVisible()

  const other = await page.context().newPage()
  await open(other, SCREEN)
  await press(page, 'Uitloggen')
  await expect(other).toHaveURL(/\/auth$/)
  await expect(page).toHaveURL(`${vindbaar.url}/`)

  await open(page, '/login')
  await expectSound(page)
  await press(page, 'Log in met een passkey')
  await expect(page).toHaveURL(/\/dashboard/)
  await open(page, `${SCREEN}/passkeys`)
  await press(page, 'Verwijder Oude telefoon')
  await expect(page).toHaveURL(/bevestigen/)
  await type(page, 'Je wachtwoord', PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Voeg een passkey toe' })).toBeVisible()
  await press(page, 'Verwijder Oude telefoon')
  await expect(page.getByText('Je hebt nog geen passkeys.')).toBeVisible()
  await press(page, 'Uitloggen')
  await expect(page).toHaveURL(`${vindbaar.url}/`)
  await page.close()

  await signIn(other, '/login', { email: EMAIL, password: PASSWORD })
  await expect(other.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  await expectSound(other)
  await type(other, 'Code', codes[0]!)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/dashboard/)

  await open(other, '/account/verwijderen')
  await expectSound(other)
  await type(other, 'Je wachtwoord', PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByText('Je account is verwijderd.')).toBeVisible()
  await open(other, '/dashboard')
  await expect(other).toHaveURL(/\/auth$/)

  const mail = await mailServer.waitFor(({ to, text }) => to.includes(EMAIL) && text.includes('/account-terughalen/'))
  const [, path] = /(\/account-terughalen\/[\w-]+)/.exec(mail.text) ?? []
  await open(other, path!)
  await expectSound(other)
  await press(other, 'Haal mijn account terug')
  await expect(other.getByRole('heading', { name: 'Je account is terug' })).toBeVisible()
  await expectSound(other)
  await other.getByRole('link', { name: 'inloggen' }).press('Enter')
  await expect(other.getByLabel('E-mailadres')).toBeVisible()
  await type(other, 'E-mailadres', EMAIL)
  await type(other, 'Wachtwoord', PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  await type(other, 'Code', codes[1]!)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/dashboard/)
})
