/** The content of the public site, for people and machines. */
import { expect, test } from './site-fixtures.ts'

test('the video plays from the start, muted, while it is in view', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('video')
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      playing: !element.paused,
      muted: element.muted,
      rate: element.playbackRate,
    }))
  await expect.poll(state).toEqual({ playing: true, muted: true, rate: 1.5 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(state).toMatchObject({ playing: false })
})

test('the video stays still for visitors with reduced motion, and its story can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  await page.getByText('Lees wat er in de video gebeurt').click()
  await expect(page.getByText('In een leeg chatvenster', { exact: false })).toBeVisible()
  expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await context.close()
})

test('without JavaScript the video has its poster and its controls', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  const video = page.getByLabel('Nagespeeld gesprek', { exact: false })
  await expect(video).toBeVisible()
  await expect(video).toHaveAttribute('controls')
  expect((await page.request.get((await video.getAttribute('poster')) ?? '')).ok()).toBe(true)
  await context.close()
})

test('the sections are in the agreed order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Word zichtbaar in ChatGPT, Gemini en Perplexity')
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Het Verzonnen Brood wordt geciteerd door ChatGPT',
    'Van losse website naar leesbaar bedrijf',
    'Wat je nu al kunt',
    'Eerst zelf aan de slag?',
    'Waar we aan werken',
    'Drie plannen, opzegbaar per maand',
    'Vragen die je nu vast hebt',
    'Waarom Pro?',
  ])
  await expect(page.locator('#now-features')).toContainText('Vindbaar hé?')
})

test('on a phone the landing page is at most twelve screens, and what is folded is part of the page when it is wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / 740)
  await expect.poll(screens).toBeLessThanOrEqual(12)
  const points = page.getByText('Snel aanpassen via het dashboard')
  await expect(points).toBeHidden()
  await page.getByText('Wat je krijgt met Pro').click()
  await expect(points).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const folded of ['Partnerstatus met badge', 'Herkomst van bronnen', 'Hoe kom ik binnen?']) {
    await expect(page.getByText(folded)).toBeVisible()
  }
})

test('a keyboard reaches the content first and its focus is visible', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByPlaceholder('Vul je bedrijfsnaam in...')).toBeFocused()
  await page.keyboard.type('Noor')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Bedrijf', { exact: true })).toHaveValue('Noor')
})

test('the home page states in its structured data what it says in text, and who runs it', async ({ page }) => {
  await page.goto('/')
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)['@graph']
  const ofType = (type: string) => graph.find((node: { '@type': string }) => node['@type'] === type)
  expect(ofType('Organization')).toMatchObject({
    name: 'Vindbaar',
    legalName: 'Voorbeeld Beheer B.V.',
    address: { streetAddress: 'Voorbeeldstraat 1', postalCode: '8011 AA', addressLocality: 'Zwolle' },
    iso6523Code: '0106:69599084',
  })
  expect(ofType('FAQPage').mainEntity).toHaveLength(15)
  const text = (await page.locator('#vragen').textContent())!
  for (const { name, acceptedAnswer } of ofType('FAQPage').mainEntity) {
    expect(text).toContain(name)
    expect(text).toContain(acceptedAnswer.text)
  }
  await expect(page.getByRole('contentinfo')).toContainText('KvK 69599084')
  await expect(page.getByRole('link', { name: 'Mail ons' })).toHaveAttribute('href', 'mailto:hallo@voorbeeld.nl')
})

test('the plans are in a table that a screen reader can navigate, without an amount', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/pricing')
  const row = page.getByRole('row', { name: /Vergelijkingen met concurrenten/ })
  await expect(row.getByRole('cell')).toHaveText(['nee', '10 per maand', '30 per maand'])
  expect(await page.getByRole('main').textContent()).not.toMatch(/€|\d+ euro/)
})

test('a page that does not exist says so and links home', async ({ page }) => {
  const response = await page.goto('/bestaat-niet')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page).toHaveURL('/')
})

