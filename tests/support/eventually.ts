import { vi } from 'vitest'

/** Waits until an assertion holds. A busy machine is slow, not wrong: only what never happens fails. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 })
