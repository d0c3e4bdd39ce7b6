// The logins of one database on a PostgreSQL server. Injected SQL reaches only the role that its own login may switch to,
// and no login may switch to more than one role.
import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from './connection.ts'
import { codeOf, whileOthersDoTheSame } from './roles.ts'

export const LOGIN_KINDS = ['app', 'reader', 'auth', 'jobs'] as const
export type LoginKind = (typeof LOGIN_KINDS)[number]

export interface Login {
  user: string
  password: string
}

const LONGEST_NAME = 63

/** Named like `vindbaar_login_app`: a database may well be called vindbaar, and `vindbaar_app` is a role of the whole server. */
export function loginName(database: string, kind: LoginKind): string {
  const name = `${database}_login_${kind}`
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name
  const rest = `_${createHash('sha256').update(database).digest('hex').slice(0, 12)}_login_${kind}`
  let start = database
  while (Buffer.byteLength(start + rest) > LONGEST_NAME) start = [...start].slice(0, -1).join('')
  return start + rest
}

export function loginOf(database: string, kind: LoginKind, secret: string): Login {
  const user = loginName(database, kind)
  const key = hkdfSync('sha256', secret, 'vindbaar database login', `${database}\n${user}`, 32)
  return { user, password: Buffer.from(key).toString('base64url') }
}

/**
 * Creates the missing logins, as the database's owner. Returns the reason if the owner may not, or if a name
 * belongs to a role with more rights than we would give it.
 */
export async function ensureLogins(owner: Connection, database: string, secret: string): Promise<string | null> {
  try {
    for (const kind of LOGIN_KINDS) {
      const problem = await whileOthersDoTheSame(() => ensureLogin(owner, database, kind, secret))
      if (problem) return problem
    }
    await whileOthersDoTheSame(() => closeToOthers(owner, database))
    return null
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    return error instanceof Error ? error.message : String(error)
  }
}

/** For a login whose password is refused: the secret has changed since it was created, or someone else changed the password. */
export async function renewPassword(owner: Connection, { user, password }: Login): Promise<void> {
  await whileOthersDoTheSame(() => owner.run(`alter role ${quoted(user)} password '${scramVerifier(password)}'`))
}

async function ensureLogin(
  owner: Connection,
  database: string,
  kind: LoginKind,
  secret: string,
): Promise<string | null> {
  const { user, password } = loginOf(database, kind, secret)
  const group = `vindbaar_${kind}`
  const [found] = await owner.query<{ may_more: boolean; groups: string[]; is_set: boolean }>(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls or rolinherit or not rolcanlogin as may_more,
       array(select g.rolname::text from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid) as groups,
       exists (select from pg_db_role_setting s where s.setrole = r.oid) as is_set
     from pg_roles r where rolname = $1`,
    [user],
  )
  if (!found) await owner.run(`create role ${quoted(user)} login noinherit password '${scramVerifier(password)}'`)
  if (found?.may_more || found?.groups.some((name) => name !== group)) return `login "${user}" has rights of its own`
  if (!found?.groups.includes(group)) {
    const [server] = await owner.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    // Before PostgreSQL 16 the login's own noinherit keeps it without rights outside a transaction.
    const option = server!.version >= 160_000 ? ' with set true, inherit false' : ''
    await owner.run(`grant ${group} to ${quoted(user)}${option}`)
  }
  // A login may have stored settings for its own later connections.
  if (found?.is_set) {
    await owner.run(
      `alter role ${quoted(user)} reset all; alter role ${quoted(user)} in database ${quoted(database)} reset all`,
    )
  }
  return null
}

/** Roles belong to the whole server, so without this the login of one database would work in another. */
async function closeToOthers(owner: Connection, database: string): Promise<void> {
  const logins = LOGIN_KINDS.map((kind) => loginName(database, kind))
  const [open] = await owner.query<{ to_all: boolean; to_logins: boolean }>(
    `select has_database_privilege('vindbaar_nobody', current_database(), 'connect') as to_all,
       (select bool_and(exists (select from aclexplode(d.datacl) a
          where a.grantee = r.oid and a.privilege_type = 'CONNECT')) from pg_roles r where r.rolname = any($1)) as to_logins
     from pg_database d where datname = current_database()`,
    [logins],
  )
  const name = quoted(database)
  if (!open?.to_logins) {
    await owner.run(`grant connect on database ${name} to session_user, ${logins.map(quoted).join(', ')}`)
  }
  if (open?.to_all) await owner.run(`revoke connect on database ${name} from public`)
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** What the server stores of a password (RFC 5803). We send this instead, so that no statement log holds the password. */
function scramVerifier(password: string): string {
  const iterations = 4096
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`
}
