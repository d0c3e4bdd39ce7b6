/** A customer shares the report with a web builder, who has no account and no JavaScript, makes a change and has it checked. */
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'
import { expectSoundAsIs } from './sound.ts'

test.use({ story: 'sharing a report' })
test.describe.configure({ timeout: 300_000 })

let website: Website
let description = ''
test.beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(
      found
        ? `<!doctype html><html lang="nl"><head><title>Kaasmakerij De Proefkamer</title>${description}</head><body>
           <h1>Kaasmakerij De Proefkamer</h1><p>${'Wij maken boerenkaas van rauwe melk. '.repeat(30)}</p></body></html>`
        : '',
    )
  })
})
test.afterAll(() => website.close())

test('a web builder reads and checks the to-do list without JavaScript, and sees nothing once the link is revoked', async ({
  browser,
  vindbaar,
  admin,
}) => {
  description = '<meta name="robots" content="noindex">'
  await makeCustomers(browser, vindbaar.url, admin)
  const owner = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', '/dashboard/company-data?zelf=1')
  await owner.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Proefkamer')
  await owner.getByLabel('Website').fill(website.url)
  await owner.getByRole('tab', { name: 'Start' }).click()
  await owner.getByRole('button', { name: 'Publiceer en analyseer' }).click()
  await expect(owner.getByText('Analyse compleet!')).toBeVisible()
  await owner.goto('/dashboard/analysis')
  await owner.getByRole('button', { name: 'Stuur naar je websitebouwer' }).click()
  const address = await owner.getByLabel('Link voor je websitebouwer').inputValue()
  expect(address).toMatch(/\/rapport\/[\w-]{43}$/)
  await expectSoundAsIs(owner)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const builder = await context.newPage()
  await builder.goto(address)
  await expect(builder.getByText('Laat de homepage opnemen en aanhalen.')).toBeInViewport()
  await expect(builder.getByText('Het systeem is niet herkend.')).toBeVisible()
  // axe itself needs JavaScript.
  const reader = await (await browser.newContext()).newPage()
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    await reader.setViewportSize({ width, height: 800 })
    await reader.emulateMedia({ colorScheme })
    await reader.goto(address)
    await expectSoundAsIs(reader)
  }
  await builder.emulateMedia({ media: 'print' })
  await expect(builder.getByRole('button', { name: 'Klaar, controleer' })).toBeHidden()
  await builder.emulateMedia({ media: 'screen' })

  description = ''
  await builder.getByRole('button', { name: 'Klaar, controleer' }).click()
  await expect(builder.getByRole('heading', { name: 'Sinds je deze link kreeg' })).toBeVisible({ timeout: 30_000 })
  await expect(builder.getByText(/Gedaan: Laat de homepage opnemen/)).toBeVisible()
  await reader.goto(address)
  await expectSoundAsIs(reader)

  // Another tab and back before it is loaded: the choice of this tab counts, and revoking the folded link is still at hand.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await owner.route(/geo-optimized\.data/, async (route) => {
    await held
    // The browser may have given up the request.
    await route.continue().catch(() => undefined)
  })
  await owner.getByRole('tab', { name: 'Start' }).click()
  await owner.getByRole('tab', { name: 'Analyse' }).click()
  release()
  await expect(owner).toHaveURL(/\/dashboard\/analysis$/)
  await expect(owner.getByLabel('Link voor je websitebouwer')).toBeHidden()
  await owner.getByRole('button', { name: 'Trek de link in' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Trek de link in' }).click()
  await expect(owner.getByRole('button', { name: 'Stuur naar je websitebouwer' })).toBeVisible()
  await builder.goto(address)
  await expect(builder.getByRole('heading', { name: 'Deze link werkt niet meer.' })).toBeVisible()
  await reader.goto(address)
  await expectSoundAsIs(reader)
})
