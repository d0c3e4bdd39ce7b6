/** The account: settings that ask before they are lost, and the websites of a partner; by keyboard, on a phone, and without JavaScript. */
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'
import { expectSoundAsIs } from './sound.ts'

const PRO = 'pro@proefkamer.example'
const EXPERT = 'expert@proefkamer.example'
const PHONE = { viewport: { width: 360, height: 740 } }
const TABS = ['/account', '/account/abonnement', '/account/e-mail', '/account/publicatie', '/account/domeinen']

test.describe.configure({ mode: 'serial' })
test.use({ story: 'account' })

test('settings are saved by keyboard, leaving with unsaved ones asks first, and every tab is sound on a phone', async ({
  browser,
  vindbaar,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)
  const page = await customerPage(browser, vindbaar.url, PRO, '/account', PHONE)
  for (const path of [...TABS, '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundAsIs(page)
  }

  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  const email = page.getByLabel('E-mailadres voor rapporten')
  await email.press('End')
  await email.pressSequentially('rapport@proefkamer')
  await expect(page.getByText('Nog niet opgeslagen')).toBeVisible()
  await page.getByRole('tab', { name: 'E-mail' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Hier blijven' })).toBeFocused()
  await expectSoundAsIs(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/account$/)
  await expect(email).toHaveValue('rapport@proefkamer')

  await email.press('Enter')
  await expect(page.getByText('Vul een geldig email adres in.')).toBeVisible()
  await email.press('End')
  await email.pressSequentially('.example')
  await email.press('Enter')
  await expect(page.getByText('Instellingen opgeslagen')).toBeVisible()
  await expect(page.getByText('Nog niet opgeslagen')).toBeHidden()
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await expect(page).toHaveURL(/\/account\/e-mail$/)
  await expect(page.getByLabel('E-mailadres voor rapporten')).toHaveValue('rapport@proefkamer.example')

  await page.getByLabel('Dag van de maand').fill('12')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/account/e-mail')
  await expect(page.getByLabel('Dag van de maand')).toHaveValue('10')

  await page.goto('/account/abonnement')
  await page.getByRole('button', { name: 'Beheer abonnement' }).press('Enter')
  await expect(page.getByText('Abonnementsbeheer komt binnenkort beschikbaar')).toBeVisible()
  await page.context().close()
})

test('a partner adds websites, switches between them by keyboard, sees all on one page and deletes one', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, EXPERT, '/account/domeinen', PHONE)
  const input = page.getByLabel('Domein toevoegen')
  for (const host of ['eerste.example', 'tweede.example']) {
    await input.fill(host)
    await input.press('Enter')
    await expect(page.getByText(host, { exact: true })).toBeVisible()
    await expect(input).toHaveValue('')
  }
  await expect(page.getByText('1/10')).toBeVisible()
  await expectSoundAsIs(page)

  await page.goto('/dashboard/faq')
  await page.waitForLoadState('networkidle')
  const switcher = page.getByRole('combobox', { name: 'Website' })
  await expect(switcher.locator('option:checked')).toHaveText('eerste.example')
  await expectSoundAsIs(page)
  await switcher.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/dashboard\/faq$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/faq\?domein=[0-9a-f-]{36}$/)
  await expect(switcher.locator('option:checked')).toHaveText('tweede.example')
  await page.getByRole('tab', { name: 'Bedrijfsgegevens' }).click()
  await expect(page).toHaveURL(/\/dashboard\/company-data\?domein=/)

  await page.goto('/dashboard/portfolio')
  await expect(page.getByRole('row', { name: /tweede\.example/ })).toContainText('Nog niet geanalyseerd')
  await expectSoundAsIs(page)
  await page.getByRole('link', { name: 'Score' }).click()
  await expect(page).toHaveURL(/sorteer=score&richting=af/)

  await page.goto('/account/domeinen')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Verwijder tweede.example' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'tweede.example verwijderen?' })
  await expectSoundAsIs(page)
  await question.getByRole('button', { name: 'Verwijder domein' }).press('Enter')
  await expect(page.getByText('Domein verwijderd')).toBeVisible()
  await expect(page.getByText('0/10')).toBeVisible()
  await page.context().close()
})

test('without JavaScript settings are saved, a website is added, chosen and deleted', async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, EXPERT, '/settings', { javaScriptEnabled: false })
  // The message is in a <noscript>, which Playwright's own text search leaves out.
  const expectMessage = (text: string) => expect(page.locator('body')).toContainText(text, { useInnerText: true })
  await page.getByLabel('E-mailadres voor rapporten').fill('geen adres')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Vul een geldig email adres in.')).toBeVisible()
  await page.getByLabel('E-mailadres voor rapporten').fill('partner@proefkamer.example')
  await page.getByLabel('noindex voor zoekmachines').uncheck()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expectMessage('Instellingen opgeslagen')
  await page.goto('/account/publicatie')
  await expect(page.getByLabel('noindex voor zoekmachines')).not.toBeChecked()

  await page.goto('/account/domeinen')
  await page.getByLabel('Domein toevoegen').fill('derde.example')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expectMessage('Domein toegevoegd')
  await page.goto('/dashboard/llms-txt')
  await page.getByRole('combobox', { name: 'Website' }).selectOption('derde.example')
  await page.getByRole('button', { name: 'Wissel' }).click()
  await expect(page).toHaveURL(/\/dashboard\/llms-txt\?domein=/)

  await page.goto('/account/domeinen')
  await page.getByRole('button', { name: 'Verwijder derde.example' }).click()
  await expect(page.getByRole('heading', { name: 'derde.example verwijderen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Verwijder domein' }).click()
  await expectMessage('Domein verwijderd')
  await page.context().close()
})
