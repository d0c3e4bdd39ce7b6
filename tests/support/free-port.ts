import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: Linux begins at 32768. */
const FIRST = 20_000
const LAST = 32_000

/**
 * A port on loopback for a server that starts later, or stops and starts again: meanwhile no outgoing connection is given it, which
 * does happen to a port that the system chose.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    const probe = createServer()
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening')
      await new Promise((closed) => probe.close(closed))
      return port
    } catch {
      // Someone listens there.
    }
  }
}
