// The database roles. Roles belong to the whole cluster, so several databases share them; that is why they are created
// here, before the migrations, and why this code tolerates another process creating them at the same moment.
import type { Connection } from './connection.ts'
import { StartupError } from './startup-error.ts'

const OLDEST_POSTGRES = 15

// owner: everything, for migrations only · app: through row-level security · reader: what everyone may see · auth: better-auth's
// schema · jobs: background work · nobody: the default role of a connection when one login switches between roles, so that
// a query outside a transaction fails.
const ROLES = ['vindbaar_owner', 'vindbaar_app', 'vindbaar_reader', 'vindbaar_auth', 'vindbaar_jobs', 'vindbaar_nobody']

export async function ensureRoles(db: Connection): Promise<void> {
  const [server] = await db.query<{ version: number; name: string; login: string; database: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
            session_user::text as login, current_database()::text as database`,
  )
  if (!server) throw new Error('The database server did not say which version it is')
  if (server.version < OLDEST_POSTGRES * 10_000) {
    throw new StartupError(
      'database-too-old',
      `De databaseserver is PostgreSQL ${server.name}; nodig is ${OLDEST_POSTGRES} of nieuwer. Werk de server bij, of wijs DATABASE_URL naar een nieuwere.`,
    )
  }
  try {
    await whileOthersDoTheSame(() => db.run(rolesSql(server.version)))
    await db.run(ownershipSql)
  } catch (cause) {
    if (codeOf(cause) !== '42501') throw cause
    throw new StartupError(
      'database-no-rights',
      `Databasegebruiker "${server.login}" mag de rollen voor database "${server.database}" niet inrichten. Maak hem eigenaar van de database en laat een beheerder uitvoeren: ALTER ROLE "${server.login}" CREATEROLE; (of, als de rollen er al zijn: GRANT ${ROLES.join(', ')} TO "${server.login}";)`,
      cause,
    )
  }
}

const rolesSql = (version: number) => {
  // Since PostgreSQL 16 a membership says whether it lets one switch to the role; only that is needed here.
  const [right, option] = version >= 160_000 ? ['SET', 'with set true, inherit false'] : ['MEMBER', '']
  return `
do $$
declare
  role_name text;
begin
  foreach role_name in array '{${ROLES.join(',')}}'::text[] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
    if not pg_has_role(session_user, role_name, '${right}') then
      execute format('grant %I to %I ${option}', role_name, session_user);
    end if;
  end loop;
end $$`
}

const ownershipSql = `
do $$
begin
  if not has_database_privilege('vindbaar_owner', current_database(), 'create') then
    execute format('grant create on database %I to vindbaar_owner', current_database());
  end if;
  if has_database_privilege('vindbaar_nobody', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  if (select nspowner::regrole::text from pg_namespace where nspname = 'public') <> 'vindbaar_owner' then
    alter schema public owner to vindbaar_owner;
  end if;
end $$`

// Created at the same moment from another database: unique violation, already exists, 'tuple concurrently updated'.
const CONCURRENT = new Set(['23505', '42710', 'XX000', '40P01'])

export async function whileOthersDoTheSame<T>(work: () => Promise<T>, triesLeft = 20): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (triesLeft === 0 || !CONCURRENT.has(codeOf(error) ?? '')) throw error
    return whileOthersDoTheSame(work, triesLeft - 1)
  }
}

export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
