// The interface of a transaction for everything above the database, the same for both drivers.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Actor } from './actor.ts'
import { signedUser } from './actor-key.ts'

interface Rows<Row> {
  rows: Row[]
}

interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

export type Tx = PgTransaction<QueryResult>
/** For better-auth alone: every query runs as vindbaar_auth. */
export type AuthHandle = PgDatabase<QueryResult>

// `set local role` and the user in one statement; both end with the transaction. Its values stand in its text, so that the database gets
// it together with what begins the transaction; none can end a literal.
function actingAs(role: string, userId: string): string {
  if (!/^[\w.-]*$/.test(userId)) throw new Error('Not a signed id of a user')
  return `select set_config('role', '${role}', true), set_config('app.user_id', '${userId}', true)`
}

export const asActor = (actor: Actor, key: Buffer) =>
  actingAs('vindbaar_app', actor.kind === 'user' ? signedUser(key, actor.userId) : '')
/** For one transaction, the role and settings that a reader's connection always has (postgres.ts). */
export const asReader = `${actingAs('vindbaar_reader', '')}, set_config('transaction_read_only', 'on', true)`
export const asJobs = actingAs('vindbaar_jobs', '')

const running = new AsyncLocalStorage<{ open: boolean }>()

/**
 * A second transaction inside a first one would wait for it forever on PGlite, which is one connection, and would not see
 * its changes on PostgreSQL: pass the transaction on instead. Refused on both, so that it is noticed at once.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open)
    throw new Error('A transaction is open already: pass its tx on, and call better-auth after it')
}

export async function inTransaction<T>(run: () => Promise<T>): Promise<T> {
  refuseInsideTransaction()
  const transaction = { open: true }
  try {
    return await running.run(transaction, run)
  } finally {
    transaction.open = false
  }
}
