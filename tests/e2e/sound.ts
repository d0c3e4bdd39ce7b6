import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'

/** The narrowest window in the dark, and the widest in the light. */
const LOOKS = [
  [360, 'dark'],
  [1440, 'light'],
] as const

/** Accessible and as wide as its window, in both. Leaves the page wide. `what`: what the screen shows, for the message. */
export async function expectSound(page: Page, what?: string) {
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectSoundAsIs(page, `${what ?? page.url()}, ${width} px, ${colorScheme}`)
  }
}

/** The same in the window and the colours that it has. */
export async function expectSoundAsIs(page: Page, what?: string) {
  await expectAccessible(page, what)
  await expectToFit(page, what)
}
