/** A sitemap.xml.gz is a compressed file, not a transfer encoding. This handles bytes only; it does not parse them. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Source } from '#engine/evidence.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'

/** Returns at most `maxBytes`. */
export async function unpackedSitemap(source: Source, maxBytes = FETCH_LIMITS.bytes.sitemap): Promise<Source> {
  if (source.body[0] !== 0x1f || source.body[1] !== 0x8b) return source
  try {
    return { ...source, body: new Uint8Array(await promisify(gunzip)(source.body, { maxOutputLength: maxBytes })) }
  } catch (error) {
    const tooLarge = error instanceof RangeError
    return { ...source, body: new Uint8Array(), failure: tooLarge ? 'too-large' : 'bad-encoding' }
  }
}
