/** Thrown when the database cannot be reached or does not answer in time: a retry may succeed a moment later. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseAway'
  }
}

/** Whether an error is, or was caused by, an unreachable database; drizzle and features wrap what they catch. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++) {
    if (at instanceof DatabaseAway) return true
  }
  return false
}
