/**
 * Lets work of ours share the transaction in which better-auth writes a row, so that both happen or neither does. The transaction
 * holds that write and the work alone: better-auth hashes passwords and checks codes before it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type DrizzleAdapterConfig, drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { BetterAuthOptions } from 'better-auth/types'
import type { Database } from '#db/open-database.ts'

type AuthHandle = Database['auth']
export type AuthTx = Parameters<Parameters<AuthHandle['transaction']>[0]>[0]

/** What better-auth does to one of its tables. */
type Write = 'create session' | 'create passkey' | 'update user' | 'update twoFactor' | 'updateMany account'

interface Expected {
  write: Write
  work: (tx: AuthTx, written: unknown) => Promise<void>
  isWritten: boolean
  failure?: { error: unknown }
}

const expected = new AsyncLocalStorage<Expected>()

/** better-auth answered without the write, so `work` did not run. */
export class NotWritten extends Error {}

/** Runs `call` of better-auth, and `work` in the transaction of its first such write. Throws NotWritten. */
export async function alongside<T>(write: Write, work: Expected['work'], call: () => Promise<T>): Promise<T> {
  const own: Expected = { write, work, isWritten: false }
  const answer = await expected.run(own, call).catch((error: unknown) => {
    // better-auth turns some errors into answers of its own.
    throw own.failure ? own.failure.error : error
  })
  if (!own.isWritten) throw new NotWritten(`better-auth did not ${write}`)
  return answer
}

export function sharingAdapter(db: AuthHandle, config: DrizzleAdapterConfig) {
  return (options: BetterAuthOptions) => {
    const adapter = drizzleAdapter(db, config)(options)
    const { create, update, updateMany } = adapter
    const shared = async <T>(
      write: string,
      alone: () => Promise<T>,
      within: (tx: AuthTx) => Promise<T>,
    ): Promise<T> => {
      const own = expected.getStore()
      if (!own || own.isWritten || own.write !== write) return alone()
      const written = await db.transaction(async (tx) => {
        const row = await within(tx)
        await own.work(tx, row).catch((error: unknown) => {
          own.failure = { error }
          throw error
        })
        return row
      })
      own.isWritten = true
      return written
    }
    const inside = (tx: AuthTx) => drizzleAdapter(tx, config)(options)
    return Object.assign(adapter, {
      create: ((data) =>
        shared(
          `create ${data.model}`,
          () => create(data),
          (tx) => inside(tx).create(data),
        )) as typeof create,
      update: ((data) =>
        shared(
          `update ${data.model}`,
          () => update(data),
          (tx) => inside(tx).update(data),
        )) as typeof update,
      updateMany: ((data) =>
        shared(
          `updateMany ${data.model}`,
          () => updateMany(data),
          (tx) => inside(tx).updateMany(data),
        )) as typeof updateMany,
    })
  }
}
