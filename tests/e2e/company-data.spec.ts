/** The company-data tab: from a website to a published profile, without losing any input. */
import type { Page } from '@playwright/test'
import { GOLDEN_BAKERY } from '#tests/support/golden-bakery.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'

const TAB = '/dashboard/company-data'
const PRO = 'pro@proefkamer.example'

let bakery: Website

test.describe.configure({ mode: 'serial' })
test.use({ story: 'company-data' })

test.beforeAll(async () => {
  bakery = await serveWebsite((request, response) => {
    const page = GOLDEN_BAKERY[(request.url ?? '').split('?')[0] ?? '']
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'niet gevonden')
  })
})
test.afterAll(() => bakery.close())

const saved = (page: Page) => expect(page.getByRole('status', { name: 'Opslaan' })).toHaveText('Opgeslagen')
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await saved(page)
}

test('a new customer publishes at least ten facts in at most twelve taps, and types nothing but the address', async ({
  browser,
  vindbaar,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)
  const page = await customerPage(browser, vindbaar.url, PRO, TAB, { viewport: { width: 360, height: 740 } })
  let taps = 0
  const tap = (name: string) => {
    taps++
    return page.getByRole('button', { name, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Wat is je website?' })).toBeVisible()
  await expect(page.getByText('Nog niet gepubliceerd')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Adres van je website').fill(bakery.url)
  await tap('Lees mijn website')
  await expect(page.getByRole('heading', { name: /^We vonden \d+ gegevens\. Wat klopt\?$/ })).toBeVisible()
  await expectAccessible(page)
  await tap('Alles klopt')
  await expect(page.getByRole('heading', { level: 1, name: 'Bakkerij De Proefoven' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^1[0-5] van 15 gegevens ingevuld$/ })).toBeVisible()
  taps++
  await page.getByRole('button', { name: 'Publiceer en analyseer' }).first().click()
  await expect(page.getByText('Profiel gepubliceerd!')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(12)
  await page.context().close()
})

test('a service is added, moved, removed and brought back by keyboard, and a wrong number is said when it is left', {
  tag: '@one-database',
}, async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, PRO, TAB)
  await page.locator('summary', { hasText: 'Diensten en pakketten' }).press('Enter')
  for (const name of ['Brood', 'Taart']) {
    await page.getByRole('button', { name: 'Voeg een dienst toe' }).press('Enter')
    const input = page.locator('[data-list=diensten] li').last().getByLabel('Naam')
    await expect(input).toBeFocused()
    await input.pressSequentially(name)
    await input.blur()
  }
  const titles = page.locator('[data-list=diensten] li > details > summary')
  const before = await titles.allTextContents()
  await page.getByRole('button', { name: 'Taart omhoog' }).press('Enter')
  await expect(titles).toHaveText([...before.slice(0, -2), 'Taart', 'Brood'])
  await page.getByRole('button', { name: 'Verwijder Taart' }).press('Enter')
  await expect(titles).toHaveText([...before.slice(0, -2), 'Brood'])
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText([...before.slice(0, -2), 'Taart', 'Brood'])

  // Adding an entry leaves what was removed before it within reach.
  const services = page.locator('[data-list=diensten]')
  await titles.filter({ hasText: 'Taart' }).press('Enter')
  await page.getByRole('button', { name: 'Verwijder Taart' }).press('Enter')
  await page.getByRole('button', { name: 'Voeg een dienst toe' }).press('Enter')
  await expect(services.locator('li').last().getByLabel('Naam')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Warm uit de oven')
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Taart om/ }).and(page.locator(':focus'))).toBeVisible()
  // An entry without a name is not stored, says so at that field, and is still there on the next visit.
  const nameless = services.locator('li').last()
  await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter')
  await expect(nameless.getByLabel('Naam')).toBeFocused()
  await expect(nameless.getByText('Vul dit veld in')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Zet ze terug' }).press('Enter')
  await page.locator('summary', { hasText: 'Diensten en pakketten' }).press('Enter')
  await expect(titles).toHaveText([...before.slice(0, -2), 'Taart', 'Brood', `Dienst ${before.length + 1}`])
  await expect(nameless.getByLabel('Omschrijving')).toHaveValue('Warm uit de oven')
  await page.getByRole('button', { name: `Verwijder Dienst ${before.length + 1}` }).press('Enter')

  await page.locator('summary', { hasText: 'Juridische gegevens' }).press('Enter')
  const number = page.getByLabel('KvK-nummer of statutaire naam')
  await number.fill('123')
  await number.blur()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  // A wrong value keeps nothing else from being saved, and stands in the browser meanwhile.
  await page.getByLabel('Oprichtingsjaar').fill('1987')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).press('Enter')
  await expect(number).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Oprichtingsjaar')).toHaveValue('1987')
  await expect(number).toHaveValue('')
  await page.getByRole('button', { name: 'Zet ze terug' }).press('Enter')
  await expect(number).toHaveValue('123')
  await page.locator('summary', { hasText: 'Juridische gegevens' }).press('Enter')
  await number.fill('')
  await save(page)
  await page.reload()
  await expect(titles).toHaveText([...before.slice(0, -2), 'Taart', 'Brood'])
  await page.context().close()
})

test('unsaved input is offered again, and a field that two pages changed gets a question of its own', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, PRO, TAB)
  const other = await customerPage(browser, vindbaar.url, PRO, TAB)
  await other.getByLabel('Sector', { exact: false }).first().fill('Banketbakkerij')
  await other.getByLabel(/^Korte omschrijving/).fill('Taart.')
  await save(other)

  await page.getByLabel(/^Korte omschrijving/).fill('Brood.')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  const question = page.getByRole('region', { name: 'Ook ergens anders gewijzigd' })
  await expect(question).toContainText('Brood.')
  await expect(question).toContainText('Taart.')
  await expect(page.getByLabel('Sector', { exact: false }).first()).toHaveValue('Banketbakkerij')
  await expectAccessible(page)
  await question.getByRole('button', { name: /Houd wat hier staat/ }).click()
  await saved(page)

  await page.context().setOffline(true)
  await page.getByLabel(/^Korte omschrijving/).fill('Brood zonder netwerk.')
  // Too much for a request that outlives its page: it stays in the browser.
  const answer = 'é'.repeat(5000)
  await page.locator('summary', { hasText: 'Veelgestelde vragen' }).press('Enter')
  const questions = page.locator('[data-list=faqs] li')
  const known = await questions.count()
  for (const question of ['Is het vers?', 'Is het warm?', 'Is het bruin?']) {
    await page.getByRole('button', { name: 'Voeg een vraag toe' }).press('Enter')
    await expect(questions.last().getByRole('textbox', { name: 'Vraag' })).toBeFocused()
    await page.keyboard.type(question)
    await questions.last().getByLabel('Antwoord').fill(answer)
  }
  await page.getByRole('tab', { name: 'Analyse' }).click()
  await expect(page.getByText('We proberen het vanzelf opnieuw')).toBeVisible()
  await expect(page.getByLabel(/^Korte omschrijving/)).toHaveValue('Brood zonder netwerk.')
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values(localStorage).some((kept) => /zonder netwerk.*Is het bruin\?/s.test(String(kept))),
      ),
    )
    .toBe(true)
  const state = await page.context().storageState()
  await page.context().close()
  const again = await (await browser.newContext({ baseURL: vindbaar.url, storageState: state })).newPage()
  await again.goto(TAB)
  await again.getByRole('button', { name: 'Zet ze terug' }).click()
  await expect(again.getByLabel(/^Korte omschrijving/)).toHaveValue('Brood zonder netwerk.')
  await save(again)
  await again.reload()
  await again.locator('summary', { hasText: 'Veelgestelde vragen' }).press('Enter')
  await expect(again.locator('[data-list=faqs] li')).toHaveCount(known + 3)
  await again.locator('[data-list=faqs] li summary').last().press('Enter')
  await expect(again.locator('[data-list=faqs] li').last().getByLabel('Antwoord')).toHaveValue(answer)
  await again.getByLabel(/^Korte omschrijving/).fill('Weer iets anders.')

  // The session ends while typing: the input stays in the browser, and signing out deletes it.
  await again.context().clearCookies()
  await again.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(again.getByText('Je bent uitgelogd')).toBeVisible()
  expect(await again.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await other.context().close()
})
