import { type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'

/** The narrowest window in the dark, and the widest in the light. */
const LOOKS = [
  [360, 'dark'],
  [1440, 'light'],
] as const

/**
 * Accessible and as wide as its window. Leaves the page wide. `what`: what the screen shows, for the message. The database takes no part in
 * how a screen looks, so of a journey on both one is looked at.
 */
export async function expectSound(page: Page, what: string) {
  const looks = test.info().project.name === 'postgres' ? LOOKS.slice(-1) : LOOKS
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, `${what}, ${width} px, ${colorScheme}`)
    await expectToFit(page, `${what}, ${width} px`)
  }
}
