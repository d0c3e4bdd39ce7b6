import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/**
 * No violation of axe's rules that lasts. What moves (a message that fades, a dialog that opens) is half transparent for a moment, so a
 * violation is looked at again until it is gone or the time of an expectation is over. In its legacy mode axe works within the page alone,
 * instead of opening a second page to combine the results of frames: ours have none. The database takes no part in what it finds, so of a
 * journey that is walked on both the screens are looked at on one.
 */
export async function expectAccessible(page: Page, what?: string) {
  if (test.info().project.name === 'postgres') return
  await expect
    .poll(async () => {
      const { violations } = await (await axe(page)).analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
    }, what ?? page.url())
    .toEqual([])
}

/** Only violations are reported with their elements, which are all that is read. A page that has axe does not get its half a megabyte again. */
async function axe(page: Page) {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}
