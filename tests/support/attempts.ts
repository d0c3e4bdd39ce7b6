/** Tries what an actor may do in the database, and rolls it back. */
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database, Tx } from '#db/open-database.ts'

class Undo extends Error {}

/** The result of `work`, whose changes are rolled back. Null when the database refuses. */
export async function tryOut<T>(db: Database, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  let answer: T | null = null
  try {
    await db.as(actor, async (tx) => {
      answer = await work(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo) && codeOf(error) !== '42501') throw error
  }
  return answer
}

/** drizzle wraps what the driver threw. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : undefined)
}

export const counted = async (tx: Tx, query: SQL) => (await tx.execute<{ n: number }>(query)).rows[0]!.n

export const code = (wanted: string) => (error: unknown) => codeOf(error) === wanted
