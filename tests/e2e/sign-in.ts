/** Signing in, shared by the specs. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Credentials {
  email: string
  password: string
}

const CUSTOMER_PASSWORD = 'rauwemelk'
const ADMIN_PASSWORD = 'beheerder-1'

export async function signIn(page: Page, path: string, { email, password }: Credentials) {
  await page.goto(path)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^Inloggen/ }).click()
  await page.waitForLoadState('networkidle')
}

/** Signs in as the first admin with the one-time password, and creates a customer of each plan. */
export async function makeCustomers(browser: Browser, baseURL: string, admin: Credentials) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signIn(page, '/admin-vindbaar', admin)
  await page.getByLabel('Nieuw wachtwoord').fill(ADMIN_PASSWORD)
  await page.getByLabel('Herhaal het wachtwoord').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  for (const plan_type of ['free', 'pro', 'expert']) {
    const made = await page.request.post('/functions/v1/admin-create-user', {
      data: { email: `${plan_type}@proefkamer.example`, password: CUSTOMER_PASSWORD, plan_type },
      headers: { Origin: baseURL },
    })
    expect(made.ok()).toBe(true)
  }
}

/** Opens a hydrated page at `path`, signed in as the given customer. */
export async function customerPage(
  browser: Browser,
  baseURL: string,
  email: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, ...options })).newPage()
  await signIn(page, '/login', { email, password: CUSTOMER_PASSWORD })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}
