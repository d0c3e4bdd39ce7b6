import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * No violation of axe's rules. In its legacy mode axe works within the page alone, instead of opening a second page to combine the
 * results of frames: ours have none.
 */
export async function expectAccessible(page: Page, what?: string) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what ?? page.url(),
  ).toEqual([])
}
