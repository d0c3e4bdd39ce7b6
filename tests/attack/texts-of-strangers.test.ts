/** What strangers send is read beside the main thread: whoever else asks something is answered meanwhile. */
import { expect, test } from 'vitest'
import { longestWait } from '../support/main-thread.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'

/** Main-thread milliseconds below which nobody notices: what any request with a body of that size costs. */
const UNNOTICED = 250

eachRunningVindbaar('a typed address', (running) => {
  test('is refused for its length before a pattern reads it', async () => {
    const { visitor } = await running().customer('pro')
    const judge = (url: string) => visitor.post('/dashboard', { intent: 'judge-file', url })
    const harmless = await longestWait(running(), judge('a'.repeat(10_002)))
    const hostile = await longestWait(running(), judge(`a${' '.repeat(10_000)}b`))
    expect(hostile.result.status).toBe(harmless.result.status)
    expect(hostile.ms).toBeLessThan(Math.max(3 * harmless.ms, UNNOTICED))
  })
})
