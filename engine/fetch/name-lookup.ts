/**
 * Names to addresses, asked of the name servers themselves. `getaddrinfo` has a handful of threads for the whole process and
 * its questions cannot be taken back: some names that nobody answers for would hold up every other lookup.
 */
import { lookup, Resolver } from 'node:dns/promises'

/** Two tries, the second twice as long, within the time that a fetch waits for its first byte. */
const TRY_MS = 1_400
const TRIES = 2

/** `exempt`: one of the hosts that may be private, which may stand in the machine's own hosts file. */
export type Resolve = (
  hostname: string,
  options: { exempt: boolean; signal: AbortSignal },
) => Promise<readonly string[]>

/** `servers`: '127.0.0.1:5353'; those of the machine without it. */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return async (hostname, { exempt, signal }) => {
    if (exempt) return (await lookup(hostname, { all: true })).map(({ address }) => address)
    return addressesOf(hostname, signal, servers)
  }
}

/** IPv4 first. One of the two kinds is enough; where both fail, what went wrong with the first is thrown. */
export async function addressesOf(
  hostname: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<readonly string[]> {
  return asking(signal, servers, async (resolver) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length === 0 && four.status === 'rejected') throw four.reason
    return found
  })
}

export function namesOf(address: string, signal?: AbortSignal, servers?: readonly string[]): Promise<string[]> {
  return asking(signal, servers, (resolver) => resolver.reverse(address))
}

/** True where no name server answered in time; a name that does not exist is an answer. */
export function isUnanswered(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? ''
  return ['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED'].includes(code)
}

/** A resolver of its own for each question, since cancelling one ends all that it was asked. */
async function asking<T>(
  signal: AbortSignal | undefined,
  servers: readonly string[] | undefined,
  ask: (resolver: Resolver) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal?.addEventListener('abort', cancel)
  try {
    return await ask(resolver)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
