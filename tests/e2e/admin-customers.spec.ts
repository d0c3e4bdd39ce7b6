/** The admin's list of customers by keyboard alone while others change it, and how it looks on a phone and in the dark. */
import type { Locator } from '@playwright/test'
import { ADMIN } from '#tests/support/vindbaar-with-admin.ts'
import { expectAccessible } from './accessible.ts'
import { enter, expect, miller, type Page, test } from './admin-fixtures.ts'
import { expectToFit } from './fits.ts'
import { press, reach, type } from './keyboard.ts'
import { expectSound } from './sound.ts'

/** Whatever lies over the list. */
const rowOf = (page: Page, email: string) => page.locator('tr', { hasText: email })
const dialog = (page: Page) => page.getByRole('dialog')

/** Walks down an opened menu, one item a key: the menu moves its focus a moment after the key, so a key too soon would pass the item by. */
async function choose(page: Page, menu: Locator, name: string) {
  await press(page, menu)
  const focused = page.locator('[role=menuitem]:focus')
  await expect(focused).toHaveCount(1)
  for (let text = await focused.innerText(); text.trim() !== name; text = await focused.innerText()) {
    await page.keyboard.press('ArrowDown')
    await expect(focused).not.toHaveText(text)
  }
  await page.keyboard.press('Enter')
}

// A long journey, for a busy machine too.
test.describe.configure({ timeout: 300_000 })

