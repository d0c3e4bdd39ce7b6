/** The real program on each database, with its admin signed in: what an attack is tried on. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { startVindbaar, type Vindbaar } from './process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from './storage.ts'
import { newCustomer, signIn, type Visitor } from './visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const PASSWORD = 'nog een wachtwoord'

export interface RunningVindbaar extends Vindbaar {
  storage: Storage
  admin: Visitor
  /** Made by the admin, signed in. */
  customer(plan?: 'free' | 'pro' | 'web_builder'): Promise<{ id: string; email: string; visitor: Visitor }>
}

/**
 * Runs the tests once a database, on a program of their own. `surface` is the first column of `npm run attack`, a test's name
 * the promise. `env` may be made late, so that it can name what the tests started.
 */
export function eachRunningVindbaar(
  surface: string,
  tests: (running: () => RunningVindbaar) => void,
  env: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>) = {},
): void {
  describe.each(DATABASE_KINDS)(`${surface} on %s`, (kind) => {
    let running: RunningVindbaar | undefined
    let storage: Storage | undefined
    beforeAll(async () => {
      storage = await newStorage(kind)
      const also = typeof env === 'function' ? await env() : env
      const vindbaar = await startVindbaar({
        ...storage,
        env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...also },
      })
      const admin = await signIn(vindbaar.url, ADMIN)
      running = {
        ...vindbaar,
        storage,
        admin,
        async customer(plan = 'free') {
          const credentials = { email: `klant-${randomUUID()}@voorbeeld.nl`, password: PASSWORD }
          return { email: credentials.email, ...(await newCustomer(vindbaar.url, admin, credentials, plan)) }
        },
      }
    })
    afterAll(async () => {
      await running?.stop()
      await storage?.remove()
    })
    tests(() => running!)
  })
}
