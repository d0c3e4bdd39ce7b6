/** Reads a website from a folder of recorded files instead of the network. */
import type { Fetch } from './safe-fetch.ts'

/** Throws when the folder cannot be read. */
export declare function openRecordedSite(folder: string, siteUrl: URL): Promise<Fetch>
