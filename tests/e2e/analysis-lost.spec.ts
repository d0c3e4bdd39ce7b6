/** A restart during an analysis: the open tab learns of it within half a minute, and can retry. */
import { expect, test } from '@playwright/test'
import { freePort } from '#tests/support/free-port.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { newCustomer, signIn } from '#tests/support/visitor.ts'
import { serveWebsite } from '#tests/support/website.ts'
import { signIn as signInOnPage } from './sign-in.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'molenaar@molen.example', password: 'windmolen' }
const PAGE = `<!doctype html><html lang="nl"><title>Molen</title><h1>Molen</h1><p>${'Meel van de steen. '.repeat(80)}</p>`

test('a restart during an analysis leaves no tab waiting: it offers a retry, and that works', async ({ browser }, {
  project,
}) => {
  test.setTimeout(240_000)
  let isHeld = false
  const website = await serveWebsite((request, response) => {
    if (isHeld) return
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? PAGE : '')
  })
  const storage = await newStorage(project.name as DatabaseKind)
  const env = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).host,
    // The tab reconnects to the same address.
    PORT: String(await freePort()),
  }
  let vindbaar: Vindbaar = await startVindbaar({ ...storage, env })
  const { url } = vindbaar
  const { visitor } = await newCustomer(url, await signIn(url, ADMIN), CUSTOMER, 'pro')
  const form = { companyName: 'Molen', url: website.url, desiredInfo: 'Meel.', llmPlatforms: ['chatgpt'] }
  await visitor.post('/dashboard', { intent: 'publish-and-analyze', ...form })

  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signInOnPage(page, '/login', CUSTOMER)
  await page.goto('/dashboard/analysis')
  await page.waitForLoadState('networkidle')
  isHeld = true
  await page.getByRole('button', { name: 'Controleer opnieuw' }).click()
  await expect(page.getByRole('heading', { name: 'We lezen je website' })).toBeVisible()
  // After the reload, only the server's progress stream reports how the analysis ends.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We lezen je website' })).toBeVisible()
  await vindbaar.kill9()
  isHeld = false
  vindbaar = await startVindbaar({ ...storage, env })

  const retry = page.getByRole('button', { name: 'Probeer opnieuw' })
  await expect(retry).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('De analyse is onderbroken')).toBeVisible()
  await retry.click()
  await expect(page.getByText('Analyse compleet!')).toBeVisible({ timeout: 60_000 })
  await expect(retry).toHaveCount(0)

  await vindbaar.stop()
  await storage.remove()
  await website.close()
})
