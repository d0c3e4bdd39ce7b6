/**
 * Limits how much slow work a process runs at once, and decides what is next: the waiting accounts take turns, so that
 * nobody waits for everything that another account requested.
 */
import { Failure } from '#features/failure.ts'

export interface Work {
  /** The account that it belongs to. */
  account: string
  /** How many websites it reads. */
  size: number
  /** Called with its place in the queue, each time that changes. */
  onAhead: (ahead: number) => void
}

interface Waiting extends Work {
  begin: () => void
  reported: number | null
}

export interface QueueLimits {
  /** Websites read concurrently. */
  places: number
  /** Most work that may wait. */
  longest: number
}

/** After this many seconds there is probably room again. */
const TRY_AGAIN_SECONDS = 30

export class WorkQueue {
  readonly #limits: QueueLimits
  /** In the order in which the accounts are next. */
  readonly #waiting = new Map<string, Waiting[]>()
  #taken = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Waits for room, then runs the work. Throws 'too-busy' when the queue is full. */
  async run<T>(work: Work, todo: () => Promise<T>): Promise<T> {
    // Work larger than the whole capacity runs alone.
    const size = Math.min(work.size, this.#limits.places)
    await this.#room({ ...work, size })
    try {
      return await todo()
    } finally {
      this.#taken -= size
      this.#beginNext()
    }
  }

  #room(work: Work): Promise<void> {
    if (this.#waiting.size === 0 && this.#fits(work)) {
      this.#taken += work.size
      return Promise.resolve()
    }
    if (this.#length() >= this.#limits.longest) {
      return Promise.reject(new Failure('too-busy', { retryAfter: TRY_AGAIN_SECONDS }))
    }
    return new Promise((begin) => {
      const own = this.#waiting.get(work.account) ?? []
      this.#waiting.set(work.account, [...own, { ...work, begin, reported: null }])
      this.#tell()
    })
  }

  #fits({ size }: Work): boolean {
    return this.#taken + size <= this.#limits.places
  }

  #length(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** The first in the queue is never overtaken, or large work would wait forever. */
  #beginNext(): void {
    for (;;) {
      const [next] = this.#waiting
      if (!next) return
      const [account, [first, ...others]] = next
      if (!first || !this.#fits(first)) break
      this.#waiting.delete(account)
      if (others.length > 0) this.#waiting.set(account, others)
      this.#taken += first.size
      first.begin()
    }
    this.#tell()
  }

  #tell(): void {
    for (const [ahead, work] of this.#inOrder().entries()) {
      if (work.reported === ahead) continue
      work.reported = ahead
      work.onAhead(ahead)
    }
  }

  /** Round robin: the first of each account, then the second of each, and so on. */
  #inOrder(): Waiting[] {
    const accounts = [...this.#waiting.values()]
    const rounds = Math.max(0, ...accounts.map(({ length }) => length))
    return Array.from({ length: rounds }, (_, round) => accounts.flatMap((own) => own[round] ?? [])).flat()
  }
}
