/** A Pro customer sends pictures: chosen, dropped, pasted, refused, stopped, replaced, and without JavaScript. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { HOSTILE_PICTURES, LOGO_SVG } from '#tests/support/image-website.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'
import { expectSoundAsIs } from './sound.ts'

const TAB = '/dashboard/company-data'
const UPLOADS = '**/dashboard/afbeelding*'
const PRO = 'pro@proefkamer.example'

test.describe.configure({ mode: 'serial' })
test.use({ story: 'picture-upload' })

const png = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const asFile = (buffer: Uint8Array, name = 'foto.png', mimeType = 'image/png') => ({
  ...{ name, mimeType },
  buffer: Buffer.from(buffer),
})

const section = (page: Page, title: string) => page.locator('summary', { hasText: title })
/** The field of a picture, with everything that belongs to it. */
const picture = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const choose = (page: Page, name: string) => page.getByLabel(`Kies een bestand: ${name}`, { exact: true })
/** The address on our server, which the form sends and nobody sees. */
const address = (field: Locator) => field.locator('input[type=hidden]').inputValue()

/** As a browser does when a file is dropped on a field, or pasted in it. */
async function give(field: Locator, event: 'drop' | 'paste', bytes: Uint8Array) {
  await field.evaluate(
    (element, { event, base64 }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], 'beeld.png', { type: 'image/png' }))
      const given = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...given, dataTransfer: data })
          : new ClipboardEvent('paste', { ...given, clipboardData: data }),
      )
    },
    { event, base64: Buffer.from(bytes).toString('base64') },
  )
}

async function save(page: Page) {
  const saved = page.waitForResponse((response) => response.url().includes('/dashboard/bewaren'))
  await page.getByRole('button', { name: 'Opslaan' }).click()
  expect((await saved).ok()).toBe(true)
}

test('pictures are chosen, dropped and pasted, refused with a reason, stopped, sent again, and described', async ({
  browser,
  vindbaar,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)
  const page = await customerPage(browser, vindbaar.url, PRO, `${TAB}?zelf=1`, {
    viewport: { width: 360, height: 740 },
  })
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Proefkamer')
  await page.getByLabel('Website').fill('https://proefkamer.example')
  await section(page, 'Logo en foto').click()
  await section(page, 'Mensen').click()

  const [logo, hero] = [picture(page, 'Logo (SVG)'), picture(page, 'Grote afbeelding')]
  await choose(page, 'Logo (SVG)').setInputFiles(asFile(Buffer.from(LOGO_SVG), 'logo.svg', 'image/svg+xml'))
  await expect(logo).toContainText('Ontvangen: 512 × 256 pixels')
  await expect(logo).toContainText(/logo-[0-9a-f]{6}\.png/)
  await expect(logo).not.toContainText('/images/')
  await expect(logo.getByRole('textbox')).toHaveCount(0)
  await expect(logo).toContainText('Vul ook in wat erop staat.')
  await page.getByLabel('Wat staat er in je logo?').fill('Een kaas met een vlag')
  await expect(logo).not.toContainText('Vul ook in wat erop staat.')

  await choose(page, 'Grote afbeelding').setInputFiles(asFile(HOSTILE_PICTURES.text))
  await expect(hero).toContainText('Dit is geen afbeelding die we kennen.')
  await hero.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'groot.png', { type: 'image/png' }))
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
  await expect(hero).toContainText('Deze afbeelding is groter dan 10 MB.')
  await expectSoundAsIs(page)

  // Held on its way: it can be stopped, and the connection can fail.
  let held = true
  await page.route(UPLOADS, (route) => (held ? undefined : route.abort()))
  const first = await png('#775533', 1600, 900)
  await choose(page, 'Grote afbeelding').setInputFiles(asFile(first))
  await expect(hero.getByRole('progressbar', { name: 'Verzenden: Grote afbeelding' })).toBeVisible()
  await hero.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(hero.getByRole('progressbar')).toHaveCount(0)
  await expect(choose(page, 'Grote afbeelding')).toBeFocused()
  held = false
  await give(hero, 'drop', first)
  await expect(hero).toContainText('Het verzenden is niet gelukt.')
  await page.unroute(UPLOADS)
  await hero.getByRole('button', { name: 'Probeer opnieuw' }).press('Enter')
  await expect(hero).toContainText('Ontvangen: 1200 × 675 pixels')
  await expect(hero).not.toContainText('Het verzenden is niet gelukt.')
  await page.getByLabel('Wat staat er op dit beeld?').fill('De stal bij de dijk')

  await page.getByRole('button', { name: 'Voeg iemand toe' }).click()
  await page.locator('[name="team.0.naam"]').fill('Ans Proefman')
  const photo = picture(page, 'Foto')
  await give(photo, 'paste', await png('#446688', 500, 500))
  await expect(photo).toContainText('Vink eerst aan dat je deze foto mag gebruiken.')
  await page.getByLabel("Ik mag deze foto's gebruiken").check()
  await give(photo, 'paste', await png('#446688', 500, 500))
  await expect(photo).toContainText('Ontvangen: 480 × 480 pixels')
  await page.locator('[name="team.0.foto_alt"]').fill('Ans keert de kazen')
  await save(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSoundAsIs(page)
  await page.context().close()
})

