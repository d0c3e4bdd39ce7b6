/** A Pro customer compares a website with two others: with and without JavaScript, and on a phone. */
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'

const TAB = '/dashboard/competitors'
const COMPETITOR = `<!doctype html><html lang="nl"><head><title>Kaas van Testdam</title>
<meta name="description" content="Kaas van de boer uit Testdam."></head><body><h1>Kaas van Testdam</h1>
<p>${'Wij maken kaas van melk van onze eigen koeien. '.repeat(20)}</p>
<address>Dijk 1, 7006 RA Testdam<br>KvK 54812736, <a href="tel:+31385550178">038 555 01 78</a></address></body></html>`

let competitors: Website[]
/** While set, the second competitor delays its responses. */
let held: (() => void)[] | null = null

test.describe.configure({ mode: 'serial' })
test.use({ story: 'comparing' })

test.beforeAll(async () => {
  competitors = await Promise.all(
    [COMPETITOR, '<!doctype html><title>Leeg</title>'].map((html) =>
      serveWebsite((request, response) => {
        const found = request.url === '/'
        const answer = () =>
          response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? html : '')
        if (held && html !== COMPETITOR) held.push(answer)
        else answer()
      }),
    ),
  )
})
test.afterAll(() => Promise.all(competitors.map((site) => site.close())))

test('a customer of Pro sees the competitors being read, the conclusion and what it cost', async ({
  browser,
  vindbaar,
  website,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)

  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB)
  await expect(page.getByRole('button', { name: 'Vergelijk', exact: true })).toBeDisabled()
  await page.goto('/dashboard/company-data?zelf=1')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Bedrijfsnaam').fill('Kaasmakerij De Proefkamer')
  await page.getByLabel('Website').fill(website.url)
  await page.getByRole('tab', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Publiceer en analyseer' }).click()
  await expect(page.getByText('Analyse compleet!')).toBeVisible()

  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Jouw website')).toHaveAttribute('readonly')
  await expect(page.getByText('Nog 10 van 10 vergelijkingen')).toBeVisible()
  await expectAccessible(page)

  await test.step('fields are added and removed between two and ten, and the keyboard focus stays', async () => {
    await expect(page.getByRole('button', { name: /^Verwijder concurrent/ })).toHaveCount(0)
    for (let more = 3; more <= 10; more++) {
      await page.getByRole('button', { name: 'Voeg concurrent toe' }).click()
      await expect(page.getByLabel(new RegExp(`^Concurrent ${more} `))).toBeFocused()
    }
    await expect(page.getByRole('button', { name: 'Voeg concurrent toe' })).toHaveCount(0)
    for (let left = 10; left > 2; left--)
      await page.getByRole('button', { name: `Verwijder concurrent ${left}` }).click()
    await expect(page.getByLabel('Concurrent 2')).toBeFocused()
  })

  await test.step('errors are shown at their field', async () => {
    await page.getByLabel('Concurrent 1').fill(competitors[0]!.url)
    await page.getByLabel('Concurrent 1').press('Enter')
    await expect(page.getByRole('alert')).toContainText(
      "Vul minimaal 2 geldige concurrent-URL's in (bijv. voorbeeld.nl)",
    )
    // The form says it; no short message repeats that.
    await expect(page.getByText('Vul minimaal 2 geldige')).toHaveCount(1)
    await page.getByLabel('Concurrent 2').fill(competitors[0]!.url)
    await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
    await expect(page.getByLabel('Concurrent 2')).toHaveAccessibleDescription('Deze website staat er al tussen.')
    await expectAccessible(page)
  })

  await page.getByLabel('Concurrent 2').fill(competitors[1]!.url)
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await expect(page.getByText('Vergelijking compleet!')).toBeVisible()
  await expect(page.getByRole('heading', { name: /staat het sterkst|geen duidelijke winnaar/ })).toBeVisible()
  // The result is above the form, which is folded.
  await expect(page.getByLabel('Concurrent 2')).toBeHidden()
  await page.getByText('Vergelijk opnieuw of met anderen').click()
  await expect(page.getByText('Nog 9 van 10 vergelijkingen')).toBeVisible()
  const scores = page.getByRole('region', { name: 'Score van 0 tot 100' })
  await expect(scores.getByRole('listitem')).toHaveCount(3)
  const fields = page.getByRole('region', { name: /^Bij \d+ van de 15 gegevens loop je achter/ })
  const behind = fields.getByRole('listitem').filter({ hasText: 'KvK-nummer' })
  await expect(behind).toHaveText(/^KvK-nummerAchterJijniet gevondenAgevondenBniet gevonden$/)
  await expect(page.getByRole('heading', { name: 'De websites hieronder' })).toBeVisible()
  const names = await page
    .getByRole('region')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          one.getAttribute('aria-label') ??
          document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    )
  expect(new Set(names).size).toBe(names.length)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: /staat het sterkst|geen duidelijke winnaar/ })).toBeVisible()
  await expect(page.getByLabel('Concurrent 2')).toHaveValue(`${competitors[1]!.url}/`)
})

test('a reloaded page shows the running comparison', async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB)
  await page.waitForLoadState('networkidle')
  await page.getByText('Vergelijk opnieuw of met anderen').click()
  held = []
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  const progress = page.getByRole('region', { name: 'Bezig met vergelijken' })
  await expect(progress.getByRole('progressbar')).toHaveCount(3)
  await page.reload()
  await expect(progress.getByText(/van 3 websites klaar/)).toBeVisible()
  const waiting = held
  held = null
  for (const answer of waiting) answer()
  await expect(page.getByText('Vergelijking compleet!')).toBeVisible()
  await page.getByText('Vergelijk opnieuw of met anderen').click()
  await expect(page.getByText('Nog 8 van 10 vergelijkingen')).toBeVisible()
})

test('the comparison fits on a phone, light and dark', async ({ browser, vindbaar }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB, {
      viewport: { width: 360, height: 740 },
      colorScheme,
    })
    await page.waitForLoadState('networkidle')
    await expectToFit(page)
    await expectAccessible(page)
  }
})

test('the form also works without JavaScript', async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, 'pro@proefkamer.example', TAB, { javaScriptEnabled: false })
  await page.getByText('Vergelijk opnieuw of met anderen').click()
  await page.getByRole('button', { name: 'Voeg concurrent toe' }).click()
  await page.getByLabel(/^Concurrent 3/).fill('http://127.0.0.1:22000000/')
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await expect(page.getByLabel(/^Concurrent 3/)).toHaveAccessibleDescription(/Voer een geldige website-URL in/)
  await page.getByRole('button', { name: 'Verwijder concurrent 3' }).click()
  await expect(page.getByLabel(/^Concurrent 3/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await page.getByText('Vergelijk opnieuw of met anderen').click()
  await expect(page.getByText('Nog 7 van 10 vergelijkingen')).toBeVisible()
  await expect(page.getByRole('heading', { name: /staat het sterkst|geen duidelijke winnaar/ })).toBeVisible()
})

test('a customer of Gratis sees what comparisons offer', async ({ browser, vindbaar }) => {
  const page = await customerPage(browser, vindbaar.url, 'free@proefkamer.example', TAB)
  await expect(page.getByRole('heading', { name: 'Vergelijk je met je concurrenten' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Upgrade naar Pro' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  await expect(page.getByRole('button', { name: 'Vergelijk', exact: true })).toHaveCount(0)
})
