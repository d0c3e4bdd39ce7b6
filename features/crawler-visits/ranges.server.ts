/** The vendors' published addresses: fetched by a daily job (ranges.job.ts), stored with source and date, held in memory as block lists. */
import { BlockList, isIP } from 'node:net'
import { sql } from 'drizzle-orm'
import type { Services } from '#features/services.ts'

export type Ranges = ReadonlyMap<string, BlockList>

export async function loadRanges({ db }: Services): Promise<Ranges> {
  const rows = await db.read<{ source: string; prefixes: string[] }>(sql`select source, prefixes from crawler_ranges`)
  return new Map(
    rows
      .filter(({ prefixes }) => prefixes.length > 0)
      .map(({ source, prefixes }) => {
        const list = new BlockList()
        for (const prefix of prefixes) {
          const [network = '', bits] = prefix.split('/')
          list.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4')
        }
        return [source, list]
      }),
  )
}

/** Every list with its source and date, to show what a verdict is based on. */
export async function rangeSources({ db }: Services) {
  const rows = await db.read<
    Record<'version' | 'problem', string | null> & {
      source: string
      addresses: number
      fetched_at: string | Date | null
    }
  >(sql`select source, version, jsonb_array_length(prefixes) as addresses, fetched_at, problem from crawler_ranges`)
  return rows.map(({ source, version, addresses, fetched_at, problem }) => ({
    ...{ source, version, addresses, problem },
    fetchedAt: fetched_at === null ? null : new Date(fetched_at),
  }))
}
