/** The screens to sign in, and every screen behind them, empty and filled, with its dialogs: accessible, and as wide as its window. */
import { DASHBOARD_TABS, type DashboardTab, EARLY_TABS, URLS } from '#features/urls.ts'
import { ADMIN } from '#tests/support/vindbaar-with-admin.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'
import { enter, expect, type Page, test } from './admin-fixtures.ts'
import { expectToFit } from './fits.ts'

/** axe looks at the narrowest and the widest; 720 is a window of 1440 at 200 %. */
const LOOKS = [
  [320, 'light'],
  [1440, 'dark'],
] as const
const WIDTHS = [360, 720, 768]

const TABS_THAT_CAN_BE_EMPTY: readonly DashboardTab[] = [
  'geo-optimized',
  'company-data',
  'analysis',
  'competitors',
  'llms-txt',
  'crawler-visits',
]

const pageOf = (name: string, text: string) => `<!doctype html><html lang="nl"><head><title>${name}</title>
<meta name="description" content="${text}"></head><body><h1>${name}</h1><p>${`${text} Sinds 1998, in Testwoude. `.repeat(25)}</p>
<footer>Opgericht in 1987. KvK 54812736, bel <a href="tel:+31302331472">030 233 14 72</a></footer></body></html>`

let sites: Record<'good' | 'moved' | 'other' | 'broken', Website>
test.describe.configure({ timeout: 300_000 })

test.beforeAll(async () => {
  const serve = (html: string) =>
    serveWebsite((request, response) => {
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? html : '')
    })
  sites = {
    good: await serve(pageOf('Molen De Maat', 'Meel van de steen.')),
    moved: await serve(pageOf('Molen De Verhuizer', 'Meel van de steen.')),
    other: await serve(pageOf('Bakkerij Om de Hoek', 'Brood uit eigen oven.')),
    broken: await serveWebsite((_, response) => response.writeHead(503).end('stuk')),
  }
})
test.afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())))

async function expectSound(page: Page, what: string) {
  // What is folded is part of the screen.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, `${what}, ${width} px, ${colorScheme}`)
    await expectToFit(page, what)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page, `${what}, ${width} px`)
  }
}

async function lookAt(page: Page, path: string, what: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expectSound(page, `${what}: ${path}`)
}

const lookAtTabs = async (page: Page, tabs: readonly DashboardTab[], what: string) => {
  for (const tab of tabs) await lookAt(page, `/dashboard/${tab}`, what)
}

/** Publishes and analyses without JavaScript. */
async function publish(visitor: Visitor, site: Website, more: Record<string, string | string[]>) {
  const published = await visitor.post('/dashboard/geo-optimized', {
    ...{ intent: 'publish-and-analyze', url: site.url, desiredInfo: 'Meel van de steen.', llmPlatforms: ['chatgpt'] },
    ...more,
  })
  expect(published.status).toBe(302)
}

async function compare(visitor: Visitor, own: Website, others: Website[]) {
  const competitors = others.map(({ url }) => url)
  const compared = await visitor.post('/dashboard/competitors', { intent: 'compare', ownUrl: own.url, competitors })
  expect(compared.status).toBe(302)
}

test('the screens to sign in, and the empty dashboard of Gratis on every tab that can be empty', async ({
  page,
  vindbaar,
}) => {
  const { email } = await vindbaar.customer('free')
  for (const path of ['/login?modus=vergeten', '/admin-vindbaar']) await lookAt(page, path, 'signed out')
  await enter(page, vindbaar.url, email)
  await lookAtTabs(page, TABS_THAT_CAN_BE_EMPTY, 'empty')
  await lookAt(page, URLS.sameFacts, 'what Pro adds')
})

test('the tab that only Expert has, empty', async ({ page, vindbaar }) => {
  const { email } = await vindbaar.customer('expert')
  await enter(page, vindbaar.url, email)
  await lookAtTabs(page, EARLY_TABS, 'empty')
})

