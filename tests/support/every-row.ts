/** A fingerprint of each table with all its rows, to test that nothing at all changed. */
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database } from '#db/open-database.ts'
import { urlOf } from './database.ts'
import { connectTo } from './postgres-client.ts'

/** That a token was used is noted also where it is refused. */
const NOTED = 'last_used_at'
type Rows<Row> = Promise<{ rows: Row[] }>
type Run = <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) => Rows<Row>

export async function everyRow(db: Database): Promise<Record<string, string>> {
  const url = urlOf(db)
  if (!url)
    return db.asJobs(async (tx) => {
      await tx.execute(sql`set local role vindbaar_owner`)
      return fingerprints((statement) => tx.execute(statement) as never)
    })
  const client = await connectTo(url)
  const owner = drizzle({ client })
  return fingerprints((statement) => owner.execute(statement) as never).finally(() => client.end())
}

async function fingerprints(run: Run): Promise<Record<string, string>> {
  // The rows of a partition are those of its table.
  const { rows: tables } = await run<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const each = tables.map(
    ({
      name,
    }) => sql`select ${name} as name, count(*)::text || md5(coalesce(string_agg(row, '' order by row), '')) as is
      from (select (to_jsonb(t) - ${NOTED}::text)::text as row from ${sql.raw(name)} t) rows`,
  )
  const { rows } = await run<{ name: string; is: string }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ name, is }) => [name, is]))
}
