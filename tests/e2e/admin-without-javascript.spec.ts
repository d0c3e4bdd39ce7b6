/** Every form of the admin area without JavaScript; those of the mail templates are in admin-templates.spec.ts. */
import type { Browser, Locator } from '@playwright/test'
import { ADMIN, type RunningVindbaar } from '#tests/support/vindbaar-with-admin.ts'
import { visit } from '#tests/support/visitor.ts'
import { enter, expect, miller, type Page, subscribe, test } from './admin-fixtures.ts'

// A long journey, for a busy machine too.
test.describe.configure({ timeout: 300_000 })

async function open(browser: Browser, vindbaar: RunningVindbaar, path: string) {
  const page = await (await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })).newPage()
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto(path)
  return page
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().click()
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('an admin without JavaScript does everything to a customer', async ({ browser, vindbaar }) => {
  const { email } = await miller(vindbaar)
  const page = await open(browser, vindbaar, '/admin')
  const row = page.locator('tr', { hasText: email })
  const choose = async (act: string) => {
    await follow(page, `Acties voor ${email}`)
    await follow(page, act)
  }
  // Playwright's getByText does not look inside <noscript>.
  const flashed = (text: string) => expect(page.locator('noscript > *').first()).toContainText(text)

  await test.step('searches, and unfolds the websites', async () => {
    await page.getByLabel('Zoek').fill('molenar')
    await page.keyboard.press('Enter')
    await row.getByRole('link', { name: '2 websites' }).click()
    await follow(page, 'meel-testwoude.nl')
    await expect(page.getByText('Extra domein')).toBeVisible()
    await page.goto('/admin?query=molenar')
  })

  await test.step('changes the plan of the account and of a website', async () => {
    await choose('Wijzig plan')
    await page.getByLabel('Plan van het account').selectOption('Pro')
    await press(page, 'Plan wijzigen')
    await flashed('Plan gewijzigd')
    await expect(row).toContainText('Pro')
    await choose('Wijzig plan')
    const website = page.getByRole('form', { name: 'Plan van meel-testwoude.nl' })
    await website.getByLabel(/^Laatste dag/).fill('2020-01-01')
    await website.getByRole('combobox').selectOption('Expert')
    await website.getByRole('button').click()
    await expect(website.getByText('Kies vandaag of een dag erna.')).toBeVisible()
    await website.getByLabel(/^Laatste dag/).fill('')
    await website.getByRole('combobox').selectOption('Expert')
    await website.getByRole('button').click()
    await flashed('Plan bijgewerkt')
  })

  await test.step('confirms the own password, and sees a temporary one', async () => {
    await choose('Reset wachtwoord')
    await page.getByLabel(/^Je wachtwoord/).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Maak een tijdelijk wachtwoord' }).check()
    await press(page, 'Wachtwoord resetten')
    await expect(page.locator('code')).toHaveText(/\S{8,}/)
    await page.goto('/admin')
  })

  await test.step('locks, unlocks, deletes, restores, and removes for good', async () => {
    await choose('Vergrendel')
    await press(page, 'Vergrendel')
    await expect(row).toContainText('Vergrendeld')
    await choose('Ontgrendel')
    await press(page, 'Ontgrendel')
    await expect(row).not.toContainText('Vergrendeld')
    for (const act of ['Herstel', 'Verwijder permanent']) {
      await page.goto('/admin')
      await choose('Verwijder')
      await press(page, 'Verwijder')
      await expect(row).toHaveCount(0)
      await follow(page, 'Verwijderde klanten')
      await follow(page, `${act} ${email}`)
      await press(page, act)
      await said(page, act === 'Herstel' ? 'Klant hersteld' : 'Klant permanent verwijderd')
      await expect(row).toHaveCount(0)
    }
  })

  await test.step('makes a user, after a mistake', async () => {
    await page.goto('/admin')
    await press(page, 'Nieuwe gebruiker')
    await page.getByLabel('E-mailadres').fill('zonder-scripts@voorbeeld.nl')
    await press(page, 'Gebruiker aanmaken')
    await expect(page.getByLabel(/^Wachtwoord/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/^Wachtwoord/).fill('steen-en-meel')
    await press(page, 'Gebruiker aanmaken')
    await expect(page.locator('tr', { hasText: 'zonder-scripts@voorbeeld.nl' })).toBeVisible()
  })

  await test.step('finds in the audit log what was done', async () => {
    await follow(page, 'Auditlog')
    await page.getByRole('combobox', { name: 'Handeling' }).selectOption('Account voorgoed verwijderd')
    await press(page, 'Zoeken')
    await expect(page.getByRole('region', { name: 'Tabel met handelingen' }).getByRole('row')).not.toHaveCount(0)
  })
  await page.context().close()
})

test('an admin without JavaScript invites from the waitlist, and removes one', async ({ browser, vindbaar }) => {
  const names = ['Teun', 'Saar', 'Bo']
  const emailOf = (name: string) => `${name.toLowerCase()}-zonder-scripts@voorbeeld.nl`
  for (const name of names) {
    const form = { name, company: 'Molen Zonder', email: emailOf(name), accepted_privacy: 'on' }
    await visit(vindbaar.url).post('/auth', form)
  }
  const page = await open(browser, vindbaar, '/admin/wachtlijst')
  await page.getByLabel('Zoek').fill('zonder-scripts')
  await page.keyboard.press('Enter')
  await press(page, `Uitnodigen: ${emailOf('Teun')}`)
  await said(page, 'Uitnodiging verstuurd')
  await page.goto('/admin/wachtlijst?query=zonder-scripts')
  await follow(page, 'Kies iedereen op deze pagina')
  await page.getByRole('checkbox', { name: `Kies ${emailOf('Bo')}` }).uncheck()
  await press(page, 'Gekozen uitnodigen')
  await said(page, 'Uitnodiging verstuurd')
  await press(page, `Stuur nieuwe link: ${emailOf('Saar')}`)
  await said(page, 'Geen wijziging: al uitgenodigd')
  for (const name of names) {
    await follow(page, `Verwijder ${emailOf(name)}`)
    await press(page, 'Verwijder')
    await said(page, 'Inschrijving verwijderd')
  }
  await page.context().close()
})

test('an admin without JavaScript sends a mailing, stops it, goes on, tries again, and removes a subscriber', async ({
  browser,
  vindbaar,
  mailServer,
}) => {
  const reader = 'dora@zonder-scripts.example'
  await subscribe(vindbaar, mailServer, reader)
  const page = await open(browser, vindbaar, '/admin/nieuwsbrief/nieuwe-mailing')
  /** A screen with scripts looks again by itself. */
  const shows = (wanted: Locator) =>
    expect(async () => {
      await page.reload()
      await expect(wanted).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  const act = async (name: string) => {
    await shows(page.getByRole('link', { name, exact: true }))
    await follow(page, name)
    await press(page, name)
  }

  await test.step('writes and tries the text', async () => {
    await follow(page, 'Bewerk de tekst')
    await page.getByLabel('Onderwerp').fill('Meel zonder scripts')
    await press(page, 'Opslaan')
    await page.goto('/admin/nieuwsbrief/nieuwe-mailing')
    await press(page, 'Stuur testmail')
    await mailServer.waitFor(({ to, subject }) => to[0] === ADMIN.email && subject === 'Meel zonder scripts')
    await page.goto('/admin/nieuwsbrief/nieuwe-mailing')
    await shows(status('Een testmail van precies deze tekst is verstuurd'))
  })

  await test.step('starts, stops and continues, and tries again what was refused', async () => {
    mailServer.room = 0
    await act('Verstuur de mailing')
    await act('Stop de mailing')
    mailServer.refused.add(reader)
    mailServer.room = Number.POSITIVE_INFINITY
    await act('Ga verder')
    await shows(status('1 mislukt'))
    mailServer.refused.clear()
    await act('Probeer opnieuw')
    await mailServer.waitFor(({ to, subject }) => to[0] === reader && subject === 'Meel zonder scripts')
  })

  await test.step('finds a subscriber, and removes it', async () => {
    await follow(page, 'Terug naar de nieuwsbrief')
    await page.getByLabel('Zoek').fill('dora')
    await page.keyboard.press('Enter')
    await follow(page, `Verwijder ${reader}`)
    await press(page, 'Verwijder')
    await said(page, 'Abonnee verwijderd')
    await expect(page.getByText(reader)).toHaveCount(0)
  })
  await page.context().close()
})

test('an admin without JavaScript starts jobs again that were given up', async ({ browser, withGivenUpJob }) => {
  const page = await open(browser, withGivenUpJob, '/admin/systeemcheck')
  await follow(page, 'Opgegeven taken opnieuw starten')
  await press(page, 'Opnieuw starten')
  await said(page, 'De taken zijn opnieuw gestart.')
  await page.context().close()
})
