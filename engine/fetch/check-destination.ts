/** Where does this name lead? All its addresses must be public, or nothing is connected at all. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { FetchFailure } from '../evidence.ts'
import { isBlockedAddress } from './blocked-addresses.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}
/** Name to IP addresses. The default asks the operating system, as a connection would. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

export type Destination = { ok: true; addresses: ResolvedAddress[] } | { ok: false; reason: FetchFailure }

/** One private address among the answers refuses the name: the order of DNS answers is in the attacker's hands. */
export async function checkDestination(hostname: string, exempt: boolean, resolve: Resolve): Promise<Destination> {
  const host = hostname.replace(/^\[|\]$/g, '')
  let answers: readonly string[]
  try {
    answers = isIP(host) ? [host] : await resolve(host)
  } catch {
    return { ok: false, reason: 'dns-failed' }
  }
  if (answers.length === 0) return { ok: false, reason: 'dns-failed' }
  if (!exempt && answers.some(isBlockedAddress)) return { ok: false, reason: 'blocked-address' }
  return { ok: true, addresses: answers.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })) }
}
