/** How long others wait while five hundred event streams are open. */

import { type DatabaseKind, newStorage } from '../tests/support/storage.ts'
import { startWithAdmin } from '../tests/support/vindbaar-with-admin.ts'
import type { Visitor } from '../tests/support/visitor.ts'
import { type Figure, milliseconds, timed, times } from './figures.ts'

const STREAMS = 500
const OF_AN_ACCOUNT = 10
const MEASURED_MS = 5_000
const PATHS = ['/login', '/dashboard', '/healthz']
const NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL' }

export async function waitBesideStreams(kind: DatabaseKind): Promise<Figure> {
  const storage = await newStorage(kind)
  try {
    const running = await startWithAdmin(storage)
    try {
      const other = await running.customer('pro')
      const without = await longest(other.visitor)
      const streams: Response[] = []
      for (let account = 0; account < STREAMS / OF_AN_ACCOUNT; account++) {
        const { visitor } = await running.customer('pro')
        for (let one = 0; one < OF_AN_ACCOUNT; one++) streams.push(await visitor.get('/dashboard/bezoeken'))
      }
      const open = streams.filter(({ ok }) => ok).length
      const beside = await longest(other.visitor)
      for (const { body } of streams) await body?.cancel()
      return {
        what: `Langste wachttijd van anderen met ${open} open streams (${NAMES[kind]})`,
        measured: milliseconds(beside),
        comparedTo: `zonder streams: ${milliseconds(without)}`,
        ratio: times(beside, without),
      }
    } finally {
      await running.stop()
    }
  } finally {
    await storage.remove()
  }
}

/** Of pages asked for one after another. */
async function longest(visitor: Visitor): Promise<number> {
  // The first requests are slow for other reasons than streams.
  for (const path of PATHS) await (await visitor.get(path)).text()
  const until = performance.now() + MEASURED_MS
  let most = 0
  for (let count = 0; performance.now() < until; count++) {
    most = Math.max(most, await timed(async () => (await visitor.get(PATHS[count % PATHS.length]!)).text()))
  }
  return most
}