test('an admin finds a customer, does everything to it by keyboard and comes back to its menu each time', async ({
  context,
  page,
  vindbaar,
  mailServer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, email } = await miller(vindbaar)
  const other = await vindbaar.customer('free')
  const row = rowOf(page, email)
  const menu = page.getByRole('button', { name: `Acties voor ${email}` })
  const plans = page.getByRole('navigation', { name: 'Filter op plan' })

  await test.step('signs in, searches with a typing error, and keeps a plan', async () => {
    await page.goto('/admin-vindbaar')
    await type(page, 'E-mailadres', ADMIN.email)
    await type(page, 'Wachtwoord', ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin$/)
    await page.waitForLoadState('networkidle')
    await type(page, 'Zoek', 'molenar testwoude')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, other.email)).toHaveCount(0)
    await expect(row).toBeVisible()
    await expect(page.getByLabel('Zoek')).toBeFocused()
    const expert = plans.getByRole('link', { name: /^Expert/ })
    await press(page, expert)
    await expect(expert).toHaveAttribute('aria-current', 'true')
    await expect(expert).toBeFocused()
    await expect(row).toBeVisible()
  })

  await test.step('unfolds the websites and looks at one', async () => {
    const websites = row.getByRole('link', { name: '2 websites' })
    await press(page, websites)
    await expect(websites).toHaveAttribute('aria-expanded', 'true')
    const website = page.getByRole('link', { name: 'meel-testwoude.nl' }).first()
    await press(page, website)
    await expect(dialog(page).getByText('Extra domein')).toBeVisible()
    await expectSound(page, 'the company data of a customer')
    await page.keyboard.press('Escape')
    await expect(website).toBeFocused()
  })

  await test.step('looks at the reports, while the plan changes elsewhere and shows in its place', async () => {
    await choose(page, menu, 'Bekijk rapporten')
    await expect(dialog(page).getByText('Deze klant heeft nog geen rapporten.')).toBeVisible()
    const change = { userId: id, plan: 'pro', last_day: '2031-05-01' }
    expect((await vindbaar.admin.call('admin-change-plan', change)).status).toBe(200)
    await expect(row).toContainText('2031')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await choose(page, menu, 'Bekijk gegevens')
    await expect(dialog(page).getByText('Molenaar Testwoude')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('changes the plan with its last day, and is told when nothing changes', async () => {
    await choose(page, menu, 'Wijzig plan')
    const plan = page.getByLabel('Plan van het account')
    await reach(page, plan)
    await page.keyboard.press('e')
    await expect(plan).toHaveValue('expert')
    // Day and month are equal, whichever the browser asks first.
    await reach(page, page.getByLabel('Laatste dag (mag leeg blijven)', { exact: true }))
    await page.keyboard.type('12122030')
    await press(page, page.getByRole('button', { name: 'Plan wijzigen' }))
    await expect(page.getByText('Plan gewijzigd')).toBeVisible()
    await expect(menu).toBeFocused()
    await expect(row).toContainText('2030')
    await choose(page, menu, 'Wijzig plan')
    await press(page, page.getByRole('button', { name: 'Plan wijzigen' }))
    await expect(page.getByText('Geen wijziging')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('gives one website a plan of its own with a last day, and is told of a day that has passed', async () => {
    await choose(page, menu, 'Wijzig plan')
    const form = page.getByRole('form', { name: 'Plan van meel-testwoude.nl' })
    await reach(page, form.getByRole('combobox'))
    await page.keyboard.press('p')
    await reach(page, form.getByLabel(/^Laatste dag/))
    await page.keyboard.type('12122020')
    await press(page, form.getByRole('button'))
    await expect(form.getByText('Kies vandaag of een dag erna.')).toBeVisible()
    await reach(page, form.getByRole('combobox'), 'Shift+Tab')
    await reach(page, form.getByLabel(/^Laatste dag/))
    await page.keyboard.type('12122031')
    await press(page, form.getByRole('button'))
    await expect(page.getByText('Plan bijgewerkt')).toBeVisible()
    await expect(menu).toBeFocused()
    await expect(rowOf(page, 'meel-testwoude.nl').getByText('Pro tot 13-12-2031')).toBeVisible()
  })

  await test.step('confirms the own password, and copies a temporary one', async () => {
    await choose(page, menu, 'Reset wachtwoord')
    await expect(page.getByRole('heading', { name: 'Bevestig dat jij het bent' })).toBeVisible()
    await type(page, /^Je wachtwoord/, ADMIN.password)
    await page.keyboard.press('Enter')
    await reach(page, page.getByRole('radio', { name: 'Stuur een reset link per e-mail' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Maak een tijdelijk wachtwoord' })).toBeChecked()
    await reach(page, page.getByRole('checkbox', { name: /ook per e-mail/ }))
    await page.keyboard.press('Space')
    await press(page, page.getByRole('button', { name: 'Wachtwoord resetten' }))
    const password = await dialog(page).locator('code').textContent()
    await expectSound(page, 'a temporary password')
    await press(page, page.getByRole('button', { name: 'Kopieer het tijdelijke wachtwoord' }))
    await expect(page.getByText('Gekopieerd', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL(/query=molenar/)
  })

  await test.step('mails a link with which the customer chooses a password', async () => {
    await choose(page, menu, 'Reset wachtwoord')
    const link = page.getByRole('radio', { name: 'Stuur een reset link per e-mail' })
    await reach(page, link)
    await expect(link).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /ook per e-mail/ })).toBeHidden()
    await press(page, page.getByRole('button', { name: 'Wachtwoord resetten' }))
    await expect(page.getByText('Reset link verzonden')).toBeVisible()
    await expect(menu).toBeFocused()
    const { text } = await mailServer.waitFor(
      ({ to, subject }) => to[0] === email && subject === 'Kies een nieuw wachtwoord',
    )
    expect(text).toContain('/reset-password?token=')
  })

  await test.step('locks after a question whose first answer is no, deletes, restores and unlocks', async () => {
    await choose(page, menu, 'Vergrendel')
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await expectSound(page, 'the question before a customer is locked')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await choose(page, menu, 'Vergrendel')
    await press(page, page.getByRole('button', { name: 'Vergrendel', exact: true }))
    await expect(row).toContainText('Vergrendeld')
    await expect(menu).toBeFocused()
    await choose(page, menu, 'Verwijder')
    await press(page, page.getByRole('button', { name: 'Verwijder', exact: true }))
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Klanten/ })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'Verwijderde klanten' }), 'Shift+Tab')
    await press(page, page.getByRole('link', { name: `Herstel ${email}` }))
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Herstel', exact: true }))
    await expect(page.getByText('Klant hersteld')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Verwijderde klanten', exact: true })).toBeFocused()
    await press(page, page.getByRole('link', { name: 'Actieve klanten' }), 'Shift+Tab')
    await expect(row).toContainText('Vergrendeld')
    await choose(page, menu, 'Ontgrendel')
    await press(page, page.getByRole('button', { name: 'Ontgrendel', exact: true }))
    await expect(row).not.toContainText('Vergrendeld')
    await expect(menu).toBeFocused()
  })

  await test.step('removes a customer for good, after a question', async () => {
    const leaver = await vindbaar.customer()
    expect((await vindbaar.admin.call('admin-delete-user', { userId: leaver.id })).status).toBe(200)
    await press(page, page.getByRole('link', { name: 'Verwijderde klanten' }), 'Shift+Tab')
    const purge = page.getByRole('link', { name: `Verwijder permanent ${leaver.email}` })
    await press(page, purge)
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await expectSound(page, 'the question before a customer is removed for good')
    await page.keyboard.press('Escape')
    await expect(purge).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Verwijder permanent', exact: true }))
    await expect(page.getByText('Klant permanent verwijderd')).toBeVisible()
    await expect(rowOf(page, leaver.email)).toHaveCount(0)
  })

  await test.step('is told of those that others make, who stay out of the list while it locks one and makes a user', async () => {
    await press(page, page.getByRole('link', { name: 'Actieve klanten' }), 'Shift+Tab')
    await expect(row).toBeVisible()
    const everyone = plans.getByRole('link', { name: /^Alle/ })
    const before = Number(/\d+/.exec(await everyone.innerText())![0])
    const made = [await vindbaar.customer(), await vindbaar.customer()]
    const show = page.getByRole('link', { name: '2 nieuwe klanten: toon' })
    const staysOut = async () => {
      await expect(show).toBeVisible()
      for (const one of made) await expect(rowOf(page, one.email)).toHaveCount(0)
    }
    await staysOut()
    await expect(everyone).toHaveText(new RegExp(`^Alle\\s*${before + 2}$`))
    await choose(page, menu, 'Vergrendel')
    await press(page, page.getByRole('button', { name: 'Vergrendel', exact: true }))
    await expect(row).toContainText('Vergrendeld')
    await staysOut()
    await choose(page, menu, 'Wijzig plan')
    const plan = page.getByLabel('Plan van het account')
    await reach(page, plan)
    await page.keyboard.press('p')
    await press(page, page.getByRole('button', { name: 'Plan wijzigen' }))
    await expect(page.getByText('Plan gewijzigd').last()).toBeVisible()
    await expect(row).toContainText('Pro')
    await staysOut()
    const start = page.getByRole('button', { name: 'Nieuwe gebruiker' })
    await press(page, start, 'Shift+Tab')
    await type(page, 'E-mailadres', 'nieuw-van-de-beheerder@voorbeeld.nl')
    await type(page, /^Wachtwoord/, 'steen-en-meel')
    await page.keyboard.press('Enter')
    await expect(page.locator('tbody tr').first()).toContainText('nieuw-van-de-beheerder@voorbeeld.nl')
    await expect(start).toBeFocused()
    await staysOut()
    await expect(everyone).toHaveText(new RegExp(`^Alle\\s*${before + 3}$`))
    await press(page, show, 'Shift+Tab')
    for (const one of made) await expect(rowOf(page, one.email)).toBeVisible()
    await expect(show).toHaveCount(0)
  })

  await test.step('keeps the place and what is selected while a row changes', async () => {
    await page.setViewportSize({ width: 1280, height: 420 })
    const place = await rowOf(page, other.email).evaluate((element) => {
      window.scrollTo(0, 200)
      window.getSelection()!.selectAllChildren(element.querySelectorAll('td')[0]!)
      return window.scrollY
    })
    expect(place).toBeGreaterThan(0)
    const change = { userId: other.id, plan: 'expert' }
    expect((await vindbaar.admin.call('admin-change-plan', change)).status).toBe(200)
    await expect(rowOf(page, other.email)).toContainText('Expert')
    expect(await page.evaluate(() => [window.scrollY, `${window.getSelection()}`.trim()])).toEqual([place, other.email])
  })
})

test('the customers and what opens over them are sound on a phone and a wide screen, light and dark', {
  tag: '@one-database',
}, async ({ page, vindbaar }) => {
  const { id, email } = await miller(vindbaar)
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto(`/admin/klant/${id}/wachtwoord`)
  await page.getByLabel(/^Je wachtwoord/).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  const inPage = [
    `/admin?klant=${id}`,
    `/admin?klant=${id}&actie=delete`,
    '/admin?nieuw=ja',
    '/admin?query=niemandheetzo',
  ]
  const over = ['plan', 'rapporten', 'wachtwoord'].map((what) => `/admin/klant/${id}/${what}`)
  for (const path of [`/admin?open=${id}`, ...over, '/admin/verwijderde-klanten', ...inPage]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (path.includes('/klant/')) await expect(dialog(page)).toBeVisible()
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectToFit(page, path)
      await expectAccessible(page, path)
      // A card names its values; the table has a head for that.
      const label = rowOf(page, email).getByText('Abonnement', { exact: true })
      if (path.includes('open=')) await expect(label).toBeVisible({ visible: width < 768 })
    }
  }
})
