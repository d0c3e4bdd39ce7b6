import type { Locator } from '@playwright/test'

/** A click of which the press lasts until the page shows all that it makes of it. */
export async function pressSlowly(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width } = (await target.boundingBox())!
  const screen = target.page()
  await screen.mouse.move(x + width / 2, y + 5)
  await screen.mouse.down()
  await screen.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  await screen.mouse.up()
}
