// One connection that listens on all channels, checks every second that notifications still arrive, and reconnects when they do not.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from './database.ts'
import { PostgresClient } from './postgres-client.ts'

/** Its name in pg_stat_activity. */
const LISTENER_NAME = 'vindbaar listener'
const FIRST_RETRY = 100
const LAST_RETRY = 2_000
const BEAT_EVERY = 1_000
/** A notification to itself must arrive within this time; otherwise this process may hold stale data. */
const BEAT_WITHIN = 3_000

interface Listener {
  channel: string
  onMessage: (payload: string) => void
  onState: ((listening: boolean) => void) | undefined
}

export class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #log: Log
  readonly #onLoss: () => void
  readonly #listeners = new Set<Listener>()
  /** A channel for this process alone. */
  readonly #heartbeat = `heartbeat_${randomUUID()}`
  #onHeartbeat: (() => void) | null = null
  #client: PostgresClient | null = null
  #connecting: Promise<void> | null = null
  #timers = new Set<NodeJS.Timeout>()
  /** What was asked last, which settles when it is answered or fails. */
  #asked: Promise<unknown> = Promise.resolve()
  #closed = false

  /** `onLoss`: the connection broke or timed out; others to the same server may be dead too. */
  constructor(config: pg.ClientConfig, log: Log, onLoss: () => void = () => {}) {
    this.#config = config
    this.#log = log
    this.#onLoss = onLoss
  }

  get isListening(): boolean {
    return this.#client !== null
  }

  async listen(
    channel: string,
    onMessage: Listener['onMessage'],
    onState?: Listener['onState'],
  ): Promise<() => Promise<void>> {
    const listener: Listener = { channel, onMessage, onState }
    this.#listeners.add(listener)
    try {
      await this.#connected()
      if (this.#client) await this.#ask(this.#client, `listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#listeners.delete(listener)
      throw error
    }
    return async () => {
      this.#listeners.delete(listener)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await this.#connecting?.catch(() => {})
    await this.#client?.end()
  }

  async #connected(): Promise<void> {
    if (this.#client) return
    this.#connecting ??= this.#connect()
    await this.#connecting
  }

  async #connect(): Promise<void> {
    // What was asked of a lost connection keeps nobody waiting.
    this.#asked = Promise.resolve()
    const client = new PostgresClient({
      ...this.#config,
      application_name: LISTENER_NAME,
      query_timeout: BEAT_WITHIN,
    })
    let lost = false
    const lose = (err?: Error) => {
      if (lost) return
      lost = true
      client.destroy()
      if (this.#client !== client) return
      this.#client = null
      if (this.#closed) return
      this.#log.warn({ err }, 'Meldingen van de database zijn onderbroken')
      this.#tell(false)
      this.#onLoss()
      this.#retry(FIRST_RETRY)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#heartbeat) this.#onHeartbeat?.()
      for (const listener of this.#listeners) if (listener.channel === channel) listener.onMessage(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of new Set([this.#heartbeat, ...[...this.#listeners].map((listener) => listener.channel)])) {
        await this.#ask(client, `listen ${pg.escapeIdentifier(channel)}`)
      }
      this.#client = client
      this.#beat(client, lose)
    } catch (error) {
      lose()
      throw error
    } finally {
      this.#connecting = null
    }
  }

  /** One after another: a beat and a new channel come at any time, and a connection does one query at a time. */
  #ask(client: PostgresClient, text: string, values?: unknown[]): Promise<unknown> {
    const asked = this.#asked.then(() => client.query(text, values))
    this.#asked = asked.catch(() => {})
    return asked
  }

  /** Without it, a connection whose other end vanished would wait forever. */
  #beat(client: PostgresClient, lose: (err: Error) => void): void {
    const silent = this.#after(BEAT_WITHIN, () => {
      // In a busy process the notification may have arrived but not been read yet: it is read before this callback.
      setImmediate(() => {
        if (!this.#timers.delete(silent) || this.#client !== client) return
        lose(new Error('A notification to ourselves did not come back'))
      })
      this.#timers.add(silent)
    })
    this.#onHeartbeat = () => {
      clearTimeout(silent)
      if (!this.#timers.delete(silent)) return
      this.#after(BEAT_EVERY, () => {
        if (this.#client === client) this.#beat(client, lose)
      })
    }
    this.#ask(client, 'select pg_notify($1, $2)', [this.#heartbeat, '']).catch(lose)
  }

  #retry(delay: number): void {
    this.#after(delay, () => {
      this.#connected().then(
        () => this.#tell(true),
        () => {
          if (!this.#closed) this.#retry(Math.min(delay * 2, LAST_RETRY))
        },
      )
    })
  }

  #after(delay: number, work: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, delay)
    timer.unref()
    this.#timers.add(timer)
    return timer
  }

  #tell(listening: boolean): void {
    for (const listener of this.#listeners) listener.onState?.(listening)
  }
}
