/** The database fails while a customer is typing, in every way that a database can fail: no input is lost. */
import type { Page } from '@playwright/test'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { newStorage, type Storage } from '#tests/support/storage.ts'
import { proxyTo, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'

const TRYING_AGAIN = /Wat je typte, staat er nog\. We proberen het vanzelf opnieuw/

test.describe('while the database is away', () => {
  let storage: Storage
  let way: TcpProxy
  let vindbaar: Vindbaar
  test.beforeAll(async ({ browser }, worker) => {
    test.skip(worker.project.name === 'pglite', 'PGlite is inside the process')
    storage = await newStorage('postgres')
    const proxy = await proxyTo(storage.databaseUrl!)
    way = proxy
    vindbaar = await startVindbaar({ ...storage, databaseUrl: proxy.url })
    const [, email = ''] = /Eerste beheerder: (\S+)/.exec(vindbaar.output()) ?? []
    const [, password = ''] = /Eenmalig wachtwoord: (\S+)/.exec(vindbaar.output()) ?? []
    await makeCustomers(browser, vindbaar.url, { email, password })
    const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', '/account')
    const form = { intent: 'save', companyName: 'Kaasmakerij', url: 'https://proefkamer.example' }
    const kept = await page.request.post('/dashboard/company-data', { form, headers: { Origin: vindbaar.url } })
    expect(kept.ok()).toBe(true)
    await page.close()
  })
  test.afterAll(async () => {
    await way?.restore()
    await vindbaar?.stop()
    await way?.close()
    await storage?.remove()
  })
  test.afterEach(() => way?.restore())

  const open = (browser: Parameters<typeof customerPage>[0], path: string) =>
    customerPage(browser, vindbaar.url, 'pro@proefkamer.example', path)
  const name = (page: Page) => page.getByLabel('Bedrijfsnaam')
  const saved = (page: Page) => expect(page.getByRole('status', { name: 'Opslaan' })).toHaveText('Opgeslagen')

  /** The company name in a newly opened dashboard. */
  const stored = async (page: Page) => {
    const fresh = await page.context().newPage()
    await fresh.goto('/dashboard/company-data')
    const value = await name(fresh).inputValue()
    await fresh.close()
    return value
  }

  const WAYS: Record<string, () => Promise<void>> = {
    'cannot be reached': () => way.cut(),
    'falls silent': async () => way.stall(),
  }

  for (const [what, breakIt] of Object.entries(WAYS)) {
    test(`what was typed is saved without a click once a database that ${what} is back`, async ({ browser }) => {
      const page = await open(browser, '/dashboard/company-data')
      await breakIt()
      const typed = `Kaasmakerij ${what}`
      await name(page).fill(typed)
      // The autosave runs after half a minute; pressing the button avoids that wait.
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
      await expect(page.getByText(TRYING_AGAIN)).toBeVisible()
      await expect(page.getByRole('status', { name: 'Opslaan' })).toHaveText(/Nog niet opgeslagen|Opslaan…/)
      await expect(name(page)).toHaveValue(typed)
      await name(page).fill(`${typed}, en verder`)
      await way.restore()
      await saved(page)
      await expect(page.getByText(TRYING_AGAIN)).toBeHidden()
      await expect(page).toHaveURL(/dashboard\/company-data/)
      await expect(name(page)).toHaveValue(`${typed}, en verder`)
      expect(await stored(page)).toBe(`${typed}, en verder`)
    })
  }

  test('the autosave saves what was typed before the outage, without any action', async ({ browser }) => {
    const page = await open(browser, '/dashboard/company-data')
    await page.clock.install()
    await way.cut()
    await name(page).fill('Vanzelf bewaard')
    await page.clock.runFor(31_000)
    await expect(page.getByText(TRYING_AGAIN)).toBeVisible()
    await way.restore()
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByText(TRYING_AGAIN)).toBeHidden({ timeout: 500 })
    }).toPass()
    expect(await stored(page)).toBe('Vanzelf bewaard')
  })

  test('another screen opens once the database is back, with what was typed kept', async ({ browser }) => {
    const page = await open(browser, '/dashboard/company-data')
    await way.cut()
    await name(page).fill('Onderweg getypt')
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByText(TRYING_AGAIN)).toBeVisible()
    await expect(name(page)).toHaveValue('Onderweg getypt')
    await way.restore()
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    await expect.poll(() => stored(page)).toBe('Onderweg getypt')
  })

  test('a publish waits for the database, and succeeds', async ({ browser }) => {
    const page = await open(browser, '/dashboard')
    await way.cut()
    await page
      .getByRole('button', { name: /^Publiceer/ })
      .first()
      .click()
    await expect(page.getByText(TRYING_AGAIN)).toBeVisible()
    await way.restore()
    await expect(page.getByText('Profiel gepubliceerd!').first()).toBeVisible()
  })

  test('a pasted file is judged once the database is back', async ({ browser }) => {
    const page = await open(browser, '/dashboard/llms-txt')
    await way.cut()
    await page.getByLabel('Of plak de tekst').fill('# Kaasmakerij\n\n> Boerenkaas uit Testwoude.\n')
    await page.getByRole('button', { name: 'Controleer', exact: true }).click()
    await expect(page.getByText(TRYING_AGAIN)).toBeVisible()
    await expect(page.getByLabel('Of plak de tekst')).toHaveValue(/Boerenkaas/)
    const judged = page.waitForResponse((answer) => answer.url().includes('.data') && answer.status() === 200)
    await way.restore()
    await judged
    await expect(page.getByText(TRYING_AGAIN)).toBeHidden()
    await expect(page.getByLabel('Of plak de tekst')).toHaveValue(/Boerenkaas/)
  })

  test('a screen opened during the outage loads by itself', async ({ browser }) => {
    const page = await open(browser, '/dashboard')
    await way.cut()
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'We zijn er zo weer' })).toBeVisible()
    await way.restore()
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
  })
})
