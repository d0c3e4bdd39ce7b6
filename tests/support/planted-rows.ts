/** An account with a row in every table, to test what others can read or change of it. */
import type pg from 'pg'
import type { TestAccount } from './database.ts'

export const tablesOf = async (owner: pg.Client): Promise<string[]> =>
  (
    await owner.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  ).rows.map(({ name }) => name)

/** Inserts a row of this account in every table: its id in each uuid column, its address in each text. */
export async function plantEverywhere(owner: pg.Client, victim: TestAccount) {
  await owner.query(`set session_replication_role = replica`)
  const { rows: partitions } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relispartition and relkind = 'r'`,
  )
  for (const table of await tablesOf(owner)) {
    // Its rows come through the table that it is a part of.
    if (partitions.some(({ name }) => name === table)) continue
    const { rows: checks } = await owner.query(
      `select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    )
    for (const { conname } of checks) await owner.query(`alter table ${table} drop constraint ${conname}`)
    const { rows: columns } = await owner.query<{ name: string; type: string }>(
      `select quote_ident(attname) as name, atttypid::regtype::text as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
      [table],
    )
    const value = (type: string) =>
      ({
        uuid: `'${victim.id}'`,
        text: `'${victim.email}'`,
        'text[]': `'{${victim.email}}'`,
        jsonb: `'{"victim": "${victim.email}"}'`,
        'timestamp with time zone': 'now()',
        'timestamp without time zone': 'now()',
        date: 'current_date',
        boolean: 'false',
        bytea: `'${victim.email}'`,
        'integer[]': `'{}'`,
        'jobs.job_state': `'created'`,
      })[type] ?? '1'
    await owner.query(
      `insert into ${table} (${columns.map(({ name }) => name)}) values (${columns.map(({ type }) => value(type))})
       on conflict do nothing`,
    )
  }
  await owner.query(`reset session_replication_role`)
}

/** A condition on a table called t: the row names this account. */
export const rowsOf = ({ id, email }: TestAccount) => `(t::text like '%${id}%' or t::text like '%${email}%')`
/** Every row that names this account, table by table. */
export async function remainsOf(owner: pg.Client, victim: TestAccount): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of await tablesOf(owner)) {
    const { rows } = await owner.query(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from ${table} t where ${rowsOf(victim)}`,
    )
    found[table] = rows[0].all
  }
  return found
}
