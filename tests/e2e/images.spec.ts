/** A Pro customer adds a logo, a hero image and team photos: by mouse, by keyboard, without JavaScript, and on a phone. */
import type { Page } from '@playwright/test'
import { serveImages } from '#tests/support/image-website.ts'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'

const TAB = '/dashboard/company-data'

let images: Awaited<ReturnType<typeof serveImages>>
let slug: string

test.describe.configure({ mode: 'serial' })
test.use({ story: 'images' })

test.beforeAll(async () => {
  images = await serveImages()
})
test.afterAll(() => images.close())

const section = (page: Page, title: string) => page.locator('summary', { hasText: title })
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const stateOf = (page: Page, label: string) => page.getByRole('status', { name: `Ophalen: ${label}` })

test('logo, hero image and team are fetched after saving, and appear on the public profile', async ({
  browser,
  vindbaar,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)

  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', `${TAB}?zelf=1`)
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Proefkamer')
  await page.getByLabel('Website').fill('https://proefkamer.example')
  await page.getByLabel(/^Korte omschrijving/).fill('Boerenkaas van rauwe melk, van onze eigen koeien.')
  await section(page, 'Logo en foto').click()
  await section(page, 'Mensen').click()
  await field(page, 'Logo (SVG)').fill(`${images.url}/logo.svg`)
  await field(page, 'Logo (PNG)').fill(`${images.url}/pagina.png`)
  await field(page, 'Grote afbeelding').fill(`${images.url}/pand.jpg`)
  await expect(stateOf(page, 'Grote afbeelding')).toHaveText('We halen deze afbeelding op zodra je hebt opgeslagen.')

  for (const [row, [name, photo]] of Object.entries([
    ['Ans Proefman', '/ans.webp'],
    ['Bo Verborgen', '/bo.jpg'],
  ] as const)) {
    await page.getByRole('button', { name: 'Voeg iemand toe' }).click()
    const of = (name: string) => page.locator(`[name="team.${row}.${name}"]`)
    await expect(of('naam')).toBeFocused()
    await of('naam').fill(name)
    await of('foto').fill(images.url + photo)
  }
  await page.locator('[name="team.0.functie"]').fill('Kaasmaker')
  await page.locator('[name="team.0.bio"]').fill('Maakt kaas sinds 1998, elke ochtend om vijf uur.')
  await page.getByLabel('Niet laten zien').nth(1).check()
  await expect(page.getByText('zodra je hieronder aanvinkt dat dat mag').first()).toBeVisible()
  await page.getByLabel("Ik mag deze foto's gebruiken").check()
  await page.getByRole('button', { name: 'Opslaan' }).click()

  await expect(stateOf(page, 'Logo (SVG)')).toContainText('Opgehaald: 512 × 256 pixels')
  await expect(stateOf(page, 'Grote afbeelding')).toContainText('Opgehaald: 1200 × 600 pixels')
  await expect(page.getByText('Op dit adres staat een webpagina.')).toBeVisible()
  await expect(field(page, 'Logo (PNG)')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Logo (PNG)')).toHaveValue(`${images.url}/pagina.png`)
  await expect(stateOf(page, 'Adres van de foto').first()).toContainText('Opgehaald')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Publiceer en analyseer' }).click()
  await expect(page.getByText('Profiel gepubliceerd!')).toBeVisible()
  await page.goto('/dashboard')
  const address = await page.getByRole('link', { name: /Bekijk openbaar profiel/ }).getAttribute('href')
  slug = address!.split('/').at(-1)!

  const visitor = await (await browser.newContext({ baseURL: vindbaar.url })).newPage()
  const elsewhere: string[] = []
  visitor.on('request', (request) => {
    if (!request.url().startsWith(vindbaar.url)) elsewhere.push(request.url())
  })
  visitor.on('console', (message) => elsewhere.push(message.text()))
  await visitor.goto(address!)
  await visitor.waitForLoadState('networkidle')
  await expect(visitor.getByRole('img', { name: 'Beeld van Kaasmakerij De Proefkamer' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Foto van Ans Proefman' })).toBeVisible()
  await expect(visitor.getByText('Bo Verborgen')).toHaveCount(0)
  const broken = await visitor.evaluate(async () => {
    const sources = Array.from(document.images, async (image) => {
      image.loading = 'eager'
      return image.decode().then(
        () => '',
        () => image.src,
      )
    })
    return (await Promise.all(sources)).filter(Boolean)
  })
  expect(broken).toEqual([])
  expect(elsewhere).toEqual([])
  await expectAccessible(visitor)
  await page.context().close()
})

test('a failed picture can be retried by keyboard, without losing what was typed since', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB)
  await expect(field(page, 'Logo (PNG)')).toBeVisible()
  const before = images.requests.filter((path) => path === '/pagina.png').length
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Nieuwe Naam')
  await stateOf(page, 'Logo (PNG)').getByRole('button', { name: 'Probeer opnieuw' }).press('Enter')
  await expect.poll(() => images.requests.filter((path) => path === '/pagina.png').length).toBe(before + 1)
  await expect(page.getByText('Op dit adres staat een webpagina.')).toBeVisible()
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Kaasmakerij De Nieuwe Naam')
  // An open page would autosave its own state later.
  await page.context().close()
})

test('without JavaScript step 2 is saved, a person is added and removed, and a picture retried', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB, { javaScriptEnabled: false })
  await page.locator('[name="team.2.naam"]').fill('Cor Zonderscript')
  await field(page, 'Logo (PNG)').fill(`${images.url}/wit.svg`)
  // A person who has more than a name is not removed by clearing the name: that is an error.
  await page.locator('[name="team.0.naam"]').fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.locator('[name="team.0.naam"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[data-list=team] li').first().getByRole('button', { name: 'Verwijder' }).first().click()
  await expect(page.locator('[name="team.0.naam"]')).toHaveValue('Bo Verborgen')
  await expect(page.locator('[name="team.1.naam"]')).toHaveValue('Cor Zonderscript')
  await expect(page.locator('[name="team.2.naam"]')).toHaveValue('')
  await expect(page.getByLabel('Niet laten zien').first()).toBeChecked()
  await expect(async () => {
    await page.goto(TAB)
    await expect(stateOf(page, 'Logo (PNG)')).toContainText('Opgehaald', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await field(page, 'Logo (SVG)').fill('x'.repeat(2_500))
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Gebruik hier maximaal 2000 tekens.')).toBeVisible()
  await page.goto(TAB)
  await stateOf(page, 'Logo (PNG)').getByRole('button', { name: 'Haal opnieuw op' }).click()
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue(/Kaasmakerij/)
})

test('a customer of Gratis sees what Pro adds, and sends none of those fields', async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, 'free@proefkamer.example', `${TAB}?zelf=1`)
  await expect(page.getByRole('heading', { name: 'Meer over je bedrijf hoort bij Pro' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade naar Pro' }).first()).toHaveAttribute('href', '/pricing')
  await expect(field(page, 'Logo (SVG)')).toHaveCount(0)
  // Without a website there is nothing to read but a document.
  await expect(page.getByText('Vul aan uit een document.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vul aan vanaf mijn website' })).toHaveCount(0)
})

test('form and profile fit on a phone, light and dark', async ({ browser, vindbaar }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB, {
      colorScheme,
      viewport: { width: 360, height: 740 },
    })
    for (const path of [TAB, `/profile/${slug}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectToFit(page, path)
    }
  }
})
