// A migrated database has exactly the definitions of db/sql.
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database.ts'
import { connectAsOwner } from '#tests/support/owner-connection.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { connectionOf, PGLITE_OPTIONS } from './pglite-options.ts'
import { sqlSources, unmigratedSources, withoutComments } from './sql-sources.ts'

test('the migrations contain the current statements of every file of db/sql', () => {
  expect(
    unmigratedSources().map(({ name }) => name),
    'run npm run db:generate',
  ).toEqual([])
})

async function migrated(kind: (typeof databaseKinds)[number]): Promise<{ db: Connection; close(): Promise<void> }> {
  if (kind === 'pglite') {
    const client = await PGlite.create({ dataDir: 'memory://', ...PGLITE_OPTIONS })
    await migrate(connectionOf(client))
    return { db: connectionOf(client), close: () => client.close() }
  }
  const { url, drop } = await createPostgresDatabase()
  const { db, end } = await connectAsOwner(url)
  await migrate(db)
  return { db, close: () => end().then(drop) }
}

const rightsOf = (acl: string) =>
  `(select string_agg(concat_ws(' ', a.grantee::regrole, a.privilege_type), ', ' order by concat_ws(' ', a.grantee::regrole, a.privilege_type)) from aclexplode(${acl}) a)`

interface Definition {
  name: string
  text: string
  rights: string | null
}

async function definitions(db: Connection): Promise<Definition[]> {
  const rows = await db.query<Definition>(`
    select 'function ' || proname as name, pg_get_functiondef(oid) as text, ${rightsOf('proacl')} as rights
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select case relkind when 'v' then 'view ' else 'table ' end || oid::regclass,
      case relkind when 'v' then pg_get_viewdef(oid) else '' end,
      ${rightsOf(`coalesce(relacl, acldefault('r', relowner))`)}
    from pg_class where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all
    select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
    union all
    select 'schema ' || nspname, '', ${rightsOf('nspacl')} from pg_namespace where nspname in ('public', 'auth', 'private')
    order by 1, 2`)
  return rows.map((row) => ({ ...row, text: withoutComments(row.text) }))
}

const ROLES = 'vindbaar_app, vindbaar_reader, vindbaar_auth, vindbaar_jobs'

describe.each(databaseKinds)('a migrated database on %s', (kind) => {
  test('has exactly the definitions of db/sql: running those again, without any right, changes nothing', async () => {
    const { db, close } = await migrated(kind)
    try {
      const before = await definitions(db)
      expect(before.length).toBeGreaterThan(100)
      const sources = sqlSources()
        .map(({ text }) => text)
        .join('\n')
      for (const { name } of before.filter(({ name }) => /^(function|view|trigger) /.test(name))) {
        const [what, short] = name.split(' ')
        expect(sources, `${name} has no source in db/sql`).toMatch(new RegExp(`\\b${what} ${short}\\b`))
      }
      await db.run(`set role vindbaar_owner;
        revoke all on all functions in schema public from ${ROLES};
        revoke all on all tables in schema public, auth from ${ROLES};
        revoke all on schema public, auth from ${ROLES}`)
      for (const { text } of sqlSources()) await db.run(text)
      expect(await definitions(db)).toEqual(before)
    } finally {
      await close()
    }
  })
})
