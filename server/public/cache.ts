/**
 * A cache of rendered public pages as bytes, ready to send. Bounded by bytes; the least recently used goes first. A change of an account
 * invalidates its pages and the renders that began before it; while the listener is disconnected nothing is kept.
 */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type RawHeaders, Reply } from './reply.ts'

export interface Page<Subject> {
  status: number
  contentType: string
  body: string
  headers: RawHeaders
  /** The account of the page; null for pages of the product itself. */
  userId: string | null
  /** The request headers that its answer varies by. */
  subject: Subject
}

export interface KeptPage<Subject> {
  /** The whole body is in `plain`. */
  page: Omit<Page<Subject>, 'body'>
  etag: string
  /** Compressed after the first reader got the page; null until then. */
  notModified: Reply | null
  plain: Reply
  /** Built when a page is requested again; null until then. */
  brotli: Reply | null
  gzip: Reply | null
  isCompressed: boolean
  /** When eviction last considered it. */
  isUsed: boolean
  size: number
  goodUntil: number
}

export interface PageCacheOptions {
  maximumBytes: number
  /** Monotonic milliseconds; a value in tests. */
  now?: (() => number) | undefined
}

/**
 * The maximum age of a page. A plan can end without a write that would invalidate the page, and the product's own lists belong
 * to no account.
 */
const MAXIMUM_AGE_MS = 5 * 60_000
/** The overhead of an entry: its heads in four forms, and the objects around it. */
const OVERHEAD = 8_000
const MOST_CHANGES = 10_000

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** When a render began. */
export type Began = { generation: number; epoch: number }

export class PageCache<Subject> {
  readonly #pages = new Map<string, KeptPage<Subject>>()
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #maximum: number
  readonly #now: () => number
  #bytes = 0
  #generation = 0
  #epoch = 0
  #isListening = false
  /** Accounts that changed during a running render, with the generation of the change, the latest last. */
  readonly #changed = new Map<string, number>()
  /** Running renders, oldest first. */
  readonly #rendering = new Set<Began>()

  constructor({ maximumBytes, now = () => performance.now() }: PageCacheOptions) {
    this.#maximum = maximumBytes
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  /** How many changes are remembered for the running renders. */
  get remembered(): number {
    return this.#changed.size
  }

  get isListening(): boolean {
    return this.#isListening
  }

  get(key: string): KeptPage<Subject> | null {
    const kept = this.#pages.get(key)
    if (!kept) return null
    if (this.#now() > kept.goodUntil) {
      this.#forget(key)
      return null
    }
    if (!kept.isCompressed) void this.compress(key, kept)
    kept.isUsed = true
    return kept
  }

  /** Called before the database is read; ends with `keep` or `abandon`. */
  begin(): Began {
    const began = { generation: this.#generation, epoch: this.#epoch }
    this.#rendering.add(began)
    return began
  }

  /** The page ready to send; kept unless something changed since the render began. */
  keep(key: string, page: Page<Subject>, began: Began): KeptPage<Subject> {
    const kept = encodePage(page, this.#now() + MAXIMUM_AGE_MS)
    const changedAt = page.userId === null ? 0 : (this.#changed.get(page.userId) ?? 0)
    const isCurrent = this.#isListening && began.epoch === this.#epoch && changedAt <= began.generation
    if (isCurrent && page.status === 200 && kept.size <= this.#maximum) {
      this.#forget(key)
      this.#pages.set(key, kept)
      this.#bytes += kept.size
      if (page.userId !== null) {
        const keys = this.#keysOf.get(page.userId) ?? new Set()
        this.#keysOf.set(page.userId, keys.add(key))
      }
      this.#shrink()
    }
    this.abandon(began)
    return kept
  }

  abandon(began: Began): void {
    this.#rendering.delete(began)
    // Under steady load some render is always running: changes from before the oldest of them can be forgotten.
    const [oldest] = this.#rendering
    for (const [userId, generation] of this.#changed) {
      if (oldest && generation > oldest.generation) return
      this.#changed.delete(userId)
    }
  }

  /** Invalidates an account: its pages go, and its running renders are not kept. */
  drop(userId: string): void {
    this.#generation++
    this.#changed.delete(userId)
    if (this.#rendering.size > 0) this.#changed.set(userId, this.#generation)
    if (this.#changed.size > MOST_CHANGES) {
      // A render hangs: nothing that is being rendered is kept, so no change need be remembered for it.
      this.#epoch++
      this.#changed.clear()
    }
    for (const key of this.#keysOf.get(userId) ?? []) this.#forget(key)
  }

  /** Whether the listener is connected. Pages kept before an interruption may be stale. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening
    this.#epoch++
    this.#pages.clear()
    this.#keysOf.clear()
    this.#bytes = 0
  }

  #forget(key: string): void {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.#bytes -= kept.size
    const { userId } = kept.page
    if (userId === null) return
    const keys = this.#keysOf.get(userId)
    keys?.delete(key)
    if (keys?.size === 0) this.#keysOf.delete(userId)
  }

  /** Second chance (CLOCK): a used page moves to the back once. Cheaper than strict LRU order, which each read would update. */
  #shrink(): void {
    for (const [key, kept] of this.#pages) {
      if (this.#bytes <= this.#maximum) return
      if (kept.isUsed) {
        kept.isUsed = false
        this.#pages.delete(key)
        this.#pages.set(key, kept)
      } else this.#forget(key)
    }
  }

  /** Runs when a page is requested again; `keep` leaves it out, so that a miss costs no compression. */
  async compress(key: string, kept: KeptPage<Subject>): Promise<void> {
    kept.isCompressed = true
    const bytes = kept.plain.body
    const [brotli, zipped] = await Promise.all([
      compressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      compressGzip(bytes, { level: 6 }),
    ])
    if (this.#pages.get(key) !== kept) return
    kept.brotli = encoded(kept, brotli, 'br')
    kept.gzip = encoded(kept, zipped, 'gzip')
    kept.size += brotli.length + zipped.length
    this.#bytes += brotli.length + zipped.length
    this.#shrink()
  }
}

/** The page ready to send. */
export function encodePage<Subject>({ body, ...page }: Page<Subject>, goodUntil = 0): KeptPage<Subject> {
  const bytes = bytesOf(body)
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`
  const kept = {
    page,
    etag,
    notModified: null,
    brotli: null,
    gzip: null,
    isCompressed: false,
    isUsed: false,
    goodUntil,
  }
  return { ...kept, plain: encoded(kept, bytes, null), size: bytes.length + OVERHEAD }
}

let scratch = Buffer.allocUnsafeSlow(64 * 1024)

/** A text as UTF-8, valid until the next call: the caller copies what it needs longer. Half the cost of a new buffer. */
function bytesOf(text: string): Buffer {
  const most = text.length * 3
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  return scratch.subarray(0, scratch.write(text))
}

function encoded(
  { etag, page }: Pick<KeptPage<unknown>, 'etag' | 'page'>,
  body: Buffer,
  encoding: 'br' | 'gzip' | null,
): Reply {
  const headers = [
    ...['Content-Type', page.contentType, 'Content-Length', String(body.length), 'ETag', etag],
    ...(encoding ? ['Content-Encoding', encoding] : []),
    ...page.headers,
  ]
  return new Reply(page.status, headers, body)
}
