/** One Vindbaar per worker that has keys of the assistants; they are servers on loopback. */
import { ASKED_ASSISTANTS, type AssistantServers, startAssistants } from '#tests/support/assistant-servers.ts'
import { type DatabaseKind, newStorage } from '#tests/support/storage.ts'
import { type RunningVindbaar, startWithAdmin } from '#tests/support/vindbaar-with-admin.ts'
import { test as base, enter, type Page } from './admin-fixtures.ts'

export { expect, type Page } from './admin-fixtures.ts'

const COMPANY = { companyName: 'De Korenaar', url: 'https://dekorenaar.example/', locations: 'Utrecht' }

interface Workers {
  /** The assistants that Vindbaar has a key of. */
  withKey: (typeof ASKED_ASSISTANTS)[number][]
  assistants: AssistantServers
  vindbaar: RunningVindbaar
}

// biome-ignore lint/complexity/noBannedTypes: Playwright's own notation for 'no fixtures a test'
export const test = base.extend<{}, Workers>({
  withKey: [[...ASKED_ASSISTANTS], { scope: 'worker', option: true }],
  assistants: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const assistants = await startAssistants()
      await use(assistants)
      await assistants.close()
    },
    { scope: 'worker' },
  ],
  vindbaar: [
    async ({ assistants, withKey }, use, worker) => {
      const storage = await newStorage(worker.project.name as DatabaseKind)
      const vindbaar = await startWithAdmin(storage, assistants.env(withKey))
      await use(vindbaar)
      await vindbaar.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Signs in as a new customer with a bakery in its profile. */
export async function enterWithCompany(page: Page, vindbaar: RunningVindbaar, plan: 'free' | 'pro' | 'expert') {
  const { email, visitor } = await vindbaar.customer(plan)
  const saved = await visitor.post('/dashboard/company-data', { intent: 'save', ...COMPANY })
  if (saved.status >= 400) throw new Error(`Saving the profile answered ${saved.status}`)
  await enter(page, vindbaar.url, email)
  return visitor
}
