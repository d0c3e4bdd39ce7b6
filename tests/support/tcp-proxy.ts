/** A proxy between a program and its database that can be cut, stalled silently, and restored. On loopback. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface TcpProxy {
  port: number
  /** Breaks connections, and refuses new ones. */
  cut(): Promise<void>
  /** Packets vanish in both directions without an error, also those of new connections. */
  stall(): void
  /** Traffic passes again over new connections. The stalled ones stay dead, as after a lost route. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket | null; isDead: boolean }>()
  let isStalled = false

  const server = createServer((near) => {
    const pair: { near: Socket; far: Socket | null; isDead: boolean } = { near, far: null, isDead: isStalled }
    pairs.add(pair)
    // Incoming data is discarded; the sender does not notice.
    near.on('data', (bytes) => pair.isDead || pair.far?.write(bytes))
    near.on('error', () => near.destroy())
    near.on('close', () => {
      pairs.delete(pair)
      // A server whose client vanished is not notified either.
      if (!pair.isDead) pair.far?.destroy()
    })
    if (pair.isDead) return
    const far = connect(target)
    pair.far = far
    far.on('data', (bytes) => pair.isDead || near.write(bytes))
    far.on('error', () => far.destroy())
    far.on('close', () => pair.isDead || near.destroy())
  })
  const port = await freePort()
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  const strays = new Set<Socket>()

  const proxy: TcpProxy = {
    port,
    async cut() {
      const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : null
      for (const { near, far } of pairs) {
        far?.destroy()
        near.destroy()
      }
      await closed
    },
    stall() {
      isStalled = true
      for (const pair of pairs) {
        pair.isDead = true
        if (pair.far) strays.add(pair.far)
      }
    },
    async restore() {
      isStalled = false
      if (!server.listening) await listen()
    },
    async close() {
      await proxy.cut()
      for (const stray of strays) stray.destroy()
    },
  }
  return proxy
}

/** A proxy in front of the PostgreSQL server of `url`, and the address by which it is reached through it. */
export async function proxyTo(url: string): Promise<TcpProxy & { url: string }> {
  const through = new URL(url)
  const proxy = await startTcpProxy({ host: through.hostname, port: Number(through.port || 5432) })
  through.host = `127.0.0.1:${proxy.port}`
  return { ...proxy, url: through.href }
}
