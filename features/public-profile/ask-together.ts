/** More keys are split over several queries, so that the database reads the next ones while the first are being rendered. */
const MOST_TOGETHER = 8

/** Batches the lookups of one turn of the event loop into few queries: under load a round trip costs more than a row. */
export function askTogether<Answer>(ask: (keys: string[]) => Promise<Map<string, Answer>>) {
  let asked: { keys: Set<string>; answers: Promise<Map<string, Answer>> } | null = null

  async function next(keys: Set<string>): Promise<Map<string, Answer>> {
    await new Promise(setImmediate)
    // From here on a request queries again, because its answer may have changed.
    if (asked?.keys === keys) asked = null
    return ask([...keys])
  }

  return async (key: string): Promise<Answer | undefined> => {
    if (!asked || asked.keys.size >= MOST_TOGETHER) {
      const keys = new Set<string>()
      asked = { keys, answers: next(keys) }
    }
    const { keys, answers } = asked
    keys.add(key)
    return (await answers).get(key)
  }
}
