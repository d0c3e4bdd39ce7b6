// A connection to PostgreSQL that times out when the server does not answer, and distinguishes that from a failing query.
import pg from 'pg'
import { cleanValues } from './clean-values.ts'
import { DatabaseAway } from './database-away.ts'
import { nameIfOftenAsked } from './statements/often-asked.ts'

/** How long a statement may take, in milliseconds. */
export const LIMITS = { request: 5_000, job: 30_000 }

/** Timeout for opening a connection or getting one from the pool. */
const CONNECT_MS = 4_000
/** Allowance for the network on top of the statement's own timeout: the server's timeout comes first and its error says more. */
const NETWORK_MS = 1_000
const GOODBYE_MS = 500

/**
 * Limits that the server itself enforces, also when this process is gone: it ends statements that no client waits for, and releases
 * their locks. It checks for lost clients once a second.
 */
const SERVER_SIDE = {
  tcp_user_timeout: 10_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 3,
  tcp_keepalives_count: 3,
  client_connection_check_interval: 1_000,
}

/** Settings for the start-up packet. */
export const SERVER_SIDE_TIMEOUTS = Object.entries(SERVER_SIDE).map(([name, value]) => `-c ${name}=${value}`)

export const clientTimeouts = (statementMs: number) => ({
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: statementMs,
  query_timeout: statementMs + NETWORK_MS,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
})

/** Errors of a lost, refused or silent connection, of a server that is stopping, starting or full, and timeouts. */
const AWAY_CODES =
  /^(?:08...|57P0[123]|57014|53300|25P03|E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/
/** Errors of pg itself have no code. */
const AWAY_WORDS =
  /Connection terminated|timeout expired|Query read timeout|timeout exceeded|not queryable|after calling end|closed the connection|Client was closed/

function isAwayItself(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return AWAY_CODES.test(code)
  // Every address of a name was tried.
  if (error instanceof AggregateError) return error.errors.some(isAwayItself)
  return AWAY_WORDS.test(error.message)
}

/** The error to throw on. */
export function awayOr(error: unknown): unknown {
  return isAwayItself(error) ? new DatabaseAway(error) : error
}

/** Drizzle's statements, which are objects. One without values may be several in one text, which have no plan. */
function named(asked: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0 || typeof asked !== 'object' || asked === null) return asked
  return { ...asked, name: nameIfOftenAsked((asked as pg.QueryConfig).text) }
}

type AnyQuery = (...args: unknown[]) => Promise<unknown> | undefined

export class PostgresClient extends pg.Client {
  /** Idle in its pool. */
  isIdle = false
  /** It did not answer, so it is never used again. */
  isDead = false

  /** Closes the socket at once, without telling the server. */
  destroy(): void {
    this.isDead = true
    ;(this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  }

  #failed(error: unknown): unknown {
    // Another process migrated the database, and what a planned statement answers has changed: a new connection plans it again. The code
    // of that error (0A000) is also that of others, and its text is translated; PostgreSQL's function that finds it is neither.
    const isOutdated = (error as { routine?: string }).routine === 'RevalidateCachedQuery'
    const failure = isOutdated ? new DatabaseAway(error) : awayOr(error)
    // The next query would wait behind the unanswered one, so this connection is never used again.
    if (isOutdated || (failure instanceof DatabaseAway && !(error as { code?: string }).code)) this.destroy()
    return failure
  }

  // @ts-expect-error pg declares seven overloads; all of them end in a callback or a promise.
  override query(text: unknown, values?: unknown, ...others: unknown[]): Promise<unknown> | undefined {
    // Every query passes here, so characters that the database cannot hold are replaced here.
    const args = [named(text, values), Array.isArray(values) ? cleanValues(values) : values, ...others]
    const ask = super.query.bind(this) as unknown as AnyQuery
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return ask(...args.slice(0, -1), (error: unknown, result: unknown) =>
        callback(error ? this.#failed(error) : error, result),
      )
    }
    return ask(...args)?.catch((error: unknown) => {
      throw this.#failed(error)
    })
  }

