/** A kill -9 loses at most the last second of visits, and never a profile. */
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { oneFullProfile } from '../../bench/many-profiles.ts'
import { startVindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage } from '../support/storage.ts'

describe.runIf(DATABASE_KINDS.includes('postgres'))('a process that is killed', () => {
  test('keeps every visit that is older than a second', { timeout: 120_000 }, async () => {
    const storage = await newStorage('postgres')
    const first = await startVindbaar(storage)
    const client = new pg.Client({ connectionString: storage.databaseUrl })
    try {
      await client.connect()
      const slug = await oneFullProfile(storage.databaseUrl!)
      const visit = () => fetch(`${first.url}/profile/${slug}`, { headers: { 'user-agent': 'GPTBot/1.3' } })
      const written = async () =>
        (await client.query('select coalesce(sum(hits), 0)::int as n from crawler_visits')).rows[0].n as number
      for (let count = 0; count < 20; count++) await (await visit()).text()
      await vi.waitFor(async () => expect(await written()).toBe(20), { timeout: 20_000, interval: 100 })
      for (let count = 0; count < 5; count++) await (await visit()).text()
      await first.kill9()
      expect(await written()).toBeGreaterThanOrEqual(20)
      expect(await written()).toBeLessThanOrEqual(25)

      const second = await startVindbaar(storage)
      expect((await fetch(`${second.url}/profile/${slug}/llms.txt`)).status).toBe(200)
      await second.stop()
    } finally {
      await first.kill9()
      await client.end()
      await storage.remove()
    }
  })
})