test('uploaded pictures stand on the public profile with their alternative texts, and a replaced one is gone', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, PRO, TAB)
  const [logo, hero] = [picture(page, 'Logo (SVG)'), picture(page, 'Grote afbeelding')]
  await page.getByRole('tab', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Publiceer en analyseer' }).click()
  await expect(page.getByText('Profiel gepubliceerd!')).toBeVisible()
  await page.goto('/dashboard')
  const profile = (await page.getByRole('link', { name: /Bekijk openbaar profiel/ }).getAttribute('href'))!
  const visitor = await (await browser.newContext({ baseURL: vindbaar.url })).newPage()
  await visitor.goto(profile)
  for (const alt of ['Een kaas met een vlag', 'De stal bij de dijk', 'Ans keert de kazen']) {
    const shown = visitor.getByRole('img', { name: alt }).first()
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toHaveJSProperty('complete', true)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await section(page, 'Logo en foto').click()
  const before = await address(hero)
  expect(before).toContain('/images/')
  await choose(page, 'Grote afbeelding').setInputFiles(asFile(await png('#336633', 1300, 700)))
  await expect(hero).toContainText('Ontvangen: 1200 × 646 pixels')
  await logo.getByRole('button', { name: 'Verwijder de afbeelding' }).press('Enter')
  await expect(choose(page, 'Logo (SVG)')).toBeFocused()
  await save(page)
  const after = await address(hero)
  expect(after).not.toBe(before)
  // What is awaited above may be the answer to the autosave of a moment before.
  await expect.poll(async () => (await visitor.request.get(before)).status()).toBe(404)
  await visitor.reload()
  await expect(visitor.getByRole('img', { name: 'De stal bij de dijk' }).first()).toHaveAttribute(
    'src',
    new URL(after).pathname,
  )
  await expect(visitor.getByRole('img', { name: 'Een kaas met een vlag' })).toHaveCount(0)
  await page.context().close()
})

test('without JavaScript a picture goes with the form, and a refusal stands at its field', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, PRO, TAB, { javaScriptEnabled: false })
  await section(page, 'Logo en foto').click()
  await choose(page, 'Logo (PNG)').setInputFiles(asFile(await png('#992222', 300, 300)))
  await choose(page, 'Logo (SVG)').setInputFiles(asFile(HOSTILE_PICTURES.page, 'logo.svg', 'image/svg+xml'))
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij Zonder Scripts')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(picture(page, 'Logo (SVG)')).toContainText('Dit is een webpagina, geen afbeelding.')
  await page.goto(TAB)
  await section(page, 'Logo en foto').click()
  await expect(picture(page, 'Logo (PNG)')).toContainText('Ontvangen: 300 × 300 pixels')
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Kaasmakerij Zonder Scripts')
})

test('on a phone the camera makes a photo, and a button pastes the picture that was copied', async ({
  browser,
  vindbaar,
}) => {
  const page = await customerPage(browser, vindbaar.url, PRO, TAB, {
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await section(page, 'Logo en foto').tap()
  const hero = picture(page, 'Grote afbeelding')
  await expect(hero.getByText('Maak een foto')).toBeVisible()
  const camera = page.getByLabel('Maak een foto: Grote afbeelding', { exact: true })
  await expect(camera).toHaveAttribute('capture', 'environment')
  await camera.setInputFiles(asFile(await png('#225588', 1100, 550)))
  await expect(hero).toContainText('Ontvangen: 1100 × 550 pixels')

  const paste = hero.getByRole('button', { name: /^Plak/ })
  await page.evaluate(() => navigator.clipboard.writeText('geen beeld'))
  await paste.tap()
  await expect(hero).toContainText('Op je klembord staat geen afbeelding.')
  const copied = (await png('#882255', 1000, 500)).toString('base64')
  await page.evaluate(async (base64) => {
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([content], { type: 'image/png' }) })])
  }, copied)
  await paste.tap()
  await expect(hero).toContainText('Ontvangen: 1000 × 500 pixels')
  await page.context().close()
})
