/** Checks an address and opens the socket to that same address, so that a name cannot resolve differently in between. */
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { buildConnector } from 'undici'
import type { FetchFailure } from '#engine/evidence.ts'
import { BLOCK_LIST, isBlockedAddress } from './blocked-addresses.ts'
import { checkDestination } from './check-destination.ts'
import type { Resolve } from './name-lookup.ts'
import { isAllowedPrivateHost } from './site-url.ts'

export interface ConnectorOptions {
  allowPrivateHosts: readonly string[]
  resolve: Resolve
  /** Cancels open DNS queries. */
  signal: AbortSignal
  timeoutMs: number
  /** Called with each address right before a connection to it is tried. */
  onSocket: (address: string, port: number) => void
}

/** Why a connection was refused by us, for `failureOf`. */
export class RefusedConnection extends Error {
  readonly reason: FetchFailure
  constructor(reason: FetchFailure) {
    super(`Connection refused by the block list: ${reason}`)
    this.reason = reason
  }
}

export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  const guarded = plainConnector(false, options)
  const exempted = plainConnector(true, options)
  const secure = buildConnector({ allowH2: false, timeout: options.timeoutMs })
  return ({ hostname, host, protocol, port: givenPort, servername }, callback) => {
    const port = givenPort || (protocol === 'https:' ? '443' : '80')
    const exempt = isAllowedPrivateHost(hostname, port, options.allowPrivateHosts)
    // A literal IP address is not looked up, so it is checked here.
    if (!exempt && isIP(hostname) && isBlockedAddress(hostname)) {
      return process.nextTick(callback, new RefusedConnection('blocked-address'), null)
    }
    const connect = exempt ? exempted : guarded
    // Always a plain socket first, and TLS on top of it: `tls.connect` itself ignores `blockList`.
    const socket = connect({ hostname, protocol: 'http:', port }, (...result) => {
      const [error, plain] = result
      if (error || protocol === 'http:') return callback(...result)
      secure(
        {
          hostname,
          protocol,
          port,
          httpSocket: plain,
          ...(host ? { host } : {}),
          ...(servername ? { servername } : {}),
        },
        callback,
      )
    }) as unknown as Socket // undici documents that the socket is also returned; its types do not say so
    socket.on('connectionAttempt', options.onSocket)
  }
}

function plainConnector(exempt: boolean, { resolve, signal, timeoutMs }: ConnectorOptions) {
  // Node connects to exactly the addresses that this returns.
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    checkDestination(hostname, exempt, resolve, signal).then((destination) => {
      if (!destination.ok) return callback(new RefusedConnection(destination.reason), all ? [] : '')
      const [first] = destination.addresses
      if (all) callback(null, destination.addresses)
      else callback(null, first!.address, first!.family)
    })
  }
  return buildConnector({
    allowH2: false,
    autoSelectFamily: true,
    timeout: timeoutMs,
    lookup,
    // The second layer, checked by Node itself. Old Node versions ignore it silently, which a test would show.
    ...(exempt ? {} : { blockList: BLOCK_LIST }),
  })
}
