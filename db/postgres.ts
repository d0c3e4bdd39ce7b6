// A PostgreSQL server: one pool per login and, when something listens, one connection for that.
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { actorKeyOf, keepActorKey } from './actor-key.ts'
import type { Connection } from './connection.ts'
import type { Database, Log } from './database.ts'
import { ensureLogins, LOGIN_KINDS, type Login, type LoginKind, loginOf, renewPassword } from './logins.ts'
import { migrate } from './migrate.ts'
import { clientTimeouts, LIMITS, PostgresPools, SERVER_SIDE_TIMEOUTS } from './postgres-client.ts'
import { PostgresListener } from './postgres-listener.ts'
import { codeOf } from './roles.ts'
import { StartupError } from './startup-error.ts'
import { type AuthHandle, asActor, asJobs, inTransaction, refuseInsideTransaction, type Tx } from './transactions.ts'

/** For the first connection: a server may still be starting. */
const CONNECT_TIMEOUT = 10_000
/** How long running queries may take to end once the database is closed. */
const CLOSE_GRACE_MS = 5_000

// Counts are numbers, as on PGlite.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// Together as many as a process may hold, besides the one that listens.
const CONNECTIONS = { app: 7, reader: 4, auth: 4, jobs: 3 } satisfies Record<LoginKind, number>

export async function openPostgres(databaseUrl: string, secret: string, log: Log): Promise<Database> {
  const url = parseUrl(databaseUrl)
  const { connection, key } = await prepareServer(url, secret, log)
  const server = new PostgresPools((err) => log.warn({ err }, 'De verbinding met de database is verbroken'))
  const open = (kind: LoginKind) => server.open({ ...connection(kind), max: CONNECTIONS[kind] })
  const pools = { app: open('app'), reader: open('reader'), auth: open('auth'), jobs: open('jobs') }
  const listener = new PostgresListener(connection('app'), log, () => server.suspect())

  const transaction = <T>(pool: pg.Pool, identity: string, work: (tx: Tx) => Promise<T>) =>
    inTransaction(async () => {
      // Not drizzle's own pool handling, which loses the connection when `begin` fails.
      const client = await pool.connect()
      try {
        return await drizzle({ client: beginningWith(client, identity) }).transaction((tx) => work(tx as unknown as Tx))
      } finally {
        client.release()
      }
    })

  // A reader's connection has its role from the start and names no user, so no transaction is needed: a query is one round trip and
  // leaves no state behind, also when it fails.
  const readers = drizzle({ client: refusingInsideTransactions(pools.reader) })
  return {
    kind: 'postgres',
    as: (actor, work) => transaction(pools.app, asActor(actor, key), work),
    read: async <Row extends Record<string, unknown>>(query: SQL) => (await readers.execute(query)).rows as Row[],
    asJobs: (work) => transaction(pools.jobs, asJobs, work),
    jobQueue: { executeSql: (text, values) => queueStatement(pools.jobs, text, values) },
    auth: drizzle({ client: refusingInsideTransactions(pools.auth) }) as unknown as AuthHandle,
    listen: (channel, onMessage, onState) => listener.listen(channel, onMessage, onState),
    isListening: () => listener.isListening,
    async close(graceMs = CLOSE_GRACE_MS) {
      await Promise.all([listener.close(), server.close(graceMs)])
    },
  }
}

/** The same connection, on which drizzle's `begin` takes this statement along: one round trip less for each transaction. */
function beginningWith(client: pg.PoolClient, statement: string): pg.PoolClient {
  const query = (asked: pg.QueryConfig, values?: unknown[]) => {
    if (asked.text !== 'begin') return client.query(asked, values)
    return client.query(`begin; ${statement}`).catch(async (error) => {
      // drizzle takes it that nothing has begun.
      await client.query('rollback').catch(() => {})
      throw error
    })
  }
  return { query } as unknown as pg.PoolClient
}

/** One text of pg-boss, which may hold a transaction of its own. A failed one must not stay open on a connection that others use. */
async function queueStatement(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  refuseInsideTransaction()
  const client = await pool.connect()
  try {
    const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[]
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

function refusingInsideTransactions(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'query' || property === 'connect') refuseInsideTransaction()
      return Reflect.get(target, property, target)
    },
  })
}

/**
 * Migrates as the login of DATABASE_URL. Returns how each part of the program connects from then on (with a login of its own, or
 * all with that one login when the owner cannot create any) and the key that signs users.
 */
async function prepareServer(
  url: URL,
  secret: string,
  log: Log,
): Promise<{ connection: (kind: LoginKind) => pg.ClientConfig; key: Buffer }> {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: CONNECT_TIMEOUT })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(url, error)
  }
  const owner: Connection = {
    query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
    run: async (text) => void (await client.query(text)),
  }
  try {
    await migrate(owner, 'Maak een nieuwe, lege database en wijs DATABASE_URL daarnaar.')
    const [{ database } = { database: '' }] = await owner.query<{ database: string }>(
      'select current_database()::text as database',
    )
    const key = actorKeyOf(secret, database)
    await keepActorKey(owner, key)
    const reason = await tryLogins(url, owner, database, secret)
    if (reason === null)
      return { connection: (kind) => configOf(url, kind, { database, ...loginOf(database, kind, secret) }), key }
    log.warn(
      { reason },
      'De database krijgt geen eigen logins voor elk onderdeel; Vindbaar wisselt van rol op de login van DATABASE_URL. Zie README, "On PostgreSQL".',
    )
    await Promise.all(LOGIN_KINDS.map((kind) => connectOnce(url, kind))).catch((error) => {
      throw error instanceof StartupError ? error : unreachable(url, error)
    })
    return { connection: (kind) => configOf(url, kind), key }
  } finally {
    await client.end()
  }
}

