import { expect, type Page } from '@playwright/test'

/** Nothing makes the page wider than its window. Polled, because for a moment after a change of size the browser still has the old layout. */
export async function expectToFit(page: Page, what?: string) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), what)
    .toBeLessThanOrEqual(0)
}