test('the terms print black on white, whatever the screen, without anything else', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/voorwaarden')
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(paper).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { name: 'Aansprakelijkheid' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waarom Pro?' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
})

test('the answer on the home page names the company being typed, and the made-up one when the box is empty', async ({
  page,
}) => {
  await page.goto('/')
  const answer = page.locator('p', { hasText: 'kun je terecht bij' }).first()
  const box = page.getByPlaceholder('Vul je bedrijfsnaam in...')
  await expect(answer).toContainText('Het Verzonnen Brood')
  await box.fill('<b>Jansen</b> & Zn')
  await expect(answer).toContainText('kun je terecht bij <b>Jansen</b> & Zn.')
  await box.fill('  ')
  await expect(answer).toContainText('Het Verzonnen Brood')
})

test('the example is the same company on the landing page, in the video, on the waitlist and on /voorbeeld', async ({
  page,
}) => {
  await page.goto('/voorbeeld')
  const worth = (await page.locator('#doen li').first().textContent())!
  const [, from, to] = /van (\d+) naar (\d+)/.exec(worth)!
  const name = (await page.locator('#profiel h3').first().textContent())!
  await page.goto('/')
  await expect(page.getByRole('img', { name: `Score van ${name}: ${from} van 100` })).toBeVisible()
  const main = (await page.getByRole('main').textContent())!
  expect(main).toContain(`van ${from} naar ${to}`)
  expect(main).toContain(`${name} wordt geciteerd door ChatGPT`)
  await page.goto('/auth')
  await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toContainText(name)
})

test('/voorbeeld shows one view at a time, by its address, by keyboard and without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/voorbeeld')
  const shown = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(await shown()).toContain('Wat te doen')
  expect(await shown()).not.toContain('Het openbare profiel, dat assistenten lezen')
  await page.getByRole('link', { name: 'Profiel', exact: true }).focus()
  await page.keyboard.press('Enter')
  expect(await shown()).toContain('Het openbare profiel, dat assistenten lezen')
  expect(await shown()).not.toContain('Wat te doen')
  // A fragment within a view opens that view.
  await page.goto('/voorbeeld#categorieen')
  expect(await shown()).toContain('Wat we op de website van Het Verzonnen Brood lazen')
  for (const id of ['doen', 'rapport', 'vergelijken', 'profiel']) {
    await expect(page.locator(`#${id}`).getByText('voorbeeld', { exact: true }).first()).toHaveCount(1)
  }
  await context.close()
})

test('the code of a change can be copied, and the chosen view’s tab is marked as selected', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/voorbeeld')
  const first = page.locator('#doen li').first()
  await first.getByRole('button', { name: 'Kopieer de tekst' }).click()
  await expect(first.getByText('Gekopieerd naar klembord!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"name": "Het Verzonnen Brood"')
  await page.getByRole('link', { name: 'Rapport', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Rapport', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('menu, sign-in and waitlist are visible at 320 pixels, and the bar never covers the keyboard focus', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Kom op de wachtlijst' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log in', exact: true })).toBeVisible()
  await header.getByText('Menu', { exact: true }).click()
  for (const name of ['Mogelijkheden', 'Voorbeeld', 'Roadmap', 'Plannen', 'Vragen']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await header.getByRole('link', { name: 'Vragen', exact: true }).click()
  const bar = await page.locator('[data-bar]').boundingBox()
  const heading = await page.getByRole('heading', { name: 'Vragen die je nu vast hebt' }).boundingBox()
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  await context.close()
})

test('no word of the plans is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pricing')
  const broken = await page.evaluate(() => {
    const lines = document.createRange()
    const words: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: word } of node.textContent!.matchAll(/\p{L}+/gu)) {
        lines.setStart(node, index)
        lines.setEnd(node, index + word.length)
        const tops = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) words.push(word)
      }
    }
    return words
  })
  expect(broken).toEqual([])
})
