/** A page operated with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'

const MOST_TABS = 150

/** Tab, or Shift+Tab, until this has the focus. */
export async function reach(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    if (key === 'Tab') await page.evaluate(enterAgain)
  }
  throw new Error(`${wanted} cannot be reached with ${key}`)
}

/**
 * Behind the last element a browser's own bar has the focus, and gives it back at the beginning of the page. A browser without a bar
 * (Chromium's headless shell, from 156 on) would go on at the end.
 */
function enterAgain() {
  if (document.hasFocus()) return
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

export async function press(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await reach(page, wanted, key)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, label: string | RegExp, text: string) {
  await reach(page, page.getByLabel(label))
  await page.keyboard.type(text)
}
