/** Resolves a name. All of its addresses must be public, else no connection is made. */
import { isIP } from 'node:net'
import type { FetchFailure } from '#engine/evidence.ts'
import { isBlockedAddress } from './blocked-addresses.ts'
import { isUnanswered, type Resolve } from './name-lookup.ts'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export type Destination = { ok: true; addresses: ResolvedAddress[] } | { ok: false; reason: FetchFailure }

/** One private address refuses the name, because an attacker controls the order of DNS answers. */
export async function checkDestination(
  hostname: string,
  exempt: boolean,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<Destination> {
  const host = hostname.replace(/^\[|\]$/g, '')
  let answers: readonly string[]
  try {
    answers = isIP(host) ? [host] : await resolve(host, { exempt, signal })
  } catch (error) {
    return { ok: false, reason: isUnanswered(error) ? 'timed-out' : 'dns-failed' }
  }
  if (answers.length === 0) return { ok: false, reason: 'dns-failed' }
  if (!exempt && answers.some(isBlockedAddress)) return { ok: false, reason: 'blocked-address' }
  return { ok: true, addresses: answers.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })) }
}
