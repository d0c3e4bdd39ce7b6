/** A visitor who forges an address leaves no more rows of visits than anyone else. */
import { expect, test } from 'vitest'
import type { VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { URLS } from '#features/urls.ts'
import { eventually } from '../support/eventually.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import type { Visitor } from '../support/visitor.ts'

const VISITS = 300

async function overview(visitor: Visitor): Promise<VisitOverview> {
  const reader = (await visitor.get(URLS.visitStream)).body!.getReader()
  let text = ''
  while (!/data: (\{"days.*\})\n\n/.test(text)) text += new TextDecoder().decode((await reader.read()).value)
  await reader.cancel()
  return JSON.parse(/data: (\{"days.*\})\n\n/.exec(text)![1]!) as VisitOverview
}

eachRunningVindbaar('visits', (running) => {
  test('with forged addresses are one row a second, and all are counted', async () => {
    const { visitor } = await running().customer('pro')
    const form = {
      intent: 'publish',
      companyName: 'Bakkerij',
      url: 'https://bakkerij.example',
      llmPlatforms: ['chatgpt'],
    }
    await visitor.post('/dashboard', { ...form, desiredInfo: 'Brood.' })
    const page = /\/profile\/[0-9a-f-]{36}/.exec(await (await visitor.get('/dashboard')).text())![0]
    for (let from = 0; from < VISITS; from += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const forged = `10.${from % 250}.${index}.1, 198.51.100.${index}, ${crypto.randomUUID()}`
          const headers = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3)', 'x-forwarded-for': forged }
          expect((await fetch(running().url + page, { headers })).status).toBe(200)
        }),
      )
    }
    await eventually(async () => {
      const { days, latest } = await overview(visitor)
      const counted = days.reduce((sum, day) => sum + day.verified + day.unverifiable + day.forged, 0)
      expect(counted).toBe(VISITS)
      // The twenty latest rows hold them all.
      expect(latest.reduce((sum, { hits }) => sum + hits, 0)).toBe(VISITS)
    })
  })
})
