/** The only door to the network. */
import type { FetchFailure, Source, SourceKind } from '../evidence.ts'

/** Asked at each redirect: null follows it, a failure ends the request with that failure. */
export type Follow = (next: URL) => FetchFailure | null
export type Fetch = (url: string, kind: SourceKind, follow?: Follow) => Promise<Source>

export interface FetcherOptions {
  /** Page that explains the bot; part of the User-Agent. */
  botInfoUrl: string
  allowPrivateHosts?: readonly string[]
  /** Ends all requests of this site; they then answer 'timed-out'. */
  signal?: AbortSignal
}
/** One fetcher per audited site: its requests share one budget (8 requests, 10 s, 10 MB). Always close it. */
export interface SafeFetcher {
  fetch: Fetch
  close: () => Promise<void>
}
export declare function openSafeFetcher(options: FetcherOptions): SafeFetcher
