/**
 * Fills an empty PostgreSQL database with made-up customers, in one transaction: all of them or none. One COPY brings them in; from
 * there each table is filled at once. Triggers serve one row at a time, and indexes and foreign keys are built faster afterwards.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { madeUpCustomer } from './made-up-customer.ts'

const SOURCES = ['auth."user"', 'accounts', 'user_roles', 'user_subscriptions', 'domains', 'profiles']
/** What is derived from those, through their indexes. */
const DERIVED = ['customers', 'sitemap_entries']
const TABLES = [...SOURCES, ...DERIVED]
const ROWS_AT_ONCE = 1_000

type Step = [title: string, statement: string]

const FILL_SOURCES: Step[] = [
  [
    'gebruikers',
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     select id, name, email, true, created_at, created_at from made order by n`,
  ],
  [
    'accounts',
    `insert into accounts (user_id, email, display_name, suspended_at, last_sign_in_at, created_at, updated_at)
     select id, email, name, suspended_at, signed_in_at, created_at, created_at from made order by n`,
  ],
  ['rollen', `insert into user_roles (user_id) select id from made order by n`],
  [
    'abonnementen',
    `insert into user_subscriptions (user_id, plan_type, current_period_end) select id, plan, plan_ends from made order by n`,
  ],
  [
    'websites',
    `insert into domains (id, user_id, domain_name, is_primary, live_name, created_at)
     select domain_id, id, domain, true, case when slug is not null then domain end, created_at from made order by n`,
  ],
  [
    'profielen',
    `insert into profiles (id, domain_id, company_name, url, locations, countries, sector, description, kvk_of_legal_name, btw_nummer,
       profile_slug, published, status, llm_profiel_status, geo_published_at, created_at, updated_at)
     select id, domain_id, company, url, case when company = '' then '{}' else array[place] end,
       case when company = '' then '{}' else '{NL}'::text[] end, case when company <> '' then sector end,
       case when company <> '' then 'Een verzonnen bedrijf in ' || place || ', om Vindbaar mee uit te proberen.' end, kvk, btw,
       slug, slug is not null, case when slug is null then 'concept' else 'active' end,
       case when slug is null then 'concept' else 'published' end, published_at, created_at, coalesce(published_at, created_at)
     from made order by n`,
  ],
]

const DERIVE: Step[] = [
  ['de klantenlijst', 'insert into customers select * from customer_rows'],
  [
    'de sitemap',
    'insert into sitemap_entries (number, slug, changed_at, listed_until) select number, slug, changed_at, listed_until from sitemap_listings',
  ],
]

export interface Filling {
  count: number
  seed: number
  /** The day on which the last customer was made. */
  until: Date
}

/** Whether there are no tables yet, or ours without accounts. Asked before a database is migrated. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`
      select to_regclass('public.accounts') is not null as ours, exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%') as filled`)
    return rows[0].ours ? await hasNoAccounts(client) : !rows[0].filled
  } finally {
    await client.end()
  }
}

async function hasNoAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select exists (select from accounts) as taken')
  return !rows[0].taken
}

/** The database is migrated already. False if it has accounts: nothing was done. */
export async function loadCustomers(databaseUrl: string, filling: Filling, say: (step: string) => void) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set role vindbaar_owner')
    await client.query('begin')
    // A program that starts meanwhile waits with its first admin.
    await client.query(`lock table ${TABLES.join(', ')} in access exclusive mode`)
    if (!(await hasNoAccounts(client))) return false
    await client.query(
      `set local statement_timeout = 0; set local maintenance_work_mem = '256MB'; set local work_mem = '64MB'`,
    )
    await copy(client, filling, say)
    for (const [tables, fill] of [
      [SOURCES, FILL_SOURCES],
      [DERIVED, DERIVE],
    ] as const) {
      const putBack = await setAside(client, tables)
      const analyze = tables.map((table): Step => ['statistieken', `analyze ${table}`])
      for (const [title, statement] of [...fill, ...putBack, ...analyze]) {
        say(title)
        await client.query(statement)
      }
    }
    await client.query('drop table made; commit')
    // So that an index alone answers what it can.
    for (const table of TABLES) await client.query(`vacuum ${table}`)
    return true
  } finally {
    await client.end()
  }
}

/** No temporary table: nobody may make one in this database. */
async function copy(client: pg.Client, { count, seed, until }: Filling, say: (step: string) => void) {
  await client.query(`create unlogged table made (
    n int, id uuid, domain_id uuid, email text, name text, plan text, plan_ends timestamptz, created_at timestamptz,
    signed_in_at timestamptz, suspended_at timestamptz, company text, domain text, url text, place text, sector text, kvk text,
    btw text, slug uuid, published_at timestamptz)`)
  function* lines() {
    for (let n = 1; n <= count; ) {
      let text = ''
      for (const last = Math.min(count, n + ROWS_AT_ONCE - 1); n <= last; n++) {
        text += `${Object.values(madeUpCustomer(seed, n, count, until))
          .map(asField)
          .join('\t')}\n`
      }
      if (n > count || (n - 1) % (ROWS_AT_ONCE * 50) === 0)
        say(`${(n - 1).toLocaleString('nl-NL')} van ${count.toLocaleString('nl-NL')} klanten`)
      yield text
    }
  }
  await pipeline(Readable.from(lines()), client.query(copyFrom('copy made from stdin')))
  await client.query('analyze made')
}

/** In COPY's text format. No value holds a tab, a line break or a backslash. */
function asField(value: unknown): string {
  if (value === null) return '\\N'
  return value instanceof Date ? value.toISOString() : `${value}`
}

/** Drops foreign keys and indexes, and turns off triggers, until the transaction's end. Returns what puts them back. */
async function setAside(client: pg.Client, of: readonly string[]): Promise<Step[]> {
  const tables = `(select unnest('{${of.map((name) => name.replaceAll('"', '\\"')).join(',')}}'::regclass[]))`
  const { rows: keys } = await client.query(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid in ${tables}`)
  const { rows: indexes } = await client.query(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index i where indrelid in ${tables}
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of of) await client.query(`alter table ${table} disable trigger user`)
  return [
    ...of.map((table): Step => ['triggers', `alter table ${table} enable trigger user`]),
    ...indexes.map(({ name, definition }): Step => [`index ${name}`, definition]),
    ...keys.map(
      ({ table, name, definition }): Step => [
        `verwijzing ${name}`,
        `alter table ${table} add constraint ${name} ${definition}`,
      ],
    ),
  ]
}
