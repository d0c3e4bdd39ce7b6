// A PostgreSQL server: three pools and, when something listens, one connection for that.
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrate } from './migrate.ts'
import type { Database, Log } from './open-database.ts'
import { PostgresListener } from './postgres-listener.ts'
import { StartupError } from './startup-error.ts'
import { type AuthHandle, asActor, asJobs, inTransaction, refuseInsideTransaction, type Tx } from './transactions.ts'

const CONNECT_TIMEOUT = 10_000

// Counts are numbers, as on PGlite.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  const url = parseUrl(databaseUrl)
  await migrateServer(url)

  const config = (role: string, settings = ''): pg.ClientConfig => ({
    connectionString: withRole(url, role, settings),
    application_name: 'vindbaar',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  })
  const open = (role: string, max: number, settings?: string) => {
    const pool = new pg.Pool({
      ...config(role, settings),
      max,
      idleTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    })
    // A server that goes away breaks connections; the pool makes new ones. Unheard, these events would end the process.
    const warn = (err: Error) => log.warn({ err }, 'De verbinding met de database is verbroken')
    pool.on('error', warn)
    pool.on('connect', (client) => client.on('error', warn))
    return pool
  }
  const pool = open('vindbaar_nobody', 10)
  const authPool = open('vindbaar_auth', 4)
  // A visitor is the app without a user. Nothing on these connections ever names one, and no transaction is opened, so that a
  // query is one round trip and leaves nothing to the next, whether it fails or not.
  const readers = open('vindbaar_app', 4, '-c default_transaction_read_only=on')
  const endPools = () => Promise.all([pool.end(), authPool.end(), readers.end()])
  try {
    await requireRole(pool, 'vindbaar_nobody')
    await requireRole(authPool, 'vindbaar_auth')
    await requireRole(readers, 'vindbaar_app')
  } catch (error) {
    await endPools()
    throw error instanceof StartupError ? error : unreachable(url, error)
  }
  const listener = new PostgresListener(config('vindbaar_nobody'), log)

  const transaction = <T>(identity: ReturnType<typeof asActor>, work: (tx: Tx) => Promise<T>) =>
    inTransaction(async () => {
      // Not drizzle's own way with a pool: it loses the connection when `begin` fails.
      const client = await pool.connect()
      try {
        return await drizzle({ client }).transaction(async (tx) => {
          await tx.execute(identity)
          return work(tx as unknown as Tx)
        })
      } finally {
        client.release()
      }
    })

  const visitors = drizzle({ client: refusingInsideTransactions(readers) })
  return {
    kind: 'postgres',
    as: (actor, work) => transaction(asActor(actor), work),
    read: async <Row extends Record<string, unknown>>(query: SQL) => (await visitors.execute(query)).rows as Row[],
    asJobs: (work) => transaction(asJobs, work),
    auth: drizzle({ client: refusingInsideTransactions(authPool) }) as unknown as AuthHandle,
    listen: (channel, onMessage, onState) => listener.listen(channel, onMessage, onState),
    async close() {
      await listener.close()
      await endPools()
    },
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
 * The role comes with the connection's start-up packet: it holds before the first query of every new connection, and
 * `reset role` leads back to it, never to the login.
 */
function withRole(url: URL, role: string, settings: string): string {
  const withOptions = new URL(url)
  const given = url.searchParams.get('options')
  withOptions.searchParams.set(
    'options',
    `${given ? `${given} ` : ''}-c role=${role} -c timezone=UTC ${settings}`.trim(),
  )
  return withOptions.href
}

/** A connection pooler in between may swallow the start-up packet, and with it the roles. */
async function requireRole(pool: pg.Pool, role: string): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  if (rows[0]?.role === role) return
  throw new StartupError(
    'database-no-rights',
    'De verbinding met de database neemt haar rol niet aan; waarschijnlijk zit er een pooler tussen. Laat DATABASE_URL rechtstreeks naar de PostgreSQL-server wijzen.',
  )
}

async function migrateServer(url: URL): Promise<void> {
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: CONNECT_TIMEOUT })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(url, error)
  }
  try {
    await migrate({
      query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
      run: async (text) => void (await client.query(text)),
    })
  } finally {
    await client.end()
  }
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
