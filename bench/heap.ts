/** The heap of a running program after a garbage collection, read over Node's inspector, so that the program needs no code for it. */
import type { Running } from '../tests/support/process.ts'

/** Environment variables for a program whose heap will be measured. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const MEGABYTE = 1024 * 1024

export async function openHeap(running: Pick<Running, 'output'>) {
  const address = /Debugger listening on (ws:\S+)/.exec(running.output())?.[1]
  if (!address) throw new Error('The program was not started with INSPECTED')
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.onopen = opened
    socket.onerror = failed
  })
  let calls = 0
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++calls
      socket.addEventListener('message', function hear({ data }: MessageEvent<string>) {
        const answer = JSON.parse(data) as { id: number; result: Record<string, number> }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    async megabytes(): Promise<number> {
      // The first collection runs finalizers; the second frees their objects.
      for (let i = 0; i < 2; i++) await ask('HeapProfiler.collectGarbage')
      return (await ask('Runtime.getHeapUsage')).usedSize! / MEGABYTE
    },
    close: () => socket.close(),
  }
}