/** Null when every login can connect; else the reason. */
async function tryLogins(url: URL, owner: Connection, database: string, secret: string): Promise<string | null> {
  const problem = await ensureLogins(owner, database, secret)
  if (problem !== null) return problem
  const attempt = (kind: LoginKind) => connectOnce(url, kind, { database, ...loginOf(database, kind, secret) })
  const tries = await Promise.allSettled(LOGIN_KINDS.map(attempt))
  // One after the other, because one connection renews them.
  for (const [index, kind] of LOGIN_KINDS.entries()) {
    const tried = tries[index]!
    if (tried.status === 'fulfilled') continue
    try {
      if (codeOf(tried.reason) !== WRONG_PASSWORD) throw tried.reason
      await renewPassword(owner, loginOf(database, kind, secret))
      await attempt(kind)
    } catch (error) {
      const code = codeOf(error) ?? ''
      // The server admits only certain logins (pg_hba.conf), or the owner may not change a password.
      if (code.startsWith('28') || code === '42501') return (error as Error).message
      throw error instanceof StartupError ? error : unreachable(url, error)
    }
  }
  return null
}

const WRONG_PASSWORD = '28P01'

/** The role of a connection outside a transaction. A login of its own has no rights by itself; a shared one has too many. */
const roleAtRest = (kind: LoginKind, login?: Login) =>
  kind === 'app' ? (login ? null : 'vindbaar_nobody') : `vindbaar_${kind}`

/**
 * The role is set in the connection's start-up packet: it holds before the first query of every new connection, and
 * `reset role` returns to it.
 */
function configOf(url: URL, kind: LoginKind, login?: Login & { database: string }): pg.ClientConfig {
  const connectionUrl = new URL(url)
  const given = url.searchParams.get('options')
  const role = roleAtRest(kind, login)
  const options = [
    ...(given ? [given] : []),
    ...(role ? [`-c role=${role}`] : []),
    '-c timezone=UTC',
    ...SERVER_SIDE_TIMEOUTS,
    ...(kind === 'reader' ? ['-c default_transaction_read_only=on'] : []),
  ]
  connectionUrl.searchParams.set('options', options.join(' '))
  if (login) {
    // Not as the user in the URL: the URL of a Unix socket has no place for one.
    connectionUrl.searchParams.set('user', login.user)
    connectionUrl.searchParams.set('password', login.password)
    if (connectionUrl.pathname.length <= 1) connectionUrl.pathname = `/${login.database}`
  }
  return {
    connectionString: connectionUrl.href,
    application_name: 'vindbaar',
    ...clientTimeouts(kind === 'jobs' ? LIMITS.job : LIMITS.request),
  }
}

/** A connection pooler in between may drop the start-up packet, and with it the roles. */
async function connectOnce(url: URL, kind: LoginKind, login?: Login & { database: string }): Promise<void> {
  const client = new pg.Client(configOf(url, kind, login))
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    if (rows[0]?.role === (roleAtRest(kind, login) ?? login?.user)) return
  } finally {
    await client.end()
  }
  throw new StartupError(
    'database-no-rights',
    'De verbinding met de database neemt haar rol niet aan; waarschijnlijk zit er een pooler tussen. Laat DATABASE_URL rechtstreeks naar de PostgreSQL-server wijzen.',
  )
}

function parseUrl(databaseUrl: string): URL {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url
  throw new StartupError(
    'database-unreachable',
    'DATABASE_URL is geen adres van een PostgreSQL-server. Schrijf het als postgres://gebruiker:wachtwoord@server:5432/database (leestekens in het wachtwoord procentgecodeerd).',
  )
}

function unreachable(url: URL, error: unknown): StartupError {
  const where = url.host || url.searchParams.get('host') || 'de databaseserver'
  const name = decodeURIComponent(url.pathname.slice(1))
  const { code } = error as { code?: string }
  const reason =
    {
      ECONNREFUSED: 'er luistert daar niets',
      ENOTFOUND: 'die naam is onbekend',
      EAI_AGAIN: 'die naam is nu niet op te zoeken',
      ETIMEDOUT: 'er kwam op tijd geen antwoord',
      ENOENT: 'er luistert daar niets',
      '28P01': 'gebruikersnaam of wachtwoord klopt niet',
      '28000': 'deze gebruiker mag daar niet inloggen',
      '3D000': `database "${name}" bestaat daar niet`,
      '53300': 'alle verbindingen zijn bezet',
    }[code ?? ''] ?? reasonWithoutCode(error)
  return new StartupError(
    'database-unreachable',
    `De database op ${where} is niet te bereiken: ${reason}. Controleer DATABASE_URL en of de server draait.`,
    error,
  )
}

function reasonWithoutCode(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/timeout/i.test(message)) return 'er kwam op tijd geen antwoord'
  if (/SASL|password/i.test(message)) return 'gebruikersnaam of wachtwoord klopt niet'
  return message
}
