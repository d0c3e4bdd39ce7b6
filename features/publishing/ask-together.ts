/** Questions of one turn of the event loop, put in one query: under load a round trip costs more than a row. */
export function askTogether<Answer>(ask: (keys: string[]) => Promise<Map<string, Answer>>) {
  let asked: { keys: Set<string>; answers: Promise<Map<string, Answer>> } | null = null

  async function next(keys: Set<string>): Promise<Map<string, Answer>> {
    await new Promise(setImmediate)
    // From here on a question is put anew: its answer may have changed.
    asked = null
    return ask([...keys])
  }

  return async (key: string): Promise<Answer | undefined> => {
    if (!asked) {
      const keys = new Set<string>()
      asked = { keys, answers: next(keys) }
    }
    asked.keys.add(key)
    return (await asked.answers).get(key)
  }
}
