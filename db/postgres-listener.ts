// One connection that listens for all channels, and comes back by itself when it is lost.
import pg from 'pg'
import type { Log } from './open-database.ts'

const FIRST_RETRY = 100
const LAST_RETRY = 5_000
const HEARTBEAT = 15_000

interface Ear {
  channel: string
  onMessage: (payload: string) => void
  onState: ((listening: boolean) => void) | undefined
}

export class PostgresListener {
  readonly #config: pg.ClientConfig
  readonly #log: Log
  readonly #ears = new Set<Ear>()
  #client: pg.Client | null = null
  #connecting: Promise<void> | null = null
  #timers = new Set<NodeJS.Timeout>()
  #closed = false

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = config
    this.#log = log
  }

  async listen(channel: string, onMessage: Ear['onMessage'], onState?: Ear['onState']): Promise<() => Promise<void>> {
    const ear: Ear = { channel, onMessage, onState }
    this.#ears.add(ear)
    try {
      await this.#connected()
      await this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#ears.delete(ear)
      throw error
    }
    return async () => {
      this.#ears.delete(ear)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#connecting?.catch(() => {})
    await this.#client?.end()
  }

  async #connected(): Promise<void> {
    if (this.#client) return
    this.#connecting ??= this.#connect()
    await this.#connecting
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#config, query_timeout: HEARTBEAT })
    let lost = false
    const lose = (err?: Error) => {
      if (lost) return
      lost = true
      client.end().catch(() => {})
      if (this.#client !== client) return
      this.#client = null
      if (this.#closed) return
      this.#log.warn({ err }, 'Meldingen van de database zijn onderbroken')
      this.#tell(false)
      this.#retry(FIRST_RETRY)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ channel, payload }) => {
      for (const ear of this.#ears) if (ear.channel === channel) ear.onMessage(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of new Set([...this.#ears].map((ear) => ear.channel))) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
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

  /** A connection whose other end vanished without a word would listen to nothing for ever. */
  #beat(client: pg.Client, lose: (err: Error) => void): void {
    this.#after(HEARTBEAT, () => {
      if (this.#client !== client) return
      client.query('select').then(() => this.#beat(client, lose), lose)
    })
  }

  #retry(delay: number): void {
    this.#after(delay, () => {
      this.#connected().then(
        () => this.#tell(true),
        () => !this.#closed && this.#retry(Math.min(delay * 2, LAST_RETRY)),
      )
    })
  }

  #after(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, delay)
    timer.unref()
    this.#timers.add(timer)
  }

  #tell(listening: boolean): void {
    for (const ear of this.#ears) ear.onState?.(listening)
  }
}
