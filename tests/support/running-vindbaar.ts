/** The real program on each database, with its admin signed in, for the attack tests. */
import { afterAll, beforeAll, describe } from 'vitest'
import { DATABASE_KINDS, type DatabaseKind, newStorage, type Storage } from './storage.ts'
import { type RunningVindbaar, startWithAdmin } from './vindbaar-with-admin.ts'

export type { RunningVindbaar }

/**
 * Runs the tests once per database, with a separate program. `surface` is the first column of `npm run attack`, a test's name
 * the promise. `env` may be a function, so that it can name what the tests started. `kinds`: fewer databases, for what none takes part in.
 */
export function eachRunningVindbaar(
  surface: string,
  tests: (running: () => RunningVindbaar) => void,
  env: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>) = {},
  kinds: readonly DatabaseKind[] = DATABASE_KINDS,
): void {
  describe.each(kinds)(`${surface} on %s`, (kind) => {
    let running: RunningVindbaar | undefined
    let storage: Storage | undefined
    beforeAll(async () => {
      storage = await newStorage(kind)
      running = await startWithAdmin(storage, typeof env === 'function' ? await env() : env)
    })
    afterAll(async () => {
      await running?.stop()
      await storage?.remove()
    })
    tests(() => running!)
  })
}
