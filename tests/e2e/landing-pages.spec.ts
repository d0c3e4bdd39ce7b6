/** The optimizer for landing pages, by keyboard and without JavaScript: from an address to the text to paste, and away again. */
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { enter, expect, test } from './admin-fixtures.ts'
import { press, reach, type } from './keyboard.ts'
import { expectSound } from './sound.ts'

const TAB = '/dashboard/landingspaginas-optimizer'
const page = (name: string, body: string) =>
  `<!doctype html><html lang="nl"><head><title>${name}</title></head><body><main><h1>${name}</h1>
  <p>${'Wij herstellen ramen en deuren in Testwoude, en doen dat met plezier. '.repeat(20)}</p></main>${body}</body></html>`
const PAGES: Record<string, string> = {
  '/': page('Bouw en Zoon', '<p>Bel 038 555 01 78.</p>'),
  '/deuren': page('Deuren van Bouw en Zoon', '<footer>KvK-nummer: 27312132</footer>'),
}
const CONCLUSION = /^Deze veranderingen samen brengen je website van \d+ naar \d+$/

let website: Website
test.describe.configure({ timeout: 300_000 })
test.beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    const body = PAGES[request.url ?? '']
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body ?? '')
  })
})
test.afterAll(() => website.close())

test('a customer of Expert has a page read, sees what each change is worth, and removes the result', async ({
  browser,
  page,
  vindbaar,
}) => {
  const { email, visitor } = await vindbaar.customer('expert')
  const company = {
    companyName: 'Bouw en Zoon',
    url: website.url,
    kvkNummer: '54812736',
    salesTelefoon: '038 555 01 78',
  }
  const saved = await visitor.post('/dashboard/company-data', {
    ...{ intent: 'save', uitgebreid: ['kvkNummer', 'salesTelefoon'], locations: 'Testwoude' },
    ...company,
  })
  expect(saved.status).toBeLessThan(400)
  await enter(page, vindbaar.url, email)
  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  const read = page.getByRole('button', { name: 'Lees de pagina' })
  await type(page, 'Adres van de pagina', 'https://ander.example/deuren')
  await press(page, read)
  const field = page.getByLabel('Adres van de pagina')
  await expect(field).toBeFocused()
  await expect(page.getByText('Dit adres hoort niet bij je eigen website.', { exact: false })).toBeVisible()
  await expectSound(page, 'the refused address')

  await reach(page, field, 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('/deuren')
  await press(page, read)
  const conclusion = page.getByRole('heading', { name: CONCLUSION })
  await expect(conclusion).toBeFocused()
  await expect(page).toHaveURL(/pagina=/)
  await expect(page.getByText('Op de pagina staat: 27312132.')).toBeVisible()
  await press(page, page.locator('summary', { hasText: 'Liever als HTML' }).first())
  await expect(page.getByText('<section>', { exact: false }).first()).toBeVisible()
  await expectSound(page, 'the result')

  const kept = page.url()
  await page.goto(TAB)
  await expect(conclusion).toBeVisible()

  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const noScripts = await plain.newPage()
  await noScripts.goto(vindbaar.url + TAB)
  await noScripts.getByLabel('Adres van de pagina').fill('/deuren')
  await noScripts.getByRole('button', { name: 'Lees de pagina' }).click()
  await expect(noScripts.getByRole('heading', { name: CONCLUSION })).toBeVisible()
  await expect(noScripts.getByRole('heading', { name: '2 resultaten bewaard' })).toBeVisible()
  await noScripts
    .getByRole('button', { name: /^Verwijder/ })
    .first()
    .click()
  await expect(noScripts.getByRole('heading', { name: 'Resultaat verwijderen?' })).toBeVisible()
  await noScripts.getByRole('button', { name: 'Verwijder', exact: true }).click()
  await expect(noScripts.getByRole('heading', { name: 'Eén pagina gelezen' })).toBeVisible()
  await plain.close()

  await page.goto(kept)
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('button', { name: /^Verwijder/ }))
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: CONCLUSION })).toBeHidden()
})
