/**
 * Resolves names by querying the name servers directly. `getaddrinfo` has four threads for the whole process and
 * cannot be cancelled, so a few names that no server answers would block every other lookup.
 */
import { lookup, Resolver } from 'node:dns/promises'

/** Two tries, the second twice as long, within the time that a fetch waits for its first byte. */
const TRY_MS = 1_400
const TRIES = 2

/** `exempt`: a host that may be private, and may be defined in the machine's hosts file. */
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

/** IPv4 addresses first. One kind is enough; when both queries fail, the first error is thrown. */
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

/** The TXT records of a name: each text whole, however many pieces it came in. */
export async function textsOf(
  hostname: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<readonly string[]> {
  const records = await asking(signal, servers, (resolver) => resolver.resolveTxt(hostname))
  return records.map((pieces) => pieces.join(''))
}

/** True when no name server answered in time. 'Does not exist' counts as an answer. */
export function isUnanswered(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code ?? ''
  return ['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED'].includes(code)
}

/** One resolver per query, because cancelling a resolver cancels all of its queries. */
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
