/** A bare TCP server on loopback, for what an HTTP server would never send. It counts connections. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface RawServer {
  url: string
  port: number
  connections: () => number
  close(): Promise<void>
}

/** `onConnection` gets the socket once the first bytes of a request arrived, or at once with `eager`. */
export async function serveRaw(onConnection: (socket: Socket) => void, eager = false): Promise<RawServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (eager) onConnection(socket)
    else socket.once('data', () => onConnection(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