test('the filled dashboard of Pro on every tab, its account and its dialogs', async ({ page, vindbaar }) => {
  const { id, email, visitor } = await vindbaar.customer('pro')
  await publish(visitor, sites.good, { companyName: 'Molen De Maat', locations: ['Testwoude'] })
  await compare(visitor, sites.good, [sites.other, sites.broken])
  await fetch(`${vindbaar.url}/profile/id/${id}`, { headers: { 'user-agent': 'ClaudeBot/1.0' } })
  await enter(page, vindbaar.url, email)
  await lookAtTabs(page, DASHBOARD_TABS, 'filled')
  for (const path of ['/account', '/account/domeinen', URLS.ownership, URLS.notices, URLS.questions])
    await lookAt(page, path, 'filled')

  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Haal offline' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSound(page, 'the question before going offline')

  await page.goto('/dashboard/analysis')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Stuur naar je websitebouwer' }).click()
  const link = page.getByLabel('Link voor je websitebouwer')
  await expect(link).toBeFocused()
  await expectSound(page, 'the link for the web builder')
  await page.getByRole('button', { name: 'Trek de link in' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectSound(page, 'the question before revoking the link')
})

test('the comparison of facts of Pro: without a website, with an old number and pages that are not read, and a wrong address', async ({
  page,
  vindbaar,
}) => {
  const { email, visitor } = await vindbaar.customer('pro')
  await enter(page, vindbaar.url, email)
  await lookAt(page, URLS.sameFacts, 'without a website')
  const known = { companyName: 'Molen De Verhuizer', url: sites.moved.url, llmPlatforms: 'chatgpt' }
  for (const salesTelefoon of ['030 233 14 72', '030 233 14 99']) {
    const published = await visitor.post('/dashboard', {
      ...{ intent: 'publish', uitgebreid: 'salesTelefoon', ...known, salesTelefoon },
    })
    expect(published.status).toBeLessThan(400)
  }
  for (const form of [
    { intent: 'add', url: `${sites.broken.url}/molen`, text: '' },
    { intent: 'add', url: `${sites.other.url}/gids`, text: 'Molen De Verhuizer, bel 030 233 14 72' },
    { intent: 'compare' },
  ])
    expect((await visitor.post(URLS.sameFacts, form)).status).toBeLessThan(400)
  await page.goto(URLS.sameFacts)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: /^Op \d plaatsen staat nog een oud gegeven$/ })).toBeVisible()
  await page.getByLabel('Adres van de pagina').fill('geen adres')
  await page.getByRole('button', { name: 'Voeg toe' }).press('Enter')
  await expect(page.getByText('Vul het hele adres van de pagina in', { exact: false })).toBeVisible()
  await expectSound(page, 'the comparison of facts, with a leftover and a wrong address')
})

test('the admin area with its menu and its dialog', async ({ page, vindbaar }) => {
  await vindbaar.customer('free')
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await lookAt(page, '/admin', 'the customers')
  await page.setViewportSize({ width: 1440, height: 800 })
  await page
    .getByRole('button', { name: /^Acties voor klant-/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectSound(page, 'the menu of a customer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nieuwe gebruiker' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSound(page, 'the dialog for a new customer')

  await lookAt(page, '/admin/e-mailtemplates', 'the mail templates')
  await page.getByRole('link', { name: 'Bewerk wachtwoord_reset', exact: true }).press('Enter')
  const editor = page.getByRole('dialog', { name: 'Template bewerken' })
  await editor.getByLabel('Onderwerp').fill('Dag {{voornaam}}')
  await expect(editor.getByText('{{voornaam}} bestaat niet.')).toBeVisible()
  const frame = editor.locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { name: 'Dag {{voornaam}}' })).toBeVisible()
  await expect(frame).toHaveCSS('width', '360px')
  await editor.getByLabel('Computer (640 px)').press('Space')
  await expect(frame).toHaveCSS('width', '640px')
  await expectSound(page, 'the editor of a mail template')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).press('Enter')
  await expect(editor).toBeHidden()
  for (const what of ['voorbeeld', 'versies'])
    await lookAt(page, `/admin/e-mailtemplates/wachtwoord_reset/${what}`, 'a mail template')
  await lookAt(page, '/admin/systeemcheck', 'the system check')
  await lookAt(page, '/admin/auditlog', 'the audit log')
})
