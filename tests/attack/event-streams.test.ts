/** Event streams are limited, cost nothing while nothing happens, and end with the session that opened them. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { URLS } from '#features/urls.ts'
import { eventually } from '../support/eventually.ts'
import { startVindbaar } from '../support/process.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import { type Visitor, visit } from '../support/visitor.ts'

const VISITS = URLS.visitStream
const MOST_OF_AN_ACCOUNT = 10

/** An open stream, and when it ended. */
async function openStream(visitor: Visitor, path: string = VISITS) {
  const response = await visitor.get(path)
  if (!response.ok) return { response, ended: Promise.resolve(''), close: async () => {}, text: () => '' }
  const reader = response.body!.getReader()
  let text = ''
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) return text
      text += new TextDecoder().decode(value)
    }
  })()
  return { response, ended, close: () => reader.cancel().catch(() => {}), text: () => text }
}

eachRunningVindbaar('event streams', (running) => {
  test('are limited to ten an account and process, and the next is refused with the reason', async () => {
    const { visitor } = await running().customer('pro')
    const streams = await Promise.all(Array.from({ length: 60 }, () => openStream(visitor)))
    const open = streams.filter(({ response }) => response.ok)
    expect(open).toHaveLength(MOST_OF_AN_ACCOUNT)
    const refused = streams.find(({ response }) => !response.ok)!.response
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too-many-streams', error: expect.stringContaining('vensters') })
    // Another account is not affected, and a closed stream frees its place.
    const other = await openStream((await running().customer('pro')).visitor)
    expect(other.response.ok).toBe(true)
    for (const stream of [...open, other]) await stream.close()
    await eventually(async () => {
      const again = await openStream(visitor)
      await again.close()
      expect(again.response.ok).toBe(true)
    })
  })

  test('end with sign-out, lock and delete, in this process and in another', async () => {
    const { storage, admin } = running()
    // PGlite has one process at a time.
    const second = storage.databaseUrl ? await startVindbaar({ ...storage }) : null
    for (const end of ['sign-out', 'lock', 'delete'] as const) {
      const { id, email, visitor } = await running().customer('pro')
      const neighbour = await openStream((await running().customer('pro')).visitor)
      const streams = [await openStream(visitor), await openStream(visitor, `/functions/v1/progress/${randomUUID()}`)]
      if (second) streams.push(await openStream(visitor.at(second.url)))
      for (const { response } of streams) expect(response.status, email).toBe(200)
      await eventually(() => expect(streams[0]!.text()).toContain('event: visits'))
      if (end === 'sign-out') await visitor.post(URLS.signOut, {})
      else await admin.post(URLS.admin, { intent: end, userId: id, bevestigd: 'ja' })
      for (const { ended } of streams) await ended
      expect((await openStream(visitor)).response.status).toBe(401)
      expect(neighbour.text()).not.toBe('')
      await neighbour.close()
    }
    await second?.stop()
  })

  test('do not open without a session', async () => {
    expect((await openStream(visit(running().url))).response.status).toBe(401)
  })
})
