/** What the product tells a customer by itself: from the bell on a phone to every notice read and no mail of them, by keyboard. */
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { enter, expect, test } from './admin-fixtures.ts'
import { press, reach } from './keyboard.ts'
import { expectSoundAsIs } from './sound.ts'

let website: Website
test.beforeAll(async () => {
  website = await serveWebsite((_request, response) => void response.end('<title>Molen De Toets</title>'))
})
test.afterAll(() => website.close())

test('a customer finds the notices behind the bell, marks them as read, and turns their mail off', async ({
  browser,
  vindbaar,
}) => {
  const { email, visitor } = await vindbaar.customer('pro')
  const form = { companyName: 'Molen De Toets', url: website.url, llmPlatforms: 'chatgpt', bevestigd: 'ja' }
  for (const intent of ['publish', 'unpublish', 'publish'])
    expect((await visitor.post('/dashboard', { intent, ...form })).status).toBe(200)

  const page = await (
    await browser.newContext({ baseURL: vindbaar.url, viewport: { width: 360, height: 740 } })
  ).newPage()
  await enter(page, vindbaar.url, email)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'Meldingen 2 ongelezen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible()
  await expect(page).toHaveTitle(/^Meldingen/)
  const notices = page.getByRole('article', { name: `Je profiel voor ${new URL(website.url).host} staat online` })
  await expect(notices).toHaveCount(2)
  await expect(notices.getByText('Nieuw', { exact: true })).toHaveCount(2)
  await expectSoundAsIs(page)

  await press(page, notices.last().getByRole('button', { name: /^Gelezen/ }))
  await expect(notices.getByText('Nieuw', { exact: true })).toHaveCount(1)
  await expect(notices.last().getByRole('heading')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Alles gelezen' }), 'Shift+Tab')
  await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /gelezen/i })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSoundAsIs(page)

  await press(page, page.getByRole('main').getByRole('link', { name: 'E-mail' }))
  const mails = page.getByRole('checkbox', { name: 'Meldingen per e-mail' })
  await expect(mails).toBeChecked()
  await reach(page, mails)
  await page.keyboard.press('Space')
  await expect(mails).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Instellingen opgeslagen')).toBeVisible()
  await page.reload()
  await expect(mails).not.toBeChecked()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Meldingen', exact: true })).toBeVisible()
})
