/** User text and redirect targets become a URL that may be fetched, or the reason why not. */
import type { FetchFailure } from '../evidence.ts'

export type SiteUrl = { ok: true; url: URL } | { ok: false; reason: FetchFailure }

/** What a person typed: 'voorbeeld.nl' as well as 'https://voorbeeld.nl/contact'. `allowPrivateHosts`: 'host' or 'host:port'. */
export declare function parseSiteUrl(text: string, allowPrivateHosts?: readonly string[]): SiteUrl
