/** How long a stop takes under load over kept connections, and whether a request is cut. */
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startVindbaar, type Vindbaar } from '../tests/support/process.ts'
import { type DatabaseKind, newStorage } from '../tests/support/storage.ts'
import { type Figure, milliseconds, timed, times } from './figures.ts'

const CONNECTIONS = 32
const LOAD_MS = 2_000
/** Pages from memory, newly rendered pages, and pages that read the database. */
const PATHS = ['/', '/login', '/profile/niemand-hier', '/functions/v1/get-public-profile?slug=niemand-hier']

export async function stoppingUnderLoad(kind: DatabaseKind): Promise<Figure[]> {
  const storage = await newStorage(kind)
  try {
    const idle = await startVindbaar(storage)
    const alone = await timed(() => idle.stop())
    const figures: Figure[] = []
    for (const [what, stop] of [
      ['Ctrl-C', (vindbaar: Vindbaar) => vindbaar.stop()],
      ['SIGTERM, eerst een seconde /readyz', (vindbaar: Vindbaar) => vindbaar.terminate()],
    ] as const) {
      const vindbaar = await startVindbaar(storage)
      const load = keepAsking(vindbaar.url)
      await wait(LOAD_MS)
      const took = await timed(() => stop(vindbaar))
      const { answered, cut } = await load
      figures.push({
        what: `${what}, ${CONNECTIONS} verbindingen (${answered} antwoorden, ${cut} afgebroken)`,
        measured: milliseconds(took),
        comparedTo: `zonder bezoekers: ${milliseconds(alone)}`,
        ratio: times(took, alone),
      })
    }
    return figures
  } finally {
    await storage.remove()
  }
}

async function keepAsking(url: string) {
  const outcome = { answered: 0, cut: 0 }
  const one = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const answer = await ask(url + path, agent)
      if (answer === 'cut') outcome.cut += 1
      else outcome.answered += 1
      // The server is stopping.
      if (answer !== 'answered') break
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => one(PATHS[index % PATHS.length]!)))
  return outcome
}

function ask(url: string, agent: Agent): Promise<'answered' | 'last' | 'cut'> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      const isLast = response.headers.connection === 'close'
      response.resume().once('end', () => resolve(isLast ? 'last' : 'answered'))
      response.once('error', () => resolve('cut'))
    })
    request.once('error', () => resolve('cut'))
  })
}
