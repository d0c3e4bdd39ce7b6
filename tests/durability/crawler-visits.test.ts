/** A kill -9 loses at most the last second of visits, and never a profile, whatever the moment. */

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { eventually } from '../support/eventually.ts'
import { startVindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage } from '../support/storage.ts'
import { newCustomer, signIn, type Visitor } from '../support/visitor.ts'

/** PostgreSQL is a separate process that is not killed, so fewer rounds suffice. */
const KILLS = { pglite: 3, postgres: 1 }
const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'nog een wachtwoord' }
const FORM = { companyName: 'Bakkerij Zon', url: 'https://voorbeeld.nl/', llmPlatforms: ['chatgpt'] }

/** As the dashboard shows them: the first event of its stream. */
async function countedVisits(visitor: Visitor): Promise<number> {
  const { body } = await visitor.get('/dashboard/bezoeken')
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n\n')) text += (await reader.read()).value ?? ''
  await reader.cancel()
  const { assistants, days } = JSON.parse(/data: (.*)/.exec(text)![1]!) as VisitOverview
  const total = assistants.reduce(
    (sum, { verified, unverifiable, forged }) => sum + verified + unverifiable + forged,
    0,
  )
  // The sums a day are of the same visits.
  expect(days.reduce((sum, day) => sum + day.verified + day.unverifiable + day.forged, 0)).toBe(total)
  return total
}

describe.each(DATABASE_KINDS)('a killed process on %s', (kind) => {
  test(`keeps every visit that is older than a second, after each of ${KILLS[kind]} kills`, {
    timeout: 300_000,
  }, async () => {
    const storage = await newStorage(kind)
    let vindbaar = await startVindbaar({
      ...storage,
      env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    })
    try {
      const admin = await signIn(vindbaar.url, ADMIN)
      const customer = await newCustomer(vindbaar.url, admin, CUSTOMER, 'pro')
      await customer.visitor.post('/dashboard', { intent: 'publish', ...FORM })
      const visit = async () => {
        const headers = { 'user-agent': 'GPTBot/1.3' }
        const response = await fetch(`${vindbaar.url}/profile/id/${customer.id}`, { headers })
        expect(response.status).toBe(200)
        expect(await response.text()).toContain('Bakkerij Zon')
      }
      let counted = 0
      for (let kill = 1; kill <= KILLS[kind]; kill++) {
        for (let count = 0; count < 20; count++) await visit()
        const visitor = customer.visitor.at(vindbaar.url)
        await eventually(async () => expect(await countedVisits(visitor)).toBe(counted + 20))
        // Visits of the last second: some written, some not; each round a little later.
        for (let count = 0; count < 5; count++) await visit()
        await wait((kill / KILLS[kind]) * 1_200 * Math.random())
        await vindbaar.kill9()

        vindbaar = await startVindbaar(storage)
        const kept = await countedVisits(customer.visitor.at(vindbaar.url))
        expect(kept).toBeGreaterThanOrEqual(counted + 20)
        expect(kept).toBeLessThanOrEqual(counted + 25)
        counted = kept
      }
      await visit()
    } finally {
      await vindbaar.kill9()
      await storage.remove()
    }
  })
})
