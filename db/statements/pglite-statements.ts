// How statements are asked of PGlite: in two messages, or in one where it knows them. Its own `query` sends six, each of which enters and
// leaves the database for itself, and has the text read and planned every time.
import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { nameIfOftenAsked } from './often-asked.ts'

const { serialize } = protocol

/** What the database says of a statement: the types of its values, and the columns of its rows. */
type Described = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** Asks statements inside a transaction. One that is asked often keeps its plan until the database closes. */
export function statementsOf(client: PGlite) {
  const kept = new Map<string, Described>()

  const say = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  async function describe(text: string): Promise<{ name: string; described: Described }> {
    const name = nameIfOftenAsked(text) ?? ''
    const known = kept.get(name)
    if (known) return { name, described: known }
    const described = await say(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    if (name) kept.set(name, described)
    return { name, described }
  }

  return async <Row>(
    tx: Transaction,
    text: string,
    params: unknown[] = [],
    { rowMode, parsers }: QueryOptions = {},
  ) => {
    // As its own methods refuse: what comes later would belong to the transaction of someone else.
    if (tx.closed) throw new Error('Transaction is closed')
    return client.runExclusive(async () => {
      const { name, described } = await describe(text)
      const types = parse.parseDescribeStatementResults(described)
      const values = params.map((value, at) => textOf(client, value, types[at]))
      const answered = await say(serialize.bind({ statement: name, values }), serialize.execute({}))
      // Given as an option, they would be copied together with the hundreds of the connection.
      const all: PGlite['parsers'] = Object.assign(Object.create(client.parsers), parsers)
      return parse.parseResults([...described, ...answered], all, rowMode ? { rowMode } : {})[0] as Results<Row>
    })
  }
}

/** As PGlite's own `query`. */
function textOf({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const serialize = type === undefined ? undefined : serializers[type]
  return serialize ? serialize(value) : String(value)
}
