/**
 * What a process does at once of the work that takes seconds, and who is next: the accounts that wait take turns, so that
 * nobody waits for all that another one has asked for.
 */
import { Failure } from '#features/failure.ts'

export interface Work {
  /** Whose turn it is. */
  account: string
  /** How many websites it reads. */
  size: number
  /** Told how many wait before it, each time that changes. */
  onAhead: (ahead: number) => void
}

interface Waiting extends Work {
  begin: () => void
  told: number | null
}

export interface QueueLimits {
  /** Websites that are read at the same time. */
  places: number
  /** Work that may wait. */
  longest: number
}

/** After this many seconds there is room again, likely. */
const TRY_AGAIN_SECONDS = 30

export class WorkQueue {
  readonly #limits: QueueLimits
  /** In the order in which the accounts are next. */
  readonly #waiting = new Map<string, Waiting[]>()
  #taken = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Waits for room, then does the work. Throws 'too-busy' where too many wait already. */
  async run<T>(work: Work, todo: () => Promise<T>): Promise<T> {
    // What is larger than the whole runs alone.
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
      this.#waiting.set(work.account, [...own, { ...work, begin, told: null }])
      this.#tell()
    })
  }

  #fits({ size }: Work): boolean {
    return this.#taken + size <= this.#limits.places
  }

  #length(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** The first in line is never passed by: large work would wait for ever. */
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
      if (work.told === ahead) continue
      work.told = ahead
      work.onAhead(ahead)
    }
  }

  /** One of each account, then the second of each, and so on. */
  #inOrder(): Waiting[] {
    const accounts = [...this.#waiting.values()]
    const rounds = Math.max(0, ...accounts.map(({ length }) => length))
    return Array.from({ length: rounds }, (_, round) => accounts.flatMap((own) => own[round] ?? [])).flat()
  }
}
