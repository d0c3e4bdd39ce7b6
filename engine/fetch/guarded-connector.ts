/** Opens sockets to addresses that were checked in the same moment, so that a name that changes its answer gains nothing. */
import type { LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import type { FetchFailure } from '../evidence.ts'
import { BLOCK_LIST } from './blocked-addresses.ts'
import { checkDestination, type Resolve } from './check-destination.ts'
import { isAllowedPrivateHost } from './site-url.ts'

export interface ConnectorOptions {
  allowPrivateHosts: readonly string[]
  resolve: Resolve
  timeoutMs: number
  /** Told of each address right before a connection to it is tried. */
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
  const guarded = connectorFor(false, options)
  const exempted = connectorFor(true, options)
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80')
    const exempt = isAllowedPrivateHost(target.hostname, port, options.allowPrivateHosts)
    // undici documents that the socket is also returned; its types do not say so.
    const socket = (exempt ? exempted : guarded)(target, callback) as unknown as Socket
    socket.on('connectionAttempt', options.onSocket)
    return socket
  }
}

function connectorFor(exempt: boolean, { resolve, timeoutMs }: ConnectorOptions) {
  // Node connects to the very addresses that this answers.
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    checkDestination(hostname, exempt, resolve).then((destination) => {
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
    // Second layer, and the only one for addresses written as such. Node < 22.22 ignores it silently; a test watches that.
    ...(exempt ? {} : { blockList: BLOCK_LIST }),
  })
}
