/** The notice of leftovers, in the transaction that stores the reading in which they were found again. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { fact_comparisons } from '#db/schema/consistency/fact-comparisons.ts'
import { addNotice } from '#features/notices/add-notice.server.ts'
import type { Leftover, ShownValues } from './consistency.schema.ts'
import { leftoverNews, type ToldLeftover } from './leftover-news.rules.ts'

interface Read {
  present: ShownValues
  former: ShownValues
  at: Date
}

/** After the reading is stored: its row is locked until the transaction ends. */
export async function tellLeftovers(
  tx: Tx,
  { userId, domainId }: { userId: string; domainId: string },
  { at, ...values }: Read,
): Promise<void> {
  const own = and(eq(fact_comparisons.user_id, userId), eq(fact_comparisons.domain_id, domainId))
  const [row] = await tx
    .select({ leftovers: fact_comparisons.leftovers, told: fact_comparisons.told })
    .from(fact_comparisons)
    .where(own)
  if (!row) return
  const { stated, told } = leftoverNews({
    ...values,
    leftovers: row.leftovers as Leftover[],
    told: row.told as ToldLeftover[],
    at: at.toISOString(),
  })
  await tx.update(fact_comparisons).set({ told }).where(own)
  if (stated.length === 0) return
  const cause = `${domainId} ${at.toISOString()}`
  await addNotice(tx, { userId, domainId }, { kind: 'leftover', cause, details: { stated } }, at)
}
