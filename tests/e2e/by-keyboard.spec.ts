/** A customer's whole journey with the keyboard alone: Tab, Shift+Tab, arrows, Enter and typing. The admin's is in admin-customers.spec.ts. */
import { CUSTOMER_PASSWORD } from '#tests/support/vindbaar-with-admin.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expect, type Page, test } from './admin-fixtures.ts'
import { press, reach, type } from './keyboard.ts'

const pageOf = (name: string, head = '') => `<!doctype html><html lang="nl"><head><title>${name}</title>${head}</head>
<body><h1>${name}</h1><p>${'Wij malen meel van de steen, in Testwoude. '.repeat(25)}</p></body></html>`

let head = '<meta name="robots" content="noindex">'
let own: Website
let others: Website[]

test.beforeAll(async () => {
  const serve = (html: () => string) =>
    serveWebsite((request, response) => {
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? html() : '')
    })
  own = await serve(() => pageOf('Molen De Toets', head))
  others = await Promise.all(['Molen A', 'Molen B'].map((name) => serve(() => pageOf(name))))
})
test.afterAll(() => Promise.all([own, ...others].map((site) => site.close())))

/** With the arrows, from the tab that is selected. */
async function openTab(page: Page, name: string) {
  const tab = page.getByRole('tab', { name })
  await reach(page, page.getByRole('tab', { selected: true }), 'Shift+Tab')
  for (let pressed = 0; pressed < 8 && (await tab.getAttribute('aria-selected')) !== 'true'; pressed++) {
    const before = await page.getByRole('tab', { selected: true }).textContent()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { selected: true })).not.toHaveText(before ?? '')
  }
  await expect(tab).toBeFocused()
}

test.describe.configure({ timeout: 240_000 })

test('a customer signs in, publishes, copies a change, checks again, shares, compares and looks at the visits', async ({
  page,
  browser,
  vindbaar,
}) => {
  const { id, email } = await vindbaar.customer('pro')

  await test.step('first use: the steps lead to the company data', async () => {
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await type(page, 'E-mailadres', email)
    await type(page, 'Wachtwoord', CUSTOMER_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard/)
    await page.waitForLoadState('networkidle')
    await press(page, page.getByRole('link', { name: 'Vul ze in' }))
    await press(page, page.getByRole('link', { name: 'Ik heb geen website' }))
    await type(page, 'Bedrijfsnaam', 'Molen De Toets')
    await type(page, 'Website', own.url)
  })

  await test.step('publishing leads to the analysis, whose verdict has the focus', async () => {
    await openTab(page, 'Start')
    await press(page, page.getByRole('button', { name: 'Publiceer en analyseer' }))
    await expect(page).toHaveURL(/dashboard\/analysis/)
    await expect(page.locator('#oordeel')).toBeFocused()
  })

  await test.step('the first change is copied', async () => {
    await expect(page.getByText('Laat de homepage opnemen en aanhalen.')).toBeVisible()
    await press(page, page.getByRole('button', { name: /^Kopieer/ }).first())
    await expect(page.getByText('Gekopieerd naar klembord!')).toBeVisible()
  })

  const address = await test.step('the link for the web builder has the focus once it is made', async () => {
    await press(page, page.getByRole('button', { name: 'Stuur naar je websitebouwer' }))
    const link = page.getByLabel('Link voor je websitebouwer')
    await expect(link).toBeFocused()
    return link.inputValue()
  })

  await test.step('the web builder makes the change and has it checked, without JavaScript', async () => {
    const builder = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await builder.goto(address)
    head = ''
    // Without scripts in the page its focus cannot be asked for by an element: the button is the only one.
    const button = builder.getByRole('button', { name: 'Klaar, controleer' })
    await expect(button).toBeVisible()
    await button.press('Enter')
    await expect(builder.getByText(/Gedaan: Laat de homepage opnemen/)).toBeVisible()
    await builder.context().close()
  })

  await test.step('checking again moves the focus to what changed', async () => {
    await page.reload()
    await page.waitForLoadState('networkidle')
    head =
      '<meta name="description" content="Meel van de steen uit Testwoude, elke dag vers gemalen door de molenaar.">'
    await press(page, page.getByRole('button', { name: 'Controleer opnieuw' }))
    await expect(page.getByRole('heading', { name: /^Opnieuw gelezen: / })).toBeFocused()
  })

  await test.step('a comparison moves the focus to its conclusion', async () => {
    await openTab(page, 'Concurrenten')
    await type(page, /^Concurrent 1/, others[0]!.url)
    await type(page, /^Concurrent 2/, others[1]!.url)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /staat het sterkst|geen duidelijke winnaar/ })).toBeFocused()
    await press(page, page.locator('summary', { hasText: 'Vergelijk opnieuw of met anderen' }))
    await expect(page.getByLabel(/^Concurrent 1/)).toBeVisible()
  })

  await test.step('a visit is shown, with its figures per day', async () => {
    await fetch(`${vindbaar.url}/profile/id/${id}`, { headers: { 'user-agent': 'ClaudeBot/1.0' } })
    await openTab(page, 'AI-bezoek')
    await expect(page.getByRole('heading', { name: 'Claude' })).toBeVisible()
    await press(page, page.locator('summary', { hasText: 'Cijfers per dag' }))
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('a customer who forgot the password gets a link by mail, mends a mistake, and signs in with the new one', async ({
  page,
  vindbaar,
  mailServer,
}) => {
  const { email } = await vindbaar.customer('free')
  await page.goto('/login')
  await press(page, page.getByRole('link', { name: 'Wachtwoord vergeten?' }))
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  await type(page, 'E-mailadres', email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('ontvang je een reset link')).toBeVisible()

  const { text } = await mailServer.waitFor(
    (mail) => mail.to.includes(email) && mail.text.includes('/reset-password?token='),
  )
  await page.goto(/\/reset-password\?token=[\w.-]+/.exec(text)![0])
  await type(page, /^Nieuw wachtwoord/, 'kort')
  await type(page, /^Herhaal het wachtwoord/, 'kort')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Nieuw wachtwoord/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/^Nieuw wachtwoord/)).toBeFocused()
  await page.keyboard.type('steen-en-meel')
  await type(page, /^Herhaal het wachtwoord/, 'steen-en-meel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wachtwoord succesvol gewijzigd!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await type(page, 'E-mailadres', email)
  await type(page, 'Wachtwoord', 'steen-en-meel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})
