/** A request without any result yet. */
import type { Source, SourceKind } from '#engine/evidence.ts'

export function emptySource(kind: SourceKind, url: string): Source {
  return {
    kind,
    url,
    finalUrl: url,
    redirects: [],
    status: null,
    failure: null,
    headers: {},
    body: new Uint8Array(),
    firstByteMs: null,
    totalMs: null,
  }
}
