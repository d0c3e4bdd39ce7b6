/** The side of a worker thread that does the tasks of worker-pool.ts. */
import { parentPort } from 'node:worker_threads'
import type { Answered, Handed, Tasks } from './worker-pool.ts'

/**
 * How several tasks of a kind are done at once: takes what each was given, and gives their results in that order. The results cross to the
 * main thread as JSON, which it reads in less time than as many small parts, so they hold only what JSON can.
 */
type Together<Known extends Tasks> = {
  [Kind in keyof Known]?: (given: Parameters<Known[Kind]>[]) => ReturnType<Known[Kind]>[]
}

export function answerTasks<Known extends Tasks>(tasks: Known, together: Together<Known> = {}): void {
  if (!parentPort) throw new Error('This file runs as a worker thread only.')
  const port = parentPort
  const say = (answered: Answered) => port.postMessage(answered)
  port.on('message', async ({ kind, given }: Handed<Known>) => {
    try {
      const done = together[kind]?.(given)
      if (done) say({ json: JSON.stringify(done) })
      else say({ results: await Promise.all(given.map((one) => tasks[kind]!(...one))) })
    } catch (error) {
      say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  say('ready')
}