  // @ts-expect-error as above: with a callback or without.
  override end(callback?: (error?: Error) => void): Promise<void> | undefined {
    // A server that does not answer does not answer the goodbye message either.
    const timer = setTimeout(() => this.destroy(), GOODBYE_MS)
    const ended = super.end().finally(() => clearTimeout(timer))
    if (!callback) return ended
    ended.then(() => callback(), callback)
    return undefined
  }
}

/** pg's pool, whose errors say whether the database is unreachable. */
class PostgresPool extends pg.Pool {
  // @ts-expect-error with a callback or without, as pg declares it twice.
  override connect(callback?: (...args: unknown[]) => void): Promise<pg.PoolClient> {
    const connect = super.connect.bind(this) as (callback?: unknown) => Promise<pg.PoolClient>
    if (!callback) return connect().then(comesBackWhenItEnds, rethrowTold)
    return connect((error: unknown, client?: pg.PoolClient) => {
      if (error || !client) callback(awayOr(error), client, () => {})
      else callback(undefined, comesBackWhenItEnds(client), client.release)
    })
  }

  // @ts-expect-error as above.
  override query(...args: unknown[]): Promise<unknown> {
    const ask = super.query.bind(this) as unknown as (...args: unknown[]) => Promise<unknown>
    return ask(...args).catch(rethrowTold)
  }
}

/** Code that holds a broken connection may never release it (drizzle does not when `begin` fails), so its place in the pool is freed here. */
function comesBackWhenItEnds(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  const giveBack = (error?: Error | boolean) => {
    client.off('end', ended)
    client.release = () => {}
    release(error || (client as unknown as PostgresClient).isDead)
  }
  const ended = () => giveBack(true)
  client.release = giveBack
  client.once('end', ended)
  return client
}

function rethrowTold(error: unknown): never {
  throw awayOr(error)
}

/** The pools on one server: when one connection turns out to be dead, the idle ones of all pools are suspect. */
export class PostgresPools {
  readonly #clients = new Set<PostgresClient>()
  readonly #pools: pg.Pool[] = []
  readonly #warn: (err: Error) => void
  #closed: Promise<void> | null = null

  constructor(warn: (err: Error) => void) {
    this.#warn = warn
  }

  open(config: pg.PoolConfig): pg.Pool {
    const pool = new PostgresPool({ idleTimeoutMillis: 30_000, ...config, Client: PostgresClient as never })
    // A lost server breaks connections and the pool opens new ones. Without a handler these events would end the process.
    pool.on('error', this.#warn)
    pool.on('connect', (made) => {
      const client = made as unknown as PostgresClient
      this.#clients.add(client)
      client.on('error', this.#warn)
      client.once('end', () => this.#clients.delete(client))
    })
    pool.on('acquire', (client) => {
      ;(client as unknown as PostgresClient).isIdle = false
    })
    pool.on('release', (_error, released) => {
      const client = released as unknown as PostgresClient
      if (client.isDead) this.suspect()
      else client.isIdle = true
    })
    this.#pools.push(pool as unknown as pg.Pool)
    return pool as unknown as pg.Pool
  }

  /** A connection did not answer, so idle ones may be dead too. They are destroyed, because trying them would make a customer wait. */
  suspect(): void {
    for (const client of this.#clients) {
      if (!client.isIdle) continue
      client.isIdle = false
      client.destroy()
      // The pool notices the destruction a moment later, and would hand out the client until then.
      client.emit('error', new Error('Given up with another connection that did not answer'))
    }
  }

  /** Gives running queries a moment to end, then destroys the connections. */
  close(graceMs: number): Promise<void> {
    this.#closed ??= this.#close(graceMs)
    return this.#closed
  }

  async #close(graceMs: number): Promise<void> {
    const ended = Promise.all(this.#pools.map((pool) => pool.end()))
    const timer = setTimeout(() => {
      for (const client of this.#clients) client.destroy()
    }, graceMs)
    await ended
    clearTimeout(timer)
  }
}
